"""SS-50.8: what is said of a verb of Sword & Sorcery, in one place.

`parts.rules.effects` explains declarations; here is what this game asks besides, and the kinds of fields that its records have. Adding a
verb is adding one to the module of its kind.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from reverie.parts.rules.effects import BOOL, EFFECTS, ID, INT, LEAF, NUMBER, REQUIRED, WORD, Effect, Field, Vocabulary

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


class Verb(Effect):
    """One verb of Sword & Sorcery."""

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
        """can(s, walk, op): whether it would do anything now (SS-50.13: what can do nothing is not offered)."""
        self.worth: Callable[..., float] | None = None
        """worth(judge, op): what it is worth to the heroes, for bots."""


def declare(verb: Verb, **traits: object) -> Verb:
    """Enter a verb in the vocabulary."""
    for name, value in traits.items():
        setattr(verb, name, value)
    VERBS.add(verb)
    return verb


def say(t: Teller, e: Spoken, rules: list[str]) -> str:
    """The words of most verbs: `say-` and the verb, with everything that was written of it."""
    return str(t.verb(e, rules))


# Fields that many verbs have -----------------------------------------------------------------------------------------


def whose(default: object = REQUIRED) -> Field:
    return Field("whose", SELECTOR, default)


def amount(default: object = REQUIRED, name: str = "amount") -> Field:
    return Field(name, NUMBER, default, "amount")


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
