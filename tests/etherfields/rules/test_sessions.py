"""EF-3, EF-4A, EF-5W to EF-5AF: Dreams from Gate to close, Slumbers, the Map, Awakening, saving, Team decisions."""

from __future__ import annotations

import pytest
from tests.etherfields.stage import Stage

from reverie.games.etherfields.content.legacies import after_first_dream, left_by
from reverie.games.etherfields.game import GAME
from reverie.games.etherfields.rules import terms as t
from reverie.games.etherfields.rules.frames import Awakening, Delta, Reading, Saving
from reverie.games.etherfields.rules.state import SLUMBERS
from reverie.games.etherfields.rules.team import voices
from reverie.kernel.game import CLOSED
from reverie.testing import rule

PLAIN = ("bulk-a", "bulk-c", "bulk-w", "strong-a", "strong-c", "strong-w")


@rule("EF-8.16", "EF-3.4", "EF-5.125")
def test_the_first_dream_begins_on_its_two_entrances() -> None:
    s = GAME.new(GAME.setup({"scenario": "I-01", "dreamers": ["gambler"]}), 3, True)
    assert s.pending[0].kind == "enter"
    assert [s.cast.spaces.names[space] for space in s.pending[0].options] == ["A2c", "A2d"]
    assert s.hours == 5 and s.dreamers[0].masks == () and s.items == ()


@rule("EF-10.27", "EF-1.6", "EF-9.121")
def test_bells_in_order_win_and_out_of_order_begin_anew() -> None:
    """EF-8.87"""
    stage = Stage("gambler", "expert").deck(0, *PLAIN, *PLAIN).deck(1, *PLAIN, *PLAIN)
    stage.tiles("I-02 SETUP 1").stand(a="A2c", b="A2c").dream()
    for script, bells in (("s.210", 1), ("s.211", 2), ("s.212", 3)):
        stage.begin(Reading(stage.s.cast.script_ids[script], 0))
        assert stage.s.count("bells") == bells or bells == 3
    assert stage.asked().kind == "choose" and stage.options() == ["free", "keep"]
    stage = Stage("gambler", "expert").deck(0, *PLAIN, *PLAIN).deck(1, *PLAIN, *PLAIN)
    stage.tiles("I-02 SETUP 1").stand(a="A2c", b="A2c").dream()
    for script in ("s.210", "s.212"):
        stage.begin(Reading(stage.s.cast.script_ids[script], 0))
    assert stage.s.count("bells") == 0 and "low" not in stage.s.flags
    assert [len(row.sealed) for row in stage.s.dreamers.rows] == [1, 1]


@rule("EF-1.7", "EF-9.92")
@pytest.mark.parametrize(("bells", "result", "flag"), [(2, "part", "bells_muted"), (1, "lost", "")])
def test_the_end_of_turns_of_the_worked_dream(bells: int, result: str, flag: str) -> None:
    """EF-8.88"""
    stage = Stage("gambler").deck(0, *PLAIN, *PLAIN).dreamer(0, hand=("bulk-a",))
    stage.tiles("I-02 SETUP 1").stand(a="A2c").turn_cards(10)
    stage.s.counters = (("bells", bells),)
    stage.dream()
    stage.say("done")
    assert stage.s.ended == result
    assert (flag in stage.s.flags) or not flag
    gate = stage.s.gate_of(stage.s.cast.dream_ids["I-02"])
    assert gate[1:3] == ((3, 0) if result == "part" else (1, 1))


@rule("EF-10.28", "EF-5.232", "EF-4.110")
def test_the_ferry_is_talked_to_by_two() -> None:
    """EF-8.89"""
    stage = Stage("gambler", "expert", scenario="I-02 S")
    for seat in (0, 1):
        stage.deck(seat, *PLAIN).dreamer(seat, hand=("bulk-a",), discard=PLAIN)
    stage.tiles("B2", "B3").stand(a="B2c", b="B2c")
    stage.entity("I-02 S", "B2d")
    stage.slumber("I-02 S")
    stage.say("i1", 0).say("card bulk-a", 0).say("enough", 0)
    stage.say("i1", 1).say("card bulk-a", 1).say("enough", 1)
    assert stage.s.ended == "won" and stage.s.count("ferry_talk") == 1
    assert [row.ether for row in stage.s.dreamers.rows] == [1, 1]
    assert stage.s.cast.entity_ids["I-02 S"] == stage.s.piles[SLUMBERS].cards[-1]


