"""The pages of the heroes: all of them, and each with its board, dice, deck and tokens."""

from __future__ import annotations

from typing import Final

from litestar import get
from litestar.params import FromPath
from litestar.response import Response

from reverie.kernel.plain import Body
from reverie.parts.site import Here, Routes, Web, see

from ..content.vocabulary import HeroData
from ..visit import visit_of
from ..web.details import told_lines
from ..web.form import hero_card
from ..web.page import DiceThroneWeb

HOME: Final = "/dice_throne/heroes"


def hero_page(page: DiceThroneWeb, hero: HeroData) -> Body:
    """Everything that is printed for a hero, in the words of the table."""
    wording = page.wording
    return {
        "card": hero_card(page, hero),
        "faces": [
            {"n": n, "em": page.emblems.symbol(hero.id, symbol), "name": page.symbol_name(hero.id, symbol)}
            for n, symbol in enumerate(hero.die, start=1)
        ],
        "board": [
            {
                "name": page.slot_name(hero.id, slot.id),
                "kind": page.say(f"word-slot-{slot.kind}"),
                "lines": told_lines(page, wording.level(slot, 1), hero.id),
            }
            for slot in hero.slots
        ],
        "tokens": [
            {
                "em": page.emblems.token(token.id),
                "name": page.token_name(token.id),
                "lines": told_lines(page, wording.token(token), hero.id),
            }
            for token in hero.tokens
        ],
        "deck": [
            {
                "name": wording.name(f"card-{hero.id}-{card.id}", card.id),
                "cost": card.cost,
                "kind": page.capital(page.say(f"family-{card.family}")),
                "lines": told_lines(page, wording.card(card, hero), hero.id),
            }
            for card in hero.cards
        ],
    }


@get(HOME, include_in_schema=False)
async def show_heroes(request: Web, site: Here) -> Response[str]:
    visit = visit_of(request, site, "heroes")
    page = visit.words
    heroes = [hero_card(page, hero) for hero in page.library.heroes.values() if not hero.house]
    return visit.show("heroes.html", heroes=heroes)


@get(f"{HOME}/{{hero:str}}", include_in_schema=False)
async def show_hero(request: Web, site: Here, hero: FromPath[str]) -> Response[str]:
    visit = visit_of(request, site, "heroes")
    found = visit.words.library.heroes.get(hero)
    if found is None or found.house:
        return see(HOME)
    return visit.show("hero.html", **hero_page(visit.words, found))


routes: Routes = [show_heroes, show_hero]
