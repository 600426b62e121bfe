"""Sword & Sorcery in a terminal: the map, heroes and enemies beside it, deeds under headings, chances, what is typed."""

from __future__ import annotations

import re
from typing import Any

import pytest
from rich.console import Console
from tests.sword_and_sorcery.prologue import prologue
from tests.sword_and_sorcery.rules.cards.table import skilled
from tests.sword_and_sorcery.scene import scene

from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import atoms
from reverie.games.sword_and_sorcery.rules.state import FOUND_ITEM, FOUND_TREASURE, GATE, SHRINE, THINGS, Quest, Thing
from reverie.games.sword_and_sorcery.terminal.map import legend
from reverie.games.sword_and_sorcery.terminal.marks import sign_of
from reverie.games.sword_and_sorcery.terminal.page import SwordAndSorceryTerminal
from reverie.kernel.agenda import owed
from reverie.kernel.choice import Choice
from reverie.kernel.match import Match

POSITION: dict[str, Any] = {
    "round": 3,
    "hero": "A",
    "soul": 2,
    "A": {
        "area": "14B.c",
        "wounds": 4,
        "crowns": 10,
        "items": ["longsword", "old-hauberk"],
        "powers": {"shield-bash": 2},
    },
    "B": {"area": "1B.a", "ghost": True, "acted": True},
    "enemies": [
        {"enemy": "gremlin green 1", "area": "14B.b", "wounds": 1, "conditions": ["slow"]},
        {"enemy": "raider green 2", "area": "8B.e", "controller": "B"},
    ],
}
BESIDE = POSITION | {"A": POSITION["A"] | {"area": "14B.b"}}


def table(position: dict[str, Any] = POSITION) -> Quest:
    return GAME.new(GAME.setup({"heroes": ["white-rose", "archer"], "position": position}), 1)


def printed(thing: Any, colour: bool = False) -> str:
    console = Console(width=100, no_color=not colour, force_terminal=colour, highlight=False)
    with console.capture() as found:
        console.print(thing)
    return found.get()


@pytest.fixture(params=["en", "pl"])
def page(request: pytest.FixtureRequest) -> Any:
    return GAME.page(request.param)


@pytest.fixture
def english() -> Any:
    return GAME.page("en")


# The board -------------------------------------------------------------------------------------------------------------


def test_the_board_fits_a_hundred_columns_with_and_without_colour(page: Any) -> None:
    drawn = page.board(table(), 0, True)
    plain, coloured = printed(drawn), printed(drawn, True)
    assert max(len(line.rstrip()) for line in plain.splitlines()) <= 100
    assert "\x1b[" not in plain and "\x1b[" in coloured


def test_the_map_shows_names_doors_barriers_and_marks(english: Any) -> None:
    told = printed(english.board(table(), 0, False))
    for sign in ("Hall of Skulls", "Broken", "║", "╫", "↓", "×", "/", "▣", "◆", "✝", "◎", "?"):
        assert sign in told or sign == "Broken", sign
    assert "14B.c ? E" in told and "14B.b gG1" in told and "8B.e ◆ rG2" in told and "1B.a ✝ (L)" in told
    assert "◎ open spawn gate (HIT)" in told and "╫ secured door" in told and "↓ barrier: only this way" in told


def test_an_open_door_is_a_way_and_in_no_legend(english: Any) -> None:
    opened = table(POSITION | {"open": [["1B.d", "14B.a"]]})
    assert "═ door" in printed(english.board(table(), 0, False))
    assert "═ door" not in printed(english.board(opened, 0, False))


def test_heroes_and_enemies_stand_beside_it(english: Any) -> None:
    told = printed(english.board(table(), 0, False))
    assert "▸E" in told and "6/10 HP" in told and "Shield Bash (⧗⧗)" in told and "soul rank I, 10 crowns" in told
    assert "Longsword, Old Hauberk" in told and "ghost" in told and "has acted" in told
    assert "gG1  Gremlin (green 1)" in told and "2/3 HP" in told and "Slow" in told and "after the richest" in told


def test_ranks_have_letters_of_the_language() -> None:
    told = printed(GAME.page("pl").board(table(), 0, False))
    assert "gZ1" in told and "łZ2" in told


def test_the_status_tells_what_is_left_of_the_turn(english: Any) -> None:
    lines = english.status(table(BESIDE), 0)
    assert "round 3" in lines[0] and "2 soul points" in lines[0]
    assert lines[1] == (
        "Ecarus, Split Tomb: 3 movement points, 1 combat action, 1 normal action · here: Gremlin (green 1)"
    )
    assert lines[2] == "E 6/10 HP 14B.b · (L) ghost 1B.a"
    assert "gG1 2/3 HP, Slow 14B.b" in lines[3]


