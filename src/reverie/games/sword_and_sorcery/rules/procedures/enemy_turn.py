"""SS-6.13, SS-32: encounter cards, and which enemies act in which order."""

from __future__ import annotations

from reverie.kernel.agenda import AGAIN, DONE, Flow, ask, emit, procedure, push
from reverie.kernel.domain import Listed
from reverie.parts.rules.effects import NO_TEXT

from .. import atoms_map, decisions
from .. import terms as t
from ..abilities import NONE
from ..effects.walk import Deeds
from ..frames import Activation, Activations, Encounter, Special
from ..queries import owner
from ..state import ENCOUNTERS, NOBODY, Quest
from .drawing import Reshuffle, ready

# An encounter card (SS-32.1, SS-32.6, SS-32.7) ----------------------------------------------------------------


def draw(s: Quest, f: Encounter) -> Flow:
    if not ready(s, ENCOUNTERS):
        return AGAIN
    f.card = atoms_map.draw(s, ENCOUNTERS)
    emit(s, "encounter-drawn", seat=f.seat, encounter=f.card)
    return None


def main_effect(s: Quest, f: Encounter) -> None:
    """Its result says whether it could be resolved even partly."""
    f.answer = None
    carry_out(s, s.cast.abilities[s.cast.encounters[f.card].ability].do)


def other_effect(s: Quest, f: Encounter) -> None:
    """SS-32.6: only if the main effect found nobody."""
    if not f.answer:
        carry_out(s, s.cast.encounters[f.card].otherwise)
    f.answer = None


def carry_out(s: Quest, text: int) -> None:
    if text != NO_TEXT:
        push(s, Deeds(text, s.active, NOBODY))


def put_away(s: Quest, f: Encounter) -> None:
    """SS-32.7: after some cards the discards are shuffled in first; the card itself is then the only discard."""
    if s.cast.encounters[f.card].reshuffle and s.piles.rows[ENCOUNTERS + 1].cards:
        push(s, Reshuffle(ENCOUNTERS))


def discard(s: Quest, f: Encounter) -> None:
    atoms_map.discard(s, ENCOUNTERS, f.card)


procedure(
    Encounter,
    ("SS-32.1", draw),
    ("SS-32.2", main_effect),
    ("SS-32.6", other_effect),
    ("SS-32.7", put_away),
    ("SS-32.7", discard),
)


# The order (SS-32.3 to SS-32.5) ----------------------------------------------------------------


def all_stunned(s: Quest, foe: int) -> bool:
    """SS-Q43: a horde is stunned only if all its figures are."""
    figures = s.figures_in_play(foe)
    for figure in figures:
        if not s.has(figure, t.STUN):
            return False
    return bool(figures)


def candidates(s: Quest, f: Activations) -> list[int]:
    """SS-32.4: of the next player's enemies the highest rank; where only some are chosen, the stunned ones last."""
    if not f.waiting:
        return []
    around = s.clockwise(s.active)
    while f.around < len(around):
        own = [foe for foe in f.waiting if s.foes.rows[foe].controller != NOBODY and owner(s, foe) == around[f.around]]
        if len(own) == 1:
            return own
        if own:
            if f.count != NONE:
                own = [foe for foe in own if not all_stunned(s, foe)] or own
            top = max([s.enemy(foe).rank for foe in own])
            return [foe for foe in own if s.enemy(foe).rank == top]
        f.around += 1
    return []


def next_enemy(s: Quest, f: Activations) -> Flow:
    """SS-7.20: ties are the active player's to decide, for everybody's enemies."""
    if f.count == 0:
        return DONE
    if f.answer is None:
        found = candidates(s, f)
        if not found:
            return DONE
        if len(found) > 1:
            ask(s, s.active, decisions.ACTIVATE, Listed(tuple(found)))
            return AGAIN
        f.answer = found[0]
    foe, f.answer = f.answer, None
    f.waiting = tuple([one for one in f.waiting if one != foe])
    f.count -= 1 if f.count > 0 else 0
    if not f.only:
        push(s, Activation(foe, f.plus))
    if f.special and (f.only or not all_stunned(s, foe)):
        push(s, Special(foe))
    return AGAIN


procedure(Activations, ("SS-32.4", next_enemy))
