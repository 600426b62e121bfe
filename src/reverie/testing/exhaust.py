"""That everything a game has occurs: procedures, decisions, events, and whatever else its inventory names (cards, nodes, behaviours).

Games are played until everything in the inventory has occurred: by chance, and every other one on the game's own advice where that is
wished, for some things hardly ever happen to players without a plan. A survey is curious besides: now and then it takes, of all options,
one that has been taken least. What never occurs is a failure, unless it is excused with a reason;
an excuse for something that does occur is a failure, too.

    games = ((GAME, GAME.sample_setup(seed)) for seed in range(200))
    exhaust(games, declared(GAME) | {("card", card) for card in CARDS}, cards_played)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from reverie.kernel.agenda import PROCEDURES, owed, submit
from reverie.kernel.chance import Stream
from reverie.kernel.choice import NATURE, Choice
from reverie.kernel.events import Event
from reverie.kernel.game import Game
from reverie.kernel.plain import Answer, Setup
from reverie.kernel.state import State

from .contract import random_step

Item = tuple[str, str]
"""Its kind (`procedure`, `decision`, `event`, or a game's own word) and its name."""
Look = Callable[[State, list[Event]], Iterable[Item]]
"""What of a game's own kinds there is to be seen at a decision: in the state, and in what was told since the last one."""

AT_ONCE: Final = 12
"""So many of what is missing are told."""


SELDOM: Final = 3
"""What was asked no more often than this in a game may be answered against the advice, by what was taken least: a game that begins where
something rare can be done is for doing it."""


CURIOUS: Final = (2, 3, 4, 6, 8)
"""Every so many decisions that a survey takes on advice is taken out of curiosity, in one game after another..."""
LOOKED_AT: Final = 300
"""... where no more options than these have to be looked at."""
PARTS: Final = 3
"""What of an option tells it from others: its first parts, such as a deed, a card and a line of it."""


class Unmet(AssertionError):
    """Something that a game has occurs in none of its games."""


def declared(game: Game) -> set[Item]:
    """What every game declares: its procedures, decisions and events."""
    found = {("procedure", name) for name in PROCEDURES.names if name.partition(".")[0] == game.name}
    found |= {("decision", decision.name) for decision in game.decisions}
    return found | {("event", kind) for kind in game.events}


def everything_in(game: Game) -> set[Item]:
    """What a game declares, and whatever else its inventory names."""
    return declared(game) | set(game.lab.inventory())


@contextmanager
def watched(game: Game, met: set[Item]) -> Iterator[None]:
    """Effects of texts come and go between two decisions: each is noted while it is carried out."""
    lab, effects = game.lab, game.lab.effects()
    before = [effect.perform for effect in effects]

    def noting(perform: Callable[..., bool]) -> Callable[..., bool]:
        def noted(s: State, walk: object, op: object) -> bool:
            met.update(lab.performed(s, walk, op))
            return perform(s, walk, op)

        return noted

    for effect, perform in zip(effects, before, strict=True):
        effect.perform = noting(perform)
    try:
        yield
    finally:
        for effect, perform in zip(effects, before, strict=True):
            effect.perform = perform


def survey(game: Game, setups: Iterable[tuple[int, Setup]], advised: int = 2) -> Iterator[tuple[int, set[Item]]]:
    """Games one after the other, by seed, every so many by chance and the others on the game's advice: what has never occurred yet."""
    missing, met = everything_in(game) - set(game.lab.excused()), set[Item]()
    taken: dict[str, int] = {}
    with watched(game, met):
        for number, (seed, setup) in enumerate(setups, 1):
            curious = CURIOUS[number % len(CURIOUS)]
            met.update(everything(game, setup, seed, game.lab.seen, number % advised != 0, taken, curious))
            missing -= met
            yield number, missing


def nothing_more(_s: State, _events: list[Event]) -> Iterable[Item]:
    return ()


def occurring(s: State, events: list[Event]) -> set[Item]:
    """What can be seen of any game."""
    found = {("procedure", PROCEDURES.name(frame)) for frame in s.agenda}
    found |= {("decision", choice.kind) for choice in s.pending}
    return found | {("event", event.kind) for event in events}


def exhaust(
    games: Iterable[tuple[Game, Setup]],
    inventory: set[Item],
    look: Look = nothing_more,
    excused: Mapping[Item, str] | None = None,
    advised: bool = False,
) -> int:
    """Play games until everything has occurred, each with its number as seed: how many that took; raises Unmet."""
    excuses = dict(excused or {})
    unknown = [item for item in excuses if item not in inventory]
    if unknown:
        raise Unmet(f"excused, and not in the inventory: {told(unknown)}")
    missing, met, played = inventory - set(excuses), set[Item](), 0
    for number, (game, setup) in enumerate(games):
        met.update(everything(game, setup, number, look, advised and number % 2 == 1))
        played += 1
        missing -= met
        if not missing:
            break
    needless = [item for item in excuses if item in met]
    if missing:
        raise Unmet(f"in {played} games never met: {told(missing)}")
    if needless:
        raise Unmet(f"excused, and met all the same: {told(needless)}")
    return played


def everything(
    game: Game,
    setup: Setup,
    seed: int,
    look: Look,
    advised: bool,
    taken: dict[str, int] | None = None,
    curious: int = CURIOUS[0],
) -> Iterable[Item]:
    """What occurs in one game, played by chance or on the game's own advice.

    With a count of what was taken so far what is asked seldom may be answered against the advice, and every so many a decision is taken out
    of curiosity.
    """
    s = game.new(setup, seed)
    s.listening = True
    stream = Stream(seed)
    asked: dict[str, int] = {}
    while True:
        events, s.events = s.events, []
        yield from occurring(s, events)
        yield from look(s, events)
        if not s.pending:
            return
        choice = s.pending[0] if s.pending[0].seat == NATURE else owed(s)
        asked[choice.kind] = asked.get(choice.kind, 0) + 1
        astray = taken is not None and asked[choice.kind] <= SELDOM and stream.below(2) == 0
        if not advised or choice.seat == NATURE:
            random_step(s, stream)
        elif taken is not None and choice.options.size() <= LOOKED_AT and (astray or stream.below(curious) == 0):
            submit(s, choice.seat, least_taken(choice, taken, stream))
        elif astray:
            random_step(s, stream)
        else:
            submit(s, choice.seat, game.bots.advise(s, choice).answer)


def least_taken(choice: Choice, taken: dict[str, int], stream: Stream) -> Answer:
    """Of all options one of those that were taken least in all games so far."""
    options = [choice.options.at(number) for number in range(choice.options.size())]
    names = [f"{choice.kind} {option[:PARTS] if isinstance(option, tuple) else option}" for option in options]
    least = min([taken.get(name, 0) for name in names])
    rare = [number for number, name in enumerate(names) if taken.get(name, 0) == least]
    chosen = rare[stream.below(len(rare))]
    taken[names[chosen]] = least + 1
    return options[chosen]


def told(items: Iterable[Item]) -> str:
    listed = sorted(items)
    more = f" and {len(listed) - AT_ONCE} more" if len(listed) > AT_ONCE else ""
    return ", ".join(f"{kind} {name}" for kind, name in listed[:AT_ONCE]) + more


__all__ = ["Item", "Unmet", "declared", "everything_in", "exhaust", "survey", "watched"]
