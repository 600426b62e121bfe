"""Texts: messages by key in one language, from Fluent files. The only module that knows Fluent."""

from __future__ import annotations

import re
from pathlib import Path
from threading import Lock
from typing import Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource

from .plain import Particulars

LANGUAGES: Final = ("en", "pl")
"""All languages, the first of them the one that everything is written in first."""
MOST_SAID: Final = 20_000

BEGINS: Final = re.compile(r"(-?[a-zA-Z][\w-]*) *=")
"""Where a message or a term begins: at the left margin."""
INSIDE: Final = re.compile(r"[ \t\r#}\[*]|$")
"""What else may stand at the left margin: what belongs to the message above, a comment, nothing."""
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class TextError(ValueError):
    """A text file that does not parse, or a key nobody wrote."""


class Entry(NamedTuple):
    """A message or term as it is written, and where."""

    source: str
    path: Path
    line: int

    def parsed(self) -> Resource:
        resource = FluentResource(self.source)
        if any(isinstance(entry, Junk) for entry in resource.body):
            raise no_message(self.path, self.line, self.source.splitlines()[0])
        return resource


def no_message(path: Path, line: int, written: str) -> TextError:
    return TextError(f"{path}:{line}: this is not a Fluent message: {written!r}")


def entries_of(path: Path) -> dict[str, Entry]:
    """The entries of a file as they are written. A message is read only when somebody needs it: most pages need few of them."""
    try:
        lines = path.read_text(encoding="utf-8").split("\n")
    except (OSError, UnicodeDecodeError) as error:
        raise TextError(f"{path}: cannot be read: {error}") from error
    found: dict[str, Entry] = {}
    key, begun = "", 0
    for number, line in enumerate([*lines, "end ="]):
        begins = BEGINS.match(line)
        if begins is None:
            if not INSIDE.match(line) or (line.strip() and not line.startswith("#") and not key):
                raise no_message(path, number + 1, line)
            continue
        if key:
            found.setdefault(key, Entry("\n".join(lines[begun:number]) + "\n", path, begun + 1))
        key, begun = begins.group(1), number
    return found


class Texts:
    """All messages of one language. Later files may add keys, not replace them."""

    def __init__(self, language: str, files: list[Path]) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.said: dict[tuple[object, ...], str] = {}
        self.unread: dict[str, Entry] = {}
        """What nobody has needed yet."""
        self.reading = Lock()
        for path in files:
            self.unread = {**entries_of(path), **self.unread}

    def check(self) -> None:
        """Read everything; raises TextError for the first message that is none."""
        for key in list(self.unread):
            self._read(key)

    def _read(self, key: str) -> None:
        """Read a message with whatever it refers to. What is not unread any more is there as a whole, for every thread."""
        if key not in self.unread:
            return
        with self.reading:
            needed, ahead = [], [key]
            while ahead:
                one = ahead.pop()
                if one in self.unread and one not in needed:
                    needed.append(one)
                    ahead += REFERENCE.findall(self.unread[one].source)
            for one in needed:
                self.bundle.add_resource(self.unread[one].parsed())
            for one in needed:
                del self.unread[one]

    def has(self, key: str, attribute: str = "") -> bool:
        self._read(key)
        if not self.bundle.has_message(key):
            return False
        return not attribute or attribute in self.bundle.get_message(key).attributes

    def get(self, key: str, attribute: str = "", **args: object) -> str:
        """The message, or one of its attributes, with its arguments filled in. What was said once is said again quickly."""
        asked: tuple[object, ...] = (key, attribute)
        if args:
            values = args.values()
            asked = (key, attribute, *args, *values, *map(type, values))  # 1, 1.0 and True are said differently
        try:
            said = self.said.get(asked)
        except TypeError:
            return self.format(key, attribute, args)
        if said is None:
            said = self.format(key, attribute, args)
            if len(self.said) >= MOST_SAID:
                self.said.clear()
            self.said[asked] = said
        return said

    def format(self, key: str, attribute: str, args: Particulars) -> str:
        if not self.has(key, attribute):
            raise TextError(f"no text {key}{'.' + attribute if attribute else ''} in {self.language!r}")
        message = self.bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise TextError(f"text {key} in {self.language!r} has only attributes")
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise TextError(f"text {key} in {self.language!r}: {errors[0]}")
        return str(text)
