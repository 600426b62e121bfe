"""Which charge of the emblem sheet stands for a miniature. The eye learns families, so the nearest silhouette is enough.

Every built-in piece is named here; a piece of somebody's own pack gets one by its lineage, or by its aspect.
"""

from __future__ import annotations

from typing import Final

from ..rules.pieces import Piece

PLACES: Final = ("tower", "orchard", "lantern")
"""Locations are always architecture or plants."""

CHARGES: Final[dict[str, str]] = {
    # Valor
    "ferry-squire": "captain",
    "quay-sentinel": "knight",
    "two-lantern-watchman": "mask",
    "harbour-warden": "captain",
    "crescent-otter": "wolf",
    "fogbreaker": "drummer",
    "seawall-guard": "knight",
    "two-tide-pilot": "mask",
    "storm-lantern-knight": "knight",
    "moonscarred-walrus": "ram",
    "oath-keel-captain": "captain",
    "belisar-of-both-shores": "mask",
    "causeway-guardian": "giant",
    "anchor-bearer": "giant",
    "keeper-of-the-wreck-roll": "clerk",
    "moonbrand-bear": "wolf",
    "breakwater-colossus": "giant",
    "admiral-of-still-water": "captain",
    "walking-lighthouse": "giant",
    "signal-mast": "lantern",
    "foghorn-tower": "tower",
    "harbour-chain": "tower",
    # Madness
    "blank-swimmer": "hood",
    "landfall-wisp": "moth",
    "salt-sleepwalker": "hood",
    "wandering-compass": "jester",
    "coin-faced-page": "mask",
    "backward-rower": "hood",
    "sextant-marksman": "archer",
    "hollow-echo": "hood",
    "mirror-wader": "mask",
    "salvage-diver": "hood",
    "moth-eaten-cartographer": "clerk",
    "nameless-helmsman": "hood",
    "kaleidoscope-drifter": "jester",
    "choir-of-one-voice": "bride",
    "hourglass-crab": "spider",
    "nemoira": "bride",
    "inland-whale": "serpent",
    "orrery-of-two-moons": "mask",
    "leviathan-of-lost-hours": "serpent",
    "moon-pool": "orchard",
    "stair-beneath-the-tide": "tower",
    "infirmary-at-low-water": "tower",
    # Fear
    "drowse-midge": "locust",
    "silt-whisper": "serpent",
    "wick-leech": "serpent",
    "chart-moth": "moth",
    "hull-borer": "locust",
    "undertow-hand": "bride",
    "spindle-nurse": "spider",
    "ash-clerk": "clerk",
    "tide-bailiff": "clerk",
    "hush-swarm": "locust",
    "oath-gnawer": "wolf",
    "tally-of-the-drowned": "hood",
    "cinder-precentor": "mage",
    "oumelle-comb-regent": "spider",
    "what-the-nets-raised": "serpent",
    "bell-silencer": "owl",
    "gaoler-of-the-last-fathom": "giant",
    "hatching-tide": "locust",
    "mother-of-slack-water": "bride",
    "fogbound-jetty": "lantern",
    "trembling-shoal": "orchard",
    "wreckers-light": "lantern",
    # Passion
    "crescent-whelp": "wolf",
    "oil-bearer": "dancer",
    "coal-eyed-stoker": "drummer",
    "candle-end": "dancer",
    "long-fuse-dreamer": "jester",
    "surf-hound": "wolf",
    "coal-almoner": "mage",
    "grudge-oarsman": "drummer",
    "furnace-herald": "drummer",
    "stirrer-of-waters": "heron",
    "lone-swimmer": "dancer",
    "breaker-stag": "ram",
    "fired-clay-idol": "giant",
    "twice-wronged": "archer",
    "last-broadside": "captain",
    "karraveth-pyre-admiral": "captain",
    "stampede-without-a-herd": "ram",
    "bull-that-carries-the-moon": "ram",
    "burning-meridian": "mage",
    "kindling-wharf": "lantern",
    "seabed-forge": "tower",
    "whetstone-reef": "orchard",
    # Two aspects
    "ember-ferryman": "mage",
    "tyrant-of-the-sunken-pyre": "ram",
    "lightning-anchoress": "bride",
    "lamplight-beetle": "locust",
    "threshold-knight": "knight",
    "warden-of-ebb-and-flood": "mask",
    "wolf-of-the-ninth-wave": "wolf",
    "lampless-pilot": "hood",
    # Published pieces
    "sir-glorious": "knight",
    "carrion-spiker": "spider",
    "night-queen": "moth",
    "temple": "tower",
}

BY_LINEAGE: Final = {"Janus": "mask", "Lost": "hood", "Hivelings": "locust", "Hellbred": "mage", "Bloodcut": "wolf"}
BY_ASPECT: Final = (
    ("knight", "captain", "heron"),
    ("jester", "hood", "owl"),
    ("serpent", "spider", "owl"),
    ("dancer", "drummer", "ram"),
)


def silhouette(p: Piece) -> str:
    """The emblem of a piece, always the same for the same piece."""
    named = CHARGES.get(p.id)
    if named is not None:
        return f"sil-{named}"
    spread = sum(p.id.encode())
    if not p.creature:
        return f"sil-{PLACES[spread % len(PLACES)]}"
    if p.lineage in BY_LINEAGE:
        return f"sil-{BY_LINEAGE[p.lineage]}"
    family = BY_ASPECT[p.of[0]] if p.of else ("mask", "hood", "giant")
    return f"sil-{family[spread % len(family)]}"
