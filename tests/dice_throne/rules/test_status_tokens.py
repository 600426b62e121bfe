"""Section 5.7 and rulings 9.13, 9.35 and 9.65: tokens given, removed, moved and spent, on one board or several."""

from __future__ import annotations

import pytest
from tests.dice_throne.packs import PACKED_GAME, WORKSHOP_GAME

from reverie.testing.dice_throne import side, table
from reverie.testing.rules import rule

HILL = "king-of-the-hill"


# Removing ------------------------------------------------------------------------------------------------------------


@rule("DT-5.85", "DT-9.35", "DT-5.150")
def test_exactly_so_many_of_a_kind_from_every_board_that_has_them() -> None:
    t = table(
        "prover", "barbarian", "barbarian", "barbarian", mode=HILL, game=WORKSHOP_GAME, A=side(cp=0, tokens={"knot": 3}),
        B=side(tokens={"knot": 3}), C=side(tokens={"knot": 1}), D=side(tokens={"knot": 2, "thorn": 1}),
    )  # fmt: skip
    t.strikes("untie", 3, 1, 1, 1, 1)
    t.skips_to("main", "A")
    assert [t.tokens(seat, "knot") for seat in "ABCD"] == [3, 1, 1, 0]  # C has fewer than two: nothing
    assert t.tokens("D", "thorn") == 1
    assert t.cp("A") == 4


@rule("DT-5.85", "DT-5.156")
def test_up_to_so_many_is_asked_for_each_board_with_a_token() -> None:
    t = table(
        "prover", "barbarian", "barbarian", "barbarian", mode=HILL, game=WORKSHOP_GAME, A=side(cp=0),
        B=side(tokens={"quarry": 2}), D=side(tokens={"quarry": 1}),
    )  # fmt: skip
    t.strikes("loosen", 3, 3, 1, 1, 1)
    t.asked("A", "how-many")
    t.offers(0, 1, 2)
    assert t.choice.subject == 1
    t.answer(2)
    assert t.tokens("B", "quarry") == 0
    t.asked("A", "how-many")
    t.offers(0, 1)
    assert t.choice.subject == 3
    t.answer(1)
    assert t.tokens("D", "quarry") == 0
    t.skips_to("main", "A")
    assert t.cp("A") == 3
    t.never_saw("token-removed", seat="C")


@rule("DT-5.85", "DT-5.156")
def test_none_of_up_to_so_many_leaves_the_board_alone() -> None:
    t = table("prover", "barbarian", game=WORKSHOP_GAME, A=side(cp=0), B=side(tokens={"quarry": 2}))
    t.strikes("loosen", 3, 3, 1, 1, 1)
    t.answer(0)
    t.skips_to("main", "A")
    assert (t.tokens("B", "quarry"), t.cp("A")) == (2, 0)
    t.never_saw("token-removed")


@rule("DT-5.85", "DT-9.35")
def test_any_token_is_picked_by_the_owner_of_the_text_board_by_board() -> None:
    t = table(
        "prover", "barbarian", "barbarian", "barbarian", mode=HILL, game=WORKSHOP_GAME, A=side(cp=0, tokens={"seal": 1}),
        B=side(tokens={"knot": 1, "thorn": 1}), D=side(tokens={"burn": 1, "knot": 2}),
    )  # fmt: skip
    t.strikes("strip", 6, 1, 1, 1, 1)
    t.pass_all()
    t.asked("A", "token")
    assert t.choice.subject == 1
    t.offers(t.token("knot"), t.token("thorn"))
    t.answer(t.token("thorn"))
    t.asked("A", "token")
    assert t.choice.subject == 3
    t.offers(t.token("burn"), t.token("knot"))
    t.answer(t.token("knot"))
    t.skips_to("main", "A")
    assert [(t.tokens(seat, "knot"), t.tokens(seat, "thorn")) for seat in "BD"] == [(1, 0), (1, 0)]
    assert t.tokens("A", "seal") == 1
    assert t.cp("A") == 2


