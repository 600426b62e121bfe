"""Luck and skill of a finished game told apart: what dice and cards did beside their mean, turn by turn, and what clear mistakes cost.

Luck is reckoned in the processes in which bots think, a few rolls at a time, and once for each replay. A sum over the game does not say
that somebody has won by luck: much of it evens out within a turn.
"""

from __future__ import annotations

import logging
from typing import Final

from reverie.kernel.codec import save
from reverie.kernel.page import Page
from reverie.kernel.plain import Body
from reverie.luck import Fall, falls_of, total

from ..hub.hub import Hub
from ..hub.replays import Replay
from ..hub.thinking import Rolled
from .curve import last_step
from .render import Context
from .turning import name_of

log = logging.getLogger("reverie.table")

SAMPLES: Final = 18
"""So many things that could have come are tried for each roll; all where there are no more."""
AT_ONCE: Final = 12
"""Rolls that a worker looks at before others have their turn."""
MOST_ROLLS: Final = 5
"""So many rolls that did most are told one by one."""
TELLING: Final = 0.05
"""Points that are told as none."""


def leaders_of(made: Replay) -> list[int]:
    """The first seat of each side."""
    match = made.match
    seats = range(len(match.seats()))
    return [seat for seat in seats if min(match.game.allies(match.header.setup, seat)) == seat]


async def fortune(hub: Hub, made: Replay) -> list[Body]:
    """What every roll and draw did for each side, in the order in which they came; nothing where a worker fails."""
    if made.rolls is None:
        falls: list[Fall] = await hub.drawing.do(falls_of, made.match)
        leaders = leaders_of(made)
        told: list[Body] = []
        for first in range(0, len(falls), AT_ONCE):
            part = falls[first : first + AT_ONCE]
            rolled = await hub.drawing.do(kept, part)
            try:
                told += await hub.thinking.luck(made.match.game.name, made.match.header.seed, rolled, leaders, SAMPLES)
            except Exception as error:  # a worker that fails costs this part of the page, not the page
                log.error("no luck told", extra={"error": repr(error)}, exc_info=error)
                return []
        made.rolls = told
    return made.rolls


def kept(falls: list[Fall]) -> list[Rolled]:
    return [Rolled(fall.step, save(fall.game, fall.before), fall.answer) for fall in falls]


def fortune_context(made: Replay, page: Page, rolls: list[Body], points: list[Context], home: str) -> Context:
    """Luck by sides and turns, the rolls that did most, and by players what their clear mistakes cost."""
    leaders = leaders_of(made)
    setup = made.match.header.setup
    sides = [
        {
            **page.seat_look(seat),
            "name": name_of(made, page, made.match.game.allies(setup, seat)),
            "luck": total(rolls, side),
        }
        for side, seat in enumerate(leaders)
    ]
    seats = range(len(made.seats))
    lost = {seat: sum([point["lost"] for point in points if point["seat"] == seat]) for seat in seats}
    telling = made.telling(page.language, None)
    most = sorted(rolls, key=lambda roll: -abs(roll["points"][0]))[:MOST_ROLLS]
    return {
        "sides": sides,
        "players": [
            {**page.seat_look(seat), "name": name_of(made, page, (seat,)), "lost": lost[seat]} for seat in seats
        ],
        "turns": turn_bars(telling.turns, rolls, last_step(made.match), home),
        "rolls": [
            {
                "step": roll["step"],
                "text": telling.line_at(roll["step"]),
                "points": roll["points"][0],
                "margin": roll["margins"][0],
                "href": f"{home}?step={roll['step']}",
            }
            for roll in most
            if abs(roll["points"][0]) >= TELLING
        ],
    }


def turn_bars(turns: list[Body], rolls: list[Body], last: int, home: str) -> Context:
    """What luck did for the first side turn by turn, drawn over an axis that is as long to either side."""
    rows = []
    for number, turn in enumerate(turns):
        end = turns[number + 1]["step"] if number + 1 < len(turns) else last + 1
        own = [roll for roll in rolls if turn["step"] <= roll["step"] < end]
        rows.append({"n": number + 1, "text": turn["text"], "href": f"{home}?step={turn['step']}", **total(own, 0)})
    reach = max([10, *[-(-abs(row["points"]) // 10) * 10 for row in rows]])
    for row in rows:
        width = round(abs(row["points"]) / reach * 100, 1)
        row["x"], row["width"] = (100.0, width) if row["points"] >= 0 else (round(100 - width, 1), width)
    return {"rows": rows, "reach": round(reach)}
