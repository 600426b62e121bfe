"""A table is pinned to the rules it began with, however long it is, and whether or not anybody raised their number."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.table.hubs import browser_of, new_table, play, with_hub

from reverie.games import find_game
from reverie.games.dreamblade.rules import atoms
from reverie.table.hub.hub import Hub
from reverie.table.rooms import pinning
from reverie.table.rooms import room as room_module
from reverie.table.rooms.room import SNAPSHOT_EVERY, Room, open_room
from reverie.table.rooms.sitting import Diverged
from reverie.table.rooms.talk import Said
from reverie.table.store.store import Store

GAME = find_game("dreamblade")
LONG, SHORT = SNAPSHOT_EVERY + 20, 45


def left(url: str) -> tuple[str, str]:
    """A long table with a snapshot, and a short one without."""
    ids: list[str] = []

    async def story(hub: Hub) -> None:
        for answers in (LONG, SHORT):
            live = await new_table(hub)
            await play(hub, live, answers)
            while live.room.seq <= answers:  # the dice are the table's own: a few games are over before that
                live = await new_table(hub)
                await play(hub, live, answers)
            ids.append(live.room.id)
        await hub.writing.append(ids[0], [])
        for _ in range(600):  # nobody waits for a snapshot
            if await asyncio.to_thread(hub.store.snapshot, ids[0]) is not None:
                return
            await asyncio.sleep(0.05)
        raise AssertionError("no snapshot was written")

    with_hub(url, story)
    return ids[0], ids[1]


def opened(url: str, id: str) -> Room:
    with Store(url) as store:
        entries = store.read(id)
        return open_room(id, GAME, entries[0], entries[1:], store.snapshot(id))


def other_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    """As after an update: some line of the rules is another one."""
    monkeypatch.setattr(room_module, "fingerprint", lambda game: "other")


def other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """One spawn point more, and nobody raised the version."""
    real = atoms.set_base_points
    monkeypatch.setattr(atoms, "set_base_points", lambda s, points: real(s, points + 1))
    other_sources(monkeypatch)


@pytest.mark.interpreted
def test_changed_rules_refuse_long_tables_and_short_ones(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    long, short = left(store_url)
    with Store(store_url) as store:
        assert store.snapshot(long) is not None and store.snapshot(short) is None
    other_rules(monkeypatch)
    for id in (long, short):
        with pytest.raises(Diverged):
            opened(store_url, id)

    async def story(hub: Hub) -> None:
        async with browser_of(hub) as browser:
            for id in (long, short):
                assert (await browser.get(f"/t/{id}")).status_code == 409

    with_hub(store_url, story)


def test_a_comment_strands_no_table(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The long one is played from its start once; then a new snapshot says that these rules will do."""
    long, short = left(store_url)
    before = {id: opened(store_url, id).match.digest() for id in (long, short)}
    other_sources(monkeypatch)

    async def story(hub: Hub) -> None:
        for id in (long, short):
            live = await hub.tables.live(id)
            assert live.room.match.digest() == before[id]
            assert live.room.rechecked is (id == long)
        await hub.writing.append(short, [])  # whatever was to be written before has been

    with_hub(store_url, story)
    again = opened(store_url, long)
    assert not again.rechecked and again.match.digest() == before[long]


def test_the_snapshot_is_used_while_the_sources_are_the_same(store_url: str) -> None:
    long, _short = left(store_url)
    room = opened(store_url, long)
    assert not room.rechecked and len(room.match.past) < LONG


def test_the_log_tells_the_state_now_and_then(store_url: str) -> None:
    _long, short = left(store_url)
    with Store(store_url) as store:
        entries = store.read(short)
        told = [entry for entry in entries if "digest" in entry.body]
        assert len(told) >= 2
        told[1].body["digest"] = "0" * 32
        with pytest.raises(Diverged, match="the state is another one"):
            open_room(short, GAME, entries[0], entries[1:], None)


def test_the_fingerprint_follows_from_the_sources(tmp_path: Path) -> None:
    assert pinning.fingerprint(GAME) == pinning.fingerprint(GAME) != pinning.fingerprint(find_game("dice_throne"))
    (tmp_path / "deep").mkdir()
    for name in ("a.py", "a.so", "deep/b.py", "c.yaml"):
        (tmp_path / name).write_text(name)
    assert [file.name for file in pinning.sources_in(tmp_path)] == ["a.py", "b.py"]
    for name in ("a.py", "deep/b.py"):
        (tmp_path / name).unlink()
    assert [file.name for file in pinning.sources_in(tmp_path)] == ["a.so"]


def test_an_act_of_several_entries_does_not_step_over_a_snapshot(store_url: str) -> None:
    async def story(hub: Hub) -> None:
        live = await new_table(hub)
        while live.room.seq < SNAPSHOT_EVERY - 1:
            await hub.act(live, lambda: live.room.plan_say(0, "Ilse", "so"))
        lines = [Said(0, "Ilse", "a", ""), Said(0, "Ilse", "b", "")]
        await hub.act(live, lambda: live.room.plan_said(lines))
        assert live.room.seq == SNAPSHOT_EVERY + 1
        await hub.writing.append(live.room.id, [])  # what was to be written before has been
        kept = await asyncio.to_thread(hub.store.snapshot, live.room.id)
        assert kept is not None and kept[0] == SNAPSHOT_EVERY + 1

    with_hub(store_url, story)
