"""Content files: YAML 1.2 decoded into typed structs, so that a typo is an error with file, line and what was expected."""

from __future__ import annotations

import difflib
import math
import re
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import msgspec
from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError
from ruamel.yaml.events import CollectionEndEvent, CollectionStartEvent
from ruamel.yaml.nodes import MappingNode, ScalarNode, SequenceNode

from .plain import Body

T = TypeVar("T")

READING = threading.RLock()
"""Whoever reads content has it alone; whoever comes meanwhile waits and finds it read. (The decoder learns a type when it first
meets it, and two threads that teach it a recursive one at the same time bring the process down.)"""
DEEPEST: Final = 64
"""How deeply content may be nested."""
TOO_DEEP: Final = f"is nested more than {DEEPEST} deep; nothing in a pack needs that"
MOST_PARTS: Final = 200_000
"""Values in one file, those of aliases counted wherever they stand: a few lines of aliases can stand for billions."""
OPENING: Final = ("[", "{", "- ", "? ", ": ")
PROBED: Final = 2_000
NO_HINTS: dict[str, str] = {}
"""What a field may be, by its name, for messages."""


class Once(Generic[T]):
    """Something read from content when it is first needed, by whoever comes first."""

    def __init__(self, read: Callable[[], T]) -> None:
        self.read = read
        self.found: T | None = None

    def get(self) -> T:
        found = self.found
        if found is None:
            with READING:
                found = self.found  # whoever waited finds it there
                if found is None:
                    found = self.found = self.read()
        return found

    def put(self, found: T) -> None:
        """Something else instead of what would be read."""
        self.found = found


class Trouble:
    """One thing wrong with content: where, what, and what would be right."""

    __slots__ = ("column", "file", "line", "what")

    def __init__(self, file: Path, line: int, what: str, column: int = 0) -> None:
        self.file = file
        self.line = line
        self.column = column
        """Where on the line, if that says more than the line alone: files that are drawn, not written."""
        self.what = what

    def __str__(self) -> str:
        at = f"{self.line}:{self.column}" if self.column else f"{self.line}"
        return f"{self.file}:{at}: {self.what}"


class ContentError(ValueError):
    """Content that cannot be loaded; every trouble found is told."""

    def __init__(self, troubles: list[Trouble]) -> None:
        self.troubles = troubles
        super().__init__("\n".join(str(t) for t in troubles))


