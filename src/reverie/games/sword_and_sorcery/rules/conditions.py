"""SS-50.6: whether a condition holds, in the scene of whoever asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from . import terms as t
from .abilities import GIVENS, NONE, Given, Mod
from .force import THING, borne, in_play_count, is_called, on_conditions, sources, worked_out
from .gear import Weapon
from .queries import controls, dominates, enemies_in, engaged, held_weapon, heroes_in
from .state import EVENTS, FIRST_ENEMY, NOBODY, NOWHERE, THINGS, Quest, is_enemy, is_hero
from .strike import BY_ABILITY, BY_WEAPON, Attack, Defence


class Scene:
    """What a condition is asked about: who acts or bears it, whom it concerns, where, in which attack or save."""

    __slots__ = ("attack", "defence", "place", "target", "trap", "user", "weapon")

    def __init__(
        self,
        user: int = NOBODY,
        target: int = NOBODY,
        place: int = NOWHERE,
        attack: Attack | None = None,
        defence: Defence | None = None,
        trap: bool = False,
        weapon: int = NONE,
    ) -> None:
        self.user = user
        self.target = target
        self.place = place
        self.attack = attack
        self.defence = defence
        self.trap = trap
        self.weapon = weapon
        """The weapon that an enemy's ability names (`attack: named`)."""


NO_SCENE: Final = Scene()
"""Where a condition is about nothing but the table."""


def holds(s: Quest, given: Given | None, scene: Scene) -> bool:
    """Whether a condition holds; none always does."""
    return given is None or TESTS[given.kind](s, given, scene)


def acting(s: Quest, name: str, figure: int, scene: Scene) -> list[tuple[int, Mod, int]]:
    """SS-50.9: the modifiers of a name that concern a figure and whose conditions hold: bearer, modifier, amount."""
    found: list[tuple[int, Mod, int]] = []
    for bearer, mod, value in sources(s, name, figure):
        if holds(s, mod.given, scene):
            found.append((bearer, mod, worked_out(s, bearer, mod, figure, value)))
    return found


def added_hits(s: Quest, attack: Attack) -> list[tuple[int, Mod, int]]:
    """SS-22.5, SS-8.4: what modifiers add to the hits of an attack, the night too, where nobody is safe from it."""
    figure = attack.attacker
    if figure == NOBODY:
        return []
    scene = Scene(figure, attack.target, s.figures.rows[figure].area, attack)
    found: list[tuple[int, Mod, int]] = []
    for bearer, mod, value in sources(s, "hits", figure):
        ability = s.cast.abilities[mod.ability] if mod.ability >= 0 else None
        scene.weapon = ability.weapon if ability is not None else NONE
        if holds(s, mod.given, scene) and not (mod.night and sources(s, "night-off", figure)):
            found.append((bearer, mod, worked_out(s, bearer, mod, figure, value)))
    return found


def of_table(s: Quest, name: str) -> int:
    """SS-50.9: what modifiers add that concern no figure, but the game: spawns, the rounds of a gate."""
    added = 0
    for bearer, number, value in borne(s, name):
        mod = s.cast.mods[number]
        if holds(s, mod.given, Scene(bearer if bearer < THING else NOBODY)):
            added += worked_out(s, bearer, mod, bearer if bearer < THING else s.active, value)
    return added


# Attacks -------------------------------------------------------------------------------------------------------------


def is_melee(s: Quest, attack: Attack) -> bool:
    """SS-21.10: what reaches no farther than the own area is melee; everything else is ranged, also in the own area. Enemies' weapons have
    no range: in the own area they are melee, else ranged (SS-35.2).
    """
    if is_enemy(attack.attacker):
        return attack.area == s.figures.rows[attack.attacker].area
    if attack.means == BY_WEAPON:
        weapon = held_weapon(s, attack.attacker, attack.which)
        return weapon is None or weapon.range <= 0
    return attack.means != BY_ABILITY or s.cast.abilities[attack.which].range <= 0


