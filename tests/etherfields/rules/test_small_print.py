"""Rules that stand in the small print: what one payment counts, who may be reached, what may be called off, who pays, what goes back."""

from __future__ import annotations

import pytest
from tests.etherfields.rules.test_flow import TWO, bells, slumber
from tests.etherfields.stage import PLAIN, Stage, op

from reverie.games.etherfields.content.notation import space_number
from reverie.games.etherfields.game import GAME
from reverie.games.etherfields.rules import atoms_map as ground
from reverie.games.etherfields.rules import terms as t
from reverie.games.etherfields.rules.frames import Acting, Rolling, SlumberRun, TurnSteps, Window
from reverie.games.etherfields.rules.state import MARKET, SLUMBERS
from reverie.testing import rule

# First Memories (EF-10.74) -------------------------------------------------------------------------------------------------


def spirited(spirit: int) -> Stage:
    memory = GAME.cast.card_ids["free-spirit-memory-2"]
    stage = bells("free-spirit", hand=("bulk-a", "strong-a")).deck(0, "kite", "kite", "kite", *PLAIN).stand(a="B2b")
    stage.pile(MARKET, *PLAIN).dreamer(0, spirit=spirit, memories=(memory,))
    return stage.dream().say("m3")


@rule("EF-10.74", "EF-5.219")
def test_five_spirit_in_one_payment_are_remembered() -> None:
    stage = spirited(5)
    assert "free-spirit-memory-2" not in stage.named()
    stage.say("inner-spark").say(2)
    assert "free-spirit-memory-2" not in stage.named()
    stage.say("inner-spark").say(3)
    assert "free-spirit-memory-2" in stage.named()
    stage.say("free-spirit-memory-2")
    assert stage.asked().kind == "card" and len(stage.options()) == 3
    stage.say(stage.options()[0])
    assert stage.row().memories == () and stage.told("memory-taken")
    assert stage.asked().kind == "pay" and "enough" in stage.named()  # and the payment goes on
    assert "free-spirit-memory-2" not in stage.named()


@rule("EF-10.74")
def test_spirit_of_two_payments_is_not_counted_together() -> None:
    stage = spirited(5).say("inner-spark").say(3).say("enough").settle("act")
    stage.stand(a="A2a").begin(Acting()).say("m1").say(2)
    assert "free-spirit-memory-2" not in stage.named()


@rule("EF-10.74", "EF-5.8")
def test_a_first_memory_of_a_slumber_leaves_its_tile_in_the_game() -> None:
    memory = GAME.cast.card_ids["gambler-memory-1"]
    stage = slumber("gambler", hand=("house-edge", "strong-c", "strong-c")).dreamer(0, memories=(memory,))
    stage.dreamer(0, progress=("side-bet", "side-bet", "against-the-odds")).slumber("S-01")
    stage.run(op("place-free", who="actor")).say(stage.card("house-edge"))
    assert stage.row().memories == () and "out: S-01" not in stage.s.gone


# The Expert (EF-9.54) ------------------------------------------------------------------------------------------------------


@rule("EF-9.54", "EF-5.118", "EF-5.63")
def test_the_expert_restores_wherever_a_path_leads() -> None:
    stage = slumber("expert", "gambler").tiles("C4").deck(0, "toolkit", *PLAIN).dreamer(1, progress=("~house-edge",))
    stage.stand(a="B2a", b="C4a").slumber("S-01")
    assert "restore-one" not in stage.named(0)
    near = slumber("expert", "gambler", "free-spirit").deck(0, "toolkit", *PLAIN).dreamer(1, progress=("~house-edge",))
    near.tiles("C4").dreamer(0, progress=("~grand-design",)).dreamer(2, progress=("~loose-ends",))
    near.stand(a="B2a", b="B3d", c="C4a").slumber("S-01").say("restore-one", 0)
    assert near.asked(0).kind == "one" and near.options(0) == [0, 1]
    near.say(1, 0).settle("act")
    assert near.row(1).progress == ((near.card("house-edge"), False),)
    assert near.row(0).progress == ((near.card("grand-design"), True),)


