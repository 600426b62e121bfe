"""Decisions are declared once: what passes, what is said about them, and what is no decision of a game."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kernel import hidden_hands

from reverie.kernel.agenda import ask, push
from reverie.kernel.choice import NATURE, Choice, choice_from_plain
from reverie.kernel.codec import load, save
from reverie.kernel.decision import Chance, Decision, Decisions
from reverie.kernel.domain import Listed, Menu, Permutation, Subset
from reverie.kernel.state import Frame, State

BID = Decision("bid", "T-1", passes=0)
CARDS = Listed((1, 2, 3))


class Auction(Frame):
    __slots__ = ("lot",)
    FIELDS = ("lot",)

    def __init__(self, lot: int) -> None:
        super().__init__()
        self.lot = lot


@pytest.mark.parametrize(
    ("options", "passes", "found"),
    [
        (Menu(("stop",), (("move", (1,), (2,)),)), "stop", "stop"),
        (Subset((1, 2), 0, 2), (), ()),
        (Subset((1, 2), 1, 2), (), None),
        (Subset((1, 2), 1, 2, ("decline",)), ("decline",), ("decline",)),
        (Listed((4, "decline", "stop")), "stop", "stop"),
        (Listed((4, "decline", "stop")), None, None),
        (Listed((4, 5)), "stop", None),
        (Permutation(3), None, None),
    ],
)
def test_a_decision_says_what_passes_where_it_is_an_option(options: Any, passes: Any, found: Any) -> None:
    assert Choice(0, Decision("it", "T-1", passes=passes), options, "T-1").passing() == found


def test_what_is_said_about_a_decision_comes_from_the_frame_that_asks() -> None:
    decision = Decision("bid", "T-1", about=lambda s, f: (f.lot, s.known))
    s = State([])
    push(s, Auction(7))
    ask(s, 0, decision, CARDS)
    assert decision.about(s) == (7, 0)
    assert s.pending[0].decision is decision and s.pending[0].kind == "bid"


def test_a_bare_word_cannot_be_asked() -> None:
    s = State([])
    push(s, Auction(7))
    word: Any = "bid"
    with pytest.raises((AttributeError, TypeError)):
        play_up_to_the_question(s, word)


def play_up_to_the_question(s: State, word: Any) -> str:
    """A compiled kernel refuses the word at once, an interpreted one as soon as anybody looks at the choice."""
    ask(s, 0, word, CARDS)
    return s.pending[0].kind


def test_a_decision_is_declared_once_but_nature_may_use_the_name_of_a_seat() -> None:
    roll = Chance("bid", "T-2")
    known = Decisions(BID, roll)
    assert known.find("bid", False) is BID and known.find("bid", True) is roll and list(known) == [BID, roll]
    with pytest.raises(ValueError, match="'bid' is declared twice"):
        Decisions(BID, Decision("bid", "T-3"))


def test_a_loaded_choice_is_of_the_declared_decision() -> None:
    known = Decisions(BID, Chance("roll", "T-2"))
    choice = choice_from_plain(Choice(1, BID, CARDS, "T-1", 4).plain(), known)
    assert choice.decision is BID and choice.subject == 4
    with pytest.raises(LookupError, match="no decision 'roll' is declared"):
        choice_from_plain(Choice(1, Decision("roll", "T-2"), CARDS, "T-1").plain(), known)
    assert choice_from_plain(Choice(NATURE, Chance("roll", "T-2"), CARDS, "T-1").plain(), known).seat == NATURE


def test_a_state_is_saved_as_it_was_before_decisions_were_declared() -> None:
    game = hidden_hands.GAME
    s = game.new(game.setup({}), 1)
    assert [choice.plain()[:2] for choice in s.pending][:1] == [(NATURE, "shuffle")]
    again = load(game, save(game, s))
    assert [choice.decision for choice in again.pending] == [hidden_hands.SHUFFLE]
