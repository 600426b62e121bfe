"""Dice Throne's answers to the questions of the Game contract."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from reverie.kernel.agenda import UNANSWERED, advance, push, push_at
from reverie.kernel.chance import Stream, draw_many, seed_streams
from reverie.kernel.choice import NATURE, Choice, Refusal
from reverie.kernel.codec import SaveError
from reverie.kernel.content import READING
from reverie.kernel.decision import Decisions
from reverie.kernel.domain import Domain, Subset
from reverie.kernel.extras import extras_of, taught_answer
from reverie.kernel.game import ENDS, LATER, LEAVES, OUT, Advice, Game, Outcome, SetupError
from reverie.kernel.page import Page
from reverie.kernel.rulebook import Rulebook
from reverie.kernel.state import Table
from reverie.kernel.text import LANGUAGES

from .bots.advise import LEVELS, RESTS, advise, advise_well, candidates
from .bots.easy import advise_easily
from .bots.evaluate import blind, evaluate
from .bots.hand import likely_hand
from .content.compile import make_cast
from .content.library import RULEBOOK, Library, schema
from .content.position import BEGINNINGS, read_dice, read_position, read_start, script_of
from .rules import atoms, procedures
from .rules.cast import Cast
from .rules.decisions import DECISIONS
from .rules.events import EVENTS
from .rules.lattice import all_rolls
from .rules.legality import main_domain, reaction_domain
from .rules.procedures.setup import RANDOM
from .rules.procedures.turn import Contest, Turn
from .rules.seating import Mode
from .rules.sides import side_of
from .rules.solver import Solver
from .rules.state import ALL, LEGAL, NOBODY, PLAIN_FIELDS, SEATS, STREAMS, DiceThrone, Player, limit_of
from .rules.view import sees_hand, view
from .rules.why import why_not
from .terminal.page import DiceThroneTerminal
from .web.page import DiceThroneWeb

VERSION: Final = 2
DRAFT: Final = "draft"
SETTLED: Final = ("mode", "players", "heroes", "first", "same_hero", "windows", "sudden_death")
"""What a whole setup holds, as records keep it."""
KNOWN: Final = ("mode", "players", "heroes", "first", "same_hero", "windows", "sudden_death", "pool")
SCENARIO: Final = ("position", "start", "dice", "lesson")
"""Only in games that begin in the middle of things, or with other than the usual sides (`position.py`); the lesson or
challenge that this is."""
"""What may be wished for. `windows` is `all` (whoever could react, for all anybody can see, is asked) or `legal` (only who
really can: quicker, but it tells something about hands; for laboratories). `sudden_death` is the last round without it, 0
for never (DT-10.64). `pool` are the heroes of drafts and lots, all of them unless said."""

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

    def seats_of(self, setup: dict[str, Any]) -> tuple[str, ...]:
        return SEATS[: setup["players"]]

    def sides_with(self, setup: dict[str, Any], seat: int, other: int) -> bool:
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

    def setup(self, wishes: dict[str, Any]) -> dict[str, Any]:
        for key in wishes:
            if key not in KNOWN and key not in SCENARIO:
                near = difflib.get_close_matches(key, (*KNOWN, *SCENARIO), 1)
                hint = f"; did you mean {near[0]!r}?" if near else ""
                raise SetupError(f"unknown option {key!r}{hint}; known are {', '.join(KNOWN)}")
        heroes = wishes.get("heroes")
        mode = self._mode(wishes, heroes)
        same = wishes.get("same_hero", False)
        if not isinstance(same, bool):
            raise SetupError(f"same_hero is {same!r}; it should be true or false")
        windows = wishes.get("windows", ALL)
        if windows not in (ALL, LEGAL):
            raise SetupError(f"windows is {windows!r}; it should be {ALL} or {LEGAL}")
        sudden = wishes.get("sudden_death", 0)
        if sudden is True:
            sudden = self.library.constants.sudden_death
        if type(sudden) is not int or not 0 <= sudden <= 999:
            raise SetupError(f"sudden_death is {sudden!r}; it should be the last round without it, or 0 for never")
        made: dict[str, Any] = {"mode": mode.id, "players": mode.players}
        pool = self._pool(wishes.get("pool"))
        made["heroes"] = self._heroes(heroes, mode, same, pool)
        settled = all([name in wishes for name in SETTLED])
        made["first"] = self._first(wishes.get("first", RANDOM), mode, settled)
        made |= {"same_hero": same, "windows": windows, "sudden_death": sudden}
        made["pool"] = pool
        return made | self._scenario(wishes, mode, made)

    def _scenario(self, wishes: dict[str, Any], mode: Mode, made: dict[str, Any]) -> dict[str, Any]:
        """Where the game begins, if not at the beginning; nothing is added to an ordinary setup."""
        told: dict[str, Any] = {}
        if "position" in wishes and "start" in wishes:
            raise SetupError("position and start: a game begins in the middle of things, or with other sides, not both")
        if "position" in wishes:
            told["position"] = read_position(self.cast, mode, made["heroes"], wishes["position"])
            if made["first"] == NOBODY:
                told["first"] = 0
        if "start" in wishes:
            told["start"] = read_start(self.cast, mode, made["heroes"], wishes["start"])
        if "dice" in wishes:
            told["dice"] = read_dice(wishes["dice"])
        if "lesson" in wishes:
            lesson = wishes["lesson"]
            if not isinstance(lesson, str) or not 0 < len(lesson) <= 60:
                raise SetupError(f"lesson is {lesson!r}; it should be the id of a lesson or of a challenge")
            told["lesson"] = lesson
        return told

    def _pool(self, wanted: Any) -> list[str]:
        """The heroes that drafts and lots are held among."""
        if wanted is None:
            return [id for id, hero in self.library.heroes.items() if not hero.house]
        if not isinstance(wanted, list | tuple) or len(sorted(set(wanted))) != len(wanted):
            raise SetupError("pool should be a list of heroes, each once")
        for id in wanted:
            self._require_hero("pool", id)
        return list(wanted)

    def _require_hero(self, where: str, id: Any) -> None:
        known = self.library.heroes
        if not isinstance(id, str) or id not in known:
            near = difflib.get_close_matches(str(id), known, 1)
            hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(known)}"
            raise SetupError(f"{where}: there is no hero {id!r}; {hint}")

    def _mode(self, wishes: dict[str, Any], heroes: Any) -> Mode:
        # Rules: DT-1.6, DT-3.21, DT-3.23.
        ids = list(dict.fromkeys([id for id, _players in self.cast.modes]))
        id = wishes.get("mode", "duel")
        if not isinstance(id, str) or id not in ids:
            near = difflib.get_close_matches(str(id), ids, 1)
            hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(ids)}"
            raise SetupError(f"there is no mode {id!r}; {hint}")
        counts = [players for name, players in self.cast.modes if name == id]
        players = wishes.get("players", len(heroes) if isinstance(heroes, list | tuple) else counts[0])
        if type(players) is not int or (id, players) not in self.cast.modes:
            told = " or ".join([str(count) for count in counts])
            raise SetupError(f"{id} is for {told} players, not for {players!r}")
        return self.cast.modes[(id, players)]

    def _heroes(self, wanted: Any, mode: Mode, same: bool, pool: list[str]) -> Any:
        if wanted == DRAFT:
            if not same and len(pool) < 2 * mode.players:
                raise SetupError(f"a draft of {mode.players} players needs {2 * mode.players} heroes (DT-10.65)")
            return DRAFT
        if wanted is None:
            wanted = [RANDOM] * mode.players
        if not isinstance(wanted, list | tuple) or len(wanted) != mode.players:
            raise SetupError(f"heroes should be {mode.players}, one for each seat, or {DRAFT!r}")
        for seat, id in enumerate(wanted):
            if id == RANDOM:
                continue
            self._require_hero(f"seat {SEATS[seat]}", id)
            if not same and list(wanted).index(id) != seat:
                raise SetupError(f"seat {SEATS[seat]}: {id} is taken already; same_hero allows a hero twice (DT-9.46)")
        named = [id for id in wanted if id != RANDOM]
        left = len([id for id in pool if same or id not in named])
        if len(named) < mode.players and (left == 0 or (not same and left < mode.players - len(named))):
            raise SetupError(f"{mode.players} players need as many heroes; there are too few: allow same_hero")
        return list(wanted)

    def _first(self, wanted: Any, mode: Mode, settled: bool) -> int:
        """Who begins. A whole setup, as records keep it, has a number for "whoever the dice say"; a wish has the word."""
        if wanted == RANDOM or (settled and type(wanted) is int and wanted == NOBODY):
            return NOBODY
        names = SEATS[: mode.players]
        if type(wanted) is int and 0 <= wanted < mode.players:
            return wanted
        if wanted not in names:
            raise SetupError(f"first is {wanted!r}; it should be {RANDOM} or a seat: {', '.join(names)}")
        return names.index(wanted)

    def sample_setup(self, seed: int) -> dict[str, Any]:
        """Any mode, any heroes, and a sudden death that comes soon."""
        stream = Stream(seed)
        modes = list(self.cast.modes.values())
        mode = modes[stream.below(len(modes))] if seed % 2 else modes[0]
        pool = [id for id, hero in self.library.heroes.items() if not hero.house]
        heroes: Any = [pool[stream.below(len(pool))] for _seat in range(mode.players)]
        if seed % 10 == 4 and len(pool) >= 2 * mode.players:
            heroes = DRAFT
        elif seed % 10 == 6 and len(pool) >= mode.players:
            heroes = None
        wishes = {"mode": mode.id, "players": mode.players, "same_hero": heroes is not None, "sudden_death": 8}
        return self.setup(wishes | ({} if heroes is None else {"heroes": heroes}))

    def lab_setup(self, seed: int) -> dict[str, Any]:
        """A duel of two heroes; every ordered pairing in turn."""
        ids = [id for id, hero in self.library.heroes.items() if not hero.house]
        pairs = [(a, b) for a in ids for b in ids if a != b or len(ids) == 1]
        wishes = {"heroes": list(pairs[seed % len(pairs)]), "windows": LEGAL, "sudden_death": True}
        return self.setup(wishes | {"same_hero": len(ids) == 1})

    def lab_setup_with(self, wishes: dict[str, Any], seed: int) -> dict[str, Any]:
        made = self.lab_setup(seed)
        if "mode" in wishes or "players" in wishes:
            made = {key: made[key] for key in ("windows", "sudden_death")}
        return self.setup(made | wishes)

    def sides(self, setup: dict[str, Any]) -> list[str]:
        heroes = setup["heroes"]
        return [heroes] * setup["players"] if isinstance(heroes, str) else list(heroes)

    def wish_sides(self, given: dict[int, str]) -> dict[str, Any]:
        for seat, id in given.items():
            self._require_hero(f"seat {SEATS[seat]}", id)
        count = max(2, *[seat + 1 for seat in given]) if given else 2
        return {"heroes": [given.get(seat, RANDOM) for seat in range(count)]}

    def roster(self, setup: dict[str, Any], seat: int) -> dict[str, int]:
        """The cards and abilities of a hero, one of each."""
        heroes = setup["heroes"]
        if isinstance(heroes, str) or heroes[seat] == RANDOM:
            return {}
        hero = self.library.heroes[heroes[seat]]
        cards = [card.id for card in (*self.library.common, *hero.cards)]
        return dict.fromkeys([*cards, *[slot.id for slot in hero.slots if slot.kind != "passive"]], 1)

    def exchanged(self, setup: dict[str, Any]) -> dict[str, Any]:
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

    def content_schema(self) -> dict[str, Any]:
        return schema()

    def content_digest(self, setup: dict[str, Any]) -> str:
        heroes = setup["heroes"]
        used = setup["pool"] if heroes == DRAFT or RANDOM in heroes else heroes
        if "start" in setup:  # what is brought along is written down with the bosses
            used = [*used, *[id for id, hero in self.library.heroes.items() if hero.house]]
        return self.library.fingerprint(tuple(used))

    # Play ------------------------------------------------------------------------------------------------------------

    def blank(self, setup: dict[str, Any], seed: int) -> DiceThrone:
        """The table before anything has happened (DT-3.4)."""
        # Rules: DT-1.1.
        mode = self.cast.modes[(setup["mode"], setup["players"])]
        s = DiceThrone(setup, self.cast, mode, seed_streams(seed, STREAMS))
        s.players = Table([Player(-1, 0, (), (), (), (), (), (), (), True) for _seat in range(mode.players)])
        s.dials = (mode.health,) * mode.teams
        return s

    def new(self, setup: dict[str, Any], seed: int, auto: bool = False) -> DiceThrone:
        s = self.blank(setup, seed)
        s.auto = auto
        if "dice" in setup:
            s.script = script_of(setup["dice"])
        if "position" in setup:
            s.listening = not auto
            self._lay_out(s, setup["position"])
        else:
            push(s, Contest())
        advance(s)
        return s

    def _lay_out(self, s: DiceThrone, position: dict[str, Any]) -> None:
        """Everything where the position says, and on the agenda what comes next."""
        for seat, letter in enumerate(SEATS[: s.mode.players]):
            hero = self.cast.hero_ids[s.setup["heroes"][seat]]
            atoms.take_hero(s, seat, hero)
            atoms.lay_out(s, seat, side_of(self.cast, self.cast.heroes[hero], position[letter]))
        active = SEATS.index(position["seat"])
        atoms.set_clock(s, s.setup["first"], position["turn"])
        atoms.begin_turn(s, active, position["round"])
        push_at(s, Contest(), "play_turns")
        push_at(s, Turn(active), BEGINNINGS[position["phase"]])

    def outcome(self, s: DiceThrone) -> Outcome | None:
        return None if s.result is None else Outcome(s.result[0], s.result[1], self.scores(s))

    def scores(self, s: DiceThrone) -> tuple[int, ...]:
        return tuple([s.health(seat) for seat in range(s.mode.players)])

    def view(self, s: DiceThrone, viewer: int | None) -> dict[str, Any]:
        return view(s, viewer)

    def determinize(self, s: DiceThrone, viewer: int | None, seed: int) -> DiceThrone:
        """Unseen hands are dealt anew, by what players tend to hold, and the order of all decks and all dice to come."""
        twin = s.clone()
        stream = Stream(seed)
        for seat in range(s.mode.players):
            row = s.players.rows[seat]
            if sees_hand(s, viewer, seat):
                atoms.deal_anew(twin, seat, row.hand, shuffled(tuple(sorted(row.deck)), stream))
            else:
                unseen = tuple(sorted(row.hand + row.deck))
                likely = likely_hand(s, seat, unseen, draw_many(stream.streams, 0, len(unseen)))
                rest = tuple(sorted(likely[len(row.hand) :]))
                atoms.deal_anew(twin, seat, tuple(likely[: len(row.hand)]), shuffled(rest, stream))
        for i, choice in enumerate(twin.pending):
            if choice.seat == NATURE or choice.seat == viewer:
                continue
            if not sees_hand(s, viewer, choice.seat):
                options = imagined(twin, choice)
                twin.pending[i] = Choice(
                    choice.seat, choice.decision, options, choice.rule, choice.subject, choice.stream
                )
            if twin.given[i] != UNANSWERED:
                twin.given[i] = twin.pending[i].options.sample(stream.streams, 0)
        twin.streams = list(draw_many(stream.streams, 0, len(STREAMS)))
        twin.script = ()
        return twin

    def advise(self, s: DiceThrone, choice: Choice) -> Advice:
        answer = taught_answer(self, s, choice)
        if answer is not None:
            return Advice(answer, 0.0, "bot-lesson")
        return advise(s, choice)

    def gauges(self, s: DiceThrone) -> dict[str, Callable[[], Any]]:
        """The re-roll solver: all keeps of a roll with two attempts left, worked out from nothing and looked up."""
        worths = [float(sum(roll)) for roll in all_rolls()]
        known = Solver(worths)
        return {
            "reroll_fresh_us": lambda: Solver(worths).best_keep((1, 2, 3, 5, 6), 2),
            "reroll_us": lambda: known.best_keep((1, 2, 3, 5, 6), 2),
        }

    def blind(self, s: DiceThrone, viewer: int) -> DiceThrone:
        return blind(s, viewer)

    def advise_easily(self, s: DiceThrone, choice: Choice, streams: list[int]) -> Advice:
        return advise_easily(s, choice, streams)

    def advise_well(self, s: DiceThrone, choice: Choice) -> Advice:
        return advise_well(s, choice)

    def candidates(self, s: DiceThrone, choice: Choice, most: int, streams: list[int]) -> list[Any]:
        return candidates(s, choice, most)

    def evaluate(self, s: DiceThrone, seat: int) -> float:
        return evaluate(s, seat)

    def moment(self, s: DiceThrone) -> int:
        return s.turn

    def content_used(self, s: DiceThrone, choice: Choice, answer: Any) -> str | None:
        if isinstance(answer, tuple) and answer:
            if answer[0] == "play":
                return s.cast.cards[answer[1]].id
            if answer[0] == "announce":
                line = s.cast.lines[answer[1]]
                return s.cast.heroes[line.hero].slots[line.slot].id
            if answer[0] == "defend":
                return s.hero(choice.seat).slots[answer[1]].id
        return None

    def why_not(self, s: DiceThrone, choice: Choice, value: Any) -> Refusal | None:
        return why_not(s, choice, value)

    # Saves -----------------------------------------------------------------------------------------------------------

    def plain(self, s: DiceThrone) -> list[Any]:
        return [[row.plain() for row in s.players.rows], [getattr(s, name) for name in PLAIN_FIELDS]]

    def from_plain(self, setup: dict[str, Any], plain: tuple[Any, ...]) -> DiceThrone:
        s = self.blank(setup, 0)
        s.players = Table([Player(*row) for row in plain[0]])
        for name, value in zip(PLAIN_FIELDS, plain[1], strict=True):
            setattr(s, name, value)
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


def shuffled(cards: tuple[int, ...], stream: Stream) -> tuple[int, ...]:
    """Cards in a random order: each draws a number, and the numbers are sorted."""
    drawn = draw_many(stream.streams, 0, len(cards))
    return tuple([card for _number, card in sorted(zip(drawn, cards, strict=True))])


def imagined(s: DiceThrone, choice: Choice) -> Domain:
    """What a seat whose hand was dealt anew is asked now: the same question, put to the new hand."""
    if choice.kind == "react":
        return reaction_domain(s, choice.seat) or choice.options
    if choice.kind == "main":
        return main_domain(s, choice.seat)
    if choice.kind == "sell" or choice.kind == "discard":
        options = choice.options
        assert isinstance(options, Subset)
        return Subset(s.players[choice.seat].hand, options.least, options.most)
    return choice.options


def brought(s: DiceThrone, seat: int) -> tuple[int, ...]:
    """The cards that a seat has besides its deck."""
    told = s.setup.get("start") or s.setup.get("position") or {}
    return tuple([s.cast.bonus_ids[id] for id in told.get(SEATS[seat], {}).get("cards", ())])


def require_sound(s: DiceThrone) -> None:
    """What no game can reach is no save: counts within their limits, everybody with the cards of the own deck."""
    if len(s.players) != s.mode.players or len(s.dials) != s.mode.teams:
        raise SaveError(f"the save has {len(s.players)} players; {s.mode.id} has {s.mode.players}")
    for team, dial in enumerate(s.dials):
        cap = s.cap(s.mode.team.index(team))
        if not 0 <= dial <= cap:
            raise SaveError(f"dial {team} shows {dial}; it goes from 0 to {cap} (DT-5.40)")
    for seat, row in enumerate(s.players.rows):
        name = SEATS[seat]
        if not 0 <= row.cp <= s.cast.knobs.max_cp:
            raise SaveError(f"seat {name} has {row.cp} CP; the dial goes from 0 to {s.cast.knobs.max_cp} (DT-5.51)")
        for token, count in row.tokens:
            if not 0 <= token < len(s.cast.tokens):
                raise SaveError(f"seat {name} has a token {token} that does not exist")
            if not 0 < count <= limit_of(s, seat, token):
                told = f"{count} of {s.cast.tokens[token].id}; its limit is {limit_of(s, seat, token)} (DT-5.82)"
                raise SaveError(f"seat {name} has {told}")
        if row.hero >= 0:
            held = row.deck + row.hand + row.discard
            owned = s.cast.heroes[row.hero].deck + brought(s, seat)
            if len(sorted(set(held))) != len(held) or not all([card in owned for card in held]):
                raise SaveError(f"seat {name} holds cards that are not of its deck, or one of them twice")


GAME: Final = DiceThroneGame()
