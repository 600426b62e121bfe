"""What a hero does in the own turn: where to go, whom to strike, what to use, one deed after the other (SS-6.10).

All that a turn could be is weighed at every deed: strike from here and then go somewhere, or go somewhere and strike from there; and what
the normal action does best. The first deed of the best turn is the answer.
"""

from __future__ import annotations

from typing import Final

from reverie.kernel.adviser import Advice
from reverie.kernel.agenda import innermost
from reverie.kernel.choice import Choice
from reverie.kernel.plain import Answer

from ..rules import terms as t
from ..rules.abilities import Ability
from ..rules.effects.moves import MOVE, PUT
from ..rules.force import most_of
from ..rules.frames import HeroTurn
from ..rules.plan import SECURED
from ..rules.procedures.hero_turn import ability_of
from ..rules.state import NOBODY, Quest, is_enemy
from .blows import COOLING, Arms, Strike
from .errands import action_worth, errand_worth
from .items import reorganizing
from .judge import Judge
from .manner import NORMAL, Manner
from .texts import ability_worth
from .walking import CHEST_WORTH, SEARCHED, Route, Walker, walker_of

LEAST_FREE: Final = 0.45
"""A free ability that does less waits for a better moment..."""
LEAST_POTION: Final = 1.8
"""... and what is used up for a much better one."""
LEAST_DRAUGHT: Final = 0.75
LEAST_NORMAL: Final = 0.3
DOORSTEP: Final = 4
HALL: Final = 3
"""How far behind others may be when a door is opened, and a secured one."""
AT_DOOR: Final = 9
"""So many enemies may be about when a door is opened."""
COMPANION: Final = 1.8
"""A companion that may act."""
LEAST_STRIKE: Final = 0.05
LEAST_STEP: Final = 0.12
"""A way that brings less than this is not gone."""
BOTH: Final = 0.9
"""What waits for after the attack is worth a little less: it may be prevented."""


class Normal:
    """The best use of a normal action besides Focus: what it is worth, and the deed."""

    __slots__ = ("deed", "reason", "worth")

    def __init__(self) -> None:
        self.worth: float = 0.0
        self.deed: Answer = None
        self.reason: str = "bot-normal"


