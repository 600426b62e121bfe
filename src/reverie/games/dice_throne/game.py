"""Dice Throne's answers to the questions of the Game contract."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from reverie.kernel.agenda import advance, push
from reverie.kernel.chance import seed_streams
from reverie.kernel.choice import Choice, Refusal
from reverie.kernel.content import READING
from reverie.kernel.decision import Decisions
from reverie.kernel.extras import extras_of, taught_answer
from reverie.kernel.game import ENDS, LATER, LEAVES, OUT, Advice, Game, Outcome
from reverie.kernel.page import Page
from reverie.kernel.plain import Answer, Body, Plain, Setup
from reverie.kernel.rulebook import Rulebook
from reverie.kernel.state import Table
from reverie.kernel.text import LANGUAGES

from .bots.advise import LEVELS, RESTS, advise, advise_well, candidates
from .bots.determinize import determinize
from .bots.easy import advise_easily
from .bots.evaluate import evaluate
from .content.compile import make_cast
from .content.library import RULEBOOK, Library, schema
from .content.position import lay_out, script_of
from .content.saves import require_sound
from .content.setup import DRAFT, read_setup, require_hero, sample_setup
from .rules import procedures
from .rules.cast import Cast
from .rules.decisions import DECISIONS
from .rules.events import EVENTS
from .rules.lattice import all_rolls
from .rules.procedures.setup import RANDOM
from .rules.procedures.turn import Contest
from .rules.solver import Solver
from .rules.state import LEGAL, SEATS, STREAMS, DiceThrone, Player
from .rules.view import blind, view
from .rules.why import why_not
from .terminal.page import DiceThroneTerminal
from .web.page import DiceThroneWeb

VERSION: Final = 2

__all__ = ["DiceThroneGame", "procedures"]


@mypyc_attr(allow_interpreted_subclasses=True)
class DiceThroneGame(Game[DiceThrone]):
    """The game, with the content it is played with."""

    name: ClassVar[str] = "dice_throne"
    title: ClassVar[str] = "Dice Throne"
    version: ClassVar[int] = VERSION
    seats: ClassVar[tuple[str, ...]] = SEATS
    side_word: ClassVar[str] = "hero"
    levels: ClassVar[dict[str, str]] = LEVELS
    rests: ClassVar[tuple[str, ...]] = RESTS
    fair: ClassVar[tuple[float, float]] = (0.45, 0.55)
    fair_pair: ClassVar[tuple[float, float]] = (0.38, 0.62)
    fair_games: ClassVar[int] = 2000
    secrets: ClassVar[bool] = True
    decisions: ClassVar[Decisions] = DECISIONS
    events: ClassVar[dict[str, tuple[str, ...]]] = EVENTS
    purposes: ClassVar[tuple[str, ...]] = STREAMS
    routes: ClassVar[tuple[str, ...]] = ("lessons.routes", "tournament.routes", "wall.routes")
    templates: ClassVar[tuple[str, ...]] = (
        "web/templates",
        "lessons/templates",
        "tournament/templates",
        "wall/templates",
    )
    static: ClassVar[str] = "web/static"

    def __init__(self, folders: tuple[Path, ...] = ()) -> None:
        self.folders = folders
        self._library: Library | None = None
        self._cast: Cast | None = None
        self._pages: dict[str, Page] = {}
        self._rulebook: Rulebook | None = None

    @property
    def library(self) -> Library:
        """All content, read when it is first needed."""
        found = self._library
        if found is None:
            with READING:
                found = self._library  # whoever waited finds it there
                if found is None:
                    found = self._library = Library(self.folders)
        return found

    @property
    def cast(self) -> Cast:
        found = self._cast
        if found is None:
            with READING:
                found = self._cast  # whoever waited finds it there
                if found is None:
                    found = self._cast = make_cast(self.library)
        return found

    def with_content(self, folders: tuple[Path, ...]) -> DiceThroneGame:
        return DiceThroneGame(folders) if folders else self

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

    def lab_setup(self, seed: int) -> Setup:
        """A duel of two heroes; every ordered pairing in turn."""
        ids = [id for id, hero in self.library.heroes.items() if not hero.house]
        pairs = [(a, b) for a in ids for b in ids if a != b or len(ids) == 1]
        wishes = {"heroes": list(pairs[seed % len(pairs)]), "windows": LEGAL, "sudden_death": True}
        return self.setup(wishes | {"same_hero": len(ids) == 1})

    def lab_setup_with(self, wishes: Setup, seed: int) -> Setup:
        made = self.lab_setup(seed)
        if "mode" in wishes or "players" in wishes:
            made = {key: made[key] for key in ("windows", "sudden_death")}
        return self.setup(made | wishes)

    def sides(self, setup: Setup) -> list[str]:
        heroes = setup["heroes"]
        return [heroes] * setup["players"] if isinstance(heroes, str) else list(heroes)

    def wish_sides(self, given: dict[int, str]) -> Setup:
        for seat, id in given.items():
            require_hero(self.library, f"seat {SEATS[seat]}", id)
        count = max(2, *[seat + 1 for seat in given]) if given else 2
        return {"heroes": [given.get(seat, RANDOM) for seat in range(count)]}

    def roster(self, setup: Setup, seat: int) -> dict[str, int]:
        """The cards and abilities of a hero, one of each."""
        heroes = setup["heroes"]
        if isinstance(heroes, str) or heroes[seat] == RANDOM:
            return {}
        hero = self.library.heroes[heroes[seat]]
        cards = [card.id for card in (*self.library.common, *hero.cards)]
        return dict.fromkeys([*cards, *[slot.id for slot in hero.slots if slot.kind != "passive"]], 1)

    def exchanged(self, setup: Setup) -> Setup:
        heroes = setup["heroes"]
        return setup if isinstance(heroes, str) else setup | {"heroes": heroes[::-1]}

    def check_content(self, folder: Path | None) -> tuple[str, list[str]]:
        library = Library(self.folders if folder is None else (*self.folders, folder))
        make_cast(library)
        if folder is None:
            for extra in extras_of(self.name):
                extra.check_content(self)
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

    def new(self, setup: Setup, seed: int, auto: bool = False) -> DiceThrone:
        s = self.blank(setup, seed)
        s.auto = auto
        if "dice" in setup:
            s.script = script_of(setup["dice"])
        if "position" in setup:
            s.listening = not auto
            lay_out(s, setup["position"])
        else:
            push(s, Contest())
        advance(s)
        return s

    def outcome(self, s: DiceThrone) -> Outcome | None:
        return None if s.result is None else Outcome(s.result[0], s.result[1], self.scores(s))

    def scores(self, s: DiceThrone) -> tuple[int, ...]:
        return tuple([s.health(seat) for seat in range(s.mode.players)])

    def view(self, s: DiceThrone, viewer: int | None) -> Body:
        return view(s, viewer)

    def determinize(self, s: DiceThrone, viewer: int | None, seed: int) -> DiceThrone:
        return determinize(s, viewer, seed)

    def advise(self, s: DiceThrone, choice: Choice) -> Advice:
        answer = taught_answer(self, s, choice)
        if answer is not None:
            return Advice(answer, 0.0, "bot-lesson")
        return advise(s, choice)

    def gauges(self, s: DiceThrone) -> dict[str, Callable[[], object]]:
        """The re-roll solver: all keeps of a roll with two attempts left, worked out from nothing and looked up."""
        worths = [float(sum(roll)) for roll in all_rolls()]
        known = Solver(worths)
        return {
            "reroll_fresh_us": lambda: Solver(worths).best_keep((1, 2, 3, 5, 6), 2),
            "reroll_us": lambda: known.best_keep((1, 2, 3, 5, 6), 2),
        }

    def blind(self, s: DiceThrone, viewer: int | None) -> DiceThrone:
        return blind(s, viewer)

    def advise_easily(self, s: DiceThrone, choice: Choice, streams: list[int]) -> Advice:
        return advise_easily(s, choice, streams)

    def advise_well(self, s: DiceThrone, choice: Choice) -> Advice:
        return advise_well(s, choice)

    def candidates(self, s: DiceThrone, choice: Choice, most: int, streams: list[int]) -> list[Answer]:
        return candidates(s, choice, most)

    def evaluate(self, s: DiceThrone, seat: int) -> float:
        return evaluate(s, seat)

    def moment(self, s: DiceThrone) -> int:
        return s.turn

    def content_used(self, s: DiceThrone, choice: Choice, answer: Answer) -> str | None:
        if isinstance(answer, tuple) and answer:
            if answer[0] == "play":
                return s.cast.cards[answer[1]].id
            if answer[0] == "announce":
                line = s.cast.lines[answer[1]]
                return s.cast.heroes[line.hero].slots[line.slot].id
            if answer[0] == "defend":
                return s.hero(choice.seat).slots[answer[1]].id
        return None

    def why_not(self, s: DiceThrone, choice: Choice, value: Answer) -> Refusal | None:
        return why_not(s, choice, value)

    def from_plain(self, setup: Setup, plain: Plain) -> DiceThrone:
        s = super().from_plain(setup, plain)
        require_sound(s)
        return s

    # Words -----------------------------------------------------------------------------------------------------------

    def rulebook(self) -> Rulebook:
        if self._rulebook is None:
            self._rulebook = Rulebook(self.name, RULEBOOK, LANGUAGES)
        return self._rulebook

    def page(self, language: str) -> Page:
        if language not in self._pages:
            self._pages[language] = DiceThroneTerminal(language, self.library)
        return self._pages[language]

    def web_page(self, language: str) -> Page:
        key = f"web {language}"
        if key not in self._pages:
            self._pages[key] = DiceThroneWeb(language, self.library)
        return self._pages[key]


GAME: Final = DiceThroneGame()
