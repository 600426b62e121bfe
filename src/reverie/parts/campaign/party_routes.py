"""The pages of a party's campaigns, the same for every game that is played together: begin one, invite, play, choose, go.

They stand at `/campaigns/<game>/<campaign>`. Their templates and the words in them are the table's; the game names chapters, heroes and
questions.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from litestar import get, post
from litestar.response import Response

from reverie.kernel.numbers import whole
from reverie.kernel.plain import Body

from ..journal import BUSY, Impossible
from ..plain import LONGEST_NAME, clean_name, key_in
from ..site import NOT_FOUND, SEE_OTHER, Given, Here, Routes, Site, Web, last, part, see
from .kept import CAMPAIGN, FOREIGN, Lost
from .pages import brought, file_told, taken_along
from .party import LEFT, REFUSALS, REMOVED, opened
from .party_page import rows_of, told_of
from .together import OTHER, ROOT, PartyCampaigns, nav_of, visited

HOME: Final = f"{ROOT}/{{game:str}}/{{campaign:str}}"
ONE: Final = f"{HOME}/{{id:str}}"
FORBIDDEN: Final = 403
BAD_REQUEST: Final = 400
T = TypeVar("T")
Act = Callable[[PartyCampaigns, str, Given], Awaitable[str]]
"""Something that is done to the campaign of an id, by a form; gives the address where that leads."""


# What pages share ----------------------------------------------------------------------------------------------------


def own_of(request: Web, site: Site) -> PartyCampaigns:
    """The campaigns that the address names; raises Lost."""
    found = visited(request, site, part(request, "game"), part(request, "campaign"))
    if found is None:
        raise Lost("game", ROOT)
    return found


def show(own: PartyCampaigns, template: str, status: int = 200, **context: object) -> Response[str]:
    """A page, in the words of the table and of the game."""
    campaign, words = own.campaign, own.visit.words
    shared: Body = {
        "nav": nav_of(campaign),
        "game": campaign.game.name,
        "title": campaign.game.title,
        "campaign_title": campaign.title(words),
        "campaign_home": own.home,
        "longest_name": LONGEST_NAME,
        "say": words.say,
    }
    return own.site.page(own.visit.request, template, status, **{**context, **shared})


def lost(request: Web, site: Site, error: Lost) -> Response[str]:
    """What is not there, or not theirs who ask, and a way on."""
    status = FORBIDDEN if error.key in (FOREIGN, LEFT, REMOVED, "link") else NOT_FOUND
    found = visited(request, site, part(request, "game"), part(request, "campaign"))
    game = found.campaign.game.name if found is not None else ""
    way = error.way or (found.home if found is not None else ROOT)
    return site.page(request, "campaign_lost.html", status, nav="campaigns", game=game, key=error.key, way=way)


def refused(own: PartyCampaigns) -> str:
    """Why the last act could not be, as the address says."""
    key = last(own.visit.query, "told")
    return key if key in (*REFUSALS, BUSY, OTHER) else ""


async def answered(request: Web, site: Site, page: Callable[[PartyCampaigns], Awaitable[T]]) -> T | Response[str]:
    """What a page answers about the campaigns that the address names; what is not there, or not theirs who ask, is told."""
    try:
        return await page(own_of(request, site))
    except Lost as error:
        return lost(request, site, error)


async def acted(own: PartyCampaigns) -> Response[str]:
    """Do something to the campaign that the address names; what cannot be is told on its page, and nothing is changed."""
    id, act = own.visit.part("id"), ACTS.get(own.visit.part("act"))
    if act is None:
        raise Lost(CAMPAIGN)
    try:
        return see(await act(own, id, await own.visit.form()))
    except Impossible as error:
        key = error.key if error.key == BUSY else own.refusal(error.key)
        return see(f"{own.at(id)}?told={key}#oops")


# Campaigns -----------------------------------------------------------------------------------------------------------


async def home_page(
    own: PartyCampaigns, status: int = 200, oops: str = "", given: Given | None = None, why: str = ""
) -> Response[str]:
    """One's campaigns, and the form for another; `why` are the model's own words for what cannot be."""
    words, campaign = own.visit.words, own.campaign
    rows = await rows_of(own)
    wishes = [
        {
            "name": wish,
            "label": campaign.wish_title(words, wish),
            "values": [(value, campaign.wish_value(words, wish, value)) for value in values],
            "now": last(given or {}, wish),
        }
        for wish, values in campaign.wishes().items()
    ]
    return show(
        own,
        "campaign_home.html",
        status,
        rows=rows,
        showing_hidden="hidden" in own.visit.query,
        wishes=wishes,
        oops=oops,
        why=why,
        called=last(given or {}, "name"),
        member=last(given or {}, "member") or own.visit.name,
        file_told=file_told(own.visit.request),
    )


async def begun(own: PartyCampaigns) -> Response[str]:
    """A new campaign, as the form says."""
    given = await own.visit.form()
    wishes: Body = {}
    for wish, values in own.campaign.wishes().items():
        wishes[wish] = last(given, wish) or values[0]
        if wishes[wish] not in values:
            return await home_page(own, BAD_REQUEST, "wish", given)
    dice = await own.site.dice("", "")
    try:
        legacy = own.campaign.begin({**wishes, "seed": int.from_bytes(dice.seed[:6], "big")})
    except Impossible as error:
        why = own.campaign.refusal_title(own.visit.words, error.key)
        return await home_page(own, BAD_REQUEST, own.refusal(error.key), given, why)
    own.visit.check_creation()
    name = clean_name(last(given, "name")) or own.campaign.title(own.visit.words)
    id = own.site.new_id()
    await own.open(id, opened(own.campaign, own.visit.person, own.own_name(last(given, "member")), name, legacy))
    return see(own.at(id))


async def campaign_page(own: PartyCampaigns) -> Response[str]:
    """The page of a campaign: what comes next, its chart, its people."""
    shown = await own.read(own.visit.part("id"))
    told = (await told_of(own, shown)).context(last(own.visit.query, "chapter"))
    return show(own, "campaign_page.html", oops=refused(own), **told)


# People --------------------------------------------------------------------------------------------------------------


async def ask_for_key(own: PartyCampaigns) -> Response[str]:
    """An invitation, `.../join#KEY`: browsers keep what is behind the # to themselves, and the page posts it from there."""
    shown = await own.written(own.visit.part("id"))
    return show(own, "key.html", key_at=f"{own.at(shown.id)}/key")


