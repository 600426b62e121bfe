"""SS-45, SS-G6: the treasures: weapons, armours, ammunition, what is used once and what stays."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import (
    MAIN,
    OFF,
    answer,
    answers,
    any_way,
    card,
    cooldown,
    critical,
    effects,
    fires,
    hurt,
    lines,
    pass_all,
    pay,
    poison,
    shields,
    skilled,
    things,
    use,
    uses,
    wearer,
)
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import atoms
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.frames import Activation, Searching
from reverie.games.sword_and_sorcery.rules.queries import hp_of, room_for
from reverie.games.sword_and_sorcery.rules.strike import BY_WEAPON, Attack, Save
from reverie.testing import rule

STR, DEX, FAI, MAG = [1 << number for number in range(4)]
ANY = STR | DEX | FAI | MAG
Values = tuple[int, int, int]
WEAPONS: dict[str, tuple[int, str, int, int, str, Values]] = {
    "guardian": (STR | DEX, "either", 0, t.SLASHING, "exotic", (1, 1, 2)),
    "crystal-blade": (DEX, "main", 0, t.SLASHING, "sword", (1, 2, 1)),
    "greedy-sting": (DEX, "off", 0, t.PIERCING, "dagger", (1, 1, 1)),
    "thornbow": (DEX, "two", 4, t.PIERCING, "bow", (1, 1, 3)),
    "kinsplitter": (STR, "two", 0, t.SLASHING, "axe", (2, 2, 1)),
    "wardens-spear": (STR | FAI, "two", 1, t.PIERCING, "spear", (1, 2, 1)),
    "cinder-maul": (STR, "main", 0, t.BLUNT, "hammer", (1, 2, 1)),
    "sunlit-mace": (FAI, "main", 0, t.BLUNT, "hammer", (1, 1, 2)),
    "judgement": (FAI, "two", 0, t.BLUNT, "hammer", (2, 1, 2)),
    "rod-of-tides": (MAG | FAI, "main", 2, t.ARCANE, "wand", (1, 1, 2)),
    "starfire-wand": (MAG, "main", 3, t.ARCANE, "wand", (1, 1, 3)),
    "voidglass-wand": (MAG, "either", 2, t.ARCANE, "wand", (1, 2, 1)),
    "hexed-buckler": (ANY, "off", 0, t.BLUNT, "shield", (0, 1, 1)),
}
ARMOURS: dict[str, tuple[int, str, Values]] = {
    "archmages-robe": (MAG, "light", (0, 2, 2)),
    "elderwood-mail": (DEX, "medium", (1, 1, 3)),
    "knights-plate": (STR, "heavy", (2, 1, 3)),
    "saints-hauberk": (FAI, "heavy", (1, 2, 3)),
    "shadow-leathers": (DEX, "light", (1, 0, 3)),
    "wyrmhide": (STR | DEX, "heavy", (2, 0, 4)),
    "weave-of-dusk": (MAG, "light", (0, 3, 2)),
    "wanderers-coat": (ANY, "light", (1, 1, 2)),
}


def test_forty_two_treasures() -> None:
    cards = [GAME.cast.items[number] for number in GAME.cast.cards]
    assert len([one for one in cards if one.deck == t.TREASURE]) == 40
    assert [one.id for one in cards if one.deck == t.QUEST_TREASURE] == ["writ-of-the-toll", "hollow-shard"]
    assert len([one for one in cards if one.deck == t.SOUL_WEAPON]) == 3


# Weapons ----------------------------------------------------------------


@pytest.mark.parametrize("id", WEAPONS)
def test_the_card_of_a_weapon(id: str) -> None:
    styles, hand, reach, kind, category, values = WEAPONS[id]
    item = GAME.cast.items[GAME.cast.item_ids[id]]
    weapon = item.sides[0].weapon
    assert weapon is not None
    assert (item.styles, t.HANDS[item.hand], t.CATEGORIES[item.category]) == (styles, hand, category)
    assert (weapon.range, weapon.type, weapon.attack, len(item.sides)) == (reach, kind, values, 1)


def armed(id: str, foe: str = "orc-shaman red 1", **more: str) -> Scene:
    q = scene("14B", Ann=f"{wearer(id)} 14B.b {id}", Ben="archer 14B.a", e=f"{foe} 14B.b", **more)
    q.s.figures.edit(q["e"]).shields = 0
    skilled(q, "Ann", 4)
    q.turn("Ann")
    return q


def hit(q: Scene, dice: str) -> None:
    hand = MAIN if q.s.heroes.rows[q["Ann"]].slots[MAIN] != t.NO_ITEM else OFF
    q.do(("attack", hand, q["e"]), dice=dice)


WORTH = {
    # weapon: dice, what is paid, the dice of the defence, wounds of an Orc Shaman (0/0/1, resists arcane)
    "crystal-blade": ("r4 r1 b1", t.E_LETHAL, "", 2),
    "thornbow": ("r4 b1 b1 b1", t.E_POISON, "b1", 2),
    "wardens-spear": ("r9 r1 b1", t.E_LETHAL, "", 1),
    "kinsplitter": ("r6 r1 b1", t.E_IGNORE_ARMOUR, "b1", 3),
    "sunlit-mace": ("r9 b1 b1", t.E_BLIND, "b1", 1),
    "judgement": ("r4 b1 b1", t.E_KNOCK_DOWN, "b1", 3),
    "rod-of-tides": ("r6 b1 b1", t.E_SLOW, "b1", 1),
    "starfire-wand": ("r6 b1 b1 b1", t.E_FIRE, "b1", 1),
}


@pytest.mark.parametrize("id", WORTH)
def test_an_effect_of_a_weapon(id: str) -> None:
    dice, paid, defence, wounds = WORTH[id]
    q = armed(id)
    hit(q, dice)
    pay(q, paid, dice=defence)
    while q.choice.kind == "window":
        q.do("pass")
    q.quiet()
    assert q.wounds("e") == wounds
    assert poison(q, "e") == (1 if paid == t.E_POISON else 0)
    assert fires(q, "e") == ((1, 0) if paid == t.E_FIRE else (0, 0))
    bit = {t.E_BLIND: t.BLIND, t.E_KNOCK_DOWN: t.DOWN, t.E_SLOW: t.SLOW}.get(paid, 0)
    assert q.s.figures.rows[q["e"]].conditions == bit


EFFECTS = {
    "guardian": [(t.E_GUARD, 1, "M"), (t.E_AGAIN, 0, "SS")],
    "crystal-blade": [(t.E_LETHAL, 2, "S"), (t.E_HIT, 1, "M")],
    "greedy-sting": [(t.E_CROWNS, 5, "S"), (t.E_LETHAL, 1, "SM")],
    "thornbow": [(t.E_POISON, 1, "S"), (t.E_CRITICAL, 0, "SS")],
    "kinsplitter": [(t.E_AOE, 0, "SS"), (t.E_IGNORE_ARMOUR, 0, "M")],
    "wardens-spear": [(t.E_PUSH, 0, "S"), (t.E_LETHAL, 2, "SS")],
    "cinder-maul": [(t.E_FIRE, 1, "M"), (t.E_FIRE, 2, "MM")],
    "sunlit-mace": [(t.E_HEAL, 1, "M"), (t.E_BLIND, 0, "SS")],
    "judgement": [(t.E_KNOCK_DOWN, 0, "S"), (t.E_CRITICAL, 0, "MM")],
    "rod-of-tides": [(t.E_SLOW, 0, "M"), (t.E_AOE, 0, "MM")],
    "starfire-wand": [(t.E_FIRE, 1, "M"), (t.E_AOE, 0, "MM")],
    "voidglass-wand": [(t.E_LETHAL, 1, "M"), (t.E_LETHAL, 3, "MM")],
    "hexed-buckler": [(t.E_PUSH, 0, "")],
}


@pytest.mark.parametrize("id", EFFECTS)
@rule("SS-50.3")
def test_what_the_effects_of_a_weapon_cost(id: str) -> None:
    weapon = GAME.cast.items[GAME.cast.item_ids[id]].sides[0].weapon
    assert weapon is not None
    found = []
    for number in weapon.effects:
        effect = GAME.cast.dice_effects[number]
        cost = "".join(["SML"[at] * effect.cost[symbol] for at, symbol in enumerate((t.SKILL, t.MAGIC, t.LEGEND))])
        deed, amount = effect.deeds[0]
        found.append((deed, max(0, amount), cost))
    assert found == EFFECTS[id]


@rule("SS-45.3", "SS-50.15")
def test_guardian() -> None:
    """M: +1 SHIELD until the Time Phase; SS: once more, and not again by that."""
    q = armed("guardian")
    hit(q, "r6 b1 b1")
    pay(q, t.E_GUARD, dice="b1")
    assert q.wounds("e") == 2
    q.do("end")
    for wounds in (1, 2):
        q.begin(Attack(q["e"], q["Ann"], BY_WEAPON, MAIN), "r1 b1 b1 b1 b1 b1")
        assert q.wounds("Ann") == wounds
    q.time_phase()
    q.begin(Attack(q["e"], q["Ann"], BY_WEAPON, MAIN), "r1 b1 b1 b1 b1 b1")
    assert q.wounds("Ann") == 4


def test_guardian_again() -> None:
    q = armed("guardian", "raider red 1")
    hit(q, "r9 b1 b1")
    assert effects(q) == [t.E_AGAIN]
    q.do(q.options()[0], dice="r9 b1 b1")
    q.quiet()
    assert q.choice.kind == "deed"  # the two SKILL of the second roll buy nothing
    assert q.wounds("e") == 0  # one sure hit each, armour 1


@rule("SS-45.10")
def test_crystal_blade_adds_a_hit_for_magic() -> None:
    q = armed("crystal-blade")
    hit(q, "r6 r1 b1")
    pay(q, t.E_HIT, dice="b1")
    assert q.wounds("e") == 3


def test_voidglass_wand() -> None:
    """M: one hit is lethal, MM: three."""
    q = armed("voidglass-wand")
    hit(q, "r6 r6 b1")
    assert effects(q) == [t.E_LETHAL, t.E_LETHAL]
    q.do(q.options()[1])
    pass_all(q)
    q.quiet()
    assert q.wounds("e") == 2  # three lethal hits, it resists one


@rule("SS-45.9")
def test_greedy_sting() -> None:
    """S: five crowns of the supply, whether it hits or not."""
    q = armed("greedy-sting")
    hit(q, "r4 b1")
    pay(q, t.E_CROWNS, dice="b1")
    assert q.s.crowns(q["Ann"]) == 5


def test_thornbow_and_judgement_deal_criticals() -> None:
    for id, dice in (("thornbow", "r9 b1 b1 b1"), ("judgement", "r6 b5 b1")):
        q = armed(id)
        q.stack("critical", critical(q, "critical-blind"))
        hit(q, dice)
        pay(q, t.E_CRITICAL, dice="b1")
        pass_all(q)
        assert q.has("e", t.BLIND)


@pytest.mark.parametrize(
    ("id", "dice", "both"),
    [("kinsplitter", "r9 r1 b1", 2), ("rod-of-tides", "r6 b5 b1", 3), ("starfire-wand", "r6 b5 b1 b1", 3)],
)
def test_a_whole_area(id: str, dice: str, both: int) -> None:
    q = armed(id, "orc-warrior red 1", f="raider red 1 14B.b")
    hit(q, dice)
    pay(q, t.E_AOE, dice="b1 b1 b1 b1")
    while q.choice.kind == "window":
        q.do("pass")
    assert q.wounds("f") == both - 1  # armour 1
    assert q.wounds("e") == both - 2 + (1 if id != "kinsplitter" else 0)  # armour 2, weak to arcane


def test_wardens_spear_pushes_from_the_next_area() -> None:
    q = scene("14B", Ann="black-rose 14B.a wardens-spear", Ben="archer 14B.a", e="orc-warrior red 1 14B.b")
    q.s.figures.edit(q["e"]).came = q.area("14B.c")
    q.turn("Ann")
    q.do("attack", "main", "e", dice="r4 r1 b1")
    pay(q, t.E_PUSH)
    assert q.where("e") == "14B.c"


def test_cinder_maul() -> None:
    """MM: Fire II and Knock-down."""
    q = armed("cinder-maul", "orc-warrior red 1")
    hit(q, "r6 r6 b1")
    assert effects(q) == [t.E_FIRE, t.E_FIRE]
    q.do(q.options()[1], dice="b1 b1")
    pass_all(q)
    assert (fires(q, "e"), q.has("e", t.DOWN), q.wounds("e")) == ((0, 1), True, 3)


def test_sunlit_mace_heals() -> None:
    q = armed("sunlit-mace")
    hurt(q, "Ann", 2)
    hit(q, "r6 b1 b1")
    pay(q, t.E_HEAL, dice="b1")
    assert q.wounds("Ann") == 1


@rule("SS-21.13")
def test_hexed_buckler() -> None:
    """Push, and a magic shield."""
    q = armed("hexed-buckler", "orc-warrior red 1")
    q.s.figures.edit(q["e"]).came = q.area("14B.c")
    assert shields(q, "Ann") == 1
    hit(q, "r8 b1")
    assert q.where("e") == "14B.c"


# Armours ----------------------------------------------------------------


@pytest.mark.parametrize("id", ARMOURS)
def test_the_defence_of_an_armour(id: str) -> None:
    styles, weight, (armour, magic, dice) = ARMOURS[id]
    item = GAME.cast.items[GAME.cast.item_ids[id]]
    assert (item.styles, t.WEIGHTS[item.weight]) == (styles, weight)
    q = scene("14B", Ann=f"{wearer(id)} 14B.b {id}", Ben="archer 14B.a", e="orc-shaman red 1 14B.b")
    assert shields(q, "Ann") == magic
    q.begin(Attack(q["e"], q["Ann"], BY_WEAPON, MAIN), "r8 b2 b2 b2 b2" + " b6" * dice)
    pass_all(q)
    q.quiet()
    assert q.wounds("Ann") == max(0, 8 - armour - magic - dice)


@pytest.mark.parametrize(("id", "face"), [("elderwood-mail", "b4"), ("knights-plate", "b5"), ("weave-of-dusk", "b4")])
def test_a_shield_more(id: str, face: str) -> None:
    q = scene("14B", Ann=f"{wearer(id)} 14B.b {id}", Ben="archer 14B.a", e="orc-shaman red 1 14B.b")
    q.s.figures.edit(q["Ann"]).shields = 0
    armour = ARMOURS[id][2][0]
    q.begin(
        Attack(q["e"], q["Ann"], BY_WEAPON, MAIN), "r2 b1 b1 b1 b1" + f" {face}" + " b1" * (2 - armour if armour else 1)
    )
    assert effects(q) == [t.E_SHIELD]
    pay(q, t.E_SHIELD)
    assert q.wounds("Ann") == 3 - armour - 1


def test_saints_hauberk_heals() -> None:
    q = scene("14B", Ann="runemaster 14B.b saints-hauberk", Ben="archer 14B.a", e="orc-shaman red 1 14B.b")
    q.s.figures.edit(q["Ann"]).shields = 0
    hurt(q, "Ann", 3)
    q.begin(Attack(q["e"], q["Ann"], BY_WEAPON, MAIN), "r1 b1 b1 b1 b1 b9")
    pay(q, t.E_HEAL)
    assert q.wounds("Ann") == 2


@rule("SS-45.15", "SS-7.42", "SS-7.45")
def test_archmages_robe() -> None:
    """A die again once per round; once per quest a line of any rank."""
    q = scene("14B", Auriel="sorceress 14B.a archmages-robe", Ben="archer 14B.a", e="raider red 1 14B.b")
    skilled(q, "Auriel", 1, "storm-mistress", "arcane-ward")
    q.turn("Auriel")
    assert [line for line, _target in lines(q, "storm-mistress")] == [0]
    use(q, "archmages-robe")
    assert [line for line, _target in lines(q, "storm-mistress")] == [0, 1, 2]
    assert uses(q, "archmages-robe") == []
    q.do("power", "storm-mistress", 2, "e", dice="r1 r1 r1 b1 b1 b1")
    assert answers(q) == ["archmages-robe"]
    answer(q, "archmages-robe")
    q.do((0,), dice="r8 b1")
    pass_all(q)
    assert q.wounds("e") == 1
    assert cooldown(q, "Auriel", "storm-mistress") == 3
    assert {line for line, _target in lines(q, "arcane-ward")} == {0}
    q.do("end")
    q.s.round += 1
    q.turn("Auriel")
    assert uses(q, "archmages-robe") == []  # once per quest


@rule("SS-15.9")
def test_shadow_leathers() -> None:
    """The first evade of a round draws no reaction attack."""
    q = scene(
        "14B",
        Ann="assassin 14B.b shadow-leathers",
        Ben="archer 14B.c",
        e="orc-warrior green 1 14B.b",
        f="orc-warrior green 2 14B.a",
    )
    q.turn("Ann")
    q.do("go", "14B.a")
    q.quiet()
    assert q.wounds("Ann") == 0
    q.do("go", "14B.b", dice="r8 b1 b1")
    assert q.wounds("Ann") == 2


def test_shadow_leathers_are_spent_on_the_first_evade_whatever_it_is() -> None:
    """Where heroes dominate nobody strikes anyway; the next evade of the round is not the first."""
    q = scene(
        "14B",
        Ann="assassin 14B.b shadow-leathers",
        Ben="archer 14B.b",
        e="orc-warrior green 1 14B.b",
        f="orc-warrior green 2 14B.a",
    )
    q.turn("Ann")
    q.do("go", "14B.a")
    q.do("go", "14B.b", dice="r8 b1 b1")
    assert q.wounds("Ann") == 2


def test_wyrmhide() -> None:
    """No fire comes to who wears it."""
    q = scene("14B", Ann="black-rose 14B.b wyrmhide", Ben="archer 14B.a")
    atoms.give_fire(q.s, q["Ann"], 2)
    atoms.give_fire(q.s, q["Ben"], 2)
    assert (fires(q, "Ann"), fires(q, "Ben")) == ((0, 0), (0, 1))


@rule("SS-7.46")
def test_wanderers_coat() -> None:
    q = scene("14B", Ann="black-rose 14B.b wanderers-coat", Ben="archer 14B.a")
    q.s.listening = True
    q.begin(Save(q["Ann"], False), "b1")
    answer(q, "wanderers-coat")
    q.do((0,), dice="b6")
    assert [event.data["passed"] for event in q.s.events if event.kind == "saved"] == [True]
    q.begin(Save(q["Ann"], False), "b1")
    assert q.choice.kind == "deed"


# Ammunition ----------------------------------------------------------------


def archer(item: str, weapon: str = "short-bow") -> Scene:
    q = scene(
        "14B",
        Ann=f"ranger 14B.b {weapon} {item}",
        Ben="black-rose 14B.b",
        e="orc-warrior blue 1 14B.a",
        f="orc-warrior green 1 14B.a",
    )
    q.turn("Ann")
    use(q, item)
    return q


@rule("SS-45.21")
def test_fire_arrows() -> None:
    """+1 HIT and Fire I; S: Fire II besides."""
    q = archer("fire-arrows")
    q.do("attack", "main", "e", dice="r4 b1")
    pay(q, t.E_FIRE, dice="b1 b1")
    q.dice = []
    assert (fires(q, "e"), q.wounds("e")) == ((1, 1), 1 + 1 - 1)


def test_frost_arrows() -> None:
    q = archer("frost-arrows")
    q.do("attack", "main", "e", dice="r4 b1")
    pay(q, t.E_SLOW, dice="b1 b1")
    assert (q.has("e", t.SLOW), q.wounds("e")) == (True, 1)


def test_star_bolts() -> None:
    """The next ranged weapon attack: +1 HIT, MM: the whole area."""
    q = archer("star-bolts")
    q.do("attack", "main", "e", dice="r6 b5")
    pay(q, t.E_AOE, dice="b1 b1 b1 b1")
    q.dice = []
    assert (q.wounds("e"), q.wounds("f")) == (3 - 1, 3 - 1)


# Single use ----------------------------------------------------------------


@rule("SS-7.49", "SS-26.2")
def test_phoenix_tear() -> None:
    """A dying hero within 1 stays with one HP."""
    q = scene("14B", Ann="black-rose 14B.b phoenix-tear", Ben="archer 14B.a", e="raider red 1 14B.a")
    hurt(q, "Ben", 6)
    q.begin(Attack(q["e"], q["Ben"], BY_WEAPON, OFF), "b1")
    assert answers(q) == ["phoenix-tear"]
    answer(q, "phoenix-tear")
    assert q.s.in_play(q["Ben"])
    assert q.wounds("Ben") == hp_of(q.s, q["Ben"]) - 1
    assert q.s.heroes.rows[q["Ann"]].pack == ()
    assert card(q, "phoenix-tear") in q.s.piles.rows[7].cards


def test_scroll_of_banishing() -> None:
    """A green or blue enemy is gone: no soul points, no drops."""
    q = scene(
        "14B",
        Ann="black-rose 14B.b scroll-of-banishing",
        Ben="archer 14B.b",
        a="raider blue 1 14B.a",
        b="raider green 1 14B.a",
        c="raider red 1 14B.a",
    )
    q.turn("Ann")
    assert uses(q, "scroll-of-banishing") == [q["a"], q["b"]]
    use(q, "scroll-of-banishing", "a")
    assert (q.where("a"), q.where("b"), q.s.soul, things(q, "loot")) == ("", "14B.a", 0, [])
    assert q.s.heroes.rows[0].pack == ()
    assert q.s.agenda[-1].combat == 0  # type: ignore[attr-defined]


def test_scroll_of_mist() -> None:
    """Enemies see heroes only next door, until the Time Phase."""
    for used, wounds, where in ((False, 1, "14B.a"), (True, 0, "1B.d")):
        q = scene("1B 14B", Ann="black-rose 1B.d scroll-of-mist", Ben="archer 1B.d", e="raider green 1 14B.b")
        hurt(q, "Ann", 3)
        q.turn("Ann")
        if used:
            use(q, "scroll-of-mist")
        q.do("end")
        q.begin(Activation(q.foe("e")), "b1")
        any_way(q)
        assert (q.wounds("Ann") - 3, q.where("e")) == (wounds, where)  # `+` where it sees nobody
    assert q.s.lasting
    q.time_phase()
    assert not q.s.lasting


def test_the_mist_hides_from_who_comes_later() -> None:
    """Whatever enemy comes before the Time Phase sees no farther."""
    q = scene("1B 14B", Ann="black-rose 1B.d scroll-of-mist", Ben="archer 1B.d", e="raider green 1 14B.b")
    atoms.take_away(q.s, q["e"])
    atoms.leave_play(q.s, q.foe("e"), False)
    q.turn("Ann")
    use(q, "scroll-of-mist")
    q.do("end")
    atoms.bring_in(q.s, q.foe("e"), 0, (q.area("14B.b"),))
    q.begin(Activation(q.foe("e")))
    any_way(q)
    assert (q.wounds("Ann"), q.wounds("Ben"), q.where("e")) == (0, 0, "1B.d")


def test_draught_of_heroes() -> None:
    q = scene("14B", Ann="black-rose 14B.b longsword draught-of-heroes", Ben="archer 14B.a", e="raider red 1 14B.b")
    q.turn("Ann")
    use(q, "draught-of-heroes")
    for _ in range(2):
        q.do("attack", "main", "e", dice="r1 b1")
    assert not q.offers("attack", "main", "e")


# Permanent ----------------------------------------------------------------


def test_explorers_pack() -> None:
    q = scene("14B", Ann="black-rose 14B.b explorers-pack", Ben="archer 14B.a")
    assert room_for(q.s, 0) == 2 - 1 + 3


@pytest.mark.parametrize("roll", ["attack", "defence", "save", "search"])
@rule("SS-7.47")
def test_lucky_coin(roll: str) -> None:
    """One own die of any kind again, once per round."""
    q = scene("14B", Ann="black-rose 14B.b longsword lucky-coin", Ben="archer 14B.a", e="orc-warrior green 1 14B.b")
    if roll == "attack":
        q.begin(Attack(q["Ann"], q["e"], BY_WEAPON, MAIN), "r1 b1")
    elif roll == "defence":
        q.begin(Attack(q["e"], q["Ann"], BY_WEAPON, MAIN), "r2 b1")
    elif roll == "save":
        q.begin(Save(q["Ann"], False), "b1")
    else:
        q.begin(Searching(q["Ann"], 1, q.area("14B.b")), "r10")
    assert answers(q) == ["lucky-coin"]
    answer(q, "lucky-coin")
    assert q.choice.kind == "reroll"
    q.do((0,), dice="b6" if roll in ("defence", "save") else "r3 b1")
    any_way(q)
    q.dice = []
    q.begin(Save(q["Ann"], False), "b1")
    assert q.choice.kind == "deed"


def test_hollow_shard() -> None:
    """Carried without room; +1 HIT against the Hollow King alone."""
    q = scene(
        "14B", Ann="black-rose 14B.b longsword hollow-shard", Ben="archer 14B.a", k="hollow-king 14B.b", t="troll 14B.b"
    )
    assert room_for(q.s, 0) == 2
    q.s.listening = True
    for name in ("k", "t"):
        q.begin(Attack(q["Ann"], q[name], BY_WEAPON, MAIN), "r1 b1 b1")
        q.dice = []
    assert [event.data["hits"] for event in q.s.events if event.kind == "hits-counted"] == [2, 1]
