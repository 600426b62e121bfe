"""DB-C.5: positions and scripted dice as a setup gives them, and the five lessons that are made of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.dreamblade.web_harness import page, scene_for

from reverie.games.dreamblade import GAME
from reverie.games.dreamblade.content.library import TEXT
from reverie.games.dreamblade.lessons.coach import Lessons, coach
from reverie.games.dreamblade.lessons.model import (
    Course,
    Lesson,
    Puzzle,
    answer_of,
    course,
    finished,
    opponents_answer,
    progress,
)
from reverie.games.dreamblade.rules.board import CELL_BY_NAME
from reverie.games.dreamblade.rules.procedures.attack import BLADE, MISS
from reverie.games.dreamblade.rules.state import ATTACK_STREAM, DREAMSCAPE, Dreamblade
from reverie.kernel.agenda import PROCEDURES, answer_for_nature, submit
from reverie.kernel.codec import digest, load, save
from reverie.kernel.content import ContentError
from reverie.kernel.game import SetupError
from reverie.kernel.match import Match
from reverie.kernel.record import parse_record, replay
from reverie.kernel.text import LANGUAGES

SCHOOL = course(GAME)
LESSONS = list(SCHOOL.lessons.values())
FIGHT: dict[str, Any] = {
    "turn_limit": 4,
    "dice": {"attack A": [3, "blade", "miss"]},
    "position": {
        "turn": 4,
        "phase": "strike",
        "seat": "A",
        "last": True,
        "initiative": [3, 5],
        "won": [1, 2],
        "bonus": [0, 4],
        "kills": [0, 1],
        "A": {"c3": ["surf-hound", "oil-bearer 1"], "graveyard": ["crescent-whelp"]},
        "B": {"c3": ["hull-borer"], "reserves": ["hull-borer"], "removed": ["chart-moth"]},
    },
}


def state(match: Match) -> Dreamblade:
    assert isinstance(match.state, Dreamblade)
    return match.state


def begun(setup: dict[str, Any], seed: int = 1) -> Dreamblade:
    return GAME.new(GAME.setup(setup), seed)


# Positions ---------------------------------------------------------------------------------------------------------------


def test_a_position_puts_everything_where_it_says() -> None:
    s = begun(FIGHT)
    assert (s.turn, s.first, s.owner, s.phase, s.action) == (4, 1, 0, "action", "strike")
    assert [(p.turns_won, p.bonus, p.kills, p.edge) for p in s.players.rows] == [(1, 0, 0, 0), (2, 4, 1, 1)]
    places = {
        (s.minis[m].owner, s.cast.piece_of[m].id, s.minis[m].zone, s.minis[m].cell, s.minis[m].damage)
        for m in range(len(s.minis))
    }
    c3 = CELL_BY_NAME["c3"]
    assert places == {
        (0, "surf-hound", DREAMSCAPE, c3, 0),
        (0, "oil-bearer", DREAMSCAPE, c3, 1),
        (0, "crescent-whelp", 2, -1, 0),
        (1, "hull-borer", DREAMSCAPE, c3, 0),
        (1, "hull-borer", 0, -1, 0),
        (1, "chart-moth", 3, -1, 0),
    }
    assert (s.pending[0].seat, s.pending[0].kind) == (0, "strike")


def test_a_complete_setup_is_its_own_setup() -> None:
    made = GAME.setup(FIGHT)
    assert GAME.setup(made) == made
    assert "position" not in GAME.setup({}), "ordinary games are as they were"


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"phase": "strke"}, "did you mean 'strike'"),
        ({"turns": 3}, "did you mean 'turn'"),
        ({"seat": "C"}, "seat should be A or B"),
        ({"turn": 0}, "whole number from 1"),
        ({"won": [6, 0]}, "from 0 to 5"),
        ({"won": 3}, "two numbers"),
        ({"initiative": [7, 1]}, "from 1 to 6"),
        ({"initiative": [4, 4], "won": [1, 1]}, "nobody would go first"),
        ({"initiative": [1, 5], "phase": "spawn"}, "no spawn phase"),
        ({"A": {}}, "miniatures by place"),
        ({"A": {"f9": ["surf-hound"]}}, "unknown place 'f9'"),
        ({"A": {"c3": ["surf-hond"]}}, "did you mean 'surf-hound'"),
        ({"A": {"c3": "surf-hound"}}, "list of pieces"),
        ({"A": {"c3": ["surf-hound 4"]}}, "less than its life"),
        ({"A": {"reserves": ["surf-hound 1"]}}, "only a creature in a cell"),
        ({"A": {"c3": ["moon-pool", "kindling-wharf"]}}, "more than one location"),
        (
            {"A": {"c3": ["surf-hound", "surf-hound", "oil-bearer", "oil-bearer", "candle-end"]}},
            "more than 4 creatures",
        ),
        ({"A": {"c3": ["surf-hound"] * 4}}, "at most 3 of the same"),
    ],
)
def test_a_position_that_cannot_be_is_refused_clearly(change: dict[str, Any], told: str) -> None:
    with pytest.raises(SetupError, match=told):
        GAME.setup({**FIGHT, "position": {**FIGHT["position"], **change}})


@pytest.mark.parametrize(
    ("wishes", "told"),
    [
        ({"dice": {"initiatve": [1]}}, "did you mean 'initiative'"),
        ({"dice": {"attack A": [4]}}, "faces are 1, 2, 3, miss, blade"),
        ({"dice": {"attack A": [True]}}, "is no face"),
        ({"dice": {"initiative": ["blade"]}}, "faces are 1, 2, 3, 4, 5, 6"),
        ({"dice": [3]}, "faces by what is rolled"),
        ({"position": 3}, "should say where"),
        ({"warbands": ["red-current", "red-current"]}, "not those of the position"),
        ({"lesson": 3}, "id of a lesson"),
    ],
)
def test_other_wishes_that_cannot_be_are_refused_clearly(wishes: dict[str, Any], told: str) -> None:
    with pytest.raises(SetupError, match=told):
        GAME.setup({**FIGHT, **wishes})


# Scripted dice -----------------------------------------------------------------------------------------------------------


def rolled(match: Match) -> list[tuple[int, ...]]:
    return [event.data["answer"] for _n, event in match.log if event.kind == "rolled"]


def fight(match: Match, *attackers: str) -> None:
    s = state(match)
    match.submit(0, answer_of(s, match.choices()[0], "c3"))
    match.submit(0, answer_of(s, match.choices()[0], ", ".join(attackers)))


def test_a_roll_of_any_size_finds_its_faces_and_then_the_streams_go_on() -> None:
    one = Match(GAME, GAME.setup(FIGHT), 5)
    fight(one, "oil-bearer")
    assert rolled(one) == [(3,)]
    assert state(one).script[ATTACK_STREAM] == (BLADE, MISS)
    too_many = [Match(GAME, GAME.setup(FIGHT), seed) for seed in range(6)]
    for match in too_many:
        fight(match, "surf-hound", "oil-bearer")
        assert state(match).script == ()
    assert len({rolled(match)[0] for match in too_many}) > 1, "five dice, three faces: an ordinary roll"


def test_the_script_is_saved_cloned_and_part_of_the_digest() -> None:
    s = begun(FIGHT)
    again = load(GAME, save(GAME, s))
    assert again.script == s.script == s.clone().script != ()
    plain = s.clone()
    plain.script = ()
    assert digest(GAME, plain) != digest(GAME, s)
    assert len(plain.plain_base(PROCEDURES)) == 7, "without a script a save is what it always was"


def test_scripted_dice_are_in_the_record_and_undo_brings_them_back() -> None:
    match = Match(GAME, GAME.setup(FIGHT), 5)
    before = match.digest()
    fight(match, "oil-bearer")
    again = replay(GAME, parse_record(match.dump()))
    assert again.digest() == match.digest()
    match.undo(0, consent=True)
    assert match.digest() == before
    fight(match, "oil-bearer")
    assert rolled(match) == [(3,)]


def test_who_plays_by_itself_follows_the_script_too() -> None:
    s = GAME.new(GAME.setup(FIGHT), 1, auto=True)
    submit(s, 0, answer_of(s, s.pending[0], "c3"))
    submit(s, 0, answer_of(s, s.pending[0], "oil-bearer"))
    assert s.script[ATTACK_STREAM] == (BLADE, MISS)


def test_bots_do_not_see_the_script() -> None:
    s = begun(FIGHT)
    assert GAME.determinize(s, 0, 1).script == ()
    assert s.script != ()


def test_dice_given_by_hand_must_be_the_scripted_ones() -> None:
    match = Match(GAME, GAME.setup(FIGHT), 5, nature="given")
    fight(match, "oil-bearer")
    assert list(match.choices()[0].options) == [(3,)]
    assert answer_for_nature(match.state) == (3,)


# Lessons -----------------------------------------------------------------------------------------------------------------


def played(lesson: Lesson, seed: int = 1, upto: int | None = None) -> Match:
    """A lesson played by its line, up to so many answers of the pupil's; what the line leaves open is advised."""
    match = Match(GAME, lesson.setup, seed)
    line = lesson.data.line[:upto]
    given = 0
    while match.outcome() is None:
        s, choice = state(match), match.choices()[0]
        if choice.seat == 0 and given < len(line):
            match.submit(0, answer_of(s, choice, line[given]))
            given += 1
        elif choice.seat == 0 and upto is not None:
            break
        else:
            match.submit(choice.seat, GAME.bots.advise(s, choice).answer)
    return match


