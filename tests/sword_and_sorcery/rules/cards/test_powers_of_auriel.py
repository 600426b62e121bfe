"""SS-G4 AU1 to AU8: the powers of Auriel."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import (
    answer,
    answers,
    cooldown,
    effects,
    fires,
    hurt,
    lines,
    pay,
    shields,
    skilled,
    things,
)
from tests.sword_and_sorcery.scene import scene

from reverie.games.sword_and_sorcery.rules import atoms
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.frames import Activation
from reverie.testing import rule


@rule("SS-43.2", "SS-19.10")
def test_drain_life_heals_what_it_dealt() -> None:
    """AU1, first line: 1/1/2, S: +1 HIT, MM: Lethal 3; the wounds dealt are healed; two hourglasses."""
    q = scene("14B", Auriel="enchantress 14B.a", Ann="black-rose 14B.c", r="raider red 1 14B.b")
    skilled(q, "Auriel", 1, "drain-life")
    hurt(q, "Auriel", 5)
    q.turn("Auriel")
    assert lines(q, "drain-life") == [(0, q["r"])]
    q.do("power", "drain-life", 0, "r", dice="r4 b2 b1 b1 b1")
    assert effects(q) == [t.E_HIT]
    pay(q, t.E_HIT)
    q.quiet()
    assert q.wounds("r") == 4 - 1  # 1 sure, two HIT, one paid; armour 1
    assert q.wounds("Auriel") == 2
    assert cooldown(q, "Auriel", "drain-life") == 2
    assert not [deed for deed in q.options() if deed[0] in ("power", "attack")]


def test_drain_life_at_rank_five() -> None:
    """AU1, second line: 1/2/3 and three hourglasses; MM makes three hits lethal."""
    q = scene("14B", Auriel="enchantress 14B.a", Ann="black-rose 14B.c", r="raider red 1 14B.b")
    skilled(q, "Auriel", 5, "drain-life")
    hurt(q, "Auriel", 1)
    q.turn("Auriel")
    assert lines(q, "drain-life") == [(0, q["r"]), (1, q["r"])]
    q.do("power", "drain-life", 1, "r", dice="r6 r6 b1 b1 b1")
    assert effects(q) == [t.E_LETHAL]
    pay(q, t.E_LETHAL)
    q.quiet()
    assert q.wounds("r") == 3  # three hits, all of them lethal
    assert q.wounds("Auriel") == 0
    assert cooldown(q, "Auriel", "drain-life") == 3


@pytest.mark.parametrize(
    ("rank", "line", "dice", "hits", "hourglasses"),
    [(1, 0, "r2 b4", 2, 1), (3, 1, "r4 r2 b5 b1", 3, 2), (5, 2, "r4 r2 r2 b5 b1 b1", 4, 3)],
)
@rule("SS-43.15")
def test_storm_mistress(rank: int, line: int, dice: str, hits: int, hourglasses: int) -> None:
    """AU2: SM knocks down, so that the armour does not count."""
    q = scene("14B", Auriel="sorceress 14B.a", Ann="black-rose 14B.a", r="raider blue 1 14B.b")
    skilled(q, "Auriel", rank, "storm-mistress")
    q.turn("Auriel")
    assert q.offers("power", "storm-mistress", line, "r")
    assert max(lines(q, "storm-mistress"))[0] == line
    q.do("power", "storm-mistress", line, "r", dice=f"{dice} b1")
    if rank > 1:
        pay(q, t.E_KNOCK_DOWN)
    q.quiet()
    assert q.has("r", t.DOWN) == (rank > 1)
    assert q.wounds("r") == (hits if rank > 1 else hits - 1)
    assert cooldown(q, "Auriel", "storm-mistress") == hourglasses


def test_storm_mistress_reaches_two_areas() -> None:
    q = scene("1B", Auriel="sorceress 1B.e", Ann="black-rose 1B.e", a="raider green 1 1B.d", b="raider green 2 1B.c")
    skilled(q, "Auriel", 1, "storm-mistress")
    q.turn("Auriel")
    assert lines(q, "storm-mistress") == [(0, q["b"])]  # the one behind is hidden by the one before it


@pytest.mark.parametrize(
    ("rank", "line", "dice", "fire", "hourglasses"),
    [(2, 0, "r6 b1", (1, 0), 1), (4, 1, "r6 r1 b1", (0, 1), 2), (6, 2, "r6 r6 r6 b1 b1", (0, 1), 3)],
)
def test_ember_lance(rank: int, line: int, dice: str, fire: tuple[int, int], hourglasses: int) -> None:
    """AU3: M sets on fire, at rank VI MM hits everybody beside the target."""
    q = scene(
        "14B", Auriel="enchantress 14B.a", Ann="black-rose 14B.a", r="raider red 1 14B.b", o="orc-warrior red 1 14B.b"
    )
    skilled(q, "Auriel", rank, "ember-lance")
    q.turn("Auriel")
    q.do("power", "ember-lance", line, "r", dice=dice)
    if rank == 6:
        assert effects(q) == [t.E_FIRE, t.E_AOE]
        pay(q, t.E_AOE, t.E_FIRE, dice="b1 b1 b1 b1")
    else:
        assert effects(q) == [t.E_FIRE]
        pay(q, t.E_FIRE, dice="b1")
    q.quiet()
    assert fires(q, "r") == fire
    assert fires(q, "o") == (fire if rank == 6 else (0, 0))
    assert q.wounds("o") == (3 if rank == 6 else 0)  # four hits, armour 2, weak to arcane
    assert q.wounds("r") == (3 if rank == 6 else 1)
    assert cooldown(q, "Auriel", "ember-lance") == hourglasses


def test_mirror_selves_takes_an_attack() -> None:
    """AU4: the first enemy that would attack a hero in the area strikes an illusion: nothing happens, and it is gone."""
    q = scene("14B", Auriel="sorceress 14B.a", Ann="black-rose 14B.b", r="raider green 1 14B.b")
    skilled(q, "Auriel", 2, "mirror-selves")
    hurt(q, "Ann", 1)
    q.turn("Auriel")
    assert lines(q, "mirror-selves") == [(0, -1)]
    q.do("power", "mirror-selves", 0, -1)
    assert sorted(q.options()) == [q.area("14B.a"), q.area("14B.b")]
    q.do("14B.b")
    assert things(q, "illusion") == ["14B.b"]
    assert cooldown(q, "Auriel", "mirror-selves") == 2
    q.do("end")
    q.begin(Activation(q.foe("r")))
    q.quiet()
    assert q.wounds("Ann") == 1
    assert things(q, "illusion") == []
    q.begin(Activation(q.foe("r")), "r2 b1")
    assert q.wounds("Ann") == 3


def test_mirror_selves_at_rank_four_lays_two_until_the_time_phase() -> None:
    q = scene("14B", Auriel="sorceress 14B.b", Ann="black-rose 14B.b")
    skilled(q, "Auriel", 4, "mirror-selves")
    q.turn("Auriel")
    q.do("power", "mirror-selves", 1, -1)
    q.do("14B.a")
    q.do("14B.c")
    assert things(q, "illusion") == ["14B.a", "14B.c"]
    assert cooldown(q, "Auriel", "mirror-selves") == 3
    q.do("end")
    q.time_phase()
    assert things(q, "illusion") == []


@pytest.mark.parametrize(("rank", "line", "more", "hourglasses"), [(1, 0, 1, 2), (3, 1, 2, 2), (5, 2, 3, 3)])
@rule("SS-21.13")
def test_arcane_ward(rank: int, line: int, more: int, hourglasses: int) -> None:
    """AU5: magic shields for a hero in range; they stay until they are spent."""
    q = scene("14B", Auriel="sorceress 14B.a", Ann="black-rose 14B.b", Ben="cleric 14B.c")
    skilled(q, "Auriel", rank, "arcane-ward")
    q.turn("Auriel")
    assert [target for at, target in lines(q, "arcane-ward") if at == line] == [q["Auriel"], q["Ann"]]
    q.do("power", "arcane-ward", line, "Ann")
    assert (shields(q, "Ann"), shields(q, "Auriel")) == (more, 0)
    assert cooldown(q, "Auriel", "arcane-ward") == hourglasses
    q.do("end")
    q.time_phase()
    assert shields(q, "Ann") == more


def test_dawnlight() -> None:
    """AU6: all enemies of one area are blind; at rank VI they receive a wound, too. It is a combat action."""
    q = scene(
        "14B", Auriel="sorceress 14B.a", Ann="black-rose 14B.a", a="raider green 1 14B.b", b="raider green 2 14B.b",
        c="gremlin green 1 14B.a",
    )  # fmt: skip
    skilled(q, "Auriel", 6, "dawnlight")
    q.turn("Auriel")
    combat = q.s.agenda[-1].combat  # type: ignore[attr-defined]
    q.do("power", "dawnlight", 0, "14B.b")
    assert [q.has(one, t.BLIND) for one in "abc"] == [True, True, False]
    assert [q.wounds(one) for one in "abc"] == [0, 0, 0]
    assert cooldown(q, "Auriel", "dawnlight") == 3
    assert q.s.agenda[-1].combat == combat - 1  # type: ignore[attr-defined]


def test_dawnlight_at_rank_six_wounds() -> None:
    q = scene(
        "14B", Auriel="sorceress 14B.a", Ann="black-rose 14B.a", a="raider green 1 14B.b", c="gremlin green 1 14B.a"
    )
    skilled(q, "Auriel", 6, "dawnlight")
    q.turn("Auriel")
    q.do("power", "dawnlight", 1, "14B.b")
    assert (q.has("a", t.BLIND), q.wounds("a"), q.wounds("c")) == (True, 1, 0)
    assert cooldown(q, "Auriel", "dawnlight") == 4


@rule("SS-Q81")
def test_blink_draws_no_reaction_attack() -> None:
    """AU7: put into an area in sight within 2, or 3 at rank V; the move action is left."""
    q = scene(
        "14B 8B", Auriel="sorceress 14B.b", Ann="black-rose 14B.c", a="raider green 1 14B.b", b="raider green 2 14B.b"
    )
    skilled(q, "Auriel", 3, "blink")
    q.turn("Auriel")
    q.do("power", "blink", 0, -1)
    assert q.choice.kind == "way"
    near = [area for area in q.options() if isinstance(area, int)]
    assert q.area("14B.a") in near
    assert q.area("14B.b") not in near
    assert max([q.s.reach().dist_range(q.area("14B.b"), area) for area in near]) <= 2
    q.do("14B.a")
    q.quiet()
    assert (q.where("Auriel"), q.wounds("Auriel")) == ("14B.a", 0)
    assert q.offers("go", "14B.b")
    assert cooldown(q, "Auriel", "blink") == 3


def test_blink_reaches_three_areas_at_rank_five() -> None:
    q = scene("1B 8B 14B", Auriel="sorceress 1B.g", Ann="black-rose 14B.c")
    skilled(q, "Auriel", 5, "blink")
    for line, most in ((0, 2), (1, 3)):
        q.turn("Auriel")
        q.do("power", "blink", line, -1)
        assert max([q.s.reach().dist_range(q.area("1B.g"), area) for area in q.options()]) == most
        q.do("1B.d" if line == 0 else "14B.b")
        assert q.where("Auriel") == ("1B.d" if line == 0 else "14B.b")
        assert cooldown(q, "Auriel", "blink") == 3
        q.do("end")
        atoms.put(q.s, q["Auriel"], q.area("1B.g"))
        atoms.set_cooldown(q.s, q["Auriel"], q.s.cast.power_ids["blink"], 0)


@rule("SS-7.42", "SS-8.2")
def test_font_of_power_rerolls_one_die_of_an_arcane_attack() -> None:
    """AU8: once in each own Arcane attack; it never cools down."""
    q = scene("14B", Auriel="sorceress 14B.a staff", Ann="black-rose 14B.a", r="raider red 1 14B.b")
    skilled(q, "Auriel", 4, "font-of-power", "storm-mistress")
    q.turn("Auriel")
    q.do("attack", "main", "r", dice="b1 b1")
    assert q.choice.kind == "deed"  # the staff is blunt
    q.do("power", "storm-mistress", 0, "r", dice="r1 b1")
    assert answers(q) == ["font-of-power"]
    answer(q, "font-of-power")
    assert q.choice.kind == "reroll"
    q.do((0,), dice="r8 b1")
    q.quiet()
    assert q.wounds("r") == 1  # two HIT instead of none; armour 1
    assert cooldown(q, "Auriel", "font-of-power") == 0
