"""What bots work out of the content once: which rolls mean the same to a board, and what tokens and cards are worth.

Worth is counted in health points, as in DT-7.190. Everything here depends on the content alone, never on a game.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ..rules import cast as c
from ..rules.dice import shows
from ..rules.effects import control
from ..rules.effects.damage import DAMAGE
from ..rules.effects.declaring import PER_AMOUNT, PER_COUNT, PER_TOKEN
from ..rules.effects.judging import WORTH_OF_CARD, WORTH_OF_CP, Known, asks_dice, dice_allow
from ..rules.effects.tokens import REMOVE
from ..rules.effects.wealth import LOSE_CP
from ..rules.lattice import all_rolls
from ..rules.odds import distribution
from ..rules.solver import Solver

# Worth in health points (DT-7.190, put right by what decides games between bots)
IDLE: Final = 0.1
"""By which share each further combat point in stock makes the last one less worth: it waits longer for its use..."""
LEAST_OF_CP: Final = 0.2
"""... down to this share."""
COUNTED_CP: Final = 1.0
"""What it costs to part with a combat point when the own texts count them: it strikes as long as it is there, and is never idle."""
RULED_WORTH: Final[tuple[float, ...]] = (0.0, -3.6, -3.4, -9.0, 6.0, 8.0, -3.8, -1.6)
"""To its bearer, a token with each rule of `cast.RULES`; a Mark for each point it adds."""
PLAIN_TOKEN: Final = 1.0
"""A token that other texts count (Fire Mastery)."""
SPENDABLE: Final = 0.7
"""What a token that can be spent is worth, as a share of what spending it does..."""
PARTING: Final = 0.6
"""... and what it costs to part with it, as a share of that: a token kept too long is worth nothing."""
LASTING: Final = 4.0
"""For how many turns a persistent token counts."""

Needs = tuple[tuple[tuple[tuple[int, ...], int], ...], int, tuple[int, ...]]
"""A requirement: symbols, straight, kinds."""
NO_NEEDS: Final[Needs] = ((), 0, ())


class Sheet:
    """Texts that a roll of n dice chooses from, and which rolls mean the same to all of them.

    A case is a text with an example of the dice that make it mean one thing; a kind of roll is a set of cases.
    """

    __slots__ = ("cases", "kinds", "rolls", "size")

    def __init__(self, cast: c.Cast, texts: list[tuple[Needs, int, int]], size: int) -> None:
        self.size = size
        self.cases: list[tuple[int, int, tuple[int, ...]]] = []
        """Line (or -1), text, and dice for example."""
        self.kinds: list[tuple[int, ...]] = []
        """Cases that each kind of roll may choose from."""
        self.rolls: list[int] = []
        """The kind of each roll, in the order of `odds.all_rolls`."""
        known_cases: dict[tuple[object, ...], int] = {}
        known_kinds: dict[tuple[int, ...], int] = {}
        readers = [readings(cast, text) for _needs, text, _line in texts]
        for numbers in all_rolls(size):
            found: list[int] = []
            for (needs, text, line), reader in zip(texts, readers, strict=True):
                if not shows(numbers, needs[0], needs[1], needs[2]):
                    continue
                key: tuple[object, ...] = (line, text, read(reader, numbers))
                case = known_cases.get(key)
                if case is None:
                    case = len(self.cases)
                    known_cases[key] = case
                    self.cases.append((line, text, numbers))
                found.append(case)
            kind = tuple(found)
            number = known_kinds.get(kind)
            if number is None:
                number = len(self.kinds)
                known_kinds[kind] = number
                self.kinds.append(kind)
            self.rolls.append(number)

    def spread(self, worth: list[float], least: float) -> list[float]:
        """What each roll is worth, from what each case is worth: the best it may choose, or `least` for none."""
        of_kind: list[float] = []
        for kind in self.kinds:
            best = least
            for case in kind:
                if worth[case] > best:
                    best = worth[case]
            of_kind.append(best)
        return [of_kind[kind] for kind in self.rolls]


Reading = tuple[tuple[int, ...], c.Given | None]


def readings(cast: c.Cast, text: int) -> list[Reading]:
    """Everything that a text looks for on the dice it was rolled with."""
    found: list[Reading] = []
    if text == c.NO_TEXT:
        return found
    for op in cast.texts[text].ops:
        if any(op.amount.weights):
            found.append((op.amount.weights, None))
        if op.given is not None:
            found.append((c.NO_WEIGHTS, op.given))
        if op.effect is not control.ROLL:
            for part in (op.body, op.also, *op.options):
                found += readings(cast, part)
    return found


def read(reader: list[Reading], numbers: tuple[int, ...]) -> tuple[int, ...]:
    shown: list[int] = []
    for weights, given in reader:
        if given is None:
            shown.append(sum([weights[number] for number in numbers]))
        else:
            shown.append(int(dice_allow(given, numbers)))
    return tuple(shown)


@cache
def rolls_of(size: int) -> list[tuple[tuple[int, ...], int]]:
    """Every roll of so many dice with its ways."""
    return distribution(size)


class Lore(Known):
    """All that is worked out of one cast, as it is needed."""

    __slots__ = ("boards", "chances", "counts_cp", "defences", "hand", "solved", "steady", "texts")

    def __init__(self, cast: c.Cast) -> None:
        super().__init__(cast)
        self.boards: dict[tuple[int, tuple[int, ...]], Sheet] = {}
        """The offensive lines of a hero, by hero and levels."""
        self.texts: dict[tuple[int, int], Sheet] = {}
        """One text and the dice it is rolled with: a defence, a roll of an ability."""
        self.chances: dict[tuple[int, int, int], float] = {}
        """The chance that a fresh roll meets a condition, by the text and place of its op and the number of dice."""
        self.steady: dict[tuple[int, tuple[int, ...]], float] = {}
        """What a Roll Phase is worth to a hero in an ordinary situation, by hero and levels."""
        self.defences: dict[tuple[int, tuple[int, ...]], tuple[tuple[int, float, float], ...]] = {}
        """Slot, mean prevention and the worth of everything else, of each defence of a hero."""
        self.solved: dict[tuple[object, ...], tuple[list[float], Solver]] = {}
        """Boards in situations: the worth of each case, and the solver of it."""
        self.held = [self._token(token) for token in cast.tokens]
        self.hand: list[float] = [self._card(card) for card in cast.cards]
        """What each card is worth in hand, apart from upgrades, which depend on the board."""
        self.counts_cp: list[bool] = [self._counts_cp(hero) for hero in cast.heroes]
        """Whether a hero's own texts count combat points in stock."""

    def board(self, hero: int, levels: tuple[int, ...]) -> Sheet:
        sheet = self.boards.get((hero, levels))
        if sheet is None:
            lines = self.cast.heroes[hero].lines(self.cast, levels)
            texts = [((line.symbols, line.straight, line.kinds), line.text, line.number) for line in lines]
            sheet = Sheet(self.cast, texts, self.cast.knobs.dice)
            if len(self.boards) > 5000:
                self.boards.clear()
            self.boards[(hero, levels)] = sheet
        return sheet

    def roll_of(self, text: int, size: int) -> Sheet:
        sheet = self.texts.get((text, size))
        if sheet is None:
            sheet = Sheet(self.cast, [(NO_NEEDS, text, -1)], size)
            self.texts[(text, size)] = sheet
        return sheet

    def chance(self, op: c.Op, size: int) -> float:
        """The chance that so many dice meet the op's condition."""
        key = (op.text, op.pos, size)
        known = self.chances.get(key)
        if known is None:
            assert op.given is not None
            ways = sum([count for numbers, count in rolls_of(size) if dice_allow(op.given, numbers)])
            known = float(ways / 6**size)
            self.chances[key] = known
        return known

    def parting(self, hero: int, stock: int, cost: int) -> float:
        """What it costs in health points to spend combat points out of a stock: less, the more would lie idle."""
        if self.counts_cp[hero]:
            return cost * COUNTED_CP
        total = 0.0
        for left in range(stock - cost, stock):
            share = 1.0 - IDLE * left if left > 0 else 1.0
            total += share if share > LEAST_OF_CP else LEAST_OF_CP
        return total * WORTH_OF_CP

    def situational(self, hero: int, slot: int, level: int) -> bool:
        """Whether a level does what is worth more or less by what lies on the boards and in the hands."""
        for line in self.cast.heroes[hero].slots[slot].levels[level].lines:
            if self._takes(self.cast.lines[line].text):
                return True
        return False

    def _takes(self, text: int) -> bool:
        if text == c.NO_TEXT:
            return False
        for op in self.cast.texts[text].ops:
            if op.effect.takes and not (op.effect is REMOVE and op.token >= 0):
                return True
            for part in (op.body, op.also, *op.options):
                if self._takes(part):
                    return True
        return False

    def _counts_cp(self, hero: c.HeroInfo) -> bool:
        for slot in hero.slots:
            for level in slot.levels:
                for line in level.lines:
                    if any([op.amount.cp for op in self.cast.texts[self.cast.lines[line].text].ops]):
                        return True
        return False

    # Tokens and cards ------------------------------------------------------------------------------------------------

    def _token(self, info: c.TokenInfo) -> float:
        if info.rule == c.MARK:
            return RULED_WORTH[c.MARK] * max(1, info.value) / 2
        if info.rule == c.SNARE:
            return RULED_WORTH[c.SNARE] * max(1, info.value)
        if info.rule != c.NO_RULE:
            return RULED_WORTH[info.rule]
        worth = 0.0
        if info.spend:
            worth = SPENDABLE * max([self._rough(use.text) - use.cost * WORTH_OF_CP for use in info.spend])
        elif info.polarity == c.POSITIVE:
            worth = PLAIN_TOKEN
        if info.upkeep != c.NO_TEXT:
            fades = False
            each = 0.0
            for op in self.cast.texts[info.upkeep].ops:
                if op.effect is REMOVE and op.token == info.number:
                    fades = True
                else:
                    per_token = sum([n for token, n in op.amount.tokens if token == info.number])
                    each += self._harm(op, per_token or op.amount.base)
            worth -= each * (1.4 if fades else LASTING)
        return worth

    def _harm(self, op: c.Op, amount: int) -> float:
        """What an op of an Upkeep costs the bearer each turn."""
        if op.effect is DAMAGE:
            return float(amount)
        if op.effect is LOSE_CP:
            return amount * WORTH_OF_CP * 0.8
        return 0.0

    def _card(self, card: c.CardInfo) -> float:
        if card.family == c.UPGRADE:
            return WORTH_OF_CARD
        return max(0.7, min(4.0, 0.6 * (self._rough(card.text) - card.cost * WORTH_OF_CP) + 0.5))

    def _rough(self, text: int, scale: float = 1.0, dice: int = 0) -> float:
        """A rough worth of a text in nobody's situation in particular."""
        total = 0.0
        for op in self.cast.texts[text].ops:
            amount = op.amount.base + dice * sum(op.amount.weights) / 6
            for _token, each in op.amount.tokens:
                amount += 1.5 * each
            amount += op.amount.cp * 3
            if op.amount.half:
                amount = (amount + 0.5) / 2
            total += scale * self._rough_op(op, amount, dice)
        return total

    def _rough_op(self, op: c.Op, amount: float, dice: int) -> float:
        effect = op.effect
        if effect is control.ROLL:
            return self._rough(op.body, 1.0, op.count)
        if effect is control.WHEN:
            assert op.given is not None
            chance = self.chance(op, dice) if dice and asks_dice(op.given) else 0.6
            worth = self._rough(op.body, chance, dice)
            return worth + self._rough(op.also, 1 - chance, dice) if op.also != c.NO_TEXT else worth
        if effect is control.CHOOSE:
            return max([self._rough(option, 1.0, dice) for option in op.options])
        if effect is control.ADDITIONALLY:
            return self._rough(op.body, 1.0, dice)
        if effect.rough_per == PER_TOKEN:
            info = self.cast.tokens[op.token]
            return amount * (abs(RULED_WORTH[info.rule]) if info.rule else effect.rough)
        if effect.rough_per == PER_AMOUNT:
            return effect.rough * amount
        return effect.rough * (op.count if effect.rough_per == PER_COUNT else 1)


_known: list[Lore] = []


def lore_of(cast: c.Cast) -> Lore:
    """What is known of a cast; of the last few casts it is kept."""
    for lore in _known:
        if lore.cast is cast:
            return lore
    made = Lore(cast)
    _known.append(made)
    if len(_known) > 8:
        del _known[0]
    return made
