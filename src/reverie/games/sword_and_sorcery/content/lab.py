"""Sword & Sorcery in the laboratory: parties of every nature and number in every quest, and how they should fare (SS-G23)."""

from __future__ import annotations

from itertools import combinations, product
from typing import ClassVar, Final

from reverie.kernel.chance import Stream
from reverie.kernel.content import Once
from reverie.kernel.events import Event
from reverie.kernel.game import Game, SetupError
from reverie.kernel.plain import Setup
from reverie.parts.game import StockedLab
from reverie.parts.rules.effects import Effect

from ..rules.cast import Cast, Op
from ..rules.effects.vocabulary import VERBS
from ..rules.effects.walk import Deeds
from ..rules.plan import Plan
from ..rules.procedures.event_phase import rounds_left
from ..rules.state import Quest
from .compile import make_cast
from .inventory import NEVER, Item, inventory, performed, seen
from .kit import had_by, kit_of, used_in
from .library import Library
from .quests import make_plan
from .rare import campaign, finds, meetings
from .setup import FEWEST, MOST, party_with

SIDES: Final = ("lawful", "chaotic")
"""SS-13.6: those of neutral nature join either."""
POSITIONS: Final = 4
"""Every so many seeds the next position."""
DEATHS: Final = "deaths %"
CLOCK: Final = "clock %"


def parties(library: Library, players: int) -> list[tuple[str, ...]]:
    """Every party of so many heroes whose natures agree."""
    found: dict[tuple[str, ...], None] = {}
    for side in SIDES:
        able = [
            [one.id for one in hero.versions if one.nature in (side, "neutral")] for hero in library.heroes.values()
        ]
        for chosen in combinations([versions for versions in able if versions], players):
            found.update(dict.fromkeys(product(*chosen)))
    return list(found)


def plans_in(library: Library, cast: Cast) -> list[Plan]:
    """Every quest, ready to be laid out."""
    return [make_plan(library, cast, id) for id in library.quests]


def positions_in(library: Library, cast: Cast) -> list[Setup]:
    """Beside every chest and search token, and how every line of every scroll is met, in all quests."""
    plans = plans_in(library, cast)
    return finds(plans) + meetings(plans)


class SwordAndSorceryLab(StockedLab[Quest, Library]):
    """What the laboratory asks of Sword & Sorcery."""

    side_word: ClassVar[str] = "hero"
    spread: ClassVar[float] = 0.12

    def __init__(self, game: Game[Quest], library: Once[Library]) -> None:
        super().__init__(game, library)
        self._cast: Once[Cast] = Once(lambda: make_cast(library.get()))
        self._positions: Once[list[Setup]] = Once(lambda: positions_in(library.get(), self._cast.get()))

    def sides(self, setup: Setup) -> list[str]:
        return list(setup["heroes"])

    def wish_sides(self, given: dict[int, str]) -> Setup:
        return {"heroes": party_with(self.library.get(), given)}

    # Parties ---------------------------------------------------------------------------------------------------------

    def scenarios(self) -> tuple[str, ...]:
        return tuple(self.library.get().quests)

    def crews(self, scenario: str) -> tuple[int, ...]:
        return tuple(range(FEWEST, MOST + 1))

    def party_setup(self, scenario: str, players: int, seed: int) -> Setup:
        """A party by chance, in any seating, at the rank of the quest."""
        known = parties(self.library.get(), players)
        if not known:
            raise SetupError(f"there is no party of {players}; {FEWEST} to {MOST} heroes take part (SS-1.2)")
        stream = Stream(seed)
        heroes = list(known[stream.below(len(known))])
        seated = [heroes.pop(stream.below(len(heroes))) for _seat in range(players)]
        return self.game.setup({"quest": scenario, "heroes": seated})

    def setup(self, seed: int) -> Setup:
        quests = self.scenarios()
        return self.party_setup(quests[seed % len(quests)], FEWEST + seed % (MOST - FEWEST + 1), seed)

    def rare_setup(self, seed: int) -> Setup:
        """SS-G28: as a campaign goes on; every other one beside a chest, or as an enemy meets heroes, line by line of all scrolls."""
        if seed % 2 == 0:
            return self.game.setup(campaign(self._cast.get(), self.game.sample_setup(seed), Stream(seed)))
        found = self._positions.get()
        return self.game.setup(found[seed // POSITIONS % len(found)])

    def facts(self, s: Quest) -> dict[str, int]:
        """SS-G23: deaths for a hundred heroes, and how much of the event clock has run down; soul points that are left."""
        deaths = sum([row.deaths for row in s.heroes.rows])
        whole = max(s.round, s.round - 1 + rounds_left(s))
        return {
            DEATHS: round(100 * deaths / len(s.heroes)),
            CLOCK: round(100 * s.round / max(1, whole)),
            "soul points": s.soul,
        }

    def kit(self) -> dict[str, tuple[str, ...]]:
        return kit_of(self.library.get())

    def had(self, s: Quest) -> dict[str, bool]:
        """What comes with the reward of a won quest (SS-39.10) did nothing for it: only who won has it."""
        return {} if s.ended else had_by(s)

    def has_set_out(self, s: Quest) -> bool:
        return s.round > 0

    def used(self, s: Quest, events: list[Event]) -> list[str]:
        return used_in(s, events)

    def bands(self) -> dict[tuple[str, int], tuple[float, float]]:
        """SS-G23: what a party should win, as its quest says."""
        found: dict[tuple[str, int], tuple[float, float]] = {}
        for id, quest in self.library.get().quests.items():
            if quest.bands is not None:
                for players in self.crews(id):
                    found[id, players] = quest.bands.won
        return found

    def limits(self, scenario: str) -> dict[str, tuple[float, float]]:
        bands = self.library.get().quests[scenario].bands
        if bands is None:
            return {}
        told = {DEATHS: bands.deaths, CLOCK: bands.clock}
        return {name: (100 * low, 100 * high) for name, (low, high) in told.items()}

    # Everything there is ---------------------------------------------------------------------------------------------

    def inventory(self) -> list[Item]:
        return inventory(self.library.get(), self._cast.get())

    def seen(self, s: Quest, events: list[Event]) -> list[Item]:
        return list(seen(s, events))

    def effects(self) -> list[Effect]:
        return list(VERBS.effects.values())

    def performed(self, s: Quest, walk: Deeds, op: Op) -> list[Item]:
        return list(performed(s, walk, op))

    def excused(self) -> dict[Item, str]:
        return NEVER
