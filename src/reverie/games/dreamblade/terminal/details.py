"""All about a piece or a zone, by its name."""

from __future__ import annotations

import difflib

from rich.console import RenderableType

from ..rules.keywords import ASPECTS, KEYWORDS
from ..rules.pieces import Piece
from ..rules.queries import defense, explain_stat, life, power
from ..rules.state import DREAMSCAPE, GRAVEYARD, RESERVES, ZONES, Dreamblade
from ..words.abilities import with_sign
from ..words.words import DreambladePage
from .board import zone
from .parse import find


def detail(page: DreambladePage, s: Dreamblade | None, words: str) -> RenderableType | None:
    """A piece with everything printed on it, and its present values if it is in the dreamscape; or a whole zone."""
    wanted = words.strip().casefold()
    if s is not None:
        for name in (ZONES[RESERVES], ZONES[GRAVEYARD]):
            if wanted in (name, page.say(f"zone-{name}").casefold()):
                return zone(page, s, name)
        try:
            return piece_detail(page, s.cast.piece_of[find(page, s, words)], s, find(page, s, words))
        except ValueError:
            pass
    names = {page.library.name("piece", id, page.language).casefold(): p for id, p in page.library.pieces.items()}
    names.update(dict(page.library.pieces.items()))
    near = difflib.get_close_matches(wanted, list(names), 1, 0.6)
    p = names.get(wanted) or next((p for name, p in names.items() if wanted and wanted in name), None)
    if p is None and near:
        p = names[near[0]]
    return piece_detail(page, p, None, -1) if p is not None else None


def piece_detail(page: DreambladePage, p: Piece, s: Dreamblade | None, m: int) -> str:
    name = page.library.name("piece", p.id, page.language)
    kind = page.say("word-creature" if p.creature else "word-location")
    aspects = ", ".join(page.say(f"aspect-{letter}") for letter, has in zip(ASPECTS, p.aspects, strict=True) if has)
    lines = [f"{name} · {kind} · {page.say('word-cost', cost=p.printed_cost())} · {aspects}"]
    if p.lineage:
        lines[0] += f" · {page.lineage(p.lineage)}"
    lines[0] += f" · {page.say('rarity-' + p.rarity)} · {p.pack}" + (f" {p.number}" if p.number else "")
    if p.data.origin:
        lines[0] += f" · {p.data.origin}"
    if p.creature:
        lines.append(page.say("stat-line", power=p.power, defense=p.defense, life=p.life))
    if s is not None and m >= 0 and s.minis[m].zone == DREAMSCAPE:
        lines.extend(present(page, s, m))
    lines.extend(page.rules_text(p))
    if page.texts.has(f"piece-{p.id}", "flavor"):
        lines.append(f"“{page.texts.get(f'piece-{p.id}', 'flavor')}”")
    return "\n".join(lines)


def present(page: DreambladePage, s: Dreamblade, m: int) -> list[str]:
    lines = []
    if s.cast.piece_of[m].creature:
        now = page.say("stat-line", power=power(s, m), defense=defense(s, m), life=life(s, m))
        lines.append(f"→ {now}, {page.say('stat-damage', damage=s.minis[m].damage)}")
        for stat in ("power", "defense", "life"):
            for keyword, bearer, change in explain_stat(s, m, stat):
                lines.append(
                    f"   {with_sign(change)}: {page.keyword(keyword)} · {page.who(s, bearer)} · {KEYWORDS[keyword].rule}"
                )
    return lines
