"""Section 5.3: how large an attack is for a modifier that asks, whose modifiers they are, and when none may be used."""

from __future__ import annotations

import pytest
from tests.dice_throne.packs import WORKSHOP_GAME, prover_with

from reverie.games.dice_throne.rules.cast import COLLATERAL, UNDEFENDABLE
from reverie.games.dice_throne.rules.state import ADDED, AIMED, BY_OTHER, NO_KIND, REFLECTED, TIMES
from reverie.testing.dice_throne import Contested, side, table
from reverie.testing.rules import rule

HILL = "king-of-the-hill"


def struck(t: Contested, slot: str, *dice: int, line: int = 0) -> None:
    """One attempt, this ability, and on to the first window after the target is known."""
    t.rolls_attack(*dice)
    t.announces(slot, line)
    while t.state.target < 0 and t.choice.kind == "react":
        t.answer("pass")


def may_crit(t: Contested, seat: str = "A") -> bool:
    """Whether the seat, asked in a window, could spend Crit."""
    if t.choice.kind != "react" or t.choice.seat != "ABC".index(seat):
        return False
    return t.options().has(t.value(("token", "crit")))


@rule("DT-5.37", "DT-6.22")
@pytest.mark.parametrize(
    ("slot", "dice", "line", "level", "enough"),
    [
        ("smack", (1, 1, 1, 4, 6), 0, 1, False),  # 4
        ("smack", (1, 1, 1, 4, 6), 0, 2, True),  # 5
        ("smack", (1, 1, 1, 1, 6), 1, 1, True),  # 6
        ("sturdy-blow", (1, 1, 6, 6, 4), 0, 1, False),  # 4 undefendable
        ("overpower", (1, 1, 4, 4, 6), 1, 2, False),  # 2, and 2 healed
        ("crit-bash", (6, 6, 6, 6, 1), 0, 1, True),  # 5 undefendable
        ("rage", (6, 6, 6, 6, 6), 0, 1, True),  # 15 by an Ultimate
    ],
)
def test_an_attack_of_at_least_five(slot: str, dice: tuple[int, ...], line: int, level: int, enough: bool) -> None:
    t = table("barbarian", "paladin", A=side(cp=0, tokens={"crit": 1}, levels={slot: level}), B=side(cp=0))
    struck(t, slot, *dice, line=line)
    assert may_crit(t) == enough
    if enough:
        t.plays("A", "token", "crit")
        added = [event.data["entry"] for event in t.seen if event.kind == "entered"]
        assert [entry[2] for entry in added if entry[0] == ADDED] == [4]


@rule("DT-5.37")
def test_what_is_healed_in_the_same_phase_is_no_part_of_the_attack() -> None:
    t = table("barbarian", "paladin", A=side(cp=0, hand=["lucky"], tokens={"crit": 1}), B=side(cp=0))
    struck(t, "smack", 1, 1, 1, 4, 6)
    t.offers("pass", ("play", "lucky"))
    t.plays("A", "lucky")
    t.rolls(4, 4, 4)
    assert not may_crit(t)
    t.skips_to("main", "A")
    t.saw("settled", seat="A", healing=7)


@rule("DT-5.37", "DT-5.104")
def test_collateral_damage_is_no_part_of_the_attack() -> None:
    t = table("pyromancer", "barbarian", A=side(cp=0, tokens={"crit": 1, "fire-mastery": 1}))
    struck(t, "meteorite", 6, 6, 6, 6, 1)
    t.asked("A", "roll")  # 3, and 2 collateral: the attack is over, and the extra phase is here
    assert t.tokens("A", "crit") == 1
    assert t.health("B") == 50 - 3 - 2
    t = table("pyromancer", "barbarian", A=side(cp=0, tokens={"crit": 1, "fire-mastery": 3}))
    struck(t, "meteorite", 6, 6, 6, 6, 1)
    assert may_crit(t)  # 5, and 2 collateral


