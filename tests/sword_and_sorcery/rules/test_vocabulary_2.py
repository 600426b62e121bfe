"""SS-50: words of the vocabulary that the base content uses little or not at all: costs, plain hits, selectors that ask, triggers."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.scene import Scene, scene
from tests.sword_and_sorcery.written import (
    ability,
    born_with,
    critical,
    does,
    happened,
    hits,
    lasts,
    making,
    of_table,
    on_scroll,
    settle,
)

from reverie.games.sword_and_sorcery.bots.advise import advise
from reverie.games.sword_and_sorcery.rules import atoms, atoms_items, atoms_map
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.force import of_powers, power_level, rebuild_hero, sources
from reverie.games.sword_and_sorcery.rules.frames import Spawn, Special, Visit
from reverie.games.sword_and_sorcery.rules.state import ENEMY_POWERS, FOUND_CROWNS
from reverie.games.sword_and_sorcery.rules.strike import BY_HITS, BY_WEAPON, Attack
from reverie.games.sword_and_sorcery.rules.why import why_not
from reverie.testing import rule


def two(**more: str) -> Scene:
    """Ecarus and Shae in two areas that see each other, and whoever else is named."""
    return scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", **more)


def orcs(**more: str) -> Scene:
    """The same, with two enemies beside Ecarus."""
    return two(a="orc-warrior blue 1 14B.b", b="raider green 1 14B.b", **more)


# The level of enemy powers ---------------------------------------------------------------------------------------------


@rule("SS-28.17", "SS-50.9")
@pytest.mark.parametrize(
    ("written", "levels"),
    [
        ("{mod: power-level, set: 2}", (2, 2)),
        ("{mod: power-level, by: 1, whose: enemies}", (2, 2)),
        ("{mod: power-level, by: 1, whose: enemies, given: {rank: [blue]}}", (2, 1)),
    ],
)
def test_a_rule_of_the_quest_raises_the_level_of_enemy_powers(written: str, levels: tuple[int, int]) -> None:
    """Tough Hide has a defence die more at level II: what is in force follows."""
    q = orcs()
    power = [one.id for one in q.s.cast.enemy_powers].index("tough-hide")
    atoms.give_power(q.s, q.foe("a"), power)
    number = q.s.cast.enemy_powers[power].levels[levels[0] - 1]
    of_table(q, f"{{always: [{written}]}}")
    assert (power_level(q.s, q.foe("a")), power_level(q.s, q.foe("b"))) == levels
    assert [one.number for one in of_powers(q.s, q.foe("a"))] == [number]
    assert [mod.number for _bearer, mod, _value in sources(q.s, "defence-dice", q["a"])] == [
        *q.s.cast.abilities[number].always[1:]
    ]


@rule("SS-28.17", "SS-50.9")
def test_a_heros_item_lowers_the_level_of_enemy_powers() -> None:
    """On Heroic, while somebody bears it: Tough Hide loses its defence die, and has it again when the item is gone."""
    heroes = {"Ecarus": "white-rose 14B.b", "Shae": "rogue 14B.c"}
    q = scene("14B", (), {"difficulty": "heroic"}, **heroes, a="orc-warrior blue 1 14B.b")
    atoms.give_power(q.s, q.foe("a"), [one.id for one in q.s.cast.enemy_powers].index("tough-hide"))
    version = q.s.version(1)
    assert power_level(q.s, q.foe("a")) == 2
    assert sources(q.s, "defence-dice", q["a"])
    born_with(q, "Shae", "{always: [{mod: power-level, set: 1, whose: enemies}]}")
    assert power_level(q.s, q.foe("a")) == 1
    assert not sources(q.s, "defence-dice", q["a"])
    q.s.cast.versions[version.number], q.s.borne[1] = version, None
    rebuild_hero(q.s, 1)
    assert power_level(q.s, q.foe("a")) == 2
    assert sources(q.s, "defence-dice", q["a"])


# What abilities cost ---------------------------------------------------------------------------------------------------


@rule("SS-50.2", "SS-50.13", "SS-14.2")
def test_soul_points_pay_for_an_ability() -> None:
    q = two()
    number = born_with(q, "Ecarus", "{use: free, cost: {soul: 2}, do: [{op: heal, whose: you, amount: 1}]}")
    q.s.figures.edit(0).wounds = 3
    q.s.soul = 1
    q.turn("Ecarus")
    assert not q.offers(("innate", number, -1))
    refusal = why_not(q.s, q.choice, ("innate", number, -1))
    assert refusal is not None and (refusal.rule, refusal.why) == ("SS-14.2", "no-soul")
    q.s.soul = 3
    q.turn("Ecarus")
    q.do(("innate", number, -1))
    assert (q.s.soul, q.wounds("Ecarus")) == (1, 2)
    assert not q.offers(("innate", number, -1))


@rule("SS-50.2", "SS-50.13", "SS-27.1")
def test_crowns_pay_for_an_ability() -> None:
    q = two()
    number = born_with(q, "Ecarus", "{use: normal, cost: {crowns: 10}, do: [{op: soul, amount: 1}]}")
    atoms_items.gain_crowns(q.s, 1, 50)
    atoms_items.gain_crowns(q.s, 0, 5)
    q.turn("Ecarus")
    assert not q.offers(("innate", number, -1))
    refusal = why_not(q.s, q.choice, ("innate", number, -1))
    assert refusal is not None and (refusal.rule, refusal.why) == ("SS-27.1", "no-crowns")
    atoms_items.gain_crowns(q.s, 0, 10)
    q.turn("Ecarus")
    q.do(("innate", number, -1))
    assert (q.s.crowns(0), q.s.crowns(1), q.s.soul) == (5, 50, 1)


@rule("SS-50.2", "SS-7.40")
@pytest.mark.parametrize(("soul", "crowns", "asked"), [(1, 5, True), (0, 5, False), (1, 0, False)])
def test_what_answers_a_window_is_paid_for_too(soul: int, crowns: int, asked: bool) -> None:
    q = two(a="gremlin green 1 14B.b")
    born_with(
        q, "Ecarus", "{use: reaction, window: hits, target: you, cost: {soul: 1, crowns: 5}, do: [{op: cancel-attack}]}"
    )
    q.s.soul = soul
    atoms_items.gain_crowns(q.s, 0, crowns)
    q.s.active = 1
    does(q, "{op: attack, hits: 3, on: target}", "a", "Ecarus", dice="" if asked else "b1")
    assert (q.choice.kind == "window") == asked
    if asked:
        q.do(q.options()[0])
        assert (q.s.soul, q.s.crowns(0), q.wounds("Ecarus")) == (0, 0, 0)


@rule("SS-50.2", "SS-26.11")
def test_a_shout_is_paid_for() -> None:
    q = two(a="orc-warrior blue 1 14B.b")
    made = ability(q, "{use: ghost, cost: {soul: 1}, do: [{op: wound, whose: enemies-here, amount: 1}]}")
    q.s.version(0).shout, before = made.number, q.s.version(0).shout
    try:
        q.s.heroes.edit(0).ghost = True
        q.turn("Ecarus")
        assert not [one for one in q.options() if one[0] == "shout"]
        q.s.soul = 1
        q.turn("Ecarus")
        q.do(("shout", -1))
        assert (q.s.soul, q.wounds("a")) == (0, 1)
    finally:
        q.s.version(0).shout = before


# Abilities that are attacks --------------------------------------------------------------------------------------------


@rule("SS-50.2", "SS-22.15")
@pytest.mark.parametrize(("written", "count"), [("hits: 2", 2), ("hits: 1, attack: 1/0/0", 2)])
def test_plain_hits_of_an_ability_are_an_attack(written: str, count: int) -> None:
    """Typed as the ability is; without dice nothing is rolled but the defence."""
    q = orcs()
    q.s.listening = True
    number = born_with(
        q, "Ecarus", f'{{use: combat, range: 0, target: chosen-enemy, type: arcane, {written}, effects: ["Slow"]}}'
    )
    q.turn("Ecarus")
    assert q.offers(("innate", number, q["a"]))
    q.do(("innate", number, q["a"]), dice="b1 b1")
    settle(q)
    assert hits(q) == [count]
    assert q.has("a", t.SLOW)
    assert not [one for one in q.options() if one[0] == "innate" and one[1] == number]


@rule("SS-50.2", "SS-22.21")
def test_an_attack_on_all_of_an_area_asks_for_nobody() -> None:
    """One roll; where nobody is there it is not offered."""
    q = orcs(c="gremlin green 1 14B.c")
    q.s.listening = True
    number = born_with(q, "Ecarus", "{use: combat, target: enemies-here, type: blunt, hits: 3}")
    q.turn("Ecarus")
    q.do(("innate", number, -1), dice="b1 b1 b1 b1 b1")
    settle(q)
    assert hits(q) == [3]
    assert q.wounds("a") > 0
    assert q.wounds("c") == 0
    q = two()
    number = born_with(q, "Ecarus", "{use: combat, target: enemies-here, type: blunt, hits: 3}")
    q.turn("Ecarus")
    assert not q.offers(("innate", number, -1))


@rule("SS-50.2", "SS-7.5")
def test_an_enemys_ability_may_be_an_attack() -> None:
    """By the ability's own target: whoever has wounded it."""
    q = two(a="orc-warrior green 1 14B.b")
    q.s.listening = True
    on_scroll(q, "a", "{use: reaction, on: takes-damage, target: attacker, type: blunt, hits: 2}")
    q.begin(Attack(0, q["a"], BY_HITS, 3), "b1 b1 b1")
    settle(q)
    declared = [event.data for event in q.s.events if event.kind == "attack-declared"]
    assert [(one["attacker"], one["target"]) for one in declared] == [(0, q["a"]), (q["a"], 0)]
    assert hits(q) == [3, 2]