class Document:
    """A YAML file as plain values, with the line of every part of it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lines: dict[str, int] = {}
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise ContentError([Trouble(path, 1, f"cannot be read: {error}")]) from error
        try:
            self._check_depth(text)
            node = YAML(typ="safe").compose(text)  # by libyaml where it is there: ten times as fast
        except YAMLError as error:
            mark = getattr(error, "problem_mark", None)
            what = getattr(error, "problem", None) or str(error)
            raise ContentError([Trouble(path, mark.line + 1 if mark else 1, f"not YAML: {what}")]) from error
        self.value: Any = self._plain(node, "$", ()) if node is not None else None

    def _check_depth(self, text: str) -> None:
        """Refuse what is nested so deeply that the reader, which is recursive and not Python, would bring the process down.

        Files with few signs that open anything cannot be: only the others are gone through beforehand.
        """
        if sum([text.count(sign) for sign in OPENING]) < PROBED:
            return
        depth = 0
        for event in YAML(typ="safe").parse(text):
            if isinstance(event, CollectionStartEvent):
                depth += 1
            elif isinstance(event, CollectionEndEvent):
                depth -= 1
            if depth > DEEPEST:
                raise ContentError([Trouble(self.path, event.start_mark.line + 1, TOO_DEEP)])

    def _plain(self, node: Any, at: str, inside: tuple[Any, ...]) -> Any:
        self.lines[at] = node.start_mark.line + 1
        if len(inside) > DEEPEST:
            raise ContentError([self.trouble(at, TOO_DEEP)])
        if len(self.lines) > MOST_PARTS:
            what = f"has more than {MOST_PARTS} parts once its aliases (*name) are written out; split it, or use fewer"
            raise ContentError([self.trouble(at, what)])
        if any(node is outer for outer in inside):
            raise ContentError([self.trouble(at, "refers to itself; write it out instead")])
        inside = (*inside, node)
        if isinstance(node, MappingNode):
            mapping: Body = {}
            for key, value in node.value:
                name = str(key.value)
                if name in mapping:
                    raise ContentError([Trouble(self.path, key.start_mark.line + 1, f"{name!r} is given twice")])
                mapping[name] = self._plain(value, f"{at}.{name}", inside)
            return mapping
        if isinstance(node, SequenceNode):
            return [self._plain(item, f"{at}[{i}]", inside) for i, item in enumerate(node.value)]
        assert isinstance(node, ScalarNode)
        tag = str(node.tag).rsplit(":", 1)[-1]
        text: str = node.value
        if tag == "bool":
            return text.lower() == "true"
        if tag == "null":
            return None
        if tag in ("int", "float"):
            return self._number(text.replace("_", ""), tag, at)
        return text

    def _number(self, text: str, tag: str, at: str) -> int | float:
        """A number of YAML 1.2: decimal (leading zeros do not matter), 0x or 0o; infinities have no place in content."""
        number: int | float = math.nan
        try:
            if tag == "int":
                number = int(text, 0) if re.match(r"[-+]?0[xo]", text) else int(text)
            else:
                number = float(text)
        except ValueError:
            pass
        if not math.isfinite(number):
            raise ContentError([self.trouble(at, f"{text!r} is not a plain number; quote it if it is a text")])
        return number

    def line(self, at: str) -> int:
        """The line of a part, or of the nearest part around it."""
        while at not in self.lines:
            shorter = re.sub(r"(\.[^.\[]*|\[[^\]]*\])$", "", at)
            if shorter in ("", at):
                return 1
            at = shorter
        return self.lines[at]

    def trouble(self, at: str, what: str) -> Trouble:
        return Trouble(self.path, self.line(at), what)

    def decode(self, kind: type[T], known: tuple[str, ...] = (), hints: dict[str, str] = NO_HINTS) -> T:
        """The document as a typed struct; raises ContentError with file, line and what was expected."""
        parts = [("$", self.value)]
        if isinstance(self.value, list):
            parts = [(f"$[{i}]", part) for i, part in enumerate(self.value)]
        empty = [at for at, part in parts if isinstance(part, dict) and part.get("id") == ""]
        if empty:
            raise ContentError([self.trouble(f"{at}.id", "id: it should not be empty") for at in empty])
        try:
            with READING:
                return msgspec.convert(self.value, kind)
        except msgspec.ValidationError as error:
            what, _, at = str(error).partition(" - at ")
            path = at.strip("`") or "$"
            unknown = re.match(r"Object contains unknown field `(.*)`", what)
            if unknown:
                near = difflib.get_close_matches(unknown[1], known, 1)
                path = f"{path}.{unknown[1]}"
                hint = f"did you mean {near[0]!r}?" if near else f"known are {', '.join(known)}"
                what = f"unknown field {unknown[1]!r}; {hint}"
            what = what.replace("`", "'")
            field = re.sub(r"(\[[^\]]*\])+$", "", path).rsplit(".", 1)[-1]
            if what.startswith("Invalid enum value"):
                what = f"{field}: {what}; it should be {hints[field]}" if field in hints else f"{field}: {what}"
            elif not unknown and field != "$":
                what = f"{field}: {what}"
            raise ContentError([self.trouble(path, what)]) from error


def read_list(
    path: Path, kind: type[T], known: tuple[str, ...], hints: dict[str, str] = NO_HINTS
) -> list[tuple[T, str, Document]]:
    """A file that holds a list of things (or one thing): each with its place in the document."""
    document = Document(path)
    if document.value is None:
        return []
    if isinstance(document.value, list):
        return [(thing, f"$[{i}]", document) for i, thing in enumerate(document.decode(list[kind], known, hints))]  # type: ignore[valid-type]
    return [(document.decode(kind, known, hints), "$", document)]


def stray_files(
    folder: Path, kinds: tuple[str, ...], languages: tuple[str, ...], endings_of: Mapping[str, str] | None = None
) -> list[Trouble]:
    """What lies in a pack and is never read, most likely misspelt. Hidden files and notes may lie about.

    Each kind of content is a folder of files or one file: `maps/*.yaml`, `pack.yaml`; some folders have files of another ending.
    """
    told = []
    places = (*kinds, "text")
    for path in sorted(folder.iterdir()):
        if path.is_dir() and path.name in places:
            own = (endings_of or {}).get(path.name, ".yaml")
            endings = tuple(f"{language}.ftl" for language in languages) if path.name == "text" else (own,)
            names = " or ".join(f"*{ending}" for ending in endings)
            told += [
                Trouble(file, 1, f"this file is not read; the files in {path.name}/ are {names}")
                for file in sorted(path.iterdir())
                if not _a_note(file) and (file.is_dir() or not file.name.endswith(endings))
            ]
        elif not _a_note(path) and path.name not in [f"{kind}.yaml" for kind in kinds]:
            near = difflib.get_close_matches(path.stem, places, 1)
            hint = f"did you mean {near[0]}?" if near else f"a pack has {', '.join(places)}"
            told.append(Trouble(path, 1, f"this is not read; {hint}"))
    return told


def _a_note(path: Path) -> bool:
    return path.name.startswith(".") or (path.is_file() and path.suffix in ("", ".md", ".txt"))