@rule("DT-9.35", "DT-5.155")
def test_a_card_that_removes_one_kind_is_played_on_whoever_has_it() -> None:
    t = table(
        "prover", "barbarian", "barbarian", mode=HILL, game=WORKSHOP_GAME, A=side(hand=["unmark"], tokens={"thorn": 1}),
        B=side(tokens={"quarry": 2}), C=side(tokens={"burn": 1, "quarry": 1}),
    )  # fmt: skip
    t.plays("A", "unmark")
    t.asked("A", "player")
    t.offers("B", "C")
    t.answer("B")
    assert [t.tokens(seat, "quarry") for seat in "BC"] == [1, 1]
    assert t.discard("A") == ["unmark"]
    t = table("prover", "barbarian", game=WORKSHOP_GAME, A=side(hand=["unmark"], tokens={"thorn": 1}))
    t.refuses("play", "unmark", rule="DT-9.35")


@rule("DT-9.35")
def test_exactly_two_negative_tokens_or_no_such_card() -> None:
    t = table(
        "prover", "barbarian", "barbarian", "barbarian", mode=HILL, game=WORKSHOP_GAME,
        A=side(hand=["sweep"], tokens={"seal": 2}), B=side(tokens={"knot": 1}), C=side(tokens={"knot": 2}),
        D=side(tokens={"knot": 1, "burn": 1}),
    )  # fmt: skip
    t.plays("A", "sweep")
    t.pass_all()
    t.asked("A", "player")
    t.offers("C", "D")  # A's tokens are positive, B has one only
    t.answer("D")
    t.asked("A", "token")
    t.offers(t.token("burn"), t.token("knot"))
    t.answer(t.token("burn"))
    t.skips_to("main", "A")  # the other one is the only one left
    assert (t.tokens("D", "burn"), t.tokens("D", "knot")) == (0, 0)
    assert t.tokens("C", "knot") == 2


@rule("DT-5.85", "DT-5.82")
def test_removing_all_leaves_unique_tokens() -> None:
    t = table(
        "barbarian", "paladin", A=side(cp=2, hand=["clean-slate"]),
        B=side(tokens={"crit": 1, "burn": 1, "divine-blessing": 1, "poison": 3}),
    )  # fmt: skip
    t.plays("A", "clean-slate")
    t.pass_all()
    assert [t.tokens("B", id) for id in ("crit", "burn", "divine-blessing", "poison")] == [0, 0, 1, 0]
    t.saw("token-removed", seat="B", amount=3)


@rule("DT-5.85")
def test_a_removed_token_leaves_the_others_of_its_kind() -> None:
    t = table("barbarian", "paladin", phase="upkeep", A=side(tokens={"fire-mastery": 3}))
    t.skips_to("main", "A")
    assert t.tokens("A", "fire-mastery") == 2
    t.saw("token-removed", seat="A", amount=1)


# Moving --------------------------------------------------------------------------------------------------------------


@rule("DT-5.91")
def test_a_card_that_moves_one_kind_moves_nothing_else_and_not_to_a_full_board() -> None:
    t = table(
        "prover", "barbarian", "barbarian", mode=HILL, game=WORKSHOP_GAME, A=side(hand=["hand-over"], tokens={"thorn": 1}),
        B=side(tokens={"knot": 2, "burn": 1}), C=side(tokens={"knot": 3}),
    )  # fmt: skip
    knot = t.token("knot")
    t.plays("A", "hand-over")
    t.pass_all()
    t.asked("A", "move")
    t.offers((1, knot, 0), (2, knot, 0), (2, knot, 1))
    t.answer((2, knot, 1))
    assert [t.tokens(seat, "knot") for seat in "ABC"] == [0, 3, 2]
    t = table("prover", "barbarian", game=WORKSHOP_GAME, A=side(hand=["hand-over"], tokens={"thorn": 1}))
    t.refuses("play", "hand-over", rule="DT-5.91")


