"""One tab at a table: what is at hand for whatever a message asks for."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ..hub.hub import Hub
from ..hub.live import Connection, Live
from ..rooms.room import Refused, Room
from ..words.texts import texts
from . import messages
from .messages import Timely

Socket = WebSocket[Any, Any, Any]


class LineLost(Exception):
    """Nobody is at the other end of the line any more."""


class Tab:
    """One tab, and the line to it."""

    def __init__(self, hub: Hub, live: Live, connection: Connection, socket: Socket) -> None:
        self.hub = hub
        self.live = live
        self.connection = connection
        self.looker = connection.looker
        self.socket = socket
        self.sending = asyncio.Lock()

    @property
    def room(self) -> Room:
        return self.live.room

    async def send(self, message: dict[str, object]) -> None:
        """Raises LineLost when nobody is there any more."""
        text = msgspec.json.encode(message).decode()
        async with self.sending:
            try:
                await self.socket.send_text(text)
            except (WebSocketDisconnect, RuntimeError, OSError) as error:
                raise LineLost from error

    def say(self, key: str, **args: object) -> str:
        return texts(self.looker.language).get(key, "", **args)

    def seat(self) -> int:
        """The seat that acts; watchers have none."""
        viewer = self.looker.viewer(self.room)
        if viewer is None:
            raise Refused("refused-watching")
        return viewer

    def current(self, message: Timely) -> None:
        """The message is about the decision that is asked now."""
        self.seat()
        if self.moved_on(message):
            raise Refused("refused-stale")
        if self.looker.current_draft(self.room) is None:
            raise Refused("refused-over" if self.room.over() else "refused-not-asked")

    def id_of(self, message: Timely | messages.Roll) -> str:
        return f"{self.looker.visitor.id}/{message.id}" if message.id else ""

    def moved_on(self, message: Timely) -> bool:
        """Whether something else is asked by now, or of another seat of this person."""
        viewer = self.looker.viewer(self.room)
        return message.by not in (None, viewer) or not self.room.timely(-1 if viewer is None else viewer, message.seq)
