"""The menus of spawning and shifting in random play: exactly what the predicates do not refuse, however a menu was come by."""

from __future__ import annotations

import pytest
from tests.dreamblade.random_pieces import random_game

from reverie.games.dreamblade import GAME
from reverie.games.dreamblade.rules.board import CELLS
from reverie.games.dreamblade.rules.procedures.shift import refuse_destination, refuse_mover
from reverie.games.dreamblade.rules.procedures.spawn import (
    refuse_ability,
    refuse_creature_cell,
    refuse_location_cell,
    refuse_spawn,
)
from reverie.games.dreamblade.rules.state import DREAMSCAPE, GRAVEYARD, Dreamblade
from reverie.kernel.agenda import owed, submit
from reverie.kernel.chance import Stream
from reverie.kernel.domain import STOP
from reverie.kernel.game import Game
from reverie.testing import rule


def moves_allowed(s: Dreamblade, seat: int) -> set[object]:
    movers = [m for m in s.cast.bands[seat] if refuse_mover(s, seat, m) is None]
    return {STOP} | {("move", m, c) for m in movers for c in range(CELLS) if refuse_destination(s, m, c) is None}


def cell_refused(s: Dreamblade, seat: int, m: int, cell: int) -> bool:
    piece = s.cast.piece_of[m]
    if piece.creature:
        return refuse_creature_cell(s, seat, cell, piece.reinforce) is not None
    return refuse_location_cell(s, seat, cell, piece.reinforce) is not None


def spawns_allowed(s: Dreamblade, seat: int) -> set[object]:
    """Copies of one miniature are one option: the first of them stands for all."""
    allowed: set[object] = {STOP}
    seen = set()
    for m in s.cast.bands[seat]:
        row, piece = s.minis[m], s.cast.piece_of[m]
        allowed |= {("ability", m, a.number) for a in piece.spawn if refuse_ability(s, seat, m, a.number) is None}
        twin = (piece.id, row.zone, row.used)
        if refuse_spawn(s, seat, m) is None and twin not in seen:
            seen.add(twin)
            allowed |= {("spawn", m, c) for c in range(CELLS) if not cell_refused(s, seat, m, c)}
    return allowed


def aspects_counted(s: Dreamblade) -> list[int]:
    """DB-5.1, miniature by miniature: how many of each aspect a seat has in the dreamscape or in the graveyard."""
    counted = [0] * 8
    for seat in (0, 1):
        for m in s.cast.bands[seat]:
            if s.minis[m].zone in (DREAMSCAPE, GRAVEYARD):
                for aspect in s.cast.piece_of[m].of:
                    counted[seat * 4 + aspect] += 1
    return counted


def check_menus(game: Game, setup: dict[str, object], seed: int) -> int:
    s = game.new(setup, seed)
    assert isinstance(s, Dreamblade)
    s.auto = True
    streams = Stream(seed).streams
    looked = 0
    while s.pending:
        choice = owed(s)
        assert s.covers == aspects_counted(s)
        if choice.kind in ("shift", "spawn"):
            allowed = moves_allowed(s, choice.seat) if choice.kind == "shift" else spawns_allowed(s, choice.seat)
            assert set(choice.options) == allowed
            looked += 1
        submit(s, choice.seat, choice.options.sample(streams, 0))
    return looked


@rule("DB-802.1", "DB-802.1a", "DB-802.1b", "DB-802.1c", "DB-801.5", "DB-801.6", "DB-801.7", "DB-801.8")
@pytest.mark.parametrize("seed", range(6))
def test_menus_are_what_nothing_refuses(seed: int) -> None:
    assert check_menus(GAME, GAME.sample_setup(seed), seed) > 50


@rule("DB-802.1", "DB-K.Defender", "DB-K.Reinforce", "DB-K.Respawn", "DB-K.Channel")
@pytest.mark.parametrize("seed", range(6))
def test_menus_are_what_nothing_refuses_whatever_the_pieces_can_do(seed: int) -> None:
    game, setup = random_game(seed)
    check_menus(game, setup, seed)
