"""EF-9.111, EF-9.115, EF-10.38, EF-10.74, EF-10.75, EF-10.80, EF-10.83: what a campaign gives between its Dreams."""

from __future__ import annotations

import pytest
from tests.etherfields.rules.test_flow import bells
from tests.etherfields.rules.test_late_slumbers import street
from tests.etherfields.stage import PLAIN, Stage, op

from reverie.games.etherfields.content.legacies import after_first_dream, left_by
from reverie.games.etherfields.game import GAME
from reverie.games.etherfields.rules import atoms
from reverie.games.etherfields.rules import terms as t
from reverie.games.etherfields.rules.frames import Acting, DreamRun, Leading, Saving, Shopping, SlumberRun, Travel
from reverie.games.etherfields.rules.procedures.play import open_pairs
from reverie.kernel.codec import digest
from reverie.testing import rule


def travelling(*dreamers: str, at: str = "SU6") -> Stage:
    stage = Stage(*(dreamers or ("gambler",)), scenario="session")
    for seat in range(stage.s.players()):
        stage.deck(seat, *PLAIN).dreamer(seat, hand=("bulk-a",), discard=PLAIN)
    return stage.on_map(at)


# Districts (EF-10.38) ----------------------------------------------------------------------------------------------------


@rule("EF-5.216", "EF-5.242", "EF-10.68")
def test_the_special_location_of_a_district_gives_its_wisdom_for_the_third_time() -> None:
    stage = travelling()
    for times in range(3):
        assert (stage.card("W-13") in stage.s.wisdom) is False
        stage.s.counters = (("special.SU", times),)
        stage.s.location = stage.s.cast.location_ids["SU6"]
        stage.begin(Travel())
        stage.say(("path", stage.s.cast.location_ids["SU7"]))
        stage.settle("travel")
    assert stage.s.count("special.SU") == 3 and stage.card("W-13") in stage.s.wisdom


@rule("EF-5.49", "EF-6.121")
def test_the_wisdom_of_a_district_reaches_its_special_location_once_between_two_slumbers() -> None:
    stage = Stage("gambler", scenario="session").deck(0, *PLAIN).dreamer(0, gems=2, distress=2)
    stage.s.wisdom = (stage.card("W-13"),)
    stage.on_map("SU3")
    well = ("special", stage.s.cast.world_ids["SU"])
    assert well in stage.options()
    stage.say(well).say("yes")
    assert stage.row().distress == 1 and stage.row().gems == 1 and stage.s.location == stage.s.cast.location_ids["SU3"]
    assert well not in stage.options()
    atoms.forget_used(stage.s, (t.PER_MAP,))  # a Slumber was played
    assert well in stage.begin(Travel()).options()
    stage.s.location = stage.s.cast.location_ids["LM1"]
    stage.begin(Travel())
    assert not [option for option in stage.options() if option[0] == "special"]


@rule("EF-10.34")
def test_the_great_clock_gives_from_afar_only_after_a_slumber() -> None:
    stage = Stage("gambler", scenario="session").deck(0, *PLAIN)
    stage.s.wisdom = (stage.card("W-18"),)
    clock = ("special", stage.s.cast.world_ids["CY"])
    stage.on_map("CY2")
    assert clock not in stage.options()
    stage.s.slept = (stage.s.cast.location_ids["CY7"],)
    before = stage.s.hours
    stage.begin(Travel()).say(clock)
    assert stage.s.hours == before + 1 and stage.s.slept == ()


# Salvations, Signs, First Memories (EF-10.74, EF-10.75, EF-10.80) --------------------------------------------------------


