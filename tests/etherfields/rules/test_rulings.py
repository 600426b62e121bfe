"""EF-9: what the source leaves open, as it was ruled; each where no other test shows it."""

from __future__ import annotations

import pytest
from tests.etherfields.rules.test_flow import TWO, bells, slumber
from tests.etherfields.rules.test_world import names
from tests.etherfields.stage import PLAIN, Stage, op

from reverie.games.etherfields.content.notation import space_number
from reverie.games.etherfields.game import GAME
from reverie.games.etherfields.rules import atoms
from reverie.games.etherfields.rules import atoms_map as ground
from reverie.games.etherfields.rules import terms as t
from reverie.games.etherfields.rules.frames import Awakening, DreamRun, Harm, Looting, Rolling, SlumberRun, Striding
from reverie.games.etherfields.rules.procedures.entities import targets
from reverie.games.etherfields.rules.state import SLUMBERS
from reverie.testing import rule

# Payment (9B, 9E) --------------------------------------------------------------------------------------------------------


@rule("EF-9.16", "EF-5.39")
def test_an_ordinary_action_is_paid_by_one() -> None:
    stage = bells(*TWO, hand=("half-aw-1", "bulk-c")).stand(a="B2b", b="B2b").dreamer(0, boosted=True, gems=0)
    stage.s.items = ()
    stage.dream()
    stage.dreamer(0, boosted=True).dreamer(1, boosted=True)
    assert "m3" not in stage.say("done", 1).named(0)


@rule("EF-9.17", "EF-5.94")
@pytest.mark.parametrize(("face", "times"), [("L0", 1), ("L3", 2), ("L-", 0)])
def test_multiples_are_counted_after_the_boost(face: str, times: int) -> None:
    stage = bells("gambler", hand=("bulk-a", "bulk-c")).stand(a="A3b")
    row = stage.entity("I-02 K", "A3d")
    stage.dice(luck=[face, face]).dream().say("i1").say("boost")
    if face == "L-":
        stage.say("distress")
    told = sum([event["count"] for event in stage.told("token") if event["count"] > 0])
    assert told == times and row != -1


@rule("EF-9.18", "EF-5.85")
def test_a_boost_counts_for_a_staged_action() -> None:
    stage = bells("gambler", "expert", "tough-guy", hand=("bulk-w", "bulk-c")).stand(a="A3b")
    stage.dice(luck=["L1"]).dream().say("m6", 0).say("card bulk-w", 0).say("boost", 0)
    assert [one[1:] for one in stage.s.staged] == [(2, 2)]


@rule("EF-9.33", "EF-5.45")
def test_without_block_tokens_an_action_is_used_up_all_the_same() -> None:
    stage = bells("gambler", hand=("bulk-w", "call-the-bluff", "bulk-a")).stand(a="A2d")
    actions = [use.number for use in stage.s.cast.uses if use.once and use.source == 6 and use.id != "m2"][:6]
    stage.s.stops = tuple(actions)
    stage.tiles("I-02 SETUP 1").dream().say("m2").say("enough")
    assert "m2" not in stage.named() and len(stage.s.stops) == 7
    stage.say("call-the-bluff").settle("act")
    assert stage.s.blocked == 0


@rule("EF-9.35", "EF-9.89")
def test_what_is_the_teams_and_what_is_ones_own() -> None:
    stage = bells(*TWO, hand=("bulk-a", "bulk-c")).dreamer(0, ether=2, gems=1).dream()
    stage.run(op("gain", who="actor", what="Key", amount=1), op("gain", who="actor", what="Hour", amount=1), seat=1)
    assert stage.s.keys == 1 and stage.s.hours == 1
    assert [row.ether for row in stage.s.dreamers.rows] == [2, 0]
    assert not [option for option in stage.options(0) if isinstance(option, tuple) and option[0] == "give"]


