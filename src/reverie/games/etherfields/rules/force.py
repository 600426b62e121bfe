"""EF-6.121: which modifiers are in force, worked out from what lies open on the table; and what they add up to.

Nobody keeps this index piece by piece: whoever changes what bears modifiers says so (`s.stale`), and it is worked out when asked next.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from . import terms as t
from .abilities import BY, MOST, NONE, SET, WHO, Mod
from .cast import Tile
from .state import FIRST_COMPANION, NOBODY, NOWHERE, Session, is_entity
from .worked import InForce, Worked

M: Final = {name: number for number, name in enumerate(t.MODIFIERS)}
"""The numbers of modifiers by their names."""
PROGRESS_OFF: Final = M["progress-off"]
MASK_OFF: Final = M["mask-off"]
BY_SPACE: Final = (M["edge-wall"], M["push-ban"])
"""What lies on the space of its bearer, without a place of its own."""

OWNER: Final = (WHO.index("actor"), WHO.index("owner"))
EACH: Final = (WHO.index("each"), WHO.index("team"))
OTHERS: Final = WHO.index("others")
ON: Final = WHO.index("on")
THIS_ENTITY: Final = WHO.index("this-entity")
ALL_ENTITIES: Final = WHO.index("all-entities")


def in_force(s: Session, kind: int) -> tuple[InForce, ...]:
    """All modifiers of a name, in the order in which they were laid."""
    return worked(s).mods.get(kind, ())


def worked(s: Session) -> Worked:
    """What is worked out of the table as it lies now."""
    if s.stale or s.moved:
        if s.stale or s.worked.mobile:
            work_out(s)
        else:
            s.put_in_force(s.worked.after_a_move())
    return s.worked


def work_out(s: Session) -> None:
    """All anew."""
    found: list[InForce] = []
    of_table(s, found)
    of_entities(s, found)
    off = [one for one in found if one.mod.kind in (PROGRESS_OFF, MASK_OFF)]
    for seat in range(len(s.dreamers.rows)):
        of_dreamer(s, seat, off, found)
    of_lasting(s, found)
    by: dict[int, list[InForce]] = {}
    for one in found:
        by.setdefault(one.mod.kind, []).append(one)
    mobile = bool([one for one in found if follows(one)])
    s.put_in_force(Worked({kind: tuple(some) for kind, some in by.items()}, mobile))


def follows(one: InForce) -> bool:
    """Whether it depends on where a figure stands: that of its bearer, or whoever stands on a space."""
    return is_of_those_on(one.mod) or (one.seat != NOBODY and is_of_a_space(one.mod))


def is_of_those_on(mod: Mod) -> bool:
    return mod.who is not None and mod.who.kind == ON


def is_of_a_space(mod: Mod) -> bool:
    """Whether it matters where its bearer stands."""
    return is_of_those_on(mod) or mod.place is not None or mod.kind in BY_SPACE


def add(s: Session, found: list[InForce], mods: tuple[int, ...], seat: int = NOBODY, space: int = NOWHERE) -> None:
    for number in mods:
        found.append(InForce(s.cast.mods[number], seat, NONE, NONE, space))


def add_there(s: Session, found: list[InForce], mods: tuple[int, ...], seat: int, figure: int) -> None:
    """Those that matter where a figure stands, on its space."""
    for number in mods:
        mod = s.cast.mods[number]
        found.append(InForce(mod, seat, NONE, NONE, s.figures.rows[figure].space if is_of_a_space(mod) else NOWHERE))


def of_table(s: Session, found: list[InForce]) -> None:
    """What lies open for everybody: the Gate, tiles, Quirks, the Season, Wisdom, Active Items."""
    cast = s.cast
    if s.layer == t.IN_DREAM and s.dream != NONE:
        add(s, found, s.here().always)
    for slot, number in enumerate(s.lying):
        if number != NONE:
            tile = cast.tiles[number]
            of_gems(s, found, tile, slot)
    for space, card, _until in s.quirks:
        quirk = cast.cards[card].quirk
        if quirk is not None:
            add(s, found, quirk.always, NOBODY, space)
    if s.season != NONE and s.layer == t.ON_MAP:
        add(s, found, cast.cards[s.season].always)
    for card in s.wisdom:
        add(s, found, cast.cards[card].always)
    for card in s.items:
        add(s, found, cast.cards[card].always)
    for card in s.notes:
        if cast.cards[card].always:
            add_card(s, found, card, NOBODY)


def of_gems(s: Session, found: list[InForce], tile: Tile, slot: int) -> None:
    """EF-5.126: what a Gem in its slot switches on."""
    for corner, mods in tile.gem_mods:
        if 4 * slot + corner in s.gems:
            add(s, found, mods, NOBODY, 4 * slot + corner)


def of_entities(s: Session, found: list[InForce]) -> None:
    """Entity tiles with their Morphings, and the States of figures (EF-5.193, EF-9.27)."""
    cast = s.cast
    for row in s.entity_rows():
        if s.figures_of(row):
            for number in s.entity(row).always:
                found.append(InForce(cast.mods[number], NOBODY, row))
        for morphing in s.entities.rows[row].morphings:
            for number in cast.morphings[morphing]:
                found.append(InForce(cast.mods[number], NOBODY, row))
    for figure, row_ in enumerate(s.figures.rows):
        if row_.states:
            for state in range(len(t.STATES)):
                if row_.states >> state & 1:
                    for number in cast.states[state]:
                        found.append(InForce(cast.mods[number], NOBODY, NONE, figure))


def of_dreamer(s: Session, seat: int, off: list[InForce], found: list[InForce]) -> None:
    """Lasting Flaws, active Progress cards, the active Mask, Companions (EF-5.74, EF-5.201, EF-5.280)."""
    cast, row = s.cast, s.dreamers.rows[seat]
    for card in row.flaws:
        mods = cast.cards[card].always
        add(s, found, mods, seat)
        off = off + [
            InForce(cast.mods[number], seat) for number in mods if cast.mods[number].kind in (PROGRESS_OFF, MASK_OFF)
        ]
    if row.mask != NONE and not [one for one in off if one.mod.kind == MASK_OFF and concerns(s, one, seat)]:
        add_there(s, found, cast.cards[row.mask].always, seat, seat)
    if [one for one in off if one.mod.kind == PROGRESS_OFF and concerns(s, one, seat)]:
        return
    for card, flipped in row.progress:
        if not flipped:
            add_card(s, found, card, seat)


def add_card(s: Session, found: list[InForce], card: int, seat: int) -> None:
    """A placed card; that of a Companion changes the space where its figure stands."""
    made = s.cast.cards[card]
    if not made.always:
        return
    companion = companion_of(s, card)
    if companion == NONE:
        add(s, found, made.always, seat)
    elif s.figures.rows[companion].space != NOWHERE:
        add_there(s, found, made.always, seat, companion)


def companion_of(s: Session, card: int) -> int:
    """The figure of a Companion's card; NONE for any other card."""
    made = s.cast.cards[card]
    if t.KINDS[made.kind] != "companion":
        return NONE
    return FIRST_COMPANION + int(made.id.rpartition("-")[2]) - 1


