"""Every question, option, event and refusal can be told in both languages, and no name is without its cases."""

from __future__ import annotations

import ast
import functools
import re
from pathlib import Path
from typing import Any

import pytest
from tests.sword_and_sorcery.scene import Scene, scene
from tests.sword_and_sorcery.shelf import library

from reverie.games.sword_and_sorcery import GAME
from reverie.games.sword_and_sorcery.content.library import TEXT
from reverie.games.sword_and_sorcery.rules import decisions
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.events import EVENTS
from reverie.games.sword_and_sorcery.rules.state import PHASES, PILES, THINGS, Quest
from reverie.games.sword_and_sorcery.words.log import MORE, UNTOLD, VARIANTS
from reverie.games.sword_and_sorcery.words.words import SwordAndSorceryPage
from reverie.kernel.chance import Stream
from reverie.kernel.choice import NATURE, Choice, Refusal
from reverie.kernel.domain import Listed, Permutation, Roll, Subset
from reverie.kernel.events import Event
from reverie.kernel.text import LANGUAGES
from reverie.testing import rule
from reverie.testing.contract import random_step

SOURCE = TEXT.parent.parent
ENGLISH = re.compile(
    r"\b(the|and|with|your|you|each|enemy|hero|heroes|attacks?|wounds?|until|within|this|goes)\b", re.I
)


def page(language: str) -> SwordAndSorceryPage:
    return SwordAndSorceryPage(language, GAME.library)


def check_line(line: str, language: str) -> None:
    assert line, "an empty line"
    assert "{" not in line and "  " not in line and ".." not in line and "None" not in line, line
    if language == "pl":
        assert not ENGLISH.search(line), line


# Messages ------------------------------------------------------------------------------------------------------------


def keys(path: Path) -> list[str]:
    return re.findall(r"^([a-zA-Z][\w-]*) =", path.read_text(encoding="utf-8"), re.M)


