"""Sections 4.2, 4.6 and 5.6: what may not be done, and the rule that says so."""

from __future__ import annotations

import pytest
from tests.dice_throne.packs import WORKSHOP_GAME

from reverie.games.dice_throne import GAME
from reverie.games.dice_throne.rules.legality import price
from reverie.testing.dice_throne import side, table
from reverie.testing.rules import rule

HILL = "king-of-the-hill"


@rule("DT-5.65", "DT-5.54", "DT-4.12", "DT-4.11", "DT-9.23", "DT-5.62")
def test_cards_in_a_main_phase() -> None:
    t = table(
        "barbarian", "paladin", A=side(cp=2, hand=["sixer", "smack-3", "smack-2", "lucky", "three-cards"], levels={})
    )
    t.refuses("play", "sixer", rule="DT-4.11")
    t.refuses("play", "smack-3", rule="DT-5.54")
    t.refuses("play", "twin", rule="DT-4.11")
    t.refuses("play", "windfall", rule="DT-5.65")
    t.refuses("sell", "windfall", rule="DT-5.62")
    t.allows("play", "smack-2")
    t.allows("play", "three-cards")
    t.allows("sell", "sixer")
    t = table("barbarian", "paladin", A=side(cp=9, hand=["smack-2", "smack-3"], levels={"smack": 3}))
    t.refuses("play", "smack-2", rule="DT-9.23")


@rule("DT-5.63", "DT-5.64", "DT-5.73", "DT-5.54")
@pytest.mark.parametrize(("level", "cp", "left"), [(1, 3, 0), (1, 2, -1), (2, 1, 0), (2, 0, -1)])
def test_the_price_of_a_level(level: int, cp: int, left: int) -> None:
    t = table("barbarian", "paladin", A=side(cp=cp, hand=["smack-3"], levels={"smack": level}))
    if left < 0:
        t.refuses("play", "smack-3", rule="DT-5.54")
        return
    t.plays("A", "smack-3")
    assert (t.level("A", "smack"), t.cp("A")) == (3, left)
    assert t.discard("A") == []  # it lies on its slot


@rule("DT-4.12", "DT-5.70", "DT-4.30", "DT-4.11")
def test_cards_in_another_s_turn() -> None:
    t = table(
        "barbarian",
        "paladin",
        A=side(cp=0, hand=["lucky"]),
        B=side(cp=5, hand=["windfall", "tithes-2", "sixer", "pocket-money"]),
    )
    t.plays("A", "lucky")
    t.rolls(1, 1, 1)
    t.asked("B", "react")
    t.refuses("play", "windfall", rule="DT-4.12")
    t.refuses("play", "tithes-2", rule="DT-4.12")
    t.refuses("play", "sixer", rule="DT-4.11")
    t.refuses("sell", "sixer", rule="DT-5.70")
    t.allows("play", "pocket-money")


@rule("DT-4.43", "DT-5.27", "DT-4.48", "DT-4.44")
def test_lines_that_may_not_be_announced() -> None:
    t = table("barbarian", "paladin")
    t.rolls_attack(1, 1, 1, 4, 6)
    t.refuses(("announce", -1), rule="DT-4.43")
    t.refuses(("announce", len(t.state.cast.lines)), rule="DT-4.43")
    t.refuses(("announce", t.line(1, "vengeance", 0)), rule="DT-5.27")
    t.refuses(("announce", t.line(0, "smack", 0, level=1)), rule="DT-5.27")
    t.refuses(("announce", "smack", 1), rule="DT-4.48")
    t.refuses("reroll", rule="DT-4.44")
    t.allows("announce", "smack", 0)


@rule("DT-9.39", "DT-5.10", "DT-5.54")
def test_a_passive_touches_own_dice_only_and_none_of_a_card() -> None:
    t = table("paladin", "paladin", A=side(cp=2, hand=["windfall"]), B=side(cp=1))
    t.refuses("use", "tithes", 0, rule="DT-4.11")  # no dice
    t.refuses("use", "tithes", 1, rule="DT-5.54")  # 3 CP
    t.plays("A", "windfall")
    t.rolls(3)
    t.asked("A", "main")  # nobody could touch the die of the card
    assert t.cp("A") == 2 + 2
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 1, 1, 4, 6)
    t.asked("A", "react")
    t.allows("use", "tithes", 0)
    t.allows("use", "tithes", 1)
    t.answer("pass")
    t.asked("A", "reroll")  # they are not B's dice


