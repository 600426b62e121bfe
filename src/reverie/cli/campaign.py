"""The commands `reverie campaign ...`: games in a row, in the terminal. A campaign is one file; sessions are games like any other."""

from __future__ import annotations

import os
import re
import shlex
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from reverie.bots import Bot, find_bot
from reverie.games import GAMES, find_game
from reverie.kernel.game import Game
from reverie.kernel.header import RecordError
from reverie.kernel.match import Match
from reverie.kernel.plain import Body
from reverie.kernel.record import parse_record, replay
from reverie.kernel.text import Texts
from reverie.parts.campaign import file
from reverie.parts.campaign.file import BadFile, Checkpoint
from reverie.parts.campaign.model import Campaign, Question, campaigns_of, ended
from reverie.parts.commands import SPOKEN, BadInput, Language, check_language
from reverie.parts.journal import Impossible
from reverie.places import data_folder
from reverie.terminal import TEXT, Left, TerminalTable

from .play import check_player
from .shared import GameName, Seed, console_for, read_file, split_seats

app = typer.Typer(
    name="campaign",
    help="Campaigns: games in a row, each of which begins with what the one before has left.",
    no_args_is_help=True,
    add_completion=False,
)

NAMES: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
CampaignName = Annotated[str, typer.Argument(metavar="NAME", help="What the campaign is called here.")]
Colour = Annotated[bool, typer.Option("--colour/--no-colour", help="Use colours.")]


class Place:
    """Where the campaigns of a game are kept: `NAME.json`, and beside it the session that was left in the middle."""

    def __init__(self, game: str) -> None:
        self.game = find_game(game)
        self.folder = data_folder() / "campaigns" / game

    def at(self, name: str) -> Path:
        if not NAMES.fullmatch(name):
            raise BadInput(f"{name!r} is no name for a campaign: small letters, digits and hyphens, at most 40")
        return self.folder / f"{name}.json"

    def session(self, name: str, chapter: str) -> Path:
        return self.folder / f"{name}.{chapter}.jsonl"

    def names(self) -> list[str]:
        return sorted(path.stem for path in self.folder.glob("*.json"))

    def read(self, name: str) -> Checkpoint:
        path = self.at(name)
        if not path.exists():
            known = ", ".join(self.names()) or "none yet"
            raise BadInput(f"there is no campaign {name!r} of {self.game.title}; there are: {known}")
        return self.parsed(path)

    def parsed(self, path: Path) -> Checkpoint:
        try:
            return file.read(self.game.name, read_file(path))
        except BadFile as error:
            raise BadInput(f"{path}: {error}") from error

    def write(self, name: str, checkpoint: Checkpoint) -> None:
        """Whole or not at all: a campaign is many evenings."""
        path = self.at(name)
        self.folder.mkdir(parents=True, exist_ok=True)
        fresh = path.with_suffix(".new")
        fresh.write_bytes(file.dump(checkpoint))
        os.replace(fresh, path)

    def found(self, name: str) -> Campaign:
        """The campaign of the game that is called so; the first where nothing is said."""
        own = campaigns_of(self.game.name)
        if not own:
            raise BadInput(f"{self.game.title} has no campaigns")
        found = next((one for one in own if name in ("", one.name)), None)
        if found is None:
            raise BadInput(
                f"{self.game.title} has no campaign {name!r}; there are: {', '.join(one.name for one in own)}"
            )
        return found

    def check_free(self, name: str) -> None:
        if self.at(name).exists():
            raise BadInput(f"there is a campaign {name!r} already; give the new one another name")


class Teller:
    """A campaign in words, on a console."""

    def __init__(self, game: Game, language: str, console: Console) -> None:
        self.words = game.web_page(language)
        self.texts = Texts(language, [TEXT / f"{language}.ftl"])
        self.console = console

    def say(self, key: str, **args: object) -> None:
        self.console.print(self.texts.get(key, "", **args), markup=False, soft_wrap=True)

    def standing(self, at: Checkpoint) -> None:
        """The chapters, and which of them are done or open."""
        campaign = at.campaign
        self.console.print(campaign.title(self.words), style="bold", markup=False)
        for chapter in campaign.chapters(at.legacy):
            state = self.texts.get(f"term-campaign-{chapter.state}", "")
            title = campaign.chapter_title(self.words, at.legacy, chapter.id)
            self.console.print(f"  {chapter.id:<24} {title} ({state})", markup=False)
        if campaign.over(at.legacy):
            self.say("term-campaign-over")

    def offers(self, at: Checkpoint, offered: tuple[str, ...]) -> None:
        """What may be chosen, by the words that choose it."""
        self.say("term-campaign-offers" if offered else "term-campaign-no-offers")
        for option in offered:
            title = at.campaign.option_title(self.words, at.legacy, option)
            self.console.print(f"  {option:<24} {title}", markup=False, highlight=False, soft_wrap=True)

    def choose(self, at: Checkpoint, asked: Question) -> str:
        """What is chosen between two sessions; raises Left."""
        self.say("term-campaign-choose")
        for number, option in enumerate(asked.options, 1):
            self.console.print(
                f"  {number}  {at.campaign.option_title(self.words, at.legacy, option)}", markup=False, highlight=False
            )
        while True:
            try:
                given = self.console.input("> ").strip()
            except EOFError as error:
                raise Left from error
            if given.isascii() and given.isdecimal() and 0 < int(given) <= len(asked.options):
                return asked.options[int(given) - 1]
            self.say("term-one-number", most=len(asked.options))


