"""Sections 4.6 to 4.8 and 5.1 to 5.8: abilities, attacks, modifiers, tokens and the damage they make."""

from __future__ import annotations

import itertools

import pytest
from tests.dice_throne.packs import PACKED_GAME

from reverie.games.dice_throne import GAME
from reverie.testing.dice_throne import side, table
from reverie.testing.rules import rule

HILL = "king-of-the-hill"
TEAMS = ("pyromancer", "barbarian", "paladin", "shadow-thief")


# Announcing and activating -------------------------------------------------------------------------------------------


@rule("DT-4.43", "DT-4.48", "DT-4.85", "DT-5.2", "DT-5.3", "DT-5.12", "DT-5.20", "DT-6.45", "DT-6.47", "DT-7.90")
def test_any_line_that_the_final_roll_meets_may_be_announced_or_none() -> None:
    t = table("barbarian", "pyromancer", A=side(levels={"overpower": 2}))
    t.rolls_attack(1, 2, 3, 4, 5)
    lines = [
        ("announce", "smack", 0),
        ("announce", "mighty-blow", 0),
        ("announce", "reckless", 0),
        ("announce", "overpower", 1),
    ]
    t.offers("decline", *lines)
    t.answer("decline")
    assert t.phase == "main-2"
    t.never_saw("activated")


@rule("DT-4.46", "DT-5.20")
def test_one_ability_in_an_offensive_roll_phase() -> None:
    t = table("barbarian", "pyromancer")
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.answer("decline")
    assert t.phase == "main-2"


@rule("DT-9.42", "DT-4.41", "DT-4.47")
def test_the_phase_may_be_ended_without_a_roll() -> None:
    t = table("barbarian", "pyromancer")
    t.answer("done")
    t.answer("skip")
    assert t.phase == "main-2"
    t.never_saw("dice-shown")


@rule("DT-4.45", "DT-5.26", "DT-9.2", "DT-5.146", "DT-5.147", "DT-5.148", "DT-5.81")
def test_the_parts_of_an_ability_come_in_their_steps() -> None:
    t = table(
        "pyromancer", "barbarian", "paladin", mode=HILL, B=side(cp=0), C=side(cp=0), A=side(levels={"hot-streak": 2})
    )
    t.strikes("hot-streak", 1, 2, 4, 4, 6, line=1)
    t.asked("A", "target")
    assert t.tokens("A", "fire-mastery") == 2  # step 4.4
    assert t.tokens("B", "burn") == 0
    t.answer("B")
    assert t.tokens("B", "burn") == 1  # step 6.1
    t.asked("B", "defend")
    assert t.health("B") == 35
    t.answer("decline")
    assert t.health("B") == 29  # step 6.6


@rule("DT-5.27", "DT-7.91", "DT-6.58")
def test_a_level_replaces_the_whole_text() -> None:
    t = table("barbarian", "pyromancer", A=side(levels={"smack": 2}))
    t.rolls_attack(1, 1, 1, 1, 6)
    t.refuses(("announce", t.line(0, "smack", 1, level=0)), rule="DT-5.27")
    t.announces("smack", 1)
    assert t.health("B") == 43  # 7 undefendable instead of 6


@rule("DT-5.28", "DT-7.77", "DT-7.43", "DT-7.143")
def test_cp_as_damage_is_fixed_at_activation() -> None:
    t = table("shadow-thief", "paladin", A=side(cp=4, hand=["not-today", "poison-tip"]), B=side(cp=0))
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 2, 3, 4, 5)
    t.pass_all()
    t.answer(("stop",))
    t.announces("insidious-strike")
    t.passes("A")  # announced
    assert t.cp("A") == 7  # the gain comes first
    t.passes("A")  # activated
    t.asked("A", "react")  # before the defence
    t.plays("A", "poison-tip")
    assert t.cp("A") == 5
    t.pass_all()
    t.answer("decline")
    t.pass_all()
    assert t.health("B") == 43


