"""A toy game and a hub that only remembers, for the pages that lead to a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from litestar import Litestar, Request, get
from litestar.response import Response
from litestar.static_files import create_static_files_router

from reverie.kernel.game import Game, SetupError
from reverie.kernel.page import Page
from reverie.parts.plain import SeatWish
from reverie.table.hub.lists import TableCard
from reverie.table.hub.tables import NoTable
from reverie.table.rooms.identity import SETTINGS_COOKIE, Settings, Visitor, read_settings
from reverie.table.rooms.room import Refused
from reverie.table.web import home as module
from reverie.table.web import new_table
from reverie.table.web.render import HOME, render

NOW = 1_800_000_000.0
MAPS = [("delta", "Delta"), ("fjord", "Fjord")]
BANDS = [("moths", "Moths"), ("owls", "Owls")]


class ToyPage(Page):
    def setup_form(self) -> list[dict[str, Any]]:
        return [
            {"name": "map", "label": "Map", "kind": "choice", "options": MAPS, "default": "delta", "per_seat": False, "help": "Where it is.", "notes": {"fjord": "Deep and narrow."}},
            {"name": "band", "label": "Band", "kind": "choice", "options": BANDS, "default": ["moths", "owls"], "per_seat": True},
            {"name": "victory", "label": "Turns to win", "kind": "number", "options": [], "default": 6, "per_seat": False, "least": 1, "most": 20},
            {"name": "fog", "label": "Fog", "kind": "flag", "options": [], "default": True, "per_seat": False},
        ]  # fmt: skip

    def setup_from(self, form: dict[str, Any]) -> dict[str, Any]:
        return dict(form)

    def seat_look(self, seat: int) -> dict[str, str]:
        return [
            {"mark": "seat-sun", "name": "Sun", "class": "sun"},
            {"mark": "seat-moon", "name": "Moon", "class": "moon"},
        ][seat]


class Toy(Game):
    name = "toy"
    title = "Toy Duel"
    seats = ("A", "B")

    def page(self, language: str) -> Page:
        return ToyPage(language)

    def setup(self, wishes: dict[str, Any]) -> dict[str, Any]:
        """Refuses what no single field can know: a long game on the fjord."""
        if wishes["map"] == "fjord" and wishes["victory"] > 10:
            raise SetupError("the fjord is too small for a long game")
        return wishes


class NoTables:
    """Nothing is played here."""

    async def live(self, id: str) -> None:
        raise NoTable(id)


class FakeHub:
    """Remembers what it was asked to open, and gives the lists it was given."""

    def __init__(self) -> None:
        self.opened: list[tuple[str, dict[str, Any], list[SeatWish], dict[str, Any]]] = []
        self.refusal = ""
        self.crowded = False
        self.reading = self.lists = self.new_tables = self
        self.hub = self
        self.tables = NoTables()
        self.mine: list[TableCard] = []
        self.free: list[TableCard] = []
        self.live: list[TableCard] = []
        self.replays: list[TableCard] = []

    def visitor(self, request: Request[Any, Any, Any]) -> Visitor:
        return Visitor("visitor", self.settings(request).name)

    def settings(self, request: Request[Any, Any, Any]) -> Settings:
        return read_settings(request.cookies.get(SETTINGS_COOKIE), request.headers.get("accept-language", ""))

    async def open_table(
        self, visitor: Visitor, game: str, wishes: dict[str, Any], seats: list[SeatWish], options: dict[str, Any]
    ) -> str:
        if self.refusal:
            raise SetupError(self.refusal)
        self.opened.append((game, wishes, seats, options))
        return "t1"

    async def tables_of(self, visitor: Visitor, language: str = "en") -> list[TableCard]:
        return self.mine

    async def open_tables(self, language: str = "en") -> list[TableCard]:
        return self.free

    async def live_tables(self, language: str = "en") -> list[TableCard]:
        return self.live

    async def recent_replays(self, language: str = "en") -> list[TableCard]:
        return self.replays

    def check_creation(self, address: str) -> None:
        if self.crowded:
            raise Refused("refused-too-many")

    def page(
        self, request: Request[Any, Any, Any], template: str, status_code: int = 200, **context: Any
    ) -> Response[str]:
        settings = self.settings(request)
        context.setdefault("game", "")
        html = render(template, settings.language, settings=settings, path=request.url.path, **context)
        return Response(html, media_type="text/html", status_code=status_code)


def card(
    id: str, title: str, mine: bool = False, status: str = "playing", age: float = 60, game: str = "toy"
) -> TableCard:
    return TableCard(id, game, title, "turn 6", mine, status, NOW - age, 0, f"/t/{id}")


def use_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is the only game there is, and it is always the same moment."""

    def find(name: str) -> Game:
        if name != "toy":
            raise SetupError(f"there is no game {name!r}")
        return Toy()

    for knows in (module, new_table):
        monkeypatch.setattr(knows, "GAMES", ("toy",))
        monkeypatch.setattr(knows, "find_game", find)
    monkeypatch.setattr(module.time, "time", lambda: NOW)


def app_of(hub: FakeHub) -> Litestar:
    @get("/t/{id:str}", media_type="text/html")
    async def table(request: Request[Any, Any, Any]) -> str:
        return f"<!doctype html><title>table</title><p id=here>{request.path_params['id']}</p>"

    static = create_static_files_router("/static", directories=[HOME / "static"])

    def remember(app: Litestar) -> None:
        app.state.site = hub

    starting: list[Callable[[Litestar], None]] = [remember]

    def refused(request: Request[Any, Any, Any], error: Refused) -> Response[str]:
        return Response(error.key, status_code=429)

    return Litestar(
        [*module.home_routes, table, static],
        on_startup=starting,
        openapi_config=None,
        exception_handlers={Refused: refused},
    )
