"""A desk: where a plan is played, game by game. Every backend puts up desks of its own and asks them for lines."""

from __future__ import annotations

import msgspec

from .campaigning import play_campaign
from .decisions import keep
from .plan import DATASET, Plan
from .play import Row, play


class Desk:
    """Content is loaded once; a line follows from the plan and its number alone, wherever the desk stands."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = plan.find_game()
        self.variants = [Desk(variant) for variant in plan.variants]
        self._encode = msgspec.json.Encoder().encode

    def row(self, number: int) -> Row:
        """The game of this number. Where variants are compared, each number in turn is of the next of them."""
        if self.variants:
            place, which = divmod(number, len(self.variants))
            return msgspec.structs.replace(self.variants[which].row(place), number=number)
        begin = play_campaign if self.plan.campaign else play
        return begin(self.game, self.plan, self.plan.fixture(self.game, number))

    def line(self, number: int) -> bytes:
        if self.plan.kind == DATASET:
            return self._encode(keep(self.game, self.plan, self.plan.fixture(self.game, number)))
        return self._encode(self.row(number))
