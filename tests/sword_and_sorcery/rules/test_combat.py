"""SS-22.1 to SS-22.6, SS-22.15 to SS-22.21, SS-23: the Hit stage, and supremacy."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import effects, pay, skilled
from tests.sword_and_sorcery.scene import scene
from tests.sword_and_sorcery.written import ability, count_of, critical, does, happened, hits, lasts, settle

from reverie.games.sword_and_sorcery.rules import atoms
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.frames import Activation
from reverie.games.sword_and_sorcery.rules.strike import BY_ABILITY, BY_WEAPON, Attack
from reverie.testing import rule

# H1: target, weapon, bonuses (SS-22.2, SS-22.16) ----------------------------------------------------------------


@rule("SS-22.2", "SS-22.16")
def test_a_combat_action_is_one_attack_with_one_of_the_weapons() -> None:
    """Main or off hand, whom they reach; the action is spent with it."""
    q = scene(
        "14B",
        Ecarus="white-rose 14B.b longsword shield",
        Shae="rogue 14B.c",
        g="gremlin green 1 14B.b",
        r="raider green 1 14B.a",
    )
    q.turn("Ecarus")
    assert q.offers("attack", "main", "g") and q.offers("attack", "off", "g")
    assert not q.offers("attack", "main", "r")
    q.do("attack", "off", "g", dice="b1")
    assert not q.offers("attack", "main", "g") and not q.offers("attack", "off", "g")


@rule("SS-22.2", "SS-23.1")
def test_focus_ammunition_and_next_come_before_the_roll() -> None:
    """What was declared before is counted with the roll, once."""
    q = scene("14B", Laegon="archer 14B.a short-bow hunting-arrows", Shae="rogue 14B.c", r="orc-warrior red 1 14B.b")
    skilled(q, "Laegon", 3, "precise-strike")
    q.s.listening = True
    critical(q, "slow")
    q.turn("Laegon")
    q.do("focus")
    q.do("power", "precise-strike", 1, -1)
    card = q.number("hunting-arrows", 1)
    q.do(next(deed for deed in q.options() if deed[:2] == ("item", card)))
    q.do("attack", "main", "r", dice="r2 b2 b1 b1")
    settle(q)
    q.quiet()
    assert hits(q) == [2 + 1 + 1 + 1]  # two HIT, Focus, the arrows, Precise Strike
    assert q.has("r", t.SLOW)


# H2: paying (SS-22.3, SS-22.4) ----------------------------------------------------------------


@rule("SS-22.3", "SS-22.4")
def test_effects_are_optional_and_hits_are_not_spent() -> None:
    """SS-22.3 a: a hero may leave a symbol unspent; the HIT of the same die counts either way."""
    for paid, counted in ((False, 3), (True, 4)):
        q = scene("14B", Ecarus="white-rose 14B.b longsword", Shae="rogue 14B.c", g="gremlin red 1 14B.b")
        q.s.listening = True
        q.turn("Ecarus")
        q.do("attack", "main", "g", dice="r4 b2")
        assert effects(q) == [t.E_HIT]
        assert q.options()[-1] == "done"
        q.do(q.options()[0] if paid else "done", dice="b6 b6")
        assert hits(q) == [counted]


@rule("SS-22.3")
def test_each_print_of_an_effect_is_used_once() -> None:
    """SS-22.3 b: two prints of the same words are two effects, each once, however many symbols lie there."""
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", g="gremlin red 1 14B.b")
    written = ability(q, '{type: slashing, attack: 0/3/0, effects: ["S: Hit +1", "S: Hit +1", "L: Hit +5"]}')
    q.s.listening = True
    q.begin(Attack(0, q["g"], BY_ABILITY, written.number), "r9 r4 r2")
    assert effects(q) == [t.E_HIT, t.E_HIT]
    q.do(q.options()[0])
    assert effects(q) == [t.E_HIT]
    q.do(q.options()[0], dice="b6 b6")
    q.quiet()
    assert hits(q) == [2 + 1 + 1]


@rule("SS-22.3", "SS-4.3")
def test_a_result_is_spent_once_and_a_double_may_be_split() -> None:
    """SS-22.3 d, e: SKILL + SKILL pays for two effects of one SKILL, or for one of two."""
    written = '{type: blunt, attack: 0/1/0, effects: ["S: Hit +1", "S: Knock-down", "SS: Critical"]}'
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", o="orc-warrior red 1 14B.b")
    made = ability(q, written)
    q.begin(Attack(0, q["o"], BY_ABILITY, made.number), "r9")
    assert effects(q) == [t.E_HIT, t.E_KNOCK_DOWN, t.E_CRITICAL]
    q.do(q.options()[0])
    assert effects(q) == [t.E_KNOCK_DOWN]
    q.do(q.options()[0], dice="b1")
    assert q.has("o", t.DOWN) and q.s.figures.rows[q["o"]].criticals == ()
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", o="orc-warrior red 1 14B.b")
    made = ability(q, written)
    q.begin(Attack(0, q["o"], BY_ABILITY, made.number), "r9")
    q.do(q.options()[2])
    assert q.choice.kind == "deed"  # nothing is left to pay with, and without a hit no token comes
    assert not q.has("o", t.DOWN)


@rule("SS-22.3", "SS-8.2", "SS-50.3")
def test_a_die_that_has_paid_is_not_rolled_again_and_its_symbol_stays_spent() -> None:
    """SS-50.3: only a die that paid for this very reroll may be among those that are rolled again, each once."""
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", o="orc-warrior red 1 14B.b")
    made = ability(q, '{type: blunt, attack: 0/2/1, effects: ["S: Hit +1", "M: Reroll 2", "S: Hit +1"]}')
    q.s.listening = True
    q.begin(Attack(0, q["o"], BY_ABILITY, made.number), "r4 r6 b1")
    q.do(q.options()[0])
    q.do(next(one for one in q.options() if q.s.cast.dice_effects[one].deeds[0][0] == t.E_REROLL))
    assert q.choice.kind == "reroll"
    assert sorted(set(sum(q.options(), ()))) == [1, 2]
    q.do((2,), dice="b2")
    assert sorted(set(sum(q.options(), ()))) == [1]  # one more die, but not the same
    q.do((), dice="b6 b6")
    q.quiet()
    assert q.choice.kind == "deed"  # the SKILL that was spent does not pay again
    assert hits(q) == [1 + 1 + 1 + 1]


@rule("SS-22.3", "SS-50.3")
def test_the_die_that_pays_for_a_reroll_may_be_rolled_again() -> None:
    """What it then shows can pay again."""
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", g="gremlin red 1 14B.b")
    made = ability(q, '{type: blunt, attack: 0/1/0, effects: ["S: Reroll any", "S: Hit +1"]}')
    q.s.listening = True
    q.begin(Attack(0, q["g"], BY_ABILITY, made.number), "r4")
    q.do(q.options()[0])
    q.do((0,), dice="r4")
    assert effects(q) == [t.E_HIT]
    q.do(q.options()[0], dice="b6")
    assert hits(q) == [1 + 1]


@rule("SS-22.3", "SS-8.4")
def test_an_effect_lasts_for_one_attack() -> None:
    """SS-T49: the armour of the next attack is whole again."""
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", o="orc-warrior red 1 14B.b")
    made = ability(q, '{type: blunt, attack: 3/1/0, effects: ["S: Armour -1"]}')
    q.begin(Attack(0, q["o"], BY_ABILITY, made.number), "r9")
    q.do(q.options()[0], dice="b1 b1")
    assert q.wounds("o") == 3 - (2 - 1)
    q.begin(Attack(0, q["o"], BY_ABILITY, made.number), "r1 b1")
    assert q.wounds("o") == 2 + 3 - 2


@rule("SS-22.3")
def test_effects_apply_in_order_of_activation_before_defence() -> None:
    """SS-22.3 f: fire, then the fall, then the dice of the defender."""
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", o="orc-warrior red 1 14B.b")
    made = ability(q, '{type: blunt, attack: 2/2/0, effects: ["S: Knock-down", "M: Fire 1"]}')
    for first, order in (
        (t.E_FIRE, ["fire-came", "condition-came", "defended"]),
        (t.E_KNOCK_DOWN, ["condition-came", "fire-came", "defended"]),
    ):
        q.s.events.clear()
        q.s.listening = True
        q.s.figures.edit(q["o"]).conditions = 0
        q.begin(Attack(0, q["o"], BY_ABILITY, made.number), "r4 r6")
        other = t.E_FIRE + t.E_KNOCK_DOWN - first
        pay(q, first, other, dice="b6 b6")
        assert happened(q, "fire-came", "condition-came", "defended") == order


@rule("SS-22.3", "SS-50.15")
def test_a_further_attack_waits_for_the_end_of_the_first() -> None:
    """SS-22.3 h."""
    q = scene("14B", Laegon="ranger 14B.b longsword stiletto", Shae="rogue 14B.c", o="orc-warrior red 1 14B.b")
    q.s.listening = True
    q.turn("Laegon")
    q.do("attack", "main", "o", dice="r2 b2 b1")
    assert q.choice.kind == "window"
    assert happened(q, "attack-declared", "defended", "attack-over") == ["attack-declared", "defended", "attack-over"]


# H3: counting (SS-22.5, SS-22.6) ----------------------------------------------------------------


@rule("SS-22.5", "SS-Q13")
def test_hits_are_summed_and_never_below_nothing() -> None:
    """Sure hits, HIT results, Focus, supremacy and bonuses, minus penalties."""
    q = scene(
        "14B",
        Ecarus="white-rose 14B.b longsword",
        Shae="rogue 14B.b",
        Ann="sorceress 14B.c",
        o="orc-warrior red 1 14B.b",
    )
    q.s.listening = True
    lasts(q, "Ecarus", "{mod: hits, by: 2}")
    lasts(q, "Ecarus", "{mod: hits, by: -1}")
    q.begin(Attack(0, q["o"], BY_WEAPON, t.MAIN, focus=1), "r2 b2 b6 b6")
    assert hits(q) == [1 + 2 + 1 + 1 + 2 - 1]
    lasts(q, "Ecarus", "{mod: hits, by: -9}")
    q.begin(Attack(0, q["o"], BY_WEAPON, t.MAIN), "r1 b1")
    settle(q)
    assert hits(q)[-1] == 0
    q.quiet()


@rule("SS-22.6", "SS-24.2")
def test_a_critical_comes_before_every_other_effect() -> None:
    """Its token lies before the fire that was paid for first."""
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", o="orc-warrior red 1 14B.b")
    made = ability(q, '{type: blunt, attack: 0/2/0, effects: ["M: Fire 1", "S: Critical"]}')
    critical(q, "slow")
    q.s.listening = True
    q.begin(Attack(0, q["o"], BY_ABILITY, made.number), "r4 r6")
    pay(q, t.E_FIRE, t.E_CRITICAL)
    came = ["critical-came", "condition-came", "fire-came", "defended"]
    assert happened(q, *came) == came
    assert q.has("o", t.SLOW)


@rule("SS-22.6", "SS-22.10", "SS-24.3", "SS-24.2", "SS-25.10")
def test_longbow_critical() -> None:
    """SS-T40: the token comes although the last hit is blocked; the Gremlin skips its activation."""
    q = scene("14B", Laegon="archer 14B.a longbow", Shae="rogue 14B.a", g="gremlin red 1 14B.b")
    critical(q, "stun")
    q.turn("Laegon")
    q.do("attack", "main", "g", dice="r9 b2 b2")
    pay(q, t.E_CRITICAL, dice="b6")
    q.quiet()
    assert q.wounds("g") == 0
    assert q.has("g", t.STUN)
    q.do("end")
    q.begin(Activation(q.foe("g")))
    assert q.where("g") == "14B.b" and not q.has("g", t.STUN)


# What is an attack (SS-22.15, SS-22.17, SS-22.19, SS-22.21) ----------------------------------------------------------------


@rule("SS-22.15")
def test_hits_are_defended_against_and_wounds_are_not() -> None:
    q = scene("14B", Ecarus="white-rose 14B.b +scale-armour", Shae="rogue 14B.c", g="gremlin blue 1 14B.b")
    does(q, "{op: attack, hits: 3, on: heroes-here}", "g", dice="b6")
    settle(q)
    q.quiet()
    assert q.wounds("Ecarus") == 0  # armour 1, a magic shield, a SHIELD
    does(q, "{op: wound, whose: heroes-here, amount: 3}", "g")
    assert q.wounds("Ecarus") == 3


@rule("SS-22.15", "SS-22.17", "SS-22.7")
@pytest.mark.parametrize(("type", "wounds"), [("slashing", 1), ("piercing", 2), ("blunt", 2), ("arcane", 2)])
def test_a_damage_type_is_compared_with_resistances(type: str, wounds: int) -> None:
    """A blue Gremlin resists Slashing; an effect that names a type is compared as a weapon is."""
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", g="gremlin blue 1 14B.b")
    made = ability(q, f"{{type: {type}, attack: 2/0/0}}")
    q.begin(Attack(0, q["g"], BY_ABILITY, made.number), "b1 b1")
    assert q.wounds("g") == wounds


@rule("SS-22.19", "SS-40.5a", "SS-35.5")
def test_damage_means_a_wound_after_the_shields() -> None:
    """A Gremlin steals only if its claws wound."""
    for defence, crowns in (("b6", 10), ("b1", 0)):
        q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.b", g="gremlin green 1 14B.b")
        q.s.heroes.edit(0).crowns = (0, 1, 0)
        q.begin(Attack(q["g"], 0, BY_WEAPON, t.MAIN), f"r2 r1 {defence}")
        settle(q)
        q.quiet()
        assert q.s.crowns(0) == crowns


@rule("SS-22.21", "SS-23.3", "SS-40.5g")
def test_one_instruction_with_several_targets_is_one_roll() -> None:
    """Spikes: the same hits for all heroes of the area, each with a defence of its own; supremacy by the Gremlin's own area."""
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.b", Ann="sorceress 14B.c", g="gremlin blue 1 14B.b")
    q.s.listening = True
    does(q, "{op: wound, whose: target, amount: 1}", "Ann", "g", dice="b1 b6")
    settle(q)
    q.quiet()
    assert hits(q) == [2]
    assert [q.wounds(name) for name in ("Ecarus", "Shae", "Ann")] == [2, 1, 0]
    q.s.figures.edit(q["Shae"]).area = q.area("14B.c")
    q.s.foes.edit(q.foe("g")).powers = ()
    lasts(q, "g", "{mod: figures, set: 4, down: 2}")
    does(q, "{op: wound, whose: target, amount: 1}", "Ann", "g", dice="b1")
    settle(q)
    assert count_of(q, "supremacy") == [0, 1]


