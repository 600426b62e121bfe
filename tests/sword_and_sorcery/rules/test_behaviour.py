"""SS-33: how an enemy chooses its behaviour and its victim, and carries it out."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.foes import acted, controlled_by, give_power, hit_by, resting, settle, stand, told, wound
from tests.sword_and_sorcery.scene import Scene, scene
from tests.sword_and_sorcery.written import twin

from reverie.games.sword_and_sorcery.content.notation import Reader
from reverie.games.sword_and_sorcery.rules import atoms, atoms_items
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.effects.body import give
from reverie.games.sword_and_sorcery.rules.frames import Activation
from reverie.games.sword_and_sorcery.rules.procedures.behaviour import candidates, choose_behaviour
from reverie.testing import rule


def chosen(q: Scene, foe: str, taunter: int = -1) -> tuple[int, list[str]]:
    """The behaviour that an enemy would choose, and its victims."""
    f = Activation(q.foe(foe), figure=q[foe], taunter=taunter)
    choose_behaviour(q.s, f)
    names = {number: name for name, number in q.names.items()}
    return f.behaviour, [names[victim] for victim in candidates(q.s, f)]


# Standing up (SS-33.1) -----------------------------------------------------------------------------------------------------


@rule("SS-33.1", "SS-25.5", "SS-33.16")
def test_an_enemy_stands_up_and_then_acts() -> None:
    q = scene("14B", Ann="black-rose 14B.a", Ben="assassin 14B.a", o="orc-warrior green 1 14B.c")
    hit_by(q, "o", t.DOWN)
    q.begin(Activation(q.foe("o")))
    settle(q)
    assert not q.has("o", t.DOWN) and q.where("o") == "14B.a"


@rule("SS-33.1", "SS-25.10")
def test_a_stunned_enemy_does_not_even_stand_up() -> None:
    q = scene("14B", Ann="black-rose 14B.a", Ben="assassin 14B.a", o="orc-warrior green 1 14B.c")
    hit_by(q, "o", t.DOWN)
    hit_by(q, "o", t.STUN)
    q.begin(Activation(q.foe("o")))
    assert q.has("o", t.DOWN) and not q.has("o", t.STUN) and q.where("o") == "14B.c"


# Behaviour (SS-33.2 to SS-33.4) --------------------------------------------------------------------------------------------


@rule("SS-33.2", "SS-33.3", "SS-Q37")
@pytest.mark.parametrize(
    ("where", "behaviour", "victims"),
    [
        ("14B.b", 0, ["Ann"]),
        ("14B.a", 1, ["Ann"]),
        ("1B.d", 1, ["Ann"]),
        ("1B.f", 2, ["Ann"]),
        ("1B.e", 3, ["Ben"]),
    ],
)
def test_the_first_line_that_can_be_applied(where: str, behaviour: int, victims: list[str]) -> None:
    """A green Gremlin on 14B.b: {0}, {1,2}, {3,4}, `+`. Any hero may bring a line about; Ben, nearer by path but unseen, only the last."""
    q = scene("1B 8B 14B", Ann=f"black-rose {where}", Ben="assassin 8B.e", g="gremlin green 1 14B.b")
    assert chosen(q, "g") == (behaviour, victims)


@rule("SS-33.3", "SS-33.2")
def test_exactly_one_behaviour_is_carried_out() -> None:
    """The blue Gremlin at four: two stones and one step; the claws of the line above are not used on arrival."""
    q = scene("1B 8B 14B", Ann="black-rose 14B.b", Ben="assassin 14B.b", g="gremlin blue 1 1B.f")
    q.s.listening = True
    q.begin(Activation(q.foe("g")), dice="b1 b1 b1 b1")
    settle(q)
    q.quiet()
    assert [event["behaviour"] for event in told(q, "behaviour-chosen")] == [2]
    assert len(told(q, "attack-declared")) == 2 and len(told(q, "moved")) == 1


@rule("SS-33.4", "SS-33.9", "SS-34.4", "SS-40.5n")
def test_an_orc_among_three() -> None:
    """SS-T66: Laegon beside it, Auriel (wounded) and Ecarus next door, Ecarus on a difficult area: it goes to Ecarus, and strikes twice."""
    q = scene(
        "8B", Laegon="archer 8B.e", Auriel="sorceress 8B.b", Ecarus="black-rose 8B.d", o="orc-warrior blue 1 8B.e"
    )
    wound(q, "Auriel", 1)
    assert chosen(q, "o") == (0, ["Ecarus"])
    q.s.listening = True
    q.begin(Activation(q.foe("o")), dice="r2 b1 b1 r2 b1 b1")
    settle(q)
    q.quiet()
    assert q.where("o") == "8B.d" and q.wounds("Ecarus") == 4
    assert q.s.foes.rows[q.foe("o")].charges == 0
    assert len(told(q, "attack-declared")) == 2


# Victims (SS-33.5 to SS-33.10, SS-33.18) -----------------------------------------------------------------------------------


@rule("SS-33.6", "SS-33.5")
def test_the_most_wounded() -> None:
    """Most wounds, whatever HP is left: a Raider."""
    q = scene("14B", Ann="black-rose 14B.b", Ben="assassin 14B.a", r="raider green 1 14B.b")
    wound(q, "Ann", 2)
    wound(q, "Ben", 3)
    assert chosen(q, "r") == (0, ["Ben"])
    wound(q, "Ann", 4)
    assert chosen(q, "r") == (0, ["Ann"])


@rule("SS-33.7")
def test_the_nearest(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fewest areas, from {0} on, whoever is wounded."""
    q = scene("14B", Ann="black-rose 14B.b", Ben="assassin 14B.a", r="raider green 1 14B.b")
    wound(q, "Ben", 3)
    assert chosen(q, "r") == (0, ["Ben"])
    monkeypatch.setattr(q.s.sheet(q.foe("r")), "victim", t.V_NEAREST)
    assert chosen(q, "r") == (0, ["Ann"])


