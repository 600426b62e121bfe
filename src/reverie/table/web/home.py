"""The way in: home, a new table, play now, and what somebody prefers. Every page works without script."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from typing import Any, Final
from urllib.parse import quote, urlsplit

from litestar import get, post
from litestar.datastructures import Cookie
from litestar.response import Redirect, Response

from reverie.games import GAMES, find_game
from reverie.kernel.game import Game, SetupError
from reverie.kernel.page import Page
from reverie.kernel.text import Texts
from reverie.parts.plain import SeatWish
from reverie.parts.site import Web

from ..hub.lists import TableCard
from ..hub.webhook import agreed_webhook
from ..rooms import clocks
from ..rooms.identity import CHOICES, LONGEST_NAME, SETTINGS_COOKIE, YEAR, Settings, clean_name
from ..rooms.levels import LEVELS, find_level
from ..words.texts import texts
from .fair import added_by
from .pages import hub_of, settings_of, site_of, visitor_of

PLANNED: Final = ("dreamblade", "dice_throne", "sword_and_sorcery", "etherfields")
"""The games of the plan, in the order of the plates. A plate opens as soon as its game is one of `GAMES`."""
UNDO: Final = ("free", "ask", "off")
FLAGS: Final = {"odds": True, "public": False, "companion": False}
"""The yes-or-no wishes about a table, and what they are when nobody says anything."""
CLOCK: Final = {"clock": clocks.NO_CLOCK, "clock-seconds": "60", "clock-minutes": "20", "clock-increment": "5"}
CLOCK_FIELDS: Final[dict[str, dict[str, tuple[int, int]]]] = {
    clocks.NO_CLOCK: {},
    clocks.PER_MOVE: {"seconds": clocks.SECONDS},
    clocks.PER_GAME: {"minutes": clocks.MINUTES, "increment": clocks.INCREMENT},
}
PLAY_LEVEL: Final = "adept"
PEOPLE: Final = ("me", "here", "link", "open")
"""Who may sit somewhere besides bots: you, another at this screen, whoever has the link, anybody."""
SHOWN_LIVE: Final = 1
SHOWN_REPLAYS: Final = 5
MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
SEE_OTHER: Final = 303
BAD_REQUEST: Final = 400
NOT_FOUND: Final = 404


# What the pages show -------------------------------------------------------------------------------------------------


def mark_of(game: str) -> str:
    """The emblem of a game."""
    return "mark-" + game.replace("_and_", "-").replace("_", "-")


def plates(words: Texts) -> list[dict[str, Any]]:
    """All games on their plates: those one can play, and those that are being built."""
    names = [*PLANNED, *(name for name in GAMES if name not in PLANNED)]
    return [_plate(words, name) for name in names]


def _plate(words: Texts, name: str) -> dict[str, Any]:
    key = f"home-game-{name.replace('_', '-')}"
    playable = name in GAMES
    told = words.has(key)
    return {
        "mark": mark_of(name),
        "title": words.get(key, "title") if told else find_game(name).title,
        "line": words.get(key) if told else "",
        "tags": [words.get(key, part) for part in ("players", "length")] if told else [],
        "href": f"/new?game={name}" if playable else "",
    }


def ago(words: Texts, then: float, now: float) -> str:
    """How long ago something happened, in the largest whole unit."""
    passed = max(0, int(now - then))
    if passed < MINUTE:
        return words.get("home-ago-now")
    for unit, seconds in (("days", DAY), ("hours", HOUR), ("minutes", MINUTE)):
        if passed >= seconds:
            return words.get(f"home-ago-{unit}", n=passed // seconds)
    raise AssertionError("a minute or more has passed")


def rows(words: Texts, cards: Sequence[TableCard], now: float) -> list[dict[str, Any]]:
    """Tables as lines of a list: those that wait for the visitor come first, those that are over last."""
    ordered = sorted(cards, key=lambda card: (not card.your_move, card.status == "over", -card.updated))
    return [
        {
            "mark": mark_of(card.game) if card.game else "i-play",
            "title": card.title,
            "line": " · ".join(part for part in (card.line, ago(words, card.updated, now)) if part),
            "mine": card.your_move,
            "href": card.href,
        }
        for card in ordered
    ]


def seat_choices(words: Texts) -> list[tuple[str, str]]:
    """Everybody who may be asked to sit down."""
    people = [(kind, words.get(f"home-seat-{kind}")) for kind in PEOPLE]
    return people + [(f"bot:{level.id}", words.get("home-seat-bot", level=words.get(level.key))) for level in LEVELS]


def seat_default(seat: int) -> str:
    return "me" if seat == 0 else f"bot:{PLAY_LEVEL}"


# A filled-in form ----------------------------------------------------------------------------------------------------


class Field:
    """One control for one wish of a game: the name it is sent under, and the seat it belongs to (None: to no seat)."""

    __slots__ = (
        "control", "default", "help", "kept", "kind", "label", "least", "more", "most", "name", "notes", "options", "seat",
        "seats",
    )  # fmt: skip

    def __init__(self, given: dict[str, Any], seat: int | None, count: int) -> None:
        self.name: str = given["name"]
        self.seat = seat
        self.control = f"set-{self.name}" if seat is None else f"set-{self.name}-{seat}"
        self.kind: str = given["kind"]
        self.label: str = given["label"]
        needs = given.get("needs") or {}  # some options make sense only with so many seats
        offered = list(given.get("options") or ())
        self.options: list[tuple[Any, str]] = [choice for choice in offered if needs.get(choice[0], 0) <= count]
        self.kept: str = given.get("kept", "")
        """The kind of things of their own that somebody may choose here, too."""
        self.more: Callable[[str], str] | None = given.get("more")
        """Tells what a value is called that can be asked for without being listed; "" for what cannot."""
        first = not seat
        self.help: str = given.get("help", "") if first else ""
        """What the wish means; told once, however many seats have it."""
        notes = given.get("notes") or {}
        self.notes = [(label, notes[value]) for value, label in self.options if first and notes.get(value)]
        self.seats: dict[Any, int] = given.get("seats") or {}
        """How many seats each of its options makes, for the one field that decides it."""
        self.least: int = given.get("least", 0)
        self.most: int = given.get("most", 9999)
        default = given["default"]
        if seat is not None and isinstance(default, list | tuple):
            default = default[seat % len(default)]
        self.default: Any = default

    def offer(self, own: Sequence[tuple[str, str]], asked: str) -> None:
        """List what is the visitor's own, and what the address or the form asks for."""
        self.options += [choice for choice in own if choice not in self.options]
        if self.more is not None and asked not in [str(value) for value, _label in self.options]:
            label = self.more(asked)
            self.options += [(asked, label)] if label else []

    def written(self, value: Any) -> str:
        """A value as the form sends it."""
        if self.kind == "flag":
            return "1" if value else "0"
        return str(value)

    def read(self, sent: str, words: Texts) -> Any:
        """The value that was sent; raises SetupError with a message for people."""
        if self.kind == "flag":
            return sent == "1"
        if self.kind == "number":
            return self._number(sent, words)
        for value, _label in self.options:
            if str(value) == sent:
                return value
        raise SetupError(words.get("home-oops-choice"))

    def _number(self, sent: str, words: Texts) -> int:
        number = int(sent) if re.fullmatch(r"\s*[0-9]{1,9}\s*", sent) else None
        if number is None or not self.least <= number <= self.most:
            raise SetupError(words.get("home-oops-number", least=str(self.least), most=str(self.most)))
        return number


