"""Dice Throne: champions duel with five dice, a board of abilities and a deck for the throne of the Mad King."""

from .game import DiceThroneGame

GAME = DiceThroneGame()
