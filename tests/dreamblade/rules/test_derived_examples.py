"""Section 8.2 of the reference: derived test cases that pin keywords and rulings, one test each."""

from __future__ import annotations

from reverie.testing import rule
from reverie.testing.dreamblade import (
    Table,
    conquest,
    figure,
    initiative,
    location,
    shift,
    spawn,
    strike,
)

ONE_IN_C3 = """
    . . . . .
    . . . . .
    . . A . .
    . . . . .
    . . . . .
"""
DUEL = """
    . . . . .
    . . . . .
    . . Ab . .
    . . . . .
    . . . . .
"""
DUEL_AND_MORE = """
    . . . . .
    . . . . .
    . . Ab . .
    . . . . .
    Xy . . . .
"""
"""A second contested cell keeps the strike going after the combat in c3."""


def pass_actions(t: Table, times: int) -> None:
    """Let action phases go by: strikes where no cell is contested (DB-Q.67)."""
    for _ in range(times):
        assert t.choice.kind == "action"
        t.answer("strike")


# Prices and spawn points ---------------------------------------------------------------------------------------------


@rule("DB-T.50", "DB-801.4")
def test_a_5vm_miniature_costs_6_with_one_valor_and_no_madness() -> None:
    t = spawn(ONE_IN_C3, A=figure("3V"), X=figure("5VM"))
    t.answer("spawn", "X", "e1")
    t.saw("spawned", who="X", price=6)


@rule("DB-T.51", "DB-5.1")
def test_a_creature_of_two_aspects_counts_for_both() -> None:
    for cost in ("5V", "5M"):
        t = spawn(ONE_IN_C3, A=figure("3VM"), X=figure(cost))
        t.answer("spawn", "X", "e1")
        t.saw("spawned", who="X", price=5)


@rule("DB-T.52", "DB-K.Channel", "DB-900.8")
def test_channel_lowers_a_price_to_0_and_not_below() -> None:
    t = spawn(ONE_IN_C3, points=6, A=figure("3V", "2/4/6", "Channel 4"), X=figure("2F"), Y=figure("4V"))
    t.answer("spawn", "X", "e1")
    t.saw("spawned", who="X", price=0)
    assert t.player("A").points == 6


@rule("DB-T.53", "DB-801.9")
def test_spawn_points_are_not_saved() -> None:
    t = spawn(ONE_IN_C3, points=3, A=figure("3V"), X=figure("3V"))
    t.stop()
    t.saw("points-lost", seat=0, points=3)
    pass_actions(t, 4)
    t.forget()
    t.roll(2, 3)
    t.saw("points-received", seat=0, points=5)


@rule("DB-T.54", "DB-801.10")
def test_a_modified_initiative_wins_but_the_points_are_those_of_the_dice() -> None:
    t = initiative(
        """
        . . . . .
        . . . . .
        . . b . .
        . . . . .
        . . . . .
    """,
        b=figure("3F", "2/4/6", "Initiative +2"),
    )
    t.roll(4, 3)
    t.saw("initiative-won", seat=1, dice=(4, 3), modified=(4, 5))
    t.saw("points-received", seat=0, points=7)
    t.saw("points-received", seat=1, points=7)


@rule("DB-T.55", "DB-801.10", "DB-800.1")
def test_a_modified_1_still_skips_the_spawn_phases() -> None:
    t = initiative(
        """
        . . . . .
        . . . . .
        . . b . .
        . . . . .
        . . . . .
    """,
        b=figure("3F", "2/4/6", "Initiative +2"),
    )
    t.roll(4, 1)
    t.saw("initiative-won", seat=0, modified=(4, 3))
    t.saw("spawn-skipped")
    t.never_saw("phase-began", phase="spawn")
    t.asked("A", "action")


# Places --------------------------------------------------------------------------------------------------------------


@rule("DB-T.56", "DB-801.6", "DB-802.1c")
def test_an_overfull_portal_takes_spawned_creatures_but_no_moving_ones() -> None:
    board = """
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . F ABCDE
    """
    t = shift(board)
    t.refuses("move", "F", "e1", rule="DB-802.1c")
    t = spawn(board, X=figure())
    t.answer("spawn", "X", "e1")
    assert t.stack("e1") == "ABCDEX"


