"""What visitors can make long is bounded, done beside the event loop, and let go of by what it weighs."""

from __future__ import annotations

import asyncio
import re
import threading
import tracemalloc
from pathlib import Path
from typing import Any

import pytest
from tests.table.books_fakes import GAME, page_part, played
from tests.table.hubs import browser_of, new_table, play, with_hub

from reverie.games.dreamblade import GAME as DREAMBLADE
from reverie.kernel.header import COMMITTED, Header
from reverie.kernel.match import Match
from reverie.kernel.record import parse_record, replay
from reverie.table.hub import drawing
from reverie.table.hub import replays as replaying
from reverie.table.hub.hub import Hub
from reverie.table.hub.replays import Replay, Shelf, Telling, replay_of_record
from reverie.table.web import curve, fair, replay_page, replays
from reverie.table.words.lines import Lines

RECORD = played().dump()


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


def on_the_loop() -> bool:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


class Spy:
    """Notes where each of the things that take long was done."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.patch = monkeypatch
        self.seen: dict[str, set[bool]] = {}

    def on(self, owner: Any, name: str) -> None:
        real = getattr(owner, name)

        def spied(*args: Any, **more: Any) -> Any:
            self.seen.setdefault(name, set()).add(on_the_loop())
            return real(*args, **more)

        self.patch.setattr(owner, name, spied)


# Off the loop --------------------------------------------------------------------------------------------------------


@pytest.mark.interpreted
def test_what_a_visitor_can_make_long_is_not_done_on_the_event_loop(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    spy = Spy(monkeypatch)

    async def story(hub: Hub) -> None:
        live = await new_table(hub)
        await play(hub, live, 30)
        await hub.act(live, lambda: live.room.plan_resign(1))
        for owner, name in (
            (Telling, "__init__"),
            (Match, "dump"),
            (Match, "recall"),
            (replaying, "replay"),
            (curve, "estimates"),
            (replays, "replay_context"),
            (replays, "scene_html"),
            (replaying, "record_for"),
            (fair, "fair_context"),
        ):
            spy.on(owner, name)
        async with browser_of(hub) as browser:
            sent = await browser.post("/api/replays", content=RECORD)
            assert sent.status_code == 201, sent.text
            form = await browser.post("/replays", files={"record": ("game.jsonl", RECORD)})
            assert form.status_code == 303
            for id in (sent.json()["replay"], live.room.id):
                for path in (
                    f"/replay/{id}?step=7",
                    f"/replay/{id}/step/5",
                    f"/replay/{id}/log/5",
                    f"/replay/{id}/look/5/c-c3",
                    f"/replay/{id}/record",
                    f"/replay/{id}/on?step=5",
                    f"/api/replays/{id}?step=3",
                ):
                    answer = await browser.get(path)
                    assert answer.status_code == 200, (path, answer.text)
            for path in ("record", "bug", "fair"):
                assert (await browser.get(f"/t/{live.room.id}/{path}")).status_code == 200, path
            assert (await browser.get(f"/api/tables/{live.room.id}/record")).status_code == 200

    with_hub(url, story)
    assert len(spy.seen) == 9
    assert {name for name, places in spy.seen.items() if True in places} == {
        "recall"
    }  # by those who look at what is there


@pytest.mark.interpreted
def test_the_loop_goes_on_while_a_long_page_is_drawn(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The estimate is not done before the loop has answered others: on the loop it would wait for ever."""
    free = threading.Event()
    real = curve.estimates

    def slow(*args: Any) -> list[int]:
        assert free.wait(30), "the event loop stood still"
        return real(*args)

    monkeypatch.setattr(curve, "estimates", slow)

    async def story(hub: Hub) -> None:
        id = await hub.replays.keep(RECORD)
        async with browser_of(hub) as browser, browser_of(hub, "192.0.2.2") as other:
            page = asyncio.create_task(browser.get(f"/replay/{id}"))
            while hub.drawing.waiting == 0:
                await asyncio.sleep(0)
            for _ in range(5):
                assert (await other.get("/health")).status_code == 200
            assert not page.done()
            free.set()
            assert (await page).status_code == 200

    with_hub(url, story)


def test_long_work_lets_others_go_on() -> None:
    breaths: list[int] = []
    match = replay(GAME, parse_record(RECORD), breathe=lambda: breaths.append(1))
    assert len(breaths) == 2  # 60 answers and some dice
    match.forget(0)
    match.recall()
    match.dump()
    assert len(breaths) >= 5


def test_too_much_that_waits_is_refused(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "MOST_WAITING", 2)
    go = threading.Event()

    async def story(hub: Hub) -> None:
        waiting = [asyncio.create_task(hub.drawing.do(go.wait, 30)) for _ in range(2)]
        await asyncio.sleep(0)
        async with browser_of(hub) as browser:
            live = await new_table(hub)
            answer = await browser.get(f"/t/{live.room.id}/record")
            assert answer.status_code == 503 and "busy" in answer.text
            go.set()
            await asyncio.gather(*waiting)
            assert (await browser.get(f"/t/{live.room.id}/record")).status_code == 200

    with_hub(url, story)


