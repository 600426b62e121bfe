"""EF-4: the course of a session, the Turn, who decides what, and the windows in which one may react."""

from __future__ import annotations

import pytest
from tests.etherfields.stage import PLAIN, Stage, op

from reverie.games.etherfields.content.notation import space_number
from reverie.games.etherfields.game import GAME
from reverie.games.etherfields.rules import atoms_map as ground
from reverie.games.etherfields.rules import terms as t
from reverie.games.etherfields.rules.frames import (
    Drawing,
    DreamRun,
    Effects,
    Fate,
    Fitting,
    FlawDrawn,
    Harm,
    Location,
    Looting,
    Masking,
    Reading,
    Rolling,
    Sealing,
    Shopping,
    SlumberRun,
    Spawning,
    Striding,
)
from reverie.games.etherfields.rules.procedures.steps import RollStep
from reverie.games.etherfields.rules.state import FATE, ITEM_MARKET, MARKET, SLUMBERS, STORAGE, TURN_DISCARD, TURNS
from reverie.kernel.agenda import submit
from reverie.kernel.choice import IllegalAnswer
from reverie.testing import rule

ALL = ("I-02 SETUP 1", "I-02 SETUP 2", "I-02 C", "I-02 D", "I-02 E")
TWO = ("gambler", "expert")


def bells(*dreamers: str, hand: tuple[str, ...] = ("bulk-a",), **wishes: object) -> Stage:
    """I-02 with all its tiles and Walls; everybody on A2c."""
    stage = Stage(*(dreamers or ("gambler",)), **wishes)
    for seat in range(stage.s.players()):
        stage.deck(seat, *PLAIN, *PLAIN).dreamer(seat, hand=hand, discard=PLAIN).stand(**{"abcd"[seat]: "A2c"})
    ground.set_walls(stage.s, stage.s.cast.dreams[stage.s.cast.dream_ids["I-02"]].walls)
    return stage.tiles(*ALL)


def slumber(*dreamers: str, hand: tuple[str, ...] = ("bulk-a",), **wishes: object) -> Stage:
    """The Slumber Dreamscape, everybody on B2a."""
    stage = Stage(*(dreamers or ("gambler",)), **{"scenario": "session", **wishes})
    for seat in range(stage.s.players()):
        stage.deck(seat, *PLAIN, *PLAIN).dreamer(seat, hand=hand, discard=PLAIN).stand(**{"abcd"[seat]: "B2a"})
    return stage.tiles("B2", "B3")


# The session (4A) ------------------------------------------------------------------------------------------------------


@rule("EF-4.1", "EF-5.230", "EF-5.231", "EF-9.78")
def test_after_a_dream_the_team_stands_where_its_gate_was_opened() -> None:
    """EF-8.85, EF-8.54: nothing but the two SETUP tiles; saving and Awakening are offered before any move."""
    stage = slumber("gambler")
    stage.s.keys = 1
    stage.on_map("SU4").say(("gate", stage.s.cast.dream_ids["I-02"]))
    assert stage.s.keys == 0 and stage.s.layer == t.IN_DREAM
    stage.settle("act", "discard")
    stage.run(op("end-dream", result="lost"))
    assert stage.asked().kind == "enter"
    stage.say(stage.options()[0])
    assert stage.asked().kind == "travel"
    assert stage.s.cast.locations[stage.s.location].id == "SU4" and not stage.s.entered
    assert "save" in stage.options() and "awaken" in stage.options()
    assert [stage.s.cast.tiles[tile].code for tile in stage.s.lying if tile != -1] == ["B2", "B3"]


@rule("EF-4.1", "EF-5.231", "EF-10.50")
def test_after_the_first_dream_everybody_awakens() -> None:
    stage = Stage.begun(scenario="I-01", dreamers=["gambler"]).settle("act")
    stage.run(op("read", script="s.116"))
    stage.settle("travel")
    assert stage.s.cast.locations[stage.s.location].id == "SU1" and stage.told("awakened")
    assert len(stage.s.piles[SLUMBERS].cards) == 5 and len(stage.s.wisdom) == 4


@rule("EF-4.1", "EF-5.31", "EF-10.12")
def test_death_leads_to_awakening_with_a_flaw_and_without_ether() -> None:
    stage = slumber("gambler").dreamer(0, ether=3, distress=2)
    stage.s.keys = 1
    stage.on_map("SU1").say(("gate", stage.s.cast.dream_ids["I-02"])).settle("act", "discard")
    stage.run(op("death"))
    stage.settle("travel")
    row = stage.row()
    assert row.ether == 0 and row.distress == 0 and stage.s.count("deaths") == 1
    flaws = [card for card in (*stage.s.deck(0), *row.unused) if t.KINDS[stage.s.cast.cards[card].kind] == "flaw"]
    assert len(flaws) == 1 and stage.s.cast.locations[stage.s.location].id == "SU1"


