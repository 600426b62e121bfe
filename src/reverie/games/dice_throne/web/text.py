"""Generated rules text with emblems in it, and tiers of one ability told together: 3 / 4 / 5 swords, 4 / 6 / 8 damage."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from reverie.parts.effects.telling import Passage, Told, headed, run_on, stopped

from ..content.vocabulary import HeroData, Requirement

if TYPE_CHECKING:
    from .page import DiceThroneWeb

NUMBER: Final = re.compile(r"\d+")
MOST_PIPS: Final = 5


def flow(lines: Sequence[Told]) -> str:
    """Lines as running text, placeholders left in."""
    return stopped(run_on(lines)).strip()


def whole(passage: Passage) -> str:
    """A passage with its heading as running text, placeholders left in."""
    return stopped(headed(passage)).strip()


def parts_of(page: DiceThroneWeb, text: str, hero: str) -> list[dict[str, str]]:
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


def need(page: DiceThroneWeb, hero: HeroData, requires: Sequence[Requirement]) -> dict[str, Any]:
    """What the dice must show, as small dice and a word; of several tiers, the dice of the lowest and all the numbers."""
    words = [page.wording.requirement(one).text for one in requires]
    plain = [page.wording.plain(word, hero.id) for word in words]
    label = merged(plain) or " / ".join(plain)
    first = requires[0]
    if not first.symbols:
        return {"pips": [], "text": label, "label": label}
    pips = [
        {"em": page.emblems.symbol(hero.id, symbol), "name": page.symbol_name(hero.id, symbol)}
        for symbol, count in first.symbols.items()
        for _ in range(min(count, MOST_PIPS))
    ]
    steps = " / ".join(str(sum(one.symbols.values())) for one in requires) if len(requires) > 1 else ""
    return {"pips": pips, "text": steps, "label": label}


def lines_of(page: DiceThroneWeb, hero: HeroData, slot: int, level: int) -> list[dict[str, Any]]:
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
        rows.append(_row(page, hero, {"pips": [], "text": "", "label": ""}, whole(told)))
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


def _row(page: DiceThroneWeb, hero: HeroData, needs: dict[str, Any], text: str) -> dict[str, Any]:
    return {"need": needs, "parts": parts_of(page, text, hero.id), "plain": page.wording.plain(text, hero.id)}
