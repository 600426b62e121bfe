"""Texts are carried out, effect by effect, in order (EF-6.110); whom, where and how much a selector means (EF-6.111)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from reverie.kernel.agenda import Flow, ask, nature, procedure, push
from reverie.kernel.decision import Chance, Decision
from reverie.kernel.domain import Domain, Listed
from reverie.kernel.fields import fields
from reverie.parts.rules.effects import NO_TEXT, Walk, walk

from .. import decisions
from .. import terms as t
from ..abilities import NONE, PLACES, WHO, Amount, Place, Who
from ..cast import Op
from ..conditions import FAR_TOO_MANY, Scene, amount_of, holds, nearest_dreamers, seats_named, spaces_of, stand_of
from ..places import (
    dreamer_range,
    dreamers_near,
    effect_range,
    far,
    figures_near,
    in_range_of,
    is_full,
    is_huge,
    land,
    lies,
    may_stand,
    terrain_at,
)
from ..state import FIRST_FIGURE, NOBODY, NOWHERE, Session
from ..team import said, team

Done = bool
"""Whether an op is done; it is not while its walk waits for an answer or for something pushed first."""

MOST_FIXED: Final = 10
"""Ranges below this are fixed together when a step begins (EF-4.95)."""


@fields
class Deeds(Walk[Session, Op]):
    """One text being carried out: by whom, about whom, where; and what it has counted so far."""

    text: int
    seat: int
    """Who acts, draws, rolls or is affected; NOBODY for the Team."""
    owner: int = NOBODY
    entity: int = NONE
    """`this-entity`: the row of its tile."""
    figure: int = NONE
    """Whom an Interaction is aimed at."""
    victim: int = NOBODY
    space: int = NOWHERE
    card: int = NONE
    """The card that is being played, as long as it lies nowhere."""
    use: int = NONE
    fixed: tuple[int, ...] = ()
    """By range: which Dreamers an effect of a Turn step reaches, as bits, as it was when the step began."""
    at: int = 0
    stage: int = 0
    last: int = -1
    asked: bool = False
    line: tuple[int, ...] = ()
    """Whom the present op concerns, one after the other."""
    spent: int = 0
    discarded: int = 0
    flipped: int = 0
    colour: int = NONE
    paid: int = NONE
    """The thing just paid as a cost."""

    def holds(self, s: Session, op: Op) -> bool:
        return holds(s, op.given, scene_of(s, self))

    def cited(self) -> str:
        return "EF-6.110"

    def choosing(self) -> Decision:
        return decisions.CHOOSE

    def inside(self, s: Session, text: int) -> None:
        carry(s, self, text)


def scene_of(s: Session, f: Deeds) -> Scene:
    x = Scene(f.seat, f.owner, f.entity, f.victim, f.space)
    x.figure, x.spent, x.discarded, x.flipped, x.card, x.use = f.figure, f.spent, f.discarded, f.flipped, f.card, f.use
    if f.use != NONE:
        x.keyword = s.cast.uses[f.use].keyword
    return x


def carry(s: Session, f: Deeds, text: int, seat: int = NONE) -> None:
    """Carry out a text inside another, about the same; `seat` is another actor."""
    if text == NO_TEXT:
        return
    inner = Deeds(
        text, f.seat if seat == NONE else seat, f.owner, f.entity, f.figure, f.victim, f.space, f.card, f.use, f.fixed
    )
    inner.spent, inner.discarded, inner.flipped, inner.colour, inner.paid = (
        f.spent,
        f.discarded,
        f.flipped,
        f.colour,
        f.paid,
    )
    push(s, inner)


def step(s: Session, f: Deeds) -> Flow:
    return walk(s, f, s.cast.texts[f.text].ops)


procedure(Deeds, ("EF-6.110", step))


# Asking --------------------------------------------------------------------------------------------------------------


def pick(s: Session, f: Deeds, decision: Decision, options: Domain, by_team: bool = False) -> Any:
    """The answer to a question that an op asks once; None while it is waited for."""
    if not f.asked:
        f.asked = True
        f.answer = None
        if by_team or f.seat == NOBODY:
            team(s).ask(s, decision, options)
        else:
            ask(s, f.seat, decision, options)
        if f.answer is None:
            return None
    f.asked = False
    answer = f.answer
    f.answer = None
    if by_team or f.seat == NOBODY:
        return said(s, answer)
    return answer


def by_nature(s: Session, f: Deeds, chance: Chance, options: Domain, stream: int) -> bool:
    """Nature is asked what an op leaves to her, once; whether she has answered."""
    if f.answer is None:
        nature(s, chance, options, stream)
    return f.answer is not None


def pick_of(s: Session, f: Deeds, decision: Decision, options: list[int], by_team: bool = False) -> int:
    """One of several numbers; NONE where there are none, WAITING while it is waited for."""
    if not options:
        return NONE
    found = pick(s, f, decision, Listed(tuple(options)), by_team)
    return WAITING if found is None else int(found)


WAITING: Final = -99


def how_much(s: Session, f: Deeds, amount: Amount) -> int:
    return amount_of(s, amount, scene_of(s, f))


def how_much_for(s: Session, f: Deeds, op: Op, seat: int) -> int:
    """The same of an effect that affects one Dreamer: `figures` are those that reach him."""
    x = scene_of(s, f)
    if op.who is not None and WHO[op.who.kind] == "in-range":
        x.hit, x.reach = seat, op.who.far
    return amount_of(s, op.amount, x)


# Dreamers (EF-6.111) ---------------------------------------------------------------------------------------------------


def here_of(s: Session, f: Deeds) -> int:
    """`here`: where the text happens, else where its actor stands, or the Entity whose effect it is."""
    if f.space != NOWHERE:
        return f.space
    return s.space_of(f.seat) if f.seat != NOBODY else stand_of(s, f.entity)


def open_seats(s: Session, f: Deeds, who: Who) -> tuple[list[int], bool]:
    """Whom a selector that leaves a choice open may mean, and whether the Team decides."""
    word = WHO[who.kind]
    everybody = list(range(s.players()))
    if word == "one":
        return everybody, True
    if word == "other":
        return [seat for seat in everybody if seat != f.seat], False
    if word == "nearest":
        return nearest_dreamers(s, f.entity), True
    most = dreamer_range(s, f.seat, who.far)
    near = dreamers_near(s, s.space_of(f.seat), most) if f.seat != NOBODY and s.space_of(f.seat) != NOWHERE else []
    return [seat for seat in near if word == "dreamer-near" or seat != f.seat], False


LEFT_OPEN: Final = ("one", "other", "nearest", "dreamer-near", "other-near")


def seats_of(s: Session, f: Deeds, who: Who | None) -> list[int] | None:
    """The Dreamers whom an op concerns; None while somebody is asked which."""
    if who is None:
        return seats_named(s, who, scene_of(s, f))
    word = WHO[who.kind]
    if word == "in-range":
        if f.fixed and who.far < MOST_FIXED and not who.figures:
            return [seat for seat in range(s.players()) if f.fixed[who.far] >> seat & 1]
        base = len(s.figures_of(f.entity)) if who.figures and f.entity != NONE else who.far
        return in_range_of(s, f.entity, base) if f.entity != NONE else []
    if word == "team":
        return [f.seat if f.seat != NOBODY else s.first]
    if word not in LEFT_OPEN:
        return seats_named(s, who, scene_of(s, f))
    options, by_team = open_seats(s, f, who)
    found = pick_of(s, f, decisions.ONE, options, by_team)
    return None if found == WAITING else ([] if found == NONE else [found])


def fix_ranges(s: Session, row: int) -> tuple[int, ...]:
    """EF-4.95: whom effects of an Entity reach now, by their basic range."""
    found = []
    for base in range(MOST_FIXED):
        bits = 0
        for seat in in_range_of(s, row, base):
            bits |= 1 << seat
        found.append(bits)
    return tuple(found)


Act = Callable[[Session, Deeds, Op, int], None]


def each_seat(s: Session, f: Deeds, op: Op, act: Act) -> Done:
    """Do something to every Dreamer of the op's selector, one after the other; what one sets off comes before the next."""
    if f.stage == 0:
        seats = seats_of(s, f, op.who)
        if seats is None:
            return False
        f.line = tuple(seats)
        f.stage = 1
    while f.line:
        seat = f.line[0]
        f.line = f.line[1:]
        act(s, f, op, seat)
        if s.agenda[-1] is not f or s.happened:
            return not f.line
    return True


