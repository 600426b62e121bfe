"""The closed word lists of the rules (SS-40, SS-50), each word by its number: `NAMES.index("word")` is how content says it."""

from __future__ import annotations

from typing import Final

# Symbols of the dice (SS-4.2), in the order of `Shown`
HIT: Final = 0
SKILL: Final = 1
MAGIC: Final = 2
SHIELD: Final = 3
LEGEND: Final = 4
MISS: Final = 5
SYMBOLS: Final = ("hit", "skill", "magic", "shield", "legend", "miss")
RED: Final = 0
BLUE: Final = 1
DICE: Final = ("red", "blue")
FACES: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
"""SS-4.1: both dice have ten."""

# Natures (SS-13.2) and styles (SS-13.9)
LAWFUL: Final = 0
NEUTRAL: Final = 1
CHAOTIC: Final = 2
NATURES: Final = ("lawful", "neutral", "chaotic")
UNMARKED: Final = -1
STRENGTH: Final = 0
DEXTERITY: Final = 1
FAITH: Final = 2
MAGIC_STYLE: Final = 3
STYLES: Final = ("strength", "dexterity", "faith", "magic")
ALL_STYLES: Final = 15
"""Styles as bits."""

# Damage types (SS-22.17)
SLASHING: Final = 0
PIERCING: Final = 1
BLUNT: Final = 2
ARCANE: Final = 3
TYPES: Final = ("slashing", "piercing", "blunt", "arcane")
NO_TYPE: Final = -1

# Ranks of enemies (SS-28.1)
GREEN: Final = 0
BLUE_RANK: Final = 1
RED_RANK: Final = 2
PURPLE: Final = 3
RANKS: Final = ("green", "blue", "red", "purple")

# Conditions (SS-25.1), as bits but for poison, which has levels, and red criticals, which are tokens
DOWN: Final = 1
BLIND: Final = 2
SLOW: Final = 4
STUN: Final = 8
CONDITIONS: Final = ("knock-down", "blind", "slow", "stun", "poison-1", "poison-2")
BITS: Final = (DOWN, BLIND, SLOW, STUN)

# Slots of a hero's sheet (SS-2.5)
MAIN: Final = 0
OFF: Final = 1
ARMOUR: Final = 2
ARTIFACT: Final = 3
SLOTS: Final = ("main", "off", "armour", "artifact")
NO_ITEM: Final = -1

# Kinds of items (SS-21.1), hands (SS-21.5), categories (SS-21.9)
WEAPON: Final = 0
ARMOUR_KIND: Final = 1
ARTIFACT_KIND: Final = 2
SINGLE_USE: Final = 3
AMMUNITION: Final = 4
PERMANENT: Final = 5
BUILDING: Final = 6
KINDS: Final = ("weapon", "armour", "artifact", "single-use", "ammunition", "permanent", "building")
MAIN_HAND: Final = 0
OFF_HAND: Final = 1
EITHER: Final = 2
TWO_HANDED: Final = 3
HANDS: Final = ("main", "off", "either", "two")
CATEGORIES: Final = (
    "none",
    "sword",
    "axe",
    "hammer",
    "bow",
    "crossbow",
    "shield",
    "exotic",
    "dagger",
    "wand",
    "staff",
    "spear",
)
WEIGHTS: Final = ("none", "light", "medium", "heavy")
EMPORIUM: Final = 0
STASH: Final = 1
TREASURE: Final = 2
QUEST_TREASURE: Final = 3
SOUL_WEAPON: Final = 4
DECKS: Final = ("emporium", "stash", "treasure", "quest", "soul-weapon")

# Activation symbols (SS-18, SS-28.6)
PASSIVE: Final = 0
MOVE: Final = 1
COMBAT: Final = 2
NORMAL: Final = 3
FREE: Final = 4
REACTION: Final = 5
GHOST: Final = 6
ALWAYS: Final = 7
AI: Final = 10
SPECIAL: Final = 11
USES: Final = (
    "passive", "move", "combat", "normal", "free", "reaction", "ghost", "always", "moving", "attacking", "ai", "special", "charge",
)  # fmt: skip

# Windows (SS-7.41 to SS-7.51), as bits by their number
WINDOWS: Final = (
    "victim", "attack-roll", "hits", "defence-dice", "defence-roll", "save", "other-roll", "wounded", "dying", "follow-up", "soul",
)  # fmt: skip
W_VICTIM: Final = 0
W_ATTACK_ROLL: Final = 1
W_HITS: Final = 2
W_DEFENCE_DICE: Final = 3
W_DEFENCE_ROLL: Final = 4
W_SAVE: Final = 5
W_OTHER_ROLL: Final = 6
W_WOUNDED: Final = 7
W_DYING: Final = 8
W_FOLLOW_UP: Final = 9
W_SOUL: Final = 10
WINDOW_RULES: Final = (
    "SS-7.41", "SS-7.42", "SS-7.43", "SS-7.44", "SS-7.45", "SS-7.46", "SS-7.47", "SS-7.48", "SS-7.49", "SS-7.50", "SS-7.51",
)  # fmt: skip

