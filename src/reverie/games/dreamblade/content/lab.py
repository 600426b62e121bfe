"""Dreamblade in the laboratory: battles of every two prebuilt warbands."""

from __future__ import annotations

from typing import ClassVar

from reverie.kernel.choice import Choice
from reverie.kernel.plain import Answer, Setup
from reverie.parts.game import StockedLab, pairing

from ..rules.decisions import SPAWN
from ..rules.state import Dreamblade
from .library import Library, read_warband


class DreambladeLab(StockedLab[Dreamblade, Library]):
    """What the laboratory asks of Dreamblade."""

    side_word: ClassVar[str] = "warband"

    def setup(self, seed: int) -> Setup:
        """Two prebuilt warbands, the default map, and the turn limit of DB-Q.40."""
        ids = list(self.library.get().warbands)
        return self.game.setup({"warbands": pairing(ids, seed), "turn_limit": 24})

    def setup_with(self, wishes: Setup, seed: int) -> Setup:
        made = self.setup(seed)
        if "warbands" in wishes:
            made.pop("names", None)
        return self.game.setup(made | wishes)

    def sides(self, setup: Setup) -> list[str]:
        """The names of the warbands; one of the user's own may have none."""
        names = setup.get("names") or ["", ""]
        return [name or f"custom {seat}" for name, seat in zip(names, self.game.seats, strict=True)]

    def wish_sides(self, given: dict[int, str]) -> Setup:
        bands = self.game.setup({})["warbands"]
        return {"warbands": [read_warband(given[seat]) if seat in given else bands[seat] for seat in (0, 1)]}

    def roster(self, setup: Setup, seat: int) -> dict[str, int]:
        band = setup["warbands"][seat]
        return {piece: band.count(piece) for piece in band}

    def exchanged(self, setup: Setup) -> Setup:
        return setup | {key: setup[key][::-1] for key in ("warbands", "names")}

    def content_used(self, s: Dreamblade, choice: Choice, answer: Answer) -> str | None:
        if choice.decision is SPAWN and isinstance(answer, tuple) and answer[0] == "spawn":
            return str(s.cast.piece_of[answer[1]].id)
        return None
