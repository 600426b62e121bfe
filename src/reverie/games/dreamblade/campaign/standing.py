"""How a campaign of the Dreamwar stands: collection, warbands, battles won, rewards. And the campaign as a pure model of that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from reverie.kernel.plain import Body, Setup
from reverie.parts.campaign.model import DONE, Campaign, Chapter, Ended, Legacy, Question
from reverie.parts.campaign.model import LOCKED as CLOSED
from reverie.parts.campaign.model import OPEN as PLAYABLE
from reverie.parts.journal import Impossible
from reverie.parts.plain import Says

from ..content.warbands import check_from_pool
from ..game import GAME, DreambladeGame
from ..web.page import DreambladeWeb
from .model import FINALE, PLAYER, Battle, War, count, listed, war

WON, OPEN, LOCKED = "won", "open", "locked"
STATES: Final = {WON: DONE, OPEN: PLAYABLE, LOCKED: CLOSED}
ENEMY: Final = 1 - PLAYER


def opening(war: War, start: str) -> Body:
    """What a warband to start with brings; raises Impossible."""
    if start not in war.starts:
        raise Impossible("start")
    data = war.starts[start]
    return {"start": start, "warband": data.pieces, "collection": [*listed(data.pieces), *listed(data.spare)]}


class Standing:
    """Where somebody stands in the Dreamwar."""

    def __init__(self, war: War) -> None:
        self.war = war
        self.library = war.library
        self.start = ""
        self.collection: list[str] = []
        self.warbands: dict[int, dict[str, int]] = {}
        """The warband last built, by size."""
        self.wins: list[str] = []
        self.rewards: dict[str, str] = {}
        self.last = ""
        """The battle that was fought last."""

    # As plain values -------------------------------------------------------------------------------------------------

    def lay_out(self, legacy: Legacy) -> None:
        self.start, self.last = legacy["start"], legacy["last"]
        self.collection = list(legacy["collection"])
        self.warbands = {count(band): dict(band) for band in legacy["warbands"]}
        self.wins, self.rewards = list(legacy["won"]), dict(legacy["rewards"])

    def plain(self) -> Legacy:
        return {
            "start": self.start,
            "collection": list(self.collection),
            "warbands": [dict(self.warbands[size]) for size in sorted(self.warbands)],
            "won": list(self.wins),
            "rewards": dict(self.rewards),
            "last": self.last,
        }

    # What happens ----------------------------------------------------------------------------------------------------

    def begin_with(self, told: Body) -> None:
        """As `opening` tells it; what it begins with is kept, so that later releases change nothing."""
        self.start = told["start"]
        self.collection = list(told["collection"])
        self.build(told["warband"])

    def build(self, pieces: dict[str, int]) -> None:
        self.warbands[count(pieces)] = dict(pieces)

    def fight(self, battle: str, won: bool) -> None:
        self.last = battle
        if won and battle not in self.wins:
            self.wins.append(battle)

    def take(self, battle: str, piece: str) -> None:
        self.rewards[battle] = piece
        self.collection.append(piece)

    # How it stands ---------------------------------------------------------------------------------------------------

    def won(self, battle: Battle) -> bool:
        return battle.id in self.wins

    def over(self) -> bool:
        """The finale is won."""
        return self.won(self.war.finale())

    def status(self, battle: Battle) -> str:
        if self.won(battle):
            return WON
        return OPEN if all(self.won(one) for one in self.war.before(battle)) else LOCKED

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
        last = self.war.battles.get(self.last)
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

    # What is refused -------------------------------------------------------------------------------------------------

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

    def check_begin(self, id: str) -> Battle:
        """The battle, if it may be fought now; raises Impossible."""
        battle = self.find(id)
        status = self.status(battle)
        if status != OPEN:
            raise Impossible("already-won" if status == WON else "not-reachable")
        self.check_warband(battle, self.warband(battle))
        return battle


class TheDreamwar(Campaign):
    """Sixteen battles: whichever stands open may be fought, a lost one again; after each that is won a piece is chosen."""

    name = "dreamwar"

    def __init__(self, game: DreambladeGame = GAME) -> None:
        super().__init__(game)
        self.own = game

    def standing(self, legacy: Legacy) -> Standing:
        found = Standing(war(self.own))
        found.lay_out(legacy)
        return found

    def wishes(self) -> Mapping[str, tuple[str, ...]]:
        return {"start": tuple(war(self.own).starts)}

    def begin(self, wishes: Body) -> Legacy:
        found = Standing(war(self.own))
        found.begin_with(opening(found.war, wishes["start"]))
        return found.plain()

    def chapters(self, legacy: Legacy) -> list[Chapter]:
        at = self.standing(legacy)
        return [Chapter(battle.id, STATES[at.status(battle)]) for battle in at.war.battles.values()]

    def setup(self, legacy: Legacy, chapter: str, seats: int) -> Setup:
        at = self.standing(legacy)
        battle = at.check_begin(chapter)
        return battle.setup(at.warband(battle))

    def company(self, legacy: Legacy, chapter: str) -> dict[int, str]:
        return {ENEMY: self.standing(legacy).find(chapter).data.level}

    def after(self, legacy: Legacy, chapter: str, ended: Ended) -> Legacy:
        at = self.standing(legacy)
        at.fight(chapter, ended.won_by(PLAYER))
        return at.plain()

    def over(self, legacy: Legacy) -> bool:
        return self.standing(legacy).over()

    def question(self, legacy: Legacy) -> Question | None:
        due = self.standing(legacy).due()
        return Question(due[0].id, tuple(due[0].data.reward)) if due else None

    def choose(self, legacy: Legacy, option: str) -> Legacy:
        asked = self.question(legacy)
        if asked is None or option not in asked.options:
            raise Impossible("not-offered" if asked is not None else "not-won")
        at = self.standing(legacy)
        at.take(asked.about, option)
        return at.plain()

    def title(self, words: Says) -> str:
        return words.say("war-title")

    def chapter_title(self, words: Says, legacy: Legacy, chapter: str) -> str:
        return words.say(f"war-battle-{chapter}")

    def option_title(self, words: Says, legacy: Legacy, option: str) -> str:
        assert isinstance(words, DreambladeWeb)
        return words.library.name("piece", option, words.language)
