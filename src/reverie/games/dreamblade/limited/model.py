"""Limited play (DB-600.6, DB-C.4): sealed pools and drafts that everybody can prove from a shared seed.

Everything here is a pure function of the library, the seed and the picks: whoever knows these opens the same packs.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import Final

import msgspec

from reverie.kernel.chance import Stream, seed_streams
from reverie.kernel.choice import IllegalAnswer
from reverie.kernel.game import SetupError

from ..content.library import MOST_COPIES, MOST_MINIATURES, Library
from ..content.warbands import CHEAP, DEAR
from ..rules.pieces import Piece

SET: Final = "dreams"
"""The pack whose pieces are in boosters."""
PACKS: Final = {
    "starter": (("common", 5), ("uncommon", 3), ("rare", 2)),
    "booster": (("common", 4), ("uncommon", 2), ("rare", 1)),
}
"""DB-C.4: what is in a pack, by rarity."""
STARTER_LOCATIONS: Final = 1
POOLS: Final = {"starter": ("starter", "booster"), "boosters": ("booster", "booster", "booster")}
"""DB-600.6: what each player opens."""

DRAFTERS: Final = range(2, 9)
ROUNDS: Final = 3

DRAWBACKS: Final = ("Inciter", "Fumble", "Loner", "Defender", "Detonate", "Bloodthirsty", "Appease", "Vengeance")
CURVE: Final = (6, 6, 4)
"""How many cheap, middling and dear pieces a warband has room for before they crowd one another (DB-600.4)."""
FEW_OTHERS: Final = 5
"""A piece with fewer others of its aspect than this mostly costs a surcharge (DB-600.2)."""


# Packs and sealed pools ----------------------------------------------------------------------------------------------


def open_pack(library: Library, seed: int, label: str, kind: str) -> tuple[str, ...]:
    """The pieces of one starter or booster, no two alike. Each label has a stream of its own."""
    stream = Stream(seed_streams(seed, (f"limited/{label}",))[0])
    found: list[str] = []
    locations = 0
    for rarity, count in PACKS[kind]:
        left = sorted(id for id, p in library.pieces.items() if p.pack == SET and p.rarity == rarity)
        if len(left) < count:
            raise SetupError(f"limited play needs the pieces of the pack {SET!r}; there are too few {rarity} ones")
        wanted = len(found) + count
        while len(found) < wanted:
            id = left.pop(stream.below(len(left)))
            if not library.pieces[id].creature:
                if kind == "starter" and locations == STARTER_LOCATIONS:
                    continue
                locations += 1
            found.append(id)
    return tuple(found)


def sealed(library: Library, seed: int, seat: str, kind: str = "starter") -> tuple[str, ...]:
    """The pool that a seat opens: "starter" is a starter and a booster (17), "boosters" is three boosters (21)."""
    if kind not in POOLS:
        raise SetupError(f"there is no pool {kind!r}; there are {', '.join(POOLS)}")
    opened = enumerate(POOLS[kind])
    return tuple(id for n, pack in opened for id in open_pack(library, seed, f"sealed/{kind}/{seat}/{n}", pack))


def pool_digest(library: Library, pool: tuple[str, ...]) -> str:
    """Equal for two players who hold the same pool of the same pieces, in whatever order and whoever computes it."""
    plain = [library.pieces[id].plain() for id in sorted(pool)]
    return hashlib.blake2b(msgspec.json.encode(plain), digest_size=12).hexdigest()


# Drafts --------------------------------------------------------------------------------------------------------------


class Draft(msgspec.Struct, frozen=True):
    """A draft as one plain value: everybody takes a piece of the pack in front and passes the rest on."""

    packs: tuple[tuple[str, ...], ...]
    """In front of each drafter."""
    unopened: tuple[tuple[tuple[str, ...], ...], ...]
    """The packs of each round to come, by drafter."""
    picks: tuple[tuple[str, ...], ...]
    """What each drafter has, in the order of picking."""
    waiting: tuple[str, ...]
    """The picks of this step that the others do not know yet; empty for who has not picked."""
    round: int = 0

    def direction(self) -> int:
        """Packs go to the next drafter, in every second round to the one before."""
        return -1 if self.round % 2 else 1

    def options(self, drafter: int) -> tuple[str, ...]:
        """What a drafter may take now: nothing when the draft is over or the others are still picking."""
        return () if self.waiting[drafter] else self.packs[drafter]

    def pick(self, drafter: int, id: str) -> Draft:
        """The draft after a pick. When the last drafter has picked, all picks are carried out at once."""
        if drafter not in range(len(self.packs)) or id not in self.options(drafter):
            raise IllegalAnswer(f"drafter {drafter + 1} cannot take {id!r} now")
        waiting = _put(self.waiting, drafter, id)
        if not all(waiting):
            return msgspec.structs.replace(self, waiting=waiting)
        seats = range(len(waiting))
        left = []
        for d in seats:
            at = self.packs[d].index(waiting[d])
            left.append(self.packs[d][:at] + self.packs[d][at + 1 :])
        passed = tuple(left[(d - self.direction()) % len(left)] for d in seats)
        picks = tuple((*self.picks[d], waiting[d]) for d in seats)
        after = Draft(passed, self.unopened, picks, ("",) * len(waiting), self.round)
        if not passed[0] and self.unopened:
            return Draft(self.unopened[0], self.unopened[1:], picks, after.waiting, self.round + 1)
        return after

    def done(self) -> bool:
        return not any(self.packs) and not self.unopened


def _put(values: tuple[str, ...], at: int, value: str) -> tuple[str, ...]:
    return (*values[:at], value, *values[at + 1 :])


def new_draft(library: Library, seed: int, drafters: int) -> Draft:
    """Three boosters for each drafter; the first is open."""
    if drafters not in DRAFTERS:
        raise SetupError(f"{drafters} drafters; a draft is for {DRAFTERS[0]} to {DRAFTERS[-1]}")
    rounds = tuple(
        tuple(open_pack(library, seed, f"draft/{drafters}/{d}/{n}", "booster") for d in range(drafters))
        for n in range(ROUNDS)
    )
    return Draft(rounds[0], rounds[1:], ((),) * drafters, ("",) * drafters)


def replay_draft(library: Library, seed: int, picks: tuple[tuple[str, ...], ...]) -> Draft:
    """The draft that these picks lead to, drafter by drafter in order; raises IllegalAnswer where one was impossible."""
    draft = new_draft(library, seed, len(picks))
    for step in range(max(len(taken) for taken in picks)):
        for d, taken in enumerate(picks):
            if step < len(taken):
                draft = draft.pick(d, taken[step])
    return draft


def greedy_pick(library: Library, draft: Draft, drafter: int) -> str:
    """The piece on offer that is of most use to the drafter's pool."""
    own = list(draft.picks[drafter])
    return max(sorted(draft.options(drafter)), key=lambda id: use(library, [*own, id], id))


