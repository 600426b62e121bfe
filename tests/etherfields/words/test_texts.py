"""Every question, option, event and refusal of Etherfields can be told in both languages, and every text of a story is there."""

from __future__ import annotations

import ast
import functools
import re
from pathlib import Path
from typing import Any

import pytest
from tests.etherfields.stage import Stage

from reverie.games.etherfields.content.library import TEXT
from reverie.games.etherfields.game import GAME
from reverie.games.etherfields.rules import decisions
from reverie.games.etherfields.rules import terms as t
from reverie.games.etherfields.rules.cast import SLUMBER_STORY
from reverie.games.etherfields.rules.events import EVENTS
from reverie.games.etherfields.rules.state import Session
from reverie.games.etherfields.words.log import UNTOLD, VARIANTS
from reverie.games.etherfields.words.naming import slug
from reverie.games.etherfields.words.words import EtherfieldsPage
from reverie.kernel.chance import Stream
from reverie.kernel.choice import NATURE, Choice, Refusal
from reverie.kernel.domain import Permutation, Roll, Subset
from reverie.kernel.events import Event
from reverie.kernel.text import LANGUAGES
from reverie.testing import rule
from reverie.testing.contract import random_step

SOURCE = TEXT.parent.parent
ENGLISH = re.compile(
    r"\b(the|and|with|your|you|each|dreamer|dreamers|draws?|cards?|until|within|this|gains?|loses?)\b", re.I
)


def page(language: str) -> EtherfieldsPage:
    return EtherfieldsPage(language, GAME.library)


def check_line(line: str, language: str) -> None:
    assert line.strip(), "an empty line"
    assert "{" not in line and "  " not in line and ".." not in line and "None" not in line, line
    assert " ." not in line and " ," not in line and not re.search(r"\b[a-z]+_[a-z]+\b", line), line
    if language == "pl":
        assert not ENGLISH.search(line), line


def keys(path: Path) -> list[str]:
    return re.findall(r"^([a-zA-Z][\w-]*) =", path.read_text(encoding="utf-8"), re.M)


@pytest.mark.parametrize("stem", sorted({path.name.removesuffix("en.ftl") for path in TEXT.glob("*en.ftl")}))
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
    GAME.library.texts[language].check()


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


