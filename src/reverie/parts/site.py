"""What the pages of a game's own need: the address and the form as somebody sent them, and tables to look at."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, Final

from litestar import Request
from litestar.response import Redirect

from reverie.kernel.game import Game, Page

SEE_OTHER: Final = 303

Web = Request[Any, Any, Any]
Given = dict[str, list[str]]
"""The fields of a form or an address."""


def see(where: str) -> Redirect:
    return Redirect(where, status_code=SEE_OTHER)


def part(request: Web, name: str) -> str:
    """A part of the address."""
    return str(request.path_params[name])


def gathered(items: Iterable[tuple[str, Any]]) -> Given:
    """The fields of a form or an address; files are no fields."""
    made: Given = {}
    for key, value in items:
        if isinstance(value, str):
            made.setdefault(key, []).append(value)
    return made


def last(given: Given, key: str) -> str:
    return (given.get(key) or [""])[-1]


def page_of(request: Web, game: Game) -> Page:
    """The words of a game in the language of whoever asks."""
    hub: Any = request.app.state.hub
    return game.web_page(hub.settings(request).language)


async def room_at(hub: Any, table: str) -> Any:
    """The room of a table; None if anything is wrong with it (gone, of older rules): it proves nothing."""
    try:
        return (await hub.live(table)).room
    except Exception:
        return None


def lock_of(locks: dict[str, asyncio.Lock], id: str) -> asyncio.Lock:
    """The lock of this id; those that nobody holds are forgotten."""
    for idle in [other for other, lock in locks.items() if not lock.locked()]:
        del locks[idle]
    return locks.setdefault(id, asyncio.Lock())
