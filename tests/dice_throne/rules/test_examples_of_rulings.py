"""Section 8.3 of the reference: examples of rulings and of the default boards."""

from __future__ import annotations

from reverie.games.dice_throne.rules.cast import COLLATERAL, NORMAL
from reverie.games.dice_throne.rules.damage import reckon
from reverie.games.dice_throne.rules.state import BY_DEFENCE, BY_OFFENCE, BY_OTHER, HALVED, INCOMING, PREVENTED
from reverie.testing.dice_throne import side, table
from reverie.testing.rules import rule

HILL = "king-of-the-hill"
TEAMS = ("pyromancer", "barbarian", "paladin", "shadow-thief")


@rule("DT-8.80", "DT-4.60", "DT-5.104", "DT-5.110", "DT-9.61", "DT-7.95", "DT-4.65", "DT-4.92")
def test_collateral_damage_meets_no_defence_but_a_last_chance() -> None:
    for plays, health in ((True, 10), (False, 8)):
        t = table("pyromancer", "barbarian", B=side(health=10, cp=1, hand=["not-today"]))
        t.strikes("burning-soul", 5, 5, 1, 1, 4)
        t.asked("B", "react")  # the last chance; nobody is asked to defend
        if plays:
            t.plays("B", "not-today")
        else:
            t.passes("B")
        t.asked("A", "main")
        assert t.health("B") == health


@rule("DT-8.81", "DT-9.60", "DT-5.42", "DT-9.7")
def test_healing_and_damage_are_one_net_change() -> None:
    t = table("paladin", "pyromancer", A=side(health=60, cp=0))
    t.strikes("holy-strike", 1, 2, 3, 4, 5, line=1)
    assert t.health("A") == 60
    t.defends("molten-armor", 1, 2, 3, 4, 4)
    assert t.health("A") == 59
    assert t.health("B") == 42


@rule("DT-5.42", "DT-9.7", "DT-4.66")
def test_neither_damage_nor_healing_comes_first() -> None:
    # Damage first would defeat A, healing first would save A at both: 2 healed, 3 suffered.
    for health, left in ((3, 2), (2, 1), (1, 0)):
        t = table("paladin", "pyromancer", A=side(health=health, cp=0))
        t.strikes("holy-strike", 1, 2, 3, 4, 5, line=1)
        t.defends("molten-armor", 1, 2, 3, 4, 4)
        assert t.health("A") == left
        assert t.over == (left == 0)
        assert len([event for event in t.seen if event.kind == "health-changed" and event.data["seat"] == 0]) == 1
    # At the cap: the net change is one down, whichever came first.
    t = table("paladin", "pyromancer", A=side(health=59, cp=0))
    t.strikes("holy-strike", 1, 2, 3, 4, 5, line=1)
    t.defends("molten-armor", 1, 2, 3, 4, 4)
    assert t.health("A") == 58


@rule("DT-8.82", "DT-4.7", "DT-9.59", "DT-7.168")
def test_after_a_stunning_ultimate_the_opponent_acts_again() -> None:
    t = table("barbarian", "pyromancer", B=side(cp=3, hand=["pocket-money"]))
    t.answer("done")
    t.answer("roll")
    t.rolls(6, 6, 6, 6, 6)
    t.passes("B")
    t.answer(("stop",))
    t.announces("rage")
    t.passes("B")  # announced: the last moment
    assert t.health("B") == 35
    assert t.tokens("B", "stun") == 0
    t.asked("A", "roll")
    t.answer("roll")
    t.rolls(1, 1, 1, 1, 1)
    t.passes("B")
    t.answer(("stop",))
    t.announces("smack", 2)
    t.passes("B", "B")
    t.asked("B", "defend")


POOL = (
    (INCOMING, 1, 6, NORMAL, BY_OFFENCE, 0, ("line", 0)),
    (INCOMING, 1, 2, COLLATERAL, BY_OFFENCE, 0, ("line", 0)),
)


@rule("DT-8.83", "DT-5.129")
def test_a_defence_touches_the_defendable_part_only() -> None:
    account = reckon((*POOL, (PREVENTED, 1, 7, 0, BY_DEFENCE, 1, ("slot", 0))), 1, False, False, 0)
    assert (account.defendable, account.avoidable, account.subtotal, account.final) == (6, 2, 2, 2)


@rule("DT-8.84", "DT-5.129", "DT-6.24")
def test_a_protect_halves_the_whole_subtotal() -> None:
    account = reckon((*POOL, (HALVED, 1, 0, 0, BY_OTHER, 1, ("token", 0))), 1, False, False, 0)
    assert (account.subtotal, account.final) == (8, 4)


