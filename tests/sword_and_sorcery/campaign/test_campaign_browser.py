"""The extras in real browsers, one wide and in English, one a phone and in Polish: campaign, lessons and wall, looked at by axe."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.sword_and_sorcery.campaign.short_road import game, road
from tests.table.browsers import Person, TouchPerson

pytest.importorskip("litestar", reason="the web table is not installed: pip install 'reverie[web]'")

from tests.table.serving import Serving

from reverie.parts.campaign.model import add_campaigns, campaigns_of
from reverie.testing.browsers import check_axe

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 800}, "has_touch": True, "is_mobile": True}
HOME = "/campaigns/sword_and_sorcery/souls"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    usual = campaigns_of("sword_and_sorcery")
    add_campaigns(game(), road())
    made = Serving(tmp_path_factory.mktemp("souls"), {"sword_and_sorcery": game()})
    yield made
    made.stop()
    add_campaigns(game(), *usual)


def looked_at(person: Person, name: str) -> None:
    wide: int = person.page.evaluate(
        "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    assert wide <= 0, name
    check_axe(person.page, name)
    person.shot(f"souls-{name}", full=True)


def played(server: Serving, table: str) -> None:
    """The quest at a table, as bots advise."""

    async def on() -> None:
        live = await server.hub.tables.live(table)
        while not live.room.over():
            choice = live.room.match.choices()[0]
            answer = game().bots.advise(live.room.match.state, choice).answer
            await server.hub.answer(live, choice.seat, answer, live.room.at)

    server.do(on())


def someone(browser: Browser, server: Serving, small: bool) -> Person:
    person = TouchPerson(browser, server.url, **PHONE) if small else Person(browser, server.url)
    person.prefer(language="pl" if small else "en")
    return person


@pytest.mark.parametrize("small", [False, True], ids=["1280-en", "360-pl"])
def test_a_campaign_is_begun_played_and_changed(browser: Browser, server: Serving, small: bool) -> None:
    wanda = someone(browser, server, small)
    page = wanda.page
    page.goto(HOME)
    page.locator("input[name=member]").fill("Wanda")
    looked_at(wanda, f"home-{small}")
    page.locator("#begin-do").click()
    page.wait_for_selector("#chart")
    here = page.url
    expect(page.locator("#chart .quests__q.is-locked")).to_have_count(2)
    looked_at(wanda, f"begun-{small}")
    page.locator("#begin-session").click()
    page.wait_for_selector("#app[data-ready] .tablepage")
    played(server, page.url.rpartition("/")[2])
    page.goto(here)
    expect(page.locator("#quest-R1")).to_contain_text("The Ferry" if not small else "Prom")
    expect(page.locator("#chart .quests__w.is-taken")).to_have_count(1)
    page.locator("#story summary").click()
    expect(page.locator("#story .prose").first).to_be_visible()
    looked_at(wanda, f"one-quest-{small}")
    page.locator("#offers select").select_option("stay:archer")
    page.locator("#offer-do").click()
    expect(page.locator("#camp li")).to_have_count(1)
    expect(page.locator("#next .cast__s")).to_have_count(2)
    looked_at(wanda, f"camp-{small}")
    page.goto("/sword_and_sorcery/wall")
    expect(page.locator(".wall li.has").first).to_be_visible()
    looked_at(wanda, f"wall-{small}")
    assert wanda.complaints == []
    wanda.close()


@pytest.mark.parametrize("small", [False, True], ids=["1280-en", "360-pl"])
def test_a_quest_that_was_lost_three_times_may_be_conceded(browser: Browser, server: Serving, small: bool) -> None:
    """SS-39.11: until then it is tried again; then the party chooses, and goes on without what the quest would have given."""
    wanda = someone(browser, server, small)
    page = wanda.page
    page.goto(HOME)
    page.locator("input[name=member]").fill("Wanda")
    page.locator("#begin-do").click()
    page.wait_for_selector("#chart")
    here = page.url
    for _loss in range(3):
        expect(page.locator("#question")).to_have_count(0)
        page.locator("#begin-session").click()
        page.wait_for_selector("#app[data-ready] .tablepage")
        table = page.url.rpartition("/")[2]
        for seat in range(len(server.do(server.hub.tables.live(table)).room.match.header.setup["heroes"])):
            server.give_up(table, seat)
        page.goto(here)
    expect(page.locator("#begin-session")).to_have_count(0)
    expect(page.locator("#question [name=option]")).to_have_count(2)
    looked_at(wanda, f"question-{small}")
    page.locator("#question [value=concede]").click()
    expect(page.locator("#question")).to_have_count(0)
    expect(page.locator("#quest-R1")).to_contain_text("oddane" if small else "conceded")
    expect(page.locator("#begin-session")).to_be_visible()
    looked_at(wanda, f"conceded-{small}")
    assert wanda.complaints == []
    wanda.close()


@pytest.mark.parametrize("small", [False, True], ids=["1280-en", "360-pl"])
def test_a_lesson_is_read_step_by_step(browser: Browser, server: Serving, small: bool) -> None:
    pupil = someone(browser, server, small)
    page = pupil.page
    for path in ("/games/sword_and_sorcery", "/sword_and_sorcery/lessons"):
        page.goto(path)
        looked_at(pupil, f"{path.rpartition('/')[2]}-{small}")
    page.locator("form[action$='/move-and-fight'] button").click()
    page.wait_for_selector("#app[data-ready] .tablepage")
    coach = page.locator("#coach .coach__do")
    first = coach.inner_text()
    page.locator("#coach-go-on").click()
    expect(coach).not_to_have_text(first)
    expect(page.locator("#coach .track .on")).to_have_count(1)
    assert pupil.complaints == []
    pupil.close()
