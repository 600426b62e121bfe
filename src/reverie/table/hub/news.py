"""What a table's webhook is told: whose move it is, and how the game ended."""

from __future__ import annotations

from reverie.kernel.game import CLOSED, DRAWN, LOST, Outcome
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
                told = news_of(live, "over", ending(outcome), list(outcome.winners), outcome.reason)
                self.webhooks.tell(room.id, url, told)
        elif live.told_move and live.told_move != before:
            self.webhooks.tell(room.id, url, news_of(live, "move", "move", live.told_move))

    def close(self) -> None:
        self.webhooks.close()


def ending(outcome: Outcome) -> str:
    """What is told of an end: who has won, or that nobody has; where all play together, that they have lost or put it aside."""
    return {LOST: "over-lost", CLOSED: "over-closed", DRAWN: "drawn"}.get(outcome.result, "over")


def news_of(live: Live, event: str, text: str, seats: list[int], reason: str = "") -> Body:
    """`text` is the key of what is told."""
    room = live.room
    page = room.game.web_page("en")
    names = [room.seats[seat].name or page.seat_look(seat)["name"] for seat in seats]
    said = texts("en").get(f"ways-news-{text}", game=room.game.title, names=", ".join(names))
    told: Body = {"event": event, "game": room.game.name, "table": room.id, "path": f"/t/{room.id}", "seats": seats}
    told |= {"names": names, "reason": reason, "text": said, "content": said}
    return told | {"allowed_mentions": {"parse": []}}  # Discord: whoever is called @everyone calls nobody


__all__ = ["News"]