@rule("EF-4.98", "EF-9.79")
def test_what_an_end_of_a_dream_leaves() -> None:
    stage = bells("gambler").dreamer(0, gems=1, distress=2, tokens=(1, 0, 0, 0, 0))
    row = stage.entity("I-02 K", "A3d", morphings=("sharper",))
    ground.give_state(stage.s, stage.s.figures_of(row)[0], 0)
    ground.give_state(stage.s, 0, 2)
    stage.s.gems = (space_number("B1c"),)
    stage.s.staged = ((5, 0, 1),)
    stage.s.stops = (1,)
    stage.s.grounds = ((t.LIGHT, 4, 7),)
    stage.s.tokens = ((0, 4, 1),)
    stage.dream()
    stage.run(op("end-dream", result="lost"))
    s = stage.s
    assert not s.entity_rows() and len(s.piles[9].cards) == 12 and s.figures[0].states == 0
    assert s.staged == s.stops == s.grounds == s.tokens == s.gems == ()
    assert set(s.lying) == {-1} and stage.row().tokens == (0, 0, 0, 0, 0)
    assert len(s.piles[TURN_DISCARD].cards) == 12 and s.current == -1
    assert stage.row().gems == 1 and stage.row().distress == 2 and stage.ids(stage.row().hand) == ["bulk-a"]


@rule("EF-4.98", "EF-8.53", "EF-5.232")
def test_what_an_end_of_a_slumber_leaves() -> None:
    stage = slumber("free-spirit").dreamer(0, spirit=3).stand(a="B2c").tiles("B4")
    stage.s.quirks = ((space_number("B2c"), stage.card("draught"), 9),)
    stage.s.gems = (space_number("B4b"),)
    row = stage.entity("S-01", "B2d", morphings=("sharper",))
    ground.give_state(stage.s, stage.s.figures_of(row)[0], 0)
    stage.slumber("S-01")
    stage.run(op("end-slumber"))
    s = stage.s
    assert stage.where() == "B2c" and len(s.quirks) == 1 and s.gems == (space_number("B4b"),)
    assert [s.cast.tiles[tile].code for tile in s.lying if tile != -1] == ["B2", "B3", "B4"]
    assert not s.entity_rows() and s.staged == () and s.layer == t.ON_MAP
    assert stage.row().spirit == 3 and s.cast.entities[s.piles[SLUMBERS].cards[-1]].code == "S-01"


@rule("EF-9.66", "EF-5.233", "EF-5.236", "EF-8.81", "EF-5.235")
def test_awakening_heals_and_unseals_and_takes_keys_gems_progress_and_spirit() -> None:
    stage = slumber("free-spirit").dreamer(0, spirit=3, gems=2, distress=5, ether=2, progress=("loose-ends",))
    stage.dreamer(0, sealed=PLAIN)
    stage.s.keys = 2
    stage.on_map("SU4").say("awaken")
    stage.settle("travel")
    row = stage.row()
    assert (row.spirit, row.gems, row.distress, row.ether, row.progress, row.sealed) == (0, 0, 0, 2, (), ())
    assert stage.s.keys == 0 and row.hand == () and stage.s.cast.locations[stage.s.location].id == "SU1"
    assert len(stage.s.deck(0)) + len(row.unused) == 26


# The Turn (4B) ---------------------------------------------------------------------------------------------------------


@rule("EF-4.9", "EF-4.10", "EF-4.11", "EF-4.14", "EF-4.15", "EF-5.154", "EF-5.160")
def test_one_turn_after_another_until_the_end_of_turns() -> None:
    stage = bells(*TWO).turn_cards(10, 11).dream()
    assert [choice.kind for choice in stage.s.pending] == ["act", "act"] and stage.s.phase == t.ACT_PHASE
    stage.say("done", 0).say("done", 1)
    assert stage.s.turn == 2 and stage.s.first == 1 and stage.told("turn-discarded") == [{"card": 9}]
    assert stage.asked(1).kind == "discard"
    stage.say((), 1).say((), 0)
    assert [len(row.hand) for row in stage.s.dreamers.rows] == [5, 5]
    phases = [event["name"] for event in stage.told("phase")]
    assert phases == ["act", "dreamscape", "draw", "act"]
    stage.say("done", 0).say("done", 1).say(0, 0)
    assert stage.s.ended == "lost"


@rule("EF-4.10", "EF-9.96", "EF-9.63", "EF-5.202")
def test_a_new_turn_refreshes_what_comes_once_per_turn() -> None:
    stage = bells("gambler").turn_cards(10, 10, 11).dreamer(0, masks=("fox",), mask="fox", boosted=True)
    stage.s.used = tuple([(use, 0) for use in stage.s.cast.cards[stage.card("fox")].uses])
    stage.dream()
    stage.say("done").say(())
    assert stage.s.used == () and not stage.row().boosted


@rule("EF-4.16", "EF-5.193", "EF-9.50")
def test_states_end_in_their_time() -> None:
    stage = bells("gambler", "expert").turn_cards(10, 1, 2)
    row = stage.entity("I-02 K", "A3d")
    figure = stage.s.figures_of(row)[0]
    ground.give_state(stage.s, 0, 0)
    stage.dream()
    ground.give_state(stage.s, figure, 1)
    stage.s.phase = t.DREAMSCAPE
    ground.give_state(stage.s, 1, 2)
    ground.give_state(stage.s, 1, 1)
    stage.s.phase = t.ACT_PHASE
    stage.say("done", 0).say("done", 1)
    assert stage.s.turn == 2 and stage.s.figures[figure].states == 0 and stage.s.figures[0].states == 0
    assert (
        stage.s.figures[1].states == t.PARALYZED
    )  # laid on in the Dreamscape Phase: to the end of the next Dreamers Phase
    stage.settle("act").say("done", 0).say("done", 1)
    assert stage.s.turn == 3 and stage.s.figures[1].states == 0


