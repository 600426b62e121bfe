"""What is asked of a game is split by who asks (rules, bots, laboratory), and a game answers that and nothing else."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

import reverie
from reverie.games import GAMES, find_game
from reverie.kernel.adviser import Adviser
from reverie.kernel.game import Game, Lab, SetupError
from reverie.parts.game import StockedGame

SOURCE = Path(reverie.__file__).parent
MOST_LINES = 250
CONTENT = ("cast", "plan")
"""What a game has besides: its content, for its own rooms."""

games = pytest.mark.parametrize("name", GAMES)


@games
def test_a_game_is_the_contract_and_nothing_else(name: str) -> None:
    path = SOURCE / "games" / name / "game.py"
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= MOST_LINES, "reading and reckoning belong into the rooms"
    assert [node.name for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)] == []
    game = find_game(name)
    asked = StockedGame if isinstance(game, StockedGame) else Game
    for kind, contract in ((type(game), asked), (type(game.bots), Adviser), (type(game.lab), Lab)):
        own = [part for part, value in vars(kind).items() if callable(value) and part not in ("__init__", *CONTENT)]
        assert [part for part in own if not hasattr(contract, part)] == [], kind.__name__


class Named(Game):
    """A game that says nothing to bots and laboratories."""

    name = "named"
    title = "Named"
    seats = ("A", "B")
    options = {"rounds": 3}


def test_a_game_that_says_nothing_has_answers_for_all_who_ask() -> None:
    game = Named()
    assert type(game.bots) is Adviser and type(game.lab) is Lab
    assert game.lab.setup(7) == {"rounds": 3} and game.lab.setup_with({"rounds": 5}, 7) == {"rounds": 5}
    assert game.lab.sides({}) == ["named", "named"] and game.lab.exchanged({"rounds": 3}) == {"rounds": 3}
    with pytest.raises(SetupError, match="in Named every seat plays the same"):
        game.lab.wish_sides({0: "anything"})
    assert list(game.bots.levels) == ["novice", "adept", "expert", "master"]


@cache
def states() -> list[str]:
    """The names of the classes that states of games have."""
    return [type(find_game(name).new(find_game(name).sample_setup(0), 0)).__name__ for name in GAMES]


def test_nobody_asserts_whose_state_it_is() -> None:
    """Game, Words, Terminal, Browser, Page, Scene and Extra are generic in the state: a signature says it."""
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Assert) and any(f", {name})" in ast.unparse(node.test) for name in states()):
                found.append(f"{path.relative_to(SOURCE)}:{node.lineno}: {ast.unparse(node)}")
    assert found == []
