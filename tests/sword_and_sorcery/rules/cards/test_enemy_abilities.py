"""SS-40.5, SS-G13: the abilities of enemies."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import (
    MAIN,
    OFF,
    fires,
    hurt,
    lay,
    pass_all,
    poison,
    shields,
    skilled,
    things,
)
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.rules import atoms, atoms_items
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.frames import Activation, Special
from reverie.games.sword_and_sorcery.rules.strike import BY_WEAPON, Attack
from reverie.testing import rule


def strike(q: Scene, by: str, whom: str, dice: str, hand: int = MAIN) -> None:
    q.begin(Attack(q[by], q[whom], BY_WEAPON, hand), dice)


def special(q: Scene, foe: str, dice: str = "") -> None:
    q.begin(Special(q.foe(foe)), dice)


@pytest.mark.parametrize(
    ("foe", "dice"),
    [
        ("gremlin green 1", "r2 r2 b1"), ("gremlin blue 1", "r2 r2 b1"), ("gremlin red 1", "r2 r1 b1"), ("gremlin-pack green 1", "b1 b1 b1"),
        ("gremlin-pack blue 1", "r1 b1 b1"),
    ],
)  # fmt: skip
@rule("SS-40.5a", "SS-27.3")
def test_thief_takes_a_token(foe: str, dice: str) -> None:
    """A random crown token of the hero who was hurt; the stones take none."""
    q = scene("14B", Ann="black-rose 14B.b", Ben="assassin 14B.a", g=f"{foe} 14B.b")
    q.s.heroes.edit(0).crowns = (0, 2, 0)
    strike(q, "g", "Ann", dice)
    assert q.s.heroes.rows[0].crowns == (0, 1, 0)
    strike(q, "g", "Ann", "r2 r2 b1" if foe == "gremlin red 1" else "b2 b2 b1", OFF)
    assert q.s.heroes.rows[0].crowns == (0, 1, 0)


def test_thief_takes_what_lies_there_or_nothing() -> None:
    q = scene("14B", Ann="black-rose 14B.b", Ben="assassin 14B.a", g="gremlin green 1 14B.b")
    lay(q, "crowns", "14B.b", atoms_items.packed((1, 1, 0)))
    strike(q, "g", "Ann", "r2 r2 b1")
    assert [atoms_items.unpacked(thing.value) for thing in q.s.things.rows if thing.kind == 8] == [(0, 1, 0)]
    strike(q, "g", "Ann", "r2 b6 b1")  # one die blocks nothing: r2 and a red 6
    q.s.heroes.edit(0).crowns = (1, 0, 0)
    strike(q, "g", "Ann", "r1 r1")
    assert q.s.heroes.rows[0].crowns == (1, 0, 0)  # no wound, no theft


@rule("SS-40.5b")
def test_assault_where_enemies_control() -> None:
    """+1 HIT with the claws, not with the stone."""
    q = scene(
        "14B",
        Ann="black-rose 14B.b",
        Ben="assassin 14B.b",
        g="gremlin green 1 14B.b",
        h="gremlin green 2 14B.b",
        r="raider green 1 14B.b",
    )
    strike(q, "g", "Ann", "r2 r1 b1")
    assert q.wounds("Ann") == 2
    strike(q, "g", "Ann", "b2 b1 b1", OFF)
    assert q.wounds("Ann") == 3
    atoms.take_away(q.s, q["r"])
    strike(q, "g", "Ann", "r2 r1 b1")
    assert q.wounds("Ann") == 4


@pytest.mark.parametrize(("rank", "sure"), [("blue", 0), ("red", 1)])
def test_assault_of_higher_ranks(rank: str, sure: int) -> None:
    for beside, more in (("14B.b", 1), ("14B.c", 0)):
        q = scene(
            "14B",
            Ann="black-rose 14B.b",
            Ben="assassin 14B.a",
            g=f"gremlin {rank} 1 14B.b",
            r=f"raider green 1 {beside}",
        )
        strike(q, "g", "Ann", "r2 r1 b1")
        assert q.wounds("Ann") == 1 + sure + 2 * more  # with it comes supremacy


@pytest.mark.parametrize(("rank", "dice"), [("green", "r2 r2 b1"), ("blue", "r2 r2 b1"), ("red", "r2 r1 b1")])
@rule("SS-40.5c", "SS-32.10")
def test_dark_force_is_an_activation(rank: str, dice: str) -> None:
    q = scene("14B", Ann="black-rose 14B.b", Ben="assassin 14B.a", g=f"gremlin {rank} 1 14B.b")
    special(q, "g", dice)
    q.quiet()
    assert q.wounds("Ann") == 2


@rule("SS-40.5e", "SS-Q43")
def test_horde_attack_counts_able_figures() -> None:
    q = scene("14B", Ann="black-rose 14B.a", Ben="assassin 14B.c", p="gremlin-pack green 1 14B.b")
    strike(q, "p", "Ann", "b1 b1 b1", OFF)
    assert q.wounds("Ann") == 2
    atoms.give_condition(q.s, q["p"] + 1, t.SLOW)
    strike(q, "p", "Ann", "b1 b1 b1", OFF)
    assert q.wounds("Ann") == 3


@rule("SS-40.5f", "SS-28.13", "SS-36.3")
@pytest.mark.parametrize("rank", ["green", "blue"])
def test_cowards_fall_back(rank: str) -> None:
    """The other figure goes one area away; loot and soul points come with the last one."""
    q = scene("1B 8B 14B", Ann="black-rose 14B.b longsword", Ben="assassin 14B.b", p=f"gremlin-pack {rank} 1 14B.b")
    q.s.figures.edit(q["p"]).wounds = 3 if rank == "blue" else 2
    q.turn("Ann")
    q.do("attack", "main", "p", dice="r8 b1 b1")
    while q.choice.kind == "fall-back":
        q.do(q.options()[0])
    assert q.where("p") == ""
    assert q.s.reach().dist_range(q.area("14B.b"), q.s.figures.rows[q["p"] + 1].area) == 1
    assert (q.s.soul, things(q, "loot")) == (0, [])


@pytest.mark.parametrize("rank", ["blue", "red"])
@rule("SS-40.5g", "SS-Q20", "SS-7.5")
def test_spikes_strike_everybody_there(rank: str) -> None:
    """Two hits for each hero of its area when it takes damage, one defence each."""
    q = scene(
        "14B", Ann="black-rose 14B.b longsword", Ben="assassin 14B.b", Cat="archer 14B.a", g=f"gremlin {rank} 1 14B.b"
    )
    q.turn("Ann")
    q.do("attack", "main", "g", dice="r8 b2 b1 b1 b1 b1" if rank == "red" else "r8 b1 b1 b1 b1")
    while q.choice.kind != "deed":
        q.do(q.options()[-1])
    q.dice = []
    assert q.wounds("g") > 0
    assert [q.wounds(one) for one in ("Ann", "Ben", "Cat")] == [2, 2, 0]


@rule("SS-7.5", "SS-Q41")
def test_no_spikes_of_the_dead_or_stunned() -> None:
    q = scene("14B", Ann="black-rose 14B.b", Ben="assassin 14B.b", g="gremlin blue 1 14B.b", h="gremlin blue 2 14B.b")
    atoms.give_condition(q.s, q["g"], t.STUN)
    atoms.wound(q.s, q["g"], 1)
    atoms.wound(q.s, q["h"], 9)
    q.turn("Ann")
    assert [q.wounds(one) for one in ("Ann", "Ben")] == [0, 0]
    assert q.where("h") == ""


@pytest.mark.parametrize(
    ("rank", "dice", "wounds"), [("green", "b1", 1), ("blue", "r2 b1 b1 b1", 1), ("red", "r1 b1 b1", 3 + 2)]
)
@rule("SS-40.5h", "SS-Q40")
def test_readiness(rank: str, dice: str, wounds: int) -> None:
    """Who moves in is struck unless saved: by the dagger of a green one, by the sword of the others."""
    q = scene("14B", Ann="black-rose 14B.a", Ben="assassin 14B.a", r=f"raider {rank} 1 14B.b")
    q.turn("Ann")
    q.do("go", "14B.b", dice=f"b1 {dice}")
    q.quiet()
    assert q.wounds("Ann") == wounds
    q.do("end")
    q.turn("Ben")
    q.do("go", "14B.b", dice="b6")
    q.quiet()
    assert q.wounds("Ben") == 0


@rule("SS-Q27")
def test_a_blind_raider_is_not_ready() -> None:
    q = scene("14B", Ann="black-rose 14B.a", Ben="assassin 14B.a", r="raider green 1 14B.b")
    atoms.give_condition(q.s, q["r"], t.BLIND)
    q.turn("Ann")
    q.do("go", "14B.b")
    assert (q.where("Ann"), q.wounds("Ann")) == ("14B.b", 0)


@rule("SS-40.5i")
def test_double_strike_needs_damage_of_the_sword() -> None:
    q = scene("14B", Ann="black-rose 14B.b +scale-armour", Ben="assassin 14B.a", r="raider red 1 14B.b")
    strike(q, "r", "Ann", "r1 b6")  # three hits: armour, shield, die
    pass_all(q)
    assert (q.wounds("Ann"), poison(q, "Ann")) == (0, 0)
    strike(q, "r", "Ann", "b6", OFF)
    pass_all(q)
    assert poison(q, "Ann") == 1
    q.s.figures.edit(q["Ann"]).shields = 0
    strike(q, "r", "Ann", "b1", OFF)
    pass_all(q)
    assert q.wounds("Ann") == 1 + 1  # a dagger that hurts (and poisons twice) is no sword


@rule("SS-40.5j")
def test_ambidexterity_is_bought_by_a_skill() -> None:
    q = scene("14B", Ann="black-rose 14B.b", Ben="assassin 14B.a", r="raider blue 1 14B.b")
    strike(q, "r", "Ann", "r4 b1 b1 b1 b1")
    q.quiet()
    assert (q.wounds("Ann"), poison(q, "Ann")) == (1 + 2, 1)


@rule("SS-40.5k", "SS-28.6")
def test_potion_is_drunk_once() -> None:
    """Four wounds, also those of fire; without a charge none."""
    q = scene("14B", Ann="black-rose 14B.b", Ben="assassin 14B.a", r="raider blue 1 14B.b")
    hurt(q, "r", 5)
    q.s.figures.edit(q["r"]).burnt = 3
    q.begin(Activation(q.foe("r")), "r1 b1 b1")
    assert (q.wounds("r"), q.s.foes.rows[q.foe("r")].charges) == (1, 0)
    q.begin(Activation(q.foe("r")), "r1 b1 b1")
    assert q.wounds("r") == 1


def test_potion_of_the_red_raider() -> None:
    q = scene("14B", Ann="black-rose 14B.b", Ben="assassin 14B.a", r="raider red 1 14B.b")
    skilled(q, "Ann", 7)
    hurt(q, "r", 5)
    q.begin(Activation(q.foe("r")), "r1 b1 b1")
    assert (q.wounds("r"), q.s.foes.rows[q.foe("r")].charges) == (1, 0)


def test_potion_is_not_for_the_unhurt() -> None:
    q = scene("14B", Ann="black-rose 14B.b", Ben="assassin 14B.a", r="raider blue 1 14B.b")
    q.begin(Activation(q.foe("r")), "r1 b1 b1")
    assert q.s.foes.rows[q.foe("r")].charges == 1


@rule("SS-40.5l")
def test_command_of_a_raider() -> None:
    """Others in its sight use their specials and regain a charge; itself it does not."""
    q = scene(
        "14B",
        Ann="black-rose 14B.b",
        Ben="assassin 14B.c",
        r="raider red 1 14B.b",
        o="orc-warrior blue 1 14B.b",
        s="orc-shaman green 1 14B.b",
    )
    atoms.change_charges(q.s, q.foe("r"), -1)
    atoms.change_charges(q.s, q.foe("o"), -1)
    hurt(q, "r", 3)
    hurt(q, "Ann", 1)
    q.begin(Activation(q.foe("r")), "r1 b6 b6 b1")  # sword, dagger, then the Hex of the shaman
    while q.choice.kind != "deed":
        q.do(q.options()[-1])
    assert q.s.foes.rows[q.foe("o")].charges == 1
    assert q.s.foes.rows[q.foe("r")].charges == 0
    assert q.wounds("r") == 3
    assert q.has("Ann", t.SLOW)


@rule("SS-40.5m", "SS-32.10")
def test_shadow_strike() -> None:
    """Engaged it strikes with the sword and falls back; otherwise nothing comes of it."""
    q = scene("1B 8B 14B", Ann="black-rose 14B.b", Ben="assassin 14B.b", r="raider blue 1 14B.b")
    hurt(q, "Ben", 2)
    special(q, "r", "r2 b1 b1 b1")
    while q.choice.kind == "fall-back":
        q.do(q.options()[0])
    q.quiet()
    assert (q.wounds("Ben"), q.wounds("Ann")) == (3, 0)
    assert q.s.reach().dist_range(q.area("14B.b"), q.area(q.where("r"))) == 1
    where = q.where("r")
    assert q.choice.kind == "deed"
    special(q, "r")
    q.quiet()
    assert q.where("r") == where


@rule("SS-7.19")
def test_shadow_strike_of_equals_its_player_chooses() -> None:
    q = scene("14B", Ann="black-rose 14B.b", Ben="assassin 14B.b", Cat="archer 14B.b", r="raider blue 1 14B.b")
    special(q, "r")
    assert sorted(q.options()) == [q["Ben"], q["Cat"]]  # seven HP each


@pytest.mark.parametrize(("rank", "charges"), [("blue", 1), ("red", 2)])
@rule("SS-40.5n", "SS-50.15")
def test_berserker(rank: str, charges: int) -> None:
    """A charge for one more attack, one for each attack."""
    q = scene("14B", Ann="black-rose 14B.b", Ben="assassin 14B.a", o=f"orc-warrior {rank} 1 14B.b")
    foe = q.foe("o")
    assert q.s.foes.rows[foe].charges == charges
    miss = "r1 b1" if rank == "blue" else "r1 r1"
    for left in range(charges - 1, -1, -1):
        hurt(q, "Ann", 0)
        strike(q, "o", "Ann", f"{miss} b1 {miss} b1")
        q.quiet()
        assert q.wounds("Ann") == 2 * (1 if rank == "blue" else 2)
        assert q.s.foes.rows[foe].charges == left
    strike(q, "o", "Ann", f"{miss} b1")
    q.quiet()


@pytest.mark.parametrize(("face", "slow"), [("b1", True), ("b6", False)])
@rule("SS-40.5o")
def test_curse(face: str, slow: bool) -> None:
    q = scene("1B 14B", Ann="black-rose 1B.d", Ben="assassin 1B.e", s="orc-shaman red 1 14B.b")
    q.begin(Activation(q.foe("s")), f"{face} r1 b1 b1 b1 b1 b1")
    q.quiet()
    assert q.has("Ann", t.SLOW) == slow


def test_bellow() -> None:
    """Special of the green Orc Warrior: up to two areas towards the nearest hero."""
    q = scene("1B 14B", Ann="black-rose 1B.e", Ben="assassin 1B.e", o="orc-warrior green 1 14B.b")
    special(q, "o")
    while q.choice.kind == "nearest":
        q.do("Ann")
    assert q.where("o") == "1B.d"


@pytest.mark.parametrize("rank", ["blue", "red"])
def test_fury_gives_back_a_charge(rank: str) -> None:
    q = scene("14B", Ann="black-rose 14B.b", Ben="assassin 14B.a", o=f"orc-warrior {rank} 1 14B.b")
    atoms.change_charges(q.s, q.foe("o"), -2)
    for charges in (1, 2 if rank == "red" else 1):
        special(q, "o")
        assert q.s.foes.rows[q.foe("o")].charges == charges


@rule("SS-7.5")
def test_wrath_gives_back_a_charge_even_to_the_stunned() -> None:
    """SS-Q41 bars attacks of the stunned, nothing else."""
    q = scene("14B", Ann="black-rose 14B.b", Ben="assassin 14B.a", o="orc-warrior red 1 14B.b")
    atoms.change_charges(q.s, q.foe("o"), -2)
    atoms.wound(q.s, q["o"], 1)
    q.turn("Ann")
    assert q.s.foes.rows[q.foe("o")].charges == 1
    q.do("end")
    atoms.give_condition(q.s, q["o"], t.STUN)
    atoms.wound(q.s, q["o"], 1)
    q.turn("Ben")
    assert q.s.foes.rows[q.foe("o")].charges == 2


@pytest.mark.parametrize("rank", ["green", "blue", "red"])
@rule("SS-33.19")
def test_hex_slows_the_nearest_in_sight(rank: str) -> None:
    """One hero: the nearest within 3; of equals the most wounded."""
    q = scene("14B", Ann="black-rose 14B.a", Ben="assassin 14B.a", Cat="archer 14B.a", s=f"orc-shaman {rank} 1 14B.b")
    hurt(q, "Ben", 1)
    special(q, "s", "b1")
    q.quiet()
    assert [q.has(one, t.SLOW) for one in ("Ann", "Ben", "Cat")] == [False, True, False]


def test_hex_of_equals_its_player_chooses() -> None:
    q = scene("14B", Ben="assassin 14B.a", Cat="archer 14B.a", s="orc-shaman green 1 14B.b")
    special(q, "s")
    assert sorted(q.options()) == [q["Ben"], q["Cat"]]
    q.do("Cat", dice="b6")
    assert not q.has("Cat", t.SLOW)


def test_hex_without_anybody_in_sight() -> None:
    q = scene("1B 14B", Ann="black-rose 1B.e", Ben="assassin 1B.e", s="orc-shaman green 1 14B.b")
    special(q, "s")
    q.quiet()
    assert not q.has("Ann", t.SLOW)


def test_warded_skin() -> None:
    """After an attack that took shields it regains one."""
    q = scene(
        "14B",
        Ann="black-rose 14B.b longsword",
        Ben="assassin 14B.a",
        s="orc-shaman blue 1 14B.b",
        g="orc-shaman green 1 14B.b",
    )
    skilled(q, "Ann", 4)
    q.turn("Ann")
    q.do("attack", "main", "s", dice="r8 b1")
    assert (q.wounds("s"), shields(q, "s")) == (1, 1)
    q.do("attack", "main", "g", dice="r2 b1")
    assert shields(q, "g") == 0
    assert fires(q, "s") == (0, 0)
