"""EF-5L to EF-5S: movement, range, occupancy, Turn cards, Entities, Morphings, States."""

from __future__ import annotations

import pytest
from tests.etherfields.stage import Stage

from reverie.games.etherfields.content.notation import space_number
from reverie.games.etherfields.rules import atoms_map as ground
from reverie.games.etherfields.rules import terms as t
from reverie.games.etherfields.rules.frames import Effects, Looting, Moving, Striding
from reverie.games.etherfields.rules.places import effect_range, far, in_range_of, is_full, terrain_at
from reverie.testing import rule

PLAIN = ("bulk-a", "bulk-c", "bulk-w", "strong-a", "strong-c", "strong-w")
ALL = ("I-02 SETUP 1", "I-02 SETUP 2", "I-02 C", "I-02 D", "I-02 E")


def bells(*dreamers: str) -> Stage:
    """I-02 with all its tiles and Walls."""
    stage = Stage(*(dreamers or ("gambler",)))
    for seat in range(stage.s.players()):
        stage.deck(seat, *PLAIN).dreamer(seat, hand=("bulk-a",), discard=PLAIN)
    ground.set_walls(stage.s, stage.s.cast.dreams[stage.s.cast.dream_ids["I-02"]].walls)
    return stage.tiles(*ALL)


@rule("EF-2.34", "EF-5.114", "EF-5.117")
@pytest.mark.parametrize(
    ("one", "other", "distance"),
    [("A2c", "A2a", 1), ("A2c", "A2b", 2), ("A2b", "A3a", 3), ("B1a", "B1c", 3), ("A2a", "A2a", 0)],
)
def test_ways_go_round_walls(one: str, other: str, distance: int) -> None:
    """EF-8.9, EF-8.10"""
    stage = bells()
    assert far(stage.s, space_number(one), space_number(other)) == distance


@rule("EF-10.72", "EF-5.114")
def test_the_wall_of_the_slumber_map() -> None:
    """EF-8.115"""
    stage = Stage("gambler").tiles("B2", "B3").walls("B3a/B3b")
    assert far(stage.s, space_number("B2a"), space_number("B3b")) == 5


@rule("EF-5.111", "EF-2.34")
def test_a_move_goes_step_by_step_and_never_over_a_corner() -> None:
    stage = bells().stand(a="A2c").dream()
    stage.begin(Moving(0, 2))
    assert stage.options() == ["stop", space_number("A2a"), space_number("A2d"), space_number("B2a")]
    stage.walk("A2a", "stop")
    assert stage.where() == "A2a"


@rule("EF-9.109", "EF-6.121")
def test_a_step_into_water_costs_one_more() -> None:
    """EF-8.96: from land into Water 2, from Water to Water 2, from Water to land 1."""
    stage = bells().stand(a="B3a").dream()
    stage.begin(Moving(0, 5))
    stage.walk("B3b")
    assert stage.s.agenda[-1].left == 3
    stage.walk("B3d")
    assert stage.s.agenda[-1].left == 1
    stage.walk("B3c")
    assert stage.asked().kind == "act"


@rule("EF-5.127", "EF-9.75")
def test_a_trap_springs_on_whoever_passes() -> None:
    stage = bells().stand(a="B1d").dream()
    stage.begin(Moving(0, 2))
    stage.walk("B1b")
    assert len(stage.row().sealed) == 1
    stage.walk("B1d")
    assert len(stage.row().sealed) == 1


@rule("EF-5.126", "EF-5.132")
def test_a_gem_in_its_slot_lights_the_dark_bell() -> None:
    stage = bells().stand(a="B1c").dreamer(0, gems=1).dream()
    dark = space_number("B1a")
    assert terrain_at(stage.s, dark) == 1 << t.DARKNESS
    stage.say("put-gem")
    assert terrain_at(stage.s, dark) == 1 << t.LIGHT
    stage.say("take-gem")
    assert stage.row().gems == 1 and terrain_at(stage.s, dark) == 1 << t.DARKNESS


@rule("EF-5.129")
def test_extra_cards_for_who_stands_there_when_the_turn_begins() -> None:
    stage = bells().stand(a="A3a").turn_cards(10, 1, 2).dream(at="discard")
    assert stage.asked().kind == "discard"
    stage.say(())
    assert len(stage.row().hand) == 6


# Turn cards and Entities -------------------------------------------------------------------------------------------------


