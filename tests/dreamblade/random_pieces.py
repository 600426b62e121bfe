"""Warbands of pieces with random abilities: every keyword with every requirement and qualifier that the notation allows."""

from __future__ import annotations

from typing import Any

from reverie.games.dreamblade import GAME
from reverie.games.dreamblade.content.library import Library, MiniatureData
from reverie.games.dreamblade.content.setup import DEFAULTS
from reverie.games.dreamblade.game import DreambladeGame
from reverie.games.dreamblade.rules.keywords import ASPECT_NAMES, ASPECTS, KEYWORDS, LINEAGES
from reverie.games.dreamblade.rules.notation import NotationError, parse_ability
from reverie.games.dreamblade.rules.pieces import Piece
from reverie.kernel.chance import Stream

REQUIREMENTS = (
    "",
    "",
    "{B}: ",
    "{B*}: ",
    "{BB}: ",
    "{BB*}: ",
    "{1}: ",
    "{S}: ",
    "{C}: ",
    "{S}{B}: ",
    "{S}{2}: ",
    "{X}: ",
)
QUALIFIERS = (*ASPECT_NAMES, *LINEAGES, "self", "Enemies")


class RandomGame(DreambladeGame):
    """A game whose pieces exist only here; its setups are made whole, so they need no validation."""

    def setup(self, wishes: dict[str, Any]) -> dict[str, Any]:
        return wishes


def pick(stream: Stream, things: Any) -> Any:
    return things[stream.below(len(things))]


def random_ability(stream: Stream) -> str:
    while True:
        keyword = pick(stream, list(KEYWORDS.values()))
        requirement = pick(stream, REQUIREMENTS)
        text = requirement + keyword.name
        if keyword.qualifiers == "N":
            text += " " + pick(stream, ("Ekkyon", "Glorious"))
        elif keyword.qualifiers == "G" or (keyword.qualifiers and stream.below(3) == 0):
            text += " " + pick(stream, QUALIFIERS)
        if keyword.number == "{n}":
            text += f" {{{1 + stream.below(6)}}}"
        elif keyword.number:
            text += " X" if requirement == "{X}: " else f" {pick(stream, (1, 2, 3, -1))}"
        try:
            parse_ability(text)
        except NotationError:
            continue
        return text


def random_game(seed: int, size: int = 16) -> tuple[RandomGame, dict[str, Any]]:
    stream = Stream(seed)
    library = Library.__new__(Library)
    base = GAME.library
    library.folders, library.packs, library.troubles, library.warnings = (), ["random"], [], []
    library.maps, library.warbands, library.texts = base.maps, base.warbands, base.texts
    library.pieces = {}
    bands: list[list[str]] = [[], []]
    for seat in (0, 1):
        for number in range(size):
            id = f"{'ab'[seat]}-{number}"
            cost = 1 + stream.below(9)
            letters = "".join(pick(stream, ASPECTS) for _ in range(pick(stream, (1, 1, 2))))
            creature = stream.below(7) > 0
            stats = (
                f"{stream.below(2 + cost // 2)}/{1 + stream.below(2 + cost)}/{1 + stream.below(3 + cost)}"
                if creature
                else None
            )
            abilities = [random_ability(stream) for _ in range(pick(stream, (0, 1, 1, 2, 3)))]
            data = MiniatureData(
                id,
                "creature" if creature else "location",
                f"{cost}{letters}",
                "common",
                number,
                stats,
                pick(stream, (None, *LINEAGES)),
                [],
                abilities,
            )
            library.pieces[id] = Piece(data, tuple(parse_ability(a) for a in abilities), "random")
            bands[seat].append(id)
    game = RandomGame()
    game.stock.put(library)
    return game, {**DEFAULTS, "names": ["", ""], "warbands": bands, "turn_limit": 24}