@rule("EF-9.80", "EF-5.99")
def test_a_placement_may_be_boosted() -> None:
    stage = bells("gambler", hand=("against-the-odds", "half-ac-2")).dice(luck=["L1"]).dream()
    stage.say("place against-the-odds").say("boost")
    assert stage.row().progress == ((stage.card("against-the-odds"), False),)
    failed = bells("gambler", hand=("against-the-odds", "half-ac-2")).dice(luck=["L0"]).dream()
    failed.say("place against-the-odds").say("boost")
    assert failed.row().progress == () and failed.card("against-the-odds") in failed.row().hand  # EF-9.81


@rule("EF-9.83", "EF-5.84")
def test_what_is_left_over_of_a_staged_contact_stays_as_markers() -> None:
    stage = slumber(*TWO, hand=("strong-a", "bulk-a", "bulk-c"))
    stage.entity("S-01", "B2a")
    use = next(use for use in stage.s.cast.uses if use.id == "i1" and use.owner == stage.s.cast.entity_ids["S-01"])
    stage.slumber("S-01").say("i1", 0).say("card bulk-a", 0).say("enough", 0)
    assert stage.s.staged == ((use.number, 0, 1),)
    plain = bells(*TWO, hand=("bulk-w", "strong-w", "bulk-a")).stand(a="A3b", b="A3b").dream()
    plain.say("m6", 0).say("card bulk-w", 0).say("card strong-w", 0).say("enough", 0)
    assert plain.s.staged == () and [event["script"] for event in plain.told("read")].count("s.210") == 1


@rule("EF-9.53", "EF-5.63")
def test_innate_actions_have_their_moments() -> None:
    stage = bells("gambler", hand=("bulk-a", "bulk-c")).deck(0, "side-door", "side-door", *PLAIN)
    stage.dice(luck=["L-", "L0", "L1"]).dream()
    assert "second-throw" not in stage.named()
    stage.begin(Rolling(0, True)).say("second-throw")
    assert stage.named() == ["pass", "second-throw"]  # no number limit while the right back is on top
    stage.say("second-throw")
    assert [event["face"] for event in stage.told("luck")] == [0, 1, 2]


@rule("EF-9.70")
def test_defeat_comes_before_victory() -> None:
    stage = bells("gambler").dreamer(0, distress=7)
    stage.s.counters = (("bells", 2),)
    stage.dream()
    stage.run(op("gain", who="actor", what="D", amount=1), op("count", name="bells", amount=1))
    assert stage.s.ended == "died"


# Map, Entities, Turns (9C) ------------------------------------------------------------------------------------------------


@rule("EF-9.29", "EF-4.96")
def test_who_has_reached_its_target_does_not_roll_again() -> None:
    stage = bells("gambler").stand(a="A2a").dice(movement=["mV+", "mV"])
    row = stage.entity("I-02 K", "A2c")
    stage.dream()
    stage.begin(Striding(stage.s.figures_of(row)[0]))
    assert len(stage.told("movement")) == 1 and stage.where(stage.s.figures_of(row)[0]) == "A2a"


@rule("EF-9.60", "EF-5.127")
def test_traps_do_not_spring_on_entities_nor_on_who_is_pushed() -> None:
    stage = bells("gambler").stand(a="B1a").dice(movement=["mV"])
    row = stage.entity("I-02 K", "B1d")
    stage.dream()
    stage.begin(Striding(stage.s.figures_of(row)[0]))
    assert not stage.told("trapped")
    stage.stand(a="B1d").run(op("push", target="actor", amount=1)).say(space_number("B1b"))
    assert not stage.told("trapped") and stage.where() == "B1b"


@rule("EF-9.88", "EF-9.123")
def test_pushes_are_single_and_reach_the_paralyzed() -> None:
    stage = bells("gambler").stand(a="A2c").dream()
    ground.give_state(stage.s, 0, t.STATES.index("paralyzed"))
    assert "move" not in stage.named()
    stage.run(op("push", target="actor", amount=2))
    assert stage.asked().kind == "push" and names(stage) == ["A2a", "A2d", "B2a"]
    stage.say(space_number("A2a"))
    assert names(stage) == ["A2b", "A2c"]
    stage.say(space_number("A2b"))
    assert stage.where() == "A2b" and len(stage.told("pushed")) == 2


