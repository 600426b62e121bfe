"""DT-5.240: what is said of an effect of Dice Throne, in one place.

`parts.rules.effects` explains declarations; here is what this game asks besides. Adding an effect is adding one to the module of its
kind: `damage`, `wealth`, `tokens`, `companions`, `dice` or `control`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from reverie.kernel.choice import Refusal
from reverie.parts.rules.effects import LEAF, NUMBER, REQUIRED, WORD, Effect, Field, Vocabulary

WHO: Final = ("you", "target", "opponents", "chosen", "everyone")
WHOSE: Final = ("own", "team", "opponent", "any")

EFFECTS: Final = Vocabulary()
"""All of them, once their modules are imported (`vocabulary`)."""

Spoken = Any
"""An effect or a card as it was written: its struct."""
Teller = Any
"""Whoever tells a text (`words.wording.Teller`), which stands above the rules."""

# What a rough worth is multiplied by
ONCE: Final = 0
PER_AMOUNT: Final = 1
PER_COUNT: Final = 2
PER_TOKEN: Final = 3
"""By amount and by what such a token is worth."""


class Deed(Effect):
    """One effect of Dice Throne."""

    __slots__ = (
        "check", "deals", "gives_cp", "head", "joins", "late", "meets", "refuse", "rough", "rough_per", "suits", "takes", "together",
        "touches", "turns", "uses_up", "wards", "worth",
    )  # fmt: skip

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
        # Rules
        self.late: bool = False
        """It waits until damage printed before it has landed (DT-9.2)."""
        self.deals: bool = False
        """It deals damage of its own: what makes an attack (DT-5.30)."""
        self.meets: bool = False
        """It meets damage on its way to whomever it names."""
        self.turns: bool = False
        """It changes dice that lie on the table."""
        self.touches: bool = False
        """It needs dice on the table."""
        self.refuse: Callable[..., Refusal | None] | None = None
        """refuse(s, seat, text, op): why a text that begins with it cannot be used now."""
        self.suits: Callable[..., bool] | None = None
        """suits(s, seat, op): whether it would do something to a chosen player, where the text does nothing else."""
        # Content
        self.check: Callable[..., tuple[str, str] | None] | None = None
        """check(effect): a field and what is wrong with it."""
        self.gives_cp: Callable[..., bool] | None = None
        """gives_cp(effect): whether it raises somebody's CP."""
        self.uses_up: bool = False
        """It uses something up, so that it may be done again and again without a price."""
        # Words
        self.joins: str = ""
        """Neighbours of the same word make one sentence."""
        self.together: Callable[..., str] | None = None
        self.head: Callable[..., str] | None = None
        """head(teller, effect): what stands above the effects of a block that takes several lines; else `say-` and its name."""
        # Bots and pages
        self.worth: Callable[..., None] = no_worth
        """worth(judge, op, dice, size, scale): enter it in a judge's account."""
        self.rough: float = 0.0
        """What it is worth in nobody's situation in particular."""
        self.rough_per: int = ONCE
        self.takes: bool = False
        """It is worth as much as there is to take away."""
        self.wards: bool = False
        """It protects from damage on its way."""


def no_worth(judge: object, op: object, dice: tuple[int, ...], size: int, scale: float) -> None:
    """Worth nothing by itself, or judged where it is used."""


def declare(deed: Deed, **traits: object) -> Deed:
    """Enter an effect in the vocabulary."""
    for name, value in traits.items():
        setattr(deed, name, value)
    EFFECTS.add(deed)
    return deed


# Fields that many effects have ---------------------------------------------------------------------------------------


def amount(default: object = REQUIRED) -> Field:
    return Field("amount", NUMBER, default)


def to(default: str) -> Field:
    return Field("to", WORD, default, "who", WHO)


def whose(default: str) -> Field:
    return Field("whose", WORD, default, "whose", WHOSE)
