"""Rules in cases that are not the rulebook's examples: what is in the middle of something, what is left over, who cannot, who must."""

from __future__ import annotations

import msgspec
import pytest
from tests.etherfields.rules.test_flow import TWO, bells, slumber
from tests.etherfields.stage import PLAIN, Stage, op

from reverie.games.etherfields.content.making import Making
from reverie.games.etherfields.content.notation import space_number
from reverie.games.etherfields.content.vocabulary import Effect
from reverie.games.etherfields.rules import atoms_map as ground
from reverie.games.etherfields.rules import terms as t
from reverie.games.etherfields.rules.frames import Acting, Moving, Rolling, Striding, Travel
from reverie.games.etherfields.rules.state import FATE, MARKET, SLUMBERS, TURN_DISCARD
from reverie.testing import rule

PARALYZED = t.STATES.index("paralyzed")
STORY = (0, 0, 1, 0, 0)


def laid(stage: Stage, space: str, *effects: object) -> Stage:
    """A Trap with this text."""
    text = Making(stage.s.cast).text(msgspec.convert(effects, list[Effect]))
    ground.lay_trap(stage.s, space_number(space), text, t.SPANS.index("dream"))
    return stage


# Cards that are being played (EF-4.3) ----------------------------------------------------------------------------------


@rule("EF-4.3", "EF-5.30")
@pytest.mark.parametrize(("discard", "lives"), [(PLAIN[:3], True), (PLAIN[:2], False)])
def test_a_card_that_is_resolved_counts_as_discarded(discard: tuple[str, ...], lives: bool) -> None:
    """Its own text Seals one: with it six are left, or five."""
    stage = bells("free-spirit", hand=("change-of-heart", "bulk-a")).deck(0, "bulk-a", "bulk-c")
    stage.dreamer(0, discard=discard).dream().say("change-of-heart")
    assert not stage.told("died") if lives else stage.told("died")[0]["why"] == "cards"


@rule("EF-5.61", "EF-5.28")
def test_a_card_that_kills_its_player_is_not_lost() -> None:
    """Thrown into a payment it brings the eighth Distress: the Team awakens with all its cards."""
    stage = bells("gambler", hand=("double-or-nothing", "bulk-a"), scenario="session").dreamer(0, distress=7)
    owned = len(stage.s.deck(0)) + len(stage.row().hand) + len(stage.row().discard)
    stage.stand(a="B2b").dice(luck=["L-"]).dream().say("m3").say("double-or-nothing").settle("travel", "deck")
    row = stage.row()
    assert stage.told("died") and stage.told("flaw-gained")
    cards = (*stage.s.deck(0), *row.hand, *row.discard, *row.sealed, *row.unused)
    assert len(cards) == owned + 1 and stage.card("double-or-nothing") in cards


# Assault and Contact -----------------------------------------------------------------------------------------------------


@rule("EF-5.50", "EF-5.95")
def test_what_was_paid_too_often_hits_nobody_out_of_range() -> None:
    """Ten Wrath are five blows; two Moths are near enough, the third is not."""
    stage = slumber("gambler", hand=("strong-w", "strong-w", "wild-swing"))
    row = stage.entity("S-05", "B2a", "B2b", "B3d")
    stage.slumber("S-05").say("i1").say("card strong-w").say("card strong-w").say("card wild-swing").say("enough")
    while stage.asked().kind == "target":
        stage.say(stage.options()[0])
    assert [stage.where(figure) for figure in stage.s.figures_of(row)] == ["B3d"]
    assert stage.s.count("moths_turn") == 2 and not stage.s.result


# Giving cards away -------------------------------------------------------------------------------------------------------


@rule("EF-5.69", "EF-9.76")
@pytest.mark.parametrize(("deck", "gone"), [(PLAIN, 2), (PLAIN[:5], 1), (PLAIN[:4], 0)])
def test_as_many_go_back_to_the_market_as_leave_six_influence_cards(deck: tuple[str, ...], gone: int) -> None:
    """Flaws are no Influence cards, however many there are."""
    flaws = ("jelly-legs", "stage-fright", "lead-feet")
    stage = bells("gambler", hand=("bulk-a", "bulk-c")).deck(0, *deck).dreamer(0, discard=flaws).pile(MARKET).dream()
    stage.run(op("put-back", who="actor", amount=2)).settle("act")
    assert len(stage.s.piles[MARKET].cards) == gone


@rule("EF-6.115")
def test_in_a_choice_of_each_everybody_pays_their_own_price() -> None:
    stage = bells(*TWO).dreamer(0, ether=2, distress=2).dreamer(1, distress=2).dream()
    dear = {"id": "heal", "cost": "E1", "do": [op("heal", who="actor", amount=1)]}
    stage.run(op("choice", by="each", options=[dear, {"id": "pass", "do": []}]))
    stage.say("heal")
    assert stage.row(0).ether == 1 and stage.row(0).distress == 1
    assert stage.row(1).distress == 2 and stage.asked(1).kind == "act"  # who cannot pay has no choice


