"""A visit to one of Dice Throne's own pages."""

from __future__ import annotations

from reverie.parts.site import Site, Visit, Web, page_of

from .game import GAME
from .web.page import DiceThroneWeb


def visit_of(request: Web, site: Site, nav: str) -> Visit[DiceThroneWeb]:
    """Whoever asks, in the words of the game."""
    page = page_of(request, site, GAME)
    assert isinstance(page, DiceThroneWeb)
    return Visit(request, site, GAME, page, nav)
