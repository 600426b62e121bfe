"""Sections 5.2, 5.3 and 5.9: the parts of a text in their order, what waits for the target, what comes after the damage."""

from __future__ import annotations

import pytest
from tests.dice_throne.packs import PACKED_GAME, WORKSHOP_GAME, prover_with

from reverie.games.dice_throne.rules.cast import COLLATERAL, NORMAL, UNDEFENDABLE
from reverie.games.dice_throne.rules.damage import accounts
from reverie.games.dice_throne.rules.state import (
    AIMED,
    BY_DEFENCE,
    BY_OFFENCE,
    BY_OTHER,
    DECK_STREAM,
    DICE_STREAM,
    HEALED,
    IF_DEALT,
    INCOMING,
    NO_KIND,
    REFLECTED,
    VERBS,
    Entry,
)
from reverie.testing.dice_throne import Contested, side, table
from reverie.testing.rules import rule

HILL = "king-of-the-hill"


def entries(t: Contested) -> list[Entry]:
    """Everything that came into the pool."""
    return [event.data["entry"] for event in t.seen if event.kind == "entered"]


def entered(t: Contested, verb: int | None = None) -> list[tuple[int, int]]:
    """Victim and amount of everything that came into the pool."""
    return [(entry[1], entry[2]) for entry in entries(t) if verb is None or entry[0] == verb]


# Order ---------------------------------------------------------------------------------------------------------------


@rule("DT-5.143", "DT-5.26", "DT-4.60", "DT-9.2", "DT-5.7")
def test_a_text_goes_on_behind_its_roll_and_nothing_happens_twice() -> None:
    t = table("prover", "barbarian", game=WORKSHOP_GAME, A=side(cp=0, hand=["two-step"]))
    t.answer("done")
    t.answer("roll")
    t.rolls(4, 4, 3, 3, 3)
    t.pass_all()
    t.answer(("stop",))
    t.announces("wager")
    t.passes("A")  # announced
    t.asked("nature", "sub-roll")
    assert t.choice.stream == DICE_STREAM
    t.rolls(5)
    t.asked("A", "react")  # the roll lies open
    assert t.state.dice == (5,)
    assert t.state.pool == ()
    t.passes("A")
    t.passes(
        "A"
    )  # before the defence, where the Knot has come; "then" behind damage opened no window of its own before
    assert t.tokens("B", "knot") == 1
    assert [entry[1:3] for entry in t.state.pool] == [(1, 5)]
    assert t.cp("A") == 0
    t.answer("decline")
    t.skips_to("main", "A")
    assert t.health("B") == 45
    assert t.cp("A") == 1  # once, and after the damage
    assert t.tokens("B", "knot") == 1
    assert (t.state.deferred, t.state.after) == ((), ())


@rule("DT-5.143", "DT-9.25", "DT-4.13")
def test_a_reaction_is_not_interrupted_at_its_then() -> None:
    t = table("prover", "prover", game=WORKSHOP_GAME, A=side(cp=0, hand=["two-step"]), B=side(cp=0, hand=["two-step"]))
    t.plays("A", "two-step")
    assert t.cp("A") == 2  # both parts before anybody is asked
    t.asked("B", "react")
    t.plays("B", "two-step")
    assert t.cp("B") == 2


@rule("DT-5.143", "DT-4.16")
def test_a_main_card_is_interrupted_at_its_then() -> None:
    t = table(
        "pyromancer", "prover", game=WORKSHOP_GAME, A=side(cp=2, hand=["turn-up-the-heat"]), B=side(hand=["two-step"])
    )
    t.plays("A", "turn-up-the-heat")
    t.passes("B")  # paid for
    assert t.tokens("A", "fire-mastery") == 1
    t.passes("B")  # "then"
    t.asked("A", "pay")
    t.offers(0, 1, 2)
    t.answer(2)
    assert t.tokens("A", "fire-mastery") == 3
    assert t.cp("A") == 0


