"""SS-50.8: what is said of a verb of Sword & Sorcery, in one place.

`parts.rules.effects` explains declarations; here is what this game asks besides, and the kinds of fields that its records have. Adding a
verb is adding one to the module of its kind.
"""

from __future__ import annotations

from typing import Any, Final

from reverie.parts.rules.effects import BOOL, EFFECTS, ID, INT, REQUIRED, WORD, Field, Verb, Vocabulary, amount, say

# Kinds of fields besides those of the part: names of types in `content.vocabulary`
SELECTOR: Final = "Selector"
"""Whom it concerns (SS-50.4)."""
DICE: Final = "list[str]"
"""Dice effects (SS-50.3)."""
MODS: Final = "list[Mod]"
"""Modifiers (SS-50.9)."""
WHICH: Final = "Which"
"""Enemies that an encounter card names (SS-32.2)."""
EDGE: Final = "Edge"
"""An edge of the map: two areas, a slot or a join (SS-G17)."""
TABLE: Final = "Table"
"""Symbols, and what each leads to."""
WORDS: Final = "list[str]"
PLACE: Final = "str"
"""An area of the map, or a word for one."""

VERBS: Final = Vocabulary()
"""All of them, once their modules are imported (`vocabulary`)."""


Spoken = Any
"""An effect as it was written: its struct."""
Teller = Any
"""Whoever tells a text (`words.wording.Teller`), which stands above the rules."""


def declare(verb: Verb, **traits: object) -> Verb:
    """Enter a verb in the vocabulary.

    `can(s, walk, op)` says whether it would do anything now (SS-50.13: what can do nothing is not offered), `worth(judge, op)` what it is
    worth to the heroes, for bots.
    """
    return VERBS.declare(verb, traits)


# Fields that many verbs have -----------------------------------------------------------------------------------------


def whose(default: object = REQUIRED) -> Field:
    return Field("whose", SELECTOR, default)


def number(name: str, default: object = REQUIRED, slot: str = "n") -> Field:
    return Field(name, INT, default, slot)


def flag(name: str, default: object = False) -> Field:
    return Field(name, BOOL, default, "flag")


def named(name: str, default: object = REQUIRED, slot: str = "id") -> Field:
    return Field(name, ID, default, slot)


def place(name: str = "at", default: object = REQUIRED) -> Field:
    return Field(name, PLACE, default, "at")


def effects(name: str, slot: str = "body", default: object = REQUIRED) -> Field:
    return Field(name, EFFECTS, default, slot)


def word(name: str, words: tuple[str, ...], slot: str, default: object = REQUIRED) -> Field:
    return Field(name, WORD, default, slot, words)


__all__ = [
    "DICE",
    "EDGE",
    "MODS",
    "PLACE",
    "SELECTOR",
    "TABLE",
    "VERBS",
    "WHICH",
    "WORDS",
    "Spoken",
    "Teller",
    "Verb",
    "amount",
    "declare",
    "effects",
    "flag",
    "named",
    "number",
    "place",
    "say",
    "whose",
    "word",
]
