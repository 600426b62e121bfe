"""The campaign in a browser without script: begun, joined by others, played, changed, taken along; and nothing unread leaves the server."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.sword_and_sorcery.campaign.short_road import game, road

pytest.importorskip("litestar", reason="the web table is not installed: pip install 'reverie[web]'")

from tests.table.serving import Serving
from websockets.sync.client import connect

from reverie.kernel.game import Game
from reverie.parts.campaign import file
from reverie.parts.campaign.file import Checkpoint
from reverie.parts.campaign.model import add_campaigns, campaigns_of
from reverie.table.hub.limits import Buckets

HOME = "/campaigns/sword_and_sorcery/souls"
WISHES = {"auriel": "away", "ecarus": "white-rose", "laegon": "archer", "shae": "away", "thorgar": "away"}
LANGUAGES = ("en", "pl")


class Quests(Serving):
    """A server on which the short road is the campaign."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, {"sword_and_sorcery": game()})
        self.hub.new_tables.creations = Buckets(rate=1000, burst=10_000)

    def play(self, table: str, most: int = 10_000) -> None:
        """People answer as they are advised, as long as they do."""

        async def on() -> None:
            live = await self.hub.tables.live(table)
            room = live.room
            for _answer in range(most):
                if room.over():
                    break
                choice = room.match.choices()[0]
                answer = game().bots.advise(room.match.state, choice).answer
                await self.hub.answer(live, choice.seat, answer, room.at)

        self.do(on())

    def read(self, table: str) -> list[str]:
        """The paragraphs that have been read at a table."""

        async def told() -> list[str]:
            s: Any = (await self.hub.tables.live(table)).room.match.state
            return [s.book().nodes[number].id for number in s.read]

        return self.do(told())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Quests]:
    usual = campaigns_of("sword_and_sorcery")
    add_campaigns(game(), road())
    made = Quests(tmp_path_factory.mktemp("souls"))
    yield made
    made.stop()
    add_campaigns(game(), *usual)


class Guest(httpx.Client):
    """Somebody with a browser that knows no script."""

    def __init__(self, server: Serving, name: str, language: str = "en") -> None:
        super().__init__(base_url=server.url, headers={"accept-language": language}, follow_redirects=True, timeout=60)
        self.name = name
        self.at = ""

    def see(self, path: str, status: int = 200) -> str:
        answer = self.get(path)
        assert answer.status_code == status, answer.text[:3000]
        self.at = answer.url.path
        return unescape(answer.text)

    def submit(self, path: str, status: int = 200, **fields: str) -> str:
        answer = self.post(path, data=fields)
        assert answer.status_code == status, answer.text[:3000]
        self.at = answer.url.path
        return unescape(answer.text)

    def begin(self, **fields: str) -> str:
        self.submit(HOME, name="Ours", member=self.name, **{**WISHES, **fields})
        return self.at

    def join(self, link: str) -> None:
        self.submit(f"{link.partition('/join')[0]}/join", token=link.partition("#")[2], name=self.name)

    def play(self, here: str, *seats: str, chapter: str = "R1") -> str:
        cast = {f"seat-{number}": who for number, who in enumerate(seats)}
        self.submit(f"{here}/play", chapter=chapter, **cast)
        return self.at.removeprefix("/t/")


def link_on(html: str) -> str:
    found = re.search(r'data-copy="([^"]+)"', html)
    assert found is not None
    return found[1]


def test_a_party_plays_the_road_with_a_member_away_and_a_hero_who_joins(server: Quests) -> None:
    wanda, oskar = Guest(server, "Wanda"), Guest(server, "Oskar")
    assert f'href="{HOME}"' in wanda.see("/games/sword_and_sorcery")
    form = wanda.see(HOME)
    assert "Knight of the White Rose (lawful)" in form and "Heroic" in form and "does not take part" in form
    here = wanda.begin(difficulty="story")
    html = wanda.see(here)
    assert '<svg class="quests__map"' in html and "The Ferry" in html and "0 of 3 chapters done" in html
    assert "Story" in html and "Ecarus, Knight of the White Rose" in html
    oskar.join(link_on(html))
    assert oskar.at == here
    table = wanda.play(here, "m1", "m2")
    setup = server.do(server.hub.tables.live(table)).room.match.header.setup
    assert setup["quest"] == "R1" and setup["difficulty"] == "story" and setup["persons"] == [0, 1]
    server.play(table)
    html = oskar.see(here)
    assert "1 of 3 chapters done" in html and "won in 1 round" in html and "The Orchard" in html
    assert 'class="quests__w is-taken"' in html and 'class="quests__w is-other"' in html
    # Between two quests: a cleric joins, and while Oskar is away a bot plays his hero.
    at = re.findall(r'name="at" value="(\d+)"', html)[0]
    assert '<option value="join:cleric">Thorgar, Cleric joins the party</option>' in html
    html = wanda.submit(f"{here}/choose", option="join:cleric", at=at)
    assert "Thorgar, Cleric" in html.partition('id="heroes"')[2].partition("</ul>")[0]
    second = wanda.play(here, "m1", "bot:adept", "m1", chapter="R2")
    setup = server.do(server.hub.tables.live(second)).room.match.header.setup
    assert setup["heroes"] == ["white-rose", "archer", "cleric"] and setup["flags"] == ["ally-token"]
    server.play(second)
    third = wanda.play(here, "m1", "m2", "m1", chapter="R3")
    server.play(third)
    html = oskar.see(here)
    assert "The campaign is over" in html and "3 of 3 chapters done" in html
    assert 'id="begin-session"' in html, "its heroes may play any quest again"


