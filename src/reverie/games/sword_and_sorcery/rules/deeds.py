"""SS-6.10: all that a hero may do now, as options: what no predicate of `legality` refuses, looked for in one go."""

from __future__ import annotations

from reverie.kernel.plain import Answer
from reverie.parts.rules.effects import NO_TEXT

from . import terms as t
from .abilities import NONE, Ability
from .bearing import bearing
from .belongings import MOST_HANDLED, can_reorganize, fits_in, has_anything, refuse_companion
from .conditions import Scene, holds
from .effects.walk import Deeds, could, within_choice
from .errands import errands
from .force import borne, in_force, least_of, sources
from .frames import HeroTurn
from .ground import ground, things_in
from .legality import (
    FOCUS,
    PROVOKE,
    actions_left,
    failed,
    masters,
    named_by,
    points_left,
    refuse_door,
    refuse_flip,
    refuse_quest_action,
    refuse_unlock,
    refuse_unlock_chest,
    refuse_use,
)
from .queries import can_use, flies, held_weapon, sees, targetable, weapon_range
from .state import CHEST, FINDS, FIRST_COMPANION, FIRST_ENEMY, KEY, NOWHERE, SEARCH, Quest


class Outlook:
    """What the hero of a turn has around and left to do: asked for by many deeds, looked at once."""

    __slots__ = ("blocked", "enemies", "engaged", "fog", "here", "left", "lying", "near", "seat", "views")

    def __init__(self, s: Quest, turn: HeroTurn) -> None:
        rows = s.figures.rows
        self.seat: int = turn.seat
        self.here: int = rows[turn.seat].area
        self.left: int = actions_left(s, turn)
        """The kinds of actions that are left, as bits."""
        self.enemies: list[int] = []
        """Enemies on the map that may be chosen (SS-25.13)..."""
        self.blocked: int = 0
        """... and the areas of all (SS-12.1)."""
        force = in_force(s)
        all_open = "untargetable" not in force.by
        for figure in range(FIRST_ENEMY, len(rows)):
            row = rows[figure]
            if row.area != NOWHERE:
                self.blocked |= 1 << row.area
                if not row.hidden and (all_open or targetable(s, figure)):
                    self.enemies.append(figure)
        self.engaged: bool = self.blocked >> self.here & 1 != 0
        self.near: list[int] = [figure for figure in self.enemies if rows[figure].area == self.here]
        """Those of them in the own area."""
        self.fog: int = least_of(s, "sight-most", turn.seat, t.FOG) if "sight-most" in force.by else t.FOG
        self.views: dict[int, int] = {}
        self.lying: list[int] = ground(s).lying(self.here)
        """The things in the own area."""

    def has_left(self, use: int) -> bool:
        return self.left >> use & 1 != 0

    def view(self, s: Quest, most: int) -> int:
        """SS-12.3, SS-12.5: all areas in sight and within range, as bits."""
        if most <= 0:
            return 1 << self.here
        found = self.views.get(most)
        if found is None:
            found = self.views[most] = s.reach().seen_from(self.here, self.blocked, min(most, self.fog))
        return found

    def aims(self, s: Quest, most: int, through: bool = False) -> list[int]:
        """SS-12.3, SS-12.5, SS-12.9: the enemies in sight and within range, of the own area alone while engaged."""
        if self.engaged or most <= 0 or not self.enemies:
            return self.near
        if through:
            view = s.reach().seen_from(self.here, 0, min(most, self.fog))
        else:
            view = self.view(s, most)
        rows = s.figures.rows
        return [figure for figure in self.enemies if view >> rows[figure].area & 1]


def deeds(s: Quest, turn: HeroTurn) -> list[Answer]:
    """SS-6.10: all that the hero whose turn it is may do now; to end the turn is always possible."""
    look = Outlook(s, turn)
    found = steps(s, turn, look)
    if look.enemies and look.has_left(t.COMBAT):
        for hand in (t.MAIN, t.OFF):
            found += attacks(s, look, hand)
    if look.has_left(t.NORMAL):
        found += normal_deeds(s, turn, look)
    found += free_deeds(s, turn, look)
    found += abilities(s, turn, look)
    found += companions(s, turn, look)
    if s.plan.actions:
        found += quest_actions(s, turn, look)
    if s.plan.rules:
        found += errands(s, turn)
    if turn.failed:
        found = [deed for deed in found if failed(turn, deed) is None]
    found.append("end")
    return found


