"""A greedy answer to every question of Dreamblade.

Worth is counted in conquest points. Everything is exact arithmetic on the dice; nothing is sampled and nothing is written.
"""

from __future__ import annotations

from typing import Final

from reverie.kernel.adviser import Advice
from reverie.kernel.choice import Choice
from reverie.kernel.domain import STOP, Domain, Listed, Menu, Split, Subset

from ..rules import decisions
from ..rules.board import ADJACENT, CELLS, DISTANCE, PORTAL
from ..rules.combat_state import combat_of
from ..rules.decisions import BOMB, CHOOSE, DAMAGE, DECLINE, REROLL, TARGET, Group
from ..rules.procedures.spawn import price
from ..rules.queries import all_creatures, creatures, fits
from ..rules.state import DREAMSCAPE, NOBODY, Dreamblade
from .worth import (
    MATERIAL,
    Situation,
    chance_at_least,
    deathblow_cost,
    desire,
    destroy_worth,
    disrupt_worth,
    nearness,
    shift_worth,
    strike_worth,
)

SACRIFICED: Final = 1.0
"""What a sacrifice costs beside the piece: the cell it held, and a bonus that nobody pays for."""
HARM: Final = 2.0
"""How much worse than from a blade a harmful ability is when it works as its bearer comes into play: nobody is asked."""

# Answers -------------------------------------------------------------------------------------------------------------


def advise(s: Dreamblade, choice: Choice) -> Advice:
    """The greedy answer to a choice, and why."""
    asked = choice.decision
    v = Situation(s, choice.seat)
    options = choice.options
    if asked is decisions.ACTION:
        return advise_action(v)
    if asked is decisions.SHIFT and isinstance(options, Menu):
        return shift_worth(v, options)[1]
    if asked is decisions.STRIKE:
        worth, where = strike_worth(v)
        return (
            Advice(where, worth, "bot-strike", {"cell": where})
            if where != NOBODY
            else Advice(STOP, 0.0, "bot-no-fight")
        )
    if asked is decisions.SPAWN and isinstance(options, Menu):
        return advise_spawn(v, options)
    if asked is decisions.ATTACKERS and isinstance(options, Subset):
        return advise_attackers(v, options)
    if asked is decisions.DEATHBLOW and isinstance(options, Subset):
        chosen = options.items if options.items else (options.alone[0],)
        return Advice(chosen, 1.0, "bot-deathblow")
    if asked is decisions.DAMAGE:
        return advise_damage(v, choice)
    if asked is decisions.FATE:
        return advise_fate(v, choice.subject)
    if asked is decisions.DISRUPT and isinstance(options, Menu):
        return advise_disrupt(v, options)
    if asked is decisions.BLADE:
        return advise_blade(v, options)
    if asked is decisions.MOVE and isinstance(options, Menu):
        return advise_move(v, options)
    if asked is decisions.REROLL and isinstance(options, Subset):
        return advise_reroll(s, options)
    if asked in (decisions.TARGET, decisions.CHOOSE, decisions.UNIQUE):
        return advise_target(v, choice)
    if asked is decisions.BOMB:
        return advise_bomb(v, choice)
    if asked is decisions.VALUE:
        return Advice(options.at(options.size() - 1), 0.0, "bot-all-points")
    return Advice(options.at(0), 0.0, "bot-any")


def advise_action(v: Situation) -> Advice:
    s = v.s
    strike, _where = strike_worth(v)
    groups: list[Group] = []
    for cell in range(CELLS):
        stack = creatures(s, v.seat, cell)
        if stack and not creatures(s, v.enemy, cell):
            groups.append(("move", stack, tuple([to for to in ADJACENT[cell] if len(creatures(s, v.seat, to)) < 4])))
    shift, _best = shift_worth(v, Menu((STOP,), tuple(groups)))
    if strike > shift:
        return Advice("strike", strike, "bot-action-strike")
    return Advice("shift", shift, "bot-action-shift")


