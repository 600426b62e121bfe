"""SS-50: what the words of the vocabulary do: every verb, every selector, every amount."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.sword_and_sorcery.rules.cards.table import cool, cooldown, skilled
from tests.sword_and_sorcery.scene import Scene, scene
from tests.sword_and_sorcery.written import ability, does, happened, hits, settle

from reverie.games.sword_and_sorcery.content.notation import parse_amount, parse_selector
from reverie.games.sword_and_sorcery.rules import atoms, atoms_items, atoms_map
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.abilities import SELECTORS, Selector
from reverie.games.sword_and_sorcery.rules.conditions import counter
from reverie.games.sword_and_sorcery.rules.effects.vocabulary import VERBS
from reverie.games.sword_and_sorcery.rules.effects.walk import Deeds, amount_of, fixed, may_concern
from reverie.games.sword_and_sorcery.rules.frames import Activation, EnemyWalk, Spawn
from reverie.games.sword_and_sorcery.rules.procedures.time_phase import can_rise
from reverie.games.sword_and_sorcery.rules.state import (
    ENEMIES,
    EVENTS,
    FOUND_CROWNS,
    FOUND_ITEM,
    GATE,
    NOBODY,
    SHADOW,
    SHOP,
    SHRINE,
    STORY,
    THINGS,
    TREASURES,
    WAYPOINT,
)
from reverie.games.sword_and_sorcery.rules.strike import BY_HITS, BY_WEAPON, Attack, Save
from reverie.kernel.agenda import push
from reverie.testing import rule


def two(**more: str) -> Scene:
    """Ecarus and Shae in two areas that see each other, and whoever else is named."""
    return scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", **more)


def fires(q: Scene, who: str) -> tuple[int, int]:
    found: tuple[int, int] = q.s.figures.rows[q[who]].fires
    return found


def lying(q: Scene, kind: int) -> list[str]:
    """Where things of a kind lie."""
    return [q.s.plan.areas.names[thing.area] for thing in q.s.things.rows if thing.kind == kind]


# What is done at all: conditions, choices, rolls, saves ----------------------------------------------------------------


@rule("SS-50.8", "SS-50.6")
@pytest.mark.parametrize(("wounds", "left"), [(3, 1), (0, 1)])
def test_when(wounds: int, left: int) -> None:
    """One list or the other."""
    q = two()
    q.s.figures.edit(0).wounds = wounds
    heal, hurt = "{op: heal, whose: you, amount: 2}", "{op: wound, whose: you, amount: 1}"
    does(q, f"{{op: when, given: {{wounded: true}}, do: [{heal}], otherwise: [{hurt}]}}", "Ecarus")
    assert q.wounds("Ecarus") == left


OPTIONS = "options: [[{op: soul, amount: 1}], [{op: soul, amount: 2}]]"


@rule("SS-50.8")
@pytest.mark.parametrize(("by", "seat"), [("you", 1), ("active-hero", 0)])
def test_choose(by: str, seat: int) -> None:
    q = two()
    does(q, f"{{op: choose, by: {by}, {OPTIONS}}}", "Shae")
    assert (q.choice.kind, q.choice.seat, q.options()) == ("choose", seat, [0, 1])
    q.do(1)
    assert q.s.soul == 2


@rule("SS-50.8", "SS-1.11")
def test_choose_by_the_party() -> None:
    """All persons are asked at once."""
    q = two()
    does(q, f"{{op: choose, by: party, {OPTIONS}}}")
    assert sorted([choice.seat for choice in q.s.pending]) == [0, 1]
    q.do(0)
    assert q.s.soul == 1


@rule("SS-50.8", "SS-13.5")
@pytest.mark.parametrize(("version", "options"), [("white-rose", [0]), ("black-rose", [1]), ("archer", [0, 1])])
def test_choose_by_nature(version: str, options: list[int]) -> None:
    """Lawful the first, chaotic the second, neutral either; without Soul Storm."""
    q = (
        scene("14B", Ann=f"{version} 14B.b", Ben="ranger 14B.c")
        if version != "archer"
        else scene("14B", Ann="archer 14B.b", Ben="rogue 14B.c")
    )
    q.s.setup = {**q.s.setup, "soul_storm": False}
    does(q, f"{{op: choose, by: nature, {OPTIONS}}}")
    if len(options) > 1:
        assert q.options() == options
        q.do(0)
    assert q.s.soul == options[0] + 1


@rule("SS-50.8", "SS-7.47")
@pytest.mark.parametrize(("face", "soul"), [("b6", 1), ("b8", 1), ("b2", 5)])
def test_roll_for_symbols(face: str, soul: int) -> None:
    """Success if any of the symbols shows."""
    q = two()
    success, failure = "[{op: soul, amount: 1}]", "[{op: soul, amount: 5}]"
    does(q, f"{{op: roll, symbols: [shield, skill], do: {success}, otherwise: {failure}}}", "Ecarus", dice=face)
    assert q.s.soul == soul


@rule("SS-50.8", "SS-7.35")
def test_roll_on_a_table() -> None:
    """A face with two results offers two lines, of which the roller takes one."""
    table = "{hit: [{op: soul, amount: 1}], skill: [{op: soul, amount: 2}], miss: [{op: soul, amount: 9}]}"
    q = two()
    does(q, f"{{op: roll, die: red, table: {table}}}", "Ecarus", dice="r4")
    assert (q.choice.kind, q.choice.seat, q.options()) == ("drawn", 0, [0, 1])
    q.do(1)
    assert q.s.soul == 2
    does(q, f"{{op: roll, die: red, table: {table}}}", "Ecarus", dice="r1")
    assert q.s.soul == 2 + 9
    does(q, f"{{op: roll, die: red, table: {table}}}", "Ecarus", dice="r10")
    assert q.s.soul == 2 + 9 + 1


@rule("SS-50.8", "SS-13.12")
def test_save_each_for_oneself() -> None:
    """Each saves; what befalls one comes before the next saves. Companions save, enemies and ghosts do not."""
    q = scene("14B", Ecarus="black-rose 14B.b", Shae="assassin 14B.c", Ann="archer 14B.c", g="gremlin green 1 14B.b")
    atoms.become_ghost(q.s, 2, 1)
    q.s.listening = True
    hurt, heal = "[{op: wound, whose: saver, amount: 1}]", "[{op: soul, amount: 1}]"
    does(q, f"{{op: save, whose: everyone, fail: {hurt}, pass: {heal}}}", dice="b1 b6")
    assert (q.wounds("Ecarus"), q.wounds("Shae"), q.wounds("g"), q.s.soul) == (1, 0, 0, 1)
    assert happened(q, "saved", "wounded") == ["saved", "wounded", "saved"]


# Life and limb ----------------------------------------------------------------


@rule("SS-50.8", "SS-50.13", "SS-8.8")
def test_heal_and_wound() -> None:
    """Never above full; wounds without defence."""
    q = scene("14B", Ecarus="white-rose 14B.b +scale-armour", Shae="rogue 14B.c")
    does(q, "{op: wound, whose: in-play, amount: 3}")
    assert (q.wounds("Ecarus"), q.wounds("Shae")) == (3, 3)
    does(q, "{op: heal, whose: heroes, amount: 2}")
    assert (q.wounds("Ecarus"), q.wounds("Shae")) == (1, 1)
    does(q, "{op: heal, whose: heroes, amount: all}")
    assert (q.wounds("Ecarus"), q.wounds("Shae")) == (0, 0)


@rule("SS-50.8", "SS-25.2")
@pytest.mark.parametrize(("name", "bit"), list(zip(t.CONDITIONS[:4], t.BITS, strict=True)))
def test_condition(name: str, bit: int) -> None:
    q = two()
    does(q, f"{{op: condition, whose: you, name: {name}}}", "Ecarus")
    assert q.has("Ecarus", bit)


@rule("SS-50.8")
def test_poison_is_a_condition_of_two_levels() -> None:
    q = two()
    for level in (1, 2):
        does(q, f"{{op: condition, whose: you, name: poison-{level}}}", "Ecarus")
        assert q.s.figures.rows[0].poison == level


@rule("SS-50.8", "SS-25.3")
def test_cure_of_named_conditions() -> None:
    """Only those that are named; of several heroes each."""
    q = two()
    for hero in (0, 1):
        atoms.give_condition(q.s, hero, t.SLOW)
        atoms.give_condition(q.s, hero, t.STUN)
    does(q, "{op: cure, whose: in-play, which: [slow, poison]}")
    assert [q.s.figures.rows[hero].conditions for hero in (0, 1)] == [t.STUN, t.STUN]


@rule("SS-50.8", "SS-24.12", "SS-24.13")
def test_fire_and_unfire() -> None:
    q = two()
    does(q, "{op: fire, whose: you, level: 2}", "Ecarus")
    does(q, "{op: fire, at: 14B.c, level: 1}")
    assert (fires(q, "Ecarus"), fires(q, "Shae")) == ((0, 1), (1, 0))
    does(q, "{op: unfire, whose: heroes}")
    assert (fires(q, "Ecarus"), fires(q, "Shae")) == ((0, 0), (0, 0))


@rule("SS-50.8", "SS-28.15")
def test_shields_of_enemies_stop_at_the_maximum() -> None:
    q = two(o="orc-shaman green 1 14B.b")
    q.s.figures.edit(q["o"]).shields = 1
    does(q, "{op: shields, whose: this, amount: 5}", "o")
    assert q.s.figures.rows[q["o"]].shields == 2


@rule("SS-50.8", "SS-26.1")
def test_stay_alive() -> None:
    q = two()
    does(q, "{op: stay-alive, whose: you, hp: 2}", "Ecarus")
    assert q.wounds("Ecarus") == 10 - 2


# Powers and actions ----------------------------------------------------------------


def with_powers() -> Scene:
    q = two()
    skilled(q, "Ecarus", 4, "cleave", "rose-strike", "shield-bash")
    for power, hourglasses in (("cleave", 1), ("rose-strike", 3), ("shield-bash", 4)):
        cool(q, "Ecarus", power, hourglasses)
    return q


@rule("SS-50.8", "SS-19.12", "SS-Q7")
def test_rotate() -> None:
    """All, or one that its owner names; forward from 1 is ready, back stays at 4."""
    q = with_powers()
    does(q, "{op: rotate, whose: heroes, by: -1, count: all}")
    assert [cooldown(q, "Ecarus", power) for power in ("cleave", "rose-strike", "shield-bash")] == [2, 4, 4]
    does(q, "{op: rotate, whose: you, by: 2, count: 1}", "Ecarus")
    assert (q.choice.kind, q.choice.seat, len(q.options())) == ("power", 0, 3)
    q.do(q.s.cast.power_ids["cleave"])
    assert cooldown(q, "Ecarus", "cleave") == 0


@rule("SS-50.8", "SS-19.12")
def test_rotate_several_of_a_chosen_hero() -> None:
    """Two different powers, named one after the other by whoever owns them."""
    q = with_powers()
    made = ability(q, "{use: free, range: 1, do: [{op: rotate, whose: chosen-hero, by: 1, count: 2}]}")
    q.begin(Deeds(made.do, 1, 1, ability=made.number))
    assert (q.choice.kind, q.choice.seat) == ("target", 1)
    q.do("Ecarus")
    ids = q.s.cast.power_ids
    assert (q.choice.kind, q.choice.seat) == ("power", 0)
    q.do(ids["shield-bash"])
    assert q.options() == [ids["cleave"], ids["rose-strike"]]
    q.do(ids["rose-strike"])
    assert [cooldown(q, "Ecarus", power) for power in ("cleave", "rose-strike", "shield-bash")] == [1, 2, 3]
    assert q.choice.kind == "deed"


@rule("SS-50.8", "SS-19.13")
def test_refresh() -> None:
    """Powers that show at most so many hourglasses; one may decline."""
    q = with_powers()
    does(q, "{op: refresh, whose: you, count: 1, at: 3}", "Ecarus")
    ids = q.s.cast.power_ids
    assert q.options() == [ids["cleave"], ids["rose-strike"], "pass"]
    q.do(ids["rose-strike"])
    assert [cooldown(q, "Ecarus", power) for power in ("cleave", "rose-strike", "shield-bash")] == [1, 0, 4]


@rule("SS-50.8", "SS-18.3", "SS-15.1")
def test_action_and_points() -> None:
    """More actions of the turn, more points of its move."""
    q = scene("14B", Ecarus="white-rose 14B.b draught-of-heroes boots-of-the-roe", Shae="rogue 14B.c")
    boots = q.number("boots-of-the-roe", 1)
    q.s.charges = tuple([3 if card == boots else 0 for card in range(len(q.s.charges))])
    q.turn("Ecarus")
    for name in ("draught-of-heroes", "boots-of-the-roe"):
        q.do(next(deed for deed in q.options() if deed[:2] == ("item", q.number(name, 1))))
    turn = q.s.agenda[-1]
    assert turn.combat == 2
    q.do("go", "14B.a")
    assert q.s.agenda[-1].points == 3 + 2 - 1


@rule("SS-50.8", "SS-25.13")
def test_hide_and_taunt() -> None:
    q = two(r="raider green 1 14B.b")
    does(q, "{op: hide, whose: you}", "Ecarus")
    assert q.s.figures.rows[0].hidden
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.b", r="raider green 1 14B.b")
    q.s.figures.edit(1).wounds = 3
    q.s.listening = True
    q.begin(Activation(q.foe("r")), "r1 b6")
    assert (q.choice.kind, q.choice.seat) == ("window", 0)
    q.do(q.options()[0])
    settle(q)
    assert [event.data["target"] for event in q.s.events if event.kind == "attack-declared"] == [0]


# Moves ----------------------------------------------------------------


@rule("SS-50.8", "SS-15.7")
@pytest.mark.parametrize(("evade", "attacks"), [("true", 1), ("false", 0)])
def test_move(evade: str, attacks: int) -> None:
    """Area by area, as long as one likes, besides the move action; without evading nobody strikes."""
    q = two(o="orc-warrior green 1 14B.b")
    q.s.listening = True
    does(q, f"{{op: move, whose: you, areas: 2, evade: {evade}}}", "Ecarus", dice="r1 b6" if attacks else "")
    assert q.options() == [q.area("14B.a"), q.area("14B.c"), "stop"]
    q.do(q.area("14B.a"))
    settle_reactions(q)
    assert len(happened(q, "attack-declared")) == attacks
    q.do("stop")
    assert q.where("Ecarus") == "14B.a"


def settle_reactions(q: Scene) -> None:
    while q.choice.kind in ("window", "armour", "effect"):
        q.do(q.options()[-1])


@rule("SS-50.8", "SS-Q81")
def test_put() -> None:
    """Placed on an area, or on one that is chosen within a distance and in sight."""
    q = two()
    does(q, "{op: put, whose: heroes, at: 14B.a}")
    assert [q.where("Ecarus"), q.where("Shae")] == ["14B.a", "14B.a"]
    does(q, "{op: put, whose: you, at: chosen-area, within: 2, sight: true}", "Ecarus")
    assert q.where("Ecarus") == "14B.b"  # 14B.c is two areas away and not in sight
    q.s.listening = True
    does(q, "{op: put, whose: you, at: chosen-area, within: 1, sight: true}", "Ecarus")
    assert q.options() == [q.area("14B.a"), q.area("14B.c")]


@rule("SS-50.8", "SS-34.7", "SS-34.3")
def test_fall_back_and_advance() -> None:
    q = scene("14B", Ecarus="white-rose 14B.c", Shae="rogue 14B.c", g="gremlin green 1 14B.b")
    does(q, "{op: fall-back, whose: this, areas: 1}", "g")
    assert q.where("g") == "14B.a"
    does(q, "{op: advance, whose: this, areas: 1, towards: nearest-hero}", "g")
    settle(q)
    assert q.where("g") == "14B.b"


@rule("SS-50.8")
def test_stop() -> None:
    q = scene("1B", Ecarus="white-rose 1B.a", Shae="rogue 1B.a", g="gremlin green 1 1B.g")
    does(q, "{op: token, kind: snare, at: 1B.d, on: enemy-enters, do: [{op: stop}]}", "Ecarus")
    q.begin(EnemyWalk(q.foe("g"), -1, q.area("1B.a")))
    settle(q)
    assert q.where("g") == "1B.d"


# Attacks ----------------------------------------------------------------


@rule("SS-50.8", "SS-50.15")
def test_attack_with_a_weapon() -> None:
    """`sure: 0` drops the sure hits, effects are added to the printed ones."""
    q = scene("14B", Ecarus="white-rose 14B.b longsword", Shae="rogue 14B.c", o="orc-warrior red 1 14B.b")
    q.s.listening = True
    does(q, '{op: attack, weapon: main, on: target, sure: 0, effects: ["Knock-down"]}', "Ecarus", "o", dice="r2 b1 b1")
    settle(q)
    assert hits(q) == [1]
    assert q.has("o", t.DOWN)
    does(q, '{op: attack, weapon: "off", on: target}', "Ecarus", "o")
    assert hits(q) == [1]  # there is no other hand


@rule("SS-50.8", "SS-50.5")
def test_attack_by_plain_hits() -> None:
    q = two(o="orc-warrior red 1 14B.b")
    q.s.listening = True
    does(q, "{op: attack, hits: value, on: target}", "Ecarus", "o", value=4, dice="b6 b6")
    assert hits(q) == [4]


@rule("SS-50.8", "SS-43.8")
def test_force_attack() -> None:
    """An enemy strikes another of its area; the user chooses which. Those elsewhere are no choice."""
    q = scene(
        "14B",
        Thorgar="cleric 14B.c",
        Shae="rogue 14B.c",
        a="raider green 1 14B.b",
        b="gremlin green 1 14B.b",
        c="gremlin green 2 14B.b",
        d="orc-warrior green 1 14B.a",
    )
    does(q, "{op: force-attack, whose: target, on: another-enemy}", "Thorgar", "a")
    assert sorted(q.options()) == sorted([q["b"], q["c"]])
    q.do("c", dice="r2 b1")
    settle(q)
    assert q.wounds("c") == 2


@rule("SS-50.8", "SS-24.2")
def test_cancel_attack_of_a_token() -> None:
    """An illusion, as it is written: the attack ends before the roll, and one token goes."""
    q = two(g="gremlin green 1 14B.b")
    for _token in range(2):
        does(
            q,
            "{op: token, kind: illusion, at: here, on: attack-declared, do: [{op: cancel-attack}, {op: untoken, kind: illusion, count: 1}]}",
            "Ecarus",
        )
    q.s.listening = True
    for left in (1, 0):
        q.begin(Attack(q["g"], 0, BY_WEAPON, t.MAIN))
        assert len(lying(q, THINGS.index("illusion"))) == left
    assert happened(q, "attack-cancelled", "hits-counted") == ["attack-cancelled"] * 2
    q.begin(Attack(q["g"], 0, BY_WEAPON, t.MAIN), "r1 r1")
    assert happened(q, "hits-counted") == ["hits-counted"]


@rule("SS-50.8", "SS-7.46", "SS-8.2")
def test_reroll_and_pass_save() -> None:
    """Lucky Coin rolls the save again, once; Iron Will makes it count as passed."""
    q = scene("14B", Ecarus="black-rose 14B.b lucky-coin", Shae="assassin 14B.c")
    skilled(q, "Ecarus", 1, "iron-will")
    q.s.listening = True
    q.begin(Save(0, False), "b1")
    kinds = [one[0] for one in q.options()[:-1]]
    assert sorted(kinds) == ["item", "power"]
    q.do(next(one for one in q.options() if one[0] == "item"))
    q.do((0,), dice="b1")
    assert [one[0] for one in q.options()[:-1]] == ["power"]
    q.do(q.options()[0])
    assert [event.data["passed"] for event in q.s.events if event.kind == "saved"] == [True]


# Enemies ----------------------------------------------------------------


@rule("SS-50.8", "SS-36.4")
def test_banish() -> None:
    """The whole horde leaves: its card to the discards, no soul points, no drops."""
    q = two(p="gremlin-pack blue 1 14B.b")
    does(q, "{op: banish, whose: target}", "Ecarus", "p")
    assert q.s.foes_in_play() == [] and q.s.soul == 0
    assert q.s.piles.rows[ENEMIES + 1].cards == (q.foe("p"),)
    assert [thing.kind for thing in q.s.things.rows if thing.kind] == []


@rule("SS-50.8", "SS-32.2", "SS-32.8")
def test_activate_and_special() -> None:
    """By a selector or by what a card names; `special: first`."""
    q = scene(
        "1B", Ecarus="black-rose 1B.a", Shae="assassin 1B.a", o="orc-warrior blue 1 1B.g", g="gremlin green 1 1B.g"
    )
    q.s.listening = True
    does(q, "{op: activate, which: {rank: blue}, special: first}")
    settle(q)
    does(q, "{op: activate, whose: target, plus: true}", target="g")
    settle(q)
    acted = [event.data["foe"] for event in q.s.events if event.kind == "enemy-activated"]
    assert acted == [q.foe("o"), q.foe("g")]
    atoms.change_charges(q.s, q.foe("o"), -1)
    does(q, "{op: special, which: {rank: blue}}")
    settle(q)
    assert q.s.foes.rows[q.foe("o")].charges == 1


@rule("SS-50.8", "SS-28.6")
def test_charge() -> None:
    q = two(r="raider red 1 14B.b")
    atoms.change_charges(q.s, q.foe("r"), -1)
    does(q, "{op: charge, whose: this, amount: 5}", "r")
    assert q.s.foes.rows[q.foe("r")].charges == 1


@rule("SS-50.8", "SS-20.1")
def test_summon() -> None:
    """Into its owner's area, and activated at once."""
    q = scene("14B", Laegon="archer 14B.b", Shae="rogue 14B.c")
    does(q, "{op: summon, companion: fenrir, rank: 2}", "Laegon")
    assert q.s.figures.rows[5].area == q.area("14B.b")
    assert (q.choice.kind, q.choice.seat) == ("deed", 0) and q.options() != ["rest", "wait"]
    q.do("end")
    assert q.s.companions.rows[0].activated


