"""Nothing that nobody has read leaves the server: not by page, message, record, rules, error or program."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.party.beacon import BOOK, GAME
from tests.party.everything import LANGUAGES, Told, found, plain

from reverie.testing.servers import Server

BEACON = Path(__file__).parent / "beacon"
SEARCHED = ("", "?chapter=night", "?q=wind", "/BE-6")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("spoilers"), environment={"REVERIE_GAMES": str(BEACON)}) as made:
        yield made


def sentences(*ids: str) -> list[str]:
    """What would give texts away, in every language: their titles and their sentences."""
    known = []
    for id in ids:
        for language in LANGUAGES:
            page = GAME.web_page(language)
            told = f"{page.say(f'story-{id}', 'title')}. {page.say(f'story-{id}')}"
            parts = [plain(part) for part in told.replace("\n", ". ").split(". ")]
            known += [part for part in parts if len(part) > 7]
    return known


def test_what_nobody_has_read_is_in_no_byte_that_leaves_the_server(server: Server) -> None:
    night = Told(server, "beacon", {"keepers": 2, "oil": 9}, "storm", SEARCHED)
    ids = [node.id for node in BOOK.nodes]
    assert all(len(sentences(id)) >= 2 for id in ids)
    unread = [id for id in ids if id != "dusk"]
    assert found(night.everything(), sentences(*unread)) == []
    night.answer("read")
    for _ in range(400):
        _seat, choice, _seq = night.asked()
        if choice["kind"] == "reading":
            break
        night.answer(
            "done" if choice["kind"] == "keep" else "shield" if choice["kind"] == "shield" else choice["options"][1][0]
        )
    assert night.asked()[1]["kind"] == "reading"
    assert found(night.everything(), sentences("huddle", "stand")) == [], (
        "not even where somebody is about to choose among them"
    )
    page = night.client.get(f"/t/{night.made['table']}/watch?story=1").text
    assert "Nobody who was here last winter" in page, "and what is being read can be read"
    night.answer("read")
    night.answer(1)
    assert found(night.everything(), sentences("huddle")) == []
    assert "like a tent" in night.client.get(f"/t/{night.made['table']}/watch?story=1").text
