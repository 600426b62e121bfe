"""SS-50.14: the rules text of every card is made from its record, in both languages, and leaves nothing untold."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from tests.sword_and_sorcery.shelf import library
from tests.sword_and_sorcery.written import read

from reverie.games.sword_and_sorcery.content.library import RULEBOOK
from reverie.games.sword_and_sorcery.content.vocabulary import STRUCTS, Condition, Effect, Mod, Record
from reverie.games.sword_and_sorcery.rules import abilities
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.words.everything import every_text
from reverie.games.sword_and_sorcery.words.telling import CHARACTER, PLACE_BORNE, THIS, YOU, Teller
from reverie.games.sword_and_sorcery.words.wording import Wording
from reverie.kernel.text import LANGUAGES
from reverie.testing import rule

ENGLISH = re.compile(
    r"\b(the|of|and|with|your|you|each|enemy|hero|heroes|attack|wounds?|until|within|this|if|or)\b", re.I
)
"""Words that no Polish sentence has."""
KNOWN = set((RULEBOOK / "rule_ids.txt").read_text().split())
RULINGS = re.compile(r"SS-Q[0-9]+")


def words(language: str) -> Wording:
    return Wording(library(), language)


def check_line(line: str, language: str) -> None:
    assert line.strip(), "an empty line"
    for slip in ("{", "}", "None", "  ", " ,", ",,", "..", " .", "$"):
        assert slip not in line.strip(), line
    if language == "pl":
        assert not ENGLISH.search(line), line


def told(effect: str, language: str, bearer: str = YOU, **more: Any) -> str:
    """What a verb says, as data files write it."""
    made = msgspec.convert(read(effect), Effect)
    teller = Teller(words(language), bearer, **more)
    return teller.wording.plain(teller.inline([made])[0]).rstrip(",")


def changed(mod: str, language: str, bearer: str = YOU) -> str:
    teller = Teller(words(language), bearer, 2)
    return teller.wording.plain(teller.mod(msgspec.convert(read(mod), Mod)))


# Everything ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_told(language: str) -> None:
    wording = words(language)
    found = list(every_text(wording))
    assert len(found) > 240
    for name, passages in found:
        check_line(name, language if language == "en" else "")
        for line in wording.plain_lines(passages):
            check_line(line, language)
        if passages:
            check_line(wording.plain_line(passages), language)


def test_only_story_events_say_nothing_themselves() -> None:
    silent = [name for name, passages in every_text(words("en")) if not passages]
    assert silent == ["Story Event I", "Story Event II", "Story Event III"]


def test_every_line_cites_rules_that_there_are() -> None:
    for name, passages in every_text(words("en")):
        for passage in passages:
            for line in (*passage.lines, *([passage.heading] if passage.heading is not None else [])):
                for cited in line.rules:
                    assert cited in KNOWN or RULINGS.fullmatch(cited), f"{name}: {cited}"
                    assert not cited.endswith("-")


def test_emblems_stand_in_for_symbols() -> None:
    wording = words("en")
    (passage,) = wording.item(wording.item_data("hammer"))
    line = next(line for line in passage.lines if "critical" in line.text)
    kinds = [(part.kind, part.id, part.text) for part in wording.parts(line.text)]
    assert kinds[:2] == [("symbol", "skill", "SKILL"), ("", "", " ")]
    assert wording.plain(line.text) == "SKILL SKILL: critical hit"


# Hard ones, literally ------------------------------------------------------------------------------------------------

POWERS = {
    "drain-life": (
        [
            "Chaotic nature",
            "Combat action · range 1 · target: an enemy",
            "SKILL: +1 HIT",
            "MAGIC MAGIC: Lethal III",
            "After the attack you heal as many wounds as this attack has dealt",
            "Rank I · cooldown 2: arcane attack (1 sure hit, 1 red die, 2 blue dice)",
            "Rank V · cooldown 3: arcane attack (1 sure hit, 2 red dice, 3 blue dice)",
        ],
        [
            "Chaotyczna natura",
            "Akcja walki · zasięg 1 · cel: wróg",
            "ZDOLNOŚĆ: +1 TRAFIENIE",
            "MAGIA MAGIA: zabójczy cios III",
            "Po ataku leczysz tyle ran, ile zadał ten atak",
            "Poziom I · czas odnowienia 2: atak tajemny (1 pewne trafienie, 1 czerwona kość, 2 niebieskie kości)",
            "Poziom V · czas odnowienia 3: atak tajemny (1 pewne trafienie, 2 czerwone kości, 3 niebieskie kości)",
        ],
    ),
    "backstab": (
        [
            "Chaotic nature",
            "Rank I · cooldown 2",
            "Free action",
            "Your next attack with a dagger this turn, if heroes dominate the target's area or you are hidden, gets: "
            "+1 HIT for each soul rank",
        ],
        [
            "Chaotyczna natura",
            "Poziom I · czas odnowienia 2",
            "Darmowa akcja",
            "Twój następny atak sztyletem w tej turze, jeśli bohaterowie dominują na obszarze celu lub jesteś w ukryciu, "
            "zyskuje: +1 TRAFIENIE za każdy poziom duszy",
        ],
    ),
    "hide": (
        [
            "Normal action",
            "You become hidden",
            "Rank I · cooldown 2: only if you are not engaged",
            "Rank III · cooldown 2",
        ],
        [
            "Zwykła akcja",
            "Ukrywasz się",
            "Poziom I · czas odnowienia 2: tylko jeśli nie jesteś w zwarciu",
            "Poziom III · czas odnowienia 2",
        ],
    ),
    "twin-fang": (
        [
            "Rank II · cooldown 2",
            "Free action",
            "After your next melee attack with a weapon this turn you attack the same target with the other weapon",
        ],
        [
            "Poziom II · czas odnowienia 2",
            "Darmowa akcja",
            "Po następnym ataku wręcz bronią w tej turze atakujesz ten sam cel drugą bronią",
        ],
    ),
}


@rule("SS-19.9", "SS-19.10", "SS-18.7")
@pytest.mark.parametrize("id", POWERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_powers(id: str, language: str) -> None:
    """What all levels share stands above; each level says what is its own."""
    wording = words(language)
    lines = wording.plain_lines(wording.power(wording.power_data(id)))
    assert lines == POWERS[id][LANGUAGES.index(language)]


ABILITIES = {
    "taunt": (
        "Passive · range 3 · once per round. When an enemy is activated, before it chooses a victim, you become the preferred victim of "
        "that enemy until its activation is over.",
        "Efekt pasywny · zasięg 3 · raz na rundę. Gdy wróg się aktywuje, zanim wybierze ofiarę, stajesz się preferowaną ofiarą tego wroga "
        "do końca jego aktywacji.",
    ),
    "whirl-of-blades": (
        "Passive. After an attack with a dagger in the main hand, if you have a dagger in the off hand equipped, you attack the same "
        "target with the off-hand weapon.",
        "Efekt pasywny. Po ataku sztyletem jako bronią główną, jeśli masz w wyposażeniu sztylet jako broń dodatkową, atakujesz ten sam cel "
        "bronią dodatkową.",
    ),
    "divine-support": (
        "Passive · range 3 · target: the hero who rolls · once per round. After any roll, reroll up to as many dice as half your soul "
        "rank (rounded up).",
        "Efekt pasywny · zasięg 3 · cel: rzucający bohater · raz na rundę. Po dowolnym rzucie przerzuć do tylu kości, ile wynosi połowa "
        "twojego poziomu duszy (w górę).",
    ),
    "runic-blast": (
        "Free action · once per round. Each enemy in an area with a rune receives as many wounds as the number of the ACT and all runes "
        "are removed.",
        "Darmowa akcja · raz na rundę. Każdy wróg na obszarze z runą otrzymuje tyle ran, ile wynosi numer aktu, i znikają wszystkie runy.",
    ),
    "shout-rogue": (
        "Spirit shout · range 1 · target: a hero. The target loses one condition: Blind, Slow or Poison.",
        "Duchowy okrzyk · zasięg 1 · cel: bohater. Cel pozbywa się jednego ze stanów: oślepienia, spowolnienia lub trucizny.",
    ),
    "thunderclap": (
        "By charges · has 1 charge · costs 1 charge. This enemy attacks each hero within 1 area with 2 hits (Push) and each target must "
        "pass a save or receive Knock-down.",
        "Na ładunki · 1 ładunek · kosztuje 1 ładunek. Ten wróg atakuje każdego bohatera w odległości do 1 obszaru 2 trafieniami "
        "(odepchnięcie) i każdy cel wykonuje rzut na odporność; nieudany: otrzymuje obalenie.",
    ),
    "shadow-strike": (
        "Special. Only if it is engaged. This enemy attacks the victim with the main weapon and falls back 1 area.",
        "Zdolność specjalna. Tylko jeśli jest w zwarciu. Ten wróg atakuje ofiarę bronią główną i cofa się o 1 obszar.",
    ),
    "fetch": (
        "Free action. This companion picks up finds of its area for its owner.",
        "Darmowa akcja. Ten towarzysz podnosi znaleziska ze swojego obszaru dla właściciela.",
    ),
}


@pytest.mark.parametrize("id", ABILITIES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_innate_powers_shouts_and_abilities(id: str, language: str) -> None:
    wording = words(language)
    assert wording.plain_line(wording.ability(id)) == ABILITIES[id][LANGUAGES.index(language)]


@rule("SS-33.2", "SS-50.11")
@pytest.mark.parametrize("language", LANGUAGES)
def test_behaviours_are_told_by_distance(language: str) -> None:
    """Raider, blue: engage, attack, drink; throw and come nearer; else come nearer and throw."""
    wording = words(language)
    raider = library().enemies["raider"]
    lines = wording.plain_lines(wording.scroll(raider, raider.scrolls[1]))[-3:]
    assert (
        lines
        == {
            "en": [
                "At distance 0–1: engage. Attack with Sword. If wounded: use Healing Potion.",
                "At distance 2–4: attack with Dagger. Move 2 areas towards the victim.",
                "Otherwise: move up to 2 areas towards the nearest hero. Attack the nearest hero in sight within 2 areas with Dagger.",
            ],
            "pl": [
                "W odległości 0–1: porusz do zwarcia. Atak mieczem. Jeśli ma rany: użyj: Mikstura leczenia.",
                "W odległości 2–4: atak sztyletem. Porusz o 2 obszary w stronę ofiary.",
                "W innym wypadku: porusz do 2 obszarów w stronę najbliższego bohatera. Atak sztyletem na najbliższego widocznego bohatera w "
                "odległości do 2 obszarów.",
            ],
        }[language]
    )


@rule("SS-28.6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ability_has_the_number_and_the_weapon_of_its_scroll(language: str) -> None:
    wording = words(language)
    gremlin = library().enemies["gremlin"]
    lines = wording.plain_lines(wording.scroll(gremlin, gremlin.scrolls[1]))
    assert {
        "en": "Assault I · when attacking: if enemies control its area, this enemy gets +1 HIT in an attack with Claws",
        "pl": "Napaść I · przy ataku: jeśli wrogowie kontrolują jego obszar, ten wróg otrzymuje +1 TRAFIENIE w ataku pazurami",
    }[language] in lines
    assert {
        "en": "Spikes II · reaction: when it takes damage, this enemy attacks each hero in its area with 2 hits",
        "pl": "Kolce II · reakcja: gdy otrzyma obrażenia, ten wróg atakuje każdego bohatera na swoim obszarze 2 trafieniami",
    }[language] in lines


@rule("SS-32.2", "SS-32.6", "SS-32.7")
@pytest.mark.parametrize("language", LANGUAGES)
def test_encounters(language: str) -> None:
    wording = words(language)
    found = [wording.plain_line(wording.encounter(id)) for id in ("A", "H", "J", "N", "O")]
    assert (
        found
        == {
            "en": [
                "Activate all green enemies. If there is none: activate all enemies engaged with heroes.",
                "Activate 3 enemies. Then shuffle the discards back into the deck.",
                "Activate all wounded enemies. If there is none: activate all enemies with the last behaviour.",
                "Let all enemies use their special abilities and activate 1 enemy. If there is none: activate 1 enemy.",
                "Nothing happens. Then shuffle the discards back into the deck.",
            ],
            "pl": [
                "Aktywuj wszystkich zielonych wrogów. Jeśli takich nie ma: aktywuj wszystkich wrogów w zwarciu.",
                "Aktywuj 3 wrogów. Potem wtasuj odrzucone karty z powrotem do talii.",
                "Aktywuj wszystkich rannych wrogów. Jeśli takich nie ma: aktywuj wszystkich wrogów; używają ostatniego zachowania.",
                "Niech wszyscy wrogowie użyją zdolności specjalnych i aktywuj 1 wroga. Jeśli takich nie ma: aktywuj 1 wroga.",
                "Nic się nie dzieje. Potem wtasuj odrzucone karty z powrotem do talii.",
            ],
        }[language]
    )


@rule("SS-30.3", "SS-38.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_events_say_what_lasts_and_what_comes(language: str) -> None:
    wording = words(language)
    assert (
        wording.plain_line(wording.event(20))
        == {
            "en": "While it lies open: no hero can Focus attacks. Spawn: heroes in play minus enemies in play, plus 1.",
            "pl": "Dopóki leży odkryta: żaden bohater nie może wzmacniać ataków. Przywołanie: bohaterowie w grze minus wrogowie w grze, plus 1.",
        }[language]
    )


@rule("SS-27.5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_items_show_what_their_sides_share_and_what_is_theirs(language: str) -> None:
    wording = words(language)
    assert (
        wording.plain_lines(wording.item_sides(wording.item_data("whetstone")))
        == {
            "en": [
                "Permanent · any style but Magic",
                "Passive · once per round",
                "Whetstone · 30 crowns: after an attack roll, if it is a weapon attack, reroll up to 1 die",
                "Fine Whetstone · 55 crowns: after an attack roll, if it is a weapon attack, reroll up to 2 dice",
            ],
            "pl": [
                "Stały · każdy styl prócz Magii",
                "Efekt pasywny · raz na rundę",
                "Osełka · 30 koron: po rzucie ataku, jeśli to atak bronią, przerzuć 1 kość",
                "Przednia osełka · 55 koron: po rzucie ataku, jeśli to atak bronią, przerzuć do 2 kości",
            ],
        }[language]
    )


# The vocabulary, word by word ------------------------------------------------------------------------------------------

VERBS = {
    "when": "{op: when, given: {heroes: {at-least: 4}}, do: [{op: soul, amount: 1}], otherwise: [{op: encounter}]}",
    "choose": "{op: choose, by: party, options: [[{op: soul, amount: 1}], [{op: encounter}]]}",
    "roll": "{op: roll, die: red, dice: 2, symbols: [hit], do: [{op: soul, amount: 1}], otherwise: [{op: encounter}]}",
    "save": "{op: save, whose: heroes, fail: [{op: wound, whose: saver, amount: 1}], pass: [{op: soul, amount: 1}]}",
    "heal": "{op: heal, whose: you, amount: SR}",
    "wound": "{op: wound, whose: enemies-within 2, amount: 2}",
    "condition": "{op: condition, whose: target, name: poison-2}",
    "cure": "{op: cure, whose: target, which: all}",
    "fire": "{op: fire, at: 1B.f, level: 2}",
    "unfire": "{op: unfire, whose: you}",
    "shields": "{op: shields, whose: chosen-ally, amount: 2}",
    "hide": "{op: hide, whose: you}",
    "taunt": "{op: taunt, whose: you}",
    "stay-alive": "{op: stay-alive, whose: dying, hp: 1}",
    "rotate": "{op: rotate, whose: you, by: -2, count: all}",
    "refresh": "{op: refresh, whose: you, count: 2, at: 3}",
    "action": "{op: action, kind: normal, amount: 2}",
    "points": "{op: points, amount: 3}",
    "lasting": "{op: lasting, whose: you, until: turn, always: [{mod: flying}]}",
    "reroll": "{op: reroll, dice: save, count: 3}",
    "dice": "{op: dice, add: 2}",
    "pass-save": "{op: pass-save}",
    "move": "{op: move, whose: you, areas: 2, evade: false}",
    "put": "{op: put, whose: you, at: 1B.a}",
    "fall-back": "{op: fall-back, whose: target, areas: 2}",
    "advance": "{op: advance, whose: enemies, areas: 2}",
    "stop": "{op: stop, whose: target}",
    "attack": "{op: attack, weapon: other, on: same, effects: [Push], sure: 1}",
    "force-attack": "{op: force-attack}",
    "cancel-attack": "{op: cancel-attack}",
    "take-attack": "{op: take-attack}",
    "redirect-attack": "{op: redirect-attack}",
    "activate": "{op: activate, which: {rank: red}, special: first}",
    "special": "{op: special, which: {style: magic}}",
    "charge": "{op: charge, whose: one-enemy, amount: 2}",
    "spawn": "{op: spawn, count: heroes, at: gates, powers: 2, rank: blue}",
    "place": "{op: place, enemy: gremlin red 1, at: 8B.c, stunned: true}",
    "gain-power": "{op: gain-power, whose: entered, amount: 2}",
    "banish": "{op: banish, whose: target}",
    "encounter": "{op: encounter}",
    "summon": "{op: summon, companion: fenrir, rank: 2, waits: true}",
    "treasure": "{op: treasure, whose: finder, draw: 3, keep: 1}",
    "loot": "{op: loot, whose: active-hero}",
    "soul-weapon": "{op: soul-weapon, whose: first-hero}",
    "give": "{op: give, item: healing-potion, whose: revealer}",
    "hand-in": "{op: hand-in, item: writ-of-the-toll}",
    "crowns": "{op: crowns, whose: opener, amount: 25}",
    "lose-crown-token": "{op: lose-crown-token, whose: heroes-here, else: area}",
    "soul": "{op: soul, amount: 2, each-hero: true}",
    "finds": "{op: finds, from: chosen-area, to: here}",
    "emporium": "{op: emporium, whose: in-play}",
    "look": "{op: look, piles: [event, encounter], count: 3}",
    "trap": "{op: trap}",
    "search": "{op: search, whose: active-hero, token: 2}",
    "token": "{op: token, kind: snare, at: here, on: enemy-enters, do: [{op: stop}], until: quest}",
    "untoken": "{op: untoken, kind: rune, at: everywhere}",
    "gate": "{op: gate, symbol: skill, open: false, rounds: 2}",
    "shrine": "{op: shrine, at: 1B.a, active: true}",
    "edge": "{op: edge, edge: [1B.b, 8B.a], open: true}",
    "waypoint": "{op: waypoint, number: 2}",
    "shadows-move": "{op: shadows-move, areas: 2}",
    "sight-check": "{op: sight-check}",
    "event": "{op: event, number: 4}",
    "story-on-top": "{op: story-on-top, number: 1}",
    "story-at": "{op: story-at, number: 1, at: 1B.a}",
    "shrine-for": "{op: shrine-for, whose: target}",
    "read": "{op: read, id: P.4}",
    "flag": "{op: flag, name: mercy}",
    "count": "{op: count, name: mercy}",
    "hint": "{op: hint, id: movement}",
    "end": "{op: end, result: lost}",
}


def test_every_verb_is_tried() -> None:
    assert set(STRUCTS) == set(VERBS)


@rule("SS-50.8")
@pytest.mark.parametrize("bearer", [YOU, THIS, PLACE_BORNE])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_is_told(language: str, bearer: str) -> None:
    said = [told(written, language, bearer, value=3) for written in VERBS.values()]
    for line in said:
        check_line(line, language)
    assert len(set(said)) == len(said)


SAID = {
    "{op: wound, whose: enemies-here, amount: SR/2}": (
        "each enemy in your area receives as many wounds as half your soul rank (rounded up)",
        "każdy wróg na twoim obszarze otrzymuje tyle ran, ile wynosi połowa twojego poziomu duszy (w górę)",
    ),
    "{op: crowns, whose: you, amount: 22}": ("you gain 22 crowns", "dostajesz 22 korony"),
    "{op: heal, whose: in-play, amount: 1}": ("each hero in play heals 1 wound", "każdy bohater w grze leczy 1 ranę"),
    "{op: heal, whose: target, amount: 5}": ("the target heals 5 wounds", "cel leczy 5 ran"),
    "{op: rotate, whose: you, by: -1, count: all}": (
        "you turn all used powers 1 step back",
        "obracasz wszystkie użyte zdolności o 1 krok w tył",
    ),
    "{op: save, whose: heroes-within 1, fail: [{op: condition, whose: saver, name: poison-1}]}": (
        "each hero within 1 area must pass a save or receive Poison I",
        "każdy bohater w odległości do 1 obszaru wykonuje rzut na odporność; nieudany: otrzymuje truciznę I",
    ),
    "{op: choose, by: nature, options: [[{op: heal, whose: one-hero, amount: 1}], [{op: wound, whose: one-enemy, amount: 1}]]}": (
        "a lawful active hero: one hero of the party's choice heals 1 wound; a chaotic one: one enemy of the party's choice receives "
        "1 wound; a neutral one chooses",
        "jeśli aktywny bohater jest praworządny: jeden bohater, którego wybierze drużyna, leczy 1 ranę; jeśli chaotyczny: jeden wróg, "
        "którego wybierze drużyna, otrzymuje 1 ranę; neutralny wybiera",
    ),
    "{op: lasting, whose: you, until: time-phase, always: [{mod: hits, by: 2, given: {attack: weapon}}]}": (
        "until the Time Phase, you get +2 HIT in a weapon attack",
        "do fazy porządkowania otrzymujesz +2 TRAFIENIA w ataku bronią",
    ),
    "{op: place, enemy: gremlin red 1, at: 8B.c}": (
        "Gremlin (red 1) appears in Chapel Porch",
        "na obszarze „Kruchta” pojawia się Gremlin (czerwony 1)",
    ),
}


@pytest.mark.parametrize("written", SAID)
@pytest.mark.parametrize("language", LANGUAGES)
def test_verbs_literally(written: str, language: str) -> None:
    assert told(written, language) == SAID[written][LANGUAGES.index(language)]


@rule("SS-50.4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_selector_is_told(language: str) -> None:
    more = {
        "heroes-within": " 2",
        "enemies-within": " 1",
        "others-within": " 0",
        "heroes-at": " rune",
        "enemies-at": " 1B.a",
    }
    for bearer in (THIS, PLACE_BORNE):
        teller = Teller(words(language), bearer, on="hero-enters")
        for word in abilities.SELECTORS[:-1]:
            for case in ("", "acc", "target"):
                said = teller.who(word + more.get(word, ""), case)
                assert said or word in ("you", "finder", "searcher", "revealer", "opener"), word
                if said:
                    check_line(said.rstrip(","), language)
    assert Teller(words(language)).who("troll") == "Troll"


@rule("SS-50.5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_amount_is_told(language: str) -> None:
    for word in abilities.AMOUNTS[1:]:
        if word != "all":
            check_line(told(f"{{op: wound, whose: target, amount: {word}}}", language, THIS), language)


CONDITIONS = (
    "{dominates: heroes, area: target}", "{controls: enemies, area: here}", "{hidden: true}", "{engaged: false}", "{engaged-with: 2}",
    "{wounded: true}", "{down: true}", "{on-fire: false}", "{rolled: true}", "{rank: [green, blue, red]}", "{style: faith}",
    "{target: hollow-king}", "{side: 2}", "{attack: bow}", "{attack-type: arcane}", "{has: shield}", "{carries: lantern}",
    "{party-carries: lantern}", "{save: trap}", "{heroes: {at-least: 4}}", "{in-play: {at-most: 2}}", "{round: {at-least: 3}}",
    "{nature: lawful}", "{flag: mercy}", "{count: {mercy: 2}}", "{all-heroes-on: 8B.c}", "{hero-on: [1B.a, 1B.b]}",
    "{enemies-at-least: 2, on: 8B.c}", "{enemies-at-most: 0, on: 8B.c}", "{dead: gremlin red 1}", "{no-ghost: true}",
    "{enemy-within: 2, enemy: troll}", "{party-nature: chaotic}", "{difficulty: heroic}", "{last-event: true}",
    "{not: {engaged: true}}", "{any: [{hidden: true}, {engaged: true}, {wounded: true}]}", "{all: [{hidden: true}, {engaged: true}]}",
)  # fmt: skip


@rule("SS-50.6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_condition_is_told(language: str) -> None:
    named = {name for written in CONDITIONS for name in read(written)}
    assert set(abilities.GIVENS) <= named
    for bearer in (YOU, THIS, "it"):
        teller = Teller(words(language), bearer)
        for written in CONDITIONS:
            said = teller.given(msgspec.convert(read(written), Condition))
            check_line(said.replace("mercy", ""), language)
    assert (
        Teller(words("pl")).given(msgspec.convert(read(CONDITIONS[-2]), Condition))
        == "jesteś w ukryciu, jesteś w zwarciu lub masz rany"
    )


MODS = {
    "ignore": "what: [stun, fire]", "symbol-hit": "symbol: magic", "symbol-shield": "symbol: skill", "no-symbol": "symbol: skill",
    "focus": "set: 2", "save-dice": "set: 2", "trap-draw": "set: 2", "treasure-draw": "set: 3", "sight-most": "set: 3",
    "power-level": "set: 2", "figures": "set: 4, down: 2", "reaction-attacks": "most: 1", "reroll": "dice: attack, count: 2",
    "heal": "by: -1, least: 1", "free-styles": "kind: weapon", "bound": "to: 8B.c", "ability-off": "ability: horde",
}  # fmt: skip


@rule("SS-50.9")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_modifier_is_told(language: str) -> None:
    for bearer in (YOU, THIS, CHARACTER):
        said = [changed(f"{{mod: {name}, {MODS.get(name, 'by: 1')}}}", language, bearer) for name in abilities.MODS]
        for line in said:
            check_line(line, language)
        assert len(set(said)) == len(said)
    for name in abilities.MODS:
        check_line(
            changed(f"{{mod: {name}, {MODS.get(name, 'by: 2')}, whose: heroes, limit: next}}", language), language
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_record_is_told(language: str) -> None:
    """Uses, triggers, windows, limits, durations, damage types: each has its words, and each changes the text."""
    wording = words(language)

    def lines(**fields: Any) -> str:
        do = [msgspec.convert(read("{op: encounter}"), Effect)]
        return wording.plain_line(wording.one(Record(**{"do": do, **fields}), THIS))

    plain = lines()
    always = [Mod(mod="flying")]
    changes: list[dict[str, Any]] = [{"use": word} for word in t.USES]
    changes += [{"on": word} for word in t.TRIGGERS[1:]] + [{"window": word} for word in t.WINDOWS]
    changes += [{"limit": word} for word in t.LIMITS[1:] if word != "next"]
    changes += [{"do": [], "always": always, "until": word} for word in t.SPANS]
    changes += [{"attack": "1/2/3", "type": word} for word in t.TYPES] + [
        {"hits": 2},
        {"range": 2},
        {"target": "chosen-enemy"},
    ]
    changes += [{"rule": word, "value": 2} for word in t.HANDLERS[1:]]
    said = [lines(**change) for change in changes]
    for line in said:
        check_line(line, language)
        assert line != plain
    assert len(set(said)) == len(said)


@rule("SS-50.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_dice_effect_is_told(language: str) -> None:
    wording = words(language)
    for kind in range(len(t.DICE_EFFECTS)):
        number = t.HANDLERS.index("swing") if kind == t.E_RULE else 2
        check_line(wording.plain(wording.dice_effect((0, 2, 1, 0, 1, 0), ((kind, number),))), language)
    assert (
        wording.plain(wording.dice_effect((0, 1, 1, 0, 0, 0), ((t.E_FIRE, 2), (t.E_KNOCK_DOWN, 0))))
        == {
            "en": "SKILL MAGIC: Fire II, Knock-down",
            "pl": "ZDOLNOŚĆ MAGIA: ogień II, obalenie",
        }[language]
    )


def test_the_same_subject_is_not_named_twice() -> None:
    do = "[{op: heal, whose: target, amount: 2}, {op: cure, whose: target, which: any, count: 1}]"
    effects = msgspec.convert(read(do), list[Effect])
    assert Teller(words("en")).inline(effects)[0] == "the target heals 2 wounds and loses one condition"
    assert Teller(words("pl")).inline(effects)[0] == "cel leczy 2 rany i pozbywa się jednego dowolnego stanu"


def test_what_is_done_twice_is_said_once() -> None:
    assert words("en").plain_line(words("en").chest("two-treasures")) == "You draw 1 treasure, twice."


@rule("SS-39.12")
def test_difficulty_has_one_name() -> None:
    """As the rulebook calls it."""
    assert words("pl").name("difficulty-story") == "Fabularny"
    assert "Fabularny" in (RULEBOOK / "rulebook.pl.yaml").read_text()
