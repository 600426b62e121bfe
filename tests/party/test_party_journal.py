"""The journal of a party's campaign by itself: who belongs to it, who plays whom, sessions, questions, updates."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.party.beacon.campaign import NIGHTS_OF_BEACON as NIGHTS
from tests.party.vigils import CONCEDE, RETRY, VIGILS

from reverie.kernel.game import LOST, WON
from reverie.parts.campaign.model import Campaign, Ended
from reverie.parts.campaign.party import MOST_MEMBERS, PartyCampaign, opened
from reverie.parts.journal import Impossible

VICTORY = Ended(WON, (0, 1), {"oil": [2, 1, 0]})
DEFEAT = Ended(LOST, (), {"oil": [0, 0, 0]})
SOUND = {
    "opened": {"kind", "owner", "checkpoint", "name", "member"},
    "joined": {"kind", "member", "person", "name"},
    "left": {"kind", "member"},
    "removed": {"kind", "member"},
    "linked": {"kind"},
    "renamed": {"kind", "name"},
    "cast": {"kind", "seats"},
    "began": {"kind", "chapter", "table", "seats", "by"},
    "ended": {"kind", "table", "result", "winners", "left", "checkpoint"},
    "dropped": {"kind", "table"},
    "chosen": {"kind", "option", "by", "checkpoint"},
}
"""All that a journal says: nothing in it has rules but the legacy, which is the model's."""


class Party:
    """A journal that is written by acts, and that reads the same at any time."""

    def __init__(self, campaign: Campaign = NIGHTS, *names: str, **wishes: str) -> None:
        self.campaign = campaign
        legacy = campaign.begin({"keepers": "3", **wishes})
        self.entries: list[dict[str, Any]] = [opened(campaign, "wanda", "Wanda", "Ours", legacy)]
        for name in names:
            self.do(lambda now, name=name: now.plan_join(name.lower(), name))  # type: ignore[misc]

    @property
    def now(self) -> PartyCampaign:
        return PartyCampaign(self.campaign, "x", self.entries)

    def do(self, plan: Callable[[PartyCampaign], list[dict[str, Any]]]) -> PartyCampaign:
        made = plan(self.now)
        for entry in made:
            assert set(entry) == SOUND[entry["kind"]]
        self.entries += made
        return self.now

    def names(self) -> list[str]:
        return [member.name for member in self.now.members]

    def begin(self, table: str, chapter: str = "first", seats: list[str] | None = None) -> PartyCampaign:
        cast = seats if seats is not None else self.now.proposed(chapter)
        return self.do(lambda now: now.plan_begin("wanda", chapter, cast, table))

    def end(self, table: str, ended: Ended) -> PartyCampaign:
        return self.do(lambda now: now.plan_ended(table, ended))


def refused(work: Callable[[], Any]) -> str:
    with pytest.raises(Impossible) as caught:
        work()
    return caught.value.key


# People --------------------------------------------------------------------------------------------------------------


def test_members_come_and_go_and_whoever_belongs_longest_leads_after_the_owner() -> None:
    party = Party(NIGHTS, "Oskar", "Ilse")
    assert party.now.owner == "wanda" and party.names() == ["Wanda", "Oskar", "Ilse"]
    party.do(lambda now: now.plan_leave("wanda"))
    assert party.now.owner == "oskar" and party.names() == ["Oskar", "Ilse"]
    party.do(lambda now: now.plan_join("wanda", "Wanda"))
    assert party.names() == ["Oskar", "Ilse", "Wanda"], "who comes back has not belonged to it longest"
    assert [member.number for member in party.now.members] == [2, 3, 1], "and is who they were"
    party.do(lambda now: now.plan_leave("oskar"))
    assert party.now.owner == "ilse"
    party.do(lambda now: now.plan_leave("wanda"))
    assert refused(lambda: party.now.plan_leave("ilse")) == "alone"
    assert refused(lambda: party.now.plan_leave("oskar")) == "not-member"


def test_who_joins_has_a_name_of_their_own_and_joins_once() -> None:
    party = Party(NIGHTS, "Oskar")
    assert party.now.plan_join("oskar", "Somebody else") == []
    assert refused(lambda: party.now.plan_join("ilse", "")) == "name"
    assert refused(lambda: party.now.plan_join("ilse", "WANDA")) == "name-taken"
    for number in range(MOST_MEMBERS - 2):
        party.do(lambda now, number=number: now.plan_join(f"p{number}", f"Guest {number}"))  # type: ignore[misc]
    assert refused(lambda: party.now.plan_join("ilse", "Ilse")) == "full"


