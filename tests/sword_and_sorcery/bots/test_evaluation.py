"""How a quest looks: what counts, which way, and that the weights are fitted as the tool says."""

from __future__ import annotations

import math
import runpy
from pathlib import Path
from typing import Any

import pytest
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.bots.evaluate import WEIGHTS, counted, evaluate, way
from reverie.games.sword_and_sorcery.bots.judge import Judge
from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules.state import STORY, Thing
from reverie.kernel.chance import Stream

TOOL = Path(__file__).parents[3] / "tools" / "fit_evaluation.py"


def placed(**more: str) -> Scene:
    """Two heroes at one end of a way whose other end is their objective."""
    figures = {"Ecarus": "white-rose 1B.a broadsword", "Thorgar": "cleric 1B.a"} | more
    q = scene("1B 8B 14B", **figures)
    q.s.plan.objectives = (q.area("14B.b"),)
    return q


def test_whatever_counts_has_a_weight() -> None:
    q = placed(g="gremlin green 1 1B.b")
    assert list(counted(Judge(q.s))) == list(WEIGHTS)


def test_it_looks_the_same_for_all_and_nothing_is_changed() -> None:
    q = placed(g="gremlin green 1 1B.b")
    before = GAME.plain(q.s)
    assert GAME.bots.evaluate(q.s, 0) == GAME.bots.evaluate(q.s, 1) == evaluate(q.s)
    assert -1 < evaluate(q.s) < 1 and GAME.plain(q.s) == before


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"Ecarus": "white-rose 1B.b"}, {}),
        ({}, {"g": "gremlin green 1 1B.b"}),
        ({"g": "gremlin green 1 1B.a"}, {"g": "gremlin red 1 1B.a"}),
    ],
    ids=["nearer", "no enemy", "weaker enemy"],
)
def test_what_is_better_looks_better(better: dict[str, str], worse: dict[str, str]) -> None:
    assert evaluate(placed(**better).s) > evaluate(placed(**worse).s)


def test_death_looks_worse_and_the_end_is_sure() -> None:
    q = placed()
    well = evaluate(q.s)
    q.s.heroes.edit(0).ghost = True
    q.s.figures.edit(0).area = -1
    assert evaluate(q.s) < well
    q.s.ended = "won"
    assert evaluate(q.s) == 1.0
    q.s.ended = "all-ghosts"
    assert evaluate(q.s) == -1.0


def test_time_is_worth_something_however_much_there_is() -> None:
    """With much time left, a step forward still counts: a party that never hurries runs out of events in the end."""
    near, far = placed(Ecarus="white-rose 1B.b"), placed()
    assert Judge(far.s).rounds == Judge(near.s).rounds
    one, two = counted(Judge(near.s)), counted(Judge(far.s))
    assert one["time"] > two["time"]


# The tool ------------------------------------------------------------------------------------------------------------


def test_the_tool_finds_the_weights_that_made_the_games() -> None:
    """Games whose chances follow known weights, with an intercept for each of two quests."""
    tool: dict[str, Any] = runpy.run_path(str(TOOL))
    stream = Stream(4)
    played = []
    for number in range(4000):
        quest = ("even", "grim")[number % 2]
        a, b = stream.below(1000) / 250 - 2, stream.below(1000) / 500
        odds = 1.5 * a - 0.8 * b - (2.0 if quest == "grim" else 0.0)
        won = stream.below(10_000) < 10_000 / (1 + math.exp(-odds))
        played.append(tool["Played"](quest, [{"a": a, "b": b}], won))
    weights, quests = tool["fit"](played)
    assert weights["a"] == pytest.approx(1.5, abs=0.15) and weights["b"] == pytest.approx(-0.8, abs=0.15)
    assert quests["even"] == pytest.approx(0.0, abs=0.25) and quests["grim"] == pytest.approx(-2.0, abs=0.3)


def test_a_game_that_is_played_for_it_has_a_situation_for_each_round() -> None:
    tool: dict[str, Any] = runpy.run_path(str(TOOL))
    one = tool["play"](GAME, "P", "standard", 2, 5)
    assert one.quest == "P standard" and 2 < len(one.situations) < 20
    assert all(list(situation) == list(WEIGHTS) for situation in one.situations)


def test_what_is_done_does_not_make_the_way_longer() -> None:
    """An objective at which something is left to do, then the last one: once it is done the way is what it was, less what was gone."""
    q = placed(Ecarus="white-rose 8B.a", Thorgar="cleric 8B.a")
    middle, last = q.area("8B.a"), q.area("14B.b")
    q.s.plan.objectives = (middle, last)
    before = way(Judge(q.s))
    q.s.things.rows.append(Thing(STORY, middle))
    assert way(Judge(q.s)) == before
