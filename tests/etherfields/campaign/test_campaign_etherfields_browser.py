"""A campaign of Etherfields in real browsers: a session is saved where the rules allow it, and gone on with by another number of Dreamers
(EF-5.294, EF-5.295, EF-9.114)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

pytest.importorskip("litestar", reason="the web table is not installed: pip install 'reverie[web]'")

from tests.etherfields.web.tables import play_until
from tests.table.browsers import Person, TouchPerson
from tests.table.serving import Serving

from reverie.games.etherfields.rules.state import Session
from reverie.testing.browsers import check_axe

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

HOME = "/campaigns/etherfields/nights"
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
SAVE = "#prompt [data-pick='\"save\"']"
YES = "#ask button[value=yes]"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    made = Serving(tmp_path_factory.mktemp("nights"))
    yield made
    made.stop()


def begun(server: Serving, person: Person) -> tuple[str, Session]:
    """Begin the session that comes next: the table, and the state it begins with."""
    person.press("#begin-session")
    person.page.wait_for_selector("#app[data-ready] .tablepage")
    table = person.page.url.rpartition("/")[2]
    state = server.do(server.hub.tables.live(table)).room.match.state
    assert isinstance(state, Session)
    return table, state


def saved(server: Serving, person: Person, table: str) -> None:
    """Play on to the Dreamworld Map, and end the session there: that is asked once more, and is not done by saying no."""
    play_until(server, table, "travel")
    person.press(SAVE)
    person.press("#ask button:not([value=yes])")
    expect(person.page.locator(SAVE)).to_be_visible()
    person.press(SAVE)
    person.press(YES)
    expect(person.page.locator(SAVE)).to_have_count(0)
    play_until(server, table)  # what can be bought before everybody wakes
    person.press("#do-next")
    person.page.wait_for_selector("#chart")


def looked_at(person: Person, name: str) -> None:
    assert person.page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0, name
    check_axe(person.page, name)
    person.shot(f"nights-{name}", full=True)


def test_a_session_is_saved_and_gone_on_with_by_another_number_of_dreamers(
    browser: Browser, server: Serving, tmp_path: Path
) -> None:
    wanda, oskar = Person(browser, server.url), TouchPerson(browser, server.url, **PHONE)
    wanda.prefer(language="en")
    oskar.prefer(language="pl")
    wanda.page.goto(HOME)
    wanda.page.locator("input[name=member]").fill("Wanda")
    wanda.press("#begin-do")
    wanda.page.wait_for_selector("#chart")
    here = wanda.page.url.removeprefix(server.url)
    # The First Dream with two Dreamers, both hers.
    table, first = begun(server, wanda)
    assert first.players() == 2
    saved(server, wanda, table)
    team = [first.cast.archetypes[row.archetype].id for row in first.dreamers.rows]
    expect(wanda.page.locator("#nights li")).to_have_count(1)
    expect(wanda.page.locator("#dream-I-01.is-done")).to_have_count(1)
    expect(wanda.page.locator("#dream-I-02.is-open")).to_have_count(1)
    looked_at(wanda, "after-one-1280")
    # One of them stays awake: alone into the second session.
    wanda.page.locator("#offers select").select_option(f"stay:{team[0]}")
    wanda.press("#offer-do")
    table, second = begun(server, wanda)
    assert [second.cast.archetypes[row.archetype].id for row in second.dreamers.rows] == team[1:]
    assert {"first_talk", "first_force"} & set(second.flags), "what was chosen is remembered"
    saved(server, wanda, table)
    # Oskar comes by the link, on a phone and in Polish; two more Dreamers join: three in the third session.
    oskar.page.goto(wanda.page.locator("#invite").get_attribute("data-copy") or "")
    oskar.page.get_by_label("Twoje imię").fill("Oskar")
    oskar.press("#join-do")
    oskar.page.wait_for_selector("#chart")
    for one in ("gambler", "tough-guy"):
        oskar.page.locator("#offers select").select_option(f"join:{one}")
        oskar.press("#offer-do")
        expect(oskar.page.locator(f"#offers option[value='join:{one}']")).to_have_count(0)
    looked_at(oskar, "before-three-360-pl")
    wanda.page.goto(here)
    expect(wanda.page.locator("#next select")).to_have_count(3)
    wanda.page.locator("#next select").nth(2).select_option(label="Oskar")
    table, third = begun(server, wanda)
    assert third.players() == 3
    oskar.page.reload()
    oskar.press("#to-table")
    oskar.page.wait_for_selector("#app[data-ready] .tablepage")
    expect(oskar.page.locator("#team .dr")).to_have_count(3)
    looked_at(oskar, "table-of-three-360-pl")
    saved(server, wanda, table)
    expect(wanda.page.locator("#nights li")).to_have_count(3)
    # And it is a file.
    with wanda.page.expect_download() as taken:
        wanda.press("#take-along")
    taken.value.save_as(tmp_path / "nights.json")
    oskar.page.goto(HOME)
    oskar.page.set_input_files("#campaign-file input", tmp_path / "nights.json")
    oskar.press("#campaign-file button")
    oskar.page.wait_for_selector("#chart")
    expect(oskar.page.locator("#nights li")).to_have_count(3)
    for person in (wanda, oskar):
        person.sound()
        person.close()
