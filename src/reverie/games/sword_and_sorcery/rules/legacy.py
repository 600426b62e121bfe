"""SS-39.3: what a quest leaves to the next one of its campaign. Plain values, by ids, not by numbers.

A legacy holds `heroes`, a record for each who takes part, by version: `rank`, `crowns`, `powers` as `[id, picked at]`, picks that are
`owed`, cards in `slots` and `pack` as `[id, side, charges]`; `soul`, the common pool; `stash`, what was put there besides its own cards;
`floors`, what the quests won so far owe each hero (SS-39.9); `camp`, the records of those who stay away; `next`, the quest that follows.
"""

from __future__ import annotations

from typing import Any, Final

from reverie.kernel.plain import Body

from . import terms as t
from .conditions import Scene, holds
from .plan import After
from .state import STASH, Quest

STARTING_CROWNS: Final = 25
NOWHERE_ELSE: Final = After("", None, "")
"""After the last quest of a campaign."""


def written(s: Quest, card: int) -> list[Any]:
    """A card as a legacy knows it; nothing for an empty slot."""
    return [] if card == t.NO_ITEM else [s.item(card).id, s.sides[card], s.charges[card]]


def record_of(s: Quest, seat: int) -> Body:
    """SS-39.3: what a hero carries on: rank, powers, belongings, crowns."""
    row = s.heroes.rows[seat]
    return {
        "rank": row.rank,
        "crowns": s.crowns(seat),
        "powers": [[s.cast.powers[power].id, rank] for power, rank, _cooldown in row.powers],
        "owed": list(row.owed),
        "slots": [written(s, card) for card in row.slots],
        "pack": [written(s, card) for card in row.pack],
    }


def goes_on(s: Quest) -> After:
    """SS-7.33: the first branch that is open, so that there is none to choose between; nowhere where a campaign ends (SS-39.14)."""
    for after in s.plan.next:
        if holds(s, after.given, Scene()):
            return after
    return NOWHERE_ELSE


def left_by(s: Quest) -> Body:
    """What a campaign keeps of a quest that was won; of one that was lost only the record (SS-39.11, SS-G21)."""
    record: Body = {
        "read": [s.book().nodes[number].id for number in s.read],
        "rounds": s.round,
        "deaths": sum([row.deaths for row in s.heroes.rows]),
    }
    if s.ended != "won":
        return record
    own = s.plan.own
    after = goes_on(s)
    raised = [name for name in s.flags if name not in own and "@" not in name]
    stash = [card for card in s.piles.rows[STASH].cards if s.item(card).deck != t.STASH]
    return {
        "heroes": {s.version(seat).id: record_of(s, seat) for seat in range(len(s.heroes))},
        "soul": s.soul,
        "stash": [written(s, card) for card in stash],
        "flags": [*raised, after.flag] if after.flag and after.flag not in raised else raised,
        "counters": {name: number for name, number in s.counters if name not in own},
        "floors": s.plan.floor + s.setup["legacy"].get("floors", 0),
        "next": after.to,
        "branch": s.plan.next.index(after) if after in s.plan.next else -1,
        **record,
    }
