"""Sections 5.8 and 5.10 (DB-900): how abilities work together, and what a saved or replayed game must hold."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import comb
from typing import Any

import pytest

from reverie.games.dreamblade.game import DreambladeGame
from reverie.games.dreamblade.rules.state import Dreamblade
from reverie.kernel.agenda import answer_for_nature, pending_for, submit
from reverie.kernel.chance import Stream
from reverie.kernel.choice import NATURE, IllegalAnswer
from reverie.kernel.codec import digest, load, save
from reverie.kernel.domain import Split
from reverie.kernel.match import Match
from reverie.kernel.record import parse_record, replay
from reverie.testing import rule
from reverie.testing.dreamblade import APART, Table, buy, cells, figure, location, shift, spawn, strike


def choose_first(t: Table, keyword: str) -> None:
    """Of simultaneous effects, resolve this one first."""
    t.answer(next(effect for effect in t.options() if effect[1] == keyword))


def attacks(t: Table) -> list[str]:
    """Who has made special attacks, in order."""
    by_number = {m: name for name, m in t.names.items()}
    return [by_number[event.data["who"]] for event in t.seen if event.kind == "special-attack"]


def changes(t: Table) -> list[int]:
    return [event.data["change"] for event in t.seen if event.kind == "damage-modified"]


HERO = figure("9V", "3/20/30")
WALL = figure("3F", "0/20/30")


# Conflicts (DB-900.1) ------------------------------------------------------------------------------------------------


@rule("DB-900", "DB-900.1", "DB-900.1a", "DB-T.47")
def test_an_ability_beats_the_general_rules() -> None:
    # A creature with Defender cannot shift into a cell with enemies, and nobody moves in a strike; Advance does both.
    t = strike(
        cells(a3="Ax", c2="D", c3="y"),
        A=figure("3V", "1/4/6", "{B}: Advance"),
        D=figure("3V", "2/4/6", "Defender"),
    )
    t.answer("a3")
    t.roll("blade")
    t.answer("move", "D", "c3")
    assert t.cell("D") == "c3"


@rule("DB-900.1a")
def test_reinforce_beats_the_rules_of_the_spawn_row() -> None:
    t = spawn(cells(b4="A"), X=figure("3V"), R=figure("3V", "1/4/6", "Reinforce"))
    assert t.cells_offered("X") == ["b1", "e1"]
    assert t.cells_offered("R") == ["b1", "b4", "e1"]


@rule("DB-900.1", "DB-900.1b")
def test_cannot_beats_can_relentless_against_ferocity() -> None:
    t = strike(
        cells(c3="Ax", b3="By"),
        A=figure("9V", "3/9/9", "Relentless", "{B}: Ferocity"),
        x=figure("3F", "0/4/9"),
        y=WALL,
    )
    t.answer("c3")
    t.roll(3, 2, "blade")
    t.saw("marked", who="x")
    assert (t.cell("x"), t.damage_on("x")) == ("c3", 5)  # it cannot be disrupted, so it is not destroyed instead


@rule("DB-900.1b")
def test_cannot_beats_can_respawn_against_vengeance() -> None:
    pieces: dict[str, Any] = {"R": figure("3V", "1/4/6", "Respawn {2}", "Vengeance 2"), "Z": figure("0V")}
    t = spawn(given={"graveyard": "R", "won": (0, 1)}, **pieces)
    t.refuses("spawn", "R", "e1", rule="DB-K.Vengeance")
    t = spawn(given={"graveyard": "R", "won": (0, 2)}, **pieces)
    t.allows("spawn", "R", "e1")


@rule("DB-900.1b")
def test_cannot_beats_can_an_assault_on_a_guarded_creature_is_lost() -> None:
    t = strike(cells(c3="Axg"), A=figure("9V", "1/9/9", "{B}: Assault 2"), x=WALL, g=figure("3F", "0/4/6", "Bodyguard"))
    t.answer("c3")
    t.roll("blade")
    t.answer("x")  # it may be targeted
    t.roll(3, 3)
    t.never_saw("damaged")


@rule("DB-900.1c", "DB-T.43", "DB-T.103")
def test_as_much_of_an_effect_happens_as_possible() -> None:
    for bomb, hurt in ((3, {"g": 3}), (4, {"g": 4, "x": 4})):
        t = strike(
            cells(c3="Agx"),
            A=figure("9V", "1/9/9", f"{{B}}: Bomb {bomb}"),
            g=figure("3F", "0/4/6", "Bodyguard"),
            x=figure("3F", "0/2/2"),
        )
        t.answer("c3")
        t.roll("blade")
        t.answer("explode")
        found = {e.data["who"]: e.data["damage"] for e in t.seen if e.kind == "damaged"}
        assert found == {t.names[name]: damage for name, damage in hurt.items()}


@rule("DB-900.1c", "DB-Q.91")
def test_an_effect_without_a_target_does_nothing() -> None:
    t = strike(cells(c3="Ax"), A=figure("9V", "1/9/9", "{B}: Warpstrike 3"), x=WALL)
    t.answer("c3")
    t.roll("blade")  # no enemy elsewhere
    t.asked("A", "action")
    t.saw("blade-assigned", who="A")
    t.never_saw("special-attack")


# Timing (DB-900.6, DB-900.7) -----------------------------------------------------------------------------------------


@rule("DB-900.6")
def test_things_of_one_phase_are_done_in_any_order() -> None:
    t = spawn(
        cells(c3="A", a1="B"), points=9, A=figure("3V", "1/4/6", "{1}: Advance"), X=figure("2V"), L=location("2V")
    )
    t.allows("spawn", "X", "e1")
    t.allows("spawn", "L", "c3")
    t.allows(*t.ability("A", "Advance"))
    t.answer("spawn", "L", "c3")
    t.allows("spawn", "X", "e1")
    t.allows(*t.ability("A", "Advance"))


@rule("DB-900.7")
def test_simultaneous_effects_are_all_resolved_before_any_other_action() -> None:
    t = shift(cells(c2="AB", c3="xy"), x=figure("3F", "0/9/9", "Ambush 1"), y=figure("3F", "0/9/9", "Ambush 1"))
    t.answer("move", "A", "c3")
    t.asked("nature", "attack")
    t.roll("miss")
    t.asked("nature", "attack")
    t.roll("miss")
    t.asked("A", "shift")
    assert attacks(t) == ["x", "y"]


@rule("DB-900.7", "DB-900.7c")
def test_what_a_simultaneous_effect_sets_off_waits_until_the_others_are_resolved() -> None:
    # X is spawned: Advance and Warpstrike are simultaneous. Advance leads C into an Ambush, which is another effect.
    t = spawn(
        cells(a1="C", a2="x", e5="y"),
        X=figure("3V", "1/4/6", "{C}: Advance", "{C}: Warpstrike 1"),
        C=figure("3V", "1/9/9"),
        x=figure("3F", "0/9/9", "Ambush 1"),
    )
    t.answer("spawn", "X", "e1")
    choose_first(t, "Advance")
    t.answer("move", "C", "a2")
    t.asked("A", "target")  # Warpstrike first
    t.answer("y")
    t.roll("miss")
    t.roll("miss")
    assert attacks(t) == ["X", "x"]


@rule("DB-900.7c", "DB-900.7b")
def test_effects_set_off_by_simultaneous_effects_are_simultaneous_among_themselves() -> None:
    # Two Advances lead C and D into Ambushes; both Ambushes are made before the damage is checked.
    ambush = figure("3F", "0/9/9", "Ambush 1")
    t = spawn(
        cells(a1="C", a2="x", b1="D", b2="y"),
        X=figure("3V", "1/4/6", "{C}: Advance", "{C}: Advance"),
        C=figure("3V", "1/3/9"),
        D=figure("3V", "1/3/9"),
        x=ambush,
        y=ambush,
    )
    t.answer("spawn", "X", "e1")
    t.answer("move", "C", "a2")
    t.asked("A", "move")  # the second Advance comes before the first Ambush
    t.answer("move", "D", "b2")
    t.asked("B", "order")
    t.answer(t.options().at(0))
    t.roll(3)
    t.asked("nature", "attack")  # no check yet: the other Ambush belongs to the same moment
    t.roll(3)
    t.asked("B", "disrupt")
    assert t.names_offered(1) == "CD"


@rule("DB-900.7", "DB-900.7b")
def test_two_creatures_that_enter_at_once_are_ambushed_at_once() -> None:
    ambush = figure("3F", "0/9/9", "Ambush 1")
    t = spawn(
        cells(a1="Cx", e5="Dy"),
        C=figure("3V", "1/3/9", "{0}: Swap"),
        D=figure("3V", "1/3/9"),
        x=ambush,
        y=ambush,
    )
    buy(t, "C", "Swap")
    t.answer("D")
    t.asked("B", "order")
    t.answer(t.options().at(0))
    t.roll(3)
    t.asked("nature", "attack")
    t.roll(3)
    t.asked("B", "disrupt")
    assert t.names_offered(1) == "CD"


@rule("DB-900.7a", "DB-DP.18")
def test_effects_of_one_keyword_that_are_narrowed_differently_are_ordered_by_their_player() -> None:
    t = spawn(
        cells(a1="C", a3="D"),
        X=figure("3V", "1/4/6", "{C}: Advance Valor", "{C}: Advance Fear"),
        C=figure("3V"),
        D=figure("3F"),
    )
    t.answer("spawn", "X", "e1")
    t.asked("A", "order")


@rule("DB-900.7a")
def test_effects_of_the_phase_owner_come_first() -> None:
    t = shift(cells(c2="A", c3="x"), A=figure("3V", "1/9/9", "Charge 1"), x=figure("3F", "0/9/9", "Ambush 1"))
    t.answer("move", "A", "c3")
    t.roll("miss")
    t.roll("miss")
    assert attacks(t) == ["A", "x"]
    # In A's phase, too, when the entering creature is the enemy's.
    t = spawn(
        cells(c2="A", c3="x"),
        A=figure("3V", "1/9/9", "Ambush 1", "{0}: Lure"),
        x=figure("3F", "0/9/9", "Charge 1"),
    )
    buy(t, "A", "Lure")
    t.answer("move", "x", "c2")
    t.roll("miss")
    t.roll("miss")
    assert attacks(t) == ["A", "x"]


@rule("DB-900.7a")
def test_a_player_orders_the_own_simultaneous_effects() -> None:
    pieces: dict[str, Any] = {"x": figure("3F", "0/9/9", "Ambush 1"), "l": location("2F", "Ambush 2")}
    for first in ("x", "l"):
        t = shift(cells(c2="A", c3="xl"), A=figure("3V", "1/9/9"), **pieces)
        t.answer("move", "A", "c3")
        t.asked("B", "order")
        t.answer(next(effect for effect in t.options() if effect[2] == t.names[first]))
        assert t.dice() == (1 if first == "x" else 2)
        assert attacks(t) == [first]


@rule("DB-900.7b")
def test_simultaneous_damage_is_checked_only_after_all_of_it() -> None:
    t = shift(
        cells(c2="A", c3="xl"),
        A=figure("3V", "1/2/4"),
        x=figure("3F", "0/9/9", "Ambush 1"),
        l=location("2F", "Ambush 2"),
    )
    t.answer("move", "A", "c3")
    t.answer(next(effect for effect in t.options() if effect[2] == t.names["x"]))
    t.roll(3)
    t.asked("nature", "attack")
    t.roll(1, "miss")
    t.asked("B", "fate")


@rule("DB-G.triggered ability", "DB-T.38")
def test_until_a_triggered_ability_is_resolved_nothing_voluntary_is_done() -> None:
    t = spawn(cells(c3="C"), points=12, X=figure("3V", "1/4/6", "{C}: Appease"), Y=figure("3V"))
    t.answer("spawn", "X", "e1")
    t.asked("A", "choose")
    t.offers("X", "C")  # a creature already controlled must be sacrificed first; Y cannot be spawned
    assert not t.options().has(t.value(("spawn", "Y", "e1")))
    t.answer("C")
    t.asked("A", "spawn")
    t.allows("spawn", "Y", "e1")


@rule("DB-G.triggered ability")
def test_a_triggered_ability_happens_by_itself() -> None:
    t = shift(cells(c2="A", c3="x"), A=figure("3V", "1/9/9", "Charge 1"), x=WALL)
    t.answer("move", "A", "c3")
    t.asked("nature", "attack")  # nobody was asked whether to charge


# Targets, modifiers, numbers -----------------------------------------------------------------------------------------


@rule("DB-900.9")
def test_the_player_of_an_effect_chooses_its_target() -> None:
    t = strike(cells(c3="ABx"), x=figure("3F", "0/20/30", "Strikeback 1"))
    t.answer("c3")
    t.answer(("A",))
    t.roll("miss", "miss")
    t.asked("B", "target")
    t.offers("A", "B")
    t.answer("B")
    t.saw("special-attack", who="x", target="B")


@rule("DB-900.14", "DB-T.42")
@pytest.mark.parametrize(
    ("nullify", "mine", "theirs"),
    [
        ("Nullify", [], []),
        ("Nullify Valor", ["B Crit"], ["y Crit"]),
        ("Nullify Enemies", ["A Crit", "B Crit"], []),
        ("Nullify Fear", ["A Crit"], ["x Crit"]),
    ],
)
def test_a_modifier_narrows_an_ability(nullify: str, mine: list[str], theirs: list[str]) -> None:
    pieces: dict[str, Any] = {
        "A": figure("3V", "2/9/9", "{B}: Crit 1", "{B}: Crit 2"),
        "B": figure("3F", "2/9/9", "{B}: Crit 1", "{B}: Crit 2"),
        "N": figure("3M", "0/9/9", nullify),
        "x": figure("3V", "2/9/9", "{B}: Crit 1", "{B}: Crit 2"),
        "y": figure("3F", "2/9/9", "{B}: Crit 1", "{B}: Crit 2"),
    }
    for seat, pair, wanted in (("A", ("A", "B"), mine), ("B", ("x", "y"), theirs)):
        t = strike(cells(c3="ABNxy"), seat, **pieces)
        t.answer("c3")
        t.answer(pair)
        t.roll("blade", "miss", "miss", "miss")
        if wanted:
            assert sorted(set(t.blades())) == wanted
        else:
            t.never_saw("blade-assigned")
            t.asked(seat, "damage" if t.choice.kind == "damage" else "action")


@rule("DB-900.14", "DB-G.self")
def test_self_applies_an_ability_to_its_bearer_alone() -> None:
    t = shift(cells(c3="AB"), A=figure("3V", "2/4/6", "Bolster +3 self"), B=figure("3V", "2/4/6", "Bolster +1"))
    assert (t.defense("A"), t.defense("B")) == (4 + 3 + 1, 4)


@rule("DB-900.15", "DB-T.44")
@pytest.mark.parametrize(("ability", "change"), [("Crit 3", 3), ("Crit 5", 5), ("Crit -2", -2), ("Fumble 2", -2)])
def test_a_number_is_the_x_of_its_ability_and_may_be_negative(ability: str, change: int) -> None:
    t = strike(cells(c3="Ax"), A=figure("9V", "2/9/9", "{B}: " + ability), x=WALL)
    t.answer("c3")
    t.roll(3, "blade")
    assert changes(t) == [change]
    t.saw("damaged", who="x", damage=3 + change)


@rule("DB-G.reroll", "DB-T.69")
def test_a_reroll_chooses_dice_first_rolls_them_at_once_and_keeps_the_new_results() -> None:
    t = strike(cells(c3="Ax"), A=figure("9V", "3/9/9", "Fortunate 2"), x=WALL)
    t.answer("c3")
    t.roll("miss", "miss", 3)
    t.asked("A", "reroll")
    t.offers((), (0,), (1,), (2,), (0, 1), (0, 2), (1, 2))
    t.answer((0, 1))
    t.asked("nature", "attack")
    assert t.dice() == 2
    t.roll(2, "miss")
    t.saw("damaged", who="x", damage=5)


@rule("DB-G.reroll")
def test_a_new_result_stands_even_if_it_is_worse() -> None:
    t = strike(cells(c3="Ax"), A=figure("9V", "1/9/9", "Fortunate 1"), x=WALL)
    t.answer("c3")
    t.roll(2)
    t.answer((0,))
    t.roll("miss")
    t.asked("A", "action")
    t.never_saw("damaged")


@rule("DB-G.X", "DB-Q.51")
def test_the_player_chooses_an_x_that_no_ability_defines() -> None:
    t = spawn(cells(c3="A", d3="B"), points=2, A=figure("3V", "1/4/6", "{X}: Invigorate X"), B=figure("3V", "1/4/6"))
    buy(t, "A", "Invigorate")
    t.asked("A", "value")
    t.offers(0, 1, 2)
    t.answer(2)
    assert t.life("B") == 8


@rule("DB-Q.72")
def test_chains_of_continuous_effects_are_recomputed_after_every_change() -> None:
    t = shift(
        cells(c3="TE", c4="F"),
        given={"graveyard": "GH"},
        T=figure("3F", "*/4/6", "Thanatomancy"),
        E=figure("3V", "1/4/6", "Enrage +1"),
        F=figure("3V", "1/4/6", "Enrage +2"),
    )
    assert t.power("T") == 2 + 1 + 2
    t.answer("move", "F", "c5")
    assert t.power("T") == 2 + 1


@rule("DB-Q.72")
def test_a_copied_granted_ability_comes_and_goes_with_its_grantor() -> None:
    hellbred = figure("3P", "1/9/9", lineage="Hellbred")
    t = strike(
        cells(c3="CHx", c4="F", b3="Ay"),
        C=figure("3P", "1/9/9", "Copy"),
        H=hellbred,
        F=figure("3P", "1/9/9", "Hell's Fury"),
        A=figure("3V", "1/4/6", "{B}: Advance"),
        x=WALL,
        y=WALL,
    )
    t.answer("c3")
    t.answer(("C", "H"))
    t.roll("blade", "blade")
    t.blade("C", "Crit")  # copied from H, which has it from F
    assert changes(t) == [2, 2]
    t.answer("b3")
    t.roll("blade")
    t.answer("move", "F", "c5")
    t.answer("strike")
    t.answer("c3")
    t.answer(("C", "H"))
    t.roll("blade", "blade")
    assert changes(t) == [2, 2]  # F is too far away now


# State to save, determinism ------------------------------------------------------------------------------------------


def _row(name: str, value: Any) -> Callable[[Dreamblade], None]:
    return lambda s: setattr(s.minis.edit(0), name, value)


def _player(name: str, value: Any) -> Callable[[Dreamblade], None]:
    return lambda s: setattr(s.players.edit(1), name, value)


def _field(name: str, value: Any) -> Callable[[Dreamblade], None]:
    return lambda s: setattr(s, name, value)


FACTS: dict[str, Callable[[Dreamblade], None]] = {
    "zone": _row("zone", 2),
    "cell": _row("cell", 3),
    "damage": _row("damage", 2),
    "no_disrupt": _row("no_disrupt", True),
    "shift move used": _field("moved", (0,)),
    "spawn abilities used": _row("used", (0,)),
    "graveyard state": _row("rest", 3),
    "turns won": _player("turns_won", 4),
    "bonus points": _player("bonus", 6),
    "spawn points": _player("points", 5),
    "enemies destroyed": _player("kills", 2),
    "edge": _player("edge", 0),
    "turn": _field("turn", 9),
    "raw dice": _field("raw", (6, 5)),
    "modified dice": _field("modified", (6, 6)),
    "first player": _field("first", 1),
    "skip": _field("skip", True),
    "skip last turn": _field("skipped_last", True),
    "phase": _field("phase", "spawn"),
    "action": _field("action", "shift"),
    "owner": _field("owner", 1),
    "base points": _field("base_points", 11),
    "spawn-row snapshot": _field("open_row", (1, 2)),
    "spawned per cell": _field("spawned_in", (2, 2)),
    "fought cells": _field("fought", (7,)),
    "lasting effects": _field("lasting", ((0, APART, 2, 1),)),
    "random generator": lambda s: s.streams.__setitem__(2, 12345),
}


@rule("DB-5.20")
@pytest.mark.parametrize("fact", list(FACTS))
def test_a_save_holds_every_fact_of_the_game(fact: str) -> None:
    t = strike(cells(c3="ABx"), A=figure("3V", "2/4/6", "{B}: Enrage +2"), x=WALL)
    changed = t.state.clone()
    FACTS[fact](changed)
    assert digest(t.game, changed) != digest(t.game, t.state)
    again = load(t.game, save(t.game, changed))
    assert digest(t.game, again) == digest(t.game, changed)


@rule("DB-5.20")
def test_a_game_saved_inside_a_combat_goes_on_exactly_alike() -> None:
    t = strike(
        cells(c3="ABxy", c4="z", b3="Cw"),
        given={"bonus": (0, 2), "kills": (1, 0)},
        A=figure("9V", "3/9/9", "{B}: Ferocity", "{B}: Crit 3"),
        B=figure("3V", "2/9/9", "{B}: Enrage +2"),
        x=figure("3F", "2/3/9"),
        y=WALL,
        w=WALL,
    )
    t.answer("c3")
    t.answer(("A", "B"))
    t.roll("blade", "blade", 3, "blade", "miss")
    t.blade("A", "Ferocity")
    t.answer("x")
    t.blade("B", "Enrage")
    t.asked("A", "damage")
    again = load(t.game, save(t.game, t.state))
    assert again.setup["warbands"] == t.state.setup["warbands"]  # type: ignore[attr-defined]
    t.damage(x=4, y=2)
    submit(again, 0, (4, 2))
    assert digest(t.game, again) == digest(t.game, t.state)
    t.asked("B", "deathblow")  # Ferocity was remembered: 4 damage would only disrupt x
    assert pending_for(again, 1) is not None
    t.answer(("x",))
    submit(again, 1, (t.names["x"],))
    for s in (t.state, again):
        answer_for_nature(s)
    assert digest(t.game, again) == digest(t.game, t.state)


@cache
def prebuilt() -> DreambladeGame:
    return DreambladeGame()


def short_match(seed: int, decisions: int = 10_000) -> Match:
    """A short game of the prebuilt warbands, played at random by a seed."""
    game = prebuilt()
    match = Match(game, game.setup({"turn_limit": 20, "warbands": ["sampler", "red-current"]}), seed)
    stream = Stream(seed)
    while match.state.pending and decisions:
        choice = match.choices()[0]
        match.submit(choice.seat, choice.options.sample(stream.streams, 0))
        decisions -= 1
    return match


@rule("DB-5.21")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_seed_and_the_decisions_replay_a_game_exactly(seed: int) -> None:
    match = short_match(seed)
    again = replay(match.game, parse_record(match.dump()))
    assert again.digest() == match.digest()
    assert again.answers == match.answers
    # The seed alone gives the dice: the same decisions without the recorded dice lead to the same end.
    fresh = Match(match.game, match.header.setup, seed)
    for seat, answer in match.answers:
        if seat != NATURE:
            fresh.submit(seat, answer)
    assert fresh.digest() == match.digest()


@rule("DB-5.21")
def test_another_seed_gives_other_dice() -> None:
    rolls = [[a for seat, a in short_match(seed, 3).answers if seat == NATURE] for seed in range(1, 7)]
    assert len({repr(r) for r in rolls}) > 1


@rule("DB-5.21")
def test_only_edges_initiative_attacks_and_wail_are_left_to_chance() -> None:
    kinds = set()
    for seed in range(1, 9):
        match = short_match(seed)
        for before, (seat, _answer) in zip(match.past, match.answers, strict=True):
            if seat == NATURE:
                kinds.add(before.pending[0].kind)
    assert {"edges", "initiative", "attack"} <= kinds <= {"edges", "initiative", "attack", "wail"}


@rule("DB-5.22")
def test_decisions_since_the_last_die_may_be_taken_back_freely() -> None:
    match = short_match(5, 0)
    limit = match.undo_limit()
    assert limit == len(match.answers)  # the dice were the last thing that happened
    before = match.digest()
    for kind, answer in (("spawn", "stop"), ("spawn", "stop"), ("action", "shift"), ("action", "strike")):
        choice = match.choices()[0]
        assert choice.kind == kind
        match.submit(choice.seat, answer)
    assert match.undo_limit() == limit
    match.undo(limit + 1)
    assert match.choices()[0].kind == "spawn"
    match.undo(limit)
    assert match.digest() == before


@rule("DB-5.22")
def test_a_decision_that_has_revealed_a_die_is_not_taken_back_freely() -> None:
    match = short_match(5, 0)
    rolls = len(match.answers)
    assert {seat for seat, _answer in match.answers} == {NATURE}
    while len([seat for seat, _answer in match.answers if seat == NATURE]) == rolls:
        choice = match.choices()[0]
        match.submit(choice.seat, "strike" if choice.kind == "action" else "stop")
    # The last decision of the turn has shown the next turn's initiative dice.
    last = max(number for number, (seat, _answer) in enumerate(match.answers) if seat != NATURE)
    assert match.undo_limit() > last
    with pytest.raises(IllegalAnswer, match="consent"):
        match.undo(last)
    match.undo(last, consent=True)
    assert len(match.answers) == last


@rule("DB-5.23")
def test_every_decision_lists_its_options_and_only_damage_is_a_split() -> None:
    kinds = set()
    for seed in range(1, 13):
        match = short_match(seed)
        for before, (seat, answer) in zip(match.past, match.answers, strict=True):
            choice = before.pending[0]
            if seat == NATURE:
                continue
            kinds.add(choice.kind)
            assert choice.options.has(answer)
            if isinstance(choice.options, Split):
                assert choice.kind == "damage"
                continue
            assert choice.kind != "damage" or choice.options.size() < 5000
            options = list(choice.options)
            assert len(options) == choice.options.size() == len({repr(o) for o in options})
            assert all(choice.options.has(o) for o in options)
    assert {"spawn", "action", "shift", "strike", "damage"} <= kinds


@rule("DB-5.23")
def test_damage_is_offered_as_a_split_that_knows_its_size_and_checks_its_members() -> None:
    t = strike(cells(c3="Awxyz"), A=figure("9V", "6/9/9"), w=WALL, x=WALL, y=WALL, z=WALL)
    t.answer("c3")
    t.roll(3, 3, 3, 3, 3, 3)
    options = t.options()
    assert isinstance(options, Split)
    assert options.size() == comb(18 + 4 - 1, 4 - 1)
    assert options.has((18, 0, 0, 0))
    assert not options.has((18, 1, 0, 0))
    assert not options.has((19, -1, 0, 0))
    assert not options.has((17, 0, 0, 0))
    prefix: tuple[int, ...] = ()
    while picks := options.picks(prefix):
        prefix = (*prefix, picks[len(picks) // 2])
    assert options.has(options.build(prefix))
