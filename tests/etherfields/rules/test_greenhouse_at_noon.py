"""EF-10.54, Greenhouse at Noon: the ring of Light, the seed that wants to stay in it, Gardeners who cannot come in."""

from __future__ import annotations

import pytest
from tests.etherfields.stage import PLAIN, Stage, op

from reverie.games.etherfields.content.notation import space_number
from reverie.games.etherfields.rules import terms as t
from reverie.games.etherfields.rules.frames import Effects
from reverie.games.etherfields.rules.places import is_terrain, may_enter
from reverie.games.etherfields.rules.procedures.greenhouse import shine
from reverie.testing import rule

ALL = tuple(f"I-05 {name}" for name in ("SETUP 1", "SETUP 2", "SETUP 3", "A", "B", "C", "D", "E"))
RING = ("A1", "A2", "A3", "A4", "B4", "B3", "B2", "B1")


def house(*dreamers: str, head: str = "A1", hand: tuple[str, ...] = ("bulk-a",), at: str = "B1c") -> Stage:
    """The Dream with all its tiles and the hedge cut, this tile at the head of the ring."""
    stage = Stage(*(dreamers or ("gambler",)), scenario="I-05")
    for seat in range(stage.s.players()):
        stage.deck(seat, *PLAIN, *PLAIN).dreamer(seat, hand=hand, discard=PLAIN).stand(**{"abcd"[seat]: at})
    stage.s.counters = (("ring_head", RING.index(head)), ("ring_steps", 1))
    stage.s.dream, stage.s.layer = stage.s.cast.dream_ids["I-05"], t.IN_DREAM
    shine(stage.s)
    return stage.tiles(*ALL)


def lit(stage: Stage) -> list[str]:
    return [slot for slot in RING if is_terrain(stage.s, space_number(f"{slot}a"), t.LIGHT)]


def carrying(stage: Stage, seat: int = 0) -> Stage:
    return stage.dreamer(seat, tokens=(0, 0, 1, 0, 0))


@rule("EF-10.54", "EF-8.103", "EF-6.117")
@pytest.mark.parametrize(
    ("players", "first"), [(1, {"A3", "A4"}), (2, {"B2", "B3"}), (3, {"B1", "B2"}), (4, {"B1", "B2"})]
)
def test_where_the_hour_begins(players: int, first: set[str]) -> None:
    stage = Stage.begun(scenario="I-05", players=players).settle("act", "discard")
    assert set(lit(stage)) == first


@rule("EF-10.54", "EF-8.103")
def test_the_pair_goes_round_a_tile_each_turn() -> None:
    stage = house("gambler", "expert", head="B2").turn_cards(10, 1, 2, 3, 4, 5, 6, 7).dream("I-05")
    seen = []
    for _turn in range(7):
        seen.append(set(lit(stage)))
        stage.say("done", 0).say("done", 1).settle("act", "discard")
        while stage.s.pending and stage.s.pending[0].kind == "discard":
            stage.settle("act")
    assert seen[:3] == [{"B2", "B3"}, {"B1", "B2"}, {"A1", "B1"}] and seen[6] == {"B4", "A4"}


@rule("EF-10.54", "EF-8.103")
@pytest.mark.parametrize(("option", "after"), [("ring-hold", {"A1", "B1"}), ("ring-hurry", {"A2", "A3"})])
def test_the_boiler_holds_or_hurries_it_once(option: str, after: set[str]) -> None:
    stage = house(head="A1", hand=("strong-w", "bulk-c"), at="B2a").turn_cards(10, 1, 2).dream("I-05")
    stage.say("m3").say("enough").say(option).settle("act")
    assert "m3" not in stage.named()
    stage.say("done").settle("act")
    assert set(lit(stage)) == after and stage.s.count("ring_steps") == 1


@rule("EF-10.54", "EF-8.104")
@pytest.mark.parametrize(("at", "kept"), [("A1d", True), ("B1b", False)])
def test_the_seed_stays_with_who_walks_with_the_hour(at: str, kept: bool) -> None:
    """After the ring has moved on from A1 and B1 to A1 and A2: A1 is still lit, B1 is not."""
    stage = carrying(house(head="A1", at=at)).turn_cards(10, 1, 2).dream("I-05")
    stage.say("done").settle("act")
    assert (stage.row().tokens[t.STORY] == 1) is kept and len(stage.row().sealed) == (0 if kept else 1)