@rule("DT-4.17", "DT-4.18", "DT-4.19")
def test_locks_by_an_ultimate_and_by_a_stun() -> None:
    t = table(
        "pyromancer", "barbarian", "barbarian", "barbarian", mode="teams", A=side(cp=2, hand=["pocket-money"]),
        B=side(cp=2, hand=["pocket-money"]), C=side(cp=2, hand=["pocket-money"]), D=side(cp=2, hand=["pocket-money"]),
    )  # fmt: skip
    t.answer("done")
    t.answer("roll")
    t.rolls(6, 6, 6, 6, 6)
    t.pass_all()
    t.answer(("stop",))
    t.announces("scorch-the-earth")
    asked = []
    while t.choice.kind == "react":
        asked.append("ABCD"[t.choice.seat])
        t.answer("pass")
    assert sorted(asked) == ["A", "B", "C", "D"]  # announced only: everybody
    t.rolls(1)
    asked = []
    while t.choice.kind == "react":
        asked.append("ABCD"[t.choice.seat])
        t.answer("pass")
    assert set(asked) == {"A", "C"}
    t = table("barbarian", "barbarian", A=side(hand=["lucky"], tokens={"stun": 1}), phase="roll")
    t.asked("A", "roll")  # who is Stunned still rolls
    t.answer("skip")
    t.skips_to("main", "B")
    t.never_saw("sold")


@rule("DT-9.35", "DT-5.155", "DT-5.107", "DT-5.152")
def test_prevention_is_for_whoever_has_damage_coming() -> None:
    t = table(
        "barbarian", "pyromancer", "paladin", mode=HILL, A=side(cp=1, hand=["not-today"]), B=side(cp=1, hand=["not-today"]),
        C=side(cp=0),
    )  # fmt: skip
    t.refuses("play", "not-today", rule="DT-5.107")
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.answer("C")
    t.asked("A", "react")
    t.answer("pass")
    t.plays("B", "not-today")
    t.pass_all()
    t.answer("decline")
    t.skips_to("main", "A")
    assert t.health("C") == 35  # the only one who could be chosen
    t.saw("settled", seat="C", prevented=6, final=0)


@rule("DT-6.1", "DT-4.40")
@pytest.mark.parametrize(("cp", "options"), [(2, ("pay", "skip")), (3, ("pay", "skip")), (1, ())])
def test_a_knockdown_costs_two_or_the_roll_phase(cp: int, options: tuple[str, ...]) -> None:
    t = table("barbarian", "pyromancer", phase="roll", A=side(cp=cp, tokens={"knockdown": 1}))
    if not options:
        t.saw("roll-phase-skipped", seat="A")
        assert (t.cp("A"), t.tokens("A", "knockdown"), t.phase) == (1, 0, "main-2")
        return
    t.asked("A", "knockdown")
    t.offers(*options)
    t.answer("pay")
    t.asked("A", "roll")
    assert (t.cp("A"), t.tokens("A", "knockdown"), t.phase) == (cp - 2, 0, "offensive")


@rule("DT-9.35", "DT-5.85")
@pytest.mark.parametrize(("tokens", "may"), [({}, False), ({"crit": 1}, False), ({"burn": 1}, True)])
def test_a_card_that_only_removes_needs_something_to_remove(tokens: dict[str, int], may: bool) -> None:
    t = table("mad-king", "barbarian", A=side(cp=0, hand=["pardon"], tokens=tokens, ballast=False))
    if not may:
        t.refuses("play", "pardon", rule="DT-9.35")
        return
    t.plays("A", "pardon")
    assert t.tokens("A", "burn") == 0


@rule("DT-6.21", "DT-5.34", "DT-5.36")
def test_what_is_for_the_attacker_or_the_target_is_nobody_else_s() -> None:
    held = {"retribution": 1, "crit": 1, "accuracy": 1, "breath": 1}
    t = table(
        "barbarian", "barbarian", "paladin", mode=HILL, A=side(cp=2, hand=["on-top", "pocket-money"], tokens=held),
        B=side(cp=2, hand=["on-top", "pocket-money"], tokens=held), C=side(cp=1, hand=["absolution", "pocket-money"], tokens=held),
    )  # fmt: skip
    t.refuses("token", "retribution", rule="DT-6.21")
    t.refuses("token", "crit", rule="DT-5.34")
    t.refuses("token", "accuracy", rule="DT-5.34")
    t.refuses("token", "breath", 1, rule="DT-5.107")
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 1, 1, 1, 6)
    t.pass_all()
    t.answer(("stop",))
    t.announces("smack", 1)
    t.pass_all()
    t.answer("C")
    t.asked("A", "react")  # the attacker
    for use in (("crit",), ("accuracy",), ("breath", 0)):
        t.allows("token", *use)
    t.allows("play", "on-top")
    t.refuses("token", "retribution", rule="DT-6.21")
    t.refuses("token", "breath", 1, rule="DT-5.107")
    t.answer("pass")
    t.asked("B", "react")  # nobody in this attack
    t.refuses("token", "retribution", rule="DT-6.21")
    t.refuses("token", "crit", rule="DT-5.34")
    t.refuses("token", "accuracy", rule="DT-5.34")
    t.refuses("play", "on-top", rule="DT-5.34")
    t.refuses("token", "breath", 0, rule="DT-5.34")
    t.refuses("token", "breath", 1, rule="DT-5.107")
    t.answer("pass")
    t.asked("C", "react")  # the target
    t.allows("token", "retribution")
    t.allows("play", "absolution")
    t.allows("token", "breath", 1)
    t.refuses("token", "crit", rule="DT-5.34")
    t.refuses("token", "breath", 0, rule="DT-5.34")
    t.answer("pass")
    t.answer("decline")
    t.asked("A", "react")
    t.refuses("token", "accuracy", rule="DT-6.23")  # the defender has decided
    t.allows("token", "crit")


