"""The two worlds of `test_leaks.py` with a whole game: hands, decks and secret votes of Dice Throne never leak.

In one world those whom the viewer cannot see hold cards with which they may react all the time, in the other cards with which
they never may; decks lie in other orders. Everybody gives the same public answers. The hidden seats have a tab open and want to be
asked where it matters: in one world they are asked, in the other it passes by itself, and nobody else can tell.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.table.two_worlds import (
    TABLE,
    World,
    arrange,
    assert_no_seed,
    assert_same,
    differing,
    index_of,
)

from reverie.games.dice_throne import GAME
from reverie.games.dice_throne.rules.decisions import REACT
from reverie.games.dice_throne.rules.legality import PASS, reaction_domain
from reverie.games.dice_throne.rules.state import OFFENCE, SEATS, DiceThrone
from reverie.games.dice_throne.web.auto import WINDOWS
from reverie.kernel.agenda import pending_for
from reverie.kernel.chance import Stream
from reverie.kernel.choice import Choice
from reverie.kernel.domain import Permutation
from reverie.kernel.match import Match
from reverie.kernel.sight import Sight
from reverie.parts.rules.windows import ASK
from reverie.parts.rules.windows import PASS as ALWAYS
from reverie.table.hub.bots import HEURISTIC, budget_of, manner
from reverie.table.hub.passing import Passing

pytestmark = [pytest.mark.interpreted, pytest.mark.filterwarnings("ignore::DeprecationWarning")]


@pytest.fixture(autouse=True)
def hints_by_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search of a certain time goes as far as the machine lets it; one of a certain number is the same in both worlds."""
    monkeypatch.setattr("reverie.table.hub.bots.ADVISER", "hard:16")


OPEN = ("pocket-money", "windfall")
"""Cards that everybody holds in every world: they are played or sold before all eyes."""
LIVELY = ("not-today", "wild", "brace", "nuisance", "nudge", "two-cards", "second-thoughts", "twin")
DULL = ("tidy-up", "clean-slate", "pass-it-on", "one-more-try")
"""What is held besides, as far as it goes; then upgrades."""
SAME_TO_FRIENDS = 12
"""So many cards of a deck, from the top, are seen by their owner before the story ends."""

Cards = tuple[str, bool]
"""What somebody holds: `lively` or `dull`; and whether the rest of the deck lies upside down."""


def order_of(hero: str, cards: Cards) -> tuple[int, ...]:
    """A shuffled deck as numbers of cards in the hero's list."""
    ids = [GAME.cast.cards[number].id for number in GAME.cast.heroes[GAME.cast.hero_ids[hero]].deck]
    upgrades = [id for id in ids if id[-1] in "23" and id[-2] == "-"]
    top = [*OPEN, *(LIVELY if cards[0] == "lively" else (*DULL, *upgrades))][:SAME_TO_FRIENDS]
    rest = [id for id in ids if id not in top]
    return tuple(ids.index(id) for id in [*top, *(reversed(rest) if cards[1] else rest)])


