"""A campaign in two real browsers, one wide and in English, one a phone and in Polish: begun, joined by the link, played, gone on with by one alone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import Error as PlaywrightError
from tests.party.beacon import GAME
from tests.table.browsers import GLANCE, Person, TouchPerson

pytest.importorskip("litestar", reason="the web table is not installed: pip install 'reverie[web]'")

from tests.table.serving import Serving

from reverie.games import GAMES, find_game
from reverie.parts.campaign import file
from reverie.table.rooms.sitting import Refused
from reverie.testing.browsers import check_axe

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 800}, "has_touch": True, "is_mobile": True}
GLANCES = 25
"""So often somebody looks whether a press was heard before they press again. No limit: they go on."""
TRIES = 20
"""So often a night is kept again that was lost: whoever plays as advised does not lose twenty in a row."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    games = {name: find_game(name) for name in GAMES}
    made = Serving(tmp_path_factory.mktemp("campaign"), {**games, "beacon": GAME})
    yield made
    made.stop()


def looked_at(person: Person, name: str) -> None:
    wide: int = person.page.evaluate(
        "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    assert wide <= 0, name
    check_axe(person.page, name)
    person.shot(f"campaign-{name}", full=True)


def play(server: Serving, people: list[Person]) -> str:
    """Play the session at whose table they sit to its end, each with the buttons of their own page; how it ended."""
    table = people[0].page.url.rpartition("/")[2]
    live = server.do(server.hub.tables.live(table))
    room = live.room
    pressed = 0
    while not room.over():
        asked = next((choice for choice in room.match.choices() if choice.seat < len(people)), None)
        person = people[asked.seat if asked is not None else 0]
        now = person.state()
        if asked is None or not now["ready"] or now["seq"] != room.at:  # a bot thinks, or the page is about to change
            person.page.wait_for_timeout(20)
            continue
        answer = GAME.bots.advise(room.match.state, asked).answer
        place = "#story" if person.page.locator("#story").count() else "#prompt"
        button = f"{place} [data-pick='{json.dumps(answer)}']"
        try:
            if not person.page.locator(button).count():
                raise PlaywrightError("it sits on the board")
            person.press(button, GLANCE)
        except PlaywrightError:  # or somebody else was quicker; the page of the table has tests of its own
            with suppress(Refused):
                server.do(server.hub.answer(live, asked.seat, answer, now["seq"]))
            continue
        for _ in range(GLANCES):
            if room.at != now["seq"]:
                pressed += 1
                break
            person.page.wait_for_timeout(20)
    assert pressed > 3
    for person in people:
        expect(person.page.locator("#do-next")).to_be_visible()
    outcome = room.outcome()
    assert outcome is not None
    return outcome.result


def to_the_end(server: Serving, people: list[Person], begin: str) -> None:
    """Begin the chapter that is open, and again if it is lost, until it is done."""
    leader, *others = people
    for _ in range(TRIES):
        leader.page.locator(begin).click()
        leader.page.wait_for_selector("#app[data-ready] .tablepage")
        for person in others:
            person.page.reload()
            person.press("#to-table")
            person.page.wait_for_selector("#app[data-ready] .tablepage")
        result = play(server, people)
        for person in people:
            person.press("#do-next")
            person.page.wait_for_selector("#chart")
        if result == "won":
            return
    raise AssertionError(f"lost {TRIES} times")


def test_two_people_play_a_campaign_and_one_of_them_goes_on_alone(
    browser: Browser, server: Serving, tmp_path: Path
) -> None:
    wanda, oskar = Person(browser, server.url), TouchPerson(browser, server.url, **PHONE)
    wanda.prefer(language="en")
    oskar.prefer(language="pl")
    wanda.page.goto("/games/beacon")
    wanda.page.get_by_role("link", name="Two nights").last.click()
    wanda.page.get_by_label("Name of the campaign").fill("The long winter")
    wanda.page.get_by_label("Your name").fill("Wanda")
    wanda.page.get_by_label("Keepers").select_option("2")
    looked_at(wanda, "home-1280")
    wanda.page.locator("#begin-do").click()
    wanda.page.wait_for_selector("#chart")
    here = wanda.page.url.removeprefix(server.url)
    looked_at(wanda, "alone-1280")
    # Oskar opens the link: its key is behind the #, and posted by the page.
    oskar.page.goto(wanda.page.locator("#invite").get_attribute("data-copy") or "")
    expect(oskar.page.locator("h1")).to_have_text("Dołącz do kampanii „The long winter”")
    looked_at(oskar, "join-360-pl")
    oskar.page.get_by_label("Twoje imię").fill("Oskar")
    oskar.press("#join-do")
    oskar.page.wait_for_selector("#chart")
    looked_at(oskar, "page-360-pl")
    # The first night, together.
    wanda.page.reload()
    expect(wanda.page.locator("#members b")).to_have_text(["Wanda", "Oskar"])
    expect(wanda.page.locator("#next select").nth(1)).to_have_value("m2")
    looked_at(wanda, "page-1280")
    wanda.page.locator("#begin-session").click()
    wanda.page.wait_for_selector("#app[data-ready] .tablepage")
    expect(wanda.page.locator("#story-title")).to_have_text("Dusk")
    oskar.page.reload()
    looked_at(oskar, "session-360-pl")
    wanda.page.goto(here)
    looked_at(wanda, "session-1280")
    to_the_end(server, [wanda, oskar], "#to-table")
    expect(wanda.page.locator("#progress")).to_have_text("1 of 2 chapters done")
    expect(wanda.page.locator("#chart")).to_contain_text("The second night")
    expect(oskar.page.locator("#progress")).to_have_text("Ukończone rozdziały: 1 z 2")
    # The second one without Oskar: a bot plays in his place.
    wanda.page.locator("#next select").nth(1).select_option("bot:novice")
    looked_at(wanda, "second-1280")
    to_the_end(server, [wanda], "#begin-session")
    expect(wanda.page.locator("#over")).to_be_visible()
    looked_at(wanda, "over-1280")
    with wanda.page.expect_download() as taken:
        wanda.page.locator("#take-along").click()
    taken.value.save_as(tmp_path / "nights.json")
    at = file.read("beacon", (tmp_path / "nights.json").read_bytes())
    assert at.legacy["won"] == 2 and at.name == "The long winter"
    wanda.page.goto("/campaigns")
    expect(wanda.page.locator("#campaigns")).to_contain_text("The long winter")
    looked_at(wanda, "campaigns-1280")
    # Who watches is asked first: Oskar sat at the first table, and not at the second.
    table = server.hub.store.journal("party" + here.removeprefix("/campaigns"))[-2]["table"]
    oskar.page.goto(f"/replay/{table}")
    expect(oskar.page.locator("#story-ask")).to_contain_text("Beacon")
    looked_at(oskar, "asked-360-pl")
    oskar.press("#tell-me")
    expect(oskar.page.locator("#replay-play-on")).to_be_visible()
    for person in (wanda, oskar):
        assert [one for one in person.complaints if "403" not in one] == []
        person.close()