@rule("SS-50.8", "SS-28.10")
def test_gain_power() -> None:
    q = two(g="gremlin red 1 14B.b")
    row = q.s.piles.edit(10)
    row.cards, row.known = (0, 5, 8), (0, 0, 0)
    does(q, "{op: gain-power, whose: this, amount: 2}", "g")
    settle(q)
    assert len(q.s.foes.rows[q.foe("g")].powers) == 2


@rule("SS-50.8", "SS-30.3", "SS-31.6")
def test_spawn_and_place() -> None:
    """By count or by formula, of a rank, with a group's name; a certain one is not placed twice."""
    q = two(a="gremlin green 1 14B.a", b="raider blue 1 14B.a", c="orc-warrior green 1 14B.a")
    for name in ("a", "b", "c"):
        atoms.take_away(q.s, q[name])
        atoms.leave_play(q.s, q.foe(name), False)
    q.s.happened = []
    q.stack("enemy", q.foe("a"), q.foe("b"), q.foe("c"))
    does(q, "{op: spawn, count: 1, at: 14B.c, rank: blue, as: guards}")
    settle(q)
    assert (q.where("b"), q.s.foes.rows[q.foe("b")].group) == ("14B.c", "guards")
    does(q, "{op: place, enemy: orc-warrior green 1, at: 14B.a, stunned: true}")
    settle(q)
    assert q.where("c") == "14B.a" and q.has("c", t.STUN)
    does(q, "{op: place, enemy: orc-warrior green 1, at: 14B.c}")
    assert q.where("c") == "14B.a"
    does(q, "{op: spawn, formula: 1, at: 14B.b}")
    settle(q)
    assert q.where("a") == "14B.b"  # two heroes, two enemies, one more


