"""Moments of a finished match: shown, and not asked."""

from __future__ import annotations

from functools import partial

from reverie.kernel.extras import scene_told
from reverie.kernel.match import Match
from reverie.kernel.page import Page, Scene

from ..hub.replays import Sitter
from ..rooms.room import BOT
from ..rooms.sitting import PERSON
from ..words.lines import Line
from ..words.texts import texts
from .log import latest, newest_first
from .render import Context, render
from .show import seat_marks


def sitter_rows(page: Page, sitters: list[Sitter], viewer: int | None) -> list[Context]:
    """Who played, as scenes are told of seats."""
    words = texts(page.language)
    return [
        {
            "seat": seat,
            "name": one.name or (words.get("level-bot-name") if one.bot else page.seat_look(seat)["name"]),
            "kind": BOT if one.bot else PERSON,
            "level": words.get(f"level-{one.level}") if one.level else "",
            "online": True,
            "past": True,
            "you": seat == viewer,
            "thinking": None,
            "thought": None,
            **seat_marks(page, seat),
        }
        for seat, one in enumerate(sitters)
    ]


def scene_html(
    match: Match, number: int, viewer: int | None, language: str, sitters: list[Sitter], lines: list[Line]
) -> str:
    """A moment of a finished match, shown and not asked: the game's own part of the page, and the last lines of its log."""
    page = match.game.web_page(language)
    ui = {"log": newest_first(latest(lines), partial(page.episode, match.sight_at(number, viewer).state))}
    return moment_html(match, number, viewer, language, sitters, "replay_scene.html", page.web_template, ui)


def moment_html(
    match: Match,
    number: int,
    viewer: int | None,
    language: str,
    sitters: list[Sitter],
    frame: str,
    template: str,
    ui: Context | None = None,
) -> str:
    """A moment of a finished match in a template of its game, within a frame of the table's."""
    page = match.game.web_page(language)
    scene = Scene(match.sight_at(number, viewer), None, None, sitter_rows(page, sitters, viewer))
    scene.read_only = True
    return render(
        frame,
        language,
        game=match.game.name,
        scene=scene,
        scene_template=template,
        show=scene_told(match.game, page, scene),
        say=getattr(page, "say", None),
        ui=ui,
    )
