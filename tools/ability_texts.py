"""Every generated rules text of every miniature of Dreamblade, in both languages, for an editor to read: `make texts`."""

from __future__ import annotations

from reverie.games.dreamblade import GAME
from reverie.games.dreamblade.words.words import DreambladePage
from reverie.kernel.text import LANGUAGES


def main() -> None:
    pages = [DreambladePage(language, GAME.library) for language in LANGUAGES]
    for id, piece in GAME.library.pieces.items():
        for page in pages:
            print(GAME.library.name("piece", id, page.language))
            for line in page.rules_text(piece):
                print(f"    {line}")
        print()


if __name__ == "__main__":
    main()
