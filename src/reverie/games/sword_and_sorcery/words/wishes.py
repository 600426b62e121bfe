"""When somebody wants to be asked (SS-7.40): the windows by name, and what is answered for who does not want to be."""

from __future__ import annotations

from reverie.kernel.choice import Choice
from reverie.kernel.decision import Decision
from reverie.kernel.page import Page

from ..rules import decisions
from ..rules.matters import WISHED, answer_by_itself
from ..rules.state import Quest


class WishfulPage(Page[Quest]):
    """A page whose windows pass by themselves where nothing matters."""

    def asides(self) -> tuple[Decision, ...]:
        return (decisions.WINDOW,)

    def auto_windows(self) -> list[tuple[str, str]]:
        return [(name, self.say(f"window-{name}")) for name in WISHED]

    def auto_answer(self, s: Quest, choice: Choice, wishes: dict[str, str]) -> str | None:
        return answer_by_itself(s, choice, wishes)

    def auto_is_open(self, s: Quest, choice: Choice, wishes: dict[str, str]) -> bool:
        return True
