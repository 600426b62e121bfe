"""Stage: a game played pick by pick through its lens. All environments stand on it; it needs nothing but the game."""

from __future__ import annotations

import hashlib
from typing import Any

from reverie.games import find_game
from reverie.kernel.agenda import owed, submit
from reverie.kernel.choice import NATURE, Choice, IllegalAnswer
from reverie.kernel.codec import plain_bytes
from reverie.kernel.domain import Permutation, Roll
from reverie.kernel.events import Event
from reverie.kernel.game import Game
from reverie.kernel.lens import Lens, Sketch
from reverie.kernel.plain import Answer, Body, Plain, Setup
from reverie.kernel.state import State

NOBODY = -2
"""Who is asked when the game is over."""


class Option:
    """One pick that may be made now: its number, what the number means, and the pick itself."""

    __slots__ = ("action", "block", "index", "pick")

    def __init__(self, action: int, block: str, index: int, pick: Any) -> None:
        self.action = action
        self.block = block
        self.index = index
        self.pick = pick

    def plain(self) -> Body:
        return {"action": self.action, "block": self.block, "index": self.index, "pick": self.pick}


class Stage:
    """One game at a time. `seat` owes a pick out of `ids`; nature answers by herself, from the seed.

    What makes no difference is answered by the stage (`skip_idle`): a text that is read, a window in which nothing can be done but
    pass. Where several may answer at once they are asked one after the other, and what one answers the others do not see.
    """

    def __init__(
        self, game: Game, setup: Setup, lens: Lens | None = None, skip_idle: bool = True, chance: bool = False
    ) -> None:
        self.game = game
        self.setup = setup
        self.lens = lens if lens is not None else game.lens(setup)
        self.seats = len(game.seats_of(setup))
        self.skip_idle = skip_idle
        self.chance = chance
        """Nature is asked like a seat (`NATURE`), die by die and card by card, and what happened is remembered (`told`)."""
        self.past: Past | None = None
        self.state: State | None = None
        self.choice: Choice | None = None
        self.seat = NOBODY
        self.prefix: Plain = ()
        self.made: list[int] = []
        """The numbers of the picks made so far."""
        self.picks: Plain = ()
        self.ids: list[int] = []
        self.decisions = 0
        self._sketches: dict[int, Sketch] = {}
        self._moment = 0

    def reset(self, seed: int) -> None:
        """A new game by this seed."""
        self.state = self.game.new(self.setup, seed)
        self.state.auto = not self.chance
        self.state.listening = self.chance
        self.past = None
        self.decisions = 0
        self._ask()

    def now(self) -> State:
        if self.state is None:
            raise IllegalAnswer("no game has begun: reset comes first")
        return self.state

    def over(self) -> bool:
        return self.choice is None

    def step(self, action: int) -> None:
        """Make one pick by its number; IllegalAnswer for one that cannot be made now, and nothing changes."""
        if action not in self.ids:
            raise IllegalAnswer(f"{action} is none of the {len(self.ids)} picks that may be made now")
        self.prefix = (*self.prefix, self.picks[self.ids.index(action)])
        self.made.append(action)
        self._offer()

    def answer(self, answer: Answer) -> None:
        """A whole answer at once: a bot's."""
        state = self.now()
        submit(state, self.seat, answer)
        self.decisions += 1
        if self.chance:
            self.past = Past(self.past, self.seat, answer, tuple(state.events))
            state.events = []
        self._ask()

    def clone(self) -> Stage:
        """A stage that plays on by itself."""
        return self.with_state(self.now().clone())

    def with_state(self, state: State) -> Stage:
        """The same stage in another world that looks the same to whoever is asked."""
        twin = Stage(self.game, self.setup, self.lens, self.skip_idle, self.chance)
        for name in ("choice", "seat", "prefix", "picks", "ids", "decisions", "past"):
            setattr(twin, name, getattr(self, name))
        twin.made = self.made[:]
        state.auto, state.listening = not self.chance, self.chance
        twin.state = state
        return twin

    def resume(self, state: State, prefix: Plain, made: list[int], past: Past | None) -> None:
        """Go on where another stage stood: in this state, with these picks made of the answer that is owed."""
        state.auto, state.listening = not self.chance, self.chance
        self.state, self.past = state, past
        self._moment += 1
        if not state.pending:
            self._ask()
            return
        self.choice = owed(state)
        self.seat, self.prefix, self.made = self.choice.seat, prefix, made
        self._offer()

    def told(self, viewer: int) -> str:
        """A digest of all that a viewer has ever known: what was told to them, what they answered, their view, and what they have
        picked of the answer they owe. Equal for two games exactly where the viewer could not tell them apart."""
        mark = hashlib.blake2b(digest_size=12)
        at = self.past
        while at is not None:
            heard = [(e.kind, e.data) for e in at.events if e.audience is None or viewer in e.audience]
            mark.update(repr((heard, at.answer if at.seat == viewer else None)).encode())
            at = at.before
        mark.update(plain_bytes(self.game.view(self.now(), viewer)))
        if self.seat == viewer:
            mark.update(repr(self.prefix).encode())
        return mark.hexdigest()

    def returns(self) -> tuple[float, ...]:
        """What the game was worth to each seat; nothing while it goes on."""
        return self.game.returns(self.now()) or (0.0,) * self.seats

    def write(self, viewer: int, out: Any) -> None:
        """The observation of a viewer into bytes, whatever was in them. The board is brought up to date once for each decision."""
        sketch = self._sketches.get(viewer)
        if sketch is None:
            self._sketches[viewer] = sketch = Sketch(bytearray(self.lens.width))
        if sketch.of != self._moment:
            self.lens.redraw(self.game.view, self.now(), viewer, sketch)
            sketch.of = self._moment
        out[: self.lens.width] = sketch.out
        if self.choice is not None:
            self.lens.draft(viewer, self.choice, self.made, out)

    def observe(self, viewer: int) -> bytearray:
        out = bytearray(self.lens.width)
        self.write(viewer, out)
        return out

    def options(self) -> list[Option]:
        """What may be picked now, for programs that point at one of a list."""
        told = [(action, *self.lens.describe(action)) for action in self.ids]
        return [Option(*one, pick) for one, pick in zip(told, self.picks, strict=True)]

    # How it goes on --------------------------------------------------------------------------------------------------

    def _ask(self) -> None:
        """The next decision that somebody has to make."""
        self._moment += 1
        state = self.now()
        while state.pending:
            choice = owed(state)
            if choice.seat == NATURE and not self.chance:
                submit(state, NATURE, choice.options.sample(state.streams, choice.stream))
                continue
            if choice.options.size() == 1 or (self.skip_idle and choice.seat != NATURE and self.lens.idle(choice)):
                passes = choice.passing()
                submit(state, choice.seat, passes if passes is not None else choice.options.at(0))
                continue
            self.choice, self.seat = choice, choice.seat
            self.prefix, self.made = (), []
            self._offer()
            return
        self.choice, self.seat = None, NOBODY
        self.prefix, self.picks, self.made, self.ids = (), (), [], []

    def _offer(self) -> None:
        """What may be picked next; where nothing is left to pick the answer is given."""
        choice = self.choice
        assert choice is not None
        if choice.seat == NATURE:
            self._offer_chance(choice)
            return
        picks = choice.options.picks(self.prefix)
        while len(picks) == 1 and self.prefix:
            self.prefix = (*self.prefix, picks[0])  # no choice is left in it
            picks = choice.options.picks(self.prefix)
        if not picks:
            self.answer(choice.options.build(self.prefix))
            return
        self.picks = picks
        self.ids = self.lens.names(self.now(), choice, self.prefix, picks)

    def _offer_chance(self, choice: Choice) -> None:
        """Nature's next die or card, by numbers from 0; what is neither is one pick out of all her options."""
        options = choice.options
        if isinstance(options, Roll | Permutation):
            self.picks = options.picks(self.prefix)
        else:
            self.picks = () if self.prefix else tuple(dict.fromkeys(options))  # two copies of a card are one outcome
        if not self.picks:
            self.answer(options.build(self.prefix) if isinstance(options, Roll | Permutation) else self.prefix[0])
            return
        self.ids = list(range(len(self.picks)))

    def odds(self) -> list[float]:
        """How likely each of nature's picks is: equal faces of a die, and equal cards of a lot, count as often as they are there."""
        assert self.choice is not None
        options = self.choice.options
        if isinstance(options, Permutation):
            return [1 / len(self.picks)] * len(self.picks)
        all_ways = options.faces if isinstance(options, Roll) else tuple(options)
        weights = [all_ways.count(pick) for pick in self.picks]
        return [weight / sum(weights) for weight in weights]


class Past:
    """What has happened, answer by answer, from the latest on; shared between clones."""

    __slots__ = ("answer", "before", "events", "seat")

    def __init__(self, before: Past | None, seat: int, answer: Answer, events: tuple[Event, ...]) -> None:
        self.before = before
        self.seat = seat
        self.answer = answer
        self.events = events


def stage_of(game: str | Game, wishes: Setup | None = None, skip_idle: bool = True, chance: bool = False) -> Stage:
    """A stage for a game by its name, set up as wished, else as the laboratory measures it."""
    found = find_game(game) if isinstance(game, str) else game
    setup = found.lab.setup(0) if wishes is None else found.setup(wishes)
    return Stage(found, setup, None, skip_idle, chance)