@rule("SS-50.8", "SS-32.1")
def test_encounter() -> None:
    q = two(g="gremlin green 1 14B.a")
    q.stack("encounter", [card.id for card in q.s.cast.encounters].index("O"))
    q.s.listening = True
    does(q, "{op: encounter}")
    assert happened(q, "encounter-drawn") == ["encounter-drawn"]


# Finds and wealth ----------------------------------------------------------------


@rule("SS-50.8", "SS-11.1", "SS-Q23")
def test_trap_and_search() -> None:
    q = two()
    q.stack("trap", [card.id for card in q.s.cast.traps].index("needle"))
    does(q, "{op: trap, at: here, whose: searcher}", cause=1)
    settle(q)
    assert q.wounds("Shae") == 1
    does(q, "{op: search, token: 1, whose: active-hero}", dice="r2")
    settle(q)
    assert q.s.crowns(0) == 10


@rule("SS-50.8", "SS-10.8")
def test_treasure() -> None:
    """Draw 3, keep 1; the rest is shuffled back."""
    q = two()
    drawn = q.s.piles.rows[TREASURES].cards[:3]
    count = len(q.s.piles.rows[TREASURES].cards)
    does(q, "{op: treasure, whose: you, draw: 3, keep: 1}", "Shae")
    assert (q.choice.kind, q.choice.seat, q.options()) == ("drawn", 1, list(drawn))
    q.do(drawn[1])
    settle(q)
    assert q.s.heroes.rows[1].pack == (drawn[1],)
    assert len(q.s.piles.rows[TREASURES].cards) == count - 1


