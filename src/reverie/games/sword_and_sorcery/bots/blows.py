"""The attacks that a hero could make, from here or from elsewhere, and what each would come to."""

from __future__ import annotations

from typing import Final

from ..rules import terms as t
from ..rules.abilities import NONE, SELECTORS, Ability, Given
from ..rules.bearing import bearing
from ..rules.conditions import Scene, holds, is_kind
from ..rules.effects.attacks import ATTACK, WEAPONS
from ..rules.force import hidden_by_enemies, is_spent, least_of
from ..rules.queries import can_use, held_weapon, weapon_range
from ..rules.state import Quest
from ..rules.strike import BY_ABILITY, BY_WEAPON, Attack
from .judge import Judge, added, guard_of
from .odds import Blow, Result

COOLING: Final = 0.12
"""What each hourglass of a power costs."""
GONE: Final = 0.9
"""What it costs to use up an item."""
ANSWERED: Final = 0.2
"""What it weighs that an enemy answers: some day it has to be struck."""
ELSEWHERE: Final = -2
FOLLOWED: Final = 0.85
"""What a further attack is worth, as a share of what it is alone."""


class Means:
    """One way to attack: a weapon, a power's line, an item."""

    __slots__ = ("ability", "attack", "deed", "effects", "given", "means", "price", "range", "through", "type", "which")

    def __init__(self, deed: tuple[object, ...], means: int, which: int) -> None:
        self.deed = deed
        """As the deed begins: ("attack", hand), ("power", power, line), ("item", card, ability)."""
        self.means = means
        self.which = which
        self.attack: tuple[int, int, int] = (0, 0, 0)
        self.effects: tuple[int, ...] = ()
        self.range: int = 0
        self.through: bool = False
        self.type: int = t.NO_TYPE
        self.given: Given | None = None
        self.price: float = 0.0
        self.ability: Ability | None = None


def of_ability(ability: Ability, deed: tuple[object, ...], price: float) -> Means:
    made = Means(deed, BY_ABILITY, ability.number)
    made.attack = ability.attack or (0, 0, 0)
    made.effects = ability.effects
    made.range = max(0, ability.range)
    made.type = ability.type
    made.given = ability.given
    made.price = price
    made.ability = ability
    return made


def strikes(ability: Ability) -> bool:
    """Whether an ability is an attack that is made by a combat action."""
    return ability.attack is not None and ability.use == t.COMBAT and not ability.windows


def means_of(s: Quest, seat: int) -> list[Means]:
    """Everything that a hero could attack with now."""
    found: list[Means] = []
    row = s.heroes.rows[seat]
    for hand in (t.MAIN, t.OFF):
        weapon = held_weapon(s, seat, hand)
        if weapon is not None:
            made = Means(("attack", hand), BY_WEAPON, hand)
            made.attack, made.effects, made.type = weapon.attack, weapon.effects, weapon.type
            made.range, made.through = weapon_range(s, seat, weapon)
            found.append(made)
    for borne in bearing(s, seat).deeds(s):
        ability = borne.ability
        word, number, which = borne.said
        if not strikes(ability) or borne.rank > row.rank:
            continue
        if word == "power":
            price = COOLING * s.cast.powers[number].lines[which].cooldown
        else:
            if s.charges[number] < ability.cost_charges or (borne.foreign and not can_use(s, seat, s.item(number))):
                continue
            price = GONE if s.item(number).kind == t.SINGLE_USE else 0.1 + 0.3 * ability.cost_charges
        if not is_spent(s, ability, number if word == "item" else seat):
            found.append(of_ability(ability, (word, number, which), price))
    return found


class Strike:
    """An attack that could be made: with what, on whom, from where, and its worth."""

    __slots__ = ("kill", "means", "place", "result", "target", "worth")

    def __init__(self, means: Means, target: int, place: int, result: Result, worth: float) -> None:
        self.means = means
        self.target = target
        self.place = place
        self.result = result
        self.worth = worth
        self.kill: float = result.kill