@rule("EF-6.110", "EF-5.77")
def test_who_flips_any_number_says_which() -> None:
    zone = ("overclock", "field-notes", "grand-design")
    stage = bells("expert", hand=("wild-swing", "bulk-c")).dreamer(0, progress=zone).stand(a="A2d").dream()
    stage.say("m2").say("overclock").say(2)
    assert stage.asked().kind == "card" and stage.options() == [0, 1, 2]
    stage.say(2).say(1)
    assert [flipped for _card, flipped in stage.row().progress] == [False, True, True]
    assert stage.told("intent")[0]["value"] == 2


# States ------------------------------------------------------------------------------------------------------------------


@rule("EF-4.16")
def test_what_comes_in_the_dreamscape_phase_lasts_to_the_end_of_the_next_dreamers_phase() -> None:
    stage = bells("gambler").turn_cards(10, 1, 2).dream()
    stage.s.phase = t.DREAMSCAPE
    ground.give_state(stage.s, 0, PARALYZED)
    stage.go_on_at("end_turn").settle("act")
    assert stage.s.turn == 2 and stage.s.figures[0].states == t.PARALYZED
    stage.say("done")
    assert stage.s.figures[0].states == 0


@rule("EF-5.197", "EF-6.122")
def test_who_is_paralyzed_is_neither_relocated_nor_swapped() -> None:
    stage = bells("gambler", "expert").stand(a="A2a", b="A2d")
    figure = stage.s.figures_of(stage.entity("I-02 K", "A3d"))[0]
    stage.dream()
    ground.give_state(stage.s, figure, PARALYZED)
    stage.run(op("entity-relocate", code="entity:I-02 K", place="A2b"))
    assert stage.where(figure) == "A3d"
    ground.give_state(stage.s, 0, PARALYZED)
    stage.run(op("swap"))
    assert stage.where(0) == "A2a" and stage.where(1) == "A2d"


@rule("EF-5.197", "EF-5.127")
def test_a_trap_that_paralyzes_ends_the_move() -> None:
    stage = laid(bells("gambler").stand(a="A2a"), "A2c", op("state", target="actor", name="paralyzed")).dream()
    stage.begin(Moving(0, 4)).walk("A2c")
    assert stage.where() == "A2c" and stage.asked().kind == "act"


@rule("EF-5.54", "EF-5.197")
def test_who_is_paralyzed_spends_no_hours_on_steps() -> None:
    stage = bells("gambler").dream()
    stage.s.hours = 3
    stage.begin(Acting())
    assert "effort" in stage.named()
    ground.give_state(stage.s, 0, PARALYZED)
    stage.begin(Acting())
    assert "effort" not in stage.named() and "add-turns" in stage.named()


@rule("EF-9.120")
def test_who_is_paralyzed_or_relocated_by_an_entity_leaves_what_he_carries() -> None:
    stage = bells(*TWO).dreamer(0, tokens=STORY).dream()
    stage.run(op("state", target="actor", name="paralyzed"))
    assert stage.row().tokens == (0,) * 5 and stage.s.tokens == ((t.STORY, space_number("A2c"), 1),)
    assert ("pick-up", t.STORY) in stage.options(1)
    stage = bells(*TWO).dreamer(0, tokens=STORY)
    row = stage.entity("I-02 K", "A2c")
    stage.dream().run(op("relocate", who="actor", place="A2a"))
    assert stage.row().tokens == STORY  # by his own card
    stage.run(op("relocate", who="actor", place="A2b"), entity=row)
    assert stage.row().tokens == (0,) * 5 and stage.s.tokens == ((t.STORY, space_number("A2a"), 1),)


# Full spaces -------------------------------------------------------------------------------------------------------------


@rule("EF-5.136", "EF-5.137")
def test_who_carries_another_stops_only_where_both_have_room() -> None:
    stage = bells("tough-guy", "gambler").stand(a="A2a", b="A2a")
    stage.entity("S-05", "A2c", "A2c", "A2c")
    stage.dream().begin(Moving(0, 1, 0, 0, (), 1)).say(1)
    assert stage.options() == ["stop", space_number("A2b")]
    stage.begin(Moving(0, 2, 0, 0, (), 1)).say(1).walk("A2c")
    assert "stop" not in stage.options()
    stage.walk("A2d")
    assert stage.where(0) == stage.where(1) == "A2d"


@rule("EF-5.127")
def test_whoever_is_carried_over_a_trap_springs_it_too() -> None:
    stage = laid(bells("tough-guy", "gambler").stand(a="A2a", b="A2a"), "A2c", op("seal", who="actor", amount=1))
    stage.dream().begin(Moving(0, 1, 0, 0, (), 1)).say(1).walk("A2c")
    assert len(stage.row(0).sealed) == len(stage.row(1).sealed) == 1


