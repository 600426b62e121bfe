"""What one browser tab sees of a table: its own little state of the page, and the page made from it."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from reverie.kernel.browser import PROMPT
from reverie.kernel.choice import NATURE, Choice
from reverie.kernel.domain import same
from reverie.kernel.draft import Draft
from reverie.kernel.extras import scene_told
from reverie.kernel.page import Option, Page, Scene
from reverie.kernel.state import State
from reverie.parts.rules.windows import MATTER, WISHES

from ..hub.looker import Looker
from ..rooms import pulse
from ..rooms.clocks import shown_time
from ..rooms.companion import pad
from ..rooms.levels import LEVELS
from ..rooms.room import BOT, OPEN, Refused, Room
from ..words.lines import Line
from ..words.texts import texts
from .beats import last_own, recalled, recap_of, touched
from .ending import around_end, end_of
from .hints import encode, hint_shown
from .log import LINES_SHOWN, log_of
from .party import around_party
from .render import Context, render
from .targets import commits, targets_of

MOST_QUOTES: Final = 12


def place_options(page: Page, s: State, choice: Choice, draft: Draft, scene: Scene) -> list[dict[str, str]]:
    """Put every pick on the element it sits on; what sits nowhere becomes a button of the prompt.

    The first pick, and those that a page asks for, are buttons as well: the first answers with Enter, the others are for
    screens on which their elements lie far from the prompt. To do nothing, and what is asked about once more, is quiet and last.
    """
    found: list[tuple[int, dict[str, str]]] = []
    first = page.first_pick(s, choice, draft)
    also = page.prompt_picks(s, choice, draft)
    passes = choice.passing()
    for pick in draft.picks():
        elements = page.place(s, choice, pick, draft).split()
        in_prompt = not elements or PROMPT in elements
        elements = [element for element in elements if element != PROMPT]
        label, ask = page.pick_label(s, choice, draft, pick), page.ask_before(s, choice, draft, pick)
        if elements:
            to = targets_of(page, s, choice, draft, pick)
            option = Option(encode(pick), label, ask, to, commits(draft, pick, to))
            for element in elements:
                scene.options.setdefault(element, []).append(option)
        leads = first is not None and same(pick, first)
        far = not (in_prompt or leads)
        if far and not any([same(pick, other) for other in also]):
            continue
        quiet = bool(ask) or (passes is not None and same(pick, passes))
        kind = "act" if leads else "quiet" if quiet else "on" if pick in draft.chosen else "opt"
        place = 0 if leads else 2 if quiet else 1
        told = page.button_label(s, choice, draft, pick) if elements or leads else label
        button = {"value": encode(pick), "label": told, "kind": kind, "enter": "1" if leads else "", "ask": ask}
        found.append((place, {**button, "far": "1" if far else ""}))
    for number, pick in enumerate(draft.chosen):
        elements = page.place(s, choice, pick, draft.upto(number)).split()
        scene.chosen += [element for element in elements if element != PROMPT]
    return [button for _place, button in sorted(found, key=lambda one: one[0])]


def seat_marks(page: Page, seat: int) -> dict[str, str]:
    look = page.seat_look(seat)
    return {"mark": look["mark"], "class": look["class"], "side": look["name"]}


def seat_list(room: Room, page: Page, looker: Looker, online: set[int], thinking: dict[int, float]) -> list[Context]:
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


def clock_of(room: Room, seat: int) -> Context | None:
    """A seat's clock: what it shows, and when its time is up if it runs (in milliseconds, as browsers count)."""
    if not room.clock.on() or room.over() or (room.seats[seat].kind == BOT and not room.seats[seat].away):
        return None
    until = room.clock.deadline(seat)
    left = until - pulse.now() if until is not None else room.clock.standing(seat)
    return {"text": shown_time(left), "until": round(until * 1000) if until is not None else None}


def ways_of(room: Room, looker: Looker, page: Page, absentees: list[int]) -> Context:
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


def scene_of(room: Room, looker: Looker, page: Page, seats: list[Context]) -> tuple[Scene, list[dict[str, str]]]:
    """The scene for the game's template, and the buttons of the prompt."""
    viewer = looker.viewer(room)
    draft = looker.current_draft(room)
    choice = draft.choice if draft is not None else None
    scene = Scene(room.match.sight(viewer), choice, draft, seats)
    scene.odds_on = bool(room.options.get("odds", True))
    scene.looked = looker.looked
    scene.shown = looker.shown
    buttons: list[dict[str, str]] = []
    if choice is not None and draft is not None:
        buttons = place_options(page, scene.state, choice, draft, scene)
    else:
        scene.read_only = True
    return scene, buttons


