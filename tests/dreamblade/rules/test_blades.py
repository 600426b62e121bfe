"""Sections 5.4.1 to 5.4.3 (DB-P.21, DB-303): assigning blades, and the other activation requirements."""

from __future__ import annotations

import pytest

from reverie.games.dreamblade.rules.notation import NotationError, parse_ability
from reverie.testing import rule
from reverie.testing.dreamblade import Table, buy, cells, figure, location, shift, spawn, strike


def changes(t: Table) -> list[int]:
    """What the blades of the combat have done to its damage, in order."""
    return [event.data["change"] for event in t.seen if event.kind == "damage-modified"]


WALL = figure("3F", "0/20/30")
"""An enemy that does nothing and takes a lot."""


# The duty to assign (DB-802.2c, DB-P.21) -----------------------------------------------------------------------------


@rule("DB-802.2c", "DB-P.21", "DB-T.33")
def test_blades_must_be_assigned_while_they_can_activate_something() -> None:
    t = strike(cells(c3="Ax"), A=figure("9V", "3/9/9", "{B}: Crit 5", "{B}: Fumble 5"), x=WALL)
    t.answer("c3")
    t.roll(3, "blade", "blade")
    assert t.blades() == ["A Crit", "A Fumble"]
    assert not t.options().has("stop")
    t.blade("A", "Crit")
    assert changes(t) == [5, -5]  # the other blade must go to Fumble
    assert t.saw("damaged", who="x").data["damage"] == 3


@rule("DB-802.2c")
def test_blade_abilities_are_activated_one_at_a_time_in_any_order_before_damage_is_assigned() -> None:
    for first, second in (("Assault", "Crit"), ("Crit", "Assault")):
        t = strike(cells(c3="Axy"), A=figure("9V", "3/9/9", "{B}: Crit 1", "{B}: Assault 1"), x=WALL, y=WALL)
        t.answer("c3")
        t.roll(1, "blade", "blade")
        t.blade("A", first)
        if first == "Assault":
            t.answer("x")
            t.roll("miss")
        t.saw("forced", choice="blade")  # one ability is left for the other blade
        if second == "Assault":
            t.answer("y")
            t.roll(1)
        t.asked("A", "damage")
        assert t.options().total == 2  # type: ignore[attr-defined]


@rule("DB-802.2c")
def test_blade_effects_may_reach_other_cells() -> None:
    t = strike(cells(c3="Ax", e5="y"), A=figure("9V", "1/9/9", "{B}: Warpstrike 1"), x=WALL, y=WALL)
    t.answer("c3")
    t.roll("blade")
    t.roll(3)
    t.saw("damaged", who="y", damage=3)


@rule("DB-802.2c", "DB-T.46")
def test_one_blade_goes_to_one_of_several_abilities_as_the_player_likes() -> None:
    board = cells(c3="ABx", a1="C")
    for keyword, mover in (("Skirmish", "B"), ("Advance", "C")):
        t = strike(board, A=figure("3V", "1/4/6", "{B}: Skirmish", "{B}: Advance"), B=figure("3V", "0/4/6"), x=WALL)
        t.answer("c3")
        t.answer(("A",))
        t.roll("blade")
        assert t.blades() == ["A Advance", "A Skirmish"]
        t.blade("A", keyword)
        t.asked("A", "move")
        assert mover in t.names_offered(1)
        t.answer("decline")
        t.asked("A", "action")


@rule("DB-802.2c", "DB-303.1a")
def test_only_attackers_use_their_blade_abilities() -> None:
    t = strike(cells(c3="ABx"), A=figure("3V", "2/4/6", "{B}: Crit 1"), B=figure("3V", "1/4/6", "{B}: Crit 4"), x=WALL)
    t.answer("c3")
    t.answer(("A",))
    t.roll("blade", "blade")
    assert changes(t) == [1]


@rule("DB-P.21", "DB-303.1a")
def test_an_own_location_in_the_combat_cell_uses_blades_too() -> None:
    t = strike(cells(c3="ALx"), A=figure("3V", "1/4/6"), L=location("2V", "{B}: Crit 3"), x=WALL)
    t.answer("c3")
    t.roll("blade")
    assert changes(t) == [3]