@rule("EF-5.137", "EF-9.109")
def test_nobody_enters_a_full_space_that_cannot_be_left_again() -> None:
    """The full space lies between Water: with one step left after it nobody comes out."""
    stage = bells("gambler").stand(a="B3b")
    stage.entity("S-09", "B3a", "B3a", "B3a", "B3a")
    stage.dream()
    ways = [stage.s.cast.spaces.names[space] for space in stage.s.land().near[space_number("B3a")]]
    assert ways == ["B3b", "B3c"]
    ground.lay_ground(stage.s, t.TERRAINS.index("water"), space_number("B3c"), t.SPANS.index("dream"))
    stage.s.stale = True
    stage.begin(Moving(0, 2))
    assert space_number("B3a") not in stage.options()
    stage.begin(Moving(0, 3))
    assert space_number("B3a") in stage.options()


@rule("EF-5.139", "EF-9.28")
def test_who_passes_a_full_space_and_finds_the_next_one_full_stands_beside() -> None:
    """Two full spaces in a row, the second with one Dreamer who cannot be pushed."""
    stage = bells("gambler").stand(a="A2c")
    stage.entity("S-05", "A2c", "A2c", "A2c")
    stage.entity("S-09", "A2d", "A2d", "A2d", "A2d")
    figure = stage.s.figures_of(stage.entity("I-01 K", "A2b"))[0]
    stage.walls("A2a/A2b").dream().begin(Striding(figure, 2, -1, space_number("A2c")))
    assert stage.where(figure) == "A2d" and stage.asked().kind == "path"
    assert {stage.s.cast.spaces.names[space] for space in stage.options()} == {"A2a", "B2a"}
    stage.say(space_number("A2a"))
    assert stage.where(figure) == "A2a"


# Entities, Turns, Gates ----------------------------------------------------------------------------------------------------


@rule("EF-6.110", "EF-9.85")
def test_the_morphing_of_a_tile_is_resolved_like_its_other_effects() -> None:
    stage = bells("gambler")
    row = stage.entity("I-02 K", "A3d")
    stage.dream().run(op("resolve", code="entity:I-02 K", part="morph"))
    assert len(stage.s.entities[row].morphings) == 1


@rule("EF-5.58", "EF-5.184")
def test_only_entities_that_bear_a_morphing_are_named_for_removing_one() -> None:
    stage = bells("gambler").dreamer(0, ether=2)
    stage.entity("I-02 K", "A2c")
    first = stage.entity("I-01 K", "A2c", morphings=("dull",))
    stage.dream().say("remove-a-morphing")
    assert stage.s.entities[first].morphings == () and stage.row().ether == 1
    second = stage.entity("S-06", "A2a", morphings=("longer",))
    stage.s.entities.edit(first).morphings = (stage.s.cast.morphing_ids.index("sharper"),)
    stage.begin(Acting()).say("remove-a-morphing")
    assert stage.asked().kind == "figure" and len(stage.options()) == 2
    stage.say(stage.s.figures_of(second)[0])
    assert stage.s.entities[second].morphings == () and stage.s.entities[first].morphings


@rule("EF-5.209", "EF-9.24")
def test_no_more_hours_than_there_are_turn_cards_are_spent_on_turns() -> None:
    stage = bells("gambler").dream()
    stage.s.hours = 5
    pile = stage.s.piles.edit(TURN_DISCARD)
    pile.cards, pile.known = pile.cards[:2], pile.known[:2]
    stage.begin(Acting()).say("add-turns")
    assert stage.options() == [1, 2]
    stage.say(2)
    assert stage.s.hours == 3 and "add-turns" not in stage.named()


@rule("EF-9.112", "EF-8.98")
def test_who_concedes_has_the_wisdom_and_the_flag_of_a_part_success_and_nothing_else() -> None:
    stage = Stage("gambler", scenario="session").deck(0, *PLAIN)
    dream = stage.s.cast.dream_ids["I-02"]
    stage.s.gates, stage.s.wisdom, stage.s.keys = ((0, 2, 0, 0), (dream, 1, 3, 3)), (), 1
    season = stage.s.season
    stage.on_map("SU1").say(("concede", dream))
    assert stage.ids(stage.s.wisdom) == ["W-05"] and "bells_muted" in stage.s.flags
    assert stage.row().ether == 0 and stage.s.keys == 1 and stage.s.season == season and not stage.told("flaw-gained")


# Assaults on everybody, spans, what is near ----------------------------------------------------------------------------------


