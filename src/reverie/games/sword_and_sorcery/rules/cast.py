"""Content as the rules run on it: everything by its number, words replaced by the numbers of `terms` (SS-2, SS-50).

`content/compile.py` makes a cast of a library once; nothing in it changes while a game is played. Whatever is written with lines, sides or
levels is laid out flat here: each line of a power, each side of an item is an `Ability` of its own, with the base already added (SS-19.9).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reverie.parts.rules.dice import Die
from reverie.parts.rules.effects import NO_TEXT
from reverie.parts.rules.effects import Op as AnyOp

from . import terms as t
from .abilities import MODS, NONE, NOTHING, Ability, Amount, DiceEffect, Given, Mod, Selector, guarding
from .effects.declaring import Verb
from .gear import Item, Weapon
from .scrolls import Enemy

if TYPE_CHECKING:
    from .bearing import Borne, Uses
    from .dealings import Trade
    from .wearing import Fit


class Line:
    """SS-2.6: one level of a power: the rank that it takes, its cooldown, its ability."""

    __slots__ = ("ability", "cooldown", "rank")

    def __init__(self, rank: int, cooldown: int, ability: int) -> None:
        self.rank = rank
        self.cooldown = cooldown
        self.ability = ability


class Power:
    """SS-2.6: a power card. A talent belongs to no hero."""

    __slots__ = ("from_death", "hero", "id", "lines", "nature", "number", "passive")

    def __init__(self, number: int, id: str, hero: int, nature: int, lines: tuple[Line, ...]) -> None:
        self.number = number
        self.id = id
        self.hero = hero
        self.nature = nature
        self.lines = lines
        self.passive: bool = False
        self.from_death: bool = False
        """SS-20.2: its cooldown begins when its companion dies."""


class Version:
    """SS-2.4: one version of a hero, with its soul gem."""

    __slots__ = (
        "combat",
        "hero",
        "hp",
        "id",
        "innate",
        "items",
        "move",
        "nature",
        "normal",
        "number",
        "picks",
        "save",
        "shout",
        "style",
        "talents",
    )

    def __init__(self, number: int, id: str, hero: int) -> None:
        self.number = number
        self.id = id
        self.hero = hero
        self.nature: int = t.NEUTRAL
        self.style: int = 0
        """As a bit."""
        self.items: int = 0
        self.move: int = 0
        self.save: tuple[bool, ...] = ()
        """By face of the blue die: whether it saves."""
        self.hp: tuple[int, ...] = ()
        """By rank; nothing stands at 0."""
        self.combat: tuple[int, ...] = ()
        self.normal: tuple[int, ...] = ()
        self.innate: tuple[int, ...] = ()
        self.shout: int = NONE
        self.picks: tuple[int, ...] = ()
        """Ranks at which a power is learned..."""
        self.talents: tuple[int, ...] = ()
        """... and those of talents."""

    def due_at(self, rank: int) -> tuple[int, ...]:
        """SS-19.4: what is picked at a rank: a power, or a talent (negative)."""
        if rank in self.picks:
            return (rank,)
        return (-rank,) if rank in self.talents else ()

    def due_from(self, first: int, last: int) -> tuple[int, ...]:
        """SS-14.9: the picks of all these ranks, in ascending order."""
        found: tuple[int, ...] = ()
        for rank in range(first, last + 1):
            found += self.due_at(rank)
        return found


class HeroInfo:
    """A hero: two versions, and the powers of both."""

    __slots__ = ("id", "number", "powers", "versions")

    def __init__(self, number: int, id: str) -> None:
        self.number = number
        self.id = id
        self.versions: tuple[int, ...] = ()
        self.powers: tuple[int, ...] = ()


class CompanionInfo:
    """SS-20, SS-G12: a companion; its values by rank."""

    __slots__ = (
        "abilities",
        "activate",
        "attack",
        "defence",
        "effects",
        "hero_value",
        "hp",
        "id",
        "move",
        "number",
        "range",
        "type",
    )

    def __init__(self, number: int, id: str) -> None:
        self.number = number
        self.id = id
        self.hero_value: int = 0
        self.move: int = 0
        self.type: int = t.NO_TYPE
        self.range: int = 0
        self.effects: tuple[int, ...] = ()
        self.hp: dict[int, Amount] = {}
        self.attack: dict[int, tuple[Amount, Amount, Amount]] = {}
        self.defence: dict[int, tuple[int, int, int]] = {}
        self.abilities: tuple[int, ...] = ()
        self.activate: int = t.NORMAL


class Card:
    """A card or token that is drawn: an encounter, a trap, an event, a critical, a shadow, a loot token, a search token, a chest's back."""

    __slots__ = (
        "ability",
        "colour",
        "copies",
        "id",
        "kind",
        "number",
        "otherwise",
        "persistent",
        "reshuffle",
        "spawn",
        "value",
    )

    def __init__(self, number: int, id: str, ability: int) -> None:
        self.number = number
        self.id = id
        self.ability = ability
        self.kind: str = ""
        """Of an event: story, day, night or nothing; of an enemy power: its type."""
        self.copies: int = 1
        self.otherwise: int = NO_TEXT
        self.reshuffle: bool = False
        self.persistent: bool = False
        self.spawn: str = ""
        """N, Z or P (SS-G11)."""
        self.colour: int = NONE
        self.value: int = 0


class EnemyPower:
    """SS-2.16: its type, and the abilities of both its levels."""

    __slots__ = ("id", "levels", "number", "type")

    def __init__(self, number: int, id: str, type: str, levels: tuple[int, int]) -> None:
        self.number = number
        self.id = id
        self.type = type
        self.levels = levels