@rule("DB-T.57", "DB-801.7")
def test_no_second_location_in_a_cell_even_beside_an_enemy_one() -> None:
    t = spawn(
        """
        . . . . .
        . . . . .
        . . Al . .
        . . B . .
        . . . . .
    """,
        l=location("2F"),
        K=location("2V"),
    )
    t.refuses("spawn", "K", "c3", rule="DB-801.7")
    t.allows("spawn", "K", "c2")


@rule("DB-T.58", "DB-G.disrupt", "DB-Q.9")
def test_a_disrupted_creature_goes_to_an_empty_cell_other_than_the_disruptors_portal() -> None:
    t = strike(
        """
        c d e f g
        h i j k l
        m n Ab o p
        q r s t u
        . . v w .
    """,
        b=figure("3F", "2/3/9"),
        s=location("2F"),
    )
    t.answer("c3")
    t.roll(3, "miss")
    t.asked("A", "disrupt")
    t.offers(("place", "b", "a1"), ("place", "b", "b1"))
    t.refuses("place", "b", "e1", rule="DB-G.disrupt")
    t.refuses("place", "b", "c2", rule="DB-G.disrupt")


# Fates and stats -----------------------------------------------------------------------------------------------------


@rule("DB-T.60", "DB-5.10", "DB-K.Bolster")
def test_life_reached_but_not_raised_defense_destroys_without_a_choice() -> None:
    t = strike(
        """
        . . . . .
        . . f . .
        . . Ae . .
        . . . . .
        . . . . .
    """,
        e=figure("3F", "2/4/5"),
        f=figure("3F", "2/4/6", "Bolster +3"),
    )
    assert t.defense("e") == 7
    t.answer("c3")
    t.roll(3, 2)
    t.asked("B", "deathblow")
    t.answer(())
    t.saw("destroyed", who="e")
    t.never_saw("disrupted")


@rule("DB-T.61", "DB-900.8", "DB-K.Drain")
def test_drained_life_is_at_least_1() -> None:
    t = strike(DUEL, A=figure("3V", "2/4/6", "Drain 5"), b=figure("3F", "2/2/2"))
    assert t.life("b") == 1


@rule("DB-T.62", "DB-900.8", "DB-K.Weaken", "DB-K.Enrage")
def test_a_new_modifier_means_a_fresh_computation_from_the_base() -> None:
    t = shift(
        """
        . . . . .
        . . . . .
        . . Ab . .
        . . . . .
        . . E . .
    """,
        A=figure("3V", "2/4/6"),
        E=figure("3V", "2/4/6", "Enrage +2"),
        b=figure("3F", "2/4/6", "Weaken 3"),
    )
    assert t.power("A") == 0
    t.answer("move", "E", "c2")
    assert t.power("A") == 1


@rule("DB-T.63", "DB-K.Regenerate", "DB-W.3")
def test_a_regenerated_creature_goes_to_the_reserves_for_nobodys_profit() -> None:
    t = strike(DUEL_AND_MORE, b=figure("3F", "2/9/3", "Regenerate"))
    t.answer("c3")
    t.roll(3, "miss")
    t.asked("A", "strike")
    assert t.where("b") == "reserves"
    t.never_saw("deathblow")
    t.never_saw("destroyed")
    assert (t.player("A").kills, t.player("B").bonus) == (0, 0)


@rule("DB-T.64", "DB-K.Ferocity")
def test_ferocity_destroys_what_would_be_disrupted() -> None:
    t = strike(
        """
        . . . . .
        . . . . .
        . . Ae . .
        . . . . .
        . . . . .
    """,
        A=figure("3V", "3/4/6", "{B}: Ferocity"),
        e=figure("5F", "0/4/9"),
    )
    t.answer("c3")
    t.roll("blade", 3, 2)
    t.saw("marked", who="e")
    t.saw("destroyed", who="e")
    assert t.where("e") == "graveyard"