@rule("SS-50.2", "SS-7.48")
def test_a_reaction_may_be_an_attack() -> None:
    q = two(a="gremlin green 1 14B.b")
    q.s.listening = True
    q.s.active = 1
    born_with(q, "Ecarus", "{use: reaction, window: wounded, target: attacker, type: slashing, hits: 2}")
    does(q, "{op: attack, hits: 3, on: target}", "a", "Ecarus", dice="b1")
    assert q.choice.kind == "window"
    q.do(q.options()[0], dice="b1 b1")
    settle(q)
    assert hits(q) == [3, 2]


@rule("SS-50.2")
def test_the_target_of_an_ability_may_be_all_of_some() -> None:
    """`target: heroes-here`: verbs call them `target`."""
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.b", Laegon="archer 14B.c")
    number = born_with(q, "Ecarus", "{use: normal, target: heroes-here, do: [{op: heal, whose: target, amount: 1}]}")
    for seat in range(3):
        q.s.figures.edit(seat).wounds = 2
    q.turn("Ecarus")
    q.do(("innate", number, -1))
    assert [q.wounds(name) for name in ("Ecarus", "Shae", "Laegon")] == [1, 1, 2]


# Selectors that ask ----------------------------------------------------------------------------------------------------


@rule("SS-50.4", "SS-50.8")
@pytest.mark.parametrize("word", ["one-hero", "chosen-hero"])
def test_somebody_is_asked_who_draws_loot(word: str) -> None:
    q = two()
    does(q, f"{{op: loot, whose: {word}}}", "Ecarus")
    assert q.options() == [0, 1]
    q.do(1)
    settle(q)
    assert q.s.crowns(1) + len(q.s.heroes.rows[1].pack) > 0 or q.s.soul
    assert (q.s.crowns(0), q.s.heroes.rows[0].pack) == (0, ())


