"""SS-24, SS-25, SS-38: criticals, fire, conditions, events, traps, a red Raider, the threat token."""

from __future__ import annotations

from tests.sword_and_sorcery.scene import scene

from reverie.games.sword_and_sorcery.rules import atoms, atoms_map
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.frames import Activation, Trap
from reverie.games.sword_and_sorcery.rules.procedures.event_phase import EventPhase
from reverie.games.sword_and_sorcery.rules.state import EVENTS
from reverie.games.sword_and_sorcery.rules.strike import BY_WEAPON, Attack
from reverie.testing import rule


@rule("SS-25.2", "SS-25.4")
def test_the_same_condition_twice_is_a_wound() -> None:
    """SS-T50."""
    q = scene("14B", Ann="black-rose 14B.c", Ben="assassin 14B.c")
    atoms.give_condition(q.s, 0, t.BLIND)
    atoms.give_condition(q.s, 0, t.BLIND)
    assert q.wounds("Ann") == 1


@rule("SS-6.17", "SS-1.7", "SS-38.8")
def test_the_rhythm_of_events() -> None:
    """SS-T17: three ordinary events last six phases."""
    q = scene("14B", Ann="black-rose 14B.c", Ben="assassin 14B.c")
    row = q.s.piles.edit(EVENTS)
    row.cards, row.known = (18, 10, 18), (0, 0, 0)
    left = []
    for _phase in range(5):
        q.s.piles.edit(3)
        q.begin(EventPhase())
        while q.s.pending and q.choice.kind not in ("deed",):
            q.do(q.options()[0])
        left.append(len(q.s.piles.rows[EVENTS].cards))
    assert left == [3, 2, 2, 1, 1]
    assert q.s.ended == ""


@rule("SS-38.4")
def test_night_goes_beside_the_deck() -> None:
    """SS-T18."""
    q = scene("14B", Ann="black-rose 14B.c", Ben="assassin 14B.c")
    row = q.s.piles.edit(EVENTS)
    row.cards, row.known = (5, 7), (0, 0)
    q.begin(EventPhase())
    assert q.s.sky == 5
    assert not atoms_map.is_face_up(q.s)
    q.begin(EventPhase())
    assert atoms_map.is_face_up(q.s)


@rule("SS-11.3", "SS-11.2")
def test_a_trap_is_measured_from_where_it_lies() -> None:
    """SS-T10 without a door: radius 1 of 14B.b reaches 14B.a and not 8B.d."""
    q = scene("8B 14B", Ann="black-rose 14B.b", Ben="assassin 14B.a", Cat="cleric 8B.d")
    number = next(card.number for card in q.s.cast.traps if card.id == "flames")
    q.stack("trap", number)
    q.begin(Trap(0, q.area("14B.b")), "b1 b1")
    while q.s.pending and q.choice.kind != "deed":
        q.do("pass")
    q.quiet()
    assert [q.s.figures.rows[seat].fires for seat in range(3)] == [(1, 0), (1, 0), (0, 0)]


@rule("SS-35.3", "SS-40.5i", "SS-22.11", "SS-25.8")
def test_a_red_raider() -> None:
    """SS-T68: sword, Blind, Double Strike, the dagger's poison although all was blocked; no charge is left for the potion."""
    q = scene("14B", Ecarus="black-rose 14B.a +scale-armour", Shae="assassin 14B.c", r="raider red 1 14B.b")
    atoms.change_charges(q.s, q.foe("r"), -1)
    q.s.figures.edit(q["r"]).wounds = 3
    q.s.figures.edit(q["Ecarus"]).wounds = 1
    q.begin(Activation(q.foe("r")), "r4 b8 b2")
    reroll = q.options()[0]
    q.do(reroll)
    assert q.choice.kind == "reroll"
    q.do((0, 1), dice="b6 b1 b9")
    while q.choice.kind != "deed":
        q.do(q.options()[-1])
    q.quiet()
    assert q.where("r") == "14B.a"
    assert q.wounds("Ecarus") == 1 + 1
    assert q.has("Ecarus", t.BLIND)
    assert q.s.figures.rows[q["Ecarus"]].poison == 1
    assert q.wounds("r") == 3


@rule("SS-37.9", "SS-37.16", "SS-37.8")
def test_the_threat_token() -> None:
    """SS-T72: provoked to II; another's wounds lower it, then take it."""
    q = scene("1B", Ecarus="white-rose 1B.c", Laegon="ranger 1B.c stiletto", troll="troll 1B.c")
    atoms.move_threat(q.s, q["Ecarus"], 1)
    q.turn("Ecarus")
    q.do("provoke")
    assert (q.s.threat, q.s.threatened) == (q["Ecarus"], 2)
    q.do("end")
    for side in (1, 1):
        q.begin(Attack(q["Laegon"], q["troll"], BY_WEAPON, t.MAIN, focus=5), "r2 b2 b1 b1")
        while q.choice.kind != "deed":
            q.do(q.options()[-1])
        assert q.s.threatened == side
    assert q.s.threat == q["Laegon"]
