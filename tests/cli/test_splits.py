"""Whatever is split in a game, the terminal can name who may be given some of it."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from reverie.kernel.agenda import Flow, ask, procedure
from reverie.kernel.decision import Decision, Decisions
from reverie.kernel.domain import Split
from reverie.kernel.game import Game
from reverie.kernel.match import Match
from reverie.kernel.page import Page
from reverie.kernel.plain import Setup
from reverie.kernel.state import Frame, State
from reverie.terminal import TerminalTable

SHARE = Decision("share", "S-1")


class Sharing(Frame):
    FIELDS = ()


def share(s: State, f: Sharing) -> Flow:
    ask(s, 0, SHARE, Split(3, (0, 1)))
    return None


procedure(Sharing, ("S-1", share))


class Shares(State):
    __slots__ = ("setup",)


class ShareGame(Game):
    """Somebody spreads three of something over both seats."""

    name = "shares"
    seats = ("A", "B")
    decisions = Decisions(SHARE)

    def blank(self, setup: Setup, seed: int) -> Shares:
        s = Shares([seed])
        s.setup = setup
        return s

    def opening(self, s: State) -> Frame:
        return Sharing()

    def page(self, language: str) -> Page:
        return Page(language)


def test_a_game_that_names_nothing_has_its_seats_named() -> None:
    game = ShareGame()
    out = StringIO()
    table = TerminalTable(game, Match(game, {}, 1, ["you", "you"]), {}, "en", Console(file=out))
    picks, labels = table.list_options(table.match.state.pending[0], ())
    assert (picks, labels) == ((), [])
    assert "Sun, Moon" in out.getvalue()
