"""Nobody is told a story by accident: who watches a game that tells one, or its replay, is asked first; who plays is not."""

from __future__ import annotations

import json
from collections.abc import Iterator
from html import unescape
from typing import Any

import httpx
import pytest
from tests.party.beacon import GAME

pytest.importorskip("litestar", reason="the web table is not installed: pip install 'reverie[web]'")

from tests.table.serving import Serving
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from reverie.games import find_game
from reverie.parts.story import tells_story

STORY = "The boats are still out"
"""What is read at the begin of a night."""
ASKED = 'id="story-ask"'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    page = type(GAME.web_page("en"))
    before = page.moment_template
    page.moment_template = "overview.html"  # there would be a picture, if it were shown
    made = Serving(tmp_path_factory.mktemp("stories"), {"beacon": GAME, "dreamblade": find_game("dreamblade")})
    yield made
    made.stop()
    page.moment_template = before


def browser(server: Serving) -> httpx.Client:
    return httpx.Client(base_url=server.url, follow_redirects=True, timeout=60)


def opened(server: Serving, game: str = "beacon", public: bool = False) -> dict[str, Any]:
    """A table of two programs."""
    body = {"game": game, "seats": [{"kind": "you"}, {"kind": "you"}], "public": public}
    setup = {"keepers": 2, "oil": 9} if game == "beacon" else {}
    told: dict[str, Any] = (
        httpx.post(f"{server.url}/api/tables", json={**body, "setup": setup}).raise_for_status().json()
    )
    return told


def finished(server: Serving, public: bool = False) -> dict[str, Any]:
    made = opened(server, public=public)

    async def play() -> None:
        live = await server.hub.tables.live(made["table"])
        while not live.room.over():
            choice = live.room.match.choices()[0]
            answer = GAME.bots.advise(live.room.match.state, choice).answer
            await server.hub.answer(live, choice.seat, answer, live.room.at)

    server.do(play())
    return made


def sit(guest: httpx.Client, made: dict[str, Any], seat: int = 0) -> None:
    token = made["tokens"][str(seat)]
    guest.post(f"/t/{made['table']}/sit", data={"token": token}).raise_for_status()


def test_a_game_that_has_a_story_is_known_by_what_it_declares() -> None:
    assert tells_story(GAME)
    assert not tells_story(find_game("dreamblade")) and not tells_story(find_game("dice_throne"))


def test_who_watches_is_asked_once_for_every_table_and_who_plays_is_not(server: Serving) -> None:
    made, other, plain = opened(server), opened(server), opened(server, "dreamblade")
    at, watch = f"/t/{made['table']}", f"/t/{made['table']}/watch"
    with browser(server) as guest, browser(server) as player:
        for path in (at, watch, f"{at}/record", f"{at}/bug"):
            told = guest.get(path)
            assert told.status_code == 403 and ASKED in told.text and STORY not in unescape(told.text), path
            assert STORY not in unescape(guest.get(f"{path}?story=0").text)
        assert guest.get(f"/t/{plain['table']}/watch").status_code == 200, "other games ask nothing"
        assert STORY in unescape(guest.get(f"{watch}?story=1").text), "as a program would say it"
        assert ASKED in guest.get(watch).text, "which is not remembered"
        told = guest.post(f"/story/{made['table']}", data={"back": f"{watch}?x=1"})
        assert told.url.path == watch and STORY in unescape(told.text)
        assert STORY in unescape(guest.get(at).text) and guest.get(f"{at}/record").status_code == 200
        assert ASKED in guest.get(f"/t/{other['table']}/watch").text, "another story is another question"
        assert guest.post(f"/story/{other['table']}", data={"back": "https://elsewhere.example/"}).url.path == "/"
        assert STORY in unescape(guest.get(watch).text) and STORY in unescape(
            guest.get(f"/t/{other['table']}/watch").text
        )
        sit(player, made)
        assert STORY in unescape(player.get(at).text) and player.get(f"{at}/record").status_code == 200
        polish = guest.get(f"/t/{opened(server)['table']}", headers={"accept-language": "pl"})
        assert "Tu toczy się opowieść" in polish.text


def test_programs_say_it_in_the_address_or_have_a_key(server: Serving) -> None:
    made = opened(server)
    api = f"{server.url}/api/tables/{made['table']}"
    key = {"Authorization": f"Bearer {made['tokens']['0']}"}
    for path in (api, f"{api}/record"):
        told = httpx.get(path)
        assert told.status_code == 403 and told.json()["error"] == "refused-story"
        assert "story=1" in told.json()["message"]
        assert httpx.get(f"{path}?story=1").status_code == 200 == httpx.get(path, headers=key).status_code
    line = f"ws://127.0.0.1:{server.port}/t/{made['table']}/live?as=json"
    with connect(line) as socket:
        told = json.loads(socket.recv(timeout=60))
        assert "story=1" in told["gone"] and told["retry"] is False
        with pytest.raises(ConnectionClosed) as caught:
            socket.recv(timeout=60)
        assert caught.value.rcvd is not None and caught.value.rcvd.code == 4403
    for address, headers in ((f"{line}&story=1", {}), (line, key)):
        with connect(address, additional_headers=headers) as socket:
            assert json.loads(socket.recv(timeout=60))["game"] == "beacon"


def test_a_replay_asks_everybody_who_was_not_there(server: Serving) -> None:
    made = finished(server)
    id = made["table"]
    parts = ("", "/step/1", "/log/1", "/look/1/x", "/points", "/points/list", "/on", "/loop", "/record")
    with browser(server) as guest, browser(server) as player:
        sit(player, made)
        for part in parts:
            told = guest.get(f"/replay/{id}{part}")
            assert told.status_code == 403 and ASKED in told.text and "Dusk" not in told.text, part
            assert guest.get(f"/replay/{id}{part}?story=1").status_code == 200, part
            assert player.get(f"/replay/{id}{part}").status_code == 200, part
        assert guest.post(f"/replay/{id}/on", data={"step": "1"}).status_code == 403
        told = guest.post(f"/story/{id}", data={"back": f"/replay/{id}?step=2"})
        assert told.url.path == f"/replay/{id}" and told.url.params["step"] == "2" and told.status_code == 200
        record = player.get(f"/t/{id}/record").content
        brought = player.post("/replays", files={"record": ("x.jsonl", record)})
        assert brought.status_code == 403 and ASKED in brought.text, "of a record nobody knows who played"
    api = f"{server.url}/api/replays/{id}"
    assert httpx.get(api).json()["error"] == "refused-story"
    assert httpx.get(f"{api}?story=1&step=1").json()["step"] == 1


def test_the_home_page_shows_no_picture_of_a_story_and_says_what_tells_one(server: Serving) -> None:
    over = finished(server, public=True)
    page = httpx.get(server.url).text
    assert f"/replay/{over['table']}/loop" not in page and "No public game is going on" in page
    assert f"/replay/{over['table']}" in page and '<span class="tag">story</span>' in page
    made = opened(server, public=True)
    told = httpx.get(f"{server.url}/t/{made['table']}/picture").json()
    assert told["html"] == ""
    page = httpx.get(server.url).text
    assert f"/t/{made['table']}/picture" not in page and f"/t/{made['table']}/watch" in page
    assert '<span class="tag">story</span>' in httpx.get(f"{server.url}/replays").text
    other = opened(server, "dreamblade", public=True)
    assert f"/t/{other['table']}/picture" in httpx.get(server.url).text, "another game has its picture beside them"
