"""SS-50.9: modifiers beyond what the base cards need: whom they concern, by whose rank they count, what they set and what they cap."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import skilled
from tests.sword_and_sorcery.scene import Scene, scene
from tests.sword_and_sorcery.written import (
    born_with,
    condition,
    count_of,
    does,
    hits,
    lasts,
    of_table,
    on_scroll,
    settle,
)

from reverie.games.sword_and_sorcery.rules import atoms, atoms_map
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.conditions import Scene as Asked
from reverie.games.sword_and_sorcery.rules.conditions import holds
from reverie.games.sword_and_sorcery.rules.effects.foes import formula
from reverie.games.sword_and_sorcery.rules.force import in_play_count, total
from reverie.games.sword_and_sorcery.rules.procedures.spawning import entry_powers
from reverie.games.sword_and_sorcery.rules.queries import (
    controls,
    hp_of,
    most_shields,
    movement,
    save_dice,
    sees,
    weapon_range,
)
from reverie.games.sword_and_sorcery.rules.queries import held_weapon as weapon_of
from reverie.games.sword_and_sorcery.rules.state import GATE
from reverie.games.sword_and_sorcery.rules.strike import BY_HITS, BY_WEAPON, Attack
from reverie.testing import rule


def party(**more: str) -> Scene:
    """Two heroes in the middle, one aside."""
    return scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.b", Ann="archer 14B.c", **more)


def concerned(q: Scene, name: str) -> list[str]:
    """For whom a modifier adds anything."""
    return [who for who, figure in q.names.items() if total(q.s, name, figure)]


# Whom they concern -----------------------------------------------------------------------------------------------------


@rule("SS-50.9", "SS-50.4")
@pytest.mark.parametrize(
    ("whose", "who"),
    [
        ("you", ["Ecarus"]), ("heroes", ["Ecarus", "Shae", "Ann"]), ("in-play", ["Ecarus", "Ann"]), ("active-hero", ["Ann"]),
        ("first-hero", ["Ecarus"]), ("heroes-here", ["Ecarus", "Shae"]), ("downed-heroes-here", []), ("heroes-at 14B.c", ["Ann"]),
        ("heroes-at snare", ["Ann"]), ("enemies-at snare", ["o"]), ("enemies-here", ["g", "r"]), ("enemies-within 1", ["g", "r", "o"]),
        ("heroes-within 0", ["Ecarus", "Shae"]), ("gremlin", ["g"]), ("gremlin green 1", ["g"]), ("everyone", None), ("enemies", ["g", "r", "o"]),
    ],
)  # fmt: skip
def test_whom_a_modifier_of_a_hero_concerns(whose: str, who: list[str] | None) -> None:
    q = party(g="gremlin green 1 14B.b", r="raider green 1 14B.b", o="orc-warrior green 1 14B.c")
    does(q, "{op: token, kind: snare, at: 14B.c}", "Ecarus")
    q.s.heroes.edit(1).ghost = True
    q.s.active = 2
    born_with(q, "Ecarus", f"{{always: [{{mod: hp, by: 1, whose: {whose}}}]}}")
    assert concerned(q, "hp") == (list(q.names) if who is None else who)


@rule("SS-50.9", "SS-50.4")
@pytest.mark.parametrize(
    ("whose", "who"),
    [
        ("this", ["g"]), ("others-within 0", ["r"]), ("others-within 1", ["r", "o"]), ("others-in-sight", ["r", "o"]),
        ("downed-heroes-here", ["Shae"]), ("guards", ["r"]),
    ],
)  # fmt: skip
def test_whom_a_modifier_of_an_enemy_concerns(whose: str, who: list[str]) -> None:
    q = party(g="gremlin green 1 14B.b", r="raider green 1 14B.b", o="orc-warrior green 1 14B.c")
    atoms.give_condition(q.s, 1, t.DOWN)
    q.s.foes.edit(q.foe("r")).group = "guards"
    if whose == "guards":
        number = on_scroll(q, "g", "{use: always, always: [{mod: hp, by: 1, whose: gremlin}]}")
        mod = q.s.cast.mods[q.s.cast.abilities[number].always[0]]
        assert mod.whose is not None
        mod.whose.name = "guards"
    else:
        on_scroll(q, "g", f"{{use: always, always: [{{mod: hp, by: 1, whose: {whose}}}]}}")
    assert concerned(q, "hp") == who


# By whose rank ---------------------------------------------------------------------------------------------------------


@rule("SS-8.7", "SS-50.5", "SS-50.9")
def test_a_modifier_counts_by_the_rank_of_its_owner() -> None:
    """Of rank V, for everybody beside him; whatever rank they have."""
    q = party()
    skilled(q, "Ecarus", 5)
    born_with(q, "Ecarus", "{always: [{mod: hp, by: SR/2, whose: heroes-here}]}")
    assert [total(q.s, "hp", seat) for seat in range(3)] == [3, 3, 0]


@rule("SS-8.7", "SS-50.5", "SS-50.8")
def test_what_lasts_for_another_counts_by_the_rank_of_who_brought_it() -> None:
    q = party()
    skilled(q, "Ecarus", 4)
    does(q, "{op: lasting, whose: target, until: quest, always: [{mod: hp, by: SR}]}", "Ecarus", "Shae")
    assert [total(q.s, "hp", seat) for seat in range(3)] == [0, 4, 0]


@rule("SS-8.7", "SS-50.5", "SS-19.14")
def test_a_token_counts_by_the_rank_and_the_number_of_who_laid_it() -> None:
    q = party()
    skilled(q, "Ecarus", 3)
    mods = "[{mod: hp, by: SR, whose: heroes-here}, {mod: capacity, by: value, whose: heroes-here}]"
    does(q, f"{{op: token, kind: snare, at: 14B.c, always: {mods}}}", "Ecarus", value=2)
    assert [(total(q.s, "hp", seat), total(q.s, "capacity", seat)) for seat in (0, 2)] == [(0, 0), (3, 2)]


@rule("SS-50.5", "SS-20.4", "SS-30.5")
def test_heroes_in_play_as_an_amount_count_companions_by_their_value() -> None:
    q = party()
    info = q.s.cast.companions[0]
    atoms.summon(q.s, 2, 0, 2, q.area("14B.a"))
    info.hero_value, before = 1, info.hero_value
    try:
        lasts(q, "Ecarus", "{mod: hp, by: in-play}")
        assert (in_play_count(q.s), total(q.s, "hp", 0)) == (4, 4)
    finally:
        info.hero_value = before


# What they set and what they cap ---------------------------------------------------------------------------------------


@rule("SS-50.9")
def test_a_modifier_sets_a_number_adds_to_it_and_caps_it() -> None:
    q = party()
    assert hp_of(q.s, 0) == 10
    lasts(q, "Ecarus", "{mod: hp, set: 4}")
    assert hp_of(q.s, 0) == 4
    lasts(q, "Ecarus", "{mod: hp, by: 3}")
    assert hp_of(q.s, 0) == 7
    lasts(q, "Ecarus", "{mod: hp, most: 5}")
    assert hp_of(q.s, 0) == 5
    lasts(q, "Ecarus", "{mod: movement, set: 1}")
    lasts(q, "Ecarus", "{mod: magic-shields, set: 3}")
    lasts(q, "Ecarus", "{mod: save-dice, by: 1}")
    assert (movement(q.s, 0), most_shields(q.s, 0), save_dice(q.s, 0)) == (1, 3, 2)


@rule("SS-50.9", "SS-22.8", "SS-22.10")
def test_armour_and_defence_dice_that_are_set() -> None:
    """Plate is worth nothing, and no die is rolled."""
    q = scene("14B", Ecarus="white-rose 14B.b plate", Shae="rogue 14B.c", g="gremlin green 1 14B.b")
    lasts(q, "Ecarus", "{mod: armour, set: 0}")
    lasts(q, "Ecarus", "{mod: defence-dice, most: 0}")
    q.begin(Attack(q["g"], 0, BY_HITS, 3))
    assert q.wounds("Ecarus") == 3


@rule("SS-50.9", "SS-12.4")
@pytest.mark.parametrize("written", ["{mod: sight-most, set: 0}", "{mod: sight-most, most: 0}"])
def test_how_far_somebody_sees(written: str) -> None:
    q = party()
    assert sees(q.s, 0, q.area("14B.c"))
    lasts(q, "Ecarus", written)
    assert not sees(q.s, 0, q.area("14B.c"))


@rule("SS-50.9", "SS-9.4")
def test_figures_that_say_nothing_of_lying_down_count_nothing_then() -> None:
    q = party(g="gremlin green 1 14B.b")
    lasts(q, "g", "{mod: figures, set: 3}")
    assert controls(q.s, q.area("14B.b"), True)
    atoms.give_condition(q.s, q["g"], t.DOWN)
    assert controls(q.s, q.area("14B.b"), False)


# Under conditions ------------------------------------------------------------------------------------------------------


@rule("SS-50.9", "SS-30.3", "SS-50.6")
@pytest.mark.parametrize(("least", "count"), [(3, 4), (4, 3)])
def test_a_formula_grows_only_under_its_condition(least: int, count: int) -> None:
    """As the night of the torches: one more with three heroes or more."""
    q = party()
    of_table(q, f"{{always: [{{mod: spawn, by: 1, given: {{heroes: {{at-least: {least}}}}}}}]}}")
    assert formula(q.s, 0) == count


@rule("SS-50.9", "SS-30.1", "SS-50.6")
@pytest.mark.parametrize(("given", "state"), [("", -3), ("given: {round: {at-least: 9}}, ", -2)])
def test_a_gate_stays_closed_longer_only_under_its_condition(given: str, state: int) -> None:
    q = party()
    gate = atoms_map.lay(q.s, GATE, q.area("14B.a"), t.HIT, 1)
    of_table(q, f"{{always: [{{mod: gate-rounds, {given}by: 1}}]}}")
    does(q, "{op: gate, symbol: hit, open: false, rounds: 2}")
    assert q.s.things.rows[gate].state == state


@rule("SS-50.9", "SS-28.10", "SS-50.6")
@pytest.mark.parametrize(
    ("written", "powers"),
    [
        ("{mod: entry-powers, by: 1}", (1, 1)),
        ("{mod: entry-powers, by: 1, given: {rank: [blue]}}", (0, 1)),
        ("{mod: entry-powers, by: 1, whose: enemies, given: {heroes: {at-least: 4}}}", (0, 0)),
        ("{mod: entry-powers, by: 1, whose: enemies, given: {style: strength}}", (0, 1)),
    ],
)
def test_powers_on_entry_by_any_condition(written: str, powers: tuple[int, int]) -> None:
    q = party(g="gremlin green 1 14B.a", o="orc-warrior blue 1 14B.a")
    of_table(q, f"{{always: [{written}]}}")
    assert (entry_powers(q.s, q.foe("g")), entry_powers(q.s, q.foe("o"))) == powers


@rule("SS-50.9", "SS-21.10", "SS-50.6")
@pytest.mark.parametrize(
    ("given", "more"),
    [
        ("{attack: bow}", 1), ("{attack: wand}", 0), ("{attack: ranged-weapon}", 1), ("{attack: melee}", 0), ("{attack: main}", 1),
        ("{attack: off}", 0), ("{attack-type: piercing}", 1), ("{not: {attack: bow}}", 0), ("{any: [{attack: wand}, {attack: bow}]}", 1),
        ("{attack: weapon, wounded: true}", 0), ("{wounded: false}", 1),
    ],
)  # fmt: skip
def test_a_longer_range_under_any_condition(given: str, more: int) -> None:
    q = scene("14B", Laegon="archer 14B.b longbow", Shae="rogue 14B.c")
    lasts(q, "Laegon", f"{{mod: range, by: 1, given: {given}}}")
    weapon = weapon_of(q.s, 0, t.MAIN)
    assert weapon is not None
    assert weapon_range(q.s, 0, weapon)[0] == 4 + more


@rule("SS-50.9", "SS-50.6")
def test_an_ability_that_is_off_changes_nothing() -> None:
    """Assault adds a hit where enemies control the area; switched off it does not."""
    q = scene(
        "14B", Ecarus="black-rose 14B.b", Shae="assassin 14B.c", g="gremlin green 1 14B.b", h="raider green 1 14B.b"
    )
    q.s.listening = True
    for _attack in range(2):
        q.begin(Attack(q["g"], 0, BY_WEAPON, t.MAIN), "r1 r1 b1 b1 b1")
        settle(q)
        q.dice.clear()
        lasts(q, "Ecarus", "{mod: ability-off, ability: assault, whose: enemies}")
    assert count_of(q, "mod") == [1, 0]


@rule("SS-50.6", "SS-15.6")
@pytest.mark.parametrize(("count", "held"), [(2, True), (3, False)])
def test_a_hero_is_engaged_with_enemies(count: int, held: bool) -> None:
    """Not with the heroes beside."""
    q = party(g="gremlin green 1 14B.b", r="raider green 1 14B.b")
    assert holds(q.s, condition(f"{{engaged-with: {count}}}"), Asked(0)) == held


@rule("SS-50.6", "SS-13.6")
@pytest.mark.parametrize(
    ("heroes", "nature", "held"),
    [
        (("white-rose", "archer"), "lawful", True),
        (("white-rose", "archer"), "neutral", False),
        (("black-rose", "archer"), "chaotic", True),
        (("black-rose", "archer"), "lawful", False),
    ],
)
def test_the_nature_of_the_party(heroes: tuple[str, str], nature: str, held: bool) -> None:
    q = scene("14B", Ann=f"{heroes[0]} 14B.b", Ben=f"{heroes[1]} 14B.c")
    assert holds(q.s, condition(f"{{party-nature: {nature}}}"), Asked(0)) == held


@rule("SS-50.6")
@pytest.mark.parametrize(
    ("name", "held"), [("gremlin green 1", True), ("gremlin", True), ("guards", True), ("raider", False)]
)
def test_an_enemy_goes_by_its_code_its_type_or_its_group(name: str, held: bool) -> None:
    q = party(r="raider green 1 14B.b", g="gremlin green 1 14B.c")
    q.s.foes.edit(q.foe("g")).group = "guards"
    assert holds(q.s, condition(f"{{target: {name}}}"), Asked(0, q["g"])) == held
    near = condition(f"{{enemy-within: 0, enemy: {name}}}")
    assert holds(q.s, near, Asked(2)) == held


# Symbols and targets ---------------------------------------------------------------------------------------------------


@rule("SS-50.9", "SS-22.5")
def test_symbols_of_an_enemy_may_count_as_hits() -> None:
    """What it must pay for is paid first; the same symbol counts once, however many say so."""
    q = scene("14B", Ecarus="black-rose 14B.b", Shae="assassin 14B.c", r="raider green 1 14B.b")
    q.s.listening = True
    for _mod in range(2):
        lasts(q, "r", "{mod: symbol-hit, symbol: magic}")
    q.begin(Attack(q["r"], 0, BY_WEAPON, t.MAIN), "r6 b1 b1 b1")
    settle(q)
    assert hits(q) == [1 + 1 + 1]


@rule("SS-50.9", "SS-25.13")
def test_an_enemy_that_cannot_be_targeted() -> None:
    """Neither by weapons nor by powers; an area takes it along."""
    q = scene(
        "14B", Thorgar="cleric 14B.b hammer", Shae="rogue 14B.c", g="gremlin green 1 14B.b", r="raider green 1 14B.b"
    )
    skilled(q, "Thorgar", 3, "call-lightning")
    lasts(q, "g", "{mod: untargetable}")
    q.turn("Thorgar")
    assert not q.offers("attack", "main", "g")
    assert not q.offers("power", "call-lightning", 0, "g")
    assert q.offers("attack", "main", "r")
    q.do("power", "call-lightning", 0, "r", dice="r2 r6 b2 b1 b1")
    if q.choice.kind == "window":
        q.do("pass")
    q.do(q.options()[0])  # AoE
    settle(q)
    assert q.where("g") == ""  # four hits
