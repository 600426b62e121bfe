"""EF-10.52, The Paper Regatta: rafts that drift with everything on them, boats, the Drake, the lock."""

from __future__ import annotations

import pytest
from tests.etherfields.stage import PLAIN, Stage, op

from reverie.games.etherfields.content.notation import space_number
from reverie.games.etherfields.rules import atoms_map as ground
from reverie.games.etherfields.rules import terms as t
from reverie.games.etherfields.rules.frames import Effects
from reverie.testing import rule

RAFTS = ("I-03 SETUP 2", "I-03 SETUP 3", "I-03 SETUP 4", "I-03 SETUP 5")
ALL = ("I-03 SETUP 1", *RAFTS, "I-03 SETUP 6", "I-03 A")


def regatta(*dreamers: str, hand: tuple[str, ...] = ("bulk-a",), **wishes: object) -> Stage:
    stage = Stage(*(dreamers or ("gambler",)), scenario="I-03", **wishes)
    for seat in range(stage.s.players()):
        stage.deck(seat, *PLAIN, *PLAIN).dreamer(seat, hand=hand, discard=PLAIN).stand(**{"abcd"[seat]: "A1c"})
    dream = stage.s.cast.dreams[stage.s.cast.dream_ids["I-03"]]
    ground.set_walls(stage.s, dream.walls)
    return stage.tiles(*ALL)


def boat(stage: Stage, space: str) -> None:
    ground.put_tokens(stage.s, 0, space_number(space), 1)
    stage.s.happened.clear()


def boats(stage: Stage) -> list[str]:
    return sorted([stage.s.cast.spaces.names[space] for kind, space, _count in stage.s.tokens if kind == 0])


def lies(stage: Stage) -> list[str]:
    """The tiles of row B, from the west."""
    return [stage.s.cast.tiles[tile].code[-1] for tile in stage.s.lying[4:8]]


def everybody_done(stage: Stage) -> Stage:
    for seat in range(stage.s.players()):
        stage.say("done", seat)
    return stage.settle("act", "discard")


@rule("EF-10.52", "EF-8.100", "EF-6.117")
def test_rafts_drift_with_everything_on_them() -> None:
    stage = regatta(*("gambler", "expert")).stand(a="B2b", b="A1c").turn_cards(10, 1, 2)
    boat(stage, "B4a")
    stage.dream("I-03")
    everybody_done(stage)
    assert lies(stage) == ["5", "2", "3", "4"]
    assert boats(stage) == ["B1a"] and stage.where(0) == "B3b" and stage.where(1) == "A1c"
    assert not stage.told("moved") and not stage.told("trapped")
    assert "s.301" in [event["script"] for event in stage.told("read")]


@rule("EF-10.52")
def test_nobody_springs_the_trap_that_drifts_under_nobodys_feet() -> None:
    """Raft Three has a Trap on d: whoever stands there rides along and does not spring it again."""
    stage = regatta("gambler").stand(a="B3d").turn_cards(10, 1, 2).dream("I-03")
    everybody_done(stage)
    assert stage.where() == "B4d" and not stage.told("trapped")


@rule("EF-10.52", "EF-8.100", "EF-5.126")
def test_a_gem_holds_its_raft_and_the_others_pass() -> None:
    stage = regatta("gambler").turn_cards(10, 1, 2)
    stage.s.gems = (space_number("B4a"),)
    stage.dream("I-03")
    everybody_done(stage)
    assert lies(stage) == ["4", "2", "3", "5"] and stage.s.gems == (space_number("B4a"),)


@rule("EF-10.52")
def test_a_gem_put_into_the_raft_draws_a_card_the_first_time() -> None:
    stage = regatta("gambler").dreamer(0, gems=1).stand(a="B4a").dream("I-03")
    before = len(stage.row().hand)
    stage.say("put-gem")
    assert len(stage.row().hand) == before + 1
    stage.say("take-gem").say("put-gem")
    assert len(stage.row().hand) == before + 1


@rule("EF-10.52", "EF-9.120")
def test_a_dreamer_folds_and_carries_one_boat_and_lets_it_slide() -> None:
    stage = regatta("gambler", hand=("bulk-c", "bulk-a")).stand(a="A2c").dream("I-03")
    assert "m4" in stage.named()
    stage.run(op("token", kind="U", place="actor", amount=1))
    assert "m4" not in stage.named()
    stage.stand(a="A2d").run(op("nothing"))
    stage.say("m5").settle("act")
    assert stage.row().tokens[0] == 0 and boats(stage) == ["B2b"]


