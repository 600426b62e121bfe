"""EF-10.57, The Long Corridor: the bell rings, and everything begins again with a Turn fewer; the third time it is over."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import push

from .. import atoms
from ..effects.control import INSTEAD
from ..effects.walk import Deeds
from ..state import NOBODY, Session
from .play import turns_of

LOOP: Final = "loop"
LOOPS: Final = 3
LENGTH: Final = "loop_turns"
"""How many Turn cards the loop that begins is given: hours that were bought before do not count."""


def begin_again(s: Session) -> bool:
    loop = s.count(LOOP)
    if loop >= LOOPS:
        return False
    atoms.set_count(s, LOOP, loop + 1)
    atoms.set_count(s, LENGTH, turns_of(s, s.dream) - loop)
    push(s, Deeds(s.here().rule_texts[LOOP], s.first, NOBODY))
    return True


INSTEAD[LOOP] = begin_again
