"""Which emblem stands for what: heroes, the symbols of their dice, tokens and companions."""

from __future__ import annotations

from typing import Any, Final

from reverie.kernel.content import Document

from ..content.library import CONTENT, Library

OWN: Final = "dt-"
"""What begins like this is in the game's own sheet."""
CREST: Final = "sil-captain"
SYMBOLS: Final = ("hd-shard", "hd-lens", "hd-bell", "hd-ember", "hd-crown", "sil-lantern")
"""For the heroes of packs, whose symbols nobody has drawn: told apart by their order on the die."""
TOKEN: Final = "tk-echo"
COMPANION: Final = "sil-wolf"


def sheet(name: str) -> str:
    """An emblem as pages refer to it."""
    return f"dice_throne/{name}" if name.startswith(OWN) else name


class Emblems:
    """The emblems of a library."""

    def __init__(self, library: Library) -> None:
        self.library = library
        given: dict[str, Any] = Document(CONTENT / "emblems.yaml").value
        self.heroes: dict[str, Any] = given["heroes"]
        self.tokens: dict[str, str] = given["tokens"]
        self.companions: dict[str, str] = given["companions"]

    def crest(self, hero: str) -> str:
        return sheet(self.heroes[hero]["crest"] if hero in self.heroes else CREST)

    def symbol(self, hero: str, symbol: str) -> str:
        if hero in self.heroes:
            return sheet(self.heroes[hero]["symbols"][symbol])
        faces = list(dict.fromkeys(self.library.heroes[hero].die)) if hero in self.library.heroes else []
        return SYMBOLS[faces.index(symbol)] if symbol in faces else SYMBOLS[0]

    def token(self, token: str) -> str:
        return sheet(self.tokens.get(token, TOKEN))

    def companion(self, companion: str) -> str:
        return sheet(self.companions.get(companion, COMPANION))

    def of(self, kind: str, id: str, hero: str) -> str:
        """The emblem of a part of a text: a symbol, a token or a companion."""
        if kind == "symbol":
            return self.symbol(hero, id)
        return self.token(id) if kind == "token" else self.companion(id)