@rule("DB-T.65", "DB-K.Relentless")
def test_an_enemy_damaged_by_a_relentless_attack_is_not_disrupted() -> None:
    t = strike(DUEL_AND_MORE, A=figure("3V", "2/4/6", "Relentless"), b=figure("5F", "2/4/9"))
    t.answer("c3")
    t.roll(3, 2)
    t.asked("A", "strike")
    assert (t.cell("b"), t.damage_on("b")) == ("c3", 5)


@rule("DB-T.68", "DB-K.Loner")
def test_a_loner_attacks_alone_or_not_at_all() -> None:
    t = strike(
        """
        . . . . .
        . . . . .
        . . ALb . .
        . . . . .
        . . . . .
    """,
        L=figure("3V", "3/4/6", "Loner"),
    )
    t.answer("c3")
    t.offers(("A",), ("L",))
    t.refuses(("A", "L"), rule="DB-K.Loner")
    t.answer(("L",))
    assert t.dice() == 3


@rule("DB-T.69", "DB-K.Fortunate", "DB-G.reroll")
def test_fortunate_rerolls_the_chosen_dice_at_once() -> None:
    t = strike(DUEL, A=figure("3V", "3/4/6", "Fortunate 2"), b=figure("5F", "2/20/30"))
    t.answer("c3")
    t.roll("miss", "miss", 3)
    t.asked("A", "reroll")
    t.refuses((0, 1, 2), rule="DB-K.Fortunate")
    t.answer((0, 1))
    t.asked("nature", "attack")
    assert t.dice() == 2
    t.roll(1, "miss")
    t.saw("damaged", who="b", damage=4)


@rule("DB-T.70", "DB-K.Wail", "DB-Q.43")
def test_wail_banishes_every_creature_of_that_spawn_cost_on_both_sides() -> None:
    t = spawn(
        """
        . . . . .
        . . l . .
        . . Ab . .
        . . W C .
        . d . . .
    """,
        W=figure("5M", "2/4/6", "{1}: Wail"),
        A=figure("3V"),
        C=figure("4V"),
        b=figure("3FF"),
        d=figure("2F"),
        l=location("3F"),
        X=figure("2V"),
    )
    t.answer(t.ability("W", "Wail"))
    t.asked("nature", "wail")
    t.roll(1, 2)
    assert (t.where("A"), t.where("b")) == ("reserves", "reserves")
    assert [t.where(name) for name in "WCdl"] == ["c2", "d2", "b1", "c4"]
    assert (t.player("A").kills, t.player("A").bonus, t.player("B").bonus) == (0, 0, 0)


@rule("DB-T.71", "DB-K.Thanatomancy", "DB-5.11")
def test_thanatomancy_counts_creatures_and_bonuses_come_on_top() -> None:
    t = shift(
        """
        . . . . .
        . . . . .
        . . AE . .
        . . . . .
        . . . . .
    """,
        given={"graveyard": "XYZL"},
        A=figure("7F", "*/7/9", "Thanatomancy"),
        E=figure("3V", "2/4/6", "Enrage +1"),
        L=location("2F"),
    )
    assert t.power("A") == 4


@rule("DB-T.72", "DB-K.Geomancy", "DB-D.11")
def test_geomancy_counts_own_locations_of_the_column() -> None:
    t = shift(
        """
        . . L . .
        . . m . .
        . . A . .
        . . . . .
        . . K N .
    """,
        A=figure("3V", "1/2/3", "Geomancy 2"),
        K=location(),
        L=location(),
        N=location(),
        m=location("2F"),
    )
    assert (t.power("A"), t.defense("A"), t.life("A")) == (5, 6, 7)


# Loss and gain -------------------------------------------------------------------------------------------------------


@rule("DB-T.73", "DB-K.Vessel", "DB-801.2")
def test_a_vessel_pays_its_number_instead_of_2() -> None:
    t = strike(DUEL, last=True, b=figure("3F", "0/9/3", "Vessel 5"))
    t.answer("c3")
    t.roll(3, "miss")
    t.saw("destroyed", who="b")
    pass_actions(t, 2)
    t.forget()
    t.roll(2, 3)
    t.saw("points-received", seat=1, base=5, bonus=5, points=10)


