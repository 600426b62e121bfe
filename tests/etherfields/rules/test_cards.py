"""EF-5B to EF-5D: drawing, reshuffling, Sealing, Distress and defeat."""

from __future__ import annotations

import pytest
from tests.etherfields.stage import Stage

from reverie.games.etherfields.rules import atoms
from reverie.games.etherfields.rules import atoms_cards as cards
from reverie.games.etherfields.rules.frames import Drawing, Harm, Reshuffling, Sealing
from reverie.testing import rule

PLAIN = ("bulk-a", "bulk-c", "bulk-w", "strong-a", "strong-c", "strong-w")
MANY = PLAIN * 4


def begun(stage: Stage) -> Stage:
    """A Turn of I-02, everybody about to draw."""
    return stage.tiles("I-02 SETUP 1", "I-02 SETUP 2").stand(a="A2c").dream(at="ask_discards")


@rule("EF-5.10", "EF-5.12")
@pytest.mark.parametrize(("held", "drawn"), [(0, 4), (2, 4), (3, 3), (6, 0)])
def test_four_are_drawn_up_to_the_hand_limit(held: int, drawn: int) -> None:
    """EF-8.30"""
    stage = Stage("gambler").deck(0, *MANY).dreamer(0, hand=MANY[:held])
    stage.s.dreamers.edit(0).extra = 0
    stage.tiles("I-02 SETUP 1", "I-02 SETUP 2").stand(a="A2c")
    stage.begin(Drawing(0, 4, False))
    assert len(stage.row().hand) == held + drawn
    assert len(stage.s.deck(0)) == len(MANY) - drawn


@rule("EF-5.11", "EF-4.32")
def test_any_number_may_be_discarded_first() -> None:
    """EF-8.30: with six in hand two are discarded, and two drawn."""
    stage = Stage("gambler").deck(0, *MANY).dreamer(0, hand=PLAIN)
    stage.s.dreamers.edit(0).extra = 0
    stage.tiles("I-02 SETUP 1", "I-02 SETUP 2").stand(a="A2c").turn_cards(10, 1)
    from reverie.games.etherfields.rules.frames import Turn
    from reverie.kernel.agenda import advance, push_at

    push_at(stage.s, Turn(False, (0,)), "ask_discards")
    advance(stage.s)
    assert stage.asked().kind == "discard"
    assert stage.asked().options.size() == 64
    stage.say((0, 1))
    assert len(stage.row().hand) == 6
    assert stage.ids(stage.row().discard) == ["bulk-c", "bulk-a"]


@rule("EF-5.15", "EF-4.33", "EF-9.9")
def test_who_reshuffles_pays_and_then_draws_the_rest() -> None:
    """EF-8.31: deck 2, discards 18, four to draw: Seal 3 leaves 13."""
    stage = Stage("gambler").deck(0, *PLAIN[:2]).dreamer(0, discard=MANY[:18])
    stage.begin(Drawing(0, 4))
    assert stage.asked().kind == "penalty"
    assert stage.options() == ["distress", "seal"]
    assert len(stage.row().hand) == 2
    stage.say("seal")
    assert len(stage.row().hand) == 4
    assert len(stage.s.deck(0)) == 13
    assert len(stage.row().sealed) == 3


@rule("EF-9.11", "EF-9.55")
def test_with_fewer_than_three_to_seal_there_is_only_distress() -> None:
    stage = Stage("gambler").deck(0).dreamer(0, discard=PLAIN[:2], hand=PLAIN)
    stage.begin(Reshuffling(0))
    assert stage.row().distress == 1


@rule("EF-9.10")
def test_nothing_to_shuffle_is_no_penalty() -> None:
    stage = Stage("gambler").deck(0)
    stage.begin(Drawing(0, 4))
    assert stage.row().hand == () and stage.row().distress == 0


@rule("EF-5.16")
def test_a_shuffle_by_an_effect_has_no_price() -> None:
    """EF-8.32"""
    stage = Stage("gambler").deck(0, *MANY[:5]).dreamer(0, discard=MANY[:10])
    stage.begin(Reshuffling(0, False))
    assert len(stage.s.deck(0)) == 15 and stage.row().discard == ()
    assert stage.row().distress == 0 and not stage.told("reshuffled")


