"""`reverie table check`: which stored games still go as they went, and where the others first differ."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update
from typer.testing import CliRunner, Result

from reverie.games import find_game
from reverie.kernel.match import Match
from reverie.parts.plain import SeatWish
from reverie.table.hub.hub import Hub
from reverie.table.hub.thinking import Thinking
from reverie.table.ops.commands import table_app
from reverie.table.rooms.identity import Visitor
from reverie.table.store.schema import LOG, REPLAYS, SNAPSHOTS
from reverie.table.store.store import Store

GAME = find_game("dreamblade")
ANSWERS = 130


class Quiet(Thinking):
    def warm(self) -> None:
        pass


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a table long enough to have a snapshot, and an uploaded record."""

    async def story(file: Path) -> bool:
        hub = Hub(Store(f"sqlite:///{file}"), Quiet(1), pace=0)
        await hub.start()
        wishes = [SeatWish("me", name="Ilse"), SeatWish("here", name="Oskar")]
        id = await hub.new_tables.open_table(
            Visitor("ilse", ""), "dreamblade", {"edges": "A", "turn_limit": 100}, wishes, {}
        )
        live = await hub.tables.live(id)
        for number in range(ANSWERS):
            if not live.room.match.choices():
                await hub.stop()
                return False
            choice = live.room.match.choices()[0]
            answer = choice.options.at(number * 7 % choice.options.size())
            entries = live.room.plan_answer(choice.seat, answer, live.room.at)
            await hub.act(live, entries.copy)
        match = Match(GAME, GAME.setup({}), 5)
        match.resign(0)
        await hub.replays.keep(match.dump())
        await hub.stop()
        return True

    folder = tmp_path_factory.mktemp("checking")
    for go in range(20):
        if asyncio.run(story(folder / f"{go}.db")):
            return folder / f"{go}.db"
    pytest.fail("no game of twenty, each with its own dice, was long enough")


@pytest.fixture
def changed(played: Path, tmp_path: Path) -> Callable[..., Result]:
    """The same database after some statements, checked."""

    def check(*statements: Any, more: tuple[str, ...] = ("--json",)) -> Result:
        file = tmp_path / "tables.db"
        file.write_bytes(played.read_bytes())
        with Store(f"sqlite:///{file}") as store, store.writing() as conn:
            for statement in statements:
                conn.execute(statement(conn) if callable(statement) else statement)
        return CliRunner().invoke(table_app, ["check", "--database", str(file), *more])

    return check


def findings(done: Result) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = json.loads(done.stdout)["findings"]
    return told


def test_games_that_go_as_they_went(changed: Callable[..., Result]) -> None:
    done = changed()
    assert done.exit_code == 0, done.stdout
    table, replay = findings(done)
    assert (table["kind"], table["why"], table["entries"]) == ("table", "", ANSWERS + 1)
    assert (replay["kind"], replay["why"], replay["game"]) == ("replay", "", "dreamblade")
    words = changed(more=())
    assert words.exit_code == 0
    assert words.stdout.splitlines()[-1] == "2 stored games: 2 go as they went, 0 differ"


def rewritten(seq: int, change: Callable[[dict[str, Any]], dict[str, Any]]) -> Callable[[Any], Any]:
    """An entry of the log with another body."""

    def statement(conn: Any) -> Any:
        body = msgspec.json.decode(conn.scalar(select(LOG.c.body).where(LOG.c.seq == seq)))
        return update(LOG).where(LOG.c.seq == seq).values(body=json.dumps(change(body)))

    return statement


def test_an_answer_that_cannot_be_given_any_more(changed: Callable[..., Result]) -> None:
    done = changed(rewritten(40, lambda body: body | {"answers": [[body["answers"][0][0], "dance"]]}))
    assert done.exit_code == 1
    table = findings(done)[0]
    assert table["entry"] == 40
    assert table["was"]["answers"][0][1] == "dance"
    assert table["why"]


def test_the_first_event_that_differs_is_shown(changed: Callable[..., Result]) -> None:
    def statement(conn: Any) -> Any:
        kept = msgspec.msgpack.decode(conn.scalar(select(SNAPSHOTS.c.data)))
        kept["log"][17][1] = "flew"
        kept["log"][23][1] = "sang"
        return update(SNAPSHOTS).values(data=msgspec.msgpack.encode(kept))

    done = changed(statement)
    assert done.exit_code == 1
    table = findings(done)[0]
    assert table["was"]["kind"] == "flew"
    assert table["now"]["kind"] != "flew"
    assert {key: table["was"][key] for key in ("answer", "rule", "data")} == {
        key: table["now"][key] for key in ("answer", "rule", "data")
    }
    words = changed(statement, more=())
    assert "an event happens otherwise than it did at entry" in words.stdout
    assert '"kind":"flew"' in words.stdout


def test_a_game_pinned_to_other_content_is_told_even_if_it_plays_the_same(changed: Callable[..., Result]) -> None:
    done = changed(rewritten(1, lambda body: body | {"content": "0" * 24}))
    assert done.exit_code == 1
    assert "pinned to version" in findings(done)[0]["why"]


def test_a_setup_that_cannot_be_played_any_more(changed: Callable[..., Result]) -> None:
    done = changed(rewritten(1, lambda body: body | {"setup": body["setup"] | {"map": "sunken"}}))
    assert "it cannot be set up any more: there is no map 'sunken'" in findings(done)[0]["why"]


def test_a_broken_record_is_told(changed: Callable[..., Result]) -> None:
    done = changed(update(REPLAYS).values(data=b"not a record"))
    assert done.exit_code == 1
    assert findings(done)[1]["why"]


def test_no_database_is_one_message(tmp_path: Path) -> None:
    done = CliRunner().invoke(table_app, ["check", "--database", str(tmp_path / "none.db")])
    assert done.exit_code == 2
    assert "there is no such database yet" in done.stderr
