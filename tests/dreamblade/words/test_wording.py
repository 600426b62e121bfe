"""What abilities are called and what they do, in words: a qualifier changes the sentence, a requirement says how long."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from reverie.games.dreamblade import GAME
from reverie.games.dreamblade.rules.keywords import ASPECT_NAMES, KEYWORDS, LINEAGES, Keyword
from reverie.games.dreamblade.rules.notation import Ability, parse_ability
from reverie.games.dreamblade.words.words import DreambladePage
from reverie.kernel.text import LANGUAGES
from reverie.testing import rule

TYPES = ("Bird",)
HEADS = {
    "-": ("",),
    "S": ("{S}",),
    "B": ("{B}", "{B*}", "{BB}", "{BB*}", "{S}{B}"),
    "n": ("{1}", "{2}", "{5}", "{S}{2}", "{X}"),
    "C": ("{C}", "{S}{C}"),
}


def page(language: str) -> DreambladePage:
    return DreambladePage(language, GAME.library)


def told(language: str, text: str) -> tuple[str, str]:
    a = parse_ability(text, TYPES)
    return page(language).ability_name(a), page(language).ability_text(a)


def qualifiers(keyword: Keyword) -> list[str]:
    if keyword.qualifiers == "N":
        return ["Belisar"]
    groups = [ASPECT_NAMES[0], LINEAGES[2], *TYPES] if "g" in keyword.qualifiers.lower() else []
    whole = [] if keyword.qualifiers == "G" else [""]
    return whole + groups + ["self"] * ("s" in keyword.qualifiers) + ["Enemies"] * ("e" in keyword.qualifiers)


def every_ability() -> Iterator[Ability]:
    """Every keyword with every requirement, every qualifier and some numbers, negative ones and X included."""
    for keyword in KEYWORDS.values():
        for kind in keyword.when:
            for head in HEADS[kind]:
                numbers = {"X": ("1", "2", "5", "-2"), "+X": ("+1", "+2", "-5"), "{n}": ("{3}",), "": ("",)}[
                    keyword.number
                ]
                if head == "{X}":
                    numbers = ("X",) if keyword.number in ("X", "+X") else ()
                for number in numbers:
                    for qualifier in qualifiers(keyword):
                        yield parse_ability(f"{head}{':' if head else ''} {keyword.name} {number} {qualifier}", TYPES)


@rule("DB-300.8", "DB-300.10", "DB-900.14", "DB-G.self")
@pytest.mark.parametrize(
    ("written", "en", "pl"),
    [
        (
            "Bolster +2 self",
            ("Bolster +2 self", "This creature has +2 defense."),
            ("Wsparcie osobiste +2", "Ta istota ma +2 do obrony."),
        ),
        (
            "{S}: Enrage +2 self",
            ("{S}: Enrage +2 self", "While this creature is in one of your scoring cells, it has +2 power."),
            (
                "{S}: Rozjuszenie osobiste +2",
                "Dopóki ta istota jest na jednym z twoich obszarów punktowanych, ma +2 do siły.",
            ),
        ),
        (
            "Panic 2 self",
            ("Panic 2 self", "This creature has −2 defense (minimum 1)."),
            ("Panika osobista 2", "Ta istota ma −2 do obrony (minimum 1)."),
        ),
        (
            "Nullify Valor",
            (
                "Nullify Valor",
                "The blade abilities of all Valor creatures in this miniature's cell, of either player, are negated.",
            ),
            (
                "Anulowanie Dzielności",
                "Umiejętności ostrza wszystkich istot o aspekcie Dzielność na obszarze tej figurki, niezależnie od gracza,"
                " są unieważnione.",
            ),
        ),
        (
            "Nullify Enemies",
            ("Nullify Enemies", "The blade abilities of all enemies in this miniature's cell are negated."),
            ("Anulowanie wrogów", "Umiejętności ostrza wszystkich wrogów na obszarze tej figurki są unieważnione."),
        ),
        (
            "Enrage +1 Hivelings",
            ("Enrage +1 Hivelings", "Each Hiveling ally local or adjacent to this miniature has +1 power."),
            (
                "Rozjuszenie rodu Hivelings +1",
                "Sprzymierzeńcy z rodu Hivelings na obszarze tej figurki i na obszarach przyległych mają +1 do siły.",
            ),
        ),
        (
            "Fight Fear +2",
            ("Fight Fear +2", "This creature has +2 power while any Fear enemy is in its cell."),
            (
                "Specjalizacja walki z Trwogą +2",
                "Ta istota ma +2 do siły, dopóki na jej obszarze jest wróg o aspekcie Trwoga.",
            ),
        ),
        (
            "Ambush 1 Bird",
            (
                "Ambush 1 Bird",
                "When any Bird enemy enters this miniature's cell, make a special attack with 1 die against it.",
            ),
            (
                "Zasadzka na grupę „Bird” 1",
                "Gdy wróg z grupy „Bird” wejdzie na obszar tej figurki, wykonaj przeciw niemu atak specjalny 1 kością.",
            ),
        ),
        (
            "Hell's Fury Bloodcut",
            (
                "Hell's Fury Bloodcut",
                "Each Bloodcut ally local or adjacent to this miniature gains the blade ability Crit 2 (one blade, once per"
                " attack).",
            ),
            (
                "Piekielny szał rodu Bloodcut",
                "Każdy sprzymierzeniec z rodu Bloodcut na obszarze tej figurki i na obszarach przyległych zyskuje umiejętność"
                " ostrza Uderzenie krytyczne 2 (jedno ostrze, raz na atak).",
            ),
        ),
    ],
)
def test_what_narrows_an_ability_changes_its_sentence(written: str, en: tuple[str, str], pl: tuple[str, str]) -> None:
    assert told("en", written) == en
    assert told("pl", written) == pl


@rule("DB-900.16", "DB-Q.35", "DB-Q.80", "DB-303.2b")
@pytest.mark.parametrize(
    ("written", "en", "pl"),
    [
        (
            "{B}: Drain 2",
            "For one blade, once per attack: until the end of the combat, enemies in this miniature's cell have −2 life"
            " (minimum 1).",
            "Za jedno ostrze, raz na atak: do końca starcia wrogowie na obszarze tej figurki mają −2 do życia (minimum 1).",
        ),
        (
            "{2}: Fade",
            "For 2 spawn points, once in each of your spawn phases: until the end of the turn, whenever this creature attacks,"
            " banish it at the end of that combat.",
            "Za 2 punkty formowania, raz w każdej swojej fazie formowania: do końca tury, ilekroć ta istota atakuje, wygnaj ją"
            " na końcu tego starcia.",
        ),
        (
            "{B}: Fade",
            "For one blade, once per attack: banish this creature at the end of the combat.",
            "Za jedno ostrze, raz na atak: wygnaj tę istotę na końcu starcia.",
        ),
        (
            "{S}{C}: Bolster +1",
            "When this miniature is spawned in one of your scoring cells, until the end of the turn, allies local or adjacent"
            " to this miniature have +1 defense.",
            "Gdy ta figurka zostaje sformowana na jednym z twoich obszarów punktowanych, do końca tury sprzymierzeńcy na"
            " obszarze tej figurki i na obszarach przyległych mają +1 do obrony.",
        ),
        (
            "{2}{S}: Raise Lost",
            "While this miniature is in one of your scoring cells, for 2 spawn points, once in each of your spawn phases: you"
            " may put one Lost creature from your graveyard into your reserves.",
            "Dopóki ta figurka jest na jednym z twoich obszarów punktowanych, za 2 punkty formowania, raz w każdej swojej"
            " fazie formowania: możesz przenieść jedną istotę z rodu Lost ze swojego cmentarza do swoich zasobów.",
        ),
    ],
)
def test_a_requirement_stands_before_the_sentence_and_says_how_long(written: str, en: str, pl: str) -> None:
    assert told("en", written)[1] == en
    assert told("pl", written)[1] == pl


@rule("DB-900.15", "DB-G.X", "DB-Q.52")
@pytest.mark.parametrize(
    ("written", "en", "pl"),
    [
        ("{B}: Crit 1", "gets +1 damage.", "zadaje o 1 obrażenie więcej."),
        ("{B}: Crit 2", "gets +2 damage.", "zadaje o 2 obrażenia więcej."),
        ("{B}: Crit 5", "gets +5 damage.", "zadaje o 5 obrażeń więcej."),
        ("{B}: Crit -2", "gets −2 damage (minimum 0).", "zadaje o 2 obrażenia mniej (minimum 0)."),
        ("{B}: Fumble -2", "gets +2 damage.", "zadaje o 2 obrażenia więcej."),
        ("{X}: Bomb X", "each local enemy takes X damage.", "każdy miejscowy wróg otrzymuje X obrażeń."),
        (
            "{X}: Vessel X",
            "you get X bonus spawn points for it instead of 2.",
            "X dodatkowych punktów formowania zamiast 2.",
        ),
        ("{X}: Weaken X", "have −X power (minimum 0).", "mają −X do siły (minimum 0)."),
        ("Weaken -1", "have +1 power.", "mają +1 do siły."),
        ("Energize 1", "you get 1 extra spawn point.", "otrzymujesz o 1 punkt formowania więcej."),
        ("Energize -5", "you get 5 fewer spawn points.", "otrzymujesz o 5 punktów formowania mniej."),
        ("Channel 1", "costs 1 less, but never less than 0.", "kosztuje o 1 mniej, lecz nigdy mniej niż 0."),
        ("Initiative -1", "This decides only who goes first.", "Decyduje to tylko o tym, kto gra pierwszy."),
    ],
)
def test_numbers_have_their_plurals_and_a_minus_is_a_minus(written: str, en: str, pl: str) -> None:
    assert told("en", written)[1].endswith(en)
    assert told("pl", written)[1].endswith(pl)


def test_negative_numbers_are_named_with_a_minus() -> None:
    assert told("en", "Bolster -1")[0] == "Bolster −1"
    assert told("pl", "{B}: Crit -2")[0] == "{B}: Uderzenie krytyczne −2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ability_that_can_be_written_reads_as_sentences(language: str) -> None:
    words = page(language)
    lasting = {
        "en": ("until the end of the combat", "until the end of the turn"),
        "pl": ("do końca starcia", "do końca tury"),
    }
    plain: dict[tuple[str, int], str] = {}
    count = 0
    for a in every_ability():
        count += 1
        name, effect, text = words.ability_name(a), words.ability_effect(a), words.ability_text(a)
        assert text[0].isupper(), text
        assert text.endswith("."), text
        assert effect[0].isupper(), effect
        assert a.self_only or text.lower().endswith(effect.lower()), text
        assert not re.search(r"  | [.,]|\.\.|,,|\{|\}|-\d| -X|\+-|: [A-ZĄĆĘŁŃÓŚŹŻ]", text), text
        sentences = re.split(r"(?<=[.]) ", text)
        assert all(s[0].isupper() and len(s.split()) > 3 for s in sentences), text
        assert "-" not in name, name
        symbols = re.findall(r"\{([^}]*)\}", name.partition(": ")[0]) if name.startswith("{") else []
        assert symbols == sorted(symbols, key=lambda s: "SC".find(s) % 9), name
        if a.narrowed():
            assert words.group_form(a, "group") in effect, text
        # Nothing of a qualifier follows the sentence: it is another sentence from the start.
        if a.self_only or a.enemies or a.narrowed():
            whole = plain.get((a.keyword, a.x))
            assert whole is None or not effect.startswith(whole), text
        elif a.standing() or a.kind == "A":
            plain[a.keyword, a.x] = effect
        activated = not a.standing() and a.kind != "A"
        said = [how in text.lower() for how in lasting[language]]
        if activated and a.blades and words.texts.has(f"keyword-{a.keyword.lower()}", "blade"):
            assert not said[1]
        elif activated:
            assert said == [bool(a.blades), not a.blades], text
        elif a.standing():
            assert not said[1], text
    assert count > 1500


def test_polish_names_of_abilities_for_their_bearer_agree_in_gender() -> None:
    words = page("pl")
    endings = {"m": "osobisty", "f": "osobista", "n": "osobiste"}
    for a in every_ability():
        if a.self_only:
            noun = words.keyword(a.keyword)
            gender = "f" if noun.endswith("a") else "n" if noun.endswith(("e", "o")) else "m"
            assert f"{noun} {endings[gender]}" in words.ability_name(a)
