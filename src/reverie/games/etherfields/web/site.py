"""What a table is called, and the form that sets one up."""

from __future__ import annotations

from reverie.kernel.browser import FirstGame, TableName
from reverie.kernel.plain import Body, Setup, Told
from reverie.parts.web import task_name

from ..words.words import EtherfieldsPage
from .form import scenario, scenarios, setup_form, setup_from, setup_words


class EtherfieldsSite(EtherfieldsPage):
    """Everything around a table."""

    def first_game(self) -> FirstGame:
        """The First Dream, alone, and a word about the map, the hand and the list of all that can be chosen."""
        return {
            "wishes": {"dreamers": ["tough-guy"], "difficulty": "gentle"},
            "level": "novice",
            "callouts": self.callouts(map="#map", hand=".ef__hand", deeds="#stage-panel"),
        }

    def setup_form(self) -> list[Told]:
        return setup_form(self)

    def setup_from(self, form: Body) -> Setup:
        return setup_from(self, form)

    def setup_words(self, setup: Setup) -> list[str]:
        return setup_words(self, setup)

    def table_name(self, about: Body) -> TableName:
        """A table in lists: the Dream, and who takes part."""
        task = task_name(self, about, ("lesson",))
        if task is not None:
            return task
        id = about.get("scenario", "")
        sides = [self.phrase(self.wording.name(f"dreamer-{one}")) for one in about.get("sides", [])]
        return {"kind": "", "name": scenario(self, id) if id in scenarios(self) else "", "sides": sides}
