"""The door between the pages of games and the server: `Site` is all that a game may ask of it.

Games do not import the server. It implements `Site`, and the application gives it to every page that asks for one by the
parameter `site: Here`. A `Visit` is one request to such a page, with what every page needs of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Generic, ParamSpec, Protocol, TypeVar

from litestar import Request
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import SkipValidation
from litestar.response import Redirect, Response

from reverie.kernel.game import Game
from reverie.kernel.match import Match
from reverie.kernel.page import Page
from reverie.kernel.plain import Body

from .plain import Finished, Kept, Person, Says, SeatWish, TableNow

SEE_OTHER: Final = 303
NOT_FOUND: Final = 404

Web = Request[Any, Any, Any]
Given = dict[str, list[str]]
"""The fields of a form or an address."""
Routes = Sequence[HTTPRouteHandler]

P = ParamSpec("P")
T = TypeVar("T")
W = TypeVar("W", bound=Says)


class Dice(Protocol):
    """What a table, a draft or a run is opened with: its id, the server's seed, and what whoever opens it adds."""

    id: str
    seed: bytes
    entropy: str
    promised: bool


class Preferences(Protocol):
    """What somebody prefers."""

    language: str
    name: str


class Site(Protocol):
    """The server, as the pages of games know it."""

    @property
    def games(self) -> Mapping[str, Game]: ...

    def settings(self, request: Web) -> Preferences: ...

    def visitor(self, request: Web) -> Person:
        """Whoever this browser is."""

    def page(self, request: Web, template: str, status_code: int = 200, **context: object) -> Response[str]:
        """A page, with the frame around it."""

    # What people keep, and journals

    async def kept(self, person: str, kind: str) -> list[Kept]:
        """What a person keeps of a kind, the latest first."""

    async def keep(self, person: str, kind: str, id: str, data: Body) -> None:
        """Keep something of a person's own; the same id again replaces it."""

    async def drop(self, person: str, kind: str, id: str) -> bool:
        """Let go of something; whether it was there."""

    def new_id(self) -> str:
        """An id that nobody can guess: whoever knows it has been told."""

    async def journal(self, name: str) -> list[Body]:
        """The entries of a journal in their order; none for one that is not there."""

    async def journal_end(self, name: str) -> int:
        """The number of a journal's last entry; 0 for one that is not there."""

    async def write_down(self, name: str, seq: int, bodies: Sequence[Body]) -> bool:
        """Add entries to a journal from the number `seq` on, all or none; False where somebody else wrote first."""

    # Tables

    def check_creation(self, request: Web) -> None:
        """Nobody opens things by the hundred: refused for whoever does."""

    async def dice(self, promise: str, entropy: str) -> Dice:
        """The dice of a promise, or fresh ones."""

    async def open_table(
        self, person: Person, game: str, wishes: Body, seats: Sequence[SeatWish], options: Body
    ) -> str:
        """Set up a table; gives its id. The options may say which `id` it is to have (opened twice it is opened once), and of what
        larger thing it is a part: `home`, with `href` and `name`."""

    async def sit(self, table: str, seat: int, person: Person, back: bool) -> None:
        """Let somebody sit down at a table, or at a seat that is theirs already (`back`)."""

    async def match_at(self, table: str) -> Match | None:
        """The match of a table; None if anything is wrong with it (gone, of older rules): it proves nothing."""

    async def table_now(self, table: str) -> TableNow:
        """Who sits at a table and has to decide, or why it cannot be played on."""

    async def give_seat(self, table: str, seat: int, person: Person | None, level: str) -> bool:
        """Let somebody have a seat, or nobody but a bot of a level, whoever had it before; False where the game is over."""

    async def seats_of(self, table: str, person: str) -> list[int]:
        """The seats that a person holds at a table."""

    async def finished(self, person: str, most: int) -> list[Finished]:
        """The tables of a person whose games are over."""

    # Keys to seats of what is no table, and work beside the event loop

    def seat_token(self, name: str, seat: int) -> str: ...

    def seat_of_token(self, name: str, token: str) -> int: ...

    async def aside(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Do what may take long off the event loop."""


Here = NamedDependency[SkipValidation[Site]]
"""The site, as the application gives it to a page: the parameter is called `site`."""


def see(where: str) -> Redirect:
    return Redirect(where, status_code=SEE_OTHER)


def part(request: Web, name: str) -> str:
    """A part of the address."""
    return str(request.path_params[name])


def gathered(items: Iterable[tuple[str, object]]) -> Given:
    """The fields of a form or an address; files are no fields."""
    made: Given = {}
    for key, value in items:
        if isinstance(value, str):
            made.setdefault(key, []).append(value)
    return made


def last(given: Given, key: str) -> str:
    return (given.get(key) or [""])[-1]


def page_of(request: Web, site: Site, game: Game) -> Page:
    """The words of a game in the language of whoever asks."""
    return game.web_page(site.settings(request).language)


class Visit(Generic[W]):
    """One request to a page of a game, with what every page needs of it: who asks, in which words, what was sent."""

    def __init__(self, request: Web, site: Site, game: Game, words: W, nav: str) -> None:
        self.request = request
        self.site = site
        self.game = game
        self.words = words
        self.nav = nav
        """The part of the site that the page belongs to."""
        self.visitor = site.visitor(request)
        self.person = self.visitor.id
        self.name = site.settings(request).name
        self.query = gathered(request.query_params.multi_items())

    def part(self, name: str) -> str:
        """A part of the address."""
        return part(self.request, name)

    async def form(self) -> Given:
        return gathered((await self.request.form()).multi_items())

    async def field(self, name: str) -> str:
        """A field of the form."""
        return last(await self.form(), name)

    def show(self, template: str, status: int = 200, **context: object) -> Response[str]:
        """A page of the game."""
        shown = {"say": self.words.say} | context
        return self.site.page(
            self.request, f"{self.game.name}/{template}", status, nav=self.nav, game=self.game.name, **shown
        )

    def lost(self, key: str, way: str, status: int = NOT_FOUND) -> Response[str]:
        """What is looked for is not there: say so in the words of this key, and offer a way on."""
        say = self.words.say
        return self.site.page(
            self.request,
            "oops.html",
            status,
            nav=self.nav,
            title=say(key),
            text=say(key, "text"),
            safe="",
            way_text=say(key, "way"),
            way_href=way,
            status=status,
        )

    def told(self, prefix: str, keys: Sequence[str]) -> str:
        """Why the last act could not be, as the address says by one of these keys."""
        key = last(self.query, "told")
        return self.words.say(f"{prefix}{key}") if key in keys else ""

    def check_creation(self) -> None:
        self.site.check_creation(self.request)

    async def kept(self, kind: str) -> list[Kept]:
        """What whoever asks keeps of a kind, the latest first."""
        return await self.site.kept(self.person, kind)

    async def keep(self, kind: str, id: str, data: Body) -> None:
        await self.site.keep(self.person, kind, id, data)

    async def drop(self, kind: str, id: str) -> None:
        await self.site.drop(self.person, kind, id)


def visits(game: str, words: type[W]) -> Callable[[Web, Site, str], Visit[W]]:
    """How the own pages of a game of this name are visited: in its words, as this server has it."""

    def visit_of(request: Web, site: Site, nav: str) -> Visit[W]:
        found = site.games[game]
        page = page_of(request, site, found)
        assert isinstance(page, words)
        return Visit(request, site, found, page, nav)

    return visit_of


def lock_of(locks: dict[str, asyncio.Lock], id: str) -> asyncio.Lock:
    """The lock of this id; those that nobody holds are forgotten."""
    for idle in [other for other, lock in locks.items() if not lock.locked()]:
        del locks[idle]
    return locks.setdefault(id, asyncio.Lock())
