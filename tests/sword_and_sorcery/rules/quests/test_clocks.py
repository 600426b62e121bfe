"""SS-G23: how much longer a quest lasts when its story goes on, by the number of heroes."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.prologue import prologue, read
from tests.sword_and_sorcery.rules.quests.table import arrives

from reverie.games.sword_and_sorcery.rules import atoms_items
from reverie.games.sword_and_sorcery.rules.procedures.event_phase import rounds_left
from reverie.testing import rule


@rule("SS-G23", "SS-38.3", "SS-38.7")
@pytest.mark.parametrize(("heroes", "more"), [(2, 1), (3, 1), (4, 0), (5, 0)])
def test_the_first_story_of_the_toll_gives_small_parties_a_round(heroes: int, more: int) -> None:
    q = prologue(heroes, quest="Q2")
    before = rounds_left(q.s)
    arrives(q, "Ann", "8A.c")
    assert "Q2.6" in read(q.s)
    assert rounds_left(q.s) == before + more


@rule("SS-G23", "SS-38.3", "SS-38.7")
@pytest.mark.parametrize(("heroes", "more"), [(2, 1), (3, 0), (4, 0), (5, 0)])
def test_the_troll_gives_two_heroes_a_round(heroes: int, more: int) -> None:
    q = prologue(heroes, quest="Q4")
    before = rounds_left(q.s)
    arrives(q, "Ann", "4B.a")
    assert "Q4.7" in read(q.s)
    assert rounds_left(q.s) == before + more


@rule("SS-G23", "SS-38.3", "SS-38.7")
@pytest.mark.parametrize(("heroes", "more"), [(2, 1), (3, 0), (4, 0), (5, 0)])
def test_what_the_old_drummer_tells_gives_two_heroes_a_round(heroes: int, more: int) -> None:
    q = prologue(heroes, quest="Q3")
    before = rounds_left(q.s)
    arrives(q, "Ann", "11B.c")
    assert "Q3.6" in read(q.s)
    assert rounds_left(q.s) == before + more


@rule("SS-G23", "SS-38.3", "SS-38.7")
@pytest.mark.parametrize(("heroes", "more"), [(2, 1), (3, 0), (4, 0), (5, 0)])
def test_the_portal_gives_two_heroes_a_round(heroes: int, more: int) -> None:
    q = prologue(heroes, quest="Q6")
    shard = q.s.cast.items[q.s.cast.item_ids["hollow-shard"]].cards[0]
    atoms_items.receive(q.s, q["Ann"], shard)
    before = rounds_left(q.s)
    arrives(q, "Ann", "15B.b")
    assert "Q6.9" in read(q.s)
    assert rounds_left(q.s) == before + more
