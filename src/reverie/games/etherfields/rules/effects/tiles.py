"""EF-6.110, ops of tiles: placed, lifted, moved, covered; Slumber map tiles, Quirks, Traps, the map as it was."""

from __future__ import annotations

from reverie.kernel.agenda import push
from reverie.kernel.domain import Listed

from .. import atoms_map as ground
from .. import decisions
from .. import terms as t
from ..abilities import NONE
from ..atoms import lower_flag, set_count
from ..cast import Op
from ..places import may_stand
from ..state import LANDSCAPE, NOWHERE, Session
from .declaring import Verb, code, declare, effects, place, say, word
from .ground import UNTIL
from .walk import WAITING, Deeds, Done, ask_seat, enters, pick_of, place_of


def do_place_tile(s: Session, f: Deeds, op: Op) -> Done:
    tile = s.cast.tile_ids[op.code]
    if tile not in s.lying:
        ground.place_tile(s, tile, s.cast.tiles[tile].slot)
    return True


declare(Verb("place-tile", "EF-2.32", do_place_tile, say, (code(),)))


def do_lift_tile(s: Session, f: Deeds, op: Op) -> Done:
    tile = s.cast.tile_ids[op.code]
    if tile in s.lying:
        ground.lift_tile(s, s.lying.index(tile))
    return True


declare(Verb("lift-tile", "EF-6.122", do_lift_tile, say, (code(),)))


def do_move_tile(s: Session, f: Deeds, op: Op) -> Done:
    """With everything on it."""
    tile = s.cast.tile_ids[op.code]
    if tile not in s.lying or op.place is None:
        return True
    before, after = s.lying.index(tile), op.place.number
    lying = list(s.lying)
    lying[before], lying[after] = lying[after], tile
    where = {4 * before + corner: 4 * after + corner for corner in range(4)}
    where.update({4 * after + corner: 4 * before + corner for corner in range(4)})
    ground.rearrange(s, tuple(lying), where)
    return True


declare(Verb("move-tile", "EF-6.122", do_move_tile, say, (code(), place(name="slot"))))


def do_overlay(s: Session, f: Deeds, op: Op) -> Done:
    """EF-5.222: placed at once where its code says, and taken away when a text says so."""
    tile = s.cast.tile_ids[op.code]
    if op.effect.name == "overlay" and tile not in s.lying:
        ground.cover(s, tile, s.cast.tiles[tile].slot)
    elif op.effect.name == "lift-overlay" and tile in s.lying:
        ground.uncover(s, s.lying.index(tile))
    return True


declare(Verb("overlay", "EF-5.222", do_overlay, say, (code(),)))
declare(Verb("lift-overlay", "EF-5.222", do_overlay, say, (code(),)))


def do_reset_map(s: Session, f: Deeds, op: Op) -> Done:
    """EF-6.117: the map as the Gate sets it up; the Dream's own flags and counters are cleared; Dreamers go to the Entrance."""
    if f.stage == 0:
        ground.clear_entities(s)
        ground.clear_map(s)
        for name in s.here().own:
            if name not in s.here().kept:
                set_count(s, name, 0)
                lower_flag(s, name)
        ground.set_walls(s, s.here().walls)
        f.stage = 1
        push(s, Deeds(s.here().setup, f.seat))
        return False
    if f.stage == 1:
        f.stage, f.line, f.answer = 2, s.clockwise(s.first), None
    while f.line:
        options = [space for space in range(t.SPACES) if enters(s, space) and may_stand(s, space)]
        answer = ask_seat(s, f, f.line[0], decisions.ENTER, Listed(tuple(options)))
        if answer is None:
            return False
        ground.stand(s, f.line[0], answer)
        f.line = f.line[1:]
    return True


declare(Verb("reset-map", "EF-6.117", do_reset_map, say))


def do_slumber_tile(s: Session, f: Deeds, op: Op) -> Done:
    """EF-5.264, EF-9.91: the next Slumber map tile that fits: its slot is free and it touches a tile in play."""
    for _ in range(len(s.piles.rows[LANDSCAPE].cards)):
        tile = ground.draw_landscape(s)
        if fits(s, s.cast.tiles[tile].slot):
            ground.place_tile(s, tile, s.cast.tiles[tile].slot)
            ground.set_walls(s, s.fence | s.cast.landscape_walls.get(tile, 0))
            return True
        ground.under_landscape(s, tile)
    return True


def fits(s: Session, slot: int) -> bool:
    row, column = slot // t.COLUMNS, slot % t.COLUMNS
    beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    inside = [y * t.COLUMNS + x for y, x in beside if 0 <= y < t.ROWS and 0 <= x < t.COLUMNS]
    return s.lying[slot] == NONE and bool([other for other in inside if s.lying[other] != NONE])


declare(Verb("slumber-tile", "EF-5.264", do_slumber_tile, say))


def quirk_slots(s: Session) -> list[int]:
    """Quirk slots that are empty, by their spaces."""
    taken = [space for space, _card, _until in s.quirks]
    found = []
    for slot, number in enumerate(s.lying):
        if number != NONE and s.cast.tiles[number].quirk != NONE:
            space = 4 * slot + s.cast.tiles[number].quirk
            if space not in taken:
                found.append(space)
    return found


def do_quirk(s: Session, f: Deeds, op: Op) -> Done:
    """EF-5.264: this Fate card goes onto an empty Quirk slot, if there is one."""
    if f.card == NONE:
        return True
    space = pick_of(s, f, decisions.QUIRK, quirk_slots(s), True)
    if space == WAITING:
        return False
    if space != NONE:
        ground.lay_quirk(s, f.card, space)
        for frame in s.agenda:
            if isinstance(frame, Deeds) and frame.card == f.card and frame is not f:
                frame.card = NONE
        f.card = NONE
    return True


declare(Verb("quirk", "EF-5.264", do_quirk, say))


def do_trap(s: Session, f: Deeds, op: Op) -> Done:
    where = place_of(s, f, op.place)
    if where == WAITING:
        return False
    if where != NOWHERE:
        ground.lay_trap(s, where, op.body, op.until)
    return True


declare(Verb("trap", "EF-5.127", do_trap, say, (place(), effects(), word("until", UNTIL, "until", "dream"))))
