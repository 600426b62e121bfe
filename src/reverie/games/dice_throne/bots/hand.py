"""Cards and combat points: what playing, upgrading, selling and keeping are worth."""

from __future__ import annotations

import math

from reverie.kernel.domain import Subset
from reverie.kernel.plain import Answer

from ..rules import cast as c
from ..rules.decisions import act_of
from ..rules.effects.judging import WORTH_OF_CP
from ..rules.effects.tokens import GAIN
from ..rules.legality import price
from ..rules.state import MAIN_2, DiceThrone
from .lore import lore_of
from .worth import best_defence, board, defence_now, foe_of, judge_of, steady

CARD_SPENT = 0.9
"""What a card that is played could have brought otherwise."""
UPGRADE_SPENT = 0.5
"""The same of an upgrade, which nobody else wants: a share of the combat point that it could be sold for."""
ADVANCE = 0.4
"""How much of the price of a level II counts as paid for the level III that is still to come (DT-5.64)."""
SITUATION = 0.5
"""How much the present situation counts beside an ordinary one, where a level removes tokens or takes cards or combat points, or
where another defence might be chosen."""
PER_TURN = 5.0
MOST_TURNS = 10.0
"""A turn for so much of the lower health, and no more turns than so many: measured in games of `normal` against itself."""

HELD = ((0.13, 0.3), (0.8, 1.4), (1.8, 1.8), (0.65, 0.95))
"""How much more often than by chance `normal` holds an upgrade, a main, a roll or an instant card: one that it could pay, and one
that it could not. What can be used at once does not stay in a hand; dice cards wait for their moment."""
USELESS_HELD = 0.02
"""The same of an upgrade that its board is beyond."""
SPAN = 1 << 64


def likely_hand(s: DiceThrone, seat: int, unseen: tuple[int, ...], drawn: tuple[int, ...]) -> list[int]:
    """Cards that a seat may hold, from those nobody has seen: most likely first, as far as the drawn numbers have it so."""
    row = s.players.rows[seat]
    ranked: list[tuple[float, int]] = []
    for number, card in zip(drawn, unseen, strict=True):
        info = s.cast.cards[card]
        weight = HELD[info.family][0 if info.cost <= row.cp else 1]
        if info.family == c.UPGRADE and info.level <= row.levels[info.slot]:
            weight = USELESS_HELD
        ranked.append((math.log((number + 1) / SPAN) / weight, card))
    ranked.sort(reverse=True)
    return [card for _key, card in ranked]


def turns_left(s: DiceThrone, seat: int) -> float:
    """About how many more turns a seat will have, this one with them."""
    least = min(s.health(seat), s.health(foe_of(s, seat)))
    return max(1.0, min(MOST_TURNS, least / PER_TURN))


def parting(s: DiceThrone, seat: int, cost: int) -> float:
    """What it costs in health points to spend so many combat points now."""
    row = s.players.rows[seat]
    return lore_of(s.cast).parting(row.hero, row.cp, cost)


def upgrade_worth(s: DiceThrone, seat: int, card: int) -> float:
    """What an upgrade gains over the rest of the game, before its price; nothing when the board is beyond it."""
    info = s.cast.cards[card]
    row = s.players.rows[seat]
    if info.hero != row.hero or info.level <= row.levels[info.slot]:
        return 0.0
    lore = lore_of(s.cast)
    slot = s.cast.heroes[row.hero].slots[info.slot]
    better = (*row.levels[: info.slot], info.level, *row.levels[info.slot + 1 :])
    turns = turns_left(s, seat)
    if slot.kind == c.DEFENSIVE:
        _one, guard, sting = best_defence(lore, row.hero, row.levels)
        _two, then, more = best_defence(lore, row.hero, better)
        gain = then + more - guard - sting
        if len(s.cast.heroes[row.hero].defences) > 1:
            gain += SITUATION * (defence_now(s, seat, better) - defence_now(s, seat, row.levels) - gain)
        return 0.65 * turns * gain
    if slot.kind == c.PASSIVE:
        before, after = slot.levels[row.levels[info.slot]], slot.levels[info.level]
        gain = (after.income - before.income) * WORTH_OF_CP
        if after.upkeep != before.upkeep:
            judge = judge_of(s, seat)
            judge.walk(after.upkeep, (), 0, 1.0)
            gain += judge.plain()
        for use, old in zip(after.uses, before.uses, strict=False):
            gain += 0.3 * (old.cost - use.cost)
        return turns * gain
    gain = steady(lore, row.hero, better) - steady(lore, row.hero, row.levels)
    if lore.situational(row.hero, info.slot, info.level):
        now = board(s, seat, better).value(None, s.cast.knobs.attempts) - board(s, seat).value(
            None, s.cast.knobs.attempts
        )
        gain += SITUATION * (now - gain)
    return turns * gain


