"""Game: the questions that a game package answers. Bots, lab, table and tests know a game only through these."""

from __future__ import annotations

import difflib
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final, Generic

from mypy_extensions import mypyc_attr

from .adviser import Adviser
from .agenda import UNANSWERED, advance, push
from .chance import Stream, seed_streams
from .choice import NATURE, Choice, Refusal
from .decision import Decisions
from .events import Event
from .lens import Lens
from .page import Page
from .plain import Answer, Body, Plain, Setup
from .rulebook import Rulebook
from .state import Frame, S
from .text import LANGUAGES
from .words import texts_with

ENDS: Final = "ends"
LEAVES: Final = "leaves"
OUT: Final = "out"
LATER: Final = "later"
"""What it means when a seat gives up: the game is over; the others play on (`State.part`); nothing, for it is out already;
nothing yet, for the game has not begun in earnest."""
NO_PERSON: Final = -1
"""Who sits where nobody does: a bot (`Game.seated`)."""


WON: Final = "won"
LOST: Final = "lost"
DRAWN: Final = "drawn"
CLOSED: Final = "closed"
"""How a game ended as a whole: somebody has won (of a party: all have), a party has lost, nobody has won, or a session was saved and
ended, to be gone on with."""

LIKELY: Final = "likely"
UNIFORM: Final = "uniform"
"""What an imagined world is drawn by: what players tend to have by what they did, which is a guess that serves bots; or nothing but
what was dealt unseen, every deal as likely as any other."""

NOTED: Final = "noted"
"""Where a view tells what lies open though nothing on the table stands for it: people remember it, and the log tells it."""

NOTHING: Final = "nothing"
COMMON: Final = "common"
OWN: Final = "own"
"""What a game hides: nothing; what nobody at the table may know (decks, a story not read); what each seat keeps to itself."""


class SetupError(ValueError):
    """A setup that cannot be played: what is wrong, where, and what would be right."""


class Outcome:
    """How a game ended: who won (nobody in a draw), why, the points of each seat, and what that is as a whole.

    Where nothing is said of the whole it follows from the winners.
    """

    __slots__ = ("reason", "result", "scores", "winners")

    def __init__(self, winners: tuple[int, ...], reason: str, scores: tuple[int, ...], result: str = "") -> None:
        self.winners = winners
        self.reason = reason
        self.scores = scores
        self.result = result or (WON if winners else DRAWN)
        if self.result not in (WON, LOST, DRAWN, CLOSED):
            raise ValueError(f"a game is {WON}, {LOST}, {DRAWN} or {CLOSED}, not {result!r}")

    def plain(self) -> list[object]:
        return [self.winners, self.reason, self.scores, self.result]

    def __repr__(self) -> str:
        told = f"winners={self.winners}, reason={self.reason!r}, scores={self.scores}"
        return f"Outcome({told}, result={self.result!r})"


@cache
def read_rulebook(game: str, folder: Path) -> Rulebook:
    return Rulebook(game, folder, LANGUAGES)


