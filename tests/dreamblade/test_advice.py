"""What Dreamblade advises: no blunder that the very next step shows."""

from __future__ import annotations

import pytest

from reverie.bots import Seen, find_bot
from reverie.games.dreamblade import GAME
from reverie.kernel.agenda import submit
from reverie.testing.dreamblade import Table, figure, spawn

EMPTY = """
    . . . . .
    . . . . .
    . . . . .
    . . . . .
    . . . . .
"""


def advised(t: Table, bot: str) -> object:
    return find_bot(bot, 1).choose(Seen(GAME, t.state, t.choice))


@pytest.mark.parametrize("bot", ["easy", "normal", "hard:120"])
def test_nobody_is_advised_to_spawn_what_would_sacrifice_itself_at_once(bot: str) -> None:
    """What the Nets Raised as the only creature: Appease would take it off the board again."""
    t = spawn(
        EMPTY, points=9, A=figure("8F", "4/6/8", "{C}: Appease"), B=figure("5F", "3/4/5"), C=figure("4F", "2/4/4")
    )
    answer = advised(t, bot)
    assert isinstance(answer, tuple) and answer[1] != t.names["A"]
    submit(t.state, 0, answer)
    assert any(t.zone(name) == "dreamscape" for name in "BC")


def test_a_sacrifice_is_worth_it_where_somebody_cheap_stands_by() -> None:
    board = EMPTY.replace(". . . . .", ". . D . .", 1)
    pieces = {"A": figure("8F", "5/7/9", "{C}: Appease"), "B": figure("2F", "1/1/1"), "D": figure("1F", "1/1/1")}
    t = spawn(board, points=8, **pieces)
    answer = advised(t, "normal")
    assert isinstance(answer, tuple) and answer[1] == t.names["A"]
