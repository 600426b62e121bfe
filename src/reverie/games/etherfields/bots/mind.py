"""How a Dreamer looks at a Turn: the price of every errand in cards and steps, who else could do it, and what is best (EF-10.89)."""

from __future__ import annotations

from typing import Final

from reverie.parts.rules.effects import NO_TEXT
from reverie.parts.rules.steps import FAR

from ..rules import terms as t
from ..rules.abilities import FREE, NONE
from ..rules.force import M, value
from ..rules.paying import Source, base_cost, can_pay_prices, card_gives, cheapest, colours_of, in_hand, may_boost
from ..rules.places import land, terrain_at
from ..rules.procedures.moving import step_cost
from ..rules.state import NOWHERE, Session
from .course import Course
from .danger import Danger
from .errands import GO, LEAD, PUT_GEM, Errand, errand_of, errands, payments_left
from .leading import Walk
from .worth import losses, steps_of

LONGEST: Final = 40
"""Nobody walks farther."""
DRAWN: Final = 2.6
"""What a Turn brings of one colour, on the average."""
SURE: Final = 2.0
"""So far even a bad hand walks in a Turn: for what does not wait..."""
EARLY: Final = 0.7
"""... and so many Turns too soon is better than too late."""
RIVAL: Final = 0.4
"""What an errand is worth that somebody else does sooner."""
GAIN: Final = 10.0
GEM_CARDS: Final = 3
DIAGONAL: Final = M["diagonal"]
FLEE: Final = "flee"
WORRIED: Final = 1.5
"""So much threat, as `Danger` counts it, is worth stopping for while others go on."""
SAFETY: Final = 5.0
"""What it is worth to escape a Distress."""


class Plan:
    """One errand for one Dreamer: where, with what, and in how many Turns."""

    __slots__ = ("boost", "colour", "errand", "far", "need", "pay", "score", "space", "turns", "wait")

    def __init__(self, errand: Errand, space: int, far: int) -> None:
        self.errand = errand
        self.space = space
        self.far = far
        self.colour: int = NONE
        self.need: int = 0
        self.pay: list[Source] | None = None
        """What it would be paid with; None where the hand does not reach."""
        self.boost: bool = False
        """Only with luck."""
        self.wait: int = 0
        """So many Turns end before it is reached: until then `space` is only where this one ends."""
        self.turns: float = 1.0
        self.score: float = 0.0

    def rests(self) -> bool:
        """Whether there is nothing to do for it in this Turn but to be here."""
        return self.wait > 0 and self.far == 0


