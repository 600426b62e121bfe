"""The end of a game as one tab is told of it: who has won, what follows, and what the game came to in figures."""

from __future__ import annotations

from reverie.kernel.extras import ending, news
from reverie.kernel.game import LOST, WON
from reverie.kernel.page import Ending, Page, Scene
from reverie.kernel.state import State
from reverie.kernel.text import Texts

from ..hub.looker import Looker
from ..rooms.levels import LEVELS
from ..rooms.room import BOT, Room
from ..words.texts import texts
from .render import Context


def outcome_of(room: Room, looker: Looker, page: Page, s: State) -> Context | None:
    """How it ended, and whether whoever looks has won."""
    outcome = room.outcome()
    if outcome is None:
        return None
    won = None
    if looker.seats and outcome.result in (WON, LOST):
        won = any(seat in looker.seats for seat in outcome.winners)
    return {"text": page.outcome(s, outcome), "won": won}


def end_of(room: Room, looker: Looker, page: Page, scene: Scene) -> Context | None:
    """What stands at the end: of the game, or of what an extra made of it, which may come earlier. None before that."""
    words = texts(looker.language)
    outcome = outcome_of(room, looker, page, scene.state)
    told = (ending(room.game, page, scene, room.id) or way_home(room, outcome, words)) if looker.seats else None
    if told is None and outcome is None:
        return None
    won = outcome["won"] if outcome is not None else None
    key = "shell-over-won" if won else "shell-over-lost" if won is False else "shell-over"
    return {
        "title": words.get(key),
        "line": outcome["text"] if outcome is not None else "",
        "way": None,
        "told": False,
        "closed": looker.end_closed,
        "figures": []
        if outcome is None
        else scene.once(("figures", page), lambda: page.figures(scene.state, scene.log)),
        "news": news(room.game, room.id) if outcome is not None and looker.seats else [],
        "level": next_level(room, looker, words) if won and told is None else None,
        **{name: value for name, value in (told or {}).items() if value},
    }


def way_home(room: Room, outcome: Context | None, words: Texts) -> Ending | None:
    """After a game that is a part of something larger its page waits."""
    home = room.options.get("home")
    if outcome is None or not home:
        return None
    text = words.get("table-home", name=home["name"])
    return {"title": "", "line": "", "way": {"text": text, "href": home["href"], "post": False}, "told": False}


def next_level(room: Room, looker: Looker, words: Texts) -> Context | None:
    """The next level of bots, for somebody who has beaten those of one level alone; None after the last, and for a party."""
    if room.game.together:
        return None
    others = [seat for number, seat in enumerate(room.seats) if number not in looker.seats]
    levels = {seat.level for seat in others if seat.kind == BOT and not seat.away}
    if len(levels) != 1 or any(seat.kind != BOT for seat in others) or len(looker.seats) > 1:
        return None
    ids = [level.id for level in LEVELS]
    at = ids.index(levels.pop()) + 1
    return (
        {"id": ids[at], "text": words.get("shell-next-level", level=words.get(LEVELS[at].key))}
        if at < len(ids)
        else None
    )


def around_end(room: Room, looker: Looker, page: Page, scene: Scene, end: Context | None, unread: str) -> Context:
    """All that a page is told about the end, and about what stands until it has been read."""
    return {
        "outcome": outcome_of(room, looker, page, scene.state),
        "end": end,
        "unread": unread if scene.choice is None else "",
        "rematch": room.rematch,
    }


__all__ = ["around_end", "end_of", "outcome_of"]
