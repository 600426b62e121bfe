"""EF-9.118, EF-10.75: which Signs fit a Special space."""

from __future__ import annotations

from typing import Final

from . import terms as t
from .state import NOWHERE, Session

SIGN_SPACES: Final = "sign-spaces"
"""The flag of the Wisdom card with which Signs may be played (EF-10.68)."""


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