def fields_of(page: Page, seats: int) -> list[Field]:
    """A game's own fields; what is asked per seat is asked once for each."""
    made: list[Field] = []
    for given in page.setup_form():
        whose = range(seats) if given.get("per_seat") else (None,)
        made += [Field(given, seat, seats) for seat in whose]
    return made


def as_form(fields: Sequence[Field], values: dict[str, Any]) -> dict[str, Any]:
    """Values by control, put together as the game reads them: a list for what is asked per seat."""
    form: dict[str, Any] = {}
    for field in fields:
        if field.seat is None:
            form[field.name] = values[field.control]
        else:
            form.setdefault(field.name, []).append(values[field.control])
    return form


class NewTable:
    """The form of a new table: what was written into it, and what is wrong with it, control by control."""

    def __init__(
        self,
        game: Game,
        words: Texts,
        settings: Settings,
        sent: dict[str, str] | None = None,
        own: dict[str, list[tuple[str, str]]] | None = None,
    ) -> None:
        self.game = game
        self.words = words
        self.page = game.web_page(words.language)
        self.count = self._count(sent or {})
        self.fields = fields_of(self.page, self.count)
        self.oops: dict[str, str] = {}
        self.values = self._blank(settings) | (sent or {})
        for field in self.fields:
            if field.kind == "choice":
                field.offer((own or {}).get(field.kept, []), self.values[field.control])

    def _count(self, sent: dict[str, str]) -> int:
        """How many seats the table has: as one of the fields says, or as many as the game has."""
        for field in fields_of(self.page, 0):
            if field.seats:
                asked = sent.get(field.control, "")
                return next((n for value, n in field.seats.items() if str(value) == asked), field.seats[field.default])
        return len(self.game.seats)

    def _blank(self, settings: Settings) -> dict[str, str]:
        made = {"game": self.game.name, "name": settings.name, "here-name": "", "undo": UNDO[0], "webhook": "", **CLOCK}
        made |= {flag: "1" if on else "0" for flag, on in FLAGS.items()}
        made |= {f"seat-{seat}": seat_default(seat) for seat in range(self.count)}
        return made | {field.control: field.written(field.default) for field in self.fields}

    def blame(self, control: str, key: str, **args: Any) -> None:
        self.oops.setdefault(control, self.words.get(key, **args))

    # Reading

    def wishes(self) -> dict[str, Any]:
        """What `Game.setup` is asked for. What cannot be read, or what the game refuses, is noted in `oops`."""
        values: dict[str, Any] = {}
        for field in self.fields:
            try:
                values[field.control] = field.read(self.values[field.control], self.words)
            except SetupError as error:
                self.oops[field.control] = str(error)
                values[field.control] = field.default
        try:
            return self._checked(values)
        except SetupError as error:
            self.oops.setdefault(self._guilty(values), self.words.get("home-oops-setup", why=str(error)))
            return {}

    def _checked(self, values: dict[str, Any]) -> dict[str, Any]:
        wishes = self.page.setup_from(as_form(self.fields, values))
        self.game.setup(wishes)
        return wishes

    def _guilty(self, values: dict[str, Any]) -> str:
        """The control without whose value all would be well; "" when no single one is to blame."""
        for field in self.fields:
            try:
                self._checked(values | {field.control: field.default})
            except SetupError:
                continue
            return field.control
        return ""

    def seats(self) -> list[SeatWish]:
        """Who shall sit where. What does not go together is noted in `oops`."""
        count = self.count
        sent = [self.values[f"seat-{seat}"] for seat in range(count)]
        known = {f"seat-{seat}" for seat in range(count)}
        if any(re.fullmatch(r"seat-\d+", key) and key not in known for key in self.values):
            self.blame("", "home-oops-seats", n=count, game=self.game.title)
        for seat, word in enumerate(sent):
            if word not in PEOPLE and not _level(word):
                self.blame(f"seat-{seat}", "home-oops-choice")
            elif word == "me" and "me" in sent[:seat]:
                self.blame(f"seat-{seat}", "home-oops-twice", seat=sent.index("me") + 1)
            elif word == "here" and "me" not in sent:
                self.blame(f"seat-{seat}", "home-oops-here")
        return [self._wish(seat, word, sent) for seat, word in enumerate(sent)]

    def _wish(self, seat: int, word: str, sent: list[str]) -> SeatWish:
        if level := _level(word):
            return SeatWish("bot", bot=level)
        if word == "me":
            return SeatWish("me", name=self.name())
        if word == "here" and seat == sent.index("here"):
            return SeatWish("here", name=clean_name(self.values["here-name"]))
        return SeatWish(word)

    def options(self) -> dict[str, Any]:
        """The agreements about the table. A seat open to anyone makes the table public: it has to be found."""
        undo = self.values["undo"]
        if undo not in UNDO:
            self.blame("undo", "home-oops-choice")
        made: dict[str, Any] = {flag: self.values[flag] == "1" for flag in FLAGS}
        if any(self.values[f"seat-{seat}"] == "open" for seat in range(self.count)):
            made["public"] = True
        return made | {"undo": undo, "clock": self.clock(), "webhook": self.webhook()}

    def webhook(self) -> str:
        try:
            return agreed_webhook(self.values["webhook"].strip())
        except SetupError:
            self.blame("webhook", "ways-oops-webhook")
            return ""

    def clock(self) -> dict[str, Any]:
        """The clock as the table agrees on it; only the fields of its kind are read."""
        kind = self.values["clock"]
        if kind not in clocks.KINDS:
            self.blame("clock", "home-oops-choice")
            return {"kind": clocks.NO_CLOCK}
        made: dict[str, Any] = {"kind": kind}
        for name, bounds in CLOCK_FIELDS[kind].items():
            made[name] = self._whole(f"clock-{name}", *bounds)
        return made

    def _whole(self, control: str, least: int, most: int) -> int:
        sent = self.values[control].strip()
        if not (sent.isascii() and sent.isdecimal() and len(sent) < 10 and least <= int(sent) <= most):
            self.blame(control, "home-oops-number", least=str(least), most=str(most))
            return least
        return int(sent)

    def name(self) -> str:
        if len(self.values["name"].strip()) > LONGEST_NAME:
            self.blame("name", "home-oops-name", most=LONGEST_NAME)
        return clean_name(self.values["name"])

    # Showing

    def context(self) -> dict[str, Any]:
        """What the templates of the form need."""
        return {
            "form": self,
            "chosen_game": self.game.name,
            "games": [{"name": name, "title": find_game(name).title, "mark": mark_of(name)} for name in GAMES],
            "seat_choices": seat_choices(self.words),
            "looks": [self.page.seat_look(seat) for seat in range(self.count)],
            "common": [field for field in self.fields if field.seat is None and not field.seats],
            "deciding": [field for field in self.fields if field.seats],
            "per_seat": [[field for field in self.fields if field.seat == seat] for seat in range(self.count)],
            "undo_choices": [(kind, self.words.get(f"home-undo-{kind}")) for kind in UNDO],
            "clock_choices": [(kind, self.words.get(f"ways-clock-{kind}")) for kind in clocks.KINDS],
            "longest_name": LONGEST_NAME,
        }


