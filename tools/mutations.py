"""Mutants of the rules code: every function of it, broken in one small way at a time.

Rules code is what decides: the procedures of each game with its atoms, queries and legality. What is broken: comparisons,
`and`/`or`/`not`, conditions, sums, numbers, truths, the flow a step returns, calls and assignments left out. What is not:
telling (`s.listening`, `emit`), assertions, constructors and copies of frames, annotations.
"""

from __future__ import annotations
import __future__

import ast
import copy
import re
from collections.abc import Iterator
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "reverie" / "games"
BESIDE = ("atoms", "queries", "combat_state", "damage", "legality", "pool")
"""Rules code outside the procedures."""
MACHINERY = ("__init__", "copy", "cited", "plain")
RULE_ID = re.compile(r"\bD[BT]-[A-Za-z0-9]+(?:\.[A-Za-z0-9_]+(?: [a-z]+)?)*")

NEGATED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Lt: ast.GtE,
    ast.GtE: ast.Lt,
    ast.Gt: ast.LtE,
    ast.LtE: ast.Gt,
}
SHIFTED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
FLOWS = ("AGAIN", "RESTART", "DONE")
Change = tuple[ast.AST, str, Any, str]
"""The node, the field of it that is set, its new value, and the words for it (told of a whole node)."""


class Function(NamedTuple):
    """One function of the rules code."""

    path: Path
    name: str
    node: ast.FunctionDef
    rules: tuple[str, ...]
    """The rules that its step, its docstring or its comments name; else those of the functions that use it."""

    @property
    def game(self) -> str:
        return self.path.relative_to(GAMES).parts[0]

    @property
    def module(self) -> str:
        return ".".join(self.path.relative_to(ROOT / "src").with_suffix("").parts)


class Mutant(NamedTuple):
    """One change of one function. The id does not depend on where in the file the function stands."""

    id: str
    function: Function
    lines: tuple[int, int]
    number: int
    """Which of the function's changes it is."""


NO_RULES = ("say_", "judge_")
"""Functions of effects that stand for no rule: their words, and what they are worth to bots."""


def files() -> list[Path]:
    found = [
        path
        for path in [*GAMES.glob("*/rules/procedures/*.py"), *GAMES.glob("*/rules/effects/*.py")]
        if path.stem not in ("__init__", "declaring", "judging", "vocabulary")
    ]
    found += [path for path in GAMES.glob("*/rules/*.py") if path.stem in BESIDE]
    return sorted(found)


def functions(path: Path) -> list[Function]:
    """Every function of a file with the rules it stands for."""
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    lines = text.splitlines()
    found: list[tuple[str, ast.FunctionDef]] = []
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and not node.name.startswith(NO_RULES):
            found.append((node.name, node))
        elif isinstance(node, ast.ClassDef):
            found += [(f"{node.name}.{n.name}", n) for n in node.body if isinstance(n, ast.FunctionDef)]
    steps = dict(steps_of(tree))
    named = {}
    for name, node in found:
        own = RULE_ID.findall("\n".join(lines[node.lineno - 1 : node.end_lineno]))
        named[name] = set(own) | set(steps.get(name, ()))
    users = {name: {n.id for n in ast.walk(node) if isinstance(n, ast.Name)} for name, node in found}
    for name, rules in list(named.items()):
        if not rules:
            named[name] = {rule for user, uses in users.items() if name in uses for rule in named[user]}
    return [
        Function(path, name, node, tuple(sorted(named[name])))
        for name, node in found
        if node.name not in MACHINERY and not node.name.startswith("__")
    ]


