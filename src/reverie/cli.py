"""The command `reverie`.

Exit codes: 0 fine, 1 what was checked does not hold, 2 bad input, 70 a bug of ours, 130 interrupted.
"""

from __future__ import annotations

import difflib
import io
import json
import os
import re
import shlex
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_network
from itertools import count
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from reverie import __version__
from reverie.bots import BOTS, Bot, find_bot
from reverie.games import GAMES, find_game
from reverie.kernel.codec import SaveError
from reverie.kernel.content import ContentError, stray_files
from reverie.kernel.game import Game, SetupError
from reverie.kernel.record import (
    COMMITTED,
    GIVEN,
    STREAM,
    Divergence,
    Match,
    RecordError,
    parse_record,
    replay,
    replay_far,
)
from reverie.kernel.rulebook import RulebookError
from reverie.kernel.text import TextError
from reverie.places import data_folder
from reverie.table.ops.commands import store_exits, table_app
from reverie.terminal import Left, TerminalTable
from reverie.trouble import keep_trouble
from reverie.verifier import Wrong as WrongDice
from reverie.verifier import check as check_dice
from reverie.verifier import words as dice_words

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
limited_app = typer.Typer(help="Limited play of Dreamblade: sealed pools and drafts from a seed.", no_args_is_help=True)
app.add_typer(limited_app, name="limited")
app.add_typer(table_app, name="table")

LANGUAGES = ("en", "pl")

GameName = Annotated[str, typer.Argument(help=f"The game: {', '.join(GAMES)}.", metavar="GAME")]
Content = Annotated[
    list[Path], typer.Option("--content", metavar="DIR", help="Add a user's content pack (may be repeated).")
]
Language = Annotated[str, typer.Option("--lang", help="Language of all texts: en or pl.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for machines.")]
Seed = Annotated[int | None, typer.Option("--seed", min=0, help="Seed of the dice; the same seed gives the same dice.")]

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


# play ----------------------------------------------------------------------------------------------------------------


