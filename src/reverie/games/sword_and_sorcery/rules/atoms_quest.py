"""The only writers of what single quests bring along: people who are led, tokens that heroes carry (SS-G18)."""

from __future__ import annotations

from reverie.kernel.agenda import emit

from .abilities import NONE
from .atoms import CHANGED
from .atoms_items import lay_down
from .state import NOBODY, NOWHERE, Quest, Thing


def lead(s: Quest, number: int, seat: int) -> None:
    """Somebody goes with a hero from now on."""
    s.things.edit(number).owner = seat
    emit(s, "led", seat=seat, area=s.things.rows[number].area)


def let_go(s: Quest, number: int) -> None:
    row = s.things.edit(number)
    seat, row.owner = row.owner, NOBODY
    emit(s, "let-go", seat=seat, area=row.area)


def walk_along(s: Quest, number: int, area: int) -> None:
    """Whoever is led goes where the hero goes."""
    s.things.edit(number).area = area


def leave(s: Quest, number: int, safe: bool) -> Thing:
    """Somebody is safe, or lost, and on the map no more."""
    thing = s.things.rows[number]
    s.things.rows[number] = Thing()
    emit(s, "rescued" if safe else "perished", area=thing.area)
    s.happened.append((CHANGED, NOBODY, 0))
    return thing


def lift(s: Quest, seat: int, number: int) -> None:
    """A token of the map is carried from now on; it takes no room."""
    thing = s.things.rows[number]
    s.things.rows[number] = Thing()
    s.heroes.edit(seat).tokens += (thing.kind,)
    emit(s, "token-lifted", seat=seat, thing=thing.kind)


def give_up(s: Quest, seat: int, kind: int) -> None:
    """A hero carries one token of a kind less."""
    row = s.heroes.edit(seat)
    at = row.tokens.index(kind)
    row.tokens = row.tokens[:at] + row.tokens[at + 1 :]


def lay(s: Quest, seat: int, kind: int) -> None:
    """A token that was carried lies on the hero's area."""
    give_up(s, seat, kind)
    area = s.figures.rows[seat].area
    assert area != NOWHERE
    lay_down(s, kind, area, NONE)
    emit(s, "token-laid", seat=seat, thing=kind)


def pass_on(s: Quest, giver: int, taker: int, kind: int) -> None:
    """SS-16.5: from hero to hero."""
    give_up(s, giver, kind)
    s.heroes.edit(taker).tokens += (kind,)
    emit(s, "token-passed", seat=giver, other=taker, thing=kind)
