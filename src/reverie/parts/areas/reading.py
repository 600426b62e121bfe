"""Reads tile files: what is wrong with one is told with file, line, column and what was expected there."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from reverie.kernel.content import ContentError, Trouble

from .checks import check_areas, check_face
from .faces import LETTERS, MODULE, ROCK, SIZES, THEMES, Face, Pair, Shape, Unit, borders

AREA: Final = f"[{LETTERS[0]}-{LETTERS[-1]}]"
KEYWORDS: Final = ("tile", "grid", "mark", "wall", "barrier", "difficult", "dangerous", "slot", "end")


class Wrong(Exception):
    """Something on one line that is not as it should be."""

    def __init__(self, line: int, column: int, what: str) -> None:
        self.line = line
        self.column = column
        self.what = what


class Cursor:
    """One line, read from left to right."""

    def __init__(self, text: str, line: int) -> None:
        self.text = text.rstrip()
        self.line = line
        self.at = 0

    def wrong(self, what: str, at: int | None = None) -> Wrong:
        return Wrong(self.line, (self.at if at is None else at) + 1, what)

    def take(self, pattern: str, expected: str) -> re.Match[str]:
        """The next thing on the line, with the blanks before it."""
        blanks = re.compile(r"[ \t]*").match(self.text, self.at)
        assert blanks is not None
        self.at = blanks.end()
        found = re.compile(rf"(?:{pattern})(?=[ \t]|$)").match(self.text, self.at)
        if found is None:
            here = self.text[self.at :].split(maxsplit=1)
            raise self.wrong(f"expected {expected}, " + (f"not {here[0]!r}" if here else "and the line ends"))
        self.at = found.end()
        return found

    def more(self) -> bool:
        return self.at < len(self.text)

    def end(self) -> None:
        if self.more():
            blanks = len(self.text) - len(self.text[self.at :].lstrip())
            raise self.wrong(f"expected the end of the line, not {self.text[blanks:]!r}", blanks)


class Reader:
    """One face on its way from lines to a checked value."""

    def __init__(self, path: Path, troubles: list[Trouble]) -> None:
        self.path = path
        self.troubles = troubles
        self.face = Face("", "S", "", "")
        self.rows: list[str] = []
        self.places: dict[str, tuple[int, int]] = {}
        """Where in the file each thing was said, for those who check it: `mark a`, `wall a|b`, `row 0`."""

    def trouble(self, line: int, column: int, what: str) -> None:
        self.troubles.append(Trouble(self.path, line, what, column))

    def head(self, cursor: Cursor) -> None:
        cursor.take("tile", "'tile'")
        name = cursor.take(r"\d+[AB]", "the face, a number and A or B, such as 1B")[0]
        cursor.take("size", "'size'")
        size = cursor.take("|".join(SIZES), "the size, one of " + ", ".join(SIZES))[0]
        cursor.take("theme", "'theme'")
        theme = cursor.take("|".join(THEMES), "the theme, one of " + ", ".join(THEMES))[0]
        cursor.take("name", "'name'")
        title = cursor.take(r'"([^"]+)"', 'the name in double quotes, such as "Ossuary Hall"')[1]
        cursor.end()
        self.face = Face(name, size, theme, title)
        self.face.file = self.path
        self.face.line = cursor.line

    def grid(self, rows: list[tuple[int, str]], after: int) -> bool:
        """The rows of cells; False if they are no picture of a tile of this size, so that nothing more can be said of it."""
        size = SIZES[self.face.size]
        width, height = size.across * MODULE, size.down * MODULE
        before = len(self.troubles)
        for number, (line, row) in enumerate(rows[:height]):
            self.places[f"row {number}"] = (line, 1)
            for x, cell in enumerate(row[:width]):
                if cell not in LETTERS and cell != ROCK:
                    what = f"a gap: every cell is an area ({LETTERS[0]} to {LETTERS[-1]}) or rock (#), not {cell!r}"
                    self.trouble(line, x + 1, what)
            if len(row) != width:
                column = min(len(row), width) + 1
                self.trouble(line, column, f"expected {width} cells in a row of size {self.face.size}, not {len(row)}")
        if len(rows) != height:
            line = rows[height][0] if len(rows) > height else after
            self.trouble(line, 1, f"expected {height} rows in a tile of size {self.face.size}, not {len(rows)}")
        self.rows = [row for _line, row in rows]
        if len(self.troubles) == before:
            self.face.shape = Shape(self.rows, {}, {})
            check_areas(self.face, self.places, self.trouble)
        return len(self.troubles) == before

    def area(self, cursor: Cursor, letter: str, at: int) -> str:
        if not any(letter in row for row in self.rows):
            raise cursor.wrong(f"there is no area {letter!r} on this tile", at)
        return letter

    def pair(self, cursor: Cursor, sign: str) -> Pair:
        found = cursor.take(f"({AREA}){re.escape(sign)}({AREA})", f"two areas such as a{sign}b")
        a, b = self.area(cursor, found[1], found.start()), self.area(cursor, found[2], found.start() + 2)
        if a == b:
            raise cursor.wrong(f"expected two different areas, not {a!r} twice", found.start())
        return a, b

    def border(self, cursor: Cursor, pair: Pair) -> list[Unit]:
        units = borders(self.rows).get(pair)
        if units is None:
            raise cursor.wrong(f"{pair[0]} and {pair[1]} share no border", 0)
        return units

    def mark(self, cursor: Cursor) -> None:
        while True:
            found = cursor.take(AREA, "an area")
            area = self.area(cursor, found[0], found.start())
            if area in self.face.shape.marks:
                raise cursor.wrong(f"area {area} has its marker already", found.start())
            spot = cursor.take(r"(\d+),(\d+)", "the cell of its marker, such as 2,3")
            self.places[f"mark {area}"] = (cursor.line, spot.start() + 1)
            x, y = int(spot[1]), int(spot[2])
            if y >= len(self.rows) or x >= len(self.rows[0]):
                raise cursor.wrong(f"the cell {x},{y} is not on this tile", spot.start())
            if self.rows[y][x] != area:
                there = self.rows[y][x].replace(ROCK, "rock")
                raise cursor.wrong(f"expected a cell of area {area}; {x},{y} is {there}", spot.start())
            self.face.shape.marks[area] = (x, y)
            if not cursor.more():
                return

    def wall(self, cursor: Cursor) -> None:
        a, b = sorted(self.pair(cursor, "|"))
        units = self.border(cursor, (a, b))
        if (a, b) in self.face.walls:
            raise cursor.wrong(f"the wall {a}|{b} stands already", 0)
        gap: list[Unit] = []
        if cursor.more():
            cursor.take("gap", "'gap' or the end of the line")
            found = cursor.take(r"([vh])(\d+):(\d+)-(\d+)", "where the gap is, such as v6:2-4 or h8:2-4")
            on, first, last = int(found[2]), int(found[3]), int(found[4])
            if first >= last:
                raise cursor.wrong(f"expected a gap from a lower to a higher number, not {first}-{last}", found.start())
            for i in range(first, last):
                gap.append(Unit(on, i, False) if found[1] == "v" else Unit(i, on, True))
                if gap[-1] not in units:
                    what = f"{a} and {b} do not meet along all of {found[0]}: there is no wall to leave out"
                    raise cursor.wrong(what, found.start())
            cursor.end()
        self.places[f"wall {a}|{b}"] = (cursor.line, 1)
        self.face.walls[(a, b)] = gap

    def barrier(self, cursor: Cursor) -> None:
        pair = self.pair(cursor, ">")
        cursor.end()
        self.border(cursor, (min(pair), max(pair)))
        if pair in self.face.barriers:
            raise cursor.wrong(f"the barrier {pair[0]}>{pair[1]} stands already", 0)
        self.places[f"barrier {pair[0]}>{pair[1]}"] = (cursor.line, 1)
        self.face.barriers.append(pair)

    def terrain(self, cursor: Cursor, into: list[str]) -> None:
        while True:
            found = cursor.take(AREA, "an area")
            area = self.area(cursor, found[0], found.start())
            if area in into:
                raise cursor.wrong(f"area {area} is named twice", found.start())
            into.append(area)
            if not cursor.more():
                return

    def slot(self, cursor: Cursor) -> None:
        a, b = sorted(self.pair(cursor, "|"))
        cursor.end()
        self.border(cursor, (a, b))
        if (a, b) in self.face.slots:
            raise cursor.wrong(f"the slot {a}|{b} is there already", 0)
        self.places[f"slot {a}|{b}"] = (cursor.line, 1)
        self.face.slots.append((a, b))

    def finish(self) -> None:
        """Work out the passages: borders without a wall, and gaps."""
        passages = {}
        for pair, units in borders(self.rows).items():
            left = [unit for unit in units if unit in self.face.walls[pair]] if pair in self.face.walls else units
            if left:
                passages[pair] = left
        self.face.shape = Shape(self.rows, self.face.shape.marks, passages)


def read_faces(path: Path) -> list[Face]:
    """All faces of a file, checked; or every trouble that there is with it."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError([Trouble(path, 1, f"cannot be read: {error}")]) from error
    troubles: list[Trouble] = []
    found: list[Face] = []
    lines = [(number, line.rstrip()) for number, line in enumerate(text.splitlines(), 1)]
    block: list[tuple[int, str]] = []
    for number, line in lines:
        if not block and not line.startswith("tile"):
            if line and not line.startswith("# "):
                troubles.append(
                    Trouble(path, number, "expected a tile ('tile 1B size L ...') or a comment ('# ...')", 1)
                )
            continue
        if block and line.split(" ")[0] == "tile":
            troubles.append(Trouble(path, number, f"expected 'end' before the next tile; {block[0][1]!r} goes on", 1))
            block = []
        block.append((number, line))
        if line == "end":
            _read_block(path, block, troubles, found)
            block = []
    if block:
        troubles.append(Trouble(path, lines[-1][0] + 1, f"expected 'end': the tile of line {block[0][0]} goes on", 1))
    elif not lines or not (found or troubles):
        troubles.append(Trouble(path, 1, "expected at least one tile", 1))
    for number, face in enumerate(found):
        if face.name in [other.name for other in found[:number]]:
            troubles.append(Trouble(path, face.line, f"the face {face.name} is there already", 6))
    if troubles:
        raise ContentError(sorted(troubles, key=lambda trouble: (trouble.line, trouble.column)))
    return found


