"""Section 4.2: windows, in which everybody may react; and the reactions, one at a time, uninterruptible (DT-4.13)."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import DONE, RESTART, Flow, ask, ask_under, cite, procedure, push, push_at
from reverie.kernel.domain import Domain
from reverie.kernel.fields import fields
from reverie.kernel.state import Frame
from reverie.parts.rules.windows import REST, Windows, last_asked

from .. import atoms, decisions
from ..cast import NO_TEXT, ON_ACCURACY, ON_ATTACK, WHEN_ATTACKED
from ..decisions import PASS, Act, act_of
from ..effects.walk import REACTION, Effects
from ..legality import price, reaction_domain
from ..state import AIMED, NO_CARD, NOBODY, DiceThrone


@fields
class Window(Frame):
    """DT-4.15: clockwise laps from the active player; after any reaction a new lap; closed when all pass in one lap."""

    # Rules: DT-6.54.

    seat: int
    """Where a lap starts."""
    left_out: int = NOBODY
    """Who is not asked, because the same things are offered there anyway (DT-4.82)."""
    at: int = 0
    """How many have been asked in this lap."""


class Reactions(Windows[DiceThrone]):
    def offers(self, s: DiceThrone, seat: int) -> Domain | None:
        return reaction_domain(s, seat)


WINDOWS: Final = Reactions()


def open_window(s: DiceThrone, start: int, left_out: int = NOBODY) -> None:
    """A window whose first question is put at once; where nobody is asked, it passes by itself."""
    found = WINDOWS.next_asked(s, s.mode.clockwise, start, 0, left_out, s.resting)
    if found is not None:
        at, seat, options = found
        push_at(s, Window(start, left_out, at), "take_reaction")  # its question is put here
        ask_under(s, "DT-4.15", seat, decisions.REACT, options)


def ask_next(s: DiceThrone, f: Window) -> Flow:
    """DT-4.14: whoever comes next in this lap."""
    found = WINDOWS.next_asked(s, s.mode.clockwise, f.seat, f.at, f.left_out, s.resting)
    if found is None:
        return DONE
    f.at, seat, options = found
    ask(s, seat, decisions.REACT, options)
    return None


def take_reaction(s: DiceThrone, f: Window) -> Flow:
    if f.answer == PASS:
        return RESTART
    seat = last_asked(s.mode.clockwise, f.seat, f.at)
    if f.answer == REST:
        atoms.rest(s, seat)
        return RESTART
    f.at = 0
    push(s, Reaction(seat, f.answer))
    return RESTART


@fields
class Reaction(Frame):
    """DT-5.73: declare, pay, do it, discard."""

    seat: int
    what: Act
    card: int = NO_CARD
    """A card on its way from hand to discard pile: it lies open."""
    purse: int = 0
    """The attacker's CP before it."""


def declare(s: DiceThrone, f: Reaction) -> Flow:
    # Rules: DT-5.88.
    kind, number, chosen = act_of(f.what)
    f.purse = attackers_cp(s)
    row = s.players.rows[f.seat]
    if kind == "play":
        cite(s, "DT-5.73")
        info = s.cast.cards[number]
        atoms.play_card(s, f.seat, number, price(s, f.seat, number))
        f.card = number
        text, when, source = info.text, info.when, ("card", number)
    else:
        if kind == "token":
            cite(s, "DT-5.84")
            use = s.cast.tokens[number].spend[chosen]
            atoms.spend_token(s, f.seat, number)
        elif kind == "use":
            cite(s, "DT-5.22")
            use = s.hero(f.seat).slots[number].levels[row.levels[number]].uses[chosen]
            atoms.use_passive(s, f.seat, number, chosen)
        else:
            cite(s, "DT-5.171")
            use = s.hero(f.seat).companions[number].uses[chosen]
        atoms.pay(s, f.seat, use.cost)
        text, when, source = use.text, use.when, (kind, number)
    target = NOBODY
    if when == ON_ATTACK or when == ON_ACCURACY:
        target = s.target if s.target != NOBODY else AIMED
    elif when == WHEN_ATTACKED:
        target = s.attacker
    if text != NO_TEXT:
        push(s, Effects(text, f.seat, REACTION, target, source))
    return None


def attackers_cp(s: DiceThrone) -> int:
    return s.players.rows[s.attacker].cp if s.attacker != NOBODY else 0


def put_away(s: DiceThrone, f: Reaction) -> Flow:
    atoms.note_swing(s, attackers_cp(s) - f.purse)
    if f.card != NO_CARD:
        atoms.put_on_discard(s, f.seat, f.card)
    return None


procedure(Window, ("DT-4.15", ask_next), ("DT-4.14", take_reaction))
procedure(Reaction, ("DT-4.10", declare), ("DT-5.65", put_away))
