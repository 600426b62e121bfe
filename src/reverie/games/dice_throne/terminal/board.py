"""The table of Dice Throne in a terminal: who stands how, the dice, the damage on its way, the board and the hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.table import Table as RichTable
from rich.text import Text as Styled

from ..rules.legality import price
from ..rules.state import NO_LINE, NOBODY, OFFENCE, SETUP, DiceThrone
from ..rules.underway import line_now
from ..words.words import DiceThronePage

SEAT_STYLES: Final = ("yellow", "cyan", "magenta", "green", "red", "blue")


class Drawn:
    """The table as one viewer sees it: hands of others are only counted (DT-3.22: teammates show theirs)."""

    def __init__(self, page: DiceThronePage, s: DiceThrone, viewer: int | None) -> None:
        self.page = page
        self.s = s
        self.viewer = viewer

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        s = self.s
        yield Styled(self.page.subtitle(s), style="bold")
        yield self.players()
        if s.dice:
            yield self.dice()
        if line_now(s) != NO_LINE and s.active != NOBODY:
            yield self.ability()
        if s.pool:
            yield self.ledger()
        seat = self.viewer if self.viewer is not None else s.active
        if seat != NOBODY and s.players.rows[seat].hero >= 0 and s.phase != SETUP:
            yield self.abilities(seat)
        if self.viewer is not None:
            for other in range(s.mode.players):
                if s.mode.team[other] == s.mode.team[self.viewer] and s.players.rows[other].hand:
                    yield self.hand(other)

    def players(self) -> RichTable:
        page, s = self.page, self.s
        table = RichTable(box=None, padding=(0, 2, 0, 0))
        for key in ("player", "health", "cp", "hand", "deck", "discard", "tokens"):
            table.add_column(page.say(f"table-{key}"), justify="left" if key in ("player", "tokens") else "right")
        for seat in s.mode.clockwise:
            row = s.players.rows[seat]
            style = SEAT_STYLES[seat] if row.alive else "dim strike"
            name = page.who(s, seat) + (" ◂" if seat == s.active else "")
            if s.mode.teams < s.mode.players:
                name += f" · {page.say('table-team', n=s.mode.team[seat] + 1)}"
            table.add_row(
                Styled(name, style=f"bold {style}"),
                f"{s.health(seat)}/{s.cap(seat)}",
                f"{row.cp}/{s.cast.knobs.max_cp}",
                str(len(row.hand)),
                str(len(row.deck)),
                str(len(row.discard)),
                Styled(page.tokens_on(s, seat) if row.hero >= 0 else ""),
            )
        return table

    def dice(self) -> Styled:
        page, s = self.page, self.s
        told = Styled(page.say("table-dice", who=page.who(s, s.roller)) + " ", style="bold")
        told.append(page.shown(s), style=SEAT_STYLES[s.roller])
        if s.purpose == OFFENCE:
            told.append("  " + page.say("table-attempts", n=s.attempts), style="dim")
        return told

    def ability(self) -> Styled:
        page, s = self.page, self.s
        key = "table-announced" if s.attacker == NOBODY else "table-activated"
        told = page.say(key, who=page.who(s, s.active), line=page.line_name(s, s.line))
        if s.target != NOBODY:
            told += f" → {page.who(s, s.target)}"
        return Styled(told, style="bold")

    def ledger(self) -> Styled:
        told = Styled(self.page.say("table-ledger"), style="bold")
        for line in self.page.ledger_lines(self.s):
            told.append(f"\n  {line}", style="not bold")
        return told

    def abilities(self, seat: int) -> RichTable:
        """The board; abilities that the dice on the table meet are marked."""
        page, s = self.page, self.s
        row = s.players.rows[seat]
        hero = s.hero(seat)
        fitting = hero.fit(s.cast, row.levels, s.dice) if s.purpose == OFFENCE and s.roller == seat else ()
        slots = [s.cast.lines[line].slot for line in fitting]
        table = RichTable(title=Styled(page.say("table-board", who=page.who(s, seat))), title_justify="left", box=None)
        for _ in range(3):
            table.add_column()
        table.show_header = False
        for number in range(len(hero.slots)):
            mark = "✓" if number in slots else ""
            name = page.slot(s, seat, number, row.levels[number])
            text = "\n".join(page.board_lines(s, seat, number))
            style = "bold green" if mark else ""
            table.add_row(Styled(mark, style=style), Styled(name, style=style or "bold"), Styled(text, style=style))
        return table

    def hand(self, seat: int) -> RichTable:
        page, s = self.page, self.s
        table = RichTable(
            title=Styled(page.say("table-hand-of", who=page.who(s, seat))), title_justify="left", box=None
        )
        for _ in range(4):
            table.add_column()
        table.show_header = False
        for card in s.players.rows[seat].hand:
            data = s.cast.cards[card].source
            name = page.card_name(s.cast, card)
            cost = page.say("item-cp", n=price(s, seat, card))
            table.add_row(
                Styled(name, style="bold"),
                cost,
                page.say(f"family-{data.family}"),
                Styled(page.card_text(s.cast, card)),
            )
        return table


def status(page: DiceThronePage, s: DiceThrone, viewer: int | None) -> list[str]:
    """The phase, how everybody stands, the dice, and the hand of whoever looks."""
    lines = [page.subtitle(s)]
    if s.phase == SETUP:
        return lines
    told = []
    for seat in s.mode.clockwise:
        row = s.players.rows[seat]
        if row.hero >= 0:
            tokens = page.tokens_on(s, seat)
            own = f"{page.who(s, seat)} {s.health(seat)}/{s.cap(seat)}, {page.say('item-cp', n=row.cp)}"
            told.append(f"{own}, {tokens}" if tokens else own)
    lines.append(" · ".join(told))
    if s.dice and s.roller != NOBODY:
        lines.append(f"{page.say('table-dice', who=page.who(s, s.roller))} {page.shown(s)}")
    if viewer is not None and s.players.rows[viewer].hand:
        hand = [
            f"{page.card_name(s.cast, card)} ({page.say('item-cp', n=price(s, viewer, card))})"
            for card in s.players.rows[viewer].hand
        ]
        lines.append(f"{page.say('table-hand').capitalize()}: {', '.join(hand)}")
    return lines
