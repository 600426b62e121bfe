"""The pages of the Dreamwar: begin a campaign, look at its chart, read a brief, build, fight, choose a reward.

A campaign is a journal of its owner's; a battle is a table like any other. How a battle ended is read off its table and
written into the journal as soon as anybody looks at the campaign again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import quote, urlencode

from litestar import get, post
from litestar.response import Response

from reverie.parts import journal
from reverie.parts.journal import BUSY, Impossible
from reverie.parts.site import SEE_OTHER, Given, Web, gathered, last, lock_of, part, room_at, see

from ..builder.page import Builder, web_of
from ..content.codes import CodeError, decode, encode
from ..game import DreambladeGame
from ..limited.model import suggest_warband
from ..web.page import DreambladeWeb
from .log import LOCKED, OPEN, REFUSALS, Campaign, new_campaign
from .model import PLAYER, Battle, count, listed, war
from .page import HOME, address_of, battle_context, campaign_row, end_context, map_context, start_rows

KEPT: Final = "dreamblade-campaign"
MOST_KEPT: Final = 20
"""So many campaigns are listed, the latest first."""
BAD_REQUEST, FORBIDDEN, NOT_FOUND = 400, 403, 404


class Lost(Exception):
    """What is looked for is not there, or somebody else's: the text `war-lost-<key>`."""

    def __init__(self, key: str, way: str = HOME) -> None:
        super().__init__(key)
        self.key = key
        self.way = way


class BattleBuilder(Builder):
    """The warband builder with the collection as its pool, and as many pieces as the battle is fought with."""

    def __init__(
        self, web: DreambladeWeb, pieces: dict[str, int], given: Given, shown: Campaign, battle: Battle
    ) -> None:
        super().__init__(web, pieces, given, shown.pool(), address_of(shown.id, battle.id))
        self.shown = shown
        self.battle = battle

    def context(self) -> dict[str, Any]:
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


class Traveller:
    """Whoever asks, with what every page needs."""

    def __init__(self, request: Web) -> None:
        self.request = request
        self.hub: Any = request.app.state.hub
        self.game: DreambladeGame = self.hub.games["dreamblade"]
        self.war = war(self.game)
        self.web: DreambladeWeb = web_of(self.game, self.hub.settings(request).language)
        self.visitor = self.hub.visitor(request)
        self.query = gathered(request.query_params.multi_items())

    async def form(self) -> Given:
        return gathered((await self.request.form()).multi_items())

    async def stored(self, work: Callable[..., Any], *args: Any) -> Any:
        return await self.hub.stored(work, *args)

    def page(self, template: str, status: int = 200, **context: Any) -> Response[Any]:
        made: Response[Any] = self.hub.page(
            self.request,
            f"dreamblade/{template}",
            status_code=status,
            nav="dreamwar",
            game="dreamblade",
            **({"say": self.web.say} | context),
        )
        return made

    def lost(self, error: Lost) -> Response[Any]:
        """Say what is not there, and offer a way on."""
        say = self.web.say
        status = FORBIDDEN if error.key == "foreign" else NOT_FOUND
        made: Response[Any] = self.hub.page(
            self.request,
            "oops.html",
            status_code=status,
            nav="dreamwar",
            title=say(f"war-lost-{error.key}"),
            text=say(f"war-lost-{error.key}", "text"),
            safe="",
            way_text=say(f"war-lost-{error.key}", "way"),
            way_href=error.way,
            status=status,
        )
        return made

    def told(self) -> str:
        """Why the last act could not be, as the address says."""
        key = last(self.query, "told")
        return self.web.say(f"war-no-{key}") if key in (*REFUSALS, BUSY, "code") else ""

    # Campaigns -------------------------------------------------------------------------------------------------------

    async def read(self, id: str) -> Campaign:
        """A campaign of whoever asks, with every battle that has ended written down; raises Lost."""
        shown = await self._read(id)
        for fought in shown.running():
            won = await self._outcome(fought.table)
            if won is not None:
                shown = await self.act(id, lambda now, at=fought.table, won=won: now.plan_end(at, won))  # type: ignore[misc]
        return shown

    async def _read(self, id: str) -> Campaign:
        entries = await self.stored(self.hub.store.journal, journal_of(id))
        if not entries:
            raise Lost("campaign")
        shown = Campaign(self.war, id, entries)
        if shown.owner != self.visitor.id:
            raise Lost("foreign")
        return shown

    async def _outcome(self, table: str) -> bool | None:
        """Whether the battle at a table is won; None while it goes on."""
        room = await room_at(self.hub, table)
        outcome = None if room is None else room.outcome()
        return None if outcome is None else PLAYER in outcome.winners

    async def act(self, id: str, plan: Callable[[Campaign], list[dict[str, Any]]]) -> Campaign:
        return await journal.act(self.hub, journal_of(id), lambda: self._read(id), plan)

    async def campaigns(self) -> list[Campaign]:
        """The campaigns of whoever asks, the latest first."""
        found = []
        for kept in (await self.stored(self.hub.store.kept, self.visitor.id, KEPT))[:MOST_KEPT]:
            try:
                found.append(await self.read(kept["id"]))
            except Lost:
                continue
        return found

    async def begin(self, shown: Campaign, battle: Battle) -> str:
        """A table for a battle; its dice are its own."""
        self.hub.check_creation(self.request.client.host if self.request.client else "")
        seats = [self.hub.seat_wish("me"), self.hub.seat_wish("bot", battle.data.level)]
        wishes = battle.setup(shown.warband(battle))
        table: str = await self.hub.open_table(
            self.visitor, self.game.name, wishes, seats, {"undo": "free", "odds": True, "public": False}
        )
        await self.act(shown.id, lambda now: now.plan_begin(battle.id, table))
        return table


