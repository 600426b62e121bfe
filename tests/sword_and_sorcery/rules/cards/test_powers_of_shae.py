"""SS-G4 SH1 to SH8: the powers of Shae."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import (
    MAIN,
    answer,
    answers,
    card,
    cooldown,
    lay,
    lines,
    pass_all,
    poison,
    skilled,
    things,
)
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.rules import atoms, atoms_items
from reverie.games.sword_and_sorcery.rules.frames import Activation, Treasure
from reverie.games.sword_and_sorcery.rules.strike import BY_WEAPON, Attack
from reverie.testing import rule


@pytest.mark.parametrize(("rank", "drawn"), [(1, 2), (4, 3)])
@rule("SS-43.5", "SS-7.35")
def test_treasure_huntress(rank: int, drawn: int) -> None:
    """SH1: she draws two, or three, keeps one, and the rest is shuffled back; others draw one."""
    q = scene("14B", Shae="rogue 14B.b", Ann="black-rose 14B.a")
    skilled(q, "Shae", rank, "treasure-huntress")
    deck = q.s.piles.rows[6].cards
    lay(q, "chest", "14B.b", q.s.cast.chests["treasure"])
    q.stack("trap", next(one.number for one in q.s.cast.traps if one.id == "click"))
    q.turn("Shae")
    q.do(next(deed for deed in q.options() if deed[0] == "chest"))
    if q.choice.kind == "trap":
        q.do(q.options()[0])
    assert q.options() == list(deck[:drawn])
    q.do(deck[1])
    assert q.s.heroes.rows[q["Shae"]].pack == (deck[1],)
    assert len(q.s.piles.rows[6].cards) == len(deck) - 1
    q.do("end")
    q.begin(Treasure(q["Ann"], 1, 1))
    assert len(q.s.heroes.rows[q["Ann"]].pack) == 1


def shae_hides(rank: int = 1, *more: str) -> Scene:
    q = scene("14B", Shae="assassin 14B.a stiletto", Ann="black-rose 14B.c", r="raider red 1 14B.b")
    skilled(q, "Shae", rank, "hide", *more)
    q.turn("Shae")
    q.do("power", "hide", 0, -1)
    return q


def test_backstab_where_heroes_dominate() -> None:
    """SH2: +1 HIT for each rank with the next dagger attack, if heroes dominate the target's area."""
    q = scene("14B", Shae="assassin 14B.b stiletto", Ann="black-rose 14B.b", r="raider red 1 14B.b")
    skilled(q, "Shae", 4, "backstab")
    q.turn("Shae")
    q.do("power", "backstab", 0, -1)
    assert cooldown(q, "Shae", "backstab") == 2
    q.do("attack", "main", "r", dice="r2 b1 b1 b1")
    pass_all(q)
    q.quiet()
    assert q.wounds("r") == 1 + 4 + 1 - 1 - 1  # a HIT, four ranks, supremacy; it resists one, armour 1


@rule("SS-43.6")
def test_backstab_without_domination_is_nothing() -> None:
    q = scene("14B", Shae="assassin 14B.b stiletto", Ann="black-rose 14B.a", r="raider red 1 14B.b")
    skilled(q, "Shae", 4, "backstab")
    q.turn("Shae")
    q.do("power", "backstab", 0, -1)
    q.do("attack", "main", "r", dice="r2 b1")
    pass_all(q)
    q.quiet()
    assert q.wounds("r") == 0


@rule("SS-50.6")
def test_backstab_out_of_hiding() -> None:
    """Hidden is judged when the power is used; it lasts until the attack."""
    q = scene("14B", Shae="assassin 14B.b stiletto", Ann="black-rose 14B.a", r="raider red 1 14B.b")
    skilled(q, "Shae", 3, "hide", "backstab")
    q.turn("Shae")
    q.do("power", "hide", 1, -1)
    q.do("power", "backstab", 0, -1)
    assert q.s.figures.rows[q["Shae"]].hidden
    q.do("attack", "main", "r", dice="r2 b1 b1 b1")
    pass_all(q)
    assert q.wounds("r") == 1 + 3 - 1 - 1
    assert not q.s.figures.rows[q["Shae"]].hidden


