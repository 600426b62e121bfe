"""The commands that read a record: `reverie replay`, `reverie verify`, `reverie analyse`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from reverie.kernel.header import COMMITTED, GIVEN, STREAM
from reverie.kernel.plain import Body
from reverie.kernel.record import Divergence, parse_record, replay, replay_far
from reverie.lab.analyse import Means, analyse, lines
from reverie.parts.commands import SPOKEN, Json, Language, check_language
from reverie.verifier import Wrong as WrongDice
from reverie.verifier import check as check_dice
from reverie.verifier import words as dice_words

from .shared import Content, console_for, load_game, naming, read_file


def replay_command(
    file: Annotated[Path, typer.Argument(help="A record.")],
    to: Annotated[int | None, typer.Option("--to", min=0, help="Stop after this many answers.")] = None,
    lang: Language = SPOKEN,
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


def analyse_command(
    file: Annotated[Path, typer.Argument(help="A record of a game that is over.")],
    most: Annotated[int, typer.Option("--most", min=0, help="So many decisions are weighed.")] = 5,
    playouts: Annotated[int, typer.Option("--playouts", min=1, help="Imagined games for each of them.")] = 60,
    samples: Annotated[
        int, typer.Option("--samples", min=2, help="What could have come of a roll: so many at most.")
    ] = 36,
    lang: Language = SPOKEN,
    content: Content = [],  # noqa: B006
    as_json: Json = False,
) -> None:
    """Look at a game: how the chance to win went, which decisions cost most and what was better, what luck did."""
    language = check_language(lang)
    with naming(file):
        parsed = parse_record(read_file(file))
        game = load_game(parsed.header.game, content)
        match = replay(game, parsed)
    told = analyse(match, Means(most, playouts, samples), game.page(language))
    print(json.dumps(told) if as_json else "\n".join(lines(told)))


UNPROVEN = 3
"""How `reverie verify` and the independent verifier end when nothing is wrong and not everything is proven."""


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
        told: Body = {"ok": divergence is None, "proven": proven, "digest": match.digest()}
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
