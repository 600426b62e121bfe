"""Section 5.9 of the rules: the text of abilities, tokens, companions and cards, made from their effects.

A text is a list of passages; a passage has a heading (a requirement, the dice of a defence, when something may be used) and
lines. Lines name things by placeholders, `{symbol:flame}`, `{token:burn}` and `{companion:wolf}`, so that a page can put
emblems there; `parts` takes a line apart, `plain` writes the names out. Every line cites the rules that its words stand for.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from reverie.parts.effects.telling import Passage, RulesLine, capital, headed, small, stopped, unique

from ..content.compile import scene_of
from ..content.library import Library
from ..content.vocabulary import (
    CardData,
    CompanionData,
    Effect,
    HeroData,
    LevelData,
    Requirement,
    SlotData,
    TokenData,
    Use,
)
from .telling import Teller, symbol

PLACEHOLDER: Final = re.compile(r"\{(symbol|token|companion):([a-z0-9-]+)\}")


class Part(NamedTuple):
    """A piece of a line: plain text (kind ""), or something that has a name and may have an emblem."""

    kind: str
    id: str
    text: str


CROWN_RULES: Final = {"toll": ("DT-5.63",), "no-sale": ("DT-5.70",), "haste": ("DT-4.41",)}
"""The rules that a boss breaks (DT-10.71), as the book has them."""


class Wording:
    """Texts of one language."""

    def __init__(self, library: Library, language: str) -> None:
        self.library = library
        self.language = language
        self.texts = library.texts[language]

    def say(self, key: str, attribute: str = "", **args: object) -> str:
        return self.texts.get(key, attribute, **args)

    # Whole things ----------------------------------------------------------------------------------------------------

    def level(self, slot: SlotData, number: int) -> list[Passage]:
        """The text of a slot at level 1, 2 or 3."""
        level = slot.levels[number - 1]
        if slot.kind == "passive":
            return self._passive(level)
        if slot.kind == "defensive":
            heading = RulesLine(capital(self.say("needs-defence", n=level.dice)), ("DT-6.48", "DT-4.63"))
            return [Passage(heading, Teller(self, "defence", level.dice).lines(level.effects))]
        return [
            Passage(
                self.requirement(line.requires, slot.kind == "ultimate"), Teller(self, "attack").lines(line.effects)
            )
            for line in level.lines
        ]

    def _passive(self, level: LevelData) -> list[Passage]:
        found = []
        if level.rule is not None:
            found.append(Passage(None, (RulesLine(capital(self.say(f"crown-{level.rule}")), CROWN_RULES[level.rule]),)))
        if level.income:
            line = RulesLine(capital(self.say("say-income", n=level.income)), ("DT-4.25",))
            found.append(Passage(None, (line,)))
        if level.upkeep:
            found.append(self._upkeep(level.upkeep))
        return found + [self.use(use) for use in level.uses]

    def token(self, data: TokenData) -> list[Passage]:
        """What a token is, and what it does to or for its bearer."""
        traits = [self.say(f"trait-{data.polarity}"), self.say("trait-limit", n=data.limit)]
        rules = ["DT-5.87" if data.polarity == "unique" else "DT-5.80", "DT-5.82"]
        if data.persistent:
            traits.append(self.say("trait-persistent"))
            rules.append("DT-5.86")
        lines = [RulesLine(capital(", ".join(traits)), unique(rules))]
        if data.polarity == "unique":
            lines.append(RulesLine(capital(self.say("trait-unique-means")), ("DT-5.87",)))
        found = [Passage(None, tuple(lines))]
        if data.rule is not None:
            said = self.say(f"rule-{data.rule}", n=data.value)
            lines = [RulesLine(capital(part.strip()), RULES_OF_TOKENS[data.rule]) for part in said.splitlines()]
            found.append(Passage(None, tuple(lines)))
        if data.upkeep:
            found.append(self._upkeep(data.upkeep))
        return found + [self.use(use, spend=True) for use in data.spend]

    def companion(self, data: CompanionData) -> list[Passage]:
        traits = RulesLine(
            capital(self.say("trait-companion", most=data.most, start=data.start)), ("DT-5.170", "DT-5.171", "DT-2.30")
        )
        found = [Passage(None, (traits,))]
        if data.upkeep:
            found.append(self._upkeep(data.upkeep))
        return found + [self.use(use) for use in data.uses]

    def card(self, card: CardData, hero: HeroData | None) -> list[Passage]:
        """The text of a card; an upgrade shows the level it brings."""
        if card.family == "upgrade":
            assert hero is not None
            slot = next(slot for slot in hero.slots if slot.id == card.slot)
            name = self.name(f"slot-{hero.id}-{slot.id}", slot.id)
            line = RulesLine(
                capital(self.say("say-upgrade", slot=name, level="I" * card.level)), ("DT-5.61", "DT-5.27", "DT-5.64")
            )
            return [Passage(None, (line,)), *self.level(slot, card.level)]
        scene = scene_of(card.when)
        heading = None
        if card.when != "any":
            heading = RulesLine(capital(self.say(f"when-{card.when}")), RULES_OF_WHEN[card.when])
        return [Passage(heading, Teller(self, scene).lines(card.effects))]

    def card_kind(self, card: CardData) -> RulesLine:
        """Family and cost of a card."""
        return RulesLine(
            capital(self.say("say-card", family=self.say(f"family-{card.family}"), n=card.cost)),
            (RULES_OF_FAMILIES[card.family], "DT-5.60"),
        )

    def _upkeep(self, effects: list[Effect]) -> Passage:
        return Passage(RulesLine(capital(self.say("say-upkeep")), ("DT-4.20",)), Teller(self, "free").lines(effects))

    def use(self, use: Use, spend: bool = False) -> Passage:
        """Something that may be done again and again: when, at what price, on what condition, and what it does."""
        rules = list(RULES_OF_WHEN[use.when])
        teller = Teller(self, scene_of(use.when))
        parts = [self.say(f"when-{use.when}", "spend" if spend else "")]
        if spend:
            rules.insert(0, "DT-5.149")
        if use.cost:
            parts.append(self.say("say-cost", n=use.cost))
            rules.append("DT-5.50")
        if use.given is not None:
            said, cited = teller.condition(use.given)
            parts.append(said)
            rules += cited
        return Passage(RulesLine(capital(", ".join(parts)), unique(rules)), teller.lines(use.effects))

    def requirement(self, needs: Requirement, ultimate: bool = False) -> RulesLine:
        """What the dice must show: `3 Flame + 1 Meteor`, `small straight`, `3 of a kind`."""
        said, rules = self.pattern(needs.symbols, needs.straight, needs.kinds)
        return RulesLine(capital(said), (*rules, "DT-5.24") if ultimate else tuple(rules))

    def pattern(
        self, symbols: dict[str, int], straight: str | None, kinds: list[int], case: str = ""
    ) -> tuple[str, list[str]]:
        parts = [self.say("needs-symbol", n=n, symbol=symbol(id)) for id, n in symbols.items()]
        rules = ["DT-5.3"] if symbols else []
        if straight is not None:
            parts.append(self.say(f"needs-{straight}", case))
            rules.append("DT-5.4" if straight == "small" else "DT-5.5")
        if kinds:
            parts += [self.say("needs-kind", case, n=n) for n in kinds]
            rules.append("DT-5.6")
        return " + ".join(parts), rules

    # Names -----------------------------------------------------------------------------------------------------------

    def name(self, key: str, id: str) -> str:
        """What something is called; its id, made readable, where no text names it."""
        return self.say(key) if self.texts.has(key) else id.replace("-", " ").capitalize()

    def parts(self, text: str, hero: str) -> list[Part]:
        """A line taken apart, for a page that puts emblems next to or in place of names."""
        found: list[Part] = []
        at = 0
        for match in PLACEHOLDER.finditer(text):
            if match.start() > at:
                found.append(Part("", "", text[at : match.start()]))
            kind, id = match.groups()
            key = f"symbol-{hero}-{id}" if kind == "symbol" else f"{kind}-{id}"
            found.append(Part(kind, id, self.name(key, id)))
            at = match.end()
        if at < len(text):
            found.append(Part("", "", text[at:]))
        return found

    def plain(self, text: str, hero: str) -> str:
        """A line with the names written out."""
        return "".join(part.text for part in self.parts(text, hero))

    def plain_lines(self, passages: list[Passage], hero: str) -> list[str]:
        """Passages for a terminal: headings, and lines set in below them."""
        told = []
        for passage in passages:
            under = 0
            if passage.heading is not None:
                head = self.plain(passage.heading.text, hero)
                if len(passage.lines) == 1:
                    told.append(f"{head}: {self.plain(small(passage.lines[0].text), hero)}")
                    continue
                told.append(f"{head}:")
                under = 1
            told += ["  " * (under + line.depth) + self.plain(line.text, hero) for line in passage.lines]
        return told

    def plain_line(self, passages: list[Passage], hero: str) -> str:
        """Passages in one line, for an option or a tooltip."""
        told = ""
        for passage in passages:
            told = stopped(told) + self.plain(headed(passage), hero)
        return stopped(told).strip()


RULES_OF_WHEN: Final[dict[str, tuple[str, ...]]] = {
    "any": ("DT-4.10",),
    "attack": ("DT-5.31", "DT-5.36"),
    "accuracy": ("DT-5.31", "DT-6.23"),
    "attacked": ("DT-5.30",),
    "incoming": ("DT-5.100", "DT-5.107"),
    "dice": ("DT-5.10",),
}
RULES_OF_TOKENS: Final[dict[str, tuple[str, ...]]] = {
    "knockdown": ("DT-6.1", "DT-4.40"),
    "concussion": ("DT-6.30",),
    "stun": ("DT-6.4", "DT-4.18"),
    "shadows": ("DT-6.12",),
    "rescue": ("DT-6.20",),
    "mark": ("DT-5.80", "DT-5.121"),
    "snare": ("DT-5.80", "DT-2.2"),
}
RULES_OF_FAMILIES: Final = {"upgrade": "DT-5.61", "main": "DT-5.67", "roll": "DT-5.68", "instant": "DT-5.66"}
