"""SS-12: lines of sight, fog, range, the two distances."""

from __future__ import annotations

from tests.sword_and_sorcery.rules.cards.table import lay, skilled, things, uses
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.rules import atoms
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.atoms import LOOK
from reverie.games.sword_and_sorcery.rules.force import near
from reverie.games.sword_and_sorcery.rules.frames import Activation, EnemyWalk
from reverie.games.sword_and_sorcery.rules.queries import sees
from reverie.testing import rule


def targets(q: Scene, hand: str = "main") -> list[int]:
    """Whom the hero may attack with a hand."""
    slot = t.SLOTS.index(hand)
    return [deed[2] for deed in q.options() if isinstance(deed, tuple) and deed[:2] == ("attack", slot)]


def look(q: Scene) -> None:
    """Something has changed that decides who sees whom."""
    q.s.happened.append((LOOK, 0, 0))
    q.turn("Shae")


@rule("SS-12.1", "SS-12.2")
def test_a_wall_stands_in_the_line_for_both_sides() -> None:
    """SS-T12: a wall between Thorgar on 14B.a and the raider on 14B.c; Ecarus and the raider see each other, Thorgar and the gremlin do."""
    q = scene(
        "1B 14B", Thorgar="cleric 14B.a", Ecarus="white-rose 14B.b", r="raider green 1 14B.c", g="gremlin red 1 1B.d"
    )
    for one, other, seen in (("Thorgar", "r", False), ("Ecarus", "r", True), ("Thorgar", "g", True)):
        assert sees(q.s, q[one], q.area(q.where(other))) is seen
        assert sees(q.s, q[other], q.area(q.where(one))) is seen


@rule("SS-12.1", "SS-10.6")
def test_a_closed_door_hides_what_lies_behind_it() -> None:
    q = scene(
        "14B", (("14B.b", "14B.c", "door"),), Shae="rogue 14B.b", Laegon="archer 14B.a", g="gremlin green 1 14B.c"
    )
    assert not sees(q.s, q["Shae"], q.area("14B.c"))
    assert not sees(q.s, q["g"], q.area("14B.b"))
    q.s.closed = 0
    assert sees(q.s, q["Shae"], q.area("14B.c"))


@rule("SS-12.1", "SS-12.2", "SS-Q70")
def test_enemies_in_the_own_area_hide_nothing() -> None:
    """Heroes never block; an enemy between does, one in the own area or at the end of the line does not."""
    q = scene("98A", Shae="rogue 98A.a", Laegon="archer 98A.b", g="gremlin green 1 98A.a", h="gremlin green 2 98A.d")
    assert sees(q.s, q["Shae"], q.area("98A.d"))
    assert not sees(q.s, q["Shae"], q.area("98A.e"))
    q.s.figures.edit(q["h"]).area = q.area("98A.b")
    assert not sees(q.s, q["Shae"], q.area("98A.d"))
    assert sees(q.s, q["g"], q.area("98A.d"))


@rule("SS-12.4", "SS-29.2")
def test_fog() -> None:
    """SS-T14: a shadow six areas away in a clear line stays face down; at five areas it is revealed."""
    q = scene("98A", Shae="rogue 98A.a", Laegon="archer 98A.a", g="gremlin green 1 98A.g")
    assert q.s.reach().sees(q.area("98A.a"), q.area("98A.g"))
    assert not sees(q.s, q["Shae"], q.area("98A.g"))
    assert not sees(q.s, q["g"], q.area("98A.a"))
    lay(q, "shadow", "98A.g", 0)
    look(q)
    assert things(q, "shadow") == ["98A.g"]
    assert sees(q.s, q["g"], q.area("98A.b"))
    q.do("go", "98A.b")
    assert things(q, "shadow") == []


@rule("SS-12.5", "SS-12.3")
def test_a_range_is_the_farthest_area() -> None:
    """A wand reaches {2}: its own area, one and two areas away, not three."""
    q = scene("98A", Auriel="sorceress 98A.a apprentice-wand", Shae="rogue 98A.a", g="gremlin green 1 98A.g")
    for area, legal in (("98A.a", True), ("98A.b", True), ("98A.c", True), ("98A.d", False)):
        q.s.figures.edit(q["g"]).area = q.area(area)
        q.turn("Auriel")
        assert (targets(q) == [q["g"]]) is legal, area


@rule("SS-12.6", "SS-12.7", "SS-10.3")
def test_two_distances() -> None:
    """SS-T15: a shaman behind a barrier is three areas away on foot and one for a wand; it walks all three."""
    q = scene("99A", Auriel="sorceress 99A.a apprentice-wand", Shae="rogue 99A.a", o="orc-shaman blue 1 99A.b")
    reach = q.s.reach()
    a, b = q.area("99A.a"), q.area("99A.b")
    assert (reach.dist_move(a, b), reach.dist_range(a, b)) == (3, 1)
    q.turn("Auriel")
    assert not q.offers("go", "99A.b")
    assert q.offers("attack", "main", "o")
    q.do("end")
    q.s.figures.edit(q["o"]).area, q.s.figures.edit(q["Auriel"]).area = a, b
    q.begin(EnemyWalk(q.foe("o"), 2, b))
    assert q.where("o") == "99A.d"  # towards Auriel, by the way that is open


