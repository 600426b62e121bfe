"""What commands share, those that a game brings along among them: options of one shape, and one kind of mistake."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from reverie.kernel.text import LANGUAGES

SPOKEN: Final = LANGUAGES[0]
"""The language of whoever does not say."""

Language = Annotated[str, typer.Option("--lang", help=f"Language of all texts: {' or '.join(LANGUAGES)}.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for machines.")]


class BadInput(Exception):
    """Something the user gave cannot be used; the message says what would be right."""


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise BadInput(f"--lang {language!r}: there are {', '.join(LANGUAGES)}")
    return language
