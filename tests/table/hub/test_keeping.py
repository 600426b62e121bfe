"""One bad table is one bad table: the server starts, sets it aside and says so; health tells the truth; memory is bounded."""

from __future__ import annotations

import asyncio
import logging
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, update
from tests.table.hubs import browser_of, new_table, play, with_hub

from reverie.table.hub.hub import Hub
from reverie.table.hub.tables import by_itself
from reverie.table.rooms.sitting import Damaged
from reverie.table.store.errors import FULL, StoreError
from reverie.table.store.schema import LOG, TABLES
from reverie.table.store.store import Store


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


def made(url: str, count: int, kinds: str = "mb", **options: Any) -> list[str]:
    """Tables as a server leaves them."""
    ids: list[str] = []

    async def story(hub: Hub) -> None:
        for _ in range(count):
            live = await new_table(hub, kinds, **options)
            ids.append(live.room.id)
            if "b" not in kinds:
                await play(hub, live, 1)
        await hub.lists.flush()

    with_hub(url, story)
    return ids


def damage(url: str, *statements: Any) -> None:
    with Store(url) as store, store.writing() as conn:
        for statement in statements:
            conn.execute(statement)


DAMAGES: dict[str, Callable[[str], list[Any]]] = {
    "bad JSON": lambda id: [update(LOG).where(LOG.c.table_id == id, LOG.c.seq == 1).values(body="{oops")],
    "unknown kind": lambda id: [update(LOG).where(LOG.c.table_id == id, LOG.c.seq == 2).values(kind="teleported")],
    "missing field": lambda id: [
        update(LOG).where(LOG.c.table_id == id, LOG.c.seq == 1).values(body='{"game":"dreamblade"}')
    ],
    "log gone": lambda id: [delete(LOG).where(LOG.c.table_id == id)],
}