@rule("SS-50.8", "SS-36.3", "SS-21.11")
def test_loot_and_soul_weapon() -> None:
    """A token from the bag does what its face says; without the deck of soul weapons two treasures come."""
    q = two()
    does(q, "{op: loot, whose: you}", "Shae")
    assert q.s.crowns(1) == 10
    does(q, "{op: soul-weapon, whose: you}", "Shae")
    settle(q)
    assert len(q.s.heroes.rows[1].pack) == 2
    weapon = q.number("whisperfang", 1)
    q.stack("soul-weapon", weapon)
    does(q, "{op: soul-weapon, whose: you}", "Shae")
    settle(q)
    assert weapon in (*q.s.heroes.rows[1].pack, *q.s.heroes.rows[1].slots)


@rule("SS-50.8", "SS-8.8")
def test_give() -> None:
    """To a hero, or laid on an area; the third is the last, and then there is none."""
    q = two()
    does(q, "{op: give, item: healing-potion, whose: you}", "Ecarus")
    does(q, "{op: give, item: healing-potion, side: 2, at: 14B.a}")
    does(q, "{op: give, item: healing-potion, whose: you}", "Shae")
    does(q, "{op: give, item: healing-potion, whose: you}", "Shae")
    settle(q)
    assert [len(row.pack) for row in q.s.heroes.rows] == [1, 1]
    (thing,) = [one for one in q.s.things.rows if one.kind == FOUND_ITEM]
    assert q.s.sides[thing.value] == 1