@rule("EF-10.54", "EF-8.104", "EF-9.123")
def test_a_push_and_a_relocation_out_of_the_light_lose_it() -> None:
    stage = carrying(house(head="A1", at="A1b")).dream("I-05")
    stage.run(op("push", target="actor", amount=1)).say(space_number("A2a")).settle("act")
    assert stage.row().tokens[t.STORY] == 0 and len(stage.row().sealed) == 1
    other = carrying(house(head="A1", at="A1b")).dream("I-05")
    other.run(op("relocate", who="actor", place="B2d")).settle("act")
    assert other.row().tokens[t.STORY] == 0
    kept = carrying(house(head="A1", at="A1b")).dream("I-05")
    kept.run(op("relocate", who="actor", place="B1a")).settle("act")
    assert kept.row().tokens[t.STORY] == 1


@rule("EF-10.54")
def test_only_the_end_of_a_move_counts() -> None:
    stage = carrying(house(head="A1", at="A1d")).dream("I-05")
    stage.run(op("move", who="actor", amount=2)).walk("A2c", "A1d").settle("act")
    assert stage.row().tokens[t.STORY] == 1
    stage.run(op("move", who="actor", amount=1)).walk("A2c").settle("act")
    assert stage.row().tokens[t.STORY] == 0


@rule("EF-10.54", "EF-6.121")
def test_light_bars_entities_and_says_so_once() -> None:
    stage = house(head="A1", at="A1b").turn_cards(10, 1, 2)
    stage.entity("I-05 K", "A2a")
    stage.dream("I-05")
    assert not may_enter(stage.s, space_number("A1b")) and may_enter(stage.s, space_number("A2b"))
    stage.say("done").settle("act")
    assert [event["script"] for event in stage.told("read")].count("s.512") == 1


@rule("EF-10.54")
def test_the_seed_is_lifted_in_light_and_by_one_only() -> None:
    stage = house(head="A1", hand=("bulk-a", "bulk-c"), at="A1a").dream("I-05")
    assert "m2" in stage.named()
    stage.say("m2").settle("act")
    assert stage.row().tokens[t.STORY] == 1 and "m2" not in stage.named()
    assert len(stage.s.figures_of(stage.s.row_of("I-05 K"))) == 1
    dark = house(head="A3", hand=("bulk-a", "bulk-c"), at="A1a").dream("I-05")
    assert "m2" not in dark.named()


@rule("EF-10.54", "EF-5.126")
def test_a_gem_among_the_orchids_keeps_their_tile_lit() -> None:
    stage = house(head="A1")
    stage.s.gems = (space_number("A4a"),)
    stage.s.stale = True
    stage.dream("I-05")
    assert set(lit(stage)) == {"A1", "B1", "A4"}


@rule("EF-10.54")
@pytest.mark.parametrize(("head", "offered"), [("B4", True), ("A1", False)])
def test_the_seed_is_planted_at_noon(head: str, offered: bool) -> None:
    stage = carrying(house(head=head, hand=("bulk-c", "bulk-a"), at="B4d")).dream("I-05")
    assert ("m7" in stage.named()) is offered
    if offered:
        stage.say("m7").say("enough")
        assert stage.options() == ["seed-plant", "seed-eat"]
        stage.say("seed-plant").settle()
        assert stage.s.ended == "won" and "seed_planted" in stage.s.flags
        assert stage.card("COM-1") in stage.s.notes and stage.card("W-08") in stage.s.wisdom


@rule("EF-10.54")
@pytest.mark.parametrize(
    ("at", "carries", "result"), [("A4c", True, "part"), ("A3c", True, "lost"), ("A4c", False, "lost")]
)
def test_clouds_come(at: str, carries: bool, result: str) -> None:
    stage = house(head="A4", at=at).turn_cards(10)
    if carries:
        carrying(stage)
    stage.s.counters = (("ring_head", RING.index("A4")),)  # held: the hour does not move on
    stage.dream("I-05").say("done").settle()
    assert stage.s.ended == result


@rule("EF-10.54", "EF-6.110")
def test_gardeners_seal_whoever_stands_in_the_dark() -> None:
    stage = house("gambler", "expert", head="A1").stand(a="A1a", b="B2a")
    stage.entity("I-05 K", "A3a")
    stage.dream("I-05").begin(Effects(2)).settle("act")
    assert [len(stage.row(seat).sealed) for seat in (0, 1)] == [0, 1]
