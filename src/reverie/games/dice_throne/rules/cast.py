"""What the rules run on: heroes, tokens, cards and texts as numbers and tuples, made once from the content.

Everything has a number: heroes, tokens, cards, lines (a requirement with its effects) and texts (a list of effects). States
and frames hold only these numbers.
"""

from __future__ import annotations

from typing import Final

from reverie.parts.rules import effects
from reverie.parts.rules.effects import NO_TEXT as NO_TEXT

from .dice import shows
from .effects.declaring import Deed, Spoken
from .seating import Mode

# Whom a text means (`declaring.WHO`)
YOU: Final = 0
TARGET: Final = 1
OPPONENTS: Final = 2
# Rules: DT-4.57, DT-5.109.
CHOSEN: Final = 3
EVERYONE: Final = 4

# Whose dice (`declaring.WHOSE`)
OWN: Final = 0
TEAM: Final = 1
OPPONENT: Final = 2
ANYONE: Final = 3

# Damage types (DT-5.101 to DT-5.105)
# Rules: DT-6.70.
NORMAL: Final = 0
UNDEFENDABLE: Final = 1
PURE: Final = 2
# Rules: DT-5.100, DT-5.110, DT-6.71.
COLLATERAL: Final = 3
# Rules: DT-5.23.
ULTIMATE: Final = 4
KINDS: Final = ("normal", "undefendable", "pure", "collateral", "ultimate")

# When a card or use is open
ANY_TIME: Final = 0
ON_ATTACK: Final = 1
ON_ACCURACY: Final = 2
WHEN_ATTACKED: Final = 3
ON_INCOMING: Final = 4
ON_DICE: Final = 5
WHENS: Final = ("any", "attack", "accuracy", "attacked", "incoming", "dice")

# What a card or use needs at the very least, as bits: whatever lacks one of them is out of the question at once
NEEDS_ATTACK: Final = 1
NEEDS_ATTACKED: Final = 2
NEEDS_DICE: Final = 4
NEEDS_POOL: Final = 8
NEEDS_ROLL_PHASE: Final = 16
NEEDS_MAIN_PHASE: Final = 32

# Families of cards
UPGRADE: Final = 0
MAIN: Final = 1
ROLL_CARD: Final = 2
INSTANT: Final = 3
FAMILIES: Final = ("upgrade", "main", "roll", "instant")

# Slots
OFFENSIVE: Final = 0
DEFENSIVE: Final = 1
PASSIVE: Final = 2
ULTIMATE_SLOT: Final = 3
SLOT_KINDS: Final = ("offensive", "defensive", "passive", "ultimate")

# Tokens
POSITIVE: Final = 0
NEGATIVE: Final = 1
UNIQUE: Final = 2
POLARITIES: Final = ("positive", "negative", "unique")
NO_RULE: Final = 0
KNOCKDOWN: Final = 1
CONCUSSION: Final = 2
STUN: Final = 3
SHADOWS: Final = 4
RESCUE: Final = 5
MARK: Final = 6
SNARE: Final = 7
RULES: Final = ("", "knockdown", "concussion", "stun", "shadows", "rescue", "mark", "snare")
# Rules that a boss's passive breaks (DT-10.71)
NO_CROWN: Final = 0
TOLL: Final = 1
NO_SALE: Final = 2
HASTE: Final = 3
CROWNS: Final = ("", "toll", "no-sale", "haste")
ANY_TOKEN: Final = -1
ANY_POSITIVE: Final = -2
ANY_NEGATIVE: Final = -3
TOKEN_WORDS: Final = {"any": ANY_TOKEN, "positive": ANY_POSITIVE, "negative": ANY_NEGATIVE}

MOST_COMPANIONS: Final = 16
"""Of one hero; a companion's code is the hero's number times this, plus its own."""
NO_WEIGHTS: Final = (0, 0, 0, 0, 0, 0, 0)
COMMON: Final = -1
"""The hero of a common card."""


class Amount:
    """A number, or what must be added up (`content.Sum`)."""

    __slots__ = ("base", "companions", "cp", "fixed", "half", "paid", "removed", "theirs", "tokens", "weights")

    def __init__(
        self,
        base: int,
        weights: tuple[int, ...] = NO_WEIGHTS,
        tokens: tuple[tuple[int, int], ...] = (),
        theirs: tuple[tuple[int, int], ...] = (),
        cp: int = 0,
        removed: int = 0,
        paid: int = 0,
        companions: tuple[tuple[int, int], ...] = (),
        half: bool = False,
    ) -> None:
        self.base = base
        self.weights = weights
        """What a die adds, by the number it shows."""
        self.tokens = tokens
        self.theirs = theirs
        self.cp = cp
        self.removed = removed
        self.paid = paid
        self.companions = companions
        self.half = half
        self.fixed: bool = not (any(weights) or tokens or theirs or cp or removed or paid or companions or half)


UNNAMED: Final = -1
"""What a condition does not speak of."""


