"""SS-3, SS-9, SS-10: the map, control and domination, terrain."""

from __future__ import annotations

from tests.sword_and_sorcery.rules.cards.table import die, give_power, lay, things
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import atoms
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.frames import Activation, EnemyWalk, FallBack
from reverie.games.sword_and_sorcery.rules.queries import controls, dominates, engaged, sides_in
from reverie.games.sword_and_sorcery.rules.state import SHADOW
from reverie.testing import rule


def steps(q: Scene) -> list[str]:
    """Where the hero may go next."""
    return [q.s.plan.areas.names[deed[1]] for deed in q.options() if isinstance(deed, tuple) and deed[0] == "go"]


# The map (SS-3) ----------------------------------------------------------------


@rule("SS-3.1", "SS-3.2")
def test_areas_have_a_marker_and_the_name_of_their_face() -> None:
    areas = GAME.plan("P").areas
    assert areas.names[0] == "1B.a"
    assert {name.partition(".")[0] for name in areas.names} == {"1B", "8B", "14B"}
    for number, (x, y) in enumerate(areas.marks):
        assert areas.owner[y * areas.width + x] == number


@rule("SS-3.3", "SS-10.2")
def test_neighbours_share_an_edge_that_can_be_crossed() -> None:
    """14B.a and 14B.c share a wall; 1B.a and 1B.d touch nowhere; where tiles join there is a border that is crossed."""
    q = scene("1B 8B 14B", Shae="rogue 14B.a", Laegon="archer 14B.b")
    q.turn("Shae")
    assert steps(q) == ["1B.d", "8B.d", "14B.b"]
    reach = q.s.reach()
    assert reach.dist_range(q.area("14B.a"), q.area("14B.c")) == 2
    assert q.area("1B.d") not in reach.meets[q.area("1B.a")]


@rule("SS-3.4", "SS-5.20")
def test_a_tile_apart_is_seen_and_not_reached() -> None:
    q = scene("1B 8B", (("1B.b", "8B.a"),), Shae="rogue 1B.b", Laegon="archer 8B.a")
    assert q.s.reach().dist_move(q.area("1B.b"), q.area("8B.a")) > 100
    q.turn("Shae")
    assert "8B.a" not in steps(q)
    for viewer in (None, 0, 1):
        assert GAME.view(q.s, viewer)["closed"] == q.s.closed
        assert GAME.view(q.s, viewer)["figures"][q["Laegon"]][0] == q.area("8B.a")


@rule("SS-3.5")
def test_any_number_of_figures_fit_into_an_area() -> None:
    q = scene(
        "14B", Shae="rogue 14B.a", Ecarus="white-rose 14B.b", Thorgar="cleric 14B.b", Laegon="archer 14B.b", Auriel="sorceress 14B.b",
        g="gremlin green 1 14B.b", h="gremlin green 2 14B.b", r="raider green 1 14B.b", o="raider green 2 14B.b",
    )  # fmt: skip
    q.turn("Shae")
    assert q.offers("go", "14B.b")
    q.do("end")
    q.begin(EnemyWalk(q.foe("g"), 1, q.area("14B.a")))
    assert q.where("g") == "14B.a"


# Control and domination (SS-9) ----------------------------------------------------------------


@rule("SS-9.1")
def test_control_by_arrival() -> None:
    """SS-T1."""
    q = scene(
        "14B", Ecarus="white-rose 14B.b", Thorgar="cleric 14B.b", Shae="rogue 14B.a", g="gremlin green 1 14B.b",
        h="gremlin green 2 14B.b",
    )  # fmt: skip
    here = q.area("14B.b")
    assert not controls(q.s, here, False)
    q.turn("Shae")
    q.do("go", "14B.b")
    assert controls(q.s, here, False)
    assert not dominates(q.s, here, False)


@rule("SS-9.2", "SS-23.1", "SS-40.5b")
def test_enemy_domination() -> None:
    """SS-T2: a claws attack on Thorgar has Assault and supremacy."""
    q = scene(
        "14B", Thorgar="cleric 14B.b", Shae="rogue 14B.a", g="gremlin green 1 14B.b", h="gremlin green 2 14B.b",
    )  # fmt: skip
    here = q.area("14B.b")
    assert controls(q.s, here, True)
    assert dominates(q.s, here, True)
    q.encounter("G", "Thorgar")
    q.do(q.foe("g"), dice="r2 r1 b1")
    q.do("pass", dice="r1 r1 b6")
    q.do("pass")
    q.quiet()
    assert q.wounds("Thorgar") == 4  # 1 HIT + 2; then 0 + 2, of which one die parries one


