"""What single quests ask of a party (SS-G18): where each hero goes for it, what its deeds are worth, how many rounds it still takes."""

from __future__ import annotations

from typing import Final

from ..rules import terms as t
from ..rules.abilities import GIVENS, Given
from ..rules.conditions import carries, counter
from ..rules.errands import PORTAL_OPEN, USED_AT, has_rule, inhabitants, is_planted, led_by, loose_torches, same_part
from ..rules.force import is_spent
from ..rules.procedures.event_phase import rounds_left
from ..rules.state import CHEST, FOUND_ITEM, GATE, KEY, NOBODY, SHADOW, STORY, THINGS, TORCH, Quest
from .lore import FAR, Ways, distances_of, exits_of, goal_of

DEAD: Final = GIVENS.index("dead")
COUNT: Final = GIVENS.index("count")
PEOPLE: Final = 3
"""SS-G18 Q1: who has to be accounted for..."""
HELD_PHASES: Final = 4
"""... and how often the bridge is held."""
SHARD: Final = "hollow-shard"
DEED: Final = 7.0
"""An action that raises what the quest is won by."""
CLOSING: Final = 3.5
"""A gate that closes."""
BURNING: Final = 5.0
"""A master that burns."""
TRADING: Final = 1.5
AMPLE: Final = 10
"""While more rounds than this are left there is time to prepare."""
HUNTED: Final = 3.0
"""What it is worth besides that an enemy is dead by whose death the quest is won."""