def is_kind(s: Quest, attack: Attack, kind: int, named: int) -> bool:
    """SS-50.6: whether the attack at hand is of a kind."""
    word = t.ATTACKS[kind]
    weapon: Weapon | None = None
    if attack.means == BY_WEAPON:
        weapon = held_weapon(s, attack.attacker, attack.which)
    if word == "any":
        return True
    if word in ("melee", "ranged"):
        return attack.melee == (word == "melee")
    if weapon is None:
        return False
    if word == "weapon":
        return True
    if word in ("melee-weapon", "ranged-weapon"):
        return attack.melee == (word == "melee-weapon")
    if word in ("main", "off"):
        return attack.which == t.SLOTS.index(word)
    if word == "named":
        return attack.which == named
    category = t.CATEGORIES[weapon.category]
    if word == "main-dagger":
        return attack.which == t.MAIN and category == "dagger"
    return category == word


def test_attack(s: Quest, given: Given, scene: Scene) -> bool:
    return scene.attack is not None and is_kind(s, scene.attack, given.word, scene.weapon)


def test_attack_type(s: Quest, given: Given, scene: Scene) -> bool:
    return scene.attack is not None and attack_type(s, scene.attack) == given.word


def attack_type(s: Quest, attack: Attack) -> int:
    """SS-22.17: the damage type of an attack; plain hits have none."""
    if attack.means == BY_WEAPON:
        weapon = held_weapon(s, attack.attacker, attack.which)
        return weapon.type if weapon is not None else t.NO_TYPE
    return s.cast.abilities[attack.which].type if attack.means == 1 else t.NO_TYPE


def test_rolled(s: Quest, given: Given, scene: Scene) -> bool:
    return scene.defence is not None and scene.defence.rolled


def test_save(s: Quest, given: Given, scene: Scene) -> bool:
    return scene.trap


# The table -----------------------------------------------------------------------------------------------------------


def test_all(s: Quest, given: Given, scene: Scene) -> bool:
    for part in given.parts:
        if not TESTS[part.kind](s, part, scene):
            return False
    return True


def test_any(s: Quest, given: Given, scene: Scene) -> bool:
    for part in given.parts:
        if TESTS[part.kind](s, part, scene):
            return True
    return False


def test_not(s: Quest, given: Given, scene: Scene) -> bool:
    return not test_all(s, given, scene)


def area_meant(s: Quest, given: Given, scene: Scene) -> int:
    """`area: target` or `here`: of the attack's target as it was at the start, or where the bearer is."""
    if "target" in given.names:
        if scene.attack is not None:
            return scene.attack.area
        return s.figures.rows[scene.target].area if scene.target != NOBODY else NOWHERE
    return scene.place if scene.place != NOWHERE else s.figures.rows[scene.user].area


def test_dominates(s: Quest, given: Given, scene: Scene) -> bool:
    return dominates(s, area_meant(s, given, scene), given.word == 1)


def test_controls(s: Quest, given: Given, scene: Scene) -> bool:
    return controls(s, area_meant(s, given, scene), given.word == 1)


def test_hidden(s: Quest, given: Given, scene: Scene) -> bool:
    """Of an attack: whether the attacker was hidden when it began."""
    attack = scene.attack
    own = attack is not None and attack.attacker == scene.user
    hidden = attack.hidden if attack is not None and own else s.figures.rows[scene.user].hidden
    return hidden == (given.word == 1)


def asks_for_hiding(given: Given) -> bool:
    """Whether a condition asks whether somebody is hidden."""
    return GIVENS[given.kind] == "hidden" or any([asks_for_hiding(part) for part in given.parts])


def test_engaged(s: Quest, given: Given, scene: Scene) -> bool:
    return engaged(s, scene.user) == (given.word == 1)


def test_engaged_with(s: Quest, given: Given, scene: Scene) -> bool:
    """With at least so many of the other side."""
    area = s.figures.rows[scene.user].area
    return len(heroes_in(s, area) if is_enemy(scene.user) else enemies_in(s, area)) >= given.least


def test_wounded(s: Quest, given: Given, scene: Scene) -> bool:
    return (s.figures.rows[scene.user].wounds > 0) == (given.word == 1)


def test_down(s: Quest, given: Given, scene: Scene) -> bool:
    return scene.target != NOBODY and s.has(scene.target, t.DOWN) == (given.word == 1)


