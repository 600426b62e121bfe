"""One game between bots, as fast as it goes, and the line that is kept of it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

import msgspec

from reverie.bots import Bot, Seen, find_bot
from reverie.bots.base import taken_up
from reverie.kernel.agenda import answer_for_nature, owed, submit
from reverie.kernel.choice import ALL, NATURE, Choice
from reverie.kernel.game import Game, Outcome
from reverie.kernel.plain import Answer, Setup
from reverie.kernel.state import State

from .plan import Fixture, Plan, sides_of, teams_of

DRAW: Final = "draw"
NOBODY: Final = -1


class Row(msgspec.Struct, omit_defaults=True):
    """What is kept of one game. Pairs are by seat."""

    number: int
    seed: int
    sides: list[str]
    """What each seat plays."""
    bots: list[str]
    winner: str
    """The winning bot, or `draw` where not just one side has won."""
    won: list[int]
    """The winning seats."""
    reason: str
    turns: int
    decisions: int
    scores: list[int]
    first: int
    """The seat that went first in turn 1, or -1 in a game that knows no such thing."""
    spawned: list[dict[str, int]]
    """How often each piece came into play."""
    seconds: float
    scenario: str = ""
    """What a party played."""
    result: str = ""
    """What the game came to, where all play together: `won`, `lost`, `drawn` or `closed`."""
    facts: dict[str, int] = {}
    """What the game counts of a party's game besides; of a campaign, how often each chapter was lost."""
    kit: dict[str, int] = {}
    """What a party had at hand, each as `kind/name`, and how often it was used; once where it works by being there."""
    found: list[str] = []
    """What of it the party did not set out with, but found on its way."""

    teams: list[int] = []
    """For each seat the number of its side, where some play together."""

    def side(self, seat: int) -> int:
        return self.teams[seat] if self.teams else seat

    def points(self, seat: int) -> float:
        """What a side got out of it, by any of its seats: 1, shared by all sides that have won; by all there are, when none has."""
        sides = {self.side(other) for other in range(len(self.bots))}
        best = {self.side(other) for other in self.won} or sides
        return 1 / len(best) if self.side(seat) in best else 0.0

    def against(self, seat: int, other: int) -> float:
        """How a seat fared beside another one: 1 when it has won and the other has not, a half when both fared alike."""
        mine, theirs = self.points(seat), self.points(other)
        return 0.5 if mine == theirs else float(mine > theirs)

    def leaders(self) -> list[int]:
        """The first seat of each side."""
        return [seat for seat in range(len(self.bots)) if not self.teams or self.teams.index(self.teams[seat]) == seat]


def begun(game: Game, setup: Setup, seed: int) -> State:
    """A game at its first decision."""
    s: State = game.new(setup, seed)
    s.auto = True
    while s.pending and s.pending[0].seat == NATURE:
        answer_for_nature(s)
    return s


Note = Callable[[State, Choice, Answer, Bot], None]
"""Called before each answer is given."""


def play_out(
    game: Game,
    s: State,
    bots: list[Bot],
    spawned: list[dict[str, int]],
    kit: dict[str, int],
    note: Note | None = None,
    found: list[str] | None = None,
) -> int:
    """Let bots decide until nobody has to; how many decisions that were. In a race they also look at what they are offered."""
    decisions = 0
    noting = game.together and bool(game.lab.kit())
    s.listening = s.listening or noting
    while s.pending:
        choice = owed(s) if s.pending[0].mode == ALL else taken_up(game, s, range(len(bots))) or owed(s)
        seat = choice.seat
        answer = bots[seat].choose(Seen(game, s, choice))
        if note is not None:
            note(s, choice, answer, bots[seat])
        used = game.lab.content_used(s, choice, answer)
        if used is not None:
            spawned[seat][used] = spawned[seat].get(used, 0) + 1
        submit(s, seat, answer)
        decisions += 1
        if noting:
            note_kit(game, s, kit, found)
    return decisions


def note_kit(game: Game, s: State, kit: dict[str, int], found: list[str] | None) -> None:
    """Note what a party has, and what of it was used since the last decision; and what of it is new since it has set out."""
    late = found is not None and game.lab.has_set_out(s)
    for name, works in game.lab.had(s).items():
        if late and found is not None and name not in kit:
            found.append(name)
        kit[name] = max(kit.get(name, 0), int(works))
    for name in game.lab.used(s, s.events):
        kit[name] = kit.get(name, 0) + 1
    s.events = []


def ending(game: Game, s: State) -> Outcome:
    outcome = game.outcome(s)
    if outcome is None:
        raise RuntimeError("nobody has to decide, but the game is not over")
    return outcome


def play(game: Game, plan: Plan, fixture: Fixture, note: Note | None = None) -> Row:
    """Play a game to its end.

    Who goes first is read from the spectator's view when play begins; which content comes into play the game tells of each
    answer, so that nobody has to listen to events.
    """
    started = time.perf_counter()
    bots = [find_bot(plan.bots[bot], seed) for bot, seed in zip(fixture.seats, fixture.bot_seeds, strict=True)]
    s = begun(game, fixture.setup, fixture.seed)
    opening = game.view(s, None)
    spawned: list[dict[str, int]] = [{} for _ in bots]
    kit: dict[str, int] = {}
    found: list[str] = []
    decisions = play_out(game, s, bots, spawned, kit, note, found)
    outcome = ending(game, s)
    labels = plan.labels()
    teams = teams_of(game, fixture.setup)
    best = {teams[seat] for seat in outcome.winners}
    return Row(
        number=fixture.number,
        seed=fixture.seed,
        sides=game.lab.sides(fixture.setup),
        bots=[labels[bot] for bot in fixture.seats],
        winner=labels[fixture.seats[outcome.winners[0]]] if len(best) == 1 and not game.together else DRAW,
        won=[] if game.together else list(outcome.winners),
        reason=outcome.reason,
        turns=game.bots.moment(s),
        decisions=decisions,
        scores=list(outcome.scores),
        first=opening.get("first", NOBODY),
        spawned=spawned,
        seconds=round(time.perf_counter() - started, 4),
        scenario=fixture.scenario,
        result=outcome.result if game.together else "",
        facts=game.lab.facts(s) if game.together else {},
        kit=kit,
        found=found,
        teams=[] if game.together or sides_of(teams) == len(teams) else list(teams),
    )
