"""The Dreamwar in a real browser: begun, fought at a table, rewarded, found again; in both languages and themes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.table.browsers import Person

pytest.importorskip("litestar", reason="the web table is not installed: pip install 'reverie[web]'")

from tests.table.serving import Serving

from reverie.games.dreamblade import GAME
from reverie.games.dreamblade.campaign.model import war
from reverie.games.dreamblade.campaign.routes import journal_of
from reverie.testing.browsers import check_axe

pytestmark = [pytest.mark.slow, pytest.mark.timeout(120)]

WAR = war(GAME)
FIRST, SECOND = WAR.chapters["Janus"][:2]
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 800}, "has_touch": True, "is_mobile": True}
WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}


class War(Serving):
    """A server on which battles can be won without being fought."""

    def win_all(self, campaign: str, but: str) -> None:
        """All battles before the finale are won; one reward is still to be chosen."""
        entries: list[dict[str, Any]] = []
        for battle in list(WAR.battles.values())[:-1]:
            entries.append({"kind": "began", "battle": battle.id, "table": f"t-{battle.id}"})
            entries.append({"kind": "ended", "battle": battle.id, "table": f"t-{battle.id}", "won": True})
            if battle.id != but:
                entries.append({"kind": "rewarded", "battle": battle.id, "piece": battle.data.reward[0]})
        journal = journal_of(campaign)
        assert self.hub.store.write_down(journal, self.hub.store.journal_end(journal) + 1, entries)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[War]:
    made = War(tmp_path_factory.mktemp("dreamwar"))
    yield made
    made.stop()


@pytest.fixture
def people(browser: Any, server: War) -> Iterator[Any]:
    made: list[Person] = []

    def make(language: str = "en", **context: Any) -> Person:
        made.append(Person(browser, server.url, **context))
        made[-1].prefer(language=language)
        return made[-1]

    yield make
    for person in made:
        person.sound()
        person.close()


def begin(person: Person) -> str:
    person.page.goto("/dreamwar")
    person.page.locator("#begin-do").click()
    person.page.wait_for_selector(".sea")
    return person.page.url.removeprefix(person.url)


def overflow(person: Person) -> int:
    wide: int = person.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    return wide


def looked_at(person: Person, name: str, full: bool = True, axe: bool = True) -> None:
    assert overflow(person) <= 0, name
    if axe:
        check_axe(person.page, name)
    person.shot(f"dreamwar-{name}", full=full)


def test_a_campaign_is_begun_fought_rewarded_and_found_again(people: Any, server: War) -> None:
    person = people()
    here = begin(person)
    assert "0 of 16" in person.page.locator("#progress").inner_text()
    # By keyboard to the first brief.
    person.page.locator("#next").focus()
    person.page.keyboard.press("Enter")
    person.page.wait_for_selector("#fight")
    assert "4 turns won win the game" in person.page.locator("#twists").inner_text()
    person.page.locator("#edit").click()
    person.page.wait_for_selector("#hand-in")
    assert "16 / 16" in person.page.locator(".wb__bar").text_content()
    person.page.locator("#hand-in").click()
    person.page.wait_for_selector("#fight")
    person.page.locator("#fight").click()
    person.page.wait_for_selector("#battle")
    assert "Toll of Two Coins" in person.page.locator("#battle").inner_text()
    person.wait_for_turn()
    person.decide(person.state())
    table = person.page.url.rpartition("/")[2]
    person.page.locator("#to-campaign").click()
    person.page.wait_for_selector("#go-on")
    server.give_up(table, 1)
    person.page.reload()
    person.page.wait_for_selector("#reward")
    person.page.locator(f"#take-{FIRST.data.reward[1]}").click()
    person.page.wait_for_selector("#onward")
    assert "You took" in person.page.locator("#reward").inner_text()
    person.page.goto("/dreamwar")
    person.page.get_by_role("link", name="Open the campaign").first.click()
    person.page.wait_for_selector(".sea")
    assert person.page.url.endswith(here)
    assert "1 of 16" in person.page.locator("#progress").inner_text()
    assert person.page.locator(".sea__s.is-won").count() == 1
    assert "21" in person.page.locator("#owned").inner_text()
    assert person.page.get_by_role("link", name="Replay: Toll of Two Coins, Won").count() == 1
    person.page.locator(f"#b-{SECOND.id}").click()
    person.page.wait_for_selector("#fight")
    assert "begins on the board" in person.page.locator("#twists").inner_text()


@pytest.mark.parametrize(("size", "language", "theme"), [("wide", "en", "light"), ("phone", "pl", "dark")])
def test_every_page_is_sound(people: Any, server: War, size: str, language: str, theme: str) -> None:
    """Every page of a campaign, to the finale and beyond: no overflow, nothing axe complains about."""
    person = people(language, color_scheme=theme, **(PHONE if size == "phone" else WIDE))
    name = f"{size}-{language}-{theme}"
    person.page.goto("/dreamwar")
    looked_at(person, f"begin-{name}")
    here = begin(person)
    person.page.goto(f"{here}/{WAR.chapters['Bloodcut'][0].id}")
    looked_at(person, f"brief-{name}")
    server.win_all(here.rpartition("/")[2], but="both-shores-at-once")
    person.page.goto(f"{here}/both-shores-at-once")
    looked_at(person, f"reward-{name}")
    person.page.goto(here)
    looked_at(person, f"map-{name}")
    person.page.goto(f"{here}/{WAR.finale().id}")
    person.page.locator("#fight").click()
    person.page.wait_for_selector("#battle")
    person.wait_for_turn()
    looked_at(person, f"table-{name}", full=False)
    server.give_up(person.page.url.rpartition("/")[2], 1)
    person.page.goto(f"{here}/end")
    person.page.wait_for_selector(".sea")
    assert person.page.locator(".sea__s.is-won").count() == 16
    looked_at(person, f"end-{name}", axe=size == "wide")  # of the same parts as the chart's page