# Calling off (EF-4.35) -----------------------------------------------------------------------------------------------------


@rule("EF-4.35", "EF-9.15")
def test_a_payment_may_be_called_off_before_the_first_discard() -> None:
    stage = bells("gambler", hand=("bulk-a", "call-the-bluff", "against-the-odds", "bulk-c")).stand(a="B2b").dream()
    stage.patient = True
    before = sorted(stage.row().hand)
    for begun in ("m3", "call-the-bluff", "place against-the-odds", "move"):
        stage.say(begun)
        assert stage.asked().kind == "pay" and stage.named()[-1] == "abort"
        stage.say("abort")
        assert stage.asked().kind == "act" and begun in stage.named()
        assert sorted(stage.row().hand) == before and stage.row().discard == tuple([stage.card(id) for id in PLAIN])
    stage.say("m3").say("card bulk-a")
    assert "abort" not in stage.named()


@rule("EF-4.35")
def test_a_colour_may_be_called_off_and_an_innate_action_not() -> None:
    stage = Stage("gambler", scenario="I-01").deck(0, *PLAIN, *PLAIN).dreamer(0, hand=("bulk-a", "bulk-w", "bulk-c"))
    stage.dreamer(0, discard=PLAIN).tiles("I-01 SETUP", "I-01 A").stand(a="A3d")
    stage.s.read = (stage.s.cast.script_ids["s.103"],)
    stage.dream("I-01").say("m4")
    assert stage.asked().kind == "colour" and stage.options() == ["A", "C", "W", "abort"]
    stage.say("abort")
    assert stage.asked().kind == "act" and stage.s.fidgets == 1
    price = bells("gambler", hand=("bulk-a",)).dreamer(0, ether=1).stand(a="A3b")
    price.entity("I-02 K", "A3b", morphings=(GAME.cast.morphing_ids[0],))
    price.s.keys = 1
    price.dream().say("remove-a-morphing")
    assert price.asked().kind == "price" and price.options() == [0, 1, "abort"]
    price.say("abort")
    assert (price.s.keys, price.row().ether) == (1, 1)


# The price of a Key (EF-10.39) ---------------------------------------------------------------------------------------------


@rule("EF-10.39", "EF-6.111", "EF-10.34")
def test_the_team_names_who_pays_for_a_key() -> None:
    key = next(place for place in GAME.cast.locations if place.icon == 3)
    before = next(place for place in GAME.cast.locations if key.number in place.paths)
    stage = slumber("gambler", "expert", "tough-guy").dreamer(1, ether=2).dreamer(2, ether=1)
    stage.s.season, stage.s.slept, stage.s.stale = stage.s.cast.seasons["flood"], (key.number,), True
    stage.s.world = tuple(range(len(stage.s.cast.world)))
    stage.on_map(before.id).say(("path", key.number))
    assert stage.asked(0).kind == "one" and stage.options(0) == [1, 2]
    stage.say(2, 0)
    assert [row.ether for row in stage.s.dreamers.rows] == [0, 2, 0] and stage.s.keys == 1
    assert stage.s.slept == ()
    poor = slumber("gambler")
    poor.s.season, poor.s.slept, poor.s.stale = poor.s.cast.seasons["flood"], (key.number,), True
    poor.s.world = tuple(range(len(poor.s.cast.world)))
    poor.on_map(before.id).say(("path", key.number))
    assert poor.asked().kind == "travel" and poor.s.keys == 0 and poor.s.slept == (key.number,)


# What a Slumber leaves behind (EF-4.98) ------------------------------------------------------------------------------------


