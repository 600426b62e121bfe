"""Section 6.5: the game terms, each through behaviour that depends on its definition."""

from __future__ import annotations

from reverie.games.dreamblade.rules.board import ADJACENT, CELL_BY_NAME, CELL_NAMES
from reverie.games.dreamblade.rules.notation import parse_cost
from reverie.games.dreamblade.rules.state import REMOVED, ZONES, rebuild
from reverie.testing import rule
from reverie.testing.dreamblade import (
    Table,
    action,
    conquest,
    count,
    figure,
    initiative,
    location,
    shift,
    spawn,
    strike,
)

EMPTY = "\n".join([". . . . ."] * 5)
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
TOUGH = figure("5F", "2/30/40")
CELLS = [column + str(row) for row in range(1, 6) for column in "abcde"]


def board(**where: str) -> str:
    """A board with letters in cells: `board(c3="Ab", e1="C")`."""
    assert set(where) <= set(CELLS)
    return "\n".join(" ".join(where.get(column + str(row), ".") for column in "abcde") for row in range(5, 0, -1))


def phases(t: Table) -> list[tuple[str, int]]:
    """The phases that have begun, with their seats, in order."""
    return [(event.data["phase"], event.data["seat"]) for event in t.seen if event.kind == "phase-began"]


def pass_actions(t: Table, times: int) -> None:
    """Let action phases go by: strikes where no cell is contested (DB-Q.67)."""
    for _ in range(times):
        assert t.choice.kind == "action"
        t.answer("strike")


def claimed(t: Table, seat: int) -> int:
    return int(t.saw("scored", seat=seat).data["claimed"])


# Abilities -----------------------------------------------------------------------------------------------------------


@rule("DB-G.ability", "DB-300.10")
def test_a_miniature_has_no_ability_one_or_several() -> None:
    t = strike(
        """
        . . . . .
        . . . . .
        . . ABCd . .
        . . . . .
        . . . . .
    """,
        A=figure("3V", "1/4/6"),
        B=figure("3V", "1/4/6", "{B}: Crit 1"),
        C=figure("3V", "1/4/6", "{B}: Crit 2", "{B}: Fumble 1", "Bodyguard"),
    )
    t.answer("c3")
    t.answer(("A", "B", "C"))
    t.roll("blade", "miss", "miss")
    assert t.blades() == ["B Crit", "C Crit", "C Fumble"]


@rule("DB-G.activation_requirements", "DB-303", "DB-D.37")
def test_score_and_spawn_points_combined_are_both_required() -> None:
    pieces = {"M": figure("3V", "2/4/6", "{S}{2}: Advance"), "D": figure(), "X": figure("2V")}
    t = spawn(board(c3="M", a1="D"), points=8, **pieces)
    t.answer(t.ability("M", "Advance"))
    assert t.player("A").points == 6
    t = spawn(board(c2="M", a1="D"), points=8, **pieces)
    t.refuses(*t.ability("M", "Advance"), rule="DB-303.2b")
    t = spawn(board(c3="M", a1="D"), points=1, M=pieces["M"], D=figure(), X=figure("1V"))
    t.refuses(*t.ability("M", "Advance"), rule="DB-5.2")


@rule("DB-G.activation_requirements", "DB-Q.88")
def test_score_and_blade_combined_are_both_required() -> None:
    def attack(cell: str, face: str) -> Table:
        t = strike(board(**{cell: "Ab"}), A=figure("3V", "2/4/6", "{S}{B}: Crit 3"), b=TOUGH)
        t.answer(cell)
        t.roll(face, 1)
        return t

    attack("c4", "blade").saw("damaged", who="b", damage=4)
    attack("c2", "blade").saw("damaged", who="b", damage=1)
    attack("c4", "miss").saw("damaged", who="b", damage=1)


@rule("DB-G.blade_ability", "DB-303.1", "DB-802.2c")
def test_a_blade_ability_must_be_activated_while_blades_can_pay_for_it() -> None:
    t = strike(
        """
        . . . . .
        . . . . .
        . . ABc . .
        . . . . .
        . . . . .
    """,
        A=figure("3V", "2/4/6", "{B}: Crit 2"),
        B=figure("3V", "2/4/6", "{BB}: Crit 7"),
        c=TOUGH,
    )
    t.answer("c3")
    t.answer(("A", "B"))
    t.roll("blade", "blade", "blade", 1)
    t.asked("A", "blade")
    assert t.blades() == ["A Crit", "B Crit"]
    t.refuses("stop", rule="DB-802.2c")
    t.blade("A", "Crit")
    t.saw("damaged", who="c", damage=10)


@rule("DB-G.blade_ability")
def test_a_blade_ability_of_a_creature_kept_out_gets_no_blade() -> None:
    t = strike(
        """
        . . . . .
        . . . . .
        . . ABc . .
        . . . . .
        . . . . .
    """,
        A=figure("3V", "2/4/6"),
        B=figure("3V", "2/4/6", "{B}: Crit 7"),
        c=TOUGH,
    )
    t.answer("c3")
    t.answer(("A",))
    t.roll("blade", 1)
    t.never_saw("blade-assigned")
    t.saw("damaged", who="c", damage=1)


