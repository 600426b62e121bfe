"""A campaign of three small quests for tests: the Ferry leads to the Orchard, or past it, to the Hearth."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from reverie.bots import find_bot
from reverie.games.sword_and_sorcery.campaign.model import Souls
from reverie.games.sword_and_sorcery.game import GAME, SwordAndSorceryGame
from reverie.kernel.game import LOST
from reverie.kernel.plain import Body
from reverie.lab.play import begun, ending, play_out
from reverie.parts.campaign.model import Ended

ROAD = Path(__file__).parent / "road"
FERRY, ORCHARD, HEARTH = "R1", "R2", "R3"
LOSS = Ended(LOST, (), {"read": ["R1.1"], "rounds": 4, "deaths": 2})


@cache
def game() -> SwordAndSorceryGame:
    return GAME.with_content((ROAD,))


@cache
def road() -> Souls:
    return Souls(game(), FERRY)


def fresh(**wishes: str) -> Body:
    """A campaign as nobody in particular begins it."""
    campaign = road()
    usual = {key: values[0] for key, values in campaign.wishes().items()}
    return campaign.begin({**usual, "seed": 1, **wishes})


def played(legacy: Body, seed: int = 3) -> Ended:
    """The quest that is due, played by bots to its end."""
    campaign, table = road(), game()
    setup = table.setup(campaign.setup(legacy, campaign.open_chapters(legacy)[0], 0))
    s = begun(table, setup, seed)
    play_out(table, s, [find_bot("normal", seat) for seat in range(len(s.heroes))], [{}] * len(s.heroes), {})
    outcome = ending(table, s)
    return Ended(outcome.result, tuple(outcome.winners), table.legacy(s))


def after(legacy: Body, seed: int = 3) -> Body:
    """The legacy when the quest that is due has been won."""
    campaign = road()
    ended = played(legacy, seed)
    assert ended.result == "won"
    return campaign.after(legacy, campaign.open_chapters(legacy)[0], ended)
