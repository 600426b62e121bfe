"""SS-5: setup, step by step (SS-5.18)."""

from __future__ import annotations

from reverie.kernel.agenda import AGAIN, DONE, Flow, ask, nature, procedure, push
from reverie.kernel.domain import Listed, Permutation
from reverie.kernel.fields import fields
from reverie.kernel.state import Frame
from reverie.parts.rules.decks import EVERYBODY, NOBODY
from reverie.parts.rules.story import announce

from .. import atoms, atoms_items, atoms_map, atoms_table, decisions
from .. import terms as t
from ..atoms_legacy import inherit, take_up
from ..cast import Card
from ..conditions import Scene, holds
from ..force import rebuild
from ..frames import Visit
from ..legacy import STARTING_CROWNS
from ..plan import Plan
from ..state import (
    CRITICALS,
    ENCOUNTERS,
    ENEMIES,
    ENEMY_POWERS,
    EVENTS,
    LOOT,
    QUEST_TREASURES,
    SHADOW,
    SHADOWS,
    SHOP,
    SOUL_WEAPONS,
    STASH,
    TRAPS,
    TREASURES,
    Quest,
    stream_of,
)
from .drawing import is_empty, ready
from .learning import Learning
from .sharing import Sharing

SHUFFLED = (ENCOUNTERS, TRAPS, TREASURES, ENEMY_POWERS, ENEMIES, CRITICALS, LOOT, SHADOWS, SOUL_WEAPONS, EVENTS)
"""SS-5.9, SS-5.10: decks and pools that nature orders."""


@fields
class Setup(Frame):
    """SS-5.18: one step after the other."""

    at: int = 0
    """How far the present step has come."""
    drawn: tuple[int, ...] = ()
    """Treasures that are to be shared."""


# Decks, pools, map (SS-5.9 to SS-5.11) ----------------------------------------------------------------


def copies(cards: list[Card]) -> tuple[int, ...]:
    """Cards and tokens by their numbers, as often as there are copies."""
    return tuple([card.number for card in cards for _ in range(card.copies)])


def lay_out(s: Quest, f: Setup) -> None:
    """SS-5.9 to SS-5.11: every deck and pool, and what stands on the map."""
    cast, plan = s.cast, s.plan
    atoms_table.set_pile(s, ENCOUNTERS, copies(cast.encounters))
    atoms_table.set_pile(s, TRAPS, copies(cast.traps))
    atoms_table.set_pile(s, ENEMY_POWERS, tuple([power.number for power in cast.enemy_powers]))
    atoms_table.set_pile(s, ENEMIES, plan.deck)
    atoms_table.set_pile(s, CRITICALS, copies(cast.criticals))
    atoms_table.set_pile(s, LOOT, copies(cast.loot))
    atoms_table.set_pile(s, SHADOWS, plan.pool)
    atoms_table.set_pile(s, EVENTS, plan.events)
    atoms_table.set_pile(s, TREASURES, cast.decks[t.TREASURE])
    atoms_table.set_pile(s, SHOP, cast.decks[t.EMPORIUM], EVERYBODY)
    atoms_table.set_pile(s, STASH, cast.decks[t.STASH], EVERYBODY)
    atoms_table.set_pile(s, QUEST_TREASURES, cast.decks[t.QUEST_TREASURE], EVERYBODY)
    if plan.soul_weapons or rank_at_start(s) >= 4:
        atoms_table.set_pile(s, SOUL_WEAPONS, usable_souls(s, cast.decks[t.SOUL_WEAPON]))
    for laid in plan.laid:
        if not holds(s, laid.given, Scene()):
            continue
        atoms_items.lay_down(s, laid.kind, laid.area, laid.value, laid.state)
    for event in plan.in_play:
        atoms_table.lay_sky(s, event)
    rebuild(s)


def usable_souls(s: Quest, cards: tuple[int, ...]) -> tuple[int, ...]:
    """SS-5.8: soul weapons that no hero taking part can use are left out."""
    styles = 0
    for seat in range(len(s.heroes)):
        styles |= s.version(seat).style
    return tuple([card for card in cards if s.item(card).styles & styles])


def rank_at_start(s: Quest) -> int:
    """SS-5.19: the rank that was wished for, else the quest's own."""
    wished: int = s.setup["rank"]
    return wished or s.plan.rank


def shuffle(s: Quest, f: Setup) -> Flow:
    """SS-5.9: nature orders one pile after the other; day and night are never the last event (SS-38.9)."""
    if f.answer is not None:
        atoms_map.set_order(s, SHUFFLED[f.at - 1], f.answer)
        f.answer = None
    if f.at == len(SHUFFLED):
        f.at = 0
        atoms_table.settle_events(s)
        return None
    pile = SHUFFLED[f.at]
    f.at += 1
    size = len(s.piles.rows[pile].cards)
    if size > 1:
        nature(s, decisions.SHUFFLE, Permutation(size), stream_of(pile), pile)
    return AGAIN


