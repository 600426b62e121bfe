"""The wall of achievements as a game knows it that was never served: the pages themselves are in `wall`, and need the extra `web`."""

from __future__ import annotations

from reverie.kernel.extras import Extra


def wall_of(game: str) -> str:
    """The address of the wall of a game."""
    return f"/{game}/wall"


class Achievements(Extra):
    """At the end of a game it tells what that game has earned."""

    def __init__(self, name: str, game: str) -> None:
        super().__init__(name)
        self.home = wall_of(game)

    def news(self, table: str) -> str:
        return f"{self.home}/from/{table}"
