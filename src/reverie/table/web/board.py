"""A table as one tab sees it now."""

from __future__ import annotations

import time
from typing import Final

from ..hub.hub import Hub
from ..hub.live import Live
from ..hub.looker import Looker
from ..rooms.room import OPEN
from .render import Context, render
from .show import app_context, curtain_context, scene_of, seat_list, ui_of

WATCHED_FOR: Final = 1.0
"""How long the page of one who watches serves others, in seconds: it may show a clock."""


def table_html(hub: Hub, live: Live, looker: Looker) -> str:
    """The inner HTML of the page's one morph root. Those who only watch, and have nothing open, see the same page."""
    shared = None if looker.seats else looker.shared()
    if shared is None:
        return drawn(hub, live, looker)
    now = (live.room.seq, frozenset(live.online()), live.watching(), frozenset(live.thinking))
    if live.watched_at != now or time.monotonic() - live.watched_since > WATCHED_FOR:
        live.watched_at, live.watched_since, live.watched = now, time.monotonic(), {}
    if shared not in live.watched:
        live.watched[shared] = drawn(hub, live, looker)
    return live.watched[shared]


def drawn(hub: Hub, live: Live, looker: Looker) -> str:
    context = table_context(hub, live, looker)
    template = context.pop("app_template", "table_app.html")
    return render(template, looker.language, settings=looker.settings, **context)


def table_context(hub: Hub, live: Live, looker: Looker) -> Context:
    """The table as one tab sees it now."""
    room = live.room
    page = room.game.web_page(looker.language)
    if looker.curtained(room):
        return curtain_context(room, looker, page)
    now = time.monotonic()
    thinking = {seat: now - began for seat, began in live.thinking.items()}
    seats = seat_list(room, page, looker, live.online(), thinking)
    scene, buttons = scene_of(room, looker, page, seats)
    scene.kept, scene.lasting = live.kept_for(scene.viewer)
    scene.read = live.read if looker.seats else None
    lines = live.lines_for(looker)
    if looker.panel == "chat":
        looker.chat_seen = len(room.chat)
    ui = ui_of(
        room,
        looker,
        page,
        scene,
        buttons,
        lines,
        links(hub, live, looker),
        live.watching(),
        hub.presence.absentees(live),
        live.wishes.get(scene.viewer) if scene.viewer is not None else None,
        live.unread() if looker.seats else "",
    )
    return app_context(room, ui, scene, page)


def links(hub: Hub, live: Live, looker: Looker) -> Context:
    """Where the page of a table leads for whoever looks."""
    room, key = live.room, hub.seats.key
    here = f"/t/{room.id}"
    invite = []
    if looker.seats:
        for seat, one in enumerate(room.seats):
            if one.kind == OPEN:
                token = key(live, seat, "invite")
                invite.append({"seat": seat, "url": f"{here}/sit#{token}", "public": one.public})
    viewer = looker.viewer(room) if looker.panel == "menu" else None
    hands = sorted(looker.seats) if looker.panel == "menu" and not room.over() else []
    return {
        "invite": invite,
        "watch": f"{here}/watch",
        "rejoin": f"{here}/sit#{key(live, viewer)}" if viewer is not None else "",
        "hand": [{"seat": seat, "url": f"{here}/sit#{key(live, seat, 'hand')}"} for seat in hands],
        "record": f"{here}/record",
        "bug": f"{here}/bug",
        "fair": f"{here}/fair",
        "replay": f"/replay/{room.id}" if room.over() else "",
        "home": room.options.get("home") if looker.seats else None,
        "again": hub.new_tables.rematch_offer(live) if looker.seats else None,
    }
