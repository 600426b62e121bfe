"""What comes of a line or of a defence, in a word or two, and which of several is the strongest.

Figures are exact where the dice are known, the mean where dice are still to be rolled; the defence is not in them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from reverie.kernel.choice import Choice

from ..bots.dice import defence_worth
from ..bots.worth import judge_of, line_worth
from ..rules.cast import YOU
from ..rules.decisions import ANNOUNCE, DECLINE, act_of
from ..rules.effects.control import ROLL
from ..rules.effects.damage import HEAL
from ..rules.state import DiceThrone
from .auto import effects_of

if TYPE_CHECKING:
    from ..words.words import DiceThronePage

SHORT: Final = 44
"""Characters of a text that a button still has room for."""


class Result(NamedTuple):
    """What a line does to the target, and to whoever announces it."""

    damage: float
    healing: float
    exact: bool
    defendable: float = 0.0
    """Of the damage, what a defence may prevent."""


def result_of(s: DiceThrone, seat: int, line: int) -> Result:
    """What a line comes to with the dice on the table."""
    text = s.cast.lines[line].text
    judge = judge_of(s, seat)
    judge.walk(text, s.dice, 0, 1.0)
    damage = judge.normal + judge.straight + judge.ultimate + judge.added
    healing = sum(
        judge.amount(op.amount, s.dice, 0) for op in s.cast.texts[text].ops if op.effect is HEAL and op.who == YOU
    )
    return Result(damage, healing, ROLL not in effects_of(s.cast, text), judge.normal)


def told_result(page: DiceThronePage, s: DiceThrone, seat: int, line: int) -> str:
    """The same in words; "" where only the whole text would say it."""
    found = result_of(s, seat, line)
    sure = "yes" if found.exact else "no"
    if found.damage > 0:
        return page.say("web-result-damage", n=round(found.damage, 1), sure=sure)
    if found.healing > 0:
        return page.say("web-result-healing", n=round(found.healing, 1), sure=sure)
    plain = page.text(s.cast, s.cast.lines[line].text).rstrip(".")
    return plain if len(plain) <= SHORT else ""


def figure_of(s: DiceThrone, seat: int, line: int) -> str:
    """The bare number of it; "" where there is none."""
    found = result_of(s, seat, line)
    number = found.damage or found.healing
    return f"{number:g}" if number and found.exact else ""


def announceable(choice: Choice) -> list[int]:
    """The lines that may be announced."""
    return (
        [act_of(pick)[1] for pick in choice.options if isinstance(pick, tuple)] if choice.decision is ANNOUNCE else []
    )


def strongest(s: DiceThrone, seat: int, lines: list[int]) -> int:
    """Of lines that the dice meet, the one that is worth most here and now; of equal ones the last on the board."""
    return max(lines, key=lambda line: (line_worth(s, seat, line, s.dice), line))


def best_defence(s: DiceThrone, choice: Choice) -> int:
    """The slot of the defence that is worth most against what is coming."""
    slots = [act_of(pick)[1] for pick in choice.options if pick != DECLINE]
    if len(slots) == 1:
        return slots[0]
    return max(slots, key=lambda slot: defence_worth(s, choice.seat, slot).value(None, 1))