@rule("SS-27.14")
def test_hand_in() -> None:
    """Whoever of the party has the card, it goes back to where it belongs; nobody else loses anything."""
    q = two()
    does(q, "{op: give, item: healing-potion, whose: you}", "Shae")
    settle(q)
    (card,) = q.s.heroes.rows[1].pack
    does(q, "{op: hand-in, item: healing-potion}", "Ecarus")
    does(q, "{op: hand-in, item: healing-potion}", "Ecarus")
    settle(q)
    assert q.s.heroes.rows[1].pack == () and card in q.s.piles.rows[SHOP].cards


@rule("SS-50.8", "SS-27.1", "SS-14.2")
def test_crowns_and_soul() -> None:
    q = two()
    does(q, "{op: crowns, whose: in-play, amount: 15}")
    does(q, "{op: soul, amount: 2, each-hero: true}")
    assert ([q.s.crowns(0), q.s.crowns(1)], q.s.soul) == ([15, 15], 4)
    does(q, "{op: lose-crown-token, whose: you}", "Ecarus")
    assert q.s.crowns(0) in (5, 10)
    does(q, "{op: soul, amount: {base: 1, plus: heroes}}")
    assert q.s.soul == 4 + 1 + 2


@rule("SS-50.8", "SS-17.3")
def test_finds() -> None:
    """All of an area: taken at once, or moved."""
    q = two(g="gremlin green 1 14B.b")
    atoms_map.lay(q.s, FOUND_CROWNS, q.area("14B.a"), atoms_items.packed((0, 0, 1)))
    does(q, "{op: finds, from: chosen-area, to: here}", "Ecarus", q.area("14B.a"))
    assert lying(q, FOUND_CROWNS) == ["14B.b"]
    does(q, "{op: finds, from: chosen-area, to: you}", "Ecarus", q.area("14B.b"))
    assert (lying(q, FOUND_CROWNS), q.s.crowns(0)) == ([], 50)


