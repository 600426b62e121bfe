"""The Hour Without Number (EF-10.59): rings and ropes, the clock, keepsakes, the endings of the campaign (EF-10.43)."""

from __future__ import annotations

import pytest
from tests.etherfields.stage import PLAIN, Stage, op

from reverie.games.etherfields.content.legacies import after_first_dream
from reverie.games.etherfields.content.notation import space_number
from reverie.games.etherfields.game import GAME
from reverie.games.etherfields.rules.frames import DreamRun
from reverie.games.etherfields.words.words import EtherfieldsPage
from reverie.parts.rules.steps import FAR
from reverie.testing import rule

TWO = ("gambler", "expert")
ALL = tuple(f"I-10 SETUP {row}{column}" for row in "ABC" for column in "1234")
ROPES = ("m1", "m2", "m3")


def room(*dreamers: str, hand: tuple[str, ...] = ("bulk-a",), turns: tuple[int, ...] = (10, 1, 2)) -> Stage:
    """The waiting room; everybody at the Entrance."""
    stage = Stage(*(dreamers or ("gambler",)), scenario="I-10")
    for seat in range(stage.s.players()):
        stage.deck(seat, *PLAIN, *PLAIN).dreamer(seat, hand=hand, discard=PLAIN).stand(**{"abcd"[seat]: "B1a"})
    s = stage.tiles(*ALL).turn_cards(*turns).dream("I-10").s
    fence = s.here().walls
    return stage.walls(
        *[
            f"{s.cast.spaces.names[a]}/{s.cast.spaces.names[b]}"
            for n, (a, b) in enumerate(s.cast.spaces.edges)
            if fence >> n & 1
        ]
    )


def reached(stage: Stage) -> int:
    land = stage.s.land()
    return len([space for space in range(48) if land.distance(stage.s.space_of(0), space) < FAR])


def pull(stage: Stage, rope: str) -> None:
    use = next(use for use in stage.s.cast.uses if use.id == rope and use.owner in stage.s.here().tiles)
    for one in stage.s.cast.texts[use.do].source:
        if one.declared.name == "unwall":
            stage.run(op("unwall", edge=one.edge))


@rule("EF-5.114", "EF-8.110")
def test_each_rope_opens_the_next_ring() -> None:
    stage = room()
    found = [reached(stage)]
    for rope in ROPES:
        pull(stage, rope)
        found.append(reached(stage))
    assert found == [6, 32, 44, 48]


@rule("EF-6.117", "EF-8.111", "EF-5.209")
def test_hours_buy_turns_when_the_last_card_is_gone() -> None:
    stage = room(turns=(10,))
    stage.s.hours = 2
    stage.say("done")
    assert stage.asked().kind == "amount" and stage.options() == [0, 1, 2]
    stage.say(2)
    assert stage.s.hours == 0 and len(stage.s.piles[0].cards) + (stage.s.current >= 0) == 2
    stage.settle("act").say("done").settle("act").say("done").settle("act")
    assert stage.s.ended == "part" and [event["script"] for event in stage.told("read")][:2] == ["s.1040", "s.1033"]
    assert "ending_next" in stage.s.flags


@rule("EF-8.111", "EF-5.155")
@pytest.mark.parametrize("hours", [0, 1])
def test_without_hours_or_without_the_will_the_hour_is_out(hours: int) -> None:
    stage = room(turns=(10,))
    stage.s.hours = hours
    stage.say("done").settle("amount", "act")
    if hours:
        stage.say(0).settle("act")
    assert stage.s.ended == "part" and stage.s.hours == hours


@rule("EF-6.117", "EF-6.113")
def test_every_special_step_takes_an_hour_or_a_card_of_each() -> None:
    stage = room(*TWO, turns=(7, 1, 2))
    stage.s.hours = 1
    stage.say("done", 0).say("done", 1).settle("discard")
    assert stage.s.hours == 0 and not stage.row(0).sealed
    stage = room(*TWO, turns=(7, 1, 2))
    stage.say("done", 0).say("done", 1).settle("discard")
    assert [len(stage.row(seat).sealed) for seat in (0, 1)] == [1, 1]


@rule("EF-5.161")
def test_a_blocked_special_step_takes_nothing() -> None:
    stage = room(turns=(7, 1, 2))
    stage.s.hours, stage.s.blocked = 1, 1
    stage.say("done").settle("discard")
    assert stage.s.hours == 1


@rule("EF-6.112")
def test_the_counter_hears_only_a_team_that_has_come_together() -> None:
    stage = room(*TWO).stand(a="B2b", b="C3c")
    for rope in ROPES:
        pull(stage, rope)
    assert "m4" not in stage.run(op("nothing")).named()
    assert "m4b" in stage.stand(a="B3c", b="C3a").run(op("nothing")).named()
    stage.stand(a="B2b").run(op("nothing")).say("m4").settle("act")
    assert stage.s.ended == "won" and "ending_next" in stage.s.flags


ENOUGH = (("deaths", 5), ("notes", 14), ("salvations", 5))


