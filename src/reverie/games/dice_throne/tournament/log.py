"""One way through the tournament as a journal: its seed, the duels begun and ended, what was chosen."""

from __future__ import annotations

from reverie.kernel.plain import Body
from reverie.parts.campaign.model import Ended
from reverie.parts.campaign.sessions import Sessions
from reverie.parts.journal import Impossible
from reverie.parts.lot import Lot

from .model import DRAWN, PLAYER, SEEDS, WON, Ladder, Standing, TheTournament, check_entry


class Run(Standing, Sessions):
    """A run as its journal tells it."""

    def __init__(self, ladder: Ladder, id: str, entries: list[Body]) -> None:
        Sessions.__init__(self, id)
        Standing.__init__(self, ladder)
        self.lot = Lot("ladder", SEEDS)
        self.read(entries)

    # What has happened -----------------------------------------------------------------------------------------------

    def as_now(self, entry: Body) -> Body:
        """Journals of before number the duels, and tell how each ended for the player."""
        told = {"chapter": self.ladder.duels[entry["duel"]].id, **entry} if "duel" in entry else entry
        if "health" in told:
            winners = [] if told["result"] == DRAWN else [PLAYER if told["result"] == WON else 1 - PLAYER]
            result = WON if winners else DRAWN
            told = {**told, "result": result, "winners": winners, "left": {"health": [told["health"]]}}
        return told

    def open(self, entry: Body) -> None:
        seed = entry["seed"]
        self.lot.open(entry, 1)
        if self.lot.committed():
            self.lot.entropy = [entry.get("entropy", "")]
            seed = self.lot.draw()
        self.enter(entry["hero"], seed)

    def restore(self, legacy: Body, schema: int) -> None:
        self.lay_out(TheTournament(self.ladder.game).current(legacy, schema))

    def end(self, chapter: str, ended: Ended) -> None:
        self.fight(ended)

    def change(self, kind: str, entry: Body) -> None:
        if kind == "rewarded":
            self.choose(entry["reward"])

    # How it stands ---------------------------------------------------------------------------------------------------

    @property
    def table(self) -> str:
        """Where the present duel is being fought."""
        return self.sessions[-1].table if self.sessions and self.sessions[-1].ended is None else ""

    # What acts would write -------------------------------------------------------------------------------------------

    def plan_begin(self, table: str) -> list[Body]:
        self.check_begin()
        return [self.began(self.ladder.duels[self.at()].id, table)]

    def plan_reward(self, id: str) -> list[Body]:
        self.check_choice(id)
        return [{"kind": "rewarded", "duel": self.at() - 1, "reward": id}]


def new_run(ladder: Ladder, owner: str, hero: str, seed: str, **lot: str | bool) -> Body:
    """The first entry of a journal; raises Impossible. Without a seed it is drawn from what `lot` says."""
    check_entry(ladder, hero)
    if seed and not (seed.isascii() and seed.isdecimal() and len(seed) < 19 and int(seed) < SEEDS):
        raise Impossible("seed")
    return {"kind": "opened", "owner": owner, "hero": hero, "seed": int(seed or 0), **({} if seed else lot)}
