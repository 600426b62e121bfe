"""EF-6.110: what is said of an op of Etherfields, in one place.

`parts.rules.effects` explains declarations; here is what this game asks besides, and the kinds of fields that its records have. Adding an
op is adding one to the module of its kind.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from reverie.parts.rules.effects import CONDITION, EFFECTS, ID, LEAF, NUMBER, REQUIRED, WORD, Effect, Field, Vocabulary

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

Spoken = Any
"""An effect as it was written: its struct."""
Teller = Any
"""Whoever tells a text (`words.wording.Teller`), which stands above the rules."""


class Verb(Effect):
    """One op of Etherfields."""

    __slots__ = ("can", "worth")

    def __init__(
        self,
        name: str,
        rule: str,
        perform: Callable[..., bool],
        words: Callable[..., str],
        fields: tuple[Field, ...] = (),
        rules: tuple[str, ...] | None = None,
        struct: str = "",
        shape: str = LEAF,
        doc: str = "",
    ) -> None:
        super().__init__(name, rule, perform, words, fields, rules, struct, shape, doc)
        self.can: Callable[..., bool] | None = None
        """can(s, scene, op): whether every Dreamer addressed can meet it in full (EF-6.115); None where nothing need be met."""
        self.worth: Callable[..., float] | None = None
        """worth(judge, op): what it is worth to the Dreamers, for bots."""


def declare(verb: Verb, **traits: object) -> Verb:
    """Enter an op in the vocabulary."""
    for name, value in traits.items():
        setattr(verb, name, value)
    OPS.add(verb)
    return verb


def say(t: Teller, e: Spoken, rules: list[str]) -> str:
    """The words of most ops: `say-` and the op, with everything that was written of it."""
    return str(t.verb(e, rules))


# Fields that many ops have -------------------------------------------------------------------------------------------


def who(default: object = REQUIRED, name: str = "who") -> Field:
    return Field(name, WHO, default, "who")


def amount(default: object = REQUIRED, name: str = "amount") -> Field:
    return Field(name, NUMBER, default, "amount")


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