def each_asked(s: Session, f: Deeds, op: Op, act: Callable[[Session, Deeds, Op, int], bool]) -> Done:
    """The same where each may have to be asked: `act` says whether it is done with the first of the line."""
    if f.stage == 0:
        seats = seats_of(s, f, op.who)
        if seats is None:
            return False
        f.line = tuple(seats)
        f.stage = 1
    while f.line:
        if not act(s, f, op, f.line[0]):
            return False
        f.line = f.line[1:]
        if s.agenda[-1] is not f or s.happened:
            return not f.line
    return True


def ask_seat(s: Session, f: Deeds, seat: int, decision: Decision, options: Domain) -> Any:
    """One question to one Dreamer of the line; None while it is waited for."""
    if not f.asked:
        f.asked = True
        f.answer = None
        ask(s, seat, decision, options)
        if f.answer is None:
            return None
    f.asked = False
    answer = f.answer
    f.answer = None
    return answer


def so_many(
    s: Session,
    f: Deeds,
    op: Op,
    seat: int,
    among: Callable[[Session, Deeds, Op, int], list[int]],
    act: Callable[[Session, Deeds, int, int], None],
) -> bool:
    """So many cards, each chosen after the one before it, while there are any; inside `each_asked`. Where all there are go nobody is
    asked which."""
    if f.stage == 1:
        f.stage = 2
        f.spent = how_much(s, f, op.amount)
    while f.spent > 0:
        options = among(s, f, op, seat)
        if not options:
            break
        answer = options[0] if not f.asked and f.spent >= len(options) else None
        if answer is None:
            answer = ask_seat(s, f, seat, decisions.CARD, Listed(tuple(options)))
        if answer is None:
            return False
        act(s, f, seat, int(answer))
        f.spent -= 1
    f.stage = 1
    return True


