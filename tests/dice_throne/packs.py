"""Two packs whose heroes have texts that no shipped hero has: the tester of rulings and the prover of everything else."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import msgspec

from reverie.games.dice_throne.content.vocabulary import Effect
from reverie.games.dice_throne.game import DiceThroneGame

PACK = Path(__file__).parent / "pack"
WORKSHOP = Path(__file__).parent / "workshop"

PACKED_GAME = DiceThroneGame((PACK,))
WORKSHOP_GAME = DiceThroneGame((WORKSHOP,))


def prover_with(id: str, *effects: dict[str, Any]) -> DiceThroneGame:
    """The workshop, where this card or ability of the Prover has these effects, written as in a pack."""
    hero = copy.deepcopy(WORKSHOP_GAME.library.heroes["prover"])
    texts = {slot.id: slot.levels[0].lines[0] for slot in hero.slots if slot.levels[0].lines}
    texts |= {card.id: card for card in hero.cards}
    texts[id].effects = msgspec.convert(list(effects), list[Effect])
    game = DiceThroneGame((WORKSHOP,))
    library = copy.copy(WORKSHOP_GAME.library)
    library.heroes = {**library.heroes, "prover": hero}
    game.stock.put(library)
    return game
