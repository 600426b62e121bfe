"""EF-10.56, A Map of the Ceiling: a lever that changes the plan, a face that is dealt, and a name for it."""

from __future__ import annotations

from reverie.kernel.domain import Listed

from .. import atoms, decisions
from .. import atoms_map as ground
from ..cast import Op
from ..effects.control import enter_rule
from ..effects.walk import Deeds, by_nature, pick
from ..faces import FACES, deal_face, dealt, is_dealt
from ..state import LOT_STREAM, Session


def pull_lever(s: Session, f: Deeds, op: Op) -> bool:
    """The set of Walls that stands goes down, and the other one goes up; figures stay where they are."""
    first, second = s.here().wall_sets.values()
    gone, come = (first, second) if s.fence & first == first else (second, first)
    ground.swap_walls(s, gone, come)
    return True


def deal(s: Session, f: Deeds, op: Op) -> bool:
    """One of the faces is drawn and stays hidden; of every picture the right one lies among the Secrets. Once it is, the Team names it."""
    if is_dealt(s):
        return ask_name(s, f)
    if not by_nature(s, f, decisions.LOT, Listed(tuple(range(len(FACES)))), LOT_STREAM):
        return False
    name = list(FACES)[int(f.answer)]
    f.answer = None
    deal_face(s, name)
    return True


def ask_name(s: Session, f: Deeds) -> bool:
    """Whose face is it? A name that was tried is struck out."""
    answer = pick(s, f, decisions.CHOOSE, Listed(tuple([name for name in FACES if name not in s.flags])), True)
    if answer is None:
        return False
    if str(answer) == dealt(s):
        atoms.set_count(s, "named", 1)
    else:
        atoms.raise_flag(s, str(answer))
    return True


enter_rule("wall-lever", pull_lever)
enter_rule("face-deal", deal)
