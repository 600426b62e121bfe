"""Sections 4.1 to 4.4: the turn as a state machine, initiative, and the outlines of spawn and action phases."""

from __future__ import annotations

from itertools import product

import pytest

from reverie.testing import rule
from reverie.testing.dreamblade import (
    Table,
    action,
    cells,
    conquest,
    figure,
    initiative,
    location,
    shift,
    spawn,
    strike,
)


def phases(t: Table) -> list[tuple[str, int]]:
    """The phases begun so far, each with its owner."""
    return [(e.data["phase"], e.data["seat"]) for e in t.seen if e.kind == "phase-began"]


def play_turn(t: Table, *dice: int) -> None:
    """One turn in which nobody spawns, moves or fights."""
    t.roll(*dice)
    while t.choice.kind in ("spawn", "action"):
        t.answer("stop" if t.choice.kind == "spawn" else "strike")
        if t.state.over():
            return


# The state machine ---------------------------------------------------------------------------------------------------


@rule("DB-8", "DB-SM.1", "DB-SM.2", "DB-SM.3", "DB-SM.4", "DB-SM.5", "DB-SM.6", "DB-SM.7", "DB-SM.8")
@pytest.mark.parametrize(("dice", "first"), [((5, 3), 0), ((3, 5), 1)])
def test_a_turn_goes_through_its_phases_in_order(dice: tuple[int, int], first: int) -> None:
    t = initiative(given={"reserves": "Ab"})
    second = 1 - first
    play_turn(t, *dice)
    wanted = [
        ("spawn", first),
        ("spawn", second),
        ("action", first),
        ("action", first),
        ("action", second),
        ("action", second),
        ("conquest", first),
    ]
    assert phases(t)[1:8] == wanted
    assert [phase for phase, _ in phases(t)][0::8] == ["initiative", "initiative"]
    assert t.state.turn == 4


@rule("DB-SM.1", "DB-800.1")
def test_initiative_leads_straight_to_the_action_phases_when_spawning_is_skipped() -> None:
    t = initiative(given={"reserves": "Ab"})
    t.asked("nature", "initiative")
    assert t.state.phase == "initiative"
    t.roll(6, 1)
    t.asked("A", "action")
    assert [phase for phase, _ in phases(t)] == ["initiative", "action"]


@rule("DB-SM.2", "DB-SM.3", "DB-801")
def test_the_first_player_spawns_first_and_then_the_second() -> None:
    t = initiative(given={"reserves": "Ab"})
    t.roll(2, 6)
    t.asked("B", "spawn")
    assert (t.state.phase, t.state.owner) == ("spawn", 1)
    t.stop()
    t.asked("A", "spawn")
    assert (t.state.phase, t.state.owner) == ("spawn", 0)
    t.stop()
    t.asked("B", "action")


@rule("DB-SM.4", "DB-SM.5", "DB-SM.6", "DB-SM.7", "DB-G.action_phase")
def test_each_player_has_two_action_phases_in_a_row() -> None:
    t = initiative(cells(a1="A", e5="b"))
    t.roll(2, 6)
    for seat in "BBAA":
        t.asked(seat, "action")
        t.answer("shift")
        t.asked(seat, "shift")
        t.stop()
    t.asked("nature", "initiative")
    assert t.state.turn == 4


@rule("DB-SM.8")
def test_conquest_leads_to_the_initiative_of_the_next_turn() -> None:
    t = conquest(cells(c3="A"), given={"turn": 3})
    t.saw("turn-won", seat=0)
    t.asked("nature", "initiative")
    assert (t.state.turn, t.state.phase) == (4, "initiative")


@rule("DB-SM.8", "DB-803.2")
def test_the_counters_of_a_turn_begin_anew_in_the_next() -> None:
    t = conquest(cells(), given={"kills": (2, 1)})
    assert (t.player("A").kills, t.player("B").kills) == (0, 0)
    t.roll(5, 3)
    t.forget()
    for _ in range(4):
        t.answer("strike")
    t.saw("scored", seat=0, total=0)


