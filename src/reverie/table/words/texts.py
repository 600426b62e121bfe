"""The texts of the table: one place reads them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from reverie.kernel.game import Game
from reverie.kernel.text import LANGUAGES, Texts

TEXT: Final = Path(__file__).parent / "text"


@cache
def texts(language: str) -> Texts:
    """All texts of the table in one language."""
    return Texts(language, sorted(TEXT.glob(f"*.{language}.ftl")))


def read_texts(games: Sequence[Game]) -> None:
    """Read all content and all texts, without which nothing can be answered."""
    for language in LANGUAGES:
        texts(language)
        for game in games:
            game.web_page(language)