class Given:
    """A condition: everything it names must hold."""

    # Rules: DT-5.8, DT-5.142.

    __slots__ = ("at_most", "attack", "companion", "kinds", "straight", "symbols", "theirs", "token", "total")

    def __init__(
        self,
        symbols: tuple[tuple[tuple[int, ...], int], ...],
        total: int,
        at_most: int,
        straight: int,
        kinds: tuple[int, ...],
        token: int,
        theirs: int,
        attack: int,
        companion: int,
    ) -> None:
        self.symbols = symbols
        """Which numbers show the symbol (1) or not (0), and how many are needed."""
        self.total = total
        self.at_most = at_most
        self.straight = straight
        self.kinds = kinds
        self.token = token
        self.theirs = theirs
        self.attack = attack
        self.companion = companion


class Op(effects.Op[Deed]):
    """One effect of a text."""

    __slots__ = ("amount", "companion", "count", "flag", "given", "kind", "pos", "token", "value", "who", "whose")

    def __init__(self, effect: Deed, text: int, pos: int) -> None:
        super().__init__(effect, text)
        self.pos = pos
        """Where it stands in its text."""
        self.amount: Amount = Amount(1)
        self.token: int = ANY_TOKEN
        self.who: int = YOU
        self.kind: int = NORMAL
        self.count: int = 1
        self.flag: bool = False
        """if_dealt, fill, up_to, random: what the op's one switch is."""
        self.whose: int = OWN
        self.value: int = 0
        """The number to set a die to, the factor, what is stolen, which roll, all (1)."""
        self.companion: int = -1
        self.given: Given | None = None


def inner_texts(op: Op) -> list[int]:
    """The texts inside an effect: what it rolls for, its branches, its alternatives."""
    return [number for number in (op.body, op.also, *op.options) if number != NO_TEXT]


class Text:
    """A list of effects, and what is asked before it begins."""

    __slots__ = (
        "aims", "asks_chosen", "asks_target", "main_kind", "number", "only_adds", "ops", "owner", "prevents", "scene", "source",
    )  # fmt: skip

    def __init__(self, number: int, source: list[Spoken], owner: str, scene: str) -> None:
        self.number = number
        self.source = source
        """The effects as they were written..."""
        self.owner = owner
        """... on whose board or cards ("" for all heroes)..."""
        self.scene = scene
        """... and whom "target" means there: in an attack, in a defence, or else (free)."""
        self.ops: tuple[Op, ...] = ()
        self.asks_chosen: bool = False
        """It speaks of a chosen player."""
        self.asks_target: bool = False
        """It speaks of a target."""
        self.aims: bool = False
        """It can deal damage to its target that makes it an attack (DT-5.30)."""
        self.main_kind: int = NORMAL
        """The type of the first such damage."""
        self.only_adds: bool = False
        """All it does is to add damage (DT-9.26)."""
        self.prevents: bool = False
        """It meets incoming damage of a chosen player."""


class UseInfo:
    """Spending a token, a passive's offer, a companion's help."""

    __slots__ = ("cost", "given", "needs", "text", "when")

    def __init__(self, when: int, cost: int, given: Given | None, text: int, needs: int) -> None:
        self.needs = needs
        self.when = when
        self.cost = cost
        self.given = given
        self.text = text


class TokenInfo:
    # Rules: DT-5.86, DT-6.51, DT-6.53.
    __slots__ = ("id", "limit", "number", "persistent", "polarity", "rule", "spend", "upkeep", "value")

    def __init__(
        self, number: int, id: str, polarity: int, limit: int, persistent: bool, rule: int, value: int
    ) -> None:
        self.number = number
        self.id = id
        self.polarity = polarity
        self.limit = limit
        self.persistent = persistent
        self.rule = rule
        self.value = value
        self.upkeep: int = NO_TEXT
        self.spend: tuple[UseInfo, ...] = ()


class CompanionInfo:
    __slots__ = ("id", "most", "start", "upkeep", "uses")

    def __init__(self, id: str, most: int, start: int, upkeep: int, uses: tuple[UseInfo, ...]) -> None:
        self.id = id
        self.most = most
        self.start = start
        self.upkeep = upkeep
        self.uses = uses


class LineInfo:
    """A requirement with its effects, as it is announced."""

    __slots__ = ("hero", "index", "kinds", "level", "number", "slot", "straight", "symbols", "text", "ultimate")

    def __init__(self, number: int, hero: int, slot: int, level: int, index: int, ultimate: bool) -> None:
        self.number = number
        self.hero = hero
        self.slot = slot
        self.level = level
        self.index = index
        self.ultimate = ultimate
        self.symbols: tuple[tuple[tuple[int, ...], int], ...] = ()
        self.straight: int = 0
        self.kinds: tuple[int, ...] = ()
        self.text: int = NO_TEXT

    def fits(self, dice: tuple[int, ...]) -> bool:
        """DT-4.48: whether the final roll meets the requirement."""
        return shows(dice, self.symbols, self.straight, self.kinds)


class LevelInfo:
    __slots__ = ("dice", "income", "lines", "rule", "text", "upkeep", "uses")

    def __init__(self, dice: int, income: int) -> None:
        self.rule: int = 0
        self.dice = dice
        self.income = income
        self.lines: tuple[int, ...] = ()
        self.text: int = NO_TEXT
        self.upkeep: int = NO_TEXT
        self.uses: tuple[UseInfo, ...] = ()


