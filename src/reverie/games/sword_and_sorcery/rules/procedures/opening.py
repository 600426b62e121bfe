"""SS-10.6 to SS-10.11, SS-11: doors, chests, traps, searches, treasures."""

from __future__ import annotations

from reverie.kernel.agenda import AGAIN, DONE, Flow, ask, cite, emit, nature, procedure, push
from reverie.kernel.domain import Listed, Permutation
from reverie.kernel.fields import fields
from reverie.kernel.state import Frame
from reverie.parts.rules.effects import NO_TEXT
from reverie.parts.rules.story import announce

from .. import atoms_items, atoms_map, atoms_table, decisions
from ..abilities import NONE
from ..effects.walk import Deeds
from ..effects.wealth import uses_souls
from ..force import most_of
from ..frames import Searching, Trap, Treasure
from ..state import (
    FOUND_ITEM,
    FOUND_LOOT,
    FOUND_TREASURE,
    LOOT,
    NOBODY,
    SOUL_WEAPONS,
    TRAPS,
    TREASURES,
    Quest,
    stream_of,
)
from .drawing import is_empty, ready

# Doors (SS-11.7) ----------------------------------------------------------------


@fields
class OpenDoor(Frame):
    """SS-11.7: a door is opened: the trap first, then the token goes and sight is checked."""

    seat: int
    door: int


def spring_door(s: Quest, f: OpenDoor) -> None:
    """SS-11.2: the door's edge is the centre of its trap."""
    push(s, Trap(f.seat, s.figures.rows[f.seat].area, f.door))


def remove_door(s: Quest, f: OpenDoor) -> None:
    atoms_map.open_door(s, f.door, f.seat)
    announce(s, ("opened", f.door), f.seat)


procedure(OpenDoor, ("SS-11.7", spring_door), ("SS-10.6", remove_door))


# Chests (SS-10.8) ----------------------------------------------------------------


@fields
class OpenChest(Frame):
    """SS-10.8: a trap, then what the back of the token shows."""

    seat: int
    thing: int
    back: int = NONE
    area: int = NONE
    left: int = 0
    """Treasures of a dead opener that are still to be laid down."""


def spring_chest(s: Quest, f: OpenChest) -> None:
    thing = s.things.rows[f.thing]
    f.back, f.area = thing.value, thing.area
    push(s, Trap(f.seat, thing.area))


def empty_chest(s: Quest, f: OpenChest) -> Flow:
    """If the trap has killed the opener, the contents lie on the area, face down."""
    atoms_items.pick_up(s, f.thing)
    emit(s, "chest-opened", seat=f.seat, area=f.area)
    announce(s, ("chest", s.plan.areas.names[f.area]), f.seat, f.area)
    ability = s.cast.abilities[f.back]
    if s.in_play(f.seat):
        about = (NOBODY, f.area, f.seat, (), ability.value, f.back)
        push(s, Deeds(ability.do, f.seat, f.seat, *about))
        return DONE
    for op in s.cast.texts[ability.do].ops:
        if op.effect.name == "treasure":
            f.left += op.keep
        elif op.effect.name == "soul-weapon":
            if s.piles.rows[SOUL_WEAPONS].cards:
                atoms_map.lay(s, FOUND_ITEM, f.area, atoms_map.draw(s, SOUL_WEAPONS))
            elif not uses_souls(s):
                f.left += 2
        elif op.effect.name == "loot" and s.piles.rows[LOOT].cards:
            atoms_map.lay(s, FOUND_LOOT, f.area, atoms_map.draw(s, LOOT))
        elif op.effect.name == "crowns":
            atoms_map.drop_crowns(s, f.area, op.amount.base)
    return None


def leave_contents(s: Quest, f: OpenChest) -> Flow:
    """SS-10.8: what was in the chest lies on its area, card by card, face down."""
    if f.left == 0 or is_empty(s, TREASURES):
        return DONE
    if ready(s, TREASURES):
        f.left -= 1
        atoms_map.lay(s, FOUND_TREASURE, f.area, atoms_map.draw(s, TREASURES))
    return AGAIN