class Mission:
    """Where each hero of a party is wanted."""

    def __init__(self, s: Quest) -> None:
        self.s = s
        self.common: int = goal_of(s)
        self.goals: list[int] = [self.common] * len(s.heroes)
        self.wanted: list[str] = names_in(s.plan.won, DEAD)
        self.keeper: int = NOBODY
        """Q2: the enemy by whose death the key comes, until it has come."""
        if has_rule(s, t.H_INHABITANTS):
            self.lead()
        elif has_rule(s, t.H_TORCHES):
            self.carry()
        elif has_rule(s, t.H_PORTAL):
            self.pass_through()
        elif s.locks:
            self.unlock()
        else:
            self.act()

    # Ways ------------------------------------------------------------------------------------------------------------

    def ways(self, goal: int) -> Ways:
        return distances_of(self.s).ways(self.s, goal)

    def far(self, seat: int, goal: int) -> int:
        return self.ways(goal)[self.s.figures.rows[seat].area]

    def nearest(self, seat: int, areas: list[int]) -> int:
        """The nearest of some areas to a hero; where the others go when there is none, or none can be reached."""
        best, top = self.common, FAR
        for area in areas:
            far = self.far(seat, area)
            if far < top:
                best, top = area, far
        return best

    def all_to(self, areas: list[int]) -> None:
        """The party goes together: to the area that is nearest to it as a whole."""
        best, top = self.common, FAR * len(self.s.heroes)
        living = self.s.living()
        for area in areas:
            far = sum([self.far(seat, area) for seat in living])
            if far < top:
                best, top = area, far
        self.common = best
        self.goals = [best] * len(self.s.heroes)

    def lying(self, kind: int) -> list[int]:
        return [thing.area for thing in self.s.things.rows if thing.kind == kind]

    def hunted(self) -> list[int]:
        """Where enemies stand whose death is asked for."""
        s = self.s
        found: list[int] = []
        for foe in s.foes_in_play():
            if is_wanted(s, foe, self.wanted):
                found += [s.figures.rows[one].area for one in s.figures_in_play(foe)]
        return found

    # Quests ----------------------------------------------------------------------------------------------------------

    def lead(self) -> None:
        """Q1: who leads goes home; whoever was found is fetched by the nearest; the others look for the rest. Then the bridge."""
        s = self.s
        found = inhabitants(s)
        if "stage-2" in s.flags:
            self.all_to([s.plan.objectives[-1]])
        elif self.lying(STORY):
            self.all_to(self.lying(STORY))
        elif counter(s, "accounted") + len(found) < PEOPLE:
            self.all_to(self.lying(SHADOW))
        free = [seat for seat in s.living() if led_by(s, seat) == NOBODY]
        for seat in s.living():
            if seat not in free:
                self.goals[seat] = s.plan.start[0]
        for number in found:
            thing = s.things.rows[number]
            if thing.owner == NOBODY and free:
                guide = free[0]
                for seat in free:
                    if self.far(seat, thing.area) < self.far(guide, thing.area):
                        guide = seat
                self.goals[guide] = thing.area
                free = [seat for seat in free if seat != guide]

    def carry(self) -> None:
        """Q5: torches go to the gates, each hero to another one; who has none fetches one, or keeps the market."""
        s = self.s
        gates = [area for area in self.lying(GATE) if not is_planted(s, area)]
        self.common = self.lying(TORCH)[0] if self.lying(TORCH) and not gates else s.plan.objectives[0]
        self.goals = [self.common] * len(s.heroes)
        left = list(gates)
        bearers = [seat for seat in s.living() if TORCH in s.heroes.rows[seat].tokens]
        for seat in bearers:
            if left:
                self.goals[seat] = self.nearest(seat, left)
                left = [area for area in left if area != self.goals[seat]]
        torches = [
            s.things.rows[number].area for area in set_of(self.lying(TORCH)) for number in loose_torches(s, area)
        ]
        for seat in s.living():
            if seat not in bearers and left and torches:
                self.goals[seat] = self.nearest(seat, torches)
                left = left[1:]
            elif seat not in bearers and bearers:
                self.goals[seat] = self.goals[bearers[seat % len(bearers)]]

    def pass_through(self) -> None:
        """Q6: find the Shard, bring it to the portal, pass it, kill the king."""
        s = self.s
        here, there = s.plan.portal
        holder = [seat for seat in s.living() if carries(s, seat, SHARD)]
        lying = [thing.area for thing in s.things.rows if thing.kind == FOUND_ITEM and s.item(thing.value).id == SHARD]
        if PORTAL_OPEN in s.flags:
            king = self.hunted() or [s.plan.objectives[-1]]
            for seat in range(len(s.heroes)):
                beyond = same_part(s, s.figures.rows[seat].area, there)
                self.goals[seat] = king[0] if beyond else here
            self.common = here
        elif holder:
            self.all_to([here])
        else:
            self.all_to(lying or self.lying(SHADOW))

    def unlock(self) -> None:
        """Q2: the key first: where it lies, who has it to give, who can be made to come; then the lock."""
        s = self.s
        if any([row.key for row in s.heroes.rows]):
            doors = [door for door in s.plan.doors if s.locks >> door.number & 1]
            sides = [doors[0].a, doors[0].b] if doors else []
            self.all_to(sides)
            return
        keys = self.lying(KEY)
        if not keys and s.plan.quest_enemy >= 0:
            self.keeper = s.plan.quest_enemy
            keys = [s.figures.rows[one].area for one in s.figures_in_play(self.keeper)]
        self.all_to(keys or [s.plan.objectives[0]])

    def act(self) -> None:
        """Q3, Q4: where something is done by which the quest is won; else where those are who have to die."""
        s = self.s
        counters = names_in(s.plan.won, COUNT)
        for number, place in s.plan.actions:
            if raises(s, number, counters) and place in THINGS:
                areas = self.lying(THINGS.index(place))
                if areas:
                    self.all_to(areas)
                    return
        if exits_of(s):
            self.all_to(exits_of(s))
        elif self.hunted():
            self.all_to(self.hunted())
            self.kindle()
        elif self.wanted and rounds_left(s) > AMPLE and s.plan.objectives:
            self.prepare()

    def prepare(self) -> None:
        """Q4: before the one is woken by whose death the quest is won, shadows and chests on this side of the hall."""
        s = self.s
        start, last = s.plan.start[0], s.plan.objectives[-1]
        near = self.ways(last)[start] + 1
        kinds = (SHADOW, CHEST)
        areas = [
            thing.area
            for thing in s.things.rows
            if thing.kind in kinds and s.plan.tiles[thing.area] != s.plan.tiles[last]
        ]
        areas = [area for area in areas if self.ways(area)[start] <= near]
        if areas:
            self.all_to(areas)

    def kindle(self) -> None:
        """Q4: while the master does not burn, the nearest hero goes to a brazier beside it that is ready."""
        s = self.s
        for number, place in s.plan.actions:
            ability = s.cast.abilities[number]
            if ability.limit != t.PER_THREE_ROUNDS or place not in THINGS:
                continue
            for figure in burnable(s):
                there = s.figures.rows[figure].area
                ready = [area for area in self.lying(THINGS.index(place)) if not is_spent(s, ability, USED_AT + area)]
                ready = [area for area in ready if s.reach().dist_range(area, there) <= 1]
                if ready and s.living():
                    guide = s.living()[0]
                    for seat in s.living():
                        if self.far(seat, self.nearest(seat, ready)) < self.far(guide, self.nearest(guide, ready)):
                            guide = seat
                    self.goals[guide] = self.nearest(guide, ready)

    def rounds(self) -> float:
        """How many rounds the deeds of the quest still take, ways left out."""
        s = self.s
        if has_rule(s, t.H_INHABITANTS):
            if "stage-2" in s.flags:
                return float(HELD_PHASES - counter(s, "held"))
            return HELD_PHASES + 2.0 * (PEOPLE - counter(s, "accounted"))
        if has_rule(s, t.H_TORCHES):
            return 2.0 * len([area for area in self.lying(GATE) if not is_planted(s, area)]) / max(1, len(s.living()))
        if has_rule(s, t.H_PORTAL):
            return 5.0 if PORTAL_OPEN in s.flags else 8.0
        left = 0.0
        for number, place in s.plan.actions:
            if place in THINGS and raises(s, number, names_in(s.plan.won, COUNT)):
                left += 2.5 * len(self.lying(THINGS.index(place)))
        return left + (3.0 if self.wanted else 0.0)


