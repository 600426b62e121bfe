"""Section 5.1: effects on dice that lie on the table."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import ask, dice
from reverie.kernel.choice import Refusal
from reverie.kernel.domain import Listed, Menu, Subset
from reverie.parts.rules.effects import INT, WORD, Field

from .. import atoms, decisions
from .. import cast as c
from ..legality import refuse_dice
from ..state import DEFENCE, DICE_STREAM, FACES, OFFENCE, DiceThrone
from .declaring import PER_COUNT, Deed, Spoken, Teller, declare, whose
from .walk import ASKED, ROLLED, Done, Effects

NO_SECOND_DIE: Final = Refusal("DT-5.10", "no-second-die")
NO_ATTEMPT: Final = Refusal("DT-5.13", "no-attempt")


def out_of_reach(s: DiceThrone, f: Effects, op: c.Op) -> bool:
    """No dice on the table that this text may touch: that part of it does nothing."""
    return f.stage == 0 and refuse_dice(s, f.seat, op.whose) is not None


def refuse_change(s: DiceThrone, seat: int, text: c.Text, op: c.Op) -> Refusal | None:
    return refuse_dice(s, seat, op.whose)


def turn_die(s: DiceThrone, f: Effects, die: int, number: int) -> None:
    """A die that shows this number already is not changed (DT-4.44)."""
    if s.dice[die] != number:
        atoms.change_die(s, die, number, f.seat)


# Set, copied, turned by one ------------------------------------------------------------------------------------------


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


def say_set_dice(t: Teller, e: Spoken, rules: list[str]) -> str:
    value = str(e.value) if e.value is not None else t.say("dice-any-value", n=e.count)
    return str(t.say("say-set-dice", dice=t.dice_of(e.whose, e.count), value=value))


def check_value(e: Spoken) -> tuple[str, str] | None:
    return ("value", "a die shows 1 to 6") if e.value is not None and not 1 <= e.value <= 6 else None


SET_DICE: Final = declare(
    Deed(
        "set-dice",
        "DT-5.10",
        set_dice,
        say_set_dice,
        (Field("count", INT, 1), Field("value", "int | None", None), whose("own")),
        doc="Dice are turned to a value; without one to any.",
    ),
    turns=True,
    touches=True,
    refuse=refuse_change,
    check=check_value,
    rough=4.0,
    rough_per=PER_COUNT,
)


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


def say_copy_die(t: Teller, e: Spoken, rules: list[str]) -> str:
    return str(t.say("say-copy-die", dice=t.dice_of(e.whose, 1)))


def refuse_copy(s: DiceThrone, seat: int, text: c.Text, op: c.Op) -> Refusal | None:
    return NO_SECOND_DIE if len(s.dice) == 1 else refuse_dice(s, seat, op.whose)


COPY_DIE: Final = declare(
    Deed("copy-die", "DT-5.10", copy_die, say_copy_die, (whose("own"),)),
    turns=True,
    touches=True,
    refuse=refuse_copy,
    rough=3.5,
)


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


def say_nudge_die(t: Teller, e: Spoken, rules: list[str]) -> str:
    return str(t.say("say-nudge-die", dice=t.dice_of(e.whose, 1)))


NUDGE_DIE: Final = declare(
    Deed(
        "nudge-die",
        "DT-5.10",
        nudge_die,
        say_nudge_die,
        (whose("any"),),
        doc="One die up or down by 1; 6 and 1 are the ends.",
    ),
    turns=True,
    touches=True,
    refuse=refuse_change,
    rough=3.5,
)


# Rolled again --------------------------------------------------------------------------------------------------------


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


def say_reroll(t: Teller, e: Spoken, rules: list[str]) -> str:
    if e.count > 1:
        rules.append("DT-5.156")
    return str(t.say("say-reroll", dice=t.dice_of(e.whose, e.count), n=e.count))


REROLL: Final = declare(
    Deed("reroll", "DT-5.10", reroll, say_reroll, (Field("count", INT, 1), whose("own"))),
    turns=True,
    touches=True,
    refuse=refuse_change,
    rough=2.0,
    rough_per=PER_COUNT,
)


def roll_of(op: c.Op) -> int:
    """Which roll an attempt is for."""
    return DEFENCE if op.value else OFFENCE


def grant_attempt(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    if s.purpose == roll_of(op):
        atoms.grant_attempt(s, f.seat)
    return True


def say_attempt(t: Teller, e: Spoken, rules: list[str]) -> str:
    return str(t.say("say-attempt", roll=e.roll))


def refuse_attempt(s: DiceThrone, seat: int, text: c.Text, op: c.Op) -> Refusal | None:
    return NO_ATTEMPT if s.purpose != roll_of(op) else None


ATTEMPT: Final = declare(
    Deed(
        "attempt",
        "DT-5.13",
        grant_attempt,
        say_attempt,
        (Field("roll", WORD, slot="value", words=("offensive", "defensive")),),
        doc="DT-5.13: one more roll attempt for whoever is making this roll.",
    ),
    touches=True,
    refuse=refuse_attempt,
    rough=3.0,
)
