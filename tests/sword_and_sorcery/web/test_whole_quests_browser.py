"""The prologue in real browsers, by people who follow the advice of the table: alone, together, on a phone, by keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect
from tests.sword_and_sorcery.web.advised import Advised, ByFinger, ByKey

pytest.importorskip("litestar", reason="the web table is not installed: pip install 'reverie[web]'")

from tests.table.serving import Serving

from reverie.games.sword_and_sorcery.game import GAME
from reverie.kernel.header import COMMITTED
from reverie.kernel.match import Match
from reverie.table.hub.limits import Buckets
from reverie.table.rooms.promises import Dice, new_table_id

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
NAMES = ("Wanda", "Oskar", "Ilse")
PAIR = ["white-rose", "cleric"]
TRIES = 30


@pytest.fixture(scope="module")
def quests(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Quests]:
    made = Serving(tmp_path_factory.mktemp("quests"), {"sword_and_sorcery": GAME})
    made.hub.bots.hints = Buckets(rate=1000, burst=1000)  # people think longer than this between two questions
    yield Quests(made)
    made.stop()


def advised(match: Match) -> Iterator[tuple[int, Any]]:
    """The answers that the table advises, one after the other."""
    while match.outcome() is None:
        choice = match.choices()[0]
        yield choice.seat, GAME.bots.advise(match.state, choice).answer


def length_if_won(heroes: list[str], seed: bytes) -> int:
    """How many answers it takes to win with these dice, for whoever does what the table advises; 0 if the quest is lost."""
    match = Match(GAME, GAME.setup({"heroes": heroes}), 0, [""] * len(heroes), COMMITTED, seed)
    match.begin([""] * len(heroes))
    for seat, answer in advised(match):
        match.submit(seat, answer)
    outcome = match.outcome()
    return len(match.answers) if outcome is not None and outcome.result == "won" else 0


class Quests:
    """Tables at a server in this process, with dice by which the heroes win as advised."""

    def __init__(self, server: Serving) -> None:
        self.server = server
        self.long = 0

    def open(self, heroes: list[str], seats: list[dict[str, str]]) -> dict[str, Any]:
        seeds = (bytes([n]) * 32 for n in range(TRIES))
        self.long, seed = next((long, seed) for seed in seeds if (long := length_if_won(heroes, seed)))
        dice = Dice(new_table_id(), seed, "")
        self.server.hub.new_tables.promises.dice = lambda token="", entropy="": dice  # type: ignore[method-assign]
        body = {"game": "sword_and_sorcery", "seats": seats, "setup": {"heroes": heroes}}
        told: dict[str, Any] = (
            httpx.post(f"{self.server.url}/api/tables", json=body, timeout=60).raise_for_status().json()
        )
        return told

    def pass_over(self, table: str, left: int) -> None:
        """What comes now is answered as advised, without a browser, until so many answers are left."""

        async def on() -> None:
            live = await self.server.hub.tables.live(table)
            for seat, answer in advised(live.room.match):
                if len(live.room.match.answers) >= self.long - left:
                    return
                await self.server.hub.answer(live, seat, answer, live.room.at)

        self.server.do(on())


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
