"""Piles of cards, and who knows which card lies where: decks, hands, discard piles, what is sealed.

A card is a number of the game's content; a pile is its cards from the top. A game keeps a table of piles, a row each (`Pile`), with
the stream its shuffles are drawn from: one for each deck, so that one more shuffle here changes nothing there. How a pile is shuffled
nature decides: the game asks her and cites its own rule. These functions are the verbs for a game's atoms; they write rows and count
what was seen (`reveal`). What a viewer sees of a pile, and how the rest is dealt anew in an imagined world, follows from who knows
which place.

Games that keep cards in rows of their own (Dice Throne's players) use the functions on plain tuples at the end.
"""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import Stuck, reveal
from reverie.kernel.chance import Stream, draw_many
from reverie.kernel.fields import fields
from reverie.kernel.state import Row, State, Table

HIDDEN: Final = -1
"""In the place of a card that somebody cannot see."""
NOBODY: Final = 0
EVERYBODY: Final = -1
"""Who knows a place: seats as bits; all bits are everybody, spectators among them."""

Cards = tuple[int, ...]


@fields
class Pile(Row):
    """One pile."""

    cards: tuple[int, ...]
    """From the top."""
    known: tuple[int, ...]
    """For each place, who knows which card lies there."""
    stream: int
    sealed: bool = False
    """Nobody draws from it, looks at it or adds to it before it is opened."""


def pile_of(cards: Cards, stream: int, known: int = NOBODY, sealed: bool = False) -> Pile:
    """A pile whose places are all known to the same seats."""
    return Pile(cards, (known,) * len(cards), stream, sealed)


def only(seat: int) -> int:
    """Known to this seat alone; add seats by `|`."""
    return 1 << seat


def opened(piles: Table[Pile], pile: int) -> Pile:
    """A pile to write; a sealed one is no pile yet."""
    if piles.rows[pile].sealed:
        raise Stuck(f"pile {pile} is sealed: nothing is drawn from it, seen of it or put to it")
    return piles.edit(pile)


# Verbs ---------------------------------------------------------------------------------------------------------------


def shuffle(piles: Table[Pile], pile: int, order: tuple[int, ...]) -> None:
    """The pile in the order that nature gave; nobody knows it."""
    row = opened(piles, pile)
    row.cards = in_order(row.cards, order)
    row.known = (NOBODY,) * len(order)


def gather(piles: Table[Pile], pile: int, target: int) -> None:
    """All cards of a pile under another: a discard pile, before the deck is shuffled anew."""
    source, under = opened(piles, pile), opened(piles, target)
    under.cards += source.cards
    under.known += source.known
    source.cards = source.known = ()


def draw(s: State, piles: Table[Pile], pile: int, count: int, target: int, known: int) -> Cards:
    """From the top of a pile behind the cards of another, as far as there are so many: into a hand, say.

    `known` sees them; so does whoever knew them before.
    """
    row, hand = opened(piles, pile), opened(piles, target)
    drawn = row.cards[:count]
    hand.cards += drawn
    hand.known += tuple([before | known for before in row.known[:count]])
    row.cards, row.known = row.cards[count:], row.known[count:]
    if drawn:
        reveal(s)
    return drawn


def take(s: State, piles: Table[Pile], pile: int, card: int) -> int:
    """A certain card out of a pile, the topmost of its number; who knew its place."""
    row = opened(piles, pile)
    at = row.cards.index(card)
    known = row.known[at]
    row.cards = row.cards[:at] + row.cards[at + 1 :]
    row.known = row.known[:at] + row.known[at + 1 :]
    reveal(s)
    return known


def put_on(piles: Table[Pile], pile: int, card: int, known: int) -> None:
    """A card on top of a pile: face up it is known to everybody."""
    row = opened(piles, pile)
    row.cards = (card, *row.cards)
    row.known = (known, *row.known)


def put_under(piles: Table[Pile], pile: int, card: int, known: int) -> None:
    row = opened(piles, pile)
    row.cards += (card,)
    row.known += (known,)


def look(s: State, piles: Table[Pile], pile: int, count: int, known: int) -> Cards:
    """Look at the topmost cards, and leave them where they are: these seats know them until the pile is shuffled."""
    row = opened(piles, pile)
    seen = row.known[:count]
    row.known = tuple([before | known for before in seen]) + row.known[count:]
    if row.known[:count] != seen:
        reveal(s)
    return row.cards[:count]


def search(s: State, piles: Table[Pile], pile: int, known: int) -> Cards:
    """Look through a whole pile; usually it is shuffled afterwards."""
    return look(s, piles, pile, len(piles.rows[pile].cards), known)


def seal(piles: Table[Pile], pile: int) -> None:
    """Close a pile: from now on nobody knows what lies where."""
    row = opened(piles, pile)
    row.sealed = True
    row.known = (NOBODY,) * len(row.cards)


def unseal(piles: Table[Pile], pile: int) -> None:
    piles.edit(pile).sealed = False


# What a viewer knows -------------------------------------------------------------------------------------------------


def knows(known: int, viewer: int | None) -> bool:
    """Whether a viewer is among those who know; what everybody knows a spectator knows, too."""
    return known == EVERYBODY if viewer is None else known >> viewer & 1 == 1


def seen(pile: Pile, viewer: int | None) -> Cards:
    """A pile as a viewer sees it: what they do not know is hidden. Told once to each viewer, as long as the pile is the same."""
    try:
        kept: dict[int | None, Cards] = pile.kept
    except AttributeError:
        pile.kept = kept = {}
    found = kept.get(viewer)
    if found is None:
        pairs = zip(pile.cards, pile.known, strict=True)
        kept[viewer] = found = tuple([card if knows(known, viewer) else HIDDEN for card, known in pairs])
    return found


def deal_anew(piles: Table[Pile], among: tuple[int, ...], viewer: int | None, stream: Stream) -> None:
    """In an imagined world: what this viewer does not know of these piles lies somewhere else among them.

    Piles stand together whose cards a viewer cannot tell apart: a deck and the hands drawn from it.
    """
    unknown: list[int] = []
    for pile in among:
        row = piles.rows[pile]
        unknown += [card for card, known in zip(row.cards, row.known, strict=True) if not knows(known, viewer)]
    dealt = list(shuffled(tuple(sorted(unknown)), stream))
    for pile in among:
        shown = seen(piles.rows[pile], viewer)
        piles.edit(pile).cards = tuple([card if card != HIDDEN else dealt.pop() for card in shown])


# Piles as plain tuples -----------------------------------------------------------------------------------------------


def in_order(cards: Cards, order: tuple[int, ...]) -> Cards:
    """Cards as nature has shuffled them."""
    return tuple([cards[place] for place in order])


def without(cards: Cards, card: int) -> Cards:
    """The same without one of them, the first of its number."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def hidden(cards: Cards) -> Cards:
    """As many cards as there are, and nothing else of them."""
    return (HIDDEN,) * len(cards)


def shuffled(cards: Cards, stream: Stream) -> Cards:
    """Cards in a random order, for imagined worlds: each draws a number, and the numbers are sorted."""
    drawn = draw_many(stream.streams, 0, len(cards))
    return tuple([card for _number, card in sorted(zip(drawn, cards, strict=True))])
