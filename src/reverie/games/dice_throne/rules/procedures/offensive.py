"""Sections 4.6 to 4.8 as one course: a Roll Phase, from the Knockdown to the settlement.

Phase 4 is here in full: attempts, the announcement and its loop, the activation. The target is found in `targeting.py`, the
defence made in `defensive.py`.
"""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import DONE, RESTART, Flow, ask, cite, dice, procedure, push
from reverie.kernel.domain import Listed, Subset
from reverie.kernel.fields import fields
from reverie.kernel.state import Frame
from reverie.parts.rules.effects import PAUSE

from .. import atoms, decisions
from ..cast import HASTE, KNOCKDOWN, MARK, PURE, SNARE, STUN
from ..decisions import DECLINE, SKIP, STOP, act_of
from ..effects.walk import ABILITY, AT_TARGET, Effects
from ..legality import announce_domain, is_attack
from ..pool import victim_of
from ..state import (
    ADDED,
    AIMED,
    BY_OFFENCE,
    BY_ULTIMATE,
    DEFENSIVE_ROLL,
    DICE_STREAM,
    FACES,
    NO_LINE,
    NOBODY,
    OFFENCE,
    OFFENSIVE_ROLL,
    TARGETING_ROLL,
    DiceThrone,
    Late,
    bears,
    tokens_of,
)
from .defensive import Defence
from .drawing import draw
from .settlement import settle
from .targeting import Targeting
from .windows import open_window

ROLL: Final = "roll"
FIRST_ATTEMPT: Final = "DT-4.41"
FIRST: Final = Listed((ROLL, SKIP))
REROLLS: Final = tuple([Subset(tuple(range(count)), 1, count, (STOP,)) for count in range(6)])


@fields
class RollPhase(Frame):
    """Phases 4 to 6 of one player; after a Stun once more, against the same opponent (DT-4.7)."""

    seat: int
    opponent: int = NOBODY
    """In an extra phase: whom it is against."""
    line: int = NO_LINE
    """The line activated."""
    stunned: int = NOBODY


def face_knockdown(s: DiceThrone, f: RollPhase) -> Flow:
    f.answer = "none"
    if bears(s, f.seat, KNOCKDOWN):
        token = _first(s, f.seat, KNOCKDOWN)
        affordable = s.players.rows[f.seat].cp >= s.cast.tokens[token].value
        ask(s, f.seat, decisions.KNOCKDOWN, Listed(("pay", SKIP) if affordable else (SKIP,)), token)
    return None


def settle_knockdown(s: DiceThrone, f: RollPhase) -> Flow:
    if f.answer == "none":
        return None
    token = _first(s, f.seat, KNOCKDOWN)
    if f.answer == "pay":
        atoms.pay(s, f.seat, s.cast.tokens[token].value)
    atoms.remove_token(s, f.seat, token, 1)
    if f.answer == SKIP:
        atoms.skip_roll_phase(s, f.seat)
        return DONE
    return RESTART


def _first(s: DiceThrone, seat: int, rule: int) -> int:
    """The first kind of token with this rule on a board."""
    return next(token for token in s.cast.ruled[rule] if tokens_of(s.players.rows[seat], token))


def begin_offence(s: DiceThrone, f: RollPhase) -> Flow:
    atoms.begin_phase(s, OFFENSIVE_ROLL)
    return None


def make_attempts(s: DiceThrone, f: RollPhase) -> Flow:
    """A snare goes as it costs its attempt: one that comes later is for the next Offensive Roll Phase."""
    # Rules: DT-2.2.
    attempts = s.cast.knobs.attempts
    for token in s.cast.ruled[SNARE]:
        count = tokens_of(s.players.rows[f.seat], token)
        if count:
            attempts -= count * s.cast.tokens[token].value
            cite(s, "DT-5.85")
            atoms.remove_token(s, f.seat, token, count)
    if s.crowned(f.seat, HASTE):
        attempts -= 1  # DT-10.71
    atoms.set_attempts(s, max(1, attempts))
    push(s, Attempts(f.seat))
    return None


def announce_ability(s: DiceThrone, f: RollPhase) -> Flow:
    # Rules: DT-4.46, DT-5.20.
    f.answer = NO_LINE
    if s.dice:
        push(s, Announce(f.seat))
    return None


def activate(s: DiceThrone, f: RollPhase) -> Flow:
    """DT-4.45: effects without a target at once, the others when their step comes."""
    f.line = f.answer
    if f.line == NO_LINE:
        atoms.clear_roll(s)
        return None
    atoms.activate(s, f.seat, f.line)
    push(s, Effects(s.cast.lines[f.line].text, f.seat, ABILITY, NOBODY, ("line", f.line), s.final))
    return None