@rule("DB-SM.9", "DB-SM.8")
def test_with_six_turns_won_the_game_is_over_and_nothing_more_is_asked() -> None:
    t = conquest(cells(c3="A"), given={"won": (5, 2)})
    assert t.state.over()
    assert not t.state.pending
    t.saw("game-ended", winner=0, reason="victory")
    assert [phase for phase, _ in phases(t)] == ["conquest"]


@rule("DB-8")
def test_one_turn_follows_another() -> None:
    t = initiative(given={"turn": 1})
    for number, dice in enumerate(((2, 3), (6, 2), (1, 4)), start=1):
        assert t.state.turn == number
        play_turn(t, *dice)
    assert [event.data["seat"] for event in t.seen if event.kind == "initiative-won"] == [1, 0, 1]


# End of a phase (DB-P.5) ---------------------------------------------------------------------------------------------


@rule("DB-P.5", "DB-T.84", "DB-802.2i")
def test_damage_of_a_strike_is_gone_in_the_next_phase() -> None:
    t = strike(cells(c3="Ab", e3="Cd"), b=figure("3F", "2/9/9"))
    t.answer("c3")
    t.roll(2, "miss")
    assert t.damage_on("b") == 2
    t.stop()
    t.asked("A", "action")
    assert t.damage_on("b") == 0


@rule("DB-P.5")
def test_damage_of_a_shift_is_gone_in_the_next_phase() -> None:
    t = shift(cells(c2="A", c3="b", e1="C"), A=figure("3V", "2/4/6", "Charge 1"), b=figure("3F", "2/9/9"))
    t.answer("move", "A", "c3")
    t.roll(3)
    assert t.damage_on("b") == 3
    t.stop()
    assert t.damage_on("b") == 0


@rule("DB-P.5", "DB-P.8")
def test_damage_of_a_spawn_phase_is_gone_in_the_next_phase() -> None:
    t = spawn(
        cells(c2="A", c3="b"),
        A=figure("3V", "2/4/6", "{0}: Warpstrike 1"),
        b=figure("3F", "2/9/9"),
        X=figure("1V"),
    )
    t.answer(t.ability("A", "Warpstrike"))
    t.roll(3)
    assert t.damage_on("b") == 3
    t.stop()
    assert t.damage_on("b") == 0


@rule("DB-P.5")
def test_damage_of_two_phases_is_never_added_up() -> None:
    t = strike(cells(c3="Ab"), b=figure("3F", "2/4/4"), given={"first": "B"})
    t.answer("c3")
    t.roll(3, "miss")
    t.answer("strike")
    t.answer("c3")
    t.roll(3, "miss")
    t.never_saw("disrupted")
    t.never_saw("destroyed")


# Initiative (DB-800) -------------------------------------------------------------------------------------------------


@rule("DB-800")
@pytest.mark.parametrize(("dice", "first"), [((6, 2), "A"), ((2, 3), "B"), ((5, 4), "A")])
def test_the_higher_die_goes_first(dice: tuple[int, int], first: str) -> None:
    t = initiative(given={"reserves": "Ab"})
    t.roll(*dice)
    t.asked(first, "spawn")
    t.saw("initiative-won", rule="DB-800", seat="AB".index(first))


@rule("DB-800", "DB-T.6", "DB-801.1")
@pytest.mark.parametrize(("won", "first"), [((2, 1), "A"), ((1, 2), "B")])
def test_on_a_tie_whoever_has_won_more_turns_goes_first(won: tuple[int, int], first: str) -> None:
    t = initiative(given={"reserves": "Ab", "won": won, "turn": 5})
    t.roll(3, 3)
    t.asked(first, "spawn")
    t.saw("points-received", points=6)


@rule("DB-800", "DB-T.7")
def test_on_a_tie_with_equally_many_turns_won_both_dice_are_rerolled() -> None:
    t = initiative(given={"reserves": "Ab", "won": (1, 1), "turn": 5})
    t.roll(3, 3)
    t.asked("nature", "initiative")
    assert t.dice() == 2
    t.roll(2, 6)
    t.asked("B", "spawn")
    t.saw("points-received", points=8)


