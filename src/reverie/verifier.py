"""Checks the dice of a Reverie record, alone: this file needs Python and nothing else, and knows no rules of any game.

    python verifier.py RECORD.jsonl [--commitment SHA-256 noted before the game]

It checks that the server's seed is the one whose SHA-256 was published beforehand, that the draws of every label are
numbered 0, 1, 2, ... without a gap, and that every number drawn, and every roll and shuffle made of it, follows from the
seed and from what the seats added. Whether the game asked for these draws is for the rules to say: `reverie verify`.
It ends with 0 when every draw is proven, 1 when something is disproved, 2 when there is no record to read, and 3 when
nothing is wrong but not everything is proven: answers taken over from another game, draws of a kind that this file cannot
number, a seed that is not told.
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
        return len(of[1]), of[1][index] if index < len(of[1]) else None
    if of[0] == "roll":  # the number in base `sides`, the first die being its last digit
        sides = len(of[2])
        return sides ** of[1], [of[2][index // sides**die % sides] for die in range(of[1])]
    if of[0] == "permutation":  # the number in the factorial base picks one of those left, again and again
        left, order = list(range(of[1])), []
        for more in range(of[1] - 1, -1, -1):
            order.append(left.pop(index // math.factorial(more) % (more + 1)))
        return math.factorial(of[1]), order
    return None


def check(text: str, noted: str = "") -> dict[str, Any]:
    """Everything about the dice of a record; raises Wrong at the first thing that does not fit.

    With `noted`, the commitment must be this one, which somebody wrote down before the game.
    """
    lines = [json.loads(line) for line in text.splitlines()]
    head = lines[0]
    committed = head["nature"] == "committed"
    told = {name: head.get(name, "") for name in ("commitment", "entropy", "promised", "promise", "server_seed")}
    told |= {"noted": noted, "committed": committed, "sealed": committed and not told["server_seed"], "draws": []}
    told |= {"over": "reason" in lines[-1], "proven": 0, "given": 0, "unknown": 0}
    seed, entropy = bytes.fromhex(told["server_seed"]), ",".join(told["entropy"]).encode()
    if noted and noted != told["commitment"]:
        raise Wrong(f"the commitment noted before the game is {noted}; the record has {told['commitment'] or 'none'}")
    if committed and seed and hashlib.sha256(seed).hexdigest() != head["commitment"]:
        raise Wrong("the seed is not the one that was committed to: its SHA-256 is another one")
    counts: dict[str, int] = {}
    answers, waiting = 0, None
    for number, line in enumerate(lines[1:], start=2):
        if isinstance(line, list):
            answers += 1
            if line[0] == -1 and waiting is None:
                if committed and answers > head.get("given", 0):
                    raise Wrong(f"line {number}: nature says {line[1]}, and no draw is told")
                told["given"] += 1
            if waiting is not None:
                one = one_draw(number, waiting, line, counts, seed or None, entropy)
                told["draws"].append(one)
                told["proven"] += bool(seed) and one["known"]
                told["unknown"] += not one["known"]
            waiting = None
        elif "draw" in line:
            if waiting is not None:
                raise Wrong(f"line {number}: a draw is told before the one before it was answered")
            waiting = line
    if waiting is not None:
        raise Wrong("the last draw that is told gives no answer")
    told["all"] = committed and bool(seed) and not (told["given"] or told["unknown"])
    return told


def words(told: dict[str, Any]) -> list[str]:
    """What `check` compared and found, in sentences."""
    if not told["committed"]:
        return ["nothing is proven: nobody was committed to the dice of this record before the game"]
    source = "as noted before the game" if told["noted"] else "as the record says: compare it with one noted before"
    when = {True: f"yes, as {told['promise']}", False: "no"}.get(told["promised"], "the record does not say")
    said = [f"commitment: {told['commitment']} ({source})", f"published before anybody added to the dice: {when}"]
    said += [f"seat {seat} added: {added or 'nothing'}" for seat, added in enumerate(told["entropy"])]
    said.append(f"proven: {told['proven']} draws follow from the committed seed and what the seats added")
    if told["sealed"]:
        why = "is missing although the game is over" if told["over"] else "is told when the game is over"
        said.append(f"not proven: {len(told['draws'])} draws, which fit each other; the seed {why}")
    if told["given"]:
        said.append(f"not proven: {told['given']} answers of nature, taken over from another game")
    if told["unknown"]:
        said.append(f"not proven: what {told['unknown']} draws mean, for this program cannot number their outcomes")
    return said


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
    found = {"label": label, "k": k, "n": n, "index": index, "answer": shown, "hmac": proof}
    return found | {"known": known is not None}


def main(args: list[str]) -> int:
    if len(args) not in (1, 3) or args[1:2] not in ([], ["--commitment"]):
        print("usage: python verifier.py RECORD.jsonl [--commitment SHA-256]", file=sys.stderr)
        return 2
    try:
        with open(args[0], encoding="utf-8") as record:
            found = check(record.read(), args[2].lower() if len(args) == 3 else "")
    except Wrong as wrong:
        print(f"disproved: {wrong}")
        return 1
    except (OSError, ValueError, LookupError, TypeError, AttributeError) as error:
        print(f"no record to check: {error!s}", file=sys.stderr)
        return 2
    print("\n".join([*words(found), "ok" if found["all"] else "NOT ALL PROVEN"]))
    return 0 if found["all"] else 3


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
