"""Whole games in a real Chromium: by mouse, by keyboard, by touch, two people with a killed server between them."""

from __future__ import annotations

import gzip
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from tests.table.browsers import KeyboardPerson, Person, TouchPerson

from reverie.games import find_game
from reverie.kernel.match import Match
from reverie.testing.browsers import check_axe
from reverie.testing.servers import Server

GAME = find_game("dreamblade")
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 800},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
DRESSES = [(1280, "light", "en"), (360, "dark", "pl")]
"""Every width, every theme and every language once."""


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[Any]:
    """Makes people with browsers of their own; in the end nobody's console may have complained."""
    made: list[Person] = []

    def make(kind: type[Person] = Person, seed: int = 1, at: Server = server, **context: Any) -> Person:
        made.append(kind(browser, at.url, seed, **context))
        return made[-1]

    yield make
    for person in made:
        person.sound()
        person.close()


def new_table(server: Server, seats: list[dict[str, Any]], **setup: Any) -> dict[str, Any]:
    body = {"game": "dreamblade", "seats": seats, "setup": {"edges": "A", **setup}}
    told: dict[str, Any] = httpx.post(f"{server.url}/api/tables", json=body).raise_for_status().json()
    return told


def against_bot(server: Server, **setup: Any) -> dict[str, Any]:
    return new_table(server, [{"kind": "you", "name": "Ilse"}, {"kind": "bot", "level": "adept"}], **setup)


def sit(person: Person, made: dict[str, Any], seat: str = "0") -> None:
    """Come to a seat by its own link."""
    person.page.goto(f"/t/{made['table']}/sit/{made['tokens'][seat]}")
    person.page.locator("button.btn--act").click()
    person.page.wait_for_selector("#app[data-ready] .tablepage")


def overflow(person: Person) -> int:
    wide: int = person.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    return wide


def test_a_newcomer_plays_a_whole_game_by_mouse(people: Any) -> None:
    person = people(seed=1)
    refused = person.refusals()
    person.page.goto("/")
    person.page.get_by_role("button", name="Play Dreamblade now").click()
    person.page.wait_for_selector("#app[data-ready] .tablepage")
    person.wait_for_turn()
    person.shot("table-begin-1280")
    person.play()
    expect(person.page.locator("#over")).to_be_visible()
    assert person.answers > 10
    person.shot("table-over-1280")
    here = person.page.url
    person.press("#do-rematch")
    try:
        person.page.wait_for_url(lambda url: "/t/" in url and url != here)
    except PlaywrightTimeout as error:
        raise AssertionError(f"no table followed: {refused}, {person.complaints}, {person.state()}") from error
    person.page.wait_for_selector("#app[data-ready] .tablepage")
    person.wait_for_turn()


def test_a_whole_game_by_keyboard_alone(people: Any) -> None:
    person = people(KeyboardPerson, seed=2)
    person.page.goto("/")
    for _ in range(30):
        person.page.keyboard.press("Tab")
        if "Play Dreamblade" in person.page.evaluate("() => document.activeElement.textContent"):
            break
    person.page.keyboard.press("Enter")
    person.page.wait_for_selector("#app[data-ready] .tablepage")
    person.play()
    expect(person.page.locator("#over")).to_be_visible()


def test_a_whole_game_by_touch_on_a_small_phone(people: Any) -> None:
    person = people(TouchPerson, seed=3, **PHONE)
    person.page.goto("/")
    assert overflow(person) <= 0
    person.page.get_by_role("button", name="Play Dreamblade now").tap()
    person.page.wait_for_selector("#app[data-ready] .tablepage")
    person.play(12)
    assert overflow(person) <= 0
    person.shot("table-360")
    person.play()
    expect(person.page.locator("#over")).to_be_visible()


