"""Section 6.2 of the rules, Advance to Drain: every sentence of each row, and the rulings that go with it."""

from __future__ import annotations

from typing import Any

from reverie.games.dreamblade.content import MiniatureData
from reverie.kernel.codec import load, save
from reverie.testing import rule
from reverie.testing.dreamblade import Table, conquest, figure, location, shift, strike
from reverie.testing.dreamblade import spawn as spawn_phase


def cells(**stacks: str) -> str:
    """A board of which only some cells hold anything: `cells(c3="Ab", d4="C")`."""
    return "\n".join(" ".join(stacks.get(column + row, ".") for column in "abcde") for row in "54321")


def having(*abilities: str, stats: str = "2/4/6", cost: str = "3V", **more: Any) -> MiniatureData:
    """A creature with these abilities."""
    return figure(cost, stats, *abilities, **more)


def place(*abilities: str, cost: str = "2V") -> MiniatureData:
    """A location with these abilities."""
    return location(cost, *abilities)


def second(**more: Any) -> dict[str, Any]:
    """Seat A is the second player of this turn: whom it destroys has no deathblow."""
    return {"first": "B", **more}


def spawn(board: str | None = None, seat: str = "A", **more: Any) -> Table:
    """The spawn phase of a player who has one more miniature, Z or z, that is free: the phase ends only by `stop`."""
    spare = {"Z": figure("0V", "1/1/1")} if seat == "A" else {"z": figure("0F", "1/1/1")}
    return spawn_phase(board or cells(), seat, **more, **spare)


def attack(t: Table, *faces: int | str, cell: str = "c3", who: str = "") -> None:
    """A combat in the cell; `who` attacks (nobody is asked when there is only one), and the dice fall."""
    t.answer(cell)
    if who:
        t.answer(tuple(who))
    if faces:
        t.roll(*faces)


def buy(t: Table, name: str, keyword: str) -> None:
    t.answer(t.ability(name, keyword))


def finish_turn(t: Table) -> None:
    """Nobody does anything more until the conquest phase is over."""
    turn = t.state.turn
    while t.state.turn == turn:
        t.answer("strike" if t.choice.kind == "action" else "stop")


# Advance -------------------------------------------------------------------------------------------------------------


@rule("DB-K.Advance")
def test_advance_moves_an_unengaged_ally_from_anywhere_one_cell_and_never_diagonally() -> None:
    t = strike(cells(c3="Ab", a1="C"), A=having("{B}: Advance"))
    attack(t, "blade", "miss")
    t.asked("A", "move")
    assert t.cells_offered("C") == ["a2", "b1"]
    t.refuses("move", "C", "b2", rule="DB-K.Advance")
    t.refuses("move", "C", "a3", rule="DB-K.Advance")
    t.answer("move", "C", "a2")
    assert t.cell("C") == "a2"
    t.saw("moved", who="C", rule="DB-K.Advance")


@rule("DB-K.Advance", "DB-900.11", "DB-T.79")
def test_the_blade_must_go_to_advance_but_the_move_may_be_declined() -> None:
    t = strike(cells(c3="ABc", a1="D"), A=having("{B}: Advance", stats="0/4/6"), B=having(stats="3/4/6"))
    attack(t, "blade", "miss", "miss", who="AB")
    t.saw("blade-assigned", who="A", blades=1)
    t.allows("decline")
    t.answer("decline")
    assert t.cell("D") == "a1"
    t.never_saw("moved")


@rule("DB-K.Advance")
def test_advance_reaches_neither_engaged_allies_nor_enemies() -> None:
    t = strike(cells(c3="Ab", d3="Cd", a1="E", e5="f"), A=having("{B}: Advance"))
    attack(t, "blade", "miss")
    assert t.names_offered(1) == "E"
    t.refuses("move", "C", "d2", rule="DB-K.Advance")
    t.refuses("move", "f", "e4", rule="DB-K.Advance")


@rule("DB-K.Advance")
def test_advance_never_moves_its_bearer() -> None:
    t = spawn(cells(c2="A", c1="C"), A=having("{1}: Advance"))
    buy(t, "A", "Advance")
    assert t.names_offered(1) == "C"
    t.refuses("move", "A", "c3", rule="DB-K.Advance")


@rule("DB-K.Advance", "DB-Q.91")
def test_advance_of_a_bearer_without_allies_does_nothing() -> None:
    t = spawn(cells(c2="A"), A=having("{1}: Advance"), points=5)
    buy(t, "A", "Advance")
    assert t.player("A").points == 4
    t.never_saw("moved")


@rule("DB-K.Advance", "DB-T.47")
def test_advance_may_move_an_ally_even_a_defender_into_a_cell_with_enemies() -> None:
    t = spawn(cells(c2="C", c3="b", e1="A"), A=having("{1}: Advance"), C=having("Defender"))
    buy(t, "A", "Advance")
    t.answer("move", "C", "c3")
    assert t.stack("c3") == "Cb"
    assert t.engaged("C")


@rule("DB-K.Advance", "DB-900.13")
def test_advance_obeys_the_stacking_limit() -> None:
    t = spawn(cells(a2="C", a1="DEFG", e1="A"), A=having("{1}: Advance"))
    buy(t, "A", "Advance")
    assert t.cells_offered("C") == ["a3", "b2"]
    t.refuses("move", "C", "a1", rule="DB-900.13")


@rule("DB-K.Advance", "DB-303.2c")
def test_advance_on_coming_into_play_happens_at_once() -> None:
    t = spawn(cells(c2="C"), A=having("{C}: Advance"))
    t.answer("spawn", "A", "e1")
    t.asked("A", "move")
    assert t.names_offered(1) == "C"
    t.answer("move", "C", "c3")
    assert t.cell("C") == "c3"
    t.asked("A", "spawn")


@rule("DB-K.Advance")
def test_advance_of_a_location_moves_any_unengaged_creature_of_its_player() -> None:
    t = strike(cells(c3="LAb", a1="C"), L=place("{B}: Advance"))
    attack(t, "blade", "miss")
    assert t.names_offered(1) == "C"
    t.answer("move", "C", "b1")
    assert t.cell("C") == "b1"


# Ambush --------------------------------------------------------------------------------------------------------------


@rule("DB-K.Ambush", "DB-W.2", "DB-900.4", "DB-5.9")
def test_ambush_attacks_an_enemy_that_enters_with_x_dice_whatever_its_bearers_power() -> None:
    t = shift(cells(c2="A", c3="b"), b=having("Ambush 3", stats="1/4/6", cost="3F"))
    t.answer("move", "A", "c3")
    assert t.dice() == 3
    t.roll(2, 2, "blade")
    t.saw("special-attack", who="b", target="A", rule="DB-K.Ambush")
    t.saw("damaged", who="A", damage=4)
    t.asked("B", "disrupt")


@rule("DB-K.Ambush", "DB-T.32", "DB-900.7b")
def test_two_ambushes_are_two_attacks_and_one_check_of_their_added_damage() -> None:
    t = shift(cells(c2="A", c3="bc"), b=having("Ambush 2", cost="3F"), c=having("Ambush 2", cost="3F"))
    t.answer("move", "A", "c3")
    t.roll(3, 1)
    t.not_yet("disrupted")
    t.asked("nature", "attack")
    t.roll(1, 1)
    t.saw("special-attack", who="b", target="A")
    t.saw("special-attack", who="c", target="A")
    t.asked("B", "fate")
    t.answer("destroy")
    assert t.zone("A") == "graveyard"


@rule("DB-K.Ambush")
def test_ambush_attacks_every_enemy_that_enters_once() -> None:
    t = shift(cells(c2="A", d3="C", c3="b", a1="D"), b=having("Ambush 1", cost="3F"))
    t.answer("move", "A", "c3")
    t.roll("miss")
    t.answer("move", "C", "c3")
    t.saw("special-attack", who="b", target="A")
    t.roll(3)
    assert (t.damage_on("A"), t.damage_on("C")) == (0, 3)
    t.asked("A", "shift")


@rule("DB-K.Ambush", "DB-Q.25")
def test_ambush_attacks_all_that_enter_at_once() -> None:
    t = strike(
        cells(c3="Xab", d3="Yc"), "B", a=having("{B}: Swap", cost="3F"), X=having("Ambush 1"), Y=having("Ambush 2")
    )
    attack(t, "blade", "miss", who="a")
    t.answer("c")
    t.asked("A", "order")
    ambushes = {e[2]: e for e in t.options()}
    assert {(e[2], e[5]) for e in ambushes.values()} == {(t.names["X"], t.names["c"]), (t.names["Y"], t.names["a"])}
    t.answer(ambushes[t.names["Y"]])
    t.roll(1, 1)
    t.roll(3)
    t.saw("damaged", who="a", damage=2)
    t.saw("damaged", who="c", damage=3)


