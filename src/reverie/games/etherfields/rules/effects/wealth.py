"""EF-6.110, ops of resources, tokens, dice and Intent."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import innermost, push
from reverie.parts.rules.effects import WORD, Field

from .. import atoms, decisions
from .. import atoms_map as ground
from .. import terms as t
from ..abilities import NONE, PLACES
from ..atoms_map import ON_ENTITY
from ..cast import Op
from ..conditions import Scene, amount_of
from ..force import M, concerning, concerns_figure, fold, in_force
from ..frames import Harm, Rolling, Sealing
from ..places import effect_range, far
from ..state import NOBODY, NOWHERE, Session
from .declaring import FACES, Verb, amount, declare, place, say, who, word
from .walk import WAITING, Deeds, Done, carry, each_seat, how_much, how_much_for, pick_of, place_of, seats_of

GAIN_LESS: Final = M["gain-less"]
DEALS_MORE: Final = M["deals-more"]
NO_DISTRESS: Final = M["no-distress"]
WHAT: Final = t.RESOURCES


def gain_for(s: Session, f: Deeds, op: Op, seat: int) -> None:
    count = how_much_for(s, f, op, seat)
    if op.kind == t.DISTRESS:
        count = dealt(s, f, count, seat)
        if count > 0:
            push(s, Harm(seat, count, f.entity))
        return
    less = concerning(s, GAIN_LESS, seat)
    if less:
        count -= fold([one for one in less if one.mod.word == WHAT[op.kind]], 0)
    atoms.gain(s, seat, op.kind, max(0, count))


def dealt(s: Session, f: Deeds, count: int, seat: int) -> int:
    """EF-4.95: an Entity's effect deals more for each Morphing, if it deals any; figures that are Stunned deal none."""
    if f.entity == NONE or f.use != NONE or count <= 0:
        return count
    figures = [figure for figure in s.figures_of(f.entity) if not stunned(s, figure)]
    if f.fixed and not figures:
        return 0
    if f.fixed and not reached_by_another(s, f, seat, figures):
        return 0
    return fold([one for one in in_force(s, DEALS_MORE) if figures and concerns_figure(s, one, figures[0])], count)


def stunned(s: Session, figure: int) -> bool:
    """EF-5.196"""
    return bool([one for one in in_force(s, NO_DISTRESS) if one.figure == figure])


def reached_by_another(s: Session, f: Deeds, seat: int, figures: list[int]) -> bool:
    """EF-4.95, EF-8.83: whether a figure that is not Stunned reaches this Dreamer; asked only where one is."""
    if len(figures) == len(s.figures_of(f.entity)):
        return True
    op = s.cast.texts[f.text].ops[f.at]
    base = op.who.far if op.who is not None and op.who.far >= 0 else 0
    here = s.space_of(seat)
    return bool(
        [figure for figure in figures if far(s, s.figures.rows[figure].space, here) <= effect_range(s, figure, base)]
    )


def do_gain(s: Session, f: Deeds, op: Op) -> Done:
    if op.kind in (t.KEY, t.HOUR):
        atoms.gain(s, f.seat, op.kind, how_much(s, f, op.amount))
        return True
    return each_seat(s, f, op, gain_for)


declare(Verb("gain", "EF-5.286", do_gain, say, (who(), word("what", WHAT), amount())))


def do_lose(s: Session, f: Deeds, op: Op) -> Done:
    if op.kind in (t.KEY, t.HOUR):
        atoms.lose(s, f.seat, op.kind, how_much(s, f, op.amount))
        return True
    return each_seat(s, f, op, lose_for)


def lose_for(s: Session, f: Deeds, op: Op, seat: int) -> None:
    atoms.lose(s, seat, op.kind, how_much(s, f, op.amount))


def can_lose(s: Session, x: Scene, op: Op, seat: int) -> bool:
    return atoms.owned(s, seat, op.kind) >= amount_of(s, op.amount, x)


declare(Verb("lose", "EF-5.43", do_lose, say, (who(), word("what", WHAT), amount())), can=can_lose)


def heal_for(s: Session, f: Deeds, op: Op, seat: int) -> None:
    atoms.heal(s, seat, how_much(s, f, op.amount))


def do_heal(s: Session, f: Deeds, op: Op) -> Done:
    return each_seat(s, f, op, heal_for)


declare(Verb("heal", "EF-5.35", do_heal, say, (who(), amount())))


def do_prevent(s: Session, f: Deeds, op: Op) -> Done:
    """EF-9.98: so much of the gain at hand does not come."""
    harm = innermost(s, Harm)
    if harm is not None:
        less = min(harm.amount, how_much(s, f, op.amount))
        harm.amount -= less
        if less:
            atoms.tell_prevented(s, f.seat, less)
    return True


declare(Verb("prevent", "EF-9.98", do_prevent, say, (who(), amount())))


