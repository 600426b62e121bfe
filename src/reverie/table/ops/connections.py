"""How connections are borne: nobody has too many, sends too slowly, reads too slowly, or fills the server's ears with noise.

uvicorn accepts whatever comes and waits as long as it takes. Its protocol classes are extended here by what a server that
the internet can reach needs: a time for the head of a request and for its body, a time for reading what was sent, connections
counted by address, control frames in a bucket, and places that sockets cannot take from plain requests.
"""

from __future__ import annotations

import asyncio
import logging
import os
from ipaddress import ip_address, ip_network
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from reverie.kernel.plain import Body

from ..hub.limits import Bucket

log = logging.getLogger("reverie.table")

HEAD_LIMIT: Final = 15.0
"""Seconds for the head of a request, from the connection or from its first byte on."""
BODY_LIMIT: Final = 60.0
"""Seconds for the body of a request."""
READ_LIMIT: Final = 30.0
"""Seconds in which somebody has to read enough of what was sent that more can be."""
MOST_FROM_ONE: Final = 250
"""Connections from one address. Proxies that are trusted bring many people and are not counted."""
MOST_CONNECTIONS: Final = 5_000
SPARE_FILES: Final = 200
"""Open files that the server needs for other things than connections."""
MOST_FILES: Final = 65_536
FOR_SOCKETS: Final = 0.8
"""The part of all connections that may be sockets; the rest is for pages and programs."""
MOST_WAITING: Final = 16
"""Messages of one tab that may wait before its line is read no further."""
TRUSTED: Final = ("127.0.0.1", "::1")


def open_files() -> int:
    """How many files this process may have open, after asking for as many as it may."""
    try:
        import resource
    except ImportError:  # not a Unix
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (ValueError, OSError):
            return soft
        return wanted
    return wanted


def named_proxies() -> list[str]:
    """The proxies of FORWARDED_ALLOW_IPS, which uvicorn believes where none are named to it."""
    return os.environ.get("FORWARDED_ALLOW_IPS", "").replace(",", " ").split()


def is_among(address: str, trusted: frozenset[str]) -> bool:
    """Whether an address is one of these, or of one of these networks (`10.0.0.0/8`); `*` is every address."""
    if address in trusted or "*" in trusted:
        return True
    try:
        one = ip_address(address)
    except ValueError:
        return False
    return any(one in ip_network(network, strict=False) for network in trusted if "/" in network)


class Door:
    """Who is in: connections by address, and how many of all are sockets."""

    def __init__(
        self, most: int = MOST_CONNECTIONS, from_one: int = MOST_FROM_ONE, proxies: tuple[str, ...] = ()
    ) -> None:
        self.most = most
        self.from_one = from_one
        self.trusted = frozenset([*TRUSTED, *(proxies or named_proxies())])
        self.by: dict[str, int] = {}
        self.all = 0
        self.sockets = 0

    def enter(self, address: str) -> bool:
        """Count a connection; False when it is one too many, and is to be closed."""
        self.all += 1
        self.by[address] = self.by.get(address, 0) + 1
        if self.all > self.most:
            return False
        return self.by[address] <= self.from_one or is_among(address, self.trusted)

    def leave(self, address: str) -> None:
        self.all -= 1
        self.by[address] -= 1
        if not self.by[address]:
            del self.by[address]

    def room_for_socket(self) -> bool:
        return self.sockets < self.most * FOR_SOCKETS


class Config(uvicorn.Config):
    """The server's configuration, and the door that all its connections come through."""

    def __init__(self, *args: Any, door: Door | None = None, **more: object) -> None:
        self.door = door or Door()
        own: Body = {"http": Http, "ws": Socket, "limit_concurrency": self.door.most}
        super().__init__(*args, **{**more, **own})


def refusal(status: bytes, text: bytes) -> bytes:
    """A whole answer for somebody who is not let in."""
    head = b"HTTP/1.1 " + status + b"\r\ncontent-type: text/plain; charset=utf-8\r\nx-content-type-options: nosniff\r\n"
    head += b"cache-control: no-store\r\nretry-after: 10\r\nconnection: close\r\ncontent-length: "
    return head + str(len(text)).encode() + b"\r\n\r\n" + text


TOO_MANY: Final = refusal(b"429 Too Many Requests", b"Too many connections from your address; close some of them.\n")
NO_ROOM: Final = refusal(
    b"503 Service Unavailable", b"The server has no room for another line just now; try again in a moment.\n"
)


class Reading:
    """A time in which the other side has to take what it was sent: a line that nobody reads is cut."""

    __slots__ = ("loop", "timer", "transport")

    def __init__(self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport) -> None:
        self.loop = loop
        self.transport = transport
        self.timer: asyncio.TimerHandle | None = None

    def stuck(self) -> None:
        self.moving()
        self.timer = self.loop.call_later(READ_LIMIT, self.transport.abort)

    def moving(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class Http(H11Protocol):
    """A connection on which requests come."""

    config: Config

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self.reading = Reading(self.loop, transport)
        self.patience: asyncio.TimerHandle | None = None
        self.waits_for = ""
        self.upgraded = False
        if not self.config.door.enter(self.address):
            transport.write(TOO_MANY)
            transport.close()
            return
        self.wait_for("head")

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.reading.moving()
        self.wait_for("")
        self.config.door.leave(self.address)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.upgraded or self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete:
            between = self.cycle is not None and self.timeout_keep_alive_task is not None
            self.wait_for("" if between else "head")
        else:
            self.wait_for("body" if self.cycle.more_body else "")

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.upgraded and self.cycle.response_complete:
            self.wait_for("")  # the next head has its time from its first byte on; until then uvicorn's own limit holds

    def wait_for(self, what: str) -> None:
        """Have the time for the head or the body of a request run, or none."""
        if what == self.waits_for:
            return
        self.waits_for = what
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None
        if what:
            self.patience = self.loop.call_later(HEAD_LIMIT if what == "head" else BODY_LIMIT, self.transport.abort)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.upgraded = True
        self.wait_for("")
        if not self.config.door.room_for_socket():
            self.upgraded = False
            self.transport.write(NO_ROOM)
            self.transport.close()
            return
        self.reading.moving()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reading.stuck()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.reading.moving()


class Socket(WebSocketsSansIOProtocol):
    """The line to a tab. A few messages may wait: to stop reading for each of them would cost more than they do."""

    config: Config

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.config.door.sockets += 1
        self.reading = Reading(self.loop, self.transport)
        self.noise = Bucket(rate=5, burst=50)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.reading.moving()
        self.config.door.sockets -= 1
        self.config.door.leave(self.client[0] if self.client else "")

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reading.stuck()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.reading.moving()

    def send_receive_event_to_app(self) -> None:
        paused = self.read_paused
        enough_room = self.queue.qsize() < MOST_WAITING
        self.read_paused = paused or enough_room
        super().send_receive_event_to_app()
        if enough_room:
            self.read_paused = paused

    def too_noisy(self) -> bool:
        """Whether frames that say nothing (pings, pongs, parts of a message) come faster than anybody needs them."""
        if self.close_sent or self.transport.is_closing():
            return True
        if self.noise.take():
            return False
        log.warning("line closed: too many control frames", extra={"path": self.scope["path"]})
        self.conn.fail(1008, "too many control frames")
        self.transport.write(b"".join(self.conn.data_to_send()[-2:]))  # goodbye, without the answers to all those pings
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1008})
        self.transport.close()
        return True

    def handle_ping(self) -> None:
        if not self.too_noisy():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if not self.too_noisy():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if not self.too_noisy():
            super().handle_cont(event)


__all__ = ["Config", "Door", "open_files"]
