"""How things stand, for one decision: who is dangerous, who is in danger, what a kill, a cure and a step forward are worth.

Worth is counted in wounds. A judge looks at a state once and changes nothing; whatever it works out it keeps for this decision.
"""

from __future__ import annotations

from typing import Final

from ..rules import terms as t
from ..rules.conditions import Scene, acting, added_hits, attack_type
from ..rules.effects.attacks import ATTACK
from ..rules.force import of_foe, of_powers, sources
from ..rules.gear import Weapon
from ..rules.procedures.event_phase import rounds_left
from ..rules.queries import defence_of, hp_of, sides_in
from ..rules.state import NOBODY, NOWHERE, SHADOW, Quest, is_enemy
from ..rules.strike import BY_WEAPON, Attack
from .danger import Danger, dying
from .errands import HUNTED, Mission, is_wanted
from .lore import FAR, Ways, distances_of, exits_of, is_barred
from .manner import NORMAL, Manner
from .odds import Blow, Book, Guard, Result, book_of

ACTS: Final = 0.42
"""How likely an enemy acts in an enemy turn."""
HORIZON: Final = 1.6
"""For how many rounds an enemy that is left alone is reckoned with."""
BARS: Final = 0.5
"""An enemy that stands where the quest ends."""
SOUL: Final = 0.8
"""A soul point."""
STEP: Final = 0.11
"""A movement point nearer to the goal, while there is time, for each hero: the larger a party, the more enemies come while it waits..."""
FOUGHT: Final = 0.4
"""... what is left of it while there is an enemy to be dealt with..."""
HASTE: Final = 0.26
"""... and what is added to it when there is none."""
STRIDE: Final = 2.4
"""Movement points that a hero makes good in a round, fights and all."""
FEAR: Final = 0.4
"""A wound that is to be expected..."""
DEATH: Final = 4.0
"""... and a death."""
TOGETHER: Final = 3
"""Areas within which a party is together."""
LOW: Final = 0.4
"""Who has no more than this share of the HP left is to be healed."""


def added(s: Quest, attack: Attack) -> int:
    """What modifiers add to the hits of an attack, were it made now."""
    return sum([amount for _bearer, _mod, amount in added_hits(s, attack)])


