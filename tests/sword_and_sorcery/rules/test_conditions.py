"""SS-25: conditions of heroes, enemies and companions; hiding."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import cooldown, skilled
from tests.sword_and_sorcery.scene import Scene, scene
from tests.sword_and_sorcery.written import ability, does, happened, hits, lasts, settle

from reverie.games.sword_and_sorcery.rules import atoms, atoms_map
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.effects.body import ailments, give
from reverie.games.sword_and_sorcery.rules.frames import Activation, EnemyWalk, HeroMoves, Step, Summoned
from reverie.games.sword_and_sorcery.rules.procedures.criticals import Critical
from reverie.games.sword_and_sorcery.rules.queries import dominates
from reverie.games.sword_and_sorcery.rules.state import FIRST_COMPANION, FOUND_CROWNS, NOBODY
from reverie.games.sword_and_sorcery.rules.strike import BY_HITS, BY_WEAPON, Attack, Defence
from reverie.testing import rule

FENRIR = FIRST_COMPANION


def conditions(q: Scene, who: str) -> int:
    return q.s.figures.rows[q[who]].conditions


def with_fenrir(**figures: str) -> Scene:
    """Laegon's turn, Fenrir beside him."""
    q = scene("14B", Laegon="archer 14B.b", Shae="rogue 14B.c", **figures)
    skilled(q, "Laegon", 3, "summon-fenrir")
    atoms.summon(q.s, 0, 0, 2, q.area("14B.b"))
    q.names["Fenrir"] = FENRIR
    q.s.happened = []
    return q


# All of them (SS-25.1 to SS-25.4) ----------------------------------------------------------------


@rule("SS-25.1", "SS-25.3")
def test_all_conditions_can_be_cured() -> None:
    """Knock-down, Poison, Blind, Slow, Stun and red criticals; nothing else is one."""
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c")
    for bit in t.BITS:
        atoms.give_condition(q.s, 0, bit)
    atoms.give_poison(q.s, 0, 2)
    atoms.give_fire(q.s, 0, 1)
    token = [card.id for card in q.s.cast.criticals].index("critical-minus-hit")
    atoms.keep_critical(q.s, 0, token)
    assert ailments(q.s, 0, ("all",)) == ["knock-down", "blind", "slow", "stun", "poison", f"critical {token}"]
    does(q, "{op: cure, whose: you, which: all}", "Ecarus")
    assert ailments(q.s, 0, ("all",)) == []


@rule("SS-25.2", "SS-25.4", "SS-Q12")
@pytest.mark.parametrize("bit", t.BITS)
def test_the_same_condition_twice_is_a_wound(bit: int) -> None:
    """SS-T50: the token stays one, and no armour helps; different ones lie side by side."""
    q = scene("14B", Ecarus="white-rose 14B.b +scale-armour", Shae="rogue 14B.c")
    other = t.SLOW if bit != t.SLOW else t.BLIND
    atoms.give_condition(q.s, 0, bit)
    atoms.give_condition(q.s, 0, other)
    assert q.wounds("Ecarus") == 0
    atoms.give_condition(q.s, 0, bit)
    assert (conditions(q, "Ecarus"), q.wounds("Ecarus")) == (bit | other, 1)
    assert q.s.figures.rows[0].shields == 1


@rule("SS-25.3")
def test_who_has_several_conditions_names_the_one_that_goes() -> None:
    """Small Bandages on a friend: the friend's player chooses."""
    q = scene("14B", Ecarus="white-rose 14B.b small-bandages", Shae="rogue 14B.b")
    for bit in (t.BLIND, t.SLOW, t.STUN):
        atoms.give_condition(q.s, 1, bit)
    does(q, "{op: cure, whose: target, which: any, count: 2}", "Ecarus", "Shae")
    assert (q.choice.kind, q.choice.seat) == ("cure", 1)
    assert q.options() == ["blind", "slow", "stun"]
    q.do("stun")
    assert q.options() == ["blind", "slow"]
    q.do("slow")
    assert conditions(q, "Shae") == t.BLIND


@rule("SS-25.3", "SS-26.2", "SS-25.6")
def test_death_takes_all_conditions() -> None:
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c")
    atoms.give_condition(q.s, 0, t.SLOW)
    atoms.give_poison(q.s, 0, 1)
    q.begin(Critical(0))
    does(q, "{op: wound, whose: you, amount: 10}", "Ecarus")
    assert ailments(q.s, 0, ("all",)) == []


