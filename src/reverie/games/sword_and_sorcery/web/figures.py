"""A finished quest in figures: what each hero dealt, took and slew, how often they fell, and what they have now."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

from reverie.kernel.browser import Figure
from reverie.kernel.events import Event
from reverie.parts.web import figure

from ..rules.state import NOBODY, Quest, is_enemy
from ..words.wording import roman

if TYPE_CHECKING:
    from .page import SwordAndSorceryWeb


def figures(page: SwordAndSorceryWeb, s: Quest, log: list[tuple[int, Event]]) -> list[Figure]:
    seats = range(len(s.heroes))
    counts = [Counter[str]() for _seat in seats]
    striker = NOBODY
    for _number, event in log:
        data = event.data
        if event.kind == "attack-declared":
            striker = data["attacker"]
        elif event.kind == "wounded" and is_enemy(data["figure"]) and data["cause"] in seats:
            counts[data["cause"]]["dealt"] += data["amount"]
        elif event.kind == "wounded" and data["figure"] in seats:
            counts[data["figure"]]["taken"] += data["amount"]
        elif event.kind == "enemy-died" and striker in seats:
            counts[striker]["slain"] += 1
        elif event.kind == "died":
            counts[data["seat"]]["deaths"] += 1
    row = partial(figure, page, counts)
    return [
        {"text": page.say("web-figure-hero"), "values": [page.hero(s, seat) for seat in seats]},
        {"text": page.say("web-gem-rank"), "values": [roman(s.heroes.rows[seat].rank) for seat in seats]},
        row("dealt"),
        row("taken"),
        row("slain"),
        row("deaths"),
        {"text": page.say("web-crowns"), "values": [str(s.crowns(seat)) for seat in seats]},
    ]


__all__ = ["figures"]
