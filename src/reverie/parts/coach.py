"""The coach: what is said beside the table of a lesson or another task. A game adds what its own tasks say."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import ClassVar, Final

from reverie.kernel.choice import Choice
from reverie.kernel.extras import Extra, G, P
from reverie.kernel.page import Ending, Scene, Way
from reverie.kernel.plain import Answer, Told
from reverie.kernel.state import S

from .lessons import Course, Lesson, Log, Progress, Reader, Task, name_of
from .plain import Says

NAMES: Final = ("first", "second", "third")
"""How a step's text calls what the step points at."""
WORDS: Final = ("undo", "again", "steps", "dice", "hint")


class Coaching(Extra[G, S, P]):
    """Lessons as their game knows them: a coach beside the table, and opponents that keep to their part. What the coach says is the
    `panel`; a game adds that, its course, and how it knows that a game is over."""

    reader: ClassVar[Reader]

    def course(self, game: G) -> Course:
        raise NotImplementedError

    def over(self, s: S) -> bool:
        raise NotImplementedError

    def taught(self, game: G, s: S, choice: Choice) -> Answer:
        return self.reader.taught(self.course(game), s, choice) if self.is_task(game, s) else None

    def unread(self, game: G, s: S, log: Log, read: Collection[str]) -> str:
        return self.reader.unread_at(self.course(game), s, log, read) if self.is_task(game, s) else ""

    def is_task(self, game: G, s: S) -> bool:
        """Whether a table is one of a lesson or another task."""
        return "lesson" in game.setup_of(s)

    def ending(self, page: P, scene: Scene[S], table: str) -> Ending | None:
        told = self.panel(page, scene)
        return None if told is None else task_ending(page, told, self.over(scene.state))


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
        "go_on": None,
        "again": address_of(school, task),
        "next": {"href": address_of(school, after), "text": page.say("coach-next", title=title_of(page, after))}
        if after
        else None,
        "all": {"href": home_of(school, kind), "text": page.say(f"coach-all-{kind}s")},
        "words": {word: page.say(f"coach-{word}") for word in WORDS},
    }


def task_ending(page: Says, told: Told, over: bool) -> Ending | None:
    """What stands at the end of a task of which the coach says `told`; None before that."""
    again: Way = {"text": told["words"]["again"], "href": told["again"], "post": True}
    if told["done"]:
        on: Way = {"text": told["all"]["text"], "href": told["all"]["href"], "post": False}
        if told["next"]:
            on = {"text": told["next"]["text"], "href": told["next"]["href"], "post": True}
        return {"title": told["text"], "line": "", "way": on, "told": True}
    if told["failed"]:
        return {"title": told["text"], "line": "", "way": again, "told": True}
    if over and not told["go_on"]:
        return {"title": page.say("coach-over"), "line": page.say("coach-over", "line"), "way": again, "told": True}
    return None


def lesson_panel(
    page: Says, school: Course, reader: Reader, scene: Scene, name: Callable[[str], str], element: Callable[[str], str]
) -> Told | None:
    """What is said beside a table, which may be one of a lesson: None where it is not. `element` says where on the page the things
    are that a step points at; "" for what is nowhere."""
    setup = school.game.setup_of(scene.state)
    lesson = school.find(setup["lesson"]) if "lesson" in setup else None
    if not isinstance(lesson, Lesson):
        return None
    at = reader.progress(lesson, scene.state, scene.log)
    unread = None if scene.read is None else reader.unread(lesson, scene.state, at, scene.read)
    told = lesson_told(page, school, lesson, at, unread, name)
    if not told["done"] and not told["off"]:
        step = lesson.steps[at.steps if unread is None else unread]
        told["point"] = [where for thing in step.point if (where := element(thing))]
    return told


def lesson_told(
    page: Says, school: Course, lesson: Lesson, at: Progress, unread: int | None, name: Callable[[str], str]
) -> Told:
    """What is said in a lesson. `unread` is the step that stands until it has been read, if one does; `name` says what the
    things are called that a step points at."""
    now = at.steps if unread is None else unread
    told = frame(page, school, lesson, now == len(lesson.steps))
    told["steps"] = ["on" if n < now else "now" if n == now else "" for n in range(len(lesson.steps))]
    if unread is not None:
        told["go_on"] = {
            "what": name_of(lesson, unread),
            "text": page.say("coach-play-on" if told["done"] else "coach-go-on"),
        }
    if told["done"]:
        told["text"] = page.say("coach-done")
        told["why"] = page.say(f"lesson-{lesson.id}", "done")
        return told
    step = lesson.steps[now]
    key = f"lesson-{lesson.id}-{step.id}"
    names = dict(zip(NAMES, map(name, step.point), strict=False))
    told["step"] = page.say("coach-step", n=now + 1, all=len(lesson.steps))
    told["text"] = page.say(key, **names)
    told["why"] = page.say(key, "why", **names)
    told["rule"] = step.rule
    if now == at.steps and (at.missed or at.astray):
        told["off"] = page.say("coach-missed" if at.missed else "coach-astray")
    return told
