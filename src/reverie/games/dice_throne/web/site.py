"""What stands around the tables of Dice Throne: its pages, its tables in lists, a first game, and the form of a new table."""

from __future__ import annotations

from collections.abc import Sequence

from reverie.kernel.browser import FirstGame, TableName
from reverie.kernel.plain import Body, Setup, Told
from reverie.parts.web import task_name

from ..rules.procedures.setup import RANDOM
from ..rules.state import SEATS
from ..words.words import DiceThronePage
from .form import setup_form, setup_from


class DiceThroneSite(DiceThronePage):
    """Dice Throne in one language, as the pages around its tables tell it."""

    site = (
        ("learn", "lessons", "/dice_throne/lessons", "i-book"),
        ("learn", "challenges", "/dice_throne/challenges", "i-hint"),
        ("campaign", "tournament", "/dice_throne/tournament", "hd-crown"),
        ("gallery", "heroes", "/dice_throne/heroes", "sil-knight"),
        ("wall", "wall", "/dice_throne/wall", "i-flag"),
    )

    def table_name(self, about: Body) -> TableName:
        sides = [self.hero_name(id) if id in self.library.heroes else "" for id in about.get("sides", ())]
        task = task_name(self, about, ("lesson", "challenge"))
        if task is not None:
            return task
        if about.get("run"):
            return {"kind": "campaign", "name": self.say("site-tournament"), "sides": sides}
        return {"kind": "", "name": "", "sides": sides}

    def first_game(self) -> FirstGame:
        """The simplest hero, who begins, against one that shows what tokens do."""
        return {
            "wishes": {"heroes": ["barbarian", "pyromancer"], "first": SEATS[0]},
            "level": "novice",
            "callouts": self.callouts(dice="#roll", abilities=".dt__you .abs, .dt__you", hand="#hand-box"),
        }

    def setup_form(self) -> list[Told]:
        return setup_form(self)

    def setup_words(self, setup: Setup) -> list[str]:
        told = [self.wording.name(f"mode-{setup['mode']}", setup["mode"])]
        if isinstance(setup["heroes"], str):  # they are drafted: the game itself tells of them
            return told
        if all(hero == RANDOM for hero in setup["heroes"]):
            return told
        lot = self.say("form-random")
        return [*told, " – ".join(lot if hero == RANDOM else self.hero_name(hero) for hero in setup["heroes"])]

    def seat_form(self, setup: Setup, seats: Sequence[int]) -> list[Told]:
        if isinstance(setup["heroes"], str) or "position" in setup or "start" in setup:
            return []
        (field,) = [field for field in setup_form(self) if field["name"] == "hero"]
        others = [] if setup["same_hero"] else [id for seat, id in enumerate(setup["heroes"]) if seat not in seats]
        free = [option for option in field["options"] if option[0] == RANDOM or option[0] not in others]
        return [field | {"options": free, "default": setup["heroes"][seats[0]]}]

    def seat_setup(self, setup: Setup, seat: int, form: Setup) -> Setup:
        heroes = list(setup["heroes"])
        heroes[seat] = str(form["hero"])
        return setup | {"heroes": heroes}

    def setup_from(self, form: Setup) -> Setup:
        return setup_from(self, form)