@rule("EF-9.90")
def test_without_a_turn_card_there_is_no_loot() -> None:
    stage = slumber("gambler")
    stage.s.current = stage.s.last = -1
    stage.begin(Looting(1, 0))
    assert not stage.told("looted")


@rule("EF-9.100")
@pytest.mark.parametrize(("face", "moves"), [("m1", 1), ("mV", 0), ("mV+", 0)])
def test_a_movement_value_of_nought_still_moves_one(face: str, moves: int) -> None:
    stage = slumber("gambler", hand=("bulk-c",)).stand(a="B3d").dice(movement=[face, "m1"])
    row = stage.entity("S-08", "B2a")
    stage.slumber("S-08")
    stage.begin(Striding(stage.s.figures_of(row)[0])).settle("act")
    assert len(stage.told("moved")) == moves and len(stage.told("movement")) == 1


@rule("EF-9.108", "EF-8.95", "EF-6.111")
def test_a_card_that_dazes_means_an_entity() -> None:
    stage = bells("tough-guy", "expert", hand=("growl", "bulk-w")).stand(a="A3b", b="A3b")
    row = stage.entity("I-02 K", "A3d", "A3b")
    stage.dream().say("growl", 0).say("card bulk-w", 0).say("enough", 0)
    assert stage.asked(0).kind == "figure" and stage.options(0) == stage.s.figures_of(row)
    stage.say(stage.s.figures_of(row)[1], 0)
    assert stage.s.figures[0].states == stage.s.figures[1].states == 0
    assert stage.s.figures[stage.s.figures_of(row)[1]].states == t.DAZED


@rule("EF-9.110", "EF-6.116")
@pytest.mark.parametrize(("roller", "drawn"), [(0, 2), (1, 0)])
def test_a_trigger_is_ones_own(roller: int, drawn: int) -> None:
    stage = bells(*TWO).dreamer(0, progress=("side-bet",)).dice(luck=["L3", "L3"]).dream()
    stage.begin(Rolling(roller, True))
    assert len(stage.row(0).hand) == 1 + drawn
    stage.begin(Rolling(roller, True))
    assert len(stage.row(0).hand) == 1 + drawn  # its limit counts when the text begins


@rule("EF-9.116", "EF-3.14")
@pytest.mark.parametrize(("difficulty", "turns", "hours"), [("gentle", 8, 5), ("standard", 7, 4), ("deep", 6, 4)])
def test_difficulty_changes_turns_and_hours(difficulty: str, turns: int, hours: int) -> None:
    stage = Stage.begun(scenario="I-02", players=2, difficulty=difficulty).settle("act")
    assert stage.s.dealt == turns and stage.s.hours == hours


@rule("EF-9.116", "EF-10.12")
@pytest.mark.parametrize(("difficulty", "flaws"), [("standard", 1), ("deep", 2)])
def test_death_is_dearer_when_deep(difficulty: str, flaws: int) -> None:
    stage = slumber("gambler", difficulty=difficulty)
    stage.s.keys = 1
    stage.on_map("SU1").say(("gate", stage.s.cast.dream_ids["I-02"])).settle("act", "discard")
    stage.run(op("death")).settle("travel")
    owned = (*stage.s.deck(0), *stage.row().unused)
    assert len([card for card in owned if t.KINDS[stage.s.cast.cards[card].kind] == "flaw"]) == flaws


@rule("EF-9.117", "EF-6.118")
def test_own_counters_of_a_slumber_begin_anew_and_those_of_the_campaign_stay() -> None:
    stage = slumber("gambler").pile(SLUMBERS, "S-09", "S-04")
    stage.s.counters = (("ferry_talk", 2), ("led", 3))
    stage.begin(SlumberRun())
    assert stage.s.count("led") == 0 and stage.s.count("ferry_talk") == 2
    dream = slumber("gambler")
    dream.s.counters, dream.s.flags = (("bells", 2), ("salvations", 1)), ("bells_kept", "low")
    dream.begin(DreamRun(dream.s.cast.dream_ids["I-02"], 0))
    assert dream.s.count("bells") == 0 and dream.s.count("salvations") == 1
    assert "low" not in dream.s.flags and "bells_kept" in dream.s.flags


