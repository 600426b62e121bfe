"""What to play, use or change in answer to others, and what that is worth."""

from __future__ import annotations

from typing import Final

from reverie.kernel.adviser import Advice
from reverie.kernel.choice import Choice
from reverie.kernel.plain import Answer

from ..rules import cast as c
from ..rules.damage import Account, accounts, half, reckon
from ..rules.decisions import PASS, act_of
from ..rules.effects.companions import DIAL_WORTH, SHIELD
from ..rules.effects.control import ROLL
from ..rules.effects.damage import HEAL
from ..rules.effects.judging import WIN
from ..rules.effects.tokens import GAIN, REMOVE
from ..rules.legality import price
from ..rules.state import (
    ADDED,
    BY_OFFENCE,
    BY_ULTIMATE,
    DEFENDED,
    NO_CARD,
    NO_ROLL,
    NOBODY,
    UPKEEP,
    DiceThrone,
    tokens_of,
)
from .dice import change_worth
from .hand import parting
from .lore import PARTING, lore_of
from .worth import judge_of

NOWHERE_YET: Final = ("card", NO_CARD)
"""What something that has not been played yet stands on."""
LEAST_GAIN: Final = 0.25
"""What is not worth at least so much is left."""


def advise_reaction(s: DiceThrone, choice: Choice) -> Advice:
    """What gains more than it costs, at the moment at which it gains most; else nothing."""
    best: Answer = PASS
    top = LEAST_GAIN
    for value in choice.options:
        if isinstance(value, tuple):
            worth = reaction_worth(s, choice.seat, value)
            if worth > top:
                best, top = value, worth
    if best == PASS:
        return Advice(PASS, 0.0, "bot-pass")
    tag, number, _use = act_of(best)
    if tag == "play":
        return Advice(best, top, "bot-react", {"card": number})
    return Advice(best, top, "bot-use")


def what_it_is(s: DiceThrone, seat: int, value: Answer) -> tuple[int, int, float]:
    """The text of a reaction, when it is open, and what it costs in health points."""
    lore = lore_of(s.cast)
    row = s.players.rows[seat]
    tag, number, chosen = act_of(value)
    if tag == "play":
        info = s.cast.cards[number]
        return info.text, info.when, parting(s, seat, price(s, seat, number)) + lore.hand[number]
    if tag == "token":
        use = s.cast.tokens[number].spend[chosen]
        return use.text, use.when, parting(s, seat, use.cost) + PARTING * max(0.0, lore.held[number])
    if tag == "use":
        use = s.hero(seat).slots[number].levels[row.levels[number]].uses[chosen]
    else:
        use = s.hero(seat).companions[number].uses[chosen]
    return use.text, use.when, parting(s, seat, use.cost)


def reaction_worth(s: DiceThrone, seat: int, value: Answer) -> float:
    """What a reaction gains now, less what it costs; below zero also when a better moment is still to come."""
    number, when, price = what_it_is(s, seat, value)
    text = s.cast.texts[number]
    first = text.ops[0].effect
    if first.touches:
        return change_worth(s, seat, text.ops[0], price)
    if s.purpose != NO_ROLL:
        return -1.0
    if when == c.ON_ACCURACY:
        return piercing(s, seat) - price
    if when == c.ON_ATTACK:
        return boost(s, seat, number) - price if s.stage == DEFENDED else -1.0
    if s.attacker != NOBODY and s.stage != DEFENDED:
        return -1.0
    if when == c.WHEN_ATTACKED or when == c.ON_INCOMING or text.prevents or (s.pool and saves(s, seat, text)):
        return rescue(s, seat, number, price)
    if s.phase == UPKEEP and s.active == seat and first is REMOVE:
        judge = judge_of(s, seat)
        judge.walk(number, (), 0, 1.0)
        return judge.plain() - price
    return -1.0


def saves(s: DiceThrone, seat: int, text: c.Text) -> bool:
    """Whether a text that is open at any time saves its player now: healing, or a step into the shadows."""
    for op in text.ops:
        if op.effect is HEAL or op.effect is ROLL:
            account = account_of(s, seat)
            return account is not None and account.final - account.healing >= s.health(seat)
        if op.effect is GAIN and s.cast.tokens[op.token].rule == c.SHADOWS:
            return s.attacking and s.target == seat
    return False


def account_of(s: DiceThrone, seat: int) -> Account | None:
    if s.pool:
        for victim, account in accounts(s):
            if victim == seat:
                return account
    return None


def piercing(s: DiceThrone, seat: int) -> float:
    """What it is worth that the target cannot defend."""
    account = account_of(s, s.target) if s.target >= 0 else None
    if account is None or account.defendable <= 0:
        return -1.0
    judge = judge_of(s, seat, s.target)
    whole = float(account.defendable)
    left = whole - judge.guard if whole > judge.guard else 0.0
    return judge.hit(whole) - judge.hit(left) + judge.sting


def boost(s: DiceThrone, seat: int, number: int) -> float:
    """What a modifier adds to the attack in progress."""
    if s.target < 0:
        return -1.0
    judge = judge_of(s, seat, s.target)
    judge.walk(number, (), 0, 1.0)
    worth = judge.other
    more = round(judge.added)
    if more > 0 and s.main_kind != c.PURE:
        account = account_of(s, s.target)
        now = account.final if account is not None else 0
        origin = BY_ULTIMATE if s.lock != NOBODY else BY_OFFENCE
        entry = (ADDED, s.target, more, s.main_kind, origin, seat, NOWHERE_YET)
        hidden = bool([token for token in s.cast.ruled[c.SHADOWS] if tokens_of(s.players.rows[s.target], token)])
        then = reckon((*s.pool, entry), s.target, hidden, False, 0).final
        worth += judge.hit(float(then)) - judge.hit(float(now))
    return worth


def rescue(s: DiceThrone, seat: int, number: int, price: float) -> float:
    """What it is worth to prevent, halve or avoid what is coming; life itself when it would be the end."""
    account = account_of(s, seat)
    if account is None:
        return -1.0
    coming = float(account.final - account.ultimate)
    if coming <= 0:
        return -1.0
    judge = judge_of(s, seat, s.attacker if s.attacker >= 0 and not s.teammates(s.attacker, seat) else NOBODY)
    judge.walk(number, (), 0, 1.0)
    saved = min(coming, judge.prevent) + judge.halve * half(int(coming)) + judge.avoid * coming
    for token, _amount in judge.gained:
        if s.cast.tokens[token].rule == c.SHADOWS and s.attacking and s.target == seat:
            saved = coming
    saved = min(saved, coming)
    if saved <= 0 and judge.reflect <= 0 and judge.other <= 0:
        return -1.0
    if s.cast.texts[number].ops[0].effect is SHIELD:
        price += DIAL_WORTH * saved
    gain = saved + judge.other + judge.reflect * half(account.subtotal) + judge.normal + judge.straight
    left = account.final - account.healing - s.health(seat)
    if left >= 0 and saved > 0:
        return gain + (WIN if saved + judge.other > left else 2.0)
    return gain - price
