"""The terminal: asked only where it matters, how it stands in a few lines, what happened beat by beat, help of this game."""

from __future__ import annotations

import re
from typing import Any

import pytest

DUEL = ("play", "dice_throne", "--seed", "5", "--no-colour")
BATTLE = ("play", "dreamblade", "--seed", "3", "--no-colour")


def questions(told: str) -> int:
    return len(re.findall(r"decides: |decyduje: ", told))


@pytest.mark.parametrize("game", ["dreamblade", "dice_throne"])
def test_the_opponent_is_normal_and_named(reverie: Any, game: str) -> None:
    told = reverie("play", game, "--seed", "3", stdin="quit\n").out
    assert re.search(r"A.*: a person\n +B.*: the bot normal\n", told)


def test_windows_in_which_nothing_matters_are_not_asked_unless_one_wants_it(reverie: Any, player: Any) -> None:
    asked = {}
    for wish in ((), ("--ask-always",)):
        told = reverie(*DUEL, *wish, stdin=player(2, leave_after=60)).out
        asked[wish] = len(re.findall(r"(?:Do you react|Do you let it through)\?", told))
    assert asked[("--ask-always",)] > 1.5 * asked[()] > 0


def test_the_command_ask_switches(reverie: Any) -> None:
    told = reverie(*DUEL, stdin="ask\nask\nquit\n").out
    assert "in every window now" in told and "only where it matters now" in told


@pytest.mark.parametrize(
    ("args", "own", "others"),
    [
        (BATTLE, ("why A3 c2", "rules DB-802.2g", "graveyard"), ("DT-", "Bend the Odds")),
        (DUEL, ("why Bend the Odds", "rules DT-4.43", "abilities"), ("DB-", "A3 c2", "reserves", "combat")),
    ],
)
def test_help_speaks_of_this_game(
    reverie: Any, args: tuple[str, ...], own: tuple[str, ...], others: tuple[str, ...]
) -> None:
    told = reverie(*args, stdin="help\nquit\n").out
    told = told[told.index("A number picks") : told.index("save and leave")]
    assert all(word in told for word in own) and not any(word in told for word in others)


@pytest.mark.parametrize(("args", "drawn"), [(BATTLE, True), (("play", "sword_and_sorcery"), False)])
def test_a_draw_is_offered_only_where_there_is_an_opponent(reverie: Any, args: tuple[str, ...], drawn: bool) -> None:
    assert ("offer a draw" in reverie(*args, stdin="help\nquit\n").out) == drawn


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("args", [BATTLE, DUEL], ids=["dreamblade", "dice_throne"])
def test_the_whole_table_is_shown_once_and_then_only_how_it_stands(
    reverie: Any, player: Any, args: tuple[str, ...], language: str
) -> None:
    told = reverie(*args, "--lang", language, stdin=player(4, leave_after=12)).out
    assert questions(told) >= 8
    board = {"dreamblade": "┃ a", "dice_throne": {"en": "Board of", "pl": "Plansza:"}[language]}
    mark = board[args[1]]
    shown = told.count(mark if isinstance(mark, str) else str(mark))
    assert shown <= 1
    assert reverie(*args, "--lang", language, stdin="board\nquit\n").out.count(str(mark)) == 2 * shown


def test_a_roll_stands_in_one_line_with_its_dice_and_turns_are_set_apart(reverie: Any, player: Any) -> None:
    told = reverie(*BATTLE, stdin=player(4, leave_after=60)).out
    assert re.search(r"initiative: Sun \d, Moon \d\. (?:Sun|Moon) goes first\. DB-", " ".join(told.split()))
    assert re.search(r"attacks?.*\[[\w, ]+\] = \d", told)
    assert re.search(r"^── .+ ──$", told, re.M)
    duel = reverie(*DUEL, stdin=player(4, leave_after=30)).out
    assert re.search(r"^── .+ ──$", duel, re.M)


def test_a_hint_is_a_sentence_of_what_to_do(reverie: Any) -> None:
    told = " ".join(reverie(*BATTLE, stdin="hint\nquit\n").out.split())
    assert re.search(r"A> (?:Spawn|Stop|Shift|Strike)[^.]*\. ", told)


def test_undo_goes_back_over_windows_that_passed_by_themselves(reverie: Any) -> None:
    told = reverie(*DUEL, stdin="1\n1\nundo\ny\nquit\n").out
    assert "Taken back." in told
    after = told[told.index("Taken back.") :]
    assert questions(after) >= 1
