"""The content of Sword & Sorcery for tests: read once, or copied and broken in one place."""

from __future__ import annotations

import functools
import shutil
from pathlib import Path

from reverie.games.sword_and_sorcery.content.compile import make_cast
from reverie.games.sword_and_sorcery.content.library import CONTENT, Library
from reverie.games.sword_and_sorcery.content.quests import make_plan
from reverie.games.sword_and_sorcery.rules.cast import Cast
from reverie.games.sword_and_sorcery.rules.plan import Plan
from reverie.kernel.content import ContentError


@functools.cache
def library() -> Library:
    return Library()


@functools.cache
def cast() -> Cast:
    return make_cast(library())


@functools.cache
def plan(quest: str = "P") -> Plan:
    return make_plan(library(), cast(), quest)


def changed(folder: Path, file: str, *changes: tuple[str, str]) -> Path:
    """A copy of the data in which something stands instead of something else."""
    shutil.copytree(CONTENT, folder, dirs_exist_ok=True)
    path = folder / file
    text = path.read_text()
    for old, new in changes:
        assert old in text, f"{file} has no {old!r}"
        text = text.replace(old, new, 1)
    path.write_text(text)
    return folder


def troubles(folder: Path, file: str, *changes: tuple[str, str]) -> str:
    """Everything that is told of data changed in this way; the last change marks the line that is blamed."""
    base = changed(folder, file, *changes)
    try:
        Library((), base)
    except ContentError as error:
        return str(error)
    return ""


def line_of(folder: Path, file: str, text: str) -> int:
    """The line on which something stands."""
    lines = (folder / file).read_text().splitlines()
    return next(number for number, line in enumerate(lines, 1) if text in line)
