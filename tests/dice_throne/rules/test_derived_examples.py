"""Section 8.2 of the reference: examples derived from stated rules."""

from __future__ import annotations

from reverie.games.dice_throne.rules.damage import reckon
from reverie.games.dice_throne.rules.state import BY_OTHER, HALVED, INCOMING, TIMES
from reverie.testing.dice_throne import side, table
from reverie.testing.rules import rule


@rule("DT-8.40", "DT-5.40", "DT-2.5", "DT-5.151")
def test_healing_stops_ten_above_the_start() -> None:
    t = table("barbarian", "paladin", A=side(health=55, cp=0, hand=["lucky"]))
    t.answer(("play", "lucky"))
    t.rolls(4, 4, 5)  # 1 + 6
    assert t.health("A") == 60


@rule("DT-8.41", "DT-4.25", "DT-5.51", "DT-2.7", "DT-2.9")
def test_income_at_the_maximum_still_draws() -> None:
    t = table("barbarian", "pyromancer", phase="income", A=side(cp=15))
    t.asked("A", "main")
    assert t.cp("A") == 15
    assert len(t.hand("A")) == 1


@rule("DT-8.42", "DT-4.27", "DT-3.9", "DT-5.52", "DT-4.26", "DT-2.8")
def test_only_the_first_player_s_first_income_is_skipped() -> None:
    t = table("barbarian", "pyromancer", turn=0, first="B")
    t.asked("B", "main")
    assert (t.cp("B"), len(t.hand("B"))) == (2, 0)
    t.saw("income-skipped", "DT-4.27", seat=1)
    t.answer("done")
    t.skips_to("main", "A")
    assert (t.cp("A"), len(t.hand("A"))) == (3, 1)


@rule("DT-8.43", "DT-5.64", "DT-4.32", "DT-2.43", "DT-7.92", "DT-9.24")
def test_from_two_to_three_only_the_difference_is_paid() -> None:
    t = table("paladin", "barbarian", A=side(cp=5, hand=["righteous-combat-3"], levels={"righteous-combat": 2}))
    t.answer(("play", "righteous-combat-3"))
    t.passes("A")  # Main Phase: paid for, not in effect yet; a passive could be used
    assert t.cp("A") == 3
    assert t.level("A", "righteous-combat") == 3
    assert t.discard("A") == []


@rule("DT-8.44", "DT-5.63", "DT-5.61")
def test_from_one_to_three_costs_all_of_three() -> None:
    t = table("paladin", "barbarian", A=side(cp=5, hand=["righteous-combat-3"]))
    t.answer(("play", "righteous-combat-3"))
    assert t.cp("A") == 1
    assert t.level("A", "righteous-combat") == 3


@rule("DT-8.45", "DT-4.70", "DT-4.71", "DT-2.11", "DT-5.71", "DT-9.22", "DT-4.93")
def test_the_hand_is_sold_down_to_six() -> None:
    nine = ["sixer", "twin", "wild", "nudge", "two-cards", "tidy-up", "windfall", "brace", "nuisance"]
    t = table("barbarian", "pyromancer", phase="discard", A=side(cp=0, hand=nine, ballast=False), B=side(hand=nine))
    t.passes("B")  # Discard: an instant could still be played
    t.asked("A", "sell")
    assert t.options().size() == 84
    t.answer(t.cards("A", "sixer", "twin", "wild"))
    assert t.cp("A") == 3
    assert t.discard("A") == ["sixer", "twin", "wild"]
    assert len(t.hand("A")) == 6
    t.skips_to("main", "B")
    assert len(t.hand("B")) == 10  # the others' hands are not looked at
    t = table("barbarian", "pyromancer", phase="discard", A=side(hand=nine[:6], ballast=False))
    t.skips_to("main", "B")
    assert len(t.hand("A")) == 6


