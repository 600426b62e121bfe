"""Dice Throne in the laboratory: duels of every two heroes, and when they are fair."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from reverie.kernel.choice import Choice
from reverie.kernel.plain import Answer, Setup
from reverie.parts.game import StockedLab, pairing

from ..rules.lattice import all_rolls
from ..rules.procedures.setup import RANDOM
from ..rules.solver import Solver
from ..rules.state import LEGAL, SEATS, DiceThrone
from .library import Library
from .setup import require_hero


class DiceThroneLab(StockedLab[DiceThrone, Library]):
    """What the laboratory asks of Dice Throne."""

    side_word: ClassVar[str] = "hero"
    fair: ClassVar[tuple[float, float]] = (0.45, 0.55)
    fair_pair: ClassVar[tuple[float, float]] = (0.38, 0.62)
    fair_games: ClassVar[int] = 2000

    def setup(self, seed: int) -> Setup:
        """A duel of two heroes; every ordered pairing in turn."""
        ids = [id for id, hero in self.library.get().heroes.items() if not hero.house]
        wishes = {"heroes": pairing(ids, seed), "windows": LEGAL, "sudden_death": True}
        return self.game.setup(wishes | {"same_hero": len(ids) == 1})

    def setup_with(self, wishes: Setup, seed: int) -> Setup:
        made = self.setup(seed)
        if "mode" in wishes or "players" in wishes:
            made = {key: made[key] for key in ("windows", "sudden_death")}
        return self.game.setup(made | wishes)

    def sides(self, setup: Setup) -> list[str]:
        heroes = setup["heroes"]
        return [heroes] * setup["players"] if isinstance(heroes, str) else list(heroes)

    def wish_sides(self, given: dict[int, str]) -> Setup:
        for seat, id in given.items():
            require_hero(self.library.get(), f"seat {SEATS[seat]}", id)
        count = max(2, *[seat + 1 for seat in given]) if given else 2
        return {"heroes": [given.get(seat, RANDOM) for seat in range(count)]}

    def roster(self, setup: Setup, seat: int) -> dict[str, int]:
        """The cards and abilities of a hero, one of each."""
        heroes = setup["heroes"]
        if isinstance(heroes, str) or heroes[seat] == RANDOM:
            return {}
        hero = self.library.get().heroes[heroes[seat]]
        cards = [card.id for card in (*self.library.get().common, *hero.cards)]
        return dict.fromkeys([*cards, *[slot.id for slot in hero.slots if slot.kind != "passive"]], 1)

    def exchanged(self, setup: Setup) -> Setup:
        heroes = setup["heroes"]
        return setup if isinstance(heroes, str) else setup | {"heroes": heroes[::-1]}

    def content_used(self, s: DiceThrone, choice: Choice, answer: Answer) -> str | None:
        if isinstance(answer, tuple) and answer:
            if answer[0] == "play":
                return s.cast.cards[answer[1]].id
            if answer[0] == "announce":
                line = s.cast.lines[answer[1]]
                return s.cast.heroes[line.hero].slots[line.slot].id
            if answer[0] == "defend":
                return s.hero(choice.seat).slots[answer[1]].id
        return None

    def gauges(self, s: DiceThrone) -> dict[str, Callable[[], object]]:
        """The re-roll solver: all keeps of a roll with two attempts left, worked out from nothing and looked up."""
        worths = [float(sum(roll)) for roll in all_rolls()]
        known = Solver(worths)
        return {
            "reroll_fresh_us": lambda: Solver(worths).best_keep((1, 2, 3, 5, 6), 2),
            "reroll_us": lambda: known.best_keep((1, 2, 3, 5, 6), 2),
        }
