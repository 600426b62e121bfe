"""What a Dreamer may do: everything that bears an action, and what of it no predicate refuses (EF-4.34, EF-4.100, EF-5.36)."""

from __future__ import annotations

from typing import Final

from reverie.kernel.domain import Domain, Listed
from reverie.kernel.plain import Answer, Plain

from . import terms as t
from .abilities import NONE, Use
from .decisions import DONE
from .force import active_mask, active_progress, worked
from .legality import may_open_hint, may_still_use, refuse_place, refuse_placement, refuse_use, refuse_window
from .paying import can_reach, innate_of
from .places import can_move
from .state import NOBODY, NOWHERE, Rebound, Session
from .worked import Ready

MOVE: Final = "move"
PUT_GEM: Final = "put-gem"
TAKE_GEM: Final = "take-gem"
PICK_UP: Final = "pick-up"
HAND_OVER: Final = "hand-over"
HINT: Final = "hint"
USE: Final = "use"
PLACE: Final = "place"


def uses_of(s: Session, seat: int, window: int) -> list[int]:
    """Everything that this Dreamer could use in a window, somewhere, each once, in a fixed order (EF-5.36)."""
    cast = s.cast
    cards = cast.cards
    numbers = cast.basics_in[window][:]
    for card in dict.fromkeys(s.dreamers.rows[seat].hand):
        numbers += cards[card].played[window]
    numbers += carried_by(s, seat, window)
    innate = innate_of(s, seat)
    if innate != NONE and cast.uses[innate].may_be_used(window):
        numbers.append(innate)
    if s.in_play():
        numbers += uses_around(s, seat, window)
    return numbers


def carried_by(s: Session, seat: int, window: int) -> list[int]:
    """Of this all that stands on what lies before a Dreamer and the Team."""
    cast = s.cast
    row = s.dreamers.rows[seat]
    cards = cast.cards
    numbers: list[int] = []
    for card in dict.fromkeys(active_progress(s, seat)):
        numbers += cards[card].placed[window]
    mask = active_mask(s, seat)
    if mask != NONE:
        numbers += cards[mask].fitting[window]
    for card in (*dict.fromkeys(s.items), *s.notes, *s.wisdom, *row.memories):
        numbers += cards[card].fitting[window]
    others = [cards[card].way_out for card in dict.fromkeys(row.flaws) if cards[card].way_out != NONE]
    numbers += [use for use in others if cast.uses[use].may_be_used(window)]
    return numbers


def uses_around(s: Session, seat: int, window: int) -> list[int]:
    """What stands on the Dreamscape: actions of the own tile, Flying Rules, Quirks, Interactions (EF-5.175)."""
    cast = s.cast
    found: list[int] = []
    space = s.space_of(seat)
    for slot, number in enumerate(s.lying):
        if number != NONE:
            tile = cast.tiles[number]
            found += tile.open_to_all[window]
            if space != NOWHERE and space // 4 == slot:
                found += tile.open_here[window]
                found += cast.usable_in(tuple([use for corner, use in tile.gem_uses if corner == space % 4]), window)
    for _space, card, _until in s.quirks:
        quirk = cast.cards[card].quirk
        if quirk is not None:
            found += cast.usable_in(quirk.actions, window)
    for row in s.entity_rows():
        dealings = s.entity(row).dealings[window]
        if dealings and s.figures_of(row):
            found += dealings
    return found


def ready(s: Session, seat: int, window: int) -> Ready:
    """What of it no window refuses as long as the table lies as it does: Basic Actions, and what is carried."""
    now = worked(s)
    found = now.ready.get((seat, window))
    if found is None:
        carried = carried_by(s, seat, window)
        basics = open_in(s, seat, window, s.cast.basics_in[window])
        found = now.ready[seat, window] = Ready(basics, open_in(s, seat, window, carried))
    return found


def around(s: Session, seat: int, window: int) -> tuple[Use, ...]:
    """What of it stands around, and no place refuses as long as everybody stands where they do."""
    now = worked(s)
    found = now.around.get((seat, window))
    if found is None:
        numbers = uses_around(s, seat, window) if s.in_play() else []
        some = [use for use in open_in(s, seat, window, numbers) if refuse_place(s, seat, use) is None]
        found = now.around[seat, window] = tuple(some)
    return found