def steps_of(tree: ast.Module) -> dict[str, list[str]]:
    """Step functions with the rules of their entries in procedure tables."""
    found: dict[str, list[str]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "procedure":
            for entry in node.args[1:]:
                if isinstance(entry, ast.Tuple) and isinstance(entry.elts[0], ast.Constant):
                    rule, step = entry.elts[0].value, entry.elts[1]
                    if rule and isinstance(step, ast.Name):
                        found.setdefault(step.id, []).append(str(rule))
    return found


def telling(node: ast.AST) -> bool:
    """Whether a statement only tells what happened."""
    if isinstance(node, ast.If):
        return any(isinstance(n, ast.Attribute) and n.attr == "listening" for n in ast.walk(node.test))
    return (
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and getattr(node.value.func, "id", "") == "emit"
    )


def asserting(node: ast.AST) -> bool:
    """Whether it only says what is so: `assert`, and the `strict=True` of a `zip`."""
    match node:
        case ast.Assert() | ast.keyword(arg="strict", value=ast.Constant(value=True)):
            return True
    return False


def skipped(node: ast.AST) -> bool:
    docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    return docstring or telling(node) or asserting(node) or isinstance(node, ast.arguments | ast.Raise)


def nodes(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a function that may be broken, in the order of the source."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not skipped(child):
                yield child
                yield from nodes(child)


def same_at_the_bound(node: ast.AST) -> list[ast.AST]:
    """The comparison of `a if a > b else b`, whose two values are one at the bound: moving it by one changes nothing."""
    if isinstance(node, ast.IfExp) and isinstance(node.test, ast.Compare) and len(node.test.ops) == 1:
        sides = {ast.unparse(node.test.left), ast.unparse(node.test.comparators[0])}
        if sides == {ast.unparse(node.body), ast.unparse(node.orelse)}:
            return [node.test]
    return []


def changes(function: ast.FunctionDef) -> Iterator[Change]:
    """Every way in which the function is broken."""
    bounds = [test for node in nodes(function) for test in same_at_the_bound(node)]
    for node in nodes(function):
        match node:
            case ast.Compare(ops=[op]):
                yield node, "ops", [NEGATED[type(op)]()], ""
                if type(op) in SHIFTED and node not in bounds:
                    yield node, "ops", [SHIFTED[type(op)]()], ""
            case ast.BoolOp(op=op):
                yield node, "op", ast.Or() if isinstance(op, ast.And) else ast.And(), ""
            case ast.UnaryOp(op=ast.Not(), operand=inner):
                yield node, "", inner, ""
            case ast.If(test=ast.Name() | ast.Attribute() | ast.Call() as test):
                yield node, "test", ast.UnaryOp(ast.Not(), test), f"if {ast.unparse(test)}"
            case ast.BinOp(op=ast.Add() | ast.Sub() as op, left=left, right=right) if not holds(left) | holds(right):
                yield node, "op", ast.Sub() if isinstance(op, ast.Add) else ast.Add(), ""
            case ast.AugAssign(op=op, value=value):
                if isinstance(op, ast.Add | ast.Sub) and not holds(value):
                    yield node, "op", ast.Sub() if isinstance(op, ast.Add) else ast.Add(), ""
                yield node, "", ast.Pass(), ""
            case ast.Constant(value=bool() as value):
                yield node, "value", not value, ""
            case ast.Constant(value=int() as value):
                yield node, "value", value + 1, ""
            case ast.Return(value=ast.Name(id=flow)) if flow in FLOWS:
                yield node, "value", ast.Constant(None), ""
            case ast.Expr(value=ast.Call()):
                yield node, "", ast.Pass(), ""
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
                yield node, "", ast.Pass(), ""


def holds(node: ast.AST) -> bool:
    """A sum of tuples, lists or strings has no difference: breaking it would only crash."""
    return isinstance(node, ast.Tuple | ast.List | ast.ListComp | ast.JoinedStr) or (
        isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("tuple", "list", "sorted")
    )


class Put(ast.NodeTransformer):
    """One node replaced by another."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        return self.new if node is self.old else self.generic_visit(node)


def mutants(function: Function) -> list[Mutant]:
    found: list[Mutant] = []
    seen: dict[str, int] = {}
    for number, (node, field, value, words) in enumerate(list(changes(function.node))):
        old = words or ast.unparse(node)
        if not field:
            new = "nothing" if isinstance(value, ast.Pass) else ast.unparse(value)
        elif words:
            new = f"if {ast.unparse(value)}"
        else:
            kept = getattr(node, field)
            setattr(node, field, value)
            new = ast.unparse(node)
            setattr(node, field, kept)
        told = f"{function.path.relative_to(GAMES).as_posix()}::{function.name}: {short(old)} -> {short(new)}"
        seen[told] = seen.get(told, 0) + 1
        id = told if seen[told] == 1 else f"{told} (no. {seen[told]})"
        last = node.test if isinstance(node, ast.If) else node
        found.append(Mutant(id, function, (node.lineno, last.end_lineno), number))  # type: ignore[attr-defined]
    return found


def broken(mutant: Mutant) -> CodeType:
    """The code of the function with this change. Functions of the rules have no closures, so that it fits in place."""
    function = copy.deepcopy(mutant.function.node)
    function.decorator_list = []
    node, field, value, _words = list(changes(function))[mutant.number]
    if field:
        setattr(node, field, value)
    else:
        function = Put(node, value).visit(function)
    module = ast.fix_missing_locations(ast.Module([function], []))
    flags = __future__.annotations.compiler_flag
    made = compile(module, str(mutant.function.path), "exec", flags=flags, dont_inherit=True)
    return next(part for part in made.co_consts if isinstance(part, CodeType))


def short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 120 else line[:117] + "..."


def all_mutants() -> list[Mutant]:
    return [m for path in files() for function in functions(path) for m in mutants(function)]
