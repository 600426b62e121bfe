"""The coach: what is said beside the table of a lesson or another task. A game adds what its own tasks say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from reverie.kernel.plain import Told

from .lessons import Course, Lesson, Progress, Task
from .plain import Says

NAMES: Final = ("first", "second", "third")
"""How a step's text calls what the step points at."""
WORDS: Final = ("undo", "again", "steps", "dice", "hint")


def title_of(page: Says, task: Task) -> str:
    return page.say(f"{task.kind}-{task.id}")


def home_of(school: Course, kind: str) -> str:
    """The page that lists the tasks of a kind."""
    return f"/{school.game.name}/{kind}s"


def address_of(school: Course, task: Task) -> str:
    return f"{home_of(school, task.kind)}/{task.id}"


def frame(page: Says, school: Course, task: Task, done: bool) -> Told:
    """What all tasks have in common."""
    kind = task.kind
    after = school.find(school.after(task.id))
    return {
        "kind": "lesson" if isinstance(task, Lesson) else "puzzle",
        "title": title_of(page, task),
        "which": page.say(f"coach-{kind}", n=task.data.number, all=len(school.kinds[kind])),
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
        "again": address_of(school, task),
        "next": {"href": address_of(school, after), "text": page.say("coach-next", title=title_of(page, after))}
        if after
        else None,
        "all": {"href": home_of(school, kind), "text": page.say(f"coach-all-{kind}s")},
        "words": {word: page.say(f"coach-{word}") for word in WORDS},
    }


def lesson_told(page: Says, school: Course, lesson: Lesson, at: Progress, name: Callable[[str], str]) -> Told:
    """What is said in a lesson; `name` says what the things are called that a step points at."""
    told = frame(page, school, lesson, at.steps == len(lesson.steps))
    told["steps"] = ["on" if n < at.steps else "now" if n == at.steps else "" for n in range(len(lesson.steps))]
    if told["done"]:
        told["text"] = page.say("coach-done")
        told["why"] = page.say(f"lesson-{lesson.id}", "done")
        return told
    step = lesson.steps[at.steps]
    key = f"lesson-{lesson.id}-{step.id}"
    names = dict(zip(NAMES, map(name, step.point), strict=False))
    told["step"] = page.say("coach-step", n=at.steps + 1, all=len(lesson.steps))
    told["text"] = page.say(key, **names)
    told["why"] = page.say(key, "why", **names)
    told["rule"] = step.rule
    if at.missed or at.astray:
        told["off"] = page.say("coach-missed" if at.missed else "coach-astray")
    return told