FAMILIES = {"window": tuple(f"window-{name}" for name in t.WINDOWS), "agree": ("agree-hint", "agree-use")}
"""Decisions that are asked in more ways than one."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_event_refusal_and_word_has_a_text(language: str) -> None:
    texts = page(language).texts
    assert len(reasons()) > 12
    assert [why for why in sorted(reasons()) if not texts.has(f"refusal-{why}")] == []
    asked = [key for kind in decisions.DECISIONS.seats for key in FAMILIES.get(kind, (kind,))]
    assert [key for key in asked if not texts.has(f"ask-{key}")] == []
    assert [kind for kind in decisions.DECISIONS.chances if not texts.has(f"chance-{kind}")] == []
    assert [kind for kind in EVENTS if kind not in UNTOLD and not texts.has(f"event-{kind}")] == []
    for stem, words in (
        ("step", t.STEPS), ("terrain", t.TERRAINS), ("state", t.STATES), ("kind", t.KINDS), ("icon", t.ICONS), ("layer", t.LAYERS),
        ("phase", t.PHASES), ("deck", t.DECKS), ("colour", t.COLOURS), ("short", t.COLOURS), ("unit", t.RESOURCES), ("price", t.PRICES),
        ("window", t.WINDOWS), ("limit", t.LIMITS[1:]), ("until", t.SPANS), ("on", t.TRIGGERS), ("mod", t.MODIFIERS), ("turn", t.TURN_COLOURS),
        ("token", t.TOKENS), ("sign", t.FAMILIES), ("face", tuple(map(str, range(5)))), ("move", tuple(map(str, range(3)))),
    ):  # fmt: skip
        assert [word for word in words if not texts.has(f"{stem}-{word}")] == [], stem


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_data_has_a_name(language: str) -> None:
    told, cast = page(language), GAME.cast
    has = told.texts.has
    named = [f"card-{slug(card.id or card.code)}" for card in cast.cards if card.family < 0]
    named += [f"entity-{slug(tile.code)}" for tile in cast.entities]
    named += [f"slumber-{slug(tile.code)}" for tile in cast.entities if tile.turns or tile.is_text]
    named += [f"tile-{slug(tile.code)}" for tile in cast.tiles]
    named += [f"dreamer-{one.id}" for one in cast.archetypes]
    named += [f"world-{one.id}" for one in cast.world]
    named += [f"special-{one.id}" for one in cast.world]
    named += [f"morphing-{one}" for one in cast.morphing_ids]
    for dream in cast.dreams:
        named += [f"dream-{dream.id}", *(f"dream-{dream.id}-{part}" for part in ("tagline", "goal"))]
        named += [f"dream-{dream.id}-hint-{n}" for n in (1, 2, 3)]
    for use in cast.uses:
        if use.source in (0, 3):
            named.append(f"use-{slug(use.id)}")
        elif use.source in (6, 9, 11):
            owner = cast.entities[use.owner].code if use.source == 9 else cast.tiles[use.owner].code
            named.append(f"use-{slug(owner)}-{slug(use.id.rpartition('.')[2])}")
    assert [key for key in named if not has(key)] == []


@rule("EF-6.119")
@pytest.mark.parametrize("language", LANGUAGES)
def test_scripts_have_thirty_to_a_hundred_and_twenty_words(language: str) -> None:
    told = page(language)
    for script in GAME.cast.scripts:
        words = told.script(script.id).split()
        if script.id.startswith(SLUMBER_STORY):
            assert words, script.id  # a scene, shorter than a script (EF-10.86)
            continue
        assert 30 <= len(words) <= 120, (script.id, len(words))


# Whole games -----------------------------------------------------------------------------------------------------------


def check_choice(told: EtherfieldsPage, s: Session, choice: Choice) -> None:
    check_line(told.question(s, choice), told.language)
    options = choice.options
    if choice.seat == NATURE:
        return
    assert not isinstance(options, Permutation | Roll)
    size = options.size()
    for index in range(size) if size <= 30 else {0, size // 3, size // 2, size - 1}:
        check_line(told.option(s, choice, options.at(index)), told.language)
    if isinstance(options, Subset):  # as a terminal lists them
        for item in options.items:
            check_line(told.pick(s, choice, (), item), told.language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language: str) -> None:
    """Random Teams: everything asked and everything that happens gets its words."""
    told = page(language)
    asked: dict[str, int] = {}
    happened: set[str] = set()
    for seed in range(14):
        s = GAME.new(GAME.sample_setup(seed), seed)
        s.listening = True
        stream = Stream(seed)
        for _ in range(500):
            if not s.pending:
                break
            choice = s.pending[0]
            asked[choice.kind] = asked.get(choice.kind, 0) + 1
            if asked[choice.kind] < 25 or asked[choice.kind] % 19 == 0:
                check_choice(told, s, choice)
                check_line(told.subtitle(s), language)
            random_step(s, stream)
            for event in s.events:
                happened.add(event.kind)
                line = told.event(s, event)
                if line is not None:
                    check_line(line, language)
                told.heading(s, event)
                told.teller(event, s)
            s.events = []
        assert len(told.overview(s, None)) == s.players() + 1
        outcome = GAME.outcome(s)
        if outcome is not None:
            check_line(told.outcome(s, outcome), language)
    assert len(asked) > 24
    assert len(happened) > 50


DATA: dict[str, dict[str, Any]] = {
    "season": {"card": 163},
    "delta": {},
    "conceded": {"dream": 1},
    "turn-dropped": {"count": 2},
    "step-blocked": {"step": 0},
    "trapped": {"seat": 0, "space": 20},
    "gem-put": {"seat": 0, "space": 20},
    "gem-taken": {"seat": 0, "space": 20},
    "flaw-placed": {"seat": 0, "card": 151},
    "flaw-drawn": {"seat": 0, "card": 151},
    "flaw-removed": {"seat": 0, "card": 151},
    "flaw-held": {"seat": 0, "card": 151},
    "terrain": {"terrain": 0, "space": 20, "lies": False},
    "space-blocked": {"space": 20, "shut": True},
    "wall": {"edge": 3, "up": True},
    "pushed": {"figure": 0, "space": 20},
    "quirk-placed": {"card": 138, "space": 20},
    "mask-lost": {"seat": 0, "card": 52},
    "flipped": {"seat": 0, "card": 1},
    "restored": {"seat": 0, "card": 1},
    "displaced": {"seat": 0, "card": 1},
    "healed": {"seat": 0, "count": 2},
    "note-gained": {"card": 200},
    "note-used": {"card": 200},
    "companion": {"card": 0, "space": 20},
    "tile-lifted": {"tile": 3},
    "top-shown": {"seat": 0, "card": 1},
    "card-put-back": {"seat": 0, "card": 1},
    "sign-gained": {"seat": 0, "card": 1},
    "sign-played": {"seat": 0, "card": 1, "space": 20},
}
"""Events that random games bring seldom."""


@pytest.mark.parametrize("kind", DATA)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_random_games_rarely_bring_can_be_told(kind: str, language: str) -> None:
    assert set(DATA[kind]) == set(EVENTS[kind])
    line = page(language).event(table(), Event(kind, "EF-1.1", DATA[kind]))
    assert line is not None
    check_line(line, language)


def table() -> Session:
    return Stage("gambler", "expert").tiles("I-02 SETUP 1", "I-02 SETUP 2").stand(a="A2c", b="A2d").turn_cards(1, 2).s


NUMBERS = {"deck-size": {"n": 19, "least": 20, "most": 40}}
"""What refusals tell besides."""


@pytest.mark.parametrize("why", sorted(reasons()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_sentences(why: str, language: str) -> None:
    told = page(language).refusal(table(), Refusal("EF-1.1", why, **NUMBERS.get(why, {})))
    assert told[0].isupper() and told.endswith(".")


LINES: dict[str, tuple[dict[str, Any], str, str]] = {
    "drew": ({"seat": 0, "cards": (38,)}, "The Gambler draws Loaded Coin.", "Hazardzistka dobiera: Fałszywa moneta."),
    "gained": ({"seat": 1, "what": 0, "count": 2}, "The Expert gains 2 Ether.", "Ekspert otrzymuje 2 Etery."),
    "lost": ({"seat": -1, "what": 5, "count": 1}, "The Team loses 1 Hour.", "Drużyna traci 1 Godzinę."),
    "moved": ({"figure": 0, "space": 6}, "The Gambler goes to A2c (Porch).", "Hazardzistka idzie na A2c (Kruchta)."),
    "redirected": (
        {"seat": 0, "other": 1},
        "The Expert takes the Distress of the Gambler.",
        "Ekspert bierze na siebie Udrękę Hazardzistki.",
    ),
}


@pytest.mark.parametrize("kind", LINES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_of_the_log(kind: str, language: str) -> None:
    data, english, polish = LINES[kind]
    if kind == "drew":
        data = {"seat": 0, "cards": (GAME.cast.card_ids["loaded-coin"],)}
    assert page(language).event(table(), Event(kind, "EF-1.1", data)) == (english if language == "en" else polish)


@rule("EF-4.64")
def test_a_script_is_read_while_it_is_asked_to_be_read() -> None:
    s = GAME.new(GAME.setup({"scenario": "I-01", "dreamers": ["gambler"]}), 1)
    told = page("en").reading(s)
    while told is None:
        random_step(s, Stream(1))
        told = page("en").reading(s)
    assert told["id"] == "s.100" and told["paragraphs"][0].startswith("You wake because")


def test_variants_are_of_events_that_there_are() -> None:
    assert set(VARIANTS) <= set(EVENTS)
    assert set(UNTOLD) - {"rolled", "forced"} <= set(EVENTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_is_told_by_its_name_or_by_what_it_does(language: str) -> None:
    """No letter that only the data know stands in the log."""
    assert page(language).event(table(), Event("chose", "EF-6.115", {"seat": 0, "option": "a"})) is None
    assert page(language).event(table(), Event("chose", "EF-6.115", {"seat": 0, "option": "free"})) is not None
