"""SS-24.1 to SS-24.5: critical tokens."""

from __future__ import annotations

from reverie.kernel.agenda import DONE, Flow, cite, emit, nature, procedure, push
from reverie.kernel.domain import Permutation
from reverie.kernel.fields import fields
from reverie.kernel.state import Frame

from .. import atoms, atoms_map, decisions
from ..effects.walk import Deeds, is_there
from ..state import CRITICALS, NOBODY, Quest, stream_of

RED = 2


@fields
class Critical(Frame):
    """A token is drawn for somebody who was hit."""

    figure: int
    by: int = NOBODY
    """Whose attack it was: what the token does is its doing (SS-26.4)."""


def mix(s: Quest, f: Critical) -> Flow:
    """SS-24.1: the pool is mixed anew when it runs out. Whoever an effect before it has killed gets no token (SS-26.5)."""
    if not is_there(s, f.figure):
        return DONE
    if not s.piles.rows[CRITICALS].cards:
        atoms_map.shuffle_in(s, CRITICALS)
        nature(s, decisions.SHUFFLE, Permutation(len(s.piles.rows[CRITICALS].cards)), stream_of(CRITICALS))
    return None


def draw(s: Quest, f: Critical) -> None:
    """SS-24.3: green at once, blue as a condition, red to stay."""
    if f.answer is not None:
        atoms_map.set_order(s, CRITICALS, f.answer)
        f.answer = None
    token = atoms_map.draw(s, CRITICALS)
    card = s.cast.criticals[token]
    emit(s, "critical-came", figure=f.figure, token=token)
    if card.colour == RED:
        keep(s, f.figure, token, f.by)
        return
    atoms_map.discard(s, CRITICALS, token)
    ability = s.cast.abilities[card.ability]
    push(s, Deeds(ability.do, s.active, f.by, f.figure, value=ability.value, ability=ability.number))


def keep(s: Quest, figure: int, token: int, by: int) -> None:
    """SS-24.4: the same one twice, or a lower one of its type, is a wound; a higher one takes the place of the lower."""
    kind, strength = kind_of(s, token)
    for old in s.figures.rows[figure].criticals:
        other, less = kind_of(s, old)
        if other == kind:
            cite(s, "SS-24.4")
            if strength > less:
                atoms.lose_critical(s, figure, old)
                break
            atoms_map.discard(s, CRITICALS, token)
            atoms.wound(s, figure, 1, by)
            return
    atoms.keep_critical(s, figure, token, by)


def kind_of(s: Quest, token: int) -> tuple[tuple[int, int], int]:
    """What a red token changes, and by how much."""
    ability = s.cast.abilities[s.cast.criticals[token].ability]
    mod = s.cast.mods[ability.always[0]]
    return (mod.kind, mod.symbol), abs(mod.by.base or ability.value)


procedure(Critical, ("SS-24.1", mix), ("SS-24.2", draw))
