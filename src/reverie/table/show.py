"""What one browser tab sees of a table: its own little state of the page, and the page made from it."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from reverie.kernel.choice import NATURE, Choice
from reverie.kernel.draft import Draft
from reverie.kernel.events import Event
from reverie.kernel.game import Option, Page, Scene
from reverie.kernel.record import Match
from reverie.kernel.state import State

from .identity import Settings, Visitor
from .render import render, texts
from .room import BOT, OPEN, Room

LINES_SHOWN: Final = 40
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
        self.chooser = ""
        self.quotes: list[str] = []
        self.why: dict[str, str] | None = None
        self.hint: dict[str, str] | None = None
        self.log_all = False
        self.panel = ""
        """`menu` or `chat`, when one of them is open."""
        self.chat_seen = 0

    @property
    def language(self) -> str:
        return self.settings.language

    def viewer(self, room: Room) -> int | None:
        """Through whose eyes this tab sees: of several seats of one person, the one that has to decide."""
        for seat in sorted(self.seats):
            if room.owed(seat) is not None:
                return seat
        return min(self.seats) if self.seats else None

    def choice(self, room: Room) -> Choice | None:
        viewer = self.viewer(room)
        return room.owed(viewer) if viewer is not None else None

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
    buttons = []
    for pick in draft.picks():
        element = page.place(s, choice, pick, draft)
        label = page.pick_label(s, choice, draft, pick)
        if element:
            scene.options.setdefault(element, []).append(Option(encode(pick), label))
        else:
            chosen = pick in draft.chosen
            buttons.append({"value": encode(pick), "label": label, "kind": "on" if chosen else "opt"})
    for number, pick in enumerate(draft.chosen):
        element = page.place(s, choice, pick, draft.upto(number))
        if element:
            scene.chosen.append(element)
    return buttons


class Lines:
    """The log of a match in words, for one viewer in one language; what has been put into words stays so."""

    def __init__(self, page: Page, viewer: int | None) -> None:
        self.page = page
        self.viewer = viewer
        self.events: list[Event] = []
        self.lines: list[dict[str, Any] | None] = []

    def upto(self, match: Match) -> list[dict[str, Any]]:
        """All lines so far, oldest first."""
        log = match.log
        same = 0
        while same < len(self.events) and same < len(log) and self.events[same] is log[same][1]:
            same += 1
        del self.events[same:], self.lines[same:]
        for number in range(same, len(log)):
            answer, event = log[number]
            self.events.append(event)
            self.lines.append(self._line(match.state, number, answer, event))
        return [line for line in self.lines if line is not None]

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
                **seat_marks(page, number),
            }
        )
    return told


def scene_of(room: Room, looker: Looker, page: Page, seats: list[dict[str, Any]]) -> tuple[Scene, list[dict[str, str]]]:
    """The scene for the game's template, and the buttons of the prompt."""
    viewer = looker.viewer(room)
    draft = looker.current_draft(room)
    choice = draft.choice if draft is not None else None
    s = room.match.state
    scene = Scene(s, room.match.log, viewer, choice, draft, seats)
    scene.odds_on = bool(room.options.get("odds", True))
    scene.looked = looker.looked
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


def log_of(room: Room, looker: Looker, lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The newest lines first, with the rules that this tab has opened."""
    shown = list(reversed(without_empty_headings(lines if looker.log_all else lines[-LINES_SHOWN:])))
    newest = shown[0]["answer"] if shown else 0
    told = []
    for line in shown:
        opened = line["id"] in looker.quotes
        told.append(
            {
                **line,
                "open": opened,
                "quote": quote(room, looker, line["rule"]) if opened else None,
                "now": line["answer"] == newest,
            }
        )
    return told


def name_of(room: Room, page: Page, seat: int) -> str:
    """What somebody is called: their name, or the side they play."""
    return room.seats[seat].name or page.seat_look(seat)["name"] if seat >= 0 else ""


def offers_of(room: Room, looker: Looker, page: Page) -> list[dict[str, Any]]:
    return [
        {"kind": what, "from": name_of(room, page, offer["by"]), "mine": offer["by"] in looker.seats}
        for what, offer in room.offers.items()
        if looker.seats
    ]


def undo_of(room: Room, looker: Looker) -> dict[str, Any] | None:
    """What undo would do for this person, if anything."""
    words = texts(looker.language)
    policy = room.options.get("undo", "free")
    to = room.undo_to(looker.seats)
    if policy == "off" or not looker.seats or to is None or room.match.concluded is not None or "undo" in room.offers:
        return None
    free = policy == "free" and to >= room.match.undo_limit()
    others = [seat for seat in room.people() if seat not in looker.seats]
    key = "table-undo-free" if free else "table-undo-ask" if others else "table-undo-dice"
    return {"allowed": True, "free": free, "label": words.get(key), "ask": "" if free or others else words.get(key)}


def ui_of(
    room: Room,
    looker: Looker,
    page: Page,
    scene: Scene,
    buttons: list[dict[str, str]],
    lines: list[dict[str, Any]],
    links: dict[str, Any],
    spectators: int,
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
    if outcome is not None:
        question = words.get("table-over")
        line = page.outcome(s, outcome)
    elif room.waiting():
        question = words.get("table-waits-for-players")
        line = words.get("table-waits-for-players-line")
    elif choice is not None and draft is not None:
        question = page.question(s, choice)
        line, rule = page.consequence(s, choice, draft)
        who = choice.seat
    elif deciding:
        who = deciding[0]
        seat = scene.seats[who]
        key = "table-bot-thinks" if seat["kind"] == BOT else "table-waits-for"
        question = words.get(key, name=seat["name"])
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
        "undo": undo_of(room, looker),
        "hint": looker.hint,
        "can_hint": choice is not None,
        "why": looker.why,
        "details": page.looked(s, scene.viewer, looker.looked) if looker.looked else None,
        "chooser": chooser,
        "log": told,
        "log_more": len(lines) > len(told),
        "chat": [
            {
                "name": said["name"] or name_of(room, page, said["seat"]),
                "mark": page.seat_look(said["seat"])["mark"] if said["seat"] != NATURE else "",
                "text": said["text"],
                "at": said["at"],
            }
            for said in room.chat
        ],
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
        "can_draw": outcome is None and not room.waiting() and "draw" not in room.offers,
        "policy": room.options.get("undo", "free"),
    }


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
        "subtitle": page.subtitle(room.match.state),
        "phases": page.phases(room.match.state),
        "ui": ui,
    }


def scene_html(match: Match, number: int, viewer: int | None, language: str, seats: list[str]) -> str:
    """A moment of a finished match, shown and not asked: the game's own part of the page."""
    page = match.game.web_page(language)
    match.recall()
    state = match.past[number] if number < len(match.past) else match.state
    log = [(answer, event) for answer, event in match.log if answer <= number]
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
    lines = [line for line in Lines(page, viewer).upto(match) if line["answer"] <= number]
    newest = lines[-1]["answer"] if lines else 0
    shown = [
        {**line, "open": False, "quote": None, "now": line["answer"] == newest}
        for line in reversed(without_empty_headings(lines[-LINES_SHOWN:]))
    ]
    return render(
        "replay_scene.html",
        language,
        game=match.game.name,
        scene=scene,
        scene_template=page.web_template(),
        show=page.scene(scene),
        say=getattr(page, "say", None),
        ui={"log": shown},
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
