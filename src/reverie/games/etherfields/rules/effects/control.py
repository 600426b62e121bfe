"""EF-6.110, ops of control: scripts, choices, conditions, payments inside a text, modifiers, named rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from reverie.kernel.abilities import Trigger
from reverie.kernel.agenda import push
from reverie.kernel.domain import Listed
from reverie.parts.rules.effects import BLOCK, BRANCH, CHOICE, LAST, WORD, Field, do_when

from .. import atoms, decisions
from .. import terms as t
from ..abilities import NONE, WHO
from ..atoms_cards import flip
from ..atoms_team import tell_chose, tell_rule
from ..cast import Op, Option
from ..conditions import Scene, holds
from ..force import ENTITY
from ..frames import Paying, Reading
from ..paying import can_pay, prices_left
from ..state import NOBODY, PRICE, TURN_DISCARD, Session
from .declaring import CHOICES, COST, MOD, Verb, amount, declare, effects, given, named, say, who, word
from .walk import Deeds, Done, ask_seat, carry, each_seat, entities_of, how_much, pick, scene_of, seats_of

RULES: dict[str, Callable[[Session, Deeds, Op], bool]] = {}
"""EF-6.117: named rules, the third rung. Each says whether it is done, as an op does."""


MOMENTS: dict[str, Callable[[Session], None]] = {}
"""What a named rule of a Dream does at a moment of its own: `tiles-drift:end-turn`, `light-ring:setup`..."""
REACTIONS: dict[str, Callable[[Session, Trigger], None]] = {}
"""... and what it does about everything that happens, a rule of a Dream or of an Entity (EF-6.116)."""


def enter_rule(name: str, function: Callable[[Session, Deeds, Op], bool]) -> None:
    """Enter a handler for `rule name`."""
    RULES[name] = function


INSTEAD: dict[str, Callable[[Session], bool]] = {}
"""What a named rule of a Dream does when its Turns are over, by its name: whether the Dream goes on, for now, without its End of Turns."""


def do_read(s: Session, f: Deeds, op: Op) -> Done:
    push(s, Reading(s.cast.script_ids[op.name], f.seat, f.entity, f.space))
    return True


declare(Verb("read", "EF-5.215", do_read, say, (named(name="script"),)))


# Choices (EF-6.115) ----------------------------------------------------------------------------------------------------

BY: Final = ("team", "each", "actor", "one")


def is_open(s: Session, option: Option, x: Scene, seats: list[int]) -> bool:
    """Whether an option may be chosen: its condition holds, its cost can be paid, and everybody can meet what it asks of all."""
    if not holds(s, option.given, x):
        return False
    if not option.cost.is_free() and not [seat for seat in seats if can_pay(s, seat, option.cost)]:
        return False
    if option.do < 0:
        return True
    for op in s.cast.texts[option.do].ops:
        can = op.effect.can
        if can is not None and op.who is not None and WHO[op.who.kind] == "each":
            if not all([can(s, x, op, seat) for seat in range(s.players())]):
                return False
        elif can is not None and op.who is not None and WHO[op.who.kind] == "team" and not can(s, x, op, s.first):
            return False
    return True


def open_options(s: Session, f: Deeds, op: Op, seats: list[int]) -> list[int]:
    return [number for number, option in enumerate(op.choices) if is_open(s, option, scene_of(s, f), seats)]


def do_choice(s: Session, f: Deeds, op: Op) -> Done:
    by = BY[op.which]
    if by == "each":
        return choose_each(s, f, op)
    everybody = list(range(s.players()))
    seats = everybody if by in ("team", "one") or f.seat == NOBODY else [f.seat]
    if f.stage == 0:
        options = open_options(s, f, op, seats)
        if not options:
            return True
        chosen = pick(
            s, f, decisions.CHOOSE, Listed(tuple([op.choices[number].id for number in options])), by in ("team", "one")
        )
        if chosen is None:
            return False
        number = [option.id for option in op.choices].index(str(chosen))
        tell_chose(s, f.seat, op.choices[number].id)
        f.line = (number,)
        f.stage = 1
    return take_option(s, f, op, seats)


def take_option(s: Session, f: Deeds, op: Op, seats: list[int]) -> Done:
    """The cost is paid by a Dreamer who can, whom the Team names; then its text."""
    option = op.choices[f.line[0]]
    if option.cost.is_free():
        carry(s, f, option.do)
        return True
    if f.stage == 1:
        able = [seat for seat in seats if can_pay(s, seat, option.cost)]
        payer = pick(s, f, decisions.ONE, Listed(tuple(able)), len(seats) > 1)
        if payer is None:
            return False
        f.stage = 2
        begin_paying(s, int(payer), option.cost.number)
        return False
    f.answer = None
    carry(s, f, option.do)
    return True


def begin_paying(s: Session, seat: int, cost: int) -> None:
    """A price inside a text is paid; what was paid is known to the text afterwards."""
    number = atoms.nest_payment(s, seat)
    atoms.open_payment(s, number, PRICE, NONE, cost)
    push(s, Paying(number))


def choose_each(s: Session, f: Deeds, op: Op) -> Done:
    """Everybody for themselves, one after the other from the First Player on."""
    if f.stage == 0:
        f.line = s.clockwise(s.first)
        f.stage = 1
    if f.stage > 1:  # the price of the option with this number is paid
        option = op.choices[f.stage - 2]
        f.stage, f.answer = 1, None
        return carry_next(s, f, option)
    while f.line:
        seat = f.line[0]
        x = scene_of(s, f)
        x.seat = seat
        options = [option for option in op.choices if is_open(s, option, x, [seat])]
        if not options:
            f.line = f.line[1:]
            continue
        chosen = ask_seat(s, f, seat, decisions.CHOOSE, Listed(tuple([option.id for option in options])))
        if chosen is None:
            return False
        number = [option.id for option in op.choices].index(str(chosen))
        tell_chose(s, seat, op.choices[number].id)
        if not op.choices[number].cost.is_free():
            f.stage = number + 2
            begin_paying(s, seat, op.choices[number].cost.number)
            return False
        done = carry_next(s, f, op.choices[number])
        if done or s.agenda[-1] is not f:
            return done
    return True


def carry_next(s: Session, f: Deeds, option: Option) -> Done:
    """The text of the option that the first of the line has chosen, and paid for; whether nobody is left."""
    seat = f.line[0]
    f.line = f.line[1:]
    carry(s, f, option.do, seat)
    return not f.line


declare(
    Verb(
        "choice",
        "EF-6.115",
        do_choice,
        say,
        (word("by", BY, "which"), Field("options", CHOICES, slot="choices")),
        shape=CHOICE,
    )
)

declare(Verb("when", "EF-6.112", do_when, say, (given(), effects(), effects("otherwise", "also", [])), shape=BRANCH))


def carry_for(s: Session, f: Deeds, op: Op, seat: int) -> None:
    carry(s, f, op.body, seat)


def do_each(s: Session, f: Deeds, op: Op) -> Done:
    return each_seat(s, f, op, carry_for)


declare(Verb("each", "EF-6.110", do_each, say, (who(), effects()), shape=BLOCK))


def do_repeat(s: Session, f: Deeds, op: Op) -> Done:
    if f.stage == 0:
        f.stage = 1
        f.line = (how_much(s, f, op.amount),)
    if f.line[0] <= 0:
        return True
    f.line = (f.line[0] - 1,)
    carry(s, f, op.body)
    return f.line[0] <= 0


declare(Verb("repeat", "EF-6.110", do_repeat, say, (amount(), effects()), shape=BLOCK))


# Payments inside a text ------------------------------------------------------------------------------------------------


def do_pay(s: Session, f: Deeds, op: Op) -> Done:
    """`pay cost do [otherwise]`: may be declined."""
    seat = f.seat if f.seat != NOBODY else s.first
    if f.stage == 0:
        options: tuple[Any, ...] = (decisions.NO,)
        if can_pay(s, seat, op.cost):
            options = (decisions.YES, decisions.NO)
        chosen = ask_seat(s, f, seat, decisions.CHOOSE, Listed(options))
        if chosen is None:
            return False
        if chosen == decisions.NO:
            carry(s, f, op.also)
            return True
        f.stage = 1
        begin_paying(s, seat, op.cost.number)
        return False
    f.answer = None
    carry(s, f, op.body)
    return True


declare(
    Verb("pay", "EF-5.37", do_pay, say, (Field("cost", COST), effects(), effects("otherwise", "also", [])), shape=BLOCK)
)


def do_pay_any(s: Session, f: Deeds, op: Op) -> Done:
    """Any number of something; `spent` afterwards. Hours for Turns: no more than there are Turn cards to add (EF-9.24)."""
    seat = f.seat if f.seat != NOBODY else s.first
    if f.stage == 0:
        most = prices_left(s, seat, op.kind)
        if [1 for inner in s.cast.texts[op.body].ops if inner.effect.name == "add-turn"]:
            most = min(most, len(s.piles.rows[TURN_DISCARD].cards))
        if not most:
            return True
        chosen = ask_seat(s, f, seat, decisions.AMOUNT, Listed(tuple(range(1, most + 1))))
        if chosen is None:
            return False
        f.spent = int(chosen)
        f.line = (f.spent,)
        f.stage = 1
    if not pay_count(s, f, op.kind, seat):
        return False
    carry(s, f, op.body)
    return True


def pay_count(s: Session, f: Deeds, price: int, seat: int) -> bool:
    """What was chosen is paid; which Progress cards are flipped their owner says, one after the other. Whether it is done."""
    if price < len(t.RESOURCES):
        atoms.lose(s, seat, price, f.spent)
        if price == t.SPIRIT:
            atoms.count_spirit(s, seat, f.spent)
        return True
    assert price == t.FLIP_PRICE, "only resources and flips are paid in any number"
    while f.line[0] > 0:
        row = s.dreamers.rows[seat]
        places = [number for number, (_card, flipped) in enumerate(row.progress) if not flipped]
        place = places[0]
        if f.line[0] < len(places):
            answer = ask_seat(s, f, seat, decisions.CARD, Listed(tuple(places)))
            if answer is None:
                return False
            place = int(answer)
        flip(s, seat, place)
        f.flipped += 1
        f.line = (f.line[0] - 1,)
    return True


declare(Verb("pay-any", "EF-5.43", do_pay_any, say, (word("what", t.PRICES), effects()), shape=BLOCK))


def do_pick_colour(s: Session, f: Deeds, op: Op) -> Done:
    chosen = pick(s, f, decisions.ANY_COLOUR, Listed(t.COLOURS), True)
    if chosen is None:
        return False
    colour = t.COLOURS.index(str(chosen))
    for frame in reversed(s.agenda):
        if isinstance(frame, Deeds):
            frame.colour = colour
    return True


declare(Verb("pick-colour", "EF-6.110", do_pick_colour, say, (who("team"),)))


# Modifiers and named rules -----------------------------------------------------------------------------------------------


def do_modifier(s: Session, f: Deeds, op: Op) -> Done:
    """Laid on each Dreamer of the selector, or on Entity tiles, until its span ends."""
    value = how_much(s, f, s.cast.mods[op.mod].value)
    if op.who is not None and WHO[op.who.kind] in (
        "this-entity",
        "entity-near",
        "entity",
        "all-entities",
        "any-entity",
    ):
        rows = entities_of(s, f, op)
        if rows is None:
            return False
        for row in rows:
            atoms.lay(s, ENTITY + row, op.mod, value, op.until)
        return True
    if op.who is not None and WHO[op.who.kind] == "team":
        atoms.lay(s, NOBODY, op.mod, value, op.until)
        return True
    seats = seats_of(s, f, op.who)
    if seats is None:
        return False
    for seat in seats:
        atoms.lay(s, seat, op.mod, value, op.until)
    return True


declare(
    Verb(
        "modifier",
        "EF-6.121",
        do_modifier,
        say,
        (
            Field("name", WORD, slot="name", words=t.MODIFIERS),
            Field("change", MOD, slot="mod"),
            who("owner"),
            word("until", t.SPANS, "until", "while-active"),
            Field("into", WORD, None, "kind", t.TERRAINS),
        ),
        shape=LAST,
    )
)


def do_rule(s: Session, f: Deeds, op: Op) -> Done:
    if f.stage == 0:
        tell_rule(s, op.name)
    return RULES[op.name](s, f, op)


declare(Verb("rule", "EF-6.117", do_rule, say, (named(),)))


def do_nothing(s: Session, f: Deeds, op: Op) -> Done:
    return True


declare(Verb("nothing", "EF-6.110", do_nothing, say))
