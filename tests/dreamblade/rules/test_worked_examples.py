"""Section 8.1 of the reference: the worked examples of the sources, one test each."""

from __future__ import annotations

from reverie.testing import rule
from reverie.testing.dreamblade import (
    Table,
    conquest,
    count,
    figure,
    initiative,
    location,
    shift,
    spawn,
    strike,
)


def damage_so_far(t: Table) -> int:
    """The damage of the combat in progress, as everybody sees it."""
    combat = t.game.view(t.state, 0)["combat"]
    assert combat is not None
    return int(combat["damage"])


# Prices --------------------------------------------------------------------------------------------------------------


@rule("DB-T.1", "DB-300.3", "DB-801.4", "DB-5.1", "DB-5.2")
def test_one_valor_short_makes_7vvv_cost_8() -> None:
    board = """
        . . . . .
        . . . . .
        . . V . .
        . . . . .
        . . . . .
    """
    pieces = {"V": figure("3V"), "G": figure("3V"), "X": figure("7VVV"), "Y": figure("1V")}
    t = spawn(board, points=8, given={"graveyard": "G"}, **pieces)
    t.answer("spawn", "X", "e1")
    t.saw("spawned", who="X", price=8)
    assert t.player("A").points == 0
    poor = spawn(board, points=7, given={"graveyard": "G"}, **pieces)
    poor.refuses("spawn", "X", "e1", rule="DB-5.2")


@rule("DB-T.2", "DB-801.3", "DB-801.4", "DB-801.9")
def test_the_first_of_two_3v_miniatures_counts_for_the_second() -> None:
    t = spawn(points=8, X=figure("3V"), Y=figure("3V"))
    t.answer("spawn", "X", "e1")
    t.saw("spawned", who="X", price=4)
    t.answer("spawn", "Y", "e1")
    t.saw("spawned", who="Y", price=3)
    t.saw("points-lost", seat=0, points=1)


# Initiative ----------------------------------------------------------------------------------------------------------


@rule("DB-T.3", "DB-700.1", "DB-800.1")
def test_on_turn_1_only_the_die_that_shows_1_is_rerolled() -> None:
    t = initiative(given={"turn": 1})
    t.roll(1, 4)
    t.asked("nature", "initiative")
    assert t.dice() == 1
    t.roll(6)
    t.saw("initiative-won", seat=0, dice=(6, 4))
    t.never_saw("spawn-skipped")
    t.saw("phase-began", phase="spawn", seat=0)
    t.saw("phase-began", phase="spawn", seat=1)


@rule("DB-T.4", "DB-700.1")
def test_on_turn_1_a_tie_rerolls_both_dice() -> None:
    t = initiative(given={"turn": 1})
    t.roll(5, 5)
    t.asked("nature", "initiative")
    assert t.dice() == 2
    t.roll(2, 3)
    t.saw("initiative-won", seat=1, dice=(2, 3))


@rule("DB-T.5", "DB-800", "DB-800.1", "DB-801.2")
def test_a_1_skips_both_spawn_phases_and_bonus_points_wait() -> None:
    t = initiative(given={"turn": 4, "bonus": (0, 4)})
    t.roll(1, 6)
    t.saw("initiative-won", seat=1)
    t.saw("spawn-skipped")
    t.never_saw("phase-began", phase="spawn")
    t.asked("B", "action")
    assert t.player("B").bonus == 4


@rule("DB-T.6", "DB-800", "DB-801.1")
def test_a_tie_goes_to_the_player_who_has_won_more_turns() -> None:
    t = initiative(given={"turn": 5, "won": (2, 1)})
    t.roll(3, 3)
    t.saw("initiative-won", seat=0, dice=(3, 3))
    t.saw("points-received", seat=0, points=6)
    t.saw("points-received", seat=1, points=6)
    assert count(t, "rolled") == 1


