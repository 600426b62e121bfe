"""Section 4.8, steps 2 to 4 of phase 6: the defender chooses a defence, rolls once, and its effects are worked out."""

from __future__ import annotations

from reverie.kernel.agenda import DONE, RESTART, Flow, ask, cite, dice, procedure, push
from reverie.kernel.domain import Listed, Subset
from reverie.kernel.fields import fields
from reverie.kernel.state import Frame

from .. import atoms, decisions
from ..cast import NO_TEXT, LevelInfo
from ..decisions import act_of
from ..effects.walk import IN_DEFENCE, Effects
from ..legality import refuse_defence
from ..state import DEFENCE, DICE_STREAM, FACES, DiceThrone
from .windows import open_window


@fields
class Defence(Frame):
    """The defence of one player against the attack in progress."""

    seat: int
    slot: int = -1


def choose_defence(s: DiceThrone, f: Defence) -> Flow:
    """DT-7.76: before anything is rolled; DT-9.1: or none."""
    # Rules: DT-5.21, DT-5.106.
    if refuse_defence(s) is not None:
        return DONE
    defences = s.hero(f.seat).defences
    ask(s, f.seat, decisions.DEFEND, Listed((*[("defend", slot) for slot in defences], "decline")))
    return None


def roll_defence(s: DiceThrone, f: Defence) -> Flow:
    """DT-4.63: one attempt, with the dice printed on the ability."""
    atoms.close_defence(s)
    if f.answer == "decline":
        cite(s, "DT-9.1")
        atoms.decline_defence(s, f.seat)
        return DONE
    _defend, f.slot, _use = act_of(f.answer)
    atoms.defend(s, f.seat, f.slot)
    atoms.set_attempts(s, s.cast.knobs.defence_attempts)
    push(s, DefenceRoll(f.seat, board_level(s, f).dice))
    return None


def board_level(s: DiceThrone, f: Defence) -> LevelInfo:
    return s.hero(f.seat).slots[f.slot].levels[s.players.rows[f.seat].levels[f.slot]]


def resolve_defence(s: DiceThrone, f: Defence) -> Flow:
    """DT-4.64; its damage and healing wait for the settlement."""
    rolled = s.dice
    atoms.clear_roll(s)
    text = board_level(s, f).text
    if text != NO_TEXT:
        push(s, Effects(text, f.seat, IN_DEFENCE, s.attacker, ("slot", f.slot), rolled))
    return None


@fields
class DefenceRoll(Frame):
    """The attempts of a defence: one, and more only by an effect (DT-5.13)."""

    # Rules: DT-2.3, DT-6.48.

    seat: int
    count: int
    picked: tuple[int, ...] = ()


def offer_attempt(s: DiceThrone, f: DefenceRoll) -> Flow:
    if s.attempts <= 0:
        return DONE
    if s.purpose == DEFENCE:
        ask(s, f.seat, decisions.REROLL, Subset(tuple(range(f.count)), 1, f.count, ("stop",)))
    else:
        f.answer = ()
    return None


def roll_attempt(s: DiceThrone, f: DefenceRoll) -> Flow:
    if f.answer == ("stop",):
        return DONE
    f.picked = f.answer
    dice(s, decisions.DEFENCE, len(f.picked) or f.count, FACES, DICE_STREAM + f.seat, f.seat)
    return None


def show_attempt(s: DiceThrone, f: DefenceRoll) -> Flow:
    """A window after the defence roll, before its effects."""
    shown = list(s.dice) if f.picked else list(f.answer)
    for die, number in zip(f.picked, f.answer, strict=False):
        shown[die] = number
    atoms.set_attempts(s, s.attempts - 1)
    atoms.show_roll(s, DEFENCE, f.seat, tuple(shown))
    open_window(s, s.active)
    return RESTART


procedure(Defence, ("DT-4.61", choose_defence), ("DT-4.61", roll_defence), ("DT-4.64", resolve_defence))
procedure(DefenceRoll, ("DT-5.13", offer_attempt), ("DT-4.63", roll_attempt), ("DT-4.63", show_attempt))
