"""Section 5.9: what rolls, branches, chooses, pays and waits inside a text."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import ask, dice
from reverie.kernel.domain import Listed
from reverie.parts.rules.effects import (
    BLOCK,
    BRANCH,
    CHOICE,
    CONDITION,
    EFFECTS,
    INT,
    LAST,
    OPTIONS,
    PAUSE,
    Field,
    do_chosen,
    do_inside,
    do_when,
)

from .. import atoms, decisions
from .. import cast as c
from ..procedures.windows import open_window
from ..state import BEHIND, CARD_ROLL, DEALT, DICE_STREAM, FACES, SUB_ROLL, DiceThrone
from .declaring import Deed, Spoken, Teller, declare
from .judging import WORTH_OF_CP, Judge
from .tokens import GAIN
from .walk import ABILITY, ASKED, MAIN_CARD, REACTION, ROLLED, Done, Effects, inner

NO_LIMIT: Final = 99
"""So much or more means: as much as you like."""


# Rolls ---------------------------------------------------------------------------------------------------------------


def roll_dice(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    """DT-5.7, DT-5.11: the roll of an ability or Main card lies open in a window; that of a reaction does not."""
    if f.stage == 0:
        f.stage = ASKED
        dice(s, decisions.SUB_ROLL, op.count, FACES, DICE_STREAM + f.seat, f.seat)
        return False
    if f.stage == ASKED:
        if f.home >= REACTION:
            inner(s, f, op.body, f.answer)
            return True
        f.stage = ROLLED
        atoms.show_roll(s, CARD_ROLL if f.home == MAIN_CARD else SUB_ROLL, f.seat, f.answer)
        open_window(s, s.active)
        return False
    rolled = s.dice
    atoms.clear_roll(s)
    inner(s, f, op.body, rolled)
    return True


def say_roll_head(t: Teller, e: Spoken) -> str:
    return str(t.say("say-roll", n=e.dice))


def say_roll(t: Teller, e: Spoken, rules: list[str]) -> str:
    return str(t.rolled(e, say_roll_head(t, e), rules))


def check_roll(e: Spoken) -> tuple[str, str] | None:
    return None if 1 <= e.dice <= 5 else ("dice", "a roll is of 1 to 5 dice")


def judge_roll(judge: Judge, op: c.Op, dice: tuple[int, ...], size: int, scale: float) -> None:
    judge.walk(op.body, (), op.count, scale)


ROLL: Final = declare(
    Deed(
        "roll",
        "DT-5.140",
        roll_dice,
        say_roll,
        (Field("dice", INT, slot="count"), Field("effects", EFFECTS, slot="body")),
        struct="RollDice",
        shape=BLOCK,
        doc="DT-5.7: roll once; the effects below look at these dice.",
    ),
    check=check_roll,
    head=say_roll_head,
    worth=judge_roll,
)


# Branches ------------------------------------------------------------------------------------------------------------


def say_when(t: Teller, e: Spoken, rules: list[str]) -> str:
    head, cited = t.condition(e.given)
    said, more = t.inline(e.effects)
    if t.includes_earlier(e.given):
        said = t.say("say-also", what=said)
    rules += cited + more
    text: str = t.say("say-given", given=head, what=said, form=t.clause(e.given))
    if e.otherwise:
        said, more = t.inline(e.otherwise)
        rules += more
        text = f"{text}; {t.say('say-otherwise', what=said)}"
    return text


def judge_when(judge: Judge, op: c.Op, dice: tuple[int, ...], size: int, scale: float) -> None:
    chance = judge.chance(op, dice, size)
    judge.walk(op.body, dice, size, scale * chance)
    judge.walk(op.also, dice, size, scale * (1.0 - chance))


WHEN: Final = declare(
    Deed(
        "when",
        "DT-5.141",
        do_when,
        say_when,
        (Field("given", CONDITION), Field("effects", EFFECTS, slot="body"), Field("otherwise", EFFECTS, [], "also")),
        (),
        struct="WhenGiven",
        shape=BRANCH,
    ),
    worth=judge_when,
)


def say_choose(t: Teller, e: Spoken, rules: list[str]) -> str:
    gains = [option[0] for option in e.options if option[0].declared is GAIN]
    if len(gains) == len(e.options) and all([t.joins(gains[0], gain) for gain in gains]):
        told = [t.items([gain])["items"] for gain in gains]
        rules.append("DT-5.147")
        return str(t.say("say-gain", items=t.either(told), lead="items", **t.doer(gains[0].to, rules)))
    said = []
    for option in e.options:
        text, cited = t.inline(option)
        said.append(text)
        rules += cited
    return str(t.either(said))


def judge_choice(judge: Judge, op: c.Op, dice: tuple[int, ...], size: int, scale: float) -> None:
    best, top = op.options[0], -99.0
    for option in op.options:
        worth = judge.apart(option, dice, size, 0)
        if worth > top:
            best, top = option, worth
    judge.walk(best, dice, size, scale)


CHOOSE: Final = declare(
    Deed(
        "choose",
        "DT-5.144",
        do_chosen,
        say_choose,
        (Field("options", OPTIONS),),
        shape=CHOICE,
        doc="DT-5.144: do one of these.",
    ),
    late=True,
    worth=judge_choice,
)


def pay_for(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    if f.stage == 0:
        f.stage = ASKED
        most = min(op.count, s.players.rows[f.seat].cp)
        ask(s, f.seat, decisions.PAY, Listed(tuple(range(most + 1))))
        return False
    if f.answer:
        atoms.pay(s, f.seat, f.answer)
        inner(s, f, op.body, None, f.answer)
    return True


def say_pay_head(t: Teller, e: Spoken) -> str:
    return str(t.say("say-pay-any") if e.most >= NO_LIMIT else t.say("say-pay", n=e.most))


def say_pay(t: Teller, e: Spoken, rules: list[str]) -> str:
    said, cited = t.inline(e.effects)
    rules += cited
    return str(t.say("say-pay-for", pay=say_pay_head(t, e), what=said))


def judge_payment(judge: Judge, op: c.Op, dice: tuple[int, ...], size: int, scale: float) -> None:
    top = 0.0
    for paid in range(1, min(op.count, judge.me.cp) + 1):
        top = max(top, judge.apart(op.body, dice, size, paid) - paid * WORTH_OF_CP)
    judge.other += top * scale


PAY: Final = declare(
    Deed(
        "pay",
        "DT-5.50",
        pay_for,
        say_pay,
        (Field("effects", EFFECTS, slot="body"), Field("most", INT, NO_LIMIT, "count")),
        ("DT-5.50", "DT-5.156"),
        shape=BLOCK,
        doc="You may pay so many combat points as you like, at most `most`; the effects know how many (`paid`).",
    ),
    head=say_pay_head,
    worth=judge_payment,
    rough=0.5,
)


# One after the other -------------------------------------------------------------------------------------------------


def then(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    """DT-5.143, DT-9.25: a window for all, unless this is uninterruptible."""
    if f.stage == 0:
        if f.home == ABILITY and s.behind == DEALT:
            atoms.set_behind(s, BEHIND)
        if f.home < REACTION:
            f.stage = ASKED
            open_window(s, s.active)
            return s.agenda[-1] is f
    return True


def say_then(t: Teller, e: Spoken, rules: list[str]) -> str:
    return str(t.say("say-then-last"))


THEN: Final = declare(
    Deed(
        "then",
        "DT-5.143",
        then,
        say_then,
        shape=PAUSE,
        doc="DT-5.143: a window; what follows resolves after what precedes.",
    )
)


def say_additionally(t: Teller, e: Spoken, rules: list[str]) -> str:
    said, cited = t.inline(e.effects)
    rules += cited
    return str(t.say("say-additionally", what=said))


def judge_more(judge: Judge, op: c.Op, dice: tuple[int, ...], size: int, scale: float) -> None:
    judge.walk(op.body, dice, size, scale)


ADDITIONALLY: Final = declare(
    Deed(
        "additionally",
        "DT-5.146",
        do_inside,
        say_additionally,
        (Field("effects", EFFECTS, slot="body"),),
        shape=LAST,
        doc="DT-5.146: after everything else; stands last.",
    ),
    worth=judge_more,
)