def quality(s: Dreamblade, m: int) -> float:
    """The worth of a piece in hand: what it costs, a little more for abilities that work."""
    p = s.cast.piece_of[m]
    return p.cost + 0.25 * len(p.abilities)


def advise_spawn(v: Situation, options: Menu) -> Advice:
    s = v.s
    edge = s.players.rows[v.seat].edge
    points = s.players.rows[v.seat].points
    best = Advice(STOP, 0.0, "bot-stop-spawning")
    for tag, firsts, seconds in options.groups:
        if tag == "ability":
            for number in seconds:
                worth = ability_worth(v, firsts[0], number)
                if worth > best.worth:
                    best = Advice((tag, firsts[0], number), worth, "bot-spawn-ability", {"who": firsts[0]})
            continue
        for m in firsts:
            p = s.cast.piece_of[m]
            cost = price(s, m)
            # Points left over are lost: a piece that uses them well beats a cheap one; a surcharge is waste.
            base = quality(s, m) - 1.2 * max(0, cost - p.cost) - 0.1 * (points - cost) + arrival_worth(v, m)
            for cell in seconds:
                worth = base + _place_worth(v, m, cell, edge)
                if worth > best.worth:
                    best = Advice((tag, m, cell), worth, "bot-spawn", {"who": m, "cell": cell})
    return best


def arrival_worth(v: Situation, m: int) -> float:
    """What the abilities of a piece that work as it comes into play do to its own side: nothing good is counted here."""
    s = v.s
    p = s.cast.piece_of[m]
    worth = 0.0
    for a in p.abilities:
        if not a.comes:
            continue
        if a.keyword == "Appease":
            victims = [] if a.self_only else [one for one in all_creatures(s, v.seat) if fits(a, s.cast.piece_of[one])]
            if p.creature and fits(a, p):
                victims.append(m)
            if victims:
                worth -= min([quality(s, one) for one in victims]) + SACRIFICED
        else:
            worth += HARM * min(0.0, BLADE_WORTH.get(a.keyword, 0.0))
    return worth


def _place_worth(v: Situation, m: int, cell: int, edge: int) -> float:
    s = v.s
    p = s.cast.piece_of[m]
    if p.creature:
        worth = 0.6 * nearness(cell, edge, v.value)
        if creatures(s, v.enemy, cell):
            worth += 0.5 * v.value_enemy[cell] if v.value_enemy[cell] else -0.3
        elif v.value[cell] and not creatures(s, v.seat, cell):
            worth += 0.5 * v.value[cell]
        return worth
    worth = -1.0
    for a in p.abilities:
        if a.score:
            worth += 2.5 if s.cast.chart.values[edge][cell] else -3.0
        else:
            worth += 0.4 * len(creatures(s, v.seat, cell)) + 0.2 * v.value[cell]
    return worth


def ability_worth(v: Situation, m: int, number: int) -> float:
    """What buying a spawn ability is worth: little enough that pieces come first, unless a fight is at hand."""
    a = v.s.cast.abilities[number]
    if a.keyword in (
        "Warpstrike",
        "Assault",
        "Raise",
        "Purge",
        "Advance",
        "Lure",
        "Expel",
        "Skirmish",
        "Swap",
        "Teleport",
    ):
        return 1.2 - 0.3 * max(a.cost, 0)
    if a.keyword in ("Bomb", "Appease", "Wail"):
        return -1.0
    return 0.4 - 0.2 * max(a.cost, 0)


def advise_attackers(v: Situation, options: Subset) -> Advice:
    """All of them, unless a Loner alone has more power."""
    best: tuple[int, ...] = options.items
    most = sum([v.power[m] for m in options.items])
    for m in options.alone:
        if v.power[m] > most:
            best, most = (m,), v.power[m]
    if not best:
        best = (options.alone[0],)
    return Advice(best, float(most), "bot-attack-all")


