"""The wall: which of the forty achievements a visitor has, since when and with which seed (DT-10.90).

Finished tables are looked at once, when their player comes to the wall; what was earned there first stays.
"""

from __future__ import annotations

from typing import Final

from litestar import get
from litestar.response import Response

from reverie.kernel.events import Event
from reverie.kernel.plain import Body
from reverie.parts.school import day_of
from reverie.parts.site import Here, Routes, Visit, Web

from ..game import GAME
from ..rules.state import DiceThrone
from ..visit import visit_of
from ..web.page import DiceThroneWeb
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


class Wall:
    """What whoever visits has earned."""

    def __init__(self, visit: Visit[DiceThroneWeb]) -> None:
        self.visit = visit
        self.site = visit.site

    async def shelf(self, name: str) -> dict[str, Body]:
        return {row.id: row.data for row in await self.visit.kept(name)}

    async def wall(self) -> dict[str, Body]:
        """What is on the wall, with what the latest games have added."""
        have = await self.shelf(KEPT)
        counted = await self.shelf(COUNTED)
        tables = await self.site.finished(self.visit.person, MOST_TABLES)
        fresh = [row for row in tables if row.game == GAME.name and row.id not in counted]
        for row in sorted(fresh, key=lambda one: one.updated)[:AT_ONCE]:
            for id, seed in (await self._from(row.id)).items():
                if id not in have:
                    have[id] = {"date": day_of(row.updated), "seed": seed, "table": row.id}
                    await self.visit.keep(KEPT, id, have[id])
            await self.visit.keep(COUNTED, row.id, {})
        return have

    async def _from(self, table: str) -> dict[str, str]:
        """What was earned at a table, and its seed."""
        match = await self.site.match_at(table)
        if match is None:
            return {}
        s = match.state
        if not isinstance(s, DiceThrone):
            return {}
        seed = match.header.server_seed or str(match.header.seed)
        seats = [seat for seat in await self.site.seats_of(table, self.visit.person) if seat < s.mode.players]
        won = await self.site.aside(all_earned, s, [event for _number, event in match.log], seats)
        return dict.fromkeys(won, seed)


def all_earned(s: DiceThrone, events: list[Event], seats: list[int]) -> list[str]:
    """What these seats earned in a game, which takes as long as the game was."""
    return [id for seat in seats for id in earned(GAME, s, events, seat)]


@get("/dice_throne/wall", include_in_schema=False)
async def show_wall(request: Web, site: Here) -> Response[str]:
    visit = visit_of(request, site)
    have = await Wall(visit).wall()
    say = visit.words.say
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
    return visit.show("wall.html", groups=groups, done=done, all=len(IDS))


routes: Routes = [show_wall]
