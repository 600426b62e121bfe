"""Check that nothing in the source is written twice: duplicates.py. Functions of eight lines or more whose shape is the same.

Two functions have the same shape when their syntax trees are equal but for names of variables, docstrings and annotations.
What is excused stands in tools/duplicates_excused.toml with the reason; an excuse that is no longer needed is a failure, too.
"""

from __future__ import annotations

import ast
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "reverie"
EXCUSED = Path(__file__).parent / "duplicates_excused.toml"
LEAST = 8
"""Lines from which a function is worth being written once."""

Def = ast.FunctionDef | ast.AsyncFunctionDef


class Shape(ast.NodeTransformer):
    """A function without what may differ between copies: names of its own variables are numbered as they come."""

    def __init__(self) -> None:
        self.names: dict[str, str] = {}

    def number(self, name: str) -> str:
        return self.names.setdefault(name, f"n{len(self.names)}")

    def visit_arg(self, node: ast.arg) -> ast.arg:
        return ast.arg(arg=self.number(node.arg), annotation=None)

    def visit_Name(self, node: ast.Name) -> ast.Name:
        known = node.id in self.names or isinstance(node.ctx, ast.Store)
        return ast.Name(id=self.number(node.id) if known else node.id, ctx=node.ctx)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        self.generic_visit(node)
        return ast.Assign(targets=[node.target], value=node.value or ast.Constant(None), lineno=node.lineno)


def body_of(function: Def) -> list[ast.stmt]:
    """What a function does, without its docstring."""
    return function.body[1:] if ast.get_docstring(function, clean=False) is not None else function.body


def shape_of(function: Def) -> str:
    shape = Shape()
    arguments = shape.visit(function.args)
    return ast.dump(arguments) + "".join([ast.dump(shape.visit(part)) for part in body_of(function)])


def functions(path: Path) -> list[tuple[str, Def]]:
    """The functions and methods of a module that are long enough, with their names."""
    name = path.relative_to(SOURCE).as_posix()
    found: list[tuple[str, Def]] = []
    places: list[tuple[str, ast.AST]] = [("", node) for node in ast.parse(path.read_text(encoding="utf-8")).body]
    while places:
        inside, node = places.pop()
        if isinstance(node, ast.ClassDef):
            places += [(f"{inside}{node.name}.", part) for part in node.body]
        elif isinstance(node, Def) and body_of(node):
            body = body_of(node)
            if (body[-1].end_lineno or 0) - body[0].lineno + 1 >= LEAST:
                found.append((f"{name}::{inside}{node.name}", node))
    return found


def main() -> int:
    excused = [set(entry["what"]) for entry in tomllib.loads(EXCUSED.read_text(encoding="utf-8")).get("excused", [])]
    shapes: dict[str, list[str]] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        for name, function in functions(path):
            shapes.setdefault(shape_of(function), []).append(name)
    twins = [sorted(names) for names in shapes.values() if len(names) > 1]
    wrong = [f"written {len(names)} times: {', '.join(names)}" for names in sorted(twins) if set(names) not in excused]
    wrong += [f"excused, and need not be any more: {', '.join(sorted(e))}" for e in excused if sorted(e) not in twins]
    for line in wrong:
        print(line)
    print(f"duplicates: {len(excused)} excused, {len(wrong)} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
