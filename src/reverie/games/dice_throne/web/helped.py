"""What somebody has at hand to change the own dice with, and what it makes of the chances."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from reverie.kernel.plain import Answer

from ..bots.plan import after_help, helps, turns_dice
from ..bots.reactions import what_it_is
from ..bots.worth import board
from ..rules import decisions
from ..rules.cast import Cast, Op
from ..rules.decisions import Act
from ..rules.effects.dice import ATTEMPT
from ..rules.lattice import all_rolls
from ..rules.solver import Solver
from ..rules.state import OFFENCE, DiceThrone
from .drawing import Drawing

GAIN: Final = 0.001
"""What a help must add to a chance to be mentioned: less is no difference that a page shows."""
CLEARLY: Final = 1.0
"""What a help must add to the worth of the dice, in health points, for somebody to be asked who may still roll."""


def change_of(s: DiceThrone, seat: int, help: Answer) -> Op:
    """What a help does first."""
    text, _when, _cost = what_it_is(s, seat, help)
    return s.cast.texts[text].ops[0]


def pays_now(s: DiceThrone, seat: int, help: Answer) -> bool:
    """Whether this makes clearly more of the own dice as they lie: then its owner, who judges the price, may want to stop.

    Asked of cards that might be in a hand, too: what is asked tells nobody what is.
    """
    text, _when, _cost = what_it_is(s, seat, help)
    op = change_of(s, seat, help)
    if not turns_dice(s, text) or op.effect is ATTEMPT:
        return False
    solved = board(s, seat)
    roll = solved.lattice.roll(s.dice)
    return after_help(solved, op)[roll] >= solved.best[0][roll] + CLEARLY


@lru_cache(maxsize=1024)
def chances_with(cast: Cast, lines: tuple[int, ...], op: Op) -> tuple[list[float], list[float], Solver]:
    """Of every roll: whether it meets one of these lines, the chance that it does with one help, and the best re-rolls for that."""
    size = cast.knobs.dice
    bare = [float(any(cast.lines[number].fits(roll) for number in lines)) for roll in all_rolls(size)]
    solved = Solver(bare, size)
    final = [max(pair) for pair in zip(bare, after_help(solved, op), strict=True)]
    return bare, final, Solver(final, size, bare)


def chance_with(drawing: Drawing, seat: int, lines: tuple[int, ...], op: Op, attempts: int) -> float:
    """The exact chance of one of these lines, if this help is used once when it serves best.

    A help is used in a window: after an attempt, or after an announcement. So whoever stops needs something to announce.
    """
    s = drawing.s
    dice = tuple(sorted(s.dice))
    bare, final, solved = chances_with(s.cast, lines, op)
    roll = solved.lattice.roll(dice)
    met = bool(s.hero(seat).fit(s.cast, s.players.rows[seat].levels, s.dice))
    stop = final[roll] if drawing.asked is decisions.REACT or met else bare[roll]
    if attempts == 0:
        return stop
    draft = drawing.scene.draft
    picked = [die for die in draft.chosen if isinstance(die, int)] if draft is not None else []
    if drawing.asked is decisions.REROLL and picked:
        keep = [number for die, number in enumerate(s.dice) if die not in picked]
        return solved.value_after(tuple(sorted(keep)), attempts)
    return max(stop, solved.value(dice, attempts))


def best_help(
    drawing: Drawing, seat: int, lines: tuple[int, ...], bare: float, attempts: int
) -> tuple[Act, float] | None:
    """The help at hand that adds most to the chance of these lines, and what the chance is with it."""
    s = drawing.s
    if seat != drawing.viewer or s.purpose != OFFENCE or not drawing.rolling(seat):
        return None
    best: tuple[Act, float] | None = None
    top = bare + GAIN
    for help in helps(s, seat):
        chance = chance_with(drawing, seat, lines, change_of(s, seat, help), attempts)
        if chance > top:
            best, top = (help, chance), chance
    return best
