"""Procedures that verbs begin and others look at: what they are about. Their steps stand in `procedures`, chapter by chapter."""

from __future__ import annotations

from reverie.kernel.fields import fields
from reverie.kernel.plain import Answer
from reverie.kernel.state import Frame

from .abilities import NONE
from .state import NOBODY, NOWHERE

# The round (SS-6) -------------------------------------------------------------------------------------------------------


@fields
class HeroTurn(Frame):
    """SS-6.10: one hero's turn, and what is left of it."""

    seat: int
    move: bool = True
    """The move action is still to be had."""
    points: int = 0
    """Movement points left of a move that was begun..."""
    moving: bool = False
    """... and goes on until a combat action comes between (SS-6.11)."""
    combat: int = 0
    normal: int = 0
    taken: int = 0
    """Actions taken: what Slow counts (SS-25.9)."""
    dashed: bool = False
    focused: int = 0
    """SS-16.3: what the next attack gets."""
    entered: tuple[int, ...] = ()
    """`next` entries that wait for an attack (SS-18.7): ability numbers..."""
    unseen: tuple[int, ...] = ()
    """... and those of them that were used in hiding (SS-50.6)."""
    ammunition: int = NONE
    failed: tuple[tuple[str, int], ...] = ()
    """Free actions that a blind hero has failed, by object (SS-Q28)."""
    shouted: bool = False
    returned: bool = False
    chosen: Answer = ()
    """The deed at hand."""
    handled: int = 0
    """How often something was picked up or dropped: a turn does not go on for ever."""


@fields
class HeroMoves(Frame):
    """SS-50.8 `move`: an effect moves a hero or companion, area by area."""

    seat: int
    """Its figure."""
    areas: int
    evade: bool


@fields
class Step(Frame):
    """SS-15.7 to SS-15.10: a hero or companion leaves an area: reaction attacks first, then the step."""

    figure: int
    area: int
    evades: bool = True
    attackers: tuple[int, ...] = ()
    """Enemies whose reaction attacks are still to come, by their figures..."""
    most: int = 0
    """... and how many of them still may make theirs."""
    left: int = NOWHERE
    """The area that is left."""


# Map (SS-10, SS-11) -----------------------------------------------------------------------------------------------------


@fields
class Trap(Frame):
    """SS-11: a trap is drawn and resolved: who opened, where it lies."""

    opener: int
    area: int
    """The area of the trap; where the opener stands, for a door."""
    door: int = NONE
    drawn: tuple[int, ...] = ()


@fields
class Searching(Frame):
    """SS-10.11: the table of a search token."""

    seat: int
    token: int
    area: int
    quest: int = NONE
    """The symbol of the quest's own line."""


@fields
class Treasure(Frame):
    """SS-50.8 `treasure`: so many cards are drawn, and so many kept."""

    seat: int
    draw: int
    keep: int
    drawn: tuple[int, ...] = ()


@fields
class Visit(Frame):
    """SS-27.4: a visit to the Emporium of these heroes, until all are done."""

    seats: tuple[int, ...]
    done: int = 0
    played: int = 0
    """Who has been in the tavern, as bits."""
    better: int = NOBODY
    bet: int = NONE
    dealings: int = 0
    """How many there were: a visit does not go on for ever."""


# Enemies (SS-29 to SS-36) -------------------------------------------------------------------------------------------------


@fields
class Spawn(Frame):
    """SS-30.2, SS-31.1: enemies come, one after the other."""

    count: int
    area: int = NOWHERE
    """NOWHERE: at the gates."""
    powers: int = 0
    """Enemy powers besides those that are printed (SS-29.6)."""
    rank: int = NONE
    foe: int = NOBODY
    """A certain enemy (SS-31.6)."""
    group: str = ""
    stunned: bool = False
    gate: int = NONE
    but: int = NONE
    """SS-G18 Q5: any gate, open or closed, but the one of this area; NONE: the open ones, as always."""


@fields
class PutShadow(Frame):
    """SS-29.10: a shadow token of the pool is put on an area, face down."""

    area: int


@fields
class EnterPowers(Frame):
    """SS-28.10: an enemy draws so many powers."""

    foe: int
    count: int


@fields
class Encounter(Frame):
    """SS-32: an encounter card is drawn and resolved, even where no enemy is in play (SS-46.5)."""

    seat: int
    card: int = NONE


@fields
class Activations(Frame):
    """SS-32.3 to SS-32.5: enemies are activated one after the other."""

    waiting: tuple[int, ...]
    """Those who may be, by their rows."""
    count: int
    """How many still are; all who wait where it is NONE."""
    plus: bool = False
    special: bool = False
    """They use their special abilities first..."""
    only: bool = False
    """... and nothing else."""
    around: int = 0
    """Whose enemies come now: so many seats to the left of the active player."""


@fields
class Activation(Frame):
    """SS-33: one enemy acts."""

    foe: int
    plus: bool = False
    figure: int = NOBODY
    """The acting figure (SS-28.16)."""
    victim: int = NOBODY
    fell: int = NOWHERE
    """Where the victim was last (SS-33.20)."""
    behaviour: int = NONE
    sentence: int = 0
    taunter: int = NOBODY
    part: int = 0
    """How far the present sentence has come."""


@fields
class EnemyWalk(Frame):
    """SS-34: an enemy moves by a shortest way."""

    foe: int
    areas: int
    """How far at most; NONE: all the way."""
    goal: int
    figure: int = NOBODY
    passed: tuple[int, ...] = ()
    stopped: bool = False


@fields
class FallBack(Frame):
    """SS-24.8, SS-34.7: somebody falls back, the way it came if it can."""

    figure: int
    areas: int
    pushed: bool
    """By Push: no reaction attacks, no choice of direction but the defender's (SS-24.10)."""
    passed: tuple[int, ...] = ()
    """The areas that it has left on its way back..."""
    trail: tuple[int, ...] = ()
    """... and those from which it had come, the last first (SS-34.9)."""


@fields
class Special(Frame):
    """SS-32.10: an enemy uses its special abilities."""

    foe: int
    figure: int = NOBODY
    victim: int = NOBODY


@fields
class Summoned(Frame):
    """SS-20.3: a companion is activated: it moves, attacks, uses what it can."""

    companion: int
    points: int = 0
    attacked: bool = False
    moved: bool = False
    """The move was begun; an attack ends it (SS-6.11)."""
    fetched: bool = False
    """Something was picked up or handed over (SS-44.2)."""
    chosen: Answer = ()
    """The deed at hand."""


# Events (SS-38) and the end (SS-39) -----------------------------------------------------------------------------------------


@fields
class EventCard(Frame):
    """SS-6.17, SS-38.10: an event card is resolved."""

    event: int
    from_deck: bool = True


@fields
class Looking(Frame):
    """SS-50.8 `look`: the topmost cards of a pile, put back in any order, where that is allowed."""

    seat: int
    piles: tuple[int, ...]
    count: int
    pile: int = NONE
    reorder: bool = True
