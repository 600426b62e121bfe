"""Limited play of two to eight people as a journal: who joined, what was opened, who took what, what was built, who plays whom."""

from __future__ import annotations

from typing import Final, TypedDict

from reverie.kernel.plain import Body
from reverie.parts.journal import Impossible, Journal
from reverie.parts.lot import Lot, added

from ..content.library import Library
from ..content.warbands import check_from_pool
from .model import DRAFTERS, Draft, greedy_pick, new_draft, sealed, suggest_warband

FORMATS: Final = ("draft", "starter", "boosters")
"""A draft of three boosters each, or a sealed pool: a starter and a booster, or three boosters (DB-600.6)."""
WAITING, PICKING, BUILDING, PLAYING = "waiting", "picking", "building", "playing"
NOBODY: Final = -1
LARGEST_SEED: Final = 2**63
LETTERS: Final = "ABCDEFGH"
"""What the seats of a sealed event are called where their pools are made: as in the terminal, so that it can prove them."""


class Meeting(TypedDict):
    """A game of a round: who meets, and at which table; none for somebody alone, and for two bots."""

    seats: list[int]
    table: str


class Drafter:
    """One of the players."""

    def __init__(self) -> None:
        self.name = ""
        self.persons: list[str] = []
        """The browsers this player has been seen with."""
        self.bot = False
        self.pool: tuple[str, ...] = ()
        self.warband: dict[str, int] | None = None

    def taken(self) -> bool:
        return self.bot or bool(self.persons)