def steps(s: Quest, turn: HeroTurn, look: Outlook) -> list[Answer]:
    """SS-15: where one may go now, or that one may stand up; as `refuse_step` says of each area."""
    if not turn.moving and not look.has_left(t.MOVE):
        return []
    seat = turn.seat
    points = points_left(s, turn)
    if points <= 0:
        return []
    if s.has(seat, t.DOWN):
        return ["stand"]
    reach = s.reach()
    if flies(s, seat):
        return [("go", area) for area in reach.meets[look.here]]
    hard = s.plan.areas.difficult if points < 2 else 0
    return [("go", area) for area in reach.walks[look.here] if not hard >> area & 1]


def attacks(s: Quest, look: Outlook, hand: int) -> list[Answer]:
    """SS-22.16: whom a weapon may be used on; as `refuse_attack` says of each enemy."""
    weapon = held_weapon(s, look.seat, hand)
    if weapon is None:
        return []
    most, through = weapon_range(s, look.seat, weapon)
    return [("attack", hand, figure) for figure in look.aims(s, most, through)]


def normal_deeds(s: Quest, turn: HeroTurn, look: Outlook) -> list[Answer]:
    """SS-16, where a normal action is left."""
    seat = turn.seat
    found: list[Answer] = []
    if not turn.dashed and (s.has(seat, t.DOWN) or turn.move or turn.moving):
        found.append("dash")
    if not turn.focused and turn.combat and (FOCUS, seat, s.round) not in s.used and not sources(s, "no-focus", seat):
        found.append("focus")
    if s.threatened and (PROVOKE, seat, s.round) not in s.used:
        if any([sees(s, seat, s.figures.rows[one].area) for one in masters(s)]):
            found.append("provoke")
    if look.engaged:
        return found
    for number in look.lying:
        thing = s.things.rows[number]
        if thing.kind == CHEST and not thing.state:
            found.append(("chest", number))
        elif thing.kind == SEARCH:
            found.append(("search", number))
    if can_reorganize(s, seat):
        found.append("reorganize")
    for other, row in enumerate(s.heroes.rows):
        if other != seat and s.figures.rows[other].area == look.here and not row.ghost:
            if has_anything(s, seat) or has_anything(s, other):
                found.append(("exchange", other))
    return found


def free_deeds(s: Quest, turn: HeroTurn, look: Outlook) -> list[Answer]:
    """SS-17.1: what costs nothing, at any moment of the own turn."""
    found: list[Answer] = []
    here = look.here
    hero = s.heroes.rows[turn.seat]
    for info in s.plan.doors:
        if here == info.a or here == info.b:
            door = info.number
            if s.doors >> door & 1 and refuse_door(s, turn, door) is None:
                found.append(("open", door))
            elif s.locks >> door & 1 and refuse_unlock(s, turn, door) is None:
                found.append(("unlock", door))
    for number in look.lying if hero.key else []:
        if refuse_unlock_chest(s, turn, number) is None:
            found.append(("unlock-chest", number))
    if not look.engaged:
        found += handling(s, turn, look)
    for card in hero.slots[:2]:
        if card != t.NO_ITEM and s.item(card).flip and refuse_flip(s, turn, card) is None:
            found.append(("flip", card))
    return found


def handling(s: Quest, turn: HeroTurn, look: Outlook) -> list[Answer]:
    """SS-17.3, SS-10.10: finds and keys; as `refuse_take`, `refuse_drop` and `refuse_key` say where nobody is engaged."""
    found: list[Answer] = []
    if turn.handled < MOST_HANDLED:
        if look.lying and takes_any(s, turn.seat, look.lying):
            found.append("take")
        if has_anything(s, turn.seat):
            found.append("drop")
    if look.lying and things_in(s, look.here, KEY):
        found.append("key")
    return found


