"""SS-50.7: which triggers somebody or something in play may answer by itself; nobody looks for others."""

from __future__ import annotations

from typing import Final

from . import terms as t
from .abilities import Awaited
from .bearing import NOT_YET, bearing
from .force import in_force, of_foe, of_table
from .ground import ground
from .state import FIRST_COMPANION, Quest

SOME: Final = ~(1 << t.NO_TRIGGER)


def awaited(s: Quest) -> Awaited:
    """Those of all, worked out when they are asked: of heroes and companions again whenever heroes may bear others than before, of all
    others when anything may."""
    in_force(s)
    found = s.awaited
    if found is None:
        found = Awaited(of_heroes(s), of_enemies(s), of_tokens(s), of_the_table(s))
        s.await_triggers(found)
    elif found.heroes == NOT_YET:
        found = Awaited(of_heroes(s), found.enemies, found.tokens, found.table)
        s.await_triggers(found)
    return found


def of_heroes(s: Quest) -> int:
    """Those of heroes and companions, as bits."""
    found = 0
    for seat in s.living():
        found |= bearing(s, seat).triggers
    for figure in s.companions_in_play():
        for number in s.cast.companions[figure - FIRST_COMPANION].abilities:
            found |= 1 << s.cast.abilities[number].on
    return found & SOME


def of_enemies(s: Quest) -> int:
    found = 0
    for foe in s.foes_in_play():
        for ability in of_foe(s, foe):
            found |= 1 << ability.on
    return found & SOME


def of_tokens(s: Quest) -> int:
    found = 0
    for number in ground(s).tokens:
        text, pos = divmod(s.things.rows[number].value, 64)
        found |= 1 << max(t.NO_TRIGGER, s.cast.texts[text].ops[pos].by)
    return found & SOME


def of_the_table(s: Quest) -> int:
    found = 0
    for ability in of_table(s):
        found |= 1 << ability.on
    return found & SOME
