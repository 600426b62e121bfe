"""EF-5E, EF-5H to EF-5K: Intent, payments, Staged actions, Assault and Contact, Boosts, Progress cards."""

from __future__ import annotations

import pytest
from tests.etherfields.stage import Stage

from reverie.testing import rule

PLAIN = ("bulk-a", "bulk-c", "bulk-w", "strong-a", "strong-c", "strong-w")


def at_the_bell(*dreamers: str, hand: tuple[str, ...] = (), **wishes: object) -> Stage:
    """I-02: everybody on A3b, where the low bell is struck (W2, Staged)."""
    stage = Stage(*(dreamers or ("gambler",)), **wishes)
    stage.tiles("I-02 SETUP 1", "I-02 SETUP 2", "I-02 C")
    for seat in range(stage.s.players()):
        stage.deck(seat, *PLAIN, *PLAIN).dreamer(seat, hand=hand)
        stage.stand(**{"abcd"[seat]: "A3b"})
    return stage


@rule("EF-5.39", "EF-5.40", "EF-5.42", "EF-5.145")
def test_cards_and_items_pay_and_the_surplus_is_lost() -> None:
    """EF-8.2: cards and an Item for one cost; what is too much is gone."""
    stage = Stage("gambler").deck(0, *PLAIN).dreamer(0, hand=("small-change", "bulk-a", "wild-swing"))
    stage.tiles("I-02 SETUP 1", "I-02 SETUP 2").stand(a="B2b")
    stage.s.items = (stage.card("cold-tea"),)
    stage.dream()
    stage.say("m3")
    assert stage.asked().kind == "pay"
    assert stage.named() == ["card small-change", "card bulk-a", "item cold-tea", "abort"]
    stage.say("card small-change").say("item cold-tea")
    assert stage.named()[0] == "enough"
    stage.say("enough")
    assert stage.ids(stage.row().discard) == ["small-change"]
    assert stage.s.items == () and stage.card("cold-tea") in stage.s.piles[8].cards
    assert stage.told("read")[0]["script"] == "s.202"


@rule("EF-5.44", "EF-5.45")
def test_a_map_action_needs_its_space_and_is_used_once() -> None:
    stage = Stage("gambler").deck(0, *PLAIN).dreamer(0, hand=("bulk-w", "strong-w"))
    stage.tiles("I-02 SETUP 1", "I-02 SETUP 2").stand(a="A2d").dream()
    assert "m2" in stage.named() and "m1" not in stage.named()
    stage.say("m2").say("card bulk-w").say("enough")
    assert stage.s.cast.tile_ids["I-02 C"] in stage.s.lying
    assert "m2" not in stage.named()


@rule("EF-5.82", "EF-5.83", "EF-5.84", "EF-5.85", "EF-5.88")
def test_a_staged_action_is_paid_in_parts_by_several() -> None:
    """EF-8.4 with three Dreamers: two payments at once, then the third performs it."""
    stage = at_the_bell("gambler", "expert", "tough-guy", hand=("strong-w", "bulk-w")).dream()
    stage.say("m6", 1).say("card strong-w", 1).say("enough", 1)
    assert [one[1:] for one in stage.s.staged] == [(2, 2)]
    assert not stage.told("read")
    stage.say("m6", 2).say("card bulk-w", 2).say("enough", 2)
    assert stage.s.staged == ()
    assert stage.told("read")[0]["script"] == "s.210"


@rule("EF-4.34", "EF-9.56")
def test_two_pay_at_the_same_moment() -> None:
    """EF-8.94: both payments go through, whichever answer comes first."""
    stage = at_the_bell("gambler", "expert", hand=("bulk-w",)).dream()
    stage.say("m6", 0).say("m6", 1)
    assert stage.asked(0).kind == stage.asked(1).kind == "pay"
    stage.say("card bulk-w", 1).say("card bulk-w", 0).say("enough", 0).say("enough", 1)
    assert stage.told("read")[0]["script"] == "s.210"


@rule("EF-5.99", "EF-5.100", "EF-5.101")
@pytest.mark.parametrize(("face", "opens"), [("L0", False), ("L1", True), ("L3", True)])
def test_a_boost_adds_and_is_the_last_source(face: str, opens: bool) -> None:
    stage = Stage("expert").deck(0, *PLAIN).dreamer(0, hand=("overclock", "strong-w"))
    stage.tiles("I-02 SETUP 1", "I-02 SETUP 2").stand(a="A2d").dice(luck=[face]).dream()
    stage.say("m2")
    assert "boost" not in stage.named()
    stage.say("card overclock").say("boost")
    assert (stage.s.cast.tile_ids["I-02 C"] in stage.s.lying) is opens
    assert stage.ids(stage.row().discard) == ["overclock"]


