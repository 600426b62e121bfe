"""Re-rolls with what is at hand: cards, tokens and abilities that can change the dice once the attempts are over (`hard`)."""

from __future__ import annotations

from functools import lru_cache

from ..rules import cast as c
from ..rules.decisions import Act
from ..rules.effects.dice import ATTEMPT, REROLL, SET_DICE
from ..rules.lattice import Lattice
from ..rules.legality import price
from ..rules.solver import Solver
from ..rules.state import DiceThrone
from .dice import changes


def helps(s: DiceThrone, seat: int) -> list[Act]:
    """What a seat can pay that changes dice of its own, as it would be answered in a window."""
    row = s.players.rows[seat]
    found: list[Act] = []
    for card in row.hand:
        info = s.cast.cards[card]
        if info.family in (c.ROLL_CARD, c.INSTANT) and price(s, seat, card) <= row.cp and turns_dice(s, info.text):
            found.append(("play", card))
    for token, _count in row.tokens:
        for number, use in enumerate(s.cast.tokens[token].spend):
            if use.cost <= row.cp and turns_dice(s, use.text):
                found.append(("token", token, number))
    for slot, level in enumerate(row.levels):
        for number, use in enumerate(s.hero(seat).slots[slot].levels[level].uses):
            if use.cost <= row.cp and turns_dice(s, use.text):
                found.append(("use", slot, number))
    return found


def turns_dice(s: DiceThrone, text: int) -> bool:
    """Whether a text begins by changing dice of its player's own, or gives another attempt."""
    op = s.cast.texts[text].ops[0]
    return op.effect is ATTEMPT or (op.effect.turns and op.whose != c.OPPONENT)


def after_help(solved: Solver, op: c.Op) -> list[float]:
    """What each roll is worth once the best has been made of a change."""
    table = solved.lattice
    worth = solved.best[0]
    if op.effect is ATTEMPT:
        solved.value(None, 1)
        return solved.best[1]
    if op.effect is REROLL:
        solved.value(None, 1)
        after = solved.after[1]
        made: list[float] = []
        for roll in range(table.rolls):
            best = worth[roll]
            for node in table.keeps(roll):
                if len(table.numbers[node]) < table.size - op.count:
                    break
                best = max(best, after[node])
            made.append(best)
        return made
    for _ in range(op.count if op.effect is SET_DICE else 1):
        worth = changed_once(table, worth, op)
    return worth


def changed_once(table: Lattice, worth: list[float], op: c.Op) -> list[float]:
    made: list[float] = []
    for roll, then in enumerate(reached(table, op)):
        best = worth[roll]
        for other in then:
            if worth[other] > best:
                best = worth[other]
        made.append(best)
    return made


@lru_cache(maxsize=64)
def reached(table: Lattice, op: c.Op) -> list[list[int]]:
    """The rolls that one change makes of every roll."""
    found: list[list[int]] = []
    for roll in range(table.rolls):
        then = [tuple(sorted(dice)) for _answer, dice in changes(table.numbers[table.first + roll], op, 0)]
        found.append([table.node[dice] - table.first for dice in then])
    return found


def with_helps(solved: Solver, known: list[tuple[c.Op, float]], least: float) -> Solver:
    """The solver that counts on the best of these helps, each with its cost, where it gains at least so much.

    They are for the last dice: whoever stops earlier stops with what the dice are worth by themselves.
    """
    bare = solved.best[0]
    final = list(bare)
    for op, cost in known:
        for roll, worth in enumerate(after_help(solved, op)):
            if worth - cost > bare[roll] + least and worth - cost > final[roll]:
                final[roll] = worth - cost
    return Solver(final, solved.lattice.size, bare)
