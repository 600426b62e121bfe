"""EF-9.118, EF-10.75: which Signs fit a Special space."""

from __future__ import annotations

from typing import Final

from . import terms as t
from .state import NOWHERE, Session

SIGN_SPACES: Final = "sign-spaces"
"""The flag of the Wisdom card with which Signs may be played (EF-10.68)."""


def next_signs(s: Session, number: int) -> list[int]:
    """The universal Signs with this number that nobody has found yet, in the order of their families (EF-10.75)."""
    ids = [f"{family}-{number}" for family in t.FAMILIES]
    return [s.cast.card_ids[id] for id in ids if id in s.cast.card_ids and id not in s.gone]


def personal_signs(s: Session, seat: int) -> list[int]:
    """EF-10.75: with the Wisdom card the first, and one more for each First Memory that was taken; those that are still to come."""
    row = s.dreamers.rows[seat]
    made = s.cast.archetypes[row.archetype]
    due = 1 + len(made.memories) - len(row.memories) if SIGN_SPACES in s.flags else 0
    lying = [card for card, _space, owner in s.played if owner == seat]
    return [card for card in made.signs[:due] if card not in row.signs and card not in lying]


def fitting_signs(s: Session, seat: int, space: int) -> list[int]:
    """Signs of the space's family, the Team's and the Dreamer's own; a personal one fits every family. Once per space and Dream."""
    tile = s.tile_at(space) if space != NOWHERE else None
    if tile is None or [one for one in s.played if one[1] == space]:
        return []
    families = [family for corner, family in tile.special if corner == space % 4]
    if not families:
        return []
    team = [card for card in s.signs if s.cast.cards[card].family in families]
    families.append(t.FAMILIES.index("any"))
    return team + [card for card in s.dreamers.rows[seat].signs if s.cast.cards[card].family in families]