# Supremacy (SS-23) ----------------------------------------------------------------


@rule("SS-23.1")
def test_supremacy_from_elsewhere() -> None:
    """SS-T43: a bow from another area has it, too."""
    q = scene(
        "14B",
        Laegon="archer 14B.a short-bow",
        Ecarus="white-rose 14B.b",
        Thorgar="cleric 14B.b",
        r="raider green 1 14B.b",
    )
    q.begin(Attack(q["Laegon"], q["r"], BY_WEAPON, t.MAIN), dice="r2 b2")
    settle(q)
    assert q.wounds("r") == 1 + 1 + 1 - 1 - 1  # two HIT, supremacy; Piercing -1, armour 1


@rule("SS-23.2")
def test_supremacy_is_looked_at_once() -> None:
    """SS-T44: a fall in this attack does not bring it; it does in the next."""
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", o="orc-warrior red 1 14B.b")
    made = ability(q, '{type: blunt, attack: 1/0/0, effects: ["Knock-down"]}')
    q.s.listening = True
    for counted in ([1], [1, 2]):
        q.begin(Attack(0, q["o"], BY_ABILITY, made.number), "b6" if len(counted) == 1 else "b6 b6")
        settle(q)
        assert hits(q) == counted


@rule("SS-23.3", "SS-Q16", "SS-24.18")
def test_the_primary_target_decides_supremacy_for_all() -> None:
    """Two heroes dominate the first area: both targets of the area of effect get the same hits."""
    q = scene(
        "14B",
        Ecarus="white-rose 14B.b",
        Shae="rogue 14B.b",
        Ann="sorceress 14B.c",
        g="gremlin green 1 14B.b",
        r="raider green 1 14B.a",
    )
    made = ability(q, '{type: arcane, attack: 2/0/0, effects: ["AoE 1"]}')
    q.begin(Attack(q["Ann"], q["g"], BY_ABILITY, made.number), "b1")
    settle(q)
    q.quiet()
    assert q.where("g") == ""
    assert q.wounds("r") == 3 - 1
    q = scene(
        "14B",
        Ecarus="white-rose 14B.b",
        Shae="rogue 14B.b",
        Ann="sorceress 14B.c",
        g="gremlin green 1 14B.b",
        r="raider green 1 14B.a",
    )
    made = ability(q, '{type: arcane, attack: 2/0/0, effects: ["AoE 1"]}')
    q.begin(Attack(q["Ann"], q["r"], BY_ABILITY, made.number), "b1")
    settle(q)
    assert (q.wounds("g"), q.wounds("r")) == (2, 1)


