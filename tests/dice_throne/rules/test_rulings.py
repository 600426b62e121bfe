"""Section 9 of the reference: rulings that no worked example shows."""

from __future__ import annotations

from tests.dice_throne.packs import PACKED_GAME

from reverie.testing.dice_throne import side, table
from reverie.testing.rules import rule

HILL = "king-of-the-hill"


@rule("DT-9.13", "DT-6.4")
def test_a_stun_given_by_a_card_lasts_to_the_next_attack_without_an_extra_phase() -> None:
    t = table("tester", "barbarian", game=PACKED_GAME, A=side(hand=["stun-gun"]))
    t.answer(("play", "stun-gun"))
    assert t.tokens("B", "stun") == 1
    t.strikes("plain-hit", 4, 4, 5, 6, 2)
    t.asked("A", "main")  # the Stunned does not defend, and no extra phase follows
    assert t.health("B") == 45
    assert t.tokens("B", "stun") == 0
    t.never_saw("extra-phase-granted")


@rule("DT-9.13")
def test_or_to_the_end_of_the_inflicter_s_next_turn() -> None:
    t = table("tester", "barbarian", game=PACKED_GAME, A=side(hand=["stun-gun"]))
    t.answer(("play", "stun-gun"))
    t.answer("done")
    t.answer("skip")
    t.answer("done")
    assert t.tokens("B", "stun") == 1  # B's turn: nothing to be done but roll
    t.asked("B", "roll")
    t.answer("skip")
    t.skips_to("main", "A")
    assert t.tokens("B", "stun") == 1
    t.answer("done")
    t.answer("skip")
    t.skips_to("main", "A")
    t.answer("done")
    t.skips_to("main", "B")
    assert t.tokens("B", "stun") == 0


@rule("DT-9.66", "DT-4.60")
def test_a_stun_by_an_ability_without_damage_gives_the_extra_phase() -> None:
    t = table("tester", "barbarian", game=PACKED_GAME)
    t.strikes("daze", 2, 3, 4, 5, 6)
    t.saw("extra-phase-granted", seat=0, target=1)
    t.asked("A", "roll")
    assert t.tokens("B", "stun") == 0


@rule("DT-9.17", "DT-9.14")
def test_stuns_may_chain() -> None:
    t = table("tester", "barbarian", game=PACKED_GAME)
    t.strikes("daze", 2, 3, 4, 5, 6)
    for _ in range(3):
        t.answer("roll")
        t.rolls(2, 3, 4, 5, 6)
        t.answer(("stop",))
        t.announces("daze")
    t.asked("A", "roll")
    assert len([event for event in t.seen if event.kind == "extra-phase-granted"]) == 4


@rule("DT-9.15", "DT-4.40")
def test_a_knockdown_counts_for_the_extra_phase_too() -> None:
    t = table("barbarian", "pyromancer", A=side(cp=2))
    t.answer("done")
    t.answer("roll")
    t.rolls(6, 6, 6, 6, 1)
    t.state.players.edit(0).tokens = ((t.token("knockdown"), 1),)  # received in the own Roll Phase
    t.answer(("stop",))
    t.announces("crit-bash")
    t.asked("A", "knockdown")
    t.answer("skip")
    assert t.phase == "main-2"
    assert t.tokens("A", "knockdown") == 0


@rule("DT-4.22", "DT-5.130", "DT-5.42")
def test_damage_and_healing_of_upkeep_land_together_at_its_end() -> None:
    for health, left in ((2, 3), (59, 60), (60, 60), (1, 2)):
        t = table(
            "tester", "barbarian", game=PACKED_GAME, phase="upkeep",
            A=side(health=health, hand=["pocket-money"], tokens={"burn": 1, "balm": 1}),
        )  # fmt: skip
        t.skips_to("upkeep-order")
        t.answer(t.options().at(0))
        t.asked("A", "react")  # Upkeep: everything has acted, nothing has landed
        assert t.phase == "upkeep"
        assert (t.health("A"), len(t.state.pool)) == (health, 2)
        t.pass_all()
        t.saw("settled", seat=0, healing=3, final=2)
        assert t.health("A") == left


@rule("DT-9.18", "DT-9.19", "DT-5.126", "DT-9.55")
def test_what_shadows_keeps_off_and_what_not() -> None:
    t = table("pyromancer", "shadow-thief", B=side(tokens={"shadows": 1}))
    t.strikes("burning-soul", 5, 5, 1, 1, 4)
    assert t.health("B") == 50  # collateral damage of an opponent's Offensive Roll Phase
    t = table("shadow-thief", "pyromancer", A=side(tokens={"shadows": 1}))
    t.strikes("dagger-strike", 1, 1, 1, 3, 3)
    t.defends("molten-armor", 1, 1, 1, 4, 4)
    assert t.health("A") == 47  # the damage of a defence
    t = table("shadow-thief", "pyromancer", phase="upkeep", A=side(tokens={"shadows": 1, "burn": 1}))
    t.skips_to("main")
    assert t.health("A") == 48  # Burn
    t = table("tester", "shadow-thief", game=PACKED_GAME, A=side(hand=["spark"]), B=side(tokens={"shadows": 1}))
    t.strikes("plain-hit", 4, 4, 5, 6, 2)
    t.skips_to("react", "A")
    t.plays("A", "spark")
    assert t.health("B") == 47  # a card