@rule("DB-800", "DB-800.1")
def test_a_tie_of_ones_between_level_players_is_rerolled_like_any_tie() -> None:
    t = initiative(given={"reserves": "Ab", "won": (1, 1)})
    t.roll(1, 1)
    t.asked("nature", "initiative")
    t.roll(4, 2)
    t.asked("A", "spawn")
    t.never_saw("spawn-skipped")


@rule("DB-800")
def test_who_went_first_last_turn_does_not_matter() -> None:
    for first in "AB":
        t = initiative(given={"reserves": "Ab", "first": first})
        t.roll(3, 4)
        t.asked("B", "spawn")


@rule("DB-800.1", "DB-801", "DB-T.5", "DB-801.2")
def test_a_one_on_either_die_skips_both_spawn_phases_and_bonus_points_wait() -> None:
    for dice, first in (((1, 6), "B"), ((6, 1), "A"), ((1, 2), "B")):
        t = initiative(given={"reserves": "Ab", "turn": 4, "bonus": (0, 4)})
        t.roll(*dice)
        t.saw("spawn-skipped", rule="DB-800.1")
        t.asked(first, "action")
        assert t.player("B").bonus == 4


@rule("DB-800.1")
def test_two_ones_skip_the_spawn_phases_when_a_lead_breaks_the_tie() -> None:
    t = initiative(given={"reserves": "Ab", "won": (0, 2)})
    t.roll(1, 1)
    t.asked("B", "action")


@rule("DB-800.1", "DB-Q.60")
def test_skips_may_follow_each_other_unless_the_tournament_option_rerolls_ones() -> None:
    for tournament in (False, True):
        t = initiative(given={"reserves": "Ab", "options": {"tournament": tournament}})
        play_turn(t, 1, 4)
        t.roll(1, 4)
        if tournament:
            t.asked("nature", "initiative")
            assert t.dice() == 1
        else:
            t.asked("B", "action")


@rule("DB-801.10", "DB-T.54")
def test_a_modified_result_decides_who_goes_first_but_not_the_spawn_points() -> None:
    t = initiative(cells(c3="b"), given={"reserves": "Ac"}, b=figure("3V", "2/4/6", "Initiative +2"))
    t.roll(4, 3)
    t.asked("B", "spawn")
    assert (t.state.raw, t.state.modified) == ((4, 3), (4, 5))
    t.saw("points-received", seat=1, points=7)
    t.stop()
    t.saw("points-received", seat=0, points=7)


@rule("DB-801.10", "DB-T.55")
def test_a_raw_one_skips_the_spawn_phases_whatever_it_is_modified_to() -> None:
    t = initiative(cells(c3="b"), given={"reserves": "Ac"}, b=figure("3V", "2/4/6", "Initiative +5"))
    t.roll(4, 1)
    t.saw("spawn-skipped")
    t.asked("B", "action")


@rule("DB-801.10")
def test_a_result_modified_to_one_skips_nothing() -> None:
    t = initiative(cells(c3="b"), given={"reserves": "Ac"}, b=figure("3V", "2/4/6", "Initiative -2"))
    t.roll(4, 3)
    t.asked("A", "spawn")
    assert t.state.modified == (4, 1)
    t.never_saw("spawn-skipped")


@rule("DB-801.10", "DB-Q.50", "DB-800")
def test_a_modified_tie_is_an_ordinary_tie() -> None:
    level = initiative(cells(c3="b"), given={"reserves": "Ac"}, b=figure("3V", "2/4/6", "Initiative +1"))
    level.roll(4, 3)
    level.asked("nature", "initiative")
    level.roll(6, 2)
    level.asked("A", "spawn")
    level.saw("points-received", points=8)
    ahead = initiative(cells(c3="b"), given={"reserves": "Ac", "won": (0, 1)}, b=figure("3V", "2/4/6", "Initiative +1"))
    ahead.roll(4, 3)
    ahead.asked("B", "spawn")


