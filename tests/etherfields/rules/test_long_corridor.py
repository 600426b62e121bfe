"""The Long Corridor (EF-10.57): three loops, the words that outlive them, the Porter, Signs of the key and the sun."""

from __future__ import annotations

import pytest
from tests.etherfields.stage import PLAIN, Stage, op

from reverie.games.etherfields.content.notation import space_number
from reverie.games.etherfields.rules import terms as t
from reverie.games.etherfields.rules.frames import DreamRun
from reverie.games.etherfields.rules.procedures.play import turns_of
from reverie.testing import rule

TWO = ("gambler", "expert")
ALL = tuple(f"I-08 {name}" for name in ("SETUP 1", "SETUP 2", "A", "B", "C"))
WORDS = ("I-08 1", "I-08 2", "I-08 3", "I-08 4")


def corridor(*dreamers: str, hand: tuple[str, ...] = ("bulk-a",), turns: tuple[int, ...] = (10, 1, 2)) -> Stage:
    """The Dream with all its tiles, in its first loop; everybody on A2a."""
    stage = Stage(*(dreamers or ("gambler",)), scenario="I-08")
    for seat in range(stage.s.players()):
        stage.deck(seat, *PLAIN, *PLAIN).dreamer(seat, hand=hand, discard=PLAIN).stand(**{"abcd"[seat]: "A2a"})
    stage.s.counters = (("loop", 1),)
    return stage.tiles(*ALL).turn_cards(*turns).dream("I-08")


def lying(stage: Stage) -> list[str]:
    return [stage.s.cast.tiles[tile].code for tile in stage.s.lying if tile != -1]


def last_turn(stage: Stage) -> Stage:
    """Everybody is done with the last Turn."""
    for seat in range(stage.s.players()):
        stage.say("done", seat)
    return stage


@rule("EF-6.117", "EF-8.108", "EF-3.20")
def test_the_bell_begins_everything_again_with_a_turn_fewer() -> None:
    stage = corridor(*TWO, turns=(10,)).dreamer(0, distress=3).dreamer(1, progress=("field-notes",))
    s = stage.s
    first = turns_of(s, s.dream)
    s.notes, s.stops = (stage.card("I-08 1"),), tuple([use.number for use in s.cast.uses if use.id == "m5"])
    s.hours, s.grounds = 2, ((0, space_number("A2b"), 7),)
    last_turn(stage).settle("enter")
    assert lying(stage) == ["I-08 SETUP 1", "I-08 SETUP 2"] and s.stops == () and s.grounds == ()
    assert sorted(stage.options(0)) == [space_number("A1c"), space_number("A1d")]
    stage.say(space_number("A1c"), 0).say(space_number("A1d"), 1).settle("discard")
    assert s.count("loop") == 2 and s.dealt == first - 1 and stage.ids(s.notes) == ["I-08 1"] and s.hours == 2
    assert stage.row(0).distress == 2 and stage.ids([card for card, _flipped in stage.row(1).progress]) == [
        "field-notes"
    ]
    assert len(s.figures_of(s.row_of("I-08 K"))) == 1 and stage.told("read")[-1]["script"] == "s.821"


@rule("EF-6.117", "EF-8.108", "EF-5.155")
def test_the_third_bell_is_the_end_of_turns() -> None:
    stage = corridor(*TWO, turns=(10,))
    stage.s.counters = (("loop", 2),)
    first = turns_of(stage.s, stage.s.dream)
    last_turn(stage).settle("discard")
    assert stage.s.count("loop") == 3 and stage.s.dealt == first - 2 and stage.told("read")[-1]["script"] == "s.822"
    assert len(stage.s.entities[stage.s.row_of("I-08 K")].morphings) == 1
    stage = corridor("gambler", turns=(10,))
    stage.s.counters = (("loop", 3),)
    last_turn(stage).settle("act")
    assert stage.s.ended == "lost" and [event["script"] for event in stage.told("read")] == ["s.840", "s.842"]


