"""Every question, option, event and refusal can be told in both languages, and people may type what they see."""

from __future__ import annotations

import ast
import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from reverie.games.dice_throne import GAME
from reverie.games.dice_throne.content.library import TEXT
from reverie.games.dice_throne.rules import decisions
from reverie.games.dice_throne.rules.state import OFFENCE, VERBS, DiceThrone
from reverie.games.dice_throne.terminal.details import by_name
from reverie.games.dice_throne.terminal.odds import chances
from reverie.games.dice_throne.terminal.page import DiceThroneTerminal
from reverie.games.dice_throne.words.words import DiceThronePage
from reverie.kernel.agenda import answer_for_nature, submit
from reverie.kernel.chance import Stream
from reverie.kernel.choice import NATURE, Choice
from reverie.kernel.domain import Listed, Permutation, Roll, Subset
from reverie.kernel.events import Event
from reverie.kernel.game import Outcome, SetupError
from reverie.kernel.text import LANGUAGES
from reverie.testing import rule
from reverie.testing.contract import random_step

SOURCE = TEXT.parent.parent
MODES = [f"{id}-{players}" for id, players in GAME.cast.modes]


def page(language: str) -> DiceThroneTerminal:
    return DiceThroneTerminal(language, GAME.library)


def setup(seed: int, **wishes: Any) -> dict[str, Any]:
    mode = list(GAME.cast.modes.values())[seed % len(MODES)]
    heroes = [id for id, hero in GAME.library.heroes.items() if not hero.house]
    picked = [heroes[(seed + 3 * seat) % len(heroes)] for seat in range(mode.players)]
    made = {"mode": mode.id, "players": mode.players, "heroes": picked, "same_hero": True, "sudden_death": 4}
    return GAME.setup(made | wishes)


def start(seed: int, **wishes: Any) -> DiceThrone:
    s = GAME.new(setup(seed, **wishes), seed)
    s.listening = True
    return s


def play_until(s: DiceThrone, kind: str, stream: Stream, most: int = 4000) -> Choice:
    """Random play until such a question is asked of somebody."""
    for _ in range(most):
        if not s.pending:
            break
        if s.pending[0].kind == kind and s.pending[0].seat != NATURE:
            return s.pending[0]
        random_step(s, stream)
    raise AssertionError(f"{kind} was not asked")


def keys(path: Path) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    last = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if match := re.match(r"([a-zA-Z][\w-]*) =", line):
            assert match[1] not in found, f"{path.name}: {match[1]} stands twice"
            last = match[1]
            found[last] = set()
        elif match := re.match(r"    \.([a-z]+) =", line):
            found[last].add(match[1])
    return found


