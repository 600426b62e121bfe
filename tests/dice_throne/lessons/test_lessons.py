"""DT-10.91: five lessons as data; positions and scripted dice, and what is refused."""

from __future__ import annotations

from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from tests.dice_throne.alone import SCHOOL, played, playing, state

from reverie.games.dice_throne import GAME
from reverie.games.dice_throne.content.library import CONTENT
from reverie.games.dice_throne.lessons.coach import Lessons, coach
from reverie.games.dice_throne.lessons.model import Course, Lesson, answer_of, finished, progress
from reverie.games.dice_throne.rules.state import SEATS
from reverie.games.dice_throne.web.page import DiceThroneWeb
from reverie.kernel.codec import digest, load, save
from reverie.kernel.content import ContentError
from reverie.kernel.game import SetupError
from reverie.kernel.match import Match
from reverie.kernel.page import Scene
from reverie.kernel.record import parse_record, replay
from reverie.kernel.text import LANGUAGES
from reverie.testing.rules import rule

LESSONS = list(SCHOOL.lessons.values())
DUEL: dict[str, Any] = {"heroes": ["barbarian", "paladin"]}


@rule("DT-10.91")
def test_there_are_five_lessons_and_their_lines_go_through_them() -> None:
    assert [lesson.data.number for lesson in LESSONS] == [1, 2, 3, 4, 5]
    for lesson in LESSONS:
        for seed in (1, 2):
            match = played(lesson, seed)
            assert finished(lesson, state(match), match.log), lesson.id


def test_on_its_line_a_lesson_is_never_astray_and_steps_only_go_up() -> None:
    for lesson in LESSONS:
        last = 0
        for match, _line in playing(lesson):
            at = progress(lesson, state(match), match.log)
            assert not at.astray and not at.missed, (lesson.id, at.steps)
            assert at.steps >= last
            last = at.steps
        assert last == len(lesson.steps)


@rule("DT-10.91", "DT-8.28", "DT-8.28n")
def test_the_fifth_lesson_replays_the_long_example_with_all_lines() -> None:
    match = played(SCHOOL.lessons["the-final-sum"])
    settled = [event for _n, event in match.log if event.kind == "settled" and event.data["seat"] == 0]
    told = settled[0].data
    assert (told["defendable"], told["warded"], told["prevented"]) == (14 + 5, 3, 5)
    assert (told["subtotal"], told["halves"], told["final"], told["back"]) == (11, 2, 0, 6)
    order = [event.kind for _n, event in match.log if event.kind in ("token-spent", "defence-chosen", "played")]
    assert order == ["token-spent", "token-spent", "defence-chosen", "played", "played", "token-spent"]
    outcome = match.outcome()
    assert outcome is not None and outcome.winners == (0,)
    page = GAME.web_page("en")
    assert isinstance(page, DiceThroneWeb)
    line = page.event(match.state, settled[0]) or ""
    assert all(part in line for part in ("19", "−3", "−5", "2 times", "0"))


def test_what_is_only_watched_stands_until_it_has_been_read() -> None:
    """Every such step is met unread along the line, in order, and the end stands, too, before the opponent plays on."""
    for lesson in LESSONS:
        read: list[str] = []
        match = Match(GAME, lesson.setup, 3)
        match.serve_nature()
        for now in chain([match], (match for match, _line in playing(lesson))):
            while name := Lessons("coach").unread(GAME, state(now), now.log, read):
                assert name not in read
                read.append(name)
        wanted = [step.id for step in lesson.steps if step.watch]
        assert read == (wanted if now.outcome() is not None else [*wanted, "done"]), lesson.id


def test_leaving_the_path_is_seen_and_taken_back() -> None:
    lesson = SCHOOL.lessons["cards-and-selling"]
    match = Match(GAME, lesson.setup, 1)
    match.serve_nature()
    choice = match.choices()[0]
    match.submit(0, answer_of(state(match), choice, "sell smack-2"))
    at = progress(lesson, state(match), match.log)
    assert at.missed and at.astray


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_has_words_for_every_step_and_challenge(language: str) -> None:
    page = GAME.web_page(language)
    assert isinstance(page, DiceThroneWeb)
    seats = [{"seat": n, "name": "x", "kind": "person", "level": "", "you": n == 0, "thinking": None} for n in (0, 1)]
    for task in [*SCHOOL.lessons.values(), *SCHOOL.challenges.values()]:
        for match, _line in playing(task):
            scene = Scene(match.sight(0), None, None, seats)
            told = coach(page, scene)
            assert told is not None and told["text"] and told["title"]
        for step in getattr(task, "steps", []):
            assert page.texts.has(f"lesson-{task.id}-{step.id}"), (task.id, step.id)
            assert step.rule in GAME.rulebook().rules, step.rule


