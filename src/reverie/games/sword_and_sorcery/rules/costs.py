"""SS-50.2 `cost`: what an ability takes besides the action: charges of its card, soul points of the pool, crowns of its user."""

from __future__ import annotations

from reverie.kernel.choice import Refusal

from . import atoms_items, atoms_table
from . import terms as t
from .abilities import Ability
from .state import Quest


def refuse_cost(s: Quest, seat: int, ability: Ability, card: int) -> Refusal | None:
    """What cannot be paid for is not to be had."""
    if ability.cost_charges and (card == t.NO_ITEM or s.charges[card] < ability.cost_charges):
        return Refusal("SS-21.14", "no-charge")
    if ability.cost_soul > s.soul:
        return Refusal("SS-14.2", "no-soul", cost=ability.cost_soul)
    if ability.cost_crowns and ability.cost_crowns > s.crowns(seat):
        return Refusal("SS-27.1", "no-crowns", cost=ability.cost_crowns)
    return None


def pay_cost(s: Quest, seat: int, ability: Ability, card: int) -> None:
    """SS-50.13: the cost comes first."""
    if ability.cost_charges:
        atoms_items.spend_charges(s, seat, card, ability.cost_charges)
    if ability.cost_soul:
        atoms_table.spend_soul(s, ability.cost_soul)
    if ability.cost_crowns:
        atoms_items.pay_crowns(s, seat, ability.cost_crowns)
