"""Section 5.7: effects on status tokens."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import ask
from reverie.kernel.choice import Refusal
from reverie.kernel.domain import Listed
from reverie.parts.rules.effects import BOOL, ID, INT, Field

from .. import atoms, decisions
from .. import cast as c
from ..legality import moves, removable, removes_enough
from ..state import DiceThrone, tokens_of
from .declaring import PER_TOKEN, Deed, Spoken, Teller, amount, declare, to
from .judging import Judge
from .walk import ASKED, Done, Effects, amount_of, whom
from .wealth import say_gains

STUN_WORTH: Final = 8.5
ORDINARY_TOKEN: Final = 1.6
NO_TOKEN_TO_REMOVE: Final = Refusal("DT-9.35", "no-token-to-remove")
NO_TOKEN_TO_MOVE: Final = Refusal("DT-5.91", "no-token-to-move")


# Gained and inflicted ------------------------------------------------------------------------------------------------


def gain_tokens(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    amount = 99 if op.flag else amount_of(s, f, op)
    if amount > 0:
        for seat in whom(s, f, op.who):
            atoms.place_tokens(s, seat, op.token, amount, f.seat)
    return True


def say_gain(t: Teller, e: Spoken, rules: list[str]) -> str:
    doer = t.doer(e.to, rules)
    if e.fill:
        return str(t.say("say-gain-fill", token=t.token(e.token), **doer))
    if not isinstance(e.amount, int):
        return str(t.say("say-gain-sum", token=t.token(e.token), **t.counted(e.amount, rules), **doer))
    return str(t.say("say-gain", **t.items([e]), **doer))


def judge_tokens(judge: Judge, op: c.Op, dice: tuple[int, ...], size: int, scale: float) -> None:
    """Tokens that come: worth something to their bearer, up to the limit."""
    amount = 99.0 if op.flag else judge.amount(op.amount, dice, size)
    held = judge.lore.held[op.token]
    if op.who == c.YOU or op.who == c.CHOSEN:
        fit = min(amount, judge.space(judge.me, op.token) - judge.mine(op.token) + tokens_of(judge.me, op.token))
        if fit > 0:
            judge.other += held * fit * scale
            judge.gained.append((op.token, fit * scale))
        return
    if judge.lore.cast.tokens[op.token].rule == c.STUN:
        judge.other += STUN_WORTH * scale
        return
    fit = min(amount, float(judge.space(judge.foe, op.token)))
    if fit > 0:
        judge.other -= held * fit * scale * (judge.opponents if op.who == c.OPPONENTS else 1)


GAIN: Final = declare(
    Deed(
        "gain",
        "DT-5.147",
        gain_tokens,
        say_gain,
        (Field("token", ID), amount(1), to("you"), Field("fill", BOOL, False, "flag")),
        doc="Tokens; with `fill` up to the stack limit, whatever the amount.",
    ),
    late=True,
    joins="gain",
    together=say_gains,
    worth=judge_tokens,
    rough=ORDINARY_TOKEN,
    rough_per=PER_TOKEN,
)


def say_inflict(t: Teller, e: Spoken, rules: list[str]) -> str:
    at = t.on(e.to, rules)
    if not isinstance(e.amount, int):
        return str(t.say("say-inflict-sum", token=t.token(e.token), **t.counted(e.amount, rules), **at))
    return str(t.say("say-inflict", **t.items([e]), **at))


def say_inflictions(t: Teller, group: list[Spoken], rules: list[str]) -> str:
    """Several inflictions in one sentence."""
    return str(t.say("say-inflict", **t.items(group), **t.on(group[0].to, rules)))


INFLICT: Final = declare(
    Deed("inflict", "DT-5.148", gain_tokens, say_inflict, (Field("token", ID), amount(1), to("target"))),
    late=True,
    joins="inflict",
    together=say_inflictions,
    worth=judge_tokens,
    rough=ORDINARY_TOKEN,
    rough_per=PER_TOKEN,
)


# Removed and moved ---------------------------------------------------------------------------------------------------


def remove_tokens(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    """DT-5.85, DT-9.35: exactly as many as stated; or up to that many; or all. From one board after the other."""
    boards = whom(s, f, op.who)
    if f.stage == 0 and f.scratch == 0:
        f.removed = 0
    for at in range(f.scratch, len(boards)):
        f.scratch = at
        if not (remove_kind if op.token >= 0 else remove_some)(s, f, op, boards[at]):
            return False
        f.stage = 0
    f.scratch = 0
    return True


def remove_kind(s: DiceThrone, f: Effects, op: c.Op, seat: int) -> Done:
    """Tokens of one kind."""
    have = tokens_of(s.players.rows[seat], op.token)
    if f.stage == 0 and op.flag and have:
        f.stage = ASKED
        ask(s, f.seat, decisions.HOW_MANY, Listed(tuple(range(min(have, op.count) + 1))), seat)
        return False
    count = f.answer if f.stage else have if op.value else op.count
    if count and count <= have:
        atoms.remove_token(s, seat, op.token, count)
        f.removed += count
    return True


def remove_some(s: DiceThrone, f: Effects, op: c.Op, seat: int) -> Done:
    """Tokens that the owner of the text picks, one by one; `stage` is how many were asked for."""
    if op.value:
        before = sum([count for _token, count in s.players.rows[seat].tokens])
        for token in removable(s, seat, op):
            atoms.remove_token(s, seat, token, tokens_of(s.players.rows[seat], token))
        f.removed += before - sum([count for _token, count in s.players.rows[seat].tokens])
        return True
    if f.stage:
        if f.answer == "stop":
            return True
        atoms.remove_token(s, seat, f.answer, 1)
        f.removed += 1
    elif not removes_enough(s, seat, op):
        return True
    options = removable(s, seat, op)
    if f.stage >= op.count or not options:
        return True
    f.stage += 1
    ask(s, f.seat, decisions.TOKEN, Listed(("stop", *options) if op.flag else options), seat)
    return False


def say_remove(t: Teller, e: Spoken, rules: list[str]) -> str:
    args = t.which(e.token)
    if e.up_to:
        rules.append("DT-5.156")
    form = "all" if e.all else "upto" if e.up_to else "exact"
    if e.to == "you":
        origin = "" if args["which"] == "named" else t.who("you", "board")
    else:
        origin = t.who(e.to, "board", rules)
    args["from"] = f" {origin}" if origin else ""
    return str(t.say("say-remove", form=form, n=e.amount, **args))


def refuse_removal(s: DiceThrone, seat: int, text: c.Text, op: c.Op) -> Refusal | None:
    if len(text.ops) == 1 and op.who == c.YOU and not removes_enough(s, seat, op):
        return NO_TOKEN_TO_REMOVE
    return None


def judge_removal(judge: Judge, op: c.Op, dice: tuple[int, ...], size: int, scale: float) -> None:
    held = judge.lore.held
    if op.token >= 0:
        row = judge.foe if op.who == c.TARGET or op.who == c.OPPONENTS else judge.me
        have = judge.mine(op.token) if row is judge.me else float(tokens_of(row, op.token))
        count = have if op.value else min(have, float(op.count))
        if count > 0 and (op.flag or op.value or have >= op.count):
            judge.removed += count
            worth = held[op.token] * count * scale
            judge.other += worth if row is judge.foe else -worth
        return
    if op.value:
        lost = sum([held[token] * count for token, count in judge.me.tokens])
        theirs = sum([held[token] * count for token, count in judge.foe.tokens])
        judge.other += max(-lost, theirs if op.who == c.CHOSEN else -99.0) * scale
        return
    good = max(0.0, -judge.worst(judge.me)) if op.who == c.YOU or op.who == c.CHOSEN else 0.0
    if op.who == c.CHOSEN or op.who == c.TARGET:
        good = max(good, judge.best(judge.foe))
    judge.other += good * op.count * scale


REMOVE: Final = declare(
    Deed(
        "remove",
        "DT-5.150",
        remove_tokens,
        say_remove,
        (
            Field("token", ID, "any"),
            Field("amount", INT, 1, "count"),
            Field("up_to", BOOL, False, "flag"),
            Field("all", BOOL, False, "value"),
            to("you"),
        ),
        doc="Tokens back to their leaflets. `token` is an id, or any, positive, negative (then the owner of the text picks).",
    ),
    late=True,
    takes=True,
    refuse=refuse_removal,
    suits=removes_enough,
    worth=judge_removal,
    rough=3.0,
)


def move_tokens(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    if f.stage:
        giver, token, taker = f.answer
        atoms.move_token(s, giver, token, taker)
        return True
    options = moves(s, op)
    if not options:
        return True
    f.stage = ASKED
    ask(s, f.seat, decisions.MOVE, Listed(options))
    return False


def say_move(t: Teller, e: Spoken, rules: list[str]) -> str:
    return str(t.say("say-move", **t.which(e.token)))


def refuse_move(s: DiceThrone, seat: int, text: c.Text, op: c.Op) -> Refusal | None:
    return None if moves(s, op) else NO_TOKEN_TO_MOVE


def judge_move(judge: Judge, op: c.Op, dice: tuple[int, ...], size: int, scale: float) -> None:
    judge.other += scale * max(0.0, 1.8 * -judge.worst(judge.me), 1.8 * judge.best(judge.foe))


MOVE: Final = declare(
    Deed(
        "move",
        "DT-5.91",
        move_tokens,
        say_move,
        (Field("token", ID, "any"),),
        doc="One token from a player to another (DT-5.91).",
    ),
    late=True,
    refuse=refuse_move,
    worth=judge_move,
    rough=4.0,
)


# Stack limits --------------------------------------------------------------------------------------------------------


def raise_limit(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    atoms.raise_limit(s, f.seat, op.token, op.count)
    return True


def say_raise_limit(t: Teller, e: Spoken, rules: list[str]) -> str:
    return str(t.say("say-raise-limit", token=t.token(e.token), n=e.amount))


def judge_limit(judge: Judge, op: c.Op, dice: tuple[int, ...], size: int, scale: float) -> None:
    judge.other += scale


RAISE_LIMIT: Final = declare(
    Deed(
        "raise-limit", "DT-5.83", raise_limit, say_raise_limit, (Field("token", ID), Field("amount", INT, 1, "count"))
    ),
    late=True,
    worth=judge_limit,
    rough=1.5,
)
