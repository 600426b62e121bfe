"""What options are called in the lines of lessons: `go 14B.b`, `attack gremlin green 1`, `buy healing-potion`, `rank A`, `done`."""

from __future__ import annotations

from typing import Final

from reverie.kernel.choice import Choice
from reverie.kernel.plain import Answer

from ..rules import decisions
from ..rules import terms as t
from ..rules.abilities import NONE
from ..rules.state import SEATS, Quest, is_enemy, is_hero

HEROES: Final = (decisions.WHO, decisions.ONE)
AREAS: Final = ("go", "return")
SEATED: Final = ("rank", "rise", "shout", "exchange")
CARDS: Final = ("buy", "sell", "item")


def option_words(s: Quest, choice: Choice, value: Answer) -> str:
    """One option, by the ids of what it concerns; "" for what no lesson needs."""
    if isinstance(value, str):
        return value
    if isinstance(value, int):
        return number_words(s, choice, value)
    if not isinstance(value, tuple) or not value or not isinstance(value[0], str):
        return ""
    numbers = [part for part in value[1:] if isinstance(part, int)]
    return " ".join([value[0], *deed_words(s, value[0], numbers)]) if len(numbers) == len(value) - 1 else ""


def number_words(s: Quest, choice: Choice, value: int) -> str:
    if choice.decision in HEROES:
        return SEATS[value] if 0 <= value < len(s.heroes) else ""
    if choice.decision is decisions.LEARN:
        return s.cast.powers[value].id
    if choice.decision is decisions.TRAP:
        return s.cast.traps[value].id
    if choice.decision is decisions.BRANCH:
        return f"branch {value + 1}"
    return ""


def deed_words(s: Quest, head: str, rest: list[int]) -> list[str]:
    if head in AREAS:
        return [s.plan.areas.names[rest[0]]]
    if head in SEATED:
        return [SEATS[rest[0]]]
    if head in CARDS:
        side = [str(rest[1] + 1)] if head == "buy" and rest[1] else []
        return [s.item(rest[0]).id, *side]
    if head == "attack":
        return [*(["off"] if rest[0] == t.OFF else []), figure_words(s, rest[1])]
    if head == "power":
        return [s.cast.powers[rest[0]].id, *([figure_words(s, rest[2])] if rest[2] != NONE else [])]
    if head == "innate":
        return [s.cast.abilities[rest[0]].id]
    return []


def figure_words(s: Quest, figure: int) -> str:
    if is_hero(figure):
        return SEATS[figure]
    return s.enemy(s.foe_of(figure)).code if is_enemy(figure) else ""
