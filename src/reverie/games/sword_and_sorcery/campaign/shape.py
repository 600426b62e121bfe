"""What the legacy of a campaign must look like: a file may have been written by anybody."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from reverie.kernel.plain import Body
from reverie.parts.journal import Impossible

from ..content import legacies
from ..rules.cast import Cast

Rank = Annotated[int, Meta(ge=1, le=7)]
Number = Annotated[int, Meta(ge=0, le=9999)]
Name = Annotated[str, Meta(max_length=60)]
Card = tuple[Name, Annotated[int, Meta(ge=0, le=3)], Annotated[int, Meta(ge=0, le=9)]]
Slot = Annotated[list[str | int], Meta(max_length=3)]
"""A card, or nothing."""
Line = tuple[Name, Name, Number, Number, list[Name], Annotated[int, Meta(ge=-1, le=20)]]


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """A hero (SS-39.3)."""

    rank: Rank
    crowns: Number
    powers: Annotated[list[tuple[Name, Rank]], Meta(max_length=20)]
    owed: Annotated[list[Annotated[int, Meta(ge=-7, le=7)]], Meta(max_length=20)]
    """Ranks whose picks are still to be made; those of talents are negative (SS-19.4)."""
    slots: Annotated[list[Slot], Meta(min_length=4, max_length=4)]
    pack: Annotated[list[Card], Meta(max_length=40)]


class Whole(msgspec.Struct, forbid_unknown_fields=True):
    """The legacy of a campaign."""

    heroes: Annotated[dict[Name, Record], Meta(min_length=legacies.FEWEST, max_length=legacies.MOST)]
    camp: dict[Name, Record]
    soul: Number
    stash: Annotated[list[Card], Meta(max_length=200)]
    flags: list[Name]
    counters: dict[Name, Number]
    floors: Number
    read: Annotated[list[Name], Meta(max_length=1000)]
    quests: Annotated[list[Line], Meta(max_length=1000)]
    next: Name
    options: dict[Name, Name | bool]
    retries: Number


def require_shape(cast: Cast, legacy: Body) -> None:
    """Raises Impossible for what no campaign can have come to; whether all of it goes together its quest tells."""
    try:
        whole = msgspec.convert(legacy, Whole)
        slots = [msgspec.convert(slot, Card) for one in whole.heroes.values() for slot in one.slots if slot]
    except msgspec.ValidationError as error:
        raise Impossible("unsound") from error
    if whole.retries > len(whole.quests):
        raise Impossible("unsound")
    records = [*whole.heroes.values(), *whole.camp.values()]
    cards = [*slots, *whole.stash, *[card for one in records for card in one.pack]]
    for id, side, _charges in cards:
        if id not in cast.item_ids or side >= len(cast.items[cast.item_ids[id]].sides):
            raise Impossible("unsound")
    known = [power for one in records for power, _rank in one.powers]
    strange = [one for one in known if one not in cast.power_ids]
    strange += [one for one in (*whole.heroes, *whole.camp) if one not in cast.version_ids]
    if strange:
        raise Impossible("unsound")