@rule("SS-50.6")
def test_backstab_is_judged_when_it_is_used() -> None:
    """Another action between ends hiding, not the bonus."""
    q = scene("14B", Shae="assassin 14B.b stiletto", Ann="black-rose 14B.a", r="raider red 1 14B.b")
    skilled(q, "Shae", 6, "hide", "backstab")
    q.turn("Shae")
    q.do("power", "hide", 1, -1)
    q.do("power", "backstab", 0, -1)
    q.do("focus")
    assert not q.s.figures.rows[q["Shae"]].hidden
    q.do("attack", "main", "r", dice="r2 b1 b1 b1")
    pass_all(q)
    assert q.wounds("r") == 1 + 1 + 6 - 1 - 1


@pytest.mark.parametrize(("engaged", "offered"), [(False, [0, 1]), (True, [1])])
@rule("SS-43.17")
def test_hide(engaged: bool, offered: list[int]) -> None:
    """SH3: not while engaged; at rank III also then."""
    q = scene("14B", Shae="assassin 14B.b", Ann="black-rose 14B.a", r=f"raider red 1 14B.{'b' if engaged else 'c'}")
    skilled(q, "Shae", 3, "hide")
    q.turn("Shae")
    assert [line for line, _target in lines(q, "hide")] == offered
    q.do("power", "hide", offered[-1], -1)
    assert q.s.figures.rows[q["Shae"]].hidden
    assert cooldown(q, "Shae", "hide") == 2


@rule("SS-25.13")
def test_who_hides_is_no_victim() -> None:
    q = scene("14B", Shae="assassin 14B.b", Ann="black-rose 14B.a", r="raider green 1 14B.b")
    skilled(q, "Shae", 3, "hide")
    q.turn("Shae")
    q.do("power", "hide", 1, -1)
    q.do("end")
    q.begin(Activation(q.foe("r")), "r2 b1")
    q.quiet()
    assert (q.wounds("Shae"), q.where("r"), q.wounds("Ann")) == (0, "14B.a", 2)


@pytest.mark.parametrize("deed", ["go", "power", "take", "focus"])
@rule("SS-25.13")
def test_any_action_ends_hiding(deed: str) -> None:
    """A step, a power, a free action, a normal action."""
    q = scene("14B", Shae="assassin 14B.a stiletto", Ann="black-rose 14B.c")
    skilled(q, "Shae", 6, "hide", "sneak-attack")
    lay(q, "crowns", "14B.a", atoms_items.packed((1, 0, 0)))
    q.turn("Shae")
    q.do("power", "hide", 0, -1)
    assert q.s.figures.rows[q["Shae"]].hidden
    if deed == "go":
        q.do("go", "14B.b")
    elif deed == "power":
        q.do("power", "sneak-attack", 0, -1)
    elif deed == "take":
        q.do("take")
    else:
        q.do("focus")
    assert not q.s.figures.rows[q["Shae"]].hidden


def test_a_reaction_ends_hiding() -> None:
    """SH3: until the next action, reactions included."""
    q = scene("14B", Shae="assassin 14B.b", Ann="black-rose 14B.a", r="orc-warrior green 1 14B.a")
    skilled(q, "Shae", 3, "hide", "smoke-veil")
    q.turn("Shae")
    q.do("power", "hide", 1, -1)
    q.do("end")
    q.begin(Attack(q["r"], q["Ann"], BY_WEAPON, MAIN), "r2")
    answer(q, "smoke-veil", dice="b1 b1")
    assert not q.s.figures.rows[q["Shae"]].hidden


@pytest.mark.parametrize(("line", "level", "hourglasses"), [(0, 1, 2), (1, 2, 3)])
def test_envenom(line: int, level: int, hourglasses: int) -> None:
    """SH4: the next dagger attack poisons, if it hits."""
    q = scene("14B", Shae="assassin 14B.b stiletto", Ann="black-rose 14B.a", r="raider red 1 14B.b")
    skilled(q, "Shae", 4, "envenom")
    q.turn("Shae")
    q.do("power", "envenom", line, -1)
    assert cooldown(q, "Shae", "envenom") == hourglasses
    q.do("attack", "main", "r", dice="r2 b1")
    pass_all(q)
    q.quiet()
    assert (poison(q, "r"), q.wounds("r")) == (level, 0)


def test_envenom_needs_a_dagger() -> None:
    q = scene("14B", Shae="assassin 14B.b longsword", Ann="black-rose 14B.a", r="raider red 1 14B.b")
    skilled(q, "Shae", 2, "envenom")
    q.turn("Shae")
    q.do("power", "envenom", 0, -1)
    q.do("attack", "main", "r", dice="r2 b1 b1")
    pass_all(q)
    assert poison(q, "r") == 0


