"""The log of Dreamblade by combats: one line for each, with its dice and what came of it, and its steps folded beneath."""

from __future__ import annotations

import re
from functools import partial

import pytest
from tests.dreamblade.web_harness import fragment, page, played, scene_for

from reverie.kernel.choice import Choice
from reverie.kernel.match import Match
from reverie.table.web.changes import changes, fingerprints
from reverie.table.web.log import Shown, newest_first
from reverie.table.words.lines import Lines


def shown(match: Match, told: Lines) -> list[Shown]:
    return newest_first(told.upto(match), partial(told.page.episode, match.state))


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_combat_is_one_line_that_tells_what_came_of_it(language: str) -> None:
    told = Lines(page(language), None)
    begins = {"en": "Combat in ", "pl": "Starcie na "}[language]
    for match, _choice in played(3):
        lines = told.upto(match)
        entries = shown(match, told)
        steps = [step for entry in reversed(entries) for step in entry["steps"] or [entry] if step["text"]]
        assert [step["id"] for step in steps] == [line["id"] for line in lines if line["text"]], (
            "steps are told in their order"
        )
    combats = [entry for entry in entries if entry["steps"]]
    assert len(combats) > 5
    for combat in combats:
        kinds = [step["event"].kind for step in combat["steps"] if step["event"]]
        assert combat["text"].startswith(begins) and kinds[0] == "combat-began"
        assert kinds.count("combat-began") == 1 and "action-chosen" not in kinds
        rolls = kinds[: kinds.index("tallied")].count("rolled") if "tallied" in kinds else 0
        assert bool(combat["dice"]) == (rolls == 1), "dice that were rolled again are told step by step"
        for fate in ("destroyed", "disrupted"):
            gone = [step["event"].data["who"] for step in combat["steps"] if step["event"].kind == fate]
            for who in gone:
                assert page(language).name(match.state, who) in combat["text"]
        assert not re.search(r"\b0\b", combat["text"]), "no zeros"


def log_lines(match: Match, choice: Choice) -> list[str]:
    """The lines of the page in which the log stands."""
    scene, buttons = scene_for(match.state, choice, log=match.log)
    html = fragment(scene, buttons)
    return html[html.index('<ol class="log"') : html.index("</section>", html.index('<ol class="log"'))].split("\n")


def test_the_combat_that_goes_on_is_unfolded_and_grows_line_by_line() -> None:
    before: list[str] = []
    open_ones, folded, news = set(), set(), []
    for match, choice in played(3, turn_limit=6):
        lines = log_lines(match, choice)
        opened = [line for line in lines if re.search(r"<details [^>]* open>", line)]
        assert len(opened) <= 1
        open_ones |= set(opened)
        folded |= {line for line in lines if "<details " in line and "-was" in line}
        if opened and opened[0] in before:
            parts = changes(fingerprints(before), lines, fingerprints(lines))
            news.append(sum(len(part) for part in parts if isinstance(part, str)))
        before = lines
    assert len(open_ones) > 2 and len(folded) > 2
    assert news and max(news) < 2500, "what is told already is not sent again"
