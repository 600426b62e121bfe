"""Windows in which Dreamers may react (EF-4.100 to EF-4.113), rolls and Distress, which open them (EF-4.91, EF-5.27)."""

from __future__ import annotations

from typing import Any, Final

from reverie.kernel.agenda import AGAIN, DONE, Flow, ask, dice, innermost, procedure, push
from reverie.kernel.choice import Choice
from reverie.kernel.domain import Listed
from reverie.kernel.plain import Answer
from reverie.parts.rules.windows import ASK, MATTER, lets_through
from reverie.parts.rules.windows import PASS as NEVER

from .. import atoms, decisions
from .. import terms as t
from ..abilities import NONE
from ..atoms import happen
from ..decisions import PASS
from ..deeds import USE, answers
from ..force import M, has, in_force, worded
from ..frames import FlawDrawn, Harm, Rolling, Window
from ..places import far, movement_value
from ..state import LUCK_STREAM, MOVE_STREAM, NOBODY, Session
from .paying import begin_use

NO_REROLL: Final = M["no-reroll"]
NO_GEM: Final = M["no-gem-reroll"]


# One window ------------------------------------------------------------------------------------------------------------


def asked_in(s: Session, f: Window) -> tuple[int, ...]:
    """Who is asked, in their order: whom it is about first, then the others clockwise (EF-4.103 to EF-4.105)."""
    if f.kind in (t.FLAW_WINDOW, t.PLACE):
        return (f.subject,)
    return s.clockwise(f.start)


def offered(s: Session, f: Window, seat: int) -> list[Answer]:
    """What a seat may answer; nothing where its wish is not to be asked, or it does not matter (EF-4.112)."""
    found = answers(s, seat, f.kind, f.subject) if wants(s, f, seat) else []
    return [answer for answer in found if fits_window(s, f, seat, answer)]


def wants(s: Session, f: Window, seat: int) -> bool:
    """EF-4.112: whether a seat wishes to be asked now."""
    wish = s.setup["wishes"][seat][f.kind]
    return wish != NEVER and (wish != MATTER or matters(s, f, seat))


def fits_window(s: Session, f: Window, seat: int, answer: Any) -> bool:
    """EF-4.72, EF-6.116: whose roll or Distress it is; bans on rerolls; Gems (EF-5.104, EF-5.190)."""
    use = s.cast.uses[answer[1]]
    own = f.subject == seat
    if t.WHOSE[use.whose] == "own" and not own and f.kind in (t.ROLL, t.DISTRESS_WINDOW, t.SEAL_WINDOW):
        return False
    if f.kind == t.ROLL:
        if [one for one in in_force(s, NO_REROLL) if one.mod.word == "any"]:
            return False
        if own and [word for word in worded_own(s, seat) if word == "own"]:
            return False
        if use.cost.also == ((t.GEM, 1),) and has(s, NO_GEM, seat):
            return False
    if own and f.kind == t.DISTRESS_WINDOW and s.cast.texts[use.do].ops[0].effect.name == "redirect-distress":
        return False  # nobody takes their own
    return not (f.kind == t.SEAL_WINDOW and use.cost.also == ((t.GEM, 1),) and f.amount > 3)  # W-07


def worded_own(s: Session, seat: int) -> list[str]:
    return worded(s, NO_REROLL, seat)


def matters(s: Session, f: Window, seat: int) -> bool:
    """EF-4.112: when an answer could change something now."""
    if f.kind == t.ROLL:
        roll: Rolling | None = innermost(s, Rolling)
        assert roll is not None
        if roll.luck:
            return roll.face < len(t.LUCK) - 1
        return roll.face != t.ONE_SPACE and reaches_somebody(s, roll.entity)
    if f.kind == t.STEP:
        return f.amount > 0
    return True


WISHED: Final = tuple(
    [
        t.WINDOWS[kind]
        for kind in (t.ROLL, t.DISTRESS_WINDOW, t.SEAL_WINDOW, t.STEP, t.FLAW_WINDOW, t.PLACE, t.FATE_DRAWN)
    ]
)
"""Windows for which a seat may say when it wants to be asked (EF-4.112)."""


def answer_by_itself(s: Session, choice: Choice, wishes: dict[str, str]) -> str | None:
    """EF-4.112: a pass, where the seat does not want to be asked now; None where it does."""
    window: Window | None = innermost(s, Window)
    if choice.decision is not decisions.WINDOW or window is None:
        return None
    wish = wishes.get(t.WINDOWS[window.kind], MATTER)
    return PASS if lets_through(wish, (matters(s, window, choice.seat),)) else None


