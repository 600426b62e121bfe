"""Dreamblade's answers to the questions of the Game contract."""

from __future__ import annotations

import difflib
from pathlib import Path
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from reverie.kernel.agenda import advance, push
from reverie.kernel.chance import Stream, seed_streams
from reverie.kernel.choice import Choice, Refusal
from reverie.kernel.content import READING, ContentError
from reverie.kernel.decision import Decisions
from reverie.kernel.extras import extras_of, taught_answer
from reverie.kernel.game import Advice, Game, Outcome, SetupError
from reverie.kernel.page import Page
from reverie.kernel.rulebook import Rulebook
from reverie.kernel.state import Table
from reverie.kernel.text import LANGUAGES

from .bots.advise import advise
from .bots.worth import evaluate
from .content.library import (
    BUILT_IN,
    MOST_COPIES,
    MOST_MINIATURES,
    RULEBOOK,
    Library,
    read_warband,
    require_warband,
    schema,
)
from .content.position import bands_of, begin, position_of, read_dice, read_position, script_of
from .content.twists import check_twists, read_twists, victory_of
from .rules.atoms import begin_twists, settle_neutral
from .rules.board import CENTRE
from .rules.decisions import DECISIONS
from .rules.events import EVENTS
from .rules.pieces import Cast
from .rules.procedures.turn import VICTORY, Battle
from .rules.state import (
    DREAMSCAPE,
    NOBODY,
    NOWHERE,
    PLAIN_FIELDS,
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

DEFAULTS: Final[dict[str, Any]] = {
    "map": "default",
    "edges": "random",
    "victory": VICTORY,
    "turn_limit": 0,
    "tournament": False,
}
"""`edges` is random (DB-Q.1), or the seat that gets the bottom edge; `turn_limit` 0 is none (DB-Q.40); `tournament`
rerolls 1s in the turn after a skip (DB-Q.60)."""
SCENARIO: Final = ("position", "dice", "lesson", "twists", "battle")
"""Only in games that begin in the middle of things: where everything stands, what the dice show first (`position.py`),
and the lesson or puzzle that this is; and in battles of the Dreamwar: what is different (`twists.py`), and which it is."""


@mypyc_attr(allow_interpreted_subclasses=True)
class DreambladeGame(Game[Dreamblade]):
    """The game, with the content it is played with."""

    name: ClassVar[str] = "dreamblade"
    title: ClassVar[str] = "Dreamblade"
    version: ClassVar[int] = VERSION
    # Rules: DB-2.1.
    seats: ClassVar[tuple[str, ...]] = ("A", "B")
    side_word: ClassVar[str] = "warband"
    rests: ClassVar[tuple[str, ...]] = ("action", "spawn")
    decisions: ClassVar[Decisions] = DECISIONS
    events: ClassVar[dict[str, tuple[str, ...]]] = EVENTS
    purposes: ClassVar[tuple[str, ...]] = STREAMS
    shortcuts: ClassVar[tuple[str, ...]] = ("map",)
    commands: ClassVar[tuple[str, ...]] = ("limited.commands",)
    routes: ClassVar[tuple[str, ...]] = ("lessons.routes", "campaign.routes", "builder.routes", "limited.routes")
    templates: ClassVar[tuple[str, ...]] = (
        "web/templates",
        "lessons/templates",
        "campaign/templates",
        "builder/templates",
        "limited/templates",
    )
    static: ClassVar[str] = "web/static"

    def __init__(self, folders: tuple[Path, ...] = ()) -> None:
        self.folders = folders
        self._library: Library | None = None
        self._casts: dict[str, Cast] = {}
        self._pages: dict[str, Page] = {}
        self._web_pages: dict[str, Page] = {}
        self._rulebook: Rulebook | None = None

    @property
    def library(self) -> Library:
        """All content, read when it is first needed."""
        found = self._library
        if found is None:
            with READING:
                found = self._library  # whoever waited finds it there
                if found is None:
                    found = self._library = Library((*BUILT_IN, *self.folders))
        return found

    def with_content(self, folders: tuple[Path, ...]) -> DreambladeGame:
        return DreambladeGame(folders) if folders else self

    # Setup -----------------------------------------------------------------------------------------------------------

    def setup(self, wishes: dict[str, Any]) -> dict[str, Any]:
        known = (*DEFAULTS, "warbands", "names", *SCENARIO)
        for key in wishes:
            if key not in known:
                near = difflib.get_close_matches(key, known, 1)
                hint = f"; did you mean {near[0]!r}?" if near else ""
                raise SetupError(f"unknown option {key!r}{hint}; known are {', '.join(known)}")
        made = {key: wishes.get(key, default) for key, default in DEFAULTS.items()}
        if not isinstance(made["map"], str) or made["map"] not in self.library.maps:
            raise SetupError(f"there is no map {made['map']!r}; there are {', '.join(self.library.maps)}")
        if made["edges"] not in ("random", "A", "B"):
            raise SetupError(f"edges is {made['edges']!r}; it should be random, A or B (who gets the bottom edge)")
        for key, least, most in (("victory", 1, 9999), ("turn_limit", 0, 9999)):
            if type(made[key]) is not int or not least <= made[key] <= most:
                raise SetupError(
                    f"{key} is {made[key]!r}; it should be a whole number of at least {least}, at most {most}"
                )
        if not isinstance(made["tournament"], bool):
            raise SetupError(f"tournament is {made['tournament']!r}; it should be true or false")
        if "twists" in wishes:
            made["twists"] = read_twists(self.library, wishes["twists"])
            made["victory"] = victory_of(made["twists"], made["victory"])
        wanted = wishes.get("warbands", list(self.library.warbands)[:2])
        made |= self._scenario(wishes, made)
        if "position" in made:
            wanted = bands_of(made["position"])
        if not isinstance(wanted, list | tuple) or len(wanted) != 2:
            raise SetupError("warbands should be two: one for seat A, one for seat B")
        names = wishes.get("names", ["", ""])
        if not isinstance(names, list | tuple) or len(names) != 2 or not all([isinstance(n, str) for n in names]):
            raise SetupError("names should be two texts: what the warbands of seat A and seat B are called")
        made["names"] = list(names)
        made["warbands"] = []
        for seat, band in enumerate(wanted):
            if isinstance(band, str):
                made["names"][seat] = band
            try:
                made["warbands"].append(self._band(band))
            except SetupError as error:
                raise SetupError(f"seat {self.seats[seat]}: {error}") from error
        if "position" in made and wishes.get("warbands", made["warbands"]) != made["warbands"]:
            raise SetupError("the warbands are not those of the position; leave them out, it names every miniature")
        if "twists" in made:
            check_twists(self.library, made["twists"], made)
        return made

    def _scenario(self, wishes: dict[str, Any], made: dict[str, Any]) -> dict[str, Any]:
        """What a setup of a game that begins in the middle of things has besides; nothing for all others."""
        told: dict[str, Any] = {}
        if "position" in wishes:
            told["position"] = read_position(self.library, wishes["position"], made["victory"])
            told["edges"] = "A" if made["edges"] == "random" else made["edges"]
        if "dice" in wishes:
            told["dice"] = read_dice(wishes["dice"])
        if "lesson" in wishes:
            lesson = wishes["lesson"]
            if not isinstance(lesson, str) or not 0 < len(lesson) <= 60:
                raise SetupError(f"lesson is {lesson!r}; it should be the id of a lesson or of a puzzle")
            told["lesson"] = lesson
        if "battle" in wishes:
            battle = wishes["battle"]
            if not isinstance(battle, str) or not 0 < len(battle) <= 60:
                raise SetupError(f"battle is {battle!r}; it should be the id of a battle of the Dreamwar")
            told["battle"] = battle
        return told

    def _band(self, band: Any) -> list[str]:
        """A warband as a list of pieces, sorted by spawn cost from low to high (DB-7.2)."""
        # Rules: DB-2.6.
        if isinstance(band, str):
            band = self._prebuilt(band)
        if isinstance(band, list | tuple):
            counted: dict[str, int] = {}
            for id in band:
                if not isinstance(id, str):
                    raise SetupError(f"{id!r} in a warband should be the id of a piece")
                counted[id] = counted.get(id, 0) + 1
            band = counted
        if not isinstance(band, dict) or not all([isinstance(id, str) and type(n) is int for id, n in band.items()]):
            raise SetupError("a warband should be a name, a list of pieces, or pieces with whole numbers")
        require_warband(self.library, band)
        pieces = self.library.pieces
        ids = sorted(band, key=lambda id: (pieces[id].cost, id))
        return [id for id in ids for _ in range(band[id])]

    def sample_setup(self, seed: int) -> dict[str, Any]:
        """Two warbands of any pieces, any map, and the turn limit of DB-Q.40."""
        stream = Stream(seed)
        ids = sorted(self.library.pieces)
        bands = []
        for _seat in self.seats:
            band: dict[str, int] = {}
            while sum(band.values()) < MOST_MINIATURES:
                id = ids[stream.below(len(ids))]
                if band.get(id, 0) < MOST_COPIES:
                    band[id] = band.get(id, 0) + 1
            bands.append(band)
        maps = sorted(self.library.maps)
        return self.setup({"warbands": bands, "map": maps[stream.below(len(maps))], "turn_limit": 24})

    def lab_setup(self, seed: int) -> dict[str, Any]:
        """Two prebuilt warbands, the default map, and the turn limit of DB-Q.40."""
        ids = list(self.library.warbands)
        pairs = [(a, b) for a in ids for b in ids if a != b or len(ids) == 1]
        return self.setup({"warbands": list(pairs[seed % len(pairs)]), "turn_limit": 24})

    def lab_setup_with(self, wishes: dict[str, Any], seed: int) -> dict[str, Any]:
        made = self.lab_setup(seed)
        if "warbands" in wishes:
            made.pop("names", None)
        return self.setup(made | wishes)

    def sides(self, setup: dict[str, Any]) -> list[str]:
        """The names of the warbands; one of the user's own may have none."""
        names = setup.get("names") or ["", ""]
        return [name or f"custom {seat}" for name, seat in zip(names, self.seats, strict=True)]

    def wish_sides(self, given: dict[int, str]) -> dict[str, Any]:
        bands = self.setup({})["warbands"]
        return {"warbands": [read_warband(given[seat]) if seat in given else bands[seat] for seat in (0, 1)]}

    def roster(self, setup: dict[str, Any], seat: int) -> dict[str, int]:
        band = setup["warbands"][seat]
        return {piece: band.count(piece) for piece in band}

    def exchanged(self, setup: dict[str, Any]) -> dict[str, Any]:
        return setup | {key: setup[key][::-1] for key in ("warbands", "names")}

    def check_content(self, folder: Path | None) -> tuple[str, list[str]]:
        library = Library(BUILT_IN if folder is None else (*BUILT_IN, folder))
        if folder is None:
            library.check_names()
            if library.troubles:
                raise ContentError(library.troubles)
            for extra in extras_of(self.name):
                extra.check_content(self)
        summary = f"{len(library.pieces)} miniatures, {len(library.warbands)} warbands, {len(library.maps)} maps"
        summary += f", {len(library.unplayable)} unplayable miniatures listed"
        return summary, [str(warning) for warning in library.warnings]

    def content_schema(self) -> dict[str, Any]:
        return schema()

    def _prebuilt(self, id: str) -> dict[str, int]:
        if id not in self.library.warbands:
            near = difflib.get_close_matches(id, list(self.library.warbands), 1)
            hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(self.library.warbands)}"
            raise SetupError(f"there is no warband {id!r}; {hint}")
        return self.library.warbands[id]

    def cast(self, setup: dict[str, Any]) -> Cast:
        key = repr((setup["warbands"], setup["map"], setup.get("twists")))
        if key not in self._casts:
            if len(self._casts) > 200:
                self._casts.clear()
            self._casts[key] = Cast(self.library, setup)
        return self._casts[key]

    def content_digest(self, setup: dict[str, Any]) -> str:
        return self.cast(setup).fingerprint

    # Play ------------------------------------------------------------------------------------------------------------

    def blank(self, setup: dict[str, Any], seed: int) -> Dreamblade:
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

    def new(self, setup: dict[str, Any], seed: int, auto: bool = False) -> Dreamblade:
        s = self.blank(setup, seed)
        s.auto = auto
        if "dice" in setup:
            s.script = script_of(setup["dice"])
        if "position" in setup:
            s.listening = not auto
            at = position_of(setup, s.cast)
            lay_out(s, at)
            if "twists" in setup:
                begin_twists(s)
            if s.cast.neutral >= 0:
                settle_neutral(s)
            begin(s, at)
        else:
            s.listening = not auto and "twists" in setup
            push(s, Battle())
        advance(s)
        return s

    def outcome(self, s: Dreamblade) -> Outcome | None:
        if s.result is None:
            return None
        winner, reason = s.result
        return Outcome(() if winner == NOBODY else (winner,), reason, self.scores(s))

    def scores(self, s: Dreamblade) -> tuple[int, ...]:
        return (s.players[0].turns_won, s.players[1].turns_won)

    def view(self, s: Dreamblade, viewer: int | None) -> dict[str, Any]:
        return {**self.common_view(s), **self.own_view(s, viewer)}

    def common_view(self, s: Dreamblade) -> dict[str, Any]:
        return common_view(s)

    def own_view(self, s: Dreamblade, viewer: int | None) -> dict[str, Any]:
        return own_view(s, viewer)

    def determinize(self, s: Dreamblade, viewer: int | None, seed: int) -> Dreamblade:
        """DB-2.7: everything is open; only the dice to come are dealt anew, scripted ones included."""
        # Rules: DB-5.21.
        twin: Dreamblade = s.clone()
        twin.streams = seed_streams(seed, STREAMS)
        twin.script = ()
        return twin

    def advise(self, s: Dreamblade, choice: Choice) -> Advice:
        answer = taught_answer(self, s, choice)
        if answer is not None:
            return Advice(answer, 0.0, "bot-lesson")
        return advise(s, choice)

    def evaluate(self, s: Dreamblade, seat: int) -> float:
        return evaluate(s, seat)

    def moment(self, s: Dreamblade) -> int:
        return s.turn

    def content_used(self, s: Dreamblade, choice: Choice, answer: Any) -> str | None:
        if choice.kind == "spawn" and answer[0] == "spawn":
            return str(s.cast.piece_of[answer[1]].id)
        return None

    def why_not(self, s: Dreamblade, choice: Choice, value: Any) -> Refusal | None:
        return why_not(s, choice, value)

    # Saves -----------------------------------------------------------------------------------------------------------

    def plain(self, s: Dreamblade) -> list[Any]:
        fields = [getattr(s, name) for name in PLAIN_FIELDS]
        return [[row.plain() for row in s.minis.rows], [row.plain() for row in s.players.rows], fields]

    def from_plain(self, setup: dict[str, Any], plain: tuple[Any, ...]) -> Dreamblade:
        s = self.blank(setup, 0)
        s.minis = Table([Miniature(*row) for row in plain[0]])
        s.players = Table([Player(*row) for row in plain[1]])
        for name, value in zip(PLAIN_FIELDS, plain[2], strict=True):
            setattr(s, name, value)
        rebuild(s)
        return s

    # Words -----------------------------------------------------------------------------------------------------------

    def rulebook(self) -> Rulebook:
        if self._rulebook is None:
            self._rulebook = Rulebook(self.name, RULEBOOK, LANGUAGES)
        return self._rulebook

    def page(self, language: str) -> Page:
        if language not in self._pages:
            self._pages[language] = DreambladeTerminal(language, self.library)
        return self._pages[language]

    def web_page(self, language: str) -> Page:
        """The page whose sentences are for a browser: no codes, and the seats called by their marks."""
        if language not in self._web_pages:
            self._web_pages[language] = DreambladeWeb(language, self.library)
        return self._web_pages[language]


GAME: Final = DreambladeGame()
