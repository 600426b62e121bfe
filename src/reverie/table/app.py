"""The web application: addresses, common context, who is who, and what every answer to a browser carries."""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Sequence
from errno import ENAMETOOLONG
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote, urlsplit

from litestar import Litestar, Request, Response, Router, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from reverie import __version__
from reverie.kernel.numbers import whole

from .api import api_routes
from .fair import fair_routes
from .home import home_routes
from .hosts import allowed_names, host_of, host_routes, known_host
from .hub import Connection, Hub, Live, NoTable
from .identity import SETTINGS_COOKIE, VISITOR_COOKIE, YEAR, BadToken, address
from .live import Session
from .logs import report_bug
from .playon import playon_routes
from .render import LANGUAGES, texts
from .replays import replay_routes
from .room import Diverged, Refused
from .rules import rules_routes
from .show import Looker
from .store import StoreError

log = logging.getLogger("reverie.table")

HOME: Final = Path(__file__).parent
LARGEST_BODY: Final = 2_500_000
SECURITY: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


Web = Request[Any, Any, Any]
TABLE_ID: Final = re.compile(r"[\w-]{6,32}")


def hub_of(request: Any) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


async def find(hub: Hub, table: str) -> Live:
    if not TABLE_ID.fullmatch(table):
        raise NoTable(table)
    return await hub.live(table)


def looker_for(hub: Hub, live: Live, request: Any, watching: bool) -> Looker:
    visitor = hub.visitor(request)
    seats = set() if watching else live.seats_of(visitor.id)
    looker = Looker(visitor, hub.settings(request), seats)
    looker.watching = watching
    return looker


# The table -----------------------------------------------------------------------------------------------------------


async def table_page(request: Web, table: str, watching: bool) -> Response[Any]:
    hub = hub_of(request)
    live = await find(hub, table)
    looker = looker_for(hub, live, request, watching)
    looker.early = True
    hub.hear_of(live, looker.seats)
    room = live.room
    if not looker.seats and not watching:
        free = [seat for seat, one in enumerate(room.seats) if one.kind == "open" and one.public]
        if free:
            page = room.game.web_page(looker.language)
            return hub.page(
                request,
                "join.html",
                game=room.game.name,
                title=room.game.title,
                table=room.id,
                commitment=room.match.header.commitment,
                seats=[{"seat": seat, **page.seat_look(seat)} for seat in free],
                people=[one.name for one in room.seats if one.kind == "person"],
                name=looker.settings.name,
                token="",
                back=False,
                hand="",
            )
    live_path = f"/t/{room.id}/live?lang={looker.language}&lines=1" + ("&watch=1" if watching else "")
    return hub.page(
        request,
        "table.html",
        live=live_path,
        **hub.table_context(live, looker),
    )


@get("/t/{table:str}", include_in_schema=False)
async def show_table(request: Web, table: FromPath[str]) -> Response[Any]:
    return await table_page(request, table, watching=False)


@get("/t/{table:str}/watch", include_in_schema=False)
async def watch_table(request: Web, table: FromPath[str]) -> Response[Any]:
    return await table_page(request, table, watching=True)


@get("/t/{table:str}/sit/{token:str}", include_in_schema=False)
async def ask_to_sit(request: Web, table: FromPath[str], token: FromPath[str]) -> Response[Any]:
    """A link to a seat. An open seat asks for a name first; a taken one is somebody's way back."""
    hub = hub_of(request)
    live = await find(hub, table)
    seat, kind = hub.seat_of_link(live, token)
    visitor = hub.visitor(request)
    room = live.room
    if visitor.id in live.holders.get(seat, set()):
        return Redirect(f"/t/{table}", status_code=303)
    page = room.game.web_page(hub.settings(request).language)
    return hub.page(
        request,
        "join.html",
        game=room.game.name,
        title=room.game.title,
        table=room.id,
        commitment=room.match.header.commitment,
        seats=[{"seat": seat, **page.seat_look(seat)}],
        people=[one.name for one in room.seats if one.kind == "person"],
        name=hub.settings(request).name,
        token=token,
        back=kind == "seat",
        hand=room.seats[seat].name or page.seat_look(seat)["name"] if kind == "hand" else "",
    )


