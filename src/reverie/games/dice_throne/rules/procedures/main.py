"""Section 4.5, phases 3 and 7: Main. The active player sells, plays and upgrades, and ends the phase when done."""

from __future__ import annotations

from reverie.kernel.agenda import RESTART, Flow, ask, cite, procedure, push
from reverie.kernel.fields import fields
from reverie.kernel.state import Frame

from .. import atoms, decisions
from ..cast import INSTANT, UPGRADE
from ..decisions import DONE_WORD, act_of
from ..effects.walk import MAIN_CARD, Effects
from ..legality import main_domain, price
from ..state import NO_CARD, NOBODY, DiceThrone, on_stopping
from .settlement import settle
from .windows import Reaction, open_window


@fields
class Main(Frame):
    """One Main Phase of one player."""

    seat: int
    phase: int


def choose_action(s: DiceThrone, f: Main) -> Flow:
    ask(s, f.seat, decisions.MAIN, main_domain(s, f.seat))
    return None


def act(s: DiceThrone, f: Main) -> Flow:
    if f.answer == DONE_WORD:
        return None
    kind, number, _use = act_of(f.answer)
    if kind == "sell":
        atoms.sell(s, f.seat, number)
    elif kind == "play" and s.cast.cards[number].family < INSTANT:
        push(s, MainCard(f.seat, number))
    else:
        push(s, Reaction(f.seat, f.answer))
    return None


def go_on(s: DiceThrone, f: Main) -> Flow:
    """Between any two actions the others may react."""
    if f.answer == DONE_WORD:
        return None
    open_window(s, f.seat, f.seat)
    return RESTART


def land(s: DiceThrone, f: Main) -> Flow:
    settle(s)
    return None


@fields
class MainCard(Frame):
    """DT-4.31, DT-4.32: paid for, then a window, then it takes effect."""

    seat: int
    card: int


def pay_for_card(s: DiceThrone, f: MainCard) -> Flow:
    atoms.play_card(s, f.seat, f.card, price(s, f.seat, f.card))
    open_window(s, f.seat)
    return None


def take_effect(s: DiceThrone, f: MainCard) -> Flow:
    info = s.cast.cards[f.card]
    if info.family == UPGRADE:
        cite(s, "DT-4.32")
        atoms.upgrade(s, f.seat, f.card, info.slot, info.level)
    else:
        push(s, Effects(info.text, f.seat, MAIN_CARD, NOBODY, ("card", f.card)))
    return None


def put_away(s: DiceThrone, f: MainCard) -> Flow:
    """DT-9.24: an upgrade stays on its slot."""
    if s.cast.cards[f.card].family != UPGRADE:
        atoms.put_on_discard(s, f.seat, f.card)
    return None


procedure(Main, ("DT-4.82", choose_action), ("DT-4.30", act), ("DT-4.14", go_on), ("DT-5.127", land))
procedure(MainCard, ("DT-5.73", pay_for_card), ("DT-4.31", take_effect), ("DT-5.65", put_away))


def discard_open(s: DiceThrone) -> None:
    """What was being played when the turn stopped still goes on its pile."""
    for frame in s.agenda:
        if isinstance(frame, Reaction | MainCard) and frame.card != NO_CARD:
            atoms.put_on_discard(s, frame.seat, frame.card)


on_stopping(discard_open)