@rule("DT-5.28", "DT-7.77", "DT-5.143")
@pytest.mark.parametrize(
    ("card", "left"), [("pocket-money", 4 + 3 + 2), ("poison-tip", 4 + 3 - 2), ("two-cards", 4 + 3 - 1)]
)
def test_cp_paid_or_gained_at_then_change_nothing(card: str, left: int) -> None:
    t = table("shadow-thief", "paladin", A=side(cp=4, hand=[card]), B=side(cp=0))
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 2, 3, 4, 5)
    t.pass_all()
    t.answer(("stop",))
    t.announces("insidious-strike")
    t.passes("A")  # announced
    assert t.cp("A") == 4 + 3
    t.plays("A", card)  # at the word "then": the damage is not worked out yet
    assert t.cp("A") == left
    t.pass_all()
    t.answer("decline")
    t.pass_all()
    assert t.health("B") == 50 - (4 + 3)


@rule("DT-5.28", "DT-4.15")
def test_what_was_paid_before_the_activation_counts() -> None:
    t = table("shadow-thief", "paladin", A=side(cp=4, hand=["poison-tip"]), B=side(cp=0))
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 2, 3, 4, 5)
    t.pass_all()
    t.answer(("stop",))
    t.announces("insidious-strike")
    t.plays("A", "poison-tip")  # announced, not activated
    t.pass_all()
    t.answer("decline")
    assert t.health("B") == 50 - (4 - 2 + 3)


@rule("DT-4.47", "DT-4.68", "DT-5.111", "DT-9.62", "DT-5.100", "DT-6.42")
def test_damage_by_cards_alone_is_settled_too() -> None:
    t = table("barbarian", "tester", game=PACKED_GAME, B=side(hand=["spark"]))
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 1, 4, 5, 6)
    t.plays("B", "spark")
    assert t.health("A") == 50
    t.answer(("stop",))
    assert t.phase == "main-2"
    assert t.health("A") == 47  # nobody was asked to defend against a card


@rule("DT-9.67", "DT-5.127", "DT-5.130", "DT-5.107")
def test_damage_in_a_main_phase_lands_at_its_end() -> None:
    t = table(
        "tester",
        "barbarian",
        game=PACKED_GAME,
        A=side(cp=0, hand=["fire-bomb"]),
        B=side(cp=1, hand=["not-today", "lucky"]),
    )
    t.answer(("play", "fire-bomb"))
    t.passes("B")
    t.asked("B", "react")
    t.plays("B", "lucky")
    t.rolls(1, 1, 1)
    assert t.health("B") == 51  # healing comes at once
    t.plays("B", "not-today")
    t.answer("done")
    assert t.health("B") == 51
    t = table("tester", "barbarian", game=PACKED_GAME, A=side(hand=["fire-bomb"]))
    t.answer(("play", "fire-bomb"))
    assert t.health("B") == 50
    t.answer("done")
    assert t.health("B") == 46


# Attacks and modifiers -----------------------------------------------------------------------------------------------


@rule("DT-5.34", "DT-5.36", "DT-6.40", "DT-4.91")
def test_modifiers_are_the_attacker_s_and_for_attacks_only() -> None:
    t = table(
        *TEAMS,
        mode="teams",
        A=side(cp=3, hand=["red-hot"], tokens={"fire-mastery": 2}),
        C=side(cp=0, tokens={"crit": 1}),
    )
    t.refuses("play", "red-hot", rule="DT-4.11")
    t.answer("done")
    t.answer("roll")
    t.rolls(5, 5, 1, 1, 1)
    t.answer(("stop",))  # no attack yet: Red Hot is not offered
    t.announces("fireball")
    t.rolls(1)
    t.asked("A", "react")  # before the defence; the teammate's Crit is no help
    t.plays("A", "red-hot")
    t.asked("B", "defend")
    t.answer("decline")
    assert t.health("B") == 50 - 4 - 3
    t = table("pyromancer", "barbarian", A=side(cp=3, hand=["red-hot"], tokens={"fire-mastery": 2}))
    t.strikes("burning-soul", 5, 5, 1, 1, 4)
    t.asked("A", "main")  # collateral damage is no attack


