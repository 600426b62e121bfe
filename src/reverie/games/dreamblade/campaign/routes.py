"""The pages of the Dreamwar: begin a campaign, look at its chart, read a brief, build, fight, choose a reward.

A campaign is a journal of its owner's; a battle is a table like any other. How a battle ended is read off its table and
written into the journal as soon as anybody looks at the campaign again.
"""

from __future__ import annotations

import asyncio
from typing import Final
from urllib.parse import quote, urlencode

from litestar import get, post
from litestar.response import Response

from reverie.kernel.plain import Body
from reverie.parts.campaign.kept import FOREIGN, KeptCampaigns, Lost
from reverie.parts.campaign.pages import file_routes, file_told
from reverie.parts.journal import BUSY, Impossible
from reverie.parts.plain import SeatWish
from reverie.parts.site import NOT_FOUND, SEE_OTHER, Given, Here, Routes, Site, Visit, Web, last, lock_of, part, see

from ..builder.page import Builder
from ..content.codes import CodeError, decode, encode
from ..game import DreambladeGame
from ..limited.model import suggest_warband
from ..visit import visit_of
from ..web.page import DreambladeWeb
from .log import LOCKED, OPEN, REFUSALS, Campaign, new_campaign
from .model import Battle, count, listed, war
from .page import HOME, address_of, battle_context, campaign_row, end_context, map_context, start_rows
from .standing import TheDreamwar

BAD_REQUEST, FORBIDDEN = 400, 403


class BattleBuilder(Builder):
    """The warband builder with the collection as its pool, and as many pieces as the battle is fought with."""

    def __init__(
        self, web: DreambladeWeb, pieces: dict[str, int], given: Given, shown: Campaign, battle: Battle
    ) -> None:
        super().__init__(web, pieces, given, shown.pool(), address_of(shown.id, battle.id))
        self.shown = shown
        self.battle = battle

    def context(self) -> Body:
        told = super().context()
        total, size = count(self.pieces), self.battle.size()
        told["most"] = size
        told["legal"] = total == size and self._fits()
        if total != size:
            told["violations"] = [one for one in told["violations"] if one["rule"] != "DB-600.1"]
            told["violations"].insert(
                0, {"text": self.web.say("war-builder-size", n=total, most=size), "rule": "DB-600.1"}
            )
        told["advice"] = [one for one in told["advice"] if one["rule"] != "DB-600.1"]
        return told

    def _fits(self) -> bool:
        try:
            self.shown.check_warband(self.battle, self.pieces)
        except Impossible:
            return False
        return True


class Campaigns(KeptCampaigns[Campaign, DreambladeWeb]):
    """The campaigns of whoever visits."""

    prefix = "dreamblade-campaign"
    shelf = "dreamblade-campaign"

    def __init__(self, visit: Visit[DreambladeWeb]) -> None:
        super().__init__(visit)
        self.web = visit.words
        game = visit.game
        assert isinstance(game, DreambladeGame)
        self.war = war(game)

    def lay_out(self, id: str, entries: list[Body]) -> Campaign:
        return Campaign(self.war, id, entries)

    def lost(self, error: Lost) -> Response[str]:
        """Say what is not there, and offer a way on."""
        status = FORBIDDEN if error.key == FOREIGN else NOT_FOUND
        return self.visit.lost(f"war-lost-{error.key}", error.way or HOME, status)

    def told(self) -> str:
        """Why the last act could not be, as the address says."""
        return self.visit.told("war-no-", (*REFUSALS, BUSY, "code"))

    async def begin(self, shown: Campaign, battle: Battle) -> str:
        """A table for a battle; its dice are its own."""
        self.visit.check_creation()
        seats = [SeatWish("me"), SeatWish("bot", battle.data.level)]
        wishes = battle.setup(shown.warband(battle))
        table = await self.site.open_table(
            self.visit.visitor, self.visit.game.name, wishes, seats, {"undo": "free", "odds": True, "public": False}
        )
        await self.act(shown.id, lambda now: now.plan_begin(battle.id, table))
        return table