def journal_of(id: str) -> str:
    return f"dreamblade-campaign/{id}"


def here(request: Web) -> str:
    """The page of the battle that the address names."""
    return address_of(quote(part(request, "id")), quote(part(request, "battle")))


BEGINNING: Final[dict[str, asyncio.Lock]] = {}
"""While a table is being opened for a campaign nobody opens another."""


# Campaigns -----------------------------------------------------------------------------------------------------------


async def home_page(traveller: Traveller, status: int = 200, oops: str = "") -> Response[Any]:
    return traveller.page(
        "dreamwar.html",
        status,
        rows=[campaign_row(traveller.web, shown) for shown in await traveller.campaigns()],
        starts=start_rows(traveller.web, traveller.war),
        oops=oops,
    )


@get(HOME, include_in_schema=False)
async def show_home(request: Web) -> Response[Any]:
    """Go back to a campaign, or begin one."""
    return await home_page(Traveller(request))


@post(HOME, status_code=SEE_OTHER, include_in_schema=False)
async def begin_campaign(request: Web) -> Response[Any]:
    traveller = Traveller(request)
    start = last(await traveller.form(), "start")
    try:
        first = new_campaign(traveller.war, traveller.visitor.id, start)
    except Impossible as error:
        return await home_page(traveller, BAD_REQUEST, traveller.web.say(f"war-no-{error.key}"))
    traveller.hub.check_creation(request.client.host if request.client else "")
    store = traveller.hub.store
    id: str = store.new_id()
    await traveller.stored(store.write_down, journal_of(id), 1, [first])
    await traveller.stored(store.keep, traveller.visitor.id, KEPT, id, {})
    return see(address_of(id))


@get(f"{HOME}/{{id:str}}", include_in_schema=False)
async def show_campaign(request: Web) -> Response[Any]:
    """The chart of a campaign."""
    traveller = Traveller(request)
    try:
        shown = await traveller.read(part(request, "id"))
    except Lost as error:
        return traveller.lost(error)
    return traveller.page("dreamwar_map.html", **map_context(traveller.web, shown), oops=traveller.told())


@get(f"{HOME}/{{id:str}}/end", include_in_schema=False)
async def show_end(request: Web) -> Response[Any]:
    """How it ended; before that, the chart."""
    traveller = Traveller(request)
    try:
        shown = await traveller.read(part(request, "id"))
    except Lost as error:
        return traveller.lost(error)
    if not shown.over():
        return see(address_of(shown.id))
    return traveller.page("dreamwar_end.html", **end_context(traveller.web, shown))


@get(f"{HOME}/from/{{table:str}}", include_in_schema=False)
async def back_from_table(request: Web) -> Response[Any]:
    """From a table to the campaign that it belongs to."""
    table = part(request, "table")
    for shown in await Traveller(request).campaigns():
        for fought in shown.fought:
            if fought.table == table:
                return see(address_of(shown.id, fought.battle))
    return see(HOME)


# Battles -------------------------------------------------------------------------------------------------------------


