"""Backups come back whole or not at all, from either kind of database into either."""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import stat
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

pytest.importorskip("sqlalchemy", reason="the web table is not installed: pip install 'reverie[web]'")

from sqlalchemy import Connection, text
from typer.testing import CliRunner, Result

from reverie import cli
from reverie.places import data_folder
from reverie.table.ops import manage
from reverie.table.ops.commands import table_app
from reverie.table.ops.manage import backup, database_url, export, export_lines, list_tables, restore
from reverie.table.store.connections import open_engine, read_url
from reverie.table.store.entries import Entry, TableRow
from reverie.table.store.errors import StoreError
from reverie.table.store.schema import ALL, MIGRATIONS, migrate, schema_version
from reverie.table.store.store import Store

KINDS = ["sqlite", "postgresql"]
SCHEMA = f'"schema":{len(MIGRATIONS)}'.encode()


def row(id: str, updated: float = 2.25, status: str = "open") -> TableRow:
    seats = [{"name": "Ola \x1b[2J 🂡", "kind": "person"}, {"name": "", "kind": "open"}]
    return TableRow(id, "dreamblade", 1.1, updated, status, seats, {"turn": 1, "word": "\0 '; --"}, True)


def entry(seq: int) -> Entry:
    return Entry(seq, "answered", seq % 2, {"value": [seq, "zażółć \0"], "dice": 2**70}, 0.1 * seq)


def fill(url: str, tables: int = 3, entries: int = 7) -> None:
    """A server that has been used."""
    with Store(url) as store:
        store.secret()
        for number in range(tables):
            id = f"t{number}"
            store.create(row(id, updated=float(number)), [entry(1)])
            store.append(id, [entry(seq) for seq in range(2, entries + 1)], None, b"\x00snap\xff")
            store.hold(id, 0, f"person {number}")
        store.keep_replay("r1", bytes(range(256)), "A game – 'quoted'", 3.3)
        store.keep("person 0", "warband", "1", {"name": "zażółć \0", "n": [1, 2]})
        store.write_down("draft", 1, [{"kind": "opened"}, {"kind": "joined", "seat": 0}])


def everything(url: str) -> dict[str, Any]:
    with Store(url) as store:
        ids = sorted(found.id for found in store.tables())
        return {
            "secret": store.secret(),
            "tables": store.tables(),
            "logs": [store.read(id) for id in ids],
            "snapshots": [store.snapshot(id) for id in ids],
            "held": [store.held(id) for id in ids],
            "replays": [(kept, store.replay(kept["id"])) for kept in store.replays()],
            "kept": store.kept("person 0", "warband"),
            "journal": store.journal("draft"),
        }


@pytest.fixture
def made(tmp_path: Path, new_database: Callable[[str], str]) -> Path:
    """A backup of a server that has been used."""
    url = new_database("sqlite")
    fill(url)
    backup(url, tmp_path / "made.gz")
    return tmp_path / "made.gz"


def rewrite(file: Path, change: Callable[[list[bytes]], list[bytes]], seal: bool = True) -> None:
    """Another backup with other lines, with or without a checksum that is right."""
    lines = change(gzip.decompress(file.read_bytes()).splitlines(keepends=True)[:-1])
    if seal:
        told = {"lines": len(lines), "sha256": hashlib.sha256(b"".join(lines)).hexdigest()}
        lines.append(json.dumps(told).encode() + b"\n")
    file.write_bytes(gzip.compress(b"".join(lines)))


# Backup and restore ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("source", KINDS)
@pytest.mark.parametrize("target", KINDS)
def test_a_backup_moves_everything(
    source: str, target: str, tmp_path: Path, new_database: Callable[[str], str]
) -> None:
    old, new = new_database(source), new_database(target)
    fill(old, entries=manage.CHUNK + 7)
    counts = backup(old, tmp_path / "b.gz")
    assert counts == {
        "tables": 3, "log": 1521, "snapshots": 3, "held": 3, "secrets": 1, "replays": 1, "kept": 1, "journals": 2
    }  # fmt: skip
    assert restore(new, tmp_path / "b.gz") == counts
    assert everything(new) == everything(old)
    with Store(new) as store:
        store.append("t0", [entry(manage.CHUNK + 8)])


def test_a_backup_of_a_server_without_tables(store_url: str, tmp_path: Path) -> None:
    Store(store_url).close()
    assert set(backup(store_url, tmp_path / "b.gz").values()) == {0}
    assert set(restore(store_url, tmp_path / "b.gz").values()) == {0}