def wishes_of(campaign: Campaign, option: list[str], seed: int | None) -> Body:
    """What was wished of a new campaign; whatever nobody says is the first that there is."""
    known = campaign.wishes()
    wishes: Body = {key: values[0] for key, values in known.items()}
    for text in option:
        key, _equals, value = text.partition("=")
        if key not in known:
            raise BadInput(f"--option {text!r}: there is no {key!r} to wish; there are: {', '.join(known) or 'none'}")
        if value not in known[key]:
            raise BadInput(f"--option {text!r}: there are {', '.join(known[key])}")
        wishes[key] = value
    return {**wishes, "seed": seed if seed is not None else int.from_bytes(os.urandom(6), "big")}


@app.command("list")
def list_campaigns(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="Of this game only.")] = "",
    lang: Language = SPOKEN,
) -> None:
    """The campaigns that games have, and those that are being played here."""
    console = console_for(True)
    language = check_language(lang)
    for name in [game] if game else GAMES:
        place = Place(name)
        teller = Teller(place.game, language, console)
        for campaign in campaigns_of(name):
            told = "; ".join(f"{key}: {', '.join(values)}" for key, values in campaign.wishes().items())
            console.print(f"{name} {campaign.name}: {campaign.title(teller.words)}", style="bold", markup=False)
            if told:
                console.print(f"  --option {told}", markup=False, soft_wrap=True)
        for own in place.names():
            at = place.read(own)
            chapters = at.campaign.chapters(at.legacy)
            done = len([chapter for chapter in chapters if chapter.state == "done"])
            console.print(f"  {own}: {at.campaign.name}, {done}/{len(chapters)}", markup=False)


@app.command("new")
def new_campaign(
    game: GameName,
    name: CampaignName = "",
    campaign: Annotated[str, typer.Option("--campaign", help="Which of the game's campaigns.")] = "",
    option: Annotated[list[str], typer.Option("--option", metavar="KEY=VALUE", help="How it begins.")] = [],  # noqa: B006
    seed: Seed = None,
    lang: Language = SPOKEN,
) -> None:
    """Begin a campaign."""
    place = Place(game)
    found = place.found(campaign)
    called = name or found.name
    place.check_free(called)
    teller = Teller(place.game, check_language(lang), console_for(True))
    try:
        checkpoint = Checkpoint(found, called, found.begin(wishes_of(found, option, seed)))
    except Impossible as error:
        why = found.refusal_title(teller.words, error.key) or error.key
        raise BadInput(f"a campaign cannot begin so: {why}") from error
    place.write(called, checkpoint)
    teller.standing(checkpoint)
    teller.say("term-campaign-begun", command=shlex.join(["reverie", "campaign", "play", game, called]))


@app.command("export")
def export_campaign(
    game: GameName,
    name: CampaignName,
    target: Annotated[Path, typer.Argument(metavar="FILE", help="Where it is written.")],
) -> None:
    """Write a campaign into one file, to be imported elsewhere."""
    checkpoint = Place(game).read(name)
    if target.exists():
        raise BadInput(f"{target}: this file is there already")
    target.write_bytes(file.dump(checkpoint))


@app.command("import")
def import_campaign(
    game: GameName,
    source: Annotated[Path, typer.Argument(metavar="FILE", help="A file that was exported.")],
    name: Annotated[str, typer.Option("--name", help="What it is called here, if not as before.")] = "",
    lang: Language = SPOKEN,
) -> None:
    """Go on with a campaign that was exported."""
    place = Place(game)
    checkpoint = place.parsed(source)
    called = name or (checkpoint.name if NAMES.fullmatch(checkpoint.name) else checkpoint.campaign.name)
    place.check_free(called)
    place.write(called, Checkpoint(checkpoint.campaign, called, checkpoint.legacy, checkpoint.sessions))
    Teller(place.game, check_language(lang), console_for(True)).standing(checkpoint)


