"""The commands about rules and content: `reverie rules`, `reverie content ...`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from reverie.games import find_game
from reverie.kernel.content import ContentError, stray_files
from reverie.kernel.text import LANGUAGES, TextError
from reverie.parts.commands import SPOKEN, BadInput, Json, Language, check_language

from .shared import GameName, fail

content_app = typer.Typer(help="Check and describe content packs.", no_args_is_help=True)


def rules(
    game: GameName,
    words: Annotated[str | None, typer.Argument(metavar="[ID|WORD]", help="A rule id, or a word to look for.")] = None,
    lang: Language = SPOKEN,
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
        schema = chosen.content_schema()
        strays = stray_files(folder, tuple(schema.get("files", ())), LANGUAGES, schema.get("endings"))
        troubles = [str(trouble) for trouble in strays]
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
