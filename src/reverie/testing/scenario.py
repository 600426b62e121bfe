"""Scenarios: a game put together in the middle of things, dice by script, options asserted as well as results."""

from __future__ import annotations

from typing import ClassVar, Final

from reverie.kernel.agenda import advance, submit
from reverie.kernel.choice import NATURE, Choice
from reverie.kernel.codec import digest, load, save
from reverie.kernel.domain import Domain
from reverie.kernel.events import Event
from reverie.kernel.game import Game
from reverie.kernel.plain import Answer
from reverie.kernel.state import State

MOST_LOOKS: Final = 3000
"""More decisions than any test needs: a test that loops until something happens fails when it never does."""


class Scenario:
    """A state under test. Subclasses know how their game names things (`value`)."""

    saves: ClassVar[bool] = True
    """Whether every situation is saved and loaded again; `make mutants`, which looks for faults of rules, leaves it out."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.seen: list[Event] = []
        self.looks = 0
        self.state.listening = True
        advance(self.state)
        self._look()

    def _look(self) -> None:
        self.looks += 1
        assert self.looks < MOST_LOOKS, "this scenario comes to no end"
        self.seen.extend(self.state.events)
        self.state.events = []
        if self.saves and self.state.agenda:
            # Every situation that a test meets must survive a save.
            again = load(self.game, save(self.game, self.state))
            assert digest(self.game, again) == digest(self.game, self.state), "save and load differ"

    def value(self, told: object) -> Answer:
        """An option value from the way a test writes it."""
        raise NotImplementedError

    @property
    def choice(self) -> Choice:
        assert self.state.pending, "nothing is asked; the game is over"
        return self.state.pending[0]

    def asked(self, seat: str, kind: str) -> None:
        """The pending choice is of this seat ("nature" for dice) and of this kind."""
        name = "nature" if self.choice.seat == NATURE else self.game.seats[self.choice.seat]
        assert (name, self.choice.kind) == (seat, kind), f"asked is {name} {self.choice.kind}, not {seat} {kind}"

    def options(self) -> Domain:
        return self.choice.options

    def offers(self, *values: object) -> None:
        """Exactly these are the options."""
        wanted = sorted(repr(self.value(v)) for v in values)
        found = sorted({repr(option) for option in self.options()})
        assert found == wanted, f"offered {found}, expected {wanted}"

    def allows(self, *value: object) -> None:
        """This is among the options."""
        told = self.value(value[0] if len(value) == 1 else value)
        assert self.options().has(told), f"{value} is refused: {self.game.why_not(self.state, self.choice, told)}"

    def refuses(self, *value: object, rule: str) -> None:
        """This is no option, and the refusal cites the rule."""
        told = self.value(value[0] if len(value) == 1 else value)
        assert not self.options().has(told), f"{value} is allowed"
        assert told not in list(self.options()) if self.options().size() < 5000 else True
        refusal = self.game.why_not(self.state, self.choice, told)
        assert refusal is not None
        assert refusal.rule == rule, f"refused by {refusal}, expected {rule}"

    def answer(self, *value: object) -> None:
        """The seat that is asked answers."""
        assert self.choice.seat != NATURE, f"nature is asked for {self.choice.kind}: script the dice"
        submit(self.state, self.choice.seat, self.value(value[0] if len(value) == 1 else value))
        self._look()

    def nature(self, answer: Answer) -> None:
        assert self.choice.seat == NATURE, f"seat {self.choice.seat} is asked for {self.choice.kind}, not nature"
        submit(self.state, NATURE, answer)
        self._look()

    def saw(self, kind: str, rule: str | None = None, **data: object) -> Event:
        """An event of this kind happened with these particulars, by this rule."""
        for event in self.seen:
            if event.kind == kind and (rule is None or event.rule == rule):
                if all(event.data.get(key) == self.value(value) for key, value in data.items()):
                    return event
        raise AssertionError(f"no event {kind} {rule or ''} {data} among {[e for e in self.seen if e.kind == kind]}")

    def unfinished(self, kind: str) -> str:
        """What has begun, is not over and may bring such an event: the procedure that waits for a decision, or ""."""
        raise NotImplementedError

    def never_saw(self, kind: str, **data: object) -> None:
        """No such event happened, and none can come of what has begun: it has been played to its end.

        An assertion that something did not happen must not pass because the game waits for the answer that leads to it.
        """
        waiting = self.unfinished(kind)
        assert not waiting, f"{waiting} is not over: {kind} may still come. Play on, or say `not_yet`"
        self.not_yet(kind, **data)

    def not_yet(self, kind: str, **data: object) -> None:
        """No such event happened so far; for the order of things, before a later assertion tells what came of it."""
        for event in self.seen:
            if event.kind == kind and all(event.data.get(key) == self.value(value) for key, value in data.items()):
                raise AssertionError(f"{event} happened")

    def forget(self) -> None:
        """Look only at what happens from now on."""
        self.seen = []