# Further attacks (SS-50.15) ----------------------------------------------------------------


@rule("SS-50.15", "SS-50.16", "SS-23.1", "SS-7.50")
def test_two_blades_without_focus() -> None:
    """SS-T91: Focus for the main attack alone, supremacy for both; once per round."""
    q = scene(
        "14B",
        Laegon="ranger 14B.b longsword stiletto",
        Shae="rogue 14B.b",
        Ann="sorceress 14B.c",
        o="orc-warrior red 1 14B.b",
    )
    skilled(q, "Laegon", 4)
    q.s.listening = True
    q.turn("Laegon")
    q.do("focus")
    q.do("attack", "main", "o", dice="r2 b2 b6 b6")
    assert q.choice.kind == "window"
    assert [one[0] for one in q.options() if one != "pass"] == ["innate"]
    q.do(q.options()[0], dice="r2 b2 b6")
    assert q.choice.kind == "deed"
    assert hits(q) == [1 + 2 + 1 + 1, 2 + 1]
    assert (count_of(q, "focus"), count_of(q, "supremacy")) == ([1, 0], [1, 1])
    q.do("attack", "main", "o", dice="r2 b2 b6 b6")
    assert q.choice.kind == "deed"


@rule("SS-50.15", "SS-50.4", "SS-7.50", "SS-12.5")
def test_twin_arrows_ask_for_another_enemy_whom_the_bow_reaches() -> None:
    """Not the one just shot at, not one behind a wall; without another nobody is asked."""
    q = scene(
        "14B",
        Laegon="archer 14B.c short-bow",
        Shae="rogue 14B.c",
        a="raider green 1 14B.b",
        b="raider green 2 14B.b",
        c="gremlin green 1 14B.b",
        d="gremlin green 2 14B.a",
    )
    q.s.listening = True
    q.turn("Laegon")
    q.do("attack", "main", "a", dice="r1 b1")
    assert q.choice.kind == "window"
    q.do(q.options()[0])
    assert q.choice.kind == "target"
    assert sorted(q.options()) == sorted([q["b"], q["c"]])
    q.do("c", dice="r2 b1 b1")
    settle(q)
    assert q.wounds("c") == 1
    assert q.choice.kind == "deed"
    for name in ("b", "c"):
        atoms.take_away(q.s, q[name])
    q.s.round = 2
    q.turn("Laegon")
    q.do("attack", "main", "a", dice="r1 b1")
    assert q.choice.kind == "deed"


