"""A user's pack with an enemy, an item, a talent, a tile and a quest of its own: no code, and everything plays."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.console import Console

from reverie.games.sword_and_sorcery.game import GAME, SwordAndSorceryGame
from reverie.games.sword_and_sorcery.rules.state import Quest
from reverie.kernel.agenda import owed, submit
from reverie.kernel.chance import Stream
from reverie.kernel.content import ContentError
from reverie.testing.contract import play_checked, random_step

PACK = Path(__file__).parents[1] / "pack"
COOKBOOK = Path(__file__).parents[3] / "docs" / "cookbook-sword-and-sorcery.md"


@pytest.fixture(scope="module")
def game() -> SwordAndSorceryGame:
    return GAME.with_content((PACK,))


def beside(game: SwordAndSorceryGame, **more: object) -> Quest:
    """Two heroes beside a ghoul."""
    position = {
        "hero": "A",
        "A": {"area": "14B.b", "items": ["longsword", "millers-lamp"]},
        "B": {"area": "14B.b"},
        "enemies": [{"enemy": "ghoul green 1", "area": "14B.b"}],
    }
    return game.new(game.setup({"quest": "W", "heroes": ["white-rose", "archer"], "position": position, **more}), 1)


def test_it_is_checked_and_counted(game: SwordAndSorceryGame) -> None:
    summary, warnings = GAME.check_content(PACK)
    assert summary == "5 heroes, 48 powers, 87 items, 26 enemies, 39 tile faces, 8 quests" and warnings == []
    assert "W" in game.library.quests and "W" not in GAME.library.quests
    assert game.content_digest(game.setup({"quest": "P"})) != GAME.content_digest(GAME.setup({"quest": "P"}))


def test_its_quest_is_played_by_whoever_comes(game: SwordAndSorceryGame) -> None:
    for seed in range(3):
        made = game.setup({"quest": "W", "heroes": ["white-rose", "archer"][: 2 + 0 * seed]})
        s = game.new(made, seed)
        s.auto = True
        stream = Stream(seed)
        while s.pending:
            random_step(s, stream)
        assert s.ended in ("won", "event-deck", "all-ghosts")


def test_it_keeps_the_contract(game: SwordAndSorceryGame) -> None:
    play_checked(game, game.setup({"quest": "W", "heroes": ["white-rose", "archer"]}), 1, thorough=3)


def test_its_enemy_fights_by_its_scroll_and_the_quest_is_won_with_it(game: SwordAndSorceryGame) -> None:
    s = beside(game, dice={"dice A": [8, 8], "enemy dice": [1]})
    s.auto = True
    ghoul = s.plan.figures[0][0]
    submit(s, 0, "focus")
    submit(s, 0, ("attack", 0, ghoul))
    while s.pending and owed(s).kind != "reading":
        choice = owed(s)
        passing = choice.passing()
        submit(s, choice.seat, passing if passing is not None else choice.options.at(0))
    assert s.book().nodes[s.read[-1]].id == "W.2"


def test_its_words_are_told_in_both_languages(game: SwordAndSorceryGame) -> None:
    for language, words in {
        "en": ("Ghoul (green 1)", "Mill Floor", "Miller's Lamp", "The Drowned Mill"),
        "pl": ("Ghul (zielony 1)", "Izba", "Lampa młynarza", "Zatopiony młyn"),
    }.items():
        s = beside(game)
        console = Console(width=100, no_color=True)
        with console.capture() as found:
            console.print(game.page(language).board(s, 0, False))
        assert [word for word in words if word not in found.get()] == []


def test_what_is_wrong_with_it_is_told(tmp_path: Path) -> None:
    for file in (one for one in PACK.rglob("*") if one.is_file()):
        target = tmp_path / file.relative_to(PACK)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(
            file.read_text(encoding="utf-8").replace("ghoul green 2]", "ghoul green 3]"), encoding="utf-8"
        )
    with pytest.raises(ContentError, match=r"W\.yaml:\d+: .*there is no enemy card 'ghoul green 3'"):
        GAME.check_content(tmp_path)


def test_the_cookbook_shows_what_stands_in_the_pack() -> None:
    """Its examples are parts of these files, line by line."""
    files = "\n".join(file.read_text(encoding="utf-8") for file in sorted(PACK.rglob("*")) if file.is_file())
    lines = {line.strip() for line in files.splitlines()}
    shown = re.findall(r"^```(?:yaml|ftl|text)\n(.*?)^```$", COOKBOOK.read_text(encoding="utf-8"), re.M | re.S)
    assert len(shown) >= 6
    for block in shown:
        assert [line for line in block.splitlines() if line.strip() and line.strip() not in lines] == []
