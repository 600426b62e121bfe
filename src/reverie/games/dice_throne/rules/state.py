"""The rows and tables of a game of Dice Throne (sections 2.2 to 2.4 of the rules)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from reverie.kernel.abilities import Trigger
from reverie.kernel.choice import IllegalAnswer
from reverie.kernel.fields import fields
from reverie.kernel.plain import Plain
from reverie.kernel.plain import Setup as GameSetup
from reverie.kernel.state import Row, State, Table

from .cast import MOST_COMPANIONS, NO_SALE, Cast, HeroInfo
from .seating import Mode

NOBODY: Final = -1
AIMED: Final = -2
"""The victim of damage whose target is not known yet (phase 5 will tell)."""
NO_CARD: Final = -1
NO_LINE: Final = -1

# Phases (DT-4.2)
SETUP: Final = 0
UPKEEP: Final = 1
INCOME: Final = 2
MAIN_1: Final = 3
OFFENSIVE_ROLL: Final = 4
TARGETING_ROLL: Final = 5
DEFENSIVE_ROLL: Final = 6
MAIN_2: Final = 7
DISCARD_PHASE: Final = 8
TURN_END: Final = 9
PHASES: Final = (
    "setup", "upkeep", "income", "main-1", "offensive", "targeting", "defensive", "main-2", "discard", "turn-end",
)  # fmt: skip

# What the dice on the table were rolled for (DT-2.46); with none, nobody may touch any
NO_ROLL: Final = 0
OFFENCE: Final = 1
TARGETING: Final = 2
DEFENCE: Final = 3
SUB_ROLL: Final = 4
CARD_ROLL: Final = 5
ROLLS: Final = ("none", "offence", "targeting", "defence", "sub-roll", "card-roll")

# How far an attack has come
UNDEFENDED: Final = 0
"""The defender has not decided about a defence yet: the target's normal damage may still be made undefendable."""
DEFENDED: Final = 1

# What follows a damage part of an offensive text (DT-9.2)
NOT_DEALT: Final = 0
DEALT: Final = 1
BEHIND: Final = 2

# Entries of the damage pool (section 5.8): verb, victim, amount, kind, origin, by, source
INCOMING: Final = 0
ADDED: Final = 1
PREVENTED: Final = 2
HALVED: Final = 3
TIMES: Final = 4
AVOIDED: Final = 5
REFLECTED: Final = 6
HEALED: Final = 7
IF_DEALT: Final = 8
VERBS: Final = ("incoming", "added", "prevented", "halved", "times", "avoided", "reflected", "healed", "if-dealt")
NO_KIND: Final = 0
"""In the place of the kind of damage, where an entry is none."""
BY_OFFENCE: Final = 0
"""An offensive ability and its modifiers."""
BY_ULTIMATE: Final = 1
"""Everything that an Ultimate deals (DT-9.55)."""
BY_DEFENCE: Final = 2
BY_OTHER: Final = 3
ORIGINS: Final = ("offence", "ultimate", "defence", "other")

Source = tuple[str, int]
"""What an effect stands on, for the ledger: ("card", 12), ("token", 3), ("line", 7), ("slot", 8)."""
Entry = tuple[int, int, int, int, int, int, Source]
NOT_FIXED: Final = -1
"""The amount of an effect that is worked out when its step comes."""
Late = tuple[int, int, int, tuple[int, ...], int, Source]
"""An effect that waits: its text and place, its amount (fixed at activation, or NOT_FIXED), the dice it looks at, whom it chose,
and what its text stands on."""

SEATS: Final = ("A", "B", "C", "D", "E", "F")
STREAMS: Final = ("first player", *[f"dice {seat}" for seat in SEATS], *[f"deck {seat}" for seat in SEATS])
FIRST_STREAM: Final = 0
DICE_STREAM: Final = 1
DECK_STREAM: Final = 7
FACES: Final = (1, 2, 3, 4, 5, 6)