@rule("DB-G.multiblade_ability", "DB-303.1b")
def test_a_multiblade_ability_takes_more_blades_of_one_attack_beside_a_plain_one() -> None:
    t = strike(DUEL, A=figure("3V", "3/4/6", "{B*}: Crit 1", "{B}: Crit 5"), b=TOUGH)
    t.answer("c3")
    t.roll("blade", "blade", "blade")
    multi, plain = sorted(t.options(), key=lambda key: t.state.cast.abilities[key[3]].x)
    t.answer(multi)
    t.allows(multi)
    t.answer(plain)
    assert count(t, "blade-assigned") == 3
    t.saw("damaged", who="b", damage=7)


@rule("DB-G.spawn_ability", "DB-801.8", "DB-D.4")
def test_a_spawn_ability_is_bought_once_per_turn_and_copies_have_their_own() -> None:
    mover = figure("3V", "2/4/6", "{1}: Advance", same="mover")
    t = spawn(board(c3="M", d3="N", a1="D"), points=8, M=mover, N=mover, X=figure("2V"))
    t.answer(t.ability("M", "Advance"))
    t.answer("move", "D", "a2")
    t.refuses(*t.ability("M", "Advance"), rule="DB-801.8")
    t.answer(t.ability("N", "Advance"))
    t.answer("move", "D", "a3")
    t.stop()
    pass_actions(t, 4)
    t.roll(5, 3)
    t.asked("A", "spawn")
    t.allows(*t.ability("M", "Advance"))


# Phases and turns ----------------------------------------------------------------------------------------------------


@rule("DB-G.action_phase", "DB-802")
def test_each_player_has_two_action_phases_each_wholly_shift_or_wholly_strike() -> None:
    t = action(board(c3="Ab", a1="C", e5="d"))
    t.offers("shift", "strike")
    t.answer("shift")
    assert all(option == "stop" or option[0] == "move" for option in t.options())
    t.stop()
    t.asked("A", "action")
    t.answer("strike")
    t.offers("stop", "c3")
    t.stop()
    for _ in range(2):
        t.asked("B", "action")
        t.answer("shift")
        t.stop()
    t.asked("nature", "initiative")


@rule("DB-G.phase", "DB-G.turn", "DB-8", "DB-G.initiative_phase", "DB-G.conquest_phase", "DB-G.spawn_phase")
def test_a_turn_is_initiative_two_spawn_phases_four_action_phases_and_conquest() -> None:
    t = initiative(given={"turn": 2})
    t.asked("nature", "initiative")
    t.roll(2, 5)
    pass_actions(t, 4)
    turn = [
        ("spawn", 1),
        ("spawn", 0),
        ("action", 1),
        ("action", 1),
        ("action", 0),
        ("action", 0),
        ("conquest", 1),
    ]
    assert [phase for phase, _ in phases(t)[:1]] == ["initiative"]
    assert phases(t)[1:8] == turn
    assert [phase for phase, _ in phases(t)[8:]] == ["initiative"]
    t.saw("turn-began", turn=3)


@rule("DB-G.initiative_phase")
def test_the_initiative_phase_comes_first_in_a_turn() -> None:
    t = initiative(board(c3="A"), A=figure("3V"), X=figure("1V"), given={"turn": 4, "reserves": "X"})
    assert [phase for phase, _ in phases(t)] == ["initiative"]
    t.asked("nature", "initiative")
    t.roll(4, 2)
    t.asked("A", "spawn")
    assert phases(t)[-1] == ("spawn", 0)


@rule("DB-G.conquest_phase", "DB-803")
def test_the_conquest_phase_is_the_last_of_a_turn() -> None:
    t = action(board(c4="A"), seat="B", last=True)
    t.never_saw("scored")
    t.answer("strike")
    assert [phase for phase, _ in phases(t)] == ["action", "conquest", "initiative"]
    t.saw("scored", seat=0, claimed=4)


@rule("DB-G.turn", "DB-803.3")
def test_a_turn_won_is_counted_and_the_next_turn_begins_with_fresh_counters() -> None:
    t = conquest(board(c4="A"), given={"turn": 3, "kills": (1, 2)})
    t.saw("turn-won", seat=0)
    t.saw("turn-began", turn=4)
    assert (t.player("A").turns_won, t.player("B").turns_won) == (1, 0)
    assert (t.player("A").kills, t.player("B").kills) == (0, 0)


@rule("DB-G.spawn_phase", "DB-801")
def test_each_player_has_one_spawn_phase_per_turn() -> None:
    t = spawn(points=8, X=figure("3V"), x=figure("3F"))
    t.asked("A", "spawn")
    t.stop()
    t.asked("B", "spawn")
    t.stop()
    t.asked("A", "action")
    pass_actions(t, 4)
    t.asked("nature", "initiative")
    assert [seat for phase, seat in phases(t) if phase == "spawn"] == [0, 1]


