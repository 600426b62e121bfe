"""Cells and miniatures as they look in many drawings: worked out once."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from reverie.kernel.plain import Told

from ..rules.board import CELL_NAMES, PORTAL, SPAWN_ROW
from ..rules.keywords import ASPECTS
from ..rules.queries import other
from .elements import SIDES, cell_id

if TYPE_CHECKING:
    from ..rules.pieces import Map
    from .page import DreambladeWeb

DEEPEST: Final = 5
"""The deepest tint; a cell that is worth more is tinted like this."""


@lru_cache(4096)
def bare_cell(page: DreambladeWeb, chart: Map, edges: tuple[int, int], near: int, cell: int) -> Told:
    """A cell with nothing on it, as it looks from a seat."""
    worth = (chart.values[edges[0]][cell], chart.values[edges[1]][cell])
    parts = [CELL_NAMES[cell]]
    parts += [page.say("web-portal-of", side=page.side_name(seat)) for seat in (0, 1) if PORTAL[edges[seat]] == cell]
    if worth[0] and worth[0] == worth[1]:
        parts.append(page.say("web-worth-both", n=worth[0]))
        soundings = [{"value": worth[0], "marks": [f"seat-{SIDES[seat]}" for seat in (0, 1)]}]
    else:
        parts += [page.say("web-worth-to", side=page.side_name(seat), n=worth[seat]) for seat in (0, 1) if worth[seat]]
        by_nearness = [seat for seat in (near, other(near)) if worth[seat]]
        soundings = [{"value": worth[seat], "marks": [f"seat-{SIDES[seat]}"]} for seat in by_nearness]
    spawns = [seat for seat in (0, 1) if cell in SPAWN_ROW[edges[seat]]]
    return {
        "id": cell_id(cell),
        "name": CELL_NAMES[cell],
        "v": min(max(worth), DEEPEST),
        "soundings": soundings,
        "portal": next((SIDES[seat] for seat in (0, 1) if PORTAL[edges[seat]] == cell), ""),
        "spawn": f"spawn-{SIDES[spawns[0]]} spawn-{'near' if spawns[0] == near else 'far'}" if spawns else "",
        "label": ", ".join(parts),
        "place": None,
        "claims": [],
        "contested": False,
        "sides": [],
        "here": "",
        "shown": False,
    }


@lru_cache(4096)
def kept_label(
    page: DreambladeWeb,
    name: str,
    printed: str,
    of: tuple[int, ...],
    cost: str,
    now: int,
    copies: int,
    state: str,
    option: bool,
) -> str:
    """A miniature in the reserves, or in the graveyard in some state, and how many of it there are. Names begin with what is
    `printed` beside the emblem, so that whoever speaks to their browser says what they see."""
    parts = [f"{name} {printed}", page.say(cost, price=now, cost=now)]
    parts += [page.say(f"aspect-{ASPECTS[a]}") for a in of]
    if copies > 1:
        parts.append(page.say("web-copies", n=copies))
    if state:
        parts.append(page.say(f"web-grave-{state}"))
    if option:
        parts.append(page.say("web-option"))
    return ", ".join(parts)


@lru_cache(8192)
def piece_label(
    page: DreambladeWeb, name: str, owner: int, values: tuple[int, ...], damage: int, fate: str, out: str, mark: str
) -> str:
    """A miniature in the dreamscape."""
    shown = " ".join(part for part in ("/".join(map(str, values)), str(damage) if damage else "") if part)
    told = page.say("web-piece", who=f"{name} {shown}".strip(), side=page.side_name(owner))
    if values:
        parts = [page.say("stat-line", power=values[0], defense=values[1], life=values[2])]
    else:
        parts = [page.say("word-location")]
    if damage:
        parts.append(page.say("stat-damage", damage=damage))
    if fate:
        parts.append(page.say(f"web-will-{fate}"))
    if out:
        parts.append(page.say(out))
    if mark:
        parts.append(page.say(mark))
    return f"{told}: {', '.join(parts)}"
