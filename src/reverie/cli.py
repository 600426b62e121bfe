"""The command `reverie`.

Exit codes: 0 fine, 1 what was checked does not hold, 2 bad input, 70 a bug of ours, 130 interrupted.
"""

from __future__ import annotations

import json
import os
import sys
import time
import traceback
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from reverie import __version__
from reverie.bots import Bot, find_bot
from reverie.games import GAMES, find_game
from reverie.kernel.agenda import Stuck
from reverie.kernel.choice import IllegalAnswer
from reverie.kernel.codec import SaveError
from reverie.kernel.content import ContentError, Document
from reverie.kernel.game import Game, SetupError
from reverie.kernel.record import Match, RecordError, describe_trouble, parse_record, replay, replay_far
from reverie.kernel.rulebook import RulebookError
from reverie.kernel.text import TextError
from reverie.terminal import Left, TerminalTable, data_folder

app = typer.Typer(
    name="reverie",
    help="A rules-true digital table: every rule enforced, every effect explained by its rule.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)
content_app = typer.Typer(help="Check and describe content packs.", no_args_is_help=True)
app.add_typer(content_app, name="content")

LANGUAGES = ("en", "pl")

GameName = Annotated[str, typer.Argument(help=f"The game: {', '.join(GAMES)}.", metavar="GAME")]
Content = Annotated[
    list[Path], typer.Option("--content", metavar="DIR", help="Add a user's content pack (may be repeated).")
]
Language = Annotated[str, typer.Option("--lang", help="Language of all texts: en or pl.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for machines.")]
Seed = Annotated[int | None, typer.Option("--seed", help="Seed of the dice; the same seed gives the same dice.")]

errors = Console(stderr=True)


class BadInput(Exception):
    """Something the user gave cannot be used; the message says what would be right."""


def fail(message: str, code: int = 2) -> NoReturn:
    errors.print(f"[red]reverie:[/red] {escape(message)}", highlight=False, soft_wrap=True)
    raise typer.Exit(code)


def load_game(name: str, content: list[Path]) -> Game:
    for folder in content:
        if not folder.is_dir():
            raise BadInput(f"--content {folder}: there is no such folder")
    return find_game(name).with_content(tuple(content))


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise BadInput(f"--lang {language!r}: there are {', '.join(LANGUAGES)}")
    return language


def split_seats(game: Game, given: list[str], option: str) -> dict[int, str]:
    """`A=human B=random`, or values in the order of the seats."""
    found: dict[int, str] = {}
    for number, text in enumerate(given):
        name, equals, value = text.partition("=")
        if equals and name in game.seats:
            seat = game.seats.index(name)
        elif equals and len(name) <= 2:
            raise BadInput(f"{option} {text!r}: there is no seat {name!r}; the seats are {', '.join(game.seats)}")
        elif number < len(game.seats):
            seat, value = number, text
        else:
            raise BadInput(f"{option} {text!r}: there are only {len(game.seats)} seats")
        if not value:
            raise BadInput(f"{option} {text!r}: something must follow the =, as in {option} {name}=...")
        if seat in found:
            raise BadInput(f"{option} {text!r}: seat {game.seats[seat]} is given twice")
        found[seat] = value
    return found


def read_warband(value: str) -> Any:
    """A prebuilt warband by name, or a YAML file with pieces and counts."""
    if not value.endswith((".yaml", ".yml")):
        return value
    document = Document(Path(value))
    pieces = document.value.get("pieces", document.value) if isinstance(document.value, dict) else document.value
    if not isinstance(pieces, dict) or not all(isinstance(n, int) for n in pieces.values()):
        raise BadInput(f"{value}: a warband file lists pieces with counts, as in\npieces:\n  harbour-warden: 2")
    return pieces


def read_file(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from error


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


# play ----------------------------------------------------------------------------------------------------------------


@app.command()
def play(
    game: GameName = "dreamblade",
    seat: Annotated[
        list[str], typer.Option("--seat", metavar="A=WHO", help="Who sits where: human, or a bot such as random.")
    ] = [],  # noqa: B006
    warband: Annotated[
        list[str], typer.Option("--warband", metavar="A=NAME", help="A prebuilt warband, or a YAML file.")
    ] = [],  # noqa: B006
    map_: Annotated[str | None, typer.Option("--map", help="The map to play on.")] = None,
    seed: Seed = None,
    lang: Language = "en",
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
    colour: Annotated[bool, typer.Option("--colour/--no-colour", help="Use colours.")] = True,
) -> None:
    """Play a game in the terminal: against a bot, against yourself, or two people at one screen."""
    chosen = load_game(game, content)
    language = check_language(lang)
    seats = split_seats(chosen, seat, "--seat")
    if resume is not None:
        match = resume_match(chosen, resume)
        who = dict(enumerate(match.header.seats)) | seats
    else:
        who = {0: "human", 1: "random"} | seats
        wishes = setup_wishes(chosen, warband, map_, option)
        number = seed if seed is not None else int.from_bytes(os.urandom(6), "big")
        names = [who[i] for i in range(len(chosen.seats))]
        for name in names:
            if name != "human":
                find_bot(name, 0)
        match = Match(chosen, chosen.setup(wishes), number, names, "given" if own_dice else "stream")
    bots: dict[int, Bot] = {i: find_bot(name, match.header.seed + i) for i, name in who.items() if name != "human"}
    console = Console(no_color=not colour, highlight=False)
    table = TerminalTable(chosen, match, bots, language, console)
    try:
        table.play()
    except (Left, KeyboardInterrupt) as stop:
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / f"{chosen.name}-{match.header.seed}.jsonl"
        match.write(file)
        console.print()
        console.print(table.say("term-left", game=chosen.name, file=str(file)), soft_wrap=True, markup=False)
        raise typer.Exit(130 if isinstance(stop, KeyboardInterrupt) else 0) from stop
    except Exception as error:
        file = keep_trouble(match, error)
        fail(
            f"this is a bug in Reverie, not your mistake: {type(error).__name__}. The game is kept in {file}; please report it.",
            70,
        )
    if record is not None:
        match.write(record)


def keep_trouble(match: Match, error: Exception) -> Path:
    """Freeze a game that ran into a bug: its record, and beside it where it stood."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"trouble-{match.header.game}-{match.header.seed}.jsonl"
    match.write(file)
    told = "".join(traceback.format_exception(error))
    file.with_suffix(".txt").write_text(f"{describe_trouble(match)}\n\n{told}", encoding="utf-8")
    return file


def setup_wishes(game: Game, warband: list[str], map_: str | None, option: list[str]) -> dict[str, Any]:
    wishes: dict[str, Any] = {}
    bands = split_seats(game, warband, "--warband")
    if bands:
        prebuilt = game.setup({})
        wishes["warbands"] = [
            read_warband(bands[i]) if i in bands else prebuilt["warbands"][i] for i in range(len(game.seats))
        ]
    if map_ is not None:
        wishes["map"] = map_
    for text in option:
        key, equals, value = text.partition("=")
        if not equals:
            raise BadInput(f"--option {text!r} should be KEY=VALUE, as in --option victory=3")
        wishes[key] = int(value) if value.lstrip("-").isdigit() else {"true": True, "false": False}.get(value, value)
    return wishes


def resume_match(game: Game, path: Path) -> Match:
    match = replay(game, parse_record(read_file(path)))
    if match.outcome() is not None:
        raise BadInput(f"{path}: this game is over; look at it with: reverie replay {path}")
    match.serve_nature()
    return match


# replay, verify ------------------------------------------------------------------------------------------------------


@app.command("replay")
def replay_command(
    file: Annotated[Path, typer.Argument(help="A record.")],
    to: Annotated[int | None, typer.Option("--to", min=0, help="Stop after this many answers.")] = None,
    lang: Language = "en",
    content: Content = [],  # noqa: B006
    as_json: Json = False,
    colour: Annotated[bool, typer.Option("--colour/--no-colour", help="Use colours.")] = True,
) -> None:
    """Play a record again and show its log and where it ends."""
    parsed = parse_record(read_file(file))
    game = load_game(parsed.header.game, content)
    language = check_language(lang)
    match = replay(game, parsed, to)
    page = game.page(language)
    if as_json:
        log = [{"answer": number, **event.plain()} for number, event in match.log]
        print(json.dumps({"game": game.name, "answers": len(match.answers), "digest": match.digest(), "log": log}))
        return
    console = Console(no_color=not colour, highlight=False)
    for number, event in match.log:
        line = page.event(match.state, event)
        if line is not None:
            console.print(f"[dim]{number:>4}[/dim]  {escape(line)} [dim]{event.rule}[/dim]")
    console.print(page.board(match.state, None, colour))
    outcome = match.outcome()
    if outcome is not None:
        console.print(page.outcome(match.state, outcome), style="bold")
    console.print(f"{len(match.answers)} answers, digest {match.digest()}", style="dim")


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A record.")],
    content: Content = [],  # noqa: B006
    as_json: Json = False,
) -> None:
    """Check a record: prints `ok DIGEST`, or the first decision that differs (exit code 1)."""
    parsed = parse_record(read_file(file))
    game = load_game(parsed.header.game, content)
    match, divergence = replay_far(game, parsed)
    if as_json:
        told: dict[str, Any] = {"ok": divergence is None, "digest": match.digest(), "answers": len(match.answers)}
        if divergence is not None:
            told |= {"answer": divergence.answer, "what": divergence.what}
        print(json.dumps(told))
    elif divergence is None:
        print(f"ok {match.digest()}")
    if divergence is not None:
        if not as_json:
            print(f"differs at answer {divergence.answer}: {divergence.what}")
        raise typer.Exit(1)


# fuzz ----------------------------------------------------------------------------------------------------------------


@app.command()
def fuzz(
    game: GameName,
    decisions: Annotated[
        int, typer.Option("--decisions", min=1, help="How many decisions to play and check.")
    ] = 10_000,
    seed: Annotated[int, typer.Option("--seed", min=0, help="The first game's seed.")] = 1,
    every: Annotated[int, typer.Option("--every", min=1, help="Check every so many decisions.")] = 1,
    content: Content = [],  # noqa: B006
    as_json: Json = False,
) -> None:
    """Play at random and check the whole contract at every decision."""
    from reverie.testing.contract import Broken, play_checked

    chosen = load_game(game, content)
    started = time.perf_counter()
    played, games, number = 0, 0, seed
    broken = ""
    with progress() as bar:
        task = bar.add_task(f"fuzz {game}", total=decisions, rate="")
        while played < decisions and not broken:
            try:
                for _ in play_checked(chosen, chosen.sample_setup(number), number, every):
                    played += 1
                    if played % 50 == 0:
                        rate = played / (time.perf_counter() - started)
                        bar.update(task, completed=played, rate=f"{rate:,.0f}/s")
                    if played >= decisions:
                        break
            except (
                Broken,
                Stuck,
                IllegalAnswer,
                RecordError,
                AssertionError,
                ArithmeticError,
                LookupError,
                TypeError,
                ValueError,
            ) as error:
                broken = f"{type(error).__name__}: {error}"
                break
            games += 1
            number += 1
    seconds = time.perf_counter() - started
    told: dict[str, Any] = {
        "game": game,
        "decisions": played,
        "games": games,
        "seed": seed,
        "seconds": round(seconds, 2),
        "ok": not broken,
    }
    repro = f"reverie fuzz {game} --seed {number} --decisions {decisions} --every {every}"
    if broken:
        told |= {"failure": broken, "repro": repro}
    if as_json:
        print(json.dumps(told))
    elif broken:
        print(f"broken after {played} decisions: {broken}\nrepro: {repro}")
    else:
        print(f"ok: {played} decisions of {games} games of {game} in {seconds:.1f} s")
    if broken:
        raise typer.Exit(1)


# rules ---------------------------------------------------------------------------------------------------------------


@app.command()
def rules(
    game: GameName,
    words: Annotated[str | None, typer.Argument(metavar="[ID|WORD]", help="A rule id, or a word to look for.")] = None,
    lang: Language = "en",
    as_json: Json = False,
    coverage: Annotated[bool, typer.Option("--coverage", help="How many rules are enforced and tested.")] = False,
) -> None:
    """The rulebook: look up a rule by id or word, or list them all."""
    book = find_game(game).rulebook()
    language = check_language(lang)
    if coverage:
        counted = book.coverage()
        if as_json:
            print(json.dumps(counted))
        else:
            print(
                f"{counted['rules']} rules: {counted['enforced']} enforced and tested, {counted['informational']} informational"
            )
            for key in ("untested", "missing"):
                print(f"{key}: {', '.join(counted[key]) or 'none'}")
        if counted["untested"] or counted["missing"]:
            raise typer.Exit(1)
        return
    found = book.search(words, language) if words else list(book.rules.values())
    if not found:
        fail(f"no rule of {game} is called {words!r} or speaks of it", 1)
    if as_json:
        index = book.index()
        told = [{**rule.plain(language), **index.get(rule.id, {"steps": [], "tests": []})} for rule in found]
        print(json.dumps(told[0] if len(told) == 1 else told, ensure_ascii=False))
        return
    console = Console(highlight=False)
    for rule in found:
        if words is None:
            console.print(f"{rule.id:<12} {escape(rule.title[language])}")
            continue
        console.print(f"[bold]{rule.id} · {escape(rule.title[language])}[/bold]")
        console.print(escape(rule.text[language]))
        if rule.informational:
            console.print(f"[dim]{escape(rule.informational[language])}[/dim]")
        if rule.see:
            console.print(f"[dim]→ {', '.join(rule.see)}[/dim]")
        console.print()


# content -------------------------------------------------------------------------------------------------------------


@content_app.command("check")
def content_check(
    folder: Annotated[
        Path | None, typer.Argument(metavar="[DIR]", help="A pack; without one the built-in content.")
    ] = None,
    game: Annotated[str, typer.Option("--game", help="Whose content it is.")] = "dreamblade",
    as_json: Json = False,
) -> None:
    """Validate a pack: every trouble with file, line, what is wrong and what would be right (exit code 1)."""
    chosen = find_game(game)
    if folder is not None and not folder.is_dir():
        raise BadInput(f"{folder}: there is no such folder")
    troubles: list[str] = []
    summary = ""
    warnings: list[str] = []
    try:
        summary, warnings = chosen.check_content(folder)
    except ContentError as error:
        troubles = [str(trouble) for trouble in error.troubles]
    except TextError as error:
        troubles = [str(error)]
    if as_json:
        print(json.dumps({"ok": not troubles, "summary": summary, "troubles": troubles, "warnings": warnings}))
    else:
        for line in troubles:
            print(line)
        for line in warnings:
            print(f"warning: {line}")
        if not troubles:
            print(f"ok: {summary}")
    if troubles:
        raise typer.Exit(1)


@content_app.command("schema")
def content_schema(game: Annotated[str, typer.Option("--game", help="Whose content it is.")] = "dreamblade") -> None:
    """JSON Schema of the content files, for editors."""
    print(json.dumps(find_game(game).content_schema(), indent=2))


# bench ---------------------------------------------------------------------------------------------------------------


@app.command()
def bench(
    game: GameName = "dreamblade",
    seconds: Annotated[float, typer.Option("--seconds", min=0.1, help="How long to measure random play.")] = 3.0,
    as_json: Json = False,
) -> None:
    """Measure speed: random play, clones, saves, digests, views."""
    from reverie.benchmark import measure

    told = measure(find_game(game), seconds)
    if as_json:
        print(json.dumps(told))
        return
    for key, value in told.items():
        print(f"{key:>24}  {value:,}" if isinstance(value, int | float) else f"{key:>24}  {value}")


@app.callback(invoke_without_command=True)
def root(version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False) -> None:
    if version:
        print(f"reverie {__version__}")
        raise typer.Exit


def main() -> None:
    """The console script: every user's mistake gets one clear message and a non-zero exit, never a traceback."""
    try:
        app(standalone_mode=False)
    except typer.Exit as stop:
        sys.exit(stop.exit_code)
    except typer.Abort:
        errors.print("interrupted")
        sys.exit(130)
    except KeyboardInterrupt:
        errors.print("interrupted")
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
    except Exception as error:
        _report(error)


def _report(error: Exception) -> NoReturn:
    click_message = getattr(error, "format_message", None)
    if click_message is not None:
        context = getattr(error, "ctx", None)
        if context is not None:
            errors.print(escape(context.get_usage()), highlight=False)
        errors.print(f"[red]reverie:[/red] {escape(click_message())}", highlight=False, soft_wrap=True)
        sys.exit(2)
    expected = (BadInput, SetupError, ContentError, RecordError, SaveError, RulebookError, TextError, OSError)
    if isinstance(error, expected):
        text = f"{error.filename}: {error.strerror}" if isinstance(error, OSError) and error.filename else str(error)
        errors.print(f"[red]reverie:[/red] {escape(text)}", highlight=False, soft_wrap=True)
        sys.exit(2)
    raise error


__all__ = ["app", "main"]

if __name__ == "__main__":
    main()
