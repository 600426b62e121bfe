"""SS-50.3: every dice effect of every weapon, armour, power and enemy, on every side and line: it is to be had for its price, and does what
it says and nothing else. Each attack is made twice: once with the effect, once without.
"""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import MAIN, OFF, hurt, skilled
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import atoms
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.strike import BY_ABILITY, BY_WEAPON, Attack
from reverie.testing import rule

CAST = GAME.cast
Made = tuple[int, int]
"""What is attacked with: means and number."""
BITS = {t.E_KNOCK_DOWN: t.DOWN, t.E_BLIND: t.BLIND, t.E_SLOW: t.SLOW, t.E_STUN: t.STUN}


def faces(effect: int, values: tuple[int, int, int], paying: bool) -> str:
    """Dice that can pay for an effect; or the same without the symbols."""
    _sure, red, blue = values
    wanted = [symbol for symbol, count in enumerate(CAST.dice_effects[effect].cost) for _ in range(count)]
    colours = ["r"] * red + ["b"] * blue
    shown = {"r": {t.SKILL: "4", t.MAGIC: "6", t.LEGEND: "10"}, "b": {t.SKILL: "4", t.MAGIC: "5", t.LEGEND: "10"}}
    dice = []
    for colour in colours:
        if wanted == [t.SKILL, t.SKILL] and colour == "r" and len(colours) - len(dice) == 1:
            dice.append("r9" if paying else "r2")
            wanted = []
        elif wanted:
            symbol = wanted.pop(0)
            dice.append(
                colour + shown[colour][symbol]
                if paying
                else colour + ("1" if (colour, symbol) == ("b", t.LEGEND) else "2")
            )
        else:
            dice.append(colour + "1")
    assert not wanted, f"{values} cannot pay for {effect}"
    return " ".join(dice)


def outcome(q: Scene, figure: int) -> dict[str, object]:
    """All that an attack may change on somebody."""
    row = q.s.figures.rows[figure]
    return {
        "wounds": row.wounds, "conditions": row.conditions, "poison": row.poison, "fires": row.fires, "area": row.area,
    }  # fmt: skip


def result(q: Scene, target: str, beside: str, attacker: str) -> dict[str, object]:
    found: dict[str, object] = {f"target {name}": value for name, value in outcome(q, q[target]).items()}
    found["beside"] = outcome(q, q[beside])["wounds"]
    found["own"] = outcome(q, q[attacker])["wounds"]
    found["crowns"] = q.s.crowns(0)
    found["criticals"] = len(q.s.piles.rows[12].cards)
    found["lasting"] = len([one for one in q.s.lasting if one[3] == t.UNTIL_TIME_PHASE])
    found["attacks"] = len([event for event in q.s.events if event.kind == "attack-over"])
    return found


CHANGES: dict[int, tuple[str, ...]] = {
    t.E_HIT: ("target wounds",), t.E_LETHAL: ("target wounds",), t.E_LETHAL_ALL: ("target wounds",), t.E_ARMOUR: ("target wounds",),
    t.E_IGNORE_ARMOUR: ("target wounds",), t.E_AOE: ("beside",), t.E_TARGETS: ("beside",), t.E_CRITICAL: ("criticals", "target wounds"),
    t.E_PUSH: ("target area",), t.E_KNOCK_DOWN: ("target conditions", "target wounds"), t.E_BLIND: ("target conditions",),
    t.E_SLOW: ("target conditions",), t.E_STUN: ("target conditions",), t.E_POISON: ("target poison",), t.E_FIRE: ("target fires",),
    t.E_HEAL: ("own",), t.E_CROWNS: ("crowns",), t.E_GUARD: ("lasting",), t.E_AGAIN: ("attacks", "target wounds"),
    t.E_THEN_OFF: ("attacks", "target wounds", "target poison"),
}  # fmt: skip
"""What each effect may change."""


def judged(with_it: dict[str, object], without: dict[str, object], effect: int, besides: tuple[int, ...] = ()) -> None:
    deeds = CAST.dice_effects[effect].deeds
    may = {
        name
        for number in (effect, *besides)
        for deed, _amount in CAST.dice_effects[number].deeds
        for name in CHANGES[deed]
    }
    changed = {name for name, value in with_it.items() if value != without[name]}
    assert changed <= may, f"it changes {changed - may}"
    for deed, amount in deeds:
        assert CHANGES[deed][0] in changed
        if deed in BITS:
            assert with_it["target conditions"] == BITS[deed]
        elif deed == t.E_POISON:
            assert with_it["target poison"] == amount
        elif deed == t.E_FIRE:
            assert with_it["target fires"] == ((1, 0) if amount == 1 else (0, 1))


# Heroes ----------------------------------------------------------------


