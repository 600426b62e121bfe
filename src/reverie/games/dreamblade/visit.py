"""A visit to one of Dreamblade's own pages."""

from __future__ import annotations

from reverie.kernel.game import Game
from reverie.kernel.text import LANGUAGES
from reverie.parts.site import Site, Visit, Web

from .web.page import DreambladeWeb


def web_of(game: Game, language: str) -> DreambladeWeb:
    page = game.web_page(language if language in LANGUAGES else LANGUAGES[0])
    assert isinstance(page, DreambladeWeb)
    return page


def visit_of(request: Web, site: Site, nav: str) -> Visit[DreambladeWeb]:
    """Whoever asks, in the words of the game as this server has it."""
    game = site.games["dreamblade"]
    return Visit(request, site, game, web_of(game, site.settings(request).language), nav)
