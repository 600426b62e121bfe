"""What one browser tab sees of a table: its own little state of the page, and the page made from it."""

from __future__ import annotations

from bisect import bisect_right
from operator import itemgetter
from typing import Any, Final

import msgspec

from reverie.kernel.choice import NATURE, Choice
from reverie.kernel.domain import same
from reverie.kernel.draft import Draft
from reverie.kernel.events import Event
from reverie.kernel.game import Option, Page, Scene
from reverie.kernel.record import Match
from reverie.kernel.state import State

from ..hub.by_itself import MATTER, WISHES
from ..rooms import pulse
from ..rooms.clocks import shown_time
from ..rooms.companion import Tray, pad
from ..rooms.identity import Settings, Visitor
from ..rooms.levels import LEVELS
from ..rooms.room import BOT, OPEN, Refused, Room
from ..words.texts import texts
from .render import render

LINES_SHOWN: Final = 40
MOST_LINES: Final = 500
"""Lines of its log that a table tells at most; its replay tells all."""
MOST_QUOTES: Final = 12


def encode(value: Any) -> str:
    """A pick as it stands in the page."""
    return msgspec.json.encode(value).decode()


class Looker:
    """One tab at one table: who looks, and what that tab has open. Nothing in here is worth saving."""

    def __init__(self, visitor: Visitor, settings: Settings, seats: set[int]) -> None:
        self.visitor = visitor
        self.settings = settings
        self.seats = seats
        """The seats this visitor holds at the table; none for somebody who watches."""
        self.draft: Draft | None = None
        self.asked: tuple[int, int] = (-1, -1)
        """Which decision the draft belongs to: the room's `at`, and the seat."""
        self.looked = ""
        self.shown = ""
        """What this tab has opened of what the game's page can open."""
        self.early = False
        """Before the line to the server stands: what will pass by itself is not asked for that moment."""
        self.program = False
        """A program reads here, and decides everything by itself."""
        self.chooser = ""
        self.quotes: list[str] = []
        self.why: dict[str, str] | None = None
        self.hint: dict[str, str] | None = None
        self.log_all = False
        self.panel = ""
        """`menu` or `chat`, when one of them is open."""
        self.chat_seen = 0
        self.drawn: int | None = None
        """The seat for which the curtain was drawn, where several people share a tab and have secrets."""
        self.tray: Tray | None = None
        """Dice that were rolled by hand, as far as they have been told."""
        self.watching = False
        """Came to look on, whatever seats the visitor holds."""
        self.key: tuple[int, int] | None = None
        """The seat of a program that came with a key, and after how many hand-overs the key was made."""

    @property
    def language(self) -> str:
        return self.settings.language

    def shared(self) -> Any:
        """What a page of somebody who watches depends on beside the table; None if this tab has something of its own open."""
        opened = (self.looked, self.shown, self.chooser, self.quotes, self.why, self.hint, self.panel, self.tray)
        if any(opened) or self.drawn:
            return None
        return self.settings.cookie(), self.log_all, self.chat_seen

    def viewer(self, room: Room) -> int | None:
        """Through whose eyes this tab sees: of several seats of one person, the one that has to decide."""
        waits = [seat for seat in sorted(self.seats) if room.owed(seat) is not None and not room.passes(seat)]
        if self.drawn in self.seats and (self.drawn in waits or not waits) and self.shares(room):
            return self.drawn
        return waits[0] if waits else min(self.seats) if self.seats else None

    def shares(self, room: Room) -> bool:
        """Several people look at this tab, and each knows what the others must not see."""
        return room.game.secrets and len(self.seats) > 1

    def curtained(self, room: Room) -> bool:
        """Whether nothing of the game may be shown before somebody draws the curtain."""
        return self.shares(room) and not room.over() and self.viewer(room) != self.drawn

    def draw_curtain(self, room: Room) -> None:
        """Whoever decides now sits before the screen; nothing that was open for the one before stays open."""
        self.drawn = self.viewer(room)
        self.draft = self.tray = self.why = self.hint = None
        self.looked = self.shown = self.chooser = self.panel = ""
        self.quotes = []

    def choice(self, room: Room) -> Choice | None:
        viewer = self.viewer(room)
        choice = room.owed(viewer) if viewer is not None and not room.passes(viewer) else None
        if choice is not None and self.early:
            page = room.game.web_page(self.language)
            return None if page.auto_answer(room.match.state, choice, {}) is not None else choice
        return choice

    def current_draft(self, room: Room) -> Draft | None:
        """The answer in the making, begun anew whenever another decision is asked."""
        choice = self.choice(room)
        if choice is None:
            self.draft = None
            self.asked = (-1, -1)
            return None
        if self.draft is None or self.asked != (room.at, choice.seat):
            self.begin(room, choice)
        return self.draft

    def current_tray(self, room: Room) -> Tray | None:
        """The dice that this person may tell the table, where people roll their own."""
        choice = room.rolling() if self.seats else None
        if choice is None:
            self.tray = None
        elif self.tray is None or self.tray.at != room.at:
            self.tray = Tray(choice, room.at)
        return self.tray

    def begin(self, room: Room, choice: Choice) -> None:
        self.draft = Draft(choice)
        self.asked = (room.at, choice.seat)
        self.chooser = ""
        self.why = None
        self.hint = None
        self.advance()

    def advance(self) -> None:
        """Where only one thing can be picked next, it is picked, unless somebody wants to do that, too."""
        draft = self.draft
        if draft is None or not self.settings.auto or draft.needs_confirming():
            return
        while not draft.complete() and len(draft.picks()) == 1:
            draft.pick(draft.picks()[0])


