"""Tables for tests of the browser part: matches played to a decision, and a page of them as the server would send it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any, cast

from reverie.games.dreamblade import GAME
from reverie.games.dreamblade.web.page import DreambladeWeb
from reverie.kernel.choice import Choice
from reverie.kernel.draft import Draft
from reverie.kernel.match import Match
from reverie.kernel.page import Scene
from reverie.kernel.sight import Sight
from reverie.kernel.state import State
from reverie.table.web.log import latest, newest_first
from reverie.table.web.render import render
from reverie.table.web.show import place_options
from reverie.table.words.lines import Lines
from reverie.testing.dreamblade import Table, figure, location, strike

BANDS = ("breakwater-watch", "wandering-tide")


def page(language: str = "en") -> DreambladeWeb:
    made = GAME.web_page(language)
    assert isinstance(made, DreambladeWeb)
    return made


def played(seed: int, **wishes: Any) -> Iterator[tuple[Match, Choice]]:
    """A match that the game's own heuristic plays: every decision of a seat on the way."""
    match = Match(GAME, GAME.setup({"warbands": list(BANDS), "turn_limit": 24, **wishes}), seed, ["Ilse", "Oskar"])
    match.serve_nature()
    while match.outcome() is None:
        choice = match.state.pending[0]
        yield match, choice
        match.submit(choice.seat, GAME.bots.advise(match.state, choice).answer)


def reach(seed: int, wanted: Callable[[Match, Choice], bool], **wishes: Any) -> tuple[Match, Choice]:
    """The first decision of a played match that is wanted."""
    for match, choice in played(seed, **wishes):
        if wanted(match, choice):
            return match, choice
    raise AssertionError("this match has no such decision")


def scene_for(
    s: State,
    choice: Choice | None,
    draft: Draft | None = None,
    *,
    viewer: int | None = 0,
    log: list[tuple[int, Any]] | None = None,
    language: str = "en",
    web: DreambladeWeb | None = None,
) -> tuple[Scene, list[dict[str, str]]]:
    """A scene with its options placed, and the buttons of the prompt."""
    web = web or page(language)
    seats = [
        {"seat": 0, "name": "Ilse", "kind": "person", "level": "", "online": True, "thinking": None},
        {"seat": 1, "name": "Oskar", "kind": "bot", "level": "Normal", "online": True, "thinking": None},
    ]
    for told in seats:
        look = web.seat_look(int(str(told["seat"])))
        told.update({"you": told["seat"] == viewer, "mark": look["mark"], "class": look["class"]})
    if choice is not None and draft is None:
        draft = Draft(choice)
    scene = Scene(Sight(GAME, s, log or [], viewer), choice, draft, seats)
    scene.read_only = choice is None
    buttons = place_options(web, s, choice, draft, scene) if choice is not None and draft is not None else []
    return scene, buttons


def fragment(
    scene: Scene,
    buttons: list[dict[str, str]],
    language: str = "en",
    web: DreambladeWeb | None = None,
    **more: Any,
) -> str:
    """The inside of #app; `more` is what else stands around the game, such as a hint."""
    web = web or page(language)
    s, choice, draft = scene.state, scene.choice, scene.draft
    told = SimpleNamespace(log=scene.log, sight=lambda _viewer: scene, notes=[])
    lines = Lines(web, scene.viewer).upto(cast(Match, told))
    line, rule = web.consequence(s, choice, draft) if choice is not None and draft is not None else ("", "")
    ui = {
        "seq": 7, "table": "t1", "question": web.question(s, choice) if choice is not None else "Oskar thinks",
        "line": line, "rule": rule, "waiting": choice is None, "who": choice.seat if choice is not None else 1,
        "buttons": buttons, "can_confirm": draft is not None and draft.complete(),
        "needs_confirming": draft is not None and draft.needs_confirming(),
        "can_hint": True, "can_back": draft is not None and draft.begun(), "undo": {"allowed": True, "free": True, "label": "Undo"},
        "hint": None, "why": None, "details": None, "chooser": None, "log": newest_first(latest(lines), partial(web.episode, s)), "log_more": False,
        "chat": [], "chat_open": False, "chat_new": 0, "menu_open": False, "offers": [], "outcome": None,
        "roll": None,
        "ways": {"paused": False, "can_pause": False, "absent": [], "calls": [], "failed": [], "running": None},
        "spectators": 0, "you": scene.viewer, "settings": {}, "language": language,
        "links": {"invite": [], "watch": "", "rejoin": "", "record": "", "bug": "", "replay": ""}, **more,
    }  # fmt: skip
    return render(
        "table_app.html", language, game="dreamblade", title="Dreamblade", subtitle=web.subtitle(s),
        phases=web.phases(s), scene=scene, scene_template=web.web_template, show=web.scene(scene), ui=ui,
        say=web.say, settings={"theme": "system", "language": language, "speed": "calm", "auto": True, "name": ""},
    )  # fmt: skip


def whole(inside: str, language: str = "en") -> str:
    """A page around it, with the style sheets of the table."""
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>Dreamblade</title>'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        '<link rel="stylesheet" href="/static/reverie.css"><link rel="stylesheet" href="/static/dreamblade/look.css">'
        '<link rel="stylesheet" href="/static/app.css">'
        '<link rel="stylesheet" href="/static/dreamblade/table.css"></head>'
        f'<body><div id="app">{inside}</div></body></html>'
    )


def crowded() -> Table:
    """Four against four in c4, locations, a full portal, pieces with long names: the hardest board to draw."""

    def real(id: str, stats: str, *abilities: str) -> Any:
        return figure("3V", stats, *abilities, same=id)

    t = strike(
        "g . f . .\n. PQ ABCDabcd . .\n. RSe . T .\n. . . L .\n. . . . UVWXYZ",
        A=real("storm-lantern-knight", "4/7/9", "{B*}: Crit 1"), B=real("belisar-of-both-shores", "3/6/8", "{B}: Advance"),
        C=real("crescent-otter", "1/3/4"), D=real("keeper-of-the-wreck-roll", "5/10/12"),
        a=real("kaleidoscope-drifter", "3/3/8"), b=real("spindle-nurse", "2/3/5"), c=real("hull-borer", "1/3/4"),
        d=real("gaoler-of-the-last-fathom", "5/10/13", "Weaken 1"), e=real("long-fuse-dreamer", "2/2/5"),
        f=real("mother-of-slack-water", "7/11/13"), g=real("drowse-midge", "1/3/4"),
        P=real("moonscarred-walrus", "2/5/6"), Q=location(same="foghorn-tower"), R=real("fogbreaker", "4/3/4"),
        S=real("surf-hound", "3/2/4"), T=real("breakwater-colossus", "5/10/12"), L=location(same="signal-mast"),
        **{x: real("ferry-squire", "1/3/3") for x in "UVWXYZ"},
        given={"turn": 6, "won": (2, 3), "damage": {"d": 2}, "kills": (1, 1), "bonus": (2, 2)},
    )  # fmt: skip
    t.answer("c4")
    t.answer(("A", "B", "C"))
    t.roll(3, 2, 2, "miss", "blade")
    t.blade("A", "Crit")
    return t