@rule("SS-50.8", "SS-36.3")
def test_each_hero_draws_a_loot_token_of_its_own() -> None:
    q = two()
    before = len(q.s.piles.rows[16].cards)
    does(q, "{op: loot, whose: heroes}")
    settle(q)
    assert len(q.s.piles.rows[16].cards) == before - 2
    assert [q.s.crowns(seat) > 0 for seat in (0, 1)] == [True, True]


@rule("SS-50.8", "SS-27.1")
def test_somebody_is_asked_who_loses_a_token() -> None:
    q = two()
    for seat in (0, 1):
        atoms_items.gain_crowns(q.s, seat, 10)
    does(q, "{op: lose-crown-token, whose: one-hero}")
    q.do(1)
    settle(q)
    assert (q.s.crowns(0), q.s.crowns(1)) == (10, 0)


@rule("SS-50.8", "SS-Q81")
def test_somebody_is_asked_whom_to_put_where() -> None:
    """First who, then where."""
    q = two()
    does(q, "{op: put, whose: chosen-ally, at: chosen-area, within: 2}", "Ecarus")
    assert q.options() == [0, 1]
    assert not q.choice.decision.about(q.s).area
    assert advise(q.s, q.choice).answer in (0, 1)
    q.do(1)
    assert q.choice.kind == "way"
    q.do("14B.b")
    assert (q.where("Ecarus"), q.where("Shae")) == ("14B.b", "14B.b")


