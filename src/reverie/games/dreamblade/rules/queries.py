"""Queries: what is true right now. Stats with all modifiers (DB-900.8, DB-5.11), who stands where, who is engaged.

Nothing here writes. Continuous keywords take part by declaring a modifier; the index finds them by query.
"""

from __future__ import annotations

from typing import Final

from reverie.kernel.abilities import Modifiers, Source, reaches_bearer

from .board import ADJACENT, CELLS, DISTANCE, IS_SCORING
from .notation import COMPARE_NONE, Ability
from .pieces import Piece
from .state import DREAMSCAPE, GRAVEYARD, NOBODY, Dreamblade

MODIFIERS: Final[Modifiers[Dreamblade]] = Modifiers()


def other(seat: int) -> int:
    """DB-G.opponent."""
    return 1 - seat


def piece(s: Dreamblade, m: int) -> Piece:
    return s.cast.piece_of[m]


def ability(s: Dreamblade, number: int) -> Ability:
    return s.cast.abilities[number]


def creatures(s: Dreamblade, seat: int, cell: int) -> tuple[int, ...]:
    """The creatures of one player in a cell."""
    # Rules: DB-P.3.
    return s.here[seat * CELLS + cell]


def enemies_here(s: Dreamblade, m: int) -> tuple[int, ...]:
    """Local enemies of a miniature (DB-G.enemy, DB-G.local): creatures only."""
    row = s.minis.rows[m]
    return s.here[(1 - row.owner) * CELLS + row.cell]


def allies_near(s: Dreamblade, m: int) -> list[int]:
    """Allies local or adjacent (DB-G.ally): other creatures of the same player."""
    # Rules: DB-B.3, DB-B.4, DB-G.nonlocal.
    row = s.minis.rows[m]
    base = row.owner * CELLS
    found = [c for c in s.here[base + row.cell] if c != m]
    for cell in ADJACENT[row.cell]:
        found.extend(s.here[base + cell])
    return found


def all_creatures(s: Dreamblade, seat: int) -> list[int]:
    """Every creature that a player controls (DB-G.control)."""
    found: list[int] = []
    for ids in s.here[seat * CELLS : (seat + 1) * CELLS]:
        found.extend(ids)
    return sorted(found)


def in_dreamscape(s: Dreamblade, m: int) -> bool:
    return s.minis.rows[m].zone == DREAMSCAPE


def engaged(s: Dreamblade, m: int) -> bool:
    """DB-802.1a: an enemy creature is in the same cell. An enemy location does not engage."""
    # Rules: DB-G.engaged, DB-G.unengaged.
    row = s.minis.rows[m]
    return s.here[(1 - row.owner) * CELLS + row.cell] != ()


def contested(s: Dreamblade, cell: int) -> bool:
    """DB-G.contested_cell: creatures of both players are there."""
    # Rules: DB-G.contest.
    return s.here[cell] != () and s.here[CELLS + cell] != ()


def empty(s: Dreamblade, cell: int) -> bool:
    """DB-Q.9: no miniature of any kind."""
    return s.here[cell] == () and s.here[CELLS + cell] == () and s.place[cell] == NOBODY


def in_score(s: Dreamblade, m: int) -> bool:
    """DB-303.2b, DB-900.12: in one of its controller's scoring cells, contested or not."""
    # Rules: DB-G.score.
    row = s.minis.rows[m]
    return row.zone == DREAMSCAPE and IS_SCORING[s.players.rows[row.owner].edge][row.cell]


def fits(a: Ability, p: Piece) -> bool:
    """DB-900.14: whether a miniature belongs to the group an ability is narrowed to."""
    if a.aspect != COMPARE_NONE and not p.aspects[a.aspect]:
        return False
    if a.lineage != "" and a.lineage != p.lineage:
        return False
    return a.group == "" or a.group in p.types


def in_force(s: Dreamblade, source: Source) -> bool:
    """An ability of the index works: it has no `{S}`, or its bearer stands in a scoring cell (DB-G.active).

    An activated ability was paid for where its bearer stood then (DB-D.37), so `{S}` is not asked again.
    """
    bearer, number, _x = source
    a = s.cast.abilities[number]
    return not a.score or not a.standing() or in_score(s, bearer)


def bears(s: Dreamblade, m: int, keyword: str) -> bool:
    """Whether a miniature has a keyword in force."""
    for source in s.active.get(keyword):
        bearer, _number, _x = source
        if bearer == m and in_force(s, source):
            return True
    return False


def bearing(s: Dreamblade, m: int, keyword: str) -> list[Source]:
    """All abilities in force of one miniature with this keyword."""
    found: list[Source] = []
    for source in s.active.get(keyword):
        bearer, _number, _x = source
        if bearer == m and in_force(s, source):
            found.append(source)
    return found


# Stats ---------------------------------------------------------------------------------------------------------------


