"""Rules texts are made from the effects, in both languages, and leave nothing untold (section 5.9 of the rules)."""

from __future__ import annotations

import itertools
import re
import types
import typing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from reverie.games.dice_throne import GAME
from reverie.games.dice_throne.content import vocabulary
from reverie.games.dice_throne.content.library import RULEBOOK, TEXT, Library
from reverie.games.dice_throne.content.vocabulary import (
    STRUCTS,
    CardData,
    CompanionData,
    Condition,
    Damage,
    Discard,
    Draw,
    Effect,
    Heal,
    HeroData,
    LevelData,
    Line,
    Remove,
    Requirement,
    RollDice,
    SlotData,
    Sum,
    TokenData,
    Use,
    WhenGiven,
)
from reverie.games.dice_throne.rules.effects.vocabulary import EFFECTS
from reverie.games.dice_throne.words.telling import Teller
from reverie.games.dice_throne.words.wording import (
    RULES_OF_TOKENS,
    RULES_OF_WHEN,
    Wording,
)
from reverie.kernel.text import LANGUAGES
from reverie.parts.effects.telling import Passage
from reverie.testing import rule

LIBRARY = Library()
SCENES = ("attack", "defence", "free")
UNTOLD = {"id", "origin"}
"""Fields that are no part of a rules text: names are told by themselves, marks of origin are not told to players."""


def wording(language: str) -> Wording:
    return Wording(LIBRARY, language)


def keys(path: Path) -> dict[str, set[str]]:
    """Every message of a file, with its attributes."""
    found: dict[str, set[str]] = {}
    last = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if match := re.match(r"([a-zA-Z][\w-]*) =", line):
            last = match[1]
            found[last] = set()
        elif match := re.match(r"    \.([a-z]+) =", line):
            found[last].add(match[1])
    return found


def test_both_languages_have_the_same_messages() -> None:
    assert keys(TEXT / "rules.en.ftl") == keys(TEXT / "rules.pl.ftl")


# Nothing is untold ---------------------------------------------------------------------------------------------------


def samples(kind: Any, name: str) -> list[Any]:
    """Different values of a field, such that each of them must read differently."""
    origin = typing.get_origin(kind)
    if origin is typing.Literal:
        return list(typing.get_args(kind))
    if kind == vocabulary.Number:
        return [2, 3, *[Sum(**{field: value}) for field, value in sums()]]
    if origin in (typing.Union, types.UnionType):
        return [part for one in typing.get_args(kind) for part in samples(one, name)]
    if kind is type(None):
        return [None]
    if kind is bool:
        return [False, True]
    if kind is int:
        return [1, 2, 3, 99] if name == "most" else [1, 2, 3]
    if kind is str:
        return {"token": ["burn", "poison"], "theirs": ["burn", "poison"], "companion": ["bramble", "wolf"]}[name]
    if kind is Condition:
        return [Condition(**{field: value}) for field, value in conditions()]
    if kind is Requirement:
        return [Requirement(symbols={"flame": 3}), Requirement(symbols={"flame": 4}), Requirement(straight="small")]
    if kind == dict[str, int]:
        return [{"flame": 1}, {"flame": 2}, {"blaze": 2}, {"flame": 1, "blaze": 1}]
    if kind == list[int]:
        return [[2], [3], [3, 2]]
    if kind == list[list[Effect]]:
        return [[[Heal(4)], [Draw()]], [[Draw()], [Heal(4)]], [[Heal(4), Draw(2)], [Heal(6)]]]
    if kind == list[Effect]:
        return [[Heal(4)], [Heal(5)], [Heal(4), Draw()], [RollDice(2, [Heal(4), Draw()])]]
    if kind == list[Use]:
        return [[Use([Heal(4)])], [Use([Heal(5)])], [Use([Heal(4)]), Use([Heal(5)])]]
    raise AssertionError(f"{name}: no samples of {kind}; say here how such a field is told")


def sums() -> list[tuple[str, Any]]:
    found = []
    for field, kind in typing.get_type_hints(Sum).items():
        if field != "half":
            found += [
                (field, value)
                for value in ([2, 3] if kind is int else samples(kind, field))
                if (field, value) != ("base", 2)
            ]
    return [pair for pair in found if pair != ("base", 3)]


