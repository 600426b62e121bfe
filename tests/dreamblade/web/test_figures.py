"""A finished game of Dreamblade in figures, and where a battle of the campaign leads."""

from __future__ import annotations

import pytest
from tests.dreamblade.web_harness import page

from reverie.games.dreamblade import GAME
from reverie.games.dreamblade.campaign.model import war
from reverie.games.dreamblade.campaign.page import Dreamwar
from reverie.games.dreamblade.rules.state import Dreamblade
from reverie.kernel.match import Match
from reverie.kernel.page import Scene
from reverie.kernel.sight import Sight
from reverie.kernel.text import LANGUAGES


def played(seed: int = 5) -> Match:
    match = Match(GAME, GAME.setup({"turn_limit": 4}), seed)
    match.serve_nature()
    while match.outcome() is None:
        choice = match.choices()[0]
        match.submit(choice.seat, GAME.bots.advise(match.state, choice).answer)
        match.serve_nature()
    return match


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_are_counted_from_what_happened(language: str) -> None:
    match = played()
    s = match.state
    assert isinstance(s, Dreamblade)
    web = GAME.web_page(language)
    rows = {row["text"]: row["values"] for row in web.figures(s, match.log)}
    say = web.say  # type: ignore[attr-defined]
    assert rows[say("figure-turns")] == [str(player.turns_won) for player in s.players.rows]
    assert rows[say("figure-spawned")] == [
        str(sum(1 for _n, one in match.log if one.kind == "spawned" and one.data["seat"] == seat)) for seat in (0, 1)
    ]
    dice = sum(
        len(one.data["answer"]) for _n, one in match.log if one.kind == "rolled" and one.data["choice"] == "attack"
    )
    assert sum(map(int, rows[say("figure-dice")])) == dice > 0
    dealt = sum(one.data["damage"] for _n, one in match.log if one.kind == "damaged")
    assert sum(map(int, rows[say("figure-damage")])) == dealt > 0
    assert all(
        value.endswith(f" / {count}")
        for value, count in zip(rows[say("figure-rolled")], rows[say("figure-dice")], strict=True)
    )


def test_a_battle_leads_to_its_reward_or_back_to_the_chart() -> None:
    match = played()
    s = match.state
    assert isinstance(s, Dreamblade)
    extra = Dreamwar("battle")
    assert extra.ending(page(), Scene(Sight(GAME, s, match.log, 0), None, None, []), "T") is None, (
        "no battle, nothing special"
    )
    s.setup = {**s.setup, "battle": next(iter(war(GAME).battles)), "twists": {}}
    for winner, words in ((0, "Choose your reward"), (1, "Back to the campaign")):
        s.result = (winner, "turns")
        told = extra.ending(page(), Scene(Sight(GAME, s, match.log, 0), None, None, []), "T")
        assert told is not None and told["way"] == {"text": words, "href": "/dreamwar/from/T", "post": False}