@rule("DT-9.26", "DT-5.103")
def test_a_modifier_that_adds_an_effect_works_on_pure_damage() -> None:
    t = table("tester", "barbarian", game=PACKED_GAME, A=side(hand=["taunt"]))
    t.rolls_attack(3, 3, 3, 3, 5)
    t.announces("plain-hit", 2)
    t.asked("A", "react")
    t.plays("A", "taunt")
    assert t.health("B") == 46  # the companion's 4, and nothing added
    assert t.tokens("B", "doubt") == 1


@rule("DT-9.28", "DT-5.37")
def test_an_ability_is_an_attack_from_its_activation() -> None:
    t = table("barbarian", "pyromancer", A=side(cp=2, hand=["on-top"]))
    t.rolls_attack(1, 1, 1, 6, 6)
    t.announces("overpower")
    t.rolls(1, 1, 1)
    t.asked("A", "react")  # activated: its damage is not known yet
    t.allows("play", "on-top")
    t = table("paladin", "barbarian", A=side(cp=0, tokens={"crit": 1}))
    t.strikes("blessing-of-might", 1, 1, 1, 6, 3)
    t.asked("A", "main")  # 3 is less than 5: Crit is not offered
    assert t.tokens("A", "crit") == 1


@rule("DT-5.37", "DT-6.22")
def test_a_threshold_counts_what_was_added_and_not_what_was_prevented() -> None:
    # 3 of Blessing of Might and 2 of a Quarry: an attack of 5.
    for quarry, offered in ((1, True), (0, False)):
        marks = {"quarry": quarry} if quarry else {}
        t = table("paladin", "barbarian", A=side(cp=0, tokens={"crit": 1}), B=side(tokens=marks))
        t.strikes("blessing-of-might", 1, 1, 1, 6, 3)
        assert (t.choice.kind == "react") == offered
        if offered:
            t.offers("pass", ("token", "crit"))
            t.plays("A", "token", "crit")
            assert t.health("B") == 50 - 3 - 2 - 4
    # 5 of Holy Strike stay 5, whatever the defender has prevented by then.
    t = table("paladin", "barbarian", A=side(cp=0, tokens={"crit": 1}), B=side(cp=1, hand=["not-today"]))
    t.strikes("holy-strike", 1, 2, 3, 4, 6)
    t.passes("A")
    t.plays("B", "not-today")
    t.asked("A", "react")
    t.plays("A", "token", "crit")
    t.pass_all()
    t.answer("decline")
    t.pass_all()
    assert t.health("B") == 50 - (5 + 4 - 6)


@rule("DT-6.23", "DT-5.102", "DT-4.62", "DT-5.101", "DT-5.106", "DT-6.70", "DT-6.71")
def test_accuracy_takes_the_defence_away() -> None:
    t = table("paladin", "pyromancer", A=side(cp=0, tokens={"accuracy": 1}))
    t.strikes("holy-strike", 1, 2, 3, 4, 4)
    t.asked("A", "react")
    t.plays("A", "token", "accuracy")
    assert t.health("B") == 45  # no defence was asked
    t = table("paladin", "pyromancer", A=side(cp=0, tokens={"accuracy": 1}))
    t.strikes("holy-strike", 1, 2, 3, 4, 4)
    t.passes("A")
    t.asked("B", "defend")
    t.answer("decline")
    t.asked("A", "main")  # too late for it now


@pytest.mark.parametrize(
    ("slot", "dice", "asked"),
    [("smack", (1, 1, 1, 4, 6), True), ("sturdy-blow", (1, 1, 6, 6, 4), False), ("rage", (6, 6, 6, 6, 6), False)],
)
@rule("DT-4.62", "DT-5.101", "DT-5.102", "DT-5.105", "DT-5.106", "DT-5.21", "DT-6.49")
def test_only_normal_damage_is_defended_against(slot: str, dice: tuple[int, ...], asked: bool) -> None:
    t = table("barbarian", "pyromancer")
    t.strikes(slot, *dice)
    assert (t.choice.kind == "defend") == asked