@rule("SS-33.8", "SS-33.18", "SS-Q74")
def test_the_richest_of_the_party() -> None:
    """By value, not by tokens; judged over the party: who is richest elsewhere leaves no preferred victim."""
    q = scene("1B 8B 14B", Ann="black-rose 14B.b", Ben="assassin 14B.b", Cat="archer 1B.e", g="gremlin blue 1 14B.b")
    atoms_items.gain_crowns(q.s, q["Ann"], 50)
    atoms_items.gain_crowns(q.s, q["Ben"], 45)
    wound(q, "Ben", 1)
    assert chosen(q, "g") == (0, ["Ann"])
    atoms_items.gain_crowns(q.s, q["Cat"], 100)
    assert chosen(q, "g") == (0, ["Ben"])
    for name in ("Ann", "Ben", "Cat"):
        q.s.heroes.edit(q[name]).crowns = (0, 0, 0)
    wound(q, "Ann", 2)
    assert chosen(q, "g") == (0, ["Ann"])
    q.s.heroes.edit(q["Cat"]).crowns = (2, 0, 0)
    q.s.heroes.edit(q["Ben"]).crowns = (1, 0, 0)
    atoms.hide(q.s, q["Cat"])
    assert chosen(q, "g") == (0, ["Ben"])


@rule("SS-33.18", "SS-33.13", "SS-33.8", "SS-34.3")
def test_a_blue_gremlin_with_the_richest_out_of_sight() -> None:
    """SS-T65: Shae hidden beside it, Auriel richest behind a wall, Thorgar at 3, Laegon at 4: it goes to Thorgar, and strikes."""
    q = scene(
        "1B 8B 14B", Shae="assassin 1B.f", Auriel="sorceress 1B.e", Thorgar="cleric 14B.a", Laegon="archer 14B.b",
        g="gremlin blue 1 1B.f",
    )  # fmt: skip
    atoms.hide(q.s, q["Shae"])
    atoms_items.gain_crowns(q.s, q["Auriel"], 50)
    wound(q, "Laegon", 2)
    assert chosen(q, "g") == (1, ["Thorgar"])
    q.begin(Activation(q.foe("g")), dice="r1 r1")
    assert q.choice.kind == "path"
    settle(q)
    q.quiet()
    assert q.where("g") == "14B.a"


