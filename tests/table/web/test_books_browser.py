"""Rulebook and replay in a real browser: with and without script, by mouse and by keyboard, both languages, wide and narrow."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from tests.table.books_fakes import FakeHub, FakeLive, app_of, played

from reverie.table.hub.lists import TableCard
from reverie.table.hub.replays import Replay
from reverie.table.web.replay_page import marks_of
from reverie.testing.browsers import RULES

pytestmark = pytest.mark.slow

MATCH = played()
LONG = played(seed=8, most=320)
FULL = 290
"""A step of it at which cells hold few and many, fought for and quiet."""
LAST = len(MATCH.answers)
TURNS = [answer for answer, event in MATCH.log if event.kind == "turn-began"]

REPLAYED = Replay("r1", MATCH, "", list(MATCH.header.seats))
STOPS = REPLAYED.telling("en", None).stops
MARKS = marks_of(REPLAYED, MATCH.game.web_page("en"))

BEATS_SEEN = """() => {
  window.beatsSeen = []
  new MutationObserver(() => document.querySelector('#stage-beat .beat') && window.beatsSeen.push(1))
    .observe(document.getElementById('stage-beat'), { childList: true })
}"""

LOST = "503"
"""What the browser says of a server that a test has taken away."""

FAULTS = """(root) => {
  const seen = e => e.getClientRects().length > 0
  const wide = document.documentElement.scrollWidth - innerWidth
  const small = [...document.querySelectorAll('body *')].filter(e => seen(e) &&
    [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()) && parseFloat(getComputedStyle(e).fontSize) < 9.8)
  const targets = [...document.querySelectorAll(root)].filter(e => seen(e) && e.getBoundingClientRect().height < 24)
  return [wide > 0 ? `wider than the window by ${wide}` : '', ...[...small, ...targets].map(e => e.outerHTML.slice(0, 80))]
    .filter(x => x)
}"""
"""No horizontal scrolling, no text too small to read, nothing too small to hit."""
TARGETS = ".toc a, .btn, .seg a, summary, .replay__range, .replay__turns a, .replay__swings a, .rb__turn a"


def filled(hub: FakeHub) -> FakeHub:
    hub.replays.put("r1", MATCH)
    hub.replays.put("long", LONG)
    hub.tables["t1"] = FakeLive(MATCH, set())
    title = "Ilse beat Oskar in a rather long game of Dreamblade"
    hub.cards = [TableCard("r1", "dreamblade", title, "", False, "over", 1_700_000_000.0, None, "/replay/r1")]
    return hub


@pytest.fixture(scope="module")
def site() -> Iterator[dict[str, Any]]:
    """One server with a board of four cells, and one with the game's own."""
    running = []
    for hub in (filled(FakeHub()), filled(FakeHub(Replay))):
        server = uvicorn.Server(uvicorn.Config(app_of(hub), port=0, log_level="error"))
        thread = threading.Thread(target=server.run, daemon=True)
        thread.start()
        end = time.monotonic() + 30
        while not server.started:
            assert thread.is_alive() and time.monotonic() < end
            time.sleep(0.02)
        running.append((server, thread))
    ports = [server.servers[0].sockets[0].getsockname()[1] for server, _ in running]
    yield {"small": f"http://127.0.0.1:{ports[0]}", "whole": f"http://127.0.0.1:{ports[1]}"}
    for server, thread in running:
        server.should_exit = True
        thread.join(10)


