"""Two clauses that the battery does not have (yet): loaded games play on, and free undo teaches nobody anything."""

from __future__ import annotations

from reverie.kernel.agenda import pending_for, submit
from reverie.kernel.chance import Stream
from reverie.kernel.choice import NATURE
from reverie.kernel.codec import digest, load, plain_bytes, save
from reverie.kernel.game import Game
from reverie.kernel.record import Match
from reverie.kernel.state import State
from reverie.testing.contract import Broken, random_answer, random_step


def plays_on_when_loaded(game: Game, s: State, stream: Stream, steps: int = 40) -> None:
    """A loaded state looks and plays on, for so many answers, exactly like a clone."""
    fork, loaded = s.clone(), load(game, save(game, s))
    for _ in range(steps):
        for viewer in (*range(len(game.seats)), None):
            if plain_bytes(game.view(fork, viewer)) != plain_bytes(game.view(loaded, viewer)):
                raise Broken(f"a loaded state looks the same: viewer {viewer}")
        if not fork.pending:
            break
        seat, answer = random_step(fork, stream)
        choice = pending_for(loaded, seat)
        if choice is None:
            raise Broken(f"a loaded state asks the same: nothing is asked of seat {seat}, given {loaded.given}")
        if seat == NATURE and choice.options.sample(loaded.streams, choice.stream) != answer:
            raise Broken("a loaded state draws the same")
        submit(loaded, seat, answer)
    if digest(game, fork) != digest(game, loaded):
        raise Broken("a loaded state plays on like its original")


def nobody_learns_before_undo(match: Match, stream: Stream) -> None:
    """What was answered since the undo limit looks the same in any world that a viewer could not tell apart before.

    Otherwise something was shown and `reveal` forgotten. Where another seat's answer is hidden and impossible in that
    world, any answer stands in for it."""
    game = match.game
    limit = match.undo_limit()
    if limit == len(match.answers):
        return
    for viewer in range(len(game.seats)):
        world = game.determinize(match.past[limit], viewer, stream.below(1 << 30))
        for seat, answer in match.answers[limit:]:
            choice = pending_for(world, seat)
            if choice is None:
                raise Broken(f"free undo teaches nobody anything: seat {seat} is not asked, viewer {viewer}")
            submit(world, seat, answer if choice.options.has(answer) else random_answer(world, seat, stream))
        if plain_bytes(game.view(world, viewer)) != plain_bytes(game.view(match.state, viewer)):
            raise Broken(f"free undo teaches nobody anything: viewer {viewer}")