@rule("SS-50.8", "SS-Q81")
def test_all_who_are_put_are_asked_about() -> None:
    q = two()
    does(q, "{op: put, whose: heroes, at: chosen-area, within: 2}", "Ecarus")
    q.do("14B.c")
    q.do("14B.b")
    assert (q.where("Ecarus"), q.where("Shae")) == ("14B.c", "14B.b")


@rule("SS-50.8", "SS-27.4")
def test_somebody_is_asked_who_goes_to_the_emporium() -> None:
    q = two()
    atoms_items.gain_crowns(q.s, 1, 10)
    does(q, "{op: emporium, whose: one-hero}")
    q.do(1)
    visit = q.s.agenda[-1]
    assert isinstance(visit, Visit)
    assert visit.seats == (1,)


@rule("SS-50.8", "SS-34.3")
def test_the_chosen_enemy_advances() -> None:
    """Towards whom the text says, else towards the nearest hero."""
    q = scene(
        "14B 8B", Ecarus="white-rose 14B.b", Shae="rogue 8B.a", a="orc-warrior blue 1 8B.c", b="raider green 1 14B.b"
    )
    at = q.where("a")
    does(q, "{op: advance, whose: one-enemy, areas: 1, towards: heroes-at 14B.b}")
    q.do(q["a"])
    settle(q)
    assert q.where("b") == "14B.b"
    here, goal = q.area(at), q.area("14B.b")
    assert q.s.reach().dist_move(q.s.figures.rows[q["a"]].area, goal) == q.s.reach().dist_move(here, goal) - 1


@rule("SS-50.8", "SS-28.6")
def test_the_chosen_enemy_regains_a_charge() -> None:
    q = two(a="raider blue 1 14B.b", b="raider red 1 14B.b")
    for name in ("a", "b"):
        q.s.foes.edit(q.foe(name)).charges = 0
    does(q, "{op: charge, whose: chosen-enemy, amount: 1}", "Ecarus")
    assert sorted(q.options()) == sorted([q["a"], q["b"]])
    q.do(q["b"])
    assert [q.s.foes.rows[q.foe(name)].charges for name in ("a", "b")] == [0, 1]


@rule("SS-50.8", "SS-28.10")
def test_the_chosen_enemy_gains_a_power() -> None:
    q = orcs()
    pile = q.s.piles.edit(ENEMY_POWERS)
    pile.cards, pile.known = (0, 1), (0, 0)
    does(q, "{op: gain-power, whose: one-enemy, amount: 1}")
    q.do(q["b"])
    assert [len(q.s.foes.rows[q.foe(name)].powers) for name in ("a", "b")] == [0, 1]


@rule("SS-50.8", "SS-32.8", "SS-32.10")
@pytest.mark.parametrize("verb", ["activate", "special"])
def test_the_chosen_enemy_acts(verb: str) -> None:
    q = two(a="gremlin green 1 14B.b", b="gremlin blue 1 14B.b")
    q.s.listening = True
    does(q, f"{{op: {verb}, whose: chosen-enemy}}", "Ecarus", dice="r6 r6")
    q.do(q["b"])
    settle(q, "b1 b1")
    assert {event.data["foe"] for event in q.s.events if event.kind == "enemy-activated"} == {q.foe("b")}


@rule("SS-50.8", "SS-20.1")
def test_somebody_is_asked_to_whom_a_companion_comes() -> None:
    q = scene("14B", Ecarus="white-rose 14B.b", Laegon="archer 14B.c")
    does(q, "{op: summon, whose: one-hero, companion: fenrir, rank: 2, waits: true}")
    q.do(1)
    assert q.s.companions.rows[0].owner == 1


