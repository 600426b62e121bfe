"""Campaigns: played from begin to end by the model alone, kept as one file, and gone on with from journals of before."""

from __future__ import annotations

import gzip
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from tests.party.beacon import GAME
from tests.party.beacon.campaign import NIGHTS_OF_BEACON as NIGHTS

from reverie.games import dice_throne, dreamblade
from reverie.games.dice_throne.tournament.log import Run
from reverie.games.dice_throne.tournament.model import TheTournament, ladder
from reverie.games.dreamblade.campaign.log import Campaign as Dreamwar
from reverie.games.dreamblade.campaign.model import war
from reverie.games.dreamblade.campaign.standing import TheDreamwar
from reverie.games.dreamblade.limited.drafts import Limited
from reverie.kernel.game import LOST, WON, Game
from reverie.kernel.match import Match
from reverie.parts.campaign import file
from reverie.parts.campaign.file import BadFile, Checkpoint
from reverie.parts.campaign.model import DONE, LOCKED, Campaign, Ended, campaigns_of, ended
from reverie.parts.campaign.sessions import restored
from reverie.parts.journal import Impossible

BEFORE = Path(__file__).parents[1] / "table" / "store" / "before" / "tables.db.gz"


def played(game: Game, setup: dict[str, Any], seed: int) -> Ended:
    """A session that the game's own advice plays to its end."""
    match = Match(game, game.setup(setup), seed)
    while match.outcome() is None:
        choice = match.choices()[0]
        match.submit(choice.seat, game.bots.advise(match.state, choice).answer)
    found = ended(game, match)
    assert found is not None
    return found


# The model -----------------------------------------------------------------------------------------------------------


def test_a_campaign_is_played_from_begin_to_end_by_its_model_alone() -> None:
    at = Checkpoint(NIGHTS, "ours", NIGHTS.begin({"keepers": "2"}))
    for seed in range(40):
        if NIGHTS.over(at.legacy):
            break
        (chapter,) = NIGHTS.open_chapters(at.legacy)
        before = json.dumps(at.legacy)
        after = at.after(chapter, played(GAME, NIGHTS.setup(at.legacy, chapter, 2), seed))
        assert json.dumps(at.legacy) == before, "a legacy that was given is never changed"
        at = after
    assert [chapter.state for chapter in NIGHTS.chapters(at.legacy)] == [DONE, DONE]
    assert [one["chapter"] for one in at.sessions if one["result"] == WON] == ["first", "second"]


def test_what_a_session_leaves_is_brought_into_the_next_and_a_lost_one_leaves_nothing() -> None:
    begun = NIGHTS.begin({"keepers": "2"})
    assert NIGHTS.after(begun, "first", Ended(LOST, (), {"oil": [9, 9]})) == begun
    won = NIGHTS.after(begun, "first", Ended(WON, (0, 1), {"oil": [2, 1]}))
    s = GAME.new(GAME.setup(NIGHTS.setup(won, "second", 0)), 1)
    assert [row.oil for row in s.keepers.rows] == [5, 4]


def test_only_what_is_open_is_played() -> None:
    legacy = NIGHTS.begin({"keepers": "2"})
    NIGHTS.check_open(legacy, "first")
    for chapter, key in (("second", LOCKED), ("third", "chapter")):
        with pytest.raises(Impossible, match=key):
            NIGHTS.check_open(legacy, chapter)
    with pytest.raises(Impossible, match=DONE):
        NIGHTS.check_open(NIGHTS.after(legacy, "first", Ended(WON, (), {"oil": [0, 0]})), "first")


@pytest.mark.parametrize(
    ("campaign", "wishes", "left"),
    [
        (TheDreamwar(), {"start": "quay-watch"}, {}),
        (TheTournament(), {"hero": "barbarian", "seed": 5}, {"health": [31, 0]}),
    ],
    ids=["dreamwar", "tournament"],
)
def test_the_campaigns_of_games_go_from_begin_to_end(campaign: Campaign, wishes: dict[str, Any], left: Any) -> None:
    at = Checkpoint(campaign, "mine", campaign.begin(wishes))
    chapters = len(campaign.chapters(at.legacy))
    fought = 0
    while not campaign.over(at.legacy):
        chapter = campaign.open_chapters(at.legacy)[0]
        campaign.check_open(at.legacy, chapter)
        setup = campaign.game.setup(campaign.setup(at.legacy, chapter, 2))
        assert len(campaign.game.seats_of(setup)) == 2
        assert all(level in campaign.game.bots.levels for level in campaign.company(at.legacy, chapter).values())
        at = at.after(chapter, Ended(WON, (0,), left))
        at = file.read(campaign.game.name, file.dump(at))
        fought += 1
        asked = campaign.question(at.legacy)
        if asked is not None:
            if not campaign.over(at.legacy):
                with pytest.raises(Impossible, match="choose-first"):
                    campaign.check_open(at.legacy, campaign.open_chapters(at.legacy)[0])
            with pytest.raises(Impossible, match="not-offered"):
                campaign.choose(at.legacy, "nothing of the kind")
            at = at.chosen(asked.options[0])
        at = file.read(campaign.game.name, file.dump(at))
    assert fought == chapters == len(at.sessions)
    assert campaign.question(at.legacy) is None
    with pytest.raises(Impossible):
        campaign.choose(at.legacy, "anything")


