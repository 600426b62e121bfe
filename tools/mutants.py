"""Break the rules code and see which tests notice: mutants.py [--seed N] [--sample N | --all] [--only TEXT].

Each mutant (tools/mutations.py) is one function broken in one way, put in place in a forked child that has imported and
collected everything. It meets the tests that cite a rule and run the broken line: first those of the function's own rules,
then the others. A mutant that fails one of them is killed; one that no test notices survives, and so does one that no test
runs, or that goes on past the limit of time (endless asking is stopped by the kernel, and is a failure like any other).

What cannot be told apart from the right code stands in tools/mutants_excused.toml with the reason. Less than 95 % killed is
a failure. Survivors are noted in each game's words/rulebook/mutants.json: a rule whose code has a known survivor is not proved.
"""

from __future__ import annotations

import argparse
import gc
import hashlib
import importlib
import json
import os
import pickle
import signal
import sys
import tempfile
import time
import tomllib
import traceback
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, NamedTuple

import pytest
from _pytest.runner import runtestprotocol

from reverie.testing.scenario import Scenario

sys.path.insert(0, str(Path(__file__).parent))
from mutations import GAMES, ROOT, Mutant, all_mutants, broken, files

EXCUSED = Path(__file__).parent / "mutants_excused.toml"
WANTED = 0.95
WORKERS = 2
LIMIT = 60.0
"""Seconds of the processor for one mutant; only a loop inside one step, or a test's own loop, takes so long."""
SLOW_TEST = 2.0
"""Seconds of the processor: tests that take longer prove no rule by themselves and are left out."""


class Reach(NamedTuple):
    """Which functions of the rules code one test runs, as (file, name); how long it takes; whether it passed."""

    functions: set[tuple[str, str]]
    seconds: float
    verdict: str


class Outcome(NamedTuple):
    """What became of a mutant: `own` (its rules' tests kill it), `other`, `survives`, `unreached` or `timeout`."""

    what: str
    by: str


def excused() -> dict[str, str]:
    """Mutants that change nothing that can be seen, with the reason."""
    entries = tomllib.loads(EXCUSED.read_text(encoding="utf-8")).get("excused", [])
    return {entry["mutant"]: entry["why"] for entry in entries}


def sample(mutants: list[Mutant], seed: int, count: int) -> list[Mutant]:
    """The same for a seed, and hardly another when the code around changes a little."""

    def place(mutant: Mutant) -> str:
        return hashlib.sha256(f"{seed} {mutant.id}".encode()).hexdigest()

    return sorted(sorted(mutants, key=place)[:count], key=lambda mutant: mutant.id)


# Running tests -------------------------------------------------------------------------------------------------------


def passes(item: pytest.Item) -> bool:
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


class TooSlow(BaseException):
    """Raised in a test that takes too long."""


def reach(item: pytest.Item, watched: set[str]) -> Reach:
    found: set[tuple[str, str]] = set()
    slow: list[bool] = []

    def call(frame: FrameType, _event: str, _arg: Any) -> None:
        code = frame.f_code
        if code.co_filename in watched:
            found.add((code.co_filename, code.co_qualname))

    def stop(_signal: int, _frame: FrameType | None) -> None:
        slow.append(True)
        raise TooSlow

    signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, SLOW_TEST)
    before = time.process_time()
    sys.settrace(call)
    try:
        passed = passes(item)
    except BaseException:  # wherever in the runner's own code the alarm went off
        if not slow:
            raise
        passed = False
    finally:
        sys.settrace(None)
        signal.setitimer(signal.ITIMER_PROF, 0)
    return Reach(found, time.process_time() - before, "slow" if slow else "passed" if passed else "failed")


def put_in_place(mutant: Mutant) -> None:
    """Whoever holds the function, by whatever name, has the broken one from now on."""
    found: Any = importlib.import_module(mutant.function.module)
    for part in mutant.function.name.split("."):
        found = vars(found)[part] if isinstance(found, type) else getattr(found, part)
    while not isinstance(found, FunctionType):
        found = getattr(found, "__wrapped__", None) or getattr(found, "fget", None) or found.__func__
    code: CodeType = broken(mutant)
    found.__code__ = code.replace(co_freevars=found.__code__.co_freevars)


