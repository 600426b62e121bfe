"""Dreamers in browsers of their own, at one table: they pay at the same moment and nobody is refused, four act at once, and a server that
is killed in the middle of a payment takes nothing from anybody (EF-4.12, EF-5.39)."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import combinations, cycle
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect

pytest.importorskip("litestar", reason="the web table is not installed: pip install 'reverie[web]'")

from tests.table.browsers import Person
from tests.table.serving import Serving

from reverie.games.etherfields.game import GAME
from reverie.games.etherfields.lessons.model import course
from reverie.testing.browsers import check_axe
from reverie.testing.servers import Server

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]

NAMES = ("Wanda", "Oskar", "Ilse", "Bruno")
LANGUAGES = ("en", "pl", "en", "pl")
CUNNING = 1
PAYING = ("expert", "gambler", "tough-guy")
CARDS = 6
"""So many cards of Cunning each of them has at least."""
MOMENTS = 100
MOVE = "#stage-panel .efw[data-pick='\"move\"']"
CARD = "#stage-panel .efw[data-pick^='[\"card\"']"
FRONT = "#prompt [data-enter]"
PRESS = "(way) => document.querySelector(way).click()"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    made = Serving(tmp_path_factory.mktemp("together"))
    yield made
    made.stop()


@pytest.fixture
def people(browser: Browser) -> Iterator[Any]:
    """Somebody with a browser of their own; nobody's page has complained in the end."""
    with ExitStack() as all_of_them:

        def arrive(url: str, language: str = "en", **context: Any) -> Person:
            person = Person(browser, url, **context)
            person.prefer(language=language)
            all_of_them.callback(person.close)
            all_of_them.callback(person.sound)
            return person

        yield arrive


def opened(url: str, dreamers: list[str], **setup: Any) -> dict[str, Any]:
    seats = [{"kind": "you", "name": name} for name in NAMES[: len(dreamers)]]
    body = {"game": "etherfields", "seats": seats, "setup": {"dreamers": dreamers, **setup}}
    told: dict[str, Any] = httpx.post(f"{url}/api/tables", json=body, timeout=60).raise_for_status().json()
    return told


def sit(person: Person, made: dict[str, Any], seat: int) -> None:
    person.page.goto(f"/t/{made['table']}/sit/{made['tokens'][str(seat)]}")
    person.page.locator("button.btn--act").click()
    person.page.wait_for_selector("#app[data-ready] .tablepage")


def at_once(server: Serving, people: list[Person], way: str) -> None:
    """All press while the server stands still: none of them can know of the others."""
    for person in people:
        person.page.wait_for_selector(way)
    still = threading.Event()
    server.loop.call_soon_threadsafe(still.wait, 60)
    try:
        for person in people:
            person.page.evaluate(PRESS, way)
    finally:
        still.set()


def cunning(dreamer: str) -> list[str]:
    archetype = GAME.cast.archetypes[GAME.cast.archetype_ids[dreamer]]
    cards = [GAME.cast.cards[card] for card in archetype.deck]
    return [card.id for card in cards if card.intent[CUNNING]][:CARDS]


def paying_moves(server: Serving, pair: list[Person], dreamers: tuple[str, str]) -> dict[str, Any]:
    """A table at which two Dreamers with six cards of Cunning each have begun to pay for a Move."""
    seats = {letter: {"space": "A2d", "hand": cunning(one)} for letter, one in zip("AB", dreamers, strict=True)}
    position = {**course(GAME).lessons["together"].setup["position"], **seats}
    made = opened(server.url, list(dreamers), scenario="I-02", position=position)
    for seat, person in enumerate(pair):
        sit(person, made, seat)
    at_once(server, pair, MOVE)
    return made


def lay_at_once(server: Serving, pair: list[Person], number: int) -> None:
    at_once(server, pair, CARD)
    for person in pair:
        expect(person.page.locator("#hand .inf--laid")).to_have_count(number)


def test_two_who_pay_at_the_same_moment_a_hundred_times_are_never_refused(server: Serving, people: Any) -> None:
    """EF-8.94: both payments go through in either order of arrival."""
    pair = [people(server.url, language) for language in LANGUAGES[:2]]
    refused = [person.refusals() for person in pair]
    moments = 0
    for dreamers in cycle(combinations(PAYING, 2)):
        if moments >= MOMENTS:
            break
        made = paying_moves(server, pair, dreamers)
        for number in range(1, CARDS + 1):
            lay_at_once(server, pair, number)
            moments += 1
        match = server.do(server.hub.tables.live(made["table"])).room.match
        paid = [event.data["seat"] for _number, event in match.log if event.kind == "paid"]
        assert sorted(paid) == [0] * CARDS + [1] * CARDS
    assert refused == [[], []]