def test_a_backup_beside_a_writer_shows_one_moment(store_url: str, tmp_path: Path) -> None:
    """Each act adds one entry to both tables; a backup never has it at one of them only."""
    fill(store_url, tables=2, entries=1)
    stop = threading.Event()
    written = threading.Event()

    def write() -> None:
        with Store(store_url) as store:
            seq = 1
            while not stop.is_set():
                seq += 1
                assert store.append_many([(id, [entry(seq)], None, None) for id in ("t0", "t1")]) == [None, None]
                if seq > 5:
                    written.set()

    writer = threading.Thread(target=write)
    writer.start()
    try:
        assert written.wait(60)
        for number in range(5):
            backup(store_url, tmp_path / f"{number}.gz")
    finally:
        stop.set()
        writer.join()
    for number in range(5):
        lines = gzip.decompress((tmp_path / f"{number}.gz").read_bytes()).splitlines()
        ids = [json.loads(line)[1]["table_id"] for line in lines if line.startswith(b'["log"')]
        assert ids.count("t0") == ids.count("t1") > 5
        assert json.loads(lines[0])["counts"]["log"] == len(ids)


def test_a_backup_is_whole_or_not_there(store_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(store_url)
    file = tmp_path / "b.gz"
    backup(store_url, file)
    before = file.read_bytes()

    def break_off(self: manage.Summed) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(manage.Summed, "seal", break_off)
    with pytest.raises(StoreError, match="No space left on device"):
        backup(store_url, file)
    assert file.read_bytes() == before
    assert not list(tmp_path.glob(".b.gz*"))


@pytest.mark.skipif(os.name != "posix", reason="rights of files as POSIX has them")
def test_a_backup_is_for_its_owner_only(made: Path) -> None:
    assert stat.S_IMODE(made.stat().st_mode) == 0o600


def test_a_backup_never_takes_the_place_of_a_database(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    fill(database_url(str(file)))
    with pytest.raises(StoreError, match="this is a database, not a backup"):
        backup(database_url(str(file)), file)
    with pytest.raises(StoreError, match="this is a folder"):
        backup(database_url(str(file)), tmp_path)
    with pytest.raises(StoreError, match="there is no folder"):
        backup(database_url(str(file)), tmp_path / "no" / "b.gz")
    with pytest.raises(StoreError, match="there is no such database yet"):
        backup(database_url(str(tmp_path / "none.db")), tmp_path / "b.gz")
    assert len(everything(database_url(str(file)))["tables"]) == 3


def test_a_database_that_is_not_empty_is_only_replaced_on_purpose(store_url: str, made: Path) -> None:
    with Store(store_url) as store:
        store.create(row("mine"), [entry(1)])
    before = everything(store_url)
    with pytest.raises(StoreError, match="there are tables already"):
        restore(store_url, made)
    assert everything(store_url) == before
    restore(store_url, made, replace=True)
    assert [found.id for found in everything(store_url)["tables"]] == ["t2", "t1", "t0"]


def test_keys_alone_do_not_make_a_database_full(store_url: str, made: Path) -> None:
    with Store(store_url) as store:
        own = store.secret()
    restore(store_url, made)
    assert everything(store_url)["secret"] != own


def test_a_server_that_is_open_sees_what_was_restored(store_url: str, made: Path) -> None:
    with Store(store_url) as store:
        assert store.tables() == []
        restore(store_url, made)
        assert len(store.tables()) == 3
        store.append("t0", [entry(8)])


# Damage ---------------------------------------------------------------------------------------------------------------


def refused(file: Path, url: str, told: str) -> None:
    """Nothing of this is restored, over an empty database or over one that should be replaced."""
    with pytest.raises(StoreError, match=told):
        restore(url, file)
    with Store(url) as store:
        assert store.tables() == []
        store.create(row("mine"), [entry(1)])
    before = everything(url)
    with pytest.raises(StoreError, match=told):
        restore(url, file, replace=True)
    assert everything(url) == before


def test_a_backup_that_breaks_off_anywhere_is_refused(new_database: Callable[[str], str], made: Path) -> None:
    url = new_database("sqlite")
    data = made.read_bytes()
    for length in range(0, len(data), 37):
        made.write_bytes(data[:length])
        with pytest.raises(StoreError, match=r"is damaged|is no backup"):
            restore(url, made)
    made.write_bytes(data)
    restore(url, made)


def test_a_backup_with_a_wrong_byte_anywhere_is_refused(new_database: Callable[[str], str], made: Path) -> None:
    url = new_database("sqlite")
    data = made.read_bytes()
    for place in range(12, len(data), 41):
        made.write_bytes(data[:place] + bytes([data[place] ^ 0x10]) + data[place + 1 :])
        with pytest.raises(StoreError, match=r"is damaged|is no backup|newer"):
            restore(url, made)
    with Store(url) as store:
        assert store.tables() == []


def test_a_backup_whose_lines_were_changed_is_refused(store_url: str, made: Path) -> None:
    def change(lines: list[bytes]) -> list[bytes]:
        last = [hashlib.sha256(b"".join(lines)).hexdigest(), len(lines)]
        changed = [line.replace(b"dreamblade", b"nightblade") for line in lines]
        return [*changed, json.dumps({"lines": last[1], "sha256": last[0]}).encode() + b"\n"]

    rewrite(made, change, seal=False)
    refused(made, store_url, "its checksum is another one")


def test_a_backup_without_its_end_is_refused(store_url: str, made: Path) -> None:
    rewrite(made, lambda lines: lines, seal=False)
    refused(made, store_url, "its end is missing")


def test_a_backup_with_something_after_its_end_is_refused(store_url: str, made: Path) -> None:
    made.write_bytes(made.read_bytes() + gzip.compress(b'["log", {}]\n'))
    refused(made, store_url, "something follows its end")


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda lines: lines[:-1], "as many rows as it says"),
        (lambda lines: [*lines, lines[-1]], "as many rows as it says"),
        (lambda lines: [*lines, b"nonsense\n"], "cannot be read"),
        (lambda lines: [*lines, b'["recipes", {}]\n'], "is no row"),
        (lambda lines: [*lines, b"[1]\n"], "is no row"),
        (lambda lines: [line.replace(b'"bytes"', b'"bits"') for line in lines], "cannot be read"),
        (lambda lines: [line.replace(b'"kind":"ans', b'"kid":"ans') for line in lines], "in another way"),
        (lambda lines: [line.replace(b'"table_id":"t1"', b'"table_id":"t9"') for line in lines], "cannot be kept"),
        (lambda lines: [line.replace(b'"seq":3', b'"seq":2') for line in lines], "cannot be kept"),
        (lambda lines: [line.replace(b'"tables"', b'"meta"') for line in lines], "in another way"),
        (lambda lines: [lines[0].replace(SCHEMA, b'"schema":0'), *lines[1:]], "its header is broken"),
        (lambda lines: [lines[0].replace(b'"version":1', b'"version":"1"'), *lines[1:]], "its header is broken"),
        (lambda lines: [lines[0].replace(SCHEMA, b'"schema":99'), *lines[1:]], "newer Reverie"),
        (lambda lines: [lines[0].replace(b'"version":1', b'"version":2'), *lines[1:]], "newer Reverie"),
        (lambda lines: [lines[0].replace(b"reverie-backup", b"recipes"), *lines[1:]], "is no backup of Reverie"),
        (lambda lines: [b"[]\n", *lines[1:]], "is no backup of Reverie"),
    ],
)
def test_a_backup_that_means_nothing_is_refused_even_with_a_right_checksum(
    store_url: str, made: Path, change: Callable[[list[bytes]], list[bytes]], told: str
) -> None:
    rewrite(made, change)
    refused(made, store_url, told)