@pytest.mark.parametrize(
    "stem", sorted({path.name.removesuffix("en.ftl") for path in TEXT.glob("*en.ftl")} - {"rules."})
)
def test_both_languages_have_the_same_messages(stem: str) -> None:
    assert keys(TEXT / f"{stem}en.ftl") == keys(TEXT / f"{stem}pl.ftl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_hides_another(language: str) -> None:
    seen: dict[str, str] = {}
    for file in sorted(TEXT.glob(f"*{language}.ftl")):
        for key in keys(file):
            assert key not in seen, f"{key} stands in {seen[key]} and in {file.name}"
            seen[key] = file.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_read(language: str) -> None:
    library().texts[language].check()


@functools.cache
def reasons() -> set[str]:
    """Every reason that a refusal of the rules gives."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                words = [one.value for one in ast.walk(node.args[1]) if isinstance(one, ast.Constant)]
                found |= {word for word in words if isinstance(word, str)}
    return found


FAMILIES = {
    "target": ("target-figure", "target-figure-plain", "target-area", "target-area-plain"),
    "window": tuple(f"window-{name}" for name in t.WINDOWS),
}
"""Decisions that are asked in more ways than one."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_event_refusal_and_word_has_a_text(language: str) -> None:
    texts = page(language).texts
    assert len(reasons()) > 50
    assert [why for why in sorted(reasons()) if not texts.has(f"refusal-{why}")] == []
    asked = [key for kind in decisions.DECISIONS.seats for key in FAMILIES.get(kind, (kind,))]
    assert [key for key in asked if not texts.has(f"ask-{key}")] == []
    assert [kind for kind in decisions.DECISIONS.chances if not texts.has(f"chance-{kind}")] == []
    plain = [kind for kind in EVENTS if kind not in UNTOLD and kind not in VARIANTS and kind not in MORE]
    assert [kind for kind in plain if not texts.has(f"event-{kind}")] == []
    for stem, words in (
        ("phase", PHASES), ("pile", PILES), ("thing", THINGS[1:]), ("slot", t.SLOTS), ("symbol", t.SYMBOLS), ("rank", t.RANKS),
        ("style", t.STYLES), ("type", t.TYPES), ("nature", t.NATURES), ("condition", (*t.CONDITIONS, "poison", "fire")),
        ("difficulty", t.DIFFICULTIES), ("prefers", t.VICTIMS), ("die", t.DICE), ("kind", t.KINDS), ("hand", t.HANDS),
    ):  # fmt: skip
        assert [word for word in words if not texts.has(f"{stem}-{word}")] == []


# Whole games -----------------------------------------------------------------------------------------------------------


def check_choice(told: SwordAndSorceryPage, s: Quest, choice: Choice) -> None:
    check_line(told.question(s, choice), told.language)
    options = choice.options
    if choice.seat == NATURE and isinstance(options, Permutation | Roll):
        return
    size = options.size()
    for index in range(size) if size <= 30 else {0, size // 3, size // 2, size - 1}:
        check_line(told.option(s, choice, options.at(index)), told.language)
    if isinstance(options, Subset):  # as a terminal lists them
        for item in options.items:
            check_line(told.pick(s, choice, (), item), told.language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language: str) -> None:
    """Random parties: everything asked and everything that happens gets its words."""
    told = page(language)
    asked: dict[str, int] = {}
    happened: set[str] = set()
    for seed in (3, 10, 12):
        s = GAME.new(GAME.sample_setup(seed), seed)
        s.listening = True
        stream = Stream(seed)
        while s.pending:
            choice = s.pending[0]
            asked[choice.kind] = asked.get(choice.kind, 0) + 1
            if asked[choice.kind] < 8 or asked[choice.kind] % 9 == 0:
                check_choice(told, s, choice)
            random_step(s, stream)
            for event in s.events:
                happened.add(event.kind)
                line = told.event(s, event)
                if line is not None and event.kind not in ("read", "hinted"):
                    check_line(line, language)
                told.heading(s, event)
                told.teller(event, s)
            s.events = []
        check_line(told.subtitle(s), language)
        assert len(told.overview(s, None)) == len(s.heroes) + 1
        outcome = GAME.outcome(s)
        assert outcome is not None
        check_line(told.outcome(s, outcome), language)
    assert len(asked) > 25
    assert len(happened) > 60


# One by one ------------------------------------------------------------------------------------------------------------


def ready(**more: str) -> Scene:
    figures = {
        "Ecarus": "white-rose 14B.c longsword",
        "Auriel": "sorceress 14B.c",
        "g": "gremlin green 1 14B.b",
        "x": "raider red 1 14B.b",
    }
    made: dict[str, Any] = figures | more
    return scene("14B", **made)


DATA: dict[str, dict[str, Any]] = {
    "turn-skipped": {"seat": 1},
    "quest-ended": {"result": "won"},
    "evaded": {"figure": 0, "area": 0, "attacked": 2},
    "wounded": {"figure": 0, "amount": 2, "left": 3, "cause": -2},
    "condition-ignored": {"figure": 0, "condition": "fire"},
    "critical-left": {"figure": 0, "token": 7},
    "area-fire": {"area": 0, "level": 0},
    "rose": {"seat": 1, "price": 3},
    "ranked-up": {"seat": 0, "rank": 4, "price": 16},
    "action-wasted": {"seat": 0},
    "item-flipped": {"card": 3, "side": 1},
    "charge-spent": {"seat": 0, "card": 3, "charges": 1},
    "companion-came": {"seat": 0, "companion": 0, "rank": 2},
    "companion-died": {"companion": 0},
    "attack-taken": {"by": 0, "instead": 1},
    "lock-removed": {"seat": 0, "door": 0},
    "chest-unlocked": {"seat": 0, "area": 0},
    "shrine-changed": {"area": 0, "active": True},
    "enemy-flipped": {"foe": 0},
    "enemy-banished": {"foe": 0},
    "charges-changed": {"foe": 0, "charges": 5},
    "threat-moved": {"seat": 0, "side": 2},
    "taunted": {"figure": 0, "foe": 0},
    "gate-changed": {"area": 0, "open": False},
    "searched": {"seat": 0, "token": 1},
    "hits-counted": {"attacker": 0, "hits": 0, "parts": ()},
    "spawned": {"count": 3, "wanted": 1},
}
"""Events that random games bring seldom."""


@pytest.mark.parametrize("kind", DATA)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_random_games_rarely_bring_can_be_told(kind: str, language: str) -> None:
    told, s = page(language), prologue()
    assert set(DATA[kind]) == set(EVENTS[kind])
    line = told.event(s, Event(kind, "SS-1.1", DATA[kind]))
    assert line is not None
    check_line(line, language)


def prologue() -> Quest:
    s: Quest = GAME.new(GAME.setup({"quest": "P", "heroes": ["white-rose", "sorceress"]}), 1)
    return s


LINES: dict[str, tuple[dict[str, Any], str, str]] = {
    "moved": (
        {"figure": "g", "area": 2, "came": 1},
        "Gremlin (green 1) goes to Root Hollow.",
        "Gremlin (zielony 1) wchodzi na obszar „Jama korzeni”.",
    ),
    "wounded": (
        {"figure": "Ecarus", "amount": 2, "left": 8, "cause": "x"},
        "Raider (red 1) deals Ecarus 2 wounds (8 HP left).",
        "Łupieżca (czerwony 1) zadaje Ecarusowi 2 rany (zostaje 8 PŻ).",
    ),
    "attack-declared": (
        {"attacker": "g", "target": "Ecarus", "means": 0, "which": 0},
        "Gremlin (green 1) attacks Ecarus with Claws.",
        "Gremlin (zielony 1) atakuje Ecarusa pazurami.",
    ),
    "hits-counted": (
        {"attacker": "Ecarus", "hits": 3, "parts": (("sure", 1), ("dice", 2), ("focus", 1), ("mod", 0), ("night", -1))},
        "Ecarus: 3 hits (+1 sure, +2 dice, +1 focus, −1 night).",
        "Ecarus: 3 trafienia (+1 pewne, +2 kości, +1 wzmocnienie, −1 noc).",
    ),
    "dice-lie": (
        {"figure": "Ecarus", "dice": ((0, 4, False, False), (1, 6, False, False)), "purpose": "attack"},
        "Ecarus rolls: red [HIT SKILL], blue [SHIELD].",
        "Ecarus rzuca: czerwona [TRAFIENIE ZDOLNOŚĆ], niebieska [TARCZA].",
    ),
    "condition-came": (
        {"figure": "Auriel", "condition": "poison-2"},
        "Auriel receives Poison II.",
        "Auriel otrzymuje truciznę II.",
    ),
    "condition-left": (
        {"figure": "x", "condition": "slow"},
        "Raider (red 1) is rid of Slow.",
        "Łupieżca (czerwony 1) pozbywa się spowolnienia.",
    ),
    "crowns-gained": (
        {"seat": 0, "amount": 20, "crowns": 25},
        "Ecarus gains 20 crowns (now 25).",
        "Ecarus dostaje 20 koron (razem 25).",
    ),
    "handed-over": (
        {"seat": 0, "other": 1, "card": -1, "crowns": 10},
        "Ecarus hands Auriel 10 crowns.",
        "Ecarus oddaje Auriel 10 koron.",
    ),
    "soul-gained": (
        {"amount": 5, "soul": 7},
        "The party gains 5 soul points (now 7).",
        "Drużyna dostaje 5 punktów duszy (razem 7).",
    ),
}


@pytest.mark.parametrize("kind", LINES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_of_the_log(kind: str, language: str) -> None:
    q = ready()
    data, english, polish = LINES[kind]
    particulars = {key: q[value] if value in ("g", "x", "Ecarus", "Auriel") else value for key, value in data.items()}
    assert page(language).event(q.s, Event(kind, "SS-1.1", particulars)) == (english if language == "en" else polish)


WHY = {
    "richest": (
        "Gremlin (green 1) goes for the richest hero: Ecarus. At distance 1–2: engage. Attack with Claws.",
        "Gremlin (zielony 1) szuka najbogatszego bohatera: Ecarus. W odległości 1–2: porusz do zwarcia. Atak pazurami.",
    ),
    "taunted": (
        "Gremlin (green 1) is provoked and turns against Ecarus. At distance 1–2: engage. Attack with Claws.",
        "Gremlin (zielony 1) daje się sprowokować. Ofiara: Ecarus. W odległości 1–2: porusz do zwarcia. Atak pazurami.",
    ),
}


@rule("SS-33.2", "SS-33.5")
@pytest.mark.parametrize("why", WHY)
@pytest.mark.parametrize("language", LANGUAGES)
def test_why_this_victim_and_this_behaviour(why: str, language: str) -> None:
    q = ready()
    data = {"foe": q.s.foe_of(q["g"]), "behaviour": 1, "victim": q["Ecarus"], "why": why}
    assert page(language).event(q.s, Event("behaviour-chosen", "SS-33.5", data)) == WHY[why][LANGUAGES.index(language)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_for_a_victim_is_told(language: str) -> None:
    texts = page(language).texts
    for why in (*t.VICTIMS, "taunted", "only", "priority", "path", "nobody"):
        assert texts.has(f"why-{why}"), why


REFUSED = {
    "points": (
        {"points": 2},
        "That takes more movement points than the 2 you have.",
        "To kosztuje więcej punktów ruchu, niż masz (2).",
    ),
    "rank": ({"rank": 5}, "That takes soul rank V.", "To wymaga poziomu duszy V."),
    "acted": ({"seat": 0}, "Ecarus has acted in this round already.", "Ecarus ma już za sobą turę w tej rundzie."),
}


@pytest.mark.parametrize("why", REFUSED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals(why: str, language: str) -> None:
    args, english, polish = REFUSED[why]
    told = page(language).refusal(ready().s, Refusal("SS-1.1", why, **args))
    assert told == (english if language == "en" else polish)


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_name_whom_and_what(language: str) -> None:
    q = ready()
    told = page(language)
    choice = Choice(q["Ecarus"], decisions.DEED, Listed(("end",)), "SS-7.13")
    assert (
        told.option(q.s, choice, ("attack", t.MAIN, q["x"]))
        == {
            "en": "attack Raider (red 1) with Longsword",
            "pl": "zaatakuj Łupieżcę (czerwony 1): Długi miecz",
        }[language]
    )
    assert (
        told.option(q.s, choice, ("exchange", q["Auriel"]))
        == {"en": "exchange with Auriel", "pl": "wymień się z Auriel"}[language]
    )
    assert told.option(q.s, choice, "end") == {"en": "end the turn", "pl": "zakończ turę"}[language]


RARE: tuple[Choice, ...] = (
    Choice(0, decisions.CURE, Listed(("blind", "poison")), "SS-25.3", 0),
    Choice(0, decisions.PATH, Listed((0, 1)), "SS-29.1", 1),
    Choice(0, decisions.THREAT, Listed((0, 1)), "SS-7.24"),
    Choice(0, decisions.NEAREST, Listed((0, 1)), "SS-7.37"),
    Choice(0, decisions.SHARE, Listed((0, 1, "stash")), "SS-7.32", 3),
    Choice(0, decisions.REORGANIZE, Listed((("wear", 3, 0), "done")), "SS-16.5", 3),
    Choice(0, decisions.EXCHANGE, Listed((("give", 3), ("take", 4), ("crowns", 5), ("ask", 10), "done")), "SS-16.5", 1),
    Choice(0, decisions.TRAP, Listed((0, 5)), "SS-7.18"),
    Choice(0, decisions.DRAWN, Listed((50, 60)), "SS-7.35"),
    Choice(0, decisions.CHOOSE, Listed((0, 2)), "SS-7.35"),
    Choice(0, decisions.BACK, Listed(("back",)), "SS-27.12"),
    Choice(0, decisions.VISIT, Listed((("buy", 20, 0, 1), "done")), "SS-27.6"),
    Choice(0, decisions.DEED, Listed((("unlock-chest", 1), "end")), "SS-10.9"),
    Choice(0, decisions.BESIDE, Listed((1, "done")), "SS-50.3", 0),
    Choice(0, decisions.DROP_CROWNS, Listed((0, 5)), "SS-17.3"),
    Choice(0, decisions.SOUL, Listed((("rank", 0), ("rise", 1), "stop")), "SS-7.11"),
    Choice(
        0,
        decisions.DEED,
        Listed(("stand", "dash", "focus", "provoke", "reorganize", "take", "drop", "key", "end")),
        "SS-7.13",
    ),
    Choice(
        0, decisions.DEED, Listed((("companion", 0), ("hand", 1), ("unlock", 0), ("open", 1), ("flip", 3))), "SS-7.13"
    ),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_seldom_asked_can_be_told(language: str) -> None:
    told, s = page(language), prologue()
    for choice in RARE:
        check_choice(told, s, choice)
    for number, cited in enumerate(t.WINDOW_RULES):
        check_line(told.question(s, Choice(0, decisions.WINDOW, Listed(("pass",)), cited, number % 2)), language)


@rule("SS-7.40")
@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_of_a_window_say_what_they_do(language: str) -> None:
    """Not what they take, nor when: it is their moment."""
    q = ready()
    number = q.s.cast.versions[q.s.heroes.rows[q["Ecarus"]].version].innate[0]
    choice = Choice(q["Ecarus"], decisions.WINDOW, Listed((("innate", number, 0), "pass")), "SS-7.41", q["g"])
    assert (
        page(language).option(q.s, choice, ("innate", number, 0))
        == {
            "en": "Taunt: You become the preferred victim of that enemy until its activation is over.",
            "pl": "Drwina: Stajesz się preferowaną ofiarą tego wroga do końca jego aktywacji.",
        }[language]
    )


# Names -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_enemy_and_a_hero_have_a_command_each(language: str) -> None:
    """The same id, and not the same name in every language."""
    told = page(language)
    cast = prologue().cast
    enemy = next(one for one in cast.abilities if one.id == "command" and one.use == t.AI)
    hero = next(one for one in cast.abilities if one.id == "command" and one.use == t.NORMAL)
    names = (told.ability(enemy), told.ability(hero))
    assert names == {"en": ("Command", "Command"), "pl": ("Dowodzenie", "Rozkaz")}[language]


def test_everybody_is_declined_in_polish() -> None:
    texts = library().texts["pl"]
    named = [f"hero-{id}" for id in library().heroes] + [f"companion-{id}" for id in library().companions]
    named += [f"enemy-{id}" for id in library().enemies] + [f"enemy-{id}" for id in library().masters]
    named += [f"enemy-{id}-2" for id in library().masters]
    assert [key for key in named for case in ("gen", "dat", "acc", "ins") if not texts.has(key, case)] == []
    weapons = {scroll.main.id for enemy in library().enemies.values() for scroll in enemy.scrolls}
    weapons |= {side.main.id for master in library().masters.values() for side in master.sides}
    assert [id for id in sorted(weapons) if not texts.has(f"weapon-{id}", "ins")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_of_the_library_has_a_name(language: str) -> None:
    texts = library().texts[language]
    things = library().things
    named = [f"hero-{id}" for id in library().heroes] + [f"version-{id}" for id in library().version_ids()]
    named += [f"power-{power.id}" for hero in library().heroes.values() for power in hero.powers]
    named += [f"power-{id}" for kind in ("talents", "innate", "shouts") for id in things[kind]]
    named += [f"item-{id}" for id in library().item_ids()]
    for kind, stem in (
        ("companions", "companion"), ("encounters", "encounter"), ("traps", "trap"), ("events", "event"), ("enemy-powers", "enemy-power"),
        ("abilities", "ability"), ("difficulty", "difficulty"), ("actions", "action"), ("shadows", "shadow"), ("chests", "chest"),
        ("searches", "search"), ("enemies", "enemy"), ("masters", "enemy"), ("quests", "quest"),
    ):  # fmt: skip
        named += [f"{stem}-{id}" for id in things[kind]]
    named += [*things["criticals"], *things["loot"]]
    for face in library().faces.values():
        named += [f"tile-{face.name}"]
    assert [key for key in named if not texts.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ability_in_play_has_its_number_and_its_weapon(language: str) -> None:
    q = ready()
    sheet = q.s.sheet(q.s.foe_of(q["g"]))
    assault = next(q.s.cast.abilities[one] for one in sheet.abilities if q.s.cast.abilities[one].id == "assault")
    assert (
        page(language).ability_text(assault)
        == {
            "en": "When attacking. If enemies control its area, this enemy gets +1 HIT in an attack with Claws.",
            "pl": "Przy ataku. Jeśli wrogowie kontrolują jego obszar, ten wróg otrzymuje +1 TRAFIENIE w ataku pazurami.",
        }[language]
    )


# Advice ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_a_bot_has_a_text(language: str) -> None:
    texts = page(language).texts
    sources = [path.read_text(encoding="utf-8") for path in (SOURCE / "bots").rglob("*.py")]
    found = {key for source in sources for key in re.findall(r'"(bot-[a-z-]+)"', source)}
    found |= {
        "bot-chest",
        "bot-search",
        "bot-unlock",
        "bot-flip",
        "bot-random",
        "bot-playouts",
        "bot-only-one",
        "bot-any",
    }
    assert len(found) > 40
    assert [key for key in sorted(found) if not texts.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_is_told_in_sentences(language: str) -> None:
    """What the game's own heuristic answers, and why."""
    told = page(language)
    s = GAME.new(GAME.setup({"quest": "P", "heroes": ["white-rose", "cleric", "rogue"]}), 4)
    stream = Stream(4)
    for step in range(500):
        if not s.pending:
            break
        choice = s.pending[0]
        if choice.seat != NATURE and step % 3 == 0:
            advice = GAME.bots.advise(s, choice)
            for line in (told.advised(s, choice, advice.answer), told.reason(s, advice.reason, advice.args)):
                check_line(line, language)
                assert line[0] == line[0].upper() and line.endswith((".", "?", ":")), line
        random_step(s, stream)
