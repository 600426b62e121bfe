"""The chances at hand, as tables in a terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as RichTable
from rich.text import Text

from ..rules.board import CELL_NAMES
from ..rules.combat_state import combat_of
from ..rules.odds import attack_dice, chance_of_blades, chance_of_damage, prospects
from ..rules.queries import contested, creatures
from ..rules.state import Dreamblade
from ..words.words import DreambladePage


def odds(page: DreambladePage, s: Dreamblade, seat: int) -> RenderableType | None:
    parts: list[RenderableType] = []
    combat = combat_of(s)
    note = "odds-note"
    if combat is not None and combat.shown:
        return Text(page.say("odds-rolled", dice=page.faces(combat.shown)))
    if combat is not None:
        attackers = combat.attackers or creatures(s, combat.seat, combat.cell)
        note = "odds-note-chosen" if combat.attackers else note
        parts.append(odds_of(page, s, combat.seat, combat.cell, attackers))
    else:
        for cell in range(25):
            if contested(s, cell):
                parts.append(odds_of(page, s, seat, cell, creatures(s, seat, cell)))
    if not parts:
        return None
    return Group(*parts, Text(page.say(note), style="dim"))


def odds_of(page: DreambladePage, s: Dreamblade, seat: int, cell: int, attackers: tuple[int, ...]) -> Group:
    dice = attack_dice(s, attackers)
    table = RichTable(
        title=page.say("odds-title", cell=CELL_NAMES[cell], dice=dice),
        title_justify="left",
        box=None,
        padding=(0, 2, 0, 0),
    )
    most = min(3 * dice, 12)
    table.add_column(page.say("odds-damage"))
    for n in range(1, most + 1):
        table.add_column(str(n), justify="right")
    table.add_row("", *[f"{float(chance_of_damage(dice, n)) * 100:.0f}%" for n in range(1, most + 1)])
    blades = Text(page.say("odds-blades") + "  ")
    blades.append("  ".join(f"{n}: {float(chance_of_blades(dice, n)) * 100:.0f}%" for n in range(1, min(dice, 4) + 1)))
    enemies = RichTable(box=None, padding=(0, 2, 0, 0))
    for key in ("odds-enemy", "odds-disrupt", "odds-destroy"):
        enemies.add_column(page.say(key), justify="left" if key == "odds-enemy" else "right")
    for p in prospects(s, seat, cell, dice):
        enemies.add_row(Text(page.who(s, p.enemy)), f"{float(p.disrupt) * 100:.1f}%", f"{float(p.destroy) * 100:.1f}%")
    return Group(table, blades, enemies)
