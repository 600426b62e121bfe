"""Channel (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import buy, having, place, spawn

from reverie.testing import rule
from reverie.testing.dreamblade import cells


@rule("DB-K.Channel", "DB-T.52")
def test_channel_lowers_the_whole_price_but_not_below_zero() -> None:
    t = spawn(cells(e1="A"), A=having("Channel 4"), C=having(cost="2F"), D=having(cost="7V"), points=5)
    t.answer("spawn", "C", "e1")
    t.saw("spawned", who="C", price=0)
    t.answer("spawn", "D", "e1")
    t.saw("spawned", who="D", price=3)
    assert t.player("A").points == 2


@rule("DB-K.Channel", "DB-Q.34")
def test_channels_add_up_and_lower_the_price_of_locations_as_well() -> None:
    t = spawn(cells(e1="A", c3="L"), A=having("Channel 1"), L=place("Channel 2"), M=place(cost="5V"))
    t.answer("spawn", "M", "e1")
    t.saw("spawned", who="M", price=2)


@rule("DB-K.Channel")
def test_channel_is_of_no_use_to_the_opponent() -> None:
    t = spawn(cells(e1="A", a5="c"), "B", A=having("Channel 2"), b=having(cost="4F"))
    t.answer("spawn", "b", "a5")
    t.saw("spawned", who="b", price=4)


@rule("DB-K.Channel")
def test_channel_does_not_lower_the_cost_of_spawn_abilities() -> None:
    t = spawn(cells(e1="A", c2="C"), A=having("Channel 2", "{3}: Advance"), points=3)
    buy(t, "A", "Advance")
    assert t.player("A").points == 0


@rule("DB-K.Channel")
def test_channel_lowers_the_price_that_must_be_affordable() -> None:
    t = spawn(cells(e1="A"), A=having("Channel 2"), C=having(cost="5V"), points=3)
    t.allows("spawn", "C", "e1")
    t = spawn(cells(e1="A"), A=having("Channel 1"), C=having(cost="5V"), points=3)
    t.refuses("spawn", "C", "e1", rule="DB-5.2")


@rule("DB-K.Channel", "DB-303.2b")
def test_channel_with_score_works_only_in_a_scoring_cell() -> None:
    for cell, price in (("c3", 2), ("c2", 4)):
        t = spawn(cells(**{cell: "A"}), A=having("{S}: Channel 2"), C=having(cost="4V"))
        t.answer("spawn", "C", "e1")
        t.saw("spawned", who="C", price=price)


@rule("DB-K.Channel", "DB-Q.80")
def test_channel_bought_with_spawn_points_lasts_for_the_turn() -> None:
    t = spawn(cells(e1="A"), A=having("{1}: Channel 3"), C=having(cost="4V"), D=having(cost="4V"))
    buy(t, "A", "Channel")
    t.answer("spawn", "C", "e1")
    t.answer("spawn", "D", "e1")
    assert t.player("A").points == 8 - 1 - 1 - 1