@rule("DT-5.109", "DT-4.56", "DT-5.104")
def test_collateral_damage_needs_no_target() -> None:
    t = table("pyromancer", "barbarian", "paladin", mode=HILL)
    t.strikes("burning-soul", 5, 5, 1, 1, 4)
    t.never_saw("targeted")
    assert (t.health("B"), t.health("C")) == (33, 33)


@rule("DT-4.64", "DT-4.66")
def test_effects_of_a_defence_come_at_once_and_its_damage_at_the_end() -> None:
    t = table("barbarian", "pyromancer", A=side(cp=1, hand=["not-today"]), B=side(levels={"molten-armor": 3}))
    t.rolls_attack(1, 1, 1, 4, 6)
    t.announces("smack")
    t.passes("A")  # before the defence: damage is on its way to B, whom the card could protect
    t.defends("molten-armor", 5, 4, 1, 1, 1)
    t.passes("A")  # after the defence roll
    t.asked("A", "react")  # the last chance
    assert t.tokens("B", "fire-mastery") == 2
    assert t.tokens("A", "burn") == 1
    assert t.health("A") == 50
    t.plays("A", "not-today")  # DT-9.51: against the damage of a defence
    t.answer("A")
    assert t.health("A") == 50
    assert t.health("B") == 46


@rule("DT-5.126", "DT-6.31", "DT-9.36")
def test_evasive_avoids_everything_or_nothing() -> None:
    for die, health in ((2, 50), (3, 41)):
        t = table("barbarian", "tester", game=PACKED_GAME, B=side(tokens={"evasive": 1}, companions={"hound": 0}))
        t.strikes("mighty-blow", 1, 2, 3, 4, 6)
        t.plays("B", "token", "evasive")
        t.rolls(die)
        t.answer("decline")
        assert t.health("B") == health
        assert t.tokens("B", "evasive") == 0


@rule("DT-5.92", "DT-6.24", "DT-5.84", "DT-5.149")
def test_several_tokens_in_one_window_one_after_the_other() -> None:
    t = table("barbarian", "paladin", B=side(cp=0, tokens={"protect": 1, "retribution": 1}))
    t.strikes("smack", 1, 1, 1, 1, 1, line=2)
    t.offers("pass", ("token", "retribution"), ("token", "protect"))
    t.plays("B", "token", "retribution")
    t.offers("pass", ("token", "protect"))
    t.plays("B", "token", "protect")
    t.answer("decline")
    assert (t.health("A"), t.health("B")) == (46, 46)


@rule("DT-9.35", "DT-5.85", "DT-5.150")
def test_exactly_as_many_as_stated_or_up_to() -> None:
    t = table("barbarian", "pyromancer", A=side(cp=9, hand=["tidy-up", "shake-off"]))
    t.refuses("play", "tidy-up", rule="DT-9.35")
    t = table("barbarian", "pyromancer", A=side(health=40, levels={"fortitude": 2}))
    t.strikes("fortitude", 4, 4, 4, 1, 6)
    assert t.health("A") == 45  # the removal does nothing, the rest happens
    t = table("barbarian", "pyromancer", A=side(health=40, levels={"fortitude": 2}, tokens={"burn": 1}))
    t.strikes("fortitude", 4, 4, 4, 1, 6)
    assert t.tokens("A", "burn") == 0
    t = table(
        "tester",
        "barbarian",
        game=PACKED_GAME,
        A=side(cp=0, hand=["purge"], tokens={"doubt": 2, "snare": 1, "evasive": 1}),
    )
    t.answer(("play", "purge"))
    t.asked("A", "token")
    t.offers("stop", t.token("doubt"), t.token("snare"))
    t.answer(t.token("doubt"))
    t.answer("stop")
    assert (t.cp("A"), t.tokens("A", "doubt")) == (1, 1)


