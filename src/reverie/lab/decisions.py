"""What is kept of a game for a data set: every decision with what its seat saw, could answer and did answer."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from reverie.bots import Bot
from reverie.kernel.choice import Choice
from reverie.kernel.codec import digest
from reverie.kernel.domain import Domain
from reverie.kernel.game import Game
from reverie.kernel.lens import Lens
from reverie.kernel.plain import Answer, Plain, Setup
from reverie.kernel.state import State

from .plan import Fixture, Plan
from .play import Row, play

MOST_PATHS: Final = 400
"""Of a choice with more options the picks of an answer are not looked for."""


class Decided(msgspec.Struct):
    """One decision, as its seat saw it."""

    step: int
    seat: int
    kind: str
    rule: str
    subject: int
    size: int
    """How many options there were."""
    options: str
    """The options as JSON, as a view tells them."""
    answer: str
    """The answer as JSON."""
    actions: list[int]
    """The answer pick by pick, by the numbers of the game's lens; nothing where there were too many options."""
    observation: bytes
    """What the lens shows before the first pick."""
    view: str
    """What the seat saw, as JSON."""
    value: float
    """How it looked for the seat by what it saw, from -1 to 1."""
    chances: list[int]
    """What a searching bot thought of its answer and of the next best one, in percent."""
    digest: str
    """Of the situation, for checking."""


class KeptGame(msgspec.Struct):
    """One game with all its decisions."""

    seconds: float
    row: Row
    setup: Setup
    returns: list[float]
    digest: str
    lens: str
    """The digest of the lens by which actions and observations are told."""
    decisions: list[Decided]


def keep(game: Game, plan: Plan, fixture: Fixture) -> KeptGame:
    """Play a game and keep its decisions; what has only one answer is none."""
    lens = game.lens(fixture.setup)
    kept: list[Decided] = []
    last: list[State] = []

    def note(s: State, choice: Choice, answer: Answer, bot: Bot) -> None:
        last[:] = [s]
        if choice.options.size() > 1:
            kept.append(decided(game, lens, len(kept), s, choice, answer, bot))

    row = play(game, plan, fixture, note)
    end = last[0]
    returns = list(game.returns(end) or ())
    return KeptGame(row.seconds, row, fixture.setup, returns, digest(game, end), lens.digest, kept)


def decided(game: Game, lens: Lens, step: int, s: State, choice: Choice, answer: Answer, bot: Bot) -> Decided:
    seat = choice.seat
    view = game.view(s, seat)
    seen = bytearray(lens.width)
    lens.board(s, view, seat, seen)
    lens.draft(seat, choice, [], seen)
    return Decided(
        step=step,
        seat=seat,
        kind=choice.kind,
        rule=choice.rule,
        subject=choice.subject,
        size=choice.options.size(),
        options=msgspec.json.encode(choice.options.plain()).decode(),
        answer=msgspec.json.encode(answer).decode(),
        actions=actions_of(lens, s, choice, answer),
        observation=bytes(seen),
        view=msgspec.json.encode(view).decode(),
        value=round(float(game.bots.evaluate(game.blind(s, seat), seat)), 4),
        chances=list(bot.chances),
        digest=digest(game, s),
    )


def actions_of(lens: Lens, s: State, choice: Choice, answer: Answer) -> list[int]:
    """The numbers of the picks that build an answer; a pick that leaves nothing to choose is none."""
    options = choice.options
    if options.size() > MOST_PATHS:
        return []
    found: list[int] = []
    prefix: Plain = ()
    for pick in path_to(options, answer):
        picks = options.picks(prefix)
        if not prefix or len(picks) > 1:
            found.append(lens.names(s, choice, prefix, picks)[picks.index(pick)])
        prefix = (*prefix, pick)
    return found


def path_to(options: Domain, answer: Answer) -> Plain:
    """The picks that build an answer."""
    paths: list[Any] = [()]
    while paths:
        prefix = paths.pop()
        picks = options.picks(prefix)
        if not picks and options.build(prefix) == answer:
            return tuple(prefix)
        paths.extend([(*prefix, pick) for pick in picks])
    raise LookupError(f"no picks build {answer!r}")
