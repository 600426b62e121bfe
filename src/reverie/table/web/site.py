"""The site as the pages of games know it (`parts.site.Site`): a door to the hub, and nothing else of the server."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ParamSpec, TypeVar

from reverie.kernel.game import Game
from reverie.kernel.match import Match
from reverie.kernel.plain import Body
from reverie.parts.plain import CHANGED, DAMAGED, GONE, Finished, Kept, Person, Sat, SeatWish, TableNow
from reverie.parts.site import Site, Web

from ..hub.hub import Hub
from ..hub.tables import NoTable
from ..rooms.identity import Settings, Visitor
from ..rooms.promises import Dice
from ..rooms.sitting import PERSON, Damaged, Diverged, Refused
from .pages import Pages, address, settings_of

P = ParamSpec("P")
T = TypeVar("T")


class TableSite(Pages):
    """What the pages of games may ask of this server."""

    @property
    def games(self) -> Mapping[str, Game]:
        return self.hub.games

    def settings(self, request: Web) -> Settings:
        return settings_of(request)

    async def kept(self, person: str, kind: str) -> list[Kept]:
        return await self.hub.reading.do(self.hub.store.kept, person, kind)

    async def keep(self, person: str, kind: str, id: str, data: Body) -> None:
        await self.hub.reading.do(self.hub.store.keep, person, kind, id, data)

    async def drop(self, person: str, kind: str, id: str) -> bool:
        return await self.hub.reading.do(self.hub.store.drop, person, kind, id)

    def new_id(self) -> str:
        return self.hub.store.new_id()

    async def journal(self, name: str) -> list[Body]:
        return await self.hub.reading.do(self.hub.store.journal, name)

    async def journal_end(self, name: str) -> int:
        return await self.hub.reading.do(self.hub.store.journal_end, name)

    async def write_down(self, name: str, seq: int, bodies: Sequence[Body]) -> bool:
        return await self.hub.reading.do(self.hub.store.write_down, name, seq, bodies)

    def check_creation(self, request: Web) -> None:
        self.hub.new_tables.check_creation(address(request))

    async def dice(self, promise: str, entropy: str) -> Dice:
        return await self.hub.new_tables.dice(promise, entropy)

    async def open_table(
        self, person: Person, game: str, wishes: Body, seats: Sequence[SeatWish], options: Body
    ) -> str:
        visitor = Visitor(person.id, person.name)
        return await self.hub.new_tables.open_table(visitor, game, wishes, list(seats), options)

    async def sit(self, table: str, seat: int, person: Person, back: bool) -> None:
        live = await self.hub.tables.live(table)
        await self.hub.seats.sit(live, seat, Visitor(person.id, person.name), back)

    async def match_at(self, table: str) -> Match | None:
        try:
            return (await self.hub.tables.live(table)).room.match
        except Exception:
            return None

    async def table_now(self, table: str) -> TableNow:
        try:
            live = await self.hub.tables.live(table)
        except NoTable:
            return TableNow(GONE)
        except Diverged as error:
            return TableNow(DAMAGED if isinstance(error, Damaged) else CHANGED)
        seats = [
            Sat(one.kind if not one.away else PERSON, one.name, one.level, frozenset(live.holders.get(seat, ())))
            for seat, one in enumerate(live.room.seats)
        ]
        return TableNow("", tuple(seats), tuple(live.room.deciding()))

    async def give_seat(self, table: str, seat: int, person: Person | None, level: str) -> bool:
        live = await self.hub.tables.live(table)
        visitor = None if person is None else Visitor(person.id, person.name)
        try:
            await self.hub.seats.give(live, seat, visitor, level)
        except Refused:
            return False
        return True

    async def seats_of(self, table: str, person: str) -> list[int]:
        held = await self.hub.reading.do(self.hub.store.held, table)
        return [seat for seat, people in held.items() if person in people]

    async def finished(self, person: str, most: int) -> list[Finished]:
        rows = await self.hub.lists.rows(person, limit=most)
        return [Finished(row.id, row.game, row.updated) for row in rows if row.status == "over"]

    def seat_token(self, name: str, seat: int) -> str:
        return self.hub.signer.seat_token(name, seat)

    def seat_of_token(self, name: str, token: str) -> int:
        return self.hub.signer.read_seat_token(name, token)

    async def aside(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        return await self.hub.drawing.do(work, *args, **more)


def site_for_games(hub: Hub) -> Site:
    """The site of a hub, as games are given it."""
    return TableSite(hub)
