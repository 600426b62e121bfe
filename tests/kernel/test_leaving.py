"""A seat that leaves is asked nothing more: whatever it would be asked answers itself, and nobody waits for it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kernel.echo_duel import GAME as ECHO

from reverie.kernel.agenda import PROCEDURES, advance, ask, ask_all, pending_for, procedure, push, submit
from reverie.kernel.choice import LEAVE, IllegalAnswer
from reverie.kernel.decision import Decision, Decisions
from reverie.kernel.domain import Listed
from reverie.kernel.state import Frame, State

WORDS = Listed(("act", "pass"))
WORD, NUMBER = Decision("word", "T-1", passes="pass"), Decision("number", "T-1")


class Round(State):
    """Everybody speaks at once, then the second seat, then the first."""

    __slots__ = ("said",)

    def __init__(self) -> None:
        super().__init__([])
        self.said: list[Any] = []

    def clone(self) -> Round:
        twin = Round.__new__(Round)
        twin.copy_base(self)
        twin.said = self.said[:]
        return twin

    def part(self, seat: int) -> None:
        self.said.append(("left", seat))


class Talk(Frame):
    __slots__ = ()
    FIELDS = ()

    def copy(self) -> Talk:
        return Talk()


def all_speak(s: Round, f: Talk) -> None:
    ask_all(s, ((0, WORD, WORDS), (1, WORD, WORDS), (2, NUMBER, Listed((7, 8)))))


def second_speaks(s: Round, f: Talk) -> None:
    s.said.append(f.answer)
    ask(s, 1, WORD, WORDS)


def first_speaks(s: Round, f: Talk) -> None:
    s.said.append(f.answer)
    ask(s, 0, WORD, WORDS)


procedure(Talk, ("T-1", all_speak), ("T-2", second_speaks), ("T-3", first_speaks))


def talk() -> Round:
    s = Round()
    push(s, Talk())
    advance(s)
    return s


def test_who_is_asked_and_leaves_passes_and_the_others_are_still_waited_for() -> None:
    s = talk()
    submit(s, 1, LEAVE)
    assert pending_for(s, 1) is None and pending_for(s, 0) is not None
    submit(s, 2, 8)
    submit(s, 0, "act")
    assert s.said == [("left", 1), ("act", "pass", 8), "pass"], "what it is asked later it passes, too"
    assert pending_for(s, 0) is not None


def test_the_last_who_is_waited_for_leaves_and_the_game_goes_on_with_whatever_stands_first() -> None:
    s = talk()
    submit(s, 0, "act")
    submit(s, 1, "act")
    submit(s, 2, LEAVE)
    assert s.said == [("left", 2), ("act", "act", 7)] and pending_for(s, 1) is not None


def test_where_all_who_are_asked_have_left_nobody_is_waited_for() -> None:
    s = Round()
    s.left = (0, 1, 2)
    push(s, Talk())
    advance(s)
    assert s.said == [("pass", "pass", 7), "pass"] and not s.pending and s.over()


def test_nobody_leaves_twice_and_only_where_the_game_lets_them() -> None:
    s = talk()
    submit(s, 1, LEAVE)
    with pytest.raises(IllegalAnswer, match="not any more"):
        submit(s, 1, LEAVE)
    duel = ECHO.new(ECHO.setup({}), 0)
    with pytest.raises(IllegalAnswer, match="cannot leave this game before it ends"):
        submit(duel, 0, LEAVE)
    assert duel.left == () and duel.pending


def test_it_is_saved_and_copied_and_a_state_nobody_left_is_written_as_before() -> None:
    s = talk()
    assert len(s.plain_base(PROCEDURES)) == 7
    known = s.known
    submit(s, 1, LEAVE)
    plain = s.plain_base(PROCEDURES)
    assert plain[7:] == [(), (1,)] and s.clone().left == (1,) and s.known == known + 1
    again = Round()
    again.load_base(tuple(plain), PROCEDURES, Decisions(WORD, NUMBER))
    assert again.left == (1,)