@rule("SS-33.5", "SS-33.11", "SS-33.19", "SS-33.2")
def test_a_gremlin_from_near_to_far() -> None:
    """SS-T63: nobody beside it: the party's richest in reach, else the priorities; only a hero at 4; nobody in sight."""
    q = scene("1B 8B 14B", Ann="black-rose 14B.a", Ben="assassin 1B.d", Cat="archer 1B.e", g="gremlin blue 1 14B.b")
    atoms_items.gain_crowns(q.s, q["Ann"], 10)
    wound(q, "Ben", 1)
    assert chosen(q, "g") == (1, ["Ann"])
    atoms_items.gain_crowns(q.s, q["Cat"], 20)
    assert chosen(q, "g") == (1, ["Ben"])
    stand(q, "Ann", "1B.f")
    stand(q, "Ben", "1B.e")
    assert chosen(q, "g") == (2, ["Ann"])
    stand(q, "Ann", "1B.a")
    assert chosen(q, "g") == (3, ["Ben"])
    q.begin(Activation(q.foe("g")))
    settle(q)
    assert q.where("g") == "1B.d"


@rule("SS-33.10", "SS-33.14", "SS-7.19", "SS-31.7")
def test_most_wounds_fewest_hp_left_nearest_and_then_its_player() -> None:
    """Nobody of strength is there: an Orc goes by the priorities. The Cleric has 9 HP, Assassin and Archer 7 each."""
    q = scene("14B", Ann="cleric 14B.b", Ben="assassin 14B.b", Cat="archer 14B.a", o="orc-warrior green 1 14B.b")
    wound(q, "Ann", 2)
    wound(q, "Ben", 1)
    assert chosen(q, "o") == (0, ["Ann"])
    wound(q, "Ben", 2)
    assert chosen(q, "o") == (0, ["Ben"])
    wound(q, "Cat", 2)
    assert chosen(q, "o") == (0, ["Ben"])
    stand(q, "Cat", "14B.b")
    controlled_by(q, 2, "o")
    q.begin(Activation(q.foe("o")))
    assert q.choice.kind == "victim" and q.choice.seat == 2 and q.options() == [q["Ben"], q["Cat"]]
    q.do("Cat", dice="r1 b1")
    q.do("pass")  # the Cleric's support
    assert q.wounds("Cat") == 3 and resting(q)


@rule("SS-33.13", "SS-20.4", "SS-25.13")
def test_hidden_heroes_do_not_exist_and_companions_do() -> None:
    q = scene("14B", Ann="black-rose 14B.b", Ben="ranger 14B.a", r="raider green 1 14B.b")
    atoms.hide(q.s, q["Ann"])
    assert chosen(q, "r") == (0, ["Ben"])
    atoms.hide(q.s, q["Ben"])
    assert chosen(q, "r") == (2, [])
    atoms.summon(q.s, q["Ben"], 0, 2, q.area("14B.a"))
    q.names["Fenrir"] = 5
    assert chosen(q, "r") == (0, ["Fenrir"])


# `+` (SS-33.11, SS-33.15, SS-33.19) ----------------------------------------------------------------------------------------


@rule("SS-33.11", "SS-33.19")
def test_plus_needs_a_path_and_no_sight() -> None:
    """1B.a and 1B.e are both two areas from 1B.d; with a wall before 1B.a only Ben can be reached."""
    q = scene("1B", Ann="black-rose 1B.a", Ben="archer 1B.e", o="orc-warrior green 1 1B.g")
    wound(q, "Ann", 1)
    assert chosen(q, "o") == (2, ["Ann"])
    for a, b in (("1B.a", "1B.b"), ("1B.a", "1B.c")):
        q.s.closed |= q.layout.between(a, b)
    assert chosen(q, "o") == (2, ["Ben"])
    q.s.closed |= q.layout.between("1B.c", "1B.e")
    assert chosen(q, "o") == (2, [])
    q.begin(Activation(q.foe("o")))
    assert q.where("o") == "1B.g" and resting(q)


