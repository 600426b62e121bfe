"""EF-10.53, Court of Small Debts: every Map action is written down, three markers summon, hearings want exhibits."""

from __future__ import annotations

import pytest
from tests.etherfields.stage import PLAIN, Stage, op

from reverie.games.etherfields.content.notation import space_number
from reverie.games.etherfields.rules import atoms_map as ground
from reverie.games.etherfields.rules import terms as t
from reverie.games.etherfields.rules.frames import Effects
from reverie.games.etherfields.rules.legality import refuse_use
from reverie.games.etherfields.rules.procedures.entities import targets
from reverie.testing import rule

ALL = ("I-04 SETUP 1", "I-04 SETUP 2", "I-04 A", "I-04 B", "I-04 C")


def court(*dreamers: str, hand: tuple[str, ...] = ("bulk-a",), at: str = "A2c") -> Stage:
    stage = Stage(*(dreamers or ("gambler",)), scenario="I-04")
    for seat in range(stage.s.players()):
        stage.deck(seat, *PLAIN, *PLAIN).dreamer(seat, hand=hand, discard=PLAIN).stand(**{"abcd"[seat]: at})
    ground.set_walls(stage.s, stage.s.cast.dreams[stage.s.cast.dream_ids["I-04"]].walls)
    return stage.tiles(*ALL)


def carries(stage: Stage, seat: int, threat: int = 0, exhibit: int = 0) -> Stage:
    return stage.dreamer(seat, tokens=(0, threat, exhibit, 0, 0))


def use(stage: Stage, id: str) -> int:
    return next(one.number for one in stage.s.cast.uses if one.id == id and one.source == 6 and on(stage, one.owner))


def on(stage: Stage, tile: int) -> bool:
    return stage.s.cast.tiles[tile].code.startswith("I-04")


@rule("EF-10.53", "EF-8.102", "EF-6.117")
def test_the_third_errand_summons() -> None:
    stage = carries(court(hand=("bulk-a", "bulk-c"), at="A2a"), 0, threat=2).dream("I-04").say("m1")
    stage.settle("act")
    assert stage.card("I-04 N") in stage.s.notes
    assert stage.where() == "B2c" and stage.row().tokens[t.THREAT] == 0 and len(stage.row().sealed) == 2
    assert "s.415" in [event["script"] for event in stage.told("read")]


@rule("EF-10.53", "EF-8.102")
def test_who_leaves_the_dock_is_not_written_down() -> None:
    stage = court(hand=("bulk-a", "bulk-c"), at="B2c").dream("I-04").say("m3")
    stage.settle("act")
    assert stage.where() == "B2a" and stage.row().tokens[t.THREAT] == 0


@rule("EF-10.53", "EF-5.126")
@pytest.mark.parametrize(("gem", "markers"), [(False, 1), (True, 0)])
def test_a_gem_on_the_steps_keeps_errands_off_the_list(gem: bool, markers: int) -> None:
    stage = court(at="A2a", hand=("bulk-a", "bulk-c"))
    stage.s.gems = (space_number("B1a"),) if gem else ()
    stage.dream("I-04").say("m1").settle("act")
    assert stage.row().tokens[t.THREAT] == markers


@rule("EF-10.53")
def test_markers_of_the_bailiffs_summon_too() -> None:
    stage = carries(court(at="A3c"), 0, threat=2)
    stage.entity("I-04 K", "A3d")
    stage.dream("I-04").begin(Effects(t.BASIC_STEP)).settle("act")
    assert stage.where() == "B2c" and stage.row().tokens[t.THREAT] == 0


@rule("EF-10.53", "EF-5.197")
def test_who_is_paralyzed_is_summoned_where_he_stands() -> None:
    stage = carries(court(), 0, threat=2).dream("I-04")
    ground.give_state(stage.s, 0, t.STATES.index("paralyzed"))
    stage.run(op("token", kind="T", place="actor", amount=1)).settle("act")
    assert stage.where() == "A2c" and stage.row().tokens[t.THREAT] == 0 and len(stage.row().sealed) == 2


@rule("EF-10.53", "EF-8.102", "EF-5.83")
def test_only_who_carries_an_exhibit_completes_a_hearing() -> None:
    stage = court("gambler", "expert", hand=("bulk-a", "strong-a", "bulk-c"), at="B2a").dream("I-04")
    assert "m4" in stage.named(0) and "m4" in stage.named(1)
    stage.say("m4", 0).say("card strong-a", 0).say("enough", 0)
    assert [one[2] for one in stage.s.staged] == [1]
    number = stage.s.cast.uses[use(stage, "m4")]
    refusal = refuse_use(stage.s, 1, number, t.OWN_TIME)
    assert "m4" not in stage.named(1) and refusal is not None and refusal.rule == "EF-10.53"
    carries(stage, 1, exhibit=1).run(op("nothing"))
    stage.say("m4", 1).say("card strong-a", 1).say("enough", 1)
    assert stage.s.count("hearings") == 1 and stage.row(1).tokens[t.STORY] == 0
    assert "I-04 G" in stage.ids(stage.row(1).discard)


