"""Beacon in words and on paper: the map with everybody on it, in a terminal and in a browser."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.console import Group

from reverie.kernel.browser import Details
from reverie.kernel.choice import Choice
from reverie.kernel.draft import Draft
from reverie.kernel.page import Page, Scene
from reverie.kernel.plain import Answer, Particulars, Told
from reverie.kernel.words import MARKS
from reverie.parts.areas.text import Mark, draw_text
from reverie.parts.overview import overview_table
from reverie.parts.plan import Door, Figure, Sketch, Thing
from reverie.parts.reading import being_read
from reverie.parts.sketches import Named, area_id, sketch_areas, unit_places
from reverie.parts.standing import standing

from .land import AREAS, GATE, PASSAGE
from .rules import CHOOSING, PREY, WAY, Beacon

GATE_ID = "gate"


class BeaconPage(Page[Beacon]):
    sheets: ClassVar[tuple[str, ...]] = ("plan",)

    # Words

    def area(self, number: int) -> str:
        """What an area is called."""
        return self.say(area_id(AREAS.names[number]))

    def told(self, s: Beacon, data: Particulars) -> Particulars:
        told = super().told(s, data)
        return {**told, "area": self.area(data["area"])} if "area" in data else told

    def option(self, s: Beacon, choice: Choice, value: Any) -> str:
        if choice.decision is CHOOSING:
            return self.say("option-stand" if value else "option-huddle")
        if choice.decision is WAY:
            return self.area(value)
        if choice.decision is PREY:
            return self.seat_name(value)
        if isinstance(value, tuple):
            return self.say("option-go", area=self.area(value[1]))
        return (
            self.say("option-open" if s.shut else "option-shut")
            if value == "gate"
            else super().option(s, choice, value)
        )

    def reading(self, s: Beacon) -> Told | None:
        return being_read(self, s)

    def subtitle(self, s: Beacon) -> str:
        return self.say("subtitle", fire=s.fire, n=s.to_come())

    def overview(self, s: Beacon, viewer: int | None) -> list[list[str]]:
        lines = [[self.say(f"head-{key}") for key in ("keeper", "oil", "area", "done")]]
        for seat, row in enumerate(s.keepers.rows):
            lines.append([self.seat_name(seat), str(row.oil), self.area(row.area), "✓" if row.done else ""])
        return lines

    def setup_form(self) -> list[dict[str, Any]]:
        counts = {n: n for n in (2, 3, 4)}
        options = [(n, str(n)) for n in counts]
        label = self.say("form-keepers")
        return [
            {"name": "keepers", "label": label, "kind": "choice", "options": options, "default": 3, "seats": counts}
        ]

    # The map

    def sketch(self, s: Beacon) -> Sketch:
        """The map without anybody on it."""
        named = {
            name: Named(self.area(number), str(number + 1), self.area(number))
            for number, name in enumerate(AREAS.names)
        }
        gate = Door(GATE_ID, unit_places(AREAS, PASSAGE.units), self.say("gate"), "i-lock")
        drawn = sketch_areas(AREAS, self.say("map"), named, GATE if s.shut else 0, GATE)
        return drawn._replace(doors=[gate] if s.shut else [])

    def people(self, s: Beacon, area: int) -> list[int]:
        return [seat for seat in s.here() if s.keepers[seat].area == area]

    def board(self, s: Beacon, viewer: int | None, colour: bool) -> object:
        """In a terminal: the map, and the overview below it."""
        marks: dict[str, list[Mark]] = {}
        for area, name in enumerate(AREAS.names):
            found = [Mark(self.say("code-fire"), self.say("fire", n=s.fire), "yellow")] if area == s.site else []
            found += [Mark("ABCD"[seat], self.seat_name(seat), "bold") for seat in self.people(s, area)]
            found += [Mark(self.say("code-shade"), self.say("shade"), "red")] if area == s.shade else []
            marks[area_id(name)] = found
        return Group(draw_text(self.sketch(s), marks), overview_table(self, s, viewer))

    def drawn(self, s: Beacon) -> Sketch:
        """In a browser: the map with fire, keepers and Shade."""
        figures: list[Figure] = []
        things: list[Thing] = []
        for area in range(len(AREAS.names)):
            people = self.people(s, area)
            places = list(standing(AREAS, area, len(people) + (area == s.shade) + (area == s.site), 0, 40.0).figures)
            if area == s.site:
                things.append(Thing("fire", places.pop(0), "sil-lantern", self.say("fire", n=s.fire), "harm"))
            for seat in people:
                label = self.say("keeper", name=self.seat_name(seat), n=s.keepers[seat].oil)
                figures.append(
                    Figure(
                        f"keeper-{seat}", places.pop(0), f"seat-{MARKS[seat]}", label, True, str(s.keepers[seat].oil)
                    )
                )
            if area == s.shade:
                figures.append(Figure("shade", places.pop(0), "sil-hood", self.say("shade"), False))
        return self.sketch(s)._replace(figures=figures, things=things)

    def scene(self, scene: Scene[Beacon]) -> Told:
        return {**super().scene(scene), "map": self.drawn(scene.state)}

    def place(self, s: Beacon, choice: Choice, pick: object, draft: Draft | None = None) -> str:
        if choice.decision is PREY:
            return f"keeper-{pick}"
        if choice.decision is WAY or isinstance(pick, tuple):
            return area_id(AREAS.names[pick[1] if isinstance(pick, tuple) else int(str(pick))])
        return GATE_ID if pick == "gate" and s.shut else ""

    def prompt_picks(self, s: Beacon, choice: Choice, draft: Draft) -> tuple[Answer, ...]:
        """On a phone the map lies far from the prompt."""
        return tuple(draft.picks())

    def looked(self, s: Beacon, viewer: int | None, element: str) -> Details | None:
        """An area, and who is there."""
        for area, name in enumerate(AREAS.names):
            if area_id(name) == element:
                people = [self.seat_name(seat) for seat in self.people(s, area)]
                people += [self.say("shade")] if area == s.shade else []
                people += [self.say("fire", n=s.fire)] if area == s.site else []
                return {"title": self.area(area), "tags": [*people], "values": [], "lines": [], "note": ""}
        return None
