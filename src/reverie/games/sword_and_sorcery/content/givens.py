"""SS-50.6: conditions as they are written become those that the rules ask (`rules.conditions`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from reverie.parts.effects.structs import attribute

from ..rules import terms as t
from ..rules.abilities import GIVENS, NONE, Given
from .vocabulary import SIDES, Condition, Range

YES_OR_NO: Final = ("hidden", "engaged", "wounded", "down", "on-fire")
YES_ONLY: Final = ("rolled", "no-ghost", "last-event")
"""Conditions that the rules ask only so; the opposite is put together with `not`."""
WORDS: Final = {"attack": t.ATTACKS, "attack-type": t.TYPES, "nature": t.NATURES, "party-nature": t.NATURES}
NAMES: Final = (
    "target", "has", "carries", "party-carries", "save", "flag", "dead", "all-heroes-on", "difficulty",
)  # fmt: skip
BETWEEN: Final = ("heroes", "in-play", "round")
AT_LEAST: Final = ("engaged-with", "side")


def given_of(data: Condition | None) -> Given | None:
    """One condition, or all of several."""
    if data is None:
        return None
    parts = [*_combined(data), *_simple(data), *_placed(data)]
    return parts[0] if len(parts) == 1 else Given(GIVENS.index("all"), parts=tuple(parts))


def number_of(written: int | None) -> int:
    return NONE if written is None else written


def _all(data: Sequence[Condition]) -> tuple[Given, ...]:
    return tuple([made for made in [given_of(one) for one in data] if made is not None])


def _combined(data: Condition) -> list[Given]:
    inner = {"all": data.all, "any": data.any, "not": [] if data.not_ is None else [data.not_]}
    return [Given(GIVENS.index(kind), parts=_all(parts)) for kind, parts in inner.items() if parts]


def _simple(data: Condition) -> list[Given]:
    """What is a word, a name or a number."""
    found = []
    for kind in (*YES_OR_NO, *YES_ONLY, *WORDS, *NAMES, *BETWEEN, *AT_LEAST):
        value: object = getattr(data, attribute(kind))
        number = GIVENS.index(kind)
        if value is None:
            continue
        if isinstance(value, bool):
            made = Given(number, 1 if value else 0)
            if kind in YES_ONLY and not value:
                made = Given(GIVENS.index("not"), parts=(Given(number, 1),))
        elif isinstance(value, Range):
            made = Given(number, NONE, number_of(value.at_least), number_of(value.at_most))
        elif isinstance(value, int):
            made = Given(number, NONE, value)
        elif kind in WORDS:
            made = Given(number, WORDS[kind].index(str(value)))
        else:
            made = Given(number, names=(str(value),))
        found.append(made)
    return found


def _placed(data: Condition) -> list[Given]:
    """What has more than one field."""
    found = []
    for kind, side in (("dominates", data.dominates), ("controls", data.controls)):
        if side is not None:
            found.append(Given(GIVENS.index(kind), SIDES.index(side), names=(data.area or "here",)))
    if data.rank:
        bits = sum([1 << t.RANKS.index(rank) for rank in dict.fromkeys(data.rank)])
        found.append(Given(GIVENS.index("rank"), bits))
    if data.style is not None:
        found.append(Given(GIVENS.index("style"), 1 << t.STYLES.index(data.style)))
    for counter, least in data.count.items():
        found.append(Given(GIVENS.index("count"), NONE, least, names=(counter,)))
    if data.hero_on:
        found.append(Given(GIVENS.index("hero-on"), names=tuple(data.hero_on)))
    where = () if data.on is None else (data.on,)
    if data.enemies_at_least is not None:
        found.append(Given(GIVENS.index("enemies-at-least"), NONE, data.enemies_at_least, names=where))
    if data.enemies_at_most is not None:
        found.append(Given(GIVENS.index("enemies-at-most"), NONE, NONE, data.enemies_at_most, where))
    if data.enemy_within is not None:
        found.append(Given(GIVENS.index("enemy-within"), NONE, data.enemy_within, names=(data.enemy or "",)))
    return found
