"""EF-6.110, ops of the map: Moves, Relocation, pushes, terrain, Walls, tiles, Traps, Entities' figures."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import push
from reverie.kernel.domain import Listed
from reverie.parts.rules.effects import Field

from .. import atoms_map as ground
from .. import decisions
from .. import terms as t
from ..abilities import NONE, PLACES, WHO
from ..atoms_team import show_picture, take_secret, tell_revealed
from ..cast import Op
from ..force import companion_of
from ..frames import Moving, Pushing, Spawning, Springing, Striding
from ..places import can_move, is_full, is_huge, lies, may_stand
from ..state import FIGURES, NOBODY, NOWHERE, Session, is_dreamer
from .declaring import EDGE, Verb, amount, code, declare, place, say, who, word
from .walk import (
    WAITING,
    Deeds,
    Done,
    carry,
    each_seat,
    entities_of,
    figures_of,
    here_of,
    how_much,
    open_places,
    pick,
    pick_of,
    place_of,
    seats_of,
)

UNTIL: Final = t.SPANS

# Movement (EF-5.111 to EF-5.113) ---------------------------------------------------------------------------------------


def move_one(s: Session, f: Deeds, op: Op, seat: int) -> None:
    """EF-6.122: a Move without Intent cost; `with_` counts Walls that may be crossed, or Dreamers taken along."""
    kind, count = op.with_ // 100, op.with_ % 100
    diagonals = 9 if kind == DIAGONAL else 0
    push(
        s,
        Moving(
            seat, how_much(s, f, op.amount), diagonals, count if kind == WALLS else 0, (), count if kind == CARRY else 0
        ),
    )


DIAGONAL: Final = 1
WALLS: Final = 2
CARRY: Final = 3


def do_move(s: Session, f: Deeds, op: Op) -> Done:
    return each_seat(s, f, op, move_one)


declare(Verb("move", "EF-5.111", do_move, say, (who(), amount(), Field("with", "With", None, "with_"))))


def do_relocate(s: Session, f: Deeds, op: Op) -> Done:
    """EF-5.113: to another space; not to a full one, and not who is Paralyzed."""
    if f.stage == 0:
        seats = seats_of(s, f, op.who)
        if seats is None:
            return False
        f.line = tuple([seat for seat in seats if can_move(s, seat)])
        f.stage = 1
    while f.line:
        where = place_of(s, f, op.place, True)
        if where == WAITING:
            return False
        seat = f.line[0]
        f.line = f.line[1:]
        if where not in (NOWHERE, s.space_of(seat)):
            if f.entity != NONE:
                ground.drop_carried(s, seat)
            ground.relocate(s, seat, where)
            push(s, Springing(seat, where))
            return not f.line
    return True


declare(Verb("relocate", "EF-5.113", do_relocate, say, (who(), place())))


def do_push(s: Session, f: Deeds, op: Op) -> Done:
    """EF-9.123: so many single pushes of each."""
    figures = figures_of(s, f, op.who)
    if figures is None:
        return False
    figures = [figure for figure in figures if not is_huge(s, figure)]
    if figures:
        times = how_much(s, f, op.amount)
        push(s, Pushing(tuple([figure for figure in figures for _ in range(times)])))
    return True


declare(Verb("push", "EF-9.123", do_push, say, (who(name="target"), amount(), word("to", ("away",), "which", "away"))))


def do_swap(s: Session, f: Deeds, op: Op) -> Done:
    """EF-6.122: the Team names two figures, not Huge nor Paralyzed, of which one is a Dreamer; they change places."""
    on_map = [figure for figure in range(FIGURES) if s.figures.rows[figure].space != NOWHERE]
    on_map = [figure for figure in on_map if not is_huge(s, figure) and can_move(s, figure)]
    pairs = [
        (one, other)
        for one in on_map
        for other in on_map
        if one < other and is_dreamer(one) and s.figures.rows[one].space != s.figures.rows[other].space
    ]
    if not pairs:
        return True
    chosen = pick(s, f, decisions.ORDER, Listed(tuple(pairs)), True)
    if chosen is None:
        return False
    one, other = chosen
    here, there = s.figures.rows[one].space, s.figures.rows[other].space
    ground.relocate(s, one, there)
    ground.relocate(s, other, here)
    for figure, space in ((one, there), (other, here)):
        if is_dreamer(figure):
            push(s, Springing(figure, space))
    return True


declare(Verb("swap", "EF-6.122", do_swap, say))


# Terrain, Walls, Blocked spaces ----------------------------------------------------------------------------------------


def do_terrain(s: Session, f: Deeds, op: Op) -> Done:
    where = place_of(s, f, op.place)
    if where == WAITING:
        return False
    if where != NOWHERE:
        ground.lay_ground(s, op.kind, where, op.until)
    return True


declare(
    Verb(
        "terrain",
        "EF-5.131",
        do_terrain,
        say,
        (word("kind", t.TERRAINS), place(), word("until", UNTIL, "until", "dream")),
    )
)


def do_unterrain(s: Session, f: Deeds, op: Op) -> Done:
    where = place_of(s, f, op.place)
    if where == WAITING:
        return False
    if where != NOWHERE:
        ground.lift_ground(s, op.kind, where)
    return True


declare(Verb("unterrain", "EF-5.131", do_unterrain, say, (word("kind", t.TERRAINS), place())))


def do_wall(s: Session, f: Deeds, op: Op) -> Done:
    """A Wall on an edge; `edge-here` is one of the own space, chosen (EF-10.64: one at a time)."""
    if op.edge != "edge-here":
        ground.wall(s, edge_of(s, op.edge), True)
        return True
    here = here_of(s, f)
    spaces = s.cast.spaces
    around = [
        space for space in range(t.SPACES) if here != NOWHERE and spaces.edge(here, space) >= 0 and lies(s, space)
    ]
    free = [spaces.edge(here, space) for space in around if not s.fence >> spaces.edge(here, space) & 1]
    edge = pick_of(s, f, decisions.PLACE, free)
    if edge == WAITING:
        return False
    if edge != NONE:
        ground.wall(s, edge, True)
    return True


def edge_of(s: Session, edge: str) -> int:
    one, _slash, other = edge.partition("/")
    spaces = s.cast.spaces
    return spaces.edge(spaces.number[one], spaces.number[other])


declare(Verb("wall", "EF-5.114", do_wall, say, (Field("edge", EDGE),)))


def do_unwall(s: Session, f: Deeds, op: Op) -> Done:
    ground.wall(s, edge_of(s, op.edge), False)
    return True


declare(Verb("unwall", "EF-5.114", do_unwall, say, (Field("edge", EDGE),)))


def do_block_space(s: Session, f: Deeds, op: Op) -> Done:
    where = place_of(s, f, op.place)
    if where == WAITING:
        return False
    if where != NOWHERE:
        ground.shut_space(s, where, op.effect.name == "block-space")
    return True


declare(Verb("block-space", "EF-5.116", do_block_space, say, (place(),)))
declare(Verb("unblock-space", "EF-5.116", do_block_space, say, (place(),)))


def do_block_action(s: Session, f: Deeds, op: Op) -> Done:
    for use in s.cast.uses:
        if use.id == op.code:
            if op.effect.name == "block-action":
                ground.stop_action(s, use.number)
            else:
                ground.free_action(s, use.number)
    return True


declare(Verb("block-action", "EF-5.45", do_block_action, say, (code(name="id"),)))
declare(Verb("unblock-action", "EF-5.45", do_block_action, say, (code(name="id"),)))


# Entities' figures (EF-5.166) --------------------------------------------------------------------------------------------


def do_spawn(s: Session, f: Deeds, op: Op) -> Done:
    tile = s.entity(f.entity).number if op.code in ("this", "this-entity") else s.cast.entity_ids[op.code]
    row = ground.open_entity(s, tile)
    space = NOWHERE
    if op.place is not None and PLACES[op.place.kind] != "lair":
        space = place_of(s, f, op.place)
        if space == WAITING:
            return False
    push(s, Spawning(row, how_much(s, f, op.amount), space))
    return True


declare(Verb("spawn", "EF-5.166", do_spawn, say, (code(), amount(), place())))


def do_despawn(s: Session, f: Deeds, op: Op) -> Done:
    """EF-6.122: of several figures the Team decides which; an actor's Interaction takes the one it was aimed at."""
    if f.stage == 0:
        f.line = (how_much(s, f, op.amount),)
        f.stage = 1
    while f.line[0] > 0:
        figures = figures_of(s, f, op.who) if op.who is not None else _of_code(s, f, op)
        if figures is None:
            return False
        figures = [figure for figure in figures if s.figures.rows[figure].space != NOWHERE]
        if op.who is not None and WHO[op.who.kind] not in ("this-entity", "entity"):
            figures = [figure for figure in figures if not is_huge(s, figure)]
        if not figures:
            return True
        if f.figure in figures:
            one = f.figure
        elif f.line[0] >= len(figures):
            one = figures[0]
        else:
            one = pick_of(s, f, decisions.FIGURE, figures, True)
            if one == WAITING:
                return False
        f.line = (f.line[0] - 1,)
        if one == f.figure:
            f.figure = NONE
        ground.despawn(s, one)
    return True