@rule("SS-50.8", "SS-27.4")
def test_emporium() -> None:
    q = two()
    does(q, "{op: emporium, whose: in-play}")
    assert q.choice.kind == "visit"


@rule("SS-50.8", "SS-1.13")
def test_look() -> None:
    """One pile, its topmost cards, seen and put back in any order by the user alone."""
    q = two()
    before = q.s.piles.rows[EVENTS].cards
    does(q, "{op: look, piles: [event, encounter], count: 2, reorder: true}", "Shae")
    assert q.choice.seat == 1
    while q.choice.kind != "deed":
        q.do(q.options()[0] if q.choice.kind != "return" else q.options()[-1])
    assert q.s.piles.rows[EVENTS].cards == (before[1], before[0], *before[2:])


# Tokens, lasting effects, the map ----------------------------------------------------------------


@rule("SS-50.8", "SS-19.14", "SS-50.10")
def test_token_and_untoken() -> None:
    """At most so many lie there; they leave with the Time Phase, or are taken away everywhere."""
    q = two()
    battle, guard = THINGS.index("battle-rune"), THINGS.index("protective-rune")
    for hero in ("Ecarus", "Shae"):
        does(q, "{op: token, kind: battle-rune, at: here, most: 1, until: time-phase}", hero)
    assert lying(q, battle) == ["14B.c"]
    does(q, "{op: token, kind: protective-rune, at: 14B.a}", "Shae")
    q.time_phase()
    settle(q)
    assert (lying(q, battle), lying(q, guard)) == ([], ["14B.a"])
    does(q, "{op: untoken, kind: rune, at: everywhere}", "Shae")
    assert lying(q, guard) == []


@rule("SS-50.8", "SS-50.10")
@pytest.mark.parametrize(
    ("until", "ends"),
    [("attack", "attack"), ("turn", "turn"), ("time-phase", "time"), ("quest", "never")],
)
def test_how_long_something_lasts(until: str, ends: str) -> None:
    q = two(r="raider green 1 14B.b")
    does(q, f"{{op: lasting, whose: you, until: {until}, always: [{{mod: movement, by: 1}}]}}", "Ecarus")
    order = ["attack", "turn", "time"]
    ended = False
    for moment in order:
        if moment == "attack":
            q.begin(Attack(q["r"], 1, BY_HITS, 0))
        elif moment == "turn":
            q.turn("Shae")
            q.do("end")
        else:
            q.time_phase()
            settle(q)
        ended = ended or moment == ends
        assert (not q.s.lasting) == ended


@rule("SS-50.8", "SS-7.51")
def test_shrine_for() -> None:
    """A ghost counts as on a shrine in this soul step."""
    q = two()
    atoms.become_ghost(q.s, 1, 1)
    q.s.soul = 3
    does(q, "{op: shrine-for, whose: target}", "Ecarus", "Shae")
    assert (can_rise(q.s, 1), can_rise(q.s, 0)) == (True, False)
    q.s.round += 1
    assert not can_rise(q.s, 1)


@rule("SS-50.8", "SS-30.1", "SS-26.13")
def test_gates_shrines_and_waypoints() -> None:
    q = two()
    gate = atoms_map.lay(q.s, GATE, q.area("14B.a"), t.HIT, 1)
    shrine = atoms_map.lay(q.s, SHRINE, q.area("14B.c"))
    atoms_map.lay(q.s, WAYPOINT, q.area("14B.a"), 2)
    does(q, "{op: gate, which: nearest-open, open: false, rounds: 2}", "Ecarus")
    states = []
    for _phase in range(2):
        states.append(q.s.things.rows[gate].state)
        q.time_phase()
        settle(q)
    assert (states, q.s.things.rows[gate].state) == ([-2, -1], 1)
    does(q, "{op: gate, symbol: hit, open: false}")
    does(q, "{op: gate, which: first-closed, open: true}")
    assert q.s.things.rows[gate].state == 1
    does(q, "{op: shrine, at: 14B.c, active: true}")
    assert q.s.things.rows[shrine].state == 1
    does(q, "{op: waypoint, number: 2, remove: true}")
    assert lying(q, WAYPOINT) == []


@rule("SS-50.8", "SS-10.12")
def test_edges() -> None:
    """A wall token comes and goes."""
    q = two()
    does(q, "{op: edge, edge: [14B.a, 14B.b]}")
    assert q.area("14B.a") not in q.s.reach().meets[q.area("14B.b")]
    does(q, "{op: edge, edge: [14B.a, 14B.b], open: true}")
    assert q.area("14B.a") in q.s.reach().meets[q.area("14B.b")]


@rule("SS-50.8", "SS-29.1", "SS-7.1")
def test_shadows_move() -> None:
    """Towards the nearest hero, never into a hero's area; the check of sight comes after it."""
    q = scene("1B", Ecarus="white-rose 1B.a", Shae="rogue 1B.a")
    man = [card.id for card in q.s.cast.shadows].index("man")
    for area in ("1B.g",):
        q.s.things.rows.append(type(q.s.things.rows[0])(SHADOW, q.area(area), man))
    does(q, "{op: shadows-move, areas: 1}")
    settle(q)
    assert lying(q, SHADOW) != ["1B.g"]


