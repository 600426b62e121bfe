"""Small things in words: what an enemy is, whom it is after, chances."""

from __future__ import annotations

from fractions import Fraction

from ..rules import terms as t
from ..rules.state import NOBODY, Quest
from ..rules.underway import foreseen
from .log import why
from .words import SwordAndSorceryPage


def foe_type(page: SwordAndSorceryPage, s: Quest, foe: int) -> str:
    """What an enemy is, without rank and seals."""
    return page.wording.name(page.wording.enemy_key(s.enemy(foe).id, s.foes.rows[foe].side))


def victim(page: SwordAndSorceryPage, number: int) -> str:
    """Whom an enemy turns against (SS-33.4)."""
    return page.say(f"victim-{t.VICTIMS[number]}")


def decimal(page: SwordAndSorceryPage, number: str) -> str:
    """A number with a fraction as the language writes it."""
    return number.replace(".", page.say("decimal"))


def percent(page: SwordAndSorceryPage, chance: Fraction) -> str:
    """43.2 %; chances that are none, or sure, are 0 and 100."""
    return decimal(page, f"{float(100 * chance):.1f} %" if 0 < chance < 1 else f"{int(100 * chance)} %")


def would_do(page: SwordAndSorceryPage, s: Quest, foe: int) -> str:
    """Whom an enemy would go for if it acted now, and why."""
    would = foreseen(s, foe)
    if len(would.victims) > 1:
        names = page.say("would-or").join(page.who(s, one) for one in would.victims)
        return page.say("would-several", names=names)
    victims = {"foe": foe, "victim": would.victims[0] if would.victims else NOBODY, "why": would.why}
    return page.say("would", why=why(page, s, victims))
