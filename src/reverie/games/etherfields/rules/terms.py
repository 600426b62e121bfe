"""The words of Etherfields, each list once (EF-6.110 to EF-6.121, EF-2.3 to EF-2.4).

Where the rules need a number they use the place of a word in its list; content is written with the words themselves.
"""

from __future__ import annotations

from typing import Final

NONE: Final = -1

# Intent (EF-5.38)
COLOURS: Final = ("A", "C", "W")
CUNNING: Final = 1
"""The colour that moves (EF-5.51)."""

# What is gained and lost (EF-6.110); the last three are the Team's
RESOURCES: Final = ("E", "D", "G", "Spirit", "Key", "Hour")
ETHER: Final = 0
DISTRESS: Final = 1
GEM: Final = 2
SPIRIT: Final = 3
KEY: Final = 4
HOUR: Final = 5
POOLS: Final = (16, 16, 6, 5, 4, 12)
"""EF-2.4, EF-9.6: how many of each there are in all; counts never grow with the number of Dreamers (EF-2.5)."""
DEADLY: Final = 8
"""EF-5.28: the Distress that kills a Dreamer."""
LEAST_CARDS: Final = 6
"""EF-5.30: with fewer in deck, hand and discard pile a Dreamer dies."""
HAND_LIMIT: Final = 6
DRAWN: Final = 4
PROGRESS_LIMIT: Final = 4
ITEM_SLOTS: Final = 3
RESHUFFLE_SEALS: Final = 3
MARKET_SEEN: Final = 3
HOURS: Final = (0, 5, 4, 3, 2, 1)
"""EF-3.14: by the number of players."""
MARKERS: Final = 4
"""EF-5.87: Intent markers of each colour."""
BLOCKS: Final = 6
DECK_LEAST: Final = 20
DECK_MOST: Final = 40

# Tokens that content lays (EF-6.110 `token`)
TOKENS: Final = ("U", "T", "story", "hole", "personal")
TOKEN_POOLS: Final = (16, 20, 10, 1, 4)
THREAT: Final = 1
STORY: Final = 2
CARRIED: Final = (0, STORY)
"""EF-9.120: what may be put down, picked up and handed over; one of a kind for each Dreamer."""

# Costs besides Intent (EF-6.113)
PRICES: Final = (*RESOURCES, "hand", "seal", "flip", "item", "mask", "turn")
HAND_PRICE: Final = 6
SEAL_PRICE: Final = 7
FLIP_PRICE: Final = 8
ITEM_PRICE: Final = 9
MASK_PRICE: Final = 10

# The map (EF-5.125 to EF-5.134)
TERRAINS: Final = ("light", "darkness", "swamp", "water")
LIGHT: Final = 0
DARKNESS: Final = 1
TERRAIN_TOKENS: Final = 2
"""Of each kind."""
ROWS: Final = 3
COLUMNS: Final = 4
SPACES: Final = 4 * ROWS * COLUMNS

# Dice (EF-2.30, EF-2.31, EF-9.1, EF-9.2)
LUCK: Final = ("L-", "L0", "L1", "L2", "L3")
DISASTER: Final = 0
NEUTRAL: Final = 1
LUCK_FACES: Final = (0, 1, 1, 2, 3, 4)
MOVES: Final = ("m1", "mV", "mV+")
ONE_SPACE: Final = 0
AND_AGAIN: Final = 2
MOVE_FACES: Final = (0, 0, 1, 1, 1, 2)

# Turn cards (EF-5.156, EF-5.163)
STEPS: Final = ("morph", "basic", "special", "roll")
MORPH_STEP: Final = 0
BASIC_STEP: Final = 1
ROLL_STEP: Final = 3
TURN_COLOURS: Final = ("k1", "k2", "k3", "k4")

# States (EF-5.195 to EF-5.198), as bits in this order
STATES: Final = ("dazed", "stunned", "paralyzed", "poisoned")
DAZED: Final = 1
STUNNED: Final = 2
PARALYZED: Final = 4

