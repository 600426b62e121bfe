"""The way in: home, a new table, play now, and what somebody prefers. Every page works without script."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final
from urllib.parse import quote

from litestar import get, post
from litestar.datastructures import Cookie
from litestar.response import Redirect, Response

from reverie.games import GAMES, PLANNED, find_game
from reverie.kernel.game import Game, SetupError
from reverie.kernel.text import Texts
from reverie.parts.plain import clean_name
from reverie.parts.site import Routes, Web

from ..hub.lists import TableCard
from ..rooms.identity import CHOICES, SETTINGS_COOKIE, YEAR, Settings
from ..words.texts import texts
from .fair import added_by
from .game_homes import planned_plate, plate_of
from .new_table import NewTable
from .pages import hub_of, own_of, safe_path, settings_of, site_of, visitor_of
from .pictures import picture_of
from .render import Context, mark_of

SHOWN_LIVE: Final = 1
SHOWN_REPLAYS: Final = 5
MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
SEE_OTHER: Final = 303
BAD_REQUEST: Final = 400
NOT_FOUND: Final = 404


# What the pages show -------------------------------------------------------------------------------------------------


def plates(words: Texts) -> list[Context]:
    """All games on their plates: those one can play, and those that are being built."""
    made = [plate_of(find_game(name), words.language) for name in GAMES]
    return [*made, *(planned_plate(words, name) for name in PLANNED)]


def ago(words: Texts, then: float, now: float) -> str:
    """How long ago something happened, in the largest whole unit."""
    passed = max(0, int(now - then))
    if passed < MINUTE:
        return words.get("home-ago-now")
    for unit, seconds in (("days", DAY), ("hours", HOUR), ("minutes", MINUTE)):
        if passed >= seconds:
            return words.get(f"home-ago-{unit}", n=passed // seconds)
    raise AssertionError("a minute or more has passed")


def rows(words: Texts, cards: Sequence[TableCard], now: float) -> list[Context]:
    """Tables as lines of a list: those that wait for the visitor come first, those that are over last."""
    ordered = sorted(cards, key=lambda card: (not card.your_move, card.status == "over", -card.updated))
    return [
        {
            "mark": mark_of(card.game) if card.game else "i-play",
            "id": card.id,
            "title": card.named or card.title,
            "line": " · ".join(
                part for part in (card.title if card.named else "", card.line, ago(words, card.updated, now)) if part
            ),
            "mine": card.your_move,
            "href": card.href,
            "named": card.named,
            "hidden": card.hidden,
            "public": card.public,
            "over": card.status == "over",
            "story": card.story,
        }
        for card in ordered
    ]


class Mine:
    """Somebody's own tables: games in progress, lessons and campaigns, finished games; hidden ones only where asked for."""

    def __init__(self, words: Texts, cards: Sequence[TableCard], now: float, hidden: bool = False) -> None:
        shown = [card for card in cards if hidden or not card.hidden]
        for card in shown:
            if card.status == "over" and not card.kind:
                card.href = f"/replay/{card.id}"
        self.hidden = sum(1 for card in cards if card.hidden)
        self.games = rows(words, [card for card in shown if card.status != "over" and not card.kind], now)
        self.tasks = rows(words, [card for card in shown if card.status != "over" and card.kind], now)
        self.over = rows(words, [card for card in shown if card.status == "over" and card.kind != "learn"], now)
        self.waiting = sum(row["mine"] for row in (*self.games, *self.tasks))


def settings_cookie(settings: Settings) -> Cookie:
    """Quoted once more than it is written, for whoever reads cookies unquotes them."""
    return Cookie(SETTINGS_COOKIE, value=quote(settings.cookie()), max_age=YEAR, path="/", samesite="lax")


# The addresses -------------------------------------------------------------------------------------------------------


def _check_creation(request: Web) -> None:
    """Raises Refused for whoever opens tables by the hundred."""
    hub_of(request).new_tables.check_creation(request.client.host if request.client else "")


async def _sent(request: Web) -> dict[str, str]:
    """The fields of a form; of a field sent twice the last counts, so that a box can be unticked. Files are no fields."""
    form = await request.form()
    return {key: value for key, value in form.multi_items() if isinstance(value, str)}


def _find(name: str) -> Game | None:
    try:
        return find_game(name)
    except SetupError:
        return None


async def _home(request: Web, wanted: str = "", oops: str = "", status: int = 200) -> Response[str]:
    hub = hub_of(request)
    settings = settings_of(request)
    words = texts(settings.language)
    visitor = visitor_of(request)
    now = time.time()
    game = _find(wanted) or find_game(GAMES[0])
    hidden = "hidden" in request.query_params
    mine = Mine(words, await hub.lists.tables_of(visitor, settings.language), now, hidden)
    live = rows(words, await hub.lists.live_tables(settings.language), now)
    plain = next((row for row in live if not row["story"]), None)
    pictured = await picture_of(hub, plain["id"], settings.language) if plain is not None else ""
    finished = await hub.lists.recent_replays(settings.language)
    loop = next((card for card in finished if not card.story), None)
    return site_of(request).page(
        request,
        "home.html",
        status_code=status,
        nav="play",
        **NewTable(game, words, settings, None, await own_of(request, game)).context(),
        plates=plates(words),
        oops=oops,
        mine=mine,
        showing_hidden=hidden,
        pictured={"html": pictured, "title": plain["title"], "id": plain["id"]} if plain and pictured else None,
        looped={"id": loop.id, "game": loop.game, "title": loop.title} if loop is not None else None,
        open_tables=rows(words, await hub.lists.open_tables(settings.language), now),
        live=live[:SHOWN_LIVE],
        more_live=live[SHOWN_LIVE:],
        replays=rows(words, finished, now)[:SHOWN_REPLAYS],
    )


