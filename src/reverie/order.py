"""Whose answer comes next at one screen. Where several may answer and the first counts, people come before bots.

One person may lead several heroes and says which of them acts. What a bot takes up that it was only offered comes at once, and a text is
read by people, where there are any.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from reverie.bots.base import taken_up
from reverie.kernel.choice import ALL, OFFER, Choice
from reverie.kernel.match import Match


class Order:
    """Who answers next in one match at which these seats are bots; `say` gives it words."""

    def __init__(self, match: Match, bots: Collection[int], say: Callable[..., str]) -> None:
        self.match = match
        self.bots = bots
        self.say = say
        self.led = -1
        """The hero that was chosen to act..."""
        self.led_at = -1
        """... and after how many answers."""
        self.let_at = -1
        """After how many answers people let the bots go first."""

    def next(self) -> Choice:
        """What is put to somebody now; something must be asked."""
        choices = self.match.choices()
        if choices[0].mode == ALL:
            return choices[0]
        offer = taken_up(self.match.game, self.match.state, self.bots)
        if offer is not None:
            return offer
        now = len(self.match.answers)
        waited = [choice for choice in choices if choice.mode != OFFER]
        people = [choice for choice in waited if choice.seat not in self.bots]
        bots = [choice for choice in waited if choice.seat in self.bots]
        if bots and (not people or (self.let_at == now and not bots[0].to_be_read())):
            return bots[0]
        may = choices if self.led_at == now else waited  # whoever is only offered something acts when chosen for that
        return next((choice for choice in may if choice.seat == self.led), people[0])

    def others(self, choice: Choice) -> dict[str, int]:
        """The other heroes that might act instead, also those that are only offered something, by the names of their seats."""
        if choice.mode == ALL or choice.to_be_read():
            return {}
        seats = [one.seat for one in self.match.choices() if one.seat not in (choice.seat, *self.bots)]
        return {self.match.seats()[seat]: seat for seat in seats}

    def bots_wait(self, choice: Choice) -> bool:
        """Whether bots wait for people, who may let them go first."""
        if choice.mode == ALL or choice.to_be_read():
            return False
        return any(one.seat in self.bots and one.mode != OFFER for one in self.match.choices())

    def told(self, choice: Choice) -> str:
        """Who else might answer, in words; "" for nobody."""
        others = self.others(choice)
        told = [self.say("term-lead", seats=", ".join(others))] if others else []
        return " ".join([*told, self.say("term-let")] if self.bots_wait(choice) else told)

    def lead(self, choice: Choice, words: str) -> str:
        """Let another hero act; what is wrong with that, if anything."""
        others = self.others(choice)
        if words.upper() not in others:
            key = "term-lead-wrong" if others else "term-lead-nobody"
            return self.say(key, words=words, seats=", ".join(others))
        self.led, self.led_at = others[words.upper()], len(self.match.answers)
        return ""

    def let(self, choice: Choice) -> str:
        """Let the bots go first; what is wrong with that, if anything."""
        if not self.bots_wait(choice):
            return self.say("term-let-nobody")
        self.let_at = len(self.match.answers)
        return ""


__all__ = ["Order"]