# Figures (EF-6.111) ----------------------------------------------------------------------------------------------------


def figures_of(s: Session, f: Deeds, who: Who | None) -> list[int] | None:
    """The figures whom an op concerns: of Entities, or Dreamers where a Dreamer selector stands; None while somebody is asked."""
    word = WHO[who.kind] if who is not None else "this-entity"
    if word == "this-entity":
        return [f.figure] if f.figure != NONE else s.figures_of(f.entity)
    assert who is not None
    if word == "entity":
        row = s.row_of(who.name)
        return s.figures_of(row) if row != NONE else []
    if word == "all-entities":
        return [figure for row in s.entity_rows() for figure in s.figures_of(row)]
    if word == "any-entity":
        row = pick_row(s, f, [row for row in s.entity_rows() if s.figures_of(row)], True)
        return None if row == WAITING else ([] if row == NONE else s.figures_of(row))
    if word in ("entity-near", "entities-near", "figure-near"):
        return near_figures(s, f, word, who)
    return seats_of(s, f, who)


def near_figures(s: Session, f: Deeds, word: str, who: Who) -> list[int] | None:
    space = s.space_of(f.seat) if f.seat != NOBODY else NOWHERE
    if space == NOWHERE:
        return []
    found = figures_near(s, space, dreamer_range(s, f.seat, who.far), word != "figure-near")
    if word == "figure-near":
        found = [figure for figure in found if not is_huge(s, figure)]
    if word == "entities-near":
        return found
    if f.figure in found and aimed(s, f):
        return [f.figure]  # whom an Assault or Contact was aimed at (EF-5.95)
    one = pick_of(s, f, decisions.FIGURE, found)
    return None if one == WAITING else ([] if one == NONE else [one])


def aimed(s: Session, f: Deeds) -> bool:
    """Whether this text was aimed at a figure (EF-5.95)."""
    return f.figure != NONE and f.use != NONE and s.cast.uses[f.use].keyword != 0