@app.command()
def play(
    game: GameName = "dreamblade",
    seat: Annotated[
        list[str], typer.Option("--seat", metavar="A=WHO", help="Who sits where: human, or a bot such as random.")
    ] = [],  # noqa: B006
    side: Annotated[
        list[str],
        typer.Option(
            "--warband", "--hero", metavar="A=NAME", help="What a seat plays: a warband (or its YAML file), a hero."
        ),
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
    for name in seats.values():
        check_player(name)
    if record is not None:
        check_record_file(record)
    if resume is not None:
        settled = {"--seed": seed, "--map": map_, "--warband": side, "--option": option, "--own-dice": own_dice}
        for name, given in settled.items():
            if given not in (None, [], False):
                raise BadInput(f"{name} cannot be given with --resume: the saved game has settled it")
        match = resume_match(chosen, resume)
        who = dict(enumerate(match.header.seats)) | seats
        for name in who.values():
            check_player(name)
    else:
        setup = chosen.setup(setup_wishes(chosen, side, map_, option))
        letters = chosen.seats_of(setup)
        if seats and max(seats) >= len(letters):
            raise BadInput(f"--seat {chosen.seats[max(seats)]}: the seats of this game are {', '.join(letters)}")
        who = {i: "random" if i else "human" for i in range(len(letters))} | seats
        number = seed if seed is not None else int.from_bytes(os.urandom(6), "big")
        match = Match(chosen, setup, number, [who[i] for i in who], "given" if own_dice else "stream")
    bots: dict[int, Bot] = {i: find_bot(name, match.header.seed + i) for i, name in who.items() if name != "human"}
    console = console_for(colour)
    table = TerminalTable(chosen, match, bots, language, console)
    try:
        table.play()
    except (Left, KeyboardInterrupt) as stop:
        file = free_file(match, resume)
        match.write(file)
        command = ["reverie", "play", chosen.name, "--resume", str(file), *content_words(content)]
        console.print()
        console.print(table.say("term-left", command=shlex.join(command)), soft_wrap=True, markup=False)
        raise typer.Exit(130 if isinstance(stop, KeyboardInterrupt) else 0) from stop
    except Exception as error:
        file = keep_trouble(match, error, data_folder())
        fail(
            f"this is a bug in Reverie, not your mistake: {type(error).__name__}. The game is kept in {file}; please report it.",
            70,
        )
    if record is not None:
        match.write(record)


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


def setup_wishes(game: Game, side: list[str], map_: str | None, option: list[str]) -> dict[str, Any]:
    sides = split_seats(game, side, f"--{game.side_word}")
    wishes: dict[str, Any] = game.wish_sides(sides) if sides else {}
    if map_ is not None:
        wishes["map"] = map_
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


# replay, verify ------------------------------------------------------------------------------------------------------


@app.command()
def serve(
    host: Annotated[
        str, typer.Option("--host", help="Where to listen: 0.0.0.0 lets others in your network in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=1, max=65535, help="The port to listen at.")] = 8000,
    data: Annotated[
        Path | None,
        typer.Option("--data", metavar="DIR", help="The folder of the database.", show_default="the user's"),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option("--database", metavar="URL", help="A database of its own, as in postgresql://name@host/reverie."),
    ] = None,
    workers: Annotated[
        int, typer.Option("--workers", min=1, max=64, help="Server processes; more than one need PostgreSQL.")
    ] = 1,
    allow_host: Annotated[
        list[str], typer.Option("--allow-host", metavar="NAME", help="A name the server goes by; may be repeated.")
    ] = [],  # noqa: B006
    proxy: Annotated[
        list[str],
        typer.Option("--proxy", metavar="ADDRESS", help="A reverse proxy to believe, or a network; may be repeated."),
    ] = [],  # noqa: B006
    browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")] = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="Log only what needs somebody.")] = False,
) -> None:
    """Serve tables to browsers until Ctrl-C. Every acknowledged answer is stored, so it may be killed at any time."""
    if data is not None and database is not None:
        raise BadInput("--data and --database both say where tables are kept; give one of them")
    with store_exits():
        from reverie.table.ops.manage import database_url
        from reverie.table.ops.serve import check_shared, free
        from reverie.table.ops.serve import serve as serve_tables

        for one in proxy:
            check_proxy(one)
        if not free(host, port):
            raise BadInput(f"something already listens at {host}:{port}; choose another one with --port")
        if data is not None:
            try:
                data.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise BadInput(f"--data {data}: {error.strerror}") from error
        url = database_url(str(data / "tables.db") if data is not None else database)
        if workers > 1:
            check_shared(url)
        console = Console(stderr=True, highlight=False)
        console.print(f"Reverie is at http://{host}:{port}/  (Ctrl-C stops it)")
        serve_tables(
            host, port, url, browser, quiet=quiet, workers=workers, hosts=tuple(allow_host), proxies=tuple(proxy)
        )


def check_proxy(given: str) -> None:
    """A proxy is an address or a network: of a mere name nobody could say from where a line came."""
    try:
        ip_network(given)
    except ValueError as error:
        raise BadInput(f"--proxy {given!r} is no address and no network, such as 172.18.0.0/16: {error}") from error


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
    language = check_language(lang)
    with naming(file):
        parsed = parse_record(read_file(file))
        game = load_game(parsed.header.game, content)
        match = replay(game, parsed, to)
    page = game.page(language)
    if as_json:
        log = [{"answer": number, "kind": e.kind, "rule": e.rule, "data": e.data} for number, e in match.log]
        print(json.dumps({"game": game.name, "answers": len(match.answers), "digest": match.digest(), "log": log}))
        return
    console = console_for(colour)
    for number, event in match.log:
        line = page.event(match.state, event)
        if line is not None:
            console.print(Text.assemble((f"{number:>4}", "dim"), "  ", line, " ", (event.rule, "dim")))
    console.print(page.board(match.state, None, not console.no_color))
    outcome = match.outcome()
    if outcome is not None:
        console.print(page.outcome(match.state, outcome), style="bold")
    console.print(f"{len(match.answers)} answers, digest {match.digest()}", style="dim")


UNPROVEN = 3
"""How `reverie verify` and the independent verifier end when nothing is wrong and not everything is proven."""


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A record.")],
    commitment: Annotated[
        str, typer.Option("--commitment", help="The commitment to the dice that was noted before the game.")
    ] = "",
    content: Content = [],  # noqa: B006
    as_json: Json = False,
) -> None:
    """Check a record: is every answer by the rules, does every die follow from what was committed to?

    Ends with 0 when all is proven, 1 at the first thing that differs, 2 when there is no record to check, 3 when nothing
    differs but not all is proven: dice typed in or taken over from another game, a seed that is not told.
    """
    with naming(file):
        data = read_file(file)
        parsed = parse_record(data)
        game = load_game(parsed.header.game, content)
        match, divergence = replay_far(game, parsed)
    nature, found = parsed.header.nature, None
    if divergence is None and (nature == COMMITTED or commitment):
        try:
            found = check_dice(data.decode(), commitment.lower())
        except WrongDice as wrong:
            divergence = Divergence(0, str(wrong))
    proven = divergence is None and (found["all"] if found else nature == STREAM and not parsed.header.given)
    if as_json:
        told: dict[str, Any] = {"ok": divergence is None, "proven": proven, "digest": match.digest()}
        told |= {"answers": len(match.answers), "dice": nature, "given": parsed.header.given}
        if found is not None:
            told |= {name: found[name] for name in ("commitment", "noted", "promised", "sealed", "unknown")}
            told |= {"draws": len(found["draws"]), "draws_proven": found["proven"], "draws_given": found["given"]}
        if divergence is not None:
            told |= {"answer": divergence.answer, "what": divergence.what}
        print(json.dumps(told))
    elif divergence is not None:
        print(f"differs at answer {divergence.answer}: {divergence.what}")
    else:
        print(f"{'ok' if proven else 'NOT ALL PROVEN'} {match.digest()}")
        for line in dice_words(found) if found else [dice_say(nature, parsed.header.given)]:
            print("dice: " + line)
    if not proven:
        raise typer.Exit(1 if divergence is not None else UNPROVEN)


def dice_say(nature: str, given: int) -> str:
    """What a record proves about dice to which nobody was committed."""
    if nature == GIVEN:
        return "not proven: they were rolled elsewhere and typed in"
    if given:
        return f"not proven in the first {given} answers, which were taken over from another game"
    return "they follow from the seed in the record; nobody was committed to that seed before the game"


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
    from reverie.testing.contract import play_checked

    chosen = load_game(game, content)
    chosen.setup({})  # a bad pack is the user's mistake, not a failure of the game
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
            except Exception as error:
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
    if content:
        repro += " " + shlex.join(content_words(content))
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
            for key in ("untested", "missing", "unproved"):
                print(f"{key}: {', '.join(counted[key]) or 'none'}")
        if counted["untested"] or counted["missing"]:
            raise typer.Exit(1)
        return
    found = book.search(words, language) if words else list(book.rules.values())
    if not found:
        if as_json:
            print("[]")
        fail(f"no rule of {game} is called {words!r} or speaks of it", 1)
    if as_json:
        index = book.index()
        told = [{**rule.plain(language), **index.get(rule.id, {"steps": [], "tests": []})} for rule in found]
        asked = (words or "").casefold()
        exact = found[0].id.casefold() in (asked, f"{book.prefix}-{asked}".casefold())
        print(json.dumps(told[0] if exact else told, ensure_ascii=False))
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
    if folder is not None and (folder / "pack.yaml").is_file():
        kinds = tuple(chosen.content_schema()["files"])
        troubles = [str(trouble) for trouble in stray_files(folder, kinds, LANGUAGES)]
    try:
        summary, warnings = chosen.check_content(folder)
    except ContentError as error:
        troubles += [str(trouble) for trouble in error.troubles]
    except TextError as error:
        troubles.append(str(error))
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


# limited -------------------------------------------------------------------------------------------------------------

SharedSeed = Annotated[int, typer.Option("--seed", help="The seed that all players share; it proves the packs.")]


@limited_app.command("sealed")
def limited_sealed(
    seed: SharedSeed,
    kind: Annotated[
        str, typer.Option("--kind", help="starter: a starter and a booster (17); boosters: three boosters (21).")
    ] = "starter",
    seat: Annotated[str, typer.Option("--seat", help="Whose pool: a letter from A to H.")] = "A",
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Write the suggested warband, for --warband A=FILE.")
    ] = None,
    lang: Language = "en",
    as_json: Json = False,
) -> None:
    """Open a pool, show its pieces and suggest a warband; your opponent opens the same with the same seed."""
    from reverie.games.dreamblade.limited.model import POOLS, sealed
    from reverie.games.dreamblade.limited.page import LimitedPage

    page = LimitedPage(check_language(lang))
    if kind not in POOLS:
        raise BadInput(f"--kind {kind!r}: there are {', '.join(POOLS)}")
    if len(seat) != 1 or seat not in "ABCDEFGH":
        raise BadInput(f"--seat {seat!r}: the seats are the letters A to H")
    if out is not None and out.suffix not in (".yaml", ".yml"):
        raise BadInput(f"--out {out}: a warband file ends in .yaml")
    pool = sealed(page.library, seed, seat, kind)
    if out is not None:
        out.write_text(page.warband_file(pool), encoding="utf-8")
    if as_json:
        print(json.dumps({"seed": seed, "kind": kind, "seat": seat, **page.plain(pool)}, ensure_ascii=False))
        return
    console = Console(highlight=False)
    console.print(page.pool(page.say("limited-seat", seat=seat), pool))
    if out is not None:
        console.print(page.say("limited-written", file=str(out)), markup=False, soft_wrap=True)


@limited_app.command("draft")
def limited_draft(
    seed: SharedSeed,
    drafters: Annotated[int, typer.Option("--drafters", min=2, max=8, help="How many draft.")] = 2,
    bot: Annotated[str, typer.Option("--bot", help="Who picks for everybody: greedy.")] = "greedy",
    lang: Language = "en",
    as_json: Json = False,
) -> None:
    """Draft three boosters each, all drafters being bots, and show what everybody has."""
    from reverie.games.dreamblade.limited.model import greedy_draft
    from reverie.games.dreamblade.limited.page import LimitedPage

    page = LimitedPage(check_language(lang))
    if bot != "greedy":
        raise BadInput(f"--bot {bot!r}: there is greedy")
    draft = greedy_draft(page.library, seed, drafters)
    if as_json:
        told = [{"drafter": n, **page.plain(pool)} for n, pool in enumerate(draft.picks, start=1)]
        print(json.dumps({"seed": seed, "drafters": drafters, "bot": bot, "pools": told}, ensure_ascii=False))
        return
    console = Console(highlight=False)
    for n, pool in enumerate(draft.picks, start=1):
        console.print(page.pool(page.say("limited-drafter", number=n), pool))


# bench ---------------------------------------------------------------------------------------------------------------


@app.command()
def bench(
    game: GameName = "dreamblade",
    seconds: Annotated[float, typer.Option("--seconds", min=0.1, help="How long to measure random play.")] = 3.0,
    as_json: Json = False,
) -> None:
    """Measure speed: random play, clones, saves, digests, views."""
    from reverie.trials.benchmark import measure

    told = measure(find_game(game), seconds)
    if as_json:
        print(json.dumps(told))
        return
    for key, value in told.items():
        print(f"{key:>24}  {value:,}" if isinstance(value, int | float) else f"{key:>24}  {value}")


# The table under load and faults --------------------------------------------------------------------------------------


@app.command()
def chaos(
    kills: Annotated[int, typer.Option("--kills", min=0, help="End after so many kills.")] = 200,
    seconds: Annotated[float, typer.Option("--seconds", min=1, help="End after so long at the latest.")] = 1800.0,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="URL",
            help="An address; `postgresql` alone starts one of its own, which is crashed as well.",
            show_default="a new SQLite file",
        ),
    ] = None,
    workers: Annotated[int, typer.Option("--workers", min=1, max=64, help="Server processes (PostgreSQL).")] = 1,
    tables: Annotated[int, typer.Option("--tables", min=1, help="Tables that are played at once.")] = 8,
    seed: Annotated[int, typer.Option("--seed", min=0, help="Seed of what breaks when.")] = 1,
    game: Annotated[str, typer.Option("--game", help="The game that is played.")] = "dreamblade",
    power_loss: Annotated[
        bool, typer.Option("--power-loss", help="Every kill cuts the power: what was not synced is gone (SQLite).")
    ] = False,
    least_answers: Annotated[
        int | None,
        typer.Option(
            "--least-answers", min=1, help="A run with fewer has not held.", show_default="five for each kill"
        ),
    ] = None,
) -> None:
    """Play over real sockets while everything breaks; prints JSON.

    Exit code 1 if anything acknowledged was lost, if anybody was shown what is not theirs, or if too little happened: fewer
    kills or acknowledged answers than were asked for.
    """
    load_game(game, [])
    if power_loss and database is not None:
        raise BadInput("--power-loss is for SQLite; leave --database out")
    with store_exits():
        from reverie.table.ops.serve import check_shared
        from reverie.testing.power import NoPower
        from reverie.trials.chaos import run

        if workers > 1:
            check_shared("postgresql:///" if database == "postgresql" else database or "sqlite:///tables.db")
        with tempfile.TemporaryDirectory(prefix="reverie-chaos-") as folder:
            try:
                told = run(
                    Path(folder), database, kills, seconds, tables, workers, seed, game, power_loss, least_answers
                )
            except NoPower as error:
                raise BadInput(str(error)) from error
    print(json.dumps(told))
    if not told["held"]:
        sys.exit(1)


