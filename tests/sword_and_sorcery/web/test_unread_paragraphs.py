"""No paragraph of the seven quests leaves the server before it has been read: not by page, message, record, replay, rules or campaign."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from tests.party.everything import LANGUAGES, Told, found, plain

from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules.state import Quest
from reverie.testing.servers import Server

PAIR = ["white-rose", "cleric"]
QUESTS = list(GAME.library.quests)
SEARCHED = ("", "?q=crypt", "?q=gremlin", "/SS-7.52")
HOME = "/campaigns/sword_and_sorcery/souls"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("unread")) as made:
        yield made


def begun(quest: str) -> Quest:
    return GAME.new(GAME.setup({"quest": quest, "heroes": PAIR}), 1)


def sentences(*nodes: str) -> list[str]:
    """What would give paragraphs away, in every language: their sentences, and the answers at their end. How a quest has ended the log
    tells in the same words."""
    books = {quest: begun(quest) for quest in {node.partition(".")[0] for node in nodes}}
    known = []
    for language in LANGUAGES:
        page: Any = GAME.web_page(language)
        ends = [page.say(f"event-quest-ended-{how}") for how in ("won", "lost")]
        for node in nodes:
            s = books[node.partition(".")[0]]
            fork = s.book().nodes[s.book().numbers[node]].fork
            told = plain(page.paragraph(node))
            answers = [plain(page.branch(s, node, number)) for number in range(len(fork.branches if fork else ()))]
            known += [one for one in re.split(r"(?<=[.!?]) ", told) if len(one) > 12 and one not in ends]
            known += [one for one in answers if len(one) > 12]
    return known


ALL = [node.id for quest in QUESTS for node in begun(quest).book().nodes]


def test_every_paragraph_is_looked_for() -> None:
    assert len(QUESTS) == 7 and len(ALL) >= 98
    assert all(len(sentences(node)) >= len(LANGUAGES) for node in ALL)


def played_to(told: Told, kind: str) -> None:
    """Answer with whatever is offered first, and buy nothing, until this is asked."""
    while (choice := told.asked()[1])["kind"] != kind:
        told.answer("done" if choice["kind"] == "visit" else choice["options"][1][0])


def test_nothing_of_a_fresh_quest_is_told_before_it_is_read(server: Server) -> None:
    everywhere = sentences(*ALL)
    for quest in QUESTS:
        told = Told(server, "sword_and_sorcery", {"quest": quest, "heroes": PAIR}, f"{quest}.2", SEARCHED)
        assert found(told.everything(whole=quest == QUESTS[0]), everywhere) == [], quest


def test_what_is_being_read_is_told_and_nothing_else(server: Server) -> None:
    told = Told(server, "sword_and_sorcery", {"heroes": PAIR}, "P.2", SEARCHED)
    played_to(told, "reading")
    heard = told.everything()
    first = sentences("P.1")
    assert set(found(heard, first)) == set(first), "what is looked for is found where it stands"
    others = [one for one in sentences(*ALL) if one not in first]
    assert found(heard, others) == []
    told.give_up()
    heard = told.everything()
    assert found(heard, first) and found(heard, others) == [], "a replay tells what was read, and no more"


def test_nothing_of_a_campaign_is_told_before_it_is_read(server: Server) -> None:
    with httpx.Client(base_url=server.url, follow_redirects=True, timeout=60) as guest:
        here = guest.post(HOME, data={"name": "Ours", "member": "Wanda"}).raise_for_status().url.path
        assert here != HOME
        paths = [
            HOME,
            here,
            f"{here}/file",
            f"{here}?chapter=Q1",
            f"{here}/join",
            "/campaigns",
            "/api/games",
            "/schema",
        ]
        told = [guest.get(path, headers={"accept-language": one}).text for path in paths for one in LANGUAGES]
    assert found(plain("\n".join(told)), sentences(*ALL)) == []
