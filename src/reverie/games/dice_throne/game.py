"""Dice Throne's answers to the questions of the Game contract."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from reverie.kernel.adviser import Adviser
from reverie.kernel.chance import seed_streams
from reverie.kernel.choice import Choice, Refusal
from reverie.kernel.content import Once
from reverie.kernel.decision import Decisions
from reverie.kernel.game import ENDS, LATER, LEAVES, LIKELY, OUT, OWN, Outcome
from reverie.kernel.lens import Lens
from reverie.kernel.page import Page
from reverie.kernel.plain import Answer, Body, Plain, Setup
from reverie.kernel.state import Frame, Table
from reverie.parts.game import StockedGame

from .bots.adviser import DiceThroneAdviser
from .bots.determinize import determinize
from .bots.lens import DiceThroneLens
from .content.compile import make_cast
from .content.lab import DiceThroneLab
from .content.library import RULEBOOK, Library, schema
from .content.position import lay_out, script_of
from .content.saves import require_sound
from .content.setup import DRAFT, read_setup, sample_setup
from .rules import procedures
from .rules.cast import Cast
from .rules.decisions import DECISIONS
from .rules.events import EVENTS
from .rules.procedures.setup import RANDOM
from .rules.procedures.turn import Contest
from .rules.state import SEATS, STREAMS, DiceThrone, Player
from .rules.view import blind, view
from .rules.why import why_not
from .terminal.page import DiceThroneTerminal
from .web.page import DiceThroneWeb

VERSION: Final = 2

__all__ = ["DiceThroneGame", "procedures"]


@mypyc_attr(allow_interpreted_subclasses=True)
class DiceThroneGame(StockedGame[DiceThrone, Library]):
    """The game, with the content it is played with."""

    name: ClassVar[str] = "dice_throne"
    title: ClassVar[str] = "Dice Throne"
    version: ClassVar[int] = VERSION
    seats: ClassVar[tuple[str, ...]] = SEATS
    hides: ClassVar[str] = OWN
    decisions: ClassVar[Decisions] = DECISIONS
    events: ClassVar[dict[str, tuple[str, ...]]] = EVENTS
    purposes: ClassVar[tuple[str, ...]] = STREAMS
    adviser: ClassVar[type[Adviser]] = DiceThroneAdviser
    routes: ClassVar[tuple[str, ...]] = ("lessons.routes", "tournament.routes", "wall.routes", "gallery.routes")
    templates: ClassVar[tuple[str, ...]] = (
        "web/templates",
        "lessons/templates",
        "tournament/templates",
        "gallery/templates",
    )
    static: ClassVar[str] = "web/static"

    def __init__(self, folders: tuple[Path, ...] = ()) -> None:
        super().__init__(folders)
        self._cast: Once[Cast] = Once(lambda: make_cast(self.library))
        self.lab = DiceThroneLab(self, self.stock)

    def read_library(self) -> Library:
        return Library(self.folders)

    @property
    def cast(self) -> Cast:
        return self._cast.get()

    def seats_of(self, setup: Setup) -> tuple[str, ...]:
        return SEATS[: setup["players"]]

    def sides_with(self, setup: Setup, seat: int, other: int) -> bool:
        team = self.cast.modes[(setup["mode"], setup["players"])].team
        return team[seat] == team[other]

    def parting(self, s: DiceThrone, seat: int) -> str:
        """DT-10.66: where more than two sides play, the others play on."""
        if s.mode.teams == 2:
            return ENDS
        if not s.players.rows[seat].alive:
            return OUT
        return LEAVES if s.turn > 0 else LATER

    # Setup -----------------------------------------------------------------------------------------------------------

    def setup(self, wishes: Setup) -> Setup:
        return read_setup(self.library, self.cast, wishes)

    def sample_setup(self, seed: int) -> Setup:
        return sample_setup(self.library, self.cast, seed)

    def check_content(self, folder: Path | None) -> tuple[str, list[str]]:
        library = Library(self.folders if folder is None else (*self.folders, folder))
        make_cast(library)
        if folder is None:
            self.check_extras()
        cards = sum([len(hero.cards) for hero in library.heroes.values()]) + len(library.common)
        summary = (
            f"{len(library.heroes)} heroes, {cards} cards, {len(library.tokens)} tokens, {len(library.modes)} modes"
        )
        return summary, []

    def content_schema(self) -> Body:
        return schema()

    def content_digest(self, setup: Setup) -> str:
        heroes = setup["heroes"]
        used = setup["pool"] if heroes == DRAFT or RANDOM in heroes else heroes
        if "start" in setup:  # what is brought along is written down with the bosses
            used = [*used, *[id for id, hero in self.library.heroes.items() if hero.house]]
        return self.library.fingerprint(tuple(used))

    # Play ------------------------------------------------------------------------------------------------------------

    def blank(self, setup: Setup, seed: int) -> DiceThrone:
        """The table before anything has happened (DT-3.4)."""
        # Rules: DT-1.1.
        mode = self.cast.modes[(setup["mode"], setup["players"])]
        s = DiceThrone(setup, self.cast, mode, seed_streams(seed, STREAMS))
        s.players = Table([Player(-1, 0, (), (), (), (), (), (), (), True) for _seat in range(mode.players)])
        s.dials = (mode.health,) * mode.teams
        return s

    def scripted(self, dice: Body) -> Plain:
        return script_of(dice)

    def lay_out(self, s: DiceThrone) -> None:
        lay_out(s, s.setup["position"])

    def opening(self, s: DiceThrone) -> Frame:
        return Contest()

    def outcome(self, s: DiceThrone) -> Outcome | None:
        return None if s.result is None else Outcome(s.result[0], s.result[1], self.scores(s))

    def scores(self, s: DiceThrone) -> tuple[int, ...]:
        return tuple([s.health(seat) for seat in range(s.mode.players)])

    def legacy(self, s: DiceThrone) -> Body:
        """DT-10.70: wounds stay from duel to duel."""
        return {"health": list(self.scores(s))}

    def view(self, s: DiceThrone, viewer: int | None) -> Body:
        return view(s, viewer)

    def determinize(self, s: DiceThrone, viewer: int | None, seed: int, belief: str = LIKELY) -> DiceThrone:
        return determinize(s, viewer, seed, belief)

    def blind(self, s: DiceThrone, viewer: int | None) -> DiceThrone:
        return blind(s, viewer)

    def lens(self, setup: Setup) -> Lens:
        return DiceThroneLens(self.version, self.content_digest(setup), tuple(self.decisions.seats), self.cast)

    def about(self, s: DiceThrone) -> Body:
        heroes = [s.cast.heroes[row.hero].id if row.hero >= 0 else "" for row in s.players.rows]
        told: Body = {key: s.setup[key] for key in ("lesson", "mode", "players") if key in s.setup}
        return {**told, "run": "start" in s.setup, "sides": heroes}

    def why_not(self, s: DiceThrone, choice: Choice, value: Answer) -> Refusal | None:
        return why_not(s, choice, value)

    def from_plain(self, setup: Setup, plain: Plain) -> DiceThrone:
        s = super().from_plain(setup, plain)
        require_sound(s)
        return s

    # Words -----------------------------------------------------------------------------------------------------------

    def book(self) -> Path:
        return RULEBOOK

    def make_page(self, language: str) -> Page:
        return DiceThroneTerminal(language, self.library)

    def make_web_page(self, language: str) -> Page:
        return DiceThroneWeb(language, self.library)


GAME: Final = DiceThroneGame()