@rule("DT-5.37")
def test_what_others_suffer_is_no_part_of_the_attack() -> None:
    t = table(
        "barbarian",
        "prover",
        "paladin",
        mode=HILL,
        game=WORKSHOP_GAME,
        A=side(cp=0, tokens={"crit": 1}),
        B=side(cp=0, hand=["spark"]),
    )
    t.rolls_attack(1, 1, 1, 4, 6)
    t.announces("smack")
    t.plays("B", "spark")
    t.answer("C")
    t.pass_all()
    t.answer("C")
    assert not may_crit(t)  # 4 by the attack, 3 by the card, both for C
    assert [entry[1:3] for entry in t.state.pool] == [(2, 3), (2, 4)]


@rule("DT-5.37", "DT-5.33")
def test_additions_count() -> None:
    t = table("pyromancer", "barbarian", A=side(cp=1, hand=["red-hot"], tokens={"crit": 1}))
    struck(t, "fireball", 1, 1, 1, 4, 6)
    t.offers("pass", ("play", "red-hot"))
    t.plays("A", "red-hot")
    assert may_crit(t)  # 4 and 1 added


@rule("DT-5.36", "DT-5.34")
def test_only_the_attacker_strengthens_and_only_an_attack() -> None:
    t = table(
        "barbarian", "barbarian", A=side(cp=2, hand=["on-top"]), B=side(cp=2, hand=["on-top"], tokens={"crit": 1})
    )
    t.refuses("play", "on-top", rule="DT-4.11")
    struck(t, "mighty-blow", 1, 2, 3, 4, 4)
    t.asked("A", "react")
    t.offers("pass", ("play", "on-top"))
    t.answer("pass")
    t.asked("B", "defend")  # B, the defender, has nothing to strengthen
    t.answer("decline")
    t.asked("A", "react")
    t.answer("pass")
    t.asked("A", "main")


@rule("DT-5.34", "DT-4.60")
def test_an_ability_that_is_no_attack_is_not_strengthened() -> None:
    t = table("barbarian", "barbarian", A=side(cp=2, hand=["on-top"], tokens={"crit": 1, "accuracy": 1}), B=side(cp=0))
    t.rolls_attack(4, 4, 4, 1, 1)
    t.announces("fortitude")
    t.asked("A", "main")
    t.never_saw("defence-chosen")


@rule("DT-5.103", "DT-5.108", "DT-5.33")
def test_pure_damage_is_not_strengthened_by_cards_tokens_or_marks() -> None:
    t = table(
        "gambler", "barbarian", A=side(cp=5, hand=["double-or-quits"], tokens={"breath": 1, "crit": 1}),
        B=side(tokens={"quarry": 2}),
    )  # fmt: skip
    struck(t, "press-the-bet", 2, 2, 2, 2, 5, line=1)
    while t.choice.kind == "react":
        assert not t.options().has(t.value(("token", "breath")))
        assert not t.options().has(t.value(("token", "crit")))
        t.answer("pass")
    t.skips_to("main", "A")
    assert t.health("B") == 50 - 6


@rule("DT-6.23", "DT-4.62")
def test_accuracy_is_for_normal_damage_before_the_defender_has_decided() -> None:
    t = table("paladin", "barbarian", A=side(cp=0, tokens={"accuracy": 1}))
    struck(t, "holy-strike", 1, 2, 3, 4, 4)
    t.allows("token", "accuracy")
    t.answer("pass")
    t.answer("decline")
    t.asked("A", "main")  # nothing more to spend it on
    assert t.tokens("A", "accuracy") == 1
    t = table("paladin", "barbarian", A=side(cp=0, tokens={"accuracy": 1}, levels={"blessing-of-might": 2}))
    struck(t, "blessing-of-might", 1, 1, 1, 6, 3)
    t.asked("A", "main")  # undefendable as it is
    assert t.tokens("A", "accuracy") == 1