@rule("SS-33.19", "SS-33.10")
def test_the_closing_attack_is_chosen_anew() -> None:
    """Ben is nearest by path: a blue Raider goes two areas towards him, and throws its dagger at Ann, who is then nearest in sight."""
    q = scene("1B 8B 14B", Ann="black-rose 8B.c", Ben="archer 8B.a", r="raider blue 1 8B.d")
    q.s.closed |= q.layout.between("1B.b", "8B.a")
    stand(q, "r", "14B.a")
    wound(q, "Ben", 1)
    q.s.listening = True
    q.begin(Activation(q.foe("r"), True), dice="b1")
    settle(q)
    q.quiet()
    assert q.where("r") == "8B.e"
    assert [event["target"] for event in told(q, "attack-declared")] == [q["Ann"]]


@rule("SS-33.15")
def test_told_to_use_plus_whatever_the_range() -> None:
    q = scene("14B", Ann="black-rose 14B.b", Ben="archer 14B.b", o="orc-warrior green 1 14B.b")
    q.begin(Activation(q.foe("o"), True))
    assert q.wounds("Ann") == q.wounds("Ben") == 0 and resting(q)


# Carried out to the end (SS-33.12, SS-33.20) -------------------------------------------------------------------------------


@rule("SS-33.12")
def test_the_victim_stays_the_victim() -> None:
    """A Gremlin's stone and move: that another is richer by then changes nothing."""
    q = scene("1B 8B 14B", Ann="black-rose 14B.a", Ben="archer 1B.e", g="gremlin green 1 1B.f")
    atoms_items.gain_crowns(q.s, q["Ann"], 10)
    q.s.listening = True
    q.begin(Activation(q.foe("g")), dice="b1 b1")
    assert q.choice.kind == "path"
    atoms_items.gain_crowns(q.s, q["Ben"], 50)
    q.do("1B.g")
    assert q.where("g") == "1B.d" and told(q, "behaviour-chosen")[0]["victim"] == 0


@rule("SS-33.20", "SS-35.4")
def test_a_victim_that_dies_is_attacked_no_more() -> None:
    """The first of two stones kills; the second is not thrown, and the Gremlin goes where the victim fell."""
    q = scene("1B 8B 14B", Ann="black-rose 14B.b", Ben="archer 1B.e", g="gremlin blue 1 1B.f")
    wound(q, "Ann", q.s.cast.versions[q.s.heroes.rows[0].version].hp[1] - 1)
    q.s.listening = True
    q.begin(Activation(q.foe("g")), dice="b2 b1 b1")
    settle(q)
    q.quiet()
    assert q.s.heroes.rows[0].ghost
    assert len(told(q, "attack-declared")) == 1 and len(told(q, "moved")) == 1


@rule("SS-33.20")
def test_steps_without_a_victim_are_carried_out() -> None:
    """The Raider's potion is drunk although the sword has killed."""
    q = scene("14B", Ann="black-rose 14B.b", Ben="archer 14B.a", r="raider blue 1 14B.b")
    wound(q, "Ann", q.s.cast.versions[q.s.heroes.rows[0].version].hp[1] - 1)
    wound(q, "r", 3)
    q.begin(Activation(q.foe("r")), dice="r2 b2 b2 b1")
    settle(q)
    assert q.s.heroes.rows[0].ghost and q.wounds("r") == 0


