"""Frames that several chapters look at: windows, rolls, a text being carried out."""

from __future__ import annotations

from reverie.kernel.fields import fields
from reverie.kernel.state import Frame

from .abilities import NONE
from .state import NOBODY, NOWHERE


@fields
class Window(Frame):
    """EF-4.100: a window that is open: its kind, whom it is about, how much, who is asked next, who has passed in this lap."""

    kind: int
    subject: int = NOBODY
    amount: int = 0
    start: int = 0
    at: int = 0
    quiet: int = 0
    """How many have been asked since somebody answered."""
    card: int = NONE
    """What it is about besides: a Flaw, a step, a Fate card."""


@fields
class Rolling(Frame):
    """EF-4.91: a die that is rolled. `roller` is NOBODY for the Movement die (EF-9.84)."""

    roller: int
    luck: bool
    boost: bool = False
    entity: int = NONE
    face: int = NONE
    fixed: bool = False
    """Changed to a face by an effect: what a face sets off has happened."""


@fields
class Harm(Frame):
    """EF-4.104: one effect is about to give one Dreamer Distress: how much of it is left."""

    seat: int
    amount: int
    entity: int = NONE


@fields
class Sealing(Frame):
    """EF-4.105: an effect is about to Seal cards of one Dreamer."""

    seat: int
    amount: int
    asked: bool = True
    """Not for a Seal that is paid as a cost or chosen as a penalty."""


@fields
class Play(Frame):
    """A Dream or Slumber that is being played: what is left at once when it ends (EF-5.232, EF-9.121)."""

    slumber: bool
    tile: int = NONE
    over: bool = False
    ended: bool = False
    """Its End of Turns has been."""


@fields
class Reading(Frame):
    """A script being read: by whom it came about, on behalf of which Entity, where."""

    script: int
    seat: int = NOBODY
    entity: int = NONE
    space: int = NOWHERE


@fields
class Drawing(Frame):
    """EF-4.92: so many cards are still to be drawn."""

    seat: int
    amount: int
    effect: bool = True
    """By an effect; not the Draw step."""
    card: int = NONE
    """The one that was drawn last, where it is asked about (EF-5.71)."""


@fields
class Reshuffling(Frame):
    """EF-4.93: the discard pile becomes the deck; `forced` has its price."""

    seat: int
    forced: bool = True


@fields
class FlawDrawn(Frame):
    """EF-5.279: a Flaw that was drawn and lies nowhere yet."""

    seat: int
    card: int
    held: bool = False


@fields
class Moving(Frame):
    """EF-5.111: a Move: spaces that are left, diagonal steps and Walls that may still be crossed, who is taken along."""

    seat: int
    left: int
    diagonals: int = 0
    walls: int = 0
    along: tuple[int, ...] = ()
    carries: int = 0
    steps: tuple[int, ...] = ()
    """The spaces entered so far."""
    start: int = NOWHERE


@fields
class Springing(Frame):
    """EF-5.127: a Dreamer has entered a space by Move or Relocation: its Traps."""

    seat: int
    space: int
    traps: tuple[int, ...] = ()


@fields
class Pushing(Frame):
    """EF-5.138, EF-9.123: figures are pushed, one after the other, one space for each time that they stand here."""

    figures: tuple[int, ...]
    one: bool = False
    """Only one of them, whom the Team names (EF-4.43)."""


@fields
class Spawning(Frame):
    """EF-5.166: so many figures of an Entity are still to be placed."""

    row: int
    amount: int
    space: int = NOWHERE
    """A space that is named; NOWHERE for Lairs."""
    placed: tuple[int, ...] = ()
    lair: int = NOWHERE
    """The one that was chosen for the next figure."""


@fields
class Striding(Frame):
    """EF-4.96: one figure of an Entity moves: steps that are left, and where to; the Dreamer whom it is after."""

    figure: int
    left: int = 0
    target: int = NOBODY
    goal: int = NOWHERE
    """A place to which an effect sends it (`entity-move`)."""
    again: bool = False
    pushed: bool = False
    face: int = NONE
    """The face of a roll that counts for all (EF-4.45); NONE where it rolls for itself."""


@fields
class Buying(Frame):
    """EF-5.67: Market cards that a Dreamer looks at."""

    seat: int
    seen: int
    cards: tuple[int, ...] = ()
    free: bool = False
    """`choose-card`: one of them is gained for nothing."""


@fields
class Fitting(Frame):
    """EF-5.147, EF-5.151: an Item wants an Active slot; NONE for a random one of Storage."""

    card: int
    recover: int = 0
    """How many are recovered."""
    market: bool = False


@fields
class Masking(Frame):
    """EF-5.203, EF-5.205: a Dreamer may change the active Mask."""

    seat: int
    card: int = NONE
    """One that was just gained; NONE where any of the own ones may be put on."""


@fields
class Placing(Frame):
    """EF-5.76: a Progress card is placed; where the zone is full one must leave first."""

    seat: int
    card: int
    in_hand: bool = False


