"""Who wins together is shown as having won: the curve of a replay, and the tables in lists."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table.rooms.test_offers import GAME, Party

from reverie.kernel.agenda import owed
from reverie.kernel.match import AGREED, RESIGNED, Match
from reverie.table.hub.cards import card_words
from reverie.table.store.entries import TableRow
from reverie.table.web.curve import curve, side_name
from reverie.table.words.texts import texts


def begun(mode: str, players: int) -> Match:
    match = Match(GAME, GAME.setup({"mode": mode, "players": players, "same_hero": True}), 3, [""] * players)
    for _ in range(6):
        choice = owed(match.state)
        match.submit(choice.seat, GAME.bots.advise(match.state, choice).answer)
    return match


@pytest.mark.parametrize(("gives_up", "last"), [(1, 100), (3, 100), (0, 0), (2, 0)])
def test_the_curve_of_two_teams_ends_with_the_team_that_won(gives_up: int, last: int) -> None:
    match = begun("teams", 4)
    match.resign(gives_up)
    drawn = curve(match, range(len(match.answers) + 1))
    assert drawn is not None and drawn["values"][-1] == last
    assert drawn["values"][0] == 50 or abs(drawn["values"][0] - 50) < 25
    assert side_name(match, GAME.web_page("en"), (0, 2)).count(",") == 1


def test_where_more_than_two_sides_play_there_is_no_curve() -> None:
    assert curve(begun("king-of-the-hill", 3), ()) is None
    assert curve(begun("three-teams", 6), ()) is None


def told(holder: set[int], sides: list[int] | None, language: str = "en", **summary: Any) -> str:
    """The sentence of a finished table of four."""
    seats = [{"kind": "person", "name": name, "level": ""} for name in ("Ada", "Bo", "Cy", "Di")]
    about = {"winners": [], "reason": "", **summary} | ({"sides": sides} if sides else {})
    row = TableRow("t", "dice_throne", 0.0, 0.0, "over", seats, about, False)
    words = texts(language)
    key, who, allies = card_words(row, holder, False, words)
    return words.get(key, who=who, allies=allies, game="Dice Throne")


def test_lists_tell_allies_from_opponents() -> None:
    teams = [0, 1, 0, 1]
    assert told({0}, teams, winners=[0, 2]) == "Won with Cy against Bo and Di"
    assert told({0}, teams, winners=[1, 3]) == "Lost with Cy to Bo and Di"
    assert told({0}, teams, reason=AGREED) == "Drawn, with Cy against Bo and Di"
    assert told({0, 2}, teams, winners=[0, 2]) == "Won against Bo and Di"
    assert told({0}, teams, "pl", winners=[0, 2]) == "Wygrana, razem z: Cy, przeciw: Bo i Di"
    assert told({0}, [0, 1, 2, 3], winners=[1], reason=RESIGNED) == "Lost to Bo and Cy and Di"
    assert told({0, 1}, teams, winners=[0, 2]) == told(set(), teams, winners=[0, 2]) == "Ada and Bo and Cy and Di"
    assert told({0}, None, winners=[0]) == "Won against Bo and Cy and Di", "a row written before teams were noted"


def test_all_together_win_or_lose_and_draw_with_nobody() -> None:
    assert told({0}, [0, 0, 0, 0], winners=[0, 1, 2, 3]) == "Won together with Bo and Cy and Di"
    assert told({0}, [0, 0, 0, 0], reason="defeat") == "Lost together with Bo and Cy and Di"
    assert told({0}, [0, 0, 0, 0], reason=AGREED) == "Given up by agreement with Bo and Cy and Di"


def test_a_room_notes_the_sides_of_its_seats() -> None:
    assert Party("teams", "pppp").room.row().summary["sides"] == [0, 1, 0, 1]
    assert Party("free-for-all", "pppp").room.row().summary["sides"] == [0, 1, 2, 3]
