"""The head of a page: the parts of the site, and under them the pages of the game that the page belongs to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from reverie.kernel.browser import SiteLink
from reverie.kernel.game import Game
from reverie.parts.campaign.together import links_of

from ..words.texts import texts
from .render import Context, mark_of

PARTS: Final = (
    ("play", "/"),
    ("learn", "/learn"),
    ("campaigns", "/campaigns"),
    ("replays", "/replays"),
    ("rules", "/rules"),
)
"""The parts of the site."""
PART_OF: Final = {"learn": "learn", "campaign": "campaigns"}
"""Where pages of a game belong by their kind; all others belong to playing."""
GAME_HOME: Final = "game"
"""What the home of a game calls itself."""


def game_home(game: str) -> str:
    return f"/games/{game}"


def site_links(game: Game, language: str) -> list[SiteLink]:
    """The pages of a game: its own, and those of the campaigns that a party plays."""
    page = game.web_page(language)
    return [*page.site_links(), *links_of(game, page, texts(language).get("campaign-together-line"))]


def links_of_kind(games: Iterable[Game], language: str, kind: str) -> list[tuple[Game, SiteLink]]:
    """The pages of one kind that games have, game by game."""
    return [(game, link) for game in games for link in site_links(game, language) if link["kind"] == kind]


def head_of(games: Mapping[str, Game], language: str, game: str, nav: str) -> Context:
    """What the head of a page shows: the part of the site that it is in, and its game's own links, if it has a game."""
    words = texts(language)
    found = games.get(game)
    links = site_links(found, language) if found is not None else []
    own = next((link for link in links if link["key"] == nav), None)
    part = nav if own is None else PART_OF.get(own["kind"], "play")
    made: Context = {
        "parts": [
            {"label": words.get(f"shell-nav-{key}"), "href": href, "current": key == part} for key, href in PARTS
        ],
        "branch": None,
    }
    if found is None:
        return made
    if nav == GAME_HOME:
        made["parts"][0]["current"] = True
    beside = [
        *((link["key"], link["label"], link["href"]) for link in links),
        ("rules", words.get("shell-nav-rules"), f"/rules/{found.name}"),
    ]
    made["branch"] = {
        "title": found.title,
        "mark": mark_of(found.name),
        "home": game_home(found.name),
        "at_home": nav == GAME_HOME,
        "links": [{"label": label, "href": href, "current": key == nav} for key, label, href in beside],
    }
    return made