def visited(request: Web, site: Site) -> Campaigns:
    return Campaigns(visit_of(request, site, "dreamwar"))


def journal_of(id: str) -> str:
    return f"{Campaigns.prefix}/{id}"


def here(request: Web) -> str:
    """The page of the battle that the address names."""
    return address_of(quote(part(request, "id")), quote(part(request, "battle")))


BEGINNING: Final[dict[str, asyncio.Lock]] = {}
"""While a table is being opened for a campaign nobody opens another."""


# Campaigns -----------------------------------------------------------------------------------------------------------


async def home_page(own: Campaigns, status: int = 200, oops: str = "") -> Response[str]:
    return own.visit.show(
        "dreamwar.html",
        status,
        rows=[campaign_row(own.web, shown) for shown in await own.all()],
        starts=start_rows(own.web, own.war),
        oops=oops,
        campaign_home=HOME,
        file_told=file_told(own.visit.request),
    )


@get(HOME, include_in_schema=False)
async def show_home(request: Web, site: Here) -> Response[str]:
    """Go back to a campaign, or begin one."""
    return await home_page(visited(request, site))


@post(HOME, status_code=SEE_OTHER, include_in_schema=False)
async def begin_campaign(request: Web, site: Here) -> Response[str]:
    own = visited(request, site)
    start = last(await own.visit.form(), "start")
    try:
        first = new_campaign(own.war, own.visit.person, start)
    except Impossible as error:
        return await home_page(own, BAD_REQUEST, own.web.say(f"war-no-{error.key}"))
    own.visit.check_creation()
    id = site.new_id()
    await own.open(id, first)
    return see(address_of(id))


@get(f"{HOME}/{{id:str}}", include_in_schema=False)
async def show_campaign(request: Web, site: Here) -> Response[str]:
    """The chart of a campaign."""
    own = visited(request, site)
    try:
        shown = await own.read(part(request, "id"))
    except Lost as error:
        return own.lost(error)
    return own.visit.show("dreamwar_map.html", **map_context(own.web, shown), oops=own.told())


@get(f"{HOME}/{{id:str}}/end", include_in_schema=False)
async def show_end(request: Web, site: Here) -> Response[str]:
    """How it ended; before that, the chart."""
    own = visited(request, site)
    try:
        shown = await own.read(part(request, "id"))
    except Lost as error:
        return own.lost(error)
    if not shown.over():
        return see(address_of(shown.id))
    return own.visit.show("dreamwar_end.html", **end_context(own.web, shown))


@get(f"{HOME}/from/{{table:str}}", include_in_schema=False)
async def back_from_table(request: Web, site: Here) -> Response[str]:
    """From a table to the campaign that it belongs to."""
    table = part(request, "table")
    for shown in await visited(request, site).all():
        for session in shown.sessions:
            if session.table == table:
                return see(address_of(shown.id, session.chapter))
    return see(HOME)


# Battles -------------------------------------------------------------------------------------------------------------


async def at_battle(own: Campaigns) -> tuple[Campaign, Battle]:
    """The campaign and the battle that the address names; raises Lost."""
    id, name = part(own.visit.request, "id"), part(own.visit.request, "battle")
    shown = await own.read(id)
    if name not in own.war.battles:
        raise Lost("battle", address_of(shown.id))
    return shown, own.war.battles[name]


@get(f"{HOME}/{{id:str}}/{{battle:str}}", include_in_schema=False)
async def show_battle(request: Web, site: Here) -> Response[str]:
    """The brief of a battle; once it is won, its reward."""
    own = visited(request, site)
    try:
        shown, battle = await at_battle(own)
    except Lost as error:
        return own.lost(error)
    return own.visit.show("dreamwar_battle.html", **battle_context(own.web, shown, battle), oops=own.told())


