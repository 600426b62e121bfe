"""What abilities are made of: selectors, amounts, conditions, modifiers, dice effects (SS-50)."""

from __future__ import annotations

from typing import Final

from reverie.kernel.abilities import Source
from reverie.parts.rules.effects import NO_TEXT

from . import terms as t

NONE: Final = -1

# Selectors (SS-50.4)
SELECTORS: Final = (
    "you", "this", "target", "targets", "attacker", "defender", "victim", "same", "mover", "saver", "roller", "dying", "finder", "opener",
    "searcher", "revealer", "entered", "active-hero", "first-hero", "one-hero", "one-enemy", "chosen-hero", "chosen-ally", "chosen-enemy",
    "another-enemy", "chosen-ghost", "chosen-area", "heroes", "in-play", "enemies", "everyone", "heroes-here", "enemies-here",
    "enemies-there", "downed-heroes-here", "heroes-within", "enemies-within", "others-within", "others-in-sight", "nearest-hero",
    "heroes-at", "enemies-at", "heroes-passed", "code",
)  # fmt: skip
CODE: Final = SELECTORS.index("code")
CHOSEN: Final = ("chosen-enemy", "chosen-hero", "chosen-ally", "chosen-area", "chosen-ghost")
"""Those that whoever uses an ability chooses when it is used."""

# Amounts (SS-50.5)
AMOUNTS: Final = ("number", "SR", "SR/2", "ACT", "dealt", "in-play", "heroes", "figures", "value", "all")

# Conditions (SS-50.6)
GIVENS: Final = (
    "all", "any", "not", "dominates", "controls", "hidden", "engaged", "engaged-with", "wounded", "down", "on-fire", "rolled", "rank",
    "style", "target", "side", "attack", "attack-type", "has", "carries", "party-carries", "save", "heroes", "in-play", "round", "nature",
    "flag", "count", "all-heroes-on", "hero-on", "enemies-at-least", "enemies-at-most", "dead", "no-ghost", "enemy-within", "party-nature",
    "difficulty", "last-event",
)  # fmt: skip

# Modifiers (SS-50.9)
MODS: Final = (
    "hits", "shield", "armour", "defence-dice", "magic-shields", "hp", "capacity", "movement", "move-length", "range", "focus", "no-focus",
    "reroll", "save-dice", "trap-draw", "treasure-draw", "symbol-hit", "symbol-shield", "no-symbol", "sight-most", "sight-through",
    "ignore", "reaction-attacks", "untargetable", "flying", "figures", "any-level", "free-styles", "heal", "no-shield-restore",
    "critical-first", "night-off", "spawn", "gate-rounds", "power-level", "entry-powers", "bound", "ability-off",
)  # fmt: skip


class Selector:
    """Whom something concerns: the word, its number (`heroes-within 1`), its name (`enemies-at rune`, a quest's code)."""

    __slots__ = ("kind", "n", "name")

    def __init__(self, kind: int, n: int = NONE, name: str = "") -> None:
        self.kind = kind
        self.n = n
        self.name = name


class Amount:
    """How much: a number, and a word that is added to it."""

    __slots__ = ("base", "word")

    def __init__(self, base: int, word: int = 0) -> None:
        self.base = base
        self.word = word


NOTHING: Final = Amount(0)


class Given:
    """A condition: what is asked, a number, a word by its number, names, and what it is put together of."""

    __slots__ = ("kind", "least", "most", "names", "parts", "word")

    def __init__(
        self,
        kind: int,
        word: int = NONE,
        least: int = NONE,
        most: int = NONE,
        names: tuple[str, ...] = (),
        parts: tuple[Given, ...] = (),
    ) -> None:
        self.kind = kind
        self.word = word
        """A faction, a style, an attack, a damage type, a nature; bits of ranks; 1 for yes and 0 for no."""
        self.least = least
        self.most = most
        self.names = names
        """Areas, tokens, flags, counters, codes."""
        self.parts = parts


class Mod:
    """One modifier (SS-50.9) and the ability that bears it."""

    __slots__ = (
        "ability",
        "by",
        "count",
        "down",
        "given",
        "kind",
        "least",
        "limit",
        "most",
        "name",
        "night",
        "number",
        "sets",
        "symbol",
        "what",
        "whose",
    )

    def __init__(self, number: int, kind: int) -> None:
        self.number = number
        self.kind = kind
        self.by: Amount = NOTHING
        self.sets: int = NONE
        self.most: int = NONE
        self.given: Given | None = None
        self.whose: Selector | None = None
        """None: the bearer."""
        self.limit: int = t.NO_LIMIT
        self.count: int = 0
        self.symbol: int = NONE
        self.what: int = 0
        """Conditions that do not arrive, as bits; fire is bit 6."""
        self.least: int = NONE
        self.down: int = NONE
        self.night: bool = False
        self.name: str = ""
        """An ability that is off, a kind of item whose runes are ignored, where somebody is bound to."""
        self.ability: int = NONE

    def is_steady(self) -> bool:
        """Whether it is in force without condition, by the same amount always."""
        return self.given is None and self.limit == t.NO_LIMIT and AMOUNTS[self.by.word] in ("number", "value")

    def is_plain(self) -> bool:
        """Whether it adds the same number to its bearer always."""
        if self.whose is not None or self.given is not None or self.limit != t.NO_LIMIT:
            return False
        return self.by.word == 0 and self.sets == NONE and self.most == NONE


