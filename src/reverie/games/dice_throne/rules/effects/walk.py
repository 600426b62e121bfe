"""Sections 5.2 and 5.9: texts are carried out, effect by effect, in printed order.

What an effect does depends on where its text stands (its home): parts of an offensive ability wait for their step
(DT-5.26), what a reaction does cannot be interrupted (DT-4.13), in a defence prevention meets defendable damage only.
"""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import AGAIN, Flow, ask, cite, procedure, push
from reverie.kernel.decision import Decision
from reverie.kernel.domain import Listed
from reverie.kernel.fields import fields
from reverie.parts.rules.effects import NO_TEXT, PAUSE, Walk, walk

from .. import atoms, decisions
from .. import cast as c
from ..legality import chosen_players, holds
from ..pool import of_line
from ..state import AIMED, BEHIND, DEALT, NOBODY, NOT_FIXED, DiceThrone, Source, dial_of, tokens_of

ASKED: Final = 1
"""The stage of an effect that has asked; 0 before."""
ROLLED: Final = 2
"""The stage of an effect whose dice, asked for, have been rolled."""

Done = bool
"""Whether an effect is done; it is not while its frame waits for an answer or for something pushed first."""

# Homes: where a text stands
ABILITY: Final = 0
"""An offensive ability, at its activation (step 4.4)."""
AT_TARGET: Final = 1
"""An offensive ability, its targeted part (step 6.1) or what comes after its damage."""
IN_DEFENCE: Final = 2
MAIN_CARD: Final = 3
REACTION: Final = 4
"""Instants, Roll Phase cards, tokens, passives, companions: uninterruptible."""
IN_UPKEEP: Final = 5


@fields
class Effects(Walk[DiceThrone, c.Op]):
    """One text being carried out."""

    text: int
    seat: int
    home: int
    target: int
    source: Source
    dice: tuple[int, ...] = ()
    """The roll that the text looks at (DT-5.14)."""
    chosen: int = NOBODY
    at: int = -2
    stage: int = 0
    removed: int = 0
    paid: int = 0
    last: int = -1
    fixed: int = -1
    """The amount of an effect that waited, as it was at activation; -1 for none."""
    scratch: int = 0
    """Dice picked so far, as bits; boards and hands done so far."""

    def waits(self, s: DiceThrone, op: c.Op) -> bool:
        return (self.home == ABILITY or self.target == AIMED) and wait(s, self, op)

    def holds(self, s: DiceThrone, op: c.Op) -> bool:
        assert op.given is not None
        return holds(s, op.given, self.seat, self.target, self.dice)

    def choosing(self) -> Decision[decisions.Doing]:
        return decisions.CHOOSE

    def inside(self, s: DiceThrone, text: int) -> None:
        inner(s, self, text)


def carry_out(s: DiceThrone, f: Effects) -> Flow:
    text = s.cast.texts[f.text]
    if f.at < 0 and not settle_whom(s, f, text):
        return AGAIN
    return walk(s, f, text.ops)


def settle_whom(s: DiceThrone, f: Effects, text: c.Text) -> bool:
    """DT-5.73: what the text lets its player choose is chosen before it begins."""
    if f.at == -2:
        if f.stage == 1:
            f.target = f.answer
        elif text.asks_target and f.target == NOBODY and f.home >= MAIN_CARD:
            f.stage = 1
            cite(s, "DT-9.69")
            ask(s, f.seat, decisions.OPPONENT, Listed(s.opponents(f.seat)))
            return False
        f.at = -1
        f.stage = 0
    if f.stage == 1:
        f.chosen = f.answer
    elif text.asks_chosen and f.chosen == NOBODY:
        f.stage = 1
        cite(s, "DT-5.155")
        ask(s, f.seat, decisions.PLAYER, Listed(chosen_players(s, f.seat, text) or s.living()))
        return False
    f.at = 0
    f.stage = 0
    return True


def wait(s: DiceThrone, f: Effects, op: c.Op) -> bool:
    """DT-5.26, DT-9.2: whether a part of an offensive ability (or of a modifier used early) waits for its step."""
    late = op.effect.late
    if op.effect.shape == PAUSE:
        return f.home == ABILITY and hold_then(s, f, op)
    if s.behind == BEHIND and f.home == ABILITY and late:
        atoms.put_after(s, (op.text, op.pos, value(s, f, op.amount), f.dice, f.chosen, f.source))
        return True
    if op.amount.theirs or (op.given is not None and op.given.theirs != c.UNNAMED):
        atoms.defer(s, (op.text, op.pos, NOT_FIXED, f.dice, f.chosen, f.source))  # it looks at the target's board
        return True
    if late and (op.who == c.TARGET or (f.home == ABILITY and held_then(s))):
        atoms.defer(s, (op.text, op.pos, value(s, f, op.amount), f.dice, f.chosen, f.source))
        return True
    return False


def hold_then(s: DiceThrone, f: Effects, op: c.Op) -> bool:
    """DT-5.143: where something before a "then" waits for the target, its window waits behind it."""
    if not any([of_line(late) for late in s.deferred]):
        return False
    if s.behind == DEALT:
        atoms.set_behind(s, BEHIND)
    atoms.defer(s, (op.text, op.pos, NOT_FIXED, f.dice, f.chosen, f.source))
    return True


def held_then(s: DiceThrone) -> bool:
    """Whether a "then" waits: what is printed after it comes after it."""
    return any([s.cast.texts[text].ops[pos].effect.shape == PAUSE for text, pos, _n, _dice, _whom, _on in s.deferred])


def inner(s: DiceThrone, f: Effects, text: int, rolled: tuple[int, ...] | None = None, paid: int = 0) -> None:
    """Carry out a part of this text first."""
    if text == NO_TEXT:
        return
    shown = f.dice if rolled is None else rolled
    push(s, Effects(text, f.seat, f.home, f.target, f.source, shown, f.chosen, 0, 0, f.removed, paid or f.paid))


# What all effects ask: how much, and whom (section 5.14) ----------------------------------------------------------------


def value(s: DiceThrone, f: Effects, amount: c.Amount) -> int:
    """An amount, as it is now; CP counted by an offensive ability as they would be without reactions to it (DT-5.28)."""
    if amount.fixed:
        return amount.base
    total = amount.base
    weights = amount.weights
    for die in f.dice:
        total += weights[die]
    row = s.players.rows[f.seat]
    if amount.cp:
        total += amount.cp * (row.cp - s.swing if f.home <= AT_TARGET else row.cp)
    for token, each in amount.tokens:
        total += each * tokens_of(row, token)
    if f.target >= 0:
        for token, each in amount.theirs:
            total += each * tokens_of(s.players.rows[f.target], token)
    total += amount.removed * f.removed + amount.paid * f.paid
    for companion, each in amount.companions:
        total += each * dial_of(s, f.seat, companion)
    if amount.half:
        total = (total + 1) // 2
    return total


def amount_of(s: DiceThrone, f: Effects, op: c.Op) -> int:
    """The amount of an effect; of one that waited, what was fixed at activation."""
    return value(s, f, op.amount) if f.fixed < 0 else f.fixed


def whom(s: DiceThrone, f: Effects, who: int) -> tuple[int, ...]:
    if who == c.YOU:
        return (f.seat,)
    if who == c.TARGET:
        return (f.target,) if f.target >= 0 and s.players.rows[f.target].alive else ()
    if who == c.OPPONENTS:
        return s.opponents(f.seat)
    if who == c.CHOSEN:
        return (f.chosen,) if s.players.rows[f.chosen].alive else ()
    return s.living()


procedure(Effects, ("DT-5.240", carry_out))
