"""SS-19.4 to SS-19.7, SS-19.16, SS-19.17: powers and talents are learned."""

from __future__ import annotations

from reverie.kernel.agenda import AGAIN, DONE, Flow, ask, procedure
from reverie.kernel.domain import Listed
from reverie.kernel.fields import fields
from reverie.kernel.state import Frame

from .. import atoms, decisions
from ..picks import refuse_learn
from ..state import Quest


@fields
class Learning(Frame):
    """A hero makes the picks that are due, one after the other."""

    seat: int
    tried: int = 0
    """Picks that stay open because nothing is legal."""


def due_at(s: Quest, seat: int, rank: int) -> tuple[int, ...]:
    """SS-19.4: what a hero picks at a rank."""
    return s.version(seat).due_at(rank)


def legal_picks(s: Quest, seat: int, pick: int) -> list[int]:
    """SS-19.16: for a talent of which none is left, a regular power."""
    rank = abs(pick)
    if pick < 0:
        talents = [power for power in s.cast.talents if refuse_learn(s, seat, power, rank) is None]
        if talents:
            return talents
    own = s.cast.heroes[s.version(seat).hero].powers
    return [power for power in own if refuse_learn(s, seat, power, rank) is None]


def choose(s: Quest, f: Learning) -> Flow:
    """SS-7.30: the hero's player picks; what has no legal card stays open."""
    owed = s.heroes.rows[f.seat].owed
    if f.answer is not None:
        pick = owed[f.tried]
        atoms.owe(s, f.seat, owed[: f.tried] + owed[f.tried + 1 :])
        atoms.learn(s, f.seat, f.answer, abs(pick))
        f.answer = None
        return AGAIN
    if f.tried >= len(owed):
        return DONE
    found = legal_picks(s, f.seat, owed[f.tried])
    if not found:
        f.tried += 1
        return AGAIN
    ask(s, f.seat, decisions.LEARN, Listed(tuple(found)), owed[f.tried])
    return AGAIN


procedure(Learning, ("SS-7.30", choose))