FIRE_BIT: Final = 64


def guarding() -> Mod:
    """`Guard n`: SHIELD by the number it lasts with."""
    made = Mod(0, MODS.index("shield"))
    made.by = Amount(0, AMOUNTS.index("value"))
    return made


class DiceEffect:
    """One dice effect (SS-50.3): what it costs, and what it does, one after the other."""

    __slots__ = ("cost", "deeds", "number", "total")

    def __init__(self, number: int, cost: tuple[int, ...], deeds: tuple[tuple[int, int], ...]) -> None:
        self.number = number
        self.cost = cost
        """By symbol, as dice show them."""
        self.total: int = sum(cost)
        """How many symbols: 0 for what comes by itself."""
        self.deeds = deeds
        """Kind and amount."""


class Next:
    """What is added to the next own attack of a kind (SS-18.7)."""

    __slots__ = ("attack", "effects", "given", "then")

    def __init__(self, attack: int, given: Given | None, effects: tuple[int, ...], then: int) -> None:
        self.attack = attack
        self.given = given
        self.effects = effects
        self.then = then
        """A text after it; its attacks are offered in the window `follow-up`."""


class Ability:
    """A power's line, an innate power, a shout, an item's side, an enemy's ability, a token's rule: one record, laid out flat (SS-50.2)."""

    __slots__ = (
        "after", "always", "attack", "bears", "charges", "chooses", "cost_charges", "cost_crowns", "cost_soul", "dice_effect", "do",
        "effects", "given", "handler", "id", "limit", "named", "next", "number", "on", "range", "target", "type", "until", "use", "value",
        "weapon", "windows",
    )  # fmt: skip

    def __init__(self, number: int, id: str) -> None:
        self.number = number
        self.id = id
        self.use: int = t.PASSIVE
        self.on: int = t.NO_TRIGGER
        self.windows: int = 0
        """As bits."""
        self.given: Given | None = None
        self.range: int = NONE
        """NONE: only the owner (SS-12.8)."""
        self.target: Selector | None = None
        self.chooses: str = ""
        """The word of its target where that is chosen when it is used."""
        self.type: int = t.NO_TYPE
        self.attack: tuple[int, int, int] | None = None
        """Sure hits, red dice, blue dice."""
        self.effects: tuple[int, ...] = ()
        """Dice effects, by their numbers."""
        self.do: int = NO_TEXT
        self.after: int = NO_TEXT
        self.always: tuple[int, ...] = ()
        """Modifiers, by their numbers..."""
        self.bears: tuple[tuple[str, int, int], ...] = ()
        """... and as whoever has the ability bears them: the name of each, its number, the printed value."""
        self.next: Next | None = None
        self.cost_charges: int = 0
        self.cost_soul: int = 0
        self.cost_crowns: int = 0
        self.limit: int = t.NO_LIMIT
        self.until: int = NONE
        self.value: int = 0
        self.charges: int = 0
        self.dice_effect: int = NONE
        self.handler: int = t.NO_HANDLER
        self.weapon: int = NONE
        """MAIN or OFF, for an enemy's ability that names a weapon."""
        self.named: str = ""


class Awaited:
    """SS-50.7: the triggers that somebody or something in play may answer by itself, as bits: heroes and companions, enemies, tokens, the
    table itself.
    """

    __slots__ = ("enemies", "heroes", "table", "tokens")

    def __init__(self, heroes: int, enemies: int, tokens: int, table: int) -> None:
        self.heroes = heroes
        self.enemies = enemies
        self.tokens = tokens
        self.table = table


class InForce:
    """SS-50.9: the modifiers that are in force, as `force` has worked them out. Nothing in it changes, so that clones share it."""

    __slots__ = ("by", "larger", "others", "own", "steady", "totals")

    def __init__(
        self,
        by: dict[str, tuple[Source, ...]],
        others: dict[str, tuple[Source, ...]],
        own: list[list[tuple[str, int, int]]],
        larger: list[int],
    ) -> None:
        self.by = by
        """All of them, by their names..."""
        self.others = others
        """... those that heroes do not bear..."""
        self.own = own
        """... and those that each hero does."""
        self.larger = larger
        """How much of its own makes each hero's backpack larger (SS-13.11); empty where anything else has a say in that."""
        self.steady: dict[str, bool] = {}
        """By name: whether what modifiers of it come to hangs on nothing that happens while they are in force..."""
        self.totals: dict[tuple[str, int, int], int] = {}
        """... and so what was worked out once for a figure and a number of its own; both filled as they are asked for."""
