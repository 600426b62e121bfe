"""How the server is laid out: nothing in it grows until nobody can read it, and nothing of a game stands in it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import reverie.table
from reverie.games import BUILT_IN, find_game

HOME = Path(reverie.table.__path__[0])
SOURCES = sorted(HOME.rglob("*.py"))
MOST_LINES, MOST_METHODS, LONGEST_FUNCTION = 500, 40, 60
BESIDE_THE_SERVER = {"ops/commands.py"}
"""Imported without the packages that a server needs: the command line says what is missing."""
ONE_SYSTEM = {"msvcrt", "fcntl", "resource"}
"""Modules that not every system has."""
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def name_of(path: Path) -> str:
    return path.relative_to(HOME).as_posix()


@pytest.mark.parametrize("path", SOURCES, ids=name_of)
def test_nothing_grows_too_large(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= MOST_LINES
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ClassDef):
            assert len([one for one in node.body if isinstance(one, FUNCTIONS)]) <= MOST_METHODS, node.name
        if isinstance(node, FUNCTIONS):
            assert (node.end_lineno or 0) - node.lineno + 1 <= LONGEST_FUNCTION, node.name


@pytest.mark.parametrize("path", SOURCES, ids=name_of)
def test_what_is_imported_stands_at_the_top(path: Path) -> None:
    """An import inside a function hides a cycle; only what may not be installed, or not be there, is looked for later."""
    if name_of(path) in BESIDE_THE_SERVER:
        return
    for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(function, FUNCTIONS):
            for node in ast.walk(function):
                assert not isinstance(node, ast.ImportFrom), function.name
                assert not isinstance(node, ast.Import) or {one.name for one in node.names} <= ONE_SYSTEM, function.name


@pytest.mark.parametrize("game", ["", *BUILT_IN])
def test_the_look_of_a_game_lies_upon_that_of_the_table_and_below_what_pages_add(game: str) -> None:
    """A page of no game may show something of any: home has them all."""
    from reverie.table.rooms.identity import Settings
    from reverie.table.web.render import render

    told = dict.fromkeys(("title", "text", "safe", "way_text", "way_href", "nav", "status"), "")
    html = render("oops.html", "en", settings=Settings({}), promise=None, path="/", game=game, **told)
    own = [f"{name}/look.css" for name in ([game] if game else BUILT_IN)]
    assert re.findall(r'stylesheet" href="/static/([^"]+)"', html) == ["reverie.css", *own, "app.css"]


def test_the_sheets_of_the_table_speak_of_no_game() -> None:
    titles = [find_game(name).title for name in BUILT_IN]
    for sheet in sorted((HOME / "web" / "static").glob("*.css")):
        text = sheet.read_text(encoding="utf-8")
        assert not [title for title in titles if title in text], sheet.name


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_mark_of_every_seat_is_on_a_sheet(game: str) -> None:
    played = find_game(game)
    sheets = [HOME / "web" / "static" / "emblems.svg", played.folder() / "web" / "static" / "emblems.svg"]
    drawn = {id for sheet in sheets for id in re.findall(r'<symbol id="([\w-]+)"', sheet.read_text(encoding="utf-8"))}
    for page in (played.page("en"), played.web_page("en")):
        assert {page.seat_look(seat)["mark"] for seat in range(len(played.seats))} <= drawn