@rule("EF-4.14", "EF-5.48", "EF-5.46", "EF-5.47", "EF-4.106", "EF-9.26")
def test_in_the_dreamscape_phase_only_rapid_cards_answer() -> None:
    stage = bells("gambler", hand=("interrupt", "bulk-c", "palmed-card", "bulk-a")).stand(a="A3b")
    stage.entity("I-02 K", "A3d")
    stage.turn_cards(11, 1).dream()
    assert "palmed-card" in stage.named()
    stage.say("done")
    assert stage.asked().kind == "window" and stage.named() == ["pass", "interrupt"]
    stage.say("interrupt").say("card bulk-c").say("enough")
    assert stage.row().distress == 0


# Decisions (4D) --------------------------------------------------------------------------------------------------------


@rule("EF-4.20", "EF-4.57", "EF-5.234", "EF-5.291")
def test_on_the_map_the_team_may_move_open_a_gate_awaken_or_save() -> None:
    stage = slumber(*TWO)
    stage.s.keys = stage.s.hours = 1
    stage.on_map("SU1")
    kinds = [option if isinstance(option, str) else option[0] for option in stage.options()]
    kinds = [kind for kind in kinds if kind != "use"]
    assert list(dict.fromkeys(kinds)) == ["path", "shortcut", "gate", "hint", "awaken", "save"]
    assert [choice.seat for choice in stage.s.pending] == [0, 1]
    inside = bells("gambler").dream()
    assert "save" not in inside.named() and "awaken" not in inside.named()


@rule("EF-4.31")
def test_everybody_enters_on_any_entrance() -> None:
    stage = Stage("gambler", "expert", scenario="session")
    stage.begin(DreamRun(stage.s.cast.dream_ids["I-02"], 0))
    assert stage.asked(0).kind == "enter"
    stage.say(space_number("A2d"), 0)
    assert stage.asked(1).kind == "enter" and len(stage.options(1)) == 2
    stage.say(space_number("A2c"), 1)
    assert stage.where(0) == "A2d" and stage.where(1) == "A2c"


@rule("EF-4.35", "EF-4.90", "EF-9.15")
def test_a_payment_that_nothing_was_spent_on_may_be_given_up_and_one_begun_is_lost() -> None:
    stage = bells("gambler", hand=("prism-2", "bulk-c", "prism-1")).stand(a="A2d").dream()
    stage.say("m2")
    assert stage.asked().kind == "pay" and stage.named() == ["card prism-2", "card prism-1", "abort"]
    stage.say("card prism-1")
    assert stage.named() == ["card prism-2", "boost", "give-up"]
    stage.say("give-up")
    assert stage.ids(stage.row().discard[:1]) == ["prism-1"] and "m2" in stage.named()


@rule("EF-4.37", "EF-4.91", "EF-4.103", "EF-5.103", "EF-9.84")
def test_a_reroll_opens_the_window_again_and_the_last_face_counts() -> None:
    stage = bells(*TWO).dreamer(0, gems=1).dreamer(1, gems=1).deck(0, "side-door", *PLAIN)
    stage.dice(luck=["L-", "L0", "L-", "L1"]).dream()
    stage.begin(Rolling(0, True))
    assert [choice.seat for choice in stage.s.pending] == [0]
    assert stage.named(0) == ["pass", "use-a-gem", "second-throw"]
    stage.say("second-throw", 0).say("use-a-gem", 0)
    assert stage.named(1) == ["pass", "use-a-gem"]  # the innate action rerolls own rolls only
    stage.say("use-a-gem", 1)
    assert [event["face"] for event in stage.told("luck")] == [0, 1, 0, 2]
    assert stage.row(0).gems == stage.row(1).gems == 0


@rule("EF-4.38")
def test_each_multiple_of_a_contact_has_a_target_of_its_own() -> None:
    """EF-8.8"""
    stage = slumber("tough-guy", hand=("strong-w", "bulk-w"))
    stage.entity("S-05", "B2a", "B2c", "B2b")
    stage.slumber("S-05").say("i1").say("card strong-w").say("enough")
    assert stage.asked().kind == "target" and len(stage.options()) == 3
    stage.say(stage.options()[2])
    assert stage.asked().kind == "target" and len(stage.options()) == 2


@rule("EF-4.39", "EF-5.89")
def test_the_team_names_the_figure_of_a_staged_action() -> None:
    stage = bells(*TWO, hand=("bulk-w", "bulk-a")).stand(a="A3b", b="A3b")
    stage.entity("I-02 K", "A3b", "A3d")
    stage.dream()
    stage.say("i2", 0).say("card bulk-w", 0).say("enough", 0)
    assert stage.s.staged and not stage.told("read")
    stage.say("i2", 1).say("card bulk-w", 1).say("enough", 1)
    assert stage.asked(0).kind == stage.asked(1).kind == "figure" and len(stage.options(0)) == 2