@rule("DT-9.39", "DT-4.54", "DT-4.53", "DT-4.11")
def test_the_targeting_die_is_the_attacker_s_and_may_be_changed() -> None:
    t = table(
        "barbarian", "pyromancer", "paladin", "shadow-thief", mode="teams",
        A=side(cp=1, hand=["sixer"]), B=side(cp=2, hand=["wild"]),
    )  # fmt: skip
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 1, 1, 4, 6)
    t.pass_all()
    t.answer(("stop",))
    t.announces("smack")
    t.pass_all()
    t.rolls(1)
    t.plays("A", "sixer")
    t.plays("B", "wild")
    t.answer(("set", 0, 3))
    t.asked("D", "defend")


@rule("DT-9.44", "DT-9.43", "DT-5.145")
def test_stolen_health_is_no_damage_but_may_defeat() -> None:
    t = table("tester", "barbarian", game=PACKED_GAME, A=side(health=40), B=side(health=10))
    t.strikes("leech", 1, 3, 4, 5, 6)
    assert (t.health("A"), t.health("B")) == (43, 7)
    t.never_saw("settled")
    t = table("tester", "barbarian", game=PACKED_GAME, B=side(health=2))
    t.strikes("leech", 1, 3, 4, 5, 6)
    assert t.over and t.winners() == "A"
    assert t.health("A") == 52


@rule("DT-9.69", "DT-4.88")
def test_an_opponent_of_a_card_is_chosen_by_its_player() -> None:
    t = table("barbarian", "pyromancer", "paladin", mode=HILL, A=side(cp=1, hand=["head-blow"]))
    t.answer(("play", "head-blow"))
    t.asked("A", "opponent")
    t.offers("B", "C")
    t.answer("C")
    assert t.tokens("C", "concussion") == 1
    # A modifier means the defender, whoever that will be.
    t = table("barbarian", "pyromancer", "paladin", mode=HILL, A=side(cp=2, hand=["on-top"]))
    t.rolls_attack(1, 1, 1, 6, 6)
    t.announces("overpower")
    t.rolls(1, 1, 1)
    t.plays("A", "on-top")  # before the target is known
    t.rolls(4, 4, 4, 4, 1)
    t.pass_all()
    t.answer("B")
    assert t.tokens("B", "concussion") == 1
    assert t.tokens("C", "concussion") == 0
    t.answer("decline")
    assert t.health("B") == 35 - 3 - 1


@rule("DT-9.2", "DT-5.144", "DT-4.88", "DT-5.26")
def test_an_or_behind_damage_is_chosen_after_it() -> None:
    t = table("paladin", "barbarian", A=side(cp=0, levels={"blessing-of-might": 2}))
    t.strikes("blessing-of-might", 1, 1, 6, 5, 5, line=1)
    assert t.health("B") == 48
    t.asked("A", "choose")
    t.offers(0, 1)
    t.answer(1)
    assert (t.tokens("A", "crit"), t.tokens("A", "accuracy")) == (0, 1)
    t = table("tester", "barbarian", game=PACKED_GAME, A=side(cp=0), B=side(tokens={"doubt": 1}))
    t.strikes("probe", 4, 5, 6, 2, 3)
    assert t.cp("A") == 5
    t.answer("decline")
    t.asked("A", "choose")
    assert t.tokens("A", "relic") == 1
    t.answer(0)
    assert t.cp("A") == 6


@rule("DT-4.19a", "DT-5.145")
def test_a_forced_discard_is_the_owner_s_choice() -> None:
    t = table("tester", "barbarian", game=PACKED_GAME, B=side(hand=["wild", "nudge"], ballast=False))
    t.strikes("extort", 3, 4, 5, 6, 2)
    t.pass_all()
    t.asked("B", "discard")
    t.answer(t.cards("B", "nudge"))
    assert t.discard("B") == ["nudge"]
    assert t.hand("B") == ["wild"]


@rule("DT-5.64", "DT-5.73")
def test_a_third_level_that_costs_no_more_is_free_on_the_second() -> None:
    t = table("tester", "barbarian", game=PACKED_GAME, A=side(cp=0, hand=["parry-3"], levels={"parry": 2}))
    t.answer(("play", "parry-3"))
    assert (t.cp("A"), t.level("A", "parry")) == (0, 3)


@rule("DT-9.47", "DT-5.23")
def test_after_an_ultimate_what_follows_then_comes_last() -> None:
    t = table("tester", "barbarian", game=PACKED_GAME, A=side(cp=0))
    t.strikes("finale", 6, 6, 6, 6, 6)
    assert t.health("B") == 40
    assert t.cp("A") == 4
    assert t.state.lock == -1


@rule("DT-9.37")
def test_a_main_card_s_dice_are_for_instants_only() -> None:
    t = table("barbarian", "pyromancer", A=side(cp=9, hand=["windfall"]), B=side(cp=9, hand=["wild", "nudge"]))
    t.answer(("play", "windfall"))
    t.rolls(4)
    t.asked("B", "react")
    t.refuses("play", "wild", rule="DT-4.11")
    t.plays("B", "nudge")
    t.answer(("nudge", 0, -1))
    assert t.cp("A") == 9 + 2
