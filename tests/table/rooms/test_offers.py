"""What takes consent takes that of everybody concerned, at tables of more than two: draws, pauses, undo."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.table.ops.test_processes import Advised, until
from tests.table.rooms.test_room import Story, alike, refusal

from reverie.games import find_game
from reverie.kernel.agenda import pending_for
from reverie.kernel.chance import Stream
from reverie.kernel.match import AGREED
from reverie.parts.plain import SeatWish
from reverie.table.hub.hub import Hub
from reverie.table.hub.live import Live
from reverie.table.hub.looker import Looker
from reverie.table.rooms.identity import Settings, Visitor
from reverie.table.rooms.room import Room, open_room
from reverie.table.store.entries import Entry
from reverie.table.store.store import Store
from reverie.table.web.board import table_html

GAME = find_game("dice_throne")
NAMES = ("Ada", "Bo", "Cy", "Di", "Eve", "Fay")
KINDS = {"p": "person", "b": "bot", "o": "open"}
LEVELS = {"p": "", "b": "adept", "o": ""}


class Party(Story):
    """A table of Dice Throne for several, and its log."""

    def __init__(self, mode: str, kinds: str, **options: Any) -> None:
        made = GAME.setup({"mode": mode, "players": len(kinds), "same_hero": True})
        body = {
            "game": GAME.name,
            "version": GAME.version,
            "content": GAME.content_digest(made),
            "setup": made,
            "seed": 7,
            "seats": [
                {
                    "kind": KINDS[kind],
                    "name": name if kind == "p" else "",
                    "level": LEVELS[kind],
                    "bot": "",
                    "public": False,
                }
                for kind, name in zip(kinds, NAMES, strict=False)
            ],
            "options": {"undo": "free", "odds": True, "public": False, **options},
        }
        self.log = [Entry(1, "opened", -1, body, 1000.0)]
        self.room = Room("table-1", GAME, self.log[0])
        self.stream = Stream(5)

    def again(self, snapshot: tuple[int, bytes] | None = None) -> Room:
        return open_room("table-1", GAME, self.log[0], self.log[1:], snapshot)

    def same(self) -> None:
        """The room read from its log, with and without a snapshot, is the same room."""
        alike(self.room, self.again())
        alike(self.room, self.again((self.room.seq, self.room.snapshot())))


def offers_shown(story: Party, seats: set[int]) -> dict[str, Any]:
    from reverie.table.web.show import offers_of

    looker = Looker(Visitor("x", ""), Settings({}), seats)
    return offers_of(story.room, looker, GAME.web_page("en"))[0]


@pytest.mark.parametrize("what", ["draw", "pause"])
def test_one_yes_of_three_is_not_the_consent_of_all(what: str) -> None:
    story = Party("free-for-all", "pppp")
    room = story.room
    story.do(room.plan_draw(0, {0}) if what == "draw" else room.plan_pause(0, {0}))
    assert room.asked_of(what) == [1, 2, 3]
    story.do(room.plan_reply(1, what, True))
    assert not room.over() and not room.paused, "two are still asked"
    assert (room.agreed_to(what), room.still_asked(what)) == ([1], [2, 3])
    assert refusal(lambda: room.plan_reply(1, what, True)) == "refused-already-agreed"
    assert refusal(lambda: room.plan_reply(0, what, True)) == "refused-own-offer"
    story.same()
    told = offers_shown(story, {2})
    assert (told["agreed"], told["asked"], told["may_agree"], told["may_refuse"]) == (["Bo"], ["Cy", "Di"], True, True)
    assert offers_shown(story, {1})["may_agree"] is False
    story.do(room.plan_reply(2, what, True))
    assert not room.over() and not room.paused
    story.do(room.plan_reply(3, what, True))
    if what == "draw":
        outcome = room.outcome()
        assert outcome is not None and (outcome.reason, outcome.winners) == (AGREED, ())
    else:
        assert room.paused
    assert room.offers == {}
    story.same()


def test_anybody_who_is_asked_may_refuse_and_then_it_is_off() -> None:
    story = Party("king-of-the-hill", "ppp")
    room = story.room
    story.do(room.plan_draw(0, {0}))
    story.do(room.plan_reply(1, "draw", True))
    story.do(room.plan_reply(2, "draw", False))
    assert room.offers == {} and not room.over()
    story.do(room.plan_draw(0, {0}))
    assert room.still_asked("draw") == [1, 2], "a new offer is a new question"
    story.do(room.plan_reply(1, "draw", True))
    story.do(room.plan_reply(1, "draw", False))
    assert room.offers == {}, "whoever agreed may think better of it"
    story.do(room.plan_draw(0, {0}))
    story.do(room.plan_reply(0, "draw", False))
    assert room.offers == {}, "whoever offered may withdraw"
    story.same()


def test_a_team_does_not_agree_with_itself() -> None:
    story = Party("teams", "pppp")
    room = story.room
    story.do(room.plan_draw(0, {0}))
    story.do(room.plan_reply(2, "draw", True))
    assert not room.over(), "the other team has not been heard"
    story.do(room.plan_reply(1, "draw", True))
    story.do(room.plan_reply(3, "draw", True))
    assert room.over()


def test_one_person_agrees_for_all_their_seats_and_for_no_other() -> None:
    story = Party("teams", "pppp")
    room = story.room
    story.do(room.plan_pause(0, {0, 2}))
    assert room.asked_of("pause") == [1, 3]
    story.do(room.plan_reply(1, "pause", True, {1, 3}))
    assert room.paused
    alone = Party("teams", "pppp")
    assert alone.room.plan_draw(0, {0, 1, 2, 3})[0].kind == "concluded", "all sit at one screen"


def test_whoever_does_not_decide_for_a_seat_any_more_is_not_waited_for() -> None:
    story = Party("free-for-all", "pppp")
    room = story.room
    story.do(room.plan_draw(0, {0}))
    story.do(room.plan_hand(3, "Zoe", "zoe"))
    assert room.offers == {}
    story.same()


def test_older_logs_of_offers_are_read_as_they_were() -> None:
    """An offer named nobody then, and one yes ended it: what was written stays, what still waits asks everybody."""
    story = Party("free-for-all", "pppp")
    story.do([story.room.entry("offered", 0, {"what": "draw"})])
    assert story.room.still_asked("draw") == [1, 2, 3]
    ended = Party("free-for-all", "pppp")
    ended.do([ended.room.entry("offered", 0, {"what": "draw"})])
    ended.do([ended.room.entry("concluded", 1, {"how": AGREED})])
    assert ended.room.over()
    ended.same()


# Undo ----------------------------------------------------------------------------------------------------------------


def until_answered(story: Party, wanted: Any) -> int:
    """Play until somebody's last answer could be taken back in a way that fits; whose it is."""
    for _ in range(400):
        for seat in range(len(story.room.seats)):
            undo = story.room.undo_for({seat})
            if undo is not None and wanted(seat, undo):
                return seat
        story.play(1)
    raise AssertionError("it did not come about")