def changed(s: Quest, name: str, figure: int) -> int:
    """What modifiers of a name add for somebody who defends."""
    scene = Scene(figure, NOBODY, s.figures.rows[figure].area)
    return sum([amount for _bearer, _mod, amount in acting(s, name, figure, scene)])


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

    def __init__(self, s: Quest, manner: Manner = NORMAL) -> None:
        self.s = s
        self.manner = manner
        self.book: Book = book_of(s.cast)
        self.heroes: list[int] = s.living()
        self.foes: list[int] = s.foes_in_play()
        self.enemies: list[int] = [figure for foe in self.foes for figure in s.figures_in_play(foe)]
        self.rounds: int = rounds_left(s)
        self.mission: Mission = Mission(s)
        self.goal: int = self.mission.common
        self.exits: list[int] = exits_of(s)
        self.barred: bool = bool(self.exits) and is_barred(s)
        """Whether enemies have to be gone from there."""
        self.last: int = s.plan.objectives[-1] if s.plan.objectives else NOWHERE
        self.shadows: list[int] = [thing.area for thing in s.things.rows if thing.kind == SHADOW]
        self._ways: dict[int, Ways] = {}
        self._threats: dict[tuple[int, int, int], Result] = {}
        self._harms: dict[int, float] = {}
        self._worths: dict[int, float] = {}
        self._sides: dict[int, tuple[int, int, bool, bool]] = {}
        self._lefts: dict[int, int] = {}
        self._exposures: dict[tuple[int, int], float] = {}
        self._spikes: dict[int, int] = {}
        self._calm: int = -1
        self._pull: float = -1.0
        self.hurry: float = self._hurry()
        self.danger: Danger = Danger(self)

    # Ways ------------------------------------------------------------------------------------------------------------

    def ways(self, goal: int) -> Ways:
        found = self._ways.get(goal)
        if found is None:
            found = self._ways[goal] = distances_of(self.s).ways(self.s, goal)
        return found

    def ahead(self, area: int) -> int:
        """How far it is from an area to where the quest ends; to where the party goes now while that cannot be reached."""
        far = self.ways(self.last)[area] if self.last != NOWHERE else 0
        if far >= FAR and self.goal != NOWHERE:
            far = self.ways(self.goal)[area]
        return far if far < FAR else 0

    def _hurry(self) -> float:
        """From 0 (there is time) to 1 (there is none): by the rounds that the slowest of the party still needs."""
        if self.last == NOWHERE or not self.heroes:
            return 0.0
        ways = self.ways(self.last)
        rows = self.s.figures.rows
        far = [ways[rows[seat].area] for seat in self.heroes if ways[rows[seat].area] < FAR]
        need = max(far, default=0) / STRIDE + 1.5 + self.mission.rounds()
        slack = self.rounds - need
        return min(1.0, max(0.0, (5.0 - slack) / 4.0))

    def pull(self) -> float:
        """What a movement point nearer to the goal is worth."""
        if self._pull < 0:
            step = FOUGHT * STEP if self.is_fought() else STEP
            self._pull = len(self.s.heroes) * (step + HASTE * self.manner.haste * self.hurry)
        return self._pull

    def is_fought(self) -> bool:
        """Whether enemies are so near that they are to be dealt with first."""
        rows, reach = self.s.figures.rows, self.s.reach()
        for figure in self.enemies:
            for seat in self.heroes:
                if reach.dist_range(rows[figure].area, rows[seat].area) <= TOGETHER:
                    return True
        return False

    def is_calm(self) -> bool:
        """Whether a fight may come: no enemy is about, and nobody is far behind or badly hurt."""
        if self._calm < 0:
            self._calm = 1 if self._calmly() else 0
        return self._calm == 1

    def _calmly(self) -> bool:
        if self.enemies or any([self.health(seat) <= LOW for seat in self.heroes]):
            return False
        rows, reach = self.s.figures.rows, self.s.reach()
        first = rows[self.heroes[0]].area if self.heroes else NOWHERE
        return all([reach.dist_range(first, rows[seat].area) <= TOGETHER for seat in self.heroes])

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

    def struck_by(self, figure: int, victim: int, which: int = t.MAIN) -> Result:
        """What comes of one attack of an enemy, with its main weapon or the other, on a hero or companion."""
        found = self._threats.get((figure, victim, which))
        if found is None:
            s = self.s
            weapon = s.sheet(s.foe_of(figure)).weapon(which)
            attack = Attack(figure, victim, BY_WEAPON, which)
            guard = guard_of(s, victim, attack_type(s, attack), max(1, self.left(victim)))
            found = self.book.result(self.blow(figure, weapon, which, victim), guard)
            self._threats[figure, victim, which] = found
        return found

    def threat(self, figure: int) -> float:
        """The harm that one activation of an enemy does to one of the party, on the average."""
        known = self._harms.get(figure)
        if known is not None:
            return known
        harm = 0.0
        for seat in self.heroes:
            found = self.struck_by(figure, seat)
            harm += found.wounds + 2.0 * found.kill + 0.5 * found.more
        worst = max(0.3, harm / len(self.heroes)) if self.heroes else 1.0
        self._harms[figure] = worst
        return worst

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
            if is_wanted(s, foe, self.mission.wanted):
                found += HUNTED
            if foe == self.mission.keeper:
                found += HUNTED * self.manner.hunt
            if self.barred and s.figures.rows[figure].area in self.exits:
                found += BARS + 2.0 * self.hurry
            self._worths[figure] = found
        return found

    def is_needed(self, foe: int) -> bool:
        """Whether an enemy has to die for the quest to go on or to be won."""
        return foe == self.mission.keeper or is_wanted(self.s, foe, self.mission.wanted)

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
        """The wounds that a hero has to expect until the next own turn, standing there."""
        found = self._exposures.get((seat, area))
        if found is None:
            found = self._exposures[seat, area] = self.danger.wounds(seat, area)
        return found

    def peril(self, seat: int, area: int, more: float = 0.0) -> float:
        """What it costs to stand somewhere until the next own turn: wounds, some of them perhaps by what is not there yet, and death."""
        wounds = self.exposure(seat, area) + more
        manner = self.manner
        return FEAR * manner.fear * wounds + DEATH * manner.death * dying(wounds, self.left(seat))

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
        if not self.enemies:
            return 0.8 * healed * rate
        if figure not in self.heroes:
            return healed * rate
        wounds, left = self.exposure(figure, row.area), self.left(figure)
        return healed * rate + DEATH * (dying(wounds, left) - dying(wounds, left + healed))