def judge(s: DiceThrone, f: RollPhase) -> Flow:
    """DT-5.30: an attack deals at least 1; looked at when its damage is worked out, and when its target is struck."""
    # Rules: DT-5.35.
    if f.line != NO_LINE:
        atoms.judge_attack(s, is_attack(s))
    return None


def find_target(s: DiceThrone, f: RollPhase) -> Flow:
    """DT-4.51, DT-4.56: only what needs a target looks for one."""
    f.answer = NOBODY
    if f.line == NO_LINE or not (s.deferred or any([victim_of(entry) == AIMED for entry in s.pool])):
        return None
    opponents = s.opponents(f.seat)
    if f.opponent != NOBODY:
        f.answer = f.opponent if f.opponent in opponents else NOBODY
    elif len(opponents) == 1:
        f.answer = opponents[0]
    elif opponents:
        cite(s, "DT-4.2")
        atoms.begin_phase(s, TARGETING_ROLL)
        push(s, Targeting(f.seat))
    return None


def fix_target(s: DiceThrone, f: RollPhase) -> Flow:
    if f.line == NO_LINE:
        return None
    if f.answer == NOBODY:
        atoms.lose_aim(s)
        return None
    atoms.fix_target(s, f.answer)
    if s.attacking and s.mode.leader and s.health(s.target) == max(s.dials):
        # Rules: DT-5.201, DT-5.203, DT-5.204, DT-5.205, DT-6.55.
        cite(s, "DT-5.202")  # before any other effect
        draw(s, f.seat, 1)
    return None


def add_marks(s: DiceThrone, f: RollPhase) -> Flow:
    """A Mark on the target strengthens every attack on it."""
    if s.attacking and s.target != NOBODY and s.main_kind != PURE:
        for token in s.cast.ruled[MARK]:
            count = tokens_of(s.players.rows[s.target], token)
            if count:
                amount = count * s.cast.tokens[token].value
                origin = BY_ULTIMATE if s.lock != NOBODY else BY_OFFENCE
                atoms.enter(s, (ADDED, s.target, amount, s.main_kind, origin, f.seat, ("token", token)))
    return None


def begin_defence(s: DiceThrone, f: RollPhase) -> Flow:
    if f.line != NO_LINE:
        atoms.begin_phase(s, DEFENSIVE_ROLL)
    return None


def strike_target(s: DiceThrone, f: RollPhase) -> Flow:
    """DT-4.60, step 6.1: everything that needs the target and is no damage."""
    late = s.deferred
    atoms.clear_late(s)
    while late and s.attacking and is_pause(s, late[-1]):
        late = late[:-1]  # the one before the defence comes next: one window, not two in a row
    push_late(s, f, late)
    return None


def is_pause(s: DiceThrone, waiting: Late) -> bool:
    text, at, _amount, _dice, _chosen, _source = waiting
    return s.cast.texts[text].ops[at].effect.shape == PAUSE


def push_late(s: DiceThrone, f: RollPhase, late: tuple[Late, ...]) -> None:
    """Effects that waited, first one first."""
    for text, pos, amount, shown, chosen, source in reversed(late):
        push(s, Effects(text, f.seat, AT_TARGET, s.target, source, shown, chosen, at=pos, last=pos, fixed=amount))


def react_before_defence(s: DiceThrone, f: RollPhase) -> Flow:
    """The window before the defender decides about a defence."""
    # Rules: DT-5.32.
    if s.attacking and s.target != NOBODY:
        open_window(s, f.seat)
    return None


def defend(s: DiceThrone, f: RollPhase) -> Flow:
    """DT-9.61: only an attack is defended against."""
    if s.attacking and s.target != NOBODY and s.players.rows[s.target].alive:
        push(s, Defence(s.target))
    return None


def last_chance(s: DiceThrone, f: RollPhase) -> Flow:
    """The last chance of everybody to change something."""
    atoms.close_defence(s)
    if f.line != NO_LINE:
        open_window(s, f.seat)
    return None


def land(s: DiceThrone, f: RollPhase) -> Flow:
    """DT-4.68: always, also when no ability was activated."""
    settle(s)
    return None


def follow_up(s: DiceThrone, f: RollPhase) -> Flow:
    """DT-9.2: what was printed after a "then" behind the damage."""
    late = s.after
    atoms.clear_after(s)
    push_late(s, f, late)
    return None