def test_what_others_answered_since_is_not_taken_back_without_them() -> None:
    story = Party("free-for-all", "pppp")
    room = story.room
    seat = until_answered(story, lambda seat, undo: undo.asked and not undo.revealed)
    undo = room.undo_for({seat})
    assert undo is not None and not undo.free and undo.to >= room.match.undo_limit()
    answered = {who for who, _value in room.match.answers[undo.to :]} - {seat}
    assert set(undo.asked) == answered, "exactly those whose answers would go"
    given = len(room.match.answers)
    story.do(room.plan_undo(seat, {seat}, room.at))
    assert len(room.match.answers) == given and room.asked_of("undo") == undo.asked
    unasked = next(other for other in range(4) if other != seat and other not in undo.asked)
    assert refusal(lambda: room.plan_reply(unasked, "undo", True)) == "refused-not-concerned"
    assert refusal(lambda: room.plan_reply(unasked, "undo", False)) == "refused-not-concerned"
    for other in undo.asked:
        assert len(room.match.answers) == given
        story.do(room.plan_reply(other, "undo", True))
    assert len(room.match.answers) == undo.to
    story.same()


def test_past_dice_everybody_else_is_asked() -> None:
    story = Party("king-of-the-hill", "ppp")
    room = story.room
    seat = until_answered(story, lambda seat, undo: undo.revealed and undo.to > 3)
    others = [other for other in range(3) if other != seat]
    story.do(room.plan_undo(seat, {seat}, room.at))
    assert room.asked_of("undo") == others
    given = len(room.match.answers)
    story.do(room.plan_reply(others[0], "undo", True))
    assert len(room.match.answers) == given
    story.do(room.plan_reply(others[1], "undo", True))
    assert len(room.match.answers) < given