def _level(word: str) -> str:
    """The level of a bot, from what the form sent; "" when it is none."""
    kind, _colon, level = word.partition(":")
    return level if kind == "bot" and find_level(level) else ""


def safe_path(given: str, host: str = "") -> str:
    """A path of this very site to go back to, whatever was asked for; the addresses that only take answers lead home."""
    if given.startswith("//") or "\\" in given or any(ord(sign) <= 32 or ord(sign) == 127 for sign in given):
        return "/"
    try:
        parts = urlsplit(given)
    except ValueError:
        return "/"
    elsewhere = (parts.scheme or parts.netloc) and not (host and parts.netloc == host)
    if elsewhere or not parts.path.startswith("/") or parts.path.startswith(("//", "/play/", "/settings")):
        return "/"
    return parts.path + (f"?{parts.query}" if parts.query else "")


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


async def _own(request: Web, game: Game) -> dict[str, list[tuple[str, str]]]:
    """What the visitor keeps that fields of this game's form take, by kind: value and label."""
    hub = hub_of(request)
    visitor = visitor_of(request)
    fields = game.web_page(settings_of(request).language).setup_form()
    found: dict[str, list[tuple[str, str]]] = {}
    for kind in sorted({field["kept"] for field in fields if field.get("kept")}):
        rows = await hub.reading.do(hub.store.kept, visitor.id, kind)
        found[kind] = [(row.data["value"], row.data["name"]) for row in rows]
    return found


