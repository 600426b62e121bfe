"""What the parts of a hub ask of the hub, and the hub of other processes: nothing else of it do they know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ..store.entries import Entry
from .live import Live

Plan = Callable[[], list[Entry]]
"""What an act would write; raises Refused."""


class Peers(Protocol):
    """Other processes on the same database."""

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    def here(self, live: Live) -> None:
        """Tell the others who looks at a table from here."""

    async def claim(self, table: str) -> bool:
        """Whether this process may think for the bots of a table."""

    def release(self, table: str) -> None: ...


class Acts(Protocol):
    """The hub as its parts know it: where everything that happens at a table happens."""

    stopping: bool
    peers: Peers | None

    async def act(self, live: Live, plan: Plan) -> None:
        """Do something at a table: planned, durable, applied, told. Raises Refused; then nothing has happened."""

    async def answer(
        self, live: Live, seat: int, value: object, at: int, id: str = "", seconds: float | None = None
    ) -> None:
        """A seat answers."""

    async def write(self, live: Live, entries: list[Entry]) -> bool:
        """Make entries durable and let them have happened; False when another process wrote first. Needs the lock."""

    async def read_again(self, live: Live) -> None:
        """Read what another process wrote. Needs the lock; raises Refused."""

    async def hear(self, live: Live) -> None:
        """Catch up, when there is something to catch up with."""

    def changed(self, live: Live) -> None:
        """Something is different at a table: everybody is shown it, and whoever has to do something does it."""

    def settle(self, live: Live) -> None:
        """Let whoever has to do something at a table begin: bots, those who pass by themselves, timers, those who are back."""

    def keep_snapshot(self, live: Live) -> None: ...

    async def wind(self, live: Live) -> None:
        """A table was read from the store: let its clocks run."""

    def begun(self, live: Live) -> None:
        """A table has been made."""


__all__ = ["Acts", "Peers", "Plan"]
