"""How Dice Throne reads in words: names, questions, options, the log, refusals."""

from __future__ import annotations

import re

from reverie.kernel.choice import Choice
from reverie.kernel.domain import Permutation, Roll
from reverie.kernel.plain import Plain
from reverie.parts.effects.telling import capital

from ..rules.state import NOBODY, SETUP, DiceThrone
from .advised import Advised
from .log import Log


class DiceThronePage(Advised, Log):
    """Dice Throne in one language."""

    def subtitle(self, s: DiceThrone) -> str:
        if s.phase == SETUP or s.active == NOBODY:
            return capital(self.phase_name(SETUP))
        if s.result is not None:
            return self.say("subtitle-over", round=s.round)
        return self.say("subtitle", round=s.round, phase=self.phase_name(s.phase), who=self.who(s, s.active))

    def seat_look(self, seat: int) -> dict[str, str]:
        return super().seat_look(seat) | {"name": self.seat_called(seat)}

    def roll(self, choice: Choice, words: str) -> Plain:
        numbers = tuple(int(n) for n in re.findall(r"[0-9]+", words)) if re.fullmatch(r"[0-9 ,;]*", words) else ()
        options = choice.options
        if isinstance(options, Permutation):
            value = tuple(n - 1 for n in numbers)
            if not options.has(value):
                raise ValueError(self.say("parse-order", n=options.count))
            return value
        if isinstance(options, Roll) and len(numbers) == 1 and options.count > 1:
            numbers = tuple(int(digit) for digit in str(numbers[0]))  # 13446 for 1 3 4 4 6
        if not options.has(numbers):
            raise ValueError(self.say("parse-dice", n=options.count if isinstance(options, Roll) else 1))
        return numbers


__all__ = ["DiceThronePage"]
