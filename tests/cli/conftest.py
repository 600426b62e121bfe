"""Ways to run `reverie`: as a process of its own, or in this one with a scripted or a choosing player at its input."""

from __future__ import annotations

import io
import os
import random
import re
import signal
import subprocess
import sys
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from reverie import cli
from reverie.games import find_game
from reverie.games.dreamblade.rules.board import PORTAL
from reverie.games.dreamblade.rules.queries import contested
from reverie.kernel.chance import Stream
from reverie.kernel.match import Match
from reverie.kernel.record import parse_record, replay

SRC = str(Path(cli.__file__).resolve().parents[2])


class Run(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def text(self) -> str:
        return self.out + self.err


class Player(io.StringIO):
    """Standard input that reads the screen: it answers with numbers from the list, and with dice where asked."""

    def __init__(self, seed: int = 1, script: list[str] | None = None, leave_after: int = 5000) -> None:
        super().__init__()
        self.random = random.Random(seed)
        self.screen: io.StringIO | None = None
        self.seen = 0
        self.sent: list[str] = []
        self.script = list(script) if script is not None else []
        """Lines to be typed first; then the player chooses by itself."""
        self.leave_after = leave_after

    def readline(self, *_: Any) -> str:
        assert self.screen is not None
        text = self.screen.getvalue()[self.seen :]
        self.seen += len(text)
        if len(self.sent) >= self.leave_after:
            return "quit\n"
        line = self.script.pop(0) if self.script else self.choose(re.sub(r"\x1b\[[\d;]*m", "", text))
        self.sent.append(line)
        return line + "\n"

    def choose(self, text: str) -> str:
        if text.endswith("🎲> "):
            return self.roll(text)
        question = text[max(text.rfind("decides: "), text.rfind("decyduje: ")) :]
        example = re.search(r"(?:such as|na przykład)\s+([\d\s]+):", question)
        if example:
            return " ".join(example[1].split())
        most = max(int(n) for n in re.findall(r"^ +(\d+)  ", question, re.M))
        return str(self.random.randint(1, most))

    def roll(self, text: str) -> str:
        line = text.rstrip().splitlines()[-2]
        count = int(re.findall(r"\d+", line)[0])
        faces = "123456" if "6)" in line else "123mmb"
        return " ".join(self.random.choice(faces) for _ in range(count))


Runner = Callable[..., Run]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Where games left in the middle are kept."""
    return tmp_path / "data"


@pytest.fixture
def reverie(monkeypatch: pytest.MonkeyPatch, data: Path) -> Runner:
    """`reverie ...` in this process. What a user would see as a traceback is one."""

    def run(*args: str | Path, stdin: str | Player = "", columns: int = 100, **env: str) -> Run:
        out, err = io.StringIO(), io.StringIO()
        given = stdin if isinstance(stdin, Player) else io.StringIO(stdin)
        if isinstance(given, Player):
            given.screen = out
        with monkeypatch.context() as m:
            for name in ("FORCE_COLOR", "NO_COLOR", "TTY_COMPATIBLE", "LINES"):
                m.delenv(name, raising=False)
            for name, value in (env | {"COLUMNS": str(columns), "REVERIE_DATA": str(data)}).items():
                m.setenv(name, value)
            m.setattr(sys, "argv", ["reverie", *map(str, args)])
            m.setattr(sys, "stdin", given)
            m.setattr(sys, "stdout", out)
            m.setattr(sys, "stderr", err)
            code = 0
            try:
                cli.main()
            except SystemExit as stop:
                code = stop.code if isinstance(stop.code, int) else int(stop.code is not None)
            except BaseException:
                code = 1
                err.write(traceback.format_exc())
        return Run(code, out.getvalue(), err.getvalue())

    return run


@pytest.fixture
def environment(data: Path) -> dict[str, str]:
    hidden = ("FORCE_COLOR", "NO_COLOR", "TTY_COMPATIBLE", "LINES")
    kept = {name: value for name, value in os.environ.items() if name not in hidden}
    return kept | {"REVERIE_DATA": str(data), "COLUMNS": "100", "PYTHONPATH": SRC, "PYTHONIOENCODING": "utf-8"}


@pytest.fixture
def process(environment: dict[str, str]) -> Runner:
    """`python -m reverie.cli ...` as a process of its own."""

    def run(*args: str | Path, stdin: str | bytes = b"", **env: str) -> Run:
        given = stdin.encode() if isinstance(stdin, str) else stdin
        command = [sys.executable, "-m", "reverie.cli", *map(str, args)]
        done = subprocess.run(command, input=given, capture_output=True, env=environment | env, timeout=60, check=False)
        return Run(done.returncode, done.stdout.decode(), done.stderr.decode())

    return run


READY = "import sys, reverie.cli as c; sys.stdout.write('ready\\n'); sys.stdout.flush(); c.main()"


@pytest.fixture
def started(environment: dict[str, str]) -> Iterator[Callable[..., subprocess.Popen[bytes]]]:
    """A process that has begun (its first line is `ready`) and that Ctrl-C reaches as in a terminal."""
    running: list[subprocess.Popen[bytes]] = []

    def start(*args: str | Path) -> subprocess.Popen[bytes]:
        found = subprocess.Popen(
            [sys.executable, "-c", READY, *map(str, args)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL) and None,
        )
        running.append(found)
        assert found.stdout is not None
        assert found.stdout.readline() == b"ready\n"
        return found

    yield start
    for found in running:
        if found.poll() is None:
            found.kill()
            found.communicate()


# Games in the middle -------------------------------------------------------------------------------------------------


def fight(seed: int, nature: str, found: dict[tuple[str, int], bytes], depths: dict[tuple[str, int], int]) -> None:
    """Play a few turns in which everybody goes for the enemy portal; keep the shortest way to each question."""
    game: Any = find_game("dreamblade")
    match = Match(game, game.setup({"victory": 30, "turn_limit": 5}), seed, ["human", "human"], nature)
    chance = Stream(seed)
    while match.outcome() is None:
        s: Any = match.state
        choice = match.choices()[0]
        key = (choice.kind, choice.seat)
        if len(match.answers) < depths.get(key, 1000):
            found[key], depths[key] = match.dump(), len(match.answers)
        answer = choice.options.sample(chance.streams, 0)
        if choice.kind == "action":
            answer = "strike" if any(contested(s, cell) for cell in range(25)) else "shift"
        elif choice.kind == "spawn" and answer == "stop":
            answer = choice.options.sample(chance.streams, 0)
        elif choice.kind == "shift":
            goal = PORTAL[s.players[1 - choice.seat].edge]
            steps = [o for o in choice.options if o != "stop" and away(o[2], goal) < away(s.minis[o[1]].cell, goal)]
            answer = steps[0] if steps else "stop"
        match.submit(choice.seat, answer)


def away(cell: int, goal: int) -> int:
    return abs(cell // 5 - goal // 5) + abs(cell % 5 - goal % 5)


@pytest.fixture(scope="session")
def situations() -> dict[tuple[str, int], bytes]:
    """A short record that ends at each kind of question, by kind and seat, of a hot-seat game."""
    found: dict[tuple[str, int], bytes] = {}
    depths: dict[tuple[str, int], int] = {}
    for seed in (2, 3, 4, 6, 8, 12, 14, 17, 23):
        fight(seed, "stream", found, depths)
    return found


@pytest.fixture(scope="session")
def own_dice_situations() -> dict[tuple[str, int], bytes]:
    """The same with one's own dice."""
    found: dict[tuple[str, int], bytes] = {}
    fight(2, "given", found, {})
    return found


@pytest.fixture
def own_dice_position(own_dice_situations: dict[tuple[str, int], bytes], tmp_path: Path) -> Callable[..., Path]:
    """A saved hot-seat game with one's own dice, in which this kind of question is being put to this seat."""

    def write(kind: str, seat: int = 0) -> Path:
        path = tmp_path / f"own-dice-{kind}-{seat}.jsonl"
        path.write_bytes(own_dice_situations[kind, seat])
        return path

    return write


@pytest.fixture
def position(situations: dict[tuple[str, int], bytes], tmp_path: Path) -> Callable[..., Path]:
    """A saved hot-seat game in which this kind of question is being put to this seat."""

    def write(kind: str, seat: int = 0) -> Path:
        path = tmp_path / f"{kind}-{seat}.jsonl"
        path.write_bytes(situations[kind, seat])
        return path

    return write


@pytest.fixture(scope="session")
def load() -> Callable[[Path], Match]:
    """A record as the game it tells of."""

    def read(path: Path) -> Match:
        return replay(find_game("dreamblade"), parse_record(path.read_bytes()))

    return read


@pytest.fixture
def player() -> type[Player]:
    return Player


@pytest.fixture
def record(reverie: Runner, tmp_path: Path) -> Path:
    """A short finished game between two bots."""
    path = tmp_path / "game.jsonl"
    bots = ("--seat", "A=random", "--seat", "B=random")
    done = reverie("play", "dreamblade", *bots, "--option", "victory=1", "--seed", "7", "--record", path)
    assert done.code == 0
    return path
