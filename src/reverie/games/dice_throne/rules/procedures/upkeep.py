"""Section 4.3, phase 1: Upkeep. Own tokens, companions and passives act; damage and healing land together at its end."""

from __future__ import annotations

from reverie.kernel.agenda import AGAIN, Flow, ask, procedure, push
from reverie.kernel.domain import Permutation
from reverie.kernel.fields import fields
from reverie.kernel.state import Frame

from .. import atoms, decisions
from ..cast import NO_TEXT, UNDEFENDABLE
from ..effects.walk import IN_UPKEEP, Effects
from ..state import BY_OTHER, INCOMING, NOBODY, DiceThrone, Source
from .settlement import settle
from .windows import open_window


@fields
class Upkeep(Frame):
    """The Upkeep Phase of one player: what acts in it, in the order that the player likes."""

    seat: int
    order: tuple[Source, ...] = ()
    """What acts, in the order chosen."""
    at: int = 0


def acting(s: DiceThrone, seat: int) -> tuple[Source, ...]:
    """DT-4.20: everything of the active player that acts in this phase."""
    row = s.players.rows[seat]
    hero = s.cast.heroes[row.hero]
    found: list[Source] = []
    for token, _count in row.tokens:
        if s.cast.tokens[token].upkeep != NO_TEXT:
            found.append(("token", token))
    for companion, info in enumerate(hero.companions):
        if info.upkeep != NO_TEXT:
            found.append(("companion", companion))
    for slot in hero.passives:
        if hero.slots[slot].levels[row.levels[slot]].upkeep != NO_TEXT:
            found.append(("slot", slot))
    return tuple(found)


def begin(s: DiceThrone, f: Upkeep) -> Flow:
    if acting(s, f.seat):
        open_window(s, f.seat)
    return None


def choose_order(s: DiceThrone, f: Upkeep) -> Flow:
    """DT-4.81"""
    f.order = acting(s, f.seat)
    if len(f.order) > 1:
        ask(s, f.seat, decisions.UPKEEP_ORDER, Permutation(len(f.order)))
    else:
        f.answer = tuple(range(len(f.order)))
    return None


def take_order(s: DiceThrone, f: Upkeep) -> Flow:
    f.order = tuple([f.order[i] for i in f.answer])
    return None


def resolve_next(s: DiceThrone, f: Upkeep) -> Flow:
    """Mandatory, one after the other; what is gone in the meantime does nothing (DT-4.23)."""
    if f.at == len(f.order):
        return None
    source = f.order[f.at]
    f.at += 1
    if source in acting(s, f.seat):
        kind, number = source
        if kind == "token":
            text = s.cast.tokens[number].upkeep
        elif kind == "companion":
            text = s.hero(f.seat).companions[number].upkeep
        else:
            text = s.hero(f.seat).slots[number].levels[s.players.rows[f.seat].levels[number]].upkeep
        push(s, Effects(text, f.seat, IN_UPKEEP, NOBODY, source))
    return AGAIN


def tire(s: DiceThrone, f: Upkeep) -> Flow:
    """DT-10.64: sudden death, if the game is played with it."""
    late = s.round - s.setup["sudden_death"]
    if s.setup["sudden_death"] and late > 0:
        atoms.enter(s, (INCOMING, f.seat, late, UNDEFENDABLE, BY_OTHER, f.seat, ("sudden-death", 0)))
    return None


def react(s: DiceThrone, f: Upkeep) -> Flow:
    """A window before what Upkeep does lands."""
    open_window(s, f.seat)
    return None


def land(s: DiceThrone, f: Upkeep) -> Flow:
    settle(s)
    return None


procedure(
    Upkeep,
    ("DT-4.20", begin),
    ("DT-4.21", choose_order),
    ("DT-4.21", take_order),
    ("DT-4.23", resolve_next),
    ("DT-10.64", tire),
    ("DT-4.22", react),
    ("DT-4.22", land),
)