@rule("DB-T.7", "DB-800")
def test_a_tie_of_players_level_in_turns_is_rerolled() -> None:
    t = initiative(given={"turn": 5, "won": (1, 1)})
    t.roll(3, 3)
    t.never_saw("initiative-won")
    t.asked("nature", "initiative")
    assert t.dice() == 2
    t.roll(2, 5)
    t.saw("initiative-won", seat=1, dice=(2, 5))


# Where to spawn ------------------------------------------------------------------------------------------------------


@rule("DB-T.8", "DB-801.5")
def test_a_creature_may_be_spawned_in_c1_when_column_c_is_controlled() -> None:
    t = spawn(
        """
        . . . . .
        . . . . .
        . . C . .
        . . . . .
        . . . . .
    """,
        C=figure(),
        X=figure(),
    )
    t.allows("spawn", "X", "c1")
    t.answer("spawn", "X", "c1")
    assert t.cell("X") == "c1"


@rule("DB-T.9", "DB-801.5")
def test_a_creature_may_not_be_spawned_in_b1_when_nothing_is_controlled_in_column_b() -> None:
    t = spawn(
        """
        . . . . .
        . . . . .
        . . C . .
        . . . . .
        . . . . .
    """,
        C=figure(),
        X=figure(),
    )
    t.refuses("spawn", "X", "b1", rule="DB-801.5")


@rule("DB-T.10", "DB-801.5")
def test_engaged_creatures_open_their_column_too() -> None:
    t = spawn(
        """
        . . . . .
        . . . . .
        . . . Db .
        . . . . .
        . . . . .
    """,
        D=figure(),
        X=figure(),
    )
    assert t.engaged("D")
    t.allows("spawn", "X", "d1")


@rule("DB-T.11", "DB-801.5", "DB-P.6")
def test_a_row_cell_occupied_at_the_start_of_the_phase_stays_closed_even_when_it_is_vacated() -> None:
    t = spawn(
        """
        . . . . .
        . . . . .
        A . M . .
        . . . . .
        D . . . .
    """,
        A=figure(),
        D=figure(),
        M=figure("3V", "2/4/6", "{1}: Advance"),
        X=figure(),
    )
    t.refuses("spawn", "X", "a1", rule="DB-801.5")
    t.answer(t.ability("M", "Advance"))
    t.answer("move", "D", "b1")
    assert t.stack("a1") == ""
    assert t.cell("A") == "a3"
    t.refuses("spawn", "X", "a1", rule="DB-801.5")


@rule("DB-T.12", "DB-801.6", "DB-Q.75")
def test_the_own_portal_is_always_open() -> None:
    t = spawn(
        """
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . ABCD
    """,
        points=20,
        X=figure("3V"),
        Y=figure("3V"),
    )
    t.answer("spawn", "X", "e1")
    t.answer("spawn", "Y", "e1")
    assert t.stack("e1") == "ABCDXY"


# Shifting ------------------------------------------------------------------------------------------------------------


@rule("DB-T.14", "DB-P.9", "DB-802.1")
def test_creatures_of_one_cell_may_move_in_different_directions() -> None:
    t = shift("""
        . . . . .
        . . . . .
        . . . . .
        . . AB . .
        . . . . .
    """)
    t.answer("move", "A", "c3")
    t.answer("move", "B", "b2")
    assert (t.cell("A"), t.cell("B")) == ("c3", "b2")


@rule("DB-T.15", "DB-802.1b")
def test_no_creature_moves_diagonally() -> None:
    t = shift("""
        . . . . .
        . . . . .
        . . . . .
        . . A . .
        . . . . .
    """)
    assert t.cells_offered("A") == ["b2", "c1", "c3", "d2"]
    t.refuses("move", "A", "d3", rule="DB-802.1b")


@rule("DB-T.16", "DB-802.1a", "DB-802")
def test_an_engaged_creature_can_neither_move_nor_attack_in_a_shift() -> None:
    t = shift("""
        . . . . .
        . . . . .
        . . Ab . .
        . . . . .
        C . . . .
    """)
    assert t.names_offered(1) == "C"
    t.refuses("move", "A", "c4", rule="DB-802.1a")
    t.stop()
    t.asked("A", "action")
    t.never_saw("attacked")
    t.never_saw("combat-began")


