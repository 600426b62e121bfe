"""What is going on, for pages: what is left of a hero's turn, and what an attack has come to. Frames are nobody else's affair."""

from __future__ import annotations

from typing import NamedTuple

from reverie.kernel.agenda import innermost

from . import terms as t
from .force import sources
from .frames import HeroTurn, Treasure
from .legality import points_left
from .procedures.movement import reacting
from .queries import dominates, enemies_in, targetable
from .state import MODIFIER, Quest


class TurnLeft(NamedTuple):
    """What the hero whose turn it is may still do."""

    seat: int
    points: int
    """Movement points."""
    combat: int
    normal: int
    focus: int
    """What Focus adds to the next attack."""
    fresh: bool
    """Nothing was done yet."""


def turn_left(s: Quest) -> TurnLeft | None:
    """None where it is nobody's turn."""
    turn = innermost(s, HeroTurn)
    if turn is None:
        return None
    points = points_left(s, turn) if s.in_play(turn.seat) else 0
    return TurnLeft(turn.seat, points, turn.combat, turn.normal, turn.focused, turn.chosen == ())


def draws_treasure(s: Quest) -> bool:
    """Whether the cards among which somebody chooses are treasures that were drawn."""
    return bool(s.agenda) and isinstance(s.agenda[-1], Treasure)


def reaction_attacks(s: Quest, figure: int) -> int:
    """SS-15.7 to SS-15.10: how many enemies strike whoever leaves the area now."""
    area = s.figures.rows[figure].area
    if not enemies_in(s, area) or dominates(s, area, False) or not targetable(s, figure):
        return 0
    most = len(s.figures)
    for bearer, mod, _value in sources(s, "reaction-attacks", figure):
        if mod.limit != t.PER_ROUND or (MODIFIER + mod.number, bearer, s.round) not in s.used:
            most = min(most, mod.most)
    return min(most, len(reacting(s, area)))
