"""Verbs that move figures: heroes by effects, enemies by their abilities, placing, falling back (SS-15, SS-34, SS-Q81)."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import ask, push
from reverie.kernel.domain import Listed
from reverie.parts.rules.areas import members
from reverie.parts.rules.effects import BOOL, NUMBER, Field

from .. import atoms, decisions
from .. import terms as t
from ..abilities import SELECTORS
from ..cast import Op
from ..frames import EnemyWalk, FallBack, HeroMoves, HeroTurn, Summoned
from ..ground import areas_named
from ..queries import far, sees
from ..state import FIRST_COMPANION, NOBODY, NOWHERE, Quest, is_enemy, is_hero
from .declaring import PLACE, SELECTOR, Verb, declare, say, whose
from .walk import Deeds, Done, amount_of, asks_where, in_turn, is_there, may_concern, nearest_heroes, place_of, whom


def move(s: Quest, f: Deeds, op: Op) -> Done:
    """A hero moves, not as part of the move action."""
    assert op.whose is not None
    found = whom(s, f, op.whose)
    if found is None:
        return False
    for figure in reversed([one for one in found if not is_enemy(one) and is_there(s, one)]):
        push(s, HeroMoves(figure, amount_of(s, f, op.amount), op.flag))
    return True


def places(s: Quest, f: Deeds, op: Op, figure: int) -> list[int]:
    """Where somebody may be put: a named area, here, or any in range that is in sight."""
    if op.at == "here":
        return [place_of(s, f)]
    if op.at != "chosen-area":
        return areas_named(s, op.at)
    if not asks_where(s, f, op.at):
        return [f.target]
    here = s.figures.rows[figure].area
    most, reach = amount_of(s, f, op.within), s.reach()
    near = [area for area in members(reach.within(here, most)) if area != here]
    return [area for area in near if not op.flag or sees(s, figure, area)]


def put(s: Quest, f: Deeds, op: Op) -> Done:
    """SS-Q81: placed, crossing no edge."""
    assert op.whose is not None
    if not in_turn(s, f, op.whose):
        return False
    while f.line[0] != NOBODY:
        figure = f.line[0]
        options = [f.answer] if f.answer is not None else places(s, f, op, figure)
        if s.figures.rows[figure].area == NOWHERE:  # who is dead stays so (SS-8.8)
            options = []
        if len(options) > 1:
            ask(s, f.seat, decisions.WAY, Listed(tuple(options)))
            return False
        if options:
            atoms.put(s, figure, options[0])
        f.line, f.answer = f.line[1:], None
    f.line = ()
    return True


def fall_back(s: Quest, f: Deeds, op: Op) -> Done:
    assert op.whose is not None
    found = whom(s, f, op.whose)
    if found is None:
        return False
    for figure in found:
        if s.figures.rows[figure].area != NOWHERE:
            push(s, FallBack(figure, amount_of(s, f, op.amount), is_hero(figure)))
    return True


def advance(s: Quest, f: Deeds, op: Op) -> Done:
    """SS-34.3: enemies move up to so many areas towards the nearest hero, one after the other; a horde is one."""
    assert op.whose is not None
    if not in_turn(s, f, op.whose):
        return False
    figure = f.line[0]
    if figure == NOBODY:
        f.line = ()
        return True
    nearest = goals(s, f, op, figure) if f.answer is None else [f.answer]
    if len(nearest) > 1:
        ask(s, f.seat, decisions.NEAREST, Listed(tuple(nearest)))
        return False
    if nearest:
        push(s, EnemyWalk(s.foe_of(figure), amount_of(s, f, op.amount), s.figures.rows[nearest[0]].area))
    f.line = tuple([one for one in f.line if one == NOBODY or s.foe_of(one) != s.foe_of(figure)])
    f.answer = None
    return False  # it goes before the next does


def goals(s: Quest, f: Deeds, op: Op, figure: int) -> list[int]:
    """Whom an enemy goes to: the nearest hero, or the nearest of those who are named; equals are asked about."""
    assert op.on is not None
    if SELECTORS[op.on.kind] == "nearest-hero":
        return nearest_heroes(s, figure, op.on.n)
    among = [one for one in may_concern(s, f, op.on) if s.figures.rows[one].area != NOWHERE]
    least = min([far(s, figure, s.figures.rows[one].area) for one in among], default=0)
    return [one for one in among if far(s, figure, s.figures.rows[one].area) == least]


def stop(s: Quest, f: Deeds, op: Op) -> Done:
    """Its movement ends here: an enemy's walk, a hero's or companion's move, whatever else would move it on."""
    assert op.whose is not None
    found = whom(s, f, op.whose)
    if found is None:
        return False
    for frame in s.agenda:
        if isinstance(frame, EnemyWalk) and frame.figure in found:
            frame.stopped = True
        elif (isinstance(frame, FallBack) and frame.figure in found) or (
            isinstance(frame, HeroMoves) and frame.seat in found
        ):
            frame.areas = 0
        elif (isinstance(frame, HeroTurn) and frame.seat in found) or (
            isinstance(frame, Summoned) and FIRST_COMPANION + frame.companion in found
        ):
            frame.points = 0
    return True


def can_move(s: Quest, f: Deeds, op: Op) -> bool:
    """SS-25.5: who lies on the ground moves nowhere."""
    assert op.whose is not None
    return any([is_there(s, one) and not s.has(one, t.DOWN) for one in may_concern(s, f, op.whose)])


def can_put(s: Quest, f: Deeds, op: Op) -> bool:
    assert op.whose is not None
    return any([places(s, f, op, figure) for figure in may_concern(s, f, op.whose)])


MOVE: Final = declare(
    Verb(
        "move",
        "SS-50.8",
        move,
        say,
        (whose(), Field("areas", NUMBER, slot="amount"), Field("evade", BOOL, True, "flag")),
        struct="MoveHero",
    ),
    can=can_move,
)
PUT: Final = declare(
    Verb(
        "put", "SS-Q81", put, say,
        (whose(), Field("at", PLACE), Field("within", NUMBER, 0), Field("sight", BOOL, False, "flag")),
    ),
    can=can_put,
)  # fmt: skip
FALL_BACK: Final = declare(
    Verb("fall-back", "SS-34.7", fall_back, say, (whose(), Field("areas", NUMBER, 1, "amount")), struct="Retreat")
)
ADVANCE: Final = declare(
    Verb(
        "advance", "SS-34.3", advance, say,
        (whose(), Field("areas", NUMBER, slot="amount"), Field("towards", SELECTOR, "nearest-hero", "on")),
    )
)  # fmt: skip
STOP: Final = declare(Verb("stop", "SS-34.1", stop, say, (whose("mover"),)))