@rule("DB-G.initiative", "DB-800")
def test_the_higher_initiative_die_goes_first() -> None:
    for dice, seat in (((5, 2), 0), ((2, 5), 1)):
        t = initiative()
        t.roll(*dice)
        t.saw("initiative-won", seat=seat, dice=dice)
        t.asked("AB"[seat], "action")


@rule("DB-G.shift", "DB-802.1")
def test_in_a_shift_each_unengaged_creature_may_move_once() -> None:
    t = shift(board(c2="A", d2="B", c4="De"))
    assert t.names_offered(1) == "AB"
    t.answer("move", "A", "c3")
    t.refuses("move", "A", "b3", rule="DB-802.1")
    assert t.names_offered(1) == "B"
    t.answer("move", "B", "d3")
    t.asked("A", "action")


@rule("DB-G.strike", "DB-802.2")
def test_in_a_strike_engaged_creatures_attack_and_nobody_moves_by_itself() -> None:
    t = strike(board(c3="Ab", d2="C"))
    t.offers("stop", "c3")
    t.answer("c3")
    t.saw("attacked", attackers=("A",), cell="c3")
    t.roll("miss", "miss")
    t.never_saw("moved")


@rule("DB-G.combat", "DB-802.2f", "DB-900.16")
def test_a_combat_is_everything_in_one_cell_and_what_its_blades_grant_ends_with_it() -> None:
    t = strike(
        board(c3="Ab", b3="Cd", a1="Xy"),
        A=figure("3V", "2/4/6", "{B}: Assault 1", "{B}: Crit 2"),
        b=figure("5F", "2/2/30"),
        d=TOUGH,
    )
    t.answer("c3")
    t.roll("blade", "blade")
    t.blade("A", "Assault")
    t.roll(3)
    # Assault's 3 and Crit's 2 belong to one combat: one check at its end.
    t.saw("damaged", who="b", damage=3)
    t.saw("damaged", who="b", damage=2, total=5)
    t.asked("A", "disrupt")
    t.answer("place", "b", "a5")
    t.saw("combat-ended", cell="c3")
    t.answer("b3")
    t.roll(1, "miss")
    t.saw("damaged", who="d", damage=1)


# Attacks -------------------------------------------------------------------------------------------------------------


@rule("DB-G.attack", "DB-302")
def test_regular_attacks_deathblows_and_special_attacks_roll_their_own_dice() -> None:
    t = strike(
        """
        . . . . .
        . . . . .
        . . ABc . .
        . . . . .
        . . . . .
    """,
        A=figure("3V", "3/9/9", "{B}: Assault 2"),
        B=figure("3V", "1/9/9"),
        c=figure("3F", "5/9/3"),
    )
    t.answer("c3")
    t.answer(("A", "B"))
    assert t.dice() == 4
    t.roll("blade", "miss", "miss", "miss")
    assert t.dice() == 2
    t.roll(3, "miss")
    t.answer(("c",))
    assert t.dice() == 5


@rule("DB-G.power", "DB-300.4")
def test_power_is_the_number_of_dice_a_creature_adds() -> None:
    for power in (1, 3, 6):
        t = strike(DUEL, A=figure("3V", f"{power}/4/6"))
        t.answer("c3")
        assert t.dice() == power


@rule("DB-G.damage", "DB-802.2h", "DB-802.2i")
def test_damage_adds_up_within_a_phase_and_is_cleared_at_its_end() -> None:
    t = strike(board(c3="Ab", b3="Cd", a1="Xy"), C=figure("3V", "1/4/6", "{B}: Warpstrike 1"), b=figure("5F", "2/5/9"))
    t.answer("c3")
    t.roll(3, "miss")
    assert t.damage_on("b") == 3
    t.answer("b3")
    t.roll("blade")
    t.answer("b")
    t.roll(1)
    assert (t.cell("b"), t.damage_on("b")) == ("c3", 4)
    t.stop()
    assert t.damage_on("b") == 0


@rule("DB-G.defense", "DB-300.5")
def test_damage_of_exactly_defense_disrupts_and_one_less_does_not() -> None:
    for damage, kind in ((3, "disrupt"), (2, "strike")):
        t = strike(DUEL_AND_MORE, A=figure("3V", "1/4/6"), b=figure("3F", "2/3/9"))
        t.answer("c3")
        t.roll(damage)
        t.asked("A", kind)


@rule("DB-G.life", "DB-300.6")
def test_damage_of_exactly_life_destroys_and_one_less_does_not() -> None:
    for damage, where in ((3, "graveyard"), (2, "c3")):
        t = strike(DUEL_AND_MORE, A=figure("3V", "1/4/6"), b=figure("3F", "0/9/3"))
        t.answer("c3")
        t.roll(damage)
        t.asked("A", "strike")
        assert t.where("b") == where


