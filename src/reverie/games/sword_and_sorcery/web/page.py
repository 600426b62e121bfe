"""Sword & Sorcery in a browser: the map with everybody on it, the heroes in words, and the form that sets up a table."""

from __future__ import annotations

from typing import ClassVar, Final

from reverie.kernel.browser import Details, Scene, TableName
from reverie.kernel.choice import Choice
from reverie.kernel.draft import Draft
from reverie.kernel.plain import Answer, Body, Setup, Told
from reverie.parts.plan import Figure, Sketch
from reverie.parts.plan import Thing as Lying
from reverie.parts.sketches import area_id, spots

from ..rules import decisions
from ..rules.queries import left_of
from ..rules.state import (
    CHEST,
    FIRE,
    FIRST_COMPANION,
    FIRST_ENEMY,
    GATE,
    SHADOW,
    SHRINE,
    WAYPOINT,
    Quest,
    is_companion,
    is_enemy,
    is_hero,
)
from ..words.places import area_title, door_id, sketch, thing_now
from ..words.words import SwordAndSorceryPage
from .form import hero_label, setup_form, setup_from, setup_words

EMBLEMS: Final = {
    CHEST: "i-lock",
    WAYPOINT: "i-flag",
    SHRINE: "sil-lantern",
    GATE: "i-portal",
    SHADOW: "sil-hood",
    FIRE: "sil-lantern",
}
"""Things by their emblems; whatever else lies there has one."""
OTHER: Final = "i-search"
ENEMY: Final = "sil-mask"
MASTER: Final = "sil-giant"
FRIEND: Final = "sil-wolf"
AREAS: Final = (decisions.START, decisions.WAY, decisions.FALL_BACK, decisions.PATH)
FIGURES: Final = (decisions.VICTIM, decisions.THREAT, decisions.NEAREST, decisions.ONE, decisions.BESIDE, decisions.WHO)


def figure_id(figure: int) -> str:
    return f"figure-{figure}"


def thing_id(number: int) -> str:
    return f"thing-{number}"


class SwordAndSorceryWeb(SwordAndSorceryPage):
    """The page of whoever plays in a browser."""

    sheets: ClassVar[tuple[str, ...]] = ("plan",)
    moment_template: ClassVar[str] = "sword_and_sorcery/_moment.html"

    # The map ----------------------------------------------------------------------------------------------------------

    def drawn(self, s: Quest) -> Sketch:
        """The map with figures and things."""
        figures: list[Figure] = []
        lying: list[Lying] = []
        for area in range(len(s.plan.areas.names)):
            people = self.people(s, area)
            things = [number for number, thing in enumerate(s.things.rows) if thing.kind and thing.area == area]
            places = spots(s.plan.areas, area, len(people) + len(things))
            for number in things:
                thing = s.things.rows[number]
                asleep = thing.kind in (GATE, SHRINE) and not thing.state
                ink = "harm" if thing.kind in (SHADOW, FIRE) else "moon" if asleep else "ink"
                told = thing_now(self, s, thing)
                lying.append(Lying(thing_id(number), places.pop(0), EMBLEMS.get(thing.kind, OTHER), told, ink))
            figures += [self.shown(s, figure, places.pop(0)) for figure in people]
        return sketch(self, s)._replace(figures=figures, things=lying)

    def people(self, s: Quest, area: int) -> list[int]:
        rows = s.figures.rows
        numbers = (*range(len(s.heroes)), *range(FIRST_COMPANION, len(rows)))
        return [figure for figure in numbers if rows[figure].area == area]

    def shown(self, s: Quest, figure: int, at: tuple[float, float]) -> Figure:
        """A figure with its life on a plate; heroes are round, enemies square, with a chevron for each rank above green."""
        ghost = is_hero(figure) and not s.in_play(figure)
        plate = "†" if ghost else str(max(0, left_of(s, figure)))
        label = ", ".join([self.figure_option(s, figure), *self.conditions_of(s, figure)])
        if is_enemy(figure):
            rank = s.enemy(s.foe_of(figure)).rank
            return Figure(figure_id(figure), at, MASTER if rank == 3 else ENEMY, label, False, plate, (), rank)
        mark = FRIEND if is_companion(figure) else self.seat_look(figure)["mark"]
        return Figure(figure_id(figure), at, mark, label, True, plate)

    def scene(self, scene: Scene[Quest]) -> Told:
        return {**super().scene(scene), "map": self.drawn(scene.state)}

    def place(self, s: Quest, choice: Choice, pick: object, draft: Draft | None = None) -> str:
        """Steps sit on areas, attacks on their targets, doors and things on themselves."""
        if choice.decision in FIGURES and isinstance(pick, int):
            return figure_id(pick)
        if choice.decision in AREAS and isinstance(pick, int):
            return area_id(s.plan.areas.names[pick])
        if choice.decision in (decisions.DEED, decisions.GHOST) and isinstance(pick, tuple) and len(pick) > 1:
            word = pick[0]
            if word in ("go", "return"):
                return area_id(s.plan.areas.names[pick[1]])
            if word in ("open", "unlock"):
                return door_id(pick[1])
            if word in ("chest", "search", "unlock-chest"):
                return thing_id(pick[1])
        return ""

    def prompt_picks(self, s: Quest, choice: Choice, draft: Draft) -> tuple[Answer, ...]:
        """On a phone the map lies far from the prompt."""
        return tuple(draft.picks())

    def looked(self, s: Quest, viewer: int | None, element: str) -> Details | None:
        """An area with whoever and whatever is there; a figure and what ails it."""
        for area, name in enumerate(s.plan.areas.names):
            if area_id(name) == element:
                told = [thing_now(self, s, thing) for thing in s.things.rows if thing.kind and thing.area == area]
                told += [self.figure_option(s, figure) for figure in self.people(s, area)]
                title = f"{name} {area_title(self, s, area)}".strip()
                return {"title": title, "tags": [*told], "values": [], "lines": [], "note": ""}
        for figure in (
            *range(len(s.heroes)),
            *range(FIRST_COMPANION, FIRST_ENEMY),
            *range(FIRST_ENEMY, len(s.figures)),
        ):
            if element == figure_id(figure):
                tags = [self.figure_option(s, figure), *self.conditions_of(s, figure)]
                return {"title": self.who(s, figure), "tags": [*tags], "values": [], "lines": [], "note": ""}
        return None

    # Tables -----------------------------------------------------------------------------------------------------------

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
