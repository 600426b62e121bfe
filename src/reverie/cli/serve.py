"""The command `reverie serve`. What needs the packages of the web table is imported when it runs."""

from __future__ import annotations

from ipaddress import ip_network
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from reverie.parts.commands import BadInput
from reverie.table.ops.commands import store_exits


def serve(
    host: Annotated[
        str, typer.Option("--host", help="Where to listen: 0.0.0.0 lets others in your network in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=1, max=65535, help="The port to listen at.")] = 8000,
    data: Annotated[
        Path | None,
        typer.Option("--data", metavar="DIR", help="The folder of the database.", show_default="the user's"),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option("--database", metavar="URL", help="A database of its own, as in postgresql://name@host/reverie."),
    ] = None,
    workers: Annotated[
        int, typer.Option("--workers", min=1, max=64, help="Server processes; more than one need PostgreSQL.")
    ] = 1,
    allow_host: Annotated[
        list[str], typer.Option("--allow-host", metavar="NAME", help="A name the server goes by; may be repeated.")
    ] = [],  # noqa: B006
    proxy: Annotated[
        list[str],
        typer.Option("--proxy", metavar="ADDRESS", help="A reverse proxy to believe, or a network; may be repeated."),
    ] = [],  # noqa: B006
    browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")] = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="Log only what needs somebody.")] = False,
) -> None:
    """Serve tables to browsers until Ctrl-C. Every acknowledged answer is stored, so it may be killed at any time."""
    if data is not None and database is not None:
        raise BadInput("--data and --database both say where tables are kept; give one of them")
    with store_exits():
        from reverie.table.ops.manage import database_url
        from reverie.table.ops.serve import check_shared, free
        from reverie.table.ops.serve import serve as serve_tables

        for one in proxy:
            check_proxy(one)
        if not free(host, port):
            raise BadInput(f"something already listens at {host}:{port}; choose another one with --port")
        if data is not None:
            try:
                data.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise BadInput(f"--data {data}: {error.strerror}") from error
        url = database_url(str(data / "tables.db") if data is not None else database)
        if workers > 1:
            check_shared(url)
        console = Console(stderr=True, highlight=False)
        console.print(f"Reverie is at http://{host}:{port}/  (Ctrl-C stops it)")
        serve_tables(
            host, port, url, browser, quiet=quiet, workers=workers, hosts=tuple(allow_host), proxies=tuple(proxy)
        )


def check_proxy(given: str) -> None:
    """A proxy is an address or a network: of a mere name nobody could say from where a line came."""
    try:
        ip_network(given)
    except ValueError as error:
        raise BadInput(f"--proxy {given!r} is no address and no network, such as 172.18.0.0/16: {error}") from error