async def invitation(own: PartyCampaigns, oops: str = "") -> Response[str]:
    """What is played and by whom, and the form with which somebody joins; who belongs to it already is led to its page."""
    id, given = own.visit.part("id"), await own.visit.form()
    key = key_in(last(given, "token"))
    shown = await own.invited(id, key)
    if shown.member_of(own.visit.person) is not None:
        return see(own.at(id))
    told = (await told_of(own, shown)).row(False)
    name = last(given, "name") or own.visit.name
    return show(
        own,
        "campaign_join.html",
        BAD_REQUEST if oops else 200,
        token=key,
        member=name,
        oops=oops,
        **{key: told[key] for key in ("name", "party", "progress")},
        here=own.at(id),
    )


async def joined(own: PartyCampaigns) -> Response[str]:
    """Somebody belongs to the party from now on."""
    id, given = own.visit.part("id"), await own.visit.form()
    key = key_in(last(given, "token"))
    await own.invited(id, key)
    own.visit.check_creation()
    try:
        await own.join(id, clean_name(last(given, "name")), key)
    except Impossible as error:
        return await invitation(own, error.key)
    return see(own.at(id))


async def make_link(own: PartyCampaigns, id: str, given: Given) -> str:
    await own.act(id, lambda now: now.plan_link(own.visit.person))
    return f"{own.at(id)}#party"


async def remove(own: PartyCampaigns, id: str, given: Given) -> str:
    """Somebody is sent away; at the table of a session a bot or a member plays on for them."""
    shown = await own.act(id, lambda now: now.plan_remove(own.visit.person, last(given, "member")))
    await own.send_away(shown, own.taker(shown, last(given, "to")))
    return f"{own.at(id)}#party"


async def leave(own: PartyCampaigns, id: str, given: Given) -> str:
    shown = await own.act(id, lambda now: now.plan_leave(own.visit.person))
    await own.send_away(shown, own.taker(shown, last(given, "to")))
    await own.visit.drop(own.shelf, id)
    return own.home


async def rename(own: PartyCampaigns, id: str, given: Given) -> str:
    await own.act(id, lambda now: now.plan_rename(own.visit.person, clean_name(last(given, "name"))))
    return own.at(id)


