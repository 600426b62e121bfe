"""Seats that are given: by those to whom a table belongs, to somebody or to a bot, whoever had them before."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.table.hubs import new_table, play, with_hub

from reverie.parts.plain import SeatWish
from reverie.table.hub.hub import Hub
from reverie.table.hub.live import Connection, Live
from reverie.table.hub.looker import Looker
from reverie.table.rooms.identity import BadToken, Settings, Visitor
from reverie.table.rooms.room import Refused
from reverie.table.words.lines import Lines


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


def sitting(live: Live) -> list[tuple[str, str]]:
    return [(seat.kind, seat.level or seat.name) for seat in live.room.seats]


def test_a_seat_is_given_from_hand_to_hand_and_the_game_goes_on(url: str) -> None:
    async def story(hub: Hub) -> None:
        live = await new_table(hub, "mb")
        key = hub.seats.key(live, 0)
        tab = Connection(Looker(Visitor("ilse", "Ilse"), Settings({}), {0}))
        live.connections.add(tab)
        await hub.seats.give(live, 1, Visitor("bruno", "Bruno"), "")
        assert sitting(live) == [("person", "Ilse"), ("person", "Bruno")] and live.seats_of("bruno") == {1}
        assert tab.ending is None, "who keeps their seat is told nothing"
        await play(hub, live, 4)
        await hub.seats.give(live, 0, None, "expert")
        assert sitting(live)[0] == ("bot", "expert") and live.seats_of("ilse") == set()
        assert tab.ending == ("table-seat-given", False) and tab.looker.seats == set()
        with pytest.raises(BadToken):
            hub.seats.of_key(live, key)
        assert live.room.match.header.seats[0].startswith("Ilse, "), "the record names everybody who played there"
        live.connections.clear()
        told = {
            language: [line["text"] for line in Lines(live.room.game.web_page(language), None).upto(live.room.match)]
            for language in ("en", "pl")
        }
        assert "Bruno plays as Moon from now on." in told["en"]
        assert "A bot (Hard) plays as Sun from now on." in told["en"]
        assert "Jako Księżyc gra odtąd Bruno." in told["pl"]

    with_hub(url, story)

    async def another_day(hub: Hub) -> None:
        (row,) = hub.store.tables()
        live = await hub.tables.live(row.id)
        assert sitting(live) == [("bot", "expert"), ("person", "Bruno")]
        assert live.seats_of("bruno") == {1} and live.seats_of("ilse") == set()

    with_hub(url, another_day)


def test_a_free_seat_that_is_given_lets_the_game_begin(url: str) -> None:
    async def story(hub: Hub) -> None:
        seats = [SeatWish("theirs", name="Ilse", person="ilse"), SeatWish("link")]
        id = await hub.new_tables.open_table(Visitor("host", "Host"), "dreamblade", {"edges": "A"}, seats, {})
        live = await hub.tables.live(id)
        assert live.room.waiting() and live.seats_of("ilse") == {0} and live.seats_of("host") == set()
        await hub.seats.give(live, 1, None, "novice")
        assert not live.room.waiting() and not live.room.match.held and live.room.match.choices()

    with_hub(url, story)


def test_what_cannot_be_given_is_refused(url: str) -> None:
    async def story(hub: Hub) -> None:
        live = await new_table(hub, "mb")
        for seat, level, key in (
            (2, "novice", "refused-no-seat"),
            (-1, "novice", "refused-no-seat"),
            (1, "godlike", "refused-no-level"),
        ):
            with pytest.raises(Refused) as caught:
                await hub.seats.give(live, seat, None, level)
            assert caught.value.key == key
        await hub.act(live, lambda: live.room.plan_resign(0))
        with pytest.raises(Refused) as caught:
            await hub.seats.give(live, 0, None, "novice")
        assert caught.value.key == "refused-over"
        assert sitting(live) == [("person", "Ilse"), ("bot", "novice")]

    with_hub(url, story)
