"""The homes of the games, and what all of them have to learn and to play through: one page each."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath
from litestar.response import Response

from reverie.games import PLANNED
from reverie.kernel.browser import SiteLink
from reverie.kernel.game import Game
from reverie.kernel.text import Texts
from reverie.parts.campaign.party_page import rows_of
from reverie.parts.campaign.together import everywhere
from reverie.parts.school import SCHOOLS
from reverie.parts.site import Here, Routes, Site, Web

from ..words.texts import texts
from .navigation import GAME_HOME, game_home, links_of_kind, site_links
from .pages import settings_of, site_of
from .render import Context, mark_of


def plate_of(game: Game, language: str) -> Context:
    """A game in its own words (`plate`); one that has none is shown by its title."""
    page = game.web_page(language)
    told = page.texts.has("plate")
    return {
        "name": game.name,
        "mark": mark_of(game.name),
        "title": game.title,
        "line": page.texts.get("plate") if told else "",
        "tags": [page.texts.get("plate", part) for part in ("players", "length")] if told else [],
        "href": game_home(game.name),
        "learn": next((link["href"] for link in page.site_links() if link["kind"] == "learn"), ""),
    }


def planned_plate(words: Texts, name: str) -> Context:
    """A game that is being built."""
    key = f"home-game-{name.replace('_', '-')}"
    return {
        "name": name,
        "mark": mark_of(name),
        "title": words.get(key, "title"),
        "line": words.get(key),
        "tags": [words.get(key, part) for part in ("players", "length")],
        "href": "",
        "learn": "",
    }


async def shelves_of(request: Web, site: Site, game: Game, links: list[SiteLink]) -> list[Context]:
    """What there is to learn in a game: its lessons, then its puzzles, each with what the link to them says."""
    school = SCHOOLS.get(game.name)
    found = {shelf["kind"]: shelf for shelf in await school.shelves(request, site)} if school is not None else {}
    return [{"link": link, "shelf": found.get(link["key"])} for link in links if link["kind"] == "learn"]


@get("/learn", name="learn", include_in_schema=False)
async def learn(request: Web, site: Here) -> Response[str]:
    """Lessons and puzzles of all games."""
    language = settings_of(request).language
    found = []
    for game in site.games.values():
        shelves = await shelves_of(request, site, game, game.web_page(language).site_links())
        if shelves:
            found.append({"plate": plate_of(game, language), "shelves": shelves})
    return site_of(request).page(request, "learn.html", nav="learn", schools=found)


@get("/campaigns", name="campaigns", include_in_schema=False)
async def campaigns(request: Web, site: Here) -> Response[str]:
    """What games have for many evenings."""
    language = settings_of(request).language
    words = texts(language)
    found = [
        {"plate": plate_of(game, language), "link": link}
        for game, link in links_of_kind(site.games.values(), language, "campaign")
    ]
    later = [planned_plate(words, name) for name in PLANNED]
    mine = [row for own in everywhere(request, site) for row in await rows_of(own) if not row["hidden"]]
    return site_of(request).page(request, "campaigns.html", nav="campaigns", campaigns=found, later=later, mine=mine)


@get("/games/{game:str}", name="game-home", include_in_schema=False)
async def show_game(request: Web, site: Here, game: FromPath[str]) -> Response[str]:
    """The home of a game: everything that it has, one press away."""
    found = site.games.get(game)
    if found is None:
        return site_of(request).oops(request, "no-page", 404)
    language = settings_of(request).language
    links = site_links(found, language)
    return site_of(request).page(
        request,
        "game_home.html",
        nav=GAME_HOME,
        game=found.name,
        plate=plate_of(found, language),
        shelves=await shelves_of(request, site, found, links),
        links=[link for link in links if link["kind"] != "learn"],
    )


game_routes: Routes = [learn, campaigns, show_game]
