"""A part is shared: the games stand on it. What `docs/parts.md` says of them is what they import."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import reverie
from reverie.games import BUILT_IN, find_game

HOME = Path(reverie.__file__).parent
DOCUMENT = Path(__file__).parents[2] / "docs" / "parts.md"
USES = {
    "dice_throne": (
        "rules.effects",
        "effects",
        "rules.decks",
        "rules.dice",
        "rules.windows",
        "wall",
        "campaign",
        "lessons",
    ),
    "sword_and_sorcery": (
        "rules.effects",
        "effects",
        "rules.decks",
        "rules.dice",
        "rules.windows",
        "rules.lasting",
        "rules.party",
        "rules.areas",
        "rules.story",
        "areas",
        "sketches",
        "elements",
        "wall",
        "campaign",
        "lessons",
    ),
    "etherfields": (
        "rules.effects",
        "effects",
        "rules.decks",
        "rules.lasting",
        "rules.party",
        "rules.spaces",
        "rules.windows",
        "elements",
    ),
    "dreamblade": ("rules.lasting", "campaign", "lessons"),
}


def imported(game: str) -> set[str]:
    """The parts that a game imports, as `rules.decks`, `wall`."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in (HOME / "games" / game).rglob("*.py"))
    found = set(re.findall(r"from reverie\.parts\.([\w.]+) import", text))
    for folder, names in re.findall(r"from reverie\.parts(\.rules)? import ([^\n(]+)", text):
        found |= {f"{folder[1:]}.{name.split()[0]}".strip(".") for name in names.split(",")}
    return found


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_games_stand_on_the_parts_that_are_theirs(game: str) -> None:
    found = imported(game)
    for part in USES[game]:
        assert any(one == part or one.startswith(f"{part}.") for one in found), f"{game} does not use {part}"


def test_the_document_names_exactly_the_games_that_use_a_part() -> None:
    rows = re.findall(r"^\| (`[^|]+) \|[^|]+\| ([^|]+) \|$", DOCUMENT.read_text(encoding="utf-8"), re.M)
    assert len(rows) > 10
    for told, users in rows:
        parts = [name.replace("/", ".") for name in re.findall(r"`([\w/]+)`", told)]
        for game in BUILT_IN:
            uses = any(one == part or one.startswith(f"{part}.") for one in imported(game) for part in parts)
            assert uses == (find_game(game).title in users or users.strip() == "all"), (told, users, game)
