"""EF-6.117: named rules, the third rung: each a handler with the id and the text of the place named."""

from __future__ import annotations

from reverie.kernel.agenda import Flow, cite, procedure, push
from reverie.kernel.fields import fields
from reverie.kernel.state import Frame

from ..abilities import NONE
from ..atoms import add_intent
from ..cast import Op
from ..effects.control import MOMENTS, enter_rule
from ..effects.walk import Deeds
from ..frames import Reading
from ..paying import card_echoed
from ..state import NOBODY, Session


def echo(s: Session, f: Deeds, op: Op) -> bool:
    """EF-10.65: the last card that another Dreamer discarded for Intent this Turn gives its Intent once more."""
    card = card_echoed(s, f.seat)
    for number in range(len(s.payments.rows) - 1, -1, -1):
        row = s.payments.rows[number]
        if card != NONE and row.seat == f.seat and row.colour != NONE and row.what and not row.closed:
            add_intent(s, number, s.cast.cards[card].intent[row.colour])
            break
    return True


@fields
class NamedRule(Frame):
    """A rule of the Dream at hand whose moment has come."""

    name: str
    moment: str = "end-turn"


def carry_out(s: Session, f: NamedRule) -> Flow:
    cite(s, s.here().page)
    MOMENTS[f"{f.name}:{f.moment}"](s)
    return None


class Citing:
    """What a rule does between the steps of others cites the page of its Dream, and what comes after it does not."""

    def __init__(self, s: Session, rule: str = "") -> None:
        self.s = s
        self.rule = rule or s.here().page
        self.before = s.rule

    def __enter__(self) -> None:
        cite(self.s, self.rule)

    def __exit__(self, *_error: object) -> None:
        cite(self.s, self.before)


def read_again(s: Session, rule: str, seat: int) -> None:
    """A special rule of the Dream does what its script says, each time."""
    push(s, Reading(s.here().reads[rule], seat))


def comes_to_bear(s: Session, rule: str, seat: int = NOBODY) -> None:
    """A special rule of the Dream does something for the first time: its script is read."""
    script = s.here().reads.get(rule, NONE)
    if script != NONE and script not in s.read:
        push(s, Reading(script, seat if seat != NOBODY else s.first))


def begin_rules(s: Session, moment: str) -> None:
    """Whatever the rules of the Dream do at a moment; those that stand first come first."""
    for name in reversed(s.here().rules):
        if f"{name}:{moment}" in MOMENTS:
            push(s, NamedRule(name, moment))


enter_rule("echo-intent", echo)

procedure(NamedRule, ("EF-6.117", carry_out))
