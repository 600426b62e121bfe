"""Fair dice at the table: records that stay sealed, and the page about it all.

The seed of a table is fixed by its hash before anybody adds to the dice (`promises.py`): a form that opens a table carries
a promise together with the commitment, and the browser adds its random bytes only when the form is sent.
"""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

from litestar import MediaType, Response, get
from litestar.params import FromPath
from litestar.response import Redirect

from reverie import verifier
from reverie.kernel.header import COMMITTED
from reverie.kernel.match import Match
from reverie.parts.site import Routes, Web

from ..hub.drawing import breathe
from ..rooms.room import Room
from ..words.texts import texts
from .pages import address, hub_of, settings_of, site_of
from .render import Context
from .table_pages import find

# What is added -------------------------------------------------------------------------------------------------------


def added_by(sent: dict[str, str]) -> dict[str, str]:
    """What a form says about the dice, if anything."""
    return {key: sent[key] for key in ("promise", "entropy") if sent.get(key)}


# The page ------------------------------------------------------------------------------------------------------------


def proof_of(match: Match) -> Context:
    """What the independent verifier finds in the record of a finished game; with what is `wrong`, if anything."""
    try:
        found = verifier.check(match.dump().decode())
    except verifier.Wrong as wrong:
        return {"draws": [], "wrong": str(wrong), "proven": 0, "given": 0, "unknown": 0, "all": False}
    draws = [{**one, "shown": shown(one["answer"])} for one in found["draws"]]
    return {**found, "draws": draws, "wrong": ""}


def shown(answer: object) -> str:
    return " ".join(str(part) for part in answer) if isinstance(answer, list | tuple) else str(answer)


def seats_of(room: Room, language: str) -> list[tuple[str, str, str]]:
    """Who sits at a table, what kind of player that is, and what it has added to the dice."""
    bot = texts(language).get("level-bot-name")
    return [
        (seat.name or (bot if seat.kind == "bot" else ""), seat.kind, added)
        for seat, added in zip(room.seats, room.entropy, strict=True)
    ]


def fair_context(
    id: str, match: Match, seats: list[tuple[str, str, str]], language: str, table: bool = True
) -> Context:
    """All that may be told about the dice of a match now."""
    page = match.game.web_page(language)
    header = match.header
    fair, over = header.nature == COMMITTED, match.outcome() is not None
    revealed = fair and over and bool(header.server_seed)
    proof = proof_of(match) if revealed else None
    told = []
    for number, (name, kind, added) in enumerate(seats):
        look = page.seat_look(number)
        why = kind if kind in ("bot", "open") else "none"
        told.append({**look, "name": name or look["name"], "entropy": added, "why": why})
    return {
        "table": id,
        "title": match.game.title,
        "game": match.game.name,
        "nature": header.nature,
        "fair": fair,
        "over": over,
        "revealed": revealed,
        "promised": header.promised,
        "commitment": header.commitment,
        "server_seed": header.server_seed if revealed else "",
        "seats": told,
        "proof": proof,
        "record": f"/t/{id}/record" if table else f"/replay/{id}/record",
        "back": f"/t/{id}" if table else "",
        "replay": f"/replay/{id}" if over else "",
        "file": f"{match.game.name}-{id}.jsonl",
    }


@get("/t/{table:str}/fair", include_in_schema=False)
async def fair_page(request: Web, table: FromPath[str]) -> Response[str]:
    """How the dice of a table were made: the commitment before the end, everything after it."""
    hub = hub_of(request)
    hub.drawing.ask(address(request))
    room = (await find(hub, table)).room
    language = settings_of(request).language
    copy = room.match.copy()
    copy.breathe = breathe
    seats = seats_of(room, language)
    return await hub.drawing.do(draw_fair, request, room.id, copy, seats, language)


def draw_fair(
    request: Web, id: str, match: Match, seats: list[tuple[str, str, str]], language: str, table: bool = True
) -> Response[str]:
    """The page; off the event loop, for every draw of the game stands on it."""
    return site_of(request).page(request, "fair.html", **fair_context(id, match, seats, language, table))


@get("/replay/{replay:str}/fair", include_in_schema=False)
async def replay_fair_page(request: Web, replay: FromPath[str]) -> Response[str]:
    """The same for any replay; that of a table leads to the table's own page."""
    hub = hub_of(request)
    hub.drawing.ask(address(request))
    if await hub.reading.do(hub.store.replay, replay) is None:
        return Redirect(f"/t/{quote(replay, safe='')}/fair", status_code=303)
    made = await hub.replays.find(replay)
    added = made.match.header.entropy + [""] * len(made.seats)
    seats = [(name, "person", added[number]) for number, name in enumerate(made.seats)]
    language = settings_of(request).language
    return await hub.drawing.do(draw_fair, request, replay, made.match, seats, language, table=False)


@get("/fair/verifier.py", include_in_schema=False, sync_to_thread=False)
def verifier_file() -> Response[str]:
    """The independent verifier, to look into and to take along."""
    text = Path(verifier.__file__).read_text(encoding="utf-8")
    return Response(text, media_type=MediaType.TEXT)


fair_routes: Routes = [fair_page, replay_fair_page, verifier_file]