def test_natures_that_do_not_agree_are_told_so(server: Quests) -> None:
    wanda, ola = Guest(server, "Wanda"), Guest(server, "Ola", "pl")
    told = wanda.submit(HOME, 400, name="Ours", member="Wanda", **{**WISHES, "thorgar": "runemaster"})
    assert "Lawful and chaotic heroes do not travel together" in told
    assert '<option value="runemaster" selected>' in told, "what was chosen stands there still"
    assert "co najmniej dwoje" in ola.submit(HOME, 400, name="N", member="Ola", **{**WISHES, "laegon": "away"})


def test_a_campaign_is_taken_along_and_brought_back(server: Quests) -> None:
    wanda, ilse = Guest(server, "Wanda"), Guest(server, "Ilse")
    here = wanda.begin()
    server.play(wanda.play(here, "m1", "m1"))
    wanda.see(here)
    data = wanda.get(f"{here}/file").content
    assert json.loads(data)["legacy"]["quests"][0][:2] == ["R1", "won"]
    answer = ilse.post(f"{HOME}/file", files={"campaign": ("ours.json", data)})
    assert answer.status_code == 200 and "The Orchard" in answer.text and "1 of 3 chapters done" in answer.text
    whole = json.loads(data)
    checked = file.read("sword_and_sorcery", data)
    empty = file.dump(Checkpoint(checked.campaign, "ours", {**checked.legacy, "heroes": {}}))
    for bad, why in ((json.dumps(whole | {"legacy": {}}).encode(), "changed"), (empty, "cannot have been played")):
        told = ilse.post(f"{HOME}/file", files={"campaign": ("ours.json", bad)}).text
        assert why in re.findall(r'role="alert".*?</div>', told, re.S)[0]


# Nothing unread leaves the server --------------------------------------------------------------------------------------


def sentences(found: Game, node: str) -> list[str]:
    """What would give a paragraph away, in every language; how a quest has ended the log tells in the same words."""
    told = []
    for language in LANGUAGES:
        page = found.web_page(language)
        text = page.say(f"quest-{node.replace('.', '-')}").replace("\n", " ")
        known = [page.say(f"event-quest-ended-{how}") for how in ("won", "lost")]
        parts = [part.strip() for part in re.split(r"(?<=[.!?]) ", text)]
        told += [part for part in parts if len(part) > 12 and part not in known]
    return told


def everything(server: Quests, guest: Guest, here: str, table: str) -> str:
    """All that the server tells of a campaign and its table, to a member and to a stranger, in every language."""
    stranger = Guest(server, "Nobody")
    paths = [here, f"{here}/file", f"{here}/join", f"{here}?chapter=R2", HOME, "/campaigns", "/", "/learn", "/replays"]
    paths += ["/games/sword_and_sorcery", "/new?game=sword_and_sorcery", "/rules/sword_and_sorcery"]
    paths += ["/rules/sword_and_sorcery?q=ferryman", "/rules/sword_and_sorcery?q=candle", "/api/games"]
    if table:
        paths += [f"/t/{table}{page}" for page in ("", "/watch?story=1", "/record", "/bug", "/picture", "/fair")]
        paths += [f"/replay/{table}?story=1", f"/api/tables/{table}", f"/api/tables/{table}/record"]
        paths += [f"/api/tables/{table}/choice"]
    told = []
    for who in (guest, stranger):
        for language in LANGUAGES:
            told += [unescape(who.get(path, headers={"accept-language": language}).text) for path in paths]
    if table:
        cookies = "; ".join(f"{one.name}={one.value}" for one in guest.cookies.jar)
        for form in ("?as=json", ""):
            address = f"ws://127.0.0.1:{server.port}/t/{table}/live{form}"
            with connect(address, additional_headers={"Cookie": cookies}) as line:
                told.append(str(line.recv(timeout=60)))
    return "\n".join(told)


def unread(read: list[str]) -> list[str]:
    found = game().library.quests.values()
    return [paragraph.id for quest in found for paragraph in quest.paragraphs if paragraph.id not in read]


def leaks(told: str, nodes: list[str]) -> list[str]:
    return [one for node in nodes for one in sentences(game(), node) if one in told]


def test_nothing_unread_leaves_the_server_before_during_and_after_a_quest(server: Quests) -> None:
    wanda = Guest(server, "Wanda")
    here = wanda.begin()
    titles = [game().web_page(language).say(f"quest-{id}") for language in LANGUAGES for id in ("R2", "R3")]
    assert leaks(everything(server, wanda, here, ""), unread([])) == []
    pages = [unescape(wanda.get(here, headers={"accept-language": one}).text) for one in LANGUAGES]
    assert not [title for title in titles if any(title in page for page in pages)]
    table = wanda.play(here, "m1", "m1")
    while not server.read(table):
        server.play(table, 1)
    read = server.read(table)
    assert read == ["R1.1"]
    told = everything(server, wanda, here, table)
    assert leaks(told, unread(read)) == [] and leaks(told, read) != []
    server.play(table, 3)
    assert leaks(everything(server, wanda, here, table), unread(server.read(table))) == []
    server.play(table)
    read = server.read(table)
    told = everything(server, wanda, here, table)
    assert leaks(told, unread(read)) == []
    assert set(sentences(game(), "R1.9")) <= set(leaks(told, read)), "what was read stands on the chart"


def test_a_lost_quest_tells_what_was_read_of_it_and_nothing_more(server: Quests) -> None:
    wanda = Guest(server, "Wanda")
    here = wanda.begin()
    table = wanda.play(here, "m1", "m1")
    while not server.read(table):
        server.play(table, 1)
    for seat in (0, 1):
        server.give_up(table, seat)
    html = wanda.see(here)
    assert "lost once" in html and "Try it again" in html
    assert leaks(everything(server, wanda, here, table), unread(["R1.1"])) == []