# Knock-down (SS-25.5) ----------------------------------------------------------------


@rule("SS-25.5", "SS-Q46")
def test_a_fallen_hero_stands_up_before_fighting_or_moving() -> None:
    """No combat, no step; a movement point or Dash, and the turn goes on."""
    q = scene("14B", Ecarus="white-rose 14B.b longsword", Shae="rogue 14B.c", g="gremlin green 1 14B.b")
    atoms.give_condition(q.s, 0, t.DOWN)
    q.turn("Ecarus")
    assert not q.offers("attack", "main", "g")
    assert not [deed for deed in q.options() if deed[0] == "go"]
    assert q.offers("stand") and q.offers("dash") and q.offers("focus")
    q.do("stand")
    assert q.offers("attack", "main", "g") and q.offers("go", "14B.c")
    assert conditions(q, "Ecarus") == 0
    moved = q.s.agenda[-1]
    assert (moved.points, moved.normal) == (2, 1)


@rule("SS-25.5", "SS-16.1")
def test_dash_is_the_other_way_to_stand() -> None:
    """It takes the normal action and leaves the move whole."""
    q = scene("14B", Ecarus="white-rose 14B.b longsword", Shae="rogue 14B.c", g="gremlin green 1 14B.b")
    atoms.give_condition(q.s, 0, t.DOWN)
    q.turn("Ecarus")
    q.do("dash")
    assert conditions(q, "Ecarus") == 0
    assert q.s.agenda[-1].move and not q.s.agenda[-1].normal
    assert q.offers("attack", "main", "g")


@rule("SS-25.5", "SS-9.4", "SS-22.8")
def test_a_fallen_figure_counts_for_nothing_and_has_no_armour() -> None:
    q = scene("14B", Ecarus="white-rose 14B.b scale-armour", Shae="rogue 14B.c", o="orc-warrior red 1 14B.b")
    assert not dominates(q.s, q.area("14B.b"), True)
    atoms.give_condition(q.s, 0, t.DOWN)
    assert dominates(q.s, q.area("14B.b"), True)
    q.begin(Defence(0, q["o"], t.NO_TYPE, 2, 0), "b1 b1")
    assert q.wounds("Ecarus") == 2


@rule("SS-25.5", "SS-15.15")
def test_flyers_do_not_fall() -> None:
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", g="gremlin green 1 14B.b")
    for who in ("Ecarus", "g"):
        lasts(q, who, "{mod: flying}")
        atoms.give_condition(q.s, q[who], t.DOWN)
        assert conditions(q, who) == 0


@rule("SS-25.5", "SS-33.1")
def test_an_enemy_stands_up_first_and_then_acts() -> None:
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.b", o="orc-warrior green 1 14B.b")
    atoms.give_condition(q.s, q["o"], t.DOWN)
    q.s.listening = True
    q.begin(Activation(q.foe("o")), "r1 b6")
    settle(q)
    assert conditions(q, "o") == 0
    assert happened(q, "stood-up", "attack-declared") == ["stood-up", "attack-declared"]


@rule("SS-25.5", "SS-50.8")
def test_a_fallen_hero_is_not_moved_by_an_effect_either() -> None:
    """Quick Step is a move; being placed is none."""
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c")
    atoms.give_condition(q.s, 0, t.DOWN)
    q.begin(HeroMoves(0, 2, False))
    assert q.choice.kind == "deed"


# Poison (SS-25.7, SS-25.12) ----------------------------------------------------------------


@rule("SS-25.7", "SS-25.12")
def test_poison_wounds_and_then_the_hero_saves() -> None:
    """Poison II: two wounds each Time Phase, whether or not the save succeeds; success discards the token."""
    q = scene("14B", Ecarus="black-rose 14B.b", Shae="assassin 14B.c")
    atoms.give_poison(q.s, 0, 2)
    q.s.listening = True
    q.time_phase("b1")
    settle(q)
    assert (q.wounds("Ecarus"), q.s.figures.rows[0].poison) == (2, 2)
    assert happened(q, "wounded", "saved") == ["wounded", "saved"]
    q.time_phase("b6")
    settle(q)
    assert (q.wounds("Ecarus"), q.s.figures.rows[0].poison) == (4, 0)
    q.quiet()