@rule("EF-9.119", "EF-5.145")
def test_an_item_serves_whoever_uses_it() -> None:
    stage = bells(*TWO)
    stage.s.items = (stage.card("ball-of-string"),)
    stage.dream().say("ball-of-string", 1)
    assert [one[0] for one in stage.s.lasting] == [1]
    assert "ball-of-string" not in stage.named(0)  # the limit is the Item's
    assert stage.ids(stage.s.items) == ["ball-of-string"]


@rule("EF-9.122", "EF-5.173")
@pytest.mark.parametrize(("kinds", "goal"), [((), "A2a"), (("most-threat",), "A3b")])
def test_an_entity_goes_for_what_its_tile_names_first(
    kinds: tuple[str, ...], goal: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GAME.cast.entities[GAME.cast.entity_ids["I-02 K"]], "target", kinds)
    stage = bells(*TWO).stand(a="A2a", b="A3b").dreamer(1, tokens=(0, 2, 0, 0, 0))
    row = stage.entity("I-02 K", "A2c")
    assert targets(stage.s, stage.s.figures_of(row)[0]) == [space_number(goal)]


@rule("EF-9.127")
def test_in_ordered_rounds_the_others_rapid_cards_are_offers() -> None:
    stage = bells(*TWO, hand=("bulk-c",), rounds=True).dreamer(1, hand=("find-the-pattern-a", "bulk-a")).dream()
    assert stage.asked(0).kind == "act" and stage.asked(1).kind == "back" and stage.named(1) == ["find-the-pattern-a"]


@rule("EF-9.48", "EF-5.236")
def test_awakening_gathers_every_card_that_is_owned() -> None:
    stage = slumber("gambler", hand=("bulk-a", "bulk-c")).dreamer(0, sealed=PLAIN, flaws=("jelly-legs",))
    stage.dreamer(0, progress=("house-edge",)).deck(0, *PLAIN)
    stage.s.dreamers.edit(0).unused = (stage.card("kite"),)
    stage.begin(Awakening())
    stage.settle("travel", "enter")
    owned = (*stage.s.deck(0), *stage.row().unused)
    assert len(owned) == 2 + 6 + 1 + 1 + 6 + 6 + 1 and stage.card("jelly-legs") in stage.s.deck(0)


@rule("EF-10.50", "EF-8.116")
def test_the_tutorials_door_opens_after_two_failed_boosts() -> None:
    stage = Stage("gambler", scenario="I-01").deck(0, *PLAIN, *PLAIN).dreamer(0, hand=("bulk-a", "strong-a", "bulk-w"))
    stage.dreamer(0, discard=PLAIN).tiles("I-01 SETUP", "I-01 A").stand(a="A3d")
    stage.s.read = (stage.s.cast.script_ids["s.103"],)
    stage.dice(luck=["L-"]).dream("I-01").say("m4").say("A").say("card bulk-a")
    assert "enough" not in stage.named() and "boost" in stage.named()
    stage.say("boost")
    assert stage.asked().kind == "act" and stage.s.count("failed_boosts") == 1  # and nothing more is lost
    atoms.set_count(stage.s, "failed_boosts", 2)
    stage.say("m4").settle("lair", "act")
    assert stage.s.cast.tile_ids["I-01 B"] in stage.s.lying


@rule("EF-10.30", "EF-8.90", "EF-10.2")
def test_the_gamblers_deck() -> None:
    archetype = GAME.cast.archetypes[GAME.cast.archetype_ids["gambler"]]
    deck = [GAME.cast.cards[card] for card in archetype.deck]
    assert len(deck) == 22 and sum([max(card.intent) for card in deck]) == 44
    assert len([card for card in deck if card.is_progress()]) == 5
    assert len([card for card in deck if [1 for use in card.uses if GAME.cast.uses[use].rapid]]) == 4


__all__ = ["Harm"]
