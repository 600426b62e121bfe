"""The pages of limited play: sealed pools and drafts of two to eight people, and the tables where they meet."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final
from urllib.parse import quote, urlencode

from litestar import get, post
from litestar.response import Response

from reverie.kernel.numbers import whole
from reverie.kernel.plain import Body
from reverie.parts.journal import BUSY, Impossible, act
from reverie.parts.lot import added, opening
from reverie.parts.plain import Named, SeatWish
from reverie.parts.site import SEE_OTHER, Given, Here, Routes, Site, Web, last, lock_of, part, see

from ..builder.page import Builder, tidy_name
from ..builder.routes import Asked, visited
from ..content.codes import CodeError, decode, encode
from .draft_page import DraftPage
from .drafts import BUILDING, FORMATS, LARGEST_SEED, NOBODY, Limited, Meeting, new_entry
from .model import DRAFTERS, suggest_warband

DRAFTS: Final = "/dreamblade/drafts"
KEPT_DRAFT: Final = "dreamblade-draft"
SHOWN_DRAFTS: Final = 8
BOT_LEVEL: Final = "adept"
REFUSALS: Final = (
    "full", "two-seats", "host", "not-yours", "picked", "not-there", "not-now", "illegal", "format", "players", "seed",
)  # fmt: skip


class NoDraft(Exception):
    """There is no draft of this id."""


# Limited play --------------------------------------------------------------------------------------------------------


async def read_room(asked: Asked, id: str) -> Limited | None:
    entries = await asked.site.journal(journal_of(id))
    return Limited(asked.words.library, id, entries) if entries else None


async def required_room(asked: Asked, id: str) -> Limited:
    room = await read_room(asked, id)
    if room is None:
        raise NoDraft(id)
    return room


def journal_of(id: str) -> str:
    """The name of its journal, for which the keys of its seats are signed, too."""
    return f"dreamblade-draft/{id}"


async def do(request: Web, site: Site, id: str, plan: Callable[[Asked, Given, Limited], list[Body]]) -> Response[str]:
    """An act that a form sends: carried out, or refused in words; then back to the page."""
    asked = visited(request, site, "drafts")
    form = await asked.form()
    try:
        await act(site, journal_of(id), lambda: required_room(asked, id), lambda room: plan(asked, form, room))
    except NoDraft:
        return asked.lost("builder-lost-draft", DRAFTS)
    except Impossible as error:
        return see(f"{DRAFTS}/{quote(id)}?told={error.key}")
    return see(f"{DRAFTS}/{quote(id)}")


async def draft_list(asked: Asked, status: int = 200, form: Given | None = None, oops: str = "") -> Response[str]:
    rows = []
    for kept in (await asked.kept(KEPT_DRAFT))[:SHOWN_DRAFTS]:
        room = await read_room(asked, kept.id)
        if room is not None:
            shown = DraftPage(asked.words, room, asked.person)
            owes = room.seat_of(asked.person) != NOBODY and room.owes(room.seat_of(asked.person))
            names = ", ".join(shown.name(seat) for seat, one in enumerate(room.seats) if one.taken())
            rows.append(
                {
                    "title": asked.words.say(f"draft-format-{room.format}"),
                    "line": f"{names} · {asked.words.say(f'draft-stage-{room.stage()}')}",
                    "href": f"{DRAFTS}/{room.id}",
                    "mine": bool(owes),
                }
            )
    values = {key: last(form or {}, key) for key in ("format", "players", "seed")}
    return asked.show(
        "draft_list.html",
        status,
        rows=rows,
        formats=FORMATS,
        sizes=list(DRAFTERS),
        values=values,
        name=last(form or {}, "name") or asked.name,
        oops=oops,
    )


@get(DRAFTS, include_in_schema=False)
async def drafts(request: Web, site: Here) -> Response[str]:
    """Make a draft or a sealed event, or go back to one."""
    return await draft_list(visited(request, site, "drafts"))


@post(DRAFTS, status_code=SEE_OTHER, include_in_schema=False)
async def make_draft(request: Web, site: Here) -> Response[str]:
    asked = visited(request, site, "drafts")
    form = await asked.form()
    given, players = last(form, "seed").strip(), last(form, "players")
    try:
        seed = whole(given) if given else 0
        if seed is None or seed >= LARGEST_SEED:
            raise Impossible("seed")
        dice = await site.dice(last(form, "promise"), last(form, "entropy"))
        count = int(players) if players.isdecimal() and len(players) < 3 else 0
        lot = {} if given else opening(dice)
        first = new_entry(last(form, "format"), count, seed, bool(given), asked.person, **lot)
        asked.check_creation()
    except Impossible as error:
        return await draft_list(asked, 400, form, asked.words.say(f"draft-no-{error.key}"))
    name = shown_name(asked, form)
    joined = {"kind": "joined", "seat": 0, "person": asked.person, "name": name, **added(dice.entropy)}
    if await site.write_down(journal_of(dice.id), 1, [first, joined]):  # else the same form came before
        await asked.keep(KEPT_DRAFT, dice.id, {})
    return see(f"{DRAFTS}/{dice.id}")


def shown_name(asked: Asked, form: Given) -> str:
    return tidy_name(last(form, "name")) or asked.name


@get(f"{DRAFTS}/{{id:str}}", include_in_schema=False)
async def show_draft(request: Web, site: Here) -> Response[str]:
    """The page of a draft, whatever it stands at; whoever is not in it may join."""
    id = part(request, "id")
    asked = visited(request, site, "drafts")
    room = await read_room(asked, id)
    if room is None:
        return asked.lost("builder-lost-draft", DRAFTS)
    told = last(asked.query, "told")
    shown = DraftPage(asked.words, room, asked.person)
    back = ""
    if shown.seat != NOBODY:
        back = f"{DRAFTS}/{id}/back/{site.seat_token(journal_of(id), shown.seat)}"
    return asked.show(
        "draft.html",
        **shown.context(),
        name=asked.name,
        back=back,
        oops=asked.words.say(f"draft-no-{told}") if told in (*REFUSALS, BUSY) else "",
    )


@get(f"{DRAFTS}/{{id:str}}/at", include_in_schema=False)
async def draft_at(request: Web, site: Here) -> dict[str, int]:
    """How far a draft is, for pages that wait."""
    id = part(request, "id")
    return {"seq": await site.journal_end(journal_of(id))}


@post(f"{DRAFTS}/{{id:str}}/join", status_code=SEE_OTHER, include_in_schema=False)
async def join_draft(request: Web, site: Here) -> Response[str]:
    id = part(request, "id")
    answer = await do(
        request,
        site,
        id,
        lambda asked, form, room: room.plan_join(asked.person, shown_name(asked, form), last(form, "entropy")),
    )
    asked = visited(request, site, "drafts")
    room = await read_room(asked, id)
    if room is not None and room.seat_of(asked.person) != NOBODY:
        await asked.keep(KEPT_DRAFT, id, {})
    return answer


@get(f"{DRAFTS}/{{id:str}}/back/{{token:str}}", include_in_schema=False)
async def ask_back(request: Web, site: Here) -> Response[str]:
    """Somebody's own way back to their seat, on another device: a question first, for links are opened by machines too."""
    id, token = part(request, "id"), part(request, "token")
    asked = visited(request, site, "drafts")
    seat = site.seat_of_token(journal_of(id), token)
    room = await read_room(asked, id)
    if room is None:
        return asked.lost("builder-lost-draft", DRAFTS)
    if asked.person in room.seats[seat].persons:
        return see(f"{DRAFTS}/{id}")
    shown = DraftPage(asked.words, room, asked.person)
    return asked.show("draft_back.html", here=f"{DRAFTS}/{id}", token=token, seat_name=shown.name(seat))


