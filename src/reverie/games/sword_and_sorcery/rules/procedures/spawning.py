"""SS-28.10, SS-29, SS-30, SS-31: enemies come into play: gates, assignment, enemy powers, shadows."""

from __future__ import annotations

from reverie.kernel.agenda import AGAIN, DONE, RESTART, Flow, ask, cite, dice, emit, procedure, push, reveal
from reverie.kernel.domain import Listed
from reverie.kernel.fields import fields
from reverie.kernel.plain import Plain
from reverie.kernel.state import Frame
from reverie.parts.rules.effects import NO_TEXT
from reverie.parts.rules.story import announce_all

from .. import atoms, atoms_map, atoms_table, decisions
from .. import terms as t
from ..abilities import NONE
from ..effects.walk import Deeds
from ..errands import has_rule
from ..force import THING, borne, hidden_by_enemies, judged, least_of, total, worked_out
from ..frames import EnterPowers, PutShadow, Spawn
from ..ground import ground
from ..queries import sees
from ..state import ENEMIES, ENEMY_POWERS, GATE_STREAM, NOBODY, NOWHERE, SHADOW, SHADOWS, Quest
from .drawing import is_empty, ready
from .errands import stay_behind

# Gates (SS-30.2) ----------------------------------------------------------------


def open_gates(s: Quest) -> list[int]:
    return [number for number in atoms_map.gates(s) if s.things.rows[number].state > 0]


def gates_meant(s: Quest, f: Spawn) -> list[int]:
    """The gates from which an enemy may come: the open ones; or all but one, for who comes another way than was closed (SS-G18 Q5)."""
    if f.but == NONE:
        return open_gates(s)
    return [number for number in atoms_map.gates(s) if s.things.rows[number].area != f.but]


def find_gate(s: Quest, f: Spawn) -> Flow:
    """SS-30.2: with one open gate it is that; with several on the map a die says which, again and again until it names an open one."""
    if f.count == 0:
        return DONE
    if f.area != NOWHERE and f.gate == NONE:
        return None
    gates, is_open = atoms_map.gates(s), gates_meant(s, f)
    if not is_open:
        return DONE
    if len(gates) == 1 or len(is_open) == 1:
        f.gate = is_open[0]
        f.area = s.things.rows[f.gate].area
        return None
    if f.answer is None:
        dice(s, decisions.GATE_DIE, 1, t.FACES, GATE_STREAM)
        return AGAIN
    if isinstance(f.answer, tuple):
        shown = s.cast.dice[t.BLUE].faces[f.answer[0] - 1]
        f.answer = None
        named = [number for number in is_open if shown[s.things.rows[number].value]]
        if not named:
            return AGAIN
        if len(named) > 1:
            ask(s, s.active, decisions.GATE, Listed(tuple(named)))
            return AGAIN
        f.answer = named[0]
    f.gate, f.answer = f.answer, None
    f.area = s.things.rows[f.gate].area
    return None


# The card (SS-31) ----------------------------------------------------------------


def draw_enemy(s: Quest, f: Spawn) -> Flow:
    """SS-31.1, SS-31.6: the top card, or on until the right one comes; none left: nothing comes (SS-29.11, SS-31.5)."""
    if f.foe != NOBODY and f.foe not in enemies_left(s):
        return None  # it was set aside
    if not any([is_wanted(s, f, one) for one in enemies_left(s)]):
        return DONE
    if not ready(s, ENEMIES):
        return AGAIN
    foe = atoms_map.draw(s, ENEMIES)
    if not is_wanted(s, f, foe):
        atoms_map.discard(s, ENEMIES, foe)
        return AGAIN
    f.foe = foe
    return None


def is_wanted(s: Quest, f: Spawn, foe: int) -> bool:
    """Whether this is the enemy, or one of the rank, that shall come; any, where nothing is said."""
    if f.foe != NOBODY:
        return foe == f.foe
    return f.rank == NONE or s.enemy(foe).rank == f.rank


def enemies_left(s: Quest) -> tuple[int, ...]:
    return s.piles.rows[ENEMIES].cards + s.piles.rows[ENEMIES + 1].cards


