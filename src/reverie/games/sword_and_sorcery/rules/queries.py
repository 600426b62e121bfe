"""What the rules ask of the table: HP, counts of figures, control, engagement, sight, what somebody holds (SS-9, SS-12, SS-21)."""

from __future__ import annotations

from typing import Final

from reverie.parts.rules.areas import members
from reverie.parts.rules.decks import EVERYBODY

from . import terms as t
from .abilities import GIVENS, NOTHING, Given
from .cast import CompanionInfo
from .force import borne, folded, hidden_by_enemies, in_force, judged, least_of, most_of, sources, total, worked_out
from .gear import Item, Weapon
from .state import (
    FIRST_COMPANION,
    FIRST_ENEMY,
    NOBODY,
    NOWHERE,
    Quest,
    is_companion,
    is_enemy,
    is_hero,
)
from .wearing import Fit, can_part, fit, free_slots

# Life ----------------------------------------------------------------------------------------------------------------


def companion_info(s: Quest, figure: int) -> CompanionInfo:
    return s.cast.companions[figure - FIRST_COMPANION]


def hp_of(s: Quest, figure: int) -> int:
    """SS-26.1, SS-28.12, SS-G12: how many wounds a character can take."""
    printed = printed_hp(s, figure)
    return printed + total(s, "hp", figure, printed)


def printed_hp(s: Quest, figure: int) -> int:
    if is_hero(figure):
        row = s.heroes.rows[figure]
        return s.cast.versions[row.version].hp[row.rank]
    if is_companion(figure):
        companion = s.companions.rows[figure - FIRST_COMPANION]
        amount = companion_info(s, figure).hp[companion.rank]
        rank = s.heroes.rows[companion.owner].rank
        return amount.base + (rank if amount.word == 1 else t.half_rank(rank) if amount.word == 2 else 0)
    few, many = s.sheet(s.foe_of(figure)).hp
    return few if len(s.heroes) <= 3 else many


def left_of(s: Quest, figure: int) -> int:
    """How many wounds are still to come before it dies."""
    return hp_of(s, figure) - s.figures.rows[figure].wounds


def most_shields(s: Quest, figure: int) -> int:
    """SS-21.13, SS-28.15: the printed maximum of magic shields."""
    printed = defence_of(s, figure)[1]
    return max(0, printed + total(s, "magic-shields", figure, printed))


def defence_of(s: Quest, figure: int) -> tuple[int, int, int]:
    """SS-21.12: armour, magic shields and defence dice as printed; a hero without armour has 0/0/1."""
    if is_hero(figure):
        card = s.heroes.rows[figure].slots[t.ARMOUR]
        if card == t.NO_ITEM:
            return (0, 0, 1)
        found = s.item(card).sides[s.sides[card]].defence
        assert found is not None
        return found
    if is_companion(figure):
        return companion_info(s, figure).defence[s.companions.rows[figure - FIRST_COMPANION].rank]
    return s.sheet(s.foe_of(figure)).defence


# Items ---------------------------------------------------------------------------------------------------------------


def held_weapon(s: Quest, figure: int, which: int) -> Weapon | None:
    """SS-21.6, SS-21.7, SS-28.9: what somebody attacks with by this hand; None for an empty off hand. Bare hands are the main ones."""
    if figure >= FIRST_COMPANION:
        return companion_weapon(s, figure) if is_companion(figure) else s.sheet(s.foe_of(figure)).weapon(which)
    slots = s.heroes.rows[figure].slots
    card = slots[which]
    if card != t.NO_ITEM:
        return s.item(card).sides[s.sides[card]].weapon
    armed = slots[t.MAIN] != t.NO_ITEM or slots[t.OFF] != t.NO_ITEM
    return s.cast.unarmed if which == t.MAIN and not armed else None


def weapon_range(s: Quest, seat: int, weapon: Weapon) -> tuple[int, bool]:
    """SS-21.10, SS-50.9 `range`, `sight-through`: how far a weapon reaches, and whether enemies are in its way."""
    more = 0
    through = False
    if not borne(s, "range") and not borne(s, "sight-through"):
        return weapon.range, False
    for bearer, mod, value in sources(s, "range", seat):
        if suits(s, mod.given, seat, weapon):
            more += worked_out(s, bearer, mod, seat, value)
    for _bearer, mod, _value in sources(s, "sight-through", seat):
        through = through or suits(s, mod.given, seat, weapon)
    return weapon.range + more, through


