"""How pools of limited play look: a table for people, plain values for machines, a warband file to play with."""

from __future__ import annotations

from typing import TypedDict

from rich.console import Group
from rich.table import Table
from rich.text import Text

from ..game import GAME
from ..words.words import DreambladePage
from .model import left_out, pool_digest, suggest_warband


class PrintedPiece(TypedDict):
    """What is printed on a piece, for machines."""

    id: str
    name: str
    cost: str
    stats: str | None
    lineage: str | None
    rarity: str
    abilities: list[str]


class LeftOut(TypedDict):
    """A piece of the pool that the suggested warband does without."""

    id: str
    why: str


class PlainPool(TypedDict):
    """A pool for machines."""

    digest: str
    pool: list[PrintedPiece]
    warband: dict[str, int]
    left_out: list[LeftOut]


class LimitedPage(DreambladePage):
    """Pools in one language, of the built-in content."""

    def __init__(self, language: str) -> None:
        super().__init__(language, GAME.library)
        self.game = GAME

    def piece(self, id: str) -> PrintedPiece:
        """What is printed on a piece."""
        p = self.library.pieces[id]
        return {
            "id": id,
            "name": self.library.name("piece", id, self.language),
            "cost": p.printed_cost(),
            "stats": p.data.stats if p.creature else None,
            "lineage": p.lineage or None,
            "rarity": p.rarity,
            "abilities": [self.ability_name(a) for a in p.abilities],
        }

    def plain(self, pool: tuple[str, ...]) -> PlainPool:
        return {
            "digest": pool_digest(self.library, pool),
            "pool": [self.piece(id) for id in pool],
            "warband": suggest_warband(self.library, pool),
            "left_out": [{"id": id, "why": why} for id, why in left_out(self.library, pool)],
        }

    def pool(self, who: str, pool: tuple[str, ...]) -> Group:
        """The pieces of a pool by cost, and the warband that is suggested."""
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        pieces = self.library.pieces
        for id in sorted(pool, key=lambda id: (pieces[id].cost, id)):
            told = self.piece(id)
            stats = told["stats"] or self.say("word-location")
            table.add_row(*(Text(cell) for cell in (told["cost"], told["name"], stats, ", ".join(told["abilities"]))))
        name = {id: self.library.name("piece", id, self.language) for id in pool}
        band = suggest_warband(self.library, pool)
        kept = " · ".join(f"{count} × {name[id]}" if count > 1 else name[id] for id, count in band.items())
        left = " · ".join(f"{name[id]} ({self.say('limited-why-' + why)})" for id, why in left_out(self.library, pool))
        digest = pool_digest(self.library, pool)
        return Group(
            Text(self.say("limited-pool", who=who, count=len(pool), digest=digest), style="bold"),
            table,
            Text(self.say("limited-warband", pieces=kept)),
            Text(self.say("limited-left-out", pieces=left or "–")),
            Text(""),
        )

    def warband_file(self, pool: tuple[str, ...]) -> str:
        """The suggested warband as YAML."""
        lines = [f"  {id}: {count}" for id, count in suggest_warband(self.library, pool).items()]
        return "\n".join([f"# From the pool {pool_digest(self.library, pool)}.", "pieces:", *lines, ""])
