"""When somebody wants to be asked (EF-4.112): the windows by name, and what is answered for who does not want to be."""

from __future__ import annotations

from reverie.kernel.choice import Choice
from reverie.kernel.decision import Decision

from ..rules import decisions
from ..rules.procedures.windows import WISHED, answer_by_itself
from ..rules.state import Session
from .log import Log


class WishfulPage(Log):
    """A page whose windows pass by themselves where nothing matters."""

    def asides(self) -> tuple[Decision, ...]:
        return (decisions.WINDOW,)

    def auto_windows(self) -> list[tuple[str, str]]:
        return [(name, self.say(f"wish-{name}")) for name in WISHED]

    def auto_answer(self, s: Session, choice: Choice, wishes: dict[str, str]) -> str | None:
        return answer_by_itself(s, choice, wishes)

    def auto_is_open(self, s: Session, choice: Choice, wishes: dict[str, str]) -> bool:
        return True
