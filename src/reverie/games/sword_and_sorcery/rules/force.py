"""SS-50.9: which modifiers are in force, worked out from what lies on the table; and what they add up to.

Nobody keeps this index piece by piece: whoever changes what bears modifiers calls `rebuild`, and it is worked out when it is asked
next. A modifier counts once, however many bear it (SS-8.4).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from reverie.kernel.abilities import Source
from reverie.parts.rules.decks import EVERYBODY

from . import terms as t
from .abilities import MODS, NONE, SELECTORS, Ability, Awaited, Given, InForce, Mod, Selector
from .bearing import NOT_YET, bearing
from .ground import areas_named, ground
from .state import (
    EVENTS,
    FIRST_COMPANION,
    FIRST_ENEMY,
    MODIFIER,
    NOWHERE,
    Quest,
    is_companion,
    is_enemy,
    is_hero,
    on_loading,
)

THING: Final = 1000
"""Bearers from here on are things on the map, by their rows..."""
TABLE: Final = 2000
"""... and this one is the table itself: events, day and night, the quest, the difficulty."""
NOTHING: Final[tuple[Source, ...]] = ()
ALL_STALE: Final = 1 << FIRST_COMPANION
"""Everybody may bear something else than before; the bits below stand for single heroes."""

YOU: Final = SELECTORS.index("you")
THIS: Final = SELECTORS.index("this")
HEROES: Final = SELECTORS.index("heroes")
IN_PLAY: Final = SELECTORS.index("in-play")
ENEMIES: Final = SELECTORS.index("enemies")
EVERYONE: Final = SELECTORS.index("everyone")
ACTIVE_HERO: Final = SELECTORS.index("active-hero")
FIRST_HERO: Final = SELECTORS.index("first-hero")
HEROES_AT: Final = SELECTORS.index("heroes-at")
ENEMIES_AT: Final = SELECTORS.index("enemies-at")
OTHERS_IN_SIGHT: Final = SELECTORS.index("others-in-sight")
DOWNED_HERE: Final = SELECTORS.index("downed-heroes-here")
HEROES_HERE: Final = SELECTORS.index("heroes-here")
ENEMIES_HERE: Final = SELECTORS.index("enemies-here")
ENEMIES_WITHIN: Final = SELECTORS.index("enemies-within")
OTHERS_WITHIN: Final = SELECTORS.index("others-within")
CODE: Final = SELECTORS.index("code")
ALWAYS: Final = (YOU, THIS, HEROES, ENEMIES, EVERYONE)
"""Selectors that name the same figures as long as their bearers are in play."""


# What bears modifiers ------------------------------------------------------------------------------------------------


def of_foe(s: Quest, foe: int) -> tuple[Ability, ...]:
    """Every ability of an enemy: those of its scroll, then those of its powers (SS-28.11)."""
    row = s.foes.rows[foe]
    level = power_level(s, foe) - 1 if row.powers else 0
    plan = s.plan
    key = (plan.foes[foe], 2 * row.side + level, row.powers)
    found = plan.lore.get(key)
    if found is None:
        cast = s.cast
        numbers = [*s.sheet(foe).abilities, *[cast.enemy_powers[power].levels[level] for power in row.powers]]
        found = plan.lore[key] = tuple([cast.abilities[number] for number in numbers])
    return found


def of_powers(s: Quest, foe: int) -> tuple[Ability, ...]:
    """Of these the abilities of its powers."""
    if not s.foes.rows[foe].powers:
        return ()
    return of_foe(s, foe)[len(s.sheet(foe).abilities) :]


def of_table(s: Quest) -> list[Ability]:
    """Every ability of the table: the event that lies open, day or night, the quest, the difficulty (SS-38.2, SS-38.4, SS-39.12)."""
    cast = s.cast
    found = [cast.abilities[cast.difficulties[s.setup["difficulty"]]]]
    event = open_event(s)
    if event:
        found.append(cast.abilities[cast.events[event].ability])
    sky = cast.events[s.sky].kind if s.sky else ""
    for wave in s.plan.waves:
        if not wave.when or wave.when == sky:
            found += [cast.abilities[number] for number in wave.abilities]
    return found


def open_event(s: Quest) -> int:
    """SS-38.2, SS-38.3: the card face up on top of the event deck whose effect persists; 0 for none."""
    pile = s.piles.rows[EVENTS]
    if pile.cards and pile.known[0] == EVERYBODY and not s.fresh and s.cast.events[pile.cards[0]].persistent:
        return pile.cards[0]
    return 0


def power_level(s: Quest, foe: int) -> int:
    """SS-28.17, SS-50.9 `power-level`: the level of an enemy's powers: II in stand-alone quests from rank V on; else as modifiers say, what
    the table bears being for every enemy.
    """
    level = 2 if s.setup["rank"] >= 5 and not s.setup["legacy"] else 1
    in_force = borne(s, "power-level")
    if not in_force:
        return level
    figure = s.plan.figures[foe][0]
    mods = s.cast.mods
    every = [(bearer, mods[number], value) for bearer, number, value in in_force if bearer >= THING]
    found = [one for one in every if one[1].whose is None]
    for bearer, mod, value in found + sources(s, "power-level", figure):
        level = mod.sets if mod.sets != NONE else level + worked_out(s, bearer, mod, figure, value)
    return max(1, min(2, level))


def rebuild(s: Quest) -> None:
    """Something has changed that bears modifiers: what is in force is worked out anew when it is asked."""
    s.outdate(ALL_STALE)


def rebuild_hero(s: Quest, seat: int) -> None:
    """The same where one hero alone may bear something else than before."""
    s.outdate(1 << seat)


def work_out(s: Quest) -> None:
    all_anew = anew = s.stale >= ALL_STALE
    others_await = None if all_anew else s.awaited
    others = of_others(s) if anew else s.force.others
    own = s.force.own[:]
    for seat in range(len(s.heroes)):
        if anew or s.stale >> seat & 1:
            own[seat] = bearing(s, seat).mods if s.in_play(seat) else []
            anew = anew or own[seat] != s.force.own[seat]
    if anew and not all_anew and levels(own) != levels(s.force.own):  # what enemies bear hangs on it
        s.outdate(ALL_STALE)
        work_out(s)
        return
    s.put_in_force(together(s, others, own) if anew else s.force)
    if others_await is not None:
        s.await_triggers(Awaited(NOT_YET, others_await.enemies, others_await.tokens, others_await.table))
    if all_anew and any([s.foes.rows[foe].powers for foe in s.foes_in_play()]):
        add_powers(s, others)
        s.put_in_force(together(s, others, own))


def levels(own: list[list[tuple[str, int, int]]]) -> list[int]:
    """What heroes bear that changes the level of enemy powers."""
    return [number for mods in own for name, number, _value in mods if name == "power-level"]


def together(s: Quest, others: dict[str, tuple[Source, ...]], own: list[list[tuple[str, int, int]]]) -> InForce:
    """What heroes bear, and all others."""
    by = dict(others)
    for seat, mods in enumerate(own):
        for name, number, value in mods:
            by[name] = (*by.get(name, NOTHING), (seat, number, value))
    only_own = "capacity" not in others and "ability-off" not in by and s.cast.has_plain_capacity()
    return InForce(by, others, own, [s.cast.larger_by(mods) for mods in own] if only_own else [])


def add_powers(s: Quest, others: dict[str, tuple[Source, ...]]) -> None:
    """SS-28.11: what enemy powers change; it hangs on their level, and so on everything else that is in force."""
    by: dict[str, list[Source]] = {}
    for foe in s.foes_in_play():
        for ability in of_powers(s, foe):
            if ability.bears:
                for figure in s.figures_in_play(foe):
                    add(by, figure, ability)
    for name, found in by.items():
        others[name] = (*others.get(name, NOTHING), *found)


def of_others(s: Quest) -> dict[str, tuple[Source, ...]]:
    """What all bear but heroes, enemy powers left out."""
    cast = s.cast
    by: dict[str, list[Source]] = {}
    for foe in s.foes_in_play():
        for number in s.sheet(foe).abilities:
            ability = cast.abilities[number]
            if ability.bears:
                for figure in s.figures_in_play(foe):
                    add(by, figure, ability)
    for figure in s.companions_in_play():
        for number in cast.companions[figure - FIRST_COMPANION].abilities:
            add(by, figure, cast.abilities[number])
    for figure, row in enumerate(s.figures.rows):
        for critical in row.criticals:
            add(by, figure, cast.abilities[cast.criticals[critical].ability])
    for number in ground(s).tokens:
        thing = s.things.rows[number]
        if thing.area != NOWHERE:
            text, pos = divmod(thing.value, 64)
            for mod in cast.texts[text].ops[pos].mods:
                add_one(s, by, THING + number, mod, thing.state)
    for ability in of_table(s):
        add(by, TABLE, ability)
    for bearer, number, value, _until in s.lasting:
        add_one(s, by, bearer, number, value)
    return {name: tuple(sources) for name, sources in by.items()}


def add(by: dict[str, list[Source]], bearer: int, ability: Ability) -> None:
    for name, number, value in ability.bears:
        by.setdefault(name, []).append((bearer, number, value))


def add_one(s: Quest, by: dict[str, list[Source]], bearer: int, number: int, value: int) -> None:
    by.setdefault(MODS[s.cast.mods[number].kind], []).append((bearer, number, value))


def in_force(s: Quest) -> InForce:
    if s.stale:
        work_out(s)
    return s.force


def borne(s: Quest, name: str) -> tuple[Source, ...]:
    """The modifiers of a name that are in force, whomever they concern."""
    if s.stale:
        work_out(s)
    return s.force.by.get(name, NOTHING)


on_loading(rebuild)


# Whom a modifier concerns --------------------------------------------------------------------------------------------


def place_of(s: Quest, bearer: int) -> int:
    """Where a bearer stands."""
    if bearer >= TABLE:
        return NOWHERE
    return s.things.rows[bearer - THING].area if bearer >= THING else s.figures.rows[bearer].area


def is_meant(s: Quest, bearer: int, whose: Selector, figure: int) -> bool:
    """Whether a selector of a modifier names this figure."""
    kind = whose.kind
    if kind in (YOU, THIS):
        return bearer == figure
    if kind == HEROES:
        return is_hero(figure)
    if kind == IN_PLAY:
        return is_hero(figure) and s.in_play(figure)
    if kind == ENEMIES:
        return is_enemy(figure)
    if kind == EVERYONE:
        return True
    if kind == CODE:
        return is_enemy(figure) and is_called(s, s.foe_of(figure), whose.name)
    if kind in (ACTIVE_HERO, FIRST_HERO):
        return figure == (s.active if kind == ACTIVE_HERO else 0)
    if kind in (HEROES_AT, ENEMIES_AT):
        return is_enemy(figure) == (kind == ENEMIES_AT) and s.figures.rows[figure].area in areas_named(s, whose.name)
    here, there = place_of(s, bearer), s.figures.rows[figure].area
    if here == NOWHERE or there == NOWHERE:
        return False
    if kind == HEROES_HERE or kind == DOWNED_HERE:
        return figure < FIRST_ENEMY and here == there and (kind == HEROES_HERE or s.has(figure, t.DOWN))
    if kind == ENEMIES_HERE:
        return is_enemy(figure) and here == there
    if kind == OTHERS_WITHIN and is_enemy(figure) and is_enemy(bearer) and s.foe_of(figure) == s.foe_of(bearer):
        return False
    if kind == OTHERS_IN_SIGHT:
        other = is_enemy(figure) and is_enemy(bearer) and s.foe_of(figure) != s.foe_of(bearer)
        return other and (here == there or s.reach().sees(here, there, 0, t.FOG))
    wanted = is_enemy(figure) if kind in (ENEMIES_WITHIN, OTHERS_WITHIN) else figure < FIRST_ENEMY
    return wanted and near(s, here, there, whose.n, bearer < FIRST_ENEMY)


def is_called(s: Quest, foe: int, name: str) -> bool:
    """Whether an enemy goes by a quest's name: its code, its type, its group."""
    return name in (s.enemy(foe).code, s.enemy(foe).id, s.foes.rows[foe].group)


