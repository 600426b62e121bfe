"""What things are called, the small pieces of rules texts, and lines as pages and terminals want them."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from reverie.parts.effects.telling import Passage, RulesLine, small, stopped

from ..content.library import Library
from ..rules import terms as t

PLACEHOLDER: Final = re.compile(r"\{(symbol):([a-z0-9-]+)\}")
ROMAN: Final = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
MINUS: Final = "−"
DOT: Final = " · "
"""Between the parts of a line that is no sentence."""


def roman(number: int) -> str:
    return ROMAN[number]


class Part(NamedTuple):
    """A piece of a line: plain text (kind ""), or something that has a name and may have an emblem."""

    kind: str
    id: str
    text: str


class Naming:
    """Names of one language."""

    def __init__(self, library: Library, language: str) -> None:
        self.library = library
        self.language = language
        self.texts = library.texts[language]

    def say(self, key: str, attribute: str = "", **args: object) -> str:
        return self.texts.get(key, attribute, **args)

    def roman(self, number: int) -> str:
        return roman(number) if 0 <= number < len(ROMAN) else str(number)

    # Names -----------------------------------------------------------------------------------------------------------

    def name(self, key: str, case: str = "") -> str:
        """What something is called, declined where the language does; its id, made readable, where no text names it."""
        if not self.texts.has(key):
            return key.split("-", 1)[-1].replace("-", " ").capitalize()
        return self.say(key, case if self.texts.has(key, case) else "")

    def gender(self, key: str) -> str:
        return self.say(key, "gender") if self.texts.has(key, "gender") else ""

    def enemy_key(self, id: str, side: int = 0) -> str:
        key = f"enemy-{id}-{side + 1}"
        return key if side and self.texts.has(key) else f"enemy-{id}"

    def enemy_label(self, id: str, rank: str, seals: str, case: str = "") -> str:
        """An enemy card: Gremlin (green 2)."""
        key = self.enemy_key(id)
        colour = self.name(f"rank-{rank}", self.gender(key)).lower()
        return self.say("word-enemy", name=self.name(key, case), rank=colour, seals=seals)

    def code(self, code: str, case: str = "") -> str:
        """An enemy as quests name it: a card, a type, a master, or a group."""
        id, _, rest = code.partition(" ")
        if rest:
            rank, _, seals = rest.partition(" ")
            return self.enemy_label(id, rank, seals, case)
        return self.name(f"enemy-{id}", case)

    def item_name(self, id: str, side: int = 0) -> str:
        key = f"item-{id}-{side + 1}"
        return self.say(key) if side and self.texts.has(key) else self.name(f"item-{id}")

    def place(self, name: str) -> str:
        """An area by its name: 1B.c is the Hall of Skulls; a tile by its own."""
        for kind in ("area", "tile"):
            key = f"{kind}-{name.replace('.', '-')}"
            if self.texts.has(key):
                return self.say(key)
        return name

    def symbol_name(self, id: str) -> str:
        return self.say(f"symbol-{id}").upper()

    def signed(self, n: int) -> str:
        return f"+{n}" if n >= 0 else f"{MINUS}{-n}"

    # Small pieces ----------------------------------------------------------------------------------------------------

    def dice_effect(self, cost: tuple[int, ...], deeds: tuple[tuple[int, int], ...]) -> str:
        """SS-50.3: what it costs, and what it does."""
        symbols = " ".join(f"{{symbol:{t.SYMBOLS[symbol]}}}" for symbol, n in enumerate(cost) for _ in range(n))
        told = ", ".join(self.deed(kind, amount) for kind, amount in deeds)
        return f"{symbols}: {told}" if symbols else told

    def deed(self, kind: int, n: int) -> str:
        if kind == t.E_RULE:
            return self.name(f"ability-{t.HANDLERS[n]}")
        return self.say(f"deed-{t.DICE_EFFECTS[kind]}", n=n, level=self.roman(n))

    def attack_values(self, sure: int, red: int, blue: int) -> str:
        """What an attack is made with: 1 sure hit, 2 red dice."""
        told = [(key, n) for key, n in (("sure", sure), ("red", red), ("blue", blue)) if n]
        return ", ".join(self.say(f"attack-value-{key}", n=n) for key, n in told) or self.say("attack-value-none")

    def defence_values(self, armour: int, shields: int, dice: int) -> str:
        told = [(key, n) for key, n in (("armour", armour), ("shields", shields), ("dice", dice)) if n]
        return ", ".join(self.say(f"defence-value-{key}", n=n) for key, n in told) or self.say("defence-value-none")

    # Lines -----------------------------------------------------------------------------------------------------------

    def parts(self, text: str) -> list[Part]:
        """A line taken apart, for a page that puts emblems in place of names."""
        found: list[Part] = []
        at = 0
        for match in PLACEHOLDER.finditer(text):
            if match.start() > at:
                found.append(Part("", "", text[at : match.start()]))
            found.append(Part(match[1], match[2], self.symbol_name(match[2])))
            at = match.end()
        if at < len(text):
            found.append(Part("", "", text[at:]))
        return found

    def plain(self, text: str) -> str:
        """A line with the names written out."""
        return "".join(part.text for part in self.parts(text))

    def plain_lines(self, passages: list[Passage]) -> list[str]:
        """Passages for a terminal: headings, and lines set in below them."""
        told = []
        for passage in passages:
            under = ""
            if passage.heading is not None:
                head = self.plain(passage.heading.text)
                if len(passage.lines) == 1:
                    told.append(f"{head}: {self.plain(small(passage.lines[0].text))}")
                    continue
                told.append(f"{head}:" if passage.lines else head)
                under = "  "
            told += [under + "  " * line.depth + self.plain(line.text) for line in passage.lines]
        return told

    def plain_line(self, passages: list[Passage]) -> str:
        """Passages in one line, for an option or the log; it ends with a full stop."""
        told = ""
        for passage in passages:
            lines = list(passage.lines)
            if passage.heading is not None:
                heading = passage.heading.text
                lines = [RulesLine(f"{heading}: {small(lines[0].text)}"), *lines[1:]] if lines else [passage.heading]
            for line in lines:
                told = stopped(told) + line.text
        return self.plain(stopped(told).strip())
