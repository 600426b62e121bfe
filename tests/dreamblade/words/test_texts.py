"""Every question, option, event and refusal can be told in both languages, and rules text follows from the data."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest
from tests.dreamblade.random_pieces import random_game

from reverie.games.dreamblade import GAME
from reverie.games.dreamblade.content.library import TEXT
from reverie.games.dreamblade.rules.decisions import ATTACK
from reverie.games.dreamblade.rules.procedures.attack import ATTACK_DIE, BLADE, MISS
from reverie.games.dreamblade.words.words import DreambladePage
from reverie.kernel.chance import Stream
from reverie.kernel.choice import NATURE, Choice
from reverie.kernel.domain import Roll
from reverie.kernel.text import LANGUAGES
from reverie.testing import rule
from reverie.testing.contract import random_step

SOURCE = TEXT.parent.parent


def keys(path: Path) -> set[str]:
    return set(re.findall(r"^([a-zA-Z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE))


def page(language: str) -> DreambladePage:
    made = GAME.page(language)
    assert isinstance(made, DreambladePage)
    return made


@pytest.mark.parametrize("stem", ["", "keywords."])
def test_both_languages_have_the_same_messages(stem: str) -> None:
    assert keys(TEXT / f"{stem}en.ftl") == keys(TEXT / f"{stem}pl.ftl")


def called_with_text(function: str, position: int) -> set[str]:
    """The literal strings that all calls of a function in the game's code pass at a position."""
    found = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == function and len(node.args) > position:
                argument = node.args[position]
                if isinstance(argument, ast.Constant):
                    found.add(str(argument.value))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_every_question_has_a_text(language: str) -> None:
    texts = page(language).texts
    refusals = called_with_text("Refusal", 1)
    assert len(refusals) > 25
    assert [key for key in sorted(refusals) if not texts.has(f"refusal-{key}")] == []
    questions = [decision.name for decision in GAME.decisions]
    assert len(questions) > 15
    assert [key for key in sorted(questions) if not texts.has(f"choice-{key}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language: str) -> None:
    for seed in range(8):
        game, setup = random_game(seed) if seed % 2 else (GAME, GAME.sample_setup(seed))
        told: Any = DreambladePage(language, game.library)
        s = game.new(setup, seed)
        s.listening = True
        stream = Stream(seed)
        while s.pending:
            choice = s.pending[0]
            assert told.question(s, choice)
            options = choice.options
            for index in sorted({0, options.size() // 2, options.size() - 1}):
                assert told.option(s, choice, options.at(index))
            prefix: tuple[Any, ...] = ()
            while picks := options.picks(prefix) if choice.kind in ("spawn", "shift", "move", "disrupt") else ():
                assert told.pick(s, choice, prefix, picks[0])
                prefix = (*prefix, picks[-1])
            random_step(s, stream)
            for event in s.events:
                line = told.event(s, event)
                assert line is None or (
                    "{" not in line.replace("{B", "").replace("{S", "").replace("{C", "") or "{" in line
                )
            s.events = []
        outcome = game.outcome(s)
        assert outcome is not None
        assert told.outcome(s, outcome)


@rule("DB-300.8", "DB-300.10")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_name_a_flavour_line_and_generated_rules_text(language: str) -> None:
    told = page(language)
    for id, piece in GAME.library.pieces.items():
        assert told.texts.has(f"piece-{id}")
        if piece.pack == "dreams":  # the classics are facts, without flavour
            assert 0 < len(told.texts.get(f"piece-{id}", "flavor")) <= 120
        lines = told.rules_text(piece)
        assert len(lines) == len(piece.abilities)
        for line, ability in zip(lines, piece.abilities, strict=True):
            assert line.startswith(told.ability_name(ability))
            if ability.x and ability.cost >= -1:
                assert str(abs(ability.x)) in line


# Dice and numbers ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["2 m b", "2 miss blade", "2, p, o", "2 pudło ostrze"])
def test_faces_may_be_typed_in_any_language(language: str, typed: str) -> None:
    attack = Choice(NATURE, ATTACK, Roll(3, ATTACK_DIE), "DB-DP.1")
    assert page(language).roll(attack, typed) == (2, MISS, BLADE)
    with pytest.raises(ValueError, match="3"):
        page(language).roll(attack, f"{typed} x")


def test_what_is_counted_off_is_told_as_each_language_does() -> None:
    counted = [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 30]
    english = [page("en").ordinal(n) for n in counted]
    assert english == ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd", "23rd", "30th"]
    assert [page("pl").ordinal(n) for n in counted] == [f"{n}." for n in counted]


def test_no_code_of_the_game_knows_a_language() -> None:
    """A third language is a folder of texts."""
    found = []
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and node.value in LANGUAGES:
                found.append(f"{path.relative_to(SOURCE)}:{node.lineno}")
    assert found == []