LEGAL: Final = "legal"
ALL: Final = "all"


@fields
class Player(Row):
    """DT-2.20: one player. The health dial is the team's and stands in `DiceThrone.dials`."""

    # Rules: DT-2.25, DT-2.40, DT-2.41, DT-2.42, DT-2.43, DT-2.44, DT-5.210.

    hero: int
    """The hero's number, or -1 before the draft is done."""
    cp: int
    deck: tuple[int, ...]
    """From the top."""
    hand: tuple[int, ...]
    """In the order in which cards were drawn."""
    discard: tuple[int, ...]
    """From the bottom."""
    tokens: tuple[tuple[int, int], ...]
    """Status tokens on this board: number and count, by number; none with count 0."""
    limits: tuple[tuple[int, int], ...]
    """By how much this player has raised stack limits (DT-5.83)."""
    levels: tuple[int, ...]
    """The level of every slot, 0 for I."""
    companions: tuple[int, ...]
    """The dials of this hero's companions."""
    alive: bool


_on_parting: list[Callable[[DiceThrone, int], None]] = []
_on_stopping: list[Callable[[DiceThrone], None]] = []


def on_parting(function: Callable[[DiceThrone, int], None]) -> None:
    """Say what becomes of a seat that leaves; `procedures/settlement.py` does, once."""
    _on_parting.append(function)


def on_stopping(function: Callable[[DiceThrone], None]) -> None:
    """Say what becomes of what is being played when a turn stops; `procedures/main.py` does, once."""
    _on_stopping.append(function)


PLAIN_FIELDS: Final = (
    "dials",
    "turn",
    "round",
    "first",
    "active",
    "phase",
    "began",
    "purpose",
    "roller",
    "dice",
    "attempts",
    "changes",
    "final",
    "attacker",
    "attacking",
    "target",
    "line",
    "main_kind",
    "stage",
    "behind",
    "lock",
    "swing",
    "stunned",
    "stuns",
    "pool",
    "deferred",
    "after",
    "resting",
    "result",
)
"""What a save holds besides players and agenda."""


