"""Sections 4.2, 5.7 and 5.8: income, drawing with a short deck, stack limits that are raised, CP that is not there."""

from __future__ import annotations

import pytest

from reverie.games.dice_throne.rules.state import limit_of
from reverie.testing.dice_throne import Contested, side, table
from reverie.testing.rules import rule


def with_deck(t: Contested, cards: int) -> Contested:
    """Seat A's deck has so many cards; the rest of it lies in the discard pile."""
    row = t.state.players.edit(0)
    row.deck, row.discard = row.deck[:cards], row.deck[cards:]
    return t


@rule("DT-5.69")
def test_a_deck_of_just_enough_cards_is_drawn_and_nothing_is_shuffled() -> None:
    t = with_deck(table("barbarian", "pyromancer", A=side(hand=["two-cards"], cp=5)), 2)
    wanted = [t.state.cast.cards[card].id for card in t.player("A").deck]
    before = len(t.player("A").discard)
    t.plays("A", "two-cards")
    t.asked("A", "main")
    assert t.hand("A") == wanted
    assert t.player("A").deck == ()
    assert len(t.player("A").discard) == before + 1  # and the card that was played


@rule("DT-5.69")
def test_a_deck_of_one_card_too_few_is_made_again_from_the_discard_pile() -> None:
    t = with_deck(table("barbarian", "pyromancer", A=side(hand=["two-cards"], cp=5)), 1)
    pile = len(t.player("A").discard)
    t.plays("A", "two-cards")
    t.shuffles()
    t.asked("A", "main")
    assert len(t.hand("A")) == 2
    assert len(t.player("A").deck) == pile - 1
    assert t.discard("A") == ["two-cards"]


@rule("DT-5.83", "DT-5.82")
@pytest.mark.parametrize(("limits", "chips"), [({}, 1), ({"chip": 1}, 2), ({"loaded-die": 1}, 1)])
def test_a_raised_limit_adds_to_what_was_raised_and_touches_no_other_token(limits: dict[str, int], chips: int) -> None:
    t = table("gambler", "barbarian", A=side(hand=["stack-the-chips"], cp=5, limits=limits))
    printed = t.state.cast.tokens[t.token("chip")].limit
    others = limit_of(t.state, 0, t.token("loaded-die"))
    t.plays("A", "stack-the-chips")
    t.skips_to("main", "A")
    assert limit_of(t.state, 0, t.token("chip")) == printed + chips
    assert limit_of(t.state, 0, t.token("loaded-die")) == others
    assert len(t.player("A").limits) == len({"chip", *limits})
    assert limit_of(t.state, 1, t.token("chip")) == printed


@rule("DT-5.145")
@pytest.mark.parametrize(("cp", "left", "told"), [(0, 0, False), (1, 0, True), (3, 2, True)])
def test_no_more_cp_is_lost_than_there_is_and_nothing_is_told_of_none(cp: int, left: int, told: bool) -> None:
    t = table("gambler", "barbarian", phase="upkeep", A=side(cp=cp, tokens={"debt": 1}))
    t.skips_to("main", "A")
    income = t.state.cast.knobs.income_cp
    assert t.cp("A") == left + income
    if told:
        t.saw("cp-lost", seat="A", amount=1)
    else:
        t.never_saw("cp-lost")


@rule("DT-4.10", "DT-6.30")
def test_before_income_a_card_may_still_remove_the_concussion_that_would_skip_it() -> None:
    t = table("barbarian", "pyromancer", phase="income", A=side(hand=["shake-off"], cp=2, tokens={"concussion": 1}))
    t.asked("A", "react")
    assert t.phase == "income"
    t.allows("play", "shake-off")
    t.plays("A", "shake-off")
    t.skips_to("main", "A")
    assert t.tokens("A", "concussion") == 0
    assert t.cp("A") == t.state.cast.knobs.income_cp


@rule("DT-4.10", "DT-6.30")
def test_a_concussion_that_nobody_removes_skips_the_income_and_goes() -> None:
    t = table("barbarian", "pyromancer", phase="income", A=side(hand=["shake-off"], cp=2, tokens={"concussion": 1}))
    t.passes("A")
    t.skips_to("main", "A")
    assert (t.tokens("A", "concussion"), t.cp("A")) == (0, 2)


@rule("DT-5.85", "DT-9.65")
def test_removing_the_last_token_of_one_kind_leaves_a_stun_in_force() -> None:
    t = table("pyromancer", "barbarian", A=side(cp=5, hand=["tidy-up"]), B=side(tokens={"burn": 1, "stun": 1}))
    t.state.stuns = ((1, 0),)
    t.plays("A", "tidy-up")
    while t.choice.kind != "main":
        t.answer(1 if t.choice.kind == "player" else t.token("burn"))
    assert (t.tokens("B", "burn"), t.tokens("B", "stun")) == (0, 1)
    assert t.state.stuns == ((1, 0),)


@rule("DT-10.10")
def test_a_nudge_turns_a_die_up_or_down_by_one_and_not_past_its_ends() -> None:
    t = table("barbarian", "pyromancer", A=side(cp=1, hand=["nudge"]))
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 3, 6, 6, 6)
    t.plays("A", "nudge")
    ends = [("nudge", die, -1) for die in (2, 3, 4)]
    t.offers(("nudge", 0, 1), ("nudge", 1, 1), ("nudge", 1, -1), *ends)
    t.answer(("nudge", 1, -1))
    assert t.state.dice == (1, 2, 6, 6, 6)