@rule("SS-25.7")
def test_an_enemy_has_no_save_against_poison() -> None:
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", g="gremlin red 1 14B.a")
    atoms.give_poison(q.s, q["g"], 1)
    for wounds in (1, 2):
        q.time_phase()
        settle(q)
        assert (q.wounds("g"), q.s.figures.rows[q["g"]].poison) == (wounds, 1)
    does(q, "{op: cure, whose: target, which: [poison]}", "Ecarus", "g")
    assert q.s.figures.rows[q["g"]].poison == 0


@rule("SS-25.7", "SS-Q9", "SS-25.2")
@pytest.mark.parametrize(("first", "second", "level"), [(1, 2, 2), (1, 1, 1), (2, 1, 2), (2, 2, 2)])
def test_poison_over_poison_is_a_wound(first: int, second: int, level: int) -> None:
    """II over I turns the token over; any other second one is discarded."""
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c")
    atoms.give_poison(q.s, 0, first)
    assert q.wounds("Ecarus") == 0
    atoms.give_poison(q.s, 0, second)
    assert (q.s.figures.rows[0].poison, q.wounds("Ecarus")) == (level, 1)


# Blind (SS-25.8) ----------------------------------------------------------------


@rule("SS-25.8", "SS-Q28")
def test_a_blind_hero_saves_before_every_action() -> None:
    """Failure wastes the action; the steps of a move that passed need no further save."""
    q = scene("1B", Ecarus="black-rose 1B.a longsword", Shae="assassin 1B.g", g="gremlin green 1 1B.b")
    atoms.give_condition(q.s, 0, t.BLIND)
    q.turn("Ecarus")
    q.do("focus", dice="b1")
    assert not q.offers("focus") and not q.s.agenda[-1].focused
    q.do("go", "1B.c", dice="b6")
    assert q.where("Ecarus") == "1B.c"
    q.do("go", "1B.d")
    assert q.where("Ecarus") == "1B.d"
    q.do("go", "1B.b")
    q.do("attack", "main", "g", dice="b1")
    assert q.wounds("g") == 0 and not q.offers("attack", "main", "g")
    q.quiet()


@rule("SS-25.8")
def test_a_move_that_failed_is_gone() -> None:
    q = scene("14B", Ecarus="black-rose 14B.b", Shae="assassin 14B.c")
    atoms.give_condition(q.s, 0, t.BLIND)
    q.turn("Ecarus")
    q.do("go", "14B.a", dice="b1")
    assert q.where("Ecarus") == "14B.b"
    assert not [deed for deed in q.options() if deed[0] == "go"]


@rule("SS-25.8", "SS-Q28")
def test_a_free_action_that_failed_is_not_tried_again_on_the_same_object() -> None:
    """Neither the potion nor picking up; the other card may still be tried."""
    q = scene("14B", Ecarus="black-rose 14B.b healing-potion healing-potion", Shae="assassin 14B.c")
    q.s.figures.edit(0).wounds = 5
    atoms_map.lay(q.s, FOUND_CROWNS, q.area("14B.b"), 1)
    atoms.give_condition(q.s, 0, t.BLIND)
    q.turn("Ecarus")
    first, second = [deed for deed in q.options() if deed[0] == "item"]
    q.do(first, dice="b1")
    assert first not in q.options() and second in q.options()
    q.do("take", dice="b1")
    assert not q.offers("take")
    q.do(second, dice="b6")
    assert q.wounds("Ecarus") == 1


@rule("SS-25.8", "SS-7.6")
def test_reactions_of_a_blind_hero_need_no_save() -> None:
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", g="gremlin green 1 14B.b")
    skilled(q, "Shae", 2, "smoke-veil")
    atoms.give_condition(q.s, 1, t.BLIND)
    q.begin(Attack(q["g"], 0, BY_HITS, 2))
    q.do(q.options()[0], dice="b6 b6")
    q.quiet()
    assert q.wounds("Ecarus") == 0


@rule("SS-25.8", "SS-25.9", "SS-Q29")
def test_conditions_go_at_the_end_of_the_next_hero_turn() -> None:
    """Those that came in the own turn last to the end of the following one."""
    q = scene("14B", Ecarus="black-rose 14B.b", Shae="assassin 14B.c")
    atoms.give_condition(q.s, 0, t.BLIND)
    q.turn("Ecarus")
    atoms.give_condition(q.s, 0, t.SLOW, own_turn=True)
    q.do("end")
    assert conditions(q, "Ecarus") == t.SLOW
    q.turn("Ecarus")
    q.do("end")
    assert conditions(q, "Ecarus") == 0