@rule("EF-10.52", "EF-9.120")
def test_a_boat_on_a_space_can_be_picked_up_by_who_has_none() -> None:
    stage = regatta("gambler").stand(a="B2b")
    boat(stage, "B2b")
    stage.dream("I-03").say(("pick-up", 0))
    assert stage.row().tokens[0] == 1 and not boats(stage)


@rule("EF-10.52")
def test_boats_pass_the_open_lock_from_the_raft_and_from_the_hand() -> None:
    stage = regatta(*("gambler", "expert"), hand=("bulk-a", "bulk-w")).stand(a="C4b", b="C4b")
    boat(stage, "B4c")
    stage.dream("I-03").dreamer(1, tokens=(1, 0, 0, 0, 0))
    stage.run(op("nothing"))
    assert not {"m7", "m8"} & {*stage.named(0), *stage.named(1)}
    stage.s.flags += ("lock_open",)
    stage.run(op("nothing"))
    assert "m7" in stage.named(0) and "m8" not in stage.named(0) and "m8" in stage.named(1)
    stage.say("m8", 1).settle("act")
    stage.say("m7", 0).settle("act")
    assert stage.s.count("boats") == 2 and not boats(stage)
    assert [event["card"] for event in stage.told("card-gained")] == [stage.card("I-03 G")]


@rule("EF-10.52", "EF-8.101", "EF-1.6")
def test_the_third_boat_of_two_dreamers_wins() -> None:
    stage = regatta("gambler", "expert")
    stage.s.counters = (("boats", 2),)
    stage.dream("I-03")
    stage.run(op("count", name="boats", amount=1))
    assert stage.told("read")[-1]["script"] == "s.330"
    stage.say("boats-keep")
    assert stage.s.ended == "won" and "boats_kept" in stage.s.flags
    assert stage.card("W-06") in stage.s.wisdom
    assert stage.ids([stage.s.season]) == [
        "fair-wind"
    ]  # EF-10.39: the Dream that brings the Seasons does not change theirs


@rule("EF-10.52", "EF-8.101")
@pytest.mark.parametrize(("count", "script", "result"), [(2, "s.341", "part"), (1, "s.342", "lost")])
def test_the_flag_comes_down(count: int, script: str, result: str) -> None:
    stage = regatta("gambler", "expert").turn_cards(10)
    stage.s.counters = (("boats", count),)
    stage.dream("I-03")
    everybody_done(stage)
    stage.settle()
    assert script in [event["script"] for event in stage.told("read")] and stage.s.ended == result


@rule("EF-10.52", "EF-9.122")
def test_the_drake_eats_the_boat_on_its_space_and_keeps_to_the_water() -> None:
    stage = regatta("gambler").stand(a="A1c")
    boat(stage, "B2b")
    row = stage.entity("I-03 K", "B2b")
    stage.dream("I-03").begin(Effects(t.BASIC_STEP)).settle("act")
    assert not boats(stage) and "s.312" in [event["script"] for event in stage.told("read")]
    assert stage.where(stage.s.figures_of(row)[0]) == "B2b"


@rule("EF-10.52", "EF-9.122", "EF-6.121")
def test_the_drake_goes_for_boats_before_dreamers() -> None:
    from reverie.games.etherfields.rules.procedures.entities import targets

    stage = regatta("gambler").stand(a="B1c")
    row = stage.entity("I-03 K", "B2a")
    figure = stage.s.figures_of(row)[0]
    stage.dream("I-03")
    assert targets(stage.s, figure) == [space_number("B1c")]
    boat(stage, "B4c")
    assert targets(stage.s, figure) == [space_number("B4c")]
    stage.stand(a="A1d")
    stage.s.tokens = ()
    assert targets(stage.s, figure) == []  # on land nobody is reached


@rule("EF-10.52", "EF-6.122")
@pytest.mark.parametrize(("fed", "stays"), [(0, True), (1, False)])
def test_who_feeds_the_drake_twice_is_rid_of_it(fed: int, stays: bool) -> None:
    stage = regatta("gambler", hand=("strong-a", "bulk-c")).stand(a="B1b")
    row = stage.entity("I-03 K", "B2a")
    stage.s.figures.edit(stage.s.figures_of(row)[0]).lair = space_number("B1a")
    stage.s.counters = (("drake_fed", fed),)
    stage.dream("I-03").say("i1").say("enough")
    assert stage.s.count("drake_fed") == fed + 1
    assert [stage.where(figure) for figure in stage.s.figures_of(row)] == (["B1a"] if stays else [])
    assert stage.ids(stage.row().discard[:1]) == ["I-03 F"]
