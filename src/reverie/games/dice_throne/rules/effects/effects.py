"""Sections 5.2 and 5.9: texts are carried out, effect by effect, in printed order.

What an effect does depends on where its text stands (its home): parts of an offensive ability wait for their step
(DT-5.26), what a reaction does cannot be interrupted (DT-4.13), in a defence prevention meets defendable damage only.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reverie.kernel.agenda import AGAIN, DONE, Flow, ask, cite, dice, nature, procedure, push
from reverie.kernel.domain import Listed, Permutation, Subset
from reverie.kernel.state import Frame

from .. import atoms, decisions
from .. import cast as c
from ..damage import strengthens
from ..legality import chosen_players, holds, in_roll_phase
from ..procedures.settlement import check_defeat
from ..procedures.windows import open_window
from ..state import (
    ADDED,
    AIMED,
    AVOIDED,
    BEHIND,
    BY_DEFENCE,
    BY_OFFENCE,
    BY_OTHER,
    BY_ULTIMATE,
    CARD_ROLL,
    DEALT,
    DECK_STREAM,
    DICE_STREAM,
    FACES,
    HALVED,
    HEALED,
    IF_DEALT,
    INCOMING,
    NO_KIND,
    NOBODY,
    NOT_FIXED,
    PREVENTED,
    REFLECTED,
    SUB_ROLL,
    TIMES,
    UPKEEP,
    DiceThrone,
)
from .effect_dice import copy_die, grant_attempt, nudge_die, reroll, set_dice
from .effect_parts import ASKED, ROLLED, Done, amount_of, value, whom
from .effect_tokens import gain_tokens, move_tokens, raise_limit, remove_tokens, restore, shield
from .text_state import ABILITY, AT_TARGET, IN_DEFENCE, MAIN_CARD, REACTION, Effects

LATE_OPS: Final = (
    c.CP, c.LOSE_CP, c.DRAW, c.DISCARD, c.STEAL, c.GAIN, c.INFLICT, c.REMOVE, c.MOVE, c.RAISE_LIMIT, c.CHOOSE, c.RESTORE,
)  # fmt: skip
"""What waits until damage printed before it has landed (DT-9.2)."""


def carry_out(s: DiceThrone, f: Effects) -> Flow:
    """Each effect is carried out, and what it asks is asked, under its own rule: not under that of the place where it stands."""
    text = s.cast.texts[f.text]
    if f.at < 0 and not settle_whom(s, f, text):
        return AGAIN
    ops = text.ops
    end = len(ops) if f.last < 0 else f.last + 1
    for at in range(f.at, end):
        op = ops[at]
        f.at = at
        cite(s, op.rule)
        if (f.home == ABILITY or f.target == AIMED) and wait(s, f, op):
            continue
        if not PERFORM[op.code](s, f, op):
            return AGAIN
        f.at = at + 1
        f.stage = 0
        if s.agenda[-1] is not f or s.happened:
            return AGAIN  # something first
    return DONE


def settle_whom(s: DiceThrone, f: Effects, text: c.Text) -> Done:
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
    code = op.code
    if code == c.THEN:
        return f.home == ABILITY and hold_then(s, f, op)
    if s.behind == BEHIND and f.home == ABILITY and code in LATE_OPS:
        atoms.put_after(s, (op.text, op.pos, value(s, f, op.amount), f.dice, f.chosen, f.source))
        return True
    if op.amount.theirs or (op.given is not None and op.given.theirs != c.UNNAMED):
        atoms.defer(s, (op.text, op.pos, NOT_FIXED, f.dice, f.chosen, f.source))  # it looks at the target's board
        return True
    if code in LATE_OPS and (op.who == c.TARGET or (f.home == ABILITY and held_then(s))):
        atoms.defer(s, (op.text, op.pos, value(s, f, op.amount), f.dice, f.chosen, f.source))
        return True
    return False


def hold_then(s: DiceThrone, f: Effects, op: c.Op) -> bool:
    """DT-5.143: where something before a "then" waits for the target, its window waits behind it."""
    if not any([late[5][0] == "line" for late in s.deferred]):
        return False
    if s.behind == DEALT:
        atoms.set_behind(s, BEHIND)
    atoms.defer(s, (op.text, op.pos, NOT_FIXED, f.dice, f.chosen, f.source))
    return True


def held_then(s: DiceThrone) -> bool:
    """Whether a "then" waits: what is printed after it comes after it."""
    return any([s.cast.texts[late[0]].ops[late[1]].code == c.THEN for late in s.deferred])


def inner(s: DiceThrone, f: Effects, text: int, rolled: tuple[int, ...] | None = None, paid: int = 0) -> None:
    """Carry out a part of this text first."""
    if text == c.NO_TEXT:
        return
    shown = f.dice if rolled is None else rolled
    push(s, Effects(text, f.seat, f.home, f.target, f.source, shown, f.chosen, 0, 0, f.removed, paid or f.paid))


def origin_of(s: DiceThrone, f: Effects) -> int:
    """By what the damage comes: it decides what may touch it."""
    if f.home <= AT_TARGET:
        return BY_ULTIMATE if s.lock != NOBODY else BY_OFFENCE
    return BY_DEFENCE if f.home == IN_DEFENCE else BY_OTHER


# Damage and healing --------------------------------------------------------------------------------------------------


def deal_damage(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    """DT-5.127: into the pool of this phase, its amount fixed now."""
    amount = amount_of(s, f, op)
    origin = origin_of(s, f)
    verb = IF_DEALT if op.flag else INCOMING
    if op.who == c.TARGET and (f.home == ABILITY or f.target == AIMED):
        victims: tuple[int, ...] = (AIMED,)
    else:
        victims = whom(s, f, op.who)
    if f.home == ABILITY:
        atoms.note_damage_part(s)
    if amount > 0:
        for victim in victims:
            atoms.enter(s, (verb, victim, amount, op.kind, origin, f.seat, f.source))
    return True


def add_damage(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    """DT-5.33: of the main damage's type; DT-5.103: pure damage is not strengthened."""
    amount = amount_of(s, f, op)
    if amount > 0 and s.attacker == f.seat and strengthens(s.main_kind):
        victim = s.target if s.target != NOBODY else AIMED
        origin = BY_ULTIMATE if s.lock != NOBODY else BY_OFFENCE
        atoms.enter(s, (ADDED, victim, amount, s.main_kind, origin, f.seat, f.source))
    return True