def advise_damage(v: Situation, choice: Choice) -> Advice:
    """Spread damage so that it disrupts and destroys what is worth most; the rest goes on the dearest enemy."""
    s = v.s
    options = choice.options
    if not isinstance(options, Split):
        return Advice(options.at(0), 0.0, "bot-any")
    about = DAMAGE.about(s)
    cell = about.cell
    targets = options.targets
    gains: list[list[tuple[int, float]]] = []
    for m in targets:
        row = s.minis.rows[m]
        to_destroy = max(0, v.life[m] - row.damage)
        to_disrupt = max(0, v.defense[m] - row.damage)
        plans: list[tuple[int, float]] = [(0, 0.0)]
        risk = 0.0 if about.deathblow else deathblow_cost(v, m, cell)
        destroy = destroy_worth(v, m, cell) - risk
        if to_disrupt < to_destroy and not row.no_disrupt:
            plans.append((to_disrupt, disrupt_worth(v, m, cell)))
        plans.append((to_destroy, max(destroy, disrupt_worth(v, m, cell)) if to_disrupt <= to_destroy else destroy))
        gains.append(plans)
    best_worth, best = -1.0, (options.total,) + (0,) * (len(targets) - 1)
    picks: list[tuple[int, float, tuple[int, ...]]] = [(0, 0.0, ())]
    for plans in gains:
        longer: list[tuple[int, float, tuple[int, ...]]] = []
        for used, worth, amounts in picks:
            for need, gain in plans:
                if used + need <= options.total:
                    longer.append((used + need, worth + gain, (*amounts, need)))
        picks = longer
    for used, worth, amounts in picks:
        if worth <= best_worth:
            continue
        spare = options.total - used
        for i in range(len(targets)):
            # Too much is better put where it already hurts enough.
            full = tuple([n + (spare if j == i else 0) for j, n in enumerate(amounts)])
            if (amounts[i] or used == 0) and options.has(full):
                best_worth, best = worth, full
                break
    if not options.has(best):
        best = options.at(0)
    return Advice(best, best_worth, "bot-damage")


def advise_fate(v: Situation, m: int) -> Advice:
    cell = v.s.minis.rows[m].cell
    destroy = destroy_worth(v, m, cell) - deathblow_cost(v, m, cell)
    disrupt = disrupt_worth(v, m, cell)
    if disrupt > destroy:
        return Advice("disrupt", disrupt, "bot-avoid-deathblow", {"who": m})
    return Advice("destroy", destroy, "bot-destroy", {"who": m})


def advise_disrupt(v: Situation, options: Menu) -> Advice:
    """Far from everything the creature wants."""
    s = v.s
    edge = s.players.rows[v.enemy].edge
    best = Advice(options.at(0), -99.0, "bot-disrupt")
    for _tag, ids, cells in options.groups:
        for m in ids:
            for cell in cells:
                worth = -nearness(cell, edge, v.value_enemy) - (0.6 * v.value_enemy[cell])
                worth -= 0.05 * DISTANCE[cell][PORTAL[s.players.rows[v.seat].edge]]
                if worth > best.worth:
                    best = Advice(("place", m, cell), worth, "bot-disrupt", {"who": m, "cell": cell})
    return best


BLADE_WORTH: Final[dict[str, float]] = {
    "Crit": 2.0,
    "Payback": 2.0,
    "Stalwart": 1.6,
    "Pack": 1.6,
    "Flanking": 1.5,
    "Heroics": 1.5,
    "Ferocity": 1.4,
    "Assault": 1.5,
    "Warpstrike": 1.4,
    "Raise": 1.0,
    "Purge": 1.0,
    "Advance": 0.9,
    "Skirmish": 0.7,
    "Expel": 0.9,
    "Lure": 0.8,
    "Scare": 0.7,
    "Teleport": 1.0,
    "Swap": 0.4,
    "Demolish": 0.8,
    "Wail": 0.3,
    "Bomb": 0.1,
    "Appease": -2.0,
    "Fumble": -2.0,
    "Fade": -1.5,
    "Detonate": -2.0,
    "Bloodthirsty": -1.0,
    "Inciter": -1.0,
}


