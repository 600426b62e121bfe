"""Bots: they sit in seats, see views only, and know a game only through its contract."""

from .base import Bot, Seen
from .registry import BOTS, find_bot

__all__ = ["BOTS", "Bot", "Seen", "find_bot"]
