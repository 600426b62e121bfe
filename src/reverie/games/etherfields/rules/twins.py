"""What a clone of a session takes over besides tables and agenda: one field after the other, for a clone is made for every imagined game.

By their names, in a loop, it would take three times as long; `PLAIN_FIELDS` says which they are, and a test compares.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import Session


def take_plain(twin: Session, like: Session) -> None:
    twin.layer = like.layer
    twin.phase = like.phase
    twin.dream = like.dream
    twin.slumber = like.slumber
    twin.location = like.location
    twin.opened = like.opened
    twin.entered = like.entered
    twin.first = like.first
    twin.rounds = like.rounds
    twin.turn = like.turn
    twin.dealt = like.dealt
    twin.current = like.current
    twin.last = like.last
    twin.resolved = like.resolved
    twin.blocked = like.blocked
    twin.lying = like.lying
    twin.walls = like.walls
    twin.shut = like.shut
    twin.grounds = like.grounds
    twin.traps = like.traps
    twin.tokens = like.tokens
    twin.gems = like.gems
    twin.stops = like.stops
    twin.quirks = like.quirks
    twin.covered = like.covered
    twin.staged = like.staged
    twin.items = like.items
    twin.notes = like.notes
    twin.used_up = like.used_up
    twin.wisdom = like.wisdom
    twin.signs = like.signs
    twin.played = like.played
    twin.season = like.season
    twin.keys = like.keys
    twin.hours = like.hours
    twin.gates = like.gates
    twin.world = like.world
    twin.flags = like.flags
    twin.counters = like.counters
    twin.read = like.read
    twin.secrets = like.secrets
    twin.gone = like.gone
    twin.lasting = like.lasting
    twin.used = like.used
    twin.slept = like.slept
    twin.shopping = like.shopping
    twin.keepsake = like.keepsake
    twin.result = like.result
    twin.ended = like.ended
    twin.doomed = like.doomed
    twin.agreement = like.agreement
    twin.markets = like.markets
    twin.tracks = like.tracks
    twin.luck = like.luck
    twin.trail = like.trail
    twin.closet = like.closet
    twin.fidgets = like.fidgets
    twin.payers = like.payers
