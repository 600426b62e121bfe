"""SS-40.5: the named abilities of enemies and masters."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.scene import Scene, scene
from tests.sword_and_sorcery.written import count_of, does, happened, hits, settle

from reverie.games.sword_and_sorcery.rules import atoms, atoms_items, atoms_map
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.effects.walk import Deeds
from reverie.games.sword_and_sorcery.rules.frames import Activation, EnemyWalk, Special, Step
from reverie.games.sword_and_sorcery.rules.procedures.behaviour import preferred
from reverie.games.sword_and_sorcery.rules.queries import counted
from reverie.games.sword_and_sorcery.rules.state import FOUND_CROWNS
from reverie.games.sword_and_sorcery.rules.strike import BY_HITS, BY_WEAPON, Attack, Defence
from reverie.testing import rule


def charges(q: Scene, who: str) -> int:
    return q.s.foes.rows[q.foe(who)].charges


# Gremlins (SS-40.5a to SS-40.5g) ----------------------------------------------------------------


@rule("SS-40.5a")
def test_thief() -> None:
    """A crown token of the hero; of a hero without any, one that lies in the area; stones steal nothing."""
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", g="gremlin green 1 14B.b")
    q.s.heroes.edit(0).crowns = (1, 0, 0)
    atoms_map.lay(q.s, FOUND_CROWNS, q.area("14B.b"), atoms_items.packed((0, 1, 0)))
    q.begin(Attack(q["g"], 0, BY_WEAPON, t.OFF), "b2 b1 b1")
    settle(q)
    assert (q.wounds("Ecarus"), q.s.crowns(0)) == (1, 5)
    left = []
    for _theft in range(2):
        q.begin(Attack(q["g"], 0, BY_WEAPON, t.MAIN), "r2 r1 b1")
        settle(q)
        left.append((q.s.crowns(0), len([one for one in q.s.things.rows if one.kind == FOUND_CROWNS])))
    assert left == [(0, 1), (0, 0)]


@rule("SS-40.5b", "SS-9.1", "SS-22.5")
def test_assault() -> None:
    """SS-T2: Thorgar alone with two Gremlins: +1 HIT for their claws, and supremacy; not for a stone."""
    q = scene(
        "14B", Thorgar="runemaster 14B.b", Shae="rogue 14B.c", a="gremlin green 1 14B.b", b="gremlin green 2 14B.b"
    )
    q.s.listening = True
    for hand, dice in ((t.MAIN, "r1 r1 b6"), (t.OFF, "b1 b1 b6")):
        q.begin(Attack(q["a"], 0, BY_WEAPON, hand), dice)
        settle(q)
    assert hits(q) == [2, 1]
    q.s.figures.edit(q["b"]).area = q.area("14B.c")
    q.begin(Attack(q["a"], 0, BY_WEAPON, t.MAIN), "r1 r1")
    settle(q)
    assert hits(q)[-1] == 0


@rule("SS-40.5c", "SS-32.10", "SS-28.6")
def test_dark_force() -> None:
    """Called, the Gremlin acts."""
    q = scene("14B", Ecarus="black-rose 14B.b", Shae="assassin 14B.b", g="gremlin green 1 14B.b")
    q.s.listening = True
    q.begin(Special(q.foe("g")), "r1 r1")
    settle(q)
    assert happened(q, "enemy-activated") == ["enemy-activated"]


@rule("SS-40.5d", "SS-40.5e", "SS-28.13")
def test_a_horde_has_two_figures_and_a_hit_more_for_each() -> None:
    q = scene("14B", Ecarus="black-rose 14B.b", Shae="assassin 14B.b", p="gremlin-pack green 1 14B.b")
    assert len(q.s.figures_in_play(q.foe("p"))) == 2
    q.s.listening = True
    q.begin(Attack(q["p"], 0, BY_WEAPON, t.MAIN), "b1 b1 b6")
    settle(q)
    assert hits(q) == [2]
    does(q, "{op: wound, whose: target, amount: 3}", "Ecarus", "p")
    settle(q)
    (left,) = q.s.figures_in_play(q.foe("p"))
    q.begin(Attack(left, 0, BY_WEAPON, t.MAIN), "b1 b1 b6")
    settle(q)
    assert hits(q) == [2, 1]


@rule("SS-40.5f", "SS-34.7")
def test_cowards() -> None:
    """When one figure dies the other falls back, away from the heroes; its player names the area."""
    q = scene("14B", Ecarus="black-rose 14B.b", Shae="assassin 14B.b", p="gremlin-pack green 1 14B.b")
    q.s.foes.edit(q.foe("p")).controller = 1
    does(q, "{op: wound, whose: target, amount: 3}", "Ecarus", "p")
    assert (q.choice.kind, q.choice.seat) == ("fall-back", 1)
    q.do(q.area("14B.a"))
    (left,) = q.s.figures_in_play(q.foe("p"))
    assert q.s.figures.rows[left].area == q.area("14B.a")


@rule("SS-40.5g", "SS-7.5", "SS-Q20")
def test_spikes() -> None:
    """Any wound, whatever from: 2 sure HIT on all heroes of the area; a dead Gremlin does not react."""
    q = scene("14B", Ecarus="black-rose 14B.b", Shae="assassin 14B.b", g="gremlin blue 1 14B.b")
    does(q, "{op: wound, whose: target, amount: 1}", "Ecarus", "g", dice="b1 b6")
    settle(q)
    assert (q.wounds("Ecarus"), q.wounds("Shae")) == (2, 1)
    does(q, "{op: wound, whose: target, amount: 9}", "Ecarus", "g")
    settle(q)
    q.quiet()
    assert (q.wounds("Ecarus"), q.wounds("Shae")) == (2, 1)


# Raiders (SS-40.5h to SS-40.5m) ----------------------------------------------------------------


@rule("SS-40.5h", "SS-Q40", "SS-7.5")
def test_readiness() -> None:
    """Every entry of a hero: the attack comes unless the save succeeds; not when the Raider itself moves."""
    q = scene("14B", Ecarus="black-rose 14B.c", Shae="assassin 14B.a", r="raider red 1 14B.b")
    q.s.listening = True
    q.begin(Step(0, q.area("14B.b")), "b6")
    settle(q)
    assert happened(q, "saved", "attack-declared") == ["saved"]
    q.begin(Step(1, q.area("14B.b")), "b1 r1 b1 b1")
    settle(q)
    assert q.wounds("Shae") == 3 + 2  # the sword, and Double Strike's dagger
    q.begin(EnemyWalk(q.foe("r"), -1, q.area("14B.c")))
    assert happened(q, "saved") == ["saved", "saved"]


@rule("SS-40.5i", "SS-35.5", "SS-22.19")
def test_double_strike() -> None:
    """After a sword that wounds, the dagger on the same hero; after one that does not, nothing."""
    for defence, attacks in (("b1 b1 b1 b1 b1", 2), ("b6 b6 b6 b6", 1)):
        q = scene("14B", Ecarus="black-rose 14B.b scale-armour", Shae="assassin 14B.c", r="raider red 1 14B.b")
        q.s.listening = True
        q.begin(Attack(q["r"], 0, BY_WEAPON, t.MAIN), f"r2 {defence}")
        settle(q)
        assert len(happened(q, "attack-declared")) == attacks


@rule("SS-40.5i", "SS-33.20")
def test_double_strike_does_not_strike_a_ghost() -> None:
    q = scene("14B", Ecarus="black-rose 14B.b", Shae="assassin 14B.c", r="raider red 1 14B.b")
    q.s.figures.edit(0).wounds = 8
    q.s.listening = True
    q.begin(Attack(q["r"], 0, BY_WEAPON, t.MAIN), "r2 b1")
    settle(q)
    assert not q.s.in_play(0)
    assert happened(q, "attack-declared") == ["attack-declared"]


@rule("SS-40.5k", "SS-28.6", "SS-40.5q")
def test_the_raiders_potion() -> None:
    """One charge: 4 wounds, burns among them; without a charge nothing."""
    q = scene("14B", Ecarus="black-rose 14B.b", Shae="assassin 14B.c", r="raider red 1 14B.b")
    atoms.wound(q.s, q["r"], 6, atoms.FIRE_CAUSE)
    for wounds, left in ((2, 0), (2, 0)):
        q.begin(Activation(q.foe("r")), "r1 b6 b6 b6")
        settle(q)
        q.dice.clear()
        assert (q.wounds("r"), charges(q, "r")) == (wounds, left)


@rule("SS-40.5l", "SS-32.10")
def test_command() -> None:
    """Others in its sight use their specials and regain a charge; not the commander, not one behind a wall."""
    q = scene(
        "14B",
        Ecarus="black-rose 14B.c",
        Shae="assassin 14B.c",
        r="raider red 1 14B.c",
        o="orc-warrior blue 1 14B.b",
        p="orc-warrior blue 2 14B.a",
    )
    for name in ("r", "o", "p"):
        atoms.change_charges(q.s, q.foe(name), -2)
    does(q, "[{op: special, whose: others-in-sight}, {op: charge, whose: others-in-sight, amount: 1}]", "r")
    assert [charges(q, name) for name in ("r", "o", "p")] == [0, 1, 0]


@rule("SS-40.5m", "SS-32.10")
def test_shadow_strike() -> None:
    """Engaged: an attack with the main weapon, then a step back; not engaged: nothing."""
    q = scene("14B", Ecarus="black-rose 14B.b", Shae="assassin 14B.c", r="raider blue 1 14B.b")
    q.s.listening = True
    q.begin(Special(q.foe("r")), "r1 b1 b1")
    while q.choice.kind != "deed":
        q.do(q.options()[0])
    assert happened(q, "attack-declared") == ["attack-declared"]
    assert q.where("r") == "14B.a"
    q.begin(Special(q.foe("r")))
    assert happened(q, "attack-declared") == ["attack-declared"]


# Orcs (SS-40.5n, SS-40.5o) ----------------------------------------------------------------


@rule("SS-40.5n", "SS-50.15", "SS-28.6")
def test_berserker() -> None:
    """A charge for one more attack; the attack that it brings brings no other. A reaction attack sets it off, too."""
    q = scene("14B", Ecarus="black-rose 14B.b", Shae="assassin 14B.b", o="orc-warrior red 1 14B.b")
    q.s.listening = True
    assert charges(q, "o") == 2
    q.begin(Attack(q["o"], 0, BY_WEAPON, t.MAIN), "r1 r1 b6 r1 r1 b6")
    settle(q)
    assert happened(q, "attack-declared") == ["attack-declared"] * 2
    assert charges(q, "o") == 1
    q.s.figures.edit(1).area = q.area("14B.c")
    q.begin(Step(0, q.area("14B.c")), "r1 r1 b6 r1 r1 b6")
    settle(q)
    assert (charges(q, "o"), len(happened(q, "attack-declared"))) == (0, 4)


@rule("SS-40.5o")
@pytest.mark.parametrize(("die", "slow"), [("b1", True), ("b6", False)])
def test_curse(die: str, slow: bool) -> None:
    """The victim is slow unless it saves."""
    q = scene("1B", Thorgar="runemaster 1B.a", Shae="assassin 1B.g", o="orc-shaman red 1 1B.d")
    q.s.figures.edit(q["o"]).area = q.area("1B.c")
    does(q, "{op: save, whose: victim, fail: [{op: condition, whose: saver, name: slow}]}", "o", "Thorgar", dice=die)
    settle(q)
    assert q.has("Thorgar", t.SLOW) == slow


# The Troll (SS-40.5p to SS-40.5x) ----------------------------------------------------------------


@rule("SS-40.5p", "SS-9.5", "SS-Q68")
def test_giant() -> None:
    q = scene("1B", Ecarus="black-rose 1B.a", Shae="assassin 1B.a", troll="troll 1B.c")
    assert counted(q.s, q["troll"]) == 4
    atoms.give_condition(q.s, q["troll"], t.DOWN)
    assert counted(q.s, q["troll"]) == 2


@rule("SS-40.5q", "SS-40.5r", "SS-26.15")
def test_regeneration_leaves_burns() -> None:
    """One wound for each hero in play, never those of fire."""
    q = scene("1B", Ecarus="black-rose 1B.a", Shae="assassin 1B.a", Ann="archer 1B.a", troll="troll 1B.g")
    atoms.become_ghost(q.s, 2, 1)
    q.s.figures.edit(q["troll"]).wounds = 6
    atoms.give_fire(q.s, q["troll"], 1)
    q.time_phase()
    settle(q)
    assert q.wounds("troll") == 6 + 1 - 2
    for _phase in range(4):
        q.time_phase()
        settle(q)
    assert q.wounds("troll") == 1


@rule("SS-40.5s", "SS-Q11")
def test_trample() -> None:
    """Every hero in an area of its move, first and last included, has a wound; nobody is asked to defend."""
    q = scene(
        "1B", Ecarus="black-rose 1B.d", Shae="assassin 1B.c", Ann="archer 1B.a", Ben="cleric 1B.g", troll="troll 1B.d"
    )
    q.begin(EnemyWalk(q.foe("troll"), -1, q.area("1B.a")))
    settle(q)
    assert q.where("troll") == "1B.a"
    path = [q.wounds(name) for name in ("Ecarus", "Shae", "Ann", "Ben")]
    assert path in ([1, 1, 1, 0], [1, 0, 1, 0])


@rule("SS-40.5t")
def test_impale() -> None:
    """3 wounds for each fallen hero of its area."""
    q = scene("1B", Ecarus="black-rose 1B.c", Shae="assassin 1B.c", Ann="archer 1B.c", troll="troll 1B.c")
    for hero in (0, 2):
        atoms.give_condition(q.s, hero, t.DOWN)
    atoms.move_threat(q.s, 0, 1)
    q.begin(Activation(q.foe("troll")))
    settle(q)
    q.quiet()
    assert [q.wounds(name) for name in ("Ecarus", "Shae", "Ann")] == [3, 0, 3]


def enraged(q: Scene) -> None:
    """The Troll shows its second side."""
    atoms.flip_foe(q.s, q.foe("troll"))
    q.s.happened = []


@rule("SS-40.5v", "SS-7.5")
def test_rage() -> None:
    """A wound gives back a charge, to the maximum of one."""
    q = scene("1B", Ecarus="black-rose 1B.c", Shae="assassin 1B.c", troll="troll 1B.g")
    enraged(q)
    atoms.change_charges(q.s, q.foe("troll"), -1)
    for _wound in range(2):
        does(q, "{op: wound, whose: target, amount: 1}", "Ecarus", "troll")
        assert charges(q, "troll") == 1


@rule("SS-40.5w", "SS-22.21", "SS-24.7", "SS-Q20")
def test_thunderclap() -> None:
    """Two heroes beside it: 2 HIT and Push for all within one area, then a save against falling; one charge."""
    q = scene("14B", Ecarus="black-rose 14B.b", Shae="assassin 14B.b", Ann="archer 14B.a", troll="troll 14B.b")
    enraged(q)
    atoms.move_threat(q.s, 0, 1)
    q.s.listening = True
    number = next(one for one in q.s.sheet(q.foe("troll")).abilities if q.s.cast.abilities[one].id == "thunderclap")
    q.begin(Deeds(q.s.cast.abilities[number].do, 0, q["troll"], ability=number), "b1 b1 b1 b1 b6 b1")
    while q.choice.kind != "deed":
        q.do(q.options()[0])
    q.quiet()
    assert hits(q) == [2 + 1]  # supremacy by its own area
    assert [q.has(name, t.DOWN) for name in ("Ecarus", "Shae", "Ann")] == [True, False, True]
    assert q.where("Ecarus") != "14B.b" and q.where("Shae") != "14B.b"


@rule("SS-40.5x", "SS-37.6")
def test_vengeful() -> None:
    """Only the hero with the threat token is a victim."""
    q = scene("14B", Ecarus="black-rose 14B.b", Shae="assassin 14B.b", troll="troll 14B.b")
    for hero in (0, 1):
        atoms.move_threat(q.s, hero, 1)
        q.s.events.clear()
        q.s.listening = True
        q.begin(Activation(q.foe("troll")), "r2 b2 b2 b1")
        settle(q)
        q.dice.clear()
        assert [event.data["target"] for event in q.s.events if event.kind == "attack-declared"] == [hero]


@rule("SS-50.12", "SS-33.6", "SS-33.7", "SS-33.8", "SS-33.9")
@pytest.mark.parametrize(
    ("victim", "who"),
    [
        ("wounded", "Thorgar"), ("nearest", "Auriel"), ("richest", "Shae"), ("strength", "Ecarus"), ("dexterity", "Shae"),
        ("faith", "Thorgar"), ("magic", "Auriel"),
    ],
)  # fmt: skip
def test_preferred_victims(victim: str, who: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Most wounds, fewest areas, most crowns, or a style."""
    q = scene(
        "14B",
        Ecarus="black-rose 14B.b",
        Shae="assassin 14B.c",
        Thorgar="runemaster 14B.c",
        Auriel="enchantress 14B.b",
        o="orc-warrior red 1 14B.b",
    )
    q.s.figures.edit(q["Ecarus"]).area = q.area("14B.c")
    q.s.figures.edit(q["Thorgar"]).wounds = 2
    atoms_items.gain_crowns(q.s, q["Shae"], 10)
    monkeypatch.setattr(q.s.sheet(q.foe("o")), "victim", t.VICTIMS.index(victim))
    heroes = [0, 1, 2, 3]
    assert preferred(q.s, q.foe("o"), heroes, -1) == [q[who]]


