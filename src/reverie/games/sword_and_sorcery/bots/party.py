"""What the party decides together: who acts next, what soul points are spent on; and what ghosts do (SS-7.11, SS-7.12, SS-26.11)."""

from __future__ import annotations

from typing import Final

from reverie.kernel.adviser import Advice
from reverie.kernel.choice import Choice
from reverie.kernel.plain import Answer

from ..rules import terms as t
from ..rules.frames import HeroTurn
from ..rules.ground import shrines
from ..rules.procedures.learning import due_at
from ..rules.queries import combat_actions, normal_actions
from ..rules.state import NOWHERE, Quest
from .danger import dying
from .judge import LOW, STRIDE, Judge
from .manner import NORMAL, Manner
from .texts import ability_worth
from .turn import Turn, heals

URGENT: Final = 0.7
"""Who is in danger and can get out of it acts before it is too late..."""
STURDY: Final = 0.03
"""... and who can bear a wound goes ahead of who cannot, for each that is left."""
CLOSE: Final = 5
"""Movement points from which the end of the quest can be reached in a round or two."""
FATAL: Final = 0.5
"""Who would die so likely stays a ghost for another round."""
GHOST: Final = 0.3
"""A ghost's turn costs nothing: no enemies act after it."""


# Who acts next -------------------------------------------------------------------------------------------------------


def advise_who(s: Quest, choice: Choice, manner: Manner = NORMAL) -> Advice:
    """SS-7.12: first who can kill, then who can heal, then those who walk; who is in danger before who is not, and who can do
    nothing last."""
    judge = Judge(s, manner)
    best: Answer = choice.options.at(0)
    top = -99.0
    reason = "bot-walker"
    for seat in choice.options:
        assert isinstance(seat, int)
        worth, why = first_worth(judge, seat)
        if worth > top:
            best, top, reason = seat, worth, why
    return Advice(best, top, reason)


def fresh_turn(judge: Judge, seat: int) -> Turn:
    """A hero's turn as it would begin."""
    s = judge.s
    turn = HeroTurn(seat)
    turn.combat, turn.normal = combat_actions(s, seat), normal_actions(s, seat)
    return Turn(judge, turn, ["focus"] if turn.normal else [])


def first_worth(judge: Judge, seat: int) -> tuple[float, str]:
    """What is gained by it that a hero acts before the others."""
    s = judge.s
    if not s.in_play(seat):
        return GHOST, "bot-ghost"
    if s.has(seat, t.STUN):
        return -2.0, "bot-last"
    thought = fresh_turn(judge, seat)
    kill = 0.0
    here = thought.walker.here
    now = judge.peril(seat, here)
    then = now
    for area, route in thought.walker.routes().items():
        then = min(then, judge.peril(seat, area) + route.harm)
        strike = thought.arms.best(area, thought.focus) if thought.able else None
        if strike is not None:
            kill = max(kill, strike.kill * judge.kill_worth(strike.target) - 0.5 * route.harm)
        if area in judge.exits:
            kill = max(kill, 2.0 * thought.walker.ending(area) - route.harm)
    healing = heal_chance(judge, seat)
    ways = judge.ways(judge.goal) if judge.goal != NOWHERE else []
    near = 0.05 * (20 - ways[here]) / 20 if ways else 0.0
    near += URGENT * (now - then) + STURDY * judge.left(seat)
    if kill >= healing and kill > 0.4:
        return 1.0 + kill + near, "bot-killer"
    if healing > 0.5:
        return 1.0 + healing + near, "bot-healer"
    return kill + near, "bot-walker"


def heal_chance(judge: Judge, seat: int) -> float:
    """What a hero could heal now, by a power that is ready."""
    s = judge.s
    hurt = [one for one in judge.heroes if judge.health(one) <= LOW]
    if not hurt:
        return 0.0
    row = s.heroes.rows[seat]
    best = 0.0
    for power, _rank, cooldown in row.powers:
        if cooldown:
            continue
        for line in s.cast.powers[power].lines:
            ability = s.cast.abilities[line.ability]
            if line.rank <= row.rank and ability.use == t.NORMAL and heals(s, ability):
                for one in hurt:
                    far = s.reach().dist_range(s.figures.rows[seat].area, s.figures.rows[one].area)
                    if far <= max(0, ability.range) + 1:
                        best = max(best, judge.heal_worth(one, max(1, ability.value)))
    return best


