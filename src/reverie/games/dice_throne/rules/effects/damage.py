"""Section 5.8: effects that deal damage, heal, and meet what is on its way."""

from __future__ import annotations

from typing import Final

from reverie.parts.rules.effects import BOOL, INT, WORD, Field

from .. import atoms
from .. import cast as c
from ..damage import strengthens
from ..legality import in_roll_phase
from ..state import (
    ADDED,
    AIMED,
    AVOIDED,
    BY_DEFENCE,
    BY_OFFENCE,
    BY_OTHER,
    BY_ULTIMATE,
    HALVED,
    HEALED,
    IF_DEALT,
    INCOMING,
    NO_KIND,
    NOBODY,
    PREVENTED,
    REFLECTED,
    TIMES,
    UPKEEP,
    DiceThrone,
)
from .declaring import PER_AMOUNT, Deed, Spoken, Teller, amount, declare, to
from .judging import Judge
from .walk import ABILITY, AT_TARGET, IN_DEFENCE, Done, Effects, amount_of, whom

RULES_OF_KINDS: Final = ("DT-5.101", "DT-5.102", "DT-5.103", "DT-5.104", "DT-5.105")
"""By the numbers of `cast.KINDS`."""


# Damage --------------------------------------------------------------------------------------------------------------


def origin_of(s: DiceThrone, f: Effects) -> int:
    """By what the damage comes: it decides what may touch it."""
    if f.home <= AT_TARGET:
        return BY_ULTIMATE if s.lock != NOBODY else BY_OFFENCE
    return BY_DEFENCE if f.home == IN_DEFENCE else BY_OTHER


def aimed(f: Effects, op: c.Op) -> bool:
    """Whether it is meant for a target that is not fixed yet: the pool keeps it until it is (DT-4.55)."""
    return op.who == c.TARGET and (f.home == ABILITY or f.target == AIMED)


