"""SS-28.10, SS-28.15, SS-30, SS-31: enemies come into play: gates, formulas, assignment, enemy powers."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.foes import controlled_by, gate, into_deck, powers_in_deck, resting, settle, told
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.rules import atoms
from reverie.games.sword_and_sorcery.rules.effects.foes import formula
from reverie.games.sword_and_sorcery.rules.force import power_level
from reverie.games.sword_and_sorcery.rules.frames import EnterPowers, EventCard, Spawn
from reverie.games.sword_and_sorcery.rules.procedures.spawning import assigned
from reverie.games.sword_and_sorcery.rules.queries import hp_of, taking_part
from reverie.games.sword_and_sorcery.rules.state import ENEMIES, ENEMY_POWERS, NOBODY
from reverie.testing import rule

PARTY = {
    "Ann": "black-rose 14B.a",
    "Ben": "assassin 14B.a",
    "Cat": "archer 14B.a",
    "Dan": "cleric 14B.a",
    "Eve": "sorceress 14B.a",
}


def crowd(heroes: int, **foes: str) -> Scene:
    """So many heroes on 14B.a, with enemies."""
    return scene("14B", **dict([*PARTY.items()][:heroes]), **foes)


# Gates (SS-30.1, SS-30.2) ------------------------------------------------------------------------------------------------


@rule("SS-30.2", "SS-30.1", "SS-31.1")
def test_one_open_gate_needs_no_die() -> None:
    q = crowd(2, a="gremlin green 1 14B.a")
    into_deck(q, "a")
    gate(q, "14B.b", "hit")
    gate(q, "14B.c", "skill", False)
    q.begin(Spawn(1))
    assert q.where("a") == "14B.b" and q.s.foes.rows[q.foe("a")].controller == 0
    assert q.s.piles.rows[ENEMIES].cards == ()


@rule("SS-30.2", "SS-30.1")
def test_no_open_gate_no_enemy() -> None:
    q = crowd(2, a="gremlin green 1 14B.a")
    into_deck(q, "a")
    gate(q, "14B.b", "hit", False)
    q.begin(Spawn(1))
    assert q.where("a") == "" and q.s.piles.rows[ENEMIES].cards == (q.foe("a"),)


@rule("SS-30.2", "SS-Q44")
def test_the_gate_die_is_rolled_for_each_enemy_until_it_names_an_open_gate() -> None:
    """Face 1 is a miss, 6 a shield whose gate is closed, 2 a hit; 4 shows hit and skill: the active player chooses."""
    q = crowd(2, a="gremlin green 1 14B.a", b="raider green 1 14B.a")
    into_deck(q, "a", "b")
    hit = gate(q, "14B.b", "hit")
    skill = gate(q, "14B.c", "skill")
    gate(q, "14B.a", "shield", False)
    q.s.active = 1
    q.begin(Spawn(2), dice="b1 b6 b2 b4")
    assert q.where("a") == "14B.b"
    assert q.choice.kind == "gate" and q.choice.seat == 1 and q.options() == [hit, skill]
    q.do(skill)
    assert q.where("b") == "14B.c"
    q.quiet()


# Formulas (SS-30.3 to SS-30.6) ---------------------------------------------------------------------------------------------


@rule("SS-30.3", "SS-30.4", "SS-30.5", "SS-Q45", "SS-38.6")
@pytest.mark.parametrize(
    ("heroes", "ghosts", "spawned"), [(3, 0, 1), (3, 1, 0), (4, 0, 1), (4, 1, 0), (5, 0, 2), (5, 1, 1)]
)
def test_the_spawn_line_of_an_event(heroes: int, ghosts: int, spawned: int) -> None:
    """SS-T90 and more: ghosts count for the bracket, and not inside the braces; N is -1 for two or three heroes, -2 for more."""
    q = crowd(heroes, x="orc-warrior green 1 14B.c", a="gremlin green 1 14B.a", b="raider green 1 14B.a")
    into_deck(q, "a", "b")
    gate(q, "14B.b", "hit")
    for seat in range(ghosts):
        q.s.heroes.edit(seat).ghost = True
    q.s.listening = True
    q.begin(EventCard(13, False))
    settle(q)
    assert told(q, "spawned")[0]["count"] == spawned
    assert len(q.s.foes_in_play()) == 1 + spawned


@rule("SS-26.15", "SS-30.4")
def test_second_wind_heals_the_living() -> None:
    """SS-T90: with four heroes, one of them a ghost, Second Wind heals three."""
    q = crowd(4)
    for seat in range(4):
        q.s.figures.edit(seat).wounds = 2
    q.s.heroes.edit(3).ghost = True
    q.begin(EventCard(7, False))
    assert [q.wounds(name) for name in ("Ann", "Ben", "Cat", "Dan")] == [1, 1, 1, 2]
    assert taking_part(q.s) == 4


@rule("SS-30.6", "SS-28.13")
def test_a_horde_counts_once_and_so_does_a_master() -> None:
    q = crowd(4, p="gremlin-pack green 1 14B.c", troll="troll 14B.b")
    assert formula(q.s, 0) == 2


# Assignment (SS-31) --------------------------------------------------------------------------------------------------------


@rule("SS-31.4", "SS-37.3")
@pytest.mark.parametrize("active", [0, 1])
def test_a_master_counts_among_the_enemies_of_the_active_player(active: int) -> None:
    """With the Troll alone in play the next enemy goes to the player on the left, who has none."""
    q = crowd(3, troll="troll 14B.b", z="gremlin blue 1 14B.b")
    into_deck(q, "z")
    q.s.active = active
    q.begin(Spawn(1, q.area("14B.b")))
    assert q.s.foes.rows[q.foe("z")].controller == active + 1


@rule("SS-31.2", "SS-31.4", "SS-Q38")
@pytest.mark.parametrize(
    ("counts", "active", "who"),
    [
        ((1, 0, 0), 1, 1),
        ((0, 1, 1), 1, 0),
        ((1, 1, 0), 0, 2),
        ((1, 2, 1), 1, 2),
        ((1, 1, 1), 2, 2),
        ((2, 1, 1), 0, 1),
        ((1, 1, 2), 0, 0),
    ],
)
def test_who_controls_the_next_enemy(counts: tuple[int, int, int], active: int, who: int) -> None:
    """The active player without any; else to the left who has fewest, if that is fewer; else the active player."""
    types = ["gremlin green 1", "raider green 1", "orc-warrior green 1", "orc-shaman green 1"]
    foes = {chr(97 + n): f"{type} 14B.b" for n, type in enumerate(types)}
    q = crowd(3, **foes, z="gremlin blue 1 14B.b")
    into_deck(q, "z")
    names = list(foes)
    for seat, count in enumerate(counts):
        for name in names[:count]:
            controlled_by(q, seat, name)
        names = names[count:]
    for name in names:
        atoms.take_away(q.s, q[name])
        atoms.leave_play(q.s, q.foe(name), False)
    q.s.active = active
    assert assigned(q.s, q.foe("z")) == who


@rule("SS-31.5", "SS-29.11", "SS-Q57")
def test_as_many_come_as_there_are_cards() -> None:
    q = crowd(2, a="gremlin green 1 14B.a")
    into_deck(q, "a")
    q.begin(Spawn(2, q.area("14B.c")))
    assert q.where("a") == "14B.c" and q.s.foes_in_play() == [q.foe("a")]


@rule("SS-31.1", "SS-8.3")
def test_discards_are_the_deck_when_it_runs_out() -> None:
    q = crowd(2, a="gremlin green 1 14B.a", b="raider green 1 14B.a")
    into_deck(q, "a", "b")
    row = q.s.piles.edit(ENEMIES)
    row.cards, row.known = (), ()
    row = q.s.piles.edit(ENEMIES + 1)
    row.cards, row.known = (q.foe("b"),), (-1,)
    q.begin(Spawn(1, q.area("14B.c")))
    assert q.where("b") == "14B.c" and q.s.piles.rows[ENEMIES + 1].cards == ()


@rule("SS-31.6")
def test_a_certain_enemy_is_drawn_for_and_the_others_are_discarded() -> None:
    q = crowd(2, a="gremlin green 1 14B.a", b="raider green 1 14B.a", c="orc-warrior green 1 14B.a")
    into_deck(q, "a", "b", "c")
    q.begin(Spawn(1, q.area("14B.c"), foe=q.foe("b")))
    assert q.where("b") == "14B.c"
    assert q.s.piles.rows[ENEMIES].cards == (q.foe("c"),)
    assert q.s.piles.rows[ENEMIES + 1].cards == (q.foe("a"),)


@rule("SS-31.6")
def test_a_rank_of_which_none_is_left_leaves_the_deck_alone() -> None:
    q = crowd(2, a="gremlin green 1 14B.a", b="raider blue 1 14B.b")
    into_deck(q, "a")
    q.begin(Spawn(1, q.area("14B.c"), rank=1))
    assert q.where("a") == "" and q.s.piles.rows[ENEMIES].cards == (q.foe("a"),)


@rule("SS-30.7")
def test_who_has_just_come_does_nothing() -> None:
    q = crowd(2, a="gremlin green 1 14B.a")
    into_deck(q, "a")
    q.begin(Spawn(1, q.area("14B.a")))
    assert resting(q) and q.wounds("Ann") == q.wounds("Ben") == 0


# Enemy powers, shields, charges (SS-28.10, SS-28.15) ---------------------------------------------------------------------------


@rule("SS-28.15", "SS-28.6", "SS-28.10")
def test_an_enemy_comes_with_charges_shields_and_powers() -> None:
    """The second seal of a blue Shaman has a power; a Ward lies over its own two shields. An Orc's Berserker has one charge."""
    q = crowd(2, s="orc-shaman blue 2 14B.a", o="orc-warrior blue 1 14B.a")
    into_deck(q, "s", "o")
    powers_in_deck(q, "warded")
    q.begin(Spawn(2, q.area("14B.c")))
    assert q.s.figures.rows[q["s"]].shields == 3
    assert [q.s.cast.enemy_powers[power].id for power in q.s.foes.rows[q.foe("s")].powers] == ["warded"]
    assert q.s.foes.rows[q.foe("o")].charges == 1 and q.s.foes.rows[q.foe("o")].powers == ()


