"""The coach: what a lesson or puzzle says beside the board, worked out from the setup and the log of the match."""

from __future__ import annotations

from reverie.kernel.page import Scene
from reverie.kernel.plain import Told
from reverie.parts.coach import Coaching, frame, lesson_told
from reverie.parts.lessons import PUPIL, Lesson

from ..content.position import SEATS
from ..game import GAME, DreambladeGame
from ..rules.board import CELL_BY_NAME
from ..rules.keywords import KEYWORDS
from ..rules.procedures.conquest import claimed_points
from ..rules.state import ATTACK_STREAM, Dreamblade
from ..web.elements import DICE
from ..web.page import DreambladeWeb
from .model import READER, Course, Puzzle, StepData, course, finished, progress


class Lessons(Coaching[DreambladeGame, Dreamblade, DreambladeWeb]):
    """The lessons as the game knows them."""

    reader = READER

    def course(self, game: DreambladeGame) -> Course:
        return course(game)

    def check_content(self, game: DreambladeGame) -> None:
        Course(game)

    def over(self, s: Dreamblade) -> bool:
        return s.result is not None

    def panel(self, page: DreambladeWeb, scene: Scene[Dreamblade]) -> Told | None:
        return coach(page, scene)


def coach(page: DreambladeWeb, scene: Scene[Dreamblade]) -> Told | None:
    """What the coach says now; None at a table that is neither lesson nor puzzle."""
    s = scene.state
    if "lesson" not in s.setup:
        return None
    school = course(GAME)
    task = school.find(s.setup["lesson"])
    if isinstance(task, Lesson):
        return _lesson(page, scene, s, school, task)
    return _puzzle(page, scene, s, school, task) if isinstance(task, Puzzle) else None


# Lessons -----------------------------------------------------------------------------------------------------------------


def _lesson(page: DreambladeWeb, scene: Scene, s: Dreamblade, school: Course, lesson: Lesson[StepData]) -> Told:
    at = progress(lesson, s, scene.log)
    unread = None if scene.read is None else READER.unread(lesson, s, at, scene.read)
    told = lesson_told(page, school, lesson, at, unread, lambda thing: _name(page, s, thing))
    if scene.choice is not None and not told["done"] and not told["off"]:
        step = lesson.steps[at.steps if unread is None else unread]
        told["point"] = [_element(s, thing) for thing in step.point]
    return told


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
    told = frame(page, school, puzzle, finished(puzzle, s, scene.log))
    keyword = puzzle.data.keyword
    told["keyword"] = page.keyword(keyword)
    told["words"]["keyword"] = page.say("coach-keyword")
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