@rule("EF-10.38", "EF-5.255")
@pytest.mark.parametrize(("before", "mask", "sign"), [(1, False, False), (2, True, True), (3, False, True)])
def test_the_third_salvation_gives_a_mask_and_every_later_one_a_sign(before: int, mask: bool, sign: bool) -> None:
    stage = street("I-07 S", "B2b", hand=("strong-w", "strong-w"))
    stage.s.flags, stage.s.wisdom, stage.s.counters = ("name_told",), (stage.card("W-05"),), (("salvations", before),)
    stage.run(op("nothing")).say("i2").settle("window").say("W-05")
    if mask:
        assert stage.ids(stage.options()[:-1]) == ["nobody"]  # no other Mask is put on with it
        stage.say("no")
    assert (stage.card("nobody") in stage.row().masks) is mask and stage.row().mask == -1
    assert ("nobody" in stage.s.gone) is mask
    if sign:
        assert [stage.id(card) for card in stage.options()] == ["sun-3", "key-3", "wave-3", "eye-3", "stair-3"]
        stage.say(stage.card("eye-3"))
    stage.settle("travel")
    assert stage.ids(stage.s.signs) == (["eye-3"] if sign else [])


@rule("EF-10.38")
def test_the_short_campaign_gives_no_signs() -> None:
    stage = street("I-07 S", "B2b", hand=("strong-w", "strong-w"))
    stage.s.setup = {**stage.s.setup, "short": True}
    stage.s.flags, stage.s.wisdom, stage.s.counters = ("name_told",), (stage.card("W-05"),), (("salvations", 4),)
    stage.run(op("nothing")).say("i2").settle("window").say("W-05").settle("travel")
    assert stage.s.count("salvations") == 5 and stage.s.signs == ()


@rule("EF-5.272", "EF-5.273", "EF-10.75")
def test_a_shop_sells_one_sign_for_each_visit_once_signs_are_known() -> None:
    stage = travelling("gambler", "expert", at="LM1")
    for seat in (0, 1):
        stage.dreamer(seat, ether=4)
    stage.s.shopping = 2
    stage.begin(Shopping()).say(0)
    assert "sign" not in stage.options()
    stage.s.flags = ("sign-spaces",)
    stage.begin(Shopping()).say(0).say("sign")
    assert stage.ids(stage.s.signs) == ["sun-4"] and stage.row().ether == 2
    assert "sign" not in stage.options(1)
    stage.say("no", 1)
    assert stage.row(1).ether == 5  # who bought nothing is consoled, and nobody else
    assert stage.row(0).ether == 2
    stage.begin(Shopping()).say(0).say("sign")
    assert stage.ids(stage.s.signs) == ["sun-4", "key-4"]


@rule("EF-5.219", "EF-10.68")
@pytest.mark.parametrize("known", [False, True])
def test_a_first_memory_gives_the_next_personal_sign_or_leaves_it_to_the_wisdom_of_signs(known: bool) -> None:
    stage = bells("gambler").dream()
    memory = stage.s.cast.archetypes[stage.row().archetype].memories[0]
    assert memory in stage.row().memories
    if known:
        stage.run(op("wisdom", code="W-09"))
        assert stage.ids(stage.row().signs) == ["gambler-sign-1"]
    stage.run(op("remove", code="this"), use=stage.s.cast.cards[memory].uses[0], owner=0)
    assert memory not in stage.row().memories
    assert stage.ids(stage.row().signs) == (["gambler-sign-1", "gambler-sign-2"] if known else [])
    stage.run(op("wisdom", code="W-09"))
    assert stage.ids(stage.row().signs) == ["gambler-sign-1", "gambler-sign-2"]


# New Dreamers (EF-9.115) -------------------------------------------------------------------------------------------------


