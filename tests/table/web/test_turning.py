"""Turning points: decisions that somebody took, weighed by the strongest bot, told by names and from the right side."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table.thrown_away import decision_thrown, thrown_away

from reverie.bots import Seen, find_bot
from reverie.games import find_game
from reverie.kernel.agenda import pending_for
from reverie.kernel.choice import NATURE
from reverie.kernel.codec import save
from reverie.kernel.match import Match
from reverie.kernel.text import LANGUAGES
from reverie.table.hub.replays import Replay
from reverie.table.hub.thinking import Weighing, _weigh
from reverie.table.web.curve import curve_of
from reverie.table.web.turning import (
    Turn,
    decisions_of,
    dice_fell,
    kind_of,
    name_of,
    point_of,
    rest_before,
    turns_of,
    unusual,
)

SAID: dict[str, Any] = {
    "best": None, "better": 0.0, "doubt": 0.0, "given": 50.0, "luck": 0.0, "luck_doubt": 0.0, "meant": 50.0, "next": 50.0,
    "reached": 50.0, "reason": "bot-any", "reason_args": {}, "usual": True,
}  # fmt: skip


def played(name: str, wishes: dict[str, Any], bots: tuple[str, str], seed: int) -> Replay:
    game = find_game(name)
    match = Match(game, game.setup(wishes), seed, ["Ilse", bots[1]])
    players = [find_bot(bot, seed) for bot in bots]
    while match.outcome() is None:
        choice = match.choices()[0]
        match.submit(choice.seat, players[choice.seat].choose(Seen(game, match.state, choice)))
    return Replay("x", match, game.title, ["Ilse", bots[1]], 1)


@pytest.fixture(scope="module")
def duel() -> Replay:
    return played("dice_throne", {"heroes": ["barbarian", "paladin"]}, ("normal", "normal"), 5)


@pytest.fixture(scope="module")
def battle() -> Replay:
    return played("dreamblade", {}, ("random", "greedy"), 3)


def test_windows_that_were_let_pass_are_no_decisions(duel: Replay) -> None:
    match = duel.match
    page = match.game.web_page("en")
    numbers = decisions_of(match, page)
    asides = 0
    for number, (seat, answer) in enumerate(match.answers, start=1):
        choice = pending_for(match.past[number - 1], seat)
        assert choice is not None
        if seat == NATURE:
            assert number not in numbers
        elif choice.decision in page.asides() and answer == choice.passing():
            asides += 1
            assert number not in numbers
        elif choice.decision in match.game.bots.rests:
            assert number in numbers
    assert asides > 100


def test_the_luck_of_a_roll_is_reckoned_from_the_beginning_of_its_phase(duel: Replay) -> None:
    match = duel.match
    kinds = ("announce", "reroll")
    found = 0
    for number in decisions_of(match, match.game.web_page("en")):
        seat = match.answers[number - 1][0]
        choice = pending_for(match.past[number - 1], seat)
        assert choice is not None
        if choice.kind in kinds:
            began = pending_for(match.past[rest_before(match, number) - 1], seat)
            assert began is not None and began.kind == "roll"
            found += 1
    assert found > 20


@pytest.mark.parametrize(
    ("said", "kind"),
    [
        ({}, ""),
        ({"better": 12.0, "doubt": 2.0}, "mistake"),
        ({"better": 12.0, "doubt": 9.0}, ""),
        ({"better": 4.0, "doubt": 0.1}, ""),
        ({"luck": -20.0, "luck_doubt": 3.0}, "luck"),
        ({"luck": 20.0, "luck_doubt": 15.0}, ""),
        ({"luck": 20.0, "luck_doubt": 3.0, "better": 12.0, "doubt": 1.0}, "luck"),
        ({"luck": 8.0, "luck_doubt": 1.0, "better": 12.0, "doubt": 1.0}, "mistake"),
        ({"given": 60.0, "next": 45.0}, ""),
        ({"given": 60.0, "next": 45.0, "usual": False}, "found"),
    ],
)
def test_what_kind_of_a_turning_point_it_is(said: dict[str, Any], kind: str) -> None:
    assert kind_of(SAID | said) == kind


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["mistake", "luck", "found"])
def test_a_turning_point_in_words(duel: Replay, battle: Replay, kind: str, language: str) -> None:
    for made in (duel, battle):
        match = made.match
        page = match.game.web_page(language)
        for number in decisions_of(match, page)[::9]:
            seat, _answer = match.answers[number - 1]
            choice = pending_for(match.past[number - 1], seat)
            assert choice is not None
            said = SAID | {"best": choice.options.at(0), "better": 7.4, "luck": -20.0, "meant": 61.0, "reached": 41.0}
            point = point_of(made, page, Turn(number, rest_before(match, number), number, 9), said, kind)
            whole = " ".join([point["title"], *point["lines"]])
            assert not any(id in whole for id in ("greedy", "normal", "{", "points-")), whole
            assert all(line[0] == line[0].upper() and line.endswith(".") for line in point["lines"]), point["lines"]
            told = name_of(made, page, (1 - seat if kind == "luck" else seat,))
            assert point["who"]["name"] == told and told in point["title"]
            if kind == "luck":
                assert "61 %" in whole and "41 %" in whole and point["luck"] == 20
            if kind == "mistake":
                assert "57 %" in whole and "50 %" in whole and point["lost"] == 7


def test_a_bot_is_named_by_its_level(battle: Replay) -> None:
    page = battle.match.game.web_page("en")
    assert name_of(battle, page, (0,)) == "Ilse"
    assert name_of(battle, page, (1,)).startswith("Bot (")


def test_what_threw_a_game_away_is_weighed_and_told() -> None:
    """From the curve to the words: the decision is among those weighed, and a mistake, even where there is no time to weigh it longer."""
    match = thrown_away()
    made = Replay("x", match, match.game.title, ["Ilse", "Oskar"], 1)
    page = match.game.web_page("en")
    drawn = curve_of(made)
    assert drawn is not None
    (turn,) = [turn for turn in turns_of(match, page, drawn["values"]) if turn.number == decision_thrown(match)]
    seat, answer = match.answers[turn.number - 1]
    states = [save(match.game, made.state_at(step)) for step in (turn.number - 1, turn.began - 1, turn.until)]
    began = match.answers[turn.began - 1][1]
    said = _weigh(Weighing(match.game.name, seat, states[0], answer, states[1], began, states[2], 0.0, turn.number))
    assert kind_of(said) == "mistake" and said["better"] > 20
    assert "Announce nothing" in point_of(made, page, turn, said, "mistake")["lines"][0]


def test_phases_are_weighed_where_dice_fell_and_compared_at_rest(duel: Replay) -> None:
    """No swing is looked at that only says whose turn it is, and none between a blow and what it does."""
    match = duel.match
    page = match.game.web_page("en")
    drawn = curve_of(duel)
    assert drawn is not None
    turns = turns_of(match, page, drawn["values"])
    assert len(turns) >= 6
    for turn in turns:
        assert dice_fell(match, turn) or unusual(match, turn.number)
        after = (
            pending_for(match.past[turn.until], match.answers[turn.until][0])
            if turn.until < len(match.answers)
            else None
        )
        assert after is None or after.decision in match.game.bots.rests
    assert len({turn.began for turn in turns}) == len(turns), "one word about each phase"


def test_throwing_a_fight_away_is_weighed_as_a_mistake(battle: Replay) -> None:
    """The random player's worst decision by far: the weights agree with what a game from there shows."""
    match = battle.match
    worst = 0.0
    for number in decisions_of(match, match.game.web_page("en")):
        seat, answer = match.answers[number - 1]
        choice = pending_for(match.past[number - 1], seat)
        if seat != 0 or choice is None or choice.decision not in match.game.bots.rests:
            continue
        states = [save(match.game, match.past[step]) for step in (number - 1, number - 1, number)]
        said = _weigh(Weighing("dreamblade", 0, states[0], answer, states[1], answer, states[2], 0.01, 1))
        assert said["given"] + said["better"] >= said["given"] and 0 <= said["reached"] <= 100
        worst = max(worst, said["better"])
    assert worst > 5