@rule("DB-T.17", "DB-802.1c")
def test_a_fifth_creature_cannot_enter_a_cell() -> None:
    t = shift("""
        . . . . .
        . . . . .
        . . ABCD . .
        . . E . .
        . . . . .
    """)
    t.refuses("move", "E", "c3", rule="DB-802.1c")
    assert t.cells_offered("E") == ["b2", "c1", "d2"]


@rule("DB-T.18", "DB-P.9", "DB-802.1")
def test_an_unengaged_creature_may_stay_where_it_stands() -> None:
    t = shift("""
        . . . . .
        . . . . .
        . . A . .
        . . . . .
        . . . . .
    """)
    t.allows("stop")
    t.stop()
    t.asked("A", "action")
    assert t.cell("A") == "c3"


@rule("DB-T.19", "DB-802.1a", "DB-Q.54")
def test_an_enemy_location_neither_holds_a_creature_nor_can_be_attacked() -> None:
    board = """
        . . . . .
        . . . . .
        . Al . Cd .
        . . . . .
        . . . . .
    """
    t = shift(board, l=location("2F"))
    t.allows("move", "A", "b4")
    t = strike(board, l=location("2F"))
    t.offers("stop", "d3")
    t.refuses("b3", rule="DB-802.2")


# Strikes -------------------------------------------------------------------------------------------------------------


@rule("DB-T.20", "DB-802.2a")
def test_contested_cells_are_fought_one_at_a_time_in_any_order() -> None:
    t = strike("""
        . . . . .
        . . . . .
        . Ab Cd . .
        . . . . .
        . . . . .
    """)
    t.offers("stop", "b3", "c3")
    t.answer("c3")
    t.saw("attacked", attackers=("C",))
    t.roll("miss", "miss")
    t.saw("combat-ended", cell="c3")
    t.offers("stop", "b3")
    t.answer("b3")
    t.saw("attacked", attackers=("A",))


@rule("DB-T.21", "DB-802", "DB-802.2")
def test_an_unengaged_creature_neither_attacks_nor_moves_in_a_strike() -> None:
    t = strike("""
        . . . . .
        . . . . .
        . . Ab . .
        . . . D .
        . . . . .
    """)
    t.refuses("d2", rule="DB-802.2")
    t.refuses("move", "D", "d3", rule="DB-802.2a")
    t.answer("c3")
    t.saw("attacked", attackers=("A",))
    t.roll("miss", "miss")
    assert t.cell("D") == "d2"


@rule("DB-T.22", "DB-802.2a", "DB-802.2j")
def test_a_cell_cannot_be_fought_twice_even_with_fresh_creatures() -> None:
    t = strike(
        """
        . . . . .
        . . . . .
        . De Ab C .
        . . . . .
        Fg . . . .
    """,
        D=figure("3V", "1/4/6", "{B}: Advance"),
    )
    t.answer("c3")
    t.roll("miss", "miss")
    t.answer("b3")
    t.roll("blade")
    t.answer("move", "C", "c3")
    assert t.stack("c3") == "ACb"
    t.refuses("c3", rule="DB-802.2a")
    t.offers("stop", "a1")


@rule("DB-T.24", "DB-802.2j", "DB-K.Expel")
def test_a_cell_whose_only_enemy_was_expelled_is_no_longer_fought() -> None:
    t = strike(
        """
        . . . . .
        . . . . .
        . Ab Cd . .
        . . . . .
        Fg . . . .
    """,
        C=figure("3V", "1/4/6", "{B}: Expel"),
    )
    t.offers("stop", "a1", "b3", "c3")
    t.answer("c3")
    t.roll("blade")
    t.answer("move", "b", "b4")
    t.offers("stop", "a1")
    t.refuses("b3", rule="DB-802.2")