def open_in(s: Session, seat: int, window: int, numbers: list[int]) -> tuple[Use, ...]:
    uses = s.cast.uses
    return tuple([uses[number] for number in numbers if refuse_window(s, seat, uses[number], window) is None])


def usable(s: Session, seat: int, window: int, victim: int = NOBODY) -> list[Use]:
    """What of it may be used in a window now."""
    cast = s.cast
    uses = cast.uses
    here = ready(s, seat, window)
    found = [use for use in here.basics if may_still_use(s, seat, use, victim)]
    for card in dict.fromkeys(s.dreamers.rows[seat].hand):
        for number in cast.cards[card].played[window]:
            use = uses[number]
            if refuse_window(s, seat, use, window) is None and may_still_use(s, seat, use, victim):
                found.append(use)
    for use in here.carried:
        if may_still_use(s, seat, use, victim):
            found.append(use)
    innate = innate_of(s, seat)
    if (
        innate != NONE
        and uses[innate].windows >> window & 1
        and refuse_use(s, seat, uses[innate], window, victim) is None
    ):
        found.append(uses[innate])
    for use in around(s, seat, window):
        if may_still_use(s, seat, use, victim):
            found.append(use)
    return found


# Own time (EF-4.101) ---------------------------------------------------------------------------------------------------


def own_time(s: Session, seat: int) -> Plain:
    """Everything that a Dreamer may begin in the Cards and Actions step; `done` is always among it."""
    found: list[Answer] = [DONE]
    row = s.dreamers.rows[seat]
    if s.in_play() and can_move(s, seat) and s.space_of(seat) != NOWHERE and can_reach(s, seat, t.CUNNING, 1):
        found.append(MOVE)
    for card in dict.fromkeys(row.hand):
        if s.cast.cards[card].is_progress() and refuse_placement(s, seat, card) is None:
            found.append((PLACE, card))
    found += [(USE, use.number) for use in usable(s, seat, t.OWN_TIME)]
    found += on_the_space(s, seat)
    if s.layer == t.IN_DREAM and may_open_hint(s, s.dream):
        found.append((HINT, s.dream))  # EF-4.56
    return tuple(found)


def on_the_space(s: Session, seat: int) -> list[Answer]:
    """EF-5.126, EF-9.118, EF-9.120: Gem slots, carried tokens (EF-4.59)."""
    space = s.space_of(seat)
    tile = s.tile_at(space)
    if tile is None:
        return []
    found: list[Answer] = []
    slots = [corner for corner, _mods in tile.gem_mods] + [corner for corner, _use in tile.gem_uses]
    if space % 4 in slots:
        if space in s.gems:
            found.append(TAKE_GEM)
        elif s.dreamers.rows[seat].gems:
            found.append(PUT_GEM)
    for kind, where, _count in s.tokens:
        if where == space and kind in t.CARRIED and not s.dreamers.rows[seat].tokens[kind]:
            found.append((PICK_UP, kind))
    for kind in t.CARRIED:
        if s.dreamers.rows[seat].tokens[kind]:
            found += [
                (HAND_OVER, kind, other)
                for other in range(s.players())
                if other != seat and takes(s, other, kind, space)
            ]
    return found


def takes(s: Session, seat: int, kind: int, space: int) -> bool:
    return s.space_of(seat) == space and not s.dreamers.rows[seat].tokens[kind]


class OwnTime(Rebound):
    """The same, made when somebody looks: in the race of all Dreamers one of them answers."""

    __slots__ = ()

    def again(self, s: Session) -> Domain:
        return OwnTime(s, self.number)

    def make(self) -> Listed:
        return Listed(own_time(self.state, self.number))


def rapid_uses(s: Session, seat: int) -> list[Answer]:
    """EF-4.102, EF-4.113: what a Dreamer who is not waited for may throw in: Rapid cards (EF-5.47)."""
    found: list[Answer] = []
    for card in dict.fromkeys(s.dreamers.rows[seat].hand):
        for number in s.cast.cards[card].played[t.OWN_TIME]:
            use = s.cast.uses[number]
            if use.rapid and refuse_use(s, seat, use, t.OWN_TIME) is None:
                found.append((USE, number))
    return found


def answers(s: Session, seat: int, window: int, victim: int = NOBODY) -> list[Answer]:
    """What a seat may answer in a window, without passing."""
    return [(USE, use.number) for use in usable(s, seat, window, victim)]
