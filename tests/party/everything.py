"""Everything that a server tells of a table and its game: by pages, messages, records, rules and errors, in every language."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from html import unescape
from itertools import product
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from reverie.testing.servers import Server

LANGUAGES = ("en", "pl")
PLAYERS = ("Wanda", "Oskar")
NOSY = ({"do": "look", "at": "story"}, {"do": "show", "what": "journal"})


def plain(text: str) -> str:
    """Words as they are read, however page or message had to write them down."""
    return " ".join(unescape(text).replace('\\"', '"').replace("\\n", " ").split())


class Told:
    """A table of two at a real server, and everything that it ever sends. `node` is a text that nobody has read."""

    def __init__(self, server: Server, game: str, setup: dict[str, Any], node: str, searched: Sequence[str]) -> None:
        self.server = server
        self.client = httpx.Client(base_url=server.url, timeout=60)
        self.game = game
        self.node = node
        self.searched = searched
        """Paths into the rulebook, after `/rules/GAME`."""
        body = {"game": game, "seats": [{"kind": "you", "name": name} for name in PLAYERS], "setup": setup}
        self.made: dict[str, Any] = self.client.post("/api/tables", json=body).raise_for_status().json()

    def key(self, seat: int) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.made['tokens'][str(seat)]}"}

    @property
    def api(self) -> str:
        return f"/api/tables/{self.made['table']}"

    def asked(self) -> tuple[int, dict[str, Any], int]:
        for seat in range(len(PLAYERS)):
            told = self.client.get(f"{self.api}/choice", headers=self.key(seat)).json()
            if told["choice"] is not None:
                return seat, told["choice"], told["seq"]
        raise AssertionError("nobody is asked anything")

    def answer(self, value: Any) -> None:
        seat, _choice, seq = self.asked()
        body = {"value": value, "seq": seq}
        self.client.post(f"{self.api}/answer", json=body, headers=self.key(seat)).raise_for_status()

    def paths(self) -> list[str]:
        """What there is about this table."""
        table = self.made["table"]
        pages = [
            f"/t/{table}/{page}{wish}" for page in ("watch", "record", "bug", "picture") for wish in ("", "?story=1")
        ]
        replays = [f"/replay/{table}{part}" for part in ("", "?step=3&story=1", "/record?story=1", "/loop?story=1")]
        told = [self.api, f"{self.api}/record", f"{self.api}/choice?node={self.node}"]
        return [*told, f"/t/{table}/fair", *pages, *replays, f"/api/replays/{table}?story=1"]

    def site(self) -> list[str]:
        """What there is besides, whatever table goes on."""
        pages = ["/", "/learn", "/replays", "/campaigns", f"/new?game={self.game}", f"/games/{self.game}", "/t/nothing"]
        return [*pages, *[f"/rules/{self.game}{part}" for part in self.searched]]

    def everything(self, whole: bool = True) -> str:
        """To those who play, who watch, and who ask for nonsense: in every language to everybody. With less than the `whole`, only what
        there is about this table, and each language to one of them."""
        told: dict[str, None] = {}
        seats = range(len(PLAYERS))
        for language, seat in product(LANGUAGES, seats) if whole else zip(LANGUAGES, seats, strict=True):
            asked = {"Accept-Language": language, **self.key(seat)}
            paths = [*self.paths(), *(self.site() if whole else [])]
            pages = [self.client.get(path, headers=asked, follow_redirects=True).text for path in paths]
            refused = self.client.post(f"{self.api}/answer", json={"value": self.node, "seq": 1}, headers=asked).text
            nosy = [{"do": "why", "seq": 1, "at": f"story-{self.node}"}, {"do": "read", "what": self.node}]
            told |= dict.fromkeys([*pages, refused, *self.line(seat, asked, *NOSY, *nosy, {"do": "sync"})])
        return plain("\n".join(told))

    def give_up(self) -> None:
        for seat in range(len(PLAYERS)):
            self.line(seat, self.key(seat), {"do": "resign"})
        assert self.client.get(f"/replay/{self.made['table']}?story=1").status_code == 200, "it is over"

    def line(self, seat: int, asked: dict[str, str], *asks: dict[str, Any]) -> list[str]:
        """What comes over the line of a program at a seat that asks these."""
        heard = []
        address = f"{self.server.socket_url}/t/{self.made['table']}/live?key={self.made['tokens'][str(seat)]}&json=1"
        with (
            suppress(ConnectionClosed),
            connect(address, additional_headers=asked) as line,
        ):  # whoever gave up has no seat
            heard.append(str(line.recv(timeout=60)))
            for number, ask in enumerate(asks):
                line.send(json.dumps({**ask, "n": number}))
                while True:
                    message = str(line.recv(timeout=60))
                    heard.append(message)
                    told = json.loads(message)
                    if told.get("ok") == number or told.get("refused") == number:
                        break
        return heard


def found(texts: str, sentences: Sequence[str]) -> list[str]:
    """Which of these stand there."""
    return [one for one in sentences if one in texts]
