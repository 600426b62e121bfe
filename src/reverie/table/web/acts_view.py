"""What messages of a tab change in that tab alone: what it has open, looks at, reads."""

from __future__ import annotations

from reverie.kernel.numbers import whole

from ..rooms.sitting import Refused
from . import messages
from .show import MOST_QUOTES, details_html, refuse_pick
from .tab import Tab


async def lead(tab: Tab, message: messages.Lead) -> None:
    """Choose which of one's heroes acts."""
    seat = whole(message.what)
    if seat not in tab.looker.seats:
        raise Refused("refused-other-seat")
    tab.looker.lead_with(tab.room, seat)
    tab.connection.refresh()


async def look(tab: Tab, message: messages.Look) -> None:
    element = message.at
    tab.looker.looked = element
    await tab.send({"tip": element, "html": details_html(tab.room, tab.looker, element)})


async def why(tab: Tab, message: messages.Why) -> None:
    element = message.at
    tab.looker.looked = element
    tab.looker.why = refuse_pick(tab.room, tab.looker, element)
    tab.connection.refresh()


async def show(tab: Tab, message: messages.Show) -> None:
    """Open something that the game's page can open, or close it again."""
    what = message.what
    tab.looker.shown = "" if tab.looker.shown == what else what
    tab.connection.refresh()


async def open(tab: Tab, message: messages.Open) -> None:
    tab.current(message)
    tab.looker.chooser = message.at
    tab.connection.refresh()


async def close(tab: Tab, message: messages.Close) -> None:
    tab.looker.chooser = ""
    tab.looker.panel = ""
    tab.looker.why = None
    tab.looker.hint = None
    tab.connection.refresh()


async def rule(tab: Tab, message: messages.Rule) -> None:
    """Open a rule under its line of the log, or close it."""
    line = message.line
    if line in tab.looker.quotes:
        tab.looker.quotes.remove(line)
    else:
        tab.looker.quotes = [*tab.looker.quotes, line][-MOST_QUOTES:]
    tab.connection.refresh()


async def more(tab: Tab, message: messages.More) -> None:
    tab.looker.log_all = not tab.looker.log_all
    tab.connection.refresh()


async def menu(tab: Tab, message: messages.Menu) -> None:
    tab.looker.panel = "" if tab.looker.panel == "menu" else "menu"
    tab.connection.refresh()


async def over(tab: Tab, message: messages.Over) -> None:
    tab.looker.end_closed = not tab.looker.end_closed
    tab.connection.refresh()


async def ready(tab: Tab, message: messages.Ready) -> None:
    """Whoever decides next sits before the screen."""
    tab.seat()
    if tab.moved_on(message):
        raise Refused("refused-stale")
    tab.looker.draw_curtain(tab.room)
    tab.connection.refresh()


async def sync(tab: Tab, message: messages.Sync) -> None:
    tab.connection.refresh()


async def ping(tab: Tab, message: messages.Ping) -> None:
    """Nothing but an acknowledgement: the line is alive."""


async def shown(tab: Tab, message: messages.Shown) -> None:
    """This person has seen what happened: bots that waited for it go on."""
    tab.connection.saw(message.seq)
