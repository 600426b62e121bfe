"""SS-16.4, SS-16.5, SS-17.3: items change slots and hands: reorganizing, exchanging, picking up, dropping."""

from __future__ import annotations

from reverie.kernel.agenda import AGAIN, DONE, RESTART, Flow, ask, emit, procedure
from reverie.kernel.domain import Listed, Subset
from reverie.kernel.fields import fields
from reverie.kernel.plain import Answer
from reverie.kernel.state import Frame

from .. import atoms_items, atoms_quest, decisions
from .. import terms as t
from ..belongings import fits_in, swaps_of, within_reach
from ..effects.walk import Deeds
from ..effects.wealth import take_find
from ..queries import can_give, free_for, room_for
from ..state import FOUND_ITEM, HELD, Quest
from ..wearing import can_part

# Reorganizing (SS-16.4) ----------------------------------------------------------------


@fields
class Reorganize(Frame):
    """Cards change between slots and backpack, each once, until the hero is done."""

    seat: int
    moved: tuple[int, ...] = ()


def card_of(s: Quest, seat: int, answer: Answer) -> int:
    """The card that a swap moves."""
    assert isinstance(answer, tuple)
    card: int = answer[1] if answer[0] == "wear" else s.heroes.rows[seat].slots[answer[1]]
    return card


def swap(s: Quest, f: Reorganize) -> Flow:
    if f.answer is not None:
        answer, f.answer = f.answer, None
        if answer == decisions.DONE:
            return DONE
        if answer[0] == "wear":
            f.moved += (answer[1],)
            atoms_items.equip(s, f.seat, answer[1], answer[2])
        else:
            f.moved += (s.heroes.rows[f.seat].slots[answer[1]],)
            atoms_items.unequip(s, f.seat, answer[1])
        return AGAIN
    found = [one for one in swaps_of(s, f.seat) if card_of(s, f.seat, one) not in f.moved]
    if not found:
        return DONE
    ask(s, f.seat, decisions.REORGANIZE, Listed((*found, decisions.DONE)))
    return AGAIN


procedure(Reorganize, ("SS-16.4", swap))


# Picking up and dropping (SS-17.3) ----------------------------------------------------------------


@fields
class PickUp(Frame):
    """SS-7.27: any finds of the own area."""

    seat: int


def choose_finds(s: Quest, f: PickUp) -> Flow:
    found = within_reach(s, f.seat)
    if not found:
        return DONE
    ask(s, f.seat, decisions.PICK_UP, Subset(tuple(sorted(found)), 0, len(found)))
    return None


def pick_up(s: Quest, f: PickUp) -> None:
    """SS-17.3, SS-36.3: face-down finds are revealed; items always go to the backpack, and what it does not hold stays as it lies."""
    chosen, f.answer = f.answer, None
    if chosen:
        emit(s, "picked-up", seat=f.seat, area=s.figures.rows[f.seat].area)
        walk = Deeds(-1, f.seat, f.seat, cause=f.seat)
        for number in chosen:
            if fits_in(s, f.seat, number):
                take_find(s, walk, number)


procedure(PickUp, ("SS-7.27", choose_finds), ("SS-17.3", pick_up))


@fields
class Dropping(Frame):
    """SS-17.3: any number of items and crowns onto the own area."""

    seat: int


def choose_drops(s: Quest, f: Dropping) -> None:
    cards = belongings(s, f.seat)
    if cards:
        ask(s, f.seat, decisions.DROP, Subset(tuple(sorted(cards)), 0, len(cards)))
    else:
        f.answer = ()


def drop(s: Quest, f: Dropping) -> Flow:
    chosen, f.answer = f.answer, None
    lay_cards(s, f.seat, chosen)
    if s.crowns(f.seat):
        ask(s, f.seat, decisions.DROP_CROWNS, Listed((0, *sums(s, f.seat))))
        return None
    f.answer = 0
    return None


def lay_cards(s: Quest, seat: int, cards: tuple[int, ...]) -> None:
    for card in cards:
        atoms_items.take_from(s, seat, card)
        atoms_items.lay_down(s, FOUND_ITEM, s.figures.rows[seat].area, card, owner=seat)
    if cards:
        emit(s, "dropped", seat=seat, area=s.figures.rows[seat].area)


def drop_money(s: Quest, f: Dropping) -> None:
    amount, f.answer = f.answer, None
    if amount:
        atoms_items.drop_sum(s, f.seat, amount)
        emit(s, "dropped", seat=f.seat, area=s.figures.rows[f.seat].area)


def drop_excess(s: Quest, f: Dropping) -> Flow:
    """SS-13.11: who has laid down what made the backpack larger lays down the rest that it does not hold."""
    chosen, f.answer = f.answer, None
    lay_cards(s, f.seat, chosen or ())
    over = -room_for(s, f.seat)
    if over <= 0:
        return DONE
    pack = tuple(sorted([card for card in s.heroes.rows[f.seat].pack if not s.item(card).carried]))
    ask(s, f.seat, decisions.DROP, Subset(pack, over, len(pack)))
    return AGAIN


procedure(
    Dropping,
    ("SS-17.3", choose_drops),
    ("SS-17.3", drop),
    ("SS-17.3", drop_money),
    ("SS-13.11", drop_excess),
)


# No room (SS-7.28) ----------------------------------------------------------------


