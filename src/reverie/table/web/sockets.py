"""The door of a table's WebSocket: who is let in, and what those are told who are not."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath

from reverie.kernel.text import LANGUAGES

from ..hub.hub import Hub
from ..hub.live import Connection
from ..hub.tables import NoTable
from ..rooms.identity import BadToken
from ..rooms.room import Diverged, Refused
from ..store.errors import StoreError
from ..words.texts import texts
from .pages import address, hub_of, settings_of
from .session import Session
from .spoilers import check_story
from .table_pages import find, looker_for

Line = WebSocket[Any, Any, Any]


def token_of(socket: Line) -> str:
    """The key that a program brings: in a header, which nobody on the way logs, or in the query."""
    word, _space, token = socket.headers.get("authorization", "").partition(" ")
    return token.strip() if word.lower() == "bearer" else socket.query_params.get("token", "")


def no_entry(hub: Hub, socket: Line, error: Exception) -> tuple[int, str, bool]:
    """The code with which the line is closed, why in words, and whether it is worth trying again."""
    words = texts(settings_of(socket).language)
    match error:
        case NoTable():
            return 4404, words.get("oops-no-table", "text"), False
        case BadToken():
            return 4403, words.get(f"oops-link-{error.why}", "text"), False
        case Diverged():
            return 4409, words.get("oops-diverged", "text"), False
        case Refused(key="refused-story"):
            return 4403, words.get(error.key, ""), False
        case Refused():
            return 4429, words.get(error.key, "", **error.args_), True
    return 4503, words.get("oops-store", "text"), True


@websocket("/t/{table:str}/live")
async def live_table(socket: Line, table: FromPath[str]) -> None:
    hub = hub_of(socket)
    await socket.accept()
    try:
        live = await find(hub, table)
        looker = looker_for(hub, live, socket, "watch" in socket.query_params)
        language = socket.query_params.get("lang", "")
        if language in LANGUAGES:  # a socket does not say which language its page is in
            looker.settings.language = language
        token = token_of(socket)
        if token:
            seat = hub.seats.of_key(live, token)
            looker.seats = {seat}
            looker.key = (seat, live.room.seats[seat].hands)
            looker.visitor.id = str(seat)  # a program has no cookie: its messages are known by its seat, as in the API
        check_story(socket, live.room.game, table, looker.seats)
        looker.program = socket.query_params.get("as") == "json"
        connection = Connection(looker, address(socket))
        await hub.presence.connect(live, connection)
    except (NoTable, BadToken, Diverged, StoreError, Refused) as error:
        code, why, retry = no_entry(hub, socket, error)
        await socket.send_json({"gone": why, "retry": retry})
        await socket.close(code)
        return
    await Session(hub, live, connection, socket, looker.program).run()
