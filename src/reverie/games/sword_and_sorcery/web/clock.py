"""The clock of the quest: one box for each event card, the event in force, day or night, the last encounter; soul points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from reverie.kernel.events import Event
from reverie.kernel.plain import Told

from ..rules.force import open_event
from ..rules.queries import lying_open
from ..rules.state import EVENTS, Quest

if TYPE_CHECKING:
    from .page import SwordAndSorceryWeb


def clock(page: SwordAndSorceryWeb, s: Quest, log: Sequence[tuple[int, Event]]) -> Told:
    """The deck is what is left of the time: with its last card the quest is lost."""
    pile, gone = s.piles.rows[EVENTS], s.piles.rows[EVENTS + 1]
    up = lying_open(s, EVENTS)
    boxes = [{"kind": "gone", "text": "", "label": page.event_name(card)} for card in gone.cards]
    for number, card in enumerate(pile.cards):
        last = number + 1 == len(pile.cards)
        if number < up:
            boxes.append({"kind": "up", "text": str(card), "label": page.event_name(card)})
        else:
            label = page.say("web-event-last" if last else "web-event-down")
            boxes.append({"kind": "last" if last else "down", "text": "!" if last else "", "label": label})
    event = open_event(s)
    return {
        "boxes": boxes,
        "left": page.say("board-clock", n=len(pile.cards)),
        "round": page.say("heading-round", round=s.round) if s.round else "",
        "event": told_event(page, event) if event else None,
        "sky": sky(page, s) if s.sky else None,
        "encounter": encounter(page, s, log),
        "soul": page.say("board-soul", n=s.soul),
    }


def told_event(page: SwordAndSorceryWeb, event: int) -> Told:
    return {"name": page.event_name(event), "text": page.wording.plain_line(page.wording.event(event))}


def sky(page: SwordAndSorceryWeb, s: Quest) -> Told:
    """Day or night, and what it means in this quest."""
    quest = page.library.quests[s.plan.id]
    kind = s.cast.events[s.sky].kind
    record = {"night": quest.night, "day": quest.day}.get(kind)
    lines = page.wording.record(record) if record is not None else []
    text = " ".join(f"{page.wording.plain(line.text)}." for line in lines)
    return {"name": page.event_name(s.sky), "text": text or page.say("web-sky-nothing")}


def encounter(page: SwordAndSorceryWeb, s: Quest, log: Sequence[tuple[int, Event]]) -> Told | None:
    """The encounter card of the enemy turn that goes on, or was the last in this round."""
    for _answer, event in reversed(log):
        if event.kind == "round-began":
            return None
        if event.kind == "encounter-drawn":
            id = s.cast.encounters[event.data["encounter"]].id
            text = page.wording.plain_line(page.wording.encounter(id))
            return {"name": page.wording.name(f"encounter-{id}"), "text": text, "rule": event.rule}
    return None


__all__ = ["clock"]