@rule("DB-T.25", "DB-802.2e", "DB-802.2f", "DB-D.40")
def test_two_blade_abilities_of_one_combat_add_up_before_the_check() -> None:
    t = strike(
        """
        . . . . .
        . . . . .
        . . ABe . .
        . . . . .
        . . . . .
    """,
        A=figure("3V", "1/4/6", "{B}: Assault 2"),
        B=figure("3V", "1/4/6", "{B}: Assault 2"),
        e=figure("5F", "2/5/9"),
    )
    t.answer("c3")
    t.answer(("A", "B"))
    t.roll("blade", "blade")
    t.blade("A", "Assault")
    t.roll(3, 2)
    assert (t.cell("e"), t.damage_on("e")) == ("c3", 5)
    t.not_yet("disrupted")
    t.roll(3, 1)
    assert t.damage_on("e") == 9
    t.asked("A", "fate")
    t.answer("destroy")
    t.answer(())  # no deathblow
    t.saw("destroyed", who="e")


@rule("DB-T.26", "DB-802.2d", "DB-5.10")
def test_damage_that_reaches_both_thresholds_lets_the_dealer_choose() -> None:
    for choice, kind in (("disrupt", "disrupt"), ("destroy", "deathblow")):
        t = strike(
            """
            . . . . .
            . . . . .
            . . Ab . .
            . . . . .
            . . . . .
        """,
            A=figure("3V", "3/4/6"),
            b=figure("3F", "2/5/7"),
        )
        t.answer("c3")
        t.roll(3, 3, 1)
        t.asked("A", "fate")
        t.offers("disrupt", "destroy")
        t.answer(choice)
        t.asked("A" if choice == "disrupt" else "B", kind)


@rule("DB-T.27", "DB-900.2", "DB-5.10")
def test_damage_of_exactly_defense_must_disrupt() -> None:
    t = strike(
        """
        . . . . .
        . . . . .
        . . Ab . .
        . . . . .
        . . . . .
    """,
        b=figure("3F", "2/5/7"),
    )
    t.answer("c3")
    t.roll(3, 2)
    t.asked("A", "disrupt")
    assert {option[0] for option in t.options()} == {"place"}
    t.refuses("place", "b", "c3", rule="DB-G.disrupt")
    t.answer("place", "b", "a1")
    t.saw("disrupted", who="b", cell="a1")


@rule("DB-T.28", "DB-802.2g")
def test_a_deathblow_may_hit_creatures_that_did_not_attack() -> None:
    def deathblow() -> Table:
        t = strike(
            """
            . . . . .
            . . . . .
            . . XYb . .
            . . . . .
            . . . . .
        """,
            b=figure("3F", "2/9/3"),
        )
        t.answer("c3")
        t.answer(("X",))
        t.roll(3, "miss")
        t.asked("B", "deathblow")
        t.answer(("b",))
        assert t.dice() == 2
        t.roll(2, 1)
        t.asked("B", "damage")
        return t

    for amounts in ({"X": 3}, {"Y": 3}, {"X": 1, "Y": 2}):
        t = deathblow()
        t.damage(**amounts)
        for name, amount in amounts.items():
            t.saw("damaged", who=name, damage=amount)


@rule("DB-T.29", "DB-802.2g")
def test_no_deathblow_when_the_second_player_destroys() -> None:
    t = strike(
        """
        . . . . .
        . . . . .
        . . Ab . .
        . . . . .
        . . . . .
    """,
        seat="B",
        A=figure("3V", "2/9/3"),
    )
    t.answer("c3")
    t.roll(3, "miss")
    t.saw("destroyed", who="A")
    t.asked("B", "action")
    t.never_saw("deathblow")


@rule("DB-T.30", "DB-802.2g")
def test_no_deathblow_of_a_disrupted_creature() -> None:
    t = strike(
        """
        . . . . .
        . . . . .
        . . Ab . .
        . . . . .
        . . . . .
    """,
        b=figure("3F", "2/3/9"),
    )
    t.answer("c3")
    t.roll(3, "miss")
    t.answer("place", "b", "a1")
    t.asked("A", "action")
    t.never_saw("deathblow")