async def hide(own: PartyCampaigns, id: str, given: Given) -> str:
    """Leave a campaign out of one's own list, or have it there again; nobody else notices."""
    await own.entries(id)
    hidden = last(given, "hidden") == "1"
    await own.visit.keep(own.shelf, id, {"hidden": True} if hidden else {})
    return own.home


# Playing -------------------------------------------------------------------------------------------------------------


def cast_in(given: Given) -> list[str]:
    """Who plays whom, of the fields `seat-0`, `seat-1` and so on."""
    found: list[str] = []
    while (who := last(given, f"seat-{len(found)}")) and len(found) < 20:
        found.append(who)
    return found


async def play(own: PartyCampaigns, id: str, given: Given) -> str:
    """To the table of the session that goes on, or of the next; who has no seat there stays with the campaign."""
    table = await own.begin(id, last(given, "chapter"), cast_in(given), last(given, "instead"))
    seats = (await own.site.table_now(table)).seats
    return f"/t/{table}" if any(own.visit.person in sat.people for sat in seats) else own.at(id)


async def save_cast(own: PartyCampaigns, id: str, given: Given) -> str:
    """Who shall play whom the next time, for all to see."""
    await own.act(id, lambda now: now.plan_cast(own.visit.person, last(given, "chapter"), cast_in(given)))
    return own.at(id)


async def change_seats(own: PartyCampaigns, id: str, given: Given) -> str:
    """While a session goes on: heroes that change hands."""
    wanted = {}
    for field, values in given.items():
        seat = whole(field.removeprefix("seat-")) if field.startswith("seat-") else None
        if seat is not None and values[-1]:
            wanted[seat] = values[-1]
    await own.change_seats(await own.read(id), wanted)
    return own.at(id)


async def choose(own: PartyCampaigns, id: str, given: Given) -> str:
    """What is asked between two sessions is answered: the first answer counts."""
    at = whole(last(given, "at"))
    if at is None:
        raise Impossible("moved-on")
    await own.act(id, lambda now: now.plan_choose(own.visit.person, last(given, "option"), at))
    return own.at(id)


ACTS: Final[dict[str, Act]] = {
    "link": make_link,
    "remove": remove,
    "leave": leave,
    "rename": rename,
    "hide": hide,
    "play": play,
    "cast": save_cast,
    "seats": change_seats,
    "choose": choose,
}
"""What can be done to a campaign, by the last part of the address."""


# The addresses -------------------------------------------------------------------------------------------------------


@get(HOME, include_in_schema=False)
async def show_home(request: Web, site: Here) -> Response[str]:
    return await answered(request, site, home_page)


@post(HOME, status_code=SEE_OTHER, include_in_schema=False)
async def begin_campaign(request: Web, site: Here) -> Response[str]:
    return await answered(request, site, begun)


@post(f"{HOME}/file", status_code=SEE_OTHER, include_in_schema=False)
async def bring(request: Web, site: Here) -> Response[str]:
    """Go on with a campaign of a file."""
    return await answered(request, site, lambda own: brought(own, own.campaign, own.home))


@get(f"{ONE}/file", include_in_schema=False)
async def take_along(request: Web, site: Here) -> Response[bytes] | Response[str]:
    return await answered(request, site, lambda own: taken_along(own, own.campaign, own.visit.part("id")))


@get(ONE, include_in_schema=False)
async def show_campaign(request: Web, site: Here) -> Response[str]:
    return await answered(request, site, campaign_page)


@get(f"{ONE}/join", include_in_schema=False)
async def show_invitation(request: Web, site: Here) -> Response[str]:
    return await answered(request, site, ask_for_key)


@post(f"{ONE}/key", status_code=200, include_in_schema=False)
async def open_by_key(request: Web, site: Here) -> Response[str]:
    return await answered(request, site, invitation)


@post(f"{ONE}/join", status_code=SEE_OTHER, include_in_schema=False)
async def join(request: Web, site: Here) -> Response[str]:
    return await answered(request, site, joined)


@post(f"{ONE}/{{act:str}}", status_code=SEE_OTHER, include_in_schema=False)
async def do(request: Web, site: Here) -> Response[str]:
    return await answered(request, site, acted)


party_routes: Routes = [
    show_home, begin_campaign, bring, take_along, show_campaign, show_invitation, open_by_key, join, do,
]  # fmt: skip
"""The pages of all campaigns that parties play."""
