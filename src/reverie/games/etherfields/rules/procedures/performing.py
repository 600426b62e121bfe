"""What was paid for is carried out (EF-4.90 steps 6 to 8): markers of Staged actions, multiples with their targets, where things end."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import DONE, Flow, ask, procedure, push
from reverie.kernel.domain import Listed
from reverie.kernel.fields import fields
from reverie.kernel.state import Frame

from .. import atoms, decisions
from .. import atoms_cards as cards
from .. import atoms_team as band
from .. import atoms_turns as turns
from .. import terms as t
from ..abilities import DREAM_ACTIONS, INFLUENCE, INTERACTION, ITEM, MAP, NONE
from ..atoms import happen
from ..atoms_map import stop_action
from ..effects.walk import Deeds
from ..force import M, has
from ..frames import Performing
from ..legality import entity_row
from ..state import Session
from ..team import said, team

ASSAULT_ALL: Final = M["assault-all"]
ASSAULT: Final = t.KEYWORDS.index("assault")


@fields
class Marking(Frame):
    """EF-5.83, EF-5.87: Intent markers are laid at a Staged action; where their colour is out they come from another action."""

    use: int
    colour: int
    count: int


def lay_markers(s: Session, f: Marking) -> Flow:
    f.answer = None
    before = sum([one[2] for one in s.staged if one[0] == f.use])
    out = sum([one[2] for one in s.staged if one[1] == f.colour and one[0] != f.use])
    if f.count <= t.MARKERS - out or f.count <= before:
        atoms.stage(s, f.use, f.colour, f.count)
        return DONE
    others = tuple([one[0] for one in s.staged if one[1] == f.colour and one[0] != f.use])
    team(s).ask(s, decisions.MARKER, Listed((decisions.NO, *others)))
    return None


def take_marker(s: Session, f: Marking) -> Flow:
    """The other action loses a payment; who does not want that cannot make this one."""

    answer = said(s, f.answer)
    f.answer = None
    if answer == decisions.NO:
        f.count -= 1
    else:
        for use, colour, count in s.staged:
            if use == answer:
                atoms.stage(s, use, colour, count - 1)
                break
    f.step = 0
    return None


procedure(Marking, ("EF-5.83", lay_markers), ("EF-5.87", take_marker))


# Carrying out (EF-4.90 (6) to (8)) -------------------------------------------------------------------------------------


def mark(s: Session, f: Performing) -> Flow:
    """A limit counts when the text begins (EF-6.116); one-use Map actions are Blocked, Notes and Items discarded as they say."""
    use = s.cast.uses[f.use]
    if s.setup["rounds"] and use.source in DREAM_ACTIONS:
        turns.mark_acted(s, f.seat, True)
    if not f.times:
        return DONE  # a Staged action that is not complete yet
    if use.limit:
        atoms.mark_used(s, f.use, f.seat)
    atoms.tell_done_with(s, f.seat, f.use, f.times)
    if use.keyword == ASSAULT and has(s, ASSAULT_ALL, f.seat):
        f.aims = tuple(targets_left(s, f))
        f.every, f.times = True, f.times * len(f.aims)
    return None


def targets_left(s: Session, f: Performing) -> list[int]:
    """The figures that were in range when an Interaction was announced, as far as they are still there."""
    row = entity_row(s, s.cast.uses[f.use])
    return [figure for figure in s.figures_of(row) if figure in f.aims] if row != NONE else []


def choose_target(s: Session, f: Performing) -> Flow:
    """EF-5.89, EF-5.95: each multiple may have a target of its own; of a Staged one the Team names the figure. Where nobody is left who
    was in range at the announcement, what is left of the payment does nothing (EF-5.50)."""
    use = s.cast.uses[f.use]
    if use.source != INTERACTION:
        return None
    figures = targets_left(s, f)
    while f.every and f.times and f.aims[-f.times % len(f.aims)] not in figures:
        f.times -= 1  # it fell to an earlier blow
    if not figures or not f.times:
        f.times = 0
        f.step = PUTS_AWAY
    elif f.every:
        f.answer = f.aims[-f.times % len(f.aims)]
    elif use.cost.staged:
        team(s).ask(s, decisions.FIGURE, Listed(tuple(figures)))
    elif len(figures) > 1:
        ask(s, f.seat, decisions.TARGET, Listed(tuple(figures)))
    else:
        f.answer = figures[0]
    return None


def carry_out(s: Session, f: Performing) -> None:
    use = s.cast.uses[f.use]
    figure = NONE
    if f.answer is not None:
        by_team = use.cost.staged and use.source == INTERACTION and not f.every
        figure = int(said(s, f.answer)) if by_team else f.answer
    f.answer = None
    f.times -= 1
    entity = entity_row(s, use) if use.source == INTERACTION else NONE
    walk = Deeds(use.do, f.seat, f.seat, entity, figure, f.victim, -1, f.card, f.use)
    walk.spent, walk.paid = f.spent, f.paid
    push(s, walk)


def again(s: Session, f: Performing) -> None:
    f.answer = None
    if f.times > 0:
        f.step = 1


def put_away(s: Session, f: Performing) -> None:
    """Where things end (EF-5.45, EF-5.61, EF-5.145): the card, the Item, the Block token."""
    use = s.cast.uses[f.use]
    if use.source == INFLUENCE and f.card != NONE:
        cards.put_down(s, f.seat, f.card)
        cards.weigh(s, f.seat)
    if use.source == ITEM and use.discard and use.owner in s.items:
        band.store_item(s, use.owner)
    if use.once:
        stop_action(s, f.use)
    if use.source == MAP:
        happen(s, "map-action", f.seat, f.use)


PUTS_AWAY: Final = 4

procedure(
    Performing,
    ("EF-5.37", mark),
    ("EF-4.38", choose_target),
    ("EF-4.90", carry_out),
    ("EF-5.94", again),
    ("EF-5.61", put_away),
)
