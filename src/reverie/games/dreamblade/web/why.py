"""Why nothing can be picked at an element: the rule that stands against it."""

from __future__ import annotations

from reverie.kernel.choice import Choice, Refusal
from reverie.kernel.domain import Menu
from reverie.kernel.draft import Draft

from ..rules import decisions
from ..rules.board import ADJACENT, CELL_NAMES, PORTAL
from ..rules.combat_state import combat_of
from ..rules.procedures.combat import blade_keys
from ..rules.queries import creatures
from ..rules.state import DREAMSCAPE, GRAVEYARD, RESERVES, Dreamblade
from ..rules.why import why_not
from .elements import element_cell, element_mini


def why_not_at(s: Dreamblade, choice: Choice, draft: Draft, element: str) -> Refusal | None:
    m, cell = element_mini(s, element), element_cell(element)
    if m < 0 and cell < 0:
        return None
    if draft.chosen and isinstance(choice.options, Menu) and isinstance(draft.chosen[0], tuple):
        tag, first = draft.chosen[0]
        if m >= 0 and s.minis[m].zone == DREAMSCAPE:
            cell = s.minis[m].cell
        return why_not(s, choice, (tag, first, cell)) if tag != "ability" and cell >= 0 else None
    if m < 0:
        return why_not_cell(s, choice, cell)
    return why_not_mini(s, choice, m)


def why_not_cell(s: Dreamblade, choice: Choice, cell: int) -> Refusal | None:
    if choice.decision is decisions.STRIKE:
        return why_not(s, choice, cell)
    if choice.decision in decisions.BY_MENU:
        return Refusal(choice.rule, "whom-first")
    return None


def why_not_mini(s: Dreamblade, choice: Choice, m: int) -> Refusal | None:
    row = s.minis[m]
    asked = choice.decision
    if asked is decisions.SPAWN:
        if row.zone == DREAMSCAPE and row.owner == choice.seat:
            for a in s.cast.piece_of[m].spawn:
                refusal = why_not(s, choice, ("ability", m, a.number))
                if refusal is None or refusal.why != "no-option":
                    return refusal
            return Refusal("DB-801.8", "no-spawn-ability", who=m)
        return why_not_spawned(s, choice, m)
    if asked is decisions.STRIKE:
        return why_not(s, choice, row.cell) if row.zone == DREAMSCAPE else None
    if asked in (decisions.ATTACKERS, decisions.DEATHBLOW):
        return why_not(s, choice, (m,))
    if asked is decisions.SHIFT:
        near = ADJACENT[row.cell] if row.zone == DREAMSCAPE else (0,)
        refusals = [why_not(s, choice, ("move", m, cell)) for cell in near]
        return None if None in refusals else refusals[0]
    if asked is decisions.DAMAGE:
        return None if m in decisions.DAMAGE.about(s).targets else Refusal("DB-802.2d", "no-target", who=m)
    if asked is decisions.BLADE:
        combat = combat_of(s)
        keys = [] if combat is None else [key for key in blade_keys(s, combat) if key[0] == m]
        for key in keys or [(m, 0, 0, 0)]:
            refusal = why_not(s, choice, key)
            if refusal is not None:
                return refusal
        return None
    if asked in (decisions.TARGET, decisions.CHOOSE, decisions.UNIQUE):
        return why_not(s, choice, m)
    if asked in (decisions.MOVE, decisions.DISRUPT):
        options = choice.options
        assert isinstance(options, Menu)
        picks = [pick[1] for pick in options.picks(()) if isinstance(pick, tuple)]
        return None if m in picks else Refusal(choice.rule, "no-target", who=m)
    return None


def why_not_spawned(s: Dreamblade, choice: Choice, m: int) -> Refusal | None:
    """Copies are one option, so the first of them answers for all."""
    options = choice.options
    assert isinstance(options, Menu)
    row = s.minis[m]
    for pick in options.picks(()):
        if isinstance(pick, tuple) and pick[0] == "spawn":
            other = s.minis[pick[1]]
            if s.cast.piece_of[pick[1]] is s.cast.piece_of[m] and (other.zone, other.used) == (row.zone, row.used):
                return None
    if s.cast.piece_of[m].creature or row.zone not in (RESERVES, GRAVEYARD) or row.owner != choice.seat:
        return why_not(s, choice, ("spawn", m, PORTAL[s.players[choice.seat].edge]))
    refusals = [why_not(s, choice, ("spawn", m, cell)) for cell in range(len(CELL_NAMES))]
    here = [refusals[cell] for cell in range(len(CELL_NAMES)) if creatures(s, choice.seat, cell) and refusals[cell]]
    return here[0] if here else refusals[PORTAL[s.players[choice.seat].edge]]