def of_lasting(s: Session, found: list[InForce]) -> None:
    """What ops have laid: its bearer is a seat, an Entity tile (`ENTITY` on), or everybody."""
    for bearer, number, value, _until in s.lasting:
        one = InForce(s.cast.mods[number])
        if bearer >= ENTITY:
            one.entity = bearer - ENTITY
        else:
            one.seat = bearer
        one.value = value
        found.append(one)


ENTITY: Final = 1000
"""Bearers of what lasts: from here on Entity tiles by their rows; below, seats; NOBODY is the table."""


def concerns(s: Session, one: InForce, seat: int) -> bool:
    """Whether a modifier concerns this Dreamer."""
    if one.figure != NONE:
        return one.figure == seat
    who = one.mod.who
    if who is None:
        return one.entity == NONE and one.seat in (NOBODY, seat)
    kind = who.kind
    if kind in OWNER:
        return one.seat == seat
    if kind in EACH:
        return True
    if kind == OTHERS:
        return one.seat != seat
    if kind == ON:
        return one.space != NOWHERE and s.space_of(seat) == one.space
    return kind < THIS_ENTITY and one.seat in (NOBODY, seat)


def concerns_figure(s: Session, one: InForce, figure: int) -> bool:
    """Whether a modifier concerns this figure of an Entity."""
    if one.figure != NONE:
        return one.figure == figure
    if not is_entity(figure):
        return concerns(s, one, figure) if figure < FIRST_COMPANION else False
    who = one.mod.who
    row = s.figures.rows[figure].entity
    if who is None or who.kind == THIS_ENTITY:
        return one.entity == row
    return who.kind == ALL_ENTITIES or (who.kind in EACH and one.entity == row)


def fold(found: Sequence[InForce], base: int) -> int:
    """Modifiers of one name add up; `set` last laid wins, `most` comes last of all (EF-6.113)."""
    value = base
    for one in found:
        if one.mod.change == SET:
            value = one.value
    for one in found:
        if one.mod.change == BY:
            value += one.value
    for one in found:
        if one.mod.change == MOST and one.value < value:
            value = one.value
    return value


def concerning(s: Session, kind: int, seat: int) -> tuple[InForce, ...]:
    """All modifiers of a name that concern this Dreamer."""
    now = worked(s)
    every = now.mods.get(kind)
    if every is None:
        return ()
    found = now.concerned.get((kind, seat))
    if found is None:
        found = now.concerned[kind, seat] = tuple([one for one in every if concerns(s, one, seat)])
    return found


def value(s: Session, kind: int, seat: int, base: int) -> int:
    """What modifiers make of a value of one Dreamer."""
    now = worked(s)
    if kind not in now.mods:
        return base
    found = now.values.get((kind, seat, base))
    if found is None:
        found = now.values[kind, seat, base] = fold(concerning(s, kind, seat), base)
    return found


def figure_value(s: Session, kind: int, figure: int, base: int) -> int:
    """The same for a figure of an Entity."""
    every = in_force(s, kind)
    return base if not every else fold([one for one in every if concerns_figure(s, one, figure)], base)


def has(s: Session, kind: int, seat: int) -> bool:
    """Whether a ban or the like concerns this Dreamer."""
    return bool(concerning(s, kind, seat))


def worded(s: Session, kind: int, seat: int) -> list[str]:
    """The words of all modifiers of a name that concern this Dreamer: banned colours, resources gained less of."""
    return [one.mod.word for one in concerning(s, kind, seat)]


def progress_off(s: Session, seat: int) -> bool:
    return has(s, PROGRESS_OFF, seat)


def mask_off(s: Session, seat: int) -> bool:
    return has(s, MASK_OFF, seat)


def active_progress(s: Session, seat: int) -> tuple[int, ...]:
    """EF-5.74: the Progress cards whose actions and effects may be used."""
    now = worked(s)
    found = now.active.get(seat)
    if found is None:
        placed = s.dreamers.rows[seat].progress
        off = not placed or progress_off(s, seat)
        found = now.active[seat] = () if off else tuple([card for card, flipped in placed if not flipped])
    return found


def active_mask(s: Session, seat: int) -> int:
    """EF-5.201"""
    mask = s.dreamers.rows[seat].mask
    return NONE if mask == NONE or mask_off(s, seat) else mask