@rule("DB-K.Ambush")
def test_ambush_leaves_own_creatures_alone() -> None:
    t = shift(cells(c2="A", c3="C", e1="D"), C=having("Ambush 3"))
    t.answer("move", "A", "c3")
    t.asked("A", "shift")
    t.never_saw("special-attack")


@rule("DB-K.Ambush", "DB-G.enter", "DB-5.5")
def test_ambush_ignores_an_enemy_that_is_spawned_in_its_cell() -> None:
    t = spawn(cells(a5="A"), "B", A=having("Ambush 3"), b=having(cost="3F"))
    t.answer("spawn", "b", "a5")
    assert t.stack("a5") == "Ab"
    t.never_saw("special-attack")


@rule("DB-K.Ambush", "DB-D.16")
def test_a_location_can_ambush() -> None:
    t = shift(cells(c2="A", c3="l", e1="C"), l=place("Ambush 2", cost="2F"))
    t.answer("move", "A", "c3")
    t.roll(1, 2)
    assert t.damage_on("A") == 3
    t.saw("special-attack", who="l", target="A")


@rule("DB-K.Ambush", "DB-303.2b")
def test_ambush_with_score_works_only_in_a_scoring_cell_of_its_own_player() -> None:
    ambusher = having("{S}: Ambush 2", cost="3F")
    t = shift(cells(c3="A", c4="b", e1="C"), b=ambusher)
    t.answer("move", "A", "c4")
    t.never_saw("special-attack")
    t = shift(cells(c1="A", c2="b", e1="C"), b=ambusher)
    t.answer("move", "A", "c2")
    t.asked("nature", "attack")


@rule("DB-K.Ambush", "DB-Q.35", "DB-Q.69")
def test_ambush_by_a_blade_works_from_its_activation_to_the_end_of_the_combat() -> None:
    t = strike(
        cells(c3="Ab", d3="y", c2="Dz"),
        A=having("{B}: Ambush 2", "{B}: Lure"),
        D=having("{B}: Expel", stats="1/4/6"),
    )
    attack(t, "blade", "blade")
    t.blade("A", "Ambush")
    t.answer("move", "y", "c3")
    assert t.dice() == 2
    t.roll(3, 3)
    # Damage was put down at once; the check waited for the end of the combat.
    t.asked("A", "fate")
    t.answer("disrupt")
    t.answer("place", "y", "a1")
    t.forget()
    attack(t, "blade", cell="c2")
    t.answer("move", "z", "c3")
    t.never_saw("special-attack")


@rule("DB-K.Ambush", "DB-Q.80")
def test_ambush_bought_in_the_spawn_phase_lasts_until_the_end_of_the_turn() -> None:
    t = spawn(cells(c3="A", c4="b"), A=having("{1}: Ambush 1"))
    buy(t, "A", "Ambush")
    t.stop()  # nobody of B is in reserves: B's spawn phase asks nothing
    for _ in range(2):
        t.answer("shift")
        t.stop()
    t.asked("B", "action")
    t.answer("shift")
    t.answer("move", "b", "c3")
    t.saw("special-attack", who="A", target="b")


# Appease -------------------------------------------------------------------------------------------------------------


@rule("DB-K.Appease", "DB-T.38", "DB-G.triggered ability")
def test_appease_comes_before_any_other_spawn_and_cannot_be_declined() -> None:
    t = spawn(cells(c2="CL", c4="b"), points=9, A=having("{C}: Appease"), D=having(), L=place(), b=having(cost="3F"))
    t.answer("spawn", "A", "e1")
    t.asked("A", "choose")
    t.offers("A", "C")
    t.refuses("spawn", "D", "e1", rule="DB-K.Appease")
    t.refuses("decline", rule="DB-K.Appease")
    t.refuses("D", rule="DB-K.Appease")  # in reserves: not controlled now
    t.refuses("L", rule="DB-K.Appease")  # a location
    t.refuses("b", rule="DB-K.Appease")
    t.answer("C")
    assert t.zone("C") == "graveyard"
    t.saw("sacrificed", who="C", rule="DB-K.Appease")
    t.asked("A", "spawn")
    t.allows("spawn", "D", "e1")


@rule("DB-K.Appease", "DB-900.17")
def test_a_creature_sacrificed_to_appease_profits_nobody() -> None:
    t = spawn(cells(c2="C"), A=having("{C}: Appease"))
    t.answer("spawn", "A", "e1")
    t.answer("C")
    assert (t.player("A").bonus, t.player("B").kills, t.player("A").kills) == (0, 0, 0)
    t.never_saw("destroyed")


@rule("DB-K.Appease", "DB-Q.26")
def test_appease_may_take_the_creature_that_was_just_spawned() -> None:
    t = spawn(cells(c2="C"), A=having("{C}: Appease"))
    t.answer("spawn", "A", "e1")
    t.answer("A")
    assert (t.zone("A"), t.where("C")) == ("graveyard", "c2")


@rule("DB-K.Appease", "DB-Q.26")
def test_appease_of_a_creature_without_company_takes_the_creature_itself() -> None:
    t = spawn(A=having("{C}: Appease"), C=having(cost="5V"))
    t.answer("spawn", "A", "e1")
    assert t.zone("A") == "graveyard"


@rule("DB-K.Appease", "DB-Q.27")
def test_appease_of_a_location_without_any_creature_does_nothing() -> None:
    t = spawn(cells(c3="L"), L=place("{1}: Appease"), points=4)
    buy(t, "L", "Appease")
    assert t.player("A").points == 3
    assert t.cell("L") == "c3"
    t.never_saw("sacrificed")


@rule("DB-K.Appease", "DB-Q.78")
def test_appease_by_a_blade_sacrifices_at_once_and_the_dice_of_the_victim_stand() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Appease"), b=having(stats="2/3/6", cost="3F"))
    attack(t, 3, "blade")
    assert t.zone("A") == "graveyard"
    t.saw("damaged", who="b", damage=3)
    t.asked("A", "disrupt")


# Assault -------------------------------------------------------------------------------------------------------------


@rule("DB-K.Assault", "DB-P.22", "DB-900.4")
def test_assault_names_its_target_before_the_roll_and_damages_only_it() -> None:
    t = strike(cells(c3="Abc", d3="e"), A=having("{B}: Assault 3", stats="1/4/6"))
    attack(t, "blade")
    t.asked("A", "target")
    t.offers("b", "c")
    t.refuses("e", rule="DB-K.Assault")
    t.refuses("decline", rule="DB-K.Assault")
    t.answer("c")
    assert t.dice() == 3
    t.roll(1, 2, "blade")
    t.saw("damaged", who="c", damage=3)
    t.never_saw("damaged", who="b")


@rule("DB-K.Assault", "DB-802.2e", "DB-T.25")
def test_assault_damage_adds_up_with_the_rest_of_the_combat_and_is_checked_at_its_end() -> None:
    t = strike(
        cells(c3="Ab"),
        given=second(),
        A=having("{B}: Assault 2", "{B}: Crit 1", stats="3/4/6"),
        b=having(stats="2/5/9", cost="3F"),
    )
    attack(t, 3, "blade", "blade")
    t.blade("A", "Assault")
    t.roll(3, 2)
    t.not_yet("disrupted")
    t.asked("A", "fate")  # 5 by Assault, 3 + 1 by the regular attack
    t.answer("destroy")
    assert t.zone("b") == "graveyard"


@rule("DB-K.Assault", "DB-D.22", "DB-900.3")
def test_assault_of_a_location_in_the_spawn_phase_is_checked_at_once() -> None:
    t = spawn(cells(c3="LAb"), L=place("{2}: Assault 2"), points=6)
    buy(t, "L", "Assault")
    t.roll(3, 1)
    t.asked("A", "disrupt")
    t.answer("place", "b", "a1")
    assert (t.cell("b"), t.damage_on("b")) == ("a1", 0)
    assert t.player("A").points == 4


@rule("DB-K.Assault", "DB-Q.91")
def test_assault_without_a_local_enemy_rolls_nothing() -> None:
    t = spawn(cells(c3="A", c4="b"), A=having("{1}: Assault 2"))
    buy(t, "A", "Assault")
    t.never_saw("special-attack")
    t.asked("A", "spawn")


@rule("DB-K.Assault", "DB-5.9")
def test_modifiers_of_power_do_not_change_the_dice_of_assault() -> None:
    t = strike(cells(c3="Ab", c2="C"), A=having("{B}: Assault 2", stats="1/4/6"), C=having("Enrage +2"))
    attack(t, "blade", "miss", "miss")
    assert t.dice() == 2


# Bloodthirsty --------------------------------------------------------------------------------------------------------