@rule("EF-4.98", "EF-5.232", "EF-9.120")
def test_tokens_of_a_slumber_go_with_it_and_others_stay() -> None:
    stage = slumber("gambler").pile(SLUMBERS, "S-01", "S-04")
    ground.put_tokens(stage.s, 1, space_number("B2b"), 1)
    stage.on_map("SU1").begin(SlumberRun()).settle("act", "discard")
    stage.run(
        op("token", kind="T", place="B2b", amount=2),
        op("token", kind="U", place="B3a", amount=1),
        op("token", kind="T", place="actor", amount=1),
    )
    assert stage.s.tokens and stage.row().tokens[1] == 1
    stage.run(op("end-slumber")).settle("travel")
    assert stage.s.tokens == ((1, space_number("B2b"), 1),) and stage.row().tokens == (0, 0, 0, 0, 0)


@rule("EF-10.27")
@pytest.mark.parametrize(("bell", "space", "hand"), [("m6", "A3b", "strong-w"), ("m7", "B3b", "strong-c")])
def test_a_bell_that_fell_silent_may_be_struck_again(bell: str, space: str, hand: str) -> None:
    stage = bells("gambler", hand=(hand, hand, "bulk-a")).stand(a=space)
    stage.s.flags = ("low",) if bell == "m7" else ()
    stage.dream().say(bell).settle("act")
    assert bell not in stage.named()
    stage.run(op("read", script="s.215")).settle("act")
    stage.dreamer(0, hand=(hand, hand, "bulk-a")).begin(Acting())
    assert bell in stage.named()


# Secrets and stories -------------------------------------------------------------------------------------------------------


@rule("EF-5.55", "EF-9.106", "EF-2.10")
def test_a_secret_slumber_tile_may_be_peeked_at_until_it_is_found() -> None:
    stage = bells(*TWO, hand=("bulk-a", "bulk-c")).dream().say("peek", 0).say((0,), 0)
    assert stage.options(0)[-2:] == ["I-02 S", "I-02 T"]
    choice = stage.asked(0)
    for language in ("en", "pl"):
        told = GAME.page(language).option(stage.s, choice, "I-02 S")
        assert "I-02 S" in told and GAME.page(language).slumber(stage.s, stage.s.cast.entity_ids["I-02 S"]) not in told
    stage.say("I-02 S", 0)
    (event,) = [event for event in stage.s.events if event.kind == "tile-peeked"]
    assert event.data == {"seat": 0, "tile": stage.s.cast.entity_ids["I-02 S"]} and event.audience == (0,)
    found = bells("gambler", hand=("bulk-a", "bulk-c"))
    found.s.gone += ("I-02 S",)
    assert found.dream().say("peek").say((0,)).options()[-1:] == ["I-02 T"] and "I-02 S" not in found.options()


@rule("EF-5.215", "EF-3.24", "EF-4.64")
@pytest.mark.parametrize("code", ["S-01", "S-02", "S-04"])
def test_the_story_of_a_slumber_is_read_when_its_tile_is_drawn(code: str) -> None:
    stage = slumber("gambler", "expert", persons=[0, 1]).pile(SLUMBERS, code, "S-04")
    stage.on_map("SU1")
    stage.s.auto = False
    stage.begin(SlumberRun())
    assert [choice.kind for choice in stage.s.pending] == ["reading", "reading"]
    for language in ("en", "pl"):
        page = GAME.page(language)
        told = page.reading(stage.s)
        assert told is not None and told["title"] == page.phrase(page.slumber(stage.s, stage.s.cast.entity_ids[code]))
        assert told["paragraphs"] == [page.say(f"slumber-{code}")] and len(str(told["paragraphs"][0])) > 60
    assert stage.s.layer == t.ON_MAP and not stage.s.entity_rows()  # its orders come after that (EF-5.215b)
    stage.say("read", 1)
    assert stage.s.pending[0].kind != "reading" and stage.told("read")[-1]["script"] == f"slumber-{code}"


