"""What a beginner would answer."""

from __future__ import annotations

from reverie.kernel.adviser import Advice
from reverie.kernel.choice import Choice

from ..rules import decisions
from ..rules.decisions import DONE_WORD, act_of
from ..rules.state import (
    OFFENCE,
    DiceThrone,
)
from .worth import judge_of


def advise_easily(s: DiceThrone, choice: Choice, streams: list[int]) -> Advice:
    """DT-10.80, `easy`: the ability with most damage, the dice that it needs, and reactions at random."""
    asked, options = choice.decision, choice.options
    if asked is decisions.ANNOUNCE:
        best, top = options.at(0), 0.0
        for value in options:
            if isinstance(value, tuple):
                _kind, line, _use = act_of(value)
                worth = bare_damage(s, choice.seat, line, s.dice)
                if worth >= top:
                    best, top = value, worth
        return Advice(best, top, "bot-most-damage")
    if asked is decisions.REROLL:
        return Advice(simple_keep(s, choice.seat), 0.0, "bot-most-damage")
    if asked in (decisions.ROLL, decisions.DEFEND, decisions.KNOCKDOWN):
        return Advice(options.at(0), 0.0, "bot-any")
    if asked is decisions.MAIN:
        for value in options:
            if value == DONE_WORD:
                continue
            done, number, _use = act_of(value)
            if done == "play":
                return Advice(value, 0.0, "bot-play", {"card": number})
        return Advice(DONE_WORD, 0.0, "bot-done")
    return Advice(options.sample(streams, 0), 0.0, "bot-random")


def bare_damage(s: DiceThrone, seat: int, line: int, dice: tuple[int, ...]) -> float:
    judge = judge_of(s, seat)
    judge.walk(s.cast.lines[line].text, dice, 0, 1.0)
    return judge.normal + judge.straight + judge.ultimate + judge.added


def simple_keep(s: DiceThrone, seat: int) -> tuple[int | str, ...]:
    """Stop at once when a line fits; else keep what comes nearest to one."""
    row = s.players.rows[seat]
    hero = s.hero(seat)
    if s.purpose != OFFENCE or s.roller != seat or hero.fit(s.cast, row.levels, s.dice):
        return ("stop",)
    best: list[int] = []
    near = -9.0
    for line in hero.lines(s.cast, row.levels):
        kept: list[int] = []
        missing = 0
        for hits, needed in line.symbols:
            have = [die for die, number in enumerate(s.dice) if hits[number] and die not in kept][:needed]
            kept += have
            missing += needed - len(have)
        if line.straight:
            first = [die for die, number in enumerate(s.dice) if number in (2, 3, 4, 5) and s.dice.index(number) == die]
            kept += first
            missing += line.straight - len(first)
        for needed in line.kinds:
            most = max(s.dice, key=s.dice.count)
            kept += [die for die, number in enumerate(s.dice) if number == most and die not in kept][:needed]
            missing += max(0, needed - s.dice.count(most))
        worth = -missing + 0.05 * bare_damage(s, seat, line.number, s.dice)
        if worth > near:
            best, near = kept, worth
    picked = tuple([die for die in range(len(s.dice)) if die not in best])
    return picked if picked else ("stop",)