@rule("DB-K.Bloodthirsty", "DB-T.74")
def test_bloodthirsty_is_sacrificed_when_the_attack_only_disrupts() -> None:
    t = strike(cells(c3="Ab"), A=having("Bloodthirsty"))
    attack(t, 3, 1)
    t.answer("place", "b", "a1")
    t.saw("disrupted", who="b")
    t.saw("sacrificed", who="A", rule="DB-K.Bloodthirsty")
    assert t.zone("A") == "graveyard"
    assert t.player("A").bonus == 0


@rule("DB-K.Bloodthirsty")
def test_bloodthirsty_stays_when_an_enemy_is_destroyed() -> None:
    t = strike(cells(c3="Ab"), given=second(), A=having("Bloodthirsty"))
    attack(t, 3, 3)
    t.answer("destroy")
    assert (t.zone("b"), t.where("A")) == ("graveyard", "c3")


@rule("DB-K.Bloodthirsty", "DB-802.2b")
def test_bloodthirsty_that_is_kept_out_of_the_attack_stays() -> None:
    t = strike(cells(c3="ACb"), A=having("Bloodthirsty"))
    attack(t, "miss", "miss", who="C")
    assert t.where("A") == "c3"


@rule("DB-K.Bloodthirsty", "DB-Q.42")
def test_a_regenerated_enemy_does_not_still_the_thirst() -> None:
    t = strike(cells(c3="Ab"), A=having("Bloodthirsty"), b=having("Regenerate", stats="2/9/4", cost="3F"))
    attack(t, 3, 3)
    assert (t.zone("b"), t.zone("A")) == ("reserves", "graveyard")


@rule("DB-K.Bloodthirsty", "DB-Q.42")
def test_an_enemy_destroyed_by_a_special_attack_of_the_same_combat_does_not_still_the_thirst() -> None:
    t = strike(
        cells(c3="Ab", a5="e"),
        given=second(),
        A=having("Bloodthirsty", "{B}: Warpstrike 2"),
        e=having(stats="1/9/3", cost="3F"),
    )
    attack(t, "blade", "miss")
    t.roll(3, "miss")
    assert (t.zone("e"), t.zone("A")) == ("graveyard", "graveyard")
    t.saw("destroyed", who="e")
    t.saw("sacrificed", who="A", rule="DB-K.Bloodthirsty")


@rule("DB-K.Bloodthirsty", "DB-Q.42")
def test_a_local_enemy_that_only_an_assault_of_the_same_combat_damaged_does_not_still_the_thirst() -> None:
    t = strike(
        cells(c3="Abd"),
        given=second(),
        A=having("Bloodthirsty", "{B}: Assault 2", stats="3/4/6"),
        b=having(stats="1/9/3", cost="3F"),
        d=having(stats="1/9/9", cost="3F"),
    )
    attack(t, 2, "blade", "miss")
    t.answer("b")
    t.roll(3, "miss")
    t.damage(d=2)
    assert (t.zone("b"), t.zone("A")) == ("graveyard", "graveyard")
    t.saw("sacrificed", who="A", rule="DB-K.Bloodthirsty")


@rule("DB-K.Bloodthirsty", "DB-Q.42", "DB-802.2e")
def test_an_enemy_destroyed_by_the_damage_of_the_attack_and_of_a_special_attack_together_stills_the_thirst() -> None:
    t = strike(
        cells(c3="Ab"),
        given=second(),
        A=having("Bloodthirsty", "{B}: Assault 2", stats="3/4/6"),
        b=having(stats="1/9/4", cost="3F"),
    )
    attack(t, 1, "blade", "miss")
    t.roll(3, "miss")
    assert (t.zone("b"), t.where("A")) == ("graveyard", "c3")
    t.asked("A", "action")


@rule("DB-K.Bloodthirsty", "DB-Q.42", "DB-P.3")
def test_a_destroyed_location_does_not_still_the_thirst() -> None:
    t = strike(cells(c3="Ab", d3="l"), A=having("Bloodthirsty", "{B}: Demolish"), l=place(cost="2F"))
    attack(t, "blade", "miss")
    assert (t.zone("l"), t.zone("A")) == ("graveyard", "graveyard")
    t.saw("sacrificed", who="A")


@rule("DB-K.Bloodthirsty")
def test_special_attacks_do_not_set_off_bloodthirsty() -> None:
    t = shift(cells(c2="A", c3="b", e1="C"), A=having("Bloodthirsty", "Charge 1"))
    t.answer("move", "A", "c3")
    t.roll("miss")
    assert t.cell("A") == "c3"
    t = strike(cells(c3="Ab", d3="y"), "B", b=having("{B}: Advance", cost="3F"), A=having("Bloodthirsty", "Ambush 1"))
    attack(t, "blade", "miss")
    t.answer("move", "y", "c3")
    t.roll("miss")
    t.saw("special-attack", who="A", target="y")
    t.saw("combat-ended")
    assert t.where("A") == "c3"


@rule("DB-K.Bloodthirsty")
def test_bloodthirsty_has_nothing_to_do_when_it_has_left_the_dreamscape() -> None:
    t = strike(cells(c3="Ab"), A=having("Bloodthirsty", "{B}: Wail", cost="7V"))
    attack(t, "blade", "miss")
    t.roll(3, 4)
    assert t.zone("A") == "reserves"
    t.never_saw("sacrificed")


@rule("DB-K.Bloodthirsty", "DB-T.80", "DB-900.5")
def test_an_attack_without_dice_is_an_attack_for_bloodthirsty() -> None:
    t = strike(cells(c3="Ab"), A=having("Bloodthirsty", stats="0/4/6"))
    attack(t)
    assert t.zone("A") == "graveyard"


@rule("DB-K.Bloodthirsty", "DB-303.2b")
def test_bloodthirsty_with_score_sleeps_outside_scoring_cells() -> None:
    t = strike(cells(c2="Ab"), A=having("{S}: Bloodthirsty"))
    attack(t, "miss", "miss", cell="c2")
    assert t.where("A") == "c2"
    t = strike(cells(c3="Ab"), A=having("{S}: Bloodthirsty"))
    attack(t, "miss", "miss")
    assert t.where("A") == "graveyard"


@rule("DB-K.Bloodthirsty", "DB-303.2b", "DB-Q.15")
def test_bloodthirsty_with_score_is_judged_when_the_attack_is_made() -> None:
    for origin, goal, zone in (("c3", "c2", "graveyard"), ("c2", "c3", "dreamscape")):
        t = strike(cells(**{origin: "ACb"}), A=having("{S}: Bloodthirsty"), C=having("{B}: Skirmish"))
        attack(t, "blade", "miss", "miss", "miss", cell=origin, who="AC")
        t.answer("move", "A", goal)
        t.asked("A", "action")
        assert t.zone("A") == zone


@rule("DB-K.Bloodthirsty", "DB-Q.35")
def test_bloodthirsty_by_a_blade_is_a_drawback_of_that_combat() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Bloodthirsty"))
    attack(t, "blade", "miss")
    assert t.where("A") == "graveyard"
    t = strike(cells(c3="Ab"), A=having("{B}: Bloodthirsty"))
    attack(t, "miss", "miss")
    assert t.where("A") == "c3"


# Bodyguard -----------------------------------------------------------------------------------------------------------


@rule("DB-K.Bodyguard")
def test_others_may_be_damaged_only_when_the_bodyguard_has_enough() -> None:
    t = strike(cells(c3="Abc"), b=having("Bodyguard", cost="3F"))
    attack(t, 3, 2)
    t.allows(t.split(b=5))
    t.allows(t.split(b=4, c=1))
    t.refuses(t.split(b=3, c=2), rule="DB-K.Bodyguard")
    t.refuses(t.split(c=5), rule="DB-K.Bodyguard")


@rule("DB-K.Bodyguard")
def test_damage_that_cannot_satisfy_the_bodyguard_all_goes_to_it() -> None:
    t = strike(cells(c3="Abc"), b=having("Bodyguard", cost="3F"))
    attack(t, 3, "miss")
    t.saw("damaged", who="b", damage=3)
    t.never_saw("damaged", who="c")


@rule("DB-K.Bodyguard")
def test_damage_that_a_bodyguard_already_has_counts() -> None:
    t = strike(cells(c3="Abc"), given={"damage": {"b": 3}}, b=having("Bodyguard", cost="3F"))
    attack(t, 3, "miss")
    t.allows(t.split(b=1, c=2))
    t.refuses(t.split(c=3), rule="DB-K.Bodyguard")


@rule("DB-K.Bodyguard", "DB-5.10")
def test_enough_for_a_bodyguard_is_the_lower_of_defense_and_life() -> None:
    t = strike(cells(c3="Abc"), b=having("Bodyguard", stats="2/5/3", cost="3F"))
    attack(t, 2, 2)
    t.allows(t.split(b=3, c=1))
    t.refuses(t.split(b=2, c=2), rule="DB-K.Bodyguard")


