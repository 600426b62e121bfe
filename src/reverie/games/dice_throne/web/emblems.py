"""Which emblem stands for what: heroes, the symbols of their dice, tokens and companions."""

from __future__ import annotations

from typing import Final

import msgspec

from reverie.kernel.content import Document

from ..content.library import CONTENT, Library

CREST: Final = "sil-captain"
SYMBOLS: Final = ("hd-shard", "hd-lens", "hd-bell", "hd-ember", "hd-crown", "sil-lantern")
"""For the heroes of packs, whose symbols nobody has drawn: told apart by their order on the die."""
TOKEN: Final = "tk-echo"
COMPANION: Final = "sil-wolf"


class OfHero(msgspec.Struct):
    """A hero's crest, and an emblem for each symbol of the die."""

    crest: str
    symbols: dict[str, str]


class Given(msgspec.Struct):
    """What `emblems.yaml` says."""

    heroes: dict[str, OfHero]
    tokens: dict[str, str]
    companions: dict[str, str]


class Emblems:
    """The emblems of a library."""

    def __init__(self, library: Library) -> None:
        self.library = library
        given = msgspec.convert(Document(CONTENT / "emblems.yaml").value, Given)
        self.heroes, self.tokens, self.companions = given.heroes, given.tokens, given.companions

    def crest(self, hero: str) -> str:
        return self.heroes[hero].crest if hero in self.heroes else CREST

    def symbol(self, hero: str, symbol: str) -> str:
        if hero in self.heroes:
            return self.heroes[hero].symbols[symbol]
        faces = list(dict.fromkeys(self.library.heroes[hero].die)) if hero in self.library.heroes else []
        return SYMBOLS[faces.index(symbol)] if symbol in faces else SYMBOLS[0]

    def token(self, token: str) -> str:
        return self.tokens.get(token, TOKEN)

    def companion(self, companion: str) -> str:
        return self.companions.get(companion, COMPANION)

    def of(self, kind: str, id: str, hero: str) -> str:
        """The emblem of a part of a text: a symbol, a token or a companion."""
        if kind == "symbol":
            return self.symbol(hero, id)
        return self.token(id) if kind == "token" else self.companion(id)
