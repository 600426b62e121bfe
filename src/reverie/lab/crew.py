"""Worker processes. Only the parent writes; a worker gets numbers of games and sends back finished lines.

A worker that dies is replaced. The game it was playing is tried again a few times, in case the machine was at fault.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from typing import Final

from .desk import Desk
from .errors import OUR_BUG, LabError
from .plan import Plan

MOST_RETRIES: Final = 3
"""How often a game is played again after its worker died."""
LARGEST_CHUNK: Final = 16
"""Games handed out at once: enough that nobody waits for the parent, few enough that all finish together."""
PATIENCE: Final = 5.0
"""Seconds that a worker gets to leave by itself."""


def work(orders: Connection, plan: Plan) -> None:
    """A worker's life: load the content once, then play what is ordered until the parent hangs up."""
    desk = Desk(plan)
    while True:
        try:
            numbers: list[int] = orders.recv()
        except (EOFError, OSError):
            return
        for number in numbers:
            try:
                told: tuple[int, bytes, str] = (number, desk.line(number), "")
            except Exception as error:
                told = (number, b"", f"{type(error).__name__}: {error}")
            try:
                orders.send(told)
            except OSError:
                return


class Hand:
    """One worker and what it still owes, in the order in which it plays."""

    def __init__(self, plan: Plan) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self.orders: Connection[list[int], tuple[int, bytes, str]] = ours
        self.owes: deque[int] = deque()
        self.process = context.Process(target=work, args=(theirs, plan), daemon=True)
        with interrupts_held():
            self.process.start()
        theirs.close()

    def order(self, numbers: list[int]) -> None:
        self.owes.extend(numbers)
        with suppress(OSError):  # it may have died; whoever waits for its answer will see that
            self.orders.send(numbers)

    def dismiss(self) -> None:
        self.orders.close()
        if self.owes:
            self.process.terminate()
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Start a process that Ctrl-C does not reach: the parent alone decides what an interrupt means."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def play_all(plan: Plan, numbers: list[int], workers: int) -> Iterator[bytes]:
    """Play these games with so many workers; each game's line as soon as it is finished."""
    queue = deque(numbers)
    tries: dict[int, int] = {}
    hands: list[Hand] = []

    def hand_out(hand: Hand) -> None:
        size = max(1, min(LARGEST_CHUNK, len(queue) // (4 * workers)))
        chunk = [queue.popleft() for _ in range(min(size, len(queue)))]
        if chunk:
            hand.order(chunk)

    try:
        for _ in range(min(workers, len(numbers))):
            hands.append(Hand(plan))
            hand_out(hands[-1])
        while any(hand.owes for hand in hands):
            ready = wait([hand.orders for hand in hands if hand.owes])
            for place, hand in enumerate(hands):
                if hand.orders not in ready:
                    continue
                try:
                    number, line, trouble = hand.orders.recv()
                except (EOFError, OSError):
                    hands[place] = replace(hand, plan, queue, tries)
                    continue
                if trouble:
                    raise broken(plan, number, f"ran into a bug: {trouble}")
                hand.owes.remove(number)
                if len(hand.owes) <= 1:
                    hand_out(hand)
                yield line
    finally:
        for hand in hands:
            hand.dismiss()


def replace(hand: Hand, plan: Plan, queue: deque[int], tries: dict[int, int]) -> Hand:
    """A new worker for one that died: it begins with the game that was being played, the others go back."""
    playing, *rest = hand.owes
    hand.owes.clear()
    hand.dismiss()
    tries[playing] = tries.get(playing, 0) + 1
    if tries[playing] > MOST_RETRIES:
        raise broken(plan, playing, f"ended its worker {tries[playing]} times (exit code {hand.process.exitcode})")
    queue.extendleft(reversed(rest))
    fresh = Hand(plan)
    fresh.order([playing])
    return fresh


def broken(plan: Plan, number: int, what: str) -> LabError:
    return LabError(
        f"game {number} (seed {plan.seed_of(number)}) {what}; finished games are kept, please report this one", OUR_BUG
    )