@rule("EF-10.53", "EF-5.85")
def test_two_payments_at_once_do_not_complete_it_without_an_exhibit() -> None:
    stage = court("gambler", "expert", hand=("strong-a", "strong-a", "bulk-c"), at="B2a").dream("I-04")
    stage.say("m4", 0).say("card strong-a", 0).say("card strong-a", 0).say("enough", 0)
    assert [one[2] for one in stage.s.staged] == [1] and stage.s.count("hearings") == 0


@rule("EF-10.53", "EF-8.102")
def test_alone_no_hearing_without_an_exhibit() -> None:
    stage = court(hand=("strong-a", "bulk-c"), at="B2a").dream("I-04")
    assert "m4" not in stage.named()
    carries(stage, 0, exhibit=1).run(op("nothing"))
    assert "m4" in stage.named()


@rule("EF-10.53", "EF-9.120")
def test_one_exhibit_for_each_dreamer() -> None:
    stage = court(hand=("bulk-a", "bulk-c"), at="A3b").dream("I-04").say("m12")
    stage.settle("colour", "pay", "act")
    while stage.asked().kind != "act":
        stage.say(stage.options()[0])
    assert stage.row().tokens[t.STORY] == 1 and "m12" not in stage.named()
    stage.stand(a="B3d").run(op("nothing"))
    assert "m13" not in stage.named()


@rule("EF-10.53", "EF-6.112")
@pytest.mark.parametrize(("ether", "offered"), [((1, 1), True), ((2, 0), False)])
def test_coin_settles_a_hearing_if_everybody_has_some(ether: tuple[int, int], offered: bool) -> None:
    stage = court("gambler", "expert", at="B3d").dreamer(0, ether=ether[0]).dreamer(1, ether=ether[1]).dream("I-04")
    assert ("m9" in stage.named(0)) is offered
    if offered:
        stage.say("m9", 0).settle("act")
        assert stage.s.count("hearings") == 1 and stage.row(0).ether == stage.row(1).ether == 0


@rule("EF-10.53", "EF-9.122")
def test_the_bailiffs_go_for_whoever_has_most_markers() -> None:
    stage = court("gambler", "expert").stand(a="A2b", b="B1a")
    row = stage.entity("I-04 K", "A2a")
    stage.dream("I-04")
    figure = stage.s.figures_of(row)[0]
    assert targets(stage.s, figure) == [space_number("A2b")]
    carries(stage, 1, threat=1)
    assert targets(stage.s, figure) == [space_number("B1a")]
    carries(stage, 0, threat=1).stand(a="B1a")
    assert targets(stage.s, figure) == [space_number("B1a")], "of two who stand together nobody is asked"


@rule("EF-10.53", "EF-6.122")
def test_the_judge_seals_whom_the_list_names_and_calls_the_bailiffs() -> None:
    stage = carries(court("gambler", "expert", at="B3a"), 0, threat=1)
    stage.entity("I-04 O", "B3b")
    stage.entity("I-04 K", "B3a")
    stage.dream("I-04").begin(Effects(t.BASIC_STEP)).settle("act")
    assert (len(stage.row(0).sealed), len(stage.row(1).sealed)) == (1, 0)
    before = [stage.row(seat).tokens[t.THREAT] for seat in (0, 1)]
    assert before == [2, 1]


@rule("EF-10.53", "EF-1.6")
@pytest.mark.parametrize("forged", [False, True])
def test_three_hearings_win_and_a_forged_paper_may_stand(forged: bool) -> None:
    stage = court("gambler", "expert")
    stage.s.counters = (("hearings", 2),)
    stage.s.flags += ("forged",) if forged else ()
    stage.dream("I-04").run(op("count", name="hearings", amount=1))
    if forged:
        assert stage.options() == ["debt-pay", "debt-forge"]
        stage.say("debt-forge")
    stage.settle()
    assert stage.s.ended == "won" and ("debt_forged" in stage.s.flags) is forged
    assert stage.card("W-07") in stage.s.wisdom


@rule("EF-10.53")
@pytest.mark.parametrize(("count", "result"), [(2, "part"), (1, "lost")])
def test_court_rises(count: int, result: str) -> None:
    stage = court("gambler").turn_cards(10)
    stage.s.counters = (("hearings", count),)
    stage.dream("I-04").say("done").settle()
    assert stage.s.ended == result
