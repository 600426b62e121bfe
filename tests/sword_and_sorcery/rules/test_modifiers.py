"""SS-50.6, SS-50.9: what modifiers change, and when conditions hold."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.sword_and_sorcery.rules.cards.table import cool, cooldown, lines, skilled
from tests.sword_and_sorcery.scene import Scene, scene
from tests.sword_and_sorcery.written import ability, condition, count_of, does, happened, hits, lasts, settle

from reverie.games.sword_and_sorcery.rules import atoms, atoms_map
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.abilities import MODS
from reverie.games.sword_and_sorcery.rules.conditions import Scene as Asked
from reverie.games.sword_and_sorcery.rules.conditions import holds
from reverie.games.sword_and_sorcery.rules.effects.foes import formula
from reverie.games.sword_and_sorcery.rules.frames import Activation, EnemyWalk, Step, Trap
from reverie.games.sword_and_sorcery.rules.procedures.spawning import entry_powers
from reverie.games.sword_and_sorcery.rules.queries import (
    can_use,
    counted,
    flies,
    hp_of,
    most_shields,
    movement,
    room_for,
    sees,
    targetable,
)
from reverie.games.sword_and_sorcery.rules.state import GATE, NOBODY, THINGS
from reverie.games.sword_and_sorcery.rules.strike import BY_ABILITY, BY_HITS, BY_WEAPON, Attack, Defence, Save
from reverie.testing import rule


def two(**more: str) -> Scene:
    """Ecarus and Shae in two areas that see each other, and whoever else is named."""
    return scene("14B", Ecarus="black-rose 14B.b", Shae="assassin 14B.c", **more)


def defended(q: Scene, who: str, number: int, dice: str = "") -> int:
    """How many wounds so many hits make."""
    before = q.wounds(who)
    q.begin(Defence(q[who], 0, t.NO_TYPE, number, 0), dice)
    settle(q)
    q.quiet()
    return q.wounds(who) - before


# Counts ----------------------------------------------------------------


@rule("SS-50.9", "SS-22.5", "SS-8.4")
def test_hits() -> None:
    """Added in H3, by the kind of attack; the same modifier counts once, whoever bears it."""
    q = scene(
        "14B",
        Ecarus="white-rose 14B.b longsword",
        Shae="rogue 14B.c",
        o="orc-warrior red 1 14B.b",
        r="raider green 1 14B.b",
    )
    lasts(q, "Ecarus", "{mod: hits, by: 2, given: {attack: weapon}}")
    lasts(q, "Ecarus", "{mod: hits, by: 4, given: {attack: ranged}}")
    twice = lasts(q, "o", "{mod: hits, by: 1, whose: enemies}")
    atoms.let_last(q.s, q["r"], twice, 0, t.UNTIL_QUEST)
    q.s.listening = True
    q.begin(Attack(0, q["o"], BY_WEAPON, t.MAIN), "r1 b1 b6")
    settle(q)
    q.begin(Attack(q["r"], 0, BY_HITS, 1), "b6 b6 b6")
    settle(q)
    assert hits(q) == [1 + 2, 1 + 1 + 1]  # supremacy of the two enemies, the modifier once


@rule("SS-50.9", "SS-22.5")
def test_penalties_of_the_night_and_the_lantern() -> None:
    """`night: true` counts unless `night-off` says not."""
    q = two(o="orc-warrior red 1 14B.b")
    lasts(q, "Ecarus", "{mod: hits, by: -1, night: true, whose: heroes}")
    q.s.listening = True
    q.begin(Attack(0, q["o"], BY_HITS, 3))
    settle(q)
    lasts(q, "Ecarus", "{mod: night-off, whose: you}")
    q.begin(Attack(0, q["o"], BY_HITS, 3), "b6")
    settle(q)
    assert hits(q) == [2, 3]
    assert count_of(q, "night") == [-1, 0]


@rule("SS-50.9", "SS-22.8", "SS-22.10", "SS-22.12")
@pytest.mark.parametrize(
    ("written", "dice", "wounds"),
    [
        ("{mod: armour, by: 2}", "b1", 1),
        ("{mod: defence-dice, by: 2}", "b6 b6 b6", 0),
        ("{mod: shield, by: 2}", "b1", 1),
        ("{mod: shield, by: 1, given: {rolled: true}}", "b1", 2),
        ("{mod: symbol-shield, symbol: magic, whose: heroes-here}", "b5", 2),
    ],
)
def test_defence(written: str, dice: str, wounds: int) -> None:
    """3 hits on a hero without armour."""
    q = two()
    lasts(q, "Ecarus", written)
    assert defended(q, "Ecarus", 3, dice) == wounds


@rule("SS-50.2", "SS-50.9")
def test_what_counts_for_the_next_time_only() -> None:
    """`limit: next` is used up by the next defence, or the next attack."""
    q = two(o="orc-warrior red 1 14B.b")
    lasts(q, "Ecarus", "{mod: shield, by: 1, limit: next}")
    q.s.figures.edit(0).shields = 1
    assert defended(q, "Ecarus", 1) == 0  # a magic shield was enough: nothing is used up
    assert [defended(q, "Ecarus", 2, "b1") for _time in range(2)] == [1, 2]
    lasts(q, "Ecarus", "{mod: hits, by: 1, limit: next}")
    q.s.listening = True
    for _time in range(2):
        q.begin(Attack(0, q["o"], BY_HITS, 1))
        settle(q)
    assert hits(q) == [2, 1]


@rule("SS-50.9", "SS-21.13")
def test_magic_shields_hp_capacity() -> None:
    q = two()
    before = (most_shields(q.s, 0), hp_of(q.s, 0), room_for(q.s, 0))
    for written in ("{mod: magic-shields, by: 1}", "{mod: hp, by: 2}", "{mod: capacity, by: 3}"):
        lasts(q, "Ecarus", written)
    after = (most_shields(q.s, 0), hp_of(q.s, 0), room_for(q.s, 0))
    assert tuple([new - old for new, old in zip(after, before, strict=True)]) == (1, 2, 3)


@rule("SS-50.9", "SS-13.13")
def test_movement_is_never_below_one() -> None:
    q = two()
    lasts(q, "Ecarus", "{mod: movement, by: -1}")
    assert movement(q.s, 0) == 2
    lasts(q, "Ecarus", "{mod: movement, by: -9}")
    assert movement(q.s, 0) == 1


@rule("SS-50.9", "SS-34.3")
def test_move_length() -> None:
    """Moves of a given number are longer; `Engage` has none."""
    q = scene("1B", Ecarus="black-rose 1B.a", Shae="assassin 1B.a", g="gremlin green 1 1B.g")
    lasts(q, "g", "{mod: move-length, by: 1}")
    q.begin(EnemyWalk(q.foe("g"), 1, q.area("1B.a")))
    settle(q)
    assert q.s.reach().dist_move(q.area("1B.g"), q.s.figures.rows[q["g"]].area) == 2


@rule("SS-50.9", "SS-21.10", "SS-12.1")
def test_sight_through() -> None:
    """A Raider on 1B.f stands behind one on 1B.c; for a bow that is told so it is no cover."""
    q = scene("1B", Laegon="archer 1B.b short-bow", Shae="rogue 1B.b", a="raider green 1 1B.c", b="raider green 2 1B.f")
    q.turn("Laegon")
    assert q.offers("attack", "main", "a") and not q.offers("attack", "main", "b")
    q.do("end")
    lasts(q, "Laegon", "{mod: sight-through, given: {attack: bow}}")
    q.turn("Laegon")
    assert q.offers("attack", "main", "b")


@rule("SS-50.9", "SS-21.10")
def test_range() -> None:
    """So many areas more or fewer, for weapons of a kind."""
    q = scene("14B", Laegon="archer 14B.c short-bow", Shae="rogue 14B.c", a="raider green 1 14B.b")
    q.turn("Laegon")
    assert q.offers("attack", "main", "a")
    q.do("end")
    lasts(q, "Laegon", "{mod: range, by: -3, given: {attack: bow}}")
    q.turn("Laegon")
    assert not q.offers("attack", "main", "a")
    q.do("end")
    lasts(q, "Laegon", "{mod: range, by: 1, given: {attack: bow}}")
    lasts(q, "Laegon", "{mod: range, by: 5, given: {attack: crossbow}}")
    q.turn("Laegon")
    assert q.offers("attack", "main", "a")


@rule("SS-50.9", "SS-16.3")
def test_focus_and_no_focus() -> None:
    q = scene("14B", Ecarus="black-rose 14B.b longsword", Shae="assassin 14B.c", g="gremlin green 1 14B.b")
    lasts(q, "Ecarus", "{mod: focus, set: 2}")
    q.turn("Ecarus")
    q.do("focus")
    assert q.s.agenda[-1].focused == 2
    q.do("end")
    q.s.round = 2
    lasts(q, "g", "{mod: no-focus, whose: heroes-here}")
    q.turn("Ecarus")
    assert not q.offers("focus")


@rule("SS-50.9", "SS-7.42", "SS-8.2")
@pytest.mark.parametrize(("limit", "again"), [("attack", True), ("next", False)])
def test_reroll(limit: str, again: bool) -> None:
    """A Blessing lets every attack roll a die again, a shout only the next."""
    q = scene("14B", Ecarus="black-rose 14B.b longsword", Shae="assassin 14B.c", o="orc-warrior red 1 14B.b")
    lasts(q, "Ecarus", f"{{mod: reroll, dice: attack, count: 1, limit: {limit}}}")
    q.s.listening = True
    q.begin(Attack(0, q["o"], BY_WEAPON, t.MAIN), "r1 b1")
    assert q.choice.kind == "reroll"
    assert q.options() == [(), (0,), (1,)]
    q.do((0,), dice="r2")
    settle(q)
    assert hits(q) == [2]
    q.begin(Attack(0, q["o"], BY_WEAPON, t.MAIN), "r1 b1")
    assert (q.choice.kind == "reroll") == again


@rule("SS-50.9", "SS-13.12")
def test_save_dice() -> None:
    """SS-T28: two dice, of which the better counts."""
    q = two()
    lasts(q, "Ecarus", "{mod: save-dice, set: 2}")
    q.s.listening = True
    q.begin(Save(0, False), "b1 b6")
    assert [event.data["passed"] for event in q.s.events if event.kind == "saved"] == [True]
    q.quiet()


@rule("SS-50.9", "SS-7.18")
def test_trap_draw_and_treasure_draw() -> None:
    """More cards are drawn, one is kept."""
    q = two()
    ids = [card.id for card in q.s.cast.traps]
    q.stack("trap", ids.index("needle"), ids.index("click"))
    lasts(q, "Ecarus", "{mod: trap-draw, set: 2}")
    q.begin(Trap(0, q.area("14B.b")))
    assert (q.choice.kind, sorted(q.options())) == ("trap", sorted([ids.index("needle"), ids.index("click")]))
    q.do(ids.index("click"))
    assert q.wounds("Ecarus") == 0
    lasts(q, "Ecarus", "{mod: treasure-draw, set: 3}")
    does(q, "{op: treasure, whose: you, draw: 1, keep: 1}", "Ecarus")
    assert (q.choice.kind, len(q.options())) == ("drawn", 3)


@rule("SS-50.9", "SS-43.4")
def test_symbol_hit() -> None:
    """A MAGIC that was not spent counts as HIT where the rune lies; one that was does not."""
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="assassin 14B.c", o="orc-warrior red 1 14B.b")
    does(
        q,
        "{op: token, kind: battle-rune, at: here, always: [{mod: symbol-hit, symbol: magic, whose: heroes-here}]}",
        "Ecarus",
    )
    made = ability(q, '{type: blunt, attack: 0/2/0, effects: ["M: Knock-down"]}')
    q.s.listening = True
    q.begin(Attack(0, q["o"], BY_ABILITY, made.number), "r6 r6")
    q.do(q.options()[0], dice="b6 b6")
    assert hits(q) == [2 + 1]
    q.quiet()
    q.s.figures.edit(0).area = q.area("14B.a")
    q.begin(Attack(0, q["o"], BY_ABILITY, made.number), "r6 r6")
    settle(q, "b6 b6")
    assert hits(q)[-1] == 2


@rule("SS-50.9", "SS-24.5")
def test_no_symbol() -> None:
    q = scene("14B", Ecarus="black-rose 14B.b longsword", Shae="assassin 14B.c", o="orc-warrior red 1 14B.b")
    lasts(q, "Ecarus", "{mod: no-symbol, symbol: skill}")
    q.begin(Attack(0, q["o"], BY_WEAPON, t.MAIN), "r4 b1")
    assert q.choice.kind == "deed"


# Sight, targets, conditions ----------------------------------------------------------------


@rule("SS-50.9", "SS-12.4")
def test_sight_most() -> None:
    q = two(g="gremlin green 1 14B.a")
    assert sees(q.s, 0, q.area("14B.a"))
    lasts(q, "Ecarus", "{mod: sight-most, set: 0, whose: in-play}")
    assert not sees(q.s, 0, q.area("14B.a"))
    assert sees(q.s, q["g"], q.area("14B.b"))


@rule("SS-50.9", "SS-25.2")
def test_ignore() -> None:
    """Conditions or fire that do not arrive; with a limit only the first of a round."""
    q = two()
    lasts(q, "Ecarus", "{mod: ignore, what: [fire, poison]}")
    lasts(q, "Ecarus", "{mod: ignore, what: [slow, stun], limit: round}")
    atoms.give_fire(q.s, 0, 1)
    atoms.give_poison(q.s, 0, 2)
    atoms.give_condition(q.s, 0, t.SLOW)
    assert (q.s.figures.rows[0].fires, q.s.figures.rows[0].poison, q.s.figures.rows[0].conditions) == ((0, 0), 0, 0)
    atoms.give_condition(q.s, 0, t.STUN)
    assert q.has("Ecarus", t.STUN)


@rule("SS-50.9", "SS-15.9")
@pytest.mark.parametrize(("written", "attacks"), [("most: 1", [1, 1]), ("most: 0, limit: round", [0, 2])])
def test_reaction_attacks(written: str, attacks: list[int]) -> None:
    """At most so many enemies; with `limit: round` on the first evade of it."""
    q = two(a="orc-warrior green 1 14B.b", b="orc-warrior green 2 14B.b")
    lasts(q, "Ecarus", f"{{mod: reaction-attacks, {written}}}")
    q.s.listening = True
    found = []
    for _evade in range(2):
        q.s.events.clear()
        q.s.figures.edit(0).area = q.area("14B.b")
        q.begin(Step(0, q.area("14B.a")), "r1 b6 b6 r1 b6 b6")
        settle(q)
        q.dice.clear()
        found.append(len(happened(q, "attack-declared")))
    assert found == attacks


@rule("SS-50.9", "SS-25.13", "SS-15.15", "SS-9.5")
def test_untargetable_flying_and_figures() -> None:
    q = two(g="gremlin green 1 14B.b")
    for written in ("{mod: untargetable}", "{mod: flying}", "{mod: figures, set: 4, down: 2}"):
        lasts(q, "Ecarus", written)
    assert (targetable(q.s, 0), flies(q.s, 0), counted(q.s, 0)) == (False, True, 4)


@rule("SS-50.9", "SS-50.10", "SS-19.9")
def test_any_level() -> None:
    """Lines of any rank, until the next power is used."""
    q = scene("14B", Thorgar="cleric 14B.b", Shae="rogue 14B.c")
    skilled(q, "Thorgar", 1, "heal-wounds")
    q.s.figures.edit(0).wounds = 8
    lasts(q, "Thorgar", "{mod: any-level}", t.UNTIL_POWER)
    q.turn("Thorgar")
    assert [line for line, _target in lines(q, "heal-wounds")] == [0, 1, 2]
    q.do("power", "heal-wounds", 2, "Thorgar")
    assert (q.wounds("Thorgar"), cooldown(q, "Thorgar", "heal-wounds")) == (2, 3)
    cool(q, "Thorgar", "heal-wounds", 0)
    q.do("end")
    q.turn("Thorgar")
    assert [line for line, _target in lines(q, "heal-wounds")] == [0]


@rule("SS-50.9", "SS-21.3")
def test_free_styles() -> None:
    q = two()
    knives = q.s.cast.items[q.s.cast.item_ids["throwing-knives"]]
    assert not can_use(q.s, 0, knives)
    lasts(q, "Ecarus", "{mod: free-styles, kind: ammunition}")
    assert can_use(q.s, 0, knives)


@rule("SS-50.9")
def test_heal() -> None:
    """Every healing is one less, but at least one."""
    q = two()
    lasts(q, "Ecarus", "{mod: heal, by: -1, least: 1, whose: heroes}")
    q.s.figures.edit(0).wounds = 8
    for amount, left in ((3, 6), (1, 5)):
        does(q, f"{{op: heal, whose: you, amount: {amount}}}", "Ecarus")
        assert q.wounds("Ecarus") == left


@rule("SS-50.9", "SS-6.5")
def test_no_shield_restore() -> None:
    q = two(o="orc-shaman green 1 14B.a")
    q.s.figures.edit(q["o"]).shields = 0
    lasts(q, "Ecarus", "{mod: no-shield-restore, whose: everyone}")
    q.time_phase()
    settle(q)
    assert q.s.figures.rows[q["o"]].shields == 0


@rule("SS-50.9", "SS-30.3", "SS-39.12")
def test_spawn_gate_rounds_and_entry_powers() -> None:
    q = two(g="gremlin green 1 14B.a", b="gremlin blue 1 14B.a")
    for name in ("g", "b"):
        atoms.leave_play(q.s, q.foe(name), False)
    assert formula(q.s, 0) == 2
    lasts(q, "Ecarus", "{mod: spawn, by: -1}")
    assert formula(q.s, 0) == 1
    lasts(q, "Ecarus", "{mod: entry-powers, by: 1, whose: enemies, given: {rank: [blue]}}")
    assert (entry_powers(q.s, q.foe("g")), entry_powers(q.s, q.foe("b"))) == (0, 1)
    gate = atoms_map.lay(q.s, GATE, q.area("14B.a"), t.HIT, 1)
    lasts(q, "Ecarus", "{mod: gate-rounds, by: 1}")
    does(q, "{op: gate, symbol: hit, open: false, rounds: 4}")
    assert q.s.things.rows[gate].state == -5


@rule("SS-50.9", "SS-37.17")
def test_bound() -> None:
    """The last area of its tile on the way is as far as it goes."""
    q = scene("1B 14B", Ecarus="black-rose 14B.b", Shae="assassin 14B.b", g="gremlin green 1 1B.c")
    lasts(q, "g", "{mod: bound, to: 1B}")
    q.begin(EnemyWalk(q.foe("g"), -1, q.area("14B.b")))
    assert q.where("g") == "1B.d"


@rule("SS-50.9", "SS-40.5r")
def test_ability_off() -> None:
    """An ability that is off neither reacts nor is used, nor works in the Time Phase."""
    q = two(g="gremlin blue 1 14B.b", r="raider red 1 14B.a")
    lasts(q, "g", "{mod: ability-off, ability: spikes}")
    does(q, "{op: wound, whose: target, amount: 1}", "Ecarus", "g")
    assert (q.choice.kind, q.wounds("Ecarus")) == ("deed", 0)
    lasts(q, "r", "{mod: ability-off, ability: potion}")
    q.s.figures.edit(q["r"]).wounds = 5
    q.s.figures.edit(q["g"]).area = q.area("14B.c")
    q.begin(Activation(q.foe("r")), "r1 b6 b6 b6 b6 b6 b6")
    settle(q)
    q.dice.clear()
    assert q.wounds("r") == 5
    q = scene("1B", Ecarus="black-rose 1B.a", Shae="assassin 1B.a", troll="troll 1B.g")
    q.s.figures.edit(q["troll"]).wounds = 5
    lasts(q, "troll", "{mod: ability-off, ability: regeneration}")
    q.time_phase()
    settle(q)
    assert q.wounds("troll") == 5


@rule("SS-50.9", "SS-50.6")
def test_a_modifier_acts_while_its_condition_holds() -> None:
    q = two(g="gremlin green 1 14B.a")
    lasts(q, "Ecarus", "{mod: flying, given: {wounded: true}}")
    lasts(q, "Ecarus", "{mod: hp, by: 3, given: {engaged: true}}")
    lasts(q, "Ecarus", "{mod: armour, by: 1, given: {attack: ranged}}")
    assert (flies(q.s, 0), hp_of(q.s, 0)) == (False, 9)
    q.s.figures.edit(0).wounds = 1
    q.s.figures.edit(q["g"]).area = q.area("14B.b")
    assert (flies(q.s, 0), hp_of(q.s, 0)) == (True, 12)
    for area, wounds in (("14B.b", 2), ("14B.a", 1)):
        q.s.figures.edit(0).wounds = 0
        q.s.figures.edit(q["g"]).area = q.area(area)
        q.begin(Attack(q["g"], 0, BY_WEAPON, t.OFF), "b2 b2 b1")
        settle(q)
        q.dice.clear()
        assert q.wounds("Ecarus") == wounds


@rule("SS-50.9", "SS-50.5")
@pytest.mark.parametrize(
    ("by", "hp"), [("SR", 3), ("SR/2", 2), ("heroes", 2), ("in-play", 1), ("ACT", 1), ("value", 6)]
)
def test_amounts_of_modifiers(by: str, hp: int) -> None:
    q = two()
    skilled(q, "Ecarus", 3)
    before = hp_of(q.s, 0)
    atoms.become_ghost(q.s, 1, 1)
    lasts(q, "Ecarus", f"{{mod: hp, by: {by}}}", value=6)
    assert hp_of(q.s, 0) == before + hp


@rule("SS-50.9")
@pytest.mark.parametrize(
    ("whose", "who"),
    [
        ("you", [0]), ("heroes", [0, 1]), ("in-play", [0, 1]), ("enemies", [8, 9]), ("everyone", [0, 1, 8, 9]), ("heroes-here", [0]),
        ("enemies-here", [8]), ("heroes-within 1", [0, 1]), ("enemies-within 1", [8, 9]), ("gremlin green 1", [8]),
    ],
)  # fmt: skip
def test_whom_a_modifier_concerns(whose: str, who: list[int]) -> None:
    q = two(g="gremlin green 1 14B.b", r="raider green 1 14B.a")
    lasts(q, "Ecarus", f"{{mod: flying, whose: {whose}}}")
    assert [figure for figure in (0, 1, 8, 9) if flies(q.s, figure)] == who


@rule("SS-50.1")
def test_every_modifier_is_met() -> None:
    """Besides those that stand in tests of their chapters: `critical-first` (SS-24), `power-level` (SS-28)."""
    text = Path(__file__).read_text(encoding="utf-8")
    elsewhere = ("critical-first", "power-level")
    assert [name for name in MODS if f"mod: {name}" not in text and name not in elsewhere] == []


# Conditions (SS-50.6) ----------------------------------------------------------------


def asked(q: Scene, written: str, user: str = "", target: str = "", **more: object) -> bool:
    """Whether a condition holds."""
    figure = q[user] if user else NOBODY
    return holds(q.s, condition(written), Asked(figure, q[target] if target else NOBODY, **more))


@rule("SS-50.6", "SS-9.1", "SS-9.2")
@pytest.mark.parametrize(
    ("written", "user", "target", "so"),
    [
        ("{dominates: heroes, area: here}", "Ecarus", "", True),
        ("{dominates: enemies, area: here}", "Ecarus", "", False),
        ("{controls: heroes, area: target}", "Shae", "g", True),
        ("{controls: enemies, area: target}", "Shae", "g", False),
        ("{engaged: true}", "Ecarus", "", True),
        ("{engaged: true}", "Shae", "", False),
        ("{engaged: false}", "Shae", "", True),
        ("{engaged-with: 2}", "g", "", True),
        ("{engaged-with: 3}", "g", "", False),
        ("{wounded: true}", "Ecarus", "", True),
        ("{wounded: true}", "Shae", "", False),
        ("{hidden: true}", "Shae", "", True),
        ("{hidden: true}", "Ecarus", "", False),
        ("{down: true}", "Ecarus", "g", True),
        ("{down: true}", "Ecarus", "r", False),
        ("{on-fire: true}", "Ecarus", "", True),
        ("{on-fire: true}", "Shae", "", False),
        ("{rank: [green]}", "Ecarus", "g", True),
        ("{rank: [blue, red]}", "Ecarus", "g", False),
        ("{style: magic}", "Ecarus", "g", True),
        ("{style: magic}", "Ecarus", "r", False),
        ("{target: gremlin}", "Ecarus", "g", True),
        ("{target: gremlin}", "Ecarus", "r", False),
        ("{has: shield}", "Ecarus", "", True),
        ("{has: shield}", "Shae", "", False),
        ("{has: off-dagger}", "Shae", "", True),
        ("{has: off-dagger}", "Ecarus", "", False),
        ("{carries: healing-potion}", "Shae", "", True),
        ("{carries: healing-potion}", "Ecarus", "", False),
        ("{carries: torch}", "Ecarus", "", True),
        ("{party-carries: torch}", "", "", True),
        ("{party-carries: writ-of-the-toll}", "", "", False),
        ("{heroes: {at-least: 4}}", "", "", True),
        ("{heroes: {at-least: 5}}", "", "", False),
        ("{heroes: {at-most: 3}}", "", "", False),
        ("{in-play: {at-most: 3}}", "", "", True),
        ("{in-play: {at-least: 4}}", "", "", False),
        ("{round: {at-least: 2}}", "", "", False),
        ("{round: {at-most: 1}}", "", "", True),
        ("{nature: chaotic}", "", "", True),
        ("{nature: lawful}", "", "", False),
        ("{flag: bell}", "", "", True),
        ("{flag: book}", "", "", False),
        ("{count: {bones: 2}}", "", "", True),
        ("{count: {bones: 3}}", "", "", False),
        ("{all-heroes-on: 14B}", "", "", True),
        ("{all-heroes-on: 14B.b}", "", "", False),
        ("{hero-on: [14B.c, 14B.a]}", "", "", True),
        ("{hero-on: [14B.a]}", "", "", False),
        ("{enemies-at-least: 1, on: 14B.a}", "", "", True),
        ("{enemies-at-least: 2, on: 14B.a}", "", "", False),
        ("{enemies-at-most: 2}", "", "", True),
        ("{enemies-at-most: 1}", "", "", False),
        ("{dead: troll}", "", "", True),
        ("{dead: gremlin green 1}", "", "", False),
        ("{no-ghost: true}", "", "", False),
        ("{enemy-within: 1, enemy: raider green 1}", "Ecarus", "", True),
        ("{enemy-within: 1, enemy: raider green 1}", "Shae", "", False),
        ("{party-nature: lawful}", "", "", False),
        ("{party-nature: chaotic}", "", "", True),
        ("{difficulty: standard}", "", "", True),
        ("{difficulty: heroic}", "", "", False),
        ("{any: [{flag: book}, {flag: bell}]}", "", "", True),
        ("{all: [{flag: book}, {flag: bell}]}", "", "", False),
        ("{not: {flag: book}}", "", "", True),
        ("{flag: bell, difficulty: heroic}", "", "", False),
    ],
)
def test_conditions(written: str, user: str, target: str, so: bool) -> None:
    q = scene(
        "14B",
        Ecarus="black-rose 14B.b longsword shield",
        Laegon="archer 14B.b",
        Shae="assassin 14B.c pocket-knife stiletto healing-potion",
        Ann="runemaster 14B.c",
        g="gremlin green 1 14B.b",
        r="raider green 1 14B.a",
    )
    atoms.become_ghost(q.s, q["Ann"], 1)
    q.s.figures.edit(0).wounds = 1
    atoms.give_fire(q.s, 0, 1)
    atoms.hide(q.s, q["Shae"])
    atoms.give_condition(q.s, q["g"], t.DOWN)
    q.s.heroes.edit(0).tokens = (THINGS.index("torch"),)
    q.s.flags = ("bell",)
    q.s.counters = (("bones", 2),)
    q.s.codes = (("troll", 0), ("gremlin green 1", 1))
    assert asked(q, written, user, target) == so


@rule("SS-50.6", "SS-50.2")
def test_the_side_of_a_master() -> None:
    q = scene("1B", Ecarus="black-rose 1B.a", Shae="assassin 1B.a", troll="troll 1B.g")
    assert asked(q, "{side: 1}", "troll") and not asked(q, "{side: 2}", "troll")
    atoms.flip_foe(q.s, q.foe("troll"))
    assert asked(q, "{side: 2}", "troll")


@rule("SS-50.6")
@pytest.mark.parametrize(
    ("kind", "main", "bow", "power"),
    [
        ("any", True, True, True), ("melee", True, False, True), ("ranged", False, True, False), ("weapon", True, True, False),
        ("melee-weapon", True, False, False), ("ranged-weapon", False, True, False), ("main", True, True, False),
        ("off", False, False, False), ("main-dagger", True, False, False), ("dagger", True, False, False), ("bow", False, True, False),
        ("crossbow", False, False, False), ("wand", False, False, False),
    ],
)  # fmt: skip
def test_kinds_of_attacks(kind: str, main: bool, bow: bool, power: bool) -> None:
    q = scene("14B", Shae="assassin 14B.b pocket-knife", Laegon="archer 14B.c short-bow", g="gremlin green 1 14B.b")
    made = ability(q, "{type: arcane, attack: 1/0/0}")
    shots = [
        Attack(0, q["g"], BY_WEAPON, t.MAIN),
        Attack(1, q["g"], BY_WEAPON, t.MAIN),
        Attack(0, q["g"], BY_ABILITY, made.number),
    ]
    shots[1].melee = False
    written = f'{{attack: "{kind}"}}'
    assert [asked(q, written, "Shae", "g", attack=shot) for shot in shots] == [main, bow, power]
    assert asked(q, "{attack-type: arcane}", "Shae", "g", attack=shots[2])
    assert not asked(q, "{attack-type: arcane}", "Shae", "g", attack=shots[0])


@rule("SS-50.6", "SS-7.46")
def test_the_save_at_hand() -> None:
    q = two()
    assert asked(q, "{save: trap}", "Ecarus", trap=True) and not asked(q, "{save: trap}", "Ecarus")
