"""Respawn (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import having, spawn

from reverie.testing import rule
from reverie.testing.dreamblade import cells, location


@rule("DB-K.Respawn", "DB-Q.86", "DB-Q.28", "DB-T.106")
def test_a_respawn_costs_its_number_and_the_shortfall_without_counting_itself() -> None:
    t = spawn(
        cells(c3="C"), given={"graveyard": "RF"}, R=having("Respawn {4}", cost="6FF"), F=having(cost="2F"), points=5
    )
    t.answer("spawn", "R", "e1")
    t.saw("spawned", who="R", price=5)
    assert (t.cell("R"), t.player("A").points) == ("e1", 0)


@rule("DB-K.Respawn", "DB-Q.86")
def test_channel_lowers_the_price_of_a_respawn_not_below_zero() -> None:
    t = spawn(cells(c3="C"), given={"graveyard": "R"}, R=having("Respawn {4}", cost="6V"), C=having("Channel 3"))
    t.answer("spawn", "R", "e1")
    t.saw("spawned", who="R", price=1)
    t = spawn(cells(c3="C"), given={"graveyard": "R"}, R=having("Respawn {2}", cost="6V"), C=having("Channel 3"))
    t.answer("spawn", "R", "e1")
    t.saw("spawned", who="R", price=0)


@rule("DB-K.Respawn")
def test_from_the_reserves_a_respawn_miniature_costs_its_printed_price() -> None:
    t = spawn(cells(c3="C"), R=having("Respawn {2}", cost="6V"))
    t.answer("spawn", "R", "e1")
    t.saw("spawned", who="R", price=6)


@rule("DB-K.Respawn", "DB-304.3")
def test_only_respawn_brings_a_miniature_back_from_the_graveyard() -> None:
    t = spawn(cells(c3="C"), given={"graveyard": "RF"}, R=having("Respawn {2}"))
    t.allows("spawn", "R", "e1")
    t.refuses("spawn", "F", "e1", rule="DB-304.3")


@rule("DB-K.Respawn", "DB-Q.86", "DB-801.5")
def test_a_respawn_goes_where_any_spawn_may_go() -> None:
    t = spawn(cells(c3="C"), given={"graveyard": "R"}, R=having("Respawn {2}"))
    assert t.cells_offered("R", "spawn") == ["c1", "e1"]
    t.refuses("spawn", "R", "c3", rule="DB-801.5")


@rule("DB-K.Respawn", "DB-K.Vengeance", "DB-Q.86")
def test_vengeance_holds_for_a_respawn() -> None:
    t = spawn(cells(c3="C"), given={"graveyard": "R", "won": (0, 1)}, R=having("Respawn {2}", "Vengeance 2"))
    t.refuses("spawn", "R", "e1", rule="DB-K.Vengeance")
    t = spawn(cells(c3="C"), given={"graveyard": "R", "won": (0, 2)}, R=having("Respawn {2}", "Vengeance 2"))
    t.allows("spawn", "R", "e1")


@rule("DB-K.Respawn", "DB-K.Unique", "DB-Q.44")
def test_unique_is_checked_for_a_respawn() -> None:
    t = spawn(
        cells(c3="C"), given={"graveyard": "R"}, R=having("Respawn {2}", "Unique Ekkyon"), C=having("Unique Ekkyon")
    )
    t.refuses("spawn", "R", "e1", rule="DB-K.Unique")


@rule("DB-K.Respawn", "DB-303.2c")
def test_a_respawned_miniature_comes_into_play() -> None:
    t = spawn(cells(c3="C"), given={"graveyard": "R"}, R=having("Respawn {2}", "{C}: Bolster +1"), D=having())
    t.answer("spawn", "R", "e1")
    t.saw("ability-lasts", who="R")


@rule("DB-K.Respawn", "DB-801.7")
def test_a_location_may_respawn() -> None:
    t = spawn(cells(c3="C"), given={"graveyard": "L"}, L=location("5V", "Respawn {1}"))
    t.answer("spawn", "L", "c3")
    t.saw("spawned", who="L", price=1)


@rule("DB-K.Respawn")
def test_a_respawn_is_for_the_own_spawn_phase_only() -> None:
    t = spawn(cells(c3="C"), "B", given={"graveyard": "R"}, R=having("Respawn {0}"))
    t.refuses("spawn", "R", "e1", rule="DB-G.spawn")