def set_of(areas: list[int]) -> list[int]:
    return list(dict.fromkeys(areas))


def names_in(given: Given | None, kind: int) -> list[str]:
    """What a condition asks about, wherever it stands in it."""
    if given is None:
        return []
    found = list(given.names) if given.kind == kind else []
    for part in given.parts:
        found += names_in(part, kind)
    return found


def is_wanted(s: Quest, foe: int, names: list[str]) -> bool:
    return s.enemy(foe).code in names or (s.foes.rows[foe].group != "" and s.foes.rows[foe].group in names)


def raises(s: Quest, ability: int, counters: list[str]) -> bool:
    """Whether an action raises one of these counters, at once or by a roll."""
    return text_raises(s, s.cast.abilities[ability].do, counters)


def text_raises(s: Quest, text: int, counters: list[str]) -> bool:
    if text < 0:
        return False
    for op in s.cast.texts[text].ops:
        if op.effect.name == "count" and op.id in counters:
            return True
        if op.effect.name == "roll" and text_raises(s, op.body, counters):
            return True
    return False


# Deeds ---------------------------------------------------------------------------------------------------------------


def action_worth(s: Quest, seat: int, at: int) -> float:
    """What a quest action is worth here and now."""
    number, place = s.plan.actions[at]
    ability = s.cast.abilities[number]
    if raises(s, number, names_in(s.plan.won, COUNT)):
        return DEED
    ops = s.cast.texts[ability.do].ops
    if any([op.effect.name == "gate" for op in ops]):
        return CLOSING + (1.5 if TORCH in s.heroes.rows[seat].tokens else 0.0)
    if place in THINGS and any([op.effect.name == "read" for op in ops]):
        return TRADING
    for figure in burnable(s) if place in THINGS else []:
        if s.reach().dist_range(s.figures.rows[seat].area, s.figures.rows[figure].area) <= 1:
            return BURNING
    return 0.0


def burnable(s: Quest) -> list[int]:
    """Masters that do not burn yet."""
    masters = [foe for foe in s.foes_in_play() if s.enemy(foe).rank == t.PURPLE]
    return [one for foe in masters for one in s.figures_in_play(foe) if not any(s.figures.rows[one].fires)]


def errand_worth(s: Quest, seat: int, deed: object, mission: Mission) -> float:
    """What a free deed of the quest's own is worth."""
    here = s.figures.rows[seat].area
    if deed == "lift":
        gates = [area for area in mission.lying(GATE) if not is_planted(s, area)]
        carried = len([row for row in s.heroes.rows if TORCH in row.tokens])
        return 2.0 if len(gates) > carried else 0.0
    if deed == "portal":
        others = [one for one in s.living() if not same_part(s, s.figures.rows[one].area, s.plan.portal[1])]
        ready = all([mission.far(one, s.plan.portal[0]) <= 2 for one in others])
        return 3.0 if ready or len(others) < len(s.living()) else 0.0
    if isinstance(deed, tuple) and deed[0] == "lead":
        return 3.0 if here not in s.plan.start else 0.0
    return 0.0