@rule("EF-4.41", "EF-5.166")
def test_figures_are_spread_over_lairs_and_the_first_goes_to_the_colour() -> None:
    stage = bells(*TWO).turn_cards(4, 1).dream()
    row = stage.entity("I-02 K")
    stage.begin(Spawning(row, 3))
    names = stage.s.cast.spaces.names
    assert stage.where(stage.s.figures_of(row)[0]) == "B2b"  # k2, as the card
    assert len(stage.s.figures_of(row)) == 2 and stage.where(stage.s.figures_of(row)[1]) == "A3d"
    assert stage.asked(0).kind == stage.asked(1).kind == "lair"
    assert [names[space] for space in stage.options(0)] == ["A3d", "B2b"]


@rule("EF-4.42", "EF-5.173", "EF-5.2", "EF-9.28")
def test_of_equally_near_dreamers_and_ways_the_team_chooses() -> None:
    stage = bells(*TWO).stand(a="A2a", b="A2d").dice(movement=["mV"])
    row = stage.entity("I-02 K", "B2a")
    stage.dream()
    stage.begin(Striding(stage.s.figures_of(row)[0]))
    assert stage.asked(0).kind == stage.asked(1).kind == "nearest"
    assert [stage.s.cast.spaces.names[space] for space in stage.options(0)] == ["A2a", "A2d"]
    stage.say(space_number("A2d"), 1)
    assert stage.asked(0).kind == "path"
    assert [stage.s.cast.spaces.names[space] for space in stage.options(0)] == ["A2c", "B2b"]


@rule("EF-4.44", "EF-5.159")
def test_the_team_orders_the_effects_of_one_step() -> None:
    stage = bells(*TWO).stand(a="A3b", b="A3b")
    stage.entity("I-02 K", "A3d")
    stage.entity("I-01 K", "A3b")
    stage.dream()
    stage.begin(Effects(t.BASIC_STEP))
    assert stage.asked(0).kind == stage.asked(1).kind == "order" and stage.options(0) == [0, 1]
    stage.say(1, 0)
    assert [len(row.sealed) for row in stage.s.dreamers.rows] == [1, 1]
    assert [row.distress for row in stage.s.dreamers.rows] == [1, 1]


@rule("EF-4.45", "EF-5.172")
@pytest.mark.parametrize(("common", "rolls"), [(False, 2), (True, 1)])
def test_one_roll_for_each_or_one_for_all(common: bool, rolls: int) -> None:
    stage = slumber("gambler", hand=("bulk-c",), common=common).stand(a="B3d").dice(movement=["m1", "m1"])
    row = stage.entity("S-05", "B2a", "B2c")
    stage.slumber("S-05")
    stage.begin(RollStep(tuple(stage.s.figures_of(row))))
    stage.settle("act")
    assert len(stage.told("movement")) == rolls and len(stage.told("moved")) == 2


@rule("EF-4.46", "EF-5.161")
def test_whose_effect_it_is_chooses_the_step() -> None:
    stage = bells(*TWO, hand=("call-the-bluff", "bulk-a", "bulk-c")).turn_cards(4, 1).dream()
    stage.say("call-the-bluff", 1).say("card bulk-a", 1).say("enough", 1)
    assert stage.asked(1).kind == "block" and stage.options(1) == [0, 1, 2]
    assert stage.s.pending[0].seat == 1
    stage.say(2, 1)
    assert stage.s.blocked == 4


@rule("EF-4.47", "EF-5.164", "EF-10.4")
def test_loot_is_chosen_by_the_team_or_by_each() -> None:
    stage = slumber(*TWO).turn_cards(2, 8)
    stage.entity("S-01", "B2d")
    stage.slumber("S-01")
    stage.begin(Looting(1, 0))
    assert stage.asked(0).kind == stage.asked(1).kind == "choose" and stage.options(1) == ["key", "unseal"]
    stage.say("key", 1)
    assert stage.s.keys == 1
    stage = slumber(*TWO).turn_cards(8, 2)
    stage.entity("S-01", "B2d")
    stage.slumber("S-01")
    stage.begin(Looting(1, 0))
    assert stage.options(0) == ["heal", "ether"]
    stage.say("ether", 0).say("ether", 1)
    assert [row.ether for row in stage.s.dreamers.rows] == [1, 1]


@rule("EF-4.48")
def test_the_team_is_asked_whether_to_skip_and_only_where_the_tile_says_so() -> None:
    stage = slumber(*TWO)
    stage.entity("S-01", "B2d")
    stage.slumber("S-01", at="offer_skip")
    assert stage.asked(0).kind == stage.asked(1).kind == "skip" and stage.options(0) == ["no", "yes"]
    stage.say("no", 1)
    assert stage.asked(1).kind == "discard"


@rule("EF-4.50", "EF-5.147", "EF-5.144")
def test_a_recovered_item_wants_a_slot() -> None:
    stage = slumber(*TWO).pile(STORAGE, "cold-tea")
    stage.s.items = tuple([stage.card(id) for id in ("notebook", "marble", "blotter")])
    stage.slumber("S-01")
    stage.begin(Fitting(-1, 1))
    assert stage.asked(0).kind == stage.asked(1).kind == "item"
    assert stage.ids(stage.options(0)) == ["notebook", "marble", "blotter", "cold-tea"]
    stage.say(stage.card("marble"), 1)
    assert stage.ids(stage.s.items) == ["notebook", "blotter", "cold-tea"] and stage.lies_in(STORAGE) == ["marble"]