@rule("EF-5.254", "EF-9.62", "EF-9.74")
def test_a_slumber_is_skipped_before_anything_is_drawn() -> None:
    """EF-8.51"""
    stage = Stage("gambler", scenario="S-01").deck(0, *PLAIN, *PLAIN).tiles("B2", "B3").stand(a="B2a")
    stage.entity("S-01", "B2d")
    stage.slumber("S-01", at="offer_skip")
    assert stage.asked().kind == "skip" and stage.row().hand == ()
    stage.say("yes")
    assert len(stage.row().sealed) == 1 and stage.row().ether == 0
    assert stage.s.ended == "lost"


@rule("EF-5.259", "EF-4.97", "EF-5.208")
def test_the_delta_phase_begins_a_new_cycle() -> None:
    """EF-8.52"""
    stage = Stage("gambler").deck(0, *PLAIN).dreamer(0, distress=3, sealed=PLAIN[:2], progress=("~house-edge",))
    codes = stage.s.cast.entity_ids
    pile = stage.s.piles.edit(SLUMBERS)
    pile.cards, pile.known = tuple([codes[code] for code in ("S-01", "S-02", "S-03")]), (0, 0, 0)
    stage.begin(Delta())
    assert stage.asked().kind == "delta"
    stage.say(("heal", "unseal", "restore"))
    row = stage.row()
    assert row.distress == 0 and row.sealed == () and not row.progress[0][1]
    after = stage.s.piles[SLUMBERS].cards
    assert sorted(after[:3]) == sorted([codes["S-01"], codes["S-02"], codes["S-03"]]) and after[3] == codes["S-04"]
    assert stage.s.hours == 5


@rule("EF-5.292", "EF-9.94")
@pytest.mark.parametrize(("ether", "kept"), [(3, True), (0, False)])
def test_saving_gives_a_keepsake_for_ether(ether: int, kept: bool) -> None:
    """EF-8.55"""
    stage = Stage("gambler", scenario="session").dreamer(0, ether=ether)
    stage.begin(Saving())
    if ether:
        assert stage.asked().kind == "buy"
        stage.say(())
    assert stage.row().ether == 0 and stage.s.keepsake is kept
    outcome = GAME.outcome(stage.s)
    assert outcome is not None and outcome.result == CLOSED


@rule("EF-3.9", "EF-3.10", "EF-3.11")
def test_a_deck_holds_twenty_to_forty_and_every_flaw() -> None:
    """EF-8.57: with 19 cards all are in it; with 45 at most 40 are, and Flaws besides."""
    stage = Stage("gambler", scenario="session").deck(0).dreamer(0)
    owned = tuple(
        sorted([stage.card(id) for id in PLAIN * 3 + ("bulk-a",)] + [stage.card("lead-feet"), stage.card("jelly-legs")])
    )
    stage.s.dreamers.edit(0).unused = owned
    stage.begin(Awakening(True))
    assert len(stage.s.deck(0)) == 21
    stage = Stage("gambler", scenario="session").deck(0)
    owned = tuple(sorted([stage.card(id) for id in PLAIN * 8][:45] + [stage.card("lead-feet")]))
    stage.s.dreamers.edit(0).unused = owned
    stage.begin(Awakening(True))
    domain = stage.asked().options
    assert stage.asked().kind == "deck"
    assert not domain.has(tuple(range(19))) and domain.has(tuple(range(20)))
    assert domain.has(tuple(range(40))) and not domain.has(tuple(range(41)))
    stage.say(tuple(range(20)))
    assert len(stage.s.deck(0)) == 21 and len(stage.row().unused) == 25


@rule("EF-5.239", "EF-5.240", "EF-5.241", "EF-9.37")
def test_paths_are_free_and_shortcuts_seal() -> None:
    stage = Stage("gambler", scenario="session").deck(0, *PLAIN)
    stage.on_map("SU1")
    names = stage.s.cast.locations
    told = [
        (option[0], names[option[1]].id)
        for option in stage.options()
        if isinstance(option, tuple) and option[0] in ("path", "shortcut")
    ]
    assert told == [("path", "SU2"), ("shortcut", "SU3")]
    stage.deck(0)
    stage = Stage("gambler", scenario="session").deck(0)
    stage.on_map("SU1")
    assert "shortcut" not in [option[0] for option in stage.options() if isinstance(option, tuple)]


