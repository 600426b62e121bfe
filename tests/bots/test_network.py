"""Value networks: the arithmetic is that of NumPy, what was trained for something else is refused, and who asks one plays by it."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import pytest
from tests.bots.ferry import HELM, STRANGER, STRANGERS, WORTH, Ferry, FerryAdviser, FerryGame

from reverie.bots import Seen, find_bot
from reverie.bots.network import FAR, FILE, SURE, Network, NetworkError, digest_of, logit, network_of, read, told, worth
from reverie.games import BUILT_IN, find_game
from reverie.kernel.adviser import Adviser
from reverie.kernel.agenda import answer_for_nature, owed, submit
from reverie.kernel.choice import NATURE
from reverie.kernel.decision import Decision
from reverie.kernel.game import Game
from reverie.kernel.state import State

FEATURES = ("kept", "shared")


class Taught(FerryAdviser):
    """It tells whether the oar was kept or shared, before the stranger does anything."""

    features: ClassVar[tuple[str, ...]] = FEATURES
    rests: ClassVar[tuple[Decision, ...]] = (STRANGERS,)
    ahead: ClassVar[int] = 0

    def features_of(self, s: Ferry, seat: int) -> list[float]:
        return [float("keep" in s.chosen), float("share" in s.chosen)]


class Crossing(FerryGame):
    """The ferry with a folder of its own, in which a network may lie."""

    adviser: ClassVar[type[Adviser]] = Taught

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.at = folder

    def folder(self) -> Path:
        return self.at


def made(inputs: int, units: int, seed: int) -> Network:
    rng = np.random.default_rng(seed)
    return Network(
        rng.normal(0, 3, inputs).tolist(),
        rng.uniform(0.5, 2, inputs).tolist(),
        rng.normal(0, 1, (units, inputs)).tolist(),
        rng.normal(0, 1, units).tolist(),
        rng.normal(0, 1, units).tolist(),
        0.3,
    )


def fond_of(feature: int) -> Network:
    """A network that thinks nothing matters but one feature."""
    weights = [0.0] * (1 + len(FEATURES))
    weights[1 + feature] = 1.0
    return Network([0.0] * 3, [1.0] * 3, [weights], [0.0], [3.0], 0.0)


def shipped(folder: Path, network: Network) -> Crossing:
    game = Crossing(folder)
    (folder / FILE).parent.mkdir(exist_ok=True)
    (folder / FILE).write_text(json.dumps(told(network, game, {})))
    return game


# Numbers -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_the_arithmetic_is_that_of_numpy(seed: int) -> None:
    """Beside the whole numbers of the file, straight from their definition."""
    game = Crossing(Path())
    network = made(3, 7, seed)
    body = told(network, game, {})
    rows = np.array(body["hidden"]) / 1000
    middles, spreads = np.array([row[1:] for row in body["inputs"]]).T
    rng = np.random.default_rng(100 + seed)
    for _ in range(20):
        value = float(rng.uniform(-1, 1))
        features = rng.normal(0, 6, 2)
        known = math.log((1 + min(max(value, -SURE), SURE)) / (1 - min(max(value, -SURE), SURE)))
        scaled = np.clip((np.array([known, *features]) - middles) / spreads, -FAR, FAR)
        hidden = np.maximum(rows[:, 2:] @ scaled + rows[:, 1], 0)
        wanted = math.tanh((known + rows[:, 0] @ hidden + body["last"] / 1000) / 2)
        assert read(game, body, "it").judged(value, features.tolist()) == pytest.approx(wanted, abs=1e-12)
        assert network.judged(value, features.tolist()) == pytest.approx(wanted, abs=0.1), "thousandths are fine enough"


def test_a_file_says_all_there_is() -> None:
    game = Crossing(Path())
    body = told(made(3, 4, 1), game, {"seed": 1})
    assert told(read(game, body, "it"), game, {"seed": 1}) == body == json.loads(json.dumps(body))


def test_where_no_features_are_told_the_estimate_stands() -> None:
    assert made(3, 4, 1).judged(0.25, []) == 0.25


def test_what_is_over_is_not_estimated() -> None:
    game = Crossing(Path())
    s = game.new({"advised": "drift"}, 0)
    submit(s, HELM, "keep")
    network = fond_of(0)
    assert worth(game.bots, s, (HELM,), network) > game.bots.evaluate(s, HELM) == worth(game.bots, s, (HELM,), None)
    submit(s, STRANGER, "wave")
    assert not s.pending
    assert worth(game.bots, s, (HELM,), network) == WORTH["keep"][HELM]


# Refused -------------------------------------------------------------------------------------------------------------


def broken(change: dict[str, Any]) -> dict[str, Any]:
    return {**told(made(3, 4, 1), Crossing(Path()), {}), **change}


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"format": 2}, "no network of format 1"),
        ({"game": "chess"}, "trained for 'chess', not for 'ferry'"),
        ({"digest": "0" * 24}, "other features of ferry"),
        ({"inputs": [["evaluate", 0, 1]]}, "the layers do not fit together; there are 3 inputs"),
        ({"inputs": [["evaluate", 0, 0]] * 3}, "a spread above 0"),
        ({"inputs": [["evaluate"]] * 3}, "numbers are missing"),
        ({"hidden": [[1, 2, 3]]}, "the layers do not fit together"),
        ({"hidden": [["1", None]]}, "numbers are missing"),
        ({"last": None}, "numbers are missing"),
    ],
)
def test_what_does_not_fit_is_refused_with_words(change: dict[str, Any], words: str) -> None:
    with pytest.raises(NetworkError, match=words):
        read(Crossing(Path()), broken(change), "it")


def test_a_network_knows_the_features_it_was_trained_for(tmp_path: Path) -> None:
    """The same file, the same game, but it counts something else by now."""

    class Recounted(Taught):
        features: ClassVar[tuple[str, ...]] = ("kept", "handed")

    game = shipped(tmp_path, fond_of(0))
    was = digest_of(game)
    game.bots = Recounted(game)
    assert digest_of(game) != was
    with pytest.raises(NetworkError, match="train it again"):
        find_bot("hard:3", 1).choose(Seen(game, s := game.new({"advised": "drift"}, 0), s.pending[0]))


def test_a_file_that_is_none_is_refused(tmp_path: Path) -> None:
    game = shipped(tmp_path, fond_of(0))
    (tmp_path / FILE).write_text("{")
    with pytest.raises(NetworkError, match="no JSON"):
        network_of(game)


# Who asks ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("feature", "answer"), [(0, "keep"), (1, "share")])
def test_hard_and_master_go_by_it_and_plain_does_not(tmp_path: Path, feature: int, answer: str) -> None:
    """Left alone everybody shares: it helps the ally more than it costs."""
    game = shipped(tmp_path, fond_of(feature))
    s = game.new({"advised": "drift"}, 0)
    for name, wanted in (("hard:24", answer), ("master:24", answer), ("plain:24", "share")):
        assert find_bot(name, 1).choose(Seen(game, s, s.pending[0])) == wanted, name


def test_a_game_without_a_network_is_judged_as_it_estimates(tmp_path: Path) -> None:
    game = Crossing(tmp_path)
    assert network_of(game) is None
    s = game.new({"advised": "drift"}, 0)
    assert find_bot("hard:24", 1).choose(Seen(game, s, s.pending[0])) == "share"


# Our games -----------------------------------------------------------------------------------------------------------


def some(game: Game, seed: int) -> State:
    """A duel, or a party of the first scenario after the lesson, a few answers on."""
    scenarios = game.lab.scenarios()
    scenario = scenarios[min(1, len(scenarios) - 1)]
    setup = game.lab.party_setup(scenario, 2, seed) if game.together else game.lab.setup(seed)
    s: State = game.new(setup, seed)
    s.auto = True
    for _ in range(20 * seed):
        while s.pending and s.pending[0].seat == NATURE:
            answer_for_nature(s)
        if not s.pending:
            break
        choice = owed(s)
        submit(s, choice.seat, game.bots.advise(s, choice).answer)
    return s


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_game_tells_its_features_and_its_network_fits_them(name: str) -> None:
    game = find_game(name)
    network = network_of(game)
    assert (network is None) == game.together, "of parties hard and master play by the estimate alone"
    if network is None:
        network = made(1 + len(game.bots.features), 3, 1)
    assert len(set(game.bots.features)) == len(game.bots.features) == len(network.middles) - 1
    found = 0
    for seed in range(1, 6):
        s = some(game, seed)
        if not s.pending:
            continue
        for seat in range(len(game.seats_of(game.setup_of(s)))):
            features = game.bots.features_of(s, seat)
            if features:
                assert len(features) == len(game.bots.features)
                assert all(math.isfinite(value) for value in features)
                value = game.bots.evaluate(s, seat)
                assert -1 < network.judged(value, features) < 1
                found += 1
    assert found > 4


@pytest.mark.parametrize("name", ["dice_throne", "dreamblade"])
def test_what_is_good_for_one_is_bad_for_the_other(name: str) -> None:
    """A network sees a duel from both sides alike: what each of them thinks of it adds up to little."""
    game = find_game(name)
    network = network_of(game)
    assert network is not None
    for seed in range(1, 9):
        s = some(game, seed)
        if not s.pending:
            continue
        one, two = [network.judged(game.bots.evaluate(s, seat), game.bots.features_of(s, seat)) for seat in (0, 1)]
        assert abs(one + two) < 0.5


def test_only_duels_are_told() -> None:
    """Of more seats than it was trained for no network is asked."""
    game = find_game("dice_throne")
    s = game.new(game.setup({"mode": "free-for-all", "players": 4}), 1)
    assert game.bots.features_of(s, 0) == []


def test_an_estimate_is_a_logit() -> None:
    assert logit(0.0) == 0.0
    assert logit(math.tanh(0.4)) == pytest.approx(0.8)
    assert logit(1.0) == logit(SURE) == -logit(-1.0)


# Budgets -------------------------------------------------------------------------------------------------------------


class Clock:
    """A clock that only imagined games move."""

    def __init__(self, playout: float) -> None:
        self.now = 100.0
        self.playout = playout
        self.games = 0

    def perf_counter(self) -> float:
        return self.now

    def follow(self, *_told: object) -> float:
        self.now += self.playout
        self.games += 1
        return float(self.games % 7)


@pytest.mark.interpreted
@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("level", ["expert", "master"])
@pytest.mark.parametrize("playout", [0.002, 0.11, 0.9, 5.0])
def test_a_level_keeps_to_its_time(monkeypatch: pytest.MonkeyPatch, name: str, level: str, playout: float) -> None:
    """No imagined game is begun that does not fit, the first one apart, of which nobody knows how long it takes."""
    game = find_game(name)
    clock = Clock(playout)
    for module in ("hard", "search"):
        monkeypatch.setattr(f"reverie.bots.{module}.time", clock)
    monkeypatch.setattr("reverie.bots.hard.follow", clock.follow)
    behind = game.bots.levels[level]
    seconds = float(behind.partition(":")[2].removesuffix("s"))
    searched = 0
    s = some(game, 1)
    for _ in range(25):
        if not s.pending:
            break
        if s.pending[0].seat == NATURE:
            answer_for_nature(s)
            continue
        choice, before = owed(s), clock.now
        games = clock.games
        answer = find_bot(behind, 1).choose(Seen(game, s, choice))
        assert clock.now - before <= max(seconds, playout) + 1e-9
        searched += clock.games > games
        submit(s, choice.seat, answer)
    assert searched


@pytest.mark.interpreted
@pytest.mark.parametrize("level", ["hard", "master"])
def test_a_budget_of_playouts_is_kept(monkeypatch: pytest.MonkeyPatch, level: str) -> None:
    """As many imagined games as it takes to finish the last world."""
    game = find_game("dreamblade")
    clock = Clock(0.0)
    monkeypatch.setattr("reverie.bots.hard.follow", clock.follow)
    s = some(game, 1)
    bot = find_bot(f"{level}:60", 1)
    for _ in range(30):
        if s.pending[0].seat == NATURE:
            answer_for_nature(s)
            continue
        choice, before = owed(s), clock.games
        found = game.bots.candidates(s, choice, bot.most, [1])  # type: ignore[attr-defined]
        answer = bot.choose(Seen(game, s, choice))
        assert clock.games - before < 60 + max(1, len(found))
        submit(s, choice.seat, answer)
    assert clock.games > 100