def _read_block(path: Path, block: list[tuple[int, str]], troubles: list[Trouble], found: list[Face]) -> None:
    """One tile, from its head to its end. Statements are read by themselves, so that one mistake hides no other."""
    reader = Reader(path, troubles)
    before = len(troubles)
    try:
        reader.head(Cursor(block[0][1], block[0][0]))
        if block[1][1] != "grid":
            raise Wrong(block[1][0], 1, f"expected 'grid', not {block[1][1]!r}")
    except Wrong as wrong:
        reader.trouble(wrong.line, wrong.column, wrong.what)
        return
    last = 2
    while block[last][1].split(" ")[0] not in KEYWORDS:
        last += 1
    if not reader.grid(block[2:last], block[last][0]):
        return
    face = reader.face
    statements: dict[str, Callable[[Cursor], None]] = {
        "mark": reader.mark,
        "wall": reader.wall,
        "barrier": reader.barrier,
        "difficult": lambda cursor: reader.terrain(cursor, face.difficult),
        "dangerous": lambda cursor: reader.terrain(cursor, face.dangerous),
        "slot": reader.slot,
    }
    for number, line in block[last:-1]:
        if not line or line.startswith("# "):
            continue
        cursor = Cursor(line, number)
        try:
            statements[cursor.take("|".join(statements), "one of " + ", ".join([*statements, "end"]))[0]](cursor)
        except Wrong as wrong:
            reader.trouble(wrong.line, wrong.column, wrong.what)
    if len(troubles) == before:
        reader.finish()
        check_face(face, reader.places, reader.trouble)
    if len(troubles) == before:
        found.append(face)
