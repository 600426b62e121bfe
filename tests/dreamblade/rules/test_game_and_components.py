"""Sections 1, 2.1 and 2.5: what the game is, what lies on the table, and what the dice show."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from reverie.games.dreamblade.content.setup import DEFAULTS
from reverie.games.dreamblade.rules.board import CELL_NAMES, PORTALS
from reverie.games.dreamblade.rules.procedures.attack import ATTACK_DIE, BLADE, MISS, damage_of
from reverie.kernel.agenda import submit
from reverie.kernel.choice import NATURE
from reverie.kernel.game import SetupError
from reverie.testing import rule
from reverie.testing.dreamblade import Table, action, conquest, figure, initiative, location, spawn, strike

A_CLAIMS_FIVE = """
    . . . . .
    . A . . .
    . . . . .
    . . . . .
    . . . . .
"""
NOBODY_CLAIMS = """
    . . . . .
    . . . . .
    . . . . .
    . A . . .
    . . . . .
"""


def bands_of(t: Table) -> list[list[str]]:
    return [list(band) for band in t.state.setup["warbands"]]


# Section 1 -----------------------------------------------------------------------------------------------------------


@rule("DB-1", "DB-2.2", "DB-T.90", "DB-Q.57")
def test_the_first_player_with_six_won_turns_wins_the_game() -> None:
    t = conquest(A_CLAIMS_FIVE, given={"won": (5, 5)})
    t.saw("turn-won", rule="DB-803.3", seat=0, turns=6)
    t.saw("game-ended", rule="DB-2.2", winner=0)
    outcome = t.game.outcome(t.state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((0,), (6, 5))
    assert t.state.over()


@rule("DB-1", "DB-2.2")
def test_five_won_turns_are_not_enough() -> None:
    t = conquest(A_CLAIMS_FIVE, given={"won": (4, 5)})
    assert t.player("A").turns_won == 5
    assert t.game.outcome(t.state) is None
    t.asked("nature", "initiative")


@rule("DB-2.2")
def test_a_player_loses_when_the_opponent_has_six_turns() -> None:
    t = conquest(
        """
        . . . . .
        . . . . .
        . . . . .
        . b . . .
        . . . . .
    """,
        given={"won": (5, 5)},
    )
    outcome = t.game.outcome(t.state)
    assert outcome is not None
    assert outcome.winners == (1,)


@rule("DB-2.2")
def test_a_sixth_turn_is_not_won_before_the_conquest_phase() -> None:
    t = action(A_CLAIMS_FIVE, "B", last=True, given={"won": (5, 0)})
    assert t.game.outcome(t.state) is None
    t.answer("strike")
    outcome = t.game.outcome(t.state)
    assert outcome is not None
    assert outcome.winners == (0,)


@rule("DB-2")
def test_a_turn_is_won_by_points_from_claimed_cells_and_destroyed_enemies() -> None:
    t = conquest(
        """
        . . . . .
        . . . A .
        . . . . .
        . . b . .
        . . . . .
    """,
        given={"kills": (2, 0)},
    )
    t.saw("scored", seat=0, claimed=3, kills=2, total=5)
    t.saw("scored", seat=1, claimed=4, kills=0, total=4)
    t.saw("turn-won", seat=0)


@rule("DB-2.1")
def test_the_game_has_exactly_two_seats() -> None:
    t = spawn(A=figure(), b=figure())
    assert t.game.seats == ("A", "B")
    assert len(t.state.players) == 2
    a, b = bands_of(t)
    for wrong in ([a], [a, b, b], []):
        with pytest.raises(SetupError, match="two"):
            t.game.setup({"warbands": wrong})
    assert t.game.setup({"warbands": [a, b]})["warbands"] == [a, b]


@rule("DB-2.1")
def test_each_opponent_means_the_one_opponent() -> None:
    t = spawn(
        """
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . A
    """,
        A=figure("2F", "1/3/4", "{0}: Purge"),
        C=figure(),
        d=figure(),
        e=figure(),
    )
    t.answer(t.ability("A", "Purge"))
    t.offers("decline", "d", "e")


@rule("DB-2.3", "DB-T.89")
def test_a_tied_turn_is_won_by_nobody() -> None:
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
    assert (t.player("A").turns_won, t.player("B").turns_won) == (5, 5)
    assert t.game.outcome(t.state) is None
    t.asked("nature", "initiative")


@rule("DB-2.4")
def test_a_player_without_creatures_and_reserves_plays_on() -> None:
    t = conquest(A_CLAIMS_FIVE, given={"graveyard": "b", "won": (4, 0)})
    assert t.game.outcome(t.state) is None
    t.roll(2, 6)
    t.asked("B", "action")  # both spawn phases are over: nobody has anything to spawn
    for _ in range(4):
        t.answer("strike")
    assert t.player("A").turns_won == 6
    outcome = t.game.outcome(t.state)
    assert outcome is not None
    assert outcome.reason == "victory"


@rule("DB-2.4", "DB-Q.40")
def test_without_an_agreed_limit_ties_go_on_for_ever_and_with_one_they_end_in_a_draw() -> None:
    free = conquest(NOBODY_CLAIMS, given={"turn": 24})
    assert free.game.outcome(free.state) is None
    limited = conquest(NOBODY_CLAIMS, given={"turn": 24, "options": {"turn_limit": 24}})
    outcome = limited.game.outcome(limited.state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "turn-limit")


@rule("DB-2.6")
def test_any_free_choice_of_miniatures_is_a_constructed_warband() -> None:
    t = spawn(A=figure("2V"), C=figure("12MM"), D=location("3P"), e=figure("4F"))
    a, b = bands_of(t)
    for band in ([a[0]], [a[1], a[2]], a + b, [a[2], a[2], a[2]]):
        made = t.game.setup({"warbands": [band, b]})
        assert sorted(made["warbands"][0]) == sorted(band)


@rule("DB-2.6")
def test_there_is_no_campaign_scenario_solo_or_multi_player_mode() -> None:
    t = spawn(A=figure(), b=figure())
    for mode in ("mode", "campaign", "scenario", "solo", "players"):
        with pytest.raises(SetupError, match="unknown option"):
            t.game.setup({"warbands": bands_of(t), mode: "dreamwar"})


@rule("DB-2.7", "DB-600.7")
def test_both_players_and_any_spectator_see_everything() -> None:
    t = strike(
        """
        . . . . .
        . . . . .
        . . Ab . .
        . . . . .
        . . . . .
    """,
        A=figure("3V", "2/4/6", "{B}: Lure", "{B}: Advance"),
        given={
            "reserves": "Cd",
            "graveyard": "Ef",
            "bonus": (2, 4),
        },
    )
    t.answer("c3")
    t.roll(1, "blade")
    t.asked("A", "blade")
    views = [t.game.view(t.state, viewer) for viewer in (0, 1, None)]
    for view in views:
        view["choices"] = [{**choice, "options": None} for choice in view["choices"]]
    assert views[0] == views[1] == views[2]
    seen = views[1]
    assert seen["combat"]["dice"] == (1, BLADE)
    assert [player["bonus"] for player in seen["players"]] == [2, 4]
    zones = {row["number"]: row["zone"] for row in seen["miniatures"]}
    assert {name: zones[m] for name, m in t.names.items()} == {
        "A": "dreamscape",
        "b": "dreamscape",
        "C": "reserves",
        "d": "reserves",
        "E": "graveyard",
        "f": "graveyard",
    }


@rule("DB-2.7")
def test_nothing_is_hidden_so_a_guess_at_the_world_changes_only_the_dice_to_come() -> None:
    t = spawn(A=figure(), C=figure("12MM"), d=figure(), e=figure("4F"))
    for viewer in (0, 1, None):
        twin: Any = t.game.determinize(t.state, viewer, 99)
        assert t.game.plain(twin) == t.game.plain(t.state)
        assert twin.streams != t.state.streams


# Components ----------------------------------------------------------------------------------------------------------


@rule("DB-E.1")
def test_the_map_has_25_cells_two_portals_nine_key_cells_and_a_track_of_six() -> None:
    t = spawn(A=figure(), b=figure())
    chart = t.state.cast.chart
    assert len(t.state.place) == 25
    assert len(t.state.here) == 2 * 25
    assert [CELL_NAMES[cell] for cell in PORTALS] == ["e1", "a5"]
    valued = {cell for edge in (0, 1) for cell in range(25) if chart.values[edge][cell]}
    assert len(valued) == 9
    assert all(sum(1 for value in chart.values[edge] if value) == 6 for edge in (0, 1))
    assert t.game.setup({"warbands": bands_of(t)})["victory"] == 6


@rule("DB-E.3", "DB-302")
def test_an_attack_rolls_as_many_dice_as_its_power_without_upper_limit() -> None:
    t = strike(
        """
        . . . . .
        . . . . .
        . . ACDEb . .
        . . . . .
        . . . . .
    """,
        A=figure("9P", "10/4/6"),
        C=figure("9P", "11/4/6"),
        D=figure("9P", "12/4/6"),
        E=figure("9P", "7/4/6"),
    )
    t.answer("c3")
    t.answer(("A", "C", "D", "E"))
    assert t.dice() == 40


@rule("DB-E.4", "DB-P.4")
def test_initiative_is_rolled_with_two_ordinary_six_sided_dice() -> None:
    t = initiative()
    t.asked("nature", "initiative")
    assert t.dice() == 2
    assert sorted(t.options()) == sorted(product((1, 2, 3, 4, 5, 6), repeat=2))
    assert t.options().size() == 36


@rule("DB-E.5")
def test_the_victory_marker_goes_from_nought_to_six_one_step_at_a_time() -> None:
    t = initiative("""
        . . . . .
        . A . . .
        . . . . .
        . . . . .
        . . . . .
    """)
    shown = [t.player("A").turns_won]
    while t.game.outcome(t.state) is None:
        t.roll(2, 3)
        for _ in range(4):
            t.answer("strike")
        shown.append(t.player("A").turns_won)
        assert t.game.view(t.state, 0)["players"][0]["turns_won"] == shown[-1]
    assert shown == [0, 1, 2, 3, 4, 5, 6]
    assert t.player("B").turns_won == 0
    assert DEFAULTS["victory"] == 6


# Dice (section 2.5) --------------------------------------------------------------------------------------------------


@rule("DB-302")
def test_the_power_of_all_attackers_is_added_and_kept_out_creatures_add_nothing() -> None:
    t = strike(
        """
        . . . . .
        . . . . .
        . . ACDb . .
        . . . . .
        . . . . .
    """,
        A=figure("3V", "2/4/6"),
        C=figure("3V", "3/4/6"),
        D=figure("3V", "4/4/6"),
    )
    t.answer("c3")
    t.answer(("A", "C"))
    assert t.dice() == 5
    t.saw("attacked", dice=5, cell="c3")


@rule("DB-G.attack die")
def test_an_attack_die_shows_1_2_3_two_misses_and_a_blade() -> None:
    t = lone_attack(1)
    faces = [roll[0] for roll in t.options()]
    assert sorted(faces) == sorted([1, 2, 3, MISS, MISS, BLADE])
    assert sorted(faces) == sorted(ATTACK_DIE)


def lone_attack(power: int) -> Table:
    """An attack with so many dice: no blade ability, a defender that bears everything, and a fight left for later."""
    t = strike(
        """
        . . . . .
        . . . . .
        . . Ab . Cd
        . . . . .
        . . . . .
    """,
        A=figure("3V", f"{power}/4/6"),
        b=figure("3F", "1/99/99"),
    )
    t.answer("c3")
    return t


@rule("DB-G.attack die")
@pytest.mark.parametrize(("face", "damage"), [(1, 1), (2, 2), (3, 3), (MISS, 0), (BLADE, 0)])
def test_numbers_are_damage_and_misses_and_unassigned_blades_are_nothing(face: int, damage: int) -> None:
    t = lone_attack(1)
    t.nature((face,))
    assert t.damage_on("b") == damage


@rule("DB-G.attack die", "DB-802.2c")
def test_a_blade_must_go_to_a_blade_ability_if_it_can() -> None:
    t = strike(
        """
        . . . . .
        . . . . .
        . . Ab . Cd
        . . . . .
        . . . . .
    """,
        A=figure("3V", "2/4/6", "{B}: Fumble 2"),
        b=figure("3F", "1/99/99"),
    )
    t.answer("c3")
    t.roll(3, "blade")
    t.saw("blade-assigned", who="A")
    assert t.damage_on("b") == 1


@rule("DB-G.attack die", "DB-900.4")
def test_a_blade_is_a_miss_in_a_special_attack() -> None:
    t = spawn(
        """
        . . . . .
        . . b . .
        . . . . .
        . . . . .
        . . . . A
    """,
        A=figure("3V", "2/4/6", "{0}: Warpstrike 2", "{B}: Crit 9"),
        b=figure("3F", "1/99/99"),
        C=figure("0V"),
    )
    t.answer(t.ability("A", "Warpstrike"))
    t.roll("blade", 2)
    t.never_saw("blade-assigned")
    assert t.damage_on("b") == 2


def spread(dice: int, worth: Any) -> dict[int, Fraction]:
    """The exact distribution of the sum of `worth(face)` over so many attack dice."""
    chances = {0: Fraction(1)}
    for _ in range(dice):
        after: dict[int, Fraction] = {}
        for total, chance in chances.items():
            for face in ATTACK_DIE:
                now = total + worth(face)
                after[now] = after.get(now, Fraction(0)) + chance / len(ATTACK_DIE)
        chances = after
    return chances


def at_least(chances: dict[int, Fraction], k: int) -> float:
    """A percentage with one decimal, rounded half up."""
    chance = sum((c for total, c in chances.items() if total >= k), Fraction(0))
    return int(chance * 1000 + Fraction(1, 2)) / 10


DAMAGE_TABLE = {
    1: (50.0, 33.3, 16.7, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    2: (75.0, 58.3, 38.9, 16.7, 8.3, 2.8, 0, 0, 0, 0, 0, 0),
    3: (87.5, 75.0, 58.3, 37.0, 23.1, 12.0, 4.6, 1.9, 0.5, 0, 0, 0),
    4: (93.8, 85.4, 72.9, 55.3, 40.0, 25.8, 14.4, 7.6, 3.3, 1.2, 0.4, 0.1),
    5: (96.9, 91.7, 83.0, 69.7, 55.6, 40.9, 27.4, 17.1, 9.6, 4.8, 2.2, 0.8),
    6: (98.4, 95.3, 89.6, 80.1, 68.5, 55.2, 41.4, 29.2, 19.0, 11.4, 6.4, 3.2),
    7: (99.2, 97.4, 93.8, 87.3, 78.4, 67.3, 54.7, 42.1, 30.5, 20.6, 13.1, 7.7),
    8: (99.6, 98.6, 96.3, 92.0, 85.6, 76.9, 66.2, 54.5, 42.6, 31.5, 22.1, 14.6),
    10: (99.9, 99.6, 98.8, 97.0, 94.0, 89.3, 82.7, 74.4, 64.6, 54.0, 43.3, 33.3),
    12: (100, 99.9, 99.6, 98.9, 97.7, 95.4, 91.9, 87.0, 80.4, 72.5, 63.4, 53.7),
}
BLADE_TABLE = {
    1: (16.7, 0, 0, 0),
    2: (30.6, 2.8, 0, 0),
    3: (42.1, 7.4, 0.5, 0),
    4: (51.8, 13.2, 1.6, 0.1),
    5: (59.8, 19.6, 3.5, 0.3),
    6: (66.5, 26.3, 6.2, 0.9),
    8: (76.7, 39.5, 13.5, 3.1),
    10: (83.8, 51.5, 22.5, 7.0),
    12: (88.8, 61.9, 32.3, 12.5),
}


@rule("DB-G.attack die")
@pytest.mark.parametrize("dice", DAMAGE_TABLE)
def test_the_chances_of_damage_are_those_of_the_table(dice: int) -> None:
    chances = spread(dice, lambda face: damage_of((face,)))
    assert tuple(at_least(chances, k) for k in range(1, 13)) == DAMAGE_TABLE[dice]


@rule("DB-G.attack die")
@pytest.mark.parametrize("dice", BLADE_TABLE)
def test_the_chances_of_blades_are_those_of_the_table(dice: int) -> None:
    chances = spread(dice, lambda face: int(face == BLADE))
    assert tuple(at_least(chances, k) for k in range(1, 5)) == BLADE_TABLE[dice]


@rule("DB-G.attack die")
def test_one_die_has_mean_damage_1_and_variance_four_thirds() -> None:
    chances = spread(1, lambda face: damage_of((face,)))
    mean = sum(total * chance for total, chance in chances.items())
    assert mean == 1
    assert sum((total - mean) ** 2 * chance for total, chance in chances.items()) == Fraction(4, 3)
    assert chances[0] == Fraction(1, 2)


@rule("DB-302", "DB-G.attack die")
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_every_roll_of_a_combat_is_equally_likely_and_tallies_as_the_table_says(dice: int) -> None:
    t = lone_attack(dice)
    totals = []
    for roll in t.options():
        world = t.state.clone()
        submit(world, NATURE, roll)
        totals.append(world.minis[t.names["b"]].damage)
    assert len(totals) == 6**dice
    for k in range(1, 13):
        share = Fraction(sum(1 for total in totals if total >= k), len(totals))
        assert int(share * 1000 + Fraction(1, 2)) / 10 == DAMAGE_TABLE[dice][k - 1]


# Initiative outcomes -------------------------------------------------------------------------------------------------

SUMS = tuple(range(4, 13))


def initiative_outcomes(given: dict[str, Any]) -> tuple[int, int, tuple[int, ...]]:
    """Over all rolls that stand: how many there are, how many skip the spawn phases, how many give 4 to 12 points."""
    stands, skipped, points = 0, 0, dict.fromkeys(SUMS, 0)
    for roll in product(range(1, 7), repeat=2):
        t = initiative(given={"reserves": "Ab", **given})
        t.roll(*roll)
        if t.choice.seat == NATURE:
            continue  # rerolled
        stands += 1
        if t.choice.kind == "spawn":
            points[t.state.players[t.state.first].points] += 1
        else:
            t.saw("spawn-skipped", rule="DB-800.1")
            skipped += 1
    return stands, skipped, tuple(points.values())


@rule("DB-700.1", "DB-P.4")
def test_initiative_outcomes_of_the_first_turn() -> None:
    assert initiative_outcomes({"turn": 1}) == (20, 0, (0, 2, 2, 4, 4, 4, 2, 2, 0))


@rule("DB-800", "DB-800.1", "DB-P.4")
def test_initiative_outcomes_of_a_later_turn_with_players_level() -> None:
    assert initiative_outcomes({"won": (2, 2)}) == (30, 10, (0, 2, 2, 4, 4, 4, 2, 2, 0))


@rule("DB-800", "DB-800.1", "DB-P.4")
@pytest.mark.parametrize("won", [(1, 0), (2, 4)])
def test_initiative_outcomes_of_a_later_turn_with_one_player_ahead(won: tuple[int, int]) -> None:
    assert initiative_outcomes({"won": won}) == (36, 11, (1, 2, 3, 4, 5, 4, 3, 2, 1))


@rule("DB-700.1", "DB-800", "DB-801")
def test_the_mean_of_played_spawn_phases_is_eight_in_every_case() -> None:
    for given in ({"turn": 1}, {"won": (2, 2)}, {"won": (3, 2)}):
        _stands, _skipped, points = initiative_outcomes(given)
        assert Fraction(sum(n * k for n, k in zip(points, SUMS, strict=True)), sum(points)) == 8