class Contest(World):
    """A table of Dice Throne at which everybody's cards are known beforehand."""

    def __init__(
        self, folder: Path, setup: dict[str, Any], viewers: tuple[int | None, ...], cards: list[Cards], salt: int = 0
    ) -> None:
        self.names = ("Ada", "Bo", "Cy", "Dee", "Eli", "Fay")[: len(setup["heroes"])]
        super().__init__(folder, GAME, setup, viewers)
        self.places = [index_of(Permutation(32), order_of(h, c)) for h, c in zip(setup["heroes"], cards, strict=True)]
        self.salt = salt
        self.votes: tuple[int, ...] = ()
        self.looked_at: set[Any] = set()
        self.short = False
        self.faces: dict[tuple[str, int], int] = {}
        """Single dice that have to fall like this: by label and number of the roll."""
        self.passing: dict[int, tuple[int, Any, bool]] = {}
        """What is about to be answered by itself: at which entry, what, and whether that takes its time."""
        self.decided: list[tuple[int, int, str]] = []
        """Who was asked, at which entry, and what became of it: `asked`, `open` (passed at once) or `hidden`."""

    def nature(self, label: str, k: int, n: int) -> int:
        if label.startswith("deck ") and k == 0:
            return self.places[SEATS.index(label[-1])]
        if (label, k) in self.faces:
            return self.faces[(label, k)]
        return zlib.crc32(f"{self.salt} {label} {k}".encode()) % n

    @property
    def state(self) -> DiceThrone:
        state = self.live.room.match.state
        assert isinstance(state, DiceThrone)
        return state

    def card(self, seat: int, id: str) -> int:
        """The number of a card in somebody's deck, wherever it lies."""
        return next(n for n in self.state.hero(seat).deck if GAME.cast.cards[n].id == id)

    def hidden_cards(self) -> list[int]:
        """Cards that somebody has whom the viewer cannot see, in this world or in the other; first one that no viewer holds."""
        team = self.state.mode.team
        seats = [n for n in range(len(self.names)) if self.viewer is None or team[n] != team[self.viewer]]
        return [self.card(seat, id) for seat in seats for id in (DULL[0], LIVELY[0], DULL[1])]

    # What there is to ask for

    def values(self) -> list[Any]:
        hidden = self.hidden_cards()[:2]
        return [["play", hidden[0]], ["play", hidden[1]], ["sell", hidden[0]], 99, {"card": 4}]

    def elements(self) -> list[str]:
        """On pages some of each kind; a program asks about all of them (`more_messages`)."""
        other = 1 if self.viewer != 1 else 0
        hidden = self.hidden_cards()
        return [f"card-{hidden[0]}", f"mate-{other}-{hidden[0]}", f"seat-{other}", f"ab-{other}-0", f"tok-{other}-0"]

    def every_element(self) -> list[str]:
        s = self.state
        made = ["stop-rolling", "log", "", *[f"die-{n}" for n in range(5)]]
        for seat, row in enumerate(s.players.rows):
            made += [f"seat-{seat}", f"pile-{seat}", f"comp-{seat}-0", f"tok-{seat}-0"]
            made += [f"tok-{seat}-{token}" for token, _count in row.tokens]
            made += [f"ab-{seat}-{slot}" for slot in range(len(row.levels))]
            for card in [self.card(seat, id) for id in (*OPEN, *LIVELY[:4], *DULL[:2])]:
                made += [f"{kind}-{card}" for kind in ("card", "sell", f"mate-{seat}")]
        return list(dict.fromkeys(made))

    def messages(self, at: int, html: bool) -> list[Any]:
        if self.short:
            return [{"do": "hint", "seq": at}, {"do": "look", "at": "seat-1"}, {"do": "sync"}]
        return super().messages(at, html)

    def more_messages(self, at: int, html: bool) -> list[Any]:
        made: list[Any] = [{"do": "auto", "what": what} for what in ("roll:ask", "roll:now", "hand:ask")]
        made += [{"do": "hold", "seq": at - 1}, {"do": "rule", "id": "DT-4.15", "line": "l3"}]
        if html:
            return made + [{"do": "show", "what": f"seat-{seat}"} for seat in range(len(self.names))]
        return made + [{"do": "look", "at": element} for element in self.every_element()]

    def talk(self, query: str, messages: list[Any]) -> None:
        """A tab that keeps its page is sent the same page in pieces: a few messages will do."""
        super().talk(query, messages[:8] if query.endswith("lines=1") else messages)

    def look_at_first(self) -> None:
        """There is no hero and no card before everybody sits."""

    # The story

    def begin_story(self) -> None:
        """Everybody sits; viewers want to be asked always, the others where it matters."""
        self.begin()
        for viewer in self.viewers:
            if viewer is not None:
                for window, _label in GAME.web_page("en").auto_windows():
                    self.inside(self.wish(viewer, window))
        self.listen()
        for seat in range(len(self.names)):
            if seat not in self.viewers:
                self.open_tab(seat)
        self.inside(self.still())

    async def wish(self, seat: int, window: str) -> None:
        self.hub.passing.wish(self.live, {seat}, window, ASK)

    def glance(self, when: str) -> None:
        """What changes most, for every viewer; a hint for whoever is asked."""
        for viewer in self.viewers:
            self.viewer = viewer
            self.sent.append((when, b""))
            self.get(f"/t/{TABLE}")
            self.get(f"/api/tables/{TABLE}/record", key=True)
            self.get(f"/api/tables/{TABLE}", key=True)
            if self.viewer is not None and self.live.room.owed(self.viewer) is not None:
                self.talk("lang=en", [{"do": "hint", "seq": self.live.room.at}])

    def owner_looks(self, seat: int) -> None:
        """Those whose cards are others see that: so that the comparison is known to be able to fail."""
        self.told.setdefault(seat, [])
        self.viewer = seat
        self.get(f"/t/{TABLE}")
        self.get(f"/api/tables/{TABLE}", key=True)

    def asked(self) -> tuple[int, Choice]:
        room = self.live.room
        seat = room.deciding()[0]
        choice = room.owed(seat)
        assert choice is not None
        return seat, choice

    def plain_answer(self, seat: int, choice: Choice) -> Any:
        """The same in every world: what follows from what lies open."""
        row = self.state.players.rows[seat]
        if choice.kind == "react":
            return PASS
        if choice.kind == "main":
            money, wind = [self.card(seat, id) for id in OPEN]
            return ("play", money) if money in row.hand else ("sell", wind) if wind in row.hand else "done"
        if choice.kind == "reroll":
            return ("stop",)
        if choice.kind == "announce":
            return next((value for value in choice.options if isinstance(value, tuple)), "decline")
        return choice.options.at(0)

    def go_on(self, until: Callable[[int, Choice], bool]) -> None:
        """Until that is asked; everybody looks whenever something is asked that was not asked before."""
        for _ in range(80):
            seat, choice = self.asked()
            if until(seat, choice):
                return
            key = (choice.kind, seat in self.viewers, self.state.purpose)
            if key not in self.looked_at:
                self.looked_at.add(key)
                self.glance(f"{choice.kind} is asked of {SEATS[seat]} in phase {self.state.phase}")
            self.step(seat, choice)
        raise AssertionError("it was never asked")

    def act(self, plan: Callable[[], Any]) -> None:
        """Something else happens at the table."""
        self.inside(self.hub.act(self.live, plan))
        self.heard("something else")

    def finish(self) -> None:
        """It ends, and everybody may know everything."""
        self.short = True
        self.end()

    def step(self, seat: int, choice: Choice) -> None:
        at = self.live.room.at
        value = self.plain_answer(seat, choice)
        if self.live.room.passes(seat):
            began, passed, hidden = self.passing.pop(seat)
            assert (began, passed) == (at, value)
            self.decided.append((at, seat, "hidden" if hidden else "open"))
            self.inside(PASSING(self.hub.passing, self.live, seat, at, value, False))
        else:
            self.decided.append((at, seat, "asked"))
            self.answer(seat, value)
        self.heard(f"{choice.kind} of {SEATS[seat]}")


