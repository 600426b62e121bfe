"""What people type: the miniature, cell or option that they mean."""

from __future__ import annotations

import re
from typing import Final

from reverie.kernel.choice import Choice
from reverie.kernel.decision import Decision
from reverie.kernel.domain import STOP
from reverie.kernel.plain import Answer, Plain

from ..rules import decisions
from ..rules.board import CELL_BY_NAME, PORTAL
from ..rules.combat_state import Combat, combat_of
from ..rules.decisions import DECLINE
from ..rules.procedures.combat import blade_keys
from ..rules.state import DREAMSCAPE, Dreamblade
from ..words.words import DreambladePage

TAGS: Final[dict[Decision, str]] = {
    decisions.SPAWN: "spawn",
    decisions.SHIFT: "move",
    decisions.MOVE: "move",
    decisions.DISRUPT: "place",
}
"""What is done with the miniature, by who asks."""


def find(page: DreambladePage, s: Dreamblade, words: str) -> int:
    """The miniature that somebody means, by its code or by (the beginning of) its name."""
    wanted = words.strip().strip("[]").casefold()
    codes = {page.code(s, m).casefold(): m for m in range(len(s.minis))}
    if wanted in codes:
        return codes[wanted]
    names = [(page.name(s, m).casefold(), m) for m in range(len(s.minis))]
    found = [m for name, m in names if name == wanted] or [m for name, m in names if len(wanted) > 1 and wanted in name]
    if not found:
        raise ValueError(page.say("parse-no-piece", words=words.strip()))
    kinds = [(s.cast.piece_of[m].id, s.minis[m].owner, s.minis[m].zone) for m in found]
    if any(kind != kinds[0] for kind in kinds):
        told = ", ".join(page.who(s, m) for m in found[:6])
        raise ValueError(page.say("parse-ambiguous", words=words.strip(), names=told, code=page.code(s, found[0])))
    return found[0]


def parse(page: DreambladePage, s: Dreamblade, choice: Choice, words: str) -> Answer:
    words = words.strip()
    if not words:
        raise ValueError(page.say("parse-no-thing"))
    for simple in (STOP, DECLINE, "shift", "strike", "disrupt", "destroy", "explode"):
        if words.casefold() in (simple, page.say(f"option-{simple}").casefold()):
            return simple
    asked = choice.decision
    cells = [
        CELL_BY_NAME[w.casefold()]
        for w in re.findall(r"[A-Za-z]\d", words)
        if w.casefold() in CELL_BY_NAME and w[0].islower()
    ]
    rest = " ".join(
        w
        for w in words.split()
        if not (w in CELL_BY_NAME or w.casefold() in ("move", "spawn", "to", "in", "na", "from"))
    )
    if asked is decisions.STRIKE:
        if not cells:
            raise ValueError(page.say("parse-cell-missing"))
        return cells[-1]
    if asked in (decisions.ATTACKERS, decisions.DEATHBLOW):
        return tuple(sorted(find(page, s, part) for part in words.split(",")))
    if asked in decisions.BY_MENU:
        if not rest and len(cells) > 1:
            rest = words.split()[0]  # a1 is a cell, but before another cell it is the piece A1 in small letters
        if not rest:
            raise ValueError(page.say("parse-no-thing"))
        return parse_placed(page, s, choice, rest, cells)
    if asked is decisions.BLADE:
        return parse_blade(page, s, choice, words)
    if asked in (decisions.DAMAGE, decisions.REROLL):
        numbers = tuple(int(n) for n in re.findall(r"\b[0-9]{1,9}\b", words))
        return numbers if asked is decisions.DAMAGE else tuple(n - 1 for n in numbers)
    if asked in (decisions.TARGET, decisions.CHOOSE, decisions.UNIQUE):
        return find(page, s, words)
    raise ValueError(page.say("parse-no-thing"))


def parse_placed(page: DreambladePage, s: Dreamblade, choice: Choice, rest: str, cells: list[int]) -> Plain:
    tag = TAGS[choice.decision]
    if choice.decision is decisions.SPAWN:
        for m in s.cast.bands[choice.seat]:
            for a in s.cast.piece_of[m].spawn:
                if s.minis[m].zone == DREAMSCAPE and page.keyword(a.keyword).casefold() in rest.casefold():
                    return ("ability", m, a.number)
    m = find(page, s, rest)
    if cells:
        return (tag, m, cells[-1])
    here = s.minis[m].cell
    if choice.decision is decisions.SPAWN:
        return (tag, m, PORTAL[s.players[choice.seat].edge])
    if choice.decision is decisions.SHIFT:
        return (tag, m, here + 5 if 0 <= here < 20 else here - 5)
    raise ValueError(page.say("parse-cell-missing"))


def parse_blade(page: DreambladePage, s: Dreamblade, choice: Choice, words: str) -> Plain:
    combat = combat_of(s)
    assert isinstance(combat, Combat)
    labels = {page.blade_option(s, key): key for key in blade_keys(s, combat)}
    found = [key for label, key in labels.items() if all(w in label.casefold() for w in words.casefold().split())]
    if found:
        return found[0]
    return (find(page, s, words), 0, 0, 0)
