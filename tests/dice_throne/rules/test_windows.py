"""Section 4.2: windows and who may interrupt when; and what a window may not tell about hidden hands."""

from __future__ import annotations

from typing import Any

from tests.dice_throne.packs import PACKED_GAME

from reverie.games.dice_throne import GAME
from reverie.kernel.codec import plain_bytes
from reverie.testing.dice_throne import Contested, side, table
from reverie.testing.rules import rule

HILL = "king-of-the-hill"
TEAMS = ("pyromancer", "barbarian", "paladin", "shadow-thief")


def asked_seats(t: Contested) -> list[str]:
    """Who is asked in the window that is open, everybody passing."""
    seats = []
    while t.state.pending and t.choice.kind == "react":
        seats.append("ABCDEF"[t.choice.seat])
        t.answer("pass")
    return seats


@rule("DT-4.14", "DT-4.15", "DT-4.86", "DT-4.94", "DT-4.10")
def test_a_window_goes_clockwise_and_starts_anew_after_a_reaction() -> None:
    money = side(cp=0, hand=["pocket-money"])
    t = table("barbarian", "pyromancer", "shadow-thief", mode=HILL, active="B", A=money, B=money, C=money)
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 1, 1, 4, 5)
    t.passes("B", "C")
    t.asked("A", "react")
    t.plays("A", "pocket-money")
    assert asked_seats(t) == ["B", "C"]  # a new lap, again from the active player; A has nothing left
    t.asked("B", "reroll")


@rule("DT-4.15", "DT-2.51")
def test_clockwise_in_two_facing_rows() -> None:
    money = side(cp=0, hand=["pocket-money"])
    t = table(*TEAMS, mode="teams", A=money, B=money, C=money, D=money)
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 1, 1, 4, 5)
    assert asked_seats(t) == ["A", "B", "D", "C"]


@rule("DT-4.15")
def test_who_has_nothing_legal_is_passed_over() -> None:
    t = table("barbarian", "pyromancer", B=side(cp=0, hand=["two-cards", "tidy-up", "sixer"]))
    t.rolls_attack(1, 1, 1, 4, 5)
    t.asked("A", "announce")


@rule("DT-4.10", "DT-4.33", "DT-5.66", "DT-4.82", "DT-5.84")
def test_instants_in_every_phase_of_anybody_s_turn() -> None:
    for phase in ("upkeep", "income", "discard"):
        t = table("barbarian", "pyromancer", phase=phase, B=side(cp=0, hand=["pocket-money"]))
        t.asked("B", "react")
        t.offers("pass", ("play", "pocket-money"))
        t.plays("B", "pocket-money")
        t.saw("cp-gained", seat=1, amount=2)
        assert t.discard("B") == ["pocket-money"]
    t = table("barbarian", "pyromancer", A=side(cp=0, hand=["pocket-money"]))
    t.answer(("play", "pocket-money"))
    assert t.cp("A") == 2


@rule("DT-5.73", "DT-4.31", "DT-5.65", "DT-4.12")
def test_a_main_card_is_paid_for_before_it_takes_effect() -> None:
    t = table(
        "barbarian",
        "pyromancer",
        A=side(cp=1, hand=["tidy-up"], tokens={"burn": 1}),
        B=side(cp=0, hand=["pocket-money"]),
    )
    t.answer(("play", "tidy-up"))
    t.asked("B", "react")  # Main Phase: paid, not in effect
    assert (t.cp("A"), t.tokens("A", "burn"), t.discard("A")) == (0, 1, [])
    assert GAME.view(t.state, 1)["open"] == [{"seat": 0, "card": t.cards("A", "tidy-up")[0]}]
    t.passes("B")
    assert t.tokens("A", "burn") == 0
    assert t.discard("A") == ["tidy-up"]


@rule("DT-5.54", "DT-5.53", "DT-5.50")
def test_nobody_plays_on_credit_or_with_a_teammate_s_cp() -> None:
    t = table(*TEAMS, mode="teams", A=side(cp=0, hand=["tidy-up"], tokens={"burn": 1}), C=side(cp=9))
    t.refuses("play", "tidy-up", rule="DT-5.54")