@rule("DT-5.71", "DT-4.70", "DT-4.10", "DT-4.93")
def test_the_hand_is_looked_at_again_after_an_instant_in_discard() -> None:
    six = ["sixer", "twin", "wild", "nudge", "two-cards", "tidy-up"]
    t = table("barbarian", "pyromancer", phase="discard", A=side(cp=1, hand=six, ballast=False))
    t.asked("A", "react")  # six cards: nothing to sell yet
    t.plays("A", "two-cards")
    assert len(t.hand("A")) == 7
    t.pass_all()
    t.asked("A", "sell")
    t.answer(t.cards("A", "sixer"))
    assert len(t.hand("A")) == 6
    # Once more, with the CP of the cards that were sold.
    seven = [*six, "windfall"]
    t = table("barbarian", "pyromancer", phase="discard", A=side(cp=0, hand=seven, ballast=False))
    t.asked("A", "sell")
    t.answer(t.cards("A", "windfall"))
    t.asked("A", "react")
    t.plays("A", "two-cards")
    t.pass_all()
    t.asked("A", "sell")
    t.answer(t.cards("A", "sixer"))
    assert len(t.hand("A")) == 6
    t.pass_all()
    t.skips_to("main", "B")


@rule("DT-8.46", "DT-5.70", "DT-4.30", "DT-2.12", "DT-5.154", "DT-9.21")
def test_every_card_sells_for_one() -> None:
    t = table("paladin", "barbarian", A=side(cp=13, hand=["consecrate", "saving-grace", "divine-favor"]))
    for card, cp in (("consecrate", 14), ("saving-grace", 15), ("divine-favor", 15)):
        t.answer(("sell", card))
        assert t.cp("A") == cp
    assert t.discard("A") == ["consecrate", "saving-grace", "divine-favor"]


@rule("DT-8.47", "DT-6.1", "DT-4.40", "DT-4.83")
def test_who_cannot_pay_for_a_knockdown_loses_the_roll_phase() -> None:
    t = table("barbarian", "pyromancer", A=side(cp=1, tokens={"knockdown": 1}))
    t.answer("done")
    t.asked("A", "main")
    assert t.phase == "main-2"
    assert t.tokens("A", "knockdown") == 0
    t.saw("roll-phase-skipped", seat=0)


@rule("DT-8.48", "DT-6.1", "DT-4.40", "DT-5.50")
def test_a_knockdown_is_paid_off() -> None:
    t = table("barbarian", "pyromancer", A=side(cp=2, tokens={"knockdown": 1}))
    t.answer("done")
    t.asked("A", "knockdown")
    t.offers("pay", "skip")
    t.answer("pay")
    assert (t.cp("A"), t.tokens("A", "knockdown")) == (0, 0)
    t.asked("A", "roll")


@rule("DT-6.1", "DT-5.83")
def test_each_knockdown_of_a_raised_limit_is_paid_for() -> None:
    t = table("barbarian", "pyromancer", A=side(cp=5, tokens={"knockdown": 2}, limits={"knockdown": 1}))
    t.answer("done")
    t.asked("A", "knockdown")
    t.offers("pay", "skip")
    t.answer("pay")
    assert (t.cp("A"), t.tokens("A", "knockdown")) == (3, 1)
    t.asked("A", "knockdown")
    t.answer("skip")
    t.asked("A", "main")  # Main Phase 2: the Roll Phase is lost
    assert (t.phase, t.cp("A"), t.tokens("A", "knockdown")) == ("main-2", 3, 0)


@rule("DT-8.49", "DT-6.3", "DT-9.49", "DT-4.23", "DT-4.20")
def test_fire_mastery_cools_by_exactly_one() -> None:
    t = table("pyromancer", "barbarian", phase="upkeep", A=side(tokens={"fire-mastery": 5}))
    t.asked("A", "main")
    assert t.tokens("A", "fire-mastery") == 4


@rule("DT-8.51", "DT-4.21", "DT-4.81", "DT-4.22", "DT-6.2")
def test_the_active_player_orders_the_upkeep() -> None:
    t = table("pyromancer", "barbarian", phase="upkeep", A=side(tokens={"fire-mastery": 2, "burn": 1}))
    t.asked("A", "upkeep-order")
    t.offers((0, 1), (1, 0))
    assert t.health("A") == 50
    t.answer((1, 0))
    t.asked("A", "main")
    assert (t.health("A"), t.tokens("A", "fire-mastery"), t.tokens("A", "burn")) == (48, 1, 1)


@rule("DT-6.4", "DT-4.67", "DT-4.58")
def test_no_extra_phase_against_somebody_who_has_fallen() -> None:
    t = table("barbarian", "pyromancer", "paladin", mode="king-of-the-hill", B=side(health=5), C=side(cp=0))
    t.strikes("crit-bash", 6, 6, 6, 6, 1)
    t.answer("B")
    assert not t.player("B").alive
    t.saw("token-inflicted", seat=1, by=0)
    t.asked("A", "main")
    assert t.phase == "main-2"
    t.never_saw("extra-phase-granted")
    t.skips_to("main", "C")  # and no Stun is left anywhere
    assert t.state.stuns == ()