def deal_damage(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    """DT-5.127: into the pool of this phase, its amount fixed now."""
    amount = amount_of(s, f, op)
    origin = origin_of(s, f)
    verb = IF_DEALT if op.flag else INCOMING
    victims = (AIMED,) if aimed(f, op) else whom(s, f, op.who)
    if f.home == ABILITY:
        atoms.note_damage_part(s)
    if amount > 0:
        for victim in victims:
            atoms.enter(s, (verb, victim, amount, op.kind, origin, f.seat, f.source))
    return True


def say_damage(t: Teller, e: Spoken, rules: list[str]) -> str:
    rules.append(RULES_OF_KINDS[c.KINDS.index(e.kind)])
    counted = t.counted(e.amount, rules)
    kind = t.say("damage-kind", kind=e.kind, n=counted["n"])
    said: str = t.say("say-damage", kind=kind, **counted, **t.at(e.to, "to", rules))
    if e.if_dealt:
        rules.append("DT-5.131")
        said = t.say("say-if-dealt", what=said)
    return said


def judge_damage(judge: Judge, op: c.Op, dice: tuple[int, ...], size: int, scale: float) -> None:
    amount = judge.amount(op.amount, dice, size) * scale
    if op.who == c.YOU:
        judge.hurt += amount
        return
    if op.who != c.TARGET:
        judge.straight += amount * judge.opponents
        if op.who == c.EVERYONE:
            judge.hurt += amount
        return
    if judge.main < 0 and op.kind != c.COLLATERAL:
        judge.main = op.kind
    if op.kind == c.NORMAL:
        judge.normal += amount
    elif op.kind == c.ULTIMATE:
        judge.ultimate += amount
    else:
        judge.straight += amount


class Damage(Deed):
    __slots__ = ()

    def cites(self, op: c.Op) -> str:
        return RULES_OF_KINDS[op.kind]


DAMAGE: Final = declare(
    Damage(
        "damage",
        "DT-5.100",
        deal_damage,
        say_damage,
        (
            amount(),
            Field("kind", WORD, "normal", "kind", c.KINDS),
            to("target"),
            Field("if_dealt", BOOL, False, "flag"),
        ),
        (),
        doc="Damage of a type. `if_dealt`: only if the target suffers at least 1 in the same settlement (DT-5.131).",
    ),
    deals=True,
    worth=judge_damage,
    rough=1.0,
    rough_per=PER_AMOUNT,
)


def add_damage(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    """DT-5.33: of the main damage's type; DT-5.103: pure damage is not strengthened."""
    amount = amount_of(s, f, op)
    if amount > 0 and s.attacker == f.seat and strengthens(s.main_kind):
        victim = s.target if s.target != NOBODY else AIMED
        origin = BY_ULTIMATE if s.lock != NOBODY else BY_OFFENCE
        atoms.enter(s, (ADDED, victim, amount, s.main_kind, origin, f.seat, f.source))
    return True


def say_add(t: Teller, e: Spoken, rules: list[str]) -> str:
    return str(t.say("say-add", **t.counted(e.amount, rules)))


def judge_add(judge: Judge, op: c.Op, dice: tuple[int, ...], size: int, scale: float) -> None:
    judge.added += judge.amount(op.amount, dice, size) * scale


ADD: Final = declare(
    Deed(
        "add",
        "DT-5.31",
        add_damage,
        say_add,
        (amount(),),
        ("DT-5.31", "DT-5.33"),
        doc="Strengthen your attack: damage of the main damage's type (DT-5.33).",
    ),
    worth=judge_add,
    rough=1.0,
    rough_per=PER_AMOUNT,
)


# Healing -------------------------------------------------------------------------------------------------------------


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


def say_heal(t: Teller, e: Spoken, rules: list[str]) -> str:
    return str(t.say("say-heal", **t.counted(e.amount, rules), **t.doer(e.to, rules)))


def judge_heal(judge: Judge, op: c.Op, dice: tuple[int, ...], size: int, scale: float) -> None:
    judge.other += min(judge.amount(op.amount, dice, size), float(judge.room)) * scale


HEAL: Final = declare(
    Deed("heal", "DT-5.151", heal, say_heal, (amount(), to("you"))),
    worth=judge_heal,
    rough=1.0,
    rough_per=PER_AMOUNT,
)


# What meets damage on its way ----------------------------------------------------------------------------------------


def prevent(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    """DT-5.152; a defensive ability touches defendable damage only (DT-5.129)."""
    amount = amount_of(s, f, op)
    if amount > 0:
        origin = BY_DEFENCE if f.home == IN_DEFENCE else BY_OTHER
        for seat in whom(s, f, op.who):
            atoms.enter(s, (PREVENTED, seat, amount, NO_KIND, origin, f.seat, f.source))
    return True


def say_prevent(t: Teller, e: Spoken, rules: list[str]) -> str:
    if t.scene == "defence" and t.dice:
        rules.append("DT-5.129")
    return str(t.say("say-prevent", **t.counted(e.amount, rules), **t.doer(e.to, rules)))


def judge_prevent(judge: Judge, op: c.Op, dice: tuple[int, ...], size: int, scale: float) -> None:
    judge.prevent += judge.amount(op.amount, dice, size) * scale


PREVENT: Final = declare(
    Deed("prevent", "DT-5.152", prevent, say_prevent, (amount(), to("you"))),
    meets=True,
    wards=True,
    worth=judge_prevent,
    rough=0.85,
    rough_per=PER_AMOUNT,
)


def meet(s: DiceThrone, f: Effects, op: c.Op, verb: int, amount: int = 0) -> Done:
    for seat in whom(s, f, op.who):
        atoms.enter(s, (verb, seat, amount, NO_KIND, BY_OTHER, f.seat, f.source))
    return True


def halve(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    return meet(s, f, op, HALVED)


def say_halve(t: Teller, e: Spoken, rules: list[str]) -> str:
    return str(t.say("say-halve", **t.doer(e.to, rules)))


def judge_halve(judge: Judge, op: c.Op, dice: tuple[int, ...], size: int, scale: float) -> None:
    judge.halve += scale


HALVE: Final = declare(
    Deed("halve", "DT-5.122", halve, say_halve, (to("you"),), ("DT-5.122", "DT-5.123")),
    meets=True,
    wards=True,
    worth=judge_halve,
    rough=4.0,
)


def avoid(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    return meet(s, f, op, AVOIDED)


def say_avoid(t: Teller, e: Spoken, rules: list[str]) -> str:
    return str(t.say("say-avoid", **t.doer(e.to, rules)))


def judge_avoid(judge: Judge, op: c.Op, dice: tuple[int, ...], size: int, scale: float) -> None:
    judge.avoid += scale


AVOID: Final = declare(
    Deed("avoid", "DT-5.126", avoid, say_avoid, (to("you"),)), meets=True, wards=True, worth=judge_avoid, rough=6.0
)


def reflect(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    if f.seat == s.target:
        atoms.enter(s, (REFLECTED, f.seat, 0, NO_KIND, BY_OTHER, s.attacker, f.source))
    return True


def say_reflect(t: Teller, e: Spoken, rules: list[str]) -> str:
    return str(t.say("say-reflect"))


def judge_reflect(judge: Judge, op: c.Op, dice: tuple[int, ...], size: int, scale: float) -> None:
    judge.reflect += scale


REFLECT: Final = declare(
    Deed("reflect", "DT-5.124", reflect, say_reflect, doc="DT-5.124: the attacker receives half of your subtotal."),
    wards=True,
    worth=judge_reflect,
    rough=3.0,
)


# What becomes of an attack -------------------------------------------------------------------------------------------


def multiply(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    if aimed(f, op):
        atoms.enter(s, (TIMES, AIMED, op.value, NO_KIND, BY_OFFENCE, f.seat, f.source))
        return True
    return meet(s, f, op, TIMES, op.value)


def say_multiply(t: Teller, e: Spoken, rules: list[str]) -> str:
    return str(t.say("say-multiply", by=e.by, who=t.who(e.to, "of", rules)))


MULTIPLY: Final = declare(
    Deed("multiply", "DT-5.122", multiply, say_multiply, (Field("by", INT, slot="value"), to("target")))
)


def make_undefendable(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    if s.attacker == f.seat:
        atoms.make_undefendable(s, f.seat)
    return True


def say_undefendable(t: Teller, e: Spoken, rules: list[str]) -> str:
    return str(t.say("say-undefendable"))


UNDEFENDABLE: Final = declare(
    Deed(
        "undefendable",
        "DT-5.102",
        make_undefendable,
        say_undefendable,
        (),
        ("DT-5.102", "DT-5.129"),
        doc="Your attack's normal damage becomes undefendable.",
    ),
    rough=2.5,
)