def attacks_of_heroes() -> list[object]:
    found: list[object] = []
    for item in CAST.items:
        for side, info in enumerate(item.sides):
            if info.weapon is not None:
                for effect in info.weapon.effects:
                    found.append(pytest.param(item.id, side, -1, effect, id=f"{item.id}-{side}-{effect}"))
            for number in info.abilities:
                ability = CAST.abilities[number]
                bow = "hand-crossbow" if ability.next and t.ATTACKS[ability.next.attack] == "crossbow" else "thornbow"
                for effect in ability.effects:
                    found.append(pytest.param("", 0, number, effect, id=f"{item.id}-{side}-{effect}"))
                for effect in ability.next.effects if ability.next is not None else ():
                    found.append(pytest.param(bow, 0, -1, effect, id=f"{item.id}-{side}-{effect}"))
    for power in CAST.powers:
        for line in power.lines:
            ability = CAST.abilities[line.ability]
            for effect in ability.effects:
                found.append(pytest.param("", 0, line.ability, effect, id=f"{power.id}-{line.rank}-{effect}"))
            for effect in ability.next.effects if ability.next is not None else ():
                found.append(pytest.param("longsword", 0, -1, effect, id=f"{power.id}-{line.rank}-{effect}"))
    return found


def strikes(item: str, side: int, ability: int, effect: int, taken: bool) -> dict[str, object]:
    """Ann attacks with a weapon or an ability; the effect is added where her means do not print it."""
    worn = f" {'+' if side else ''}{item}" if item else ""
    q = scene(
        "14B", Ann=f"rogue 14B.b{worn}", Ben="black-rose 14B.a", e="orc-warrior red 1 14B.b", f="raider red 1 14B.b"
    )
    q.s.listening = True
    skilled(q, "Ann", 6)
    hurt(q, "Ann", 3)
    q.s.figures.edit(q["e"]).came = q.area("14B.c")
    q.stack("critical", next(card.number for card in CAST.criticals if card.id == "critical-wound-1"))
    hand = OFF if item and CAST.items[CAST.item_ids[item]].hand == t.OFF_HAND else MAIN
    weapon = CAST.items[CAST.item_ids[item]].sides[side].weapon if item else None
    values = weapon.attack if weapon is not None else CAST.abilities[ability].attack or (0, 0, 0)
    printed = weapon.effects if weapon is not None else CAST.abilities[ability].effects
    extra = (effect,) if effect not in printed else ()
    focus = 0 if CAST.dice_effects[effect].deeds[0][0] in (t.E_LETHAL, t.E_LETHAL_ALL) else 4
    made = Attack(
        q["Ann"], q["e"], BY_WEAPON if item else BY_ABILITY, hand if item else ability, focus=focus, extra=extra
    )
    free = not CAST.dice_effects[effect].total
    if free and not taken:  # what comes by itself cannot be declined: the same attack without it
        made.extra = ()
        if effect in printed:
            made = Attack(q["Ann"], q["e"], BY_WEAPON, MAIN, focus=4)
            values = (0, 0, 1)
            q.s.heroes.edit(0).slots = (-1, -1, -1, -1)
    q.begin(made, faces(effect, values, paying=True) + " b6" * 30)
    answered = False
    while q.choice.kind != "deed":
        if q.choice.kind == "effect" and taken and not answered and not free:
            assert effect in q.options()
            q.do(effect)
            answered = True
        elif q.choice.kind == "reroll":
            break
        else:
            q.do(q.options()[0 if q.choice.kind == "beside" else -1])
    assert free or not taken or answered
    return {**result(q, "e", "f", "Ann"), "rolls": q.choice.kind == "reroll"}


@pytest.mark.parametrize(("item", "side", "ability", "effect"), attacks_of_heroes())
@rule("SS-22.3", "SS-22.14")
def test_an_effect_of_a_hero(item: str, side: int, ability: int, effect: int) -> None:
    with_it, without = strikes(item, side, ability, effect, True), strikes(item, side, ability, effect, False)
    kinds = [deed for deed, _amount in CAST.dice_effects[effect].deeds]
    if kinds == [t.E_REROLL]:
        assert (with_it["rolls"], without["rolls"]) == (True, False)
        return
    if t.E_HIT_RANK in kinds or t.E_HIT_HALF in kinds:
        assert int(str(with_it["target wounds"])) - int(str(without["target wounds"])) == (
            6 if t.E_HIT_RANK in kinds else 3
        )
        return
    if not CAST.dice_effects[effect].total and not item.startswith(("longsword", "thornbow", "hand")):
        with_it["target wounds"] = without["target wounds"]  # bare hands deal less
    if not item and CAST.abilities[ability].after >= 0:
        with_it["own"] = without["own"]  # Drain Life heals what it deals
    printed = CAST.abilities[ability].effects if not item else ()
    judged(with_it, without, effect, tuple([one for one in printed if not CAST.dice_effects[one].total]))