class Limited(Journal):
    """A draft or a sealed event as its journal tells it."""

    def __init__(self, library: Library, id: str, entries: list[Body]) -> None:
        super().__init__(id)
        self.library = library
        self.format = ""
        self.seed = 0
        """Known to nobody before it begins: what the last who joins adds decides, too."""
        self.lot = Lot("packs", LARGEST_SEED)
        self.open_seed = False
        self.host = ""
        self.seats: list[Drafter] = []
        self.draft: Draft | None = None
        self.pack_size = 0
        self.rounds: list[list[Meeting]] = []
        self.began = False
        self.read(entries)

    # What has happened -----------------------------------------------------------------------------------------------

    def happen(self, kind: str, entry: Body) -> None:
        if kind == "opened":
            self.format, self.seed, self.host = entry["format"], entry["seed"], entry["host"]
            self.open_seed = entry["open_seed"]
            self.seats = [Drafter() for _ in range(entry["players"])]
            self.lot.open(entry, len(self.seats))
        elif kind == "joined":
            self.seats[entry["seat"]].name = entry["name"]
            self.seats[entry["seat"]].persons.append(entry["person"])
            self.lot.entropy[entry["seat"]] = entry.get("entropy", "")
        elif kind == "came-back":
            self.seats[entry["seat"]].persons.append(entry["person"])
        elif kind == "began":
            self._begin(entry)
        elif kind == "picked":
            self._pick(entry["seat"], entry["piece"])
        elif kind == "built":
            self.seats[entry["seat"]].warband = entry["pieces"]
        elif kind == "paired":
            self.rounds.append(entry["games"])

    def _begin(self, entry: Body) -> None:
        self.began = True
        self.seed = entry.get("seed", self.seed)
        for seat in entry["bots"]:
            self.seats[seat].bot = True
        if self.format != "draft":
            for drafter, pool in zip(self.seats, entry["packs"], strict=True):
                drafter.pool = tuple(pool)
            return
        rounds = tuple(tuple(tuple(pack) for pack in packs) for packs in entry["packs"])
        self.pack_size = len(rounds[0][0])
        nothing: tuple[tuple[str, ...], ...] = ((),) * len(self.seats)
        self.draft = Draft(rounds[0], rounds[1:], nothing, ("",) * len(self.seats))

    def _pick(self, seat: int, piece: str) -> None:
        assert self.draft is not None
        self.draft = self.draft.pick(seat, piece)
        if self.draft.done():
            for drafter, picks in zip(self.seats, self.draft.picks, strict=True):
                drafter.pool = picks

    # How it stands ---------------------------------------------------------------------------------------------------

    def stage(self) -> str:
        if not self.began:
            return WAITING
        if self.draft is not None and not self.draft.done():
            return PICKING
        return PLAYING if self.rounds else BUILDING

    def seat_of(self, person: str) -> int:
        """Where somebody sits, or NOBODY."""
        return next((seat for seat, one in enumerate(self.seats) if person in one.persons), NOBODY)

    def free(self) -> list[int]:
        return [seat for seat, one in enumerate(self.seats) if not one.taken()]

    def owes(self, seat: int) -> str:
        """What is awaited of a seat now: `pick`, `warband`, or nothing."""
        stage = self.stage()
        if stage == PICKING and self.draft is not None and self.draft.options(seat):
            return "pick"
        return "warband" if stage == BUILDING and self.seats[seat].warband is None else ""

    def ready(self) -> bool:
        """Whether everybody has a warband."""
        return self.stage() in (BUILDING, PLAYING) and all(one.warband is not None for one in self.seats)

    def picks_made(self, seat: int) -> int:
        assert self.draft is not None
        return len(self.draft.picks[seat]) + bool(self.draft.waiting[seat])

    # What acts would write -------------------------------------------------------------------------------------------

    def plan_join(self, person: str, name: str, entropy: str = "") -> list[Body]:
        """Somebody takes the next free seat; with the last one it begins."""
        if self.seat_of(person) != NOBODY:
            return []
        if self.stage() != WAITING or not self.free():
            raise Impossible("full")
        seat = self.free()[0]
        return self._with_bots([{"kind": "joined", "seat": seat, "person": person, "name": name, **added(entropy)}])

    def plan_come_back(self, seat: int, person: str) -> list[Body]:
        if person in self.seats[seat].persons:
            return []
        if self.seat_of(person) != NOBODY:
            raise Impossible("two-seats")
        return [{"kind": "came-back", "seat": seat, "person": person}]

    def plan_begin(self, person: str) -> list[Body]:
        """The host does not want to wait: bots take the free seats."""
        if person != self.host:
            raise Impossible("host")
        return self._with_bots([self._beginning()]) if self.stage() == WAITING else []

    def _beginning(self) -> Body:
        """What everybody opens, made from the seed; written down, so that later releases open the same."""
        players = len(self.seats)
        seed = self.lot.draw() if self.lot.committed() else self.seed
        packs: list[tuple[tuple[str, ...], ...]] | list[tuple[str, ...]]
        if self.format == "draft":
            first = new_draft(self.library, seed, players)
            packs = [first.packs, *first.unopened]
        else:
            packs = [sealed(self.library, seed, letter, self.format) for letter in LETTERS[:players]]
        return {"kind": "began", "seed": seed, "packs": packs, "bots": self.free()}

    def plan_pick(self, seat: int, piece: str, at: int) -> list[Body]:
        """A drafter takes a piece as their pick number `at`. The same pick sent twice counts once."""
        if self.draft is None or seat == NOBODY:
            raise Impossible("not-yours")
        if at < self.picks_made(seat):
            taken = [*self.draft.picks[seat], self.draft.waiting[seat]]
            if taken[at] == piece:
                return []
            raise Impossible("picked")
        if at != self.picks_made(seat) or piece not in self.draft.options(seat):
            raise Impossible("not-there")
        return self._with_bots([{"kind": "picked", "seat": seat, "piece": piece, "by": "person"}])

    def plan_stand_in(self, person: str, seat: int) -> list[Body]:
        """The host lets a bot do what an absent player owes."""
        if person != self.host:
            raise Impossible("host")
        if not 0 <= seat < len(self.seats) or not self.owes(seat):
            return []
        return self._with_bots([self._bot_act(seat)])

    def plan_build(self, seat: int, pieces: dict[str, int]) -> list[Body]:
        """Somebody hands in a warband; until the tables are paired it can be changed."""
        if seat == NOBODY or self.stage() != BUILDING:
            raise Impossible("not-now")
        if check_from_pool(self.library, self.seats[seat].pool, pieces):
            raise Impossible("illegal")
        return [{"kind": "built", "seat": seat, "pieces": pieces, "by": "person"}]

    def _bot_act(self, seat: int) -> Body:
        if self.owes(seat) == "pick":
            assert self.draft is not None
            piece = greedy_pick(self.library, self.draft, seat)
            return {"kind": "picked", "seat": seat, "piece": piece, "by": "bot"}
        pieces = suggest_warband(self.library, self.seats[seat].pool)
        return {"kind": "built", "seat": seat, "pieces": pieces, "by": "bot"}

    def _with_bots(self, entries: list[Body]) -> list[Body]:
        """These entries, and what follows from them by itself: the beginning, and all that bots do."""
        self.read(entries)
        made = list(entries)
        while follows := self._next():
            self.apply(follows)
            made.append(follows)
        return made

    def _next(self) -> Body | None:
        """What happens by itself now. The last piece of a pack is nobody's choice, so nobody is asked."""
        if self.stage() == WAITING:
            return None if self.free() else self._beginning()
        for seat, one in enumerate(self.seats):
            if one.bot and self.owes(seat):
                return self._bot_act(seat)
            if self.draft is not None and len(last := self.draft.options(seat)) == 1:
                return {"kind": "picked", "seat": seat, "piece": last[0], "by": "forced"}
        return None

    # Pairings --------------------------------------------------------------------------------------------------------

    def pairs(self, round: int) -> list[tuple[int, int]]:
        """Who meets whom: everybody meets everybody once before anybody meets again. An odd one out has NOBODY."""
        around = list(range(len(self.seats)))
        if len(around) % 2:
            around.append(NOBODY)
        turn = round % (len(around) - 1)
        around = around[:1] + around[len(around) - turn :] + around[1 : len(around) - turn]
        met = [(around[n], around[-1 - n]) for n in range(len(around) // 2)]
        return [(a, b) if a != NOBODY else (b, a) for a, b in met]


def new_entry(format: str, players: int, seed: int, open_seed: bool, host: str, **lot: str | bool) -> Body:
    """The first entry of a journal: with a seed that the host chose, or with what its seed is drawn from (`lot`)."""
    if format not in FORMATS:
        raise Impossible("format")
    if players not in DRAFTERS:
        raise Impossible("players")
    return {
        "kind": "opened",
        "format": format,
        "players": players,
        "seed": seed,
        "open_seed": open_seed,
        "host": host,
        **lot,
    }
