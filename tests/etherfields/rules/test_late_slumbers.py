"""Slumbers of the late Dreams (EF-10.71): what they do to whom, how they are overcome, which of them may not be Skipped."""

from __future__ import annotations

import pytest
from tests.etherfields.stage import PLAIN, Stage, op

from reverie.games.etherfields.content.notation import space_number
from reverie.games.etherfields.rules.effects.walk import Deeds
from reverie.games.etherfields.rules.state import STORAGE
from reverie.testing import rule

TWO = ("gambler", "expert")


def street(
    code: str, *spaces: str, hand: tuple[str, ...] = ("bulk-a",), dreamers: tuple[str, ...] = ("gambler",)
) -> Stage:
    """A Slumber on its two tiles, its figures there; everybody on B2a."""
    stage = Stage(*dreamers, scenario="session")
    for seat in range(stage.s.players()):
        stage.deck(seat, *PLAIN, *PLAIN).dreamer(seat, hand=hand, discard=PLAIN).stand(**{"abcd"[seat]: "B2a"})
    stage.tiles("B2", "B3").entity(code, *spaces)
    return stage.slumber(code)


@rule("EF-6.112", "EF-6.122")
@pytest.mark.parametrize(("space", "stored"), [("B2b", 1), ("B2d", 1), ("B3d", 0)])
def test_lost_luggage_takes_an_item_of_whoever_is_near(space: str, stored: int) -> None:
    stage = street("I-08 T", space)
    stage.s.items = (stage.card("umbrella"),)
    stage.run(op("resolve", code="I-08 T", part="special"), seat=-1).settle("act")
    assert len(stage.s.items) == 1 - stored and stage.lies_in(STORAGE).count("umbrella") == stored


@rule("EF-6.111", "EF-5.171")
def test_the_choir_is_louder_the_more_of_it_are_near() -> None:
    stage = street("I-09 T", "B2a", "B2b", "B3d")
    stage.run(op("resolve", code="I-09 T", part="special"), seat=-1).settle("act")
    assert len(stage.row().sealed) == 3


@rule("EF-10.38", "EF-5.255")
@pytest.mark.parametrize(
    ("code", "flag"), [("I-07 S", "name_told"), ("I-08 S", "loop_broken"), ("I-09 S", "echoes_calmed")]
)
def test_what_was_let_go_saves_its_slumber(code: str, flag: str) -> None:
    for flags, saved in (((), False), ((flag,), True)):
        stage = street(code, "B2b", hand=("strong-w", "strong-w"))
        stage.s.flags, stage.s.wisdom = flags, (stage.card("W-05"),)
        stage.run(op("nothing")).say("i2").settle("window", "travel")
        if saved:
            assert "W-05" in stage.named()
            stage.say("W-05")
            assert stage.asked().kind != "window" or "W-05" not in stage.named()  # once is all
        stage.settle("travel")
        assert stage.s.count("salvations") == saved and (f"out: {code}" in stage.s.gone) == saved


@rule("EF-5.254", "EF-4.48")
@pytest.mark.parametrize(
    ("code", "skip"), [("I-07 S", True), ("I-08 S", False), ("I-08 T", True), ("I-09 S", False), ("I-09 T", True)]
)
def test_two_of_them_may_not_be_skipped(code: str, skip: bool) -> None:
    cast = street(code, "B2b").s.cast
    assert cast.entities[cast.entity_ids[code]].skip == skip


@rule("EF-5.37")
def test_a_key_on_the_hook_is_a_way_past_the_porter() -> None:
    stage = street("I-08 S", "B2b")
    assert "i3" not in stage.run(op("nothing")).named()
    stage.s.keys = 1
    stage.run(op("nothing")).say("i3").settle("travel")
    assert stage.s.keys == 0 and stage.told("slumber-ended")[-1]["won"]


@rule("EF-6.110")
def test_the_plumb_line_weighs_the_top_card_of_each() -> None:
    stage = street("S-01", "B3d", dreamers=TWO)
    stage.deck(0, "bulk-a", *PLAIN).deck(1, "bulk-w", *PLAIN)
    tile = stage.s.cast.entities[stage.s.cast.entity_ids["I-07 T"]]
    stage.begin(Deeds(tile.text, -1)).settle("any-colour").say("A").settle("travel")
    assert (stage.row(0).ether, stage.row(1).ether) == (1, 0) and len(stage.row(1).sealed) == 1
    assert stage.s.space_of(0) == space_number("B2a")