def near(s: Quest, here: int, there: int, most: int, by_hero: bool) -> bool:
    """SS-50.4: a hero's abilities reach by `dist_range` and in sight, others outward by `dist_move`."""
    reach = s.reach()
    if by_hero:
        return reach.dist_range(here, there) <= most and reach.sees(here, there, hidden_by_enemies(s), t.FOG)
    return reach.dist_move(here, there) <= most


def hidden_by_enemies(s: Quest) -> int:
    """SS-12.1 c: the areas with enemy figures, as bits: they block the lines of heroes."""
    found = 0
    for row in s.figures.rows[FIRST_ENEMY:]:
        if row.area != NOWHERE:
            found |= 1 << row.area
    return found


NO_MODS: Final[tuple[int, ...]] = ()
APART: Final = ("hits", "shield", "armour", "defence-dice", "range", "sight-through")
"""Modifiers whose conditions are asked by whoever counts them: they may be about the attack at hand."""
_judges: list[Callable[[Quest, Given, int], bool]] = []


def on_conditions(judge: Callable[[Quest, Given, int], bool]) -> None:
    """Say whether a condition holds for a figure; `conditions.py` does, once."""
    _judges.append(judge)


def judged(s: Quest, given: Given, figure: int) -> bool:
    """Whether a condition holds for a figure that bears a modifier."""
    return _judges[0](s, given, figure)