@rule("EF-5.215")
def test_the_story_of_a_slumber_is_put_to_people_once() -> None:
    stage = slumber("gambler").pile(SLUMBERS, "S-01", "S-04")
    stage.s.read = (stage.s.cast.script_ids["slumber-S-01"],)
    stage.on_map("SU1")
    stage.s.auto = False
    stage.begin(SlumberRun())
    assert [choice.kind for choice in stage.s.pending] == ["slumber"]


# How many figures, and what matters ----------------------------------------------------------------------------------------


@rule("EF-6.111", "EF-4.95")
def test_figures_are_those_in_range_of_whom_the_effect_hits() -> None:
    stage = slumber(*TWO).stand(a="B2a", b="B3d")
    row = stage.entity("S-05", "B2a", "B2b", "B3b")
    stage.slumber("S-05")
    before = [len(stage.s.deck(seat)) for seat in (0, 1)]
    stage.run(op("seal", who="in-range:1", amount="figures+1"), seat=-1, entity=row)
    assert [was - len(stage.s.deck(seat)) for seat, was in enumerate(before)] == [3, 2]
    stage.run(op("seal", who="each", amount="figures"), seat=-1, entity=row)  # without a range all of them count
    assert [was - len(stage.s.deck(seat)) for seat, was in enumerate(before)] == [6, 5]


@rule("EF-4.112", "EF-4.106")
@pytest.mark.parametrize(
    ("wish", "turn", "space", "asked"),
    [
        ("matter", 1, "A2a", True),  # the Sexton's basic effect reaches him
        ("matter", 1, "B3d", False),
        ("ask", 1, "B3d", True),
        ("pass", 1, "A2a", False),
    ],
)
def test_a_step_matters_if_it_would_reach_a_dreamer(wish: str, turn: int, space: str, asked: bool) -> None:
    wishes = [[wish] * len(t.WINDOWS)]
    stage = bells("gambler", hand=("find-the-pattern-a",), wishes=wishes).stand(a=space).turn_cards(turn, 2)
    stage.entity("I-02 K", "A2c")
    stage.s.walls, stage.s.fence = (), 0
    stage.dream()
    stage.s.phase = t.DREAMSCAPE
    at = [t.STEPS[step] for step in stage.s.cast.turn_cards[stage.s.current].steps].index("basic")
    stage.begin(TurnSteps(at))
    assert (stage.s.pending[0].kind == "window" and stage.s.pending[0].subject == t.STEP) is asked


@rule("EF-4.106")
def test_no_window_opens_before_a_step_that_does_nothing() -> None:
    wishes = [["ask"] * len(t.WINDOWS)]
    stage = bells("gambler", hand=("find-the-pattern-a",), wishes=wishes).turn_cards(1, 2).dream()
    stage.begin(TurnSteps(0))
    assert [choice.kind for choice in stage.s.pending] == ["window"]  # the one after the last
    window = stage.s.agenda[-1]
    assert isinstance(window, Window) and window.card == len(stage.s.cast.turn_cards[stage.s.current].steps)


@rule("EF-4.112")
@pytest.mark.parametrize(
    ("wish", "face", "answer"),
    [("ask", "L3", None), ("matter", "L3", "pass"), ("matter", "L-", None), ("pass", "L-", "pass")],
)
def test_a_page_passes_windows_as_its_seat_wishes(wish: str, face: str, answer: str | None) -> None:
    wishes = [["ask"] * len(t.WINDOWS)]
    stage = bells("gambler", wishes=wishes).dreamer(0, gems=1).dice(luck=[face]).dream()
    stage.begin(Rolling(0, True))
    page = GAME.page("en")
    assert stage.asked().kind == "window" and "roll" in dict(page.auto_windows())
    assert page.auto_answer(stage.s, stage.asked(), {"roll": wish}) == answer
    assert page.auto_answer(stage.s, stage.asked(), {"distress": "pass"}) == ("pass" if face == "L3" else None)
