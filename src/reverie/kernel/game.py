"""Game: the questions that a game package answers. Bots, lab, table and tests know a game only through these."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from .chance import below
from .choice import Choice, Refusal
from .decision import Decisions
from .draft import Draft
from .events import Event
from .rulebook import Rulebook
from .state import State

SLIPS: Final = 2
"""One answer in so many a beginner gives at random, in games that have no advice for beginners."""


ENDS: Final = "ends"
LEAVES: Final = "leaves"
OUT: Final = "out"
LATER: Final = "later"
"""What it means when a seat gives up: the game is over; the others play on (`State.part`); nothing, for it is out already;
nothing yet, for the game has not begun in earnest."""


class SetupError(ValueError):
    """A setup that cannot be played: what is wrong, where, and what would be right."""


class Outcome:
    """How a game ended: who won (nobody in a draw), why, and the points of each seat."""

    __slots__ = ("reason", "scores", "winners")

    def __init__(self, winners: tuple[int, ...], reason: str, scores: tuple[int, ...]) -> None:
        self.winners = winners
        self.reason = reason
        self.scores = scores

    def __repr__(self) -> str:
        return f"Outcome(winners={self.winners}, reason={self.reason!r}, scores={self.scores})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Page:
    """How a game looks in words: everything that a terminal (and later a page) shows. All text is in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def board(self, s: State, viewer: int | None, colour: bool) -> Any:
        """Something Rich can print: the table as this viewer sees it."""
        raise NotImplementedError

    def question(self, s: State, choice: Choice) -> str:
        """What is asked, as one sentence."""
        raise NotImplementedError

    def option(self, s: State, choice: Choice, value: Any) -> str:
        """One option, as a short phrase."""
        raise NotImplementedError

    def reason(self, s: State, reason: str, args: dict[str, Any]) -> str:
        """Why a bot chose, as one sentence."""
        raise NotImplementedError

    def event(self, s: State, event: Event) -> str | None:
        """One line of the log, or None for what need not be told."""
        raise NotImplementedError

    def refusal(self, s: State, refusal: Refusal) -> str:
        raise NotImplementedError

    def outcome(self, s: State, outcome: Outcome) -> str:
        raise NotImplementedError

    def odds(self, s: State, seat: int) -> Any:
        """Something Rich can print about the chances at hand, or None when nothing is to be rolled."""
        return None

    def parse(self, s: State, choice: Choice, words: str) -> Any:
        """The option value that typed words mean, legal or not; raises ValueError with a message when unclear."""
        raise NotImplementedError

    def detail(self, s: State | None, words: str) -> Any:
        """All about one thing (a piece, a card, a zone) by its name, for Rich to print; None when nothing is called so."""
        return None

    def roll(self, choice: Choice, words: str) -> Any:
        """Nature's answer as a person types it, for those who roll their own dice."""
        raise NotImplementedError

    def die(self, choice: Choice, face: Any) -> dict[str, str]:
        """One face of a die that people roll themselves: its emblem, and what it is called."""
        return {"mark": f"d6-{face}" if face in (1, 2, 3, 4, 5, 6) else "", "label": str(face)}

    # In the browser. Elements of a page have ids; options sit on elements. Everything below is plain values and texts. ---

    def web_template(self) -> str:
        """The template of the table, such as `dreamblade/table.html`."""
        raise NotImplementedError

    def scene(self, scene: Scene) -> dict[str, Any]:
        """Everything the template shows, built up from nothing for this viewer."""
        raise NotImplementedError

    def place(self, s: State, choice: Choice, pick: Any, draft: Draft | None = None) -> str:
        """The element on which a pick sits, after the picks of the draft; "" for a button in the prompt."""
        raise NotImplementedError

    def pick_label(self, s: State, choice: Choice, draft: Draft, pick: Any) -> str:
        """One pick, as a short phrase."""
        raise NotImplementedError

    def consequence(self, s: State, choice: Choice, draft: Draft) -> tuple[str, str]:
        """The line under the question, and the rule that stands behind it."""
        return "", choice.rule

    def confirm_label(self, s: State, choice: Choice, draft: Draft) -> str:
        """What the button says that sends the answer in the making; "" for the usual word."""
        return ""

    def first_pick(self, s: State, choice: Choice, draft: Draft) -> Any:
        """The pick that the Enter key takes, and that stands first; None for none."""
        return None

    def asides(self) -> tuple[str, ...]:
        """The kinds of choices that come so often that bots answer them without a long pause for people to follow."""
        return ()

    def auto_windows(self) -> list[tuple[str, str]]:
        """The moments for which somebody may say when to be asked: name and label."""
        return []

    def auto_answer(self, s: State, choice: Choice, wishes: dict[str, str]) -> Any:
        """What is answered for somebody who does not want to be asked this: None when they are asked.

        `wishes` gives, by the name of a window, `ask` (always), `matter` (where it matters, which is the rule) or `pass`. It
        may use nothing but what the seat that is asked may know.
        """
        return None

    def auto_is_open(self, s: State, choice: Choice, wishes: dict[str, str]) -> bool:
        """Whether such an answer follows from the wishes and from what everybody knows: then its speed tells nothing."""
        return False

    def heading(self, s: State, event: Event) -> str | None:
        """The heading that an event begins in the log (a new turn), or None."""
        return None

    def teller(self, event: Event, s: State | None = None) -> int | None:
        """The seat whose mark a line of the log carries."""
        seat = event.data.get("seat")
        return seat if isinstance(seat, int) and seat >= 0 else None

    def looked(self, s: State, viewer: int | None, element: str) -> dict[str, Any] | None:
        """All about one element: title, tags, values with their sums, lines of text with their rules."""
        return None

    def why_not_at(self, s: State, choice: Choice, draft: Draft, element: str) -> Refusal | None:
        """Why nothing can be picked at this element now; None when nothing is to be said."""
        return None

    def phases(self, s: State) -> list[dict[str, Any]]:
        """The course of a turn, for the header: text, done, now."""
        return []

    def subtitle(self, s: State) -> str:
        """Where the game stands, in a few words."""
        raise NotImplementedError

    def seat_look(self, seat: int) -> dict[str, str]:
        """A seat's mark, name and class."""
        raise NotImplementedError

    def site_links(self) -> list[tuple[str, str, str]]:
        """Pages of the game's own (a builder, lessons) for the navigation: key, label, address."""
        return []

    def setup_form(self) -> list[dict[str, Any]]:
        """The fields with which people set up a table: name, label, kind, options, default, per seat or not."""
        raise NotImplementedError

    def setup_from(self, form: dict[str, Any]) -> dict[str, Any]:
        """What the filled-in fields wish for, as `Game.setup` takes it; raises SetupError."""
        raise NotImplementedError


