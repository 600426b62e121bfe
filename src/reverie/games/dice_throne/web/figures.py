"""A finished game in figures: what each seat rolled, suffered, healed and played, out of what happened."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Final

from reverie.kernel.browser import Figure
from reverie.kernel.events import Event
from reverie.parts.web import figure

from ..rules import decisions
from ..rules.state import DiceThrone
from ..words.words import DiceThronePage

FACES: Final = 6
OWN_ROLLS: Final = (
    decisions.OFFENCE.name,
    decisions.DEFENCE.name,
    decisions.SUB_ROLL.name,
    decisions.ROLLED_AGAIN.name,
)


def figures(page: DiceThronePage, s: DiceThrone, log: list[tuple[int, Event]]) -> list[Figure]:
    counts = [Counter[str]() for _row in s.players.rows]
    for _number, event in log:
        data = event.data
        if event.kind == "rolled" and data["choice"] in OWN_ROLLS and 0 <= data["subject"] < len(counts):
            counts[data["subject"]]["dice"] += len(data["answer"])
            counts[data["subject"]]["sixes"] += data["answer"].count(FACES)
        elif event.kind == "settled":
            counts[data["seat"]]["taken"] += data["final"]
            counts[data["seat"]]["healed"] += data["healing"]
        elif event.kind in ("turn-began", "played", "sold", "token-spent"):
            counts[data["seat"]][event.kind] += 1

    row = partial(figure, page, counts)
    luck = [page.say("figure-luck", rolled=one["sixes"], mean=round(one["dice"] / FACES, 1)) for one in counts]
    dealt: Figure = {"text": page.say("figure-dealt"), "values": [str(one["taken"]) for one in reversed(counts)]}
    return [
        row("turns", "turn-began"),
        row("dice"),
        {"text": page.say("figure-sixes"), "values": luck},
        *([dealt] if len(counts) == 2 else []),
        row("taken"),
        row("healed"),
        row("cards", "played"),
        row("tokens", "token-spent"),
    ]


__all__ = ["figures"]
