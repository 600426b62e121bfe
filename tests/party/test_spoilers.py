"""Nothing that nobody has read leaves the server: not by page, message, record, rules, error or program."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.party.beacon import BOOK, GAME
from websockets.sync.client import connect

from reverie.testing.servers import Server

BEACON = Path(__file__).parent / "beacon"
LANGUAGES = ("en", "pl")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("spoilers"), environment={"REVERIE_GAMES": str(BEACON)}) as made:
        yield made


def sentences(id: str) -> list[str]:
    """What would give a text away, in every language: its title and its sentences."""
    found = []
    for language in LANGUAGES:
        page = GAME.web_page(language)
        told = f"{page.say(f'story-{id}', 'title')}. {page.say(f'story-{id}')}"
        found += [part.strip() for part in told.replace("\n", ". ").split(". ") if len(part.strip()) > 7]
    return found


class Night:
    """A table of two at a real server, and everything that it ever sends."""

    def __init__(self, server: Server) -> None:
        self.client = httpx.Client(base_url=server.url, timeout=60)
        body = {
            "game": "beacon",
            "seats": [{"kind": "you", "name": "Wanda"}, {"kind": "you", "name": "Oskar"}],
            "setup": {"keepers": 2, "oil": 9},
        }
        self.made: dict[str, Any] = self.client.post("/api/tables", json=body).raise_for_status().json()
        self.server = server

    def _key(self, seat: int) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.made['tokens'][str(seat)]}"}

    def asked(self) -> tuple[int, dict[str, Any], int]:
        for seat in (0, 1):
            told = self.client.get(f"{self.api}/choice", headers=self._key(seat)).json()
            if told["choice"] is not None:
                return seat, told["choice"], told["seq"]
        raise AssertionError("nobody is asked anything")

    def answer(self, value: Any) -> None:
        seat, _choice, seq = self.asked()
        self.client.post(
            f"{self.api}/answer", json={"value": value, "seq": seq}, headers=self._key(seat)
        ).raise_for_status()

    @property
    def api(self) -> str:
        return f"/api/tables/{self.made['table']}"

    def everything(self) -> str:
        """All that the server tells of this table and of the game, to those who play, who watch, and who ask for nonsense."""
        table = self.made["table"]
        paths = [self.api, f"{self.api}/choice", f"{self.api}/record"]
        paths += [
            f"/t/{table}/{page}{wish}" for page in ("watch", "record", "bug", "picture") for wish in ("", "?story=1")
        ]
        paths += [
            "/rules/beacon",
            "/rules/beacon?chapter=night",
            "/rules/beacon?q=wind",
            "/rules/beacon/BE-6",
            "/",
            "/new?game=beacon",
        ]
        paths += [
            f"/t/{table}/fair",
            f"/replay/{table}",
            f"/replay/{table}?step=3&story=1",
            "/games/beacon",
            "/t/nothing",
            f"{self.api}/choice?node=storm",
        ]
        told = []
        for language in LANGUAGES:
            for seat in (0, 1):
                for path in paths:
                    cookie = {"Accept-Language": language, **self._key(seat)}
                    told.append(self.client.get(path, headers=cookie, follow_redirects=True).text)
                told.append(
                    self.client.post(
                        f"{self.api}/answer", json={"value": "storm", "seq": 1}, headers=self._key(seat)
                    ).text
                )
                told += self.line(seat, language)
        return "\n".join(told)

    def line(self, seat: int, language: str) -> list[str]:
        """What comes over the line of a program at a seat, asked whatever can be asked."""
        token = self.made["tokens"][str(seat)]
        heard = []
        address = f"{self.server.socket_url}/t/{self.made['table']}/live?key={token}&json=1"
        with connect(address, additional_headers={"Accept-Language": language, **self._key(seat)}) as line:
            heard.append(str(line.recv(timeout=60)))
            asks = [
                {"do": "look", "at": "story"},
                {"do": "why", "seq": 1, "at": "story-storm"},
                {"do": "read", "what": "storm"},
                {"do": "sync"},
            ]
            for number, ask in enumerate(asks):
                line.send(json.dumps({**ask, "n": number}))
                while True:
                    message = str(line.recv(timeout=60))
                    heard.append(message)
                    told = json.loads(message)
                    if told.get("ok") == number or told.get("refused") == number:
                        break
        return heard


def found(texts: str, ids: list[str]) -> list[str]:
    return [one for id in ids for one in sentences(id) if one in texts]


def test_what_nobody_has_read_is_in_no_byte_that_leaves_the_server(server: Server) -> None:
    night = Night(server)
    ids = [node.id for node in BOOK.nodes]
    assert all(len(sentences(id)) >= 2 for id in ids)
    unread = [id for id in ids if id != "dusk"]
    assert found(night.everything(), unread) == []
    night.answer("read")
    for _ in range(400):
        _seat, choice, _seq = night.asked()
        if choice["kind"] == "reading":
            break
        night.answer(
            "done" if choice["kind"] == "keep" else "shield" if choice["kind"] == "shield" else choice["options"][1][0]
        )
    assert night.asked()[1]["kind"] == "reading"
    assert found(night.everything(), ["huddle", "stand"]) == [], "not even where somebody is about to choose among them"
    page = night.client.get(f"/t/{night.made['table']}/watch?story=1").text
    assert "Nobody who was here last winter" in page, "and what is being read can be read"
    night.answer("read")
    night.answer(1)
    assert found(night.everything(), ["huddle"]) == []
    assert "like a tent" in night.client.get(f"/t/{night.made['table']}/watch?story=1").text