@post(f"{DRAFTS}/{{id:str}}/back", status_code=SEE_OTHER, include_in_schema=False)
async def come_back(request: Web, site: Here) -> Response[str]:
    id = part(request, "id")
    asked = visited(request, site, "drafts")
    seat = site.seat_of_token(journal_of(id), last(await asked.form(), "token"))
    answer = await do(request, site, id, lambda asked, form, room: room.plan_come_back(seat, asked.person))
    await asked.keep(KEPT_DRAFT, id, {})
    return answer


@post(f"{DRAFTS}/{{id:str}}/begin", status_code=SEE_OTHER, include_in_schema=False)
async def begin_draft(request: Web, site: Here) -> Response[str]:
    id = part(request, "id")
    return await do(request, site, id, lambda asked, form, room: room.plan_begin(asked.person))


@post(f"{DRAFTS}/{{id:str}}/pick", status_code=SEE_OTHER, include_in_schema=False)
async def pick_piece(request: Web, site: Here) -> Response[str]:
    id = part(request, "id")

    def plan(asked: Asked, form: Given, room: Limited) -> list[Body]:
        at = last(form, "at")
        number = int(at) if at.isdecimal() and len(at) < 4 else -1
        if number < 0:
            raise Impossible("not-there")
        return room.plan_pick(room.seat_of(asked.person), last(form, "piece"), number)

    return await do(request, site, id, plan)


@post(f"{DRAFTS}/{{id:str}}/stand-in", status_code=SEE_OTHER, include_in_schema=False)
async def stand_in(request: Web, site: Here) -> Response[str]:
    id = part(request, "id")

    def plan(asked: Asked, form: Given, room: Limited) -> list[Body]:
        seat = last(form, "seat")
        return room.plan_stand_in(asked.person, int(seat) if seat.isdecimal() and len(seat) < 3 else NOBODY)

    return await do(request, site, id, plan)


# Building from a pool ------------------------------------------------------------------------------------------------


