"""How things stand, for one decision: who is dangerous, who is in danger, what a kill, a cure and a step forward are worth.

Worth is counted in wounds. A judge looks at a state once and changes nothing; whatever it works out it keeps for this decision.
"""

from __future__ import annotations

from typing import Final

from ..rules import terms as t
from ..rules.abilities import NONE
from ..rules.conditions import Scene, attack_type, holds
from ..rules.effects.attacks import ATTACK
from ..rules.force import of_foe, of_powers, sources, worked_out
from ..rules.gear import Weapon
from ..rules.procedures.event_phase import rounds_left
from ..rules.queries import defence_of, hp_of, sides_in
from ..rules.state import NOBODY, NOWHERE, Quest, is_enemy
from ..rules.strike import BY_WEAPON, Attack
from .lore import Ways, distances_of, exits_of, goal_of
from .odds import Blow, Book, Guard, Result, book_of

ACTS: Final = 0.42
"""How likely an enemy acts in an enemy turn."""
HORIZON: Final = 1.6
"""For how many rounds an enemy that is left alone is reckoned with."""
SOUL: Final = 0.8
"""A soul point."""
STEP: Final = 0.30
"""A movement point nearer to the goal, while there is time..."""
HASTE: Final = 1.1
"""... and what is added to it when there is none."""
STRIDE: Final = 2.4
"""Movement points that a hero makes good in a round, fights and all."""
LOW: Final = 0.4
"""Who has no more than this share of the HP left is to be healed."""


def added(s: Quest, attack: Attack) -> int:
    """SS-22.5: what modifiers add to the hits of an attack, were it made now; the night comes after all others."""
    figure = attack.attacker
    scene = Scene(figure, attack.target, s.figures.rows[figure].area, attack)
    found = 0
    for _bearer, mod, value in sources(s, "hits", figure):
        ability = s.cast.abilities[mod.ability] if mod.ability >= 0 else None
        scene.weapon = ability.weapon if ability is not None else NONE
        if holds(s, mod.given, scene) and not (mod.night and sources(s, "night-off", figure)):
            found += worked_out(s, mod, figure, value)
    return found


def changed(s: Quest, name: str, figure: int) -> int:
    """What modifiers of a name add for somebody who defends."""
    scene = Scene(figure, NOBODY, s.figures.rows[figure].area)
    found = 0
    for _bearer, mod, value in sources(s, name, figure):
        if holds(s, mod.given, scene):
            found += worked_out(s, mod, figure, value)
    return found


def guard_of(s: Quest, figure: int, type: int, left: int) -> Guard:
    """How somebody stands against an attack of a type, with so many wounds left."""
    armour, _shields, dice = defence_of(s, figure)
    row = s.figures.rows[figure]
    armour = 0 if row.conditions & t.DOWN else max(0, armour + changed(s, "armour", figure))
    weak = s.sheet(s.foe_of(figure)).resist[type] if is_enemy(figure) and type != t.NO_TYPE else 0
    most = max(0, dice + changed(s, "defence-dice", figure))
    return Guard(left, weak, armour, row.shields + row.extra, most, max(0, changed(s, "shield", figure)))


