"""The campaign as a model: how it begins, who goes on, how quests follow one another, and what is kept of them (SS-39)."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.sword_and_sorcery.campaign.short_road import FERRY, HEARTH, LOSS, ORCHARD, after, fresh, game, played, road

from reverie.games.sword_and_sorcery.campaign.model import Souls
from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules.state import Quest
from reverie.kernel.game import WON, SetupError
from reverie.kernel.match import Match
from reverie.parts.campaign import file
from reverie.parts.campaign.file import BadFile, Checkpoint, dump
from reverie.parts.campaign.model import DONE, LOCKED, OPEN, Ended, campaigns_of
from reverie.parts.journal import Impossible
from reverie.testing import rule


def states(legacy: dict[str, object]) -> list[str]:
    return [chapter.state for chapter in road().chapters(legacy)]


def set_up(wishes: dict[str, Any]) -> Quest:
    """A quest as far as nobody has to decide anything."""
    s = Match(game(), game().setup(wishes), 1).state
    assert isinstance(s, Quest)
    return s


# How it begins -------------------------------------------------------------------------------------------------------


@rule("SS-5.18", "SS-39.12", "SS-G18")
def test_it_begins_at_rank_one_with_25_crowns_and_what_was_wished() -> None:
    legacy = fresh(difficulty="heroic", agreement="vote", shae="rogue")
    assert list(legacy["heroes"]) == ["sorceress", "white-rose", "archer", "rogue"]
    assert {one["rank"] for one in legacy["heroes"].values()} == {1}
    assert {one["crowns"] for one in legacy["heroes"].values()} == {25}
    setup = game().setup(road().setup(legacy, FERRY, 4))
    assert (setup["quest"], setup["difficulty"], setup["agreement"], setup["soul_storm"]) == (
        FERRY,
        "heroic",
        "vote",
        False,
    )
    assert len(game().seats_of(setup)) == 4
    with pytest.raises(Impossible, match="players"):
        road().setup(legacy, FERRY, 3)


@rule("SS-39.12")
@pytest.mark.parametrize("difficulty", ["story", "standard", "heroic"])
def test_the_difficulty_stays_what_it_was(difficulty: str) -> None:
    legacy = after(fresh(difficulty=difficulty))
    assert road().setup(legacy, ORCHARD, 0)["difficulty"] == difficulty
    assert not any("difficulty" in option for option in road().offers(legacy))


@rule("SS-13.6", "SS-13.8", "SS-1.2")
def test_lawful_and_chaotic_souls_begin_together_only_in_a_storm() -> None:
    with pytest.raises(Impossible, match="nature"):
        fresh(thorgar="runemaster")
    assert "runemaster" in fresh(**{"thorgar": "runemaster", "soul-storm": "yes"})["heroes"]
    with pytest.raises(Impossible, match="too-few"):
        fresh(ecarus="away", laegon="away")


# How quests follow one another -----------------------------------------------------------------------------------------


@rule("SS-39.13", "SS-7.33", "SS-39.14")
def test_the_next_quest_is_the_first_whose_condition_holds() -> None:
    """Mercy leads through the orchard, with a flag; balance straight home. What is not yet reached is locked."""
    start = fresh()
    assert states(start) == [OPEN, LOCKED, LOCKED] and road().open_chapters(start) == [FERRY]
    ended = played(start)
    for mercy, way in ((1, [DONE, OPEN, LOCKED]), (0, [DONE, LOCKED, OPEN])):
        left = {**ended.left, "next": ORCHARD if mercy else HEARTH}
        assert states(road().after(start, FERRY, Ended(WON, ended.winners, left))) == way
    legacy = after(start)
    assert legacy["counters"] == {"mercy": 1} and legacy["flags"] == ["ally-token"]
    assert legacy["quests"] == [[FERRY, "won", 1, 0, ["ally-token", "mercy"], 0]]
    legacy = after(legacy)
    assert "R2.1" in legacy["read"], "the flag that was raised counts in the next quest"
    assert states(legacy) == [DONE, DONE, OPEN]
    assert legacy["quests"][1] == [ORCHARD, "won", 1, 0, [], 0], "what was raised before is not raised again"
    legacy = after(legacy)
    assert road().over(legacy) and states(legacy) == [DONE, DONE, DONE]


@rule("SS-39.3", "SS-39.9", "SS-39.10")
def test_what_a_won_quest_leaves_is_brought_into_the_next() -> None:
    start = fresh()
    legacy = after(start)
    assert legacy["floors"] == 4
    worth = legacy["soul"] + sum({1: 0, 2: 4, 3: 13}[one["rank"]] for one in legacy["heroes"].values())
    assert worth >= 4 * 3, "the floor of the quest, for each hero"
    s = set_up(road().setup(legacy, ORCHARD, 0))
    assert [row.rank for row in s.heroes.rows] == [one["rank"] for one in legacy["heroes"].values()]
    assert [s.crowns(seat) for seat in range(3)] == [one["crowns"] for one in legacy["heroes"].values()]
    assert s.soul == legacy["soul"] and s.flags == ("ally-token",)


@rule("SS-39.11", "SS-Q50", "SS-39.4", "SS-7.33")
def test_a_lost_quest_is_tried_again_and_may_be_conceded_after_the_third_loss() -> None:
    legacy = fresh()
    for loss in (1, 2, 3):
        assert road().question(legacy) is None and road().open_chapters(legacy) == [FERRY]
        before, legacy = legacy, road().after(legacy, FERRY, LOSS)
        kept = ("heroes", "soul", "stash", "flags", "counters", "floors", "next")
        assert {name: legacy[name] for name in kept} == {name: before[name] for name in kept}
        assert legacy["quests"][-1] == [FERRY, "lost", 4, 2, [], -1] and len(legacy["quests"]) == loss
    asked = road().question(legacy)
    assert asked is not None and asked.options == ("retry", "concede")
    with pytest.raises(Impossible, match="choose-first"):
        road().check_open(legacy, FERRY)
    with pytest.raises(Impossible, match="not-offered"):
        road().choose(legacy, "join:rogue")
    again = road().choose(legacy, "retry")
    assert road().question(again) is None and road().open_chapters(again) == [FERRY]
    assert road().question(road().after(again, FERRY, LOSS)) is not None, "after every further loss it is asked again"
    given_up = road().choose(legacy, "concede")
    assert road().question(given_up) is None
    assert states(given_up) == [DONE, LOCKED, OPEN], "by the default branch"
    assert given_up["soul"] == 12 and given_up["flags"] == [] and given_up["counters"] == {}
    assert given_up["heroes"] == legacy["heroes"], "no crowns, no treasures"


@rule("SS-39.14")
def test_heroes_of_a_finished_campaign_play_any_quest_again_and_nothing_flows_back() -> None:
    legacy = after(after(after(fresh())))
    assert road().over(legacy) and road().open_chapters(legacy) == [FERRY, ORCHARD, HEARTH]
    road().check_open(legacy, ORCHARD)
    ranks = [one["rank"] for one in legacy["heroes"].values()]
    s = set_up(road().setup(legacy, ORCHARD, 0))
    assert [row.rank for row in s.heroes.rows] == ranks
    assert road().after(legacy, ORCHARD, LOSS) == legacy
    with pytest.raises(Impossible, match="chapter"):
        road().check_open(legacy, "P")


@rule("SS-5.19", "SS-1.8")
@pytest.mark.parametrize("rank", range(1, 8))
def test_any_quest_is_played_by_itself_at_any_rank(rank: int) -> None:
    s = set_up({"quest": "P", "rank": rank, "heroes": ["white-rose", "archer"]})
    assert {row.rank for row in s.heroes.rows} == {rank} and s.setup["legacy"] == {}
    with pytest.raises(SetupError):
        GAME.setup({"rank": 8})


# Who goes on ---------------------------------------------------------------------------------------------------------


@rule("SS-39.6", "SS-39.7", "SS-39.8", "SS-13.6")
def test_who_may_join_stay_come_back_and_change() -> None:
    legacy = fresh()
    assert road().offers(legacy) == (
        "stay:sorceress",
        "stay:white-rose",
        "stay:archer",
        "change:archer:ranger",
        "join:rogue",
        "join:cleric",
    )
    legacy = road().choose(legacy, "join:cleric")
    legacy = road().choose(legacy, "stay:sorceress")
    legacy = road().choose(legacy, "stay:white-rose")
    assert list(legacy["heroes"]) == ["archer", "cleric"] and list(legacy["camp"]) == ["sorceress", "white-rose"]
    offered = road().offers(legacy)
    assert not [option for option in offered if option.startswith("stay")], "at least two take part"
    assert {"back:sorceress", "back:white-rose"} <= set(offered) and "join:black-rose" not in offered
    legacy = road().choose(road().choose(legacy, "back:sorceress"), "change:archer:ranger")
    assert list(legacy["heroes"]) == ["ranger", "cleric", "sorceress"]
    s = set_up(road().setup(legacy, FERRY, 3))
    assert [s.version(seat).id for seat in range(3)] == ["ranger", "cleric", "sorceress"]


@rule("SS-39.8", "SS-13.6")
def test_nobody_comes_back_to_a_party_of_the_other_nature() -> None:
    legacy = fresh(auriel="away", shae="rogue")
    legacy = road().choose(legacy, "stay:white-rose")
    legacy = road().choose(legacy, "change:rogue:assassin")
    assert list(legacy["heroes"]) == ["archer", "assassin"]
    assert "back:white-rose" not in road().offers(legacy) and "join:runemaster" in road().offers(legacy)
    with pytest.raises(Impossible, match="not-offered"):
        road().choose(legacy, "back:white-rose")


@pytest.mark.parametrize("option", ["", "join", "join:nobody", "dance:archer", "change:archer", "retry", "concede"])
def test_what_is_not_offered_changes_nothing(option: str) -> None:
    with pytest.raises(Impossible, match="not-offered"):
        road().choose(fresh(), option)


# What is told --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_quest_that_nobody_has_come_to_has_no_title(language: str) -> None:
    page, legacy = game().web_page(language), fresh()
    titles = [page.say(f"quest-{id}") for id in (ORCHARD, HEARTH)]
    told = [road().chapter_title(page, legacy, id) for id in (FERRY, ORCHARD, HEARTH)]
    assert told[0] == page.say("quest-R1") and told[1] == told[2] and not set(told) & set(titles)
    assert not any(title in json.dumps(road().chart(page, legacy), ensure_ascii=False) for title in titles)


def test_the_chart_shows_branches_once_their_quest_is_over() -> None:
    page, legacy = game().web_page("en"), fresh()
    before = road().chart(page, legacy)
    assert [way["state"] for way in before["ways"]] == ["ahead", "ahead", "ahead"]
    assert [quest["title"] for quest in before["quests"]] == ["The Ferry", "", ""]
    assert [quest["id"] for quest in before["quests"]] == ["R1", "", ""]
    chart = road().chart(page, after(legacy))
    assert [way["state"] for way in chart["ways"]] == ["taken", "other", "ahead"]
    assert chart["quests"][0]["lines"] == ["won in 1 round, nobody died", "somebody is grateful", "mercy was shown"]
    assert chart["quests"][1]["title"] == "The Orchard" and chart["quests"][2]["title"] == ""
    (ferry,) = chart["story"]
    assert ferry["title"] == "Read so far: The Ferry" and len(ferry["paragraphs"]) == 3
    assert "He counts it twice." not in json.dumps(chart), "the paragraph of the other answer was not read"
    y = [quest["y"] for quest in chart["quests"]]
    assert y == sorted(set(y)), "each below those that lead to it"


def test_a_lost_quest_and_a_conceded_one_stand_on_the_chart() -> None:
    page, legacy = game().web_page("en"), fresh()
    for _loss in range(3):
        legacy = road().after(legacy, FERRY, LOSS)
    assert road().chart(page, legacy)["quests"][0]["lines"] == ["lost 3 times"]
    assert "The Ferry has been lost 3 times" in road().question_title(page, legacy, road().question(legacy))  # type: ignore[arg-type]
    done = road().choose(legacy, "concede")
    assert road().chart(page, done)["quests"][0]["lines"] == ["conceded", "lost 3 times"]
    assert [way["state"] for way in road().chart(page, done)["ways"]] == ["other", "taken", "ahead"]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_everything_has_words(language: str) -> None:
    """A key that has none is told as it is."""
    page, campaign = GAME.web_page(language), campaigns_of("sword_and_sorcery")[0]
    legacy = campaign.begin({**{key: values[0] for key, values in campaign.wishes().items()}, "seed": 1})
    told = [campaign.title(page)]
    for wish, values in campaign.wishes().items():
        told += [campaign.wish_title(page, wish), *[campaign.wish_value(page, wish, value) for value in values]]
    told += [
        campaign.option_title(page, legacy, option)
        for option in (*campaign.offers(legacy), "retry", "concede", "back:rogue")
    ]
    told += [campaign.refusal_title(page, key) for key in ("too-few", "nature")]
    rich = {**legacy, "counters": {"mercy": 2, "balance": 5, "greed": 1}, "quests": [["P", "lost", 3, 1, [], -1]]}
    rich["quests"] += [["P", "won", 9, 2, ["mercy", "ally-token", "second-shrine", "toll-sold"], 0]]
    told.append(json.dumps(campaign.chart(page, {**rich, "camp": legacy["heroes"]}), ensure_ascii=False))
    assert not [
        one for one in told if "campaign-souls" in one or "chart-" in one or ("{" in one.strip("{") and "$" in one)
    ]


# Files ---------------------------------------------------------------------------------------------------------------


def damaged(change: dict[str, object]) -> dict[str, object]:
    return {**after(fresh()), **change}


@pytest.mark.parametrize(
    "change",
    [
        {"heroes": {}},
        {"heroes": 3},
        {"soul": -1},
        {"soul": "many"},
        {"next": "R1", "options": {}},
        {"stash": [["no-such-item", 0, 0]]},
        {"stash": [["longsword", 3, 0]]},
        {"quests": [["R1"]]},
        {"camp": {"nobody": {"rank": 1, "crowns": 0, "powers": [], "owed": [], "slots": [[], [], [], []], "pack": []}}},
        {"surprise": 1},
    ],
)
def test_a_legacy_that_no_campaign_has_come_to_is_refused(change: dict[str, object]) -> None:
    road().check_sound(after(fresh()))
    with pytest.raises(Impossible, match="unsound"):
        road().check_sound(damaged(change))


def test_a_hero_who_cannot_be_is_refused() -> None:
    legacy = after(fresh())
    for field, value in (
        ("rank", 8),
        ("crowns", -5),
        ("powers", [["flying", 1]]),
        ("slots", [[]]),
        ("pack", [["x", 0, 0]]),
    ):
        archer = {**legacy["heroes"]["archer"], field: value}
        with pytest.raises(Impossible, match="unsound"):
            road().check_sound({**legacy, "heroes": {**legacy["heroes"], "archer": archer}})


def test_it_is_taken_along_as_one_file_and_goes_on_from_it() -> None:
    campaign = campaigns_of("sword_and_sorcery")[0]
    assert isinstance(campaign, Souls)
    legacy = campaign.begin({**{key: values[0] for key, values in campaign.wishes().items()}, "seed": 1})
    legacy = campaign.after(legacy, "P", LOSS)
    data = dump(Checkpoint(campaign, "ours", legacy, [{"chapter": "P", "result": "lost"}]))
    read = file.read("sword_and_sorcery", data)
    assert read.legacy == legacy and list(read.legacy["heroes"]) == list(legacy["heroes"]), "seats in their order"
    with pytest.raises(BadFile):
        file.read("sword_and_sorcery", data.replace(b'"soul": 0', b'"soul": 9'))
