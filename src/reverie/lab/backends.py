"""Backends: who plays the games of a plan. All of them give the same lines, in whatever order they are finished."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Protocol

from reverie.kernel.plain import Body

from .crew import play_all
from .errors import LabError
from .plan import Plan

PROCESSES: Final = "processes"
RAY: Final = "ray"


class Backend(Protocol):
    """What a run needs: an iterator of finished lines. Whoever plays may be lost and replaced; no line comes twice."""

    def play(self, plan: Plan, header: Body, numbers: list[int]) -> Iterator[bytes]: ...


class Processes:
    """Worker processes of this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def play(self, plan: Plan, header: Body, numbers: list[int]) -> Iterator[bytes]:
        return play_all(plan, numbers, self.workers)


def find_backend(name: str, workers: int, address: str = "") -> Backend:
    """A backend by its name; what it needs is imported only now. Raises LabError."""
    if name == PROCESSES:
        if address:
            raise LabError(f"--address {address}: only --backend {RAY} has an address")
        return Processes(workers)
    if name != RAY:
        raise LabError(f"--backend {name}: there are {PROCESSES} and {RAY}")
    from .backend_ray import RayCluster

    return RayCluster(workers, address)
