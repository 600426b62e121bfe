"""SS-45, SS-G5: weapons and armours of the Emporium and the stash, both sides."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import (
    MAIN,
    OFF,
    answer,
    answers,
    critical,
    effects,
    fires,
    pass_all,
    pay,
    shields,
    wearer,
)
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import atoms
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.queries import movement
from reverie.games.sword_and_sorcery.rules.strike import BY_WEAPON, Attack
from reverie.testing import rule

STR, DEX, FAI, MAG = [1 << number for number in range(4)]
ANY, NOT_MAG = STR | DEX | FAI | MAG, STR | DEX | FAI

Values = tuple[int, int, int]
WEAPONS: list[tuple[str, int, str, int, int, str, Values, Values, int, list[int]]] = [
    ("broadsword", STR | FAI, "main", 0, t.SLASHING, "sword", (0, 2, 0), (1, 2, 0), 0, [t.E_HIT, t.E_REROLL]),
    ("worn-mace", FAI, "main", 0, t.BLUNT, "hammer", (0, 2, 0), (1, 2, 0), 0, [t.E_KNOCK_DOWN]),
    ("pocket-knife", DEX, "either", 0, t.PIERCING, "dagger", (0, 2, 0), (1, 2, 0), 0, [t.E_LETHAL]),
    ("short-bow", DEX, "two", 3, t.PIERCING, "bow", (0, 1, 1), (1, 1, 1), 0, [t.E_HIT]),
    ("apprentice-wand", MAG, "main", 2, t.ARCANE, "wand", (0, 1, 1), (1, 1, 1), 0, [t.E_HIT]),
    ("hammer", STR | FAI, "main", 0, t.BLUNT, "hammer", (1, 1, 1), (1, 1, 2), 25, [t.E_KNOCK_DOWN, t.E_CRITICAL]),
    ("battle-axe", STR, "two", 0, t.SLASHING, "axe", (1, 1, 2), (2, 1, 3), 45, [t.E_AOE, t.E_IGNORE_ARMOUR]),
    ("longbow", DEX, "two", 4, t.PIERCING, "bow", (0, 1, 2), (1, 1, 2), 40, [t.E_HIT, t.E_CRITICAL]),
    ("shield", NOT_MAG, "off", 0, t.BLUNT, "shield", (0, 0, 1), (0, 1, 1), 20, [t.E_PUSH]),
    ("stiletto", DEX, "either", 0, t.PIERCING, "dagger", (0, 1, 1), (1, 1, 1), 20, [t.E_LETHAL]),
    ("wand", MAG, "main", 2, t.ARCANE, "wand", (0, 2, 1), (1, 2, 1), 35, [t.E_FIRE]),
    ("staff", MAG | FAI, "two", 1, t.BLUNT, "staff", (1, 0, 2), (1, 1, 2), 30, [t.E_HIT]),
    ("longsword", STR | DEX, "main", 0, t.SLASHING, "sword", (1, 1, 1), (1, 2, 1), 30, [t.E_HIT]),
    ("hand-crossbow", NOT_MAG, "off", 2, t.PIERCING, "crossbow", (0, 1, 1), (1, 1, 1), 35, [t.E_LETHAL]),
]
ARMOURS: list[tuple[str, int, str, Values, Values, int]] = [
    ("padded-coat", ANY, "light", (0, 0, 2), (0, 1, 2), 0),
    ("worn-leather", DEX, "light", (0, 0, 2), (1, 0, 2), 0),
    ("old-hauberk", STR, "medium", (0, 0, 3), (1, 0, 3), 0),
    ("acolyte-robe", MAG, "light", (0, 1, 1), (0, 2, 2), 0),
    ("pilgrims-mail", FAI, "medium", (0, 0, 3), (1, 0, 3), 0),
    ("studded-leather", NOT_MAG, "medium", (1, 0, 2), (1, 1, 2), 50),
    ("scale-armour", STR | FAI, "heavy", (1, 0, 3), (1, 1, 4), 70),
    ("silk-robe", MAG, "light", (0, 2, 1), (0, 3, 1), 50),
    ("ranger-cloak", DEX, "light", (0, 1, 2), (1, 1, 2), 45),
    ("plate", STR, "heavy", (2, 0, 3), (2, 1, 3), 90),
    ("vestments", FAI | MAG, "medium", (0, 1, 3), (1, 1, 3), 55),
]


def other(id: str) -> str:
    """A second hero who is not the first."""
    return "assassin" if wearer(id) != "assassin" else "black-rose"


def test_forty_three_cards() -> None:
    """SS-2.1: the building is one card with two sides."""
    cards = [GAME.cast.items[number] for number in GAME.cast.cards]
    bought = [one for one in cards if one.deck in (t.EMPORIUM, t.STASH)]
    assert len(bought) - 1 == 43
    assert len([one for one in bought if one.deck == t.STASH]) == 10


# Weapons ----------------------------------------------------------------


@pytest.mark.parametrize("row", WEAPONS, ids=lambda row: row[0])
@rule("SS-21.3", "SS-21.5")
def test_the_card_of_a_weapon(row: tuple[str, int, str, int, int, str, Values, Values, int, list[int]]) -> None:
    id, styles, hand, reach, kind, category, front, back, price, deeds = row
    item = GAME.cast.items[GAME.cast.item_ids[id]]
    assert (item.styles, t.HANDS[item.hand], t.CATEGORIES[item.category]) == (styles, hand, category)
    for side, values in zip(item.sides, (front, back), strict=True):
        weapon = side.weapon
        assert weapon is not None
        assert (weapon.attack, weapon.range, weapon.type) == (values, reach, kind)
        assert [GAME.cast.dice_effects[number].deeds[0][0] for number in weapon.effects] == deeds
    assert [side.price for side in item.sides] == [price, -1]
    assert item.deck == (t.EMPORIUM if price else t.STASH)


def armed(id: str, foe: str = "gremlin red 1", side: str = "", at: str = "14B.b", **more: str) -> Scene:
    """A hero who may bear a weapon, with it, beside an enemy."""
    q = scene("14B", Ann=f"{wearer(id)} 14B.b {side}{id}", Ben=f"{other(id)} 14B.a", e=f"{foe} {at}", **more)
    q.turn("Ann")
    return q


def hit(q: Scene, dice: str, hand: int = MAIN) -> None:
    q.do(("attack", hand, q["e"]), dice=dice)


@pytest.mark.parametrize("row", WEAPONS, ids=lambda row: row[0])
@pytest.mark.parametrize("side", [0, 1])
@rule("SS-22.2", "SS-21.8")
def test_the_dice_of_a_weapon(
    row: tuple[str, int, str, int, int, str, Values, Values, int, list[int]], side: int
) -> None:
    """Just these dice are rolled, and sure hits come on top."""
    id, _styles, hand, _reach, kind, _category, front, back, _price, _deeds = row
    sure, red, blue = (front, back)[side]
    q = armed(id, "orc-shaman red 1", "+" if side else "")
    q.s.figures.edit(q["e"]).shields = 0
    q.s.listening = True
    hit(q, " ".join(["r1"] * red + ["b1"] * blue + ["b1"] * min(1, sure)), OFF if hand == "off" else MAIN)
    pass_all(q)
    q.dice = []
    assert next(event.data["hits"] for event in q.s.events if event.kind == "hits-counted") == sure
    assert q.wounds("e") == max(0, sure - (1 if kind == t.ARCANE else 0))


def test_broadsword() -> None:
    """S: +1 HIT; M: a die again."""
    q = armed("broadsword", "orc-warrior blue 1")
    hit(q, "r4 r6")
    assert effects(q) == [t.E_HIT, t.E_REROLL]
    pay(q, t.E_HIT, dice="b1 b1")
    q.quiet()
    assert q.wounds("e") == 2 + 1 - 1


def test_broadsword_rolls_again() -> None:
    q = armed("broadsword", "orc-warrior blue 1")
    hit(q, "r1 r6")
    number = next(one for one in q.options() if isinstance(one, int))
    q.do(number)
    assert q.choice.kind == "reroll"
    q.do((0,), dice="r8 b1 b1")
    pass_all(q)
    assert q.wounds("e") == 1 + 2 - 1


@pytest.mark.parametrize("id", ["worn-mace", "hammer"])
def test_knock_down_for_a_skill(id: str) -> None:
    q = armed(id, "orc-warrior blue 1")
    hit(q, "r4 r1" if id == "worn-mace" else "r4 b1")
    assert effects(q) == [t.E_KNOCK_DOWN]
    pay(q, t.E_KNOCK_DOWN, dice="b1 b1")
    assert q.has("e", t.DOWN)
    assert q.wounds("e") == (1 if id == "worn-mace" else 2)  # armour does not count


@pytest.mark.parametrize(("id", "dice"), [("hammer", "r9 b1"), ("longbow", "r9 b2 b1")])
@rule("SS-45.4", "SS-45.5")
def test_a_critical_for_two_skills(id: str, dice: str) -> None:
    q = armed(id, "orc-warrior blue 1")
    q.stack("critical", critical(q, "critical-stun"))
    hit(q, dice)
    pay(q, t.E_CRITICAL)
    assert q.has("e", t.STUN)


@pytest.mark.parametrize(
    ("id", "dice", "hand"),
    [("pocket-knife", "r4 r1", MAIN), ("stiletto", "r4 b1", MAIN), ("hand-crossbow", "r9 b2", OFF)],
)
@rule("SS-45.8")
def test_one_lethal_hit(id: str, dice: str, hand: int) -> None:
    """The crossbow asks for two SKILL."""
    q = armed(id, "orc-warrior blue 1")
    hit(q, dice, hand)
    assert effects(q) == [t.E_LETHAL]
    pay(q, t.E_LETHAL)
    q.quiet()
    assert q.wounds("e") == 1


@pytest.mark.parametrize(
    ("id", "dice", "wounds"),
    [
        ("short-bow", "r4 b1", 1),
        ("apprentice-wand", "r6 b1", 2),
        ("longbow", "r6 b1 b1", 1),
        ("staff", "b5 b1", 2),
        ("longsword", "r4 b1", 2),
    ],
)
def test_a_hit_more(id: str, dice: str, wounds: int) -> None:
    """For S, of wands, staffs and the longbow for M."""
    q = armed(id, "orc-warrior blue 1")
    hit(q, dice)
    assert effects(q) == [t.E_HIT]
    pay(q, t.E_HIT, dice="b1 b1")
    q.dice = []
    assert q.wounds("e") == wounds


@rule("SS-45.2")
def test_battle_axe() -> None:
    """SS: the whole area; M: armour is ignored."""
    q = armed("battle-axe", "orc-warrior blue 1", f="raider blue 1 14B.b")
    hit(q, "r9 b5 b2")
    assert effects(q) == [t.E_AOE, t.E_IGNORE_ARMOUR]
    pay(q, t.E_AOE, t.E_IGNORE_ARMOUR, dice="b1 b1 b1")
    q.quiet()
    assert (q.wounds("e"), q.wounds("f")) == (3, 3)


@rule("SS-45.7")
def test_shield_pushes() -> None:
    q = armed("shield", "orc-warrior blue 1")
    q.s.figures.edit(q["e"]).came = q.area("14B.c")
    hit(q, "b2", OFF)
    assert q.where("e") == "14B.c"


@pytest.mark.parametrize("side", ["", "+"])
@rule("SS-7.45")
def test_shield_shields_once_per_round(side: str) -> None:
    q = scene("14B", Ann=f"black-rose 14B.b {side}shield", Ben="assassin 14B.a", e="orc-warrior green 1 14B.b")
    q.begin(Attack(q["e"], q["Ann"], BY_WEAPON, MAIN), "r2 b1")
    assert answers(q) == ["shield"]
    answer(q, "shield")
    assert q.wounds("Ann") == 1
    q.begin(Attack(q["e"], q["Ann"], BY_WEAPON, MAIN), "r2 b1")
    assert q.choice.kind == "deed"
    assert q.wounds("Ann") == 3


def test_wand_burns() -> None:
    q = armed("wand", "orc-warrior blue 1")
    hit(q, "r6 r1 b1")
    pay(q, t.E_FIRE, dice="b1 b1")
    assert fires(q, "e") == (1, 0)


# Armours ----------------------------------------------------------------


@pytest.mark.parametrize("row", ARMOURS, ids=lambda row: row[0])
def test_the_card_of_an_armour(row: tuple[str, int, str, Values, Values, int]) -> None:
    id, styles, weight, front, back, price = row
    item = GAME.cast.items[GAME.cast.item_ids[id]]
    assert (item.styles, t.WEIGHTS[item.weight]) == (styles, weight)
    assert [side.defence for side in item.sides] == [front, back]
    assert [side.price for side in item.sides] == [price, -1]


@pytest.mark.parametrize("row", ARMOURS, ids=lambda row: row[0])
@pytest.mark.parametrize("side", [0, 1])
@rule("SS-22.8", "SS-22.9", "SS-22.10")
def test_the_defence_of_an_armour(row: tuple[str, int, str, Values, Values, int], side: int) -> None:
    """Armour, shields, dice: of nine hits so many are left."""
    id, _styles, _weight, front, back, _price = row
    armour, magic, dice = (front, back)[side]
    q = scene(
        "14B",
        Ann=f"{wearer(id)} 14B.b {'+' if side else ''}{id}",
        Ben=f"{other(id)} 14B.a",
        e="orc-shaman red 1 14B.b",
    )
    assert shields(q, "Ann") == magic
    q.begin(Attack(q["e"], q["Ann"], BY_WEAPON, MAIN), "r8 b2 b2 b2 b2" + " b6" * dice)
    pass_all(q)
    q.quiet()
    assert shields(q, "Ann") == 0
    hp = q.s.cast.versions[q.s.heroes.rows[0].version].hp[1]
    left = 2 + 2 + 4 - armour - magic - dice
    assert q.wounds("Ann") == left or left >= hp


@pytest.mark.parametrize(
    ("id", "face"),
    [
        ("worn-leather", "b4"), ("studded-leather", "b4"), ("scale-armour", "b5"), ("silk-robe", "b5"), ("ranger-cloak", "b4"), ("vestments", "b5"),
    ],
)  # fmt: skip
@rule("SS-22.11", "SS-45.13", "SS-45.14")
def test_a_shield_more(id: str, face: str) -> None:
    """For S, of robes and scales for M."""
    q = scene("14B", Ann=f"{wearer(id)} 14B.b {id}", Ben=f"{other(id)} 14B.a", e="raider red 1 14B.b")
    q.s.figures.edit(q["Ann"]).shields = 0
    armour = GAME.cast.items[GAME.cast.item_ids[id]].sides[0].defence
    assert armour is not None
    q.begin(Attack(q["e"], q["Ann"], BY_WEAPON, OFF), f"{face}{' b1' if armour[2] > 1 and not armour[0] else ''}")
    assert effects(q) == [t.E_SHIELD]
    pay(q, t.E_SHIELD)
    q.quiet()
    assert q.wounds("Ann") == 2 - armour[0] - 1


def test_scale_armour_rolls_any_dice_again() -> None:
    q = scene("14B", Ann="black-rose 14B.b scale-armour", Ben="assassin 14B.a", e="orc-warrior red 1 14B.b")
    atoms.change_charges(q.s, q.foe("e"), -2)
    q.begin(Attack(q["e"], q["Ann"], BY_WEAPON, MAIN), "r8 r1 b4 b1 b1")
    q.do(next(one for one in q.options() if isinstance(one, int)))
    assert q.choice.kind == "reroll"
    q.do((0, 1, 2), dice="b6 b6 b6")
    pass_all(q)
    assert q.wounds("Ann") == 0


@pytest.mark.parametrize("side", ["", "+"])
def test_plate_is_heavy(side: str) -> None:
    """One movement point less."""
    q = scene("14B", Ann=f"black-rose 14B.b {side}plate", Ben="assassin 14B.a")
    assert movement(q.s, 0) == 2
