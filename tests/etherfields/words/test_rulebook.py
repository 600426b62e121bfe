"""The rulebook of Etherfields: every id of the reference in both languages, and nothing else is cited."""

from __future__ import annotations

import re
from pathlib import Path

from reverie.games.etherfields.content.library import RULEBOOK
from reverie.games.etherfields.game import GAME
from reverie.games.etherfields.rules.decisions import DECISIONS
from reverie.games.etherfields.rules.effects.vocabulary import OPS

RULES = Path(__file__).parents[3] / "src/reverie/games/etherfields/rules"
ELSEWHERE = ("EF-8", "EF-9", "EF-10")
"""Worked examples, rulings and designed content: they stand in the reference, behind the rules that they settle."""
BESIDE = ("rulings", "house")
"""Chapters of the book beside the rules: what the reference settled, and what our own cards say."""


def test_every_id_of_the_reference_stands_in_the_book_in_its_order() -> None:
    ids = (RULEBOOK / "rule_ids.txt").read_text(encoding="utf-8").split()
    rules = GAME.rulebook().rules
    assert [id for id, rule in rules.items() if rule.chapter not in BESIDE] == ids
    assert all(id.startswith(ELSEWHERE) for id, rule in rules.items() if rule.chapter in BESIDE)


def test_whatever_the_rules_cite_is_a_rule() -> None:
    known = GAME.rulebook().rules
    cited = {decision.rule for decision in DECISIONS} | {effect.rule for effect in OPS.effects.values()}
    for path in RULES.rglob("*.py"):
        cited.update(re.findall(r'"(EF-\d+\.\d+[a-z]?)"', path.read_text(encoding="utf-8")))
    assert sorted([id for id in cited if id not in known and not id.startswith(ELSEWHERE)]) == []


def test_chapters_have_titles_in_both_languages() -> None:
    book = GAME.rulebook()
    chapters = {rule.chapter for rule in book.rules.values()} - set(BESIDE)  # the pages of rules name these two
    for titles in book.chapters.values():
        assert chapters <= set(titles)