def assigned(s: Quest, foe: int) -> int:
    """SS-31.2, SS-31.3, SS-31.4: who controls it: the owner of the first copy; else the active player without any; else who has fewest."""
    enemy = s.enemy(foe)
    for other in s.foes_in_play():
        if s.enemy(other).id == enemy.id and s.enemy(other).rank == enemy.rank:
            return s.foes.rows[other].controller
    counts = [0] * len(s.heroes)
    for other in s.foes_in_play():
        if other != foe:  # SS-37.3: a master is the active player's
            counts[s.active if s.enemy(other).rank == t.PURPLE else s.foes.rows[other].controller] += 1
    if counts[s.active] == 0:
        return s.active
    least = min(counts)
    for seat in s.clockwise(s.active)[1:]:
        if counts[seat] == least and least < counts[s.active]:
            return seat
    return s.active


def enter(s: Quest, f: Spawn) -> None:
    """SS-28.15, SS-30.7, SS-37.2: figures, shields and charges, and no activation; a master brings the threat token."""
    atoms.bring_in(s, f.foe, assigned(s, f.foe), (f.area,), f.group)
    enemy = s.enemy(f.foe)
    atoms_table.name_enemy(s, enemy.code, True)
    if f.group:
        atoms_table.name_enemy(s, f.group, True)
    for figure in s.plan.figures[f.foe] if f.stunned else ():
        atoms.give_condition(s, figure, t.STUN)
    if enemy.rank == t.PURPLE:
        cite(s, "SS-37.2")
        atoms.move_threat(s, s.active, 1)
    icons = s.sheet(f.foe).powers + f.powers + entry_powers(s, f.foe)
    if icons:
        push(s, EnterPowers(f.foe, icons))
    announce_all(s, [("entered-play", t.RANKS[enemy.rank]), ("entered-play", enemy.code)], NOBODY, f.area)


def arrive(s: Quest, f: Spawn) -> None:
    """SS-30.7, SS-50.7 `enters-play`: it is there, with its powers."""
    if s.figures_in_play(f.foe):
        atoms_table.note(s, atoms.CAME, s.figures_in_play(f.foe)[0], f.foe)


def entry_powers(s: Quest, foe: int) -> int:
    """SS-39.12, SS-50.9 `entry-powers`: on Heroic every blue enemy has one more; what the table bears is for every enemy."""
    figure = s.plan.figures[foe][0]
    found = total(s, "entry-powers", figure)
    for bearer, number, value in borne(s, "entry-powers"):
        mod = s.cast.mods[number]
        if bearer >= THING and mod.whose is None and (mod.given is None or judged(s, mod.given, figure)):
            found += worked_out(s, bearer, mod, figure, value)
    return found


def next_enemy(s: Quest, f: Spawn) -> Flow:
    f.count -= 1
    f.foe = NOBODY
    if f.gate != NONE:
        f.gate, f.area = NONE, NOWHERE
    return RESTART


procedure(
    Spawn,
    ("SS-30.2", find_gate),
    ("SS-31.1", draw_enemy),
    ("SS-31.2", enter),
    ("SS-30.7", arrive),
    ("SS-30.2", next_enemy),
)


# Enemy powers (SS-28.10) ----------------------------------------------------------------


def fits(s: Quest, foe: int, power: int) -> bool:
    """SS-28.10: never two of the same type."""
    types = [s.cast.enemy_powers[one].type for one in s.foes.rows[foe].powers]
    return s.cast.enemy_powers[power].type not in types


def draw_power(s: Quest, f: EnterPowers) -> Flow:
    """SS-28.10: one for each icon, at most two, illegal draws are discarded; none left: it has fewer."""
    row = s.foes.rows[f.foe]
    if f.count == 0 or row.controller == NOBODY or len(row.powers) >= 2:
        return DONE
    left = s.piles.rows[ENEMY_POWERS].cards + s.piles.rows[ENEMY_POWERS + 1].cards
    if not any([fits(s, f.foe, power) for power in left]):
        return DONE
    if not ready(s, ENEMY_POWERS):
        return AGAIN
    power = atoms_map.draw(s, ENEMY_POWERS)
    if fits(s, f.foe, power):
        f.count -= 1
        atoms.give_power(s, f.foe, power)
    else:
        atoms_map.discard(s, ENEMY_POWERS, power)
    return AGAIN


procedure(EnterPowers, ("SS-28.10", draw_power))


# Shadows (SS-29) ----------------------------------------------------------------


@fields
class Reveal(Frame):
    """SS-29.2: shadows in sight are revealed, all of them, one after the other."""

    shadows: tuple[int, ...]
    shadow: int = NONE
    """The one at hand."""
    begun: bool = False


