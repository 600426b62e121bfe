"""The Dreamscape in a terminal: tiles of four spaces, Walls, terrain, what may be done where, and everybody on it."""

from __future__ import annotations

from typing import Final

from rich.text import Text as Styled

from ..rules import terms as t
from ..rules.abilities import NONE
from ..rules.places import figures_on, land, terrain_at
from ..rules.state import Session, is_dreamer
from ..words.lines import actions_on
from ..words.wording import space_name
from ..words.words import EtherfieldsPage

WIDE: Final = 11
"""How many columns a space has: eight of them side by side make 97."""
SEAT_STYLES: Final = ("yellow", "cyan", "magenta", "green", "blue")
TERRAIN_SIGNS: Final = ("☼", "▒", "≈", "~")
TERRAIN_STYLES: Final = ("bold yellow", "dim", "green", "blue")
MARKS: Final = ("☺", "☻")


def mark_of(page: EtherfieldsPage, s: Session, figure: int) -> str:
    """A for the Dreamer of seat A; the first letters of an Entity, with a number where there are several."""
    if is_dreamer(figure):
        return "ABCDE"[figure]
    row = s.figures.rows[figure].entity
    if row == NONE:
        return "+"
    name = page.entity(s, row).removeprefix("the ")
    others = s.figures_of(row)
    return name[:2].lower() + (str(others.index(figure) + 1) if len(others) > 1 else "")


def style_of(figure: int) -> str:
    return f"bold {SEAT_STYLES[figure]}" if is_dreamer(figure) else "bold red"


def signs(page: EtherfieldsPage, s: Session, space: int) -> list[tuple[str, str]]:
    """What lies on a space, each sign with its style: terrain, Entrance, Lair, actions, Gems, Traps, tokens."""
    tile = s.tile_at(space)
    if tile is None:
        return []
    corner, found = space % 4, []
    kinds = terrain_at(s, space)
    for kind in range(len(t.TERRAINS)):
        if kinds >> kind & 1:
            found.append((TERRAIN_SIGNS[kind], TERRAIN_STYLES[kind]))
    found += [("▼", "green")] if tile.enter >> corner & 1 else []
    found += [("◌", "red") for where, _colour in tile.lairs if where == corner]
    found += [("≡", "") for _ in (1,) if tile.stairs >> corner & 1]
    found += [("^", "red") for where, _text in tile.traps if where == corner]
    slots = [where for where, _mods in tile.gem_mods] + [where for where, _use in tile.gem_uses]
    found += [("◆" if space in s.gems else "◇", "cyan")] if corner in slots else []
    found += [(f"+{tile.extra[corner]}", "")] if tile.extra[corner] else []
    found += [("?", "magenta") for where, _card, _until in s.quirks if where == space]
    return found + [(sign, "bold") for sign in actions_on(s, space)]


def cell(page: EtherfieldsPage, s: Session, space: int) -> tuple[Styled, Styled]:
    """The two lines of a space: its name with its signs, and who stands there."""
    top = Styled(space_name(space), style="dim")
    for sign, style in signs(page, s, space):
        if len(top) + 1 + len(sign) <= WIDE:
            top.append(" ").append(sign, style=style)
    under = Styled()
    for figure in figures_on(s, space):
        mark = mark_of(page, s, figure)
        if len(under) + len(mark) + 1 <= WIDE:
            under.append(" " if len(under) else "").append(mark, style=style_of(figure))
    for line in (top, under):
        line.append(" " * (WIDE - len(line)))
    return top, under


def beside(s: Session, a: int, b: int) -> str:
    """How two neighbours are parted: a Wall, the edge of a tile, nothing."""
    walls = land(s).walls
    edge = s.cast.spaces.edge(a, b)
    if edge >= 0 and walls >> edge & 1:
        return "#"
    return ":" if a // 4 == b // 4 else "|"


def at(row: int, column: int) -> int:
    """The space of a row and a column of spaces."""
    slot = row // 2 * t.COLUMNS + column // 2
    return 4 * slot + row % 2 * 2 + column % 2


