"""Entries of the damage pool (section 5.8) and effects that wait, read and changed by what their places mean."""

from __future__ import annotations

from .cast import NORMAL, UNDEFENDABLE
from .state import AIMED, BY_OFFENCE, Entry, Late


def verb_of(entry: Entry) -> int:
    """What an entry does."""
    verb, _victim, _amount, _kind, _origin, _by, _source = entry
    return verb


def victim_of(entry: Entry) -> int:
    """Whom it befalls."""
    _verb, victim, _amount, _kind, _origin, _by, _source = entry
    return victim


def aimed_at(entry: Entry, target: int) -> Entry:
    """The same with its victim, where it had none yet."""
    verb, victim, amount, kind, origin, by, source = entry
    return (verb, target, amount, kind, origin, by, source) if victim == AIMED else entry


def undefended(entry: Entry) -> Entry:
    """DT-6.23: the same, undefendable where it was the attack's normal damage."""
    verb, victim, amount, kind, origin, by, source = entry
    return (
        (verb, victim, amount, UNDEFENDABLE, origin, by, source) if origin == BY_OFFENCE and kind == NORMAL else entry
    )


def of_line(late: Late) -> bool:
    """Whether an effect that waits stands on a line: on an ability, not on a card or token."""
    _text, _place, _amount, _dice, _chosen, source = late
    kind, _number = source
    return kind == "line"
