"""Ways to play in a real Chromium: clocks, pauses, a bot in somebody's place, a seat handed over; in every dress."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect
from tests.table.browsers import GLANCE, Person, TouchPerson
from tests.table.thrown_away import thrown_away
from tests.table.web.test_leaks import Dealt
from tests.table.web.test_leaks import template as toy_template  # noqa: F401 - the toy can be shown
from tests.table.web.test_table_browser import PHONE, overflow, sit

from reverie.parts.plain import SeatWish
from reverie.table.rooms.identity import VISITOR_COOKIE, Visitor
from reverie.testing.browsers import check_axe
from reverie.testing.servers import Server

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")

TWO = [{"kind": "you", "name": "Ilse"}, {"kind": "you", "name": "Oskar"}]
DRESSES = [(1280, "light", "en"), (360, "dark", "pl")]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    patch = pytest.MonkeyPatch()
    patch.setenv("REVERIE_ABSENT", "1")
    patch.setenv("REVERIE_COUNTDOWN", "4")
    with Server(tmp_path_factory.mktemp("server")) as made:
        yield made
    patch.undo()


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[Any]:
    """Makes people with browsers of their own; in the end nobody's console may have complained."""
    made: list[Person] = []

    def make(width: int = 1280, theme: str = "light", language: str = "en", **more: Any) -> Person:
        dress = PHONE if width == 360 else {"viewport": {"width": width, "height": 800}}
        person = (TouchPerson if width == 360 else Person)(browser, server.url, color_scheme=theme, **dress, **more)
        person.prefer(language=language, theme=theme, speed="off", auto="1", name="Ilse")
        made.append(person)
        return person

    yield make
    for person in made:
        person.sound()
        person.close()


