"""Checks the dice of a Reverie record, alone: this file needs Python and nothing else, and knows no rules of any game.

    python verifier.py RECORD.jsonl

It checks that the server's seed is the one whose SHA-256 was published beforehand, that the draws of every label are
numbered 0, 1, 2, ... without a gap, and that every number drawn, and every roll and shuffle made of it, follows from the
seed and from what the seats added. Whether the game asked for these draws is for the rules to say: `reverie verify`.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import math
import sys
from typing import Any


class Wrong(Exception):
    """What does not fit, and where."""


def block(seed: bytes, entropy: bytes, label: str, k: int, attempt: int, offset: int) -> bytes:
    """HMAC-SHA-256 under the seed; every part of the message stands after its length in four bytes."""
    parts = (entropy, label.encode(), str(k).encode(), str(attempt).encode(), str(offset).encode())
    return hmac.digest(seed, b"".join(len(part).to_bytes(4, "big") + part for part in parts), "sha256")


def draw(seed: bytes, entropy: bytes, label: str, k: int, n: int) -> tuple[int, str]:
    """Draw k of a label out of n, and the first HMAC it was made from.

    The first bytes, eight more than n needs, are one number; its remainder is what is drawn. A number beyond the last
    whole multiple of n is left out and the next attempt made, so that no remainder is likelier than another.
    """
    length = (n.bit_length() + 7) // 8 + 8
    limit = 256**length - 256**length % n
    attempt = 0
    while True:
        data = b""
        while len(data) < length:
            data += block(seed, entropy, label, k, attempt, len(data))
        number = int.from_bytes(data[:length], "big")
        if number < limit:
            return number % n, data[:32].hex()
        attempt += 1


def meaning(of: list[Any], index: int) -> tuple[int, Any] | None:
    """How many outcomes a roll, a list or a shuffle has, and which is number `index`; None for what only rules know."""
    if of[0] == "list":
        return len(of[1]), of[1][index]
    if of[0] == "roll":  # the number in base `sides`, the first die being its last digit
        sides = len(of[2])
        return sides ** of[1], [of[2][index // sides**die % sides] for die in range(of[1])]
    if of[0] == "permutation":  # the number in the factorial base picks one of those left, again and again
        left, order = list(range(of[1])), []
        for more in range(of[1] - 1, -1, -1):
            order.append(left.pop(index // math.factorial(more) % (more + 1)))
        return math.factorial(of[1]), order
    return None


def check(text: str) -> dict[str, Any]:
    """Everything about the dice of a record; raises Wrong at the first thing that does not fit."""
    lines = [json.loads(line) for line in text.splitlines()]
    head = lines[0]
    if head.get("nature") != "committed":
        raise Wrong(f"the dice of this record are {head.get('nature')!r}: nobody committed to them")
    told: dict[str, Any] = {name: head[name] for name in ("commitment", "entropy")}
    told |= {"sealed": "server_seed" not in head, "server_seed": head.get("server_seed", ""), "draws": []}
    seed, entropy = bytes.fromhex(told["server_seed"]), ",".join(head["entropy"]).encode()
    if not told["sealed"] and hashlib.sha256(seed).hexdigest() != head["commitment"]:
        raise Wrong("the seed is not the one that was committed to: its SHA-256 is another one")
    counts: dict[str, int] = {}
    answers, waiting = 0, None
    for number, line in enumerate(lines[1:], start=2):
        if isinstance(line, list):
            answers += 1
            if line[0] == -1 and waiting is None and answers > head.get("given", 0):
                raise Wrong(f"line {number}: nature says {line[1]}, and no draw is told")
            if waiting is not None:
                told["draws"].append(one_draw(number, waiting, line, counts, None if told["sealed"] else seed, entropy))
            waiting = None
        elif "draw" in line:
            waiting = line
    return told


def one_draw(
    number: int, told: dict[str, Any], answer: list[Any], counts: dict[str, int], seed: bytes | None, entropy: bytes
) -> dict[str, Any]:
    """Check one draw and the answer it gave; without a seed only that they fit each other."""
    (label, k, n, index), shown, proof = told["draw"], answer[1], ""
    n, index = int(n), int(index)
    if answer[0] != -1 or k != counts.get(label, 0) or not 0 <= index < n:
        raise Wrong(f"line {number}: {label!r} was drawn {counts.get(label, 0)} times, and this is called draw {k}")
    counts[label] = k + 1
    if seed is not None:
        drawn, proof = draw(seed, entropy, label, k, n)
        if drawn != index:
            raise Wrong(f"line {number}: draw {k} of {label!r} is {drawn} of {n}, and the record says {index}")
    known = meaning(told["of"], index)
    if known is not None and known != (n, shown):
        raise Wrong(f"line {number}: number {index} of {n} means {known[1]}, and the record says {shown}")
    return {"label": label, "k": k, "n": n, "index": index, "answer": shown, "hmac": proof}


if __name__ == "__main__":
    try:
        with open(sys.argv[1], encoding="utf-8") as record:
            found = check(record.read())
    except (Wrong, OSError, ValueError, LookupError, TypeError, AttributeError) as error:
        sys.exit(f"not verified: {error!s}")
    print(f"{'sealed: no seed yet, but' if found['sealed'] else 'ok:'} {len(found['draws'])} draws fit")
