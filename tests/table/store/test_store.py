"""The store keeps what it says it has kept, in its order, on both kinds of database."""

from __future__ import annotations

import os
import re
import signal
import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

pytest.importorskip("sqlalchemy", reason="the web table is not installed: pip install 'reverie[web]'")

from sqlalchemy import Connection, event, inspect, text

from reverie import table as package
from reverie.kernel.text import Texts
from reverie.table.store import database
from reverie.table.store.connections import open_engine, prepare_sqlite, read_url, writing
from reverie.table.store.entries import Entry, TableRow, clean
from reverie.table.store.errors import KINDS, SeqTaken, StoreError
from reverie.table.store.schema import MIGRATIONS, migrate, schema_version
from reverie.table.store.store import Store

HOSTILE = [
    "'; DROP TABLE log; --",
    '"quoted" \\ back\\\\slash',
    "NUL \0 inside",
    "half of a pair \ud83d",
    "zażółć gęślą jaźń 🂡 \u202e right to left",
    "<script>alert(1)</script>",
    "line\nbreak\r\ttab\x1b[2J",
    "%s %(x)s :name ? $1 {}",
    "",
    "x" * 100_000,
]


def row(id: str = "t1", **changes: Any) -> TableRow:
    values: dict[str, Any] = {
        "id": id,
        "game": "dreamblade",
        "created": 1.5,
        "updated": 2.25,
        "status": "open",
        "seats": [{"name": "Ola"}, {"name": ""}],
        "summary": {"turn": 1},
        "public": False,
    }
    return TableRow(**(values | changes))


def entry(seq: int, **body: Any) -> Entry:
    return Entry(seq, "answered", 0, body, 1000.125 + seq)


@pytest.fixture
def store(store_url: str) -> Iterator[Store]:
    with Store(store_url) as opened:
        opened.create(row(), [entry(1, first=True)])
        yield opened


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


def process(code: str, *args: str) -> subprocess.Popen[str]:
    """Another Python that has the store at hand."""
    begin = "import sys, time\nfrom reverie.table.store.store import Store\n"
    begin += "from reverie.table.store.entries import Entry\nfrom reverie.table.store.errors import SeqTaken\n"
    source = str(Path(package.__file__ or "").parents[2])
    environment = dict(os.environ) | {"PYTHONPATH": source}
    return subprocess.Popen(
        [sys.executable, "-c", begin + code, *args],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
    )


# Logs -----------------------------------------------------------------------------------------------------------------


def test_a_log_is_read_as_it_was_written(store: Store, store_url: str) -> None:
    body = {"value": ["c4", 3, None, True], "big": 2**70, "deep": {"a": [1.5, {"ż": "ó"}]}}
    store.append("t1", [Entry(2, "answered", 1, body, 1234.567891), entry(3)])
    with Store(store_url) as again:
        assert again.read("t1") == [entry(1, first=True), Entry(2, "answered", 1, body, 1234.567891), entry(3)]
        assert again.read("t1", after=2) == [entry(3)]
        assert again.read("t1", after=3) == []
        assert again.read("nobody") == []


def test_a_log_is_in_the_order_of_its_numbers(store: Store) -> None:
    for seq in range(2, 130):
        store.append("t1", [entry(seq)])
    assert [found.seq for found in store.read("t1")] == list(range(1, 130))


def test_a_number_that_is_taken_is_refused_and_nothing_of_the_act_stays(store: Store) -> None:
    with pytest.raises(SeqTaken):
        store.append("t1", [entry(1), entry(2)], row(status="over"), b"snapshot")
    assert store.read("t1") == [entry(1, first=True)]
    assert store.table("t1") == row()
    assert store.snapshot("t1") is None


@pytest.mark.parametrize("numbers", [[3], [2, 4], [3, 2], [2, 2]])
def test_a_log_gets_no_gaps(store: Store, numbers: list[int]) -> None:
    with pytest.raises(ValueError, match=r"gap|do not follow"):
        store.append("t1", [entry(number) for number in numbers])
    assert len(store.read("t1")) == 1


def test_a_log_begins_with_one(store_url: str) -> None:
    with Store(store_url) as store:
        with pytest.raises(ValueError, match="gap"):
            store.create(row(), [entry(2)])
        with pytest.raises(SeqTaken):
            store.create(row(), [entry(0)])
        assert store.table("t1") is None


