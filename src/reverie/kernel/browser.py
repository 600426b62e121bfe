"""Browser: what a browser asks of a game besides its words, and the scene that a page of it is drawn from.

Elements of a page have ids; options sit on elements. Everything here is plain values and texts.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, ClassVar, Final, Generic, NamedTuple, NotRequired, TypedDict, TypeVar

from .choice import Choice, Refusal
from .decision import Decision
from .draft import Draft
from .events import Event
from .plain import Answer, Body, Plain, Setup, Told
from .sight import Sight
from .state import S
from .words import MARKS, Words

T = TypeVar("T")
PROMPT: Final = "prompt"
"""The element that asks: what sits on it is a button there."""


class Mark(TypedDict):
    """A word with its emblem."""

    mark: str
    text: str


class Value(TypedDict, total=False):
    """A value of an element: its emblem, what it is, and how it came about."""

    mark: str
    label: str
    value: int | str
    sum: str


class Sentence(TypedDict):
    """A line about an element, the rule behind it, and the emblem of what it needs: `mark` and `label`."""

    text: str
    rule: str
    requirement: dict[str, str] | str


class Details(TypedDict):
    """All about one element."""

    title: str
    tags: list[str | Mark]
    values: list[Value]
    lines: list[Sentence]
    note: str


class Phase(TypedDict):
    """A part of a turn, for the header."""

    text: str
    done: bool
    now: bool


class Face(TypedDict):
    """A die as it lies: its emblem, and what it shows in words; where the emblem is a symbol on it, the number beside it."""

    mark: str
    label: str
    number: NotRequired[int]


class Touch(TypedDict):
    """What a beat does to an element of the page: `harm`, `good`, `move`, `new` or `gone`, and a few signs beside it ("−3")."""

    at: str
    how: str
    text: str


class Episode(TypedDict):
    """Events that belong together (a combat), in one line of the log: what came of them, by which rule, and the dice they took."""

    text: str
    rule: str
    dice: tuple[Face, ...]


class Beat:
    """One thing that happened, as it is shown between two decisions.

    Its kind says how long it rests and how it looks: a `roll` of dice, an announcement (`announce`: a card played, an attack,
    an ability), something that comes to pass (`land`: damage, a fall, a token), the end or the beginning of a turn (`turn`),
    or a `note` that only passes by.
    """

    __slots__ = ("dice", "kind", "rule", "seat", "text", "total", "touches")

    def __init__(
        self,
        kind: str,
        text: str,
        rule: str = "",
        seat: int | None = None,
        dice: tuple[Face, ...] = (),
        total: str = "",
        touches: tuple[Touch, ...] = (),
    ) -> None:
        self.kind = kind
        self.text = text
        self.rule = rule
        self.seat = seat
        """Whose doing it is, for the mark beside it."""
        self.dice = dice
        self.total = total
        """What the dice come to; it is told when they lie still."""
        self.touches = touches
        """Elements of the page that it concerns."""


class Way(TypedDict):
    """Where somebody can go on from here: to an address, or by a form that is sent there (`post`)."""

    text: str
    href: str
    post: bool


class Figure(TypedDict):
    """A figure of a finished game: what it tells, and what it is for each seat."""

    text: str
    values: list[str]


class Ending(TypedDict):
    """What stands at the end of a game that belongs to something larger: a lesson, a campaign."""

    title: str
    line: str
    way: Way | None
    """What to do next."""
    told: bool
    """The extra says beside the table how it ended: nothing else does."""


class SiteLink(TypedDict):
    """A page of a game's own, besides its tables: what kind of page it is, and how links to it read.

    `kind` is `learn` (lessons, puzzles), `campaign`, `builder`, `draft`, `wall` or `gallery`; `key` tells the page from the
    others, `label` is short and `line` a sentence about it.
    """

    kind: str
    key: str
    label: str
    line: str
    href: str
    mark: str


class TableName(TypedDict):
    """What a table is in a list: of which kind of page (`learn`, `campaign`; "" for a game like any other), what it is called
    ("" for no name of its own), and what each seat plays."""

    kind: str
    name: str
    sides: list[str]


class Callout(TypedDict):
    """A word about a part of the table for whoever plays for the first time: a selector of what it is about, and the word."""

    at: str
    title: str
    text: str


class FirstGame(TypedDict):
    """A game for somebody who has never played: what to wish of the setup, how strong the bots are, and what is pointed out."""

    wishes: Setup
    level: str
    callouts: list[Callout]


class Lasting(list[T]):
    """A part of a page in which nothing can be picked, told for all who see it alike: as long as it is told by the same object it
    is drawn once."""

    def __init__(self, parts: Iterable[T]) -> None:
        super().__init__(parts)
        self.drawn: dict[str, Any] = {}
        """What was drawn, by what it was drawn with."""

    def once(self, name: str, work: Callable[[], Any]) -> Any:
        """What was drawn with this, drawn now if it has not been."""
        if name not in self.drawn:
            self.drawn[name] = work()
        return self.drawn[name]


class Foreseen(NamedTuple):
    """Something that will be asked: which decision, about what, and what may be answered."""

    decision: Decision
    subject: int
    options: Plain


class Option:
    """A pick that sits on an element: its value as JSON, what it is called, what is asked before it is taken, the elements to
    which it leads, and whether it is an answer by itself. `note` is what the page says beside it, such as its chance."""

    __slots__ = ("ask", "commits", "label", "note", "to", "value")

    def __init__(self, value: str, label: str, ask: str = "", to: str = "", commits: bool = False) -> None:
        self.value = value
        self.label = label
        self.ask = ask
        self.to = to
        self.commits = commits
        self.note = ""


class Scene(Generic[S]):
    """What a game's page is drawn from: the match as one viewer may see it, and the decision in the making."""

    def __init__(
        self,
        sight: Sight[S],
        choice: Choice | None,
        draft: Draft | None,
        seats: list[Told],
    ) -> None:
        self.state = sight.state
        """The table as the viewer sees it: what they cannot know is not in it."""
        self.log = sight.log
        """Events so far that the viewer may see, with the number of the answer that caused each."""
        self.viewer = sight.viewer
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
        self.read: Collection[str] | None = None
        """What the viewer has said to have read of what an extra tells; None where nothing waits for that."""
        self.kept: dict[object, Any] = {}
        """What has been worked out for this state already, for all who see the same."""
        self.lasting: dict[object, Any] = {}
        """What was worked out for earlier states of this table, with what it was worked out from."""

    def once(self, name: object, work: Callable[[], T]) -> T:
        """Where all see the same, it is worked out for the first one. Nobody may change it."""
        if name not in self.kept:
            self.kept[name] = work()
        found: T = self.kept[name]
        return found


