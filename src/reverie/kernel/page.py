"""Page: everything that is asked of a game in one language."""

from __future__ import annotations

from .browser import Browser, Ending, Figure, Option, Scene, Way
from .state import S
from .terminal import Terminal


class Page(Terminal[S], Browser[S]):
    """A game in words, in a terminal and in a browser. Whatever it does not answer has a default made of its texts."""


__all__ = ["Ending", "Figure", "Option", "Page", "Scene", "Way"]
