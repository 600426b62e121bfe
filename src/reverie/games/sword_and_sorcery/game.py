"""Sword & Sorcery's answers to the questions of the Game contract."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from reverie.kernel.adviser import Adviser
from reverie.kernel.chance import seed_streams
from reverie.kernel.choice import Choice, Refusal
from reverie.kernel.content import Once
from reverie.kernel.decision import Decisions
from reverie.kernel.game import COMMON, LIKELY, LOST, WON, Outcome
from reverie.kernel.page import Page
from reverie.kernel.plain import Answer, Body, Plain, Setup
from reverie.kernel.state import Frame
from reverie.parts.game import StockedGame
from reverie.parts.rules.story import StoryState

from .bots.adviser import SwordAndSorceryAdviser
from .content.compile import make_cast
from .content.lab import SwordAndSorceryLab
from .content.library import RULEBOOK, Library, schema
from .content.position import lay_out, read_dice, read_position, script_of
from .content.quests import make_plan
from .content.saves import require_sound
from .content.setup import read_setup, sample_setup
from .rules import procedures
from .rules.atoms_table import deal_anew
from .rules.cast import Cast
from .rules.decisions import DECISIONS
from .rules.events import EVENTS
from .rules.force import rebuild
from .rules.legacy import left_by
from .rules.plan import Plan
from .rules.procedures.quest import QuestRun
from .rules.state import SEATS, STREAMS, Quest
from .rules.view import view
from .rules.why import why_not
from .terminal.page import SwordAndSorceryTerminal
from .web.page import SwordAndSorceryWeb

VERSION: Final = 5

__all__ = ["GAME", "SwordAndSorceryGame", "procedures"]


@mypyc_attr(allow_interpreted_subclasses=True)
class SwordAndSorceryGame(StockedGame[Quest, Library]):
    """The game, with the content it is played with."""

    name: ClassVar[str] = "sword_and_sorcery"
    title: ClassVar[str] = "Sword & Sorcery"
    version: ClassVar[int] = VERSION
    seats: ClassVar[tuple[str, ...]] = SEATS
    hides: ClassVar[str] = COMMON
    together: ClassVar[bool] = True
    decisions: ClassVar[Decisions] = DECISIONS
    events: ClassVar[dict[str, tuple[str, ...]]] = EVENTS
    purposes: ClassVar[tuple[str, ...]] = STREAMS
    spoken: ClassVar[tuple[str, ...]] = (
        "stop", "done", "end", "pass", "decline", "yes", "no", "back", "dash", "focus", "reorganize", "drop", "read",
    )  # fmt: skip
    nouns: ClassVar[tuple[tuple[str, int], ...]] = (
        ("go", 128), ("open", 64), ("exchange", 5), ("return", 128), ("shout", 128), ("give", 512), ("take", 512), ("ask", 512),
        ("crowns", 256), ("sell", 512), ("stash", 512), ("bet", 8), ("bare", 4), ("rise", 8),
    )  # fmt: skip
    routes: ClassVar[tuple[str, ...]] = ("lessons.routes", "wall.routes")
    templates: ClassVar[tuple[str, ...]] = ("web/templates", "campaign/templates", "lessons/templates")
    static: ClassVar[str] = "web/static"
    shortcuts: ClassVar[tuple[str, ...]] = ("quest", "difficulty")
    adviser: ClassVar[type[Adviser]] = SwordAndSorceryAdviser

    def __init__(self, folders: tuple[Path, ...] = ()) -> None:
        super().__init__(folders)
        self._cast: Once[Cast] = Once(lambda: make_cast(self.library))
        self._plans: dict[str, Plan] = {}
        self.lab = SwordAndSorceryLab(self, self.stock)

    def read_library(self) -> Library:
        return Library(self.folders)

    @property
    def cast(self) -> Cast:
        return self._cast.get()

    def plan(self, quest: str) -> Plan:
        """A quest, worked out once."""
        if quest not in self._plans:
            self._plans[quest] = make_plan(self.library, self.cast, quest)
        return self._plans[quest]

    def seats_of(self, setup: Setup) -> tuple[str, ...]:
        return SEATS[: len(setup["heroes"])]

    # Setup -----------------------------------------------------------------------------------------------------------

    def setup(self, wishes: Setup) -> Setup:
        made = read_setup(self.library, wishes)
        if "position" in wishes:
            made["position"] = read_position(self.plan(made["quest"]), made, wishes["position"])
        if "dice" in wishes:
            made["dice"] = read_dice(wishes["dice"])
        return made

    def seated(self, setup: Setup, people: tuple[int, ...]) -> Setup:
        """SS-1.11: each person decides once for the party, however many heroes they lead; bots do not while a person sits there."""
        return setup if setup["persons"] != list(range(len(people))) else {**setup, "persons": list(people)}

    def sample_setup(self, seed: int) -> Setup:
        return sample_setup(self.library, seed)

    def check_content(self, folder: Path | None) -> tuple[str, list[str]]:
        game = self if folder is None else type(self)((*self.folders, folder))
        for quest in (*game.library.quests, *game.library.things["drills"]):
            game.plan(quest)
        if folder is None:
            self.check_extras()
        return game.library.summary(), []

    def content_schema(self) -> Body:
        return schema()

    def content_digest(self, setup: Setup) -> str:
        return self.library.fingerprint(setup["quest"])

    # Play ------------------------------------------------------------------------------------------------------------

    def blank(self, setup: Setup, seed: int) -> Quest:
        plan = self.plan(setup["quest"])
        return Quest(setup, plan.cast, plan, seed_streams(seed, STREAMS))

    def scripted(self, dice: Body) -> Plain:
        return script_of(dice)

    def lay_out(self, s: Quest) -> None:
        lay_out(s, s.setup["position"])

    def opening(self, s: Quest) -> Frame:
        return QuestRun()

    def outcome(self, s: Quest) -> Outcome | None:
        """SS-1.14: won or lost, for all heroes together."""
        if super().outcome(s) is None:
            return None
        won = s.ended == "won"
        everybody = tuple(range(len(s.heroes)))
        return Outcome(everybody if won else (), s.ended, self.scores(s), WON if won else LOST)

    def scores(self, s: Quest) -> tuple[int, ...]:
        return tuple([row.rank for row in s.heroes.rows])

    def legacy(self, s: Quest) -> Body:
        """SS-39.3: what a campaign keeps of a quest."""
        return left_by(s)

    def view(self, s: Quest, viewer: int | None) -> Body:
        return view(s, viewer)

    def determinize(self, s: Quest, viewer: int | None, seed: int, belief: str = LIKELY) -> Quest:
        twin = super().determinize(s, viewer, seed, belief)
        deal_anew(twin, viewer, seed)
        return twin

    def about(self, s: Quest) -> Body:
        told: Body = {key: s.setup[key] for key in ("quest", "difficulty", "lesson") if key in s.setup}
        return {**told, "sides": list(s.setup["heroes"])}

    def why_not(self, s: Quest, choice: Choice, value: Answer) -> Refusal | None:
        return why_not(s, choice, value)

    def from_plain(self, setup: Setup, plain: Plain) -> Quest:
        s = self.blank(setup, 0)
        StoryState.load_own(s, plain)
        require_sound(s)
        rebuild(s)
        return s

    # Words -----------------------------------------------------------------------------------------------------------

    def book(self) -> Path:
        return RULEBOOK

    def make_page(self, language: str) -> Page:
        return SwordAndSorceryTerminal(language, self.library)

    def make_web_page(self, language: str) -> Page:
        return SwordAndSorceryWeb(language, self.library)


GAME: Final = SwordAndSorceryGame()
