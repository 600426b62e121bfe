"""What an imagined world is drawn by: `uniform` deals unseen cards as they were dealt, `likely` by what players tend to hold."""

from __future__ import annotations

from reverie.games.dice_throne import GAME
from reverie.games.dice_throne.rules.state import DiceThrone
from reverie.kernel.game import LIKELY, UNIFORM
from reverie.kernel.match import Match

WORLDS = 600


def begun() -> DiceThrone:
    """A duel at its first decision."""
    s: DiceThrone = Match(GAME, GAME.setup({"heroes": ["barbarian", "pyromancer"]}), 5).state
    return s


def held(belief: str) -> list[float]:
    """How often each card of the opponent, of which four of thirty-two are in hand at the beginning, is imagined there."""
    s = begun()
    counts = dict.fromkeys(s.players[1].hand + s.players[1].deck, 0)
    for seed in range(WORLDS):
        for card in GAME.determinize(s, 0, seed, belief).players[1].hand:
            counts[card] += 1
    return [count / WORLDS for count in counts.values()]


def test_a_uniform_belief_is_what_was_dealt() -> None:
    """Each card one time in eight: five standard deviations either way."""
    spread = 5 * (1 / 8 * 7 / 8 / WORLDS) ** 0.5
    assert all(abs(rate - 1 / 8) < spread for rate in held(UNIFORM))


def test_a_likely_belief_is_another() -> None:
    assert max(held(LIKELY)) > 0.2
    s = begun()
    assert GAME.determinize(s, 0, 1).players[1].hand == GAME.determinize(s, 0, 1, LIKELY).players[1].hand