@app.command()
def load(
    tables: Annotated[int, typer.Option("--tables", min=1, max=900, help="Tables of two clients each.")] = 200,
    seconds: Annotated[float, typer.Option("--seconds", min=1, help="How long each part is measured.")] = 8.0,
    rate: Annotated[float, typer.Option("--rate", min=1, help="Answers a second of the part at a given rate.")] = 500.0,
    tabs: Annotated[int, typer.Option("--tabs", min=1, help="Idle tabs.")] = 2000,
    idle: Annotated[float, typer.Option("--idle", min=1, help="For how many seconds tabs are idle.")] = 45.0,
    only: Annotated[
        str, typer.Option("--only", help="Some parts: programs, at_rate, pages, clicks, memory, idle, first_page.")
    ] = "",
    as_json: Json = False,
) -> None:
    """Measure one server process: programs, pages, memory, idle tabs, first page. Every answer counted is durable."""
    with store_exits():
        from reverie.trials.load import PARTS, run

        unknown = [name for name in only.split(",") if name and name not in PARTS]
        if unknown:
            raise BadInput(f"--only {unknown[0]!r}: there are {', '.join(PARTS)}")
        with tempfile.TemporaryDirectory(prefix="reverie-load-") as folder:
            heard = (lambda line: None) if as_json else (lambda line: print(line, flush=True))
            told = run(Path(folder), tables, seconds, rate, tabs, idle, only=only, progress=heard)
    if as_json:
        print(json.dumps(told))


