"""What items and powers are worth to a hero: what is worn, bought, kept and learned (SS-19, SS-21, SS-27).

Weapons are weighed by what they do to two ordinary enemies, armour by what it takes off two ordinary attacks, everything else by its text.
"""

from __future__ import annotations

from typing import Final

from reverie.kernel.adviser import Advice
from reverie.kernel.choice import Choice
from reverie.kernel.plain import Answer

from ..rules import terms as t
from ..rules.abilities import MODS, Ability
from ..rules.cast import Op
from ..rules.dealings import ENCHANTING
from ..rules.gear import Item, Side, Weapon
from ..rules.queries import can_use
from ..rules.state import Quest
from .odds import Blow, Guard, book_of

FOES: Final = ((4, 0, 0, 0, 1), (5, 0, 1, 0, 1))
"""Two ordinary enemies: wounds, weakness, armour, magic shields, defence dice."""
ATTACKS: Final = ((1, 1, 0), (0, 2, 0))
"""Two ordinary attacks."""
ORDINARY: Final = (0, 2, 0)
"""What a hero strikes with who has nothing better."""
SOMETIMES: Final = 0.7
"""What can be used only where things stand so."""
STRIKES: Final = 4.0
"""How often a weapon or an armour counts in a quest, when it is weighed against what is used once."""
CROWN: Final = 0.015
"""What a crown is worth while something can be bought."""
ROUNDS: Final = 4.0
"""How often something counts that can be used once a round."""
SELDOM: Final = 0.4
"""What counts only when a save has failed."""
LASTING: Final = 0.6
"""What a modifier that lasts for a while is worth, beside one for good."""
LEAST_GAIN: Final = 0.15
"""What is to be gained by a purchase..."""
LEAST_SWAP: Final = 0.05
"""... and by putting on what is there anyway."""
AFAR: Final = 0.35
BESIDE: Final = 0.1
"""What a weapon in the other hand is worth to whoever strikes with one only: more, if it reaches further."""
SOLD: Final = 0.5
"""What is gained by crowns for what nobody here can use."""
Weighed = tuple[Answer, float]
"""An answer, and what it is worth."""
VERB_WORTH: Final[dict[str, float]] = {
    "condition": 0.8, "cure": 0.9, "lasting": 1.0, "token": 0.8, "rotate": 0.6, "refresh": 1.0, "move": 0.6, "put": 0.8, "hide": 0.8,
    "summon": 4.0, "force-attack": 1.0, "taunt": 0.8, "take-attack": 0.7, "reroll": 0.8, "pass-save": 0.6, "finds": 0.3, "attack": 1.2,
    "redirect-attack": 1.0, "cancel-attack": 1.2, "stay-alive": 3.0, "action": 1.0, "fire": 1.0, "unfire": 0.3, "untoken": 0.0,
    "emporium": 1.0, "look": 0.5, "shrine-for": 1.5, "banish": 1.8, "points": 0.4,
}  # fmt: skip
EACH: Final[dict[str, float]] = {"heal": 0.75, "wound": 0.9, "shields": 0.7, "dice": 0.5}
"""Verbs that count, for each."""
MOD_WORTH: Final[dict[str, float]] = {
    "hits": 1.6, "shield": 1.2, "armour": 2.5, "magic-shields": 2.5, "hp": 0.8, "capacity": 0.6, "movement": 0.6, "night-off": 1.2,
    "focus": 1.2, "save-dice": 0.6, "trap-draw": 1.2, "treasure-draw": 0.4, "reaction-attacks": 0.8, "range": 0.6, "symbol-hit": 0.7,
}  # fmt: skip


# Weapons and armour --------------------------------------------------------------------------------------------------


def blow_worth(s: Quest, attack: tuple[int, int, int], effects: tuple[int, ...], rank: int = 1) -> float:
    """What an attack does to an ordinary enemy, and to another beside it where it reaches that, too."""
    found = 0.0
    book = book_of(s.cast)
    for left, weak, armour, shields, dice in FOES:
        result = book.result(Blow(attack, 0, effects, rank, 1), Guard(left, weak, armour, shields, dice))
        found += result.wounds + 1.5 * result.kill + 0.5 * result.more
    return found / len(FOES)


def weapon_worth(s: Quest, weapon: Weapon) -> float:
    return blow_worth(s, weapon.attack, weapon.effects) + 0.15 * min(3, weapon.range)


def armour_worth(s: Quest, defence: tuple[int, int, int], effects: tuple[int, ...]) -> float:
    """The wounds that it prevents, beside bare skin."""
    armour, shields, dice = defence
    paid = sum([deed[1] for number in effects for deed in s.cast.dice_effects[number].deeds if deed[0] == t.E_SHIELD])
    book = book_of(s.cast)
    found = 0.25 * paid
    for attack in ATTACKS:
        bare = book.result(Blow(attack, 0, ()), Guard(20, 0, 0, 0, 1)).wounds
        found += bare - book.result(Blow(attack, 0, ()), Guard(20, 0, armour, shields, dice)).wounds
    return found