@rule("SS-28.10")
def test_two_powers_of_different_types_and_no_more() -> None:
    """Both attack powers would be of one type: the second is discarded; a third is not drawn at all."""
    q = crowd(2, a="gremlin blue 1 14B.c")
    powers_in_deck(q, "venomous", "cruel", "swift", "wary")
    q.begin(EnterPowers(q.foe("a"), 3))
    held = [q.s.cast.enemy_powers[power].id for power in q.s.foes.rows[q.foe("a")].powers]
    assert held == ["venomous", "swift"]
    assert [q.s.cast.enemy_powers[power].id for power in q.s.piles.rows[ENEMY_POWERS + 1].cards] == ["cruel"]


@rule("SS-28.10")
def test_where_no_legal_power_is_left_the_deck_is_left_alone() -> None:
    q = crowd(2, a="gremlin blue 1 14B.c")
    powers_in_deck(q, "venomous", "cruel", "savage")
    q.begin(EnterPowers(q.foe("a"), 2))
    assert len(q.s.foes.rows[q.foe("a")].powers) == 1
    assert len(q.s.piles.rows[ENEMY_POWERS].cards) == 2 and not q.s.piles.rows[ENEMY_POWERS + 1].cards


@rule("SS-28.10", "SS-36.4")
def test_powers_go_with_the_enemy() -> None:
    q = crowd(2, a="gremlin blue 1 14B.c")
    powers_in_deck(q, "venomous")
    q.begin(EnterPowers(q.foe("a"), 1))
    atoms.wound(q.s, q["a"], 9)
    q.s.pending.clear()
    q.s.given.clear()
    q.run()
    assert q.s.foes.rows[q.foe("a")].controller == NOBODY
    assert len(q.s.piles.rows[ENEMY_POWERS + 1].cards) == 1
    assert q.s.piles.rows[ENEMIES + 1].cards == (q.foe("a"),)