class Option:
    """A pick that sits on an element: its value as JSON, and what it is called."""

    __slots__ = ("label", "value")

    def __init__(self, value: str, label: str) -> None:
        self.value = value
        self.label = label


class Scene:
    """What a game's page is drawn from: the match as one viewer may see it, and the decision in the making."""

    def __init__(
        self,
        state: State,
        log: list[tuple[int, Event]],
        viewer: int | None,
        choice: Choice | None,
        draft: Draft | None,
        seats: list[dict[str, Any]],
    ) -> None:
        self.state = state
        self.log = log
        """Events so far, with the number of the answer that caused each."""
        self.viewer = viewer
        self.choice = choice
        """What the viewer is asked, if anything."""
        self.draft = draft
        self.seats = seats
        """Per seat: seat, name, kind (person, bot, open), level, online, you, thinking."""
        self.options: dict[str, list[Option]] = {}
        """What can be picked, by the element it sits on."""
        self.chosen: list[str] = []
        """Elements picked already."""
        self.looked: str = ""
        """The element whose details are shown."""
        self.shown: str = ""
        """What this viewer has opened of the things that the page can open (a seat, say)."""
        self.odds_on: bool = True
        self.read_only: bool = False
        """Shown, not asked: a replay, or somebody watching."""
        self.kept: dict[Any, Any] = {}
        """What has been worked out for this state already, whoever it was drawn for."""
        self.lasting: dict[Any, Any] = {}
        """What was worked out for earlier states of this table, with what it was worked out from."""

    def once(self, name: Any, work: Callable[[], Any]) -> Any:
        """What does not depend on the viewer is worked out for the first one. Nobody may change it."""
        if name not in self.kept:
            self.kept[name] = work()
        return self.kept[name]