@rule("DT-5.91", "DT-9.13", "DT-4.18")
def test_a_stun_that_is_moved_holds_its_new_bearer_until_the_end_of_the_mover_s_next_turn() -> None:
    t = table(
        "barbarian", "paladin", "pyromancer", mode=HILL, A=side(cp=4, hand=["pass-it-on"]), B=side(tokens={"stun": 1})
    )
    stun = t.token("stun")
    t.plays("A", "pass-it-on")
    t.asked("A", "move")
    t.allows(1, stun, 2)
    t.answer((1, stun, 2))
    assert (t.tokens("B", "stun"), t.tokens("C", "stun")) == (0, 1)
    assert t.state.stuns == ((2, 1, 7),)
    t.saw("token-moved", seat="B", to="C")


# Gaining and inflicting ----------------------------------------------------------------------------------------------


@rule("DT-5.82", "DT-5.81")
def test_a_full_board_takes_no_more_and_it_is_told() -> None:
    t = table("shadow-thief", "barbarian", A=side(cp=4, hand=["poison-tip"]), B=side(tokens={"poison": 3}))
    t.plays("A", "poison-tip")
    assert t.tokens("B", "poison") == 3
    t.saw("token-inflicted", seat="B", amount=0, wanted=1, by="A")


@rule("DT-5.82", "DT-5.83")
def test_a_raised_limit_is_the_raiser_s_and_adds_up() -> None:
    t = table(
        "pyromancer",
        "pyromancer",
        A=side(cp=6, hand=["fan-the-flames"], tokens={"fire-mastery": 5}, limits={"fire-mastery": 1}),
    )
    t.plays("A", "fan-the-flames")
    t.pass_all()
    assert t.tokens("A", "fire-mastery") == 7  # 5 printed, 1 raised before and 1 now
    t.saw("limit-raised", seat="A", limit=7)
    assert t.player("B").limits == ()


@rule("DT-5.82")
def test_a_text_that_fills_gives_up_to_the_limit() -> None:
    t = table("ascetic", "barbarian", A=side(levels={"the-dam-gives": 2}, tokens={"breath": 1}))
    t.strikes("the-dam-gives", 1, 2, 3, 4, 5)
    t.skips_to("main", "A")
    assert t.tokens("A", "breath") == 4
    assert t.health("B") == 50 - (8 + 4)


@rule("DT-5.84", "DT-4.10")
def test_a_token_with_several_uses_offers_each_by_its_own_condition() -> None:
    t = table(
        "prover", "barbarian", game=WORKSHOP_GAME, A=side(cp=0, tokens={"seal": 3}), B=side(cp=0, tokens={"quarry": 1})
    )
    t.allows("token", "seal", 0)
    assert not t.options().has(t.value(("token", "seal", 1)))  # no roll that could show an Oak
    assert not t.options().has(t.value(("token", "seal", 2)))  # and no target
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 6, 3, 3, 3)
    t.asked("A", "react")
    assert not t.options().has(t.value(("token", "seal", 1)))  # not the final roll yet
    t.pass_all()
    t.answer(("stop",))
    t.announces("strike")
    t.passes("A")
    t.asked("A", "react")
    t.offers("pass", ("token", "seal", 0), ("token", "seal", 1), ("token", "seal", 2))
    t.plays("A", "token", "seal", 1)
    assert t.cp("A") == 3
    t.plays("A", "token", "seal", 2)
    assert t.cp("A") == 8
    t.pass_all()
    t.skips_to("main", "A")
    t.offers(
        "done",
        ("sell", "strike-2"),
        ("play", "strike-2"),
        ("token", "seal", 0),
        ("use", "ledger", 0),
        ("companion", "owl", 1),
    )


@rule("DT-5.37", "DT-5.84")
@pytest.mark.parametrize(("tokens", "gained"), [({"quarry": 1}, 5), ({"knot": 1}, 1), ({}, 1)])
def test_a_text_may_ask_for_a_token_on_the_own_board(tokens: dict[str, int], gained: int) -> None:
    t = table("prover", "barbarian", game=WORKSHOP_GAME, A=side(cp=0, hand=["marked-one"], tokens=tokens))
    t.plays("A", "marked-one")
    assert t.cp("A") == gained


