"""DT-10.66: where more than two sides play, whoever gives up is defeated, and the others play on."""

from __future__ import annotations

import pytest

from reverie.games.dice_throne import GAME
from reverie.games.dice_throne.rules.procedures.settlement import give_up
from reverie.games.dice_throne.rules.seating import Mode
from reverie.games.dice_throne.rules.state import DiceThrone
from reverie.kernel.agenda import owed, submit
from reverie.kernel.chance import Stream
from reverie.kernel.choice import LEAVE, IllegalAnswer
from reverie.kernel.codec import digest, load, save
from reverie.kernel.game import ENDS, LATER, LEAVES, OUT
from reverie.kernel.match import Match
from reverie.kernel.record import parse_record, replay
from reverie.testing.dice_throne import side, table
from reverie.testing.rules import rule

SEVERAL = [mode for mode in GAME.cast.modes.values() if mode.teams > 2]


def begun(mode: str, players: int, seed: int = 3) -> Match:
    """A game in its first turn."""
    setup = GAME.setup({"mode": mode, "players": players, "same_hero": True, "sudden_death": 6})
    match = Match(GAME, setup, seed, [""] * players)
    while GAME.bots.moment(match.state) == 0:
        choice = owed(match.state)
        match.submit(choice.seat, choice.options.at(0))
    return match


@rule("DT-10.66")
def test_whoever_gives_up_in_their_turn_is_defeated_and_the_next_turn_begins() -> None:
    match = begun("free-for-all", 4)
    assert isinstance(match.state, DiceThrone)
    active = match.state.active
    match.give_up(active)
    s = match.state
    assert isinstance(s, DiceThrone)
    assert s.health(active) == 0 and not s.players.rows[active].alive
    assert match.outcome() is None and s.active == (active + 1) % 4
    told = [(event.kind, event.rule) for _number, event in match.log if event.kind in ("health-changed", "defeated")]
    assert told == [("health-changed", "DT-10.66"), ("defeated", "DT-10.66")]
    assert GAME.parting(s, active) == OUT
    with pytest.raises(IllegalAnswer):
        match.submit(active, LEAVE)


@rule("DT-10.66")
def test_the_last_side_that_has_not_given_up_has_won() -> None:
    match = begun("king-of-the-hill", 3)
    match.give_up(0)
    assert match.outcome() is None
    match.give_up(2)
    outcome = match.outcome()
    assert outcome is not None and (outcome.winners, outcome.reason) == ((1,), "last-standing")


@rule("DT-10.66")
def test_a_team_of_three_falls_together_and_two_sides_end_as_ever() -> None:
    match = begun("three-teams", 6)
    match.give_up(3)
    assert GAME.scores(match.state)[0] == GAME.scores(match.state)[3] == 0 and match.outcome() is None
    duel = begun("duel", 2)
    assert GAME.parting(duel.state, 0) == ENDS
    with pytest.raises(IllegalAnswer):
        submit(duel.state.clone(), 0, LEAVE)
    fresh = GAME.new(GAME.setup({"mode": "free-for-all", "heroes": "draft", "players": 4}), 1)
    assert GAME.parting(fresh, 0) == LATER


@rule("DT-10.66")
@pytest.mark.parametrize("mode", SEVERAL, ids=lambda mode: f"{mode.id}-{mode.players}")
def test_anybody_may_give_up_at_any_time_and_the_game_goes_on_without_asking_them(mode: Mode) -> None:
    """Asked or not, attacked or attacking: saves and records of such games hold, and nobody who left wins."""
    seen: set[bool] = set()
    for seed in range(3):
        match = begun(mode.id, mode.players, seed)
        stream = Stream(seed)
        while match.outcome() is None:
            seat = stream.below(mode.players)
            if stream.below(20) == 0 and GAME.parting(match.state, seat) == LEAVES:
                seen.add(owed(match.state).seat == seat)
                match.give_up(seat)
                assert digest(GAME, load(GAME, save(GAME, match.state))) == match.digest()
                continue
            choice = owed(match.state)
            assert choice.seat not in match.state.left
            match.submit(choice.seat, choice.options.sample(stream.streams, 0))
        outcome = match.outcome()
        assert outcome is not None and not set(outcome.winners) & set(match.state.left)
        again = replay(GAME, parse_record(match.dump()))
        assert again.digest() == match.digest()
    assert seen == {True, False}, "some were asked just then, and some were not"


@rule("DT-10.66")
def test_giving_up_can_be_taken_back_like_any_answer() -> None:
    match = begun("free-for-all", 4)
    before = match.digest()
    count = len(match.answers)
    match.give_up(2)
    assert match.undo_limit() > count, "the others have seen it"
    match.undo(count, consent=True)
    assert match.digest() == before and match.state.left == ()


@rule("DT-10.66")
def test_a_defender_who_gives_up_is_asked_nothing_more_of_their_defence() -> None:
    asked: set[str] = set()
    for seed in range(12):
        match = begun("king-of-the-hill", 3, seed)
        while match.outcome() is None:
            choice = owed(match.state)
            assert isinstance(match.state, DiceThrone) and choice.seat not in match.state.left
            if (
                choice.kind in ("defend", "roll", "reroll")
                and choice.seat != match.state.active
                and choice.kind not in asked
            ):
                asked.add(choice.kind)
                match.give_up(choice.seat)
            else:
                match.submit(choice.seat, GAME.bots.advise(match.state, choice).answer)
    assert asked, "nobody defended"


@rule("DT-10.66")
def test_what_was_about_to_befall_the_side_is_gone_and_the_rest_stays() -> None:
    t = table("barbarian", "pyromancer", "paladin", mode="king-of-the-hill", A=side(cp=0, hand=["lucky"]))
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.pass_all()
    t.answer("B")
    t.plays("A", "lucky")
    t.rolls(4, 4, 4)
    t.asked("B", "defend")
    assert [entry[1] for entry in t.state.pool] == [1, 0]
    before = t.state.pool
    twin = t.state.clone()
    give_up(twin, 1)
    assert twin.pool == before[1:]
    assert (twin.health(1), twin.players.rows[1].alive, twin.health(2)) == (0, False, 35)
    submit(t.state, 1, LEAVE)
    t.asked("A", "main")
    assert t.health("A") == 35 + 7