def reaches_somebody(s: Session, figure: int) -> bool:
    """Some Dreamer is within the Movement value + 1 of the figure that moves."""
    if figure == NONE:
        return True
    row = s.figures.rows[figure]
    reach = movement_value(s, figure) + 1
    return bool([seat for seat in range(s.players()) if far(s, row.space, s.space_of(seat)) <= reach])


def ask_next(s: Session, f: Window) -> Flow:
    """EF-4.100: only those who hold a legal answer; it closes when nobody who was asked has answered in a full lap."""
    seats = asked_in(s, f)
    while f.quiet < len(seats):
        seat = seats[f.at % len(seats)]
        f.at += 1
        f.quiet += 1
        found = offered(s, f, seat)
        if found:
            ask(s, seat, decisions.WINDOW, Listed((PASS, *found)), f.kind)
            return None
    return DONE


def take_answer(s: Session, f: Window) -> Flow:
    if f.answer is not None and f.answer != PASS:
        seats = asked_in(s, f)
        seat = seats[(f.at - 1) % len(seats)]
        assert f.answer[0] == USE
        f.quiet = 0
        f.at -= 1
        number = f.answer[1]
        f.answer = None
        begin_use(s, seat, number, f.subject)
        return None
    f.answer = None
    return None


def go_on(s: Session, f: Window) -> Flow:
    """The window opens again for those who still can, unless what it was about is over."""
    f.answer = None
    below = s.agenda[-2] if len(s.agenda) > 1 else None
    if f.kind == t.ROLL and isinstance(below, Rolling) and below.face == NONE:
        return DONE
    if f.kind == t.DISTRESS_WINDOW and isinstance(below, Harm):
        f.subject, f.amount = below.seat, below.amount
        if below.amount <= 0:
            return DONE
    if f.kind == t.FLAW_WINDOW and isinstance(below, FlawDrawn) and below.held:
        return DONE
    f.step = 0
    return None


procedure(Window, ("EF-4.100", ask_next), ("EF-4.100", take_answer), ("EF-4.100", go_on))


# Rolls (EF-4.91) -------------------------------------------------------------------------------------------------------


def throw(s: Session, f: Rolling) -> None:
    f.answer = None
    f.fixed = False
    if f.luck:
        dice(s, decisions.LUCK, 1, t.LUCK_FACES, LUCK_STREAM, f.roller)
    else:
        dice(s, decisions.MOVEMENT, 1, t.MOVE_FACES, MOVE_STREAM, f.entity)


def look(s: Session, f: Rolling) -> None:
    """The die lies with a face, and what that face sets off happens; then the window."""
    f.face = f.answer[0]
    f.answer = None
    if f.luck:
        atoms.tell_luck(s, f.roller, f.face)
        if f.boost:
            happen(s, f"boost:{t.LUCK[f.face]}", f.roller, f.face)
        happen(s, f"roll:{t.LUCK[f.face]}", f.roller, f.face)
    else:
        atoms.tell_movement(s, s.figures.rows[f.entity].entity if f.entity != NONE else NONE, f.face)


def open_reroll_window(s: Session, f: Rolling) -> None:
    push(s, Window(t.ROLL, f.roller, f.face, f.roller if f.roller != NOBODY else s.first))


def settle(s: Session, f: Rolling) -> Flow:
    """EF-5.103: rolled again, or the last result counts (EF-4.37)."""
    f.answer = None
    if f.face == NONE:
        f.step = 0
        return None
    atoms.end_spans(s, (t.SPANS.index("roll"),))
    f.result = f.face
    return None


procedure(Rolling, ("EF-4.91", throw), ("EF-5.98", look), ("EF-4.103", open_reroll_window), ("EF-5.103", settle))


# Distress (EF-4.104) ---------------------------------------------------------------------------------------------------


def open_distress_window(s: Session, f: Harm) -> None:
    push(s, Window(t.DISTRESS_WINDOW, f.seat, f.amount, f.seat))


def take_distress(s: Session, f: Harm) -> None:
    f.answer = None
    atoms.suffer(s, f.seat, f.amount)


procedure(Harm, ("EF-4.104", open_distress_window), ("EF-5.27", take_distress))

__all__ = ["AGAIN", "ASK"]
