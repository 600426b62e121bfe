"""The form of a new table, filled in: what it says, what is wrong with it, and the table it asks for."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from reverie.games import GAMES, find_game
from reverie.kernel.game import Game, SetupError
from reverie.kernel.page import Page
from reverie.kernel.text import Texts
from reverie.parts.plain import LONGEST_NAME, SeatWish, clean_name

from ..hub.webhook import agreed_webhook
from ..rooms import clocks
from ..rooms.identity import Settings
from ..rooms.levels import LEVELS, find_level
from .render import Context, mark_of

UNDO: Final = ("free", "ask", "off")
FLAGS: Final = {"odds": True, "public": False, "companion": False, "guests": True}
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
        "cards", "control", "default", "draw", "groups", "help", "kept", "kind", "label", "least", "more", "most", "name", "notes",
        "options", "rare", "seat", "seats",
    )  # fmt: skip

    def __init__(self, given: Context, seat: int | None, count: int) -> None:
        self.name: str = given["name"]
        self.seat = seat
        self.control = f"set-{self.name}" if seat is None else f"set-{self.name}-{seat}"
        self.kind: str = given["kind"]
        self.label: str = given["label"]
        needs = given.get("needs") or {}  # some options make sense only with so many seats
        offered = list(given.get("options") or ())
        self.options: list[tuple[object, str]] = [choice for choice in offered if needs.get(choice[0], 0) <= count]
        self.kept: str = given.get("kept", "")
        """The kind of things of their own that somebody may choose here, too."""
        self.more: Callable[[str], str] | None = given.get("more")
        """Tells what a value is called that can be asked for without being listed; "" for what cannot."""
        first = not seat
        self.help: str = given.get("help", "") if first else ""
        """What the wish means; told once, however many seats have it."""
        notes = given.get("notes") or {}
        self.notes = [(label, notes[value]) for value, label in self.options if first and notes.get(value)]
        self.seats: dict[object, int] = given.get("seats") or {}
        """How many seats each of its options makes, for the one field that decides it."""
        self.cards: dict[object, Context] = given.get("cards") or {}
        """Pictures of its options, where a game has them: emblem or drawing, name, stars, symbols, a line, and the page about it."""
        self.draw: Callable[[str, str], Context] | None = given.get("draw")
        """Draws such a picture of a value that is not listed, from it and its name."""
        self.groups: list[tuple[str, list[tuple[object, str]]]] = given.get("groups") or [("", self.options)]
        """The options with what some of them have in common said once; "" where that is nothing."""
        self.rare: bool = given.get("rare", False)
        """Few ask for it: it stands under *More*."""
        self.least: int = given.get("least", 0)
        self.most: int = given.get("most", 9999)
        default = given["default"]
        if seat is not None and isinstance(default, list | tuple):
            default = default[seat % len(default)]
        self.default: object = default

    def offer(self, own: Sequence[tuple[str, str]], asked: str) -> None:
        """List what is the visitor's own, and what the address or the form asks for."""
        self.options += [choice for choice in own if choice not in self.options]
        if self.more is not None and asked not in [str(value) for value, _label in self.options]:
            label = self.more(asked)
            self.options += [(asked, label)] if label else []
        if self.draw is not None:
            new = [(str(value), label) for value, label in self.options if value not in self.cards]
            self.cards = self.cards | {value: self.draw(value, label) for value, label in new}

    def written(self, value: object) -> str:
        """A value as the form sends it."""
        if self.kind == "flag":
            return "1" if value else "0"
        return str(value)

    def read(self, sent: str, words: Texts) -> object:
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


def as_form(fields: Sequence[Field], values: Context) -> Context:
    """Values by control, put together as the game reads them: a list for what is asked per seat."""
    form: Context = {}
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

    def blame(self, control: str, key: str, **args: object) -> None:
        self.oops.setdefault(control, self.words.get(key, "", **args))

    # Reading

    def wishes(self) -> Context:
        """What `Game.setup` is asked for. What cannot be read, or what the game refuses, is noted in `oops`."""
        values: Context = {}
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

    def _checked(self, values: Context) -> Context:
        wishes = self.page.setup_from(as_form(self.fields, values))
        self.game.setup(wishes)
        return wishes

    def _guilty(self, values: Context) -> str:
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

    def options(self) -> Context:
        """The agreements about the table. A seat open to anyone makes the table public: it has to be found."""
        undo = self.values["undo"]
        if undo not in UNDO:
            self.blame("undo", "home-oops-choice")
        made: Context = {flag: self.values[flag] == "1" for flag in FLAGS}
        if any(self.values[f"seat-{seat}"] == "open" for seat in range(self.count)):
            made["public"] = True
        return made | {"undo": undo, "clock": self.clock(), "webhook": self.webhook()}

    def webhook(self) -> str:
        try:
            return agreed_webhook(self.values["webhook"].strip())
        except SetupError:
            self.blame("webhook", "ways-oops-webhook")
            return ""

    def clock(self) -> Context:
        """The clock as the table agrees on it; only the fields of its kind are read."""
        kind = self.values["clock"]
        if kind not in clocks.KINDS:
            self.blame("clock", "home-oops-choice")
            return {"kind": clocks.NO_CLOCK}
        made: Context = {"kind": kind}
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

    def more_open(self) -> bool:
        """Whether something under *More* is asked for, or wrong."""
        rare = [field for field in self.fields if field.rare]
        asked = any(self.values[field.control] != field.written(field.default) for field in rare)
        wrong = any(control in self.oops for control in ("webhook", "companion", *(field.control for field in rare)))
        return asked or wrong or bool(self.values["webhook"]) or self.values["companion"] == "1"

    def context(self) -> Context:
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
