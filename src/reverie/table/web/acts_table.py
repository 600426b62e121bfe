"""What messages of a tab do at the table besides the game: pauses, substitutes, talk, hints, when to be asked."""

from __future__ import annotations

from reverie.kernel.numbers import whole
from reverie.parts.rules.windows import WISHES

from ..rooms.sitting import Refused
from ..rooms.talk import WATCHER, Said, who_is
from . import acts_game, hints, messages
from .messages import bad_field
from .tab import Tab


async def pause(tab: Tab, message: messages.Pause) -> None:
    seat = tab.seat()
    tab.looker.panel = ""
    await tab.hub.act(tab.live, lambda: tab.room.plan_pause(seat, tab.looker.seats))


async def resume(tab: Tab, message: messages.Resume) -> None:
    seat = tab.seat()
    await tab.hub.act(tab.live, lambda: tab.room.plan_resume(seat))


async def call(tab: Tab, message: messages.Call) -> None:
    """Ask for a bot in place of somebody who is away: `what` is their seat and a level, `1:adept`."""
    absent, _colon, level = message.what.partition(":")
    number = whole(absent)
    if number is None:
        raise Refused("refused-no-seat")
    await tab.hub.presence.call_bot(tab.live, tab.seat(), number, level)


async def replace(tab: Tab, message: messages.Replace) -> None:
    """Let a bot that failed try again, or another one in its place: `what` is its seat and a level, `1:adept`."""
    failed, _colon, level = message.what.partition(":")
    number = whole(failed)
    if number is None:
        raise Refused("refused-no-seat")
    await tab.hub.bots.replace(tab.live, tab.seat(), number, level)


async def read(tab: Tab, message: messages.Read) -> None:
    """What was to be read has been: whoever waited for that plays on. Only what stands there now counts as read."""
    tab.seat()
    if message.what == tab.live.unread():
        tab.live.read.add(message.what)
    tab.live.refresh()
    tab.hub.settle(tab.live)


async def let(tab: Tab, message: messages.Let) -> None:
    """Let the bots of a race go before this person."""
    tab.current(message)
    tab.live.bots_first = tab.room.at
    tab.hub.settle(tab.live)


async def rematch(tab: Tab, message: messages.Rematch) -> None:
    """Play again; `commitment` is what the page or the last message said about the dice of the next table."""
    here = tab.connection.address
    id = await tab.hub.new_tables.rematch(tab.live, tab.seat(), message.entropy, message.commitment, here, message.what)
    await tab.send({"go": f"/t/{id}"})


async def chat(tab: Tab, text: str) -> None:
    viewer = tab.looker.viewer(tab.room)
    visitor = tab.looker.visitor
    if viewer is None:
        name = visitor.name or tab.say("table-spectator")
        line = Said(WATCHER, name, text, who_is(tab.room.id, tab.connection.address if visitor.new else visitor.id))
    else:
        line = Said(viewer, tab.room.seats[viewer].name, text)
    await tab.hub.talking.say(tab.live, line, tab.connection.address)


async def mute(tab: Tab, message: messages.Mute) -> None:
    seat = tab.seat()
    await tab.hub.act(tab.live, lambda: tab.room.plan_mute(seat, message.what))


async def hush(tab: Tab, message: messages.Hush) -> None:
    seat = tab.seat()
    await tab.hub.act(tab.live, lambda: tab.room.plan_hush(seat))


async def hint(tab: Tab, message: messages.Hint) -> None:
    tab.current(message)
    tab.looker.hint = await hints.hint(tab.hub, tab.live, tab.looker, tab.connection.address)
    tab.connection.refresh()


async def take(tab: Tab, message: messages.Take) -> None:
    """Do what the hint says: the whole answer is given, or put together where it waits to be confirmed."""
    id = tab.id_of(message)
    if id and id in tab.room.applied:
        return
    tab.current(message)
    draft, advised = tab.looker.draft, tab.looker.hint
    assert draft is not None
    if advised is None:
        raise Refused("refused-stale")
    if draft.needs_confirming():
        hints.fill(draft, advised.answer)
        tab.connection.refresh()
    else:
        await acts_game.submit(tab, advised.answer, id)


async def auto(tab: Tab, message: messages.Auto) -> None:
    """When to be asked: `what` is a window of the game and a wish, `roll:matter`."""
    name, _colon, wish = message.what.partition(":")
    page = tab.room.game.web_page(tab.looker.language)
    if wish not in WISHES or name not in [window for window, _label in page.auto_windows()]:
        raise bad_field("what")
    tab.hub.passing.wish(tab.live, tab.looker.seats, name, wish)
    tab.connection.refresh()


async def hold(tab: Tab, message: messages.Hold) -> None:
    """Wait: what would be passed by itself is to be decided after all."""
    seat = tab.seat()
    if tab.moved_on(message):
        raise Refused("refused-stale")
    tab.hub.passing.hold(tab.live, seat)


async def talk(tab: Tab, message: messages.Chat) -> None:
    """With a text it is said; without, the chat opens or closes."""
    if message.text is not None:
        await chat(tab, message.text)
        return
    tab.looker.panel = "" if tab.looker.panel == "chat" else "chat"
    tab.connection.refresh()
