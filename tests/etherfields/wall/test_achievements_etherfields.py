"""Thirty achievements in five groups; each is earned by some session and not by some other."""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

import pytest

from reverie.games.etherfields.game import GAME
from reverie.games.etherfields.lessons.model import course
from reverie.games.etherfields.rules.state import Session
from reverie.games.etherfields.wall.model import ACHIEVEMENTS, GATES, WALL, Tale
from reverie.kernel.events import Event
from reverie.kernel.match import Match
from reverie.kernel.text import LANGUAGES

TESTS = {id: test for group in ACHIEVEMENTS.values() for id, test in group.items()}


@cache
def night() -> tuple[Session, list[Event]]:
    """The First Dream, alone, as bots advise; then the Team saves."""
    match = Match(GAME, GAME.setup({"scenario": "I-01", "dreamers": ["tough-guy"]}), 1, [""])
    while match.outcome() is None:
        choice = match.choices()[0]
        answer = "save" if choice.kind == "travel" else GAME.bots.advise(match.state, choice).answer
        match.submit(choice.seat, answer)
    assert isinstance(match.state, Session)
    return match.state, [event for _number, event in match.log]


def tale(**told: Any) -> Tale:
    """That night, with these things told otherwise."""
    s, events = night()
    made = copy.copy(Tale(s, events, 0))
    for name, value in told.items():
        if isinstance(value, dict):
            value = getattr(made, name) + type(getattr(made, name))(value)
        setattr(made, name, value)
    return made


def bare(**told: Any) -> Tale:
    """A night in which nothing was won and nothing happened."""
    s, _events = night()
    made = Tale(s, [], 0)
    made.placed = 0
    made.players = 2
    for name, value in told.items():
        if isinstance(value, dict):
            getattr(made, name).update(value)
        else:
            setattr(made, name, value)
    return made


def test_there_are_thirty_in_five_groups_with_words() -> None:
    assert len(WALL.ids) == len(set(WALL.ids)) == 30 and len(ACHIEVEMENTS) == 5
    for language in LANGUAGES:
        page = GAME.web_page(language)
        for id in WALL.ids:
            assert page.say(f"wall-{id}") and page.say(f"wall-{id}", "how")
        assert all(page.say(f"wall-group-{group}") for group in ACHIEVEMENTS)
        titles = [page.say(f"dream-{id}") for id in GAME.cast.dream_ids]
        wall = " ".join(page.say(f"wall-{id}") + page.say(f"wall-{id}", "how") for id in WALL.ids)
        assert not [title for title in titles if title in wall], "a Dream is named by nobody who has not found it"


def test_a_night_earns_what_its_events_tell() -> None:
    s, events = night()
    told = Tale(s, events, 0)
    assert told.won == ["I-01"] and not told.died
    assert told.did["moved"] == len([one for one in events if one.kind == "moved" and one.data["figure"] == 0])
    assert told.prevented == sum(one.data["count"] for one in events if one.kind == "prevented")
    dealt = [one.data["turn"] for one in events if one.kind == "turn-began"]
    assert told.left == s.dealt - dealt[-1]
    earned = set(WALL.earned(s, events, 0))
    assert {"first-night", "first-dream", "alone"} <= earned
    assert not {"all-four", "deep-sleep", "same-bed", "first-slumber", *[f"gate-{id}" for id in GATES]} & earned


EARNED: dict[str, dict[str, Any]] = {
    "first-dream": {"won": ["I-01"]},
    "first-mask": {"did": {"mask-on": 1}},
    "first-slumber": {"slumbers": 1},
    "first-key": {"keys": 1},
    "good-listener": {"talked": 3},
    "short-temper": {"fought": 3},
    "long-walk": {"did": {"moved": 20}},
    "full-shelf": {"placed": 4},
    "steady-hand": {"prevented": 3},
    "round-again": {"did": {"reshuffled": 3}},
    "sound-sleeper": {"calm": ["I-01"]},
    "open-hand": {"whole": ["I-01"]},
    "close-to-the-edge": {"won": ["I-01"], "worst": 6},
    "time-to-spare": {"left": 2},
    "third-time-lucky": {"faces": {"L3": 3}},
    "bad-penny": {"won": ["I-01"], "faces": {"L-": 1}},
    **{f"gate-{id}": {"won": [id]} for id in GATES},
    "alone": {"won": ["I-01"], "players": 1},
    "all-four": {"won": ["I-01"], "players": 4},
    "deep-sleep": {"won": ["I-01"], "difficulty": "deep"},
    "same-bed": {"won": ["I-01"], "campaign": True},
}


def test_every_achievement_is_tried() -> None:
    assert {*EARNED, "first-night"} == set(TESTS)


@pytest.mark.parametrize("id", EARNED)
def test_it_is_earned_by_what_it_says_and_by_nothing_less(id: str) -> None:
    assert not TESTS[id](bare()) and TESTS[id](bare(**EARNED[id]))
    for name, value in EARNED[id].items():
        less = (
            value - 1
            if type(value) is int
            else {key: n - 1 for key, n in value.items()}
            if isinstance(value, dict)
            else None
        )
        if less is not None and name != "players":
            assert not TESTS[id](bare(**{**EARNED[id], name: less}))
        if name == "won":
            assert not TESTS[id](bare(**{**EARNED[id], "won": []})), "only who wins earns it"


def test_whoever_dies_that_night_was_over_the_edge() -> None:
    assert not TESTS["close-to-the-edge"](bare(won=["I-01"], worst=7, died=True))


def test_distress_that_was_healed_is_no_distress_at_once() -> None:
    s, _events = night()
    told = [Event("distress", "EF-5.27", {"seat": 0, "count": n}) for n in (4, 3)]
    assert Tale(s, told, 0).worst == 7
    between = Event("healed", "EF-5.27", {"seat": 0, "count": 3})
    assert Tale(s, [told[0], between, told[1]], 0).worst == 4
    assert Tale(s, told, 1 if s.players() > 1 else 0).worst in (0, 7)


def test_a_lesson_earns_nothing_and_neither_does_a_night_that_goes_on() -> None:
    lesson = course(GAME).lessons["luck"]
    match = Match(GAME, lesson.setup, 1)
    assert WALL.earned(match.state, [], 0) == []
    assert WALL.earned(Match(GAME, GAME.setup({"dreamers": ["expert"]}), 1, [""]).state, [], 0) == []