def sources(s: Quest, name: str, figure: int) -> list[tuple[int, Mod, int]]:
    """SS-8.1, SS-8.4: modifiers of a name that concern a figure now, each once: bearer, modifier, printed value; a card beats the book."""
    if s.stale:
        work_out(s)
    found: list[tuple[int, Mod, int]] = []
    in_force = s.force.by.get(name)
    if in_force is None:
        return found
    seen = NO_MODS
    mods = s.cast.mods
    silenced = name != "ability-off" and "ability-off" in s.force.by
    for bearer, number, value in in_force:
        mod = mods[number]
        if mod.whose is None:
            if bearer != figure:
                continue
        elif not is_meant(s, bearer, mod.whose, figure):
            continue
        if number in seen or (mod.given is not None and name not in APART and not _judges[0](s, mod.given, figure)):
            continue
        if mod.limit and counts_up(s, MODIFIER + mod.number, mod.limit, bearer):
            continue
        if silenced and mod.ability >= 0 and is_off(s, bearer, s.cast.abilities[mod.ability].id):
            continue
        seen += (number,)
        found.append((bearer, mod, value))
    return found


def total(s: Quest, name: str, figure: int, base: int = 0) -> int:
    """What modifiers change for a figure whose own number is this: HP, capacity, magic shields."""
    if s.stale:
        work_out(s)
    force = s.force
    if name not in force.by:
        return 0
    steady = force.steady.get(name)
    if steady is None:
        steady = force.steady[name] = is_steady(s, name)
    if not steady:
        return added(s, name, figure, base)
    found = force.totals.get((name, figure, base))
    if found is None:
        found = force.totals[(name, figure, base)] = added(s, name, figure, base)
    return found