@rule("DT-8.53", "DT-6.4", "DT-4.67", "DT-4.7", "DT-9.14", "DT-7.7", "DT-7.106", "DT-5.241")
def test_a_stun_gives_an_extra_roll_phase_against_the_same_opponent() -> None:
    t = table(
        "pyromancer", "barbarian", "paladin", mode="king-of-the-hill",
        A=side(tokens={"fire-mastery": 3}), B=side(cp=5, hand=["pocket-money", "nudge"]), C=side(cp=0),
    )  # fmt: skip
    t.answer("done")
    t.answer("roll")
    t.rolls(6, 6, 6, 6, 1)
    t.pass_all()
    t.answer(("stop",))
    t.announces("meteorite")
    t.pass_all()
    t.answer("B")
    # Stunned in 6.1: B has no window before the damage has landed.
    assert t.health("B") == 35 - 5 - 2
    assert t.health("C") == 33
    assert t.tokens("B", "stun") == 0
    t.asked("A", "roll")
    t.answer("roll")
    t.rolls(1, 1, 1, 1, 1)
    t.passes("A")  # who has drawn a card for attacking a Leader
    t.asked("B", "react")  # B may act again
    t.allows("play", "pocket-money")
    t.pass_all()
    t.answer(("stop",))
    t.announces("fireball", 2)
    t.pass_all()
    t.asked("B", "defend")  # no targeting


@rule("DT-8.55", "DT-4.18")
def test_the_stunned_cannot_play() -> None:
    t = table(
        "barbarian",
        "pyromancer",
        windows="all",
        A=side(hand=["sixer"]),
        B=side(hand=["pocket-money"], tokens={"stun": 1}),
    )
    t.answer(("sell", "sixer"))
    t.asked("A", "main")  # B is not asked
    t = table("barbarian", "pyromancer", A=side(hand=["pocket-money"], tokens={"stun": 1}))
    t.asked("A", "roll")  # the own Main Phase of the Stunned offers nothing


@rule("DT-8.56", "DT-5.24", "DT-5.25", "DT-4.17", "DT-5.105", "DT-9.11", "DT-5.23")
def test_nothing_stops_an_ultimate_but_its_owner_may_strengthen_it() -> None:
    t = table(
        "barbarian", "paladin",
        A=side(cp=2, hand=["on-top"]),
        B=side(cp=5, hand=["not-today"], tokens={"protect": 1, "retribution": 1}),
    )  # fmt: skip
    t.rolls_attack(6, 6, 6, 6, 6)
    t.announces("rage")
    t.passes("B")
    t.asked("A", "react")
    assert t.state.lock == 0
    t.plays("A", "on-top")
    t.rolls(1, 1, 4, 4, 4)
    t.asked("A", "roll")  # the extra phase; B was never asked
    assert t.health("B") == 50 - 15 - 2
    assert t.tokens("B", "protect") == t.tokens("B", "retribution") == 1
    assert t.hand("B") == ["not-today"]


@rule("DT-5.105", "DT-5.108", "DT-5.25", "DT-5.129", "DT-7.73")
def test_what_is_added_to_an_ultimate_is_as_little_avoided_as_the_ultimate() -> None:
    t = table(
        "pyromancer", "shadow-thief",
        A=side(cp=1, hand=["red-hot"], tokens={"fire-mastery": 1}), B=side(cp=0, tokens={"shadows": 1, "quarry": 1}),
    )  # fmt: skip
    t.rolls_attack(6, 6, 6, 6, 6)
    t.announces("scorch-the-earth")  # 3 Fire Mastery, 12 and 2 to all opponents
    t.asked("A", "react")
    t.plays("A", "red-hot")
    t.asked("A", "main")
    t.saw("settled", seat=1, ultimate=12 + 2 + 4 + 2, shadowed=0)
    assert t.health("B") == 50 - 12 - 2 - 4 - 2


