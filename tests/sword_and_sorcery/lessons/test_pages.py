"""The home of the game, its lessons and its wall in a browser without script."""

from __future__ import annotations

from collections.abc import Iterator
from html import unescape
from pathlib import Path

import httpx
import pytest
from tests.sword_and_sorcery.campaign.short_road import game, road
from tests.sword_and_sorcery.lessons.alone import SCHOOL, meant

pytest.importorskip("litestar", reason="the web table is not installed: pip install 'reverie[web]'")

from tests.table.serving import Serving

from reverie.parts.campaign.model import add_campaigns, campaigns_of
from reverie.table.hub.limits import Buckets

LESSONS = "/sword_and_sorcery/lessons"
CAMPAIGN = "/campaigns/sword_and_sorcery/souls"
WALL = "/sword_and_sorcery/wall"


class School(Serving):
    def __init__(self, folder: Path) -> None:
        super().__init__(folder, {"sword_and_sorcery": game()})
        self.hub.new_tables.creations = Buckets(rate=1000, burst=10_000)

    def seats(self, table: str) -> list[str]:
        async def told() -> list[str]:
            return [seat.kind for seat in (await self.hub.tables.live(table)).room.seats]

        return self.do(told())

    def answer(self, table: str, line: list[str]) -> None:
        """Whoever learns answers as the line says; bots answer by themselves."""

        async def on() -> None:
            live = await self.hub.tables.live(table)
            for words in line:
                found = meant(live.room.match, words)
                assert found is not None, words
                await self.hub.answer(live, *found, live.room.at)
                while not live.room.over() and not any(one.seat == 0 for one in live.room.match.choices()):
                    choice = live.room.match.choices()[0]
                    await self.hub.answer(live, choice.seat, "end", live.room.at)

        self.do(on())

    def advised(self, table: str) -> None:
        async def on() -> None:
            live = await self.hub.tables.live(table)
            while not live.room.over():
                choice = live.room.match.choices()[0]
                answer = game().bots.advise(live.room.match.state, choice).answer
                await self.hub.answer(live, choice.seat, answer, live.room.at)

        self.do(on())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[School]:
    usual = campaigns_of("sword_and_sorcery")
    add_campaigns(game(), road())
    made = School(tmp_path_factory.mktemp("school"))
    yield made
    made.stop()
    add_campaigns(game(), *usual)


def pupil(server: School, language: str = "en") -> httpx.Client:
    headers = {"accept-language": language}
    return httpx.Client(base_url=server.url, headers=headers, follow_redirects=True, timeout=60)


def seen(client: httpx.Client, path: str) -> str:
    answer = client.get(path)
    assert answer.status_code == 200, answer.text[:2000]
    return unescape(answer.text)


def begun(client: httpx.Client, lesson: str) -> tuple[str, str]:
    answer = client.post(f"{LESSONS}/{lesson}")
    assert answer.status_code == 200 and answer.url.path.startswith("/t/"), answer.text[:2000]
    return answer.url.path.removeprefix("/t/"), unescape(answer.text)


@pytest.mark.parametrize(
    ("language", "words"), [("en", ("Move and fight", "Wall")), ("pl", ("Ruch i walka", "Ściana"))]
)
def test_the_home_of_the_game_leads_to_all_that_it_has(server: School, language: str, words: tuple[str, ...]) -> None:
    html = seen(pupil(server, language), "/games/sword_and_sorcery")
    ways = (
        LESSONS,
        WALL,
        "/campaigns/sword_and_sorcery/souls",
        "/rules/sword_and_sorcery",
        "/new?game=sword_and_sorcery",
    )
    for way in ways:
        assert f'href="{way}"' in html, way
    assert all(word in html for word in words) and "plate" not in html.partition("<h1>")[2][:200]
    assert f'href="{LESSONS}"' in seen(pupil(server, language), "/learn")


def test_a_lesson_is_begun_followed_and_done(server: School) -> None:
    client = pupil(server)
    html = seen(client, LESSONS)
    assert html.count('class="n"') == 5 and "0 of 5 done" in html
    table, html = begun(client, "move-and-fight")
    assert server.seats(table) == ["person"]
    assert (
        'id="coach"' in html and "Lesson 1 of 5" in html and "its range is zero" in html and 'id="coach-go-on"' in html
    )
    line = SCHOOL.lessons["move-and-fight"].data.line
    server.answer(table, line[:2])
    assert "Focus the next attack, then attack the gremlin." in seen(client, f"/t/{table}")
    server.answer(table, line[2:])
    assert "Lesson done." in seen(client, f"/t/{table}")
    assert "1 of 5 done" in seen(client, LESSONS)


def test_whoever_learns_holds_as_many_seats_as_the_lesson_says(server: School) -> None:
    client = pupil(server)
    table, html = begun(client, "powers")
    assert server.seats(table) == ["person", "person"] and "Storm Mistress" in html
    table, _html = begun(client, "shadows")
    assert server.seats(table) == ["person", "bot"]


def test_an_unknown_lesson_leads_to_the_list(server: School) -> None:
    answer = pupil(server).post(f"{LESSONS}/nothing")
    assert answer.url.path == LESSONS


def test_what_a_finished_quest_has_earned_stands_on_the_wall(server: School) -> None:
    client = pupil(server)
    assert "0 of 30" in seen(client, WALL)
    here = client.post(CAMPAIGN, data={"name": "Ours", "member": "Wanda"}).url.path
    played = client.post(f"{here}/play", data={"chapter": "R1", "seat-0": "m1", "seat-1": "m1", "seat-2": "m1"})
    table = played.url.path.removeprefix("/t/")
    server.advised(table)
    html = seen(client, f"/t/{table}")
    assert f"{WALL}/from/{table}" in html
    news = seen(client, f"{WALL}/from/{table}")
    assert "New on your wall" in news and "Daylight" in news and f'href="{WALL}"' in news
    html = seen(client, WALL)
    assert "0 of 30" not in html and f'href="/t/{table}"' in html
    polish = pupil(server, "pl")
    polish.cookies = client.cookies
    assert "Światło dnia" in seen(polish, WALL)
