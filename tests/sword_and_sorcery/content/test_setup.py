"""A setup of what was wished for, and what is refused (SS-5.2, SS-5.18, SS-5.19, SS-13.6, SS-13.7)."""

from __future__ import annotations

import re

import pytest
from tests.sword_and_sorcery.shelf import library

from reverie.games.sword_and_sorcery.content.setup import read_setup, sample_setup
from reverie.games.sword_and_sorcery.rules.terms import DIFFICULTIES
from reverie.kernel.game import SetupError
from reverie.kernel.plain import Setup
from reverie.parts.rules.party import AGREEMENTS
from reverie.testing import rule

DUO = ["white-rose", "archer"]


@rule("SS-5.19")
def test_what_nobody_wished_for_is_as_usual() -> None:
    assert read_setup(library(), {}) == {
        "quest": "P",
        "heroes": ["sorceress", "white-rose", "archer"],
        "persons": [0, 1, 2],
        "difficulty": "standard",
        "agreement": "first",
        "soul_storm": False,
        "box_limits": True,
        "rank": 1,
        "flags": [],
        "counters": {},
        "legacy": {},
    }


def test_whatever_is_wished_for_is_kept() -> None:
    wishes = {
        "quest": "P", "heroes": ["black-rose", "ranger", "assassin"], "persons": [0, -1, 0], "difficulty": "heroic", "agreement": "vote",
        "soul_storm": True, "box_limits": False, "rank": 5, "flags": ["ally-token"], "counters": {"mercy": 2}, "legacy": {},
    }  # fmt: skip
    made = read_setup(library(), wishes)
    assert made == wishes
    assert read_setup(library(), made) == made, "a whole setup is read as it is"


@rule("SS-13.6", "SS-13.8")
def test_soul_storm_lets_any_natures_into_a_party() -> None:
    with pytest.raises(SetupError, match=re.escape("white-rose (lawful) and assassin (chaotic)")):
        read_setup(library(), {"heroes": ["white-rose", "assassin"]})
    made = read_setup(library(), {"heroes": ["white-rose", "assassin"], "soul_storm": True})
    assert made["heroes"] == ["white-rose", "assassin"]
    for other in ("white-rose", "assassin"):
        assert read_setup(library(), {"heroes": ["archer", other]})["heroes"] == ["archer", other]


@pytest.mark.parametrize(
    ("wishes", "told"),
    [
        ({"quest": "R"}, "there is no quest 'R'; known are P"),
        ({"quest": 7}, "there is no quest 7"),
        ({"heros": DUO}, "unknown option 'heros'; did you mean 'heroes'?"),
        ({"heroes": "white-rose"}, "heroes is 'white-rose'; it should be a list of versions"),
        ({"heroes": ["white-rouse", "archer"]}, "there is no hero 'white-rouse'; did you mean 'white-rose'?"),
        ({"heroes": ["ecarus", "archer"]}, "there is no hero 'ecarus'; ecarus takes part as white-rose or black-rose"),
        ({"heroes": [3, "archer"]}, "there is no hero 3"),
        ({"heroes": ["archer"]}, "2 to 5 heroes take part, not 1"),
        ({"heroes": []}, "2 to 5 heroes take part, not 0"),
        ({"heroes": [*DUO, "sorceress", "rogue", "cleric", "ranger"]}, "2 to 5 heroes take part, not 6"),
        ({"heroes": ["archer", "ranger"]}, "ranger and archer are both laegon: each hero takes part once (SS-13.7)"),
        ({"heroes": ["archer", "archer"]}, "each hero takes part once (SS-13.7)"),
        ({"heroes": ["cleric", "enchantress"]}, "not in one party without soul_storm (SS-13.6)"),
        ({"rank": 8}, "rank is 8; it should be a whole number from 0 to 7"),
        ({"rank": -1}, "rank is -1"),
        ({"rank": True}, "rank is True"),
        ({"rank": "II"}, "rank is 'II'"),
        ({"difficulty": "hard"}, "there is no difficulty 'hard'"),
        ({"difficulty": "heroics"}, "did you mean 'heroic'?"),
        ({"agreement": "dice"}, "there is no agreement 'dice'; known are first, leader, vote"),
        ({"soul_storm": "yes"}, "soul_storm is 'yes'; it should be true or false"),
        ({"box_limits": 1}, "box_limits is 1; it should be true or false"),
        ({"flags": "ally-token"}, "flags is 'ally-token'; it should be a list of names"),
        ({"flags": [1]}, "flags is [1]"),
        ({"counters": ["mercy"]}, "counters is ['mercy']; it should be numbers by name"),
        ({"counters": {"mercy": -1}}, "counter mercy is -1; it should be a whole number from 0 to"),
        ({"legacy": 3}, "legacy is 3"),
        ({"legacy": {"heroes": {}}}, "the legacy knows nothing of"),
    ],
)
@rule("SS-5.2", "SS-13.7")
def test_what_cannot_be_is_refused_with_what_would_be_right(wishes: Setup, told: str) -> None:
    with pytest.raises(SetupError) as error:
        read_setup(library(), wishes)
    assert told in str(error.value)


@rule("SS-5.19")
def test_rank_0_is_the_quests_own() -> None:
    assert read_setup(library(), {"rank": 0})["rank"] == library().quests["P"].rank
    assert read_setup(library(), {"rank": 7})["rank"] == 7


def test_samples_are_legal_and_meet_everything() -> None:
    made = [sample_setup(library(), seed) for seed in range(120)]
    assert all(read_setup(library(), one) == one for one in made)
    assert {len(one["heroes"]) for one in made} == {2, 3, 4, 5}
    assert {one["difficulty"] for one in made} == set(DIFFICULTIES)
    assert {one["agreement"] for one in made} == set(AGREEMENTS)
    assert {one["rank"] for one in made} == set(range(1, 8))
    assert {id for one in made for id in one["heroes"]} == set(library().version_ids())
    assert {one["soul_storm"] for one in made} == {True, False}
    assert sample_setup(library(), 7) == sample_setup(library(), 7)