def ids(lesson: Lesson) -> str:
    return lesson.id


def test_there_are_the_five_lessons() -> None:
    assert [lesson.id for lesson in LESSONS] == ["claim", "strike", "blades", "locations", "game"]
    assert [lesson.data.number for lesson in LESSONS] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("lesson", LESSONS, ids=ids)
def test_the_line_of_a_lesson_does_every_step_and_never_leaves_the_path(lesson: Lesson, seed: int) -> None:
    match = Match(GAME, lesson.setup, seed)
    line = list(lesson.data.line)
    seen = []
    while match.outcome() is None:
        s, choice = state(match), match.choices()[0]
        at = progress(lesson, s, match.log)
        assert not (at.astray or at.missed), f"after {seen}"
        seen.append(at.steps)
        if choice.seat == 0 and line:
            match.submit(0, answer_of(s, choice, line.pop(0)))
        else:
            match.submit(choice.seat, GAME.bots.advise(s, choice).answer)
    assert finished(lesson, state(match), match.log)
    assert seen == sorted(seen), "steps are never undone by going on"
    assert not line


@pytest.mark.parametrize("lesson", [lesson for lesson in LESSONS if lesson.id != "game"], ids=ids)
def test_each_step_awaits_the_choice_that_it_names(lesson: Lesson) -> None:
    """Wherever the pupil is asked something and the step names a kind, the line meets that kind during the step."""
    met: dict[str, set[str]] = {}
    for upto in range(len(lesson.data.line) + 1):
        match = played(lesson, upto=upto)
        at = progress(lesson, state(match), match.log)
        if match.outcome() is None and at.steps < len(lesson.steps):
            met.setdefault(lesson.steps[at.steps].id, set()).add(match.choices()[0].kind)
    for step in lesson.steps:
        if step.id in met:
            assert not step.wait or step.wait in met[step.id]