@rule("DB-G.deathblow", "DB-802.2g")
def test_creatures_destroyed_together_make_one_deathblow_with_their_power_added() -> None:
    t = strike(
        """
        . . . . .
        . . . . .
        . . Abc . .
        . . . . .
        . . . . .
    """,
        A=figure("3V", "2/9/9"),
        b=figure("3F", "2/9/1"),
        c=figure("3F", "3/9/1"),
    )
    t.answer("c3")
    t.roll(1, 1)
    t.damage(b=1, c=1)
    t.asked("B", "deathblow")
    t.offers((), ("b",), ("c",), ("b", "c"))
    t.answer(("b", "c"))
    assert t.dice() == 5
    assert (t.where("b"), t.where("c")) == ("c3", "c3")
    t.roll(1, 1, 1, 1, 1)
    t.saw("damaged", who="A", damage=5)
    assert (t.where("b"), t.where("c")) == ("graveyard", "graveyard")


@rule("DB-G.deathblow")
def test_there_is_no_deathblow_in_the_second_players_action_phase() -> None:
    t = strike(DUEL, seat="B", given={"first": "A"}, A=figure("3V", "2/9/1"))
    t.answer("c3")
    t.roll(1, "miss")
    t.saw("destroyed", who="A")
    t.asked("B", "action")
    # Not for its own creatures either: b shifts into an ambush and dies.
    t = shift(board(c3="A", c4="b"), seat="B", A=figure("3V", "2/4/6", "Ambush 1"), b=figure("3F", "2/9/1"))
    t.answer("move", "b", "c3")
    t.roll(1)
    t.saw("destroyed", who="b")
    t.asked("B", "action")


@rule("DB-G.target", "DB-900.9", "DB-P.22")
def test_a_target_is_chosen_by_the_player_of_the_effect_before_the_roll() -> None:
    t = strike(
        """
        . . . . .
        . . . . .
        . . Abc . .
        . . . . .
        . . . d .
    """,
        A=figure("3V", "1/4/6", "{B}: Assault 2"),
        b=TOUGH,
        c=TOUGH,
    )
    t.answer("c3")
    t.roll("blade")
    t.asked("A", "target")
    t.offers("b", "c")
    t.refuses("d", rule="DB-K.Assault")
    t.answer("c")
    t.roll(2, 1)
    t.saw("damaged", who="c", damage=3)
    t.never_saw("damaged", who="b")


# Who is who ----------------------------------------------------------------------------------------------------------


@rule("DB-G.ally", "DB-P.3")
def test_an_ally_is_another_creature_of_the_same_player() -> None:
    # Pack counts allies local or adjacent: not the bearer, no location, no enemy.
    t = strike(
        """
        . . . . .
        . . C . .
        . . ABLd . .
        . . e . .
        . . . . .
    """,
        A=figure("3V", "1/4/6", "{B}: Pack"),
        L=location(),
        d=TOUGH,
    )
    t.answer("c3")
    t.answer(("A",))
    t.roll("blade")
    t.saw("damaged", who="d", damage=2)


@rule("DB-G.ally", "DB-K.Advance")
def test_a_creature_is_not_its_own_ally() -> None:
    t = spawn(board(a1="A", c3="B", e5="L", d1="e"), A=figure("3V", "2/4/6", "{1}: Advance"), L=location())
    t.answer(t.ability("A", "Advance"))
    assert t.names_offered(1) == "B"


@rule("DB-G.enemy", "DB-P.3")
def test_an_enemy_is_a_creature_of_the_opponent() -> None:
    # Stalwart counts local enemies: no location, no own creature.
    t = strike(
        """
        . . . . .
        . . e . .
        . . ABcdl . .
        . . . . .
        . . . . .
    """,
        A=figure("3V", "1/4/6", "{B}: Stalwart"),
        c=TOUGH,
        l=location("2F"),
    )
    t.answer("c3")
    t.answer(("A",))
    t.roll("blade")
    t.asked("A", "damage")
    t.damage(c=2)
    t.saw("damaged", who="c", damage=2)


@rule("DB-G.opponent", "DB-2.1")
def test_the_opponent_is_the_other_player() -> None:
    t = spawn(ONE_IN_C3, A=figure("3V", "2/4/6", "{1}: Purge"), X=figure(), y=figure("3F"), z=figure("4F"))
    t.answer(t.ability("A", "Purge"))
    t.offers("decline", "y", "z")
    vengeful = figure("3V", "2/4/6", "Vengeance 2")
    for won, allowed in (((2, 0), False), ((0, 2), True)):
        t = spawn(EMPTY, given={"won": won}, X=vengeful, Y=figure())
        if allowed:
            t.allows("spawn", "X", "e1")
        else:
            t.refuses("spawn", "X", "e1", rule="DB-K.Vengeance")


@rule("DB-G.control", "DB-304.2")
def test_a_player_controls_only_own_miniatures_in_the_dreamscape() -> None:
    t = spawn(
        board(c3="A", d3="b"),
        given={"graveyard": "G"},
        A=figure("3V", "2/4/6", "{1}: Appease"),
        G=figure(),
        R=figure(),
        b=figure(),
    )
    t.answer(t.ability("A", "Appease"))
    # Only A itself is controlled: neither the reserves, nor the graveyard, nor the enemy.
    t.saw("forced", choice="choose", answer="A")
    t.saw("sacrificed", who="A")