@rule("DT-5.73", "DT-9.69", "DT-5.155")
def test_whom_a_text_means_is_asked_before_it_begins_first_the_opponent_then_the_chosen_player() -> None:
    t = table(
        "prover", "barbarian", "barbarian", mode=HILL, game=WORKSHOP_GAME,
        A=side(cp=0, hand=["cut-purse"]), B=side(cp=5), C=side(cp=5),
    )  # fmt: skip
    t.plays("A", "cut-purse")
    t.asked("A", "opponent")
    assert t.choice.rule == "DT-9.69"
    t.offers("B", "C")
    t.answer("C")
    assert t.cp("C") == 5
    t.asked("A", "player")
    assert t.choice.rule == "DT-5.155"
    t.offers("A", "B", "C")
    t.answer("A")
    assert [t.cp(seat) for seat in "ABC"] == [1, 5, 2]


@rule("DT-5.144")
@pytest.mark.parametrize(("answer", "gained"), [(0, 1), (1, 2)])
def test_one_of_two_parts_inside_a_condition(answer: int, gained: int) -> None:
    t = table("prover", "barbarian", game=WORKSHOP_GAME, A=side(cp=0, hand=["hoot"]))
    t.plays("A", "hoot")
    t.asked("A", "choose")
    t.offers(0, 1)
    t.answer(answer)
    assert t.cp("A") == gained


# What looks at the target --------------------------------------------------------------------------------------------


@rule("DT-5.26", "DT-9.28", "DT-5.30", "DT-4.61")
@pytest.mark.parametrize("knots", [0, 1, 3])
def test_damage_that_counts_the_target_s_tokens_is_an_attack_if_there_are_any(knots: int) -> None:
    t = table("prover", "barbarian", game=WORKSHOP_GAME, A=side(cp=0), B=side(tokens={"knot": knots} if knots else {}))
    t.strikes("reckoning", 1, 3, 3, 3, 3)
    if knots:
        t.asked("B", "defend")
        assert t.state.attacking
        t.answer("decline")
    t.skips_to("main", "A")
    assert t.health("B") == 50 - 2 * knots
    assert [amount for _victim, amount in entered(t)] == ([2 * knots] if knots else [])


@rule("DT-5.26", "DT-5.129", "DT-4.61")
def test_such_damage_is_an_offensive_ability_s_and_defended_against() -> None:
    t = table(
        "prover", "barbarian", game=WORKSHOP_GAME, A=side(cp=0), B=side(tokens={"knot": 3}, levels={"thick-skin": 2})
    )
    t.strikes("reckoning", 1, 3, 3, 3, 3)
    t.defends("thick-skin", 4, 5, 4, 1)
    t.asked("A", "main")
    t.saw("settled", seat="B", defendable=6, avoidable=0, warded=3, healing=3, final=3)
    origins = [(VERBS[entry[0]], entry[4]) for entry in entries(t)]
    assert origins == [("incoming", BY_OFFENCE), ("healed", BY_OTHER), ("prevented", BY_DEFENCE)]


@rule("DT-5.129", "DT-5.127")
def test_where_damage_comes_from_is_told() -> None:
    """A defence, a reaction and an attack: only the attack's can be defended against."""
    t = table("barbarian", "pyromancer", A=side(cp=0))
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.defends("molten-armor", 1, 1, 4, 4, 6)
    t.asked("A", "main")
    assert [(entry[1], entry[2], entry[4]) for entry in entries(t)] == [(AIMED, 4, BY_OFFENCE), (0, 2, BY_DEFENCE)]
    t = table("prover", "barbarian", game=WORKSHOP_GAME, A=side(cp=0, hand=["spark"]))
    t.plays("A", "spark")
    assert [(entry[1], entry[2], entry[4]) for entry in entries(t)] == [(1, 3, BY_OTHER)]


@rule("DT-5.124", "DT-5.129")
def test_damage_that_comes_back_is_noted_without_an_amount() -> None:
    t = table("barbarian", "paladin", A=side(cp=0), B=side(cp=0, tokens={"retribution": 1}))
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.plays("B", "token", "retribution")
    assert [entry[:6] for entry in entries(t)][1:] == [(REFLECTED, 1, 0, NO_KIND, BY_OTHER, 0)]


@rule("DT-9.28", "DT-5.36", "DT-5.31")
def test_such_an_ability_may_be_strengthened_before_the_target_is_known() -> None:
    t = table(
        "prover",
        "barbarian",
        "barbarian",
        mode=HILL,
        game=WORKSHOP_GAME,
        A=side(cp=0, hand=["echo"]),
        B=side(tokens={"knot": 2}),
    )
    t.rolls_attack(1, 3, 3, 3, 3)
    t.announces("reckoning")
    t.asked("A", "target")
    assert t.state.attacking
    t.answer("B")
    t.asked("A", "react")
    t.plays("A", "echo")
    t.skips_to("main", "A")
    assert t.health("B") == 35 - (2 * 2) - (1 + 2)


