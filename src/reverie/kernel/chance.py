"""Chance without `random`: integer streams kept in the state, and the stream anybody can verify afterwards.

A stream is one integer in a list of integers. Drawing advances it; cloning the list clones the future. Games keep one
stream per purpose, so that one more die here never reshuffles a deck there.
"""

from __future__ import annotations

import hashlib
import hmac
import struct
from typing import Final

_MASK: Final = (1 << 64) - 1
_SPAN: Final = 1 << 64


def seed_streams(seed: int, purposes: tuple[str, ...]) -> list[int]:
    """One independent stream per purpose, from one seed."""
    streams = []
    for purpose in purposes:
        streams.append(int.from_bytes(hashlib.sha256(f"{seed}/{purpose}".encode()).digest()[:8], "big"))
    return streams


def draw64(streams: list[int], which: int) -> int:
    """The next 64 bits of a stream (SplitMix64)."""
    state = (streams[which] + 0x9E3779B97F4A7C15) & _MASK
    streams[which] = state
    state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
    return state ^ (state >> 31)


def draw_many(streams: list[int], which: int, count: int) -> tuple[int, ...]:
    """So many numbers of 64 bits at once, all from the next draw of a stream: imagined worlds need them by the hundred."""
    seed = draw64(streams, which).to_bytes(8, "big")
    return struct.unpack(f">{count}Q", hashlib.shake_128(seed).digest(8 * count))


def below(streams: list[int], which: int, n: int) -> int:
    """A uniform integer in range(n), without modulo bias, for n of any size."""
    if n <= _SPAN:
        while True:
            x = draw64(streams, which)
            if x <= _SPAN - n or x < _SPAN - _SPAN % n:  # the first is the cheap test, and nearly always enough
                return x % n
    words = (n.bit_length() + 63) // 64
    span = 1 << (64 * words)
    limit = span - span % n
    while True:
        x = 0
        for _ in range(words):
            x = (x << 64) | draw64(streams, which)
        if x < limit:
            return x % n


class Stream:
    """A private stream, for bots and tests that want randomness of their own."""

    __slots__ = ("streams",)

    def __init__(self, seed: int) -> None:
        self.streams: list[int] = seed_streams(seed, ("private",))

    def below(self, n: int) -> int:
        return below(self.streams, 0, n)


def commitment(server_seed: bytes) -> str:
    """What the server publishes before the first draw: it fixes the seed without telling it."""
    return hashlib.sha256(server_seed).hexdigest()


def verifiable_below(server_seed: bytes, entropy: bytes, label: str, k: int, n: int) -> int:
    """Draw number k under a label: an HMAC of the committed seed and what the seats added, uniform in range(n)."""
    length = (n.bit_length() + 7) // 8 + 8
    span = 1 << (8 * length)
    limit = span - span % n
    attempt = 0
    while True:
        block = b""
        while len(block) < length:
            parts = (entropy, label.encode(), str(k).encode(), str(attempt).encode(), str(len(block)).encode())
            message = b"".join(len(part).to_bytes(4, "big") + part for part in parts)  # lengths keep the parts apart
            block += hmac.new(server_seed, message, hashlib.sha256).digest()
        x = int.from_bytes(block[:length], "big")
        if x < limit:
            return x % n
        attempt += 1


def derive(seed: int, number: int, purpose: str) -> int:
    """A seed of its own for every purpose; 63 bits, so that any table can hold it."""
    return int.from_bytes(hashlib.sha256(f"{seed}/{number}/{purpose}".encode()).digest()[:8], "big") >> 1