@rule("DB-Q.46")
def test_a_location_serves_only_the_attackers_of_its_controller_in_its_own_cell() -> None:
    t = strike(cells(c3="Axl", c4="L"), L=location("2V", "{B}: Crit 3"), l=location("2F", "{B}: Crit 3"), x=WALL)
    t.answer("c3")
    t.roll("blade", "miss")
    t.never_saw("blade-assigned")  # one location is the enemy's, the other stands elsewhere


@rule("DB-P.21", "DB-K.Nullify", "DB-T.109")
def test_blades_that_can_activate_nothing_are_ignored() -> None:
    t = strike(cells(c3="Ax"), A=figure("3V", "2/4/6", "{B}: Crit 3", "Nullify"), x=WALL)
    t.answer("c3")
    t.roll("blade", 2)
    t.never_saw("blade-assigned")
    t.saw("damaged", who="x", damage=2)


@rule("DB-P.21")
def test_an_effect_is_resolved_completely_before_the_next_blade_is_assigned() -> None:
    t = strike(cells(c3="Axy"), A=figure("3V", "2/4/6", "{B}: Assault 1", "{B}: Crit 3", "{B}: Crit 4"), x=WALL, y=WALL)
    t.answer("c3")
    t.roll("blade", "blade")
    t.blade("A", "Assault")
    t.asked("A", "target")
    t.answer("x")
    t.asked("nature", "attack")
    t.roll(2)
    assert t.damage_on("x") == 2
    t.asked("A", "blade")


# Kinds of blade abilities --------------------------------------------------------------------------------------------


@rule("DB-303.1", "DB-303")
def test_blade_abilities_work_only_with_blades_of_a_regular_attack() -> None:
    t = strike(cells(c3="Ax"), A=figure("3V", "2/4/6", "{B}: Crit 3"), x=WALL)
    t.answer("c3")
    t.roll(3, "miss")  # no blade: no Crit
    assert changes(t) == []
    t = shift(cells(c2="A", c3="x"), A=figure("3V", "2/4/6", "{B}: Crit 3", "Charge 2"), x=WALL)
    t.answer("move", "A", "c3")
    t.roll("blade", 1)  # a blade, but of a special attack
    assert t.saw("damaged", who="x").data["damage"] == 1
    assert changes(t) == []


@rule("DB-303.1a")
def test_a_blade_ability_takes_one_blade_and_works_once_per_attack() -> None:
    t = strike(cells(c3="Ax"), A=figure("3V", "3/4/6", "{B}: Crit 2"), x=WALL)
    t.answer("c3")
    t.roll("blade", "blade", "blade")
    assert changes(t) == [2]
    assert t.saw("blade-assigned", who="A").data["blades"] == 1


@rule("DB-303.1a")
def test_a_used_blade_ability_is_refused_and_each_bearer_has_its_own() -> None:
    crit = figure("3V", "2/4/6", "{B}: Crit 2", "{B*}: Crit 1", same="crit")
    t = strike(cells(c3="ABx"), A=crit, B=crit, x=WALL)
    t.answer("c3")
    t.answer(("A", "B"))
    t.roll("blade", "blade", "blade", "miss")
    used = next(k for k in t.options() if k[0] == t.names["A"] and not t.state.cast.abilities[k[3]].multi)
    t.answer(used)
    t.refuses(used, rule="DB-303.1a")
    twin = next(k for k in t.options() if k[0] == t.names["B"] and k[3] == used[3])
    t.allows(twin)


@rule("DB-303.1a")
def test_a_blade_ability_works_again_in_another_combat() -> None:
    board = cells(c3="ABx", c4="y")
    t = strike(board, A=figure("3V", "1/4/6", "{B}: Crit 2"), B=figure("3V", "1/4/6", "{B}: Skirmish"), x=WALL, y=WALL)
    t.answer("c3")
    t.answer(("A", "B"))
    t.roll("blade", "blade")
    t.blade("A", "Crit")
    t.answer("move", "A", "c4")
    t.answer("c4")
    t.roll("blade")
    assert changes(t) == [2, 2]


@rule("DB-303.1b")
def test_a_multiblade_ability_is_activated_once_per_blade() -> None:
    t = strike(cells(c3="Ax"), A=figure("3V", "4/4/6", "{B*}: Crit 2"), x=WALL)
    t.answer("c3")
    t.roll("blade", "blade", "blade", "miss")
    assert changes(t) == [2, 2, 2]


