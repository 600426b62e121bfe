"""Which emblem stands for whom: the nearest silhouette of the house for heroes and enemies, own charges for tokens and things."""

from __future__ import annotations

from typing import Final

from ..rules import terms as t
from ..rules.state import (
    CHEST,
    FIRE,
    FIRST_COMPANION,
    FOUND_CROWNS,
    FOUND_ITEM,
    FOUND_LOOT,
    FOUND_TREASURE,
    GATE,
    KEY,
    SEARCH,
    SHADOW,
    SHRINE,
    STORY,
    THINGS,
    WAYPOINT,
    Quest,
    Thing,
    is_companion,
    is_enemy,
)

HEROES: Final = {
    "auriel": "sil-mage",
    "ecarus": "sil-knight",
    "laegon": "sil-archer",
    "shae": "sil-hood",
    "thorgar": "sil-captain",
}
ENEMIES: Final = {
    "gremlin": "sil-jester",
    "gremlin-pack": "sil-jester",
    "orc-shaman": "sil-drummer",
    "orc-warrior": "sil-ram",
    "raider": "sil-dancer",
    "troll": "sil-giant",
    "hollow-king": "sil-bride",
}
RACES: Final = {"undead": "sil-mask", "humanoid": "sil-dancer", "monster": "sil-serpent", "beast": "sil-wolf"}
"""For enemies that have no silhouette of their own."""
OTHER_ENEMY: Final = "sil-mask"
OTHER_HERO: Final = "sil-lantern"
FRIENDS: Final = {"white-rose-squire": "sil-clerk"}
FRIEND: Final = "sil-wolf"
LYING: Final = {
    CHEST: "th-chest",
    SEARCH: "i-search",
    WAYPOINT: "i-flag",
    SHRINE: "th-shrine",
    GATE: "th-gate",
    SHADOW: "th-shadow",
    STORY: "th-story",
    FOUND_CROWNS: "th-crowns",
    FOUND_LOOT: "th-loot",
    FOUND_TREASURE: "th-treasure",
    FOUND_ITEM: "th-treasure",
    KEY: "th-key",
    FIRE: "tk-burn",
    THINGS.index("snare"): "th-snare",
    THINGS.index("battle-rune"): "th-rune",
    THINGS.index("protective-rune"): "th-rune",
    THINGS.index("illusion"): "tk-hidden",
    THINGS.index("torch"): "tk-burn",
    THINGS.index("brazier"): "tk-burn",
    THINGS.index("merchant"): "th-loot",
}
OTHER_THING: Final = "th-story"
CONDITIONS: Final = (
    (t.DOWN, "tk-knockdown"),
    (t.BLIND, "tk-blind"),
    (t.SLOW, "tk-slow"),
    (t.STUN, "tk-stun"),
)
USES: Final = {t.COMBAT: "ss-hit", t.NORMAL: "ss-skill", t.MOVE: "i-next", t.FREE: "i-plus", t.REACTION: "i-undo"}
"""What an action takes."""
NEUTRAL_USE: Final = "ss-magic"


def hero_emblem(s: Quest, seat: int) -> str:
    return HEROES.get(s.cast.heroes[s.version(seat).hero].id, OTHER_HERO)


def foe_emblem(s: Quest, foe: int) -> str:
    enemy = s.enemy(foe)
    return ENEMIES.get(enemy.id, RACES.get(enemy.race, OTHER_ENEMY))


def emblem_of(s: Quest, figure: int) -> str:
    if is_enemy(figure):
        return foe_emblem(s, s.foe_of(figure))
    if is_companion(figure):
        return FRIENDS.get(s.cast.companions[figure - FIRST_COMPANION].id, FRIEND)
    return hero_emblem(s, figure)


def thing_emblem(thing: Thing) -> str:
    if thing.kind == GATE and thing.state <= 0:
        return "th-gate-shut"
    return LYING.get(thing.kind, OTHER_THING)


def ailments(s: Quest, figure: int) -> list[str]:
    """Emblems of everything that ails somebody."""
    row = s.figures.rows[figure]
    found = [mark for bit, mark in CONDITIONS if row.conditions & bit]
    found += ["tk-poison"] if row.poison else []
    found += ["tk-burn"] if any(row.fires) else []
    found += ["tk-critical"] if row.criticals else []
    return [*found, "tk-hidden"] if row.hidden else found


def die_emblem(colour: int, face: int) -> str:
    return f"die-{t.DICE[colour]}-{face}"


__all__ = ["NEUTRAL_USE", "USES", "ailments", "die_emblem", "emblem_of", "foe_emblem", "hero_emblem", "thing_emblem"]