def added(s: Quest, name: str, figure: int, base: int) -> int:
    """The same, worked out now."""
    found = sources(s, name, figure)
    if not found:
        return 0
    return folded([(mod, worked_out(s, bearer, mod, figure, value)) for bearer, mod, value in found], base) - base


def is_steady(s: Quest, name: str) -> bool:
    """Whether the modifiers of a name are always in force for the same figures, with the same amounts."""
    mods = [s.cast.mods[number] for _bearer, number, _value in s.force.by[name]]
    return "ability-off" not in s.force.by and all(
        [mod.is_steady() and (mod.whose is None or mod.whose.kind in ALWAYS) for mod in mods]
    )


def folded(found: list[tuple[Mod, int]], base: int) -> int:
    """SS-50.9: a number with what modifiers make of it: some set it, then all are added, and some say how much it is at most."""
    for mod, _amount in found:
        if mod.sets != NONE:
            base = mod.sets
    for _mod, amount in found:
        base += amount
    for mod, _amount in found:
        if mod.most != NONE:
            base = min(base, mod.most)
    return base


def owner_of_mod(s: Quest, bearer: int, figure: int) -> int:
    """SS-8.7: whose soul rank, or whose horde, a modifier counts by: who bears it or has laid its token, else whom it concerns."""
    if THING <= bearer < TABLE:
        owner = s.things.rows[bearer - THING].owner
        return owner if owner >= 0 else figure
    return bearer if bearer < THING else figure