@rule("EF-8.112", "EF-6.115", "EF-10.43")
@pytest.mark.parametrize(
    ("counters", "offered", "missing"),
    [
        (ENOUGH, ["called", "kept", "next"], []),
        ((("deaths", 5), ("notes", 13), ("salvations", 5)), ["called", "next"], [("kept", "notes", 1)]),
        ((("deaths", 6), ("notes", 14), ("salvations", 3)), ["kept", "next"], [("called", "salvations", 2), ("called", "deaths", 1)]),
    ],
)  # fmt: skip
def test_endings_are_earned(counters: tuple[tuple[str, int], ...], offered: list[str], missing: list[object]) -> None:
    stage = room()
    stage.s.counters = counters
    stage.run(op("read", script="s.1030")).settle("choose")
    assert stage.options() == offered
    assert [tuple(event.values()) for event in stage.told("ending-missing")] == missing


@rule("EF-10.83")
def test_the_short_campaign_asks_less() -> None:
    stage = Stage("gambler", scenario="I-10", short=True)
    stage.s.counters = (("deaths", 3), ("notes", 3), ("salvations", 1))
    stage.dream("I-10").run(op("read", script="s.1030")).settle("choose")
    assert stage.options() == ["called", "kept", "next"]


@rule("EF-10.43", "EF-10.80")
def test_the_epilogue_tells_of_every_dream_that_was_finished() -> None:
    stage = room()
    stage.s.counters, stage.s.flags = ENOUGH, ("bells_muted", "boats_kept", "echoes_cleared", "loop_broken")
    stage.run(op("read", script="s.1030")).settle("choose").say("called").settle("act")
    told = [event["script"] for event in stage.told("read")]
    assert told == ["s.1030", "s.1031", "s.1051", "s.1052b", "s.1053", "s.1058", "s.1059b"] and stage.s.ended == "won"


@rule("EF-10.73", "EF-6.118")
def test_keepsakes_are_given_by_the_flags_and_help_once() -> None:
    stage = Stage("gambler", scenario="session")
    stage.s.flags = ("bells_freed", "loop_kept", "name_hidden")
    stage.begin(DreamRun(stage.s.cast.dream_ids["I-10"], 0)).settle("act")
    s = stage.s
    assert stage.ids(s.notes) == ["K-02", "K-07", "K-08"] and s.count("notes") == 3
    stage.dreamer(0, sealed=PLAIN).run(op("nothing"))
    assert "K-02.freed" in stage.named() and "K-07.kept" in stage.named() and "K-08.freed" not in stage.named()
    stage.say("K-02.freed").settle("act")
    assert len(stage.row().sealed) == 3 and stage.ids(s.used_up) == ["K-02"] and "K-02.freed" not in stage.named()
    assert stage.told("read")[-1]["script"] == "s.1010"


@rule("EF-10.43", "EF-4.1")
@pytest.mark.parametrize(("script", "ended"), [("s.1030", "kept"), ("s.1040", "part")])
def test_the_campaign_is_over_with_its_finale(script: str, ended: str) -> None:
    legacy = after_first_dream(GAME.cast) | {"counters": {"notes": 14, "won": 1}}
    stage = Stage("gambler", scenario="session", legacy=legacy)
    finale = stage.s.cast.dream_ids["I-10"]
    stage.s.keys, stage.s.gates = 3, (*stage.s.gates, (finale, 1, 0, 0))
    stage.on_map("SU1").say(("gate", finale)).settle("act")
    stage.run(op("read", script=script)).settle("choose", "travel")
    if script == "s.1030":
        stage.say("kept").settle("travel")
    assert stage.s.ended == ended and not stage.s.pending
    outcome = GAME.outcome(stage.s)
    assert outcome is not None and outcome.reason == ended
    left = GAME.legacy(stage.s)
    assert left["gates"]["I-10"][0] == ("won" if ended == "kept" else "part")
    for language in ("en", "pl"):
        assert EtherfieldsPage(language, GAME.library).outcome(stage.s, outcome)


@rule("EF-9.118")
def test_signs_of_the_waiting_room() -> None:
    stage = room().stand(a="C1c")
    stage.s.flags, stage.s.signs = ("sign-spaces",), (stage.card("stair-1"), stage.card("eye-1"))
    stage.run(op("nothing")).say("sign")
    assert stage.where() == "A2b" and stage.told("read")[-1]["script"] == "s.1007"
    stage.stand(a="B1a").run(op("nothing")).say("sign").settle("block", "act")
    assert stage.s.signs == ()


@rule("EF-5.126", "EF-5.171")
@pytest.mark.parametrize(("gems", "hurt"), [((), 1), (("C2d",), 0)])
def test_a_gem_in_the_aquarium_holds_the_caller_back(gems: tuple[str, ...], hurt: int) -> None:
    stage = room()
    stage.entity("I-10 K", "B1c")
    stage.s.gems = tuple([space_number(space) for space in gems])
    stage.run(op("resolve", code="I-10 K", part="basic"), seat=-1).settle("act")
    assert stage.row().distress == hurt
