"""Section 4.2: windows, in which everybody may react; and the reactions, one at a time, uninterruptible (DT-4.13)."""

from __future__ import annotations

from typing import ClassVar

from reverie.kernel.agenda import DONE, RESTART, Flow, ask, ask_under, cite, procedure, push, push_at
from reverie.kernel.state import Frame

from .. import atoms, decisions
from ..cast import NO_TEXT, ON_ACCURACY, ON_ATTACK, WHEN_ATTACKED
from ..decisions import PASS, Act, act_of
from ..effects.walk import REACTION, Effects
from ..legality import REST, price, reaction_domain
from ..state import AIMED, NO_CARD, NOBODY, DiceThrone


class Window(Frame):
    """DT-4.15: clockwise laps from the active player; after any reaction a new lap; closed when all pass in one lap."""

    # Rules: DT-6.54.

    __slots__ = ("at", "left_out", "seat")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left_out", "at")

    def __init__(self, seat: int, left_out: int = NOBODY, at: int = 0) -> None:
        super().__init__()
        self.seat = seat
        """Where a lap starts."""
        self.left_out = left_out
        """Who is not asked, because the same things are offered there anyway (DT-4.82)."""
        self.at = at
        """How many have been asked in this lap."""

    def copy(self) -> Window:
        return Window(self.seat, self.left_out, self.at)


def open_window(s: DiceThrone, start: int, left_out: int = NOBODY) -> None:
    """A window whose first question is put at once; where nobody is asked, it passes by itself."""
    around = s.mode.clockwise
    count = len(around)
    first = around.index(start)
    for at in range(count):
        seat = around[(first + at) % count]
        if seat != left_out:
            options = reaction_domain(s, seat)
            if options is not None:
                push_at(s, Window(start, left_out, at + 1), "take_reaction")  # its question is put here
                ask_under(s, "DT-4.15", seat, decisions.REACT, options)
                return


def ask_next(s: DiceThrone, f: Window) -> Flow:
    """DT-4.14: whoever comes next in this lap."""
    around = s.mode.clockwise
    count = len(around)
    first = around.index(f.seat)
    for at in range(f.at, count):
        seat = around[(first + at) % count]
        f.at = at + 1
        if seat != f.left_out:
            options = reaction_domain(s, seat)
            if options is not None:
                ask(s, seat, decisions.REACT, options)
                return None
    return DONE


def take_reaction(s: DiceThrone, f: Window) -> Flow:
    if f.answer == PASS:
        return RESTART
    around = s.mode.clockwise
    seat = around[(around.index(f.seat) + f.at - 1) % len(around)]
    if f.answer == REST:
        atoms.rest(s, seat)
        return RESTART
    f.at = 0
    push(s, Reaction(seat, f.answer))
    return RESTART


class Reaction(Frame):
    """DT-5.73: declare, pay, do it, discard."""

    __slots__ = ("card", "purse", "seat", "what")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "what", "card", "purse")

    def __init__(self, seat: int, what: Act, card: int = NO_CARD, purse: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.what = what
        self.card = card
        """A card on its way from hand to discard pile: it lies open."""
        self.purse = purse
        """The attacker's CP before it."""

    def copy(self) -> Reaction:
        return Reaction(self.seat, self.what, self.card, self.purse)


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