# Triggers (SS-50.7)
TRIGGERS: Final = (
    "none", "own-attack-over", "own-attack-damages", "attack-declared", "takes-damage", "shield-lost", "hero-enters", "enemy-enters",
    "moves", "enters-play", "dies", "figure-dies", "time-phase",
)  # fmt: skip
NO_TRIGGER: Final = 0
ON_ATTACK_OVER: Final = 1
ON_ATTACK_DAMAGES: Final = 2
ON_ATTACK_DECLARED: Final = 3
ON_DAMAGE: Final = 4
ON_SHIELD_LOST: Final = 5
ON_HERO_ENTERS: Final = 6
ON_ENEMY_ENTERS: Final = 7
ON_MOVES: Final = 8
ON_ENTERS_PLAY: Final = 9
ON_DIES: Final = 10
ON_FIGURE_DIES: Final = 11
ON_TIME_PHASE: Final = 12

# Limits (SS-50.2)
LIMITS: Final = ("none", "attack", "turn", "round", "quest", "visit", "hero", "next", "party-round", "three-rounds")
NO_LIMIT: Final = 0
PER_ATTACK: Final = 1
PER_TURN: Final = 2
PER_ROUND: Final = 3
PER_QUEST: Final = 4
PER_VISIT: Final = 5
PER_HERO: Final = 6
NEXT_ONLY: Final = 7
PER_PARTY_ROUND: Final = 8
PER_THREE_ROUNDS: Final = 9
LONGER_THAN_A_ROUND: Final = (PER_QUEST, PER_VISIT, PER_HERO, NEXT_ONLY, PER_THREE_ROUNDS)
"""Limits that the next round does not lift."""

# Durations (SS-50.10), from the shortest on: with a span everything ends that lasts no longer
SPANS: Final = ("attack", "turn", "next-power", "time-phase", "next-event-phase-end", "quest")
UNTIL_ATTACK: Final = 0
UNTIL_TURN: Final = 1
UNTIL_POWER: Final = 2
UNTIL_TIME_PHASE: Final = 3
UNTIL_EVENT_PHASE: Final = 4
UNTIL_QUEST: Final = 5

# Dice effects (SS-50.3)
DICE_EFFECTS: Final = (
    "hit", "hit-rank", "hit-half", "shield", "reroll", "reroll-any", "armour", "ignore-armour", "lethal-all", "lethal", "aoe", "targets",
    "critical", "push", "knock-down", "blind", "slow", "stun", "poison", "fire", "heal", "crowns", "guard", "again", "then-off", "rule",
)  # fmt: skip
E_HIT: Final = 0
E_HIT_RANK: Final = 1
E_HIT_HALF: Final = 2
E_SHIELD: Final = 3
E_REROLL: Final = 4
E_REROLL_ANY: Final = 5
E_ARMOUR: Final = 6
E_IGNORE_ARMOUR: Final = 7
E_LETHAL_ALL: Final = 8
E_LETHAL: Final = 9
E_AOE: Final = 10
E_TARGETS: Final = 11
E_CRITICAL: Final = 12
E_PUSH: Final = 13
E_KNOCK_DOWN: Final = 14
E_BLIND: Final = 15
E_SLOW: Final = 16
E_STUN: Final = 17
E_POISON: Final = 18
E_FIRE: Final = 19
E_HEAL: Final = 20
E_CROWNS: Final = 21
E_GUARD: Final = 22
E_AGAIN: Final = 23
E_THEN_OFF: Final = 24
E_RULE: Final = 25

# Victims (SS-50.12)
VICTIMS: Final = ("wounded", "nearest", "richest", "strength", "dexterity", "faith", "magic", "vengeful")
V_WOUNDED: Final = 0
V_NEAREST: Final = 1
V_RICHEST: Final = 2
V_STRENGTH: Final = 3
V_MAGIC: Final = 6
V_VENGEFUL: Final = 7

# Kinds of attacks that a condition may ask for (SS-50.6)
ATTACKS: Final = (
    "any", "melee", "ranged", "weapon", "melee-weapon", "ranged-weapon", "main", "off", "main-dagger", "bow", "crossbow", "dagger", "wand",
    "named",
)  # fmt: skip

# Named handlers (SS-50.17)
HANDLERS: Final = (
    "none", "anvil", "tavern", "fetch", "horde", "vengeful", "fire-wounds-stay", "flip-side", "swing", "quest-shadow", "writ",
    "inhabitants", "torches", "portal",
)  # fmt: skip
NO_HANDLER: Final = 0
H_ANVIL: Final = 1
H_FETCH: Final = 3
H_FIRE_STAYS: Final = 6
H_FLIP_SIDE: Final = 7
H_SWING: Final = 8
H_INHABITANTS: Final = 11
H_TORCHES: Final = 12
H_PORTAL: Final = 13

# Shadows (SS-29.3 to SS-29.9)
SHADOWS: Final = ("man", "woman", "enemy", "champion", "two-enemies", "quest-enemy", "quest")

# Chests, loot, drops (SS-10.8, SS-36.3)
DROPS: Final = ("crowns", "loot", "treasure")

# Critical tokens (SS-24.3)
COLOURS: Final = ("green", "blue", "red")

# Difficulties (SS-39.12)
DIFFICULTIES: Final = ("story", "standard", "heroic")

RANK_PRICES: Final = (0, 0, 4, 9, 16, 25, 36, 49)
"""SS-14.3: what a step to each rank costs."""
RANK_TOTALS: Final = (0, 0, 4, 13, 29, 54, 90, 139)
"""SS-14.9: what it costs to have come to each rank."""
MOST_RANK: Final = 7
FOG: Final = 5
"""SS-12.4."""


def half_rank(rank: int) -> int:
    """SS-14.7: half the soul rank, rounded up."""
    return (rank + 1) // 2
