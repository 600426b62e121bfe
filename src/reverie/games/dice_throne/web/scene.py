"""What a browser draws of Dice Throne, for one viewer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.kernel.extras import extras_of
from reverie.kernel.page import Scene
from reverie.kernel.plain import Told

from ..rules import decisions
from ..rules.state import DiceThrone
from .cards import hand, heroes, mates, played
from .drawing import Drawing
from .ledger import ledger
from .odds import odds
from .roll import attack, moment, roll
from .seats import board, seat_told

if TYPE_CHECKING:
    from .page import DiceThroneWeb


def draw(page: DiceThroneWeb, scene: Scene[DiceThrone]) -> Told:
    """Everything the template shows."""
    drawing = Drawing(page, scene)
    s, ready = drawing.s, drawing.ready
    return {
        "words": page.worded.words,
        "seats": [seat_told(drawing, seat) for seat in s.mode.clockwise],
        "strip": s.mode.players > 2 or drawing.asked in decisions.OF_PLAYERS or not ready,
        "crowd": s.mode.players > 3,
        "you": board(drawing, drawing.near, True) if ready else None,
        "foe": board(drawing, drawing.open, False) if ready else None,
        "heroes": heroes(drawing),
        "roll": roll(drawing) if ready else None,
        "attack": attack(drawing) if ready else None,
        "played": played(drawing) if ready else None,
        "moment": moment(drawing),
        "odds": odds(drawing) if ready else None,
        "ledger": ledger(page, scene) if ready else None,
        "hand": hand(drawing) if ready else None,
        "mates": mates(drawing) if ready else [],
        **{extra.name: extra.panel(page, scene) for extra in extras_of("dice_throne")},
    }