@rule("DB-801.10")
def test_equal_raw_dice_are_no_tie_when_an_ability_tells_them_apart() -> None:
    t = initiative(cells(c3="b"), given={"reserves": "Ac", "won": (1, 0)}, b=figure("3V", "2/4/6", "Initiative +1"))
    t.roll(4, 4)
    t.asked("B", "spawn")


# Spawn phases (DB-801) -----------------------------------------------------------------------------------------------


@rule("DB-801", "DB-801.1")
def test_both_players_get_the_sum_of_the_dice() -> None:
    t = initiative(given={"reserves": "Ab"})
    t.roll(6, 5)
    t.saw("points-received", seat=0, points=11, base=11)
    t.stop()
    t.saw("points-received", seat=1, points=11, base=11)


@rule("DB-P.6", "DB-801.2")
def test_at_the_start_of_a_spawn_phase_base_bonus_and_energize_are_added_and_the_bonus_is_gone() -> None:
    t = spawn(
        cells(c3="L"),
        points=7,
        given={"bonus": (4, 2)},
        L=location("2V", "{S}: Energize 2"),
        X=figure("1V"),
    )
    t.saw("points-received", rule="DB-P.6", seat=0, points=13, base=7, bonus=4, energize=2)
    assert t.player("A").points == 13
    assert t.player("A").bonus == 0
    assert t.player("B").bonus == 2


@rule("DB-P.6", "DB-Q.7")
def test_energize_counts_only_if_it_is_active_when_the_phase_starts() -> None:
    t = spawn(cells(c2="L", c3="A"), points=7, L=location("2V", "{S}: Energize 2"), X=location("1V", "Energize 3"))
    assert t.player("A").points == 7
    t.answer("spawn", "X", "c3")
    t.saw("points-received", points=7)
    t.saw("points-lost", points=6)


@rule("DB-P.6", "DB-801.5", "DB-T.11", "DB-Q.6")
def test_the_spawn_row_is_looked_at_once_when_the_phase_starts() -> None:
    t = spawn(
        cells(a1="A", c2="C", c3="D"),
        A=figure("1V", "1/2/3"),
        D=figure("1V", "1/2/3", "{0}: Advance", "{0}: Advance"),
        C=figure("1V", "1/2/3"),
        X=figure("1V"),
    )
    assert t.cells_offered("X") == ["c1", "e1"]
    advances = [("ability", t.names["D"], a.number) for a in t.state.cast.piece_of[t.names["D"]].spawn]
    t.answer(advances[0])
    t.answer("move", "A", "a2")
    t.refuses("spawn", "X", "a1", rule="DB-801.5")  # left behind empty, but it was occupied
    t.answer(advances[1])
    t.answer("move", "C", "c1")
    t.allows("spawn", "X", "c1")  # occupied now, but it was free


@rule("DB-P.6", "DB-P.5")
def test_damage_is_clear_when_a_spawn_phase_starts() -> None:
    t = spawn(
        cells(c2="A", c3="b"),
        A=figure("3V", "2/4/6", "{0}: Warpstrike 1"),
        b=figure("3F", "2/9/9"),
        X=figure("1V"),
        y=figure("1F"),
    )
    t.answer(t.ability("A", "Warpstrike"))
    t.roll(3)
    t.stop()
    t.asked("B", "spawn")
    assert t.damage_on("b") == 0


@rule("DB-P.7", "DB-801.3", "DB-900.6")
def test_in_a_spawn_phase_all_kinds_of_steps_come_in_any_order() -> None:
    t = spawn(
        cells(c3="A"),
        points=12,
        given={"graveyard": "R"},
        A=figure("1V", "1/2/3", "{1}: Advance"),
        X=figure("1V"),
        Y=figure("1V"),
        L=location("1V"),
        R=figure("6V", "1/2/3", "Respawn {2}"),
        Z=figure("1V"),
    )
    kinds = [
        ("spawn", "X", "e1"),
        ("spawn", "X", "c1"),
        ("spawn", "L", "c3"),
        t.ability("A", "Advance"),
        ("spawn", "R", "e1"),
    ]
    for kind in kinds:
        t.allows(kind)
    t.answer("spawn", "L", "c3")
    t.answer("spawn", "X", "c1")
    t.answer(t.ability("A", "Advance"))
    t.answer("move", "X", "b1")
    t.answer("spawn", "R", "c1")
    t.answer("spawn", "Y", "e1")
    assert [t.where(name) for name in "LXRY"] == ["c3", "b1", "c1", "e1"]
    assert t.player("A").points == 12 - 1 - 1 - 1 - 2 - 1
    t.asked("A", "spawn")


