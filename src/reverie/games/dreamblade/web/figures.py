"""A finished game in figures: what each side rolled, dealt, lost and won, out of what happened."""

from __future__ import annotations

from collections import Counter
from functools import partial

from reverie.kernel.browser import Figure
from reverie.kernel.events import Event
from reverie.parts.web import figure

from ..rules import decisions
from ..rules.procedures.attack import BLADE
from ..rules.state import Dreamblade
from ..words.words import DreambladePage


def figures(page: DreambladePage, s: Dreamblade, log: list[tuple[int, Event]]) -> list[Figure]:
    counts = [Counter[str]() for _row in s.players.rows]
    attacker = 0
    for _number, event in log:
        data = event.data
        if event.kind in ("attacked", "deathblow"):
            attacker = data["seat"]
        elif event.kind == "rolled" and data["choice"] == decisions.ATTACK.name:
            counts[attacker]["dice"] += len(data["answer"])
            counts[attacker]["rolled"] += sum(face for face in data["answer"] if face != BLADE)
        elif event.kind == "damaged":
            counts[1 - s.minis[data["who"]].owner]["damage"] += data["damage"]
        elif event.kind == "destroyed" and s.minis[data["who"]].owner in (0, 1):
            counts[1 - s.minis[data["who"]].owner]["destroyed"] += 1
        elif event.kind in ("turn-won", "spawned"):
            counts[data["seat"]][event.kind] += 1

    row = partial(figure, page, counts)
    luck = [page.say("figure-luck", rolled=one["rolled"], mean=one["dice"]) for one in counts]
    return [
        row("turns", "turn-won"),
        row("spawned"),
        row("dice"),
        {
            "text": page.say("figure-rolled"),
            "values": luck,
        },  # a die shows 1 damage in the mean: 1, 2, 3 and thrice none
        row("damage"),
        row("destroyed"),
    ]


__all__ = ["figures"]