@rule("EF-4.36", "EF-5.100", "EF-9.4")
def test_a_disaster_costs_a_gem_distress_or_three_sealed() -> None:
    stage = Stage("expert").deck(0, *PLAIN).dreamer(0, hand=("bulk-w", "strong-w"), gems=1)
    stage.tiles("I-02 SETUP 1", "I-02 SETUP 2").stand(a="A2d").dice(luck=["L-"]).dream()
    stage.say("m2").say("card bulk-w").say("boost")
    assert stage.asked().kind == "window"
    stage.say("pass")
    assert stage.asked().kind == "disaster"
    assert stage.options() == ["distress", "gem", "seal"]
    stage.say("gem")
    assert stage.row().gems == 0 and stage.s.cast.tile_ids["I-02 C"] not in stage.s.lying


@rule("EF-5.102", "EF-9.19", "EF-5.51", "EF-5.111")
@pytest.mark.parametrize(("face", "spaces"), [("L0", 2), ("L1", 3)])
def test_a_boosted_move_goes_farther(face: str, spaces: int) -> None:
    """EF-8.39"""
    stage = Stage("expert").deck(0, *PLAIN).dreamer(0, hand=("toolkit", "bulk-c"))
    stage.tiles("I-02 SETUP 1", "I-02 SETUP 2").stand(a="A2c").dice(luck=[face]).dream()
    stage.say("move").say("card toolkit").say("boost")
    for step in ("A2a", "A2b", "A2d")[:spaces]:
        assert stage.asked().kind == "walk"
        stage.walk(step)
    assert stage.asked().kind == "act"


@rule("EF-5.102")
def test_a_boosted_move_that_fails_goes_nowhere() -> None:
    stage = Stage("expert").deck(0, *PLAIN).dreamer(0, hand=("toolkit", "bulk-c"))
    stage.tiles("I-02 SETUP 1", "I-02 SETUP 2").stand(a="A2c").dice(luck=["L-"]).dream()
    stage.say("move").say("card toolkit").say("boost").say("distress")
    assert stage.where() == "A2c" and stage.row().distress == 1


@rule("EF-9.20")
def test_the_boost_comes_once_a_turn() -> None:
    stage = Stage("expert").deck(0, *PLAIN).dreamer(0, hand=("toolkit", "toolkit", "bulk-c", "strong-c"))
    stage.tiles("I-02 SETUP 1", "I-02 SETUP 2").stand(a="A2c").dice(luck=["L0"]).dream()
    stage.say("move").say("card toolkit").say("boost").walk("stop")
    stage.say("move").say("card toolkit")
    assert "boost" not in stage.named()


@rule("EF-5.92", "EF-5.93", "EF-5.94", "EF-5.95")
def test_a_contact_may_be_paid_several_times_at_once() -> None:
    """EF-8.7, EF-8.8: six for a cost of three is twice."""
    stage = at_the_bell("expert", "gambler", hand=("bulk-a", "bulk-a"))
    stage.entity("I-02 K", "A3d")
    stage.dream()
    stage.say("i1").say("card bulk-a").say("card bulk-a").say("enough")
    assert [event["times"] for event in stage.told("done-with")] == [2]
    assert stage.told("read")[0]["script"] == "s.205"


@rule("EF-5.50", "EF-5.93")
def test_out_of_range_is_not_offered() -> None:
    stage = at_the_bell("expert", hand=("bulk-a",))
    stage.stand(a="A2c").entity("I-02 K", "A3d")
    stage.dream()
    assert "i1" not in stage.named()


@rule("EF-5.73", "EF-5.74", "EF-5.75")
def test_a_progress_card_is_placed_for_its_cost_and_pays_no_more() -> None:
    stage = Stage("expert").deck(0, *PLAIN).dreamer(0, hand=("spare-parts", "bulk-c", "strong-c"), discard=PLAIN)
    stage.tiles("I-02 SETUP 1", "I-02 SETUP 2").stand(a="A2c").dream()
    assert "place spare-parts" in stage.named()
    stage.say("place spare-parts")
    assert stage.named() == ["card bulk-c", "card strong-c", "abort"]
    stage.say("card bulk-c").say("enough")
    assert stage.row().progress == ((stage.card("spare-parts"), False),)
    assert stage.ids(stage.row().hand) == ["strong-c"]


@rule("EF-5.76", "EF-4.40", "EF-5.280")
def test_a_full_zone_makes_room_first() -> None:
    """EF-8.48: four with one flipped; a Flaw does not count."""
    zone = ("field-notes", "~field-notes", "working-model", "working-model")
    stage = (
        Stage("expert")
        .deck(0, *PLAIN)
        .dreamer(0, hand=("spare-parts", "bulk-c", "strong-c"), progress=zone, flaws=("jelly-legs",), discard=PLAIN)
    )
    stage.tiles("I-02 SETUP 1", "I-02 SETUP 2").stand(a="A2c").dream()
    stage.say("place spare-parts").say("card bulk-c").say("enough")
    assert stage.asked().kind == "room"
    assert stage.options() == [0, 1, 2, 3, "no"]
    stage.say(1)
    assert [id for id, _flipped in stage.row().progress][-1] == stage.card("spare-parts")
    assert len(stage.row().progress) == 4