@rule("EF-5.151", "EF-5.148")
def test_a_new_item_pushes_an_active_one_into_storage() -> None:
    stage = slumber("gambler").pile(STORAGE)
    stage.s.items = tuple([stage.card(id) for id in ("notebook", "marble", "blotter")])
    stage.slumber("S-01")
    stage.run(op("gain-item", code="I-02 L"))
    assert stage.ids(stage.options()) == ["notebook", "marble", "blotter"]
    stage.say(stage.card("notebook"))
    assert stage.lies_in(STORAGE) == ["notebook"] and stage.card("I-02 L") in stage.s.items


@rule("EF-4.51", "EF-5.201", "EF-5.203")
def test_a_recovered_mask_is_any_of_ones_own() -> None:
    stage = bells("gambler").dreamer(0, masks=("fox", "joker"), mask="fox").dream()
    stage.begin(Masking(0))
    assert stage.asked().kind == "mask" and stage.options() == [stage.card("joker"), "no"]
    stage.say(stage.card("joker"))
    assert stage.row().mask == stage.card("joker")


@rule("EF-5.204", "EF-5.203")
def test_a_discarded_mask_is_out_until_recovered() -> None:
    stage = bells("gambler").dreamer(0, masks=("fox", "joker"), mask="fox").dream()
    stage.run(op("discard-mask", who="actor"))
    assert stage.row().mask == -1 and stage.row().lost == (stage.card("fox"),)
    stage.run(op("recover-mask", who="actor"))
    assert stage.options() == [stage.card("fox"), stage.card("joker"), "no"]
    stage.say(stage.card("fox"))
    assert stage.row().mask == stage.card("fox") and stage.row().lost == ()


@rule("EF-5.205", "EF-5.206")
def test_a_new_mask_may_be_put_on_at_once() -> None:
    stage = bells("gambler").dreamer(0, masks=("fox",), mask="fox").dream()
    stage.run(op("gain-mask", who="actor", code="I-02 M"))
    assert stage.asked().kind == "mask" and stage.options() == [stage.card("I-02 M"), "no"]
    stage.say(stage.card("I-02 M"))
    assert stage.row().mask == stage.card("I-02 M")
    assert GAME.legacy(stage.s)["dreamers"]["gambler"]["masks"] == ["fox", "I-02 M"]


@rule("EF-4.52", "EF-6.115", "EF-5.3", "EF-5.4")
def test_a_fate_card_offers_what_all_can_meet() -> None:
    stage = slumber(*TWO, hand=("bulk-a", "bulk-c")).dreamer(1, hand=("bulk-a",)).pile(FATE, "a-queue")
    stage.s.hours = 2
    stage.begin(Fate())
    assert stage.told("chose") == [{"seat": -1, "option": "wait"}] and stage.s.hours == 1
    stage = slumber(*TWO, hand=("bulk-a", "bulk-c")).pile(FATE, "a-queue")
    stage.s.hours = 2
    stage.begin(Fate())
    assert stage.asked(0).kind == stage.asked(1).kind == "choose" and stage.options(0) == ["wait", "push"]
    stage.say("push", 1)
    assert [len(row.hand) for row in stage.s.dreamers.rows] == [0, 0]


@rule("EF-4.53", "EF-5.264", "EF-5.265", "EF-5.263", "EF-9.91")
def test_a_quirk_extends_the_landscape_and_lies_on_a_free_slot() -> None:
    stage = slumber(*TWO).pile(FATE, "soft-chair", "draught").pile(5, "C4", "A2")
    stage.begin(Fate())
    assert [stage.s.cast.tiles[tile].code for tile in stage.s.lying if tile != -1] == ["A2", "B2", "B3"]
    assert [stage.s.cast.tiles[tile].code for tile in stage.s.piles[5].cards] == ["C4"]  # it would touch nothing
    assert stage.asked(0).kind == stage.asked(1).kind == "quirk"
    assert sorted([stage.s.cast.spaces.names[space] for space in stage.options(0)]) == ["A2b", "B2c"]
    stage.say(space_number("B2c"), 0)
    assert stage.s.quirks[0][:2] == (space_number("B2c"), stage.card("soft-chair"))
    assert stage.lies_in(FATE) == ["draught"]


@rule("EF-5.9", "EF-5.266")
def test_a_fate_card_goes_under_its_deck_unshuffled() -> None:
    stage = slumber("gambler").pile(FATE, "lost-child", "draught", "soft-chair", "two-doors")
    stage.begin(Fate())
    stage.say("pass")
    assert stage.lies_in(FATE) == ["draught", "soft-chair", "two-doors", "lost-child"]


