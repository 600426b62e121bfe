"""Etherfields' answers to the questions of the Game contract."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from reverie.kernel.adviser import Adviser
from reverie.kernel.chance import seed_streams
from reverie.kernel.choice import Choice, Refusal
from reverie.kernel.content import Once
from reverie.kernel.decision import Decisions
from reverie.kernel.game import CLOSED, COMMON, LIKELY, LOST, WON, Outcome
from reverie.kernel.page import Page
from reverie.kernel.plain import Answer, Body, Plain, Setup
from reverie.kernel.state import Frame
from reverie.parts.game import StockedGame

from .bots.adviser import EtherfieldsAdviser
from .content.compile import make_cast
from .content.lab import EtherfieldsLab
from .content.legacies import left_by
from .content.library import RULEBOOK, Library, schema
from .content.position import lay_out, read_dice, read_position, script_of
from .content.setup import read_setup, sample_setup
from .rules import procedures
from .rules.atoms import deal_anew
from .rules.atoms_legacy import lay_legacy
from .rules.cast import Cast
from .rules.decisions import DECISIONS
from .rules.events import EVENTS
from .rules.faces import deal_face_anew
from .rules.frames import SessionRun
from .rules.state import SEATS, STREAMS, Session
from .rules.view import view
from .rules.why import why_not
from .terminal.page import EtherfieldsTerminal
from .web.page import EtherfieldsWeb

VERSION: Final = 4

__all__ = ["GAME", "EtherfieldsGame", "procedures"]


@mypyc_attr(allow_interpreted_subclasses=True)
class EtherfieldsGame(StockedGame[Session, Library]):
    """The game, with the content it is played with."""

    name: ClassVar[str] = "etherfields"
    title: ClassVar[str] = "Etherfields"
    version: ClassVar[int] = VERSION
    seats: ClassVar[tuple[str, ...]] = SEATS
    hides: ClassVar[str] = COMMON
    together: ClassVar[bool] = True
    decisions: ClassVar[Decisions] = DECISIONS
    events: ClassVar[dict[str, tuple[str, ...]]] = EVENTS
    purposes: ClassVar[tuple[str, ...]] = STREAMS
    templates: ClassVar[tuple[str, ...]] = ("web/templates", "campaign/templates", "lessons/templates")
    routes: ClassVar[tuple[str, ...]] = ("lessons.routes", "wall.routes")
    static: ClassVar[str] = "web/static"
    shortcuts: ClassVar[tuple[str, ...]] = ("scenario", "difficulty")
    adviser: ClassVar[type[Adviser]] = EtherfieldsAdviser

    def __init__(self, folders: tuple[Path, ...] = ()) -> None:
        super().__init__(folders)
        self._cast: Once[Cast] = Once(lambda: make_cast(self.library))
        self.lab = EtherfieldsLab(self, self.stock)

    def read_library(self) -> Library:
        return Library(self.folders)

    @property
    def cast(self) -> Cast:
        return self._cast.get()

    def seats_of(self, setup: Setup) -> tuple[str, ...]:
        return SEATS[: len(setup["dreamers"])]

    def setup(self, wishes: Setup) -> Setup:
        made = read_setup(self.cast, wishes)
        if "lesson" in wishes:
            made["lesson"] = str(wishes["lesson"])
        if "position" in wishes:
            made["position"] = read_position(self.cast, made, wishes["position"])
        if "dice" in wishes:
            made["dice"] = read_dice(wishes["dice"])
        return made

    def seated(self, setup: Setup, people: tuple[int, ...]) -> Setup:
        """EF-4.62: each person decides once for the Team, however many Dreamers they lead."""
        return setup if setup["persons"] != list(range(len(people))) else {**setup, "persons": list(people)}

    def sample_setup(self, seed: int) -> Setup:
        return sample_setup(self.cast, seed)

    def check_content(self, folder: Path | None) -> tuple[str, list[str]]:
        game = self if folder is None else type(self)((*self.folders, folder))
        assert game.cast.dreams  # everything that was read can be played with
        if folder is None:
            self.check_extras()
        return game.library.summary(), []

    def content_schema(self) -> Body:
        return schema()

    def content_digest(self, setup: Setup) -> str:
        return self.library.fingerprint()

    def blank(self, setup: Setup, seed: int) -> Session:
        s = Session(setup, self.cast, seed_streams(seed, STREAMS))
        lay_legacy(s, setup["legacy"])
        return s

    def tells_its_beginning(self, setup: Setup) -> bool:
        """What lies there when a lesson begins has not happened at the table."""
        return False

    def scripted(self, dice: Body) -> Plain:
        return script_of(dice)

    def lay_out(self, s: Session) -> None:
        lay_out(s, s.setup["position"])

    def opening(self, s: Session) -> Frame:
        return SessionRun()

    def outcome(self, s: Session) -> Outcome | None:
        """EF-1.1: all win or lose together; a session that was saved is closed, to be gone on with; every ending is one (EF-10.43)."""
        if super().outcome(s) is None:
            return None
        everybody = tuple(range(s.players()))
        if s.ended == "saved":
            return Outcome(everybody, "saved", self.scores(s), CLOSED)
        won = s.ended in ("won", "called", "kept", "next")
        return Outcome(everybody if won else (), s.ended, self.scores(s), WON if won else LOST)

    def scores(self, s: Session) -> tuple[int, ...]:
        return tuple([len(row.progress) for row in s.dreamers.rows])

    def legacy(self, s: Session) -> Body:
        """EF-9.128: what a campaign keeps of a session."""
        return left_by(s)

    def view(self, s: Session, viewer: int | None) -> Body:
        return view(s, viewer)

    def determinize(self, s: Session, viewer: int | None, seed: int, belief: str = LIKELY) -> Session:
        twin = super().determinize(s, viewer, seed, belief)
        deal_anew(twin, viewer, seed)
        deal_face_anew(twin, seed)
        return twin

    def about(self, s: Session) -> Body:
        told: Body = {"lesson": s.setup["lesson"]} if "lesson" in s.setup else {}
        return {**told, "scenario": s.setup["scenario"], "sides": list(s.setup["dreamers"])}

    def why_not(self, s: Session, choice: Choice, value: Answer) -> Refusal | None:
        return why_not(s, choice, value)

    def from_plain(self, setup: Setup, plain: Plain) -> Session:
        s = Session(setup, self.cast, [])
        s.load_own(plain)
        return s

    def book(self) -> Path:
        return RULEBOOK

    def make_page(self, language: str) -> Page:
        return EtherfieldsTerminal(language, self.library)

    def make_web_page(self, language: str) -> Page:
        return EtherfieldsWeb(language, self.library)


GAME: Final = EtherfieldsGame()