@rule("DB-K.Bodyguard")
def test_what_is_enough_follows_the_stats_of_the_moment() -> None:
    t = strike(cells(c3="Abc"), A=having("Panic 2"), b=having("Bodyguard", cost="3F"))
    attack(t, 2, 1)
    t.allows(t.split(b=2, c=1))
    t.refuses(t.split(b=1, c=2), rule="DB-K.Bodyguard")


@rule("DB-K.Bodyguard", "DB-Q.20")
def test_bodyguards_do_not_shield_each_other_but_both_must_be_satisfied() -> None:
    t = strike(
        cells(c3="Abcd"), A=having(stats="3/4/6"), b=having("Bodyguard", cost="3F"), c=having("Bodyguard", cost="3F")
    )
    attack(t, 3, 3, 3)
    t.allows(t.split(b=9))
    t.allows(t.split(c=9))
    t.allows(t.split(b=4, c=4, d=1))
    t.refuses(t.split(b=8, d=1), rule="DB-K.Bodyguard")
    t.refuses(t.split(b=3, c=5, d=1), rule="DB-K.Bodyguard")


@rule("DB-K.Bodyguard", "DB-Q.21")
def test_a_special_attack_may_name_a_shielded_creature_but_its_damage_is_lost() -> None:
    t = strike(cells(c3="Abc"), A=having("{B}: Assault 2", stats="1/4/6"), b=having("Bodyguard", cost="3F"))
    attack(t, "blade")
    t.answer("c")
    t.roll(3, 3)
    t.saw("special-attack", target="c")
    t.never_saw("damaged")
    assert t.where("c") == "c3"


@rule("DB-K.Bodyguard", "DB-Q.21")
def test_a_special_attack_damages_a_shielded_creature_once_the_guard_has_enough() -> None:
    t = strike(
        cells(c3="Abc"),
        given={"damage": {"b": 4}},
        A=having("{B}: Assault 2", stats="1/4/6"),
        b=having("Bodyguard", cost="3F"),
    )
    attack(t, "blade")
    t.answer("c")
    t.roll(3, "miss")
    t.saw("damaged", who="c", damage=3)


@rule("DB-K.Bodyguard", "DB-Q.20", "DB-Q.21")
def test_a_special_attack_damages_a_bodyguard_in_spite_of_itself_and_of_other_guards() -> None:
    t = strike(
        cells(c3="Abc"),
        A=having("{B}: Assault 1", stats="1/4/6"),
        b=having("Bodyguard", cost="3F"),
        c=having("Bodyguard", cost="3F"),
    )
    attack(t, "blade")
    t.answer("c")
    t.roll(3)
    t.saw("damaged", who="c", damage=3)


@rule("DB-K.Bodyguard", "DB-Q.22", "DB-Q.74")
def test_a_bodyguard_with_damage_of_a_relentless_attack_needs_its_life_against_any_attack() -> None:
    t = strike(
        cells(c3="Abc", d3="De"),
        A=having("Relentless"),
        D=having("{B}: Warpstrike 1", stats="1/4/6"),
        b=having("Bodyguard", stats="2/4/9", cost="3F"),
    )
    attack(t, 3, 2)
    assert t.damage_on("b") == 5
    attack(t, "blade", cell="d3")
    t.answer("c")
    t.roll(3)
    t.never_saw("damaged", who="c")


@rule("DB-K.Bodyguard", "DB-Q.22")
def test_against_a_relentless_attack_a_bodyguard_needs_its_life() -> None:
    t = strike(cells(c3="Abc"), A=having("Relentless", stats="3/4/6"), b=having("Bodyguard", cost="3F"))
    attack(t, 3, 3, 1)
    t.allows(t.split(b=6, c=1))
    t.refuses(t.split(b=5, c=2), rule="DB-K.Bodyguard")


@rule("DB-K.Bodyguard")
def test_a_bodyguard_shields_only_its_own_cell() -> None:
    t = strike(cells(c3="Ab", c4="c"), A=having("{B}: Warpstrike 2", stats="1/4/6"), b=having("Bodyguard", cost="3F"))
    attack(t, "blade")
    t.roll(3, "miss")
    t.saw("damaged", who="c", damage=3)


@rule("DB-K.Bodyguard", "DB-Q.39")
def test_a_bodyguard_shields_against_a_deathblow() -> None:
    t = strike(cells(c3="ACb"), A=having("Bodyguard"), b=having(stats="2/9/4", cost="3F"))
    attack(t, 3, 1, who="C")
    t.asked("B", "deathblow")
    t.answer(("b",))
    t.roll(3, 2)
    t.asked("B", "damage")
    t.allows(t.split(A=4, C=1))
    t.refuses(t.split(A=3, C=2), rule="DB-K.Bodyguard")


@rule("DB-K.Bodyguard", "DB-Q.35")
def test_bodyguard_by_a_blade_lasts_to_the_end_of_the_combat_deathblow_included() -> None:
    t = strike(cells(c3="ACb"), A=having("{B}: Bodyguard", stats="3/4/6"), b=having(stats="2/9/4", cost="3F"))
    attack(t, 3, 1, "blade", who="A")
    t.answer(("b",))
    t.roll(3, 2)
    t.refuses(t.split(C=5), rule="DB-K.Bodyguard")


@rule("DB-K.Bodyguard", "DB-303.2b")
def test_bodyguard_with_score_works_only_in_a_scoring_cell_of_its_own_player() -> None:
    guard = having("{S}: Bodyguard", cost="3F")
    t = strike(cells(c4="Abc"), b=guard)
    attack(t, 3, 2, cell="c4")
    t.allows(t.split(c=5))
    t = strike(cells(c3="Abc"), b=guard)
    attack(t, 3, 2)
    t.refuses(t.split(c=5), rule="DB-K.Bodyguard")


# Bolster -------------------------------------------------------------------------------------------------------------


@rule("DB-K.Bolster")
def test_bolster_raises_the_defense_of_local_and_adjacent_allies_only() -> None:
    t = strike(cells(c3="ACb", c4="D", d3="E", d4="F"), A=having("Bolster +2"))
    assert [t.defense(x) for x in "CDE"] == [6, 6, 6]
    assert t.defense("F") == 4  # diagonal
    assert t.defense("A") == 4  # not the bearer
    assert t.defense("b") == 4  # not an enemy
    assert (t.power("C"), t.life("C")) == (2, 6)


@rule("DB-K.Bolster", "DB-Q.34")
def test_bolsters_add_up() -> None:
    t = strike(cells(c3="AbC", c4="D", c2="L"), A=having("Bolster +2"), D=having("Bolster +3"), L=place("Bolster +1"))
    assert t.defense("C") == 4 + 2 + 3 + 1
    assert t.defense("A") == 4 + 3 + 1


@rule("DB-K.Bolster", "DB-T.60")
def test_a_bolstered_creature_may_be_destroyed_without_being_disrupted() -> None:
    t = strike(cells(c3="Abc"), given=second(), b=having(stats="2/4/5", cost="3F"), c=having("Bolster +3", cost="3F"))
    attack(t, 3, 2)
    t.damage(b=5)
    assert t.zone("b") == "graveyard"


@rule("DB-K.Bolster", "DB-900.16")
def test_bolster_ends_the_moment_the_ally_is_no_longer_near() -> None:
    t = shift(cells(c3="A", c4="C"), A=having("Bolster +2"))
    assert t.defense("C") == 6
    t.answer("move", "C", "c5")
    assert t.defense("C") == 4


@rule("DB-K.Bolster", "DB-Q.35")
def test_bolster_by_a_blade_protects_against_the_deathblow_and_ends_with_the_combat() -> None:
    t = strike(cells(c3="ACb"), A=having("{B}: Bolster +2", stats="3/4/6"), b=having(stats="2/9/3", cost="3F"))
    attack(t, 3, "blade", "miss", who="A")
    t.asked("B", "deathblow")
    assert t.defense("C") == 6
    t.answer(("b",))
    t.roll(3, 2)
    t.damage(C=5)
    t.never_saw("disrupted")
    assert (t.cell("C"), t.defense("C")) == ("c3", 4)


@rule("DB-K.Bolster", "DB-Q.80")
def test_bolster_bought_in_the_spawn_phase_lasts_until_the_end_of_the_turn() -> None:
    t = spawn(cells(c3="AC", e5="b"), A=having("{2}: Bolster +2"))
    assert t.defense("C") == 4
    buy(t, "A", "Bolster")
    assert t.defense("C") == 6
    t.stop()
    t.asked("A", "action")
    assert t.defense("C") == 6
    finish_turn(t)
    assert t.defense("C") == 4


@rule("DB-K.Bolster", "DB-Q.80")
def test_bolster_on_coming_into_play_lasts_until_the_end_of_the_turn() -> None:
    t = spawn(cells(e1="C"), A=having("{C}: Bolster +2"))
    t.answer("spawn", "A", "e1")
    assert t.defense("C") == 6
    finish_turn(t)
    assert t.defense("C") == 4


