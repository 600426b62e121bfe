"""The command `reverie`.

Exit codes: 0 fine, 1 what was checked does not hold, 2 bad input, 70 a bug of ours, 130 interrupted.
"""

from __future__ import annotations

import io
import os
import sys
from typing import Annotated, NoReturn

import typer
from rich.markup import escape

from reverie import __version__
from reverie.kernel.codec import SaveError
from reverie.kernel.content import ContentError
from reverie.kernel.game import SetupError
from reverie.kernel.header import RecordError
from reverie.kernel.rulebook import RulebookError
from reverie.kernel.text import TextError
from reverie.parts.commands import BadInput
from reverie.table.ops.commands import table_app

from . import campaign, lab, play, records, rules, serve, trials
from .of_games import OfGame, WithGames
from .shared import errors

app = typer.Typer(
    name="reverie",
    cls=WithGames,
    help="A rules-true digital table: every rule enforced, every effect explained by its rule.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)
app.command(cls=OfGame)(play.play)
app.command()(serve.serve)
app.command("replay")(records.replay_command)
app.command()(records.verify)
app.command("analyse")(records.analyse_command)
app.command()(trials.fuzz)
app.command()(trials.exhaust)
app.command()(rules.rules)
app.command()(trials.bench)
app.command()(trials.chaos)
app.command()(trials.load)
app.command()(lab.simulate)
app.command("report")(lab.report_command)
app.command("compare")(lab.compare_command)
app.command("dataset")(lab.dataset_command)
app.command("merge")(lab.merge_command)
app.command()(lab.balance)
app.add_typer(rules.content_app, name="content")
app.add_typer(table_app, name="table")
app.add_typer(campaign.app, name="campaign")


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
