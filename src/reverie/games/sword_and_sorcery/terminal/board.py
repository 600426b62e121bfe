"""The table of Sword & Sorcery in a terminal: how the quest stands, the map, the heroes and what they can do, the enemies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.table import Table as RichTable
from rich.text import Text as Styled

from ..rules import terms as t
from ..rules.force import open_event
from ..rules.queries import hp_of, left_of
from ..rules.state import EVENTS, FIRST_COMPANION, NOWHERE, SETUP, Quest, is_hero
from ..rules.underway import turn_left
from ..words.small import victim
from ..words.wording import roman
from ..words.words import SwordAndSorceryPage
from .map import draw, legend
from .marks import SEAT_STYLES, figures_at, mark_of, style_of

WIDEST: Final = 100
HOURGLASS: Final = "⧗"


class Drawn:
    """The whole table. Nothing on it is anybody's secret (SS-1.13)."""

    def __init__(self, page: SwordAndSorceryPage, s: Quest, viewer: int | None) -> None:
        self.page = page
        self.s = s
        self.viewer = viewer

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        page, s = self.page, self.s
        yield Styled(page.subtitle(s), style="bold")
        yield Styled(pool(page, s), style="dim")
        told = turn_line(page, s, self.viewer)
        if told:
            yield Styled(told)
        yield draw(page, s, min(WIDEST, options.max_width))
        yield legend(page, s, min(WIDEST, options.max_width))
        yield Styled()
        yield self.heroes()
        if s.foes_in_play():
            yield Styled()
            yield self.enemies()

    def heroes(self) -> RichTable:
        """Two lines for each hero: life, place and state; then what is worn, known and carried."""
        page, s = self.page, self.s
        table = grid()
        for seat in range(len(s.heroes)):
            turn = "▸" if seat == s.active and s.phase != SETUP else " "
            style = f"bold {SEAT_STYLES[seat]}"
            row = s.figures.rows[seat]
            table.add_row(
                Styled(f"{turn}{mark_of(page, s, seat)}", style=style),
                Styled(page.hero(s, seat), style=style),
                Styled(life(page, s, seat), style=worry(s, seat)),
                Styled(page.area(s, row.area) if row.area != NOWHERE else ""),
                Styled(", ".join(hero_state(page, s, seat))),
            )
            table.add_row(
                "", Styled(page.version_name(s, seat), style="dim"), "", "", Styled(gear(page, s, seat), "dim")
            )
        for figure in s.companions_in_play():
            owner = s.companions.rows[figure - FIRST_COMPANION].owner
            table.add_row(
                Styled(f" {mark_of(page, s, figure)}", style=style_of(s, figure)),
                Styled(page.who(s, figure), style=style_of(s, figure)),
                Styled(life(page, s, figure), style=worry(s, figure)),
                Styled(page.area(s, s.figures.rows[figure].area)),
                Styled(", ".join([page.say("board-with", **page.whose(s, owner)), *page.conditions_of(s, figure)])),
            )
        return table

    def enemies(self) -> RichTable:
        page, s = self.page, self.s
        table = grid()
        for foe in s.foes_in_play():
            for figure in s.figures_in_play(foe):
                told = page.conditions_of(s, figure)
                told += [page.enemy_power(s, power) for power in s.foes.rows[foe].powers]
                told.append(page.say("board-victim", victim=victim(page, s.sheet(foe).victim)))
                table.add_row(
                    Styled(f" {mark_of(page, s, figure)}", style=style_of(s, figure)),
                    Styled(page.who(s, figure), style=style_of(s, figure)),
                    Styled(life(page, s, figure)),
                    Styled(page.area(s, s.figures.rows[figure].area)),
                    Styled(", ".join(told)),
                    Styled(page.say("board-controller", **page.whose(s, s.foes.rows[foe].controller)), style="dim"),
                )
        return table


def grid() -> RichTable:
    table = RichTable(box=None, padding=(0, 2, 0, 0), show_header=False)
    for wrapped in (False, False, False, False, True, False):
        table.add_column(no_wrap=not wrapped)
    return table


