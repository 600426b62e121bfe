"""Starting and stopping the server."""

from __future__ import annotations

import os
import secrets
import signal
import socket
import sys
import threading
import time
import webbrowser

import uvicorn

from ..hub.hub import Hub
from ..hub.sweeping import Sweeper
from ..hub.thinking import Thinking
from ..rooms.promises import SEED_BYTES
from ..rooms.pulse import Anchor, anchor
from ..store.connections import POSTGRESQL, read_url
from ..store.errors import StoreError
from ..store.store import Store
from ..web.app import guarded_app
from ..web.logs import set_up_logs
from .alone import alone
from .connections import MOST_CONNECTIONS, SPARE_FILES, Config, Door, open_files
from .processes import Peers, Workers, listen_at, stop_with_parent

LARGEST_FRAME = 65_536
DEFAULT_PACE = "0.35"
"""Seconds that a bot's move takes at least while somebody looks; REVERIE_PACE says otherwise."""


class TableServer(uvicorn.Server):
    """A server that says goodbye: open tabs hear that it stops before their line is closed, and come back by themselves."""

    def __init__(self, config: uvicorn.Config, hub: Hub) -> None:
        super().__init__(config)
        self.hub = hub

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.hub.say_goodbye()
        await super().shutdown(sockets)


def ignore(*_: object) -> None:
    """The server has stopped on this signal already; there is nothing more to do about it."""


def open_later(address: str, host: str, port: int) -> None:
    """Open the browser as soon as the server answers; where there is no screen, leave it."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return

    def wait() -> None:
        for _ in range(100):
            try:
                socket.create_connection((host, port), 0.3).close()
            except OSError:
                time.sleep(0.1)
            else:
                webbrowser.open(address)
                return

    threading.Thread(target=wait, daemon=True).start()


def serve(
    host: str,
    port: int,
    url: str,
    browser: bool = False,
    quiet: bool = False,
    workers: int = 1,
    hosts: tuple[str, ...] = (),
    proxies: tuple[str, ...] = (),
) -> None:
    """Serve tables, under the given names too, until somebody stops it. Raises StoreError when the database cannot be used."""
    set_up_logs(quiet)
    if browser:
        shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
        open_later(f"http://{shown}:{port}/", shown, port)
    if workers > 1:
        Store(url).close()  # brought up to date once, and refused here if it cannot be used
        promises = secrets.token_bytes(SEED_BYTES)  # any process keeps what any other promised
        arguments = (listen_at(host, port), host, port, url, quiet, workers, hosts, proxies, promises, Anchor.offset)
        Workers(workers, work, arguments).run()
        return
    with alone(url, create=True):
        make_server(new_hub(url), host, port, hosts, proxies).run()


def check_shared(url: str) -> None:
    """Only PostgreSQL tells one process what another one wrote."""
    if not read_url(url).drivername.startswith(POSTGRESQL):
        raise StoreError(
            "several processes (--workers) need PostgreSQL: give --database postgresql://name@host/database"
        )


def work(
    sock: socket.socket,
    host: str,
    port: int,
    url: str,
    quiet: bool,
    workers: int,
    hosts: tuple[str, ...],
    proxies: tuple[str, ...],
    promises: bytes,
    offset: float,
) -> None:
    """One of several processes at the same socket and the same database."""
    set_up_logs(quiet)
    stop_with_parent()
    anchor(offset)
    hub = new_hub(url, max(1, (os.cpu_count() or 2) // workers), promises)
    hub.peers = Peers(hub, url)
    make_server(hub, host, port, hosts, proxies).run([sock])


def new_hub(url: str, thinkers: int | None = None, promises: bytes = b"") -> Hub:
    """A hub for a process of its own. Servers of tests live for seconds: under REVERIE_COLD they read and start nothing in advance."""
    pace = float(os.environ.get("REVERIE_PACE", DEFAULT_PACE))
    hub = Hub(Store(url), Thinking(thinkers), pace, promises=promises)
    hub.eager = not os.environ.get("REVERIE_COLD")
    hub.sweeper = Sweeper()
    return hub


def make_server(
    hub: Hub, host: str, port: int, hosts: tuple[str, ...] = (), proxies: tuple[str, ...] = ()
) -> TableServer:
    """The server around a hub, ready to run in a process of its own."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, ignore)  # uvicorn raises the signal once more when everything is put away
    door = Door(max(SPARE_FILES, min(MOST_CONNECTIONS, open_files() - SPARE_FILES)), proxies=proxies)
    return TableServer(configured(hub, host, port, hosts, proxies, door), hub)


def configured(
    hub: Hub,
    host: str,
    port: int,
    hosts: tuple[str, ...] = (),
    proxies: tuple[str, ...] = (),
    door: Door | None = None,
) -> Config:
    """How the server runs: what it listens to, how much it takes, and which proxies it believes.

    What a proxy says of where somebody comes from (`X-Forwarded-For`, `X-Forwarded-Proto`) is believed of these addresses;
    where none are named, of those in FORWARDED_ALLOW_IPS, or of this machine alone.
    """
    return Config(
        guarded_app(hub, (host, *hosts)),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        timeout_graceful_shutdown=5,
        door=door,
        h11_max_incomplete_event_size=65_536,
        server_header=False,
        forwarded_allow_ips=list(proxies) or None,
    )


def free(host: str, port: int) -> bool:
    """Whether nobody listens there yet."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True