# Soul points ---------------------------------------------------------------------------------------------------------


def in_time(judge: Judge, area: int) -> bool:
    """Whether somebody who begins there can still be of use."""
    return judge.ahead(area) / STRIDE + 0.5 <= judge.rounds


def nearly_there(judge: Judge) -> bool:
    """Whether those who live can end the quest without the others: who rises now has to come all the way, and is waited for."""
    if not judge.exits or len(judge.heroes) < 2:
        return False
    rows = judge.s.figures.rows
    return all([judge.ways(judge.last)[rows[seat].area] <= CLOSE for seat in judge.heroes])


def fatal(judge: Judge, seat: int, area: int) -> bool:
    """Whether whoever rises there would most likely fall again before the own turn: soul points for nothing."""
    version, rank = judge.s.version(seat), judge.s.heroes.rows[seat].rank
    return dying(judge.danger.wounds(seat, area), version.hp[rank]) > FATAL


def advise_soul(s: Quest, choice: Choice) -> Advice:
    """SS-7.11: the dead rise while they can still be of use and are not merely waited for; what is left lets heroes rise in rank."""
    judge = Judge(s)
    best: Answer = "stop"
    top = 0.0
    ghosts = [seat for seat in range(len(s.heroes)) if not s.in_play(seat)]
    owed = sum([s.heroes.rows[seat].rank for seat in ghosts if in_time(judge, s.figures.rows[seat].area)])
    wanted = not nearly_there(judge)
    for option in choice.options:
        if not isinstance(option, tuple):
            continue
        word, seat = option[0], option[-1]
        if word in ("rise", "item"):  # a candle stands for a shrine (SS-7.51)
            few = len(judge.heroes) <= 1
            place = s.figures.rows[seat].area
            worth = 5.0 if few or (wanted and in_time(judge, place) and not fatal(judge, seat, place)) else 0.0
        else:
            row = s.heroes.rows[seat]
            version = s.version(seat)
            if s.soul - t.RANK_PRICES[row.rank + 1] < owed or row.ghost:
                continue
            worth = 1.0 + version.hp[row.rank + 1] - version.hp[row.rank]
            worth += 3.0 * (version.combat[row.rank + 1] - version.combat[row.rank])
            worth += 1.5 * (version.normal[row.rank + 1] - version.normal[row.rank])
            worth += len(due_at(s, seat, row.rank + 1))
        if worth > top:
            best, top = option, worth
    return Advice(best, top, "bot-rise" if best != "stop" else "bot-save")


# Ghosts --------------------------------------------------------------------------------------------------------------


def advise_ghost(s: Quest, choice: Choice) -> Advice:
    """SS-26.11: shout where it helps, then back to a shrine; after the party, where there is no way back or no need of it."""
    seat = choice.seat
    judge = Judge(s)
    best: Answer = None
    top = 0.1
    shout = s.cast.abilities[s.version(seat).shout]
    back: Answer = None
    nearest = 99
    for option in choice.options:
        if not isinstance(option, tuple):
            continue
        if option[0] == "shout":
            worth = ability_worth(judge, seat, shout, option[1])
            if worth > top:
                best, top = option, worth
        elif option[0] == "return":
            far = judge.ahead(option[1])
            if far < nearest and in_time(judge, option[1]):
                back, nearest = option, far
    if best is not None:
        return Advice(best, top, "bot-shout")
    here = s.figures.rows[seat].area
    if not nearly_there(judge):
        if back is not None and here not in shrines(s):
            return Advice(back, 1.0, "bot-return")
        if here in shrines(s) and in_time(judge, here):
            return Advice("end", 0.0, "bot-end")
    return follow(judge, choice, here)


def follow(judge: Judge, choice: Choice, here: int) -> Advice:
    """Go where the others are, to shout from there."""
    rows = judge.s.figures.rows
    reach = judge.s.reach()
    best: Answer = "end"
    near = min([reach.dist_range(here, rows[one].area) for one in judge.heroes], default=0)
    for option in choice.options:
        if isinstance(option, tuple) and option[0] == "go":
            far = min([reach.dist_range(option[1], rows[one].area) for one in judge.heroes], default=0)
            if far < near:
                best, near = option, far
    return Advice(best, 0.0, "bot-follow" if best != "end" else "bot-end")
