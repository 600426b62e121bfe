"""Games played by a Ray cluster, or by a Ray of one machine (extra `ray`). Ray is imported only when it is asked for.

Ray distributes and nothing else: what is played, what is kept and what is counted is as with processes of one machine. A node that is lost
costs the games that it was playing, and those are played again elsewhere. Every node needs the same version of Reverie; content packs are
sent along and checked.
"""

from __future__ import annotations

import os
import socket
import tempfile
from collections import deque
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import msgspec

from reverie import __version__
from reverie.kernel.plain import Body

from .crew import MOST_RETRIES, PATIENCE, broken
from .desk import Desk
from .errors import LabError
from .plan import Plan, folder_digest

CHUNK_SECONDS: Final = 3.0
"""About so long a task takes: long enough that handing it out costs nothing beside it, short enough that losing it costs little."""
LARGEST_CHUNK: Final = 256
AHEAD: Final = 2
"""Tasks under way for each processor: nobody waits for the driver."""
QUIET: Final = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_worker_niceness": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
"""No calls home; workers are as important as whoever ordered them (else they starve on a busy machine)."""


class Order(msgspec.Struct):
    """What a node must know: the plan, the version, and the content packs with all their files."""

    plan: Plan
    package: str
    version: int
    packs: list[tuple[str, str, dict[str, bytes]]]
    """Name, digest and files of each folder of the plan."""


class Told(msgspec.Struct):
    """What came of a task: finished lines, and why it went no further."""

    lines: list[bytes]
    trouble: str = ""
    refusal: str = ""


# On a node -----------------------------------------------------------------------------------------------------------

_desks: dict[bytes, Desk] = {}
"""The desk of this process; content is loaded once."""


def unpacked(order: Order) -> Plan:
    """The plan with its packs written to this machine; raises LabError for one that is not what was sent."""
    folders = []
    for name, digest, files in order.packs:
        folder = Path(tempfile.mkdtemp(prefix="reverie-pack-")) / name
        for path, data in files.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_bytes(data)
        if folder_digest(folder) != digest:
            raise LabError(f"content {name} came to this node as something else than what was sent")
        folders.append(str(folder))
    return with_folders(order.plan, dict(zip(all_folders(order.plan), folders, strict=True)))


def desk_of(order: Order, data: bytes) -> Desk:
    """This process's desk for an order; raises LabError where another version would play other games."""
    if data not in _desks:
        if order.package != __version__:
            raise LabError(
                f"this node has Reverie {__version__}, the run is of {order.package}; install the same everywhere"
            )
        desk = Desk(unpacked(order))
        if desk.game.version != order.version:
            raise LabError(f"this node plays rules version {desk.game.version}, the run is of {order.version}")
        _desks.clear()
        _desks[data] = desk
    return _desks[data]


def play_chunk(data: bytes, numbers: list[int]) -> bytes:
    """A task: the lines of these games."""
    told = Told([])
    try:
        desk = desk_of(msgspec.msgpack.decode(data, type=Order), data)
    except LabError as error:
        return msgspec.msgpack.encode(Told([], refusal=str(error)))
    for number in numbers:
        try:
            told.lines.append(desk.line(number))
        except Exception as error:
            told.trouble = f"{type(error).__name__}: {error}"
            break
    return msgspec.msgpack.encode(told)


# At the driver -------------------------------------------------------------------------------------------------------


def all_folders(plan: Plan) -> list[str]:
    """The folders of a plan and of its variants, each once."""
    return list(dict.fromkeys([*plan.folders, *[folder for one in plan.variants for folder in all_folders(one)]]))


def with_folders(plan: Plan, known: dict[str, str]) -> Plan:
    """The same plan with its folders elsewhere."""
    folders = tuple([known[folder] for folder in plan.folders])
    variants = tuple([with_folders(one, known) for one in plan.variants])
    return msgspec.structs.replace(plan, folders=folders, variants=variants)


def packed(plan: Plan) -> list[tuple[str, str, dict[str, bytes]]]:
    found = []
    for name in all_folders(plan):
        folder = Path(name)
        files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
        found.append((folder.name, folder_digest(folder), files))
    return found