def test_a_table_that_is_not_there_is_told(store: Store) -> None:
    for act in (
        lambda: store.append("nobody", [entry(1)]),
        lambda: store.append("nobody", [], row("nobody")),
        lambda: store.append("nobody", [], None, b"snapshot"),
        lambda: store.hold("nobody", 0, "ola"),
    ):
        with pytest.raises(StoreError, match="there is no table 'nobody'") as raised:
            act()
        assert raised.value.kind == "missing"
    assert store.table("nobody") is None


def test_the_same_table_is_not_created_twice(store: Store) -> None:
    with pytest.raises(SeqTaken):
        store.create(row(status="over"), [entry(1)])
    assert store.table("t1") == row()


def test_a_row_goes_with_the_entries_and_belongs_to_the_table(store: Store) -> None:
    later = row(updated=9.0, status="playing", summary={"turn": 2}, public=True)
    store.append("t1", [entry(2)], later)
    assert store.table("t1") == later
    with pytest.raises(ValueError, match="does not belong"):
        store.append("t1", [entry(3)], row("t2"))
    assert len(store.read("t1")) == 2


# Durable --------------------------------------------------------------------------------------------------------------


def test_what_append_has_returned_for_survives_kill_9(store: Store, store_url: str) -> None:
    child = process(
        "store = Store(sys.argv[1])\n"
        "store.append('t1', [Entry(2, 'answered', 0, {'n': 2}, 0.0)])\n"
        "print('written', flush=True)\n"
        "time.sleep(60)\n",
        store_url,
    )
    assert child.stdout is not None
    assert child.stdout.readline() == "written\n"
    child.send_signal(signal.SIGKILL)
    child.communicate()
    with Store(store_url) as again:
        assert again.read("t1")[-1] == Entry(2, "answered", 0, {"n": 2}, 0.0)
        again.append("t1", [entry(3)])


def test_every_sqlite_connection_waits_for_the_disk(sqlite_url: str) -> None:
    with Store(sqlite_url) as store, store.reading() as one, store.reading() as two:
        for conn in (one, two):
            assert conn.exec_driver_sql("PRAGMA synchronous").scalar() == 2
            assert conn.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
            assert conn.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1


def test_postgresql_commits_are_kept_even_if_the_server_would_not(new_database: Callable[[str], str]) -> None:
    url = new_database("postgresql") + "%20-csynchronous_commit%3Doff"
    with Store(url) as store, store.reading() as one, store.reading() as two:
        for conn in (one, two):
            assert conn.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"


# Races ----------------------------------------------------------------------------------------------------------------


def test_of_two_threads_that_write_the_same_number_one_wins(store: Store) -> None:
    start = threading.Barrier(2)

    def writer(me: int) -> int:
        won = 0
        for seq in range(2, 22):
            start.wait(60)
            try:
                store.append("t1", [entry(seq, by=me)])
                won += 1
            except SeqTaken:
                pass
        return won

    with ThreadPoolExecutor(2) as pool:
        wins = list(pool.map(writer, (1, 2)))
    assert sum(wins) == 20
    assert [found.seq for found in store.read("t1")] == list(range(1, 22))


def test_of_two_processes_that_write_the_same_numbers_each_number_is_won_once(store: Store, store_url: str) -> None:
    code = (
        "store, me, won, seq = Store(sys.argv[1], wait=20), int(sys.argv[2]), 0, 2\n"
        "print('ready', flush=True)\n"
        "sys.stdin.readline()\n"
        "while seq <= 40:\n"
        "    try:\n"
        "        store.append('t1', [Entry(seq, 'answered', me, {}, 0.0)])\n"
        "        won += 1\n"
        "        seq += 1\n"
        "    except SeqTaken:\n"
        "        seq = store.read('t1')[-1].seq + 1\n"
        "print(won, flush=True)\n"
    )
    both = [process(code, store_url, str(me)) for me in (0, 1)]
    for child in both:
        assert child.stdout is not None
        assert child.stdout.readline() == "ready\n"
    for child in both:
        assert child.stdin is not None
        child.stdin.write("go\n")
        child.stdin.flush()
    wins = [int(child.communicate(timeout=60)[0]) for child in both]
    assert sum(wins) == 39
    log = store.read("t1")
    assert [found.seq for found in log] == list(range(1, 41))
    assert [sum(found.seat == me and found.seq > 1 for found in log) for me in (0, 1)] == wins


def test_all_who_open_a_new_database_together_make_it_once(new_database: Callable[[str], str], store_url: str) -> None:
    """Every opener has connections of its own, as processes have."""
    kind = read_url(store_url).get_backend_name()
    for url in (store_url, new_database(kind), new_database(kind)):
        start = threading.Barrier(6)

        def opener(url: str, start: threading.Barrier) -> bytes:
            start.wait(60)
            with Store(url, wait=20) as store:
                return store.secret()

        with ThreadPoolExecutor(6) as pool:
            keys = set(pool.map(opener, [url] * 6, [start] * 6))
        assert len(keys) == 1


