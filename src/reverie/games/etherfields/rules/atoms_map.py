"""The Dreamscape: tiles, Walls, figures, tokens, States (EF-5.111 to EF-5.141, EF-5.166 to EF-5.177, EF-5.193 to EF-5.198, EF-5.222).

Atoms are the only code that writes state.
"""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import cite, emit, reveal
from reverie.parts.rules import decks

from . import terms as t
from .abilities import NONE
from .state import (
    FIGURES,
    FIRST_COMPANION,
    FIRST_FIGURE,
    LANDSCAPE,
    MORPHINGS,
    NOWHERE,
    Entity,
    Figure,
    Session,
    is_entity,
)

ON_ENTITY: Final = 1000
"""Places of tokens: from here on Entity tiles by their rows; below, spaces."""
NO_TOKENS: Final = (0, 0, 0, 0, 0)


# Tiles ---------------------------------------------------------------------------------------------------------------


def place_tile(s: Session, tile: int, slot: int) -> None:
    """EF-2.32: face up into its slot."""
    lying = list(s.lying)
    lying[slot] = tile
    s.lying = tuple(lying)
    s.stale = True
    reveal(s)
    emit(s, "tile-placed", tile=tile, slot=slot)
    s.happened.append(("reveal", tile, slot))


def lift_tile(s: Session, slot: int) -> None:
    tile = s.lying[slot]
    lying = list(s.lying)
    lying[slot] = NONE
    s.lying = tuple(lying)
    s.stale = True
    emit(s, "tile-lifted", tile=tile)


def cover(s: Session, tile: int, slot: int) -> None:
    """EF-5.222: an Overlay lies on what is there; whoever stands there stands on it in the same arrangement (EF-5.135)."""
    s.covered += ((slot, s.lying[slot]),)
    place_tile(s, tile, slot)


def uncover(s: Session, slot: int) -> None:
    """An Overlay is taken away: what it covered lies open again."""
    for one in s.covered:
        if one[0] == slot:
            lift_tile(s, slot)
            lying = list(s.lying)
            lying[slot] = one[1]
            s.lying = tuple(lying)
            s.covered = tuple([other for other in s.covered if other != one])
            s.stale = True
            return


def rearrange(s: Session, lying: tuple[int, ...], where: dict[int, int]) -> None:
    """EF-10.52: tiles lie in other slots, with everything on them; nobody moves."""
    before = s.lying
    s.lying = lying
    for number in range(FIGURES):
        row = s.figures.rows[number]
        if row.space in where or row.lair in where:
            row = s.figures.edit(number)
            row.space, row.lair = where.get(row.space, row.space), where.get(row.lair, row.lair)
    s.tokens = tuple([(kind, where.get(space, space), count) for kind, space, count in s.tokens])
    s.grounds = tuple([(kind, where.get(space, space), until) for kind, space, until in s.grounds])
    s.traps = tuple([(where.get(space, space), text, until) for space, text, until in s.traps])
    s.gems = tuple([where.get(space, space) for space in s.gems])
    s.stale = True
    for slot, tile in enumerate(lying):
        if tile not in (NONE, before[slot]):
            emit(s, "tile-moved", tile=tile, slot=slot)


def set_walls(s: Session, fence: int) -> None:
    """The Walls that stand, as bits."""
    s.fence = fence
    s.stale = True
    s.walls = tuple([edge for edge in range(len(s.cast.spaces.edges)) if fence >> edge & 1])


def wall(s: Session, edge: int, up: bool) -> None:
    set_walls(s, s.fence | 1 << edge if up else s.fence & ~(1 << edge))
    emit(s, "wall", edge=edge, up=up)


def swap_walls(s: Session, gone: int, come: int) -> None:
    """EF-10.56: one set of Walls goes, another comes."""
    set_walls(s, s.fence & ~gone | come)
    emit(s, "walls-swapped")


def shut_space(s: Session, space: int, shut: bool) -> None:
    s.shut = s.shut | 1 << space if shut else s.shut & ~(1 << space)
    s.stale = True
    emit(s, "space-blocked", space=space, shut=shut)


