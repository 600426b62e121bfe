"""The estimate over a game: how every step looks for one side, as a drawing, and the steps at which it swung."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from reverie.kernel.game import LOST, WON
from reverie.kernel.match import Match
from reverie.kernel.page import Page
from reverie.kernel.text import LANGUAGES

from ..hub.replays import Replay
from .render import Context

SWING: Final = 10
"""Where the estimate moves by so much out of a hundred while one thing happens, it is marked."""
MOST_SWINGS: Final = 8
NEAR: Final = 32
"""Marks that are closer to one another, out of a thousand, have no room for the label of both."""
KINDS: Final = ("turn", "land", "announce", "roll", "note")
"""Of several beats the one that comes first here says best what happened."""


def last_step(match: Match) -> int:
    """Step 0 is before the first answer, step n is after answer n."""
    return len(match.answers)


def two_sides(match: Match) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """The side of the first seat and the other one, which is empty where all play together; None for more than two sides."""
    game, setup = match.game, match.header.setup
    rest = game.winners_without(setup, 0)
    return (game.allies(setup, 0), rest) if not rest or game.allies(setup, rest[0]) == rest else None


def side_name(match: Match, page: Page, side: tuple[int, ...]) -> str:
    """Who plays together, by the names of their seats."""
    return ", ".join(page.seat_look(seat)["name"] for seat in side)


def estimates(match: Match, side: tuple[int, ...] = (0,)) -> list[int]:
    """How every step looks for a side, on the average of its seats, out of a hundred."""
    match.recall()
    game = match.game
    found = []
    for s in [*match.past, match.state]:
        worth = sum(game.bots.evaluate(s, seat) for seat in side) / len(side)
        found.append(round(50 + 50 * max(-1.0, min(1.0, worth))))
    outcome = match.outcome()
    if outcome is not None and outcome.result in (WON, LOST):
        found[-1] = 100 if side[0] in outcome.winners else 0
    return found


def curve_of(made: Replay) -> Context | None:
    """The estimate over a replay, drawn when it is first asked for."""
    if made.curve is None:
        told = made.telling(LANGUAGES[0], None)
        began = told.turns[0]["step"] if told.turns else 0
        made.curve = (curve(made.match, [step for step in told.stops if step >= began]),)
    return made.curve[0]


def curve(match: Match, stops: Sequence[int]) -> Context | None:
    """The estimate as a drawing 1000 wide and 100 high, with its swings from stop to stop; only where two sides play against
    each other, or one together."""
    sides = two_sides(match)
    if sides is None or not match.answers:
        return None
    values = estimates(match, sides[0])
    wide = 1000 / (len(values) - 1)
    points = [(round(number * wide, 1), 100 - value) for number, value in enumerate(values)]
    moved = [(before, step, values[step] - values[before]) for before, step in pairwise(stops)]
    biggest = sorted((one for one in moved if abs(one[2]) >= SWING), key=lambda one: -abs(one[2]))[:MOST_SWINGS]
    return {
        "values": values,
        "line": _path(points),
        "above": _path([(0, 50), *[(x, min(y, 50)) for x, y in points], (1000, 50)]) + "Z",
        "below": _path([(0, 50), *[(x, max(y, 50)) for x, y in points], (1000, 50)]) + "Z",
        "swings": [
            {
                "before": before,
                "step": step,
                "x": points[step][0],
                "y": points[step][1],
                "by": by,
                "labelled": all(
                    abs(points[step][0] - points[other][0]) >= NEAR
                    for _before, other, much in biggest
                    if (abs(much), -other) > (abs(by), -step)
                ),
            }
            for before, step, by in sorted(biggest)
        ],
    }


def _path(points: Sequence[tuple[float, float]]) -> str:
    """Points joined by lines; those on a level line between others are left out."""
    kept = [
        point
        for number, point in enumerate(points)
        if number in (0, len(points) - 1) or not points[number - 1][1] == point[1] == points[number + 1][1]
    ]
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in kept)


def headline(made: Replay, page: Page, before: int, step: int) -> str:
    """What happened between two steps, in one line: the weightiest of the beats that a table would show, and the last such."""
    sight = made.match.sight_at(step, None)
    events = [event for answer, event in sight.log if before < answer <= step]
    beats = page.beats(sight.state, events)
    found = min(reversed(beats), key=lambda beat: KINDS.index(beat.kind), default=None)
    return found.text if found is not None else made.telling(page.language, None).line_at(step)


__all__ = [
    "SWING",
    "curve",
    "curve_of",
    "estimates",
    "headline",
    "last_step",
    "side_name",
    "two_sides",
]