@rule("SS-Q29", "SS-25.9")
def test_what_comes_in_the_own_turn_is_known_as_such() -> None:
    """A trap's Slow in the own turn; that of another's turn goes with the next."""
    q = scene("14B", Ecarus="black-rose 14B.b", Shae="assassin 14B.c")
    q.turn("Ecarus")
    for hero in (0, 1):
        give(q.s, hero, "slow", NOBODY)
    assert [q.s.figures.rows[hero].fresh for hero in (0, 1)] == [t.SLOW, 0]


@rule("SS-25.8")
def test_a_blind_enemy_uses_plus_and_strikes_nobody() -> None:
    """SS-T71: it moves as `+` says, its attack needs sight; then it sees again."""
    q = scene("14B", Ecarus="black-rose 14B.a", Shae="assassin 14B.c", r="raider blue 1 14B.b")
    atoms.give_condition(q.s, q["r"], t.BLIND)
    q.s.listening = True
    q.begin(Activation(q.foe("r")))
    settle(q)
    q.quiet()
    assert q.where("r") in ("14B.a", "14B.c")
    assert happened(q, "attack-declared") == []
    assert not q.has("r", t.BLIND)


@rule("SS-25.8", "SS-Q27", "SS-25.10", "SS-15.11")
@pytest.mark.parametrize(("bit", "attacks"), [(t.BLIND, 0), (t.STUN, 0), (t.DOWN, 1), (t.SLOW, 1)])
def test_who_makes_reaction_attacks(bit: int, attacks: int) -> None:
    """SS-T69, SS-Q26: neither the stunned nor the blind; the fallen do."""
    q = scene(
        "14B",
        Ecarus="white-rose 14B.b",
        Shae="rogue 14B.c",
        o="orc-warrior green 1 14B.b",
        p="orc-warrior green 2 14B.b",
    )
    atoms.take_away(q.s, q["p"])
    atoms.leave_play(q.s, q.foe("p"), False)
    atoms.give_condition(q.s, q["o"], bit)
    lasts(q, "o", "{mod: figures, set: 1, down: 1}")
    q.s.listening = True
    q.begin(Step(0, q.area("14B.c")), "r1 b6" if attacks else "")
    settle(q)
    assert len(happened(q, "attack-declared")) == attacks


@rule("SS-25.10", "SS-Q41", "SS-Q27")
@pytest.mark.parametrize("bit", [t.BLIND, t.STUN])
def test_a_stunned_or_blind_enemy_does_not_react(bit: int) -> None:
    """Spikes and Readiness are attacks."""
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", g="gremlin blue 1 14B.b", r="raider green 1 14B.b")
    for who in ("g", "r"):
        atoms.give_condition(q.s, q[who], bit)
    does(q, "{op: wound, whose: target, amount: 1}", "Ecarus", "g")
    assert (q.choice.kind, q.wounds("Ecarus")) == ("deed", 0)
    q.begin(Step(1, q.area("14B.b")))
    q.quiet()
    assert (q.choice.kind, q.where("Shae")) == ("deed", "14B.b")


# Slow (SS-25.9) ----------------------------------------------------------------


@rule("SS-25.9", "SS-16.11")
@pytest.mark.parametrize("first", ["go", "attack", "dash"])
def test_a_slow_hero_has_one_action(first: str) -> None:
    """Move, combat or normal; a move that was begun goes on, free actions stay."""
    q = scene("14B", Ecarus="black-rose 14B.b longsword healing-potion", Shae="assassin 14B.b", g="gremlin red 1 14B.b")
    q.s.figures.edit(0).wounds = 3
    atoms.give_condition(q.s, 0, t.SLOW)
    q.turn("Ecarus")
    if first == "go":
        lasts(q, "Ecarus", "{mod: reaction-attacks, most: 0}")
        q.do("go", "14B.a")
        assert q.offers("go", "14B.b")
    elif first == "attack":
        q.do("attack", "main", "g", dice="r1 b1")
    else:
        q.do("dash")
    left = {deed if isinstance(deed, str) else deed[0] for deed in q.options()}
    assert left - {"drop"} == ({"end", "item", "go"} if first == "go" else {"end", "item"})


