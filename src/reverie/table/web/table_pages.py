"""The pages of a table: itself, sitting down at it, its record, a report of a mistake."""

from __future__ import annotations

import platform
import re
from typing import Final
from urllib.parse import quote

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath
from litestar.response import Redirect

from reverie import __version__
from reverie.kernel.game import SetupError
from reverie.kernel.numbers import whole
from reverie.parts.plain import key_in
from reverie.parts.site import Routes, Web

from ..hub.hub import Hub
from ..hub.live import Live
from ..hub.looker import Looker
from ..hub.tables import NoTable
from ..rooms.identity import SETTINGS_COOKIE, YEAR
from ..rooms.room import Refused
from .board import table_context
from .joining import invitation, seat_form
from .pages import Asking, address, hub_of, settings_of, site_of, visitor_of
from .render import Context
from .spoilers import story_asked

TABLE_ID: Final = re.compile(r"[\w-]{6,32}")


async def find(hub: Hub, table: str) -> Live:
    if not TABLE_ID.fullmatch(table):
        raise NoTable(table)
    return await hub.tables.live(table)


def looker_for(hub: Hub, live: Live, request: Asking, watching: bool) -> Looker:
    visitor = visitor_of(request)
    seats = set() if watching else live.seats_of(visitor.id)
    looker = Looker(visitor, settings_of(request), seats)
    looker.watching = watching
    return looker


# The table -----------------------------------------------------------------------------------------------------------


async def table_page(request: Web, table: str, watching: bool) -> Response[str]:
    hub = hub_of(request)
    live = await find(hub, table)
    looker = looker_for(hub, live, request, watching)
    looker.early = True
    hub.presence.hear_of(live, looker.seats)
    room = live.room
    if not looker.seats and not watching:
        free = [seat for seat, one in enumerate(room.seats) if one.kind == "open" and one.public]
        if free:
            return invitation(request, live, free, await seat_form(request, room, free, {}))
    if (asked := story_asked(request, room.game, room.id, looker.seats)) is not None:
        return asked
    told = "" if looker.seats else "&story=1"
    live_path = f"/t/{room.id}/live?lang={looker.language}&lines=1" + ("&watch=1" if watching else "") + told
    return site_of(request).page(
        request,
        "table.html",
        live=live_path,
        callouts=room.game.web_page(looker.language).first_game()["callouts"]
        if "first" in request.query_params
        else [],
        **table_context(hub, live, looker),
    )


@get("/t/{table:str}", include_in_schema=False)
async def show_table(request: Web, table: FromPath[str]) -> Response[str]:
    return await table_page(request, table, watching=False)


@get("/t/{table:str}/watch", include_in_schema=False)
async def watch_table(request: Web, table: FromPath[str]) -> Response[str]:
    return await table_page(request, table, watching=True)


async def join_page(request: Web, table: str, token: str) -> Response[str]:
    """What a link to a seat leads to. An open seat asks for a name first; a taken one is somebody's way back."""
    hub = hub_of(request)
    live = await find(hub, table)
    seat, kind = hub.seats.of_link(live, token)
    visitor = visitor_of(request)
    room = live.room
    if visitor.id in live.holders.get(seat, set()):
        return Redirect(f"/t/{table}", status_code=303)
    form = await seat_form(request, room, [seat] if kind == "invite" else [], {})
    return invitation(request, live, [seat], form, token, kind)


@get("/t/{table:str}/sit", include_in_schema=False)
async def ask_for_key(request: Web, table: FromPath[str]) -> Response[str]:
    """A link to a seat, `/t/ID/sit#KEY`: browsers keep what is behind the # to themselves, and the page posts it from there."""
    hub = hub_of(request)
    live = await find(hub, table)
    return site_of(request).page(request, "key.html", key_at=f"/t/{live.room.id}/key")


@post("/t/{table:str}/key", include_in_schema=False, status_code=200)
async def open_by_key(request: Web, table: FromPath[str]) -> Response[str]:
    form = await request.form()
    return await join_page(request, table, key_in(str(form.get("token", ""))))


@get("/t/{table:str}/sit/{token:str}", include_in_schema=False)
async def ask_to_sit(request: Web, table: FromPath[str], token: FromPath[str]) -> Response[str]:
    """A link as they were before keys stood behind the #; it opens the same seat."""
    return await join_page(request, table, token)


@post("/t/{table:str}/sit", include_in_schema=False)
async def sit_down(request: Web, table: FromPath[str]) -> Response[str]:
    hub = hub_of(request)
    live = await find(hub, table)
    form = await request.form()
    token = key_in(str(form.get("token", "")))
    kind = "invite"
    if token:
        seat, kind = hub.seats.of_link(live, token)
    else:
        named = whole(str(form.get("seat", "")))
        if named is None or named >= len(live.room.seats) or not live.room.seats[named].public:
            raise Refused("refused-taken")
        seat = named
    hub.new_tables.check_joining(address(request))
    visitor = visitor_of(request)
    settings = settings_of(request).changed({"name": str(form.get("name", visitor.name))})
    visitor.name = settings.name
    if kind == "hand":
        await hub.seats.hand_over(live, seat, visitor)
    else:
        given = {key: value for key, value in form.multi_items() if isinstance(value, str)}
        asked = await seat_form(request, live.room, [seat] if kind == "invite" else [], given)
        choose = asked.choosing(seat)
        try:
            if not asked.oops:
                await hub.seats.sit(live, seat, visitor, kind == "seat", str(form.get("entropy", "")), choose)
        except SetupError as error:
            asked.blame(error)
        if asked.oops:
            return invitation(request, live, [seat], asked, token, kind)
    kept = Cookie(SETTINGS_COOKIE, value=quote(settings.cookie()), max_age=YEAR, path="/", samesite="lax")
    return Redirect(f"/t/{table}", status_code=303, cookies=[kept])


@get("/t/{table:str}/record", include_in_schema=False)
async def download_record(request: Web, table: FromPath[str]) -> Response[bytes] | Response[str]:
    """The record: whole when the game is over, sealed while it goes on."""
    hub = hub_of(request)
    hub.drawing.ask(address(request))
    live = await find(hub, table)
    seats = live.seats_of(visitor_of(request).id)
    if (asked := story_asked(request, live.room.game, table, seats)) is not None:
        return asked
    name = f"{live.room.game.name}-{table}.jsonl"
    return Response(
        await hub.replays.record(live.room, seats),
        media_type="application/x-ndjson",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/t/{table:str}/bug", include_in_schema=False)
async def download_bug(request: Web, table: FromPath[str]) -> Response[Context] | Response[str]:
    """What a bug report needs: the sealed record, versions and digests; no names, no chat, no seed."""
    hub = hub_of(request)
    hub.drawing.ask(address(request))
    live = await find(hub, table)
    seats = live.seats_of(visitor_of(request).id)
    if (asked := story_asked(request, live.room.game, table, seats)) is not None:
        return asked
    match = live.room.match
    record = (await hub.replays.record(live.room, seats, named=False)).decode()
    bundle = {
        "reverie": __version__,
        "python": platform.python_version(),
        "game": match.game.name,
        "rules": match.game.version,
        "content": match.header.content,
        "answers": len(match.answers),
        "entry": live.room.seq,
        "record": record,
    }
    name = f"reverie-bug-{table}.json"
    return Response(bundle, headers={"content-disposition": f'attachment; filename="{name}"'})


table_routes: Routes = [
    show_table,
    watch_table,
    ask_for_key,
    open_by_key,
    ask_to_sit,
    sit_down,
    download_record,
    download_bug,
]
