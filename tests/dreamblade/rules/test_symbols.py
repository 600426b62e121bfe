"""Section 6.4: the activation symbols. What each asks for, how often, and where."""

from __future__ import annotations

import pytest

from reverie.games.dreamblade.rules.notation import NotationError, parse_cost
from reverie.testing import rule
from reverie.testing.dreamblade import Table, count, figure, location, spawn, strike

DUEL = """
    . . . . .
    . . . . .
    . . Ab . .
    . . . . .
    . . . . .
"""
TOUGH = figure("5F", "2/30/40")


def attack(ability: str, blades: int) -> Table:
    """A creature with this ability attacks alone and rolls so many blades and nothing else."""
    t = strike(DUEL, A=figure("3V", f"{blades}/4/6", ability), b=TOUGH)
    t.answer("c3")
    t.roll(*["blade"] * blades)
    return t


# Blades --------------------------------------------------------------------------------------------------------------


@rule("DB-G.blade", "DB-303.1a")
def test_a_blade_activates_once_per_attack_however_many_blades_are_rolled() -> None:
    for blades in (1, 2, 3):
        t = attack("{B}: Crit 2", blades)
        assert count(t, "blade-assigned") == 1
        t.saw("blade-assigned", who="A", blades=1)
        t.saw("damaged", who="b", damage=2)


@rule("DB-G.blade", "DB-303.1a")
def test_a_blade_ability_works_again_in_the_next_attack() -> None:
    t = strike(
        """
        . . . . .
        . . . . .
        . Cd Ab . .
        . . . . .
        . . . . .
    """,
        A=figure("3V", "1/4/6", "{B}: Skirmish"),
        b=TOUGH,
        C=figure("3V", "1/4/6", "{B}: Crit 1"),
        d=TOUGH,
    )
    t.answer("c3")
    t.roll("blade")
    t.answer("move", "C", "b4")
    t.asked("A", "action")
    t.answer("strike")
    t.forget()
    t.answer("c3")
    t.roll("blade")
    t.saw("blade-assigned", who="A", blades=1)


@rule("DB-G.blade_face", "DB-802.2c")
def test_a_blade_rolled_is_given_to_an_attacker_or_to_an_own_location_in_the_cell() -> None:
    t = strike(
        """
        . . . . .
        . . . . .
        K . ABLc . .
        . . . . .
        . . . . .
    """,
        A=figure("3V", "2/4/6", "{B}: Crit 1"),
        B=figure("3V", "2/4/6", "{B}: Crit 2"),
        L=location("2V", "{B}: Crit 3"),
        K=location("2V", "{B}: Crit 4"),
        c=TOUGH,
    )
    t.answer("c3")
    t.answer(("A",))
    t.roll("blade", "miss")
    assert t.blades() == ["A Crit", "L Crit"]
    t.blade("L", "Crit")
    t.saw("damaged", who="c", damage=3)


@rule("DB-G.blade_face", "DB-900.4")
def test_a_blade_face_is_a_miss_in_special_attacks_and_deathblows() -> None:
    t = strike(DUEL, A=figure("3V", "2/9/9", "{B}: Assault 2"), b=figure("3F", "2/9/4", "{B}: Crit 5"))
    t.answer("c3")
    t.roll("blade", 1)
    assert t.dice() == 2
    t.roll("blade", 3)
    t.saw("damaged", who="b", damage=3)
    assert count(t, "blade-assigned") == 1
    t.asked("B", "deathblow")
    t.answer(("b",))
    t.roll("blade", 2)
    t.saw("damaged", who="A", damage=2)
    assert count(t, "blade-assigned") == 1


@rule("DB-G.blade_face")
def test_an_enemy_location_takes_no_blades() -> None:
    t = strike(
        """
        . . . . .
        . . . . .
        . . Abl . .
        . . . . .
        . . . . .
    """,
        A=figure("3V", "1/4/6"),
        b=TOUGH,
        l=location("2F", "{B}: Crit 3"),
    )
    t.answer("c3")
    t.roll("blade")
    t.never_saw("blade-assigned")


@rule("DB-G.multiblade", "DB-303.1b")
def test_a_multiblade_activates_once_for_each_blade() -> None:
    for blades in (1, 2, 4):
        t = attack("{B*}: Crit 2", blades)
        assert count(t, "blade-assigned") == blades
        t.saw("damaged", who="b", damage=2 * blades)


@rule("DB-G.double_blade", "DB-303.1c")
def test_a_double_blade_takes_exactly_two_blades_once() -> None:
    t = attack("{BB}: Crit 5", 1)
    t.never_saw("blade-assigned")
    t.never_saw("damaged")
    for blades in (2, 3, 4):
        t = attack("{BB}: Crit 5", blades)
        assert count(t, "blade-assigned") == 1
        t.saw("blade-assigned", who="A", blades=2)
        t.saw("damaged", who="b", damage=5)


@rule("DB-G.double_multiblade", "DB-303.1d")
def test_a_double_multiblade_activates_once_for_each_two_blades() -> None:
    for blades, times in ((1, 0), (2, 1), (3, 1), (4, 2), (5, 2)):
        t = attack("{BB*}: Crit 3", blades)
        assert count(t, "blade-assigned") == times
        if times:
            t.saw("damaged", who="b", damage=3 * times)
        else:
            t.never_saw("damaged")