def forked(work: Any, *args: Any) -> tuple[int, Any]:
    """Run something in a child: how it ended, and what it told."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        status = 1
        try:
            os.close(read)
            signal.signal(signal.SIGPROF, signal.SIG_DFL)
            told = pickle.dumps(work(*args))
            with os.fdopen(write, "wb") as pipe:
                pipe.write(told)
            status = 0
        finally:
            os._exit(status)
    os.close(write)
    with os.fdopen(read, "rb") as pipe:
        told = pipe.read()
    _pid, status = os.waitpid(child, 0)
    return status, pickle.loads(told) if told else None


def attempt(mutant: Mutant, own: list[pytest.Item], others: list[pytest.Item]) -> Outcome:
    signal.setitimer(signal.ITIMER_PROF, LIMIT)
    put_in_place(mutant)
    for what, items in (("own", own), ("other", others)):
        for item in items:
            if not passes(item):
                return Outcome(what, item.nodeid)
    return Outcome("survives", "")


def judge(mutant: Mutant, items: dict[str, pytest.Item], reached: dict[str, Reach]) -> Outcome:
    at = (str(mutant.function.path), mutant.function.name)
    meeting = sorted((name for name, r in reached.items() if at in r.functions), key=lambda name: reached[name].seconds)
    if not meeting:
        return Outcome("unreached", "")
    rules = set(mutant.function.rules)
    own = [items[name] for name in meeting if rules & set(cites(items[name]))]
    others = [items[name] for name in meeting if not rules & set(cites(items[name]))]
    status, outcome = forked(attempt, mutant, own, others)
    if outcome is not None:
        if outcome[0] == "survives":
            print(f"survives  {mutant.id}", flush=True)
        return Outcome(*outcome)
    return Outcome("timeout" if os.WTERMSIG(status) == signal.SIGPROF else "own", "the process died")


def cites(item: pytest.Item) -> tuple[str, ...]:
    return tuple(getattr(getattr(item, "function", None), "__rules__", ()))


def shared(work: Any, tasks: list[Any]) -> list[Any]:
    """Every task done, by two workers at once."""
    workers = []
    for number in range(WORKERS):
        told = tempfile.TemporaryFile()  # noqa: SIM115
        child = os.fork()
        if child == 0:
            try:
                pickle.dump([work(task) for task in tasks[number::WORKERS]], told)
                told.flush()
            except BaseException:
                traceback.print_exc()
            finally:
                os._exit(0)
        workers.append((child, told))
    done: list[Any] = [None] * len(tasks)
    for number, (child, told) in enumerate(workers):
        os.waitpid(child, 0)
        told.seek(0)
        done[number::WORKERS] = pickle.load(told)
    return done


class Hunt:
    """A pytest plugin: instead of running what was collected once, it runs it against mutants."""

    def __init__(self, mutants: list[Mutant], memory: Path) -> None:
        self.mutants = mutants
        self.memory = memory
        self.outcomes: dict[str, Outcome] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        Scenario.saves = False
        items = {item.nodeid: item for item in session.items if cites(item)}
        for first in {cites(item)[0][:2]: item for item in items.values()}.values():
            passes(first)  # one test of each game, so that content is read once and not in every child
        gc.collect()
        gc.freeze()
        reached = self.reach(items)
        for verdict, words in (
            ("slow", "too slow to be asked"),
            ("failed", "fails before anything is broken, not asked"),
        ):
            for name in [name for name, r in reached.items() if r.verdict == verdict]:
                print(f"{words}: {name}")
        reached = {name: r for name, r in reached.items() if r.verdict == "passed"}
        print(f"{len(reached)} tests that cite rules are asked", flush=True)
        outcomes = shared(lambda mutant: tuple(judge(mutant, items, reached)), self.mutants)
        self.outcomes = {m.id: Outcome(*told) for m, told in zip(self.mutants, outcomes, strict=True)}
        return True

    def reach(self, items: dict[str, pytest.Item]) -> dict[str, Reach]:
        """What every test runs; of tests in a file that has not changed, as `--reach` remembers it."""
        known: dict[str, tuple[str, Reach]] = pickle.loads(self.memory.read_bytes()) if self.memory.is_file() else {}
        marks = {name: hashlib.sha256(item.path.read_bytes()).hexdigest() for name, item in items.items()}
        watched = {str(path) for path in files()}
        known = {name: told for name, told in known.items() if told[1].verdict != "failed"}
        new = [name for name in items if known.get(name, ("",))[0] != marks[name]]
        found = dict(zip(new, shared(lambda name: tuple(reach(items[name], watched)), new), strict=True))
        known.update({name: (marks[name], Reach(*told)) for name, told in found.items()})
        if self.memory.name:
            self.memory.write_bytes(pickle.dumps(known))
        return {name: known[name][1] for name in items}


def citing_files() -> list[str]:
    """The files of a game's tests that cite rules."""
    games = [path.name for path in sorted(GAMES.iterdir()) if (path / "rules" / "procedures").is_dir()]
    found = [path for game in games for path in sorted((ROOT / "tests" / game).rglob("test_*.py"))]
    return [str(path) for path in found if "@rule(" in path.read_text(encoding="utf-8")]


