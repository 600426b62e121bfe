"""Cards where a position says, for tables that begin in the middle of things. Atoms are the only code that writes state."""

from __future__ import annotations

from .state import DECK, SLUMBERS, Session


def lay_cards(
    s: Session,
    seat: int,
    deck: tuple[int, ...],
    hand: tuple[int, ...],
    discard: tuple[int, ...],
    sealed: tuple[int, ...],
    placed: tuple[int, ...],
    spent: bool,
) -> None:
    """What a Dreamer holds; whatever they own besides lies below the named cards of the deck, or was spent."""
    row = s.dreamers.edit(seat)
    left = list(row.unused)
    for card in (*deck, *hand, *discard, *sealed, *placed):
        if card in left:
            left.remove(card)
    pile = s.piles.edit(DECK + seat)
    pile.cards = deck if spent else (*deck, *left)
    pile.known = (0,) * len(pile.cards)
    row.unused, row.hand, row.sealed = (), hand, sealed
    row.discard = (*discard, *left) if spent else discard
    row.progress = tuple([(card, False) for card in placed])
    s.stale = True


def lay_slumbers(s: Session, tiles: tuple[int, ...]) -> None:
    """The Slumber deck, the top one first."""
    pile = s.piles.edit(SLUMBERS)
    pile.cards, pile.known = tiles, (0,) * len(tiles)


def remember_scripts(s: Session, scripts: tuple[int, ...]) -> None:
    """Scripts that were read before."""
    s.read = scripts


def let_lie(s: Session) -> None:
    """What lies there when a table begins has set nothing off."""
    s.happened.clear()
