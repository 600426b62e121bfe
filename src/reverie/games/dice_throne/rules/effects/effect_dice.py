"""Section 5.1: effects on dice that lie on the table."""

from __future__ import annotations

from reverie.kernel.agenda import ask, dice
from reverie.kernel.domain import Listed, Menu, Subset

from .. import atoms, decisions
from .. import cast as c
from ..legality import refuse_dice
from ..state import DEFENCE, DICE_STREAM, FACES, OFFENCE, DiceThrone
from .effect_parts import ASKED, ROLLED, Done
from .text_state import Effects


def out_of_reach(s: DiceThrone, f: Effects, op: c.Op) -> bool:
    """No dice on the table that this text may touch: that part of it does nothing."""
    return f.stage == 0 and refuse_dice(s, f.seat, op.whose) is not None


def turn_die(s: DiceThrone, f: Effects, die: int, number: int) -> None:
    """A die that shows this number already is not changed (DT-4.44)."""
    if s.dice[die] != number:
        atoms.change_die(s, die, number, f.seat)


def set_dice(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    """DT-2.60: the number, and with it the symbol."""
    if out_of_reach(s, f, op):
        return True
    if f.stage:
        _set, die, number = f.answer
        turn_die(s, f, die, number)
        f.scratch |= 1 << die
    free = tuple([die for die in range(len(s.dice)) if not f.scratch >> die & 1])
    if f.stage == op.count or not free:
        f.scratch = 0
        return True
    f.stage += 1
    ask(s, f.seat, decisions.SET_DIE, Menu((), (("set", free, (op.value,) if op.value else FACES),)), s.roller)
    return False


def copy_die(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    if out_of_reach(s, f, op) or len(s.dice) < 2:
        return True
    if f.stage:
        _copy, die, model = f.answer
        turn_die(s, f, die, s.dice[model])
        return True
    count = len(s.dice)
    pairs = tuple([("copy", die, model) for die in range(count) for model in range(count) if die != model])
    f.stage = ASKED
    ask(s, f.seat, decisions.COPY_DIE, Listed(pairs), s.roller)
    return False


def nudge_die(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    if out_of_reach(s, f, op):
        return True
    if f.stage:
        _nudge, die, by = f.answer
        atoms.change_die(s, die, s.dice[die] + by, f.seat)
        return True
    found = []
    for die, number in enumerate(s.dice):
        if number < 6:
            found.append(("nudge", die, 1))
        if number > 1:
            found.append(("nudge", die, -1))
    f.stage = ASKED
    ask(s, f.seat, decisions.NUDGE_DIE, Listed(tuple(found)), s.roller)
    return False


def reroll(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    """Up to so many dice are rolled again by their roller; no attempt is used (DT-9.39). It is a change whatever they show
    (DT-9.40)."""
    if out_of_reach(s, f, op):
        return True
    if f.stage == 0:
        f.stage = ASKED
        ask(s, f.seat, decisions.PICK_DICE, Subset(tuple(range(len(s.dice))), 1, op.count), s.roller)
        return False
    if f.stage == ASKED:
        f.stage = ROLLED
        f.scratch = sum([1 << die for die in f.answer])
        dice(s, decisions.ROLLED_AGAIN, len(f.answer), FACES, DICE_STREAM + s.roller, s.roller)
        return False
    picked = [die for die in range(len(s.dice)) if f.scratch >> die & 1]
    for die, number in zip(picked, f.answer, strict=True):
        atoms.change_die(s, die, number, f.seat)
    f.scratch = 0
    return True


def grant_attempt(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    if s.purpose == (OFFENCE if op.flag else DEFENCE):
        atoms.grant_attempt(s, f.seat)
    return True
