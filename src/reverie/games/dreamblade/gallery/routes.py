"""The pages of the miniatures: all of them, and each with what it can do, its rules, and the warbands it fights in."""

from __future__ import annotations

from typing import Final

from litestar import get
from litestar.params import FromPath
from litestar.response import Response

from reverie.kernel.plain import Body
from reverie.parts.site import Here, Routes, Web, see

from ..builder.page import Card, aspect_sign, cards
from ..content.codes import encode
from ..rules.keywords import ASPECTS
from ..visit import visit_of
from ..web.page import DreambladeWeb

HOME: Final = "/dreamblade/miniatures"


def shelves(page: DreambladeWeb) -> list[Body]:
    """All miniatures, aspect by aspect; one of two aspects stands with its first."""
    found: list[list[Card]] = [[] for _aspect in ASPECTS]
    for card in cards(page).values():
        found[card.aspects[0]].append(card)
    return [{"sign": aspect_sign(page, n), "pieces": pieces} for n, pieces in enumerate(found) if pieces]


def bands_with(page: DreambladeWeb, id: str) -> list[Body]:
    """The warbands of the game in which a miniature fights."""
    library = page.library
    return [
        {
            "name": library.name("warband", band, page.language),
            "href": f"/dreamblade/warbands/{encode(library, pieces)}",
        }
        for band, pieces in library.warbands.items()
        if id in pieces
    ]


def beside(page: DreambladeWeb, id: str) -> Body:
    """The miniatures before and after this one, by cost; None at the ends."""
    every = list(cards(page).values())
    at = [card.id for card in every].index(id)
    return {"back": every[at - 1] if at else None, "on": every[at + 1] if at + 1 < len(every) else None}


@get(HOME, include_in_schema=False)
async def show_miniatures(request: Web, site: Here) -> Response[str]:
    visit = visit_of(request, site, "miniatures")
    return visit.show("miniatures.html", home=HOME, shelves=shelves(visit.words))


@get(f"{HOME}/{{piece:str}}", include_in_schema=False)
async def show_miniature(request: Web, site: Here, piece: FromPath[str]) -> Response[str]:
    visit = visit_of(request, site, "miniatures")
    page = visit.words
    card = cards(page).get(piece)
    if card is None:
        return see(HOME)
    key = f"piece-{piece}"
    flavor = page.texts.get(key, "flavor") if page.texts.has(key, "flavor") else ""
    return visit.show(
        "miniature.html",
        home=HOME,
        piece=card,
        flavor=flavor,
        bands=bands_with(page, piece),
        beside=beside(page, piece),
    )


routes: Routes = [show_miniatures, show_miniature]