@rule("DB-G.creature", "DB-300.4", "DB-300.5", "DB-300.6")
def test_a_creature_has_power_defense_and_life() -> None:
    t = shift(board(c3="AL"), A=figure("3V", "2/4/6"), L=location())
    creature, place = t.game.view(t.state, 0)["miniatures"]
    assert creature["creature"]
    assert creature["stats"] == [2, 4, 6]
    assert not place["creature"]
    assert "stats" not in place


@rule("DB-G.location", "DB-P.1b", "DB-P.1c", "DB-P.1e")
def test_a_location_does_not_move_attack_or_contest() -> None:
    t = shift(board(c3="L", a1="A"), L=location())
    t.refuses("move", "L", "c4", rule="DB-P.1b")
    t = strike(board(c3="Lb", a1="Ac"), L=location())
    t.refuses("c3", rule="DB-802.2")
    t = conquest(board(c3="Lb", c4="K"), L=location(), K=location())
    assert (claimed(t, 0), claimed(t, 1)) == (0, 1)


@rule("DB-G.lineage", "DB-300.9", "DB-5")
def test_an_ability_may_name_a_lineage() -> None:
    t = shift(
        board(c3="ABC"),
        A=figure("3V", "2/4/6", "Bolster +2 Janus", lineage="Janus"),
        B=figure("3V", "2/4/6", lineage="Janus"),
        C=figure("3V", "2/4/6", lineage="Lost"),
    )
    assert [t.defense(name) for name in "ABC"] == [4, 6, 4]


@rule("DB-G.aspect", "DB-4")
def test_aspects_are_four_and_a_creature_of_two_belongs_to_both() -> None:
    for aspect, cost, power in (
        ("Valor", "3V", 4),
        ("Madness", "3M", 4),
        ("Fear", "3F", 4),
        ("Passion", "3P", 4),
        ("Fear", "3FP", 4),
        ("Passion", "3FP", 4),
        ("Valor", "3FP", 2),
        ("Madness", "3V", 2),
    ):
        t = strike(DUEL, A=figure("3V", "2/4/6", f"Fight {aspect} +2"), b=figure(cost))
        assert t.power("A") == power, (aspect, cost)


# Costs and points ----------------------------------------------------------------------------------------------------


@rule("DB-G.cost", "DB-300.1")
def test_a_cost_is_a_spawn_cost_and_an_aspect_cost() -> None:
    assert parse_cost("7VVV") == (7, (3, 0, 0, 0))
    t = spawn(ONE_IN_C3, points=20, A=figure("7VVM"), X=figure("4VVF"))
    assert t.state.cast.piece_of[t.names["A"]].printed_cost() == "7VVM"
    t.answer("spawn", "X", "e1")
    t.saw("spawned", who="X", price=6)  # 4, and one each for the second Valor and for Fear


@rule("DB-G.spawn_cost", "DB-300.2")
def test_the_spawn_cost_is_the_number_alone() -> None:
    # Wail looks at the spawn cost, whatever the aspects have cost (DB-K.Wail).
    t = spawn(board(c3="W", d3="b"), W=figure("9M", "2/4/6", "{1}: Wail"), b=figure("5FFF"), X=figure())
    t.answer(t.ability("W", "Wail"))
    t.roll(2, 3)
    assert t.where("b") == "reserves"
    assert t.where("W") == "c3"


@rule("DB-G.aspect_cost", "DB-801.4")
def test_every_missing_aspect_symbol_costs_a_point() -> None:
    for present, price in (("", 7), ("P", 6), ("PQ", 5), ("PQR", 4), ("PQRS", 4)):
        there = {name: figure("3M") for name in present}
        t = spawn(board(c3=present) if present else EMPTY, points=8, X=figure("4MMM"), **there)
        t.answer("spawn", "X", "e1")
        t.saw("spawned", who="X", price=price)


@rule("DB-G.bonus_spawn_points", "DB-801.2")
def test_two_bonus_points_for_each_own_miniature_destroyed_paid_once() -> None:
    t = strike(
        """
        . . . . .
        . . . . .
        . . Abc . .
        . . . . .
        . . . . .
    """,
        last=True,
        b=figure("3F", "0/9/1"),
        c=figure("3F", "0/9/1"),
    )
    t.answer("c3")
    t.roll(1, 1)
    t.damage(b=1, c=1)
    assert (t.player("A").bonus, t.player("B").bonus) == (0, 4)
    pass_actions(t, 2)
    t.roll(1, 3)  # spawn phases are skipped: the bonus waits
    assert t.player("B").bonus == 4
    pass_actions(t, 4)
    t.roll(2, 3)
    t.saw("points-received", seat=1, base=5, bonus=4, points=9)
    assert t.player("B").bonus == 0


@rule("DB-G.spawn_points", "DB-801.1")
def test_both_players_get_the_sum_of_the_dice_as_spawn_points() -> None:
    t = initiative(given={"reserves": "Xy"}, X=figure("3V"), y=figure("3F"))
    t.roll(6, 3)
    t.asked("A", "spawn")
    assert t.player("A").points == 9
    t.answer("spawn", "X", "e1")
    t.asked("B", "spawn")
    assert t.player("B").points == 9
    assert t.player("A").points == 0


