"""Section 4.4, phase 2: Income."""

from __future__ import annotations

from reverie.kernel.agenda import Flow, cite, procedure
from reverie.kernel.fields import fields
from reverie.kernel.state import Frame

from .. import atoms
from ..cast import CONCUSSION
from ..state import DiceThrone, bears, tokens_of
from .drawing import draw
from .settlement import settle
from .windows import open_window


@fields
class Income(Frame):
    """The Income Phase of one player."""

    seat: int
    skipped: bool = False


def open_phase(s: DiceThrone, f: Income) -> Flow:
    """A card may still remove a Concussion."""
    if s.turn > 1:
        open_window(s, f.seat)
    return None


def look_for_a_skip(s: DiceThrone, f: Income) -> Flow:
    """DT-4.27: the first player's first; DT-6.30: after a Concussion, which goes with it."""
    if s.turn == 1:
        f.skipped = True
        atoms.skip_income(s, f.seat, "first-turn")
    elif bears(s, f.seat, CONCUSSION):
        f.skipped = True
        cite(s, "DT-6.30")
        for token in s.cast.ruled[CONCUSSION]:
            count = tokens_of(s.players.rows[f.seat], token)
            if count:
                atoms.remove_token(s, f.seat, token, count)
        atoms.skip_income(s, f.seat, "concussion")
    return None


def gain(s: DiceThrone, f: Income) -> Flow:
    # Rules: DT-5.52.
    if not f.skipped:
        amount: int = s.cast.knobs.income_cp
        row = s.players.rows[f.seat]
        hero = s.cast.heroes[row.hero]
        for slot in hero.passives:
            amount += hero.slots[slot].levels[row.levels[slot]].income
        atoms.gain_cp(s, f.seat, amount)
    return None


def draw_card(s: DiceThrone, f: Income) -> Flow:
    if not f.skipped:
        draw(s, f.seat, s.cast.knobs.income_cards)
    return None


def close_phase(s: DiceThrone, f: Income) -> Flow:
    """The same window once more; the active player goes on to Main (1), where the same things are open."""
    open_window(s, f.seat, f.seat)
    return None


def land(s: DiceThrone, f: Income) -> Flow:
    settle(s)
    return None


procedure(
    Income,
    ("DT-4.10", open_phase),
    ("DT-4.27", look_for_a_skip),
    ("DT-4.25", gain),
    ("DT-4.26", draw_card),
    ("DT-4.10", close_phase),
    ("DT-5.127", land),
)
