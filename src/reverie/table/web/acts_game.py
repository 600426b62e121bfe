"""What messages of a tab do to the game: answers in the making, whole ones, dice rolled by hand, what is taken back or offered."""

from __future__ import annotations

from reverie.kernel.codec import tuples
from reverie.kernel.numbers import whole

from ..rooms.companion import Tray
from ..rooms.sitting import Refused
from . import messages
from .messages import Timely, bad_field
from .tab import Tab


async def pick(tab: Tab, message: messages.Pick) -> None:
    """Point at something: it narrows the answer, or completes it."""
    id = tab.id_of(message)
    if id and id in tab.room.applied:
        return
    tab.current(message)
    draft = tab.looker.draft
    assert draft is not None
    draft.pick(tuples(message.value))
    tab.looker.chooser = ""
    tab.looker.why = None
    tab.looker.advance()
    if draft.complete() and not draft.needs_confirming():
        await submit(tab, draft.answer(), id)
    else:
        tab.connection.refresh()


async def submit(tab: Tab, value: object, id: str) -> None:
    at, seat = tab.looker.asked
    settled = tab.looker.settled(tab.room)
    tab.looker.draft = None
    tab.looker.hint = None
    if settled:
        tab.room.ahead[seat] = settled
    try:
        await tab.hub.answer(tab.live, seat, value, at, id)
    except Refused:
        tab.room.ahead.pop(seat, None)
        tab.connection.refresh()
        raise


async def choose(tab: Tab, message: messages.Choose) -> None:
    """Pick just these items of a subset."""
    tab.current(message)
    assert tab.looker.draft is not None
    tab.looker.draft.choose(tuple([tuples(item) for item in message.value]))
    tab.looker.why = None
    tab.connection.refresh()


async def give(tab: Tab, message: messages.Set) -> None:
    """A stepper of a split."""
    tab.current(message)
    assert tab.looker.draft is not None
    tab.looker.draft.give(message.index, message.amount)
    tab.connection.refresh()


async def ahead(tab: Tab, message: messages.Ahead) -> None:
    """What will be asked next is decided along with the answer in the making."""
    tab.current(message)
    draft, value = tab.looker.draft, tuples(message.value)
    assert draft is not None
    if not tab.looker.foresees(tab.room, message.kind, message.subject, value):
        raise Refused("refused-illegal", draft.choice.rule)
    draft.settle(message.kind, message.subject, value)
    tab.connection.refresh()


async def confirm(tab: Tab, message: messages.Confirm) -> None:
    id = tab.id_of(message)
    if id and id in tab.room.applied:
        return
    tab.current(message)
    assert tab.looker.draft is not None
    if not tab.looker.draft.complete():
        raise Refused("refused-incomplete", tab.looker.draft.choice.rule)
    await submit(tab, tab.looker.draft.answer(), id)


async def back(tab: Tab, message: messages.Back) -> None:
    tab.current(message)
    assert tab.looker.draft is not None
    tab.looker.draft.back()
    tab.looker.chooser = ""
    tab.connection.refresh()


async def answer(tab: Tab, message: messages.Answer) -> None:
    """A whole answer at once, as programs give it."""
    seat = tab.seat()
    wanted = message.seat if message.seat is not None else seat
    if wanted not in tab.looker.seats:
        raise Refused("refused-other-seat")
    await tab.hub.answer(tab.live, wanted, message.value, message.seq, tab.id_of(message))


async def undo(tab: Tab, message: messages.Undo) -> None:
    seat = tab.seat()
    at = message.seq
    await tab.hub.act(tab.live, lambda: tab.room.plan_undo(seat, tab.looker.seats, at))


async def reply(tab: Tab, message: messages.Consent | messages.Decline, yes: bool) -> None:
    seat = tab.seat()
    what = message.what or next(iter(tab.room.offers), "")
    await tab.hub.act(tab.live, lambda: tab.room.plan_reply(seat, what, yes, tab.looker.seats))


async def consent(tab: Tab, message: messages.Consent) -> None:
    await reply(tab, message, True)


async def decline(tab: Tab, message: messages.Decline) -> None:
    await reply(tab, message, False)


async def draw(tab: Tab, message: messages.Draw) -> None:
    seat = tab.seat()
    tab.looker.panel = ""
    await tab.hub.act(tab.live, lambda: tab.room.plan_draw(seat, tab.looker.seats))


async def resign(tab: Tab, message: messages.Resign) -> None:
    seat = tab.seat()
    tab.looker.panel = ""
    await tab.hub.seats.resign(tab.live, seat, tab.looker.seats)


def tray(tab: Tab) -> Tray:
    tab.seat()
    tray = tab.looker.current_tray(tab.room)
    if tray is None:
        raise Refused("refused-not-asked")
    return tray


async def face(tab: Tab, message: messages.Face) -> None:
    """One die shows this face: `what` is its number on the pad."""
    if tab.moved_on(message):
        raise Refused("refused-stale")
    number = whole(message.what)
    tray(tab).put(-1 if number is None else number)
    tab.connection.refresh()


async def unface(tab: Tab, message: messages.Unface) -> None:
    tray(tab).take_back()
    tab.connection.refresh()


async def roll(tab: Tab, message: messages.Roll) -> None:
    """With a text: what somebody typed goes into the tray. With a value: a program tells the whole roll."""
    if message.text is not None:
        page = tab.room.game.web_page(tab.looker.language)
        tray(tab).fill(page, message.text)
        tab.connection.refresh()
        return
    tray(tab)
    await give_roll(tab, message.value, message)


async def rolled(tab: Tab, message: messages.Rolled) -> None:
    await give_roll(tab, tray(tab).value(), message)


async def luck(tab: Tab, message: messages.Luck) -> None:
    """Nobody has dice at hand: the table rolls."""
    await give_roll(tab, tray(tab).lucky(), message)


async def give_roll(tab: Tab, value: object, message: Timely | messages.Roll) -> None:
    id = tab.id_of(message)
    if id and id in tab.room.applied:
        return
    seat, at = tab.seat(), message.seq
    if at is None:
        raise bad_field("seq", "missing")
    await tab.hub.act(tab.live, lambda: tab.room.plan_roll(seat, value, at, id))
