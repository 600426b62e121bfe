"""Dreamblade: two dream lords fight for the dreamscape. The first to win six turns wins."""

from .game import DreambladeGame

GAME = DreambladeGame()
