"""How a situation looks: health, everything that is as good as health, and who is ahead."""

from __future__ import annotations

import math
from typing import Final

from ..rules.effects.companions import DIAL_WORTH
from ..rules.effects.judging import WORTH_OF_CARD
from ..rules.state import DiceThrone
from .hand import hand_worth
from .lore import lore_of
from .worth import best_defence, steady

CP_HELD: Final = 0.5
"""In points of health, for choosing whom to attack: combat points and tokens that lie about unused..."""
TOKEN_HELD: Final = 0.5
ABILITIES: Final = 1.8
"""... and better boards: what a Roll Phase is worth, what a defence is worth, and each level for itself."""
DEFENCES: Final = 1.3
LEVEL: Final = 1.8


# What decided 3,300 duels of `normal` against itself (a logistic fit, the heroes' own strength taken out), in points of health
USEFUL_CP: Final = 6
"""Combat points beyond these decided nothing..."""
CP_OWNED: Final = 0.68
CARD_OWNED: Final = 0.7
"""... a card in hand, whatever it is, and a share of what it is worth there..."""
CARD_SHARE: Final = 0.38
TOKEN_SHARE: Final = 0.76
"""... a share of what a token is worth, which is no more than so much: who holds a great one seldom uses it at its best..."""
GREAT_TOKEN: Final = 2.5
DIAL_SHARE: Final = 0.73
ON_TURN: Final = 2.95
"""... and the turn."""
LEVEL_OWNED: Final = 0.006
"""Better boards, in logits for each point of health that the game may still last: a level, and a point a Roll Phase more."""
ROLL_OWNED: Final = 0.004
LONGER: Final = 20.0
"""So much longer than the lower health the game lasts."""
EVEN: Final = 10.0
"""A lead counts for more the less health is left: it is divided by the root of what both have and this."""


def evaluate(s: DiceThrone, seat: int) -> float:
    """How it looks, from -1 to 1, against the opponent who stands best."""
    if s.result is not None:
        winners = s.result[0]
        return 0.0 if not winners else 1.0 if seat in winners else -1.0
    rows = s.players.rows
    if not rows[seat].alive:
        return -0.95 if not any([s.teammates(seat, other) for other in s.living()]) else -0.2
    opponents = s.opponents(seat)
    lead = 99.0
    for other in opponents:
        lead = min(lead, race(s, seat, other))
    return 2.0 / (1.0 + math.exp(-lead)) - 1.0


def race(s: DiceThrone, one: int, two: int) -> float:
    """By how much one is ahead of two, in logits of winning; fitted to games of `normal` against itself."""
    ours, theirs = max(0, s.health(one)), max(0, s.health(two))
    lead = property_of(s, one) - property_of(s, two)
    if s.active == one:
        lead += ON_TURN
    elif s.active == two:
        lead -= ON_TURN
    lasting = min(ours, theirs) + LONGER
    return lead / math.sqrt(ours + theirs + EVEN) + lasting * (progress(s, one) - progress(s, two))


def property_of(s: DiceThrone, seat: int) -> float:
    """Health, and everything that is as good as health."""
    row = s.players.rows[seat]
    held = lore_of(s.cast).held
    total = s.health(seat) + CP_OWNED * min(row.cp, USEFUL_CP) + CARD_OWNED * len(row.hand)
    for token, count in row.tokens:
        total += TOKEN_SHARE * max(-GREAT_TOKEN, min(GREAT_TOKEN, held[token])) * count
    for dial in row.companions:
        total += DIAL_SHARE * dial
    if row.hero >= 0:
        for card in row.hand:
            total += CARD_SHARE * hand_worth(s, seat, card)
    return total


def progress(s: DiceThrone, seat: int) -> float:
    """By how much a board is better than it was at the beginning."""
    row = s.players.rows[seat]
    levels = sum(row.levels)
    if row.hero < 0 or levels == 0:
        return 0.0
    lore = lore_of(s.cast)
    better = steady(lore, row.hero, row.levels) - steady(lore, row.hero, (0,) * len(row.levels))
    return LEVEL_OWNED * levels + ROLL_OWNED * better


def standing(s: DiceThrone, seat: int) -> float:
    """How strong somebody is, to whoever chooses a target."""
    row = s.players.rows[seat]
    lore = lore_of(s.cast)
    total = s.health(seat) + row.cp * CP_HELD + len(row.hand) * WORTH_OF_CARD
    for token, count in row.tokens:
        total += TOKEN_HELD * lore.held[token] * count
    for dial in row.companions:
        total += DIAL_WORTH * dial
    if row.hero >= 0:
        _slot, guard, sting = best_defence(lore, row.hero, row.levels)
        total += ABILITIES * steady(lore, row.hero, row.levels) + DEFENCES * (guard + sting) + LEVEL * sum(row.levels)
    return total