class DiceThrone(State):
    """A game of Dice Throne, at any moment."""

    # Rules: DT-6.50.

    FIELDS = ("players", *PLAIN_FIELDS)
    UNTOLD = ("players.deck", "players.hand")

    __slots__ = (
        "active",
        "after",
        "attacker",
        "attacking",
        "attempts",
        "began",
        "behind",
        "boss",
        "cast",
        "changes",
        "deferred",
        "dials",
        "dice",
        "final",
        "first",
        "legal_only",
        "line",
        "lock",
        "main_kind",
        "mode",
        "phase",
        "players",
        "pool",
        "purpose",
        "resting",
        "result",
        "roller",
        "round",
        "setup",
        "stage",
        "stunned",
        "stuns",
        "swing",
        "target",
        "turn",
    )

    def __init__(
        self, setup: GameSetup, cast: Cast, mode: Mode, streams: list[int], like: DiceThrone | None = None
    ) -> None:
        self.setup = setup
        self.cast = cast
        self.mode = mode
        self.legal_only: bool = setup["windows"] == LEGAL
        if like is not None:
            self.copy_base(like)
            self.boss: int = like.boss
            self.players: Table[Player] = like.players.clone()
            self.dials: tuple[int, ...] = like.dials
            self.turn: int = like.turn
            self.round: int = like.round
            self.first: int = like.first
            self.active: int = like.active
            self.phase: int = like.phase
            self.began: tuple[int, ...] = like.began
            self.purpose: int = like.purpose
            self.roller: int = like.roller
            self.dice: tuple[int, ...] = like.dice
            self.attempts: int = like.attempts
            self.changes: int = like.changes
            self.final: tuple[int, ...] = like.final
            self.attacker: int = like.attacker
            self.attacking: bool = like.attacking
            self.target: int = like.target
            self.line: int = like.line
            self.main_kind: int = like.main_kind
            self.stage: int = like.stage
            self.behind: int = like.behind
            self.lock: int = like.lock
            self.swing: int = like.swing
            self.stunned: int = like.stunned
            self.stuns: tuple[tuple[int, int, int], ...] = like.stuns
            self.pool: tuple[Entry, ...] = like.pool
            self.deferred: tuple[Late, ...] = like.deferred
            self.after: tuple[Late, ...] = like.after
            self.resting: int = like.resting
            self.result: tuple[tuple[int, ...], str] | None = like.result
            return
        super().__init__(streams)
        self.boss = NOBODY
        """DT-10.71: the seat of a boss, as the setup says."""
        if not isinstance(setup["heroes"], str):
            for seat, id in enumerate(setup["heroes"]):
                if id in cast.hero_ids and cast.heroes[cast.hero_ids[id]].stages:
                    self.boss = seat
        self.players = Table([])
        self.dials = ()
        self.turn = 0
        """Turns begun."""
        self.round = 0
        self.first = NOBODY
        self.active = NOBODY
        """DT-4.1: the player taking the turn."""
        self.phase = SETUP
        self.began = ()
        """DT-4.6: tokens that the active player had when the turn began."""
        self.purpose = NO_ROLL
        self.roller = NOBODY
        self.dice = ()
        """DT-2.46: the roll on the table, as long as it may be changed."""
        self.attempts = 0
        """Roll attempts left."""
        self.changes = 0
        """How often dice were changed so far: whether it is more than at an announcement is what matters (DT-4.44)."""
        self.final = ()
        """DT-5.2: the final roll of the ability in progress."""
        self.attacker = NOBODY
        """Whose offensive ability is in progress, from activation to settlement."""
        self.attacking = False
        """It is an attack (DT-5.30)."""
        self.target = NOBODY
        self.line = NO_LINE
        """The line announced or activated."""
        self.main_kind = 0
        """The type of the attack's main damage: what modifiers add to (DT-5.33)."""
        self.stage = UNDEFENDED
        self.behind = NOT_DEALT
        self.lock = NOBODY
        """DT-4.17: the owner of the Ultimate in progress."""
        self.swing = 0
        """By how much reactions have changed the attacker's CP since the activation: what counts CP leaves it out (DT-5.28)."""
        self.stunned = NOBODY
        """Whom this attack has Stunned (DT-4.67)."""
        self.stuns = ()
        """Stuns given outside an attack: victim, inflicter, turn (DT-9.13)."""
        self.pool = ()
        """Damage, prevention and healing of this phase, not settled yet: the ledger (section 5.8)."""
        self.deferred = ()
        """Effects of the ability that wait for its target (DT-4.60)."""
        self.after = ()
        """Effects printed after a "then" behind damage (DT-9.2)."""
        self.resting = 0
        """Seats, as bits, that want to be asked no more in this phase."""
        self.result = None

    def clone(self) -> DiceThrone:
        return DiceThrone(self.setup, self.cast, self.mode, self.streams, self)

    def plain_own(self) -> list[object]:
        return [[row.plain() for row in self.players.rows], [getattr(self, name) for name in PLAIN_FIELDS]]

    def load_own(self, plain: Plain) -> None:
        self.players = Table([Player(*row) for row in plain[0]])
        for name, value in zip(PLAIN_FIELDS, plain[1], strict=True):
            setattr(self, name, value)

    def part(self, seat: int) -> None:
        """DT-10.66: the whole side falls when the first of it leaves; the others of it have nothing left to lose."""
        if self.mode.teams == 2 or self.turn == 0 or self.result is not None:
            raise IllegalAnswer(f"seat {seat} cannot leave this game and let it go on")
        _on_parting[0](self, seat)

    def react(self, happened: list[Trigger]) -> None:
        """Somebody was defeated. A turn whose player is out stops at once (DT-4.4); a game that is over stops, too."""
        if self.result is not None or not self.players.rows[self.active].alive:
            _on_stopping[0](self)
            del self.agenda[1:]
            self.pending.clear()
            self.given.clear()

    # Small questions that everybody asks ------------------------------------------------------------------------------

    def hero(self, seat: int) -> HeroInfo:
        return self.cast.heroes[self.players.rows[seat].hero]

    def health(self, seat: int) -> int:
        # Rules: DT-2.24.
        return self.dials[self.mode.team[seat]]

    def cap(self, seat: int) -> int:
        """DT-5.40, DT-10.71: the top of this seat's dial; a boss has one of his own."""
        number = self.players.rows[seat].hero
        own: int = self.cast.heroes[number].health if number >= 0 else 0
        top: int = (own or self.mode.health) + self.cast.knobs.heal_above
        return top

    def crowned(self, seat: int, rule: int) -> bool:
        """DT-10.71: whether an opponent of this seat breaks this rule just now."""
        boss = self.boss
        if boss == NOBODY or boss == seat:
            return False
        row = self.players.rows[boss]
        hero = self.cast.heroes[row.hero]
        for slot in hero.passives:
            if hero.slots[slot].levels[row.levels[slot]].rule == rule:
                return row.alive
        return False

    def sale(self, seat: int) -> int:
        """DT-5.70: what a sold card brings."""
        value: int = 0 if self.crowned(seat, NO_SALE) else self.cast.knobs.sell_value
        return value

    def opponents(self, seat: int) -> tuple[int, ...]:
        """Living opponents, from the seat's left to its right."""
        rows = self.players.rows
        return tuple([other for other in self.mode.left[seat] if rows[other].alive])

    def living(self) -> tuple[int, ...]:
        rows = self.players.rows
        return tuple([seat for seat in range(len(rows)) if rows[seat].alive])

    def teammates(self, one: int, two: int) -> bool:
        return self.mode.team[one] == self.mode.team[two]


