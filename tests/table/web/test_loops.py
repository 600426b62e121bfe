"""A replay in a loop: pictures of the last moments of a finished game, for both games and whoever looks on."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from litestar.testing import TestClient
from tests.table.books_fakes import FakeHub, app_of, played

from reverie.games import BUILT_IN, find_game
from reverie.kernel.game import Game
from reverie.kernel.match import Match
from reverie.kernel.page import Page
from reverie.table.hub.replays import Replay
from reverie.table.web.loops import MOST_PICTURES, loop_of
from reverie.table.web.render import render

MATCH = played()


@pytest.fixture
def client() -> Iterator[TestClient[Any]]:
    hub = FakeHub()
    hub.replays.put("r1", MATCH)
    with TestClient(app_of(hub)) as made:
        yield made


def test_a_loop_comes_whole_and_ends_where_the_game_ended(client: TestClient[Any]) -> None:
    answer = client.get("/replay/r1/loop")
    pictures = answer.json()["pictures"]
    assert answer.headers["cache-control"] == "private, max-age=300"
    assert 1 < len(pictures) <= MOST_PICTURES
    assert all('class="chart"' in one["html"] and "<main" not in one["html"] for one in pictures)
    assert pictures[-1]["line"] == Replay("r1", MATCH, "", ["", ""]).telling("en", None).line_at(len(MATCH.answers))
    assert client.get("/replay/none/loop").status_code == 404


def test_a_loop_is_drawn_once_for_each_language() -> None:
    made = Replay("r1", MATCH, "", ["", ""])
    assert loop_of(made, "en") is loop_of(made, "en")
    assert loop_of(made, "pl") is not loop_of(made, "en")
    assert loop_of(made, "pl")[-1]["line"] != loop_of(made, "en")[-1]["line"]


LONG: Final = 60
"""Some games are over after a few answers (a Slumber that is skipped): those show little."""


def by_bots(game: Game, seed: int) -> Match:
    match = Match(game, game.sample_setup(seed), 2)
    while match.outcome() is None and len(match.answers) < 150:
        choice = match.choices()[0]
        match.submit(choice.seat, game.bots.advise(match.state, choice).answer)
    return match


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_game_draws_small_pictures_that_ask_nothing(name: str, language: str) -> None:
    game = find_game(name)
    match = next(one for one in (by_bots(game, seed) for seed in range(1, 9)) if len(one.answers) > LONG)
    if match.outcome() is None:
        match.resign(0)
    pictures = loop_of(Replay("r", match, "", ["Ilse", "Oskar"]), language)
    assert len(pictures) == MOST_PICTURES
    for one in pictures:
        assert not re.search(r"is-opt|is-sel|data-pick|style=", one["html"])
    drawn = [one["html"] for one in pictures]
    assert all(one != other for one, other in itertools.pairwise(drawn)), "something moves"


def test_a_game_without_small_pictures_has_no_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    page: type[Page] = type(MATCH.game.web_page("en"))
    monkeypatch.setattr(page, "moment_template", "")
    assert loop_of(Replay("r1", MATCH, "", ["", ""]), "en") == []


def test_the_part_of_a_page_names_the_game_and_leads_to_it() -> None:
    looped = {"id": "r1", "game": "dreamblade", "title": "Ilse <beat> Oskar"}
    html = render("_loop.html", "en", looped=looped)
    assert 'data-loop="/replay/r1/loop"' in html and 'href="/replay/r1"' in html
    assert "Ilse &lt;beat&gt; Oskar" in html and "style=" not in html
