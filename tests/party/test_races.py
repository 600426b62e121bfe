"""What cooperative games ask of the kernel: races, offers, texts to read, leaving what goes on, results of a party."""

from __future__ import annotations

import pytest
from tests.party.beacon import GAME, KEEP, WAKE, Beacon, Gale, KeepersAdviser, Night, Watch

from reverie.bots import find_bot
from reverie.kernel.agenda import (
    Stuck,
    advance,
    ask_first,
    innermost,
    owed,
    pending_for,
    play_at_random,
    push,
    submit,
    unwind,
)
from reverie.kernel.chance import Stream
from reverie.kernel.choice import FIRST, OFFER, READ, Choice, IllegalAnswer
from reverie.kernel.codec import digest, load, save
from reverie.kernel.domain import Listed
from reverie.kernel.game import DRAWN, LOST, WON, Outcome
from reverie.kernel.match import Match
from reverie.kernel.record import RecordError, parse_record, replay
from reverie.lab import play as lab
from reverie.testing import contract
from reverie.testing.contract import play_checked, seat_to_answer


def begun(keepers: int = 3, seed: int = 1) -> Match:
    """A night in which the text has been read."""
    match = Match(GAME, GAME.setup({"keepers": keepers}), seed)
    match.submit(0, READ)
    return match


def asked(s: Beacon) -> list[tuple[int, str, int]]:
    return [(choice.seat, choice.kind, choice.mode) for choice in s.pending]


def test_a_text_is_put_to_all_and_read_once() -> None:
    match = Match(GAME, GAME.setup({"keepers": 2}), 1)
    assert asked(match.state) == [(0, "reading", FIRST), (1, "reading", FIRST)]
    match.submit(1, READ)
    assert asked(match.state) == [(0, "keep", FIRST), (1, "keep", FIRST)]


def test_where_nature_answers_by_herself_nobody_reads() -> None:
    s = GAME.blank(GAME.setup({"keepers": 2}), 1)
    s.auto = True
    push(s, GAME.opening(s))
    advance(s)
    assert {choice.kind for choice in s.pending} == {"keep"}


def test_the_first_answer_counts_and_says_whose_it_is() -> None:
    match = begun()
    match.submit(2, "feed")
    assert [row.oil for row in match.state.keepers.rows] == [3, 3, 2]
    assert match.answers[-1] == (2, "feed")
    assert asked(match.state) == [(seat, "keep", FIRST) for seat in range(3)], "and all are asked anew"


def test_who_is_done_is_offered_to_take_it_back_and_nobody_waits_for_that() -> None:
    match = begun()
    match.submit(1, "done")
    assert asked(match.state) == [(0, "keep", FIRST), (2, "keep", FIRST), (1, "wake", OFFER)]
    assert owed(match.state).seat == 0
    assert pending_for(match.state, 1) is not None
    match.submit(1, "wake")
    assert asked(match.state) == [(seat, "keep", FIRST) for seat in range(3)]
    for seat in range(3):
        match.submit(seat, "done")
    assert match.state.blown() == 1, "offers hold nothing up"


def test_an_answer_to_a_race_that_is_over_changes_nothing() -> None:
    match = begun()
    match.submit(0, "done")
    before = match.digest()
    with pytest.raises(IllegalAnswer):
        match.submit(0, "feed")
    assert match.digest() == before


def test_a_race_is_saved_and_loaded_as_one() -> None:
    match = begun()
    match.submit(1, "done")
    again = load(GAME, save(GAME, match.state))
    assert asked(again) == asked(match.state)
    submit(again, 1, "wake")
    match.submit(1, "wake")
    assert digest(GAME, again) == match.digest()


def test_one_answer_of_one_seat_is_given_by_itself() -> None:
    match = begun(keepers=2)
    s = match.state
    for seat in (0, 1):
        s.keepers.edit(seat).oil = s.keepers.edit(seat).steps = 0
    match.submit(0, "done")
    assert s.blown() >= 1, "the other could only be done, too"


def test_who_leaves_is_out_of_the_race() -> None:
    match = begun()
    match.give_up(1)
    assert [choice.seat for choice in match.state.pending] == [0, 2]
    assert match.outcome() is None
    match.submit(0, "done")
    match.submit(2, "done")
    assert match.state.blown() == 1


def test_when_the_last_who_is_waited_for_leaves_the_least_is_done() -> None:
    match = begun()
    match.submit(0, "done")
    match.submit(2, "done")
    match.give_up(1)
    assert match.state.blown() == 1


def test_a_seat_is_asked_one_thing_at_a_time() -> None:
    s = begun().state
    s.pending.clear()
    s.given.clear()
    one = (0, KEEP, Listed(("feed", "done")))
    with pytest.raises(Stuck, match="two things at once"):
        ask_first(s, (one,), ((0, WAKE, Listed(("wake",))),))
    with pytest.raises(Stuck, match="waited for"):
        ask_first(s, ())
    with pytest.raises(Stuck, match="no option"):
        ask_first(s, ((0, KEEP, Listed(())),))