@rule("DB-T.31", "DB-900.8", "DB-K.Fumble", "DB-K.Crit")
def test_the_minimum_of_damage_is_applied_after_all_modifiers() -> None:
    t = strike(
        """
        . . . . .
        . . . . .
        . . ABc . .
        . . . . .
        . . . . .
    """,
        A=figure("3V", "3/4/6", "{B}: Fumble 5", "{B}: Crit 5"),
        B=figure("3V", "0/4/6", "{B}: Crit 1"),
    )
    t.answer("c3")
    t.answer(("A", "B"))
    t.roll(2, "blade", "blade")
    assert damage_so_far(t) == 2
    t.blade("A", "Fumble")
    assert damage_so_far(t) == 0
    t.blade("A", "Crit")
    t.saw("damaged", who="c", damage=2)


@rule("DB-T.32", "DB-K.Ambush", "DB-900.7b", "DB-900.3")
def test_two_ambushes_are_two_attacks_with_one_check_after_both() -> None:
    reaper = figure("4F", "2/4/6", "Ambush 2", same="reaper")
    t = shift(
        """
        . . . . .
        . . . . .
        . . bc . .
        . . A . .
        . . . . .
    """,
        A=figure("3V", "2/3/6"),
        b=reaper,
        c=reaper,
    )
    t.answer("move", "A", "c3")
    assert t.dice() == 2
    t.roll(3, "miss")
    assert (t.cell("A"), t.damage_on("A")) == ("c3", 3)
    t.asked("nature", "attack")
    t.roll(2, 1)
    assert count(t, "special-attack") == 2
    assert t.damage_on("A") == 6
    t.asked("B", "fate")


@rule("DB-T.33", "DB-900.10", "DB-L.9")
def test_the_second_blade_of_the_mutant_must_go_to_fumble() -> None:
    t = strike(
        """
        . . . . .
        . . . . .
        . . Ab . .
        . . . . .
        . . . . .
    """,
        A=figure("4M", "3/2/6", "{B}: Crit 5", "{B}: Fumble 5"),
    )
    t.answer("c3")
    t.roll(3, "blade", "blade")
    assert t.blades() == ["A Crit", "A Fumble"]
    t.blade("A", "Crit")
    t.saw("damage-modified", who="A", change=5)
    t.saw("forced", choice="blade")
    t.saw("damage-modified", who="A", change=-5)
    t.saw("damaged", who="b", damage=3)


@rule("DB-T.35", "DB-303.1c", "DB-D.19")
def test_a_blade_left_over_need_not_pay_for_a_double_blade() -> None:
    t = strike(
        """
        . . . . .
        . . . . .
        . . ABc . .
        . . . . .
        . . . . .
    """,
        A=figure("3V", "2/4/6", "{B}: Crit 1"),
        B=figure("3V", "0/4/6", "{BB}: Crit 9"),
    )
    t.answer("c3")
    t.answer(("A", "B"))
    t.roll("blade", "blade")
    assert t.blades() == ["A Crit", "B Crit"]
    t.blade("A", "Crit")
    assert count(t, "blade-assigned") == 1
    t.saw("damaged", who="c", damage=1)


@rule("DB-T.36", "DB-K.Copy")
def test_copy_makes_crit_5_worth_ten_with_two_blades() -> None:
    t = strike(
        """
        . . . . .
        . . . . .
        . . ABc . .
        . . . . .
        . . . . .
    """,
        A=figure("3V", "0/4/6", "Copy"),
        B=figure("3V", "2/4/6", "{B}: Crit 5"),
        c=figure("3F", "2/20/30"),
    )
    t.answer("c3")
    t.answer(("A", "B"))
    t.roll("blade", "blade")
    assert t.blades() == ["A Crit", "B Crit"]
    t.blade("A", "Crit", copied_from="B")
    assert count(t, "blade-assigned") == 2
    t.saw("damaged", who="c", damage=10)


# Triggers and restrictions on spawning -------------------------------------------------------------------------------