@pytest.fixture
def page(browser: Any) -> Iterator[Any]:
    """An English window of middling size; nothing may go wrong in it unnoticed."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB", reduced_motion="reduce")
    made = context.new_page()
    wrong: list[str] = []
    made.on("pageerror", lambda error: wrong.append(str(error)))
    made.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    yield made
    context.close()
    assert [one for one in wrong if LOST not in one] == []


def at_step(page: Any, step: int) -> None:
    """Waits until a step is shown, and everything around it says so."""
    page.wait_for_selector(f'#replay-app [data-at="{step}"]')
    page.wait_for_function("step => new URL(location).searchParams.get('step') === String(step)", arg=step)
    assert page.locator("#replay-count").inner_text() == f"Step {step} of {LAST}"
    assert page.locator("#replay-range").input_value() == str(step)


# Everywhere ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [1280, 360])
@pytest.mark.parametrize(("locale", "scheme"), [("en-GB", "light"), ("pl-PL", "dark")])
def test_pages_fit_and_can_be_read_by_everybody(
    browser: Any, site: dict[str, Any], width: int, locale: str, scheme: str
) -> None:
    from axe_playwright_python.sync_playwright import Axe

    context = browser.new_context(viewport={"width": width, "height": 800}, locale=locale, color_scheme=scheme)
    page = context.new_page()
    for path in (
        "/rules",
        "/rules/dreamblade/DB-802.2c?table=t1",
        "/rules/dreamblade?q=limit&lang=pl",
        "/rules/dreamblade?q=enggaged",
        "/replays",
        "/replay/r1?step=30",
    ):
        page.goto(site["small"] + path)
        assert page.locator("html").get_attribute("lang") == locale[:2]
        assert page.evaluate(FAULTS, TARGETS) == [], path
        if (width == 1280) == (scheme == "light"):  # each width and each theme once: axe is slow
            found = Axe().run(page, options=RULES).response["violations"]
            assert [(path, one["id"], [node["html"][:160] for node in one["nodes"]]) for one in found] == []
    context.close()


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1366, 657), (1366, 768), (1280, 800), (360, 740)])
def test_the_games_own_page_fits_above_the_course_of_the_game(
    browser: Any, site: dict[str, Any], width: int, height: int
) -> None:
    context = browser.new_context(viewport={"width": width, "height": height}, locale="pl-PL")
    page = context.new_page()
    page.goto(site["whole"] + "/replay/r1?step=40")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert page.locator("main").count() == 1
    bar = page.locator(".replay__bar").bounding_box()
    assert bar is not None and bar["y"] + bar["height"] <= height
    if width > 1120:
        assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
        board = page.locator("#replay-app .chart").bounding_box()
        assert board is not None and board["y"] + board["height"] <= bar["y"] and board["width"] > 320
        curve = page.locator("#replay-curve").bounding_box()
        assert curve is not None and round(curve["height"]) == 110
    assert page.locator("#replay-app .is-opt, #replay-app .is-sel").count() == 0
    context.close()


PIECES = """() => [...document.querySelectorAll('#replay-app .chart .piece')].map((one) => ({
  few: one.parentElement.dataset.n < 3, fought: Boolean(one.closest('.front')), high: one.getBoundingClientRect().height,
  values: getComputedStyle(one.querySelector('.piece__s')).display !== 'none' }))"""


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1366, 657)])
def test_a_low_window_leaves_the_board_room_to_be_read(
    browser: Any, site: dict[str, Any], width: int, height: int
) -> None:
    """The course of the game lies under the log. Only three or four on one side of a fight are too many for their values."""
    context = browser.new_context(viewport={"width": width, "height": height}, locale="pl-PL", reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{site['whole']}/replay/long?step={FULL}")
    seen = page.evaluate(PIECES)
    assert len({(one["few"], one["fought"]) for one in seen}) == 4
    assert [one for one in seen if one["high"] < (17 if one["fought"] and not one["few"] else 28)] == []
    assert all(one["values"] for one in seen if one["few"] or not one["fought"])
    log, board, course, bar = [
        page.locator(f".replay {one}").bounding_box()
        for one in ("#log-panel", ".chart", ".replay__course", ".replay__bar")
    ]
    assert (
        log["height"] > 110 and log["y"] + log["height"] <= course["y"] and course["x"] >= board["x"] + board["width"]
    )
    assert max(board["y"] + board["height"], course["y"] + course["height"]) <= bar["y"]
    for opens, opened in (("#replay-swings-open", "#replay-swings-box"), ("#replay-all summary", "#replay-log")):
        page.locator(opens).click()
        box = page.locator(opened).bounding_box()
        assert box["height"] > 90 and box["y"] >= 48 and box["x"] + box["width"] <= width, opened
        assert box["y"] + box["height"] <= page.locator(opens).bounding_box()["y"], opened
        page.keyboard.press("Escape")
    context.close()


def test_what_is_pointed_at_is_explained(page: Any, site: dict[str, Any]) -> None:
    page.goto(site["whole"] + "/replay/r1?step=40")
    piece = page.locator("#replay-app .chart [data-look^=m]").first
    piece.hover()
    page.wait_for_selector("#replay-tip:not([hidden])")
    label = piece.get_attribute("aria-label").split(",")[0]
    name = page.locator("#replay-tip h2").inner_text()
    assert name and label.startswith(name), "the label begins with what is printed: name and figures"
    mine, other = piece.bounding_box(), page.locator("#replay-tip").bounding_box()
    assert other["x"] >= mine["x"] + mine["width"] or other["x"] + other["width"] <= mine["x"]
    page.keyboard.press("Escape")
    assert page.locator("#replay-tip").is_hidden()


# Rulebook ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("script", [True, False])
def test_a_citation_lands_on_its_rule(browser: Any, site: dict[str, Any], script: bool) -> None:
    context = browser.new_context(viewport={"width": 360, "height": 800}, locale="en-GB", java_script_enabled=script)
    page = context.new_page()
    page.goto(site["small"] + "/rules/dreamblade/DB-900.16")
    here = page.locator(".rule-item.is-here")
    assert here.locator(".id").inner_text() == "DB-900.16"
    box = here.bounding_box()
    assert box is not None and -1 <= box["y"] < 400
    here.locator("a.term").first.click()
    assert page.locator(".rule-item.is-here").count() == 1 and "DB-900.16" not in page.url
    context.close()


def test_search_without_script(browser: Any, site: dict[str, Any]) -> None:
    context = browser.new_context(locale="en-GB", java_script_enabled=False)
    page = context.new_page()
    page.goto(site["small"] + "/rules/dreamblade?table=t1")
    page.get_by_role("searchbox").fill("deathblow")
    page.keyboard.press("Enter")
    assert "table=t1" in page.url
    assert page.locator("mark").first.inner_text().lower() == "deathblow"
    page.get_by_role("link", name="Polski").click()
    assert page.locator(".leaf h1").inner_text() == "Search: deathblow"
    context.close()


# Replay --------------------------------------------------------------------------------------------------------------


def test_stepping_morphs_the_page_and_keeps_what_is_there(page: Any, site: dict[str, Any]) -> None:
    page.goto(site["small"] + "/replay/r1?step=3")
    page.evaluate("document.getElementById('m1').mine = true")
    page.locator("#replay-on").click()
    at_step(page, 4)
    assert page.evaluate("document.getElementById('m1').mine"), "the piece is the same element in another cell"
    assert page.locator("#c0 #m1").count() == 1
    page.locator("#replay-back").click()
    at_step(page, 3)
    page.locator("#replay-last").click()
    at_step(page, LAST)
    page.locator("#replay-first").click()
    at_step(page, 0)
    assert page.evaluate("performance.getEntriesByType('navigation').length") == 1


def test_the_keyboard_steps_plays_and_goes_to_the_ends(page: Any, site: dict[str, Any]) -> None:
    page.goto(site["small"] + "/replay/r1?step=5")
    for key, step in (
        ("ArrowRight", 6),
        ("ArrowRight", 7),
        ("ArrowLeft", 6),
        ("End", LAST),
        ("ArrowRight", LAST),
        ("Home", 0),
        ("Shift+ArrowRight", TURNS[0]),
        ("Shift+ArrowRight", TURNS[1]),
        ("Shift+ArrowLeft", TURNS[0]),
        ("PageDown", TURNS[1]),
        ("r", next(step for step in MARKS["roll"] if step > TURNS[1])),
        ("Home", 0),
        ("d", min(MARKS["0"] + MARKS["1"])),
        ("Home", 0),
    ):
        page.keyboard.press(key)
        at_step(page, step)
    page.locator("#replay-range").focus()
    page.keyboard.press("ArrowRight")
    at_step(page, 1)
    page.locator("#replay-speed").get_by_text("Off").click()
    page.locator("#replay-range").press(" ")
    page.wait_for_function("() => Number(document.getElementById('replay').dataset.step) > 2")
    page.keyboard.press("ArrowLeft")
    stopped = int(page.locator("#replay-range").input_value())
    page.wait_for_timeout(700)
    assert page.locator("#replay-range").input_value() == str(stopped), "any step stops the play"
    assert page.get_by_role("button", name="Play").is_visible()


def test_play_runs_to_the_end_and_begins_anew(page: Any, site: dict[str, Any]) -> None:
    page.goto(site["small"] + f"/replay/r1?step={LAST - 2}")
    page.locator("#replay-speed").get_by_text("Off").click()
    page.get_by_role("button", name="Play").click()
    assert page.get_by_role("button", name="Pause").is_visible()
    at_step(page, LAST)
    page.get_by_role("button", name="Play").wait_for()
    page.get_by_role("button", name="Play").click()
    page.wait_for_function("() => Number(document.getElementById('replay').dataset.step) < 4")
    page.get_by_role("button", name="Pause").click()


def test_the_slider_a_turn_and_an_event_lead_to_their_steps(page: Any, site: dict[str, Any]) -> None:
    page.goto(site["small"] + "/replay/r1")
    page.locator("#replay-range").evaluate("(e, v) => { e.value = v; e.dispatchEvent(new Event('input')) }", STOPS[17])
    at_step(page, STOPS[17])
    silent = next(step for step in range(LAST) if step not in STOPS)
    page.locator("#replay-range").evaluate("(e, v) => { e.value = v; e.dispatchEvent(new Event('input')) }", 0)
    at_step(page, 0)
    page.locator("#replay-range").evaluate("(e, v) => { e.value = v; e.dispatchEvent(new Event('input')) }", silent)
    at_step(page, min(stop for stop in STOPS if stop > silent))
    page.locator("#replay-swings-open").click()
    swing = page.locator("#replay-swing-list a").first
    swing.click()
    at_step(page, int(swing.get_attribute("data-step")))
    assert swing.get_attribute("aria-current") == "step"
    page.locator("#replay-turns a").nth(1).click()
    at_step(page, TURNS[1])
    assert (
        page.locator("#replay-turns [aria-current]").inner_text() == page.locator("#replay-turns a").nth(1).inner_text()
    )
    page.get_by_text("All events").click()
    line = page.locator("#replay-log a[data-line]").nth(30)
    step = int(line.get_attribute("data-step"))
    line.click()
    at_step(page, step)
    now = page.locator("#replay-log li.now")
    assert now.count() == 1 and now.locator("a[data-step]").get_attribute("data-step") == str(step)
    assert page.locator("#replay-line").inner_text() == now.locator("a[data-step]").inner_text()
    page.keyboard.press("Escape")
    assert page.locator("#replay-log").is_hidden()


def test_hurried_steps_end_where_the_last_one_went(page: Any, site: dict[str, Any]) -> None:
    page.goto(site["small"] + "/replay/r1")
    page.evaluate("""() => { for (let n = 0; n < 25; n += 1) document.getElementById('replay-on').click() }""")
    at_step(page, STOPS[25])


def test_labels_stand_under_their_turns_and_marks_on_their_swings(page: Any, site: dict[str, Any]) -> None:
    page.goto(site["whole"] + "/replay/r1?step=3")
    curve = page.locator("#replay-curve").bounding_box()
    ends = [*TURNS[1:], LAST]
    labels = page.locator("#replay-turns a").all()
    assert labels[0].is_visible() and labels[-1].is_visible()
    for label, begun, end in zip(labels, TURNS, ends, strict=True):
        box = label.bounding_box()
        if box is None:
            continue  # there is no room for it
        middle = box["x"] + box["width"] / 2
        assert curve["x"] + curve["width"] * begun / LAST - 1 <= middle <= curve["x"] + curve["width"] * end / LAST + 1
    marks = page.locator(".replay__swing").all()
    assert marks
    for mark in marks:
        box, step = mark.bounding_box(), int(mark.get_attribute("data-step"))
        assert abs(box["x"] + box["width"] / 2 - curve["x"] - curve["width"] * step / LAST) < 2
        assert min(box["width"], box["height"]) >= 24


def test_playing_shows_beats_that_any_key_skips_and_going_back_shows_none(browser: Any, site: dict[str, Any]) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 720}, locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    step = MARKS["roll"][1] - 1
    page.goto(site["whole"] + f"/replay/r1?step={step}")
    page.evaluate(BEATS_SEEN)
    page.get_by_role("button", name="Play").click()
    page.wait_for_selector("#stage:not([hidden])")
    stage, foot = page.locator("#stage").bounding_box(), page.locator(".replay__bar").bounding_box()
    assert stage["y"] + stage["height"] <= foot["y"] + 1, "the controls stay in reach"
    page.keyboard.press("x")
    page.keyboard.press("x")
    page.wait_for_function("n => Number(document.getElementById('replay').dataset.step) > n", arg=step)
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector("#stage", state="hidden")
    assert page.evaluate("window.beatsSeen.length") > 0
    page.evaluate("window.beatsSeen.length = 0")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("n => Number(document.getElementById('replay').dataset.step) < n", arg=step)
    assert page.evaluate("window.beatsSeen.length") == 0 and page.locator("#stage").is_hidden()
    context.close()


def test_another_seat_sees_the_same_step(page: Any, site: dict[str, Any]) -> None:
    page.goto(site["small"] + "/replay/r1?step=3")
    page.keyboard.press("ArrowRight")
    at_step(page, 4)
    page.get_by_role("link", name="Oskar, Moon").click()
    page.wait_for_selector('#replay-app [data-viewer="1"][data-at="4"]')
    page.keyboard.press("ArrowRight")
    at_step(page, 5)
    assert page.locator('#replay-app [data-viewer="1"]').count() == 1 and "seat=B" in page.url


def test_a_lost_server_is_told_and_nothing_moves(page: Any, site: dict[str, Any]) -> None:
    page.goto(site["small"] + "/replay/r1?step=3")
    page.route("**/step/**", lambda route: route.fulfill(status=503, body=""))
    page.keyboard.press("ArrowRight")
    page.wait_for_function(
        "() => document.getElementById('replay-line').textContent.startsWith('This step did not come')"
    )
    assert page.locator("#replay-count").inner_text() == f"Step 3 of {LAST}"
    page.unroute("**/step/**")
    page.keyboard.press("ArrowRight")
    at_step(page, 4)


def test_a_replay_without_script(browser: Any, site: dict[str, Any]) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB", java_script_enabled=False)
    page = context.new_page()
    page.goto(site["small"] + "/replays")
    page.get_by_role("link", name="Look: Ilse beat Oskar").click()
    page.get_by_role("link", name="One step on").click()
    page.get_by_role("link", name="One step on").click()
    page.locator("#replay-app [data-at='2']").wait_for(state="attached")
    assert page.get_by_role("button", name="Play").count() == 0, "what needs script is not offered without it"
    page.get_by_role("link", name="Ilse, Sun").click()
    page.locator("#replay-app [data-at='2'][data-viewer='0']").wait_for(state="attached")
    page.locator("#replay-turns a").nth(1).click()
    assert page.locator(f"#replay-app [data-at='{TURNS[1]}'][data-viewer='0']").count() == 1
    page.get_by_text("All events").click()
    page.locator("#replay-log a[data-line]").last.click()
    assert page.locator(f"#replay-app [data-at='{LAST}']").count() == 1
    context.close()


def test_a_record_is_uploaded_and_downloaded(page: Any, site: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(MATCH.dump())
    page.goto(site["small"] + "/replays")
    page.get_by_label("Record file").set_input_files(file)
    page.get_by_role("button", name="Upload and look").click()
    page.wait_for_url("**/replay/up1")
    page.locator("#replay-menu summary").click()
    with page.expect_download() as given:
        page.get_by_role("link", name="Download record").click()
    assert Path(given.value.path()).read_bytes() == MATCH.dump()