def worked_out(s: Quest, bearer: int, mod: Mod, figure: int, value: int) -> int:
    """SS-50.5: the amount of a modifier that concerns a figure."""
    word = mod.by.word
    if word == 0:
        return mod.by.base
    figure = owner_of_mod(s, bearer, figure)
    if word == 1 or word == 2:
        rank = -value if value < 0 else rank_of(s, figure)
        return mod.by.base + (rank if word == 1 else t.half_rank(rank))
    if word == 7:
        return mod.by.base + (able_figures(s, s.foe_of(figure)) if is_enemy(figure) else 1)
    if word == 3:
        return mod.by.base + s.plan.act
    if word == 5 or word == 6:
        return mod.by.base + (in_play_count(s) if word == 5 else len(s.heroes))
    return mod.by.base + value


BY_RANK: Final = (1, 2)
"""Amounts that follow a soul rank (SS-50.5). What lasts for somebody else keeps the rank of who has brought it, as a number below zero in
the place of the printed value."""


def rank_of(s: Quest, figure: int) -> int:
    """SS-8.7: the soul rank of the owner; enemies have none."""
    if is_companion(figure):
        figure = s.companions.rows[figure - FIRST_COMPANION].owner
    return s.heroes.rows[figure].rank if is_hero(figure) and figure >= 0 else 0


def in_play_count(s: Quest) -> int:
    """SS-30.5: heroes in play, with what companions count for."""
    companions = s.cast.companions
    return len(s.living()) + sum([companions[one - FIRST_COMPANION].hero_value for one in s.companions_in_play()])


def is_off(s: Quest, figure: int, ability: str) -> bool:
    """SS-50.9 `ability-off`: whether an ability does nothing now."""
    return figure < THING and any([mod.name == ability for _bearer, mod, _value in sources(s, "ability-off", figure)])


def is_spent(s: Quest, ability: Ability, who: int) -> bool:
    """SS-8.6: whether a limit that the table counts is reached, for one bearer or for the party."""
    return ability.limit != t.NO_LIMIT and counts_up(s, ability.number, ability.limit, who)


def counts_up(s: Quest, number: int, limit: int, who: int) -> bool:
    """SS-8.6: whether a use that was noted still counts. Turns and visits take theirs away when they begin."""
    for used, by, when in s.used:
        if used != number or (by != who and limit != t.PER_PARTY_ROUND):
            continue
        if limit in (t.PER_ROUND, t.PER_PARTY_ROUND):
            if when == s.round:
                return True
        elif limit != t.PER_THREE_ROUNDS or s.round - when < 3:
            return True
    return False


def user_of(ability: Ability, seat: int, card: int) -> int:
    """SS-8.6: for whom a use counts: for the card, else for the hero; `hero` is once for each hero, whatever the card."""
    return seat if card == t.NO_ITEM or ability.limit == t.PER_HERO else card


def able_figures(s: Quest, foe: int) -> int:
    """SS-Q43: the figures of a horde that are not stunned, slow or blind."""
    hindered = t.STUN | t.SLOW | t.BLIND
    return len([figure for figure in s.figures_in_play(foe) if not s.has(figure, hindered)])


def most_of(s: Quest, name: str, figure: int, usual: int) -> int:
    """The highest number that a modifier sets: dice of a save, cards drawn; as usual where there is none."""
    if not borne(s, name):
        return usual
    found = sources(s, name, figure)
    most = max([usual, *[mod.sets for _bearer, mod, _value in found if mod.sets != NONE]])
    return max(1, most + sum([worked_out(s, bearer, mod, figure, value) for bearer, mod, value in found]))


def least_of(s: Quest, name: str, figure: int, usual: int) -> int:
    """The lowest: how far somebody sees."""
    if not borne(s, name):
        return usual
    found = sources(s, name, figure)
    most = usual + sum([worked_out(s, bearer, mod, figure, value) for bearer, mod, value in found])
    return min([most, *[limit for _bearer, mod, _value in found for limit in (mod.sets, mod.most) if limit != NONE]])