def name_of(room: Room, page: Page, seat: int) -> str:
    """What somebody is called: their name, or the side they play."""
    return room.seats[seat].name or page.seat_look(seat)["name"] if seat >= 0 else ""


def offers_of(room: Room, looker: Looker, page: Page) -> list[Context]:
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


def undo_of(room: Room, looker: Looker, page: Page) -> Context | None:
    """What undo would do for this person, if anything."""
    words = texts(looker.language)
    undo = room.undo_for(looker.seats)
    if room.options.get("undo", "free") == "off" or undo is None or room.final() or "undo" in room.offers:
        return None
    key = f"table-undo-{'ask-' if undo.asked else ''}{undo.why}" if undo.revealed else "table-undo-answered"
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


class Prompt(NamedTuple):
    """What somebody is asked, or told to wait for."""

    question: str
    line: str
    rule: str = ""
    who: int | None = None


def prompt_of(
    room: Room, looker: Looker, page: Page, scene: Scene, last: str, end: Context | None, unread: str
) -> Prompt:
    """What stands above the board; `last` is what happened last."""
    words = texts(looker.language)
    s, choice, draft = scene.state, scene.choice, scene.draft
    if end is not None and (room.over() or choice is None):
        return Prompt(end["title"], end["line"])
    if room.paused:
        return Prompt(words.get("ways-paused"), words.get("ways-paused-line"))
    if room.waiting():
        return Prompt(words.get("table-waits-for-players"), words.get("table-waits-for-players-line"))
    if choice is not None and draft is not None:
        line, rule = page.consequence(s, choice, draft)
        return Prompt(page.question(s, choice), line, rule, choice.seat)
    if (rolling := room.rolling()) is not None:
        return Prompt(page.question(s, rolling), words.get("ways-roll-line"), rolling.rule)
    if unread:
        return Prompt(words.get("table-unread"), words.get("table-unread-line"), who=scene.viewer)
    deciding = room.deciding()
    if not deciding:
        return Prompt("", last)
    if scene.viewer is not None and room.passes(scene.viewer):
        settled = room.settled(scene.viewer) is not None
        return Prompt(words.get("auto-settled" if settled else "auto-passing"), last, who=scene.viewer)
    who = deciding[0]
    seat = scene.seats[who]
    key = "table-bot-thinks" if seat["kind"] == BOT else "table-waits-for"
    if who in room.failed:
        key = "ways-bot-failed"
    return Prompt(words.get(key, name=seat["name"]), last, who=who)


def chat_of(room: Room, looker: Looker, page: Page) -> Context:
    """What was said, with who said it, and who may be heard."""
    said = [
        {
            "name": line["name"] or name_of(room, page, line["seat"]),
            "mark": page.seat_look(line["seat"])["mark"] if line["seat"] != NATURE else "",
            "text": line["text"],
            "at": line["at"],
            "who": line.get("who", ""),
        }
        for line in room.heard()
    ]
    return {
        "chat": said,
        "talk": {"players_only": room.players_only, "muted": len(room.muted)},
        "chat_open": looker.panel == "chat",
        "chat_new": len(room.chat) - looker.chat_seen,
    }


def ui_of(
    room: Room,
    looker: Looker,
    page: Page,
    scene: Scene,
    buttons: list[dict[str, str]],
    lines: list[Line],
    links: Context,
    spectators: int,
    absentees: list[int] | None = None,
    wishes: dict[str, str] | None = None,
    unread: str = "",
) -> Context:
    """Everything around the game itself."""
    s = scene.state
    told = log_of(room, looker, scene, lines, partial(page.episode, s))
    last = next((line["text"] for line in reversed(lines) if line["text"]), "")
    end = end_of(room, looker, page, scene)
    prompt = prompt_of(room, looker, page, scene, last, end, unread)
    tray = looker.current_tray(room)
    own = last_own(room, looker)
    recap = scene.once(("recap", looker.language, own), lambda: recap_of(page, room.match.sight(scene.viewer), own))
    return {
        "seq": room.at,
        "table": room.id,
        "question": prompt.question,
        "line": prompt.line,
        "rule": prompt.rule,
        "last": last,
        "who": prompt.who,
        "who_look": page.seat_look(prompt.who) if prompt.who is not None else None,
        **draft_of(looker, page, scene, prompt.question),
        "buttons": buttons,
        "holding": scene.viewer is not None and room.passes(scene.viewer),
        "lingers": scene.viewer is not None and room.lingers(scene.viewer),
        "autos": autos_of(page, looker, wishes),
        "undo": undo_of(room, looker, page) if looker.seats else None,
        "hint": hint_shown(looker.hint, page, scene, buttons, room.at, looker.chooser),
        "why": looker.why,
        "details": page.looked(s, scene.viewer, looker.looked) if looker.looked else None,
        "log": told,
        "log_more": len(lines) > LINES_SHOWN and not looker.log_all,
        **chat_of(room, looker, page),
        "menu_open": looker.panel == "menu",
        "offers": offers_of(room, looker, page),
        **around_end(room, looker, page, scene, end, unread),
        **around_party(room, looker, page, scene),
        "spectators": spectators,
        "links": links,
        "you": scene.viewer,
        "seated": bool(looker.seats),
        "resign": resign_of(room, looker),
        "can_draw": not (room.game.together or room.over() or room.waiting() or "draw" in room.offers),
        "policy": room.options.get("undo", "free"),
        "ways": ways_of(room, looker, page, absentees or []),
        "roll": pad(page, s, tray) if tray is not None else None,
        "recap": recalled(page, recap),
        "touched": encode(touched(recap)),
    }