# What is told --------------------------------------------------------------------------------------------------------


def note(mutants: list[Mutant], outcomes: dict[str, Outcome], everything: set[str]) -> None:
    """Write down what survives, beside what earlier runs found and this one did not look at."""
    for game in sorted({path.relative_to(GAMES).parts[0] for path in files()}):
        path = GAMES / game / "words" / "rulebook" / "mutants.json"
        known: dict[str, list[str]] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
        known = {id: rules for id, rules in known.items() if id in everything and id not in outcomes}
        for mutant in mutants:
            if mutant.function.game == game and outcomes[mutant.id].what not in ("own", "other"):
                known[mutant.id] = list(mutant.function.rules)
        text = json.dumps(dict(sorted(known.items())), indent=1, ensure_ascii=False) + "\n"
        path.write_text(text, encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description="Break the rules code and see which tests notice.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sample", type=int, default=300)
    parser.add_argument("--all", action="store_true", help="every mutant, which takes an hour or two")
    parser.add_argument("--only", help="only mutants whose id has this in it")
    parser.add_argument(
        "--reach", default="", help="a file that remembers which functions tests run, for repeated runs"
    )
    told = parser.parse_args()
    every = all_mutants()
    excuses = excused()
    for id in excuses.keys() - {mutant.id for mutant in every}:
        print(f"excused, but there is no such mutant: {id}")
        return 1
    chosen = [m for m in every if m.id not in excuses and (told.only is None or told.only in m.id)]
    if not told.all and told.only is None:
        chosen = sample(chosen, told.seed, told.sample)
    hunt = Hunt(chosen, Path(told.reach))
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:timeout", "-W", "ignore"]
    started = time.monotonic()
    status = pytest.main([*options, "-o", "timeout=0", *citing_files()], plugins=[hunt])
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED) or not hunt.outcomes:
        return 2
    note(chosen, hunt.outcomes, {mutant.id for mutant in every} - excuses.keys())
    return report(chosen, hunt.outcomes, len(every), len(excuses), time.monotonic() - started)


def report(chosen: list[Mutant], outcomes: dict[str, Outcome], of: int, excuses: int, seconds: float) -> int:
    for mutant in chosen:
        outcome = outcomes[mutant.id]
        if outcome.what not in ("own", "other"):
            print(f"{outcome.what:<9} {mutant.id}  [{', '.join(mutant.function.rules)}]")
    counted = {what: sum(1 for o in outcomes.values() if o.what == what) for what in ("own", "other")}
    killed = sum(counted.values())
    share = killed / len(chosen)
    print(
        f"{len(chosen)} of {of} mutants ({excuses} excused): {killed} killed ({share:.1%}), {counted['own']} of them by tests"
        f" of the rules that the code names; {len(chosen) - killed} survive; {seconds:.0f} s"
    )
    if share < WANTED:
        print(f"at least {WANTED:.0%} must be killed")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
