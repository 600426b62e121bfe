"""The map in a terminal, with everybody and everything on it."""

from __future__ import annotations

from rich.text import Text as Styled

from reverie.parts.areas.text import Mark, draw_map
from reverie.parts.sketches import area_id

from ..rules.plan import SECURED
from ..rules.state import Quest
from ..words.places import sketch, thing_now
from ..words.words import SwordAndSorceryPage
from .marks import figures_at, mark_of, sign_of, style_of, things_at


def marks(page: SwordAndSorceryPage, s: Quest) -> dict[str, list[Mark]]:
    """By area: what lies there, then who stands there."""
    found: dict[str, list[Mark]] = {}
    for area, name in enumerate(s.plan.areas.names):
        here = [Mark(sign_of(thing), "", "bold") for thing in things_at(s, area)]
        here += [Mark(mark_of(page, s, figure), "", style_of(s, figure)) for figure in figures_at(s, area)]
        found[area_id(name)] = here
    return found


def draw(page: SwordAndSorceryPage, s: Quest, width: int) -> Styled:
    return draw_map(sketch(page, s), marks(page, s), width)


def legend(page: SwordAndSorceryPage, s: Quest, width: int) -> Styled:
    """What the signs on the map mean, of those that are there."""
    told: list[str] = []
    for area in range(len(s.plan.areas.names)):
        told += [f"{sign_of(thing)} {thing_now(page, s, thing)}" for thing in things_at(s, area)]
    kinds = [door.kind for door in s.plan.doors if s.doors >> door.number & 1]
    told += [f"═ {page.say('legend-door')}"] if any(kind != SECURED for kind in kinds) else []
    told += [f"╫ {page.say('legend-secured')}"] if SECURED in kinds else []
    told += [f"¤ {page.say('legend-locked')}"] if s.locks & s.doors else []
    told += [f"↓ {page.say('legend-barrier')}"] if s.plan.areas.barriers else []
    told += [f"/ {page.say('legend-difficult')}"] if s.plan.areas.difficult else []
    told += [f"× {page.say('legend-dangerous')}"] if s.plan.areas.dangerous else []
    lines = [""]
    for one in dict.fromkeys(told):  # a sign stays with its words
        longer = f"{lines[-1]} · {one}" if lines[-1] else one
        if len(longer) > width:
            lines.append(one)
        else:
            lines[-1] = longer
    return Styled("\n".join(lines), style="dim")
