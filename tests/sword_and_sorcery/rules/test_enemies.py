"""SS-30 to SS-37: spawning, encounters, behaviour, masters."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import atoms, atoms_items
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.effects.foes import formula
from reverie.games.sword_and_sorcery.rules.frames import Activation, EventCard
from reverie.games.sword_and_sorcery.rules.procedures.behaviour import candidates, choose_behaviour
from reverie.games.sword_and_sorcery.rules.procedures.spawning import assigned
from reverie.games.sword_and_sorcery.rules.queries import dominates
from reverie.testing import rule


def plan_of(q: Scene, foe: str) -> tuple[int, list[str]]:
    """The behaviour that an enemy would choose, and its victims."""
    f = Activation(q.foe(foe), figure=q[foe])
    choose_behaviour(q.s, f)
    names = {number: name for name, number in q.names.items()}
    return f.behaviour, [names[victim] for victim in candidates(q.s, f)]


@rule("SS-30.3", "SS-30.5")
@pytest.mark.parametrize(
    ("heroes", "enemies", "k", "count"), [(3, 1, -1, 1), (3, 3, -1, 0), (4, 0, 0, 4), (2, 1, 1, 2), (2, 3, 1, 0)]
)
def test_the_spawn_formula(heroes: int, enemies: int, k: int, count: int) -> None:
    """SS-T20."""
    party = {"Ann": "white-rose 14B.a", "Ben": "cleric 14B.a", "Cat": "rogue 14B.a", "Dan": "archer 14B.a"}
    foes = {"a": "gremlin green 1 14B.b", "b": "gremlin green 2 14B.b", "c": "raider green 1 14B.b"}
    q = scene("14B", **dict([*party.items()][:heroes]), **dict([*foes.items()][:enemies]))
    assert formula(q.s, k) == count


@rule("SS-31.3")
def test_the_second_copy_goes_to_the_owner_of_the_first() -> None:
    """SS-T62."""
    q = scene("14B", Ann="white-rose 14B.a", Ben="cleric 14B.a", a="gremlin blue 1 14B.b", b="gremlin blue 2 14B.b")
    q.s.foes.edit(q.foe("a")).controller = 1
    atoms.take_away(q.s, q["b"])
    atoms.leave_play(q.s, q.foe("b"), False)
    assert assigned(q.s, q.foe("b")) == 1


@rule("SS-32.6", "SS-32.2")
def test_encounter_e_without_a_master() -> None:
    """SS-T59: both blue Gremlins act, the green Orc does not."""
    q = scene(
        "14B", Ann="black-rose 14B.c", Ben="assassin 14B.c", o="orc-warrior green 1 14B.a", a="gremlin blue 1 14B.a",
        b="gremlin blue 2 14B.a",
    )  # fmt: skip
    q.encounter("E", "Ann")
    assert sorted(q.options()) == [q.foe("a"), q.foe("b")]


@rule("SS-32.3", "SS-32.4", "SS-32.7")
def test_encounter_h() -> None:
    """SS-T60: both Raiders in the active player's order, then the blue Gremlin; H is the only discard."""
    q = scene(
        "1B", Ann="black-rose 1B.a", Ben="assassin 1B.a", r="raider green 1 1B.g", q="raider green 2 1B.g",
        o="orc-warrior green 1 1B.g", g="gremlin blue 1 1B.g",
    )  # fmt: skip
    for name in ("o", "g"):
        q.s.foes.edit(q.foe(name)).controller = 1
    q.s.listening = True
    q.encounter("H", "Ann")
    assert sorted(q.options()) == [q.foe("r"), q.foe("q")]
    q.do(q.foe("q"))
    while q.s.pending and q.choice.kind != "deed":
        q.do(q.options()[0])
    acted = [event.data["foe"] for event in q.s.events if event.kind == "enemy-activated"]
    assert acted == [q.foe("q"), q.foe("r"), q.foe("g")]
    assert q.s.piles.rows[3].cards == (7,)


@rule("SS-33.18", "SS-33.5")
def test_a_gremlin_goes_for_the_richest_of_the_party() -> None:
    """SS-T63: the richest elsewhere is not looked for; who is here is judged by the priorities."""
    q = scene("14B", Ann="black-rose 14B.b", Ben="assassin 14B.b", Cat="archer 14B.a", g="gremlin blue 1 14B.b")
    atoms_items.gain_crowns(q.s, q["Cat"], 50)
    atoms_items.gain_crowns(q.s, q["Ann"], 10)
    q.s.figures.edit(q["Ben"]).wounds = 1
    assert plan_of(q, "g") == (0, ["Ben"])
    q.s.figures.edit(q["Ann"]).area = q.s.figures.edit(q["Ben"]).area = q.area("14B.a")
    assert plan_of(q, "g") == (1, ["Cat"])


@rule("SS-33.4", "SS-33.9")
def test_an_orc_warrior_looks_for_strength() -> None:
    """SS-T66: Ecarus next door comes before Laegon beside it."""
    q = scene("14B", Ecarus="black-rose 14B.a", Laegon="archer 14B.b", o="orc-warrior blue 1 14B.b")
    assert plan_of(q, "o") == (0, ["Ecarus"])


