"""A room is what its log says: acts are planned, applied, and read anew to the same room."""

from __future__ import annotations

from typing import Any

import pytest

from reverie.games import find_game
from reverie.kernel.agenda import pending_for
from reverie.kernel.chance import Stream
from reverie.kernel.match import AGREED, RESIGNED
from reverie.table.rooms.room import Diverged, Refused, Room, open_room
from reverie.table.store.entries import Entry

GAME = find_game("dreamblade")


def opened(kinds: str = "pp", undo: str = "free", seed: int = 7, **setup: Any) -> Entry:
    seats = [
        {"kind": {"p": "person", "b": "bot", "o": "open"}[kind], "name": name, "level": "", "bot": "", "public": False}
        for kind, name in zip(kinds, ("Ilse", "Oskar"), strict=True)
    ]
    made = GAME.setup({"turn_limit": 3, "edges": "A", **setup})
    body = {
        "game": "dreamblade",
        "version": GAME.version,
        "content": GAME.content_digest(made),
        "setup": made,
        "seed": seed,
        "seats": seats,
        "options": {"undo": undo, "odds": True, "public": False},
    }
    return Entry(1, "opened", -1, body, 1000.0)


class Story:
    """A room and its log side by side."""

    def __init__(self, first: Entry) -> None:
        self.log = [first]
        self.room = Room("table-1", GAME, first)
        self.stream = Stream(5)

    def do(self, entries: list[Entry]) -> None:
        for entry in entries:
            self.log.append(entry)
            self.room.apply(entry)

    def play(self, most: int = 10_000) -> None:
        while most and self.room.deciding():
            seat = self.room.deciding()[0]
            choice = pending_for(self.room.match.state, seat)
            assert choice is not None
            value = choice.options.sample(self.stream.streams, 0)
            self.do(self.room.plan_answer(seat, value, self.room.at, f"m{len(self.log)}"))
            most -= 1

    def again(self, snapshot: tuple[int, bytes] | None = None) -> Room:
        return open_room("table-1", GAME, self.log[0], self.log[1:], snapshot)


def alike(one: Room, two: Room) -> None:
    assert one.match.digest() == two.match.digest()
    assert one.match.answers == two.match.answers
    assert [e.plain() for _n, e in one.match.log] == [e.plain() for _n, e in two.match.log]
    assert one.match.undo_limit() == two.match.undo_limit()
    assert (one.seq, one.at, one.offers, one.chat, one.applied, one.status()) == (
        two.seq, two.at, two.offers, two.chat, two.applied, two.status(),
    )  # fmt: skip
    assert one.row().summary == two.row().summary
    assert one.match.dump() == two.match.dump()


def test_a_whole_game_read_from_its_log_is_the_same_game() -> None:
    story = Story(opened())
    story.play()
    assert story.room.over() and story.room.status() == "over"
    alike(story.room, story.again())


@pytest.mark.parametrize("at", [1, 17, 60])
def test_a_snapshot_only_saves_time(at: int) -> None:
    story = Story(opened())
    story.play(at)
    data = (story.room.seq, story.room.snapshot())
    alike(story.room, story.again(data))
    story.play(25)
    alike(story.room, story.again(data))


def test_a_snapshot_that_cannot_be_read_is_done_without() -> None:
    story = Story(opened())
    story.play(30)
    alike(story.room, story.again((20, b"\x00 nonsense")))


def test_a_resumed_room_can_be_taken_back_beyond_its_snapshot() -> None:
    story = Story(opened())
    story.play(40)
    kept = (story.room.seq, story.room.snapshot())
    story.play(2)
    twin = story.again(kept)
    for room in (story.room, twin):
        room.match.undo(5, consent=True)
    assert story.room.match.digest() == twin.match.digest()
    assert len(twin.match.past) == len(twin.match.answers)


def test_a_gap_in_the_log_is_no_room() -> None:
    story = Story(opened())
    story.play(5)
    del story.log[2]
    with pytest.raises(Diverged, match="gap"):
        story.again()


def test_dice_that_differ_from_the_record_are_found() -> None:
    story = Story(opened())
    story.play(200)
    entry = next(e for e in story.log[1:] if len(e.body.get("answers", [])) > 1)
    seat, dice = entry.body["answers"][1]
    entry.body["answers"][1] = (seat, tuple(face % 6 + 1 for face in dice))
    with pytest.raises(Diverged, match="other dice"):
        story.again()


def refusal(plan: Any) -> str:
    with pytest.raises(Refused) as caught:
        plan()
    return caught.value.key


def test_answers_are_refused_without_changing_anything() -> None:
    story = Story(opened())
    room = story.room
    seat = room.deciding()[0]
    other = 1 - seat
    before = room.match.digest()
    assert refusal(lambda: room.plan_answer(seat, "nonsense", room.at)) == "refused-illegal"
    assert refusal(lambda: room.plan_answer(seat, {"a": 1}, room.at)) == "refused-illegal"
    assert refusal(lambda: room.plan_answer(seat, [[[1]]], room.at)) == "refused-illegal"
    assert refusal(lambda: room.plan_answer(other, "stop", room.at)) == "refused-not-asked"
    assert refusal(lambda: room.plan_answer(seat, "stop", room.at - 1)) == "refused-stale"
    assert refusal(lambda: room.plan_answer(seat, "stop", room.at + 1)) == "refused-stale"
    assert refusal(lambda: room.plan_answer(-1, (1, 2), room.at)) == "refused-not-asked"
    assert room.match.digest() == before and room.seq == 1