# lab -----------------------------------------------------------------------------------------------------------------

PROCESSORS = os.cpu_count() or 1
Workers = Annotated[
    int, typer.Option("--workers", min=1, help="Worker processes.", show_default="as many as processors")
]
LabSeed = Annotated[int, typer.Option("--seed", min=0, help="Every game's seed follows from this one.")]


@contextmanager
def lab_exits() -> Iterator[None]:
    """The laboratory's exit codes: one message for whatever went wrong, and 130 for Ctrl-C."""
    from reverie.lab.errors import LabError

    try:
        yield
    except LabError as error:
        errors.print(f"[red]reverie:[/red] {escape(str(error))}", highlight=False, soft_wrap=True)
        sys.exit(error.code)
    except KeyboardInterrupt:
        errors.print("interrupted")
        sys.exit(130)


@app.command()
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option("--games", min=1, help="How many games (of each pair of bots).")] = 100,
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B", help="Who plays; three or more play a tournament.")
    ] = "greedy,random",
    seed: LabSeed = 1,
    workers: Workers = PROCESSORS,
    swap: Annotated[
        bool, typer.Option("--swap", help="Play every game twice, with the bots' seats exchanged.")
    ] = False,
    setup: Annotated[
        Path | None, typer.Option("--setup", metavar="FILE", help="YAML: warbands, map, victory, turn_limit, ...")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="DIR", help="Keep all games here; the same command goes on.")
    ] = None,
    content: Content = [],  # noqa: B006
    as_json: Json = False,
) -> None:
    """Let bots play many games and count: win rates, lengths, who went first, which pieces came into play."""
    from reverie.lab.plan import plan_bots
    from reverie.lab.run import summarize, write_summary
    from reverie.lab.screen import show_summary

    with lab_exits():
        plan, header = plan_bots(load_game(game, content), content, bots, seed, swap, setup)
        found = run_lab(plan, header, games, workers, out)
        told = summarize(found)
        if out is not None:
            write_summary(out, found, told)
    for note in found.notes:
        errors.print(escape(note), highlight=False, soft_wrap=True)
    if as_json:
        print(json.dumps(told))
    else:
        show_summary(Console(highlight=False), told)