@rule("DB-T.38", "DB-K.Appease", "DB-303.2c", "DB-G.triggered ability")
def test_appease_is_resolved_before_anything_else_is_spawned() -> None:
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
        X=figure("3V", "4/6/8", "{C}: Appease"),
        Y=figure("3V"),
    )
    t.answer("spawn", "X", "e1")
    t.asked("A", "choose")
    t.offers("C", "X")
    t.refuses("spawn", "Y", "e1", rule="DB-K.Appease")
    t.answer("C")
    t.saw("sacrificed", who="C")
    t.asked("A", "spawn")
    t.allows("spawn", "Y", "e1")


@rule("DB-T.39", "DB-K.Unique")
def test_a_unique_name_stands_once_under_each_player() -> None:
    board = """
        . . . . .
        . . . . .
        . . K . .
        . . . . .
        . . . . .
    """
    ekkyon = figure("3V", "2/4/6", "Unique Ekkyon")
    t = spawn(board, K=ekkyon, L=figure("3V", "3/4/6", "Unique Ekkyon"), G=figure("3V", "2/4/6", "Unique Glorious"))
    t.refuses("spawn", "L", "e1", rule="DB-K.Unique")
    t.allows("spawn", "G", "e1")
    t = spawn(board, seat="B", K=ekkyon, k=ekkyon)
    t.answer("spawn", "k", "a5")
    assert (t.where("K"), t.where("k")) == ("c3", "a5")


# Conquest ------------------------------------------------------------------------------------------------------------


@rule("DB-T.40", "DB-803.1", "DB-803.2", "DB-803.3", "DB-B.5")
def test_the_scoring_picture_gives_five_to_four() -> None:
    t = conquest(
        """
        . . . . .
        . . . A .
        . Bc Ld Ef .
        . . Gh . .
        . . . . .
    """,
        given={"kills": (2, 3)},
        L=location("2V"),
    )
    t.saw("scored", seat=0, claimed=3, kills=2, total=5)
    t.saw("scored", seat=1, claimed=1, kills=3, total=4)
    t.saw("turn-won", seat=0, turns=1)
    t.never_saw("turn-won", seat=1)


@rule("DB-T.41", "DB-900.17", "DB-Q.61", "DB-G.sacrifice")
def test_nobody_scores_for_what_its_own_player_destroys_or_sacrifices() -> None:
    t = spawn(
        """
        . . . . .
        . . . . .
        . . ML . .
        . . S . .
        . . . . .
    """,
        M=figure("3V", "2/4/6", "{1}: Demolish", "{1}: Appease"),
        L=location("2V"),
        S=figure(),
        X=figure("2V"),
    )
    t.answer(t.ability("M", "Demolish"))
    t.saw("destroyed", who="L")
    assert t.player("A").bonus == 2
    t.answer(t.ability("M", "Appease"))
    t.answer("S")
    t.saw("sacrificed", who="S")
    assert t.player("A").bonus == 2
    assert (t.player("A").kills, t.player("B").kills) == (0, 0)


# Abilities -----------------------------------------------------------------------------------------------------------


@rule("DB-T.42", "DB-900.14", "DB-K.Nullify", "DB-L.17")
def test_nullify_valor_negates_valor_on_both_sides_and_nullify_enemies_only_enemies() -> None:
    crits = ("{B}: Crit 1", "{B}: Crit 2")

    def blades(seat: str, nullify: str) -> list[str]:
        t = strike(
            """
            . . . . .
            . . . . .
            . . VFNvf . .
            . . . . .
            . . . . .
        """,
            seat=seat,
            N=figure("3M", "0/4/6", nullify),
            V=figure("3V", "1/4/6", *crits),
            F=figure("3F", "1/4/6", *crits),
            v=figure("3V", "1/4/6", *crits),
            f=figure("3F", "1/4/6", *crits),
        )
        t.answer("c3")
        t.answer(("F", "V") if seat == "A" else ("f", "v"))
        t.roll("blade", "blade")
        if t.choice.kind != "blade":
            t.never_saw("blade-assigned")
            return []
        return sorted({told.split()[0] for told in t.blades()})

    assert blades("A", "Nullify Valor") == ["F"]
    assert blades("B", "Nullify Valor") == ["f"]
    assert blades("A", "Nullify Enemies") == ["F", "V"]
    assert blades("B", "Nullify Enemies") == []