@rule("EF-4.54", "EF-5.272", "EF-5.273", "EF-5.274", "EF-9.39", "EF-9.95")
def test_at_a_shop_everybody_buys_one_kind_of_thing_or_gains_ether() -> None:
    stage = slumber("gambler", "expert", "tough-guy").pile(ITEM_MARKET, "marble").pile(MARKET, *PLAIN)
    stage.s.items, stage.s.markets, stage.s.shopping = (), True, 1
    stage.dreamer(0, ether=2).dreamer(1, ether=2).dreamer(2, ether=2)
    stage.begin(Shopping())
    assert stage.s.shopping == 0 and stage.asked(1).kind == "one" and stage.options(1) == [0, 1, 2]
    stage.say(0, 1)
    assert stage.asked(0).kind == "shop" and stage.options(0) == ["no", "influence", "item"]
    stage.say("item", 0)
    assert stage.row(0).ether == 0 and stage.ids(stage.s.items) == ["marble"]
    assert stage.options(0) == [1, 2]
    stage.say(1, 2)
    assert stage.options(1) == ["no", "influence"]  # the Item Market is empty
    stage.say("influence", 1).say((stage.card("bulk-a"),), 1)
    assert stage.row(1).ether == 0 and stage.ids(stage.row(1).discard[:1]) == ["bulk-a"]
    stage.say("no", 2)
    assert stage.row(2).ether == 3


@rule("EF-9.124", "EF-5.274")
def test_a_shop_without_a_shopping_card_gives_nothing() -> None:
    stage = slumber("gambler")
    stage.s.shopping, stage.s.location = 0, stage.s.cast.location_ids["LM1"]
    stage.s.layer = t.ON_MAP
    stage.begin(Location())
    assert not stage.told("shopping")


@rule("EF-4.55", "EF-5.279", "EF-5.281", "EF-5.18", "EF-9.14")
@pytest.mark.parametrize("pays", [True, False])
def test_a_flaw_that_is_drawn_is_paid_off_or_resolved(pays: bool) -> None:
    stage = bells("gambler", hand=()).dreamer(0, ether=1, hand=()).deck(0, "lead-feet", *PLAIN).pile(3, "jelly-legs")
    stage.begin(Drawing(0, 2))
    assert stage.asked().kind == "flaw" and stage.options() == ["yes", "no"]
    stage.say("yes" if pays else "no")
    assert len(stage.row().hand) == 1
    assert stage.row().ether == (0 if pays else 1)
    assert (stage.lies_in(3) == ["jelly-legs", "lead-feet"]) is pays
    assert (stage.card("lead-feet") in stage.row().discard) is not pays


@rule("EF-4.56", "EF-5.54", "EF-5.209", "EF-9.21", "EF-9.23")
def test_hours_make_an_effort_once_a_turn() -> None:
    stage = bells(*TWO, hand=("bulk-a",))
    stage.s.hours = 3
    stage.dream()
    stage.say("effort", 0).say(2, 0)
    assert stage.s.hours == 1
    stage.walk("A2a", "A2b")
    assert stage.where() == "A2b" and "effort" not in stage.named(0) and "effort" in stage.named(1)
    assert "add-turns" in stage.named(0)


@rule("EF-4.58")
def test_every_benefit_of_the_delta_phase_is_optional() -> None:
    stage = slumber(*TWO).dreamer(0, distress=2).dreamer(1, distress=2).pile(SLUMBERS, "S-04", "S-01")
    stage.begin(SlumberRun())
    assert stage.asked(0).kind == "delta" and stage.asked(0).options.size() == 32
    stage.say((), 0).say(("heal",), 1)
    assert [row.distress for row in stage.s.dreamers.rows] == [2, 0]


@rule("EF-4.59")
def test_a_gem_slot_is_for_who_stands_on_it() -> None:
    stage = bells(*TWO).stand(a="B1c").dreamer(0, gems=1).dreamer(1, gems=1).dream()
    assert "put-gem" in stage.named(0) and "put-gem" not in stage.named(1)
    stage.say("put-gem", 0)
    assert "take-gem" in stage.named(0) and stage.row(0).gems == 0


@rule("EF-4.60", "EF-4.63", "EF-8.91", "EF-9.103")
@pytest.mark.parametrize(
    ("agreement", "asked", "answers", "taken"),
    [
        ("first", [0, 1, 2], {1: "yes"}, "yes"),
        ("leader", [0], {0: "no"}, "no"),
        ("vote", [0, 1, 2], {0: "no", 1: "yes", 2: "yes"}, "yes"),
    ],
)
def test_what_the_team_decides(agreement: str, asked: list[int], answers: dict[int, str], taken: str) -> None:
    stage = slumber("gambler", "expert", "tough-guy", agreement=agreement)
    stage.entity("S-01", "B2d")
    stage.slumber("S-01", at="offer_skip")
    assert [choice.seat for choice in stage.s.pending] == asked
    for seat, answer in answers.items():
        stage.say(answer, seat)
    assert (stage.s.layer == t.ON_MAP) is (taken == "yes")
    if agreement == "first":
        with pytest.raises(IllegalAnswer):
            submit(stage.s, 2, "no")


@rule("EF-4.60")
def test_the_first_player_breaks_a_tie() -> None:
    stage = slumber(*TWO, agreement="vote")
    stage.s.first = 1
    stage.entity("S-01", "B2d")
    stage.slumber("S-01", at="offer_skip")
    stage.say("no", 0).say("yes", 1)
    assert stage.s.layer == t.ON_MAP


