"""What an attack comes to, exactly: how likely it kills, how many wounds it makes, what its effects are worth besides.

Every roll of the dice is gone through with the set of effects that pays best for it, and the defence dice against it (SS-22). Nothing is
sampled. An attack is a `Blow` against a `Guard`; what comes of the two is worked out once and kept.
"""

from __future__ import annotations

from typing import Final

from reverie.parts.rules.dice import Die, Shown, distribution, payable

from ..rules import terms as t
from ..rules.abilities import DiceEffect
from ..rules.cast import Cast

WOUND: Final = 1.0
"""Worth is counted in wounds: one made, or one not suffered."""
KEPT: Final = 40000
"""Results that are kept; then all are worked out anew."""

EFFECT_WORTH: Final[dict[int, float]] = {
    t.E_CRITICAL: 1.1,
    t.E_PUSH: 0.15,
    t.E_KNOCK_DOWN: 0.7,
    t.E_BLIND: 0.8,
    t.E_SLOW: 0.5,
    t.E_STUN: 1.6,
    t.E_REROLL: 0.4,
    t.E_REROLL_ANY: 0.7,
    t.E_GUARD: 0.6,
    t.E_AGAIN: 1.5,
    t.E_THEN_OFF: 1.2,
    t.E_RULE: 0.7,
}
"""What an effect is worth for whoever uses it against one target..."""
WORTH_EACH: Final[dict[int, float]] = {t.E_POISON: 1.2, t.E_FIRE: 1.1, t.E_HEAL: 0.7, t.E_CROWNS: 0.02}
"""... and those that count, for each."""


class Blow:
    """What is struck with: sure hits, red and blue dice, what is added, the dice effects, the soul rank, others whom it may reach."""

    __slots__ = ("blue", "effects", "more", "others", "rank", "red", "sure")

    def __init__(
        self, attack: tuple[int, int, int], more: int, effects: tuple[int, ...], rank: int = 0, others: int = 0
    ) -> None:
        self.sure, self.red, self.blue = attack
        self.more = more
        self.effects = effects
        self.rank = rank
        self.others = others
        """How many more stand where an area attack would reach them."""

    def key(self) -> tuple[object, ...]:
        return (self.sure, self.red, self.blue, self.more, self.effects, self.rank, self.others)


class Guard:
    """What is struck at: wounds left, what its type changes (SS-22.7), armour, magic shields, defence dice, sure SHIELD results."""

    __slots__ = ("armour", "dice", "left", "shield", "shields", "weak")

    def __init__(self, left: int, weak: int, armour: int, shields: int, dice: int, shield: int = 0) -> None:
        self.left = left
        self.weak = weak
        self.armour = armour
        self.shields = shields
        self.dice = dice
        self.shield = shield

    def key(self) -> tuple[int, ...]:
        return (self.left, self.weak, self.armour, self.shields, self.dice, self.shield)


class Result:
    """What comes of it: the chance of a kill, the wounds to be expected (no more than are left), what else it is worth."""

    __slots__ = ("kill", "more", "wounds")

    def __init__(self, kill: float, wounds: float, more: float) -> None:
        self.kill = kill
        self.wounds = wounds
        self.more = more


class Book:
    """All results that were worked out for the dice of a cast."""

    def __init__(self, cast: Cast) -> None:
        self.cast = cast
        blue = cast.dice[t.BLUE]
        self.shield: float = len([face for face in blue.faces if face[t.SHIELD]]) / len(blue.faces)
        self.known: dict[tuple[object, ...], Result] = {}
        self.rolled: dict[tuple[int, int, tuple[int, ...], int], Rolled] = {}
        self.parried: dict[tuple[int, int], list[float]] = {}

    def result(self, blow: Blow, guard: Guard) -> Result:
        key = (blow.key(), guard.key())
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= KEPT:
                self.known, self.rolled = {}, {}
            found = self.known[key] = work_out(self, blow, guard)
        return found

    def parries(self, dice: int, extra: int) -> list[float]:
        """How likely so many SHIELD results come up, by their number; some are sure."""
        found = self.parried.get((dice, extra))
        if found is None:
            chances = [1.0]
            for _die in range(dice):
                more = [0.0] * (len(chances) + 1)
                for number, chance in enumerate(chances):
                    more[number] += chance * (1.0 - self.shield)
                    more[number + 1] += chance * self.shield
                chances = more
            found = self.parried[dice, extra] = [0.0] * extra + chances
        return found


_books: list[Book] = []


def book_of(cast: Cast) -> Book:
    """The book of a cast; a few are kept."""
    for book in _books:
        if book.cast is cast:
            return book
    if len(_books) > 8:
        _books.clear()
    made = Book(cast)
    _books.append(made)
    return made


class Paid:
    """What a set of dice effects does together."""

    __slots__ = ("armour", "every", "hits", "ignores", "lethal", "spreads", "worth")

    def __init__(self) -> None:
        self.hits: int = 0
        self.lethal: int = 0
        self.every: bool = False
        self.armour: int = 0
        self.ignores: bool = False
        self.spreads: bool = False
        self.worth: float = 0.0