@rule("DB-T.74", "DB-K.Bloodthirsty")
def test_disrupting_is_not_enough_for_the_bloodthirsty() -> None:
    t = strike(DUEL, A=figure("3P", "2/4/6", "Bloodthirsty"), b=figure("3F", "2/3/9"))
    t.answer("c3")
    t.roll(3, "miss")
    t.answer("place", "b", "a1")
    t.saw("sacrificed", who="A")
    assert t.where("A") == "graveyard"
    assert (t.player("A").bonus, t.player("B").kills) == (0, 0)


@rule("DB-T.75", "DB-K.Fade")
def test_a_fading_attacker_that_survives_the_deathblow_is_banished() -> None:
    t = strike(DUEL, A=figure("3M", "2/4/6", "Fade"), b=figure("3F", "1/9/3"))
    t.answer("c3")
    t.roll(3, "miss")
    t.answer(("b",))
    assert t.where("A") == "c3"
    t.roll(3)
    t.saw("damaged", who="A", damage=3)
    t.saw("banished", who="A")
    assert t.where("A") == "reserves"


@rule("DB-T.76", "DB-K.Strikeback", "DB-900.4")
def test_strikeback_answers_an_attack_that_achieved_nothing() -> None:
    t = strike(
        """
        . . . . .
        . . . . .
        . . ABc . .
        . . . . .
        Xy . . . .
    """,
        A=figure("3V", "2/9/9"),
        c=figure("3F", "1/4/6", "Strikeback 3"),
    )
    t.answer("c3")
    t.answer(("A", "B"))
    t.roll("miss", "miss", 1, 1)
    t.asked("B", "target")
    t.offers("A", "B")
    t.answer("A")
    assert t.dice() == 3
    t.roll(3, "blade", 1)
    t.asked("A", "strike")
    assert (t.damage_on("A"), t.damage_on("B")) == (4, 0)


# Conquest ------------------------------------------------------------------------------------------------------------


@rule("DB-T.77", "DB-K.Dominate")
def test_a_dominating_creature_claims_a_contested_cell() -> None:
    t = conquest(
        """
        . . . . .
        . . Ab . .
        . . . . .
        . . . . .
        . . . . .
    """,
        A=figure("3V", "2/4/6", "Dominate"),
    )
    t.saw("scored", seat=0, claimed=4, cells=("c4",))
    t.saw("scored", seat=1, claimed=0)
    shared = conquest(DUEL, A=figure("3V", "2/4/6", "Dominate"))
    shared.saw("scored", seat=0, claimed=1)
    shared.saw("scored", seat=1, claimed=0)


@rule("DB-T.78", "DB-303.2b", "DB-900.12", "DB-K.Energize")
def test_a_score_ability_works_in_a_contested_scoring_cell() -> None:
    t = spawn(
        """
        . . . . .
        . . Lb . .
        . . . . .
        . . . . .
        . . . . .
    """,
        points=8,
        L=location("2V", "{S}: Energize 2"),
        X=figure(),
    )
    t.saw("points-received", seat=0, points=10, energize=2)


# Attacks without dice ------------------------------------------------------------------------------------------------


@rule("DB-T.79", "DB-900.5", "DB-900.11")
def test_a_creature_of_power_0_takes_the_blade_of_its_ally_and_may_decline_the_move() -> None:
    t = strike(
        """
        . . . . .
        . . . . .
        . . AZb . .
        . . . . .
        D . . . .
    """,
        A=figure("3V", "3/4/6"),
        Z=figure("3V", "0/4/6", "{B}: Advance"),
    )
    t.answer("c3")
    t.answer(("A", "Z"))
    assert t.dice() == 3
    t.roll("blade", 1, "miss")
    t.saw("forced", choice="blade")
    t.saw("blade-assigned", who="Z")
    t.asked("A", "move")
    t.allows("move", "D", "a2")
    t.answer("decline")
    assert t.cell("D") == "a1"


