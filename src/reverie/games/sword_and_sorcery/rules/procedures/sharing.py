"""SS-7.32: what the party has got together is shared, card by card."""

from __future__ import annotations

from reverie.kernel.agenda import DONE, RESTART, Flow, procedure, push
from reverie.kernel.domain import Listed
from reverie.kernel.fields import fields
from reverie.kernel.plain import Answer
from reverie.kernel.state import Frame
from reverie.parts.rules.effects import NO_TEXT

from .. import atoms_items, decisions
from ..effects.walk import Deeds, party
from ..effects.wealth import take_find
from ..queries import room_for
from ..state import FOUND_ITEM, FOUND_TREASURE, Quest

TO_STASH = "stash"


@fields
class Sharing(Frame):
    """Cards that are in nobody's hands yet."""

    cards: tuple[int, ...]


def takers(s: Quest, card: int) -> list[Answer]:
    """SS-7.32, SS-39.10: heroes whose backpack has room for it; in a campaign the stash has always."""
    free = s.item(card).carried
    found: list[Answer] = [seat for seat in range(len(s.heroes)) if free or room_for(s, seat) > 0]
    return [*found, TO_STASH] if s.setup["legacy"] else found


def offer(s: Quest, f: Sharing) -> Flow:
    """The party says who has the next one; what nobody has room for is lost."""
    while f.cards:
        able = takers(s, f.cards[0])
        if able:
            party(s).ask(s, decisions.SHARE, Listed(tuple(able)), f.cards[0])
            return None
        atoms_items.put_back(s, f.cards[0])
        f.cards = f.cards[1:]
    return DONE


def hand_over(s: Quest, f: Sharing) -> None:
    taker = party(s).decided(s, f.answer)[1]
    f.answer = None
    card, f.cards = f.cards[0], f.cards[1:]
    if taker == TO_STASH:
        atoms_items.stow(s, card)
    else:
        assert isinstance(taker, int)
        atoms_items.receive(s, taker, card)
    f.step = 0


procedure(Sharing, ("SS-7.32", offer), ("SS-7.32", hand_over))


@fields
class SharedFinds(Frame):
    """SS-39.10: finds of the map come to the party, one after the other."""

    finds: tuple[int, ...]


def offer_find(s: Quest, f: SharedFinds) -> Flow:
    """Cards are shared as all cards are; of crowns and loot tokens the party says which hero has them."""
    if not f.finds:
        return DONE
    thing = s.things.rows[f.finds[0]]
    if thing.kind in (FOUND_TREASURE, FOUND_ITEM):
        atoms_items.pick_up(s, f.finds[0])
        push(s, Sharing((thing.value,)))
        f.answer = None
    else:
        party(s).ask(s, decisions.SHARE, Listed(tuple(range(len(s.heroes)))))
    return None


def take(s: Quest, f: SharedFinds) -> Flow:
    number, f.finds = f.finds[0], f.finds[1:]
    if f.answer is not None:
        seat = party(s).decided(s, f.answer)[1]
        assert isinstance(seat, int)
        f.answer = None
        take_find(s, Deeds(NO_TEXT, seat, seat, cause=seat), number)
    return RESTART


procedure(SharedFinds, ("SS-39.10", offer_find), ("SS-39.10", take))
