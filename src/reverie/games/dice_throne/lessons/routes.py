"""The pages of lessons and challenges."""

from __future__ import annotations

from typing import Any, Final

from reverie.parts.school import Pupil, School, lesson_row, today

from .. import GAME
from .model import READER, Challenge, course

SCHOOL: Final = School(GAME, course, READER, "dice-throne-lesson", "throne")


def challenge_row(pupil: Pupil, challenge: Challenge) -> dict[str, Any]:
    hero = challenge.setup["heroes"][0]
    return {
        "line": pupil.page.say(f"challenge-{challenge.id}", "line"),
        "goal": pupil.page.say(f"challenge-goal-{challenge.goal}"),
        "hero": pupil.page.hero_name(hero),
        "crest": pupil.page.emblems.crest(hero),
        "today": challenge is course(GAME).of_the_day(today()),
    }


lesson_routes: list[Any] = [*SCHOOL.routes("lesson", lesson_row), *SCHOOL.routes("challenge", challenge_row)]
