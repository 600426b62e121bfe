"""What a beginner would answer: the nearest enemy, the way to the goal, nothing for others."""

from __future__ import annotations

from reverie.kernel.adviser import Advice
from reverie.kernel.choice import Choice
from reverie.kernel.plain import Answer

from ..rules import decisions
from ..rules.procedures.hero_turn import ability_of
from ..rules.state import NOWHERE, Quest
from .advise import FOR_ENEMIES, advise
from .errands import action_worth, errand_worth
from .judge import Judge

AS_ALWAYS = (
    decisions.VISIT, decisions.LEARN, decisions.GHOST, decisions.SOUL, decisions.REROLL, decisions.ARMOUR, decisions.PICK_UP,
    decisions.EFFECT, decisions.WINDOW, decisions.REORGANIZE,
)  # fmt: skip
"""What beginners do as well as others."""


def advise_easily(s: Quest, choice: Choice, streams: list[int]) -> Advice:
    asked = choice.decision
    if asked is decisions.DEED:
        return easy_deed(s, choice)
    if asked in FOR_ENEMIES or asked is decisions.WHO:
        return Advice(choice.options.sample(streams, 0), 0.0, "bot-random")
    if asked in AS_ALWAYS:
        return advise(s, choice)
    passing = choice.passing()
    return Advice(passing if passing is not None else choice.options.sample(streams, 0), 0.0, "bot-random")


def easy_deed(s: Quest, choice: Choice) -> Advice:
    """Stand up, strike whoever is nearest, open doors, heal oneself, go to the nearest enemy in sight or on towards the goal."""
    judge = Judge(s)
    seat = choice.subject if choice.subject >= 0 else choice.seat
    here = s.figures.rows[seat].area
    options = list(choice.options)
    if "stand" in options:
        return Advice("stand", 0.0, "bot-stand")
    strike = nearest_strike(s, here, options)
    if strike is not None and "focus" in options:
        return Advice("focus", 0.0, "bot-focus", {"target": strike_target(strike), "chance": 0})
    if strike is not None:
        return Advice(strike, 0.0, "bot-nearest")
    for option in options:
        if isinstance(option, tuple) and option[0] == "open":
            return Advice(option, 0.0, "bot-open")
        if isinstance(option, tuple) and option[0] in ("power", "item") and option[-1] in (seat, -1):
            ability = ability_of(s, option)
            if ability.do >= 0 and ability.chooses != "chosen-area" and judge.health(seat) < 0.5:
                return Advice(option, 0.0, "bot-use")
    if "take" in options:
        return Advice("take", 0.0, "bot-take")
    errand = nearest_errand(judge, seat, options)
    if errand is not None:
        return Advice(errand, 0.0, "bot-errand")
    step = nearest_step(judge, seat if seat < len(s.heroes) else choice.seat, here, options)
    return Advice(step, 0.0, "bot-go") if step is not None else Advice("end", 0.0, "bot-end")


def nearest_errand(judge: Judge, seat: int, options: list[Answer]) -> Answer:
    """The first deed of the quest's own that is of use here."""
    for option in options:
        if isinstance(option, tuple) and option[0] == "action":
            if action_worth(judge.s, seat, option[1]) > 0:
                return option
        elif errand_worth(judge.s, seat, option, judge.mission) > 0:
            return option
    return None


def nearest_strike(s: Quest, here: int, options: list[Answer]) -> Answer:
    """An attack on the nearest enemy: the first that is offered."""
    best: Answer = None
    near = 99
    for option in options:
        if isinstance(option, tuple) and (option[0] == "attack" or is_attack(s, option)):
            target = option[-1]
            far = s.reach().dist_range(here, s.figures.rows[target].area) if target >= 0 else 98
            if far < near:
                best, near = option, far
    return best


def strike_target(strike: Answer) -> int:
    assert isinstance(strike, tuple)
    target: int = strike[-1]
    return target


def is_attack(s: Quest, option: tuple[object, ...]) -> bool:
    return option[0] in ("power", "item") and ability_of(s, option).attack is not None


def nearest_step(judge: Judge, seat: int, here: int, options: list[Answer]) -> Answer:
    """A step towards the nearest enemy in sight, else towards the goal; nobody runs away from a fight."""
    s = judge.s
    reach = s.reach()
    if judge.enemies_at(here):
        return None
    seen = [s.figures.rows[one].area for one in judge.enemies if reach.sees(here, s.figures.rows[one].area)]
    goal = judge.mission.goals[seat]
    if seen:
        goal = min(seen, key=lambda area: reach.dist_move(here, area))
    if goal == NOWHERE:
        return None
    ways = judge.ways(goal)
    best: Answer = None
    near = ways[here]
    for option in options:
        if isinstance(option, tuple) and option[0] == "go" and ways[option[1]] < near:
            best, near = option, ways[option[1]]
    return best
