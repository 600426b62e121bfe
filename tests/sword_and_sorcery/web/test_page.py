"""Sword & Sorcery in a browser: the form of a table, the map with everybody on it, options on their elements."""

from __future__ import annotations

from typing import Any

import pytest

from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules.state import Quest
from reverie.games.sword_and_sorcery.web.chart import chart
from reverie.kernel.agenda import owed
from reverie.kernel.game import SetupError

POSITION: dict[str, Any] = {
    "hero": "A",
    "A": {"area": "14B.c", "items": ["longsword"]},
    "B": {"area": "1B.a", "ghost": True},
    "enemies": [{"enemy": "gremlin green 1", "area": "14B.b", "wounds": 1}],
}


@pytest.fixture
def s() -> Quest:
    return GAME.new(GAME.setup({"heroes": ["white-rose", "archer"], "position": POSITION}), 1)


@pytest.fixture(params=["en", "pl"])
def page(request: pytest.FixtureRequest) -> Any:
    return GAME.web_page(request.param)


def test_the_form_as_it_is_proposed_can_be_played(page: Any) -> None:
    fields = page.setup_form()
    assert [field["name"] for field in fields] == [
        "quest", "party", "hero", "rank", "difficulty", "agreement", "soul_storm",
    ]  # fmt: skip
    assert all(field["label"] and field["help"] for field in fields)
    made = GAME.setup(page.setup_from({field["name"]: field["default"] for field in fields}))
    assert len(made["heroes"]) == 3 and made["quest"] == "P"
    assert len(page.setup_words(made)) == 4


@pytest.mark.parametrize(
    ("form", "heroes"),
    [
        ({"party": "2", "hero-A": "enchantress"}, ["enchantress", "black-rose"]),
        ({"party": "2", "hero": ["fitting", "archer"]}, ["sorceress", "archer"]),
        ({"party": "2", "hero": ["white-rose", "runemaster"], "soul_storm": "on"}, ["white-rose", "runemaster"]),
    ],
)
def test_whoever_fits_joins_those_who_are_chosen(page: Any, form: dict[str, Any], heroes: list[str]) -> None:
    assert GAME.setup(page.setup_from(form))["heroes"] == heroes


def test_a_quest_by_itself_begins_at_any_rank(page: Any) -> None:
    usual, high = (GAME.setup(page.setup_from({"party": "2", "quest": "Q2", "rank": rank})) for rank in ("0", "6"))
    assert usual["rank"] == GAME.library.sheet("Q2").rank != high["rank"] == 6
    assert len(page.setup_words(high)) == len(page.setup_words(usual)) + 1, "another rank than the quest's own is said"


@pytest.mark.parametrize(
    "form", [{"party": "7"}, {"party": "x"}, {"hero-A": "gandalf"}, {"rank": "9"}, {"rank": "high"}]
)
def test_a_form_that_cannot_be_is_refused(page: Any, form: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        GAME.setup(page.setup_from(form))


def test_everybody_stands_on_the_map(s: Quest, page: Any) -> None:
    drawn = chart(page, s)
    figures = {figure.id: figure for figure in drawn.figures}
    assert set(figures) == {"figure-0", "figure-1", "figure-8"}
    assert figures["figure-0"].plate == "10/10" and figures["figure-1"].plate == "†"
    assert figures["figure-8"].plate == "2/3" and not figures["figure-8"].hero
    assert len(drawn.doors) == 2 and len(drawn.things) == len([one for one in s.things.rows if one.kind])


def test_steps_sit_on_areas_and_doors_on_themselves(s: Quest, page: Any) -> None:
    choice = owed(s)
    assert page.place(s, choice, ("go", s.plan.areas.number["14B.b"])) == "area-14B-b row-go-13"
    assert page.place(s, choice, ("open", 0)) == "door-0 row-open-0" and page.place(s, choice, "end") == ""


def test_an_area_and_a_figure_are_told(s: Quest, page: Any) -> None:
    area = page.looked(s, 0, "area-14B-b")
    assert area["title"].startswith("14B.b ") and any("Gremlin" in tag for tag in area["tags"])
    assert page.looked(s, 0, "figure-8")["title"].startswith("Gremlin")
    assert page.looked(s, 0, "nothing") is None


def test_a_table_is_called_by_its_quest_and_heroes(s: Quest, page: Any) -> None:
    name = page.table_name(GAME.about(s))
    assert name["name"] == page.say("quest-P") and len(name["sides"]) == 2


def test_a_first_game_is_led_by_a_knight_and_points_three_things_out(page: Any) -> None:
    first = page.first_game()
    assert GAME.setup(first["wishes"])["heroes"][0] == "white-rose"
    assert [one["at"] for one in first["callouts"]] == [".ss__l", "#map", "#stage-panel"]
    assert all(one["title"] and one["text"] for one in first["callouts"])
