"""The campaigns of a party on a server: read by those who belong to it, with the tables at which their sessions are played.

Which table a session has is decided in the journal, before there is one; whoever comes there first opens it. So two who begin at once
have one table, and a server that stopped in between has lost nothing. Who sits where a session goes on, the table itself knows.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from reverie.kernel.browser import SiteLink
from reverie.kernel.game import Game
from reverie.kernel.page import Page
from reverie.kernel.plain import Body

from .. import journal
from ..journal import Impossible
from ..plain import GONE, Named, SeatWish, TableNow, clean_name
from ..site import Site, Visit, Web, page_of
from .file import Checkpoint
from .kept import FOREIGN, KeptCampaigns, Lost
from .model import Campaign, campaigns_of
from .party import BOT, FREE, REFUSALS, STAND_IN, Member, PartyCampaign, opened
from .sessions import Session

ROOT: Final = "/campaigns"
PARTY: Final = "party"
"""What the names of all journals of parties begin with."""
OTHER: Final = "other"
"""A refusal that only the model knows."""


def party_campaigns(game: Game) -> list[Campaign]:
    """The campaigns of a game that a party plays: all of a game that is played together."""
    return campaigns_of(game.name) if game.together else []


def home_of(campaign: Campaign) -> str:
    return f"{ROOT}/{campaign.game.name}/{campaign.name}"


def nav_of(campaign: Campaign) -> str:
    """What the pages of a campaign are called among those of its game."""
    return f"campaign-{campaign.name}"


def links_of(game: Game, page: Page, line: str) -> list[SiteLink]:
    """The campaigns of a game that a party plays as links; the line is the same for all."""
    return [
        {
            "kind": "campaign",
            "key": nav_of(campaign),
            "label": campaign.title(page),
            "line": line,
            "href": home_of(campaign),
            "mark": "i-flag",
        }
        for campaign in party_campaigns(game)
    ]


class PartyCampaigns(KeptCampaigns[PartyCampaign, Page]):
    """The campaigns of one model that whoever visits belongs to."""

    def __init__(self, visit: Visit[Page], campaign: Campaign) -> None:
        super().__init__(visit)
        self.campaign = campaign
        self.home = home_of(campaign)
        self.prefix = f"{PARTY}/{campaign.game.name}/{campaign.name}"
        self.shelf = f"party-{campaign.game.name}-{campaign.name}"

    def at(self, id: str) -> str:
        """The page of a campaign."""
        return f"{self.home}/{id}"

    # Reading ---------------------------------------------------------------------------------------------------------

    def lay_out(self, id: str, entries: list[Body]) -> PartyCampaign:
        try:
            return PartyCampaign(self.campaign, id, entries)
        except Impossible as error:
            raise Lost("newer", self.home) from error

    def check(self, shown: PartyCampaign) -> None:
        person = self.visit.person
        if shown.member_of(person) is None:
            raise Lost(shown.gone[person].gone if person in shown.gone else FOREIGN, self.home)

    async def read(self, id: str) -> PartyCampaign:
        """With what has ended written down, and nobody at a table of theirs who does not belong to them any more."""
        shown = await super().read(id)
        await self.send_away(shown, f"{BOT}{STAND_IN}")
        return shown

    def name_in_file(self, shown: PartyCampaign) -> str:
        return shown.name

    def played(self, shown: PartyCampaign) -> list[Body]:
        return [*shown.before, *super().played(shown)]

    def from_file(self, at: Checkpoint) -> Body:
        name = clean_name(at.name, self.campaign.name)
        return opened(self.campaign, self.visit.person, self.own_name(), name, at.legacy, at.sessions)

    def own_name(self, given: str = "") -> str:
        """What whoever visits is called: as they say, as they prefer, or as nobody in particular."""
        return clean_name(given) or clean_name(self.visit.name) or self.visit.words.seat_look(0)["name"]

    # Sessions --------------------------------------------------------------------------------------------------------

    async def begin(self, id: str, chapter: str, seats: list[str], instead: str) -> str:
        """The table of the next session, or of the one that goes on already; raises Lost, Impossible."""
        shown = await self.read(id)
        running = shown.running()
        if not running or running[0].table == instead:
            self.visit.check_creation()
        if instead and not (await self.site.table_now(instead)).trouble:
            instead = ""
        table = (await self.site.dice("", "")).id
        shown = await self.act(
            id, lambda now: now.plan_begin(self.visit.person, chapter, seats, table, instead=instead)
        )
        session = shown.running()[0]
        if (await self.site.table_now(session.table)).trouble == GONE:
            await self._open(shown, session)
        return session.table

    async def _open(self, shown: PartyCampaign, session: Session) -> None:
        """The table of a session, as the journal says; somebody else may be opening the same."""
        lineup = shown.lineups[session.table]
        seats = [self._wish(shown, who) for who in lineup]
        wishes = self.campaign.setup(shown.legacy, session.chapter, len(lineup))
        home = {"href": self.at(shown.id), "name": shown.name}
        options = {"undo": "free", "odds": True, "public": False, "id": session.table, "home": home}
        await self.site.open_table(self.visit.visitor, self.campaign.game.name, wishes, seats, options)

    def _wish(self, shown: PartyCampaign, who: str) -> SeatWish:
        member = shown.member_at(who)
        if member is not None:
            return SeatWish("theirs", name=member.name, person=member.person)
        return SeatWish("link") if who == FREE else SeatWish("bot", who.removeprefix(BOT) if BOT in who else STAND_IN)

    async def now(self, shown: PartyCampaign) -> TableNow:
        """How the session that goes on stands."""
        return await self.site.table_now(shown.running()[0].table)

    async def send_away(self, shown: PartyCampaign, to: str) -> None:
        """Whoever does not belong to the party any more has no seat at its table: a bot or a member (`to`) plays on there."""
        for session in shown.running():
            for seat, sat in enumerate((await self.site.table_now(session.table)).seats):
                if sat.people & shown.gone.keys():
                    await self.give(shown, session, seat, to)

    async def give(self, shown: PartyCampaign, session: Session, seat: int, who: str) -> None:
        member = shown.member_at(who)
        if member is not None:
            await self.site.give_seat(session.table, seat, Named(member.person, member.name), "")
        else:
            await self.site.give_seat(session.table, seat, None, who.removeprefix(BOT))

    async def change_seats(self, shown: PartyCampaign, wanted: dict[int, str]) -> None:
        """While a session goes on heroes change hands: one's own, those of bots and those that are free; whoever leads the party gives all.
        All or nothing; raises Impossible."""
        me = shown.mine(self.visit.person)
        if not shown.running():
            raise Impossible("moved-on")
        session, now = shown.running()[0], await self.now(shown)
        due = []
        for seat, who in wanted.items():
            if not 0 <= seat < len(now.seats) or not self._able(shown, session, seat, who):
                raise Impossible("seat")
            if who == holder(shown, now, seat):
                continue
            sat = now.seats[seat]
            if sat.kind == "person" and me.person not in sat.people and shown.owner != me.person:
                raise Impossible("owner-only")
            due.append((seat, who))
        for seat, who in due:
            await self.give(shown, session, seat, who)

    def _able(self, shown: PartyCampaign, session: Session, seat: int, who: str) -> bool:
        """Whether somebody can play at a seat: a member, or a bot of a level that there is. The company of a chapter stays."""
        if seat in shown.company(session.chapter):
            return False
        level = who.removeprefix(BOT) if who.startswith(BOT) else ""
        return shown.member_at(who) is not None or level in self.campaign.game.bots.levels

    # Telling ---------------------------------------------------------------------------------------------------------

    def link(self, shown: PartyCampaign) -> str:
        """The invitation that counts; its key stands behind the #, which browsers tell nobody."""
        return f"{self.at(shown.id)}/join#{self.site.seat_token(self.journal_of(shown.id), shown.link)}"

    async def invited(self, id: str, key: str) -> PartyCampaign:
        """The campaign to which a key invites; raises Lost for one that is used up, and what the server says to a key that is none."""
        shown = await self.written(id)
        if self.site.seat_of_token(self.journal_of(id), key) != shown.link:
            raise Lost("link", self.home)
        return shown

    async def join(self, id: str, name: str, key: str) -> None:
        """Whoever visits belongs to a party from now on; raises Lost, Impossible."""
        await journal.act(
            self.site,
            self.journal_of(id),
            lambda: self.invited(id, key),
            lambda now: now.plan_join(self.visit.person, name),
        )
        await self.visit.keep(self.shelf, id, {})

    def taker(self, shown: PartyCampaign, to: str) -> str:
        """Who plays on for somebody who is gone: a member or a bot, as somebody wishes, and else the bot that always does."""
        known = shown.member_at(to) is not None or to.removeprefix(BOT) in self.campaign.game.bots.levels
        return to if known else f"{BOT}{STAND_IN}"

    def refusal(self, key: str) -> str:
        """A refusal as pages know it."""
        return key if key in REFUSALS else OTHER