def test_a_file_that_another_one_is_just_making_is_waited_for(tmp_path: Path) -> None:
    """SQLite refuses at once to change into WAL mode while somebody holds the file."""
    other = sqlite3.connect(tmp_path / "new.db", isolation_level=None, check_same_thread=False)
    other.execute("BEGIN EXCLUSIVE")
    late = sqlite3.connect(tmp_path / "new.db", isolation_level=None, timeout=0)
    with pytest.raises(sqlite3.OperationalError, match="locked"):
        prepare_sqlite(late, 0.05)
    release = threading.Timer(0.2, lambda: other.execute("COMMIT"))
    release.start()
    prepare_sqlite(late, 20.0)
    release.join()
    assert late.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    late.close()
    other.close()


def test_readers_do_not_wait_for_a_writer(store: Store) -> None:
    with store.writing() as conn:
        conn.execute(text("UPDATE tables SET status = 'over'"))
        assert store.table("t1") == row()
        assert len(store.read("t1")) == 1


# Batches --------------------------------------------------------------------------------------------------------------


def test_a_batch_refuses_single_tables_and_keeps_the_others(store: Store) -> None:
    for id in ("t2", "t3", "t4", "t5"):
        store.create(row(id), [entry(1)])
    outcomes = store.append_many(
        [
            ("t5", [entry(2)], row("t5", status="over"), b"five"),
            ("t2", [entry(1)], row("t2", status="over"), None),
            ("nobody", [entry(1)], None, None),
            ("t3", [entry(3)], None, None),
            ("t4", [Entry(2, "answered", 2**80, {}, 0.0)], None, None),
            ("t3", [entry(2)], row("t2"), None),
            ("t1", [entry(2), entry(3)], None, None),
            ("t1", [entry(4)], None, b"one"),
        ]
    )
    assert [type(outcome) for outcome in outcomes[:4]] == [type(None), SeqTaken, StoreError, ValueError]
    assert outcomes[4] is not None
    assert isinstance(outcomes[5], ValueError)  # its entry had been written already and is taken back
    assert outcomes[6:] == [None, None]
    assert [len(store.read(id)) for id in ("t1", "t2", "t3", "t4", "t5")] == [4, 1, 1, 1, 2]
    assert store.table("t2") == row("t2")
    assert store.table("t5") == row("t5", status="over")
    assert store.snapshot("t5") == (2, b"five")
    assert store.snapshot("t1") == (4, b"one")
    assert store.read("nobody") == []


def test_an_empty_batch_is_nothing(store: Store) -> None:
    assert store.append_many([]) == []


def test_a_batch_that_the_database_cannot_keep_is_refused_as_a_whole(store: Store) -> None:
    store.create(row("t2"), [entry(1)])

    def break_commit(conn: Connection) -> None:
        raise sqlite3.OperationalError("the cable was pulled")

    event.listen(store.engine, "commit", break_commit)
    try:
        outcomes = store.append_many([("t1", [entry(2)], row("t1"), None), ("t2", [entry(2)], None, None)])
    finally:
        event.remove(store.engine, "commit", break_commit)
    assert [type(outcome) for outcome in outcomes] == [StoreError, StoreError]
    assert [len(store.read(id)) for id in ("t1", "t2")] == [1, 1]
    assert store.append_many([("t1", [entry(2)], None, None)]) == [None]


def test_entries_that_find_the_disk_full_are_refused_as_a_whole(store: Store) -> None:
    if store.url.drivername != "sqlite":
        pytest.skip("SQLite can be told that its disk is full")
    store.create(row("t2"), [entry(1)])

    def fill(connection: Any, *_: Any) -> None:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count={pages}")

    event.listen(store.engine, "checkout", fill)
    large = Entry(2, "said", 0, {"text": "x" * 20_000}, 1.0)
    try:
        outcomes = store.append_many([("t1", [entry(2)], None, None), ("t2", [large], None, None)])
    finally:
        event.remove(store.engine, "checkout", fill)
    assert [outcome.kind for outcome in outcomes if isinstance(outcome, StoreError)] == ["full", "full"]
    assert [len(store.read(id)) for id in ("t1", "t2")] == [1, 1]
    store.engine.dispose()
    assert store.append_many([("t1", [entry(2)], None, None), ("t2", [large], None, None)]) == [None, None]