@rule("SS-50.8", "SS-38.1", "SS-38.3", "SS-38.5")
def test_events_of_paragraphs() -> None:
    """Put in play and resolved; a story card on top of the deck, or on an area."""
    q = two()
    q.s.figures.edit(0).wounds = 2
    does(q, "{op: event, number: 7}")
    settle(q)
    assert q.wounds("Ecarus") == 1
    does(q, "{op: story-at, number: 2, at: 14B.a}")
    assert lying(q, STORY) == ["14B.a"]
    does(q, "{op: story-on-top, number: 1}")
    assert q.s.piles.rows[EVENTS].cards[0] == 1 and atoms_map.is_face_up(q.s)


@rule("SS-50.8", "SS-39.13", "SS-6.19")
def test_flags_counters_hints_and_the_end() -> None:
    q = two()
    q.s.listening = True
    does(q, "[{op: flag, name: bell}, {op: count, name: bones, by: 2}, {op: hint, id: look}]")
    assert ("bell" in q.s.flags, counter(q.s, "bones")) == (True, 2)
    assert happened(q, "hinted") == ["hinted"]
    does(q, "{op: flag, name: bell, set: false}")
    assert "bell" not in q.s.flags
    for _time in range(2):
        does(q, "{op: count, name: doused, once: here}", place=q.area("14B.a"))
    assert counter(q.s, "doused") == 1
    does(q, "{op: end, result: won}")
    assert q.s.ended == "won"


# Selectors (SS-50.4) ----------------------------------------------------------------


def chosen(q: Scene, written: str, user: str = "", target: int = NOBODY, **more: int) -> list[str]:
    """Whom a selector means, by their names."""
    names = {number: name for name, number in q.names.items()}
    walk = Deeds(0, 0, q[user] if user else NOBODY, target, **more)
    found = may_concern(q.s, walk, parse_selector(written, ["gremlin green 1", "guards"]))
    return [names[figure] for figure in found]


@rule("SS-50.4", "SS-26.15")
@pytest.mark.parametrize(
    ("selector", "who"),
    [
        ("you", ["Ecarus"]), ("active-hero", ["Shae"]), ("first-hero", ["Ecarus"]), ("heroes", ["Ecarus", "Shae", "Ann"]),
        ("in-play", ["Ecarus", "Shae"]), ("one-hero", ["Ecarus", "Shae"]), ("enemies", ["g", "r", "o"]), ("one-enemy", ["g", "r", "o"]),
        ("everyone", ["Ecarus", "Shae", "g", "r", "o"]), ("heroes-here", ["Ecarus"]), ("enemies-here", ["g", "r"]),
        ("chosen-hero", ["Ecarus", "Shae"]), ("chosen-ally", ["Ecarus", "Shae"]), ("chosen-ghost", ["Ann"]),
        ("chosen-enemy", ["g", "r"]), ("heroes-within 0", ["Ecarus"]), ("heroes-within 1", ["Ecarus", "Shae"]),
        ("enemies-within 0", ["g", "r"]), ("enemies-within 1", ["g", "r", "o"]), ("heroes-at 14B.c", ["Shae"]),
        ("enemies-at snare", ["o"]), ("gremlin green 1", ["g"]), ("guards", ["r"]),
    ],
)  # fmt: skip
def test_whom_a_heros_text_means(selector: str, who: list[str]) -> None:
    """Engaged, a hero chooses enemies of the own area only."""
    q = scene(
        "14B",
        Ecarus="white-rose 14B.b",
        Shae="rogue 14B.c",
        Ann="archer 14B.c",
        g="gremlin green 1 14B.b",
        r="raider green 1 14B.b",
        o="orc-warrior green 1 14B.a",
    )
    atoms.become_ghost(q.s, 2, 1)
    q.s.active = 1
    q.s.foes.edit(q.foe("r")).group = "guards"
    does(q, "{op: token, kind: snare, at: 14B.a}", "Ecarus")
    made = ability(q, "{use: free, range: 2}")
    assert chosen(q, selector, "Ecarus", ability=made.number) == who


@rule("SS-50.4")
@pytest.mark.parametrize(
    ("selector", "who"),
    [
        ("this", ["g"]), ("others-within 0", ["r"]), ("others-within 1", ["r", "o"]), ("others-in-sight", ["r", "o"]),
        ("heroes-here", ["Ecarus"]), ("downed-heroes-here", []), ("nearest-hero", ["Ecarus"]), ("nearest-hero 0", ["Ecarus"]),
        ("heroes-within 1", ["Ecarus", "Shae"]), ("victim", ["Shae"]), ("target", ["Shae"]), ("same", ["Shae"]),
        ("defender", ["Shae"]),
    ],
)  # fmt: skip
def test_whom_an_enemys_text_means(selector: str, who: list[str]) -> None:
    q = scene(
        "14B",
        Ecarus="white-rose 14B.b",
        Shae="rogue 14B.c",
        g="gremlin green 1 14B.b",
        r="raider green 1 14B.b",
        o="orc-warrior green 1 14B.a",
    )
    assert chosen(q, selector, "g", q["Shae"]) == who


@rule("SS-50.4")
def test_who_has_just_come() -> None:
    """`entered` is the enemy that has just come into play, also where only its coming is known."""
    q = two(g="gremlin green 1 14B.a")
    assert (chosen(q, "entered", cause=q["g"]), chosen(q, "entered")) == (["g"], [])
    push(q.s, Spawn(1, q.area("14B.a"), foe=q.s.foe_of(q["g"])))
    assert chosen(q, "entered") == ["g"]