@pytest.mark.parametrize("lesson", LESSONS, ids=ids)
def test_what_is_only_watched_stands_until_it_has_been_read(lesson: Lesson) -> None:
    """Every such step is met unread along the line, in order, and nothing stands twice; in the end there is the end."""
    match = Match(GAME, lesson.setup, 1)
    line, read = list(lesson.data.line), list[str]()
    while True:
        s = state(match)
        while name := Lessons("coach").unread(GAME, s, match.log, read):
            assert name not in read
            read.append(name)
        if match.outcome() is not None:
            break
        choice = match.choices()[0]
        if choice.seat == 0 and line:
            match.submit(0, answer_of(s, choice, line.pop(0)))
        else:
            match.submit(choice.seat, GAME.bots.advise(s, choice).answer)
    assert [name for name in read if name != "done"] == [step.id for step in lesson.steps if step.watch]


def test_a_lesson_asks_for_reading_only_while_others_decide_and_at_its_end() -> None:
    lesson = SCHOOL.lessons["claim"]
    extra = Lessons("coach")
    for upto in range(5):
        match = played(lesson, upto=upto)
        assert extra.unread(GAME, state(match), match.log, ()) == "", "the pupil is asked"
    plain = {key: value for key, value in lesson.setup.items() if key != "lesson"}
    assert extra.unread(GAME, GAME.new(plain, 1), [], ()) == "", "no lesson, nothing to read"


def test_lesson_two_shows_both_fates_and_the_deathblow() -> None:
    match = played(SCHOOL.lessons["strike"])
    kinds = [(event.kind, event.data.get("damage")) for _n, event in match.log]
    assert ("damaged", 3) in kinds
    told = [event.kind for _n, event in match.log]
    assert told.index("disrupted") < told.index("deathblow") < told.index("destroyed")


