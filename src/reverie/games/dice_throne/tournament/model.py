"""DT-10.70: the tournament of the Mad King: a ladder of eight duels, and what is won between them, as data and as a journal.

Everything follows from the entries of a run's journal, in their order: its seed, what began, how it ended, what was chosen.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from reverie.kernel.chance import Stream
from reverie.kernel.content import ContentError, Document, Trouble
from reverie.kernel.plain import Body, Setup
from reverie.parts.journal import Impossible, Journal
from reverie.parts.lot import Lot

from ..content.library import CONTENT
from ..game import DiceThroneGame
from ..rules.cast import HeroInfo
from ..rules.sides import SideTold

LADDER: Final = CONTENT / "tournament" / "ladder.yaml"
DUELS: Final = 8
POOL: Final = {"cards": 12, "upgrades": 10, "relics": 12, "recoveries": 6}
"""DT-10.70: how many of each are in the pool of 40."""
CHOICE: Final = 3
RECOVERY: Final = 10
LEVELS: Final = ("novice", "adept", "expert", "master")
SEEDS: Final = 1 << 62
WON, LOST, DRAWN = "won", "lost", "drawn"
REFUSALS: Final = ("hero", "seed", "over", "not-won", "not-offered", "rewarded", "reward-first")


class DuelData(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    level: str
    hero: str = ""
    """Who is met; drawn by the seed unless said."""
    upgrades: int = 0
    """How many slots the opponent begins with at level II."""


class UpgradeData(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    slot: int
    """The n-th slot of the board that has the level."""
    level: int


class RewardsData(msgspec.Struct, forbid_unknown_fields=True):
    cards: list[str]
    relics: list[str]
    upgrades: list[UpgradeData]
    recoveries: list[str]


class LadderData(msgspec.Struct, forbid_unknown_fields=True):
    duels: list[DuelData]
    rewards: RewardsData


class Reward:
    """One of the forty."""

    __slots__ = ("id", "kind", "level", "slot")

    def __init__(self, kind: str, id: str, slot: int = 0, level: int = 0) -> None:
        self.kind = kind
        """card, relic, upgrade or recovery."""
        self.id = id
        self.slot = slot
        self.level = level


class Ladder:
    """The ladder and the pool, checked."""

    def __init__(self, game: DiceThroneGame) -> None:
        self.game = game
        self.cast = game.cast
        document = Document(LADDER)
        data = document.decode(LadderData, tuple(LadderData.__struct_fields__))
        self.duels = data.duels
        given = data.rewards
        self.rewards: dict[str, Reward] = {}
        for kind, ids in (("card", given.cards), ("relic", given.relics), ("recovery", given.recoveries)):
            self.rewards |= {id: Reward(kind, id) for id in ids}
        self.rewards |= {one.id: Reward("upgrade", one.id, one.slot, one.level) for one in given.upgrades}
        told = self._troubles(given)
        if told:
            raise ContentError([Trouble(LADDER, 1, what) for what in told])

    def _troubles(self, given: RewardsData) -> list[str]:
        told = [
            f"rewards: there are {len(getattr(given, kind))} {kind}; there should be {count} (DT-10.70)"
            for kind, count in POOL.items()
            if len(getattr(given, kind)) != count
        ]
        if len(self.rewards) != sum(POOL.values()):
            told.append("rewards: every reward has an id of its own")
        if len(self.duels) != DUELS or self.duels[-1].hero not in self.cast.hero_ids:
            told.append(f"duels: there are {DUELS}, and the last is against a boss")
        told += [f"cards: there is no bonus card {id!r}" for id in given.cards if id not in self.cast.bonus_ids]
        told += [f"relics: there is no token {id!r}" for id in given.relics if id not in self.cast.token_ids]
        told += [f"{duel.id}: there is no level {duel.level!r}" for duel in self.duels if duel.level not in LEVELS]
        return told

    def heroes(self) -> list[str]:
        """Whom the tournament is open to."""
        return [id for id, hero in self.game.library.heroes.items() if not hero.house]

    def opponents(self, hero: str, seed: int) -> list[str]:
        """Whom one meets, in order: everybody else once, as far as there are so many; then the King."""
        stream = Stream(seed)
        left = [id for id in self.heroes() if id != hero]
        met: list[str] = []
        while len(met) < DUELS:
            if not left:
                left = [id for id in self.heroes() if id != hero]
            met.append(left.pop(stream.below(len(left))))
        return [duel.hero or id for duel, id in zip(self.duels, met, strict=True)]

    def slot(self, hero: HeroInfo, reward: Reward) -> str:
        """The slot that a start upgrade is for; "" where a hero has none."""
        fitting = [slot.id for slot in hero.slots if len(slot.levels) >= reward.level]
        return fitting[reward.slot - 1] if reward.slot <= len(fitting) else ""


@cache
def ladder(game: DiceThroneGame) -> Ladder:
    """The tournament of a game, read when it is first needed."""
    return Ladder(game)


class Run(Journal):
    """One way through the tournament, as its journal tells it."""

    def __init__(self, ladder: Ladder, id: str, entries: list[Body]) -> None:
        super().__init__(id)
        self.ladder = ladder
        self.owner = ""
        self.hero = ""
        self.seed = 0
        self.lot = Lot("ladder", SEEDS)
        self.health = 0
        self.cards: list[str] = []
        self.relics: list[str] = []
        self.levels: dict[str, int] = {}
        self.results: list[str] = []
        """How each duel ended, in order; a drawn one is fought again."""
        self.healths: list[int] = []
        """What was left after each duel."""
        self.table = ""
        """Where the present duel is being fought."""
        self.tables: list[str] = []
        self.chosen: list[str] = []
        """The reward chosen after each duel won."""
        self.read(entries)

    def happen(self, kind: str, entry: Body) -> None:
        if kind == "opened":
            self.owner, self.hero, self.seed = entry["owner"], entry["hero"], entry["seed"]
            self.lot.open(entry, 1)
            if self.lot.committed():
                self.lot.entropy = [entry.get("entropy", "")]
                self.seed = self.lot.draw()
            self.health = self.full()
        elif kind == "began":
            self.table = entry["table"]
            self.tables.append(entry["table"])
        elif kind == "ended" and entry["table"] == self.table:
            self.table = ""
            if entry["result"] != DRAWN:
                self.results.append(entry["result"])
                self.health = entry["health"]
                self.healths.append(entry["health"])
        elif kind == "rewarded":
            self.chosen.append(entry["reward"])
            self.take(self.ladder.rewards[entry["reward"]])

    def take(self, reward: Reward) -> None:
        if reward.kind == "card":
            self.cards.append(reward.id)
        elif reward.kind == "relic":
            self.relics.append(reward.id)
        elif reward.kind == "upgrade":
            self.levels[self.ladder.slot(self.info(), reward)] = reward.level
        else:
            self.health = min(self.full() + self.ladder.cast.knobs.heal_above, self.health + RECOVERY)

    # How it stands ---------------------------------------------------------------------------------------------------

    def info(self) -> HeroInfo:
        cast = self.ladder.cast
        return cast.heroes[cast.hero_ids[self.hero]]

    def full(self) -> int:
        return self.ladder.cast.modes[("duel", 2)].health

    def at(self) -> int:
        """The number of the duel that comes next, from 0."""
        return len([result for result in self.results if result == WON])

    def over(self) -> bool:
        return LOST in self.results or self.at() == DUELS

    def won(self) -> bool:
        return self.at() == DUELS

    def owed(self) -> bool:
        """A reward is to be chosen before the next duel."""
        return not self.over() and self.at() > len(self.chosen)

    def opponents(self) -> list[str]:
        return self.ladder.opponents(self.hero, self.seed)

    def offer(self) -> list[Reward]:
        """DT-10.70: three of the pool, by the seed; nothing that one has, and no upgrade that the board cannot take."""
        if not self.owed():
            return []
        left = [reward for reward in self.ladder.rewards.values() if self.fits(reward)]
        stream = Stream(self.seed * 31 + 7 + len(self.chosen))
        return [left.pop(stream.below(len(left))) for _ in range(min(CHOICE, len(left)))]

    def fits(self, reward: Reward) -> bool:
        if reward.id in self.chosen:
            return False
        if reward.kind == "upgrade":
            slot = self.ladder.slot(self.info(), reward)
            return bool(slot) and self.levels.get(slot, 1) < reward.level
        return True

    def wishes(self) -> Setup:
        """The setup of the next duel."""
        at = self.at()
        duel, opponent = self.ladder.duels[at], self.opponents()[at]
        mine: SideTold = {
            "health": self.health,
            "levels": dict(self.levels),
            "tokens": dict.fromkeys(self.relics, 1),
            "cards": list(self.cards),
        }
        return {
            "heroes": [self.hero, opponent],
            "same_hero": True,
            "start": {"A": mine, "B": {"levels": self.theirs(duel, opponent)}},
        }

    def theirs(self, duel: DuelData, opponent: str) -> dict[str, int]:
        """The slots that the opponent begins with at level II, by the seed."""
        cast = self.ladder.cast
        slots = [slot.id for slot in cast.heroes[cast.hero_ids[opponent]].slots if len(slot.levels) > 1]
        stream = Stream(self.seed + 1)
        return {slots.pop(stream.below(len(slots))): 2 for _ in range(duel.upgrades)}

    # What acts would write -------------------------------------------------------------------------------------------

    def plan_begin(self, table: str) -> list[Body]:
        self.check_begin()
        return [{"kind": "began", "duel": self.at(), "table": table}]

    def check_begin(self) -> None:
        if self.over():
            raise Impossible("over")
        if self.owed():
            raise Impossible("reward-first")

    def plan_end(self, table: str, result: str, health: int) -> list[Body]:
        """The duel at a table is over; told twice, it is written once."""
        if table != self.table:
            return []
        return [{"kind": "ended", "duel": self.at(), "table": table, "result": result, "health": health}]

    def plan_reward(self, id: str) -> list[Body]:
        if not self.owed():
            raise Impossible("rewarded" if self.at() else "not-won")
        if id not in [reward.id for reward in self.offer()]:
            raise Impossible("not-offered")
        return [{"kind": "rewarded", "duel": self.at() - 1, "reward": id}]


def new_run(ladder: Ladder, owner: str, hero: str, seed: str, **lot: str | bool) -> Body:
    """The first entry of a journal; raises Impossible. Without a seed it is drawn from what `lot` says."""
    if hero not in ladder.heroes():
        raise Impossible("hero")
    if seed and not (seed.isascii() and seed.isdecimal() and len(seed) < 19 and int(seed) < SEEDS):
        raise Impossible("seed")
    return {"kind": "opened", "owner": owner, "hero": hero, "seed": int(seed or 0), **({} if seed else lot)}
