"""What content writes as the game writes it: read to the number, and refused with what would be right (SS-50.3 to SS-50.5, SS-50.11)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from reverie.games.sword_and_sorcery.content import notation as n
from reverie.games.sword_and_sorcery.rules import abilities, scrolls
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.testing import rule

READER = n.Reader(["sword", "dagger"], {"potion": 7, "command": 9})


def cost(**symbols: int) -> tuple[int, ...]:
    return tuple([symbols.get(symbol, 0) for symbol in t.SYMBOLS])


def test_attack_and_defence_values_are_three_numbers() -> None:
    assert n.parse_values("1/2/0") == (1, 2, 0)


@rule("SS-50.3")
@pytest.mark.parametrize(
    ("written", "paid", "deeds"),
    [
        ("SS: Critical", cost(skill=2), ((t.E_CRITICAL, 0),)),
        ("MM: Fire 2, Knock-down", cost(magic=2), ((t.E_FIRE, 2), (t.E_KNOCK_DOWN, 0))),
        ("SM: Lethal 1", cost(skill=1, magic=1), ((t.E_LETHAL, 1),)),
        ("SS: Lethal", cost(skill=2), ((t.E_LETHAL_ALL, 0),)),
        ("L: Again", cost(legend=1), ((t.E_AGAIN, 0),)),
        ("Hit +2", cost(), ((t.E_HIT, 2),)),
        ("Hit +SR", cost(), ((t.E_HIT_RANK, 0),)),
        ("Hit +SR/2", cost(), ((t.E_HIT_HALF, 0),)),
        ("S: Armour -1", cost(skill=1), ((t.E_ARMOUR, 1),)),
        ("S: Reroll any", cost(skill=1), ((t.E_REROLL_ANY, 0),)),
        ("M: Reroll 1", cost(magic=1), ((t.E_REROLL, 1),)),
        ("AoE 0", cost(), ((t.E_AOE, 0),)),
        ("Then off", cost(), ((t.E_THEN_OFF, 0),)),
        ("M: Rule swing", cost(magic=1), ((t.E_RULE, t.H_SWING),)),
    ],
)
def test_a_dice_effect_has_a_cost_and_deeds(written: str, paid: tuple[int, ...], deeds: tuple[n.Deed, ...]) -> None:
    assert n.parse_dice_effect(written) == (paid, deeds)


@rule("SS-50.3")
def test_an_armour_may_shield_reroll_and_heal_only() -> None:
    for written in ("S: Shield +1", "S: Reroll any", "M: Heal 1"):
        n.parse_dice_effect(written, armour=True)
    with pytest.raises(n.NotationError, match="on an armour only Shield, Reroll and Heal"):
        n.parse_dice_effect("S: Push", armour=True)


@pytest.mark.parametrize(
    ("written", "kind", "number", "name"),
    [
        ("you", "you", -1, ""),
        ("heroes-within 1", "heroes-within", 1, ""),
        ("nearest-hero", "nearest-hero", -1, ""),
        ("nearest-hero 3", "nearest-hero", 3, ""),
        ("enemies-at rune", "enemies-at", -1, "rune"),
        ("heroes-at 4B.a", "heroes-at", -1, "4B.a"),
        ("climax", "code", -1, "climax"),
        ("raider red 1", "code", -1, "raider red 1"),
    ],
)
def test_a_selector_is_a_word_with_a_number_or_a_place_or_a_code(
    written: str, kind: str, number: int, name: str
) -> None:
    found = n.parse_selector(written, ["climax", "raider red 1"])
    assert (abilities.SELECTORS[found.kind], found.n, found.name) == (kind, number, name)


def test_amounts_are_numbers_words_or_both() -> None:
    for written, base, word in ((3, 3, "number"), ("SR/2", 0, "SR/2"), ("all", 0, "all")):
        found = n.parse_amount(written)
        assert (found.base, abilities.AMOUNTS[found.word]) == (base, word)
    both = n.parse_amount(5, "SR")
    assert (both.base, abilities.AMOUNTS[both.word]) == (5, "SR")


def test_enemies_and_drops() -> None:
    assert n.parse_code("gremlin red 1", ["gremlin"]) == ("gremlin", t.RED_RANK, 1)
    assert n.parse_code("troll", ["gremlin"], ["troll"]) == ("troll", t.PURPLE, 0)
    assert [n.parse_drop(drop) for drop in ("crowns 5", "loot", "treasure")] == [(0, 5), (1, 1), (2, 1)]


@rule("SS-50.11", "SS-33.2")
def test_a_behaviour_has_digits_and_sentences() -> None:
    near, far, plus = READER.behaviours(
        [
            "{0,1}: Engage. Attack sword. If wounded: use potion.",
            "{2,3}: Attack dagger twice. Move 2. Fall back 1. Regain 1.",
            "+: Move up to 2 towards the nearest hero. Attack dagger the nearest hero in sight within 2.",
        ]
    )
    assert (near.digits, far.digits, plus.digits) == (0b11, 0b1100, 0)
    engage, strike, wounded = near.sentences
    assert (engage.kind, strike.kind, strike.weapon, strike.times) == (scrolls.ENGAGE, scrolls.STRIKE, t.MAIN, 1)
    assert (wounded.kind, wounded.given, wounded.otherwise) == (scrolls.IF, scrolls.IF_WOUNDED, None)
    assert wounded.then is not None and (wounded.then.kind, wounded.then.ability) == (scrolls.USE, 7)
    twice, *rest = far.sentences
    assert (twice.kind, twice.weapon, twice.times) == (scrolls.STRIKE, t.OFF, 2)
    assert [(one.kind, one.n) for one in rest] == [(scrolls.ADVANCE, 2), (scrolls.FALL_BACK, 1), (scrolls.REGAIN, 1)]
    assert [(one.kind, one.n, one.weapon) for one in plus.sentences] == [
        (scrolls.UP_TO, 2, -1),
        (scrolls.STRIKE_NEAREST, 2, t.OFF),
    ]
    assert near.written.startswith("{0,1}")


@rule("SS-50.11")
@pytest.mark.parametrize(
    ("condition", "given", "number"),
    [
        ("engaged", scrolls.IF_ENGAGED, 0),
        ("engaged with 2 heroes", scrolls.IF_ENGAGED_WITH, 2),
        ("engaged with a downed hero", scrolls.IF_ENGAGED_WITH_DOWNED, 0),
    ],
)
def test_a_conditional_sentence_has_another_side(condition: str, given: int, number: int) -> None:
    one = READER.behaviour(f"{{0}}: If {condition}: use command, otherwise attack dagger.").sentences[0]
    assert (one.given, one.n) == (given, number)
    assert one.then is not None and one.then.ability == 9
    assert one.otherwise is not None and one.otherwise.weapon == t.OFF


WRONG: list[tuple[Callable[[], object], str]] = [
    (lambda: n.parse_values("1/2"), "'1/2' should be sure hits/red dice/blue dice, as in 1/2/0"),
    (lambda: n.parse_values("1/2/x"), "should be sure hits"),
    (lambda: n.parse_dice_effect("H: Push"), "a cost is letters S, M, L"),
    (lambda: n.parse_dice_effect("S: Knockdown"), "'Knockdown' is no dice effect; did you mean 'Knock-down'?"),
    (lambda: n.parse_dice_effect("S: Push Slow"), "'Push Slow' is no dice effect"),
    (lambda: n.parse_dice_effect("Fire 3"), "Fire has the levels 1 and 2"),
    (lambda: n.parse_dice_effect("Rule swim"), "there is no rule 'swim'; did you mean 'swing'?"),
    (lambda: n.parse_selector("heroes-withn 1"), "names nobody; did you mean 'heroes-within'?"),
    (lambda: n.parse_selector("heroes-within"), "needs a number of areas from 0 to 5"),
    (lambda: n.parse_selector("heroes-within 6"), "needs a number of areas from 0 to 5"),
    (lambda: n.parse_selector("enemies-at"), "needs an area or a kind of token"),
    (lambda: n.parse_selector("heroes 2"), "heroes stands alone; leave out '2'"),
    (lambda: n.parse_selector("code"), "'code' names nobody"),
    (lambda: n.parse_amount("SR/3"), "'SR/3' is no amount"),
    (lambda: n.parse_amount("number"), "'number' is no amount"),
    (lambda: n.parse_code("gremlin", ["gremlin"]), "type, rank and seals, as in 'gremlin red 1'"),
    (lambda: n.parse_code("gremlim red 1", ["gremlin"]), "there is no enemy 'gremlim'; did you mean 'gremlin'?"),
    (lambda: n.parse_code("gremlin purple 1", ["gremlin"]), "'purple' is no rank"),
    (lambda: n.parse_code("gremlin red 3", ["gremlin"]), "a card has 1 or 2 seals, not 3"),
    (lambda: n.parse_drop("crowns"), "is no drop; there are 'crowns 5'"),
    (lambda: READER.behaviour("{0}: Engage"), "should be as '{0,1}: Engage. Attack sword.'"),
    (lambda: READER.behaviour("{7}: Engage."), "should be as"),
    (lambda: READER.behaviour("{0}: Dance."), "'Dance' is no sentence; there are Engage"),
    (lambda: READER.behaviour("{0}: Attack swrod."), "no weapon 'swrod'; did you mean 'sword'?"),
    (lambda: READER.behaviour("{0}: Use poton."), "no ability 'poton'; did you mean 'potion'?"),
    (lambda: READER.behaviour("{0}: If tired: engage."), "'tired' is no condition; there are wounded"),
    (lambda: READER.behaviours(["{0}: Engage."]), r"the last behaviour, and no other, begins with '\+:'"),
    (lambda: READER.behaviours(["+: Engage.", "+: Engage."]), "the last behaviour, and no other"),
]


@pytest.mark.parametrize(("read", "told"), WRONG)
def test_what_cannot_be_read_is_refused_with_what_would_be_right(read: Callable[[], object], told: str) -> None:
    with pytest.raises(n.NotationError, match=told.replace("{0,1}", r"\{0,1\}")):
        read()
