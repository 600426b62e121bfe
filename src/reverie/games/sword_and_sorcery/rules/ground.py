"""What lies where on the map: looked through once, and kept with the state while not one thing has changed."""

from __future__ import annotations

from typing import Final

from reverie.parts.rules.areas import members

from .state import NOTHING, NOWHERE, SHADOW, SHRINE, THINGS, TOKENS, Quest, Thing

NOTHING_THERE: Final[list[int]] = []
CALLED: Final[dict[str, tuple[int, ...]]] = {
    **{name: (kind,) for kind, name in enumerate(THINGS)},
    "rune": tuple([kind for kind, name in enumerate(THINGS) if name == "rune" or name.endswith("-rune")]),
}
"""The kinds that go by a name: `rune` is either rune."""


class Ground:
    """The things on the map by their areas and by their kinds, each by its row, in order.

    Rows are replaced and never changed in place, so the very rows that this was made of tell whether it still is so: no atom has to
    say that something has moved, and clones share it.
    """

    __slots__ = ("_in_area", "_of_kind", "rows", "shadows", "tokens")

    def __init__(self, rows: list[Thing]) -> None:
        self.rows: list[Thing] = rows[:]
        self._in_area: dict[int, list[int]] = {}
        self._of_kind: dict[int, list[int]] = {}
        self.shadows: int = 0
        """The areas in which shadows lie, as bits (SS-29.2)."""
        self.tokens: list[int] = []
        """Those that bear a text."""
        for number, thing in enumerate(rows):
            kind = thing.kind
            if kind == NOTHING:
                continue
            if thing.area in self._in_area:
                self._in_area[thing.area].append(number)
            else:
                self._in_area[thing.area] = [number]
            if kind == SHADOW:
                self.shadows |= 1 << thing.area
            elif kind >= TOKENS and thing.value >= 0:
                self.tokens.append(number)

    def lying(self, area: int) -> list[int]:
        return self._in_area.get(area, NOTHING_THERE)

    def of_kind(self, kind: int) -> list[int]:
        """Sorted out when it is asked."""
        found = self._of_kind.get(kind)
        if found is None:
            found = [number for number, thing in enumerate(self.rows) if thing.kind == kind]
            self._of_kind[kind] = found
        return found


def ground(s: Quest) -> Ground:
    """What lies where now."""
    found = s.ground
    if found is None or found.rows != s.things.rows:
        found = Ground(s.things.rows)
        s.survey(found)
    return found


def things_in(s: Quest, area: int, kind: int) -> list[int]:
    """The things of a kind that lie in an area, by their rows."""
    rows = s.things.rows
    return [number for number in ground(s).lying(area) if rows[number].kind == kind]


def shrines(s: Quest) -> list[int]:
    """SS-26.13: areas with an active shrine."""
    rows = s.things.rows
    return [rows[number].area for number in ground(s).of_kind(SHRINE) if rows[number].state]


def things_called(s: Quest, name: str) -> list[int]:
    """The things of all kinds that go by a name, by their rows."""
    found: list[int] = []
    for kind in CALLED.get(name, ()):
        found += ground(s).of_kind(kind)
    return sorted(found)


def areas_named(s: Quest, name: str) -> list[int]:
    """An area by its name, or all areas with a token of a kind (`rune` is either rune)."""
    if name in s.plan.areas.number:
        return [s.plan.areas.number[name]]
    found = 0
    for number in things_called(s, name):
        area = s.things.rows[number].area
        if area != NOWHERE:
            found |= 1 << area
    return members(found)