@rule("SS-39.12", "SS-28.17")
@pytest.mark.parametrize(
    ("difficulty", "powers", "spawned", "hp"), [("story", 0, 1, 2), ("standard", 0, 2, 0), ("heroic", 1, 3, 0)]
)
def test_what_a_difficulty_changes(difficulty: str, powers: int, spawned: int, hp: int) -> None:
    """Story: +2 HP and one enemy less; Heroic: one more, blue ones with a power, and powers at level II. Fixed numbers stay."""
    heroes = dict([*PARTY.items()][:2])
    foes = {"a": "gremlin blue 1 14B.c", "b": "raider green 1 14B.c"}
    q = scene("14B", (), {"difficulty": difficulty}, **heroes, **foes)
    into_deck(q, "a", "b")
    assert formula(q.s, 0) == spawned
    powers_in_deck(q, "venomous", "swift")
    q.begin(Spawn(2, q.area("14B.c")))
    assert len(q.s.foes_in_play()) == 2
    assert len(q.s.foes.rows[q.foe("a")].powers) == powers
    assert q.s.foes.rows[q.foe("b")].powers == ()
    assert power_level(q.s, 0) == (2 if difficulty == "heroic" else 1)
    assert hp_of(q.s, 0) == hp_of(crowd(2).s, 0) + hp


@rule("SS-28.17")
def test_powers_are_at_level_two_from_rank_five_on() -> None:
    heroes = dict([*PARTY.items()][:2])
    assert [power_level(scene("14B", (), {"rank": rank}, **heroes).s, 0) for rank in (4, 5)] == [1, 2]