@rule("SS-9.3")
def test_an_area_with_one_side_is_nobodys() -> None:
    """SS-T3."""
    q = scene("14B", Ecarus="white-rose 14B.b", Thorgar="cleric 14B.b", Shae="rogue 14B.b")
    assert not controls(q.s, q.area("14B.b"), False)
    assert not dominates(q.s, q.area("14B.b"), False)


@rule("SS-9.4")
def test_who_is_knocked_down_counts_for_nothing() -> None:
    q = scene("14B", Ecarus="white-rose 14B.b", Thorgar="cleric 14B.a", g="gremlin green 1 14B.b")
    assert not dominates(q.s, q.area("14B.b"), False)
    q.s.figures.edit(q["g"]).conditions |= t.DOWN
    assert dominates(q.s, q.area("14B.b"), False)


@rule("SS-9.5", "SS-1.4", "SS-1.10")
def test_who_counts_in_an_area() -> None:
    """Ghosts do not, nor make their side present; hidden heroes, companions and every figure of a horde do; shadows are nobody's."""
    q = scene(
        "14B", Shae="assassin 14B.b", Ecarus="black-rose 14B.b", Laegon="ranger 14B.a", p="gremlin-pack blue 1 14B.b"
    )
    here = q.area("14B.b")
    assert sides_in(q.s, here) == (2, len(q.s.figures_in_play(q.foe("p"))), True, True)
    atoms.hide(q.s, q["Shae"])
    lay(q, "shadow", "14B.b")
    assert sides_in(q.s, here)[0] == 2
    atoms.summon(q.s, q["Laegon"], 0, 2, here)
    assert sides_in(q.s, here)[0] == 3
    die(q, "Shae")
    assert sides_in(q.s, here)[0] == 2
    assert q.s.living() == [q["Ecarus"], q["Laegon"]]
    die(q, "Ecarus")
    q.s.figures.edit(5).area = q.area("14B.a")
    assert sides_in(q.s, here)[2] is False
    assert not controls(q.s, here, True)


@rule("SS-9.7", "SS-9.2")
def test_twice_as_many_dominate_and_control() -> None:
    q = scene(
        "14B", Shae="rogue 14B.b", Ecarus="white-rose 14B.b", Thorgar="cleric 14B.b", Laegon="archer 14B.a",
        g="gremlin green 1 14B.b", h="gremlin green 2 14B.b",
    )  # fmt: skip
    here = q.area("14B.b")
    assert (controls(q.s, here, False), dominates(q.s, here, False)) == (True, False)  # 3 : 2
    atoms.give_condition(q.s, q["h"], t.DOWN)
    assert (controls(q.s, here, False), dominates(q.s, here, False)) == (True, True)  # 3 : 1
    for hero in ("Shae", "Ecarus", "Thorgar"):
        atoms.give_condition(q.s, q[hero], t.DOWN)
    assert (controls(q.s, here, True), dominates(q.s, here, True)) == (True, True)  # 0 : 1
    atoms.give_condition(q.s, q["g"], t.DOWN)
    assert not controls(q.s, here, True)  # 0 : 0
    assert not dominates(q.s, here, True)


@rule("SS-9.6", "SS-23.2")
def test_domination_is_looked_at_when_an_attack_begins() -> None:
    """Two heroes stand by one gremlin when the first attacks; the second attacks when it has company."""
    q = scene(
        "14B", Ecarus="white-rose 14B.b longsword", Shae="rogue 14B.b", g="gremlin green 1 14B.b", h="gremlin green 2 14B.a",
    )  # fmt: skip
    q.turn("Ecarus")
    q.do("attack", "main", "g", dice="r1 b1 b1")
    assert q.wounds("g") == 2  # sure and supremacy
    q.s.figures.edit(q["h"]).area = q.area("14B.b")
    q.s.figures.edit(q["g"]).wounds = 0
    q.turn("Ecarus")
    q.do("attack", "main", "g", dice="r1 b1 b1")
    assert q.wounds("g") == 1


# Terrain (SS-10) ----------------------------------------------------------------


@rule("SS-10.3", "SS-10.14")
def test_flyers_cross_barriers_and_mind_no_ground_but_walls() -> None:
    """A winged gremlin flies from 1B.c to 1B.b; a ghost flies over the difficult 1B.e for one point; neither passes a door."""
    q = scene("1B 14B", (("1B.d", "14B.a", "door"),), Shae="rogue 1B.b", Laegon="archer 1B.e", g="gremlin green 1 1B.c")
    q.begin(EnemyWalk(q.foe("g"), 1, q.area("1B.b")))
    assert q.where("g") != "1B.b"
    q.s.figures.edit(q["g"]).area = q.area("1B.c")
    give_power(q, "g", "winged")
    q.begin(EnemyWalk(q.foe("g"), 1, q.area("1B.b")))
    assert q.where("g") == "1B.b"
    q.s.figures.edit(q["g"]).area = q.area("1B.d")
    q.begin(EnemyWalk(q.foe("g"), 1, q.area("14B.a")))
    assert q.where("g") == "1B.d"
    die(q, "Laegon")
    q.s.figures.edit(q["Laegon"]).area = q.area("1B.c")
    q.turn("Laegon")
    for area in ("1B.b", "1B.c", "1B.e", "1B.c", "1B.f"):  # barrier, plain, difficult, plain, dangerous: five points
        q.do("go", area)
    assert steps(q) == []
    assert q.wounds("Laegon") == 0