@rule("EF-5.295", "EF-9.93", "EF-9.115")
@pytest.mark.parametrize(("finished", "free"), [(1, 1), (3, 3), (9, 5)])
def test_a_dreamer_who_comes_later_has_a_free_card_for_each_dream(finished: int, free: int) -> None:
    legacy = after_first_dream(GAME.cast)
    legacy["dreamers"] = {"gambler": legacy["dreamers"]["gambler"]}
    legacy["counters"] = {"won": finished - finished // 2, "part": finished // 2}
    stage = Stage.begun(scenario="session", dreamers=["gambler", "expert"], legacy=legacy)
    for _ in range(free):
        assert stage.asked(1).kind == "card" and 1 <= len(stage.options(1)) <= 3
        stage.say(stage.options(1)[0], 1)
    assert stage.asked(1).kind == "deck"
    assert len(stage.row(1).unused) == 22 + free and len(stage.row(0).unused) == 22
    assert stage.row(1).discard == ()


# Hints (EF-9.111) --------------------------------------------------------------------------------------------------------


@rule("EF-4.56")
def test_a_hint_is_opened_in_the_middle_of_a_dream_for_an_hour() -> None:
    stage = bells("gambler").dream()
    hint = ("hint", stage.s.dream)
    stage.s.hours = 1
    stage.begin(Acting())
    stage.say(hint)
    assert stage.s.hours == 0 and stage.s.gate_of(stage.s.dream)[3] == 1
    assert hint not in stage.options()
    stage.s.gates = tuple([(*gate[:2], 2, gate[3]) if gate[0] == stage.s.dream else gate for gate in stage.s.gates])
    stage.begin(Acting())
    stage.say(hint)  # free after the second failed try
    assert stage.s.gate_of(stage.s.dream)[3] == 2 and hint not in stage.options()


@rule("EF-4.56", "EF-4.60")
@pytest.mark.parametrize(("votes", "opened"), [(("yes", "yes"), 1), (("no", "no"), 0), (("yes", "no"), 1)])
def test_under_a_vote_hours_are_spent_if_most_agree(votes: tuple[str, str], opened: int) -> None:
    stage = Stage("gambler", "expert", agreement="vote")
    for seat in (0, 1):
        stage.deck(seat, *PLAIN).dreamer(seat, hand=("bulk-a",), discard=PLAIN)
    stage.tiles("I-02 SETUP 1").stand(a="A2c", b="A2c")
    stage.s.hours = 2
    stage.dream()
    stage.say(("hint", stage.s.dream))
    assert [choice.kind for choice in stage.s.pending] == ["agree", "agree"]
    stage.say(votes[0], 0).say(votes[1], 1)
    assert stage.s.gate_of(stage.s.dream)[3] == opened and stage.s.hours == 2 - opened
    before = digest(GAME, stage.s)
    stage.say("add-turns").say("no", 0).say("no", 1)
    assert stage.s.hours == 2 - opened and stage.asked().kind == "act"
    assert digest(GAME, stage.s) != before, "what was refused is counted: no situation comes twice"


# The short campaign (EF-10.83) -------------------------------------------------------------------------------------------


@rule("EF-10.83")
def test_the_short_campaign_learns_of_the_caller_with_its_third_dream() -> None:
    for short in (False, True):
        stage = Stage("gambler", scenario="session", short=short)
        ids = stage.s.cast.dream_ids
        stage.s.gates = tuple([(ids[id], 2, 0, 0) for id in ("I-01", "I-02", "I-04")])
        open_pairs(stage.s)
        assert (stage.card("W-12") in stage.s.wisdom) is short
        assert (stage.s.gate_of(ids["I-10"])[1] == 1) is short


@rule("EF-9.111")
def test_a_hint_for_the_next_gate_is_none_for_a_dream_that_is_over() -> None:
    stage = Stage("gambler", scenario="session")
    ids = stage.s.cast.dream_ids
    stage.run(op("hint", which="next-gate"))
    assert stage.s.gate_of(ids["I-01"])[3] == 0 and stage.s.gate_of(ids["I-02"])[3] == 1
    stage.s.gates = tuple([(gate[0], 2, *gate[2:]) if gate[0] == ids["I-02"] else gate for gate in stage.s.gates])
    stage.run(op("hint", which="next-gate"))
    assert stage.s.gate_of(ids["I-02"])[3] == 1 and stage.s.gate_of(ids["I-03"])[3] == 1


# Seasons, marks, the First Player (EF-10.39, EF-10.80) -------------------------------------------------------------------


@rule("EF-5.269")
@pytest.mark.parametrize(("before", "after"), [("", "fair-wind"), ("fog", "fair-wind")])
def test_the_dream_that_brings_the_seasons_leaves_a_fair_wind(before: str, after: str) -> None:
    for code, ends in (("W-06", after), ("W-05", before and "fair-wind")):
        stage = bells("gambler", scenario="session")
        stage.s.season = stage.s.cast.seasons[before] if before else -1
        stage.dream()
        stage.begin(DreamRun(stage.s.cast.dream_ids["I-03"])).settle("act")
        stage.run(op("wisdom", code=code), op("end-dream", result="won")).settle("travel")
        now = stage.s.season
        if code == "W-06" and before:
            ends = "harvest"  # they had begun long before: victory changes them
        assert (stage.id(now) if now >= 0 else "") == ends


@rule("EF-5.294")
def test_where_a_key_may_be_had_again_is_known_in_the_next_session() -> None:
    stage = Stage("gambler", scenario="session")
    stage.s.slept = (stage.s.cast.location_ids["SU4"],)
    kept = left_by(stage.s)
    assert kept["slept"] == ["SU4"]
    after = Stage("gambler", scenario="session", legacy=kept)
    assert after.s.slept == (after.s.cast.location_ids["SU4"],)


@rule("EF-4.61", "EF-4.63")
@pytest.mark.parametrize(("flag", "asked"), [("first_talk", True), ("first_force", False)])
def test_who_woke_up_talking_chooses_the_first_player(flag: str, asked: bool) -> None:
    stage = Stage("gambler", "expert", scenario="session")
    stage.s.flags, stage.s.first = (flag,), 1
    stage.begin(Leading())
    if asked:
        stage.say(1)
    assert stage.s.first == (1 if asked else 0)


@rule("EF-5.308")
def test_the_tile_of_the_continuous_dream_is_new_after_a_dream_and_after_a_slumber_that_was_played() -> None:
    stage = bells("gambler", scenario="session", continuous=True)
    stage.s.tracks = 3
    stage.dream()
    stage.begin(DreamRun(stage.s.cast.dream_ids["I-02"])).settle("act")
    assert stage.s.tracks == 0
    stage = (
        Stage("gambler", scenario="session", continuous=True).deck(0, *PLAIN, *PLAIN).tiles("B2", "B3").stand(a="B2a")
    )
    stage.s.tracks = 3
    stage.begin(SlumberRun(stage.s.cast.entity_ids["S-01"])).settle("slumber")
    assert "track" not in stage.options()
    stage.say("no").settle("act")
    assert stage.s.tracks == 0


# "Done" (EF-4.113) -------------------------------------------------------------------------------------------------------


@rule("EF-4.12", "EF-4.34")
def test_who_is_done_is_asked_again_when_somebody_else_moves_them() -> None:
    stage = Stage("free-spirit", "gambler")
    stage.deck(0, *PLAIN).deck(1, *PLAIN).dreamer(0, hand=("bulk-a", "strong-c"), discard=PLAIN)
    stage.dreamer(1, hand=("bulk-a",), discard=PLAIN).tiles("I-02 SETUP 1").stand(a="A2c", b="A2c").dream()
    stage.say("done", 1)
    assert stage.row(1).done
    stage.say("move").say("card strong-c").say("enough").walk("A2d", "stop")
    assert stage.row(1).done  # nothing of theirs has changed
    stage.run(op("push", target="on:A2c", amount=1, to="away")).settle("act")
    assert not stage.row(1).done


@rule("EF-9.95", "EF-5.292")
def test_who_buys_first_before_a_session_is_saved_they_choose() -> None:
    stage = Stage("gambler", "expert", scenario="session").dreamer(0, ether=3).dreamer(1, ether=3)
    stage.begin(Saving())
    assert stage.asked().kind == "one" and stage.options() == [0, 1]
    stage.say(1)
    assert stage.asked(1).kind == "buy"
    stage.say((), 1)
    assert stage.asked(0).kind == "buy"  # one is left, and nobody is asked who
