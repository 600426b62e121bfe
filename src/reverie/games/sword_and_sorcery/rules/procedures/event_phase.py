"""SS-6.17, SS-38: the Event Phase."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import DONE, Flow, cite, emit, procedure, push
from reverie.kernel.fields import fields
from reverie.kernel.plain import Plain
from reverie.kernel.state import Frame
from reverie.parts.rules.effects import NO_TEXT
from reverie.parts.rules.story import announce, announce_all

from .. import atoms_map, atoms_table
from ..conditions import Scene, holds
from ..effects.foes import formula
from ..effects.walk import Deeds
from ..frames import EventCard, Spawn
from ..queries import lying_open, taking_part
from ..state import EVENTS, NOBODY, Quest
from .ending import lose
from .errands import lose_alone

SKIES: Final = ("day", "night")
"""SS-38.4: kinds of cards that leave the deck as soon as they are drawn."""


@fields
class EventPhase(Frame):
    """SS-38.10: the card, its text and spawn line, what the quest does, conditions at the end."""


def rounds_left(s: Quest) -> int:
    """SS-6.17, SS-38.7: the rounds until the last event is discarded, this one among them while its Event Phase is still to come."""
    cards = s.piles.rows[EVENTS].cards
    phases = [1 if s.cast.events[event].kind in SKIES else 2 for event in cards]
    return sum(phases) - lying_open(s, EVENTS)


def reveal_or_discard(s: Quest, f: EventPhase) -> Flow:
    """SS-6.17, SS-38.8: a face-down card is drawn and resolved, a face-up one is discarded; the last one discarded is defeat (SS-1.7)."""
    if not s.piles.rows[EVENTS].cards:
        run_out(s)
        return DONE
    if not atoms_map.is_face_up(s):
        push(s, EventCard(atoms_map.turn_up(s)))
        return None
    atoms_map.discard_event(s)
    if not s.piles.rows[EVENTS].cards:
        run_out(s)
        return DONE
    return None


def run_out(s: Quest) -> None:
    """SS-1.7, SS-Q32: no event is left."""
    cite(s, "SS-1.7")
    for loss in s.plan.lost:
        if loss.kind == "event-deck":
            lose(s, loss)


def quest_waves(s: Quest, f: EventPhase) -> None:
    """SS-38.10 (3): paragraphs of the Event Phase; the last card that lies open is a fact of its own."""
    facts: list[Plain] = [("event-phase",)]
    if len(s.piles.rows[EVENTS].cards) == 1 and atoms_map.is_face_up(s):
        facts.append(("last-event",))
    announce_all(s, facts, s.active)


def check_end(s: Quest, f: EventPhase) -> None:
    """SS-38.10 (4): conditions that are looked at only now; what lasts to the end of an Event Phase ends."""
    atoms_table.end_event_effects(s)
    lose_alone(s)
    for loss in s.plan.lost:
        if loss.at_event_phase and holds(s, loss.given, Scene()):
            lose(s, loss)
            return


procedure(EventPhase, ("SS-6.17", reveal_or_discard), ("SS-38.10", quest_waves), ("SS-38.10", check_end))


# One card (SS-38.1 to SS-38.4) ----------------------------------------------------------------


def resolve(s: Quest, f: EventCard) -> None:
    """SS-38.1: its text in printed order; day and night go beside the deck at once (SS-38.4)."""
    card = s.cast.events[f.event]
    if card.kind in SKIES:
        if f.from_deck:
            atoms_map.set_beside(s)
        cite(s, "SS-38.4")
        atoms_map.set_sky(s, f.event)
    if card.kind == "story":
        cite(s, "SS-38.5")
        announce(s, ("story", f.event), s.active)
    ability = s.cast.abilities[card.ability]
    if ability.do != NO_TEXT:
        push(s, Deeds(ability.do, s.active, NOBODY, value=ability.value, ability=ability.number))


BRACKETS = {"N": (-1, -2), "Z": (0, 0), "P": (1, 1)}
"""SS-G11: the constants of spawn lines for 2-3 and 4-5 heroes."""


def spawn_line(s: Quest, f: EventCard) -> None:
    """SS-30.3, SS-30.4, SS-30.5, SS-38.6: how many enemies come."""
    line = s.cast.events[f.event].spawn
    if line:
        few, many = BRACKETS[line]
        k = few if taking_part(s) <= 3 else many
        count = formula(s, k)
        emit(s, "spawned", count=count, wanted=k)
        if count:
            push(s, Spawn(count))


def persist(s: Quest, f: EventCard) -> None:
    """SS-38.2, SS-38.10: a persistent effect begins after text and spawn line."""
    if f.from_deck:
        atoms_map.let_persist(s)


procedure(EventCard, ("SS-38.1", resolve), ("SS-30.3", spawn_line), ("SS-38.10", persist))
