"""Terminal: what a terminal asks of a game besides its words: the table as it prints, and what people mean by what they type."""

from __future__ import annotations

import re

from .choice import Choice
from .domain import Roll
from .plain import Answer, Plain
from .state import S
from .words import Words


class Terminal(Words[S]):
    """A game in a terminal."""

    def board(self, s: S, viewer: int | None, colour: bool) -> object | None:
        """Something the terminal can print: the table as this viewer sees it. None for the overview in words."""
        return None

    def status(self, s: S, viewer: int | None) -> list[str]:
        """How it stands, in a line or two, for whoever decides: `s` is what they may know."""
        return [self.subtitle(s)] if self.subtitle(s) else []

    def calls_for_board(self, s: S, choice: Choice) -> bool:
        """Whether the whole table is shown before a question, not only how it stands: at the beginning of a turn on a map, say."""
        return False

    def option_group(self, s: S, choice: Choice, value: Answer) -> str:
        """Under which heading an option is listed; none where a list needs no headings."""
        return ""

    def odds(self, s: S, seat: int) -> object | None:
        """Something the terminal can print about the chances at hand, or None when nothing is to be rolled."""
        return None

    def parse(self, s: S, choice: Choice, words: str) -> Answer:
        """The option value that typed words mean, legal or not; raises ValueError with a message when unclear."""
        wanted = words.strip().casefold()
        for value in choice.options.picks(()):
            if wanted in (str(value).casefold(), self.option(s, choice, value).casefold()):
                return value
        raise ValueError(self.say("parse-unclear", words=words.strip()))

    def roll(self, choice: Choice, words: str) -> Plain:
        """Nature's answer as a person types it, for those who roll their own dice."""
        options = choice.options
        assert isinstance(options, Roll)
        faces = tuple([int(face) for face in re.findall(r"[0-9]+", words)])
        if not options.has(faces):
            raise ValueError(self.say("parse-dice", n=options.count))
        return faces

    def detail(self, s: S | None, words: str) -> object | None:
        """All about one thing (a piece, a card, a zone) by its name, for the terminal to print; None when nothing is called
        so."""
        return None