@rule("DB-G.conquest_points", "DB-803.1", "DB-803.2", "DB-D.2")
def test_conquest_points_come_from_claimed_cells_and_destroyed_enemy_miniatures() -> None:
    t = strike(board(c4="Al", c2="B"), last=True, given={"kills": (0, 0)}, A=figure(), l=location("2F"))
    t.asked("B", "action")  # nothing is contested
    pass_actions(t, 2)
    t.saw("scored", seat=0, claimed=4, kills=0, total=4)
    t = spawn(board(c4="Al"), A=figure("3P", "2/4/6", "{1}: Demolish"), l=location("2F"))
    t.answer(t.ability("A", "Demolish"))
    pass_actions(t, 4)
    t.saw("scored", seat=0, claimed=4, kills=1, total=5)


# The map -------------------------------------------------------------------------------------------------------------


@rule("DB-G.cell", "DB-301.1", "DB-E.1")
def test_the_map_has_25_cells() -> None:
    t = spawn(board(a1="A"), A=figure("3M", "2/4/6", "{1}: Teleport self"))
    t.answer(t.ability("A", "Teleport"))
    # Everywhere but where it stands and the two portals.
    assert t.cells_offered("A") == sorted(set(CELLS) - {"a1", "e1", "a5"})
    assert len(set(CELL_NAMES)) == 25


@rule("DB-G.adjacent", "DB-B.1")
def test_adjacent_cells_share_a_side() -> None:
    for name in CELLS:
        column, line = "abcde".index(name[0]), int(name[1])
        near = {
            "abcde"[c] + str(r)
            for c, r in ((column - 1, line), (column + 1, line), (column, line - 1), (column, line + 1))
            if 0 <= c < 5 and 1 <= r <= 5
        }
        assert {CELL_NAMES[cell] for cell in ADJACENT[CELL_BY_NAME[name]]} == near
    t = shift(board(c3="A", c4="B", d3="C", d4="D", c5="E"), A=figure("3V", "2/4/6", "Bolster +2"))
    assert [t.defense(name) for name in "BCDE"] == [6, 6, 4, 4]


@rule("DB-G.local", "DB-B.3")
def test_local_is_the_same_cell_and_a_miniature_is_local_to_itself() -> None:
    t = strike(board(c3="Abc", c4="d"), A=figure("3V", "2/4/6", "Panic 2"))
    assert [t.defense(name) for name in "bcd"] == [2, 2, 4]
    t = strike(board(c3="Ab"), A=figure("3F", "2/4/6", "Nullify", "{B}: Crit 5"))
    t.answer("c3")
    t.roll("blade", 1)
    t.never_saw("blade-assigned")


@rule("DB-G.nonlocal", "DB-B.3")
def test_nonlocal_is_any_other_cell() -> None:
    t = strike(board(c3="Ab", c4="d", a5="e", e1="f"), A=figure("3M", "1/4/6", "{B}: Warpstrike 1"))
    t.answer("c3")
    t.roll("blade")
    t.offers("d", "e", "f")
    t.refuses("b", rule="DB-K.Warpstrike")


@rule("DB-G.row", "DB-301.5", "DB-G.spawn_row", "DB-301.3")
def test_a_row_runs_left_to_right_and_the_spawn_row_is_the_nearest() -> None:
    t = spawn(board(a3="A", b3="B", c3="C", d3="D", e3="E"), X=figure())
    assert t.cells_offered("X") == ["a1", "b1", "c1", "d1", "e1"]
    t = spawn(board(a3="a", b3="b", c3="c", d3="d", e3="e"), seat="B", x=figure("3F"))
    assert t.cells_offered("x") == ["a5", "b5", "c5", "d5", "e5"]


@rule("DB-G.column", "DB-301.6", "DB-801.5")
def test_a_column_runs_from_one_players_edge_to_the_others() -> None:
    for line in range(2, 6):
        t = spawn(board(**{f"c{line}": "A"}), X=figure())
        assert t.cells_offered("X") == ["c1", "e1"]
    t = spawn(board(b4="L"), L=location(), X=figure())
    assert t.cells_offered("X") == ["b1", "e1"]


@rule("DB-G.spawn_row", "DB-801.5")
def test_a_spawn_row_cell_needs_its_column_and_must_have_been_free() -> None:
    t = spawn(board(b3="A", c1="B"), X=figure())
    t.refuses("spawn", "X", "a1", rule="DB-801.5")
    t.refuses("spawn", "X", "c1", rule="DB-801.5")
    t.refuses("spawn", "X", "b2", rule="DB-801.5")
    t.allows("spawn", "X", "b1")


@rule("DB-G.portal", "DB-301.2")
def test_the_portals_are_the_bottom_right_and_top_left_corners() -> None:
    t = spawn(given={"turn": 1}, X=figure())
    assert t.cells_offered("X") == ["e1"]
    t = spawn(seat="B", given={"turn": 1}, x=figure("3F"))
    assert t.cells_offered("x") == ["a5"]


