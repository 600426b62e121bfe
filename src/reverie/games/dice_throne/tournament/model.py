"""DT-10.70: the tournament of the Mad King: a ladder of eight duels, and what is won between them, as data and as a campaign."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

import msgspec

from reverie.kernel.chance import Stream
from reverie.kernel.content import ContentError, Document, Trouble
from reverie.kernel.plain import Body, Setup
from reverie.parts.campaign.model import DONE, LOCKED, OPEN, Campaign, Chapter, Ended, Legacy, Question
from reverie.parts.journal import Impossible
from reverie.parts.plain import Says

from ..content.library import CONTENT, UPGRADES
from ..game import GAME, DiceThroneGame
from ..rules.cast import HeroInfo
from ..rules.sides import SideTold
from ..web.page import DiceThroneWeb

LADDER: Final = CONTENT / "tournament" / "ladder.yaml"
HOME: Final = "/dice_throne/tournament"
PLAYER: Final = 0
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


class Standing:
    """Where somebody stands in the tournament."""

    def __init__(self, ladder: Ladder) -> None:
        self.ladder = ladder
        self.hero = ""
        self.seed = 0
        self.health = 0
        self.cards: list[str] = []
        self.relics: list[str] = []
        self.levels: dict[str, int] = {}
        self.results: list[str] = []
        """How each duel ended, in order; a drawn one is fought again."""
        self.healths: list[int] = []
        """What was left after each duel."""
        self.chosen: list[str] = []
        """The reward chosen after each duel won."""

    def lay_out(self, legacy: Legacy) -> None:
        self.hero, self.seed, self.health = legacy["hero"], legacy["seed"], legacy["health"]
        self.cards, self.relics = list(legacy["cards"]), list(legacy["relics"])
        self.levels = dict(legacy["levels"])
        self.results, self.healths = list(legacy["results"]), list(legacy["healths"])
        self.chosen = list(legacy["chosen"])

    def plain(self) -> Legacy:
        return {
            "hero": self.hero,
            "seed": self.seed,
            "health": self.health,
            "cards": list(self.cards),
            "relics": list(self.relics),
            "levels": dict(self.levels),
            "results": list(self.results),
            "healths": list(self.healths),
            "chosen": list(self.chosen),
        }

    # What happens ----------------------------------------------------------------------------------------------------

    def enter(self, hero: str, seed: int) -> None:
        self.hero, self.seed = hero, seed
        self.health = self.full()

    def fight(self, ended: Ended) -> None:
        """A duel is over; wounds stay."""
        if not ended.winners:
            return
        self.results.append(WON if ended.won_by(PLAYER) else LOST)
        self.health = ended.left["health"][PLAYER]
        self.healths.append(self.health)

    def choose(self, id: str) -> None:
        self.chosen.append(id)
        self.take(self.ladder.rewards[id])

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

    # What is refused -------------------------------------------------------------------------------------------------

    def check_begin(self) -> None:
        if self.over():
            raise Impossible("over")
        if self.owed():
            raise Impossible("reward-first")

    def check_choice(self, id: str) -> None:
        if not self.owed():
            raise Impossible("rewarded" if self.at() else "not-won")
        if id not in [reward.id for reward in self.offer()]:
            raise Impossible("not-offered")


def check_entry(ladder: Ladder, hero: str) -> None:
    if hero not in ladder.heroes():
        raise Impossible("hero")


class TheTournament(Campaign):
    """Eight duels one after the other with the same hero; whoever loses one is out."""

    name = "tournament"

    def __init__(self, game: DiceThroneGame = GAME) -> None:
        super().__init__(game)
        self.own = game

    def standing(self, legacy: Legacy) -> Standing:
        found = Standing(ladder(self.own))
        found.lay_out(legacy)
        return found

    def wishes(self) -> Mapping[str, tuple[str, ...]]:
        return {"hero": tuple(ladder(self.own).heroes())}

    def begin(self, wishes: Body) -> Legacy:
        found = Standing(ladder(self.own))
        check_entry(found.ladder, wishes["hero"])
        found.enter(wishes["hero"], wishes["seed"] % SEEDS)
        return found.plain()

    def chapters(self, legacy: Legacy) -> list[Chapter]:
        at = self.standing(legacy)
        return [
            Chapter(duel.id, DONE if n < at.at() else OPEN if n == at.at() and not at.over() else LOCKED)
            for n, duel in enumerate(at.ladder.duels)
        ]

    def setup(self, legacy: Legacy, chapter: str, seats: int) -> Setup:
        at = self.standing(legacy)
        at.check_begin()
        return at.wishes()

    def company(self, legacy: Legacy, chapter: str) -> dict[int, str]:
        return {1 - PLAYER: next(duel.level for duel in ladder(self.own).duels if duel.id == chapter)}

    def after(self, legacy: Legacy, chapter: str, ended: Ended) -> Legacy:
        at = self.standing(legacy)
        at.fight(ended)
        return at.plain()

    def over(self, legacy: Legacy) -> bool:
        return self.standing(legacy).over()

    def question(self, legacy: Legacy) -> Question | None:
        at = self.standing(legacy)
        return Question(str(len(at.chosen)), tuple(reward.id for reward in at.offer())) if at.owed() else None

    def choose(self, legacy: Legacy, option: str) -> Legacy:
        at = self.standing(legacy)
        at.check_choice(option)
        at.choose(option)
        return at.plain()

    def title(self, words: Says) -> str:
        return words.say("throne-title")

    def chapter_title(self, words: Says, legacy: Legacy, chapter: str) -> str:
        return words.say(f"throne-duel-{chapter}")

    def option_title(self, words: Says, legacy: Legacy, option: str) -> str:
        assert isinstance(words, DiceThroneWeb)
        at = self.standing(legacy)
        return reward_name(words, at, at.ladder.rewards[option])


def reward_name(words: DiceThroneWeb, at: Standing, reward: Reward) -> str:
    """What a reward is called for whoever may choose it."""
    if reward.kind == "card":
        return words.card_name(at.ladder.cast, at.ladder.cast.bonus_ids[reward.id])
    if reward.kind == "relic":
        return words.token_name(reward.id)
    if reward.kind == "upgrade":
        slot = words.slot_name(at.hero, at.ladder.slot(at.info(), reward))
        return f"{slot} {UPGRADES[reward.level - 1]}"
    return words.say(f"throne-recovery-{reward.id}")