@rule("SS-25.9", "SS-33.16", "SS-33.17")
@pytest.mark.parametrize("slow", [False, True])
def test_a_slow_orc_does_not_reach_its_if(slow: bool) -> None:
    """{2,3}: Move 2. If engaged: attack axes. Slow: only the move, although it is engaged then."""
    q = scene("1B", Ann="black-rose 1B.b", Ben="archer 1B.b", o="orc-warrior blue 1 1B.c")
    if slow:
        hit_by(q, "o", t.SLOW)
    atoms.change_charges(q.s, q.foe("o"), -1)
    assert chosen(q, "o") == (0, ["Ann"])
    stand(q, "Ben", "1B.a")
    stand(q, "Ann", "1B.d")
    stand(q, "o", "1B.f")
    assert chosen(q, "o") == (1, ["Ann"])
    q.begin(Activation(q.foe("o")))
    assert q.choice.kind == "path"
    q.do("1B.c", dice="" if slow else "r1 b1 b1")
    q.quiet()
    assert q.where("o") == "1B.d" and not q.has("o", t.SLOW)
    assert q.wounds("Ann") == (0 if slow else 1)


@rule("SS-33.17", "SS-50.11")
@pytest.mark.parametrize("down", [False, True])
def test_if_and_otherwise(down: bool) -> None:
    """The Troll impales who is knocked down in its area, otherwise it swings its chains."""
    q = scene("14B", Ann="black-rose 14B.b", Ben="archer 14B.b", troll="troll 14B.b")
    atoms.move_threat(q.s, 0, 1)
    if down:
        hit_by(q, "Ben", t.DOWN)
    q.begin(Activation(q.foe("troll")), dice="" if down else "r1 b1 b1 b1")
    settle(q)
    q.quiet()
    assert (q.wounds("Ann"), q.wounds("Ben")) == ((0, 3) if down else (3, 0))


# Paths (SS-33.21) ----------------------------------------------------------------------------------------------------------


@rule("SS-33.21", "SS-Q95", "SS-Q36", "SS-15.15")
def test_a_flying_enemy_may_use_the_band() -> None:
    """SS-T86: over the barrier of 1B.c towards 1B.b."""
    q = scene("1B", Ann="black-rose 1B.b", Ben="archer 1B.b", r="raider green 1 1B.c")
    for a, b in (("1B.a", "1B.c"), ("1B.c", "1B.d"), ("1B.c", "1B.e"), ("1B.c", "1B.f")):
        q.s.closed |= q.layout.between(a, b)
    assert chosen(q, "r") == (2, [])
    q.begin(Activation(q.foe("r")))
    assert q.where("r") == "1B.c"
    give_power(q, "r", "winged")
    assert chosen(q, "r")[0] == 0
    q.begin(Activation(q.foe("r")), dice="r1 b1")
    settle(q)
    assert q.where("r") == "1B.b"


# Taunt (SS-33.22) ----------------------------------------------------------------------------------------------------------


@rule("SS-33.22", "SS-7.41", "SS-Q63", "SS-Q77")
def test_taunt_makes_a_preferred_victim() -> None:
    """White Rose: asked before anything is fixed; she is struck instead of the wounded one. Once a round, also where it changed nothing."""
    q = scene(
        "14B", Ann="white-rose 14B.b", Ben="archer 14B.b", r="raider green 1 14B.b", o="orc-warrior green 1 14B.b"
    )
    wound(q, "Ben", 2)
    q.s.listening = True
    q.begin(Activation(q.foe("r")))
    assert q.choice.kind == "window" and q.choice.seat == 0
    taunt = next(answer for answer in q.options() if answer != "pass")
    q.do(taunt, dice="r1 b1")
    assert [event.data for event in q.s.events if event.kind == "taunted"] == [{"figure": 0, "foe": q.foe("r")}]
    q.quiet()
    assert (q.wounds("Ann"), q.wounds("Ben")) == (1, 2) and resting(q)
    q.begin(Activation(q.foe("o")), dice="r1 b1")
    q.quiet()
    assert resting(q)


@rule("SS-33.22", "SS-Q77")
def test_a_taunter_out_of_the_chosen_band_is_no_victim() -> None:
    """The Raider's line is that of Ben beside it; Ann, two areas away, is no candidate of it."""
    q = scene("1B 8B 14B", Ann="white-rose 1B.d", Ben="archer 14B.b", r="raider green 1 14B.b")
    assert chosen(q, "r", q["Ann"]) == (0, ["Ben"])
    stand(q, "Ben", "14B.a")
    stand(q, "Ann", "14B.b")
    assert chosen(q, "r", q["Ann"]) == (0, ["Ann"])


