"""The map: terrain, Walls, range, who stands where, which spaces are full (EF-5.111 to EF-5.141)."""

from __future__ import annotations

from typing import Final

from reverie.parts.rules.spaces import HOLDS, Land
from reverie.parts.rules.steps import FAR

from . import terms as t
from .abilities import NONE, PLACES, Place
from .force import M, concerning, figure_value, in_force, worked
from .state import FIGURES, FIRST_COMPANION, FIRST_FIGURE, NOWHERE, Session, is_dreamer, is_entity
from .worked import InForce

TERRAIN: Final = M["terrain"]
BLOCKED: Final = M["blocked"]
EDGE_WALL: Final = M["edge-wall"]
EXTRA: Final = M["extra-cards"]
RANGE: Final = M["range"]
NO_MOVE: Final = M["no-move"]
MOVEMENT: Final = M["movement-value"]
EFFECT_RANGE: Final = M["effect-range"]
TERRAIN_BAN: Final = M["entity-terrain-ban"]
TERRAIN_ONLY: Final = M["entity-terrain-only"]
SPACE: Final = PLACES.index("space")
SLOT: Final = PLACES.index("slot")
HERE: Final = PLACES.index("here")
TILE: Final = PLACES.index("tile")


def named_spaces(s: Session, place: Place, here: int) -> list[int]:
    """The spaces that a fixed place names: a space, a slot with all its spaces, where it is, its tile."""
    if place.kind == SPACE:
        return [place.number]
    if place.kind == SLOT:
        return [4 * place.number + corner for corner in range(4)]
    if here != NOWHERE and place.kind == HERE:
        return [here]
    if here != NOWHERE and place.kind == TILE:
        return [here // 4 * 4 + corner for corner in range(4)]
    return []


def covers(s: Session, one: InForce, space: int) -> bool:
    """Whether a modifier of the map concerns a space."""
    place = one.mod.place
    return place is not None and space in named_spaces(s, place, one.space)


def terrain_at(s: Session, space: int) -> int:
    """EF-5.131, EF-5.132: kinds of terrain as bits; where there is Light, Darkness is ignored."""
    tile = s.tile_at(space)
    found = tile.terrain[space % 4] if tile is not None else 0
    for kind, where, _until in s.grounds:
        if where == space:
            found |= 1 << kind
    for one in in_force(s, TERRAIN):
        if covers(s, one, space):
            found |= 1 << one.mod.terrain
    return found & ~(1 << t.DARKNESS) if found >> t.LIGHT & 1 else found


def is_terrain(s: Session, space: int, kind: int) -> bool:
    return space != NOWHERE and terrain_at(s, space) >> kind & 1 == 1


def land(s: Session) -> Land:
    """EF-5.114, EF-5.116: the map as it lies, with what modifiers wall up and block."""
    now = worked(s)
    found = now.land
    if found is None:
        found = now.land = lay_of(s)
    return found


def lay_of(s: Session) -> Land:
    """The same, worked out."""
    walled, blocked = in_force(s, EDGE_WALL), in_force(s, BLOCKED)
    if not walled and not blocked:
        return s.land()
    lies = s.land()
    walls, shut = lies.walls, lies.blocked
    for one in walled:
        edge = s.cast.spaces.edge(one.space, one.value)
        walls |= 1 << edge if edge >= 0 else 0
    for one in blocked:
        for space in range(t.SPACES):
            if covers(s, one, space):
                shut |= 1 << space
    tiles = 0
    for slot, tile in enumerate(s.lying):
        tiles |= 1 << slot if tile != NONE else 0
    return s.cast.spaces.land(tiles, walls, shut)


def extra_cards(s: Session, space: int) -> int:
    """EF-5.129: how many cards more a Dreamer draws who stands here at the start of the Dreamers Phase."""
    tile = s.tile_at(space)
    found = tile.extra[space % 4] if tile is not None else 0
    for one in in_force(s, EXTRA):
        if covers(s, one, space):
            found += one.value
    return found


# Who stands where ----------------------------------------------------------------------------------------------------


def figures_on(s: Session, space: int) -> list[int]:
    """Dreamers, Companions and Entities on a space."""
    rows = s.figures.rows
    return [number for number in range(FIGURES) if rows[number].space == space]


def dreamers_on(s: Session, space: int) -> list[int]:
    return [seat for seat in range(s.players()) if s.figures.rows[seat].space == space]


def is_huge(s: Session, figure: int) -> bool:
    return is_entity(figure) and s.entity(s.figures.rows[figure].entity).huge


def is_full(s: Session, space: int) -> bool:
    """EF-5.136, EF-9.32: four figures fill a space, and a Huge Entity does alone."""
    standing = figures_on(s, space)
    return len(standing) >= HOLDS or bool([figure for figure in standing if is_huge(s, figure)])


def full_spaces(s: Session) -> int:
    """The same for all spaces, as bits."""
    counts = [0] * t.SPACES
    for number, row in enumerate(s.figures.rows):
        if row.space != NOWHERE:
            counts[row.space] += HOLDS if is_huge(s, number) else 1
    found = 0
    for space in range(t.SPACES):
        if counts[space] >= HOLDS:
            found |= 1 << space
    return found


def companions_on_map(s: Session) -> list[int]:
    rows = s.figures.rows
    return [number for number in range(FIRST_COMPANION, FIRST_FIGURE) if rows[number].space != NOWHERE]


def lies(s: Session, space: int) -> bool:
    """Whether there is a tile under a space."""
    return space != NOWHERE and s.lying[space // 4] != NONE


def may_stand(s: Session, space: int) -> bool:
    """EF-5.137, EF-9.87: where somebody may stop: not full, not Blocked."""
    return lies(s, space) and not land(s).blocked >> space & 1 and not is_full(s, space)


def movement_value(s: Session, figure: int) -> int:
    """EF-5.187: that of its tile, with its Morphings."""
    return figure_value(s, MOVEMENT, figure, s.entity(s.figures.rows[figure].entity).move)


def can_move(s: Session, figure: int) -> bool:
    """EF-5.197: who is Paralyzed cannot Move or Relocate."""
    return figure_value(s, NO_MOVE, figure, 0) == 0


def may_enter(s: Session, space: int) -> bool:
    """Whether Entities may enter a space by Move, push or spawn (EF-6.121: terrain that is banned, or the only one)."""
    kinds = terrain_at(s, space)
    for one in in_force(s, TERRAIN_BAN):
        if kinds >> one.mod.terrain & 1:
            return False
    return True


def entity_may_enter(s: Session, row: int, space: int) -> bool:
    """The same for one Entity tile, which may be bound to a terrain of its own."""
    if not may_enter(s, space):
        return False
    for one in in_force(s, TERRAIN_ONLY):
        if one.entity == row and not terrain_at(s, space) >> one.mod.terrain & 1:
            return False
    return True


# Range (EF-5.117) ------------------------------------------------------------------------------------------------------


def far(s: Session, a: int, b: int) -> int:
    """The range between two spaces; FAR where there is no path, or either is nowhere."""
    if a == NOWHERE or b == NOWHERE:
        return FAR
    return land(s).distance(a, b)


def nearest_figure(s: Session, row: int, space: int) -> int:
    """How far it is to the nearest figure of an Entity tile."""
    here = land(s)
    best = FAR
    for figure in s.figures_of(row):
        best = min(best, here.distance(space, s.figures.rows[figure].space))
    return best


def effect_range(s: Session, figure: int, base: int) -> int:
    """EF-5.188, EF-5.195, EF-9.68: the range of an effect of this figure's Entity: more if it was not 0; at most 1 if it is Dazed."""
    found = figure_value(s, EFFECT_RANGE, figure, base) if base > 0 else base
    return figure_value(s, RANGE, figure, found)


def dreamer_range(s: Session, seat: int, base: int) -> int:
    """The same for the actions of a Dreamer (EF-5.195)."""
    every = concerning(s, RANGE, seat)
    if not every:
        return base
    return min([base] + [one.value for one in every])


def in_range_of(s: Session, row: int, base: int) -> list[int]:
    """EF-4.95, EF-5.171: the seats of the Dreamers whom an effect of this Entity reaches, each once."""
    here = land(s)
    found = []
    for seat in range(s.players()):
        space = s.figures.rows[seat].space
        if space == NOWHERE:
            continue
        for figure in s.figures_of(row):
            if here.distance(s.figures.rows[figure].space, space) <= effect_range(s, figure, base):
                found.append(seat)
                break
    return found


def figures_near(s: Session, space: int, most: int, only_entities: bool = True) -> list[int]:
    """Figures of Entities (or of anybody) within a range of a space."""
    here = land(s)
    first = FIRST_FIGURE if only_entities else 0
    rows = s.figures.rows
    return [
        number
        for number in range(first, FIGURES)
        if rows[number].space != NOWHERE and here.distance(space, rows[number].space) <= most
    ]


def restorable(s: Session, seat: int) -> list[int]:
    """EF-9.54: Dreamers with a flipped card, at any range from whom this one acts; that needs a path (EF-5.118), but on the Map."""
    most = dreamer_range(s, seat, FAR - 1)
    found = []
    for other, row in enumerate(s.dreamers.rows):
        if [1 for _card, flipped in row.progress if flipped] and (
            other == seat or not s.in_play() or far(s, s.space_of(seat), s.space_of(other)) <= most
        ):
            found.append(other)
    return found


def dreamers_near(s: Session, space: int, most: int) -> list[int]:
    return [figure for figure in figures_near(s, space, most, False) if is_dreamer(figure)]