@rule("EF-9.82", "EF-9.81")
def test_a_card_never_pays_for_itself() -> None:
    stage = Stage("tough-guy").deck(0, *PLAIN).dreamer(0, hand=("growl",), discard=PLAIN)
    stage.tiles("I-02 SETUP 1", "I-02 SETUP 2").stand(a="A2c")
    stage.entity("I-02 K", "A2a")
    stage.dream()
    assert "growl" not in stage.named()
    stage = Stage("tough-guy").deck(0, *PLAIN).dreamer(0, hand=("growl", "growl", "bulk-w"), discard=PLAIN)
    stage.tiles("I-02 SETUP 1", "I-02 SETUP 2").stand(a="A2c")
    row = stage.entity("I-02 K", "A2a")
    stage.dream()
    stage.say("growl").say("card growl").say("enough")
    figure = stage.s.figures_of(row)[0]
    assert stage.s.figures[figure].states == 1


@rule("EF-5.63", "EF-9.97")
def test_the_free_spirit_spends_spirit_inside_a_payment() -> None:
    stage = Stage("free-spirit").deck(0, "kite", *PLAIN).dreamer(0, hand=("bulk-c", "bulk-w"), spirit=2, discard=PLAIN)
    stage.tiles("I-02 SETUP 1", "I-02 SETUP 2").stand(a="A2d").dream()
    assert "inner-spark" not in stage.named()
    stage.say("m2")
    assert "inner-spark" in stage.named()
    stage.say("inner-spark")
    assert stage.asked().kind == "amount"
    stage.say(2).say("enough")
    assert stage.row().spirit == 0 and stage.s.cast.tile_ids["I-02 C"] in stage.s.lying


@rule("EF-4.113", "EF-4.12")
def test_done_can_be_withdrawn_until_all_are_done() -> None:
    stage = at_the_bell("gambler", "expert", hand=("bulk-w",)).dream()
    stage.say("done", 0)
    assert stage.asked(0).kind == "back"
    stage.say("withdraw", 0)
    assert stage.asked(0).kind == "act"
    stage.say("done", 0).say("done", 1)
    assert stage.s.phase != 2 or stage.s.turn == 2


@rule("EF-5.302")
def test_in_ordered_rounds_one_dream_action_is_taken_each() -> None:
    """EF-8.64"""
    stage = at_the_bell("gambler", "expert", hand=("bulk-w", "strong-w", "bulk-c"), rounds=True)
    stage.stand(a="A2d", b="A2c").dream()
    assert [choice.seat for choice in stage.s.pending if choice.mode == 1] == [0]
    stage.say("m2").say("card bulk-w").say("enough")
    assert "move" in stage.named() and "m2" not in stage.named()
    stage.stand(a="A3b")
    stage.say("done")
    assert stage.asked(1).kind == "act"


@rule("EF-4.34", "EF-5.39")
@pytest.mark.parametrize(("spirit", "hand", "mask", "offered"), [
    (0, ("loose-ends",), None, False),  # the innate action has no Spirit to spend, the card gives no Cunning
    (1, ("loose-ends",), None, True),  # one Spirit, and a Boost
    (0, ("loose-ends",), "clown", True),  # the card counts as Cunning: two, and a Boost
    (0, ("bulk-c",), "clown", True),
])  # fmt: skip
def test_only_what_can_really_be_added_counts_towards_a_cost(
    spirit: int, hand: tuple[str, ...], mask: str | None, offered: bool
) -> None:
    """What cannot be paid whatever is used is not announced: it could only be called off again."""
    stage = Stage("free-spirit").deck(0, "kite").dreamer(0, hand=hand, spirit=spirit)
    if mask is not None:
        stage.dreamer(0, mask=mask)
    stage.tiles("I-02 SETUP 1", "I-02 SETUP 2").stand(a="A2b").entity("I-02 K", "A2a")
    stage.dream()
    assert ("i3" in stage.named()) is offered  # Cunning 4, range 1


@rule("EF-4.34")
@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_offered_can_be_begun_to_be_paid(seed: int) -> None:
    """Games by chance: nobody who has announced something stands there with nothing but calling it off."""
    from reverie.games.etherfields.game import GAME
    from reverie.kernel.agenda import answer_for_nature, owed, submit
    from reverie.kernel.chance import Stream
    from reverie.kernel.choice import NATURE

    s = GAME.new(GAME.sample_setup(seed), seed)
    streams = Stream(seed).streams
    for _ in range(3000):
        if not s.pending:
            break
        choice = owed(s)
        if choice.seat == NATURE:
            answer_for_nature(s)
            continue
        if choice.kind == "pay":
            assert tuple(choice.options) != ("abort",)
        submit(s, choice.seat, choice.options.sample(streams, 0))
