"""What the operator may do: tables deleted, pruned, hidden; a person forgotten; a damaged database read as far as it goes."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update
from tests.party.beacon.campaign import NIGHTS_OF_BEACON as NIGHTS
from tests.table.hubs import new_table, play, with_hub
from typer.testing import CliRunner, Result

from reverie.parts.campaign.party import PartyCampaign, opened
from reverie.table.hub.hub import Hub
from reverie.table.ops.alone import alone, lock_file
from reverie.table.ops.commands import table_app
from reverie.table.ops.serve import serve
from reverie.table.rooms import promises
from reverie.table.rooms.identity import Visitor
from reverie.table.store.errors import StoreError
from reverie.table.store.schema import ALL, LOG, SNAPSHOTS, TABLES
from reverie.table.store.store import Store


def run(url: str, *words: str) -> Result:
    return CliRunner().invoke(table_app, [words[0], "--database", url, *words[1:]])


def left(url: str, count: int = 3, answers: int = 3) -> list[str]:
    """Public tables of Ilse and Oskar, who talked."""
    ids: list[str] = []

    async def story(hub: Hub) -> None:
        for _ in range(count):
            live = await new_table(hub, public=True)
            await play(hub, live, answers)
            await hub.act(live, lambda live=live: live.room.plan_say(0, "Ilse", "come to my shop"))  # type: ignore[misc]
            ids.append(live.room.id)
        await hub.lists.flush()
        await hub.writing.append(ids[0], [])

    with_hub(url, story)
    return ids


def everything(url: str) -> str:
    """All that the database holds, as text."""
    with Store(url) as store, store.reading() as conn:
        return "\n".join(repr(row) for kind in ALL for row in conn.execute(select(kind)))


def aged(url: str, id: str, days: float, status: str) -> None:
    with Store(url) as store, store.writing() as conn:
        then = time.time() - days * 24 * 3600
        conn.execute(update(TABLES).where(TABLES.c.id == id).values(updated=then, status=status))


# Letting go ----------------------------------------------------------------------------------------------------------


def test_a_table_is_deleted_with_all_of_it(store_url: str) -> None:
    gone, stays, _third = left(store_url, answers=105)
    done = run(store_url, "delete", gone)
    assert done.exit_code == 0 and "tables: 1" in done.stdout
    assert gone not in everything(store_url) and stays in everything(store_url)
    again = run(store_url, "delete", stays, gone)  # all or none
    assert again.exit_code == 2 and "there is no table" in again.output and stays in everything(store_url)


def test_old_tables_are_pruned_and_running_games_stay(store_url: str) -> None:
    over, playing, fresh = left(store_url)
    with Store(store_url) as store:
        store.keep_replay("old", b"x", "", time.time() - 40 * 24 * 3600)
        store.keep_replay("new", b"x", "", time.time())
    aged(store_url, over, 31, "over")
    aged(store_url, playing, 31, "playing")
    assert (
        "would be deleted: tables: 1, replays: 1" in run(store_url, "prune", "--older-than", "30", "--dry-run").stdout
    )
    assert over in everything(store_url)
    assert "deleted: tables: 1, replays: 1" in run(store_url, "prune", "--older-than", "30").stdout
    with Store(store_url) as store:
        assert {row.id for row in store.tables()} == {playing, fresh}
        assert [one["id"] for one in store.replays()] == ["new"]
    assert "tables: 1" in run(store_url, "prune", "--older-than", "30", "--playing").stdout
    with Store(store_url) as store:
        assert {row.id for row in store.tables()} == {fresh}


def test_a_hidden_table_names_nobody_and_plays_on(store_url: str) -> None:
    id, other, _third = left(store_url, answers=105)
    assert run(store_url, "hide", id).exit_code == 0

    async def story(hub: Hub) -> None:
        live = await hub.tables.live(id)
        assert [seat.name for seat in live.room.seats] == ["", ""] and live.room.chat[0]["text"] == ""
        assert not live.room.options["public"]
        assert id not in {card.id for card in await hub.lists.live_tables()}
        await play(hub, live, 2)
        assert "Ilse" in str((await hub.tables.live(other)).room.chat)

    with_hub(store_url, story)
    with Store(store_url) as store, store.reading() as conn:
        bodies = " ".join(conn.scalars(select(LOG.c.body).where(LOG.c.table_id == id)))
        assert "Ilse" not in bodies and "Oskar" not in bodies and "shop" not in bodies
        assert not conn.scalar(select(func.count()).select_from(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id))


def test_one_seat_alone_can_be_hidden(store_url: str) -> None:
    id = left(store_url, 1)[0]
    assert run(store_url, "hide", id, "--seat", "1").exit_code == 0
    with Store(store_url) as store:
        row = store.table(id)
        assert row is not None and [seat["name"] for seat in row.seats] == ["Ilse", ""]
        assert store.read(id)[-1].body["text"] == "come to my shop"


def test_a_person_is_forgotten_at_all_their_tables(store_url: str) -> None:
    ids = left(store_url)
    with Store(store_url) as store:
        store.keep("ilse", "warband", "w", {"name": "Ilse, own"})
        store.keep("oskar", "warband", "w", {"name": "of another"})
        store.write_down(
            "party/beacon/nights/x",
            1,
            [
                opened(NIGHTS, "ilse", "Ilse", "Ours", NIGHTS.begin({"keepers": "2"})),
                {"kind": "joined", "member": 2, "person": "oskar", "name": "Oskar"},
                {"kind": "left", "member": 1},
                {"kind": "joined", "member": 1, "person": "ilse", "name": "Ilse"},
            ],
        )
        store.write_down(
            "party/beacon/nights/y", 1, [opened(NIGHTS, "oskar", "Oskar", "His", NIGHTS.begin({"keepers": "2"}))]
        )
    done = run(store_url, "erase", ids[1], "0")
    assert done.exit_code == 0 and "at tables: 3, kept things: 1, campaigns: 1" in done.stdout
    with Store(store_url) as store:
        shown = PartyCampaign(NIGHTS, "x", store.journal("party/beacon/nights/x"))
        assert [member.name for member in shown.members] == ["Oskar"] and shown.owner == "oskar"
        assert len(store.journal("party/beacon/nights/y")) == 1
    told = everything(store_url)
    assert "Ilse" not in told and "shop" not in told and "ilse" not in told and "of another" in told

    async def story(hub: Hub) -> None:
        for id in ids:
            live = await hub.tables.live(id)
            assert live.seats_of(Visitor("ilse", "").id) == set()
            await play(hub, live, 1)

    with_hub(store_url, story)
    assert run(store_url, "erase", ids[1], "0").exit_code == 2


# One server ----------------------------------------------------------------------------------------------------------


def test_two_servers_do_not_share_a_file(tmp_path: Path, logs_as_before: None) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    (id,) = left(url, 1)
    with alone(url, create=True):
        with pytest.raises(StoreError, match="another server has these tables open"):
            serve("127.0.0.1", 0, url, quiet=True)
        for words in (("delete", id), ("prune", "--older-than", "1"), ("hide", id), ("erase", id, "0")):
            done = run(url, *words)
            assert done.exit_code == 2 and "another server has these tables open" in " ".join(done.output.split())
        assert run(url, "list").exit_code == 0 and run(url, "check").exit_code == 0
    assert run(url, "delete", id).exit_code == 0
    assert lock_file("postgresql://x@y/z") is None


# Damage --------------------------------------------------------------------------------------------------------------


@pytest.fixture
def torn(tmp_path: Path) -> tuple[str, list[str]]:
    """A database with many tables, of which a page in the middle of the log is torn."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    ids = left(url, 6, answers=30)
    file = tmp_path / "tables.db"
    with Store(url) as store, store.reading() as conn:
        conn.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        root = conn.exec_driver_sql("SELECT rootpage FROM sqlite_master WHERE name = 'log'").scalar()
    data = bytearray(file.read_bytes())
    pages = [
        n
        for n in range(len(data) // 4096)
        if data[n * 4096] == 0x0D and b'"answers"' in data[n * 4096 : (n + 1) * 4096]
    ]
    torn = next(n for n in pages[len(pages) // 2 :] if n + 1 != root)
    data[torn * 4096 : (torn + 1) * 4096] = b"\x55" * 4096
    file.write_bytes(data)
    return url, ids


def test_a_torn_page_costs_the_tables_on_it_and_no_others(torn: tuple[str, list[str]], tmp_path: Path) -> None:
    url, ids = torn
    done = run(url, "check", "--json")
    assert done.exit_code == 1
    found = {one["id"]: one["why"] for one in json.loads(done.stdout)["findings"] if one["kind"] == "table"}
    assert set(found) == set(ids)
    bad = {id for id, why in found.items() if why}
    assert 0 < len(bad) < len(ids) and all("cannot be read" in found[id] for id in bad)
    listed = {row["id"] for row in json.loads(run(url, "list", "--json").stdout)}
    assert listed == set(ids)
    saved = run(url, "export", "--all", str(tmp_path / "saved"))
    assert saved.exit_code == 1 and f"not readable: {len(bad)}" in saved.stdout
    assert {file.stem for file in (tmp_path / "saved").glob("*.jsonl")} == set(ids) - bad


def test_what_cannot_be_read_is_listed_as_damaged(store_url: str) -> None:
    ids = left(store_url, 2)
    with Store(store_url) as store, store.writing() as conn:
        conn.execute(update(TABLES).where(TABLES.c.id == ids[0]).values(summary="{oops"))
    rows: dict[str, Any] = {row["id"]: row["status"] for row in json.loads(run(store_url, "list", "--json").stdout)}
    assert rows == {ids[0]: "damaged", ids[1]: "playing"}
    assert "damaged" in run(store_url, "list").stdout
    done = run(store_url, "check", "--json")
    assert done.exit_code == 1
    why = {one["id"]: one["why"] for one in json.loads(done.stdout)["findings"]}
    assert "writes it anew" in why[ids[0]] and not why[ids[1]]


def test_export_wants_one_table_or_all(store_url: str) -> None:
    left(store_url, 1)
    for words in (("export",), ("export", "x", "--all", "folder")):
        assert run(store_url, *words).exit_code == 2


def test_no_id_of_a_table_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-Vx0", "--yz", "a-b_"])
    monkeypatch.setattr(promises.secrets, "token_urlsafe", lambda _: next(drawn))
    assert promises.new_table_id() == "a-b_"