class Mind:
    """All that a Dreamer weighs; `steps` are paid for already."""

    def __init__(self, s: Session, seat: int, steps: int = 0) -> None:
        self.s = s
        self.seat = seat
        self.steps = steps
        self.here = s.space_of(seat)
        self.errands = errands(s) if self.here != NOWHERE else []
        self.tolls = tolls(s, seat)
        self.far = self.ways(self.here) if self.here != NOWHERE else []
        self.course: Course | None = None
        if self.here != NOWHERE and s.layer == t.IN_DREAM:
            self.course = course_of(s, seat, self.tolls, self.far, steps + self.strides([]))
        self.losses = losses(s, seat, True)
        self.plans: list[Plan] = []
        for errand in self.errands:
            plan = self.plan(errand) if errand.takers >> seat & 1 else None
            if plan is not None:
                self.plans.append(plan)
        for escape in self.escapes() if self.here != NOWHERE else []:
            self.plans.append(escape)
        self.plans.sort(key=score_of, reverse=True)

    def ways(self, start: int) -> list[int]:
        """What it costs to get everywhere."""
        return land(self.s).costs(start, self.tolls, LONGEST, value(self.s, DIAGONAL, self.seat, 0))

    def best(self) -> Plan | None:
        return self.plans[0] if self.plans else None

    def escapes(self) -> list[Plan]:
        """Ways out of what the Turn card threatens: to go where it is less, or to stop the Entity that does it."""
        danger = Danger(self.s, self.seat)
        here = danger.at(self.here) if danger.harms else 0.0
        if here <= 0.2:
            return []
        flight = self.flight(danger, here)
        return [*([] if flight is None else [flight]), *self.defences(here)]

    def defences(self, here: float) -> list[Plan]:
        """Interactions that the hand pays now and that stop a figure; among several only where it would hurt badly."""
        found: list[Plan] = []
        if here < WORRIED and self.s.players() > 1:
            return found
        for row in self.s.entity_rows():
            for number in self.s.entity(row).interactions:
                use = self.s.cast.uses[number]
                help = relief(self.s, use.do, 0)
                if not help or payments_left(self.s, use) > 1:
                    continue
                errand = errand_of(self.s, use, 0.0)
                plan = self.plan(errand) if errand is not None else None
                if plan is not None and plan.pay is not None and plan.turns <= 1.0:
                    plan.score = SAFETY * here * help - 0.6 * (len(plan.pay) + plan.far)
                    found.append(plan)
        return found

    def flight(self, danger: Danger, here: float) -> Plan | None:
        """The nearest place where the Turn card threatens less, if the hand walks there now."""
        most = self.steps + self.strides([])
        best: Plan | None = None
        for space, far in enumerate(self.far):
            if 0 < far <= most and (self.course is None or not self.course.turns[space]):
                score = SAFETY * (here - danger.at(space)) - 0.6 * far
                if score > (best.score if best is not None else 1.0):
                    errand = Errand(NONE, FREE, [space], 1, 0.0)
                    errand.deed = FLEE
                    best = Plan(errand, space, far)
                    best.pay, best.score = [], score
        return best

    # One errand ------------------------------------------------------------------------------------------------------

    def plan(self, errand: Errand) -> Plan | None:
        """How this Dreamer would do it; None where there is no way."""
        if errand.deed == LEAD:
            plan = self.leading(errand)
        else:
            plan = self.going(errand) if self.course is None else self.course_plan(errand, self.course)
        if plan.far >= FAR or (errand.deed in (GO, LEAD) and plan.far == 0 and not plan.wait):
            return None
        self.price(plan)
        if errand.aside and (plan.far or plan.wait or plan.pay is None):
            return None
        time = self.in_time(plan, errand.begins) if errand.begins else plan.turns
        plan.score = GAIN * errand.worth / time - 0.3 * (len(plan.pay) if plan.pay else 0) - 0.05 * plan.far
        if self.rivals(plan) >= errand.left:
            plan.score *= RIVAL
        return plan

    def in_time(self, plan: Plan, begins: int) -> float:
        """What begins later is not pressing before it is time to go there."""
        away = plan.wait or max(0, plan.far - self.steps - self.strides([])) / SURE + EARLY
        plan.wait = max(plan.wait, begins)
        plan.turns = max(plan.turns, 1.0 + plan.wait)
        return 1.0 + max(0.0, begins - away)

    def going(self, errand: Errand) -> Plan:
        """To the nearest of its spaces."""
        space = min(errand.spaces, key=self.far.__getitem__)
        return Plan(errand, space, self.far[space])

    def course_plan(self, errand: Errand, course: Course) -> Plan:
        """To the space that is reached first, over where this Turn is to end."""
        best = min(errand.spaces, key=course.turns.__getitem__)
        turns = course.turns[best]
        if turns >= FAR:
            return self.staying(errand, course) if errand.deed == GO and course.lit else Plan(errand, best, FAR)
        if not turns:
            nearest = [space for space in errand.spaces if not course.turns[space]]
            best = min(nearest, key=self.far.__getitem__)
            return Plan(errand, best, self.far[best])
        plan = Plan(errand, course.via[best], self.far[course.via[best]])
        plan.wait = turns
        return plan

    def staying(self, errand: Errand, course: Course) -> Plan:
        """On with the Light as long as may be, while the way is not open yet."""
        turns, via = course.longest
        plan = Plan(errand, via, self.far[via] if via != NOWHERE else FAR)
        plan.wait = turns
        return plan

    def leading(self, errand: Errand) -> Plan:
        """By the walk that brings the figure where it is wanted."""
        walk = Walk(self.s, self.seat, errand.goal, errand.spaces, self.tolls)
        return Plan(errand, self.here, walk.far)

    def price(self, plan: Plan) -> None:
        """The colour in which it is done soonest."""
        s, cost = self.s, plan.errand.cost
        if not cost.colours:
            plan.pay = [] if can_pay_prices(s, self.seat, cost) else None
            short = 0 if plan.pay is not None else 3
            if plan.errand.deed == PUT_GEM and not s.dreamers.rows[self.seat].gems:
                short, plan.pay = 3, None
            plan.turns = self.turns(plan, short, 0, [])
            return
        best = 99.0
        for colour in colours_of(s, cost):
            need = base_cost(s, self.seat, cost, colour)
            means = cheapest(s, self.seat, colour, need, self.losses)
            pay = None if means is None or means.lack else means.sources
            short, boost = 0, False
            if pay is None:
                short = max(1, need - in_hand(s, self.seat, colour))
                boost = short <= 1 and need > short and may_boost(s, self.seat)
            turns = self.turns(plan, short, colour, pay or []) + (-0.1 if boost else 0.0)
            if turns < best:
                best = turns
                plan.colour, plan.need, plan.pay, plan.boost, plan.turns = colour, need, pay, boost, turns

    def turns(self, plan: Plan, short: int, colour: int, pay: list[Source]) -> float:
        """How many Turns it takes, this one included."""
        far = plan.far
        if plan.wait:
            return 1.0 + max(float(plan.wait), short / DRAWN)
        lack = max(0, far - self.steps - self.strides(pay)) if far > self.steps else 0
        if colour == t.CUNNING:
            return 1.0 + (lack + short) / DRAWN
        return 1.0 + max(lack, short) / DRAWN

    def strides(self, kept: list[Source]) -> int:
        """How far the hand walks besides what is kept."""
        left = list(self.s.dreamers.rows[self.seat].hand)
        for kind, card in kept:
            if kind == "card" and card in left:
                left.remove(card)
        total = 0
        for card in left:
            total += max(card_gives(self.s, self.seat, card, t.CUNNING), steps_of(self.s, card))
        return total

    def rivals(self, plan: Plan) -> int:
        """How many others could do it sooner."""
        s, count = self.s, 0
        for other in range(s.players()):
            if other == self.seat or s.space_of(other) == NOWHERE or not plan.errand.takers >> other & 1:
                continue
            far = min([land(s).distance(s.space_of(other), space) for space in plan.errand.spaces])
            short = 0
            if plan.colour != NONE:
                short = max(0, plan.need - in_hand(s, other, plan.colour))
            turns = 1.0 + max(max(0, far - in_hand(s, other, t.CUNNING)), short) / DRAWN
            if s.dreamers.rows[other].done:
                turns += 1.0
            if turns < plan.turns - 0.01 or (turns <= plan.turns + 0.01 and other < self.seat):
                count += 1
        return count


