"""What will be asked next is decided along with an answer: it is then answered as soon as it is asked, and only that."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import pytest
from tests.dreamblade.web_harness import BANDS, reach
from tests.table.hub.test_by_itself import at_rest, tab
from tests.table.hubs import with_hub

from reverie.kernel.domain import Split
from reverie.parts.plain import SeatWish
from reverie.table.hub.hub import Hub
from reverie.table.rooms.identity import Visitor
from reverie.table.rooms.room import Refused
from reverie.table.web import acts_game, acts_table, messages
from reverie.table.web.tab import Tab

Story = Callable[[Tab, tuple[int, ...], int], Awaitable[None]]


def before_a_fate(tmp_path: Path, story: Story) -> None:
    """Somebody splits damage of which one creature gets enough to be disrupted or destroyed: the tab, that split, the creature."""
    match, choice = reach(30, lambda match, choice: choice.kind == "fate" and match.answers[-1] == (1, (5, 6)))
    begin, (seat, amounts) = match.answers[:-1], match.answers[-1]
    assert seat == choice.seat

    async def work(hub: Hub) -> None:
        wishes = {"warbands": list(BANDS), "turn_limit": 24}
        seats = [SeatWish("me", name="Ilse"), SeatWish("here", name="Oskar")]
        id = await hub.new_tables.open_table(Visitor("ilse", "Ilse"), "dreamblade", wishes, seats, {"begin": begin})
        live = await hub.tables.live(id)
        connection = tab("ilse", seat)
        await hub.presence.connect(live, connection)
        asked = live.room.owed(seat)
        assert asked is not None and asked.kind == "damage" and isinstance(asked.options, Split)
        await story(Tab(hub, live, connection, cast(Any, None)), amounts, choice.subject)

    with_hub(f"sqlite:///{tmp_path / 'tables.db'}", work)


async def split(here: Tab, amounts: tuple[int, ...]) -> None:
    for index, amount in enumerate(amounts):
        await acts_game.give(here, messages.Set(seq=here.room.at, index=index, amount=amount))


async def decide(here: Tab, value: str, subject: int) -> None:
    await acts_game.ahead(here, messages.Ahead(seq=here.room.at, kind="fate", subject=subject, value=value))


async def confirm(here: Tab) -> None:
    await acts_game.confirm(here, messages.Confirm(seq=here.room.at))


def given(here: Tab) -> list[tuple[int, object]]:
    return [one for one in here.room.match.answers if one[0] >= 0]


@pytest.mark.parametrize("fate", ["destroy", "disrupt"])
def test_a_fate_that_was_chosen_with_the_split_is_not_asked_again(tmp_path: Path, fate: str) -> None:
    async def story(here: Tab, amounts: tuple[int, ...], doomed: int) -> None:
        await split(here, amounts)
        before = len(here.room.match.answers)
        await decide(here, fate, doomed)
        assert len(here.room.match.answers) == before, "nothing has happened yet"
        await confirm(here)
        room = await at_rest(here.live)
        seat = given(here)[-1][0]
        assert given(here)[-2:] == [(seat, amounts), (seat, fate)]
        assert room.undo_to({seat}) == before, "undo takes both back"
        assert not room.ahead and not room.passes(seat)

    before_a_fate(tmp_path, story)


def test_who_presses_twice_or_waits_is_asked(tmp_path: Path) -> None:
    async def story(here: Tab, amounts: tuple[int, ...], doomed: int) -> None:
        await split(here, amounts)
        await decide(here, "destroy", doomed)
        await decide(here, "destroy", doomed)
        await confirm(here)
        room = await at_rest(here.live)
        asked = room.owed(here.seat())
        assert asked is not None and (asked.kind, asked.subject) == ("fate", doomed)

    before_a_fate(tmp_path, story)


def test_what_was_decided_can_be_held_back_until_it_is_done(tmp_path: Path) -> None:
    async def story(here: Tab, amounts: tuple[int, ...], doomed: int) -> None:
        await split(here, amounts)
        await decide(here, "destroy", doomed)
        seat, slow = here.seat(), asyncio.Event()
        here.live.followed = lambda _seats=None: slow.wait()  # type: ignore[assignment,method-assign,return-value]
        await confirm(here)
        await asyncio.sleep(0)
        assert here.room.passes(seat) and here.room.settled(seat) == "destroy"
        await acts_table.hold(here, messages.Hold(seq=here.room.at))
        slow.set()
        room = await at_rest(here.live)
        asked = room.owed(seat)
        assert asked is not None and asked.kind == "fate" and not room.passes(seat)

    before_a_fate(tmp_path, story)


def test_only_what_will_be_asked_can_be_decided(tmp_path: Path) -> None:
    async def story(here: Tab, amounts: tuple[int, ...], doomed: int) -> None:
        for value, subject in (("destroy", doomed), ("stop", doomed), ("destroy", 99)):
            with pytest.raises(Refused, match="refused-illegal"):
                await decide(here, value, subject)  # nobody has got any damage yet
        await split(here, amounts)
        for value, subject in (("stop", doomed), ("destroy", 99)):
            with pytest.raises(Refused, match="refused-illegal"):
                await decide(here, value, subject)
        await decide(here, "destroy", doomed)
        await split(here, (0,) * len(amounts))
        assert here.looker.settled(here.room) == {}, "it will not be asked any more"
        await split(here, amounts)
        assert here.looker.settled(here.room) == {("fate", doomed): "destroy"}
        await acts_game.back(here, messages.Back(seq=here.room.at))
        await split(here, amounts)
        assert here.looker.settled(here.room) == {}, "taken back with the split"

    before_a_fate(tmp_path, story)
