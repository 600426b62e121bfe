"""Lens and stage: what is picked, what is seen, and that nobody sees more than their view. No library but Reverie's own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from tests.envs.tables import TABLES
from tests.kernel import hidden_hands

from reverie.envs.stage import Stage, stage_of
from reverie.envs.text import TextStage, labels
from reverie.games import GAMES, find_game
from reverie.kernel.chance import Stream
from reverie.kernel.choice import NATURE, IllegalAnswer
from reverie.kernel.codec import digest
from reverie.kernel.domain import Listed
from reverie.kernel.game import UNIFORM
from reverie.kernel.lens import SLOTS, LensError

tables = pytest.mark.parametrize(("game", "wishes"), TABLES.values(), ids=list(TABLES))


def played(stage: Stage, seed: int, most: int = 400) -> Iterator[int]:
    """Random picks; yields before each."""
    stream = Stream(seed)
    stage.reset(seed)
    for number in range(most):
        if stage.over():
            return
        yield number
        stage.step(stage.ids[stream.below(len(stage.ids))])


@tables
def test_every_pick_has_a_number_of_its_own(game: str, wishes: Any) -> None:
    stage = stage_of(game, wishes)
    for _ in played(stage, 3):
        assert len(set(stage.ids)) == len(stage.ids) == len(stage.picks) > 1
        assert all(0 <= action < stage.lens.size for action in stage.ids)
        for option in stage.options():
            block, index = stage.lens.describe(option.action)
            assert (option.block, option.index) == (block, index)


@tables
def test_an_observation_follows_from_the_view_of_its_viewer(game: str, wishes: Any) -> None:
    """In a world that looks the same to a viewer, the viewer observes the same bytes and is offered the same picks."""
    stage = stage_of(game, wishes)
    for number in played(stage, 5):
        if number % 7:
            continue
        for viewer in range(stage.seats):
            twin = stage.clone()
            twin.state = stage.game.determinize(stage.now(), viewer, number, UNIFORM)
            assert twin.observe(viewer) == stage.observe(viewer)
            if viewer == stage.seat and not stage.prefix:
                assert stage.lens.names(twin.state, stage.choice, (), stage.picks) == stage.ids  # type: ignore[arg-type]


@tables
def test_a_board_that_goes_on_from_the_last_one_has_the_bytes_of_one_that_is_written_anew(
    game: str, wishes: Any
) -> None:
    """For everybody, whether they looked a moment ago or long ago, and in the next game as well."""
    stage = stage_of(game, wishes)
    for seed in (7, 8):
        for number in played(stage, seed, 300):
            for viewer in range(stage.seats):
                if stage.prefix or number % (viewer + 1):
                    continue
                anew = bytearray(stage.lens.width)
                stage.lens.board(stage.now(), stage.game.view(stage.now(), viewer), viewer, anew)
                if stage.choice is not None:
                    stage.lens.draft(viewer, stage.choice, stage.made, anew)
                assert stage.observe(viewer) == anew, (number, viewer)


@tables
def test_what_somebody_is_about_to_answer_nobody_else_observes(game: str, wishes: Any) -> None:
    stage = stage_of(game, wishes)
    drafts = 0
    for number in played(stage, 2):
        if number % 3:
            continue
        twin = stage.clone()
        twin.step(twin.ids[-1])
        if twin.prefix:
            drafts += 1
            for viewer in range(stage.seats):
                same = stage.observe(viewer) == twin.observe(viewer)
                assert same == (viewer != stage.seat)
    assert drafts or game != "dreamblade"


@tables
def test_a_pick_that_may_not_be_made_changes_nothing_and_a_clone_plays_on_alone(game: str, wishes: Any) -> None:
    stage = stage_of(game, wishes)
    for number in played(stage, 4, 60):
        before = digest(stage.game, stage.now())
        wrong = next(action for action in range(stage.lens.size) if action not in stage.ids)
        with pytest.raises(IllegalAnswer):
            stage.step(wrong)
        twin = stage.clone()
        for _ in range(5 if number % 10 == 0 else 0):
            if not twin.over():
                twin.step(twin.ids[0])
        assert digest(stage.game, stage.now()) == before


@tables
def test_natures_picks_are_told_apart_and_equal_ones_count_as_often_as_they_are_there(game: str, wishes: Any) -> None:
    """Two copies of a card in a lot are one outcome, twice as likely."""
    doubled = 0
    for seed in range(3):
        stage = stage_of(find_game(game), wishes, chance=True)
        for _ in played(stage, seed):
            if stage.seat == NATURE and stage.choice is not None:
                assert len(set(stage.picks)) == len(stage.picks) == len(stage.odds()) == len(stage.ids)
                assert sum(stage.odds()) == pytest.approx(1)
                if isinstance(stage.choice.options, Listed):
                    everything = tuple(stage.choice.options)
                    doubled += len(everything) > len(stage.picks)
                    assert stage.odds() == [everything.count(pick) / len(everything) for pick in stage.picks]
    assert doubled or game != "etherfields"


@tables
def test_returns_are_what_the_outcome_says(game: str, wishes: Any) -> None:
    stage = stage_of(game, wishes)
    for _ in played(stage, 1, 20_000):
        assert stage.returns() == (0.0,) * stage.seats
    assert stage.over()
    outcome = stage.game.outcome(stage.now())
    assert outcome is not None
    for seat, gained in enumerate(stage.returns()):
        assert (gained > 0) == (seat in outcome.winners) and -1 <= gained <= 1
    if stage.game.together:
        assert set(stage.returns()) <= {1.0} or set(stage.returns()) == {-1.0}
    else:
        assert sum(stage.returns()) == pytest.approx(0)


def test_one_network_plays_both_seats_of_dreamblade() -> None:
    """At the first spawn of either seat the own reserves are the first miniatures, and the own first row the lowest cells."""
    stage = stage_of("dreamblade")
    met: dict[int, set[tuple[str, int]]] = {0: set(), 1: set()}
    for _ in played(stage, 6, 200):
        if stage.choice is not None and stage.choice.kind == "spawn":
            met[stage.seat] |= {stage.lens.describe(action) for action in stage.ids}
    for told in met.values():
        assert {index for block, index in told if block == "spawn"} and all(i < 24 for b, i in told if b == "spawn")
        assert {index for block, index in told if block == "cell"} & set(range(5))


def test_a_lens_is_told_from_another_by_its_digest() -> None:
    """The same for the same content, whatever the seed; another for other content or another game."""
    duel = find_game("dice_throne")
    one, two = [duel.lens(duel.setup({"heroes": ["barbarian", hero]})) for hero in ("paladin", "paladin")]
    assert one.digest == two.digest
    assert len({find_game(name).lens(find_game(name).lab.setup(0)).digest for name in GAMES}) == len(GAMES)


def test_a_game_without_a_lens_of_its_own_has_one_that_tells_picks_by_number_and_place() -> None:
    toy = hidden_hands.GAME
    stage = Stage(toy, toy.setup({}))
    for _ in played(stage, 1):
        assert {option.block for option in stage.options()} <= {"number", "slot"}
        assert any(stage.observe(0))
    assert stage.over()


def test_more_picks_than_places_are_refused_and_not_mixed_up() -> None:
    stage = stage_of("sword_and_sorcery")
    stage.reset(1)
    assert stage.choice is not None
    with pytest.raises(LensError, match="tells 512 by their places"):
        stage.lens.names(stage.now(), stage.choice, (), tuple([("no such", n, 0) for n in range(SLOTS + 1)]))
    with pytest.raises(LensError, match="no number of this lens"):
        stage.lens.describe(stage.lens.size)


def test_idle_windows_are_answered_by_the_stage() -> None:
    """DT: with `windows: all` everybody is asked everywhere; most of it leaves nothing but to pass."""
    wishes = {"heroes": ["barbarian", "paladin"], "sudden_death": 4}
    asked = []
    for skip in (True, False):
        stage = stage_of("dice_throne", wishes, skip)
        asked.append(sum(1 for _ in played(stage, 1, 20_000)))
        for _ in played(stage, 1, 100):
            assert not skip or not stage.lens.idle(stage.choice)  # type: ignore[arg-type]
    assert asked[0] < asked[1]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_whoever_reads_only_text_can_play(game: str, language: str) -> None:
    """The last number told is answered by turns with the first, until the game is over or long enough."""
    text = TextStage(game, language=language)
    text.reset(1)
    for number in range(120):
        if text.over():
            break
        lines = text.ask().split("\n")
        assert len(labels(text.stage, language)) == len(text.stage.ids) and all(labels(text.stage, language))
        with pytest.raises(IllegalAnswer, match="a number from 1 to"):
            text.reply("resign")
        text.reply(lines[-1].split(".")[0] if number % 2 else "1")
    if text.over():
        assert text.ask()


def test_the_rules_the_bots_and_the_stage_need_no_extra() -> None:
    """Every game is found and played without NumPy, and without what only a server needs."""
    code = (
        "import sys, reverie.kernel.game, reverie.bots, reverie.envs.stage, reverie.envs.text; from reverie.games import GAMES, find_game;"
        "[find_game(name).new(find_game(name).lab.setup(0), 1) for name in GAMES];"
        "extras = {'numpy', 'gymnasium', 'pettingzoo', 'pyspiel', 'polars', 'litestar', 'jinja2', 'sqlalchemy', 'uvicorn'};"
        "sys.exit(' '.join(sorted(extras & set(sys.modules))) or 0)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
