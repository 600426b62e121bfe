"""The header of a record: everything a game needs to be played again."""

from __future__ import annotations

from typing import Final

from .plain import Body, Setup

RECORD_FORMAT: Final = 1

STREAM: Final = "stream"

GIVEN: Final = "given"

COMMITTED: Final = "committed"

NATURES: Final = (STREAM, GIVEN, COMMITTED)

LONGEST_PROMISE: Final = 64

MOST_ENTROPY: Final = 64
"""Bytes that a seat may add to the dice."""


class RecordError(ValueError):
    """A record that cannot be used: where it goes wrong and what would be right."""


class Header:
    """Everything a game needs to be played again: game, versions, content, setup, seed, and who sat where."""

    FIELDS: Final = ("format", "game", "version", "content", "setup", "seed", "nature", "seats")
    """In every record. Fair dice add `commitment`, `entropy`, `promised` with `promise` and, at the end, `server_seed`; a
    game that goes on from another one's answers adds `given`, their number."""

    def __init__(
        self, game: str, version: int, content: str, setup: Setup, seed: int, nature: str, seats: list[str]
    ) -> None:
        self.format = RECORD_FORMAT
        self.game = game
        self.version = version
        self.content = content
        self.setup = setup
        self.seed = seed
        self.nature = nature
        """`stream`: the dice follow from the seed; `given`: they were rolled elsewhere and typed in; `committed`: they
        follow from a seed that was fixed by its hash beforehand, and from what every seat added to it."""
        self.seats = seats
        self.commitment = ""
        """SHA-256 of the server's seed, known before anybody adds anything."""
        self.entropy: list[str] = []
        """What each seat added, as hexadecimal digits; bots add nothing."""
        self.promised: bool | None = None
        """Whether the commitment was published before anything that is added was known; None where nobody says."""
        self.promise = ""
        """The id under which it was published."""
        self.server_seed = ""
        """The committed seed, as hexadecimal digits. Nobody is told before the end."""
        self.given = 0
        """How many of the first answers were taken over from another game, dice included."""
        self.sealed = False
        """Read from the record of a game with secrets that goes on: others' answers and nature's are left out."""

    def mixed(self) -> bytes:
        """What all seats added, as the draws take it."""
        return ",".join(self.entropy).encode()

    def copy(self) -> Header:
        """The same header for a copy of the match: names and what seats added may still change in this one."""
        twin = Header(self.game, self.version, self.content, self.setup, self.seed, self.nature, list(self.seats))
        twin.commitment = self.commitment
        twin.entropy = list(self.entropy)
        twin.server_seed = self.server_seed
        twin.given = self.given
        twin.promised = self.promised
        twin.promise = self.promise
        twin.sealed = self.sealed
        return twin

    def plain(self, revealed: bool = False) -> Body:
        """The first line of a record; the committed seed is in it only when that is asked for."""
        told: Body = {name: getattr(self, name) for name in self.FIELDS}
        if self.nature == COMMITTED:
            told["commitment"] = self.commitment
            told["entropy"] = self.entropy
            if self.promised is not None:
                told["promised"] = self.promised
            if self.promise:
                told["promise"] = self.promise
            if revealed and self.server_seed:
                told["server_seed"] = self.server_seed
        if self.given:
            told["given"] = self.given
        return told


_HEADER_TYPES: Final[dict[str, type]] = {
    "game": str,
    "version": int,
    "content": str,
    "setup": dict,
    "seed": int,
    "nature": str,
    "seats": list,
}


def parse_header(value: object) -> Header:
    if not isinstance(value, dict) or any([name not in value for name in Header.FIELDS]):
        raise RecordError("this is not a Reverie record: line 1 is not its header")
    if value["format"] != RECORD_FORMAT:
        raise RecordError(f"the record has format {value['format']}; this version reads format {RECORD_FORMAT}")
    for name, kind in _HEADER_TYPES.items():
        if not isinstance(value[name], kind):
            raise RecordError(f"line 1: {name!r} should be of type {kind.__name__}")
    if not all([isinstance(name, str) for name in value["seats"]]):
        raise RecordError("line 1: 'seats' should be a list of names")
    if value["nature"] not in NATURES:
        raise RecordError(f"line 1: 'nature' is {value['nature']!r}; it should be {', '.join(NATURES)}")
    header = Header(*[value[name] for name in Header.FIELDS[1:]])
    given = value.get("given", 0)
    if type(given) is not int or given < 0:
        raise RecordError("line 1: 'given' should be a number of answers")
    header.given = given
    header.sealed = value.get("sealed") is True
    if header.nature == COMMITTED:
        _fair_header(header, value)
    return header


def _fair_header(header: Header, value: Body) -> None:
    if not _hexadecimal(value.get("commitment"), 32, 32):
        raise RecordError("line 1: 'commitment' should be a SHA-256 in hexadecimal digits")
    entropy = value.get("entropy")
    if not isinstance(entropy, list) or not all([is_entropy(one) for one in entropy]):
        raise RecordError("line 1: 'entropy' should be a list of hexadecimal digits, one for each seat")
    seed = value.get("server_seed", "")
    if seed != "" and not _hexadecimal(seed, 32, 32):
        raise RecordError("line 1: 'server_seed' should be 32 bytes in hexadecimal digits")
    promised, promise = value.get("promised"), value.get("promise", "")
    if not (promised is None or isinstance(promised, bool)):
        raise RecordError("line 1: 'promised' should be true or false")
    if not isinstance(promise, str) or len(promise) > LONGEST_PROMISE or (promise and promised is not True):
        raise RecordError("line 1: 'promise' should be the id of what was promised, where anything was")
    header.commitment = value["commitment"]
    header.entropy = entropy
    header.promised = promised
    header.promise = promise
    header.server_seed = seed


def is_entropy(value: object) -> bool:
    """Whether this is something that a seat may add: up to 64 bytes, as hexadecimal digits."""
    return _hexadecimal(value, 0, MOST_ENTROPY)


def _hexadecimal(value: object, least: int, most: int) -> bool:
    """Whether a value is so many bytes in hexadecimal digits."""
    if not isinstance(value, str) or len(value) % 2 or not 2 * least <= len(value) <= 2 * most:
        return False
    return all([sign in "0123456789abcdef" for sign in value])
