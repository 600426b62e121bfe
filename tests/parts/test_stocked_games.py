"""What games with content of their own write alike: a library that is read once, packs, pairings; fields, tasks and figures of their pages."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from reverie.games import BUILT_IN, find_game
from reverie.kernel.content import Once
from reverie.kernel.state import State
from reverie.kernel.words import Words
from reverie.parts.game import StockedGame, StockedLab, pairing
from reverie.parts.setups import whole_number
from reverie.parts.web import by_seat, figure, labelled, switched, task_name


class Shelf(StockedGame[State, list[str]]):
    """A game whose library is the names of its packs."""

    name = "shelf"
    title = "Shelf"
    read = 0

    def read_library(self) -> list[str]:
        Shelf.read += 1
        return ["own", *[folder.name for folder in self.folders]]


def test_a_library_is_read_once_when_it_is_first_needed() -> None:
    Shelf.read = 0
    game = Shelf()
    assert Shelf.read == 0
    assert game.library == ["own"] and game.library is game.stock.get() and Shelf.read == 1
    assert game.with_content(()) is game
    with_pack = game.with_content((Path("packs/birds"),))
    assert type(with_pack) is Shelf and with_pack.library == ["own", "birds"] and game.library == ["own"]


def test_a_laboratory_has_the_library_of_its_game() -> None:
    game = Shelf()
    lab: StockedLab[State, list[str]] = StockedLab(game, game.stock)
    assert lab.game is game and lab.library.get() is game.library
    assert isinstance(lab.library, Once)


def test_pairings_go_through_every_ordered_pair_and_begin_again() -> None:
    found = [tuple(pairing(["a", "b", "c"], seed)) for seed in range(6)]
    assert len(set(found)) == 6 and all(a != b for a, b in found)
    assert pairing(["a", "b", "c"], 6) == pairing(["a", "b", "c"], 0) and pairing(["a"], 5) == ["a", "a"]


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_games_of_the_house_stand_on_it(name: str) -> None:
    game = find_game(name)
    assert isinstance(game, StockedGame) and isinstance(game.lab, StockedLab)
    assert game.library is game.stock.get()


@pytest.mark.parametrize("value", [3.0, "3", True, None, 0, 10])
def test_a_number_of_a_setup_is_a_whole_one_within_bounds(value: Any) -> None:
    assert whole_number(4, "turns", 1, 9) == 4
    with pytest.raises(ValueError, match=r"turns is .*; it should be a whole number from 1 to 9"):
        whole_number(value, "turns", 1, 9)


def test_fields_that_every_seat_has_are_a_list_or_one_for_each() -> None:
    assert by_seat({"hero": ["x", None, "z"]}, "hero", "ABC") == ["x", "", "z"]
    assert by_seat({"hero-0": "x", "hero-C": "z"}, "hero", "ABC") == ["x", "", "z"]
    assert by_seat({}, "hero", "AB") == ["", ""]


def test_a_switch_is_on_in_every_way_that_forms_say_so() -> None:
    assert all(switched(one) for one in (True, "true", "on", "1", "yes"))
    assert not any(switched(one) for one in (False, "", None, "no", "off", 0))


class Told(Words[State]):
    """Words that give back what they were asked for."""

    def __init__(self) -> None:
        super().__init__("en")

    def say(self, key: str, attribute: str = "", **args: object) -> str:
        return f"{key}.{attribute}" if attribute else f"{key} {args['title']}" if args else key


def test_fields_tasks_and_figures_are_worded_by_their_names() -> None:
    page = Told()
    assert labelled(page, [{"name": "turn_limit"}], "form") == [
        {"name": "turn_limit", "label": "form-turn-limit", "help": "form-turn-limit.help"}
    ]
    counts = [Counter({"dice": 3, "turn-won": 1}), Counter({"dice": 2})]
    assert figure(page, counts, "dice") == {"text": "figure-dice", "values": ["3", "2"]}
    assert figure(page, counts, "turns", "turn-won") == {"text": "figure-turns", "values": ["1", "0"]}
    assert task_name(page, {"lesson": "nothing"}, ("lesson",)) is None
    game = find_game("dreamblade").web_page("en")
    told = task_name(game, {"lesson": "claim"}, ("puzzle", "lesson"))
    assert told == {"kind": "learn", "name": "Lesson: Spawn, shift, claim", "sides": []}
