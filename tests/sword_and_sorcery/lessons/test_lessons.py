"""SS-G27: five lessons as data: their lines go through, every step can be missed and taken back, and the coach has words for all."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from tests.sword_and_sorcery.lessons.alone import SCHOOL, begun, give, played, playing, state

from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.lessons.coach import Lessons, coach
from reverie.games.sword_and_sorcery.lessons.model import LESSONS, Course, StepData, finished, progress
from reverie.games.sword_and_sorcery.web.page import SwordAndSorceryWeb
from reverie.kernel.codec import digest, load, save
from reverie.kernel.content import ContentError
from reverie.kernel.events import Event
from reverie.kernel.extras import taught_answer
from reverie.kernel.game import SetupError
from reverie.kernel.match import Match
from reverie.kernel.page import Scene
from reverie.kernel.record import parse_record, replay
from reverie.kernel.text import LANGUAGES
from reverie.parts.lessons import Lesson
from reverie.testing import rule

ALL = list(SCHOOL.lessons.values())
IDS = [lesson.id for lesson in ALL]
FEWEST_WORDS, MOST_WORDS = 15, 45


def told(match: Match, kind: str) -> list[Event]:
    return [event for _number, event in match.log if event.kind == kind]


@rule("SS-G27")
@pytest.mark.parametrize("lesson", ALL, ids=IDS)
def test_its_line_goes_through_whatever_the_seed(lesson: Lesson[StepData]) -> None:
    assert lesson.data.number == ALL.index(lesson) + 1 and len(ALL) == 5
    for seed in (1, 2, 3):
        match = played(lesson, seed)
        assert finished(lesson, state(match), match.log)


@pytest.mark.parametrize("lesson", ALL, ids=IDS)
def test_on_its_line_nobody_is_astray_and_steps_only_go_up(lesson: Lesson[StepData]) -> None:
    last = 0
    for match in playing(lesson):
        at = progress(lesson, state(match), match.log)
        assert not at.astray and not at.missed, (at.steps, lesson.data.line)
        assert at.steps >= last
        last = at.steps
    assert last == len(lesson.steps)


@pytest.mark.parametrize("lesson", ALL, ids=IDS)
def test_what_is_only_watched_stands_until_it_has_been_read(lesson: Lesson[StepData]) -> None:
    read: list[str] = []
    for match in playing(lesson):
        while name := Lessons("coach").unread(GAME, state(match), match.log, read):
            assert name not in read
            read.append(name)
    assert read == [*[step.id for step in lesson.steps if step.watch], "done"]


# What the lessons show -------------------------------------------------------------------------------------------------


@rule("SS-22.3", "SS-16.3", "SS-36.3")
def test_the_first_shows_hits_as_the_text_counts_them() -> None:
    match = played(SCHOOL.lessons["move-and-fight"])
    assert [event.data["hits"] for event in told(match, "hits-counted")] == [3, 4]
    assert [event.data["amount"] for event in told(match, "wounded")] == [2, 4]
    assert state(match).crowns(0) == 5


@rule("SS-22.10", "SS-9.2", "SS-25.7")
def test_the_second_shows_armour_supremacy_and_poison() -> None:
    match = played(SCHOOL.lessons["defence"])
    assert [event.data["wounds"] for event in told(match, "defended") if event.data["defender"] == 0] == [0, 1, 2]
    assert [event.data["passed"] for event in told(match, "saved")] == [False, True]
    (why,) = [event.data["why"] for event in told(match, "behaviour-chosen")][:1]
    assert why == "wounded"


@rule("SS-14.5", "SS-26.14")
def test_the_third_refuses_what_the_weakest_forbids() -> None:
    lesson = SCHOOL.lessons["powers"]
    for match in playing(lesson):
        if progress(lesson, state(match), match.log).steps == len(lesson.steps) - 1:
            choice = match.choices()[0]
            refusal = GAME.why_not(state(match), choice, ("rank", 0))
            assert ("rank", 0) not in choice.options and refusal is not None and refusal.rule == "SS-14.5"
    assert state(match).soul == 5


@rule("SS-5.17", "SS-29.2", "SS-7.1")
def test_the_fourth_begins_with_a_look_around_and_goes_on_in_a_second_position() -> None:
    """The gremlin is in sight of the start, the man comes into sight in mid-move; a round later both enemies are gone."""
    lesson = SCHOOL.lessons["shadows"]
    match = begun(lesson)
    names = state(match).plan.areas.names
    assert [names[event.data["area"]] for event in told(match, "shadow-revealed")] == ["1B.f"]
    assert told(match, "enemy-came")[0].data["controller"] == 0
    give(match, lesson, lesson.data.line[0])
    assert [names[event.data["area"]] for event in told(match, "shadow-revealed")] == ["1B.f", "1B.g"]
    for words in lesson.data.line[1:5]:
        give(match, lesson, words)
    s = state(match)
    assert (s.round, s.foes_in_play(), names[s.figures.rows[0].area]) == (2, [], "14B.b")


@rule("SS-11.4", "SS-10.11")
def test_the_fourth_gives_two_treasures() -> None:
    match = played(SCHOOL.lessons["shadows"])
    assert len(told(match, "item-gained")) == 2 and len(state(match).heroes.rows[0].pack) == 2
    assert [event.data["passed"] for event in told(match, "saved")] == [True]


@rule("SS-37.9", "SS-37.11", "SS-38.4")
def test_the_fifth_moves_the_threat_token_as_its_text_says() -> None:
    match = played(SCHOOL.lessons["masters"])
    moved = [(event.data["seat"], event.data["side"]) for event in told(match, "threat-moved")]
    assert moved == [(0, 1), (0, 2), (0, 1), (1, 1), (0, 1)]
    assert [event.data["event"] for event in told(match, "sky-changed")] == [5]


@rule("SS-38.2", "SS-6.17", "SS-38.4", "SS-9.2")
def test_the_fifth_shows_event_spawn_discard_night_and_giant_as_its_text_says() -> None:
    match = played(SCHOOL.lessons["masters"])
    s = state(match)
    came = [
        (s.enemy(event.data["foe"]).code, s.plan.areas.names[event.data["area"]]) for event in told(match, "enemy-came")
    ]
    assert came == [("orc-warrior green 1", "1B.g"), ("troll", "1B.c")]
    assert [event.data["event"] for event in told(match, "event-discarded")] == [9]
    turned = [event.data["cooldown"] for event in told(match, "power-turned")]
    assert turned[:2] == [2, 3]
    struck = told(match, "hits-counted")[-1]
    assert dict(struck.data["parts"])["supremacy"] == 1


# Leaving the path --------------------------------------------------------------------------------------------------------

ASTRAY = {
    "move-and-fight": {
        "step": ["end"],
        "fight": ["attack gremlin green 1"],
        "finish": ["attack gremlin green 1", "done"],
        "crowns": ["end"],
    },
    "defence": {
        "end": ["go 8B.e"],
        "defend": ["pass", "done"],
        "dagger": ["innate divine-support"],
        "two": ["innate divine-support"],
        "poison": ["innate divine-support"],
        "knock-down": ["A", "attack raider blue 1", "pass", "done"],
        "potion": ["end"],
    },
    "powers": {
        "storm": ["end"],
        "return": ["end"],
        "rest": ["go 1B.b"],
        "rise": ["stop"],
        "rank": ["rank B"],
        "weakest": ["stop"],
    },
    "shadows": {
        "lintel": ["go 1B.a"],
        "door": ["open", "poison-gas"],
        "later": ["go 14B.a"],
        "chest": ["A", "end"],
        "search": ["end", "A", "go 14B.a"],
    },
    "masters": {
        "buy": ["read", "done", "B: done"],
        "buy-again": ["done", "B: done"],
        "cry": ["A", "end"],
        "story": ["read", "A", "end"],
        "provoke": ["end"],
        "strike": ["end", "end"],
        "blades": ["pass", "end"],
        "taunt": ["end", "pass"],
    },
}
"""For every step that can be missed, what misses it when it is due."""


def test_every_step_that_can_be_missed_is_tried() -> None:
    wanted = {lesson.id: {step.id for step in lesson.steps if step.missed} for lesson in ALL}
    assert {id: set(steps) for id, steps in ASTRAY.items()} == wanted


@pytest.mark.parametrize(("id", "step"), [(id, step) for id, steps in ASTRAY.items() for step in steps])
def test_a_missed_step_is_seen_and_recovers(id: str, step: str) -> None:
    """It is told, and once the move is taken back the line goes through from there."""
    lesson = SCHOOL.lessons[id]
    number = [one.id for one in lesson.steps].index(step)
    match = begun(lesson)
    line = list(lesson.data.line)
    while progress(lesson, state(match), match.log).steps < number:
        give(match, lesson, line.pop(0))
    before, at = digest(GAME, match.state), len(match.answers)
    for words in ASTRAY[id][step]:
        give(match, lesson, words)
    off = progress(lesson, state(match), match.log)
    assert off.missed and off.steps == number, (off.steps, off.astray)
    match.undo(at, consent=True)
    assert digest(GAME, match.state) == before
    back = progress(lesson, state(match), match.log)
    assert not back.missed and not back.astray
    for words in line:
        give(match, lesson, words)
    assert finished(lesson, state(match), match.log)


def test_a_legal_move_of_another_kind_is_only_astray() -> None:
    lesson = SCHOOL.lessons["move-and-fight"]
    match = begun(lesson)
    give(match, lesson, "dash")
    at = progress(lesson, state(match), match.log)
    assert at.astray and not at.missed


# The coach ---------------------------------------------------------------------------------------------------------------


def sitting(lesson: Lesson[StepData]) -> list[dict[str, object]]:
    count = len(lesson.setup["heroes"])
    return [
        {"seat": n, "name": "x", "kind": "person", "level": "", "you": n == 0, "thinking": None} for n in range(count)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", ALL, ids=IDS)
def test_the_coach_has_words_for_every_step(lesson: Lesson[StepData], language: str) -> None:
    page = GAME.web_page(language)
    assert isinstance(page, SwordAndSorceryWeb)
    for match in playing(lesson):
        said = coach(page, Scene(match.sight(0), None, None, sitting(lesson)))
        assert said is not None and said["text"] and said["title"] and said["why"]
    assert said["done"] and said["text"] == page.say("coach-done")
    for step in lesson.steps:
        key = f"lesson-{lesson.id}-{step.id}"
        words = f"{page.say(key)} {page.say(key, 'why')}".split()
        assert FEWEST_WORDS <= len(words) <= MOST_WORDS, (key, len(words))
        assert step.rule in GAME.rulebook().rules, step.rule
    assert page.say(f"lesson-{lesson.id}", "line") and page.say(f"lesson-{lesson.id}", "done")


def test_a_step_points_at_things_of_the_page() -> None:
    lesson = SCHOOL.lessons["move-and-fight"]
    page = GAME.web_page("en")
    assert isinstance(page, SwordAndSorceryWeb)
    match = begun(lesson)
    said = coach(page, Scene(match.sight(0), None, None, sitting(lesson)))
    assert said is not None and said["point"] == ["area-14B-b"]
    assert coach(page, Scene(Match(GAME, GAME.setup({}), 1).sight(0), None, None, [])) is None


def test_bots_keep_to_their_part() -> None:
    lesson = SCHOOL.lessons["defence"]
    match = begun(lesson)
    for words in lesson.data.line[:-1]:
        give(match, lesson, words)
    match.submit(0, "end")
    match.serve_nature()
    choice = match.choices()[0]
    assert choice.seat == 1 and taught_answer(GAME, match.state, choice) == "end"


# As data -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lesson", ALL, ids=IDS)
def test_lessons_survive_a_save_and_a_replay(lesson: Lesson[StepData]) -> None:
    match = played(lesson)
    again = replay(GAME, parse_record(match.dump()))
    assert digest(GAME, again.state) == digest(GAME, match.state)
    first = GAME.new(lesson.setup, 1)
    assert digest(GAME, load(GAME, save(GAME, first))) == digest(GAME, first)


def test_drills_are_no_quests() -> None:
    """Nobody plays one from its beginning, and no list shows it."""
    assert not set(GAME.library.things["drills"]) & set(GAME.library.quests)
    assert [id for id in GAME.lab.scenarios() if id.startswith("L")] == []
    with pytest.raises(SetupError):
        GAME.setup({"quest": "L1"})
    form = GAME.web_page("en").setup_form()
    assert not [
        value for field in form if field["name"] == "quest" for value, _label in field["options"] if value == "L1"
    ]


def test_slips_in_lesson_files_are_told_with_their_line(tmp_path: Path) -> None:
    shutil.copytree(LESSONS, tmp_path / "lessons")
    wrong = tmp_path / "lessons" / "1-move-and-fight.yaml"
    text = wrong.read_text(encoding="utf-8")
    text = text.replace("event: crowns-gained", "event: crowns-gain").replace(
        "area: 14B.b}, allow", "area: 14B.d}, allow"
    )
    wrong.write_text(text.replace("point: [14B.c]", "point: [14B.x]"), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        Course(GAME, tmp_path / "lessons")
    found = str(caught.value)
    assert "did you mean 'crowns-gained'" in found and "unknown area '14B.d'" in found and "'14B.x'" in found


def test_lessons_are_found_in_order() -> None:
    assert [SCHOOL.after(id) for id in IDS] == [*IDS[1:], ""]


def test_shuffles_are_scripted_by_their_size() -> None:
    base = {"quest": "L1", "heroes": ["white-rose"], "position": {}}
    assert GAME.setup({**base, "dice": {"encounters": [15]}})["dice"] == {"encounters": [15]}
    for wrong in ([0], [61], "many"):
        with pytest.raises(SetupError):
            GAME.setup({**base, "dice": {"encounters": wrong}})
