"""A combat in one line of the log: where it was, the dice, the damage, and who is there no more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reverie.kernel.browser import Episode, Face
from reverie.kernel.events import Event

from ..rules import decisions
from ..rules.board import CELL_NAMES
from ..rules.state import Dreamblade
from .elements import DICE

if TYPE_CHECKING:
    from .page import DreambladeWeb

BEGINS: Final = "combat-began"
ENDS: Final = ("combat-ended", "action-chosen", "phase-began", "turn-began", "scored", "game-ended")
FATES: Final = ("destroyed", "disrupted", "sacrificed", "banished")
"""What is told of those that a combat removes, the gravest first."""


def episode(page: DreambladeWeb, s: Dreamblade, events: list[Event]) -> Episode:
    """A combat as far as it has come."""
    damage = damage_of(events)
    rolled = "no" if damage is None else "yes"
    told = [page.say("web-episode", cell=CELL_NAMES[events[0].data["cell"]], rolled=rolled, damage=damage or 0)]
    for fate in FATES:
        names = [page.name(s, event.data["who"]) for event in events if event.kind == fate]
        if names:
            told.append(page.say(f"web-episode-{fate}", names=page.listed(names), n=len(names)))
    return {"text": " ".join(told), "rule": events[0].rule, "dice": dice_of(page, events)}


def damage_of(events: list[Event]) -> int | None:
    """What the attack came to, with what blades and others changed; None before it was rolled."""
    tallied = next((number for number, event in enumerate(events) if event.kind == "tallied"), None)
    if tallied is None:
        return None
    total = int(events[tallied].data["damage"])
    for event in events[tallied:]:
        if event.kind in ("damaged", "deathblow"):
            break
        total += event.data["change"] if event.kind == "damage-modified" else 0
    return max(0, total)


def dice_of(page: DreambladeWeb, events: list[Event]) -> tuple[Face, ...]:
    """The dice of the attack; none where some were rolled again, for what lay in the end is told step by step."""
    rolls: list[tuple[int, ...]] = []
    for event in events:
        if event.kind == "tallied":
            break
        if event.kind == "rolled" and event.data["choice"] == decisions.ATTACK.name:
            rolls.append(event.data["answer"])
    if len(rolls) != 1:
        return ()
    return tuple([{"mark": DICE[face], "label": page.faces((face,))} for face in rolls[0]])


__all__ = ["BEGINS", "ENDS", "episode"]
