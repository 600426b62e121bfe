"""EF-10.54, Greenhouse at Noon: two neighbouring tiles of a ring are Light, one tile farther each Turn; the seed wants to stay in it."""

from __future__ import annotations

from typing import Final

from reverie.kernel.abilities import Trigger

from .. import atoms
from .. import terms as t
from ..atoms_team import tell_rule
from ..effects.control import MOMENTS, REACTIONS
from ..places import is_terrain, land
from ..state import NOBODY, NOWHERE, Session
from .named import Citing, comes_to_bear, read_again

HEAD: Final = "ring_head"
STEPS: Final = "ring_steps"
STOPPED: Final = "R2"
BACK: Final = "R3"
MOVED: Final = ("move", "pushed", "relocated")
DREAM: Final = t.SPANS.index("dream")


def ring_slots(s: Session, turns: int) -> tuple[int, int]:
    """The slots that will be Light when so many Turns are over, if nobody hurries the ring or holds it after this one."""
    ring = s.here().lays
    head = s.count(HEAD) + (s.count(STEPS) + turns - 1 if turns else 0)
    places = [s.cast.mods[ring[place % len(ring)]].place for place in (head, head - 1)]
    return places[0].number if places[0] is not None else NOWHERE, places[1].number if places[
        1
    ] is not None else NOWHERE


def shine(s: Session) -> None:
    """Head and tail are Light: what was laid before is lifted."""
    ring = s.here().lays
    atoms.lift(s, ring)
    head = s.count(HEAD) % len(ring)
    for place in (head, head - 1):
        atoms.lay(s, NOBODY, ring[place], 1, DREAM)


def go_round(s: Session) -> None:
    """EF-10.54 R1: so many tiles clockwise as `ring_steps` says; then it is one again."""
    stop_at_light(s)
    tell_rule(s, "light-ring")
    atoms.set_count(s, HEAD, (s.count(HEAD) + s.count(STEPS)) % len(s.here().lays))
    atoms.set_count(s, STEPS, 1)
    shine(s)
    look_after_seed(s)


def stop_at_light(s: Session) -> None:
    """EF-10.54 R2: an Entity stands beside a Dreamer in Light, and cannot come in: told the first time."""
    here = land(s)
    for row in s.entity_rows():
        for figure in s.figures_of(row):
            space = s.figures.rows[figure].space
            lit = [one for one in here.near[space] if is_terrain(s, one, t.LIGHT)]
            if [seat for seat in range(s.players()) if s.space_of(seat) in lit]:
                comes_to_bear(s, STOPPED)


def look_after_seed(s: Session) -> None:
    """EF-10.54 R3: who carries the seed and does not stand in Light loses it."""
    for seat, row in enumerate(s.dreamers.rows):
        space = s.space_of(seat)
        if row.tokens[t.STORY] and space != NOWHERE and not is_terrain(s, space, t.LIGHT):
            read_again(s, BACK, seat)
            return


def watch(s: Session, trigger: Trigger) -> None:
    """After every Move, push or Relocation of the carrier."""
    kind, figure, _more = trigger
    if kind in MOVED and 0 <= figure < s.players() and s.dreamers.rows[figure].tokens[t.STORY]:
        with Citing(s):
            look_after_seed(s)


MOMENTS["light-ring:setup"] = shine
MOMENTS["light-ring:end-turn"] = go_round
REACTIONS["light-ring"] = watch