def test_while_one_walks_what_the_other_has_paid_is_kept(server: Serving, people: Any) -> None:
    """EF-9.56: both go through with it at the same moment; whoever came second is refused without cost, and goes when the first has gone."""
    pair = [people(server.url, language) for language in LANGUAGES[:2]]
    refused = [person.refusals() for person in pair]
    paying_moves(server, pair, ("expert", "gambler"))
    lay_at_once(server, pair, 1)
    at_once(server, pair, FRONT)
    for person in pair:
        expect(person.page.locator(".prompt--wait")).to_have_count(1 if person is pair[1] else 0)
    assert [len(heard) for heard in refused] == [0, 1] and "refused-stale" in refused[1][0]
    pair[0].press("#prompt [data-pick='\"stop\"']")
    expect(pair[1].page.locator("#hand .inf--laid")).to_have_count(1)
    pair[1].press(FRONT)
    expect(pair[1].page.locator("#payment")).to_have_count(0)
    assert [len(heard) for heard in refused] == [0, 1]


def paying(server: Server, people: Any, cut: Any) -> tuple[Any, list[str]]:
    """Two strike a bell together; when both have laid a card, something happens. What the table is then, and what was logged."""
    setup = {key: course(GAME).lessons["together"].setup[key] for key in ("scenario", "position", "dice")}
    made = opened(server.url, ["tough-guy", "free-spirit"], **setup)
    pair = [people(server.url, "en") for _ in range(2)]
    for seat, person in enumerate(pair):
        sit(person, made, seat)
        person.press("#stage-panel .efw.is-opt:has(.tag)")
        expect(person.page.locator("#payment")).to_be_visible()
        person.press("#hand .inf.is-opt")
        expect(person.page.locator("#hand .inf--laid")).to_have_count(1)
    cut(pair)
    for person in pair:
        person.press(FRONT)
        expect(person.page.locator("#payment")).to_have_count(0)
    told = httpx.get(f"{server.url}/api/tables/{made['table']}?story=1", timeout=60).json()
    return told["view"], pair[0].page.locator("#log li").all_inner_texts()


def test_a_server_that_is_killed_in_the_middle_of_two_payments_takes_nothing(tmp_path: Path, people: Any) -> None:
    with Server(tmp_path) as server:

        def cut(pair: list[Person]) -> None:
            before = [(person.page.locator("#payment").inner_text(), person.state()["seq"]) for person in pair]
            server.kill()
            for person in pair:
                expect(person.page.locator("#away")).to_be_visible()
            server.start()
            for person, (payment, seq) in zip(pair, before, strict=True):
                expect(person.page.locator("#away")).to_be_hidden()
                expect(person.page.locator("#payment")).to_have_text(payment, use_inner_text=True)
                expect(person.page.locator("#hand .inf--laid")).to_have_count(1)
                assert person.state()["seq"] >= seq

        undisturbed = paying(server, people, lambda pair: None)
        assert any("Strike the low bell" in line for line in undisturbed[1])
        assert paying(server, people, cut) == undisturbed


def test_four_act_at_once_and_each_sees_what_the_others_do(server: Serving, people: Any) -> None:
    """EF-4.12: one is paying, one is done, two think; wide and narrow, light and dark, in both languages."""
    position = {"turns": [10, 11], "at": "act", "A": {"space": "A2d", "hand": ["toolkit", "toolkit"]}}
    made = opened(server.url, list(GAME.cast.archetype_ids), scenario="I-02", position=position)
    phone: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
    four = [people(server.url, language, **(phone if seat == 3 else {})) for seat, language in enumerate(LANGUAGES)]
    for seat, person in enumerate(four):
        sit(person, made, seat)
    paying, done = four[0].page, four[1].page
    paying.locator(MOVE).click()
    expect(paying.locator("#payment")).to_be_visible()
    done.locator("#prompt [data-pick='\"done\"']").click()
    told = {"en": ("is paying", "done"), "pl": ("płaci", "gotowe")}
    for person, language in zip(four, LANGUAGES, strict=True):
        expect(person.page.locator("#panel-0")).to_contain_text(told[language][0])
        expect(person.page.locator("#panel-1 .tag")).to_have_text(told[language][1])
        assert person.page.locator("#team .dr").count() == 4
    done.locator("#do-undo").click()
    for person, language in zip(four, LANGUAGES, strict=True):
        expect(person.page.locator("#panel-1 .tag", has_text=told[language][1])).to_have_count(0)
    for number, person in enumerate(four):
        person.page.evaluate("(t) => document.documentElement.dataset.theme = t", ("light", "dark")[number % 2])
        assert person.page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
        check_axe(person.page, f"one of four, {number}")
