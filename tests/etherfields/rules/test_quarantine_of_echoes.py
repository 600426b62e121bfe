"""Quarantine of Echoes (EF-10.58): who is in quarantine, files, helpers, what is calmed and what is shouted down."""

from __future__ import annotations

import pytest
from tests.etherfields.stage import PLAIN, Stage, op

from reverie.games.etherfields.content.legacies import after_first_dream
from reverie.games.etherfields.content.notation import space_number
from reverie.games.etherfields.game import GAME
from reverie.games.etherfields.rules.frames import DreamRun
from reverie.games.etherfields.rules.procedures.quarantine import roster
from reverie.testing import rule

TWO = ("gambler", "expert")
KEPT = ("bells_muted", "boats_burned", "debt_forged", "seed_eaten", "understudy_sold", "name_hidden", "loop_kept")
FREED = ("bells_freed", "boats_kept", "debt_paid", "seed_planted", "understudy_freed", "name_told", "loop_broken")


def ward(
    *dreamers: str, flags: tuple[str, ...] = (), leaves: tuple[str, ...] = (), hand: tuple[str, ...] = ("bulk-a",)
) -> Stage:
    """The Dream, entered with these flags, in its first Turn; everybody on A2c."""
    legacy = after_first_dream(GAME.cast) | {"flags": list(flags)}
    stage = Stage(*(dreamers or ("gambler",)), scenario="session", legacy=legacy)
    stage.begin(DreamRun(stage.s.cast.dream_ids["I-09"], 0)).settle("act", "choose")
    for echo in leaves:
        stage.say(echo).settle("act", "choose")
    for seat in range(stage.s.players()):
        stage.deck(seat, *PLAIN, *PLAIN).dreamer(seat, hand=hand, discard=PLAIN).stand(**{"abcd"[seat]: "A2c"})
    return stage


def standing(stage: Stage) -> dict[str, list[str]]:
    s = stage.s
    found: dict[str, list[str]] = {}
    for row in s.entity_rows():
        spaces = [s.cast.spaces.names[s.figures[figure].space] for figure in s.figures_of(row)]
        found[s.entity(row).code.removeprefix("I-09 ")] = sorted(spaces)
    return found


@rule("EF-6.117", "EF-8.109")
def test_without_flags_there_are_two_own_echoes_and_with_many_the_team_leaves_some_out() -> None:
    alone = ward()
    assert roster(alone.s) == ["R", "R"] and alone.s.dealt == 5 and standing(alone) == {"R": ["B2b"]}
    full = ward(flags=KEPT[:5], leaves=("E3", "E6"))
    assert roster(full.s) == ["E2", "E4", "E5"] and full.s.dealt == 7 and standing(full) == {"E2": ["B2b"]}
    one = ward(flags=KEPT[3:4])
    assert roster(one.s) == ["E5", "R"] and one.s.dealt == 5
    assert [ward(*TWO, flags=KEPT[:count]).s.dealt for count in (2, 3, 4)] == [4, 6, 8]


@rule("EF-6.117", "EF-5.166")
def test_echoes_come_with_the_tiles() -> None:
    stage = ward(*TWO, flags=KEPT[:4])
    assert standing(stage) == {"E2": ["B2b"]}
    stage.stand(a="A2b").dreamer(0, hand=("bulk-c", "bulk-c")).run(op("nothing")).say("m2", 0).settle("act")
    assert standing(stage) == {"E2": ["B2b"], "E3": ["A1a"], "E4": ["A3b"]}
    stage.stand(a="B2c").dreamer(0, hand=("bulk-w", "bulk-w")).run(op("nothing")).say("m3", 0).settle("act")
    assert standing(stage)["E5"] == ["B1a"] and stage.s.count("waiting") == 4


@rule("EF-6.117", "EF-6.112")
def test_no_echo_listens_before_its_file_is_read() -> None:
    stage = ward(flags=KEPT[:3], hand=("bulk-a", "strong-a")).stand(a="B2b")
    assert "i1" not in stage.run(op("nothing")).named()
    stage.stand(a="A2a").run(op("nothing")).say("f1").settle("act")
    assert "known_E2" in stage.s.flags and stage.told("read")[-1]["script"] == "s.908"
    stage.stand(a="B2b").dreamer(0, hand=("bulk-a", "strong-a")).run(op("nothing")).say("i1").settle("act")
    assert stage.s.count("calmed") == 1 and standing(stage)["E2"] == [] and not stage.s.ended


@rule("EF-6.117", "EF-6.112")
def test_own_echoes_listen_one_for_each_file() -> None:
    stage = ward(hand=("strong-a", "bulk-a", "strong-w", "bulk-w")).stand(a="B2b")
    stage.run(op("flag", name="file_1"), op("rule", name="echo-roster"))
    stage.say("i1").settle("act")
    assert stage.s.count("done") == 1 and standing(stage) == {"R": []}
    stage.entity("I-09 R", "B2d")
    assert "i2" not in stage.run(op("nothing")).named()
    stage.run(op("flag", name="file_2"), op("rule", name="echo-roster"))
    assert "i2" in stage.named()


