"""The server's keys: one for each purpose, changed without anybody losing their seat; and what a proxy may say of visitors."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from typer.testing import CliRunner

from reverie.games import find_game
from reverie.parts.plain import SeatWish
from reverie.table.hub.hub import Hub
from reverie.table.hub.limits import Buckets
from reverie.table.hub.thinking import Thinking
from reverie.table.ops.commands import table_app
from reverie.table.ops.serve import configured
from reverie.table.rooms.identity import VISITOR_COOKIE, BadToken, Signer, Visitor, _text, key_for
from reverie.table.rooms.keys import DAY, rotate, signer_of
from reverie.table.rooms.room import Refused
from reverie.table.store.store import Store

GAME = find_game("dreamblade")
NOW = 1_800_000_000.0


def in_hub(folder: Path, work: Callable[[Hub], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        hub = Hub(Store(f"sqlite:///{folder / 'tables.db'}"), Thinking(1), 0.0, {GAME.name: GAME})
        try:
            return await work(hub)
        finally:
            await hub.stop()

    return asyncio.run(run())


def browser(hub: Hub, proxies: tuple[str, ...] = (), came_from: str = "127.0.0.1", **headers: str) -> httpx.AsyncClient:
    """A browser in front of the server as it is run, with what stands around it."""
    config = configured(hub, "127.0.0.1", 8000, ("table.example",), proxies)
    config.load()
    transport = httpx.ASGITransport(app=config.loaded_app, client=(came_from, 5))
    return httpx.AsyncClient(transport=transport, base_url="http://table.example", headers=headers)


def as_before(secret: bytes, purpose: str, value: Any) -> str:
    """A token as it was made when one key served for everything."""
    body = msgspec.json.encode(value)
    signed = hmac.digest(secret, purpose.encode() + b"\0" + body, "sha256")[:16]
    return f"{_text(body)}.{_text(signed)}"


def test_every_purpose_has_a_key_of_its_own() -> None:
    secret = b"s" * 32
    keys = {key_for(secret, purpose) for purpose in ("visitor", "seat", "invite", "hand", "dice")}
    assert len(keys) == 5 and secret not in keys
    signer = Signer(secret)
    token = signer.seal("seat", ["table", 0, 1])
    assert signer.open("seat", token) == ["table", 0, 1]
    with pytest.raises(BadToken):
        signer.open("visitor", token)


def test_cookies_and_links_of_before_still_serve_and_are_made_anew() -> None:
    secret = b"s" * 32
    signer = Signer(secret)
    old = as_before(secret, "visitor", "ilse")
    assert signer.open("visitor", old) == "ilse" and not signer.fresh("visitor", old)
    assert signer.fresh("visitor", signer.seal("visitor", "ilse"))
    assert signer.read_seat_token("t", as_before(secret, "seat", ["t", 1, int(NOW)]), NOW) == 1
    with pytest.raises(BadToken):
        signer.open("seat", old)


def test_an_old_key_is_accepted_for_so_many_days(tmp_path: Path) -> None:
    with Store(f"sqlite:///{tmp_path / 'tables.db'}") as store:
        before = signer_of(store, NOW)
        token = before.seal("visitor", "ilse")
        assert rotate(store, 30, NOW) == 1
        after = signer_of(store, NOW + 29 * DAY)
        assert after.secret != before.secret and after.open("visitor", token) == "ilse"
        assert not after.fresh("visitor", token)
        with pytest.raises(BadToken):
            signer_of(store, NOW + 31 * DAY).open("visitor", token)
        with pytest.raises(BadToken):
            before.open("visitor", after.seal("visitor", "ilse"))  # what was read from a backup signs nothing any more
        assert rotate(store, 30, NOW + 40 * DAY) == 1  # what is over is let go
        assert rotate(store, 0, NOW + 41 * DAY) == 0
        assert signer_of(store, NOW + 41 * DAY).old == []


def test_nobody_loses_a_seat_when_the_key_changes(tmp_path: Path) -> None:
    ilse = Visitor("ilse", "Ilse")

    async def before(hub: Hub) -> tuple[str, str]:
        seats = [SeatWish("me"), SeatWish("link")]
        table = await hub.new_tables.open_table(ilse, GAME.name, {"turn_limit": 3}, seats, {})
        return table, hub.signer.seal("visitor", "ilse")

    table, cookie = in_hub(tmp_path, before)
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    done = CliRunner().invoke(table_app, ["rotate-key", "--database", url])
    assert done.exit_code == 0 and "new key" in done.output

    async def after(hub: Hub) -> str:
        async with browser(hub, cookie=f"{VISITOR_COOKIE}={cookie}") as page:
            shown = await page.get(f"/t/{table}")
            made = shown.cookies[VISITOR_COOKIE]
            assert made != cookie and hub.signer.fresh("visitor", made) and "join" not in shown.url.path
        async with browser(hub, cookie=f"{VISITOR_COOKIE}={made}") as page:
            assert VISITOR_COOKIE not in (await page.get(f"/t/{table}")).cookies
        return str(made)

    made = in_hub(tmp_path, after)
    done = CliRunner().invoke(table_app, ["rotate-key", "--days", "0", "--database", url])
    assert done.exit_code == 0
    told = CliRunner().invoke(table_app, ["links", table, "--database", url])
    links = dict(line.split("  ", 1) for line in told.output.splitlines())
    assert sorted(links) == ["0", "1"]
    assert CliRunner().invoke(table_app, ["links", "nowhere", "--database", url]).exit_code == 2

    async def at_last(hub: Hub) -> None:
        with pytest.raises(BadToken):
            hub.signer.open("visitor", made)
        live = await hub.tables.live(table)
        assert hub.seats.of_link(live, links["0"].rpartition("/")[2]) == (0, "seat")
        assert hub.seats.of_link(live, links["1"].rpartition("/")[2]) == (1, "invite")

    in_hub(tmp_path, at_last)


# Behind a proxy ------------------------------------------------------------------------------------------------------


def use_up(hub: Hub, address: str) -> None:
    """Nothing comes back while the test runs, however long that is."""
    hub.new_tables.creations = Buckets(rate=0, burst=5)
    while hub.new_tables.creations.take(address):
        pass


SEATS = {"game": "dreamblade", "seats": [{"kind": "you"}, {"kind": "you"}]}


@pytest.mark.parametrize("how", ["option", "environment"])
def test_limits_count_by_whom_a_believed_proxy_names(tmp_path: Path, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    proxies: tuple[str, ...] = ("172.18.0.0/16",)
    if how == "environment":
        monkeypatch.setenv("FORWARDED_ALLOW_IPS", "172.18.0.2")
        proxies = ()

    async def work(hub: Hub) -> None:
        use_up(hub, "9.9.9.9")
        busy = {
            "x-forwarded-for": "1.2.3.4, 9.9.9.9",
            "x-forwarded-proto": "https",
        }  # the first is what the visitor says
        quiet = {"x-forwarded-for": "8.8.8.8", "x-forwarded-proto": "https"}
        async with browser(hub, proxies, "172.18.0.2") as proxy:
            assert (await proxy.post("/api/tables", json=SEATS, headers=busy)).status_code == 429
            assert (await proxy.post("/api/tables", json=SEATS, headers=quiet)).status_code == 201
            cookies = (await proxy.get("/", headers=quiet)).headers.get_list("set-cookie")
            cookies += (await proxy.post("/settings", data={"theme": "dark"}, headers=quiet)).headers.get_list(
                "set-cookie"
            )
            assert len(cookies) >= 2 and all(cookie.endswith("; Secure") for cookie in cookies)
            plain = (await proxy.get("/", headers={"x-forwarded-for": "8.8.8.8"})).headers.get_list("set-cookie")
            assert plain and not any("Secure" in cookie for cookie in plain)

    in_hub(tmp_path, work)


def test_nobody_else_is_believed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A visitor who names somebody else as the source of a request is counted all the same."""
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)

    async def work(hub: Hub) -> None:
        use_up(hub, "9.9.9.9")
        async with browser(hub, (), "9.9.9.9") as visitor:
            headers = {"x-forwarded-for": "8.8.8.8", "x-forwarded-proto": "https"}
            assert (await visitor.post("/api/tables", json=SEATS, headers=headers)).status_code == 429
            assert "Secure" not in (await visitor.get("/", headers=headers)).headers["set-cookie"]
        with pytest.raises(Refused):
            hub.new_tables.check_creation("9.9.9.9")

    in_hub(tmp_path, work)