@rule("DB-P.7", "DB-5.2")
def test_only_what_can_be_paid_at_once_is_offered() -> None:
    t = spawn(
        cells(c3="A"),
        points=3,
        A=figure("1V", "1/2/3", "{4}: Advance", "{2}: Raise"),
        X=figure("3V"),
        Y=figure("4V"),
    )
    t.allows("spawn", "X", "e1")
    t.refuses("spawn", "Y", "e1", rule="DB-5.2")
    t.refuses(t.ability("A", "Advance"), rule="DB-5.2")
    t.answer(t.ability("A", "Raise"))
    t.saw("points-lost", points=1)  # nothing is left to buy for one point


@rule("DB-P.7", "DB-G.triggered ability", "DB-T.38")
def test_triggered_abilities_come_before_the_next_step_of_the_spawn_phase() -> None:
    t = spawn(cells(c3="A"), X=figure("1V", "1/2/3", "{C}: Appease"), Y=figure("1V"))
    t.answer("spawn", "X", "e1")
    t.asked("A", "choose")
    t.offers("A", "X")
    t.answer("A")
    t.asked("A", "spawn")


@rule("DB-P.8", "DB-801.9", "DB-T.53")
def test_a_player_may_stop_at_any_time_and_loses_what_is_not_spent() -> None:
    t = spawn(points=8, X=figure("3V"), Y=figure("1V"), z=figure("1F"))
    t.allows("stop")
    t.answer("spawn", "X", "e1")
    t.allows("stop")
    t.stop()
    t.saw("points-lost", seat=0, points=4)
    assert t.player("A").points == 0
    t.stop()
    for _ in range(4):
        t.answer("strike")
    t.roll(2, 3)
    t.stop()
    t.asked("A", "spawn")
    assert t.player("A").points == 5


# Action phases (DB-802) ----------------------------------------------------------------------------------------------


@rule("DB-802")
@pytest.mark.parametrize("choices", list(product(("shift", "strike"), repeat=2)))
def test_the_two_action_phases_of_a_player_may_be_the_same_or_different(choices: tuple[str, str]) -> None:
    t = action(cells(c3="Ab", e1="C"))
    for choice in choices:
        t.asked("A", "action")
        t.offers("shift", "strike")
        t.answer(choice)
        t.asked("A", choice)
        t.stop()
    t.asked("B", "action")


@rule("DB-802", "DB-T.16")
def test_in_a_shift_creatures_move_and_none_attacks() -> None:
    t = action(cells(c3="Ab", e1="C"))
    t.answer("shift")
    assert t.names_offered(1) == "C"
    t.answer("move", "C", "d1")
    t.asked("A", "action")  # nobody else may move, and nobody may fight
    t.never_saw("combat-began")


@rule("DB-802", "DB-T.21")
def test_in_a_strike_creatures_attack_and_none_moves() -> None:
    t = action(cells(c3="Ab", d2="C"))
    t.answer("strike")
    t.offers("stop", "c3")
    t.refuses("d2", rule="DB-802.2")


@rule("DB-802")
def test_the_choice_covers_all_creatures_of_the_player() -> None:
    t = action(cells(c3="A", c4="C", a1="D", e5="Ef"))
    t.answer("shift")
    assert t.names_offered(1) == "ACD"
    fights = action(cells(c3="Ab", c4="Cd", e5="Ef"))
    fights.answer("strike")
    fights.offers("stop", "c3", "c4", "e5")
