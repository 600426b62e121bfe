"""Every rules text that there is, one after the other: for editors to read, and for tests."""

from __future__ import annotations

from collections.abc import Iterator

from reverie.parts.effects.telling import Passage, RulesLine

from .wording import Wording

Told = Iterator[tuple[str, list[Passage]]]


def every_text(words: Wording) -> Told:
    """Every card, Dreamer, tile, Entity, Turn card, script: its name, and its text."""
    things = words.library.things
    for dreamer in things["dreamers"].values():
        yield words.name(f"dreamer-{dreamer.id}"), words.dreamer(dreamer)
    for card in words.all_cards():
        yield words.card(card.id or card.code), words.whole_card(card)
    for basic in things["basics"].values():
        told = words.used(basic)
        yield words.name(f"use-{basic.id}"), [told] if told is not None else []
    for tile in words.tiles.values():
        yield words.tile(tile.code), words.tile(tile)
    for entity in words.entities.values():
        yield words.entity(entity.code), words.entity_text(entity)
    for turn in things["turn-cards"].values():
        yield words.say("turn-card", n=turn.id, colour=words.name(f"turn-{turn.colour}")), words.turn_card(turn)
    yield from of_marks(words)
    yield from of_dreams(words)


def of_marks(words: Wording) -> Told:
    """Morphings, States, districts."""
    things = words.library.things
    for one in things["morphings"].values():
        yield words.name(f"morphing-{one.id}"), words.always(one.always)
    for one in things["states"].values():
        yield words.name(f"state-{one.id}"), words.always(one.always)
    for world in things["world"].values():
        yield words.name(f"world-{world.tile}"), [Passage(None, words.teller().line(world.special))]


def of_dreams(words: Wording) -> Told:
    """Scripts, special rules of Gates, what happens by itself."""
    for dream in words.library.things["dreams"].values():
        for script in dream.scripts:
            yield script.id, [Passage(None, words.teller().line(script.do))]
        for rule in dream.gate.rules:
            told = [Passage(None, words.teller().line(rule.do))] if rule.do else []
            yield f"{dream.id} {rule.id}", words.always(rule.always) + told
        for trigger in dream.triggers:
            yield dream.id, [Passage(RulesLine(words.trigger(trigger.on)), words.teller().line(trigger.do))]