def draw_landscape(s: Session) -> int:
    """EF-5.264: the top Slumber map tile of the stack."""
    pile = s.piles.edit(LANDSCAPE)
    tile = pile.cards[0]
    pile.cards, pile.known = pile.cards[1:], pile.known[1:]
    reveal(s)
    return tile


def under_landscape(s: Session, tile: int) -> None:
    decks.put_under(s.piles, LANDSCAPE, tile, 0)


def stop_action(s: Session, use: int) -> None:
    """EF-5.45: a one-use Map action is used up."""
    if use not in s.stops:
        s.stops += (use,)
        before = s.rule
        cite(s, "EF-5.45")
        emit(s, "action-blocked", use=use)
        cite(s, before)


def free_action(s: Session, use: int) -> None:
    s.stops = tuple([other for other in s.stops if other != use])


def put_gem(s: Session, seat: int, space: int) -> None:
    """EF-5.126"""
    s.dreamers.edit(seat).gems -= 1
    s.gems += (space,)
    s.stale = True
    emit(s, "gem-put", seat=seat, space=space)


def take_gem(s: Session, seat: int, space: int) -> None:
    s.dreamers.edit(seat).gems += 1
    s.gems = tuple([other for other in s.gems if other != space])
    s.stale = True
    emit(s, "gem-taken", seat=seat, space=space)


def lay_quirk(s: Session, card: int, space: int) -> None:
    """EF-5.265: a Fate card lies on a map tile."""
    s.quirks += ((space, card, t.SPANS.index("while-active")),)
    s.stale = True
    emit(s, "quirk-placed", card=card, space=space)


def lay_ground(s: Session, kind: int, space: int, until: int) -> None:
    """EF-5.131: a terrain token, if one of its kind is left (EF-5.286)."""
    if len([one for one in s.grounds if one[0] == kind]) < t.TERRAIN_TOKENS:
        s.grounds += ((kind, space, until),)
        emit(s, "terrain", terrain=kind, space=space, lies=True)


def lift_ground(s: Session, kind: int, space: int) -> None:
    for one in s.grounds:
        if one[0] == kind and one[1] == space:
            left = list(s.grounds)
            left.remove(one)
            s.grounds = tuple(left)
            emit(s, "terrain", terrain=kind, space=space, lies=False)
            return


def lay_trap(s: Session, space: int, text: int, until: int) -> None:
    s.traps += ((space, text, until),)


def end_ground(s: Session, spans: tuple[int, ...]) -> None:
    """Terrain and Traps that last so long go back."""
    s.grounds = tuple([one for one in s.grounds if one[2] not in spans])
    s.traps = tuple([one for one in s.traps if one[2] not in spans])


# Figures -------------------------------------------------------------------------------------------------------------


def put(s: Session, figure: int, space: int) -> None:
    """From one space to another, or onto the map."""
    row = s.figures.edit(figure)
    if row.space == NOWHERE or space == NOWHERE:
        s.stale = True
    row.space = space
    s.moved = True


def stand(s: Session, figure: int, space: int) -> None:
    """A figure is put where it stands, without having moved."""
    put(s, figure, space)


def step(s: Session, figure: int, space: int) -> None:
    """EF-5.111: one step of a Move."""
    put(s, figure, space)
    emit(s, "moved", figure=figure, space=space)


def relocate(s: Session, figure: int, space: int) -> None:
    """EF-5.113"""
    put(s, figure, space)
    emit(s, "relocated", figure=figure, space=space)
    s.happened.append(("relocated", figure, space))


def push(s: Session, figure: int, space: int) -> None:
    """EF-5.138, EF-9.123: neither a Move nor a Relocation."""
    put(s, figure, space)
    emit(s, "pushed", figure=figure, space=space)
    s.happened.append(("pushed", figure, space))


def tell_trapped(s: Session, seat: int, space: int) -> None:
    emit(s, "trapped", seat=seat, space=space)


def tell_moved(s: Session, seat: int, trail: tuple[int, ...]) -> None:
    """A Move has ended: where it began, and every space that was entered."""
    s.trail = trail
    s.happened.append(("move", seat, len(trail) - 1))


def tell_entered(s: Session, figure: int, space: int) -> None:
    s.happened.append((f"enters:{s.cast.spaces.names[space]}", figure, space))