def test_batches_of_two_threads_in_opposite_orders_do_not_stop_each_other(store: Store) -> None:
    ids = [f"x{number}" for number in range(8)]
    for id in ids:
        store.create(row(id), [])

    def writer(order: list[str]) -> None:
        for seq in range(1, 11):
            outcomes = store.append_many([(id, [entry(seq)], row(id, updated=float(seq)), None) for id in order])
            assert all(outcome is None or isinstance(outcome, SeqTaken) for outcome in outcomes), outcomes

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(writer, (ids, ids[::-1])))
    for id in ids:
        assert [found.seq for found in store.read(id)] == list(range(1, 11))


# Snapshots, lists, people, secrets, replays ---------------------------------------------------------------------------


def test_only_the_three_newest_snapshots_are_kept(store: Store) -> None:
    store.create(row("t2"), [entry(1)])
    store.append("t2", [], None, b"other")
    for seq in range(2, 9):
        store.append("t1", [entry(seq)], None, f"after {seq}".encode())
    assert store.snapshot("t1") == (8, b"after 8")
    assert store.snapshot("t2") == (1, b"other")
    with store.reading() as conn:
        kept = conn.execute(text("SELECT seq FROM snapshots WHERE table_id = 't1' ORDER BY seq")).scalars().all()
    assert kept == [6, 7, 8]


def test_a_snapshot_may_say_after_which_entry_it_was_taken(store: Store) -> None:
    store.append("t1", [entry(2)], None, (1, b"\x00early\xff"))
    assert store.snapshot("t1") == (1, b"\x00early\xff")
    store.append("t1", [], None, (2, b"late"))
    store.append("t1", [], None, b"late, again")
    assert store.snapshot("t1") == (2, b"late, again")
    with pytest.raises(ValueError, match="the log ends with 2"):
        store.append("t1", [], None, (3, b"never"))


def test_lists_show_the_latest_first_and_only_what_is_asked_for(store_url: str) -> None:
    with Store(store_url) as store:
        store.create(row("a", updated=1.0, status="over", public=True), [])
        store.create(row("b", updated=3.0, status="open", public=True), [])
        store.create(row("c", updated=2.0, status="open", public=False), [])
        store.hold("a", 0, "ola")
        store.hold("c", 0, "ola")
        store.hold("c", 1, "ola")
        store.hold("b", 0, "jan")

        def ids(**asked: Any) -> list[str]:
            return [found.id for found in store.tables(**asked)]

        assert ids() == ["b", "c", "a"]
        assert ids(limit=2) == ["b", "c"]
        assert ids(person="ola") == ["c", "a"]
        assert ids(person="nobody") == []
        assert ids(status="open") == ["b", "c"]
        assert ids(public=True) == ["b", "a"]
        assert ids(public=False) == ["c"]
        assert ids(person="ola", status="open", public=False) == ["c"]


def test_people_hold_seats(store: Store) -> None:
    assert store.held("t1") == {}
    for seat, person in [(0, "ola"), (1, "jan"), (0, "ola"), (0, "ewa")]:
        store.hold("t1", seat, person)
    assert store.held("t1") == {0: {"ola", "ewa"}, 1: {"jan"}}


def test_a_secret_is_made_once(store: Store, store_url: str) -> None:
    key = store.secret()
    assert len(key) == 32
    assert store.secret("another") != key
    with Store(store_url) as again:
        assert again.secret() == key


def test_replays_are_kept(store: Store) -> None:
    assert store.replay("r1") is None
    store.keep_replay("r1", b"\x00\xff\n", "A game", 5.0)
    store.keep_replay("r2", b"two", "Another", 6.0)
    store.keep_replay("r1", b"\x00\xff\nnew", "A game, again", 7.5)
    assert store.replay("r1") == b"\x00\xff\nnew"
    assert store.replays() == [
        {"id": "r1", "title": "A game, again", "at": 7.5},
        {"id": "r2", "title": "Another", "at": 6.0},
    ]
    assert [found["id"] for found in store.replays(limit=1)] == ["r1"]


# What people keep, and journals ---------------------------------------------------------------------------------------


