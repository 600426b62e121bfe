"""Sections 5.14, 7.8 and 10 of the rules: heroes, tokens, cards and modes as data, loaded and validated.

`content/heroes/*.yaml` hold one hero each, `content/common.yaml` the cards that every deck has, `content/modes.yaml` the
constants of DT-2.1 ff. and the modes. A user's pack is a folder with `pack.yaml` and `heroes/*.yaml`. The structs are in
`vocabulary.py`; what the engine runs is made of them once, by `compile.py`.
"""

from __future__ import annotations

import difflib
import hashlib
import re
from collections.abc import Collection
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from reverie.kernel.content import ContentError, Document, Trouble
from reverie.kernel.text import Texts
from reverie.parts.effects.checking import checked
from reverie.parts.packs import Languages, PackData, open_pack
from reverie.parts.rules.effects import BRANCH, EFFECTS, LAST, OPTIONS

from .vocabulary import (
    STRUCTS,
    WORDS,
    CardData,
    Condition,
    Effect,
    HeroData,
    ModesFile,
    Requirement,
    SlotData,
    Sum,
    TokenData,
    Use,
)

D = TypeVar("D", bound=msgspec.Struct)

CONTENT: Final = Path(__file__).parent / "data"
TEXT: Final = Path(__file__).parent.parent / "words" / "text"
RULEBOOK: Final = Path(__file__).parent.parent / "words" / "rulebook"
UPGRADES: Final = ("I", "II", "III")
HERO_CARDS: Final = 14
"""DT-10.20: hero cards of one deck."""
BOSS_CARDS: Final = 20
"""DT-10.71: a boss has a table of cards of his own."""
BONUS_CARDS: Final = 12
"""DT-10.70: cards that may be won."""
COMMON_CARDS: Final = 18
"""DT-10.10"""

# Loading -------------------------------------------------------------------------------------------------------------


class Library:
    """All content that is loaded: constants, modes, heroes and common cards."""

    def __init__(self, folders: tuple[Path, ...] = ()) -> None:
        self.folders = folders
        self.heroes: dict[str, HeroData] = {}
        self.tokens: dict[str, TokenData] = {}
        self.where: dict[str, str] = {}
        """Where each hero and token was first written."""
        self.troubles: list[Trouble] = []
        self.packs: list[str] = []
        self.texts: dict[str, Texts] = Languages(TEXT, folders)
        modes = _decode(CONTENT / "modes.yaml", ModesFile)
        self.constants = modes.constants
        self.modes = {(mode.id, mode.players): mode for mode in modes.modes}
        self.common: list[CardData] = []
        self.bonus: list[CardData] = []
        """DT-10.70: cards that no deck has of itself."""
        self._read_common(CONTENT / "common.yaml", COMMON_CARDS, self.common)
        self._read_common(CONTENT / "tournament" / "bonus.yaml", BONUS_CARDS, self.bonus)
        for folder in (CONTENT, *folders):
            self._read_pack(folder)
        if self.troubles:
            raise ContentError(self.troubles)
        self._digests = {id: digest_of(hero) for id, hero in self.heroes.items()}
        self._digests |= {id: digest_of((hero, self.bonus)) for id, hero in self.heroes.items() if hero.stages}
        self._basis = digest_of((self.constants, list(self.modes.values()), self.common))

    def _read_pack(self, folder: Path) -> None:
        open_pack(folder, PackData, self.packs)
        for path in [*sorted((folder / "heroes").glob("*.yaml")), *sorted((folder / "bosses").glob("*.yaml"))]:
            try:
                self._add_hero(path)
            except ContentError as error:
                self.troubles.extend(error.troubles)

    def _read_common(self, path: Path, count: int, found: list[CardData]) -> None:
        document = checked(path, STRUCTS)
        found += document.decode(list[CardData], CardData.__struct_fields__)
        check = Checker(document, "common", (), {}, {}, ())
        for number, card in enumerate(found):
            check.card(card, f"$[{number}]", {})
        if len(found) != count:
            check.blame("$", f"there are {len(found)} cards; there should be {count} (DT-10.10, DT-10.70)")
        self.troubles.extend(check.troubles)

    def _add_hero(self, path: Path) -> None:
        document = checked(path, STRUCTS)
        hero = document.decode(HeroData, HeroData.__struct_fields__)
        if hero.id in self.heroes:
            raise ContentError([document.trouble("$.id", f"the hero {hero.id!r} is already in {self.where[hero.id]}")])
        for number, token in enumerate(hero.tokens):
            known = self.tokens.get(token.id)
            if known is None:
                self.tokens[token.id] = token
                self.where[f"token {token.id}"] = path.name
            elif msgspec.structs.replace(known, origin=[]) != msgspec.structs.replace(token, origin=[]):
                at = f"$.tokens[{number}].id"
                what = f"the token {token.id!r} says something else than in {self.where[f'token {token.id}']}"
                self.troubles.append(document.trouble(at, what))
        check = Checker(document, hero.id, tuple(hero.die), self.tokens, {s.id: s for s in hero.slots}, _ids(hero))
        check.hero(hero)
        self.troubles.extend(check.troubles)
        self.heroes[hero.id] = hero
        self.where[hero.id] = path.name

    def fingerprint(self, heroes: tuple[str, ...]) -> str:
        """A fingerprint of what a game with these heroes uses, and of its numbers in the cast."""
        order = list(self.heroes)
        last = max([order.index(id) for id in heroes], default=-1)
        return digest_of([self._basis, [self._digests[id] for id in order[: last + 1]]])

    def name(self, key: str, language: str) -> str:
        """What something is called; its id, made readable, where no text names it."""
        texts = self.texts[language]
        return texts.get(key) if texts.has(key) else key.split("-", 1)[-1].replace("-", " ").title()


