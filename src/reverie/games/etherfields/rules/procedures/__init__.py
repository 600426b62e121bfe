"""All procedures, a module for each chapter."""

from __future__ import annotations

from . import (
    acting,
    awakening,
    ceiling,
    corridor,
    draw,
    entities,
    goal,
    moving,
    named,
    paying,
    performing,
    play,
    steps,
    story,
    tracks,
    travel,
    triggers,
    turn,
    windows,
)

__all__ = [
    "acting",
    "awakening",
    "ceiling",
    "corridor",
    "draw",
    "entities",
    "goal",
    "moving",
    "named",
    "paying",
    "performing",
    "play",
    "steps",
    "story",
    "tracks",
    "travel",
    "triggers",
    "turn",
    "windows",
]
