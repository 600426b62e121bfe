"""Sections 4.5, 5.5 and 5.6: the target's own board, damage that comes back, a defence that is declined, an attack that ends."""

from __future__ import annotations

import pytest

from reverie.games.dice_throne.rules.state import DEFENDED, UNDEFENDED
from reverie.testing.dice_throne import side, table
from reverie.testing.rules import rule


@rule("DT-5.28", "DT-5.31", "DT-10.35")
@pytest.mark.parametrize(
    ("heroes", "active", "target"), [(("archer", "barbarian"), "A", "B"), (("barbarian", "archer"), "B", "A")]
)
def test_tokens_of_the_target_count_whichever_seat_it_has(heroes: tuple[str, str], active: str, target: str) -> None:
    marked = side(tokens={"quarry": 2})
    t = table(*heroes, active=active, **{target: marked})
    t.strikes("heartwood-shaft", 1, 2, 3, 4, 5)
    t.skips_to("main", active)
    assert t.health(target) == 50 - (8 + 2 * 2)


@rule("DT-4.63", "DT-4.61")
def test_who_declines_to_defend_rolls_nothing_and_it_is_told() -> None:
    t = table("barbarian", "pyromancer")
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.asked("B", "defend")
    t.answer("decline")
    t.saw("defence-declined", seat="B")
    t.asked("A", "main")
    t.never_saw("dice-shown", seat="B")


@rule("DT-4.7", "DT-4.45")
def test_with_the_roll_phase_the_attack_is_over_and_the_next_one_begins_undefended() -> None:
    t = table("barbarian", "pyromancer", B=side(health=40))
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.skips_to("defend", "B")
    assert (t.state.attacking, t.state.stage) == (True, UNDEFENDED)
    t.answer(t.options().at(0))
    t.skips_to("main", "A")
    assert (t.state.attacking, t.state.stage) == (False, DEFENDED)
    t.skips_to("roll", "B")
    t.answer("roll")
    t.rolls(1, 1, 1, 1, 4)
    t.pass_all()
    t.answer(("stop",))
    t.announces("fireball")
    t.skips_to("defend", "A")
    assert (t.state.attacking, t.state.stage) == (True, UNDEFENDED)


@rule("DT-6.23", "DT-4.62")
@pytest.mark.parametrize("target", ["B", "C"])
def test_an_attack_made_undefendable_lands_whole_whoever_is_hit(target: str) -> None:
    t = table("paladin", "pyromancer", "barbarian", mode="king-of-the-hill", A=side(cp=0, tokens={"accuracy": 1}))
    before = t.health(target)
    t.strikes("holy-strike", 1, 2, 3, 4, 4)
    t.answer(target)
    t.asked("A", "react")
    t.plays("A", "token", "accuracy")
    t.asked("A", "main")
    t.never_saw("defence-chosen")
    assert t.health(target) == before - 5


@rule("DT-5.107", "DT-5.131")
def test_damage_that_comes_back_can_be_halved_by_the_attacker() -> None:
    t = table("paladin", "paladin", A=side(cp=0, tokens={"protect": 1}), B=side(cp=0, tokens={"retribution": 1}))
    t.strikes("holy-strike", 1, 2, 3, 4, 4)
    while not t.options().has(t.value(("token", "retribution"))):
        t.not_yet("reflected")
        t.answer("pass" if t.choice.kind == "react" else "decline")
    t.plays("B", "token", "retribution")
    t.asked("A", "react")
    t.allows("token", "protect")


@rule("DT-5.28", "DT-5.31", "DT-9.69")
def test_a_modifier_counts_the_target_s_tokens_whichever_seat_the_target_has() -> None:
    t = table("barbarian", "archer", active="B", A=side(tokens={"quarry": 2}), B=side(cp=1, hand=["follow-the-mark"]))
    t.rolls_attack(1, 1, 1, 6, 4)
    t.announces("rain-of-shafts")
    t.rolls(4, 5)
    t.plays("B", "follow-the-mark")
    t.answer("decline")
    assert t.health("A") == 50 - 5 - 2 * 2 - (2 + 2)