@rule("DB-G.portal", "DB-301.2", "DB-301.1a")
def test_up_to_four_creatures_may_stand_in_the_enemy_portal() -> None:
    t = shift(board(a5="ABC", a4="DE"))
    t.answer("move", "D", "a5")
    assert t.stack("a5") == "ABCD"
    t.refuses("move", "E", "a5", rule="DB-802.1c")


@rule("DB-G.key_cell", "DB-G.scoring_cell", "DB-301.4", "DB-G.dreamscape_map")
def test_nine_central_cells_are_key_cells_and_six_of_them_score_for_each_player() -> None:
    for_a: dict[str, int] = {}
    for_b: dict[str, int] = {}
    for name in CELLS:
        for letter, seat, found in (("A", 0, for_a), ("b", 1, for_b)):
            points = claimed(conquest(board(**{name: letter})), seat)
            if points:
                found[name] = points
    # The printed values of the default map (DB-C.1), which looks the same from both edges.
    assert for_a == {"b4": 5, "c4": 4, "d4": 3, "b3": 2, "c3": 1, "d3": 2}
    assert for_b == {"b2": 3, "c2": 4, "d2": 5, "b3": 2, "c3": 1, "d3": 2}
    assert sorted({*for_a, *for_b}) == [column + str(row) for column in "bcd" for row in (2, 3, 4)]


@rule("DB-G.dreamscape_map", "DB-E.1", "DB-E.5")
def test_the_victory_track_of_the_map_has_six_steps() -> None:
    for won, over in ((4, False), (5, True)):
        t = conquest(board(c4="A"), given={"won": (won, 0)})
        assert (t.game.outcome(t.state) is not None) is over
        assert t.game.view(t.state, 0)["players"][0]["turns_won"] == won + 1
    assert t.game.view(t.state, 0)["map"] == "default"


# Standing in cells ---------------------------------------------------------------------------------------------------


@rule("DB-G.claim", "DB-803.1")
def test_a_cell_is_claimed_by_a_creature_without_enemies_in_the_conquest_phase() -> None:
    assert claimed(conquest(board(c4="A")), 0) == 4
    assert claimed(conquest(board(c4="AB")), 0) == 4
    assert claimed(conquest(board(c4="Ab")), 0) == 0
    assert claimed(conquest(board(c4="L"), L=location()), 0) == 0
    assert claimed(conquest(board(c2="A")), 0) == 0


@rule("DB-G.contest", "DB-P.1c")
def test_engaged_creatures_contest_their_cell_and_locations_do_not() -> None:
    t = conquest(board(d3="Ab", b3="Cl", c3="d"), l=location("2F"))
    assert (claimed(t, 0), claimed(t, 1)) == (2, 1)


@rule("DB-G.contested_cell", "DB-802.2a")
def test_a_contested_cell_holds_creatures_of_both_players() -> None:
    t = strike(board(a1="Ab", b1="Cl", c1="Ld", d1="EF", e1="gh", a5="Mn"), L=location(), l=location("2F"))
    t.offers("stop", "a1", "a5")
    t.refuses("b1", rule="DB-802.2")
    t.refuses("c1", rule="DB-802.2")
    t.refuses("d1", rule="DB-802.2")


@rule("DB-G.engaged", "DB-802.1a")
def test_a_creature_is_engaged_by_an_enemy_creature_in_its_cell() -> None:
    t = shift(board(c3="Ab", d3="C", d4="e", a1="D"))
    assert t.engaged("A")
    assert t.engaged("b")
    assert not t.engaged("C")
    t.refuses("move", "A", "c4", rule="DB-802.1a")
    assert t.names_offered(1) == "CD"


@rule("DB-G.unengaged", "DB-802.1a")
def test_a_creature_without_local_enemy_creatures_is_unengaged() -> None:
    t = shift(board(c3="ABl", d3="c"), l=location("2F"))
    assert not t.engaged("A")
    assert t.names_offered(1) == "AB"
    t.answer("move", "A", "d3")
    assert t.engaged("A")
    assert t.engaged("c")
    assert not t.engaged("B")


@rule("DB-G.stacking_limit", "DB-301.1a")
def test_a_cell_holds_four_creatures_of_each_player_and_one_location() -> None:
    t = shift(board(c3="ABCefgh", c2="D", b3="E"))
    t.answer("move", "D", "c3")
    assert t.stack("c3") == "ABCDefgh"
    t.refuses("move", "E", "c3", rule="DB-802.1c")
    t = spawn(board(c3="AL", d3="B"), L=location(), K=location("2V"))
    t.refuses("spawn", "K", "c3", rule="DB-801.7")
    t.answer("spawn", "K", "d3")
    assert t.stack("d3") == "BK"


# Zones ---------------------------------------------------------------------------------------------------------------


@rule("DB-G.zone_of_play", "DB-304")
def test_every_miniature_is_in_exactly_one_of_four_zones() -> None:
    assert ZONES == ("reserves", "dreamscape", "graveyard", "removed")
    t = spawn(board(c3="A"), given={"graveyard": "G"}, points=12, G=figure(), R=figure(), S=figure("4V"))
    t.answer("spawn", "R", "e1")
    view = t.game.view(t.state, 0)["miniatures"]
    zones = {name: view[number]["zone"] for name, number in t.names.items()}
    assert zones == {"A": "dreamscape", "G": "graveyard", "R": "dreamscape", "S": "reserves"}
    for name, number in t.names.items():
        assert ("cell" in view[number]) is (zones[name] == "dreamscape")


