"""What positions, fights and places are worth to Dreamblade's heuristic, in conquest points."""

from __future__ import annotations

from typing import Final

from reverie.kernel.adviser import Advice
from reverie.kernel.domain import STOP, Menu

from ..rules.board import ADJACENT, CELLS, DISTANCE, SCORING
from ..rules.odds import distribution
from ..rules.queries import creatures, defense, life, other, power
from ..rules.state import DREAMSCAPE, NOBODY, Dreamblade
from ..rules.underway import part_of_turn

MATERIAL: Final = 0.22
"""What one spawn point of a creature on the board is worth."""
KILL: Final = 1.0
"""DB-803.2"""
BONUS: Final = 0.15
"""What one bonus spawn point is worth to whoever gets it."""
TURN_WON: Final = 8.0
MOST_DICE: Final = 24

_damage_tables: list[list[float]] = []


def damage_chances(dice: int) -> list[float]:
    """The chance of exactly each damage with so many dice (no more than 24 are looked at)."""
    while len(_damage_tables) <= MOST_DICE:
        n = len(_damage_tables)
        table = [0.0] * (3 * n + 1)
        total = float(6**n)
        for (damage, _blades), ways in distribution(n).items():
            table[damage] += ways / total
        _damage_tables.append(table)
    return _damage_tables[min(dice, MOST_DICE)]


_at_least_tables: list[list[float]] = []


def chance_at_least(dice: int, least: int) -> float:
    """The chance of at least so much damage."""
    if least <= 0:
        return 1.0
    while len(_at_least_tables) <= MOST_DICE:
        exact = damage_chances(len(_at_least_tables))
        table = [0.0] * (len(exact) + 1)
        for d in range(len(exact) - 1, -1, -1):
            table[d] = table[d + 1] + exact[d]
        _at_least_tables.append(table)
    table = _at_least_tables[min(dice, MOST_DICE)]
    return table[least] if least < len(table) else 0.0


