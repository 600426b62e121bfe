"""Short marks: who and what stands on the map, in a sign or three."""

from __future__ import annotations

from typing import Final

from ..rules import terms as t
from ..rules.state import (
    CHEST,
    FIRE,
    FIRST_COMPANION,
    FIRST_ENEMY,
    FOUND_CROWNS,
    FOUND_ITEM,
    FOUND_LOOT,
    FOUND_TREASURE,
    GATE,
    KEY,
    NOWHERE,
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
from ..words.small import foe_type
from ..words.words import SwordAndSorceryPage

SEAT_STYLES: Final = ("yellow", "cyan", "magenta", "green", "blue")
RANK_STYLES: Final = ("green", "blue", "red", "magenta")
SIGNS: Final = {
    CHEST: "▣",
    SEARCH: "?",
    WAYPOINT: "◆",
    SHRINE: "✝",
    GATE: "◎",
    SHADOW: "●",
    STORY: "§",
    FOUND_CROWNS: "$",
    FOUND_LOOT: "¢",
    FOUND_TREASURE: "*",
    FOUND_ITEM: "*",
    KEY: "⚷",
    FIRE: "▲",
    THINGS.index("totem"): "¶",
    THINGS.index("brazier"): "^",
    THINGS.index("torch"): "!",
    THINGS.index("merchant"): "&",
    THINGS.index("inhabitant"): "@",
    THINGS.index("snare"): "~",
    THINGS.index("illusion"): "%",
    THINGS.index("battle-rune"): "‡",
    THINGS.index("protective-rune"): "#",
}
"""By kind of thing; whatever else quests of others put has one sign."""
OTHER: Final = "◇"
ASLEEP: Final = {GATE: "○", SHRINE: "†"}
"""Closed gates and shrines that nobody has woken."""


def sign_of(thing: Thing) -> str:
    if thing.kind in ASLEEP and thing.state <= 0:
        return ASLEEP[thing.kind]
    return SIGNS.get(thing.kind, OTHER)


def initials(page: SwordAndSorceryPage, s: Quest) -> dict[str, str]:
    """What enemies of each type are called in a letter, or in as many as it takes to tell them apart."""
    names = {s.enemy(foe).id: foe_type(page, s, foe) for foe in range(len(s.plan.foes))}
    found = {}
    for id, name in names.items():
        others = [other for one, other in names.items() if one != id]
        long = next((n for n in range(1, len(name)) if not any(_same(name, other, n) for other in others)), 2)
        found[id] = name[:long].replace(" ", "").lower()
    return found


def _same(one: str, other: str, long: int) -> bool:
    return one[:long].casefold() == other[:long].casefold()


def mark_of(page: SwordAndSorceryPage, s: Quest, figure: int) -> str:
    """E for Ecarus, (E) for his ghost, gG1 for a green gremlin with one seal, t* for a master, w+ for a companion."""
    if is_enemy(figure):
        foe = s.foe_of(figure)
        enemy = s.enemy(foe)
        letters = initials(page, s)[enemy.id]
        if enemy.rank == t.PURPLE:
            return f"{letters}*"
        figures = s.plan.figures[foe]
        which = "abcdefgh"[figures.index(figure)] if len(figures) > 1 else ""
        return f"{letters}{page.say('mark-' + t.RANKS[enemy.rank])}{enemy.seals}{which}"
    if is_companion(figure):
        return f"{page.companion(figure - FIRST_COMPANION, s)[:1].lower()}+"
    letter = page.hero(s, figure)[:1]
    return letter if s.in_play(figure) else f"({letter})"


def style_of(s: Quest, figure: int) -> str:
    """The colour of a figure: that of the seat, or of the rank."""
    if is_enemy(figure):
        return f"bold {RANK_STYLES[s.enemy(s.foe_of(figure)).rank]}"
    if is_companion(figure):
        return f"bold {SEAT_STYLES[s.companions.rows[figure - FIRST_COMPANION].owner]}"
    return f"bold {SEAT_STYLES[figure]}" if s.in_play(figure) else f"dim {SEAT_STYLES[figure]}"


def figures_at(s: Quest, area: int) -> list[int]:
    """Heroes and ghosts, companions, enemies."""
    rows = s.figures.rows
    heroes = [*range(len(s.heroes)), *range(FIRST_COMPANION, FIRST_ENEMY)]
    return [figure for figure in (*heroes, *range(FIRST_ENEMY, len(rows))) if rows[figure].area == area != NOWHERE]


def things_at(s: Quest, area: int) -> list[Thing]:
    return [thing for thing in s.things.rows if thing.kind and thing.area == area]