@rule("DT-7.144", "DT-5.84")
@pytest.mark.parametrize(("tokens", "gained"), [({"shadows": 1}, 3), ({}, 2), ({"poison": 1}, 2)])
def test_shadow_coins_look_for_shadows(tokens: dict[str, int], gained: int) -> None:
    t = table("shadow-thief", "barbarian", A=side(cp=0, hand=["shadow-coins"], tokens=tokens))
    t.plays("A", "shadow-coins")
    assert t.cp("A") == gained


# Stun ----------------------------------------------------------------------------------------------------------------


@rule("DT-9.65", "DT-4.67")
def test_a_stun_removed_before_the_end_of_the_attack_gives_no_extra_phase() -> None:
    t = table("barbarian", "pyromancer", A=side(cp=2, hand=["shake-off"]))
    t.strikes("crit-bash", 6, 6, 6, 6, 1)
    t.skips_to("react", "A")
    while not (t.choice.kind == "react" and t.tokens("B", "stun")):
        t.answer("pass")
    assert t.state.stunned == 1
    t.plays("A", "shake-off")
    assert t.tokens("B", "stun") == 0
    assert t.state.stunned == -1
    t.skips_to("main", "A")
    assert t.phase == "main-2"
    t.never_saw("extra-phase-granted")


@rule("DT-9.13", "DT-4.5")
def test_a_stun_of_a_card_lasts_to_the_end_of_the_inflicter_s_next_turn() -> None:
    t = table("tester", "barbarian", game=PACKED_GAME, A=side(hand=["stun-gun"]))
    t.plays("A", "stun-gun")
    assert t.state.stuns == ((1, 0, 7),)
    t.skips_to("roll", "A")
    t.answer("skip")
    t.skips_to("roll", "A")
    assert t.state.turn == 9
    assert t.tokens("B", "stun") == 1  # the turn it was given in does not count
    t.answer("skip")
    t.skips_to("roll", "B")
    assert t.tokens("B", "stun") == 0
    assert t.state.stuns == ()


@rule("DT-5.81", "DT-5.9")
def test_no_token_is_no_gain() -> None:
    t = table("barbarian", "pyromancer", A=side(cp=0))
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.defends("molten-armor", 1, 1, 4, 4, 6)  # no Fiery Soul
    t.asked("A", "main")
    t.never_saw("token-gained")
    assert t.tokens("B", "fire-mastery") == 0


@rule("DT-5.85", "DT-9.35", "DT-5.91")
def test_all_negative_tokens_of_every_opponent_are_removed_and_counted() -> None:
    t = table(
        "prover", "barbarian", "barbarian", mode=HILL, game=WORKSHOP_GAME, A=side(cp=0, tokens={"knot": 1}),
        B=side(tokens={"knot": 2, "thorn": 1, "seal": 1}), C=side(tokens={"quarry": 1}),
    )  # fmt: skip
    t.strikes("purge", 1, 1, 3, 3, 4)
    t.pass_all()
    t.asked("A", "main")  # nobody picks: it is all of them
    assert [t.tokens("B", id) for id in ("knot", "thorn", "seal")] == [0, 0, 1]
    assert (t.tokens("C", "quarry"), t.tokens("A", "knot")) == (0, 1)
    assert t.cp("A") == 2 + 1 + 1


@rule("DT-5.85", "DT-9.35")
def test_what_a_second_part_removes_is_counted_from_nothing() -> None:
    t = table("prover", "barbarian", game=WORKSHOP_GAME, A=side(cp=0), B=side(tokens={"knot": 3, "thorn": 1}))
    t.strikes("unravel", 1, 1, 1, 3, 4)
    t.pass_all()
    t.asked("A", "main")
    assert (t.tokens("B", "knot"), t.tokens("B", "thorn")) == (1, 0)
    assert t.cp("A") == 1  # the Thorn; the Knots were removed by the part before
