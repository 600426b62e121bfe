"""Options in a terminal: numbers in a row, headings beside them, long ones under their beginning, like ones once."""

from __future__ import annotations

import io

from rich.console import Console

from reverie.games import find_game
from reverie.kernel.agenda import owed
from reverie.listed import print_options, told_apart


def printed(labels: list[str], groups: list[str], width: int = 40) -> list[str]:
    out = io.StringIO()
    print_options(Console(file=out, width=width, no_color=True), labels, groups)
    return [line.rstrip() for line in out.getvalue().splitlines()]


def test_without_headings_there_are_only_numbers() -> None:
    assert printed(["north", "south"], ["", ""]) == ["   1  north", "   2  south"]


def test_a_heading_stands_beside_the_first_of_its_options() -> None:
    assert printed(["north", "south", "rest"], ["Go", "Go", "Other"]) == [
        "  Go      1  north",
        "          2  south",
        "  Other   3  rest",
    ]


def test_what_is_long_goes_on_under_its_beginning() -> None:
    told = printed(["a road that goes on and on to the mill"], [""], 30)
    assert told == ["   1  a road that goes on and", "      on to the mill"]


def test_of_what_is_called_alike_one_is_listed() -> None:
    game = find_game("sword_and_sorcery")
    position = {"hero": "A", "A": {"wounds": 3, "items": ["healing-potion", "healing-potion"]}}
    s = game.new(game.setup({"heroes": ["white-rose", "archer"], "position": position}), 1)
    choice = owed(s)
    picks, labels = told_apart(game.page("en"), s, choice, ())
    assert len(labels) == len(set(labels)) == len(picks) < choice.options.size()
    assert all(choice.options.has(pick) for pick in picks)
