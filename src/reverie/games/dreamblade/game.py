"""Dreamblade's answers to the questions of the Game contract."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from reverie.kernel.adviser import Adviser
from reverie.kernel.chance import seed_streams
from reverie.kernel.choice import Choice, Refusal
from reverie.kernel.content import ContentError
from reverie.kernel.decision import Decisions
from reverie.kernel.game import LIKELY, Outcome
from reverie.kernel.lens import Lens
from reverie.kernel.page import Page
from reverie.kernel.plain import Answer, Body, Plain, Setup
from reverie.kernel.state import Frame, Table
from reverie.parts.game import StockedGame

from .bots.adviser import DreambladeAdviser
from .bots.lens import DreambladeLens
from .content.lab import DreambladeLab
from .content.library import BUILT_IN, RULEBOOK, Library, schema
from .content.position import begin, position_of, script_of
from .content.setup import read_setup, sample_setup
from .rules.atoms import begin_twists, settle_neutral
from .rules.board import CENTRE
from .rules.decisions import DECISIONS
from .rules.events import EVENTS
from .rules.pieces import Cast
from .rules.procedures.turn import Battle
from .rules.state import (
    DREAMSCAPE,
    NOBODY,
    NOWHERE,
    RESERVES,
    SETTLED,
    STREAMS,
    Dreamblade,
    Miniature,
    Player,
    lay_out,
    rebuild,
)
from .rules.view import common_view, own_view
from .rules.why import why_not
from .terminal.page import DreambladeTerminal
from .web.page import DreambladeWeb

VERSION: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class DreambladeGame(StockedGame[Dreamblade, Library]):
    """The game, with the content it is played with."""

    name: ClassVar[str] = "dreamblade"
    title: ClassVar[str] = "Dreamblade"
    version: ClassVar[int] = VERSION
    # Rules: DB-2.1.
    seats: ClassVar[tuple[str, ...]] = ("A", "B")
    decisions: ClassVar[Decisions] = DECISIONS
    events: ClassVar[dict[str, tuple[str, ...]]] = EVENTS
    purposes: ClassVar[tuple[str, ...]] = STREAMS
    adviser: ClassVar[type[Adviser]] = DreambladeAdviser
    shortcuts: ClassVar[tuple[str, ...]] = ("map",)
    commands: ClassVar[tuple[str, ...]] = ("limited.commands",)
    routes: ClassVar[tuple[str, ...]] = (
        "lessons.routes",
        "campaign.routes",
        "builder.routes",
        "gallery.routes",
        "limited.routes",
    )
    templates: ClassVar[tuple[str, ...]] = (
        "web/templates",
        "lessons/templates",
        "campaign/templates",
        "builder/templates",
        "gallery/templates",
        "limited/templates",
    )
    static: ClassVar[str] = "web/static"

    def __init__(self, folders: tuple[Path, ...] = ()) -> None:
        super().__init__(folders)
        self._casts: dict[str, Cast] = {}
        self.lab = DreambladeLab(self, self.stock)

    def read_library(self) -> Library:
        return Library((*BUILT_IN, *self.folders))

    # Setup -----------------------------------------------------------------------------------------------------------

    def setup(self, wishes: Setup) -> Setup:
        return read_setup(self.library, wishes)

    def sample_setup(self, seed: int) -> Setup:
        return sample_setup(self.library, seed)

    def check_content(self, folder: Path | None) -> tuple[str, list[str]]:
        library = Library(BUILT_IN if folder is None else (*BUILT_IN, folder))
        if folder is None:
            library.check_names()
            if library.troubles:
                raise ContentError(library.troubles)
            self.check_extras()
        summary = f"{len(library.pieces)} miniatures, {len(library.warbands)} warbands, {len(library.maps)} maps"
        summary += f", {len(library.unplayable)} unplayable miniatures listed"
        return summary, [str(warning) for warning in library.warnings]

    def content_schema(self) -> Body:
        return schema()

    def cast(self, setup: Setup) -> Cast:
        key = repr((setup["warbands"], setup["map"], setup.get("twists")))
        if key not in self._casts:
            if len(self._casts) > 200:
                self._casts.clear()
            self._casts[key] = Cast(self.library, setup)
        return self._casts[key]

    def content_digest(self, setup: Setup) -> str:
        return self.cast(setup).fingerprint

    # Play ------------------------------------------------------------------------------------------------------------

    def blank(self, setup: Setup, seed: int) -> Dreamblade:
        """The table laid out, before anything has happened (DB-7.2, DB-7.3)."""
        cast = self.cast(setup)
        s = Dreamblade(setup, cast, seed_streams(seed, STREAMS))
        rows = [Miniature(seat, RESERVES, NOWHERE, 0, (), False, SETTLED) for seat in (0, 1) for _m in cast.bands[seat]]
        if cast.neutral >= 0:
            rows.append(Miniature(NOBODY, DREAMSCAPE, CENTRE, 0, (), False, SETTLED))
        s.minis = Table(rows)
        s.players = Table([Player(seat, 0, 0, 0, 0, 0) for seat in (0, 1)])
        rebuild(s)
        return s

    def scripted(self, dice: Body) -> Plain:
        return script_of(dice)

    def lay_out(self, s: Dreamblade) -> None:
        at = position_of(s.setup, s.cast)
        lay_out(s, at)
        if "twists" in s.setup:
            begin_twists(s)
        if s.cast.neutral >= 0:
            settle_neutral(s)
        begin(s, at)

    def tells_its_beginning(self, setup: Setup) -> bool:
        return super().tells_its_beginning(setup) or "twists" in setup

    def opening(self, s: Dreamblade) -> Frame:
        return Battle()

    def outcome(self, s: Dreamblade) -> Outcome | None:
        if s.result is None:
            return None
        winner, reason = s.result
        return Outcome(() if winner == NOBODY else (winner,), reason, self.scores(s))

    def scores(self, s: Dreamblade) -> tuple[int, ...]:
        return (s.players[0].turns_won, s.players[1].turns_won)

    def view(self, s: Dreamblade, viewer: int | None) -> Body:
        return {**self.common_view(s), **self.own_view(s, viewer)}

    def common_view(self, s: Dreamblade) -> Body:
        return common_view(s)

    def own_view(self, s: Dreamblade, viewer: int | None) -> Body:
        return own_view(s, viewer)

    def determinize(self, s: Dreamblade, viewer: int | None, seed: int, belief: str = LIKELY) -> Dreamblade:
        """DB-2.7: everything is open; only the dice to come are dealt anew, scripted ones included."""
        # Rules: DB-5.21.
        twin: Dreamblade = s.clone()
        twin.streams = seed_streams(seed, STREAMS)
        twin.script = ()
        return twin

    def blind(self, s: Dreamblade, viewer: int | None) -> Dreamblade:
        """DB-2.7: only the dice to come are hidden; those that a lesson lays down its setup tells everybody."""
        twin: Dreamblade = s.clone()
        twin.streams = [0] * len(s.streams)
        return twin

    def lens(self, setup: Setup) -> Lens:
        return DreambladeLens(self.version, self.content_digest(setup), tuple(self.decisions.seats))

    def about(self, s: Dreamblade) -> Body:
        told: Body = {key: s.setup[key] for key in ("lesson", "battle", "map", "victory") if key in s.setup}
        return {**told, "sides": list(s.setup.get("names") or ())}

    def why_not(self, s: Dreamblade, choice: Choice, value: Answer) -> Refusal | None:
        return why_not(s, choice, value)

    # Words -----------------------------------------------------------------------------------------------------------

    def book(self) -> Path:
        return RULEBOOK

    def make_page(self, language: str) -> Page:
        return DreambladeTerminal(language, self.library)

    def make_web_page(self, language: str) -> Page:
        return DreambladeWeb(language, self.library)


GAME: Final = DreambladeGame()