class Turn:
    """A hero's turn under consideration."""

    def __init__(self, judge: Judge, turn: HeroTurn, options: list[Answer]) -> None:
        self.judge = judge
        self.s: Quest = judge.s
        self.turn = turn
        self.seat: int = turn.seat
        self.options = options
        self.arms: Arms = Arms(judge, turn.seat)
        self.walker: Walker = walker_of(judge, turn)
        self.normal: Normal = Normal()
        self.free: Advice | None = None
        self.able: bool = turn.combat > 0 and not judge.s.has(turn.seat, t.DOWN)
        self.may_focus: bool = "focus" in options
        self.focus: int = most_of(judge.s, "focus", turn.seat, 1) if self.may_focus else 0
        self._look_over()

    # What lies at hand -----------------------------------------------------------------------------------------------

    def _look_over(self) -> None:
        """Go through everything that is offered besides steps and attacks."""
        for option in self.options:
            if isinstance(option, tuple):
                word = str(option[0])
                if word == "action" and self._weigh_action(option):
                    continue
                if word in ("power", "item", "innate", "action"):
                    self._weigh_ability(option)
                elif word == "lead":
                    self._weigh_errand(option)
                elif word in ("chest", "search"):
                    time = max(0.0, 1.0 - 1.5 * self.judge.hurry)
                    self._may(option, (CHEST_WORTH if word == "chest" else SEARCHED) * time, f"bot-{word}")
                elif word == "open":
                    self._weigh_door(option)
                elif word == "companion":
                    self._may(option, COMPANION if self.judge.enemies else 0.0, "bot-companion")
                elif word in ("unlock", "unlock-chest", "flip"):
                    self._freely(option, 1.0, f"bot-{word.removesuffix('-chest')}")
            elif option == "reorganize":
                self._may(option, reorganizing(self.s, self.seat), "bot-reorganize")
            elif option == "provoke":
                self._may(option, self._provoking(), "bot-provoke")
            elif option in ("take", "key"):
                worth = self.walker.lying(self.walker.here)
                if worth > 0:
                    self._freely(option, worth, "bot-take")
            elif option in ("lift", "portal"):
                self._weigh_errand(option)

    def _weigh_errand(self, option: Answer) -> None:
        worth = errand_worth(self.s, self.seat, option, self.judge.mission)
        if worth > 0:
            self._freely(option, worth, "bot-errand")

    def _weigh_action(self, option: tuple[object, ...]) -> bool:
        """A quest action that brings the quest nearer to its end; whether it does."""
        at = option[1]
        assert isinstance(at, int)
        worth = action_worth(self.s, self.seat, at)
        if worth <= 0:
            return False
        if ability_of(self.s, option).use == t.FREE:
            self._freely(option, worth, "bot-errand")
        else:
            self._may(option, worth, "bot-errand")
        return True

    def _may(self, deed: Answer, worth: float, reason: str) -> None:
        if worth > self.normal.worth and worth > LEAST_NORMAL:
            self.normal.worth, self.normal.deed, self.normal.reason = worth, deed, reason

    def _freely(self, deed: Answer, worth: float, reason: str) -> None:
        if self.free is None or worth > self.free.worth:
            self.free = Advice(deed, worth, reason)

    def _weigh_ability(self, option: tuple[object, ...]) -> None:
        ability = ability_of(self.s, option)
        if ability.attack is not None or ability.next is not None:
            return
        last = option[-1] if option[0] != "action" else NOBODY
        target = last if isinstance(last, int) else NOBODY
        worth = ability_worth(self.judge, self.seat, ability, target) + self._slipping(ability)
        if option[0] == "power":
            power, line = option[1], option[2]
            assert isinstance(power, int)
            assert isinstance(line, int)
            worth -= COOLING * self.s.cast.powers[power].lines[line].cooldown
        single = option[0] == "item" and self._is_single(option[1])
        reason = "bot-heal" if heals(self.s, ability) else "bot-use"
        if ability.use == t.NORMAL:
            self._may(option, worth - (0.8 if single else 0.0), reason)
        elif ability.use == t.FREE and worth >= self._least(single, reason):
            self._freely(option, worth, reason)
        elif ability.use == t.COMBAT and worth >= LEAST_FREE and self.able:
            best = self.arms.best(self.walker.here, self.turn.focused)
            if best is None or worth > best.worth:
                self._freely(option, worth, reason)
        elif ability.use == t.MOVE and worth > self._going():
            self._freely(option, worth, reason)

    def _least(self, single: bool, reason: str) -> float:
        """What a free ability has to be worth: more if it is used up; what does not heal is for before an attack."""
        if not single:
            return LEAST_FREE
        return LEAST_DRAUGHT if reason == "bot-use" and self.able else LEAST_POTION

    def _slipping(self, ability: Ability) -> float:
        """To be elsewhere without evading: what the turn gains by it beside the best that walking comes to."""
        found = 0.0
        for op in self.s.cast.texts[ability.do].ops if ability.do >= 0 else ():
            if op.effect is not MOVE and op.effect is not PUT:
                continue
            here, reach = self.walker.here, self.s.reach()
            most = ability.value if op.amount.word or op.within.word else op.amount.base + op.within.base
            now = max([self.walker.place(a) - way.harm + self.worth_at(a) for a, way in self.walker.routes().items()])
            for area in range(len(reach.walks)):
                near = reach.dist_move(here, area) <= most
                if op.effect is PUT:
                    near = reach.dist_range(here, area) <= most and reach.sees(here, area)
                if near and area != here:
                    found = max(found, self.walker.place(area) + self.worth_at(area) - now)
        return found

    def _is_single(self, card: object) -> bool:
        assert isinstance(card, int)
        return self.s.item(card).kind == t.SINGLE_USE

    def _going(self) -> float:
        """What the move action would bring."""
        stay = self.walker.place(self.walker.here)
        best = max([self.walker.place(area) - route.harm for area, route in self.walker.routes().items()])
        return max(0.0, best - stay) + 0.2

    def _provoking(self) -> float:
        """SS-37.8: whoever is strong draws the master's wrath; whoever is weak sheds it."""
        if self.seat == self.s.threat:
            return 0.8 if self.judge.health(self.seat) < 0.4 else 0.0
        weak = self.s.threat >= 0 and self.judge.health(self.s.threat) < 0.4
        return 1.0 if weak and self.judge.health(self.seat) > 0.6 else 0.0

    def _weigh_door(self, option: tuple[object, ...]) -> None:
        """A door on the way is opened: one that costs nothing when somebody can go on, a secured one when the party is there."""
        number = option[1]
        assert isinstance(number, int)
        judge, door = self.judge, self.s.plan.doors[number]
        goal = judge.mission.goals[self.seat]
        if goal < 0:
            return
        ways = judge.ways(goal)
        here = self.walker.here
        there = door.b if here == door.a else door.a
        if ways[there] >= ways[here]:
            return
        if door.kind != SECURED:
            going = self.walker.points >= self.walker.tolls[there] and self.gathered(ways[here], DOORSTEP)
            if (going and len(judge.enemies) <= AT_DOOR) or judge.hurry > 0.5:
                self._freely(option, 1.5, "bot-open")
            return
        if self.gathered(ways[here], HALL):
            self._may(option, 2.5 + 2.0 * judge.hurry, "bot-open")

    def gathered(self, far: int, most: int) -> bool:
        """Whether the party is at hand, no more than so far behind, or there is no time to wait for it."""
        judge, rows = self.judge, self.s.figures.rows
        if judge.hurry > 0.8:
            return True
        goals = judge.mission.goals
        ways = judge.ways(goals[self.seat])
        here = [ways[rows[seat].area] for seat in judge.heroes if goals[seat] == goals[self.seat]]
        return all([one <= far + most for one in here])

    # The best turn ---------------------------------------------------------------------------------------------------

    def strike(self, place: int) -> Strike | None:
        """The best attack from a place, with Focus where the normal action has nothing better to do."""
        if not self.able:
            return None
        plain = self.arms.best(place, self.turn.focused)
        if not self.may_focus:
            return plain
        focused = self.arms.best(place, self.focus)
        if plain is None or focused is None:
            return plain
        return focused if focused.worth - self.normal.worth > plain.worth else plain

    def strike_worth(self, strike: Strike | None, focused: bool) -> float:
        if strike is None:
            return 0.0
        return strike.worth - (self.normal.worth if focused else 0.0)

    def is_focused(self, strike: Strike | None) -> bool:
        """Whether a strike counts on Focus that is still to be declared."""
        return strike is not None and self.may_focus and strike is self.arms.best(strike.place, self.focus)

    def worth_at(self, place: int) -> float:
        found = self.strike(place)
        return max(0.0, self.strike_worth(found, self.is_focused(found)))

    def onward(self, dead: int) -> float:
        """The best place to be in after an attack from here, if one enemy were dead."""
        routes = self.walker.routes(dead)
        return max([self.walker.place(area) - route.harm for area, route in routes.items()])

    def best(self) -> Advice:
        """The first deed of the best turn."""
        here = self.walker.here
        stay = self.walker.place(here)
        strike = self.strike(here)
        now = -99.0
        if strike is not None and strike.worth > LEAST_STRIKE:
            after = strike.kill * self.onward(strike.target) + (1.0 - strike.kill) * self.onward(NOBODY)
            now = self.strike_worth(strike, self.is_focused(strike)) + BOTH * after + (1.0 - BOTH) * stay
        way: Route | None = None
        top = stay
        for area, route in self.walker.routes().items():
            if area == here:
                continue
            worth = self.walker.place(area) - route.harm + self.worth_at(area)
            if worth > top + (LEAST_STEP if way is None else 0.0):
                way, top = route, worth
        if strike is not None and now > -99.0 and (way is None or now >= top):
            return self.attack(strike)
        if self.normal.deed is not None and not self._wanted_there(way):
            return Advice(self.normal.deed, self.normal.worth, self.normal.reason)
        if way is not None:
            return Advice(("go", way.first), top - stay, "bot-go", {"area": way.area})
        return self.dashing()

    def _wanted_there(self, way: Route | None) -> bool:
        """Whether Focus is the better use of the normal action, after the way."""
        if way is None:
            return False
        return self.is_focused(self.strike(way.area))

    def attack(self, strike: Strike) -> Advice:
        """Prepare an attack by what is free, and by Focus; then make it."""
        focused = self.is_focused(strike)
        best: Answer = None
        gain = LEAST_FREE
        for option in self.options:
            if isinstance(option, tuple) and option[0] in ("power", "item"):
                ability = ability_of(self.s, option)
                if ability.next is not None and ability.use == t.FREE:
                    more = self.arms.prepared(strike, ability, self.focus if focused else self.turn.focused)
                    more -= 0.05 * self._price(option)
                    if more > gain:
                        best, gain = option, more
        if best is not None:
            return Advice(best, gain, "bot-use")
        chance = round(100 * strike.kill)
        if focused:
            return Advice("focus", strike.worth, "bot-focus", {"target": strike.target, "chance": chance})
        reason = "bot-kill" if chance >= 50 else "bot-strike"
        args = {"target": strike.target, "chance": chance, "wounds": round(strike.result.wounds, 1)}
        return Advice((*strike.means.deed, strike.target), strike.worth, reason, args)

    def _price(self, option: tuple[object, ...]) -> float:
        if option[0] != "power":
            return 1.0
        power, line = option[1], option[2]
        assert isinstance(power, int)
        assert isinstance(line, int)
        return float(self.s.cast.powers[power].lines[line].cooldown)

    def dashing(self) -> Advice:
        """A step more, where it leads to something; else the turn is over."""
        if "dash" in self.options and (self.turn.move or self.turn.moving):
            longer = Walker(self.judge, self.seat, self.walker.points + 1, self.able, False)
            stay = longer.place(self.walker.here)
            for area, route in longer.routes().items():
                if longer.place(area) - route.harm + self.worth_at(area) > stay + 2 * LEAST_STEP:
                    return Advice("dash", 0.2, "bot-dash")
        return Advice("end", 0.0, "bot-end")