@rule("EF-3.15", "EF-9.36")
def test_a_gate_asks_for_its_district_and_its_keys() -> None:
    stage = Stage("gambler", scenario="session").deck(0, *PLAIN)
    stage.on_map("SU1")
    gates = [option for option in stage.options() if isinstance(option, tuple) and option[0] == "gate"]
    assert gates == []
    stage = Stage("gambler", scenario="session").deck(0, *PLAIN)
    stage.s.keys = 1
    stage.on_map("SU1")
    assert ("gate", stage.s.cast.dream_ids["I-02"]) in stage.options()
    stage = Stage("gambler", scenario="session").deck(0, *PLAIN)
    stage.s.keys = 1
    stage.on_map("LM1")
    assert ("gate", stage.s.cast.dream_ids["I-02"]) not in stage.options()


@rule("EF-9.111")
def test_hints_are_free_after_failed_tries_and_else_cost_an_hour() -> None:
    """EF-8.97"""
    stage = Stage("gambler", scenario="session").deck(0, *PLAIN)
    dream = stage.s.cast.dream_ids["I-02"]
    stage.s.gates = ((0, 2, 0, 0), (dream, 1, 2, 0))
    stage.s.hours = 1
    stage.on_map("SU1")
    for level, hours in ((1, 1), (2, 1), (3, 0)):
        stage.say(("hint", dream))
        assert stage.s.gate_of(dream)[3] == level and stage.s.hours == hours
    assert ("hint", dream) not in stage.options()


@rule("EF-9.112")
def test_a_dream_lost_three_times_may_be_conceded() -> None:
    """EF-8.98"""
    stage = Stage("gambler", scenario="session").deck(0, *PLAIN)
    dream = stage.s.cast.dream_ids["I-02"]
    stage.s.gates = ((0, 2, 0, 0), (dream, 1, 3, 3))
    stage.on_map("SU1")
    stage.say(("concede", dream))
    assert stage.s.gate_of(dream)[1] == 4 and stage.s.count("part") == 1


@rule("EF-5.67")
def test_buying_shows_three_and_puts_the_rest_under() -> None:
    """EF-8.58"""
    from reverie.games.etherfields.rules.frames import Buying
    from reverie.games.etherfields.rules.state import MARKET

    stage = Stage("gambler", scenario="session").dreamer(0, ether=2)
    stage.s.markets = True
    pile = stage.s.piles.edit(MARKET)
    pile.cards = tuple([stage.card(id) for id in ("bulk-a", "strong-a", "bulk-c", "prism-1")])
    pile.known = (0,) * 4
    stage.begin(Buying(0, 3))
    muscle, cunning = stage.card("bulk-a"), stage.card("bulk-c")
    assert stage.options() == [(), (muscle,), (cunning,)]
    page = GAME.page("en")
    told = [page.option(stage.s, stage.asked(), option) for option in stage.options()]
    assert told[1:] == [
        f"{page.card(stage.s, card)} ({page.spine(stage.s, card)}, 2 Ether)" for card in (muscle, cunning)
    ]
    stage.say((muscle,))
    assert stage.ids(stage.row().discard) == ["bulk-a"] and stage.row().ether == 0
    assert stage.ids(stage.s.piles[MARKET].cards) == ["prism-1", "strong-a", "bulk-c"]


@rule("EF-5.294", "EF-9.114", "EF-9.128")
def test_who_is_away_keeps_everything() -> None:
    """EF-8.117"""
    stage = Stage("gambler", "expert", scenario="session")
    legacy = left_by(stage.s)
    before = after_first_dream(stage.s.cast)["dreamers"]
    assert sorted(legacy["dreamers"]) == sorted(before)
    assert sorted(legacy["dreamers"]["tough-guy"]["cards"]) == sorted(before["tough-guy"]["cards"])
    again = GAME.setup({"scenario": "session", "dreamers": ["tough-guy"], "legacy": legacy})
    s = GAME.new(again, 5, True)
    assert s.players() == 1


@rule("EF-4.60", "EF-4.61", "EF-4.62")
def test_who_speaks_for_the_team() -> None:
    """EF-8.91, EF-8.92"""
    setup = GAME.setup({"scenario": "session", "players": 4, "persons": [0, 0, 0, 1]})
    assert voices(GAME.blank(setup, 1)) == (0, 3)
    setup = GAME.setup({"scenario": "session", "players": 3, "persons": [-1, -1, -1]})
    assert voices(GAME.blank(setup, 1)) == (0,)


@rule("EF-3.14", "EF-8.1", "EF-5.5")
@pytest.mark.parametrize(("players", "hours"), [(1, 5), (2, 4), (3, 3), (4, 2)])
def test_hours_by_the_number_of_players(players: int, hours: int) -> None:
    s = GAME.new(GAME.setup({"scenario": "I-01", "players": players}), 1, True)
    assert s.hours == hours == t.HOURS[s.players()]