def power(s: Dreamblade, m: int) -> int:
    """DB-300.4 with all modifiers; not below 0."""
    # Rules: DB-G.power.
    value = MODIFIERS.fold(s, s.active, "power", m, s.cast.piece_of[m].power)
    return value if value > 0 else 0


def defense(s: Dreamblade, m: int) -> int:
    """DB-300.5 with all modifiers; not below 1."""
    # Rules: DB-G.defense.
    value = MODIFIERS.fold(s, s.active, "defense", m, s.cast.piece_of[m].defense)
    return value if value > 1 else 1


def life(s: Dreamblade, m: int) -> int:
    """DB-300.6 with all modifiers; not below 1."""
    # Rules: DB-G.life.
    value = MODIFIERS.fold(s, s.active, "life", m, s.cast.piece_of[m].life)
    return value if value > 1 else 1


def stats(s: Dreamblade, m: int) -> list[int]:
    """Power, defense and life. Most creatures have what is printed, for nothing in force can reach them."""
    if MODIFIERS.bearers(s, s.active, m):
        return [power(s, m), defense(s, m), life(s, m)]
    p = s.cast.piece_of[m]
    return [p.power if p.power > 0 else 0, p.defense if p.defense > 1 else 1, p.life if p.life > 1 else 1]


def explain_stat(s: Dreamblade, m: int, stat: str) -> list[tuple[str, int, int]]:
    """What changes a stat: (keyword, bearer, change)."""
    base = {"power": piece(s, m).power, "defense": piece(s, m).defense, "life": piece(s, m).life}[stat]
    return MODIFIERS.explain(s, s.active, stat, m, base)


def _allies_near_gain(s: Dreamblade, source: Source, subject: int) -> bool:
    """Whether an aura for allies local or adjacent (Bolster, Enrage, Invigorate) reaches a creature."""
    bearer, number, _x = source
    a = s.cast.abilities[number]
    if a.self_only:
        return subject == bearer and in_force(s, source)
    if subject == bearer:
        return False
    b = s.minis.rows[bearer]
    t = s.minis.rows[subject]
    return (
        b.owner == t.owner
        and DISTANCE[b.cell][t.cell] <= 1
        and fits(a, s.cast.piece_of[subject])
        and in_force(s, source)
    )


def _enemies_here_suffer(s: Dreamblade, source: Source, subject: int) -> bool:
    """Whether an aura on local enemies (Weaken, Panic, Drain, Inciter) reaches a creature."""
    bearer, number, _x = source
    a = s.cast.abilities[number]
    if a.self_only:
        return subject == bearer and in_force(s, source)
    b = s.minis.rows[bearer]
    t = s.minis.rows[subject]
    return b.owner != t.owner and b.cell == t.cell and fits(a, s.cast.piece_of[subject]) and in_force(s, source)


def bonus_for_allies(s: Dreamblade, source: Source, subject: int, value: int) -> int:
    _bearer, _number, x = source
    return value + x if _allies_near_gain(s, source, subject) else value


def bonus_for_enemies(s: Dreamblade, source: Source, subject: int, value: int) -> int:
    _bearer, _number, x = source
    return value + x if _enemies_here_suffer(s, source, subject) else value


def penalty_for_enemies(s: Dreamblade, source: Source, subject: int, value: int) -> int:
    _bearer, _number, x = source
    return value - x if _enemies_here_suffer(s, source, subject) else value


def geomancy(s: Dreamblade, source: Source, subject: int, value: int) -> int:
    """DB-K.Geomancy: +X for each own location in the bearer's column."""
    bearer, _number, x = source
    if bearer != subject or not in_force(s, source):
        return value
    row = s.minis.rows[subject]
    for cell in range(row.cell % 5, CELLS, 5):
        place = s.place[cell]
        if place != NOBODY and s.minis.rows[place].owner == row.owner:
            value += x
    return value


def fight(s: Dreamblade, source: Source, subject: int, value: int) -> int:
    """DB-K.Fight: +X once while any enemy of the type is local."""
    bearer, number, x = source
    if bearer != subject or not in_force(s, source):
        return value
    a = s.cast.abilities[number]
    for enemy in enemies_here(s, subject):
        if fits(a, s.cast.piece_of[enemy]):
            return value + x
    return value


def thanatomancy(s: Dreamblade, source: Source, subject: int, value: int) -> int:
    """DB-K.Thanatomancy: power is the number of creatures in the own graveyard."""
    bearer, _number, _x = source
    if bearer != subject or not in_force(s, source):
        return value
    count = 0
    for m in s.cast.bands[s.minis.rows[subject].owner]:
        if s.minis.rows[m].zone == GRAVEYARD and s.cast.piece_of[m].creature:
            count += 1
    return count


