"""What games by the same seed come to, decision for decision: fingerprints.py [--games N] [--write | --only GAME].

Each game is played by chance over its sampled setups, and by the bots that judge by themselves; what counts is who is asked
what, out of which options, and what is answered. Citations, events and the form of the saved state do not count: they may
change while the game stays the same. Without --write the fingerprints are compared with those kept in tests/fingerprints.json,
which are written anew when the rules themselves change (and `rules_version` with them).
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from pathlib import Path
from typing import Any

from reverie.bots.base import Seen
from reverie.bots.registry import find_bot
from reverie.games import GAMES, find_game
from reverie.kernel.agenda import answer_for_nature, owed, submit
from reverie.kernel.chance import Stream
from reverie.kernel.choice import NATURE
from reverie.kernel.game import Game

KEPT = Path(__file__).parent.parent / "tests" / "fingerprints.json"
GROUP = 20
"""So many games share a fingerprint: where they part is found by the group, the file stays short."""
BOTS = {"dreamblade": "greedy", "dice_throne": "normal", "sword_and_sorcery": "normal", "etherfields": "normal"}
"""Who plays the second half of the games: bots whose judgement is written down, not searched for."""


def told(value: Any) -> bytes:
    return json.dumps(value, default=repr, sort_keys=True).encode()


def by_chance(game: Game, number: int) -> bytes:
    """One game at random: a digest of everything that was asked and answered."""
    s = game.new(game.sample_setup(number), number)
    streams = Stream(number).streams
    found = hashlib.blake2b(digest_size=16)
    while s.pending:
        choice = s.pending[0]
        if choice.seat == NATURE:
            answer = answer_for_nature(s)
            found.update(told([choice.kind, choice.options.plain(), answer]))
            continue
        choice = owed(s)
        answer = choice.options.sample(streams, 0)
        found.update(told([choice.seat, choice.kind, choice.options.plain(), answer]))
        submit(s, choice.seat, answer)
    return found.digest()


def by_bots(game: Game, number: int) -> bytes:
    """One game between bots: a digest of every answer."""
    setup = game.lab.setup(number)
    s = game.new(setup, number)
    s.auto = True
    while s.pending and s.pending[0].seat == NATURE:
        answer_for_nature(s)
    bots = [find_bot(BOTS[game.name], seat) for seat, _name in enumerate(game.seats_of(setup))]
    found = hashlib.blake2b(digest_size=16)
    while s.pending:
        choice = owed(s)
        answer = bots[choice.seat].choose(Seen(game, s, choice))
        found.update(told([choice.seat, choice.kind, answer]))
        submit(s, choice.seat, answer)
    return found.digest()


def fingerprints(game: Game, games: int) -> list[str]:
    """One fingerprint a group of games, half of them by chance and half by bots."""
    found = []
    for first in range(0, games, GROUP):
        group = hashlib.blake2b(digest_size=12)
        for number in range(first, first + GROUP):
            group.update(by_chance(game, number) if number % 2 == 0 else by_bots(game, number))
        found.append(group.hexdigest())
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="so many games of each game")
    parser.add_argument("--only", choices=GAMES, help="one game only")
    parser.add_argument("--write", action="store_true", help="keep these as the fingerprints to compare with")
    args = parser.parse_args()
    kept: dict[str, list[str]] = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    parted = 0
    for name in [args.only] if args.only else GAMES:
        found = fingerprints(find_game(name), args.games)
        if args.write:
            kept[name] = found
            continue
        wrong = [i for i, (a, b) in enumerate(zip(found, kept[name], strict=False)) if a != b]
        parted += len(wrong)
        print(f"{name}: {len(found) - len(wrong)} of {len(found)} groups of {GROUP} games are the same")
        for i in wrong:
            print(f"  games {i * GROUP} to {i * GROUP + GROUP - 1} went another way")
    if args.write:
        KEPT.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    sys.exit(1 if parted else 0)


if __name__ == "__main__":
    main()
