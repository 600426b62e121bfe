"""EF-6.116: what an event sets off: compulsory before optional, the actor's before others', then clockwise; defeat before everything."""

from __future__ import annotations

from typing import Final

from reverie.kernel.abilities import Trigger
from reverie.kernel.agenda import push

from .. import atoms
from .. import terms as t
from ..abilities import NONE, Use
from ..atoms_map import stop_action
from ..conditions import Scene, holds
from ..effects.control import REACTIONS
from ..effects.foes import end_play
from ..effects.walk import Deeds
from ..force import active_mask, active_progress, worked
from ..legality import refuse_limit
from ..state import NOBODY, NOWHERE, Session, on_triggers

OPTIONAL = ("pay", "pay-any", "choice")
NUMBERS = {word: number for number, word in enumerate(t.TRIGGERS)}


def react(s: Session, happened: list[Trigger]) -> None:
    """EF-4.3, EF-9.70: defeat is checked first, and leaves whatever goes on."""
    for kind, _seat, _more in happened:
        if kind == "defeat":
            end_play(s)
            return
    found: list[tuple[bool, int, Use, int, int]] = []
    for trigger in happened:
        found += set_off(s, trigger)
    order = sorted([(one[0], one[1], place) for place, one in enumerate(found)]) if found else []
    for _optional, _place, place in reversed(order):
        _first, _second, use, seat, actor = found[place]
        begin(s, use, seat, actor)
    for name in named_here(s):
        for trigger in happened:
            REACTIONS[name](s, trigger)


def named_here(s: Session) -> list[str]:
    """EF-6.117: rules of the Dream, and of the Entities that are in play, which look at what happens."""
    names = list(s.here().rules) if s.layer == t.IN_DREAM and s.dream != NONE else []
    names += [s.entity(row).rule for row in s.entity_rows() if s.entity(row).rule]
    return [name for name in dict.fromkeys(names) if name in REACTIONS]


OF_THINGS: Final = ("reveal", "spawned", "despawned")
"""Events about a tile or an Entity: nobody is their actor."""


def bearers(s: Session, trigger: int) -> list[tuple[Use, int]]:
    """Everything that a trigger may set off, with whose it is; NOBODY for the table's."""
    now = worked(s)
    found = now.awaiting.get(trigger)
    if found is None:
        found = now.awaiting[trigger] = all_bearers(s, trigger)
    return found


def all_bearers(s: Session, trigger: int) -> list[tuple[Use, int]]:
    cast = s.cast
    numbers: list[tuple[int, int]] = []
    for seat in range(s.players()):
        row = s.dreamers.rows[seat]
        mask = active_mask(s, seat)
        cards = [*active_progress(s, seat), *row.flaws, *row.memories]
        if mask != NONE:
            cards.append(mask)
        for card in dict.fromkeys(cards):
            for number in cast.cards[card].awaits:
                numbers.append((number, seat))
    for card in (*s.items, *s.wisdom):
        for number in cast.cards[card].awaits:
            numbers.append((number, NOBODY))
    if s.season != NONE:
        numbers += [(number, NOBODY) for number in cast.cards[s.season].awaits]
    for _space, card, _until in s.quirks:
        quirk = cast.cards[card].quirk
        if quirk is not None:
            numbers += [(number, NOBODY) for number in quirk.triggers]
    for tile in s.lying:
        if tile != NONE:
            for number in cast.tiles[tile].awaits:
                numbers.append((number, NOBODY))
    if s.dream != NONE:
        numbers += [(number, NOBODY) for number in s.here().triggers]
    for entity in s.entity_rows():
        numbers += [(number, NOBODY) for number in s.entity(entity).triggers]
    return [(cast.uses[number], seat) for number, seat in numbers if cast.uses[number].trigger == trigger]


def set_off(s: Session, trigger: Trigger) -> list[tuple[bool, int, Use, int, int]]:
    """The texts that one event sets off."""
    kind, whom, _more = trigger
    word, _colon, what = kind.partition(":")
    number = NUMBERS.get(word, NONE)
    if number == NONE or not s.cast.awaited[number]:
        return []
    found = []
    tile = whom
    if word in OF_THINGS:
        whom = NOBODY
    for use, owner in bearers(s, number):
        if use.on and use.on != what:
            continue
        if word == "reveal" and use.owner != tile:
            continue
        actor = whom if whom != NOBODY else owner
        if owner != NOBODY and whom != NOBODY and whom != owner and t.WHOSE[use.whose] == "own":
            continue
        seats = [actor]
        if owner == NOBODY and whom == NOBODY and t.WHOSE[use.whose] == "any":
            seats = list(range(s.players()))
        for seat in seats:
            if may_begin(s, use, owner if owner != NOBODY else seat, seat):
                place = (owner - whom) % s.players() if owner != NOBODY and whom != NOBODY else 0
                found.append((is_optional(s, use), place, use, owner, seat))
    return found


def may_begin(s: Session, use: Use, owner: int, actor: int) -> bool:
    if use.once and use.number in s.stops:
        return False
    if owner != NOBODY and refuse_limit(s, owner, use) is not None:
        return False
    x = Scene(actor, owner)
    for space, card, _until in s.quirks:
        if card == use.owner and use.source == 10:
            x.space = space
    return holds(s, use.given, x)


def is_optional(s: Session, use: Use) -> bool:
    """A trigger is compulsory unless its text is a `pay` or a `choice` (EF-6.113)."""
    ops = s.cast.texts[use.do].ops
    return bool(ops) and ops[0].effect.name in OPTIONAL


def begin(s: Session, use: Use, owner: int, actor: int) -> None:
    """A limit counts when the text begins."""
    if use.limit:
        atoms.mark_used(s, use.number, owner if owner != NOBODY else actor)
    if use.once:
        stop_action(s, use.number)
    space = NOWHERE
    for where, card, _until in s.quirks:
        if card == use.owner and use.source == 10:
            space = where
    push(s, Deeds(use.do, actor, owner if owner != NOBODY else actor, NONE, NONE, NOBODY, space, NONE, use.number))


on_triggers(react)
