"""Where a game asks for it, an answer that `hard` found proves itself in imagined worlds of its own before it replaces the heuristic's."""

from __future__ import annotations

from typing import Any

import pytest
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.bots.base import Seen
from reverie.bots.hard import HardBot, Trial
from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.frames import HeroTurn
from reverie.games.sword_and_sorcery.rules.state import Quest
from reverie.kernel.adviser import Adviser
from reverie.kernel.agenda import innermost


@pytest.fixture(autouse=True)
def proving(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that asks for proof, in which to end the turn is worth a trial."""

    def candidates(bots: Adviser[Quest], s: Quest, choice: Any, _most: int, _streams: list[int]) -> list[Any]:
        return [bots.advise_well(s, choice).answer, "end"]

    monkeypatch.setattr(type(GAME.bots), "fresh", 12)
    monkeypatch.setattr(type(GAME.bots), "candidates", candidates)


@pytest.fixture
def sober(monkeypatch: pytest.MonkeyPatch) -> None:
    """Worlds in which whatever is not the end of a turn comes out better."""

    def tried(_bot: HardBot, _seen: Seen, trials: list[Trial]) -> None:
        for trial in trials:
            trial.values.append(-0.2 if trial.answer == "end" else 0.3)

    monkeypatch.setattr(HardBot, "try_out", tried)


def striking() -> Scene:
    q = scene("1B 8B 14B", Ecarus="white-rose 1B.a broadsword", Thorgar="cleric 1B.a", g="gremlin green 1 1B.a")
    q.s.plan.objectives = (q.area("14B.b"),)
    q.turn("Ecarus")
    return q


@pytest.mark.interpreted
@pytest.mark.usefixtures("sober")
def test_an_answer_proves_itself_only_where_it_is_better() -> None:
    q = striking()
    seen, bot = Seen(GAME, q.s, q.choice), HardBot(1, playouts=1)
    strike = ("attack", t.MAIN, q["g"])
    assert q.choice.options.has(strike) and q.choice.options.has("end")
    assert bot.proves(seen, strike, "end")
    assert not bot.proves(seen, "end", strike)
    assert not bot.proves(seen, strike, strike), "no better than itself"


@pytest.mark.interpreted
@pytest.mark.usefixtures("sober")
def test_luck_in_the_first_worlds_is_not_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """To end the turn seems best by far in a few worlds; in others it does not, and the heuristic's answer stands."""
    q = striking()

    def lucky(_bot: HardBot, _seen: Seen, trials: list[Trial], _least: int = 0) -> tuple[list[Trial], int]:
        for trial in trials:
            trial.values += [0.9, 0.8] if trial.answer == "end" else [-0.9, -0.8]
        return trials, 2 * len(trials)

    monkeypatch.setattr(HardBot, "tried", lucky)
    advised = GAME.bots.advise_well(q.s, q.choice).answer
    assert advised != "end"
    assert HardBot(1, playouts=1).choose(Seen(GAME, q.s, q.choice)) == advised
    monkeypatch.setattr(type(GAME.bots), "fresh", 0)
    assert HardBot(1, playouts=1).choose(Seen(GAME, q.s, q.choice)) == "end"


class Clock:
    """A clock that only imagined games move."""

    def __init__(self, playout: float) -> None:
        self.now = 100.0
        self.playout = playout

    def perf_counter(self) -> float:
        return self.now

    def follow(self, _bots: object, s: Quest, *_rest: object) -> float:
        """Only to end the turn looks well."""
        self.now += self.playout
        return 0.5 if innermost(s, HeroTurn) is None else -0.5


@pytest.mark.interpreted
@pytest.mark.parametrize(("playout", "changed"), [(0.001, True), (0.1, False), (0.6, False), (3.0, False)])
def test_it_answers_in_its_time_however_slow_the_machine(
    monkeypatch: pytest.MonkeyPatch, playout: float, changed: bool
) -> None:
    """Search and proof share the time; where it is too short for them, the heuristic's answer stands."""
    clock = Clock(playout)
    monkeypatch.setattr("reverie.bots.hard.time", clock)
    monkeypatch.setattr("reverie.bots.hard.follow", clock.follow)
    monkeypatch.setattr("reverie.bots.search.time", clock)
    q = striking()
    advised = GAME.bots.advise_well(q.s, q.choice).answer
    found = HardBot(1, seconds=1.0).choose(Seen(GAME, q.s, q.choice))
    assert clock.now - 100.0 <= max(1.0, playout)
    assert (found == "end") is changed and (changed or found == advised)