def _of_code(s: Session, f: Deeds, op: Op) -> list[int]:
    row = s.row_of(op.code)
    return s.figures_of(row) if row != NONE else []


declare(Verb("despawn", "EF-6.122", do_despawn, say, (Field("code", "Target", slot="who"), amount())))


def do_entity_relocate(s: Session, f: Deeds, op: Op) -> Done:
    """EF-6.122: to the Lair it came from if that is free, else another; or to a place that is named."""
    rows = entities_of(s, f, op)
    if rows is None:
        return False
    figures = [figure for row in rows for figure in s.figures_of(row)]
    if not figures or op.place is None:
        return True
    figure = f.figure if f.figure in figures else figures[0]
    if not can_move(s, figure):
        return True  # EF-5.197
    if PLACES[op.place.kind] == "lair":
        lair = s.figures.rows[figure].lair
        if lair == NOWHERE or not lies(s, lair) or is_full(s, lair):
            lair = pick_of(
                s,
                f,
                decisions.LAIR,
                [space for space in open_places(s, f, op.place, True) if may_stand(s, space)],
                True,
            )
            if lair == WAITING:
                return False
    else:
        lair = place_of(s, f, op.place, True, True)
        if lair == WAITING:
            return False
    if lair not in (NONE, NOWHERE):
        ground.relocate(s, figure, lair)
    return True


