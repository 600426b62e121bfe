"""Tests cite the rules they prove: `@rule("DB-802.2g")`. The rules index is read off these citations."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from reverie.kernel.agenda import PROCEDURES
from reverie.kernel.rulebook import Rulebook

TAUGHT = ("lessons", "puzzles", "challenges")
"""Folders of content that speak of rules and carry none out."""

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


def places(book: Rulebook, folder: Path) -> dict[str, list[str]]:
    """Every id that the rules of a game name in code, docstring, comment or table, with the functions in which it stands.

    A place is `rules/queries.py::engaged`; a file alone where an id stands outside of everything, or in content. Keywords may be named by
    what they are called, as tables of procedures do: `"Crit"` stands for the rule `DB-K.Crit`.
    """
    longest_first = sorted(book.rules, key=len, reverse=True)
    ids = re.compile(rf"(?<![\w-])(?:{'|'.join(re.escape(id) for id in longest_first)})(?![\w-]|\.\w)")
    keywords = {id.partition("-K.")[2].replace("_", " "): id for id in book.rules if "-K." in id}
    names = re.compile("|".join(rf'"{re.escape(name)}"' for name in keywords)) if keywords else None
    found: dict[str, list[str]] = {}
    code = [folder / "game.py", *folder.glob("rules/**/*.py"), *folder.glob("content/*.py")]
    content = [path for path in folder.glob("content/data/**/*.yaml") if path.parent.name not in TAUGHT]
    for path in [*sorted(code), *sorted(content)]:
        source = path.read_text(encoding="utf-8")
        lines = len(source.splitlines())
        homes = _homes(ast.parse(source), lines) if path.suffix == ".py" else [""] * (lines + 2)
        for number, line in enumerate(source.splitlines(), start=1):
            cited = ids.findall(line)
            if names is not None:
                cited += [keywords[name.strip('"')] for name in names.findall(line)]
            for id in cited:
                home = homes[number] or (
                    homes[below_comment(number, source.splitlines())] if path.suffix == ".py" else ""
                )
                place = f"{path.relative_to(folder).as_posix()}{'::' + home if home else ''}"
                if place not in found.setdefault(id, []):
                    found[id].append(place)
    return found


def below_comment(number: int, lines: list[str]) -> int:
    """The line that a comment is written above."""
    while number < len(lines) and lines[number - 1].lstrip().startswith("#"):
        number += 1
    return number


def _homes(tree: ast.Module, lines: int) -> list[str]:
    """For every line the function, class or table that it belongs to."""
    homes = [""] * (lines + 2)

    def walk(nodes: list[ast.stmt], outer: str) -> None:
        for node in nodes:
            name = ""
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                name = f"{outer}{node.name}"
            elif isinstance(node, ast.Assign | ast.AnnAssign):
                target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                name = f"{outer}{target.id}" if isinstance(target, ast.Name) else ""
            elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and node.value.args:
                about = node.value.args[0]  # `procedure(Combat, ...)`
                name = about.id if isinstance(about, ast.Name) else ""
            if name:
                for line in range(node.lineno, (node.end_lineno or node.lineno) + 1):
                    homes[line] = name
            if isinstance(node, ast.ClassDef):
                walk(node.body, f"{name}.")

    walk(tree.body, "")
    for number, node in enumerate(tree.body[1:], start=1):  # the text below a table tells of it
        before = tree.body[number - 1]
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            for line in range(node.lineno, (node.end_lineno or node.lineno) + 1):
                homes[line] = homes[before.lineno]
    return homes


def rules_index(book: Rulebook, tests: Path, folder: Path) -> dict[str, dict[str, list[str]]]:
    """For every rule: the steps that cite it, where in the source of the game it stands, and the tests that prove it."""
    cited = citations(tests)
    steps = PROCEDURES.cited()
    where = places(book, folder)
    ids = [*book.rules, *(id for id in cited if id.startswith(book.prefix + "-") and id not in book.rules)]
    return {id: {"steps": steps.get(id, []), "places": where.get(id, []), "tests": cited.get(id, [])} for id in ids}


def without_a_place(book: Rulebook, folder: Path) -> list[str]:
    """The enforced rules that stand nowhere in the source of the game."""
    where = places(book, folder)
    enforced = [one.id for one in book.rules.values() if one.kind == "rule" and not one.informational]
    return [id for id in enforced if id not in where]
