"""A game that is over, looked at: how the chance to win went, which decisions cost most, and what the dice did beside their mean.

Estimates are the game's own (`Adviser.evaluate`), in percent. A decision is weighed in imagined worlds beside others, as the strongest bot
does it. Luck is what came of a roll or a draw beside the mean of all that could have come, each played on by the heuristic to the next rest
with the same luck thereafter: all that could come where that is little, else a sample with its interval.
"""

from __future__ import annotations

from typing import Final

from reverie.bots.base import Seen
from reverie.bots.hard import HardBot, Stretch, weigh
from reverie.kernel.agenda import pending_for
from reverie.kernel.chance import derive
from reverie.kernel.choice import LEAVE, NATURE, Choice
from reverie.kernel.game import Game
from reverie.kernel.match import Match
from reverie.kernel.page import Page
from reverie.kernel.plain import Answer, Body
from reverie.kernel.state import State
from reverie.luck import Z95, falls_of, luck_of, total

from .plan import teams_of

SURE: Final = 2.0
"""How many standard errors a better answer must lead by to be called one."""
WIDE: Final = 40
"""Letters of the curve on the screen."""


class Means:
    """How thoroughly a game is looked at."""

    def __init__(self, most: int = 5, playouts: int = 60, samples: int = 36) -> None:
        self.most = most
        """So many decisions are weighed, those that look dearest..."""
        self.playouts = playouts
        """... in so many imagined games each."""
        self.samples = samples
        """So many things that could have come are tried; all of them where there are no more."""


def analyse(match: Match, means: Means, page: Page) -> Body:
    """All findings, as plain values. Sides are named by their first seats."""
    match.recall()
    game = match.game
    teams = teams_of(game, match.header.setup)
    leaders = [teams.index(team) for team in sorted(set(teams))]
    curve = [at_step(game, s, step, leaders) for step, s in enumerate([*match.past, match.state])]
    rolls = [luck_of(fall, leaders, means.samples) for fall in falls_of(match)]
    weighed = decisions(match, means, curve, leaders, teams, page)
    skill = {page.seat_name(seat): 0.0 for seat in range(len(teams))}
    for one in weighed:
        if one["sure"]:
            skill[one["name"]] -= one["cost"]
    outcome = match.outcome()
    return {
        "game": game.name,
        "sides": [page.seat_name(seat) for seat in leaders],
        "outcome": None if outcome is None else outcome.plain(),
        "curve": curve,
        "turns": turns(curve, rolls, [one for one in weighed if one["sure"]], teams),
        "luck": [total(rolls, side) for side in range(len(leaders))],
        "rolls": rolls,
        "decisions": weighed,
        "skill": {name: round(points, 1) for name, points in skill.items()},
    }


def percent(worth: float) -> float:
    return round(50 + 50 * max(-1.0, min(1.0, worth)), 1)


def at_step(game: Game, s: State, step: int, leaders: list[int]) -> Body:
    """How it looks for each side after so many answers."""
    return {
        "step": step,
        "turn": game.bots.moment(s),
        "values": [percent(game.bots.evaluate(s, seat)) for seat in leaders],
    }


# Turns ---------------------------------------------------------------------------------------------------------------


def turns(curve: list[Body], rolls: list[Body], mistakes: list[Body], teams: tuple[int, ...]) -> list[Body]:
    """Turn by turn: how it looked at the end of each, what luck did in it for each side, and what mistakes cost each."""
    found: dict[int, Body] = {}
    for point in curve:
        none = [0.0] * len(point["values"])
        turn = found.setdefault(point["turn"], {"turn": point["turn"], "luck": none, "skill": none[:]})
        turn["values"] = point["values"]
    for roll in rolls:
        luck = found[roll["turn"]]["luck"]
        luck[:] = [round(before + more, 2) for before, more in zip(luck, roll["points"], strict=True)]
    for one in mistakes:
        found[one["turn"]]["skill"][teams[one["seat"]]] -= one["cost"]
    return [found[turn] for turn in sorted(found)]


# Decisions -----------------------------------------------------------------------------------------------------------


