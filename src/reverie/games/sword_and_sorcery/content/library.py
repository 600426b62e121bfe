"""SS-G24: all content of Sword & Sorcery, read from data files and user packs, and checked.

One file for each kind, all keyed by ids; heroes, enemies, masters, tiles and quests have a file each. A user's pack is a folder with
`pack.yaml` and any of these. Data holds ids only: every word that a person reads stands in the text files. The structs are in
`vocabulary.py`, `records.py` and `sheets.py`; what the engine runs is made of them by `compile.py` and `quests.py`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from reverie.kernel.content import ContentError, Document, Trouble
from reverie.kernel.text import LANGUAGES, Texts
from reverie.parts.areas.faces import Face
from reverie.parts.areas.reading import read_faces
from reverie.parts.effects.checking import checked
from reverie.parts.packs import Languages, PackData, Place, Shelves

from ..rules import terms as t
from .checks import SHEETS, check_library
from .records import (
    ActionData,
    CompanionData,
    DiceFile,
    DifficultyData,
    EncounterData,
    EnemyData,
    EnemyPowerData,
    EventData,
    HeroData,
    MasterData,
    TokenData,
    TokensFile,
    TrapData,
)
from .sheets import QuestData
from .vocabulary import STRUCTS, AbilityData, ItemData, PowerData

CONTENT: Final = Path(__file__).parent / "data"
TEXT: Final = Path(__file__).parent.parent / "words" / "text"
RULEBOOK: Final = Path(__file__).parent.parent / "words" / "rulebook"

LISTS: Final[dict[str, Any]] = {
    "innate": AbilityData,
    "shouts": AbilityData,
    "talents": PowerData,
    "items": ItemData,
    "treasures": ItemData,
    "soul-weapons": ItemData,
    "companions": CompanionData,
    "encounters": EncounterData,
    "traps": TrapData,
    "enemy-powers": EnemyPowerData,
    "events": EventData,
    "abilities": AbilityData,
    "difficulty": DifficultyData,
    "actions": ActionData,
}
"""Files that hold a list each..."""
FOLDERS: Final[dict[str, Any]] = {
    "heroes": HeroData,
    "enemies": EnemyData,
    "masters": MasterData,
    "quests": QuestData,
    "drills": QuestData,
}
"""... and folders of files that hold one thing each. Drills are what lessons are played on: sheets like those of quests, which nobody plays
from their beginning."""
TOKENS: Final = ("criticals", "shadows", "loot", "chests", "searches")
DECKS: Final = {"items": "emporium", "treasures": "treasure", "soul-weapons": "soul-weapon"}
"""From which deck an item is that does not say so itself."""


class Library(Shelves):
    """All content that is loaded: the base and whatever packs add. Raises ContentError with everything that is wrong with it."""

    LISTS = LISTS
    FOLDERS = FOLDERS
    STRUCTS = STRUCTS

    def __init__(self, folders: tuple[Path, ...] = (), base: Path = CONTENT) -> None:
        super().__init__(base, folders)
        self.texts: dict[str, Texts] = Languages(TEXT, folders)
        self.things |= {kind: {} for kind in TOKENS}
        self.faces: dict[str, Face] = {}
        self.dice_file = base / "dice.yaml"
        self.dice: DiceFile = Document(self.dice_file).decode(DiceFile, DiceFile.__struct_fields__)
        self.read()
        check_library(self)
        self.raise_troubles()
        self._basis = digest_of([self.dice, {kind: known for kind, known in self.things.items() if kind not in SHEETS}])

    # Reading ---------------------------------------------------------------------------------------------------------

    def read_pack(self, folder: Path) -> None:
        super().read_pack(folder)
        if (folder / "tokens.yaml").is_file() or folder == self.base:
            self._read_tokens(folder / "tokens.yaml")
        for path in sorted((folder / "tiles").glob("*.tile")):
            self._read_tiles(path)

    def _read_tokens(self, path: Path) -> None:
        try:
            document = checked(path, STRUCTS)
            read = document.decode(TokensFile, TokensFile.__struct_fields__)
        except ContentError as error:
            self.troubles.extend(error.troubles)
            return
        for kind in TOKENS:
            for number, one in enumerate(getattr(read, kind)):
                self.add(kind, one, Place(document, f"$.{kind}[{number}]"))

    def _read_tiles(self, path: Path) -> None:
        try:
            faces = read_faces(path)
        except ContentError as error:
            self.troubles.extend(error.troubles)
            return
        for face in faces:
            if face.name in self.faces:
                what = f"the face {face.name} is already in {self.faces[face.name].file.name}"
                self.troubles.append(Trouble(path, face.line, what))
            self.faces[face.name] = face

    # Asking ----------------------------------------------------------------------------------------------------------

    @property
    def heroes(self) -> Mapping[str, HeroData]:
        return self.things["heroes"]

    @property
    def talents(self) -> Mapping[str, PowerData]:
        return self.things["talents"]

    @property
    def enemies(self) -> Mapping[str, EnemyData]:
        return self.things["enemies"]

    @property
    def masters(self) -> Mapping[str, MasterData]:
        return self.things["masters"]

    @property
    def companions(self) -> Mapping[str, CompanionData]:
        return self.things["companions"]

    @property
    def quests(self) -> Mapping[str, QuestData]:
        return self.things["quests"]

    def sheet(self, id: str) -> QuestData:
        """A quest or a drill; raises KeyError."""
        found: QuestData = self.things["quests" if id in self.quests else "drills"][id]
        return found

    @property
    def events(self) -> Mapping[str, EventData]:
        return self.things["events"]

    def tokens(self, kind: str) -> Mapping[str, TokenData]:
        return self.things[kind]

    def items(self) -> Iterable[tuple[str, ItemData]]:
        """Every item with the deck that it belongs to."""
        for kind, deck in DECKS.items():
            for item in self.things[kind].values():
                yield ("stash" if item.price == "stash" else item.deck or deck), item

    def power_ids(self) -> list[str]:
        """The powers of all heroes, and the talents."""
        return [*[power.id for hero in self.heroes.values() for power in hero.powers], *self.talents]

    def item_ids(self) -> list[str]:
        return [item.id for _deck, item in self.items()]

    def version(self, id: str) -> tuple[HeroData, int]:
        """The hero to whom a version belongs, and which of the versions it is; raises KeyError."""
        for hero in self.heroes.values():
            for number, version in enumerate(hero.versions):
                if version.id == id:
                    return hero, number
        raise KeyError(id)

    def version_ids(self) -> list[str]:
        return [version.id for hero in self.heroes.values() for version in hero.versions]

    def codes(self) -> list[str]:
        """Every enemy as quests name it (SS-28.2)."""
        cards = [f"{enemy.id} {card.rank} {card.seals}" for enemy in self.enemies.values() for card in enemy.cards]
        return [*cards, *self.masters]

    def shown(self, die: str) -> list[str]:
        """The symbols that a die shows at all."""
        faces = self.dice.red if die == t.DICE[t.RED] else self.dice.blue
        return [symbol for symbol in t.SYMBOLS if any(symbol in face for face in faces)]

    def name(self, key: str, language: str) -> str:
        """What something is called; its id, made readable, where no text names it."""
        texts = self.texts[language]
        return texts.get(key) if texts.has(key) else key.split("-", 1)[-1].replace("-", " ").title()

    def says(self, key: str, language: str) -> bool:
        """Whether there is a text, without reading it."""
        texts = self.texts[language]
        return key in texts.unread or texts.has(key)

    def missing(self, key: str) -> list[str]:
        """The languages in which there is no such text."""
        return [language for language in LANGUAGES if not self.says(key, language)]

    def summary(self) -> str:
        """What there is, in numbers."""
        powers = sum(len(hero.powers) for hero in self.heroes.values()) + len(self.talents)
        counts = (
            f"{len(self.heroes)} heroes",
            f"{powers} powers",
            f"{len(self.item_ids())} items",
            f"{len(self.codes())} enemies",
            f"{len(self.faces)} tile faces",
            f"{len(self.quests)} quests",
        )
        return ", ".join(counts)

    def fingerprint(self, quest: str) -> str:
        """A fingerprint of everything that a game of this quest is played with: data, no prose."""
        data = self.sheet(quest)
        faces = [self.faces[tile.face] for tile in data.map.tiles]
        return digest_of([self._basis, data, [face_values(face) for face in faces]])


def face_values(face: Face) -> list[object]:
    """What a face of a tile is to the rules: everything but its name in words."""
    shape = face.shape
    passages = [[list(pair), [list(unit) for unit in units]] for pair, units in sorted(shape.passages.items())]
    marks = sorted(shape.marks.items())
    return [
        face.name,
        face.theme,
        shape.rows,
        marks,
        passages,
        face.barriers,
        face.difficult,
        face.dangerous,
        face.slots,
    ]


def digest_of(value: object) -> str:
    return hashlib.blake2b(msgspec.msgpack.encode(value), digest_size=16).hexdigest()


def schema() -> dict[str, object]:
    """JSON Schema of every content type, for editors; tiles are drawn in files of their own kind (docs/tiles.md)."""
    kinds: dict[str, Any] = {"pack": PackData, "dice": DiceFile, "tokens": TokensFile, **FOLDERS}
    kinds |= {name: list[struct] for name, struct in LISTS.items()}  # type: ignore[valid-type]
    schemas, components = msgspec.json.schema_components(tuple(kinds.values()), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Content of Sword & Sorcery",
        "$defs": components,
        "files": {**dict(zip(kinds, schemas, strict=True)), "tiles": {"type": "string"}},
        "endings": {"tiles": ".tile"},
    }