@rule("DB-T.80", "DB-900.5", "DB-K.Detonate", "DB-K.Fade", "DB-K.Bloodthirsty", "DB-K.Strikeback")
def test_an_attack_of_power_0_rolls_nothing_and_is_an_attack_all_the_same() -> None:
    for keyword, zone in (("Detonate", "graveyard"), ("Fade", "reserves"), ("Bloodthirsty", "graveyard")):
        t = strike(DUEL_AND_MORE, A=figure("3P", "0/4/6", keyword))
        t.answer("c3")
        t.saw("attacked", attackers=("A",), dice=0)
        t.never_saw("rolled")
        t.never_saw("damaged")
        assert t.where("A") == zone
    t = strike(DUEL_AND_MORE, A=figure("3P", "0/4/6"), b=figure("3F", "2/4/6", "Strikeback 2"))
    t.answer("c3")
    t.saw("special-attack", who="b", target="A", x=2)


@rule("DB-T.84", "DB-P.5", "DB-802.2h", "DB-802.2i")
def test_damage_is_gone_in_the_second_action_phase() -> None:
    t = strike(DUEL_AND_MORE)
    t.answer("c3")
    t.roll(2, "miss")
    assert t.damage_on("b") == 2
    t.stop()
    t.asked("A", "action")
    assert t.damage_on("b") == 0


@rule("DB-T.85", "DB-K.Hells_Fury")
def test_hells_fury_gives_a_hellbred_neighbour_crit_2() -> None:
    t = strike(
        """
        . . . . .
        . . ABe . .
        . . H . .
        . . . . .
        . . . . .
    """,
        H=figure("5P", "2/4/6", "Hell's Fury", lineage="Hellbred"),
        A=figure("3P", "2/4/6", lineage="Hellbred"),
        B=figure("3V", "0/4/6"),
        e=figure("5F", "2/20/30"),
    )
    t.answer("c4")
    t.answer(("A", "B"))
    t.roll("blade", 1)
    t.saw("blade-assigned", who="A")
    t.saw("damaged", who="e", damage=3)


@rule("DB-T.87", "DB-K.Flanking")
def test_flanking_counts_own_creatures_that_are_kept_out() -> None:
    t = strike(
        """
        . . . . .
        . . . . .
        . . ABc . .
        . . . . .
        . . . . .
    """,
        A=figure("3V", "1/4/6", "{B}: Flanking 3"),
    )
    t.answer("c3")
    t.answer(("A",))
    t.roll("blade")
    t.saw("damaged", who="c", damage=3)
    alone = strike(DUEL, A=figure("3V", "1/4/6", "{B}: Flanking 3"))
    alone.answer("c3")
    alone.roll("blade")
    alone.saw("blade-assigned", who="A")
    alone.never_saw("damaged")


@rule("DB-T.88", "DB-K.Purge", "DB-Q.29")
def test_a_purged_miniature_is_not_destroyed_but_counts_for_aspects() -> None:
    t = spawn(ONE_IN_C3, points=3, A=figure("3V", "2/4/6", "{1}: Purge"), p=figure("5F"), q=figure("3F"))
    t.answer(t.ability("A", "Purge"))
    t.offers("decline", "p", "q")
    t.answer("p")
    assert t.where("p") == "graveyard"
    assert (t.player("A").kills, t.player("B").bonus) == (0, 0)
    t.asked("B", "spawn")
    t.answer("spawn", "q", "a5")
    t.saw("spawned", who="q", price=3)


@rule("DB-T.89", "DB-803.3", "DB-2.3")
def test_a_tied_turn_is_won_by_nobody_even_at_five_turns_each() -> None:
    t = conquest(
        """
        . . . . .
        . . A . .
        . . . . .
        . . b . .
        . . . . .
    """,
        given={"won": (5, 5)},
    )
    t.saw("scored", seat=0, total=4)
    t.saw("scored", seat=1, total=4)
    t.never_saw("turn-won")
    assert t.game.outcome(t.state) is None
    t.asked("nature", "initiative")