@fields
class Overflow(Frame):
    """SS-7.28, SS-21.4: an item was received and lies on the area; the hero may leave another one there instead."""

    seat: int
    thing: int


def choose_left(s: Quest, f: Overflow) -> Flow:
    """The new one first: it stays where nothing else is said."""
    new = s.things.rows[f.thing].value
    row, room = s.heroes.rows[f.seat], room_for(s, f.seat) - 1  # one more is to come in
    pack = [card for card in row.pack if not s.item(card).carried and can_part(s.cast, row, s.sides[card], card, room)]
    if not s.in_play(f.seat) or not pack:
        return DONE
    ask(s, f.seat, decisions.OVERFLOW, Listed((new, *pack)), new)
    return None


def leave(s: Quest, f: Overflow) -> None:
    card, f.answer = f.answer, None
    if card != s.things.rows[f.thing].value:
        lay_cards(s, f.seat, (card,))
        atoms_items.receive(s, f.seat, atoms_items.pick_up(s, f.thing).value)


procedure(Overflow, ("SS-7.28", choose_left), ("SS-7.28", leave))


# Exchanging (SS-16.5) ----------------------------------------------------------------


@fields
class Exchange(Frame):
    """SS-16.5: at most one item and any number of crowns are given to, or taken from, another hero of the area."""

    seat: int
    other: int
    card: int = t.NO_ITEM
    """The item that changes hands..."""
    crowns: int = 0
    """... or the crowns..."""
    taken: bool = False
    """... and whether they are taken, not given."""
    item_done: bool = False
    crowns_done: bool = False


def belongings(s: Quest, seat: int) -> list[int]:
    row = s.heroes.rows[seat]
    return [*row.pack, *[card for card in row.slots if card != t.NO_ITEM]]


def choose_item(s: Quest, f: Exchange) -> Flow:
    """An item, crowns, or both, one after the other; then it is done."""
    found: list[Answer] = []
    if not f.item_done:
        found += [("give", card) for card in belongings(s, f.seat) if can_give(s, f.seat, card)]
        found += [("give", HELD + kind) for kind in passable(s, f.seat, f.other)]
        found += [("take", card) for card in belongings(s, f.other) if can_give(s, f.other, card)]
        found += [("take", HELD + kind) for kind in passable(s, f.other, f.seat)]
    if not f.crowns_done:
        found += [("crowns", amount) for amount in sums(s, f.seat)]
        found += [("ask", amount) for amount in sums(s, f.other)]
    if not found:
        return DONE
    ask(s, f.seat, decisions.EXCHANGE, Listed((*found, decisions.DONE)), f.other)
    return None


def passable(s: Quest, giver: int, taker: int) -> list[int]:
    """SS-G18 Q5: tokens that are handed over like an item, to who has none of the kind."""
    return [kind for kind in s.heroes.rows[giver].tokens if kind not in s.heroes.rows[taker].tokens]


def sums(s: Quest, seat: int) -> list[int]:
    """Crowns that can be handed over or laid down: all sums of five."""
    return list(range(5, s.crowns(seat) + 1, 5))


def agree(s: Quest, f: Exchange) -> Flow:
    """SS-7.36: giving needs no consent, taking does."""
    if f.answer == decisions.DONE:
        return DONE
    word, number = f.answer
    f.answer = None
    f.taken = word in ("take", "ask")
    f.card, f.crowns = (number, 0) if word in ("give", "take") else (t.NO_ITEM, number)
    f.item_done = f.item_done or f.card != t.NO_ITEM
    f.crowns_done = f.crowns_done or f.crowns > 0
    if f.taken:
        ask(s, f.other, decisions.AGREE, Listed(("yes", "no")), f.card if f.card != t.NO_ITEM else -f.crowns)
    else:
        f.answer = "yes"
    return None


def hand_over(s: Quest, f: Exchange) -> Flow:
    """SS-T32: the receiver may equip an item at once in a matching free slot; otherwise it goes to the backpack."""
    answer, f.answer = f.answer, None
    if answer != "yes":
        return RESTART
    giver, receiver = (f.other, f.seat) if f.taken else (f.seat, f.other)
    if f.card == t.NO_ITEM:
        atoms_items.hand_crowns(s, giver, receiver, f.crowns)
        return RESTART
    if f.card >= HELD:
        atoms_quest.pass_on(s, giver, receiver, f.card - HELD)
        return RESTART
    atoms_items.take_from(s, giver, f.card)
    emit(s, "handed-over", seat=giver, other=receiver, card=f.card, crowns=0)
    free = free_for(s, receiver, f.card)
    if not free:
        f.answer = decisions.DONE
        return None
    found = [("wear", f.card, slot) for slot in free]
    ask(s, receiver, decisions.REORGANIZE, Listed((*found, decisions.DONE)), f.card)
    return None


def put_away(s: Quest, f: Exchange) -> Flow:
    answer, f.answer = f.answer, None
    receiver = f.seat if f.taken else f.other
    if answer == decisions.DONE:
        atoms_items.receive(s, receiver, f.card)
    else:
        atoms_items.take_in(s, receiver, f.card, answer[2])
    return RESTART


procedure(Exchange, ("SS-16.5", choose_item), ("SS-7.36", agree), ("SS-16.5", hand_over), ("SS-16.5", put_away))
