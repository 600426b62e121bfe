"""Two packs whose heroes have texts that no shipped hero has: the tester of rulings and the prover of everything else."""

from __future__ import annotations

from pathlib import Path

from reverie.games.dice_throne.game import DiceThroneGame

PACK = Path(__file__).parent / "pack"
WORKSHOP = Path(__file__).parent / "workshop"

PACKED_GAME = DiceThroneGame((PACK,))
WORKSHOP_GAME = DiceThroneGame((WORKSHOP,))
