"""DB-C.7: the Dreamwar, a campaign as data: five chapters of three battles, one for each lineage, and a finale.

What battles are called and what is told before and after them stands in `text/campaign.en.ftl` and `text/campaign.pl.ftl`.
"""

from __future__ import annotations

import difflib
from functools import cache
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from reverie.kernel.content import ContentError, Document, Trouble, read_list
from reverie.kernel.game import SetupError
from reverie.kernel.plain import Body, Setup

from ..content.library import CONTENT, MOST_MINIATURES, warband_troubles
from ..content.twists import SEATS
from ..game import DreambladeGame
from ..rules.keywords import LINEAGES

CAMPAIGN: Final = CONTENT / "campaign"
FINALE: Final = "finale"
IN_CHAPTER: Final = 3
CHOICE: Final = 3
"""Pieces of which one is chosen after a battle."""
LEVELS: Final = ("novice", "adept", "expert", "master")
"""The bots' levels as tables know them, from the weakest on."""
PLAYER: Final = 0
"""The seat of whoever plays the campaign."""


class BattleData(msgspec.Struct, forbid_unknown_fields=True):
    """A battle as its file gives it."""

    id: str
    chapter: str
    """The lineage, or `finale`."""
    number: int
    """In its chapter."""
    map: str
    level: str
    twists: Body
    """As the file has them; the game checks them with the rest of its setup."""
    enemy: dict[str, int]
    reward: list[str]


class StartData(msgspec.Struct, forbid_unknown_fields=True):
    """A warband to start with, and what else the collection has then."""

    id: str
    pieces: dict[str, int]
    spare: dict[str, int] = {}


D = TypeVar("D", bound=msgspec.Struct)


class Battle:
    """A battle, checked."""

    def __init__(self, data: BattleData) -> None:
        self.data = data
        self.id = data.id
        self.chapter = data.chapter
        self.number = data.number
        self.twists = data.twists
        lent = data.twists.get("location", {})
        self.lent: str = lent["piece"] if lent.get("seat") == SEATS[PLAYER] else ""
        """A location of the player's that begins on the board; it counts toward the warband."""

    def size(self) -> int:
        """How many pieces of the collection the warband has."""
        return int(self.twists.get("pieces", MOST_MINIATURES)) - bool(self.lent)

    def setup(self, warband: dict[str, int]) -> Setup:
        """What the game is asked for."""
        mine = dict(warband)
        if self.lent:
            mine[self.lent] = mine.get(self.lent, 0) + 1
        return {
            "map": self.data.map,
            "edges": SEATS[PLAYER],
            "warbands": [mine, self.data.enemy],
            "twists": self.twists,
            "battle": self.id,
        }


def count(pieces: dict[str, int]) -> int:
    return sum(pieces.values())


def listed(pieces: dict[str, int]) -> list[str]:
    """Pieces one by one."""
    return [id for id, n in pieces.items() for _ in range(n)]


class War:
    """All battles by id and in order, by chapter, and the warbands to start with."""

    def __init__(self, game: DreambladeGame, folder: Path = CAMPAIGN) -> None:
        self.game = game
        self.library = game.library
        self.battles: dict[str, Battle] = {}
        self.starts: dict[str, StartData] = {}
        self.troubles: list[Trouble] = []
        for start, at, document in self._read(folder / "starts", StartData):
            self._check_start(start, at, document)
            self.starts[start.id] = start
        order = (*LINEAGES, FINALE)
        found = self._read(folder, BattleData)
        for battle, at, document in found:
            self._check_battle(battle, at, document, order)
        known = [one for one, _at, _document in found if one.chapter in order]
        for data in sorted(known, key=lambda one: (order.index(one.chapter), one.number)):
            self.battles[data.id] = Battle(data)
        self.chapters: dict[str, list[Battle]] = {
            name: [battle for battle in self.battles.values() if battle.chapter == name] for name in order
        }
        self._check_chapters(folder)
        if self.troubles:
            raise ContentError(self.troubles)

    def _read(self, folder: Path, kind: type[D]) -> list[tuple[D, str, Document]]:
        found: list[tuple[D, str, Document]] = []
        for path in sorted(folder.glob("*.yaml")):
            try:
                found += read_list(path, kind, tuple(kind.__struct_fields__))
            except ContentError as error:
                self.troubles += error.troubles
        return found

    # Checking --------------------------------------------------------------------------------------------------------

    def _known(self, document: Document, at: str, what: str, given: str, known: tuple[str, ...]) -> bool:
        if given in known:
            return True
        near = difflib.get_close_matches(given, known, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"known are {', '.join(known)}"
        self.troubles.append(document.trouble(at, f"unknown {what} {given!r}; {hint}"))
        return False

    def _check_start(self, start: StartData, at: str, document: Document) -> None:
        told = warband_troubles(self.library, start.pieces)
        if count(start.pieces) != MOST_MINIATURES:
            told.append(f"{count(start.pieces)} miniatures; a warband to start with has {MOST_MINIATURES}")
        for id in start.spare:
            self._known(document, f"{at}.spare", "miniature", id, tuple(self.library.pieces))
        self.troubles += [document.trouble(f"{at}.pieces", f"{start.id}: {what}") for what in told]

    def _check_battle(self, battle: BattleData, at: str, document: Document, order: tuple[str, ...]) -> None:
        def trouble(field: str, what: str) -> None:
            self.troubles.append(document.trouble(f"{at}.{field}", f"{battle.id}: {what}"))

        self._known(document, f"{at}.chapter", "chapter", battle.chapter, order)
        self._known(document, f"{at}.level", "level", battle.level, LEVELS)
        if not battle.twists:
            trouble("twists", "a battle has a twist")
        if len(battle.reward) != CHOICE or len(dict.fromkeys(battle.reward)) != CHOICE:
            trouble("reward", f"a reward is a choice of {CHOICE} different miniatures")
        for id in battle.reward:
            self._known(document, f"{at}.reward", "miniature", id, tuple(self.library.pieces))
        wanted = battle.twists.get("pieces", MOST_MINIATURES)
        if count(battle.enemy) != wanted:
            trouble("enemy", f"{count(battle.enemy)} miniatures; in this battle the enemy has {wanted}")
        if not self.starts:
            return
        one = Battle(battle)
        some = dict.fromkeys(listed(next(iter(self.starts.values())).pieces)[: one.size()], 1)
        try:
            self.game.setup(one.setup(some))
        except SetupError as error:
            trouble("twists", str(error))

    def _check_chapters(self, folder: Path) -> None:
        for name, battles in self.chapters.items():
            wanted = list(range(1, (1 if name == FINALE else IN_CHAPTER) + 1))
            if [battle.number for battle in battles] != wanted:
                what = (
                    f"{name}: its battles should be numbered {', '.join(map(str, wanted))}, and have ids of their own"
                )
                self.troubles.append(Trouble(folder, 1, what))
        if not self.starts:
            self.troubles.append(Trouble(folder / "starts", 1, "there is no warband to start with"))

    # Order -----------------------------------------------------------------------------------------------------------

    def before(self, battle: Battle) -> list[Battle]:
        """The battles that have to be won first."""
        if battle.chapter == FINALE:
            return [one for one in self.battles.values() if one.chapter != FINALE]
        return [one for one in self.chapters[battle.chapter] if one.number < battle.number]

    def finale(self) -> Battle:
        return self.chapters[FINALE][0]


@cache
def war(game: DreambladeGame) -> War:
    """The Dreamwar of a game, read when it is first needed."""
    return War(game)