@rule("EF-5.156", "EF-5.157", "EF-5.171", "EF-4.95")
def test_a_step_reaches_whoever_is_in_range() -> None:
    """EF-8.11"""
    stage = bells("gambler", "expert").stand(a="A3b", b="A2c")
    stage.entity("I-02 K", "A3d")
    stage.dream()
    stage.begin(Effects(t.BASIC_STEP))
    assert [row.distress for row in stage.s.dreamers.rows] == [1, 0]
    stage.stand(b="A3a")
    stage.begin(Effects(t.STEPS.index("special")))
    assert [len(row.sealed) for row in stage.s.dreamers.rows] == [2, 2]


@rule("EF-5.158")
def test_a_step_without_anything_to_refer_to_does_nothing() -> None:
    """EF-8.12"""
    stage = bells().stand(a="A3b").dream()
    stage.begin(Effects(t.BASIC_STEP))
    assert stage.row().distress == 0 and stage.asked().kind == "act"


@rule("EF-4.95", "EF-5.196")
def test_a_stunned_figure_deals_no_distress() -> None:
    """EF-8.83"""
    stage = bells("gambler", "expert").stand(a="A2a", b="B2c")
    row = stage.entity("I-02 K", "A2a", "B2a")
    ground.give_state(stage.s, stage.s.figures_of(row)[0], 1)
    stage.dream()
    stage.begin(Effects(t.BASIC_STEP))
    assert [row.distress for row in stage.s.dreamers.rows] == [0, 1]


@rule("EF-5.185", "EF-5.186", "EF-9.73")
def test_morphings_deal_and_seal_more() -> None:
    stage = bells().stand(a="A3b")
    stage.entity("I-02 K", "A3d", morphings=("sharper", "sharper", "heavier"))
    stage.dream()
    stage.begin(Effects(t.BASIC_STEP))
    assert stage.row().distress == 3
    stage.begin(Effects(t.STEPS.index("special")))
    assert len(stage.row().sealed) == 4


@rule("EF-5.188", "EF-5.195", "EF-9.68")
def test_range_grows_unless_it_is_none_and_dazed_caps_it() -> None:
    """EF-8.42"""
    stage = bells().stand(a="A3b")
    row = stage.entity("I-02 K", "A3d", morphings=("longer",))
    figure = stage.s.figures_of(row)[0]
    assert [effect_range(stage.s, figure, base) for base in (0, 1, 2)] == [0, 2, 3]
    ground.give_state(stage.s, figure, 0)
    assert [effect_range(stage.s, figure, base) for base in (0, 1, 2)] == [0, 1, 1]
    assert in_range_of(stage.s, row, 2) == [0]


@rule("EF-5.172", "EF-5.187", "EF-4.96")
@pytest.mark.parametrize(("face", "tokens", "steps"), [("m1", 0, 1), ("mV", 0, 2), ("m1", 1, 1), ("mV", 1, 4)])
def test_an_entity_walks_its_movement_value(face: str, tokens: int, steps: int) -> None:
    """EF-8.41, EF-8.84"""
    stage = bells().stand(a="B3d")
    row = stage.entity("I-02 K", "A2a", morphings=("faster",) * tokens)
    figure = stage.s.figures_of(row)[0]
    stage.dice(movement=[face]).dream()
    before = far(stage.s, space_number("A2a"), space_number("B3d"))
    stage.begin(Striding(figure))
    while stage.asked().kind in ("path", "nearest"):
        stage.say(stage.options()[0])
    assert before - far(stage.s, stage.s.figures[figure].space, space_number("B3d")) == steps


@rule("EF-5.174", "EF-5.197")
def test_who_shares_a_space_or_is_paralyzed_does_not_move() -> None:
    """EF-8.44"""
    stage = bells().stand(a="A2a")
    row = stage.entity("I-02 K", "A2a")
    stage.dream()
    stage.begin(Striding(stage.s.figures_of(row)[0]))
    assert not stage.told("movement")
    stage.stand(a="B3d")
    ground.give_state(stage.s, stage.s.figures_of(row)[0], 2)
    stage.begin(Striding(stage.s.figures_of(row)[0]))
    assert not stage.told("movement")


@rule("EF-5.57", "EF-9.25", "EF-5.103", "EF-5.190", "EF-5.191")
@pytest.mark.parametrize("morphing", ["", "certain", "dull"])
def test_a_gem_rerolls_the_movement_die_unless_a_morphing_forbids(morphing: str) -> None:
    """EF-8.40"""
    stage = bells().stand(a="B2c").dreamer(0, gems=1)
    row = stage.entity("I-02 K", "A2a", morphings=(morphing,) if morphing else ())
    stage.dice(movement=["mV+", "m1"]).dream()
    stage.begin(Striding(stage.s.figures_of(row)[0]))
    if morphing:
        assert stage.asked().kind != "window"
        return
    assert stage.named() == ["pass", "use-a-gem"]
    stage.say("use-a-gem")
    assert stage.row().gems == 0
    assert [event["face"] for event in stage.told("movement")] == [t.AND_AGAIN, t.ONE_SPACE]