def test_planning_changes_nothing() -> None:
    story = Story(opened())
    room = story.room
    before = room.match.digest()
    entries = room.plan_answer(room.deciding()[0], "stop", room.at)
    assert room.match.digest() == before
    story.do(entries)
    assert room.match.digest() != before


def test_nobody_plays_before_everybody_sits() -> None:
    story = Story(opened("po"))
    room = story.room
    assert room.status() == "open" and room.deciding() == []
    assert refusal(lambda: room.plan_answer(0, "stop", room.at)) == "refused-not-begun"
    assert refusal(lambda: room.plan_sit(0, "Eve")) == "refused-taken"
    assert refusal(lambda: room.plan_sit(7, "Eve")) == "refused-no-seat"
    story.do(room.plan_sit(1, "Zoja"))
    assert room.status() == "playing" and room.seats[1].name == "Zoja"
    assert refusal(lambda: room.plan_sit(1, "Eve")) == "refused-taken"
    alike(room, story.again())


def last_free(story: Story) -> int:
    """Play until somebody could take an answer back freely; whose it is."""
    for _ in range(300):
        story.play(1)
        if story.room.match.undo_limit() < len(story.room.match.answers):
            return story.room.match.answers[-1][0]
    raise AssertionError("nothing could be taken back")


def beyond_limit(story: Story, seats: tuple[int, ...] = (0, 1)) -> int:
    """Play until dice have fallen since somebody's last answer; whose it is."""
    for _ in range(300):
        story.play(1)
        for seat in seats:
            to = story.room.undo_to({seat})
            if to is not None and to < story.room.match.undo_limit():
                return seat
    raise AssertionError("no dice have fallen")


def test_a_free_undo_needs_nobody() -> None:
    story = Story(opened())
    seat = last_free(story)
    count = len(story.room.match.answers)
    story.do(story.room.plan_undo(seat, {seat}, story.room.at))
    assert len(story.room.match.answers) == count - 1
    alike(story.room, story.again())


def test_an_undo_beyond_the_limit_asks_the_other_player() -> None:
    story = Story(opened())
    room = story.room
    seat = beyond_limit(story)
    to = room.undo_to({seat})
    story.do(room.plan_undo(seat, {seat}, room.at))
    assert room.offers["undo"]["by"] == seat and len(room.match.answers) > (to or 0)
    assert refusal(lambda: room.plan_undo(seat, {seat}, room.at)) == "refused-already-asked"
    assert refusal(lambda: room.plan_reply(seat, "undo", True)) == "refused-own-offer"
    story.do(room.plan_reply(1 - seat, "undo", True))
    assert len(room.match.answers) == to and room.offers == {}
    alike(room, story.again())


def test_against_bots_only_an_undo_beyond_the_limit_is_taken_at_once() -> None:
    story = Story(opened("pb"))
    beyond_limit(story, (0,))
    entries = story.room.plan_undo(0, {0}, story.room.at)
    assert entries[0].kind == "undone"


def test_the_policies_of_undo() -> None:
    story = Story(opened(undo="off"))
    story.play(9)
    assert refusal(lambda: story.room.plan_undo(0, {0}, story.room.at)) == "refused-undo-off"
    story = Story(opened(undo="ask"))
    seat = last_free(story)
    assert story.room.plan_undo(seat, {seat}, story.room.at)[0].kind == "offered"
    assert refusal(lambda: Story(opened()).room.plan_undo(0, {0}, 1)) == "refused-nothing-to-undo"


def test_a_draw_takes_two_and_an_answer_does_not_withdraw_it() -> None:
    story = Story(opened())
    room = story.room
    story.do(room.plan_draw(0, {0}))
    story.play(1)
    assert "draw" in room.offers
    story.do(room.plan_reply(1, "draw", False))
    assert room.offers == {} and not room.over()
    assert refusal(lambda: room.plan_reply(1, "draw", True)) == "refused-no-offer"
    story.do(room.plan_draw(1, {1}))
    story.do(room.plan_reply(0, "draw", True))
    outcome = room.outcome()
    assert outcome is not None and outcome.reason == AGREED and outcome.winners == ()
    alike(room, story.again())


def test_whoever_resigns_has_lost_and_nothing_follows() -> None:
    story = Story(opened())
    story.play(12)
    room = story.room
    story.do(room.plan_resign(0))
    outcome = room.outcome()
    assert outcome is not None and outcome.reason == RESIGNED and outcome.winners == (1,)
    assert room.deciding() == []
    for plan in (
        lambda: room.plan_resign(1),
        lambda: room.plan_draw(1, {1}),
        lambda: room.plan_answer(1, "stop", room.at),
        lambda: room.plan_undo(1, {1}, room.at),
    ):
        assert refusal(plan) == "refused-over"
    alike(room, story.again((room.seq, room.snapshot())))


def test_chat_is_kept_short_and_in_the_log() -> None:
    story = Story(opened())
    room = story.room
    at = room.at
    story.do(room.plan_say(0, "Ilse", "  well \n played <b> "))
    assert room.chat[-1]["text"] == "well played <b>" and room.at == at
    assert refusal(lambda: room.plan_say(0, "Ilse", " \n ")) == "refused-empty"
    assert refusal(lambda: room.plan_say(0, "Ilse", "x" * 501)) == "refused-too-long"
    for number in range(250):
        story.do(room.plan_say(0, "Ilse", str(number)))
    assert len(room.chat) == 200
    alike(room, story.again())


def test_a_table_of_other_rules_is_not_played_on() -> None:
    first = opened()
    first.body["content"] = "something else"
    with pytest.raises(Diverged):
        Room("table-1", GAME, first)
