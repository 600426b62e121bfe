"""Dice on the table, and what it is worth to change them: cards, chips and other helps."""

from __future__ import annotations

from reverie.kernel.choice import Choice
from reverie.kernel.domain import Subset
from reverie.kernel.plain import Answer

from ..rules import cast as c
from ..rules.damage import accounts
from ..rules.decisions import doing
from ..rules.effects.dice import ATTEMPT, NUDGE_DIE, REROLL, SET_DICE
from ..rules.lattice import lattice
from ..rules.solver import Solver, solver
from ..rules.state import CARD_ROLL, DEFENCE, NO_LINE, NO_ROLL, OFFENCE, SUB_ROLL, DiceThrone
from ..rules.underway import defence_of, rolling_text
from .lore import Sheet, lore_of
from .worth import board, judge_of

NOTHING: float = -99.0


def dice_worth(s: DiceThrone) -> Solver | None:
    """What every roll would be worth to whoever rolled the dice on the table; None when that is nothing to bots."""
    if s.purpose == OFFENCE:
        return board(s, s.roller)
    if s.purpose == DEFENCE:
        defence = defence_of(s)
        if defence is not None:
            return defence_worth(s, defence.seat, defence.slot)
    elif s.purpose == SUB_ROLL or s.purpose == CARD_ROLL:
        text = rolling_text(s)
        if text is not None:
            return text_worth(s, text.seat, lore_of(s.cast).roll_of(text.op.body, len(s.dice)), 0.0)
    return None


def defence_worth(s: DiceThrone, seat: int, slot: int) -> Solver:
    """The solver of a defence against what is coming."""
    coming = 0.0
    for victim, account in accounts(s):
        if victim == seat:
            coming = float(account.defendable)
    level = s.hero(seat).slots[slot].levels[s.players.rows[seat].levels[slot]]
    return text_worth(s, seat, lore_of(s.cast).roll_of(level.text, level.dice), coming)


def text_worth(s: DiceThrone, seat: int, sheet: Sheet, coming: float) -> Solver:
    """The solver of a text that looks at a roll; it prevents no more than is coming.

    A step into the shadows under attack avoids what is coming, and is over before it could avoid anything else.
    """
    judge = judge_of(s, seat)
    worth: list[float] = []
    for _line, text, dice in sheet.cases:
        judge.clear()
        judge.walk(text, dice, 0, 1.0)
        prevented = min(judge.prevent, coming)
        judge.prevent = 0.0
        for token, amount in judge.gained:
            if s.cast.tokens[token].rule == c.SHADOWS and s.attacking and s.target == seat:
                prevented += amount * (coming - judge.lore.held[token])
        worth.append(round(judge.plain() + prevented, 2))
    return solver(sheet.spread(worth, -99.0), sheet.size)


def other_roll(s: DiceThrone, seat: int) -> bool:
    """Whether the dice are an opponent's."""
    return not s.teammates(s.roller, seat)


def change_worth(s: DiceThrone, seat: int, op: c.Op, price: float) -> float:
    """What a change of the dice on the table gains for a seat beyond its price, if this is the moment for it."""
    if s.purpose == NO_ROLL:
        return NOTHING
    theirs = other_roll(s, seat)
    if s.purpose == OFFENCE:
        if theirs:
            if s.line == NO_LINE or s.attacker >= 0:
                return NOTHING  # not before it is announced
        elif s.attempts > 0:
            return NOTHING  # not while the dice may still do it by themselves
    solved = dice_worth(s)
    if solved is None:
        return NOTHING
    if op.effect is ATTEMPT:
        if theirs:
            return NOTHING
        return solved.value(s.dice, s.attempts + 1) - solved.value(s.dice, s.attempts) - price
    now = solved.value(s.dice, 0)
    if (now - min(solved.best[0]) if theirs else max(solved.best[0]) - now) <= price:
        return NOTHING  # not even the best of all rolls would pay
    _answer, then = best_of(s, solved, op, theirs, 0, op.count)
    return (now - then if theirs else then - now) - price


Change = tuple[str, int, int]
"""What is done to one die, as it is answered: how, which die, and to what number, by how much or after which die."""


