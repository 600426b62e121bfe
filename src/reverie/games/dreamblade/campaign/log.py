"""A campaign of the Dreamwar as a journal: the warband it began with, warbands built, battles begun and ended, rewards."""

from __future__ import annotations

from typing import Final

from reverie.kernel.game import LOST
from reverie.kernel.game import WON as VICTORY
from reverie.kernel.plain import Body
from reverie.parts.campaign.model import Ended
from reverie.parts.campaign.sessions import Session, Sessions
from reverie.parts.journal import Impossible

from .model import PLAYER, Battle, War, count
from .standing import ENEMY, LOCKED, OPEN, WON, Standing, TheDreamwar, opening

REFUSALS: Final = (
    "start", "battle", "not-reachable", "already-won", "not-won", "rewarded", "not-offered", "not-owned", "size",
    "illegal",
)  # fmt: skip


class Campaign(Standing, Sessions):
    """A campaign as its journal tells it."""

    def __init__(self, war: War, id: str, entries: list[Body]) -> None:
        Sessions.__init__(self, id)
        Standing.__init__(self, war)
        self.read(entries)

    # What has happened -----------------------------------------------------------------------------------------------

    def as_now(self, entry: Body) -> Body:
        """Journals of before name battles, and whether they were won."""
        told = {"chapter": entry["battle"], **entry} if "battle" in entry else entry
        if "won" in told:
            winner = PLAYER if told["won"] else ENEMY
            told = {**told, "result": VICTORY if told["won"] else LOST, "winners": [winner], "left": {}}
        return told

    def open(self, entry: Body) -> None:
        self.begin_with(entry)

    def restore(self, legacy: Body, schema: int) -> None:
        self.lay_out(TheDreamwar(self.war.game).current(legacy, schema))

    def end(self, chapter: str, ended: Ended) -> None:
        self.fight(chapter, ended.won_by(PLAYER))

    def change(self, kind: str, entry: Body) -> None:
        if kind == "built":
            self.build(entry["pieces"])
        elif kind == "rewarded":
            self.take(entry["battle"], entry["piece"])

    def happen(self, kind: str, entry: Body) -> None:
        super().happen(kind, entry)
        if kind == "began":
            self.last = self.sessions[-1].chapter

    # How it stands ---------------------------------------------------------------------------------------------------

    def tries(self, battle: Battle) -> list[Session]:
        return [one for one in self.sessions if one.chapter == battle.id]

    def going_on(self, battle: Battle) -> str:
        """The table at which it is being fought; only the latest counts."""
        tries = self.tries(battle)
        return tries[-1].table if tries and tries[-1].ended is None else ""

    # What acts would write -------------------------------------------------------------------------------------------

    def plan_build(self, id: str, pieces: dict[str, int]) -> list[Body]:
        """Another warband for the battles to come."""
        battle = self.find(id)
        if self.status(battle) == LOCKED:
            raise Impossible("not-reachable")
        self.check_warband(battle, pieces)
        if count(pieces) != battle.size():
            raise Impossible("size")
        return [{"kind": "built", "battle": id, "pieces": pieces}] if pieces != self.warband(battle) else []

    def plan_begin(self, id: str, table: str) -> list[Body]:
        self.check_begin(id)
        return [self.began(id, table)]

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
    """The first entry of a journal."""
    return {"kind": "opened", "owner": owner, **opening(war, start)}


__all__ = ["LOCKED", "OPEN", "REFUSALS", "WON", "Campaign", "new_campaign"]
