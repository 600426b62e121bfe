"""What stands around the tables of Dreamblade: its pages, its tables in lists, a first game, and the form of a new table."""

from __future__ import annotations

from collections.abc import Sequence

from reverie.kernel.browser import FirstGame, TableName
from reverie.kernel.plain import Body, Setup, Told
from reverie.parts.web import task_name

from ..words.words import DreambladePage
from .form import band_of, setup_form, setup_from


class DreambladeSite(DreambladePage):
    """Dreamblade in one language, as the pages around its tables tell it."""

    site = (
        ("learn", "lessons", "/dreamblade/lessons", "i-book"),
        ("learn", "puzzles", "/dreamblade/puzzles", "i-hint"),
        ("campaign", "dreamwar", "/dreamwar", "i-flag"),
        ("builder", "warbands", "/dreamblade/warbands", "i-deck"),
        ("gallery", "miniatures", "/dreamblade/miniatures", "sil-owl"),
        ("draft", "drafts", "/dreamblade/drafts", "i-reroll"),
    )

    def table_name(self, about: Body) -> TableName:
        known = self.library.warbands
        sides = [
            self.library.name("warband", id, self.language) if id in known else id for id in about.get("sides", ())
        ]
        task = task_name(self, about, ("lesson", "puzzle"))
        if task is not None:
            return task
        if self.texts.has(f"war-battle-{about.get('battle')}"):
            title = self.say(f"war-battle-{about['battle']}")
            return {"kind": "campaign", "name": self.say("table-battle", title=title), "sides": []}
        return {"kind": "", "name": "", "sides": sides}

    def first_game(self) -> FirstGame:
        """Two warbands that are good for a first game, on the usual map, until somebody has won three turns."""
        return {
            "wishes": {"warbands": ["sampler", "breakwater-watch"], "victory": 3},
            "level": "novice",
            "callouts": self.callouts(reserves=".is-near .resv", soundings=".chart .board", phases=".top .rail"),
        }

    def setup_form(self) -> list[Told]:
        return setup_form(self)

    def setup_words(self, setup: Setup) -> list[str]:
        known = self.library.warbands
        names = [
            self.library.name("warband", name, self.language) if name in known else name
            for name in setup.get("names", ())
            if name
        ]
        chart = setup["map"]
        told = (
            [self.say("web-setup-map", map=self.library.name("map", chart, self.language))]
            if chart in self.library.maps
            else []
        )
        told.append(self.say("site-victory", n=setup["victory"]))
        return [*told, " – ".join(names)] if len(names) > 1 else told

    def seat_form(self, setup: Setup, seats: Sequence[int]) -> list[Told]:
        if "position" in setup or "twists" in setup:
            return []
        (field,) = [field for field in setup_form(self) if field["name"] == "warband"]
        name = setup["names"][seats[0]]
        return [field | {"default": name if name in self.library.warbands else field["options"][0][0]}]

    def seat_setup(self, setup: Setup, seat: int, form: Body) -> Setup:
        bands, names = list(setup["warbands"]), list(setup["names"])
        bands[seat], names[seat] = band_of(self, str(form["warband"])), ""
        return setup | {"warbands": bands, "names": names}

    def setup_from(self, form: Body) -> Setup:
        return setup_from(self, form)