def best_of(s: DiceThrone, solved: Solver, op: c.Op, theirs: bool, barred: int, count: int) -> tuple[Answer, float]:
    """The best answer to a change of dice, and what the roll is worth to its roller then."""
    attempts = s.attempts if s.purpose == OFFENCE else 0
    solved.value(s.dice, attempts)
    worth = solved.best[attempts]
    if op.effect is REROLL:
        return best_reroll(s, worth, op.count, theirs)
    best: Answer = None
    top = 0.0
    for answer, dice in changes(s.dice, op, barred):
        found = worth[solved.lattice.node[tuple(sorted(dice))] - solved.lattice.first]
        if count > 1 and op.effect is SET_DICE:
            _how, die, _to = answer
            found = best_second(solved, worth, dice, op, theirs, barred | 1 << die)
        if best is None or (found < top if theirs else found > top):
            best, top = answer, found
    return best, top


def best_second(
    solved: Solver, worth: list[float], dice: tuple[int, ...], op: c.Op, theirs: bool, barred: int
) -> float:
    """What the roll is worth after a second die was set, too."""
    table = solved.lattice
    top = worth[table.node[tuple(sorted(dice))] - table.first]
    for _answer, then in changes(dice, op, barred):
        found = worth[table.node[tuple(sorted(then))] - table.first]
        if found < top if theirs else found > top:
            top = found
    return top


def changes(dice: tuple[int, ...], op: c.Op, barred: int) -> list[tuple[Change, tuple[int, ...]]]:
    """Every single change that an op allows, as it is answered, with the dice that it leaves."""
    found: list[tuple[Change, tuple[int, ...]]] = []
    seen: list[int] = []
    for die, number in enumerate(dice):
        if barred >> die & 1 or number in seen:
            continue
        seen.append(number)
        before, after = dice[:die], dice[die + 1 :]
        if op.effect is SET_DICE:
            for face in (op.value,) if op.value else (1, 2, 3, 4, 5, 6):
                found.append((("set", die, face), (*before, face, *after)))
        elif op.effect is NUDGE_DIE:
            if number < 6:
                found.append((("nudge", die, 1), (*before, number + 1, *after)))
            if number > 1:
                found.append((("nudge", die, -1), (*before, number - 1, *after)))
        else:
            for model, face in enumerate(dice):
                if model != die:
                    found.append((("copy", die, model), (*before, face, *after)))
    return found


def best_reroll(s: DiceThrone, worth: list[float], count: int, theirs: bool) -> tuple[tuple[int, ...], float]:
    """Which dice to roll once more, at most so many and at least one."""
    size = len(s.dice)
    table = lattice(size)
    best: tuple[int, ...] = ()
    top = 0.0
    for picked in picks(s.dice, count):
        kept = tuple(sorted([number for die, number in enumerate(s.dice) if die not in picked]))
        total, ways = 0.0, 0
        for roll, each in table.leads_to(table.node[kept]):
            total += worth[roll] * each
            ways += each
        mean = total / ways
        if not best or (mean < top if theirs else mean > top):
            best, top = picked, mean
    return best, top


def picks(dice: tuple[int, ...], count: int) -> list[tuple[int, ...]]:
    """One die or two, each combination of numbers once."""
    found: list[tuple[int, ...]] = []
    seen: list[tuple[int, ...]] = []
    for one in range(len(dice)):
        if (dice[one],) not in seen:
            seen.append((dice[one],))
            found.append((one,))
        if count > 1:
            for two in range(one + 1, len(dice)):
                key = tuple(sorted((dice[one], dice[two])))
                if key not in seen:
                    seen.append(key)
                    found.append((one, two))
    return found


def best_change(s: DiceThrone, choice: Choice) -> tuple[Answer, float]:
    """The answer to a change of dice that was paid for already, and what it gains."""
    solved = dice_worth(s)
    options = choice.options
    about = doing(s, choice)
    if about is not None and solved is not None and about.op.effect.turns:
        theirs = other_roll(s, choice.seat)
        answer, then = best_of(s, solved, about.op, theirs, about.picked, about.left)
        now = solved.value(s.dice, 0)
        if answer is not None and options.has(answer):
            return answer, now - then if theirs else then - now
    if isinstance(options, Subset):
        return (options.items[0],), 0.0
    return options.at(0), 0.0
