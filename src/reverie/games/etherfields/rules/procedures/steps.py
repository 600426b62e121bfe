"""The Morph step and the Roll step of a Turn card (EF-5.156, EF-5.172, EF-9.85)."""

from __future__ import annotations

from reverie.kernel.agenda import AGAIN, DONE, Flow, nature, procedure, push
from reverie.kernel.domain import Listed
from reverie.kernel.fields import fields
from reverie.kernel.state import Frame

from .. import atoms, decisions
from ..abilities import NONE
from ..effects.foes import may_morph
from ..frames import Rolling, Striding
from ..state import LOT_STREAM, MORPHINGS, NOBODY, NOWHERE, Session
from ..team import said, team


@fields
class MorphStep(Frame):
    """Entity tiles that still gain Morphings, each as often as its line says."""

    rows: tuple[int, ...] = ()


def collect(s: Session, f: MorphStep) -> None:
    """EF-9.67, EF-9.85: every Entity tile with a figure in play."""
    f.rows = tuple([row for row in s.entity_rows() if s.figures_of(row) for _ in range(s.entity(row).morph)])


def draw_token(s: Session, f: MorphStep) -> Flow:
    f.answer = None
    while f.rows and not may_morph(s, f.rows[0]):
        f.rows = f.rows[1:]
    if not f.rows:
        return DONE
    nature(s, decisions.LOT, Listed(s.piles.rows[MORPHINGS].cards), LOT_STREAM)
    return None


def lay_token(s: Session, f: MorphStep) -> None:
    atoms.morph(s, f.rows[0], f.answer)
    f.answer = None
    f.rows = f.rows[1:]
    f.step = 1


procedure(MorphStep, ("EF-9.85", collect), ("EF-5.183", draw_token), ("EF-5.183", lay_token))


@fields
class RollStep(Frame):
    """Figures of Entities that are still to move, and the roll that counts for all of them."""

    figures: tuple[int, ...]
    face: int = NONE


def throw_once(s: Session, f: RollStep) -> None:
    """EF-4.45: one roll for all, where the Team has agreed on it."""
    if s.setup["common"] and len(f.figures) > 1:
        push(s, Rolling(NOBODY, False, False, f.figures[0]))


def keep_face(s: Session, f: RollStep) -> None:
    if f.answer is not None:
        f.face = f.answer
    f.answer = None


def choose_next(s: Session, f: RollStep) -> Flow:
    """EF-4.96: in an order that the Team chooses."""
    f.answer = None
    f.figures = tuple([figure for figure in f.figures if s.figures.rows[figure].space != NOWHERE])
    if not f.figures:
        return DONE
    team(s).ask(s, decisions.ORDER, Listed(f.figures))
    return None


def move_it(s: Session, f: RollStep) -> None:
    answer = said(s, f.answer)
    f.answer = None
    figure = int(answer)
    f.figures = tuple([other for other in f.figures if other != figure])
    f.step = 2
    striding = Striding(figure)
    striding.face = f.face
    push(s, striding)


procedure(
    RollStep,
    ("EF-4.45", throw_once),
    ("EF-4.45", keep_face),
    ("EF-4.96", choose_next),
    ("EF-5.172", move_it),
)

__all__ = ["AGAIN"]