@rule("DT-4.17", "DT-9.12", "DT-5.24")
def test_under_an_ultimate_only_its_side_acts() -> None:
    money = side(cp=0, hand=["pocket-money"])
    t = table(*TEAMS, mode="teams", A=money, B=money, C=money, D=money)
    t.answer("done")
    t.answer("roll")
    t.rolls(6, 6, 6, 6, 6)
    t.pass_all()
    t.answer(("stop",))
    t.announces("scorch-the-earth")
    for seat in ("A", "B", "D", "C"):
        t.passes(seat)  # announced: not activated yet
    t.rolls(1)
    assert asked_seats(t)[:2] == ["A", "C"]
    t = table("pyromancer", "barbarian", "paladin", mode=HILL, B=money, C=side(cp=0, hand=["pocket-money"]))
    t.rolls_attack(6, 6, 6, 6, 6)
    t.announces("scorch-the-earth")
    t.passes("B", "C")
    t.answer("B")
    t.asked("A", "main")  # both others are opponents: neither was asked
    assert t.health("C") == 33


@rule("DT-4.19a", "DT-4.18")
def test_a_demanded_decision_is_made_even_when_locked() -> None:
    t = table("pyromancer", "barbarian", "paladin", "shadow-thief", mode="teams", B=side(tokens={"stun": 1}))
    t.strikes("scorch-the-earth", 6, 6, 6, 6, 6)
    t.rolls(5)
    t.asked("B", "target")
    t.answer("D")
    assert t.tokens("D", "burn") == 1


@rule("DT-9.25", "DT-4.16", "DT-5.143")
def test_then_opens_a_window_for_all() -> None:
    t = table("pyromancer", "barbarian", B=side(cp=0, hand=["pocket-money"]))
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 2, 3, 4, 6)
    t.passes("B")
    t.answer(("stop",))
    t.announces("hot-streak")
    t.passes("B")  # announced
    assert t.tokens("A", "fire-mastery") == 2
    t.asked("B", "react")  # activated, at the word: the damage is not worked out yet
    assert t.state.pool == ()
    t.passes("B")
    assert t.state.pool[0][2] == 7


@rule("DT-5.143", "DT-4.16", "DT-4.18", "DT-4.60")
def test_what_stands_before_then_comes_before_its_window() -> None:
    money = side(cp=0, hand=["pocket-money"])
    t = table("barbarian", "pyromancer", A=money, B=side(cp=0, hand=["pocket-money"]))
    t.rolls_attack(6, 6, 6, 6, 1)
    t.announces("crit-bash")  # Stun, then 5 undefendable
    t.passes("A", "B")  # announced
    assert t.tokens("B", "stun") == 1
    t.asked("A", "react")  # the window at the word: B is Stunned already, and not asked
    assert t.state.target == 1
    assert asked_seats(t) == ["A", "A"]  # it is the one before the defence, too; and the last chance
    assert t.health("B") == 45


@rule("DT-5.143", "DT-4.16", "DT-5.26", "DT-4.60")
def test_what_stands_after_then_waits_with_its_window_for_the_target() -> None:
    t = table(
        "tester", "barbarian", "pyromancer", mode=HILL, game=PACKED_GAME,
        A=side(cp=0, levels={"daze": 2}), C=side(cp=0, hand=["pocket-money"]),
    )  # fmt: skip
    t.rolls_attack(2, 2, 4, 5, 6)
    t.announces("daze", 1)  # Doubt for the target, then 2 CP
    t.passes("C")  # announced
    t.asked("A", "target")
    assert t.cp("A") == 0
    t.answer("B")
    t.asked("C", "react")
    assert (t.tokens("B", "doubt"), t.cp("A")) == (1, 0)
    t.passes("C")
    assert t.cp("A") == 2