@rule("DT-6.21", "DT-5.36")
def test_retribution_and_absolution_are_for_the_target_of_an_attack() -> None:
    t = table(
        "barbarian", "paladin", "paladin", mode=HILL, A=side(cp=0, tokens={"retribution": 1}),
        B=side(cp=1, hand=["absolution"], tokens={"retribution": 1}), C=side(cp=1, hand=["absolution"], tokens={"retribution": 1}),
    )  # fmt: skip
    t.rolls_attack(1, 1, 1, 4, 6)
    t.announces("smack")
    while t.choice.kind == "react":  # Tithes are open to both
        assert not t.options().has(t.value(("token", "retribution")))
        t.answer("pass")
    t.answer("C")
    seen = set()
    while t.choice.kind == "react":
        seen.add((t.choice.seat, t.options().has(t.value(("token", "retribution")))))
        t.answer("pass")
    assert (2, True) in seen
    assert (1, True) not in seen and (0, True) not in seen
    t.asked("C", "defend")


@rule("DT-4.62", "DT-9.64", "DT-4.18")
def test_who_is_hidden_or_stunned_makes_no_defence() -> None:
    for tokens, defended in (({"shadows": 1}, False), ({"stun": 1}, False), ({"poison": 1}, True)):
        t = table("barbarian", "paladin", A=side(cp=0), B=side(cp=0, tokens=tokens))
        t.strikes("smack", 1, 1, 1, 4, 6)
        assert (t.choice.kind == "defend") == defended


@rule("DT-5.37", "DT-9.28")
def test_before_the_target_is_known_the_attack_counts_as_well() -> None:
    t = table("paladin", "barbarian", "barbarian", mode=HILL, A=side(cp=0, tokens={"crit": 1}))
    t.rolls_attack(1, 1, 1, 3, 3)
    t.announces("righteous-combat")
    t.rolls(5, 6)  # a Heart and a Prayer: nothing added
    t.asked("A", "react")
    assert t.state.target < 0
    t.allows("token", "crit")


@rule("DT-5.30", "DT-4.57", "DT-4.61")
def test_damage_to_a_chosen_player_is_no_attack_on_the_target() -> None:
    t = table("prover", "barbarian", "barbarian", mode=HILL, game=WORKSHOP_GAME, A=side(cp=0, hand=["echo"]))
    t.strikes("hurl", 5, 5, 3, 3, 3)
    t.pass_all()
    t.asked("A", "player")
    t.offers("A", "B", "C")
    t.answer("C")
    t.pass_all()
    t.asked("A", "target")
    t.answer("B")
    t.asked("A", "main")
    t.never_saw("defence-declined")
    assert (t.tokens("B", "knot"), t.health("B"), t.health("C")) == (1, 35, 32)
    assert t.hand("A") == ["echo"]


@rule("DT-6.23", "DT-5.104", "DT-5.129")
def test_accuracy_leaves_damage_that_is_not_normal_as_it_is() -> None:
    t = table("prover", "barbarian", "barbarian", mode=HILL, game=WORKSHOP_GAME, A=side(cp=0, tokens={"accuracy": 1}))
    struck(t, "volley", 5, 5, 5, 3, 3)
    t.answer("B")
    t.plays("A", "token", "accuracy")
    t.asked("A", "main")
    settled = [event.data for event in t.seen if event.kind == "settled"]
    kinds = [(data["seat"], entry[2], entry[3]) for data in settled for entry in data["entries"]]
    assert kinds == [(1, 3, UNDEFENDABLE), (1, 2, COLLATERAL), (2, 2, COLLATERAL)]
    assert (t.health("B"), t.health("C")) == (30, 33)


@rule("DT-5.26", "DT-9.28", "DT-5.84")
@pytest.mark.parametrize("quarry", [0, 1])
def test_a_condition_on_the_target_s_board_whichever_seat_the_target_has(quarry: int) -> None:
    marked = side(cp=0, tokens={"quarry": quarry} if quarry else {})
    t = table("barbarian", "prover", game=WORKSHOP_GAME, active="B", A=marked, B=side(cp=0, tokens={"seal": 1}))
    t.rolls_attack(2, 3, 3, 3, 3)
    t.announces("grudge")
    offered = False
    while t.choice.kind != "main":
        if t.choice.kind == "react":
            offered = offered or (t.choice.seat == 1 and t.options().has(t.value(("token", "seal", 2))))
            t.answer("pass")
        else:
            t.answer("decline")
    assert t.health("A") == 50 - 5 * quarry
    assert offered == bool(quarry)