def _ids(hero: HeroData) -> tuple[str, ...]:
    return tuple(companion.id for companion in hero.companions)


def digest_of(value: object) -> str:
    return hashlib.blake2b(msgspec.msgpack.encode(value), digest_size=16).hexdigest()


def _decode(path: Path, kind: type[D]) -> D:
    return Document(path).decode(kind, kind.__struct_fields__)


class Checker:
    """Everything that must fit inside one file: ids that exist, levels with their cards, counts."""

    def __init__(
        self,
        document: Document,
        owner: str,
        symbols: tuple[str, ...],
        tokens: dict[str, TokenData],
        slots: dict[str, SlotData],
        companions: tuple[str, ...],
    ) -> None:
        self.document = document
        self.owner = owner
        self.symbols = symbols
        self.tokens = tokens
        self.slots = slots
        self.companions = companions
        self.troubles: list[Trouble] = []

    def blame(self, at: str, what: str) -> None:
        self.troubles.append(self.document.trouble(at, f"{self.owner}: {what}"))

    def known(self, at: str, what: str, id: str, ids: Collection[str]) -> None:
        if id not in ids:
            near = difflib.get_close_matches(id, list(ids), 1)
            hint = f"did you mean {near[0]!r}?" if near else f"known are {', '.join(sorted(set(ids))) or 'none'}"
            self.blame(at, f"there is no {what} {id!r}; {hint}")

    def hero(self, hero: HeroData) -> None:
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", hero.id):
            self.blame("$.id", "an id is small letters and digits joined by hyphens, as in shadow-thief")
        if len(hero.die) != 6:
            self.blame("$.die", f"a die has 6 faces, here are {len(hero.die)}")
        if not 1 <= hero.complexity <= 6:
            self.blame("$.complexity", "complexity is 1 to 6 (DT-2.15)")
        for number, token in enumerate(hero.tokens):
            at = f"$.tokens[{number}]"
            if token.limit < 1:
                self.blame(f"{at}.limit", f"{token.id}: a stack limit is at least 1")
            self.effects(token.upkeep, f"{at}.upkeep")
            self.uses(token.spend, f"{at}.spend")
        for number, companion in enumerate(hero.companions):
            self.effects(companion.upkeep, f"$.companions[{number}].upkeep")
            self.uses(companion.uses, f"$.companions[{number}].uses")
            self.endless(companion.uses, f"$.companions[{number}].uses")
            if not 0 <= companion.start <= companion.most:
                self.blame(f"$.companions[{number}].start", "a companion starts between 0 and its most")
        for number, slot in enumerate(hero.slots):
            self.slot(slot, f"$.slots[{number}]", len(hero.stages) + 1)
        if hero.stages:
            self.boss(hero)
        else:
            self.deck(hero)

    def boss(self, hero: HeroData) -> None:
        """DT-10.71: a board for every stage, and cards of his own."""
        if (
            hero.stages != sorted(hero.stages, reverse=True)
            or not hero.house
            or not all(0 < n < hero.health for n in hero.stages)
        ):
            self.blame("$.stages", "stages begin at falling health below the boss's own; a boss is house: true")
        for number, card in enumerate(hero.cards):
            self.card(card, f"$.cards[{number}]", {})
        if len(dict.fromkeys([card.id for card in hero.cards])) != BOSS_CARDS:
            self.blame("$.cards", f"there are {len(hero.cards)} boss cards; there should be {BOSS_CARDS} (DT-10.71)")

    def slot(self, slot: SlotData, at: str, stages: int = 1) -> None:
        if len(sorted(set(self.slots))) < len(self.slots) or not slot.levels:
            self.blame(f"{at}.id", f"{slot.id}: a slot needs at least level I")
        if stages > 1 and len(slot.levels) != stages:
            self.blame(f"{at}.levels", f"{slot.id}: a boss has a level for each of his {stages} stages (DT-10.71)")
        if stages == 1 and slot.kind == "ultimate" and len(slot.levels) != 1:
            self.blame(f"{at}.levels", f"{slot.id}: Ultimates are never upgraded (DT-7.91)")
        if len(slot.levels) > 3:
            self.blame(f"{at}.levels", f"{slot.id}: there are levels I, II and III only")
        for n, level in enumerate(slot.levels):
            here = f"{at}.levels[{n}]"
            if slot.kind in ("offensive", "ultimate") and not level.lines:
                self.blame(here, f"{slot.id} {UPGRADES[n]}: an offensive ability has lines")
            if slot.kind == "defensive" and level.dice < 1:
                self.blame(here, f"{slot.id} {UPGRADES[n]}: a defence rolls at least 1 die")
            for k, line in enumerate(level.lines):
                self.requirement(line.requires, f"{here}.lines[{k}].requires")
                self.effects(line.effects, f"{here}.lines[{k}].effects")
            self.effects(level.effects, f"{here}.effects")
            self.effects(level.upkeep, f"{here}.upkeep")
            self.uses(level.uses, f"{here}.uses")
            self.endless(level.uses, f"{here}.uses")

    def requirement(self, needs: Requirement, at: str) -> None:
        if (bool(needs.symbols) + bool(needs.straight) + bool(needs.kinds)) != 1:
            self.blame(at, "a requirement is symbols, a straight, or kinds: exactly one of them")
        for symbol in needs.symbols:
            self.known(f"{at}.symbols", "symbol", symbol, self.symbols)

    def deck(self, hero: HeroData) -> None:
        wanted = [(s.id, n + 1) for s in hero.slots for n in range(1, len(s.levels))]
        seen: dict[str, str] = {}
        found: list[tuple[str, int]] = []
        for number, card in enumerate(hero.cards):
            at = f"$.cards[{number}]"
            if card.id in seen:
                self.blame(f"{at}.id", f"the card {card.id!r} stands twice")
            seen[card.id] = at
            self.card(card, at, self.slots)
            if card.family == "upgrade":
                if (card.slot, card.level) in found:
                    self.blame(f"{at}.level", f"{card.slot} {card.level} has two cards; each level has exactly one")
                found.append((card.slot, card.level))
        for slot, level in sorted([need for need in wanted if need not in found]):
            self.blame("$.cards", f"{slot} has a level {UPGRADES[level - 1]}, but no card brings it (DT-10.20)")
        if len(hero.cards) != HERO_CARDS:
            self.blame("$.cards", f"there are {len(hero.cards)} hero cards; there should be {HERO_CARDS} (DT-10.20)")

    def card(self, card: CardData, at: str, slots: dict[str, SlotData]) -> None:
        if card.cost < 0:
            self.blame(f"{at}.cost", f"{card.id}: a cost is at least 0")
        if card.family == "upgrade":
            if card.slot not in slots:
                self.known(f"{at}.slot", "slot", card.slot, slots)
            elif not 2 <= card.level <= len(slots[card.slot].levels):
                self.blame(f"{at}.level", f"{card.slot} has no level {card.level}")
        elif not card.effects:
            self.blame(at, f"{card.id}: a card that is no upgrade needs effects")
        self.effects(card.effects, f"{at}.effects")

    def uses(self, uses: list[Use], at: str) -> None:
        for number, use in enumerate(uses):
            self.effects(use.effects, f"{at}[{number}].effects")
            if use.given is not None:
                self.condition(use.given, f"{at}[{number}].given")

    def endless(self, uses: list[Use], at: str) -> None:
        """A passive or companion is not spent: what it offers has to use something up, or the game could go on for ever."""
        for number, use in enumerate(uses):
            if not use.cost and not (use.effects and use.effects[0].declared.uses_up):
                self.blame(
                    f"{at}[{number}].cost", "what can be used again and again costs at least 1 CP, unless it shields"
                )
            if gives_cp(use.effects):
                self.blame(
                    f"{at}[{number}].effects", "what can be used again and again gives nobody CP, or it pays for itself"
                )

    def condition(self, given: Condition, at: str) -> None:
        for symbol in given.symbols:
            self.known(f"{at}.symbols", "symbol", symbol, self.symbols)
        for token in (given.token, given.theirs):
            if token is not None:
                self.known(at, "token", token, self.tokens)
        if given.companion is not None:
            self.known(at, "companion", given.companion, self.companions)

    def effects(self, effects: list[Effect], at: str) -> None:
        for number, effect in enumerate(effects):
            self.effect(effect, f"{at}[{number}]", last=number == len(effects) - 1)

    def effect(self, effect: Effect, at: str, last: bool) -> None:
        amount = getattr(effect, "amount", None)
        if isinstance(amount, Sum):
            for symbol in amount.symbols:
                self.known(f"{at}.amount.symbols", "symbol", symbol, self.symbols)
            for token in (*amount.tokens, *amount.theirs):
                self.known(f"{at}.amount", "token", token, self.tokens)
            for companion in amount.companions:
                self.known(f"{at}.amount", "companion", companion, self.companions)
        named: str | None = getattr(effect, "token", None)
        if named is not None and not (named in WORDS and default_of(effect, "token") in WORDS):
            self.known(f"{at}.token", "token", named, self.tokens)
        helper: str | None = getattr(effect, "companion", None)
        if helper is not None:
            self.known(f"{at}.companion", "companion", helper, self.companions)
        declared = effect.declared
        if declared.shape == LAST and not last:
            self.blame(at, f"{declared.name} stands last: it resolves after all other effects ({declared.rule})")
        wrong = declared.check(effect) if declared.check is not None else None
        if wrong is not None:
            self.blame(f"{at}.{wrong[0]}", wrong[1])
        if declared.shape == BRANCH:
            self.condition(effect.given, f"{at}.given")
        for path, inner in inner_effects(effect):
            self.effects(inner, f"{at}.{path}")


def default_of(effect: Effect, name: str) -> object:
    return next(field.default for field in effect.declared.fields if field.name == name)


def inner_effects(effect: Effect) -> list[tuple[str, list[Effect]]]:
    """The lists of effects inside one, with where they stand."""
    found: list[tuple[str, list[Effect]]] = []
    for field in effect.declared.fields:
        if field.kind == EFFECTS:
            found.append((field.name, getattr(effect, field.name)))
        elif field.kind == OPTIONS:
            options = getattr(effect, field.name)
            found += [(f"{field.name}[{number}]", option) for number, option in enumerate(options)]
    return found


def gives_cp(effects: list[Effect]) -> bool:
    """Whether some part of a text raises somebody's CP."""
    for effect in effects:
        gives = effect.declared.gives_cp
        if (gives is not None and gives(effect)) or any(gives_cp(inner) for _path, inner in inner_effects(effect)):
            return True
    return False


def schema() -> dict[str, object]:
    """JSON Schema of every content type, for editors."""
    kinds = (PackData, HeroData, HeroData, list[CardData], ModesFile)
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    names = ("pack", "heroes", "bosses", "common", "modes")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Content of Dice Throne",
        "$defs": components,
        "files": dict(zip(names, schemas, strict=True)),
    }