@rule("SS-50.15", "SS-50.3")
def test_again_is_one_more_attack_with_the_same_weapon_and_never_again() -> None:
    """Guardian's `SS: Again`: the attack that it brings may pay for other effects, not for this one to any use."""
    q = scene("14B", Ecarus="white-rose 14B.b guardian", Shae="rogue 14B.c", o="orc-warrior red 1 14B.b")
    q.s.listening = True
    q.turn("Ecarus")
    q.do("attack", "main", "o", dice="r9 b1 b1")
    assert effects(q) == [t.E_AGAIN]
    q.do(q.options()[0], dice="r9 b5 b1")
    assert effects(q) == [t.E_GUARD]
    q.do("done")
    assert q.choice.kind == "deed"
    assert hits(q) == [1, 2]
    q.quiet()


@rule("SS-50.15")
def test_an_ability_is_not_set_off_by_what_it_has_made() -> None:
    """Two Blades after an attack, but not after one that Two Blades has led to."""
    q = scene("14B", Laegon="ranger 14B.b longsword stiletto", Shae="rogue 14B.c", o="orc-warrior red 1 14B.b")
    (number,) = q.s.version(0).innate
    for since, asked in (((), True), ((number,), False)):
        q.begin(Attack(0, q["o"], BY_WEAPON, t.MAIN, since), "r1 b1")
        assert (q.choice.kind == "window") == asked
        settle(q)


