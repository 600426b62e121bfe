"""Saves: a state as bytes, and back, bit for bit. The only module that knows the codec."""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec

from .agenda import PROCEDURES
from .game import Game
from .plain import Body, Plain
from .state import State

SAVE_FORMAT: Final = 1
DIGEST_FORM: Final = 2
"""What a digest is taken of. It is raised when states are written otherwise while games go on as before; a digest of an
earlier form (1 stood for citations, too, and says nothing of its form) cannot be compared."""
_MAGIC: Final = b"RVRS"

_encoder: Final = msgspec.msgpack.Encoder()
_decoder: Final = msgspec.msgpack.Decoder()
_NESTED: Final = (list, tuple)


class SaveError(ValueError):
    """A save that cannot be used: what is wrong with it and what would be right."""


def tuples(value: object) -> object:
    """Lists made tuples, all the way down: the plain values that states and answers are made of."""
    if isinstance(value, _NESTED):
        return tuple([tuples(x) if isinstance(x, _NESTED) else x for x in value])
    return value


def _of_lists(value: list[object]) -> Plain:
    """The same of what was decoded, in which there are only lists."""
    return tuple([_of_lists(x) if isinstance(x, list) else x for x in value])


def plain_state(game: Game, s: State) -> list[object]:
    return [s.plain_base(PROCEDURES), game.plain(s)]


def digest(game: Game, s: State) -> str:
    """A fingerprint of the whole situation: equal digests, equal futures. What is cited decides nothing, and is left out."""
    situation = [s.plain_base(PROCEDURES, citing=False), game.plain(s)]
    return hashlib.blake2b(_encoder.encode(situation), digest_size=16).hexdigest()


def marked(digest: str) -> Body:
    """A digest as logs and records keep it, with its form."""
    return {"digest": digest, "form": DIGEST_FORM}


def comparable(told: Body) -> bool:
    """Whether an entry of a log or record holds a digest that can be compared with one taken now."""
    return "digest" in told and told.get("form", 1) == DIGEST_FORM


def save(game: Game, s: State) -> bytes:
    """The state as bytes, with everything needed to know whether it can be loaded."""
    setup = game.setup_of(s)
    head = [SAVE_FORMAT, game.name, game.version, game.content_digest(setup), setup]
    body = _encoder.encode([head, plain_state(game, s)])
    return _MAGIC + hashlib.blake2b(body, digest_size=16).digest() + body


def load(game: Game, data: bytes) -> State:
    """The state that `save` wrote."""
    if data[:4] != _MAGIC:
        raise SaveError("this is not a Reverie save: it does not begin like one")
    body = data[20:]
    if hashlib.blake2b(body, digest_size=16).digest() != data[4:20]:
        raise SaveError("the save is damaged: its checksum does not fit (truncated, or edited by hand)")
    head, plain = _decoder.decode(body)
    if head[0] != SAVE_FORMAT:
        raise SaveError(f"the save has format {head[0]}, this version reads format {SAVE_FORMAT}")
    if head[1] != game.name:
        raise SaveError(f"the save is of {head[1]!r}, not of {game.name!r}")
    if head[2] != game.version:
        raise SaveError(f"the save is of rules version {head[2]} of {game.name}; this is version {game.version}")
    setup = head[4]
    if head[3] != game.content_digest(setup):
        raise SaveError("the pieces or the map of this save have changed since it was written")
    base, own = _of_lists(plain)
    s: State = game.from_plain(setup, own)
    s.load_base(base, PROCEDURES, game.decisions)
    return s


def plain_bytes(value: object) -> bytes:
    """Any plain value (a view, options) as canonical bytes, for comparing."""
    return _encoder.encode(value)
