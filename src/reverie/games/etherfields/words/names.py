"""Names at the table: Dreamers, figures, cards, actions, spaces, Locations, payments, by their numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from reverie.kernel.page import Page
from reverie.parts.effects.telling import capital

from ..content.library import Library
from ..rules import terms as t
from ..rules.abilities import (
    BASIC,
    FLYING,
    GEM_SLOT,
    INNATE,
    INTERACTION,
    MAP,
    NONE,
    TRIGGER,
    WAY_OUT,
    Cost,
    Use,
)
from ..rules.cast import SLUMBER_STORY
from ..rules.paying import needs
from ..rules.state import FIRST_COMPANION, NOTHING, NOWHERE, Payment, Session, is_companion, is_dreamer
from .naming import slug
from .wording import Wording, space_name

CORNERS: Final = "abcd"


class Names(Page[Session]):
    """Names in one language."""

    def __init__(self, language: str, library: Library) -> None:
        super().__init__(language, library.texts[language])
        self.library = library
        self.wording = Wording(library, language)
        self.briefs: dict[int, str] = {}

    # Persons -----------------------------------------------------------------------------------------------------------

    def seat_name(self, seat: int) -> str:
        return self.say("word-seat", seat="ABCDE"[seat])

    def dreamer(self, s: Session, seat: int, case: str = "") -> str:
        if seat < 0:
            return self.say("who-team", case) if self.texts.has("who-team", case) else self.say("who-team")
        return self.wording.name(f"dreamer-{s.cast.archetypes[s.dreamers.rows[seat].archetype].id}", case)

    def entity(self, s: Session, row: int, case: str = "") -> str:
        tile = s.entities.rows[row].tile
        return self.wording.entity(s.cast.entities[tile].code, case) if tile != NONE else self.say("word-entity")

    def who(self, s: Session, number: int, case: str = "") -> str:
        """A figure: a Dreamer, a Companion, an Entity; several of one Entity are numbered."""
        if is_dreamer(number):
            return self.dreamer(s, number, case)
        if is_companion(number):
            return self.wording.card(f"COM-{number - FIRST_COMPANION + 1}")
        row = s.figures.rows[number].entity
        if row == NONE:
            return self.say("word-entity")
        name = self.entity(s, row, case)
        others = s.figures_of(row)
        code = self.entity_code(s, row)
        if self.wording.is_many(code):
            name = self.wording.one_of(code, case)
        return f"{name} {others.index(number) + 1}" if len(others) > 1 and number in others else name

    def entity_code(self, s: Session, row: int) -> str:
        tile = s.entities.rows[row].tile
        return s.cast.entities[tile].code if tile != NONE else ""

    # Components --------------------------------------------------------------------------------------------------------

    def card(self, s: Session, card: int) -> str:
        return self.wording.card(s.cast.cards[card].id or s.cast.cards[card].code) if card != NONE else ""

    def cards(self, s: Session, cards: Iterable[int]) -> str:
        return ", ".join(self.card(s, card) for card in cards)

    def card_text(self, s: Session, card: int) -> str:
        return self.wording.card_line(s.cast.cards[card].id or s.cast.cards[card].code)

    def spine(self, s: Session, card: int) -> str:
        """The Intent of a card in short: A2, C1/W1."""
        intent = s.cast.cards[card].intent
        told = [f"{self.say(f'short-{t.COLOURS[colour]}')}{n}" for colour, n in enumerate(intent) if n]
        return "/".join(told) or "–"

    def tile(self, s: Session, tile: int) -> str:
        return str(self.wording.tile(s.cast.tiles[tile].code))

    def use(self, s: Session, number: int) -> str:
        """What an action is called."""
        use = s.cast.uses[number]
        if use.source in (BASIC, INNATE):
            return self.wording.name(f"use-{use.id}")
        if use.source in (MAP, GEM_SLOT, FLYING):
            return self.wording.action(s.cast.tiles[use.owner].code, use.id)
        if use.source == INTERACTION:
            return self.wording.action(s.cast.entities[use.owner].code, use.id)
        if use.source == WAY_OUT:
            return self.say("word-way-out", card=self.card(s, use.owner))
        if use.source == TRIGGER or use.owner == NONE:
            return self.say("word-happening")
        return self.card(s, use.owner)

    def use_text(self, s: Session, number: int) -> str:
        """What an action does."""
        if number not in self.briefs:
            use = s.cast.uses[number]
            source = s.cast.texts[use.do].source if use.do >= 0 else []
            scripts = [one for one in source if one.declared.name != "read"]
            told = self.wording.effects(scripts) if scripts or not source else self.say("word-story")
            self.briefs[number] = told
        return self.briefs[number]

    def cost(self, cost: Cost, staged: int = 1) -> str:
        """A cost as it stands in the cast."""
        if cost.either:
            told = [self.cost(one) for one in cost.either]
            return self.say("cost-or", first=", ".join(told[:-1]), last=told[-1])
        colours = [colour for colour in range(3) if cost.colours >> colour & 1]
        told = []
        if len(colours) == 3 and cost.intent[0] == cost.intent[1] == cost.intent[2]:
            told.append(self.say("cost-any", n=cost.intent[0]))
        elif colours:
            teller = self.wording.teller()
            told.append(
                f" {self.say('say-or')} ".join(teller.price(f"{t.COLOURS[n]}{cost.intent[n]}") for n in colours)
            )
        told += [self.say(f"price-{t.PRICES[price]}", n=count) for price, count in cost.also]
        said = self.wording.teller().all_of(told) if told else self.say("cost-free")
        return self.say("cost-times", cost=said, n=staged) if cost.staged and staged > 1 else said

    def use_cost(self, s: Session, use: Use) -> str:
        if use.cost.is_free():
            return ""
        return self.cost(use.cost, s.players())

    # Places ------------------------------------------------------------------------------------------------------------

    def space(self, s: Session, space: int) -> str:
        """A space: B2c, and the tile that lies there."""
        if space == NOWHERE:
            return self.say("word-nowhere")
        tile = s.lying[space // 4]
        return f"{space_name(space)} ({self.tile(s, tile)})" if tile != NONE else space_name(space)

    def edge(self, s: Session, edge: int) -> str:
        """An edge between two spaces."""
        for a in range(t.SPACES):
            for b in range(a + 1, t.SPACES):
                if s.cast.spaces.edge(a, b) == edge:
                    return self.say("edge-between", first=space_name(a), second=space_name(b))
        return str(edge)

    def location(self, s: Session, location: int) -> str:
        """A Location: Slumber (SU3, Suburbs)."""
        place = s.cast.locations[location]
        tile = s.cast.world[place.tile].id
        icon = t.ICONS[place.icon]
        name = self.wording.name(f"special-{tile}") if icon == "special" else self.say(f"icon-{icon}")
        return f"{name} ({place.id}, {self.wording.name(f'world-{tile}')})"

    def dream(self, s: Session, dream: int) -> str:
        return self.wording.name(f"dream-{s.cast.dreams[dream].id}")

    def dream_rules(self, id: str) -> list[str]:
        """The special rules of a Dream, in words."""
        keys = [f"dream-{id}-{rule.id}" for rule in self.library.things["dreams"][id].gate.rules]
        return [self.say(key) for key in keys if self.texts.has(key)]

    def slumber(self, s: Session, tile: int, case: str = "") -> str:
        return self.wording.entity(s.cast.entities[tile].code, case)

    def script_title(self, s: Session, script: str) -> str:
        if script.startswith(SLUMBER_STORY):
            return self.wording.entity(script.removeprefix(SLUMBER_STORY), "")
        dream = self.dream(s, s.dream) if s.dream != NONE else ""
        return self.say("script-title", dream=dream, script=script.removeprefix("s."))

    def script(self, id: str) -> str:
        key = slug(id) if id.startswith(SLUMBER_STORY) else f"script-{slug(id)}"
        return self.say(key) if self.texts.has(key) else ""

    # Paying ------------------------------------------------------------------------------------------------------------

    def payment(self, s: Session, seat: int) -> Payment | None:
        """What a Dreamer is paying for just now, the innermost."""
        found = [row for row in s.payments.rows if row.seat == seat and row.what != NOTHING]
        return found[-1] if found else None

    def paid_for(self, s: Session, row: Payment) -> str:
        if row.use != NONE:
            return self.use(s, row.use)
        if row.what == 2:
            return self.say("pay-placing", card=self.card(s, row.card))
        return self.say("pay-move") if row.what == 3 else self.say("pay-price")

    def still_needed(self, row: Payment) -> int:
        return max(0, needs(row) - row.total)

    def phrase(self, text: str) -> str:
        return capital(text)