@rule("SS-50.8", "SS-43.8")
@pytest.mark.parametrize(("weapon", "hand"), [("main", t.MAIN), ("off", t.OFF)])
def test_the_chosen_enemy_is_forced_to_strike_another(weapon: str, hand: int) -> None:
    """First who strikes, then whom, with the weapon that is named."""
    q = orcs(c="gremlin green 1 14B.b", d="gremlin blue 1 14B.c")
    q.s.listening = True
    does(q, f"{{op: force-attack, whose: chosen-enemy, on: another-enemy, weapon: {weapon}}}", "Ecarus")
    assert sorted(q.options()) == sorted([q["a"], q["b"], q["c"]])
    q.do(q["b"])
    assert sorted(q.options()) == sorted([q["a"], q["c"]])
    q.do(q["c"], dice="b1 b1 b1 b1 b1"[: 3 * 5 - 1])
    declared = [event.data for event in q.s.events if event.kind == "attack-declared"]
    assert [(one["attacker"], one["target"], one["which"]) for one in declared] == [(q["b"], q["c"], hand)]


# Places that verbs name ------------------------------------------------------------------------------------------------


@rule("SS-50.8", "SS-11.1")
def test_a_trap_lies_where_the_text_says() -> None:
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c")
    q.stack("trap", [card.id for card in q.s.cast.traps].index("venom-spray"))
    does(q, "{op: trap, at: 14B.c, whose: first-hero}", place=q.area("14B.b"), dice="b1")
    settle(q)
    assert [q.s.figures.rows[seat].poison for seat in (0, 1)] == [0, 2]


@rule("SS-50.8", "SS-17.3")
def test_finds_go_from_one_named_area_to_another() -> None:
    q = two()
    atoms_map.lay(q.s, FOUND_CROWNS, q.area("14B.c"), 10)
    does(q, "{op: finds, from: 14B.c, to: 14B.b}")
    assert [q.s.plan.areas.names[thing.area] for thing in q.s.things.rows if thing.kind == FOUND_CROWNS] == ["14B.b"]


# Triggers --------------------------------------------------------------------------------------------------------------


def brought(q: Scene, name: str, area: str) -> None:
    """An enemy leaves, and comes into play again."""
    foe = q.foe(name)
    atoms.take_away(q.s, q[name])
    atoms.leave_play(q.s, foe, False)
    q.s.happened = []
    q.begin(Spawn(1, q.area(area), foe=foe))


@rule("SS-50.7", "SS-30.7")
def test_what_an_enemy_does_when_it_enters_play() -> None:
    """Once, when it comes, and after its powers were drawn."""
    q = two(a="orc-warrior blue 2 14B.b")
    q.s.listening = True
    pile = q.s.piles.edit(ENEMY_POWERS)
    pile.cards, pile.known = (0,), (0,)
    on_scroll(q, "a", "{use: always, on: enters-play, do: [{op: wound, whose: heroes-here, amount: 1}]}")
    brought(q, "a", "14B.c")
    assert (q.wounds("Ecarus"), q.wounds("Shae")) == (0, 1)
    told = happened(q, "enemy-came", "enemy-power-came", "ability-used", "wounded")
    assert told == [
        "enemy-came",
        *["enemy-power-came"] * len(q.s.foes.rows[q.foe("a")].powers),
        "ability-used",
        "wounded",
    ]


@rule("SS-50.7", "SS-50.4")
@pytest.mark.parametrize(("given", "wounds"), [("", 1), ("given: {rank: [red]}, ", 0)])
def test_a_rule_of_the_quest_for_enemies_that_enter_play(given: str, wounds: int) -> None:
    """`entered` is the enemy that has just come."""
    q = two(a="orc-warrior blue 1 14B.b", b="raider green 1 14B.b")
    of_table(q, f"{{on: enters-play, {given}do: [{{op: wound, whose: entered, amount: 1}}]}}")
    brought(q, "a", "14B.c")
    assert (q.wounds("a"), q.wounds("b")) == (wounds, 0)


@rule("SS-50.7", "SS-19.14")
def test_a_token_where_an_enemy_enters_play() -> None:
    q = two(a="orc-warrior blue 1 14B.b")
    does(q, "{op: token, kind: snare, at: 14B.c, on: enters-play, do: [{op: condition, whose: entered, name: slow}]}")
    brought(q, "a", "14B.c")
    assert q.has("a", t.SLOW)