def course_of(s: Session, seat: int, tolls: list[int], ways: list[int], strides: int) -> Course | None:
    """The ways over several Turns, where the map does not stand still for this Dreamer."""
    course = Course(s, seat, tolls, ways, strides)
    return course if course.drift or course.lit else None


def score_of(plan: Plan) -> float:
    return plan.score


def relief(s: Session, text: int, depth: int) -> float:
    """How much of the threat of an Entity a text takes away; more where it does not come back at once."""
    if text == NO_TEXT or depth > 4:
        return 0.0
    total = 0.0
    for op in s.cast.texts[text].ops:
        name = op.effect.name
        if name == "despawn":
            total += 2.0
        elif name == "state":
            total += 0.5 if 1 << op.kind == t.PARALYZED else 1.0 if 1 << op.kind == t.STUNNED else 0.0
        elif name == "read" and op.name in s.cast.script_ids:
            total += relief(s, s.cast.scripts[s.cast.script_ids[op.name]].do, depth + 1)
        elif name == "when":
            total += relief(s, op.body, depth + 1)
    return total


def tolls(s: Session, seat: int) -> list[int]:
    """What entering each space costs; a Trap counts as one step more."""
    found = [1] * len(s.cast.spaces.names)
    for slot, number in enumerate(s.lying):
        if number == NONE:
            continue
        for corner in range(4):
            space = 4 * slot + corner
            if terrain_at(s, space):
                found[space] = step_cost(s, seat, space)
        for corner, _text in s.cast.tiles[number].traps:
            found[4 * slot + corner] += 1
    for space, _text, _until in s.traps:
        found[space] += 1
    return found