def run_lab(plan: Any, header: dict[str, Any], games: int, workers: int, out: Path | None) -> Any:
    """Play a plan with a progress bar."""
    from reverie.lab.run import run

    started = time.perf_counter()
    with progress() as bar:
        task = bar.add_task(f"{plan.kind} {plan.game}", total=len(plan.numbers(games)), rate="")

        def heard(done: int, now: int) -> None:
            rate = now / (time.perf_counter() - started)
            bar.update(task, completed=done, rate=f"{rate:,.1f} games/s" if now else "")

        return run(plan, header, games, workers, out, heard)


@app.command("report")
def report_command(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="What simulate or balance wrote.")],
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="The page; report.html in the folder otherwise.")
    ] = None,
) -> None:
    """Write one HTML page about a run; it opens offline."""
    from reverie.kernel.record import write_whole
    from reverie.lab.ledger import read_games
    from reverie.lab.report import report

    with lab_exits():
        header, rows = read_games(folder)
    file = out if out is not None else folder / "report.html"
    write_whole(file, report(header, rows).encode())
    print(file)


@app.command()
def balance(
    game: GameName,
    games: Annotated[
        int | None,
        typer.Option("--games", min=2, help="Games of each pair, an even number; else what a verdict takes."),
    ] = None,
    bot: Annotated[str, typer.Option("--bot", help="Who plays both sides.")] = "greedy",
    seed: LabSeed = 1,
    workers: Workers = PROCESSORS,
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help="Where games and findings go.")] = Path("balance"),
    content: Content = [],  # noqa: B006
    as_json: Json = False,
) -> None:
    """Play all prebuilt warbands or heroes against each other; exit code 1 if one of them is not fair."""
    from reverie.lab.balance import weigh, write_balance
    from reverie.lab.plan import plan_balance
    from reverie.lab.screen import show_balance

    if games is not None and games % 2:
        raise BadInput(f"--games {games}: it should be even, for every game is played twice with the sides exchanged")
    with lab_exits():
        plan, header = plan_balance(load_game(game, content), content, bot, seed)
        found = run_lab(plan, header, games or header["fair_games"], workers, out)
        told = weigh(found)
        write_balance(out, told)
    if as_json:
        print(json.dumps(told))
    else:
        show_balance(Console(highlight=False), told)
    if not told["fair"]:
        sys.exit(1)


@app.callback(invoke_without_command=True)
def root(version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False) -> None:
    if version:
        print(f"reverie {__version__}")
        raise typer.Exit


def main() -> None:
    """The console script: every user's mistake gets one clear message and a non-zero exit, never a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # what is no text, or cannot be shown, is no reason to end a game
    try:
        sys.exit(app(standalone_mode=False) or 0)
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
        if not click_message():
            sys.exit(2)  # the help has been shown instead
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
