"""What the commands of `reverie` have in common."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from reverie.games import GAMES, find_game
from reverie.kernel.game import Game, SetupError
from reverie.kernel.header import RecordError
from reverie.parts.commands import BadInput

GameName = Annotated[str, typer.Argument(help=f"The game: {', '.join(GAMES)}.", metavar="GAME")]

Content = Annotated[
    list[Path], typer.Option("--content", metavar="DIR", help="Add a user's content pack (may be repeated).")
]

Seed = Annotated[int | None, typer.Option("--seed", min=0, help="Seed of the dice; the same seed gives the same dice.")]

errors = Console(stderr=True)


def fail(message: str, code: int = 2) -> NoReturn:
    errors.print(f"[red]reverie:[/red] {escape(message)}", highlight=False, soft_wrap=True)
    raise typer.Exit(code)


def load_game(name: str, content: list[Path]) -> Game:
    for folder in content:
        if not folder.is_dir():
            raise BadInput(f"--content {folder}: there is no such folder")
    return find_game(name).with_content(tuple(content))


def split_seats(game: Game, given: list[str], option: str) -> dict[int, str]:
    """`A=human B=random`, or values in the order of the seats."""
    found: dict[int, str] = {}
    for number, text in enumerate(given):
        name, equals, value = text.partition("=")
        if equals and name in game.seats:
            seat = game.seats.index(name)
        elif equals and value in game.seats:
            raise BadInput(f"{option} {text!r}: the seat comes first, as in {option} {value}={name}")
        elif equals and len(name) <= 2:
            raise BadInput(f"{option} {text!r}: there is no seat {name!r}; the seats are {', '.join(game.seats)}")
        elif number < len(game.seats):
            seat, value = number, text
        else:
            raise BadInput(f"{option} {text!r}: there are only {len(game.seats)} seats")
        if not value:
            what = "something must follow the =" if equals else "this is empty; name a seat and what is meant for it"
            raise BadInput(f"{option} {text!r}: {what}, as in {option} {game.seats[seat]}=...")
        if seat in found:
            raise BadInput(f"{option} {text!r}: seat {game.seats[seat]} is given twice")
        found[seat] = value
    return found


def read_file(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from error


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Whatever is wrong with a record is told with the name of its file."""
    try:
        yield
    except (RecordError, SetupError) as error:
        raise BadInput(f"{path}: {error}") from error


def content_words(content: list[Path]) -> list[str]:
    """The packs in use, as they must be given again."""
    return [word for folder in content for word in ("--content", str(folder))]


def console_for(colour: bool) -> Console:
    """Colours as the terminal and NO_COLOR have it, unless the user wants none."""
    return Console(no_color=None if colour else True, highlight=False)


def progress() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
    )