def _form(request: Web, form: NewTable, status: int) -> Response[str]:
    return site_of(request).page(
        request, "new.html", status_code=status, nav="play", game=form.game.name, **form.context()
    )


@get("/", name="home", include_in_schema=False)
async def home(request: Web) -> Response[str]:
    return await _home(request, request.query_params.get("game", ""))


@get("/new", name="new", include_in_schema=False)
async def new(request: Web) -> Response[str]:
    """The whole form; what the address says is filled in already."""
    settings = settings_of(request)
    words = texts(settings.language)
    given = {key: value for key, value in request.query_params.items() if isinstance(value, str)}
    wanted = given.setdefault("game", GAMES[0])
    game = _find(wanted)
    if game is None:
        form = NewTable(find_game(GAMES[0]), words, settings)
        form.blame("game", "home-oops-game", name=clean_name(wanted))
        return _form(request, form, NOT_FOUND)
    return _form(request, NewTable(game, words, settings, given, await own_of(request, game)), 200)


@post("/new", name="create", status_code=SEE_OTHER, include_in_schema=False)
async def create(request: Web) -> Response[str]:
    """A new table as wished for, or the form again with what is wrong beside each field."""
    hub = hub_of(request)
    settings = settings_of(request)
    words = texts(settings.language)
    sent = await _sent(request)
    game = _find(sent.get("game", GAMES[0]))
    if game is None:
        form = NewTable(find_game(GAMES[0]), words, settings, sent | {"game": GAMES[0]})
        form.blame("game", "home-oops-game", name=clean_name(sent["game"]))
        return _form(request, form, BAD_REQUEST)
    form = NewTable(game, words, settings, sent, await own_of(request, game))
    wishes, seats, options = form.wishes(), form.seats(), form.options() | added_by(sent)
    if form.oops:
        return _form(request, form, BAD_REQUEST)
    _check_creation(request)
    try:
        table = await hub.new_tables.open_table(visitor_of(request), game.name, wishes, seats, options)
    except SetupError as error:
        form.blame("", "home-oops-setup", why=str(error))
        return _form(request, form, BAD_REQUEST)
    named = settings.changed({"name": form.name()}) if form.name() else settings
    return Redirect(f"/t/{table}", status_code=SEE_OTHER, cookies=[settings_cookie(named)])


@post("/play/{game:str}", name="play", status_code=SEE_OTHER, include_in_schema=False)
async def play(request: Web) -> Response[str]:
    """A table at once: what the game says is good for a first one, against its gentlest bots."""
    hub = hub_of(request)
    settings = settings_of(request)
    words = texts(settings.language)
    game = str(request.path_params["game"])
    found = _find(game)
    if found is None:
        return await _home(request, oops=words.get("home-oops-game", name=clean_name(game)), status=NOT_FOUND)
    first = found.web_page(settings.language).first_game()
    level = f"bot:{first['level']}"
    form = NewTable(found, words, settings)
    form.values |= {f"seat-{seat}": level for seat in range(1, form.count)}
    options = form.options() | added_by(await _sent(request))
    _check_creation(request)
    try:
        wishes = form.wishes() | first["wishes"]
        table = await hub.new_tables.open_table(visitor_of(request), game, wishes, form.seats(), options)
    except SetupError as error:
        return await _home(request, oops=words.get("home-oops-setup", why=str(error)), status=BAD_REQUEST)
    return Redirect(f"/t/{table}?first=1", status_code=SEE_OTHER)


@post("/mine/{table:str}", name="mark", status_code=SEE_OTHER, include_in_schema=False)
async def mark_table(request: Web) -> Response[str]:
    """What somebody calls a table of theirs, or that they do not want to see it in lists."""
    sent = await _sent(request)
    hidden = sent.get("hidden", "") == "1"
    await hub_of(request).lists.mark(
        visitor_of(request), str(request.path_params["table"])[:40], clean_name(sent.get("name", "")), hidden
    )
    return Redirect(safe_path(sent.get("back", "/")), status_code=SEE_OTHER)


@post("/settings", name="settings", status_code=SEE_OTHER, include_in_schema=False)
async def change_settings(request: Web) -> Response[str]:
    """Keeps what was chosen in a cookie and goes back to where it was chosen."""
    sent = await _sent(request)
    chosen = {key: value for key, value in sent.items() if key == "name" or value in CHOICES.get(key, ())}
    changed = settings_of(request).changed(chosen)
    host = request.headers.get("host", "")
    back = safe_path(sent["back"]) if "back" in sent else safe_path(request.headers.get("referer", "/"), host)
    return Redirect(back, status_code=SEE_OTHER, cookies=[settings_cookie(changed)])


home_routes: Routes = [home, new, create, play, mark_table, change_settings]
