"""The web application: addresses, common context, who is who, and what every answer to a browser carries."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Sequence
from errno import ENAMETOOLONG
from importlib import import_module
from pathlib import Path
from typing import Final

from litestar import Litestar, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.static_files import create_static_files_router

from reverie import __version__
from reverie.games import GAMES as KNOWN
from reverie.kernel.game import Game
from reverie.parts.campaign.party_routes import party_routes
from reverie.parts.site import Routes, Web

from ..hub.hub import Hub
from ..hub.tables import NoTable
from ..rooms.identity import BadToken
from ..rooms.room import Diverged, Refused
from ..rooms.sitting import Damaged
from ..store.errors import StoreError
from ..words.texts import texts
from .api import api_routes
from .books import book
from .contract import COMPONENTS
from .fair import fair_routes
from .game_homes import game_routes
from .guard import Guard
from .home import home_routes
from .hosts import host_routes
from .logs import report_bug
from .loops import loop_routes
from .pages import Pages, hub_of, settings_of, site_of
from .pictures import picture_routes
from .playon import playon_routes
from .render import HOME, Context, read_templates
from .replays import replay_routes
from .rules import rules_routes
from .site import TableSite
from .sockets import live_table
from .spoilers import spoiler_routes
from .table_pages import table_routes

log = logging.getLogger("reverie.table")

PAGES: Final[Routes] = [
    *home_routes,
    *game_routes,
    *party_routes,
    *rules_routes,
    *replay_routes,
    *playon_routes,
    *loop_routes,
    *picture_routes,
    *api_routes,
    *fair_routes,
    *spoiler_routes,
    *host_routes,
]
"""What the server itself brings; games add theirs."""
LARGEST_BODY: Final = 2_500_000
KEYS: Final = {405: "bad-method", 413: "too-large"}
"""What programs are told besides `bad-request`."""
HUNG_UP: Final = "client disconnected prematurely"
"""What Litestar says of somebody who leaves in the middle of a body."""


@get("/health", include_in_schema=False)
async def health(request: Web) -> Response[Context]:
    hub = hub_of(request)
    told, able = await hub.keeping.health()
    more = {
        "version": __version__,
        "process": os.getpid(),
        "warm": hub.warm,
        "tables": len(hub.tables.open),
        "connections": sum(len(live.connections) for live in hub.tables.open.values()),
    }
    return Response({**told, **more}, status_code=200 if able else 503)


# What goes wrong -----------------------------------------------------------------------------------------------------


Answer = Response[str] | Response[Context]
"""A page, or JSON for programs."""


def wants_json(request: Web) -> bool:
    return str(request.url.path).startswith("/api/")


def told(request: Web, key: str, status: int, **args: object) -> Answer:
    """An error as a page, or as JSON for programs."""
    if wants_json(request):
        words = texts(settings_of(request).language)
        return Response({"error": key, "message": words.get(f"oops-{key}", "text", **args)}, status_code=status)
    return site_of(request).oops(request, key, status, **args)


def no_table(request: Web, error: NoTable) -> Answer:
    return told(request, "no-table", 404)


def bad_token(request: Web, error: BadToken) -> Answer:
    return told(request, f"link-{error.why}", 403)


def diverged(request: Web, error: Diverged) -> Answer:
    if isinstance(error, Damaged):
        return told(request, "damaged", 500)
    log.error("table does not replay", extra={"path": request.url.path, "error": str(error)})
    return told(request, "diverged", 409)


def store_trouble(request: Web, error: StoreError) -> Answer:
    log.error("store", extra={"error": str(error)})
    return told(request, "store", 503)


def refused(request: Web, error: Refused) -> Answer:
    words = texts(settings_of(request).language)
    why = words.get(error.key, "", **error.args_)
    status = error.status()
    if wants_json(request):
        return Response({"error": error.key, "message": why, "rule": error.rule}, status_code=status)
    return site_of(request).oops(request, "refused", status, why=why)


def http_trouble(request: Web, error: HTTPException) -> Answer:
    if error.detail == HUNG_UP:
        return told(request, "bad-request", 400, why=HUNG_UP)  # nothing of ours is wrong, and nobody reads it
    if error.status_code >= 500:
        return crashed(request, error)
    if error.status_code == 404:
        return told(request, "no-page", 404)
    if wants_json(request):
        body = {"error": KEYS.get(error.status_code, "bad-request"), "message": str(error.detail), "extra": error.extra}
        return Response(body, status_code=error.status_code, headers=error.headers)
    page = site_of(request).oops(request, "bad-request", error.status_code, why=str(error.detail))
    page.headers.update(error.headers or {})
    return page


def no_file(request: Web, error: Exception) -> Answer:
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


def crashed(request: Web, error: Exception) -> Answer:
    return told(request, "bug", 500, trace=report_bug(error, path=request.url.path))


def routes_of(game: Game) -> Routes:
    """The pages that a game brings along."""
    package = type(game).__module__.rpartition(".")[0]
    return [route for name in game.routes for route in import_module(f"{package}.{name}").routes]


def static_of(game: Game) -> Path | None:
    """The folder of what the pages of a game load."""
    return game.folder() / game.static if game.static else None


def read_pages(games: list[str]) -> None:
    """Read what pages are made of, before somebody waits for it on the event loop."""
    read_templates()
    for name in games:
        if name in KNOWN:
            book(name)


def make_app(hub: Hub, debug: bool = False) -> Litestar:
    """The application around a hub."""
    site = TableSite(hub)

    async def start(app: Litestar) -> None:
        await hub.start()
        if not hub.eager:
            hub.warmed()
            return
        asyncio.get_running_loop().run_in_executor(hub.reading.threads, read_pages, list(hub.games)).add_done_callback(
            lambda _read: hub.warmed()
        )

    async def stop(app: Litestar) -> None:
        await hub.stop()

    app = Litestar(
        route_handlers=[
            *PAGES,
            *(route for game in hub.games.values() for route in routes_of(game)),
            *table_routes,
            live_table,
            health,
            static_files("/static", HOME / "static", "static"),
            *(
                static_files(f"/static/{game.name}", folder, f"static-{game.name}")
                for game in hub.games.values()
                if (folder := static_of(game)) is not None
            ),
        ],
        dependencies={"site": Provide(lambda: site, sync_to_thread=False)},
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
            components=COMPONENTS,
            render_plugins=[JsonRenderPlugin(path="/"), JsonRenderPlugin(), YamlRenderPlugin()],
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        debug=debug,
    )
    app.state.site = site
    return app


def guarded_app(hub: Hub, hosts: Sequence[str] = ()) -> Guard:
    """What a server runs: the application, and the guard around all of it, which lets these names in."""
    app = make_app(hub)
    return Guard(app, Pages(hub), hosts)
