"""Section 5.10: companions with dials of their own, several of them, and the damage they take for their hero."""

from __future__ import annotations

import pytest
from tests.dice_throne.packs import WORKSHOP_GAME

from reverie.testing.dice_throne import side, table
from reverie.testing.rules import rule


@rule("DT-5.171", "DT-4.10", "DT-4.11")
def test_each_companion_offers_what_it_can_do() -> None:
    t = table("barbarian", "prover", game=WORKSHOP_GAME, A=side(cp=0), B=side(cp=1))
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.asked("B", "react")
    t.offers("pass", ("companion", "owl", 1))  # announced: no damage is on its way yet
    t.answer("pass")
    t.offers("pass", ("companion", "owl", 0), ("companion", "owl", 1), ("companion", "fox", 0))
    t.plays("B", "companion", "fox", 0)
    t.asked("B", "how-many")
    t.offers(1, 2)
    t.answer(2)
    assert (t.companion("B", "owl"), t.companion("B", "fox")) == (3, 0)
    t.asked("B", "react")
    t.offers("pass", ("companion", "owl", 0), ("companion", "owl", 1))  # the fox is out of the fight
    t.plays("B", "companion", "owl", 0)
    t.offers(1, 2)  # as much as its text says, of what is still on its way
    t.answer(1)
    t.pass_all()
    t.answer("decline")
    t.skips_to("main", "A")
    assert t.health("B") == 50 - 4 + 2 + 1
    assert (t.companion("B", "owl"), t.companion("B", "fox")) == (2, 0)


@rule("DT-5.171")
@pytest.mark.parametrize(("dial", "most"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_a_shield_is_at_most_the_dial_and_what_the_text_says(dial: int, most: int) -> None:
    t = table("barbarian", "prover", game=WORKSHOP_GAME, A=side(cp=0), B=side(cp=0, companions={"owl": dial, "fox": 0}))
    t.strikes("smack", 1, 1, 1, 4, 6)
    if not most:
        t.asked("B", "defend")
        return
    t.plays("B", "companion", "owl", 0)
    if most == 1:
        assert t.companion("B", "owl") == 0  # there is no other answer
    else:
        t.asked("B", "how-many")
        t.offers(*range(1, most + 1))


@rule("DT-5.171")
def test_a_shield_is_at_most_what_is_on_its_way() -> None:
    t = table(
        "prover",
        "prover",
        game=WORKSHOP_GAME,
        A=side(cp=0, hand=["spark"]),
        B=side(cp=0, companions={"owl": 0, "fox": 4}),
    )
    t.plays("A", "spark")
    t.asked("B", "react")
    t.plays("B", "companion", "fox", 0)
    t.offers(1, 2, 3)
    t.answer(3)
    t.asked("A", "main")  # nothing is left to shield from
    t.answer("done")
    assert (t.health("B"), t.companion("B", "fox")) == (50, 1)


@rule("DT-5.170", "DT-4.20", "DT-4.23")
@pytest.mark.parametrize(("fox", "after"), [(0, 1), (2, 3), (3, 4), (4, 4)])
def test_a_companion_s_upkeep_restores_it_up_to_its_most(fox: int, after: int) -> None:
    t = table("prover", "barbarian", game=WORKSHOP_GAME, phase="upkeep", A=side(cp=0, companions={"fox": fox}))
    t.skips_to("main", "A")
    assert (t.companion("A", "fox"), t.companion("A", "owl")) == (after, 3)
    changes = [event.data["dial"] for event in t.seen if event.kind == "companion-changed"]
    assert changes == ([after] if after != fox else [])


@rule("DT-5.171", "DT-5.54")
def test_what_a_companion_costs_must_be_there() -> None:
    t = table("prover", "barbarian", game=WORKSHOP_GAME, A=side(cp=0))
    t.refuses("companion", "owl", 1, rule="DT-5.54")
    t = table("prover", "barbarian", game=WORKSHOP_GAME, A=side(cp=1, deck=["echo"]))
    t.plays("A", "companion", "owl", 1)
    assert (t.cp("A"), t.hand("A")) == (0, ["echo"])


@rule("DT-4.61", "DT-4.63", "DT-9.1")
def test_a_declined_defence_does_nothing_at_all() -> None:
    t = table("barbarian", "prover", game=WORKSHOP_GAME, A=side(cp=0), B=side(cp=0, companions={"owl": 0, "fox": 0}))
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.asked("B", "defend")
    t.offers(("defend", "ward"), "decline")
    t.answer("decline")
    t.asked("A", "main")
    assert t.health("B") == 50 - 4
    t.saw("settled", seat="B", prevented=0, warded=0, avoided=0)


@rule("DT-4.64", "DT-5.126", "DT-5.129")
@pytest.mark.parametrize(("dice", "hurt"), [((4, 5), 3), ((5, 5), 0), ((6, 6), 0)])
def test_a_defence_looks_at_its_own_dice(dice: tuple[int, int], hurt: int) -> None:
    t = table("barbarian", "prover", game=WORKSHOP_GAME, A=side(cp=0), B=side(cp=0, companions={"owl": 0, "fox": 0}))
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.defends("ward", *dice)
    t.asked("A", "main")
    assert t.health("B") == 50 - hurt
