"""Playthroughs of every game, a line for each decision, kept to be compared: playthroughs.py [--write].

Each line tells who was asked what by which rule, how many options there were, what was answered, and fingerprints of the situation, of the
picks that could be made, and of what each seat observed. A change of rules, views or lenses shows as a change of the lines it touches.
"""

from __future__ import annotations

import sys
from pathlib import Path
from zlib import crc32

from reverie.envs.stage import Stage
from reverie.games import BUILT_IN, find_game
from reverie.kernel.chance import Stream
from reverie.kernel.codec import digest
from reverie.kernel.game import Game

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "playthroughs"
PICKS = 120
"""So many picks of each game: its beginning, and some of its middle."""


def playthrough(game: Game) -> list[str]:
    """The lines of one game, played at random by a seed."""
    setup = game.lab.setup(0)
    stage = Stage(game, setup)
    stage.reset(1)
    stream = Stream(1)
    told = [
        f"# {game.name}, rules version {game.version}, lens {stage.lens.digest}",
        "# number seat kind rule size | action: picks so far | digest picks observations",
    ]
    for number in range(PICKS):
        choice = stage.choice
        if choice is None:
            break
        action = stage.ids[stream.below(len(stage.ids))]
        block, index = stage.lens.describe(action)
        seen = " ".join([f"{crc32(bytes(stage.observe(seat))):08x}" for seat in range(stage.seats)])
        picks = f"{crc32(repr(sorted(stage.ids)).encode()):08x}"
        what = f"{number} {stage.seat} {choice.kind} {choice.rule} {choice.options.size()}"
        told.append(f"{what} | {action} {block} {index}: {stage.made} | {digest(game, stage.now())} {picks} {seen}")
        stage.step(action)
    if stage.over():
        told.append(f"over: {list(stage.returns())}")
    return told


def path_of(game: str) -> Path:
    return FOLDER / f"{game}.txt"


def main() -> int:
    wrong = 0
    for name in BUILT_IN:
        lines, path = playthrough(find_game(name)), path_of(name)
        kept = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        if "--write" in sys.argv[1:]:
            path.write_text("\n".join(lines) + "\n", encoding="utf-8")
            continue
        for before, now in zip(kept, lines, strict=False):
            if before != now:
                print(f"{path.name}\n- {before}\n+ {now}")
                break
        wrong += kept != lines
    print(f"playthroughs: {wrong} of {len(BUILT_IN)} differ")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