def open_entity(s: Session, tile: int) -> int:
    """An Entity tile is revealed: its row."""
    for row in s.entity_rows():
        if s.entities.rows[row].tile == tile:
            return row
    s.entities.rows.append(Entity(tile))
    s.stale = True
    reveal(s)
    emit(s, "revealed", code=s.cast.entities[tile].code)
    return len(s.entities.rows) - 1


def spawn(s: Session, row: int, figure: int, space: int) -> None:
    """EF-5.166"""
    one = s.figures.edit(figure)
    one.entity, one.space, one.lair, one.states, one.fresh = row, space, space, 0, 0
    s.stale = True
    emit(s, "spawned", entity=row, figure=figure, space=space)
    s.happened.append(("spawned", row, figure))


def despawn(s: Session, figure: int) -> None:
    row = s.figures.rows[figure].entity
    s.figures.rows[figure] = Figure()
    s.stale = True
    emit(s, "despawned", entity=row, figure=figure)
    s.happened.append(("despawned", row, figure))


def call_companion(s: Session, figure: int, card: int, space: int) -> None:
    """EF-5.309"""
    s.figures.edit(figure).space = space
    s.stale = True
    emit(s, "companion", card=card, space=space)


def free_figure(s: Session, kind: int) -> int:
    """EF-5.168: a figure of this kind that is left in the pool; NONE if there is none."""
    out = 0
    free = NONE
    for number in range(FIRST_FIGURE, FIGURES):
        row = s.figures.rows[number]
        if row.entity == NONE:
            free = number if free == NONE else free
        elif s.entity(row.entity).figure == kind:
            out += 1
    return free if out < t.FIGURE_POOLS[kind] else NONE


# States (EF-5.193 to EF-5.198) -----------------------------------------------------------------------------------------


def give_state(s: Session, figure: int, state: int) -> None:
    """If a token with this State is left (EF-5.194); States that come to a Dreamer in the Dreamscape Phase last longer (EF-4.16)."""
    row = s.figures.rows[figure]
    if row.states >> state & 1 or not state_left(s, state):
        return
    row = s.figures.edit(figure)
    row.states |= 1 << state
    if not is_entity(figure) and s.phase == t.DREAMSCAPE:
        row.fresh |= 1 << state & s.cast.dreamers_end[0]
    s.stale = True
    emit(s, "state", figure=figure, state=state)
    if figure < s.players() and 1 << state == t.PARALYZED:
        drop_carried(s, figure)


def state_left(s: Session, state: int) -> bool:
    """EF-9.7: some tokens have this State on one of their sides; what lies on the other side of one is not to be had."""
    tokens, sides = s.cast.state_tokens[state]
    out = 0
    for row in s.figures.rows:
        out += len([side for side in sides if row.states >> side & 1])
    return out < tokens


def end_states(s: Session, figure: int, states: int) -> None:
    """States go back to the pool; what came fresh becomes as the others."""
    row = s.figures.rows[figure]
    ending = row.states & states & ~row.fresh
    if not ending and not row.fresh:
        return
    row = s.figures.edit(figure)
    row.states &= ~ending
    row.fresh = 0
    s.stale = True
    for state in range(len(t.STATES)):
        if ending >> state & 1:
            emit(s, "state-ended", figure=figure, state=state)


# Tokens (EF-9.120) -----------------------------------------------------------------------------------------------------


def tokens_out(s: Session, kind: int) -> int:
    """How many of a kind are not in the pool."""
    out = sum([row.tokens[kind] for row in s.dreamers.rows]) + sum([row.tokens[kind] for row in s.entities.rows])
    return out + sum([count for other, _space, count in s.tokens if other == kind])


def tokens_at(s: Session, kind: int, place: int) -> int:
    if place >= ON_ENTITY:
        return s.entities.rows[place - ON_ENTITY].tokens[kind]
    return sum([count for other, space, count in s.tokens if other == kind and space == place])


def changed(tokens: tuple[int, int, int, int, int], kind: int, by: int) -> tuple[int, int, int, int, int]:
    left = list(tokens)
    left[kind] += by
    return (left[0], left[1], left[2], left[3], left[4])