class Op(AnyOp[Verb]):
    """One effect of a text, with whatever may be written of it."""

    __slots__ = (
        "amount", "at", "by", "count", "die", "effects", "flag", "given", "id", "keep", "level", "mods", "n", "names", "on", "pos", "rank",
        "symbols", "symbols_table", "until", "weapon", "which", "whose", "within",
    )  # fmt: skip

    def __init__(self, effect: Verb, text: int, pos: int) -> None:
        super().__init__(effect, text)
        self.pos = pos
        self.whose: Selector | None = None
        self.on: Selector | None = None
        self.at: str = ""
        self.amount: Amount = NOTHING
        self.n: int = NONE
        self.count: Amount = NOTHING
        self.by: int = 0
        self.id: str = ""
        self.names: tuple[str, ...] = ()
        self.flag: bool = False
        self.given: Given | None = None
        self.die: int = t.BLUE
        self.symbols: int = 0
        """As bits."""
        self.symbols_table: tuple[tuple[int, int], ...] = ()
        """A symbol and the text that it leads to; the quest's own line has the symbol NONE."""
        self.effects: tuple[int, ...] = ()
        self.mods: tuple[int, ...] = ()
        self.until: int = NONE
        self.weapon: int = NONE
        self.which: Any = None
        """Which enemies are activated (SS-32.2)."""
        self.rank: int = NONE
        self.level: int = 0
        self.keep: int = 0
        self.within: Amount = NOTHING


class Which:
    """SS-32.2: which enemies an encounter card means."""

    __slots__ = ("all", "count", "hero_at", "highest", "rank", "style", "wounded")

    def __init__(self) -> None:
        self.rank: int = NONE
        self.style: int = 0
        self.wounded: bool = False
        self.hero_at: int = NONE
        self.highest: bool = False
        self.count: int = NONE
        self.all: bool = False


class Text:
    """A list of verbs under a number of its own, with what was written."""

    __slots__ = ("number", "ops", "source", "sure")

    def __init__(self, number: int, source: list[Any]) -> None:
        self.number = number
        self.source = source
        self.ops: tuple[Op, ...] = ()
        self.sure: bool = False
        """One of them can always do something (SS-50.13)."""


class Cast:
    """All content of a library."""

    def __init__(self, red: Die, blue: Die) -> None:
        self.dice: tuple[Die, Die] = (red, blue)
        self.texts: list[Text] = []
        self.abilities: list[Ability] = []
        self.mods: list[Mod] = [guarding()]
        self.guard: int = 0
        """The modifier of `Guard n` (SS-50.3): so many SHIELD more."""
        self.dice_effects: list[DiceEffect] = []
        self.heroes: list[HeroInfo] = []
        self.versions: list[Version] = []
        self.version_ids: dict[str, int] = {}
        self.powers: list[Power] = []
        self.power_ids: dict[str, int] = {}
        self.talents: tuple[int, ...] = ()
        self.companions: list[CompanionInfo] = []
        self.companion_ids: dict[str, int] = {}
        self.items: list[Item] = []
        self.item_ids: dict[str, int] = {}
        self.cards: list[int] = []
        """The item of every card."""
        self.decks: list[tuple[int, ...]] = [()] * len(t.DECKS)
        """The cards of every deck, in their order, without buildings."""
        self.weightless: tuple[int, ...] = ()
        """Cards that take no room in a backpack (`Item.carried`)."""
        self.plain_capacity: bool | None = None
        """Whether all modifiers of capacity are plain numbers; found out when it is asked."""
        self.enemies: list[Enemy] = []
        self.enemy_codes: dict[str, int] = {}
        self.enemy_powers: list[EnemyPower] = []
        self.encounters: list[Card] = []
        self.traps: list[Card] = []
        self.events: list[Card] = []
        """By their numbers; nothing stands at 0."""
        self.criticals: list[Card] = []
        self.shadows: list[Card] = []
        self.loot: list[Card] = []
        self.chests: dict[str, int] = {}
        """The ability of each back."""
        self.searches: dict[int, int] = {}
        self.difficulties: dict[str, int] = {}
        self.actions: dict[str, int] = {}
        """Quest actions, by their names."""
        self.unarmed: Weapon = Weapon("unarmed", t.BLUNT, (0, 0, 1), ())
        """SS-21.7."""
        self.borne: dict[tuple[str, int, int], list[Borne]] = {}
        """What powers and cards give their bearers to use (`bearing`); filled as it is asked for."""
        self.innate: dict[int, Uses] = {}
        """What heroes can use without learning it, by their versions."""
        self.trade: Trade | None = None
        """What can be done with each card in the Emporium (`dealings`)."""
        self.fits: dict[tuple[int, tuple[int, ...]], Fit] = {}
        """What heroes of a style can use (`wearing`), some kinds of items being free to them."""

    def has_plain_capacity(self) -> bool:
        if self.plain_capacity is None:
            self.plain_capacity = all([mod.is_plain() for mod in self.mods if MODS[mod.kind] == "capacity"])
        return self.plain_capacity

    def item_of(self, card: int) -> Item:
        return self.items[self.cards[card]]

    def larger_by(self, mods: list[tuple[str, int, int]]) -> int:
        """SS-8.4, SS-13.11: how much larger these modifiers make a backpack, each of them once."""
        found = [number for name, number, _value in mods if name == "capacity"]
        return sum([self.mods[number].by.base for number in dict.fromkeys(found)]) if found else 0