def test_a_battle_that_was_lost_is_fought_again_and_a_duel_that_was_lost_is_the_end() -> None:
    war_, throne = TheDreamwar(), TheTournament()
    legacy = war_.begin({"start": "quay-watch"})
    again = war_.after(legacy, "toll-of-two-coins", Ended(WON, (1,), {}))
    assert "toll-of-two-coins" in war_.open_chapters(again) and war_.question(again) is None
    legacy = throne.begin({"hero": "barbarian", "seed": 5})
    assert throne.open_chapters(legacy) == ["first-qualifier"]
    drawn = throne.after(legacy, "first-qualifier", Ended("drawn", (), {"health": [0, 0]}))
    assert drawn == legacy, "a drawn duel is fought again"
    lost = throne.after(legacy, "first-qualifier", Ended(WON, (1,), {"health": [0, 7]}))
    assert throne.over(lost) and throne.open_chapters(lost) == []


def test_what_a_duel_leaves_is_the_health_of_everybody() -> None:
    game = dice_throne.GAME
    s = game.new(game.setup({"heroes": ["barbarian", "paladin"]}), 1)
    assert game.legacy(s) == {"health": [50, 50]}


# As one file ---------------------------------------------------------------------------------------------------------


def checkpoint() -> Checkpoint:
    return Checkpoint(NIGHTS, "ours", {"won": 1, "oil": [2, 0]}, [{"chapter": "first", "result": WON}])


def test_a_campaign_is_one_file_there_and_back() -> None:
    data = file.dump(checkpoint())
    again = file.read("beacon", data)
    assert again.campaign is NIGHTS
    assert (again.name, again.legacy, again.sessions) == ("ours", {"won": 1, "oil": [2, 0]}, checkpoint().sessions)
    assert file.dump(again) == data


def changed(**what: Any) -> bytes:
    """A file whose check fits, but that tells something else."""
    told = json.loads(file.dump(checkpoint())) | what
    told.pop("check")
    return json.dumps({**told, "check": file._check(told)}).encode()


@pytest.mark.parametrize(
    ("data", "key", "why"),
    [
        (b"", "file-foreign", "no campaign of Reverie"),
        (b"\x00\xff", "file-foreign", "no campaign of Reverie"),
        (b"[1]", "file-foreign", "no campaign of Reverie"),
        (b"{}", "file-foreign", "no campaign of Reverie"),
        (file.dump(checkpoint())[:-40], "file-broken", "cut off"),
        (file.dump(checkpoint())[:120], "file-broken", "cut off"),
        (file.dump(checkpoint()).replace(b'"won": 1', b'"won": 2'), "file-changed", "its check does not fit"),
        (changed(game="dreamblade"), "file-other-game", "a campaign of 'dreamblade', not of 'beacon'"),
        (changed(campaign="days"), "file-other-campaign", "no campaign 'days'; there are: nights"),
        (changed(version=9), "file-newer", "form 9"),
        (changed(schema=3), "file-newer", "schema 3 of a later release"),
        (changed(schema="2"), "file-newer", "schema 2"),
        (changed(legacy={"won": 0}), "file-unsound", "cannot have come to"),
        (changed(legacy={"won": 0, "oil": [1] * 9}), "file-unsound", "cannot have come to"),
        (changed(legacy={"won": "no", "oil": [1, 1]}), "file-unsound", "cannot have come to"),
        (changed(legacy=[]), "file-unsound", "cannot have come to"),
        (changed(name=7), "file-unsound", "cannot have come to"),
        (b" " * (file.MOST_BYTES + 1), "file-broken", "at most"),
    ],
)
def test_a_file_that_is_no_campaign_of_this_game_is_refused_with_the_reason(data: bytes, key: str, why: str) -> None:
    with pytest.raises(BadFile, match=why) as caught:
        file.read("beacon", data)
    assert caught.value.key == key


def test_a_file_of_an_earlier_schema_is_brought_to_todays_form() -> None:
    old = file.read("beacon", changed(schema=1, legacy={"won": 1, "barrel": 4, "keepers": 3}))
    assert old.legacy == {"won": 1, "oil": [4, 0, 0]}
    assert json.loads(file.dump(old))["schema"] == 2


@pytest.mark.parametrize(
    ("campaign", "wishes", "wrong"),
    [
        (TheDreamwar(), {"start": "quay-watch"}, {"warbands": [{"no-such-piece": 3}]}),
        (TheDreamwar(), {"start": "quay-watch"}, {"warbands": []}),
        (TheDreamwar(), {"start": "quay-watch"}, {"collection": []}),
        (TheDreamwar(), {"start": "quay-watch"}, {"won": 3}),
        (TheTournament(), {"hero": "barbarian", "seed": 5}, {"hero": "nobody"}),
        (TheTournament(), {"hero": "barbarian", "seed": 5}, {"cards": ["nothing"]}),
        (TheTournament(), {"hero": "barbarian", "seed": 5}, {"health": 99999}),
        (TheTournament(), {"hero": "barbarian", "seed": 5}, {"seed": "x"}),
    ],
)
def test_a_legacy_that_no_campaign_came_to_is_found_out(campaign: Campaign, wishes: Any, wrong: Any) -> None:
    legacy = campaign.begin(wishes)
    campaign.check_sound(legacy)
    with pytest.raises(Impossible, match="unsound"):
        campaign.check_sound(legacy | wrong)


