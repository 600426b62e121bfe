"""The pages of lessons and challenges."""

from __future__ import annotations

from typing import Final

from reverie.kernel.plain import Body
from reverie.parts.lessons import Lesson
from reverie.parts.school import School, today
from reverie.parts.site import Routes, Visit

from ..game import GAME
from ..visit import visit_of
from ..web.page import DiceThroneWeb
from .model import READER, Challenge, course

SCHOOL: Final = School(GAME, course, READER, "dice-throne-lesson", visit_of)


def challenge_row(visit: Visit[DiceThroneWeb], challenge: Challenge) -> Body:
    page = visit.words
    hero = challenge.setup["heroes"][0]
    return {
        "line": page.say(f"challenge-{challenge.id}", "line"),
        "goal": page.say(f"challenge-goal-{challenge.goal}"),
        "hero": page.hero_name(hero),
        "crest": page.emblems.crest(hero),
        "today": challenge is course(GAME).of_the_day(today()),
    }


routes: Routes = [*SCHOOL.routes(Lesson), *SCHOOL.routes(Challenge, challenge_row)]
