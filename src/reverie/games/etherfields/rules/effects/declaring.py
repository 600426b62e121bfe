"""EF-6.110: what is said of an op of Etherfields, in one place.

`parts.rules.effects` explains declarations; here is what this game asks besides, and the kinds of fields that its records have. Adding an
op is adding one to the module of its kind.
"""

from __future__ import annotations

from typing import Final

from reverie.parts.rules.effects import CONDITION, EFFECTS, ID, REQUIRED, WORD, Field, Verb, Vocabulary, amount, say

# Kinds of fields besides those of the part: names of types in `content.vocabulary`
WHO: Final = "Selector"
"""Whom it concerns (EF-6.111)."""
PLACE: Final = "Place"
COST: Final = "Cost"
MOD: Final = "Change"
FACES: Final = "Faces"
"""Luck faces, and what each does."""
CHOICES: Final = "list[Option]"
EDGE: Final = "Edge"

OPS: Final = Vocabulary()
"""All of them, once their modules are imported (`vocabulary`)."""


def declare(verb: Verb, **traits: object) -> Verb:
    """Enter an op in the vocabulary.

    `can(s, scene, op)` says whether every Dreamer addressed can meet it in full (EF-6.115), `worth(judge, op)` what it is worth to the
    Dreamers, for bots.
    """
    return OPS.declare(verb, traits)


# Fields that many ops have -------------------------------------------------------------------------------------------


def who(default: object = REQUIRED, name: str = "who") -> Field:
    return Field(name, WHO, default, "who")


def place(default: object = REQUIRED, name: str = "place") -> Field:
    return Field(name, PLACE, default, "place")


def code(default: object = REQUIRED, name: str = "code") -> Field:
    return Field(name, ID, default, "code")


def named(default: object = REQUIRED, name: str = "name") -> Field:
    return Field(name, ID, default, "name")


def word(name: str, words: tuple[str, ...], slot: str = "kind", default: object = REQUIRED) -> Field:
    return Field(name, WORD, default, slot, words)


def effects(name: str = "do", slot: str = "body", default: object = REQUIRED) -> Field:
    return Field(name, EFFECTS, default, slot)


def given() -> Field:
    return Field("given", CONDITION, REQUIRED, "given")


__all__ = [
    "CHOICES",
    "COST",
    "EDGE",
    "FACES",
    "MOD",
    "OPS",
    "PLACE",
    "WHO",
    "Verb",
    "amount",
    "code",
    "declare",
    "effects",
    "given",
    "named",
    "place",
    "say",
    "who",
    "word",
]
