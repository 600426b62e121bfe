"""Dice Throne in a real Chromium: a duel by mouse, one by keyboard, two people with two bots in teams, six on a phone."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import Error as PlaywrightError
from tests.table.browsers import KeyboardPerson, Person, TouchPerson

from reverie.testing.browsers import check_axe
from reverie.testing.servers import Server

pytestmark = pytest.mark.slow

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 800},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 1,
}
BOT = {"kind": "bot", "level": "adept"}
YOU = {"kind": "you", "name": "Ilse"}
SIX = ["ascetic", "barbarian", "beast-keeper", "archer", "pyromancer", "paladin"]


class Fighter(Person):
    """Somebody who plays on: sells nothing, picks what is offered, and minds that a window may pass by itself."""

    def wanted(self, now: dict[str, Any]) -> str:
        if now["confirm"]:
            return "#do-confirm"
        ways = [way for way in now["ways"] if way["chooser"]] or now["ways"]
        lines = [way for way in ways if (way["id"] or "").startswith(("ln-", "ab-"))]
        if lines:  # an ability to announce, or a defence
            return f'[id="{lines[-1]["id"]}"]'
        buttons = [way for way in ways if way["button"]]
        if buttons:  # named by the decision it belongs to: a click that comes too late hits nothing
            return f'[id="{buttons[0]["id"]}"]'
        others = [way for way in ways if not (way["id"] or "").startswith(("sell-", "card-", "tok-"))]
        return super().wanted({**now, "ways": others or ways})

    def decide(self, now: dict[str, Any]) -> dict[str, Any]:
        seq = now["seq"]
        for _ in range(60):
            if now["waiting"] or now["over"] or now["seq"] != seq:
                self.answers += 1
                return now
            try:
                self.press(self.wanted(now))
            except PlaywrightError:  # the page has moved on in the meantime
                now = self.state()
            else:
                now = self.settled(now)
        raise AssertionError(f"sixty clicks and no answer: {now}")

    def until(self, element: str, most: int = 60) -> dict[str, Any]:
        """Play until something can be picked at an element."""
        for _ in range(most):
            now = self.wait_for_turn()
            if element in [way["id"] for way in now["ways"]]:
                return now
            self.decide(now)
        raise AssertionError(f"{element} was never offered")

    def wide(self) -> int:
        wide: int = self.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        return wide


class KeyFighter(KeyboardPerson, Fighter):
    """The same by keyboard alone."""

    def wanted(self, now: dict[str, Any]) -> str:
        return Fighter.wanted(self, now)

    def decide(self, now: dict[str, Any]) -> dict[str, Any]:
        return Fighter.decide(self, now)


class TouchFighter(TouchPerson, Fighter):
    """The same with a finger."""

    def decide(self, now: dict[str, Any]) -> dict[str, Any]:
        return Fighter.decide(self, now)


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[Any]:
    made: list[Person] = []

    def make(kind: type[Person] = Fighter, seed: int = 1, **context: Any) -> Any:
        made.append(kind(browser, server.url, seed, **context))
        return made[-1]

    yield make
    for person in made:
        person.sound()
        person.close()


def new_table(server: Server, seats: list[dict[str, Any]], **setup: Any) -> dict[str, Any]:
    body = {"game": "dice_throne", "seats": seats, "setup": setup}
    told: dict[str, Any] = httpx.post(f"{server.url}/api/tables", json=body, timeout=60).raise_for_status().json()
    return told


def sit(person: Person, made: dict[str, Any], seat: str = "0") -> None:
    person.page.goto(f"/t/{made['table']}/sit/{made['tokens'][seat]}")
    person.page.locator("button.btn--act").click()
    person.page.wait_for_selector("#app[data-ready] .tablepage")


def check(person: Person, where: str) -> None:
    """What axe says of the page, with nothing being explained over it."""
    person.page.mouse.move(300, 5)
    person.page.keyboard.press("Escape")
    expect(person.page.locator("#tip")).to_be_hidden()
    check_axe(person.page, where)


def wish(person: Person, wish: str) -> None:
    """Say in the menu when to be asked, for every window."""
    menu = person.page.locator("#menu")
    for _ in range(50):
        if menu.count():
            break
        person.page.locator("#app[data-ready] #do-menu").click()  # a click before the page has its script does nothing
        person.page.wait_for_timeout(200)
    for window in ("upkeep", "main", "roll", "attack", "damage"):
        button = person.page.locator(f"#auto-{window}-{wish}")
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
    menu.locator("[data-do=menu]").click()
    expect(menu).to_have_count(0)


def test_a_duel_against_a_bot_by_mouse_to_the_end(people: Any, server: Server) -> None:
    person = people(seed=1)
    start = {seat: {"health": 20} for seat in "AB"}  # the end is near, so that it is reached soon
    heroes = ["barbarian", "pyromancer"]
    sit(person, new_table(server, [YOU, BOT], heroes=heroes, first="A", sudden_death=2, start=start))
    person.until("die-0")
    before = person.page.locator("#abilities .ab__o .num").all_text_contents()
    person.page.locator("#die-0").click()
    expect(person.page.locator("#die-0")).to_have_class("hdie roll")
    expect(person.page.locator("#do-confirm")).to_have_text("Roll 1 die")
    assert person.page.locator("#abilities .ab__o .num").all_text_contents() != before  # the chances follow the keep
    person.shot("dice-throne-roll-1280")
    person.page.locator("#die-0").click()
    expect(person.page.locator("#do-confirm")).to_have_text("Keep all")
    person.page.locator("#abilities .ab[data-choose]").last.click()  # aim at an ability: the dice to roll are picked
    check(person, "a roll")
    person.play()
    expect(person.page.locator("#over")).to_be_visible()
    person.shot("dice-throne-over-1280")
    assert person.answers > 5


def test_by_keyboard_alone(people: Any, server: Server) -> None:
    person = people(KeyFighter, seed=2)
    sit(person, new_table(server, [YOU, BOT], heroes=["archer", "barbarian"], first="A", sudden_death=2))
    person.until("die-0")
    person.page.keyboard.press("2")
    expect(person.page.locator("#die-1")).to_have_attribute("aria-pressed", "false")
    person.page.keyboard.press("2")
    expect(person.page.locator("#die-1")).to_have_attribute("aria-pressed", "true")
    person.play(12)


def test_the_moment_to_let_something_through(people: Any, server: Server) -> None:
    """Asked always: Enter lets it pass; asked never: nothing is asked but what one has to decide."""
    person = people(seed=3)
    sit(person, new_table(server, [YOU, BOT], heroes=["paladin", "barbarian"], first="B"))
    page = person.page
    wish(person, "ask")
    for _ in range(150):
        now = person.wait_for_turn()
        if "announces" in now["question"]:
            break
        person.decide(now)
    expect(page.locator("#announced")).to_be_visible()
    expect(page.locator("#prompt [data-pick]").first).to_have_text("Let it pass")
    person.shot("dice-throne-let-through-1280")
    check(person, "a reaction")
    page.locator("#prompt").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("(seq) => Number(document.querySelector('.tablepage').dataset.seq) > seq", arg=now["seq"])


def test_two_people_and_two_bots_in_teams(people: Any, server: Server) -> None:
    one, two = people(seed=4), people(seed=5, color_scheme="dark", locale="pl-PL")
    seats = [YOU, BOT, {"kind": "you", "name": "Oskar"}, BOT]
    heroes = ["gambler", "barbarian", "beast-keeper", "archer"]
    start = {seat: {"health": 20} for seat in "ABCD"}  # the end is near, so that it is reached
    made = new_table(server, seats, mode="teams", players=4, heroes=heroes, first="A", sudden_death=2, start=start)
    sit(one, made, "0")
    sit(two, made, "2")
    for person in (one, two):  # nobody waits for the other here: each is asked only what has to be decided
        wish(person, "pass")
    expect(one.page.locator(".mates .mate").first).to_be_visible()  # the teammate's hand lies open
    assert one.page.locator(".mates").count() == 1
    shown = False
    limit = time.monotonic() + 200
    while time.monotonic() < limit and not one.state()["over"]:
        for person in (one, two):
            now = person.state()
            if not (now["waiting"] or now["over"]):
                person.decide(now)
        one.page.wait_for_timeout(40)
        if not shown and two.answers >= 1:
            shown = True
            one.shot("dice-throne-teams-1280")
            two.shot("dice-throne-teams-pl-dark-1280")
            check(two, "teams")
    assert shown and one.answers >= 3
    for person in (one, two):  # both of a team win or lose together
        expect(person.page.locator("#over")).to_be_visible()
        check(person, "teams, over")
    one.shot("dice-throne-teams-over-1280")


def test_six_on_one_screen_wide_and_narrow(people: Any, server: Server) -> None:
    setup = {"mode": "free-for-all", "players": 6, "heroes": SIX, "first": "A"}
    person = people(seed=6)
    sit(person, new_table(server, [YOU, *[BOT] * 5], **setup))
    person.wait_for_turn()
    page = person.page
    assert page.locator(".strip .sp").count() == 6
    page.locator("#seat-4").click()
    expect(page.locator("#board-4")).to_be_visible()
    assert person.wide() <= 0
    person.shot("dice-throne-six-1280")
    check(person, "six, wide")
    phone = people(TouchFighter, seed=7, **PHONE, color_scheme="dark", locale="pl-PL")
    sit(phone, new_table(server, [YOU, *[BOT] * 5], **setup))
    phone.until("die-0", 20)
    assert phone.wide() <= 0
    assert small_things(phone) == []
    phone.shot("dice-throne-six-360")
    check(phone, "six, narrow")


def small_things(person: Person) -> list[str]:
    """Buttons of the game that a finger would miss, and words nobody could read."""
    found: list[str] = person.page.evaluate(
        """() => [
          ...[...document.querySelectorAll("main button, main a.btn")].filter((e) => e.checkVisibility())
            .filter((e) => e.getBoundingClientRect().height < 23.5).map((e) => `low: ${e.className}`),
          ...[...document.querySelectorAll("main *")].filter((e) => e.checkVisibility() && e.childElementCount === 0 &&
            e.textContent.trim() && parseFloat(getComputedStyle(e).fontSize) < 9.8).map((e) => `small: ${e.textContent}`)]"""
    )
    return found


def test_heroes_are_picked_in_the_form_and_drafted(people: Any, server: Server) -> None:
    person = people(seed=8)
    page = person.page
    page.goto("/new?game=dice_throne&set-mode=teams:4")
    assert page.locator("fieldset:has(input[name^=set-hero-])").count() == 4
    first = page.locator("fieldset:has(input[name=set-hero-0])")
    expect(first.get_by_role("radio")).to_have_count(9)
    expect(first).to_contain_text("★")
    first.get_by_role("radio", name="Paladin").check(force=True)
    expect(first.locator("input:checked")).to_have_value("paladin")
    person.shot("dice-throne-new-1280", True)
    check_axe(page, "the form")
    sit(person, new_table(server, [YOU, BOT], heroes="draft"))
    now = person.wait_for_turn()
    assert len([way for way in now["ways"] if (way["id"] or "").startswith("hero-")]) >= 7
    person.shot("dice-throne-draft-1280")
    check(person, "a draft")