def op_worth(s: Quest, op: Op, value: int) -> float:
    name = op.effect.name
    if name in EACH:
        amount = op.amount.base + (value if op.amount.word else 0)
        return EACH[name] * max(1, amount)
    if name == "lasting":
        return sum([LASTING * MOD_WORTH.get(MODS[s.cast.mods[mod].kind], 0.5) for mod in op.mods])
    return VERB_WORTH.get(name, 0.2)


def text_worth(s: Quest, ability: Ability, rank: int = 1) -> float:
    """What an ability is worth for each use, whoever uses it: of an attack, what it does beyond an ordinary one, whose place it takes."""
    found = 0.0
    for text in (ability.do, ability.after):
        if text >= 0:
            found += sum([op_worth(s, op, ability.value) for op in s.cast.texts[text].ops])
    plain = blow_worth(s, ORDINARY, ())
    if ability.attack is not None:
        found += max(0.3, blow_worth(s, ability.attack, ability.effects, rank) - 0.8 * plain)
    if ability.next is not None:
        found += max(0.2, blow_worth(s, ORDINARY, ability.next.effects, rank) - plain)
        found += 0.8 * plain if ability.next.then >= 0 else 0.0
    return found * (SOMETIMES if ability.given is not None else 1.0)


def always_worth(s: Quest, ability: Ability) -> float:
    """What its modifiers are worth for as long as it is there."""
    found = 0.0
    for number in ability.always:
        mod = s.cast.mods[number]
        found += MOD_WORTH.get(MODS[mod.kind], 0.3) * (mod.by.base or 1)
    return found


def abilities_worth(s: Quest, item: Item, side: Side) -> float:
    """What an item can do besides being worn."""
    found = 0.0
    for number in side.abilities:
        ability = s.cast.abilities[number]
        found += always_worth(s, ability)
        once = text_worth(s, ability) * (SELDOM if ability.windows == 1 << t.W_SAVE else 1.0)
        if item.kind == t.SINGLE_USE:
            found += 0.7 * once
        elif item.kind == t.AMMUNITION or ability.limit == t.PER_ROUND:
            found += ROUNDS * once
        elif item.charges:
            found += 0.7 * once * item.charges
        else:
            found += once
    return found


def worn_worth(s: Quest, seat: int, card: int, side_up: int) -> float:
    """What a card is worth to a hero who can use it."""
    item = s.item(card)
    side = item.sides[side_up]
    found = abilities_worth(s, item, side)
    if item.kind == t.WEAPON and side.weapon is not None:
        strength = weapon_worth(s, side.weapon)
        if item.hand == t.OFF_HAND:
            strength *= other_hand(s, seat, side.weapon)
        found += STRIKES * strength
    elif side.defence is not None:
        found += STRIKES * armour_worth(s, side.defence, side.effects)
    return found


def other_hand(s: Quest, seat: int, weapon: Weapon) -> float:
    """What counts of a weapon that is held in the other hand."""
    if follows(s, seat):
        return 0.8
    main = s.heroes.rows[seat].slots[t.MAIN]
    held = s.item(main).sides[s.sides[main]].weapon if main != t.NO_ITEM else None
    return AFAR if held is not None and weapon.range > held.range else BESIDE


def follows(s: Quest, seat: int) -> bool:
    """Whether a hero may strike with the other hand after the main one."""
    return any([s.cast.abilities[number].id in ("two-blades", "whirl-of-blades") for number in s.version(seat).innate])


# Slots ---------------------------------------------------------------------------------------------------------------


def slots_of(s: Quest, seat: int, item: Item) -> list[int]:
    """Where a card may lie for this hero."""
    if item.kind == t.WEAPON and item.hand == t.EITHER:
        return [t.MAIN, t.OFF]
    slot = item.slot()
    return [slot] if slot != t.NO_ITEM else []


def held_worth(s: Quest, seat: int, slot: int) -> float:
    card = s.heroes.rows[seat].slots[slot]
    return worn_worth(s, seat, card, s.sides[card]) if card != t.NO_ITEM else 0.0


def slot_gain(s: Quest, seat: int, card: int, side: int, slot: int) -> float:
    """What is gained by a card in a slot instead of what it drives out (SS-21.5)."""
    item = s.item(card)
    worth = worn_worth(s, seat, card, side)
    held = item.sides[side].weapon
    if slot == t.OFF and item.hand == t.EITHER and held is not None:
        worth *= other_hand(s, seat, held)
    lost = held_worth(s, seat, slot)
    slots = s.heroes.rows[seat].slots
    if item.kind == t.WEAPON:
        main = slots[t.MAIN]
        if item.hand == t.TWO_HANDED:
            lost += held_worth(s, seat, t.OFF)
        elif slot == t.OFF and main != t.NO_ITEM and s.item(main).hand == t.TWO_HANDED:
            lost += held_worth(s, seat, t.MAIN)
    return worth - lost


