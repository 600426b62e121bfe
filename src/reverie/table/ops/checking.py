"""`reverie table check`: which stored games the present rules and content still play the same way.

A table is pinned to the version of its rules and to the digest of its content; a server opens it only under the same. Here every
log is played from its start all the same, so that one sees what an update would change: the first entry that cannot be played
any more, or the first event that happens otherwise than when it was played (as far as a snapshot remembers its events).
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from reverie.games import find_game
from reverie.kernel.choice import IllegalAnswer
from reverie.kernel.events import Event
from reverie.kernel.game import Game, SetupError
from reverie.kernel.header import RecordError
from reverie.kernel.plain import Body
from reverie.kernel.record import parse_record, replay

from ..rooms.room import Room
from ..rooms.sitting import Diverged
from ..store.entries import Entry
from ..store.errors import StoreError
from ..store.store import Store
from .manage import all_ids, readable


class Finding(msgspec.Struct):
    """What became of one stored game. `why` is "" when it plays as it did."""

    id: str
    kind: str
    """`table`, or `replay` for a record that somebody uploaded."""
    game: str
    status: str
    entries: int
    why: str = ""
    entry: int = 0
    """The entry of the log at which it begins to differ; 0 when none does."""
    was: Body | None = None
    now: Body | None = None
    """The first event that differs: as it was played, and as it would be now."""

    def same(self) -> bool:
        return not self.why


def check_all(store: Store, most: int) -> Iterator[Finding]:
    """Every table and every uploaded record, the latest first. Whatever is wrong with one of them, the others follow."""
    for id in all_ids(store)[:most]:
        row = readable(store, id)
        finding = Finding(id, "table", row.game if row is not None else "", row.status if row is not None else "?", 0)
        try:
            entries = store.read(id)
            finding.entries = len(entries)
            finding.game = finding.game or (str(entries[0].body.get("game", "")) if entries else "")
            check_table(finding, entries, store.snapshot(id))
        except Exception as error:
            finding.why = f"it cannot be read: {error}"
        if row is None and finding.same():
            finding.why = "what lists show of it cannot be read; the server writes it anew when it opens the table"
        yield finding
    try:
        uploads = [kept["id"] for kept in store.replays(limit=most)]
    except StoreError as error:
        yield Finding("?", "replay", "", "over", 0, f"uploaded records cannot be listed: {error}")
        return
    for id in uploads:
        finding = Finding(id, "replay", "", "over", 0)
        try:
            check_record(finding, store.replay(id) or b"")
        except StoreError as error:
            finding.why = f"it cannot be read: {error}"
        yield finding


def check_table(finding: Finding, entries: list[Entry], snapshot: tuple[int, bytes] | None) -> None:
    if not entries or entries[0].kind != "opened":
        finding.why = "its log does not begin with the opening of the table"
        return
    try:
        game = find_game(finding.game)
        setup = game.setup(entries[0].body["setup"])
        room = Room(finding.id, game, as_of_now(entries[0], game, setup))
    except (SetupError, Diverged, LookupError, TypeError, ValueError) as error:
        finding.why = f"it cannot be set up any more: {error}"
        finding.entry = entries[0].seq
        return
    kept: Body = msgspec.msgpack.decode(snapshot[1]) if snapshot is not None else {"log": [], "seq": 0}
    for entry in entries[1:]:
        try:
            room.apply(entry)
        except (Diverged, IllegalAnswer, LookupError, TypeError, ValueError) as error:
            finding.why, finding.entry = str(error), entry.seq
            finding.was = {"kind": entry.kind, "seat": entry.seat, "answers": entry.body.get("answers")}
            return
        if room.seq == kept["seq"]:
            compare(finding, entry.seq, kept["log"], plain_log(room.match.log))
            if finding.why:
                return
    body = entries[0].body
    if (body["version"], body["content"]) != (game.version, game.content_digest(setup)):
        finding.why = (
            f"it plays the same way, but is pinned to version {body['version']} with content {body['content'][:12]}; "
            f"these are version {game.version} with content {game.content_digest(setup)[:12]}"
        )


def as_of_now(opened: Entry, game: Game, setup: Body) -> Entry:
    """The opening of a table as if it were opened under the present rules and content."""
    pins = {"version": game.version, "content": game.content_digest(setup)}
    return Entry(opened.seq, opened.kind, opened.seat, opened.body | pins, opened.at)


def plain_log(log: list[tuple[int, Event]]) -> list[list[object]]:
    """Events as a snapshot holds them."""
    told = msgspec.msgpack.encode([[number, e.kind, e.rule, e.data, e.audience] for number, e in log])
    plain: list[list[object]] = msgspec.msgpack.decode(told)
    return plain


def compare(finding: Finding, seq: int, was: list[list[object]], now: list[list[object]]) -> None:
    """Note the first event that differs."""
    for number in range(max(len(was), len(now))):
        old = was[number] if number < len(was) else None
        new = now[number] if number < len(now) else None
        if old != new:
            finding.why, finding.entry = "an event happens otherwise than it did", seq
            finding.was, finding.now = as_event(old), as_event(new)
            return


def as_event(plain: list[object] | None) -> Body | None:
    if plain is None:
        return None
    answer, kind, rule, data, _audience = plain
    return {"answer": answer, "kind": kind, "rule": rule, "data": data}


def check_record(finding: Finding, data: bytes) -> None:
    try:
        record = parse_record(data)
        finding.game, finding.entries = record.header.game, len(record.answers)
        replay(find_game(record.header.game), record)
    except (RecordError, SetupError) as error:
        finding.why = str(error)


def told(finding: Finding) -> list[str]:
    """A finding in words."""
    what = f"{finding.kind} {finding.id}  {finding.game}  {finding.status}  {finding.entries} entries"
    if finding.same():
        return [f"ok       {what}"]
    where = f" at entry {finding.entry}" if finding.entry else ""
    lines = [f"differs  {what}: {finding.why}{where}"]
    for label, event in (("was", finding.was), ("now", finding.now)):
        if event is not None:
            lines.append(f"         {label}: {msgspec.json.encode(event).decode()}")
    return lines


__all__ = ["Finding", "check_all", "told"]