PASSING = Passing._pass
STORIES: dict[str, Contest] = {}

LIVELY_HAND, LIVELY_TURNED, DULL_HAND = ("lively", False), ("lively", True), ("dull", False)
HEROES = ["beast-keeper", "shadow-thief", "pyromancer", "paladin"]
DUEL = {"heroes": HEROES[:2], "first": "A"}
TEAMS = {"mode": "teams", "heroes": HEROES, "first": "A"}
FREE_FOR_ALL = {"mode": "free-for-all", "heroes": HEROES, "first": "A"}
ADA, BO, CY, DEE, WATCHER = 0, 1, 2, 3, None


def lived(name: str, world: Contest, story: Callable[[Contest], None]) -> Contest:
    """A world whose story has been told; each is lived once."""
    if name not in STORIES:
        world.folder = world.folder / name
        world.folder.mkdir()

        async def noted(passing: Any, live: Any, seat: int, at: int, value: Any, hidden: bool) -> None:
            world.passing[seat] = (at, value, hidden)

        with pytest.MonkeyPatch.context() as monkeypatch:
            arrange(monkeypatch, world.nature)
            monkeypatch.setattr(Passing, "_pass", noted)
            with world.running():
                world.begin_story()
                story(world)
                world.finish()
        STORIES[name] = world
    return STORIES[name]


# A duel --------------------------------------------------------------------------------------------------------------


def tell_duel(world: Contest) -> None:
    """Both attack and defend; Bo plays a card and sells one; somebody talks, and somebody wants to take something back."""
    room = world.live.room
    world.look("hands are dealt")
    world.owner_looks(BO)
    world.go_on(lambda seat, choice: seat == ADA and choice.kind == "react" and world.state.purpose == OFFENCE)
    world.act(lambda: room.plan_undo(ADA, {ADA}, room.at))
    world.glance("Ada asks whether she may roll again")
    world.act(lambda: room.plan_reply(BO, "undo", False))
    world.go_on(lambda seat, choice: seat == BO and world.state.line >= 0)
    world.look("Bo may let it through, or change dice")
    world.act(lambda: room.plan_say(BO, "Bo", "let me think"))
    world.act(lambda: room.plan_undo(ADA, {ADA}, room.at))  # nothing has been shown since: it is free
    world.glance("Ada has taken the announcement back")
    world.go_on(lambda seat, choice: choice.kind == "main" and seat == BO and len(world.state.players[BO].discard) == 2)
    world.look("Bo has played a card and sold one")
    world.go_on(lambda seat, choice: choice.kind == "defend" and seat == ADA)
    world.go_on(lambda seat, choice: choice.kind == "main" and seat == BO)