def greedy_draft(library: Library, seed: int, drafters: int) -> Draft:
    """A whole draft in which everybody picks greedily."""
    draft = new_draft(library, seed, drafters)
    while not draft.done():
        for drafter in range(drafters):
            draft = draft.pick(drafter, greedy_pick(library, draft, drafter))
    return draft


# Building a warband --------------------------------------------------------------------------------------------------


def rating(piece: Piece) -> int:
    """A rough worth for the price: its stats, 2 for an ability, -2 for a drawback and for each spawn point, -1 for each
    aspect symbol beyond the first. A location has no stats and is rated by its abilities alone."""
    abilities = sum(-2 if a.keyword in DRAWBACKS else 2 for a in piece.abilities)
    stats = piece.power + piece.defense + piece.life - 2 * piece.cost if piece.creature else 0
    return stats + abilities - (sum(piece.symbols) - 1)


def price_band(piece: Piece) -> int:
    """0 cheap, 1 middling, 2 dear."""
    return 0 if piece.cost <= CHEAP else 2 if piece.cost >= DEAR else 1


def company(library: Library, pool: list[str], id: str) -> int:
    """How many others of the pool share its aspect; of two aspects the one with fewer counts."""
    piece = library.pieces[id]
    return min(sum(library.pieces[other].aspects[aspect] for other in pool) - 1 for aspect in piece.of)


def crowding(library: Library, pool: list[str], id: str) -> int:
    """How many pieces of its price the pool has beyond the room for them."""
    band = price_band(library.pieces[id])
    return max(0, sum(price_band(library.pieces[other]) == band for other in pool) - CURVE[band])


def use(library: Library, pool: list[str], id: str) -> int:
    """What a piece of a pool is good for: its rating, its company, and how few compete for the same spawn points."""
    return rating(library.pieces[id]) + company(library, pool, id) - crowding(library, pool, id)


def left_out(library: Library, pool: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """What a suggested warband leaves in the pool, one by one, and why: always the piece of least use to the rest.

    Why is `copies` (more than allowed), `aspect` (few others share it), `crowded` (too many of its price) or `weak`.
    """
    kept = sorted(pool)
    told: list[tuple[str, str]] = []
    for id, count in Counter(kept).items():
        for _ in range(count - MOST_COPIES):
            kept.remove(id)
            told.append((id, "copies"))
    while len(kept) > MOST_MINIATURES:
        worst = min(kept, key=lambda id: use(library, kept, id))
        told.append((worst, _why(library, kept, worst)))
        kept.remove(worst)
    return tuple(told)


def _why(library: Library, kept: list[str], id: str) -> str:
    if company(library, kept, id) < FEW_OTHERS:
        return "aspect"
    return "crowded" if crowding(library, kept, id) else "weak"


def suggest_warband(library: Library, pool: tuple[str, ...]) -> dict[str, int]:
    """A playable warband from a pool, pieces and counts: all of it but what `left_out` tells."""
    counts = Counter(pool)
    counts.subtract(id for id, _why in left_out(library, pool))
    ids = sorted(counts, key=lambda id: (library.pieces[id].cost, id))
    return {id: counts[id] for id in ids if counts[id]}
