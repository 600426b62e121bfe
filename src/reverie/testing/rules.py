"""Tests cite the rules they prove: `@rule("DB-802.2g")`. The rules index is read off these citations."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from reverie.kernel.agenda import PROCEDURES
from reverie.kernel.rulebook import Rulebook

T = TypeVar("T", bound=Callable[..., Any])


def rule(*ids: str) -> Callable[[T], T]:
    """Mark a test as a proof of these rules (ids of rules, rulings or test cases of the reference)."""

    def mark(test: T) -> T:
        test.__rules__ = ids  # type: ignore[attr-defined]
        return test

    return mark


def citations(folder: Path) -> dict[str, list[str]]:
    """Every id that a test below this folder cites, with the tests that cite it."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and getattr(decorator.func, "id", "") == "rule":
                    for argument in decorator.args:
                        if isinstance(argument, ast.Constant):
                            name = f"{path.relative_to(folder.parent).as_posix()}::{node.name}"
                            found.setdefault(str(argument.value), []).append(name)
    return found


def rules_index(book: Rulebook, tests: Path) -> dict[str, dict[str, list[str]]]:
    """For every rule: the steps that cite it and the tests that prove it."""
    cited = citations(tests)
    steps = PROCEDURES.cited()
    ids = [*book.rules, *(id for id in cited if id.startswith(book.prefix + "-") and id not in book.rules)]
    return {id: {"steps": steps.get(id, []), "tests": cited.get(id, [])} for id in ids}