def place_options(page: Page, s: State, choice: Choice, draft: Draft, scene: Scene) -> list[dict[str, str]]:
    """Put every pick on the element it sits on; what sits nowhere becomes a button of the prompt."""
    buttons: list[dict[str, str]] = []
    first = page.first_pick(s, choice, draft)
    for pick in draft.picks():
        element = page.place(s, choice, pick, draft)
        label = page.pick_label(s, choice, draft, pick)
        if element:
            scene.options.setdefault(element, []).append(Option(encode(pick), label))
        else:
            if first is not None and same(pick, first):
                buttons.insert(0, {"value": encode(pick), "label": label, "kind": "act", "enter": "1"})
                continue
            chosen = pick in draft.chosen
            buttons.append({"value": encode(pick), "label": label, "kind": "on" if chosen else "opt", "enter": ""})
    for number, pick in enumerate(draft.chosen):
        element = page.place(s, choice, pick, draft.upto(number))
        if element:
            scene.chosen.append(element)
    return buttons


class Lines:
    """The log of a match in words, for one viewer in one language; what has been put into words stays so.

    With `most`, only so many of the latest lines are told: whoever opens a table that has gone on for days does not wait,
    and lets nobody wait, for all of it.
    """

    def __init__(self, page: Page, viewer: int | None, most: int | None = None) -> None:
        self.page = page
        self.viewer = viewer
        self.most = most
        self.events: list[Event] = []
        self.lines: list[dict[str, Any]] = []
        self.ends: list[int] = []
        """How many lines there were after each event; some events are told by none."""

    def upto(self, match: Match) -> list[dict[str, Any]]:
        """All lines so far, oldest first. Whoever gets them must not change them."""
        log = match.log
        same = min(len(self.events), len(log))
        while same and self.events[same - 1] is not log[same - 1][1]:
            same -= 1  # something was taken back: what came before it is the same
        if same < len(self.events):
            del self.events[same:], self.ends[same:]
            del self.lines[self.ends[-1] if self.ends else 0 :]
        if self.most is not None and len(log) - same > 2 * self.most:
            same = len(log) - 2 * self.most  # some events are told by no line
            self.events, self.ends, self.lines = [event for _answer, event in log[:same]], [0] * same, []
        for number in range(same, len(log)):
            answer, event = log[number]
            line = self._line(match.state, len(self.lines), answer, event)  # numbered as seen: a gap would tell
            if line is not None:
                self.lines.append(line)
            self.events.append(event)
            self.ends.append(len(self.lines))
        told = self.lines if self.most is None else self.lines[-self.most :]
        return with_notes(told, match, self.page, self.most) if match.notes else told

    def _line(self, s: State, number: int, answer: int, event: Event) -> dict[str, Any] | None:
        if not event.seen_by(self.viewer):
            return None
        heading = self.page.heading(s, event)
        text = self.page.event(s, event)
        if text is None and heading is None:
            return None
        seat = self.page.teller(event, s)
        mark = self.page.seat_look(seat) if seat is not None else None
        return {
            "id": f"l{number}",
            "seat": seat,
            "mark": mark["mark"] if mark else "",
            "class": mark["class"] if mark else "",
            "text": text or "",
            "rule": event.rule,
            "heading": heading,
            "answer": answer,
        }


