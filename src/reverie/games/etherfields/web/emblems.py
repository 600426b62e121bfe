"""Which emblem stands for whom and for what."""

from __future__ import annotations

from typing import Final

from ..rules import terms as t
from ..rules.abilities import NONE
from ..rules.state import Session, is_companion, is_dreamer

DREAMERS: Final = {"expert": "sil-owl", "free-spirit": "sil-dancer", "gambler": "sil-jester", "tough-guy": "sil-giant"}
SOMEBODY: Final = "sil-hood"
ENTITIES: Final = ("sil-bride", "sil-moth", "sil-mask")
"""By the figure of an Entity: human, creature, token."""
INTENTS: Final = ("in-awareness", "in-cunning", "in-wrath")
INKS: Final = ("madness", "fear", "passion")
"""By colour: the ink in which an Intent is printed."""
TERRAINS: Final = {"light": "light", "darkness": "hatch", "swamp": "bog", "water": "water"}
ICONS: Final = {
    "awakening": "ef-gate", "slumber": "ef-distress", "fate": "i-why", "key": "ef-key", "shop": "ef-ether", "rest": "i-pause",
    "special": "ef-gem",
}  # fmt: skip


def dreamer_emblem(s: Session, seat: int) -> str:
    return DREAMERS.get(s.cast.archetypes[s.dreamers.rows[seat].archetype].id, SOMEBODY)


def figure_emblem(s: Session, figure: int) -> str:
    if is_dreamer(figure):
        return dreamer_emblem(s, figure)
    row = s.figures.rows[figure].entity
    if is_companion(figure) or row == NONE:
        return SOMEBODY
    return entity_emblem(s, row)


def entity_emblem(s: Session, row: int) -> str:
    return ENTITIES[s.entity(row).figure] if s.entities.rows[row].tile != NONE else SOMEBODY


def location_emblem(s: Session, location: int) -> str:
    return ICONS[t.ICONS[s.cast.locations[location].icon]]