# Limits --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "status", "part"),
    [
        (b"[0,0]\n" * (replays.MOST_LINES + 1), 400, "20,000 lines"),
        (b"x" * (replays.LARGEST + 1), 413, ""),
        (b" \n", 400, "empty"),
    ],
)
def test_the_api_takes_no_more_than_the_form(url: str, data: bytes, status: int, part: str) -> None:
    async def story(hub: Hub) -> None:
        async with browser_of(hub) as browser:
            by_api = await browser.post("/api/replays", content=data)
            by_form = await browser.post("/replays", files={"record": ("game.jsonl", data)})
            assert (by_api.status_code, by_form.status_code) == (status, status)
            assert part in by_api.text and part in by_form.text
        assert hub.store.replays() == []

    with_hub(url, story)


def test_a_record_that_is_too_long_to_be_shown_is_not_kept(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replaying, "MOST_ANSWERS", 40)

    async def story(hub: Hub) -> None:
        async with browser_of(hub) as browser:
            answer = await browser.post("/api/replays", content=RECORD)
            assert answer.status_code == 400 and "40 are the most that are shown" in answer.text
            live = await new_table(hub)
            await play(hub, live, 45)
            await hub.act(live, lambda: live.room.plan_resign(1))
            page = await browser.get(f"/replay/{live.room.id}")
            assert page.status_code == 409 and "too many to be shown step by step" in page.text
            assert (await browser.get(f"/t/{live.room.id}/record")).status_code == 200
        assert hub.store.replays() == [] and hub.replays.shelf.kept == {}

    with_hub(url, story)


def test_one_address_uploads_a_few_records_and_others_go_on(url: str) -> None:
    async def story(hub: Hub) -> None:
        hub.drawing.sent.rate = 0.0
        async with browser_of(hub) as browser, browser_of(hub, "192.0.2.2") as other:
            by_api = [(await browser.post("/api/replays", content=RECORD)).status_code for _ in range(9)]
            by_form = [
                (await browser.post("/replays", files={"record": ("a.jsonl", RECORD)})).status_code for _ in range(3)
            ]
            assert by_api + by_form == [201] * 9 + [303] + [429] * 2
            assert (await browser.post("/api/replays", content=RECORD)).status_code == 429
            assert (await other.post("/api/replays", content=RECORD)).status_code == 201
        assert len(hub.store.replays()) == 11

    with_hub(url, story)


def test_one_address_asks_for_so_many_long_pages(url: str) -> None:
    async def story(hub: Hub) -> None:
        hub.drawing.asked.rate, hub.drawing.asked.burst = 0.0, 3
        live = await new_table(hub)
        paths = ["/record", "/bug", "/fair", "/record"]
        async with browser_of(hub) as browser, browser_of(hub, "192.0.2.2") as other:
            told = [(await browser.get(f"/t/{live.room.id}{path}")).status_code for path in paths]
            assert told == [200, 200, 200, 429]
            assert (await browser.get("/replay/nothing-here")).status_code == 429
            assert (await other.get(f"/t/{live.room.id}/record")).status_code == 200

    with_hub(url, story)


def test_uploads_do_not_fill_the_disk(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replaying, "MOST_UPLOADED", 2 * len(RECORD) + 10)

    async def story(hub: Hub) -> None:
        async with browser_of(hub) as browser:
            told = [(await browser.post("/api/replays", content=RECORD)).status_code for _ in range(3)]
        assert told == [201, 201, 507]
        assert hub.store.replay_bytes() == 2 * len(RECORD)

    with_hub(store_url, story)


# Memory --------------------------------------------------------------------------------------------------------------


def test_uploads_do_not_fill_memory(url: str) -> None:
    """Every way in trims: nobody has to open a replay for it."""
    one = replay_of_record({"dreamblade": DREAMBLADE}, "x", RECORD).weight()

    async def story(hub: Hub) -> None:
        hub.replays.shelf = Shelf(3 * one)
        ids = [await hub.replays.keep(RECORD) for _ in range(8)]
        assert list(hub.replays.shelf.kept) == ids[-3:]
        await hub.replays.find(ids[0])
        assert list(hub.replays.shelf.kept) == [*ids[-2:], ids[0]] and hub.replays.shelf.weight() <= 3 * one

    with_hub(url, story)


def test_the_newest_replay_is_shown_whatever_it_weighs() -> None:
    shelf = Shelf(1)
    made = [Replay(str(number), played(most=5), "", ["", ""]) for number in range(2)]
    for one in made:
        shelf.put(one)
    assert list(shelf.kept) == ["1"] and shelf.get("1") is made[1] and shelf.get("0") is None


def test_a_replay_weighs_at_least_what_it_takes() -> None:
    def look(made: Replay) -> None:
        for language in ("en", "pl"):
            for viewer in (None, 0, 1):
                made.telling(language, viewer)
        curve.curve_of(made)

    look(replay_of_record({"dreamblade": DREAMBLADE}, "x", RECORD))  # what is read once is nobody's weight
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        made = replay_of_record({"dreamblade": DREAMBLADE}, "x", RECORD)
        look(made)
        taken = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert made.weight() * 1.1 > taken > made.weight() / 10


