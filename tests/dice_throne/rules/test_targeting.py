"""Section 4.7 and the house rules of 10.6: what every number of the targeting die means, in every mode that rolls it."""

from __future__ import annotations

import pytest
from tests.dice_throne.packs import WORKSHOP_GAME

from reverie.games.dice_throne.rules.cast import NORMAL
from reverie.games.dice_throne.rules.state import AIMED, BY_OFFENCE, DICE_STREAM, INCOMING, NO_ROLL, NOBODY
from reverie.kernel.agenda import submit
from reverie.testing.dice_throne import Contested, side, table
from reverie.testing.rules import rule

FOUR = ("barbarian", "pyromancer", "paladin", "shadow-thief")
SIX = (*FOUR, "barbarian", "pyromancer")
SMACK = {"barbarian": ("smack", (1, 1, 1, 4, 6)), "pyromancer": ("fireball", (1, 1, 1, 4, 6))}


def aimed(mode: str, active: str, heroes: tuple[str, ...] = SIX) -> Contested:
    """An attack of this seat waits for its targeting die."""
    t = table(*heroes, mode=mode, active=active)
    slot, dice = SMACK[heroes["ABCDEF".index(active)]]
    t.strikes(slot, *dice)
    t.asked("nature", "targeting")
    assert t.phase == "targeting"
    assert t.choice.stream == DICE_STREAM + "ABCDEF".index(active)  # the die is the attacker's
    return t


def strikes(t: Contested, target: str) -> None:
    """The target is fixed, and nobody can touch the die any more."""
    t.saw("targeted", seat=t.state.active, target=target)
    t.asked(target, "defend")
    assert (t.state.purpose, t.state.dice, t.state.roller) == (NO_ROLL, (), NOBODY)


@rule("DT-4.53", "DT-4.55", "DT-2.51")
@pytest.mark.parametrize(
    ("active", "number", "target"),
    [("A", 1, "B"), ("A", 2, "B"), ("A", 3, "D"), ("A", 4, "D"), ("B", 1, "C"), ("B", 2, "C"), ("B", 3, "A"), ("B", 4, "A")],
)  # fmt: skip
def test_two_against_two_left_and_right(active: str, number: int, target: str) -> None:
    t = aimed("teams", active, FOUR)
    t.rolls(number)
    strikes(t, target)


@rule("DT-4.53", "DT-9.29", "DT-4.19a")
@pytest.mark.parametrize(("active", "chooser", "found"), [("A", "B", "BD"), ("B", "C", "CA")])
def test_two_against_two_a_five_is_chosen_by_the_one_on_the_left(active: str, chooser: str, found: str) -> None:
    for target in found:
        t = aimed("teams", active, FOUR)
        t.rolls(5)
        t.asked(chooser, "target")
        t.offers(*found)
        t.answer(target)
        strikes(t, target)


@rule("DT-4.53")
@pytest.mark.parametrize(("active", "found"), [("A", "BD"), ("B", "CA")])
def test_two_against_two_a_six_is_chosen_by_the_attacker(active: str, found: str) -> None:
    for target in found:
        t = aimed("teams", active, FOUR)
        t.rolls(6)
        t.asked(active, "target")
        t.offers(*found)
        t.answer(target)
        strikes(t, target)


@rule("DT-10.61", "DT-4.53")
@pytest.mark.parametrize(
    ("number", "target"), [(1, "B"), (2, "B"), (3, "F"), (4, "F")]
)  # fmt: skip
def test_free_for_all_strikes_the_neighbours(number: int, target: str) -> None:
    t = aimed("free-for-all", "A")
    t.rolls(number)
    strikes(t, target)


@rule("DT-10.61")
def test_free_for_all_a_six_is_chosen_among_all() -> None:
    t = aimed("free-for-all", "B")
    t.rolls(6)
    t.asked("B", "target")
    t.offers("A", "C", "D", "E", "F")
    t.answer("E")
    strikes(t, "E")


@rule("DT-10.61")
def test_free_for_all_everybody_else_votes_on_a_five_and_the_votes_lie_open() -> None:
    t = aimed("free-for-all", "A", (*FOUR, "barbarian"))
    t.rolls(5)
    assert [(choice.seat, choice.kind) for choice in t.state.pending] == [(n, "vote") for n in (1, 2, 3, 4)]
    t.offers("B", "C", "D", "E")
    before = t.state.known
    for seat, vote in enumerate("CDDE", 1):
        submit(t.state, seat, "ABCDE".index(vote))
    t._look()
    t.saw("votes-opened", voters=(1, 2, 3, 4), votes=(2, 3, 3, 4))
    assert t.state.known > before  # what each of them wanted was hidden till now
    strikes(t, "D")


