"""Piles of cards: drawn, looked at, searched, put back, shuffled, sealed; and who knows what of them."""

from __future__ import annotations

from typing import Final

import pytest

from reverie.kernel.agenda import Stuck
from reverie.kernel.chance import Stream
from reverie.kernel.state import State, Table
from reverie.parts.rules import decks
from reverie.parts.rules.decks import EVERYBODY, HIDDEN, NOBODY, Pile, only, pile_of, seen

DECK, HAND, DISCARD, BOX = range(4)
ANN, BEN = 0, 1
CARDS: Final = (10, 11, 12, 13, 14)


def table() -> tuple[State, Table[Pile]]:
    return State([]), Table([pile_of(CARDS, 0), pile_of((), 0), pile_of((), 0), pile_of((90, 91), 1, sealed=True)])


def test_cards_are_drawn_from_the_top_and_known_to_whom_they_are_dealt() -> None:
    s, piles = table()
    assert decks.draw(s, piles, DECK, 2, HAND, only(ANN)) == (10, 11)
    assert seen(piles[HAND], ANN) == (10, 11)
    assert seen(piles[HAND], BEN) == seen(piles[HAND], None) == (HIDDEN, HIDDEN)
    assert seen(piles[DECK], ANN) == (HIDDEN,) * 3
    assert s.known == 1, "something hidden was seen"
    assert decks.draw(s, piles, DECK, 9, HAND, only(ANN)) == (12, 13, 14), "as far as there are so many"
    assert decks.draw(s, piles, DECK, 1, HAND, only(ANN)) == ()
    assert s.known == 2, "of nothing nothing is seen"


def test_who_looks_knows_it_until_the_pile_is_shuffled() -> None:
    s, piles = table()
    assert decks.look(s, piles, DECK, 2, only(BEN)) == (10, 11)
    assert seen(piles[DECK], BEN) == (10, 11, HIDDEN, HIDDEN, HIDDEN)
    decks.draw(s, piles, DECK, 1, HAND, only(ANN))
    assert seen(piles[HAND], BEN) == (10,), "who knew a card knows where it went"
    before = s.known
    decks.look(s, piles, DECK, 1, only(BEN))
    assert s.known == before, "nothing new was seen"
    decks.shuffle(piles, DECK, (3, 2, 1, 0))
    assert piles[DECK].cards == (14, 13, 12, 11)
    assert seen(piles[DECK], BEN) == (HIDDEN,) * 4


def test_a_pile_is_searched_for_a_card_that_then_lies_elsewhere() -> None:
    s, piles = table()
    assert decks.search(s, piles, DECK, only(ANN)) == CARDS
    known = decks.take(s, piles, DECK, 12)
    decks.put_on(piles, DISCARD, 12, EVERYBODY)
    assert known == only(ANN)
    assert seen(piles[DECK], ANN) == (10, 11, 13, 14)
    assert seen(piles[DISCARD], None) == (12,)


def test_what_is_put_under_a_pile_comes_last_and_who_put_it_there_knows() -> None:
    _s, piles = table()
    decks.put_under(piles, DECK, 20, only(BEN))
    decks.put_on(piles, DECK, 21, NOBODY)
    assert piles[DECK].cards == (21, *CARDS, 20)
    assert seen(piles[DECK], BEN)[-1] == 20
    assert seen(piles[DECK], ANN) == (HIDDEN,) * 7


def test_a_discard_pile_becomes_the_deck_again() -> None:
    s, piles = table()
    decks.draw(s, piles, DECK, 4, DISCARD, EVERYBODY)
    decks.gather(piles, DISCARD, DECK)
    assert piles[DECK].cards == (14, 10, 11, 12, 13)
    assert len(piles[DISCARD].cards) == 0
    assert seen(piles[DECK], None)[1:] == (10, 11, 12, 13), "open until it is shuffled"
    decks.shuffle(piles, DECK, (4, 3, 2, 1, 0))
    assert seen(piles[DECK], None) == (HIDDEN,) * 5


def test_nobody_touches_what_is_sealed() -> None:
    s, piles = table()
    for touch in (
        lambda: decks.draw(s, piles, BOX, 1, HAND, only(ANN)),
        lambda: decks.look(s, piles, BOX, 1, only(ANN)),
        lambda: decks.search(s, piles, BOX, only(ANN)),
        lambda: decks.take(s, piles, BOX, 90),
        lambda: decks.put_under(piles, BOX, 5, NOBODY),
        lambda: decks.shuffle(piles, BOX, (1, 0)),
    ):
        with pytest.raises(Stuck, match="sealed"):
            touch()
    decks.unseal(piles, BOX)
    assert decks.look(s, piles, BOX, 1, EVERYBODY) == (90,)
    decks.seal(piles, BOX)
    assert seen(piles[BOX], ANN) == (HIDDEN, HIDDEN)


def test_an_imagined_world_differs_only_where_the_viewer_does_not_look() -> None:
    s, piles = table()
    decks.draw(s, piles, DECK, 2, HAND, only(ANN))
    decks.look(s, piles, DECK, 1, only(BEN))
    worlds = set()
    for seed in range(60):
        twin = piles.clone()
        decks.deal_anew(twin, (DECK, HAND), BEN, Stream(seed))
        assert twin[DECK].cards[0] == 12, "what Ben knows stays"
        assert sorted(twin[DECK].cards + twin[HAND].cards) == list(CARDS)
        assert seen(twin[DECK], BEN) == seen(piles[DECK], BEN)
        worlds.add((twin[DECK].cards, twin[HAND].cards))
    assert len(worlds) > 10
    assert piles[HAND].cards == (10, 11), "the true world stays as it is"
