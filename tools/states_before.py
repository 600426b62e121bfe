"""Keeps a state of every kind of decision of every game, as it is saved today: states_before.py [--games N] [--only GAME].

`tests/contract/test_states_of_before.py` loads them with the code of tomorrow and plays on. They are kept anew only when a
game's rules version or content changes, for then old saves are refused anyway.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import json
import zlib
from pathlib import Path
from typing import Any

from fingerprints import BOTS, told

from reverie.bots.base import Seen
from reverie.bots.registry import find_bot
from reverie.games import GAMES, find_game
from reverie.kernel.agenda import answer_for_nature, owed, submit
from reverie.kernel.chance import Stream
from reverie.kernel.choice import NATURE
from reverie.kernel.codec import load, save
from reverie.kernel.game import Game
from reverie.kernel.match import Match
from reverie.kernel.state import State

KEPT = Path(__file__).parent.parent / "tests" / "contract" / "before"
ON = 40
"""So many answers a kept state is played on."""


def play_on(s: State) -> str:
    """A digest of what is asked and answered from here on, by chance."""
    streams = Stream(ON).streams
    found = hashlib.blake2b(digest_size=12)
    for _ in range(ON):
        if not s.pending:
            break
        choice = owed(s)
        mine = choice.seat != NATURE
        answer = choice.options.sample(streams if mine else s.streams, 0 if mine else choice.stream)
        found.update(told([choice.seat, choice.kind, choice.options.plain(), answer]))
        submit(s, choice.seat, answer)
    return found.hexdigest()


def states(game: Game, games: int) -> dict[str, Any]:
    """The first state met of each kind, by the kind; every third game is played by bots."""
    found: dict[str, Any] = {}
    for number in range(games):
        setup = game.sample_setup(number) if number % 3 else game.lab.setup(number)
        s = game.new(setup, number)
        bots = [find_bot(BOTS[game.name], seat) for seat, _name in enumerate(game.seats_of(setup))]
        streams = Stream(number).streams
        while s.pending:
            choice = owed(s)
            if choice.kind not in found:
                kept = save(game, s)
                found[choice.kind] = {
                    "save": base64.b64encode(zlib.compress(kept, 9)).decode(),
                    "then": play_on(load(game, kept)),
                }
            if choice.seat == NATURE:
                answer_for_nature(s)
            elif number % 3 == 0:
                submit(s, choice.seat, bots[choice.seat].choose(Seen(game, s, choice)))
            else:
                submit(s, choice.seat, choice.options.sample(streams, 0))
    return dict(sorted(found.items()))


def record(game: Game, seed: int) -> bytes:
    """A whole game at random, as it is recorded."""
    match = Match(game, game.lab.setup(seed), seed)
    streams = Stream(seed).streams
    while match.state.pending:
        choice = owed(match.state)
        match.submit(choice.seat, choice.options.sample(streams, 0))
    return match.dump()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300, help="so many games of each game are searched")
    parser.add_argument("--only", choices=GAMES, help="one game only")
    args = parser.parse_args()
    for name in [args.only] if args.only else GAMES:
        game = find_game(name)
        kept = {"states": states(game, args.games), "record": record(game, 7).decode()}
        print(f"{name}: {', '.join(kept['states'])}")
        (KEPT / f"{name}.json").write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
