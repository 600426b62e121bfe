"""The commands `reverie table ...`. They work beside a server that runs, all but `restore`.

What needs the packages of the web table is imported when a command runs, so that `reverie --help` works without them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.markup import escape

from reverie.games import GAMES, find_game

if TYPE_CHECKING:
    from reverie.kernel.plain import Body

table_app = typer.Typer(
    help="Look after the tables of a server: backup, restore, list, export, check, keys.", no_args_is_help=True
)

STATUSES = ("open", "playing", "over")
NOT_INSTALLED = "the web table is not installed; install it with: pip install 'reverie[web]'"

Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="A file, or an address such as postgresql://name:password@host/database; also REVERIE_DATABASE.",
        show_default="tables.db in the user's folder",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for machines.")]

errors = Console(stderr=True)


@contextmanager
def store_exits() -> Iterator[None]:
    """One message for whatever is wrong with the store or a file, or for packages that are not there; exit code 2."""
    try:
        from ..store.errors import StoreError

        try:
            yield
        except StoreError as error:
            refuse(str(error))
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "reverie":
            raise
        refuse(f"{NOT_INSTALLED} ({error})")


def refuse(message: str) -> NoReturn:
    errors.print(f"[red]reverie:[/red] {escape(message)}", highlight=False, soft_wrap=True)
    raise typer.Exit(2)


def counted(rows: dict[str, int]) -> str:
    """What a backup holds, as far as people care."""
    return f"tables: {rows['tables']}, entries: {rows['log']}, replays: {rows['replays']}"


@table_app.command("backup")
def backup_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the backup goes, as in tables.backup.gz.")],
    database: Database = None,
    as_json: Json = False,
) -> None:
    """Write all tables into one file; the server may be running. Keep it safe: it holds the server's keys."""
    with store_exits():
        from .manage import backup, database_url

        rows = backup(database_url(database), file)
    print(json.dumps({"file": str(file), "rows": rows}) if as_json else f"{file}: {counted(rows)}")


@table_app.command("restore")
def restore_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What backup wrote.")],
    database: Database = None,
    replace: Annotated[bool, typer.Option("--replace", help="Drop the tables that are there now.")] = False,
    as_json: Json = False,
) -> None:
    """Read a backup into an empty database of either kind. Stop the server first."""
    with store_exits():
        from .manage import database_url, restore

        rows = restore(database_url(database), file, replace)
    print(json.dumps({"file": str(file), "rows": rows}) if as_json else f"restored: {counted(rows)}")


@table_app.command("list")
def list_command(
    database: Database = None,
    status: Annotated[str | None, typer.Option("--status", help=f"Only these: {', '.join(STATUSES)}.")] = None,
    limit: Annotated[int | None, typer.Option("--limit", min=1, help="At most so many.")] = None,
    as_json: Json = False,
) -> None:
    """All tables of this server, the latest first."""
    if status is not None and status not in STATUSES:
        refuse(f"--status {status!r}: there are {', '.join(STATUSES)}")
    with store_exits():
        from .manage import database_url, list_tables

        rows = list_tables(database_url(database), status, limit)
    if as_json:
        print(json.dumps(rows, ensure_ascii=False))
        return
    for row in rows:
        print(line_of(row))
    if not rows:
        errors.print("there are no tables", highlight=False)


def line_of(row: Body) -> str:
    """One table in one line. Names are what visitors typed: nothing in them may command a terminal."""
    when = datetime.fromtimestamp(row["updated"]).strftime("%Y-%m-%d %H:%M")
    names = " – ".join(str(seat.get("name") or seat.get("kind") or "?") for seat in row["seats"])
    told = f"{row['id']}  {when}  {row['status']:<7}  {row['game']}  {row['entries']:>5}  {names}"
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in told)


@table_app.command("export")
def export_command(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table, as list shows it.")] = "",
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="A file instead of the screen.")] = None,
    folder: Annotated[
        Path | None, typer.Option("--all", metavar="FOLDER", help="Every table that can be read, a file for each.")
    ] = None,
    database: Database = None,
) -> None:
    """One table's whole log as JSON lines, or with --all those of all tables, also out of a damaged database. It shows what
    players have not seen: keep it to yourself while they play."""
    if bool(table) == (folder is not None):
        refuse("name a table, or give --all FOLDER")
    with store_exits():
        from .manage import database_url, export, export_all, export_lines

        if folder is not None:
            failed = export_all(database_url(database), folder)
            for id, why in failed.items():
                errors.print(f"{id}: {why}", highlight=False, soft_wrap=True, markup=False)
            print(f"{folder}: tables: {len(list(folder.glob('*.jsonl')))}, not readable: {len(failed)}")
            if failed:
                raise typer.Exit(1)
            return
        if out is not None:
            count = export(database_url(database), table, out)
            print(f"{out}: entries: {count}")
            return
        for line in export_lines(database_url(database), table):
            typer.echo(line, nl=False)


