"""The table of Etherfields in a terminal: the Turn, the map, the Dreamers with their hands, the Entities, what the Team has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.padding import Padding
from rich.table import Table as RichTable
from rich.text import Text as Styled

from ..rules import terms as t
from ..rules.abilities import NONE
from ..rules.state import Session
from ..words.lines import card_line, entity_line, pool, turn_line, ways, wealth, zone
from ..words.words import EtherfieldsPage
from .map import SEAT_STYLES, draw, legend, mark_of, places

COLOUR_STYLES: Final = ("bold cyan", "bold yellow", "bold red")


class Drawn:
    """The whole table, as one of the Team sees it: hands lie open among the Team (EF-1.1)."""

    def __init__(self, page: EtherfieldsPage, s: Session, viewer: int | None) -> None:
        self.page = page
        self.s = s
        self.viewer = viewer

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        page, s = self.page, self.s
        yield Styled(page.subtitle(s), style="bold")
        yield Styled(pool(page, s), style="dim")
        if s.in_play():
            yield Styled(turn_line(page, s))
            yield Styled()
            yield draw(page, s)
            yield legend(page, s)
            for line in places(page, s):
                yield Padding(Styled(line), (0, 0, 0, 2))
        elif s.layer == t.ON_MAP:
            yield from (Styled(line) for line in ways(page, s))
        yield Styled()
        yield dreamers(page, s)
        for row in s.entity_rows():
            yield Styled(entity_line(page, s, row), style="red")
        if self.viewer is not None and self.viewer >= 0:
            yield Styled()
            yield hand(page, s, self.viewer)


def dreamers(page: EtherfieldsPage, s: Session) -> RichTable:
    """Two lines for each Dreamer: life, cards, wealth; then the Mask, Progress and Flaws."""
    table = RichTable(box=None, padding=(0, 2, 0, 0), show_header=False)
    for wrapped in (False, False, False, False, True):
        table.add_column(no_wrap=not wrapped)
    for seat, row in enumerate(s.dreamers.rows):
        worried = "bold red" if row.distress >= t.DEADLY - 3 else ""
        cards = page.say("board-cards", hand=len(row.hand), deck=len(s.deck(seat)), sealed=len(row.sealed))
        table.add_row(
            Styled(mark_of(page, s, seat), style=f"bold {SEAT_STYLES[seat]}"),
            Styled(page.phrase(page.dreamer(s, seat)), style=SEAT_STYLES[seat]),
            Styled(page.say("board-distress", n=row.distress, most=t.DEADLY), style=worried),
            Styled(cards),
            Styled(wealth(page, s, seat)),
        )
        more = zone(page, s, seat)
        if more:
            table.add_row("", "", "", "", Styled(more, style="dim"))
    return table


def hand(page: EtherfieldsPage, s: Session, seat: int) -> RichTable:
    """The hand: spines of Intent in front, then name, price of placing, and text."""
    table = RichTable(box=None, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column()
    cards = s.dreamers.rows[seat].hand
    if not cards:
        table.add_row("", Styled(page.say("board-no-hand"), style="dim"), "")
    for card in cards:
        table.add_row(spine(page, s, card), Styled(page.card(s, card)), Styled(card_line(page, s, card), style="dim"))
    return table


def spine(page: EtherfieldsPage, s: Session, card: int) -> Styled:
    """The Intent of a card: a letter and a number for each colour, in its colour."""
    told = Styled()
    for colour, n in enumerate(s.cast.cards[card].intent):
        if n:
            told.append("/" if len(told) else "")
            told.append(f"{page.say(f'short-{t.COLOURS[colour]}')}{n}", style=COLOUR_STYLES[colour])
    return told if len(told) else Styled("–", style="dim")


def status(page: EtherfieldsPage, s: Session, viewer: int | None) -> list[str]:
    """Where it stands; then everybody in short, and the Entities."""
    lines = [f"{page.subtitle(s)} · {pool(page, s)}"]
    if s.layer == t.IN_SLUMBER and s.slumber != NONE and not s.entity_rows():
        words = page.wording
        lines += words.plain_lines(words.entity_text(words.entities[s.cast.entities[s.slumber].code]))
    if s.in_play():
        lines.append(" · ".join(short(page, s, seat) for seat in range(s.players())))
        foes = [figure for row in s.entity_rows() for figure in s.figures_of(row)]
        if foes:
            where = [f"{page.who(s, one)} {page.space(s, s.figures.rows[one].space)}" for one in foes]
            lines.append(" · ".join(page.phrase(one) for one in where))
        lines += page.lesson_lines(s)
    return lines


def short(page: EtherfieldsPage, s: Session, seat: int) -> str:
    row = s.dreamers.rows[seat]
    spines = " ".join(page.spine(s, card) for card in row.hand) or "–"
    where = page.space(s, s.space_of(seat)).partition(" ")[0] if s.space_of(seat) >= 0 else "–"
    distress = page.say("short-distress", n=row.distress, most=t.DEADLY)
    return f"{mark_of(page, s, seat)} {where} {distress} [{spines}]"
