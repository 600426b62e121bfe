"""Browser: what a browser asks of a game besides its words, and the scene that a page of it is drawn from.

Elements of a page have ids; options sit on elements. Everything here is plain values and texts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypedDict, TypeVar

from .choice import Choice, Refusal
from .draft import Draft
from .plain import Answer, Body, Setup, Told
from .sight import Sight
from .state import S
from .words import MARKS, Words

T = TypeVar("T")


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


class Option:
    """A pick that sits on an element: its value as JSON, and what it is called."""

    __slots__ = ("label", "value")

    def __init__(self, value: str, label: str) -> None:
        self.value = value
        self.label = label


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

    def die(self, choice: Choice, face: object) -> dict[str, str]:
        """One face of a die that people roll themselves: its emblem, and what it is called."""
        return {"mark": f"d6-{face}" if face in (1, 2, 3, 4, 5, 6) else "", "label": str(face)}

    def web_template(self) -> str:
        """The template of the table, such as `dreamblade/table.html`; the overview in words, where a game has none."""
        return "overview.html"

    def scene(self, scene: Scene[S]) -> Told:
        """Everything the template shows, built up from nothing for this viewer."""
        return {"rows": self.overview(scene.state, scene.viewer)}

    def place(self, s: S, choice: Choice, pick: object, draft: Draft | None = None) -> str:
        """The element on which a pick sits, after the picks of the draft; "" for a button in the prompt."""
        return ""

    def pick_label(self, s: S, choice: Choice, draft: Draft, pick: object) -> str:
        """One pick, as a short phrase."""
        label = self.pick(s, choice, draft.chosen, pick)
        return label[:1].upper() + label[1:]

    def consequence(self, s: S, choice: Choice, draft: Draft) -> tuple[str, str]:
        """The line under the question, and the rule that stands behind it."""
        return "", choice.rule

    def confirm_label(self, s: S, choice: Choice, draft: Draft) -> str:
        """What the button says that sends the answer in the making; "" for the usual word."""
        return ""

    def first_pick(self, s: S, choice: Choice, draft: Draft) -> Answer:
        """The pick that the Enter key takes, and that stands first; None for none."""
        return None

    def asides(self) -> tuple[str, ...]:
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

    def looked(self, s: S, viewer: int | None, element: str) -> Details | None:
        """All about one element: title, tags, values with their sums, lines of text with their rules."""
        return None

    def why_not_at(self, s: S, choice: Choice, draft: Draft, element: str) -> Refusal | None:
        """Why nothing can be picked at this element now; None when nothing is to be said."""
        return None

    def phases(self, s: S) -> list[Phase]:
        """The course of a turn, for the header: text, done, now."""
        return []

    def seat_look(self, seat: int) -> dict[str, str]:
        """A seat's mark, name and class."""
        return {"mark": f"seat-{MARKS[seat]}", "name": self.seat_name(seat), "class": MARKS[seat]}

    def site_links(self) -> list[tuple[str, str, str]]:
        """Pages of the game's own (a builder, lessons) for the navigation: key, label, address."""
        return []

    def setup_form(self) -> list[Told]:
        """The fields with which people set up a table: name, label, kind, options, default, per seat or not."""
        return []

    def setup_from(self, form: Body) -> Setup:
        """What the filled-in fields wish for, as `Game.setup` takes it; raises SetupError."""
        return form
