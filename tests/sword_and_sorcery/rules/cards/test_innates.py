"""SS-41, SS-G3: the innate powers of the ten versions."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import (
    MAIN,
    OFF,
    ability,
    answer,
    answers,
    card,
    cool,
    cooldown,
    hurt,
    lay,
    pass_all,
    skilled,
    things,
    trap,
)
from tests.sword_and_sorcery.scene import Scene, equip, scene

from reverie.games.sword_and_sorcery.rules import atoms
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.frames import Activation, Searching, Trap
from reverie.games.sword_and_sorcery.rules.queries import can_use
from reverie.games.sword_and_sorcery.rules.strike import BY_WEAPON, Attack, Save
from reverie.testing import rule


def innate(q: Scene) -> list[str]:
    return [q.s.cast.abilities[deed[1]].id for deed in q.options() if deed[0] == "innate"]


@rule("SS-50.16", "SS-18.2")
def test_meditate() -> None:
    """SS-41.1: the whole move action for one hourglass."""
    q = scene("14B", Auriel="sorceress 14B.a", Ann="black-rose 14B.a")
    skilled(q, "Auriel", 2, "arcane-ward", "mirror-selves")
    q.turn("Auriel")
    assert innate(q) == []  # nothing to turn
    q.do("end")
    cool(q, "Auriel", "arcane-ward", 2)
    cool(q, "Auriel", "mirror-selves", 1)
    q.turn("Auriel")
    q.do("innate", ability(q, "meditate"), -1)
    assert sorted(q.options()) == sorted([q.s.cast.power_ids[one] for one in ("arcane-ward", "mirror-selves")])
    q.do(q.s.cast.power_ids["arcane-ward"])
    assert (cooldown(q, "Auriel", "arcane-ward"), cooldown(q, "Auriel", "mirror-selves")) == (1, 1)
    assert not [deed for deed in q.options() if deed[0] in ("go", "innate")]


def test_meditate_is_not_for_the_middle_of_a_move() -> None:
    q = scene("14B", Auriel="sorceress 14B.a", Ann="black-rose 14B.a")
    skilled(q, "Auriel", 1, "arcane-ward")
    cool(q, "Auriel", "arcane-ward", 2)
    q.turn("Auriel")
    assert innate(q) == ["meditate"]
    q.do("go", "14B.b")
    assert innate(q) == []


@rule("SS-50.15", "SS-7.50")
def test_twin_wands() -> None:
    """SS-41.2: after a wand attack one more with it on the same enemy, without sure hits, once per round."""
    q = scene("14B", Auriel="enchantress 14B.a +wand", Ann="black-rose 14B.a", r="raider red 1 14B.b")
    skilled(q, "Auriel", 4)
    q.turn("Auriel")
    q.do("attack", "main", "r", dice="r1 r1 b1")
    assert answers(q) == ["twin-wands"]
    answer(q, "twin-wands", dice="r8 r1 b1 b1")
    q.quiet()
    assert q.wounds("r") == 1  # two HIT and no sure one; armour 1
    q.do("attack", "main", "r", dice="r1 r1 b1")
    assert q.choice.kind == "deed"


def test_follow_ups_are_for_their_weapons() -> None:
    """No second blow of a staff, of a sword in an archer's hand, of a ranger's off hand."""
    for version, items, hand in (
        ("enchantress", "staff", MAIN),
        ("archer", "longsword", MAIN),
        ("ranger", "longsword hand-crossbow", OFF),
    ):
        q = scene(
            "14B",
            Ann=f"{version} 14B.b {items}",
            Ben="black-rose 14B.a",
            r="orc-warrior green 1 14B.b",
            s="orc-warrior green 2 14B.b",
        )
        q.turn("Ann")
        q.do(("attack", hand, q["r"]), dice="r1 b1 b1")
        q.dice = []
        assert q.choice.kind == "deed"


@pytest.mark.parametrize(("version", "items"), [("archer", "short-bow"), ("ranger", "longsword hand-crossbow")])
def test_follow_ups_are_once_per_round(version: str, items: str) -> None:
    q = scene(
        "14B",
        Ann=f"{version} 14B.b {items}",
        Ben="black-rose 14B.a",
        r="orc-warrior green 1 14B.b",
        s="orc-warrior green 2 14B.b",
    )
    skilled(q, "Ann", 5)
    q.turn("Ann")
    q.do("attack", "main", "r", dice="r1 b1")
    answer(q, answers(q)[0], dice="r1 b1")
    while q.choice.kind == "target":
        q.do("s", dice="r1 b1")
    q.dice = []
    q.do("attack", "main", "r", dice="r1 b1")
    assert q.choice.kind == "deed"


@rule("SS-50.13")
def test_twin_wands_have_nothing_to_do_with_the_dead() -> None:
    q = scene(
        "14B",
        Auriel="enchantress 14B.a +wand",
        Ann="black-rose 14B.a",
        g="gremlin green 1 14B.b",
        r="raider red 1 14B.b",
    )
    q.turn("Auriel")
    q.do("attack", "main", "g", dice="r8 r8 b1 b1")
    assert q.where("g") == ""
    assert q.choice.kind == "deed"


@rule("SS-41.3", "SS-33.22", "SS-7.41")
def test_taunt() -> None:
    """SS-41.3: the preferred victim of an enemy that is activated; once per round."""
    q = scene("14B", Ecarus="white-rose 14B.a", Ann="assassin 14B.b", r="raider green 1 14B.b")
    hurt(q, "Ann", 3)
    q.begin(Activation(q.foe("r")))
    assert answers(q) == ["taunt"]
    answer(q, "taunt", dice="r2 b1")
    q.quiet()
    assert (q.where("r"), q.wounds("Ecarus"), q.wounds("Ann")) == ("14B.a", 2, 3)
    q.begin(Activation(q.foe("r")), "r2 b1")
    assert q.choice.kind == "deed"
    assert q.wounds("Ann") == 5


@rule("SS-12.9")
def test_who_is_engaged_taunts_only_beside_him() -> None:
    q = scene(
        "14B", Ecarus="white-rose 14B.a", Ann="assassin 14B.b", r="raider green 1 14B.b", g="gremlin green 1 14B.a"
    )
    q.begin(Activation(q.foe("r")), "r2 b1")
    assert q.choice.kind == "deed"


@pytest.mark.parametrize(
    ("foe", "down", "more"), [("raider green 1", False, 1), ("raider blue 1", False, 0), ("raider blue 1", True, 2)]
)
@rule("SS-41.4")
def test_overpower(foe: str, down: bool, more: int) -> None:
    """SS-41.4: +1 HIT on who is green, and on who lies on the ground (whose armour does not count either)."""
    q = scene(
        "14B", Ecarus="black-rose 14B.b longsword", Ann="assassin 14B.a", r=f"{foe} 14B.b", g="gremlin blue 1 14B.b"
    )
    if down:
        atoms.give_condition(q.s, q["r"], t.DOWN)
    q.turn("Ecarus")
    q.do("attack", "main", "r", dice="r2 b1 b1")
    pass_all(q)
    assert q.wounds("r") == 1 + 1 + more - 1


@rule("SS-41.5", "SS-50.15")
def test_twin_arrows() -> None:
    """SS-41.5: after a bow attack one more against another enemy, once per round."""
    q = scene(
        "14B",
        Laegon="archer 14B.a short-bow",
        Ann="black-rose 14B.a",
        a="gremlin green 1 14B.b",
        b="gremlin green 2 14B.b",
        c="raider green 1 14B.b",
    )
    q.turn("Laegon")
    q.do("attack", "main", "a", dice="r1 b1")
    assert answers(q) == ["twin-arrows"]
    answer(q, "twin-arrows")
    assert sorted(q.options()) == [q["b"], q["c"]]
    q.do("b", dice="r2 b1 b1")
    q.quiet()
    assert (q.wounds("a"), q.wounds("b"), q.choice.kind) == (0, 1, "deed")


def test_twin_arrows_need_another_enemy() -> None:
    q = scene("14B", Laegon="archer 14B.a short-bow", Ann="black-rose 14B.a", a="gremlin green 1 14B.b")
    q.turn("Laegon")
    q.do("attack", "main", "a", dice="r1 b1")
    assert q.choice.kind == "deed"


@rule("SS-41.6")
def test_two_blades() -> None:
    """SS-41.6: after the main weapon the other one, on the same enemy."""
    q = scene("14B", Laegon="ranger 14B.b longsword stiletto", Ann="black-rose 14B.a", r="orc-warrior green 1 14B.b")
    equip(q.s, q["Laegon"], "hand-crossbow")
    q.turn("Laegon")
    q.do("attack", "main", "r", dice="r1 b1")
    assert answers(q) == ["two-blades"]
    answer(q, "two-blades", dice="r8 b1 b1")
    assert q.wounds("r") == 1


def test_two_blades_need_two() -> None:
    q = scene("14B", Laegon="ranger 14B.b longsword", Ann="black-rose 14B.a", r="orc-warrior green 1 14B.b")
    q.turn("Laegon")
    q.do("attack", "main", "r", dice="r1 b1")
    assert q.choice.kind == "deed"


@rule("SS-41.7")
def test_whirl_of_blades_every_time() -> None:
    """SS-41.7: after each attack with the main dagger one with the other."""
    q = scene("14B", Shae="assassin 14B.b stiletto pocket-knife", Ann="black-rose 14B.a", r="orc-warrior green 1 14B.b")
    skilled(q, "Shae", 5)
    q.turn("Shae")
    for wounds in (1, 2):
        q.do("attack", "main", "r", dice="r1 b1")
        assert answers(q) == ["whirl-of-blades"]
        answer(q, "whirl-of-blades", dice="r8 r1 b1")
        assert q.choice.kind == "deed"
        assert q.wounds("r") == wounds
    q.quiet()


def test_whirl_of_blades_is_for_daggers() -> None:
    q = scene(
        "14B", Shae="assassin 14B.b longsword pocket-knife", Ann="black-rose 14B.a", r="orc-warrior green 1 14B.b"
    )
    q.turn("Shae")
    q.do("attack", "main", "r", dice="r1 b1")
    assert q.choice.kind == "deed"


@rule("SS-41.8", "SS-7.18", "SS-11.5")
def test_disarm_trap() -> None:
    """SS-41.8: two traps are drawn, one is resolved, both are discarded."""
    q = scene("14B", Shae="rogue 14B.b", Ann="black-rose 14B.b")
    needle, click = trap(q, "needle"), trap(q, "click")
    q.stack("trap", needle, click)
    q.begin(Trap(q["Shae"], q.area("14B.b")))
    assert sorted(q.options()) == sorted([needle, click])
    q.do(click)
    assert q.wounds("Shae") == 0
    assert sorted(q.s.piles.rows[5].cards) == sorted([needle, click])
    q.stack("trap", click, needle)
    q.begin(Trap(q["Ann"], q.area("14B.b")))
    assert q.choice.kind == "deed"


@rule("SS-41.8")
def test_thievery() -> None:
    """She uses single-use items whatever their runes; nothing else."""
    q = scene("14B", Shae="rogue 14B.b", Ann="black-rose 14B.b")
    potion = q.s.cast.items[q.s.cast.item_ids["healing-potion"]]
    styles, potion.styles = potion.styles, 1 << t.MAGIC_STYLE
    try:
        assert (can_use(q.s, 0, potion), can_use(q.s, 1, potion)) == (True, False)
        assert not can_use(q.s, 0, q.s.item(card(q, "holy-symbol")))
    finally:
        potion.styles = styles


@rule("SS-41.9", "SS-7.42", "SS-7.46")
def test_divine_support_for_an_attack_and_a_save() -> None:
    """SS-41.9: a hero within 3 rolls up to SR/2 dice again; once per round."""
    q = scene("14B", Thorgar="cleric 14B.a", Ann="black-rose 14B.b longsword", r="raider red 1 14B.b")
    skilled(q, "Thorgar", 3)
    q.turn("Ann")
    q.do("attack", "main", "r", dice="r1 b1")
    assert (q.choice.seat, answers(q)) == (q["Thorgar"], ["divine-support"])
    answer(q, "divine-support")
    assert (q.choice.kind, q.choice.seat) == ("reroll", q["Ann"])
    q.do((0, 1), dice="r8 b2 b1 b1")
    assert q.wounds("r") == 1 + 2 + 1 - 1
    q.do("end")
    q.begin(Save(q["Ann"], False), "b1")
    assert q.choice.kind == "deed"
    q.s.round += 1
    q.begin(Save(q["Ann"], False), "b1")
    assert answers(q) == ["divine-support"]


@rule("SS-7.45", "SS-7.47")
def test_divine_support_for_a_defence_and_a_search() -> None:
    q = scene("14B", Thorgar="cleric 14B.a", Ann="black-rose 14B.b", r="orc-warrior green 1 14B.b")
    q.begin(Attack(q["r"], q["Ann"], BY_WEAPON, MAIN), "r2 b1")
    assert answers(q) == ["divine-support"]
    answer(q, "divine-support")
    q.do((0,), dice="b6")
    assert q.wounds("Ann") == 1
    q.s.round += 1
    q.begin(Searching(q["Ann"], 1, q.area("14B.b")), "r10")
    assert answers(q) == ["divine-support"]
    answer(q, "divine-support")
    q.do((0,), dice="r2")
    if q.choice.kind == "drawn":
        q.do(q.options()[0])
    assert q.s.crowns(q["Ann"]) == 10


@rule("SS-41.10", "SS-Q33")
def test_runic_blast() -> None:
    """SS-41.10: a wound for all enemies where runes lie; the runes are gone, and can be put again."""
    q = scene(
        "14B",
        Thorgar="runemaster 14B.a",
        Ann="black-rose 14B.a",
        a="raider green 1 14B.b",
        b="raider green 2 14B.b",
        c="gremlin green 1 14B.c",
    )
    skilled(q, "Thorgar", 2, "battle-rune", "protective-rune")
    q.turn("Thorgar")
    assert innate(q) == []  # no rune, no blast
    q.do("end")
    lay(q, "protective-rune", "14B.b", -1)
    q.turn("Thorgar")
    q.do("innate", ability(q, "runic-blast"), -1)
    assert [q.wounds(one) for one in "abc"] == [1, 1, 0]
    assert things(q, "protective-rune") == []
    assert innate(q) == []
    q.do("power", "protective-rune", 0, -1)
    assert things(q, "protective-rune") == ["14B.a"]
    assert innate(q) == []  # once per round
