"""Section 5.10: effects on companions."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import ask
from reverie.kernel.choice import Refusal
from reverie.kernel.domain import Listed
from reverie.parts.rules.effects import ID, INT, Field

from .. import atoms, decisions
from .. import cast as c
from ..damage import on_its_way
from ..legality import NO_INCOMING
from ..state import BY_OTHER, NO_KIND, PREVENTED, DiceThrone, companion_of, dial_of
from .declaring import Deed, Spoken, Teller, amount, declare
from .judging import Judge
from .walk import ASKED, Done, Effects, amount_of

DIAL_WORTH: Final = 0.8
"""What a point on a companion's dial is worth."""
NO_LIMIT: Final = 99
"""So much or more means: as much as you like."""
NO_COMPANION: Final = Refusal("DT-5.171", "no-companion")


def restore(s: DiceThrone, f: Effects, op: c.Op) -> Done:
    number = companion_of(s, f.seat, op.companion)
    if number >= 0:
        had = s.players.rows[f.seat].companions[number]
        dial = min(s.hero(f.seat).companions[number].most, had + amount_of(s, f, op))
        if dial != had:
            atoms.set_companion(s, f.seat, number, dial)
    return True


def say_restore(t: Teller, e: Spoken, rules: list[str]) -> str:
    return str(t.say("say-restore", companion=t.companion(e.companion), **t.counted(e.amount, rules)))


def judge_restore(judge: Judge, op: c.Op, dice: tuple[int, ...], size: int, scale: float) -> None:
    if judge.me.hero == op.companion // c.MOST_COMPANIONS:
        most = judge.lore.cast.heroes[judge.me.hero].companions[op.companion % c.MOST_COMPANIONS].most
        room = most - judge.dial(op.companion) - judge.restored
        fit = min(judge.amount(op.amount, dice, size), room)
        if fit > 0:
            judge.restored += fit * scale
            judge.other += fit * DIAL_WORTH * scale


RESTORE: Final = declare(
    Deed(
        "restore",
        "DT-5.171",
        restore,
        say_restore,
        (Field("companion", ID), amount()),
        doc="Your companion's dial goes up, at most to its maximum.",
    ),
    late=True,
    worth=judge_restore,
    rough=2.0,
)


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


def say_shield(t: Teller, e: Spoken, rules: list[str]) -> str:
    form = "any" if e.most >= NO_LIMIT else "most"
    return str(t.say("say-shield", companion=t.companion(e.companion), form=form, n=e.most))


def refuse_shield(s: DiceThrone, seat: int, text: c.Text, op: c.Op) -> Refusal | None:
    if not dial_of(s, seat, op.companion):
        return NO_COMPANION
    return None if on_its_way(s, seat) else NO_INCOMING


def judge_shield(judge: Judge, op: c.Op, dice: tuple[int, ...], size: int, scale: float) -> None:
    judge.prevent += min(judge.dial(op.companion), op.count) * scale


SHIELD: Final = declare(
    Deed(
        "shield",
        "DT-5.171",
        shield,
        say_shield,
        (Field("companion", ID), Field("most", INT, NO_LIMIT, "count")),
        ("DT-5.171", "DT-5.152"),
        doc="Your companion takes damage for you: so much of its dial as you like, at most `most`, prevents as much.",
    ),
    refuse=refuse_shield,
    uses_up=True,
    wards=True,
    worth=judge_shield,
    rough=3.0,
)
