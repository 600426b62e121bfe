"""Dice on the table: what they show, which effects they can pay for, which of them may be rolled again (SS-4, SS-22.3, SS-35.3)."""

from __future__ import annotations

from reverie.parts.rules.dice import Shown, affordable

from . import terms as t
from .abilities import DiceEffect
from .force import sources
from .state import Quest
from .strike import Lying


def lying(red: int, blue: int, faces: tuple[int, ...]) -> tuple[Lying, ...]:
    """Dice that were just rolled, the red ones first."""
    return tuple([(t.RED if n < red else t.BLUE, face, False, 0) for n, face in enumerate(faces[: red + blue])])


def show(s: Quest, dice: tuple[Lying, ...]) -> Shown:
    """SS-4.2: how often each symbol shows. A doubled symbol is two single ones, to be spent together or apart (SS-4.3)."""
    total = [0] * len(t.SYMBOLS)
    for colour, face, _rerolled, _paid in dice:
        total = [found + more for found, more in zip(total, s.cast.dice[colour].faces[face - 1], strict=True)]
    return tuple(total)


def showing(s: Quest, dice: tuple[Lying, ...], symbol: int) -> int:
    """SS-4.2: how often one symbol shows, spent or not."""
    found = 0
    for colour, face, _rerolled, _paid in dice:
        found += s.cast.dice[colour].faces[face - 1][symbol]
    return found


def unspent(s: Quest, dice: tuple[Lying, ...]) -> Shown:
    """SS-22.3 d: the symbols that have not paid for anything yet."""
    total = list(show(s, dice))
    for _colour, _face, _rerolled, paid in dice:
        for symbol in range(len(total) if paid else 0):
            total[symbol] -= paid >> 2 * symbol & 3
    return tuple(total)


def barred(s: Quest, figure: int) -> list[int]:
    """SS-24.5: symbols whose effects somebody cannot use."""
    return [mod.symbol for _bearer, mod, _value in sources(s, "no-symbol", figure)] if figure >= 0 else []


def payable(s: Quest, figure: int, shown: Shown, effects: tuple[int, ...], paid: tuple[int, ...]) -> list[int]:
    """SS-22.3: the dice effects that can still be paid for: each print once, symbols that are left, none that is barred."""
    left = list(effects)
    for number in paid:
        if number in left:
            left.remove(number)
    found: list[int] = []
    for number in left:
        effect = s.cast.dice_effects[number]
        if effect.total and number not in found and affordable(shown, effect.cost):
            found.append(number)
    no = barred(s, figure) if found else []
    return [one for one in found if not any([s.cast.dice_effects[one].cost[symbol] for symbol in no])] if no else found


def dearest(s: Quest, numbers: list[int]) -> int:
    """SS-35.3: enemies pay for the most expensive first, of equals the one printed first."""
    best = numbers[0]
    for number in numbers[1:]:
        if s.cast.dice_effects[number].total > s.cast.dice_effects[best].total:
            best = number
    return best


def automatic(s: Quest, effects: tuple[int, ...]) -> tuple[int, ...]:
    """What comes without a price."""
    return tuple([number for number in effects if not s.cast.dice_effects[number].total])


def spend(s: Quest, dice: tuple[Lying, ...], number: int) -> tuple[Lying, ...]:
    """SS-22.3 d: the same dice, some of which have paid for an effect: first those that are not rolled again any more, so that as many
    others as possible may be; for a reroll first those that one would roll again, since it may include them.
    """
    order = [one for one, die in enumerate(dice) if die[2] or die[3]]
    free = rerollable(dice)
    if has_deed(s, (number,), t.E_REROLL) or has_deed(s, (number,), t.E_REROLL_ANY):
        poor = [one for one in free if is_poor(s, dice[one])]
        order = poor + order + [one for one in free if one not in poor]
    else:
        order += free
    new = list(dice)
    for symbol, owed in enumerate(s.cast.dice_effects[number].cost):
        left = owed
        for one in order:
            colour, face, rerolled, paid = new[one]
            given = min(left, s.cast.dice[colour].faces[face - 1][symbol] - (paid >> 2 * symbol & 3))
            if given > 0:
                new[one] = (colour, face, rerolled, paid + (given << 2 * symbol))
                left -= given
    return tuple(new)


def is_poor(s: Quest, die: Lying) -> bool:
    """Whether a die shows neither HIT nor SHIELD."""
    face = s.cast.dice[die[0]].faces[die[1] - 1]
    return not face[t.HIT] and not face[t.SHIELD]


def payers(before: tuple[Lying, ...], after: tuple[Lying, ...]) -> tuple[int, ...]:
    """The dice that have paid for the last effect, and for nothing before it."""
    return tuple([one for one in range(len(before)) if not before[one][3] and after[one][3]])


def total_of(s: Quest, paid: tuple[int, ...], kind: int) -> int:
    """What activated effects of a kind add up to."""
    found = 0
    for number in paid:
        effect: DiceEffect = s.cast.dice_effects[number]
        for deed, amount in effect.deeds:
            if deed == kind:
                found += amount
    return found


def most_paid(s: Quest, paid: tuple[int, ...], kind: int) -> int:
    """The highest number of a kind: an area of effect is as wide as the widest."""
    found = 0
    for number in paid:
        for deed, amount in s.cast.dice_effects[number].deeds:
            if deed == kind:
                found = max(found, amount)
    return found


def has_deed(s: Quest, paid: tuple[int, ...], kind: int) -> bool:
    """Whether an activated effect does this."""
    for number in paid:
        for deed, _amount in s.cast.dice_effects[number].deeds:
            if deed == kind:
                return True
    return False


def times(s: Quest, paid: tuple[int, ...], kind: int) -> int:
    """How often activated effects do this."""
    found = 0
    for number in paid:
        for deed, _amount in s.cast.dice_effects[number].deeds:
            found += 1 if deed == kind else 0
    return found


def by_dice(number: int) -> int:
    """A dice effect, among abilities."""
    return -2 - number


def rerollable(dice: tuple[Lying, ...], paying: tuple[int, ...] = ()) -> list[int]:
    """SS-8.2, SS-50.3: dice that were not rolled again yet and have paid for nothing but this reroll."""
    return [
        number
        for number, (_colour, _face, rerolled, paid) in enumerate(dice)
        if not rerolled and (not paid or number in paying)
    ]


def rolled_again(dice: tuple[Lying, ...], which: tuple[int, ...], faces: tuple[int, ...]) -> tuple[Lying, ...]:
    """The same dice, some of them rolled again."""
    new = list(dice)
    for number, face in zip(which, faces, strict=True):
        new[number] = (new[number][0], face, True, 0)
    return tuple(new)
