"""A finished game of Dice Throne in figures, and where a duel of the tournament leads."""

from __future__ import annotations

from typing import Any

import pytest
from tests.dice_throne.alone import state

from reverie.games.dice_throne import GAME
from reverie.games.dice_throne.tournament.panel import Tournament
from reverie.kernel.match import Match
from reverie.kernel.page import Scene
from reverie.kernel.sight import Sight
from reverie.kernel.text import LANGUAGES


def played(wishes: dict[str, Any], seed: int = 5) -> Match:
    match = Match(GAME, GAME.setup({"heroes": ["barbarian", "pyromancer"], **wishes}), seed)
    match.serve_nature()
    while match.outcome() is None:
        choice = match.choices()[0]
        match.submit(choice.seat, GAME.bots.advise(match.state, choice).answer)
        match.serve_nature()
    return match


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_are_counted_from_what_happened(language: str) -> None:
    match = played({})
    web = GAME.web_page(language)
    say = web.say  # type: ignore[attr-defined]
    rows = {row["text"]: row["values"] for row in web.figures(state(match), match.log)}

    def counted(kind: str) -> list[str]:
        told = [one.data["seat"] for _n, one in match.log if one.kind == kind]
        return [str(told.count(seat)) for seat in (0, 1)]

    assert rows[say("figure-cards")] == counted("played")
    assert rows[say("figure-turns")] == counted("turn-began")
    taken = [
        sum(one.data["final"] for _n, one in match.log if one.kind == "settled" and one.data["seat"] == n)
        for n in (0, 1)
    ]
    assert rows[say("figure-taken")] == [str(n) for n in taken]
    assert rows[say("figure-dealt")] == [str(n) for n in reversed(taken)]
    assert all(int(n) > 0 for n in rows[say("figure-dice")])


def test_a_duel_leads_to_its_reward_or_back_to_the_ladder() -> None:
    web: Any = GAME.web_page("en")
    plain, duel = played({}), played({"start": {}})
    extra = Tournament("way_back")
    assert extra.ending(web, Scene(plain.sight(0), None, None, []), "T") is None
    s = state(duel)
    for winners, words in (
        ((0,), "Choose your reward"),
        ((1,), "Back to the tournament"),
        ((), "Back to the tournament"),
    ):
        s.result = (winners, "health")
        told = extra.ending(web, Scene(Sight(GAME, s, duel.log, 0), None, None, []), "T")
        assert told is not None and told["way"] == {
            "text": words,
            "href": "/dice_throne/tournament/from/T",
            "post": False,
        }
