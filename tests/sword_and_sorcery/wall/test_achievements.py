"""Thirty achievements in five groups; each is earned by some quest and not by some other."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from tests.sword_and_sorcery.campaign.short_road import fresh, game, road
from tests.sword_and_sorcery.lessons.alone import SCHOOL
from tests.sword_and_sorcery.lessons.alone import played as lesson_played
from tests.sword_and_sorcery.written import twin

from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules.state import Quest
from reverie.games.sword_and_sorcery.wall.model import ACHIEVEMENTS, EPILOGUES, WALL, Tale
from reverie.kernel.choice import NATURE
from reverie.kernel.events import Event
from reverie.kernel.match import Match
from reverie.kernel.text import LANGUAGES

TESTS = {id: test for group in ACHIEVEMENTS.values() for id, test in group.items()}


def fought(wishes: dict[str, Any], seed: int) -> tuple[Quest, list[Event]]:
    """A quest that the bots' own advice plays to its end."""
    table = game()
    match = Match(table, table.setup(wishes), seed)
    while match.outcome() is None:
        choice = match.choices()[0]
        if choice.seat == NATURE:
            match.serve_nature()
        else:
            match.submit(choice.seat, table.bots.advise(match.state, choice).answer)
    assert isinstance(match.state, Quest)
    return match.state, [event for _number, event in match.log]


@cache
def walked() -> tuple[Quest, list[Event]]:
    """Two heroes who cross the ferry: won at once, unharmed."""
    return fought({"quest": "R1", "heroes": ["white-rose", "archer"]}, 3)


@cache
def crypt() -> tuple[Quest, list[Event]]:
    """The prologue with three heroes: a long one."""
    return fought({"quest": "P", "heroes": ["white-rose", "archer", "cleric"]}, 2)


def tale(seat: int = 0, **told: Any) -> Tale:
    """The walk over the ferry, with these things told otherwise."""
    s, events = walked()
    made = Tale(s, events, seat)
    for name, value in told.items():
        setattr(made, name, value)
    return made


def test_there_are_thirty_in_five_groups() -> None:
    assert len(WALL.ids) == len(set(WALL.ids)) == 30 and len(ACHIEVEMENTS) == 5


def test_a_quest_that_was_won_at_once_earns_what_its_events_tell() -> None:
    s, events = walked()
    assert set(WALL.earned(s, events, 0)) >= {
        "first-quest", "first-win", "first-rank", "untouched", "nobody-died", "just-us-two", "before-supper",
    }  # fmt: skip
    assert not {"on-the-road", "full-house", "heroic", "giant-killer", "back-again"} & set(WALL.earned(s, events, 0))


def test_a_long_quest_is_told_to_each_hero_by_itself() -> None:
    s, events = crypt()
    told = [Tale(s, events, seat) for seat in range(3)]
    killers = sum(one.killed for one in told)
    dead = len([event for event in events if event.kind == "enemy-died"])
    assert 0 < killers <= dead
    best = [event.data["dealt"] for event in events if event.kind == "attack-over" and event.data["attacker"] < 3]
    assert max(one.best for one in told) == max(best)
    opened = [event.data["seat"] for event in events if event.kind == "chest-opened"]
    assert [one.did["chest-opened"] for one in told] == [opened.count(seat) for seat in range(3)]
    wounds = [event for event in events if event.kind == "wounded" and event.data["figure"] == 1]
    assert told[1].did["wounded"] == len(wounds)


EARNED: dict[str, dict[str, Any]] = {
    "one-blow": {"best": 6},
    "harvest": {"killed": 5},
    "steady-wall": {"warded": 5},
    "by-a-thread": {"left": 1},
    "giant-killer": {"masters": 1},
    "whole-soul": {"campaign": True, "rank": 4},
    "fat-purse": {"crowns": 100},
    "top-ecarus": {"rank": 7},
    "top-auriel": {"rank": 7, "hero": "auriel"},
    "top-laegon": {"rank": 7, "hero": "laegon"},
    "top-shae": {"rank": 7, "hero": "shae"},
    "top-thorgar": {"rank": 7, "hero": "thorgar"},
    "on-the-road": {"campaign": True},
    "epilogue-mercy": {"read": {EPILOGUES["mercy"]}},
    "epilogue-balance": {"read": {EPILOGUES["balance"]}},
    "epilogue-greed": {"read": {EPILOGUES["greed"]}},
    "full-house": {"heroes": 5},
    "heroic": {"difficulty": "heroic"},
    "in-the-storm": {"storm": True},
    "last-minute": {"last_round": True},
}
"""What has to be told otherwise of the walk over the ferry to earn something."""
LOST: dict[str, dict[str, Any]] = {
    "first-win": {"won": False},
    "untouched": {"won": False},
    "nobody-died": {"deaths": 1},
    "just-us-two": {"heroes": 3},
    "before-supper": {"rounds": 6},
}
"""... or not to earn it any more."""
BY_EVENTS = ("first-quest", "first-rank", "first-chest", "first-trap", "back-again")


def test_every_achievement_is_tried() -> None:
    assert {*EARNED, *LOST, *BY_EVENTS} == set(TESTS)


@pytest.mark.parametrize("id", EARNED)
def test_it_is_earned_by_what_it_says_and_by_nothing_less(id: str) -> None:
    assert not TESTS[id](tale()) and TESTS[id](tale(**EARNED[id]))
    if id not in ("one-blow", "harvest", "steady-wall"):
        assert not TESTS[id](tale(**EARNED[id], won=False)), "only who wins earns it"


@pytest.mark.parametrize("id", LOST)
def test_it_is_not_earned_otherwise(id: str) -> None:
    assert TESTS[id](tale()) and not TESTS[id](tale(**LOST[id]))


@pytest.mark.parametrize(
    ("id", "kind"),
    [
        ("first-rank", "ranked-up"),
        ("first-chest", "chest-opened"),
        ("first-trap", "trap-drawn"),
        ("back-again", "rose"),
    ],
)
def test_first_steps_are_read_off_the_hero_s_own_events(id: str, kind: str) -> None:
    s, events = walked()
    others = [event for event in events if event.kind != kind]
    done = [*others, Event(kind, "SS-1.1", {"seat": 1, "rank": 2, "price": 1, "area": 0, "trap": 0})]
    assert TESTS[id](Tale(s, done, 1)) and not TESTS[id](Tale(s, done, 0)) and not TESTS[id](Tale(s, others, 1))


def test_a_campaign_is_told_from_a_quest_by_itself() -> None:
    s, events = fought(road().setup(fresh(), "R1", 0), 3)
    assert "on-the-road" in WALL.earned(s, events, 0)


def test_a_lesson_and_a_quest_that_goes_on_earn_nothing() -> None:
    match = lesson_played(SCHOOL.lessons["move-and-fight"])
    assert WALL.earned(match.state, [event for _number, event in match.log], 0) == []
    ended = twin(match.state)
    assert isinstance(ended, Quest)
    ended.ended = "won"
    assert WALL.earned(ended, [], 0) == []
    assert WALL.earned(Match(GAME, GAME.setup({}), 1).state, [], 0) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_achievement_has_a_name_and_says_how(language: str) -> None:
    texts = GAME.web_page(language).texts
    for id in WALL.ids:
        assert texts.has(f"wall-{id}") and texts.get(f"wall-{id}", "how")
    assert all(texts.has(f"wall-group-{group}") for group in ACHIEVEMENTS)
