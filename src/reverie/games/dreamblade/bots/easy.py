"""What a beginner would answer: the next scoring cell, every fight there is, the dearest piece. Sensible, but short-sighted."""

from __future__ import annotations

from typing import Final

from reverie.kernel.adviser import Advice
from reverie.kernel.chance import below
from reverie.kernel.choice import Choice
from reverie.kernel.domain import STOP, Menu, Split

from ..rules import decisions
from ..rules.board import CELLS
from ..rules.queries import creatures
from ..rules.state import NOBODY
from .advise import advise, advise_spawn
from .worth import Situation, nearness

TIRED: Final = 4
"""One move in so many is the last of its shift."""
STEP: Final = 0.05
"""What comes nearer by less than this is no move."""


def advise_easily(v: Situation, choice: Choice, streams: list[int]) -> Advice:
    """A beginner counts what a cell is worth and who is there; not what the other side will do about it."""
    asked, options = choice.decision, choice.options
    if asked is decisions.ACTION:
        return Advice("strike" if fight(v) != NOBODY else "shift", 0.0, "bot-beginner-action")
    if asked is decisions.SHIFT and isinstance(options, Menu):
        if below(streams, 0, TIRED) == 0:
            return Advice(STOP, 0.0, "bot-stay")
        return step_nearer(v, options)
    if asked is decisions.STRIKE:
        where = fight(v)
        return (
            Advice(where, 0.0, "bot-strike", {"cell": where}) if where != NOBODY else Advice(STOP, 0.0, "bot-no-fight")
        )
    if asked is decisions.SPAWN and isinstance(options, Menu):
        return advise_spawn(
            v, Menu(options.singles, tuple([group for group in options.groups if group[0] != "ability"]))
        )
    if asked is decisions.DAMAGE and isinstance(options, Split):
        return pile_up(v, options)
    if asked is decisions.FATE:
        return Advice("destroy", 0.0, "bot-destroy", {"who": choice.subject})
    return advise(v.s, choice)


def fight(v: Situation) -> int:
    """The contested cell with the most dice, if there are as many as the enemy's there; no matter what comes back."""
    best, most = NOBODY, 0
    for cell in range(CELLS):
        if v.mine[cell] > most and v.mine[cell] >= v.theirs[cell] and creatures(v.s, v.enemy, cell):
            if cell not in v.s.fought:
                best, most = cell, v.mine[cell]
    return best


def step_nearer(v: Situation, options: Menu) -> Advice:
    """The move that comes nearest to points, for one creature after the other."""
    s = v.s
    edge = s.players.rows[v.seat].edge
    best = Advice(STOP, STEP, "bot-stay")
    for _tag, movers, cells in options.groups:
        for m in movers:
            here = s.minis.rows[m].cell
            holds = bool(v.value[here]) and len(creatures(s, v.seat, here)) == 1
            for cell in cells:
                gain = nearness(cell, edge, v.value) - nearness(here, edge, v.value)
                if v.value[cell] and not creatures(s, v.seat, cell):
                    gain += 0.5 * v.value[cell]
                if holds:
                    gain -= 0.5 * v.value[here]
                if gain > best.worth:
                    reason = "bot-claim" if v.value[cell] else "bot-approach"
                    best = Advice(("move", m, cell), gain, reason, {"who": m, "cell": cell})
    return best


def pile_up(v: Situation, options: Split) -> Advice:
    """All damage on one enemy: the dearest that it destroys, else the one that is nearest to it."""
    s = v.s
    best, top = options.at(0), -99.0
    for i, m in enumerate(options.targets):
        amounts = tuple([options.total if j == i else 0 for j in range(len(options.targets))])
        if not options.has(amounts):
            continue
        left = v.life[m] - s.minis.rows[m].damage - options.total
        worth = float(s.cast.piece_of[m].cost) if left <= 0 else -float(left)
        if worth > top:
            best, top = amounts, worth
    return Advice(best, top, "bot-damage")