@rule("EF-8.109", "EF-1.6")
@pytest.mark.parametrize(
    ("calmed", "cleared", "script"), [(2, 1, "s.931"), (1, 1, "s.932"), (0, 2, "s.932"), (2, 0, "s.931")]
)
def test_two_calmed_outweigh_one_that_was_shouted_down(calmed: int, cleared: int, script: str) -> None:
    stage = ward()
    for _ in range(calmed):
        stage.run(op("count", name="calmed", amount=1))
    for _ in range(cleared):
        stage.run(op("count", name="cleared", amount=1), op("count", name="owed", amount=2))
    stage.run(op("read", script="s.930")).settle("travel", "enter")
    assert script in [event["script"] for event in stage.told("read")]


@rule("EF-1.6", "EF-9.121")
def test_the_goal_is_that_all_are_at_rest() -> None:
    stage = ward(hand=("strong-w", "bulk-w")).stand(a="B2b")
    stage.run(op("count", name="own_files", amount=1), op("set", name="done", amount=1))
    stage.say("i2").settle("travel", "enter")
    assert stage.s.count("won") == 2 and "echoes_cleared" in stage.s.flags and stage.row().distress in (0, 1)


@rule("EF-6.117", "EF-5.128")
def test_helpers_help_once_from_anywhere() -> None:
    stage = ward(*TWO, flags=FREED).dreamer(1, sealed=PLAIN)
    stage.run(op("nothing"))
    assert {"h2", "h3", "h4", "h5", "h6", "h7", "h8"} <= set(stage.named(0))
    left = len(stage.s.piles[0].cards)
    stage.say("h2", 0).settle("act")
    assert len(stage.row(1).sealed) == 3 and "h2" not in stage.named(0) and "h2" not in stage.named(1)
    assert stage.told("read")[-1]["script"] == "s.913"
    stage.say("h4", 1).settle("act")
    assert len(stage.s.piles[0].cards) == left + 1
    assert "h2" not in ward(flags=("bells_kept",)).run(op("nothing")).named()


@rule("EF-10.80")
def test_half_a_song_calms_one_echo_for_nothing() -> None:
    stage = ward(flags=KEPT[:3]).stand(a="B2b")
    stage.s.notes = (stage.card("I-02 P"),)
    stage.run(op("flag", name="known_E2")).say("I-02 P").settle("act").say("i4").settle("act")
    assert stage.s.count("free_calm") == 0 and stage.s.count("calmed") == 1 and standing(stage)["E2"] == []


@rule("EF-5.229")
@pytest.mark.parametrize(("done", "result"), [(1, "lost"), (2, "part")])
def test_all_but_one_at_the_end_of_visiting_hours_are_a_part(done: int, result: str) -> None:
    stage = ward(flags=KEPT[:3])
    stage.run(op("set", name="done", amount=done), op("read", script="s.940")).settle("travel", "enter")
    told = [event["script"] for event in stage.told("read")]
    assert ("s.941" in told) == (result == "part") and ("echoes_cleared" in stage.s.flags) == (result == "part")


@rule("EF-5.113", "EF-5.204")
def test_what_the_echoes_do() -> None:
    stage = ward(flags=KEPT[6:])
    stage.entity("I-09 E8", "A2a")
    stage.stand(a="A2a").run(op("resolve", code="I-09 E8", part="basic"), seat=-1).settle("act")
    assert stage.where() == "A2d"
    stage.s.hours = 1
    stage.run(op("resolve", code="I-09 E8", part="special"), seat=-1).settle("act")
    assert stage.s.hours == 0 and space_number("A2d") == stage.s.space_of(0)


# The Mask Echo (EF-10.65) ------------------------------------------------------------------------------------------------


@rule("EF-10.65", "EF-6.118")
@pytest.mark.parametrize(("order", "gives"), [((2, 1), 3), ((1, 2), 4), ((1, 2, 1), 1), ((), 0)])
def test_the_mask_gives_once_more_what_another_paid_last(order: tuple[int, ...], gives: int) -> None:
    """The last one in time, whoever sits where; the Intent printed on the card, in the colour that is paid."""
    stage = Stage("gambler", "expert", "tough-guy")
    for seat in range(3):
        stage.deck(seat, *PLAIN * 2)
    stage.dreamer(0, hand=("bulk-c",), discard=PLAIN, masks=("I-09 M",), mask="I-09 M")
    stage.dreamer(1, hand=("bulk-c", "house-edge")).dreamer(2, hand=("strong-c",))
    stage.tiles("I-02 SETUP 1", "I-02 SETUP 2").stand(a="A2b", b="A2b", c="A2b").dream()
    cards = {1: ["bulk-c", "house-edge"], 2: ["strong-c"]}
    for seat in order:
        stage.say("move", seat).say(f"card {cards[seat].pop(0)}", seat).say("enough", seat).say("stop", seat)
    stage.say("move", 0)
    stage.say("card bulk-c", 0)
    assert stage.s.payments[0].total == 3
    stage.say("I-09 M", 0)
    assert stage.s.payments[0].total == 3 + gives and len(stage.row(0).sealed) == 2