def test_people_keep_things_of_their_own(store: Store, store_url: str) -> None:
    store.keep("ola", "warband", "1", {"name": "Ninth Stair", "n": 1})
    store.keep("ola", "warband", "2", {"name": "Orchard"})
    store.keep("ola", "draft", "1", {"name": "of another kind"})
    store.keep("jan", "warband", "1", {"name": "of another person"})
    store.keep("ola", "warband", "1", {"name": "Ninth Stair", "n": 2})
    with Store(store_url) as again:
        assert [(kept.id, kept.data) for kept in again.kept("ola", "warband")] == [
            ("1", {"name": "Ninth Stair", "n": 2}),
            ("2", {"name": "Orchard"}),
        ]
    assert store.drop("ola", "warband", "1")
    assert not store.drop("ola", "warband", "1")
    assert [kept.id for kept in store.kept("ola", "warband")] == ["2"]
    assert [kept.data["name"] for kept in store.kept("jan", "warband")] == ["of another person"]
    assert store.kept("nobody", "warband") == []


def test_a_journal_is_only_added_to(store: Store) -> None:
    assert store.journal("draft") == []
    assert store.journal_end("draft") == 0
    assert store.write_down("draft", 1, [{"kind": "opened"}, {"kind": "joined"}])
    assert not store.write_down("draft", 2, [{"kind": "late"}, {"kind": "later"}])
    assert not store.write_down("draft", 1, [{"kind": "late"}])
    with pytest.raises(ValueError, match="would leave a gap; it ends with 2"):
        store.write_down("draft", 4, [{}])
    assert store.write_down("draft", 3, [{"kind": "third"}])
    assert [body["kind"] for body in store.journal("draft")] == ["opened", "joined", "third"]
    assert [body["kind"] for body in store.journal("draft", after=2)] == ["third"]
    assert store.journal_end("draft") == 3
    assert store.journal("another") == []


def test_of_many_who_write_the_same_number_of_a_journal_one_wins(store: Store, store_url: str) -> None:
    together = threading.Barrier(4)

    def write(who: int) -> int:
        won = 0
        with Store(store_url) as own:
            together.wait()
            for seq in range(1, 16):
                while own.journal_end("draft") < seq - 1:
                    pass
                won += own.write_down("draft", seq, [{"who": who, "seq": seq}])
        return won

    with ThreadPoolExecutor(4) as crew:
        assert sum(crew.map(write, range(4))) == 15
    assert [body["seq"] for body in store.journal("draft")] == list(range(1, 16))


# Hostile strings ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", HOSTILE, ids=range(len(HOSTILE)))
def test_text_is_only_text(store: Store, words: str) -> None:
    safe = clean(words)
    kept = words if "\ud83d" not in words else safe  # JSON can hold a NUL, but never half a character
    store.append("t1", [Entry(2, words, 0, {"text": words, words: [words]}, 0.0)])
    assert store.read("t1")[-1] == Entry(2, safe, 0, {"text": kept, kept: [kept]}, 0.0)
    store.append("t1", [], row(seats=[{"name": words}], summary={"x": words}))
    found = store.table("t1")
    assert found is not None
    assert found.seats == [{"name": kept}]
    store.hold("t1", 0, words)
    assert store.held("t1") == {0: {safe}}
    assert [table.id for table in store.tables(person=words)] == ["t1"]
    store.keep_replay("r", b"", words, 0.0)
    assert store.replays()[0]["title"] == safe
    key = words[:500]  # ids are ours and short
    store.keep(key, key, key, {"text": words})
    assert [(one.id, one.data) for one in store.kept(key, key)] == [(safe[:500], {"text": kept})]
    assert store.drop(key, key, key)
    assert store.write_down(words, 1, [{"text": words}])
    assert store.journal(words) == [{"text": kept}]
    for nothing in (store.table(words), store.snapshot(words), store.replay(words)):
        assert nothing is None
    assert store.read(words) == []
    store.create(row(words), [entry(1)])
    assert store.read(words) == [entry(1)]


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(body=st.dictionaries(st.text(), json_values, max_size=4))
def test_any_body_comes_back_as_it_was(store: Store, body: dict[str, Any]) -> None:
    seq = store.read("t1")[-1].seq + 1
    store.append("t1", [Entry(seq, "answered", 0, body, 0.0)])
    assert store.read("t1", after=seq - 1)[0].body == body


# Versions -------------------------------------------------------------------------------------------------------------


def later_migration(conn: Connection) -> None:
    """What a later release might do."""
    conn.execute(text("ALTER TABLE tables ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm'"))
    conn.execute(text("CREATE TABLE gifts (data TEXT)"))


def broken_migration(conn: Connection) -> None:
    later_migration(conn)
    raise sqlite3.OperationalError("power cut")


LATER = (*MIGRATIONS, later_migration)


