"""Fields: rows and frames declare what they hold, each field once; slots, constructor, copies and saves follow.

    @fields
    class Check(Frame):
        candidates: tuple[int, ...]
        deathblows: bool
        undecided: tuple[int, ...] = ()

What follows is written down as source, so that both builds get the same and nobody pays for the shorter text: `fields` runs it
when the class is made, and before mypyc reads a module `spelled_out` puts it in the place of the declarations (see setup.py, which
is why this module imports nothing of its neighbours).
"""

from __future__ import annotations
import __future__

import ast
import inspect
from typing import Any, Final, NamedTuple, TypeVar, dataclass_transform

C = TypeVar("C")

BOOKKEEPING: Final = {"step": "0", "answer": "None", "result": "None"}
"""What a frame holds besides its fields, and how it begins."""
MARK: Final = "fields"


class Declared(NamedTuple):
    """One field: its name, its type, and how its default is written ("" for none)."""

    name: str
    type: str
    default: str


def constructor(declared: list[Declared], kept: dict[str, str]) -> str:
    """An `__init__` that takes the fields in order, on one line."""
    taken = [f"{one.name}: {one.type}" + (f" = {one.default}" if one.default else "") for one in declared]
    begun = [f"self.{name} = {value}" for name, value in kept.items()]
    begun += [f"self.{one.name} = {one.name}" for one in declared]
    return f"def __init__(self, {', '.join(taken)}) -> None: {'; '.join(begun) or 'pass'}"


def copying(name: str, declared: list[Declared]) -> str:
    """A `copy` that hands all fields on, on one line."""
    return f"def copy(self) -> {name}: return {name}({', '.join([f'self.{one.name}' for one in declared])})"


@dataclass_transform(eq_default=False)
def fields(cls: type[C]) -> type[C]:
    """The class with everything that follows from its declarations. Fields of a base class that has none of its own to take
    are declared again, where they stand in the order."""
    of: Any = cls
    types = inspect.get_annotations(cls)
    body = {name: value for name, value in vars(cls).items() if name not in ("__dict__", "__weakref__")}
    defaults = {f"_{name}": body.pop(name) for name in types if name in body}
    declared = [Declared(name, kind, f"_{name}" * (f"_{name}" in defaults)) for name, kind in types.items()]
    known = [name for name in (*BOOKKEEPING, *types) if any([hasattr(base, name) for base in cls.__bases__])]
    body["__slots__"] = tuple([name for name in types if name not in known])
    body["FIELDS"] = tuple(types)
    namespace: dict[str, Any] = dict(defaults)
    for line in (constructor(declared, BOOKKEEPING if "step" in known else {}), copying(cls.__name__, declared)):
        exec(compile(line, f"<fields of {cls.__name__}>", "exec", __future__.annotations.compiler_flag), namespace)
    for name in ("__init__", "copy"):
        body[name] = namespace[name]
        body[name].__module__, body[name].__qualname__ = cls.__module__, f"{cls.__qualname__}.{name}"
    made: Any = type(of)(cls.__name__, cls.__bases__, body)
    namespace[cls.__name__] = made
    return made  # type: ignore[no-any-return]


# For the compiled build ----------------------------------------------------------------------------------------------


def spelled_out(source: str) -> str:
    """A module in which declared fields have been replaced by what follows from them. Lines keep their numbers."""
    lines = source.split("\n")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Name) and decorator.id == MARK:
                    lines[decorator.lineno - 1] = ""
                    _spell_out(lines, node)
    return "\n".join(lines)


def _spell_out(lines: list[str], node: ast.ClassDef) -> None:
    told = node.body[0]
    assert isinstance(told, ast.Expr), f"{node.name} begins with words that say what it is"
    stated = [one for one in node.body if isinstance(one, ast.AnnAssign)]
    declared = [
        Declared(ast.unparse(one.target), ast.unparse(one.annotation), ast.unparse(one.value) if one.value else "")
        for one in stated
    ]
    free: list[int] = []
    for one in stated:
        for at in range(one.lineno - 1, one.end_lineno or one.lineno):
            lines[at] = ""
            free.append(at)
    last = _explained(node.body, stated[-1]) if stated else told
    free += [at for at in range(last.end_lineno or 0, len(lines)) if not lines[at]][:2]
    is_row = any([ast.unparse(base) == "Row" for base in node.bases])
    lines[(told.end_lineno or 0) - 1] += f"; FIELDS = {tuple([one.name for one in declared])!r}"
    lines[free[0]] = "    " + constructor(declared, {} if is_row else BOOKKEEPING)
    lines[free[1]] = "    " + copying(node.name, declared)


def _explained(body: list[ast.stmt], last: ast.stmt) -> ast.stmt:
    """A declaration, or the words behind it that explain it."""
    at = body.index(last) + 1
    return body[at] if at < len(body) and isinstance(body[at], ast.Expr) else last