@rule("DT-8.85", "DT-9.2", "DT-6.22", "DT-5.37", "DT-7.123", "DT-5.26")
def test_what_stands_behind_damage_cannot_serve_the_same_attack() -> None:
    t = table("paladin", "barbarian", A=side(cp=0))
    t.strikes("righteous-prayer", 6, 6, 6, 6, 1)
    t.asked("B", "defend")  # no Crit to spend
    t.answer("decline")
    assert t.health("B") == 42
    assert (t.tokens("A", "crit"), t.cp("A")) == (1, 2)
    t = table("paladin", "barbarian", A=side(cp=0, tokens={"crit": 1}))
    t.strikes("righteous-prayer", 6, 6, 6, 6, 1)
    t.asked("A", "react")
    t.plays("A", "token", "crit")
    t.answer("decline")
    assert t.health("B") == 38
    assert (t.tokens("A", "crit"), t.cp("A")) == (1, 2)


@rule("DT-8.86", "DT-5.131", "DT-5.35", "DT-7.165")
def test_reckless_costs_nothing_if_nothing_was_dealt() -> None:
    t = table("barbarian", "shadow-thief", B=side(tokens={"shadows": 1}))
    t.strikes("reckless", 1, 2, 3, 4, 5)
    assert (t.health("A"), t.health("B")) == (50, 50)
    t = table("barbarian", "pyromancer", A=side(cp=1, hand=["not-today"]))
    t.strikes("reckless", 1, 2, 3, 4, 5)
    t.passes("A")
    t.answer("decline")
    t.asked("A", "react")  # the conditional damage can be met beforehand
    t.plays("A", "not-today")
    t.offers("A", "B")
    t.answer("A")
    assert (t.health("A"), t.health("B")) == (50, 35)


@rule("DT-8.87", "DT-2.52", "DT-4.1", "DT-3.22")
def test_the_zigzag_starts_where_the_first_player_sits() -> None:
    t = table(*TEAMS, mode="teams", turn=0, first="C")
    seen = []
    for seat in ("C", "D", "A", "B", "C"):
        t.skips_to("main", seat)
        seen.append(seat)
        t.answer("done")
        t.skips_to("main", seat)
        t.answer("done")
    turns = [event.data["seat"] for event in t.seen if event.kind == "turn-began"]
    assert turns[:5] == [2, 3, 0, 1, 2]
    assert [event.data["seat"] for event in t.seen if event.kind == "income-skipped"] == [2]


@rule("DT-8.88", "DT-7.160", "DT-5.64", "DT-9.23")
def test_smack_three_on_smack_two_costs_one() -> None:
    t = table("barbarian", "pyromancer", A=side(cp=1, hand=["smack-3"], levels={"smack": 2}))
    t.answer(("play", "smack-3"))
    assert (t.cp("A"), t.level("A", "smack")) == (0, 3)
    t = table("barbarian", "pyromancer", A=side(cp=9, hand=["smack-2"], levels={"smack": 3}))
    t.refuses("play", "smack-2", rule="DT-9.23")


@rule("DT-8.89", "DT-6.20", "DT-9.10", "DT-4.69")
def test_divine_blessing_saves_but_not_from_an_ultimate() -> None:
    t = table("barbarian", "paladin", B=side(health=4, cp=0, tokens={"divine-blessing": 1}))
    t.strikes("mighty-blow", 1, 2, 3, 4, 6)
    t.answer("decline")
    assert (t.health("B"), t.tokens("B", "divine-blessing")) == (1, 0)
    t.asked("A", "main")
    t = table("paladin", "paladin", A=side(cp=0), B=side(health=4, cp=0, tokens={"divine-blessing": 1}))
    t.strikes("unwavering-faith", 6, 6, 6, 6, 6)
    assert t.over and t.winners() == "A"


@rule("DT-8.90", "DT-4.69", "DT-13.132")
def test_whoever_is_rescued_wins_alone() -> None:
    t = table("barbarian", "paladin", A=side(health=1), B=side(health=2, cp=0, tokens={"divine-blessing": 1}))
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.defends("holy-defense", 1, 1, 6)
    assert t.over and t.winners() == "B"
    assert t.health("B") == 1


