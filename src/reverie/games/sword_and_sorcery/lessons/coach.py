"""The coach: what a lesson says beside the map, worked out from the setup and the log of the match."""

from __future__ import annotations

from reverie.kernel.page import Scene
from reverie.kernel.plain import Told
from reverie.parts.coach import Coaching, lesson_panel
from reverie.parts.sketches import area_id

from ..game import GAME, SwordAndSorceryGame
from ..rules.state import SEATS, Quest
from ..web.page import SwordAndSorceryWeb
from .model import READER, Course, course


class Lessons(Coaching[SwordAndSorceryGame, Quest, SwordAndSorceryWeb]):
    """The lessons as the game knows them."""

    reader = READER

    def course(self, game: SwordAndSorceryGame) -> Course:
        return course(game)

    def check_content(self, game: SwordAndSorceryGame) -> None:
        Course(game)

    def over(self, s: Quest) -> bool:
        return bool(s.ended)

    def panel(self, page: SwordAndSorceryWeb, scene: Scene[Quest]) -> Told | None:
        return coach(page, scene)


def coach(page: SwordAndSorceryWeb, scene: Scene[Quest]) -> Told | None:
    """What the coach says now; None at a table that is no lesson."""
    s, school = scene.state, course(GAME)
    return lesson_panel(
        page, school, READER, scene, lambda thing: name_of(page, s, thing), lambda thing: element_of(s, thing)
    )


def name_of(page: SwordAndSorceryWeb, s: Quest, thing: str) -> str:
    """What things are called that a step points at."""
    if thing in SEATS:
        return page.hero(s, SEATS.index(thing))
    if thing in s.plan.areas.number:
        return page.area(s, s.plan.areas.number[thing])
    if thing in s.cast.item_ids:
        return page.item(s, s.cast.items[s.cast.item_ids[thing]].cards[0])
    if thing in s.cast.power_ids:
        return page.power(s, s.cast.power_ids[thing])
    return page.who(s, figure_of(s, thing))


def figure_of(s: Quest, code: str) -> int:
    codes = [s.cast.enemies[foe].code for foe in s.plan.foes]
    return s.plan.figures[codes.index(code)][0]


def element_of(s: Quest, thing: str) -> str:
    """Where on the page it is: heroes and enemies by their figures, areas by themselves; "" for cards."""
    if thing in s.plan.areas.number:
        return area_id(thing)
    if thing in s.cast.item_ids or thing in s.cast.power_ids:
        return ""
    return f"figure-{SEATS.index(thing) if thing in SEATS else figure_of(s, thing)}"
