"""What a text is worth to somebody, here and now, in health points: exact where dice are known, the mean where not."""

from __future__ import annotations

from typing import Final

from ..rules.effects.judging import Judge
from ..rules.solver import Solver, solver
from ..rules.state import NOBODY, DiceThrone, Player
from .lore import Lore, lore_of

FAR: Final = 30
"""Healths above this are all alike: nobody dies of one blow."""
ORDINARY_HAND: Final = 4
"""The cards that a foe holds in an ordinary situation."""


def foe_of(s: DiceThrone, seat: int) -> int:
    """Whom a seat has to do with: the attacker or the target, else the weakest opponent."""
    if s.attacker >= 0 and not s.teammates(s.attacker, seat):
        return s.attacker
    if s.target >= 0 and not s.teammates(s.target, seat):
        return s.target
    opponents = s.opponents(seat)
    if len(opponents) == 1:
        return opponents[0]
    if not opponents:
        return s.mode.left[seat][0]
    best = opponents[0]
    for other in opponents:
        if s.health(other) < s.health(best):
            best = other
    return best


def judge_of(s: DiceThrone, seat: int, foe: int = NOBODY) -> Judge:
    """A judge for a seat in the present situation."""
    if foe == NOBODY:
        foe = foe_of(s, seat)
    lore = lore_of(s.cast)
    me, them = s.players.rows[seat], s.players.rows[foe]
    health = s.health(seat)
    judge = Judge(lore, me, them, health, s.health(foe), s.cap(seat) - health)
    _slot, guard, sting = best_defence(lore, them.hero, them.levels)
    judge.guard, judge.sting = guard, sting
    judge.opponents = len(s.opponents(seat))
    return judge


# Boards --------------------------------------------------------------------------------------------------------------

MOST_KNOWN: Final = 20_000


def board(s: DiceThrone, seat: int, levels: tuple[int, ...] = ()) -> Solver:
    """The solver of a seat's Roll Phase in this situation, with the levels it has or might have."""
    return board_cases(s, seat, levels)[1]


def board_cases(s: DiceThrone, seat: int, levels: tuple[int, ...] = ()) -> tuple[list[float], Solver]:
    """What each case of a seat's board is worth now, and the solver of it."""
    foe = s.opponents(seat)[0] if s.mode.players == 2 else foe_of(s, seat)
    me, them = s.players.rows[seat], s.players.rows[foe]
    levels = levels or me.levels
    health, foe_health = s.health(seat), s.health(foe)
    room = s.cap(seat) - health
    key = (
        me.hero, levels, me.tokens, me.limits, me.cp, me.companions, them.hero, them.levels, them.tokens,
        them.cp if them.cp < 2 else 2, foe_health if foe_health < FAR else FAR, room if room < 8 else 8,
        health if health < 8 else 8, len(s.opponents(seat)),
    )  # fmt: skip
    lore = lore_of(s.cast)
    known = lore.solved.get(key)
    if known is not None:
        return known
    judge = judge_of(s, seat, foe)
    sheet = lore.board(me.hero, levels)
    worth: list[float] = []
    for _line, text, dice in sheet.cases:
        judge.clear()
        judge.walk(text, dice, 0, 1.0)
        worth.append(round(judge.attack(), 2))
    made = (worth, solver(sheet.spread(worth, 0.0), sheet.size))
    if len(lore.solved) > MOST_KNOWN:
        lore.solved.clear()
    lore.solved[key] = made
    return made


def line_worth(s: DiceThrone, seat: int, line: int, dice: tuple[int, ...]) -> float:
    """What one line is worth with these dice."""
    judge = judge_of(s, seat)
    judge.walk(s.cast.lines[line].text, dice, 0, 1.0)
    return judge.attack()


def steady(lore: Lore, hero: int, levels: tuple[int, ...]) -> float:
    """What a Roll Phase is worth to a board in an ordinary situation."""
    known = lore.steady.get((hero, levels))
    if known is None:
        info = lore.cast.heroes[hero]
        tokens: list[tuple[int, int]] = []
        for _line, text, _dice in lore.board(hero, levels).cases:
            for op in lore.cast.texts[text].ops:
                for token, _each in op.amount.tokens:
                    if token not in [number for number, _count in tokens]:
                        tokens.append((token, min(2, lore.cast.tokens[token].limit)))
        companions = tuple([one.start for one in info.companions])
        me = Player(hero, 3, (), (), (), tuple(sorted(tokens)), (), levels, companions, True)
        foe = Player(hero, 3, (), (0,) * ORDINARY_HAND, (), (), (), levels, companions, True)
        judge = Judge(lore, me, foe, 40, 50, 20)
        sheet = lore.board(hero, levels)
        worth: list[float] = []
        for _line, text, dice in sheet.cases:
            judge.clear()
            judge.walk(text, dice, 0, 1.0)
            worth.append(round(judge.attack(), 2))
        known = solver(sheet.spread(worth, 0.0), sheet.size).value(None, lore.cast.knobs.attempts)
        lore.steady[(hero, levels)] = known
    return known


# Defences ------------------------------------------------------------------------------------------------------------


def defences(lore: Lore, hero: int, levels: tuple[int, ...]) -> tuple[tuple[int, float, float], ...]:
    """Each defence of a board: its slot, what it prevents on average, and what else it is worth."""
    key = (hero, levels)
    known = lore.defences.get(key)
    if known is None:
        info = lore.cast.heroes[hero]
        companions = tuple([one.start for one in info.companions])
        me = Player(hero, 3, (), (), (), (), (), levels, companions, True)
        known = judged_defences(Judge(lore, me, me, 40, 50, 20), levels)
        lore.defences[key] = known
    return known


def judged_defences(judge: Judge, levels: tuple[int, ...]) -> tuple[tuple[int, float, float], ...]:
    """The same in the situation that a judge knows."""
    info = judge.lore.cast.heroes[judge.me.hero]
    found: list[tuple[int, float, float]] = []
    for slot in info.defences:
        level = info.slots[slot].levels[levels[slot]]
        judge.clear()
        judge.walk(level.text, (), level.dice, 1.0)
        prevented = judge.prevent
        judge.prevent = 0.0
        found.append((slot, prevented, judge.plain()))
    return tuple(found)


def defence_now(s: DiceThrone, seat: int, levels: tuple[int, ...]) -> float:
    """What the best defence of a board would be worth with the tokens that lie there."""
    return max([guard + sting for _slot, guard, sting in judged_defences(judge_of(s, seat), levels)])


def best_defence(lore: Lore, hero: int, levels: tuple[int, ...]) -> tuple[int, float, float]:
    best, top, last = -1, 0.0, 0.0
    for slot, guard, sting in defences(lore, hero, levels):
        if best < 0 or guard + sting > top + last:
            best, top, last = slot, guard, sting
    return best, top, last