@rule("DT-9.27", "DT-9.28", "DT-5.30")
def test_what_modifiers_add_makes_no_attack() -> None:
    """Without Knots the ability deals nothing: what was added to it early lapses."""
    t = table("prover", "prover", game=WORKSHOP_GAME, A=side(cp=0, hand=["echo"]), B=side(cp=0, tokens={"thorn": 1}))
    t.strikes("grudge", 2, 3, 3, 3, 3)
    t.skips_to("main", "A")
    assert t.cp("A") == 1
    assert t.health("B") == 50
    t.never_saw("defence-chosen")


@rule("DT-5.26", "DT-9.28")
@pytest.mark.parametrize(("quarry", "hurt"), [(0, 0), (1, 3)])
def test_a_condition_on_the_target_s_board_is_looked_at_when_there_is_a_target(quarry: int, hurt: int) -> None:
    t = table(
        "prover", "barbarian", game=WORKSHOP_GAME, A=side(cp=0), B=side(tokens={"quarry": quarry} if quarry else {})
    )
    t.strikes("grudge", 2, 3, 3, 3, 3)
    t.pass_all()
    if hurt:
        t.asked("B", "defend")
        t.answer("decline")
    t.skips_to("main", "A")
    assert t.health("B") == 50 - hurt - (2 if quarry else 0)
    assert t.cp("A") == 1


@rule("DT-9.27", "DT-9.28", "DT-5.30", "DT-5.31")
@pytest.mark.parametrize("seats", ["AB", "BA", "CB"])
def test_an_early_modifier_of_an_ability_that_deals_nothing_is_lost(seats: str) -> None:
    """Overpower-like: an attack by its text, until the sub-roll says otherwise. Here: no Fire Mastery is removed."""
    attacker, victim = seats
    given = {attacker: side(cp=2, hand=["red-hot"]), victim: side(cp=0)}
    heroes = ["barbarian"] * 3
    heroes["ABC".index(attacker)] = "pyromancer"
    t = table(*heroes, mode=HILL, active=attacker, **given)
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 2, 4, 5, 6)
    t.pass_all()
    t.answer(("stop",))
    t.announces("combustion")
    t.plays(attacker, "red-hot")  # at "then": it can still deal damage
    t.answer(0)  # no Fire Mastery removed: no damage
    t.skips_to("main", attacker)
    assert [t.health(seat) for seat in "ABC"] == [35, 35, 35]
    t.never_saw("defence-chosen")
    t.never_saw("settled")


# Amounts of nothing --------------------------------------------------------------------------------------------------


@rule("DT-5.9", "DT-5.127")
def test_nothing_healed_added_or_prevented_is_no_entry() -> None:
    t = table("pyromancer", "barbarian", A=side(cp=1, hand=["red-hot"]), B=side(levels={"thick-skin": 2}))
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 2, 3, 4, 1)
    t.pass_all()
    t.answer(("stop",))
    t.announces("fireball")
    t.skips_to("defend", "B")
    t.defends("thick-skin", 1, 1, 1, 6)
    t.skips_to("main", "A")
    assert [amount for _victim, amount in entered(t)] == [4]
    assert entered(t, HEALED) == []


@rule("DT-5.31", "DT-5.127")
def test_a_modifier_that_counts_nothing_adds_no_entry() -> None:
    t = table("pyromancer", "barbarian", A=side(cp=1, hand=["red-hot"], levels={"meteorite": 2}))
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 2, 4, 4, 1)
    t.pass_all()
    t.answer(("stop",))
    t.answer("decline")
    assert t.state.pool == ()


@rule("DT-5.51", "DT-5.145")
def test_nobody_gains_or_loses_no_cp() -> None:
    t = table(
        "prover", "barbarian", "barbarian", mode=HILL, game=WORKSHOP_GAME, A=side(cp=15), B=side(cp=0), C=side(cp=3)
    )
    t.strikes("levy", 5, 3, 3, 3, 3)
    t.skips_to("main", "A")
    assert [t.cp(seat) for seat in "ABC"] == [15, 1, 2]
    t.never_saw("cp-lost", seat="B")
    t.saw("cp-lost", seat="C", amount=2, cp=1)
    t.saw("cp-gained", seat="A", amount=0, cp=15)
    t.saw("cp-gained", seat="C", amount=1, cp=2)