@rule("DB-K.Bolster", "DB-Q.80")
def test_bolster_bought_in_the_spawn_phase_ends_when_its_bearer_leaves() -> None:
    t = spawn(cells(e1="AC"), A=having("{1}: Bolster +2"), D=having("{C}: Appease"))
    buy(t, "A", "Bolster")
    assert t.defense("C") == 6
    t.answer("spawn", "D", "e1")
    t.answer("A")
    assert t.defense("C") == 4


@rule("DB-K.Bolster", "DB-Q.80")
def test_bolster_bought_in_the_spawn_phase_does_not_come_back_with_its_bearer() -> None:
    t = spawn(cells(e1="ACW"), A=having("{1}: Bolster +2", cost="4V"), W=having("{0}: Wail", cost="9V"), points=12)
    buy(t, "A", "Bolster")
    buy(t, "W", "Wail")
    t.roll(2, 2)
    assert t.zone("A") == "reserves"
    t.answer("spawn", "A", "e1")
    assert t.defense("C") == 4
    t.state = load(t.game, save(t.game, t.state))  # nor after a save
    assert t.defense("C") == 4


# Bomb ----------------------------------------------------------------------------------------------------------------


@rule("DB-K.Bomb", "DB-Q.15")
def test_bomb_sacrifices_the_bearer_and_damages_every_local_enemy_without_a_roll() -> None:
    t = strike(cells(c3="ADbc", c4="e"), A=having("{B}: Bomb 3"))
    attack(t, "blade", 1, who="A")
    t.asked("A", "bomb")
    t.answer("explode")
    t.asked("A", "damage")
    t.damage(b=1)
    t.saw("sacrificed", who="A", rule="DB-K.Bomb")
    t.saw("damaged", who="b", damage=3)
    t.saw("damaged", who="c", damage=3)
    t.answer("place", "b", "a1")
    t.never_saw("damaged", who="e")
    t.never_saw("damaged", who="D")
    assert t.zone("A") == "graveyard"
    assert (t.player("B").kills, t.player("A").bonus) == (0, 0)


@rule("DB-K.Bomb", "DB-D.9", "DB-Q.92")
def test_bomb_may_be_declined() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Bomb 3"))
    attack(t, "blade", "miss")
    t.offers("decline", "explode")
    t.answer("decline")
    assert t.where("A") == "c3"
    t.never_saw("damaged")


@rule("DB-K.Bomb", "DB-Q.77", "DB-T.103")
def test_a_bomb_spares_those_behind_a_bodyguard_that_has_not_enough() -> None:
    t = strike(
        cells(c3="Abc"),
        given=second(),
        A=having("{B}: Bomb 3"),
        b=having("Bodyguard", cost="3F"),
        c=having(stats="2/2/2", cost="3F"),
    )
    attack(t, "blade", "miss")
    t.answer("explode")
    t.saw("damaged", who="b", damage=3)
    t.never_saw("damaged", who="c")


@rule("DB-K.Bomb", "DB-Q.77", "DB-T.103")
def test_a_bomb_that_satisfies_the_bodyguard_damages_everybody() -> None:
    t = strike(
        cells(c3="Abc"),
        given=second(),
        A=having("{B}: Bomb 4"),
        b=having("Bodyguard", cost="3F"),
        c=having(stats="2/2/2", cost="3F"),
    )
    attack(t, "blade", "miss")
    t.answer("explode")
    t.saw("damaged", who="b", damage=4)
    t.saw("damaged", who="c", damage=4)


@rule("DB-K.Bomb", "DB-Q.53")
def test_a_location_may_bomb() -> None:
    t = strike(cells(c3="LAb"), L=place("{B}: Bomb 2"))
    attack(t, "blade", "miss")
    t.answer("explode")
    assert t.zone("L") == "graveyard"
    t.saw("sacrificed", who="L")
    t.saw("damaged", who="b", damage=2)


@rule("DB-K.Bomb", "DB-Q.14")
def test_a_bomb_goes_off_where_its_bearer_is_at_that_moment() -> None:
    t = strike(
        cells(c3="ACb", d3="y"), A=having("{B}: Bomb 3", stats="1/4/6"), C=having("{B}: Skirmish", stats="1/4/6")
    )
    attack(t, "blade", "blade", who="AC")
    t.blade("C", "Skirmish")
    t.answer("move", "A", "d3")
    t.answer("explode")
    t.saw("damaged", who="y", damage=3)
    t.never_saw("damaged", who="b")


@rule("DB-K.Bomb", "DB-900.3")
def test_a_bomb_in_the_spawn_phase_is_checked_at_once() -> None:
    t = spawn(cells(c3="Ab"), A=having("{1}: Bomb 4"))
    buy(t, "A", "Bomb")
    t.answer("explode")
    t.asked("A", "disrupt")


# Channel -------------------------------------------------------------------------------------------------------------


@rule("DB-K.Channel", "DB-T.52")
def test_channel_lowers_the_whole_price_but_not_below_zero() -> None:
    t = spawn(cells(e1="A"), A=having("Channel 4"), C=having(cost="2F"), D=having(cost="7V"), points=5)
    t.answer("spawn", "C", "e1")
    t.saw("spawned", who="C", price=0)
    t.answer("spawn", "D", "e1")
    t.saw("spawned", who="D", price=3)
    assert t.player("A").points == 2


@rule("DB-K.Channel", "DB-Q.34")
def test_channels_add_up_and_lower_the_price_of_locations_as_well() -> None:
    t = spawn(cells(e1="A", c3="L"), A=having("Channel 1"), L=place("Channel 2"), M=place(cost="5V"))
    t.answer("spawn", "M", "e1")
    t.saw("spawned", who="M", price=2)


@rule("DB-K.Channel")
def test_channel_is_of_no_use_to_the_opponent() -> None:
    t = spawn(cells(e1="A", a5="c"), "B", A=having("Channel 2"), b=having(cost="4F"))
    t.answer("spawn", "b", "a5")
    t.saw("spawned", who="b", price=4)


@rule("DB-K.Channel")
def test_channel_does_not_lower_the_cost_of_spawn_abilities() -> None:
    t = spawn(cells(e1="A", c2="C"), A=having("Channel 2", "{3}: Advance"), points=3)
    buy(t, "A", "Advance")
    assert t.player("A").points == 0


@rule("DB-K.Channel")
def test_channel_lowers_the_price_that_must_be_affordable() -> None:
    t = spawn(cells(e1="A"), A=having("Channel 2"), C=having(cost="5V"), points=3)
    t.allows("spawn", "C", "e1")
    t = spawn(cells(e1="A"), A=having("Channel 1"), C=having(cost="5V"), points=3)
    t.refuses("spawn", "C", "e1", rule="DB-5.2")


@rule("DB-K.Channel", "DB-303.2b")
def test_channel_with_score_works_only_in_a_scoring_cell() -> None:
    for cell, price in (("c3", 2), ("c2", 4)):
        t = spawn(cells(**{cell: "A"}), A=having("{S}: Channel 2"), C=having(cost="4V"))
        t.answer("spawn", "C", "e1")
        t.saw("spawned", who="C", price=price)


@rule("DB-K.Channel", "DB-Q.80")
def test_channel_bought_with_spawn_points_lasts_for_the_turn() -> None:
    t = spawn(cells(e1="A"), A=having("{1}: Channel 3"), C=having(cost="4V"), D=having(cost="4V"))
    buy(t, "A", "Channel")
    t.answer("spawn", "C", "e1")
    t.answer("spawn", "D", "e1")
    assert t.player("A").points == 8 - 1 - 1 - 1


# Charge --------------------------------------------------------------------------------------------------------------


@rule("DB-K.Charge", "DB-W.2", "DB-P.22")
def test_charge_attacks_one_enemy_of_the_cell_it_enters() -> None:
    t = shift(cells(c2="A", c3="bc", e1="D"), A=having("Charge 3", stats="1/4/6"))
    t.answer("move", "A", "c3")
    t.asked("A", "target")
    t.offers("b", "c")
    t.refuses("decline", rule="DB-K.Charge")
    t.answer("c")
    assert t.dice() == 3
    t.roll(1, 2, "blade")
    assert (t.damage_on("b"), t.damage_on("c")) == (0, 3)


@rule("DB-K.Charge", "DB-900.3")
def test_charge_damage_in_a_shift_is_checked_at_once() -> None:
    t = shift(cells(c2="A", c3="b", e1="D"), A=having("Charge 2"))
    t.answer("move", "A", "c3")
    t.roll(3, 1)
    t.asked("A", "disrupt")
    t.answer("place", "b", "a1")
    assert t.cell("b") == "a1"
    t.asked("A", "shift")


