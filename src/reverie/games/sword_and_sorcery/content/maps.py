"""SS-G17: the map of a quest: its tiles laid beside each other, and its edges as quest files name them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from reverie.parts.areas.faces import Face
from reverie.parts.areas.layout import Layout, NoSuchEdge, Placed, lay
from reverie.parts.misfits import MapError, Misfit

from .notation import suggest
from .sheets import MapData
from .vocabulary import Edge, Named


def lay_map(faces: Mapping[str, Face], data: MapData) -> Layout:
    """SS-3.1: the tiles of a quest, with their areas, on the grid of modules; raises MapError."""
    missing = [
        Misfit(f"tiles[{number}].face", f"there is no face {tile.face!r}; {suggest(tile.face, faces)}")
        for number, tile in enumerate(data.tiles)
        if tile.face not in faces
    ]
    if missing:
        raise MapError(missing)
    return lay([Placed(faces[tile.face], tile.at, tile.turn) for tile in data.tiles], data.apart)


def passages_of(layout: Layout, edge: Edge) -> int:
    """The passages of an edge, one bit each; raises NoSuchEdge."""
    if isinstance(edge, Named):
        if edge.slot is not None and not edge.join:
            return layout.slot(edge.slot)
        if edge.slot is None and len(edge.join) == 2:
            return layout.join(edge.join[0], edge.join[1])
    elif len(edge) == 2:
        return layout.between(edge[0], edge[1])
    raise NoSuchEdge("an edge is two areas [1B.d, 14B.a], a slot {slot: 8B.1} or a join {join: [[3, 0], [4, 0]]}")


def closed_by(layout: Layout, edges: Iterable[Edge]) -> int:
    """All passages of some edges."""
    found = 0
    for edge in edges:
        found |= passages_of(layout, edge)
    return found


def first_passage(passages: int) -> int:
    """The number of the first passage of a set."""
    return (passages & -passages).bit_length() - 1