# Discarding ----------------------------------------------------------------------------------------------------------


@rule("DT-4.19a")
def test_opponents_discard_one_after_the_other_first_at_random_then_as_they_like() -> None:
    t = table(
        "prover", "barbarian", "paladin", "pyromancer", mode=HILL, game=WORKSHOP_GAME, A=side(cp=0),
        B=side(cp=0, hand=["lucky", "energetic", "head-blow"]), C=side(cp=0, hand=[], ballast=False),
        D=side(cp=0, hand=["red-hot", "fired-up"], ballast=False),
    )  # fmt: skip
    t.strikes("scatter", 4, 1, 1, 1, 1)
    t.pass_all()
    t.asked("nature", "random-card")
    assert (t.choice.subject, t.choice.stream) == (1, DECK_STREAM + 1)
    t.nature((1, 0, 2, 3))
    assert t.discard("B") == ["energetic"]
    t.asked("nature", "random-card")  # C has no card
    assert (t.choice.subject, t.choice.stream) == (3, DECK_STREAM + 3)
    t.nature((1, 0))
    assert t.discard("D") == ["fired-up"]
    t.asked("B", "discard")
    assert t.options().size() == 3
    t.answer(t.cards("B", "lucky"))
    t.skips_to("main", "A")
    assert t.discard("B") == ["energetic", "lucky"]
    assert t.discard("D") == ["fired-up", "red-hot"]  # the only one answers itself
    assert t.cp("A") == 1
    assert t.hand("B") == ["head-blow"]


@rule("DT-5.69", "DT-4.31")
def test_own_cards_are_given_up_and_as_many_drawn() -> None:
    t = table(
        "prover", "barbarian", game=WORKSHOP_GAME,
        A=side(cp=0, hand=["reshuffle", "spark", "unmark", "hoot"], deck=["drain", "echo"], ballast=False),
    )  # fmt: skip
    t.plays("A", "reshuffle")
    t.pass_all()
    t.asked("A", "discard")
    assert t.options().size() == 3  # two of three
    t.answer(t.cards("A", "spark", "hoot"))
    assert t.hand("A") == ["unmark", "drain", "echo"]
    assert t.discard("A") == ["spark", "hoot", "reshuffle"]


# Everybody -----------------------------------------------------------------------------------------------------------


@rule("DT-5.130", "DT-5.40")
def test_a_text_for_everyone_reaches_everyone_at_once_in_a_main_phase() -> None:
    t = table(
        "prover", "barbarian", game=WORKSHOP_GAME, A=side(health=44, cp=0, hand=["rally"]), B=side(health=58, cp=15)
    )
    t.plays("A", "rally")
    assert (t.health("A"), t.health("B")) == (48, 60)
    assert (t.cp("A"), t.cp("B")) == (2, 15)
    t.saw("health-changed", seat="B", change=2, health=60)


@rule("DT-5.122", "DT-5.129")
def test_three_times_the_damage_of_an_attack() -> None:
    t = table("prover", "barbarian", "barbarian", mode=HILL, game=WORKSHOP_GAME, A=side(cp=0))
    t.strikes("threefold", 6, 6, 1, 3, 3)
    t.answer("C")
    t.answer("decline")
    t.skips_to("main", "A")
    assert (t.health("B"), t.health("C")) == (35, 35 - 12)


# Between one attack and the next -------------------------------------------------------------------------------------


@rule("DT-5.28", "DT-4.45")
def test_what_reactions_to_an_earlier_ability_changed_does_not_count_for_the_next() -> None:
    t = table("shadow-thief", "barbarian", A=side(cp=2, hand=["pocket-money"]), B=side(cp=0))
    t.answer("done")
    t.answer("roll")
    t.rolls(6, 6, 6, 1, 2)
    t.pass_all()
    t.answer(("stop",))
    t.announces("shadow-dance")
    t.passes("A")
    t.rolls(2)
    t.plays("A", "pocket-money")
    assert t.cp("A") == 4
    t.skips_to("main", "A")
    t.skips_to("roll", "A")
    before = t.cp("A")
    t.answer("roll")
    t.rolls(1, 2, 3, 4, 5)
    t.pass_all()
    t.answer(("stop",))
    t.announces("insidious-strike")
    t.skips_to("defend", "B")
    t.answer("decline")
    t.skips_to("main", "A")
    assert t.health("B") == 50 - 1 - (before + 3)