@rule("SS-10.5", "SS-Q49")
def test_a_dangerous_area_wounds_who_enters_it() -> None:
    """A hero who enters 1B.f, or is pushed into it, has a wound; nobody who leaves it; no enemy."""
    q = scene("1B", Shae="rogue 1B.c", Laegon="archer 1B.g", g="gremlin green 1 1B.c")
    q.s.figures.edit(q["g"]).area = q.area("1B.g")
    q.s.figures.edit(q["Laegon"]).area = q.area("1B.c")
    q.turn("Shae")
    q.do("go", "1B.f")
    assert q.wounds("Shae") == 1
    q.do("go", "1B.c")
    assert q.wounds("Shae") == 1
    q.do("end")
    q.begin(FallBack(q["Laegon"], 1, True))
    assert q.choice.kind == "fall-back"
    q.do("1B.f")
    assert q.wounds("Laegon") == 1
    q.begin(EnemyWalk(q.foe("g"), 1, q.area("1B.f")))
    assert q.where("g") == "1B.f"
    assert q.wounds("g") == 0


@rule("SS-10.4")
def test_a_difficult_area_costs_nothing_to_leave() -> None:
    q = scene("1B", Ecarus="white-rose 1B.e", Shae="rogue 1B.a")
    q.turn("Ecarus")
    q.do("go", "1B.c")
    q.do("go", "1B.a")
    q.do("go", "1B.b")
    assert q.where("Ecarus") == "1B.b"  # three plain areas for three points


@rule("SS-10.13", "SS-10.15", "SS-10.12", "SS-10.6")
def test_nobody_crosses_walls_and_enemies_open_no_doors() -> None:
    """A raider behind a door stays where it is, with a hero on the other side; a wall token is a wall."""
    for parting in (("14B.b", "14B.c", "door"), ("14B.b", "14B.c")):
        q = scene("14B", (parting,), Shae="rogue 14B.b", Laegon="archer 14B.a", r="raider green 1 14B.c")
        q.begin(Activation(q.foe("r")))
        assert q.where("r") == "14B.c"
        q.turn("Shae")
        assert "14B.c" not in steps(q)
        assert not any([deed[0] == "attack" for deed in q.options() if isinstance(deed, tuple)])
        assert (("open", 0) in q.options()) == (len(parting) == 3)


@rule("SS-10.11", "SS-Q23")
def test_a_search_token_is_searched_once() -> None:
    """Not by who is engaged; a face with two results lets the searcher choose; a trap lies where the hero stands."""
    q = scene("14B", Shae="rogue 14B.b", Laegon="archer 14B.b", g="gremlin green 1 14B.c")
    number = lay(q, "search", "14B.b", 1)
    q.turn("Shae")
    assert q.offers("search", number)
    q.s.figures.edit(q["g"]).area = q.area("14B.b")
    q.turn("Shae")
    assert not q.offers("search", number)
    q.s.figures.edit(q["g"]).area = q.area("14B.c")
    q.turn("Shae")
    before = q.s.crowns(q["Shae"])
    q.do("search", number, dice="r4")  # HIT and SKILL
    assert q.choice.kind == "drawn"
    assert q.choice.seat == q["Shae"]
    assert len(q.options()) == 2
    q.do(0)
    assert q.s.crowns(q["Shae"]) == before + 10
    assert things(q, "search") == []
    lay(q, "search", "14B.b", 2)
    q.s.things.edit(1).value = 2
    q.turn("Shae")
    q.do("search", 1, dice="r2")  # a HIT is no line of this token
    assert things(q, "search") == []
    assert SHADOW not in [thing.kind for thing in q.s.things.rows]


@rule("SS-15.6", "SS-9.5")
def test_engaged_is_who_shares_an_area_with_an_enemy() -> None:
    q = scene("14B", Shae="rogue 14B.b", Laegon="archer 14B.a", g="gremlin green 1 14B.b")
    assert engaged(q.s, q["Shae"])
    assert not engaged(q.s, q["Laegon"])
