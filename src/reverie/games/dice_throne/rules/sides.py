"""What lies before one player, worked out from what a position or a start tells of it."""

from __future__ import annotations

from typing import TypedDict

from .cast import UPGRADE, Cast, HeroInfo
from .state import Side


class SideTold(TypedDict, total=False):
    """One side of a position or a start, as a setup keeps it; `content/position.py` reads and checks it."""

    health: int
    cp: int
    cards: list[str]
    hand: list[str]
    deck: list[str]
    discard: list[str]
    tokens: dict[str, int]
    limits: dict[str, int]
    levels: dict[str, int]
    companions: dict[str, int]


def side_of(cast: Cast, hero: HeroInfo, told: SideTold) -> Side:
    """One side by numbers, as `atoms.lay_out` wants it. `told` is complete and checked."""
    made = Side()
    made.health = told.get("health", hero.health)
    made.cp = told.get("cp", cast.knobs.start_cp)
    bonus = tuple([cast.bonus_ids[id] for id in told.get("cards", ())])
    every = hero.deck + bonus
    numbers = {cast.cards[number].id: number for number in every}
    made.hand = tuple([numbers[id] for id in told.get("hand", ())])
    on_top = tuple([numbers[id] for id in told.get("deck", ())])
    made.discard = tuple([numbers[id] for id in told.get("discard", ())])
    ids = [slot.id for slot in hero.slots]
    levels = [0] * len(ids)
    for id, level in told.get("levels", {}).items():
        levels[ids.index(id)] = level - 1
    made.levels = tuple(levels)
    gone = [number for number in hero.deck if on_board(cast, number, made.levels)]
    used = (*made.hand, *made.discard, *on_top, *gone)
    made.deck = on_top + tuple([number for number in every if number not in used])
    made.tokens = tuple(sorted([(cast.token_ids[id], count) for id, count in told.get("tokens", {}).items()]))
    made.limits = tuple([(cast.token_ids[id], more) for id, more in told.get("limits", {}).items()])
    made.companions = tuple([told.get("companions", {}).get(one.id, one.start) for one in hero.companions])
    return made


def on_board(cast: Cast, number: int, levels: tuple[int, ...]) -> bool:
    """Whether this is the upgrade card whose level has been reached."""
    card = cast.cards[number]
    return card.family == UPGRADE and card.level == levels[card.slot]