@rule("EF-5.136", "EF-5.137", "EF-5.138", "EF-5.139", "EF-4.43")
def test_an_entity_pushes_one_of_several_dreamers_out_of_a_full_space() -> None:
    """EF-8.45"""
    stage = bells("gambler", "expert", "tough-guy", "free-spirit").stand(a="A2d", b="A2d", c="A2d", d="A2d")
    row = stage.entity("I-02 K", "A2c")
    figure = stage.s.figures_of(row)[0]
    assert is_full(stage.s, space_number("A2d"))
    stage.dice(movement=["mV"]).dream()
    stage.begin(Striding(figure))
    assert stage.asked().kind == "one" and stage.options() == [0, 1, 2, 3]
    stage.say(2)
    assert stage.asked().kind == "push"
    stage.say(space_number("A2b"))
    assert stage.where(figure) == "A2d"
    assert [stage.where(seat) for seat in range(4)] == ["A2d", "A2d", "A2b", "A2d"]


@rule("EF-5.189", "EF-5.189a", "EF-5.207", "EF-9.69")
def test_morphings_switch_masks_and_progress_off() -> None:
    from reverie.games.etherfields.rules.force import active_mask, active_progress

    stage = bells("expert").stand(a="B3d").dreamer(0, masks=("owl",), mask="owl", progress=("field-notes",))
    assert active_mask(stage.s, 0) == stage.card("owl") and len(active_progress(stage.s, 0)) == 1
    stage.entity("I-02 K", "A2a", morphings=("faceless", "forgetful"))
    assert active_mask(stage.s, 0) == -1 and active_progress(stage.s, 0) == ()


@rule("EF-5.194", "EF-9.7")
def test_states_are_limited_by_their_tokens() -> None:
    stage = bells("gambler", "expert", "tough-guy")
    stage.stand(a="A2a", b="A2a", c="A2a")
    for seat, state in ((0, 0), (1, 2), (2, 0)):
        ground.give_state(stage.s, seat, state)
    assert [row.states for row in stage.s.figures.rows[:3]] == [t.DAZED, t.PARALYZED, 0]


@rule("EF-5.162", "EF-5.209", "EF-9.24")
def test_hours_buy_turns() -> None:
    stage = bells().stand(a="A2a").turn_cards(10, 1)
    stage.s.hours = 2
    stage.dream()
    stage.say("add-turns").say(2)
    assert stage.s.hours == 0 and len(stage.s.piles[0].cards) == 3


@rule("EF-5.164")
def test_loot_is_that_of_the_current_or_the_last_card() -> None:
    """EF-8.50"""
    stage = bells().stand(a="A2a").turn_cards(1, 2).dream()
    stage.begin(Looting(1, 0))
    assert stage.row().ether == 1
    stage.s.last, stage.s.current = stage.s.current, -1
    stage.begin(Looting(1, 0))
    assert stage.row().ether == 2


@rule("EF-5.161", "EF-4.106")
def test_a_step_is_blocked_before_it_comes() -> None:
    stage = bells().stand(a="A3b").dreamer(0, hand=("call-the-bluff", "bulk-a", "strong-a"))
    stage.entity("I-02 K", "A3d")
    stage.turn_cards(11, 1).dream()
    stage.say("call-the-bluff").say("card bulk-a").say("enough")
    stage.say("done")
    assert stage.row().distress == 0
    assert [event["step"] for event in stage.told("step-blocked")] == [0]


@rule("EF-9.7", "EF-5.194")
def test_how_many_states_there_are_and_how_long_they_stay_is_data() -> None:
    cast = Stage("gambler").s.cast
    assert [(tokens, [t.STATES[side] for side in sides]) for tokens, sides in cast.state_tokens] == [
        (2, ["dazed", "paralyzed"]), (2, ["stunned", "poisoned"]), (2, ["paralyzed", "dazed"]), (2, ["poisoned", "stunned"])
    ]  # fmt: skip
    assert cast.entities_end == t.DAZED | t.STUNNED | t.PARALYZED
    assert cast.dreamers_end == (t.DAZED | t.PARALYZED, t.STUNNED)