async def pool_builder(asked: Asked, id: str) -> Builder | Response[str]:
    """The builder with the pool of whoever asks, or what there is to say instead."""
    room = await read_room(asked, id)
    if room is None:
        return asked.lost("builder-lost-draft", DRAFTS)
    seat = room.seat_of(asked.person)
    if seat == NOBODY or room.stage() != BUILDING:
        return see(f"{DRAFTS}/{quote(id)}?told=not-now")
    given = last(asked.query, "code")
    try:
        pieces = decode(asked.words.library, given) if given else room.seats[seat].warband or {}
    except CodeError:
        pieces = {}
    return Builder(asked.words, pieces, asked.query, room.seats[seat].pool, f"{DRAFTS}/{id}")


@get(f"{DRAFTS}/{{id:str}}/build", include_in_schema=False)
async def build_from_pool(request: Web, site: Here) -> Response[str]:
    id = part(request, "id")
    asked = visited(request, site, "drafts")
    builder = await pool_builder(asked, id)
    if not isinstance(builder, Builder):
        return builder
    told = builder.context()
    best = encode(asked.words.library, suggest_warband(asked.words.library, builder.pool or ()))
    return asked.show(
        "builder.html",
        **told,
        share="",
        play="",
        done=False,
        hand_in=f"{DRAFTS}/{id}/hand-in",
        suggest=f"{DRAFTS}/{id}/build?{urlencode({'code': best})}",
    )


@get(f"{DRAFTS}/{{id:str}}/change", include_in_schema=False)
async def change_from_pool(request: Web, site: Here) -> Response[str]:
    id = part(request, "id")
    asked = visited(request, site, "drafts")
    builder = await pool_builder(asked, id)
    if not isinstance(builder, Builder):
        return builder
    builder.changed(last(asked.query, "add"), last(asked.query, "take"))
    return see(builder.address())


@post(f"{DRAFTS}/{{id:str}}/hand-in", status_code=SEE_OTHER, include_in_schema=False)
async def hand_in(request: Web, site: Here) -> Response[str]:
    id = part(request, "id")

    def plan(asked: Asked, form: Given, room: Limited) -> list[Body]:
        try:
            pieces = decode(asked.words.library, last(form, "code"))
        except CodeError as error:
            raise Impossible("illegal") from error
        return room.plan_build(room.seat_of(asked.person), pieces)

    return await do(request, site, id, plan)


# Tables --------------------------------------------------------------------------------------------------------------

PAIRING: Final[dict[str, asyncio.Lock]] = {}
"""While tables are being opened nobody pairs the same round again."""


@post(f"{DRAFTS}/{{id:str}}/pair", status_code=SEE_OTHER, include_in_schema=False)
async def pair_tables(request: Web, site: Here) -> Response[str]:
    """The host has the tables of the next round opened."""
    id = part(request, "id")
    asked = visited(request, site, "drafts")
    wanted = last(await asked.form(), "round")
    async with lock_of(PAIRING, id):
        room = await read_room(asked, id)
        if room is None:
            return asked.lost("builder-lost-draft", DRAFTS)
        if room.host != asked.person or not room.ready():
            return see(f"{DRAFTS}/{quote(id)}?told={'host' if room.host != asked.person else 'not-now'}")
        if wanted == str(len(room.rounds)):
            asked.check_creation()
            games = [await open_game(asked, room, pair) for pair in room.pairs(len(room.rounds))]
            entry = {"kind": "paired", "games": games}
            await site.write_down(journal_of(id), room.seq + 1, [entry])
    return see(f"{DRAFTS}/{quote(id)}")


async def open_game(asked: Asked, room: Limited, pair: tuple[int, int]) -> Meeting:
    """One table of a round. Nobody's opponent has none, and two bots need none."""
    seats = [seat for seat in pair if seat != NOBODY]
    people = [seat for seat in seats if not room.seats[seat].bot]
    if len(seats) == 1 or not people:
        return {"seats": seats, "table": ""}
    shown = DraftPage(asked.words, room, asked.person)
    wishes = [
        SeatWish("bot", BOT_LEVEL) if seat not in people else SeatWish("me" if seat == people[0] else "link")
        for seat in seats
    ]
    first = Named(room.seats[people[0]].persons[0], shown.name(people[0]))
    bands = [room.seats[seat].warband for seat in seats]
    site = asked.site
    table = await site.open_table(first, "dreamblade", {"warbands": bands}, wishes, {"undo": "free", "odds": True})
    for place, seat in enumerate(seats):
        for number, person in enumerate(room.seats[seat].persons):
            taken = seat == people[0] or number > 0
            if (seat, number) != (people[0], 0):
                await site.sit(table, place, Named(person, shown.name(seat)), taken)
    return {"seats": seats, "table": table}


routes: Routes = [
    drafts, make_draft, show_draft, draft_at, join_draft, ask_back, come_back, begin_draft, pick_piece, stand_in,
    build_from_pool, change_from_pool, hand_in, pair_tables,
]  # fmt: skip