class Browser(Words[S]):
    """A game in a browser."""

    web_template: ClassVar[str] = "overview.html"
    """The template of the table, such as `dreamblade/table.html`; the overview in words, where a game has none."""

    moment_template: ClassVar[str] = ""
    """The template of a small picture of a moment, about as wide as a phone and drawn from the same scene; "" for none."""

    sheets: ClassVar[tuple[str, ...]] = ()
    """Style sheets of parts that its tables need besides its own: `plan`, for one that draws a map."""

    replay_columns: ClassVar[bool] = False
    """Whether the page stands in columns the last of which is free to share its height: in a low window the course of a replayed
    game lies under it, instead of under the whole page."""

    site: ClassVar[tuple[tuple[str, str, str, str], ...]] = ()
    """Pages of the game's own (lessons, a campaign, a builder), in the order in which they are offered: kind, key, address,
    emblem. The texts `site-<key>` name them."""

    episode_begins: ClassVar[str] = ""
    """The kind of event that begins a part of the game which the log tells in one line, its steps folded beneath; "" for none."""
    episode_ends: ClassVar[tuple[str, ...]] = ()
    """Kinds of events that belong to no such part any more."""

    def die(self, choice: Choice, face: object) -> dict[str, str]:
        """One face of a die that people roll themselves: its emblem, and what it is called."""
        return {"mark": f"d6-{face}" if face in (1, 2, 3, 4, 5, 6) else "", "label": str(face)}

    def die_owner(self, choice: Choice, place: int) -> str:
        """Whose die comes at this place of a roll that people roll themselves; "" where all are of one."""
        return ""

    def scene(self, scene: Scene[S]) -> Told:
        """Everything the template shows, built up from nothing for this viewer."""
        return {"rows": self.overview(scene.state, scene.viewer)}

    def place(self, s: S, choice: Choice, pick: object, draft: Draft | None = None) -> str:
        """The element on which a pick sits, after the picks of the draft; "" for a button in the prompt.

        It may sit on several, parted by spaces: an attack on its target, on the weapon and in a list; PROMPT among them is a button
        in the prompt as well.
        """
        return ""

    def pick_label(self, s: S, choice: Choice, draft: Draft, pick: object) -> str:
        """One pick, as a short phrase."""
        label = self.pick(s, choice, draft.chosen, pick)
        return label[:1].upper() + label[1:]

    def consequence(self, s: S, choice: Choice, draft: Draft) -> tuple[str, str]:
        """The line under the question, and the rule that stands behind it: where a game does not say, its text `web-line-<kind>`."""
        return self.line(choice)

    def line(self, choice: Choice, rule: str = "", **args: object) -> tuple[str, str]:
        """The text `web-line-<kind>`, with its rule or that of the choice; nothing where there is none."""
        key = f"web-line-{choice.kind}"
        return (self.say(key, "", **args), rule or choice.rule) if self.texts.has(key) else ("", choice.rule)

    def confirm_label(self, s: S, choice: Choice, draft: Draft) -> str:
        """What the button says that sends the answer in the making; "" for the usual word."""
        return ""

    def preselected(self, s: S, choice: Choice) -> Plain:
        """Where several are chosen together: those that are chosen already when somebody is asked, since one nearly always
        wants just that."""
        return ()

    def first_pick(self, s: S, choice: Choice, draft: Draft) -> Answer:
        """The pick that the Enter key takes, and that stands first in the prompt, also where it sits on an element; None for
        none."""
        return None

    def foreseen(self, s: S, choice: Choice, draft: Draft) -> list[Foreseen]:
        """What the same seat will be asked right after the answer in the making: it may be decided along with it."""
        return []

    def prompt_picks(self, s: S, choice: Choice, draft: Draft) -> Plain:
        """Picks that sit on elements, and that small screens list in the prompt as well, since the elements lie far from it."""
        return ()

    def button_label(self, s: S, choice: Choice, draft: Draft, pick: object) -> str:
        """What a button of the prompt says that takes a pick which sits on an element, or the first pick: what to do, and
        what comes of it."""
        return self.pick_label(s, choice, draft, pick)

    def ask_before(self, s: S, choice: Choice, draft: Draft, pick: object) -> str:
        """What somebody is asked before this pick is taken, since it gives something up; "" for nothing. The button of such
        a pick is quiet and stands last."""
        return ""

    def reading(self, s: S) -> Told | None:
        """A text that is being read just now by all who play: `title` and `paragraphs`. None where there is none."""
        return None

    def doing(self, s: S, choice: Choice) -> str:
        """What somebody who is asked this is doing, for those who play with them: `chooses a target`. "" for nothing special."""
        key = f"doing-{choice.kind}"
        return self.say(key) if self.texts.has(key) else ""

    def asides(self) -> tuple[Decision, ...]:
        """The kinds of choices that come so often that bots answer them without a long pause for people to follow."""
        return ()

    def auto_windows(self) -> list[tuple[str, str]]:
        """The moments for which somebody may say when to be asked: name and label."""
        return []

    def auto_answer(self, s: S, choice: Choice, wishes: dict[str, str]) -> Answer:
        """What is answered for somebody who does not want to be asked this: None when they are asked.

        `wishes` gives, by the name of a window, `ask` (always), `matter` (where it matters, which is the rule) or `pass`. It
        may use nothing but what the seat that is asked may know.
        """
        return None

    def auto_is_open(self, s: S, choice: Choice, wishes: dict[str, str]) -> bool:
        """Whether such an answer follows from the wishes and from what everybody knows: then its speed tells nothing."""
        return False

    def beats(self, s: S, events: list[Event]) -> list[Beat]:
        """What happened, one thing after the other, as it is shown between two decisions: a note for every line of the log.

        A game says more: which events are rolls, announcements, landings or turns, their dice, and the elements they touch.
        The events are those that the viewer may see; the state is the one after them, as the viewer sees it.
        """
        told = []
        for event in events:
            text = self.event(s, event)
            if text:
                told.append(Beat("note", text, event.rule, self.teller(event, s)))
        return told

    def episode(self, s: S, events: list[Event]) -> Episode:
        """A part of the game in one line of the log, as far as it has come (see `episode_begins`)."""
        text = self.event(s, events[0]) or ""
        return {"text": text, "rule": events[0].rule, "dice": ()}

    def recap_from(self, s: S, viewer: int, log: list[tuple[int, Event]], since: int) -> int:
        """From which event on the recap tells what happened; `since` is the first one after the viewer's own last answer."""
        return since

    def looked(self, s: S, viewer: int | None, element: str) -> Details | None:
        """All about one element: title, tags, values with their sums, lines of text with their rules."""
        return None

    def element_name(self, s: S, viewer: int | None, element: str) -> str:
        """What an element is called when somebody asks why nothing can be picked there: the title of its details."""
        found = self.looked(s, viewer, element)
        return found["title"] if found is not None else ""

    def why_not_at(self, s: S, choice: Choice, draft: Draft, element: str) -> Refusal | None:
        """Why nothing can be picked at this element now; None when nothing is to be said."""
        return None

    def phases(self, s: S) -> list[Phase]:
        """The course of a turn, for the header: text, done, now."""
        return []

    def seat_look(self, seat: int) -> dict[str, str]:
        """A seat's mark, name and class."""
        return {"mark": f"seat-{MARKS[seat]}", "name": self.seat_name(seat), "class": MARKS[seat]}

    def symbols(self) -> dict[str, Mark]:
        """Signs that stand in the rulebook's texts (such as `{B}`), each with the emblem that the game shows for it."""
        return {}

    def keys(self) -> dict[str, str]:
        """What some keys do here, in the words of the game, by the name of the key; "" where a key does nothing here."""
        return {}

    def figures(self, s: S, log: list[tuple[int, Event]]) -> list[Figure]:
        """What a finished game came to, in figures for each seat, out of what happened in it."""
        return []

    def site_links(self) -> list[SiteLink]:
        """The game's own pages in words."""
        return [
            {
                "kind": kind,
                "key": key,
                "label": self.say(f"site-{key}"),
                "line": self.say(f"site-{key}", "line"),
                "href": href,
                "mark": mark,
            }
            for kind, key, href, mark in self.site
        ]

    def first_game(self) -> FirstGame:
        """The game that one press begins: short, gentle, of what is good for a first game. The rest is as the form proposes."""
        return {"wishes": {}, "level": "novice", "callouts": []}

    def table_name(self, about: Body) -> TableName:
        """A table in words, from what `Game.about` told of it."""
        return {"kind": "", "name": "", "sides": []}

    def callouts(self, **at: str) -> list[Callout]:
        """What is pointed out at a first table, by the names of the texts `callout-<name>`."""
        return [
            {"at": where, "title": self.say(f"callout-{name}", "title"), "text": self.say(f"callout-{name}")}
            for name, where in at.items()
        ]

    def setup_form(self) -> list[Told]:
        """The fields with which people set up a table: name, label, kind, options, default, per seat or not."""
        return []

    def setup_words(self, setup: Setup) -> list[str]:
        """What a game is played with, in a few words each: a mode, a map, who plays which hero. The rest nobody need be told."""
        return []

    def seat_form(self, setup: Setup, seats: Sequence[int]) -> list[Told]:
        """The fields with which whoever takes one of these seats chooses what is their own; their defaults are what stands."""
        return []

    def seat_setup(self, setup: Setup, seat: int, form: Body) -> Setup:
        """The setup with what whoever takes a seat has chosen for it, as `Game.setup` takes it; raises SetupError."""
        return setup

    def setup_from(self, form: Body) -> Setup:
        """What the filled-in fields wish for, as `Game.setup` takes it; raises SetupError."""
        return form
