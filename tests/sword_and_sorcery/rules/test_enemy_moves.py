"""SS-34: enemies move; SS-28.16, SS-34.10: hordes; SS-35: enemies attack."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.foes import controlled_by, give_power, hit_by, resting, settle, stand, told, wound
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.rules import atoms, atoms_map
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.frames import Activation, EnemyWalk, FallBack
from reverie.games.sword_and_sorcery.rules.procedures.behaviour import choose_behaviour
from reverie.games.sword_and_sorcery.rules.strike import BY_WEAPON, Attack
from reverie.testing import rule


def walk(q: Scene, foe: str, goal: str, areas: int = -1) -> None:
    q.begin(EnemyWalk(q.foe(foe), areas, q.area(goal)))


# Ways (SS-34.1 to SS-34.6, SS-34.9) ---------------------------------------------------------------------------------------


@rule("SS-34.2", "SS-34.9")
def test_the_shortest_way_though_it_is_hard() -> None:
    """14B.a to 8B.e: over the difficult 8B.d are two areas; every other way is longer."""
    q = scene("1B 8B 14B", Ann="black-rose 8B.c", Ben="archer 8B.c", o="orc-warrior green 1 14B.a")
    q.s.listening = True
    walk(q, "o", "8B.e")
    assert [event["area"] for event in told(q, "moved")] == [q.area("8B.d"), q.area("8B.e")]


@rule("SS-34.2", "SS-34.9", "SS-7.21")
def test_of_equally_short_ways_the_one_without_hindrances() -> None:
    """1B.c to 1B.g: over 1B.d or over the dangerous 1B.f, two areas each."""
    q = scene("1B", Ann="black-rose 1B.a", Ben="archer 1B.a", o="orc-warrior green 1 1B.c")
    walk(q, "o", "1B.g")
    assert resting(q) and q.where("o") == "1B.g" and q.s.figures.rows[q["o"]].came == q.area("1B.d")


@rule("SS-34.2")
def test_a_hindrance_at_the_goal_does_not_count() -> None:
    q = scene("1B", Ann="black-rose 1B.f", Ben="archer 1B.f", o="orc-warrior green 1 1B.g")
    walk(q, "o", "1B.f")
    assert q.where("o") == "1B.f" and q.wounds("o") == 0


@rule("SS-34.9", "SS-7.21", "SS-31.7")
def test_of_equal_ways_its_player_names_one() -> None:
    q = scene("1B", Ann="black-rose 1B.b", Ben="archer 1B.b", o="orc-warrior green 1 1B.f")
    q.s.closed |= q.layout.between("1B.c", "1B.d")
    controlled_by(q, 1, "o")
    walk(q, "o", "1B.b")
    assert q.choice.kind == "path" and q.choice.seat == 1
    assert q.options() == [q.area("1B.c"), q.area("1B.g")]
    q.do("1B.g")
    assert q.where("o") == "1B.b" and q.s.figures.rows[q["o"]].came == q.area("1B.d")


@rule("SS-34.3", "SS-34.1")
@pytest.mark.parametrize(("areas", "where"), [(-1, "8B.c"), (2, "8B.d"), (9, "8B.c"), (0, "1B.d")])
def test_how_far(areas: int, where: str) -> None:
    """Engage: to the victim whatever the distance; a number: so many areas, stopping on arrival."""
    q = scene("1B 8B 14B", Ann="black-rose 8B.c", Ben="archer 8B.c", o="orc-warrior green 1 1B.d")
    walk(q, "o", "8B.c", areas)
    assert q.where("o") == where


@rule("SS-34.3", "SS-50.9")
def test_swift_lengthens_moves_of_a_number() -> None:
    q = scene("1B 8B 14B", Ann="black-rose 8B.c", Ben="archer 8B.c", o="orc-warrior green 1 1B.d")
    give_power(q, "o", "swift")
    walk(q, "o", "8B.c", 2)
    assert q.where("o") == "8B.e"


@rule("SS-34.4", "SS-34.5")
def test_terrain_and_heroes_do_not_hinder_but_doors_and_barriers_do() -> None:
    """Through the dangerous area and past a hero, without wounds or attacks; never over the barrier of 1B.c towards 1B.b."""
    q = scene("1B", Ann="black-rose 1B.f", Ben="archer 1B.e", o="orc-warrior green 1 1B.g")
    q.s.closed |= q.layout.between("1B.d", "1B.g")
    q.s.listening = True
    walk(q, "o", "1B.e")
    settle(q)
    assert q.where("o") == "1B.e" and q.wounds("o") == 0 and told(q, "attack-declared") == []
    q = scene("1B", Ann="black-rose 1B.b", Ben="archer 1B.b", o="orc-warrior green 1 1B.c")
    q.s.listening = True
    walk(q, "o", "1B.b")
    settle(q)
    assert len(told(q, "moved")) == 2
    give_power(q, "o", "winged")
    stand(q, "o", "1B.c")
    q.s.events.clear()
    walk(q, "o", "1B.b")
    assert len(told(q, "moved")) == 1


@rule("SS-34.6")
def test_who_is_there_already_does_not_move() -> None:
    q = scene("14B", Ann="black-rose 14B.b", Ben="archer 14B.b", o="orc-warrior green 1 14B.b")
    q.s.listening = True
    q.begin(Activation(q.foe("o")), dice="r1 b1")
    assert told(q, "moved") == [] and len(told(q, "attack-declared")) == 1


@rule("SS-34.8")
def test_where_nothing_can_be_applied_it_stays() -> None:
    q = scene("14B", Ann="black-rose 14B.a", Ben="archer 14B.a", o="orc-warrior green 1 14B.c")
    q.s.closed |= q.layout.between("14B.b", "14B.c")
    q.begin(Activation(q.foe("o")))
    assert q.where("o") == "14B.c" and resting(q)


@rule("SS-24.13", "SS-34.4")
def test_fire_comes_to_enemies_on_their_way() -> None:
    q = scene("14B", Ann="black-rose 14B.a", Ben="archer 14B.a", o="orc-warrior green 1 14B.c")
    atoms_map.set_on_fire(q.s, q.area("14B.b"), 1)
    walk(q, "o", "14B.a")
    assert q.s.figures.rows[q["o"]].fires == (1, 0)


# Falling back (SS-34.7) ---------------------------------------------------------------------------------------------------


@rule("SS-34.7", "SS-34.9")
def test_falling_back_the_way_it_came() -> None:
    q = scene("1B", Ann="black-rose 1B.d", Ben="archer 1B.d", o="orc-warrior green 1 1B.b")
    walk(q, "o", "1B.d")
    q.begin(FallBack(q["o"], 1, False))
    assert q.where("o") == "1B.b"


@rule("SS-34.7", "SS-34.9")
def test_falling_back_two_areas_on_the_way_it_came() -> None:
    """Past a hero, too: the way is the way."""
    q = scene("1B", Ann="black-rose 1B.d", Ben="archer 1B.c", o="orc-warrior green 1 1B.e")
    walk(q, "o", "1B.c")
    walk(q, "o", "1B.d")
    q.begin(FallBack(q["o"], 2, False))
    assert q.where("o") == "1B.e" and resting(q)
    atoms.put(q.s, q["o"], q.area("1B.d"))
    q.s.happened = []
    q.begin(FallBack(q["o"], 1, False))
    assert q.choice.kind == "fall-back"  # who was placed came from nowhere


@rule("SS-34.7", "SS-7.17")
def test_else_away_from_the_nearest_hero_empty_areas_first() -> None:
    """From 1B.d: not to 1B.g, where a hero stands, nor to 1B.c with another enemy in it, while 1B.b is empty."""
    q = scene("1B", Ann="black-rose 1B.d", Ben="archer 1B.g", o="orc-warrior green 1 1B.d", x="raider green 1 1B.c")
    q.begin(FallBack(q["o"], 1, False))
    assert q.where("o") == "1B.b"
    stand(q, "o", "1B.d")
    q.s.figures.edit(q["o"]).came = -1
    stand(q, "x", "1B.a")
    controlled_by(q, 1, "o")
    q.begin(FallBack(q["o"], 1, False))
    assert q.choice.kind == "fall-back" and q.choice.seat == 1 and q.options() == [q.area("1B.b"), q.area("1B.c")]


@rule("SS-34.7")
def test_a_hero_next_door_is_fled_from() -> None:
    """From 1B.c with Ann on 1B.a: neither to her nor to 1B.d, which is no farther; 1B.e and 1B.f are."""
    q = scene("1B", Ann="black-rose 1B.a", Ben="archer 1B.a", o="orc-warrior green 1 1B.c")
    q.begin(FallBack(q["o"], 1, False))
    assert [q.s.plan.areas.names[area] for area in q.options()] == ["1B.d", "1B.e", "1B.f"]


@rule("SS-34.7")
def test_two_areas_back_are_not_one_forth() -> None:
    q = scene("1B 8B 14B", Ann="black-rose 14B.c", Ben="archer 14B.c", o="orc-warrior green 1 14B.a")
    walk(q, "o", "14B.b")
    q.begin(FallBack(q["o"], 2, False))
    settle(q)
    assert q.where("o") in ("1B.d", "8B.d")


@rule("SS-34.7")
def test_nowhere_to_go() -> None:
    q = scene("14B", Ann="black-rose 14B.c", Ben="archer 14B.b", o="orc-warrior green 1 14B.c")
    q.s.closed |= q.layout.between("14B.b", "14B.c")
    q.begin(FallBack(q["o"], 1, False))
    assert q.where("o") == "14B.c" and resting(q)


# Hordes (SS-28.13, SS-28.16, SS-34.10) -------------------------------------------------------------------------------------


def pack(heroes: dict[str, str], first: str, second: str) -> Scene:
    """A Gremlin Pack whose two figures stand apart."""
    q = scene("14B", **heroes, p=f"gremlin-pack green 1 {first}")
    q.names["p2"] = q["p"] + 1
    stand(q, "p2", second)
    return q


BOTH = {"Ann": "black-rose 14B.c", "Ben": "archer 14B.c"}


@rule("SS-28.16", "SS-34.10", "SS-28.13", "SS-Q42", "SS-Q99", "SS-40.5e")
@pytest.mark.parametrize(("condition", "bonus"), [(0, 2), (t.STUN, 1), (t.SLOW, 1), (t.BLIND, 1)])
def test_a_horde_apart(condition: int, bonus: int) -> None:
    """SS-T85: the nearer figure decides, both go to the victim, one attack with +1 for every figure that is not hindered."""
    q = pack(BOTH, "14B.a", "14B.b")
    if condition:
        hit_by(q, "p", condition)
    wound(q, "Ben", 1)
    q.s.listening = True
    q.begin(Activation(q.foe("p")), dice="b1 b1 b1")
    settle(q)
    q.quiet()
    assert (q.where("p"), q.where("p2")) == ("14B.c", "14B.c")
    assert [event["behaviour"] for event in told(q, "behaviour-chosen")] == [0]
    attacks = told(q, "attack-declared")
    assert [(event["attacker"], event["target"]) for event in attacks] == [(q["p2"], q["Ben"])]
    assert told(q, "hits-counted")[0]["hits"] == bonus


@rule("SS-28.16", "SS-Q43", "SS-25.10")
def test_a_horde_skips_only_if_all_its_figures_are_stunned() -> None:
    q = pack(BOTH, "14B.a", "14B.b")
    hit_by(q, "p", t.STUN)
    hit_by(q, "p2", t.STUN)
    q.begin(Activation(q.foe("p")))
    assert (q.where("p"), q.where("p2")) == ("14B.a", "14B.b")
    assert not q.has("p", t.STUN) and not q.has("p2", t.STUN)


@rule("SS-28.16")
@pytest.mark.parametrize(("second", "behaviour"), [("14B.a", 2), ("14B.b", 0)])
def test_sight_is_met_if_any_figure_sees(second: str, behaviour: int) -> None:
    """A figure on 14B.a sees nobody on 14B.c; one on 14B.b does."""
    q = pack(BOTH, "14B.a", second)
    f = Activation(q.foe("p"), figure=q["p"])
    choose_behaviour(q.s, f)
    assert f.behaviour == behaviour


@rule("SS-28.16", "SS-7.37")
def test_of_two_figures_equally_near_its_player_names_one() -> None:
    q = pack({"Ann": "black-rose 14B.b", "Ben": "archer 14B.b"}, "14B.a", "14B.c")
    wound(q, "Ann", 1)
    controlled_by(q, 1, "p")
    q.begin(Activation(q.foe("p")))
    assert q.choice.kind == "nearest" and q.choice.seat == 1 and q.options() == [q["p"], q["p2"]]
    q.do("p2", dice="b1 b1 b1")
    settle(q)
    assert (q.where("p"), q.where("p2")) == ("14B.b", "14B.b")


@rule("SS-28.13", "SS-36.3", "SS-36.2", "SS-40.5f")
def test_figures_die_one_by_one_and_the_card_with_the_last() -> None:
    """Each has 3 HP; the other falls back when the first dies; soul points and loot come once, where the last one dies."""
    q = pack({"Ann": "black-rose 14B.b", "Ben": "archer 14B.b"}, "14B.b", "14B.b")
    soul = q.s.soul
    q.begin(Attack(q["Ann"], q["p"], BY_WEAPON, t.MAIN, focus=9), "r1 b1")
    settle(q)
    assert q.where("p") == "" and q.where("p2") in ("14B.a", "14B.c")
    assert q.wounds("p2") == 0 and q.s.soul == soul and len(q.s.foes_in_play()) == 1
    area = q.where("p2")
    atoms.wound(q.s, q["p2"], 3, 0)
    q.begin(FallBack(q["Ann"], 0, True))
    assert q.s.foes_in_play() == [] and q.s.soul == soul + 1
    finds = [thing for thing in q.s.things.rows if thing.kind == 9]
    assert [q.s.plan.areas.names[thing.area] for thing in finds] == [area]


@rule("SS-28.16", "SS-15.9", "SS-Q42")
def test_one_reaction_attack_for_a_horde() -> None:
    q = pack({"Ann": "black-rose 14B.b", "Ben": "archer 14B.a"}, "14B.b", "14B.b")
    q.s.listening = True
    q.turn("Ann")
    q.do("go", "14B.a", dice="b1 b1 b1")
    settle_attack(q)
    assert len(told(q, "attack-declared")) == 1


def settle_attack(q: Scene) -> None:
    while q.choice.kind != "deed":
        q.do(q.options()[-1])


# Attacks (SS-35) ------------------------------------------------------------------------------------------------------------


@rule("SS-35.2", "SS-28.9")
@pytest.mark.parametrize(("where", "melee"), [("14B.b", True), ("14B.a", False)])
def test_melee_in_the_same_area_ranged_from_any_other(where: str, melee: bool) -> None:
    """A Shaman with one weapon: it is its main one and its other."""
    q = scene("14B", Ann=f"black-rose {where}", Ben="archer 14B.c", s="orc-shaman green 1 14B.b")
    attack = Attack(q["s"], q["Ann"], BY_WEAPON, t.OFF)
    q.begin(attack, "r1 b1 b1")
    assert attack.melee == melee


@rule("SS-35.3", "SS-35.1")
def test_enemies_pay_for_all_they_can_the_dearest_first() -> None:
    """A red Shaman with two MAGIC: AoE {0} for two symbols, and then nothing is left for Fire II; with three also the fire."""
    for faces, paid in (("r6 b5 b1 b1 b1", ["aoe"]), ("r6 b5 b5 b1 b1", ["aoe", "fire"])):
        q = scene("14B", Ann="cleric 14B.b", Ben="archer 14B.c", s="orc-shaman red 1 14B.c")
        q.s.listening = True
        q.lay_dice(faces + " b1 b1 b1")
        q.begin(Attack(q["s"], q["Ann"], BY_WEAPON, t.MAIN))
        deeds = [q.s.cast.dice_effects[event["effect"]].deeds[0][0] for event in told(q, "effect-paid")]
        assert [t.DICE_EFFECTS[deed] for deed in deeds] == paid


@rule("SS-35.5", "SS-40.5a", "SS-22.19")
@pytest.mark.parametrize(("face", "crowns"), [("r1", 10), ("r2", 0)])
def test_thief_only_if_the_claws_deal_damage(face: str, crowns: int) -> None:
    q = scene("14B", Ann="black-rose 14B.b", Ben="archer 14B.a", g="gremlin green 1 14B.b")
    q.s.heroes.edit(0).crowns = (0, 1, 0)
    q.begin(Attack(q["g"], q["Ann"], BY_WEAPON, t.MAIN), f"{face} r1 b1" if face == "r2" else "r1 r1")
    settle(q)
    assert q.s.crowns(0) == crowns


@rule("SS-28.8", "SS-7.5", "SS-40.5g")
def test_abilities_are_used_whenever_possible() -> None:
    """Spikes: whoever wounds a blue Gremlin, all heroes of its area are attacked; not if it dies of it."""
    q = scene("14B", Ann="black-rose 14B.b", Ben="archer 14B.b", g="gremlin blue 1 14B.b")
    q.s.listening = True
    q.begin(Attack(q["Ann"], q["g"], BY_WEAPON, t.MAIN, focus=1), "r2 b1 b1 b1")
    settle(q)
    q.quiet()
    assert (q.wounds("Ann"), q.wounds("Ben")) == (2, 2)
    q = scene("14B", Ann="black-rose 14B.b", Ben="archer 14B.b", g="gremlin blue 1 14B.b")
    q.begin(Attack(q["Ann"], q["g"], BY_WEAPON, t.MAIN, focus=9), "r2 b1 b1")
    settle(q)
    assert q.where("g") == "" and q.wounds("Ben") == 0


@rule("SS-Q41", "SS-Q27", "SS-25.10")
@pytest.mark.parametrize("condition", [t.STUN, t.BLIND])
def test_who_is_stunned_or_blind_strikes_nobody_but_regains_charges(condition: int) -> None:
    """A blue Gremlin's Spikes are an attack and do not come; a red Orc's Wrath is none and does."""
    q = scene("14B", Ann="black-rose 14B.b", Ben="archer 14B.b", g="gremlin blue 1 14B.b", o="orc-warrior red 1 14B.b")
    atoms.change_charges(q.s, q.foe("o"), -2)
    for name in ("g", "o"):
        hit_by(q, name, condition)
        atoms.wound(q.s, q[name], 1, 0)
    q.begin(FallBack(q["Ann"], 0, True))
    settle(q)
    assert q.wounds("Ann") == q.wounds("Ben") == 0
    assert q.s.foes.rows[q.foe("o")].charges == 1


@rule("SS-15.11", "SS-Q26", "SS-25.10")
@pytest.mark.parametrize(("condition", "attacks"), [(0, 1), (t.DOWN, 1), (t.STUN, 0), (t.BLIND, 0)])
def test_who_makes_reaction_attacks(condition: int, attacks: int) -> None:
    """SS-T69: not the stunned, nor the blind; the knocked-down do, where heroes do not dominate."""
    q = scene(
        "14B", Ann="black-rose 14B.b", Ben="archer 14B.a", r="raider green 1 14B.b", x="orc-warrior green 1 14B.b"
    )
    hit_by(q, "x", t.STUN)
    if condition:
        hit_by(q, "r", condition)
    q.s.listening = True
    q.turn("Ann")
    q.do("go", "14B.a", dice="r1 b1" if attacks else "")
    settle_attack(q)
    assert len(told(q, "attack-declared")) == attacks and q.where("Ann") == "14B.a"


@rule("SS-28.11", "SS-28.6")
def test_the_scroll_comes_before_the_power() -> None:
    """Venomous II beside a red Raider's own Blind: both effects stand there, the scroll's first."""
    q = scene("14B", Ann="black-rose 14B.b", Ben="archer 14B.b", r="raider red 1 14B.b")
    give_power(q, "r", "venomous")
    q.s.listening = True
    q.begin(Attack(q["r"], q["Ann"], BY_WEAPON, t.MAIN), "r9 b1 b1 b1")
    settle(q)
    deeds = [q.s.cast.dice_effects[event["effect"]].deeds[0][0] for event in told(q, "effect-paid")]
    assert [t.DICE_EFFECTS[deed] for deed in deeds] == ["blind", "poison"]


@rule("SS-Q40", "SS-40.5h", "SS-7.8")
def test_readiness_at_every_entry() -> None:
    """A Raider awaits a hero who moves in: unless the hero saves, it strikes; then the move goes on. The highest rank comes first."""
    q = scene("14B", Ann="black-rose 14B.a", Ben="archer 14B.a", r="raider green 1 14B.b", x="raider red 1 14B.b")
    q.s.listening = True
    q.turn("Ann")
    q.do("go", "14B.b", dice="b1 r1 b1 b1 b1 b1")
    settle_attack(q)
    assert [event["attacker"] for event in told(q, "attack-declared")][:1] == [q["x"]]
    assert q["r"] in [event["attacker"] for event in told(q, "attack-declared")]