def test_two_people_play_on_when_the_server_is_killed_between_them(
    browser: Browser, tmp_path: Path, people: Any
) -> None:
    with Server(tmp_path) as server:
        made = new_table(server, [{"kind": "you", "name": "Ilse"}, {"kind": "link"}], turn_limit=3)
        one, two = people(seed=4, at=server), people(seed=5, at=server)
        sit(one, made)
        expect(one.page.locator("#prompt")).to_contain_text("Waiting for somebody")
        two.page.goto(made["links"]["1"])
        two.page.get_by_label("Your name").fill("Oskar <b>")
        two.page.locator("button.btn--act").click()
        two.page.wait_for_selector("#app[data-ready] .tablepage")
        expect(one.page.locator("#seat-1")).to_contain_text("Oskar <b>")

        def play(answers: int) -> bool:
            """Whoever is asked answers; whether the game goes on."""
            for _ in range(answers):
                for person in (one, two):
                    now = person.state()
                    if now["over"]:
                        return False
                    if not now["waiting"]:
                        person.decide(now)
                one.page.wait_for_timeout(30)
            return True

        assert play(8)
        before = httpx.get(f"{server.url}/api/tables/{made['table']}").json()
        server.kill()
        expect(one.page.locator("#away")).to_be_visible()
        expect(two.page.locator("#away")).to_be_visible()
        one.shot("table-away-1280")
        server.start()
        after = httpx.get(f"{server.url}/api/tables/{made['table']}").json()
        assert after["seq"] >= before["seq"] and after["view"]["turn"] >= before["view"]["turn"]
        expect(one.page.locator("#away")).to_be_hidden()
        expect(two.page.locator("#away")).to_be_hidden()
        while play(20):
            pass
        expect(two.page.locator("#over")).to_be_visible()


def test_two_tabs_of_one_seat_and_a_double_click(people: Any, server: Server) -> None:
    made = new_table(server, [{"kind": "you", "name": "Ilse"}, {"kind": "you", "name": "Oskar"}], turn_limit=3)
    seat = str(httpx.get(f"{server.url}/api/tables/{made['table']}").json()["deciding"][0])
    person = people()
    sit(person, made, seat)
    twin = person.context.new_page()
    twin.goto(person.page.url)
    twin.wait_for_selector("#app[data-ready] .tablepage")
    start = person.wait_for_turn()
    stop = person.page.locator("#prompt [data-pick]").last
    stop.dblclick()
    if person.settled(start)["asked"]:  # what would be wasted is asked about
        person.page.locator("#ask button[value=yes]").dblclick()
    twin.wait_for_function("(seq) => Number(document.querySelector('.tablepage').dataset.seq) > seq", arg=start["seq"])
    told = httpx.get(f"{server.url}/api/tables/{made['table']}").json()
    assert told["seq"] == start["seq"] + 1


def test_a_hint_frames_what_to_press_and_is_taken_with_one_press(people: Any, server: Server) -> None:
    person = people(seed=6)
    sit(person, against_bot(server))
    now = person.wait_for_turn()
    page = person.page
    page.locator("#do-hint").click()
    expect(page.locator("#hint")).to_be_visible()
    expect(page.locator(".is-hint").first).to_be_visible()
    expect(page.locator("#hint > span")).to_have_text(re.compile(r"^[A-Z].*[.]$"))
    page.locator("#do-take").click()
    page.wait_for_function("(seq) => Number(document.querySelector('.tablepage').dataset.seq) > seq", arg=now["seq"])
    expect(page.locator("#hint")).to_have_count(0)