def with_notes(lines: list[dict[str, Any]], match: Match, page: Page, most: int | None = None) -> list[dict[str, Any]]:
    """The log with what happened at the table besides the game (the latest of it, with `most`), each where it happened."""
    first = 0 if most is None else max(0, len(match.notes) - most)
    latest = enumerate(match.notes[first:], start=first)
    told = [line for number, note in latest if (line := note_line(number, *note, match, page))]
    return sorted([*lines, *told], key=lambda line: line["answer"])


def note_line(number: int, answer: int, note: dict[str, Any], match: Match, page: Page) -> dict[str, Any] | None:
    """A note in words; None for one that is not of this table's making."""
    words = texts(page.language)
    kind, seat = note["kind"], note["seat"]
    if not words.has(f"ways-note-{kind}") or not 0 <= seat < len(match.seats()):
        return None
    look = page.seat_look(seat)
    level = note.get("level", "")
    args = {
        "seat": look["name"],
        "old": str(note.get("old", "")) or look["name"],
        "new": str(note.get("new", "")) or look["name"],
        "level": words.get(f"level-{level}") if words.has(f"level-{level}") else "",
    }
    return {
        "id": f"t{number}",
        "seat": seat,
        "mark": look["mark"],
        "class": look["class"],
        "text": words.get(f"ways-note-{kind}", **args),
        "rule": "",
        "heading": None,
        "answer": answer,
    }


def seat_marks(page: Page, seat: int) -> dict[str, str]:
    look = page.seat_look(seat)
    return {"mark": look["mark"], "class": look["class"], "side": look["name"]}


def seat_list(
    room: Room, page: Page, looker: Looker, online: set[int], thinking: dict[int, float]
) -> list[dict[str, Any]]:
    words = texts(looker.language)
    told = []
    for number, seat in enumerate(room.seats):
        name = seat.name
        if seat.kind == BOT:
            name = name or words.get("level-bot-name")
        elif seat.kind == OPEN:
            name = words.get("table-open-seat")
        elif not name:
            name = name_of(room, page, number)
        told.append(
            {
                "seat": number,
                "name": name,
                "kind": seat.kind,
                "level": words.get(f"level-{seat.level}") if seat.level else "",
                "online": seat.kind == BOT or number in online,
                "you": number in looker.seats,
                "thinking": thinking.get(number),
                "thought": room.thought.get(number),
                "away": seat.away,
                "clock": clock_of(room, number),
                **seat_marks(page, number),
            }
        )
    return told


def clock_of(room: Room, seat: int) -> dict[str, Any] | None:
    """A seat's clock: what it shows, and when its time is up if it runs (in milliseconds, as browsers count)."""
    if not room.clock.on() or room.over() or (room.seats[seat].kind == BOT and not room.seats[seat].away):
        return None
    until = room.clock.deadline(seat)
    left = until - pulse.now() if until is not None else room.clock.standing(seat)
    return {"text": shown_time(left), "until": round(until * 1000) if until is not None else None}


def ways_of(room: Room, looker: Looker, page: Page, absentees: list[int]) -> dict[str, Any]:
    """Pause, absence and substitution, as this tab is told of them."""
    words = texts(looker.language)
    seated = bool(looker.seats)
    return {
        "paused": room.paused,
        "can_pause": seated and not (room.paused or room.over() or room.waiting() or "pause" in room.offers),
        "absent": [
            {
                "seat": seat,
                "name": name_of(room, page, seat),
                "levels": [{"id": level.id, "text": words.get(level.key)} for level in LEVELS],
            }
            for seat in absentees
            if seated and seat not in looker.seats
        ],
        "calls": [
            {
                "seat": seat,
                "name": name_of(room, page, seat),
                "level": words.get(f"level-{call['level']}"),
                "until": round(call["until"] * 1000),
                "text": shown_time(call["until"] - pulse.now()),
            }
            for seat, call in room.calls.items()
        ],
        "failed": [
            {
                "seat": seat,
                "name": room.seats[seat].name or words.get("level-bot-name"),
                "level": words.get(f"level-{room.seats[seat].level}") if room.seats[seat].level else "",
                "again": room.seats[seat].level,
                "levels": [
                    {"id": level.id, "text": words.get(level.key)}
                    for level in LEVELS
                    if level.id != room.seats[seat].level
                ],
            }
            for seat in room.failed
            if seated
        ],
        "running": next((seat for seat in room.deciding() if room.clock.deadline(seat) is not None), None),
    }