def pool(page: SwordAndSorceryPage, s: Quest) -> str:
    """What the party shares: soul points, the clock of events, day or night, what lies open."""
    told = [page.say("board-soul", n=s.soul), page.say("board-clock", n=len(s.piles.rows[EVENTS].cards))]
    told += [page.event_name(s.sky)] if s.sky else []
    event = open_event(s)
    told += [page.say("board-event", event=page.event_name(event))] if event else []
    return " · ".join(told)


def life(page: SwordAndSorceryPage, s: Quest, figure: int) -> str:
    """HP that are left, and magic shields; a ghost has none."""
    if is_hero(figure) and not s.in_play(figure):
        return page.say("board-ghost")
    row = s.figures.rows[figure]
    told = page.say("board-hp", left=max(0, left_of(s, figure)), most=hp_of(s, figure))
    return told + (f" ◈{row.shields + row.extra}" if row.shields + row.extra else "")


def worry(s: Quest, figure: int) -> str:
    """Whoever has little left is shown so."""
    return "bold red" if 3 * left_of(s, figure) <= hp_of(s, figure) else ""


def hero_state(page: SwordAndSorceryPage, s: Quest, seat: int) -> list[str]:
    """Soul rank, crowns, what ails a hero, and whether the turn is over."""
    row = s.heroes.rows[seat]
    told = [page.say("board-rank", rank=roman(row.rank)), page.say("board-crowns", n=s.crowns(seat))]
    told += [page.say("board-key")] if row.key else []
    told += page.conditions_of(s, seat)
    return [*told, page.say("board-acted")] if row.acted else told


def gear(page: SwordAndSorceryPage, s: Quest, seat: int) -> str:
    """What is worn, what is known, with the hourglasses of what is used, and what lies in the backpack."""
    row = s.heroes.rows[seat]
    parts = [", ".join(page.item(s, card) for card in row.slots if card != t.NO_ITEM) or page.say("word-bare-hands")]
    powers = [f"{page.power(s, power)}{f' ({HOURGLASS * left})' if left else ''}" for power, _rank, left in row.powers]
    parts += [", ".join(powers)] if powers else []
    parts += [page.say("board-pack", items=page.items(s, row.pack))] if row.pack else []
    return " · ".join(parts)


def status(page: SwordAndSorceryPage, s: Quest, viewer: int | None) -> list[str]:
    """Where the quest stands; of whoever decides what is left of the turn, who is beside them; then everybody in short."""
    lines = [f"{page.subtitle(s)} · {pool(page, s)}"]
    if s.phase == SETUP:
        return lines
    told = turn_line(page, s, viewer)
    if told:
        lines.append(told)
    lines.append(" · ".join(short(page, s, seat) for seat in range(len(s.heroes))))
    foes = [figure for foe in s.foes_in_play() for figure in s.figures_in_play(foe)]
    if foes:
        lines.append(" · ".join(short(page, s, figure) for figure in foes))
    return lines


def turn_line(page: SwordAndSorceryPage, s: Quest, viewer: int | None) -> str:
    """Of whoever acts and looks: where they are, what is left of the turn, who is beside them; "" for anybody else."""
    left = turn_left(s)
    if left is None or left.seat != viewer or not s.in_play(left.seat):
        return ""
    told = page.say("status-turn", points=left.points, combat=left.combat, normal=left.normal)
    told += f", {page.say('status-focus', n=left.focus)}" if left.focus else ""
    here = s.figures.rows[left.seat].area
    beside = [page.who(s, figure) for figure in figures_at(s, here) if figure != left.seat]
    with_whom = f" · {page.say('status-beside', names=', '.join(beside))}" if beside else ""
    return f"{page.hero(s, left.seat)}, {page.area(s, here)}: {told}{with_whom}"


def short(page: SwordAndSorceryPage, s: Quest, figure: int) -> str:
    """One figure in a few words: mark, life, what ails it, where it is."""
    row = s.figures.rows[figure]
    told = [life(page, s, figure), *page.conditions_of(s, figure)]
    where = s.plan.areas.names[row.area] if row.area != NOWHERE else ""
    return f"{mark_of(page, s, figure)} {', '.join(told)} {where}".rstrip()
