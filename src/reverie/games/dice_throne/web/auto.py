"""When somebody need not be asked: in a window in which nothing they could do matters now.

Everything here is reckoned from what the seat itself knows: its hand, and what lies open. What could as well be done later in
the same phase, or in the own Main Phase, does not matter yet.
"""

from __future__ import annotations

from typing import Final

from reverie.kernel.choice import Choice
from reverie.parts.rules.windows import MATTER, lets_through

from ..rules import decisions
from ..rules.cast import (
    INSTANT,
    NEGATIVE,
    NO_TEXT,
    ON_ACCURACY,
    ON_ATTACK,
    ROLL_CARD,
    WHEN_ATTACKED,
    Cast,
)
from ..rules.damage import accounts
from ..rules.decisions import PASS
from ..rules.effects.damage import HEAL, UNDEFENDABLE
from ..rules.effects.declaring import Deed
from ..rules.effects.tokens import MOVE, REMOVE
from ..rules.legality import in_roll_phase, incoming, price, refuse_text
from ..rules.state import (
    DEFENCE,
    DISCARD_PHASE,
    INCOME,
    MAIN_1,
    MAIN_2,
    NO_LINE,
    NO_ROLL,
    NOBODY,
    OFFENCE,
    TARGETING,
    UNDEFENDED,
    UPKEEP,
    DiceThrone,
)
from ..rules.underway import line_now
from .elements import Action
from .helped import pays_now

WINDOWS: Final = ("upkeep", "main", "roll", "attack", "damage")


def answer_by_itself(s: DiceThrone, choice: Choice, wishes: dict[str, str]) -> str | None:
    """A pass, where the owner of the seat does not want to be asked; None where they do."""
    if choice.decision is not decisions.REACT:
        return None
    offered = (matters(s, choice.seat, pick) for pick in choice.options if isinstance(pick, tuple))
    return PASS if lets_through(wishes.get(window_of(s), MATTER), offered) else None


def hangs_on_hand(s: DiceThrone, choice: Choice, wishes: dict[str, str]) -> bool:
    """Whether another hand of the same hero would have been asked here: only then could somebody learn from the answer."""
    if wishes.get(window_of(s), MATTER) != MATTER:
        return False
    seat = choice.seat
    lowest = ROLL_CARD if in_roll_phase(s) else INSTANT
    row = s.players.rows[seat]
    for card in row.hand + row.deck:  # nobody knows which of them are in the hand; cards brought along are among them
        info = s.cast.cards[card]
        if info.family >= lowest and price(s, seat, card) <= row.cp and matters(s, seat, ("play", card)):
            if refuse_text(s, seat, info.text, info.when) is None:
                return True
    return False


def window_of(s: DiceThrone) -> str:
    """Upkeep and Income, Main and Discard, after an attempt, announced and activated, defended: the five that people know."""
    if s.phase in (UPKEEP, INCOME):
        return "upkeep"
    if s.phase in (MAIN_1, MAIN_2, DISCARD_PHASE):
        return "main"
    if announced(s) or s.purpose == TARGETING:
        return "attack"
    if s.purpose == DEFENCE:
        return "damage"
    if s.purpose != NO_ROLL:
        return "roll"
    return "attack" if s.attacking and s.stage == UNDEFENDED else "damage"


def announced(s: DiceThrone) -> bool:
    return line_now(s) != NO_LINE and s.attacker == NOBODY


def matters(s: DiceThrone, seat: int, pick: Action) -> bool:
    """Whether this is the moment for a reaction that is open."""
    text, when = text_of(s, seat, pick)
    effects = effects_of(s.cast, text)
    if any(effect.touches for effect in effects):
        return dice_matter(s, seat, pick)
    window = window_of(s)
    if when == ON_ACCURACY or UNDEFENDABLE in effects:
        return window == "attack"
    last = s.purpose == NO_ROLL and window != "attack"
    if when in (ON_ATTACK, WHEN_ATTACKED):
        return last
    team = [other for other in s.living() if s.teammates(other, seat)]
    if any(effect.wards for effect in effects):
        return last and any(incoming(s, other) for other in team)
    if REMOVE in effects or MOVE in effects:
        held = s.players.rows[seat].tokens
        return (
            s.phase in (UPKEEP, INCOME)
            and seat == s.active
            and any(s.cast.tokens[t].polarity == NEGATIVE for t, _ in held)
        )
    if HEAL in effects:
        return last and any(account.final >= s.health(victim) for victim, account in accounts(s) if victim in team)
    return False


def dice_matter(s: DiceThrone, seat: int, pick: Action) -> bool:
    """Others' dice once they are announced, the own ones when they will not be rolled any more, or need not be."""
    if s.purpose != OFFENCE:
        return True
    if announced(s):
        return seat != s.roller or s.attempts > 0
    return seat == s.roller and (s.attempts == 0 or pays_now(s, seat, pick))


def text_of(s: DiceThrone, seat: int, pick: Action) -> tuple[int, int]:
    """The text of a reaction, and when it is open."""
    tag, number, *which = pick
    if tag == "play":
        card = s.cast.cards[number]
        return card.text, card.when
    if tag == "token":
        use = s.cast.tokens[number].spend[which[0]]
    elif tag == "use":
        use = s.hero(seat).slots[number].levels[s.players.rows[seat].levels[number]].uses[which[0]]
    else:
        use = s.hero(seat).companions[number].uses[which[0]]
    return use.text, use.when


def effects_of(cast: Cast, text: int) -> list[Deed]:
    """Every kind of effect in a text, inner texts included."""
    found: list[Deed] = []
    if text != NO_TEXT:
        for op in cast.texts[text].ops:
            found.append(op.effect)
            for inner in (op.body, op.also, *op.options):
                found += effects_of(cast, inner)
    return found
