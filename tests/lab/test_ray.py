"""The same games by Ray as by processes of this machine: byte for byte, whatever node is lost meanwhile."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
import pytest

from reverie.games import find_game
from reverie.lab.backend_ray import Order, Told, packed, play_chunk, unpacked
from reverie.lab.backends import Processes, find_backend
from reverie.lab.errors import LabError
from reverie.lab.plan import folder_digest, plan_bots
from reverie.lab.run import run

needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="the extra ray is not installed")

CLUSTER = """
import json, sys, time
from pathlib import Path
from reverie.games import find_game
from reverie.lab import backend_ray
from reverie.lab.backend_ray import RayCluster, Tasks
from reverie.lab.plan import plan_bots
from reverie.lab.run import run

out, games, marks = Path(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3])
backend = RayCluster(1)
import ray
from ray.cluster_utils import Cluster
import ray._private.ray_constants as constants
constants.ENABLE_RAY_CLUSTER = False  # all on the loopback
small = {"include_dashboard": False, "object_store_memory": 80_000_000, "num_cpus": 1}
cluster = Cluster(initialize_head=True, head_node_args=small, connect=False)
second = cluster.add_node(num_cpus=1, object_store_memory=80_000_000)
ray.init(address=cluster.address, log_to_driver=False, logging_level="ERROR")
assert ray.cluster_resources()["CPU"] == 2
doomed, play_chunk = second.node_id, backend_ray.play_chunk

def slowly(data, numbers):
    if ray.get_runtime_context().get_node_id() == doomed:
        (marks / str(numbers[0])).touch()
        time.sleep(2)
    return play_chunk(data, numbers)

backend_ray.play_chunk = slowly
on_second = ray.util.scheduling_strategies.NodeAffinitySchedulingStrategy(doomed, soft=False)
ray.get(ray.remote(scheduling_strategy=on_second)(lambda: 0).remote())
killed, lost, was_lost = [], [], Tasks.lost

def losing(tasks, chunk, error):
    lost.extend(chunk)
    was_lost(tasks, chunk, error)

Tasks.lost = losing

def heard(done, now):
    if now and not killed and any(marks.iterdir()):
        killed.append(done)
        cluster.remove_node(second, allow_graceful=False)  # its raylet is killed, in the middle of a game

plan, header = plan_bots(find_game("dreamblade"), [], "random,random", 1, False, None)
run(plan, header, games, backend, out, heard)
ray.shutdown()
cluster.shutdown()
print(json.dumps({"killed": killed, "lost": lost}))
"""


def lines_of(out: Path) -> list[bytes]:
    """The games by number, as they were written, but for how long they took."""
    found = [
        re.sub(rb',"seconds":[0-9.e-]+', b"", line) for line in (out / "games.jsonl").read_bytes().splitlines()[1:]
    ]
    return sorted(found, key=lambda line: int(json.loads(line)["number"]))


@needs_ray
def test_a_node_that_is_killed_loses_no_game_and_repeats_none(tmp_path: Path, environment: dict[str, str]) -> None:
    """Two nodes on one machine; the second is killed in mid-run."""
    games = 160
    (tmp_path / "marks").mkdir()
    command = [sys.executable, "-c", CLUSTER, str(tmp_path / "ray"), str(games), str(tmp_path / "marks")]
    env = environment | {"RAY_DISABLE_IMPORT_WARNING": "1"}
    done = subprocess.run(command, capture_output=True, text=True, timeout=200, check=False, env=env)
    assert done.returncode == 0, done.stderr[-3000:]
    told = json.loads(done.stdout.splitlines()[-1])
    assert told["killed"] and told["killed"][0] < games and told["lost"], "it was playing games when it was killed"
    plan, header = plan_bots(find_game("dreamblade"), [], "random,random", 1, False, None)
    run(plan, header, games, Processes(1), tmp_path / "pool")
    assert lines_of(tmp_path / "ray") == lines_of(tmp_path / "pool")
    assert len(lines_of(tmp_path / "ray")) == games
    heads = [(tmp_path / name / "games.jsonl").read_bytes().split(b"\n", 1)[0] for name in ("ray", "pool")]
    assert heads[0] == heads[1], "one may be gone on with by the other"


# What needs no cluster -----------------------------------------------------------------------------------------------


def order(content: list[Path], **changes: Any) -> bytes:
    game = find_game("dreamblade").with_content(tuple(content))
    plan, header = plan_bots(game, content, "random,random", 1, False, None)
    told = Order(plan, header["package"], header["version"], packed(plan))
    return msgspec.msgpack.encode(msgspec.structs.replace(told, **changes))


def played(data: bytes, numbers: list[int]) -> Told:
    return msgspec.msgpack.decode(play_chunk(data, numbers), type=Told)


def test_a_task_plays_its_games_and_another_version_refuses(results: Any, calm: Any) -> None:
    told = played(order([]), [2, 0])
    assert [json.loads(line)["number"] for line in told.lines] == [2, 0]
    plain = [{key: value for key, value in json.loads(line).items() if key != "seconds"} for line in told.lines]
    whole = [json.loads(msgspec.json.encode(row)) for row in sorted(calm.rows, key=lambda row: row.number)]
    assert plain == [{key: value for key, value in whole[n].items() if key != "seconds"} for n in (2, 0)]
    assert "the run is of 9.9; install the same everywhere" in played(order([], package="9.9"), [0]).refusal
    assert "the run is of 999" in played(order([], version=999), [0]).refusal


def test_content_is_sent_along_and_checked(tmp_path: Path) -> None:
    pack = tmp_path / "mine"
    (pack / "deep").mkdir(parents=True)
    (pack / "deep" / "a.txt").write_bytes(b"1")
    plan, header = plan_bots(find_game("dreamblade"), [], "random,random", 1, False, None)
    plan.folders = (str(pack),)
    sent = Order(plan, header["package"], header["version"], packed(plan))
    there = unpacked(sent)
    assert Path(there.folders[0]) != pack and Path(there.folders[0]).name == "mine"
    assert folder_digest(Path(there.folders[0])) == folder_digest(pack)
    sent.packs[0][2]["deep/a.txt"] = b"2"
    with pytest.raises(LabError, match="content mine came to this node as something else"):
        unpacked(sent)


def test_without_ray_it_says_what_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(LabError, match=r"pip install 'reverie\[ray\]'"):
        find_backend("ray", 1)


@needs_ray
@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("somewhere", "HOST:PORT is wanted, or auto"),
        ("127.0.0.1:99999", "HOST:PORT is wanted, or auto"),
        ("127.0.0.1:9", "no Ray answers there"),
    ],
)
def test_an_address_where_nobody_answers_is_told_at_once(address: str, told: str) -> None:
    plan, header = plan_bots(find_game("dreamblade"), [], "random,random", 1, False, None)
    with pytest.raises(LabError, match=f"--address {address}: {told}"):
        next(iter(find_backend("ray", 1, address).play(plan, header, [0])))


def test_nobody_imports_ray_who_does_not_ask_for_it() -> None:
    code = "import sys, reverie.cli, reverie.lab.backends; sys.exit('ray' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_budgets_of_seconds_are_told_as_not_reproducible() -> None:
    game = find_game("dreamblade")
    for bots, sure in (("random,hard:20", True), ("random,hard:0.01s", False), ("random,hard", False)):
        assert plan_bots(game, [], bots, 1, False, None)[1]["reproducible"] is sure