# Components
KINDS: Final = (
    "influence",
    "item",
    "mask",
    "note",
    "flaw",
    "fate",
    "slumber",
    "picture",
    "wisdom",
    "season",
    "memory",
    "companion",
    "sign",
)
PEEKED: Final = ("influence", "item", "flaw", "fate", "slumber", "picture")
"""EF-5.55: kinds on the back that a Peek may choose; a picture has the back of a Fate card (EF-10.56)."""
FIGURES: Final = ("human", "creature", "token")
FIGURE_POOLS: Final = (4, 4, 15)
KEYWORDS: Final = ("", "contact", "assault")
CONTACT: Final = 1

# When something may be used (EF-4.101 to EF-4.111)
WINDOWS: Final = (
    "own-time", "pay", "roll", "distress", "seal", "step", "flaw", "place", "slumber-drawn", "slumber-won", "fate-drawn",
)  # fmt: skip
OWN_TIME: Final = 0
PAY: Final = 1
ROLL: Final = 2
DISTRESS_WINDOW: Final = 3
SEAL_WINDOW: Final = 4
STEP: Final = 5
FLAW_WINDOW: Final = 6
PLACE: Final = 7
SLUMBER_DRAWN: Final = 8
SLUMBER_WON: Final = 9
FATE_DRAWN: Final = 10

WHOSE: Final = ("own", "any", "entity")
LIMITS: Final = ("", "turn", "dream", "slumber", "map", "once")
"""How often (EF-6.113); `dream` and `slumber` are one stay in either."""
PER_TURN: Final = 1
PER_MAP: Final = 4
SPANS: Final = (
    "roll", "action", "next-action", "next-card", "phase", "turn", "slumber", "dream", "next-shortcut", "while-active", "campaign",
)  # fmt: skip
"""How long (EF-6.113)."""

TRIGGERS: Final = (
    "start-turn", "end-turn", "step", "boost", "roll", "distress", "prevented", "sealed", "place", "flip", "restore", "gain", "draw",
    "reshuffle", "move", "enters", "map-action", "reveal", "spawned", "despawned", "loot", "buy", "enter-location", "slumber-end",
    "dream-end",
)  # fmt: skip

MODIFIERS: Final = (
    "hand-limit", "progress-limit", "draw-count", "gain-less", "seal-less", "reshuffle-seals", "boost-penalty", "no-boost", "no-reroll",
    "ban-intent", "recolour", "action-cost", "place-cost", "step-cost", "diagonal", "ignore-wall", "assault-range", "contact-range",
    "range", "assault-range-cap", "contact-range-cap", "assault-all", "no-items", "item-slots", "mask-off", "market-seen", "loot-count",
    "terrain", "extra-cards", "blocked", "edge-wall", "push-ban", "not-nearest", "lure", "movement-value", "effect-range",
    "entity-terrain-ban", "entity-terrain-only", "shortcut-free", "shortcut-seals", "key-price", "slumber-seen", "special-anywhere",
    "deals-more", "seals-more", "no-distress", "no-move", "no-morph", "progress-off", "no-gem-reroll",
)  # fmt: skip

# The world above (EF-10.34)
ICONS: Final = ("awakening", "slumber", "fate", "key", "shop", "rest", "special")

# Layers of play (EF-1.3)
LAYERS: Final = ("setup", "map", "slumber", "dream")
SETTING_OUT: Final = 0
ON_MAP: Final = 1
IN_SLUMBER: Final = 2
IN_DREAM: Final = 3

PHASES: Final = ("none", "draw", "act", "dreamscape")
NO_PHASE: Final = 0
DRAW_PHASE: Final = 1
ACT_PHASE: Final = 2
DREAMSCAPE: Final = 3

RESULTS: Final = ("", "won", "part", "lost", "died")
DIFFICULTIES: Final = ("gentle", "standard", "deep")
FAMILIES: Final = ("sun", "key", "wave", "eye", "stair", "any")
DECKS: Final = ("slumber", "fate", "flaw", "market", "item-market", "slumber-map", "season")
ENDS: Final = ("top", "bottom", "shuffle")