def test_the_board_is_shown_at_the_beginning_of_a_turn_only(english: Any) -> None:
    match = Match(GAME, table().setup, 1, ["human", "human"])
    assert english.calls_for_board(match.state, match.choices()[0])
    match.submit(0, "dash")
    assert not english.calls_for_board(match.state, match.choices()[0])


# Deeds -----------------------------------------------------------------------------------------------------------------


def test_deeds_stand_under_headings_one_after_the_other(page: Any) -> None:
    s = table(BESIDE)
    choice = owed(s)
    groups = [page.option_group(s, choice, deed) for deed in choice.options]
    assert all(groups)
    runs = [group for number, group in enumerate(groups) if number == 0 or group != groups[number - 1]]
    assert len(runs) == len(set(runs))


def test_a_step_away_from_an_enemy_has_its_price(english: Any) -> None:
    s = table(BESIDE)
    choice = owed(s)
    steps = [english.option(s, choice, deed) for deed in choice.options if deed[0] == "go"]
    assert steps and all(step.endswith("1 enemy strikes first") for step in steps)
    s = table()
    assert not any("strikes" in english.option(s, owed(s), deed) for deed in owed(s).options)


# What is typed ---------------------------------------------------------------------------------------------------------


def meant(page: Any, s: Quest, words: str) -> Any:
    return page.parse(s, owed(s), words)


@pytest.mark.parametrize(
    ("language", "words", "told"),
    [
        ("en", "go split tomb", None),
        ("en", "go 8B.c", "SS-3.3"),
        ("en", "walk to candle niche", "SS-3.3"),
        ("en", "attack gremlin", "SS-12.5"),
        ("en", "attack rG2", "SS-12.1"),
        ("en", "open", "SS-17.2"),
        ("en", "chest", "SS-16.2"),
        ("en", "search", None),
        ("en", "shield bash", "SS-19.11"),
        ("en", "exchange laegon", "SS-16.5"),
        ("en", "focus", None),
        ("en", "end the turn", None),
        ("pl", "idź 8B.c", "SS-3.3"),
        ("pl", "atakuj gremlina", "SS-12.5"),
        ("pl", "zryw", None),
        ("pl", "zakończ turę", None),
    ],
)
def test_why_not_is_asked_in_words(language: str, words: str, told: str | None) -> None:
    s = table()
    refusal = GAME.why_not(s, owed(s), meant(GAME.page(language), s, words))
    assert (refusal.rule if refusal is not None else None) == told


@pytest.mark.parametrize("words", ["", "xyzzy", "attack dragon", "go nowhere"])
def test_what_means_nothing_is_told_so(page: Any, words: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        meant(page, table(), words)


# Chances and details ---------------------------------------------------------------------------------------------------


def test_chances_of_the_attack_at_hand(english: Any) -> None:
    s = table(BESIDE)
    told = english.odds(s, 0).plain.splitlines()
    assert told[0] == "attack Gremlin (green 1) with Longsword"
    assert told[1].strip().startswith("kills: ") and "hits on average: " in told[1]
    assert told[2].strip().startswith("hits 0: ") and told[3].strip().startswith("wounds 0: ")
    assert told[4].strip().startswith("With Focus kills: ")
    assert told[-1].startswith("Exact, ")
    assert english.odds(table(), 0) is None


def test_chances_are_written_as_the_language_writes_numbers() -> None:
    told = GAME.page("pl").odds(table(BESIDE), 0).plain
    assert "zabija: " in told and "." not in told.splitlines()[1]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("gremlin", "Scroll · after the richest"),
        ("gG1", "Gremlin (green 1) · 2/3 HP · Split Tomb"),
        ("A", "Ecarus, Knight of the White Rose · 6/10 HP"),
        ("ecarus", "Longsword, Old Hauberk · Shield Bash (⧗⧗)"),
        ("8B.e", "8B.e Draughty Aisle · ordinary area"),
        ("bone splinters", "dangerous area"),
        ("shield bash", "Shield Bash · I, III, V"),
        ("longsord", "Longsword"),
    ],
)
def test_everything_is_shown_by_its_name(english: Any, words: str, told: str) -> None:
    assert told in str(english.detail(table(), words))


def test_what_has_no_name_is_not_shown(page: Any) -> None:
    assert (
        page.detail(table(), "qqqq") is None
        and page.detail(None, "gremlin") is None
        and page.detail(table(), "") is None
    )