class Advice:
    """What a game's own heuristic would answer, how good that seems, and why: a text key with its arguments."""

    __slots__ = ("answer", "args", "reason", "worth")

    def __init__(self, answer: Any, worth: float, reason: str, args: dict[str, Any] | None = None) -> None:
        self.answer = answer
        self.worth = worth
        self.reason = reason
        self.args: dict[str, Any] = args if args is not None else {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game. Subclasses answer every question; what they return are plain values."""

    name: ClassVar[str] = ""
    title: ClassVar[str] = ""
    version: ClassVar[int] = 0
    seats: ClassVar[tuple[str, ...]] = ()
    """The names of all seats that a game may have; how many a setup has, `seats_of` says."""
    side_word: ClassVar[str] = "side"
    """What a side plays, for statistics: a warband, a hero."""
    levels: ClassVar[dict[str, str]] = {
        "novice": "random",
        "adept": "greedy",
        "expert": "rollout:0.5s",
        "master": "mcts:1.5s",
    }
    """The bot behind each strength that people may choose."""
    rests: ClassVar[tuple[str, ...]] = ()
    """The kinds of choices at which a situation has come to rest and may be judged."""
    fair: ClassVar[tuple[float, float]] = (0.40, 0.60)
    """Within which win rates a side is fair against all others together..."""
    fair_pair: ClassVar[tuple[float, float]] = (0.0, 1.0)
    """... and against each single one..."""
    fair_games: ClassVar[int] = 20
    """... and how many games of each pair it takes to say so."""
    secrets: ClassVar[bool] = False
    """Whether seats know what others must not see: then one screen for two people needs a curtain."""
    decisions: ClassVar[Decisions] = Decisions()
    """Everything that the game asks, of seats and of nature."""
    purposes: ClassVar[tuple[str, ...]] = ()
    """What each stream of chance is for, in their order: the labels of fair dice."""

    shortcuts: ClassVar[tuple[str, ...]] = ()
    """Wishes of the setup that are options of the command line by themselves: `--map X` instead of `--option map=X`."""
    commands: ClassVar[tuple[str, ...]] = ()
    """Modules of the game's package with commands of its own: each has `app`, with its name."""
    routes: ClassVar[tuple[str, ...]] = ()
    """Modules of the game's package with pages of its own: each has `routes`."""
    templates: ClassVar[tuple[str, ...]] = ()
    """Folders of the game's package with the templates of its pages."""
    static: ClassVar[str] = ""
    """The folder of the game's package with what its pages load."""

    def label(self, stream: int) -> str:
        """The purpose of a stream, as fair dice are labelled."""
        return self.purposes[stream] if stream < len(self.purposes) else str(stream)

    def seats_of(self, setup: dict[str, Any]) -> tuple[str, ...]:
        """The seats of a game set up like this."""
        return self.seats

    def sides_with(self, setup: dict[str, Any], seat: int, other: int) -> bool:
        """Whether two seats win and lose together, a seat with itself of course: teams, parties."""
        return seat == other

    def allies(self, setup: dict[str, Any], seat: int) -> tuple[int, ...]:
        """The seats that win and lose together with this one, itself among them."""
        count = len(self.seats_of(setup))
        return tuple([other for other in range(count) if self.sides_with(setup, seat, other)])

    def winners_without(self, setup: dict[str, Any], seat: int) -> tuple[int, ...]:
        """Who has won when a seat gives up: everybody of another side."""
        count = len(self.seats_of(setup))
        return tuple([other for other in range(count) if not self.sides_with(setup, seat, other)])

    def parting(self, s: State, seat: int) -> str:
        """What it means when this seat, and with it its side, gives up now: `ENDS`, `LEAVES`, `OUT` or `LATER`."""
        return ENDS

    def with_content(self, folders: tuple[Path, ...]) -> Game:
        """The same game with a user's packs added."""
        raise NotImplementedError

    def setup(self, wishes: dict[str, Any]) -> dict[str, Any]:
        """A complete, validated setup from whatever was asked for; raises SetupError."""
        raise NotImplementedError

    def sample_setup(self, seed: int) -> dict[str, Any]:
        """Some legal setup that surely ends, for fuzzing: over many seeds all content is met."""
        raise NotImplementedError

    def lab_setup(self, seed: int) -> dict[str, Any]:
        """A setup for measuring, of what is prebuilt, that surely ends.

        The seeds 0, 1, 2, ... go through every pairing once and then begin again, so that all of them can be listed.
        """
        raise NotImplementedError

    def lab_setup_with(self, wishes: dict[str, Any], seed: int) -> dict[str, Any]:
        """The same, changed as somebody wishes; raises SetupError."""
        return self.setup(self.lab_setup(seed) | wishes)

    def sides(self, setup: dict[str, Any]) -> list[str]:
        """What each seat plays, by name, for statistics."""
        raise NotImplementedError

    def wish_sides(self, given: dict[int, str]) -> dict[str, Any]:
        """What to wish of the setup so that these seats play what is named; raises SetupError."""
        raise NotImplementedError

    def roster(self, setup: dict[str, Any], seat: int) -> dict[str, int]:
        """The content that a seat may bring into play, with counts."""
        return {}

    def exchanged(self, setup: dict[str, Any]) -> dict[str, Any]:
        """The same setup of two seats with the sides exchanged."""
        raise NotImplementedError

    def new(self, setup: dict[str, Any], seed: int) -> State:
        """A fresh game, advanced to its first decision."""
        raise NotImplementedError

    def setup_of(self, s: State) -> dict[str, Any]:
        raise NotImplementedError

    def content_digest(self, setup: dict[str, Any]) -> str:
        """A fingerprint of the content that this setup uses."""
        raise NotImplementedError

    def outcome(self, s: State) -> Outcome | None:
        """None while the game goes on."""
        raise NotImplementedError

    def scores(self, s: State) -> tuple[int, ...]:
        """The points of each seat so far."""
        raise NotImplementedError

    def view(self, s: State, viewer: int | None) -> dict[str, Any]:
        """What a viewer may see, built up from nothing; plain values. A spectator is None."""
        raise NotImplementedError

    def common_view(self, s: State) -> dict[str, Any]:
        """The part of a view that is alike for every viewer, so that a table works it out once; nothing, if need be."""
        return {}

    def own_view(self, s: State, viewer: int | None) -> dict[str, Any]:
        """The rest of `view`."""
        return self.view(s, viewer)

    def determinize(self, s: State, viewer: int | None, seed: int) -> State:
        """A state that looks the same to this viewer; everything the viewer cannot see is dealt anew."""
        raise NotImplementedError

    def blind(self, s: State, viewer: int) -> State:
        """The table as a seat sees it, made quickly: to look at and to be advised on, not to play on."""
        return self.determinize(s, viewer, 0)

    def advise(self, s: State, choice: Choice) -> Advice:
        """The game's own heuristic: a good answer without searching, and why."""
        raise NotImplementedError

    def advise_easily(self, s: State, choice: Choice, streams: list[int]) -> Advice:
        """What a beginner would answer: where a game does not say, its heuristic with many a slip."""
        if below(streams, 0, SLIPS) == 0:
            return Advice(choice.options.sample(streams, 0), 0.0, "bot-random")
        return self.advise(s, choice)

    def advise_well(self, s: State, choice: Choice) -> Advice:
        """What an expert would answer before any search; where a game does not say, as its heuristic."""
        return self.advise(s, choice)

    def candidates(self, s: State, choice: Choice, most: int, streams: list[int]) -> list[Any]:
        """Answers worth a trial, about so many, the advised one first: all of a small domain, else samples."""
        options = choice.options
        found = [self.advise_well(s, choice).answer]
        if options.size() <= most:
            return found + [answer for answer in options if answer != found[0]]
        for _ in range(4 * most):
            answer = options.sample(streams, 0)
            if answer not in found:
                found.append(answer)
            if len(found) >= most:
                break
        return found

    def default_answer(self, s: State, choice: Choice) -> Any:
        """What is answered for a seat whose time is up: the first option that stops or passes, else the game's advice."""
        found = choice.passing()
        return found if found is not None else self.advise(s, choice).answer

    def evaluate(self, s: State, seat: int) -> float:
        """How a situation looks for a seat, from -1 (lost) to 1 (won)."""
        raise NotImplementedError

    def moment(self, s: State) -> int:
        """A number that grows as the game goes on (turns, say): searches look so many moments ahead."""
        raise NotImplementedError

    def content_used(self, s: State, choice: Choice, answer: Any) -> str | None:
        """Which piece of content an answer brings into play, for statistics; None for most answers."""
        return None

    def gauges(self, s: State) -> dict[str, Callable[[], Any]]:
        """What else in this game is worth measuring, by the name of the figure: calls that are timed."""
        return {}

    def why_not(self, s: State, choice: Choice, value: Any) -> Refusal | None:
        """Why a value is no option of a choice; None when it is one."""
        raise NotImplementedError

    def plain(self, s: State) -> list[Any]:
        """The game's own part of a save."""
        raise NotImplementedError

    def from_plain(self, setup: dict[str, Any], plain: tuple[Any, ...]) -> State:
        raise NotImplementedError

    def check_content(self, folder: Path | None) -> tuple[str, list[str]]:
        """Load the game's own content, with a user's pack if given: a summary and warnings; raises ContentError."""
        raise NotImplementedError

    def content_schema(self) -> dict[str, Any]:
        """JSON Schema of the content files, for editors."""
        raise NotImplementedError

    def rulebook(self) -> Rulebook:
        raise NotImplementedError

    def page(self, language: str) -> Page:
        """The game in words, as a terminal tells it."""
        raise NotImplementedError

    def web_page(self, language: str) -> Page:
        """The same as a browser tells it."""
        return self.page(language)