def takes_any(s: Quest, seat: int, lying: list[int]) -> bool:
    """SS-13.11, SS-17.3: whether any of these things is a find that can be picked up."""
    for number in lying:
        if s.things.rows[number].kind in FINDS and fits_in(s, seat, number):
            return True
    return False


# Abilities (SS-18, SS-19, SS-21) --------------------------------------------------------------------


def abilities(s: Quest, turn: HeroTurn, look: Outlook) -> list[Answer]:
    """SS-19.9, SS-21.1: lines of powers whose rank is reached, what is worn, minor items of the backpack, what is innate."""
    seat = turn.seat
    has = bearing(s, seat)
    found: list[Answer] = []
    free_rank = bool(borne(s, "any-level")) and bool(sources(s, "any-level", seat))
    left = look.left
    for one in has.deeds(s):
        ability = one.ability
        if not left >> ability.use & 1 or (one.rank > has.rank and not free_rank):
            continue
        if one.card != t.NO_ITEM:
            if one.foreign and not can_use(s, seat, s.item(one.card)):
                continue
            if ability.next is not None and turn.ammunition != NONE and s.item(one.card).kind == t.AMMUNITION:
                continue  # SS-21.15: one ammunition item for an attack
        if one.bounded and refuse_use(s, turn, ability, one.card) is not None:
            continue
        for target in targets_of(s, seat, ability, look):
            found.append(one.use_on(target))
    return found


def targets_of(s: Quest, seat: int, ability: Ability, look: Outlook | None = None) -> list[int]:
    """Whom an ability may be used on, where it does anything (SS-50.13): NONE alone where it chooses nobody."""
    found = chosen_by(s, seat, ability, look) if ability.chooses else [NONE]
    if ability.attack is not None:
        return found if ability.chooses or named_by(s, seat, ability) else []
    if ability.do == NO_TEXT or ability.next is not None or s.cast.texts[ability.do].sure:
        return found
    return that_matter(s, seat, ability, found) if found else found


def chosen_by(s: Quest, seat: int, ability: Ability, look: Outlook | None) -> list[int]:
    """SS-12.8: whom its user may choose."""
    word = ability.chooses
    if look is None or word not in ("chosen-enemy", "chosen-hero"):
        found = within_choice(s, seat, word, ability.range)
    elif word == "chosen-enemy":
        found = look.aims(s, ability.range)
    else:
        view = look.view(s, ability.range)
        found = [other for other in s.living() if view >> s.figures.rows[other].area & 1]
    if word == "chosen-enemy" and ability.given is not None:
        found = [figure for figure in found if holds(s, ability.given, Scene(seat, figure))]
    return found


def that_matter(s: Quest, seat: int, ability: Ability, targets: list[int]) -> list[int]:
    """SS-50.13: what can do nothing is not offered."""
    text = Deeds(ability.do, seat, seat, value=ability.value, ability=ability.number)
    found: list[int] = []
    for target in targets:
        text.target = target
        if could(s, text):
            found.append(target)
    return found


def companions(s: Quest, turn: HeroTurn, look: Outlook) -> list[Answer]:
    """SS-20.1: companions in play that an action of their owner activates, not a power."""
    found: list[Answer] = []
    for figure in s.companions_in_play():
        companion = figure - FIRST_COMPANION
        use = s.cast.companions[companion].activate
        if use != NONE and look.has_left(use) and refuse_companion(s, turn.seat, companion) is None:
            found.append(("companion", companion))
    return found


def quest_actions(s: Quest, turn: HeroTurn, look: Outlook) -> list[Answer]:
    """SS-16.8: what the quest lets heroes do, where it says."""
    found: list[Answer] = []
    for at, (number, _place) in enumerate(s.plan.actions):
        if look.has_left(s.cast.abilities[number].use) and refuse_quest_action(s, turn, at) is None:
            found.append(("action", at))
    return found