@rule("DT-8.57", "DT-5.24", "DT-4.44")
def test_an_announced_ultimate_falls_with_its_dice() -> None:
    t = table("pyromancer", "barbarian", B=side(cp=2, hand=["wild"]))
    t.answer("done")
    t.answer("roll")
    t.rolls(6, 6, 6, 6, 6)
    t.passes("B")
    t.answer(("stop",))
    t.announces("scorch-the-earth")
    t.plays("B", "wild")
    t.answer(("set", 4, 1))
    t.asked("A", "announce")
    t.offers("decline", "reroll", ("announce", "meteorite", 0))
    t.refuses("announce", "scorch-the-earth", 0, rule="DT-4.48")


@rule("DT-8.58", "DT-4.13", "DT-5.66", "DT-5.88", "DT-9.58", "DT-6.54")
def test_a_reaction_cannot_be_interrupted() -> None:
    t = table("barbarian", "pyromancer", A=side(cp=5, hand=["nudge"]), B=side(cp=5, hand=["nudge"]))
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 1, 1, 4, 6)
    t.plays("A", "nudge")
    t.asked("A", "nudge-die")  # nobody comes between
    t.answer(("nudge", 3, -1))
    t.asked("B", "react")  # and then B may
    t.allows("play", "nudge")


@rule("DT-8.59", "DT-5.69", "DT-4.26", "DT-5.153", "DT-2.42", "DT-2.40")
def test_an_empty_deck_is_rebuilt_from_the_discard_pile() -> None:
    seven = ["sixer", "twin", "wild", "nudge", "two-cards", "tidy-up", "windfall"]
    t = table("barbarian", "pyromancer", active="B", phase="main-2", A=side(discard=seven))
    t.state.players.edit(0).deck = ()
    t.answer("done")
    t.skips_to("shuffle")
    t.shuffles()
    t.skips_to("main", "A")
    assert len(t.player("A").deck) == 6
    assert len(t.hand("A")) == 1
    assert t.discard("A") == []


@rule("DT-9.6")
def test_with_nothing_to_draw_nothing_is_drawn() -> None:
    t = table("barbarian", "pyromancer", A=side(cp=3, hand=["two-cards"]))
    t.state.players.edit(0).deck = ()
    t.answer(("play", "two-cards"))
    assert t.hand("A") == []
    assert t.discard("A") == ["two-cards"]


@rule("DT-8.60", "DT-5.33", "DT-6.11", "DT-5.31", "DT-5.32", "DT-9.36", "DT-6.41")
def test_sneak_attack_adds_damage_of_the_attack_s_type() -> None:
    t = table(
        "shadow-thief", "barbarian",
        A=side(cp=5, tokens={"sneak-attack": 1}, levels={"shifty-strike": 2}), B=side(cp=9, hand=["nudge"]),
    )  # fmt: skip
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 1, 6, 6, 3)
    t.pass_all()
    t.answer(("stop",))
    t.announces("shifty-strike", 1)
    t.pass_all()
    t.answer("decline")
    t.asked("A", "react")  # before or after the defence
    t.plays("A", "token", "sneak-attack")
    t.rolls(4)
    # The die of a token is nobody's to change: B's Nudge finds nothing.
    t.saw("entered", entry=(1, 1, 4, 0, 0, 0, ("token", t.token("sneak-attack"))))
    t.pass_all()
    assert t.health("B") == 50 - 3 - 4


@rule("DT-8.62", "DT-5.103", "DT-5.108", "DT-7.144")
def test_pure_damage_is_not_strengthened() -> None:
    t = table("shadow-thief", "barbarian", A=side(tokens={"sneak-attack": 1}))
    t.strikes("shadow-dance", 6, 6, 6, 1, 3)
    t.pass_all()
    t.rolls(5)
    t.asked("A", "main")  # Sneak Attack is never offered
    assert t.health("B") == 47
    assert t.tokens("A", "sneak-attack") == 1
    assert t.tokens("A", "shadows") == 1


@rule("DT-8.63", "DT-7.4", "DT-7.103", "DT-5.156", "DT-4.88")
def test_combustion_removes_up_to_four() -> None:
    t = table("pyromancer", "barbarian", A=side(tokens={"fire-mastery": 4}))
    t.strikes("combustion", 1, 4, 5, 6, 1)
    t.asked("A", "how-many")
    t.offers(0, 1, 2, 3, 4)
    t.answer(3)
    assert t.tokens("A", "fire-mastery") == 2
    assert t.health("B") == 41
    t.never_saw("defence-chosen")