def upgrade_price(s: DiceThrone, seat: int, card: int) -> float:
    """What an upgrade costs in health points: combat points, less what is an advance on level III, and the card itself."""
    info = s.cast.cards[card]
    row = s.players.rows[seat]
    paid = parting(s, seat, price(s, seat, card))
    if info.level == 1 and len(s.cast.heroes[row.hero].slots[info.slot].levels) > 2:
        paid *= 1.0 - ADVANCE
    return paid + UPGRADE_SPENT * parting(s, seat, 1)


def main_worth(s: DiceThrone, seat: int, value: Answer) -> tuple[float, float]:
    """What an action of the Main Phase gains, price paid; and the price in combat points."""
    kind, number, chosen = act_of(value)
    lore = lore_of(s.cast)
    row = s.players.rows[seat]
    if kind == "sell":
        return WORTH_OF_CP - hand_worth(s, seat, number), 0.0
    if kind == "play":
        info = s.cast.cards[number]
        cost = price(s, seat, number)
        if info.family == c.UPGRADE:
            return upgrade_worth(s, seat, number) - upgrade_price(s, seat, number), float(cost)
        text, spent = info.text, CARD_SPENT
    else:
        if kind == "token":
            use = s.cast.tokens[number].spend[chosen]
            spent = max(0.0, lore.held[number])
        elif kind == "use":
            use = s.hero(seat).slots[number].levels[row.levels[number]].uses[chosen]
            spent = 0.0
        else:
            use = s.hero(seat).companions[number].uses[chosen]
            spent = 0.0
        text, cost = use.text, use.cost
    if s.cast.texts[text].ops[0].effect.touches or s.cast.texts[text].prevents:
        return -1.0, float(cost)
    if kind == "play" and step_into_shadows(s, text):
        spent = 3.0  # better kept for an attack
    judge = judge_of(s, seat)
    judge.walk(text, (), 0, 1.0)
    judge.prevent = judge.halve = judge.avoid = 0.0
    return judge.plain() - parting(s, seat, cost) - spent, float(cost)


def step_into_shadows(s: DiceThrone, text: int) -> bool:
    for op in s.cast.texts[text].ops:
        if op.effect is GAIN and s.cast.tokens[op.token].rule == c.SHADOWS:
            return True
    return False


def hand_worth(s: DiceThrone, seat: int, card: int) -> float:
    """What a card is worth in hand."""
    info = s.cast.cards[card]
    if info.family != c.UPGRADE:
        return lore_of(s.cast).hand[card]
    gain = upgrade_worth(s, seat, card)
    if gain <= 0:
        return 0.0
    return max(0.3, 0.7 * (gain - parting(s, seat, price(s, seat, card))))


def least_worth(s: DiceThrone, seat: int, options: Subset) -> tuple[int, ...]:
    """The cards to part with, as few as allowed."""
    ranked = sorted(options.items, key=lambda card: (hand_worth(s, seat, card), card))
    gone = ranked[: options.least]
    return tuple([card for card in options.items if card in gone])


def sale(s: DiceThrone, seat: int) -> int:
    """A card to sell now: one of no use, or one that pays for an upgrade that is worth more; -1 for none."""
    row = s.players.rows[seat]
    if row.cp >= s.cast.knobs.max_cp:
        return -1
    lowest, least = -1, 99.0
    goal, wanted, top = -1, 0, 1.5
    for card in row.hand:
        worth = hand_worth(s, seat, card)
        if worth < least:
            lowest, least = card, worth
        info = s.cast.cards[card]
        if info.family == c.UPGRADE:
            cost = price(s, seat, card)
            gain = upgrade_worth(s, seat, card) - upgrade_price(s, seat, card)
            if cost > row.cp and gain > top:
                goal, wanted, top = card, cost - row.cp, gain
    if lowest < 0:
        return -1
    if least < 0.5 * WORTH_OF_CP:
        return lowest
    if goal >= 0:
        spare = [hand_worth(s, seat, card) for card in row.hand if card != goal]
        spare.sort()
        if len(spare) >= wanted and sum(spare[:wanted]) - wanted * WORTH_OF_CP < top - 1.0:
            if lowest != goal:
                return lowest
    if s.phase == MAIN_2 and len(row.hand) > s.cast.knobs.hand_limit:
        return lowest
    return -1