@pytest.mark.parametrize(
    "content",
    [b"", b"Dear Ola", b"SQLite format 3\0" + b"\0" * 100, gzip.compress(b"")],
    ids=["empty", "letter", "database", "nothing"],
)
def test_a_file_that_is_no_backup_is_refused(store_url: str, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "letter"
    file.write_bytes(content)
    refused(file, store_url, r"is no backup of Reverie")


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"none\.gz: No such file"):
        restore(database_url(str(tmp_path / "new.db")), tmp_path / "none.gz")
    assert not (tmp_path / "new.db").exists()


def test_a_disk_that_is_full_while_restoring_is_told_and_leaves_what_was_there(
    new_database: Callable[[str], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target = new_database("sqlite"), new_database("sqlite")
    fill(source, entries=3000)
    backup(source, tmp_path / "b.gz")
    fill(target, tables=1)
    before = everything(target)
    drop_all = manage.drop_all

    def on_a_small_disk(conn: Connection) -> None:
        conn.exec_driver_sql("PRAGMA max_page_count=40")
        drop_all(conn)

    monkeypatch.setattr(manage, "drop_all", on_a_small_disk)
    with pytest.raises(StoreError, match="the disk is full") as raised:
        restore(target, tmp_path / "b.gz", replace=True)
    assert raised.value.kind == "full"
    assert everything(target) == before


# Versions -------------------------------------------------------------------------------------------------------------


def later_migration(conn: Connection) -> None:
    conn.execute(text("ALTER TABLE tables ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm'"))


def test_an_older_backup_is_brought_up_to_date(store_url: str, made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = (*MIGRATIONS, later_migration)
    monkeypatch.setattr(manage, "MIGRATIONS", steps)
    Store(store_url).close()
    restore(store_url, made)
    engine = open_engine(read_url(store_url), 5.0)
    with engine.connect() as conn:
        assert schema_version(conn) == len(steps)
        assert conn.scalars(text("SELECT mood FROM tables")).all() == ["calm"] * 3
        assert conn.scalar(text("SELECT count(*) FROM log")) == 21
    assert migrate(engine, steps) == len(steps)
    engine.dispose()


def test_a_backup_of_the_first_release_is_brought_up_to_date(
    tmp_path: Path, new_database: Callable[[str], str], store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = new_database("sqlite")
    first = [kind for kind in ALL if kind.name not in ("kept", "journals")]
    with monkeypatch.context() as then:
        then.setattr(manage, "ALL", first)
        then.setattr("reverie.table.store.database.migrate", lambda engine: migrate(engine, MIGRATIONS[:1]))
        with Store(old) as store:
            store.create(row("t0"), [entry(1)])
        assert backup(old, tmp_path / "b.gz")["tables"] == 1
    assert set(restore(store_url, tmp_path / "b.gz")) == {kind.name for kind in first}
    with Store(store_url) as store:
        assert store.read("t0") == [entry(1)]
        store.keep("somebody", "warband", "1", {"name": "Ninth Stair"})
        assert store.write_down("draft", 1, [{"kind": "opened"}])


def test_what_people_keep_alone_makes_a_database_full(store_url: str, made: Path) -> None:
    with Store(store_url) as store:
        store.keep("somebody", "warband", "1", {})
    with pytest.raises(StoreError, match="there are tables already"):
        restore(store_url, made)


# Lists and exports ----------------------------------------------------------------------------------------------------


def test_tables_are_listed_with_the_length_of_their_logs(store_url: str) -> None:
    fill(store_url)
    with Store(store_url) as store:
        store.create(row("empty", updated=9.0, status="over"), [])
    listed = list_tables(store_url)
    assert [(found["id"], found["entries"]) for found in listed] == [("empty", 0), ("t2", 7), ("t1", 7), ("t0", 7)]
    assert [found["id"] for found in list_tables(store_url, status="over")] == ["empty"]
    assert [found["id"] for found in list_tables(store_url, limit=2)] == ["empty", "t2"]


def test_an_export_is_the_table_and_its_log(store_url: str, tmp_path: Path) -> None:
    fill(store_url)
    assert export(store_url, "t1", tmp_path / "t1.jsonl") == 7
    first, *rest = (tmp_path / "t1.jsonl").read_bytes().splitlines()
    assert msgspec.convert(json.loads(first)["table"], TableRow) == row("t1", updated=1.0)
    assert [msgspec.json.decode(line, type=Entry) for line in rest] == [entry(seq) for seq in range(1, 8)]
    assert b"".join(export_lines(store_url, "t1")) == (tmp_path / "t1.jsonl").read_bytes()
    for id in ("nobody", "\0", "'; --"):
        with pytest.raises(StoreError, match="there is no table"):
            export(store_url, id, tmp_path / "none.jsonl")
    assert not (tmp_path / "none.jsonl").exists()


# Where the tables are -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("environment", [{}, {"XDG_DATA_HOME": "/x"}, {"REVERIE_DATA": "/r", "XDG_DATA_HOME": "/x"}])
def test_tables_are_kept_where_games_of_the_terminal_are(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str]
) -> None:
    for name in ("XDG_DATA_HOME", "REVERIE_DATA", "REVERIE_DATABASE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert read_url(database_url()).database == str(data_folder() / "tables.db")


def test_a_database_may_be_a_file_an_address_or_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REVERIE_DATABASE", "postgresql://ola@host/tables")
    assert database_url() == "postgresql://ola@host/tables"
    assert database_url("sqlite:///x.db") == "sqlite:///x.db"
    for file in ("x.db", "/a b/50% ?#ż.db"):
        assert read_url(database_url(file)).database == file


# Commands -------------------------------------------------------------------------------------------------------------


@pytest.fixture
def command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    monkeypatch.setenv("REVERIE_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("REVERIE_DATABASE", raising=False)

    def run(*args: str | Path) -> Result:
        return CliRunner().invoke(table_app, [str(word) for word in args])

    return run


def test_commands_take_a_server_to_another_place(
    command: Callable[..., Result], tmp_path: Path, store_url: str
) -> None:
    fill(database_url(str(tmp_path / "data" / "tables.db")))
    done = command("backup", tmp_path / "b.gz")
    assert (done.exit_code, done.stdout) == (0, f"{tmp_path / 'b.gz'}: tables: 3, entries: 21, replays: 1\n")
    done = command("restore", tmp_path / "b.gz", "--database", store_url)
    assert (done.exit_code, done.stdout) == (0, "restored: tables: 3, entries: 21, replays: 1\n")
    done = command("restore", tmp_path / "b.gz", "--database", store_url)
    assert done.exit_code == 2 and "--replace" in done.stderr
    done = command("restore", tmp_path / "b.gz", "--database", store_url, "--replace", "--json")
    assert json.loads(done.stdout)["rows"]["log"] == 21
    assert everything(store_url) == everything(database_url(str(tmp_path / "data" / "tables.db")))


def test_list_and_export_print(command: Callable[..., Result], tmp_path: Path) -> None:
    fill(database_url(str(tmp_path / "data" / "tables.db")))
    done = command("list")
    assert done.exit_code == 0
    assert [line.split()[0] for line in done.stdout.splitlines()] == ["t2", "t1", "t0"]
    assert "\x1b" not in done.stdout and "Ola" in done.stdout
    listed = json.loads(command("list", "--json", "--limit", "1").stdout)
    assert [found["id"] for found in listed] == ["t2"]
    assert listed[0]["seats"][0]["name"] == "Ola \x1b[2J 🂡"
    assert command("list", "--status", "over").stdout == ""
    assert json.loads(command("list", "--status", "over", "--json").stdout) == []
    assert len(command("export", "t1").stdout.splitlines()) == 8
    assert command("export", "t1", "--out", tmp_path / "t1.jsonl").exit_code == 0
    assert len((tmp_path / "t1.jsonl").read_bytes().splitlines()) == 8


def test_bad_input_gets_one_message_and_exit_code_2(command: Callable[..., Result], tmp_path: Path) -> None:
    for args, told in [
        (["list"], "there is no such database yet"),
        (["backup", tmp_path / "b.gz"], "there is no such database yet"),
        (["export", "t1"], "there is no such database yet"),
        (["restore", tmp_path / "none.gz"], "No such file"),
        (["list", "--status", "lost"], "there are open, playing, over"),
        (["list", "--database", "mysql://x/y"], "there is no kind of database 'mysql'"),
    ]:
        done = command(*args)
        assert done.exit_code == 2, args
        assert done.stderr.startswith("reverie: ") and told in done.stderr, done.stderr
        assert done.stdout == ""
        assert not isinstance(done.exception, StoreError)
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("missing", ["sqlalchemy", "litestar"])
def test_without_the_web_packages_there_is_help_and_a_word_what_to_install(tmp_path: Path, missing: str) -> None:
    told = f"No module named {missing!r}"
    (tmp_path / f"{missing}.py").write_text(f"raise ModuleNotFoundError({told!r}, name={missing!r})")
    source = str(Path(cli.__file__).resolve().parents[2])
    environment = dict(os.environ) | {"PYTHONPATH": os.pathsep.join([str(tmp_path), source]), "COLUMNS": "200"}

    def run(code: str, *args: str) -> subprocess.CompletedProcess[str]:
        line = [sys.executable, "-c", f"from reverie.table.ops.commands import *\n{code}", *args]
        return subprocess.run(line, capture_output=True, text=True, env=environment, timeout=60, check=False)

    assert "backup" in run("table_app()", "--help").stdout
    needing = (
        f"@table_app.command()\ndef need() -> None:\n    with store_exits():\n        import {missing}\ntable_app()"
    )
    done = run(needing, "need")
    assert done.returncode == 2
    assert "pip install 'reverie[web]'" in done.stderr and told in done.stderr and "Traceback" not in done.stderr
