"""Texts of effects: what a game's cards, abilities and events do, written in a vocabulary of the game's own.

An effect is declared once: what may be written of it (its fields), the rule it follows, what it does, how it is told, what it is
worth, when it is refused. A text is compiled into ops, each of which knows its declaration; a `Walk` carries them out one after the
other, and sets the rule of each, so that whatever happens and whatever is asked cites it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from reverie.kernel.agenda import AGAIN, DONE, Flow, ask
from reverie.kernel.decision import Decision
from reverie.kernel.domain import Listed
from reverie.kernel.state import Frame, State

# What may be written in a field, and what becomes of it in an op
NUMBER: Final = "Number"
"""An amount: a number, or what is worked out when the effect comes."""
INT: Final = "int"
BOOL: Final = "bool"
ID: Final = "str"
WORD: Final = "word"
"""One of a few words; the op holds which."""
CONDITION: Final = "Condition"
EFFECTS: Final = "list[Effect]"
OPTIONS: Final = "list[list[Effect]]"

REQUIRED: Final = "\x00required"
NO_TEXT: Final = -1

# Shapes: how an effect is built of others, for whoever tells or checks a text
LEAF: Final = "leaf"
PAUSE: Final = "pause"
"""What follows comes after it: it joins its neighbours and is nothing by itself."""
BLOCK: Final = "block"
"""A head, and effects below it (`effects`)."""
BRANCH: Final = "branch"
"""A condition (`given`), effects below it, and perhaps others (`otherwise`)."""
CHOICE: Final = "choice"
"""One of several lists of effects (`options`)."""
LAST: Final = "last"
"""As a block, but after everything else: it stands last."""


class Field:
    """One thing that may be written of an effect, and where its op holds it."""

    __slots__ = ("default", "kind", "name", "slot", "words")

    def __init__(
        self, name: str, kind: str, default: object = REQUIRED, slot: str = "", words: tuple[str, ...] = ()
    ) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.slot: str = slot or name
        self.words = words
        """Of a `WORD`: what may be written, in the order of its numbers."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """The declaration of one effect. A game adds what its own rules, bots and pages ask of an effect."""

    __slots__ = ("doc", "fields", "name", "perform", "rule", "rules", "shape", "struct", "words")

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
        self.name = name
        """As it is written: `op: lose-cp`."""
        self.rule = rule
        """What it follows: its events and questions cite it."""
        self.rules: tuple[str, ...] = (rule,) if rules is None else rules
        """What its words stand for."""
        self.perform = perform
        """perform(state, walk, op): whether it is done. It is not while its walk waits for an answer, or for something pushed
        first; then it is called again, and `walk.stage` says how far it came."""
        self.words = words
        """words(teller, effect, rules): one sentence; rules are added where the words depend on what was written."""
        self.fields = fields
        self.struct: str = struct or "".join([part.capitalize() for part in name.split("-")])
        """What its struct is called."""
        self.shape = shape
        self.doc = doc

    def cites(self, op: Any) -> str:
        """The rule of one op, for effects whose rule depends on what was written."""
        return self.rule


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Effect):
    """An effect that says besides whether it could do anything, and what it is worth; a game explains how it asks (`can`, `worth`)."""

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
        """Whether it could be carried out now; None where nothing need be asked."""
        self.worth: Callable[..., float] | None = None
        """What it is worth, for bots."""


def say(teller: Any, e: Any, rules: list[str]) -> str:
    """The words of most verbs: those of its name, with everything that was written of it. `teller` stands above the rules, `e` is the
    effect as it was written."""
    return str(teller.verb(e, rules))


def amount(default: object = REQUIRED, name: str = "amount") -> Field:
    """A field for how much or how many."""
    return Field(name, NUMBER, default, "amount")


E = TypeVar("E", bound=Effect, covariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Op(Generic[E]):
    """One effect of a compiled text. A game's own adds what else may be written of its effects."""

    __slots__ = ("also", "body", "effect", "options", "rule", "text")

    def __init__(self, effect: E, text: int) -> None:
        self.effect = effect
        self.rule: str = effect.rule
        """What it follows: the rule that its events and questions cite."""
        self.text = text
        """The text it stands in."""
        self.body: int = NO_TEXT
        """The text inside it..."""
        self.also: int = NO_TEXT
        """... the one instead of that, where its condition does not hold..."""
        self.options: tuple[int, ...] = ()
        """... or those of which one is chosen."""


class Vocabulary:
    """All effects of a game, by the names they are written with."""

    def __init__(self) -> None:
        self.effects: dict[str, Effect] = {}

    def add(self, effect: Effect) -> None:
        if effect.name in self.effects:
            raise ValueError(f"the effect {effect.name!r} is declared twice")
        self.effects[effect.name] = effect

    def declare(self, verb: Verb, traits: dict[str, object]) -> Verb:
        """Enter a verb with what a game says of it besides."""
        for name, value in traits.items():
            setattr(verb, name, value)
        self.add(verb)
        return verb


# Carrying out --------------------------------------------------------------------------------------------------------

S = TypeVar("S", bound=State)
P = TypeVar("P", bound=Op[Effect])


@mypyc_attr(allow_interpreted_subclasses=True)
class Walk(Frame, Generic[S, P]):
    """A text being carried out. A game's own frame declares these fields, and what its effects have to remember."""

    __slots__ = ("at", "last", "seat", "stage", "text")

    text: int
    seat: int
    """Whose text it is."""
    at: int
    """The next effect."""
    stage: int
    """How far the present effect has come."""
    last: int
    """The last effect to be carried out; -1 for all."""

    def waits(self, s: S, op: P) -> bool:
        """Whether this effect waits for another moment, and was put where it will be found then."""
        return False

    def holds(self, s: S, op: P) -> bool:
        """Whether the condition of an effect holds."""
        raise NotImplementedError

    def choosing(self) -> Decision:
        """What is asked where one of several things is to be done."""
        raise NotImplementedError

    def inside(self, s: S, text: int) -> None:
        """Carry out a text inside this one first."""
        raise NotImplementedError


def walk(s: S, f: Walk[S, P], ops: tuple[P, ...]) -> Flow:
    """The step of every `Walk`: effect by effect, each under its own rule, until somebody is asked or something comes first."""
    end = len(ops) if f.last < 0 else f.last + 1
    for at in range(f.at, end):
        op = ops[at]
        f.at = at
        s.rule = op.rule
        if f.waits(s, op):
            continue
        if not op.effect.perform(s, f, op):
            return AGAIN
        f.at = at + 1
        f.stage = 0
        if s.agenda[-1] is not f or s.happened:
            return AGAIN  # something first
    return DONE


# Control -------------------------------------------------------------------------------------------------------------


def do_inside(s: S, f: Walk[S, P], op: P) -> bool:
    f.inside(s, op.body)
    return True


def do_when(s: S, f: Walk[S, P], op: P) -> bool:
    f.inside(s, op.body if f.holds(s, op) else op.also)
    return True


def do_chosen(s: S, f: Walk[S, P], op: P) -> bool:
    if f.stage == 0:
        f.stage = 1
        ask(s, f.seat, f.choosing(), Listed(tuple(range(len(op.options)))), op.text)
        return False
    f.inside(s, op.options[f.answer])
    return True