@app.command("change")
def change_campaign(
    game: GameName,
    name: CampaignName,
    option: Annotated[str, typer.Argument(metavar="[CHANGE]", help="What is chosen; without it all is listed.")] = "",
    lang: Language = SPOKEN,
) -> None:
    """What may be chosen between two sessions, but need not: who joins the party, who stays behind."""
    place = Place(game)
    checkpoint = place.read(name)
    teller = Teller(place.game, check_language(lang), console_for(True))
    offered = checkpoint.campaign.offers(checkpoint.legacy)
    if option:
        if option not in offered:
            raise BadInput(f"{option!r} cannot be chosen now; there are: {', '.join(offered) or 'none'}")
        if at := unfinished(place, name, checkpoint):
            raise BadInput(f"{at} is being played; that has to wait until it is over")
        checkpoint = checkpoint.chosen(option)
        place.write(name, checkpoint)
        offered = checkpoint.campaign.offers(checkpoint.legacy)
    teller.offers(checkpoint, offered)


@app.command("play")
def play_campaign(
    game: GameName,
    name: CampaignName,
    chapter: Annotated[str, typer.Option("--chapter", help="Which chapter, if several are open.")] = "",
    seat: Annotated[list[str], typer.Option("--seat", metavar="A=WHO", help="Who sits where: human, or a bot.")] = [],  # noqa: B006
    players: Annotated[int, typer.Option("--players", min=0, help="How many play, where that may be chosen.")] = 0,
    seed: Seed = None,
    lang: Language = SPOKEN,
    colour: Colour = True,
) -> None:
    """Play the next session, or go on with the one that was left."""
    place = Place(game)
    checkpoint = place.read(name)
    console = console_for(colour)
    teller = Teller(place.game, check_language(lang), console)
    again = shlex.join(["reverie", "campaign", "play", game, name])
    try:
        checkpoint = settle(place, name, checkpoint, teller)
        if checkpoint.campaign.over(checkpoint.legacy) and not chapter:
            teller.standing(checkpoint)
            return
        at = chapter or unfinished(place, name, checkpoint) or checkpoint.campaign.open_chapters(checkpoint.legacy)[0]
        seats = split_seats(place.game, seat, "--seat")
        for who in seats.values():
            check_player(who)
        match, bots = session(place, name, checkpoint, at, seats, players, seed, teller)
        kept = place.session(name, at)
        try:
            TerminalTable(place.game, match, bots, check_language(lang), console).play()
        except BaseException:  # whatever stops a session, it is kept
            match.write(kept)
            raise
        over = ended(place.game, match)
        assert over is not None
        checkpoint = checkpoint.after(at, over)
        place.write(name, checkpoint)
        kept.unlink(missing_ok=True)
        checkpoint = settle(place, name, checkpoint, teller)
    except (Left, KeyboardInterrupt) as stop:
        console.print()
        teller.say("term-left", command=again)
        raise typer.Exit(130 if isinstance(stop, KeyboardInterrupt) else 0) from stop
    teller.standing(checkpoint)
    if not checkpoint.campaign.over(checkpoint.legacy):
        teller.say("term-campaign-next", command=again)


def settle(place: Place, name: str, checkpoint: Checkpoint, teller: Teller) -> Checkpoint:
    """Everything that is chosen between two sessions."""
    while (asked := checkpoint.campaign.question(checkpoint.legacy)) is not None:
        checkpoint = checkpoint.chosen(teller.choose(checkpoint, asked))
        place.write(name, checkpoint)
    return checkpoint


def unfinished(place: Place, name: str, checkpoint: Checkpoint) -> str:
    """The open chapter whose session was left in the middle; "" if there is none."""
    ids = checkpoint.campaign.open_chapters(checkpoint.legacy)
    return next((id for id in ids if place.session(name, id).exists()), "")


def session(
    place: Place,
    name: str,
    checkpoint: Checkpoint,
    chapter: str,
    seats: dict[int, str],
    players: int,
    seed: int | None,
    teller: Teller,
) -> tuple[Match, dict[int, Bot]]:
    """The game of a chapter: the one that was left in the middle, or a new one. One that an update can no longer play on is begun anew."""
    game, campaign = place.game, checkpoint.campaign
    try:
        campaign.check_open(checkpoint.legacy, chapter)
        company = campaign.company(checkpoint.legacy, chapter)
        wishes = campaign.setup(checkpoint.legacy, chapter, players)
    except Impossible as error:
        open_now = ", ".join(campaign.open_chapters(checkpoint.legacy))
        raise BadInput(f"--chapter {chapter!r} cannot be played now ({error.key}); open are: {open_now}") from error
    match: Match | None = None
    kept = place.session(name, chapter)
    if kept.exists():
        try:
            match = replay(game, parse_record(kept.read_bytes()))
            match.serve_nature()
        except RecordError:
            teller.say("term-campaign-anew")
            os.replace(kept, kept.with_suffix(".old"))
    if match is None:
        setup = game.setup(wishes)
        who = {i: game.bots.levels[company[i]] if i in company else "human" for i in range(len(game.seats_of(setup)))}
        number = seed if seed is not None else int.from_bytes(os.urandom(6), "big")
        match = Match(game, setup, number, [(who | seats)[i] for i in who])
    sitting = dict(enumerate(match.header.seats)) | seats
    return match, {i: find_bot(who, match.header.seed + i) for i, who in sitting.items() if who != "human"}
