"""What to do, as whole sentences: hints."""

from __future__ import annotations

from typing import Final

from reverie.kernel.choice import Choice
from reverie.kernel.domain import Subset
from reverie.kernel.plain import Answer

from ..rules import decisions
from ..rules.state import Quest
from .asked import OF_EFFECTS
from .reading import Readings

USED: Final = ("power", "item", "innate")
"""Deeds that are named by what is used."""


class Advised(Readings):
    """Answers put as advice, in one language."""

    def advised(self, s: Quest, choice: Choice, value: Answer) -> str:
        asked = choice.decision
        if isinstance(value, int) and not isinstance(value, bool):
            return self._advised_number(s, choice, value)
        if asked is decisions.WINDOW and isinstance(value, tuple):
            return self.say("do-use", what=self.answer_name(s, value))
        if asked is decisions.DEED and isinstance(value, tuple) and value[0] in USED:
            return self.say("do-use", what=self.option(s, choice, value))
        if isinstance(choice.options, Subset) and value:
            key = "do-reroll" if asked is decisions.REROLL else "do-choose"
            return self.say(key, what=self.option(s, choice, value))
        return super().advised(s, choice, value)

    def _advised_number(self, s: Quest, choice: Choice, value: int) -> str:
        asked = choice.decision
        if asked is decisions.WHO:
            return self.say("do-who", who=self.hero(s, value))
        if asked is decisions.LEARN:
            return self.say("do-learn", what=self.power(s, value))
        if asked is decisions.TRAP:
            return self.say("do-choose", what=self.wording.name(f"trap-{s.cast.traps[value].id}"))
        if asked is decisions.DRAWN and choice.subject < 0:
            return self.say("do-keep", what=self.item(s, value))
        key = "do-pay" if asked in OF_EFFECTS else "do-choose"
        return self.say(key, what=self.option(s, choice, value).removesuffix("."))
