"""The pages of lessons and challenges: what there is, how far somebody is, and the way to the table."""

from __future__ import annotations

from typing import Any, Final

from litestar import get, post
from litestar.response import Response

from reverie.parts import school
from reverie.parts.coach import address_of, title_of
from reverie.parts.school import SEE_OTHER, Web, page_of, see, today

from . import GAME
from .lessons import Course, course, finished

HOME: Final = "/dice_throne"
KEPT: Final = "dice-throne-lesson"


class Pupil(school.Pupil):
    """Whoever asks, with what they have begun and done."""

    kept = KEPT
    nav = "throne"

    def __init__(self, request: Web) -> None:
        super().__init__(request, GAME, page_of(request, GAME))
        self.school: Course = course(GAME)

    def find(self, id: str) -> Any:
        return self.school.find(id)

    def finished(self, task: Any, state: Any, log: Any) -> bool:
        return finished(task, state, log)

    def title(self, id: str) -> str:
        return title_of(self.page, self.school.find(id))

    def address(self, id: str) -> str:
        return address_of(self.school, self.school.find(id))


@get(f"{HOME}/lessons", include_in_schema=False)
async def show_lessons(request: Web) -> Response[Any]:
    pupil = Pupil(request)
    book = await pupil.book()
    rows = []
    for lesson in pupil.school.lessons.values():
        more = {
            "line": pupil.page.say(f"lesson-{lesson.id}", "line"),
            "minutes": pupil.page.say("lessons-minutes", n=lesson.data.minutes),
        }
        rows.append(pupil.row(lesson, book.get(lesson.id, {})) | more)
    return pupil.show("dice_throne/lessons.html", rows)


@get(f"{HOME}/challenges", include_in_schema=False)
async def show_challenges(request: Web) -> Response[Any]:
    pupil = Pupil(request)
    book = await pupil.book()
    of_day = pupil.school.of_the_day(today()).id
    rows = []
    for challenge in pupil.school.challenges.values():
        hero = challenge.setup["heroes"][0]
        more = {
            "line": pupil.page.say(f"challenge-{challenge.id}", "line"),
            "goal": pupil.page.say(f"challenge-goal-{challenge.goal}"),
            "hero": pupil.page.hero_name(hero),
            "crest": pupil.page.emblems.crest(hero),
            "today": challenge.id == of_day,
        }
        rows.append(pupil.row(challenge, book.get(challenge.id, {})) | more)
    return pupil.show("dice_throne/challenges.html", rows)


@post(f"{HOME}/lessons/{{id:str}}", status_code=SEE_OTHER, include_in_schema=False)
async def begin_lesson(request: Web) -> Response[Any]:
    return await Pupil(request).go(course(GAME).lessons, f"{HOME}/lessons")


@post(f"{HOME}/challenges/{{id:str}}", status_code=SEE_OTHER, include_in_schema=False)
async def begin_challenge(request: Web) -> Response[Any]:
    return await Pupil(request).go(course(GAME).challenges, f"{HOME}/challenges")


@get(f"{HOME}/lessons/{{id:str}}", include_in_schema=False)
async def look_at_lesson() -> Response[Any]:
    """The address of one, opened by hand: the list, where it can be begun."""
    return see(f"{HOME}/lessons")


@get(f"{HOME}/challenges/{{id:str}}", include_in_schema=False)
async def look_at_challenge() -> Response[Any]:
    return see(f"{HOME}/challenges")


lesson_routes: list[Any] = [
    show_lessons,
    show_challenges,
    begin_lesson,
    begin_challenge,
    look_at_lesson,
    look_at_challenge,
]