def scene_of(room: Room, looker: Looker, page: Page, seats: list[dict[str, Any]]) -> tuple[Scene, list[dict[str, str]]]:
    """The scene for the game's template, and the buttons of the prompt."""
    viewer = looker.viewer(room)
    draft = looker.current_draft(room)
    choice = draft.choice if draft is not None else None
    s = room.match.state
    scene = Scene(s, room.match.log, viewer, choice, draft, seats)
    scene.odds_on = bool(room.options.get("odds", True))
    scene.looked = looker.looked
    scene.shown = looker.shown
    buttons: list[dict[str, str]] = []
    if choice is not None and draft is not None:
        buttons = place_options(page, s, choice, draft, scene)
    else:
        scene.read_only = True
    return scene, buttons


def quote(room: Room, looker: Looker, rule: str) -> dict[str, str] | None:
    book = room.game.rulebook()
    if rule not in book:
        return None
    found = book[rule]
    return {"title": found.title[looker.language], "text": found.text[looker.language]}


def without_empty_headings(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Leave out a heading under which nothing stands before the next one."""
    kept = []
    for number, line in enumerate(lines):
        after = lines[number + 1] if number + 1 < len(lines) else None
        if not line["text"] and (after is None or (after["heading"] and not after["text"])):
            continue
        kept.append(line)
    return kept


def newest_first(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Lines as a log shows them: those of the last answer are `now`, and above the newest of each turn stands its heading."""
    shown = without_empty_headings(lines)
    newest = shown[-1]["answer"] if shown else 0
    heading = ""
    told = []
    for number, line in enumerate(shown):
        heading = line["heading"] or heading
        last = number + 1 == len(shown) or shown[number + 1]["heading"]
        now = line["answer"] == newest
        told.append({**line, "open": False, "quote": None, "now": now, "turn": heading if last else ""})
    told.reverse()
    return told


def log_of(room: Room, looker: Looker, lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The newest lines first, with the rules that this tab has opened."""
    told = newest_first(lines if looker.log_all else lines[-LINES_SHOWN:])
    if looker.quotes:
        for line in told:
            if line["id"] in looker.quotes:
                line["open"], line["quote"] = True, quote(room, looker, line["rule"])
    return told


def name_of(room: Room, page: Page, seat: int) -> str:
    """What somebody is called: their name, or the side they play."""
    return room.seats[seat].name or page.seat_look(seat)["name"] if seat >= 0 else ""


def offers_of(room: Room, looker: Looker, page: Page) -> list[dict[str, Any]]:
    """What was offered, who has agreed and who is still asked, as somebody who sits at the table is told."""
    return [
        {
            "kind": what,
            "from": name_of(room, page, offer["by"]),
            "mine": offer["by"] in looker.seats,
            "may_agree": bool(looker.seats.intersection(room.still_asked(what))),
            "may_refuse": bool(looker.seats.intersection([offer["by"], *room.asked_of(what)])),
            "agreed": [name_of(room, page, seat) for seat in room.agreed_to(what)],
            "asked": [name_of(room, page, seat) for seat in room.still_asked(what)],
        }
        for what, offer in room.offers.items()
        if looker.seats
    ]


def undo_of(room: Room, looker: Looker, page: Page) -> dict[str, Any] | None:
    """What undo would do for this person, if anything."""
    words = texts(looker.language)
    undo = room.undo_for(looker.seats)
    if room.options.get("undo", "free") == "off" or undo is None or room.final() or "undo" in room.offers:
        return None
    key = "table-undo-dice" if not undo.asked else "table-undo-ask" if undo.revealed else "table-undo-answered"
    names = words.get("table-card-and").join(name_of(room, page, seat) for seat in undo.asked)
    label = words.get("table-undo-free" if undo.free else key, names=names)
    return {"allowed": True, "free": undo.free, "label": label, "ask": "" if undo.free or undo.asked else label}


def resign_of(room: Room, looker: Looker) -> str:
    """What giving up would mean for this person, as a question; "" where they cannot."""
    seat = looker.viewer(room)
    if seat is None:
        return ""
    try:
        kind = room.resigning(seat, looker.seats)
    except Refused:
        return ""
    return texts(looker.language).get("shell-resign-ask" if kind == "concluded" else f"shell-resign-ask-{kind}")


def ui_of(
    room: Room,
    looker: Looker,
    page: Page,
    scene: Scene,
    buttons: list[dict[str, str]],
    lines: list[dict[str, Any]],
    links: dict[str, Any],
    spectators: int,
    absentees: list[int] | None = None,
    wishes: dict[str, str] | None = None,
) -> dict[str, Any]:
    """Everything around the game itself."""
    words = texts(looker.language)
    s = room.match.state
    outcome = room.outcome()
    draft, choice = scene.draft, scene.choice
    told = log_of(room, looker, lines)
    last = next((line["text"] for line in told if line["text"]), "")
    question, line, rule, who = "", last, "", None
    deciding = room.deciding()
    holding = scene.viewer is not None and room.passes(scene.viewer)
    if outcome is not None:
        question = words.get("table-over")
        line = page.outcome(s, outcome)
    elif room.paused:
        question = words.get("ways-paused")
        line = words.get("ways-paused-line")
    elif room.waiting():
        question = words.get("table-waits-for-players")
        line = words.get("table-waits-for-players-line")
    elif choice is not None and draft is not None:
        question = page.question(s, choice)
        line, rule = page.consequence(s, choice, draft)
        who = choice.seat
    elif (rolling := room.rolling()) is not None:
        question = page.question(s, rolling)
        line, rule = words.get("ways-roll-line"), rolling.rule
    elif deciding:
        who = deciding[0]
        seat = scene.seats[who]
        key = "table-bot-thinks" if seat["kind"] == BOT else "table-waits-for"
        if who in room.failed:
            key = "ways-bot-failed"
        question = words.get(key, name=seat["name"])
        if holding:
            who, question = scene.viewer, words.get("auto-passing")
    chooser = None
    if looker.chooser and choice is not None and scene.options.get(looker.chooser):
        chooser = {"title": question, "options": scene.options[looker.chooser], "at": looker.chooser}
    won = None
    if outcome is not None and looker.seats and outcome.winners:
        won = any(seat in looker.seats for seat in outcome.winners)
    return {
        "seq": room.at,
        "table": room.id,
        "question": question,
        "line": line,
        "rule": rule,
        "last": last,
        "waiting": choice is None,
        "who": who,
        "who_look": page.seat_look(who) if who is not None else None,
        "buttons": buttons,
        "can_confirm": draft is not None and draft.needs_confirming() and draft.complete(),
        "needs_confirming": draft is not None and draft.needs_confirming(),
        "can_back": draft is not None and draft.begun(),
        "confirm": page.confirm_label(s, choice, draft) if choice is not None and draft is not None else "",
        "holding": holding,
        "autos": autos_of(page, looker, wishes),
        "undo": undo_of(room, looker, page) if looker.seats else None,
        "hint": looker.hint,
        "can_hint": choice is not None,
        "why": looker.why,
        "details": page.looked(s, scene.viewer, looker.looked) if looker.looked else None,
        "chooser": chooser,
        "log": told,
        "log_more": len(lines) > LINES_SHOWN and not looker.log_all,
        "chat": [
            {
                "name": said["name"] or name_of(room, page, said["seat"]),
                "mark": page.seat_look(said["seat"])["mark"] if said["seat"] != NATURE else "",
                "text": said["text"],
                "at": said["at"],
                "who": said.get("who", ""),
            }
            for said in room.heard()
        ],
        "talk": {"players_only": room.players_only, "muted": len(room.muted)},
        "chat_open": looker.panel == "chat",
        "chat_new": len(room.chat) - looker.chat_seen,
        "menu_open": looker.panel == "menu",
        "offers": offers_of(room, looker, page),
        "outcome": {"text": page.outcome(s, outcome), "won": won} if outcome is not None else None,
        "rematch": room.rematch,
        "spectators": spectators,
        "links": links,
        "you": scene.viewer,
        "seated": bool(looker.seats),
        "resign": resign_of(room, looker),
        "can_draw": outcome is None and not room.waiting() and "draw" not in room.offers,
        "policy": room.options.get("undo", "free"),
        "ways": ways_of(room, looker, page, absentees or []),
        "roll": pad(page, s, tray) if (tray := looker.current_tray(room)) is not None else None,
    }


def autos_of(page: Page, looker: Looker, wishes: dict[str, str] | None) -> list[dict[str, Any]]:
    """For each window, when this person is asked; nothing for those who watch."""
    words = texts(looker.language)
    if not looker.seats:
        return []
    return [
        {
            "name": name,
            "label": label,
            "now": (wishes or {}).get(name, MATTER),
            "options": [(wish, words.get(f"auto-{wish}")) for wish in WISHES],
        }
        for name, label in page.auto_windows()
    ]


def details_html(room: Room, looker: Looker, element: str) -> str:
    """The details of one element, for the tip."""
    page = room.game.web_page(looker.language)
    found = page.looked(room.match.state, looker.viewer(room), element)
    if found is None:
        return ""
    return render("_tip.html", looker.language, details=found, game=room.game.name)


def app_context(room: Room, ui: dict[str, Any], scene: Scene, page: Page) -> dict[str, Any]:
    """What the templates of a table are filled with."""
    return {
        "game": room.game.name,
        "title": room.game.title,
        "scene": scene,
        "scene_template": page.web_template(),
        "show": page.scene(scene),
        "say": getattr(page, "say", None),
        **scene.once(page, lambda: {"subtitle": page.subtitle(scene.state), "phases": page.phases(scene.state)}),
        "ui": ui,
    }


def curtain_context(room: Room, looker: Looker, page: Page) -> dict[str, Any]:
    """What is shown while a screen is handed over: who comes next, and nothing of the game."""
    viewer = looker.viewer(room)
    assert viewer is not None
    before = looker.drawn if looker.drawn is not None else next(seat for seat in sorted(looker.seats) if seat != viewer)
    return {
        "app_template": "curtain.html",
        "game": room.game.name,
        "title": room.game.title,
        "ui": {"seq": room.at, "table": room.id, "you": viewer},
        "to": {"name": name_of(room, page, viewer), "mark": page.seat_look(viewer)["mark"]},
        "from_name": name_of(room, page, before),
    }


def scene_html(
    match: Match, number: int, viewer: int | None, language: str, seats: list[str], lines: list[dict[str, Any]]
) -> str:
    """A moment of a finished match, shown and not asked: the game's own part of the page, and the last lines of its log."""
    page = match.game.web_page(language)
    match.recall()
    state = match.past[number] if number < len(match.past) else match.state
    log = match.log[: bisect_right(match.log, number, key=itemgetter(0))]
    told = [
        {
            "seat": seat,
            "name": name or page.seat_look(seat)["name"],
            "kind": "person",
            "level": "",
            "online": True,
            "you": seat == viewer,
            "thinking": None,
            "thought": None,
            **seat_marks(page, seat),
        }
        for seat, name in enumerate(seats)
    ]
    scene = Scene(state, log, viewer, None, None, told)
    scene.read_only = True
    return render(
        "replay_scene.html",
        language,
        game=match.game.name,
        scene=scene,
        scene_template=page.web_template(),
        show=page.scene(scene),
        say=getattr(page, "say", None),
        ui={"log": newest_first(lines[-LINES_SHOWN:])},
    )


def refuse_pick(room: Room, looker: Looker, element: str) -> dict[str, str] | None:
    """Why nothing can be picked at an element, in words."""
    draft = looker.current_draft(room)
    if draft is None:
        return None
    page = room.game.web_page(looker.language)
    refusal = page.why_not_at(room.match.state, draft.choice, draft, element)
    if refusal is None:
        return None
    return {
        "question": page.question(room.match.state, draft.choice),
        "reason": page.refusal(room.match.state, refusal),
        "rule": refusal.rule,
        "at": element,
    }