def pick_row(s: Session, f: Deeds, rows: list[int], by_team: bool) -> int:
    """One of several Entity tiles, each named by a figure of it; NONE where there are none, WAITING while somebody is asked."""
    figure = pick_of(s, f, decisions.FIGURE, [s.figures_of(row)[0] for row in rows], by_team)
    return figure if figure in (NONE, WAITING) else s.figures.rows[figure].entity


def rows_near(s: Session, f: Deeds, who: Who) -> list[int]:
    """The Entity tiles with a figure within a range of the actor."""
    space = s.space_of(f.seat) if f.seat != NOBODY else NOWHERE
    near = figures_near(s, space, dreamer_range(s, f.seat, who.far)) if space != NOWHERE else []
    return list(dict.fromkeys([s.figures.rows[figure].entity for figure in near]))


def entities_of(s: Session, f: Deeds, op: Op) -> list[int] | None:
    """The rows of the Entity tiles that an op names by a code or a selector; None while somebody is asked."""
    if op.who is not None:
        figures = figures_of(s, f, op.who)
        if figures is None:
            return None
        rows = [s.figures.rows[figure].entity for figure in figures if figure >= FIRST_FIGURE]
        return list(dict.fromkeys(rows))
    if op.code in ("this", "this-entity", ""):
        return [f.entity] if f.entity != NONE else []
    row = s.row_of(op.code)
    return [row] if row != NONE else []


# Places (EF-6.111) -----------------------------------------------------------------------------------------------------


def open_places(s: Session, f: Deeds, place: Place, standing: bool) -> list[int]:
    """The spaces among which somebody chooses."""
    word = PLACES[place.kind]
    here = here_of(s, f)
    every = [space for space in range(t.SPACES) if lies(s, space) and (not standing or may_stand(s, space))]
    if word == "within":
        most = place.far
        return [space for space in every if far(s, here, space) <= most]
    if word == "same-terrain":
        kinds = terrain_at(s, here) if here != NOWHERE else 0
        return [space for space in every if space != here and terrain_at(s, space) & kinds]
    if word == "stairs":
        return [space for space in every if space != here and _stairs(s, space)]
    if word == "enter":
        return [space for space in every if enters(s, space)]
    if word == "lair":
        return [space for space in every if lair_colour(s, space) is not None]
    if word == "below":
        return []
    return [space for space in every if word == "any" or space != here or word == "chosen"]


def _stairs(s: Session, space: int) -> bool:
    tile = s.tile_at(space)
    return tile is not None and tile.stairs >> space % 4 & 1 == 1


def enters(s: Session, space: int) -> bool:
    tile = s.tile_at(space)
    return tile is not None and tile.enter >> space % 4 & 1 == 1


def lair_colour(s: Session, space: int) -> int | None:
    """The Turn colour of a Lair, NONE for one without; None where there is no Lair."""
    tile = s.tile_at(space)
    if tile is not None:
        for corner, colour in tile.lairs:
            if corner == space % 4:
                return colour
    return None


ASKED_PLACES: Final = ("chosen", "any", "within", "same-terrain", "stairs", "enter", "lair")


def place_of(s: Session, f: Deeds, place: Place | None, standing: bool = False, by_team: bool = False) -> int:
    """The space that an op means; NOWHERE where there is none, WAITING while somebody is asked."""
    if place is None:
        return here_of(s, f)
    if PLACES[place.kind] in ASKED_PLACES:
        return pick_of(s, f, decisions.PLACE, open_places(s, f, place, standing), by_team)
    spaces = spaces_of(s, place, scene_of(s, f))
    if standing:
        spaces = [space for space in spaces if may_stand(s, space)]
    return spaces[0] if len(spaces) == 1 else pick_of(s, f, decisions.PLACE, spaces, by_team)


__all__ = [
    "FAR_TOO_MANY", "Deeds", "Done", "amount_of", "carry", "each_asked", "each_seat", "effect_range", "entities_of", "figures_of", "holds",
    "how_much", "is_full", "land", "pick", "pick_of", "place_of", "scene_of", "seats_of",
]  # fmt: skip
