"""The procedures of Dreamblade, one module per chapter. Importing this package declares all of them."""

from . import abilities, attack, combat, conquest, fates, initiative, shift, spawn, strike, turn, windows

__all__ = [
    "abilities",
    "attack",
    "combat",
    "conquest",
    "fates",
    "initiative",
    "shift",
    "spawn",
    "strike",
    "turn",
    "windows",
]