def in_sight(s: Quest) -> tuple[int, ...]:
    """SS-29.2: the shadows that a hero in play sees; companions and ghosts reveal nothing."""
    map_ = ground(s)
    if not map_.shadows:
        return ()
    seen = 0
    hidden_by, reach = hidden_by_enemies(s), s.reach()
    dim = bool(borne(s, "sight-most"))
    for seat, hero in enumerate(s.heroes.rows):
        if not hero.ghost:
            fog = least_of(s, "sight-most", seat, t.FOG) if dim else t.FOG
            seen |= reach.seen_from(s.figures.rows[seat].area, hidden_by, fog)
    if not seen & map_.shadows:
        return ()
    return tuple([number for number in map_.of_kind(SHADOW) if seen >> s.things.rows[number].area & 1])


def revealers(s: Quest, area: int) -> list[int]:
    """SS-Q82: the active hero if it sees the token, else those who see it and are nearest to it."""
    seeing = [seat for seat in s.living() if sees(s, seat, area)]
    if not seeing:  # an enemy that has just been revealed stands before it
        seeing = [seat for seat in s.living() if sees(s, seat, area, True)]
    if s.active in seeing or not seeing:
        return [s.active]
    reach, rows = s.reach(), s.figures.rows
    least = min([reach.dist_range(rows[seat].area, area) for seat in seeing])
    return [seat for seat in seeing if reach.dist_range(rows[seat].area, area) == least]


def choose_shadow(s: Quest, f: Reveal) -> Flow:
    """SS-7.34: the active player says in which order; who has died before it came to this reveals nothing (SS-7.8)."""
    if not f.begun:
        f.begun = True
        seen = in_sight(s)
        f.shadows = tuple([number for number in f.shadows if number in seen])
    f.shadows = tuple([number for number in f.shadows if s.things.rows[number].kind == SHADOW])
    if not f.shadows:
        return DONE
    ask(s, s.active, decisions.ORDER, Listed(f.shadows))
    return None


def name_revealer(s: Quest, f: Reveal) -> None:
    """SS-7.37: of several who are equally near the active player names one."""
    f.shadow, f.answer = f.answer, None
    found = revealers(s, s.things.rows[f.shadow].area)
    if len(found) > 1:
        ask(s, s.active, decisions.NEAREST, Listed(tuple(found)))
    else:
        f.answer = found[0]


def turn_over(s: Quest, f: Reveal) -> Flow:
    """SS-29.3, SS-29.4, SS-29.5, SS-29.6, SS-29.7, SS-29.8, SS-29.9: what it was, and what comes of it."""
    number, seat, f.answer = f.shadow, f.answer, None
    f.shadows = tuple([one for one in f.shadows if one != number])
    thing = atoms_table.vanish(s, number)
    reveal(s)
    token = s.cast.shadows[thing.value]
    emit(s, "shadow-revealed", area=thing.area, shadow=thing.value)
    atoms_map.discard(s, SHADOWS, thing.value)
    ability = s.cast.abilities[token.ability]
    facts: list[Plain] = [("revealed", token.id)]
    if token.id in ("man", "woman"):
        facts.append(("revealed", "inhabitant"))
    announce_all(s, facts, seat, thing.area)
    if has_rule(s, t.H_INHABITANTS) and len(facts) > 1:
        stay_behind(s, thing.area)
    if ability.do != NO_TEXT:
        about = (NOBODY, thing.area, seat, (), ability.value, ability.number)
        push(s, Deeds(ability.do, s.active, NOBODY, *about))
    return RESTART


def put_shadow(s: Quest, f: PutShadow) -> Flow:
    """SS-29.10: off the pool, which is mixed anew of its discards where it has run out; nobody knows its face."""
    if is_empty(s, SHADOWS):
        return DONE
    if not ready(s, SHADOWS):
        return AGAIN
    row = s.piles.rows[SHADOWS]
    token = row.cards[0]
    atoms_table.set_pile(s, SHADOWS, row.cards[1:])
    atoms_map.lay(s, SHADOW, f.area, token)
    return None


procedure(PutShadow, ("SS-29.10", put_shadow))
procedure(Reveal, ("SS-7.34", choose_shadow), ("SS-7.37", name_revealer), ("SS-29.2", turn_over))
