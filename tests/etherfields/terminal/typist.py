"""Somebody who plays the First Dream through a terminal: types numbers on the way to the last door, and asks in between."""

from __future__ import annotations

import io
from typing import Any

from rich.console import Console

from reverie.games.etherfields.game import GAME
from reverie.games.etherfields.rules import decisions
from reverie.games.etherfields.rules.abilities import INTERACTION, MAP
from reverie.games.etherfields.rules.places import land
from reverie.games.etherfields.rules.state import Session
from reverie.kernel.choice import Choice
from reverie.kernel.domain import Subset
from reverie.kernel.match import Match
from reverie.kernel.plain import Answer
from reverie.listed import told_apart
from reverie.terminal import Left, TerminalTable

WANTED = ("m1", "m2", "m3", "m4", "m5", "m9", "m10")
"""The way through the First Dream, action by action."""


class Typist(TerminalTable):
    """Types what leads on; every few decisions a question."""

    def __init__(self, language: str, seed: int, most: int, questions: tuple[str, ...] = (), dreamers: int = 1) -> None:
        match = Match(GAME, GAME.setup({"scenario": "I-01", "players": dreamers}), seed, ["human"] * dreamers)
        self.screen = io.StringIO()
        super().__init__(GAME, match, {}, language, Console(file=self.screen, width=100, no_color=True))
        self.typed = 0
        self.most = most
        self.questions = questions
        self.asked: Choice | None = None

    def ask(self, choice: Choice) -> Answer:
        self.asked = choice
        return super().ask(choice)

    def read(self, prompt: str) -> str:
        self.typed += 1
        if self.typed > self.most:
            raise Left
        if self.questions and self.typed % 6 == 0:
            return self.note(self.questions[self.typed // 6 % len(self.questions)])
        assert self.asked is not None
        return self.note(self.number_of(self.asked))

    def note(self, words: str) -> str:
        self.console.print(f"> {words}")
        return words

    def number_of(self, choice: Choice) -> str:
        s: Any = self.match.state
        answer = answer_to(s, choice)
        if isinstance(choice.options, Subset):
            picks = choice.options.items + choice.options.alone
            return " ".join(str(picks.index(one) + 1) for one in answer) or "0"
        _picks, labels = told_apart(self.page, s, choice, ())
        label = self.page.pick(s, choice, (), answer)
        return str(labels.index(label) + 1) if label in labels else "1"


def goal_of(s: Session) -> tuple[int, int]:
    """The next wanted action that lies there and is not used up, and its space; -1 where there is none."""
    for id in WANTED:
        for slot, number in enumerate(s.lying):
            for use in s.cast.tiles[number].actions if number >= 0 else ():
                one = s.cast.uses[use]
                if one.id == id and use not in s.stops and not (id == "m4" and s.cast.script_ids["s.104"] in s.read):
                    corner = next(corner for corner in range(4) if one.spaces >> corner & 1)
                    return use, 4 * slot + corner
    return -1, -1


def answer_to(s: Session, choice: Choice) -> Any:
    options = list(choice.options) if not isinstance(choice.options, Subset) else []
    use, space = goal_of(s)
    if choice.decision is decisions.DISCARD:
        return choice.options.items  # type: ignore[attr-defined]
    if isinstance(choice.options, Subset):
        return choice.options.at(0)
    if choice.decision is decisions.ACT:
        return deed(s, choice, options, use, space)
    if choice.decision is decisions.PAY:
        paid = [one for one in options if isinstance(one, tuple) and one[0] == "card"]
        for word in ("enough", "boost"):
            if word in options and (word == "enough" or not paid) and not walks_on(s, choice, paid, space):
                return word
        return paid[0] if paid else options[0]
    if choice.decision is decisions.WALK:
        here = s.space_of(choice.seat)
        return min(options, key=lambda one: land(s).distance(here if one == "stop" else one, space))
    return options[0]


def walks_on(s: Session, choice: Choice, paid: list[Any], space: int) -> bool:
    """Of a Move: whether more is to be paid."""
    row = [one for one in s.payments.rows if one.seat == choice.seat and one.what][-1]
    far = land(s).distance(s.space_of(choice.seat), space) if space >= 0 else 0
    return bool(paid) and row.what == 3 and row.total < far


def deed(s: Session, choice: Choice, options: list[Any], use: int, space: int) -> Any:
    for one in options:
        if isinstance(one, tuple) and one[0] == "use":
            known = s.cast.uses[one[1]]
            if known.source == INTERACTION or (known.source == MAP and one[1] == use):
                return one
    if "move" in options and space >= 0 and 0 < land(s).distance(s.space_of(choice.seat), space) < 9:
        return "move"
    return decisions.DONE
