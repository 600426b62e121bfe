"""The procedures of Sword & Sorcery, chapter by chapter; importing this declares all of them."""

from . import (
    attack,
    battle,
    behaviour,
    companions,
    criticals,
    death,
    defence,
    drawing,
    emporium,
    ending,
    enemy_moves,
    enemy_turn,
    event_phase,
    handling,
    hero_turn,
    learning,
    looking,
    movement,
    opening,
    quest,
    rolls,
    setup,
    sharing,
    spawning,
    specials,
    story,
    time_phase,
    triggers,
    windows,
)

__all__ = [
    "attack", "battle", "behaviour", "companions", "criticals", "death", "defence", "drawing", "emporium", "ending", "enemy_moves",
    "enemy_turn", "event_phase", "handling", "hero_turn", "learning", "looking", "movement", "opening", "quest", "rolls", "setup",
    "sharing", "spawning", "specials", "story", "time_phase", "triggers", "windows",
]  # fmt: skip