@rule("EF-4.64", "EF-5.215", "EF-5.215b")
@pytest.mark.parametrize(
    ("agreement", "asked", "reads"), [("first", [0, 1], [1]), ("leader", [0], [0]), ("vote", [0, 1], [0, 1])]
)
def test_a_script_is_read_before_its_orders_are_carried_out(agreement: str, asked: list[int], reads: list[int]) -> None:
    stage = bells(*TWO, agreement=agreement).dream()
    stage.s.auto = False
    stage.begin(Reading(stage.s.cast.script_ids["s.202"], 0))
    assert [choice.seat for choice in stage.s.pending] == asked and stage.asked(0).kind == "reading"
    for seat in reads:
        assert "order_known" not in stage.s.flags
        stage.say("read", seat)
    assert "order_known" in stage.s.flags


@rule("EF-4.65", "EF-9.107")
def test_what_was_drawn_rolled_or_read_cannot_be_taken_back() -> None:
    stage = bells("gambler").dream()
    known = stage.s.known
    stage.begin(Drawing(0, 1))
    assert stage.s.known > known
    known = stage.s.known
    stage.begin(Reading(stage.s.cast.script_ids["s.202"], 0))
    assert stage.s.known > known
    known = stage.s.known
    stage.dice(luck=["L2"]).begin(Rolling(0, True))
    assert stage.s.events[-1].kind == "luck"
    stage = bells("gambler", hand=("bulk-c", "strong-c")).dream()
    known = stage.s.known
    stage.say("move").say("card bulk-c")
    assert stage.s.known == known


# Windows (EF-4.100 to EF-4.113) ------------------------------------------------------------------------------------------


@rule("EF-4.100", "EF-4.101", "EF-9.104")
def test_only_who_can_answer_is_asked_and_the_window_opens_again() -> None:
    stage = bells("tough-guy", "gambler", hand=("bulk-a",)).deck(0, "sprint", "sprint", "bulk-a", *PLAIN)
    stage.dreamer(1, hand=("guard", "guard")).dream()
    stage.s.phase = t.DREAMSCAPE
    stage.begin(Harm(0, 4))
    assert stage.named(0) == ["pass", "hold-on"]
    stage.say("hold-on", 0)
    assert stage.named(0) == ["pass", "hold-on"]
    stage.say("pass", 0)
    assert stage.named(1) == ["pass", "guard"]
    stage.say("guard", 1).say("pass", 1).say("hold-on", 0)
    assert stage.named(1) == ["pass", "guard"]
    stage.say("pass", 1)
    assert stage.row(0).distress == 1


@rule("EF-4.102", "EF-5.47")
def test_rapid_cards_of_others_are_offers_inside_a_payment() -> None:
    stage = bells(*TWO, hand=("bulk-c", "strong-c")).dreamer(1, hand=("second-look", "bulk-a")).dream()
    stage.say("done", 1).say("move", 0)
    assert stage.asked(1).kind == "back" and "second-look" in stage.named(1)
    stage.say("second-look", 1)
    stage.settle("pay")
    assert stage.asked(0).kind == "pay" and len(stage.row(1).hand) == 1


@rule("EF-4.104")
@pytest.mark.parametrize("phase", [t.ACT_PHASE, t.DREAMSCAPE])
def test_the_tough_guy_holds_on_only_in_the_dreamscape_phase(phase: int) -> None:
    stage = bells("tough-guy").deck(0, "sprint", *PLAIN).dream()
    stage.s.phase = phase
    stage.begin(Harm(0, 1))
    assert (bool(stage.s.pending) and stage.asked().kind == "window") is (phase == t.DREAMSCAPE)


@rule("EF-4.105")
@pytest.mark.parametrize(("amount", "asked"), [(3, True), (4, False)])
def test_a_seal_may_be_lessened_and_a_gem_stops_three(amount: int, asked: bool) -> None:
    stage = bells("gambler").dreamer(0, gems=1)
    stage.s.wisdom = (stage.card("W-07"),)
    stage.dream()
    stage.begin(Sealing(0, amount))
    if asked:
        assert stage.asked().kind == "window" and stage.named() == ["pass", "W-07"]
        stage.say("W-07")
    assert len(stage.row().sealed) == (0 if asked else 4)
    stage.begin(Sealing(0, 2, False))  # a price or a penalty opens no window
    assert len(stage.row().sealed) == (2 if asked else 6)


@rule("EF-4.107")
def test_the_drawer_of_a_flaw_is_asked() -> None:
    stage = bells(*TWO).dreamer(1, ether=1).dream()
    stage.begin(FlawDrawn(1, stage.card("lead-feet")))
    assert [choice.seat for choice in stage.s.pending] == [1] and stage.asked(1).kind == "flaw"


@rule("EF-4.108")
def test_the_compass_makes_a_placement_cheaper() -> None:
    stage = bells("expert", hand=("working-model", "half-ac-2")).dreamer(0, masks=("compass",), mask="compass").dream()
    assert "place working-model" in stage.named()
    stage.say("place working-model")
    assert stage.asked().kind == "window" and stage.named() == ["pass", "compass"]
    stage.say("compass").say("enough")
    assert stage.row().progress == ((stage.card("working-model"), False),)