@rule("DT-5.91", "DT-13.117", "DT-5.87", "DT-6.53", "DT-5.90")
def test_moving_a_token() -> None:
    t = table(
        "barbarian", "tester", "pyromancer", mode=HILL, game=PACKED_GAME,
        A=side(cp=2, hand=["pass-it-on"], tokens={"burn": 1}), B=side(tokens={"relic": 1}), C=side(tokens={"burn": 1}),
    )  # fmt: skip
    t.answer(("play", "pass-it-on"))
    t.asked("A", "move")
    burn = t.token("burn")
    assert list(t.options()) == [(0, burn, 1), (2, burn, 1)]  # no unique token, no full board
    t.answer((0, burn, 1))
    assert (t.tokens("A", "burn"), t.tokens("B", "burn")) == (0, 1)
    t.answer("done")
    t.skips_to("main", "B")
    assert t.health("B") == 33  # it works against its new bearer


@rule("DT-13.116", "DT-5.87")
def test_all_tokens_but_unique_ones_are_removed() -> None:
    t = table(
        "barbarian",
        "tester",
        game=PACKED_GAME,
        A=side(cp=2, hand=["clean-slate"]),
        B=side(tokens={"relic": 1, "doubt": 2, "evasive": 1}),
    )
    t.answer(("play", "clean-slate"))
    assert t.player("B").tokens == ((t.token("relic"), 1),)


@rule("DT-5.122")
def test_a_doubled_attack() -> None:
    t = table("tester", "barbarian", game=PACKED_GAME)
    t.strikes("plain-hit", 1, 1, 1, 5, 5, line=1)
    t.answer("decline")
    assert t.health("B") == 38


@rule("DT-5.170", "DT-5.171", "DT-5.172", "DT-5.173")
def test_a_companion_takes_damage_for_its_hero() -> None:
    t = table("barbarian", "tester", game=PACKED_GAME)
    t.strikes("smack", 1, 1, 1, 1, 1, line=2)
    t.asked("B", "react")
    t.plays("B", "companion", "hound")
    t.offers(1, 2, 3)
    t.answer(3)
    t.plays("B", "companion", "hound")
    t.answer("decline") if t.choice.kind == "defend" else None
    assert t.companion("B", "hound") == 0
    t.pass_all()
    assert t.health("B") == 50 - 8 + 4
    t = table("tester", "barbarian", game=PACKED_GAME, phase="upkeep", A=side(companions={"hound": 0}))
    t.answer((0, 1))
    t.skips_to("main")
    assert t.companion("A", "hound") == 1
    # Not even a companion hinders an Ultimate.
    t = table("barbarian", "tester", game=PACKED_GAME)
    t.strikes("rage", 6, 6, 6, 6, 6)
    assert t.health("B") == 35


@rule("DT-10.37", "DT-5.171", "DT-5.121", "DT-5.107")
def test_a_companion_takes_no_more_damage_than_there_is() -> None:
    t = table("barbarian", "beast-keeper", B=side(cp=1, hand=["not-today"], companions={"bramble": 6}))
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.plays("B", "companion", "bramble")
    t.offers(1, 2, 3, 4)  # of six: Smack deals 4
    t.answer(3)
    t.plays("B", "companion", "bramble")  # the last one
    t.refuses("companion", "bramble", rule="DT-5.107")
    t.pass_all()
    t.answer("decline")
    t.pass_all()
    assert (t.health("B"), t.companion("B", "bramble")) == (50, 2)
    # What a defence and cards prevent is not taken twice.
    t = table("barbarian", "beast-keeper", B=side(cp=1, hand=["not-today"], companions={"bramble": 6}))
    t.strikes("smack", 1, 1, 1, 1, 1, line=2)
    t.plays("B", "not-today")
    t.plays("B", "companion", "bramble")
    t.offers(1, 2)  # 8, and 6 of it prevented


