"""What a table's webhook is told: whose move it is, and how the game ended."""

from __future__ import annotations

from reverie.kernel.plain import Body

from ..words.texts import texts
from .live import Live
from .webhook import Webhooks


class News:
    """Tells the webhooks of tables, where they have one."""

    def __init__(self) -> None:
        self.webhooks = Webhooks()

    def tell(self, live: Live) -> None:
        """Tell the table's webhook, if it has one, whose move it is now or that the game is over."""
        room = live.room
        url = room.options.get("webhook")
        if not url:
            return
        before, live.told_move = live.told_move, live.movers()
        outcome = room.outcome()
        if outcome is not None:
            if room.seq == room.at:  # what comes after the end is chat
                self.webhooks.tell(room.id, url, news_of(live, "over", list(outcome.winners), outcome.reason))
        elif live.told_move and live.told_move != before:
            self.webhooks.tell(room.id, url, news_of(live, "move", live.told_move))

    def close(self) -> None:
        self.webhooks.close()


def news_of(live: Live, event: str, seats: list[int], reason: str = "") -> Body:
    room = live.room
    page = room.game.web_page("en")
    names = [room.seats[seat].name or page.seat_look(seat)["name"] for seat in seats]
    key = f"ways-news-{event}" if seats else "ways-news-drawn"
    text = texts("en").get(key, game=room.game.title, names=", ".join(names))
    told = {"event": event, "game": room.game.name, "table": room.id, "path": f"/t/{room.id}", "seats": seats}
    told |= {"names": names, "reason": reason, "text": text, "content": text}
    return told | {"allowed_mentions": {"parse": []}}  # Discord: whoever is called @everyone calls nobody


__all__ = ["News"]