@rule("SS-25.9")
def test_a_slow_enemy_does_its_first_sentence_only() -> None:
    """SS-T70: it moves, and does not strike; the token goes."""
    q = scene("14B", Ecarus="black-rose 14B.a", Shae="assassin 14B.a", r="raider green 1 14B.b")
    atoms.give_condition(q.s, q["r"], t.SLOW)
    q.begin(Activation(q.foe("r")))
    q.quiet()
    assert q.where("r") == "14B.a"
    assert not q.has("r", t.SLOW)


# Stun (SS-25.10) ----------------------------------------------------------------


@rule("SS-25.10", "SS-6.15", "SS-Q30")
def test_a_stunned_hero_skips_the_turn() -> None:
    """Nothing is asked; the token goes with it."""
    q = scene("14B", Ecarus="white-rose 14B.b healing-potion", Shae="rogue 14B.c")
    q.s.figures.edit(0).wounds = 3
    atoms.give_condition(q.s, 0, t.STUN)
    q.s.listening = True
    q.turn("Ecarus")
    assert happened(q, "turn-skipped", "turn-ended") == ["turn-skipped", "turn-ended"]
    assert not q.has("Ecarus", t.STUN)
    assert q.s.heroes.rows[0].acted


@rule("SS-25.10", "SS-33.1")
def test_a_stunned_enemy_skips_its_activation_and_does_not_stand_up() -> None:
    q = scene("14B", Ecarus="black-rose 14B.b", Shae="assassin 14B.b", o="orc-warrior red 1 14B.b")
    atoms.give_condition(q.s, q["o"], t.STUN)
    atoms.give_condition(q.s, q["o"], t.DOWN)
    q.begin(Activation(q.foe("o")))
    assert q.choice.kind == "deed"
    assert conditions(q, "o") == t.DOWN


@rule("SS-25.10")
def test_an_enemy_stunned_on_its_way_finishes_the_move_and_no_more() -> None:
    """The rest of the activation is what the token costs."""
    q = scene("1B", Ecarus="black-rose 1B.a", Shae="assassin 1B.a", o="orc-warrior red 1 1B.c")
    does(
        q,
        "{op: token, kind: snare, at: here, on: enemy-enters, do: [{op: condition, whose: mover, name: stun}]}",
        "Ecarus",
    )
    q.s.listening = True
    q.begin(Activation(q.foe("o")))
    assert q.where("o") == "1B.a"
    assert happened(q, "attack-declared") == []
    assert not q.has("o", t.STUN)


@rule("SS-25.10", "SS-37.4")
def test_masters_are_immune() -> None:
    q = scene("1B", Ecarus="black-rose 1B.a", Shae="assassin 1B.a", troll="troll 1B.c")
    atoms.give_condition(q.s, q["troll"], t.STUN)
    assert conditions(q, "troll") == 0


@rule("SS-Q43", "SS-25.10")
def test_a_horde_is_stunned_only_if_all_its_figures_are() -> None:
    """The stunned figure gives no bonus; after the activation it is awake."""
    q = scene("14B", Ecarus="black-rose 14B.b", Shae="assassin 14B.b", p="gremlin-pack green 1 14B.b")
    atoms.give_condition(q.s, q["p"], t.STUN)
    q.s.listening = True
    q.begin(Activation(q.foe("p")), "b1 b1 b1")
    settle(q)
    assert hits(q) == [1]
    assert not q.has("p", t.STUN)
    for figure in q.s.figures_in_play(q.foe("p")):
        atoms.give_condition(q.s, figure, t.STUN)
    q.begin(Activation(q.foe("p")))
    assert hits(q) == [1]


@rule("SS-25.10", "SS-43.8")
def test_a_stunned_enemy_cannot_be_made_to_attack() -> None:
    """Command is not offered on it."""
    q = scene("14B", Thorgar="cleric 14B.b", Shae="rogue 14B.c", a="raider green 1 14B.b", b="raider green 2 14B.b")
    skilled(q, "Thorgar", 1, "command")
    atoms.give_condition(q.s, q["a"], t.STUN)
    q.turn("Thorgar")
    assert not q.offers("power", "command", 0, "a")
    assert q.offers("power", "command", 0, "b")


# Hiding (SS-25.13) ----------------------------------------------------------------