@rule("DB-K.Charge", "DB-P.3")
def test_charge_does_nothing_in_a_cell_without_enemy_creatures() -> None:
    t = shift(cells(c2="A", c3="l", e1="D"), A=having("Charge 2"), l=place(cost="2F"))
    t.answer("move", "A", "c3")
    t.asked("A", "shift")
    t.never_saw("special-attack")


@rule("DB-K.Charge")
def test_charge_is_set_off_by_any_cause_of_entering() -> None:
    t = spawn(cells(c2="A", c3="b", e1="C"), A=having("Charge 2"), C=having("{1}: Advance"))
    buy(t, "C", "Advance")
    t.answer("move", "A", "c3")
    t.saw("special-attack", who="A", target="b", rule="DB-K.Charge")
    t = strike(cells(c3="Ab", d3="D"), A=having("{B}: Expel"), b=having("Charge 2", cost="3F"))
    attack(t, "blade", "miss")
    t.answer("move", "b", "d3")
    t.saw("special-attack", who="b", target="D")


@rule("DB-K.Charge", "DB-5.5")
def test_a_spawned_creature_does_not_charge() -> None:
    t = spawn(cells(e1="b"), A=having("Charge 2"))
    t.answer("spawn", "A", "e1")
    assert t.stack("e1") == "Ab"
    t.never_saw("special-attack")


@rule("DB-K.Charge", "DB-K.Ambush", "DB-Q.89")
def test_charge_and_ambush_of_one_move_are_both_made_before_any_check() -> None:
    t = shift(cells(c2="A", c3="b", e1="D"), A=having("Charge 2"), b=having("Ambush 2", cost="3F"))
    t.answer("move", "A", "c3")
    t.roll(3, 1)  # the phase owner's effect first
    t.saw("special-attack", who="A", target="b")
    t.not_yet("disrupted")
    t.roll(2, 2)
    t.asked("A", "disrupt")
    t.answer("place", "b", "a1")
    t.asked("B", "disrupt")
    t.answer("place", "A", "e5")
    assert (t.cell("b"), t.cell("A")) == ("a1", "e5")


@rule("DB-K.Charge", "DB-Q.69")
def test_charge_inside_a_combat_is_rolled_at_once_and_checked_at_its_end() -> None:
    t = strike(
        cells(c3="ACb", d3="y"),
        A=having("Charge 2", stats="1/4/6"),
        C=having("{B}: Skirmish", "{B}: Crit 1", stats="2/4/6"),
    )
    attack(t, "blade", "blade", "miss", who="AC")
    t.blade("C", "Skirmish")
    t.answer("move", "A", "d3")
    t.roll(3, 1)
    t.saw("damaged", who="y", damage=4)
    t.asked("A", "disrupt")
    kinds = [e.kind for e in t.seen]
    crit = max(i for i, k in enumerate(kinds) if k == "blade-assigned")
    assert kinds.index("damaged") < crit
    t.answer("place", "y", "a1")
    t.saw("disrupted", who="y")


@rule("DB-K.Charge", "DB-Q.35")
def test_charge_by_a_blade_is_ready_for_a_later_blade_of_the_combat() -> None:
    t = strike(
        cells(c3="ACb", d3="y"), A=having("{B}: Charge 2", stats="2/4/6"), C=having("{B}: Skirmish", stats="0/4/6")
    )
    attack(t, "blade", "blade", who="AC")
    t.blade("A", "Charge")
    t.answer("move", "A", "d3")
    t.saw("special-attack", who="A", target="y")


# Copy ----------------------------------------------------------------------------------------------------------------


@rule("DB-K.Copy", "DB-T.36")
def test_a_copied_crit_and_its_original_both_take_a_blade() -> None:
    t = strike(cells(c3="ACb"), A=having("Copy", stats="1/4/6"), C=having("{B}: Crit 5", stats="1/4/6"))
    attack(t, "blade", "blade", who="AC")
    assert t.blades() == ["A Crit", "C Crit"]
    t.blade("A", "Crit")
    t.saw("damaged", who="b", damage=10)


@rule("DB-K.Copy", "DB-Q.71", "DB-900.10")
def test_a_copied_negative_ability_of_an_enemy_must_be_activated() -> None:
    t = strike(cells(c3="Ab"), A=having("Copy"), b=having("{B}: Fumble 2", cost="3F"))
    attack(t, 3, "blade")
    t.saw("blade-assigned", who="A")
    t.saw("damaged", who="b", damage=1)


@rule("DB-K.Copy", "DB-Q.71")
def test_a_copied_negative_ability_of_an_ally_must_be_activated() -> None:
    t = strike(cells(c3="ACb"), A=having("Copy"), C=having("{B}: Fumble 2"))
    attack(t, 3, "blade", who="A")  # C is kept out: only the copy is there
    t.saw("blade-assigned", who="A")
    t.saw("damaged", who="b", damage=1)


@rule("DB-K.Copy")
def test_copied_abilities_cannot_be_copied_on() -> None:
    t = strike(
        cells(c3="ACDb"),
        A=having("Copy", stats="1/4/6"),
        C=having("Copy", stats="1/4/6"),
        D=having("{B}: Crit 1", stats="1/4/6"),
    )
    attack(t, "blade", "blade", "blade", who="ACD")
    assert t.blades() == ["A Crit", "C Crit", "D Crit"]


@rule("DB-K.Copy", "DB-303.1a")
def test_every_copy_has_its_own_limit_of_once_per_attack() -> None:
    t = strike(cells(c3="ACb"), A=having("Copy", "{B}: Crit 1", stats="4/4/6"), C=having("{B}: Crit 2", stats="0/4/6"))
    attack(t, "blade", "blade", "blade", "blade", who="AC")
    assert t.blades() == ["A Crit", "A Crit", "C Crit"]
    copied = t.blade_key("A", "Crit", copied_from="C")
    t.answer(copied)
    t.refuses(copied, rule="DB-303.1a")
    assert t.blades() == ["A Crit", "C Crit"]
    t.blade("C", "Crit")
    t.saw("damaged", who="b", damage=2 + 2 + 1)  # the fourth blade can activate nothing


@rule("DB-K.Copy")
def test_copy_sees_creatures_of_its_cell_only_and_no_locations() -> None:
    t = strike(
        cells(c3="ALb", c4="C"),
        A=having("Copy"),
        C=having("{B}: Crit 4"),
        L=place("{B}: Crit 3"),
    )
    attack(t, "blade", "blade")
    t.saw("blade-assigned", who="L")
    t.never_saw("blade-assigned", who="A")
    t.saw("damaged", who="b", damage=3)


@rule("DB-K.Copy")
def test_a_location_can_copy() -> None:
    t = strike(cells(c3="CLb"), C=having("{B}: Crit 2"), L=place("Copy"))
    attack(t, "blade", "blade")
    assert t.blades() == ["C Crit", "L Crit"]
    t.blade("L", "Crit")
    t.saw("damaged", who="b", damage=4)


@rule("DB-K.Copy", "DB-K.Nullify", "DB-Q.33")
def test_copied_abilities_are_negated_with_those_of_their_bearer() -> None:
    t = strike(cells(c3="ACb"), A=having("Copy"), C=having("{B}: Crit 5"), b=having("Nullify", cost="3F"))
    attack(t, 1, "blade", "blade", "miss", who="AC")
    t.never_saw("blade-assigned")
    t.saw("damaged", who="b", damage=1)


@rule("DB-K.Copy", "DB-K.Nullify", "DB-Q.33")
def test_a_copy_bearer_outside_the_cell_of_nullify_is_free() -> None:
    t = strike(cells(c3="ACb", d3="n"), A=having("Copy"), C=having("{B}: Crit 5"), n=having("Nullify", cost="3F"))
    attack(t, "miss", "blade", who="A")
    t.saw("blade-assigned", who="A")


@rule("DB-K.Copy", "DB-Q.33", "DB-G.mod_aspect")
def test_a_narrowed_nullify_looks_at_the_copy_bearer_not_at_the_creature_copied_from() -> None:
    nullify = having("Nullify Valor", cost="3F")
    t = strike(
        cells(c3="ACb"), A=having("Copy", cost="3M", stats="1/4/6"), C=having("{B}: Crit 5", stats="1/4/6"), b=nullify
    )
    attack(t, "blade", "blade", who="AC")
    t.answer("place", "b", "a1")
    t.saw("blade-assigned", who="A")
    t.never_saw("blade-assigned", who="C")
    t = strike(
        cells(c3="ACb"), A=having("Copy", stats="1/4/6"), C=having("{B}: Crit 5", cost="3M", stats="1/4/6"), b=nullify
    )
    attack(t, "blade", "blade", who="AC")
    t.answer("place", "b", "a1")
    t.saw("blade-assigned", who="C")
    t.never_saw("blade-assigned", who="A")


