"""A campaign of the Dreamwar as a journal: the warband it began with, warbands built, battles begun and ended, rewards."""

from __future__ import annotations

from collections import Counter
from typing import Final

from reverie.kernel.plain import Body
from reverie.parts.journal import Impossible, Journal

from ..content.warbands import check_from_pool
from .model import FINALE, Battle, War, count, listed

REFUSALS: Final = (
    "start", "battle", "not-reachable", "already-won", "not-won", "rewarded", "not-offered", "not-owned", "size",
    "illegal",
)  # fmt: skip
WON, OPEN, LOCKED = "won", "open", "locked"


class Fought:
    """One table at which a battle was fought, or is being fought."""

    def __init__(self, battle: str, table: str) -> None:
        self.battle = battle
        self.table = table
        self.won: bool | None = None
        """None while it goes on."""


class Campaign(Journal):
    """A campaign as its journal tells it."""

    def __init__(self, war: War, id: str, entries: list[Body]) -> None:
        super().__init__(id)
        self.war = war
        self.library = war.library
        self.owner = ""
        self.start = ""
        self.collection: list[str] = []
        self.warbands: dict[int, dict[str, int]] = {}
        """The warband last built, by size."""
        self.fought: list[Fought] = []
        self.rewards: dict[str, str] = {}
        self.read(entries)

    # What has happened -----------------------------------------------------------------------------------------------

    def happen(self, kind: str, entry: Body) -> None:
        if kind == "opened":
            self.owner, self.start = entry["owner"], entry["start"]
            self.collection = list(entry["collection"])
            self.warbands[count(entry["warband"])] = dict(entry["warband"])
        elif kind == "built":
            self.warbands[count(entry["pieces"])] = dict(entry["pieces"])
        elif kind == "began":
            self.fought.append(Fought(entry["battle"], entry["table"]))
        elif kind == "ended":
            for one in self.fought:
                if one.table == entry["table"]:
                    one.won = entry["won"]
        elif kind == "rewarded":
            self.rewards[entry["battle"]] = entry["piece"]
            self.collection.append(entry["piece"])

    # How it stands ---------------------------------------------------------------------------------------------------

    def won(self, battle: Battle) -> bool:
        return any(one.won for one in self.fought if one.battle == battle.id)

    def over(self) -> bool:
        """The finale is won."""
        return self.won(self.war.finale())

    def status(self, battle: Battle) -> str:
        if self.won(battle):
            return WON
        return OPEN if all(self.won(one) for one in self.war.before(battle)) else LOCKED

    def tries(self, battle: Battle) -> list[Fought]:
        return [one for one in self.fought if one.battle == battle.id]

    def going_on(self, battle: Battle) -> str:
        """The table at which it is being fought; only the latest counts."""
        tries = self.tries(battle)
        return tries[-1].table if tries and tries[-1].won is None else ""

    def running(self) -> list[Fought]:
        """Whose end is still to be written down."""
        latest = {one.battle: one for one in self.fought}
        return [one for one in latest.values() if one.won is None]

    def chapters_won(self) -> int:
        chapters = [battles for name, battles in self.war.chapters.items() if name != FINALE]
        return len([battles for battles in chapters if all(self.won(one) for one in battles)])

    def battles_won(self) -> int:
        return len([one for one in self.war.battles.values() if self.won(one)])

    def due(self) -> list[Battle]:
        """Battles won whose reward has not been chosen yet."""
        return [one for one in self.war.battles.values() if self.won(one) and one.id not in self.rewards]

    def next_battle(self) -> Battle | None:
        """Where to go on: the chapter fought in last, else the first open battle."""
        open_ones = [one for one in self.war.battles.values() if self.status(one) == OPEN]
        last = self.war.battles.get(self.fought[-1].battle) if self.fought else None
        same = [one for one in open_ones if last is not None and one.chapter == last.chapter]
        found = same or open_ones
        return found[0] if found else None

    def pool(self) -> tuple[str, ...]:
        """The collection by cost."""
        return tuple(sorted(self.collection, key=lambda id: (self.library.pieces[id].cost, id)))

    def warband(self, battle: Battle) -> dict[str, int]:
        """The warband for a battle: the one last built of this size, else the usual one cut down evenly."""
        size = battle.size()
        if size in self.warbands:
            return self.warbands[size]
        largest = self.warbands[max(self.warbands)]
        every = sorted(listed(largest), key=lambda id: (self.library.pieces[id].cost, id))
        if len(every) <= size:
            return largest
        kept = [every[n * len(every) // size] for n in range(size)]
        return dict(Counter(kept))

    # What acts would write -------------------------------------------------------------------------------------------

    def find(self, id: str) -> Battle:
        if id not in self.war.battles:
            raise Impossible("battle")
        return self.war.battles[id]

    def check_warband(self, battle: Battle, pieces: dict[str, int]) -> None:
        """Raises Impossible for a warband with which this battle cannot be fought."""
        pool = tuple(self.collection)
        if any(n > pool.count(id) for id, n in pieces.items()):
            raise Impossible("not-owned")
        if count(pieces) > battle.size():
            raise Impossible("size")
        mine = dict(pieces)
        if battle.lent:
            mine[battle.lent] = mine.get(battle.lent, 0) + 1
        if check_from_pool(self.library, (*pool, battle.lent), mine):
            raise Impossible("illegal")

    def plan_build(self, id: str, pieces: dict[str, int]) -> list[Body]:
        """Another warband for the battles to come."""
        battle = self.find(id)
        if self.status(battle) == LOCKED:
            raise Impossible("not-reachable")
        self.check_warband(battle, pieces)
        if count(pieces) != battle.size():
            raise Impossible("size")
        return [{"kind": "built", "battle": id, "pieces": pieces}] if pieces != self.warband(battle) else []

    def check_begin(self, id: str) -> Battle:
        """The battle, if it may be fought now; raises Impossible."""
        battle = self.find(id)
        status = self.status(battle)
        if status != OPEN:
            raise Impossible("already-won" if status == WON else "not-reachable")
        self.check_warband(battle, self.warband(battle))
        return battle

    def plan_begin(self, id: str, table: str) -> list[Body]:
        self.check_begin(id)
        return [{"kind": "began", "battle": id, "table": table}]

    def plan_end(self, table: str, won: bool) -> list[Body]:
        """A battle is over: written down once."""
        for one in self.fought:
            if one.table == table and one.won is None:
                return [{"kind": "ended", "battle": one.battle, "table": table, "won": won}]
        return []

    def plan_reward(self, id: str, piece: str) -> list[Body]:
        """One of three pieces joins the collection. The same choice sent twice counts once."""
        battle = self.find(id)
        if not self.won(battle):
            raise Impossible("not-won")
        if id in self.rewards:
            if self.rewards[id] == piece:
                return []
            raise Impossible("rewarded")
        if piece not in battle.data.reward:
            raise Impossible("not-offered")
        return [{"kind": "rewarded", "battle": id, "piece": piece}]


def new_campaign(war: War, owner: str, start: str) -> Body:
    """The first entry of a journal; what it begins with is written down, so that later releases change nothing."""
    if start not in war.starts:
        raise Impossible("start")
    data = war.starts[start]
    collection = [*listed(data.pieces), *listed(data.spare)]
    return {"kind": "opened", "owner": owner, "start": start, "warband": data.pieces, "collection": collection}