def test_both_languages_have_the_same_messages() -> None:
    assert keys(TEXT / "en.ftl") == keys(TEXT / "pl.ftl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_hides_another(language: str) -> None:
    files = sorted(TEXT.glob(f"*.{language}.ftl")) + [TEXT / f"{language}.ftl"]
    seen: dict[str, str] = {}
    for file in files:
        for key in keys(file):
            assert key not in seen, f"{key} stands in {seen[key]} and in {file.name}"
            seen[key] = file.name


def literals(function: str, position: int) -> set[str]:
    """The literal strings that all calls of a function in the game's code pass at a position."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == function and len(node.args) > position:
                argument = node.args[position]
                found |= {str(argument.value)} if isinstance(argument, ast.Constant) else set()
    return found


ASKED = set(decisions.DECISIONS.seats)
ROLLED = set(decisions.DECISIONS.chances)
EMITTED = literals("emit", 1) | {"token-gained", "token-inflicted"}
FAMILIES = {
    "health-changed": ("hurt", "healed"),
    "dice-shown": ("dice-shown-offence", "dice-shown-defence", "dice-shown-targeting"),
    "income-skipped": ("income-skipped-first-turn", "income-skipped-concussion"),
    "game-ended": ("game-ended-last-standing", "game-ended-draw"),
    "entered": (),
    "shuffled": (),
}
"""Events told by more messages than one, or by none of their own."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_event_refusal_and_reason_has_a_text(language: str) -> None:
    texts = page(language).texts
    refusals = literals("Refusal", 1)
    assert len(refusals) > 25
    assert [key for key in sorted(refusals) if not texts.has(f"refusal-{key}")] == []
    assert len(ASKED) > 20
    many = {"how-many": ("how-many-tokens", "how-many-damage")}
    wanted = [key for kind in ASKED for key in many.get(kind, (kind,))]
    assert [key for key in sorted(wanted) if not texts.has(f"choice-{key}")] == []
    assert [key for key in sorted(ROLLED) if not texts.has(f"chance-{key}")] == []
    assert len(EMITTED) > 40
    told = [key for kind in EMITTED for key in FAMILIES.get(kind, (kind,))]
    assert [key for key in sorted(told) if not texts.has(f"event-{key}")] == []
    assert [verb for verb in VERBS if not texts.has(f"ledger-{verb}")] == []
    sources = [path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py")]
    reasons = {key for source in sources for key in re.findall(r'"(bot-[a-z-]+)"', source)}
    reasons |= {"bot-random", "bot-playouts", "bot-only-one"}
    assert [key for key in sorted(reasons) if not texts.has(key)] == []
    for reason in ("last-standing", "draw", "agreed", "resigned", "time"):
        assert texts.has(f"outcome-{reason}")


def check_line(line: str) -> None:
    assert line, "an empty line"
    assert "{" not in line and "  " not in line and ".." not in line and "None" not in line, line


def check_choice(told: DiceThronePage, s: DiceThrone, choice: Choice) -> None:
    check_line(told.question(s, choice))
    options = choice.options
    size = options.size()
    if isinstance(options, Permutation | Roll) and choice.seat == NATURE:
        return
    for index in range(size) if size <= 40 else {0, size // 2, size - 1}:
        check_line(told.option(s, choice, options.at(index)))
    prefix: tuple[Any, ...] = ()
    while picks := options.picks(prefix):
        for one in picks:
            check_line(told.pick(s, choice, prefix, one))
        prefix = (*prefix, picks[-1])
    if isinstance(options, Subset):  # as the terminal lists them
        for item in options.items + options.alone:
            check_line(told.option(s, choice, (item,)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language: str) -> None:
    """Random games in every mode: everything asked and everything that happens gets its words."""
    told = page(language)
    asked: set[str] = set()
    happened: set[str] = set()
    for seed in range(2 * len(MODES)):
        wishes = {0: {"sudden_death": 9}, 1: {"heroes": "draft"}, 5: {"heroes": None, "same_hero": False}}
        s = start(seed, **wishes.get(seed, {}))  # type: ignore[arg-type]
        stream = Stream(seed)
        steps = 0
        while s.pending:
            choice = s.pending[0]
            if choice.kind not in asked or steps % 7 == 0:
                check_choice(told, s, choice)
            asked.add(choice.kind)
            random_step(s, stream)
            for event in s.events:
                happened.add(event.kind)
                line = told.event(s, event)
                if line is not None:
                    check_line(line)
                heading = told.heading(s, event)
                assert heading is None or heading
                told.teller(event, s)
            s.events = []
            if steps % 50 == 0:
                check_line(told.subtitle(s))
                assert sum(part["now"] for part in told.phases(s)) <= 1
            steps += 1
        outcome = GAME.outcome(s)
        assert outcome is not None
        check_line(told.outcome(s, outcome))
    assert len((ASKED | ROLLED) - asked) <= 6, "random games show nearly everything"
    assert len(EMITTED - happened) <= 8, "random games show nearly everything"


RARELY_ASKED = {"discard", "random-card", "sell", "vote"}
RARE_EVENTS = {"rescued", "made-undefendable", "attempt-granted", "token-moved", "discarded", "extra-phase-granted"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_random_games_rarely_show_can_be_told(language: str) -> None:
    told = page(language)
    s = start(0)
    while s.pending[0].seat == NATURE:
        answer_for_nature(s)
    hand = s.players.rows[0].hand
    rare = {
        "discard": Choice(0, decisions.DISCARD, Subset(hand, 2, 2), "DT-4.88"),
        "sell": Choice(0, decisions.SELL, Subset(hand, 1, 1), "DT-4.70"),
        "random-card": Choice(NATURE, decisions.RANDOM_CARD, Permutation(4), "DT-5.240", 1),
        "vote": Choice(0, decisions.VOTE, Listed((0, 1)), "DT-4.89"),
    }
    assert set(rare) == RARELY_ASKED
    for choice in rare.values():
        check_choice(told, s, choice)
    events: dict[str, dict[str, Any]] = {
        "rescued": {"seat": 0, "token": 0, "health": 1},
        "made-undefendable": {"seat": 0},
        "attempt-granted": {"seat": 0, "by": 1},
        "token-moved": {"seat": 0, "token": 1, "to": 1},
        "discarded": {"seat": 0, "card": hand[0]},
        "extra-phase-granted": {"seat": 0, "target": 1},
    }
    assert set(events) == RARE_EVENTS
    for kind, data in events.items():
        line = told.event(s, Event(kind, "DT-5.85", data))
        assert line is not None
        check_line(line)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", range(len(MODES)))
def test_the_table_can_be_drawn(mode: int, language: str) -> None:
    told = page(language)
    s = start(mode)
    stream = Stream(mode)
    for step in range(160):
        if not s.pending:
            break
        if step % 20 == 0:
            for viewer in (None, 0, s.mode.players - 1):
                shown = drawn(told, s, viewer)
                assert all(f"[{seat}]" in shown or "{" not in shown for seat in "AB")
                assert "{" not in shown
        random_step(s, stream)


def drawn(told: DiceThronePage, s: DiceThrone, viewer: int | None, width: int = 110) -> str:
    console = Console(file=StringIO(), width=width, no_color=True)
    console.print(told.board(s, viewer, False))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@rule("DT-3.22")
def test_a_hand_is_shown_to_its_owner_and_teammates_only() -> None:
    told = page("en")
    for mode, friend in (("duel", None), ("teams", 2)):
        players = 2 if mode == "duel" else 4
        s = GAME.new(GAME.setup({"mode": mode, "players": players}), 5)
        while s.pending[0].seat == NATURE:
            answer_for_nature(s)
        for viewer in (None, *range(players)):
            shown = " ".join(drawn(told, s, viewer, 200).split())
            for seat in range(players):
                sees = viewer is not None and (seat == viewer or (friend == 2 and (seat - viewer) % 2 == 0))
                assert (f"Hand of {told.who(s, seat)}" in shown) == sees
        names = [told.card_name(s.cast, card) for card in s.players.rows[1].hand]
        shown = drawn(told, s, 0, 200)
        mine = [told.card_name(s.cast, card) for card in s.players.rows[0].hand]
        assert not any(name in shown for name in names if name not in mine)


def test_the_board_says_what_the_state_says() -> None:
    told = page("en")
    s = GAME.new(GAME.setup({"heroes": ["pyromancer", "paladin"], "first": "A"}), 3)
    while s.pending[0].seat == NATURE:
        answer_for_nature(s)
    shown = drawn(told, s, 0)
    assert "Pyromancer [A] ◂" in shown
    assert "50/60" in shown
    assert "2/15" in shown
    assert "3 Flame" in shown
    assert "Fireball" in shown


def test_abilities_that_the_dice_meet_are_marked() -> None:
    told = page("en")
    s = GAME.new(GAME.setup({"heroes": ["pyromancer", "paladin"], "first": "A", "windows": "legal"}), 3)
    while s.purpose != OFFENCE:
        choice = s.pending[0]
        if choice.seat == NATURE:
            submit(s, NATURE, (1, 1, 2, 3, 6) if choice.kind == "offence" else choice.options.at(0))
        else:
            answer = {"main": "done", "react": "pass", "roll": "roll"}[choice.kind]
            submit(s, choice.seat, answer)
    line = next(line for line in drawn(told, s, 0).splitlines() if "Fireball" in line)
    assert line.strip().startswith("✓")
    assert "1 Flame, 1 Flame, 2 Flame, 3 Flame, 6 Meteor" in drawn(told, s, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_can_be_told(language: str) -> None:
    """What the game's own heuristic answers, and why, in words."""
    told = page(language)
    for seed in range(6):
        s = start(seed)
        stream = Stream(seed)
        for step in range(400):
            if not s.pending:
                break
            choice = s.pending[0]
            if choice.seat != NATURE and step % 2 == 0:
                advice = GAME.bots.advise(s, choice)
                check_line(told.reason(s, advice.reason, advice.args))
                check_line(told.option(s, choice, advice.answer))
            random_step(s, stream)


# Odds ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_odds_are_exact(language: str) -> None:
    told = page(language)
    s = GAME.new(GAME.setup({"heroes": ["barbarian", "paladin"], "first": "A", "windows": "legal"}), 3)
    while s.pending[0].seat == NATURE:
        answer_for_nature(s)
    before = {told.line_name(s, line): chance for line, chance in chances(s, 0)}
    ultimate = [chance for name, chance in before.items() if name.startswith(told.slot_name("barbarian", "rage"))]
    assert ultimate == [pytest.approx(0.013272, abs=1e-5)]
    assert "%" in told.odds(s, 0).plain
    s.purpose, s.roller, s.dice, s.attempts = OFFENCE, 0, (6, 6, 6, 6, 6), 0
    after = {told.line_name(s, line): chance for line, chance in chances(s, 0)}
    assert {chance for name, chance in after.items() if name.startswith(told.slot_name("barbarian", "rage"))} == {1.0}
    assert {chance for name, chance in after.items() if name.startswith(told.slot_name("barbarian", "smack"))} == {0.0}
    assert told.odds(s, 0).plain.count("\n") == len(after) + 1


# What people type ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_can_be_typed_as_it_is_called(language: str) -> None:
    told = page(language)
    tried: set[str] = set()
    for seed in range(10):
        s = start(seed)
        stream = Stream(seed)
        for _ in range(600):
            if not s.pending:
                break
            choice = s.pending[0]
            if choice.seat != NATURE and isinstance(choice.options, Listed):
                labels = [told.option(s, choice, value) for value in choice.options]
                for label, value in zip(labels, choice.options, strict=True):
                    if labels.count(label) == 1:
                        assert told.parse(s, choice, label) == value, (choice.kind, label)
                        tried.add(choice.kind)
            random_step(s, stream)
    assert {"main", "react", "announce", "roll", "defend"} <= tried


def test_typed_words_are_understood() -> None:
    told = page("en")
    s = GAME.new(GAME.setup({"heroes": ["pyromancer", "paladin"], "first": "A", "windows": "legal"}), 3)
    while s.pending[0].seat == NATURE:
        answer_for_nature(s)
    choice = play_until(s, "main", Stream(1))
    hand = s.players.rows[choice.seat].hand
    name = told.card_name(s.cast, hand[0])
    assert told.parse(s, choice, f"sell {name}") == ("sell", hand[0])
    assert told.parse(s, choice, f"play {name.upper()}") == ("play", hand[0])
    assert told.parse(s, choice, "done") == "done"
    assert page("pl").parse(s, choice, "zakończ fazę") == "done"
    for words in ("", "sell", "xyzzy", "spend nothing"):
        with pytest.raises(ValueError, match=r"."):
            told.parse(s, choice, words)
    rerolling = Choice(0, decisions.REROLL, Subset((0, 1, 2, 3, 4), 1, 5, ("stop",)), "DT-4.42")
    s.purpose, s.roller, s.dice, s.attempts = OFFENCE, 0, (1, 2, 3, 4, 6), 2
    assert told.parse(s, rerolling, "keep 1 2 3") == (3, 4)
    assert told.parse(s, rerolling, "dice 4 5") == (3, 4)
    assert told.parse(s, rerolling, "stop") == ("stop",)
    announcing = Choice(0, decisions.ANNOUNCE, Listed(("decline",)), "DT-4.43")
    lines = s.hero(0).lines(s.cast, s.players.rows[0].levels)
    found = told.parse(s, announcing, "hot streak")
    assert found == ("announce", next(line.number for line in lines if s.hero(0).slots[line.slot].id == "hot-streak"))
    refused = told.parse(s, announcing, "scorch the earth")
    refusal = GAME.why_not(s, announcing, refused)
    assert refusal is not None
    assert told.refusal(s, refusal) == "The dice do not meet the requirement of this ability."


def test_dice_can_be_typed() -> None:
    told = page("en")
    roll = Choice(NATURE, decisions.OFFENCE, Roll(5, (1, 2, 3, 4, 5, 6)), "DT-4.41", 0)
    assert told.roll(roll, "1 3 4 4 6") == (1, 3, 4, 4, 6)
    assert told.roll(roll, "13446") == (1, 3, 4, 4, 6)
    for words in ("1 3 4", "1 3 4 4 7", "a b", "", "0 0 0 0 0", "123456"):
        with pytest.raises(ValueError, match="numbers from 1 to 6"):
            told.roll(roll, words)
    shuffle = Choice(NATURE, decisions.SHUFFLE, Permutation(3), "DT-3.6", 0)
    assert told.roll(shuffle, "3 1 2") == (2, 0, 1)
    with pytest.raises(ValueError, match="from 1 to 3"):
        told.roll(shuffle, "1 1 2")


# All about one thing -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_looked_up(language: str) -> None:
    told = page(language)
    for name, things in by_name(told).items():
        found = told.detail(None, name)
        assert found is not None
        assert len(found.splitlines()) > len(things)
    for hero in GAME.library.heroes.values():
        assert told.detail(None, hero.id) is not None
    s = start(0)
    while s.pending[0].seat == NATURE:
        answer_for_nature(s)
    found = told.detail(s, "b")
    assert found is not None
    assert found.startswith(told.who(s, 1))
    assert told.detail(s, "discard") is not None
    assert told.detail(s, "xyzzyplugh") is None


# Setting up ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_makes_a_setup(language: str) -> None:
    told = GAME.web_page(language)
    fields = {field["name"]: field for field in told.setup_form()}
    assert all(field["label"] and field["help"] for field in fields.values())
    for mode, _label in fields["mode"]["options"]:
        made = GAME.setup(told.setup_from({"mode": mode, "hero": ["random"] * 6}))
        assert f"{made['mode']}:{made['players']}" == mode
    made = GAME.setup(told.setup_from({"mode": "duel:2", "hero": ["paladin", "archer", "gambler"], "first": "B"}))
    assert made["heroes"] == ["paladin", "archer"]
    assert made["first"] == 1
    made = GAME.setup(told.setup_from({"mode": "duel:2", "hero-A": "paladin", "draft": "on", "sudden_death": "1"}))
    assert made["heroes"] == "draft"
    assert made["sudden_death"] == GAME.library.constants.sudden_death
    for wrong in ({"mode": "duell:2"}, {"mode": "duel:3"}, {"hero": ["palladin", "archer"]}, {"first": "F"}):
        with pytest.raises(SetupError):
            told.setup_from(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_seats_have_a_look_of_their_own(language: str) -> None:
    looks = [page(language).seat_look(seat) for seat in range(6)]
    for key in ("mark", "name", "class"):
        assert len({look[key] for look in looks}) == 6


# Particular lines ----------------------------------------------------------------------------------------------------


@rule("DT-5.120", "DT-5.121")
def test_a_settlement_is_told_step_by_step() -> None:
    s = GAME.new(GAME.setup({"heroes": ["pyromancer", "paladin"], "first": "A"}), 3)
    sums = dict.fromkeys(
        ("defendable", "avoidable", "ultimate", "warded", "prevented", "shadowed", "halves", "times", "avoided", "subtotal",
         "final", "back", "healing"), 0,
    )  # fmt: skip
    data = {"seat": 1, "entries": (), **sums, "defendable": 9, "warded": 3, "halves": 1, "subtotal": 6, "final": 3}
    event = Event("settled", "DT-4.66", data)
    assert page("en").event(s, event) == "Paladin [B]: incoming 9, defence −3, half prevented; final damage 3."
    assert page("pl").event(s, event) == "Paladyn [B]: nadchodzi 9, obrona −3, połowie zapobieżono; ostatecznie 3 obr."
    assert page("en").event(s, Event("settled", "DT-4.66", {**data, **sums, "healing": 2})) == "Paladin [B]: healing 2."


def test_outcomes_are_told() -> None:
    s = GAME.new(GAME.setup({"heroes": ["pyromancer", "paladin"], "first": "A"}), 3)
    told = page("en")
    assert told.outcome(s, Outcome((0,), "last-standing", (7, 0))) == (
        "Pyromancer [A] wins the battle (Pyromancer [A] 7, Paladin [B] 0)."
    )
    assert told.outcome(s, Outcome((), "draw", (0, 0))) == "A draw: all who still stood have fallen at one instant."
    assert told.outcome(s, Outcome((1,), "resigned", (7, 9))) == "Pyromancer [A] gave up; Paladin [B] wins."