procedure(OpenChest, ("SS-11.1", spring_chest), ("SS-10.8", empty_chest), ("SS-10.8", leave_contents))


# Traps (SS-11) ----------------------------------------------------------------


def draw_trap(s: Quest, f: Trap) -> Flow:
    """SS-11.1, SS-7.18: one card, or two of which one is resolved."""
    wanted = most_of(s, "trap-draw", f.opener, 1)
    if len(f.drawn) < wanted and not is_empty(s, TRAPS):
        if ready(s, TRAPS):
            f.drawn += (atoms_map.draw(s, TRAPS),)
        return AGAIN
    if not f.drawn:
        return DONE
    if len(f.drawn) > 1:
        ask(s, f.opener, decisions.TRAP, Listed(f.drawn))
    else:
        f.answer = f.drawn[0]
    return None


def resolve_trap(s: Quest, f: Trap) -> None:
    """SS-11.5: all cards drawn are discarded; the chosen one is resolved, measured from where it lies (SS-11.2)."""
    card, f.answer = f.answer, None
    atoms_table.use_up_all(s, "trap-draw", f.opener)
    for one in f.drawn:
        atoms_map.discard(s, TRAPS, one)
    emit(s, "trap-drawn", seat=f.opener, trap=card)
    ability = s.cast.abilities[s.cast.traps[card].ability]
    if ability.do != NO_TEXT:
        about = (NOBODY, f.area, f.opener, (), ability.value, ability.number)
        push(s, Deeds(ability.do, f.opener, NOBODY, *about))


procedure(Trap, ("SS-11.1", draw_trap), ("SS-11.3", resolve_trap))


# Searches (SS-10.11) ----------------------------------------------------------------


def search(s: Quest, f: Searching) -> None:
    """SS-10.11: the table of the token, by a red die."""
    ability = s.cast.abilities[s.cast.searches[f.token]]
    push(s, Deeds(ability.do, f.seat, f.seat, NOBODY, f.area, f.seat, (), ability.value, ability.number))
    announce(s, ("searched", f.token), f.seat, f.area)


procedure(Searching, ("SS-10.11", search))


# Treasures ----------------------------------------------------------------


def draw_treasure(s: Quest, f: Treasure) -> Flow:
    """Draw n, keep k: the drawing hero chooses (SS-7.35)."""
    if len(f.drawn) < f.draw and not is_empty(s, TREASURES):
        if ready(s, TREASURES):
            f.drawn += (atoms_map.draw(s, TREASURES),)
        return AGAIN
    if not f.drawn:
        return DONE
    if len(f.drawn) > f.keep:
        ask(s, f.seat, decisions.DRAWN, Listed(f.drawn))
    else:
        f.answer = f.drawn[0]
    return None


def keep_treasure(s: Quest, f: Treasure) -> Flow:
    """The rest is shuffled back into the deck."""
    kept, f.answer = f.answer, None
    atoms_items.fill(s, kept)
    atoms_items.receive(s, f.seat, kept)
    left = tuple([card for card in f.drawn if card != kept])
    f.drawn = left
    f.keep -= 1
    if f.keep > 0 and left:
        f.draw = len(left)
        f.step = 0
        return None
    if not left:
        return DONE
    cite(s, "SS-7.35")
    atoms_table.put_under(s, TREASURES, left)
    nature(s, decisions.SHUFFLE, Permutation(len(s.piles.rows[TREASURES].cards)), stream_of(TREASURES), TREASURES)
    return None


def shuffle_back(s: Quest, f: Treasure) -> None:
    atoms_map.set_order(s, TREASURES, f.answer)


procedure(Treasure, ("SS-7.35", draw_treasure), ("SS-10.8", keep_treasure), ("SS-8.3", shuffle_back))