def test_why_not_hint_undo_rule_chat_and_menu(people: Any, server: Server) -> None:
    person = people(seed=6)
    sit(person, against_bot(server))
    now = person.wait_for_turn()
    page = person.page
    # why not: a reserve piece that is too expensive, or a cell before anything is chosen
    page.locator("[data-look]:not([data-pick]):not([data-open])").first.click()
    expect(page.locator("#why")).to_be_visible()
    expect(page.locator("#why .cite")).to_have_count(1)
    page.keyboard.press("Escape")
    # the hint says what, and why
    page.locator("#do-hint").click()
    expect(page.locator("#hint")).to_be_visible()
    # an answer, and back
    now = person.decide(person.state())
    if not now["waiting"]:
        undo = page.locator("#do-undo")
        expect(undo).to_be_visible()
        undo.click()
        page.wait_for_function(
            "(seq) => Number(document.querySelector('.tablepage').dataset.seq) > seq", arg=now["seq"]
        )
    # a rule opens in place
    page.locator("#log .cite").first.click()
    expect(page.locator("#log .quote").first).to_be_visible()
    # chat
    page.locator("#app[data-ready] #do-chat").click()
    page.locator("#chat-text").fill("<i>good luck</i>")
    page.keyboard.press("Enter")
    expect(page.locator("#chat-lines")).to_contain_text("<i>good luck</i>")
    person.shot("table-chat-1280")
    page.keyboard.press("Escape")
    # menu: resigning asks first
    page.locator("#app[data-ready] #do-menu").click()
    expect(page.locator("#menu")).to_be_visible()
    person.shot("table-menu-1280")
    check_axe(page, "menu")
    page.locator("#do-resign").click()
    page.locator("#ask button[value=yes]").click()
    expect(page.locator("#over")).to_be_visible()


def test_a_spectator_sees_and_is_asked_nothing(people: Any, server: Server) -> None:
    made = new_table(server, [{"kind": "you", "name": "Ilse"}, {"kind": "you", "name": "Oskar"}])
    person = people()
    person.page.goto(f"/t/{made['table']}/watch")
    person.page.wait_for_selector("#app[data-ready] .tablepage")
    assert person.state()["waiting"] and person.state()["ways"] == []
    check_axe(person.page, "watching")


def settings(person: Person, theme: str, language: str) -> None:
    person.prefer(language=language, theme=theme, speed="off", auto="1", name="Ilse")


def finished(server: Server) -> str:
    """A game that is over, as an address of its replay."""
    made = new_table(server, [{"kind": "bot", "level": "novice"}, {"kind": "bot", "level": "adept"}], turn_limit=4)
    for _ in range(2000):
        if httpx.get(f"{server.url}/api/tables/{made['table']}").json()["outcome"]:
            return f"/replay/{made['table']}"
        time.sleep(0.1)
    raise AssertionError("two bots did not finish")


@pytest.fixture(scope="module")
def replay(server: Server) -> str:
    return finished(server)


@pytest.mark.parametrize(("width", "theme", "language"), DRESSES)
def test_every_screen_is_clean_in_every_dress(
    people: Any, server: Server, replay: str, theme: str, width: int, language: str
) -> None:
    """axe finds nothing, nothing overflows, nobody's console complains; a picture of each screen is kept."""
    phone = PHONE if width == 360 else {"viewport": {"width": 1280, "height": 800}}
    kind = TouchPerson if width == 360 else Person
    person = people(kind, seed=7, color_scheme=theme, **phone)
    settings(person, theme, language)
    name = f"{width}-{theme}-{language}"
    for path, screen in (
        ("/", "home"),
        ("/new", "new"),
        ("/rules", "books"),
        ("/rules/dreamblade", "rules"),
        ("/rules/dreamblade?q=disrupt", "search"),
        ("/replays", "replays"),
        (f"{replay}?step=40", "replay"),
        ("/t/nothing-here", "oops"),
    ):
        person.page.goto(path)
        person.shot(f"{screen}-{name}", full=screen != "replay")
        assert overflow(person) <= 0, screen
        check_axe(person.page, f"{screen}-{name}")
    person.complaints.clear()  # the missing page is one
    sit(person, against_bot(server))
    person.wait_for_turn()
    person.play(10)
    person.wait_for_turn()
    person.shot(f"table-{name}", full=width == 360)
    assert overflow(person) <= 0
    check_axe(person.page, f"table-{name}")