def end_roll_phase(s: DiceThrone, f: RollPhase) -> Flow:
    """DT-4.67: Stun is removed by its inflicter, and an extra phase is due; the Ultimate lock ends."""
    # Rules: DT-6.57.
    f.stunned = s.stunned
    against = s.target
    for victim, by, _turn in s.stuns:
        if by == f.seat and victim == against and s.attacking:
            _remove_stun(s, victim)  # DT-9.13: without an extra phase
    atoms.end_attack(s)
    if f.stunned != NOBODY:
        _remove_stun(s, f.stunned)
        if s.players.rows[f.stunned].alive:
            atoms.grant_extra_phase(s, f.seat, f.stunned)
            push(s, RollPhase(f.seat, f.stunned))
    return None


def _remove_stun(s: DiceThrone, seat: int) -> None:
    for token in s.cast.ruled[STUN]:
        count = tokens_of(s.players.rows[seat], token)
        if count:
            atoms.remove_token(s, seat, token, count)


@fields
class Attempts(Frame):
    """DT-4.41, DT-4.42: roll attempts, as many as the player wants and has."""

    # Rules: DT-5.1, DT-6.46.

    seat: int
    picked: tuple[int, ...] = ()


def offer_attempt(s: DiceThrone, f: Attempts) -> Flow:
    if s.attempts <= 0:
        return DONE
    if s.dice:
        ask(s, f.seat, decisions.REROLL, REROLLS[len(s.dice)])
    else:
        cite(s, FIRST_ATTEMPT)
        ask(s, f.seat, decisions.ROLL, FIRST)
    return None


def roll_attempt(s: DiceThrone, f: Attempts) -> Flow:
    if f.answer == SKIP or f.answer == (STOP,):
        return DONE
    if f.answer == ROLL:
        cite(s, FIRST_ATTEMPT)
        f.picked = ()
    else:
        f.picked = f.answer
    dice(s, decisions.OFFENCE, len(f.picked) or s.cast.knobs.dice, FACES, DICE_STREAM + f.seat, f.seat)
    return None


def show_attempt(s: DiceThrone, f: Attempts) -> Flow:
    """A window after every attempt."""
    if not f.picked:
        cite(s, FIRST_ATTEMPT)
    shown = list(s.dice) if f.picked else list(f.answer)
    for die, number in zip(f.picked, f.answer, strict=False):
        shown[die] = number
    atoms.set_attempts(s, s.attempts - 1)
    atoms.show_roll(s, OFFENCE, f.seat, tuple(shown))
    open_window(s, f.seat)
    return RESTART


@fields
class Announce(Frame):
    """DT-4.43, DT-4.44: an ability is announced until an announcement passes without a change of dice."""

    seat: int
    line: int = NO_LINE
    changed: int = -1
    """How often dice had been changed at the last announcement; -1 before the first, and before the first after the
    attempts were gone back to."""


def announce(s: DiceThrone, f: Announce) -> Flow:
    # Rules: DT-6.45.
    f.result = NO_LINE
    ask(s, f.seat, decisions.ANNOUNCE, announce_domain(s, f.seat, f.changed >= 0))
    return None


def hear_answers(s: DiceThrone, f: Announce) -> Flow:
    """Announced: do you let it through?"""
    if f.answer == "reroll":
        f.changed = -1  # this change of dice has been answered: only another one opens the attempts again
        push(s, Attempts(f.seat))
        return RESTART
    if f.answer == DECLINE:
        f.line = NO_LINE
        return DONE
    _announce, f.line, _use = act_of(f.answer)
    f.changed = s.changes
    atoms.announce(s, f.seat, f.line)
    open_window(s, f.seat)
    return None


def heed_changes(s: DiceThrone, f: Announce) -> Flow:
    if s.changes != f.changed:
        return RESTART
    f.result = f.line
    return None


procedure(
    RollPhase,
    ("DT-4.40", face_knockdown),
    ("DT-6.1", settle_knockdown),
    ("DT-4.2", begin_offence),
    ("DT-4.41", make_attempts),
    ("DT-4.43", announce_ability),
    ("DT-4.45", activate),
    ("DT-9.28", judge),
    ("DT-4.50", find_target),
    ("DT-4.55", fix_target),
    ("DT-5.31", add_marks),
    ("DT-4.2", begin_defence),
    ("DT-4.60", strike_target),
    ("DT-9.28", judge),
    ("DT-4.60", react_before_defence),
    ("DT-4.61", defend),
    ("DT-4.65", last_chance),
    ("DT-4.66", land),
    ("DT-4.69", follow_up),
    ("DT-4.67", end_roll_phase),
)
procedure(Attempts, ("DT-4.42", offer_attempt), ("DT-4.42", roll_attempt), ("DT-4.42", show_attempt))
procedure(Announce, ("DT-4.43", announce), ("DT-4.43", hear_answers), ("DT-4.44", heed_changes))
