"""A warband as a short text that can be sent, read aloud and typed again.

A code is its version, then the pieces, then a checksum, in the 32 signs that nobody mixes up (no I, L, O and U). A piece is
known by a number made from its id, so that codes go on meaning the same when pieces are added to the game.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Final

from .library import Library

SIGNS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
MISREAD: Final = str.maketrans({"o": "0", "i": "1", "l": "1", "-": "", " ": ""})
VERSION: Final = "1"
SIGN_BITS: Final = 5
NUMBER_BITS: Final = 16
COUNT_BITS: Final = 2
MANY_BITS: Final = 6
"""A count that does not fit into two bits is written as 0 and then in six."""
CHECK_SIGNS: Final = 4
LONGEST: Final = 400
"""Signs; a whole pool fits many times over."""


class CodeError(ValueError):
    """A text that is no code of a warband. `why` is a text key: empty, signs, version, checksum or pieces."""

    def __init__(self, why: str) -> None:
        super().__init__(f"this is no code of a warband: {why}")
        self.why = why


@lru_cache(maxsize=8)
def numbers(library: Library) -> dict[str, int]:
    """The number of every piece. Should two ids make the same, the piece that was there first keeps it."""
    taken: dict[int, str] = {}
    for id in library.pieces:
        number = int.from_bytes(hashlib.blake2b(id.encode(), digest_size=2).digest(), "big")
        while number in taken:
            number = (number + 1) % (1 << NUMBER_BITS)
        taken[number] = id
    return {id: number for number, id in taken.items()}


def _check(text: str) -> str:
    digest = hashlib.blake2b(text.encode(), digest_size=4).digest()
    return _signs(int.from_bytes(digest, "big") >> (32 - CHECK_SIGNS * SIGN_BITS), CHECK_SIGNS)


def _signs(value: int, count: int) -> str:
    return "".join(SIGNS[(value >> (SIGN_BITS * n)) & 31] for n in reversed(range(count)))


def encode(library: Library, pieces: dict[str, int]) -> str:
    """The code of a warband, legal or not: what is being built can be passed on, too."""
    known = numbers(library)
    bits = ""
    for number, count in sorted((known[id], count) for id, count in pieces.items() if count > 0):
        small = count < 1 << COUNT_BITS
        bits += f"{number:0{NUMBER_BITS}b}{count if small else 0:0{COUNT_BITS}b}"
        bits += "" if small else f"{min(count, (1 << MANY_BITS) - 1):0{MANY_BITS}b}"
    bits += "0" * (-len(bits) % SIGN_BITS)
    text = VERSION + "".join(SIGNS[int(bits[n : n + SIGN_BITS], 2)] for n in range(0, len(bits), SIGN_BITS))
    return text + _check(text)


def decode(library: Library, given: str) -> dict[str, int]:
    """The warband of a code, or of a link that ends with one; raises CodeError."""
    text = given.strip().rstrip("/").rpartition("/")[2].partition("?")[0].lower().translate(MISREAD)
    if not text:
        raise CodeError("empty")
    if len(text) > LONGEST or any(sign not in SIGNS for sign in text):
        raise CodeError("signs")
    body, check = text[:-CHECK_SIGNS], text[-CHECK_SIGNS:]
    if not body or _check(body) != check:
        raise CodeError("checksum")
    if body[0] != VERSION:
        raise CodeError("version")
    return _read(library, "".join(f"{SIGNS.index(sign):0{SIGN_BITS}b}" for sign in body[1:]))


def _read(library: Library, bits: str) -> dict[str, int]:
    ids = {number: id for id, number in numbers(library).items()}
    pieces: dict[str, int] = {}
    at = 0
    while len(bits) - at >= NUMBER_BITS + COUNT_BITS:
        number = int(bits[at : at + NUMBER_BITS], 2)
        at += NUMBER_BITS
        count = int(bits[at : at + COUNT_BITS], 2)
        at += COUNT_BITS
        if count == 0:
            count = int(bits[at : at + MANY_BITS] or "0", 2)
            at += MANY_BITS
        if number not in ids or not count:
            raise CodeError("pieces")
        pieces[ids[number]] = count
    if "1" in bits[at:]:
        raise CodeError("pieces")
    return by_cost(library, pieces)


def by_cost(library: Library, pieces: dict[str, int]) -> dict[str, int]:
    """In the order of a warband: by spawn cost from low to high (DB-7.2)."""
    return {id: pieces[id] for id in sorted(pieces, key=lambda id: (library.pieces[id].cost, id)) if pieces[id] > 0}