def test_a_database_is_brought_up_to_date_with_all_it_holds(store: Store) -> None:
    assert migrate(store.engine, LATER) == len(LATER)
    with store.reading() as conn:
        assert schema_version(conn) == len(LATER)
        assert conn.scalar(text("SELECT mood FROM tables WHERE id = 't1'")) == "calm"
    assert store.read("t1") == [entry(1, first=True)]
    assert migrate(store.engine, LATER) == len(LATER)


def test_a_database_of_the_first_release_is_brought_up_to_date(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as then:
        then.setattr(database, "migrate", lambda engine: migrate(engine, MIGRATIONS[:1]))
        with Store(store_url) as old:
            old.create(row(), [entry(1)])
            with pytest.raises(StoreError):
                old.kept("somebody", "warband")
    with Store(store_url) as now:
        assert now.read("t1") == [entry(1)]
        now.keep("somebody", "warband", "1", {"name": "Ninth Stair"})
        assert [kept.data for kept in now.kept("somebody", "warband")] == [{"name": "Ninth Stair"}]
        assert now.write_down("draft", 1, [{"kind": "opened"}])


RELEASED = """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        created DOUBLE PRECISION NOT NULL,
        updated DOUBLE PRECISION NOT NULL,
        status TEXT NOT NULL,
        seats TEXT NOT NULL,
        summary TEXT NOT NULL,
        public BOOLEAN NOT NULL
    );
    CREATE INDEX tables_by_time ON tables (updated);
    CREATE TABLE log (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seq BIGINT NOT NULL CHECK (seq > 0),
        kind TEXT NOT NULL,
        seat BIGINT NOT NULL,
        body TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (table_id, seq)
    );
    CREATE TABLE snapshots (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seq BIGINT NOT NULL,
        data BYTES NOT NULL,
        PRIMARY KEY (table_id, seq)
    );
    CREATE TABLE held (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seat BIGINT NOT NULL,
        person TEXT NOT NULL,
        PRIMARY KEY (table_id, seat, person)
    );
    CREATE INDEX held_by_person ON held (person);
    CREATE TABLE secrets (name TEXT PRIMARY KEY, value BYTES NOT NULL);
    CREATE TABLE replays (
        id TEXT PRIMARY KEY,
        title TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        data BYTES NOT NULL
    );
    CREATE TABLE kept (
        person TEXT NOT NULL,
        kind TEXT NOT NULL,
        id TEXT NOT NULL,
        data TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (person, kind, id)
    );
    CREATE TABLE journals (
        id TEXT NOT NULL,
        seq BIGINT NOT NULL CHECK (seq > 0),
        body TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (id, seq)
    );
"""
"""What the steps created when they were released."""


def made_of(conn: Connection) -> dict[str, Any]:
    """All that a database says of its tables."""
    looked = inspect(conn)
    return {
        name: (
            [(one["name"], str(one["type"]).partition("(")[0], one["nullable"]) for one in looked.get_columns(name)],
            looked.get_pk_constraint(name)["constrained_columns"],
            [(one["constrained_columns"], one["referred_table"]) for one in looked.get_foreign_keys(name)],
            sorted((str(one["name"]), one["column_names"]) for one in looked.get_indexes(name)),
            [re.sub(r"[() ]", "", one["sqltext"]) for one in looked.get_check_constraints(name)],
        )
        for name in sorted(looked.get_table_names())
        if name != "meta"
    }


def test_the_schema_is_the_one_that_was_released(new_database: Callable[[str], str], store_url: str) -> None:
    kind = "sqlite" if store_url.startswith("sqlite") else "postgresql"
    old = open_engine(read_url(new_database(kind)), 5.0)
    with writing(old) as conn:
        for statement in RELEASED.replace("BYTES", "BLOB" if kind == "sqlite" else "BYTEA").split(";"):
            conn.exec_driver_sql(statement)
        then = made_of(conn)
    old.dispose()
    with Store(store_url) as store, store.reading() as conn:
        now = made_of(conn)
    if kind == "sqlite":  # which takes no key for granted, and calls doubles by one word or by two
        words = str(then).replace("REAL", "DOUBLE").replace("True", "False")
        assert str(now).replace("True", "False") == words
    else:
        assert now == then


def test_an_empty_database_takes_all_steps(store_url: str) -> None:
    engine = open_engine(read_url(store_url), 5.0)
    assert migrate(engine, LATER) == len(LATER)
    with engine.connect() as conn:
        assert conn.scalar(text("SELECT count(*) FROM gifts")) == 0
    engine.dispose()


def test_a_step_that_fails_leaves_the_database_as_it_was(store: Store) -> None:
    with pytest.raises(sqlite3.OperationalError):
        migrate(store.engine, (*MIGRATIONS, broken_migration))
    with store.reading() as conn:
        assert schema_version(conn) == len(MIGRATIONS)
    assert migrate(store.engine, LATER) == len(LATER)


def test_a_database_of_a_newer_version_is_refused_and_not_touched(store: Store, store_url: str) -> None:
    migrate(store.engine, LATER)
    with pytest.raises(StoreError, match=r"newer Reverie.*update Reverie") as raised:
        Store(store_url)
    assert raised.value.kind == "newer"
    with store.reading() as conn:
        assert schema_version(conn) == len(MIGRATIONS) + 1


def test_a_database_of_something_else_is_refused(store_url: str) -> None:
    engine = open_engine(read_url(store_url), 5.0)
    for statement in ("CREATE TABLE recipes (id TEXT)", "CREATE TABLE meta (name TEXT, value TEXT)"):
        with writing(engine) as conn:
            conn.execute(text(statement))
        with pytest.raises(StoreError, match=r"something else .*recipes"):
            Store(store_url)
    engine.dispose()


# Errors ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("mysql://root@localhost/tables", "there is no kind of database 'mysql'"),
        ("nonsense", "is no address of a database"),
        ("", "is no address of a database"),
        ("sqlite://", "names no file"),
        ("sqlite:///:memory:", "names no file"),
        ("postgresql://localhost:port/x", "is no address of a database"),
    ],
)
def test_addresses_that_are_none_are_told_what_one_is(url: str, told: str) -> None:
    with pytest.raises(StoreError, match=told) as raised:
        Store(url)
    assert "sqlite:///tables.db" in str(raised.value)