@post(f"{HOME}/{{id:str}}/{{battle:str}}/play", status_code=SEE_OTHER, include_in_schema=False)
async def fight(request: Web, site: Here) -> Response[str]:
    """To the table of a battle: the one that is going on, or a new one."""
    own = visited(request, site)
    anew = last(await own.visit.form(), "anew") == "1"
    async with lock_of(BEGINNING, part(request, "id")):
        try:
            shown, battle = await at_battle(own)
            shown.check_begin(battle.id)
            going_on = shown.going_on(battle)
            table = going_on if going_on and not anew else await own.begin(shown, battle)
        except Lost as error:
            return own.lost(error)
        except Impossible as error:
            return see(f"{here(request)}?told={error.key}")
    return see(f"/t/{table}")


@post(f"{HOME}/{{id:str}}/{{battle:str}}/reward", status_code=SEE_OTHER, include_in_schema=False)
async def choose_reward(request: Web, site: Here) -> Response[str]:
    own = visited(request, site)
    piece = last(await own.visit.form(), "piece")
    try:
        shown, battle = await at_battle(own)
        await own.act(shown.id, lambda now: now.plan_reward(battle.id, piece))
    except Lost as error:
        return own.lost(error)
    except Impossible as error:
        return see(f"{here(request)}?told={error.key}")
    return see(f"{here(request)}#reward")


# Building ------------------------------------------------------------------------------------------------------------


async def builder_at(own: Campaigns) -> BattleBuilder | Response[str]:
    """The builder for a battle, or what there is to say instead."""
    try:
        shown, battle = await at_battle(own)
    except Lost as error:
        return own.lost(error)
    if shown.status(battle) != OPEN:
        key = "not-reachable" if shown.status(battle) == LOCKED else "already-won"
        return see(f"{here(own.visit.request)}?told={key}")
    given = last(own.visit.query, "code")
    try:
        pieces = decode(own.war.library, given) if given else shown.warband(battle)
    except CodeError:
        return see(f"{here(own.visit.request)}?told=code")
    return BattleBuilder(own.web, pieces, own.visit.query, shown, battle)


@get(f"{HOME}/{{id:str}}/{{battle:str}}/build", include_in_schema=False)
async def build(request: Web, site: Here) -> Response[str]:
    own = visited(request, site)
    builder = await builder_at(own)
    if not isinstance(builder, BattleBuilder):
        return builder
    library = own.war.library
    best = suggested(suggest_warband(library, builder.pool or ()), builder.battle.size())
    return own.visit.show(
        "builder.html",
        **builder.context(),
        share="",
        play="",
        done=False,
        hand_in=f"{here(request)}/hand-in",
        suggest=f"{here(request)}/build?{urlencode({'code': encode(library, best)})}",
    )


def suggested(pieces: dict[str, int], size: int) -> dict[str, int]:
    """As many pieces as the battle is fought with, of all costs."""
    every = listed(pieces)
    kept = every if len(every) <= size else [every[n * len(every) // size] for n in range(size)]
    return {id: kept.count(id) for id in kept}


@get(f"{HOME}/{{id:str}}/{{battle:str}}/change", include_in_schema=False)
async def change(request: Web, site: Here) -> Response[str]:
    own = visited(request, site)
    builder = await builder_at(own)
    if not isinstance(builder, BattleBuilder):
        return builder
    builder.changed(last(own.visit.query, "add"), last(own.visit.query, "take"))
    return see(builder.address())


@post(f"{HOME}/{{id:str}}/{{battle:str}}/hand-in", status_code=SEE_OTHER, include_in_schema=False)
async def hand_in(request: Web, site: Here) -> Response[str]:
    """The warband for this battle, and for those to come of its size."""
    own = visited(request, site)
    code = last(await own.visit.form(), "code")
    try:
        shown, battle = await at_battle(own)
        pieces = decode(own.war.library, code)
        await own.act(shown.id, lambda now: now.plan_build(battle.id, pieces))
    except Lost as error:
        return own.lost(error)
    except CodeError:
        return see(f"{here(request)}?told=code")
    except Impossible as error:
        return see(f"{here(request)}?told={error.key}")
    return see(here(request))


routes: Routes = [
    show_home,
    begin_campaign,
    back_from_table,
    show_campaign,
    show_end,
    show_battle,
    fight,
    choose_reward,
    build,
    change,
    hand_in,
    *file_routes(HOME, TheDreamwar(), visited),
]
