"""The coach: what a lesson or challenge says beside the boards, worked out from the setup and the log of the match."""

from __future__ import annotations

from reverie.kernel.page import Scene
from reverie.kernel.plain import Told
from reverie.parts.coach import Coaching, frame, lesson_told
from reverie.parts.lessons import PUPIL, Lesson

from ..game import GAME, DiceThroneGame
from ..rules.state import DICE_STREAM, DiceThrone
from ..web.page import DiceThroneWeb
from .model import READER, Challenge, Course, course, finished, progress, state_of


class Lessons(Coaching[DiceThroneGame, DiceThrone, DiceThroneWeb]):
    """The lessons as the game knows them."""

    reader = READER

    def course(self, game: DiceThroneGame) -> Course:
        return course(game)

    def check_content(self, game: DiceThroneGame) -> None:
        Course(game)

    def over(self, s: DiceThrone) -> bool:
        return s.result is not None

    def panel(self, page: DiceThroneWeb, scene: Scene[DiceThrone]) -> Told | None:
        return coach(page, scene)


def coach(page: DiceThroneWeb, scene: Scene[DiceThrone]) -> Told | None:
    """What the coach says now; None at a table that is neither lesson nor challenge."""
    s = scene.state
    if "lesson" not in s.setup:
        return None
    school = course(GAME)
    task = school.find(s.setup["lesson"])
    if isinstance(task, Lesson):
        at = progress(task, s, scene.log)
        unread = None if scene.read is None else READER.unread(task, s, at, scene.read)
        return lesson_told(page, school, task, at, unread, lambda thing: _name(page, s, thing))
    return _challenge(page, scene, s, school, task) if isinstance(task, Challenge) else None


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
    told = frame(page, school, task, finished(task, s, scene.log))
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
