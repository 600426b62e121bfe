"""Tables that environments are tested at: every game, and several numbers of seats."""

from __future__ import annotations

from typing import Any, Final

from reverie.games import find_game


def party(players: int) -> dict[str, Any]:
    """The first quest for so many."""
    lab = find_game("sword_and_sorcery").lab
    return lab.party_setup(lab.scenarios()[0], players, 0)


def team(players: int) -> dict[str, Any]:
    """A short Dream for so many."""
    lab = find_game("etherfields").lab
    return lab.party_setup(lab.scenarios()[1], players, 0)


TABLES: Final[dict[str, tuple[str, dict[str, Any] | None]]] = {
    "dreamblade": ("dreamblade", None),
    "duel": ("dice_throne", None),
    "teams of two": ("dice_throne", {"mode": "teams", "players": 4, "sudden_death": 4}),
    "king of the hill": (
        "dice_throne",
        {"mode": "king-of-the-hill", "players": 3, "sudden_death": 4, "windows": "all"},
    ),
    "six, each for themselves": (
        "dice_throne",
        {"mode": "free-for-all", "players": 6, "sudden_death": 4, "windows": "all"},
    ),
    "party of two": ("sword_and_sorcery", party(2)),
    "party of four": ("sword_and_sorcery", party(4)),
    "party of five": ("sword_and_sorcery", party(5)),
    "team of two": ("etherfields", team(2)),
    "team of four": ("etherfields", team(4)),
}
"""By a name: the game, and what is wished of its setup."""
