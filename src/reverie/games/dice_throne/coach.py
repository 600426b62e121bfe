"""The coach: what a lesson or challenge says beside the boards, worked out from the setup and the log of the match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from reverie.kernel.game import Scene
from reverie.parts.lessons import PUPIL, Lesson, Progress, Task

from .lessons import Challenge, Course, course, finished, progress, state_of
from .state import DICE_STREAM, DiceThrone

if TYPE_CHECKING:
    from .web import DiceThroneWeb

NAMES: Final = ("first", "second")
"""How a step's text calls what the step points at."""
HOME: Final = "/dice_throne"

Told = dict[str, Any]


def coach(page: DiceThroneWeb, scene: Scene) -> Told | None:
    """What the coach says now; None at a table that is neither lesson nor challenge."""
    s = scene.state
    assert isinstance(s, DiceThrone)
    if "lesson" not in s.setup:
        return None
    from . import GAME

    school = course(GAME)
    task = school.find(s.setup["lesson"])
    if isinstance(task, Lesson):
        return _lesson(page, scene, s, school, task)
    return _challenge(page, scene, s, school, task) if isinstance(task, Challenge) else None


def title_of(page: DiceThroneWeb, school: Course, id: str) -> str:
    return page.say(f"lesson-{id}" if id in school.lessons else f"challenge-{id}")


def address_of(school: Course, id: str) -> str:
    return f"{HOME}/lessons/{id}" if id in school.lessons else f"{HOME}/challenges/{id}"


def _frame(page: DiceThroneWeb, school: Course, task: Task, done: bool) -> Told:
    """What lessons and challenges have in common."""
    kind = "lesson" if isinstance(task, Lesson) else "challenge"
    after = school.after(task.id)
    count = len(school.lessons) if kind == "lesson" else len(school.challenges)
    return {
        "kind": "puzzle" if kind == "challenge" else kind,
        "title": title_of(page, school, task.id),
        "which": page.say(f"coach-{kind}", n=task.data.number, all=count),
        "done": done,
        "failed": False,
        "rule": "",
        "steps": [],
        "step": "",
        "text": "",
        "why": "",
        "off": "",
        "keyword": "",
        "dice": [],
        "dice_note": "",
        "hint": "",
        "point": [],
        "again": address_of(school, task.id),
        "next": {"href": address_of(school, after), "text": page.say("coach-next", title=title_of(page, school, after))}
        if after
        else None,
        "all": {"href": f"{HOME}/{kind}s", "text": page.say(f"coach-all-{kind}s")},
        "words": {word: page.say(f"coach-{word}") for word in ("undo", "again", "steps", "dice", "hint")},
    }


# Lessons -------------------------------------------------------------------------------------------------------------


def _lesson(page: DiceThroneWeb, scene: Scene, s: DiceThrone, school: Course, lesson: Lesson) -> Told:
    at = progress(lesson, s, scene.log)
    told = _frame(page, school, lesson, at.steps == len(lesson.steps))
    told["steps"] = ["on" if n < at.steps else "now" if n == at.steps else "" for n in range(len(lesson.steps))]
    if told["done"]:
        told["text"] = page.say("coach-done")
        told["why"] = page.say(f"lesson-{lesson.id}", "done")
        return told
    step = lesson.steps[at.steps]
    key = f"lesson-{lesson.id}-{step.id}"
    names = dict(zip(NAMES, (_name(page, s, thing) for thing in step.point), strict=False))
    told["step"] = page.say("coach-step", n=at.steps + 1, all=len(lesson.steps))
    told["text"] = page.say(key, **names)
    told["why"] = page.say(key, "why", **names)
    told["rule"] = step.rule
    told["off"] = _off_the_path(page, at)
    return told


def _off_the_path(page: DiceThroneWeb, at: Progress) -> str:
    if at.missed:
        return page.say("coach-missed")
    return page.say("coach-astray") if at.astray else ""


def _name(page: DiceThroneWeb, s: DiceThrone, thing: str) -> str:
    """What the pupil's things are called that a step points at."""
    word, _space, id = thing.partition(" ")
    hero = s.hero(PUPIL).id
    if word == "token":
        return page.token_name(id)
    if word == "slot":
        return page.slot_name(hero, id)
    cards = [number for number in s.hero(PUPIL).deck if s.cast.cards[number].id == id]
    return page.card_name(s.cast, cards[0]) if cards else id


# Challenges ----------------------------------------------------------------------------------------------------------


def _challenge(page: DiceThroneWeb, scene: Scene, s: DiceThrone, school: Course, task: Challenge) -> Told:
    told = _frame(page, school, task, finished(task, s, scene.log))
    if told["done"]:
        told["text"] = page.say("coach-met")
        told["why"] = page.say(f"challenge-{task.id}", "after")
        return told
    if state_of(task, s, [event for _number, event in scene.log]) == "failed":
        told["failed"] = True
        told["text"] = page.say("coach-failed")
    else:
        told["text"] = page.say(f"coach-goal-{task.goal}")
        told["why"] = page.say(f"challenge-{task.id}", "line")
        told["dice"] = _dice_left(page, s)
    told["hint"] = page.say(f"challenge-{task.id}", "hint")
    return told


def _dice_left(page: DiceThroneWeb, s: DiceThrone) -> list[Told]:
    """The pupil's scripted dice that come next."""
    left = s.script[DICE_STREAM + PUPIL][:5] if s.script else ()
    hero = s.hero(PUPIL)
    return [
        {"emblem": page.emblems.symbol(hero.id, hero.die[face - 1]), "label": page.face(s, PUPIL, face)}
        for face in left
    ]