# Others of the base set ----------------------------------------------------------------


@rule("SS-28.6", "SS-50.7")
def test_warded_skin_gives_a_shield_back() -> None:
    """When a magic shield is lost it gets one, not above the maximum."""
    q = scene("14B", Ecarus="black-rose 14B.b", Shae="assassin 14B.b", o="orc-shaman blue 1 14B.b")
    q.begin(Defence(q["o"], 0, t.NO_TYPE, 2, 0))
    assert q.s.figures.rows[q["o"]].shields == 1


@rule("SS-50.7", "SS-36.5")
def test_last_breath() -> None:
    """`dies`: the attack comes although it is dead."""
    q = scene("14B", Ecarus="black-rose 14B.b", Shae="assassin 14B.c", g="gremlin green 1 14B.b")
    power = [one.id for one in q.s.cast.enemy_powers].index("last-breath")
    atoms.give_power(q.s, q.foe("g"), power)
    does(q, "{op: wound, whose: target, amount: 9}", "Shae", "g", dice="b1")
    settle(q)
    assert q.where("g") == ""
    assert q.wounds("Ecarus") == 2


@rule("SS-8.4", "SS-22.5")
def test_war_leader_counts_once_for_each_other() -> None:
    """SS-8.4: +1 HIT for others of its area, not for itself."""
    q = scene(
        "14B",
        Ecarus="black-rose 14B.b",
        Shae="assassin 14B.b",
        Ann="archer 14B.b",
        g="gremlin green 1 14B.b",
        r="raider green 1 14B.b",
    )
    power = [one.id for one in q.s.cast.enemy_powers].index("warleader")
    atoms.give_power(q.s, q.foe("r"), power)
    q.s.listening = True
    q.begin(Attack(q["g"], 0, BY_HITS, 1), "b6 b6")
    settle(q)
    q.begin(Attack(q["r"], 0, BY_HITS, 1), "b6 b6")
    settle(q)
    assert hits(q) == [2, 1]
    assert count_of(q, "mod") == [1, 0]
