"""The site as the pages of games know it (`parts.site.Site`): a door to the hub, and nothing else of the server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..hub.drawing import Drawing
from ..hub.live import Live
from ..hub.new_tables import SeatWish
from ..rooms.identity import Settings, Signer, Visitor
from ..rooms.promises import Dice
from ..store.store import Store
from .pages import Asking, Pages, settings_of


class TableSite(Pages):
    """What the pages of games may ask of this server."""

    @property
    def games(self) -> dict[str, Any]:
        return dict(self.hub.games)

    @property
    def store(self) -> Store:
        return self.hub.store

    @property
    def signer(self) -> Signer:
        return self.hub.signer

    @property
    def drawing(self) -> Drawing:
        return self.hub.drawing

    def settings(self, request: Asking) -> Settings:
        return settings_of(request)

    async def stored(self, work: Callable[..., Any], *args: Any, **more: Any) -> Any:
        return await self.hub.reading.do(work, *args, **more)

    async def live(self, table: str) -> Live:
        return await self.hub.tables.live(table)

    async def freshen(self) -> None:
        await self.hub.lists.freshen()

    async def dice(self, promise: str = "", entropy: object = "") -> Dice:
        return await self.hub.new_tables.dice(promise, entropy)

    def check_creation(self, address: str) -> None:
        self.hub.new_tables.check_creation(address)

    def seat_wish(self, kind: str, bot: str = "", name: str = "") -> SeatWish:
        return SeatWish(kind, bot, name)

    async def open_table(
        self, visitor: Visitor, game: str, wishes: dict[str, Any], seats: list[SeatWish], options: dict[str, Any]
    ) -> str:
        return await self.hub.new_tables.open_table(visitor, game, wishes, seats, options)

    async def sit(self, live: Live, seat: int, visitor: Visitor, back: bool = False) -> None:
        await self.hub.seats.sit(live, seat, visitor, back)