@rule("DT-5.103", "DT-5.37", "DT-6.23", "DT-5.171")
def test_what_an_attack_is_not_large_enough_or_not_of_the_kind_for() -> None:
    t = table(
        "gambler",
        "barbarian",
        A=side(cp=2, hand=["double-or-quits", "pocket-money"], tokens={"breath": 1, "accuracy": 1, "whistle": 1}),
    )
    t.rolls_attack(2, 2, 2, 4, 5)
    t.announces("press-the-bet")
    while t.state.target < 0:
        t.answer("pass")
    t.asked("A", "react")
    t.refuses("token", "breath", 0, rule="DT-5.103")
    t.refuses("token", "accuracy", rule="DT-6.23")
    t = table("barbarian", "barbarian", A=side(cp=0, hand=["pocket-money"], tokens={"crit": 1, "whistle": 1}))
    t.rolls_attack(1, 1, 1, 4, 6)
    t.announces("smack")
    while t.state.target < 0:
        t.answer("pass")
    t.asked("A", "react")
    t.refuses("token", "crit", rule="DT-5.37")  # 4
    t.refuses("token", "whistle", rule="DT-5.37")  # no Bramble
    t.refuses("token", "protect", rule="DT-5.84")


@rule("DT-5.171", "DT-5.107")
def test_a_companion_shields_only_from_what_is_coming_and_only_while_it_stands() -> None:
    t = table("prover", "barbarian", game=WORKSHOP_GAME, A=side(cp=0))
    t.refuses("companion", "owl", 0, rule="DT-5.107")
    t = table(
        "barbarian",
        "prover",
        game=WORKSHOP_GAME,
        A=side(cp=0),
        B=side(cp=0, hand=["two-step"], companions={"owl": 0, "fox": 1}),
    )
    t.strikes("smack", 1, 1, 1, 4, 6)
    while t.state.target < 0:
        t.answer("pass")
    t.asked("B", "react")
    t.refuses("companion", "owl", 0, rule="DT-5.171")
    t.allows("companion", "fox", 0)


@rule("DT-4.43", "DT-5.27")
def test_a_line_is_refused_by_what_is_wrong_with_it_the_first_of_all_lines_too() -> None:
    cast = GAME.cast
    owner = cast.heroes[cast.lines[0].hero].id
    stranger = next(hero.id for hero in cast.heroes if hero.id in ("barbarian", "paladin") and hero.id != owner)
    t = table(stranger, "pyromancer", A=side(cp=0))
    t.rolls_attack(1, 1, 1, 1, 1)
    t.asked("A", "announce")
    t.refuses(("announce", 0), rule="DT-5.27")
    t.refuses(("announce", -1), rule="DT-4.43")
    t.refuses(("announce", len(cast.lines)), rule="DT-4.43")


@rule("DT-5.63", "DT-5.64")
def test_only_an_own_upgrade_costs_the_difference() -> None:
    s = table("beast-keeper", "barbarian").state
    for seat in (0, 1):
        s.players.edit(seat).levels = (1,) * len(s.players[seat].levels)
    card = next(number for number, info in enumerate(s.cast.cards) if info.id == "run-with-her-3")
    info = s.cast.cards[card]
    assert price(s, 1, card) == info.cost
    assert price(s, 0, card) == info.cost - s.cast.heroes[info.hero].slots[info.slot].costs[1] < info.cost


@rule("DT-4.30", "DT-5.154", "DT-5.70")
def test_the_active_player_sells_in_a_main_phase_and_in_no_other() -> None:
    t = table("barbarian", "paladin", phase="main-2", A=side(cp=2, hand=["sixer", "lucky"]))
    t.allows("sell", "lucky")
    t = table("barbarian", "paladin", A=side(cp=2, hand=["sixer", "lucky"]))
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 2, 3, 4, 4)
    t.asked("A", "react")
    t.allows("play", "sixer")
    t.refuses("sell", "lucky", rule="DT-5.70")
