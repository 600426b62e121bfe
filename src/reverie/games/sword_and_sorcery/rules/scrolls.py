"""Enemies and their scrolls: behaviours, sentence by sentence (SS-28, SS-50.11)."""

from __future__ import annotations

from typing import Final

from . import terms as t
from .abilities import NONE
from .gear import Weapon

# Sentences of behaviours (SS-50.11)
ENGAGE: Final = 0
ADVANCE: Final = 1
"""Move n towards the victim."""
UP_TO: Final = 2
"""Move up to n towards the nearest hero."""
STRIKE: Final = 3
"""Attack the victim."""
STRIKE_NEAREST: Final = 4
USE: Final = 5
FALL_BACK: Final = 6
REGAIN: Final = 7
IF: Final = 8
IF_WOUNDED: Final = 0
IF_ENGAGED: Final = 1
IF_ENGAGED_WITH: Final = 2
IF_ENGAGED_WITH_DOWNED: Final = 3


class Sentence:
    """One sentence of a behaviour: what is done, how far or how often, with which weapon or ability; under a condition, and otherwise."""

    __slots__ = ("ability", "given", "kind", "n", "otherwise", "then", "times", "weapon")

    def __init__(self, kind: int, n: int = 0, weapon: int = NONE, times: int = 1, ability: int = NONE) -> None:
        self.kind = kind
        self.n = n
        self.weapon = weapon
        """MAIN or OFF."""
        self.times = times
        self.ability = ability
        """Which of the sheet's abilities, by its number in the cast."""
        self.given: int = NONE
        self.then: Sentence | None = None
        self.otherwise: Sentence | None = None


class Behaviour:
    """SS-33.2: the distances at which it applies, as bits (0 for `+`), and its sentences."""

    __slots__ = ("digits", "sentences", "written")

    def __init__(self, digits: int, sentences: tuple[Sentence, ...], written: str) -> None:
        self.digits = digits
        self.sentences = sentences
        self.written = written


class Sheet:
    """SS-2.11 to SS-2.13: scroll and card of an enemy; a master has two."""

    __slots__ = (
        "abilities", "behaviours", "defence", "defence_effects", "drops", "hp", "main", "off", "powers", "reacts", "resist", "soul",
        "style", "threat", "victim",
    )  # fmt: skip

    def __init__(self, main: Weapon, off: Weapon) -> None:
        self.main = main
        self.off = off
        self.victim: int = t.V_NEAREST
        self.threat: int = 1
        self.style: int = 0
        """As bits; masters have all."""
        self.abilities: tuple[int, ...] = ()
        self.behaviours: tuple[Behaviour, ...] = ()
        """The last is `+`."""
        self.hp: tuple[int, int] = (0, 0)
        """For 2-3 and for 4-5 heroes (SS-28.12)."""
        self.defence: tuple[int, int, int] = (0, 0, 0)
        self.defence_effects: tuple[int, ...] = ()
        self.resist: tuple[int, int, int, int] = (0, 0, 0, 0)
        """By damage type: negative resists, positive is weak."""
        self.drops: tuple[tuple[int, int], ...] = ()
        """Kind and amount."""
        self.soul: int = 0
        self.powers: int = 0
        self.reacts: bool = False

    def weapon(self, which: int) -> Weapon:
        return self.off if which == t.OFF else self.main


class Enemy:
    """SS-28.2: one enemy card: its type, rank and seals, its sheets, and how many figures it has on the map."""

    __slots__ = ("code", "figures", "id", "number", "race", "rank", "seals", "sheets")

    def __init__(self, number: int, id: str, rank: int, seals: int, sheets: tuple[Sheet, ...]) -> None:
        self.number = number
        self.id = id
        self.rank = rank
        self.seals = seals
        self.code: str = f"{id} {t.RANKS[rank]} {seals}" if rank != t.PURPLE else id
        """As quests name it."""
        self.sheets = sheets
        self.race: str = ""
        self.figures: int = 1
