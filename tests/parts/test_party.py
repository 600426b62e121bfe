"""What a party decides together: by whoever is first, by its leader, or by a vote. The keepers of the beacon light their fire."""

from __future__ import annotations

import pytest
from tests.party.beacon import GAME, SITE

from reverie.kernel.choice import ALL, FIRST, READ
from reverie.kernel.domain import Listed
from reverie.kernel.game import SetupError
from reverie.kernel.match import Match
from reverie.kernel.record import parse_record, replay
from reverie.parts.rules.party import Party
from reverie.testing.contract import play_checked


def begun(agreement: str, keepers: int = 3) -> Match:
    """A night in which the text has been read, and the site is asked for."""
    match = Match(GAME, GAME.setup({"keepers": keepers, "agreement": agreement}), 1)
    match.submit(0, READ)
    return match


def asked(match: Match) -> list[tuple[int, str, int]]:
    return [(choice.seat, choice.kind, choice.mode) for choice in match.state.pending]


def lit(match: Match) -> tuple[int, str]:
    """Whose word it was, and where the fire was lit."""
    (event,) = [event for _number, event in match.log if event.kind == "lit"]
    return event.data["seat"], event.data["site"]


def test_whoever_says_it_first_decides() -> None:
    match = begun("first")
    assert asked(match) == [(seat, "site", FIRST) for seat in range(3)]
    match.submit(2, "shore")
    assert lit(match) == (2, "shore")
    assert match.state.fire == 4 and [row.oil for row in match.state.keepers.rows] == [2, 2, 2]


def test_the_leader_decides_alone() -> None:
    match = begun("leader")
    assert asked(match) == [(0, "site", FIRST)]
    match.submit(0, "hill")
    assert lit(match) == (0, "hill")


@pytest.mark.parametrize(
    ("votes", "decided"),
    [
        (("hill", "shore", "shore"), (1, "shore")),
        (("shore", "shore", "hill"), (0, "shore")),
        (("hill", "hill", "hill"), (0, "hill")),
    ],
)
def test_most_votes_decide(votes: tuple[str, ...], decided: tuple[int, str]) -> None:
    match = begun("vote")
    assert asked(match) == [(seat, "site", ALL) for seat in range(3)]
    for seat, vote in reversed(list(enumerate(votes))):
        match.submit(seat, vote)
    assert lit(match) == decided
    assert replay(GAME, parse_record(match.dump())).state.fire == match.state.fire


def test_of_equally_many_votes_the_leaders_wins() -> None:
    s = GAME.new(GAME.setup({"keepers": 4}), 1)
    assert Party("vote", (0, 1, 2, 3), 2).decided(s, ("hill", "hill", "shore", "shore")) == (2, "shore")
    assert Party("vote", (0, 1), 0).decided(s, ("hill", "shore")) == (0, "hill")


def test_who_has_left_does_not_vote_and_who_is_alone_decides() -> None:
    match = begun("vote")
    match.submit(0, "shore")
    match.submit(1, "hill")
    match.give_up(2)
    assert lit(match) == (0, "shore"), "one to one, and the leader's wins; the third counts for nothing"
    s = match.state
    s.left = (0, 1)
    assert Party("vote", (0, 1, 2), 0).decided(s, ("hill", "hill", "shore")) == (2, "shore")


def test_a_leader_who_has_left_is_followed_by_the_next() -> None:
    match = Match(GAME, GAME.setup({"keepers": 3, "agreement": "leader"}), 1)
    match.give_up(0)
    match.submit(1, READ)
    assert asked(match) == [(1, "site", FIRST)]


@pytest.mark.parametrize("agreement", ["first", "leader", "vote"])
def test_one_option_is_no_question(agreement: str) -> None:
    s = begun(agreement).state
    s.pending.clear()
    s.given.clear()
    party = Party(agreement, (0, 1, 2), 1)
    party.ask(s, SITE, Listed(("hill",)))
    assert s.pending == []
    assert party.decided(s, s.agenda[-1].answer) == (1, "hill")


def test_an_agreement_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="first, leader, vote, not 'dice'"):
        Party("dice", (0, 1), 0)
    with pytest.raises(SetupError, match="'dice'"):
        GAME.setup({"agreement": "dice"})


@pytest.mark.parametrize("agreement", ["first", "leader", "vote"])
@pytest.mark.parametrize("seed", range(3))
def test_the_toy_keeps_the_contract_by_every_agreement(agreement: str, seed: int) -> None:
    assert max(play_checked(GAME, GAME.setup({"keepers": 3, "agreement": agreement}), seed)) > 3


def test_a_vote_keeps_what_it_is_about() -> None:
    """Whoever is asked in a vote learns the same of it as somebody who is asked alone."""
    for agreement in ("first", "leader", "vote"):
        s = begun(agreement).state
        s.pending.clear()
        s.given.clear()
        Party(agreement, (0, 1, 2), 0).ask(s, SITE, Listed(("hill", "shore")), 7)
        assert {choice.subject for choice in s.pending} == {7}
