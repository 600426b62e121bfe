"""`reverie analyse`: luck is what came beside the mean of what could, mistakes are found where they were made."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from reverie.bots import Seen, find_bot
from reverie.bots.hard import HardBot, Stretch, weigh
from reverie.games import find_game
from reverie.kernel.choice import NATURE
from reverie.kernel.match import Match
from reverie.lab.analyse import Means, analyse, lines
from reverie.luck import falls_of, played_on


def match_of(game: str, bots: tuple[str, str] = ("normal", "normal"), seed: int = 1, most: int = 10_000) -> Match:
    rules = find_game(game)
    match = Match(
        rules,
        rules.setup(
            {"heroes": ["barbarian", "paladin"], "sudden_death": 3} if game == "dice_throne" else {"victory": 1}
        ),
        seed,
    )
    players = [find_bot(name, seed) for name in bots]
    while match.choices() and len(match.answers) < most:
        choice = match.choices()[0]
        match.submit(choice.seat, players[choice.seat].choose(Seen(rules, match.state, choice)))
    return match


@pytest.fixture(scope="module")
def duel() -> Match:
    return match_of("dice_throne", ("normal", "random"))


def test_luck_is_what_came_beside_the_mean_of_what_could(duel: Match) -> None:
    game = duel.game
    told = analyse(duel, Means(most=0, samples=6), game.page("en"))
    rolls = [step for step, (seat, _answer) in enumerate(duel.answers, start=1) if seat == NATURE]
    assert [roll["step"] for roll in told["rolls"]] == rolls
    assert all(roll["points"][0] == -roll["points"][1] for roll in told["rolls"])
    exact = [roll for roll in told["rolls"] if roll["exact"]]
    assert exact and len(exact) < len(rolls) and all(roll["margins"] == [0, 0] for roll in exact)
    assert any(roll["margins"][0] > 0 for roll in told["rolls"] if not roll["exact"])
    for roll in exact[:3]:
        before = duel.past[roll["step"] - 1]
        options = next(choice.options for choice in before.pending if choice.seat == NATURE)
        (fall,) = [fall for fall in falls_of(duel) if fall.step == roll["step"]]
        worths = [50 * played_on(fall, answer, 0) for answer in options]
        came = 50 * played_on(fall, fall.answer, 0)
        assert roll["points"][0] == pytest.approx(came - sum(worths) / len(worths), abs=0.01)
    assert sum(turn["luck"][0] for turn in told["turns"]) == pytest.approx(told["luck"][0]["points"], abs=1)
    outcome = duel.outcome()
    assert outcome is not None and outcome.winners == (0,) and told["curve"][-1]["values"] == [100.0, 0.0]


def test_the_mistakes_of_who_plays_at_random_are_found_and_told_with_what_was_better(duel: Match) -> None:
    told = analyse(duel, Means(most=3, playouts=60, samples=2), duel.game.page("en"))
    assert 1 <= len(told["decisions"]) <= 3 and all(one["seat"] == 1 for one in told["decisions"])
    dearest = told["decisions"][0]
    assert (
        dearest["cost"] > 0
        and dearest["given"] != dearest["better"]
        and dearest["why"]
        and dearest["rule"].startswith("DT-")
    )
    assert told["skill"][told["sides"][0]] == 0 >= told["skill"][told["sides"][1]]
    for side, name in enumerate(told["sides"]):
        assert sum(turn["skill"][side] for turn in told["turns"]) == pytest.approx(told["skill"][name], abs=0.06)
    assert any(dearest["better"] in line for line in lines(told))
    assert all(one["cost"] > 0 and one["given"] != one["better"] for one in told["decisions"])


def test_an_answer_that_leads_straight_to_dice_is_weighed_as_well() -> None:
    """The world that came of it begins with a roll."""
    match = match_of("dreamblade", ("greedy", "random"))
    ahead = zip(match.past, match.past[1:], match.answers, strict=False)
    before, after, (seat, given) = next(
        (s, reached, answer)
        for s, reached, answer in ahead
        if answer[0] != NATURE and reached.pending[0].seat == NATURE and s.pending[0].options.size() > 1
    )
    seen = Seen(match.game, before, before.pending[0])
    assert seen.seat == seat
    found = weigh(seen, given, Stretch(seen, given, after), HardBot(1, playouts=4))
    assert 0 <= found.given <= 100


def test_who_does_what_the_heuristic_does_makes_no_mistakes() -> None:
    match = match_of("dreamblade", most=40)
    told = analyse(match, Means(most=3, samples=2), match.game.page("pl"))
    assert told["decisions"] == [] and set(told["skill"].values()) == {0}


def test_the_command_tells_it(duel: Match, tmp_path: Path, reverie: Any) -> None:
    duel.write(tmp_path / "duel.jsonl")
    command = ("analyse", tmp_path / "duel.jsonl", "--most", "1", "--playouts", "12", "--samples", "2")
    done = reverie(*command)
    assert done.code == 0 and "chance to win of" in done.out and "luck of" in done.out, done.err
    told = json.loads(reverie(*command, "--json").out)
    assert len(told["curve"]) == len(duel.answers) + 1
    (tmp_path / "torn.jsonl").write_bytes((tmp_path / "duel.jsonl").read_bytes()[:-40])
    assert reverie("analyse", tmp_path / "torn.jsonl").code == 2