@rule("EF-4.109", "EF-5.254")
def test_a_slumber_may_be_skipped_before_it_is_set_up() -> None:
    stage = slumber(*TWO).pile(SLUMBERS, "S-01", "S-04")
    stage.begin(SlumberRun())
    assert stage.asked(0).kind == stage.asked(1).kind == "slumber" and not stage.s.entity_rows()
    stage.say("skip", 1)
    assert [len(row.sealed) for row in stage.s.dreamers.rows] == [1, 1] and stage.s.layer == t.ON_MAP
    assert stage.s.cast.entities[stage.s.piles[SLUMBERS].cards[-1]].code == "S-01"


@rule("EF-4.111", "EF-5.245")
def test_before_a_fate_card_is_chosen_rapid_cards_may_answer() -> None:
    stage = slumber(*TWO).dreamer(0, hand=("find-the-pattern-a",)).pile(FATE, "lost-child")
    stage.s.layer = t.ON_MAP
    stage.begin(Fate())
    assert stage.asked(0).kind == "window" and stage.named(0) == ["pass", "find-the-pattern-a"]
    stage.say("find-the-pattern-a", 0)
    assert len(stage.row(0).hand) == 3 and stage.asked(0).kind == "choose"


@rule("EF-4.112", "EF-8.93")
@pytest.mark.parametrize(
    ("wish", "morphing", "asked"), [("matter", "", False), ("ask", "", True), ("ask", "certain", False)]
)
def test_wishes_say_when_one_is_asked(wish: str, morphing: str, asked: bool) -> None:
    from reverie.parts.rules.windows import ASK, MATTER

    wishes = [[ASK if wish == "ask" else MATTER] * len(t.WINDOWS)]
    stage = bells("gambler", wishes=wishes).dreamer(0, gems=1)
    stage.entity("I-02 K", "A3d", morphings=(morphing,) if morphing else ())
    stage.dice(luck=["L3"]).dream()
    stage.begin(Rolling(0, True))
    assert (stage.asked().kind == "window") is asked


# Sub-machines (4F) -------------------------------------------------------------------------------------------------------


@rule("EF-4.92", "EF-4.93", "EF-5.15")
def test_a_flaw_and_a_reshuffle_interrupt_a_draw() -> None:
    stage = bells("gambler", hand=()).dreamer(0, hand=(), discard=PLAIN).deck(0, "lead-feet", "bulk-a")
    stage.begin(Drawing(0, 4))
    assert stage.asked().kind == "penalty" and len(stage.row().hand) == 1
    stage.say("distress")
    assert len(stage.row().hand) == 3 and stage.row().distress == 1


@rule("EF-4.94")
def test_sealing_passes_flaws_over() -> None:
    stage = bells("gambler").deck(0, "lead-feet", "bulk-a", "jelly-legs", "bulk-c", "bulk-w", *PLAIN).dream()
    stage.begin(Sealing(0, 2))
    assert stage.ids(stage.row().sealed) == ["bulk-c", "bulk-a"]
    assert stage.ids(stage.s.deck(0))[:3] == ["lead-feet", "jelly-legs", "bulk-w"]


@rule("EF-5.165")
def test_a_turn_card_that_is_resolved_by_a_text_is_not_discarded() -> None:
    stage = bells("gambler").stand(a="A3b").turn_cards(11, 1)
    stage.entity("I-02 K", "A3d")
    stage.dream()
    stage.run(op("resolve-turn-card"))
    assert stage.row().distress == 1 and stage.s.current == 10 and not stage.told("turn-discarded")
    assert len(stage.s.piles[TURNS].cards) == 1


@rule("EF-9.96", "EF-4.10")
def test_the_first_player_stays_in_the_first_turn_of_a_dream() -> None:
    stage = Stage.begun(scenario="I-02", players=3).settle("act")
    assert stage.s.turn == 1 and stage.s.first == 0


@rule("EF-5.162")
def test_a_turn_that_is_added_comes_from_the_bottom_and_goes_to_the_bottom() -> None:
    stage = bells("gambler").turn_cards(10, 1, 2).dream()
    last = stage.s.piles[TURN_DISCARD].cards[-1]
    stage.run(op("add-turn", amount=1))
    assert stage.s.piles[TURNS].cards[-1] == last and stage.s.piles[TURNS].cards[0] == 0


@rule("EF-9.112")
@pytest.mark.parametrize(("tries", "where", "offered"), [(2, "SU1", False), (3, "SU1", True), (3, "LM2", True)])
def test_conceding_wants_three_tries_and_no_district(tries: int, where: str, offered: bool) -> None:
    stage = slumber("gambler")
    dream = stage.s.cast.dream_ids["I-02"]
    stage.s.gates = ((0, 2, 0, 0), (dream, 1, tries, 3))
    assert (("concede", dream) in stage.on_map(where).options()) is offered


@rule("EF-9.91", "EF-5.264")
def test_a_tile_whose_slot_is_taken_does_not_fit_and_a_slot_holds_one_quirk() -> None:
    stage = slumber("gambler").tiles("A3").pile(FATE, "soft-chair").pile(5, "A3", "C3")
    stage.s.quirks = ((space_number("B2c"), stage.card("draught"), 9),)
    stage.begin(Fate())
    assert [stage.s.cast.tiles[tile].code for tile in stage.s.lying if tile != -1] == ["A3", "B2", "B3", "C3"]
    assert len(stage.s.quirks) == 1 and stage.lies_in(FATE) == ["soft-chair"]
