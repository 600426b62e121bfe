"""Events: what happened, by which rule, and who may know it. They feed the log, animation, statistics and tests;
the state is never rebuilt from them."""

from __future__ import annotations

from typing import Final

from .plain import Particulars

EVERYONE: Final = None
OF_THE_KERNEL: Final[dict[str, tuple[str, ...]]] = {
    "forced": ("seat", "choice", "answer", "subject"),
    "rolled": ("choice", "answer", "subject"),
}
"""What the kernel itself tells, in every game: an answer that was the only one, and what nature said."""


class Event:
    """One thing that happened: a past participle, the rule of the step it happened in, and its particulars."""

    __slots__ = ("audience", "data", "kind", "rule")

    def __init__(self, kind: str, rule: str, data: Particulars, audience: tuple[int, ...] | None = EVERYONE) -> None:
        self.kind = kind
        self.rule = rule
        self.data = data
        self.audience = audience

    def seen_by(self, viewer: int | None) -> bool:
        """Whether this viewer may see it. A spectator is None and sees what everyone sees."""
        return self.audience is None or viewer in self.audience

    def plain(self) -> Particulars:
        return {"kind": self.kind, "rule": self.rule, **self.data}

    def __repr__(self) -> str:
        return f"Event({self.kind}, {self.rule}, {self.data})"