@rule("DB-303.1c")
def test_a_double_blade_ability_takes_two_blades_once() -> None:
    for blades, wanted in ((1, []), (2, [5]), (3, [5]), (4, [5])):
        t = strike(cells(c3="Ax"), A=figure("3V", "4/4/6", "{BB}: Crit 5"), x=WALL)
        t.answer("c3")
        t.roll(*["blade"] * blades, *["miss"] * (4 - blades))
        assert changes(t) == wanted


@rule("DB-303.1c")
def test_one_blade_alone_is_not_assigned_to_a_double_blade_ability() -> None:
    t = strike(
        cells(c3="ABx"),
        A=figure("3V", "1/4/6", "{BB}: Crit 5"),
        B=figure("3V", "1/4/6", "{B}: Crit 1", "{B}: Crit 2"),
        x=WALL,
    )
    t.answer("c3")
    t.answer(("A", "B"))
    t.roll("blade", "miss")
    assert t.blades() == ["B Crit", "B Crit"]
    double = t.state.cast.piece_of[t.names["A"]].blade[0].number
    t.refuses((t.names["A"], t.names["A"], t.names["A"], double), rule="DB-303.1c")


@rule("DB-303.1c", "DB-T.35")
def test_there_is_no_duty_to_use_up_as_many_blades_as_possible() -> None:
    t = strike(cells(c3="ABx"), A=figure("3V", "1/4/6", "{B}: Crit 1"), B=figure("3V", "1/4/6", "{BB}: Crit 5"), x=WALL)
    t.answer("c3")
    t.answer(("A", "B"))
    t.roll("blade", "blade")
    assert t.blades() == ["A Crit", "B Crit"]
    t.blade("A", "Crit")
    assert changes(t) == [1]  # the second blade stays unused


@rule("DB-303.1d")
def test_a_double_multiblade_ability_is_activated_once_per_two_blades() -> None:
    for blades, wanted in ((1, []), (2, [4]), (3, [4]), (4, [4, 4]), (5, [4, 4])):
        t = strike(cells(c3="Ax"), A=figure("3V", "5/4/6", "{BB*}: Crit 4"), x=WALL)
        t.answer("c3")
        t.roll(*["blade"] * blades, *["miss"] * (5 - blades))
        assert changes(t) == wanted


# Negative and optional blade abilities -------------------------------------------------------------------------------


@rule("DB-900.10")
def test_a_negative_blade_ability_must_be_activated() -> None:
    t = strike(cells(c3="Ax"), A=figure("3V", "2/4/6", "{B}: Fumble 2"), x=WALL)
    t.answer("c3")
    t.roll(3, "blade")
    assert changes(t) == [-2]
    t.saw("damaged", who="x", damage=1)


@rule("DB-900.10", "DB-Q.59")
def test_a_blade_may_first_go_to_an_ability_that_will_do_nothing() -> None:
    # Scare has no legal target: the only enemy is engaged.
    t = strike(cells(c3="Ax"), A=figure("3V", "2/4/6", "{B}: Fumble 2", "{B}: Scare"), x=WALL)
    t.answer("c3")
    t.roll(3, "blade")
    t.blade("A", "Scare")
    t.saw("nothing-happened", who="A")
    assert changes(t) == []
    t.saw("damaged", who="x", damage=3)


@rule("DB-Q.59")
def test_lure_without_a_legal_cell_spends_its_blade_for_nothing() -> None:
    t = strike(cells(c3="Ax", c4="vwyz", d4="u"), A=figure("3V", "2/4/6", "{B}: Lure", "{B}: Crit 2"), x=WALL)
    t.answer("c3")
    t.roll("blade", 1)
    t.blade("A", "Lure")
    # Those in c4 could come into c3, u could come into d3 but not into c4.
    t.refuses("move", "u", "c4", rule="DB-900.13")
    t = strike(
        cells(c3="Axuvw", c4="y"),
        A=figure("3V", "2/4/6", "{B}: Lure", "{B}: Crit 2"),
        u=WALL,
        v=WALL,
        w=WALL,
        x=WALL,
    )
    t.answer("c3")
    t.roll("blade", 1)
    t.blade("A", "Lure")  # c3 already holds four of B's creatures: y cannot come
    t.saw("nothing-happened", who="A")
    t.asked("A", "damage")
    assert changes(t) == []
    assert t.cell("y") == "c4"