def table(server: Server, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    body = {"game": "dreamblade", "seats": seats, "setup": {"edges": "A", "turn_limit": 3}, **more}
    told: dict[str, Any] = httpx.post(f"{server.url}/api/tables", json=body).raise_for_status().json()
    return told


def look(person: Person, name: str, width: int, theme: str, language: str) -> None:
    """A picture, and what every screen must pass, with nothing being pointed at."""
    person.page.mouse.move(2, 2)
    expect(person.page.locator("#tip:not([hidden])")).to_have_count(0)
    person.shot(f"ways-{name}-{width}-{theme}-{language}")
    assert person.page.evaluate("() => document.documentElement.clientWidth") <= width, name
    assert (
        person.page.evaluate(
            "() => Math.max(...[...document.querySelectorAll('.top > *')].map((one) => one.getBoundingClientRect().right))"
        )
        <= width
    ), name
    assert overflow(person) <= 0, name
    check_axe(person.page, name)


def press(person: Person, selector: str, shows: str) -> None:
    """Press something until it has shown its effect: before the line is open, a click says nothing to anybody."""
    for _ in range(40):
        if person.page.locator(selector).count() and not person.page.locator(shows).count():
            person.page.locator(selector).click()
        try:
            expect(person.page.locator(shows).first).to_be_visible(timeout=GLANCE)
        except AssertionError:
            continue
        return
    raise AssertionError(f"{selector} never showed {shows}")


def open_menu(person: Person) -> None:
    press(person, "#do-menu", "#menu")


def deciding(server: Server, made: dict[str, Any]) -> int:
    seat: int = httpx.get(f"{server.url}/api/tables/{made['table']}").json()["deciding"][0]
    return seat


@pytest.mark.parametrize(("width", "theme", "language"), DRESSES)
def test_a_table_with_a_clock_is_made_and_the_clock_runs(
    people: Any, server: Server, width: int, theme: str, language: str
) -> None:
    person = people(width, theme, language)
    page = person.page
    page.goto("/new")
    expect(page.locator("#clock-seconds")).to_be_hidden()
    page.locator("#clock").select_option("game")
    expect(page.locator("#clock-minutes")).to_be_visible()
    page.locator("#clock-minutes").fill("0")
    page.locator("form[action='/new'] button.btn--act").click()
    expect(page.locator("#oops-clock-minutes")).to_be_visible()
    person.complaints.clear()  # a form that was refused is a complaint of the browser's
    page.locator("#clock-minutes").fill("7")
    look(person, "clock-new", width, theme, language)
    page.locator("form[action='/new'] button.btn--act").click()
    page.wait_for_selector("#app[data-ready] .tablepage")
    person.wait_for_turn()
    clock = page.locator("#clock-now")
    expect(clock).to_have_text(re.compile(r"^6:[0-5][0-9]$"))  # it runs
    look(person, "clock-table", width, theme, language)
    expect(page.locator("#clock-0")).to_contain_text("6:")


@pytest.mark.parametrize(("width", "theme", "language"), DRESSES)
def test_a_pause_stops_the_clock_until_somebody_goes_on(
    people: Any, server: Server, width: int, theme: str, language: str
) -> None:
    seats = [{"kind": "you", "name": "Ilse"}, {"kind": "bot", "level": "novice"}]
    made = table(server, seats, clock={"kind": "game", "minutes": 5, "increment": 0})
    person = people(width, theme, language)
    sit(person, made)
    person.wait_for_turn()
    page = person.page
    open_menu(person)
    look(person, "pause-menu", width, theme, language)
    page.locator("#do-pause").click()
    expect(page.locator("#do-resume")).to_be_visible()
    stood = page.locator("#clock-0").text_content()
    page.wait_for_timeout(1500)
    expect(page.locator("#clock-0")).to_have_text(stood or "")
    assert person.state()["waiting"] and person.state()["ways"] == []
    look(person, "paused", width, theme, language)
    page.locator("#do-resume").click()
    person.wait_for_turn()


def test_two_people_agree_on_a_pause(people: Any, server: Server) -> None:
    made = table(server, TWO)
    one, two = people(), people()
    sit(one, made, "0")
    sit(two, made, "1")
    open_menu(one)
    one.page.locator("#do-pause").click()
    expect(two.page.locator("#offer-pause")).to_contain_text("Ilse asks for a pause")
    two.page.locator("#offer-pause [data-do=consent]").click()
    expect(one.page.locator("#do-resume")).to_be_visible()
    two.page.locator("#do-resume").click()
    expect(one.page.locator("#do-resume")).to_have_count(0)


@pytest.mark.parametrize(("width", "theme", "language"), DRESSES)
def test_a_bot_plays_for_somebody_who_is_away_until_they_return(
    people: Any, server: Server, width: int, theme: str, language: str
) -> None:
    made = table(server, TWO)
    absent = deciding(server, made)
    here = people(width, theme, language)
    sit(here, made, str(1 - absent))
    page = here.page
    expect(page.locator(f"#absent-{absent}")).to_be_visible()
    look(here, "absent", width, theme, language)
    page.locator(f"#call-{absent}-novice").click()
    expect(page.locator(f"#call-{absent}")).to_be_visible()
    look(here, "call", width, theme, language)
    expect(page.locator(f"#seat-{absent}")).to_contain_text("bot")
    here.wait_for_turn()
    look(here, "stand-in", width, theme, language)
    back = people()
    sit(back, made, str(absent))
    expect(page.locator(f"#seat-{absent}")).not_to_contain_text("bot")


@pytest.mark.parametrize(("width", "theme", "language"), DRESSES)
def test_a_seat_is_handed_over_by_a_link(people: Any, server: Server, width: int, theme: str, language: str) -> None:
    made = table(server, TWO)
    old, new = people(width, theme, language), people(width, theme, language)
    sit(old, made, "0")
    open_menu(old)
    link = old.page.locator("#menu [data-copy]").last.get_attribute("data-copy")
    new.page.goto(link or "")
    look(new, "hand", width, theme, language)
    new.page.locator("input[name=name]").fill("Zoja")
    new.page.locator("button.btn--act").click()
    new.page.wait_for_selector("#app[data-ready] .tablepage")
    assert new.page.locator(".tablepage").get_attribute("data-seat") == "0"
    expect(old.page.locator(".tablepage")).to_have_attribute("data-seat", "")
    expect(old.page.locator("#seat-0")).to_contain_text("Zoja")
    expect(new.page.locator("#log")).to_contain_text("Zoja")


@pytest.mark.parametrize(("width", "theme", "language"), DRESSES)
def test_a_game_with_dice_of_ones_own(people: Any, server: Server, width: int, theme: str, language: str) -> None:
    seats = [{"kind": "you", "name": "Ilse"}, {"kind": "bot", "level": "adept"}]
    made = table(server, seats, companion=True)
    person = people(width, theme, language)
    sit(person, made)
    page = person.page
    expect(page.locator("#rollpad")).to_be_visible()
    expect(page.locator("#do-rolled")).to_have_attribute("aria-disabled", "true")
    press(person, "#face-4", "#do-unface")
    look(person, "roll", width, theme, language)
    page.locator("#do-unface").click()
    page.locator("#roll-text").fill("6 3")
    page.locator("#rollpad form button").click()
    expect(page.locator("#do-rolled")).not_to_have_attribute("aria-disabled", "true")
    page.locator("#do-rolled").click()
    expect(page.locator("#rollpad")).to_have_count(0)
    for _ in range(600 if width == 1280 and theme == "light" else 40):
        now = person.state()
        if now["over"]:
            break
        if page.locator("#rollpad").count():
            roll(person)
        elif not now["waiting"]:
            person.decide(now)
        else:
            page.wait_for_timeout(20)
    else:
        return  # one whole game is enough
    expect(page.locator("#over")).to_be_visible()
    record = httpx.get(f"{server.url}/t/{made['table']}/record").text
    assert '"nature":"given"' in record.splitlines()[0]


def roll(person: Person) -> None:
    """Tap in some faces, not all alike (equal initiative dice are rolled again), and confirm."""
    before = person.state()["seq"]
    while person.page.locator("#do-rolled[aria-disabled=true]").count():
        left = person.page.locator(".rollpad__die--open").count()
        person.page.locator(f"#face-{left % 4}").click()
        expect(person.page.locator(".rollpad__die--open")).to_have_count(left - 1)
    person.page.locator("#do-rolled").click()
    person.page.wait_for_function("(n) => Number(document.querySelector('.tablepage').dataset.seq) > n", arg=before)


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """The address of a replay."""
    made = table(server, [{"kind": "bot", "level": "novice"}, {"kind": "bot", "level": "adept"}])
    limit = time.monotonic() + 120
    while time.monotonic() < limit:
        if httpx.get(f"{server.url}/api/tables/{made['table']}").json()["outcome"]:
            return f"/replay/{made['table']}"
        time.sleep(0.1)
    raise AssertionError("two bots did not finish")


@pytest.mark.parametrize(("width", "theme", "language"), DRESSES)
def test_playing_on_from_a_turning_point(
    people: Any, server: Server, finished: str, width: int, theme: str, language: str
) -> None:
    person = people(width, theme, language)
    page = person.page
    page.goto(f"{finished}?step=5&every=1")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#replay-range")).to_have_value("6")
    expect(page.locator("#replay-play-on")).to_have_attribute("href", f"{finished}/on?step=6")
    look(person, "replay", width, theme, language)
    files = {"record": ("game.jsonl", thrown_away().dump())}
    brought = httpx.post(f"{server.url}/replays", files=files, headers={"origin": server.url}, timeout=60)
    page.goto(f"{brought.headers['location']}/points")
    expect(page.locator("[id^=point-]").first).to_be_visible()
    look(person, "points", width, theme, language)
    page.goto(f"{finished}/on?step=6")
    look(person, "on", width, theme, language)
    page.locator("button[name=as][value='1']").click()
    page.wait_for_selector("#app[data-ready] .tablepage")
    assert page.locator(".tablepage").get_attribute("data-seat") == "1"
    person.wait_for_turn()
    person.play(2)
    record = page.request.get(page.url + "/record").text()
    assert '"given":6' in record.splitlines()[0]


def test_a_notification_comes_only_to_whoever_looks_elsewhere(people: Any, server: Server) -> None:
    made = table(server, TWO)
    first = deciding(server, made)
    one, two = people(permissions=["notifications"]), people()
    one.page.add_init_script(
        """window.told = []; window.elsewhere = false;
        window.Notification = class extends EventTarget {
          static permission = "granted";
          static requestPermission() { return Promise.resolve("granted"); }
          constructor(title, more) { super(); window.told.push([title, more.body]); }
          close() {}
        };
        Object.defineProperty(document, "hidden", { get: () => window.elsewhere });"""
    )
    sit(one, made, str(1 - first))
    sit(two, made, str(first))
    page = one.page
    expect(page).to_have_title("Dreamblade · Reverie")
    open_menu(one)
    page.locator("#do-notify").click()
    expect(page.locator("#do-notify")).to_have_attribute("aria-pressed", "true")
    page.locator("#menu [data-esc]").click()
    page.evaluate("() => { window.elsewhere = true; }")
    while deciding(server, made) == first:  # the table knows whose turn it is; the other's page may hear of it later
        two.decide(two.wait_for_turn())
    page.wait_for_function("() => window.told.length === 1")
    expect(page).to_have_title("● Dreamblade · Reverie")
    assert page.evaluate("() => window.told[0][0]") == "Dreamblade · Reverie"
    page.evaluate("() => { window.elsewhere = false; }")
    one.decide(one.wait_for_turn())
    assert page.evaluate("() => window.told.length") == 1


@pytest.mark.parametrize(("width", "theme", "language"), DRESSES)
def test_a_curtain_between_people_at_one_screen(
    browser: Browser, tmp_path: Path, width: int, theme: str, language: str
) -> None:
    world = Dealt(tmp_path, None, [])
    with world.running():
        seats = [SeatWish("me", name="Ada"), SeatWish("here", name="Bo"), SeatWish("here", name="Cy")]
        setup = {"players": 3, "hand": 3, "deals": 1}
        table = world.inside(
            world.hub.new_tables.open_table(Visitor("person-0", "Ada"), "hidden_hands", setup, seats, {})
        )
        dress = PHONE if width == 360 else {"viewport": {"width": width, "height": 800}}
        person = Person(browser, world.url, color_scheme=theme, **dress)
        person.prefer(language=language, theme=theme, speed="off", auto="1", name="Ada")
        token = world.hub.signer.seal("visitor", "person-0")
        person.context.add_cookies([{"name": VISITOR_COOKIE, "value": token, "url": world.url}])
        page = person.page
        page.goto(f"/t/{table}")
        for name in ("Ada", "Bo", "Cy"):
            expect(page.locator("#do-ready")).to_contain_text(name)
            assert page.locator("[data-pick], [data-look], #log, #prompt").count() == 0
            if name == "Bo":
                expect(page.locator("#do-ready")).to_be_focused()
                heard = list(person.complaints)
                look(person, "curtain", width, theme, language)
                person.complaints = heard  # axe stumbles over the style sheet that the toy does not have
            press(person, "#do-ready", "li[data-pick]")
            page.locator("li[data-pick]").first.click()
        expect(page.locator("#do-ready, #prompt").first).to_be_visible()
        page.reload()
        expect(page.locator("#do-ready")).to_be_visible()
        assert [one for one in person.complaints if "404" not in one and "hidden_hands/table.css" not in one] == []
        person.close()