def duels(tmp_path: Path) -> tuple[Contest, Contest]:
    viewers = (ADA, WATCHER)
    one = Contest(tmp_path, DUEL, viewers, [LIVELY_HAND, LIVELY_HAND], salt=2)
    two = Contest(tmp_path, DUEL, viewers, [LIVELY_TURNED, DULL_HAND], salt=2)
    return lived("duel-one", one, tell_duel), lived("duel-two", two, tell_duel)


@pytest.mark.parametrize("viewer", [ADA, WATCHER], ids=["Ada", "a spectator"])
def test_a_duel_tells_nothing_of_the_other_hand_and_of_decks(viewer: int | None, tmp_path: Path) -> None:
    one, two = duels(tmp_path)
    assert_same(one, two, viewer)
    for world in (one, two):
        assert_no_seed(world, viewer)


def test_the_duels_are_told_apart_by_whoever_holds_the_cards(tmp_path: Path) -> None:
    """The comparison can fail."""
    assert differing(*duels(tmp_path), BO) == {f"GET /t/{TABLE} False", f"GET /api/tables/{TABLE} True"}


def test_what_passes_by_itself_takes_its_time_wherever_a_hand_decides(tmp_path: Path) -> None:
    """Decision 11: where Bo is asked in one world and passes by itself in the other, that takes as long as an answer does;
    only where it passes in every world it comes at once. The log of the table grows by the same entries."""
    one, two = duels(tmp_path)
    assert [(at, seat) for at, seat, _how in one.decided] == [(at, seat) for at, seat, _how in two.decided]
    pairs = [(here[2], there[2]) for here, there in zip(one.decided, two.decided, strict=True) if here[1] == BO]
    assert set(pairs) == {("asked", "asked"), ("asked", "hidden"), ("open", "open")}
    assert one.live.room.automatic != two.live.room.automatic


def test_a_sealed_record_shows_only_ones_own_answers(tmp_path: Path) -> None:
    world = duels(tmp_path)[0]
    sent = world.told[ADA][: world.before_end[ADA]]
    records = [told[2].decode() for asked, told in sent if asked == f"GET /api/tables/{TABLE}/record True"]
    lines = [json.loads(line) for line in records[-1].splitlines()]
    assert lines[0]["sealed"] and lines[0]["commitment"] and "server_seed" not in lines[0]
    assert all((value is None) == (seat != ADA) for seat, value in lines[1:-1]) and len(lines) > 40


# Teams ---------------------------------------------------------------------------------------------------------------


def tell_teams(world: Contest) -> None:
    """Ada attacks; the die says whom; the other side defends."""
    world.go_on(lambda seat, choice: seat == BO and world.state.line >= 0)
    world.look("the other side may let it through, or change dice")
    world.go_on(lambda seat, choice: choice.kind == "defend")
    world.glance("somebody defends")
    world.owner_looks(CY)
    world.go_on(lambda seat, choice: choice.kind == "main" and seat == ADA)


def teams(tmp_path: Path) -> tuple[Contest, Contest, Contest]:
    """A world, one in which Bo and Dee hold other cards, and one in which Ada and Cy do."""
    turned, dull, viewers = LIVELY_TURNED, DULL_HAND, (ADA, DEE, WATCHER)
    one = Contest(tmp_path, TEAMS, viewers, [LIVELY_HAND] * 4, salt=2)
    two = Contest(tmp_path, TEAMS, viewers, [turned, dull, turned, dull], salt=2)
    three = Contest(tmp_path, TEAMS, viewers, [dull, turned, dull, turned], salt=2)
    told = [lived(f"teams-{number}", world, tell_teams) for number, world in enumerate((one, two, three))]
    return told[0], told[1], told[2]


def test_teammates_know_each_others_hands_and_no_more(tmp_path: Path) -> None:
    one, two, three = teams(tmp_path)
    assert_same(one, two, ADA)
    assert_same(one, three, DEE)
    assert_same(two, three, WATCHER)
    for world, viewer in ((one, ADA), (one, DEE), (two, WATCHER)):
        assert_no_seed(world, viewer, 100_000)
    assert differing(one, two, CY) == set()  # Cy sees what Ada sees, and nothing that is hidden from her
    assert differing(one, three, CY) == {f"GET /t/{TABLE} False", f"GET /api/tables/{TABLE} True"}


# Secret votes --------------------------------------------------------------------------------------------------------