@rule("SS-33.12", "SS-32.8")
def test_everything_is_told_with_its_reason() -> None:
    q = scene("14B", Ann="black-rose 14B.b", Ben="archer 14B.a", r="raider green 1 14B.c")
    q.s.listening = True
    q.begin(Activation(q.foe("r")), dice="r1 b1")
    settle(q)
    assert acted(q) == ["r"]
    assert told(q, "behaviour-chosen") == [{"foe": q.foe("r"), "behaviour": 0, "victim": 0, "why": "wounded"}]


@rule("SS-25.8", "SS-25.9", "SS-Q29")
def test_what_comes_in_its_own_activation_stays_for_the_next() -> None:
    """A blue Orc is slowed on its way to the victim: it goes on to strike, keeps the token, and is slow the next time."""
    q = scene("14B", Ann="black-rose 14B.a", Ben="assassin 14B.a", o="orc-warrior blue 1 14B.b")
    atoms.change_charges(q.s, q.foe("o"), -1)
    f = Activation(q.foe("o"), figure=q["o"], victim=0, fell=q.area("14B.a"), behaviour=0, sentence=1)
    f.step = 4
    q.s.figures.edit(q["o"]).area = q.area("14B.a")
    q.s.agenda.append(f)
    give(q.s, q["o"], "slow", 0)
    q.s.pending.clear()
    q.s.given.clear()
    q.lay_dice("r1 b1 b1")
    q.run()
    q.quiet()
    assert q.has("o", t.SLOW) and q.wounds("Ann") == 1
    q.begin(Activation(q.foe("o")))
    assert not q.has("o", t.SLOW) and q.wounds("Ann") == 1


# Towards the nearest hero, in any behaviour (SS-50.11) -----------------------------------------------------------------


def behaving(q: Scene, name: str, *written: str) -> None:
    """Other behaviours on the scroll of an enemy."""
    sheet = twin(q.s.sheet(q.foe(name)))
    sheet.behaviours = Reader([sheet.main.id], {}).behaviours(written)
    enemy = twin(q.s.enemy(q.foe(name)))
    enemy.sheets = (sheet,)
    q.s.cast = twin(q.s.cast)
    q.s.cast.enemies = list(q.s.cast.enemies)
    q.s.cast.enemies[enemy.number] = enemy


@rule("SS-50.11", "SS-34.3", "SS-33.19")
@pytest.mark.parametrize(("sentence", "where"), [("Move 1", "14B.a"), ("Move 1 towards the nearest hero", "14B.b")])
def test_towards_the_nearest_hero_is_not_towards_the_victim(sentence: str, where: str) -> None:
    """The victim has the most wounds and stands next door, the nearest hero beside it."""
    q = scene("14B", Ann="black-rose 14B.a", Ben="archer 14B.b", o="orc-shaman green 1 14B.b")
    wound(q, "Ann", 3)
    behaving(q, "o", f"{{0,1}}: {sentence}.", "+: Move up to 1 towards the nearest hero.")
    q.s.sheet(q.foe("o")).victim = t.V_WOUNDED
    q.begin(Activation(q.foe("o")))
    settle(q)
    assert q.where("o") == where


@rule("SS-25.13", "SS-33.1")
@pytest.mark.parametrize(("stunned", "hidden"), [(False, False), (True, True)])
def test_a_hidden_enemy_that_acts_hides_no_more(stunned: bool, hidden: bool) -> None:
    """One whose activation is skipped stays hidden."""
    q = scene("14B", Ann="black-rose 14B.c", Ben="archer 14B.c", o="orc-warrior green 1 14B.a")
    atoms.hide(q.s, q["o"])
    if stunned:
        hit_by(q, "o", t.STUN)
    q.begin(Activation(q.foe("o")))
    settle(q, "r1 b1 b1 b1")
    assert q.s.figures.rows[q["o"]].hidden == hidden