def test_lesson_three_adds_up_as_it_says() -> None:
    match = played(SCHOOL.lessons["blades"])
    s = state(match)
    given = [
        (s.cast.piece_of[event.data["who"]].id, event.data["damage"])
        for _n, event in match.log
        if event.kind == "damaged"
    ]
    assert given == [("ash-clerk", 4), ("two-tide-pilot", 4), ("drowse-midge", 3)]
    blades = [
        s.cast.abilities[event.data["ability"]].keyword for _n, event in match.log if event.kind == "blade-assigned"
    ]
    assert blades == ["Crit", "Fumble", "Skirmish", "Expel"]


def test_lesson_four_spends_every_point() -> None:
    match = played(SCHOOL.lessons["locations"], upto=5)
    assert [event.data["price"] for _n, event in match.log if event.kind == "spawned"] == [4, 3, 7]
    assert not [event for _n, event in match.log if event.kind == "points-lost" and event.data["seat"] == 0]


def test_leaving_the_path_is_noticed_and_undo_mends_it() -> None:
    lesson = SCHOOL.lessons["claim"]
    match = played(lesson, upto=2)
    s = state(match)
    match.submit(0, answer_of(s, match.choices()[0], "two-lantern-watchman d1"))
    assert not progress(lesson, state(match), match.log).astray
    match.submit(0, "strike")
    assert progress(lesson, state(match), match.log).astray
    match.undo(len(match.answers) - 1, consent=True)
    while match.choices()[0].seat != 0:
        match.undo(len(match.answers) - 1, consent=True)
    at = progress(lesson, state(match), match.log)
    assert (at.steps, at.astray) == (3, False)


def test_a_step_that_cannot_be_done_any_more_is_noticed() -> None:
    lesson = SCHOOL.lessons["strike"]
    match = played(lesson, upto=4)
    match.submit(0, "disrupt")
    s = state(match)
    match.submit(0, answer_of(s, match.choices()[0], "hull-borer a1"))
    assert progress(lesson, state(match), match.log).missed


def test_any_legal_move_stays_legal() -> None:
    """The options of a lesson are those of the same position without the lesson."""
    for lesson in LESSONS:
        plain = {key: value for key, value in lesson.setup.items() if key != "lesson"}
        one, two = GAME.new(lesson.setup, 3), GAME.new(plain, 3)
        assert [choice.plain() for choice in one.pending] == [choice.plain() for choice in two.pending]


def test_the_opponent_does_what_the_lesson_wants() -> None:
    lesson = SCHOOL.lessons["strike"]
    match = played(lesson, upto=6)
    deathblow = [event for _n, event in match.log if event.kind == "deathblow"]
    assert len(deathblow) == 1
    choice = GAME.new(lesson.setup, 1).pending[0]
    assert opponents_answer(lesson, GAME.new(lesson.setup, 1), choice) is None, "the pupil decides for himself"


# What the coach says -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_coach_can_say_is_written(language: str) -> None:
    texts = page(language).texts
    missing = []
    for lesson in LESSONS:
        missing += [(lesson.id, part) for part in ("line", "done") if not texts.has(f"lesson-{lesson.id}", part)]
        for step in lesson.steps:
            names = dict.fromkeys(("first", "second", "third")[: len(step.point)], "x")
            key = f"lesson-{lesson.id}-{step.id}"
            assert texts.get(key, **names)
            assert texts.get(key, "why", **names)
            assert step.rule in GAME.rulebook()
    for puzzle in SCHOOL.puzzles.values():
        missing += [(puzzle.id, part) for part in ("hint", "after") if not texts.has(f"puzzle-{puzzle.id}", part)]
    assert missing == []


def test_no_text_is_written_for_nothing() -> None:
    wanted = {f"lesson-{lesson.id}" for lesson in LESSONS}
    wanted |= {f"lesson-{lesson.id}-{step.id}" for lesson in LESSONS for step in lesson.steps}
    wanted |= {f"puzzle-{id}" for id in SCHOOL.puzzles}
    for language in LANGUAGES:
        lines = (TEXT / f"lessons.{language}.ftl").read_text(encoding="utf-8")
        found = {line.partition(" =")[0] for line in lines.splitlines() if line.startswith(("lesson-", "puzzle-"))}
        assert found == wanted