@rule("DB-K.Copy", "DB-K.Hells_Fury", "DB-Q.62", "DB-Q.72")
def test_an_ability_granted_by_hells_fury_can_be_copied() -> None:
    t = strike(
        cells(c3="ACb", c4="H"),
        A=having("Copy", stats="1/4/6"),
        C=having(stats="1/4/6", lineage="Hellbred"),
        H=having("Hell's Fury"),
    )
    attack(t, "blade", "blade", who="AC")
    assert t.blades() == ["A Crit", "C Crit"]
    t.blade("A", "Crit")
    t.saw("damaged", who="b", damage=4)


@rule("DB-K.Copy", "DB-Q.35")
def test_copy_by_a_blade_has_the_abilities_from_its_activation_on() -> None:
    t = strike(cells(c3="ACb"), A=having("{B}: Copy", stats="3/4/6"), C=having("{B}: Crit 2", stats="0/4/6"))
    attack(t, "blade", "blade", "blade", who="AC")
    assert t.blades() == ["A Copy", "C Crit"]
    t.blade("A", "Copy")
    assert t.blades() == ["A Crit", "C Crit"]


@rule("DB-K.Copy", "DB-Q.88")
def test_a_copied_ability_with_score_asks_where_the_copy_bearer_may_score() -> None:
    for cell, taken in (("c2", False), ("c4", True)):
        t = strike(cells(**{cell: "Ab"}), A=having("Copy"), b=having("{S}{B}: Crit 1", cost="3F"))
        attack(t, "blade", "miss", cell=cell)
        if taken:
            t.saw("blade-assigned", who="A")
        else:
            t.never_saw("blade-assigned")


# Crit ----------------------------------------------------------------------------------------------------------------


@rule("DB-K.Crit", "DB-T.44")
def test_crit_adds_x_to_the_damage_before_it_is_assigned() -> None:
    for x in (3, 5):
        t = strike(cells(c3="Abc"), A=having(f"{{B}}: Crit {x}"))
        attack(t, 2, "blade")
        t.asked("A", "damage")
        assert sum(t.options().at(0)) == 2 + x
        t.allows(t.split(b=1, c=1 + x))


@rule("DB-K.Crit", "DB-T.31", "DB-900.8")
def test_modifiers_are_added_up_before_the_minimum_of_zero() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Fumble 5", "{B}: Crit 5", stats="3/4/6"))
    attack(t, 2, "blade", "blade")
    t.blade("A", "Fumble")
    t.saw("damaged", who="b", damage=2)


@rule("DB-K.Crit", "DB-Q.52", "DB-900.15")
def test_a_negative_crit_is_like_a_fumble() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Crit -2"))
    attack(t, 3, "blade")
    t.saw("damaged", who="b", damage=1)


@rule("DB-K.Crit", "DB-303.1b")
def test_crit_with_a_multiblade_adds_x_for_every_blade() -> None:
    t = strike(cells(c3="Ab"), A=having("{B*}: Crit 2", stats="3/4/6"))
    attack(t, "blade", "blade", "blade")
    t.saw("damaged", who="b", damage=6)


@rule("DB-K.Crit")
def test_crit_counts_in_its_own_combat_only_and_for_no_special_attack() -> None:
    t = strike(
        cells(c3="Ab", d3="Cd"),
        A=having("{B}: Crit 3", "{B}: Assault 1"),
        b=having(stats="2/9/9", cost="3F"),
    )
    attack(t, "blade", "blade")
    t.blade("A", "Crit")
    t.roll(1)
    t.saw("damaged", who="b", damage=1)
    t.saw("damaged", who="b", damage=3)
    attack(t, 1, "miss", cell="d3")
    t.saw("damaged", who="d", damage=1)


@rule("DB-K.Crit", "DB-303.1a", "DB-Q.46")
def test_crit_of_a_location_is_for_attackers_of_its_own_player_in_its_cell() -> None:
    t = strike(cells(c3="Abl"), l=place("{B}: Crit 3"))
    attack(t, "blade", 1)
    t.saw("damaged", who="b", damage=1)
    t = strike(cells(c3="Ab", c4="L"), L=place("{B}: Crit 3"))
    attack(t, "blade", 1)
    t.saw("damaged", who="b", damage=1)
    t = strike(cells(c3="AbL"), L=place("{B}: Crit 3"))
    attack(t, "blade", 1)
    t.saw("damaged", who="b", damage=4)


# Defender ------------------------------------------------------------------------------------------------------------


@rule("DB-K.Defender", "DB-T.47")
def test_a_defender_cannot_be_shifted_into_a_cell_with_enemies() -> None:
    t = shift(cells(c2="A", c3="b"), A=having("Defender"))
    assert t.cells_offered("A") == ["b2", "c1", "d2"]
    t.refuses("move", "A", "c3", rule="DB-K.Defender")


@rule("DB-K.Defender", "DB-P.3")
def test_a_defender_may_be_shifted_into_a_cell_with_an_enemy_location_only() -> None:
    t = shift(cells(c2="A", c3="l"), A=having("Defender"), l=place(cost="2F"))
    t.allows("move", "A", "c3")


@rule("DB-K.Defender")
def test_defender_binds_its_bearer_alone() -> None:
    t = shift(cells(c2="AC", c3="b"), A=having("Defender"))
    t.allows("move", "C", "c3")
    t.refuses("move", "A", "c3", rule="DB-K.Defender")


@rule("DB-K.Defender")
def test_an_ability_moves_a_defender_among_enemies_in_a_strike_as_well() -> None:
    t = strike(cells(c3="Ab", d3="D", d4="e"), A=having("{B}: Advance"), D=having("Defender"))
    attack(t, "blade", "miss")
    t.answer("move", "D", "d4")
    assert t.stack("d4") == "De"


@rule("DB-K.Defender", "DB-303.2b")
def test_defender_with_score_binds_only_while_it_stands_in_a_scoring_cell() -> None:
    t = shift(cells(c3="A", c4="b"), A=having("{S}: Defender"))
    t.refuses("move", "A", "c4", rule="DB-K.Defender")
    t = shift(cells(c2="A", c3="b"), A=having("{S}: Defender"))
    t.allows("move", "A", "c3")


@rule("DB-K.Defender", "DB-Q.80")
def test_defender_on_coming_into_play_binds_for_this_turn() -> None:
    t = spawn(cells(d1="b"), A=having("{C}: Defender"))
    t.answer("spawn", "A", "e1")
    t.stop()
    t.answer("shift")
    t.refuses("move", "A", "d1", rule="DB-K.Defender")
    finish_turn(t)
    t.roll(1, 2)  # spawn phases are skipped, B goes first
    for _ in range(2):
        t.answer("shift")
        t.stop()
    t.answer("shift")
    t.allows("move", "A", "d1")


# Demolish ------------------------------------------------------------------------------------------------------------


@rule("DB-K.Demolish", "DB-Q.61")
def test_demolish_destroys_a_location_in_reach_own_or_enemy_and_is_not_optional() -> None:
    t = strike(
        cells(c3="ALb", d3="l", e3="m"), A=having("{B}: Demolish"), L=place(), l=place(cost="2F"), m=place(cost="2F")
    )
    attack(t, "blade", "miss")
    t.asked("A", "choose")
    t.offers("L", "l")
    t.refuses("decline", rule="DB-K.Demolish")
    t.refuses("m", rule="DB-K.Demolish")
    t.refuses("b", rule="DB-K.Demolish")
    t.answer("L")
    assert t.zone("L") == "graveyard"
    assert (t.player("A").bonus, t.player("A").kills, t.player("B").kills) == (2, 0, 0)


@rule("DB-K.Demolish", "DB-Q.78", "DB-T.105")
def test_demolish_destroys_at_once_inside_a_combat_and_scores() -> None:
    t = strike(
        cells(c3="Ab", d3="l"),
        A=having("{B}: Demolish", stats="3/4/6"),
        b=having(stats="2/4/9", cost="3F"),
        l=location("2F", "Bolster +3"),
    )
    assert t.defense("b") == 7
    attack(t, 3, 2, "blade")
    assert t.zone("l") == "graveyard"
    assert (t.player("A").kills, t.player("B").bonus) == (1, 2)
    t.asked("A", "disrupt")


@rule("DB-K.Demolish")
def test_demolish_without_a_location_in_reach_does_nothing() -> None:
    t = strike(cells(c3="Ab", d4="l"), A=having("{B}: Demolish"), l=place(cost="2F"))
    attack(t, "blade", "miss")
    assert t.where("l") == "d4"
    t.never_saw("destroyed")