@rule("DT-9.27", "DT-2.14", "DT-5.30")
def test_an_ability_without_damage_in_the_end_is_no_attack() -> None:
    t = table("pyromancer", "barbarian", "paladin", mode="king-of-the-hill", A=side(cp=3, hand=["fired-up"]))
    t.rolls_attack(1, 4, 5, 6, 1)
    t.announces("combustion")
    t.pass_all()
    t.answer(0)
    t.asked("A", "main")  # no target, no defence, no modifier, no Leader card
    assert t.hand("A") == ["fired-up"]


@rule("DT-9.27", "DT-9.28", "DT-5.34", "DT-5.205", "DT-5.30")
def test_a_modifier_alone_makes_no_attack() -> None:
    t = table(
        "pyromancer", "barbarian", "paladin", mode="king-of-the-hill",
        A=side(health=20, cp=1, hand=["red-hot"], tokens={"fire-mastery": 4}),
    )  # fmt: skip
    t.rolls_attack(1, 4, 5, 6, 1)
    t.announces("combustion")
    t.asked("A", "react")  # it could still become an attack
    t.plays("A", "red-hot")
    t.saw("entered")
    t.answer(0)
    t.asked("A", "main")  # nothing of its own is dealt: no target, no defence
    assert (t.health("B"), t.health("C")) == (35, 35)
    assert (t.hand("A"), t.discard("A")) == ([], ["red-hot"])
    t.never_saw("targeted")
    t.never_saw("settled")
    # With one token removed it is an attack, and the modifier counts.
    t = table("pyromancer", "barbarian", A=side(cp=1, hand=["red-hot"], tokens={"fire-mastery": 4}))
    t.rolls_attack(1, 4, 5, 6, 1)
    t.announces("combustion")
    t.plays("A", "red-hot")
    t.answer(1)
    assert t.health("B") == 50 - 3 - 5


@rule("DT-9.27", "DT-5.34", "DT-4.60")
def test_what_a_modifier_would_inflict_lapses_with_the_attack() -> None:
    t = table("pyromancer", "barbarian", A=side(cp=1, hand=["fired-up"]))
    t.rolls_attack(1, 4, 5, 6, 1)
    t.announces("combustion")
    t.plays("A", "fired-up")
    t.rolls(6)  # Knockdown for the defender: there is none
    t.answer(0)
    t.asked("A", "main")
    assert t.tokens("B", "knockdown") == 0
    t.never_saw("targeted")


@rule("DT-8.64", "DT-9.1", "DT-4.90", "DT-4.61")
def test_a_defence_may_be_declined() -> None:
    t = table("barbarian", "pyromancer")
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.asked("B", "defend")
    t.offers(("defend", "molten-armor"), "decline")
    t.answer("decline")
    assert t.health("B") == 46
    t.never_saw("dice-shown", seat=1)


@rule("DT-8.65", "DT-5.128", "DT-4.66", "DT-13.131", "DT-9.43")
def test_both_may_fall_at_one_instant() -> None:
    t = table("barbarian", "pyromancer", A=side(health=2), B=side(health=2))
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.defends("molten-armor", 1, 2, 3, 4, 4)
    assert t.over and t.winners() == ""


@rule("DT-8.66", "DT-5.170", "DT-5.171", "DT-2.30", "DT-6.56")
def test_companions_are_no_status_tokens() -> None:
    t = table("barbarian", "beast-keeper", A=side(cp=5, hand=["clean-slate", "tidy-up"]), B=side(tokens={"burn": 1}))
    before = t.player("B").companions
    assert any(before)
    t.answer(("play", "clean-slate"))
    if t.choice.kind == "player":
        t.answer("B")
    assert t.tokens("B", "burn") == 0
    assert t.player("B").companions == before
    t.refuses("play", "tidy-up", rule="DT-9.35")  # a companion is nothing to remove


@rule("DT-8.67", "DT-5.43", "DT-5.46", "DT-5.89", "DT-9.33", "DT-4.19", "DT-9.32")
def test_tokens_outlive_who_placed_them() -> None:
    t = table(
        "barbarian", "pyromancer", "paladin", mode="king-of-the-hill",
        B=side(health=3, tokens={"fire-mastery": 2}), C=side(cp=0, tokens={"burn": 1}),
    )  # fmt: skip
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.answer("B")
    t.answer("decline")
    assert not t.player("B").alive
    assert t.player("B").tokens == ()
    t.asked("A", "main")
    t.answer("done")
    t.skips_to("main", "C")  # B has no turn any more
    assert t.health("C") == 33
    t.answer("done")
    t.skips_to("main", "A")


