"""The page of lessons."""

from __future__ import annotations

from typing import Final

from reverie.parts.lessons import Lesson
from reverie.parts.school import School
from reverie.parts.site import Routes

from ..game import GAME
from ..visit import visit_of
from .model import READER, course

SCHOOL: Final = School(GAME, course, READER, "etherfields-lesson", visit_of)

routes: Routes = SCHOOL.routes(Lesson)