def told_at(match: Match, language: str = "en") -> dict[str, Any]:
    choices = [choice for choice in match.choices() if choice.seat == 0]
    scene, _buttons = scene_for(match.state, choices[0] if choices else None, log=match.log, language=language)
    told = coach(page(language), scene)
    assert told is not None
    return told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=ids)
def test_the_coach_speaks_at_every_step(lesson: Lesson, language: str) -> None:
    for upto in range(len(lesson.data.line) + 1):
        told = told_at(played(lesson, upto=upto), language)
        assert told["text"]
        assert told["why"]
        assert told["off"] == ""


def test_the_coach_points_at_what_is_meant_and_at_nothing_when_nobody_is_asked() -> None:
    match = Match(GAME, SCHOOL.lessons["claim"].setup, 1)
    assert told_at(match)["point"] == ["m0", "c-e1"]
    assert told_at(played(SCHOOL.lessons["claim"]))["point"] == []


def test_the_coach_of_a_puzzle_shows_the_dice_that_are_left() -> None:
    puzzle = SCHOOL.puzzles["first-things-first"]
    match = Match(GAME, puzzle.setup, 1)
    assert len(told_at(match)["dice"]) == 9
    for words in ("strike", "c3"):
        match.submit(0, answer_of(state(match), match.choices()[0], words))
    assert [die["emblem"] for die in told_at(match)["dice"]] == ["die-a3", "die-a1", "die-a1", "die-miss"]


def test_the_coach_of_a_puzzle_says_when_it_is_lost() -> None:
    puzzle = SCHOOL.puzzles["a-way-in"]
    match = Match(GAME, puzzle.setup, 1)
    match.submit(0, "shift")
    match.submit(0, "stop")
    told = told_at(match)
    assert told["failed"]
    assert not told["done"]


def test_an_ordinary_game_and_an_unknown_lesson_have_no_coach() -> None:
    for wishes in ({}, {"lesson": "long-forgotten"}):
        match = Match(GAME, GAME.setup(wishes), 1)
        scene, _buttons = scene_for(match.state, None, log=match.log)
        assert coach(page(), scene) is None


# Files that are wrong ----------------------------------------------------------------------------------------------------

GOOD = """id: small
number: 1
minutes: 1
setup:
  position: {A: {reserves: [surf-hound]}, B: {removed: [hull-borer]}}
steps:
  - id: one
    rule: DB-802
    wait: spawn
    done: {event: spawned, who: surf-hound}
"""


def load_course(folder: Path, lesson: str) -> Course:
    (folder / "one.yaml").write_text(lesson, encoding="utf-8")
    return Course(GAME, folder, folder / "none")


def test_a_good_file_loads(tmp_path: Path) -> None:
    assert list(load_course(tmp_path, GOOD).lessons) == ["small"]


@pytest.mark.parametrize(
    ("old", "new", "line", "told"),
    [
        ("event: spawned", "event: spwned", 10, "unknown event 'spwned'; did you mean 'spawned'"),
        ("who: surf-hound", "who: surf-hond", 10, "unknown who 'surf-hond'"),
        ("wait: spawn", "wait: spawning", 9, "unknown choice 'spawning'"),
        ("done: {event: spawned, who: surf-hound}", "done: {who: surf-hound}", 10, "one of event, asked"),
        ("done: {event: spawned, who: surf-hound}", "done: {stands: surf-hound}", 10, "stands needs the cell"),
        ("who: surf-hound", "least: 3", 10, "least counts only in"),
        ("wait: spawn", "waits: spawn", 9, "did you mean 'wait'"),
        ("[surf-hound]", "[surf-hond]", 5, "did you mean 'surf-hound'"),
    ],
)
def test_a_wrong_file_is_told_with_its_line(tmp_path: Path, old: str, new: str, line: int, told: str) -> None:
    with pytest.raises(ContentError) as caught:
        load_course(tmp_path, GOOD.replace(old, new))
    assert f"one.yaml:{line}: " in str(caught.value)
    assert told in str(caught.value)


def test_puzzles_and_lessons_follow_one_another() -> None:
    assert SCHOOL.after("claim") == "strike"
    assert SCHOOL.after("game") == ""
    assert isinstance(SCHOOL.find(SCHOOL.after("a-way-in")), Puzzle)
    assert SCHOOL.find("nothing") is None