# Shadows (SS-5.12) ----------------------------------------------------------------


def deal_shadows(s: Quest, f: Setup) -> None:
    """SS-5.12: face down on the positions for so many heroes; some kinds in an exact number (SS-G18 `deal`)."""
    positions = [place.area for place in s.plan.positions if place.heroes <= len(s.heroes)]
    for area, token in zip(positions, dealt(s, s.plan, len(positions)), strict=True):
        atoms_items.lay_down(s, SHADOW, area, token)


def dealt(s: Quest, plan: Plan, count: int) -> list[int]:
    """The tokens that are dealt, off the top of the pool."""
    kinds, exact = plan.deal
    pool = list(s.piles.rows[SHADOWS].cards)
    chosen = [token for token in pool if token in kinds][:exact]
    chosen += [token for token in pool if token not in kinds][: count - len(chosen)]
    order = [pool.index(token) for token in chosen]
    chosen = [token for _at, token in sorted(zip(order, chosen, strict=True))]
    for token in chosen:
        pool.remove(token)
    atoms_table.set_pile(s, SHADOWS, tuple(pool))
    return chosen


# Ranks, picks, crowns (SS-5.3, SS-5.4, SS-5.19) ----------------------------------------------------------------


def raise_heroes(s: Quest, f: Setup) -> None:
    """SS-14.9: the picks of every rank in ascending order; crowns by the rank. In a campaign heroes come as they are (SS-39.3)."""
    legacy = s.setup["legacy"]
    if legacy:
        for seat in range(len(s.heroes)):
            inherit(s, seat, legacy["heroes"][s.version(seat).id])
        take_up(s, legacy)
        return
    rank = rank_at_start(s)
    for seat in range(len(s.heroes)):
        atoms_table.start_hero(s, seat, rank, s.version(seat).due_from(1, rank))
        atoms_items.gain_crowns(s, seat, STARTING_CROWNS + 40 * (rank - 1))
    rebuild(s)


def learn(s: Quest, f: Setup) -> Flow:
    """SS-5.4: one hero after the other, in seating order."""
    if f.at == len(s.heroes):
        f.at = 0
        return None
    push(s, Learning(f.at))
    f.at += 1
    return AGAIN


def share_treasures(s: Quest, f: Setup) -> Flow:
    """SS-5.19: as many treasures as ranks above I; the party says who has which."""
    if s.setup["legacy"]:
        return None
    if len(f.drawn) < rank_at_start(s) - 1 and not is_empty(s, TREASURES):
        if ready(s, TREASURES):
            f.drawn += (atoms_map.draw(s, TREASURES),)
            atoms_items.fill(s, f.drawn[-1])
        return AGAIN
    push(s, Sharing(f.drawn))
    f.drawn = ()
    return None


def visit_emporium(s: Quest, f: Setup) -> None:
    """SS-5.5."""
    push(s, Visit(tuple(range(len(s.heroes)))))


def make_ready(s: Quest, f: Setup) -> None:
    """SS-5.6, SS-5.7: full health and shields, artifacts have a charge more."""
    rebuild(s)
    for seat in range(len(s.heroes)):
        row = s.heroes.rows[seat]
        for card in (row.slots[t.ARTIFACT], *row.pack):
            if card != t.NO_ITEM and s.charges[card] < s.item(card).charges:
                atoms_items.set_charges(s, card, s.charges[card] + 1)
        atoms.restore_shields(s, seat)


def place_heroes(s: Quest, f: Setup) -> Flow:
    """SS-5.18 (7): on the start area; of several each hero's player names one."""
    if f.answer is not None:
        atoms.stand_at(s, f.at, f.answer)
        f.answer = None
        f.at += 1
    if f.at == len(s.heroes):
        f.at = 0
        return None
    ask(s, f.at, decisions.START, Listed(s.plan.start))
    return AGAIN


def read_setup(s: Quest, f: Setup) -> Flow:
    """SS-5.18 (8)."""
    announce(s, ("setup",), NOBODY)
    return DONE


procedure(
    Setup,
    ("SS-5.9", lay_out),
    ("SS-5.9", shuffle),
    ("SS-5.12", deal_shadows),
    ("SS-5.19", raise_heroes),
    ("SS-5.4", learn),
    ("SS-5.19", share_treasures),
    ("SS-5.5", visit_emporium),
    ("SS-5.6", make_ready),
    ("SS-5.18", place_heroes),
    ("SS-5.18", read_setup),
)