async def _home(request: Web, wanted: str = "", oops: str = "", status: int = 200) -> Response[Any]:
    hub = hub_of(request)
    settings = settings_of(request)
    words = texts(settings.language)
    visitor = visitor_of(request)
    now = time.time()
    game = _find(wanted) or find_game(GAMES[0])
    mine = rows(words, await hub.lists.tables_of(visitor, settings.language), now)
    live = rows(words, await hub.lists.live_tables(settings.language), now)
    return site_of(request).page(
        request,
        "home.html",
        status_code=status,
        nav="play",
        **NewTable(game, words, settings, None, await _own(request, game)).context(),
        plates=plates(words),
        play={"name": GAMES[0], "title": find_game(GAMES[0]).title},
        oops=oops,
        mine=mine,
        waiting=sum(row["mine"] for row in mine),
        open_tables=rows(words, await hub.lists.open_tables(settings.language), now),
        live=live[:SHOWN_LIVE],
        more_live=live[SHOWN_LIVE:],
        replays=rows(words, await hub.lists.recent_replays(settings.language), now)[:SHOWN_REPLAYS],
    )


def _form(request: Web, form: NewTable, status: int) -> Response[Any]:
    return site_of(request).page(request, "new.html", status_code=status, nav="play", **form.context())


@get("/", name="home", include_in_schema=False)
async def home(request: Web) -> Response[Any]:
    return await _home(request, request.query_params.get("game", ""))


