"""Every generated rules text of a game, in both languages, for an editor to read: `make texts`, or one game by its name."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

from reverie.games.dreamblade import GAME as DREAMBLADE
from reverie.games.dreamblade.words.words import DreambladePage
from reverie.games.sword_and_sorcery import GAME as SWORD_AND_SORCERY
from reverie.games.sword_and_sorcery.words.everything import every_text
from reverie.games.sword_and_sorcery.words.wording import Wording
from reverie.kernel.text import LANGUAGES

Told = Iterator[tuple[str, list[str]]]
"""The name of a thing, and its text in lines."""


def pieces(language: str) -> Told:
    """The miniatures of Dreamblade."""
    page = DreambladePage(language, DREAMBLADE.library)
    for id, piece in DREAMBLADE.library.pieces.items():
        yield DREAMBLADE.library.name("piece", id, language), page.rules_text(piece)


def cards(language: str) -> Told:
    """The heroes, cards, tokens and enemies of Sword & Sorcery."""
    words = Wording(SWORD_AND_SORCERY.library, language)
    for name, passages in every_text(words):
        yield name, words.plain_lines(passages)


GAMES: dict[str, Callable[[str], Told]] = {"dreamblade": pieces, "sword_and_sorcery": cards}


def main() -> None:
    for game in sys.argv[1:] or GAMES:
        for told in zip(*[GAMES[game](language) for language in LANGUAGES], strict=True):
            for name, lines in told:
                print(name)
                for line in lines:
                    print(f"    {line}")
            print()


if __name__ == "__main__":
    main()