@pytest.mark.parametrize("kind", DAMAGES)
def test_a_damaged_table_is_set_aside_and_the_others_go_on(
    store_url: str, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    bad, good = made(store_url, 2, "mh", clock={"kind": "game", "minutes": 15})
    damage(store_url, *DAMAGES[kind](bad))
    caplog.set_level(logging.ERROR, "reverie.table")

    async def story(hub: Hub) -> None:
        assert hub.waking is not None
        await hub.waking
        assert set(hub.tables.open) == {good} and set(hub.keeping.quarantine) == {bad}
        told = [record for record in caplog.records if "table set aside" in record.message]
        assert len(told) == 1 and told[0].exc_info and vars(told[0])["table"] == bad
        async with browser_of(hub) as browser:
            health = await browser.get("/health")
            assert health.status_code == 200
            assert (health.json()["quarantined"], health.json()["quarantine"]) == (1, [bad])
            page = await browser.get(f"/t/{bad}")
            assert page.status_code == 500 and "This table cannot be read" in page.text
            assert (await browser.get(f"/t/{good}/watch")).status_code == 200
            assert (await browser.get("/")).status_code == 200
        with pytest.raises(Damaged):
            await hub.tables.live(bad)

    with_hub(store_url, story, start=True)


@pytest.mark.parametrize("summary", ["{oops", "[]", "null"])
def test_a_bad_summary_is_written_anew(store_url: str, summary: str) -> None:
    """What lists show follows from the log: a table is not lost for it, and lists go on without it."""
    (id,) = made(store_url, 1, "mh", clock={"kind": "game", "minutes": 15}, public=True)
    damage(store_url, update(TABLES).where(TABLES.c.id == id).values(summary=summary))

    async def story(hub: Hub) -> None:
        assert hub.waking is not None
        await hub.waking
        assert set(hub.tables.open) == {id} and not hub.keeping.quarantine
        await hub.lists.flush()
        row = hub.store.table(id)
        assert row is not None and by_itself(row) and row.summary["deciding"]

    with_hub(store_url, story, start=True)


def test_all_tables_that_play_by_themselves_are_woken(url: str) -> None:
    """However many there are: each has a clock or a bot, and nobody may come to look."""
    count = 230
    (one,) = made(url, 1, "mh", clock={"kind": "game", "minutes": 15})
    with Store(url) as store:
        row, entries = store.table(one), store.read(one)
        assert row is not None
        for number in range(count - 1):
            row.id = f"copy-{number:04}"
            store.create(row, entries)

    async def story(hub: Hub) -> None:
        assert hub.waking is not None
        await hub.waking
        assert len(hub.tables.open) == count and all(live.timer is not None for live in hub.tables.open.values())

    with_hub(url, story, start=True)


# Health --------------------------------------------------------------------------------------------------------------


def test_health_tries_to_write_and_says_so_once_a_second(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hub: Hub) -> None:
        live = await new_table(hub, public=True)
        hub.changed(live)
        proofs: list[str] = []
        real = hub.store.prove

        def prove(value: str) -> None:
            proofs.append(value)
            real(value)

        def full(*_args: Any) -> Any:
            raise StoreError("no room", FULL)

        monkeypatch.setattr(hub.store, "prove", prove)
        async with browser_of(hub) as browser:
            told = [(await browser.get("/health")).json() for _ in range(5)]
            assert [one["status"] for one in told] == ["ok"] * 5 and len(proofs) == 1
            monkeypatch.setattr(hub.store, "prove", full)
            monkeypatch.setattr(hub.store, "append_many", lambda batch: [StoreError("no room", FULL)] * len(batch))
            hub.keeping.looked = None
            answer = await browser.get("/health")
            assert answer.status_code == 503
            assert (answer.json()["status"], answer.json()["store"]) == ("trouble", "full")
            for path in ("/", "/replays"):  # lists are shown as they were
                assert (await browser.get(path)).status_code == 200, path
            assert live.room.id in hub.lists.dirty

    with_hub(store_url, story)


def test_health_tells_of_damaged_pages(url: str) -> None:
    made(url, 3, "mh")
    file = Path(url.removeprefix("sqlite:///"))
    data = bytearray(file.read_bytes())
    with Store(url) as store, store.reading() as conn:
        page = conn.exec_driver_sql("SELECT rootpage FROM sqlite_master WHERE name = 'sqlite_autoindex_log_1'").scalar()
    start = (int(page or 0) - 1) * 4096
    data[start : start + 4096] = b"\x55" * 4096
    file.write_bytes(data)

    async def story(hub: Hub) -> None:
        assert hub.waking is not None
        await hub.waking
        async with browser_of(hub) as browser:
            answer = await browser.get("/health")
            assert answer.status_code == 200 and answer.json()["status"] == "damaged" and answer.json()["damaged"]

    with_hub(url, story, start=True)


# Memory --------------------------------------------------------------------------------------------------------------


def test_tables_that_nobody_looks_at_leave_by_what_they_weigh(url: str) -> None:
    async def story(hub: Hub) -> None:
        lives = [await new_table(hub) for _ in range(4)]
        await play(hub, lives[3], 30)
        assert lives[3].weight() > lives[0].weight()
        await hub.lists.flush()
        hub.tables.most_bytes = lives[3].weight() + lives[2].weight()
        hub.tables.forget_idle()
        assert list(hub.tables.open) == [live.room.id for live in lives[2:]]
        await hub.tables.live(lives[0].room.id)
        hub.lists.dirty.add(lives[2].room.id)  # not written yet: it stays
        hub.tables.most_bytes = 0
        hub.tables.forget_idle()
        assert list(hub.tables.open) == [lives[2].room.id]

    with_hub(url, story)


def test_a_table_weighs_at_least_what_it_takes(url: str) -> None:
    async def story(hub: Hub) -> None:
        async with browser_of(hub) as browser:
            warm = await new_table(hub)
            await play(hub, warm, 120)
            await browser.get(f"/t/{warm.room.id}/watch")
            await asyncio.sleep(0)
            tracemalloc.start()
            try:
                before = tracemalloc.get_traced_memory()[0]
                live = await new_table(hub)
                await play(hub, live, 120)
                await browser.get(f"/t/{live.room.id}/watch")
                taken = tracemalloc.get_traced_memory()[0] - before
            finally:
                tracemalloc.stop()
        assert taken / 20 < live.weight() and taken < 1.5 * live.weight(), (taken, live.weight())

    with_hub(url, story)