def test_on_fire(s: Quest, given: Given, scene: Scene) -> bool:
    return any(s.figures.rows[scene.user].fires) == (given.word == 1)


def enemy_meant(s: Quest, scene: Scene) -> int:
    """The enemy that a condition is about: the target, else the bearer; its row, or NOBODY."""
    for figure in (scene.target, scene.user):
        if figure != NOBODY and is_enemy(figure):
            return s.foe_of(figure)
    return NOBODY


def test_rank(s: Quest, given: Given, scene: Scene) -> bool:
    foe = enemy_meant(s, scene)
    return foe != NOBODY and bool(given.word >> s.enemy(foe).rank & 1)


def test_style(s: Quest, given: Given, scene: Scene) -> bool:
    foe = enemy_meant(s, scene)
    return foe != NOBODY and bool(s.sheet(foe).style & given.word)


def test_target(s: Quest, given: Given, scene: Scene) -> bool:
    foe = enemy_meant(s, scene)
    return foe != NOBODY and is_called(s, foe, given.names[0])


def test_side(s: Quest, given: Given, scene: Scene) -> bool:
    foe = enemy_meant(s, scene)
    if foe == NOBODY:  # a paragraph asks about the master that is in play
        foe = next((one for one in s.foes_in_play() if s.enemy(one).rank == t.PURPLE), NOBODY)
    return foe != NOBODY and s.foes.rows[foe].side + 1 == given.least


def test_has(s: Quest, given: Given, scene: Scene) -> bool:
    """Equipped: a shield, an off-hand dagger."""
    if not is_hero(scene.user):
        return False
    word = given.names[0]
    slots = s.heroes.rows[scene.user].slots
    asked = (t.OFF,) if word.startswith("off-") else (t.MAIN, t.OFF)
    category = word.removeprefix("off-")
    return any([slots[slot] != t.NO_ITEM and t.CATEGORIES[s.item(slots[slot]).category] == category for slot in asked])


def carries(s: Quest, seat: int, name: str) -> bool:
    """A token or card that a hero carries."""
    row = s.heroes.rows[seat]
    if name in THINGS and THINGS.index(name) in row.tokens:
        return True
    return any([s.item(card).id == name for card in (*row.pack, *row.slots) if card != t.NO_ITEM])


def test_carries(s: Quest, given: Given, scene: Scene) -> bool:
    return is_hero(scene.user) and scene.user != NOBODY and carries(s, scene.user, given.names[0])


def test_party_carries(s: Quest, given: Given, scene: Scene) -> bool:
    return any([carries(s, seat, given.names[0]) for seat in s.living()])


def between(given: Given, number: int) -> bool:
    return (given.least == NONE or number >= given.least) and (given.most == NONE or number <= given.most)


def test_heroes(s: Quest, given: Given, scene: Scene) -> bool:
    return between(given, len(s.heroes))


def test_in_play(s: Quest, given: Given, scene: Scene) -> bool:
    return between(given, in_play_count(s))


def test_round(s: Quest, given: Given, scene: Scene) -> bool:
    return between(given, s.round)


def test_nature(s: Quest, given: Given, scene: Scene) -> bool:
    return s.version(s.active).nature == given.word


def test_flag(s: Quest, given: Given, scene: Scene) -> bool:
    return all([name in s.flags for name in given.names])


def test_count(s: Quest, given: Given, scene: Scene) -> bool:
    return counter(s, given.names[0]) >= given.least


def counter(s: Quest, name: str) -> int:
    for known, number in s.counters:
        if known == name:
            return number
    return 0


def areas_of(s: Quest, names: tuple[str, ...]) -> int:
    """The areas of these names, and all of the tiles of these names, as bits; every area where none is named."""
    plan = s.plan
    found = plan.named.get(names)
    if found is None:
        found = 0
        for area, name in enumerate(plan.areas.names):
            if not names or name in names or name.partition(".")[0] in names:
                found |= 1 << area
        plan.named[names] = found
    return found


def test_all_heroes_on(s: Quest, given: Given, scene: Scene) -> bool:
    areas = areas_of(s, given.names)
    some = False
    for seat in range(len(s.heroes)):
        if s.in_play(seat):
            if not areas >> s.figures.rows[seat].area & 1:
                return False
            some = True
    return some


