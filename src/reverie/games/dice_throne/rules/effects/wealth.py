"""Combat points and cards: effects on what a player has in stock and in hand."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import ask, nature
from reverie.kernel.domain import Permutation, Subset
from reverie.parts.rules.effects import BOOL, WORD, Field

from .. import atoms, decisions
from .. import cast as c
from ..procedures.drawing import draw
from ..procedures.settlement import check_defeat
from ..state import DECK_STREAM, DiceThrone
from .declaring import PER_AMOUNT, Deed, Spoken, Teller, amount, declare, to
from .judging import WORTH_OF_CARD, WORTH_OF_CP, Judge
from .walk import Done, Effects, amount_of, whom

HEALTH: Final = 1
"""Of what is stolen: not CP."""


def own(op: c.Op) -> bool:
    """Whether bots take it as meant for themselves."""
    return op.who == c.YOU or op.who == c.CHOSEN


# Combat points -------------------------------------------------------------------------------------------------------


def gain_cp(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    for seat in whom(s, f, op.who):
        atoms.gain_cp(s, seat, amount_of(s, f, op))
    return True


def say_cp(t: Teller, e: Spoken, rules: list[str]) -> str:
    return str(t.say("say-gain-cp", **t.counted(e.amount, rules), **t.doer(e.to, rules)))


def say_gains(t: Teller, group: list[Spoken], rules: list[str]) -> str:
    """Several gains, of tokens or CP, in one sentence."""
    return str(t.say("say-gain", **t.items(group), **t.doer(group[0].to, rules)))


def judge_cp(judge: Judge, op: c.Op, dice: tuple[int, ...], size: int, scale: float) -> None:
    if own(op):
        amount = judge.amount(op.amount, dice, size)
        gain = min(amount, judge.lore.cast.knobs.max_cp - judge.me.cp - judge.cp_gained)
        judge.cp_gained += gain * scale
        judge.other += gain * WORTH_OF_CP * scale


def gives_cp(e: Spoken) -> bool:
    return True


CP: Final = declare(
    Deed("cp", "DT-5.147", gain_cp, say_cp, (amount(), to("you")), struct="GainCp"),
    late=True,
    gives_cp=gives_cp,
    joins="gain",
    together=say_gains,
    worth=judge_cp,
    rough=WORTH_OF_CP,
    rough_per=PER_AMOUNT,
)


def lose_cp(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    for seat in whom(s, f, op.who):
        atoms.lose_cp(s, seat, amount_of(s, f, op))
    return True


def say_lose_cp(t: Teller, e: Spoken, rules: list[str]) -> str:
    return str(t.say("say-lose-cp", **t.counted(e.amount, rules), **t.doer(e.to, rules)))


def judge_lose_cp(judge: Judge, op: c.Op, dice: tuple[int, ...], size: int, scale: float) -> None:
    amount = judge.amount(op.amount, dice, size)
    row = judge.me if own(op) else judge.foe
    loss = min(amount, row.cp) * WORTH_OF_CP * scale
    judge.other += -loss if own(op) else 0.9 * loss


LOSE_CP: Final = declare(
    Deed("lose-cp", "DT-5.240", lose_cp, say_lose_cp, (amount(), to("target")), ("DT-5.50",)),
    late=True,
    takes=True,
    worth=judge_lose_cp,
    rough=WORTH_OF_CP,
    rough_per=PER_AMOUNT,
)


def steal(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    """DT-5.145, DT-9.20, DT-9.44: two dials move; stolen health is no damage, but who falls to 0 by it is defeated."""
    amount = amount_of(s, f, op)
    for seat in whom(s, f, op.who):
        if op.value != HEALTH:
            atoms.gain_cp(s, f.seat, atoms.lose_cp(s, seat, amount))
        else:
            taken = min(amount, s.health(seat))
            atoms.move_dial(s, seat, -taken)
            atoms.move_dial(s, f.seat, taken)
            check_defeat(s, ())
    return True


def say_steal(t: Teller, e: Spoken, rules: list[str]) -> str:
    who = t.who(e.to, "from", rules)
    return str(t.say(f"say-steal-{e.what}", who=who, **t.counted(e.amount, rules)))


def judge_steal(judge: Judge, op: c.Op, dice: tuple[int, ...], size: int, scale: float) -> None:
    amount = judge.amount(op.amount, dice, size)
    if op.value == HEALTH:
        judge.straight += amount * scale
        judge.other += min(amount, judge.room) * scale
    else:
        judge.other += min(amount, judge.foe.cp) * 1.9 * WORTH_OF_CP * scale


def steals_cp(e: Spoken) -> bool:
    return bool(e.what == "cp")


STEAL: Final = declare(
    Deed(
        "steal",
        "DT-5.145",
        steal,
        say_steal,
        (Field("what", WORD, slot="value", words=("cp", "health")), amount(), to("target")),
        doc="DT-5.145",
    ),
    late=True,
    takes=True,
    gives_cp=steals_cp,
    worth=judge_steal,
    rough=2.0,
    rough_per=PER_AMOUNT,
)


def give(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    """As much as there is; what is above the other's maximum is lost (DT-5.51)."""
    for seat in whom(s, f, op.who):
        if seat != f.seat:
            atoms.gain_cp(s, seat, atoms.lose_cp(s, f.seat, amount_of(s, f, op)))
    return True


