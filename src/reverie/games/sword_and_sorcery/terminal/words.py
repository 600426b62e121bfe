"""Small things in words that only a terminal says."""

from __future__ import annotations

from ..rules import terms as t
from ..rules.state import Quest
from ..words.words import SwordAndSorceryPage


def foe_type(page: SwordAndSorceryPage, s: Quest, foe: int) -> str:
    """What an enemy is, without rank and seals."""
    return page.wording.name(page.wording.enemy_key(s.enemy(foe).id, s.foes.rows[foe].side))


def victim(page: SwordAndSorceryPage, number: int) -> str:
    """Whom an enemy turns against (SS-33.4)."""
    return page.say(f"victim-{t.VICTIMS[number]}")


def decimal(page: SwordAndSorceryPage, number: str) -> str:
    """A number with a fraction as the language writes it."""
    return number.replace(".", page.say("decimal"))