# Spawn points, score, comes into play --------------------------------------------------------------------------------


@rule("DB-G.spawn_cost_symbol", "DB-303.2a", "DB-801.8")
def test_the_number_in_a_circle_is_paid_in_spawn_points_once_per_spawn_phase() -> None:
    board = """
        . . . . .
        . . . . .
        . . M . .
        . . . . .
        D . . . .
    """
    mover = figure("3V", "2/4/6", "{2}: Advance")
    t = spawn(board, points=8, M=mover, X=figure("3V"))
    t.answer(t.ability("M", "Advance"))
    assert t.player("A").points == 6
    t.answer("move", "D", "a2")
    t.refuses(*t.ability("M", "Advance"), rule="DB-801.8")
    poor = spawn(board, points=1, M=mover, X=figure("1V"))
    poor.refuses(*poor.ability("M", "Advance"), rule="DB-5.2")


@rule("DB-G.spawn_cost_symbol", "DB-303.2a")
def test_a_spawn_ability_is_not_for_the_opponents_spawn_phase() -> None:
    t = spawn(
        """
        . . . . .
        . . . . .
        . . M . .
        . . . . .
        . . . . .
    """,
        seat="B",
        M=figure("3V", "2/4/6", "{1}: Advance"),
        x=figure("3F"),
    )
    t.refuses(*t.ability("M", "Advance"), rule="DB-304.2")


@rule("DB-G.score", "DB-303.2b", "DB-900.12")
def test_a_score_ability_works_in_the_six_own_scoring_cells_only() -> None:
    working = []
    for row in range(5, 0, -1):
        for column in "abcde":
            lines = [["."] * 5 for _ in range(5)]
            lines[5 - row]["abcde".index(column)] = "A"
            board = "\n".join(" ".join(line) for line in lines)
            t = spawn(board, points=4, A=figure("3V", "2/4/6", "{S}: Energize 2"), X=figure("3V"))
            if t.player("A").points == 6:
                working.append(column + str(row))
    assert sorted(working) == ["b3", "b4", "c3", "c4", "d3", "d4"]


@rule("DB-G.score", "DB-303.2b")
def test_a_score_ability_works_in_a_contested_cell_and_stops_when_its_bearer_leaves() -> None:
    t = strike(
        """
        . . . . .
        . . ASb . .
        . . . . .
        . . . . .
        Xy . . . .
    """,
        A=figure("3V", "1/4/6", "{B}: Skirmish"),
        S=figure("3V", "1/4/6", "{S}: Enrage +2"),
    )
    assert t.power("A") == 3
    t.answer("c4")
    t.answer(("A",))
    t.roll("blade", "miss", "miss")
    t.answer("move", "S", "c5")
    assert t.power("A") == 1


@rule("DB-G.comes_into_play", "DB-303.2c")
def test_comes_into_play_triggers_when_the_miniature_is_spawned() -> None:
    t = spawn(
        """
        . . . . .
        . . . . .
        . . C . .
        . . . . .
        . . . . .
    """,
        points=12,
        C=figure("3V"),
        X=figure("3V", "2/4/6", "{C}: Advance"),
        Y=figure("3V"),
    )
    t.answer("spawn", "X", "e1")
    t.asked("A", "move")
    t.answer("move", "C", "c4")
    t.asked("A", "spawn")
    t.answer("spawn", "Y", "e1")
    t.never_saw("moved", who="X")
    assert count(t, "moved") == 1


@rule("DB-G.comes_into_play", "DB-303.2c")
def test_comes_into_play_triggers_once_for_each_arrival_and_never_for_a_move() -> None:
    t = spawn(
        """
        . . . . .
        . . . . .
        . . W . b
        . . . . .
        . . . . .
    """,
        points=20,
        W=figure("5V", "2/4/6", "{1}: Wail", "{1}: Advance"),
        X=figure("3V", "2/4/6", "{C}: Warpstrike 1"),
        Y=figure("2V"),
        b=TOUGH,
    )
    t.answer("spawn", "X", "e1")
    t.roll(1)
    assert count(t, "special-attack") == 1
    t.answer(t.ability("W", "Advance"))
    t.answer("move", "X", "d1")
    assert count(t, "special-attack") == 1
    t.answer(t.ability("W", "Wail"))
    t.roll(1, 2)
    t.answer("spawn", "X", "e1")
    assert count(t, "special-attack") == 2


# Aspects -------------------------------------------------------------------------------------------------------------


@rule("DB-G.aspect_symbols", "DB-300.3")
def test_the_aspect_symbols_are_v_m_f_and_p() -> None:
    assert parse_cost("7VVV") == (7, (3, 0, 0, 0))
    assert parse_cost("2MFPP") == (2, (0, 1, 1, 2))
    with pytest.raises(NotationError, match="V, M, F, P"):
        parse_cost("3X")


@rule("DB-G.aspect_symbols", "DB-801.4")
def test_each_aspect_symbol_is_membership_and_a_need_of_its_own() -> None:
    for own in "VMFP":
        for wanted in "VMFP":
            t = spawn(
                """
                . . . . .
                . . . . .
                . . A . .
                . . . . .
                . . . . .
            """,
                A=figure(f"3{own}"),
                X=figure(f"3{wanted}"),
            )
            t.answer("spawn", "X", "e1")
            t.saw("spawned", who="X", price=3 if own == wanted else 4)
