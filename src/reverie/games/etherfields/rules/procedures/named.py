"""EF-6.117: named rules, the third rung: each a handler with the id and the text of the place named."""

from __future__ import annotations

from reverie.kernel.agenda import Flow, procedure, push
from reverie.kernel.fields import fields
from reverie.kernel.state import Frame
from reverie.parts.rules.effects import NO_TEXT

from ..abilities import NONE
from ..atoms import add_intent
from ..cast import Op
from ..conditions import Scene, holds
from ..effects.control import RULES, enter_rule
from ..effects.walk import Deeds
from ..state import NOBODY, Session


def save(s: Session, f: Deeds, op: Op) -> bool:
    """EF-10.38: the Slumber was won by an Interaction and its condition is true: its Salvation text may be resolved."""
    tile = s.cast.entities[s.slumber]
    if tile.salvation != NO_TEXT and holds(s, tile.saved_if, Scene(f.seat, NOBODY, s.row_of(tile.code))):
        push(s, Deeds(tile.salvation, f.seat, NOBODY, s.row_of(tile.code)))
    return True


def echo(s: Session, f: Deeds, op: Op) -> bool:
    """EF-10.65: the last card that another Dreamer discarded for Intent this Turn gives its Intent once more."""
    others = [row.paid for seat, row in enumerate(s.dreamers.rows) if seat != f.seat and row.paid != NONE]
    for number in range(len(s.payments.rows) - 1, -1, -1):
        row = s.payments.rows[number]
        if others and row.seat == f.seat and row.colour != NONE and row.what and not row.closed:
            add_intent(s, number, s.cast.cards[others[-1]].intent[row.colour])
            break
    return True


@fields
class NamedRule(Frame):
    """A rule of the Dream at hand that comes at the end of a Turn."""

    name: str


def carry_out(s: Session, f: NamedRule) -> Flow:
    RULES[f"{f.name}:end-turn"](s, None, None)  # type: ignore[arg-type]
    return None


enter_rule("salvation", save)
enter_rule("echo-intent", echo)

procedure(NamedRule, ("EF-6.117", carry_out))
