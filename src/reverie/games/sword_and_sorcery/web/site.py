"""What a table is called, and the form that sets one up."""

from __future__ import annotations

from typing import ClassVar, Final

from reverie.kernel.browser import FirstGame, TableName
from reverie.kernel.plain import Body, Setup, Told

from ..words.words import SwordAndSorceryPage
from .form import hero_label, setup_form, setup_from, setup_words

GENTLE: Final = ("white-rose", "cleric", "archer")
"""Heroes for a first game, the sturdiest first."""


class SwordAndSorcerySite(SwordAndSorceryPage):
    """Everything around a table."""

    moment_template: ClassVar[str] = "sword_and_sorcery/_moment.html"

    def first_game(self) -> FirstGame:
        """The prologue with a knight, a healer and an archer, and a word about heroes, map, and the list of all that can be chosen."""
        return {
            "wishes": {"heroes": list(GENTLE)},
            "level": "novice",
            "callouts": self.callouts(heroes=".ss__l", map="#map", deeds="#stage-panel"),
        }

    def setup_form(self) -> list[Told]:
        return setup_form(self)

    def setup_from(self, form: Body) -> Setup:
        return setup_from(self, form)

    def setup_words(self, setup: Setup) -> list[str]:
        return setup_words(self, setup)

    def table_name(self, about: Body) -> TableName:
        """A table in lists: the quest, and who takes part."""
        heroes = [hero_label(self, self.library.version(id)[0].id, id) for id in about.get("sides", [])]
        return {"kind": "", "name": self.say(f"quest-{about['quest']}") if "quest" in about else "", "sides": heroes}


__all__ = ["SwordAndSorcerySite"]
