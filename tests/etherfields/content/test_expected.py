"""EF-10.85: the decks with which Dreams are played that stand alone."""

from __future__ import annotations

import pytest

from reverie.games.etherfields.content.expected import before_dream
from reverie.games.etherfields.game import GAME
from reverie.testing import rule


@rule("EF-3.9")
@pytest.mark.parametrize(
    ("dream", "least", "most"), [("I-02", 22, 24), ("I-04", 24, 28), ("I-06", 26, 30), ("I-10", 30, 34)]
)
def test_dreamers_own_more_the_later_a_dream_comes(dream: str, least: int, most: int) -> None:
    cast = GAME.cast
    s = GAME.blank(GAME.setup({"scenario": dream, "dreamers": list(cast.archetype_ids)}), 1)
    for row in s.dreamers.rows:
        assert least <= len(row.unused) <= most
    owned = [card for row in s.dreamers.rows for card in row.unused]
    market = list(before_dream(cast, dream)["market"])
    once = [card for card in set(owned) if cast.cards[card].code]
    assert all(owned.count(card) == 1 for card in once)  # one of a kind
    assert not [card for card in once if cast.cards[card].id in market]
    before = [id for id in cast.dream_ids if id < dream[:3] + dream[3:]]
    assert all(cast.cards[card].code.partition(" ")[0] in before for card in once)
    assert all(cast.cards[card].code in s.gone for card in once)


def test_a_market_card_is_either_owned_or_for_sale() -> None:
    cast = GAME.cast
    legacy = before_dream(cast, "I-08")
    bought = [id for kept in legacy["dreamers"].values() for id in kept["cards"][22:]]
    starting = [cast.cards[card].id for card in cast.market]
    for id in set(starting):
        assert bought.count(id) + legacy["market"].count(id) == starting.count(id)