class Side:
    """What lies before one player when a game begins in the middle of things: what `atoms.lay_out` lays out."""

    __slots__ = ("companions", "cp", "deck", "discard", "hand", "health", "levels", "limits", "tokens")

    def __init__(self) -> None:
        self.health: int = 0
        """0: as the mode says."""
        self.cp: int = 0
        self.hand: tuple[int, ...] = ()
        self.deck: tuple[int, ...] = ()
        self.discard: tuple[int, ...] = ()
        self.tokens: tuple[tuple[int, int], ...] = ()
        self.limits: tuple[tuple[int, int], ...] = ()
        self.levels: tuple[int, ...] = ()
        self.companions: tuple[int, ...] = ()


def tokens_of(player: Player, token: int) -> int:
    """How many tokens of a kind lie on this board."""
    # Rules: DT-5.90.
    for number, count in player.tokens:
        if number == token:
            return count
    return 0


def companion_of(s: DiceThrone, seat: int, code: int) -> int:
    """The number of a companion on this board; -1 when it is another hero's."""
    return code % MOST_COMPANIONS if s.players.rows[seat].hero == code // MOST_COMPANIONS else -1


def dial_of(s: DiceThrone, seat: int, code: int) -> int:
    """A companion's dial; 0 for whoever has no such companion."""
    number = companion_of(s, seat, code)
    return s.players.rows[seat].companions[number] if number >= 0 else 0


def bears(s: DiceThrone, seat: int, rule: int) -> int:
    """How many tokens with this rule of their own lie on this board (mostly one kind has it)."""
    held = s.players.rows[seat].tokens
    if not held:
        return 0
    total = 0
    for token in s.cast.ruled[rule]:
        for number, count in held:
            if number == token:
                total += count
    return total


def limit_of(s: DiceThrone, seat: int, token: int) -> int:
    """DT-5.82, DT-5.83: the stack limit of this player."""
    # Rules: DT-2.32, DT-6.52.
    limit = s.cast.tokens[token].limit
    for number, more in s.players.rows[seat].limits:
        if number == token:
            limit += more
    return limit
