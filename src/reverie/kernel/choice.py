"""Choices: who decides what, out of which options, by which rule; and refusals, which say why something is no option."""

from __future__ import annotations

from typing import Final, TypeAlias

from .decision import Decision, Decisions
from .domain import Domain, domain_from_plain
from .plain import Answer, Particulars, Plain

Seat: TypeAlias = int

NATURE: Final = -1
"""The seat that answers for dice and shuffles."""

NONE: Final = -1
"""No subject."""

ALL: Final = 0
FIRST: Final = 1
OFFER: Final = 2
"""How a choice is waited for: until all who are asked have answered; until the first of them has (a race); not at all, for it is
an offer that may be taken up while others are waited for."""

READ: Final = "read"
"""What is answered to a text that has been read: the only answer there is."""

LEAVE: Final = "(leaves)"
"""What a seat says that gives up its place while the others play on: to no question, and at any time."""


class Refusal:
    """Why something may not be done: the rule that forbids it, and a text key with its arguments."""

    __slots__ = ("args", "rule", "why")

    def __init__(self, rule: str, why: str, **args: object) -> None:
        self.rule = rule
        self.why = why
        self.args: Particulars = args

    def __repr__(self) -> str:
        return f"Refusal({self.rule}, {self.why}{', ' if self.args else ''}{self.args or ''})"


class Choice:
    """One decision that one seat owes. Immutable; shared between clones."""

    __slots__ = ("decision", "mode", "options", "rule", "seat", "stream", "subject")

    def __init__(
        self,
        seat: Seat,
        decision: Decision,
        options: Domain,
        rule: str,
        subject: int = NONE,
        stream: int = 0,
        mode: int = ALL,
    ) -> None:
        self.seat = seat
        self.decision = decision
        self.options = options
        self.rule = rule
        self.subject = subject
        self.stream = stream
        self.mode = mode
        """`ALL`, `FIRST` or `OFFER`."""

    @property
    def kind(self) -> str:
        """The name of the decision."""
        return self.decision.name

    def to_be_read(self) -> bool:
        """Whether this asks nothing but that a text be read."""
        return self.mode == FIRST and self.options.size() == 1 and self.options.at(0) == READ

    def passing(self) -> Answer:
        """The option that does nothing; None when something has to be done."""
        passes = self.decision.passes
        return passes if passes is not None and self.options.has(passes) else None

    def shown_to(self, viewer: int | None) -> dict[str, object]:
        """As the view of a viewer tells it: what others may answer is theirs to know."""
        told: dict[str, object] = {"seat": self.seat, "kind": self.kind, "rule": self.rule, "subject": self.subject}
        if self.seat in (viewer, NATURE):
            told["options"] = self.options.plain()
        return told

    def plain(self, citing: bool = True) -> Plain:
        rule = self.rule if citing else ""
        plain = (self.seat, self.kind, self.options.plain(), rule, self.subject, self.stream)
        return (*plain, self.mode) if self.mode else plain

    def __repr__(self) -> str:
        return f"Choice(seat={self.seat}, kind={self.kind!r}, rule={self.rule!r}, options={self.options.size()})"


def choice_from_plain(plain: Plain, decisions: Decisions) -> Choice:
    decision = decisions.find(plain[1], plain[0] == NATURE)
    mode = plain[6] if len(plain) > 6 else ALL
    return Choice(plain[0], decision, domain_from_plain(plain[2]), plain[3], plain[4], plain[5], mode)


class IllegalAnswer(ValueError):
    """An answer that is no option of the choice, or that nobody asked this seat for."""