@get("/new", name="new", include_in_schema=False)
async def new(request: Web) -> Response[Any]:
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
    return _form(request, NewTable(game, words, settings, given, await _own(request, game)), 200)


@post("/new", name="create", status_code=SEE_OTHER, include_in_schema=False)
async def create(request: Web) -> Response[Any]:
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
    form = NewTable(game, words, settings, sent, await _own(request, game))
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
async def play(request: Web) -> Response[Any]:
    """A table at once: you against bots of middling strength, everything else as the game proposes."""
    hub = hub_of(request)
    settings = settings_of(request)
    words = texts(settings.language)
    game = str(request.path_params["game"])
    found = _find(game)
    if found is None:
        return await _home(request, oops=words.get("home-oops-game", name=clean_name(game)), status=NOT_FOUND)
    form = NewTable(found, words, settings)
    options = form.options() | added_by(await _sent(request))
    _check_creation(request)
    try:
        table = await hub.new_tables.open_table(visitor_of(request), game, form.wishes(), form.seats(), options)
    except SetupError as error:
        return await _home(request, oops=words.get("home-oops-setup", why=str(error)), status=BAD_REQUEST)
    return Redirect(f"/t/{table}", status_code=SEE_OTHER)


@post("/settings", name="settings", status_code=SEE_OTHER, include_in_schema=False)
async def change_settings(request: Web) -> Response[Any]:
    """Keeps what was chosen in a cookie and goes back to where it was chosen."""
    sent = await _sent(request)
    chosen = {key: value for key, value in sent.items() if key == "name" or value in CHOICES.get(key, ())}
    changed = settings_of(request).changed(chosen)
    host = request.headers.get("host", "")
    back = safe_path(sent["back"]) if "back" in sent else safe_path(request.headers.get("referer", "/"), host)
    return Redirect(back, status_code=SEE_OTHER, cookies=[settings_cookie(changed)])


home_routes: list[Any] = [home, new, create, play, change_settings]
