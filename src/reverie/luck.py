"""What dice and cards did in a game that is over: what came beside the mean of all that could have come.

Each is played on by the heuristic to the next rest, with the same luck thereafter. All that could come is tried where that is little;
else a sample, and then there is an interval. Everything is in points of the chance to win.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from reverie.bots.hard import follow
from reverie.kernel.agenda import pending_for, submit
from reverie.kernel.chance import Stream, derive, seed_streams
from reverie.kernel.choice import NATURE
from reverie.kernel.game import Game
from reverie.kernel.match import Match
from reverie.kernel.plain import Answer, Body
from reverie.kernel.state import State

Z95: Final = 1.959963984540054
"""So many standard errors either way hold 95 of a hundred."""


class Fall(NamedTuple):
    """A roll or a draw: which answer of which game, and the state before it."""

    game: Game
    seed: int
    """Of the game."""
    step: int
    before: State
    answer: Answer


def falls_of(match: Match) -> list[Fall]:
    """Every roll and draw of a game in which more than one thing could come."""
    match.recall()
    found = []
    for step, (seat, answer) in enumerate(match.answers, start=1):
        before = match.past[step - 1]
        choice = pending_for(before, NATURE) if seat == NATURE else None
        if choice is not None and choice.options.size() > 1:
            found.append(Fall(match.game, match.header.seed, step, before, answer))
    return found


def luck_of(fall: Fall, leaders: list[int], samples: int) -> Body:
    """What it did for the side of each of these seats; `exact` where all that could come was tried."""
    choice = pending_for(fall.before, NATURE)
    assert choice is not None
    options = choice.options
    exact = options.size() <= samples
    stream = Stream(derive(fall.seed, fall.step, "luck"))
    could = list(options) if exact else [options.sample(stream.streams, 0) for _ in range(samples)]
    points, margins = [], []
    for seat in leaders:
        came = 50 * played_on(fall, fall.answer, seat)
        worths = [50 * played_on(fall, other, seat) for other in could]
        mean = sum(worths) / len(worths)
        spread = sum([(worth - mean) ** 2 for worth in worths]) / max(1, len(worths) - 1)
        points.append(round(came - mean, 2))
        margins.append(0.0 if exact else round(Z95 * math.sqrt(spread / len(worths)), 2))
        if len(leaders) == 2:  # what one side gains the other loses
            points, margins = [points[0], -points[0]], [margins[0]] * 2
            break
    told = {"step": fall.step, "turn": fall.game.bots.moment(fall.before), "kind": choice.kind, "rule": choice.rule}
    return {**told, "points": points, "margins": margins, "exact": exact}


def played_on(fall: Fall, answer: Answer, seat: int) -> float:
    """What it is worth to the side of a seat, from -1 to 1, at the next rest after nature has answered this."""
    game = fall.game
    s: State = fall.before.clone()
    moment = game.bots.moment(s)
    s.auto = True
    s.streams = seed_streams(derive(fall.seed, fall.step, "further"), game.purposes)
    submit(s, NATURE, answer)
    return follow(game.bots, s, game.allies(game.setup_of(s), seat), moment, list(s.streams))


def total(rolls: list[Body], side: int) -> Body:
    """Luck of a side: the sum, and its interval where something of it was sampled."""
    margin = math.sqrt(sum([roll["margins"][side] ** 2 for roll in rolls]))
    return {"points": round(sum([roll["points"][side] for roll in rolls]), 1), "margin": round(margin, 1)}
