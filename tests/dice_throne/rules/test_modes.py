"""Section 5.12 and the house rules of 10.6: King of the Hill, teams, free-for-all, three teams, three a side, sudden death."""

from __future__ import annotations

import pytest
from tests.dice_throne.packs import PACKED_GAME

from reverie.games.dice_throne import GAME
from reverie.games.dice_throne.rules.cast import UNDEFENDABLE
from reverie.games.dice_throne.rules.state import BY_OTHER, INCOMING
from reverie.kernel.agenda import submit
from reverie.testing.dice_throne import side, table
from reverie.testing.rules import rule

HILL = "king-of-the-hill"
FOUR = ("barbarian", "pyromancer", "paladin", "shadow-thief")
SIX = (*FOUR, "barbarian", "pyromancer")


@rule("DT-4.50", "DT-3.20")
@pytest.mark.parametrize("fallen", [False, True])
def test_with_one_living_opponent_there_is_no_targeting_roll_phase(fallen: bool) -> None:
    if fallen:  # a King of the Hill who has one rival left
        t = table(
            "barbarian", "pyromancer", "paladin", mode=HILL, phase="upkeep", active="C",
            C=side(health=2, tokens={"burn": 1}),
        )  # fmt: skip
        t.skips_to("main", "A")
    else:
        t = table("barbarian", "pyromancer")
    t.forget()
    t.rolls_attack(1, 1, 1, 4, 6)
    t.announces("smack")
    t.pass_all()
    t.asked("B", "defend")
    t.saw("targeted", seat=0, target=1)
    t.answer("decline")
    t.pass_all()
    t.asked("A", "main")
    phases = [event.data["phase"] for event in t.seen if event.kind == "phase-began"]
    assert phases == ["offensive", "defensive", "main-2"]


@rule("DT-4.50", "DT-4.52")
def test_with_two_there_is_one() -> None:
    t = table("barbarian", "pyromancer", "paladin", mode=HILL)
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.asked("A", "target")
    assert t.phase == "targeting"


@rule("DT-1.3", "DT-1.4", "DT-5.41")
def test_a_duel_is_won_at_the_other_s_zero() -> None:
    t = table("barbarian", "pyromancer", B=side(health=4))
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.asked("B", "defend")
    t.answer("decline")
    assert t.over and t.winners() == "A"
    assert GAME.outcome(t.state).reason == "last-standing"  # type: ignore[union-attr]


@rule("DT-9.33", "DT-5.44")
def test_two_fall_at_once_and_the_third_wins() -> None:
    t = table("pyromancer", "barbarian", "paladin", mode=HILL, B=side(health=2), C=side(health=1))
    t.strikes("burning-soul", 5, 5, 1, 1, 4)
    assert t.over and t.winners() == "A"


@rule("DT-9.32", "DT-5.202")
def test_with_two_left_the_hill_goes_on() -> None:
    t = table(
        "barbarian", "pyromancer", "paladin", mode=HILL, A=side(health=10), B=side(health=12), C=side(health=1, cp=0)
    )
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.answer("C")
    t.answer("decline")
    t.answer("done")
    t.skips_to("main", "B")
    t.skips_to("main", "A")
    t.forget()
    t.rolls_attack(1, 1, 1, 4, 6)
    t.announces("smack")
    t.pass_all()
    t.saw("targeted", seat=0, target=1)  # there is nobody else
    t.saw("drew", seat=0, cards=1)


@rule("DT-9.16", "DT-5.202")
def test_each_attack_on_a_leader_counts() -> None:
    t = table("barbarian", "pyromancer", "paladin", mode=HILL, A=side(20), B=side(35), C=side(10, cp=0))
    t.strikes("crit-bash", 6, 6, 6, 6, 1)
    t.answer("B")
    assert len(t.hand("A")) == 1
    t.asked("A", "roll")
    t.answer("roll")
    t.rolls(1, 1, 1, 4, 6)
    t.pass_all()
    t.answer(("stop",))
    t.announces("smack")
    t.pass_all()
    assert len(t.hand("A")) == 2


@rule("DT-9.34", "DT-4.4")
def test_a_turn_ends_with_its_player() -> None:
    t = table("barbarian", "pyromancer", "paladin", mode=HILL, phase="upkeep", A=side(health=2, tokens={"burn": 1}))
    t.asked("B", "main")
    assert not t.player("A").alive
    phases = [event.data["phase"] for event in t.seen if event.kind == "phase-began" and event.data["seat"] == 0]
    assert phases == ["upkeep"]


@rule("DT-4.58")
def test_what_needs_a_fallen_target_is_lost() -> None:
    t = table(
        "barbarian", "pyromancer", "tester", mode=HILL, game=PACKED_GAME, B=side(health=9, cp=0), C=side(hand=["drain"])
    )
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.pass_all()
    t.answer("B")
    t.asked("C", "react")
    t.plays("C", "drain")
    t.answer("B")
    assert not t.player("B").alive
    assert t.phase == "main-2"
    assert t.health("C") == 44
    assert t.discard("C") == ["drain"]


@rule("DT-5.214", "DT-5.45")
def test_a_team_falls_as_a_whole() -> None:
    t = table(*FOUR, mode="teams", B=side(health=4))
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.rolls(3)
    t.answer("decline")
    assert t.over and t.winners() == "AC"