@rule("DT-5.131", "DT-5.124", "DT-5.129")
def test_only_whom_something_befalls_settles() -> None:
    t = table("barbarian", "paladin", A=side(cp=0), B=side(cp=0))
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.answer("decline")
    t.asked("A", "main")
    t.saw("settled", seat="B", final=4)
    t.never_saw("settled", seat="A")


@rule("DT-5.124", "DT-5.129", "DT-5.107")
@pytest.mark.parametrize(("attacker", "target"), [("A", "B"), ("B", "A")])
def test_half_of_it_comes_back_also_to_an_attacker_who_heals(attacker: str, target: str) -> None:
    t = table(
        "paladin", "paladin", active=attacker, **{attacker: side(cp=0), target: side(cp=0, tokens={"retribution": 1})}
    )
    t.strikes("holy-strike", 1, 2, 3, 4, 4)
    t.plays(target, "token", "retribution")
    t.answer("decline")
    t.asked(attacker, "main")
    assert t.health(target) == 50 - 5
    assert t.health(attacker) == 50 + 1 - 3
    t.saw("settled", seat=target, final=5, back=3)
    t.saw("settled", seat=attacker, avoidable=3, final=3, healing=1)


@rule("DT-5.131")
@pytest.mark.parametrize(("attacker", "target"), [("A", "B"), ("B", "A")])
@pytest.mark.parametrize("prevented", [False, True])
def test_what_hangs_on_dealt_damage_comes_only_with_it(attacker: str, target: str, prevented: bool) -> None:
    tokens = {"sidestep": 1} if prevented else {}
    t = table("barbarian", "barbarian", active=attacker, **{attacker: side(cp=0), target: side(cp=0, tokens=tokens)})
    t.strikes("reckless", 1, 2, 3, 4, 5)
    if prevented:
        t.plays(target, "token", "sidestep")
        t.rolls(1)
    t.answer("decline")
    t.asked(attacker, "main")
    assert t.health(target) == (50 if prevented else 35)
    assert t.health(attacker) == (50 if prevented else 46)


# Cards ---------------------------------------------------------------------------------------------------------------


@rule("DT-5.69")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_a_deck_that_has_not_enough_is_rebuilt_of_the_own_discard_pile(seat: str) -> None:
    rest = ["sixer", "twin"]
    t = table(
        "barbarian", "barbarian", active=seat, **{seat: side(cp=2, hand=["three-cards"], discard=rest, ballast=False)}
    )
    row = t.state.players.edit("AB".index(seat))
    row.deck = t.cards(seat, "wild")
    t.plays(seat, "three-cards")
    t.asked("nature", "shuffle")
    assert (t.choice.stream, t.choice.subject) == (DECK_STREAM + "AB".index(seat), "AB".index(seat))
    assert t.hand(seat) == ["wild"]
    t.nature((1, 0))
    assert t.hand(seat) == ["wild", "twin", "sixer"]
    assert t.discard(seat) == ["three-cards"]
    assert t.player(seat).deck == ()


@rule("DT-5.69")
def test_with_nothing_to_draw_nothing_is_drawn() -> None:
    t = table("barbarian", "barbarian", A=side(cp=1, hand=["two-cards"], ballast=False))
    t.state.players.edit(0).deck = ()
    t.plays("A", "two-cards")
    assert t.hand("A") == []
    t.never_saw("drew")


@rule("DT-9.13", "DT-4.67")
@pytest.mark.parametrize(("struck", "left"), [("B", 0), ("C", 1)])
def test_a_stun_of_a_card_ends_with_the_next_attack_on_its_bearer(struck: str, left: int) -> None:
    t = table(
        "tester",
        "barbarian",
        "barbarian",
        mode=HILL,
        game=PACKED_GAME,
        A=side(cp=0, hand=["stun-gun"]),
        B=side(cp=0),
        C=side(cp=0),
    )
    t.plays("A", "stun-gun")
    t.asked("A", "opponent")
    t.answer("B")
    assert t.tokens("B", "stun") == 1
    t.strikes("plain-hit", 1, 1, 3, 4, 6)
    t.answer(struck)
    t.skips_to("main", "A")
    assert t.phase == "main-2"
    assert t.tokens("B", "stun") == left
    t.never_saw("extra-phase-granted")