def draw(page: EtherfieldsPage, s: Session) -> Styled:
    """Only the rows and columns where something lies."""
    there = [slot for slot, tile in enumerate(s.lying) if tile != NONE]
    if not there:
        return Styled(page.say("map-empty"), style="dim")
    rows = range(2 * min(slot // t.COLUMNS for slot in there), 2 * max(slot // t.COLUMNS for slot in there) + 2)
    columns = range(2 * min(slot % t.COLUMNS for slot in there), 2 * max(slot % t.COLUMNS for slot in there) + 2)
    drawn = Styled()
    for row in rows:
        drawn.append(border(s, row, columns, row - 1 if row > rows[0] else -1))
        for line in draw_row(page, s, row, columns):
            drawn.append(line)
    drawn.append(border(s, -1, columns, rows[-1]))
    drawn.rstrip()
    return drawn


def lies(s: Session, row: int, column: int, columns: range) -> bool:
    return row >= 0 and column in columns and s.lying[at(row, column) // 4] != NONE


def draw_row(page: EtherfieldsPage, s: Session, row: int, columns: range) -> list[Styled]:
    lines = [Styled(), Styled()]
    for column in [*columns, columns[-1] + 1]:
        here, before = lies(s, row, column, columns), lies(s, row, column - 1, columns)
        mark = beside(s, at(row, column - 1), at(row, column)) if here and before else "║" if here or before else " "
        cells = cell(page, s, at(row, column)) if here else (Styled(" " * WIDE), Styled(" " * WIDE))
        for line, part in zip(lines, cells, strict=True):
            line.append(mark, style="bold" if mark == "#" else "dim")
            line.append(part if column <= columns[-1] else Styled())
    return [line.append("\n") for line in lines]


def border(s: Session, row: int, columns: range, above: int) -> Styled:
    """The line above a row: Walls, edges of tiles, the outside."""
    line = Styled()
    for column in columns:
        here, over = lies(s, row, column, columns), lies(s, above, column, columns)
        mark = " "
        if here and over:
            mark = {"#": "#", ":": "·", "|": "-"}[beside(s, at(above, column), at(row, column))]
        elif here or over:
            mark = "═"
        near = mark != " " or lies(s, row, column - 1, columns) or lies(s, above, column - 1, columns)
        line.append("+" if near else " ", style="dim")
        line.append(mark * WIDE if mark != "·" else " ·" * (WIDE // 2) + " ", style="bold" if mark == "#" else "dim")
    last = columns[-1]
    line.append("+" if lies(s, row, last, columns) or lies(s, above, last, columns) else " ", style="dim")
    return line.append("\n")


def legend(page: EtherfieldsPage, s: Session) -> Styled:
    """What the signs mean, of those that are there; then the tiles and the actions by their names."""
    spaces = [space for space in range(t.SPACES) if s.lying[space // 4] != NONE]
    shown = [sign for space in spaces for sign, _style in signs(page, s, space)]
    told = [f"{sign} {page.say(f'legend-{key}')}" for sign, key in LEGEND.items() if sign in shown]
    told += [f"# {page.say('legend-wall')}"] if s.fence else []
    return Styled(" · ".join(told), style="dim")


def places(page: EtherfieldsPage, s: Session) -> list[str]:
    """Each tile that lies there: its slot, its name, and what may be done on it."""
    told = []
    for slot, number in enumerate(s.lying):
        if number == NONE:
            continue
        tile = s.cast.tiles[number]
        deeds = []
        for use in (s.cast.uses[one] for one in tile.actions):
            if use.once and use.number in s.stops:
                continue
            cost = page.use_cost(s, use)
            name = f"{use.id.rpartition('.')[2]} {page.use(s, use.number)}"
            deeds.append(f"{name} [{cost}]" if cost else name)
        head = f"{space_name(4 * slot)[:2]} {page.tile(s, number)}"
        told.append(f"{head}: {', '.join(deeds)}" if deeds else head)
    return told


LEGEND: Final = {
    "☼": "light",
    "▒": "darkness",
    "≈": "swamp",
    "~": "water",
    "▼": "enter",
    "◌": "lair",
    "≡": "stairs",
    "^": "trap",
    "◇": "gem",
    "◆": "gem-full",
    "?": "quirk",
}
