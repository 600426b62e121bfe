"""Generated rules text with emblems in it, and tiers of one ability told together: 3 / 4 / 5 swords, 4 / 6 / 8 damage.

What follows from content and language alone is put into words once (`Worded`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypedDict

from reverie.parts.effects.telling import Passage, RulesLine, headed, run_on, stopped

from ..content.vocabulary import HeroData, Requirement
from ..rules.cast import COMMON, FAMILIES, PASSIVE, SLOT_KINDS, ULTIMATE_SLOT, CardInfo, Cast, HeroInfo, LineInfo

if TYPE_CHECKING:
    from .page import DiceThroneWeb

NUMBER: Final = re.compile(r"\d+")
MOST_PIPS: Final = 5
LONG: Final = 150
"""Characters from which the text of a card is set smaller."""
FAMILY_MARKS: Final = {"upgrade": "i-plus", "main": "i-deck", "roll": "i-reroll", "instant": "seat-bolt"}
WORDS: Final = (
    "health", "team-health", "cp", "cards", "defends-with", "attacks-with", "hand-empty", "abilities", "seats", "tokens",
    "keep", "roll", "dice", "cost", "sell", "played", "heroes", "taken", "banned", "ledger", "mate-hand", "met", "ultimate",
    "passive", "now", "turn", "out", "you", "target", "attacker", "shared", "log", "open-seat", "no-tokens", "companion", "hand",
    "nothing-yet", "aim", "complexity", "faces",
)  # fmt: skip


class Piece(TypedDict):
    """A piece of a text: words, or something that has an emblem."""

    kind: str
    em: str
    text: str


class Pip(TypedDict):
    """One small die."""

    em: str
    name: str


class Need(TypedDict):
    """What the dice must show."""

    pips: list[Pip]
    text: str
    label: str


NO_NEED: Final[Need] = {"pips": [], "text": "", "label": ""}


class Row(TypedDict):
    """What an ability does, and what it needs."""

    need: Need
    step: str
    """Of a tier whose ability tells of all its tiers together: how many it wants."""
    parts: list[Piece]
    plain: str


class Ability(TypedDict):
    """An ability of a board at one level, as far as it is the same in every game."""

    name: str
    level: str
    tag: str
    kind: str
    ult: bool
    passive: bool
    need: Need
    """What all its rows need, where they differ only in how many."""
    rows: list[Row]
    tiers: bool
    emblem: str
    label: str


class Face(TypedDict):
    """A card, as far as it is the same in every game."""

    name: str
    printed: int
    family: str
    kind: str
    em: str
    texts: list[list[Piece]]
    plain: str


class Line(TypedDict):
    """A line of an ability, as it is announced."""

    name: str
    needs: str
    need: Need
    text: list[Piece]


class Worded:
    """Content in the words of one language, each thing put into words once. Nobody may change what is found here."""

    def __init__(self, page: DiceThroneWeb) -> None:
        self.page = page
        self.words = {word.replace("-", "_"): page.say(f"web-word-{word}") for word in WORDS}
        self._abilities: dict[tuple[HeroInfo, int, int], Ability] = {}
        self._cards: dict[CardInfo, Face] = {}
        self._lines: dict[LineInfo, Line] = {}

    def ability(self, info: HeroInfo, slot: int, level: int) -> Ability:
        found = self._abilities.get((info, slot, level))
        if found is None:
            found = self._abilities[(info, slot, level)] = self._ability(info, slot, level)
        return found

    def _ability(self, info: HeroInfo, slot: int, level: int) -> Ability:
        page, of = self.page, info.slots[slot]
        hero = page.library.heroes[info.id]
        rows = lines_of(page, hero, slot, level)
        several = len(of.levels) > 1 or of.kind == ULTIMATE_SLOT
        name, number = page.slot_name(hero.id, hero.slots[slot].id), page.level_name(level) if several else ""
        if of.levels[level].dice:
            tag = page.say("web-tag-defence", n=of.levels[level].dice)
        else:
            tag = self.words["ultimate"] if of.kind == ULTIMATE_SLOT else ""
            tag = self.words["passive"] if of.kind == PASSIVE else tag
        label = [" ".join(part for part in (name, number, tag) if part)]
        label += [f"{row['need']['label']}: {row['plain']}" if row["need"]["label"] else row["plain"] for row in rows]
        pips = rows[0]["need"]["pips"] if rows else []
        requires = [line.requires for line in hero.slots[slot].levels[level].lines]
        together = len(rows) < 2 or bool(requires and alike(requires))
        return {
            "name": name,
            "level": number,
            "tag": tag,
            "kind": SLOT_KINDS[of.kind],
            "ult": of.kind == ULTIMATE_SLOT,
            "passive": of.kind == PASSIVE,
            "need": need(page, hero, requires) if together and requires else NO_NEED,
            "rows": [{**row, "step": step_of(one) if together else ""} for row, one in zip(rows, requires, strict=True)]
            if len(rows) == len(requires) > 1
            else rows,
            "tiers": len(requires) > 1,
            "emblem": pips[0]["em"] if pips else page.emblems.crest(hero.id),
            "label": "; ".join(label),
        }

    def card(self, cast: Cast, number: int) -> Face:
        info = cast.cards[number]
        found = self._cards.get(info)
        if found is None:
            found = self._cards[info] = self._card(cast, number)
        return found

    def _card(self, cast: Cast, number: int) -> Face:
        page, info = self.page, cast.cards[number]
        hero = None if info.hero == COMMON else page.library.heroes[cast.heroes[info.hero].id]
        hero_id = "" if hero is None else hero.id
        family = FAMILIES[info.family]
        texts: list[list[Piece]] = []
        if hero is not None and family == "upgrade":
            for row in lines_of(page, hero, info.slot, info.level):
                before = parts_of(page, f"{row['need']['label']}: ", hero_id) if row["need"]["label"] else []
                texts.append(before + row["parts"])
        else:
            texts += [parts_of(page, whole(passage), hero_id) for passage in page.wording.card(info.source, hero)]
        return {
            "name": page.card_name(cast, number),
            "printed": info.cost,
            "family": family,
            "kind": page.say(f"family-{family}"),
            "em": FAMILY_MARKS[family],
            "texts": texts,
            "plain": page.card_text(cast, number),
        }

    def line(self, cast: Cast, number: int) -> Line:
        info = cast.lines[number]
        found = self._lines.get(info)
        if found is None:
            found = self._lines[info] = self._line(cast, info)
        return found

    def _line(self, cast: Cast, info: LineInfo) -> Line:
        page = self.page
        hero = page.library.heroes[cast.heroes[info.hero].id]
        slot = hero.slots[info.slot]
        requires = slot.levels[info.level].lines[info.index].requires
        name = page.slot_name(hero.id, slot.id)
        return {
            "name": f"{name} {page.level_name(info.level)}" if info.level else name,
            "needs": page.line_needs(cast, info),
            "need": need(page, hero, [requires]),
            "text": parts_of(page, flow(page.wording.level(slot, info.level + 1)[info.index].lines), hero.id),
        }


def flow(lines: Sequence[RulesLine]) -> str:
    """Lines as running text, placeholders left in."""
    return stopped(run_on(lines)).strip()


def whole(passage: Passage) -> str:
    """A passage with its heading as running text, placeholders left in."""
    return stopped(headed(passage)).strip()


def parts_of(page: DiceThroneWeb, text: str, hero: str) -> list[Piece]:
    """A text in pieces: words, and things that have an emblem."""
    return [
        {"kind": part.kind, "em": page.emblems.of(part.kind, part.id, hero) if part.kind else "", "text": part.text}
        for part in page.wording.parts(text, hero)
    ]


def merged(texts: Sequence[str]) -> str | None:
    """Texts that differ only in numbers as one, with the numbers side by side; None when they differ otherwise."""
    if any(NUMBER.sub("#", text) != NUMBER.sub("#", texts[0]) for text in texts):
        return None
    columns = zip(*[NUMBER.findall(text) for text in texts], strict=True)
    told = iter([column[0] if all(one == column[0] for one in column) else " / ".join(column) for column in columns])
    return NUMBER.sub(lambda _match: next(told), texts[0])


def need(page: DiceThroneWeb, hero: HeroData, requires: Sequence[Requirement]) -> Need:
    """What the dice must show, as small dice and a word; of several tiers, the dice of the lowest and all the numbers."""
    words = [page.wording.requirement(one).text for one in requires]
    plain = [page.wording.plain(word, hero.id) for word in words]
    label = merged(plain) or " / ".join(plain)
    first = requires[0]
    if not first.symbols:
        return {"pips": [], "text": label, "label": label}
    pips: list[Pip] = [
        {"em": page.emblems.symbol(hero.id, symbol), "name": page.symbol_name(hero.id, symbol)}
        for symbol, count in first.symbols.items()
        for _ in range(min(count, MOST_PIPS))
    ]
    steps = " / ".join(str(sum(one.symbols.values())) for one in requires) if len(requires) > 1 else ""
    return {"pips": pips, "text": steps, "label": label}


def step_of(requires: Requirement) -> str:
    """How many of its one symbol, or of one kind, a tier wants."""
    return str(sum(requires.symbols.values()) or sum(requires.kinds))


def lines_of(page: DiceThroneWeb, hero: HeroData, slot: int, level: int) -> list[Row]:
    """The text of a slot at a level, a row for each requirement; tiers alike in all but numbers are one row."""
    data = hero.slots[slot]
    passages = page.wording.level(data, level + 1)
    texts = [flow(passage.lines) for passage in passages]
    requires = [line.requires for line in data.levels[level].lines]
    if requires:
        together = merged(texts) if len(texts) > 1 and alike(requires) else None
        if together is not None:
            return [_row(page, hero, need(page, hero, requires), together)]
        return [_row(page, hero, need(page, hero, [one]), text) for one, text in zip(requires, texts, strict=True)]
    rows = []
    for passage in passages:
        told = passage._replace(heading=None) if data.kind == "defensive" else passage
        rows.append(_row(page, hero, NO_NEED, whole(told)))
    return rows


def alike(requires: Sequence[Requirement]) -> bool:
    """Whether requirements differ only in how many of one symbol, or of one kind, they want."""
    first = requires[0]
    if first.straight is not None or max(len(first.symbols), len(first.kinds)) != 1:
        return False
    return all(
        list(one.symbols) == list(first.symbols) and one.straight is None and len(one.kinds) == len(first.kinds)
        for one in requires
    )


def _row(page: DiceThroneWeb, hero: HeroData, needs: Need, text: str) -> Row:
    return {
        "need": needs,
        "step": "",
        "parts": parts_of(page, text, hero.id),
        "plain": page.wording.plain(text, hero.id),
    }
