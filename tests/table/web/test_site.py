"""The door between games and the server: what a game names is there, and nothing of the server is reached past it."""

from __future__ import annotations

import ast
import inspect
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("litestar", reason="the web table is not installed: pip install 'reverie[web]'")

import reverie.games
import reverie.parts
from reverie.games import GAMES, find_game
from reverie.parts.site import Site
from reverie.table.web.app import routes_of, static_of
from reverie.table.web.site import TableSite

SOURCES = [
    path for package in (reverie.games, reverie.parts) for path in sorted(Path(package.__path__[0]).rglob("*.py"))
]


@pytest.mark.parametrize("name", GAMES)
def test_what_a_game_names_is_there(name: str) -> None:
    game = find_game(name)
    home = game.folder()
    assert sorted(game.templates) == sorted(one.relative_to(home).as_posix() for one in home.glob("*/templates"))
    static = static_of(game)
    assert static is not None and static.is_dir()
    package = type(game).__module__.rpartition(".")[0]
    found = {f"{one.parent.name}.routes" for one in home.glob("*/routes.py")}
    assert set(game.routes) == found and all(import_module(f"{package}.{one}").routes for one in found)
    assert len(routes_of(game)) == len({(str(one.paths), str(one.http_methods)) for one in routes_of(game)})


def calls(protocol: type) -> dict[str, Any]:
    return {name: one for name, one in vars(protocol).items() if not name.startswith("_")}


def test_the_site_answers_every_call_by_the_names_that_games_use() -> None:
    for name, asked in calls(Site).items():
        if isinstance(asked, property):
            assert isinstance(inspect.getattr_static(TableSite, name), property), name
            continue
        given = inspect.signature(getattr(TableSite, name)).parameters
        for parameter in inspect.signature(asked).parameters:
            assert parameter in given, (name, parameter)


def test_pages_of_games_reach_the_server_by_the_site_alone() -> None:
    """No page looks into the application for something that nobody has promised, and no value is of any type for it."""
    for path in SOURCES:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and node.attr == "state":
                assert "app.state" not in ast.unparse(node), path
            if isinstance(node, ast.Name | ast.arg):
                assert (node.id if isinstance(node, ast.Name) else node.arg) != "hub", (path, node.lineno)


def test_every_call_of_the_site_is_made_by_a_game() -> None:
    """The door is as wide as games need it."""
    used = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES if path.name != "plain.py")
    for name in calls(Site):
        assert f"site.{name}" in used, name