def add_effect(paid: Paid, effect: DiceEffect, rank: int) -> None:
    """One effect more."""
    for deed, amount in effect.deeds:
        if deed == t.E_HIT:
            paid.hits += amount
        elif deed == t.E_HIT_RANK:
            paid.hits += rank
        elif deed == t.E_HIT_HALF:
            paid.hits += t.half_rank(rank)
        elif deed == t.E_LETHAL:
            paid.lethal += amount
        elif deed == t.E_LETHAL_ALL:
            paid.every = True
        elif deed == t.E_ARMOUR:
            paid.armour += amount
        elif deed == t.E_IGNORE_ARMOUR:
            paid.ignores = True
        elif deed in (t.E_AOE, t.E_TARGETS):
            paid.spreads = True
        elif deed in WORTH_EACH:
            paid.worth += WORTH_EACH[deed] * amount
        else:
            paid.worth += EFFECT_WORTH.get(deed, 0.0)


def paid_for(effects: list[DiceEffect], rank: int) -> Paid:
    made = Paid()
    for effect in effects:
        add_effect(made, effect, rank)
    return made


def struck(book: Book, hits: int, paid: Paid, guard: Guard) -> tuple[float, float]:
    """SS-22.7 to SS-22.12: the chance that so many hits kill, and the wounds to be expected."""
    lethal = hits if paid.every else min(hits, paid.lethal)
    normal = hits - lethal
    if guard.weak > 0 and hits:
        normal += guard.weak
    elif guard.weak < 0:
        gone = min(lethal, -guard.weak)
        lethal -= gone
        normal = max(0, normal + guard.weak + gone)
    if not paid.ignores:
        normal -= min(normal, max(0, guard.armour - paid.armour))
    used = min(guard.shields, lethal + normal)
    off = min(lethal, used)
    lethal -= off
    normal -= used - off
    if not normal:
        return (1.0 if lethal >= guard.left else 0.0), float(min(lethal, guard.left))
    kill = wounds = 0.0
    for shields, chance in enumerate(book.parries(min(normal, guard.dice), guard.shield)):
        made = lethal + max(0, normal - shields)
        if made >= guard.left:
            kill += chance
        wounds += chance * min(made, guard.left)
    return kill, wounds


def judged(book: Book, blow: Blow, hits: int, paid: Paid, guard: Guard) -> tuple[float, float, float, float]:
    """How good a roll is with a set of effects: its rank among others, then chance, wounds and what it is worth besides."""
    hits = max(0, hits + paid.hits)
    kill, wounds = struck(book, hits, paid, guard)
    more = paid.worth * (1.0 - kill) if hits else 0.0
    if paid.spreads and hits:
        more += blow.others * wounds
    return 2.0 * kill + wounds + more, kill, wounds, more


def dice_of(cast: Cast, red: int, blue: int) -> tuple[Die, ...]:
    return (cast.dice[t.RED],) * red + (cast.dice[t.BLUE],) * blue


class Rolled:
    """Every roll of a blow's dice and what it can pay for, whoever is struck."""

    __slots__ = ("cases", "rolls")

    def __init__(self) -> None:
        self.cases: list[tuple[int, Paid]] = []
        """So many HIT results together with a set of effects..."""
        self.rolls: list[tuple[float, list[int]]] = []
        """... and for each roll its chance, and the cases that it can be made, by their numbers."""


def rolls_of(book: Book, blow: Blow) -> Rolled:
    """Go through every roll, once for all who may be struck."""
    key = (blow.red, blow.blue, blow.effects, blow.rank)
    found = book.rolled.get(key)
    if found is None:
        found = book.rolled[key] = roll_all(book, blow)
    return found


def roll_all(book: Book, blow: Blow) -> Rolled:
    effects = [book.cast.dice_effects[number] for number in blow.effects]
    sure = [effect for effect in effects if not effect.total]
    bought = [effect for effect in effects if effect.total][:8]
    costs: list[Shown] = [effect.cost for effect in bought]
    made = Rolled()
    if not blow.red + blow.blue:
        made.cases.append((0, paid_for(sure, blow.rank)))
        made.rolls.append((1.0, [0]))
        return made
    numbers: dict[tuple[int, tuple[int, ...]], int] = {}
    ways = distribution(dice_of(book.cast, blow.red, blow.blue))
    whole = float(sum([count for _shown, count in ways]))
    for shown, count in ways:
        able: list[int] = []
        for chosen in payable(shown, costs):
            case = (shown[t.HIT], chosen)
            if case not in numbers:
                numbers[case] = len(made.cases)
                made.cases.append((shown[t.HIT], paid_for(sure + [bought[number] for number in chosen], blow.rank)))
            able.append(numbers[case])
        made.rolls.append((count / whole, able))
    return made


def work_out(book: Book, blow: Blow, guard: Guard) -> Result:
    """Of every roll the best that can be made of it."""
    rolled = rolls_of(book, blow)
    cases = [judged(book, blow, blow.sure + blow.more + hits, paid, guard) for hits, paid in rolled.cases]
    kill = wounds = more = 0.0
    for chance, able in rolled.rolls:
        best = cases[able[0]]
        for number in able:
            if cases[number][0] > best[0]:
                best = cases[number]
        kill += chance * best[1]
        wounds += chance * best[2]
        more += chance * best[3]
    return Result(kill, wounds, more)