class Arms:
    """What one hero could do with the attacks it has, for one decision."""

    def __init__(self, judge: Judge, seat: int) -> None:
        self.judge = judge
        self.s: Quest = judge.s
        self.seat = seat
        self.means: list[Means] = means_of(judge.s, seat)
        self.hiding: int = hidden_by_enemies(judge.s)
        self.fog: int = least_of(judge.s, "sight-most", seat, t.FOG)
        self._best: dict[tuple[int, int], Strike | None] = {}
        self._results: dict[tuple[int, int, int, int, bool], Result] = {}

    def attack(self, means: Means, target: int, place: int) -> Attack:
        """The attack as conditions look at it."""
        rows = self.s.figures.rows
        made = Attack(self.seat, target, means.means, means.which)
        made.area = rows[target].area
        made.melee = made.area == place
        made.hidden = rows[self.seat].hidden
        return made

    def reaches(self, means: Means, target: int, place: int) -> bool:
        """SS-12: whether an enemy could be attacked from a place."""
        row = self.s.figures.rows[target]
        if row.hidden:
            return False
        area = row.area
        if area == place:
            return True
        reach = self.s.reach()
        if reach.dist_range(place, area) > means.range or self.judge.enemies_at(place):
            return False
        return reach.sees(place, area, 0 if means.through else self.hiding, self.fog)

    def fits(self, means: Means, target: int, place: int) -> bool:
        if means.given is None:
            return True
        return holds(self.s, means.given, Scene(self.seat, target, place, self.attack(means, target, place)))

    def others(self, area: int, target: int) -> int:
        return len([figure for figure in self.judge.enemies_at(area) if figure != target])

    def result(self, number: int, target: int, place: int, focus: int, extra: tuple[int, ...] = ()) -> Result:
        """What an attack would come to, with what follows it."""
        means, judge = self.means[number], self.judge
        area = self.s.figures.rows[target].area
        supremacy = 1 if judge.dominated(area, self.seat, place) else 0
        key = (number, target, focus + 100 * supremacy, area if place == area else NONE, bool(extra))
        known = self._results.get(key) if not extra else None
        if known is not None:
            return known
        attack = self.attack(means, target, place)
        more = added(self.s, attack) + supremacy + focus
        rank = self.s.heroes.rows[self.seat].rank
        blow = Blow(means.attack, more, means.effects + extra, rank, self.others(area, target))
        left = max(1, judge.left(target))
        found = judge.book.result(blow, guard_of(self.s, target, means.type, left))
        if means.means == BY_WEAPON:
            found = self.followed(found, attack, left)
        if not extra:
            self._results[key] = found
        return found

    def followed(self, first: Result, attack: Attack, left: int) -> Result:
        """SS-7.50: what a further attack adds that comes by itself or once a round."""
        which = self.further(attack)
        if which == ELSEWHERE:
            return Result(first.kill, first.wounds, first.more + 1.2)
        if which == NONE:
            return first
        weapon = held_weapon(self.s, self.seat, which)
        if weapon is None:
            return first
        second = Attack(self.seat, attack.target, BY_WEAPON, which)
        second.area, second.melee = attack.area, attack.melee
        rest = max(1, left - round(first.wounds))
        guard = guard_of(self.s, attack.target, weapon.type, rest)
        rank = self.s.heroes.rows[self.seat].rank
        made = self.judge.book.result(Blow(weapon.attack, added(self.s, second), weapon.effects, rank), guard)
        kill = first.kill + (1.0 - first.kill) * made.kill * FOLLOWED
        wounds = min(float(left), first.wounds + (1.0 - first.kill) * made.wounds * FOLLOWED)
        return Result(kill, wounds, first.more + made.more * FOLLOWED)

    def further(self, attack: Attack) -> int:
        """The hand with which an innate power lets the hero go on; ELSEWHERE on another enemy, NONE where none does."""
        s = self.s
        for number in s.version(self.seat).innate:
            ability = s.cast.abilities[number]
            if not ability.windows >> t.W_FOLLOW_UP & 1:
                continue
            if ability.limit == t.PER_ROUND and (number, self.seat, s.round) in s.used:
                continue
            if not holds(s, ability.given, Scene(self.seat, attack.target, attack.area, attack)):
                continue
            for op in s.cast.texts[ability.do].ops:
                if op.effect is ATTACK and op.on is not None:
                    if SELECTORS[op.on.kind] == "same":
                        return t.OFF if WEAPONS[op.weapon] == "off" else attack.which
                    return ELSEWHERE if len(self.judge.enemies) > 1 else NONE
        return NONE

    def best(self, place: int, focus: int) -> Strike | None:
        """The best attack from a place."""
        key = (place, focus)
        if key in self._best:
            return self._best[key]
        found: Strike | None = None
        for number, means in enumerate(self.means):
            for target in self.judge.enemies:
                if not self.reaches(means, target, place) or not self.fits(means, target, place):
                    continue
                result = self.result(number, target, place, focus)
                worth = self.judge.reckoned(result, target) - means.price
                worth -= ANSWERED * self.judge.answered(target, self.seat, place, result)
                if found is None or worth > found.worth:
                    found = Strike(means, target, place, result, worth)
        self._best[key] = found
        return found

    def prepared(self, strike: Strike, ability: Ability, focus: int) -> float:
        """What is gained by what an ability adds to the next attack (SS-18.7), if it is this one."""
        entry = ability.next
        assert entry is not None
        attack = self.attack(strike.means, strike.target, strike.place)
        if not is_kind(self.s, attack, entry.attack, NONE):
            return 0.0
        if not holds(self.s, entry.given, Scene(self.seat, strike.target, strike.place, attack)):
            return 0.0
        number = self.means.index(strike.means)
        result = self.result(number, strike.target, strike.place, focus, entry.effects)
        more = 1.0 if entry.then >= 0 else 0.0
        return self.judge.reckoned(result, strike.target) + more - strike.worth - strike.means.price