def test_a_replay_by_slider_keys_and_link(people: Any, replay: str) -> None:
    person = people()
    page = person.page
    page.goto(f"{replay}?every=1")
    page.wait_for_selector("#replay-range")
    page.keyboard.press("End")
    last = page.locator("#replay-range").get_attribute("max")
    expect(page.locator("#replay-range")).to_have_value(str(last))
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#replay-range")).to_have_value(str(int(last or 0) - 1))
    page.goto(f"{replay}?step=12&seat=B")
    expect(page.locator("#replay-range")).to_have_value("12")
    page.locator("#replay-menu summary").click()
    with page.expect_download() as got:
        page.locator("a[download]").first.click()
    data = Path(got.value.path()).read_bytes()
    page.goto("/replays")
    page.set_input_files("input[type=file]", {"name": "game.jsonl", "mimeType": "text/plain", "buffer": data})
    page.locator("form[enctype] button").first.click()
    page.wait_for_url(lambda url: "/replay/" in url)


CROWDED = """() => [...document.querySelectorAll("[role=gridcell]")].map(cell => [...cell.querySelectorAll("[data-look][id]")]).find(
  things => things.length > 1 && things.some(thing => thing.offsetHeight < 40))?.map(thing => thing.id)"""
FOUR = {
    "A": {"c3": ["quay-sentinel", "anchor-bearer", "ferry-squire", "quay-sentinel"]},
    "B": {"c3": ["hull-borer", "wick-leech", "hull-borer", "wick-leech"]},
}
"""As many creatures of both sides as a cell may hold (DB-301.1a)."""


def crowded(server: Server) -> str:
    """The address of a replay that begins with a cell that cannot be fuller: three answers, then somebody resigns."""
    position = {"turn": 4, "phase": "shift", "seat": "A", "initiative": [5, 3], **FOUR}
    match = Match(GAME, GAME.setup({"position": position}), 1, ["Ilse", "Oskar"])
    for _ in range(3):
        choice = match.choices()[0]
        match.submit(choice.seat, GAME.bots.advise(match.state, choice).answer)
    match.resign(1)
    files = {"record": ("game.jsonl", match.dump())}
    answer = httpx.post(f"{server.url}/replays", files=files, headers={"origin": server.url})
    return str(answer.headers["location"])


def test_a_crowded_cell_of_a_replay_opens_under_a_finger(people: Any, server: Server) -> None:
    page = people(TouchPerson, **PHONE).page
    page.goto(f"{crowded(server)}?step=0")
    found = page.evaluate(CROWDED)
    assert len(found) == 8
    page.locator(f"#{found[0]}").tap()
    sheet = page.locator("#cell-sheet")
    expect(sheet.locator("[data-for]")).to_have_count(len(found))
    expect(page.locator("#replay-tip")).to_be_hidden()
    sheet.locator(f'[data-for="{found[1]}"]').tap()
    expect(sheet).to_be_hidden()
    expect(page.locator("#replay-tip")).to_be_visible()
    page.locator(f"#{found[0]}").tap()
    expect(sheet).to_be_visible()
    check_axe(page, "a crowded cell of a replay")
    page.keyboard.press("ArrowRight")
    expect(sheet).to_be_hidden()


def test_first_page_and_updates_are_light(people: Any, server: Server) -> None:
    """What crosses the wire: under 150 KB for the first page, under 30 KB compressed for an update."""
    person = people(seed=8)
    sizes: list[int] = []
    person.page.on("requestfinished", lambda request: sizes.append(request.sizes()["responseBodySize"]))
    frames: list[int] = []
    person.page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda data: frames.append(len(gzip.compress(str(data).encode())))),
    )
    person.page.goto("/")
    person.page.wait_for_load_state("networkidle")
    assert sum(sizes) < 150_000
    sizes.clear()
    sit(person, against_bot(server))
    person.play(8)
    assert sum(sizes) < 150_000
    assert frames and max(frames) < 30_000
