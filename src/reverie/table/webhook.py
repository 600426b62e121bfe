"""Webhooks: a table tells an address of somebody's choice when it is somebody's move, and how the game ended.

What is sent holds no key to anything: the table's id and path, names, and a sentence. It is sent off the event loop, with
time limits and a few attempts, and never to addresses inside the server's own network unless whoever runs it allows that.
"""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import logging
import os
import socket
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

import msgspec

from reverie import __version__
from reverie.kernel.game import SetupError

log = logging.getLogger("reverie.table")

ALLOW_LOCAL: Final = "REVERIE_WEBHOOK_LOCAL"
LONGEST: Final = 500
PATIENCE: Final = 5.0
WAITS: Final = (0.0, 2.0, 10.0, 60.0)
"""Seconds before each attempt."""
MOST_WAITING: Final = 200
SENDERS: Final = 2
TRANSLATED: Final = ipaddress.ip_network("64:ff9b::/96")
"""Addresses of the older kind inside newer ones: they lead where we cannot see."""

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Hopeless(Exception):
    """It would be sent in vain, now and later."""


def local_allowed() -> bool:
    return os.environ.get(ALLOW_LOCAL, "") == "1"


def agreed_webhook(given: Any) -> str:
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
    """Whether an address lies outside all networks of one's own."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return public(address.ipv4_mapped)
        if address.sixtofour is not None or address.teredo is not None or address in TRANSLATED:
            return False
    return address.is_global and not address.is_multicast


def find_address(host: str, port: int) -> str:
    """Where a name leads; raises Hopeless when any of its addresses is one of ours."""
    found = [ipaddress.ip_address(one[4][0]) for one in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not local_allowed() and not all(public(address) for address in found):
        raise Hopeless("the webhook leads into a private network")
    return str(found[0])


def connect(parts: SplitResult) -> http.client.HTTPConnection:
    """A connection to the very address that was looked at: a name that changes its mind in between gains nothing."""
    assert parts.hostname is not None
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    line = socket.create_connection((find_address(parts.hostname, port), port), PATIENCE)
    if secure:
        line = ssl.create_default_context().wrap_socket(line, server_hostname=parts.hostname)
    made = http.client.HTTPConnection(parts.hostname, port, timeout=PATIENCE)
    made.sock = line
    return made


def post(url: str, body: bytes) -> None:
    """Send it once; raises Hopeless where trying again would not help, OSError or HTTPException where it might."""
    parts = urlsplit(url)
    connection = connect(parts)
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        headers = {"content-type": "application/json", "user-agent": f"Reverie/{__version__}"}
        connection.request("POST", path, body, headers)
        status = connection.getresponse().status
    finally:
        connection.close()
    if status == 429 or status >= 500:
        raise OSError(f"the webhook answered {status}")
    if status >= 300:
        raise Hopeless(f"the webhook answered {status}")


class Webhooks:
    """Everything that waits to be sent."""

    def __init__(self, send: Callable[[str, bytes], None] = post, waits: tuple[float, ...] = WAITS) -> None:
        self.send = send
        self.waits = waits
        self.pool: ThreadPoolExecutor | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    def tell(self, table: str, url: str, told: dict[str, Any]) -> None:
        """Send something when there is time; what is too much is left out."""
        if len(self.tasks) >= MOST_WAITING:
            log.warning("too many webhooks wait", extra={"table": table})
            return
        task = asyncio.get_running_loop().create_task(self._deliver(table, url, msgspec.json.encode(told)))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _deliver(self, table: str, url: str, body: bytes) -> None:
        if self.pool is None:
            self.pool = ThreadPoolExecutor(SENDERS, thread_name_prefix="webhook")
        for wait in self.waits:
            await asyncio.sleep(wait)
            try:
                await asyncio.get_running_loop().run_in_executor(self.pool, self.send, url, body)
                return
            except Hopeless as error:
                log.warning("webhook given up", extra={"table": table, "error": str(error)})
                return
            except (OSError, http.client.HTTPException, UnicodeError) as error:
                log.info("webhook not delivered", extra={"table": table, "error": type(error).__name__})
        log.warning("webhook given up", extra={"table": table, "error": "no attempt was answered"})

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


__all__ = ["Hopeless", "Webhooks", "agreed_webhook", "find_address", "post", "public"]