@rule("DT-9.38", "DT-5.22", "DT-9.39", "DT-9.40", "DT-9.63", "DT-7.120", "DT-4.44", "DT-7.20")
def test_tithes_touches_own_dice_and_reopens_the_announcement() -> None:
    t = table("paladin", "barbarian", A=side(cp=2))
    t.answer("done")
    t.answer("roll")
    t.rolls(6, 6, 6, 6, 1)
    t.passes("A")
    t.answer(("stop",))
    t.announces("righteous-prayer")
    t.asked("A", "react")
    t.plays("A", "use", "tithes", 0)
    t.asked("A", "pick-dice")
    t.answer((4,))
    t.rolls(6)
    t.passes("A")
    t.asked("A", "announce")  # the own change reopens it; no attempt was used
    t.offers("decline", "reroll", ("announce", "righteous-prayer", 0), ("announce", "unwavering-faith", 0))
    assert t.cp("A") == 1
    assert t.state.attempts == 2
    t = table("barbarian", "paladin", B=side(cp=2))
    t.rolls_attack(1, 1, 1, 4, 5)
    t.asked("A", "announce")  # not the dice of another
    t = table("paladin", "barbarian", A=side(cp=1, hand=["divine-favor"]))
    t.state.players.edit(0).cp = 5
    t.answer(("play", "divine-favor"))
    t.passes("A")
    t.rolls(1)
    t.asked("A", "react")
    t.refuses("use", "tithes", 0, rule="DT-9.39")  # nor those that a card has rolled
    t.allows("use", "tithes", 1)


@rule("DT-5.13", "DT-13.103", "DT-13.101")
def test_extra_attempts() -> None:
    t = table("barbarian", "pyromancer", A=side(cp=1, hand=["one-more-try"]), B=side(cp=0, hand=["brace"]))
    t.answer("done")
    t.answer("roll")
    for _ in range(2):
        t.rolls(1, 1, 1, 4, 5)
        t.passes("A")
        t.answer((0, 1, 2, 3, 4))
    t.rolls(1, 1, 1, 4, 5)
    t.passes("A")
    t.announces("smack", 0)
    t.plays("A", "one-more-try")
    t.asked("A", "announce")
    t.answer("reroll")
    t.answer((3, 4))
    t.rolls(2, 3)
    t.announces("smack", 2)
    t.answer(("defend", "molten-armor"))
    t.rolls(4, 4, 4, 4, 4)
    t.asked("B", "react")
    t.plays("B", "brace")
    t.asked("B", "reroll")
    t.answer((0, 1))
    t.rolls(1, 2)
    assert t.health("A") == 48
    assert t.health("B") == 42


@rule("DT-5.10", "DT-5.212", "DT-10.10", "DT-13.106", "DT-13.102", "DT-13.104", "DT-13.110", "DT-13.100", "DT-13.107")
def test_whose_dice_a_card_may_touch() -> None:
    cards = ["sixer", "twin", "second-thoughts", "nuisance", "nudge", "twice-wild"]
    hand = side(cp=9, hand=cards)
    t = table(*TEAMS, mode="teams", B=hand, C=hand)
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 2, 3, 4, 6)
    t.asked("B", "react")
    for card, rule_ in (("sixer", "DT-9.39"), ("twin", "DT-9.39"), ("second-thoughts", "DT-5.10")):
        t.refuses("play", card, rule=rule_)
    for card in ("nuisance", "nudge", "twice-wild"):
        t.allows("play", card)
    t.plays("B", "nuisance")
    t.answer((0,))
    t.rolls(2)
    assert t.state.dice == (2, 2, 3, 4, 6)
    t.passes("B")
    t.asked("C", "react")  # the teammate helps
    t.refuses("play", "nuisance", rule="DT-5.10")
    t.allows("play", "second-thoughts")
    t.plays("C", "twice-wild")
    t.answer(("set", 0, 6))
    t.refuses("set", 0, 5, rule="DT-5.10")
    t.answer(("set", 1, 6))
    assert t.state.dice == (6, 6, 3, 4, 6)
    t.passes("B")
    t.plays("C", "second-thoughts")
    assert t.options().size() == 15  # one or two of five
    t.answer((2, 3))
    t.rolls(6, 6)
    assert t.state.dice == (6, 6, 6, 6, 6)
    t = table("barbarian", "pyromancer", A=hand)
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 2, 3, 4, 6)
    t.plays("A", "twin")
    t.answer(("copy", 0, 4))
    assert t.state.dice == (6, 2, 3, 4, 6)
    t.plays("A", "nudge")
    t.refuses("nudge", 0, 1, rule="DT-5.10")  # no wrap
    t.answer(("nudge", 0, -1))
    assert t.state.dice == (5, 2, 3, 4, 6)