class Judge:
    """One decision's view of the table."""

    def __init__(self, s: Quest) -> None:
        self.s = s
        self.book: Book = book_of(s.cast)
        self.heroes: list[int] = s.living()
        self.foes: list[int] = s.foes_in_play()
        self.enemies: list[int] = [figure for foe in self.foes for figure in s.figures_in_play(foe)]
        self.rounds: int = rounds_left(s)
        self.goal: int = goal_of(s)
        self.exits: list[int] = exits_of(s)
        self.last: int = s.plan.objectives[-1] if s.plan.objectives else NOWHERE
        self._ways: dict[int, Ways] = {}
        self._threats: dict[tuple[int, int], Result] = {}
        self._worths: dict[int, float] = {}
        self._sides: dict[int, tuple[int, int, bool, bool]] = {}
        self._lefts: dict[int, int] = {}
        self._exposures: dict[tuple[int, int], float] = {}
        self._spikes: dict[int, int] = {}
        self.hurry: float = self._hurry()

    # Ways ------------------------------------------------------------------------------------------------------------

    def ways(self, goal: int) -> Ways:
        found = self._ways.get(goal)
        if found is None:
            found = self._ways[goal] = distances_of(self.s).ways(self.s, goal)
        return found

    def _hurry(self) -> float:
        """From 0 (there is time) to 1 (there is none): by the rounds that the slowest of the party still needs."""
        if self.last == NOWHERE or not self.heroes:
            return 0.0
        ways = self.ways(self.last)
        rows = self.s.figures.rows
        need = max([ways[rows[seat].area] for seat in self.heroes]) / STRIDE + 1.5
        slack = self.rounds - need
        return min(1.0, max(0.0, (5.0 - slack) / 4.0))

    def pull(self) -> float:
        """What a movement point nearer to the goal is worth."""
        return STEP + HASTE * self.hurry

    # People ----------------------------------------------------------------------------------------------------------

    def left(self, figure: int) -> int:
        """Wounds until death."""
        found = self._lefts.get(figure)
        if found is None:
            found = self._lefts[figure] = hp_of(self.s, figure) - self.s.figures.rows[figure].wounds
        return found

    def health(self, figure: int) -> float:
        """The share of HP that is left."""
        left = self.left(figure)
        return left / max(1, left + self.s.figures.rows[figure].wounds)

    def sides(self, area: int) -> tuple[int, int, bool, bool]:
        """Counted heroes and enemies of an area, and whether each side is there."""
        found = self._sides.get(area)
        if found is None:
            found = self._sides[area] = sides_in(self.s, area)
        return found

    def dominated(self, area: int, mover: int, place: int) -> bool:
        """SS-9.2: whether heroes dominate an area when a hero stands at some place instead of where it stands now."""
        heroes, enemies, here, there = self.sides(area)
        was = self.s.figures.rows[mover].area
        if was != place:
            if was == area:
                heroes -= 1
                here = heroes > 0
            elif place == area:
                heroes += 1
                here = True
        return here and there and heroes > 0 and heroes >= 2 * enemies

    def enemies_at(self, area: int) -> list[int]:
        rows = self.s.figures.rows
        return [figure for figure in self.enemies if rows[figure].area == area]

    # Enemies ---------------------------------------------------------------------------------------------------------

    def blow(self, figure: int, weapon: Weapon, which: int, victim: int) -> Blow:
        """An enemy's attack on somebody."""
        s = self.s
        attack = Attack(figure, victim, BY_WEAPON, which)
        attack.area = s.figures.rows[figure].area
        effects = weapon.effects
        for ability in of_powers(s, s.foe_of(figure)):
            effects += ability.effects
        return Blow(weapon.attack, added(s, attack), effects)

    def struck_by(self, figure: int, victim: int) -> Result:
        """What comes of one attack of an enemy, with its main weapon, on a hero or companion."""
        found = self._threats.get((figure, victim))
        if found is None:
            s = self.s
            weapon = s.sheet(s.foe_of(figure)).main
            attack = Attack(figure, victim, BY_WEAPON, t.MAIN)
            guard = guard_of(s, victim, attack_type(s, attack), max(1, self.left(victim)))
            found = self.book.result(self.blow(figure, weapon, t.MAIN, victim), guard)
            self._threats[figure, victim] = found
        return found

    def threat(self, figure: int) -> float:
        """The harm that one activation of an enemy does to one of the party, on the average."""
        if not self.heroes:
            return 1.0
        harm = 0.0
        for seat in self.heroes:
            found = self.struck_by(figure, seat)
            harm += found.wounds + 2.0 * found.kill + 0.5 * found.more
        worst = harm / len(self.heroes)
        return max(0.3, worst)

    def activity(self, figure: int) -> float:
        """How often an enemy will act before it is reckoned with anew."""
        turns = len(self.heroes)
        conditions = self.s.figures.rows[figure].conditions
        share = 0.3 if conditions & t.STUN else 0.7 if conditions & (t.BLIND | t.SLOW | t.DOWN) else 1.0
        return ACTS * turns * HORIZON * share

    def kill_worth(self, figure: int) -> float:
        """What it is worth that a figure of an enemy is gone."""
        found = self._worths.get(figure)
        if found is None:
            s = self.s
            foe = s.foe_of(figure)
            sheet = s.sheet(foe)
            found = 0.6 + self.threat(figure) * self.activity(figure)
            found += SOUL * sheet.soul / len(s.figures_in_play(foe)) + 0.2 * len(sheet.drops)
            if self.exits and s.figures.rows[figure].area in self.exits:
                found += 1.5 + 2.0 * self.hurry
            self._worths[figure] = found
        return found

    def spikes(self, figure: int) -> int:
        """The hits with which an enemy answers whoever stands beside it when it is wounded and lives (SS-7.5)."""
        found = self._spikes.get(figure)
        if found is None:
            found = 0
            for ability in of_foe(self.s, self.s.foe_of(figure)):
                if ability.on == t.ON_DAMAGE and ability.do >= 0:
                    for op in self.s.cast.texts[ability.do].ops:
                        if op.effect is ATTACK:
                            found += op.amount.base + (ability.value if op.amount.word else 0)
            self._spikes[figure] = found
        return found

    def answered(self, figure: int, mover: int, place: int, result: Result) -> float:
        """What an attack costs by what the enemy answers it with: all heroes beside it suffer."""
        hits = self.spikes(figure)
        if not hits:
            return 0.0
        rows = self.s.figures.rows
        harm = 0.0
        for seat in self.heroes:
            if (place if seat == mover else rows[seat].area) == rows[figure].area:
                guard = guard_of(self.s, seat, t.NO_TYPE, max(1, self.left(seat)))
                found = self.book.result(Blow((hits, 0, 0), 0, ()), guard)
                harm += self.harm(seat, found.wounds, found.kill)
        return harm * max(0.0, min(1.0, result.wounds) - result.kill)

    def reckoned(self, result: Result, figure: int) -> float:
        """What an attack on an enemy is worth: a kill, or part of one."""
        worth = self.kill_worth(figure)
        share = result.wounds / max(1, self.left(figure))
        partly = max(0.0, share - result.kill)
        return worth * (result.kill + 0.55 * partly) + 0.5 * result.more * min(1.5, self.threat(figure))

    # Heroes ----------------------------------------------------------------------------------------------------------

    def harm(self, seat: int, wounds: float, deadly: float = 0.0) -> float:
        """What wounds cost a hero: more, the less is left."""
        left = max(1, self.left(seat))
        return wounds * (1.0 + 2.0 / left) + 4.0 * deadly

    def evading(self, seat: int, area: int) -> float:
        """SS-15.9: what it costs to leave an area with enemies from where one stands."""
        s = self.s
        harm = 0.0
        deadly = 0.0
        seen: list[int] = []
        for figure in self.enemies_at(area):
            foe = s.foe_of(figure)
            if foe in seen or s.has(figure, t.STUN | t.BLIND):
                continue
            seen.append(foe)
            found = self.struck_by(figure, seat)
            harm += found.wounds + 0.5 * found.more
            deadly += found.kill
        most = [mod.most for _bearer, mod, _value in sources(s, "reaction-attacks", seat) if mod.most >= 0]
        if most and len(seen) > min(most):
            share = min(most) / len(seen)
            harm, deadly = harm * share, deadly * share
        if harm and harm >= self.left(seat):
            deadly += 0.5
        return self.harm(seat, harm, min(1.0, deadly))

    def exposure(self, seat: int, area: int) -> float:
        """The wounds that a hero has to expect until the next own turn, standing there: from enemies that are near, shared with
        whoever else is."""
        found = self._exposures.get((seat, area))
        if found is not None:
            return found
        reach = self.s.reach()
        rows = self.s.figures.rows
        found = 0.0
        for figure in self.enemies:
            far = reach.dist_range(rows[figure].area, area)
            near = 1.0 if far == 0 else 0.75 if far <= 2 else 0.4 if far <= 4 else 0.1
            if rows[figure].conditions & t.STUN:
                near *= 0.3
            found += near * self.struck_by(figure, seat).wounds
        if found:
            beside = [one for one in self.heroes if one != seat and reach.dist_range(rows[one].area, area) <= 1]
            found *= ACTS * len(self.heroes) / (1.0 + len(beside))
        self._exposures[seat, area] = found
        return found

    def heal_worth(self, figure: int, amount: int) -> float:
        """What it is worth to heal so many wounds of somebody: most where it keeps them alive."""
        row = self.s.figures.rows[figure]
        if row.area == NOWHERE or figure == NOBODY:
            return 0.0
        healed = min(amount, row.wounds)
        if not healed:
            return 0.0
        share = self.health(figure)
        rate = 1.25 if share <= LOW else 0.75 if share <= 0.7 else 0.4
        if figure in self.heroes and self.left(figure) <= self.exposure(figure, row.area) + 1.0:
            rate += 0.5
        if not self.enemies:
            rate *= 0.8
        return healed * rate
