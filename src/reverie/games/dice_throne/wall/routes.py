"""The wall: which of the forty achievements a visitor has, since when and with which seed (DT-10.90).

Finished tables are looked at once, when their player comes to the wall; what was earned there first stays.
"""

from __future__ import annotations

from typing import Any, Final

from litestar import get
from litestar.response import Response

from reverie.kernel.events import Event
from reverie.parts.school import day_of
from reverie.parts.site import Web, page_of

from .. import GAME
from ..rules.state import DiceThrone
from .model import ACHIEVEMENTS, IDS, earned

KEPT: Final = "dice-throne-wall"
COUNTED: Final = "dice-throne-counted"
MOST_TABLES: Final = 200
AT_ONCE: Final = 25
"""Tables that one visit looks at; the others wait for the next."""
MARKS: Final = {
    "steps": "i-flag",
    "dice": "i-reroll",
    "heroes": "hd-crown",
    "modes": "sil-tower",
    "oddities": "sil-jester",
}


class Earner:
    """Whoever asks, with what they have earned."""

    def __init__(self, request: Web) -> None:
        self.request = request
        self.hub: Any = request.app.state.hub
        self.visitor = self.hub.visitor(request)
        self.page: Any = page_of(request, GAME)

    async def shelf(self, name: str) -> dict[str, dict[str, Any]]:
        rows = await self.hub.stored(self.hub.store.kept, self.visitor.id, name)
        return {row["id"]: row["data"] for row in rows}

    async def put(self, name: str, id: str, data: dict[str, Any]) -> None:
        await self.hub.stored(self.hub.store.keep, self.visitor.id, name, id, data)

    async def wall(self) -> dict[str, dict[str, Any]]:
        """What is on the wall, with what the latest games have added."""
        have = await self.shelf(KEPT)
        counted = await self.shelf(COUNTED)
        await self.hub.freshen()
        tables = await self.hub.stored(self.hub.store.tables, self.visitor.id, None, None, MOST_TABLES)
        fresh = [row for row in tables if row.game == GAME.name and row.status == "over" and row.id not in counted]
        for row in sorted(fresh, key=lambda one: float(one.updated))[:AT_ONCE]:
            for id, seed in (await self._from(row.id)).items():
                if id not in have:
                    have[id] = {"date": day_of(row.updated), "seed": seed, "table": row.id}
                    await self.put(KEPT, id, have[id])
            await self.put(COUNTED, row.id, {})
        return have

    async def _from(self, table: str) -> dict[str, str]:
        """What was earned at a table, and its seed."""
        try:
            match = (await self.hub.live(table)).room.match
            held = await self.hub.stored(self.hub.store.held, table)
        except Exception:  # whatever is wrong with that table (gone, of older rules): it proves nothing
            return {}
        s = match.state
        if not isinstance(s, DiceThrone):
            return {}
        seed = match.header.server_seed or str(match.header.seed)
        seats = [seat for seat, people in held.items() if self.visitor.id in people and seat < s.mode.players]
        won: list[str] = await self.hub.drawing.do(all_earned, s, [event for _number, event in match.log], seats)
        return dict.fromkeys(won, seed)


def all_earned(s: DiceThrone, events: list[Event], seats: list[int]) -> list[str]:
    """What these seats earned in a game, which takes as long as the game was."""
    return [id for seat in seats for id in earned(GAME, s, events, seat)]


@get("/dice_throne/wall", include_in_schema=False)
async def show_wall(request: Web) -> Response[Any]:
    earner = Earner(request)
    have = await earner.wall()
    say = earner.page.say
    groups = [
        {
            "id": group,
            "title": say(f"wall-group-{group}"),
            "count": say("wall-count", n=len([id for id in tests if id in have]), all=len(tests)),
            "rows": [
                {
                    "title": say(f"wall-{id}"),
                    "text": say(f"wall-{id}", "how"),
                    "em": MARKS[group] if id in have else "i-lock",
                    "has": id in have,
                    "date": have[id]["date"] if id in have else "",
                    "seed": have[id]["seed"] if id in have else "",
                    "href": f"/t/{have[id]['table']}" if id in have else "",
                }
                for id in tests
            ],
        }
        for group, tests in ACHIEVEMENTS.items()
    ]
    done = len([id for id in IDS if id in have])
    answer: Response[Any] = earner.hub.page(
        request, "dice_throne/wall.html", nav="throne", game=GAME.name, say=say, groups=groups, done=done, all=len(IDS)
    )
    return answer


wall_routes: list[Any] = [show_wall]
