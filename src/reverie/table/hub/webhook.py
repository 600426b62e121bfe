"""Webhooks: a table tells an address of somebody's choice when it is somebody's move, and how the game ended.

What is sent holds no key to anything: the table's id and path, names, and a sentence. Each attempt has five seconds from
looking up the name to the answer; one receiver is told one thing at a time, so that a slow one holds up nobody else; and
nothing is sent to addresses inside the server's own network unless whoever runs it allows that.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import os
import socket
import ssl
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final
from urllib.parse import urlsplit

import msgspec

from reverie import __version__
from reverie.kernel.game import SetupError
from reverie.kernel.plain import Body

log = logging.getLogger("reverie.table")

ALLOW_LOCAL: Final = "REVERIE_WEBHOOK_LOCAL"
LONGEST: Final = 500
PATIENCE: Final = 5.0
"""Seconds that one attempt may take in all."""
WAITS: Final = (0.0, 2.0, 10.0, 60.0)
"""Seconds before each attempt."""
MOST_WAITING: Final = 1000
MOST_AT_ONE: Final = 50
"""What may wait for one receiver."""
LOOKUPS: Final = 8
"""Names that are looked up at the same time: it cannot be hurried, and is done beside everything else."""
OUTSIDE: Final = ipaddress.ip_network("2000::/3")
"""Where newer addresses of the whole internet are. All others are of one's own network, of a translator's, or nobody's."""
SPECIAL: Final = [
    ipaddress.ip_network(one)
    for one in (
        "192.0.0.0/24",  # protocols' own
        "192.88.99.0/24",  # relays to 6to4
        "240.0.0.0/4",
        "2001::/23",  # protocols' own, Teredo among them
        "2001:db8::/32",
        "2002::/16",  # 6to4: an older address inside
        "3fff::/20",
    )
]
"""What looks like the whole internet and is not, by the registries of special addresses."""
WITHIN: Final = (0x5EFE, 0x0200_5EFE)
"""Before an older address at the end of a newer one (ISATAP)."""

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Hopeless(Exception):
    """It would be sent in vain, now and later."""


def local_allowed() -> bool:
    return os.environ.get(ALLOW_LOCAL, "") == "1"


def agreed_webhook(given: object) -> str:
    """The address that a table agrees on; raises SetupError with a message for people."""
    if given in (None, ""):
        return ""
    if not isinstance(given, str) or len(given) > LONGEST or any(ord(sign) <= 32 or ord(sign) > 126 for sign in given):
        raise SetupError(f"a webhook is an address of at most {LONGEST} plain characters")
    try:
        parts = urlsplit(given)
        port_fits = parts.port is None or 0 < parts.port < 65_536
    except ValueError as error:
        raise SetupError("the webhook is no address") from error
    schemes = ("https", "http") if local_allowed() else ("https",)
    if parts.scheme not in schemes or not parts.hostname or parts.username is not None or not port_fits:
        raise SetupError("a webhook begins with https:// and names a host")
    return given


def public(address: Address) -> bool:
    """Whether an address is one of the whole internet, and leads to no other one inside it that is not."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return public(address.ipv4_mapped)
        if address not in OUTSIDE:
            return False
        if int(address) >> 32 & 0xFFFF_FFFF in WITHIN and not public(ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)):
            return False
    if any(address in network for network in SPECIAL if network.version == address.version):
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def find_address(host: str, port: int) -> str:
    """Where a name leads; raises Hopeless when any of its addresses is one of ours."""
    found = [ipaddress.ip_address(one[4][0]) for one in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not local_allowed() and not all(public(address) for address in found):
        raise Hopeless("the webhook leads into a private network")
    return str(found[0])


@cache
def lookups() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(LOOKUPS, thread_name_prefix="webhook")


@cache
def trusted() -> ssl.SSLContext:
    return ssl.create_default_context()


async def post(url: str, body: bytes, patience: float = PATIENCE) -> None:
    """Send it once; raises Hopeless where trying again would not help, OSError or ValueError where it might."""
    async with asyncio.timeout(patience):
        status = await _post(url, body)
    if status == 429 or status >= 500:
        raise OSError(f"the webhook answered {status}")
    if not 200 <= status < 300:
        raise Hopeless(f"the webhook answered {status}")


async def _post(url: str, body: bytes) -> int:
    """The status of the answer; the rest of it is of no interest."""
    parts = urlsplit(url)
    assert parts.hostname is not None
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    loop = asyncio.get_running_loop()
    address = await loop.run_in_executor(lookups(), find_address, parts.hostname, port)
    # to the very address that was looked at: a name that changes its mind in between gains nothing
    tls: Body = {"ssl": trusted(), "server_hostname": parts.hostname} if secure else {}
    reader, writer = await asyncio.open_connection(address, port, **tls)
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        lines = [
            f"POST {path} HTTP/1.1",
            f"host: {parts.netloc}",
            "content-type: application/json",
            "connection: close",
        ]
        lines += [f"user-agent: Reverie/{__version__}", f"content-length: {len(body)}"]
        writer.write("".join(line + "\r\n" for line in [*lines, ""]).encode("latin-1") + body)
        await writer.drain()
        word, _space, rest = (await reader.readline()).decode("latin-1").partition(" ")
        if not word.startswith("HTTP/1."):
            raise OSError("the webhook does not speak HTTP")
        return int(rest[:3])
    finally:
        writer.close()


Send = Callable[[str, bytes], Awaitable[None]]


class Webhooks:
    """Everything that waits to be sent."""

    def __init__(self, send: Send = post, waits: tuple[float, ...] = WAITS) -> None:
        self.send = send
        self.waits = waits
        self.tasks: set[asyncio.Task[None]] = set()
        self.waiting: Counter[str] = Counter()
        """How much waits for each receiver."""
        self.turns: dict[str, asyncio.Lock] = {}
        """Whoever holds it sends to that receiver."""

    def tell(self, table: str, url: str, told: Body) -> None:
        """Send something when there is time; what is too much is left out."""
        host = urlsplit(url).netloc.lower()
        if len(self.tasks) >= MOST_WAITING or self.waiting[host] >= MOST_AT_ONE:
            log.warning("too many webhooks wait", extra={"table": table})
            return
        self.waiting[host] += 1
        task = asyncio.get_running_loop().create_task(self._deliver(table, url, host, msgspec.json.encode(told)))
        self.tasks.add(task)
        task.add_done_callback(lambda done: self._done(done, host))

    def _done(self, task: asyncio.Task[None], host: str) -> None:
        self.tasks.discard(task)
        self.waiting[host] -= 1
        if not self.waiting[host]:
            del self.waiting[host]
            self.turns.pop(host, None)

    async def _deliver(self, table: str, url: str, host: str, body: bytes) -> None:
        turn = self.turns.setdefault(host, asyncio.Lock())
        for wait in self.waits:
            await asyncio.sleep(wait)
            try:
                async with turn:
                    await self.send(url, body)
                return
            except Hopeless as error:
                log.warning("webhook given up", extra={"table": table, "error": str(error)})
                return
            except (OSError, ValueError, UnicodeError) as error:
                log.info("webhook not delivered", extra={"table": table, "error": type(error).__name__})
        log.warning("webhook given up", extra={"table": table, "error": "no attempt was answered"})

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()


__all__ = ["Hopeless", "Webhooks", "agreed_webhook", "find_address", "post", "public"]
