"""Programs that play at tables over real sockets, many at once, for `reverie chaos` and `reverie load`.

They speak the JSON protocol (docs/protocol.md) or read pages as a browser does. The line itself is written here, because a
library that does everything would cost these measurements more than the server they measure.
"""

from __future__ import annotations

import asyncio
import base64
import os
import random
import zlib
from collections.abc import Callable
from http.client import HTTPConnection
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from reverie.kernel.plain import Answer, Body

Told = Callable[["Line", bytes], None]
TEXT: Final = 0x81
LOOPBACK: Final = tuple(f"127.0.{high}.{low}" for high in range(1, 5) for low in range(1, 250))
"""Addresses of this machine: a server that limits what one visitor may do sees many visitors."""


def frame(data: bytes, kind: int = TEXT) -> bytes:
    """A message as clients send it: masked, in one piece."""
    mask = os.urandom(4)
    size = len(data)
    if size < 126:
        head = bytes((kind, 0x80 | size))
    elif size < 65_536:
        head = bytes((kind, 0x80 | 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((kind, 0x80 | 127)) + size.to_bytes(8, "big")
    whole = int.from_bytes(data, "big") ^ int.from_bytes((mask * (size // 4 + 1))[:size], "big")
    return head + mask + whole.to_bytes(size, "big")


class Line(asyncio.Protocol):
    """One WebSocket: calls `told` with every message, and `ended` when it is over, however that came."""

    def __init__(self, path: str, host: str, told: Told, ended: Callable[[], None], squeeze: bool, cookie: str) -> None:
        self.path = path
        self.host = host
        self.told = told
        self.ended = ended
        self.squeeze = squeeze
        self.cookie = cookie
        self.transport: asyncio.Transport | None = None
        self.buffer = bytearray()
        self.opened = asyncio.get_running_loop().create_future()
        self.inflate: Any = None
        self.received = 0
        """Bytes of messages as they came over the wire."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {self.path} HTTP/1.1",
            f"Host: {self.host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        ]
        if self.squeeze:
            lines.append("Sec-WebSocket-Extensions: permessage-deflate")
        if self.cookie:
            lines.append(f"Cookie: {self.cookie}")
        transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.opened.done():
            head, blank, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not blank:
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.opened.set_exception(ConnectionError(head[:80].decode("latin-1")))
                self.cut()
                return
            if b"permessage-deflate" in head.lower():
                self.inflate = zlib.decompressobj(-zlib.MAX_WBITS)
            self.buffer = bytearray(rest)
            self.opened.set_result(None)
        while self.take():
            pass

    def take(self) -> bool:
        """Take one message from what has come; False when none is whole yet."""
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1] & 0x7F, 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return False
        head, data = buffer[0], bytes(buffer[start : start + size])
        del buffer[: start + size]
        kind = head & 0x0F
        if kind == 9 and self.transport is not None:
            self.transport.write(frame(data, 0x8A))
        elif kind == 8:
            self.cut()
        elif kind == 1:
            self.received += size
            if head & 0x40:
                data = self.inflate.decompress(data + b"\0\0\xff\xff")
            self.told(self, data)
        return True

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(f"the line was cut: {error}"))
        self.transport = None
        self.ended()

    def send(self, message: object) -> None:
        if self.transport is not None:
            self.transport.write(frame(msgspec.json.encode(message)))

    def cut(self) -> None:
        """End the line without a word."""
        if self.transport is not None:
            self.transport.abort()


async def open_line(
    url: str, path: str, told: Told, ended: Callable[[], None], squeeze: bool = False, cookie: str = ""
) -> Line:
    """Raises OSError when nobody answers, or not as a WebSocket should."""
    where = urlsplit(url)
    _transport, line = await asyncio.get_running_loop().create_connection(
        lambda: Line(path, where.netloc, told, ended, squeeze, cookie), where.hostname or "", where.port or 80
    )
    await asyncio.wait_for(line.opened, 20)
    return line


def ask(url: str, path: str, body: object = None, whence: str = "", headers: dict[str, str] | None = None) -> Body:
    """One request of the API; raises OSError when it is not answered well."""
    where = urlsplit(url)
    line = HTTPConnection(where.hostname or "", where.port, timeout=20, source_address=(whence, 0) if whence else None)
    try:
        data = msgspec.json.encode(body) if body is not None else None
        told = {"content-type": "application/json", **(headers or {})}
        line.request("POST" if data is not None else "GET", path, data, told)
        answer = line.getresponse()
        text = answer.read()
    except Exception as error:
        raise ConnectionError(str(error)) from error
    finally:
        line.close()
    if answer.status >= 400:
        raise ConnectionError(f"{path}: {answer.status} {text[:200].decode('utf-8', 'replace')}")
    answered: Body = msgspec.json.decode(text)
    return answered


def some_answer(options: list[Any], rng: random.Random) -> Answer:
    """Any answer of a domain, as docs/protocol.md describes domains."""
    match options:
        case ["list", values]:
            return rng.choice(values)
        case ["menu", singles, groups]:
            counts = [len(firsts) * len(seconds) for _tag, firsts, seconds in groups]
            number = rng.randrange(len(singles) + sum(counts))
            if number < len(singles):
                return singles[number]
            number -= len(singles)
            for (tag, firsts, seconds), count in zip(groups, counts, strict=True):
                if number < count:
                    return [tag, firsts[number // len(seconds)], seconds[number % len(seconds)]]
                number -= count
        case ["subset", items, least, most, _alone]:
            chosen = rng.sample(range(len(items)), rng.randint(max(least, 0), min(most, len(items))))
            return [items[number] for number in sorted(chosen)]
        case ["split", total, targets, needs]:
            guard = next((place for place, need in enumerate(needs) if need >= 0), 0)
            return [total if place == guard else 0 for place in range(len(targets))]
        case ["permutation", count]:
            return rng.sample(range(count), count)
        case ["roll", count, faces]:
            return [rng.choice(faces) for _ in range(count)]
    raise ValueError(f"unknown domain {options[0]}")


__all__ = ["LOOPBACK", "Line", "ask", "open_line", "some_answer"]