def draft_of(looker: Looker, page: Page, scene: Scene, question: str) -> Context:
    """The answer in the making: what can be done with it, and what lies under an element that holds several options."""
    choice, draft = scene.choice, scene.draft
    chooser = None
    if looker.chooser and choice is not None and scene.options.get(looker.chooser):
        chooser = {"title": question, "options": scene.options[looker.chooser], "at": looker.chooser}
    return {
        "waiting": choice is None,
        "can_confirm": draft is not None and draft.needs_confirming() and draft.complete(),
        "needs_confirming": draft is not None and draft.needs_confirming(),
        "can_back": draft is not None and draft.begun(),
        "confirm": page.confirm_label(scene.state, choice, draft) if choice is not None and draft is not None else "",
        "can_hint": choice is not None and not choice.to_be_read(),
        "chooser": chooser,
    }


def autos_of(page: Page, looker: Looker, wishes: dict[str, str] | None) -> list[Context]:
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
    viewer = looker.viewer(room)
    found = page.looked(room.match.sight(viewer).state, viewer, element)
    if found is None:
        return ""
    return render("_tip.html", looker.language, details=found, game=room.game.name)


def app_context(room: Room, ui: Context, scene: Scene, page: Page) -> Context:
    """What the templates of a table are filled with."""
    return {
        "game": room.game.name,
        "title": room.game.title,
        "scene": scene,
        "scene_template": page.web_template,
        "show": scene_told(room.game, page, scene),
        "say": getattr(page, "say", None),
        **scene.once(page, lambda: {"subtitle": page.subtitle(scene.state), "phases": page.phases(scene.state)}),
        "ui": ui,
        "keys": page.keys(),
    }


def curtain_context(room: Room, looker: Looker, page: Page) -> Context:
    """What is shown while a screen is handed over: who comes next, and nothing of the game."""
    viewer = looker.viewer(room)
    assert viewer is not None
    before = looker.drawn if looker.drawn is not None else next(seat for seat in sorted(looker.seats) if seat != viewer)
    return {
        "app_template": "curtain.html",
        "game": room.game.name,
        "title": room.game.title,
        "ui": {"seq": room.at, "table": room.id, "you": viewer},
        "to": {
            "name": name_of(room, page, viewer),
            "mark": page.seat_look(viewer)["mark"],
            "side": side_of(room, page, viewer),
        },
        "from_name": name_of(room, page, before),
    }


def side_of(room: Room, page: Page, seat: int) -> str:
    """What a seat plays, as everybody knows: its hero or warband, and what the seat is called."""
    sides = page.table_name(room.game.about(room.match.sight(None).state))["sides"]
    told = [sides[seat] if seat < len(sides) else "", page.seat_look(seat)["name"]]
    return ", ".join(dict.fromkeys(part for part in told if part))


def refuse_pick(room: Room, looker: Looker, element: str) -> dict[str, str] | None:
    """Why nothing can be picked at an element, in words."""
    draft = looker.current_draft(room)
    if draft is None:
        return None
    page = room.game.web_page(looker.language)
    s = room.match.sight(draft.choice.seat).state
    refusal = page.why_not_at(s, draft.choice, draft, element)
    if refusal is None:
        return None
    return {
        "question": page.element_name(s, draft.choice.seat, element) or page.question(s, draft.choice),
        "reason": page.refusal(s, refusal),
        "rule": refusal.rule,
        "at": element,
    }
