"""How Etherfields reads in words: names, questions, options, the log, refusals, and how the Team stands."""

from __future__ import annotations

import re

from reverie.kernel.choice import Choice
from reverie.kernel.domain import Permutation
from reverie.kernel.plain import Answer, Plain

from ..rules import decisions
from ..rules import terms as t
from ..rules.abilities import NONE
from ..rules.atoms_turns import has_turns, turns_left
from ..rules.state import Session
from .tutorial import TeachingPage


class EtherfieldsPage(TeachingPage):
    """Etherfields in one language."""

    def subtitle(self, s: Session) -> str:
        if s.in_play() and not (s.turn and has_turns(s)):
            return self.dream(s, s.dream) if s.layer == t.IN_DREAM else self.phrase(self.slumber(s, s.slumber))
        if s.layer == t.IN_DREAM and s.dream != NONE:
            return self.say("subtitle-play", place=self.dream(s, s.dream), turn=s.turn, left=max(0, turns_left(s) - 1))
        if s.layer == t.IN_SLUMBER and s.slumber != NONE:
            return self.say(
                "subtitle-play",
                place=self.phrase(self.slumber(s, s.slumber)),
                turn=s.turn,
                left=max(0, turns_left(s) - 1),
            )
        if s.layer == t.ON_MAP and s.location != NONE:
            return self.say("subtitle-map", place=self.location(s, s.location))
        return self.say("subtitle-setup")

    def overview(self, s: Session, viewer: int | None) -> list[list[str]]:
        """The Dreamers, one to a line."""
        heads = ("dreamer", "distress", "hand", "deck", "sealed", "ether", "gems", "space")
        lines = [[self.say(f"table-{head}") for head in heads]]
        for seat, row in enumerate(s.dreamers.rows):
            lines.append(
                [
                    self.phrase(self.dreamer(s, seat)),
                    f"{row.distress}/{t.DEADLY}",
                    str(len(row.hand)),
                    str(len(s.deck(seat))),
                    str(len(row.sealed)),
                    str(row.ether),
                    str(row.gems),
                    self.space(s, s.space_of(seat)),
                ]
            )
        return lines

    def advised(self, s: Session, choice: Choice, value: Answer) -> str:
        """What to do, as a sentence."""
        told = self.option(s, choice, value).removesuffix(".")
        if choice.decision is decisions.WALK and isinstance(value, int):
            return self.say("do-walk", what=told)
        return super().advised(s, choice, value)

    def roll(self, choice: Choice, words: str) -> Plain:
        options = choice.options
        if isinstance(options, Permutation):
            value = tuple(int(n) - 1 for n in re.findall(r"[0-9]+", words))
            if not options.has(value):
                raise ValueError(self.say("parse-order", n=options.count))
            return value
        return super().roll(choice, words)


__all__ = ["EtherfieldsPage"]