def test_hero_on(s: Quest, given: Given, scene: Scene) -> bool:
    areas = areas_of(s, given.names)
    return any([areas >> s.figures.rows[seat].area & 1 for seat in s.living()])


def enemies_on(s: Quest, names: tuple[str, ...]) -> int:
    """Enemy figures on areas or tiles; on the whole map where none is named."""
    areas = areas_of(s, names)
    rows = s.figures.rows
    found = 0
    for figure in range(FIRST_ENEMY, len(rows)):
        if rows[figure].area != NOWHERE and areas >> rows[figure].area & 1:
            found += 1
    return found


def test_enemies_least(s: Quest, given: Given, scene: Scene) -> bool:
    return enemies_on(s, given.names) >= given.least


def test_enemies_most(s: Quest, given: Given, scene: Scene) -> bool:
    return enemies_on(s, given.names) <= given.most


def test_dead(s: Quest, given: Given, scene: Scene) -> bool:
    """SS-50.6: that enemy, or all of a group of which one has come, is dead."""
    dead = [code for code, living in s.codes if not living]
    return all([name in dead for name in given.names])


def test_no_ghost(s: Quest, given: Given, scene: Scene) -> bool:
    return len(s.living()) == len(s.heroes)


def test_enemy_within(s: Quest, given: Given, scene: Scene) -> bool:
    here = scene.place if scene.place != NOWHERE else s.figures.rows[scene.user].area
    named = [foe for foe in s.foes_in_play() if is_called(s, foe, given.names[0])]
    figures = [figure for foe in named for figure in s.figures_in_play(foe)]
    return any([s.reach().dist_range(here, s.figures.rows[one].area) <= given.least for one in figures])


def test_party_nature(s: Quest, given: Given, scene: Scene) -> bool:
    """SS-13.6: lawful or chaotic by any of its heroes, for neutral ones join either; neutral where all are."""
    natures = [s.version(seat).nature for seat in range(len(s.heroes))]
    return given.word in natures and (given.word != t.NEUTRAL or natures == [given.word] * len(natures))


def test_difficulty(s: Quest, given: Given, scene: Scene) -> bool:
    return s.setup["difficulty"] in given.names


def test_last_event(s: Quest, given: Given, scene: Scene) -> bool:
    return len(s.piles.rows[EVENTS].cards) == 1


def holds_for(s: Quest, given: Given, figure: int) -> bool:
    """Whether a condition holds for a figure that bears a modifier."""
    return holds(s, given, Scene(figure, NOBODY, s.figures.rows[figure].area))


on_conditions(holds_for)

Test = Callable[[Quest, Given, Scene], bool]
_BY_NAME: Final[dict[str, Test]] = {
    "all": test_all,
    "any": test_any,
    "not": test_not,
    "dominates": test_dominates,
    "controls": test_controls,
    "hidden": test_hidden,
    "engaged": test_engaged,
    "engaged-with": test_engaged_with,
    "wounded": test_wounded,
    "down": test_down,
    "on-fire": test_on_fire,
    "rolled": test_rolled,
    "rank": test_rank,
    "style": test_style,
    "target": test_target,
    "side": test_side,
    "attack": test_attack,
    "attack-type": test_attack_type,
    "has": test_has,
    "carries": test_carries,
    "party-carries": test_party_carries,
    "save": test_save,
    "heroes": test_heroes,
    "in-play": test_in_play,
    "round": test_round,
    "nature": test_nature,
    "flag": test_flag,
    "count": test_count,
    "all-heroes-on": test_all_heroes_on,
    "hero-on": test_hero_on,
    "enemies-at-least": test_enemies_least,
    "enemies-at-most": test_enemies_most,
    "dead": test_dead,
    "no-ghost": test_no_ghost,
    "enemy-within": test_enemy_within,
    "party-nature": test_party_nature,
    "difficulty": test_difficulty,
    "last-event": test_last_event,
}
TESTS: Final[tuple[Test, ...]] = tuple([_BY_NAME[name] for name in GIVENS])