def heal(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    """DT-5.130: in Upkeep and Roll Phase it waits in the pool, else it comes at once."""
    amount = amount_of(s, f, op)
    if amount > 0:
        for seat in whom(s, f, op.who):
            if s.phase == UPKEEP or in_roll_phase(s):
                atoms.enter(s, (HEALED, seat, amount, NO_KIND, BY_OTHER, f.seat, f.source))
            else:
                atoms.move_dial(s, seat, amount)
    return True


def prevent(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    """DT-5.152; a defensive ability touches defendable damage only (DT-5.129)."""
    amount = amount_of(s, f, op)
    if amount > 0:
        origin = BY_DEFENCE if f.home == IN_DEFENCE else BY_OTHER
        for seat in whom(s, f, op.who):
            atoms.enter(s, (PREVENTED, seat, amount, NO_KIND, origin, f.seat, f.source))
    return True


def meet(s: DiceThrone, f: Effects, op: c.Op, verb: int, amount: int = 0) -> Done:
    for seat in whom(s, f, op.who):
        atoms.enter(s, (verb, seat, amount, NO_KIND, BY_OTHER, f.seat, f.source))
    return True


def halve(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    return meet(s, f, op, HALVED)


def avoid(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    return meet(s, f, op, AVOIDED)


def multiply(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    if f.home == ABILITY and op.who == c.TARGET:
        atoms.enter(s, (TIMES, AIMED, op.value, NO_KIND, BY_OFFENCE, f.seat, f.source))
        return True
    return meet(s, f, op, TIMES, op.value)


def reflect(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    """DT-5.124"""
    if s.attacker != NOBODY and f.seat == s.target:
        atoms.enter(s, (REFLECTED, f.seat, 0, NO_KIND, BY_OTHER, s.attacker, f.source))
    return True


def make_undefendable(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    if s.attacker == f.seat:
        atoms.make_undefendable(s, f.seat)
    return True


# Dials and cards -----------------------------------------------------------------------------------------------------


def gain_cp(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    for seat in whom(s, f, op.who):
        atoms.gain_cp(s, seat, amount_of(s, f, op))
    return True


def lose_cp(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    for seat in whom(s, f, op.who):
        atoms.lose_cp(s, seat, amount_of(s, f, op))
    return True


def steal(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    """DT-5.145, DT-9.20, DT-9.44: two dials move; stolen health is no damage, but who falls to 0 by it is defeated."""
    amount = amount_of(s, f, op)
    for seat in whom(s, f, op.who):
        if op.value == 0:
            atoms.gain_cp(s, f.seat, atoms.lose_cp(s, seat, amount))
        else:
            taken = min(amount, s.health(seat))
            atoms.move_dial(s, seat, -taken)
            atoms.move_dial(s, f.seat, taken)
            check_defeat(s, ())
    return True


def draw_cards(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    for seat in whom(s, f, op.who):
        draw(s, seat, amount_of(s, f, op))
    return True


def draw(s: DiceThrone, seat: int, count: int) -> None:
    """DT-5.69: at once when the deck has enough cards, else with a shuffle between."""
    row = s.players.rows[seat]
    if len(row.deck) >= count or not row.discard:
        atoms.draw(s, seat, min(count, len(row.deck)))
    else:
        push(s, Draw(seat, count))


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


# Branches ------------------------------------------------------------------------------------------------------------


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


def when_given(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    assert op.given is not None
    inner(s, f, op.body if holds(s, op.given, f.seat, f.target, f.dice) else op.also)
    return True


def choose_one(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    if f.stage == 0:
        f.stage = ASKED
        ask(s, f.seat, decisions.CHOOSE, Listed(tuple(range(len(op.options)))), op.text)
        return False
    inner(s, f, op.options[f.answer])
    return True


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


def additionally(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    inner(s, f, op.body)
    return True


PERFORM: Final[tuple[Any, ...]] = (
    deal_damage,
    add_damage,
    heal,
    gain_cp,
    lose_cp,
    draw_cards,
    discard_cards,
    steal,
    gain_tokens,
    gain_tokens,
    remove_tokens,
    move_tokens,
    raise_limit,
    roll_dice,
    when_given,
    choose_one,
    pay_for,
    then,
    additionally,
    prevent,
    halve,
    avoid,
    reflect,
    multiply,
    make_undefendable,
    set_dice,
    copy_die,
    nudge_die,
    reroll,
    grant_attempt,
    restore,
    shield,
)
"""By the numbers of `cast.CODES`."""


class Draw(Frame):
    """DT-5.69: cards are drawn from a deck that has not enough of them."""

    __slots__ = ("count", "seat")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        super().__init__()
        self.seat = seat
        self.count = count

    def copy(self) -> Draw:
        return Draw(self.seat, self.count)


def empty_deck(s: DiceThrone, f: Draw) -> Flow:
    left = len(s.players.rows[f.seat].deck)
    atoms.draw(s, f.seat, left)
    f.count -= left
    nature(s, decisions.SHUFFLE, Permutation(len(s.players.rows[f.seat].discard)), DECK_STREAM + f.seat, f.seat)
    return None


def rebuild_deck(s: DiceThrone, f: Draw) -> Flow:
    atoms.shuffle(s, f.seat, f.answer)
    atoms.draw(s, f.seat, min(f.count, len(s.players.rows[f.seat].deck)))
    return None


procedure(Effects, ("DT-5.240", carry_out))
procedure(Draw, ("DT-5.69", empty_deck), ("DT-5.69", rebuild_deck))