Table = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table, as list shows it.")]


@table_app.command("delete")
def delete_command(
    tables: Annotated[list[str], typer.Argument(metavar="TABLE...", help="Ids of tables, as list shows them.")],
    database: Database = None,
) -> None:
    """Delete tables for good, all of these or none. Stop the server first."""
    with store_exits():
        from .manage import database_url
        from .pruning import delete_tables

        print(f"deleted: tables: {delete_tables(database_url(database), tables)}")


@table_app.command("prune")
def prune_command(
    older_than: Annotated[float, typer.Option("--older-than", min=0, metavar="DAYS", help="Nothing happened since.")],
    playing: Annotated[bool, typer.Option("--playing", help="Games that are not over, too.")] = False,
    dry: Annotated[bool, typer.Option("--dry-run", help="Only count.")] = False,
    database: Database = None,
) -> None:
    """Delete old tables, and records that were uploaded long ago. Games that are not over stay. Stop the server first."""
    with store_exits():
        from .manage import database_url
        from .pruning import prune

        gone = prune(database_url(database), older_than, playing, dry)
    print(f"{'would be deleted' if dry else 'deleted'}: tables: {gone['tables']}, replays: {gone['replays']}")


@table_app.command("hide")
def hide_command(
    table: Table,
    seat: Annotated[
        list[int] | None, typer.Option("--seat", min=0, help="Only this seat; more than once for more.")
    ] = None,
    database: Database = None,
) -> None:
    """Take a table out of public lists, and names and talk out of the table. Stop the server first."""
    with store_exits():
        from .manage import database_url
        from .pruning import hide

        hide(database_url(database), table, set(seat) if seat else None)
    print(f"{table}: hidden")


@table_app.command("erase")
def erase_command(
    table: Table,
    seat: Annotated[int, typer.Argument(metavar="SEAT", min=0, help="The number of a seat; the first is 0.")],
    database: Database = None,
) -> None:
    """Forget whoever holds a seat: names and talk at all tables, seats, parties of campaigns, what they keep. Stop the server first."""
    with store_exits():
        from .manage import database_url
        from .pruning import erase

        gone = erase(database_url(database), table, seat)
    print(f"erased: at tables: {gone['tables']}, kept things: {gone['kept']}, campaigns: {gone['campaigns']}")


@table_app.command("rotate-key")
def rotate_command(
    database: Database = None,
    days: Annotated[
        float, typer.Option("--days", min=0, max=365, help="For how long cookies and links of before are accepted.")
    ] = 30,
) -> None:
    """A new key for cookies and links; restart the server to use it. With --days 0, if the old key is known to somebody
    else, all cookies and links end at once: give the players new ones (reverie table links)."""
    with store_exits():
        from ..rooms.keys import rotate
        from ..store.store import Store
        from .manage import database_url

        with Store(database_url(database), create=False) as store:
            kept = rotate(store, days)
    print(f"there is a new key; old keys that are accepted for a time: {kept}. Restart the server to use it")


@table_app.command("links")
def links_command(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table, as list shows it.")],
    database: Database = None,
) -> None:
    """New links to the seats of a table. Whoever has one may play there: give each to its player only."""
    with store_exits():
        from ..rooms.keys import links_of, signer_of
        from ..rooms.room import Diverged, open_room
        from ..store.store import Store
        from .manage import database_url

        with Store(database_url(database), create=False) as store:
            row = store.table(table)
            if row is None or row.game not in GAMES:
                refuse(f"there is no table {table!r}; see: reverie table list")
            entries = store.read(table)
            try:
                room = open_room(table, find_game(row.game), entries[0], entries[1:], store.snapshot(table))
            except Diverged as error:
                refuse(f"table {table}: {error}")
            for seat, link in links_of(signer_of(store), room):
                print(f"{seat}  {link}")


@table_app.command("check")
def check_command(
    database: Database = None,
    limit: Annotated[int | None, typer.Option("--limit", min=1, help="Only the latest so many.")] = None,
    as_json: Json = False,
) -> None:
    """Play every stored game again: which still go as they went, and where the others first differ. Exit code 1 if any does."""
    with store_exits():
        from ..store.store import Store
        from .checking import check_all, told
        from .manage import EVERYTHING, database_url

        found = []
        with Store(database_url(database), create=False) as store:
            for finding in check_all(store, limit or EVERYTHING):
                found.append(finding)
                if not as_json:
                    for line in told(finding):
                        print("".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in line))
    differ = sum(not finding.same() for finding in found)
    if as_json:
        print(json.dumps({"games": len(found), "differ": differ, "findings": msgspec.to_builtins(found)}))
    else:
        print(f"{len(found)} stored games: {len(found) - differ} go as they went, {differ} differ")
    if differ:
        raise typer.Exit(1)


__all__ = ["store_exits", "table_app"]
