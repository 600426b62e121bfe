"""SS-28.6, SS-32.10: special abilities of enemies: each does what is possible of it."""

from __future__ import annotations

from reverie.kernel.agenda import AGAIN, DONE, Flow, emit, procedure
from reverie.parts.rules.effects import NO_TEXT

from .. import atoms, decisions
from .. import terms as t
from ..abilities import SELECTORS, Ability
from ..force import of_foe
from ..frames import Special
from ..queries import engaged, heroes_in, owner, targetable
from ..state import NOBODY, Quest
from .behaviour import by_priority, preferred
from .by_itself import carry_out, count_use, is_due
from .naming import settled


def begin(s: Quest, f: Special) -> Flow:
    """Of a horde the figure acts that is engaged, if one is."""
    figures = s.figures_in_play(f.foe)
    if not figures:
        return DONE
    near = [figure for figure in figures if engaged(s, figure)]
    f.figure = near[0] if near else figures[0]
    return None


def choose_victim(s: Quest, f: Special) -> Flow:
    """SS-33.5, SS-33.10: whom an ability strikes that speaks of a victim: one of those in the area, as a behaviour would choose."""
    if f.answer is None:
        here = [hero for hero in heroes_in(s, s.figures.rows[f.figure].area) if targetable(s, hero)]
        if not here or not any([names_victim(s, ability.do) for ability in specials(s, f)]):
            return None
        found = by_priority(s, f.foe, preferred(s, f.foe, here, NOBODY) or here)
        if not settled(s, f, owner(s, f.foe), decisions.VICTIM, found, f.figure):
            return AGAIN
    f.victim, f.answer = f.answer, None
    return None


def specials(s: Quest, f: Special) -> list[Ability]:
    """The abilities whose conditions hold: "if engaged" fails quietly."""
    found = [ability for ability in of_foe(s, f.foe) if ability.use == t.SPECIAL and ability.do != NO_TEXT]
    return [one for one in found if one.cost_charges <= s.foes.rows[f.foe].charges and is_due(s, f.figure, one)]


def names_victim(s: Quest, text: int) -> bool:
    """Whether a text is about a victim."""
    victim = SELECTORS.index("victim")
    for op in s.cast.texts[text].ops:
        if (op.on is not None and op.on.kind == victim) or (op.whose is not None and op.whose.kind == victim):
            return True
    return False


def use(s: Quest, f: Special) -> None:
    for ability in reversed(specials(s, f)):
        emit(s, "ability-used", figure=f.figure, ability=ability.number)
        if ability.cost_charges:
            atoms.change_charges(s, f.foe, -ability.cost_charges)
        count_use(s, f.figure, ability)
        carry_out(s, owner(s, f.foe), f.figure, ability, f.victim, NOBODY)


procedure(Special, ("SS-32.10", begin), ("SS-33.5", choose_victim), ("SS-28.6", use))
