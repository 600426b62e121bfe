"""Check that nothing in the source grows too large: sizes.py. Modules 500 lines, classes 40 methods, functions 60 lines.

What is excused stands in tools/sizes_excused.toml with its size and the reason; an excuse that is no longer needed, or whose
thing has grown further, is a failure, too.
"""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "reverie"
EXCUSED = Path(__file__).parent / "sizes_excused.toml"
MODULE, CLASS, FUNCTION = 500, 40, 60


def measured(path: Path) -> Iterator[tuple[str, str, int, int]]:
    """Everything in a module that has a size: its name, what is counted, how much there is, and how much there may be."""
    text = path.read_text(encoding="utf-8")
    name = path.relative_to(SOURCE).as_posix()
    yield name, "lines", text.count("\n"), MODULE
    places = [("", node) for node in ast.parse(text).body]
    while places:
        inside, node = places.pop()
        if isinstance(node, ast.ClassDef):
            methods = [part for part in node.body if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)]
            yield f"{name}::{inside}{node.name}", "methods", len(methods), CLASS
            places += [(f"{inside}{node.name}.", part) for part in node.body]
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            yield f"{name}::{inside}{node.name}", "lines", lines, FUNCTION


def main() -> int:
    excused = {entry["what"]: entry for entry in tomllib.loads(EXCUSED.read_text(encoding="utf-8")).get("excused", [])}
    wrong = []
    seen = set()
    for path in sorted(SOURCE.rglob("*.py")):
        for what, unit, size, most in measured(path):
            if size <= most:
                continue
            seen.add(what)
            if what not in excused:
                wrong.append(f"{what} has {size} {unit}; {most} are allowed")
            elif size > excused[what]["size"]:
                wrong.append(f"{what} has grown to {size} {unit}; {excused[what]['size']} are excused")
    wrong += [f"{what} is excused, and need not be any more" for what in excused if what not in seen]
    for line in wrong:
        print(line)
    print(f"sizes: {len(excused)} excused, {len(wrong)} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