def do_redirect(s: Session, f: Deeds, op: Op) -> Done:
    """The actor gains it instead, so much less."""
    harm = innermost(s, Harm)
    if harm is not None:
        atoms.tell_redirected(s, harm.seat, f.seat)
        harm.seat = f.seat
        harm.amount = max(0, harm.amount - how_much(s, f, op.amount))
    return True


declare(Verb("redirect-distress", "EF-4.104", do_redirect, say, (amount(name="less"),)))

COLOURS: Final = (*t.COLOURS, "paid")


def do_intent(s: Session, f: Deeds, op: Op) -> Done:
    """EF-5.42, EF-6.122: only inside a payment: that of whoever acts, begun last."""
    for number in range(len(s.payments.rows) - 1, -1, -1):
        row = s.payments.rows[number]
        if row.seat == f.seat and row.colour != NONE and row.what and not row.closed:
            if op.colour in (NONE, row.colour):
                atoms.add_intent(s, number, how_much(s, f, op.amount))
            return True
    return True


declare(Verb("intent", "EF-5.42", do_intent, say, (Field("colour", WORD, "paid", "colour", COLOURS), amount())))


# Tokens (EF-9.120) -----------------------------------------------------------------------------------------------------


def on_dreamers(op: Op) -> bool:
    return op.place is not None and PLACES[op.place.kind] == "who"


def token_place(s: Session, f: Deeds, op: Op) -> int:
    """A space or an Entity tile; WAITING while somebody is asked."""
    if op.place is not None and PLACES[op.place.kind] == "code":
        row = f.entity if op.place.name == "this" else s.row_of(op.place.name)
        if row != NONE:
            return ON_ENTITY + row
    return place_of(s, f, op.place)


def do_token(s: Session, f: Deeds, op: Op) -> Done:
    if on_dreamers(op):
        assert op.place is not None
        seats = seats_of(s, f, op.place.who)
        if seats is None:
            return False
        for seat in seats:
            ground.give_tokens(s, op.kind, seat, how_much(s, f, op.amount))
        return True
    where = token_place(s, f, op)
    if where == WAITING:
        return False
    if where != NOWHERE:
        ground.put_tokens(s, op.kind, where, how_much(s, f, op.amount))
    return True


declare(Verb("token", "EF-9.120", do_token, say, (word("kind", t.TOKENS), place(), amount())))


def do_untoken(s: Session, f: Deeds, op: Op) -> Done:
    if on_dreamers(op):
        assert op.place is not None
        seats = seats_of(s, f, op.place.who)
        if seats is None:
            return False
        for seat in seats:
            ground.drop_tokens(s, op.kind, seat, how_much(s, f, op.amount))
        return True
    if op.place is not None and PLACES[op.place.kind] == "slot":
        left = how_much(s, f, op.amount)
        for corner in range(4):
            left -= ground.take_tokens(s, op.kind, 4 * op.place.number + corner, left)
        return True
    where = token_place(s, f, op)
    if where == WAITING:
        return False
    if where != NOWHERE:
        ground.take_tokens(s, op.kind, where, how_much(s, f, op.amount))
    return True


declare(Verb("untoken", "EF-9.120", do_untoken, say, (word("kind", t.TOKENS), place(), amount())))


# Dice (EF-4.91) --------------------------------------------------------------------------------------------------------


def do_roll(s: Session, f: Deeds, op: Op) -> Done:
    """EF-5.98, EF-9.84: the roll belongs to whoever calls for it; for the Team somebody is named."""
    if f.stage == 0:
        if f.seat == NOBODY:
            seat = pick_of(s, f, decisions.ONE, list(range(s.players())), True)
            if seat == WAITING:
                return False
        else:
            seat = f.seat
        f.stage = 1
        f.line = (seat,)
        push(s, Rolling(seat, True))
        return False
    face = int(f.answer)
    f.answer = None
    carry(s, f, op.faces[face], f.line[0])
    return True


declare(Verb("roll", "EF-5.98", do_roll, say, (who("actor"), Field("faces", FACES))))

WHOSE: Final = ("own", "any")


def do_reroll(s: Session, f: Deeds, op: Op) -> Done:
    """EF-5.103: the die that lies is rolled again; only the last result counts."""
    roll = innermost(s, Rolling)
    if roll is not None:
        roll.face = NONE
    return True


declare(Verb("reroll", "EF-5.103", do_reroll, say, (word("whose", WHOSE, "which", "own"),)))

TO: Final = (*t.LUCK, "better", "worse")


def do_face(s: Session, f: Deeds, op: Op) -> Done:
    """The lying Luck face is changed."""
    roll = innermost(s, Rolling)
    if roll is not None and roll.luck:
        word_ = TO[op.which]
        if word_ == "better":
            face = min(roll.face + 1, len(t.LUCK) - 1)
        elif word_ == "worse":
            face = max(roll.face - 1, 0)
        else:
            face = op.which
        roll.face = face
        roll.fixed = True
        atoms.tell_face(s, roll.roller, face)
    return True


declare(Verb("face", "EF-4.103", do_face, say, (word("to", TO, "which"),)))

__all__ = ["Sealing"]