# Armours ----------------------------------------------------------------


def armours() -> list[object]:
    return [
        pytest.param(item.id, side, effect, id=f"{item.id}-{side}-{effect}")
        for item in CAST.items
        for side, info in enumerate(item.sides)
        if info.defence is not None
        for effect in info.effects
    ]


def defends(item: str, side: int, effect: int, taken: bool) -> tuple[int, bool]:
    """The wounds of Ann after an attack of ten hits, and whether she rolls again."""
    q = scene("14B", Ann=f"rogue 14B.b {'+' if side else ''}{item}", Ben="black-rose 14B.a", e="raider red 1 14B.b")
    skilled(q, "Ann", 7)
    hurt(q, "Ann", 2)
    symbol = next(symbol for symbol, count in enumerate(CAST.dice_effects[effect].cost) if count)
    q.begin(Attack(q["e"], q["Ann"], BY_WEAPON, OFF, focus=8), f"b{4 if symbol == t.SKILL else 5}" + " b1" * 12)
    answered = False
    while q.choice.kind not in ("deed", "reroll"):
        if q.choice.kind == "armour" and taken and not answered:
            q.do(effect)
            answered = True
        else:
            q.do(q.options()[-1])
    return q.wounds("Ann"), q.choice.kind == "reroll"


@pytest.mark.parametrize(("item", "side", "effect"), armours())
@rule("SS-22.11")
def test_an_effect_of_an_armour(item: str, side: int, effect: int) -> None:
    with_it, without = defends(item, side, effect, True), defends(item, side, effect, False)
    kind, amount = CAST.dice_effects[effect].deeds[0]
    if kind == t.E_REROLL_ANY:
        assert (with_it[1], without[1]) == (True, False)
    else:
        assert without[0] - with_it[0] == amount


# Enemies ----------------------------------------------------------------


def attacks_of_enemies() -> list[object]:
    found: list[object] = []
    for enemy in CAST.enemies:
        for side, sheet in enumerate(enemy.sheets):
            for hand, weapon in ((MAIN, sheet.main), (OFF, sheet.off)):
                if hand == OFF and weapon is sheet.main:
                    continue
                for effect in weapon.effects:
                    if CAST.dice_effects[effect].deeds[0][0] != t.E_RULE:
                        found.append(
                            pytest.param(enemy.code, side, hand, effect, id=f"{enemy.code}-{side}-{weapon.id}-{effect}")
                        )
    return found


def suffers(code: str, side: int, hand: int, effect: int, taken: bool) -> dict[str, object]:
    q = scene("14B", Ann="black-rose 14B.b +old-hauberk", Ben="archer 14B.b", e=f"{code} 14B.b")
    q.s.listening = True
    foe = q.foe("e")
    q.s.foes.edit(foe).side = side
    atoms.ready_foe(q.s, foe)
    atoms.change_charges(q.s, foe, -9)
    for name in ("Ann", "Ben"):
        skilled(q, name, 7)
    q.s.figures.edit(q["Ann"]).came = q.area("14B.c")
    q.stack("critical", next(card.number for card in CAST.criticals if card.id == "critical-wound-1"))
    values = q.s.sheet(foe).weapon(hand).attack
    free = not CAST.dice_effects[effect].total
    focus = 0 if CAST.dice_effects[effect].deeds[0][0] == t.E_LETHAL else 3
    attack = Attack(q["e"], q["Ann"], BY_WEAPON, hand, focus=focus)
    if free and not taken:
        attack.cancelled = True
    q.begin(attack, faces(effect, values, taken) + " b6" * 20)
    while q.choice.kind != "deed":
        q.do(q.options()[-1])
    return result(q, "Ann", "Ben", "e")


@pytest.mark.parametrize(("code", "side", "hand", "effect"), attacks_of_enemies())
@rule("SS-35.3")
def test_an_effect_of_an_enemy(code: str, side: int, hand: int, effect: int) -> None:
    """Enemies pay whenever they can."""
    with_it, without = suffers(code, side, hand, effect, True), suffers(code, side, hand, effect, False)
    if CAST.dice_effects[effect].total:
        judged(with_it, without, effect)
    else:
        assert with_it["target poison"] == 1


@rule("SS-35.3", "SS-48.12")
def test_the_red_warrior_shields_himself() -> None:
    """S: +1 SHIELD in defence, which an enemy must pay for."""
    for face, wounds in (("b2", 2), ("b4", 1)):
        q = scene("14B", Ann="rogue 14B.b longsword", Ben="black-rose 14B.a", o="orc-warrior red 1 14B.b")
        q.begin(Attack(q["Ann"], q["o"], BY_WEAPON, MAIN, focus=2), f"r2 b1 {face} b1")
        assert q.wounds("o") == wounds