@rule("EF-6.121", "EF-5.94")
def test_an_assault_on_all_reaches_every_figure_in_range_with_one_payment() -> None:
    stage = slumber("tough-guy", hand=("heavy-hands", "wild-swing", "bulk-c"))
    row = stage.entity("S-05", "B2a", "B2b", "B3d")
    stage.slumber("S-05").say("heavy-hands").say("i1").say("enough")
    assert [stage.where(figure) for figure in stage.s.figures_of(row)] == [
        "B3d"
    ]  # two blows for one payment, none out of range
    assert stage.s.count("moths_turn") == 2 and [event["times"] for event in stage.told("done-with")][-1] == 1


@rule("EF-6.121", "EF-5.84")
def test_a_staged_assault_on_all_asks_for_no_figure() -> None:
    stage = bells("gambler", hand=("strong-w", "bulk-a")).stand(a="A3b")
    row = stage.entity("I-02 K", "A3b", "A3d")
    stage.dream().run(op("modifier", name="assault-all", change="set 1", who="actor", until="turn"))
    stage.begin(Acting()).say("i2").say("enough")
    stage.settle("act")
    assert [event["script"] for event in stage.told("read")] == ["s.206", "s.206"] and not stage.s.figures_of(row)


@rule("EF-6.113", "EF-4.108")
def test_the_compass_helps_with_one_placement_only() -> None:
    hand = ("spare-parts", "spare-parts", "half-ac-1", "strong-c", "bulk-w")
    stage = bells("expert", hand=hand).dreamer(0, masks=("compass",), mask="compass").dream()
    stage.say("place spare-parts").say("compass")
    assert stage.asked().kind == "pay" and stage.s.payments[0].base == 1
    stage.say("card half-ac-1").say("enough").settle("act")
    stage.say("place spare-parts").say("card strong-c").say("enough")
    assert not stage.s.lasting and stage.told("placed") and len(stage.row().progress) == 2
    assert stage.told("paid")[-1]["value"] == 4  # the second one costs what it says


@rule("EF-5.14", "EF-5.245")
def test_a_limit_that_drops_on_the_map_costs_cards_there() -> None:
    stage = Stage("free-spirit", scenario="session").deck(0, *PLAIN).dreamer(0, hand=("bulk-a",) * 7)
    stage.dreamer(0, progress=("inner-weather",)).on_map("SU1")
    assert stage.asked().kind == "travel"
    stage.run(op("flip", who="actor", amount=1))
    assert stage.asked().kind == "hand"
    stage.say((0,))
    assert stage.asked().kind == "travel" and len(stage.row().hand) == 6


@rule("EF-4.112", "EF-5.187")
def test_a_movement_roll_matters_as_far_as_morphings_carry() -> None:
    for morphings, asked in ((), False), (("faster",), True):
        stage = bells("gambler").dreamer(0, gems=1).stand(a="B1a")
        figure = stage.s.figures_of(stage.entity("I-02 K", "B2d", morphings=morphings))[0]
        stage.dream().dice(movement=["mV"]).begin(Rolling(-1, False, False, figure))
        assert stage.s.land().distance(space_number("B1a"), space_number("B2d")) == 4
        assert bool([one for one in stage.s.pending if one.kind == "window"]) is asked


@rule("EF-6.121", "EF-10.69")
@pytest.mark.parametrize(
    ("season", "where", "seen"), [("long-light", "SU2", 1), ("long-light", "SU4", 0), ("fog", "SU2", 0)]
)
def test_in_long_light_the_next_slumber_is_seen_from_its_neighbours(season: str, where: str, seen: int) -> None:
    stage = Stage("gambler", scenario="session").deck(0, *PLAIN).pile(SLUMBERS, "S-05", "S-01")
    stage.s.season = stage.s.cast.seasons[season]
    stage.on_map(where)
    assert [event["tile"] for event in stage.told("slumber-seen")] == [stage.s.cast.entity_ids["S-05"]] * seen
    stage.run(op("nothing")).settle("travel")
    assert len(stage.told("slumber-seen")) == seen  # told once


@rule("EF-10.69", "EF-5.241")
def test_a_fair_wind_frees_one_shortcut_between_two_slumbers_and_a_waymark_another() -> None:
    stage = Stage("gambler", scenario="session").deck(0, *PLAIN).pile(SLUMBERS).pile(FATE).dreamer(0, hand=("waymark",))
    stage.s.season, places = stage.s.cast.seasons["fair-wind"], stage.s.cast.location_ids
    stage.on_map("SU4")
    stage.say(next(one for one in stage.options() if one[0] == "use")).settle("travel")
    for start, to, sealed in (("SU4", "SU5", 0), ("SU7", "SU1", 0), ("SU1", "SU3", 1)):
        stage.s.location = places[start]
        stage.begin(Travel()).say(("shortcut", places[to])).settle("travel")
        assert len(stage.row().sealed) == sealed
