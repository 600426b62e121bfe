"""Etherfields in the laboratory: Teams of every number in every Dream and Slumber, and how they should fare (EF-10.88)."""

from __future__ import annotations

from typing import ClassVar, Final

from reverie.kernel.chance import Stream
from reverie.kernel.content import Once
from reverie.kernel.events import Event
from reverie.kernel.game import Game, SetupError
from reverie.kernel.plain import Setup
from reverie.parts.game import StockedLab
from reverie.parts.rules.effects import Effect

from ..rules import terms as t
from ..rules.cast import Cast, Op
from ..rules.effects.vocabulary import OPS
from ..rules.effects.walk import Deeds
from ..rules.state import NOBODY, Session
from .compile import make_cast
from .expected import shuffled
from .inventory import NEVER, Item, Watch, inventory, standing
from .library import Library
from .rare import some_campaign

FEWEST: Final = 1
MOST: Final = 4
"""EF-9.102"""
DIED: Final = "died %"
PART: Final = "part %"
SLUMBER_WON: Final = (0.55, 0.95)
SLUMBER_DIED: Final = 0.03
"""EF-10.88: for each Slumber tile."""


class EtherfieldsLab(StockedLab[Session, Library]):
    """What the laboratory asks of Etherfields."""

    side_word: ClassVar[str] = "dreamer"
    spread: ClassVar[float] = 0.15

    def __init__(self, game: Game[Session], library: Once[Library]) -> None:
        super().__init__(game, library)
        self._cast: Once[Cast] = Once(lambda: make_cast(library.get()))
        self._watch: Once[Watch] = Once(lambda: Watch(self._cast.get()))

    def sides(self, setup: Setup) -> list[str]:
        return list(setup["dreamers"])

    def wish_sides(self, given: dict[int, str]) -> Setup:
        """Those who are wished for in their seats, others of the cast in between."""
        known = [id for id in self._cast.get().archetype_ids if id not in given.values()]
        if max(given) + 1 > MOST:
            raise SetupError(
                f"{max(given) + 1} Dreamers cannot play; one to {MOST} can, each a different one (EF-9.102)"
            )
        return {"dreamers": [given[seat] if seat in given else known.pop(0) for seat in range(max(given) + 1)]}

    # Teams -----------------------------------------------------------------------------------------------------------

    def scenarios(self) -> tuple[str, ...]:
        """Every Dream, and every Slumber that is played."""
        cast = self._cast.get()
        return (*cast.dream_ids, *[tile.code for tile in cast.entities if tile.turns])

    def crews(self, scenario: str) -> tuple[int, ...]:
        return tuple(range(FEWEST, MOST + 1))

    def party_setup(self, scenario: str, players: int, seed: int) -> Setup:
        """A Team by chance, in any seating, with the decks of that point of the campaign."""
        known = list(self._cast.get().archetype_ids)
        if not FEWEST <= players <= min(MOST, len(known)):
            raise SetupError(f"there is no Team of {players}; {FEWEST} to {MOST} Dreamers play (EF-9.102)")
        stream = Stream(seed)
        seated = [known.pop(stream.below(len(known))) for _seat in range(players)]
        return self.game.setup({"scenario": scenario, "dreamers": seated})

    def setup(self, seed: int) -> Setup:
        scenarios = self.scenarios()
        return self.party_setup(scenarios[seed % len(scenarios)], FEWEST + seed % (MOST - FEWEST + 1), seed)

    def rare_setup(self, seed: int) -> Setup:
        """Campaigns near their end: on the Map every other time, else in one scenario after the other."""
        scenarios = self.scenarios()
        scenario = "session" if seed % 2 == 0 else scenarios[seed // 4 % len(scenarios)]
        known = shuffled(list(self._cast.get().archetype_ids), seed)
        wishes: Setup = {
            "scenario": scenario,
            "dreamers": known[: FEWEST + seed // 4 % MOST],
            "changing": seed % 3 == 0,
        }
        wishes |= {"continuous": seed % 5 == 0, "difficulty": t.DIFFICULTIES[seed % len(t.DIFFICULTIES)]}
        if scenario != "I-01":
            wishes["legacy"] = some_campaign(self._cast.get(), seed)
        return self.game.setup(wishes)

    # Everything there is ---------------------------------------------------------------------------------------------

    def inventory(self) -> list[Item]:
        return inventory(self._cast.get())

    def seen(self, s: Session, events: list[Event]) -> list[Item]:
        return [*self._watch.get().seen(s, events), *standing(s)]

    def effects(self) -> list[Effect]:
        return list(OPS.effects.values())

    def performed(self, s: Session, walk: Deeds, op: Op) -> list[Item]:
        return list(self._watch.get().performed(walk, op))

    def excused(self) -> dict[Item, str]:
        return NEVER

    def facts(self, s: Session) -> dict[str, int]:
        """EF-10.88: who died, what was won in part; Turns, Distress and Seals for each Dreamer, Hours that are left."""
        many = len(s.dreamers)
        return {
            DIED: 100 if s.ended == "died" or s.doomed != NOBODY else 0,
            PART: 100 if s.ended == "part" else 0,
            "distress": round(sum([row.distress for row in s.dreamers.rows]) / many),
            "sealed": round(sum([len(row.sealed) for row in s.dreamers.rows]) / many),
            "progress": round(sum([len(row.progress) for row in s.dreamers.rows]) / many),
            "hours": s.hours,
        }

    def bands(self) -> dict[tuple[str, int], tuple[float, float]]:
        """What a Team of the middle bot should win, as its Dream says; of Slumbers all alike."""
        cast = self._cast.get()
        found: dict[tuple[str, int], tuple[float, float]] = {}
        for dream in cast.dreams:
            for players, band in dream.bands.get("won", {}).items():
                found[dream.id, players] = band
        for tile in cast.entities:
            if tile.turns:
                for players in self.crews(tile.code):
                    found[tile.code, players] = SLUMBER_WON
        return found

    def limits(self, scenario: str) -> dict[str, tuple[float, float]]:
        cast = self._cast.get()
        if scenario not in cast.dream_ids:
            return {DIED: (0, 100 * SLUMBER_DIED)}
        told = cast.dreams[cast.dream_ids[scenario]].bands.get("died", {})
        return {DIED: (0, 100 * max([high for _low, high in told.values()]))} if told else {}


__all__ = ["DIED", "PART", "EtherfieldsLab", "t"]