@fields
class Trimming(Frame):
    """EF-5.14, EF-5.81a: a limit has dropped: the excess is discarded at once."""

    seat: int


@fields
class Acting(Frame):
    """EF-4.12: Cards and Actions: everybody acts, in any order, until all are done."""

    ended: bool = False
    left: tuple[tuple[int, ...], ...] = ()
    """By seat: space, tokens, hand and Progress of who is done, as they were left (EF-4.113)..."""
    actor: int = NOBODY
    """... and who has answered since."""


@fields
class Paying(Frame):
    """EF-4.90: a payment inside something else; its row is the last of the payments."""

    number: int
    victim: int = NOBODY


@fields
class Performing(Frame):
    """EF-4.90 steps 6 to 8: what was paid for is carried out, so many times, each with its own target (EF-5.94, EF-5.95)."""

    use: int
    seat: int
    times: int
    card: int = NONE
    aims: tuple[int, ...] = ()
    victim: int = NOBODY
    spent: int = 0
    paid: int = NONE
    asked: bool = False
    """Of what wins a Slumber: its window has been (EF-4.110)."""
    every: bool = False
    """Each payment reaches every figure that was in range (`assault-all`): all those blows are counted in `times`."""
    saved: bool = False
    """Of what wins a Slumber: its Salvation was resolved (EF-10.38)."""


@fields
class Dealing(Frame):
    """EF-3.20 step 3: a Turn deck of so many cards is dealt."""

    count: int
    order: tuple[int, ...] = ()
    """Cards that are not dealt at random (EF-10.50)."""


@fields
class TurnSteps(Frame):
    """EF-4.95: the steps of the current Turn card, from one on."""

    at: int = 0
    extra: bool = False
    """EF-5.165: outside their time; the card is not discarded."""


@fields
class Looting(Frame):
    """EF-5.164: so many Loots; which of the cards comes next."""

    amount: int
    seat: int = NOBODY
    at: int = 0


@fields
class Effects(Frame):
    """EF-4.44: the effects of one step: the rows of the Entities whose texts are still to come, with whom each reaches."""

    kind: int
    rows: tuple[int, ...] = ()
    fixed: tuple[tuple[int, ...], ...] = ()


@fields
class Turn(Frame):
    """EF-4.9: one Turn of a Dream or Slumber."""

    slumber: bool
    seats: tuple[int, ...] = ()
    """Who is still to draw."""


@fields
class Leading(Frame):
    """EF-10.80: who is First Player after the First Dream."""


@fields
class Agreeing(Frame):
    """EF-4.56: what a Dreamer proposes to spend Hours on: a hint for a Dream, or an action."""

    word: str
    seat: int
    number: int


@fields
class Fate(Frame):
    """EF-5.263: a Fate card that was drawn."""

    card: int = NONE


@fields
class Shopping(Frame):
    """EF-5.272: at a Shop: who is still to choose; who has bought something."""

    seats: tuple[int, ...] = ()
    bought: bool = False
    signed: bool = False
    """Whether the Sign of this visit is sold (EF-10.75)."""


@fields
class Awakening(Frame):
    """EF-5.236, EF-10.12: the reset; `from_setup` begins with its fourth step."""

    from_setup: bool = False
    seats: tuple[int, ...] = ()
    new: tuple[int, ...] = ()
    """Seats whose Dreamers take part for the first time (EF-9.115)..."""
    owed: tuple[int, ...] = ()
    """... once for each card that they still choose."""


@fields
class Location(Frame):
    """EF-5.242: the icon of the Location that the Team has entered."""


@fields
class Death(Frame):
    """EF-5.31, EF-10.12: the Wisdom card Death."""

    seats: tuple[int, ...] = ()


@fields
class Saving(Frame):
    """EF-5.292: the session is saved and ended."""

    seats: tuple[int, ...] = ()


@fields
class DreamRun(Frame):
    """EF-3.20: a Dream, from its Gate to its end."""

    dream: int
    location: int = NONE
    seats: tuple[int, ...] = ()
    season: int = NONE
    """The Season when it began."""


@fields
class SlumberRun(Frame):
    """EF-3.24: a Slumber, from the tile that is drawn to its end."""

    tile: int = NONE
    played: bool = True
    tokens: tuple[tuple[int, ...], ...] = ()
    """What lay on the Dreamscape before: it stays after it (EF-4.98)."""


@fields
class Delta(Frame):
    """EF-5.259: who is still to rest."""

    seats: tuple[int, ...] = ()


@fields
class Travel(Frame):
    """EF-4.20: on the Dreamworld Map."""


@fields
class SessionRun(Frame):
    """EF-4.1: a whole session."""


@fields
class Laying(Frame):
    """After a Dream and at Awakening: the two SETUP tiles, the shuffled rest, the Dreamers; at Awakening the Slumber deck, too."""

    deck: bool = False
    seats: tuple[int, ...] = ()
