"""A hub with a few replays and one table, for the rulebook and the replay pages. Who asks and the frame are the real ones."""

from __future__ import annotations

from typing import Any

from litestar import Litestar
from litestar.static_files import create_static_files_router
from markupsafe import escape

from reverie.games import BUILT_IN, find_game
from reverie.kernel.header import RecordError
from reverie.kernel.match import Match
from reverie.kernel.record import parse_record, replay
from reverie.table.hub.drawing import Drawing
from reverie.table.hub.lists import TableCard
from reverie.table.hub.replays import Replay
from reverie.table.hub.tables import NoTable
from reverie.table.rooms.identity import Signer, Visitor
from reverie.table.rooms.promises import Promises
from reverie.table.web import replays as replay_pages
from reverie.table.web.loops import loop_routes
from reverie.table.web.pages import Pages
from reverie.table.web.render import HOME
from reverie.table.web.replays import replay_routes
from reverie.table.web.rules import rules_routes

GAME = find_game("dreamblade")
SEATS = ["Ilse", "Oskar"]


def played(seed: int = 5, most: int = 60) -> Match:
    """A match as the game's own advice plays it; it ends by somebody resigning, if not by itself."""
    match = Match(GAME, GAME.sample_setup(3), seed, list(SEATS))
    while match.outcome() is None and len(match.answers) < most:
        choice = match.choices()[0]
        match.submit(choice.seat, GAME.bots.advise(match.state, choice).answer)
    if match.outcome() is None:
        match.resign(1)
    return match


class FakeRoom:
    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = match.game

    def over(self) -> bool:
        return self.match.outcome() is not None


class FakeLive:
    def __init__(self, match: Match, seats: set[int]) -> None:
        self.room = FakeRoom(match)
        self.seats = seats

    def seats_of(self, person: str) -> set[int]:
        return self.seats


class Small(Replay):
    """A replay whose scenes are a board of four cells, so that pages around it can be told apart from the game's own."""


class FakeReplays:
    """Replays that are there already."""

    def __init__(self, kind: type[Replay]) -> None:
        self.kind = kind
        self.kept: dict[str, Replay] = {}
        self.trouble: Exception | None = None

    async def find(self, id: str) -> Replay:
        if self.trouble is not None:
            raise self.trouble
        if id not in self.kept:
            raise NoTable(id)
        return self.kept[id]

    def put(self, id: str, match: Match) -> Replay:
        self.kept[id] = self.kind(id, match, match.game.title, list(match.header.seats))
        return self.kept[id]

    async def keep(self, data: bytes) -> str:
        record = parse_record(data)
        if record.header.game != GAME.name:
            raise RecordError(f"this server does not know the game {record.header.game!r}")
        self.put("up1", replay(GAME, record))
        return "up1"


class FakeTables(dict[str, FakeLive]):
    """Tables that are open already."""

    async def live(self, id: str) -> FakeLive:
        if id not in self:
            raise NoTable(id)
        return self[id]


class FakeHub:
    """Enough of a hub for these pages."""

    def __init__(self, kind: type[Replay] = Small) -> None:
        self.replays = FakeReplays(kind)
        self.tables = FakeTables()
        self.lists = self
        self.signer = Signer(b"0" * 32)
        self.promises = Promises(b"0" * 32, b"1" * 32)
        self.games = {"dreamblade": GAME}
        self.cards: list[TableCard] = []
        self.drawing = Drawing()

    async def recent_replays(self, language: str = "en") -> list[TableCard]:
        return self.cards

    async def tables_of(self, visitor: Visitor, language: str = "en") -> list[TableCard]:
        return []


REAL = replay_pages.scene_at


def small_scene(made: Replay, step: int, viewer: int | None, language: str) -> str:
    """A board of four cells; one piece walks around it."""
    if not isinstance(made, Small):
        return REAL(made, step, viewer, language)
    piece = f' <button id="m1" data-vt="m1" class="btn btn--sm">piece {step}</button>'
    cells = "".join(
        f'<div id="c{cell}" class="panel">{cell}{piece if step % 4 == cell else ""}</div>' for cell in range(4)
    )
    return (
        f'<main id="main" class="rp" data-viewer="{viewer}" data-at="{step}">{cells}<p>{escape(made.title)}</p></main>'
    )


replay_pages.scene_at = small_scene


def app_of(hub: FakeHub) -> Litestar:
    app = Litestar(
        route_handlers=[
            *rules_routes,
            *replay_routes,
            *loop_routes,
            create_static_files_router(path="/static", directories=[HOME / "static"]),
            *(
                create_static_files_router(
                    path=f"/static/{name}",
                    directories=[find_game(name).folder() / "web" / "static"],
                    name=f"static-{name}",
                )
                for name in BUILT_IN
            ),
        ],
        logging_config=None,
    )
    site: Any = Pages(hub)  # type: ignore[arg-type]
    app.state.site = site
    return app


def page_part(html: str, start: str, end: str) -> str:
    """What stands on a page between two texts."""
    _, _, rest = html.partition(start)
    return rest.partition(end)[0]
