"""Sections 5.7 and 5.10: effects on status tokens and companions."""

from __future__ import annotations

from reverie.kernel.agenda import ask
from reverie.kernel.domain import Listed

from .. import atoms, decisions
from .. import cast as c
from ..damage import on_its_way
from ..legality import moves, removable, removes_enough
from ..state import BY_OTHER, NO_KIND, PREVENTED, DiceThrone, companion_of, dial_of, tokens_of
from .effect_parts import ASKED, Done, amount_of, whom
from .text_state import Effects


def gain_tokens(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    amount = 99 if op.flag else amount_of(s, f, op)
    if amount > 0:
        for seat in whom(s, f, op.who):
            atoms.place_tokens(s, seat, op.token, amount, f.seat)
    return True


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


def raise_limit(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    atoms.raise_limit(s, f.seat, op.token, op.count)
    return True


def restore(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    number = companion_of(s, f.seat, op.companion)
    if number >= 0:
        had = s.players.rows[f.seat].companions[number]
        dial = min(s.hero(f.seat).companions[number].most, had + amount_of(s, f, op))
        if dial != had:
            atoms.set_companion(s, f.seat, number, dial)
    return True


def shield(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    """The companion takes damage for its hero, no more than there is (DT-5.171)."""
    dial = dial_of(s, f.seat, op.companion)
    if f.stage:
        atoms.set_companion(s, f.seat, companion_of(s, f.seat, op.companion), dial - f.answer)
        atoms.enter(s, (PREVENTED, f.seat, f.answer, NO_KIND, BY_OTHER, f.seat, f.source))
        return True
    most = min(dial, op.count, on_its_way(s, f.seat))
    if not most:
        return True
    f.stage = ASKED
    ask(s, f.seat, decisions.HOW_MANY, Listed(tuple(range(1, most + 1))))
    return False