@rule("DB-K.Demolish")
def test_demolish_bought_in_the_spawn_phase_destroys_an_adjacent_location() -> None:
    t = spawn(cells(c3="A", c4="l"), A=having("{2}: Demolish"), l=place(cost="2F"))
    buy(t, "A", "Demolish")
    t.saw("destroyed", who="l", rule="DB-K.Demolish")
    assert (t.player("A").kills, t.player("B").bonus) == (1, 2)


@rule("DB-K.Demolish", "DB-B.3")
def test_a_location_may_demolish_itself() -> None:
    t = spawn(cells(c3="L", c4="l"), L=place("{1}: Demolish"), l=place(cost="2F"))
    buy(t, "L", "Demolish")
    t.offers("L", "l")


# Detonate ------------------------------------------------------------------------------------------------------------


@rule("DB-K.Detonate")
def test_detonate_sacrifices_the_attacker_at_the_end_of_the_combat() -> None:
    t = strike(cells(c3="Ab"), given=second(), A=having("Detonate"))
    attack(t, 3, 3)
    t.asked("A", "fate")
    assert t.cell("A") == "c3"
    t.answer("destroy")
    t.saw("sacrificed", who="A", rule="DB-K.Detonate")
    assert (t.player("B").kills, t.player("A").bonus) == (0, 0)


@rule("DB-K.Detonate")
def test_a_detonate_creature_kept_out_of_the_attack_stays() -> None:
    t = strike(cells(c3="ACb"), A=having("Detonate"))
    attack(t, "miss", "miss", who="C")
    assert t.where("A") == "c3"


@rule("DB-K.Detonate")
def test_a_detonate_creature_that_was_destroyed_is_not_sacrificed() -> None:
    t = strike(cells(c3="Ab"), A=having("Detonate", stats="2/9/2"), b=having(stats="1/9/3", cost="3F"))
    attack(t, 3, "miss")
    t.answer(("b",))
    t.roll(3)
    t.saw("destroyed", who="A")
    t.never_saw("sacrificed")
    assert (t.player("B").kills, t.player("A").bonus) == (1, 2)


@rule("DB-K.Detonate")
def test_detonate_finds_its_bearer_wherever_it_stands_by_then() -> None:
    t = strike(cells(c3="ACb"), A=having("Detonate", stats="1/4/6"), C=having("{B}: Skirmish", stats="1/4/6"))
    attack(t, "blade", "miss", who="AC")
    t.answer("move", "A", "d3")
    t.saw("sacrificed", who="A", cell="d3")
    assert t.where("C") == "c3"


@rule("DB-K.Detonate", "DB-Q.79")
def test_a_special_attack_inside_a_combat_sets_off_detonate_at_its_end() -> None:
    t = strike(cells(c3="ACx", d3="b"), C=having("{B}: Skirmish"), b=having("Detonate", "Ambush 1", cost="3F"))
    attack(t, "blade", "miss", who="C")
    t.answer("move", "A", "d3")
    assert t.where("b") == "d3"
    t.roll("miss")
    t.saw("sacrificed", who="b", rule="DB-K.Detonate")


@rule("DB-K.Detonate", "DB-Q.79")
def test_a_special_attack_outside_a_combat_does_not_set_off_detonate() -> None:
    t = shift(cells(c3="A", d3="b", e1="C"), b=having("Detonate", "Ambush 1", cost="3F"))
    t.answer("move", "A", "d3")
    t.roll("miss")
    assert t.where("b") == "d3"


@rule("DB-K.Detonate", "DB-Q.79")
def test_a_deathblow_does_not_set_off_detonate() -> None:
    t = strike(cells(c3="Ab"), b=having("Detonate", stats="1/9/3", cost="3F"))
    attack(t, 3, "miss")
    t.answer(("b",))
    t.roll("miss")
    t.saw("destroyed", who="b")
    t.never_saw("sacrificed")


@rule("DB-K.Detonate", "DB-T.80")
def test_an_attack_without_dice_sets_off_detonate() -> None:
    t = strike(cells(c3="Ab"), A=having("Detonate", stats="0/4/6"))
    attack(t)
    assert t.zone("A") == "graveyard"


@rule("DB-K.Detonate", "DB-303.2b", "DB-Q.15")
def test_detonate_with_score_is_judged_when_the_creature_attacks() -> None:
    for origin, goal, zone in (("c3", "c2", "graveyard"), ("c2", "c3", "dreamscape")):
        t = strike(cells(**{origin: "ACb"}), A=having("{S}: Detonate"), C=having("{B}: Skirmish"))
        attack(t, "blade", "miss", "miss", "miss", cell=origin, who="AC")
        t.answer("move", "A", goal)
        t.asked("A", "action")
        assert t.zone("A") == zone


@rule("DB-K.Detonate", "DB-Q.35")
def test_detonate_by_a_blade_is_set_off_by_the_attack_that_rolled_it() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Detonate"))
    attack(t, "blade", "miss")
    assert t.zone("A") == "graveyard"


# Dominate ------------------------------------------------------------------------------------------------------------


@rule("DB-K.Dominate", "DB-T.77")
def test_dominate_claims_a_contested_scoring_cell_for_its_player_alone() -> None:
    t = conquest(cells(c4="Ab"), A=having("Dominate"))
    t.saw("scored", seat=0, claimed=4)
    t.saw("scored", seat=1, claimed=0)
    t.saw("turn-won", seat=0)


@rule("DB-K.Dominate")
def test_dominate_claims_nothing_outside_the_own_scoring_cells() -> None:
    t = conquest(cells(c2="Ab", a1="C"), A=having("Dominate"))
    t.saw("scored", seat=0, claimed=0)
    t.saw("scored", seat=1, claimed=0)


@rule("DB-K.Dominate", "DB-Q.36")
def test_two_dominate_creatures_both_claim_a_shared_cell() -> None:
    t = conquest(cells(b3="Ab"), A=having("Dominate"), b=having("Dominate", cost="3F"))
    t.saw("scored", seat=0, claimed=2)
    t.saw("scored", seat=1, claimed=2)


@rule("DB-K.Dominate")
def test_an_enemy_dominator_in_a_shared_cell_leaves_nothing_to_the_other_player() -> None:
    t = conquest(cells(b3="Ab"), b=having("Dominate", cost="3F"))
    t.saw("scored", seat=0, claimed=0)
    t.saw("scored", seat=1, claimed=2)


@rule("DB-K.Dominate", "DB-Q.80")
def test_dominate_bought_in_the_spawn_phase_lasts_through_the_conquest_phase_of_the_turn() -> None:
    t = spawn(cells(c4="Ab"), A=having("{1}: Dominate"))
    buy(t, "A", "Dominate")
    finish_turn(t)
    t.saw("scored", seat=0, claimed=4)
    t.forget()
    t.roll(2, 1)
    finish_turn(t)
    t.saw("scored", seat=0, claimed=0)


# Drain ---------------------------------------------------------------------------------------------------------------


@rule("DB-K.Drain")
def test_drain_lowers_the_life_of_enemies_in_its_cell_only() -> None:
    t = strike(cells(c3="ACb", c4="e"), A=having("Drain 2"))
    assert t.life("b") == 4
    assert [t.life(x) for x in "ACe"] == [6, 6, 6]
    assert (t.power("b"), t.defense("b")) == (2, 4)


@rule("DB-K.Drain", "DB-T.61", "DB-900.8")
def test_drain_leaves_a_life_of_one_after_all_modifiers() -> None:
    weak = having(stats="1/1/2", cost="3F")
    t = strike(cells(c3="Ab"), A=having("Drain 5"), b=weak)
    assert t.life("b") == 1
    for help_, life in ((3, 1), (4, 1), (6, 3)):
        t = strike(cells(c3="Abc"), A=having("Drain 5"), b=weak, c=having(f"Invigorate {help_}", cost="3F"))
        assert t.life("b") == life


@rule("DB-K.Drain", "DB-Q.34")
def test_drains_add_up_and_a_location_can_drain() -> None:
    t = strike(cells(c3="AbL"), A=having("Drain 2"), L=place("Drain 1"))
    assert t.life("b") == 3


@rule("DB-K.Drain", "DB-Q.35")
def test_drain_by_a_blade_counts_at_the_check_of_its_combat_and_then_ends() -> None:
    t = strike(
        cells(c3="Abc", d3="De"),
        given=second(),
        A=having("{B}: Drain 3", stats="3/4/6"),
        b=having(stats="1/9/6", cost="3F"),
    )
    attack(t, 3, "blade", "miss")
    assert t.life("c") == 3
    t.damage(b=3)
    assert t.zone("b") == "graveyard"
    assert t.life("c") == 6


@rule("DB-K.Drain", "DB-303.2b")
def test_drain_with_score_works_only_in_a_scoring_cell() -> None:
    t = strike(cells(c3="Ab", c2="Cd"), A=having("{S}: Drain 2"), C=having("{S}: Drain 2"))
    assert (t.life("b"), t.life("d")) == (4, 6)
