"""The prologue in real browsers, by people who follow the advice of the table: alone, together, on a phone, by keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect
from tests.sword_and_sorcery.web.advised import Advised, ByFinger, ByKey, play_together

pytest.importorskip("litestar", reason="the web table is not installed: pip install 'reverie[web]'")

from tests.table.serving import Serving

from reverie.games.sword_and_sorcery.game import GAME
from reverie.kernel.choice import NATURE
from reverie.kernel.header import COMMITTED
from reverie.kernel.match import Match
from reverie.kernel.plain import Body
from reverie.table.hub.limits import Buckets
from reverie.table.rooms.promises import Dice, new_table_id
from reverie.table.rooms.sitting import Refused

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
NAMES = ("Wanda", "Oskar", "Ilse")
PAIR = ["white-rose", "cleric"]
SEEDS = [bytes([number]) * 32 for number in range(30)]


@pytest.fixture(scope="module")
def quests(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Quests]:
    made = Serving(tmp_path_factory.mktemp("quests"))
    made.hub.bots.hints = Buckets(rate=1000, burst=1000)  # people think longer than this between two questions
    yield Quests(made)
    made.stop()


def advised(match: Match) -> Iterator[tuple[int, Any]]:
    """The answers that the table advises, one after the other."""
    while match.outcome() is None:
        choice = match.choices()[0]
        yield choice.seat, GAME.bots.advise(match.state, choice).answer


def won_after(match: Match) -> int:
    """How many answers it takes to win from here, for whoever does what the table advises; 0 if the quest is lost."""
    for seat, answer in advised(match):
        match.submit(seat, answer)
    outcome = match.outcome()
    return len(match.answers) if outcome is not None and outcome.result == "won" else 0


def fresh(setup: Body, seed: bytes, seats: int) -> Match:
    match = Match(GAME, setup, 0, [""] * seats, COMMITTED, seed)
    match.begin([""] * seats)
    return match


class Quests:
    """Tables at a server in this process, with dice that are known beforehand."""

    def __init__(self, server: Serving) -> None:
        self.server = server
        self.long = 0
        """How many answers the quest takes that was opened last."""

    def load(self, seed: bytes) -> None:
        """From now on all tables have these dice."""
        promises = self.server.hub.new_tables.promises
        promises.dice = lambda token="", entropy="": Dice(new_table_id(), seed, "")  # type: ignore[method-assign]

    def open(self, heroes: list[str], seats: list[dict[str, str]]) -> dict[str, Any]:
        """A table at which these heroes win as advised."""
        setup = GAME.setup({"heroes": heroes})
        self.long, seed = next((long, one) for one in SEEDS if (long := won_after(fresh(setup, one, len(heroes)))))
        self.load(seed)
        body = {"game": "sword_and_sorcery", "seats": seats, "setup": {"heroes": heroes}}
        told = httpx.post(f"{self.server.url}/api/tables", json=body, timeout=60).raise_for_status()
        return dict(told.json())

    def pass_over(self, table: str, left: int) -> None:
        """What comes now is answered as advised, without a browser, until so many answers are left."""

        async def on() -> None:
            live = await self.server.hub.tables.live(table)
            for seat, answer in advised(live.room.match):
                if len(live.room.match.answers) >= self.long - left:
                    return
                with suppress(Refused):  # a bot was quicker
                    await self.server.hub.answer(live, seat, answer, live.room.at)

        self.server.do(on())

    def foresee(self, table: str, seed: bytes) -> None:
        """How many answers the quest at a table takes, as advised from here on."""
        match = self.server.do(self.server.hub.tables.live(table)).room.match
        twin = fresh(match.header.setup, seed, len(match.header.setup["heroes"]))
        for seat, answer in [one for one in match.answers if one[0] != NATURE]:
            twin.submit(seat, answer)
        won_after(twin)
        self.long = len(twin.answers)

    def result(self, table: str) -> str:
        outcome = self.server.do(self.server.hub.tables.live(table)).room.outcome()
        return outcome.result if outcome is not None else ""


def sit(who: Advised, made: dict[str, Any], *seats: int) -> None:
    for seat in seats:
        who.page.goto(f"/t/{made['table']}/sit/{made['tokens'][str(seat)]}")
        who.page.locator("button.btn--act").click()
        who.page.wait_for_selector("#app[data-ready] .tablepage")


ONE_PERSON = [{"kind": "you", "name": name} for name in NAMES[:2]]


def test_one_person_wins_the_prologue_with_two_heroes(browser: Browser, quests: Quests) -> None:
    wanda = Advised(browser, quests.server.url)
    sit(wanda, quests.open(PAIR, ONE_PERSON), 0, 1)
    wanda.play()
    expect(wanda.page.locator("#prompt")).to_contain_text("won")
    wanda.done()


@pytest.mark.parametrize(
    ("kind", "size", "language"), [(ByFinger, PHONE, "pl"), (ByKey, {}, "en")], ids=["phone", "keys"]
)
def test_the_prologue_is_begun_and_won_in_another_way(
    browser: Browser, quests: Quests, kind: type[Advised], size: dict[str, Any], language: str
) -> None:
    made = quests.open(PAIR, ONE_PERSON)
    who = kind(browser, quests.server.url, language, **size)
    sit(who, made, 0, 1)
    who.play(20)
    quests.pass_over(made["table"], 30)
    who.play()
    expect(who.page.locator("#over")).to_be_visible()
    who.done()


HOME = "/campaigns/sword_and_sorcery/souls"
TOGETHER = 36
SHORT = 12
"""So many answers are given at the begin of the first and the second quest before a part of it is passed over."""


def take_part(who: Advised, way: str) -> None:
    """From the page of the campaign to the table of its session."""
    who.page.locator(way).click()
    who.page.wait_for_selector("#app[data-ready] .tablepage")


def back(who: Advised) -> None:
    """From a quest that is over to the page of the campaign."""
    who.page.locator("#do-next").click()
    who.page.wait_for_selector("#chart")


def test_two_people_and_a_bot_win_the_prologue_and_one_goes_on_while_the_other_is_away(
    browser: Browser, quests: Quests
) -> None:
    wanda, oskar = Advised(browser, quests.server.url), Advised(browser, quests.server.url, "pl")
    page = wanda.page
    page.goto(HOME)
    page.locator("input[name=member]").fill("Wanda")
    page.locator("select[name=difficulty]").select_option("story")
    page.locator("#begin-do").click()
    page.wait_for_selector("#chart")
    oskar.page.goto(page.locator("#invite").get_attribute("data-copy") or "")
    oskar.page.locator("input[name=name]").fill("Oskar")
    oskar.page.locator("#join-do").click()
    oskar.page.wait_for_selector("#chart")
    page.reload()
    for number, who in enumerate(("m1", "m2", "bot:adept")):
        page.locator("#next select").nth(number).select_option(who)
    for seed in SEEDS[:5]:  # a quest that was lost is tried again
        quests.load(seed)
        take_part(wanda, "#begin-session")
        oskar.page.reload()
        take_part(oskar, "#to-table")
        table = page.url.rpartition("/")[2]
        play_together([wanda, oskar], TOGETHER)
        quests.foresee(table, seed)
        quests.pass_over(table, TOGETHER)
        play_together([wanda, oskar])
        won = quests.result(table) == "won"
        back(wanda)
        back(oskar)
        if won:
            break
    assert won and min(sum(who.pressed.values()) for who in (wanda, oskar)) > 20
    expect(page.locator("#progress")).to_contain_text("1 ")
    # The next quest without Oskar: a bot plays his hero, and Wanda reads, trades and fights on.
    oskar.page.goto("/")
    page.locator("#next select").nth(1).select_option("bot:adept")
    take_part(wanda, "#begin-session")
    table = page.url.rpartition("/")[2]
    wanda.play(SHORT)
    quests.foresee(table, seed)
    quests.pass_over(table, 2 * SHORT)
    now = wanda.play()
    assert now["over"] and quests.result(table) in ("won", "lost")
    back(wanda)
    expect(page.locator("#chart")).to_contain_text("The Waking Crypt")
    for who in (wanda, oskar):
        who.done()


def test_a_newcomer_finds_the_game_plays_and_begins_to_learn(browser: Browser, quests: Quests) -> None:
    quests.load(SEEDS[0])
    ilse = ByFinger(browser, quests.server.url, "pl", **PHONE)
    page = ilse.page
    page.goto("/")
    page.locator("button[form=play-sword_and_sorcery]").tap()
    page.wait_for_selector("#app[data-ready] .tablepage")
    for number in (1, 2, 3):  # three words about the table
        expect(page.locator("#callout")).to_contain_text(f"{number} z 3")
        page.locator("#callout-next").tap()
    expect(page.locator("#callout")).to_be_hidden()
    while "story" not in ilse.pressed:  # she learns, buys, and reads how it begins
        ilse.play(1)
    ilse.play(3)
    page.goto("/learn")
    page.locator("form[action$='/move-and-fight'] button").tap()
    page.wait_for_selector("#app[data-ready] .tablepage")
    step = page.locator("#coach .coach__do")
    first = step.inner_text()
    page.locator("#coach-go-on").tap()
    expect(step).not_to_have_text(first)
    ilse.done()