@rule("SS-50.4")
@pytest.mark.parametrize(
    "selector", ["mover", "saver", "roller", "dying", "finder", "opener", "searcher", "revealer", "attacker"]
)
def test_who_caused_it(selector: str) -> None:
    q = two()
    assert chosen(q, selector, cause=1) == ["Shae"]


@rule("SS-50.4", "SS-12.7")
def test_the_wider_selectors() -> None:
    """Targets of the attack, heroes of the move, enemies of the chosen area, the area itself."""
    q = two(g="gremlin green 1 14B.a")
    names = list(SELECTORS)
    walk = Deeds(0, 0, 0, q.area("14B.a"), others=(1, 0))
    assert fixed(q.s, walk, Selector(names.index("targets"))) == [1, 0]
    assert fixed(q.s, walk, Selector(names.index("heroes-passed"))) == [1, 0]
    assert fixed(q.s, walk, Selector(names.index("enemies-there"))) == [q["g"]]
    made = ability(q, "{use: free, range: 1}")
    walk = Deeds(0, 0, 0, ability=made.number)
    assert may_concern(q.s, walk, Selector(names.index("chosen-area"))) == [
        q.area(name) for name in ("14B.a", "14B.b", "14B.c")
    ]


@rule("SS-50.4", "SS-7.31")
def test_the_party_names_one_hero() -> None:
    q = two()
    q.s.figures.edit(0).wounds = 2
    q.s.figures.edit(1).wounds = 2
    does(q, "{op: heal, whose: one-hero, amount: 1}")
    assert sorted([choice.seat for choice in q.s.pending]) == [0, 1]
    q.do(1)
    assert [q.wounds("Ecarus"), q.wounds("Shae")] == [2, 1]


# Amounts (SS-50.5) ----------------------------------------------------------------


@rule("SS-50.5", "SS-8.7")
@pytest.mark.parametrize(
    ("written", "amount"),
    [
        ("3", 3), ("SR", 3), ("SR/2", 2), ("ACT", 1), ("in-play", 2), ("heroes", 3), ("value", 7), ("{base: 2, plus: SR}", 5),
    ],
)  # fmt: skip
def test_amounts(written: str, amount: int) -> None:
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", Ann="archer 14B.c")
    skilled(q, "Ecarus", 3)
    atoms.become_ghost(q.s, 2, 1)
    does(q, f"{{op: soul, amount: {written}}}", "Ecarus", value=7)
    assert q.s.soul == amount


@rule("SS-50.5", "SS-22.19")
def test_what_an_attack_has_dealt() -> None:
    """Drain Life heals as many wounds as it dealt, whatever Spikes do in between."""
    q = scene("14B", Auriel="enchantress 14B.b", Shae="rogue 14B.c", g="gremlin blue 1 14B.b")
    skilled(q, "Auriel", 1, "drain-life")
    q.s.figures.edit(0).wounds = 3
    q.turn("Auriel")
    q.do("power", "drain-life", 0, "g", dice="r2 b2 b1 b1 b6")
    settle(q)
    assert q.wounds("g") == 3
    assert q.wounds("Auriel") == 3 + 1 - 3


@rule("SS-50.5", "SS-Q43")
def test_figures_of_a_horde() -> None:
    q = two(p="gremlin-pack green 1 14B.b")
    walk = Deeds(0, 0, q["p"])
    assert amount_of(q.s, walk, parse_amount("figures")) == 2
    atoms.give_condition(q.s, q["p"], t.BLIND)
    assert amount_of(q.s, walk, parse_amount("figures")) == 1


# Order and offers (SS-50.13) ----------------------------------------------------------------


@rule("SS-50.13", "SS-8.8")
def test_what_cannot_be_done_is_skipped() -> None:
    q = two()
    does(q, "[{op: heal, whose: you, amount: 2}, {op: banish, whose: target}, {op: soul, amount: 1}]", "Ecarus")
    assert q.s.soul == 1


@rule("SS-50.13")
def test_what_can_do_nothing_is_not_offered() -> None:
    """Heal Wounds without a wounded hero in range; with one, only on that hero."""
    q = scene("14B", Thorgar="cleric 14B.b healing-potion", Shae="rogue 14B.c")
    skilled(q, "Thorgar", 1, "heal-wounds")
    q.turn("Thorgar")
    assert not [deed for deed in q.options() if deed[0] in ("power", "item")]
    q.do("end")
    q.s.figures.edit(1).wounds = 1
    q.turn("Thorgar")
    assert [deed[3] for deed in q.options() if deed[0] == "power"] == [1]


@rule("SS-50.13", "SS-19.10")
def test_cost_comes_first_and_the_cooldown_last() -> None:
    """The action is spent and the card turned, and then the text is over."""
    q = scene("14B", Thorgar="cleric 14B.b", Shae="rogue 14B.c")
    skilled(q, "Thorgar", 1, "heal-wounds")
    q.s.figures.edit(0).wounds = 3
    q.turn("Thorgar")
    q.do("power", "heal-wounds", 0, "Thorgar")
    assert (q.wounds("Thorgar"), q.s.agenda[-1].normal, cooldown(q, "Thorgar", "heal-wounds")) == (1, 0, 1)


BY_CARD = (
    "taunt", "action", "points", "reroll", "pass-save", "dice", "take-attack", "redirect-attack", "sight-check", "read", "hand-in",
)  # fmt: skip
"""Verbs that are met by the cards that have them, here, in the tests of attacks and in those of the story and of the quests."""


@rule("SS-50.1")
def test_every_verb_is_met_here() -> None:
    """A word that is added to the vocabulary is added to these tests."""
    text = Path(__file__).read_text(encoding="utf-8")
    assert [name for name in VERBS.effects if f"op: {name}" not in text and name not in BY_CARD] == []
