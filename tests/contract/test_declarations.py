"""What a game declares is what it asks and tells; and every room that has to do with decisions knows every decision."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import reverie.games
from reverie.games import GAMES, find_game
from reverie.kernel.decision import Decision
from reverie.kernel.events import OF_THE_KERNEL

SOURCE = Path(reverie.games.__file__).parent
ROOMS = ("words", "web", "bots")
"""Who has something to add to every decision of a seat, unless it is excused."""
BY_DECLARATION = ("bots", "lessons", "builder", "limited", "campaign", "tournament", "wall")
"""Who compares decisions with what is declared, and never with their words."""
LISTED = "listed in the prompt, in the words of the terminal"
EXCUSED: dict[tuple[str, str], dict[str, str]] = {
    ("dreamblade", "words"): {"value": "a number is told as it is"},
    ("dreamblade", "bots"): {"order": "bots take the first; all orders are about as good"},
    ("dice_throne", "web"): dict.fromkeys(("choose", "how-many", "move", "pay", "upkeep-order"), LISTED),
}
"""By game and room: decisions of which nothing particular is to be said there, and why."""

games = pytest.mark.parametrize("name", GAMES)


def trees(folder: Path) -> Iterator[ast.Module]:
    for path in sorted(folder.rglob("*.py")):
        yield ast.parse(path.read_text(encoding="utf-8"), str(path))


def words_in(node: ast.AST) -> set[str]:
    return {str(n.value) for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)}


def compared(tree: ast.AST) -> set[str]:
    """The words with which the kind of a choice is compared; `kind` is one where a choice is at hand."""
    found: set[str] = set()
    for scope in ast.walk(tree):
        if not isinstance(scope, ast.FunctionDef):
            continue
        names = ["choice.kind", "self.kind"] + ["kind"] * any(arg.arg == "choice" for arg in scope.args.args)
        for node in ast.walk(scope):
            if isinstance(node, ast.Compare) and ast.unparse(node.left) in names:
                found |= {word for right in node.comparators for word in words_in(right)}
    return found


def constants(tree: ast.Module) -> dict[str, str]:
    """The declarations that a module of a game imports, by the name it gives them."""
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").endswith("decisions"):
            found.update({alias.asname or alias.name: alias.name for alias in node.names})
    return found


def known_in(room: Path, declared: dict[str, str]) -> set[str]:
    """The decisions that a room names: by the declarations it imports, or by their words where these are looked up."""
    found: set[str] = set()
    for tree in trees(room):
        if room.name not in BY_DECLARATION:
            found |= words_in(tree)
        found |= {declared[name] for name in constants(tree).values() if name in declared}
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "decisions":
                found.add(declared[node.attr])
    return found


def declarations(name: str) -> dict[str, str]:
    """The names under which a game's module declares its decisions."""
    module = __import__(f"reverie.games.{name}.rules.decisions", fromlist=["DECISIONS"])
    return {key: value.name for key, value in vars(module).items() if isinstance(value, Decision)}


@games
def test_every_decision_has_a_rule_of_the_book(name: str) -> None:
    game = find_game(name)
    rules = game.rulebook().rules
    assert [decision for decision in game.decisions if decision.rule not in rules] == []
    assert {decision.name for decision in game.decisions} == set(declarations(name).values()), "not gathered"


@games
def test_every_decision_is_asked_in_the_rules_and_nowhere_else(name: str) -> None:
    asked = {
        node.attr
        for tree in trees(SOURCE / name / "rules")
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "decisions"
    }
    assert set(declarations(name)) - asked == set(), "declared but never asked"


@games
@pytest.mark.parametrize("room", ROOMS)
def test_every_room_knows_every_decision(name: str, room: str) -> None:
    known = known_in(SOURCE / name / room, declarations(name))
    missing = set(find_game(name).decisions.seats) - known
    assert missing == set(EXCUSED.get((name, room), {})), f"decisions that {room} says nothing about"


@games
def test_nobody_waits_for_a_decision_that_is_never_asked(name: str) -> None:
    decisions = find_game(name).decisions
    known = set(decisions.seats) | set(decisions.chances)
    for tree in trees(SOURCE / name):
        assert compared(tree) - known == set()


@games
@pytest.mark.parametrize("room", BY_DECLARATION)
def test_decisions_are_compared_with_what_is_declared(name: str, room: str) -> None:
    for tree in trees(SOURCE / name / room):
        asks = compared(tree) & set(find_game(name).decisions.seats)
        assert not asks, "compare `choice.decision` with the declaration"


@games
def test_what_is_told_is_declared(name: str) -> None:
    emitted: set[str] = set()
    declared = find_game(name).events
    for tree in trees(SOURCE / name):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "emit":
                kinds = words_in(node.args[1])
                emitted |= kinds
                told = {word.arg for word in node.keywords if word.arg is not None}
                assert all(set(declared.get(kind, ())) >= told for kind in kinds), f"{kinds} tells {told}"
    assert emitted <= set(declared) and not set(declared) & set(OF_THE_KERNEL)