@post("/t/{table:str}/sit", include_in_schema=False)
async def sit_down(request: Web, table: FromPath[str]) -> Response[Any]:
    hub = hub_of(request)
    live = await find(hub, table)
    form = await request.form()
    token = str(form.get("token", ""))
    kind = "invite"
    if token:
        seat, kind = hub.seat_of_link(live, token)
    else:
        given = whole(str(form.get("seat", "")))
        if given is None or given >= len(live.room.seats) or not live.room.seats[given].public:
            raise Refused("refused-taken")
        seat = given
    hub.check_joining(address(request))
    visitor = hub.visitor(request)
    settings = hub.settings(request).changed({"name": str(form.get("name", visitor.name))})
    visitor.name = settings.name
    if kind == "hand":
        await hub.hand_over(live, seat, visitor)
    else:
        await hub.sit(live, seat, visitor, kind == "seat", str(form.get("entropy", "")))
    kept = Cookie(SETTINGS_COOKIE, value=quote(settings.cookie()), max_age=YEAR, path="/", samesite="lax")
    return Redirect(f"/t/{table}", status_code=303, cookies=[kept])


@get("/t/{table:str}/record", include_in_schema=False)
async def download_record(request: Web, table: FromPath[str]) -> Response[bytes]:
    """The record: whole when the game is over, sealed while it goes on."""
    hub = hub_of(request)
    hub.drawing.ask(address(request))
    live = await find(hub, table)
    name = f"{live.room.game.name}-{table}.jsonl"
    return Response(
        await hub.record(live.room, live.seats_of(hub.visitor(request).id)),
        media_type="application/x-ndjson",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/t/{table:str}/bug", include_in_schema=False)
async def download_bug(request: Web, table: FromPath[str]) -> Response[dict[str, Any]]:
    """What a bug report needs: the sealed record, versions and digests; no names, no chat, no seed."""
    import platform

    hub = hub_of(request)
    hub.drawing.ask(address(request))
    live = await find(hub, table)
    match = live.room.match
    record = (await hub.record(live.room, live.seats_of(hub.visitor(request).id), named=False)).decode()
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


@websocket("/t/{table:str}/live")
async def live_table(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    hub: Hub = socket.app.state.hub
    await socket.accept()
    try:
        live = await find(hub, table)
        looker = looker_for(hub, live, socket, "watch" in socket.query_params)
        language = socket.query_params.get("lang", "")
        if language in LANGUAGES:  # a socket does not say which language its page is in
            looker.settings.language = language
        token = socket.query_params.get("token", "")
        if token:
            seat = hub.seat_of_key(live, token)
            looker.seats = {seat}
            looker.key = (seat, live.room.seats[seat].hands)
            looker.visitor.id = str(seat)  # a program has no cookie: its messages are known by its seat, as in the API
        looker.program = socket.query_params.get("as") == "json"
        connection = Connection(looker)
        await hub.connect(live, connection)
    except (NoTable, BadToken, Diverged, StoreError, Refused) as error:
        words = texts(hub.settings(socket).language)
        why = (
            words.get("oops-no-table", "text") if isinstance(error, NoTable) else words.get("oops-link-foreign", "text")
        )
        await socket.send_json({"gone": why, "retry": isinstance(error, StoreError)})
        await socket.close(4404)
        return
    await Session(hub, live, connection, socket, socket.query_params.get("as") == "json").run()


@get("/health", include_in_schema=False)
async def health(request: Web) -> Response[dict[str, Any]]:
    hub = hub_of(request)
    try:
        await hub.stored(hub.store.tables, limit=1)
        store = "ok"
    except StoreError as error:
        store = error.kind
    told = {
        "status": "ok" if store == "ok" else "trouble",
        "store": store,
        "version": __version__,
        "process": os.getpid(),
        "warm": hub.warm,
        "tables": len(hub.open),
        "connections": sum(len(live.connections) for live in hub.open.values()),
    }
    return Response(told, status_code=200 if store == "ok" else 503)


# Around every request ------------------------------------------------------------------------------------------------


def same_site(scope: Scope) -> bool:
    """Whether a request that changes something comes from a page of this very server, or from no page at all."""
    headers = {key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]}
    origin = headers.get("origin")
    if origin is not None:
        return urlsplit(origin).netloc == headers.get("host")
    return headers.get("sec-fetch-site", "none") in ("none", "same-origin")


def secured(name: bytes, value: bytes) -> tuple[bytes, bytes]:
    """A header as it is sent where the line is safe: cookies stay on such lines."""
    if name.lower() == b"set-cookie" and b"; secure" not in value.lower():
        return name, value + b"; Secure"
    return name, value


class Guard:
    """Serves under its own names only, and refuses what other sites send in somebody's name.

    It also sets the security headers and the cookie of new visitors.
    """

    def __init__(self, app: ASGIApp, hub: Hub, hosts: Sequence[str] = ()) -> None:
        self.app = app
        self.hub = hub
        self.hosts = allowed_names(hosts)

    async def refuse_host(self, scope: Scope, send: Send, name: str) -> None:
        log.warning("refused: a name that is not ours", extra={"path": scope["path"], "error": name})
        if str(scope["type"]) == "websocket":
            await send({"type": "websocket.close", "code": 4421, "reason": "a name that is not ours"})
            return
        page = self.hub.oops(Request(scope), "host", 421, host=name or "?")
        headers = [(key.encode(), value.encode()) for key, value in SECURITY.items()]
        headers.append((b"content-type", b"text/html; charset=utf-8"))
        await send({"type": "http.response.start", "status": 421, "headers": headers})
        await send({"type": "http.response.body", "body": str(page.content).encode(), "more_body": False})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        host = host_of(scope)
        if not known_host(host, self.hosts) and not scope["path"].startswith("/static/"):  # the refusal needs its looks
            await self.refuse_host(scope, send, host)
            return
        unsafe = kind == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")  # type: ignore[typeddict-item]
        if unsafe and not same_site(scope):
            log.warning("refused: another site's request", extra={"path": scope["path"]})
            if kind == "websocket":
                await send({"type": "websocket.close", "code": 4403, "reason": "another site"})
                return
            await send({"type": "http.response.start", "status": 403, "headers": [(b"content-type", b"text/plain")]})
            body = b"This request comes from another site; open the table itself and try again."
            await send({"type": "http.response.body", "body": body, "more_body": False})
            return

        if kind == "websocket":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in SECURITY.items():
                    headers.setdefault(name, value)
                state = scope.get("state", {})
                made = state.get("visitor") or state.get("renewed")
                if made is not None:
                    token = self.hub.signer.seal("visitor", made)
                    headers.add(
                        "set-cookie", f"{VISITOR_COOKIE}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"
                    )
                if scope.get("scheme") == "https":
                    message["headers"] = [secured(*header) for header in message["headers"]]
            await send(message)

        await self.app(scope, receive, send_guarded)


# What goes wrong -----------------------------------------------------------------------------------------------------


def wants_json(request: Any) -> bool:
    return str(request.url.path).startswith("/api/")


def told(request: Any, key: str, status: int, **args: Any) -> Response[Any]:
    """An error as a page, or as JSON for programs."""
    if wants_json(request):
        words = texts(hub_of(request).settings(request).language)
        return Response({"error": key, "message": words.get(f"oops-{key}", "text", **args)}, status_code=status)
    return hub_of(request).oops(request, key, status, **args)


def no_table(request: Web, error: NoTable) -> Response[Any]:
    return told(request, "no-table", 404)


def bad_token(request: Web, error: BadToken) -> Response[Any]:
    return told(request, f"link-{error.why}", 403)


def diverged(request: Web, error: Diverged) -> Response[Any]:
    log.error("table does not replay", extra={"path": request.url.path, "error": str(error)})
    return told(request, "diverged", 409)


def store_trouble(request: Web, error: StoreError) -> Response[Any]:
    log.error("store", extra={"error": str(error)})
    return told(request, "store", 503)


def refused(request: Web, error: Refused) -> Response[Any]:
    words = texts(hub_of(request).settings(request).language)
    why = words.get(error.key, **error.args_)
    status = error.status()
    if wants_json(request):
        return Response({"error": error.key, "message": why, "rule": error.rule}, status_code=status)
    return hub_of(request).oops(request, "refused", status, why=why)


def http_trouble(request: Web, error: HTTPException) -> Response[Any]:
    if error.status_code >= 500:
        return crashed(request, error)
    if error.status_code == 404:
        return told(request, "no-page", 404)
    if wants_json(request):
        return Response(
            {"error": "bad-request", "message": str(error.detail), "extra": error.extra}, status_code=error.status_code
        )
    return hub_of(request).oops(request, "bad-request", error.status_code, why=str(error.detail))


def no_file(request: Web, error: Exception) -> Response[Any]:
    """A name that no file can have (with a zero in it, or longer than the system takes) is an address like any other."""
    cause = error.__cause__
    if isinstance(error, ValueError) or (isinstance(cause, OSError) and cause.errno == ENAMETOOLONG):
        return told(request, "no-page", 404)
    return crashed(request, error)


def static_files(path: str, folder: Path, name: str) -> Router:
    return create_static_files_router(
        path=path,
        directories=[folder],
        name=name,
        exception_handlers={ValueError: no_file, InternalServerException: no_file},
    )


def crashed(request: Web, error: Exception) -> Response[Any]:
    return told(request, "bug", 500, trace=report_bug(error, path=request.url.path))


def site_routes(game: str) -> list[Any]:
    """The pages that a game brings along: `routes` of its module `site`, if it has one."""
    if find_spec(f"reverie.games.{game}") is None or find_spec(f"reverie.games.{game}.site") is None:
        return []
    return list(import_module(f"reverie.games.{game}.site").routes)


def make_app(hub: Hub, debug: bool = False) -> Litestar:
    """The application around a hub."""

    async def start(app: Litestar) -> None:
        await hub.start()

    async def stop(app: Litestar) -> None:
        await hub.stop()

    app = Litestar(
        route_handlers=[
            *home_routes,
            *rules_routes,
            *replay_routes,
            *playon_routes,
            *api_routes,
            *fair_routes,
            *host_routes,
            *(route for name in hub.games for route in site_routes(name)),
            show_table,
            watch_table,
            ask_to_sit,
            sit_down,
            download_record,
            download_bug,
            live_table,
            health,
            static_files("/static", HOME / "static", "static"),
            *(
                static_files(f"/static/{name}", folder, f"static-{name}")
                for name in hub.games
                if (folder := HOME.parent / "games" / name / "static").is_dir()
            ),
        ],
        exception_handlers={
            NoTable: no_table,
            BadToken: bad_token,
            Diverged: diverged,
            StoreError: store_trouble,
            Refused: refused,
            HTTPException: http_trouble,
            Exception: crashed,
        },
        on_startup=[start],
        on_shutdown=[stop],
        compression_config=CompressionConfig(backend="gzip", minimum_size=800, gzip_compress_level=6),
        openapi_config=OpenAPIConfig(
            title="Reverie",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/"), JsonRenderPlugin(), YamlRenderPlugin()],
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        debug=debug,
    )
    app.state.hub = hub
    return app


def guarded_app(hub: Hub, hosts: Sequence[str] = ()) -> Guard:
    """What a server runs: the application, and the guard around all of it, which lets these names in."""
    return Guard(make_app(hub), hub, hosts)
