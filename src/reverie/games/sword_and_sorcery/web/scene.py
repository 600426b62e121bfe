"""Everything that the page of Sword & Sorcery is drawn from, for one viewer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reverie.kernel.browser import Scene
from reverie.kernel.plain import Told
from reverie.parts.elements import number_in
from reverie.parts.plan import Sketch

from ..rules import decisions
from ..rules.state import NOBODY, NOWHERE, SETUP, Quest
from ..rules.underway import acting_enemy, turn_left
from .chances import panel
from .chart import chart, in_sight, unit_of, ways
from .clock import clock
from .elements import figure_id
from .fight import HERE, fight
from .foes import roster, scroll, watched
from .heroes import full_sheet, sheets
from .market import market
from .stage import stage
from .story import aim, brief, hints, journal

if TYPE_CHECKING:
    from .page import SwordAndSorceryWeb

JOURNAL: Final = "journal"
LARGE, WIDE, HIGH = 32, 40, 20
"""More cells than these, and a map has larger words; it is wider, or higher, than a frame can show it."""


def everything(page: SwordAndSorceryWeb, scene: Scene[Quest]) -> Told:
    s, log = scene.state, scene.log
    shop = market(page, scene)
    figure = watched(s, log, scene.shown, scene.looked)
    opened = number_in(scene.shown, "hero", len(s.heroes))
    chosen = number_in(scene.shown, "figure", len(s.figures))
    here = scene.choice is not None and scene.choice.decision in HERE
    seen = chosen if chosen >= 0 else NOBODY
    plain = chart(page, s)
    watching = in_sight(s, seen) if seen >= 0 else ()
    drawn = plain._replace(paths=ways(s, scene.choice, plain.figures), watched=watching)
    return {
        "map": drawn,
        "unit": unit_of(drawn),
        "form": form_of(drawn),
        "about": about(s, scene),
        "title": page.say(f"quest-{s.plan.id}"),
        "aim": aim(page, s),
        "heroes": sheets(page, s, scene.viewer, scene.shown, shop is not None),
        "soul": page.say("board-soul", n=s.soul),
        "odds": panel(page, scene) if shop is None else None,
        "market": shop,
        "fight": fight(page, scene) if shop is None else None,
        "stage": stage(page, scene) if not here else None,
        "clock": clock(page, s, log) if s.phase != SETUP else None,
        "scroll": scroll(page, s, log, figure) if figure != NOBODY and shop is None else None,
        "roster": roster(page, s, figure),
        "sheet": full_sheet(page, s, opened) if opened >= 0 else None,
        "journal": journal(page, s) if scene.shown == JOURNAL else None,
        "journal_open": scene.shown == JOURNAL,
        "brief": brief(page, s) if s.phase == SETUP and shop is None else None,
        "back": scene.choice is not None and scene.choice.decision in (decisions.WHO, decisions.ACTIVATE),
        "hints": hints(page, log)[:1],
        "read": len(s.read),
        "ending": journal(page, s)[0] if s.read and not s.pending else None,
    }


def form_of(drawn: Sketch) -> str:
    """How a map lies in its frame, as classes: with larger words where it is large, and larger than the frame where it must be."""
    large = drawn.width > LARGE or drawn.height > LARGE / 2
    shapes = (("vast", large), ("wide", drawn.width > WIDE), ("high", drawn.height > HIGH))
    return "".join([f" ss__m--{name}" for name, holds in shapes if holds])


def about(s: Quest, scene: Scene[Quest]) -> str:
    """Whom a map larger than its frame shows, and where: the enemy that acts, the hero whose turn it is, or whoever looks."""
    acting, left = acting_enemy(s), turn_left(s)
    figure = acting.figure if acting is not None else left.seat if left is not None else scene.viewer
    if figure is None or figure < 0 or s.figures.rows[figure].area == NOWHERE:
        return ""
    return f"{figure_id(figure)} {s.figures.rows[figure].area}"


__all__ = ["everything"]