@pytest.mark.parametrize(("line", "more", "hourglasses"), [(0, 1, 1), (1, 2, 2)])
@rule("SS-7.44")
def test_smoke_veil(line: int, more: int, hourglasses: int) -> None:
    """SH5: a defending hero within 1 rolls more dice than the hits or the value allow."""
    q = scene("14B", Shae="assassin 14B.b", Ann="black-rose 14B.a", r="orc-warrior green 1 14B.a")
    skilled(q, "Shae", 5, "smoke-veil")
    q.begin(Attack(q["r"], q["Ann"], BY_WEAPON, MAIN), "r2")
    assert (q.choice.seat, answers(q)) == (0, ["smoke-veil", "smoke-veil"])
    answer(q, "smoke-veil", line, dice="b6" + " b6" * more)
    q.quiet()
    assert q.wounds("Ann") == 0
    assert cooldown(q, "Shae", "smoke-veil") == hourglasses


@rule("SS-43.18")
def test_sneak_attack_needs_control() -> None:
    """SH6: +1 HIT for each SR/2 if heroes control the target's area."""
    for ann, more in (("14B.b", 1 + 2), ("14B.a", 0)):
        q = scene("14B", Shae="assassin 14B.b longsword", Ann=f"black-rose {ann}", r="raider red 1 14B.b")
        skilled(q, "Shae", 3, "sneak-attack")
        q.turn("Shae")
        q.do("power", "sneak-attack", 0, -1)
        assert cooldown(q, "Shae", "sneak-attack") == 1
        q.do("attack", "main", "r", dice="r2 b1 b1 b1")
        pass_all(q)
        q.dice = []
        assert q.wounds("r") == 2 + more - 1


@rule("SS-36.3")
def test_light_touch() -> None:
    """SH7: all finds of an area within 1, also while engaged."""
    q = scene("14B", Shae="rogue 14B.b", Ann="black-rose 14B.a", r="raider red 1 14B.b")
    skilled(q, "Shae", 3, "light-touch")
    lay(q, "crowns", "14B.a", atoms_items.packed((1, 1, 0)))
    lay(q, "loot", "14B.a", next(one.number for one in q.s.cast.loot if one.id == "loot-20"))
    lay(q, "item", "14B.a", card(q, "pouch"))
    q.turn("Shae")
    assert lines(q, "light-touch") == [(0, q.area("14B.a"))]
    q.do("power", "light-touch", 0, "14B.a")
    assert q.s.crowns(q["Shae"]) == 15 + 20
    assert q.s.heroes.rows[q["Shae"]].pack == (card(q, "pouch"),)
    assert [things(q, kind) for kind in ("crowns", "loot", "item")] == [[], [], []]
    assert cooldown(q, "Shae", "light-touch") == 1


@rule("SS-15.9", "SS-Q79")
def test_evasive_lets_only_the_first_strike() -> None:
    """SH8: of several enemies the highest in rank."""
    q = scene(
        "14B", Shae="rogue 14B.b", Ann="black-rose 14B.a", a="orc-warrior green 1 14B.b", b="orc-warrior blue 1 14B.b",
        c="gremlin green 1 14B.b",
    )  # fmt: skip
    skilled(q, "Shae", 4, "evasive")
    atoms.change_charges(q.s, q.foe("b"), -1)
    q.turn("Shae")
    q.do("go", "14B.a", dice="r2 b1 b1")
    q.quiet()
    assert (q.where("Shae"), q.wounds("Shae")) == ("14B.a", 3)  # 1/1/1 with supremacy, one blocked by nothing


def test_evasive_of_equals_the_active_player_names_the_first() -> None:
    q = scene(
        "14B", Shae="rogue 14B.b", Ann="black-rose 14B.a", a="orc-warrior green 1 14B.b", b="gremlin green 1 14B.b",
        c="raider green 1 14B.b",
    )  # fmt: skip
    skilled(q, "Shae", 4, "evasive")
    q.turn("Shae")
    q.do("go", "14B.a")
    assert sorted(q.options()) == [q["a"], q["b"], q["c"]]
    q.do("b", dice="r2 r1 b1")
    q.quiet()
    assert q.where("Shae") == "14B.a"
