"""What makes the server fast must not change what it says: parts that are remembered, lines told bit by bit, a past forgotten."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markupsafe import Markup

from reverie.games.dreamblade.web import scene as web_scene
from reverie.kernel.browser import Episode
from reverie.kernel.events import Event
from reverie.kernel.text import Texts
from reverie.parts.plain import SeatWish
from reverie.table.hub.hub import Hub
from reverie.table.hub.live import Connection
from reverie.table.hub.looker import Looker
from reverie.table.hub.thinking import Thinking
from reverie.table.rooms.base import PAST_KEPT
from reverie.table.rooms.identity import Settings, Visitor
from reverie.table.store.store import Store
from reverie.table.web import render
from reverie.table.web.board import table_html
from reverie.table.web.changes import changes, fingerprints, whole
from reverie.table.web.log import newest_first
from reverie.table.words.lines import Lines
from reverie.trials.clients import some_answer

LINES = st.lists(st.sampled_from(["", "<div>", "</div>", "a", "b", "ż"]), max_size=30)


@given(LINES, LINES)
def test_changes_make_the_new_page_from_the_old(before: list[str], now: list[str]) -> None:
    parts = changes(fingerprints(before), now, fingerprints(now))
    assert whole(before, parts) == now


def test_what_is_the_same_is_not_sent_again() -> None:
    before = [f"line {number}" for number in range(100)]
    now = [*before[:40], "new", *before[50:]]
    assert changes(fingerprints(before), now, fingerprints(now)) == [[0, 40], "new", [50, 50]]
    assert changes(fingerprints(before), before, fingerprints(before)) == [[0, 100]]


class Quiet(Thinking):
    def warm(self) -> None:
        pass


def some_game(folder: Path, language: str, look: Any, steps: int = 60) -> None:
    """Play at random and call `look(hub, live, looker)` after each answer, for both seats and somebody who watches."""

    async def story() -> None:
        hub = Hub(Store(f"sqlite:///{folder / 'tables.db'}"), Quiet(1), pace=0)
        await hub.start()
        wishes = [SeatWish("me", name="Ilse"), SeatWish("here", name="Oskar")]
        id = await hub.new_tables.open_table(Visitor("ilse", ""), "dreamblade", {"edges": "A"}, wishes, {})
        live = await hub.tables.live(id)
        lookers = [
            Looker(Visitor(str(n), ""), Settings({"language": language}), seats)
            for n, seats in enumerate(({0}, {1}, set()))
        ]
        for looker in lookers:
            await hub.presence.connect(live, Connection(looker))
        rng = random.Random(5)
        for _ in range(steps):
            if live.room.over():
                break
            for looker in lookers:
                look(hub, live, looker)
            seat = live.room.deciding()[0]
            choice = live.room.owed(seat)
            assert choice is not None
            value = some_answer(_plain(choice.options.plain()), rng)
            await hub.answer(live, seat, value, live.room.at)
        await hub.stop()

    asyncio.run(story())


def _plain(options: Any) -> Any:
    return [_plain(inner) for inner in options] if isinstance(options, list | tuple) else options


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_page_with_remembered_parts_is_the_page_drawn_anew(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = []

    def look(hub: Hub, live: Any, looker: Looker) -> None:
        with_memory = table_html(hub, live, looker)
        with monkeypatch.context() as patch:
            patch.setattr(render.MEMO, "kept", render.Kept())
            patch.setattr(render.MEMO, "logged", render.Kept())
            live.kept_at = -1
            patch.setattr(live, "lasting", {})
            patch.setattr(live.room.match, "sights", {})
            patch.setattr(live.room.match, "seen", {})
            for remembers in (web_scene.bare_cell, web_scene.kept_label, web_scene.piece_label):
                remembers.cache_clear()
            patch.setattr(Texts, "get", lambda self, key, attribute="", **args: self.format(key, attribute, args))
            render.emblem.cache_clear()
            render.citation.cache_clear()
            assert table_html(hub, live, looker) == with_memory
        seen.append(len(with_memory))

    some_game(tmp_path, language, look, 70)
    assert len(seen) > 160


def never(events: list[Event]) -> Episode:
    raise AssertionError("no line belongs to a part of the game")


def test_above_the_newest_line_of_a_turn_stands_its_heading() -> None:
    told = [("Turn 1", "", 1), (None, "a", 1), (None, "b", 2), ("Turn 2", "c", 3), (None, "d", 3), ("Turn 3", "", 4)]
    lines = [{"heading": heading, "text": text, "answer": answer, "group": None} for heading, text, answer in told]
    shown = [(line["text"], line["turn"], line["now"]) for line in newest_first(lines, never)]
    assert shown == [("d", "Turn 2", True), ("c", "", True), ("b", "Turn 1", False), ("a", "", False), ("", "", False)]
    assert newest_first([], never) == []


def test_what_is_asked_for_again_is_remembered_and_the_rest_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(render, "MOST_KEPT", 10)
    kept = render.Kept()
    for number in range(100):
        kept.put((number,), Markup(number))
        assert kept.get((0,)) == Markup(0)
    assert len(kept.young) + len(kept.old) <= 20
    assert kept.get((99,)) == Markup(99) and kept.get((50,)) is None


def test_lines_of_the_log_are_the_same_when_told_bit_by_bit(tmp_path: Path) -> None:
    def look(hub: Hub, live: Any, looker: Looker) -> None:
        page = live.room.game.web_page("en")
        kept = live.lines_for(looker)
        fresh = Lines(page, looker.viewer(live.room)).upto(live.room.match)
        assert [line["id"] for line in kept] == [line["id"] for line in fresh]

    some_game(tmp_path, "en", look, 30)


def test_lines_follow_what_is_taken_back(tmp_path: Path) -> None:
    async def story() -> None:
        hub = Hub(Store(f"sqlite:///{tmp_path / 'tables.db'}"), Quiet(1), pace=0)
        await hub.start()
        wishes = [SeatWish("me"), SeatWish("here")]
        live = await hub.tables.live(
            await hub.new_tables.open_table(Visitor("ilse", ""), "dreamblade", {"edges": "A"}, wishes, {})
        )
        match = live.room.match
        lines = Lines(live.room.game.web_page("en"), 0)
        before = [line["id"] for line in lines.upto(match)]
        for _ in range(3):
            seat = live.room.deciding()[0]
            choice = live.room.owed(seat)
            assert choice is not None
            await hub.answer(live, seat, live.room.game.bots.advise(match.state, choice).answer, live.room.at)
        assert len(lines.upto(match)) > len(before)
        match.undo(len(match.answers) - 1, consent=True)
        fresh = Lines(live.room.game.web_page("en"), 0).upto(match)
        assert lines.upto(match) == fresh
        await hub.stop()

    asyncio.run(story())


def test_a_table_that_has_forgotten_its_past_can_still_go_back(tmp_path: Path) -> None:
    async def story() -> None:
        hub = Hub(Store(f"sqlite:///{tmp_path / 'tables.db'}"), Quiet(1), pace=0)
        await hub.start()
        wishes = [SeatWish("me"), SeatWish("here")]
        setup = {"edges": "A", "turn_limit": 50}
        live = await hub.tables.live(
            await hub.new_tables.open_table(Visitor("ilse", ""), "dreamblade", setup, wishes, {})
        )
        match, rng = live.room.match, random.Random(2)
        digests = {}
        while len(match.answers) < 3 * PAST_KEPT and not live.room.over():
            digests[len(match.answers)] = match.digest()
            seat = live.room.deciding()[0]
            choice = live.room.owed(seat)
            assert choice is not None
            await hub.answer(live, seat, some_answer(_plain(choice.options.plain()), rng), live.room.at)
        assert len(match.past) <= 2 * PAST_KEPT < len(match.answers)
        near, far = sorted(digests)[-2], sorted(digests)[2]
        for to in (near, far):
            match.undo(to, consent=True)
            assert match.digest() == digests[to] and len(match.answers) == to
        assert len(match.past) == far
        await hub.stop()

    asyncio.run(story())
