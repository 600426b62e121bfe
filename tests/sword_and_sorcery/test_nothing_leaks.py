"""What nobody may know stands on no page: two worlds that look the same are drawn the same (SS-1.13)."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules.odds import odds_of
from reverie.games.sword_and_sorcery.rules.state import CRITICALS, ENCOUNTERS, EVENTS, SHADOW, Quest
from reverie.kernel.agenda import owed
from reverie.kernel.chance import Stream
from reverie.testing.contract import random_step
from reverie.testing.looks import draw


def under_way(seed: int, steps: int) -> Quest:
    s = GAME.new(GAME.setup({"heroes": ["white-rose", "archer", "cleric"]}), seed)
    s.auto = True
    stream = Stream(seed)
    for _ in range(steps):
        if not s.pending:
            break
        random_step(s, stream)
    return s


def drawn(s: Quest, language: str) -> list[Any]:
    """Everything that terminal and browser show of a table."""
    page, web = GAME.page(language), GAME.web_page(language)
    console = Console(width=100, no_color=True)
    with console.capture() as found:
        console.print(page.board(s, 0, False))
    looked = [web.looked(s, 0, f"area-{name.replace('.', '-')}") for name in s.plan.areas.names]
    shown = [str(page.detail(s, name)) for name in ("A", "gremlin", *s.plan.areas.names)]
    return [found.get(), page.status(s, 0), web.overview(s, 0), draw(GAME, web, s, [], 0), looked, shown]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("language", ["en", "pl"])
def test_two_worlds_that_look_the_same_are_drawn_the_same(seed: int, language: str) -> None:
    s = under_way(seed, 120)
    one, other = GAME.determinize(s, 0, 1), GAME.determinize(s, 0, 2)
    assert any(one.piles.rows[pile].cards != other.piles.rows[pile].cards for pile in (EVENTS, ENCOUNTERS, CRITICALS))
    assert drawn(one, language) == drawn(other, language) == drawn(s, language)


def test_a_shadow_is_dealt_anew() -> None:
    s = under_way(1, 12)
    worlds = [GAME.determinize(s, 0, seed) for seed in range(6)]
    kinds = [tuple([thing.value for thing in world.things.rows if thing.kind == SHADOW]) for world in worlds]
    assert kinds[0] and len(set(kinds)) > 1
    assert GAME.view(s, 0)["things"] == GAME.view(GAME.determinize(s, 0, 3), 0)["things"]


def test_chances_are_the_same_in_every_world() -> None:
    position = {
        "hero": "A",
        "A": {"area": "14B.b", "items": ["longbow"]},
        "B": {"area": "14B.a"},
        "enemies": [{"enemy": "gremlin green 1", "area": "14B.b"}],
    }
    s = GAME.new(GAME.setup({"heroes": ["archer", "white-rose"], "position": position}), 1)
    attack = next(deed for deed in owed(s).options if deed[0] == "attack")
    found = [odds_of(GAME.determinize(s, 0, seed), 0, attack) for seed in range(3)]
    assert all(one is not None and one.wounds == found[0].wounds for one in found)  # type: ignore[union-attr]
