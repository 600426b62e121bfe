"""What a quest keeps of what it has worked out is at every moment what would be worked out anew."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from tests.sword_and_sorcery.scene import scene
from tests.sword_and_sorcery.written import born_with

from reverie.games import find_game
from reverie.games.sword_and_sorcery.rules import atoms
from reverie.games.sword_and_sorcery.rules.awaiting import awaited, of_enemies, of_heroes, of_the_table, of_tokens
from reverie.games.sword_and_sorcery.rules.bearing import Bearing, bearing
from reverie.games.sword_and_sorcery.rules.force import added, in_force, rebuild, total
from reverie.games.sword_and_sorcery.rules.ground import Ground, ground
from reverie.games.sword_and_sorcery.rules.queries import hp_of
from reverie.games.sword_and_sorcery.rules.state import NOBODY, NOWHERE, THINGS, Quest
from reverie.kernel.agenda import play_at_random
from reverie.kernel.chance import Stream
from reverie.kernel.codec import load, save
from reverie.testing import rule


def laid_open(found: Ground, areas: int) -> list[object]:
    """All that is known of what lies where."""
    kinds = [found.of_kind(kind) for kind in range(len(THINGS))]
    return [[found.lying(area) for area in range(-1, areas)], kinds, found.tokens, found.shadows]


def standing(s: Quest) -> list[int]:
    """All who are on the map."""
    return [figure for figure, row in enumerate(s.figures.rows) if row.area != NOWHERE]


def told(s: Quest, found: Bearing) -> list[object]:
    """All that is known of what a hero bears."""
    used: list[Any] = [found.deeds(s), found.answers(s), found.triggered(s)]
    said = [[(one.said, one.ability.number, one.rank, one.foreign) for one in some] for some in used]
    return [said, found.windows(s), found.mods, found.triggers, found.rank]


@rule("SS-13.11", "SS-19.8", "SS-50.7", "SS-50.9")
def test_what_is_kept_is_what_would_be_worked_out_anew() -> None:
    """After every decision of some games: things by their areas, what heroes bear, what is in force, what is awaited."""
    game = find_game("sword_and_sorcery")
    compared = 0
    for number in range(8):
        s = game.new(game.sample_setup(number), number)
        s.auto = True
        streams = Stream(number).streams
        while s.pending:
            areas = len(s.plan.areas.names)
            assert laid_open(ground(s), areas) == laid_open(Ground(s.things.rows), areas)
            for seat, row in enumerate(s.heroes.rows):
                assert told(s, bearing(s, seat)) == told(s, Bearing(s, row, None))
            rows = s.foes.rows
            assert s.foes_in_play() == [foe for foe in range(len(s.plan.foes)) if rows[foe].controller != NOBODY]
            for figure, name in product(standing(s), ("hp", "magic-shields", "capacity")):
                assert total(s, name, figure, 3) == added(s, name, figure, 3)
            by = awaited(s)
            assert (by.enemies, by.tokens, by.table) == (of_enemies(s), of_tokens(s), of_the_table(s))
            assert by.heroes == of_heroes(s)
            if compared % 5 == 0:
                anew = load(game, save(game, s))
                rebuild(anew)
                assert in_force(anew).larger == in_force(s).larger
            compared += 1
            play_at_random(s, streams, 1)
    assert compared > 1000


@rule("SS-50.6", "SS-50.9")
@pytest.mark.parametrize("of_whom", ["given: {engaged: true}", "whose: heroes-here"])
def test_what_hangs_on_places_is_not_kept(of_whom: str) -> None:
    """More HP as long as an enemy stands beside the hero, or the hero beside its friend: every step may change them."""
    q = scene("14B", Ecarus="white-rose 14B.c", Shae="rogue 14B.b", g="gremlin green 1 14B.c")
    born_with(q, "Shae", f"{{always: [{{mod: hp, by: 2, {of_whom}}}]}}")
    shae = q["Shae"]
    apart = hp_of(q.s, shae if "given" in of_whom else q["Ecarus"])
    atoms.put(q.s, shae, q.area("14B.c"))
    assert hp_of(q.s, shae if "given" in of_whom else q["Ecarus"]) == apart + 2