def test_while_nobody_else_has_answered_undo_is_free_as_it_is_past_what_bots_did() -> None:
    story = Party("king-of-the-hill", "ppp")
    seat = until_answered(story, lambda seat, undo: undo.free)
    story.do(story.room.plan_undo(seat, {seat}, story.room.at))
    assert story.log[-1].body["free"] is True
    story = Party("king-of-the-hill", "pbb")

    def past_a_bot(seat: int, undo: Any) -> bool:
        since = {who for who, _value in story.room.match.answers[undo.to :]}
        return seat == 0 and undo.free and bool(since - {0})

    until_answered(story, past_a_bot)


def test_what_passed_by_itself_is_told_as_any_other_answer() -> None:
    """Whether somebody was really asked hangs on the cards they hold: undo must not tell it."""
    story = Party("king-of-the-hill", "ppp")
    room = story.room
    seat = until_answered(story, lambda seat, undo: undo.free and room.deciding()[0] != seat)
    other = room.deciding()[0]
    choice = pending_for(room.match.state, other)
    assert choice is not None
    value = GAME.bots.default_answer(room.match.state, choice)
    story.do(room.plan_answer(other, value, room.at, by_itself=True))
    undo = room.undo_for({seat})
    assert undo is not None and other in undo.asked


def test_the_page_says_who_has_agreed_and_who_is_still_asked(tmp_path: Path) -> None:
    async def shown() -> list[str]:
        hub = Hub(Store(f"sqlite:///{tmp_path / 'tables.db'}"), Still(), 0.0)
        try:
            wishes = [SeatWish("me", name="Ada"), SeatWish("here", name="Bo"), SeatWish("here", name="Cy")]
            setup = {"mode": "king-of-the-hill", "players": 3}
            me = Visitor("me", "Ada")
            live = await hub.tables.live(await hub.new_tables.open_table(me, "dice_throne", setup, wishes, {}))
            await hub.act(live, lambda: live.room.plan_draw(0, {0}))
            await hub.act(live, lambda: live.room.plan_reply(1, "draw", True, {1}))
            asks = [("en", {2}), ("pl", {2}), ("en", {1}), ("en", {0}), ("en", set())]
            return [table_html(hub, live, Looker(me, Settings({"language": how}), seats)) for how, seats in asks]
        finally:
            await hub.stop()

    asked, po_polsku, agreed, mine, watching = asyncio.run(shown())
    assert "Ada offers a draw." in asked and "Agreed: Bo." in asked and "Still asked: Cy." in asked
    assert "Zgoda: Bo." in po_polsku and "Jeszcze bez odpowiedzi: Cy." in po_polsku
    assert 'data-do="consent"' in asked and 'data-do="consent"' not in agreed + mine + watching
    assert all('data-do="refuse"' in page for page in (asked, agreed, mine))
    assert "Still asked" not in watching


# Bots ----------------------------------------------------------------------------------------------------------------


def test_where_all_others_are_bots_those_of_other_sides_are_asked_and_all_must_agree(tmp_path: Path) -> None:
    story = Party("teams", "pbbb")
    story.do(story.room.plan_draw(0, {0}))
    assert story.room.asked_of("draw") == [1, 3], "not its own team-mate"
    mixed = Party("teams", "ppbb")
    mixed.do(mixed.room.plan_draw(0, {0}))
    assert mixed.room.asked_of("draw") == [1], "where people are asked, bots follow them"


def test_one_bot_that_stands_well_refuses_for_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looks: dict[int, float] = {}
    monkeypatch.setattr(type(GAME.bots), "evaluate", lambda _bots, _s, seat: looks[seat])

    async def offered(worths: dict[int, float]) -> Live:
        looks.update(worths)
        hub = Hub(Store(f"sqlite:///{tmp_path / 'tables.db'}"), Still(), 0.0)
        try:
            wishes = [SeatWish("me"), *[SeatWish("bot", "adept")] * 2]
            setup = {"mode": "king-of-the-hill", "players": 3}
            live = await hub.tables.live(
                await hub.new_tables.open_table(Visitor("me", "Ada"), "dice_throne", setup, wishes, {})
            )
            await hub.act(live, lambda: live.room.plan_draw(0, {0}))
            await until(lambda: "draw" not in live.room.offers)
            return live
        finally:
            await hub.stop()

    assert not asyncio.run(offered({1: -0.5, 2: 0.5})).room.over()
    assert asyncio.run(offered({1: -0.5, 2: -0.5})).room.over()


class Still(Advised):
    """Bots that never come to an answer."""

    async def think(self, *_: Any) -> Any:
        await asyncio.Event().wait()
