"""The board of Dreamblade in a terminal, laid out for its width, and what lies in the zones beside it."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console, ConsoleOptions, RenderableType
from rich.table import Table as RichTable
from rich.text import Text

from ..rules.board import CELL_NAMES, CELLS, PORTAL
from ..rules.procedures.conquest import claimed_points
from ..rules.procedures.spawn import price
from ..rules.queries import contested, creatures, defense, life, power
from ..rules.state import BONUS_WAITS, GRAVEYARD, RESERVES, UNSCORED, ZONES, Dreamblade
from ..words.words import SEATS, DreambladePage

SIDE_STYLE = ("yellow", "cyan")
ROOMY = 100
"""Columns from which the board has room for margins."""
LONGEST_TRACK = 12


class Fitted:
    """The table, laid out for the width it is printed at."""

    def __init__(self, page: DreambladePage, s: Dreamblade) -> None:
        self.page = page
        self.s = s

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        yield grid(self.page, self.s, options.max_width)
        yield players(self.page, self.s)


def title_of(page: DreambladePage, s: Dreamblade) -> str:
    """The turn, the phase, and whose it is."""
    phase = page.say(f"phase-{s.phase}")
    if s.phase in ("spawn", "action"):
        if s.action:
            phase = f"{phase} ({page.say(f'action-{s.action}')})"
        return page.say("table-owner", turn=s.turn, phase=phase, seat=SEATS[s.owner])
    return page.say("table-turn", turn=s.turn, phase=phase)


def status(page: DreambladePage, s: Dreamblade) -> list[str]:
    """The turn, the score, and who stands where."""
    won = " : ".join(str(s.players[seat].turns_won) for seat in (0, 1))
    now = " : ".join(str(claimed_points(s, seat) + s.players[seat].kills) for seat in (0, 1))
    head = [title_of(page, s), f"{page.say('table-won')} {won}", f"{page.say('table-projected')} {now}"]
    cells = []
    for cell in range(CELLS):
        there = [standing(page, s, m) for seat in (0, 1) for m in creatures(s, seat, cell)]
        if there:
            cells.append(f"{CELL_NAMES[cell]}{' ⚔' if contested(s, cell) else ''}: {', '.join(there)}")
    return [" · ".join(head), " | ".join(cells)] if cells else [" · ".join(head)]


def standing(page: DreambladePage, s: Dreamblade, m: int) -> str:
    """A creature by its code and name, with its values and its damage."""
    hurt = f" -{s.minis[m].damage}" if s.minis[m].damage else ""
    return f"{page.code(s, m)} {page.name(s, m)} {power(s, m)}/{defense(s, m)}/{life(s, m)}{hurt}"


def grid(page: DreambladePage, s: Dreamblade, width: int) -> RichTable:
    title = title_of(page, s)
    margin = int(width >= ROOMY)
    room = (width - 8 - 12 * margin) // 5
    grid = RichTable(
        title=title, show_header=True, show_lines=True, expand=True, padding=(0, margin), title_justify="left"
    )
    grid.add_column("", justify="right", vertical="middle", no_wrap=True)
    for column in "abcde":
        grid.add_column(column, ratio=1, no_wrap=True, overflow="ellipsis")
    for row in range(4, -1, -1):
        grid.add_row(str(row + 1), *[cell_text(page, s, row * 5 + column, room) for column in range(5)])
    return grid


def cell_text(page: DreambladePage, s: Dreamblade, cell: int, room: int) -> Text:
    text = Text(no_wrap=True, overflow="ellipsis")
    head = []
    a, b = (s.cast.chart.values[s.players[seat].edge][cell] for seat in (0, 1))
    if a and b:
        head.append(f"{a}" if a == b else f"{a}/{b}")
        head.append("AB")
    elif a or b:
        head.append(f"{a or b}")
        head.append("A" if a else "B")
    for seat in (0, 1):
        if cell == PORTAL[s.players[seat].edge]:
            head.append(page.say("table-portal", seat=SEATS[seat]))
    if contested(s, cell):
        head.append("⚔")
    text.append(" ".join(head) if head else " ", style="dim")
    place = s.place[cell]
    if place >= 0:
        style = SIDE_STYLE[s.minis[place].owner] if s.minis[place].owner >= 0 else "dim"
        text.append(f"\n{page.code(s, place)} ⌂ {page.name(s, place)}", style=style)
    for seat in (0, 1):
        for m in creatures(s, seat, cell):
            put_creature(page, text, s, m, room)
    return text


def put_creature(page: DreambladePage, text: Text, s: Dreamblade, m: int, room: int) -> None:
    """Code, values, damage and name on one line, or on two where little would be left of the name."""
    side = SIDE_STYLE[s.minis[m].owner]
    name = page.name(s, m)
    head = f"{page.code(s, m)} {power(s, m)}/{defense(s, m)}/{life(s, m)} "
    hurt = f"-{s.minis[m].damage} " if s.minis[m].damage else ""
    if len(head + hurt) + min(len(name), 8) <= room:
        head, hurt = head + hurt, ""
    elif len(head) + min(len(name), 4) > room:
        head, hurt = f"{head}{hurt}\n", ""
    text.append(f"\n{head}", style=f"bold {side}")
    text.append(name, style=side)
    if hurt:
        text.append(f"\n{hurt}", style=f"bold {side}")


def players(page: DreambladePage, s: Dreamblade) -> RichTable:
    table = RichTable(show_header=True, box=None, padding=(0, 2, 0, 0))
    for key in (
        "",
        "table-won",
        "table-points",
        "table-bonus",
        "table-kills",
        "table-projected",
        "table-reserves",
        "table-graveyard",
    ):
        table.add_column(page.say(key) if key else "", no_wrap=False)
    victory = int(s.setup["victory"])
    for seat in (0, 1):
        player = s.players[seat]
        zones = [s.minis[m].zone for m in s.cast.bands[seat]]
        won = f"{player.turns_won}/{victory}"
        if victory <= LONGEST_TRACK:
            won = f"{'●' * player.turns_won}{'○' * (victory - player.turns_won)} {player.turns_won}"
        table.add_row(
            Text(
                SEATS[seat] + (" ◂" if s.owner == seat and s.phase in ("spawn", "action") else ""),
                style=f"bold {SIDE_STYLE[seat]}",
            ),
            won,
            str(player.points),
            str(player.bonus),
            str(player.kills),
            str(claimed_points(s, seat) + player.kills),
            str(zones.count(RESERVES)),
            str(zones.count(GRAVEYARD)),
        )
    return table


def zone(page: DreambladePage, s: Dreamblade, name: str) -> RichTable:
    """What lies in the reserves or graveyards, with prices and the three states of DB-P.23."""
    wanted = ZONES.index(name)
    table = RichTable(
        title=page.say(f"zone-{name}"), title_justify="left", box=None, padding=(0, 2, 0, 0), show_header=False
    )
    for _ in range(5):
        table.add_column()
    for seat in (0, 1):
        found = [m for m in s.cast.bands[seat] if s.minis[m].zone == wanted]
        if not found:
            table.add_row(SEATS[seat], page.say("table-empty"), "", "", "")
        for m in found:
            p = s.cast.piece_of[m]
            rest = s.minis[m].rest
            state = (
                page.say("table-fresh") if rest & UNSCORED else page.say("table-waiting") if rest & BONUS_WAITS else ""
            )
            cost = f"{p.printed_cost()}"
            if wanted == RESERVES or p.respawn >= 0:
                cost += f" · {page.say('word-price', price=price(s, m))}"
            stats = f"{p.power}/{p.defense}/{p.life}" if p.creature else page.say("word-location")
            abilities = ", ".join(page.ability_name(a) for a in p.abilities)
            table.add_row(
                Text(page.code(s, m), style=SIDE_STYLE[seat]),
                Text(page.name(s, m)),
                cost,
                stats,
                Text(f"{abilities} {state}".strip()),
            )
    return table
