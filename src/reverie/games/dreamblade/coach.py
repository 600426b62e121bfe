"""The coach: what a lesson or puzzle says beside the board, worked out from the setup and the log of the match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from reverie.kernel.game import Scene
from reverie.parts.lessons import PUPIL, Lesson, Progress

from .board import CELL_BY_NAME
from .keywords import KEYWORDS
from .lessons import Course, Puzzle, course, finished, progress
from .position import SEATS
from .procedures.attack import BLADE, MISS
from .procedures.conquest import claimed_points
from .state import ATTACK_STREAM, Dreamblade

if TYPE_CHECKING:
    from .web import DreambladeWeb

DICE: Final = {MISS: "die-miss", 1: "die-a1", 2: "die-a2", 3: "die-a3", BLADE: "die-blade"}
NAMES: Final = ("first", "second", "third")
"""How a step's text calls what the step points at."""

Told = dict[str, Any]


def coach(page: DreambladeWeb, scene: Scene) -> Told | None:
    """What the coach says now; None at a table that is neither lesson nor puzzle."""
    s = scene.state
    assert isinstance(s, Dreamblade)
    if "lesson" not in s.setup:
        return None
    from . import GAME

    school = course(GAME)
    task = school.find(s.setup["lesson"])
    if isinstance(task, Lesson):
        return _lesson(page, scene, s, school, task)
    return _puzzle(page, scene, s, school, task) if isinstance(task, Puzzle) else None


def title_of(page: DreambladeWeb, school: Course, id: str) -> str:
    return page.say(f"lesson-{id}" if id in school.lessons else f"puzzle-{id}")


def address_of(school: Course, id: str) -> str:
    return f"/dreamblade/lessons/{id}" if id in school.lessons else f"/dreamblade/puzzles/{id}"


def _frame(page: DreambladeWeb, school: Course, task: Lesson | Puzzle, done: bool) -> Told:
    """What lessons and puzzles have in common."""
    kind = "lesson" if isinstance(task, Lesson) else "puzzle"
    after = school.after(task.id)
    group = school.lessons if kind == "lesson" else school.puzzles
    return {
        "kind": kind,
        "title": title_of(page, school, task.id),
        "which": page.say(f"coach-{kind}", n=task.data.number, all=len(group)),
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
        "all": {"href": f"/dreamblade/{kind}s", "text": page.say(f"coach-all-{kind}s")},
        "words": {word: page.say(f"coach-{word}") for word in ("undo", "again", "steps", "keyword", "dice", "hint")},
    }


# Lessons -----------------------------------------------------------------------------------------------------------------


def _lesson(page: DreambladeWeb, scene: Scene, s: Dreamblade, school: Course, lesson: Lesson) -> Told:
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
    if scene.choice is not None and not told["off"]:
        told["point"] = [_element(s, thing) for thing in step.point]
    return told


def _off_the_path(page: DreambladeWeb, at: Progress) -> str:
    if at.missed:
        return page.say("coach-missed")
    return page.say("coach-astray") if at.astray else ""


def _number(s: Dreamblade, thing: str) -> int:
    """The miniature that a step points at: `quay-sentinel` is the pupil's, `B quay-sentinel` the opponent's."""
    seat = SEATS.index("B") if thing.startswith("B ") else PUPIL
    id = thing.removeprefix("B ")
    return next(m for m in s.cast.bands[seat] if s.cast.piece_of[m].id == id)


def _name(page: DreambladeWeb, s: Dreamblade, thing: str) -> str:
    return thing if thing in CELL_BY_NAME else page.name(s, _number(s, thing))


def _element(s: Dreamblade, thing: str) -> str:
    return f"c-{thing}" if thing in CELL_BY_NAME else f"m{_number(s, thing)}"


# Puzzles -----------------------------------------------------------------------------------------------------------------


def _puzzle(page: DreambladeWeb, scene: Scene, s: Dreamblade, school: Course, puzzle: Puzzle) -> Told:
    told = _frame(page, school, puzzle, finished(puzzle, s, scene.log))
    keyword = puzzle.data.keyword
    told["keyword"] = page.keyword(keyword)
    told["rule"] = KEYWORDS[keyword].rule
    if told["done"]:
        told["text"] = page.say("coach-solved")
        told["why"] = page.say(f"puzzle-{puzzle.id}", "after")
        return told
    if s.result is not None:
        told["failed"] = True
        told["text"] = page.say("coach-failed")
    else:
        moon = 1 - PUPIL
        told["text"] = page.say("coach-task", points=claimed_points(s, moon) + s.players[moon].kills)
        told["dice"], told["dice_note"] = _dice_left(page, s, puzzle)
    told["hint"] = page.say(f"puzzle-{puzzle.id}", "hint")
    return told


def _dice_left(page: DreambladeWeb, s: Dreamblade, puzzle: Puzzle) -> tuple[list[Told], str]:
    """The pupil's scripted dice that have not been rolled yet."""
    if puzzle.data.any_dice:
        return [], page.say("coach-dice-any")
    left = s.script[ATTACK_STREAM + PUPIL] if s.script else ()
    if not left:
        return [], page.say("coach-dice-gone")
    return [{"emblem": DICE[face], "label": page.faces((face,))} for face in left], ""