def suits(s: Quest, given: Given | None, seat: int, weapon: Weapon) -> bool:
    """SS-50.6: whether a condition of a weapon's range holds: what it says of the attack is about the weapon, which nobody uses yet."""
    if given is None:
        return True
    kind = GIVENS[given.kind]
    if kind in ("all", "any", "not"):
        held = [suits(s, part, seat, weapon) for part in given.parts]
        return any(held) if kind == "any" else all(held) == (kind == "all")
    if kind == "attack-type":
        return weapon.type == given.word
    if kind != "attack":
        return judged(s, given, seat)
    word = t.ATTACKS[given.word]
    if word in ("melee", "melee-weapon", "ranged", "ranged-weapon"):
        return (weapon.range <= 0) == word.startswith("melee")
    if word in ("main", "off"):
        return held_weapon(s, seat, t.SLOTS.index(word)) is weapon
    if word == "main-dagger":
        return held_weapon(s, seat, t.MAIN) is weapon and t.CATEGORIES[weapon.category] == "dagger"
    return word in ("any", "weapon", t.CATEGORIES[weapon.category])


DEAD_HANDS: Final = (NOTHING, NOTHING, NOTHING)


def companion_weapon(s: Quest, figure: int) -> Weapon:
    """SS-G12: a companion's weapon at its rank; some of its dice follow the soul rank of its owner. Of one that has died in its own attack
    it is asked what it struck with.
    """
    info = companion_info(s, figure)
    row = s.companions.rows[figure - FIRST_COMPANION]
    rank = s.heroes.rows[row.owner].rank
    sure, red, blue = [
        amount.base + (rank if amount.word == 1 else t.half_rank(rank) if amount.word == 2 else 0)
        for amount in info.attack.get(row.rank, DEAD_HANDS)
    ]
    return Weapon(info.id, info.type, (sure, red, blue), info.effects, info.range)


def can_use(s: Quest, seat: int, item: Item) -> bool:
    """SS-21.3: whether its runes fit the hero's style."""
    return item.styles & s.version(seat).style != 0 or item.kind in free_kinds(s, seat)


def free_kinds(s: Quest, seat: int) -> tuple[int, ...]:
    """SS-21.3: kinds of items whose runes do not count for a hero."""
    if not borne(s, "free-styles"):
        return ()
    return tuple([t.KINDS.index(mod.name) for _bearer, mod, _value in sources(s, "free-styles", seat)])


def fit_of(s: Quest, seat: int) -> Fit:
    """SS-21.3: what a hero can use."""
    return fit(s.cast, s.version(seat).style, free_kinds(s, seat))


def room_for(s: Quest, seat: int) -> int:
    """SS-13.11: how many more cards the backpack takes."""
    row = s.heroes.rows[seat]
    room = s.cast.versions[row.version].items - len(row.pack)
    for card in s.cast.weightless:
        if card in row.pack:
            room += 1
    larger = in_force(s).larger
    return room + (larger[seat] if larger else total(s, "capacity", seat))


def slots_for(s: Quest, seat: int, card: int) -> tuple[int, ...]:
    """SS-21.3, SS-21.5: where a card may lie."""
    return fit_of(s, seat).places[card]


def free_for(s: Quest, seat: int, card: int) -> list[int]:
    """SS-16.5, SS-27.6: where a card may lie at once, nothing being in its way."""
    places = slots_for(s, seat, card)
    return free_slots(s.cast, s.heroes.rows[seat].slots, card, places) if places else []


def can_give(s: Quest, seat: int, card: int) -> bool:
    """SS-13.11: whether a hero may part with a card: what is left must have room."""
    return can_part(s.cast, s.heroes.rows[seat], s.sides[card], card, room_for(s, seat))


# Areas: control and domination (SS-9) ----------------------------------------------------------------------------------


def counted(s: Quest, figure: int) -> int:
    """SS-9.4, SS-9.5, SS-40.5p: how many figures this one counts for."""
    down = s.figures.rows[figure].conditions & t.DOWN != 0
    if borne(s, "figures"):
        for _bearer, mod, _value in sources(s, "figures", figure):
            return max(0, mod.down) if down else mod.sets
    return 0 if down else 1