def reaches_allies(s: Dreamblade, source: Source, subject: int) -> bool:
    """Whether an aura for allies can ever reach a creature; whose they are is told anew with the abilities in force."""
    bearer, number, _x = source
    a = s.cast.abilities[number]
    if a.self_only or subject == bearer:
        return a.self_only and subject == bearer
    return s.minis.rows[bearer].owner == s.minis.rows[subject].owner and fits(a, s.cast.piece_of[subject])


def reaches_enemies(s: Dreamblade, source: Source, subject: int) -> bool:
    """Whether an aura on enemies can ever reach a creature."""
    bearer, number, _x = source
    a = s.cast.abilities[number]
    if a.self_only:
        return subject == bearer
    return s.minis.rows[bearer].owner != s.minis.rows[subject].owner and fits(a, s.cast.piece_of[subject])


MODIFIERS.declare("power", "Thanatomancy", thanatomancy, 0, reaches_bearer)
MODIFIERS.declare("power", "Enrage", bonus_for_allies, 1, reaches_allies)
MODIFIERS.declare("power", "Fight", fight, 1, reaches_bearer)
MODIFIERS.declare("power", "Geomancy", geomancy, 1, reaches_bearer)
MODIFIERS.declare("power", "Inciter", bonus_for_enemies, 1, reaches_enemies)
MODIFIERS.declare("power", "Weaken", penalty_for_enemies, 1, reaches_enemies)
MODIFIERS.declare("defense", "Bolster", bonus_for_allies, 1, reaches_allies)
MODIFIERS.declare("defense", "Geomancy", geomancy, 1, reaches_bearer)
MODIFIERS.declare("defense", "Panic", penalty_for_enemies, 1, reaches_enemies)
MODIFIERS.declare("life", "Geomancy", geomancy, 1, reaches_bearer)
MODIFIERS.declare("life", "Invigorate", bonus_for_allies, 1, reaches_allies)
MODIFIERS.declare("life", "Drain", penalty_for_enemies, 1, reaches_enemies)


def initiative_change(s: Dreamblade, seat: int) -> int:
    """DB-801.10: what a player's abilities add to the initiative result."""
    change = 0
    for source in s.active.get("Initiative"):
        bearer, _number, x = source
        if s.minis.rows[bearer].owner == seat and in_force(s, source):
            change += x
    return change


# Blade abilities -----------------------------------------------------------------------------------------------------

BladeKey = tuple[int, int, int, int]
"""One blade ability that a miniature has: its bearer, the creature it is copied from (the bearer for its own), the
miniature it comes from (the bearer of Hell's Fury for a granted one), and the ability."""


def negated(s: Dreamblade, m: int) -> bool:
    """DB-K.Nullify: the blade abilities of this creature are negated. Those of locations never are."""
    if not s.cast.piece_of[m].creature:
        return False
    row = s.minis.rows[m]
    for source in s.active.get("Nullify"):
        bearer, number, _x = source
        theirs = s.minis.rows[bearer]
        if theirs.cell != row.cell or not in_force(s, source):
            continue
        a = s.cast.abilities[number]
        if a.self_only and bearer != m:
            continue
        if a.enemies and theirs.owner == row.owner:
            continue
        if fits(a, s.cast.piece_of[m]):
            return True
    return False


def _own_blades(s: Dreamblade, m: int, bearer: int) -> list[BladeKey]:
    """The printed and granted blade abilities of m, as keys for a bearer (m itself, or a creature that copies m)."""
    keys: list[BladeKey] = [(bearer, m, m, a.number) for a in s.cast.piece_of[m].blade]
    row = s.minis.rows[m]
    for source in s.active.get("Hell's Fury"):
        giver, number, _x = source
        grantor = s.minis.rows[giver]
        if (
            giver != m
            and s.cast.piece_of[m].creature
            and grantor.owner == row.owner
            and DISTANCE[grantor.cell][row.cell] <= 1
            and fits(s.cast.abilities[number], s.cast.piece_of[m])
            and in_force(s, source)
        ):
            key = (bearer, m, giver, s.cast.granted[number])
            if key not in keys:  # once per bearer, however often it was activated
                keys.append(key)
    return keys


def blade_abilities(s: Dreamblade, m: int) -> list[BladeKey]:
    """Every blade ability that a miniature has now: printed, granted (Hell's Fury) and copied (Copy)."""
    # Rules: DB-P.1f, DB-G.blade_ability.
    keys = _own_blades(s, m, m)
    row = s.minis.rows[m]
    for _bearer, number, _x in bearing(s, m, "Copy"):
        a = s.cast.abilities[number]
        for seat in (0, 1):
            if a.enemies and seat == row.owner:
                continue
            for c in s.here[seat * CELLS + row.cell]:
                if c != m and fits(a, s.cast.piece_of[c]):
                    for key in _own_blades(s, c, m):
                        if key not in keys:
                            keys.append(key)
    return keys