def put_tokens(s: Session, kind: int, place: int, count: int) -> None:
    """Onto a space or an Entity tile, as many as the pool has."""
    count = min(count, t.TOKEN_POOLS[kind] - tokens_out(s, kind))
    if count <= 0:
        return
    if place >= ON_ENTITY:
        row = s.entities.edit(place - ON_ENTITY)
        row.tokens = changed(row.tokens, kind, count)
    else:
        there = tokens_at(s, kind, place)
        others = tuple([one for one in s.tokens if one[0] != kind or one[1] != place])
        s.tokens = (*others, (kind, place, there + count))
    emit(s, "token", token=kind, place=place, count=count)


def take_tokens(s: Session, kind: int, place: int, count: int) -> int:
    count = min(count, tokens_at(s, kind, place))
    if count <= 0:
        return 0
    if place >= ON_ENTITY:
        row = s.entities.edit(place - ON_ENTITY)
        row.tokens = changed(row.tokens, kind, -count)
    else:
        there = tokens_at(s, kind, place)
        others = tuple([one for one in s.tokens if one[0] != kind or one[1] != place])
        s.tokens = others if there == count else (*others, (kind, place, there - count))
    emit(s, "token", token=kind, place=place, count=-count)
    return count


def give_tokens(s: Session, kind: int, seat: int, count: int) -> None:
    """Onto a Dreamer's board (EF-5.221)."""
    count = min(count, t.TOKEN_POOLS[kind] - tokens_out(s, kind))
    if count > 0:
        row = s.dreamers.edit(seat)
        row.tokens = changed(row.tokens, kind, count)
        emit(s, "token", token=kind, place=-1 - seat, count=count)
        s.happened.append(("token", seat, kind))


def drop_tokens(s: Session, kind: int, seat: int, count: int) -> int:
    row = s.dreamers.rows[seat]
    count = min(count, row.tokens[kind])
    if count > 0:
        row = s.dreamers.edit(seat)
        row.tokens = changed(row.tokens, kind, -count)
        emit(s, "token", token=kind, place=-1 - seat, count=-count)
    return count


def drop_carried(s: Session, seat: int) -> None:
    """EF-9.120: a Dreamer whom an Entity Relocates, or who is Paralyzed, leaves what he carries on his space."""
    space = s.figures.rows[seat].space
    for kind in t.CARRIED:
        count = drop_tokens(s, kind, seat, s.dreamers.rows[seat].tokens[kind])
        if count and space != NOWHERE:
            put_tokens(s, kind, space, count)


# Clearing (EF-4.98) ----------------------------------------------------------------------------------------------------


def clear_entities(s: Session) -> None:
    """Figures, Morphings, Intent markers, States back to the pools."""
    for number in range(FIRST_COMPANION, FIGURES):
        if s.figures.rows[number].space != NOWHERE or s.figures.rows[number].entity != NONE:
            s.figures.rows[number] = Figure()
    for row in range(1, len(s.entities.rows)):
        for kind in s.entities.rows[row].morphings:
            decks.put_under(s.piles, MORPHINGS, kind, 0)
    del s.entities.rows[1:]
    for seat in range(s.players()):
        figure = s.figures.edit(seat)
        figure.states = figure.fresh = 0
    s.staged = ()
    s.stale = True


def clear_map(s: Session) -> None:
    """All tiles off the board, with everything on them."""
    s.lying = (NONE,) * len(s.lying)
    set_walls(s, 0)
    s.shut = 0
    s.grounds = s.traps = s.tokens = s.gems = s.stops = s.quirks = s.covered = ()
    for seat in range(s.players()):
        s.figures.edit(seat).space = NOWHERE
    s.stale = True


def end_tokens(s: Session, before: tuple[tuple[int, ...], ...]) -> None:
    """EF-4.98, EF-5.232: tokens of a Slumber go back; of those that lay there before, as many as are left stay."""
    kept = {(kind, place): count for kind, place, count in before}
    left = [(kind, place, min(count, kept.get((kind, place), 0))) for kind, place, count in s.tokens]
    s.tokens = tuple([one for one in left if one[2]])


def clear_boards(s: Session) -> None:
    """EF-9.120: tokens on Dreamers go back when a Dream or Slumber ends."""
    for seat in range(s.players()):
        s.dreamers.edit(seat).tokens = NO_TOKENS