def advise_blade(v: Situation, options: Domain) -> Advice:
    assert isinstance(options, Listed)
    best = Advice(options.options[0], -99.0, "bot-blade")
    for key in options.options:
        bearer, _copied, _giver, number = key
        a = v.s.cast.abilities[number]
        worth = BLADE_WORTH.get(a.keyword, 0.6) + 0.25 * a.x * (-1 if a.keyword == "Fumble" else 1)
        if worth > best.worth:
            best = Advice(key, worth, "bot-blade", {"who": bearer, "ability": number})
    return best


def advise_move(v: Situation, options: Menu) -> Advice:
    """Own creatures to where they want to be, enemies away from where they want to be."""
    s = v.s
    best = Advice(DECLINE, 0.05, "bot-decline")
    theirs: Situation | None = None
    for _tag, movers, cells in options.groups:
        for m in movers:
            row = s.minis.rows[m]
            if row.owner == v.seat:
                stay = desire(v, m, row.cell, False)
                for cell in cells:
                    gain = desire(v, m, cell, True) - stay
                    if gain > best.worth:
                        best = Advice(("move", m, cell), gain, "bot-move-own", {"who": m, "cell": cell})
            else:
                if theirs is None:
                    theirs = Situation(s, v.enemy)
                stay = desire(theirs, m, row.cell, False)
                for cell in cells:
                    gain = 0.8 * (stay - desire(theirs, m, cell, True))
                    if gain > best.worth:
                        best = Advice(("move", m, cell), gain, "bot-move-enemy", {"who": m, "cell": cell})
    return best


def advise_reroll(s: Dreamblade, options: Subset) -> Advice:
    """Misses first, then blades that nothing can use, then ones: a die is worth 1 on average."""
    shown = REROLL.about(s).shown
    bad = [i for i in range(len(shown)) if shown[i] == 0]
    if combat_of(s) is None:
        bad += [i for i in range(len(shown)) if shown[i] == 4]
    chosen = tuple(sorted(bad[: options.most]))
    return Advice(chosen, float(len(chosen)), "bot-reroll")


def advise_target(v: Situation, choice: Choice) -> Advice:
    """The enemy whose loss hurts most; of the own, the one that hurts least (Appease, Swap) or helps most (Raise)."""
    s = v.s
    options = choice.options
    best = Advice(options.at(0), -99.0, "bot-target")
    asked = choice.decision
    about = TARGET.about(s) if asked is TARGET else CHOOSE.about(s) if asked is CHOOSE else None
    a = s.cast.abilities[about.number] if about is not None else None
    for index in range(options.size()):
        m = options.at(index)
        worth = 0.0
        if isinstance(m, int):
            row = s.minis.rows[m]
            worth = MATERIAL * s.cast.piece_of[m].cost + 0.01
            if row.owner == v.seat:
                if a is not None and a.keyword in ("Appease", "Demolish"):
                    worth = -worth
                elif a is not None and a.keyword == "Swap":
                    worth = -0.1
            elif about is not None and row.zone == DREAMSCAPE and s.cast.piece_of[m].creature:
                dice = about.x
                worth = chance_at_least(dice, v.life[m] - row.damage) * destroy_worth(v, m, row.cell)
                worth += chance_at_least(dice, v.defense[m] - row.damage) * disrupt_worth(v, m, row.cell) + 0.01
        if worth > best.worth:
            best = Advice(m, worth, "bot-target", {"who": m} if m != DECLINE else None)
    return best


def advise_bomb(v: Situation, choice: Choice) -> Advice:
    s = v.s
    x = BOMB.about(s).x
    m: int = choice.subject
    cell = s.minis.rows[m].cell
    gain = -v.worth[m]
    for e in creatures(s, v.enemy, cell):
        row = s.minis.rows[e]
        if row.damage + x >= v.life[e]:
            gain += destroy_worth(v, e, cell)
        elif row.damage + x >= v.defense[e]:
            gain += disrupt_worth(v, e, cell)
    return Advice("explode", gain, "bot-bomb") if gain > 0 else Advice(DECLINE, 0.0, "bot-decline")