def test_lessons_survive_a_save_and_a_replay() -> None:
    for lesson in LESSONS:
        match = played(lesson)
        again = replay(GAME, parse_record(match.dump()))
        assert digest(GAME, again.state) == digest(GAME, match.state)
        first = GAME.new(lesson.setup, 1)
        assert digest(GAME, load(GAME, save(GAME, first))) == digest(GAME, first)


def test_a_position_lays_everything_out() -> None:
    side = {"health": 9, "cp": 3, "hand": ["sixer"], "deck": ["nudge"], "discard": ["wild"], "levels": {"smack": 2}}
    told = {"seat": "B", "phase": "main-1", "turn": 6, "A": side, "B": {"tokens": {"crit": 1}, "limits": {"crit": 1}}}
    s = GAME.new(GAME.setup(DUEL | {"position": told}), 1)
    row = s.players.rows[0]
    ids = [s.cast.cards[card].id for card in (*row.hand, row.deck[0], *row.discard)]
    assert ids == ["sixer", "nudge", "wild"] and (s.health(0), row.cp) == (9, 3)
    assert "smack-2" not in [s.cast.cards[card].id for card in row.deck]
    assert len(row.deck) + len(row.hand) + len(row.discard) == 31
    assert (s.turn, s.round, SEATS[s.active]) == (6, 3, "B")


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"position": 3}, "position should be fields"),
    ({"position": {"fase": "roll"}}, "did you mean 'phase'"),
    ({"position": {"phase": "rol"}}, "did you mean 'roll'"),
    ({"position": {"seat": "C"}}, "no seat 'C'"),
    ({"position": {"turn": 0}}, "turn is 0"),
    ({"position": {"A": {"health": 0}}}, "health is 0; it should be a whole number from 1 to 60"),
    ({"position": {"A": {"hand": ["siser"]}}}, "did you mean 'sixer'"),
    ({"position": {"A": {"hand": ["sixer", "sixer"]}}}, "stands twice"),
    ({"position": {"A": {"tokens": {"stun": 2}}}}, "stun is 2; it should be a whole number from 1 to 1"),
    ({"position": {"A": {"tokens": {"stunn": 1}}}}, "did you mean 'stun'"),
    ({"position": {"A": {"levels": {"smack": 4}}}}, "from 1 to 3"),
    ({"position": {"A": {"levels": {"smack": 2}, "hand": ["smack-2"]}}}, "on the board already"),
    ({"position": {"A": {"companions": {"bramble": 2}}}}, "unknown 'bramble'"),
    ({"position": {}, "heroes": ["random", "paladin"]}, "have to be named"),
    ({"position": {}, "start": {}}, "not both"),
    ({"start": {"A": {"hand": ["sixer"]}}}, "unknown field 'hand'"),
    ({"dice": {"dice A": [7]}}, "7 is no face"),
    ({"dice": {"dice Q": [1]}}, "nobody rolls 'dice Q'"),
    ({"lesson": 3}, "lesson is 3"),
]


@pytest.mark.parametrize(("wishes", "told"), REFUSED)
def test_what_cannot_be_is_refused_in_words(wishes: dict[str, Any], told: str) -> None:
    with pytest.raises(SetupError) as caught:
        GAME.setup(DUEL | wishes)
    assert told in str(caught.value)


def test_an_ordinary_setup_has_none_of_this() -> None:
    assert not {"position", "start", "dice", "lesson"} & set(GAME.setup(DUEL))


def test_scripted_dice_fall_as_written_and_bots_do_not_see_them() -> None:
    lesson = SCHOOL.lessons["roll-and-keep"]
    match = Match(GAME, lesson.setup, 9)
    match.serve_nature()
    match.submit(0, "roll")
    match.serve_nature()
    assert state(match).dice == (1, 2, 4, 5, 6)
    twin = GAME.determinize(match.state, 0, 5)
    assert twin.script == ()


def test_slips_in_lesson_files_are_told_with_their_line(tmp_path: Path) -> None:
    good = (CONTENT / "lessons" / "lessons.yaml").read_text()
    (tmp_path / "lessons.yaml").write_text(
        good.replace("event: sold", "event: soldd").replace("slot smack", "slot smak")
    )
    with pytest.raises(ContentError) as caught:
        Course(GAME, tmp_path, tmp_path / "none")
    told = str(caught.value)
    assert "did you mean 'sold'" in told and "did you mean 'smack'" in told


def test_lessons_are_found_in_order() -> None:
    assert isinstance(SCHOOL.find("defence"), Lesson)
    assert SCHOOL.after("defence") == "tokens-and-windows"
    assert SCHOOL.after("the-final-sum") == ""