@rule("DT-5.171", "DT-5.84")
@pytest.mark.parametrize(("dial", "asked"), [(0, False), (1, True), (3, True)])
def test_a_companion_counts_while_its_dial_is_above_nothing(dial: int, asked: bool) -> None:
    t = table("prover", "barbarian", game=WORKSHOP_GAME, A=side(cp=0, hand=["hoot"], companions={"owl": dial}))
    t.plays("A", "hoot")
    assert (t.choice.kind == "choose") == asked
    if not asked:
        assert t.companion("A", "owl") == 2
        assert t.companion("A", "fox") == 2


@rule("DT-5.37", "DT-5.7")
@pytest.mark.parametrize(("number", "added"), [(2, 0), (3, 5), (6, 5)])
def test_a_roll_of_at_least_so_much(number: int, added: int) -> None:
    t = table("gambler", "barbarian", A=side(cp=1, hand=["double-or-quits"]))
    struck(t, "split-the-pot", 1, 1, 2, 2, 5)
    t.plays("A", "double-or-quits")
    t.rolls(number)
    t.skips_to("main", "A")
    assert t.health("B") == 50 - 5 - added


@rule("DT-5.126", "DT-5.7")
@pytest.mark.parametrize(("number", "hurt"), [(1, 0), (2, 0), (3, 4), (6, 4)])
def test_a_roll_of_at_most_so_much(number: int, hurt: int) -> None:
    t = table("barbarian", "ascetic", B=side(cp=0, tokens={"sidestep": 1}))
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.plays("B", "token", "sidestep")
    t.rolls(number)
    t.skips_to("main", "A")
    assert t.health("B") == 50 - hurt


# Modifiers that multiply or send back ----------------------------------------------------------------------------------


@rule("DT-5.122", "DT-4.55", "DT-5.34")
@pytest.mark.parametrize("early", [True, False])
def test_a_modifier_that_multiplies_the_attack_means_its_target_fixed_or_not(early: bool) -> None:
    game = prover_with("echo", {"op": "multiply", "by": 3})
    t = table("prover", "barbarian", game=game, A=side(cp=0, hand=["echo"]))
    t.strikes("wager", 4, 4, 3, 3, 3)
    t.rolls(5)  # the roll of the ability, before it has its target
    t.asked("A", "react")
    if not early:
        t.answer("pass")  # W6a is next
    t.plays("A", "echo")
    entries = [event.data["entry"] for event in t.seen if event.kind == "entered"]
    assert [entry[:3] for entry in entries if entry[0] == TIMES] == [(TIMES, AIMED if early else 1, 3)]
    t.skips_to("main", "A")
    assert t.health("B") == 35


@rule("DT-5.124")
@pytest.mark.parametrize(("seat", "sent_back"), [("B", True), ("C", False)])
def test_only_the_target_of_an_attack_sends_damage_back(seat: str, sent_back: bool) -> None:
    game = prover_with("two-step", {"op": "cp", "amount": 1}, {"op": "reflect"})
    alone = {"owl": 0, "fox": 0}
    sides = {other: side(cp=0, hand=["two-step"] if other == seat else [], companions=alone) for other in "BC"}
    t = table("barbarian", "prover", "prover", mode=HILL, game=game, **sides)
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.pass_all()
    t.answer("B")
    t.asked(seat, "react")
    t.plays(seat, "two-step")
    assert t.cp(seat) == 1
    number = "ABC".index(seat)
    back = (REFLECTED, number, 0, NO_KIND, BY_OTHER, 0, ("card", t.card(number, "two-step")))
    assert [entry for entry in t.state.pool if entry[0] == REFLECTED] == ([back] if sent_back else [])
    t.skips_to("main", "A")
    assert (t.health("A"), t.health("B"), t.health("C")) == (33 if sent_back else 35, 31, 35)
