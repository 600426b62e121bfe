"""Sections 7.8 and 10.3 to 10.5: eight heroes with their decks, names in both languages, and an emblem for everything."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from tests.dice_throne.packs import PACK

import reverie.table
from reverie.games.dice_throne.content.library import CONTENT, TEXT, Library
from reverie.games.dice_throne.content.vocabulary import (
    STRUCTS,
    Add,
    CardData,
    Damage,
    Effect,
    HeroData,
    RollDice,
    SlotData,
)
from reverie.games.dice_throne.web.emblems import SYMBOLS, TOKEN
from reverie.kernel.content import ContentError, Document
from reverie.kernel.text import LANGUAGES
from reverie.testing import rule

LIBRARY = Library()
REFERENCE = ("barbarian", "paladin", "pyromancer", "shadow-thief")
ORIGINALS = ("archer", "ascetic", "beast-keeper", "gambler")
HEROES = [pytest.param(hero, id=hero.id) for hero in LIBRARY.heroes.values() if not hero.house]
OWN = [pytest.param(LIBRARY.heroes[id], id=id) for id in ORIGINALS]
SHEET = CONTENT.parents[1] / "web" / "static" / "emblems.svg"
HOUSE = Path(reverie.table.__file__).parent / "web" / "static" / "emblems.svg"
LONGEST_LINE = 90


def every(part: Any) -> Iterator[Any]:
    """A struct and everything in it."""
    if isinstance(part, list | tuple):
        for inner in part:
            yield from every(inner)
    elif isinstance(part, msgspec.Struct):
        yield part
        for field in part.__struct_fields__:
            yield from every(getattr(part, field))


def has(effects: list[Effect], *kinds: type) -> bool:
    return any(isinstance(part, kinds) for part in every(effects))


def slots(hero: HeroData, kind: str) -> list[SlotData]:
    return [slot for slot in hero.slots if slot.kind == kind]


def upgrades(hero: HeroData, kind: str, level: int) -> list[CardData]:
    ids = [slot.id for slot in slots(hero, kind)]
    return [card for card in hero.cards if card.family == "upgrade" and card.slot in ids and card.level == level]


def actions(hero: HeroData, family: str) -> list[CardData]:
    return [card for card in hero.cards if card.family == family]


def costs(cards: list[CardData]) -> set[int]:
    return {card.cost for card in cards}


# Heroes and decks ----------------------------------------------------------------------------------------------------


@rule("DT-10.4", "DT-10.30")
def test_there_are_four_heroes_of_the_reference_and_four_originals() -> None:
    assert sorted(id for id, hero in LIBRARY.heroes.items() if not hero.house) == sorted((*REFERENCE, *ORIGINALS))


@rule("DT-2.13", "DT-10.2", "DT-10.10", "DT-10.20")
@pytest.mark.parametrize("hero", HEROES)
def test_a_deck_is_18_common_cards_and_14_of_the_hero(hero: HeroData) -> None:
    assert len(LIBRARY.common) == 18
    assert len(hero.cards) == 14
    assert (
        len({card.id for card in LIBRARY.common}) + len({card.id for card in hero.cards}) == LIBRARY.constants.deck_size
    )


@rule("DT-10.3", "DT-10.20", "DT-7.91")
@pytest.mark.parametrize("hero", HEROES)
def test_every_level_above_the_first_has_exactly_one_card(hero: HeroData) -> None:
    levels = [(slot.id, level) for slot in hero.slots for level in range(2, len(slot.levels) + 1)]
    cards = [(card.slot, card.level) for card in hero.cards if card.family == "upgrade"]
    assert sorted(cards) == sorted(levels)
    assert not [slot for slot, _level in levels if slot in [ultimate.id for ultimate in slots(hero, "ultimate")]]


@pytest.mark.parametrize("hero", HEROES)
def test_the_third_level_never_costs_less_than_the_second(hero: HeroData) -> None:
    price = {(card.slot, card.level): card.cost for card in hero.cards if card.family == "upgrade"}
    for (slot, level), cost in price.items():
        if level == 3:
            assert cost >= price[slot, 2]


@rule("DT-10.10")
def test_the_common_cards_by_kind_and_cost() -> None:
    found = Counter((card.family, card.cost) for card in LIBRARY.common)
    assert found == {
        ("roll", 0): 1, ("roll", 1): 5, ("roll", 2): 1, ("roll", 3): 1,
        ("instant", 0): 1, ("instant", 1): 3, ("instant", 2): 2,
        ("main", 0): 1, ("main", 1): 1, ("main", 2): 2,
    }  # fmt: skip


@rule("DT-2.15", "DT-10.35", "DT-10.36", "DT-10.37", "DT-10.38")
def test_the_originals_have_the_dice_complexity_and_hooks_of_their_roles() -> None:
    found = {
        id: (LIBRARY.heroes[id].complexity, sorted(Counter(LIBRARY.heroes[id].die).values(), reverse=True))
        for id in ORIGINALS
    }
    assert found == {
        "archer": (3, [3, 2, 1]),
        "ascetic": (4, [2, 2, 1, 1]),
        "beast-keeper": (4, [3, 2, 1]),
        "gambler": (6, [2, 2, 1, 1]),
    }
    tokens = LIBRARY.tokens
    assert (tokens["quarry"].rule, tokens["quarry"].value, tokens["quarry"].persistent) == ("mark", 2, True)
    assert (tokens["tangle"].rule, tokens["tangle"].value) == ("snare", 1)
    assert [use.when for use in tokens["breath"].spend] == ["attack", "incoming"]
    assert tokens["breath"].limit <= 5
    ops = {
        id: {part.__struct_config__.tag for part in every(LIBRARY.heroes[id]) if type(part) in STRUCTS.values()}
        for id in ORIGINALS
    }
    assert "avoid" in ops["ascetic"]
    assert {"restore", "shield"} <= ops["beast-keeper"]
    assert [one.id for one in LIBRARY.heroes["beast-keeper"].companions] == ["bramble"]
    gambler = LIBRARY.heroes["gambler"]
    assert "reroll" in ops["gambler"]
    assert any(isinstance(part, Damage) and part.kind == "pure" for part in every(gambler))
    kinds = [slot.id for slot in slots(gambler, "offensive") if slot.levels[0].lines[0].requires.kinds]
    assert len(kinds) == 4


# The template of the originals ---------------------------------------------------------------------------------------


@rule("DT-10.20", "DT-10.21")
@pytest.mark.parametrize("hero", OWN)
def test_offensive_upgrades_of_the_originals(hero: HeroData) -> None:
    second, third = upgrades(hero, "offensive", 2), upgrades(hero, "offensive", 3)
    assert [card.slot for card in second] == [slot.id for slot in slots(hero, "offensive")]
    assert 6 <= len(second) <= 7 and costs(second) <= {1, 2}
    assert len(third) == 1 and costs(third) <= {3, 4, 5}
    rolling = [
        slot.id
        for slot in slots(hero, "offensive")
        if any(has(line.effects, RollDice) for line in slot.levels[0].lines)
    ]
    assert [card.slot for card in third] == rolling


@rule("DT-10.22", "DT-10.23")
@pytest.mark.parametrize("hero", OWN)
def test_defensive_and_passive_upgrades_of_the_originals(hero: HeroData) -> None:
    second, third = upgrades(hero, "defensive", 2), upgrades(hero, "defensive", 3)
    assert len(second) == len(third) == 1
    assert costs(second) <= {1, 2} and costs(third) <= {3, 4}
    assert len(upgrades(hero, "passive", 2)) == len(slots(hero, "passive")) <= 1
    assert not upgrades(hero, "passive", 3)


@rule("DT-10.24", "DT-10.25", "DT-10.26")
@pytest.mark.parametrize("hero", OWN)
def test_actions_of_the_originals(hero: HeroData) -> None:
    modifiers = actions(hero, "roll")
    assert len(modifiers) == 2 and costs(modifiers) <= {1, 2}
    assert all(card.when == "attack" and has(card.effects, Add) for card in modifiers)
    assert len([card for card in modifiers if has(card.effects, RollDice)]) >= 1
    assert 1 <= len(actions(hero, "main")) <= 2 and costs(actions(hero, "main")) <= {0, 1, 2, 3}
    assert len(actions(hero, "instant")) <= 1 and costs(actions(hero, "instant")) <= {0, 1, 2}


@rule("DT-10.30")
@pytest.mark.parametrize("hero", OWN)
def test_the_board_template(hero: HeroData) -> None:
    rarest = hero.die[5]
    assert hero.die.count(rarest) == 1
    lines = [line for slot in slots(hero, "offensive") for line in slot.levels[0].lines]
    basic = next(slot for slot in slots(hero, "offensive") if len(slot.levels[0].lines) == 3)
    needs = [line.requires for line in basic.levels[0].lines]
    assert [need.symbols.get(hero.die[0], sum(need.kinds)) for need in needs] == [3, 4, 5]
    hurts = [
        [part.amount for part in every(line.effects) if isinstance(part, Damage)] for line in basic.levels[0].lines
    ]
    assert hurts == [[4], [6], [8]]
    assert [line.requires.straight for line in lines if line.requires.straight] == ["small", "large"]
    assert [line.requires.symbols for line in lines if rarest in line.requires.symbols][-1] == {rarest: 4}
    assert [slot.id for slot in slots(hero, "offensive") if not has(slot.levels[0].lines[0].effects, Damage)]
    (ultimate,) = slots(hero, "ultimate")
    (line,) = ultimate.levels[0].lines
    assert line.requires.symbols == {rarest: 5}
    (damage,) = [part for part in every(line.effects) if isinstance(part, Damage)]
    assert isinstance(damage.amount, int) and 10 <= damage.amount <= 15 and damage.kind == "ultimate"
    assert len(line.effects) >= 3
    (defence,) = slots(hero, "defensive")
    assert all(3 <= level.dice <= 5 for level in defence.levels)
    assert 2 <= len(hero.tokens) <= 4


@pytest.mark.parametrize("hero", OWN)
def test_every_figure_of_the_originals_is_marked_as_a_proposal(hero: HeroData) -> None:
    shared = {token.id for id in REFERENCE for token in LIBRARY.heroes[id].tokens}
    for slot in hero.slots:
        assert all(level.origin == ["proposal"] for level in slot.levels)
    assert all(card.origin == ["proposal"] for card in hero.cards)
    assert all(companion.origin == ["proposal"] for companion in hero.companions)
    assert all(token.origin == ["proposal"] for token in hero.tokens if token.id not in shared)


# Names ---------------------------------------------------------------------------------------------------------------


def wanted() -> Iterator[tuple[str, bool]]:
    """Every key that the names must have, and whether Polish sentences decline it."""
    for mode, _players in LIBRARY.modes:
        yield f"mode-{mode}", False
    for card in (*LIBRARY.common, *LIBRARY.bonus):
        yield f"card-common-{card.id}", False
    for token in LIBRARY.tokens:
        yield f"token-{token}", True
    for hero in LIBRARY.heroes.values():
        yield f"hero-{hero.id}", True
        yield f"hero-{hero.id}-line", False
        for symbol in hero.die:
            yield f"symbol-{hero.id}-{symbol}", True
        for companion in hero.companions:
            yield f"companion-{companion.id}", True
        for slot in hero.slots:
            yield f"slot-{hero.id}-{slot.id}", False
            yield f"slot-{hero.id}-{slot.id}-line", False
        for card in hero.cards:
            yield f"card-{hero.id}-{card.id}", False


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_and_nothing_else_has_one(language: str) -> None:
    files = [TEXT / f"{name}.{language}.ftl" for name in ("heroes", "tournament_cast")]
    source = "".join(path.read_text(encoding="utf-8") for path in files)
    written = re.findall(r"^([a-z][a-z0-9-]*) =", source, re.MULTILINE)
    assert len(written) == len(set(written))
    assert sorted(written) == sorted({key for key, _declined in wanted()})
    texts = LIBRARY.texts[language]
    for key, declined in wanted():
        assert texts.get(key).strip()
        if language == "pl" and declined:
            assert texts.get(key, "acc") and texts.get(key, "gen")


@pytest.mark.parametrize("language", LANGUAGES)
def test_flavour_is_one_short_line_and_never_the_same(language: str) -> None:
    texts = LIBRARY.texts[language]
    lines = [texts.get(key) for key in sorted({key for key, _declined in wanted()}) if key.endswith("-line")]
    assert len(set(lines)) == len(lines)
    assert all(len(line) <= LONGEST_LINE and "\n" not in line and line[-1] in ".?!" for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_names_differ_within_a_deck_and_upgrades_bear_the_name_of_their_slot(language: str) -> None:
    texts = LIBRARY.texts[language]
    for hero in LIBRARY.heroes.values():
        shared = [] if hero.stages else LIBRARY.common
        names = [texts.get(f"card-common-{card.id}") for card in (*shared, *LIBRARY.bonus)]
        names += [texts.get(f"card-{hero.id}-{card.id}") for card in hero.cards]
        assert len(set(names)) == len(names)
        for card in hero.cards:
            if card.family == "upgrade":
                slot = texts.get(f"slot-{hero.id}-{card.slot}")
                assert texts.get(f"card-{hero.id}-{card.id}") == f"{slot} {'I' * card.level}"


def test_tokens_of_the_reference_have_its_polish_names() -> None:
    texts = LIBRARY.texts["pl"]
    for token, name in (
        ("knockdown", "Powalenie"),
        ("burn", "Poparzenie"),
        ("fire-mastery", "Kunszt ognia"),
        ("stun", "Oszołomienie"),
        ("poison", "Trucizna"),
        ("sneak-attack", "Atak z zaskoczenia"),
        ("shadows", "Cienie"),
        ("divine-blessing", "Boskie błogosławieństwo"),
        ("retribution", "Odwet"),
        ("crit", "Obrażenia krytyczne"),
        ("accuracy", "Precyzja"),
        ("protect", "Ochrona"),
        ("concussion", "Wstrząśnienie mózgu"),
    ):
        assert texts.get(f"token-{token}") == name


# Emblems -------------------------------------------------------------------------------------------------------------


def sheet(path: Path) -> dict[str, ElementTree.Element]:
    return {node.attrib["id"]: node for node in ElementTree.parse(path).iter() if node.tag.endswith("symbol")}


def test_everything_has_an_emblem_that_is_drawn() -> None:
    told: dict[str, Any] = Document(CONTENT / "emblems.yaml").value
    assert set(told["heroes"]) == set(LIBRARY.heroes)
    assert set(told["tokens"]) == set(LIBRARY.tokens)
    assert set(told["companions"]) == {one.id for hero in LIBRARY.heroes.values() for one in hero.companions}
    used = [*told["tokens"].values(), *told["companions"].values()]
    for id, hero in told["heroes"].items():
        assert set(hero["symbols"]) == set(LIBRARY.heroes[id].die)
        assert len(set(hero["symbols"].values())) == len(hero["symbols"])
        used += [hero["crest"], *hero["symbols"].values()]
    assert len(set(told["tokens"].values())) == len(told["tokens"])
    crests = [hero["crest"] for hero in told["heroes"].values()]
    assert len(set(crests)) == len(crests)
    own, house = sheet(SHEET), sheet(HOUSE)
    assert not set(own) & set(house)
    assert not set(used) - set(own) - set(house)
    assert set(own) - set(used) <= {"mark", *SYMBOLS, TOKEN}


def test_the_emblems_are_drawn_in_the_manner_of_the_house() -> None:
    for node in sheet(SHEET).values():
        assert node.attrib["viewBox"] == "0 0 48 48"
        for shape in node:
            colours = {shape.attrib.get("fill"), shape.attrib.get("stroke")} - {None, "none"}
            assert colours == {"currentColor"}


# Packs of one's own --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("use", "wrong"),
    [
        ("{effects: [{op: draw}]}", "costs at least 1 CP"),
        ("{cost: 1, effects: [{op: cp, amount: 1}]}", "gives nobody CP"),
        ("{cost: 1, effects: [{op: roll, dice: 1, effects: [{op: steal, what: cp, amount: 1}]}]}", "gives nobody CP"),
        ("{cost: 1, effects: [{op: choose, options: [[{op: draw}], [{op: cp, amount: 2}]]}]}", "gives nobody CP"),
        ("{cost: 1, effects: [{op: draw}]}", ""),
    ],
)
def test_a_passive_that_could_be_used_for_ever_is_refused(tmp_path: Path, use: str, wrong: str) -> None:
    pack = tmp_path / "pack"
    shutil.copytree(PACK, pack)
    hero = pack / "heroes" / "tester.yaml"
    text = hero.read_text(encoding="utf-8")
    changed = text.replace("{upkeep: [{op: cp, amount: 1}]}", f"{{upkeep: [{{op: cp, amount: 1}}], uses: [{use}]}}")
    assert changed != text
    hero.write_text(changed, encoding="utf-8")
    if not wrong:
        assert Library((pack,)).heroes["tester"]
        return
    with pytest.raises(ContentError, match=wrong) as caught:
        Library((pack,))
    line = 1 + changed[: changed.index(use)].count("\n")
    assert f"tester.yaml:{line}: tester: " in str(caught.value)


# Figures that differ from the reference ------------------------------------------------------------------------------


@rule("DT-10.39", "DT-7.90")
def test_figures_tuned_for_balance_are_marked_and_told_with_their_reason() -> None:
    """docs/balance/dice_throne/changes.md names exactly what the data marks as `tuned`, and only heroes of section 7.8 have any."""
    marked = set()
    for hero in LIBRARY.heroes.values():
        marked |= {
            f"{hero.id} {slot.id} {number}"
            for slot in hero.slots
            for number, level in enumerate(slot.levels, start=1)
            if "tuned" in level.origin
        }
        marked |= {f"{hero.id} {one.id}" for one in (*hero.cards, *hero.tokens) if "tuned" in one.origin}
    page = (Path(__file__).parents[3] / "docs/balance/dice_throne/changes.md").read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in page.splitlines() if "| DT-7." in line]
    assert {row[0] for row in rows} == marked
    assert {name.split()[0] for name in marked} <= {"pyromancer", "paladin", "shadow-thief", "barbarian"}
    assert all(len(row) == 5 and all(row) and row[2] != row[3] for row in rows)