def conditions() -> list[tuple[str, Any]]:
    hints = typing.get_type_hints(Condition)
    return [
        (field, value) for field, kind in hints.items() for value in samples(kind, field) if value not in (None, [])
    ]


def told(passages: list[Passage]) -> str:
    return "\n".join(
        f"{passage.heading.text if passage.heading else ''}|"
        + "/".join(f"{line.depth}{line.text}" for line in passage.lines)
        for passage in passages
    )


def hints_of(kind: type[msgspec.Struct]) -> dict[str, Any]:
    hints = typing.get_type_hints(kind, vars(vocabulary))
    return {field: hints[field] for field in kind.__struct_fields__ if field not in UNTOLD}


def varied(kind: type[msgspec.Struct], **base: Any) -> list[tuple[str, list[msgspec.Struct]]]:
    """For each field, the struct with every sample in that field and the first samples in the other necessary ones."""
    hints = hints_of(kind)
    necessary = kind.__struct_fields__[: len(kind.__struct_fields__) - len(kind.__struct_defaults__)]
    plain = {field: samples(hints[field], field)[0] for field in necessary if field in hints} | base
    return [
        (field, [kind(**(plain | {field: value})) for value in samples(hint, field)]) for field, hint in hints.items()
    ]


def assert_all_differ(what: str, said: list[str], things: list[Any]) -> None:
    for (one, first), (two, second) in itertools.combinations(zip(said, things, strict=True), 2):
        assert one != two, f"{what}: {first} and {second} read the same: {one!r}"


@rule("DT-5.240")
def test_every_effect_of_the_vocabulary_is_told() -> None:
    book = set(GAME.rulebook().rules)
    for effect in EFFECTS.effects.values():
        assert {effect.rule, *effect.rules} <= book, effect.name
    assert set(RULES_OF_WHEN) == set(typing.get_args(vocabulary.When))
    assert set(RULES_OF_TOKENS) == set(typing.get_args(vocabulary.TokenRule))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("op", STRUCTS)
def test_every_field_of_an_effect_changes_its_text(op: str, scene: Any, language: str) -> None:
    """Whatever is written in a field, the text says it: two effects that differ never read the same."""
    for field, effects in varied(STRUCTS[op]):
        said = [told([Passage(None, Teller(wording(language), scene).lines([effect]))]) for effect in effects]
        assert_all_differ(f"{op}.{field} ({scene})", said, effects)


@pytest.mark.parametrize("language", LANGUAGES)
def test_token_words_are_told(language: str) -> None:
    for kind in ("remove", "move"):
        effects = [STRUCTS[kind](token=token) for token in (*vocabulary.WORDS, "burn")]
        said = [told([Passage(None, Teller(wording(language), "free").lines([effect]))]) for effect in effects]
        assert_all_differ(kind, said, effects)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("dice", [1, 3])
