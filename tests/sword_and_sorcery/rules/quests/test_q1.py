"""SS-G18 Q1, Smoke over the Ford: inhabitants who are led, saved and lost; the bridge."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.foes import look, settle, shadow
from tests.sword_and_sorcery.prologue import prologue, read
from tests.sword_and_sorcery.rules.quests.table import arrives, comes, count, event_phase, is_in_play, lay, lies, stands
from tests.sword_and_sorcery.scene import Scene

from reverie.games.sword_and_sorcery.rules import atoms, atoms_map, atoms_table
from reverie.games.sword_and_sorcery.rules.frames import HeroMoves
from reverie.games.sword_and_sorcery.rules.procedures.death import HeroDeath
from reverie.games.sword_and_sorcery.rules.state import NOBODY
from reverie.games.sword_and_sorcery.rules.why import why_not
from reverie.testing import rule


@pytest.fixture
def q() -> Scene:
    return prologue(2, quest="Q1")


def found(q: Scene, area: str, leader: str = "") -> int:
    number = lay(q, "inhabitant", area)
    if leader:
        q.s.things.edit(number).owner = q[leader]
    return number


@rule("SS-G18")
def test_who_is_revealed_stays_there_and_counts_for_nothing(q: Scene) -> None:
    stands(q, "Ann", "3A.d")
    shadow(q, "3A.b", "woman")
    look(q)
    settle(q)
    [number] = lies(q, "inhabitant", "3A.b")
    assert q.s.things.rows[number].owner == NOBODY and "Q1.18" in read(q.s)
    assert (count(q, "rescued"), count(q, "accounted")) == (0, 0)


@rule("SS-G18", "SS-16.8", "SS-17.1")
def test_a_hero_leads_one_of_the_own_area_and_lets_go(q: Scene) -> None:
    stands(q, "Ann", "5A.c")
    first, second, far = found(q, "5A.c"), found(q, "5A.c"), found(q, "5A.d")
    q.turn("Ann")
    assert q.offers("lead", first) and q.offers("lead", second)
    refused = why_not(q.s, q.choice, ("lead", far))
    assert refused is not None and refused.rule == "SS-16.8"
    assert not q.offers("let-go")
    q.do("lead", first)
    assert q.s.things.rows[first].owner == q["Ann"]
    assert not q.offers("lead", second), "one for each hero"
    q.do("go", "5A.d")
    assert lies(q, "inhabitant", "5A.d") == sorted([first, far])
    q.do("let-go")
    assert q.s.things.rows[first].owner == NOBODY and q.offers("lead", far)
    q.do("end")


@rule("SS-G18", "SS-16.12")
def test_nobody_leads_while_engaged_but_lets_go(q: Scene) -> None:
    stands(q, "Ann", "5A.c")
    free, led = found(q, "5A.c"), found(q, "5A.c", "Ben")
    comes(q, "raider green 1", "5A.c")
    q.turn("Ann")
    assert not q.offers("lead", free) and not q.offers("lead", led)
    refused = why_not(q.s, q.choice, ("lead", free))
    assert refused is not None and refused.rule == "SS-16.12"
    q.s.things.edit(free).owner = q["Ann"]
    q.turn("Ann")
    assert q.offers("let-go")


@rule("SS-G18")
def test_whoever_is_brought_to_the_start_is_rescued(q: Scene) -> None:
    """SS-T92."""
    stands(q, "Ann", "5A.b")
    found(q, "5A.b", "Ann")
    before = (q.s.soul, q.s.crowns(q["Ann"]), q.s.crowns(q["Ben"]))
    q.turn("Ann")
    q.do("go", "5A.a")
    settle_reading(q)
    assert (q.s.soul, q.s.crowns(q["Ann"]), q.s.crowns(q["Ben"])) == (before[0] + 1, before[1] + 5, before[2])
    assert lies(q, "inhabitant", "5A.a") == [] and "Q1.4" in read(q.s)
    assert (count(q, "rescued"), count(q, "lost"), count(q, "accounted")) == (1, 0, 1)


def settle_reading(q: Scene) -> None:
    while q.choice.kind == "reading":
        q.do(q.options()[0])


@rule("SS-G18")
def test_they_take_every_own_step_but_are_left_behind_by_push_placement_and_death(q: Scene) -> None:
    stands(q, "Ann", "5A.c")
    number = found(q, "5A.c", "Ann")
    q.begin(HeroMoves(q["Ann"], 1, False))
    q.do(q.area("5A.d"))
    settle(q)
    assert q.s.things.rows[number].area == q.area("5A.d"), "moved by an effect, on the own feet"
    atoms.enter(q.s, q["Ann"], q.area("5A.c"), pushed=True)
    look(q)
    assert q.s.things.rows[number].owner == NOBODY and q.s.things.rows[number].area == q.area("5A.d")
    stands(q, "Ann", "5A.d")
    q.s.things.edit(number).owner = q["Ann"]
    atoms.put(q.s, q["Ann"], q.area("3A.a"))
    look(q)
    settle(q)
    assert q.s.things.rows[number].owner == NOBODY
    stands(q, "Ben", "5A.d")
    q.s.things.edit(number).owner = q["Ben"]
    q.s.figures.edit(q["Ben"]).wounds = 99
    q.begin(HeroDeath(q["Ben"], NOBODY))
    settle(q)
    assert not q.s.in_play(q["Ben"]) and q.s.things.rows[number].owner == NOBODY


@rule("SS-G18", "SS-6.3")
def test_who_stands_in_fire_when_damage_is_dealt_is_lost_led_or_not(q: Scene) -> None:
    """SS-T92."""
    stands(q, "Ann", "2A.b")
    lay(q, "fire", "2A.b", 1)
    found(q, "2A.b", "Ann")
    q.time_phase()
    settle(q)
    assert (count(q, "lost"), count(q, "accounted")) == (1, 1) and "Q1.5" in read(q.s)
    assert q.s.ended == ""
    lay(q, "fire", "2A.d", 2)
    found(q, "2A.d")
    q.time_phase()
    settle(q)
    assert count(q, "lost") == 2 and q.s.ended == "lost" and "Q1.15" in read(q.s), "the second loss is defeat at once"


@rule("SS-G18", "SS-38.10")
def test_who_is_left_alone_with_an_enemy_is_lost_at_the_end_of_an_event_phase(q: Scene) -> None:
    """SS-T92."""
    alone, led, guarded = found(q, "2A.c"), found(q, "2A.e", "Ben"), found(q, "2A.a")
    stands(q, "Ann", "2A.a")
    stands(q, "Ben", "2A.e")
    for code, area in (("raider green 1", "2A.c"), ("raider green 2", "2A.e"), ("gremlin green 1", "2A.a")):
        comes(q, code, area)
    safe = found(q, "6A.d")
    event_phase(q)
    assert q.s.things.rows[alone].kind == 0 and count(q, "lost") == 1
    assert all(q.s.things.rows[number].kind for number in (led, guarded, safe))


@rule("SS-G18")
def test_the_bridge_begins_when_all_are_accounted_for_and_two_are_safe(q: Scene) -> None:
    for what in ("rescued", "rescued", "lost"):
        atoms_table.set_counter(q.s, what, count(q, what) + 1)
    atoms_table.set_counter(q.s, "accounted", 2)
    stands(q, "Ann", "5A.b")
    atoms_table.set_counter(q.s, "rescued", 1)
    found(q, "5A.b", "Ann")
    q.turn("Ann")
    q.do("go", "5A.a")
    settle_reading(q)
    assert "Q1.6" in read(q.s) and len(lies(q, "story", "3A.d")) == 1
    q.do("end")
    arrives(q, "Ann", "3A.d")
    assert "stage-2" in q.s.flags and {"Q1.7", "Q1.8"} <= set(read(q.s)) and count(q, "mercy") == 1


@rule("SS-G18", "SS-39.1")
def test_the_bridge_is_held_four_times_and_a_blue_warrior_comes_in_the_third_wave(q: Scene) -> None:
    atoms_table.raise_flag(q.s, "stage-2")
    for seat in ("Ann", "Ben"):
        stands(q, seat, "3A.c")
    for wave in range(1, 5):
        assert is_in_play(q, "orc-warrior blue 1") == (wave > 3)
        event_phase(q, "b2" if wave == 4 else "")  # the second gate, open since the third wave
        q.quiet()
        assert (count(q, "waves"), count(q, "held")) == (wave, wave)
    assert q.s.ended == "won" and "Q1.14" in read(q.s) and count(q, "mercy") == 0


@rule("SS-G18")
def test_a_phase_counts_only_with_a_hero_on_the_bridge_and_nobody_at_the_start(q: Scene) -> None:
    atoms_table.raise_flag(q.s, "stage-2")
    for seat in ("Ann", "Ben"):
        stands(q, seat, "3A.a")
    event_phase(q)
    stands(q, "Ann", "3A.d")
    comes(q, "orc-warrior blue 1", "5A.a")
    event_phase(q)
    assert (count(q, "waves"), count(q, "held")) == (2, 0)


@rule("SS-G18", "SS-29.1")
def test_by_night_shadows_move_in_the_time_phase(q: Scene) -> None:
    stands(q, "Ann", "3A.d")
    shadow(q, "2A.f", "enemy")
    q.s.sky = 4
    q.time_phase()
    settle(q)
    assert len(lies(q, "shadow", "2A.f")) == 1, "not by day"
    atoms_map.set_sky(q.s, 5)
    q.time_phase()
    settle(q)
    assert lies(q, "shadow", "2A.f") == []
