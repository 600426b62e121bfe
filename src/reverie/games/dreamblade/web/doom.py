"""What damage that is being dealt out would come to, before anything is decided."""

from __future__ import annotations

from typing import Final

from reverie.kernel.browser import Foreseen
from reverie.kernel.choice import Choice
from reverie.kernel.domain import Split
from reverie.kernel.draft import Draft

from ..rules import decisions
from ..rules.combat_state import combat_of
from ..rules.procedures.combat import relentless
from ..rules.procedures.fates import DESTROY, DISRUPT, relentless_deathblow
from ..rules.queries import defense, life
from ..rules.state import Dreamblade
from ..rules.underway import deciding_deathblow

BOTH: Final = "both"
FATES: Final = (DESTROY, DISRUPT)


def fate_with(s: Dreamblade, m: int, given: int) -> str:
    """What becomes of a creature with the damage it has and what it is about to get: `disrupt`, `destroy`, `both` or nothing."""
    row, combat, blow = s.minis[m], combat_of(s), deciding_deathblow(s)
    damage = row.damage + given
    if not damage:
        return ""
    if blow is not None:
        forbidden = relentless_deathblow(s, blow)
    else:
        forbidden = combat is not None and relentless(s, combat)
    stays = row.no_disrupt or (given > 0 and forbidden)
    destroys = damage >= life(s, m)
    disrupts = damage >= defense(s, m) and not stays
    if disrupts and combat is not None and m in combat.ferocity:
        return DESTROY
    if disrupts and destroys:
        return BOTH
    return DISRUPT if disrupts else DESTROY if destroys else ""


def fates_to_choose(s: Dreamblade, choice: Choice, draft: Draft) -> list[Foreseen]:
    """DB-DP.13: of whoever gets enough for both, whoever deals the damage chooses the fate as soon as it lies there."""
    if choice.decision is not decisions.DAMAGE or not isinstance(choice.options, Split):
        return []
    given = zip(decisions.DAMAGE.about(s).targets, draft.amounts, strict=True)
    return [Foreseen(decisions.FATE, m, FATES) for m, amount in given if amount and fate_with(s, m, amount) == BOTH]