declare(Verb("entity-relocate", "EF-6.122", do_entity_relocate, say, (Field("code", "Target", slot="who"), place())))


def do_entity_move(s: Session, f: Deeds, op: Op) -> Done:
    """EF-6.122: so many steps towards a place by a shortest path; `chosen` is any neighbouring way."""
    rows = entities_of(s, f, op)
    if rows is None:
        return False
    if not rows or not s.figures_of(rows[0]):
        return True
    where = place_of(s, f, op.place, False, True)
    if where == WAITING:
        return False
    figure = f.figure if f.figure != NONE else s.figures_of(rows[0])[0]
    if where != NOWHERE and can_move(s, figure):
        push(s, Striding(figure, how_much(s, f, op.amount), NOBODY, where))
    return True


declare(
    Verb(
        "entity-move",
        "EF-6.122",
        do_entity_move,
        say,
        (Field("code", "Target", slot="who"), amount(name="steps"), place()),
    )
)


# Companions (EF-5.309) -------------------------------------------------------------------------------------------------


def do_companion(s: Session, f: Deeds, op: Op) -> Done:
    card = s.cast.card_ids[op.code]
    where = place_of(s, f, op.place, True)
    if where == WAITING:
        return False
    if where != NOWHERE:
        ground.call_companion(s, companion_of(s, card), card, where)
    return True


declare(Verb("companion", "EF-5.309", do_companion, say, (code(), place())))


def do_uncompanion(s: Session, f: Deeds, op: Op) -> Done:
    ground.stand(s, companion_of(s, s.cast.card_ids[op.code]), NOWHERE)
    return True


declare(Verb("uncompanion", "EF-5.309", do_uncompanion, say, (code(),)))


def do_reveal(s: Session, f: Deeds, op: Op) -> Done:
    """EF-5.214: an Entity tile is laid open; a card is shown to all."""
    if op.code in s.cast.entity_ids:
        ground.open_entity(s, s.cast.entity_ids[op.code])
    elif op.code in s.cast.card_ids:
        card = s.cast.card_ids[op.code]
        if t.KINDS[s.cast.cards[card].kind] == "picture":
            return reveal_picture(s, f, op.code)
        take_secret(s, card)
        tell_revealed(s, op.code)
    return True


def reveal_picture(s: Session, f: Deeds, code: str) -> Done:
    """EF-10.56: several pictures have one back; the one that lies there is shown, and what it says is carried out."""
    for card in s.secrets:
        if s.cast.cards[card].code == code:
            show_picture(s, card)
            for number in s.cast.cards[card].uses:
                carry(s, f, s.cast.uses[number].do)
    return True


declare(Verb("reveal", "EF-5.214", do_reveal, say, (code(),)))
