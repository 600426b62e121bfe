"""SS-39.2, SS-39.10: after a quest: what ghosts lose, what comes back, what is gained."""

from __future__ import annotations

from reverie.kernel.agenda import AGAIN, DONE, Flow, emit, nature, procedure, push
from reverie.kernel.domain import Listed
from reverie.kernel.fields import fields
from reverie.kernel.state import Frame
from reverie.parts.rules.story import read_node

from .. import atoms, atoms_items, atoms_map, atoms_table, decisions
from .. import terms as t
from ..abilities import NONE
from ..effects.walk import party
from ..plan import Loss
from ..queries import owner_of
from ..state import FINDS, FOUND_ITEM, LOT_STREAM, NOBODY, NOTHING, TREASURES, Quest
from .drawing import Reshuffle, is_empty, ready
from .sharing import SharedFinds, Sharing
from .time_phase import SoulStep


def lose(s: Quest, loss: Loss) -> None:
    """SS-1.7, SS-39.1: the quest is lost at once; what a quest has to say of it is read before the result."""
    if loss.read != NONE:
        read_node(s, s.book().nodes[loss.read].id, NOBODY)
        return
    atoms_table.end_quest(s, loss.kind)


@fields
class Settlement(Frame):
    """SS-39.10: in this order, inside the won quest."""

    drops: tuple[int, ...] = ()
    """What the enemy has left whose death ended the quest, by the rows of things."""
    at: int = 0
    drawn: tuple[int, ...] = ()
    kept: tuple[int, ...] = ()


def tell(s: Quest, f: Settlement) -> Flow:
    """SS-1.14, SS-39.11: won or lost, for all together; a lost quest leaves nothing."""
    emit(s, "quest-ended", result=s.ended)
    return None if s.ended == "won" else DONE


def turn_back(s: Quest, f: Settlement) -> None:
    """SS-39.2, SS-27.10: enchanted cards, which have no price on that side, show their front again; cards of the quest leave with it
    (SS-G18).
    """
    for card in range(len(s.cast.cards)):
        side = s.sides[card]
        if side and s.item(card).sides[side].price < 0:
            atoms_items.set_side(s, card, 0)
        if s.item(card).deck == t.QUEST_TREASURE and owner_of(s, card) != NOBODY:
            atoms_items.lose_item(s, owner_of(s, card), card)


def share_drops(s: Quest, f: Settlement) -> None:
    """SS-39.10 (1): the drops of the enemy whose death ended the quest."""
    push(s, SharedFinds(f.drops))


def bring_home(s: Quest, f: Settlement) -> None:
    """SS-39.10 (2), SS-27.9: what heroes had dropped comes back, stash cards to the stash; everything else on the map is lost."""
    back: list[int] = []
    for companion in range(len(s.companions)):
        if s.companions.rows[companion].load[0] != NOTHING:
            atoms_items.unload(s, companion)
    for number, thing in enumerate(s.things.rows):
        if thing.kind not in FINDS:
            continue
        if thing.kind == FOUND_ITEM and s.item(thing.value).deck in (t.STASH, t.QUEST_TREASURE):
            atoms_items.pick_up(s, number)
            atoms_items.put_back(s, thing.value)
        elif thing.owner != NOBODY:
            back.append(number)
    push(s, SharedFinds(tuple(back)))


def ghosts_pay(s: Quest, f: Settlement) -> Flow:
    """SS-26.7: a ghost loses a random equipped card, and returns to life."""
    while f.at < len(s.heroes):
        row = s.heroes.rows[f.at]
        worn = [card for card in row.slots if card != t.NO_ITEM]
        if row.ghost and worn and f.answer is None:
            nature(s, decisions.LOT, Listed(tuple(worn)), LOT_STREAM, f.at)
            return AGAIN
        if row.ghost and worn:
            atoms_items.lose_item(s, f.at, f.answer)
        if row.ghost:
            atoms.rise(s, f.at, 0)
        f.answer = None
        f.at += 1
    f.at = 0
    return None


def reward(s: Quest, f: Settlement) -> None:
    """SS-39.10 (4): crowns for each hero."""
    for seat in range(len(s.heroes)):
        atoms_items.gain_crowns(s, seat, s.plan.crowns)


def draw_treasures(s: Quest, f: Settlement) -> Flow:
    """SS-39.10 (5): the party draws n..."""
    if len(f.drawn) < s.plan.draw and not is_empty(s, TREASURES):
        if ready(s, TREASURES):
            f.drawn += (atoms_map.draw(s, TREASURES),)
        return AGAIN
    return None


def keep_treasures(s: Quest, f: Settlement) -> Flow:
    """... and keeps k of them, one after the other..."""
    if f.answer is not None:
        card = party(s).decided(s, f.answer)[1]
        assert isinstance(card, int)
        f.answer = None
        f.kept += (card,)
        f.drawn = tuple([one for one in f.drawn if one != card])
    if len(f.kept) < s.plan.keep and f.drawn:
        party(s).ask(s, decisions.DRAWN, Listed(f.drawn))
        return AGAIN
    return None


def return_treasures(s: Quest, f: Settlement) -> None:
    """... shuffles the rest back, and says who has what."""
    push(s, Sharing(f.kept))
    if f.drawn:
        atoms_map.put_under(s, TREASURES, f.drawn)
        push(s, Reshuffle(TREASURES))


def floor(s: Quest, f: Settlement) -> None:
    """SS-39.9: the pool is made up to what the party is due."""
    worth = s.soul + sum([t.RANK_TOTALS[row.rank] for row in s.heroes.rows])
    due = (s.plan.floor + s.setup["legacy"].get("floors", 0)) * len(s.heroes)
    atoms_table.gain_soul(s, max(0, due - worth))


def rank_up(s: Quest, f: Settlement) -> None:
    """SS-39.10 (7): ranks may be bought now, as in the soul step."""
    push(s, SoulStep())


procedure(
    Settlement,
    ("SS-1.14", tell),
    ("SS-39.2", turn_back),
    ("SS-39.10", share_drops),
    ("SS-39.10", bring_home),
    ("SS-26.7", ghosts_pay),
    ("SS-39.10", reward),
    ("SS-39.10", draw_treasures),
    ("SS-39.10", keep_treasures),
    ("SS-39.10", return_treasures),
    ("SS-39.9", floor),
    ("SS-39.10", rank_up),
)
