"""No script of the ten Dreams and their Slumbers leaves the server before it has been read: not by page, message, record, replay, rules or
campaign (EF-4.64, EF-9.105)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

import httpx
import pytest
from tests.party.everything import LANGUAGES, Told, found, plain

from reverie.games.etherfields.game import GAME
from reverie.testing.servers import Server

PAIR = ["tough-guy", "expert"]
DREAMS = list(GAME.cast.dream_ids)
SEARCHED = ("", "?q=bell", "?q=script", "/EF-4.64")
HOME = "/campaigns/etherfields/nights"
SCRIPTS = [script.id for script in GAME.cast.scripts]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("unread")) as made:
        yield made


@cache
def lines() -> dict[str, list[str]]:
    """What would give each script away, in every language: sentences that no other script has."""
    pages = [GAME.web_page(language) for language in LANGUAGES]
    told = {id: [re.split(r"(?<=[.!?]) ", plain(page.script(id))) for page in pages] for id in SCRIPTS}
    shared = Counter(line for texts in told.values() for text in texts for line in text)
    return {
        id: [line for text in texts for line in text if len(line) > 24 and shared[line] == 1]
        for id, texts in told.items()
    }


def but(*read: str) -> list[str]:
    return [line for id, known in lines().items() if id not in read for line in known]


def test_every_script_is_looked_for() -> None:
    assert len(SCRIPTS) >= 185
    missing = [id for id, known in lines().items() if GAME.web_page("en").script(id) and len(known) < len(LANGUAGES)]
    assert missing == []


def test_nothing_of_a_fresh_dream_is_told_before_it_is_read(server: Server) -> None:
    for dream in DREAMS:
        told = Told(server, "etherfields", {"scenario": dream, "dreamers": PAIR}, "s.210", SEARCHED)
        read = ["s.100"] if told.asked()[1]["kind"] == "reading" else []
        assert bool(read) is (dream == "I-01"), "whoever enters another Dream makes a deck first"
        assert found(told.everything(whole=dream == DREAMS[0]), but(*read)) == [], dream


def test_what_is_being_read_is_told_and_nothing_else(server: Server) -> None:
    told = Told(server, "etherfields", {"scenario": "I-01", "dreamers": PAIR}, "s.101", SEARCHED)
    assert told.asked()[1]["kind"] == "reading"
    heard = told.everything()
    first = lines()["s.100"]
    assert set(found(heard, first)) == set(first), "what is looked for is found where it stands"
    assert found(heard, but("s.100")) == []
    told.give_up()
    heard = told.everything()
    assert found(heard, first) and found(heard, but("s.100")) == [], "a replay tells what was read, and no more"


def test_nothing_of_a_campaign_is_told_before_it_is_read(server: Server) -> None:
    with httpx.Client(base_url=server.url, follow_redirects=True, timeout=60) as guest:
        here = guest.post(HOME, data={"name": "Ours", "member": "Wanda"}).raise_for_status().url.path
        assert here != HOME
        places = [HOME, here, f"{here}/file", f"{here}?chapter=I-02", f"{here}/join"]
        places += ["/campaigns", "/etherfields/lessons", "/etherfields/wall", "/api/games", "/schema"]
        told = [guest.get(path, headers={"accept-language": one}).text for path in places for one in LANGUAGES]
    assert found(plain("\n".join(told)), but()) == []
