"""Rules texts of Etherfields: what a card, a Mask, a tile, an Entity, a Turn card says, made of its data (EF-6.120)."""

from __future__ import annotations

from typing import Any

from reverie.parts.effects.telling import Passage, RulesLine, capital

from ..content.vocabulary import (
    ActionData,
    CardData,
    DreamerData,
    EntityData,
    InteractionData,
    TileData,
    TriggerData,
    TurnCardData,
    Usable,
)
from ..rules import terms as t
from .naming import DOT, Naming, slug
from .telling import Teller, cleaned, say_option, space_name


class Wording(Naming):
    """Rules texts of one language."""

    def teller(self) -> Teller:
        return Teller(self)

    # Pieces ------------------------------------------------------------------------------------------------------------

    def intent(self, written: list[str]) -> str:
        """The spine of a card: 2 Awareness or 2 Cunning."""
        teller = self.teller()
        told = [teller.price(one) for one in written]
        return f" {self.say('say-or')} ".join(told) if told else self.say("card-intent-none")

    def effects(self, do: list[Any]) -> str:
        """Effects as running text, without a full stop."""
        return cleaned(self.teller().told(do, [])) if do else self.say("say-nothing")

    def option(self, option: Any) -> str:
        return cleaned(say_option(self.teller(), option, []))

    def when(self, use: Any) -> list[str]:
        """When something may be used, or happens: window, trigger, condition, limit."""
        told = []
        whose = getattr(use, "whose", None) or "own"
        window = getattr(use, "window", None)
        if window:
            told.append(self.say(f"window-{window}", whose=whose))
        if getattr(use, "rapid", False):
            told.append(self.say("head-rapid"))
        if getattr(use, "map", False):
            told.append(self.say("head-map"))
        if getattr(use, "on", None):
            told.append(self.trigger(use.on))
        if use.given is not None:
            told.append(self.say("head-if", given=self.teller().given(use.given)))
        if use.limit is not None:
            told.append(self.say(f"limit-{use.limit}"))
        return [one for one in told if one]

    def trigger(self, on: str) -> str:
        """What sets something off: `boost:L0`, `enter-location:key`, `start-turn`."""
        word, _colon, rest = on.partition(":")
        what = ""
        if rest in t.LUCK:
            what = self.say("on-face", face=self.say("roll-face-name", face=rest))
        elif rest in t.ICONS:
            what = self.name(f"icon-{rest}")
        elif rest in t.RESOURCES:
            what = self.say(f"resource-{rest}")
        return cleaned(self.say(f"on-{word}", what=what))

    def used(self, use: Any, staged: bool = False, priced: bool = True) -> Passage | None:
        """One text: when, for what, and what it does."""
        if not use.do:
            return None
        told = self.when(use)
        if getattr(use, "cost", None) is not None and priced:
            told.append(self.say("head-cost", cost=self.teller().cost(use.cost, staged)))
        heading = RulesLine(capital(", ".join(told)), ("EF-6.113",)) if told else None
        return Passage(heading, self.teller().line(use.do))

    def always(self, mods: list[Any]) -> list[Passage]:
        teller = self.teller()
        return [Passage(None, tuple(teller.modifier(one) for one in mods))] if mods else []

    # Cards -------------------------------------------------------------------------------------------------------------

    def card_head(self, card: CardData) -> list[str]:
        """What stands on the edge of a card: Intent, the cost of placing it, the price at the Market."""
        told = [self.say("card-intent", intent=self.intent(card.intent))] if card.intent else []
        if card.progress is not None:
            told.append(self.say("card-place", cost=self.teller().cost(card.progress)))
        if card.ether:
            told.append(self.say("card-ether", n=card.ether))
        return told

    def card_text(self, card: CardData) -> list[Passage]:
        """Everything that a card says, but for its edge."""
        found = [one for one in (self.used(card), *[self.used(use) for use in card.uses]) if one is not None]
        found += self.always(card.always)
        lines = []
        if card.discard:
            lines.append(RulesLine(f"{capital(self.say('head-discard'))}.", ("EF-5.148",)))
        if card.remove:
            lines.append(RulesLine(self.say("card-removal", cost=self.teller().cost(card.remove)), ("EF-5.279",)))
        if card.lasting:
            lines.append(RulesLine(self.say("card-lasting"), ("EF-5.280",)))
        if card.way_out is not None:
            lines.append(RulesLine(self.say("card-way-out", cost=self.teller().cost(card.way_out)), ("EF-5.280",)))
        lines += self.season_lines(card)
        found += [Passage(None, tuple(lines))] if lines else []
        if card.quirk is not None:
            found += self.tile(card.quirk)
        for told, rule in ((f"wisdom-{card.id}", "EF-10.68"), (f"note-{slug(card.code)}", "EF-10.73")):
            if self.texts.has(told):
                found.append(Passage(None, (RulesLine(self.say(told), (rule,)),)))
        return found

    def season_lines(self, card: CardData) -> list[RulesLine]:
        if card.good is None:
            return []
        lines = [RulesLine(self.say("card-good" if card.good else "card-bad"), ("EF-10.39",))]
        lines += [RulesLine(self.say("card-won", season=self.card(card.won)), ("EF-10.39",))] if card.won else []
        lines += [RulesLine(self.say("card-lost", season=self.card(card.lost)), ("EF-10.39",))] if card.lost else []
        return lines

    def whole_card(self, card: CardData) -> list[Passage]:
        """A card with its edge."""
        head = self.card_head(card)
        found = [Passage(None, (RulesLine(DOT.join(head), ("EF-2.14",)),))] if head else []
        text = self.card_text(card)
        if not text and card.kind in (None, "influence") and card.intent:
            text = [Passage(None, (RulesLine(self.say("card-plain"), ("EF-2.14",)),))]
        return found + text

    def card_line(self, id: str) -> str:
        """What a card says, in a line."""
        card = self.cards.get(id)
        return self.plain_line(self.card_text(card)) if card is not None else ""

    # Actions, Entities, tiles --------------------------------------------------------------------------------------------

    def deed(self, owner: str, use: ActionData | InteractionData) -> Passage:
        """A Map action or an Interaction under its name."""
        told = [self.action(owner, use.id) if owner else self.say("tile-action")]
        if isinstance(use, InteractionData):
            told += [self.say(f"head-keyword-{use.keyword}")] if use.keyword else []
            told += [self.say("head-range", n=use.range)] if use.range not in (None, 99) else []
            told += [self.say("head-if", given=self.teller().given(use.given))] if use.given is not None else []
            told += [self.say(f"limit-{use.limit}")] if use.limit else []
        else:
            told += [f"{use.space}"] if use.space and use.space != "here" else []
            told += self.when(use)
            told += [self.say("head-boost-must")] if use.boost == "must" else []
            told += [self.say("head-sign", sign=self.name(f"sign-{use.sign}"))] if use.sign else []
            if use.completing is not None:
                told.append(self.say("head-completing", given=self.teller().given(use.completing)))
        told.append(self.say("head-cost", cost=self.teller().cost(use.cost, use.staged)) if use.cost else "")
        return Passage(RulesLine(DOT.join(one for one in told if one), ("EF-5.44",)), self.teller().line(use.do))

    def happening(self, one: TriggerData | Usable) -> Passage | None:
        return self.used(one, priced=False)

    def tile(self, tile: TileData | str) -> Any:
        """A tile: by its code its name; otherwise everything that stands on it."""
        if isinstance(tile, str):
            return super().tile(tile)
        lines = self.tile_lines(tile)
        found = [Passage(None, tuple(lines))] if lines else []
        for trap in tile.traps:
            heading = RulesLine(self.say("tile-trap") + ("" if trap.space == "here" else f" {trap.space}"))
            found.append(Passage(heading, self.teller().line(trap.do)))
        for gem in tile.gem_slots:
            body = [self.teller().modifier(one) for one in gem.always] + list(self.teller().line(gem.do))
            body += [RulesLine(self.say(f"gem-{slug(tile.code)}"), ("EF-5.126",))] if gem.told else []
            found.append(Passage(RulesLine(f"{self.say('tile-gem')} {gem.space}", ("EF-5.126",)), tuple(body)))
        found += [self.deed(tile.code, one) for one in tile.actions]
        happening: list[TriggerData | Usable] = [*tile.flying, *tile.triggers]
        for one in happening:
            told = self.happening(one)
            found += [told] if told is not None else []
        return found + self.always(tile.always)

    def tile_lines(self, tile: TileData) -> list[RulesLine]:
        """Entrances, Lairs, terrain, stairs, Quirk slots, cards more."""
        told: list[str] = []
        if tile.enter:
            told.append(self.say("tile-enter", spaces=", ".join(tile.enter)))
        if tile.lairs:
            lairs = [one.space + (f" ({self.name(f'turn-{one.colour}')})" if one.colour else "") for one in tile.lairs]
            told.append(self.say("tile-lair", spaces=", ".join(lairs)))
        for kind, spaces in tile.terrain.items():
            told.append(self.say("tile-terrain", terrain=self.name(f"terrain-{kind}"), spaces=", ".join(spaces)))
        if tile.stairs:
            told.append(self.say("tile-stairs", spaces=", ".join(tile.stairs)))
        if tile.quirk:
            told.append(self.say("tile-quirk", spaces=tile.quirk))
        told += [self.say("tile-extra", n=one.amount, space=one.space) for one in tile.extra_cards]
        return [RulesLine(one, ("EF-2.21",)) for one in told]

    def entity_head(self, tile: EntityData) -> str:
        told = [self.say(f"entity-figure-{tile.figure}"), self.say("entity-move", n=tile.move)]
        told += [self.say("entity-figures", n=tile.figures)] if tile.figures > 1 else []
        told += [self.say("entity-huge")] if tile.huge else []
        told += [self.say("entity-turns", n=tile.turns)] if tile.turns else []
        told += [self.say("entity-skip")] if tile.skip else []
        return DOT.join(told)

    def entity_text(self, tile: EntityData) -> list[Passage]:
        """EF-2.23: an Entity tile, or a Slumber tile that is only a text."""
        if tile.kind == "text":
            return [Passage(None, self.teller().line(tile.do))] if tile.do else []
        self.inside = tile.code
        found = [Passage(None, (RulesLine(self.entity_head(tile), ("EF-2.23",)),))]
        for key, do in (("setup", tile.setup), ("basic", tile.basic), ("special", tile.special)):
            if do:
                found.append(Passage(RulesLine(self.say(f"entity-{key}"), ("EF-5.156",)), self.teller().line(do)))
        found += [self.deed(tile.code, one) for one in tile.interactions]
        if tile.rule is not None and self.texts.has(f"entity-rule-{tile.rule}"):
            found.append(Passage(None, (RulesLine(self.say(f"entity-rule-{tile.rule}"), ("EF-6.117",)),)))
        for one in tile.triggers:
            told = self.happening(one)
            found += [told] if told is not None else []
        found += self.always(tile.always)
        if tile.end_of_turns:
            found.append(
                Passage(RulesLine(self.say("entity-end"), ("EF-5.155",)), self.teller().line(tile.end_of_turns))
            )
        if tile.salvation is not None:
            given = tile.salvation.given
            head = self.say("entity-salvation")
            head += DOT + self.say("head-if", given=self.teller().given(given)) if given is not None else ""
            found.append(Passage(RulesLine(head, ("EF-10.38",)), self.teller().line(tile.salvation.do)))
        return found

    def turn_card(self, card: TurnCardData) -> list[Passage]:
        steps = ", ".join(self.name(f"step-{step}") for step in card.steps)
        lines = [RulesLine(self.say("turn-steps", steps=steps), ("EF-5.156",))]
        loot = self.effects(card.loot) if card.loot else self.say("loot-nothing")
        lines.append(RulesLine(self.say("turn-loot", text=loot), ("EF-5.163",)))
        head = self.say("turn-card", n=card.id, colour=self.name(f"turn-{card.colour}"))
        return [Passage(RulesLine(head, ("EF-2.17",)), tuple(lines))]

    def dreamer(self, data: DreamerData) -> list[Passage]:
        """A Dreamer: the innate action."""
        told = self.used(data.innate)
        assert told is not None
        heading = [self.name(f"use-{data.innate.id}"), *([told.heading.text] if told.heading is not None else [])]
        return [Passage(RulesLine(DOT.join(heading), ("EF-5.62",)), told.lines)]


__all__ = ["DOT", "Wording", "space_name"]