def blown_out() -> Match:
    """Nobody feeds and nobody shields: with five winds the fire goes out in the middle of a gale."""
    match = begun(keepers=2, seed=1)
    while match.state.pending:
        choice = owed(match.state)
        match.submit(choice.seat, choice.passing() or choice.options.at(0))
    return match


def test_what_ends_the_night_leaves_everything_that_goes_on() -> None:
    match = blown_out()
    assert match.state.fire == 0 and not match.state.agenda
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.result) == ((), "out", LOST)


def test_the_innermost_procedure_is_found_and_gone_back_to() -> None:
    s = begun().state
    assert isinstance(innermost(s, Watch), Watch) and innermost(s, Gale) is None
    assert unwind(s, Night) is s.agenda[-1] and len(s.agenda) == 1
    with pytest.raises(Stuck, match="no Watch is under way"):
        unwind(s, Watch)


def test_what_a_party_comes_to() -> None:
    assert Outcome((0, 1), "dawn", (1, 1)).result == WON
    assert Outcome((), "agreed", (1, 1)).result == DRAWN
    assert Outcome((), "out", (1, 1), LOST).result == LOST
    with pytest.raises(ValueError, match="won, lost, drawn or closed, not 'tied'"):
        Outcome((), "out", (1, 1), "tied")


def test_a_party_that_gives_up_has_lost() -> None:
    match = begun(keepers=2)
    match.resign(0)
    outcome = match.outcome()
    assert outcome is not None and (outcome.winners, outcome.result) == ((), LOST)


def test_a_lost_game_is_recorded_as_one_and_an_edited_record_is_found_out() -> None:
    match = blown_out()
    data = match.dump()
    again = replay(GAME, parse_record(data))
    assert again.outcome() is not None and again.outcome().result == LOST  # type: ignore[union-attr]
    assert again.dump() == data
    with pytest.raises(RecordError, match="the game was lost"):
        replay(GAME, parse_record(data.replace(b'"result":"lost"', b'"result":"closed"')))


def test_all_win_and_lose_together() -> None:
    setup = GAME.setup({"keepers": 4})
    assert GAME.allies(setup, 2) == (0, 1, 2, 3) and GAME.winners_without(setup, 0) == ()


def test_a_session_leaves_something_behind() -> None:
    assert GAME.legacy(blown_out().state) == {"oil": [4, 4]}, "each found a measure of oil in the gale"


@pytest.mark.parametrize("keepers", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_the_toy_keeps_the_contract(keepers: int, seed: int) -> None:
    assert max(play_checked(GAME, GAME.setup({"keepers": keepers}), seed)) > 3


def test_the_battery_lets_any_seat_of_a_race_answer() -> None:
    match = begun(keepers=4)
    drawn = {seat_to_answer(match.state, Stream(seed)) for seed in range(60)}
    assert drawn == {0, 1, 2, 3}


def test_the_battery_plays_whole_games_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also who is only offered something answers, and not always the first who is asked."""
    matches: list[Match] = []
    monkeypatch.setattr(contract, "check_undo_teaches_nobody", lambda match, _stream: matches.append(match))
    for seed in range(6):
        max(play_checked(GAME, GAME.setup({"keepers": 3}), seed))
    answers = [answer for match in {id(match): match for match in matches}.values() for answer in match.answers]
    assert {seat for seat, answer in answers if answer == "feed"} == {0, 1, 2}
    assert {seat for seat, answer in answers if answer == READ} == {0, 1, 2}
    assert any(answer == "wake" for _seat, answer in answers)


@pytest.mark.parametrize("name", ["easy", "normal", "rollout:4", "mcts:4", "hard:4"])
def test_every_bot_plays_a_night_through_its_races(name: str) -> None:
    for agreement in ("first", "vote"):
        s = lab.begun(GAME, GAME.setup({"keepers": 3, "agreement": agreement}), 2)
        assert lab.play_out(GAME, s, [find_bot(name, seat) for seat in range(3)], [{}, {}, {}], {}) > 10
        assert GAME.outcome(s) is not None


class Restless(KeepersAdviser):
    def takes_up(self, s: Beacon, offer: Choice) -> bool:
        return s.to_come() == 5


@pytest.mark.parametrize("wakes", [False, True])
def test_bots_of_the_laboratory_look_at_what_they_are_offered(wakes: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if wakes:
        monkeypatch.setattr(GAME, "bots", Restless(GAME))
    s = lab.begun(GAME, GAME.setup({"keepers": 2, "oil": 2}), 1)
    s.listening = True
    lab.play_out(GAME, s, [find_bot("normal", seat) for seat in range(2)], [{}, {}], {})
    assert any(event.data.get("what") == "wake" for event in s.events) is wakes


def test_random_play_takes_up_offers_too() -> None:
    woken = 0
    for seed in range(20):
        s = begun(seed=seed).state
        s.auto = True
        stream = Stream(seed)
        while s.pending:
            before = [row.done for row in s.keepers.rows]
            play_at_random(s, stream.streams, 1)
            woken += any(was and not row.done and s.fire for was, row in zip(before, s.keepers.rows, strict=True))
    assert woken > 0