def heals(s: Quest, ability: Ability) -> bool:
    return ability.do >= 0 and any([op.effect.name == "heal" for op in s.cast.texts[ability.do].ops])


def advise_deed(s: Quest, choice: Choice, manner: Manner = NORMAL) -> Advice:
    """SS-7.13."""
    turn = innermost(s, HeroTurn)
    options = list(choice.options)
    if turn is None or turn.seat != choice.seat or is_companions(choice):
        return advise_companion(s, choice, options)
    if "stand" in options:
        return Advice("stand", 1.0, "bot-stand")
    if s.has(turn.seat, t.DOWN) and "dash" in options:
        return Advice("dash", 1.0, "bot-stand")
    thought = Turn(Judge(s, manner), turn, options)
    if thought.free is not None:
        return thought.free
    found = thought.best()
    return found if choice.options.has(found.answer) else Advice("end", 0.0, "bot-end")


def is_companions(choice: Choice) -> bool:
    """Whether it is a companion who acts."""
    return choice.subject >= 0 and not is_enemy(choice.subject)


def advise_companion(s: Quest, choice: Choice, options: list[Answer]) -> Advice:
    """SS-20.3: it strikes where it is most worth it, and goes where enemies are."""
    judge = Judge(s)
    best: Answer = "end"
    top = 0.0
    for option in options:
        if option == "stand":
            return Advice(option, 1.0, "bot-stand")
        if isinstance(option, tuple) and option[0] == "attack":
            worth = 10.0 + judge.kill_worth(option[1]) / max(1, judge.left(option[1]))
        elif isinstance(option, tuple) and option[0] == "go":
            far = [s.reach().dist_move(option[1], s.figures.rows[one].area) for one in judge.enemies]
            here = s.figures.rows[choice.subject].area
            now = [s.reach().dist_move(here, s.figures.rows[one].area) for one in judge.enemies]
            worth = float(min(now, default=0) - min(far, default=0))
        else:
            continue
        if worth > top:
            best, top = option, worth
    return Advice(best, top, "bot-companion")