@rule("DT-8.68", "DT-5.83", "DT-2.20")
def test_a_raised_limit_is_one_player_s_own() -> None:
    t = table(
        "pyromancer",
        "pyromancer",
        A=side(cp=3, hand=["fan-the-flames"], tokens={"fire-mastery": 5}),
        B=side(tokens={"fire-mastery": 5}),
    )
    t.answer(("play", "fan-the-flames"))
    assert t.tokens("A", "fire-mastery") == 6
    t.rolls_attack(1, 1, 1, 4, 6)
    t.announces("fireball")
    t.defends("molten-armor", 5, 5, 5, 4, 4)
    assert t.tokens("B", "fire-mastery") == 5
    assert t.tokens("A", "fire-mastery") == 6


@rule("DT-8.69", "DT-5.122")
def test_multipliers_are_reckoned_from_the_subtotal_each() -> None:
    source = ("card", 0)
    pool = (
        (HALVED, 0, 0, 0, BY_OTHER, 0, source),
        (INCOMING, 0, 7, 0, BY_OTHER, 1, source),
        (TIMES, 0, 2, 0, BY_OTHER, 1, source),
        (HALVED, 0, 0, 0, BY_OTHER, 0, source),
    )
    assert reckon(pool, 0, False, False, 0).final == 6


@rule("DT-8.70", "DT-5.67", "DT-5.68", "DT-4.11", "DT-4.12", "DT-5.60", "DT-9.37")
def test_cards_are_for_their_phases() -> None:
    t = table(
        "barbarian",
        "pyromancer",
        A=side(cp=9, hand=["sixer", "windfall"]),
        B=side(cp=9, hand=["windfall", "two-cards"]),
    )
    t.refuses("play", "sixer", rule="DT-4.11")
    t.answer(("sell", "sixer"))
    t.asked("B", "react")
    t.refuses("play", "windfall", rule="DT-4.12")
    t.allows("play", "two-cards")


@rule("DT-8.71", "DT-4.42", "DT-2.2", "DT-2.1", "DT-4.41", "DT-4.84", "DT-9.41", "DT-5.1", "DT-6.46")
def test_any_of_the_five_may_be_rolled_again() -> None:
    t = table("barbarian", "pyromancer")
    t.answer("done")
    t.asked("A", "roll")
    t.offers("roll", "skip")
    t.answer("roll")
    assert t.choice.options.plain() == ("roll", 5, (1, 2, 3, 4, 5, 6))
    t.rolls(1, 1, 1, 4, 4)
    assert t.options().size() == 32
    t.answer((3, 4))
    t.rolls(5, 5)
    t.allows(0, 1)
    t.answer((0, 1, 2))
    t.rolls(2, 3, 3)
    t.asked("A", "announce")  # three attempts, no more
    assert t.state.dice == (2, 3, 3, 5, 5)


@rule("DT-8.72", "DT-5.9", "DT-7.3", "DT-7.102", "DT-9.54")
def test_burning_soul_counts_every_soul() -> None:
    t = table("pyromancer", "barbarian", "paladin", mode="king-of-the-hill")
    t.strikes("burning-soul", 5, 5, 5, 5, 1)
    t.asked("A", "main")
    assert t.tokens("A", "fire-mastery") == 5
    assert (t.health("B"), t.health("C")) == (31, 31)


@rule("DT-8.73", "DT-4.61", "DT-5.211")
def test_only_the_target_defends() -> None:
    t = table("barbarian", "pyromancer", "paladin", "shadow-thief", mode="teams")
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.rolls(1)
    t.asked("B", "defend")
    t.answer("decline")
    t.asked("A", "main")


@rule("DT-8.74", "DT-5.62")
def test_a_played_upgrade_cannot_be_sold() -> None:
    t = table("barbarian", "pyromancer", A=side(cp=9, hand=["smack-2"]))
    t.answer(("play", "smack-2"))
    t.refuses("sell", "smack-2", rule="DT-5.62")