def decisions(
    match: Match, means: Means, curve: list[Body], leaders: list[int], teams: tuple[int, ...], page: Page
) -> list[Body]:
    """The decisions that look dearest, weighed: those that the heuristic would have taken otherwise, by what was lost until the turn
    was over; dearest first."""
    odd = []
    for step, (seat, answer) in enumerate(match.answers, start=1):
        choice = pending_for(match.past[step - 1], seat) if seat != NATURE and answer != LEAVE else None
        if choice is None or choice.options.size() < 2 or usual(match, step, choice) == answer:
            continue
        over = next((point for point in curve[step:] if point["turn"] != curve[step - 1]["turn"]), curve[-1])
        side = teams[seat]
        odd.append((over["values"][side] - curve[step - 1]["values"][side], step, choice))
    odd.sort(key=lambda one: one[:2])
    found = [weighed(match, step, choice, means, page) for _lost, step, choice in odd[: means.most]]
    return sorted([one for one in found if one["cost"] > 0], key=lambda one: -one["cost"])


def usual(match: Match, step: int, choice: Choice) -> Answer:
    return match.game.bots.advise(match.game.blind(match.past[step - 1], choice.seat), choice).answer


def weighed(match: Match, step: int, choice: Choice, means: Means, page: Page) -> Body:
    """An answer beside the best one: what it cost, whether that is sure, what was better and why."""
    before, given = match.past[step - 1], match.answers[step - 1][1]
    seen = Seen(match.game, before, choice)
    after = match.past[step] if step < len(match.past) else match.state
    bot = HardBot(derive(match.header.seed, step, "weigh"), playouts=means.playouts)
    found = weigh(seen, given, Stretch(seen, given, after), bot)
    shown = seen.glance()
    return {
        "step": step,
        "turn": match.game.bots.moment(before),
        "seat": choice.seat,
        "name": page.seat_name(choice.seat),
        "kind": choice.kind,
        "rule": choice.rule,
        "given": page.option(shown, choice, given),
        "better": page.option(shown, choice, found.best),
        "why": page.reason(shown, found.reason, found.reason_args),
        "cost": round(found.better, 1),
        "margin": round(Z95 * found.doubt, 1),
        "sure": found.better > SURE * found.doubt > 0,
    }


# In words ------------------------------------------------------------------------------------------------------------


def lines(told: Body) -> list[str]:
    """The findings on the screen: the curve turn by turn over its axis, the dear decisions, luck and skill."""
    first = told["sides"][0]
    found = [
        f"chance to win of {first}, by turns; in brackets what luck did for it there, and what mistakes cost it",
        "",
    ]
    found.append(f"{'turn':>5}  0{'50':>{WIDE // 2}}{'100 %':>{WIDE // 2 + 3}}")
    for turn in told["turns"]:
        value = turn["values"][0]
        bar = ("█" * round(WIDE * value / 100)).ljust(WIDE)
        cost = f", {turn['skill'][0]:+.1f}" if turn["skill"][0] else ""
        shown = f"{bar[: WIDE // 2]}│{bar[WIDE // 2 :]}"
        found.append(f"{turn['turn']:>5}  {shown} {value:5.1f}  ({turn['luck'][0]:+.1f}{cost})")
    found += ["", "decisions that cost most, in points of the chance to win"]
    for one in told["decisions"]:
        sure = "" if one["sure"] else ", not sure"
        found.append(
            f"  answer {one['step']}, turn {one['turn']}, {one['name']}: {one['cost']:.1f} ± {one['margin']:.1f}{sure}"
        )
        found.append(f"    {one['given']}; better: {one['better']} ({one['why']}; {one['rule']})")
    if not told["decisions"]:
        found.append("  none: nothing came out better than what was done")
    found += ["", "luck (dice and cards beside their mean) and skill (what sure mistakes cost), in points"]
    for side, luck in zip(told["sides"], told["luck"], strict=True):
        margin = f" ± {luck['margin']:.1f}" if luck["margin"] else ""
        found.append(f"  luck of {side}: {luck['points']:+.1f}{margin}")
    found += [f"  skill of {name}: {points:+.1f}" for name, points in told["skill"].items()]
    return found