def test_a_database_that_is_locked_is_told(sqlite_url: str, tmp_path: Path) -> None:
    with Store(sqlite_url, wait=0.1) as store:
        store.create(row(), [entry(1)])
        other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="somebody else is writing") as raised:
            store.append("t1", [entry(2)])
        assert raised.value.kind == "locked"
        assert len(store.read("t1")) == 1
        other.execute("ROLLBACK")
        other.close()
        store.append("t1", [entry(2)])


def test_a_lock_in_postgresql_is_not_waited_for_for_ever(new_database: Callable[[str], str]) -> None:
    url = new_database("postgresql")
    with Store(url, wait=0.1) as store, Store(url) as other:
        store.create(row(), [entry(1)])
        with other.writing() as conn:
            conn.execute(text("UPDATE tables SET status = 'over'"))
            with pytest.raises(StoreError) as raised:
                store.append("t1", [entry(2)], row())
        assert raised.value.kind == "locked"
        store.append("t1", [entry(2)], row())


def test_a_full_disk_is_told_and_what_was_kept_stays(sqlite_url: str) -> None:
    with Store(sqlite_url) as store:
        store.create(row(), [entry(1)])
        store.create(row("t2"), [entry(1)])
        limits = {"pages": 30}

        def limit(conn: Connection) -> None:
            conn.exec_driver_sql(f"PRAGMA max_page_count={limits['pages']}")

        event.listen(store.engine, "begin", limit)
        big = entry(2, text="x" * 500_000)
        with pytest.raises(StoreError, match="the disk is full") as raised:
            store.append("t1", [big], row(status="over"))
        assert raised.value.kind == "full"
        outcomes = store.append_many([("t2", [entry(2)], None, None), ("t1", [big], None, None)])
        outcomes += store.append_many([("t1", [big], None, None), ("t2", [entry(2)], None, None)])
        assert [getattr(outcome, "kind", None) for outcome in outcomes] == ["full"] * 4
        assert [len(store.read(id)) for id in ("t1", "t2")] == [1, 1]
        assert store.table("t1") == row()
        limits["pages"] = 1_000_000
        store.append("t1", [big])
        assert store.read("t1")[-1] == big


def test_a_file_that_may_only_be_read_is_told(sqlite_url: str, tmp_path: Path) -> None:
    with Store(sqlite_url) as store:
        store.create(row(), [entry(1)])
        with Store(f"sqlite:///file:{tmp_path / 'tables.db'}?mode=ro&uri=true") as reader:
            assert len(reader.read("t1")) == 1
            with pytest.raises(StoreError, match="may be read but not written") as raised:
                reader.append("t1", [entry(2)])
            assert raised.value.kind == "readonly"


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_file_without_the_right_to_write_is_told(sqlite_url: str, tmp_path: Path) -> None:
    Store(sqlite_url).close()
    (tmp_path / "tables.db").chmod(0o400)
    with Store(sqlite_url) as store, pytest.raises(StoreError) as raised:
        store.create(row(), [])
    assert raised.value.kind == "readonly"