def tell_votes(world: Contest) -> None:
    """Ada's targeting die lets the others vote whom she hits: two have voted, nobody else knows how."""
    world.go_on(lambda seat, choice: choice.kind == "vote")
    world.glance("they may vote")
    for seat, vote in zip((BO, CY), world.votes, strict=True):
        world.answer(seat, vote)
        world.heard("a vote")
    world.look("Bo and Cy have voted")


@pytest.mark.parametrize("viewer", [ADA, DEE], ids=["who is voted for", "who has not voted yet"])
def test_nobody_knows_votes_before_they_are_opened(viewer: int, tmp_path: Path) -> None:
    worlds = []
    for number, votes in enumerate([(BO, BO), (DEE, CY)]):
        hidden = [DULL_HAND, LIVELY_HAND][number]
        world = Contest(tmp_path, FREE_FOR_ALL, (ADA, DEE), [LIVELY_HAND, hidden, hidden, LIVELY_HAND], salt=2)
        world.votes = votes
        world.faces = {("dice A", 1): 4}  # a five: the others decide
        worlds.append(lived(f"votes-{number}", world, tell_votes))
    assert_same(worlds[0], worlds[1], viewer)
    assert_no_seed(worlds[0], viewer, 100_000)


# What decides how long an answer takes -------------------------------------------------------------------------------


def windows_of(mode: tuple[str, int], seed: int, most: int, **wishes: Any) -> Iterator[tuple[DiceThrone, Choice]]:
    """The windows of a game in which everybody answers as advised, or sometimes anything."""
    setup = GAME.setup({"mode": mode[0], "players": mode[1], **wishes})
    match = Match(GAME, setup, seed, [""] * mode[1])
    stream = Stream(seed)
    for _ in range(most):
        if match.outcome() is not None:
            return
        choice, s = match.choices()[0], match.state
        assert isinstance(s, DiceThrone)
        if choice.kind == "react":
            yield s, choice
        wild = stream.below(4) == 0
        answer = choice.options.sample(stream.streams, 0) if wild else GAME.bots.advise(s, choice).answer
        match.submit(choice.seat, answer)


BROUGHT = {"start": {letter: {"cards": list(GAME.cast.bonus_ids)} for letter in "AB"}, "heroes": HEROES[:2]}


@pytest.mark.parametrize(
    ("mode", "wishes"),
    [(("duel", 2), {}), (("teams", 4), {}), (("duel", 2), BROUGHT)],
    ids=["duel", "teams", "brought"],
)
def test_nothing_hidden_decides_who_is_asked_and_how_long_it_takes(
    mode: tuple[str, int], wishes: dict[str, Any]
) -> None:
    page = GAME.web_page("en")
    at_once = slowly = 0
    for seed in range(4):
        for s, choice in windows_of(mode, seed, 150, **wishes):
            viewer = next(seat for seat in range(mode[1]) if not s.teammates(seat, choice.seat))
            found = []
            for world in (s, *[GAME.determinize(s, viewer, number) for number in range(4)]):
                assert isinstance(world, DiceThrone)
                options = reaction_domain(world, choice.seat)
                assert options is not None  # whoever else is dealt these cards is asked as well
                asked = Choice(choice.seat, REACT, options, choice.rule, choice.subject, choice.stream)
                found.append((page.auto_is_open(world, asked, {}), page.auto_answer(world, asked, {})))
            assert len({is_open for is_open, _value in found}) == 1
            if found[0][0]:
                assert len({value for _open, value in found}) == 1, f"{s.phase} {found}"
                at_once += 1
            else:
                slowly += 1
            for window in WINDOWS:
                assert page.auto_is_open(s, choice, dict.fromkeys(WINDOWS, ALWAYS)), window
    assert at_once > 20 and slowly > 20


@pytest.mark.parametrize("level", list(GAME.bots.levels))
def test_nothing_hidden_decides_how_long_a_bot_takes(level: str) -> None:
    """Which bot answers and how long that takes at least is the same whatever it holds; and who may search has time to."""

    bot = GAME.bots.levels[level]
    budget = budget_of(bot)
    manners = set()
    for s, choice in windows_of(("duel", 2), 1, 150):
        found = set()
        for world in (s, *[GAME.determinize(s, 1 - choice.seat, number) for number in range(3)]):
            match = SimpleNamespace(sight=partial(Sight, GAME, world, []))
            room: Any = SimpleNamespace(game=GAME, match=match, seats=[SimpleNamespace(bot=bot)] * 2)
            room.owed = partial(pending_for, world)
            found.add(manner(room, choice.seat, 0.35))
        assert len(found) == 1
        manners |= found
    assert all(pause > budget or name == HEURISTIC for name, pause in manners)
    assert len(manners) == (2 if budget else 1)
