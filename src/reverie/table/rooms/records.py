"""Records of tables as somebody may have them: whole when the game is over, sealed while it goes on."""

from __future__ import annotations

import msgspec

from reverie.kernel.game import NOTHING
from reverie.kernel.header import GIVEN, STREAM
from reverie.kernel.match import Match


def without_seed(match: Match) -> bytes:
    """The record of a match that goes on: everything that has happened, and nothing of the dice to come."""
    header = match.header
    if header.nature != STREAM:
        return match.dump()
    twin = Match(match.game, header.setup, 0, header.seats, nature=GIVEN)
    for seat, answer in match.answers:
        twin.submit(seat, answer)
    twin.notes = match.notes
    twin.concluded = match.concluded
    return twin.dump()


def own_part(match: Match, seats: set[int]) -> bytes:
    """What these seats may have of the record of a game with secrets that goes on: who answered, and their own answers.

    Nature's answers and digests are left out, for they tell of hands and decks.
    """
    encode = msgspec.json.encode
    lines = [encode({**match.header.plain(), "seed": 0, "sealed": True})]
    lines += [encode([seat, answer if seat in seats else None]) for seat, answer in match.answers]
    lines.append(encode({"end": len(match.answers), "sealed": True}))
    return b"\n".join(lines) + b"\n"


def record_for(match: Match, seats: set[int]) -> bytes:
    """The record as whoever holds these seats may have it: whole when the game is over, sealed while it goes on."""
    if match.outcome() is not None:
        return match.dump()
    if match.game.hides != NOTHING:
        return own_part(match, seats)
    return without_seed(match)