@rule("EF-5.19", "EF-5.20", "EF-5.22")
def test_sealing_takes_the_top_and_unsealing_the_last_sealed() -> None:
    """EF-8.34, EF-8.35"""
    stage = Stage("gambler").deck(0, "bulk-a", "bulk-c", "bulk-w", "strong-a")
    stage.begin(Sealing(0, 3))
    assert stage.ids(stage.row().sealed) == ["bulk-w", "bulk-c", "bulk-a"]
    cards.unseal(stage.s, 0, 1)
    assert stage.ids(stage.row().discard) == ["bulk-w"]
    stage.deck(0)
    assert cards.seal(stage.s, 0, 3) == 0
    assert stage.ids(stage.row().sealed) == ["bulk-c", "bulk-a"]


@rule("EF-5.21", "EF-9.12", "EF-9.13")
def test_flaws_are_passed_over_and_put_back_in_order() -> None:
    stage = Stage("gambler").deck(0, "lead-feet", "bulk-a", "stage-fright", "bulk-c")
    assert cards.seal(stage.s, 0, 5) == 2
    assert stage.ids(stage.s.deck(0)) == ["lead-feet", "stage-fright"]


@rule("EF-5.28", "EF-9.61")
@pytest.mark.parametrize(("before", "dies"), [(6, False), (7, True)])
def test_eight_distress_kill(before: int, dies: bool) -> None:
    """EF-8.36"""
    stage = begun(Stage("gambler").deck(0, *MANY).dreamer(0, distress=before))
    atoms.suffer(stage.s, 0, 1)
    assert (stage.s.doomed == 0) is dies


@rule("EF-5.29", "EF-5.27")
@pytest.mark.parametrize(("count", "dies"), [(1, False), (2, True)])
def test_a_pool_that_is_too_small_defeats_all(count: int, dies: bool) -> None:
    """EF-8.82: one left in the pool; emptying it exactly is no defeat."""
    stage = Stage("gambler", "expert", "tough-guy")
    for seat, number in ((0, 3), (1, 6), (2, 6)):
        stage.dreamer(seat, distress=number)
    stage.tiles("I-02 SETUP 1").stand(a="A2c", b="A2c", c="A2d").dream(at="ask_discards")
    atoms.suffer(stage.s, 0, count)
    assert (stage.s.doomed == 0) is dies
    assert stage.row().distress == 4


@rule("EF-5.30", "EF-4.3", "EF-9.34")
def test_fewer_than_six_cards_kill() -> None:
    """EF-8.37: six live; one more Sealed and it is over."""
    stage = Stage("gambler").deck(0, "bulk-a").dreamer(0, hand=PLAIN[:3], discard=PLAIN[:2])
    stage.tiles("I-02 SETUP 1").stand(a="A2c").dream()
    assert stage.s.doomed == -1
    cards.seal(stage.s, 0, 1)
    assert stage.s.doomed == 0


@rule("EF-9.76")
def test_the_limit_of_six_is_not_asked_outside_of_play() -> None:
    """EF-8.80"""
    stage = Stage("gambler").deck(0).dreamer(0, hand=PLAIN[:3])
    cards.weigh(stage.s, 0)
    assert stage.s.doomed == -1


@rule("EF-4.104", "EF-5.63", "EF-9.98")
def test_the_tough_guy_prevents_with_the_top_card_in_the_dreamscape_phase() -> None:
    stage = Stage("tough-guy").deck(0, "sprint", "carry", "growl").dreamer(0, hand=PLAIN, discard=PLAIN)
    stage.tiles("I-02 SETUP 1").stand(a="A2c").dream()
    stage.s.phase = 3
    stage.begin(Harm(0, 2))
    assert stage.named() == ["pass", "hold-on"]
    stage.say("hold-on")
    assert stage.ids(stage.row().discard[:1]) == ["sprint"]
    assert stage.named() == ["pass", "hold-on"]
    stage.say("pass")
    assert stage.row().distress == 1


@rule("EF-5.62", "EF-5.64")
def test_an_innate_action_needs_its_back_on_top() -> None:
    """EF-8.59, EF-8.60: a Market card on top switches it off; another's card on top lends hers."""
    stage = Stage("gambler").deck(0, "bulk-a", *PLAIN).dreamer(0, hand=PLAIN, progress=("~against-the-odds",))
    stage.tiles("I-02 SETUP 1").stand(a="A2c").dream()
    assert "restore-one" not in stage.named()
    stage = Stage("gambler").deck(0, "toolkit", *PLAIN).dreamer(0, hand=PLAIN, progress=("~against-the-odds",))
    stage.tiles("I-02 SETUP 1").stand(a="A2c").dream()
    stage.say("restore-one")
    assert stage.row().progress == ((stage.card("against-the-odds"), False),)
    assert stage.ids(stage.row().discard) == ["toolkit"]