@rule("DB-T.90", "DB-803.3", "DB-2.2")
def test_the_sixth_turn_won_wins_the_game() -> None:
    t = conquest(
        """
        . . . . .
        . A . . .
        . . . . .
        . . b . .
        . . . . .
    """,
        given={"won": (5, 5)},
    )
    t.saw("scored", seat=0, total=5)
    t.saw("scored", seat=1, total=4)
    t.saw("game-ended", winner=0)
    outcome = t.game.outcome(t.state)
    assert outcome is not None
    assert outcome.winners == (0,)
    assert t.state.pending == []


# Rulings -------------------------------------------------------------------------------------------------------------


@rule("DB-T.101", "DB-Q.74", "DB-K.Relentless")
def test_damage_of_a_relentless_attack_does_not_disrupt_at_a_later_check() -> None:
    t = strike(
        """
        . . . . .
        . . . . .
        . Cd Ae . .
        . . . . .
        Xy . . . .
    """,
        A=figure("3V", "2/4/6", "Relentless"),
        e=figure("5F", "2/4/9"),
    )
    t.answer("c3")
    t.roll(3, 2)
    t.answer("b3")
    t.roll(1, "miss")
    t.asked("A", "strike")
    assert (t.cell("e"), t.damage_on("e")) == ("c3", 5)
    t.never_saw("disrupted")
    t.stop()
    assert (t.cell("e"), t.damage_on("e")) == ("c3", 0)


@rule("DB-T.102", "DB-Q.76", "DB-801.2")
def test_a_loss_in_the_own_spawn_phase_is_paid_in_the_next_one() -> None:
    t = spawn(
        """
        . . . . .
        b . . . .
        X . . . .
        . . . . .
        M . . . .
    """,
        points=8,
        M=figure("3V", "2/4/6", "{1}: Advance"),
        X=figure("3V", "2/9/3"),
        Y=figure("3V"),
        b=figure("3F", "2/4/6", "Ambush 2"),
    )
    t.answer(t.ability("M", "Advance"))
    t.answer("move", "X", "a4")
    t.roll(3, "miss")
    t.saw("destroyed", who="X")
    t.never_saw("deathblow")
    t.asked("A", "spawn")
    assert (t.player("A").points, t.player("A").bonus, t.player("B").kills) == (7, 2, 1)
    t.stop()
    pass_actions(t, 4)
    t.saw("scored", seat=1, kills=1, total=1)
    t.forget()
    t.roll(3, 2)
    t.saw("points-received", seat=0, base=5, bonus=2, points=7)


@rule("DB-T.103", "DB-Q.77", "DB-K.Bomb", "DB-K.Bodyguard")
def test_a_bomb_passes_a_bodyguard_only_when_it_is_enough_for_the_guard() -> None:
    def explode(x: int) -> Table:
        t = spawn(
            """
            . . . . .
            . . . . .
            . . Ago . .
            . . . . .
            . . . . .
        """,
            A=figure("3P", "2/4/6", f"{{1}}: Bomb {x}"),
            g=figure("3F", "2/4/6", "Bodyguard"),
            o=figure("3F", "2/2/2"),
        )
        t.answer(t.ability("A", "Bomb"))
        t.answer("explode")
        t.saw("sacrificed", who="A")
        return t

    t = explode(3)
    t.saw("damaged", who="g", damage=3)
    t.never_saw("damaged", who="o")
    t = explode(4)
    t.saw("damaged", who="g", damage=4)
    t.saw("damaged", who="o", damage=4)


@rule("DB-T.104", "DB-801.5", "DB-801.6", "DB-Q.75")
def test_five_may_be_spawned_in_the_portal_but_only_four_in_a_row_cell() -> None:
    board = """
        . . . . .
        . . . . .
        . . M . .
        . . . . .
        . . . . .
    """
    pieces = {name: figure("1V", same=f"recruit-{name.lower()}") for name in "PQRST"}
    pieces["M"] = figure("3V", "2/4/6", "{1}: Advance")
    t = spawn(board, points=20, **pieces)
    for name in "PQRST":
        t.answer("spawn", name, "e1")
    assert t.stack("e1") == "PQRST"
    t = spawn(board, points=20, **pieces)
    for name in "PQRS":
        t.answer("spawn", name, "c1")
    t.answer(t.ability("M", "Advance"))
    t.answer("move", "P", "b1")
    assert t.stack("c1") == "QRS"
    t.refuses("spawn", "T", "c1", rule="DB-801.5")
    t.allows("spawn", "T", "e1")