def test_every_game_that_has_campaigns_says_so() -> None:
    assert [one.name for one in campaigns_of("dreamblade")] == ["dreamwar"]
    assert [one.name for one in campaigns_of("dice_throne")] == ["tournament"]
    assert campaigns_of("nothing") == []


# Journals ------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def journals(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[dict[str, Any]]]:
    """The journals of a server that was stopped before campaigns were a part."""
    path = tmp_path_factory.mktemp("before") / "tables.db"
    path.write_bytes(gzip.decompress(BEFORE.read_bytes()))
    with sqlite3.connect(path) as base:
        rows = base.execute("SELECT id, seq, body FROM journals ORDER BY id, seq").fetchall()
    found: dict[str, list[dict[str, Any]]] = {}
    for name, _seq, body in rows:
        found.setdefault(name.partition("/")[0], []).append(json.loads(body))
    return found


def test_the_dreamwar_of_before_goes_on(journals: dict[str, list[dict[str, Any]]]) -> None:
    entries = journals["dreamblade-campaign"]
    shown = Dreamwar(war(dreamblade.GAME), "x", entries)
    assert shown.owner == entries[0]["owner"] and shown.collection
    model = TheDreamwar()
    assert model.standing(shown.plain()).plain() == shown.plain()
    imported = Dreamwar(war(dreamblade.GAME), "y", [restored("me", shown.plain(), model.schema)])
    assert (imported.owner, imported.plain()) == ("me", shown.plain())


def test_the_tournament_of_before_goes_on(journals: dict[str, list[dict[str, Any]]]) -> None:
    entries = journals["dice-throne-run"]
    shown = Run(ladder(dice_throne.GAME), "x", entries)
    assert shown.owner == entries[0]["owner"] and shown.hero == entries[0]["hero"]
    model = TheTournament()
    assert model.standing(shown.plain()).plain() == shown.plain()
    imported = Run(ladder(dice_throne.GAME), "y", [restored("me", shown.plain(), model.schema)])
    assert imported.plain() == shown.plain() and imported.at() == shown.at()


def test_the_draft_of_before_goes_on(journals: dict[str, list[dict[str, Any]]]) -> None:
    shown = Limited(dreamblade.GAME.library, "x", journals["dreamblade-draft"])
    assert shown.seats and shown.stage()


def test_entries_of_before_mean_what_they_meant() -> None:
    """Battles by name with whether they were won, duels by number with what was left."""
    first = {"kind": "opened", "owner": "me", **_opening()}
    shown = Dreamwar(
        war(dreamblade.GAME),
        "x",
        [
            first,
            {"kind": "began", "battle": "ten-names-left", "table": "t1"},
            {"kind": "ended", "battle": "ten-names-left", "table": "t1", "won": False},
            {"kind": "began", "battle": "ten-names-left", "table": "t2"},
            {"kind": "ended", "battle": "ten-names-left", "table": "t2", "won": True},
            {"kind": "rewarded", "battle": "ten-names-left", "piece": "hull-borer"},
            {"kind": "began", "battle": "toll-of-two-coins", "table": "t3"},
        ],
    )
    assert shown.wins == ["ten-names-left"] and shown.collection[-1] == "hull-borer"
    assert [session.won(0) for session in shown.sessions] == [False, True, None]
    assert [session.table for session in shown.running()] == ["t3"]
    run = Run(
        ladder(dice_throne.GAME),
        "x",
        [
            {"kind": "opened", "owner": "me", "hero": "barbarian", "seed": 5},
            {"kind": "began", "duel": 0, "table": "t1"},
            {"kind": "ended", "duel": 0, "table": "t1", "result": "drawn", "health": 0},
            {"kind": "began", "duel": 0, "table": "t2"},
            {"kind": "ended", "duel": 0, "table": "t2", "result": "won", "health": 31},
        ],
    )
    assert (run.results, run.health, run.at(), run.owed()) == (["won"], 31, 1, True)
    lost = Run(
        run.ladder,
        "x",
        [
            {"kind": "opened", "owner": "me", "hero": "barbarian", "seed": 5},
            {"kind": "began", "duel": 0, "table": "t1"},
            {"kind": "ended", "duel": 0, "table": "t1", "result": "lost", "health": 0},
        ],
    )
    assert lost.over() and lost.results == ["lost"]


def _opening() -> dict[str, Any]:
    data = war(dreamblade.GAME).starts["quay-watch"]
    return {"start": "quay-watch", "warband": data.pieces, "collection": list(data.pieces)}
