"""What the games cite can be read: every rule that a step carries out has its text in every language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from reverie.games import GAMES, find_game
from reverie.kernel.agenda import PROCEDURES
from reverie.testing.rules import places, without_a_place

PULSE = ("turn", "round")
"""Chapters of what a game plays again and again: it goes by turns, or by rounds of all."""


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_that_a_step_carries_out_can_be_read(name: str) -> None:
    game = find_game(name)
    book = game.rulebook()
    cited = {rule for rules in PROCEDURES.rules.values() for rule in rules if rule.startswith(f"{book.prefix}-")}
    assert len(cited) > 20
    assert [rule for rule in sorted(cited) if rule not in book] == []


def test_house_rules_are_marked_and_do_not_count_as_rules_of_the_reference() -> None:
    book = find_game("dice_throne").rulebook()
    house = [rule for rule in book.rules.values() if rule.kind == "house"]
    assert [rule.id for rule in house] == [f"DT-10.{number}" for number in range(60, 67)]
    assert all(set(rule.text) == {"en", "pl"} and rule.chapter == "house" for rule in house)
    assert book.coverage()["rules"] == len(book.expected())


def test_a_rule_whose_code_can_be_broken_unnoticed_is_not_proved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = find_game("dreamblade").rulebook()
    for name in ("rule_ids.txt", "rules_index.json"):
        (tmp_path / name).write_bytes((book.folder / name).read_bytes())
    monkeypatch.setattr(book, "folder", tmp_path)
    assert book.coverage()["unproved"] == [], "without a list of survivors nothing is known"
    (tmp_path / "mutants.json").write_text(json.dumps({"some/file.py::step: a < b -> a <= b": ["DB-802.2a", "DB-Q.1"]}))
    assert book.unproved() == ["DB-802.2a", "DB-Q.1"]
    assert book.coverage()["unproved"] == ["DB-802.2a"], "rulings are no rules of the reference"


@pytest.mark.parametrize("name", GAMES)
def test_the_index_says_where_nearly_every_enforced_rule_stands_in_the_source(name: str) -> None:
    game = find_game(name)
    book = game.rulebook()
    enforced = [rule.id for rule in book.rules.values() if rule.kind == "rule" and not rule.informational]
    nowhere = without_a_place(book, game.folder())
    assert len(nowhere) <= len(enforced) // 10, nowhere


def test_a_place_is_the_function_the_class_or_the_table_that_names_the_rule() -> None:
    game = find_game("dreamblade")
    found = places(game.rulebook(), game.folder())
    assert "rules/queries.py::engaged" in found["DB-G.engaged"]
    assert "rules/board.py::STACK" in found["DB-301.1a"], "the text below a table tells of it"
    assert "rules/procedures/turn.py::VICTORY" in found["DB-E.5"], "and so does the comment above it"
    assert any(place.startswith("rules/procedures/abilities.py::") for place in found["DB-K.Crit"])
    assert not any("lessons" in place for where in found.values() for place in where)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_chapter_begins_with_is_the_same_in_every_language_and_cites_rules_that_are_there(name: str) -> None:
    book = find_game(name).rulebook()
    chapters = {rule.chapter for rule in book.rules.values()}
    first, *others = book.guides.values()
    assert set(first) <= chapters
    assert any(first[key].steps for key in PULSE if key in first), "what is played again and again is told step by step"
    for guides in others:
        assert list(guides) == list(first)
        for key, guide in guides.items():
            own = first[key]
            assert guide.intro and guide.intro != own.intro
            told = [(step["mark"], step["rule"]) for step in guide.steps]
            assert told == [(step["mark"], step["rule"]) for step in own.steps]
            assert all(rule in book for _mark, rule in told)
            assert guide.drawing == own.drawing and len(guide.words) == len(own.words)


@pytest.mark.parametrize("name", GAMES)
def test_every_chapter_begins_with_a_word_about_it(name: str) -> None:
    book = find_game(name).rulebook()
    chapters = {rule.chapter for rule in book.rules.values()}
    for language, guides in book.guides.items():
        assert set(guides) == chapters, language
        told = [guide.intro for guide in guides.values()]
        assert len(set(told)) == len(told), "each has a word of its own"