def test_a_postgresql_that_may_only_be_read_is_told(new_database: Callable[[str], str]) -> None:
    url = new_database("postgresql")
    Store(url).close()
    with Store(f"{url}%20-cdefault_transaction_read_only%3Don") as store:
        with pytest.raises(StoreError) as raised:
            store.create(row(), [])
        assert raised.value.kind == "readonly"


def test_a_file_that_is_no_database_is_told_and_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ola, " * 500)
    with pytest.raises(StoreError, match=r"letter\.txt.*no database of Reverie") as raised:
        Store(f"sqlite:///{file}")
    assert raised.value.kind == "damaged"
    assert file.read_text() == "Dear Ola, " * 500


def test_a_damaged_database_is_told(sqlite_url: str, tmp_path: Path) -> None:
    with Store(sqlite_url) as store:
        store.create(row(), [entry(1, text="x" * 200_000)])
    file = tmp_path / "tables.db"
    data = bytearray(file.read_bytes())
    data[4096:] = b"\x5a" * (len(data) - 4096)
    file.write_bytes(data)
    with pytest.raises(StoreError) as raised, Store(sqlite_url) as store:
        store.read("t1")
    assert raised.value.kind == "damaged"


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="this is a folder"):
        Store(f"sqlite:///{tmp_path}")


def test_a_place_where_nothing_can_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot be made") as raised:
        Store(f"sqlite:///{tmp_path / 'file' / 'tables.db'}")
    assert raised.value.kind == "gone"


def test_a_database_that_should_be_there_is_not_made(tmp_path: Path, store_url: str) -> None:
    with pytest.raises(StoreError, match="yet") as raised:
        Store(store_url, create=False)
    assert raised.value.kind == "missing"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name != "posix", reason="rights of files as POSIX has them")
def test_a_new_file_is_for_its_owner_only(tmp_path: Path) -> None:
    file = tmp_path / "new folder" / "tables.db"
    with Store(f"sqlite:///{file}") as store:
        store.secret()
        for kept in file.parent.iterdir():
            assert stat.S_IMODE(kept.stat().st_mode) == 0o600, kept


def test_a_postgresql_that_is_not_there_is_told_without_the_password() -> None:
    with pytest.raises(StoreError, match="cannot be reached") as raised:
        Store("postgresql://ola:verysecret@127.0.0.1:1/tables", wait=0.5)
    assert raised.value.kind == "gone"
    assert "verysecret" not in str(raised.value)


def test_a_postgresql_without_that_database_is_told(new_database: Callable[[str], str]) -> None:
    url = read_url(new_database("postgresql")).set(database="nowhere")
    with pytest.raises(StoreError, match='database "nowhere" does not exist') as raised:
        Store(url.render_as_string())
    assert raised.value.kind == "gone"


def test_connections_that_were_cut_come_back_by_themselves(new_database: Callable[[str], str]) -> None:
    url = new_database("postgresql")
    cut = text(
        "SELECT count(pg_terminate_backend(pid, 5000)) FROM pg_stat_activity"
        " WHERE application_name = current_setting('application_name') AND pid != pg_backend_pid()"
    )
    with Store(url) as store, Store(url) as other:
        store.create(row(), [entry(1)])
        with other.writing() as conn:
            assert conn.scalar(cut) >= 1
        store.append("t1", [entry(2)])  # the pool had nothing but connections that are dead

        def cut_before_the_row(conn: Any, cursor: Any, statement: str, *_: object) -> None:
            if statement.startswith("UPDATE"):
                with other.writing() as killer:
                    killer.execute(cut)

        event.listen(store.engine, "before_cursor_execute", cut_before_the_row)
        with pytest.raises(StoreError) as raised:
            store.append("t1", [entry(3)], row(status="over"))
        event.remove(store.engine, "before_cursor_execute", cut_before_the_row)
        assert raised.value.kind == "gone"
        assert [found.seq for found in store.read("t1")] == [1, 2]
        assert store.table("t1") == row()
        store.append("t1", [entry(3)])


def test_visitors_are_told_in_their_language() -> None:
    folder = Path(package.__file__ or "").parent / "words" / "text"
    for language in ("en", "pl"):
        texts = Texts(language, [folder / f"store.{language}.ftl"])
        assert all(texts.get(f"store-{kind}") for kind in KINDS)