def test_the_owner_alone_removes_renames_and_makes_links_and_a_removed_member_knows_no_link() -> None:
    party = Party(NIGHTS, "Oskar", "Ilse")
    for plan in (
        lambda now: now.plan_remove("oskar", "m3"),
        lambda now: now.plan_link("oskar"),
        lambda now: now.plan_rename("oskar", "Theirs"),
    ):
        assert refused(lambda plan=plan: plan(party.now)) == "owner-only"  # type: ignore[misc]
    assert refused(lambda: party.now.plan_remove("wanda", "m1")) == "yourself"
    assert party.now.plan_remove("wanda", "m9") == []
    before = party.now.link
    party.do(lambda now: now.plan_remove("wanda", "m2"))
    assert party.names() == ["Wanda", "Ilse"] and party.now.gone["oskar"].gone == "removed"
    assert party.now.link == before + 1, "the link that they know is used up"
    assert refused(lambda: party.now.plan_cast("oskar", "first", ["m1"] * 3)) == "not-member"
    party.do(lambda now: now.plan_link("wanda"))
    assert party.now.link == before + 2
    party.do(lambda now: now.plan_rename("wanda", "Theirs"))
    assert party.now.name == "Theirs" and party.now.plan_rename("wanda", "Theirs") == []
    assert refused(lambda: party.now.plan_rename("wanda", "")) == "name"


# Who plays whom ------------------------------------------------------------------------------------------------------


def test_heroes_are_dealt_out_and_remembered_and_who_comes_gets_one() -> None:
    party = Party(NIGHTS)
    assert party.now.proposed("first") == ["m1", "m1", "m1"], "alone one plays all"
    party.do(lambda now: now.plan_join("oskar", "Oskar"))
    assert party.now.proposed("first") == ["m1", "m2", "m1"]
    party.do(lambda now: now.plan_cast("oskar", "first", ["m2", "m1", "bot:expert"]))
    assert party.now.proposed("first") == ["m2", "m1", "bot:expert"]
    assert party.now.plan_cast("oskar", "first", ["m2", "m1", "bot:expert"]) == []
    party.do(lambda now: now.plan_cast("wanda", "first", ["m1", "m1", "bot:expert"]))
    assert party.now.proposed("first") == ["m1", "m1", "bot:expert"], "Oskar is away this time, and that is remembered"
    party.do(lambda now: now.plan_join("ilse", "Ilse"))
    assert party.now.proposed("first") == ["m1", "m3", "bot:expert"], "who is new gets a hero of whoever has several"
    party.do(lambda now: now.plan_cast("wanda", "first", ["m3", "m1", "open"]))
    party.do(lambda now: now.plan_leave("ilse"))
    assert party.now.proposed("first") == ["bot:adept", "m1", "open"], "the hero of who is gone is a bot's"
    party.do(lambda now: now.plan_join("bruno", "Bruno"))
    assert party.now.proposed("first") == ["m4", "m1", "open"]


@pytest.mark.parametrize(
    ("cast", "key"),
    [
        (["m1", "m1"], "cast"),
        (["m1", "m1", "m1", "m1"], "cast"),
        (["m1", "m1", "m7"], "cast"),
        (["m1", "m1", "m"], "cast"),
        (["m1", "m1", "wanda"], "cast"),
        (["m1", "m1", "bot:"], "cast"),
        (["m1", "m1", "bot:godlike"], "cast"),
        (["m1", "m1", ""], "cast"),
        (["bot:adept"] * 3, "nobody"),
    ],
)
def test_a_hero_is_played_by_somebody_who_can(cast: list[str], key: str) -> None:
    assert refused(lambda: Party(NIGHTS).now.plan_begin("wanda", "first", cast, "t")) == key


def test_the_company_of_a_chapter_is_nobodys_to_give() -> None:
    party = Party(VIGILS, "Oskar")
    assert party.now.proposed("first") == ["m1", "m2", "bot:novice"]
    assert refused(lambda: party.now.plan_begin("wanda", "first", ["m1", "m2", "m1"], "t")) == "cast"


# Sessions ------------------------------------------------------------------------------------------------------------


def test_whoever_is_first_has_begun_the_session_for_all() -> None:
    party = Party(NIGHTS, "Oskar")
    party.begin("t1")
    cast = ["m2", "m2", "m2"]
    assert party.now.plan_begin("oskar", "first", cast, "t2") == []
    assert [(one.chapter, one.table) for one in party.now.running()] == [("first", "t1")]
    assert party.now.lineups["t1"] == ["m1", "m2", "m1"] and party.now.cast == ["m1", "m2", "m1"]