class SlotInfo:
    __slots__ = ("costs", "id", "kind", "levels")

    def __init__(self, id: str, kind: int) -> None:
        self.id = id
        self.kind = kind
        self.levels: tuple[LevelInfo, ...] = ()
        self.costs: tuple[int, ...] = ()
        """What each level costs from level I (DT-7.92)."""


class CardInfo:
    __slots__ = ("cost", "family", "hero", "id", "level", "needs", "number", "slot", "source", "text", "when")

    def __init__(self, number: int, id: str, hero: int, family: int, cost: int, when: int) -> None:
        self.number = number
        self.id = id
        self.hero = hero
        self.family = family
        self.cost = cost
        self.when = when
        self.slot: int = -1
        self.level: int = 0
        """The level an upgrade brings: 1 for II, 2 for III."""
        self.source: Spoken = None
        """The card as it was written."""
        self.text: int = NO_TEXT


class HeroInfo:
    """A hero's board and deck."""

    __slots__ = (
        "companions",
        "complexity",
        "deck",
        "defences",
        "die",
        "fitting",
        "health",
        "id",
        "number",
        "passives",
        "slots",
        "stages",
    )

    def __init__(self, number: int, id: str, complexity: int, die: tuple[str, ...]) -> None:
        self.number = number
        self.id = id
        self.complexity = complexity
        self.die = die
        self.health: int = 0
        """The dial of a boss; 0 for everybody else: as the mode says."""
        self.stages: tuple[int, ...] = ()
        """DT-10.71: the health at which each stage of a boss after the first begins."""
        self.slots: tuple[SlotInfo, ...] = ()
        self.deck: tuple[int, ...] = ()
        self.companions: tuple[CompanionInfo, ...] = ()
        self.defences: tuple[int, ...] = ()
        self.passives: tuple[int, ...] = ()
        self.fitting: dict[tuple[tuple[int, ...], tuple[int, ...]], tuple[int, ...]] = {}
        """Lines that fit, by levels and sorted dice: filled as it is asked."""

    def lines(self, cast: Cast, levels: tuple[int, ...]) -> list[LineInfo]:
        """All lines on the board as it is upgraded now."""
        found = []
        for slot, level in zip(self.slots, levels, strict=True):
            for number in slot.levels[level].lines:
                found.append(cast.lines[number])
        return found

    def fit(self, cast: Cast, levels: tuple[int, ...], dice: tuple[int, ...]) -> tuple[int, ...]:
        """The lines whose requirement these dice meet."""
        key = (levels, tuple(sorted(dice)))
        known = self.fitting.get(key)
        if known is None:
            known = tuple([line.number for line in self.lines(cast, levels) if line.fits(dice)])
            if len(self.fitting) > 100_000:
                self.fitting.clear()
            self.fitting[key] = known
        return known


class Knobs:
    """The constants of DT-2.1 ff."""

    __slots__ = (
        "attempts", "deck_size", "defence_attempts", "dice", "hand_limit", "heal_above", "income_cards", "income_cp",
        "large_straight", "max_cp", "sell_value", "small_straight", "start_cp", "start_hand", "sudden_death",
    )  # fmt: skip

    def __init__(
        self,
        dice: int,
        attempts: int,
        defence_attempts: int,
        heal_above: int,
        start_cp: int,
        max_cp: int,
        income_cp: int,
        income_cards: int,
        start_hand: int,
        hand_limit: int,
        sell_value: int,
        deck_size: int,
        small_straight: int,
        large_straight: int,
        sudden_death: int,
    ) -> None:
        self.dice = dice
        self.attempts = attempts
        self.defence_attempts = defence_attempts
        self.heal_above = heal_above
        self.start_cp = start_cp
        self.max_cp = max_cp
        self.income_cp = income_cp
        self.income_cards = income_cards
        self.start_hand = start_hand
        self.hand_limit = hand_limit
        self.sell_value = sell_value
        self.deck_size = deck_size
        self.small_straight = small_straight
        self.large_straight = large_straight
        self.sudden_death = sudden_death


class Cast:
    """All of it."""

    def __init__(self, knobs: Knobs) -> None:
        self.knobs = knobs
        self.heroes: list[HeroInfo] = []
        self.tokens: list[TokenInfo] = []
        self.cards: list[CardInfo] = []
        self.card_needs: list[int] = []
        """What each card needs, beside `cards`: every hand is looked through by it in every window."""
        self.lines: list[LineInfo] = []
        self.texts: list[Text] = []
        self.modes: dict[tuple[str, int], Mode] = {}
        self.hero_ids: dict[str, int] = {}
        self.token_ids: dict[str, int] = {}
        self.card_ids: dict[tuple[int, str], int] = {}
        self.bonus_ids: dict[str, int] = {}
        """DT-10.70: cards that no deck has of itself; they are common cards otherwise."""
        self.ruled: tuple[tuple[int, ...], ...] = ()
        """Tokens by the rule of their own."""

    def token(self, id: str) -> int:
        return self.token_ids[id]
