"""What a party decides together, by the agreement its table has made: whoever says it first, the leader, or a vote.

A game lays out its `Party` from its state whenever it needs one: it holds nothing that is not said there. It asks in one step and takes the
decision in the next, whatever the agreement is:

    def ask_for_a_way(s, f):
        party(s).ask(s, WAY, Listed(("hill", "shore")))

    def take_it(s, f):
        seat, way = party(s).decided(s, f.answer)
"""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import ask_all, ask_first, reveal
from reverie.kernel.choice import NONE
from reverie.kernel.decision import Decision
from reverie.kernel.domain import Domain
from reverie.kernel.plain import Answer, Plain
from reverie.kernel.state import State

FIRST: Final = "first"
LEADER: Final = "leader"
VOTE: Final = "vote"
AGREEMENTS: Final = (FIRST, LEADER, VOTE)


class Party:
    """Who decides together, who leads them just now, and what they have agreed on."""

    __slots__ = ("agreement", "leader", "seats")

    def __init__(self, agreement: str, seats: tuple[int, ...], leader: int) -> None:
        if agreement not in AGREEMENTS:
            raise ValueError(f"an agreement is one of {', '.join(AGREEMENTS)}, not {agreement!r}")
        self.agreement = agreement
        self.seats = seats
        """All who began together; who has left since decides nothing."""
        self.leader = leader

    def ask(self, s: State, decision: Decision, options: Domain, subject: int = NONE) -> None:
        """Put something to the party. One option is no question, and one who is left decides alone."""
        here = [seat for seat in self.seats if seat not in s.left] or list(self.seats)
        if self.agreement == VOTE and len(self.seats) > 1:
            if options.size() == 1:
                s.agenda[-1].answer = (options.at(0),) * len(self.seats)
            else:
                ask_all(s, tuple([(seat, decision, options) for seat in self.seats]), subject)
            return
        if self.agreement == LEADER or options.size() == 1:
            here = [self.leader if self.leader in here else here[0]]
        ask_first(s, tuple([(seat, decision, options) for seat in here]), (), subject)

    def decided(self, s: State, answer: Plain) -> tuple[int, Answer]:
        """What came of it, and whose word it was: of a vote the leader's if it won, else the first that did.

        Most votes win. Of equally many that of the leader wins, or else that of whoever sits first. Votes were given unseen by
        each other, so this shows them: it is called once, in the step after the question.
        """
        if self.agreement != VOTE or len(self.seats) == 1:
            seat, said = answer
            return seat, said
        reveal(s)
        votes = [(seat, said) for seat, said in zip(self.seats, answer, strict=True) if seat not in s.left]
        votes = votes or list(zip(self.seats, answer, strict=True))
        votes.sort(key=lambda vote: vote[0] != self.leader)  # the leader's is looked at first, the others stay in order
        said_by_all = [said for _seat, said in votes]
        most = max([said_by_all.count(said) for said in said_by_all])
        for seat, said in votes:
            if said_by_all.count(said) == most:
                return seat, said
        raise AssertionError("somebody has voted")
