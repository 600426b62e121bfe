"""Options that need not be made: they are made once, when somebody looks, and are then like any others."""

from __future__ import annotations

from reverie.kernel.agenda import Flow, advance, ask_first, play_at_random, procedure, push
from reverie.kernel.chance import Stream, seed_streams
from reverie.kernel.decision import Decision
from reverie.kernel.domain import Domain, Listed, Menu, domain_from_plain
from reverie.kernel.later import Later
from reverie.kernel.state import Frame, State

DEAL = Decision("deal", "X-1")


class Stalls(Later):
    """What a stall offers; it counts how often that was asked."""

    __slots__ = ("asked", "offered")

    def __init__(self, offered: Domain) -> None:
        super().__init__()
        self.asked = 0
        self.offered = offered

    def make(self) -> Domain:
        self.asked += 1
        return self.offered


class Market(Frame):
    """Everybody may deal at once."""

    __slots__ = ()


STALLS: list[Stalls] = []


def deal(s: State, f: Market) -> Flow:
    STALLS[:] = [Stalls(Listed(("buy", "sell"))) for _seat in range(4)]
    ask_first(s, tuple([(seat, DEAL, stall) for seat, stall in enumerate(STALLS)]))
    return None


def close(s: State, f: Market) -> None:
    assert f.answer is not None


procedure(Market, ("X-1", deal), ("X-1", close))


def test_of_a_race_only_the_options_of_who_answers_are_made() -> None:
    s = State(seed_streams(1, ("one",)))
    s.auto = True
    push(s, Market())
    advance(s)
    assert [stall.asked for stall in STALLS] == [0, 0, 0, 0]
    play_at_random(s, Stream(3).streams, 1)
    assert sorted(stall.asked for stall in STALLS) == [0, 0, 0, 1]


def test_they_are_what_was_made_and_made_once() -> None:
    menu = Menu(("done",), (("give", (1, 2), (3, 4)),))
    stall = Stalls(menu)
    assert not stall.empty() and stall.asked == 0
    assert list(stall) == list(menu) and stall.size() == 5
    assert stall.has(("give", 2, 3)) and not stall.has(("give", 3, 3))
    assert stall.at(1) == ("give", 1, 3)
    assert stall.sample(Stream(5).streams, 0) == menu.sample(Stream(5).streams, 0)
    assert stall.picks(()) == menu.picks(()) and stall.build((("give", 1), 3)) == ("give", 1, 3)
    assert domain_from_plain(stall.plain()).plain() == menu.plain()
    assert stall.asked == 1
