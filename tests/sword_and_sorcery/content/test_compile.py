"""From library to cast: lines, sides and levels laid out flat, words as numbers, enemies with their own weapons (SS-2, SS-19.9, SS-50)."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.shelf import cast, library

from reverie.games.sword_and_sorcery.content.compile import make_cast
from reverie.games.sword_and_sorcery.content.givens import given_of
from reverie.games.sword_and_sorcery.content.vocabulary import Condition, Range
from reverie.games.sword_and_sorcery.rules import abilities, gear, scrolls
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.parts.rules.effects import NO_TEXT
from reverie.testing import rule


def power(id: str, line: int) -> abilities.Ability:
    return cast().abilities[cast().powers[cast().power_ids[id]].lines[line].ability]


def item(id: str) -> gear.Item:
    return cast().items[cast().item_ids[id]]


def own(id: str, side: int = 0) -> abilities.Ability:
    """What an item itself can do."""
    return cast().abilities[item(id).sides[side].abilities[0]]


def enemy(code: str) -> scrolls.Enemy:
    return cast().enemies[cast().enemy_codes[code]]


def borne(code: str, id: str, sheet: int = 0) -> abilities.Ability:
    found = [cast().abilities[number] for number in enemy(code).sheets[sheet].abilities]
    return next(ability for ability in found if ability.id == id)


def ops(text: int) -> list[str]:
    return [] if text == NO_TEXT else [op.effect.name for op in cast().texts[text].ops]


def deeds(effects: tuple[int, ...]) -> list[tuple[int, tuple[tuple[int, int], ...]]]:
    """What dice effects cost in all, and what they do."""
    return [(cast().dice_effects[number].total, cast().dice_effects[number].deeds) for number in effects]


# Powers --------------------------------------------------------------------------------------------------------------


@rule("SS-19.9")
def test_a_line_adds_effects_verbs_and_modifiers_to_the_base() -> None:
    assert deeds(power("shield-bash", 0).effects) == [(0, ((t.E_PUSH, 0),))]
    assert deeds(power("shield-bash", 2).effects) == [(0, ((t.E_PUSH, 0),)), (1, ((t.E_KNOCK_DOWN, 0),))]
    assert (ops(power("rose-strike", 0).do), ops(power("rose-strike", 1).do)) == (["condition"], ["condition", "wound"])
    assert ops(power("drain-life", 0).after) == ["heal"]


@rule("SS-19.9")
def test_every_other_field_of_a_line_replaces_the_base() -> None:
    assert [power("drain-life", line).attack for line in (0, 1)] == [(1, 1, 2), (1, 2, 3)]
    assert [power("arcane-ward", line).value for line in (0, 1, 2)] == [1, 2, 3]
    first, second = power("command", 0).given, power("command", 1).given
    assert first is not None and second is not None
    assert (first.word, second.word) == (1 << t.GREEN, 1 << t.GREEN | 1 << t.BLUE_RANK)
    assert power("hide", 0).given is not None and power("hide", 1).given is None


@rule("SS-2.6", "SS-19.10")
def test_lines_have_ranks_and_cooldowns_and_powers_natures() -> None:
    lines = cast().powers[cast().power_ids["call-lightning"]].lines
    assert [(line.rank, line.cooldown) for line in lines] == [(3, 3), (5, 4)]
    natures = {id: cast().powers[cast().power_ids[id]].nature for id in ("drain-life", "arcane-ward", "blink")}
    assert natures == {"drain-life": t.CHAOTIC, "arcane-ward": t.LAWFUL, "blink": t.UNMARKED}
    assert cast().powers[cast().power_ids["summon-fenrir"]].from_death
    assert cast().powers[cast().power_ids["evasive"]].passive
    assert [cast().powers[number].hero for number in cast().talents] == [abilities.NONE] * 7


def test_a_passive_power_is_its_modifiers() -> None:
    found = [cast().mods[power("toughness", line).always[0]] for line in (0, 1, 2)]
    assert [(abilities.MODS[mod.kind], mod.by.base) for mod in found] == [("hp", 1), ("hp", 2), ("hp", 3)]
    assert all(mod.ability == power("toughness", line).number for line, mod in enumerate(found))
    ignored = cast().mods[power("unbroken", 0).always[0]]
    assert (ignored.what, ignored.limit) == (t.DOWN | t.STUN | t.SLOW, t.PER_ROUND)


@rule("SS-18.7")
def test_what_is_added_to_the_next_attack() -> None:
    backstab = power("backstab", 0).next
    assert backstab is not None and t.ATTACKS[backstab.attack] == "dagger"
    assert deeds(backstab.effects) == [(0, ((t.E_HIT_RANK, 0),))]
    assert backstab.given is not None and abilities.GIVENS[backstab.given.kind] == "any"
    fang = power("twin-fang", 0).next
    assert fang is not None and ops(fang.then) == ["attack"]


def test_texts_inside_texts_are_texts_of_their_own() -> None:
    [token] = cast().texts[power("hunters-snare", 1).do].ops
    assert (token.id, token.at, t.TRIGGERS[token.by]) == ("snare", "chosen-area", "enemy-enters")
    assert ops(token.body) == ["stop", "condition", "wound", "untoken"]
    wound = cast().texts[token.body].ops[2]
    assert wound.whose is not None and abilities.SELECTORS[wound.whose.kind] == "mover"
    assert abilities.AMOUNTS[wound.amount.word] == "value"
    rune = cast().texts[power("battle-rune", 0).do].ops[0]
    assert [(abilities.MODS[cast().mods[n].kind], cast().mods[n].symbol) for n in rune.mods] == [
        ("symbol-hit", t.MAGIC)
    ]
    [choose] = cast().texts[cast().abilities[cast().versions[cast().version_ids["archer"]].shout].do].ops
    assert [ops(option) for option in choose.options] == [["lasting"], ["roll"]]


# Heroes --------------------------------------------------------------------------------------------------------------


@rule("SS-13.12")
def test_saves_are_by_face_of_the_blue_die() -> None:
    runemaster = cast().versions[cast().version_ids["runemaster"]]
    shows = [face[t.SHIELD] > 0 or face[t.LEGEND] > 0 for face in cast().dice[t.BLUE].faces]
    assert runemaster.save == tuple(shows) and sum(shows) == 5
    assert sum(cast().versions[cast().version_ids["black-rose"]].save) == 4


def test_a_version_has_its_gem_by_rank() -> None:
    rogue = cast().versions[cast().version_ids["rogue"]]
    assert (rogue.hp[1], rogue.hp[7], rogue.normal[2], rogue.combat[5]) == (7, 15, 2, 1)
    assert (rogue.nature, rogue.style, rogue.items, rogue.move) == (t.LAWFUL, 1 << t.DEXTERITY, 5, 4)
    assert (rogue.picks, rogue.talents) == ((1, 2, 4, 6, 7), (3, 5))
    assert [cast().abilities[number].id for number in rogue.innate] == ["disarm-trap", "thievery"]
    assert cast().abilities[rogue.shout].use == t.GHOST
    assert [len(hero.powers) for hero in cast().heroes] == [8] * 5


@rule("SS-20.6")
def test_a_companion_has_values_by_rank() -> None:
    fenrir, squire = [cast().companions[cast().companion_ids[id]] for id in ("fenrir", "white-rose-squire")]
    assert {rank: (hp.base, abilities.AMOUNTS[hp.word]) for rank, hp in fenrir.hp.items()} == {
        2: (3, "SR"),
        3: (5, "SR"),
    }
    assert [(one.base, abilities.AMOUNTS[one.word]) for one in fenrir.attack[3]] == [
        (1, "number"),
        (2, "number"),
        (0, "SR/2"),
    ]
    assert (squire.attack[1][0].base, squire.defence[1], squire.activate) == (1, (1, 0, 1), t.NORMAL)
    assert fenrir.activate == abilities.NONE
    assert [(one.move, one.range, one.hero_value, t.TYPES[one.type]) for one in (fenrir, squire)] == [
        (5, 0, 0, "piercing"), (3, 0, 0, "slashing"),
    ]  # fmt: skip
    assert cast().abilities[fenrir.abilities[0]].handler == t.H_FETCH


# Items ---------------------------------------------------------------------------------------------------------------


@rule("SS-2.7", "SS-27.5")
def test_an_items_sides_are_the_card_with_what_they_add() -> None:
    axe = item("battle-axe")
    front, back = [side.weapon for side in axe.sides]
    assert front is not None and back is not None
    assert (front.attack, back.attack) == ((1, 1, 2), (2, 1, 3))
    assert deeds(front.effects) == deeds(back.effects) == [(2, ((t.E_AOE, 0),)), (1, ((t.E_IGNORE_ARMOUR, 0),))]
    assert [side.price for side in axe.sides] == [45, abilities.NONE]
    assert (axe.hand, axe.styles, axe.deck) == (t.TWO_HANDED, 1 << t.STRENGTH, t.EMPORIUM)
    bow, wand = item("longbow").sides[0].weapon, item("wand").sides[1].weapon
    assert bow is not None and wand is not None
    assert [(one.range, t.CATEGORIES[one.category], t.TYPES[one.type]) for one in (front, bow, wand)] == [
        (0, "axe", "slashing"), (4, "bow", "piercing"), (2, "wand", "arcane"),
    ]  # fmt: skip
    assert own("battle-axe").attack is None, "one attacks with the weapon, not with an ability"


def test_prices_decks_and_copies() -> None:
    assert [side.price for side in item("healing-potion").sides] == [15, 45]
    assert [side.price for side in item("broadsword").sides] == [0, abilities.NONE]
    assert (item("broadsword").deck, item("guardian").deck, item("hollow-shard").deck, item("heartspark").deck) == (
        t.STASH, t.TREASURE, t.QUEST_TREASURE, t.SOUL_WEAPON,
    )  # fmt: skip
    potions = item("healing-potion").cards
    assert len(potions) == 3 and {cast().item_of(card).id for card in potions} == {"healing-potion"}


@rule("SS-21.3")
def test_runes_say_who_may_use_an_item() -> None:
    magic = 1 << t.MAGIC_STYLE
    assert item("padded-coat").styles == t.ALL_STYLES
    assert item("shield").styles == t.ALL_STYLES & ~magic
    assert item("staff").styles == magic | 1 << t.FAITH


def test_an_armour_defends_and_what_it_changes_is_its_own_ability() -> None:
    plate, scale = item("plate").sides[1], item("scale-armour").sides[0]
    assert (plate.defence, scale.defence) == ((2, 1, 3), (1, 0, 3))
    assert deeds(scale.effects) == [(1, ((t.E_REROLL_ANY, 0),)), (1, ((t.E_SHIELD, 1),))]
    [slower] = [cast().mods[number] for number in own("plate", 1).always]
    assert (abilities.MODS[slower.kind], slower.by.base) == ("movement", -1)
    assert own("scale-armour").effects == ()


def test_minor_items_attack_by_their_own_ability() -> None:
    flask = own("fire-flask", 1)
    assert (flask.attack, t.USES[flask.use], flask.range, flask.type) == ((1, 1, 0), "combat", 2, t.ARCANE)
    assert item("fire-flask").sides[1].weapon is None
    assert [own("whetstone", side).value for side in (0, 1)] == [1, 2]


def test_further_abilities_of_a_card_know_its_number() -> None:
    mirrors = [cast().abilities[item("golden-mirror").sides[side].abilities[1]] for side in (0, 1)]
    assert [mirror.value for mirror in mirrors] == [1, 3]
    assert mirrors[0].windows == 1 << t.W_HITS
    robe = [cast().abilities[number] for number in item("archmages-robe").sides[0].abilities]
    assert [ability.limit for ability in robe] == [t.NO_LIMIT, t.PER_ROUND, t.PER_QUEST]
    assert robe[1].windows == 1 << t.W_ATTACK_ROLL | 1 << t.W_DEFENCE_ROLL


def test_charges_costs_and_handlers() -> None:
    charm = own("hourglass-charm")
    assert (item("hourglass-charm").charges, charm.cost_charges) == (2, 1)
    assert own("enchanting-anvil").handler == t.H_ANVIL and own("enchanting-anvil").value == 50
    assert item("hollow-shard").carried and item("golden-mirror").flip == 3


# Enemies -------------------------------------------------------------------------------------------------------------


@rule("SS-28.2", "SS-28.12")
def test_a_card_has_the_scroll_of_its_rank() -> None:
    green, red = enemy("raider green 2").sheets[0], enemy("raider red 1").sheets[0]
    assert (green.hp, red.hp) == ((4, 4), (12, 16))
    assert (green.main.attack, red.main.attack) == ((1, 1, 0), (3, 1, 0))
    assert (green.powers, red.soul, red.threat, red.reacts) == (1, 4, 3, True)
    assert (red.main.id, red.weapon(t.OFF).id, red.victim) == ("sword", "dagger", t.V_WOUNDED)
    assert (red.resist, red.drops) == ((0, -1, 0, 0), ((2, 1),))
    assert red.style == 1 << t.DEXTERITY
    assert deeds(enemy("orc-warrior red 1").sheets[0].defence_effects) == [(1, ((t.E_SHIELD, 1),))]


def test_an_enemy_without_an_off_hand_weapon_uses_its_main_one() -> None:
    sheet = enemy("orc-warrior green 1").sheets[0]
    assert sheet.weapon(t.OFF) is sheet.main


def test_an_ability_that_names_a_weapon_carries_it() -> None:
    assert borne("raider green 1", "readiness").weapon == t.OFF
    assert borne("raider blue 1", "readiness").weapon == t.MAIN
    assert (borne("gremlin red 1", "thief").weapon, borne("gremlin red 1", "thief").named) == (t.MAIN, "claws")
    assert borne("gremlin red 1", "spikes").weapon == abilities.NONE


def test_an_ability_has_the_number_of_its_scroll() -> None:
    found = [borne(code, "berserker") for code in ("orc-warrior blue 1", "orc-warrior red 1")]
    assert [(one.value, one.charges) for one in found] == [(1, 1), (2, 2)]
    assert borne("gremlin blue 1", "spikes").value == 2


@rule("SS-28.13")
def test_a_horde_has_its_figures() -> None:
    assert (enemy("gremlin-pack blue 1").figures, enemy("gremlin blue 1").figures) == (2, 1)


def test_behaviours_name_abilities_by_their_numbers() -> None:
    last = enemy("raider red 1").sheets[0].behaviours[0].sentences[-1]
    assert last.then is not None
    assert cast().abilities[last.then.ability] is borne("raider red 1", "potion")


@rule("SS-37.1", "SS-37.4")
def test_a_master_has_two_sheets_and_all_styles() -> None:
    king = enemy("hollow-king")
    enthroned, unbound = king.sheets
    assert (king.rank, king.code, king.race) == (t.PURPLE, "hollow-king", "undead")
    assert (enthroned.hp, unbound.hp) == ((20, 28), (16, 22))
    assert enthroned.style == unbound.style == t.ALL_STYLES
    assert (enthroned.resist, unbound.resist) == ((-1, 0, 0, 1), (-1, -1, -1, 0))
    assert enemy("troll").sheets[0].resist == (-1, -1, -1, -1)
    flying = cast().abilities[unbound.abilities[-1]]
    assert [abilities.MODS[cast().mods[number].kind] for number in flying.always] == ["flying"]
    assert enemy("troll").sheets[1].reacts and not enemy("troll").sheets[0].reacts
    assert cast().dice_effects[borne("troll", "swing").dice_effect].deeds == ((t.E_RULE, t.H_SWING),)


# Cards and tokens ----------------------------------------------------------------------------------------------------


def test_cards_stand_by_their_numbers() -> None:
    made = cast()
    assert [made.events[number].id for number in (0, 5, 20)] == ["", "night", "the-horde-stirs"]
    assert (made.events[5].kind, made.events[20].persistent, made.events[20].spawn) == ("night", True, "P")
    card = next(one for one in made.encounters if one.id == "J")
    main, other = made.texts[made.abilities[card.ability].do].ops[0], made.texts[card.otherwise].ops[0]
    assert main.which.wounded and other.which.all and other.flag
    style = made.texts[made.abilities[made.encounters[3].ability].do].ops[0].which.style
    assert (style, made.encounters[14].reshuffle) == (1 << t.DEXTERITY, True)
    assert [made.abilities[number].effects != () for number in made.enemy_powers[0].levels] == [True, True]


def test_encounters_say_which_enemies_they_mean() -> None:
    which = {
        card.id: cast().texts[cast().abilities[card.ability].do].ops[0].which
        for card in cast().encounters
        if card.id != "O"
    }
    assert [which[id].rank for id in "ABCEG"] == [t.GREEN, t.BLUE_RANK, t.RED_RANK, t.PURPLE, abilities.NONE]
    assert (which["L"].hero_at, which["G"].hero_at) == (0, abilities.NONE)
    assert [which[id].count for id in "GHML"] == [2, 3, 1, abilities.NONE]
    other = next(card for card in cast().encounters if card.id == "E").otherwise
    assert cast().texts[other].ops[0].which.highest


def test_a_trap_is_what_it_does() -> None:
    assert [(card.number, card.id) for card in cast().traps][:2] == [(0, "poison-gas"), (1, "venom-spray")]
    assert ops(cast().abilities[cast().traps[0].ability].do) == ["save"]
    [save] = cast().texts[cast().abilities[cast().traps[0].ability].do].ops
    assert save.whose is not None and (abilities.SELECTORS[save.whose.kind], save.whose.n) == ("heroes-within", 1)


def test_a_modifier_says_how_much_whom_and_when() -> None:
    made = cast()
    cold = made.mods[made.abilities[made.events[8].ability].always[0]]
    assert cold.whose is not None and (abilities.SELECTORS[cold.whose.kind], cold.by.base, cold.least) == (
        "heroes",
        -1,
        1,
    )
    dark = made.mods[made.abilities[made.events[6].ability].always[0]]
    assert (abilities.MODS[dark.kind], dark.sets, dark.most) == ("sight-most", 3, abilities.NONE)
    giant = made.mods[borne("troll", "giant").always[0]]
    assert (giant.sets, giant.down, giant.whose) == (4, 2, None)
    [assault] = [made.mods[number] for number in borne("gremlin green 1", "assault").always]
    assert assault.given is not None and t.ATTACKS[assault.given.word] == "named"
    evasive = made.mods[power("evasive", 0).always[0]]
    assert (evasive.most, evasive.sets) == (1, abilities.NONE)
    [lasting] = made.texts[power("blessing", 0).do].ops
    again = made.mods[lasting.mods[0]]
    assert (again.count, again.name, again.limit, lasting.until) == (1, "attack", t.PER_ATTACK, 1 + t.UNTIL_TIME_PHASE)
    styles = made.mods[made.abilities[made.versions[made.version_ids["rogue"]].innate[1]].always[0]]
    assert styles.name == "single-use"


def test_tokens_have_copies_values_and_colours() -> None:
    made = cast()
    assert sum(token.copies for token in made.criticals) == 15
    worst = next(token for token in made.criticals if token.id == "critical-minus-hp-2")
    assert (worst.colour, worst.value) == (t.COLOURS.index("red"), -2)
    assert abilities.AMOUNTS[made.mods[made.abilities[worst.ability].always[0]].by.word] == "value"
    assert [token.id for token in made.shadows] == list(t.SHADOWS)
    [roll] = made.texts[made.abilities[made.searches[4]].do].ops
    assert [symbol for symbol, _text in roll.symbols_table] == [abilities.NONE, t.HIT]
    assert ops(made.abilities[made.chests["two-treasures"]].do) == ["treasure", "treasure"]
    assert sorted(made.difficulties) == sorted(t.DIFFICULTIES) and ops(made.abilities[made.actions["pray"]].do) == [
        "heal"
    ]


@pytest.mark.parametrize(
    ("written", "kind", "word", "least", "most", "names"),
    [
        (Condition(hidden=True), "hidden", 1, -1, -1, ()),
        (Condition(engaged=False), "engaged", 0, -1, -1, ()),
        (Condition(dominates="heroes", area="target"), "dominates", 0, -1, -1, ("target",)),
        (Condition(controls="enemies"), "controls", 1, -1, -1, ("here",)),
        (Condition(rank=["green", "red"]), "rank", 0b101, -1, -1, ()),
        (Condition(style="faith"), "style", 1 << t.FAITH, -1, -1, ()),
        (Condition(side=2), "side", -1, 2, -1, ()),
        (Condition(attack="bow"), "attack", t.ATTACKS.index("bow"), -1, -1, ()),
        (Condition(heroes=Range(at_least=4)), "heroes", -1, 4, -1, ()),
        (Condition(round=Range(at_most=3)), "round", -1, -1, 3, ()),
        (Condition(count={"mercy": 2}), "count", -1, 2, -1, ("mercy",)),
        (Condition(hero_on=["3A.c", "3A.d"]), "hero-on", -1, -1, -1, ("3A.c", "3A.d")),
        (Condition(enemies_at_most=0, on="8B.c"), "enemies-at-most", -1, -1, 0, ("8B.c",)),
        (Condition(enemy_within=1, enemy="troll"), "enemy-within", -1, 1, -1, ("troll",)),
        (Condition(difficulty="heroic"), "difficulty", -1, -1, -1, ("heroic",)),
    ],
)
def test_conditions_become_what_the_rules_ask(
    written: Condition, kind: str, word: int, least: int, most: int, names: tuple[str, ...]
) -> None:
    found = given_of(written)
    assert found is not None
    assert (abilities.GIVENS[found.kind], found.word, found.least, found.most, found.names) == (
        kind,
        word,
        least,
        most,
        names,
    )


def test_conditions_are_put_together() -> None:
    both = given_of(Condition(flag="toll", count={"held": 4, "lost": 1}))
    assert both is not None and abilities.GIVENS[both.kind] == "all"
    assert sorted(abilities.GIVENS[part.kind] for part in both.parts) == ["count", "count", "flag"]
    no_ghost = given_of(Condition(no_ghost=False))
    assert no_ghost is not None and (abilities.GIVENS[no_ghost.kind], abilities.GIVENS[no_ghost.parts[0].kind]) == (
        "not",
        "no-ghost",
    )
    inner = given_of(Condition(not_=Condition(flag="stage-2")))
    assert inner is not None and inner.parts[0].names == ("stage-2",)


def test_the_same_library_makes_the_same_cast() -> None:
    again = make_cast(library())
    assert [text.number for text in again.texts] == [text.number for text in cast().texts]
    assert [ability.id for ability in again.abilities] == [ability.id for ability in cast().abilities]
