"""The scenarios that tests are written in: an assertion that something did not happen must not pass by waiting."""

from __future__ import annotations

import pytest

from reverie.testing.dreamblade import Table, figure, strike

BOARD = """
    . . . . .
    . . . . .
    . . Ab . .
    . . . . .
    . . . . Cd
"""


def fight() -> Table:
    """b takes 5 damage against a defense of 4: it is disrupted, and A is asked where to put it."""
    t = strike(BOARD, given={"first": "B"}, A=figure("3V", "2/4/6"), b=figure("3F", "1/4/9"))
    t.answer("c3")
    t.roll(3, 2)
    return t


def test_an_event_is_not_ruled_out_while_the_choice_that_leads_to_it_is_asked() -> None:
    t = fight()
    t.asked("A", "disrupt")
    t.not_yet("disrupted")
    with pytest.raises(AssertionError, match="Check is not over: disrupted may still come"):
        t.never_saw("disrupted")
    t.answer("place", "b", "a1")
    t.never_saw("destroyed")
    with pytest.raises(AssertionError, match="happened"):
        t.never_saw("disrupted")


def test_an_event_of_a_combat_is_not_ruled_out_before_the_combat_is_fought() -> None:
    t = strike(BOARD, A=figure("3V", "2/4/6"))
    t.asked("A", "strike")
    with pytest.raises(AssertionError, match="Strike is not over: combat-began may still come"):
        t.never_saw("combat-began")
    t.answer("c3")
    with pytest.raises(AssertionError, match="Combat is not over: damaged may still come"):
        t.never_saw("damaged")
    t.roll("miss", "miss")
    t.never_saw("damaged")  # the second combat waits for its roll; what was begun is over