@rule("SS-50.16", "SS-18.2", "SS-18.5")
def test_symbols_of_innate_powers() -> None:
    """Meditate takes the move, Runic Blast nothing; Taunt is no action of its own."""
    q = scene(
        "14B",
        Auriel="sorceress 14B.b",
        Thorgar="runemaster 14B.b",
        Ecarus="white-rose 14B.b",
        g="gremlin green 1 14B.a",
    )
    skilled(q, "Auriel", 1, "storm-mistress")
    q.s.heroes.edit(0).powers = ((q.s.cast.power_ids["storm-mistress"], 1, 2),)
    does(q, "{op: token, kind: battle-rune, at: 14B.a}", "Thorgar")
    q.turn("Auriel")
    (deed,) = [deed for deed in q.options() if deed[0] == "innate"]
    q.do(deed)
    assert not [one for one in q.options() if one[0] in ("go", "innate")]
    assert (q.s.agenda[-1].combat, q.s.agenda[-1].normal) == (1, 1)
    q.do("end")
    q.turn("Thorgar")
    (deed,) = [deed for deed in q.options() if deed[0] == "innate"]
    q.do(deed)
    turn = q.s.agenda[-1]
    assert (turn.move, turn.combat, turn.normal, q.wounds("g")) == (True, 1, 1, 1)
    q.do("end")
    q.turn("Ecarus")
    assert not [one for one in q.options() if one[0] == "innate"]