def test_a_table_tells_the_latest_of_its_log_only() -> None:
    match = played(most=60)
    whole = Lines(GAME.web_page("en"), None).upto(match)
    few = Lines(GAME.web_page("en"), None, 20)
    assert [line["text"] for line in few.upto(match)] == [line["text"] for line in whole[-20:]]
    assert len(few.lines) <= 40 < len(whole)
    match.undo(40, consent=True)
    again = few.upto(match)
    match.note("paused", 0)
    assert len(few.upto(match)) == len(again) + 1


# Names ---------------------------------------------------------------------------------------------------------------


def test_what_somebody_uploads_is_not_shown_to_everybody(url: str) -> None:
    loud = RECORD.replace(b'"Ilse"', b'"BUY PILLS"', 1)

    async def story(hub: Hub) -> None:
        async with browser_of(hub) as browser:
            id = (await browser.post("/api/replays", content=loud)).json()["replay"]
            assert "BUY PILLS" in (await browser.get(f"/replay/{id}")).text
            for path in ("/", "/replays"):
                assert "BUY PILLS" not in (await browser.get(path)).text, path
                assert id not in (await browser.get(path)).text

    with_hub(url, story)


# The log in parts ----------------------------------------------------------------------------------------------------


def test_a_long_log_comes_in_parts(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_page, "LINES_A_PART", 20)

    async def story(hub: Hub) -> None:
        id = await hub.replays.keep(RECORD)
        made = await hub.replays.find(id)
        telling = made.telling("en", None)
        last = len(made.match.answers)
        async with browser_of(hub) as browser:
            step, seen, parts = 0, [], 0
            while True:
                part = (await browser.get(f"/replay/{id}/log/{step}")).json()
                lines = re.findall(r'data-step="(\d+)" data-line="(\w+)"', part["html"])
                seen += [line for _step, line in lines]
                parts += 1
                page = (await browser.get(f"/replay/{id}?step={step}")).text
                log = page_part(page, 'id="replay-log"', "</ol>")
                assert f'data-from="{part["from"]}" data-to="{part["to"]}"' in log
                assert [line for _step, line in lines] == re.findall(r'data-line="(\w+)"', log)
                assert part["from"] <= step <= part["to"]
                assert ("Earlier events" in log, "Later events" in log) == (step > 0, part["to"] < last)
                if part["to"] == last:
                    break
                step = part["to"] + 1
        assert seen == [line.id for line in telling.lines if line.text] and parts > 3

    with_hub(url, story)


# A replay is a copy --------------------------------------------------------------------------------------------------


def test_a_copy_of_a_match_is_the_match_and_stays_as_it_was() -> None:
    match = Match(GAME, GAME.sample_setup(3), 0, ["Ilse", "Oskar"], COMMITTED, b"1" * 32)
    match.begin(["aa", "bb"])
    while len(match.answers) < 30:
        choice = match.choices()[0]
        match.submit(choice.seat, GAME.bots.advise(match.state, choice).answer)
    match.note("paused", 0)
    copy, record = match.copy(), match.dump()
    match.header.seats[0] = "Zoja"
    match.undo(10, consent=True)
    match.resign(1)
    assert copy.dump() == record and copy.outcome() is None and len(copy.answers) == 30
    assert parse_record(copy.dump()).header.seats == ["Ilse", "Oskar"]


def test_a_copy_of_a_header_leaves_nothing_out() -> None:
    header = Header("dreamblade", 2, "abc", {"edges": "A"}, 7, COMMITTED, ["Ilse"])
    fields = [name for name in dir(header) if not name.startswith("_") and not callable(getattr(header, name))]
    for name in ("commitment", "server_seed", "promise"):
        setattr(header, name, name)
    header.entropy, header.given, header.promised, header.sealed = ["aa"], 3, True, True
    for name in fields:
        assert getattr(header.copy(), name) == getattr(header, name), name
        assert name in Header.FIELDS or name == "FIELDS" or getattr(header, name), f"{name} is not tried here"


def test_a_replay_is_gone_when_the_end_is_taken_back(url: str) -> None:
    """With dice rolled by hand the end may be taken back; then nobody looks into hands by way of the replay."""

    async def story(hub: Hub) -> None:
        live = await new_table(hub, turns=1, companion=True)
        room = live.room
        await play(hub, live, 500)
        assert room.over() and not room.final()
        last = len(room.match.answers)
        async with browser_of(hub) as browser:
            way = f"/api/replays/{room.id}?step={last}&seat=1"
            assert (await browser.get(way)).status_code == 200
            assert (await hub.replays.find(room.id)).match is not room.match
            await hub.act(live, lambda: room.plan_undo(0, {0, 1}, room.at))
            assert not room.over()
            assert (await browser.get(way)).status_code == 409
            assert (await browser.get(f"/replay/{room.id}?step=3")).status_code == 404
            assert room.id not in hub.replays.shelf.kept
            await play(hub, live, 500)
            assert room.over()
            again = (await browser.get(f"/api/replays/{room.id}?step=0")).json()
            assert again["steps"] == len(room.match.answers)

    with_hub(url, story)
