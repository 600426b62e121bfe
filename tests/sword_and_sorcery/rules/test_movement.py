"""SS-10, SS-12, SS-15: terrain, sight, movement, evading."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import card, die, hurt, use
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.rules import atoms, atoms_items
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.abilities import MODS
from reverie.games.sword_and_sorcery.rules.frames import Activation, EnemyWalk, FallBack, HeroTurn, Step
from reverie.games.sword_and_sorcery.rules.procedures.movement import next_attack
from reverie.games.sword_and_sorcery.rules.queries import engaged, sees, tolls
from reverie.games.sword_and_sorcery.rules.why import why_not
from reverie.kernel.agenda import DONE
from reverie.testing import rule


@rule("SS-10.4", "SS-15.1")
def test_a_difficult_area_costs_two() -> None:
    """SS-T5: 14B.a, then the difficult 8B.d, and not one step farther."""
    q = scene("8B 14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.b")
    q.turn("Ecarus")
    q.do("go", "14B.a")
    q.do("go", "8B.d")
    assert q.where("Ecarus") == "8B.d"
    assert not any([isinstance(deed, tuple) and deed[0] == "go" for deed in q.options()])


@rule("SS-10.4", "SS-34.4")
def test_an_enemy_does_not_mind_it() -> None:
    """SS-T6: from 8B.e into the difficult 8B.d, and it attacks."""
    q = scene("8B 14B", Ecarus="white-rose 8B.d old-hauberk", Shae="rogue 14B.b", g="gremlin green 1 8B.e")
    q.begin(Activation(q.foe("g")))
    assert q.choice.kind == "window"  # Taunt
    q.do("pass", dice="r2 r1 b6")
    q.quiet()
    assert q.where("g") == "8B.d"


@rule("SS-10.3", "SS-12.7")
def test_a_barrier_stops_one_way() -> None:
    """SS-T8, SS-T7: 1B.c to 1B.b is barred, the other way is free; an arrow does not mind."""
    q = scene("1B", Laegon="archer 1B.c short-bow", Shae="rogue 1B.b", r="raider green 1 1B.b")
    q.turn("Laegon")
    assert not q.offers("go", "1B.b")
    assert q.offers("attack", "main", "r")
    reach = q.s.reach()
    assert reach.dist_move(q.area("1B.c"), q.area("1B.b")) == 2
    assert reach.dist_range(q.area("1B.c"), q.area("1B.b")) == 1
    assert q.area("1B.c") in reach.walks[q.area("1B.b")]


@rule("SS-12.1", "SS-12.2")
def test_enemies_hide_enemies_from_heroes_only() -> None:
    """SS-T13: 1B.d looks over 1B.c to nothing; from 1B.b, 1B.e lies behind 1B.c."""
    q = scene("1B", Laegon="archer 1B.b", Shae="rogue 1B.b", g="gremlin green 1 1B.c", h="gremlin green 2 1B.e")
    assert sees(q.s, q["Laegon"], q.area("1B.c"))
    assert not sees(q.s, q["Laegon"], q.area("1B.e"))
    assert sees(q.s, q["h"], q.area("1B.b"))


@rule("SS-15.7", "SS-15.9")
def test_who_leaves_is_struck_first() -> None:
    q = scene(
        "14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.a", g="gremlin green 1 14B.b", h="gremlin green 2 14B.b"
    )
    q.turn("Ecarus")
    q.do("go", "14B.c")
    assert q.choice.kind == "activate"
    q.do(q["h"], dice="r1 r1 b1 r1 r1 b1")
    q.quiet()
    assert q.where("Ecarus") == "14B.c"
    assert q.wounds("Ecarus") == 2 * 2  # Assault and supremacy, twice


@rule("SS-15.10", "SS-15.8")
def test_nobody_strikes_where_heroes_dominate() -> None:
    """SS-T29."""
    q = scene(
        "14B", Shae="assassin 14B.b", Ecarus="white-rose 14B.b", Thorgar="cleric 14B.b", Laegon="archer 14B.b",
        g="gremlin green 1 14B.b", r="raider green 1 14B.b",
    )  # fmt: skip
    atoms.hide(q.s, q["Shae"])
    q.turn("Shae")
    q.do("go", "14B.c")
    assert q.where("Shae") == "14B.c"
    assert not q.s.figures.rows[q["Shae"]].hidden
    assert q.wounds("Shae") == 0


@rule("SS-15.11", "SS-25.10")
def test_a_stunned_enemy_does_not_strike() -> None:
    """SS-T69."""
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.a", g="gremlin green 1 14B.b")
    atoms.give_condition(q.s, q["g"], t.STUN)
    q.turn("Ecarus")
    q.do("go", "14B.c")
    assert q.where("Ecarus") == "14B.c"
    assert q.wounds("Ecarus") == 0


# Paths -------------------------------------------------------------------------------------------------------------------


def steps(q: Scene) -> list[str]:
    return sorted([q.s.plan.areas.names[deed[1]] for deed in q.options() if deed[0] == "go"])


def points(q: Scene) -> int:
    return next(frame for frame in reversed(q.s.agenda) if isinstance(frame, HeroTurn)).points


@rule("SS-15.1", "SS-13.13")
@pytest.mark.parametrize(("version", "move"), [("white-rose", 3), ("ranger", 4), ("rogue", 4)])
def test_movement_points_are_the_heros(version: str, move: int) -> None:
    """SS-Q6: one point for each area, and one move action in a turn."""
    q = scene("1B 14B", One=f"{version} 14B.c", Auriel="sorceress 14B.c")
    q.turn("One")
    for area in ("14B.b", "14B.a", "1B.d", "1B.b")[:move]:
        q.do("go", area)
    assert points(q) == 0
    assert steps(q) == []


@rule("SS-15.2", "SS-10.2", "SS-10.3")
def test_walls_and_barriers_stop_a_move() -> None:
    q = scene("1B", doors=(("1B.a", "1B.c"),), Ecarus="white-rose 1B.c", Shae="rogue 1B.a")
    q.turn("Ecarus")
    assert steps(q) == ["1B.d", "1B.e", "1B.f"]  # not 1B.a (wall), not 1B.b (barrier)
    refused = why_not(q.s, q.choice, ("go", q.area("1B.b")))
    assert refused is not None
    assert refused.rule == "SS-10.3"


@rule("SS-15.3")
def test_figures_do_not_block() -> None:
    q = scene(
        "14B", Ecarus="white-rose 14B.c", Shae="rogue 14B.b", Auriel="sorceress 14B.b", Thorgar="cleric 14B.b",
        g="gremlin green 1 14B.a", h="gremlin green 2 14B.a",
    )  # fmt: skip
    q.turn("Ecarus")
    q.do("go", "14B.b")
    assert "14B.a" in steps(q)
    q.do("go", "14B.a")
    assert q.where("Ecarus") == "14B.a"


@rule("SS-15.4", "SS-6.11")
def test_a_combat_action_ends_a_move_and_other_actions_do_not() -> None:
    q = scene("14B", Ecarus="white-rose 14B.c", Shae="rogue 14B.c", g="gremlin green 1 14B.a")
    q.turn("Ecarus")
    q.do("go", "14B.b")
    q.do("focus")
    q.do("go", "14B.a")
    assert points(q) == 1
    q.do("attack", "main", "g", dice="b1 b6")
    assert steps(q) == []


@rule("SS-15.5")
def test_items_and_events_change_the_move() -> None:
    q = scene("1B 14B", Ecarus="white-rose 14B.c plate", Auriel="sorceress 14B.c boots-of-the-roe")
    atoms_items.fill(q.s, card(q, "boots-of-the-roe"))
    q.turn("Ecarus")
    q.do("go", "14B.b")
    assert points(q) == 1  # Plate
    q.do("end")
    q.turn("Auriel")
    use(q, "boots-of-the-roe")
    q.do("go", "14B.b")
    assert points(q) == 4


@rule("SS-15.15", "SS-10.14")
def test_who_flies_minds_no_hindrance() -> None:
    """A ghost flies: over a barrier, into difficult and dangerous areas for one point each."""
    q = scene("1B", Ecarus="white-rose 1B.c", Shae="rogue 1B.a")
    die(q, "Ecarus")
    assert tolls(q.s, 0) == [1] * 7
    assert tolls(q.s, 1)[q.area("1B.e")] == 2
    q.turn("Ecarus")
    assert steps(q) == ["1B.a", "1B.b", "1B.d", "1B.e", "1B.f"]
    q.do("go", "1B.f")
    assert q.wounds("Ecarus") == 0


@rule("SS-15.15", "SS-25.5")
def test_who_flies_is_not_knocked_down() -> None:
    q = scene("14B", Ecarus="white-rose 14B.a", Shae="rogue 14B.a")
    flying = next(number for number, mod in enumerate(q.s.cast.mods) if MODS[mod.kind] == "flying")
    atoms.let_last(q.s, 0, flying, 0, t.UNTIL_TIME_PHASE)
    for seat in (0, 1):
        atoms.give_condition(q.s, seat, t.DOWN)
    assert (q.has("Ecarus", t.DOWN), q.has("Shae", t.DOWN)) == (False, True)


# Evading -----------------------------------------------------------------------------------------------------------------


@rule("SS-15.6", "SS-12.9")
def test_who_shares_an_area_with_an_enemy_is_engaged() -> None:
    q = scene("14B", Laegon="archer 14B.b short-bow", Shae="rogue 14B.a", g="gremlin green 1 14B.c")
    assert not engaged(q.s, 0)
    q.turn("Laegon")
    assert q.offers("attack", "main", "g")
    q.do("go", "14B.c")
    assert engaged(q.s, 0)
    assert engaged(q.s, q["g"])
    assert not engaged(q.s, 1)


@rule("SS-15.7", "SS-15.9")
def test_entering_is_no_evade_and_coming_back_is_another() -> None:
    q = scene("14B", Ecarus="white-rose 14B.a", Shae="rogue 14B.c", g="gremlin green 1 14B.b")
    q.turn("Ecarus")
    q.do("go", "14B.b")
    assert q.wounds("Ecarus") == 0
    q.do("go", "14B.a", dice="r2 r1 b1")
    assert q.wounds("Ecarus") == 1
    q.do("go", "14B.b")
    assert q.wounds("Ecarus") == 1
    q.quiet()


@rule("SS-15.9", "SS-Q79")
def test_the_highest_rank_strikes_first() -> None:
    q = scene(
        "14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", o="orc-warrior green 1 14B.b", g="gremlin red 1 14B.b"
    )
    q.turn("Ecarus")
    q.s.listening = True
    q.do("go", "14B.a", dice="r1 r1 b6 r1 b6")
    order = [event.data["attacker"] for event in q.s.events if event.kind == "attack-declared"]
    assert order == [q["g"], q["o"]]


@rule("SS-15.11", "SS-Q26", "SS-Q27")
@pytest.mark.parametrize(("condition", "strikes"), [(t.STUN, False), (t.BLIND, False), (t.DOWN, True), (t.SLOW, True)])
def test_who_strikes_at_one_who_leaves(condition: int, strikes: bool) -> None:
    q = scene(
        "14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", g="gremlin green 1 14B.b", h="gremlin green 2 14B.b"
    )
    atoms.give_condition(q.s, q["g"], condition)
    atoms.give_condition(q.s, q["h"], t.STUN)
    q.turn("Ecarus")
    q.do("go", "14B.a", dice="r2 r1 b1" if strikes else "")
    q.quiet()
    assert (q.wounds("Ecarus") > 0) == strikes


@rule("SS-15.12")
def test_enemies_leave_freely() -> None:
    """SS-T31: a gremlin goes from Shae to the richer Ecarus; nobody strikes at it."""
    q = scene("14B", Ecarus="white-rose 14B.a", Shae="rogue 14B.b", g="gremlin green 1 14B.b")
    q.begin(EnemyWalk(q.foe("g"), 1, q.area("14B.a")))
    assert q.where("g") == "14B.a"
    assert q.wounds("g") == 0


@rule("SS-15.13", "SS-24.10")
def test_who_is_pushed_is_not_struck() -> None:
    q = scene("14B", Ecarus="white-rose 14B.c", Shae="rogue 14B.a", g="gremlin green 1 14B.c")
    q.begin(FallBack(0, 1, True))
    assert q.where("Ecarus") == "14B.b"
    assert q.wounds("Ecarus") == 0
    q.quiet()


@rule("SS-15.14", "SS-26.8")
def test_who_dies_evading_stays() -> None:
    q = scene(
        "14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", g="gremlin green 1 14B.b", h="gremlin green 2 14B.b"
    )
    hurt(q, "Ecarus", 9)
    q.turn("Ecarus")
    q.do("go", "14B.a")
    q.do(q["g"], dice="r2 r2 b1")
    q.quiet()  # the second has nobody to strike
    assert q.where("Ecarus") == "14B.b"
    assert q.s.heroes.rows[0].ghost
    assert q.choice.kind == "deed"
    assert q.choice.options.has("rest")  # the turn is over


@rule("SS-15.9", "SS-25.5")
def test_who_is_knocked_down_evading_must_stand_up() -> None:
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", g="gremlin green 1 14B.b")
    atoms.give_condition(q.s, 0, t.DOWN)
    q.begin(Step(0, q.area("14B.a")), dice="r1 r1 b6")
    q.dice.clear()
    assert q.where("Ecarus") == "14B.b"


@rule("SS-15.9", "SS-24.9")
def test_who_is_pushed_away_evading_goes_nowhere_from_there() -> None:
    """The step is off: the area one was pushed to may not even touch the one aimed at."""
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", g="gremlin green 1 14B.b")
    frame = Step(0, q.area("14B.a"), left=q.area("14B.c"))
    assert next_attack(q.s, frame) == DONE


@rule("SS-15.10", "SS-9.2")
def test_the_leaver_counts_for_domination() -> None:
    """Two against one dominate, also the one who leaves; alone nobody does."""
    for other, wounds in (("14B.b", 0), ("14B.c", 1)):
        q = scene("14B", Ecarus="white-rose 14B.b", Shae=f"rogue {other}", g="gremlin green 1 14B.b")
        q.turn("Ecarus")
        q.do("go", "14B.a", dice="" if other == "14B.b" else "r2 r1 b1")
        q.quiet()
        assert q.wounds("Ecarus") == wounds


@rule("SS-Q18", "SS-15.8")
def test_hiding_does_not_help_one_who_evades() -> None:
    q = scene("14B", Shae="assassin 14B.b", Ecarus="black-rose 14B.c", g="gremlin green 1 14B.b")
    atoms.hide(q.s, 0)
    q.turn("Shae")
    q.do("go", "14B.a", dice="r2 r1 b1")
    q.quiet()
    assert q.wounds("Shae") == 1
    assert not q.s.figures.rows[0].hidden