async def at_battle(traveller: Traveller) -> tuple[Campaign, Battle]:
    """The campaign and the battle that the address names; raises Lost."""
    id, name = part(traveller.request, "id"), part(traveller.request, "battle")
    shown = await traveller.read(id)
    if name not in traveller.war.battles:
        raise Lost("battle", address_of(shown.id))
    return shown, traveller.war.battles[name]


@get(f"{HOME}/{{id:str}}/{{battle:str}}", include_in_schema=False)
async def show_battle(request: Web) -> Response[Any]:
    """The brief of a battle; once it is won, its reward."""
    traveller = Traveller(request)
    try:
        shown, battle = await at_battle(traveller)
    except Lost as error:
        return traveller.lost(error)
    return traveller.page("dreamwar_battle.html", **battle_context(traveller.web, shown, battle), oops=traveller.told())


@post(f"{HOME}/{{id:str}}/{{battle:str}}/play", status_code=SEE_OTHER, include_in_schema=False)
async def fight(request: Web) -> Response[Any]:
    """To the table of a battle: the one that is going on, or a new one."""
    traveller = Traveller(request)
    anew = last(await traveller.form(), "anew") == "1"
    async with lock_of(BEGINNING, part(request, "id")):
        try:
            shown, battle = await at_battle(traveller)
            shown.check_begin(battle.id)
            going_on = shown.going_on(battle)
            table = going_on if going_on and not anew else await traveller.begin(shown, battle)
        except Lost as error:
            return traveller.lost(error)
        except Impossible as error:
            return see(f"{here(request)}?told={error.key}")
    return see(f"/t/{table}")


@post(f"{HOME}/{{id:str}}/{{battle:str}}/reward", status_code=SEE_OTHER, include_in_schema=False)
async def choose_reward(request: Web) -> Response[Any]:
    traveller = Traveller(request)
    piece = last(await traveller.form(), "piece")
    try:
        shown, battle = await at_battle(traveller)
        await traveller.act(shown.id, lambda now: now.plan_reward(battle.id, piece))
    except Lost as error:
        return traveller.lost(error)
    except Impossible as error:
        return see(f"{here(request)}?told={error.key}")
    return see(f"{here(request)}#reward")


# Building ------------------------------------------------------------------------------------------------------------


async def builder_at(traveller: Traveller) -> BattleBuilder | Response[Any]:
    """The builder for a battle, or what there is to say instead."""
    try:
        shown, battle = await at_battle(traveller)
    except Lost as error:
        return traveller.lost(error)
    if shown.status(battle) != OPEN:
        key = "not-reachable" if shown.status(battle) == LOCKED else "already-won"
        return see(f"{here(traveller.request)}?told={key}")
    given = last(traveller.query, "code")
    try:
        pieces = decode(traveller.war.library, given) if given else shown.warband(battle)
    except CodeError:
        return see(f"{here(traveller.request)}?told=code")
    return BattleBuilder(traveller.web, pieces, traveller.query, shown, battle)


@get(f"{HOME}/{{id:str}}/{{battle:str}}/build", include_in_schema=False)
async def build(request: Web) -> Response[Any]:
    traveller = Traveller(request)
    builder = await builder_at(traveller)
    if not isinstance(builder, BattleBuilder):
        return builder
    library = traveller.war.library
    best = suggested(suggest_warband(library, builder.pool or ()), builder.battle.size())
    return traveller.page(
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
async def change(request: Web) -> Response[Any]:
    traveller = Traveller(request)
    builder = await builder_at(traveller)
    if not isinstance(builder, BattleBuilder):
        return builder
    builder.changed(last(traveller.query, "add"), last(traveller.query, "take"))
    return see(builder.address())


@post(f"{HOME}/{{id:str}}/{{battle:str}}/hand-in", status_code=SEE_OTHER, include_in_schema=False)
async def hand_in(request: Web) -> Response[Any]:
    """The warband for this battle, and for those to come of its size."""
    traveller = Traveller(request)
    code = last(await traveller.form(), "code")
    try:
        shown, battle = await at_battle(traveller)
        pieces = decode(traveller.war.library, code)
        await traveller.act(shown.id, lambda now: now.plan_build(battle.id, pieces))
    except Lost as error:
        return traveller.lost(error)
    except CodeError:
        return see(f"{here(request)}?told=code")
    except Impossible as error:
        return see(f"{here(request)}?told={error.key}")
    return see(here(request))


campaign_routes: list[Any] = [
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
]