def say_give(t: Teller, e: Spoken, rules: list[str]) -> str:
    return str(t.say("say-give", who=t.who(e.to, "to", rules), **t.counted(e.amount, rules)))


def judge_give(judge: Judge, op: c.Op, dice: tuple[int, ...], size: int, scale: float) -> None:
    judge.other -= min(judge.amount(op.amount, dice, size), judge.me.cp) * WORTH_OF_CP * scale


GIVE: Final = declare(
    Deed(
        "give",
        "DT-5.240",
        give,
        say_give,
        (amount(), to("chosen")),
        doc="Combat points of your own to somebody else, as many as you have.",
    ),
    late=True,
    gives_cp=gives_cp,
    worth=judge_give,
)


# Cards ---------------------------------------------------------------------------------------------------------------


def draw_cards(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    for seat in whom(s, f, op.who):
        draw(s, seat, amount_of(s, f, op))
    return True


def say_draw(t: Teller, e: Spoken, rules: list[str]) -> str:
    return str(t.say("say-draw", **t.counted(e.amount, rules), **t.doer(e.to, rules)))


def judge_draw(judge: Judge, op: c.Op, dice: tuple[int, ...], size: int, scale: float) -> None:
    judge.other += judge.amount(op.amount, dice, size) * WORTH_OF_CARD * scale if own(op) else 0.0


DRAW: Final = declare(
    Deed("draw", "DT-5.153", draw_cards, say_draw, (amount(1), to("you"))),
    late=True,
    worth=judge_draw,
    rough=WORTH_OF_CARD,
    rough_per=PER_AMOUNT,
)


def discard_cards(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    """At random, or what the owner of the hand gives up (DT-4.19a: demanded, so locks do not matter)."""
    victims = whom(s, f, op.who)
    if f.stage > 0:
        seat = victims[f.scratch]
        hand = s.players.rows[seat].hand
        given = [hand[i] for i in f.answer[: f.stage]] if op.flag else list(f.answer)
        for card in given:
            atoms.discard(s, seat, card)
        f.scratch += 1
        f.stage = 0
    for at in range(f.scratch, len(victims)):
        f.scratch = at
        seat = victims[at]
        hand = s.players.rows[seat].hand
        f.stage = min(amount_of(s, f, op), len(hand))
        if f.stage > 0:
            if op.flag:
                nature(s, decisions.RANDOM_CARD, Permutation(len(hand)), DECK_STREAM + seat, seat)
            else:
                ask(s, seat, decisions.DISCARD, Subset(hand, f.stage, f.stage))
            return False
    f.scratch = 0
    return True


def say_discard(t: Teller, e: Spoken, rules: list[str]) -> str:
    said: str = t.say("say-discard", **t.counted(e.amount, rules), **t.doer(e.to, rules))
    return str(t.say("say-at-random", what=said)) if e.random else said


def judge_discard(judge: Judge, op: c.Op, dice: tuple[int, ...], size: int, scale: float) -> None:
    amount = judge.amount(op.amount, dice, size)
    row = judge.me if own(op) else judge.foe
    loss = min(amount, len(row.hand)) * WORTH_OF_CARD * scale
    judge.other += -0.7 * loss if own(op) else loss


DISCARD: Final = declare(
    Deed(
        "discard",
        "DT-5.240",
        discard_cards,
        say_discard,
        (amount(1), to("target"), Field("random", BOOL, True, "flag")),
        doc="Cards from a hand to the discard pile, at random or by the choice of their owner.",
    ),
    late=True,
    takes=True,
    worth=judge_discard,
    rough=WORTH_OF_CARD,
    rough_per=PER_AMOUNT,
)