@rule("DB-900.10")
def test_only_abilities_of_controlled_miniatures_are_activated() -> None:
    t = strike(cells(c3="Axl"), x=figure("3F", "0/9/20", "{B}: Crit 5"), l=location("2F", "{B}: Fumble 5"))
    t.answer("c3")
    t.roll("blade", "blade")
    t.never_saw("blade-assigned")


@rule("DB-900.11")
def test_a_may_ability_can_take_a_blade_and_then_not_be_used() -> None:
    t = strike(cells(c3="Ax", a1="C"), A=figure("3V", "2/4/6", "{B}: Fumble 9", "{B}: Advance"), x=WALL)
    t.answer("c3")
    t.roll(3, "blade")
    t.blade("A", "Advance")
    t.allows("decline")
    t.answer("decline")
    assert t.cell("C") == "a1"
    t.saw("damaged", who="x", damage=3)


@rule("DB-Q.92", "DB-900.11")
@pytest.mark.parametrize("keyword", ["Bomb 2", "Teleport", "Raise", "Purge"])
def test_permissions_can_be_declined(keyword: str) -> None:
    t = strike(
        cells(c3="Ax"),
        given={"graveyard": "G", "reserves": "r"},
        A=figure("3V", "1/4/6", "{B}: " + keyword),
        x=WALL,
    )
    t.answer("c3")
    t.roll("blade")
    t.allows("decline")
    t.answer("decline")
    assert (t.where("A"), t.where("x"), t.zone("G"), t.zone("r")) == ("c3", "c3", "graveyard", "reserves")


@rule("DB-900.11", "DB-DP.11")
@pytest.mark.parametrize("keyword", ["Assault 1", "Ferocity", "Payback"])
def test_an_effect_without_may_cannot_be_declined(keyword: str) -> None:
    t = strike(cells(c3="Axy"), A=figure("3V", "1/4/6", "{B}: " + keyword), x=WALL, y=WALL)
    t.answer("c3")
    t.roll("blade")
    t.offers("x", "y")
    t.refuses("decline", rule="DB-K." + keyword.split()[0])


@rule("DB-Q.70")
def test_a_blade_cannot_be_dumped_on_a_negated_ability() -> None:
    t = strike(
        cells(c3="ABx"),
        A=figure("3V", "1/4/6", "{B}: Advance"),
        B=figure("3M", "1/4/6", "{B}: Fumble 3", "{B}: Fumble 1"),
        x=figure("3F", "0/9/20", "Nullify Valor"),
    )
    t.answer("c3")
    t.answer(("A", "B"))
    t.roll("blade", "miss")
    assert t.blades() == ["B Fumble", "B Fumble"]
    number = t.state.cast.piece_of[t.names["A"]].blade[0].number
    t.refuses((t.names["A"], t.names["A"], t.names["A"], number), rule="DB-K.Nullify")


@rule("DB-Q.71")
def test_a_copied_negative_ability_must_be_activated_too() -> None:
    t = strike(cells(c3="Ax"), A=figure("3V", "3/4/6", "Copy"), x=figure("3F", "0/9/20", "{B}: Fumble 2"))
    t.answer("c3")
    t.roll("blade", 3, "miss")
    assert changes(t) == [-2]
    t.saw("damaged", who="x", damage=1)


@rule("DB-T.36", "DB-303.1a")
def test_a_copy_is_a_separate_ability_with_its_own_limit() -> None:
    t = strike(cells(c3="ABx"), A=figure("3V", "1/4/6", "Copy"), B=figure("3V", "1/4/6", "{B}: Crit 5"), x=WALL)
    t.answer("c3")
    t.answer(("A", "B"))
    t.roll("blade", "blade")
    t.blade("A", "Crit")
    assert changes(t) == [5, 5]


@rule("DB-Q.58")
@pytest.mark.parametrize(("keyword", "worth"), [("Stalwart", 2), ("Pack", 1), ("Payback", 2), ("Heroics 4", 4)])
def test_counts_are_fixed_at_activation(keyword: str, worth: int) -> None:
    t = strike(
        cells(c3="Axy", c4="C"),
        A=figure("3V", "2/4/6", "{B}: " + keyword, "{B}: Expel", "{B}: Advance"),
        x=figure("3F", "2/9/20"),
        y=figure("3F", "2/9/20"),
    )
    t.answer("c3")
    t.roll("blade", "blade")
    t.blade("A", keyword.split()[0])
    if keyword == "Payback":
        t.answer("x")
    t.blade("A", "Advance" if keyword == "Pack" else "Expel")
    t.answer("move", *(("C", "c5") if keyword == "Pack" else ("x", "b3")))
    assert changes(t) == [worth]