@rule("DT-8.91", "DT-7.101", "DT-7.2")
def test_pyroblast_by_its_sub_rolls() -> None:
    for level, dice, health, burn in ((1, (1,), 41, 0), (2, (1, 2), 38, 0), (2, (3, 4), 41, 1)):
        t = table("pyromancer", "barbarian", A=side(levels={"pyroblast": level}))
        t.strikes("pyroblast", 1, 1, 1, 6, 5)
        t.rolls(*dice)
        t.answer("decline")
        assert (t.health("B"), t.tokens("B", "burn")) == (health, burn)


@rule("DT-8.92", "DT-7.126", "DT-5.8", "DT-9.3", "DT-7.26")
def test_holy_light_heals_by_the_final_roll_and_rolls_two() -> None:
    t = table("paladin", "barbarian", A=side(health=40, cp=0))
    t.strikes("holy-light", 5, 5, 1, 3, 1)
    t.rolls(1, 2)
    assert t.health("A") == 42
    assert t.tokens("A", "crit") == 1


@rule("DT-8.93", "DT-7.127", "DT-7.27")
def test_holy_defense_three_gives_a_protect_for_the_last_chance() -> None:
    t = table("barbarian", "paladin", B=side(cp=0, levels={"holy-defense": 3}))
    t.strikes("smack", 1, 1, 1, 1, 1, line=2)
    t.defends("holy-defense", 3, 3, 4, 6)
    assert (t.cp("B"), t.tokens("B", "protect")) == (1, 1)
    t.asked("B", "react")
    t.plays("B", "token", "protect")
    assert t.health("B") == 50 - 5 + 3
    assert t.tokens("B", "protect") == 0


@rule("DT-8.95", "DT-4.57", "DT-5.205", "DT-7.121", "DT-5.90")
def test_vengeance_names_its_receiver_itself() -> None:
    t = table("paladin", "barbarian", "pyromancer", mode=HILL, A=side(cp=0))
    t.strikes("vengeance", 3, 3, 4, 6, 1)
    t.asked("A", "player")
    t.offers("A", "B", "C")
    t.answer("C")
    assert t.tokens("C", "retribution") == 1
    assert t.cp("A") == 2
    t.asked("A", "main")
    assert t.hand("A") == []


@rule("DT-8.96", "DT-6.30", "DT-9.68")
def test_a_concussion_skips_the_whole_income() -> None:
    four = ["sixer", "twin", "wild", "brace"]
    t = table(
        "paladin", "barbarian", phase="income", A=side(cp=5, hand=four, tokens={"concussion": 1}, levels={"tithes": 2})
    )
    t.skips_to("main", "A")
    assert t.cp("A") == 5
    assert t.hand("A") == four
    assert t.tokens("A", "concussion") == 0
    t = table("paladin", "barbarian", phase="income", A=side(cp=0, levels={"tithes": 2}))
    t.skips_to("main", "A")
    assert t.cp("A") == 2  # one more by the passive


@rule("DT-8.97", "DT-7.146", "DT-6.12")
def test_shadows_gained_in_the_defence_avoids_the_attack() -> None:
    t = table("barbarian", "shadow-thief")
    t.strikes("smack", 1, 1, 1, 1, 1, line=2)
    t.defends("shadow-defense", 6, 6, 3, 5)
    assert (t.tokens("B", "sneak-attack"), t.tokens("B", "shadows")) == (1, 1)
    assert t.health("B") == 50
    t.answer("done")
    t.skips_to("main", "B")
    assert t.tokens("B", "shadows") == 1
    t.skips_to("main", "A")
    assert t.tokens("B", "shadows") == 0


@rule("DT-8.98", "DT-7.141")
def test_pickpocket_takes_one_of_its_gain_from_the_target() -> None:
    for had, left in ((0, 0), (3, 2)):
        t = table("shadow-thief", "barbarian", A=side(cp=1), B=side(cp=had))
        t.strikes("pickpocket", 3, 3, 4, 6, 5)
        assert (t.cp("A"), t.cp("B")) == (3, left)
        t.never_saw("defence-declined")


@rule("DT-8.99", "DT-9.65")
def test_a_stun_removed_in_time_gives_no_extra_phase() -> None:
    t = table("barbarian", "pyromancer", "paladin", mode=HILL, C=side(cp=2, hand=["shake-off"]))
    t.strikes("crit-bash", 6, 6, 6, 6, 1)
    t.answer("B")
    t.asked("C", "react")
    t.plays("C", "shake-off")
    assert t.tokens("B", "stun") == 0
    t.skips_to("main", "A")
    t.never_saw("extra-phase-granted")
    assert t.health("B") == 30
