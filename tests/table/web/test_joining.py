"""Invitations: a guest reads what is played and chooses what is their own, and the game begins with it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import unescape
from typing import Any

import httpx
import pytest

from reverie.games import find_game
from reverie.games.dice_throne import GAME
from reverie.table.rooms.room import OPEN, PERSON, Room, Seat
from reverie.table.store.entries import Entry
from reverie.testing.servers import Server

WISHES: dict[str, dict[str, str]] = {
    "dreamblade": {"set-victory": "4", "set-warband-0": "breakwater-watch"},
    "dice_throne": {"set-hero-0": "barbarian"},
}
CHOSEN = {"dreamblade": ("set-warband", "sampler"), "dice_throne": ("set-hero", "pyromancer")}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("joining")) as made:
        yield made


def opened(server: Server, game: str, **more: str) -> str:
    """A table at which Wanda sits and a seat is open to anybody; its id."""
    form = {"game": game, "name": "Wanda", "seat-0": "me", "seat-1": "open", **WISHES[game], **more}
    made = httpx.post(f"{server.url}/new", data=form)
    assert made.status_code == 303, made.text
    return made.headers["location"].removeprefix("/t/")


def setup_of(server: Server, table: str) -> dict[str, Any]:
    record = httpx.get(f"{server.url}/t/{table}/record").text
    told: dict[str, Any] = json.loads(record.splitlines()[0])["setup"]
    return told


def own_of(game: str, setup: dict[str, Any]) -> list[Any]:
    mine: list[Any] = setup["names"] if game == "dreamblade" else setup["heroes"]
    return mine


@pytest.mark.parametrize("game", ["dreamblade", "dice_throne"])
def test_a_guest_chooses_for_themselves_and_the_game_begins_with_it(server: Server, game: str) -> None:
    table = opened(server, game)
    control, chosen = CHOSEN[game]
    with httpx.Client(base_url=server.url) as guest:
        page = unescape(guest.get(f"/t/{table}").text)
        assert "Wanda" in page and f'name="{control}"' in page and chosen in page
        assert "No clock" in page
        if game == "dreamblade":
            assert "4" in " ".join(re.findall(r'<li class="tag">(.*?)</li>', page))
        else:
            assert 'value="barbarian"' not in page, "somebody else has this hero already"
        assert guest.post(f"/t/{table}/sit", data={"seat": "1", "name": "Ola", control: chosen}).status_code == 303
        assert own_of(game, setup_of(server, table)) == [WISHES[game][f"{control}-0"], chosen]
    before = httpx.get(f"{server.url}/t/{table}/record").text
    server.kill()
    server.start()
    assert httpx.get(f"{server.url}/t/{table}/record").text == before, "the log tells what was chosen"


def test_what_cannot_be_had_is_told_beside_its_field_and_nobody_sits_down(server: Server) -> None:
    table = opened(server, "dice_throne")
    with httpx.Client(base_url=server.url) as guest:
        for wanted in ("barbarian", "nobody"):
            told = guest.post(f"/t/{table}/sit", data={"seat": "1", "name": "Ola", "set-hero": wanted})
            assert told.status_code == 400 and 'class="oops"' in told.text
        assert guest.post(f"/t/{table}/sit", data={"seat": "1", "name": "Ola", "set-hero": "random"}).status_code == 303


def test_what_the_host_has_settled_nobody_else_chooses(server: Server) -> None:
    table = opened(server, "dreamblade", guests="0")
    with httpx.Client(base_url=server.url) as guest:
        assert 'name="set-warband"' not in guest.get(f"/t/{table}").text
        before = own_of("dreamblade", setup_of(server, table))
        sent = {"seat": "1", "name": "Ola", "set-warband": "sampler"}
        assert guest.post(f"/t/{table}/sit", data=sent).status_code == 303
        assert own_of("dreamblade", setup_of(server, table)) == before


def test_what_was_chosen_is_in_snapshots_too() -> None:
    setup = GAME.setup({"heroes": ["barbarian", "random"]})
    body = {
        "game": GAME.name,
        "version": GAME.version,
        "content": GAME.content_digest(setup),
        "setup": setup,
        "seed": 7,
        "seats": [Seat(PERSON, "Wanda").plain(), Seat(OPEN, public=True).plain()],
        "options": {"guests": True},
    }
    first = Entry(1, "opened", -1, body, 0.0)
    room = Room("snapshot", GAME, first)
    (sat,) = room.plan_sit(1, "Ola", "", lambda old: old | {"heroes": ["barbarian", "pyromancer"]})
    room.apply(sat)
    again = Room("snapshot", GAME, first)
    again.recover(room.snapshot())
    assert again.match.header.setup["heroes"] == ["barbarian", "pyromancer"]
    assert again.match.digest() == room.match.digest() and again.match.header.seats == ["Wanda", "Ola"]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_new_table_shows_what_is_chosen(server: Server, language: str) -> None:
    ask = {"accept-language": language}
    page = httpx.get(f"{server.url}/new?game=dreamblade", headers=ask).text
    library = find_game("dreamblade").web_page(language).library  # type: ignore[attr-defined]
    assert page.count('class="pic pic--map"') == len(library.maps)
    assert page.count('class="pic pic--curve"') == 2 * len(library.warbands)
    page = httpx.get(f"{server.url}/new?game=dice_throne", headers=ask).text
    modes = {mode for mode, _players in GAME.cast.modes}
    assert page.count('class="modes__g"') == len(modes), "each mode once, with its numbers of players"
    assert len(re.findall(r'href="/new\?game=dice_throne&amp;set-mode=[\w-]+:\d"', page)) == len(GAME.cast.modes)
    for hero in ("barbarian", "paladin"):
        assert f'href="/dice_throne/heroes/{hero}"' in page


def test_the_picture_of_a_public_table_follows_the_game_and_no_other_is_shown(server: Server) -> None:
    me = {"game": "dreamblade", "seat-0": "me", "seat-1": "bot:novice"}
    told = {}
    for public in ("1", "0"):
        with httpx.Client(base_url=server.url) as host:
            table = host.post("/new", data={**me, "public": public}).headers["location"].removeprefix("/t/")
            told[public] = httpx.get(f"{server.url}/t/{table}/picture").json()
            home = httpx.get(server.url).text
            assert (f'data-picture="/t/{table}/picture"' in home) == (public == "1")
    assert 'class="chart' in told["1"]["html"] and told["1"]["seq"] >= 1 and not told["1"]["over"]
    assert told["0"]["html"] == "", "whoever has not been asked to watch sees nothing"
