"""Several people in browsers of their own: all trade at once, all read, one answers; and the enemies' turn is told at a pace."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import Error as PlaywrightError
from tests.sword_and_sorcery.web.test_table_browser import ATTACKED, FIVE
from tests.table.browsers import GLANCE, Person, TouchPerson

pytest.importorskip("litestar", reason="the web table is not installed: pip install 'reverie[web]'")

from tests.table.serving import Serving
from tests.table.web.test_beats_browser import STANDS, Watcher, words

from reverie.games.sword_and_sorcery.game import GAME
from reverie.kernel.choice import Choice
from reverie.testing.browsers import PATIENCE, check_axe
from reverie.testing.servers import Server

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

NAMES = ("Wanda", "Oskar", "Ilse", "Bruno", "Zofia")
TRIES = 30
"""So often somebody presses again what was not heard. No limit: they go on."""
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    made = Serving(tmp_path_factory.mktemp("company"))
    yield made
    made.stop()


def opened(server: Serving | Server, setup: dict[str, Any]) -> dict[str, Any]:
    """A table with a seat for each hero."""
    seats = [{"kind": "you", "name": name} for name in NAMES[: len(setup["heroes"])]]
    body = {"game": "sword_and_sorcery", "seats": seats, "setup": setup}
    return dict(httpx.post(f"{server.url}/api/tables", json=body, timeout=60).raise_for_status().json())


def company(browser: Browser, server: Serving, made: dict[str, Any]) -> list[Person]:
    """One person for each hero: the last one at a phone, every other one in Polish."""
    people: list[Person] = []
    for seat in range(len(made["tokens"])):
        last = seat == len(made["tokens"]) - 1
        who = TouchPerson(browser, server.url, **PHONE) if last else Person(browser, server.url)
        who.prefer(language="pl" if seat % 2 else "en")
        who.page.goto(f"/t/{made['table']}/sit/{made['tokens'][str(seat)]}")
        who.page.locator("button.btn--act").click()
        who.page.wait_for_selector("#app[data-ready] .tablepage")
        people.append(who)
    return people


OVER = "over"


def played_to(server: Serving, table: str, kind: str) -> Choice | None:
    """What is answered as bots advise until this is asked, or the quest is over."""

    async def on() -> Choice | None:
        live = await server.hub.tables.live(table)
        while not live.room.over():
            choice = live.room.match.choices()[0]
            if choice.kind == kind:
                return choice
            answer = GAME.bots.advise(live.room.match.state, choice).answer
            await server.hub.answer(live, choice.seat, answer, live.room.at)
        assert kind == OVER
        return None

    return server.do(on())


def press_until(who: Person, done: str, *ways: str) -> None:
    """Press the first of these that is there until something stands on the page: while others answer it is drawn anew under the finger."""
    for _ in range(TRIES):
        before = who.state()
        if who.page.locator(done).count():
            return
        with suppress(PlaywrightError, StopIteration):
            who.press(next(way for way in ways if who.page.locator(way).count()), GLANCE)
        who.once("another", before)
    raise AssertionError(f"{ways} did not lead to {done}: {who.state()}")


def done(people: list[Person]) -> None:
    for who in people:
        who.sound()
        who.close()


def test_five_people_learn_trade_and_read_at_the_same_time(browser: Browser, server: Serving) -> None:
    people = company(browser, server, opened(server, {"heroes": FIVE}))
    for who in people:  # all are asked, and nobody waits for anybody
        expect(who.page.locator("#prompt:not(.prompt--wait)")).to_be_visible()
        who.press("#prompt .btn--opt")
    for who in people:
        expect(who.page.locator("#market")).to_be_visible()
        expect(who.page.locator("#prompt:not(.prompt--wait)")).to_be_visible()
    for who in people:
        press_until(who, "#goods .gear", "#chooser-0", "#market .ware.is-opt")
    for who in people:  # what each has taken the others have heard of, and it lies on no shelf any more
        for hero in ("Ecarus", "Thorgar", "Laegon", "Shae", "Auriel"):
            heard = who.page.locator("#log li", has_text=re.compile(rf"^{hero} (equips|wyposaża się)"))
            expect(heard.first).to_be_visible()
        check_axe(who.page, "the Emporium")
    for who in people:
        press_until(who, "#story, #prompt [data-pick='\"back\"']", "#prompt [data-pick='\"done\"']")
    for who in people:  # the story begins for all, each in their own language
        expect(who.page.locator("#story")).to_be_visible()
        check_axe(who.page, "a paragraph")
    press_until(people[1], ".tablepage:not(:has(#story))", "#do-read", "#story [data-pick]")
    for who in people:  # SS-7.52: whoever confirms it
        expect(who.page.locator("#story")).to_have_count(0)
    done(people)


def test_at_a_fork_everybody_reads_and_one_answers(browser: Browser, server: Serving) -> None:
    made = opened(server, {"quest": "Q3", "heroes": ["white-rose", "archer"]})
    choice = played_to(server, made["table"], "branch")
    assert choice is not None
    people = company(browser, server, made)
    answers, other = people[choice.seat], people[1 - choice.seat]
    for who, line in zip(people, ("answers, by the nature", "zgodnie z naturą duszy"), strict=True):
        expect(who.page.locator("#story")).to_contain_text(line)
        check_axe(who.page, "a fork")
    expect(other.page.locator("#story [data-pick]")).to_have_count(0)
    expect(other.page.locator("#prompt")).to_have_class(re.compile("prompt--wait"))
    branches = answers.page.locator("#story [data-pick]")
    expect(branches).to_have_count(choice.options.size())
    seq = answers.state()["seq"]
    taken = branches.first.inner_text()
    answers.press("#story [data-pick]")
    for who in people:  # what comes of it is told to both
        expect(who.page.locator(f".tablepage[data-seq='{seq}']")).to_have_count(0)
        expect(who.page.locator("#story", has_text=taken)).to_have_count(0)
    done(people)


def test_the_turn_of_the_enemies_is_told_one_thing_after_the_other(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Whose enemy acts and why, its dice, what gets through: each stands on the stage by itself, in this order, and none is left out."""
    with Server(tmp_path_factory.mktemp("paced"), pace=0.05) as paced:
        made = opened(paced, ATTACKED)
        who = Watcher(browser, paced, speed="quick")
        for seat in made["tokens"]:
            who.page.goto(f"/t/{made['table']}/sit/{made['tokens'][seat]}")
            who.page.locator("button.btn--act").click()
            who.page.wait_for_selector("#app[data-ready] .tablepage")
        who.page.locator("#prompt button", has_text="End the turn").click()
        who.page.locator("#ask button[value=yes]").click()
        expect(who.page.locator("#prompt")).to_contain_text("Who acts next?")
        who.page.wait_for_function(f"() => window.seen.length && !({STANDS})", timeout=PATIENCE)
        shown = [one["text"] for one in who.seen() if one["text"]]
        assert shown == [words(beat["html"]) for beat in who.sent]
        told = "|".join(shown)
        through = "fends off everything" if "fends off everything" in told else "wound"
        found = [told.find(word) for word in ("goes for the richest hero", "attacks Ecarus", "Ecarus defends", through)]
        assert found == sorted(found) and found[0] > 0 and len(set(found)) == len(found), shown
        who.sound()
        who.close()