@rule("DB-T.43", "DB-900.1c", "DB-K.Bomb", "DB-K.Bodyguard", "DB-Q.77")
def test_one_creature_that_cannot_be_damaged_does_not_spare_the_others() -> None:
    t = spawn(
        """
        . . . . .
        . . . . .
        . . Abcd . .
        . . . . .
        . . . . .
    """,
        A=figure("3V", "2/4/6", "{1}: Bomb 3"),
        b=figure("3F", "2/4/6", "Bodyguard"),
        c=figure("3F", "2/2/2"),
        d=figure("3F", "2/5/6", "Bodyguard"),
    )
    t.answer(t.ability("A", "Bomb"))
    t.answer("explode")
    t.saw("damaged", who="b", damage=3)
    t.saw("damaged", who="d", damage=3)
    t.never_saw("damaged", who="c")


@rule("DB-T.44", "DB-900.15", "DB-K.Crit", "DB-L.15")
def test_the_number_of_crit_is_the_damage_it_adds() -> None:
    for x in (3, 5):
        t = strike(
            """
            . . . . .
            . . . . .
            . . Ab . .
            . . . . .
            . . . . .
        """,
            A=figure("3V", "2/4/6", f"{{B}}: Crit {x}"),
            b=figure("3F", "2/20/30"),
        )
        t.answer("c3")
        t.roll(2, "blade")
        t.saw("damaged", who="b", damage=2 + x)


@rule("DB-T.46", "DB-802.2c", "DB-303.1a")
def test_one_blade_is_for_skirmish_or_for_advance() -> None:
    for keyword, bearer in (("Skirmish", "A"), ("Advance", "B")):
        t = strike(
            """
            . . . . .
            . . . . .
            . . ABc . .
            . . . . .
            D . . . .
        """,
            A=figure("3V", "1/4/6", "{B}: Skirmish"),
            B=figure("3V", "1/4/6", "{B}: Advance"),
        )
        t.answer("c3")
        t.answer(("A", "B"))
        t.roll("blade", "miss")
        assert t.blades() == ["A Skirmish", "B Advance"]
        t.blade(bearer, keyword)
        t.asked("A", "move")
        t.answer("decline")
        assert count(t, "blade-assigned") == 1
        t.saw("combat-ended", cell="c3")


@rule("DB-T.47", "DB-K.Defender", "DB-K.Advance")
def test_a_defender_does_not_shift_into_enemies_but_may_be_advanced_there() -> None:
    board = """
        . . . . .
        . . . . .
        . . b . .
        . . A . .
        M . . . .
    """
    pieces = {"A": figure("3V", "2/4/6", "Defender"), "M": figure("3V", "2/4/6", "{1}: Advance")}
    t = shift(board, **pieces)
    t.refuses("move", "A", "c3", rule="DB-K.Defender")
    t.allows("move", "A", "b2")
    t = spawn(board, **pieces)
    t.answer(t.ability("M", "Advance"))
    t.answer("move", "A", "c3")
    assert t.cell("A") == "c3"


@rule("DB-T.49", "DB-900.16", "DB-Q.35")
def test_power_granted_by_a_blade_ends_with_the_combat_and_moves_stay() -> None:
    t = strike(
        """
        . . . . .
        . . . . .
        Ef . ABDc . .
        . . . . .
        . . . . .
    """,
        A=figure("3V", "1/4/6", "{B}: Enrage +2"),
        B=figure("3V", "1/4/6", "{B}: Skirmish"),
    )
    t.answer("c3")
    t.answer(("A", "B"))
    t.roll("blade", "blade")
    t.blade("A", "Enrage")
    assert t.power("B") == 3
    t.answer("move", "D", "c4")
    t.saw("combat-ended", cell="c3")
    t.asked("A", "strike")
    assert t.power("B") == 1
    assert t.cell("D") == "c4"
