"""Lists of tables: of somebody's own, with a free seat, to watch, and of games that are over."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from reverie.kernel.browser import TableName
from reverie.kernel.game import Game
from reverie.parts.story import tells_story

from ..rooms.identity import Visitor
from ..rooms.sitting import OPEN
from ..store.entries import TableRow
from ..store.errors import StoreError
from ..store.writing import Writing
from ..words.texts import texts
from .cards import card_words
from .live import Live
from .reading import Reading

log = logging.getLogger("reverie.table")

FLUSHED_TOGETHER: Final = 50
MOST_MINE: Final = 100
MARKED: Final = "table-mark"
"""The shelf on which it is kept what somebody calls a table, and which ones they hide."""


NAMELESS: Final[TableName] = {"kind": "", "name": "", "sides": []}


class TableCard:
    """A table in a list."""

    __slots__ = (
        "game", "hidden", "href", "id", "kind", "line", "named", "public", "seat", "status", "story", "title", "updated", "your_move",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        game: str,
        title: str,
        line: str,
        your_move: bool,
        status: str,
        updated: float,
        seat: int | None,
        href: str,
        kind: str = "",
        public: bool = False,
        story: bool = False,
    ) -> None:
        self.id = id
        self.game = game
        self.title = title
        self.line = line
        self.your_move = your_move
        self.status = status
        self.updated = updated
        self.seat = seat
        self.href = href
        self.kind = kind
        """Of which kind of page it is: `learn`, `campaign`; "" for a game like any other."""
        self.public = public
        self.story = story
        """Whoever watches it, or its replay, is told a story."""
        self.named = ""
        """What its owner calls it."""
        self.hidden = False
        """Its owner does not want to see it in lists."""


class Lists:
    """What lists show of tables, and what of it is not written yet."""

    def __init__(self, reading: Reading, writing: Writing, games: dict[str, Game], open: dict[str, Live]) -> None:
        self.reading = reading
        self.writing = writing
        self.games = games
        self.open = open
        self.dirty: set[str] = set()
        """Tables whose summary in the store is of before."""

    async def flush(self) -> None:
        """Write the summaries of tables that changed. They only feed lists, so they may come after the fact."""
        due, self.dirty = list(self.dirty), set()
        for first in range(0, len(due), FLUSHED_TOGETHER):
            rows = [self.open[id].room.row() for id in due[first : first + FLUSHED_TOGETHER] if id in self.open]
            written = [self.writing.append(row.id, [], row) for row in rows]
            for outcome in await asyncio.gather(*written, return_exceptions=True):
                if isinstance(outcome, Exception):
                    self.dirty.update(due[first:])
                    raise outcome

    async def freshen(self) -> None:
        """Bring lists up to date before they are shown; where nothing can be written, they are shown as they are."""
        try:
            await self.flush()
        except StoreError as error:
            log.warning("summaries not written", extra={"error": str(error)})

    async def rows(
        self, person: str | None = None, status: str | None = None, public: bool | None = None, limit: int = 50
    ) -> list[TableRow]:
        await self.freshen()
        return await self.reading.do(self.reading.store.tables, person, status, public, limit)

    async def tables_of(self, visitor: Visitor, language: str = "en") -> list[TableCard]:
        """The tables somebody sits at; those that wait for them first."""
        cards = []
        marks = {one.id: one.data for one in await self.reading.do(self.reading.store.kept, visitor.id, MARKED)}
        for row in await self.rows(visitor.id, limit=MOST_MINE):
            held = await self.reading.do(self.reading.store.held, row.id)
            card = self._card(row, {seat for seat, persons in held.items() if visitor.id in persons}, language)
            if mark := marks.get(row.id):
                card.named, card.hidden = str(mark.get("name", "")), bool(mark.get("hidden"))
            cards.append(card)
        cards.sort(key=lambda card: (not card.your_move, card.status == "over", -card.updated))
        return cards

    async def mark(self, visitor: Visitor, table: str, name: str, hidden: bool) -> None:
        """Call a table otherwise in one's own lists, or leave it out of them; nobody else notices."""
        store = self.reading.store
        if visitor.id not in {
            person for persons in (await self.reading.do(store.held, table)).values() for person in persons
        }:
            return
        if name or hidden:
            await self.reading.do(store.keep, visitor.id, MARKED, table, {"name": name, "hidden": hidden})
        else:
            await self.reading.do(store.drop, visitor.id, MARKED, table)

    async def open_tables(self, language: str = "en") -> list[TableCard]:
        """Tables with a seat for anybody."""
        rows = await self.rows(status="open")
        free = [row for row in rows if any(seat["kind"] == OPEN and seat.get("public") for seat in row.seats)]
        return [self._card(row, set(), language) for row in free]

    async def live_tables(self, language: str = "en") -> list[TableCard]:
        """Public tables where something is going on."""
        cards = [self._card(row, set(), language) for row in await self.rows(status="playing", public=True, limit=20)]
        for card in cards:
            card.href = f"/t/{card.id}/watch"
        return cards

    async def recent_replays(self, language: str = "en") -> list[TableCard]:
        """Finished public tables. What somebody uploaded is theirs to show: only its address leads to it."""
        cards = [self._card(row, set(), language) for row in await self.rows(status="over", public=True, limit=10)]
        for card in cards:
            card.href = f"/replay/{card.id}"
        return cards

    def _card(self, row: TableRow, holder: set[int], language: str) -> TableCard:
        """A table in a list, in words."""
        words = texts(language)
        game = self.games.get(row.game)
        deciding = row.summary.get("deciding", [])
        your_move = row.status == "playing" and any(seat in holder for seat in deciding)
        key, who, allies = card_words(row, holder, your_move, words)
        told = game.web_page(language).table_name(row.summary.get("about", {})) if game is not None else NAMELESS
        if home := row.summary.get("home"):
            told = {**told, "kind": "campaign", "name": home["name"]}
        title = words.get(key, who=who, allies=allies, game=game.title if game else row.game)
        questions = [row.summary.get("asked", {}).get(str(seat), {}).get(language, "") for seat in sorted(holder)]
        parts = [
            title if told["name"] else "",
            words.get("table-card-against").join(side for side in told["sides"] if side),
            words.get("table-card-line", turn=row.summary.get("moment", 0)),
            next(filter(None, questions), "") if your_move else "",
        ]
        return TableCard(
            row.id,
            row.game,
            told["name"] or title,
            " · ".join(part for part in parts if part),
            your_move,
            row.status,
            row.updated,
            min(holder) if holder else None,
            f"/t/{row.id}",
            told["kind"],
            row.public,
            game is not None and tells_story(game),
        )


__all__ = ["Lists", "TableCard"]
