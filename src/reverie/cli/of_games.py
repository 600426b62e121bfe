"""What games add to the command line: commands of their own, and their own words for options of `reverie play`.

A game is asked only when it is needed, so that other commands begin at once.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from reverie.games import GAMES, find_game


def commands_of(game: str) -> dict[str, Any]:
    """The commands that a game brings along, by name."""
    modules = [import_module(f"reverie.games.{game}.{name}") for name in find_game(game).commands]
    return {module.app.info.name: get_command(module.app) for module in modules}


def plain_words(args: list[str]) -> list[str]:
    """The same arguments in words that fit every game: `--warband X` is `--side X`, `--map X` is `--option map=X`."""
    game = find_game(next((name for name in args if name in GAMES), GAMES[0]))
    told: list[str] = []
    wish = ""
    for arg in args:
        option, equals, value = arg.partition("=")
        if wish:
            told.append(f"{wish}={arg}")
            wish = ""
        elif option == f"--{game.lab.side_word}":
            told.append(f"--side{equals}{value}")
        elif option.startswith("--") and option[2:] in game.shortcuts:
            told += ["--option", f"{option[2:]}={value}"] if equals else ["--option"]
            wish = "" if equals else option[2:]
        else:
            told.append(arg)
    return told


def own_words(name: str) -> str:
    """The options that a game has its own words for."""
    game = find_game(name)
    return f"{game.title}: " + ", ".join(
        [f"--{game.lab.side_word} A=NAME", *(f"--{wish} NAME" for wish in game.shortcuts)]
    )


class WithGames(TyperGroup):
    """A group of commands in which those of all games are found, too, after its own."""

    def list_commands(self, ctx: Any) -> list[str]:
        return [*super().list_commands(ctx), *(name for game in GAMES for name in commands_of(game))]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        found = super().get_command(ctx, cmd_name)
        if found is not None:
            return found
        return next((own[cmd_name] for game in GAMES if cmd_name in (own := commands_of(game))), None)


class OfGame(TyperCommand):
    """A command about one game, which may be given options in that game's own words."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, plain_words(args))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        self.epilog = "Options in the words of a game. " + "; ".join(own_words(game) for game in GAMES) + "."
        super().format_help(ctx, formatter)