@rule("SS-50.2", "SS-50.7", "SS-22.19")
@pytest.mark.parametrize(("struck", "healed"), [(4, 1), (0, 0)])
def test_a_heros_ability_after_an_own_attack_that_damages(struck: int, healed: int) -> None:
    q = two(a="orc-warrior green 1 14B.b")
    q.s.figures.edit(0).wounds = 2
    born_with(q, "Ecarus", "{on: own-attack-damages, do: [{op: heal, whose: you, amount: 1}]}")
    q.begin(Attack(0, q["a"], BY_HITS, struck), "b1 b1 b1"[: 3 * 3 if struck else 0])
    settle(q)
    assert q.wounds("Ecarus") == 2 - healed


@rule("SS-50.2", "SS-50.15")
def test_a_further_attack_does_not_set_off_itself() -> None:
    q = two(a="troll 14B.b")
    q.s.listening = True
    born_with(q, "Ecarus", "{on: own-attack-over, do: [{op: attack, hits: 1, on: same}]}")
    q.begin(Attack(0, q["a"], BY_HITS, 2), "b1")
    settle(q, "")
    assert hits(q) == [2, 1]


@rule("SS-50.2", "SS-50.7", "SS-8.6")
def test_what_a_hero_does_when_wounded_is_limited() -> None:
    """Once a round, and only under its condition."""
    q = two(a="gremlin green 1 14B.b")
    born_with(q, "Ecarus", "{on: takes-damage, limit: round, given: {engaged: true}, do: [{op: soul, amount: 1}]}")
    for round_, soul in ((1, 1), (1, 1), (2, 2)):
        q.s.round = round_
        does(q, "{op: wound, whose: you, amount: 1}", "Ecarus")
        assert q.s.soul == soul
    atoms.take_away(q.s, q["a"])
    q.s.round = 3
    does(q, "{op: wound, whose: you, amount: 1}", "Ecarus")
    assert q.s.soul == 2


@rule("SS-50.2", "SS-7.5", "SS-8.6")
def test_what_an_enemy_does_by_itself_keeps_its_limit_and_its_condition() -> None:
    q = two(a="orc-warrior red 1 14B.b")
    on_scroll(
        q, "a", "{use: reaction, on: takes-damage, limit: round, given: {engaged: true}, do: [{op: soul, amount: 1}]}"
    )
    for round_, soul in ((1, 1), (1, 1), (2, 2)):
        q.s.round = round_
        does(q, "{op: wound, whose: target, amount: 1}", "Ecarus", "a")
        settle(q)
        assert q.s.soul == soul
    atoms.put(q.s, 0, q.area("14B.c"))
    q.s.happened, q.s.round = [], 3
    does(q, "{op: wound, whose: target, amount: 1}", "Ecarus", "a")
    assert q.s.soul == 2


@rule("SS-50.7")
@pytest.mark.parametrize(
    ("trigger", "mover", "soul"),
    [
        ("enemy-enters", "a", 1),
        ("hero-enters", "Shae", 1),
        ("enemy-enters", "Shae", 0),
        ("moves", "Ecarus", 1),
        ("moves", "Shae", 0),
    ],
)
def test_what_a_hero_does_when_somebody_enters(trigger: str, mover: str, soul: int) -> None:
    """This area, at each entry; `mover` has caused it."""
    q = two(a="orc-warrior green 1 14B.c")
    born_with(q, "Ecarus", f"{{on: {trigger}, do: [{{op: soul, amount: 1}}, {{op: fire, whose: mover, level: 1}}]}}")
    atoms.enter(q.s, q[mover], q.area("14B.b"))
    q.s.pending.clear()
    q.s.given.clear()
    q.run()
    assert q.s.soul == soul
    assert (sum(q.s.figures.rows[q[mover]].fires) > 0) == (soul == 1)


@rule("SS-50.7", "SS-7.43")
def test_what_a_hero_does_when_an_attack_is_declared() -> None:
    """An enemy's attack on a hero of this area, before H1."""
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.b", a="gremlin green 1 14B.b")
    q.s.listening = True
    born_with(q, "Ecarus", "{on: attack-declared, limit: round, do: [{op: cancel-attack}]}")
    does(q, "{op: attack, hits: 2, on: target}", "a", "Shae")
    assert happened(q, "attack-cancelled", "defended") == ["attack-cancelled"]
    does(q, "{op: attack, hits: 2, on: target}", "a", "Shae", dice="b1")
    assert q.wounds("Shae") > 0