@rule("DT-10.35", "DT-13.81", "DT-13.82")
def test_marks_and_snares() -> None:
    t = table(
        "barbarian",
        "tester",
        game=PACKED_GAME,
        A=side(tokens={"snare": 1}),
        B=side(tokens={"target-mark": 2}, companions={"hound": 0}),
    )
    t.answer("done")
    assert t.state.attempts == 2
    t.answer("roll")
    t.rolls(1, 1, 1, 4, 6)
    t.answer((3,))
    t.rolls(4)
    t.announces("smack")
    t.answer("decline")
    assert t.health("B") == 50 - 4 - 4
    assert t.tokens("A", "snare") == 0
    assert t.tokens("B", "target-mark") == 2


@rule("DT-6.32")
def test_a_pool_token_adds_or_prevents() -> None:
    pools = [t for t in GAME.cast.tokens if len(t.spend) == 2]
    assert pools  # one spent on the own attack, or against incoming damage
    token = pools[0]
    t = table("ascetic", "barbarian", A=side(cp=0, tokens={token.id: 2}))
    hero = t.state.hero(0)
    line = next(line for line in hero.lines(t.state.cast, t.player("A").levels) if t.state.cast.texts[line.text].aims)
    dice = next(roll for roll in itertools.product(range(1, 7), repeat=5) if line.fits(roll))
    t.rolls_attack(*dice)
    t.answer(("announce", line.number))
    t.skips_to("react", "A")
    t.allows("token", token.id, 0)


@rule("DT-9.48", "DT-7.27")
def test_on_sword_counts_once_at_level_one_and_each_at_two() -> None:
    for level, dice, health in ((1, (1, 1, 2), 49), (2, (1, 1, 2, 6), 47)):
        t = table("barbarian", "paladin", B=side(cp=0, levels={"holy-defense": level}))
        t.strikes("smack", 1, 1, 1, 4, 6)
        t.defends("holy-defense", *dice)
        t.pass_all()
        assert t.health("A") == health


@rule("DT-5.8", "DT-5.141", "DT-10.38")
def test_three_of_a_kind_are_also_two_of_a_kind() -> None:
    for dice, prevented in (((1, 1, 3, 4), 2), ((1, 1, 1, 4), 2 + 3), ((1, 2, 3, 4), 0)):
        t = table("barbarian", "gambler", B=side(cp=0))
        t.strikes("smack", 1, 1, 1, 1, 1, line=2)
        t.defends("straight-face", *dice)
        assert t.health("B") == 50 - 8 + prevented


@rule("DT-13.115", "DT-13.109", "DT-13.112", "DT-13.113", "DT-6.72", "DT-6.74", "DT-5.153", "DT-2.16")
def test_the_common_cards_for_cp_and_cards() -> None:
    t = table("barbarian", "pyromancer", A=side(cp=3, hand=["windfall", "pocket-money", "two-cards", "three-cards"]))
    t.answer(("play", "pocket-money"))
    assert t.cp("A") == 5
    t.answer(("play", "two-cards"))
    assert (t.cp("A"), len(t.hand("A"))) == (4, 4)
    t.answer(("play", "three-cards"))
    assert (t.cp("A"), len(t.hand("A"))) == (2, 6)
    t.answer(("play", "windfall"))
    t.rolls(3)
    assert t.cp("A") == 4


@rule("DT-6.73", "DT-5.40", "DT-7.162")
def test_healing_by_an_ability_that_is_no_attack() -> None:
    t = table("barbarian", "pyromancer", A=side(health=30))
    t.strikes("fortitude", 4, 5, 4, 5, 1, line=1)
    assert t.health("A") == 35


@rule("DT-7.110", "DT-5.83", "DT-5.88")
def test_paying_for_fuel() -> None:
    t = table("pyromancer", "barbarian", A=side(cp=3, hand=["turn-up-the-heat"]))
    t.answer(("play", "turn-up-the-heat"))
    t.asked("A", "pay")
    t.offers(0, 1, 2, 3)
    t.answer(2)
    assert (t.cp("A"), t.tokens("A", "fire-mastery")) == (1, 3)
