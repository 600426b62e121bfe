"""Races at a table: an answer counts while its seat is still asked the same kind of thing, and what was begun is not lost."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.party.beacon import GAME, KEEP, BeaconGame

from reverie.kernel.choice import FIRST, NATURE, READ, Choice
from reverie.kernel.domain import Domain, Listed, Menu, Split, Subset
from reverie.kernel.draft import Draft
from reverie.kernel.game import CLOSED, LOST, OWN, WON, Outcome
from reverie.kernel.match import Match
from reverie.table.hub.cards import card_words
from reverie.table.hub.live import Live
from reverie.table.hub.looker import Hint, Looker
from reverie.table.hub.news import ending, news_of
from reverie.table.rooms.identity import Settings, Visitor
from reverie.table.rooms.records import record_for
from reverie.table.rooms.room import Refused, Room, open_room
from reverie.table.store.entries import Entry, TableRow
from reverie.table.web.curve import curve, two_sides
from reverie.table.web.ending import next_level, outcome_of
from reverie.table.web.party import doing, may_let, party_of
from reverie.table.web.show import Scene, scene_of, seat_list, ui_of
from reverie.table.words.texts import texts


def opened(kinds: str = "ppp", **options: Any) -> Entry:
    seats = [
        {"kind": {"p": "person", "b": "bot"}[kind], "name": name, "level": "", "bot": "greedy", "public": False}
        for kind, name in zip(kinds, ("Wanda", "Oskar", "Ilse"), strict=False)
    ]
    made = GAME.setup({"keepers": len(kinds), "oil": 9})
    body = {
        "game": "beacon",
        "version": GAME.version,
        "content": GAME.content_digest(made),
        "setup": made,
        "seed": 1,
        "seats": seats,
        "options": {"undo": "free", "odds": True, "public": False, **options},
    }
    return Entry(1, "opened", -1, body, 1000.0)


class Evening:
    """A room in which the text has been read, and its log."""

    def __init__(self, kinds: str = "ppp", **options: Any) -> None:
        self.log = [opened(kinds, **options)]
        self.room = Room("table-1", GAME, self.log[0])
        self.say(0, READ, self.room.at)

    def say(self, seat: int, value: Any, at: int) -> None:
        self.do(self.room.plan_answer(seat, value, at))

    def do(self, entries: list[Entry]) -> None:
        for entry in entries:
            self.log.append(entry)
            self.room.apply(entry)

    def oil(self) -> list[int]:
        return [row.oil for row in self.room.match.state.keepers.rows]  # type: ignore[attr-defined]


def test_of_two_who_answer_at_once_both_count() -> None:
    table = Evening()
    at = table.room.at
    table.say(0, "feed", at)
    table.say(2, "feed", at)
    table.say(1, "done", at)
    assert table.oil() == [8, 9, 8]
    assert table.room.match.state.keepers[1].done  # type: ignore[attr-defined]


def test_what_one_seat_says_twice_counts_once() -> None:
    table = Evening()
    at = table.room.at
    table.say(0, "feed", at)
    with pytest.raises(Refused, match="refused-stale"):
        table.say(0, "feed", at)
    table.say(1, "feed", at)
    with pytest.raises(Refused, match="refused-stale"):
        table.say(0, "feed", at)
    assert table.oil() == [8, 8, 9]


def test_an_answer_to_something_else_or_to_before_an_undo_is_refused_and_changes_nothing() -> None:
    table = Evening()
    at = table.room.at
    for seat in (0, 1):
        table.say(seat, "done", table.room.at)
    before = table.room.match.digest()
    with pytest.raises(Refused, match="refused-stale"):
        table.say(1, "feed", at)  # it is offered to wake now
    assert table.room.match.digest() == before
    table = Evening()
    at = table.room.at
    table.say(0, "feed", at)
    table.do(table.room.plan_undo(0, {0}, table.room.at))
    with pytest.raises(Refused, match="refused-stale"):
        table.say(1, "feed", at)
    assert table.oil() == [9, 9, 9]


def test_a_party_has_nobody_to_draw_with() -> None:
    for kinds, held in (("ppp", {0}), ("ppb", {0, 1}), ("ppp", {0, 1, 2})):
        table = Evening(kinds)
        with pytest.raises(Refused, match="refused-draw-together"):
            table.room.plan_draw(0, held)


def test_a_value_that_is_no_option_any_more_is_refused() -> None:
    table = Evening()
    at = table.room.at
    table.room.match.state.keepers.edit(1).oil = 0  # type: ignore[attr-defined]
    table.say(0, "feed", at)
    with pytest.raises(Refused, match="refused-illegal"):
        table.say(1, "feed", at)


def test_nobody_waits_for_who_is_only_offered_something_and_no_clock_runs_for_them() -> None:
    table = Evening(clock={"kind": "move", "seconds": 30})
    room = table.room
    assert room.clocked() == [0, 1, 2] and Live(room, {}).movers() == [0, 1, 2]
    table.say(1, "done", room.at)
    assert room.owed(1) is not None, "waking is offered"
    assert room.deciding() == room.clocked() == Live(room, {}).movers() == [0, 2]
    assert room.clock.deadline(1) is None and room.clock.deadline(0) is not None
    assert sorted(room.asked()) == ["0", "2"]


def test_who_takes_something_back_in_a_race_asks_exactly_those_whose_answers_would_go() -> None:
    table = Evening()
    room = table.room
    table.say(0, "feed", room.at)
    alone = room.undo_for({0})
    assert alone is not None and alone.free, "nobody else has answered since"
    table.say(2, "feed", room.at)
    undo, last = room.undo_for({0}), room.undo_for({2})
    assert undo is not None and (undo.asked, undo.free, undo.revealed) == ([2], False, False)
    assert last is not None and last.free, "the last answer is one's own"
    table.do(room.plan_undo(0, {0}, room.at))
    assert table.oil() == [8, 9, 8] and room.still_asked("undo") == [2]
    with pytest.raises(Refused, match="refused-not-concerned"):
        room.plan_reply(1, "undo", True)
    table.do(room.plan_reply(2, "undo", True))
    assert table.oil() == [9, 9, 9]


def test_the_record_of_a_night_that_goes_on_tells_no_wind_to_come() -> None:
    match = Evening().room.match
    (winds,) = [json.dumps(answer).replace(" ", "") for seat, answer in match.answers if seat == NATURE]
    for seats in (set(), {0}, {0, 1, 2}):
        told = record_for(match, seats)
        assert b'"sealed":true' in told and winds.encode() not in told
    match.concluded = ended(LOST).concluded
    assert winds.encode() in record_for(match, set())


def test_a_room_that_is_read_anew_takes_the_same_answers() -> None:
    table = Evening()
    at = table.room.at
    table.say(0, "feed", at)
    again = open_room("table-1", GAME, table.log[0], table.log[1:], None)
    assert again.standing == table.room.standing and again.timely(1, at)
    kept = open_room("table-1", GAME, table.log[0], table.log[1:], (table.room.seq, table.room.snapshot()))
    assert not kept.timely(1, at) and kept.timely(1, kept.at), "a snapshot forgets since when: then one is asked anew"


def look(table: Evening, *seats: int) -> Looker:
    return Looker(Visitor("v", "Wanda"), Settings({}), set(seats))


def test_one_person_leads_several_heroes_without_a_curtain() -> None:
    table = Evening()
    looker = look(table, 0, 1, 2)
    assert looker.viewer(table.room) == 0 and not looker.curtained(table.room)
    looker.lead_with(table.room, 2)
    assert looker.viewer(table.room) == 2 and looker.current_draft(table.room).choice.seat == 2  # type: ignore[union-attr]
    table.say(2, "feed", table.room.at)
    assert looker.viewer(table.room) == 2, "who was chosen goes on"
    table.say(0, "done", table.room.at)
    table.say(1, "done", table.room.at)
    assert looker.viewer(table.room) == 2
    looker.lead_with(table.room, 1)
    assert looker.viewer(table.room) == 1, "who is done may be led, too: waking is offered"


def test_who_is_done_makes_room_for_who_is_waited_for() -> None:
    table = Evening()
    looker = look(table, 0, 1)
    table.say(0, "done", table.room.at)
    assert looker.viewer(table.room) == 1, "waking is only offered"
    looker.lead_with(table.room, 0)
    table.say(2, "feed", table.room.at)
    assert looker.viewer(table.room) == 0, "chosen for that, while others act"
    table.say(0, "wake", table.room.at)
    assert looker.viewer(table.room) == 0
    table.say(0, "done", table.room.at)
    assert looker.viewer(table.room) == 1
    table.say(1, "done", table.room.at)
    assert looker.viewer(table.room) == 0, "both are offered the same"


def rows(table: Evening, looker: Looker) -> list[dict[str, Any]]:
    page = GAME.web_page("en")
    seats = seat_list(table.room, page, looker, {0, 1, 2}, {})
    draft = looker.current_draft(table.room)
    viewer = looker.viewer(table.room)
    scene = Scene(table.room.match.sight(viewer), draft.choice if draft else None, draft, seats)
    return party_of(table.room, looker, page, scene)


def test_everybody_sees_what_the_others_are_doing_and_who_acts() -> None:
    table = Evening()
    table.say(1, "done", table.room.at)
    told = rows(table, look(table, 0, 2))
    assert [one["doing"] for one in told] == ["tends the fire", "is done", "tends the fire"]
    assert [(one["lead"], one["acts"], one["key"]) for one in told] == [
        (True, True, 1),
        (False, False, 0),
        (True, False, 2),
    ]
    assert [one["lead"] for one in rows(table, look(table, 1))] == [False, False, False]


def test_what_hangs_on_ones_own_cards_is_told_to_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Evening()
    monkeypatch.setattr(BeaconGame, "hides", OWN)
    looker = look(table, 0)
    assert [one["doing"] for one in rows(table, looker)] == ["tends the fire", "is deciding", "is deciding"]


def choice_of(options: Domain) -> Choice:
    return Choice(0, KEEP, options, "BE-2", mode=FIRST)


@pytest.mark.parametrize(
    ("before", "picks", "after", "kept"),
    [
        (Listed((1, 2)), [2], Listed((2, 3)), (2,)),
        (Listed((1, 2)), [1], Listed((2, 3)), ()),
        (Menu((), (("go", (1, 2), (5, 6)),)), [("go", 1)], Menu((), (("go", (1, 2), (6,)),)), (("go", 1),)),
        (Menu((), (("go", (1, 2), (5, 6)),)), [("go", 1)], Menu((), (("go", (2,), (6,)),)), ()),
        (Subset((1, 2, 3), 0, 2), [1, 3], Subset((3, 4), 0, 2), (3,)),
        (Subset((1, 2, 3), 0, 2), [1, 3], Subset((1, 3), 0, 1), (1,)),
        (Subset((1, 2), 0, 2), [1], Listed((1, 2)), (1,)),
    ],
)
def test_what_was_picked_stays_as_far_as_it_can(before: Domain, picks: list[Any], after: Domain, kept: Any) -> None:
    draft = Draft(choice_of(before))
    for value in picks:
        draft.pick(value)
    assert draft.carried_to(choice_of(after)).chosen == kept


def test_what_was_split_stays_with_its_targets() -> None:
    draft = Draft(choice_of(Split(5, (1, 2, 3))))
    draft.give(0, 2)
    draft.give(2, 3)
    assert draft.carried_to(choice_of(Split(4, (3, 1)))).amounts == [3, 1]
    assert draft.carried_to(choice_of(Listed((1,)))).chosen == ()


def test_advice_goes_when_somebody_else_has_done_what_it_was_for() -> None:
    table = Evening()
    looker = look(table, 1)
    looker.current_draft(table.room)
    looker.hint = Hint("feed", "Feed the fire.")
    table.say(0, "feed", table.room.at)
    looker.current_draft(table.room)
    assert looker.hint is not None, "it still can be done"
    table.room.match.state.keepers.edit(1).oil = 0  # type: ignore[attr-defined]
    table.say(2, "feed", table.room.at)
    draft = looker.current_draft(table.room)
    assert draft is not None and not draft.choice.options.has("feed") and looker.hint is None


def test_a_half_made_answer_survives_the_answer_of_somebody_else() -> None:
    table = Evening()
    looker = look(table, 1)
    draft = looker.current_draft(table.room)
    assert draft is not None
    draft.chosen = ("feed",)
    table.say(0, "feed", table.room.at)
    assert looker.current_draft(table.room).chosen == ("feed",)  # type: ignore[union-attr]
    table.say(1, "done", table.room.at)
    assert looker.current_draft(table.room).choice.kind == "wake"  # type: ignore[union-attr]
    assert looker.current_draft(table.room).chosen != ("feed",)  # type: ignore[union-attr]


def test_bots_of_a_race_wait_for_people_who_may_let_them() -> None:
    table = Evening("pbb")
    looker = look(table, 0)
    page = GAME.web_page("en")
    draft = looker.current_draft(table.room)
    scene = Scene(table.room.match.sight(0), draft.choice if draft else None, draft, [])
    assert may_let(table.room, scene)
    assert doing(table.room, looker, page, scene, 1) == "tends the fire"
    for seat in (1, 2):
        table.say(seat, "done", table.room.at)
    draft = looker.current_draft(table.room)
    assert not may_let(table.room, Scene(table.room.match.sight(0), draft.choice if draft else None, draft, []))


# Party words -----------------------------------------------------------------------------------------------------------


def ended(result: str) -> Match:
    match = Match(GAME, GAME.setup({"keepers": 2}), 1)
    match.submit(0, READ)
    winners = (0, 1) if result == WON else ()
    match.concluded = Outcome(winners, "dawn" if winners else "out", (1, 1), result)
    return match


@pytest.mark.parametrize(("result", "last"), [(WON, 100), (LOST, 0)])
def test_the_curve_of_a_party_ends_as_the_game_did(result: str, last: int) -> None:
    assert two_sides(ended(result)) == ((0, 1), ())
    drawn = curve(ended(result), range(2))
    assert drawn is not None and drawn["values"][-1] == last


@pytest.mark.parametrize(
    ("result", "holder", "words"),
    [
        (WON, {0}, "Won together with Oskar"),
        (LOST, {0}, "Lost together with Oskar"),
        (CLOSED, {0}, "Session ended, with Oskar"),
        (WON, {0, 1}, "Won"),
        (LOST, {0, 1}, "Lost"),
        (CLOSED, {0, 1}, "Session ended"),
    ],
)
def test_lists_tell_what_a_party_came_to(result: str, holder: set[int], words: str) -> None:
    seats = [{"kind": "person", "name": name, "level": ""} for name in ("Wanda", "Oskar")]
    summary = {"winners": [0, 1] if result == WON else [], "reason": "x", "result": result, "sides": [0, 0]}
    row = TableRow("t", "beacon", 0.0, 0.0, "over", seats, summary, False)
    for language in ("en", "pl"):
        key, who, allies = card_words(row, holder, False, texts(language))
        told = texts(language).get(key, who=who, allies=allies)
        assert told and "{" not in told
        if language == "en":
            assert told == words


@pytest.mark.parametrize(
    ("result", "words"),
    [
        (WON, "Beacon: the game is over, Wanda, Oskar won."),
        (LOST, "Beacon: the game is over, and lost."),
        (CLOSED, "Beacon: the session is over; it can go on another day."),
    ],
)
def test_a_webhook_is_told_what_a_party_came_to(result: str, words: str) -> None:
    table = Evening("pp")
    outcome = ended(result).outcome()
    assert outcome is not None
    told = news_of(Live(table.room, {}), "over", ending(outcome), list(outcome.winners), outcome.reason)
    assert (told["event"], told["text"]) == ("over", words)


@pytest.mark.parametrize(("result", "won"), [(WON, True), (LOST, False), (CLOSED, None)])
def test_the_end_of_a_table_says_whether_all_have_won(result: str, won: bool | None) -> None:
    table = Evening("pp")
    table.room.match.concluded = ended(result).concluded
    told = outcome_of(table.room, look(table, 0), GAME.web_page("en"), table.room.match.state)
    assert told is not None and told["won"] is won


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Dawn: the fire burns.", "The party has given up: the game is lost.", "Time is up: the game is lost."]),
        ("pl", ["Świt: ogień płonie.", "Drużyna się poddaje: gra przegrana.", "Czas minął: gra przegrana."]),
    ],
)
def test_what_a_party_came_to_is_told_without_winners_over_it(language: str, told: list[str]) -> None:
    page, match = GAME.page(language), ended(WON)
    ends = [match.outcome()]
    match.resign(0)
    ends.append(match.outcome())
    match.run_out(0)
    ends.append(match.outcome())
    assert [page.outcome(match.state, outcome) for outcome in ends if outcome is not None] == told
    for result in (LOST, CLOSED):
        words = page.outcome(match.state, Outcome((), "nothing-special", (1, 1), result))
        assert words and "{" not in words and words != page.outcome(match.state, Outcome((), "x", (1, 1)))


def test_bots_that_played_along_are_nobody_to_play_against_next() -> None:
    room = Evening("pbb").room
    for seat in room.seats[1:]:
        seat.level = "adept"
    assert next_level(room, look(Evening("pbb"), 0), texts("en")) is None


def test_a_party_is_offered_no_draw() -> None:
    """There is nobody to draw with; whoever has had enough gives up."""
    table = Evening()
    looker = look(table, 0)
    page = GAME.web_page("en")
    seats = seat_list(table.room, page, looker, {0, 1, 2}, {})
    scene, buttons = scene_of(table.room, looker, page, seats)
    told = ui_of(table.room, looker, page, scene, buttons, [], {}, 0)
    assert told["can_draw"] is False and told["resign"]
