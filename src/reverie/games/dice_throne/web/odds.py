"""The exact chances of what lies on the boards, and which dice to roll for it."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Final

from reverie.kernel.plain import Told

from ..rules import decisions
from ..rules.cast import Cast, HeroInfo, LineInfo
from ..rules.lattice import kept_positions
from ..rules.odds import chances_float
from ..rules.odds import chase as chase_of
from ..rules.requirements import AnyOf, Requirement, Where
from ..rules.state import NO_LINE, OFFENCE
from ..rules.underway import line_now
from .drawing import Drawing
from .results import strongest

MOST_ODDS: Final = 4


def goal(lines: tuple[LineInfo, ...]) -> Requirement:
    """The goal of whoever is content with any of these lines."""
    if len(lines) == 1:
        return Where(lines[0].fits)
    return AnyOf([Where(line.fits) for line in lines])


@lru_cache(maxsize=512)
def goals_of(cast: Cast, hero: HeroInfo, levels: tuple[int, ...]) -> tuple[list[tuple[int, ...]], list[Requirement]]:
    """Every line of a board, and any line of a slot: the numbers of the lines, and what whoever wants them chases."""
    groups: list[tuple[int, ...]] = [(line.number,) for line in hero.lines(cast, levels)]
    groups += [
        slot.levels[level].lines
        for slot, level in zip(hero.slots, levels, strict=True)
        if len(slot.levels[level].lines) > 1
    ]
    return groups, [goal(tuple(cast.lines[number] for number in group)) for group in groups]


def kept(drawing: Drawing) -> tuple[int, ...] | None:
    """The numbers that stay on the table when the viewer rolls the dice picked so far; None while none are."""
    draft = drawing.scene.draft
    if drawing.asked is not decisions.REROLL or draft is None or drawing.s.purpose != OFFENCE:
        return None
    picked = [die for die in draft.chosen if isinstance(die, int)]
    if not picked:
        return None
    return tuple(sorted(number for die, number in enumerate(drawing.s.dice) if die not in picked))


def attempts(drawing: Drawing, seat: int) -> int:
    """Roll attempts that still count: none once an ability is announced."""
    s = drawing.s
    if not drawing.rolling(seat):
        return int(s.cast.knobs.attempts)
    return s.attempts if line_now(s) == NO_LINE and drawing.asked is not decisions.ANNOUNCE else 0


def chances_of(drawing: Drawing, seat: int) -> dict[tuple[int, ...], float]:
    """The exact chance of every line, and of any line of a slot; by the numbers of the lines."""
    s = drawing.s
    if not drawing.scene.odds_on:
        return {}
    if seat not in drawing.chances:
        groups, goals = goals_of(s.cast, s.hero(seat), s.players.rows[seat].levels)
        rolling = drawing.rolling(seat)
        dice = tuple(sorted(s.dice)) if rolling else None
        keep = kept(drawing) if rolling and seat == drawing.viewer else None
        found = chances_float(goals, dice, attempts(drawing, seat), keep)
        drawing.chances[seat] = dict(zip(groups, found, strict=True))
    return drawing.chances[seat]


def aim(drawing: Drawing, seat: int, numbers: tuple[int, ...]) -> str:
    """The dice to roll for whoever wants this ability, as JSON; "" when there is nothing to choose."""
    s = drawing.s
    if drawing.asked is not decisions.REROLL or not drawing.rolling(seat) or not numbers or not s.attempts:
        return ""
    chase = chase_of(goal(tuple(s.cast.lines[number] for number in numbers)), len(s.dice))
    keeps = chase.best_keeps(tuple(sorted(s.dice)), s.attempts)
    met = met_lines(drawing, seat)
    if met and len(keeps) > 1:  # of equally good ones that which keeps most of what is met already
        keeps = [max(keeps, key=lambda keep: chances_if_kept(drawing, met, keep))]
    kept = kept_positions(s.dice, keeps[0])
    return json.dumps([die for die in range(len(s.dice)) if die not in kept])


def met_lines(drawing: Drawing, seat: int) -> list[int]:
    """The lines that the dice on the table meet, the strongest first."""
    s = drawing.s
    found = list(s.hero(seat).fit(s.cast, s.players.rows[seat].levels, s.dice))
    best = strongest(s, seat, found) if found else NO_LINE
    return sorted(found, key=lambda line: line != best)


def chances_if_kept(drawing: Drawing, lines: list[int], keep: tuple[int, ...]) -> list[float]:
    """The chance of each of these lines, when only these dice stay."""
    s = drawing.s
    goals = [goal((s.cast.lines[line],)) for line in lines]
    return chances_float(goals, tuple(sorted(s.dice)), s.attempts, keep)


def odds(drawing: Drawing) -> Told | None:
    """The chances that matter for the roll on the table: what is met, then what is nearest."""
    s, page = drawing.s, drawing.page
    if not drawing.scene.odds_on or s.purpose != OFFENCE or not s.dice or attempts(drawing, s.roller) == 0:
        return None
    if drawing.asked in decisions.OF_DICE and drawing.asked is not decisions.REROLL:
        return None  # a die is to be chosen: nothing stands beside it
    chances = chances_of(drawing, s.roller)
    rows: list[Told] = []
    for line in s.hero(s.roller).lines(s.cast, s.players.rows[s.roller].levels):
        chance = chances[(line.number,)]
        if chance > 0:
            text = drawing.say("odds-row", slot=page.line_slot(s, line.number), needs=page.needs_of(s, line.number))
            rows.append({"text": text, "chance": chance, "hi": line.fits(s.dice)})
    rows.sort(key=lambda row: -row["chance"])

    draft = drawing.scene.draft
    count = len(draft.chosen) if draft is not None else 0
    note = drawing.say("odds-keep", n=count) if kept(drawing) is not None else drawing.say("odds-best")
    return {"rows": rows[:MOST_ODDS], "note": note}