@rule("DB-T.105", "DB-Q.78", "DB-K.Demolish")
def test_a_location_demolished_in_a_combat_is_gone_before_damage_is_assigned() -> None:
    t = strike(
        """
        . . . . .
        . . l . .
        . . Ade . .
        . . . . .
        . . . . .
    """,
        A=figure("3P", "3/4/6", "{B}: Demolish"),
        d=figure("5F", "2/4/9"),
        l=location("2F", "Bolster +3"),
    )
    assert t.defense("d") == 7
    t.answer("c3")
    t.roll("blade", 3, 2)
    t.asked("A", "damage")
    assert t.where("l") == "graveyard"
    assert t.defense("d") == 4
    assert (t.player("A").kills, t.player("B").bonus) == (1, 2)
    t.damage(d=5)
    t.asked("A", "disrupt")
    t.answer("place", "d", "a1")
    t.saw("disrupted", who="d")


@rule("DB-T.106", "DB-Q.86", "DB-Q.28", "DB-K.Respawn")
def test_the_price_of_a_respawn_is_its_number_and_the_missing_aspects() -> None:
    t = spawn(points=5, given={"graveyard": "RG"}, R=figure("6FF", "2/4/6", "Respawn {4}"), G=figure("3F"))
    t.answer("spawn", "R", "e1")
    t.saw("spawned", who="R", price=5)
    assert t.where("R") == "e1"


@rule("DB-Q.86", "DB-K.Respawn", "DB-DP.1")
def test_a_respawn_for_nothing_but_the_missing_aspects_is_offered() -> None:
    t = spawn(points=1, given={"graveyard": "R"}, R=figure("6F", "2/4/6", "Respawn {0}"), G=figure("3F"))
    t.offers("stop", ("spawn", "R", "e1"))
    t.answer("spawn", "R", "e1")
    t.saw("spawned", who="R", price=1)


@rule("DB-T.107", "DB-Q.79", "DB-K.Fade", "DB-K.Charge")
def test_a_charge_in_a_shift_does_not_make_a_creature_fade() -> None:
    t = shift(
        """
        . . . . .
        . . . . .
        . . b . .
        . . A . .
        C . . . .
    """,
        A=figure("3P", "2/4/6", "Fade", "Charge 2"),
    )
    t.answer("move", "A", "c3")
    t.saw("special-attack", who="A", target="b", x=2)
    t.roll(1, "miss")
    t.asked("A", "shift")
    assert t.where("A") == "c3"
    t.stop()
    assert t.where("A") == "c3"


@rule("DB-T.108", "DB-Q.48", "DB-W.8")
def test_a_bonus_lost_with_its_bearer_matters_only_at_the_next_check() -> None:
    t = strike(
        """
        . . . . .
        . . . . .
        . Cd Aef . .
        . . . . .
        . . . . .
    """,
        A=figure("3V", "3/4/6"),
        e=figure("5F", "2/4/9"),
        f=figure("3F", "0/9/2", "Bolster +3"),
    )
    t.answer("c3")
    t.roll(3, 3, 1)
    t.damage(e=5, f=2)
    t.saw("destroyed", who="f")
    t.asked("A", "strike")
    assert (t.cell("e"), t.damage_on("e"), t.defense("e")) == ("c3", 5, 4)
    t.answer("b3")
    t.roll("miss", "miss")
    t.asked("A", "disrupt")
    t.answer("place", "e", "a1")
    t.saw("disrupted", who="e")


@rule("DB-T.109", "DB-K.Nullify", "DB-Q.70")
def test_a_nullifying_creature_negates_its_own_blade_ability() -> None:
    t = strike(DUEL, A=figure("3F", "2/4/6", "Nullify", "{B}: Crit 3"))
    t.answer("c3")
    t.roll("blade", 2)
    t.never_saw("blade-assigned")
    t.saw("damaged", who="b", damage=2)