def item_gain(s: Quest, seat: int, card: int, side: int) -> float:
    """What a card that a hero does not have yet would bring: in its best slot, or in the backpack."""
    item = s.item(card)
    if not can_use(s, seat, item):
        return 0.0
    slots = slots_of(s, seat, item)
    if slots:
        return max([slot_gain(s, seat, card, side, slot) for slot in slots])
    if item.kind == t.AMMUNITION and not serves(s, seat, item, side):
        return 0.0
    doubled = any([s.item(other).id == item.id for other in s.heroes.rows[seat].pack])
    return worn_worth(s, seat, card, side) * (0.5 if doubled else 1.0)


def serves(s: Quest, seat: int, item: Item, side: int) -> bool:
    """Whether ammunition fits a weapon that the hero has."""
    for number in item.sides[side].abilities:
        entry = s.cast.abilities[number].next
        if entry is None:
            return True
        for slot in (t.MAIN, t.OFF):
            card = s.heroes.rows[seat].slots[slot]
            if card != t.NO_ITEM and t.CATEGORIES[s.item(card).category] == t.ATTACKS[entry.attack]:
                return True
    return False


def best_swap(s: Quest, seat: int, options: list[Answer]) -> tuple[Answer, float]:
    """The change of slots that gains most, and how much."""
    best: Answer = None
    top = LEAST_SWAP
    for option in options:
        if isinstance(option, tuple) and option[0] == "wear" and option[1] in s.heroes.rows[seat].pack:
            gain = slot_gain(s, seat, option[1], s.sides[option[1]], option[2])
            if gain > top:
                best, top = option, gain
    return best, top


def reorganizing(s: Quest, seat: int) -> float:
    """What it would bring to put on what lies in the backpack, for a turn or two."""
    swaps: list[Answer] = [
        ("wear", card, slot)
        for card in s.heroes.rows[seat].pack
        if can_use(s, seat, s.item(card))
        for slot in slots_of(s, seat, s.item(card))
    ]
    best, gain = best_swap(s, seat, swaps)
    return 0.0 if best is None else 0.5 * gain


# Answers -------------------------------------------------------------------------------------------------------------


def dealing_worth(s: Quest, seat: int, dealing: tuple[object, ...]) -> float:
    """What a dealing in the Emporium brings, its price taken off; nothing for those that are no use by themselves."""
    word, card = dealing[0], dealing[1]
    if not isinstance(card, int):
        return 0.0
    if word == "buy":
        side = dealing[2]
        assert isinstance(side, int)
        return item_gain(s, seat, card, side) - CROWN * s.item(card).sides[side].price
    if word == "stash":
        return item_gain(s, seat, card, s.sides[card])
    if word in ("upgrade", "enchant"):
        price = ENCHANTING if word == "enchant" else s.item(card).sides[1].price
        worn = 1.0 if word == "upgrade" or card in s.heroes.rows[seat].slots else 0.0
        return worn * (worn_worth(s, seat, card, 1) - worn_worth(s, seat, card, 0)) - CROWN * price
    if word == "sell" and card in s.heroes.rows[seat].pack and not can_use(s, seat, s.item(card)):
        return SOLD
    return 0.0


def weighed_visit(s: Quest, choice: Choice) -> list[Weighed]:
    """SS-7.25: put on what is better; else take and buy what helps for its price; and be done where nothing does."""
    options = list(choice.options)
    swap, gain = best_swap(s, choice.seat, options)
    if swap is not None:
        return [(swap, gain)]
    found: list[Weighed] = []
    for option in options:
        if isinstance(option, tuple):
            worth = dealing_worth(s, choice.seat, option)
            if worth > LEAST_GAIN:
                found.append((option, worth))
    return found or [("done", 0.0)]


def advise_reorganize(s: Quest, choice: Choice) -> Advice:
    swap, gain = best_swap(s, choice.seat, list(choice.options))
    return Advice(swap, gain, "bot-wear") if swap is not None else Advice("done", 0.0, "bot-done")


def power_worth(s: Quest, seat: int, power: int) -> float:
    """What a power is worth at a hero's rank, by how often it can be used."""
    info = s.cast.powers[power]
    found = 0.0
    rank = max(s.heroes.rows[seat].rank, info.lines[0].rank)
    for line in info.lines:
        if line.rank > rank:
            continue
        ability = s.cast.abilities[line.ability]
        once = text_worth(s, ability, rank)
        worth = 2.0 * always_worth(s, ability) + 4.0 * once / (1.0 + line.cooldown)
        if ability.use == t.REACTION:
            worth *= 0.7
        found = max(found, worth)
    return found


def weighed_learn(s: Quest, choice: Choice) -> list[Weighed]:
    """SS-7.30."""
    return [(option, power_worth(s, choice.seat, option)) for option in choice.options if isinstance(option, int)]


def weighed_card(s: Quest, choice: Choice) -> list[Weighed]:
    """SS-7.35: what helps its finder; what cannot be used can still be sold."""
    found: list[Weighed] = []
    for option in choice.options:
        assert isinstance(option, int)
        found.append((option, item_gain(s, choice.seat, option, s.sides[option])))
    return found
