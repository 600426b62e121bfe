"""Every rules text that there is, one after the other: for editors to read, and for tests."""

from __future__ import annotations

from collections.abc import Iterator

from reverie.parts.effects.telling import Passage

from .wording import Wording

Told = Iterator[tuple[str, list[Passage]]]


def every_text(words: Wording) -> Told:
    """Every card, token, hero, companion and enemy: its name, and its text."""
    yield from of_heroes(words)
    for _deck, item in words.library.items():
        yield words.item_name(item.id), words.item_sides(item)
    yield from of_decks(words)
    yield from of_tokens(words)
    for id in words.library.things["difficulty"]:
        yield words.name(f"difficulty-{id}"), words.difficulty(id)
    for id in words.library.things["actions"]:
        yield words.name(f"action-{id}"), words.action(id)
    yield from of_enemies(words)


def of_heroes(words: Wording) -> Told:
    for hero in words.library.heroes.values():
        for version in hero.versions:
            yield words.name(f"version-{version.id}"), words.version(hero, version)
        for power in hero.powers:
            yield words.name(f"power-{power.id}"), words.power(power)
    for talent in words.library.talents.values():
        yield words.name(f"power-{talent.id}"), words.power(talent)
    for companion in words.library.companions.values():
        yield words.name(f"companion-{companion.id}"), words.companion(companion)


def of_decks(words: Wording) -> Told:
    things = words.library.things
    for id in things["encounters"]:
        yield words.name(f"encounter-{id}"), words.encounter(id)
    for id in things["traps"]:
        yield words.name(f"trap-{id}"), words.trap(id)
    for id in things["events"]:
        yield words.name(f"event-{id}"), words.event(int(id))
    for id in things["enemy-powers"]:
        yield words.name(f"enemy-power-{id}"), words.enemy_power(id)


def of_tokens(words: Wording) -> Told:
    things = words.library.things
    for id in things["criticals"]:
        yield words.name(id), words.critical(id)
    for id in things["shadows"]:
        yield words.name(f"shadow-{id}"), words.shadow(id)
    for id in things["loot"]:
        yield words.name(id), words.loot(id)
    for id in things["chests"]:
        yield words.name(f"chest-{id}"), words.chest(id)
    for id in things["searches"]:
        yield words.name(f"search-{id}"), words.search(id)


def of_enemies(words: Wording) -> Told:
    for enemy in words.library.enemies.values():
        for scroll in enemy.scrolls:
            yield words.name(f"enemy-{enemy.id}"), words.scroll(enemy, scroll)
        for card in enemy.cards:
            yield words.enemy_label(enemy.id, card.rank, str(card.seals)), words.card(card)
    for master in words.library.masters.values():
        for side, told in enumerate(words.master(master)):
            yield words.name(words.enemy_key(master.id, side)), told