class Situation:
    """A situation as one player sees it, looked at once: strengths, thresholds, values of cells."""

    __slots__ = ("defense", "enemy", "life", "mine", "power", "s", "seat", "theirs", "value", "value_enemy", "worth")

    def __init__(self, s: Dreamblade, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.enemy: int = other(seat)
        count = len(s.minis)
        self.power: list[int] = [0] * count
        self.defense: list[int] = [0] * count
        self.life: list[int] = [0] * count
        self.worth: list[float] = [0.0] * count
        self.mine: list[int] = [0] * CELLS
        """Sum of own power in each cell."""
        self.theirs: list[int] = [0] * CELLS
        self.value: tuple[int, ...] = s.cast.chart.values[s.players[seat].edge]
        self.value_enemy: tuple[int, ...] = s.cast.chart.values[s.players[self.enemy].edge]
        for side in (0, 1):
            base = side * CELLS
            for cell in range(CELLS):
                for m in s.here[base + cell]:
                    p = power(s, m)
                    self.power[m] = p
                    self.defense[m] = defense(s, m)
                    self.life[m] = life(s, m)
                    self.worth[m] = MATERIAL * s.cast.piece_of[m].cost
                    if side == seat:
                        self.mine[cell] += p
                    else:
                        self.theirs[cell] += p


def phases_left(s: Dreamblade, seat: int) -> int:
    """How many action phases a player still has after the present one (the present one not counted)."""
    if s.phase == "action":
        begun = part_of_turn(s) - 2
        return max(0, 2 - begun) if seat == s.first else max(0, 4 - max(begun, 2))
    if s.phase == "conquest":
        return 0
    return 2


def acts_later(s: Dreamblade, seat: int) -> bool:
    """Whether a player has an action phase after the present phase, this turn."""
    return phases_left(s, seat) > 0


def evaluate(s: Dreamblade, seat: int) -> float:
    """From -1 (lost) to 1 (won)."""
    if s.result is not None:
        winner = s.result[0]
        return 0.0 if winner == NOBODY else (1.0 if winner == seat else -1.0)
    enemy = other(seat)
    score = TURN_WON * (s.players[seat].turns_won - s.players[enemy].turns_won)
    score += side_worth(s, seat) - side_worth(s, enemy)
    margin = conquest_now(s, seat) - conquest_now(s, enemy)
    # What stands on the board decides the more, the fewer action phases are left.
    left = phases_left(s, seat) + phases_left(s, enemy)
    sure = 1.0 if s.phase == "conquest" else (0.45, 0.4, 0.3, 0.22, 0.15)[min(left, 4)]
    score += sure * TURN_WON * squash(margin / 3.0)
    score /= 24.0
    return squash(score)


def squash(x: float) -> float:
    return x / (1.0 + (x if x > 0 else -x))


def conquest_now(s: Dreamblade, seat: int) -> float:
    """Conquest points if the turn ended now."""
    player = s.players.rows[seat]
    values = s.cast.chart.values[player.edge]
    base, foe = seat * CELLS, other(seat) * CELLS
    points = float(player.kills)
    here = s.here
    for cell in SCORING[player.edge]:
        if here[base + cell] and not here[foe + cell]:
            points += values[cell]
    return points


def side_worth(s: Dreamblade, seat: int) -> float:
    """Material and standing of one side: creatures on the board, how near they are to scoring cells, what is to come."""
    player = s.players.rows[seat]
    worth = BONUS * player.bonus
    values = s.cast.chart.values[player.edge]
    rows = s.minis.rows
    pieces = s.cast.piece_of
    reserve = 0
    for m in s.cast.bands[seat]:
        row = rows[m]
        if row.zone == DREAMSCAPE:
            p = pieces[m]
            worth += MATERIAL * p.cost
            if p.creature:
                worth += 0.25 * nearness(row.cell, player.edge, values)
        elif row.zone == 0:
            reserve += pieces[m].cost
    return worth + 0.04 * min(reserve, 40)


def nearness(cell: int, edge: int, values: tuple[int, ...]) -> float:
    best = 0.0
    for goal in SCORING[edge]:
        near = values[goal] / (1.0 + DISTANCE[cell][goal])
        if near > best:
            best = near
    return best


def disrupt_worth(v: Situation, m: int, cell: int) -> float:
    """What it is worth to drive an enemy out of a cell."""
    s = v.s
    gone = len(creatures(s, v.enemy, cell))
    worth = 0.35 + 0.3 * v.worth[m]
    worth += 0.7 * v.value_enemy[cell] / gone
    if creatures(s, v.seat, cell):
        worth += 0.7 * v.value[cell] / gone
    return worth


def destroy_worth(v: Situation, m: int, cell: int) -> float:
    worth = KILL + v.worth[m] - 2 * BONUS + 0.25
    gone = len(creatures(v.s, v.enemy, cell))
    worth += 0.7 * (v.value_enemy[cell] + v.value[cell]) / gone
    return worth


def deathblow_cost(v: Situation, m: int, cell: int) -> float:
    """What the deathblow of a destroyed enemy may cost: the best blow against one creature of ours."""
    s = v.s
    if not (s.phase == "action" and s.owner == s.first and v.seat == s.first):
        return 0.0
    worst = 0.0
    for own in creatures(s, v.seat, cell):
        damage = s.minis.rows[own].damage
        loss = chance_at_least(v.power[m], v.life[own] - damage) * (KILL + v.worth[own])
        loss += 0.5 * chance_at_least(v.power[m], v.defense[own] - damage) * v.value[cell]
        if loss > worst:
            worst = loss
    return worst


def best_of_damage(v: Situation, cell: int, most: int) -> list[float]:
    """For each amount of damage put on the enemies of a cell, the best that can be made of it."""
    best = [0.0] * (most + 1)
    for m in creatures(v.s, v.enemy, cell):
        row = v.s.minis.rows[m]
        to_destroy = v.life[m] - row.damage
        to_disrupt = to_destroy if row.no_disrupt else v.defense[m] - row.damage
        destroy = destroy_worth(v, m, cell) - deathblow_cost(v, m, cell)
        disrupt = disrupt_worth(v, m, cell)
        if to_disrupt <= to_destroy and disrupt > destroy:
            destroy = disrupt
        after = best[:]
        for d in range(most + 1):
            if to_disrupt < to_destroy and d >= to_disrupt >= 0:
                worth = best[d - to_disrupt] + disrupt
                if worth > after[d]:
                    after[d] = worth
            if d >= to_destroy >= 0:
                worth = best[d - to_destroy] + destroy
                if worth > after[d]:
                    after[d] = worth
        best = after
    return best


def combat_worth(v: Situation, cell: int, dice: int) -> float:
    """The expected worth of an attack with so many dice, over the exact distribution of its damage."""
    chances = damage_chances(dice)
    best = best_of_damage(v, cell, len(chances) - 1)
    total = 0.0
    for d in range(len(chances)):
        total += chances[d] * best[d]
    return total


def strike_worth(v: Situation) -> tuple[float, int]:
    """The worth of a strike, and the best cell to fight in first."""
    total, best, where = 0.0, 0.0, NOBODY
    s = v.s
    for cell in range(CELLS):
        if v.mine[cell] and creatures(s, v.enemy, cell) and cell not in s.fought:
            worth = combat_worth(v, cell, v.mine[cell])
            total += worth
            if worth > best:
                best, where = worth, cell
    return total, where


def desire(v: Situation, m: int, cell: int, moving: bool) -> float:
    """How much an own creature wants to stand in a cell."""
    s = v.s
    edge = s.players.rows[v.seat].edge
    foes = creatures(s, v.enemy, cell)
    friends = len(creatures(s, v.seat, cell)) - (0 if moving else 1)
    wish = 0.5 * nearness(cell, edge, v.value)
    if not foes:
        if v.value[cell]:
            wish += v.value[cell] if friends == 0 else 0.3
        danger = v.theirs[cell]
        for near in ADJACENT[cell]:
            danger += v.theirs[near]
        if danger and acts_later(s, v.enemy):
            hold = chance_at_least(danger, min(v.defense[m], v.life[m]))
            wish -= 0.35 * hold * (v.value[cell] if friends == 0 else 0.3)
            wish -= 0.3 * chance_at_least(danger, v.life[m]) * (KILL + v.worth[m])
        return wish
    # A cell with enemies: we contest what they claim, and may fight there.
    contest = 0.8 * v.value_enemy[cell] if friends == 0 else 0.2
    wish += contest
    dice = v.mine[cell] + (v.power[m] if moving else 0)
    if phases_left(s, v.seat) > 0 or (not moving and s.phase == "spawn"):
        wish += 0.6 * combat_worth(v, cell, dice)
    if acts_later(s, v.enemy):
        wish -= 0.6 * chance_at_least(v.theirs[cell], v.life[m]) * (KILL + v.worth[m])
        wish -= 0.3 * chance_at_least(v.theirs[cell], v.defense[m]) * contest
    return wish


def shift_worth(v: Situation, options: Menu) -> tuple[float, Advice]:
    """What the best moves of a shift are worth together, and the best of them."""
    s = v.s
    best = Advice(STOP, 0.05, "bot-stay")
    total = 0.0
    taken: list[int] = []
    gains: list[tuple[float, int, int]] = []
    for _tag, movers, cells in options.groups:
        for m in movers:
            stay = desire(v, m, s.minis.rows[m].cell, False)
            top, where = 0.05, NOBODY
            for cell in cells:
                gain = desire(v, m, cell, True) - stay
                if gain > top:
                    top, where = gain, cell
            if where != NOBODY:
                gains.append((top, m, where))
    gains.sort(reverse=True)
    for gain, m, cell in gains:
        if cell not in taken:
            taken.append(cell)
            total += gain
        else:
            total += 0.3 * gain
        if gain > best.worth:
            reason = (
                "bot-fight-there" if creatures(s, v.enemy, cell) else ("bot-claim" if v.value[cell] else "bot-approach")
            )
            best = Advice(("move", m, cell), gain, reason, {"who": m, "cell": cell})
    return total, best