def test_every_condition_and_amount_is_told(dice: int, language: str) -> None:
    tests = [Condition(**{field: value}) for field, value in conditions()]
    tests.append(Condition(symbols={"flame": 1}, token="burn", attack=5))
    said = [Teller(wording(language), "attack", dice).condition(one)[0] for one in tests if one.total != 1]
    assert_all_differ("condition", said, [one for one in tests if one.total != 1])
    amounts = [Sum(**{field: value}) for field, value in sums()]
    amounts += [msgspec.structs.replace(one, half=True) for one in amounts]
    amounts += [msgspec.structs.replace(one, base=7) for one in amounts]
    said = [Teller(wording(language), "attack", dice).amount(one).text for one in amounts]
    assert_all_differ("amount", said, amounts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_of_a_thing_changes_its_text(language: str) -> None:
    w = wording(language)
    for field, uses in varied(Use):
        for spend in (False, True):
            assert_all_differ(f"use.{field}", [told([w.use(use, spend)]) for use in uses], uses)  # type: ignore[arg-type]
    for field, tokens in varied(TokenData, id="x", rule="knockdown"):
        found: list[Any] = tokens
        assert_all_differ(f"token.{field}", [told(w.token(one)) for one in found], found)
    for field, companions in varied(CompanionData, id="wolf"):
        found = companions
        assert_all_differ(f"companion.{field}", [told(w.companion(one)) for one in found], found)
    for field, needs in varied(Requirement):
        found = needs
        assert_all_differ(f"requirement.{field}", [w.requirement(one).text for one in found], found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_of_a_level_and_a_card_changes_its_text(language: str) -> None:
    w = wording(language)
    line = Line(Requirement(symbols={"flame": 3}), [Damage(4)])
    fields = set(hints_of(LevelData))
    told_by: dict[str, dict[str, list[LevelData]]] = {
        "offensive": {"lines": [LevelData([line]), LevelData([line, line])]},
        "defensive": {
            "dice": [LevelData(dice=n, effects=[Heal(1)]) for n in (1, 2, 5)],
            "effects": [LevelData(dice=3, effects=e) for e in samples(list[Effect], "")],
        },
        "passive": {
            "uses": [LevelData(uses=u) for u in samples(list[Use], "")],
            "upkeep": [LevelData(upkeep=e) for e in samples(list[Effect], "")],
            "income": [LevelData(income=n) for n in (0, 1, 2)],
            "rule": [LevelData(rule=rule) for rule in ("toll", "no-sale", "haste")],
        },
    }
    assert fields == {field for levels in told_by.values() for field in levels}
    for kind, parts in told_by.items():
        for field, levels in parts.items():
            slots = [SlotData("x", kind, [level]) for level in levels]  # type: ignore[arg-type]
            assert_all_differ(f"{kind}.{field}", [told(w.level(slot, 1)) for slot in slots], levels)
    hero = LIBRARY.heroes["pyromancer"]
    assert set(hints_of(CardData)) == {"family", "cost", "slot", "level", "when", "effects"}
    cards: list[Any] = [
        CardData("x", family, cost, effects=[Heal(1)]) for family in ("main", "roll", "instant") for cost in (0, 1)
    ]
    cards.append(CardData("x", "upgrade", 1, slot="fireball", level=2))
    assert_all_differ("card", [w.card_kind(card).text for card in cards], cards)
    cards = [CardData("x", "roll", 1, when=when, effects=[Heal(1)]) for when in typing.get_args(vocabulary.When)]
    cards += [CardData("x", "roll", 1, effects=[Heal(2)])]
    cards += [
        CardData("x", "upgrade", 1, slot=s, level=n) for s, n in (("pyroblast", 2), ("pyroblast", 3), ("ignite", 2))
    ]
    assert_all_differ("card", [told(w.card(card, hero)) for card in cards], cards)


# Everything that is loaded -------------------------------------------------------------------------------------------


def texts_of(hero: HeroData, w: Wording) -> list[tuple[str, list[Passage]]]:
    found = [(f"token {token.id}", w.token(token)) for token in hero.tokens]
    found += [(f"companion {one.id}", w.companion(one)) for one in hero.companions]
    for slot in hero.slots:
        found += [(f"{slot.id} {n}", w.level(slot, n)) for n in range(1, len(slot.levels) + 1)]
    return found + [(f"card {card.id}", w.card(card, hero)) for card in hero.cards]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hero", [*LIBRARY.heroes, "common"])
def test_all_content_is_told(hero: str, language: str) -> None:
    w = wording(language)
    if hero == "common":
        texts = [(card.id, w.card(card, None)) for card in LIBRARY.common]
    else:
        texts = texts_of(LIBRARY.heroes[hero], w)
    rules = set((RULEBOOK / "rule_ids.txt").read_text(encoding="utf-8").split())
    for what, passages in texts:
        assert passages and all(passage.lines for passage in passages), what
        for passage in passages:
            for line in (*passage.lines, *([passage.heading] if passage.heading else [])):
                assert line.text and "  " not in line.text and line.text.strip() == line.text, (what, line)
                assert set(line.rules) <= rules, (what, line)
                assert line.rules or line.text.rstrip(":") in (w.say("say-otherwise", what="").strip().capitalize(),), (
                    what,
                    line,
                )
                assert line.text[0] == "{" or line.text[0].isupper() or line.text[0].isdigit(), (what, line)
        plain = [*w.plain_lines(passages, hero), w.plain_line(passages, hero)]
        assert not any("{" in line or ".." in line for line in plain), (what, plain)
        assert all(len(line) <= 140 for line in plain[:-1]), (what, max(plain[:-1], key=len))


def sentences(text: str) -> list[str]:
    """Running text taken apart at its full stops; "obr." and the like end no sentence."""
    return re.split(r"(?<!\bobr)(?<!\bzaokr)\. |(?<=obr)\. (?=[A-ZŻŚ0-9{])", text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hero", [*LIBRARY.heroes, "common"])
def test_no_text_piles_up_colons(hero: str, language: str) -> None:
    """A colon stands behind a heading or before an enumeration, once in a sentence, and never inside a line."""
    w = wording(language)
    if hero == "common":
        texts = [(card.id, w.card(card, None)) for card in LIBRARY.common]
    else:
        texts = texts_of(LIBRARY.heroes[hero], w)
    for what, passages in texts:
        for passage in passages:
            assert passage.heading is None or ":" not in bare(passage.heading.text), (what, passage.heading)
            for line in passage.lines:
                assert ":" not in bare(line.text).removesuffix(":"), (what, line)
        for line in (*w.plain_lines(passages, hero), *sentences(w.plain_line(passages, hero))):
            assert line.count(":") <= 1, (what, line)


def bare(text: str) -> str:
    """A line without its placeholders, which have colons of their own, and without the name that an upgrade begins with."""
    return re.sub(r"\{\w+:[a-z0-9-]+\}", "", text).split(": ulepszenie")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_gets_a_second_colon(language: str) -> None:
    """Branches within branches too: behind a heading they are joined by semicolons."""
    deep = WhenGiven(Condition(symbols={"flame": 1}), [RollDice(2, [Heal(1), Draw()])], [Damage(3)])
    w = wording(language)
    for effects in ([deep], [RollDice(1, [deep, Heal(1)])], [Heal(1), RollDice(1, [deep, Heal(1)])]):
        card = CardData("x", "roll", 1, when="attack", effects=effects)
        for line in sentences(w.plain_line(w.card(card, None), "pyromancer")):
            assert line.count(":") <= 1, line


def test_symbols_can_be_told_as_emblems() -> None:
    hero = LIBRARY.heroes["pyromancer"]
    w = wording("en")
    (passage,) = w.level(hero.slots[1], 2)
    assert passage.heading is not None
    assert passage.heading.text == "3 {symbol:flame} + 1 {symbol:meteor}"
    assert passage.lines[2].text == "Add 3 damage per {symbol:flame}"
    assert passage.lines[2].depth == 1
    assert passage.lines[3].text == "On {symbol:blaze}, inflict {token:burn}"
    parts = w.parts(passage.lines[3].text, hero.id)
    assert [(part.kind, part.id) for part in parts] == [("", ""), ("symbol", "blaze"), ("", ""), ("token", "burn")]
    assert "".join(part.text for part in parts) == w.plain(passage.lines[3].text, hero.id)


# Golden lines --------------------------------------------------------------------------------------------------------


def level_lines(hero: str, slot: str, level: int, language: str) -> list[str]:
    found = next(one for one in LIBRARY.heroes[hero].slots if one.id == slot)
    w = wording(language)
    return w.plain_lines(w.level(found, level), hero)


@rule("DT-5.140", "DT-5.141", "DT-5.142")
def test_rolls_read_as_on_the_boards() -> None:
    assert level_lines("pyromancer", "pyroblast", 2, "en") == [
        "3 Flame + 1 Meteor:",
        "  Deal 6 damage",
        "  Roll 2 dice:",
        "    Add 3 damage per Flame",
        "    On Blaze, inflict Burn",
        "    Gain 2 Fire Mastery per Fiery Soul",
        "    On Meteor, inflict Knockdown",
    ]
    polish = level_lines("pyromancer", "pyroblast", 1, "pl")
    assert polish[:4] == [
        "3 × Płomień + 1 × Meteor:",
        "  Zadaj 6 obr.",
        "  Rzuć 1 kością:",
        "    Przy symbolu Płomień dodaj 3 obr.",
    ]
    assert polish[4] == "    Przy symbolu Pożar zagraj żeton Poparzenie"


@rule("DT-5.143", "DT-5.146", "DT-5.147", "DT-5.148")
def test_then_and_additionally_keep_their_places() -> None:
    assert level_lines("pyromancer", "meteorite", 1, "en") == [
        "4 Meteor:",
        "  Gain 2 Fire Mastery",
        "  Inflict Stun",
        "  Then deal 1 undefendable damage per Fire Mastery",
        "  Additionally deal 2 collateral damage to all opponents",
    ]
    assert level_lines("pyromancer", "meteorite", 1, "pl") == [
        "4 × Meteor:",
        "  Weź 2 żetony Kunszt ognia",
        "  Zagraj żeton Oszołomienie",
        "  Następnie zadaj 1 obr. nieuchronne za każdy żeton Kunszt ognia",
        "  Dodatkowo zadaj wszystkim przeciwnikom 2 obr. obszarowe",
    ]


@rule("DT-5.8", "DT-5.141")
def test_a_line_whose_dice_meet_a_line_above_says_also() -> None:
    for hero, slot, also in (("gambler", "straight-face", [2]), ("shadow-thief", "shadow-defense", [3])):
        for language, word in (("en", " also "), ("pl", " ponadto ")):
            lines = level_lines(hero, slot, 1, language)
            assert [number for number, line in enumerate(lines) if word in line] == also


@rule("DT-5.144", "DT-5.145", "DT-5.155", "DT-5.156")
def test_choices_and_amounts_read_as_on_the_boards() -> None:
    assert level_lines("paladin", "blessing-of-might", 2, "en")[-1] == "  Then gain Crit or Accuracy"
    assert level_lines("paladin", "vengeance", 1, "en")[1] == "  A chosen player gains Retribution"
    assert level_lines("pyromancer", "combustion", 1, "en")[2:] == [
        "  Then remove up to 4 Fire Mastery",
        "  Deal 3 undefendable damage per token removed",
    ]
    assert (
        level_lines("shadow-thief", "shifty-strike", 1, "en")[-1]
        == "  Then deal damage equal to half of your CP (rounded up)"
    )
    assert level_lines("shadow-thief", "pickpocket", 2, "en")[2] == "  On Shadow, steal 1 CP from the target"
    assert level_lines("shadow-thief", "pickpocket", 2, "pl")[2] == "  Przy symbolu Cień ukradnij celowi 1 PW"
    assert level_lines("barbarian", "reckless", 1, "en") == [
        "Large straight:",
        "  Deal 15 damage",
        "  Receive 4 damage if the target suffers damage",
    ]
    assert level_lines("barbarian", "overpower", 1, "pl")[1:] == [
        "  Rzuć 3 kośćmi",
        "    Następnie zadaj obr. równe sumie oczek",
        "    Jeśli suma wynosi co najmniej 14, zagraj żeton Wstrząśnienie mózgu",
    ]


@rule("DT-5.149", "DT-5.152")
def test_tokens_and_cards_read_as_on_the_leaflets() -> None:
    w = wording("en")
    tokens = LIBRARY.tokens
    assert w.plain_lines(w.token(tokens["crit"]), "paladin") == [
        "Positive token, stack limit 1",
        "Spend on your attack, if your attack deals at least 5 damage: add 4 damage",
    ]
    assert w.plain_lines(w.token(tokens["burn"]), "pyromancer")[-1] == "Upkeep: receive 2 damage"
    cards = {card.id: card for card in LIBRARY.common}
    assert (
        w.plain_line(w.card(cards["not-today"], None), "")
        == "When damage is incoming: a chosen player prevents 6 damage."
    )
    assert w.card_kind(cards["not-today"]).text == "Instant action, 1 CP"
    polish = wording("pl")
    assert polish.plain_line(polish.card(cards["twice-wild"], None), "") == "Ustaw 2 dowolne kości na dowolne wartości."
    assert polish.plain_lines(polish.token(tokens["protect"]), "paladin")[-1] == (
        "Wydaj, gdy nadchodzą obrażenia: zapobiegnij połowie nadchodzących obr. (zaokr. w górę)"
    )


@rule("DT-5.140", "DT-5.141", "DT-5.142")
def test_texts_are_sentences() -> None:
    tokens = LIBRARY.tokens
    cards = {card.id: card for card in (*LIBRARY.common, *LIBRARY.heroes["archer"].cards)}
    en, pl = wording("en"), wording("pl")

    def both(told: str, *args: Any, hero: str) -> tuple[str, str]:
        return en.plain_line(getattr(en, told)(*args), hero), pl.plain_line(getattr(pl, told)(*args), hero)

    english, polish = both("token", tokens["sneak-attack"], hero="shadow-thief")
    assert english.endswith("Spend on your attack: roll 1 die and add damage equal to the number rolled.")
    assert polish.endswith("Wydaj przy własnym ataku: rzuć 1 kością i dodaj obr. równe wynikowi rzutu.")
    assert both("card", cards["trick-arrow"], LIBRARY.heroes["archer"], hero="archer") == (
        "On your attack: roll 1 die; on Arrow, add 3 damage; on Reed, add 1 damage and inflict 1 Tangle; on Heron, "
        "inflict 1 Quarry.",
        "Przy własnym ataku: rzuć 1 kością; przy symbolu Strzała dodaj 3 obr.; przy symbolu Trzcina dodaj 1 obr. i "
        "zagraj żeton Sidła; przy symbolu Czapla zagraj żeton Zwierzyna.",
    )
    assert both("card", cards["windfall"], None, hero="") == (
        "Roll 1 die and gain CP equal to half of the number rolled (rounded up).",
        "Rzuć 1 kością i weź liczbę PW równą połowie wyniku rzutu (zaokr. w górę).",
    )
    assert level_lines("gambler", "straight-face", 1, "pl")[:2] == [
        "Rzut obronny 4 kośćmi:",
        "  Przy 2 jednakowych zapobiegnij 2 obr.",
    ]
    assert level_lines("paladin", "holy-defense", 3, "pl")[2:] == [
        "  Zapobiegnij 1 obr. za każdy symbol Hełm i 2 za każdy symbol Serce",
        "  Weź 1 PW za każdy symbol Modlitwa",
        "  Przy 2 symbolach Hełm i symbolu Modlitwa weź żeton Ochrona",
    ]
    assert level_lines("beast-keeper", "let-her-go", 1, "pl") == [
        "Duży strit: zadaj obr. nieuchronne równe stanowi licznika Jeżyna plus 6"
    ]
    assert level_lines("archer", "long-shot", 1, "pl") == ["Mały strit: zadaj 8 obr. nieuchronnych"]
    assert pl.name("card-barbarian-head-blow", "") == "Z bańki"
    assert pl.name("slot-beast-keeper-shoulder-to-shoulder", "") == "Ramię w ramię"


def test_an_opponent_named_once_is_that_opponent_afterwards() -> None:
    lines = Teller(wording("en"), "free").lines([Damage(2), Discard(), Heal(1, to="chosen"), Draw(to="chosen")])
    assert [line.text for line in lines] == [
        "Deal 2 damage to an opponent",
        "That opponent discards 1 card at random",
        "A chosen player heals 1",
        "That player draws 1 card",
    ]


@pytest.mark.parametrize(
    ("count", "drawn", "removed"),
    [
        (1, "Dobierz 1 kartę", "Usuń 1 żeton efektu ze swojej planszy"),
        (2, "Dobierz 2 karty", "Usuń 2 żetony efektu ze swojej planszy"),
        (5, "Dobierz 5 kart", "Usuń 5 żetonów efektu ze swojej planszy"),
        (12, "Dobierz 12 kart", "Usuń 12 żetonów efektu ze swojej planszy"),
        (22, "Dobierz 22 karty", "Usuń 22 żetony efektu ze swojej planszy"),
    ],
)
def test_polish_plurals(count: int, drawn: str, removed: str) -> None:
    lines = Teller(wording("pl"), "free").lines([Draw(count), Remove(amount=count)])
    assert [line.text for line in lines] == [drawn, removed]


def test_long_branches_stand_below_their_heads() -> None:
    effect = WhenGiven(Condition(symbols={"flame": 1}), [RollDice(2, [Heal(1), Draw()])], [Damage(3)])
    assert [(line.depth, line.text) for line in Teller(wording("en"), "attack").lines([effect])] == [
        (0, "On {symbol:flame}:"),
        (1, "Roll 2 dice:"),
        (2, "Heal 1"),
        (2, "Draw 1 card"),
        (0, "Otherwise:"),
        (1, "Deal 3 damage"),
    ]


@pytest.mark.parametrize("hero", ["shadow-thief", "barbarian"])
def test_abilities_that_the_source_does_not_name_have_names_of_our_own(hero: str) -> None:
    """The ids are the working names of DT-7.140 to DT-7.168; of these the source itself has only Overpower."""
    w = wording("en")
    for slot in LIBRARY.heroes[hero].slots:
        same = w.name(f"slot-{hero}-{slot.id}", "").lower() == slot.id.replace("-", " ")
        assert same == (slot.id == "overpower"), slot.id