@rule("DT-9.10", "DT-5.24", "DT-5.25", "DT-6.20")
def test_a_teammate_s_blessing_is_no_help_against_an_ultimate() -> None:
    blessed = side(health=4, tokens={"divine-blessing": 1})
    t = table("barbarian", "pyromancer", "shadow-thief", "paladin", mode="teams", D=blessed)
    t.strikes("rage", 6, 6, 6, 6, 6)
    t.rolls(1)  # B is hit, D of the same team is not
    assert t.over and t.winners() == "AC"
    t.never_saw("rescued")
    # Against anything else either of them saves the team.
    t = table("barbarian", "pyromancer", "shadow-thief", "paladin", mode="teams", D=blessed)
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.rolls(1)
    t.answer("decline")
    t.saw("rescued", seat=3)
    assert t.health("B") == 1


@rule("DT-5.47", "DT-5.45")
def test_members_of_a_team_have_pools_of_their_own_and_one_dial() -> None:
    t = table(
        "pyromancer",
        "barbarian",
        "paladin",
        "shadow-thief",
        mode="teams",
        B=side(health=30),
        D=side(tokens={"shadows": 1}),
    )
    t.strikes("burning-soul", 5, 5, 5, 1, 4)
    assert t.health("B") == 27  # D is hidden; B suffers 3


@rule("DT-10.60")
@pytest.mark.parametrize(("players", "health"), [(4, 35), (5, 30), (6, 30)])
def test_the_hill_for_more(players: int, health: int) -> None:
    t = table(*SIX[:players], mode=HILL)
    assert t.health("A") == health
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.asked("A", "target")
    assert t.options().size() == players - 1
    assert GAME.cast.modes[(HILL, players)].house


@rule("DT-10.61")
def test_free_for_all_by_the_targeting_die() -> None:
    for number, target in ((1, "C"), (2, "C"), (3, "A"), (4, "A")):
        t = table(*FOUR, mode="free-for-all", active="B")
        t.strikes("fireball", 1, 1, 1, 4, 6)
        t.rolls(number)
        t.asked(target, "defend")
    for votes, target in ((("C", "A", "A"), "A"), (("C", "A", "D"), "C"), (("D", "D", "A"), "D")):
        t = table(*FOUR, mode="free-for-all", active="B", A=side(cp=0), C=side(cp=0))
        t.strikes("fireball", 1, 1, 1, 4, 6)
        t.rolls(5)
        assert [choice.seat for choice in t.state.pending] == [2, 3, 0]
        for seat, vote in zip((2, 3, 0), votes, strict=True):
            submit(t.state, seat, "ABCD".index(vote))
        t._look()
        t.asked(target, "defend")
    t = table(*FOUR, mode="free-for-all", active="B")
    t.strikes("fireball", 1, 1, 1, 4, 6)
    t.rolls(6)
    t.asked("B", "target")


@rule("DT-10.61")
def test_a_tie_of_votes_strikes_one_of_those_who_were_voted_for() -> None:
    for votes, target in ((("D", "D", "E", "E"), "D"), (("E", "A", "A", "E"), "E"), (("D", "E", "A", "A"), "A")):
        t = table(*SIX[:5], mode="free-for-all", active="B")
        t.strikes("fireball", 1, 1, 1, 4, 6)
        t.rolls(5)
        voters = [choice.seat for choice in t.state.pending]
        assert voters == [2, 3, 4, 0]  # from B's left to B's right
        for seat, vote in zip(voters, votes, strict=True):
            submit(t.state, seat, "ABCDE".index(vote))
        t._look()
        t.saw("targeted", seat=1, target=target)


@rule("DT-10.62")
def test_two_against_two_against_two() -> None:
    t = table(*SIX, mode="three-teams")
    assert t.state.dials == (50, 50, 50)
    assert t.state.mode.clockwise == (0, 3, 1, 4, 2, 5)
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.rolls(2)  # the team to the left
    t.rolls(3)  # and there the right member
    t.asked("E", "defend")
    t = table(*SIX, mode="three-teams")
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.rolls(4)
    t.rolls(1)
    t.asked("C", "defend")


@rule("DT-10.63")
def test_three_against_three() -> None:
    for number, target in ((1, "B"), (2, "D"), (3, "F")):
        t = table(*SIX, mode="three-a-side")
        assert t.health("A") == 75
        t.strikes("smack", 1, 1, 1, 4, 6)
        t.rolls(number)
        t.asked(target, "defend")
    for number, chooser in ((4, "B"), (5, "B"), (6, "A")):
        t = table(*SIX, mode="three-a-side")
        t.strikes("smack", 1, 1, 1, 4, 6)
        t.rolls(number)
        t.asked(chooser, "target")
        t.offers("B", "D", "F")
    t = table(*SIX, mode="three-a-side", active="B")
    t.strikes("fireball", 1, 1, 1, 4, 6)
    t.rolls(1)
    t.asked("E", "defend")  # row B faces the other way


@rule("DT-10.64")
def test_sudden_death_grows_with_the_rounds() -> None:
    for round, health in ((14, 50), (15, 49), (17, 47)):
        t = table("barbarian", "pyromancer", phase="upkeep", round=round, sudden_death=14)
        t.asked("A", "main")
        assert t.health("A") == health
        late = 50 - health
        if late:  # nobody's doing, and nothing to defend against
            t.saw("entered", entry=(INCOMING, 0, late, UNDEFENDABLE, BY_OTHER, 0, ("sudden-death", 0)), rule="DT-10.64")
        else:
            t.never_saw("entered")


def test_who_wins_when_somebody_gives_up() -> None:
    setup = GAME.setup({"mode": "teams", "heroes": list(FOUR)})
    assert GAME.winners_without(setup, 0) == (1, 3)
    assert GAME.seats_of(setup) == ("A", "B", "C", "D")
    assert GAME.winners_without(GAME.setup({}), 1) == (0,)
