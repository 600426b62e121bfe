"""Texts: messages by key in one language, from Fluent files. The only module that knows Fluent."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from .plain import Particulars

LANGUAGES: Final = ("en", "pl")
"""All languages, the first of them the one that everything is written in first."""
MOST_SAID: Final = 20_000


class TextError(ValueError):
    """A text file that does not parse, or a key nobody wrote."""


def _first_junk(source: str) -> str:
    """The number of the first line that is no Fluent, and what stands there."""
    junk = next(entry for entry in FluentParser(with_spans=True).parse(source).body if isinstance(entry, Junk))
    assert junk.span is not None
    number = source.count("\n", 0, junk.span.start) + 1
    return f"{number}: this is not a Fluent message: {source.splitlines()[number - 1]!r}"


class Texts:
    """All messages of one language. Later files may add keys, not replace them."""

    def __init__(self, language: str, files: list[Path]) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.said: dict[tuple[object, ...], str] = {}
        for path in files:
            try:
                source = path.read_text(encoding="utf-8")
            except (OSError, UnicodeDecodeError) as error:
                raise TextError(f"{path}: cannot be read: {error}") from error
            resource = FluentResource(source)
            if any(isinstance(entry, Junk) for entry in resource.body):
                raise TextError(f"{path}:{_first_junk(source)}")
            self.bundle.add_resource(resource)

    def has(self, key: str, attribute: str = "") -> bool:
        if not self.bundle.has_message(key):
            return False
        return not attribute or attribute in self.bundle.get_message(key).attributes

    def get(self, key: str, attribute: str = "", **args: object) -> str:
        """The message, or one of its attributes, with its arguments filled in. What was said once is said again quickly."""
        asked: tuple[object, ...] = (key, attribute)
        if args:
            asked = (key, attribute, *args.items(), *map(type, args.values()))  # 1, 1.0 and True are said differently
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
