"""What the pages of campaigns share: reading one's own journals, writing down sessions that have ended, acting on them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from reverie.kernel.plain import Body

from .. import journal
from ..plain import Says
from ..site import Visit
from .file import Checkpoint
from .model import ended
from .sessions import Sessions, restored

J = TypeVar("J", bound=Sessions)
W = TypeVar("W", bound=Says)

CAMPAIGN, FOREIGN = "campaign", "foreign"


class Lost(Exception):
    """What is looked for is not there (`campaign`), or somebody else's (`foreign`); pages have a text for each key."""

    def __init__(self, key: str, way: str = "") -> None:
        super().__init__(key)
        self.key = key
        self.way = way


class KeptCampaigns(Generic[J, W]):
    """The campaigns of whoever visits: journals under one prefix, listed on a shelf of theirs."""

    prefix: str = ""
    """The journal of a campaign is called `prefix/id`..."""
    shelf: str = ""
    """... and that it is somebody's stands on this shelf."""
    most: int = 20
    """So many are listed, the latest first."""

    def __init__(self, visit: Visit[W]) -> None:
        self.visit = visit
        self.site = visit.site

    def journal_of(self, id: str) -> str:
        return f"{self.prefix}/{id}"

    def lay_out(self, id: str, entries: list[Body]) -> J:
        """A campaign as its entries tell it."""
        raise NotImplementedError

    def check(self, shown: J) -> None:
        """Raises Lost where a campaign is none of theirs who ask for it."""
        if shown.owner != self.visit.person:
            raise Lost(FOREIGN)

    async def written(self, id: str) -> J:
        """A campaign as far as it is written down, whosever it is; raises Lost."""
        entries = await self.site.journal(self.journal_of(id))
        if not entries:
            raise Lost(CAMPAIGN)
        return self.lay_out(id, entries)

    async def entries(self, id: str) -> J:
        """The same of whoever asks; raises Lost."""
        shown = await self.written(id)
        self.check(shown)
        return shown

    async def read(self, id: str) -> J:
        """The same with every session that has ended written down; raises Lost."""
        shown = await self.entries(id)
        for session in shown.running():
            match = await self.site.match_at(session.table)
            over = None if match is None else ended(self.visit.game, match)
            if over is not None:
                shown = await self.act(id, lambda now, at=session.table, over=over: now.plan_ended(at, over))  # type: ignore[misc]
        return shown

    async def act(self, id: str, plan: Callable[[J], list[Body]]) -> J:
        return await journal.act(self.site, self.journal_of(id), lambda: self.entries(id), plan)

    async def all(self) -> list[J]:
        """The campaigns of whoever asks, the latest first."""
        found = []
        for kept in (await self.visit.kept(self.shelf))[: self.most]:
            try:
                found.append(await self.read(kept.id))
            except Lost:
                continue
        return found

    # As a file -------------------------------------------------------------------------------------------------------

    def name_in_file(self, shown: J) -> str:
        """What a campaign is called in a file; "" for what its model is."""
        return ""

    def played(self, shown: J) -> list[Body]:
        """Which sessions were played: chapter and result of each."""
        over = [(session.chapter, session.ended) for session in shown.sessions]
        return [{"chapter": chapter, "result": ended.result} for chapter, ended in over if ended is not None]

    def from_file(self, at: Checkpoint) -> Body:
        """The first entry of a campaign that goes on from a file."""
        return restored(self.visit.person, at.legacy, at.campaign.schema)

    async def open(self, id: str, first: Body) -> None:
        """Begin a journal; the same form sent twice begins one."""
        if await self.site.write_down(self.journal_of(id), 1, [first]):
            await self.visit.keep(self.shelf, id, {})