@rule("SS-25.9")
def test_a_slow_enemy_does_its_first_sentence_only() -> None:
    """SS-T70."""
    q = scene("14B", Ecarus="black-rose 14B.a", Shae="assassin 14B.a", r="raider green 1 14B.b")
    atoms.give_condition(q.s, q["r"], t.SLOW)
    q.begin(Activation(q.foe("r")))
    q.quiet()
    assert q.where("r") == "14B.a"
    assert not q.has("r", t.SLOW)


@rule("SS-25.8")
def test_a_blind_enemy_uses_plus_and_strikes_nobody() -> None:
    """SS-T71."""
    q = scene("14B", Ecarus="black-rose 14B.a", Shae="assassin 14B.c", r="raider blue 1 14B.b")
    atoms.give_condition(q.s, q["r"], t.BLIND)
    q.begin(Activation(q.foe("r")))
    while q.s.pending and q.choice.kind != "deed":
        q.do(q.options()[0])
    q.quiet()
    assert q.where("r") in ("14B.a", "14B.c")
    assert not q.has("r", t.BLIND)


@rule("SS-33.21", "SS-33.3")
def test_no_path_no_shot() -> None:
    """SS-T86: a barrier printed on 1B.c towards 1B.b; the other ways are closed."""
    q = scene("1B", Ecarus="black-rose 1B.b", Shae="assassin 1B.b", r="raider green 1 1B.c")
    for a, b in (("1B.a", "1B.c"), ("1B.c", "1B.d"), ("1B.c", "1B.e"), ("1B.c", "1B.f")):
        q.s.closed |= q.layout.between(a, b)
    assert plan_of(q, "r") == (2, [])


@rule("SS-9.5", "SS-40.5p")
def test_the_giant_counts_four() -> None:
    """SS-T74."""
    q = scene(
        "14B", Ann="black-rose 14B.b", Ben="assassin 14B.b", Cat="archer 14B.b", Dan="cleric 14B.b", troll="troll 14B.b"
    )
    assert not dominates(q.s, q.area("14B.b"), True)
    atoms.give_condition(q.s, q["troll"], t.DOWN)
    assert dominates(q.s, q.area("14B.b"), False)


@rule("SS-9.5", "SS-40.5p")
def test_the_giant_against_two() -> None:
    """SS-T74: 2 against 4: enemies control and dominate."""
    q = scene("14B", Ann="black-rose 14B.b", Ben="assassin 14B.b", troll="troll 14B.b")
    assert dominates(q.s, q.area("14B.b"), True)
    atoms.give_condition(q.s, q["troll"], t.DOWN)
    assert not dominates(q.s, q.area("14B.b"), True) and not dominates(q.s, q.area("14B.b"), False)


@rule("SS-28.1", "SS-28.4", "SS-28.5", "SS-Q52")
def test_the_cards_of_the_box() -> None:
    """Two green, two blue and one red copy of each type; the Pack is the other pattern of the Gremlin's; races; whose scroll is whose."""
    cards: dict[str, list[tuple[int, int]]] = {}
    for enemy in GAME.cast.enemies:
        cards.setdefault(enemy.id, []).append((enemy.rank, enemy.seals))
    five = [(t.GREEN, 1), (t.GREEN, 2), (t.BLUE_RANK, 1), (t.BLUE_RANK, 2), (t.RED_RANK, 1)]
    for type in ("gremlin", "raider", "orc-warrior", "orc-shaman"):
        assert cards[type] == five
    pack = GAME.cast.enemies[GAME.cast.enemy_codes["gremlin-pack green 1"]]
    alone = GAME.cast.enemies[GAME.cast.enemy_codes["gremlin green 1"]]
    assert (pack.figures, alone.figures) == (2, 1)
    assert pack.sheets[0].behaviours != alone.sheets[0].behaviours
    races = {enemy.id: enemy.race for enemy in GAME.cast.enemies}
    assert races["gremlin"] == "monster" and races["raider"] == "humanoid" and races["hollow-king"] == "undead"
    names = {
        code: [
            GAME.cast.abilities[number].id
            for number in GAME.cast.enemies[GAME.cast.enemy_codes[code]].sheets[0].abilities
        ]
        for code in ("raider red 1", "raider blue 1", "gremlin green 1", "gremlin blue 1")
    }
    assert "command" in names["raider red 1"] and "shadow-strike" in names["raider blue 1"]
    assert "spikes" in names["gremlin blue 1"] and "spikes" not in names["gremlin green 1"]


@rule("SS-26.15")
def test_ebb_turns_a_power_of_ghosts_too() -> None:
    """SS-T90: of all four heroes, one of them a ghost."""
    party = {"Ann": "white-rose 14B.a", "Ben": "cleric 14B.a", "Cat": "rogue 14B.a", "Dan": "archer 14B.a"}
    q = scene("14B", **party)
    for seat in range(4):
        power = q.s.cast.heroes[q.s.version(seat).hero].powers[0]
        atoms.learn(q.s, seat, power, 1)
        atoms.set_cooldown(q.s, seat, power, 1)
    q.s.heroes.edit(3).ghost = True
    q.begin(EventCard(17, False))
    assert [row.powers[0][2] for row in q.s.heroes.rows] == [2, 2, 2, 2]
