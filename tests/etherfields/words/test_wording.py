"""Rules texts made of the data: every one of them a sentence, in both languages; and what some of them say."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from tests.etherfields.words.test_texts import ENGLISH

from reverie.games.etherfields.content.vocabulary import STRUCTS, Condition
from reverie.games.etherfields.game import GAME
from reverie.games.etherfields.rules import terms as t
from reverie.games.etherfields.rules.abilities import WHO
from reverie.games.etherfields.rules.effects.vocabulary import OPS
from reverie.games.etherfields.words.everything import every_text
from reverie.games.etherfields.words.telling import Teller, cleaned
from reverie.games.etherfields.words.wording import Wording
from reverie.kernel.text import LANGUAGES
from reverie.parts.effects.structs import attribute
from reverie.parts.rules.effects import CONDITION, EFFECTS, NUMBER, REQUIRED, WORD

CODE = re.compile(r"\b[a-z]+_[a-z]+\b|\{|\bNone\b|\b(in-range|entity-near|this-entity|within:)|\bI-0\d [A-Z]\b")


STUMBLES = re.compile(
    r"\b(\d+) \1\b|[Yy]ou becomes|rises by -|rośnie o -|\b1 (markers|cards)\b|Sign “Sign|Znak „Znak|Personal 1|echo-intent|przy:"
)
"""What no sentence says: a number twice, a person and a verb that do not agree, names of the data."""


def words(language: str) -> Wording:
    return Wording(GAME.library, language)


def check(line: str, language: str) -> None:
    assert not STUMBLES.search(line), line
    assert line and not CODE.search(line) and "  " not in line.strip() and ".." not in line, line
    assert " ," not in line and " ." not in line and not re.search(r": :|:$", line.strip()), line
    if language == "pl":
        assert not ENGLISH.search(line), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_reads_as_language(language: str) -> None:
    told = 0
    for _name, passages in every_text(words(language)):
        for line in words(language).plain_lines(passages):
            told += 1
            check(line, language)
    assert told > 500


def made(name: str, field: Any) -> Any:
    """A plausible value of a field."""
    if field.kind == EFFECTS:
        return [STRUCTS["nothing"]()]
    if field.kind == CONDITION:
        return Condition(players=True, at_least=2)
    if field.kind == NUMBER:
        return 2
    if field.kind == WORD:
        return field.words[0]
    values: dict[str, Any] = {
        "Selector": "each", "Place": "A2b", "Cost": "A2", "Change": "by 1", "Edge": "A2a/A2b", "Target": "all-entities", "With": "walls:1",
        "Faces": {"L1": [STRUCTS["nothing"]()]}, "list[Option]": [],
    }  # fmt: skip
    if field.kind in values:
        return values[field.kind]
    known = {"script": "s.100", "name": "bells", "id": "I-02 C.m6"}
    codes = {
        "spawn": "I-02 K",
        "place-tile": "I-02 C",
        "lift-tile": "I-02 C",
        "move-tile": "I-02 C",
        "reveal": "I-02 K",
    }
    return codes.get(name, known.get(field.name, "I-02 L"))


@pytest.mark.parametrize("name", sorted(OPS.effects))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_has_words(name: str, language: str) -> None:
    verb = OPS.effects[name]
    args = {attribute(f.name): made(name, f) for f in verb.fields if f.default is REQUIRED}
    said = words(language).effects([STRUCTS[name](**args)])
    check(f"{said}.", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_selector_has_words(language: str) -> None:
    teller = words(language).teller()
    for kind in WHO:
        rest = {"on": ":here", "in-terrain": ":water", "entity": ":I-02 K"}.get(kind, "")
        rest = ":1" if kind.endswith("-near") or kind == "in-range" else rest
        person = teller.person("who", kind + rest)
        assert person["who"] or person["form"] == "you"
        check(f"{person['who-acc']}.", language)


@pytest.mark.parametrize("name", t.MODIFIERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_modifier_has_words(name: str, language: str) -> None:
    change = {"ban-intent": "W", "terrain": "light", "key-price": "E1", "recolour": "paid"}.get(name, "by 1")
    if name.startswith("entity-terrain"):
        change = "water"
    what = "E" if name == "gain-less" else ""
    check(f"{words(language).teller().mod(name, change, 'each', None, 'here', what)}.", language)


CONDITIONS = (
    Condition(flag="low"), Condition(count="bells", equals=2), Condition(progress="any", who="each", at_least="3N"),
    Condition(turn_colour="k1"), Condition(turns_left=True, at_most=2), Condition(terrain="light", space="B1a"), Condition(icon="key"),
    Condition(on="B2c", who="actor"), Condition(owns="I-02 N", is_=False), Condition(placed="I-02 C"), Condition(in_play="I-02 K", is_=False),
    Condition(figures="this-entity", equals=0), Condition(entity_on="I-02 K"), Condition(tokens="U", on="I-02 K", at_least="N"),
    Condition(players=True, at_least=2), Condition(resource="E", who="each", at_least=1), Condition(hand=True, who="actor", at_most=1),
    Condition(masks=True, who="actor", at_least=2), Condition(season="fog"), Condition(near="victim", range=1), Condition(location="key"),
    Condition(layer="dream"), Condition(phase="act"), Condition(paying=True), Condition(won_by="I-02 K"), Condition(dream="I-09"),
    Condition(face="L3"), Condition(read="s.103", is_=False), Condition(sign="sun-1"), Condition(not_=Condition(flag="low")),
    Condition(all=[Condition(flag="low"), Condition(flag="dark")]), Condition(any=[Condition(flag="low"), Condition(flag="dark")]),
)  # fmt: skip


@pytest.mark.parametrize("number", range(len(CONDITIONS)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_condition_has_words(number: int, language: str) -> None:
    check(f"{cleaned(Teller(words(language)).given(CONDITIONS[number]))}.", language)


SAID = {
    "guard": (
        "When a Dreamer would gain Distress, Rapid, if that Dreamer is within range 1: prevent 1 Distress of that Dreamer.",
        "Gdy Śniący ma otrzymać Udrękę, szybka akcja, jeśli ten Śniący jest w zasięgu 1: anuluj 1 Udrękę tego Śniącego.",
    ),
    "two-doors": (
        "The Team chooses one: (1) each Dreamer Seals 1 card and the Team gains 1 Key; (2) each Dreamer gains 1 Ether and one"
        " Dreamer of the Team's choice gains a Flaw.",
        "Drużyna wybiera jedno: (1) każdy Śniący Blokuje 1 kartę i Drużyna otrzymuje 1 Klucz; (2) każdy Śniący otrzymuje 1 Eter"
        " i jeden Śniący wybrany przez Drużynę otrzymuje Defekt.",
    ),
    "all-in": (
        "You discard the whole hand. You draw as many cards as were discarded this way plus 1.",
        "Odrzucasz całą rękę. Dobierasz tyle kart, ile tak odrzucono plus 1.",
    ),
    "find-the-pattern-a": (
        "Rapid: Seal this card. You draw 3 cards.",
        "Szybka akcja: Zablokuj tę kartę. Dobierasz 3 karty.",
    ),
    "overclock": (
        "While paying: you may pay by flipping any number of Progress cards: add as much Intent of the colour"
        " being paid as you spend.",
        "W trakcie płacenia: możesz zapłacić, odwracając dowolną liczbę kart Rozwoju: dodaj tyle Zamiaru"
        " w opłacanym kolorze, ile wydano.",
    ),
    "shoulder-the-door": (
        "You may Move 2 spaces, passing through one Wall.",
        "Możesz poruszyć się o 2 pola i przejść przez jeden Mur.",
    ),
}


@pytest.mark.parametrize("id", SAID)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_some_cards_say(id: str, language: str) -> None:
    assert words(language).card_line(id) == SAID[id][LANGUAGES.index(language)]


@pytest.mark.parametrize(
    ("language", "told"),
    list(zip(LANGUAGES, ("markers on the Sexton is", "znaczników na karcie „Kościelny”"), strict=True)),
)
def test_tokens_lie_where_the_condition_says(language: str, told: str) -> None:
    """Not whoever acts stands there: "if at least two markers lie on the Sexton"."""
    given = msgspec.convert({"tokens": "U", "on": "I-02 K", "at_least": "N"}, Condition)
    assert told in Teller(words(language)).given(given)
