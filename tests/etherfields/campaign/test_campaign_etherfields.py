"""The campaign as a model: how it begins, who takes part, how sessions follow one another, and what is kept of them (EF-10.80 to EF-10.84)."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from reverie.games.etherfields.campaign.model import Nights
from reverie.games.etherfields.content.legacies import after_first_dream
from reverie.games.etherfields.game import GAME
from reverie.games.etherfields.rules.state import Session
from reverie.kernel.choice import NATURE
from reverie.kernel.game import CLOSED, WON
from reverie.kernel.match import Match
from reverie.parts.campaign import file
from reverie.parts.campaign.file import BadFile, Checkpoint, dump
from reverie.parts.campaign.model import DONE, LOCKED, OPEN, Ended, campaigns_of, ended
from reverie.parts.journal import Impossible
from reverie.testing import rule

NIGHTS = Nights(GAME)


def fresh(**wishes: str) -> dict[str, Any]:
    usual = {wish: values[0] for wish, values in NIGHTS.wishes().items()}
    return NIGHTS.begin({**usual, **wishes})


def later(**told: Any) -> dict[str, Any]:
    """A campaign after the First Dream."""
    return {**fresh(), "kept": after_first_dream(GAME.cast), "record": [["closed", [["I-01", "won"]], 0]], **told}


@cache
def first_night() -> Ended:
    """The First Dream, played as bots advise; then the Team saves on the Map."""
    alone = {**dict.fromkeys(GAME.cast.archetype_ids, "away"), "tough-guy": "in"}
    match = Match(GAME, GAME.setup(NIGHTS.setup(fresh(**alone), "session-1", 1)), 1)
    while match.outcome() is None:
        choice = match.choices()[0]
        if choice.seat == NATURE:
            match.serve_nature()
            continue
        answer = "save" if choice.kind == "travel" else GAME.bots.advise(match.state, choice).answer
        match.submit(choice.seat, answer)
    told = ended(GAME, match)
    assert told is not None
    return told


@rule("EF-3.1", "EF-10.80")
def test_it_begins_with_the_first_dream_and_whom_one_wished() -> None:
    assert [type(one) for one in campaigns_of("etherfields")] == [Nights]
    legacy = fresh(difficulty="deep", agreement="vote", rounds="yes", expert="in", gambler="away")
    setup = GAME.setup(NIGHTS.setup(legacy, "session-1", 0))
    assert (setup["scenario"], setup["start"]) == ("I-01", "first")
    assert (setup["difficulty"], setup["agreement"], setup["rounds"], setup["short"]) == ("deep", "vote", True, False)
    assert setup["dreamers"] == legacy["team"] and "gambler" not in setup["dreamers"]
    states = {chapter.id: chapter.state for chapter in NIGHTS.chapters(legacy)}
    assert states["I-01"] == states["I-02"] == LOCKED and states["session-1"] == OPEN
    with pytest.raises(Impossible, match="too-few"):
        fresh(**dict.fromkeys(GAME.cast.archetype_ids, "away"))
    with pytest.raises(Impossible, match="players"):
        NIGHTS.setup(legacy, "session-1", 4)


@rule("EF-5.294", "EF-9.128")
def test_the_next_session_begins_on_the_map_with_what_the_last_has_left() -> None:
    legacy = NIGHTS.after(fresh(), "session-1", first_night())
    assert NIGHTS.status(legacy, "I-01") == "won" and NIGHTS.status(legacy, "I-02") == "open"
    assert legacy["record"][0][1][:2] == [["I-01", "won"], ["I-02", "open"]]
    assert NIGHTS.open_chapters(legacy) == ["session-2"]
    states = {chapter.id: chapter.state for chapter in NIGHTS.chapters(legacy)}
    assert states["I-01"] == DONE
    NIGHTS.check_sound(legacy)
    match = Match(GAME, GAME.setup(NIGHTS.setup(legacy, "session-2", 0)), 1)
    s = match.state
    assert isinstance(s, Session)
    assert s.setup["start"] == "session"
    assert [s.cast.dreams[gate[0]].id for gate in s.gates if gate[1] == 1] == [
        id for id, gate in legacy["kept"]["gates"].items() if gate[0] == "open"
    ]


@rule("EF-5.295", "EF-9.114", "EF-9.116")
def test_between_sessions_dreamers_come_and_go_and_it_may_become_gentler() -> None:
    legacy = later()
    team = legacy["team"]
    assert f"stay:{team[0]}" in NIGHTS.offers(legacy) and "ease:gentle" in NIGHTS.offers(legacy)
    assert "ease:deep" not in NIGHTS.offers(legacy), "never harder"
    alone = NIGHTS.choose(legacy, f"stay:{team[0]}")
    assert alone["team"] == team[1:] and not any(offer.startswith("stay") for offer in NIGHTS.offers(alone))
    with pytest.raises(Impossible, match="not-offered"):
        NIGHTS.choose(alone, f"stay:{team[1]}")
    assert len(NIGHTS.choose(alone, f"join:{team[0]}")["team"]) == 2
    gentle = NIGHTS.choose(legacy, "ease:gentle")
    assert GAME.setup(NIGHTS.setup(gentle, "session-2", 0))["difficulty"] == "gentle"


@rule("EF-10.43")
def test_it_is_over_when_the_last_dream_is_over() -> None:
    kept = after_first_dream(GAME.cast)
    for status, over in (("open", False), ("won", True), ("part", True)):
        legacy = later(kept={**kept, "gates": {**kept["gates"], "I-10": [status, 0, 0]}})
        assert NIGHTS.over(legacy) is over
        assert bool(NIGHTS.open_chapters(legacy)) is not over
        assert bool(NIGHTS.offers(legacy)) is not over
    last = NIGHTS.after(later(), "session-2", Ended(WON, (0, 1), kept))
    assert NIGHTS.over(last) and not NIGHTS.over(NIGHTS.after(later(), "session-2", Ended(CLOSED, (0, 1), kept)))


@rule("EF-10.26")
@pytest.mark.parametrize("language", ["en", "pl"])
def test_of_a_dream_that_nobody_has_found_nothing_is_told(language: str) -> None:
    page = GAME.web_page(language)
    legacy = later()
    chart = NIGHTS.chart(page, legacy)
    shown = json.dumps(chart, ensure_ascii=False)
    for id in GAME.cast.dream_ids:
        title = page.say(f"dream-{id}")
        known = id in legacy["kept"]["gates"]
        assert (title in shown) is known
        assert (NIGHTS.chapter_title(page, legacy, id) == title) is known
    assert page.say("chart-raised-first_talk") in chart["raised"] and len(chart["raised"]) == 1
    assert len(chart["nights"]) == 1 and page.say("dream-I-01") in chart["nights"][0]["line"]
    for offer in NIGHTS.offers(legacy):
        assert NIGHTS.option_title(page, legacy, offer)
    for wish, values in NIGHTS.wishes().items():
        assert NIGHTS.wish_title(page, wish) and all(NIGHTS.wish_value(page, wish, value) for value in values)


def test_it_is_a_file_and_a_file_that_no_campaign_can_be_is_refused() -> None:
    legacy = later()
    data = dump(Checkpoint(NIGHTS, "Ours", legacy))
    assert file.read("etherfields", data).legacy == json.loads(json.dumps(legacy))
    broken = [
        {**legacy, "team": []},
        {**legacy, "team": ["nobody"]},
        {**legacy, "team": [legacy["team"][0]] * 2},
        {**legacy, "kept": {**legacy["kept"], "market": ["no-such-card"]}},
        {**legacy, "kept": {}},
        {**legacy, "record": [["won", [["I-77", "won"]], 0]]},
        {**legacy, "options": {**legacy["options"], "difficulty": "none"}},
    ]
    for one in broken:
        with pytest.raises(BadFile):
            file.read("etherfields", dump(Checkpoint(NIGHTS, "Ours", one)))


@rule("EF-10.83")
def test_the_short_campaign_shows_its_four_dreams() -> None:
    page = GAME.web_page("en")
    chart = NIGHTS.chart(page, fresh(short="yes"))
    assert [one.id for one in NIGHTS.chapters(fresh(short="yes"))] == ["I-01", "I-02", "I-04", "I-10", "session-1"]
    assert len(chart["dreams"]) == 4 and len(NIGHTS.chart(page, fresh())["dreams"]) == 10


@rule("EF-5.215b", "EF-5.294")
@pytest.mark.parametrize("language", ["en", "pl"])
def test_what_was_read_can_be_read_again_and_nothing_else(language: str) -> None:
    page = GAME.web_page(language)
    night = first_night()
    legacy = NIGHTS.after(fresh(), "session-1", night)
    read = legacy["kept"]["read"]
    assert "s.100" in read and all(id.startswith("s.1") for id in read)
    chart = NIGHTS.chart(page, legacy)
    assert [book["title"] for book in chart["books"]] == [page.say("dream-I-01")]
    shown = json.dumps(chart, ensure_ascii=False)
    for script in GAME.cast.scripts:
        text = page.script(script.id).split("\n\n")[0]
        if script.id.startswith("s."):
            assert (json.dumps(text, ensure_ascii=False)[1:-1] in shown) is (script.id in read), script.id
    later_session = NIGHTS.after(legacy, "session-2", Ended(CLOSED, (0,), {**legacy["kept"], "read": [*read, "s.200"]}))
    assert [len(book["leaves"]) for book in NIGHTS.chart(page, later_session)["books"]] == [len(read), 1]


def test_a_campaign_of_before_is_gone_on_with() -> None:
    legacy = later()
    old = {**legacy, "kept": {key: value for key, value in legacy["kept"].items() if key not in ("read", "slept")}}
    with pytest.raises(Impossible):
        NIGHTS.check_sound(old)
    NIGHTS.check_sound(NIGHTS.current(old, 1))
    assert NIGHTS.current(old, 1) == legacy


@rule("EF-10.43")
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_campaign_that_is_over_tells_its_ending_and_which_others_stood_open(language: str) -> None:
    page = GAME.web_page(language)
    kept = after_first_dream(GAME.cast)
    going_on = NIGHTS.chart(page, later())
    assert going_on["endings"] == [] and page.say("chart-ending-next") not in json.dumps(going_on, ensure_ascii=False)
    counters = {**kept["counters"], "salvations": 5, "deaths": 5, "notes": 13}
    gates = {**kept["gates"], "I-10": ["won", 0, 0]}
    over = later(kept={**kept, "gates": gates, "counters": counters, "flags": [*kept["flags"], "ending_next"]})
    NIGHTS.check_sound(over)
    told = {one["id"]: (one["state"], one["line"]) for one in NIGHTS.chart(page, over)["endings"]}
    assert told == {
        "called": ("open", page.say("chart-ending-open")),
        "kept": ("locked", page.say("chart-lacks-notes", n=1)),
        "next": ("done", page.say("chart-ending-done")),
    }
    short = {**over, "options": {**over["options"], "short": True}}
    assert [one["state"] for one in NIGHTS.chart(page, short)["endings"]] == ["locked", "open", "done"], (
        "five deaths are too many"
    )