@rule("DB-G.dreamscape", "DB-304.2")
def test_abilities_work_only_in_the_dreamscape() -> None:
    t = spawn(
        board(a1="A"),
        points=5,
        given={"graveyard": "G"},
        A=figure("3V", "2/4/6", "Energize 1"),
        G=figure("3V", "2/4/6", "Energize 2"),
        R=figure("3V", "2/4/6", "Energize 2"),
    )
    t.saw("points-received", seat=0, points=6, energize=1)


@rule("DB-G.reserves", "DB-304.1", "DB-G.banish")
def test_miniatures_are_spawned_from_the_reserves_and_banished_back_there() -> None:
    t = spawn(board(c3="W"), points=20, W=figure("9V", "2/4/6", "{1}: Wail"), R=figure("3V"), Y=figure("2V"))
    t.answer("spawn", "R", "e1")
    t.refuses("spawn", "R", "e1", rule="DB-304.1")
    t.answer(t.ability("W", "Wail"))
    t.roll(1, 2)
    assert t.where("R") == "reserves"
    t.allows("spawn", "R", "e1")


@rule("DB-G.graveyard", "DB-304.3")
def test_the_destroyed_go_to_their_owners_graveyard_and_stay_there() -> None:
    t = strike(DUEL, last=True, given={"reserves": "z"}, b=figure("3F", "0/9/1"), z=figure("2F"))
    t.answer("c3")
    t.roll(1, "miss")
    assert t.where("b") == "graveyard"
    pass_actions(t, 2)
    t.roll(2, 5)
    t.asked("B", "spawn")
    assert t.where("b") == "graveyard"
    t.refuses("spawn", "b", "a5", rule="DB-304.3")


@rule("DB-G.removed", "DB-304.4")
def test_a_miniature_removed_from_the_game_counts_for_nothing() -> None:
    t = spawn(
        board(c3="M"),
        points=20,
        given={"graveyard": "V"},
        M=figure("3M", "2/4/6", "{1}: Raise"),
        V=figure("3V"),
        X=figure("4V"),
        Y=figure("5V"),
    )
    t.state.minis.edit(t.names["V"]).zone = REMOVED
    rebuild(t.state)
    assert t.zone("V") == "removed"
    t.answer("spawn", "X", "e1")
    t.saw("spawned", who="X", price=5)
    t.refuses("spawn", "V", "e1", rule="DB-304.1")
    t.answer(t.ability("M", "Raise"))
    t.asked("A", "spawn")  # nothing to raise
    assert t.zone("V") == "removed"


@rule("DB-G.sacrifice", "DB-900.17")
def test_a_sacrifice_is_no_destruction() -> None:
    t = spawn(
        board(c3="AS"),
        A=figure("3V", "2/4/6", "{1}: Appease"),
        X=figure(),
        S=figure("3V", "2/4/6", "Vessel 5", "Regenerate"),
    )
    t.answer(t.ability("A", "Appease"))
    t.offers("A", "S")
    t.answer("S")
    assert t.where("S") == "graveyard"
    t.never_saw("destroyed")
    assert (t.player("A").bonus, t.player("B").kills) == (0, 0)


@rule("DB-G.spawn", "DB-5.2", "DB-5.5")
def test_to_spawn_is_to_bring_an_own_miniature_from_the_reserves_for_its_price() -> None:
    t = spawn(
        board(e1="b"),
        points=4,
        X=figure("4V"),
        Y=figure("3V"),
        b=figure("3F", "2/4/6", "Ambush 3"),
        given={"reserves": "z"},
        z=figure("1F"),
    )
    t.refuses("spawn", "X", "e1", rule="DB-5.2")
    t.refuses("spawn", "z", "e1", rule="DB-G.spawn")
    t.answer("spawn", "Y", "e1")
    t.saw("spawned", who="Y", cell="e1", price=4)
    t.never_saw("special-attack")  # it did not enter
    assert t.where("Y") == "e1"


@rule("DB-G.warband", "DB-600.1", "DB-600.3")
def test_a_warband_has_up_to_16_miniatures_and_begins_in_the_reserves() -> None:
    from reverie.games.dreamblade import GAME
    from reverie.games.dreamblade.content.library import warband_troubles

    ids = sorted(GAME.library.pieces)[:6]
    full = dict.fromkeys(ids[:5], 3) | {ids[5]: 1}
    assert sum(full.values()) == 16
    assert warband_troubles(GAME.library, full) == []
    assert "DB-600.1" in warband_troubles(GAME.library, full | {ids[5]: 2})[0]
    s = GAME.new(GAME.setup({"warbands": [full, {ids[0]: 1}], "edges": "A"}), seed=1)
    zones = [told["zone"] for told in GAME.view(s, 0)["miniatures"]]
    assert zones == ["reserves"] * 17