def sides_in(s: Quest, area: int) -> tuple[int, int, bool, bool]:
    """SS-1.4, SS-9.6, SS-9.7: counted heroes and enemies of an area at this moment, and whether each side is there at all."""
    heroes = enemies = 0
    some_heroes = some_enemies = False
    for figure, row in enumerate(s.figures.rows):
        if row.area != area:
            continue
        if figure >= FIRST_ENEMY:
            some_enemies = True
            enemies += counted(s, figure)
        elif figure >= FIRST_COMPANION or s.in_play(figure):
            some_heroes = True
            heroes += counted(s, figure)
    return heroes, enemies, some_heroes, some_enemies


def controls(s: Quest, area: int, by_enemies: bool) -> bool:
    """SS-9.1, SS-9.3: more figures than the other side, both being there."""
    heroes, enemies, here, there = sides_in(s, area)
    if not (here and there):
        return False
    return enemies > heroes if by_enemies else heroes > enemies


def dominates(s: Quest, area: int, by_enemies: bool) -> bool:
    """SS-9.2, SS-9.4: at least twice as many; a single one is enough where all others are knocked down."""
    heroes, enemies, here, there = sides_in(s, area)
    if not (here and there):
        return False
    own, other = (enemies, heroes) if by_enemies else (heroes, enemies)
    return own > 0 and own >= 2 * other


def enemies_in(s: Quest, area: int) -> list[int]:
    """The figures of enemies in an area."""
    rows = s.figures.rows
    return [figure for figure in range(FIRST_ENEMY, len(rows)) if rows[figure].area == area]


def seen_enemies(s: Quest, areas: int) -> list[int]:
    """SS-25.13: the figures of enemies in some areas, given as bits, that may be chosen."""
    rows = s.figures.rows
    found: list[int] = []
    for figure in range(FIRST_ENEMY, len(rows)):
        row = rows[figure]
        if row.area != NOWHERE and areas >> row.area & 1 and targetable(s, figure):
            found.append(figure)
    return found


def heroes_in(s: Quest, area: int) -> list[int]:
    """The heroes in play in an area, and companions: no ghosts, whom traps and enemies leave alone (SS-11.6, SS-26.12)."""
    rows = s.figures.rows
    found = [seat for seat in range(len(s.heroes)) if rows[seat].area == area and s.in_play(seat)]
    return found + [figure for figure in range(FIRST_COMPANION, FIRST_ENEMY) if rows[figure].area == area]


def engaged(s: Quest, figure: int) -> bool:
    """SS-15.6: an enemy shares the area of a hero or companion; of an enemy: a hero shares its area."""
    rows = s.figures.rows
    area = rows[figure].area
    if is_enemy(figure):
        return bool(heroes_in(s, area))
    for row in rows[FIRST_ENEMY:]:
        if row.area == area:
            return True
    return False


# Sight and reach (SS-12) -----------------------------------------------------------------------------------------------


def sees(s: Quest, figure: int, area: int, through: bool = False) -> bool:
    """SS-12.1, SS-12.2, SS-12.3, SS-12.4: whether somebody has an area in sight; a blind enemy sees nothing but its own."""
    here = s.figures.rows[figure].area
    if here == area:
        return True
    fog = least_of(s, "sight-most", figure, t.FOG)
    if is_enemy(figure):
        return not s.has(figure, t.BLIND) and s.reach().sees(here, area, 0, fog)
    return s.reach().sees(here, area, 0 if through else hidden_by_enemies(s), fog)


def in_view(s: Quest, figure: int, most: int, through: bool = False) -> int:
    """SS-12.3, SS-12.5: all areas that a hero, a companion or a ghost has in sight and within range, as bits."""
    here = s.figures.rows[figure].area
    if most <= 0:
        return 1 << here
    if is_hero(figure) and not s.in_play(figure):
        return s.reach().seen_from(here, 0, min(most, t.FOG))
    fog = least_of(s, "sight-most", figure, t.FOG)
    return s.reach().seen_from(here, 0 if through else hidden_by_enemies(s), min(most, fog))


def in_reach(s: Quest, figure: int, area: int, most: int, through: bool = False) -> bool:
    """SS-12.3, SS-12.5, SS-12.6: in sight and within range, which barriers do not shorten as they do a walk."""
    here = s.figures.rows[figure].area
    return s.reach().dist_range(here, area) <= most and sees(s, figure, area, through)


def targetable(s: Quest, figure: int) -> bool:
    """SS-25.13, SS-26.5: whether somebody may be chosen as a direct target by the other side; ghosts may not."""
    if is_hero(figure) and not s.in_play(figure):
        return False
    row = s.figures.rows[figure]
    if row.area == NOWHERE or row.hidden:
        return False
    return not (borne(s, "untargetable") and sources(s, "untargetable", figure))