@rule("SS-50.15", "SS-50.3", "SS-40.5j")
def test_then_off_follows_with_the_other_weapon() -> None:
    """Ambidexterity of a blue Raider: after the sword the dagger, on the same hero, with its poison."""
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.b", r="raider blue 1 14B.b")
    q.s.listening = True
    q.begin(Attack(q["r"], 0, BY_WEAPON, t.MAIN), "r4 b1 b1 b6 b6")
    settle(q)
    q.quiet()
    assert hits(q) == [1, 2]
    assert q.s.figures.rows[0].poison == 1
    assert q.wounds("Ecarus") == 1


@rule("SS-50.15", "SS-22.2")
def test_a_further_attack_needs_a_target_in_reach() -> None:
    """The Shield pushes the Raider away: the other hand does not reach it any more."""
    q = scene(
        "14B", Shae="assassin 14B.b pocket-knife stiletto", Ecarus="white-rose 14B.c", o="orc-warrior red 1 14B.b"
    )
    lasts(q, "Shae", "{mod: hits, by: 1}")
    q.turn("Shae")
    q.do("attack", "main", "o", dice="r1 r1")
    assert q.choice.kind == "window"  # Whirl of Blades
    q.do("pass")
    q.do("end")
    made = ability(q, '{effects: ["Push"]}')
    q.begin(Attack(0, q["o"], BY_WEAPON, t.MAIN, extra=made.effects), "r1 r1")
    q.do(q.area("14B.a"))
    assert q.choice.kind == "deed"


@rule("SS-50.15")
def test_a_dead_attacker_goes_on_with_nothing() -> None:
    """Spikes kill the knight before Guardian strikes again."""
    q = scene("14B", Ecarus="white-rose 14B.b guardian", Shae="rogue 14B.c", g="gremlin red 1 14B.b")
    q.s.figures.edit(0).wounds = 9
    q.s.listening = True
    q.turn("Ecarus")
    q.do("attack", "main", "g", dice="r9 b2 b2")
    pay(q, t.E_AGAIN, dice="b1 b1")
    settle(q)
    q.quiet()
    assert not q.s.in_play(0)
    assert happened(q, "attack-declared") == ["attack-declared"] * 2
