"""What `make mutants` breaks: a gate that overlooks changes, or calls the same one by two names, is none."""

from __future__ import annotations

import ast
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

TOOLS = Path(__file__).parents[2] / "tools"
SOURCE = '''
def step(s: int, f: object) -> int:
    """DB-1.1: a docstring is not broken."""
    assert s < 99
    if s.listening:
        emit(s, "told", n=1)
    if s > 2 and not f:
        s.count += 1
        push(s, 3)
        s.pairs = zip(s.left, s.right, strict=True)
        return AGAIN
    return s if s > 0 else 0
'''


@pytest.fixture(scope="module")
def mutations() -> ModuleType:
    spec = importlib.util.spec_from_file_location("mutations", TOOLS / "mutations.py")
    assert spec is not None and spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    sys.modules["mutations"] = made
    spec.loader.exec_module(made)
    return made


def test_every_decision_of_a_function_is_broken_and_nothing_that_only_tells(mutations: ModuleType) -> None:
    (node,) = ast.parse(SOURCE).body
    function = mutations.Function(mutations.GAMES / "toy" / "x.py", "step", node, ("DB-1.1",))
    told = [mutant.id.partition(": ")[2] for mutant in mutations.mutants(function)]
    assert told == [
        "s > 2 and (not f) -> s > 2 or not f",
        "s > 2 -> s <= 2",
        "s > 2 -> s >= 2",
        "2 -> 3",
        "not f -> f",
        "s.count += 1 -> s.count -= 1",
        "s.count += 1 -> nothing",
        "1 -> 2",
        "push(s, 3) -> nothing",
        "3 -> 4",
        "s.pairs = zip(s.left, s.right, strict=True) -> nothing",  # and not strict=False: it only asserts
        "return AGAIN -> return None",
        "s > 0 -> s <= 0",  # and not s >= 0: the two values are one at the bound
        "0 -> 1",
        "0 -> 1 (no. 2)",
    ]


def test_each_mutant_is_other_code(mutations: ModuleType) -> None:
    (node,) = ast.parse(SOURCE).body
    function = mutations.Function(mutations.GAMES / "toy" / "x.py", "step", node, ())
    codes = [mutations.broken(mutant) for mutant in mutations.mutants(function)]
    assert len({(code.co_code, code.co_consts, code.co_names) for code in codes}) == len(codes)


def test_ids_are_unique_and_every_step_of_the_games_is_among_them(mutations: ModuleType) -> None:
    every = mutations.all_mutants()
    assert len({mutant.id for mutant in every}) == len(every) > 2000
    functions = {function.name: function for path in mutations.files() for function in mutations.functions(path)}
    assert "DB-802.2d" in functions["assign_damage"].rules  # by its step's entry
    assert "DB-K.Bodyguard" in functions["guard_need"].rules  # by its docstring