@rule("DB-Q.58")
def test_flanking_is_fixed_at_activation() -> None:
    t = strike(cells(c3="ABx"), A=figure("3V", "2/4/6", "{B}: Flanking 3", "{B}: Skirmish"), x=WALL)
    t.answer("c3")
    t.answer(("A",))
    t.roll("blade", "blade")
    t.blade("A", "Flanking")
    t.answer("move", "B", "c4")
    t.saw("damaged", who="x", damage=3)


# Other requirements --------------------------------------------------------------------------------------------------


@rule("DB-303", "DB-303.2")
def test_abilities_need_blades_spawn_points_a_scoring_cell_or_the_moment_of_spawning() -> None:
    blade = parse_ability("{BB*}: Crit 2")
    points = parse_ability("{3}: Advance")
    score = parse_ability("{S}: Energize 1")
    comes = parse_ability("{C}: Appease")
    plain = parse_ability("Bolster +1")
    assert (blade.blades, blade.multi) == (2, True)
    assert points.cost == 3
    assert score.score
    assert comes.comes
    assert [a.standing() for a in (plain, score, blade, points, comes)] == [True, True, False, False, False]


@rule("DB-303.2", "DB-303.2a")
def test_a_spawn_ability_takes_no_blade_and_a_blade_ability_no_spawn_points() -> None:
    t = strike(cells(c3="Ax", a1="C"), A=figure("3V", "1/4/6", "{1}: Advance"), x=WALL)
    t.answer("c3")
    t.roll("blade")
    t.never_saw("blade-assigned")
    t = spawn(cells(c3="A", a1="C"), A=figure("3V", "1/4/6", "{B}: Advance"), Z=figure("0V"))
    assert not any(isinstance(option, tuple) and option[0] == "ability" for option in t.options())


@rule("DB-303.2a")
def test_a_spawn_ability_costs_its_number_in_spawn_points_of_the_own_spawn_phase() -> None:
    t = spawn(cells(c3="A", a1="C"), points=7, A=figure("3V", "1/4/6", "{3}: Advance"), Z=figure("0V"))
    buy(t, "A", "Advance")
    t.answer("decline")
    assert t.player("A").points == 4
    t.refuses(*t.ability("A", "Advance"), rule="DB-801.8")
    t = spawn(cells(c3="A", a1="C"), "B", points=7, A=figure("3V", "1/4/6", "{3}: Advance"), z=figure("0F"))
    t.refuses(*t.ability("A", "Advance"), rule="DB-304.2")  # it is B's phase


@rule("DB-303.2b", "DB-T.78")
def test_a_score_ability_works_in_a_scoring_cell_contested_or_not() -> None:
    pump = location("2V", "{S}: Energize 2")
    t = spawn(cells(c4="Lx"), points=6, L=pump, Z=figure("0V"))
    assert t.player("A").points == 8
    t = spawn(cells(c2="L"), points=6, L=pump, Z=figure("0V"))
    assert t.player("A").points == 6


@rule("DB-303.2b")
def test_a_score_ability_starts_and_stops_as_its_bearer_moves() -> None:
    t = shift(cells(c2="A", d2="B", e3="C"), A=figure("3V", "1/4/6", "{S}: Enrage +2"), C=figure("3V", "2/4/6"))
    assert t.power("B") == 2
    t.answer("move", "A", "c3")  # into a scoring cell
    t.answer("move", "B", "d3")
    assert t.power("B") == 4
    t.stop()
    t.answer("shift")
    t.answer("move", "A", "c2")
    t.answer("move", "B", "d2")
    assert t.power("B") == 2


@rule("DB-303.2b")
def test_score_combined_with_spawn_points_is_bought_only_in_a_scoring_cell() -> None:
    scorer = figure("3V", "1/4/6", "{S}{1}: Advance")
    t = spawn(cells(c3="Ax", c2="B"), A=scorer, B=scorer)
    t.allows(*t.ability("A", "Advance"))
    t.refuses(*t.ability("B", "Advance"), rule="DB-303.2b")


