"""The command `reverie play`: a game in the terminal."""

from __future__ import annotations

import difflib
import os
import re
import shlex
from collections.abc import Mapping
from itertools import count
from pathlib import Path
from typing import Annotated

import typer

from reverie.bots import BOTS, Bot, find_bot
from reverie.kernel.game import NO_PERSON, Game
from reverie.kernel.header import GIVEN, STREAM
from reverie.kernel.match import Match
from reverie.kernel.plain import Setup
from reverie.kernel.record import parse_record, replay
from reverie.parts.commands import SPOKEN, BadInput, Language, check_language
from reverie.places import data_folder
from reverie.terminal import Left, TerminalTable
from reverie.trouble import keep_trouble

from .shared import Content, GameName, Seed, console_for, content_words, fail, load_game, naming, read_file, split_seats

OPPONENT = "normal"
"""Who sits at the seats for which nobody is named."""
BUG = "this is a bug in Reverie, not your mistake: {kind}. The game is kept in {file}; please report it."


def play(
    game: GameName = "dreamblade",
    seat: Annotated[
        list[str],
        typer.Option(
            "--seat",
            metavar="A=WHO",
            help="Who sits where: human, easy, normal (unless named), hard.",
        ),
    ] = [],  # noqa: B006
    side: Annotated[
        list[str],
        typer.Option("--side", metavar="A=NAME", help="What a seat plays: a warband (or its YAML file), a hero."),
    ] = [],  # noqa: B006
    seed: Seed = None,
    lang: Language = SPOKEN,
    content: Content = [],  # noqa: B006
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.")] = None,
    own_dice: Annotated[bool, typer.Option("--own-dice", help="Roll real dice and type what they show.")] = False,
    option: Annotated[
        list[str],
        typer.Option(
            "--option",
            metavar="KEY=VALUE",
            help="A game option, such as victory=3, turn_limit=24, tournament=true, edges=A.",
        ),
    ] = [],  # noqa: B006
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="Write the record when the game ends.")
    ] = None,
    ask_always: Annotated[
        bool, typer.Option("--ask-always", help="Be asked in every window, not only where it matters.")
    ] = False,
    colour: Annotated[bool, typer.Option("--colour/--no-colour", help="Use colours.")] = True,
) -> None:
    """Play a game in the terminal: against a bot, against yourself, or two people at one screen."""
    chosen = load_game(game, content)
    language = check_language(lang)
    seats = split_seats(chosen, seat, "--seat")
    for name in seats.values():
        check_player(name)
    if record is not None:
        check_record_file(record)
    if resume is not None:
        settled = {"--seed": seed, f"--{chosen.lab.side_word}": side, "--own-dice": own_dice}
        settled |= {option_word(chosen, text): True for text in option}
        match, who = resumed(chosen, resume, settled, seats)
    else:
        match, who = begun(chosen, setup_wishes(chosen, side, option), seed, seats, own_dice)
    bots: dict[int, Bot] = {i: find_bot(name, match.header.seed + i) for i, name in who.items() if name != "human"}
    console = console_for(colour)
    table = TerminalTable(chosen, match, bots, language, console, ask_always)
    play_on(table, resume, content)
    if record is not None:
        match.write(record)


def play_on(table: TerminalTable, resume: Path | None, content: list[Path]) -> None:
    """To the end, or until somebody leaves: the game is kept then, and when something of ours fails."""
    match, console = table.match, table.console
    try:
        table.play()
    except (Left, KeyboardInterrupt) as stop:
        file = free_file(match, resume)
        match.write(file)
        command = ["reverie", "play", table.game.name, "--resume", str(file), *content_words(content)]
        console.print()
        console.print(table.say("term-left", command=shlex.join(command)), soft_wrap=True, markup=False)
        raise typer.Exit(130 if isinstance(stop, KeyboardInterrupt) else 0) from stop
    except Exception as error:
        file = keep_trouble(match, error, data_folder())
        fail(BUG.format(kind=type(error).__name__, file=file), 70)


