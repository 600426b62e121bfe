"""Why nothing can be picked at an element: what somebody had in mind who pressed it, and when that would be allowed."""

from __future__ import annotations

from reverie.kernel.choice import Choice, Refusal

from ..rules.cast import DEFENSIVE, PASSIVE
from ..rules.state import DiceThrone
from ..rules.why import why_not
from .elements import Action, numbers


def refusal_at(s: DiceThrone, choice: Choice, element: str) -> Refusal | None:
    """Everything on the table has an answer: what is nobody's to press lies there to be looked at."""
    value = meant(s, choice, element)
    if value is not None:
        return why_not(s, choice, value)
    owner = owner_of(s, choice, element)
    if owner is None:
        return None
    if owner != choice.seat:
        return Refusal(choice.rule, "not-yours", seat=owner)
    return Refusal(choice.rule, "only-shown")


def owner_of(s: DiceThrone, choice: Choice, element: str) -> int | None:
    """Before whom an element lies; None for what is no element of the table."""
    for prefix, count in (("ab", 2), ("tok", 2), ("comp", 2), ("mate", 2), ("seat", 1), ("pile", 1)):
        found = numbers(element, prefix, count)
        if found is not None and found[0] < s.mode.players:
            return found[0]
    line = numbers(element, "ln", 1)
    if line is not None and line[0] < len(s.cast.lines):
        hero = s.cast.lines[line[0]].hero
        return next((seat for seat, row in enumerate(s.players.rows) if row.hero == hero), None)
    return choice.seat if numbers(element, "hero", 1) or numbers(element, "die", 1) else None


def meant(s: DiceThrone, choice: Choice, element: str) -> Action | None:
    """The answer that somebody had in mind who pressed an element of their own."""
    seat = choice.seat
    row = s.players.rows[seat]
    card, sold = numbers(element, "card", 1), numbers(element, "sell", 1)
    if card is not None and card[0] in row.hand:
        return ("play", card[0])
    if sold is not None and sold[0] in row.hand:
        return ("sell", sold[0])
    line = numbers(element, "ln", 1)
    if line is not None and line[0] < len(s.cast.lines) and s.cast.lines[line[0]].hero == row.hero:
        return ("announce", line[0])
    slot = numbers(element, "ab", 2)
    if slot is not None and slot[0] == seat and slot[1] < len(row.levels):
        return of_slot(s, seat, slot[1])
    token = numbers(element, "tok", 2)
    if token is not None and token[0] == seat and token[1] < len(s.cast.tokens):
        return ("token", token[1], 0)
    companion = numbers(element, "comp", 2)
    if companion is not None and companion[0] == seat and companion[1] < len(row.companions):
        return ("companion", companion[1], 0)
    return None


def of_slot(s: DiceThrone, seat: int, slot: int) -> Action:
    """What an ability is there for: to be announced, to defend with, to be used."""
    info = s.hero(seat).slots[slot]
    if info.kind == DEFENSIVE:
        return ("defend", slot)
    lines = info.levels[s.players.rows[seat].levels[slot]].lines
    return ("use", slot, 0) if info.kind == PASSIVE or not lines else ("announce", lines[0])
