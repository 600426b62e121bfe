"""What a Dreamer does about an Entity that is near: goes away, or stops it; what Hours are for."""

from __future__ import annotations

from tests.etherfields.rules.test_flow import bells
from tests.etherfields.stage import PLAIN, Stage

from reverie.games.etherfields.bots.mind import Mind
from reverie.games.etherfields.game import GAME
from reverie.testing import rule


@rule("EF-10.89")
def test_an_entity_that_would_strike_is_stopped_by_who_can_pay_for_it() -> None:
    """The Sexton stands beside: three Wrath wrest the hammer from him; with two Dreamers that takes two payments."""
    for dreamers, stops in ((("gambler",), True), (("gambler", "expert"), False)):
        stage = bells(*dreamers, hand=("strong-w", "bulk-a")).turn_cards(11, 1, 2)
        stage.entity("I-02 K", "A2c")
        stage.dream()
        plans = Mind(stage.s, 0).plans
        uses = [stage.s.cast.uses[plan.errand.use].id for plan in plans if plan.errand.use >= 0]
        assert ("i2" in uses) is stops


@rule("EF-10.89", "EF-5.156")
def test_nobody_stops_an_entity_that_will_do_nothing() -> None:
    stage = bells("gambler", hand=("strong-w", "bulk-a")).turn_cards(10, 1, 2)
    stage.entity("I-02 K", "A2c")
    stage.dream()
    assert "i2" not in [
        stage.s.cast.uses[plan.errand.use].id for plan in Mind(stage.s, 0).plans if plan.errand.use >= 0
    ]


@rule("EF-10.50", "EF-5.99")
def test_what_must_be_boosted_takes_no_more_cards_than_it_costs() -> None:
    stage = Stage("gambler", scenario="I-01").deck(0, *PLAIN).dreamer(0, hand=("bulk-a", "bulk-a", "strong-a"))
    stage.tiles("I-01 SETUP", "I-01 A").stand(a="A3d")
    stage.s.read = (stage.s.cast.script_ids["s.103"],)
    stage.dream("I-01").say("m4").say("card bulk-a")
    assert GAME.bots.advise(stage.s, stage.asked()).answer == "boost"
