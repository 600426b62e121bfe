"""How Sword & Sorcery reads in words: names, questions, options, the log, refusals, and how the party stands."""

from __future__ import annotations

import re
from typing import ClassVar

from reverie.kernel.choice import Choice
from reverie.kernel.domain import Permutation
from reverie.kernel.plain import Plain

from ..rules import decisions
from ..rules.state import BATTLE_PHASE, ENDING, SETUP, Quest
from .advised import Advised
from .wishes import WishfulPage
from .wording import roman


class SwordAndSorceryPage(Advised, WishfulPage):
    """Sword & Sorcery in one language."""

    site: ClassVar[tuple[tuple[str, str, str, str], ...]] = (
        ("learn", "lessons", "/sword_and_sorcery/lessons", "i-book"),
        ("wall", "wall", "/sword_and_sorcery/wall", "i-seal"),
    )

    def subtitle(self, s: Quest) -> str:
        quest = self.say(f"quest-{s.plan.id}")
        if s.phase == ENDING and not s.pending:
            return self.say("subtitle-over", quest=quest)
        if s.phase == SETUP:
            return self.say("subtitle-setup", quest=quest)
        between = any(choice.decision is decisions.WHO for choice in s.pending)
        if s.phase == BATTLE_PHASE and not between:
            return self.say("subtitle-turn", quest=quest, round=s.round, **self.whose(s, s.active))
        return self.say("subtitle", quest=quest, round=s.round, phase=self.phase_name(s.phase))

    def seat_look(self, seat: int) -> dict[str, str]:
        return super().seat_look(seat) | {"name": self.seat_name(seat)}

    def overview(self, s: Quest, viewer: int | None) -> list[list[str]]:
        """The heroes, one to a line."""
        heads = ("hero", "rank", "hp", "shields", "crowns", "area", "state")
        lines = [[self.say(f"table-{head}") for head in heads]]
        for seat, row in enumerate(s.heroes.rows):
            figure = s.figures.rows[seat]
            state = [self.say("table-ghost")] if row.ghost else self.conditions_of(s, seat)
            lines.append(
                [
                    f"{self.hero(s, seat)}, {self.version_name(s, seat)}",
                    roman(row.rank),
                    f"{self.left(s, seat)}/{self.most(s, seat)}",
                    str(figure.shields + figure.extra),
                    str(s.crowns(seat)),
                    self.area(s, figure.area),
                    ", ".join(state),
                ]
            )
        return lines

    def roll(self, choice: Choice, words: str) -> Plain:
        options = choice.options
        numbers = tuple(int(n) for n in re.findall(r"[0-9]+", words))
        if isinstance(options, Permutation):
            value = tuple(n - 1 for n in numbers)
            if not options.has(value):
                raise ValueError(self.say("parse-order", n=options.count))
            return value
        return super().roll(choice, words)


__all__ = ["SwordAndSorceryPage"]