def resumed(
    game: Game, file: Path, settled: Mapping[str, object], seats: dict[int, str]
) -> tuple[Match, dict[int, str]]:
    """A saved game, and who sits where from now on; what it has settled may not be given again."""
    for name, given in settled.items():
        if given not in (None, [], False):
            raise BadInput(f"{name} cannot be given with --resume: the saved game has settled it")
    match = resume_match(game, file)
    who = dict(enumerate(match.header.seats)) | seats
    for name in who.values():
        check_player(name)
    return match, who


def begun(
    game: Game, wishes: Setup, seed: int | None, seats: dict[int, str], own_dice: bool
) -> tuple[Match, dict[int, str]]:
    """A new game, and who sits where: a person at the first seat and bots at the others, unless somebody is named."""
    setup = game.setup(wishes)
    letters = game.seats_of(setup)
    if seats and max(seats) >= len(letters):
        raise BadInput(f"--seat {game.seats[max(seats)]}: the seats of this game are {', '.join(letters)}")
    who = {i: OPPONENT if i else "human" for i in range(len(letters))} | seats
    setup = game.seated(setup, tuple([0 if who[i] == "human" else NO_PERSON for i in range(len(letters))]))
    number = seed if seed is not None else int.from_bytes(os.urandom(6), "big")
    return Match(game, setup, number, [who[i] for i in who], GIVEN if own_dice else STREAM), who


def check_player(name: str) -> None:
    """A person, or a bot that there is."""
    known = ("human", *BOTS)
    kind = name.partition(":")[0]
    if kind not in known:
        near = difflib.get_close_matches(kind, known, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(known)}"
        raise BadInput(f"there is no bot {kind!r}; {hint}")
    if name != "human":
        find_bot(name, 0)


def check_record_file(file: Path) -> None:
    """A record that could not be written is refused before the game, not after it."""
    if file.is_dir():
        raise BadInput(f"--record {file}: this is a folder; name a file")
    if not file.parent.is_dir():
        raise BadInput(f"--record {file}: there is no folder {file.parent}")
    if not os.access(file if file.exists() else file.parent, os.W_OK):
        raise BadInput(f"--record {file}: this may not be written")


def free_file(match: Match, resumed: Path | None) -> Path:
    """Where a game is kept that is left in the middle: over an earlier stage of itself, never over another game."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    if resumed is not None and resumed.resolve().parent == folder.resolve():
        return resumed
    header, *lines = match.dump().splitlines()
    for number in count(1):
        file = folder / f"{match.header.game}-{match.header.seed}{f'-{number}' if number > 1 else ''}.jsonl"
        if not file.exists():
            break
        first, *old = file.read_bytes().splitlines() or [b""]
        if first == header and (resumed is not None or old[:-1] == lines[: len(old) - 1]):
            break
    return file


def option_word(game: Game, text: str) -> str:
    """The option by which a wish was given."""
    key = text.partition("=")[0]
    return f"--{key}" if key in game.shortcuts else "--option"


def setup_wishes(game: Game, side: list[str], option: list[str]) -> Setup:
    sides = split_seats(game, side, f"--{game.lab.side_word}")
    wishes: Setup = game.lab.wish_sides(sides) if sides else {}
    for text in option:
        key, equals, value = text.partition("=")
        if not equals:
            raise BadInput(f"--option {text!r} should be KEY=VALUE, as in --option victory=3")
        if key in wishes:
            raise BadInput(f"--option {text!r}: {key} is given twice")
        whole = re.fullmatch(r"-?[0-9]{1,18}", value)
        wishes[key] = int(value) if whole else {"true": True, "false": False}.get(value, value)
    return wishes


def resume_match(game: Game, path: Path) -> Match:
    with naming(path):
        match = replay(game, parse_record(read_file(path)))
    if match.outcome() is not None:
        raise BadInput(f"{path}: this game is over; look at it with: reverie replay {shlex.quote(str(path))}")
    match.serve_nature()
    return match
