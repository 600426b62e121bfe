"""What things are called: cards, Entities, tiles, actions, by the ids and codes of the data, in one language."""

from __future__ import annotations

from typing import Final

from reverie.kernel.text import Texts
from reverie.parts.effects.telling import Passage, small

from ..content.library import Library
from ..content.vocabulary import CardData, EntityData, TileData

MINUS: Final = "−"
DOT: Final = " · "
"""Between the parts of a line that is no sentence."""


def slug(code: str) -> str:
    """A code as a part of a key."""
    return code.replace(" ", "-").replace(".", "-")


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"{MINUS}{-n}"


class Naming:
    """Names of one language."""

    def __init__(self, library: Library, language: str) -> None:
        self.library = library
        self.language = language
        self.texts: Texts = library.texts[language]
        self.cards: dict[str, CardData] = {}
        """By id and by code."""
        self.kept: dict[str, bool] = {}
        """Lines that begin with a word of the game, which has a capital letter everywhere."""
        self.inside: str = ""
        """The Entity whose text is told."""
        self.tiles: dict[str, TileData] = dict(library.things["landscape"])
        self.entities: dict[str, EntityData] = dict(library.things["slumbers"])
        for card in self.all_cards():
            for known in (card.id, card.code):
                if known:
                    self.cards.setdefault(known, card)
        for dream in library.things["dreams"].values():
            self.tiles |= {tile.code: tile for tile in dream.tiles}
            self.entities |= {tile.code: tile for tile in dream.entities}

    def all_cards(self) -> list[CardData]:
        """Every card of the library, whatever its kind."""
        things = self.library.things
        kinds = ("market", "items", "fate", "flaws", "wisdom", "seasons", "notes", "companions", "signs", "masks")
        found: list[CardData] = [card for kind in kinds for card in things[kind].values()]
        for dreamer in things["dreamers"].values():
            found += [*dreamer.cards, *dreamer.masks, *dreamer.memories, *dreamer.signs]
            found += [dreamer.prize] if dreamer.prize is not None else []
        for dream in things["dreams"].values():
            found += dream.secrets
        return found

    def say(self, key: str, attribute: str = "", **args: object) -> str:
        return self.texts.get(key, attribute, **args)

    def name(self, key: str, case: str = "") -> str:
        """What something is called, declined where the language does; its id, made readable, where no text names it."""
        if not self.texts.has(key):
            return key.split("-", 1)[-1].replace("-", " ").capitalize()
        return self.say(key, case if case and self.texts.has(key, case) else "")

    def card(self, id: str) -> str:
        """A card by its id or code."""
        known = self.cards.get(id)
        own = (known.id or known.code) if known is not None else id
        if known is not None and known.family is not None:
            return self.name(f"sign-{known.family}")
        return self.name(f"card-{slug(own)}")

    def entity(self, code: str, case: str = "") -> str:
        return self.name(f"entity-{slug(code)}", case)

    def is_many(self, code: str) -> bool:
        """Whether an Entity bears the name of several: the Moths; each of its figures is one of them."""
        return self.texts.has(f"entity-{slug(code)}", "one")

    def one_of(self, code: str, case: str = "") -> str:
        key = f"entity-{slug(code)}"
        form = f"one-{case}" if case and self.texts.has(key, f"one-{case}") else "one"
        return self.say(key, form)

    def tile(self, code: str) -> str:
        return self.name(f"tile-{slug(code)}")

    def coded(self, code: str, case: str = "") -> str:
        """Any component by its code."""
        for stem in ("entity", "tile", "dream", "world", "picture"):
            if self.texts.has(f"{stem}-{slug(code)}"):
                return self.name(f"{stem}-{slug(code)}", case)
        if code == "MEM-1":
            return self.say("word-prize")
        return self.card(code)

    def counter(self, name: str) -> str:
        """What a counter or a flag stands for."""
        return self.name(f"counter-{name.replace('_', '-')}")

    def action(self, owner: str, id: str) -> str:
        """An action of a tile or an Entity."""
        return self.name(f"use-{slug(owner)}-{slug(id.rpartition('.')[2])}" if owner else f"use-{slug(id)}")

    # Lines -----------------------------------------------------------------------------------------------------------

    def plain_lines(self, passages: list[Passage]) -> list[str]:
        """Passages for a terminal: headings, and lines set in below them."""
        told: list[str] = []
        for passage in passages:
            if passage.heading is not None and len(passage.lines) == 1:
                line = passage.lines[0].text
                told.append(f"{passage.heading.text}: {line if line in self.kept else small(line)}")
                continue
            told += [passage.heading.text] if passage.heading is not None else []
            under = "  " if passage.heading is not None else ""
            told += [under + line.text for line in passage.lines]
        return told

    def plain_line(self, passages: list[Passage]) -> str:
        """Passages as running text."""
        told = []
        for passage in passages:
            said = " ".join(line.text for line in passage.lines)
            if passage.heading is not None:
                first = passage.lines[0].text if passage.lines else ""
                said = f"{passage.heading.text}: {said if first in self.kept else small(said)}"
            told.append(said.strip())
        return " ".join(one if one.endswith((".", ":")) else f"{one}." for one in told if one)