@rule("SS-12.7", "SS-11.3")
def test_what_spreads_goes_outward() -> None:
    """Barrier 99A.a > 99A.b: a trap on 99A.b reaches 99A.a at {1}, one on 99A.a reaches 99A.b only at {3}."""
    q = scene("99A", Shae="rogue 99A.a", Laegon="archer 99A.b")
    a, b = q.area("99A.a"), q.area("99A.b")
    assert near(q.s, b, a, 1, False)
    assert not near(q.s, a, b, 2, False)
    assert near(q.s, a, b, 3, False)


@rule("SS-12.1", "SS-12.3")
def test_a_wall_in_the_line() -> None:
    """SS-T16: the raider stands on the other side of a wall; knives reach it where Shae sees it."""
    q = scene("14B", Shae="rogue 14B.a throwing-knives", Laegon="archer 14B.a", r="raider red 1 14B.c")
    q.turn("Shae")
    assert uses(q, "throwing-knives") == []
    q.do("go", "14B.b")
    assert uses(q, "throwing-knives") == [q["r"]]


@rule("SS-12.8", "SS-Q80")
def test_without_a_range_an_item_is_for_its_owner() -> None:
    """A potion of strength asks for nobody; a healing potion {0} is for a hero of the own area, the user among them; sight counts."""
    q = scene(
        "14B", Shae="rogue 14B.b potion-of-strength healing-potion", Laegon="archer 14B.b", Ecarus="white-rose 14B.a"
    )
    for hero in ("Shae", "Laegon", "Ecarus"):
        q.s.figures.edit(q[hero]).wounds = 2
    q.turn("Shae")
    assert uses(q, "potion-of-strength") == [-1]
    assert sorted(uses(q, "healing-potion")) == [q["Shae"], q["Laegon"]]


@rule("SS-12.9", "SS-Q71")
def test_who_is_engaged_turns_to_the_own_area() -> None:
    """A bow reaches far and is bound all the same; an ally elsewhere may still be helped."""
    q = scene(
        "1B", Laegon="archer 1B.c longbow", Thorgar="cleric 1B.c", Shae="rogue 1B.a",
        g="gremlin green 1 1B.c", h="gremlin green 2 1B.a",
    )  # fmt: skip
    skilled(q, "Thorgar", 3, "heal-wounds")
    q.turn("Laegon")
    assert targets(q) == [q["g"]]
    q.s.figures.edit(q["g"]).area = q.area("1B.a")
    q.turn("Laegon")
    assert sorted(targets(q)) == sorted([q["g"], q["h"]])
    q.s.figures.edit(q["g"]).area = q.area("1B.c")
    q.s.figures.edit(q["Shae"]).wounds = 2
    q.turn("Thorgar")
    healed = [deed[3] for deed in q.options() if deed[0] == "power"]
    assert q["Shae"] in healed


@rule("SS-12.9", "SS-7.41")
def test_who_is_engaged_taunts_in_the_own_area_only() -> None:
    q = scene("1B", Ecarus="white-rose 1B.c", Shae="rogue 1B.a", g="gremlin green 1 1B.c", h="gremlin green 2 1B.a")
    q.begin(Activation(q.foe("h")), "r1 r1")
    assert q.s.agenda[-1].__class__.__name__ == "Rest"  # nobody was asked
    q.begin(Activation(q.foe("g")))
    assert q.choice.kind == "window"
    assert q.choice.seat == q["Ecarus"]


@rule("SS-12.1", "SS-50.4")
def test_a_heros_ability_reaches_whom_the_hero_sees() -> None:
    """Enemies hide heroes behind them from whatever reaches "all heroes within"; traps and enemies do not mind."""
    q = scene("98A", Ecarus="white-rose 98A.a", Shae="rogue 98A.c", g="gremlin green 1 98A.b")
    a, c = q.area("98A.a"), q.area("98A.c")
    assert near(q.s, a, c, 2, False)
    assert not near(q.s, a, c, 2, True)
    atoms.take_away(q.s, q["g"])
    assert near(q.s, a, c, 2, True)


@rule("SS-Q58")
def test_a_line_may_touch_the_end_of_a_wall() -> None:
    """1B.e sees 1B.b past the ends of the walls of 1B.c; the gallery's line from 1B.a to 1B.f runs through one."""
    q = scene("1B", Shae="rogue 1B.e", Laegon="archer 1B.a")
    assert sees(q.s, q["Shae"], q.area("1B.b"))
    assert not sees(q.s, q["Laegon"], q.area("1B.f"))
