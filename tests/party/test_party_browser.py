"""A party in a real Chromium: two tabs that answer at the same moment, and one person with four heroes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect
from tests.table.browsers import Person

from reverie.testing.browsers import check_axe
from reverie.testing.servers import Server

pytestmark = pytest.mark.slow

BEACON = Path(__file__).parent / "beacon"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("party"), environment={"REVERIE_GAMES": str(BEACON)}) as made:
        yield made


def table(server: Server, keepers: int, oil: int) -> dict[str, Any]:
    seats = [{"kind": "you", "name": name} for name in ("Wanda", "Oskar", "Ilse", "Bruno")[:keepers]]
    body = {"game": "beacon", "seats": seats, "setup": {"keepers": keepers, "oil": oil}}
    told: dict[str, Any] = httpx.post(f"{server.url}/api/tables", json=body).raise_for_status().json()
    return told


def sit(person: Person, made: dict[str, Any], seat: int) -> None:
    person.page.goto(f"/t/{made['table']}/sit/{made['tokens'][str(seat)]}")
    person.page.locator("button.btn--act").click()
    person.page.wait_for_selector("#app[data-ready] .tablepage")


FEED = "() => document.querySelector(`#prompt [data-pick='\"feed\"']`).click()"


def test_two_who_answer_at_the_same_moment_a_hundred_times_are_both_heard(browser: Browser, server: Server) -> None:
    made = table(server, 2, 120)
    people = [Person(browser, server.url) for _ in range(2)]
    refused = [person.refusals() for person in people]
    for seat, person in enumerate(people):
        sit(person, made, seat)
    for person in people:
        expect(person.page.locator("#story")).to_contain_text("The boats are still out")
    people[0].press("#story [data-pick='\"read\"']")
    for person in people:
        person.page.wait_for_selector("#prompt [data-pick='\"feed\"']")
    for number in range(1, 101):
        for person in people:
            person.page.evaluate(FEED)
        for person in people:
            person.page.wait_for_function(
                "(left) => [...document.querySelectorAll('#overview tbody tr')].every(r => r.cells[1].textContent === left)",
                arg=str(120 - number),
            )
    assert refused == [[], []]
    told = httpx.get(f"{server.url}/api/tables/{made['table']}?story=1").json()
    assert [keeper[0] for keeper in told["view"]["keepers"]] == [20, 20]
    for person in people:
        person.sound()
        person.close()


def test_one_person_leads_four_heroes_without_a_curtain(browser: Browser, server: Server) -> None:
    person = Person(browser, server.url)
    page = person.page
    made = table(server, 4, 3)
    for seat in range(4):
        sit(person, made, seat)
    expect(page.locator("#story-title")).to_have_text("Dusk")
    check_axe(page, "a text that is read")
    person.shot("story-1280")
    person.press("#story [data-pick='\"read\"']")
    page.wait_for_selector("#prompt [data-pick='\"feed\"']")
    assert page.locator("#curtain, .curtain").count() == 0
    expect(page.locator("#lead-0")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#party small")).to_have_text(["tends the fire"] * 4)
    page.keyboard.press("3")
    expect(page.locator("#lead-2")).to_have_attribute("aria-pressed", "true")
    person.press("#prompt [data-pick='\"feed\"']")
    expect(page.locator("#overview tbody tr").nth(2).locator("td").nth(1)).to_have_text("2")
    expect(page.locator("#lead-2")).to_have_attribute("aria-pressed", "true")
    where = page.locator("#overview tbody tr").nth(2).locator("td").nth(2)
    expect(where).to_have_text("Hilltop")
    page.locator("#area-1A-b").click()
    expect(where).to_have_text("Slope")
    page.locator("#gate").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#gate")).to_have_count(0)
    expect(page.locator("#map .is-opt")).to_have_count(0)
    page.locator("#lead-1").click()
    expect(page.locator("#lead-1")).to_have_attribute("aria-pressed", "true")
    person.press("#prompt [data-pick='\"done\"']")
    expect(page.locator("#party small")).to_have_text(["tends the fire", "is done", "tends the fire", "tends the fire"])
    check_axe(page, "a party")
    person.shot("party-1280")
    person.play()
    expect(page.locator("#prompt")).to_contain_text("the fire")
    person.sound()
    person.close()
