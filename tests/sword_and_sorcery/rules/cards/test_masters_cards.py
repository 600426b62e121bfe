"""SS-49, SS-G20: the Troll and the Hollow King, side by side."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import any_way, die, fires, hurt, poison, shields, skilled, things
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import atoms, atoms_map
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.frames import Activation
from reverie.games.sword_and_sorcery.rules.queries import controls, dominates, flies, hp_of
from reverie.games.sword_and_sorcery.rules.state import ENEMIES, NOBODY
from reverie.games.sword_and_sorcery.rules.strike import BY_WEAPON, Attack
from reverie.testing import rule

SIDES = {
    ("troll", 0): ((22, 30), 5, (1, 0, 2), (-1, -1, -1, -1), (0, 2, 2), (2, 1, 2), ()),
    ("troll", 1): ((18, 25), 4, (1, 0, 2), (-1, -1, -1, -1), (0, 2, 2), (1, 2, 2), ((2, 1), (2, 1))),
    ("hollow-king", 0): ((20, 28), 5, (1, 2, 2), (-1, 0, 0, 1), (2, 1, 1), (1, 0, 2), ()),
    ("hollow-king", 1): ((16, 22), 5, (0, 3, 2), (-1, -1, -1, 0), (1, 2, 1), (1, 2, 1), ((2, 1), (2, 1), (2, 1))),
}
"""HP for few and many heroes, soul points, defence, resistances by type, weapons, drops."""


@pytest.mark.parametrize(("master", "side"), SIDES)
@rule("SS-37.4")
def test_the_sheets_of_masters(master: str, side: int) -> None:
    enemy = GAME.cast.enemies[GAME.cast.enemy_codes[master]]
    sheet = enemy.sheets[side]
    found = (sheet.hp, sheet.soul, sheet.defence, sheet.resist, sheet.main.attack, sheet.off.attack, sheet.drops)
    assert found == SIDES[master, side]
    assert (sheet.style, enemy.rank) == (t.ALL_STYLES, t.PURPLE)


def facing(master: str, side: int = 0, ann: str = "14B.b", ben: str = "14B.a", at: str = "14B.b") -> Scene:
    """A master, turned against Ann; Ben at the other end of the map is a ghost."""
    q = scene(
        "1B 8B 14B",
        Ann=f"black-rose {ann}",
        Ben=f"assassin {ben}",
        m=f"{master} {at}",
        g="gremlin green 1 8B.c",
        h="gremlin green 2 8B.c",
    )
    for name in ("g", "h"):
        atoms.take_away(q.s, q[name])
        atoms.leave_play(q.s, q.foe(name), False)
    q.s.foes.edit(q.foe("m")).side = side
    atoms.ready_foe(q.s, q.foe("m"))
    atoms.move_threat(q.s, q["Ann"], 1)
    q.s.happened = []
    skilled(q, "Ann", 7)
    skilled(q, "Ben", 7)
    if ben == "8B.c":
        die(q, "Ben")
    return q


def acts(q: Scene, dice: str) -> None:
    q.begin(Activation(q.foe("m")), dice)
    any_way(q)
    q.quiet()


# The Troll ----------------------------------------------------------------


@rule("SS-40.5t", "SS-49.9")
def test_impale_is_for_who_lies_on_the_ground() -> None:
    """{0}: three wounds for each knocked-down hero there, instead of the chains."""
    q = facing("troll", ben="14B.b")
    atoms.give_condition(q.s, q["Ann"], t.DOWN)
    acts(q, "")
    assert (q.wounds("Ann"), q.wounds("Ben")) == (3, 0)


@rule("SS-49.7")
def test_chains_at_no_distance_and_one() -> None:
    """{0}: chains; {1}: engage, chains: 2/1/2."""
    q = facing("troll", ben="8B.c")
    acts(q, "r1 b1 b1 b1")
    assert q.wounds("Ann") == 2 + 1  # a giant dominates
    q = facing("troll", ann="14B.a", ben="8B.c")
    acts(q, "r1 b1 b1 b1")
    assert (q.where("m"), q.wounds("Ann")) == ("14B.a", 3 + 1)  # and tramples


@pytest.mark.parametrize(("ann", "where"), [("1B.d", "1B.d"), ("1B.g", "1B.g")])
def test_claws_at_two_and_three(ann: str, where: str) -> None:
    """{2,3}: engage, claws 0/2/2; S makes two of the hits lethal."""
    q = facing("troll", ann=ann, ben="8B.c")
    acts(q, "r4 r1 b1 b1")
    assert (q.where("m"), q.wounds("Ann")) == (where, 2 + 1)  # HIT and dominance, both lethal; trampled


def test_the_troll_far_away() -> None:
    """`+`: two areas, then the chains at whom it sees within 1."""
    q = facing("troll", ann="1B.f", ben="8B.c")
    acts(q, "")
    assert (q.where("m"), q.wounds("Ann")) == ("1B.d", 0)


@rule("SS-40.5s")
def test_trample_hurts_all_on_the_way() -> None:
    """Start, end and between."""
    q = scene(
        "1B 8B 14B", Ann="black-rose 1B.d", Ben="assassin 14B.a", Cat="archer 14B.b", Dan="cleric 8B.c", m="troll 14B.b"
    )
    atoms.move_threat(q.s, q["Ann"], 1)
    q.begin(Activation(q.foe("m")), "r1 r1 b1 b1 b1")
    any_way(q)
    q.quiet()
    assert [q.wounds(one) for one in ("Ann", "Ben", "Cat", "Dan")] == [1 + 1, 1, 1, 0]


@pytest.mark.parametrize(("face", "down"), [("b1", True), ("b6", False)])
@rule("SS-40.5u", "SS-50.17")
def test_swing(face: str, down: bool) -> None:
    """M: who is targeted is knocked down and wounded unless saved, before defending."""
    q = facing("troll", ben="8B.c")
    q.begin(Attack(q["m"], q["Ann"], BY_WEAPON, t.OFF), f"r6 b1 b1 {face} b1")
    q.quiet()
    assert q.has("Ann", t.DOWN) == down
    assert q.wounds("Ann") == 2 + 1 + 1 + (1 if down else 0)


@rule("SS-40.5p", "SS-Q68")
def test_the_giant() -> None:
    q = scene(
        "14B", Ann="black-rose 14B.b", Ben="assassin 14B.b", Cat="archer 14B.b", Dan="cleric 14B.b", m="troll 14B.b"
    )
    assert not controls(q.s, q.area("14B.b"), True)
    assert not controls(q.s, q.area("14B.b"), False)
    q = facing("troll", ben="14B.b")
    assert dominates(q.s, q.area("14B.b"), True)
    atoms.give_condition(q.s, q["m"], t.DOWN)
    assert not dominates(q.s, q.area("14B.b"), True)


@pytest.mark.parametrize("side", [0, 1])
@rule("SS-40.5r", "SS-40.5q", "SS-6.4")
def test_regeneration_but_not_of_burns(side: int) -> None:
    """One wound for each hero in play; wounds of fire stay."""
    q = facing("troll", side)
    hurt(q, "m", 5)
    q.time_phase()
    assert q.wounds("m") == 3
    atoms.give_fire(q.s, q["m"], 1)
    q.time_phase()
    assert q.wounds("m") == 3 + 1 - 2
    for _ in range(3):
        q.time_phase()
    assert q.wounds("m") == 1


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("master", ["troll", "hollow-king"])
@rule("SS-37.5")
def test_masters_are_not_stunned(master: str, side: int) -> None:
    q = facing(master, side)
    atoms.give_condition(q.s, q["m"], t.STUN)
    assert not q.has("m", t.STUN)
    atoms.give_condition(q.s, q["m"], t.BLIND)
    assert q.has("m", t.BLIND)


@pytest.mark.parametrize(("master", "soul"), [("troll", 5), ("hollow-king", 5)])
@rule("SS-37.1")
def test_masters_show_another_side(master: str, soul: int) -> None:
    """SS-G20: not dead: flipped, healed, with full charges, the soul points of side 1 come at once; no drops."""
    q = facing(master)
    atoms.give_fire(q.s, q["m"], 2)
    atoms.give_condition(q.s, q["m"], t.SLOW)
    atoms.change_charges(q.s, q.foe("m"), -1)
    atoms.wound(q.s, q["m"], 40, q["Ann"])
    q.turn("Ben")
    row = q.s.foes.rows[q.foe("m")]
    assert (row.side, q.wounds("m"), fires(q, "m"), q.has("m", t.SLOW), q.s.soul) == (1, 0, (0, 0), False, soul)
    assert (q.where("m"), things(q, "treasure"), q.s.threat) == ("14B.b", [], q["Ann"])
    assert row.charges == (1 if master == "troll" else 0)
    assert shields(q, "m") == (3 if master == "hollow-king" else 0)


@pytest.mark.parametrize(("master", "soul", "treasures"), [("troll", 4, 2), ("hollow-king", 5, 3)])
@rule("SS-36.3")
def test_masters_die_on_their_second_side(master: str, soul: int, treasures: int) -> None:
    q = facing(master, 1)
    atoms.wound(q.s, q["m"], 40, q["Ann"])
    q.turn("Ben")
    assert (q.where("m"), q.s.soul, things(q, "treasure")) == ("", soul, ["14B.b"] * treasures)
    assert q.s.threat == NOBODY


@rule("SS-40.5v")
def test_rage() -> None:
    """Side 2: a wound gives back a charge."""
    q = facing("troll", 1)
    atoms.change_charges(q.s, q.foe("m"), -1)
    atoms.wound(q.s, q["m"], 1, q["Ann"])
    q.turn("Ben")
    assert q.s.foes.rows[q.foe("m")].charges == 1


@rule("SS-49.4", "SS-35.3")
def test_the_enraged_troll_shields_himself() -> None:
    """Side 2, S: +1 SHIELD in defence; side 1 has no such effect."""
    for side, wounds in ((0, 3), (1, 2)):
        q = facing("troll", side)
        q.begin(Attack(q["Ann"], q["m"], BY_WEAPON, t.MAIN, focus=5), "b1 b4 b1")
        any_way(q)
        q.quiet()
        assert q.wounds("m") == wounds  # five hits, it resists one, armour 1


@rule("SS-40.5w", "SS-22.21")
def test_thunderclap_among_two() -> None:
    """{0}: engaged with two heroes: two hits and Push for all within 1, then knocked down unless saved; then on to the victim."""
    q = facing("troll", 1, ben="14B.b")
    for one in ("Ann", "Ben"):
        q.s.figures.edit(q[one]).came = q.area("14B.a")
    q.begin(Activation(q.foe("m")), "b1 b1 b1 b6 r1 r1 b1 b1 b1")
    any_way(q)
    q.quiet()
    assert q.has("Ann", t.DOWN)
    assert not q.has("Ben", t.DOWN)
    assert (q.wounds("Ann"), q.wounds("Ben")) == (3 + 1 + 1, 3 + 1)  # with dominance; trampled; the claws
    assert q.where("Ben") == "14B.a"
    assert q.where("m") == "14B.a"  # it engages Ann again
    assert q.s.foes.rows[q.foe("m")].charges == 0


@pytest.mark.parametrize("ann", ["14B.a", "1B.d", "1B.g"])
def test_horns(ann: str) -> None:
    """{1,2,3}: engage, horns 1/2/2; S: Push."""
    q = facing("troll", 1, ann=ann, ben="8B.c")
    q.begin(Activation(q.foe("m")), "r2 r1 b1 b1 b1")
    any_way(q)
    q.quiet()
    assert (q.where("m"), q.wounds("Ann")) == (ann, 1 + 1 + 1 + 1)  # sure, HIT, dominance, trampled


def test_the_enraged_troll_far_away() -> None:
    """`+`: up to two areas, Thunderclap, and a charge comes back."""
    q = facing("troll", 1, ann="1B.f", ben="8B.c")
    acts(q, "")
    assert (q.where("m"), q.s.foes.rows[q.foe("m")].charges) == ("1B.d", 1)


# The Hollow King ----------------------------------------------------------------


def reserve(q: Scene) -> None:
    """The Gremlin waits in the deck of enemies."""
    row = q.s.piles.edit(ENEMIES)
    row.cards, row.known = (q.foe("g"), q.foe("h")), (0, 0)


def test_the_sceptre_and_raise() -> None:
    """{0}: sceptre 2/1/1, M: Slow; then the top enemy comes into his area."""
    q = facing("hollow-king", ben="8B.c")
    reserve(q)
    acts(q, "r6 b1 b1")
    assert (q.wounds("Ann"), q.has("Ann", t.SLOW)) == (3, True)
    assert (q.where("g"), q.where("h"), q.s.foes.rows[q.foe("m")].charges) == ("14B.b", "", 0)


@pytest.mark.parametrize("ann", ["14B.a", "1B.d"])
def test_grasp(ann: str) -> None:
    """{1,2}: grasp 1/0/2 with Poison I, then he engages."""
    q = facing("hollow-king", ann=ann, ben="8B.c")
    acts(q, "b1 b1 b1")
    assert (q.where("m"), q.wounds("Ann"), poison(q, "Ann")) == (ann, 1, 1)


@pytest.mark.parametrize(("ann", "where"), [("1B.g", "1B.d"), ("1B.f", "1B.d"), ("1B.e", "1B.d")])
def test_the_king_from_afar(ann: str, where: str) -> None:
    """{3,4}: raise, move 2; `+`: move 2, raise: where he stands then."""
    q = facing("hollow-king", ann=ann, ben="8B.c")
    reserve(q)
    acts(q, "")
    assert (q.where("m"), q.where("g")) == (where, "14B.b" if ann != "1B.e" else where)


def test_dread_and_gathering_dust() -> None:
    """Nobody focuses in his area; each Time Phase gives back a charge."""
    q = facing("hollow-king", ben="14B.a")
    q.turn("Ann")
    assert not q.offers("focus")
    q.do("end")
    q.turn("Ben")
    assert q.offers("focus")
    q.do("end")
    atoms.change_charges(q.s, q.foe("m"), -1)
    q.time_phase()
    assert q.s.foes.rows[q.foe("m")].charges == 1


@pytest.mark.parametrize(("face", "blind"), [("b1", True), ("b6", False)])
def test_chill_and_wail(face: str, blind: bool) -> None:
    """Side 2, {0,1}: chill 1/2/1; engaged with two heroes he wails: two hits for all within 1, blind unless saved."""
    q = facing("hollow-king", 1, ben="14B.b")
    hurt(q, "Ann", 1)
    q.begin(Activation(q.foe("m")), f"r1 r1 b1 b1 b1 b1 {face} b6")
    any_way(q)
    q.quiet()
    assert (q.wounds("Ann"), q.wounds("Ben")) == (1 + 1 + 2, 2)
    assert (q.has("Ann", t.BLIND), q.has("Ben", t.BLIND)) == (blind, False)


@pytest.mark.parametrize("ann", ["1B.d", "1B.g", "1B.f"])
def test_chill_from_afar(ann: str) -> None:
    """{2,3,4}: engage, chill; S: Lethal II."""
    q = facing("hollow-king", 1, ann=ann, ben="8B.c")
    q.begin(Activation(q.foe("m")), "r4 r1 b1")
    any_way(q)
    q.quiet()
    assert (q.where("m"), q.wounds("Ann")) == (ann, 2)


def test_drink_and_flying() -> None:
    """An attack that deals damage heals him a wound; he flies."""
    q = facing("hollow-king", 1, ben="8B.c")
    hurt(q, "m", 3)
    q.begin(Activation(q.foe("m")), "r1 r1 b1 b1")
    any_way(q)
    assert (q.wounds("Ann"), q.wounds("m")) == (1, 2)
    assert flies(q.s, q["m"])
    assert not flies(facing("hollow-king").s, q["m"])


def test_the_unbound_king_far_away() -> None:
    """`+`: up to three areas, then he wails."""
    q = facing("hollow-king", 1, ann="1B.e", ben="8B.c")
    acts(q, "b1 b1")
    assert q.where("m") == "1B.c"
    assert (q.wounds("Ann"), q.has("Ann", t.BLIND)) == (2, True)


@pytest.mark.parametrize(("heroes", "hp"), [(2, 22), (4, 30)])
@rule("SS-28.12")
def test_the_troll_by_the_number_of_heroes(heroes: int, hp: int) -> None:
    party = {"Ann": "black-rose 14B.a", "Ben": "assassin 14B.a", "Cat": "archer 14B.a", "Dan": "cleric 14B.a"}
    q = scene("14B", **dict([*party.items()][:heroes]), m="troll 14B.b")
    assert hp_of(q.s, q["m"]) == hp
    assert atoms_map.gates(q.s) == []