@mypyc_attr(allow_interpreted_subclasses=True)
class Lab(Generic[S]):
    """What the laboratory asks of a game: setups to measure with, who plays what in them, and what is fair.

    Where all seats play the same, nothing of it needs an answer.
    """

    side_word: ClassVar[str] = "side"
    """What a side plays, for statistics: a warband, a hero."""
    fair: ClassVar[tuple[float, float]] = (0.40, 0.60)
    """Within which win rates a side is fair against all others together..."""
    fair_pair: ClassVar[tuple[float, float]] = (0.0, 1.0)
    """... and against each single one..."""
    fair_games: ClassVar[int] = 20
    """... and how many games of each pair it takes to say so."""
    spread: ClassVar[float] = 1.0
    """Where all play together: by how much the win rates of different numbers of players may differ in one scenario..."""
    far: ClassVar[float] = 0.10
    """... and by how much something that a party has (`kit`) may raise or lower them."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def setup(self, seed: int) -> Setup:
        """A setup for measuring, of what is prebuilt, that surely ends.

        The seeds 0, 1, 2, ... go through every pairing once and then begin again, so that all of them can be listed.
        """
        return self.game.setup({})

    def rare_setup(self, seed: int) -> Setup:
        """A setup in which much occurs that hardly ever does otherwise (`reverie exhaust`)."""
        return self.game.sample_setup(seed)

    def setup_with(self, wishes: Setup, seed: int) -> Setup:
        """The setup for measuring, changed as somebody wishes; raises SetupError."""
        return self.game.setup(self.setup(seed) | wishes)

    def sides(self, setup: Setup) -> list[str]:
        """What each seat plays, by name, for statistics; where all play the same, that is the game."""
        return [self.game.name for _seat in self.game.seats_of(setup)]

    def wish_sides(self, given: dict[int, str]) -> Setup:
        """What to wish of the setup so that these seats play what is named; raises SetupError."""
        raise SetupError(f"in {self.game.title} every seat plays the same: there is nothing to choose")

    def roster(self, setup: Setup, seat: int) -> dict[str, int]:
        """The content that a seat may bring into play, with counts."""
        return {}

    def exchanged(self, setup: Setup) -> Setup:
        """The same setup of two seats with the sides exchanged."""
        return setup

    def content_used(self, s: S, choice: Choice, answer: Answer) -> str | None:
        """Which piece of content an answer brings into play, for statistics; None for most answers."""
        return None

    def scenarios(self) -> tuple[str, ...]:
        """Where all play together: what can be played (quests, dreams), by name. One that has no name is the game itself."""
        return ("",)

    def crews(self, scenario: str) -> tuple[int, ...]:
        """Where all play together: how many may play a scenario."""
        return (len(self.game.seats_of(self.setup(0))),)

    def party_setup(self, scenario: str, players: int, seed: int) -> Setup:
        """A setup for so many who play a scenario together; raises SetupError."""
        return self.setup(seed)

    def facts(self, s: S) -> dict[str, int]:
        """What else is worth counting of a game that is over: deaths, what was found. Always the same names."""
        return {}

    def kit(self) -> dict[str, tuple[str, ...]]:
        """What a party may have at hand, each as `kind/name` (heroes, powers, items), with those of it that something else takes:
        one of them must be there, else nobody could have it. Nothing where all that is no matter of choice or luck."""
        return {}

    def had(self, s: S) -> dict[str, bool]:
        """... what of it the party has at a decision, and whether it works by being there..."""
        return {}

    def has_set_out(self, s: S) -> bool:
        """... whether play has begun, so that what is not there yet is found on the way: who fares well finds more..."""
        return False

    def used(self, s: S, events: list[Event]) -> list[str]:
        """... and what of it was used, by what was told since the last decision."""
        return []

    def bands(self) -> dict[tuple[str, int], tuple[float, float]]:
        """How much of its games a party should win: by scenario and number of players, the least and the most."""
        return {}

    def limits(self, scenario: str) -> dict[str, tuple[float, float]]:
        """Between which the averages of some facts of a party's games should lie, by the names of the facts."""
        return {}

    def inventory(self) -> list[tuple[str, str]]:
        """What of the game's own should occur in play, by kind and name: cards, nodes, behaviours, effects..."""
        return []

    def seen(self, s: S, events: list[Event]) -> list[tuple[str, str]]:
        """... what of it is to be seen at a decision, and in what was told since the last one..."""
        return []

    def effects(self) -> list[Any]:
        """... and the declared effects of its texts, where it has any: each is watched while it is carried out."""
        return []

    def performed(self, s: S, walk: Any, op: Any) -> list[tuple[str, str]]:
        """What occurs by an effect that is carried out."""
        return []

    def excused(self) -> dict[tuple[str, str], str]:
        """What never occurs, and why."""
        return {}

    def gauges(self, s: S) -> dict[str, Callable[[], object]]:
        """What else in this game is worth measuring, by the name of the figure: calls that are timed."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game. What its subclass does not answer has a default: that of a small game without content.

    Such a game answers `seats_of`, `blank`, `opening`, `scores` and `view`, `determinize` if something is hidden, `Adviser.advise`
    if its bots shall play well, and `Page.overview`; its decisions and events are worded by its texts.
    """

    name: ClassVar[str] = ""
    title: ClassVar[str] = ""
    version: ClassVar[int] = 0
    seats: ClassVar[tuple[str, ...]] = ()
    """The names of all seats that a game may have; how many a setup has, `seats_of` says."""
    hides: ClassVar[str] = NOTHING
    """`NOTHING`, `COMMON` or `OWN`. Where seats keep something to themselves one screen for two people needs a curtain; where anything is
    hidden the record of a game that goes on is sealed."""
    together: ClassVar[bool] = False
    """Whether all seats win and lose together, against the game."""
    decisions: ClassVar[Decisions] = Decisions()
    """Everything that the game asks, of seats and of nature."""
    events: ClassVar[dict[str, tuple[str, ...]]] = {}
    """Everything that the game tells: each kind of event with its particulars."""
    spoken: ClassVar[tuple[str, ...]] = ()
    """Words that options of the game consist of, as far as they have a number of their own in its lens."""
    nouns: ClassVar[tuple[tuple[str, int], ...]] = ()
    """... and words that stand before a number, as in `("go", 3)`, with how many there are of each."""
    purposes: ClassVar[tuple[str, ...]] = ()
    """What each stream of chance is for, in their order: the labels of fair dice."""

    shortcuts: ClassVar[tuple[str, ...]] = ()
    """Wishes of the setup that are options of the command line by themselves: `--map X` instead of `--option map=X`."""
    commands: ClassVar[tuple[str, ...]] = ()
    """Modules of the game's package with commands of its own: each has `app`, with its name."""
    options: ClassVar[Setup] = {}
    """What may be wished of a setup, with what it is when nobody says anything."""
    words: ClassVar[type[Page]] = Page
    """The game in words."""
    adviser: ClassVar[type[Adviser]] = Adviser
    """Who advises its bots."""
    routes: ClassVar[tuple[str, ...]] = ()
    """Modules of the game's package with pages of its own: each has `routes`."""
    templates: ClassVar[tuple[str, ...]] = ()
    """Folders of the game's package with the templates of its pages."""
    static: ClassVar[str] = ""
    """The folder of the game's package with what its pages load."""

    def __init__(self) -> None:
        self._pages: dict[str, Page] = {}
        self._web_pages: dict[str, Page] = {}
        self.bots: Adviser[S] = self.adviser(self)
        """What bots ask."""
        self.lab: Lab[S] = Lab(self)
        """What the laboratory asks; a game whose seats do not all play the same puts its own here."""

    def label(self, stream: int) -> str:
        """The purpose of a stream, as fair dice are labelled."""
        return self.purposes[stream] if stream < len(self.purposes) else str(stream)

    def seats_of(self, setup: Setup) -> tuple[str, ...]:
        """The seats of a game set up like this."""
        return self.seats

    def sides_with(self, setup: Setup, seat: int, other: int) -> bool:
        """Whether two seats win and lose together, a seat with itself of course: teams, parties."""
        return self.together or seat == other

    def allies(self, setup: Setup, seat: int) -> tuple[int, ...]:
        """The seats that win and lose together with this one, itself among them."""
        count = len(self.seats_of(setup))
        return tuple([other for other in range(count) if self.sides_with(setup, seat, other)])

    def winners_without(self, setup: Setup, seat: int) -> tuple[int, ...]:
        """Who has won when a seat gives up: everybody of another side."""
        count = len(self.seats_of(setup))
        return tuple([other for other in range(count) if not self.sides_with(setup, seat, other)])

    def parting(self, s: S, seat: int) -> str:
        """What it means when this seat, and with it its side, gives up now: `ENDS`, `LEAVES`, `OUT` or `LATER`."""
        return ENDS

    def given_up(self, s: S, seat: int, reason: str) -> Outcome:
        """How it ends when a seat gives up, or has no time left, and the others cannot go on without it."""
        winners = self.winners_without(self.setup_of(s), seat)
        return Outcome(winners, reason, self.scores(s), LOST if self.together else WON)

    def returns(self, s: S) -> tuple[float, ...] | None:
        """What a game that is over was worth to each seat, from -1 to 1; None while it goes on.

        Who plays together wins or loses together; otherwise what winners get the others lose, and nobody gets anything in a draw.
        """
        outcome = self.outcome(s)
        if outcome is None:
            return None
        count = len(self.seats_of(self.setup_of(s)))
        if self.together:
            return ({WON: 1.0, LOST: -1.0}.get(outcome.result, 0.0),) * count
        losers = count - len(outcome.winners)
        if losers in (0, count):
            return (0.0,) * count
        share = max(len(outcome.winners), losers)
        gain, loss = losers / share, len(outcome.winners) / share
        return tuple([gain if seat in outcome.winners else -loss for seat in range(count)])

    def lens(self, setup: Setup) -> Lens:
        """How learning programs see a game set up like this; one that serves any game, unless the game has its own."""
        return Lens(
            self.name, self.version, self.content_digest(setup), tuple(self.decisions.seats), self.spoken, self.nouns
        )

    def legacy(self, s: S) -> Body:
        """What a session that is over leaves to the next one of its campaign: plain values, and nothing where games stand alone."""
        return {}

    def folder(self) -> Path:
        """Where the game stands, with its texts and its rulebook."""
        return Path(str(sys.modules[type(self).__module__].__file__)).parent

    def with_content(self, folders: tuple[Path, ...]) -> Game:
        """The same game with a user's packs added."""
        if folders:
            raise SetupError(f"{self.title} takes no content packs; leave out {folders[0]}")
        return self

    def setup(self, wishes: Setup) -> Setup:
        """A complete, validated setup from whatever was asked for; raises SetupError."""
        known = list(self.options)
        for key, value in wishes.items():
            if key not in self.options:
                near = difflib.get_close_matches(key, known, 1)
                hint = f"; did you mean {near[0]!r}?" if near else ""
                raise SetupError(f"unknown option {key!r}{hint}; known are {', '.join(known) or 'none'}")
            if type(value) is not type(self.options[key]):
                raise SetupError(f"{key} is {value!r}; it should be of the kind of {self.options[key]!r}")
        return {**self.options, **wishes}

    def sample_setup(self, seed: int) -> Setup:
        """Some legal setup that surely ends, for fuzzing: over many seeds all content is met."""
        return self.setup({})

    def blank(self, setup: Setup, seed: int) -> S:
        """The table before anything has happened."""
        raise NotImplementedError

    def opening(self, s: S) -> Frame:
        """The procedure that is the whole game."""
        raise NotImplementedError

    def new(self, setup: Setup, seed: int) -> S:
        """A fresh game, advanced to its first decision."""
        s = self.blank(setup, seed)
        push(s, self.opening(s))
        advance(s)
        return s

    def seated(self, setup: Setup, people: tuple[int, ...]) -> Setup:
        """A setup once it is known who sits where: for each seat a person by number, `NO_PERSON` for a bot. Most games need not know."""
        return setup

    def setup_of(self, s: S) -> Setup:
        """The setup that a game was begun with."""
        found: object = getattr(s, "setup", None)
        assert isinstance(found, dict)
        return found

    def content_digest(self, setup: Setup) -> str:
        """A fingerprint of the content that this setup uses; a game without content has none."""
        return ""

    def outcome(self, s: S) -> Outcome | None:
        """None while the game goes on; when it is over most points win."""
        if s.agenda:
            return None
        scores = self.scores(s)
        return Outcome(tuple([seat for seat in range(len(scores)) if scores[seat] == max(scores)]), "won", scores)

    def scores(self, s: S) -> tuple[int, ...]:
        """The points of each seat so far."""
        raise NotImplementedError

    def view(self, s: S, viewer: int | None) -> Body:
        """What a viewer may see, built up from nothing; plain values. A spectator is None."""
        raise NotImplementedError

    def common_view(self, s: S) -> Body:
        """The part of a view that is alike for every viewer, so that a table works it out once; nothing, if need be."""
        return {}

    def own_view(self, s: S, viewer: int | None) -> Body:
        """The rest of `view`."""
        return self.view(s, viewer)

    def determinize(self, s: S, viewer: int | None, seed: int, belief: str = LIKELY) -> S:
        """A state that looks the same to this viewer; everything the viewer cannot see is dealt anew, by `LIKELY` or `UNIFORM`.

        Where nothing on the table is hidden that is what others have answered unseen, and the dice to come.
        """
        twin: S = s.clone()
        stream = Stream(seed)
        for i, choice in enumerate(twin.pending):
            if choice.seat != NATURE and choice.seat != viewer and twin.given[i] != UNANSWERED:
                twin.given[i] = choice.options.sample(stream.streams, 0)
        twin.streams = seed_streams(seed, self.purposes)
        twin.script = ()
        return twin

    def blind(self, s: S, viewer: int | None) -> S:
        """The table as a viewer sees it, made quickly: to be drawn and to be advised on, not to play on.

        Whatever this viewer cannot know is blank or dealt anew, and the dice to come are nobody's. A spectator is None.
        """
        return self.determinize(s, viewer, 0)

    def about(self, s: S) -> Body:
        """What is played at a table, for lists that know nothing else of it: plain values that `Page.table_name` words."""
        return {}

    def why_not(self, s: S, choice: Choice, value: Answer) -> Refusal | None:
        """Why a value is no option of a choice; None when it is one."""
        return None if choice.options.has(value) else Refusal(choice.rule, "not-offered")

    def plain(self, s: S) -> list[object]:
        """The game's own part of a save: what `State.FIELDS` names."""
        return s.plain_own()

    def from_plain(self, setup: Setup, plain: Plain) -> S:
        """The state of a save, but for what every state has."""
        s = self.blank(setup, 0)
        s.load_own(plain)
        return s

    def check_content(self, folder: Path | None) -> tuple[str, list[str]]:
        """Load the game's own content, with a user's pack if given: a summary and warnings; raises ContentError."""
        self.with_content(() if folder is None else (folder,))
        return "no content files", []

    def content_schema(self) -> Body:
        """JSON Schema of the content files, for editors."""
        return {}

    def rulebook(self) -> Rulebook:
        """The rules in words, read once."""
        return read_rulebook(self.name, self.book())

    def book(self) -> Path:
        """The folder with the rules."""
        return self.folder() / "rulebook"

    def page(self, language: str) -> Page:
        """The game in words, as a terminal tells it, made once."""
        if language not in self._pages:
            self._pages[language] = self.make_page(language)
        return self._pages[language]

    def web_page(self, language: str) -> Page:
        """The same as a browser tells it."""
        if language not in self._web_pages:
            self._web_pages[language] = self.make_web_page(language)
        return self._web_pages[language]

    def make_page(self, language: str) -> Page:
        """The words of a small game are all in its folder `text`; others say where theirs are."""
        folder = self.folder() / "text"
        return self.words(language, texts_with(language, tuple(sorted(folder.glob(f"*{language}.ftl")))))

    def make_web_page(self, language: str) -> Page:
        """A small game has one page for terminal and browser."""
        return self.page(language)
