"""DB-C.8: every puzzle is solved by its line, by nothing else at the first decision, and not without its keyword."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

import pytest

from reverie.games.dreamblade import GAME
from reverie.games.dreamblade.content.library import Library
from reverie.games.dreamblade.game import DreambladeGame
from reverie.games.dreamblade.lessons.model import Puzzle, answer_of, course, finished
from reverie.games.dreamblade.rules.pieces import Piece
from reverie.games.dreamblade.rules.state import Dreamblade
from reverie.kernel.agenda import submit
from reverie.kernel.choice import NATURE, Choice
from reverie.kernel.codec import digest
from reverie.kernel.domain import Roll
from reverie.kernel.match import Match
from reverie.kernel.record import parse_record, replay

PUZZLES = list(course(GAME).puzzles.values())
SEEDS = (1, 2, 3)
MOST = 400_000
"""Situations that one search may look at."""


def solved(s: Dreamblade) -> bool:
    """All puzzles end with their turn, and who wins the turn wins the game."""
    outcome = GAME.outcome(s)
    return outcome is not None and outcome.winners == (0,)


def outcomes(choice: Choice) -> list[Any]:
    """Everything nature can say that makes a difference: the dice of a roll have no order."""
    options = choice.options
    if isinstance(options, Roll):
        return list(combinations_with_replacement(sorted(set(options.faces)), options.count))
    return list(options)


class Search:
    """Whether seat A can force the win: some answer of A's, whatever B answers and however unscripted dice fall."""

    def __init__(self, game: DreambladeGame) -> None:
        self.game = game
        self.known: dict[str, bool] = {}

    def after(self, s: Dreamblade, choice: Choice, answer: Any) -> bool:
        twin = s.clone()
        submit(twin, choice.seat, answer)
        return self.wins(twin)

    def wins(self, s: Dreamblade) -> bool:
        if not s.pending:
            return solved(s)
        key = digest(self.game, s)
        if key not in self.known:
            assert len(self.known) < MOST, "the puzzle is too wide to be searched"
            choice = s.pending[0]
            answers = outcomes(choice) if choice.seat == NATURE else list(choice.options)
            found = (self.after(s, choice, answer) for answer in answers)
            self.known[key] = any(found) if choice.seat == 0 else all(found)
        return self.known[key]

    def winning(self, s: Dreamblade) -> list[Any]:
        """The options at this decision that still win."""
        choice = s.pending[0]
        return [answer for answer in choice.options if self.after(s, choice, answer)]


def played(puzzle: Puzzle, seed: int) -> Match:
    """The line of a puzzle, played; where the line says nothing more, A stops or takes what comes first."""
    match = Match(GAME, puzzle.setup, seed)
    line = list(puzzle.data.line)
    while match.outcome() is None:
        s, choice = match.state, match.choices()[0]
        assert isinstance(s, Dreamblade)
        if choice.seat == 0 and line:
            match.submit(0, answer_of(s, choice, line.pop(0)))
        elif choice.options.has("stop"):
            match.submit(choice.seat, "stop")
        else:
            match.submit(choice.seat, choice.options.at(0))
    assert not line, f"the game was over before {line}"
    return match


def ids(puzzle: Puzzle) -> str:
    return puzzle.id


def test_there_are_twenty_one_for_each_of_twenty_keywords() -> None:
    assert [puzzle.data.number for puzzle in PUZZLES] == list(range(1, 21))
    assert len({puzzle.data.keyword for puzzle in PUZZLES}) == 20


@pytest.mark.parametrize("puzzle", PUZZLES, ids=ids)
def test_the_line_solves_it_whatever_the_seed(puzzle: Puzzle) -> None:
    for seed in SEEDS:
        match = played(puzzle, seed)
        assert isinstance(match.state, Dreamblade)
        assert solved(match.state)
        assert finished(puzzle, match.state, match.log)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=ids)
def test_the_record_of_the_solution_replays(puzzle: Puzzle) -> None:
    match = played(puzzle, 7)
    again = replay(GAME, parse_record(match.dump()))
    assert again.digest() == match.digest()


@pytest.mark.parametrize("puzzle", PUZZLES, ids=ids)
def test_search_finds_as_many_first_moves_as_stated(puzzle: Puzzle) -> None:
    s = GAME.new(puzzle.setup, 1)
    winning = Search(GAME).winning(s)
    assert len(winning) == puzzle.data.ways, f"{winning} of {list(s.pending[0].options)} win"
    assert answer_of(s, s.pending[0], puzzle.data.line[0]) in winning


def without(keyword: str) -> DreambladeGame:
    """The game with this keyword rubbed out of every piece."""
    library = Library.__new__(Library)
    library.__dict__.update(GAME.library.__dict__)
    library.pieces = {
        id: Piece(piece.data, tuple(a for a in piece.abilities if a.keyword != keyword), piece.pack)
        for id, piece in GAME.library.pieces.items()
    }
    made = DreambladeGame()
    made.stock.put(library)
    return made


@pytest.mark.parametrize("puzzle", PUZZLES, ids=ids)
def test_there_is_no_solution_without_the_keyword(puzzle: Puzzle) -> None:
    game = without(puzzle.data.keyword)
    assert not Search(game).wins(game.new(puzzle.setup, 1))
