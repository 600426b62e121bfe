"""What is worked out of the table once is what would be worked out now, at any moment of any session."""

from __future__ import annotations

from typing import Any

import pytest

from reverie.games.etherfields.game import GAME
from reverie.games.etherfields.rules.abilities import Use
from reverie.games.etherfields.rules.deeds import around, ready
from reverie.games.etherfields.rules.force import active_progress, concerning, value, worked
from reverie.games.etherfields.rules.paying import carried_pays
from reverie.games.etherfields.rules.places import land
from reverie.games.etherfields.rules.procedures.draw import limits_of
from reverie.games.etherfields.rules.procedures.triggers import bearers
from reverie.games.etherfields.rules.state import PLAIN_FIELDS, Session
from reverie.games.etherfields.rules.worked import InForce
from reverie.kernel.agenda import play_at_random
from reverie.kernel.chance import Stream


def told(some: tuple[InForce, ...]) -> list[Any]:
    return [(one.mod.number, one.seat, one.entity, one.figure, one.space, one.value) for one in some]


def numbers(uses: tuple[Use, ...] | list[Use]) -> list[int]:
    return [use.number for use in uses]


def everything(s: Session, like: Session) -> dict[str, Any]:
    """What is worked out of one state, of all that another one has been asked for."""
    asked = like.worked
    now = worked(s)
    return {
        "mods": {kind: told(some) for kind, some in now.mods.items()},
        "concerned": {key: told(concerning(s, *key)) for key in asked.concerned},
        "values": {key: value(s, *key) for key in asked.values},
        "limits": limits_of(s) if asked.limits else (),
        "active": {seat: active_progress(s, seat) for seat in asked.active},
        "awaiting": {key: [(use.number, seat) for use, seat in bearers(s, key)] for key in asked.awaiting},
        "figures": {row: s.figures_of(row) for row in asked.figures},
        "basics": {key: numbers(ready(s, *key).basics) for key in asked.ready},
        "carried": {key: numbers(ready(s, *key).carried) for key in asked.ready},
        "paying": {seat: numbers(carried_pays(s, seat)) for seat in asked.paying},
        "land": land(s) if asked.land is not None else None,
        "around": {key: numbers(around(s, *key)) for key in asked.around},
    }


@pytest.mark.parametrize("first", range(0, 24, 6))
def test_what_was_worked_out_is_what_would_be_worked_out_now(first: int) -> None:
    asked = 0
    for seed in range(first, first + 6):
        s = GAME.new(GAME.sample_setup(seed), seed, True)
        streams = Stream(seed).streams
        for _ in range(150):
            if not play_at_random(s, streams, 1):
                break
            for choice in s.pending:
                assert choice.options.size() > 0  # what is asked is looked at
            worked(s)
            anew = s.clone()
            anew.stale = True
            assert everything(s, s) == everything(anew, s)
            asked += len(s.worked.values) + len(s.worked.ready) + len(s.worked.around)
    assert asked > 100


def changed(value: Any) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return value + "!" if isinstance(value, str) else (*value, 9)


def test_a_clone_takes_over_every_field() -> None:
    s = GAME.new(GAME.sample_setup(2), 2, True)
    fresh = s.clone()
    for name in PLAIN_FIELDS:
        setattr(s, name, changed(getattr(s, name)))
    twin = s.clone()
    assert [name for name in PLAIN_FIELDS if getattr(twin, name) != getattr(s, name)] == []
    assert [name for name in PLAIN_FIELDS if getattr(twin, name) == getattr(fresh, name)] == []