def holder(shown: PartyCampaign, now: TableNow, seat: int) -> str:
    """Who plays at a seat of a table, in the words of the journal; "" for somebody who does not belong to the party."""
    sat = now.seats[seat]
    if sat.kind != "person":
        return FREE if sat.kind == "open" else f"{BOT}{sat.level}"
    return next((member.key for member in shown.members if member.person in sat.people), "")


def deciders(shown: PartyCampaign, now: TableNow) -> list[Member]:
    """Those whose move it is."""
    keys = [holder(shown, now, seat) for seat in now.deciding]
    return [member for member in shown.members if member.key in keys]


def visited(request: Web, site: Site, game: str, name: str) -> PartyCampaigns | None:
    """A visit to the campaigns that an address names; None where there are none of this name."""
    found = site.games.get(game)
    campaign = next((one for one in party_campaigns(found) if one.name == name), None) if found is not None else None
    if found is None or campaign is None:
        return None
    return PartyCampaigns(Visit(request, site, found, page_of(request, site, found), nav_of(campaign)), campaign)


def everywhere(request: Web, site: Site) -> Iterator[PartyCampaigns]:
    """Whoever visits, with the campaigns of every model."""
    for game in site.games.values():
        for campaign in party_campaigns(game):
            made = visited(request, site, game.name, campaign.name)
            assert made is not None
            yield made


__all__ = [
    "OTHER",
    "PARTY",
    "ROOT",
    "PartyCampaigns",
    "deciders",
    "everywhere",
    "holder",
    "links_of",
    "nav_of",
    "visited",
]
