"""The exact odds of attack dice (section 2.5): no sampling, whole numbers out of 6 to the n."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from .procedures.attack import ATTACK_DIE, BLADE
from .queries import creatures, defense, life, other, power
from .state import Dreamblade


@cache
def distribution(dice: int) -> dict[tuple[int, int], int]:
    """How many of the 6**n results give each (damage, blades)."""
    if dice == 0:
        return {(0, 0): 1}
    counted: dict[tuple[int, int], int] = {}
    for (damage, blades), ways in distribution(dice - 1).items():
        for face in ATTACK_DIE:
            key = (damage, blades + 1) if face == BLADE else (damage + face, blades)
            counted[key] = counted.get(key, 0) + ways
    return counted


def chance_of_damage(dice: int, least: int) -> Fraction:
    """The chance of at least so much damage before modifiers."""
    ways = sum(n for (damage, _blades), n in distribution(dice).items() if damage >= least)
    return Fraction(ways, 6**dice)


def chance_of_blades(dice: int, least: int) -> Fraction:
    """The chance of at least so many blades."""
    ways = sum(n for (_damage, blades), n in distribution(dice).items() if blades >= least)
    return Fraction(ways, 6**dice)


class Prospect:
    """What an attack on one enemy promises: the chances of a damage that disrupts it, and of one that destroys it."""

    __slots__ = ("destroy", "disrupt", "enemy")

    def __init__(self, enemy: int, disrupt: Fraction, destroy: Fraction) -> None:
        self.enemy = enemy
        self.disrupt = disrupt
        self.destroy = destroy


def attack_dice(s: Dreamblade, attackers: tuple[int, ...]) -> int:
    return sum(power(s, m) for m in attackers)


def prospects(s: Dreamblade, seat: int, cell: int, dice: int, modifier: int = 0) -> list[Prospect]:
    """For each enemy in the cell, if all damage went to it: damage it already has counts (DB-802.2h)."""
    told = []
    for enemy in creatures(s, other(seat), cell):
        row = s.minis[enemy]
        still_to_life = life(s, enemy) - row.damage - modifier
        destroy = chance_of_damage(dice, still_to_life)
        disrupt = Fraction(0) if row.no_disrupt else chance_of_damage(dice, defense(s, enemy) - row.damage - modifier)
        told.append(Prospect(enemy, disrupt, destroy))
    return told