# What windows may not tell -------------------------------------------------------------------------------------------


@rule("DT-4.15", "DT-2.41")
def test_in_an_open_game_who_is_asked_follows_from_what_all_can_see() -> None:
    """Two worlds that differ in B's hand only ask the same seats, and look the same to A."""
    told: list[Any] = []
    for hand in (["pocket-money", "nudge"], ["tidy-up", "wild"]):
        t = table("barbarian", "pyromancer", windows="all", A=side(hand=["sixer"]), B=side(cp=1, hand=hand))
        t.answer("done")
        t.answer("roll")
        t.rolls(1, 1, 1, 4, 5)
        course = []
        while t.choice.kind == "react":
            course.append((t.choice.seat, plain_bytes(GAME.view(t.state, 0))))
            t.answer("pass")
        told.append(course)
    assert told[0] == told[1]
    assert [seat for seat, _view in told[0]] == [0, 1]


@rule("DT-4.15")
def test_a_seat_may_rest_until_the_next_phase() -> None:
    t = table("barbarian", "pyromancer", windows="all", A=side(hand=[]), B=side(cp=5, hand=["pocket-money"]))
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 1, 1, 4, 5)
    t.passes("A")
    t.offers("pass", "rest", ("play", "pocket-money"))
    t.answer("rest")
    t.answer((3, 4))
    t.rolls(1, 1)
    t.passes("A")
    t.answer(("stop",))
    t.announces("smack", 2)
    t.passes("A")
    t.passes("A")  # the window before the defence is of the next phase
    t.asked("B", "react")


@rule("DT-4.10", "DT-4.25", "DT-4.26")
def test_others_may_react_before_an_income_and_after_it() -> None:
    t = table("barbarian", "pyromancer", phase="income", A=side(cp=2), B=side(cp=5, hand=["pocket-money"]))
    t.asked("B", "react")
    assert (t.cp("A"), t.hand("A")) == (2, [])
    t.passes("B")
    t.asked("B", "react")
    assert (t.phase, t.cp("A"), len(t.hand("A"))) == ("income", 3, 1)
    t.passes("B")
    t.asked("A", "main")


@rule("DT-4.14", "DT-4.15")
def test_when_one_seat_rests_the_lap_goes_on_to_the_next() -> None:
    t = table("barbarian", "pyromancer", windows="all", A=side(hand=["lucky"]), B=side(cp=5, hand=["pocket-money"]))
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 1, 1, 4, 5)
    t.asked("A", "react")
    t.answer("rest")
    t.asked("B", "react")
    t.plays("B", "pocket-money")
    t.passes("B")  # a new lap, in which A is not asked
    t.asked("A", "reroll")


def test_cards_are_told_to_their_owner_only() -> None:
    t = table("barbarian", "pyromancer", A=side(cp=2, hand=["two-cards"]))
    t.answer(("play", "two-cards"))
    drawn = t.saw("drawn", seat=0)
    assert drawn.seen_by(0) and not drawn.seen_by(1) and not drawn.seen_by(None)
    assert t.saw("drew", seat=0, cards=2).seen_by(1)
    t = table(*TEAMS, mode="teams", A=side(cp=2, hand=["two-cards"]))
    t.answer(("play", "two-cards"))
    drawn = t.saw("drawn", seat=0)
    assert drawn.seen_by(2) and not drawn.seen_by(1)


def test_a_random_discard_tells_nothing_of_the_rest() -> None:
    t = table("shadow-thief", "barbarian", A=side(cp=2, hand=["card-trick"]), B=side(hand=["wild", "nudge"]))
    t.answer(("play", "card-trick"))
    t.pass_all()
    t.nature((1, 0, 2))
    assert t.discard("B") == ["nudge"]
    assert all(
        event.audience == () for event in t.seen if event.kind == "rolled" and event.data["choice"] == "random-card"
    )
    assert len(t.hand("A")) == 2
