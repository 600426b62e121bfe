"""SS-G19, SS-G21: the story of a quest: who decides at a fork, what paragraphs do."""

from __future__ import annotations

from typing import Any

from reverie.kernel.agenda import innermost, push
from reverie.kernel.decision import Decision
from reverie.kernel.domain import Listed
from reverie.kernel.plain import Plain
from reverie.parts.rules.story import Book, Node, Reading

from .. import decisions
from .. import terms as t
from ..abilities import NONE
from ..conditions import Scene, counter, holds
from ..effects.walk import Deeds, party
from ..plan import Way
from ..state import BATTLE_PHASE, EVENT_PHASE, NOBODY, NOWHERE, Quest, on_story

PARTY = "party"
COUNTERS = "counters"
ACTIVE = "active-hero"


def book_of(nodes: tuple[Node, ...]) -> Book:
    """A book of secrets: all read a paragraph, then whoever decides at its end does (SS-7.52, SS-7.22)."""
    return Book(nodes, decisions.READING, decisions.BRANCH)


class Teller:
    """What the book of secrets asks of the rules."""

    def holds(self, s: Quest, given: Any, cause: int) -> bool:
        """A condition of a paragraph; of a branch also its nature, and the counter that must be the highest."""
        if isinstance(given, Way):
            return self.is_open(s, given, cause)
        place = s.figures.rows[cause].area if cause != NOBODY else NOWHERE
        return holds(s, given, Scene(self.hero(s, cause), place=place))

    def is_open(self, s: Quest, way: Way, cause: int) -> bool:
        """SS-G19: whether a branch may be taken."""
        if way.nature != NONE and not self.open_to(s, way.nature, self.decider(s, way.by, cause)):
            return False
        if way.highest and counter(s, way.highest) < max([counter(s, name) for name in way.among]):
            return False
        return way.given is None or self.holds(s, way.given, cause)

    def open_to(self, s: Quest, nature: int, seat: int) -> bool:
        """SS-13.5, SS-13.8, SS-G21: the own nature, or the neutral branch; neutral heroes take any, and so do all in a Soul Storm."""
        own = s.version(seat).nature
        return bool(s.setup["soul_storm"]) or nature in (own, t.NEUTRAL) or own == t.NEUTRAL

    def hero(self, s: Quest, cause: int) -> int:
        """Who acts in a paragraph: who brought it about, else the hero of the highest rank, in seating order (SS-G21)."""
        return cause if cause != NOBODY else self.foremost(s)

    def foremost(self, s: Quest) -> int:
        ranks = [row.rank for row in s.heroes.rows]
        return ranks.index(max(ranks))

    def decider(self, s: Quest, by: str, cause: int) -> int:
        """SS-7.22: the active hero, or the foremost where none is active (SS-G21); else who brought the paragraph about."""
        if by != ACTIVE:
            return self.hero(s, cause)
        return s.active if s.phase in (BATTLE_PHASE, EVENT_PHASE) else self.foremost(s)

    def carry_out(self, s: Quest, do: Any, cause: int) -> None:
        """SS-G19: `here` is where it came about; the user is who caused it, else the hero of SS-G21."""
        seat = self.hero(s, cause)
        reading = innermost(s, Reading)
        place = reading.place if reading is not None else NOWHERE
        if place == NOWHERE and cause != NOBODY:
            place = s.figures.rows[cause].area
        push(s, Deeds(do, seat, seat, place=place, cause=cause))

    def choosers(self, s: Quest, by: str, cause: int) -> tuple[int, ...]:
        """SS-7.22: the active hero's player; what the party decides, the party (SS-1.11)."""
        if by in (PARTY, COUNTERS):
            return party(s).seats
        return (self.decider(s, by, cause),)

    def put_fork(self, s: Quest, by: str, choosing: Decision, options: Listed, subject: int) -> bool:
        """SS-1.11: what the party decides is put to it by its agreement; whether it was."""
        if by not in (PARTY, COUNTERS):
            return False
        party(s).ask(s, choosing, options, subject)
        return True

    def decided_fork(self, s: Quest, by: str, answer: Plain) -> tuple[int, int]:
        seat, number = party(s).decided(s, answer) if by in (PARTY, COUNTERS) else answer
        assert isinstance(number, int)
        return seat, number


on_story(Teller())
