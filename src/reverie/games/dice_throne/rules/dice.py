"""What a roll of dice shows."""

from __future__ import annotations

from reverie.parts.rules.effects import NO_TEXT as NO_TEXT


def shows(
    dice: tuple[int, ...], symbols: tuple[tuple[tuple[int, ...], int], ...], straight: int, kinds: tuple[int, ...]
) -> bool:
    """DT-5.3 to DT-5.6: symbols by multiset, straights and kinds by number."""
    # Rules: DT-2.26, DT-6.47.
    if not dice and (symbols or straight or kinds):
        return False
    for hits, needed in symbols:
        count = 0
        for die in dice:
            count += hits[die]
        if count < needed:
            return False
    if straight and longest_straight(dice) < straight:
        return False
    return not kinds or has_kinds(dice, kinds)


def longest_straight(dice: tuple[int, ...]) -> int:
    # Rules: DT-6.76, DT-6.77.
    longest = run = 0
    for number in range(1, 7):
        run = run + 1 if number in dice else 0
        longest = max(longest, run)
    return longest


def has_kinds(dice: tuple[int, ...], kinds: tuple[int, ...]) -> bool:
    """Groups of equal numbers, each group of another number."""
    counts = sorted([dice.count(number) for number in range(1, 7)], reverse=True)
    for group, needed in zip(counts, sorted(kinds, reverse=True), strict=False):
        if group < needed:
            return False
    return len(kinds) <= len(counts)
