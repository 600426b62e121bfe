"""Tables in lists, in words: who plays with whom against whom, and how it ended."""

from __future__ import annotations

from typing import Final

from reverie.kernel.game import CLOSED
from reverie.kernel.match import AGREED
from reverie.kernel.plain import Body
from reverie.kernel.text import Texts

from ..rooms.sitting import BOT, OPEN
from ..store.entries import TableRow

TEAM_CARDS: Final = (
    "table-card-your-move",
    "table-card-won",
    "table-card-lost",
    "table-card-drawn",
    "table-card-closed",
)
"""Sentences about a table that tell allies from opponents."""


def card_words(row: TableRow, holder: set[int], your_move: bool, words: Texts) -> tuple[str, str, str]:
    """The sentence about a table for somebody who holds these seats, and who is named in it: the others, and allies."""
    side = row.summary.get("sides") or list(range(len(row.seats)))  # older rows know of no teams
    mine = {side[seat] for seat in holder}
    names = [card_name(seat, words) for seat in row.seats]
    for_all = len(mine) != 1  # who watches, or plays several sides at one screen, reads of everybody
    others = [seat for seat in range(len(names)) if for_all or seat not in holder]
    rivals = [names[seat] for seat in others if for_all or side[seat] not in mine]
    allies = [names[seat] for seat in others if not for_all and side[seat] in mine]
    if row.status == "over" and not for_all:
        winners = row.summary.get("winners") or []
        closed = row.summary.get("result") == CLOSED
        drawn = not winners and (rivals or row.summary.get("reason") == AGREED)
        key = (
            "table-card-closed"
            if closed
            else "table-card-drawn"
            if drawn
            else "table-card-won"
            if holder & set(winners)
            else "table-card-lost"
        )
    elif row.status == "over":
        key = "table-card-over"
    elif your_move:
        key = "table-card-your-move"
    elif row.status == "open":
        key = "table-card-open"
    else:
        key = "table-card-playing" if holder else "table-card-watch"
    if key in TEAM_CARDS and (allies or not rivals):
        key += "-team" if rivals else "-together" if allies else "-alone"
    elif key not in TEAM_CARDS:
        rivals, allies = [*rivals, *allies], []
    joined = words.get("table-card-and")
    return key, joined.join(rivals), joined.join(allies)


def card_name(seat: Body, words: Texts) -> str:
    if seat["kind"] == BOT:
        return words.get("table-card-bot", level=words.get(f"level-{seat['level']}"))
    if seat["kind"] == OPEN:
        return words.get("table-card-nobody")
    return seat["name"] or words.get("table-card-somebody")
