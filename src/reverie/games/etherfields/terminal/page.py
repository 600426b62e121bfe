"""Etherfields in a terminal: its words, the map above them, and what people type."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text as Styled

from reverie.kernel.choice import Choice
from reverie.kernel.plain import Answer
from reverie.parts.details import Told

from ..rules import abilities as ab
from ..rules import decisions
from ..rules.procedures.awakening import influence_of
from ..rules.state import Session
from ..words.words import EtherfieldsPage
from .board import Drawn, status
from .details import detail
from .odds import odds
from .parse import parse

GROUPS: Final = {
    ab.BASIC: "basic",
    ab.INNATE: "basic",
    ab.INFLUENCE: "cards",
    ab.PROGRESS: "progress",
    ab.ITEM: "items",
    ab.MASK: "masks",
    ab.MAP: "map",
    ab.FLYING: "map",
    ab.GATE: "map",
    ab.GEM_SLOT: "map",
    ab.QUIRK: "map",
    ab.INTERACTION: "entity",
}
"""By where an action stands: under which heading it is listed."""
WORDS: Final = {
    "move": "move", "place": "progress", "card": "pay", "item": "pay", "boost": "end", "enough": "end", "give-up": "end", "abort": "end",
    "done": "end", "put-gem": "map", "take-gem": "map", "pick-up": "map", "hand-over": "map", "path": "travel", "shortcut": "travel",
    "special": "travel", "gate": "dreams", "concede": "dreams", "hint": "dreams", "awaken": "end", "save": "end",
}  # fmt: skip


class EtherfieldsTerminal(EtherfieldsPage):
    """The page of whoever plays in a terminal."""

    def board(self, s: Session, viewer: int | None, colour: bool) -> Drawn:
        return Drawn(self, s, viewer)

    def status(self, s: Session, viewer: int | None) -> list[str]:
        return status(self, s, viewer)

    def calls_for_board(self, s: Session, choice: Choice) -> bool:
        """Whenever somebody acts: the map and the hand are what one thinks about."""
        return choice.decision is decisions.ACT

    def question(self, s: Session, choice: Choice) -> str:
        """For how much more one walks, and what a Flaw says: a browser has it beside the question."""
        said = super().question(s, choice)
        if choice.decision is decisions.WALK:
            return f"{said} {self.say('walk-left', n=decisions.WALK.about(s))}"
        if choice.decision in (decisions.FLAW, decisions.USELESS):
            return f"{said} {self.card_text(s, choice.subject)}"
        return said

    def member(self, s: Session, choice: Choice, value: Any) -> str:
        """With what it does: no hand lies beside the question here."""
        said = super().member(s, choice, value)
        text = ""
        if choice.decision is decisions.DELTA:
            text = self.say(f"web-delta-{value}")
        elif isinstance(value, str):
            return said
        elif choice.decision in (decisions.DISCARD, decisions.HAND):
            text = self.card_text(s, decisions.card_meant(s, choice, value))
        elif choice.decision is decisions.DECK:
            text = self.card_text(s, influence_of(s, choice.seat)[value])
        return f"{said}: {text}" if text else said

    def option_group(self, s: Session, choice: Choice, value: Answer) -> str:
        if choice.decision not in (decisions.ACT, decisions.PAY, decisions.TRAVEL):
            return ""
        word = str(value[0]) if isinstance(value, tuple) and value else str(value)
        group = WORDS.get(word, "")
        if word == "use" and isinstance(value, tuple):
            use = s.cast.uses[int(str(value[-1]))]
            group = GROUPS.get(use.source, "other")
        return self.say(f"group-{group}") if group else ""

    def odds(self, s: Session, seat: int) -> Styled | None:
        return odds(self, s, seat)

    def parse(self, s: Session, choice: Choice, words: str) -> Answer:
        return parse(self, s, choice, words)

    def detail(self, s: Session | None, words: str) -> Told | None:
        lines = detail(self, s, words)
        return Told(lines) if lines is not None else None