class RayCluster:
    """The cluster at an address; without one, a Ray of this machine for as long as the run takes."""

    def __init__(self, workers: int, address: str = "") -> None:
        self.workers = workers
        self.address = address
        for name, value in QUIET.items():
            os.environ.setdefault(name, value)
        try:
            self.ray: Any = import_module("ray")
        except ImportError as error:
            raise LabError("--backend ray needs Ray; pip install 'reverie[ray]' brings it") from error

    def begin(self) -> bool:
        """Join the cluster, or start one here; whether there was none yet, so that it is left again."""
        if self.ray.is_initialized():
            return False
        wishes: Body = {"log_to_driver": False, "logging_level": "ERROR"}
        if self.address:
            self.call()
            wishes |= {"address": self.address}
        else:
            wishes |= {"num_cpus": self.workers, "include_dashboard": False, "_node_ip_address": "127.0.0.1"}
            wishes |= {"object_store_memory": 100_000_000}
        try:
            self.ray.init(**wishes)
        except (ConnectionError, ValueError, RuntimeError) as error:
            where = f"--address {self.address}: " if self.address else ""
            raise LabError(f"{where}no Ray cluster could be joined ({error})") from error
        return True

    def call(self) -> None:
        """Whether anybody answers at the address; Ray itself would try for ten minutes. Raises LabError."""
        host, colon, port = self.address.rpartition(":")
        if self.address == "auto" or "/" in self.address:
            return
        if not host or not colon or not port.isdecimal() or not 0 < int(port) < 65536:
            raise LabError(f"--address {self.address}: HOST:PORT is wanted, or auto")
        try:
            socket.create_connection((host, int(port)), PATIENCE).close()
        except OSError as error:
            raise LabError(f"--address {self.address}: no Ray answers there ({error})") from error

    def play(self, plan: Plan, header: Body, numbers: list[int]) -> Iterator[bytes]:
        if not numbers:
            return
        began = self.begin()
        try:
            data = msgspec.msgpack.encode(Order(plan, header["package"], header["version"], packed(plan)))
            yield from Tasks(self.ray, plan, data, numbers).lines()
        finally:
            if began:
                self.ray.shutdown()


class Tasks:
    """The games of a run as tasks: chunks that are handed out, waited for, and handed out again when their node is lost."""

    def __init__(self, ray: Any, plan: Plan, data: bytes, numbers: list[int]) -> None:
        self.ray = ray
        self.plan = plan
        self.order = ray.put(data)
        self.task = ray.remote(max_retries=0, scheduling_strategy="SPREAD")(play_chunk)
        self.queue = deque(numbers)
        self.again: deque[int] = deque()
        """Games of a node that was lost: one by one, so that a game that ends its worker is told from others."""
        self.tries: dict[int, int] = {}
        self.running: dict[Any, list[int]] = {}
        self.seconds = 0.0
        self.played = 0

    def lines(self) -> Iterator[bytes]:
        try:
            self.hand_out()
            while self.running:
                ready, _others = self.ray.wait(list(self.running), num_returns=1)
                chunk = self.running.pop(ready[0])
                try:
                    told = msgspec.msgpack.decode(self.ray.get(ready[0]), type=Told)
                except self.ray.exceptions.RayError as error:
                    self.lost(chunk, error)
                else:
                    yield from told.lines
                    self.judge(chunk, told)
                self.hand_out()
        finally:
            for task in self.running:
                self.ray.cancel(task, force=True)

    def hand_out(self) -> None:
        """Keep every processor of the cluster busy, however many there are by now."""
        slots = AHEAD * max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        while (self.queue or self.again) and len(self.running) < slots:
            if self.again:
                chunk = [self.again.popleft()]
            else:
                chunk = [self.queue.popleft() for _ in range(min(self.chunk(slots), len(self.queue)))]
            self.running[self.task.remote(self.order, chunk)] = chunk

    def chunk(self, slots: int) -> int:
        """How many games make a task: single ones until it is known how long they take, and small ones at the end."""
        if not self.played:
            return 1
        size = CHUNK_SECONDS / max(self.seconds / self.played, 1e-4)
        return max(1, min(int(size), LARGEST_CHUNK, len(self.queue) // (2 * slots)))

    def judge(self, chunk: list[int], told: Told) -> None:
        """Note how long games take, and end the run where one of them cannot be played."""
        if told.refusal:
            raise LabError(told.refusal)
        for line in told.lines:
            self.seconds += msgspec.json.decode(line)["seconds"]
            self.played += 1
        if told.trouble:
            raise broken(self.plan, chunk[len(told.lines)], f"ran into a bug: {told.trouble}")

    def lost(self, chunk: list[int], error: Exception) -> None:
        """Whoever played this chunk is gone: its games are played again, a few times."""
        if len(chunk) == 1:
            number = chunk[0]
            self.tries[number] = self.tries.get(number, 0) + 1
            if self.tries[number] > MOST_RETRIES:
                raise broken(self.plan, number, f"ended its worker {self.tries[number]} times ({type(error).__name__})")
        self.again.extend(chunk)