def test_what_a_session_came_to_is_written_once_and_beside_it() -> None:
    party = Party(NIGHTS)
    party.begin("t1")
    party.end("t1", VICTORY)
    assert (
        party.now.legacy
        == {"won": 1, "oil": [2, 1, 0]}
        == NIGHTS.after(NIGHTS.begin({"keepers": "3"}), "first", VICTORY)
    )
    assert party.now.running() == [] and party.now.plan_ended("t1", DEFEAT) == []
    assert refused(lambda: party.begin("t2", "first")) == "done"
    assert refused(lambda: party.begin("t2", "third")) == "chapter"
    party.begin("t2", "second")
    party.end("t2", VICTORY)
    assert NIGHTS.over(party.now.legacy)
    assert [(one.chapter, one.ended and one.ended.result) for one in party.now.sessions] == [
        ("first", WON),
        ("second", WON),
    ]


def test_a_lost_chapter_is_begun_again_from_the_same_legacy() -> None:
    party = Party(NIGHTS)
    before = party.now.legacy
    assert refused(lambda: party.begin("t1", "second", ["m1"] * 3)) == "locked"
    party.begin("t1")
    party.end("t1", DEFEAT)
    assert party.now.legacy == before
    party.begin("t2")
    assert [one.table for one in party.now.running()] == ["t2"]


def test_a_session_that_cannot_be_played_on_is_given_up_for_another() -> None:
    party = Party(NIGHTS)
    party.begin("t1")
    assert party.now.plan_begin("wanda", "first", ["m1"] * 3, "t2", instead="t9") == [], "only for itself"
    party.do(lambda now: now.plan_begin("wanda", "first", ["m1"] * 3, "t2", instead="t1"))
    assert [one.table for one in party.now.running()] == ["t2"]
    assert party.now.plan_begin("wanda", "first", ["m1"] * 3, "t3", instead="t1") == [], (
        "who was slower finds the new one"
    )
    assert party.now.plan_ended("t1", VICTORY) == [], "the table that was left behind counts for nothing"


# Questions -----------------------------------------------------------------------------------------------------------


def test_the_first_answer_counts_and_a_late_one_is_no_answer_to_the_next_question() -> None:
    party = Party(VIGILS, "Oskar")
    assert refused(lambda: party.now.plan_choose("wanda", RETRY, party.now.stood)) == "not-asked"
    party.begin("t1")
    party.end("t1", DEFEAT)
    at = party.now.stood
    assert refused(lambda: party.begin("t2")) == "choose-first"
    assert refused(lambda: party.now.plan_choose("oskar", "dance", at)) == "not-offered"
    party.do(lambda now: now.plan_choose("oskar", RETRY, at))
    assert party.now.plan_choose("oskar", RETRY, at) == [], "the same form sent twice"
    assert refused(lambda: party.now.plan_choose("wanda", CONCEDE, at)) == "answered"
    party.begin("t2")
    party.end("t2", DEFEAT)
    assert VIGILS.question(party.now.legacy) is not None
    assert refused(lambda: party.now.plan_choose("wanda", CONCEDE, at)) == "answered", "that was the question of before"
    assert refused(lambda: party.now.plan_choose("wanda", CONCEDE, at - 1)) == "moved-on"
    party.do(lambda now: now.plan_choose("wanda", CONCEDE, party.now.stood))
    assert VIGILS.over(party.now.legacy)


# Updates -------------------------------------------------------------------------------------------------------------


def test_a_journal_of_an_earlier_schema_goes_on_and_one_of_a_later_release_is_refused() -> None:
    party = Party(NIGHTS)
    party.begin("t1")
    party.end("t1", VICTORY)
    party.entries[0]["checkpoint"] = {"legacy": {"won": 0, "barrel": 0, "keepers": 3}, "schema": 1}
    party.entries[-1]["checkpoint"] = {"legacy": {"won": 1, "barrel": 4, "keepers": 3}, "schema": 1}
    party.entries[-1]["left"] = {"of another": "form"}
    assert party.now.legacy == {"won": 1, "oil": [4, 0, 0]}, (
        "what was written is brought to today's form, not played again"
    )
    party.begin("t2", "second")
    party.entries[-2]["checkpoint"]["schema"] = 3
    assert refused(lambda: party.now) == "newer"