@rule("SS-25.13", "SS-33.13", "SS-40.1r")
def test_who_hides_is_no_direct_target() -> None:
    """Neither for a behaviour nor for `+`; an attack on all heroes of the area hits."""
    q = scene("14B", Shae="rogue 14B.b", Ecarus="white-rose 14B.c", o="orc-warrior green 1 14B.b")
    atoms.hide(q.s, 0)
    q.s.listening = True
    q.begin(Activation(q.foe("o")), "r1 b6")
    settle(q)
    assert q.where("o") == "14B.c"
    q.s.figures.edit(q["o"]).area = q.area("14B.b")
    does(q, "{op: attack, hits: 2, on: heroes-here}", "o", dice="b1")
    settle(q)
    assert q.wounds("Shae") == 2
    assert q.s.figures.rows[0].hidden


@rule("SS-25.13", "SS-24.18")
def test_an_area_of_effect_reaches_who_hides() -> None:
    q = scene("14B", Shae="rogue 14B.b", Ecarus="white-rose 14B.b", o="orc-shaman red 1 14B.a")
    atoms.hide(q.s, 0)
    made = ability(q, '{effects: ["AoE 0"]}')
    q.begin(Attack(q["o"], 1, BY_HITS, 2, extra=made.effects), "b1 b1")
    settle(q)
    assert q.wounds("Shae") == 2


@rule("SS-25.13", "SS-12.9")
def test_a_hidden_enemy_cannot_be_chosen() -> None:
    q = scene("14B", Shae="rogue 14B.b pocket-knife", Ecarus="white-rose 14B.c", g="gremlin green 1 14B.b")
    q.turn("Shae")
    assert q.offers("attack", "main", "g")
    q.do("end")
    q.s.figures.edit(q["g"]).hidden = True
    q.turn("Shae")
    assert not q.offers("attack", "main", "g")


@rule("SS-25.13", "SS-15.8")
@pytest.mark.parametrize("deed", ["go", "focus", "drop", "attack"])
def test_any_action_ends_hiding(deed: str) -> None:
    q = scene("14B", Shae="assassin 14B.b pocket-knife", Ecarus="white-rose 14B.c", r="raider green 1 14B.a")
    q.turn("Shae")
    atoms.hide(q.s, 0)
    if deed == "go":
        q.do("go", "14B.c")
    elif deed == "attack":
        q.s.figures.edit(q["r"]).area = q.area("14B.b")
        q.do("end")
        atoms.hide(q.s, 0)
        q.turn("Shae")
        q.do("attack", "main", "r", dice="r1 r1")
    else:
        q.do(deed)
    assert not q.s.figures.rows[0].hidden


@rule("SS-25.13", "SS-43.6", "SS-50.6")
def test_backstab_asks_whether_one_hides_when_it_is_used() -> None:
    """It ends hiding with the attack; a step between does not lose the bonus. Envenom ends hiding at once."""
    q = scene("14B", Shae="assassin 14B.c pocket-knife", Ecarus="white-rose 14B.c", o="orc-warrior red 1 14B.b")
    skilled(q, "Shae", 2, "backstab", "envenom", "hide")
    atoms.hide(q.s, 0)
    q.s.listening = True
    q.turn("Shae")
    q.do("power", "backstab", 0, -1)
    assert q.s.figures.rows[0].hidden
    q.do("go", "14B.b")
    assert not q.s.figures.rows[0].hidden
    q.do("attack", "main", "o", dice="r2 r2 b6 b6")
    settle(q)
    assert hits(q) == [2 + 2]
    q.do("end")
    atoms.hide(q.s, 0)
    q.turn("Shae")
    q.do("power", "envenom", 0, -1)
    assert not q.s.figures.rows[0].hidden


@rule("SS-25.13", "SS-43.17")
def test_hide_is_an_action_that_hides() -> None:
    q = scene("14B", Shae="assassin 14B.c", Ecarus="white-rose 14B.c", o="orc-warrior red 1 14B.b")
    skilled(q, "Shae", 1, "hide")
    q.turn("Shae")
    q.do("power", "hide", 0, -1)
    assert q.s.figures.rows[0].hidden
    assert cooldown(q, "Shae", "hide") == 2


@rule("SS-25.13", "SS-50.9")
def test_an_untargetable_hero_is_not_struck_at_either() -> None:
    """The Elven Cloak: no behaviour, no reaction attack."""
    q = scene("14B", Shae="rogue 14B.b", Ecarus="white-rose 14B.c", o="orc-warrior green 1 14B.b")
    lasts(q, "Shae", "{mod: untargetable}")
    q.s.listening = True
    q.begin(Step(0, q.area("14B.a")))
    assert (q.where("Shae"), happened(q, "attack-declared")) == ("14B.a", [])
    q.begin(Activation(q.foe("o")), "r1 b6")
    settle(q)
    assert q.where("o") == "14B.c"


