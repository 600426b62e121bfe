"""What happens between two decisions of Sword & Sorcery: who acts and why, rolls with their dice, wounds as they land."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.web.tables import fight, page_in, played

from reverie.games.sword_and_sorcery.rules.state import Quest
from reverie.kernel.browser import Beat
from reverie.kernel.match import Match
from reverie.testing import rule


def told(match: Match, since: int, language: str = "en") -> list[Beat]:
    s = match.state
    assert isinstance(s, Quest)
    return page_in(language).beats(s, [event for _answer, event in match.log[since:]])


def after_turn(**dice: list[int]) -> tuple[Match, int]:
    """Ecarus ends his turn beside a gremlin, and every green enemy acts; nobody answers anything."""
    enemies = [{"enemy": "gremlin green 1", "area": "14B.a"}]
    match = fight(position={"decks": {"encounter": ["A"]}, "enemies": enemies}, dice={"enemy dice": [2, 2], **dice})
    since = len(match.log)
    match.submit(0, "end")
    while match.choices()[0].kind in ("window", "victim", "activate"):
        choice = match.choices()[0]
        match.submit(choice.seat, choice.options.at(choice.options.size() - 1))
    return match, since


@rule("SS-32.1", "SS-33.2")
def test_an_enemy_turn_is_told_step_by_step() -> None:
    match, since = after_turn()
    beats = told(match, since)
    kinds = [(beat.kind, beat.text.split(" ")[0]) for beat in beats]
    assert ("announce", "Ecarus") in kinds  # the encounter
    why = next(beat for beat in beats if "goes for" in beat.text or "reaches nobody" in beat.text)
    assert why.kind == "announce" and {touch["at"] for touch in why.touches} >= {"figure-8", "figure-0"}
    roll = next(beat for beat in beats if beat.kind == "roll" and "attacks" in beat.text)
    assert [die["mark"] for die in roll.dice] == ["die-red-2", "die-red-2"] and roll.total == "2 hits"
    assert not any("is activated" in beat.text for beat in beats)  # what it does says so


@rule("SS-22.12")
def test_wounds_land_on_the_figure_and_on_the_sheet() -> None:
    match, since = after_turn(**{"dice A": [2, 2, 2]})
    landed = [beat for beat in told(match, since) if beat.kind == "land" and "wound" in beat.text]
    assert landed and {touch["at"] for touch in landed[0].touches} == {"figure-0", "hero-0"}
    assert landed[0].touches[0]["text"].startswith("−") and landed[0].touches[0]["how"] == "harm"


def test_a_death_is_no_mere_note() -> None:
    position = {"enemies": [{"enemy": "gremlin green 1", "area": "14B.a", "wounds": 2}]}
    match = fight(position=position, dice={"dice A": [8, 2], "enemy dice": [1, 1, 1]})
    since = len(match.log)
    match.submit(0, ("attack", 0, 8))
    while match.choices()[0].kind in ("effect", "window"):
        choice = match.choices()[0]
        match.submit(choice.seat, choice.options.at(choice.options.size() - 1))
    gone = [beat for beat in told(match, since) if any(touch["how"] == "gone" for touch in beat.touches)]
    assert gone and gone[0].kind == "land"


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_event_of_a_game_can_be_told(language: str) -> None:
    *_before, (match, _choice) = played(["white-rose", "archer", "cleric"], 9, 1500)
    beats = told(match, 0, language)
    assert len(beats) > 100 and all(beat.text for beat in beats)
    assert {"roll", "announce", "land", "turn", "note"} == {beat.kind for beat in beats}


@rule("SS-7.12")
def test_before_the_next_hero_acts_the_whole_enemy_turn_is_looked_back_on() -> None:
    match, since = after_turn()
    page = page_in("en")
    s = match.state
    assert isinstance(s, Quest) and match.choices()[0].seat == 1
    start = page.recap_from(s, 1, match.log, len(match.log))
    assert match.log[start][1].kind == "encounter-drawn" and start >= since
    match.submit(1, "dash")
    assert page.recap_from(s, 1, match.log, len(match.log)) == len(match.log)


@rule("SS-7.12", "SS-6.17")
def test_before_a_round_begins_the_last_enemy_turn_and_the_events_are_looked_back_on() -> None:
    """Both heroes have acted; between that and the question who acts next lie an enemy turn, an event and the Time Phase."""
    match = fight(position={"enemies": [], "decks": {"event": [7]}})
    page, s = page_in("en"), match.state
    assert isinstance(s, Quest)
    for _hero in range(2):
        match.submit(match.choices()[0].seat, "end")
        while match.choices()[0].kind != "deed" and s.round == 2:
            choice = match.choices()[0]
            match.submit(choice.seat, choice.options.at(choice.options.size() - 1))
    assert s.round == 3
    while match.choices()[0].kind != "who":
        choice = match.choices()[0]
        match.submit(choice.seat, choice.options.at(choice.options.size() - 1))
    start = page.recap_from(s, match.choices()[0].seat, match.log, len(match.log))
    kinds = [event.kind for _answer, event in match.log[start:]]
    assert match.log[start - 1][1].kind == "turn-ended"
    assert kinds.index("event-drawn") < kinds.index("round-began")


def test_a_turn_is_headed_by_whose_it_is_in_whatever_round_the_table_is_now() -> None:
    *_before, (match, _choice) = played(["white-rose", "archer"], 9, 400)
    page, s = page_in("en"), match.state
    assert isinstance(s, Quest) and s.round > 1
    heads = [page.heading(s, event) for _answer, event in match.log if event.kind in ("round-began", "turn-began")]
    assert heads[:2] == ["Round 1", "Ecarus's turn"] or heads[:2] == ["Round 1", "Laegon's turn"]
