"""Part 9: rulings about what the cards are, not about what happens."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import skilled
from tests.sword_and_sorcery.scene import scene
from tests.sword_and_sorcery.shelf import cast, library

from reverie.games.sword_and_sorcery.content.library import TEXT
from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.force import power_level
from reverie.games.sword_and_sorcery.words.wording import Wording
from reverie.kernel.text import LANGUAGES
from reverie.testing import rule


@rule("SS-Q64")
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_without_the_slips_of_the_source(language: str) -> None:
    """Thorgar is called so everywhere; what an enemy prefers is a victim."""
    wording = Wording(library(), language)
    assert wording.name("hero-thorgar").startswith("Thorgar")
    for file in TEXT.glob("*.ftl"):
        text = file.read_text(encoding="utf-8")
        assert "Throgar" not in text
        assert "preferowany wróg" not in text.lower()


@rule("SS-Q76")
def test_weapons_of_a_single_number() -> None:
    """Stash weapons for the hand and gremlins' claws roll two red dice, stones two blue ones; daggers of raiders hit for sure."""
    items = {item.id: item for item in cast().items}
    for id in ("broadsword", "worn-mace", "pocket-knife"):
        front, enchanted = items[id].sides
        assert front.weapon is not None and enchanted.weapon is not None
        assert (front.weapon.attack, enchanted.weapon.attack) == ((0, 2, 0), (1, 2, 0))
    gremlin = cast().enemies[cast().enemy_codes["gremlin green 1"]].sheets[0]
    assert (gremlin.main.attack, gremlin.weapon(t.OFF).attack) == ((0, 2, 0), (0, 0, 2))
    for rank in ("blue", "red"):
        raider = cast().enemies[cast().enemy_codes[f"raider {rank} 1"]].sheets[0]
        assert raider.weapon(t.OFF).attack == (2, 0, 0)


@rule("SS-Q90", "SS-5.19", "SS-28.17")
@pytest.mark.parametrize(("rank", "level"), [(1, 1), (4, 1), (5, 2), (7, 2)])
def test_high_ranks_are_played_and_meet_stronger_enemies(rank: int, level: int) -> None:
    """A quest by itself may begin at any rank; from V on enemy powers are of level II."""
    heroes = {"Ecarus": "white-rose 14B.b", "Shae": "rogue 14B.c"}
    q = scene("14B", (), {"rank": rank}, **heroes, g="gremlin blue 1 14B.b")
    assert power_level(q.s, q.foe("g")) == level
    setup = GAME.setup({"rank": rank, "heroes": ["white-rose", "rogue"]})
    assert setup["rank"] == rank


@rule("SS-Q90", "SS-19.9")
def test_every_line_of_every_power_is_reached_by_some_rank() -> None:
    """No power has a line above rank VII; a hero of rank VII is offered each line of a power in turn."""
    for power in cast().powers:
        assert all([1 <= line.rank <= t.MOST_RANK for line in power.lines])
    q = scene("14B", Thorgar="cleric 14B.b", Shae="rogue 14B.c")
    skilled(q, "Thorgar", 7, "heal-wounds")
    q.s.figures.edit(0).wounds = 9
    q.turn("Thorgar")
    lines = [deed[2] for deed in q.options() if deed[0] == "power"]
    assert lines == [0, 1, 2]