@rule("DT-10.62")
@pytest.mark.parametrize(
    ("active", "team", "number", "target"),
    [
        ("A", 1, 1, "B"), ("A", 3, 2, "B"), ("A", 1, 3, "E"), ("A", 3, 4, "E"),
        ("A", 4, 1, "C"), ("A", 6, 2, "C"), ("A", 4, 3, "F"), ("A", 6, 4, "F"),
        ("B", 1, 1, "C"), ("B", 3, 4, "F"), ("B", 4, 1, "A"), ("B", 6, 4, "D"),
    ],
)  # fmt: skip
def test_three_teams_first_the_team_and_then_the_member(active: str, team: int, number: int, target: str) -> None:
    t = aimed("three-teams", active)
    t.rolls(team)
    t.asked("nature", "targeting")
    t.not_yet("targeted")
    t.rolls(number)
    strikes(t, target)


@rule("DT-10.62", "DT-9.29")
@pytest.mark.parametrize(("team", "number", "chooser", "found"), [
    (2, 5, "B", "BE"), (2, 6, "A", "BE"), (5, 5, "C", "CF"), (5, 6, "A", "CF"),
])  # fmt: skip
def test_three_teams_a_choice_is_among_the_team_that_was_rolled(
    team: int, number: int, chooser: str, found: str
) -> None:
    t = aimed("three-teams", "A")
    t.rolls(team)
    t.rolls(number)
    t.asked(chooser, "target")
    t.offers(*found)
    t.answer(found[1])
    strikes(t, found[1])


@rule("DT-10.62")
def test_three_teams_the_first_roll_is_skipped_when_one_team_is_out() -> None:
    t = table(*SIX, mode="three-teams", active="B", phase="upkeep", B=side(health=2, tokens={"burn": 1}))
    assert not t.player("B").alive and not t.player("E").alive
    t.skips_to("main", "C")
    t.skips_to("main", "D")
    t.skips_to("main", "F")
    t.skips_to("main", "A")
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.pass_all()
    t.rolls(1)  # at once the left one of the team that is left
    t.pass_all()
    strikes(t, "C")


@rule("DT-10.63")
@pytest.mark.parametrize(
    ("active", "number", "target"),
    [("A", 1, "B"), ("A", 2, "D"), ("A", 3, "F"), ("B", 1, "E"), ("B", 2, "C"), ("B", 3, "A")],
)  # fmt: skip
def test_three_a_side_one_two_three(active: str, number: int, target: str) -> None:
    t = aimed("three-a-side", active)
    t.rolls(number)
    strikes(t, target)


@rule("DT-10.63", "DT-9.29")
@pytest.mark.parametrize(
    ("active", "number", "chooser", "found"),
    [("A", 4, "B", "BDF"), ("A", 5, "B", "BDF"), ("A", 6, "A", "BDF"), ("B", 4, "E", "ECA"), ("B", 5, "E", "ECA"), ("B", 6, "B", "ECA")],
)  # fmt: skip
def test_three_a_side_four_to_six_are_chosen(active: str, number: int, chooser: str, found: str) -> None:
    t = aimed("three-a-side", active)
    t.rolls(number)
    t.asked(chooser, "target")
    t.offers(*found)
    t.answer(found[2])
    strikes(t, found[2])


@rule("DT-4.55", "DT-5.127")
def test_what_was_aimed_has_its_victim_and_nothing_else_of_it_changes() -> None:
    t = table(
        "prover", "barbarian", "barbarian", mode="king-of-the-hill", game=WORKSHOP_GAME, A=side(cp=0), C=side(health=20)
    )
    t.strikes("strike", 1, 3, 3, 3, 3)
    source = ("line", t.line(0, "strike", 0))
    assert t.state.pool == ((INCOMING, AIMED, 5, NORMAL, BY_OFFENCE, 0, source),)
    t.asked("A", "target")
    t.offers("B", "C")
    t.answer("C")
    t.asked("C", "defend")
    assert t.state.pool == ((INCOMING, 2, 5, NORMAL, BY_OFFENCE, 0, source),)