@rule("DT-6.20", "DT-4.69")
@pytest.mark.parametrize("blessed", ["A", "B", "C"])
def test_a_rescue_sets_one_dial_and_leaves_the_others(blessed: str) -> None:
    healths = {"A": 20, "B": 21, "C": 22}
    sides = {seat: side(health=health, cp=0) for seat, health in healths.items()}
    sides[blessed] = side(health=2, cp=0, tokens={"burn": 1, "divine-blessing": 1})
    t = table("barbarian", "pyromancer", "shadow-thief", mode=HILL, active=blessed, phase="upkeep", **sides)
    t.skips_to("main", blessed)
    assert {seat: t.health(seat) for seat in "ABC"} == {**healths, blessed: 1}
    assert t.tokens(blessed, "divine-blessing") == 0
    t.saw("rescued", rule="DT-6.20", seat=blessed, health=1)


@rule("DT-6.20", "DT-5.83")
def test_a_rescue_takes_one_token_where_a_raised_limit_left_two() -> None:
    blessed = side(health=2, cp=0, tokens={"burn": 1, "divine-blessing": 2}, limits={"divine-blessing": 1})
    t = table("paladin", "pyromancer", phase="upkeep", A=blessed)
    t.skips_to("main", "A")
    assert (t.health("A"), t.tokens("A", "divine-blessing")) == (1, 1)


@rule("DT-5.129", "DT-4.55")
def test_before_there_is_a_target_nobody_has_an_account() -> None:
    t = table("paladin", "barbarian", "barbarian", mode=HILL, A=side(cp=0, tokens={"crit": 1}))
    t.rolls_attack(1, 1, 1, 3, 3)
    t.announces("righteous-combat")
    t.rolls(3, 6)
    t.asked("A", "react")
    assert [entry[1] for entry in t.state.pool] == [AIMED]
    assert accounts(t.state) == []
    t.answer("pass")
    t.answer("C")
    t.asked("A", "react")
    assert [(victim, account.subtotal) for victim, account in accounts(t.state)] == [(2, 6)]


@rule("DT-5.124", "DT-5.131", "DT-5.129", "DT-6.21")
@pytest.mark.parametrize("attacker", [0, 1])
def test_the_target_s_account_comes_first_whatever_came_into_the_pool_before_it(attacker: int) -> None:
    t = table("barbarian", "paladin", "pyromancer", mode=HILL)
    s, target = t.state, 1 - attacker
    s.attacker, s.target = attacker, target
    s.pool = (
        (INCOMING, attacker, 2, UNDEFENDABLE, BY_OTHER, attacker, ("card", 0)),
        (IF_DEALT, 2, 3, COLLATERAL, BY_OFFENCE, attacker, ("line", 0)),
        (INCOMING, target, 5, NORMAL, BY_OFFENCE, attacker, ("line", 0)),
        (REFLECTED, target, 0, NO_KIND, BY_OTHER, target, ("token", 0)),
    )
    found = accounts(s)
    assert [victim for victim, _account in found] == [target, attacker, 2]
    assert [account.final for _victim, account in found] == [5, 2 + 3, 3]  # half of 5, rounded up, comes back
    assert [account.back for _victim, account in found] == [3, 0, 0]


@rule("DT-5.28", "DT-5.26")
def test_what_waits_for_the_target_counts_combat_points_without_those_of_reactions() -> None:
    open_roll = {"op": "roll", "dice": 1, "effects": [{"op": "heal", "amount": 1}]}
    game = prover_with("strike", open_roll, {"op": "damage", "amount": {"cp": 1, "theirs": {"knot": 1}}})
    t = table("prover", "barbarian", game=game, A=side(cp=1, hand=["two-step"]), B=side(tokens={"knot": 2}))
    t.rolls_attack(1, 3, 3, 3, 3)
    t.announces("strike")
    t.passes("A")  # W4b
    t.rolls(5)
    t.plays("A", "two-step")  # while the roll of the ability lies open
    assert t.cp("A") == 3
    t.pass_all()
    t.asked("B", "defend")
    assert [entry[1:3] for entry in t.state.pool if entry[0] == INCOMING] == [(1, 3)]  # 1 CP and 2 Knots
