"""SS-19.1, SS-19.5 to SS-19.8: which powers a hero may hold: by hero, nature, rank, and what others hold; and what worn items give."""

from __future__ import annotations

from reverie.kernel.choice import Refusal

from . import terms as t
from .state import Quest

GRANTED = 0
"""In the place of the rank at which a power was picked: an item gives it."""


def knows(s: Quest, seat: int, power: int) -> bool:
    for card in s.heroes.rows[seat].powers:
        if card[0] == power:
            return True
    return False


def in_camp(s: Quest, power: str) -> bool:
    """SS-39.7: whether a hero who stays in camp holds this card."""
    legacy = s.setup["legacy"]
    for absent in legacy["camp"].values() if legacy else ():
        if any([known == power for known, _rank in absent["powers"]]):
            return True
    return False


def refuse_learn(s: Quest, seat: int, power: int, rank: int) -> Refusal | None:
    """Why a power cannot be learned for a pick of this rank."""
    info = s.cast.powers[power]
    version = s.version(seat)
    if knows(s, seat, power):
        return Refusal("SS-19.17", "known")
    if info.hero >= 0 and info.hero != version.hero:
        return Refusal("SS-19.1", "other-hero")
    if info.hero < 0 and (any([knows(s, other, power) for other in range(len(s.heroes))]) or in_camp(s, info.id)):
        return Refusal("SS-19.7", "taken")
    if info.nature != t.UNMARKED and version.nature not in (info.nature, t.NEUTRAL):
        return Refusal("SS-19.5", "nature")
    return Refusal("SS-19.6", "rank", rank=info.lines[0].rank) if info.lines[0].rank > rank else None


def granted(s: Quest, seat: int) -> list[int]:
    """SS-19.8: the powers that what a hero wears gives, as far as the hero may hold them; what is there already stays."""
    row = s.heroes.rows[seat]
    found: list[int] = []
    for card in row.slots:
        for power in s.item(card).sides[s.sides[card]].grants if card != t.NO_ITEM else ():
            given = any([known == power and at == GRANTED for known, at, _cooldown in row.powers])
            if power not in found and (given or refuse_learn(s, seat, power, row.rank) is None):
                found.append(power)
    return found
