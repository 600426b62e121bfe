"""Ways over several Turns on a map that does not stand still: rafts carry who stands on them, Light goes round (EF-10.52, EF-10.54)."""

from __future__ import annotations

from typing import Final

from reverie.parts.rules.steps import FAR

from ..rules import terms as t
from ..rules.abilities import GIVENS, PLACES, Given
from ..rules.atoms_turns import turns_left
from ..rules.places import is_terrain, land
from ..rules.procedures.greenhouse import ring_slots
from ..rules.procedures.regatta import drifts_to
from ..rules.state import NOWHERE, Session

STRIDE: Final = 3
"""So far a Dreamer walks in a Turn, about."""
RING: Final = "light-ring"
DRIFT: Final = "tiles-drift"
TERRAIN: Final = GIVENS.index("terrain")
ON: Final = GIVENS.index("on")
TOKENS: Final = GIVENS.index("tokens")
SPACE: Final = PLACES.index("space")
SLOT: Final = PLACES.index("slot")
EVERYWHERE: Final = (1 << t.SPACES) - 1


def horizon(s: Session) -> int:
    """The Turns that there can still be, with those that Hours may buy (EF-5.209)."""
    return turns_left(s) + s.hours


class Course:
    """Where a Dreamer can be in how many Turns, and where he must stand for that when this one is over."""

    def __init__(self, s: Session, seat: int, tolls: list[int], near: list[int], strides: int) -> None:
        self.s = s
        self.tolls = tolls
        self.ways = near
        """What it costs to get everywhere now."""
        self.strides = strides
        self.drift = drifts_to(s) if DRIFT in s.here().rules else {}
        self.lit: list[int] = []
        """Of the carrier of the seed: the spaces that are Light, as bits, now and after each Turn; none for others (EF-10.54 R3)."""
        if RING in s.here().rules and s.dreamers.rows[seat].tokens[t.STORY]:
            self.lit = lights(s, horizon(s) + 1)
        self.turns: list[int] = [FAR] * t.SPACES
        """By space: how many ends of Turns pass before it is reached."""
        self.via: list[int] = [NOWHERE] * t.SPACES
        self.longest: tuple[int, int] = (0, NOWHERE)
        """For how many Turns one can go on at all, and where this one must end for that."""
        if self.drift or self.lit:
            self.follow()

    def stops(self, turn: int) -> int:
        """Where one may stop in a Turn, as bits."""
        return self.lit[turn] if self.lit else EVERYWHERE

    def follow(self) -> None:
        """Turn by Turn: on with everything that was reached, from where the end of the Turn leaves it."""
        reached: list[tuple[int, int, int]] = []
        for space in range(t.SPACES):
            if self.ways[space] <= self.strides and self.stops(0) >> space & 1:
                self.turns[space], self.via[space] = 0, space
                reached.append((self.ways[space], space, space))
        for turn in range(1, horizon(self.s)):
            starts: dict[int, tuple[int, int]] = {}
            for cost, via, space in sorted(reached):
                after = self.drifted(space)
                if self.stops(turn) >> after & 1 and after not in starts:
                    starts[after] = (cost, via)
            reached = self.spread(starts, turn)
            if reached:
                self.longest = (turn, min(reached)[1])

    def drifted(self, space: int) -> int:
        """Where the end of a Turn leaves whoever stands there."""
        slot = space // 4
        return 4 * self.drift[slot] + space % 4 if slot in self.drift else space

    def spread(self, starts: dict[int, tuple[int, int]], turn: int) -> list[tuple[int, int, int]]:
        """Everything that a Turn's walk reaches from there, with what the first walk costs and where it ends."""
        here = land(self.s)
        found: list[tuple[int, int, int]] = []
        seen = 0
        waiting: list[list[tuple[int, int, int]]] = [[] for _ in range(STRIDE + 1)]
        for space, (cost, via) in starts.items():
            waiting[0].append((cost, via, space))
        for far in range(STRIDE + 1):
            for cost, via, space in waiting[far]:
                if seen >> space & 1:
                    continue
                seen |= 1 << space
                for after in here.near[space]:
                    total = far + self.tolls[after]
                    if total <= STRIDE:
                        waiting[total].append((cost, via, after))
                if self.stops(turn) >> space & 1:
                    found.append((cost, via, space))
                    if turn < self.turns[space]:
                        self.turns[space], self.via[space] = turn, via
        return found


def lights(s: Session, turns: int) -> list[int]:
    """The spaces that are Light, as bits, now and after each of so many Turns: the ring, and whatever else gives Light."""
    steady = 0
    now = ring_slots(s, 0)
    for space in range(t.SPACES):
        if space // 4 not in now and is_terrain(s, space, t.LIGHT):
            steady |= 1 << space
    found: list[int] = []
    for turn in range(turns):
        one, other = ring_slots(s, turn)
        found.append(steady | 15 << 4 * one | 15 << 4 * other)
    return found


def begins_in(s: Session, part: Given) -> int:
    """In how many Turns something comes true by itself: Light that goes round, what a raft brings; 0 where it does not."""
    place, rules = part.place, s.here().rules
    if part.kind == ON and RING in rules:
        return 1 if [row for row in s.dreamers.rows if row.tokens[t.STORY]] else 0  # the carrier comes
    if place is None or part.negated:
        return 0
    if part.kind == TERRAIN and part.word == t.LIGHT and place.kind == SPACE and RING in rules:
        for turn in range(1, horizon(s)):
            if place.number // 4 in ring_slots(s, turn):
                return turn
    if part.kind == TOKENS and place.kind == SLOT and DRIFT in rules:
        after = drifts_to(s)
        slots = [space // 4 for kind, space, _count in s.tokens if kind == part.word]
        for turn in range(1, horizon(s)):
            slots = [after.get(slot, slot) for slot in slots]
            if place.number in slots:
                return turn
    return 0
