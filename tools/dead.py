"""Check that nothing in the source is unused: dead.py. Vulture reads source, tests, tools and examples; what src alone has counts.

What is found by name (handlers of log entries, members of an enumeration, fields of content files) stands in
tools/dead_excused.toml with the reason; an excuse that is no longer needed is a failure, too.
"""

from __future__ import annotations

import ast
import fnmatch
import sys
import tomllib
from pathlib import Path

from vulture import Vulture

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "reverie"
EXCUSED = Path(__file__).parent / "dead_excused.toml"
PLACES = ("src", "tests", "tools", "benchmarks", "examples")
DECORATORS = ["@*.command", "@*.callback", "@get", "@post", "@websocket"]
"""What these decorate is called by somebody else."""


def keys_of(path: Path) -> set[int]:
    """The lines on which typed dicts name their keys: those are read as texts, never by name."""
    found: set[int] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef) and any(ast.unparse(base) == "TypedDict" for base in node.bases):
            found.update([part.lineno for part in node.body if isinstance(part, ast.AnnAssign)])
    return found


def main() -> int:
    excused = {entry["what"]: False for entry in tomllib.loads(EXCUSED.read_text(encoding="utf-8"))["excused"]}
    vulture = Vulture(ignore_decorators=DECORATORS)
    vulture.scavenge([str(ROOT / place) for place in PLACES])
    wrong = []
    for item in vulture.get_unused_code(min_confidence=60):
        path = Path(item.filename).resolve()
        if not path.is_relative_to(SOURCE) or item.first_lineno in keys_of(path):
            continue
        name = f"{path.relative_to(SOURCE).as_posix()}::{item.name}"
        fitting = [what for what in excused if fnmatch.fnmatchcase(name, what)]
        for what in fitting:
            excused[what] = True
        if not fitting:
            wrong.append(f"{name} (line {item.first_lineno}) is an unused {item.typ}")
    wrong += [f"{what} is excused, and need not be any more" for what, used in excused.items() if not used]
    for line in wrong:
        print(line)
    print(f"dead code: {len(excused)} excused, {len(wrong)} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