# Companions (SS-25.14) ----------------------------------------------------------------


@rule("SS-25.14")
def test_a_stunned_companion_is_not_activated_and_wakes_after_its_owners_turn() -> None:
    q = with_fenrir(g="gremlin red 1 14B.b")
    atoms.give_condition(q.s, FENRIR, t.STUN)
    q.begin(Summoned(0))
    assert (q.choice.kind, q.choice.seat, q.options()) == ("deed", 0, ["rest", "wait"])
    q.turn("Laegon")
    q.do("end")
    assert not q.has("Fenrir", t.STUN)


@rule("SS-25.14")
def test_a_slow_companion_moves_or_attacks() -> None:
    q = with_fenrir(g="gremlin red 1 14B.b")
    lasts(q, "Fenrir", "{mod: reaction-attacks, most: 0}")
    atoms.give_condition(q.s, FENRIR, t.SLOW)
    q.begin(Summoned(0))
    assert q.offers("attack", "g") and q.offers("go", "14B.a")
    q.do("go", "14B.a")
    q.do("go", "14B.b")
    assert not q.offers("attack", "g")


@rule("SS-25.14", "SS-25.8")
def test_a_blind_companion_saves_before_the_move_and_before_the_attack() -> None:
    """With its owner's symbols; a failure costs that part alone."""
    q = with_fenrir(g="gremlin red 1 14B.b")
    lasts(q, "Fenrir", "{mod: reaction-attacks, most: 0}")
    atoms.give_condition(q.s, FENRIR, t.BLIND)
    q.begin(Summoned(0))
    q.do("go", "14B.a", dice="b1")
    assert q.where("Fenrir") == "14B.b"
    assert not [deed for deed in q.options() if deed[0] == "go"]
    q.do("attack", "g", dice="b6 r1 b1 b1 b6 b6")
    settle(q)
    assert not q.offers("attack", "g")


@rule("SS-25.14", "SS-25.5")
def test_a_fallen_companion_stands_up_for_a_movement_point() -> None:
    q = with_fenrir(g="gremlin red 1 14B.b")
    atoms.give_condition(q.s, FENRIR, t.DOWN)
    q.begin(Summoned(0))
    assert q.options() == ["stand", "end"]
    q.do("stand")
    assert not q.has("Fenrir", t.DOWN)
    assert q.s.agenda[-1].points == 4
    assert q.offers("attack", "g")


@rule("SS-25.14", "SS-25.12", "SS-24.16")
def test_poison_and_fire_of_a_companion() -> None:
    """They tick in the Time Phase; its owner's symbols save."""
    q = with_fenrir()
    atoms.give_poison(q.s, FENRIR, 1)
    atoms.give_fire(q.s, FENRIR, 1)
    q.time_phase("b6")
    settle(q)
    q.quiet()
    row = q.s.figures.rows[FENRIR]
    assert (row.wounds, row.poison, row.fires) == (2, 0, (0, 0))


@rule("SS-25.9", "SS-34.3")
def test_the_snare_slows_and_stops() -> None:
    """Its movement ends where the token lay."""
    q = scene("1B", Ecarus="black-rose 1B.a", Shae="assassin 1B.a", o="orc-warrior red 1 1B.d")
    does(
        q,
        "{op: token, kind: snare, at: 1B.b, on: enemy-enters, do: [{op: stop}, {op: condition, whose: mover, name: slow}]}",
        "Ecarus",
    )
    q.s.closed |= q.layout.between("1B.d", "1B.c")
    q.begin(EnemyWalk(q.foe("o"), -1, q.area("1B.a")))
    assert q.where("o") == "1B.b"
    assert q.has("o", t.SLOW)


@rule("SS-25.13", "SS-7.41")
def test_a_reaction_ends_hiding() -> None:
    """Smoke Veil from hiding."""
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", g="gremlin green 1 14B.b")
    skilled(q, "Shae", 2, "smoke-veil")
    atoms.hide(q.s, 1)
    q.begin(Attack(q["g"], 0, BY_WEAPON, t.MAIN), "r2 r2")
    q.do(q.options()[0], dice="b6 b6")
    assert not q.s.figures.rows[1].hidden