def worst_off(s: Quest, found: list[int]) -> list[int]:
    """SS-33.10: of some heroes those with most wounds, and of these those with fewest HP left."""
    if len(found) <= 1:
        return found
    rows = s.figures.rows
    most = max([rows[hero].wounds for hero in found])
    found = [hero for hero in found if rows[hero].wounds == most]
    least = min([left_of(s, hero) for hero in found])
    return [hero for hero in found if left_of(s, hero) == least]


def allies_of_party(s: Quest) -> list[int]:
    """Heroes in play and companions: all whom enemies may turn against."""
    return s.living() + s.companions_in_play()


def flies(s: Quest, figure: int) -> bool:
    """SS-15.15; a ghost flies, too (SS-26.11)."""
    if is_hero(figure) and not s.in_play(figure):
        return True
    return bool(borne(s, "flying")) and bool(sources(s, "flying", figure))


def far(s: Quest, figure: int, goal: int) -> int:
    """How many areas it is on foot, or in the air; FAR where there is no way (SS-12.7, SS-15.15)."""
    here = s.figures.rows[figure].area
    return s.reach().dist_range(here, goal) if flies(s, figure) else s.reach().dist_move(here, goal)


def toll(s: Quest, figure: int, area: int) -> int:
    """SS-10.4, SS-10.14, SS-15.1: what entering an area costs a hero; who flies minds no difficult ground."""
    return 2 if s.plan.areas.difficult >> area & 1 and not flies(s, figure) else 1


def tolls(s: Quest, figure: int) -> list[int]:
    """The same of each area."""
    hard = 0 if flies(s, figure) else s.plan.areas.difficult
    return [2 if hard >> area & 1 else 1 for area in range(len(s.plan.areas.names))]


# Actions (SS-14.1) -------------------------------------------------------------------------------------------------------


def movement(s: Quest, seat: int) -> int:
    """SS-13.13, SS-15.5: movement points of a move action, with all that changes them; not below 1."""
    row = s.heroes.rows[seat]
    if row.ghost:
        return 5
    points = s.version(seat).move
    if borne(s, "movement"):
        every = [one for one in sources(s, "movement", seat) if one[1].limit == t.NO_LIMIT]
        points = folded([(mod, worked_out(s, bearer, mod, seat, value)) for bearer, mod, value in every], points)
    return max(1, points)


def combat_actions(s: Quest, seat: int) -> int:
    row = s.heroes.rows[seat]
    return s.cast.versions[row.version].combat[row.rank]


def normal_actions(s: Quest, seat: int) -> int:
    row = s.heroes.rows[seat]
    return s.cast.versions[row.version].normal[row.rank]


def save_dice(s: Quest, figure: int) -> int:
    """SS-13.12: how many dice a save has; the best counts."""
    return most_of(s, "save-dice", figure, 1)


def saver_of(s: Quest, figure: int) -> int:
    """SS-20.4 g: whose symbols save: a companion has its owner's."""
    return s.companions.rows[figure - FIRST_COMPANION].owner if is_companion(figure) else figure


def taking_part(s: Quest) -> int:
    """SS-30.4: heroes who take part, ghosts among them, with what companions count for."""
    return len(s.heroes) + sum([companion_info(s, figure).hero_value for figure in s.companions_in_play()])


def spread(s: Quest, area: int, most: int, among_enemies: bool) -> list[int]:
    """SS-24.18: all of one side in an area and up to so many steps away, by proper paths, whatever they see."""
    found: list[int] = []
    for place in members(s.reach().spread(area, most)):
        found += enemies_in(s, place) if among_enemies else heroes_in(s, place)
    return found


def owner_of(s: Quest, card: int) -> int:
    """Whose card this is; NOBODY's where it lies elsewhere."""
    for seat in range(len(s.heroes)):
        row = s.heroes.rows[seat]
        if card in row.pack or card in row.slots:
            return seat
    return NOBODY


def owner(s: Quest, foe: int) -> int:
    """SS-32.9: a master belongs to the active player."""
    return s.active if s.enemy(foe).rank == t.PURPLE else s.foes.rows[foe].controller


def lying_open(s: Quest, pile: int) -> int:
    """How many cards lie face up on a pile: an open event, and the one that a story card covers (SS-38.3)."""
    found = 0
    for known in s.piles.rows[pile].known:
        if known != EVERYBODY:
            break
        found += 1
    return found