@rule("DB-900.12")
def test_only_the_six_own_scoring_cells_count_for_score() -> None:
    pump = figure("3V", "1/4/6", "{S}: Energize 1")
    for cell in ("b2", "c2", "d2", "b3", "c3", "d3", "b4", "c4", "d4", "a3", "c5", "c1"):
        t = spawn(cells(**{cell: "A"}), points=6, A=pump, Z=figure("0V"))
        assert t.player("A").points == (7 if cell[0] in "bcd" and cell[1] in "34" else 6), cell
    pump = figure("3F", "1/4/6", "{S}: Energize 1")
    for cell in ("b2", "c2", "d2", "b3", "c3", "d3", "b4", "c4", "d4"):
        t = spawn(cells(**{cell: "a"}), "B", points=6, a=pump, z=figure("0F"))
        assert t.player("B").points == (7 if cell[1] in "23" else 6), cell


@rule("DB-Q.88", "DB-303.2b")
def test_score_combined_with_blades_takes_a_blade_only_in_a_scoring_cell() -> None:
    scorer = figure("3V", "2/4/6", "{S}{B}: Crit 2", "{B}: Crit 1", "{B}: Crit 3")
    t = strike(cells(c3="Ax", c2="By"), A=scorer, B=scorer, x=WALL, y=WALL)
    t.answer("c3")
    t.roll("blade", "miss")
    assert len(t.blades()) == 3
    t.answer(next(iter(t.options())))
    t.answer("c2")
    t.roll("blade", "miss")
    assert len(t.blades()) == 2
    number = t.state.cast.piece_of[t.names["B"]].blade[0].number
    t.refuses((t.names["B"], t.names["B"], t.names["B"], number), rule="DB-303.2b")


@rule("DB-303.2c")
def test_comes_into_play_triggers_when_the_miniature_is_spawned_and_only_then() -> None:
    caller = figure("3V", "1/4/6", "{C}: Advance")
    t = spawn(cells(c3="B"), X=caller, Z=figure("0V"))
    t.answer("spawn", "X", "e1")
    t.asked("A", "move")
    t.answer("move", "B", "c4")
    t.asked("A", "spawn")
    t = shift(cells(c3="B", d1="X"), X=caller)
    t.answer("move", "X", "e1")
    t.asked("A", "shift")  # moving is not coming into play
    t.never_saw("nothing-happened")


@rule("DB-303.2c")
def test_comes_into_play_triggers_again_when_the_miniature_is_spawned_again() -> None:
    t = spawn(points=12, X=figure("3V", "1/4/6", "{C}: Advance"), B=figure("3V"), W=figure("2V", "1/1/1", "{0}: Wail"))
    for name in "BWX":
        t.answer("spawn", name, "e1")
    t.answer("decline")
    buy(t, "W", "Wail")
    t.roll(2, 1)
    assert (t.zone("X"), t.zone("B")) == ("reserves", "reserves")
    t.answer("spawn", "X", "e1")
    t.asked("A", "move")  # W can advance


@rule("DB-G.active")
def test_an_ability_without_a_requirement_is_always_active_and_others_only_when_it_is_met() -> None:
    t = shift(
        cells(c2="AB"),
        A=figure("3V", "1/4/6", "Enrage +1", "{S}: Enrage +2", "{B}: Enrage +4", "{1}: Enrage +8", "{C}: Enrage +16"),
        B=figure("3V", "1/4/6"),
    )
    assert t.power("B") == 2
    t = shift(
        cells(c3="AB"),
        A=figure("3V", "1/4/6", "Enrage +1", "{S}: Enrage +2", "{B}: Enrage +4", "{1}: Enrage +8", "{C}: Enrage +16"),
        B=figure("3V", "1/4/6"),
    )
    assert t.power("B") == 4


@rule("DB-G.active")
def test_an_ability_of_a_miniature_outside_the_dreamscape_is_not_active() -> None:
    channel = figure("3V", "1/4/6", "Channel 1")
    t = spawn(points=9, given={"graveyard": "G"}, G=channel, R=channel, X=figure("4V"))
    t.answer("spawn", "X", "e1")
    assert t.saw("spawned", who="X").data["price"] == 4


@rule("DB-Q.68")
@pytest.mark.parametrize(
    "text",
    ["{2}: Crit 3", "{C}: Fumble 1", "{1}: Stalwart", "{B}: Energize 2", "{C}: Flanking 1"],
)
def test_senseless_pairs_of_requirement_and_effect_are_refused(text: str) -> None:
    with pytest.raises(NotationError, match=r"DB-Q\.68"):
        parse_ability(text)