# The story, the Emporium -------------------------------------------------------------------------------------------------


def until(kind: str) -> tuple[Match, Choice]:
    match = Match(GAME, GAME.setup({"heroes": ["white-rose", "archer"]}), 1, ["human", "human"])
    while (choice := match.choices()[0]).kind != kind:
        passing = choice.passing()
        match.submit(choice.seat, passing if passing is not None else choice.options.at(0))
    return match, choice


def test_the_emporium_is_listed_by_what_is_done_there(english: Any) -> None:
    match, choice = until("visit")
    s = match.state
    groups = [english.option_group(s, choice, pick) for pick in choice.options.picks(())]
    assert groups[0] == "Buy" and "Stash" in groups and "End" in groups and groups[-1] == "Share"
    assert english.pick(s, choice, (), ("crowns", 5)) == "give 5 crowns to ..."
    assert english.pick(s, choice, (("crowns", 5),), 1) == "Laegon"


@pytest.mark.parametrize(
    ("language", "words", "told"),
    [
        ("en", "buy scale armour", "SS-27.5"),
        ("en", "scale armour", "SS-27.5"),
        ("en", "buy healing potion", None),
        ("en", "sell healing potion", "SS-21.1"),
        ("en", "stash short bow", "SS-21.3"),
        ("en", "stash longsword", "SS-27.9"),
        ("en", "attack gremlin", "SS-27.12"),
        ("pl", "kup łuskowa", "SS-27.5"),
    ],
)
def test_why_not_is_answered_in_the_emporium(language: str, words: str, told: str | None) -> None:
    match, choice = until("visit")
    page = GAME.page(language)
    refusal = GAME.why_not(match.state, choice, page.parse(match.state, choice, words))
    assert (refusal.rule if refusal is not None else None) == told
    assert refusal is None or page.refusal(match.state, refusal)


def test_a_paragraph_is_read_as_a_story(english: Any) -> None:
    match, _choice = until("reading")
    told = english.reading(match.state)
    assert told["title"] == "The Waking Crypt, paragraph 1" and len(told["paragraphs"]) == 2
    lines = [english.event(match.state, event) for _number, event in match.log if event.kind == "read"]
    assert lines == ["The Waking Crypt, paragraph 1."]


# Hints -------------------------------------------------------------------------------------------------------------------


def test_every_reason_of_the_bots_is_a_sentence(page: Any) -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in (GAME.folder() / "bots").glob("*.py"))
    reasons = sorted(set(re.findall(r'"(bot-[a-z-]+)"', source)))
    assert len(reasons) > 30
    for reason in reasons:
        told = page.reason(table(), reason, {"chance": 43, "target": 8, "area": 0, "wounds": 1})
        assert told[0].isupper() and told.endswith(".") and "{" not in told


def test_no_two_kinds_of_things_have_the_same_sign() -> None:
    """On the map in a terminal a totem was a closed gate, and a sleeping shrine the corner of a wall."""
    signs = {kind: sign_of(Thing(kind, state=state)) for kind in range(1, len(THINGS)) for state in (1,)}
    asleep = {kind: sign_of(Thing(kind)) for kind in (GATE, SHRINE)}
    finds = (FOUND_TREASURE, FOUND_ITEM)
    told = [*[sign for kind, sign in signs.items() if kind not in finds], *asleep.values()]
    assert len(set(told)) == len(told)
    assert "·" not in told


def test_a_list_says_what_is_used_where_it_stands_first() -> None:
    q = scene("14B", Ecarus="white-rose 14B.c", Thorgar="cleric 14B.c")
    skilled(q, "Thorgar", 3, "heal-wounds")
    atoms.wound(q.s, 0, 3)
    atoms.wound(q.s, 1, 3)
    q.turn("Thorgar")
    page = GAME.page("en")
    told = [page.pick(q.s, q.choice, (), one) for one in q.options() if one[0] == "power"]
    assert told == [
        "Heal Wounds I → Ecarus: The target heals 2 wounds. Cooldown 1.",
        "Heal Wounds I → Thorgar",
        "Heal Wounds III → Ecarus: The target heals 4 wounds. Cooldown 2.",
        "Heal Wounds III → Thorgar",
    ]


def test_the_legend_breaks_between_signs() -> None:
    q = prologue(3)
    page = GAME.page("en")
    assert isinstance(page, SwordAndSorceryTerminal)
    for line in legend(page, q.s, 60).plain.split("\n"):
        assert len(line) <= 60
        assert line.split(" ")[1] != "·"
        assert not line.endswith(" ·")