@rule("EF-5.229")
def test_four_words_at_the_last_bell_are_a_part() -> None:
    stage = corridor("gambler", turns=(10,))
    stage.s.counters, stage.s.notes = (("loop", 3),), tuple([stage.card(code) for code in WORDS])
    last_turn(stage).settle("act")
    assert stage.s.ended == "part" and "loop_kept" in stage.s.flags


@rule("EF-5.41", "EF-5.90", "EF-10.80")
def test_a_word_is_learned_once_and_counts_as_no_note() -> None:
    stage = corridor("gambler", hand=("bulk-c", "strong-c"))
    stage.run(op("nothing")).say("m2").say("card bulk-c").say("card strong-c").say("enough")
    s = stage.s
    assert stage.ids(s.notes) == ["I-08 2"] and s.count("notes") == 0 and "I-08 J" in stage.ids(s.items)
    assert "m2" not in stage.run(op("nothing")).named()
    stage.run(op("end-dream", result="lost"))
    assert s.notes == () and "I-08 2" not in s.gone and "I-08 J" in s.gone


@rule("EF-1.6")
def test_the_fifth_door_wants_all_four_words() -> None:
    stage = corridor("gambler", hand=("bulk-c", "strong-c")).stand(a="B4d")
    stage.s.notes = tuple([stage.card(code) for code in WORDS[:3]])
    assert "m6" not in stage.run(op("nothing")).named()
    stage.s.notes = tuple([stage.card(code) for code in WORDS])
    stage.run(op("nothing")).say("m6").say("card strong-c").say("enough").settle("choose")
    assert stage.options() == ["break", "carry"]
    stage.say("break").settle("act")
    assert stage.s.ended == "won" and "loop_broken" in stage.s.flags and "W-11" in stage.ids(stage.s.wisdom)
    assert "COM-6" in stage.ids(stage.row().discard)


@rule("EF-5.113", "EF-6.111")
def test_the_porter_brings_back_whoever_shares_his_space() -> None:
    stage = corridor(*TWO).stand(a="A3d", b="A3c")
    row = stage.entity("I-08 K", "A3d")
    stage.run(op("resolve", code="I-08 K", part="basic"), seat=-1)
    assert stage.where(0) == "A1c" and stage.where(1) == "A3c" and stage.s.figures_of(row)


@rule("EF-9.118")
def test_signs_open_a_door_and_an_hour() -> None:
    stage = corridor("gambler").stand(a="A4b")
    s = stage.s
    s.flags, s.signs = ("sign-spaces",), (stage.card("sun-1"), stage.card("key-1"))
    left = len(s.piles[0].cards)
    stage.run(op("nothing")).say("sign")
    assert len(s.piles[0].cards) == left + 1 and stage.ids(s.signs) == ["key-1"]
    s.lying = tuple([tile if tile == -1 or s.cast.tiles[tile].code != "I-08 A" else -1 for tile in s.lying])
    s.stale = True
    stage.stand(a="A2c").run(op("nothing")).say("sign")
    assert "I-08 A" in lying(stage)


@rule("EF-3.20")
@pytest.mark.parametrize(("dreamers", "turns"), [(("gambler",), 7), (TWO, 5)])
def test_the_first_loop_has_the_turns_of_its_gate(dreamers: tuple[str, ...], turns: int) -> None:
    stage = Stage(*dreamers, scenario="session")
    stage.begin(DreamRun(stage.s.cast.dream_ids["I-08"], 0)).settle("act")
    assert stage.s.dealt == turns and stage.s.count("loop") == 1 and stage.s.phase == t.ACT_PHASE


@rule("EF-5.309", "EF-5.129")
def test_the_penguin_brings_cards_to_its_space() -> None:
    stage = corridor("gambler", hand=()).dreamer(0, progress=("COM-6",))
    stage.run(op("nothing")).say("COM-6")
    assert stage.told("companion") == [{"card": stage.card("COM-6"), "space": space_number("A2a")}]
    last_turn(stage).settle("act")
    assert stage.row().extra == 1