@rule("SS-50.7", "SS-6.4")
def test_what_heroes_and_tokens_do_in_the_time_phase() -> None:
    q = two()
    q.s.figures.edit(0).wounds = 2
    born_with(q, "Ecarus", "{on: time-phase, do: [{op: heal, whose: you, amount: 1}]}")
    does(q, "{op: token, kind: snare, at: 14B.c, on: time-phase, do: [{op: wound, whose: heroes-here, amount: 1}]}")
    q.time_phase()
    assert (q.wounds("Ecarus"), q.wounds("Shae")) == (1, 1)


@rule("SS-50.2", "SS-50.11", "SS-28.6")
def test_the_cost_and_limit_of_a_special_ability() -> None:
    """Without a charge it does nothing; once a quest is once."""
    q = two(a="raider blue 1 14B.a")
    on_scroll(q, "a", "{use: special, cost: {charges: 1}, charges: 1, do: [{op: soul, amount: 1}]}")
    on_scroll(q, "a", "{use: special, limit: quest, do: [{op: soul, amount: 10}]}")
    q.s.foes.edit(q.foe("a")).charges = 1
    for soul in (11, 11):
        q.begin(Special(q.foe("a")))
        settle(q, "")
        assert q.s.soul == soul


@rule("SS-50.3")
def test_a_bot_names_whom_else_it_strikes() -> None:
    """`Targets 2`: it does not stop while it may name another."""
    q = orcs()
    made = making(q)
    q.begin(Attack(0, q["a"], BY_HITS, 2, extra=made.dice_effects(["Targets 2"])))
    assert q.choice.kind == "beside"
    assert advise(q.s, q.choice).answer == q["b"]


# Dice effects ----------------------------------------------------------------------------------------------------------


@rule("SS-50.17", "SS-40.5u", "SS-22.6")
def test_the_saves_of_swing_are_made_when_it_is_paid() -> None:
    """`M: Rule swing` and `SS: Critical`: saves first, then the hits are counted and the token is drawn."""
    q = scene("14B", Ecarus="black-rose 14B.b", Shae="assassin 14B.c", troll="troll 14B.b")
    q.s.listening = True
    critical(q, "slow")
    q.begin(Attack(q["troll"], 0, BY_WEAPON, t.OFF), "r9 b5 b1 b1 b1 b1 b1")
    settle(q)
    told = happened(q, "saved", "hits-counted", "condition-came")
    assert told == ["saved", "condition-came", "hits-counted", "condition-came"]
    assert q.has("Ecarus", t.DOWN) and q.has("Ecarus", t.SLOW)


@rule("SS-50.17", "SS-40.5u")
def test_swing_needs_no_hit() -> None:
    q = scene("14B", Ecarus="black-rose 14B.b", Shae="assassin 14B.c", troll="troll 14B.b")
    q.s.listening = True
    lasts(q, "troll", "{mod: hits, by: -9}")
    q.begin(Attack(q["troll"], 0, BY_WEAPON, t.OFF), "r6 b1 b1 b1")
    settle(q)
    assert hits(q) == [0]
    assert (q.has("Ecarus", t.DOWN), q.wounds("Ecarus")) == (True, 1)


@rule("SS-50.3", "SS-22.3", "SS-50.15")
@pytest.mark.parametrize("written", [["S: Again", "M: Then off"], ["SM: Again, Then off"]])
@pytest.mark.parametrize("turned", [False, True])
def test_further_attacks_come_in_the_order_in_which_they_were_paid(written: list[str], turned: bool) -> None:
    """One after the other, each complete; of one effect in the order of its words."""
    if len(written) == 1 and turned:
        written = ["SM: Then off, Again"]
    q = scene(
        "14B", Ecarus="white-rose 14B.b longsword", Shae="assassin 14B.c pocket-knife stiletto", troll="troll 14B.c"
    )
    q.s.listening = True
    made = making(q)
    effects = made.dice_effects(written)
    q.begin(Attack(1, q["troll"], BY_WEAPON, t.MAIN, extra=effects), "r9 r6" + " b1" * 20)
    order = effects[::-1] if turned else effects
    for effect in order:
        q.do(effect)
    settle(q, "")
    declared = [event.data["which"] for event in q.s.events if event.kind == "attack-declared"]
    assert declared == ([t.MAIN, t.OFF, t.MAIN] if turned else [t.MAIN, t.MAIN, t.OFF])
