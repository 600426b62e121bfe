"""What `normal` sees and does at a table: errands, payments, threats, whole sessions (EF-10.89)."""

from __future__ import annotations

from itertools import combinations

import pytest
from tests.etherfields.stage import Stage

from reverie.bots.base import Seen
from reverie.bots.registry import find_bot
from reverie.games.etherfields.bots.danger import Danger
from reverie.games.etherfields.bots.errands import errands
from reverie.games.etherfields.game import GAME
from reverie.games.etherfields.rules import terms as t
from reverie.games.etherfields.rules.frames import Acting
from reverie.games.etherfields.rules.paying import can_reach, card_gives, cheapest
from reverie.games.etherfields.rules.state import Session
from reverie.kernel.agenda import answer_for_nature, owed, submit
from reverie.kernel.chance import Stream
from reverie.kernel.choice import NATURE
from reverie.testing import rule

PLAIN = ("bulk-a", "bulk-c", "bulk-w", "strong-a", "strong-c", "strong-w")
MOST = 20000
"""Answers of a whole campaign: about 3,000 alone, 9,000 where bots play badly."""


def advised(stage: Stage, seat: int = 0) -> object:
    return stage.name(GAME.bots.advise(stage.s, stage.asked(seat)).answer)


def played(s: Session, bot: str) -> int:
    """A game to its end by bots; how many decisions it took."""
    s.auto = True
    bots = [find_bot(bot, seat) for seat in range(s.players())]
    for count in range(MOST):
        if not s.pending:
            return count
        choice = owed(s)
        if choice.seat == NATURE:
            answer_for_nature(s)
        else:
            submit(s, choice.seat, bots[choice.seat].choose(Seen(GAME, s, choice)))
    raise AssertionError("it goes on and on")


def names(stage: Stage) -> list[str]:
    return [stage.s.cast.uses[errand.use].id for errand in errands(stage.s) if errand.use >= 0]


@rule("EF-5.39")
@pytest.mark.parametrize("seed", range(20))
def test_the_cheapest_payment_is_the_cheapest_of_all(seed: int) -> None:
    """Against every set of cards there is."""
    stream = Stream(seed)
    hand = tuple([PLAIN[stream.below(len(PLAIN))] for _ in range(6)])
    stage = Stage("gambler").dreamer(0, hand=hand)
    worth = {("card", stage.card(id)): 0.5 + stream.below(7) / 4 for id in hand}
    numbers = [stage.card(id) for id in hand]
    for colour in range(3):
        for need in range(1, 9):
            sets = [
                sum([worth["card", card] for card in some])
                for count in range(1, 7)
                for some in combinations(numbers, count)
                if sum([card_gives(stage.s, 0, card, colour) for card in some]) >= need
            ]
            found = cheapest(stage.s, 0, colour, need, worth)
            if found is None or found.lack:
                assert not sets
            else:
                assert sum([worth[source] for source in found.sources]) == pytest.approx(min(sets))
                assert sum([card_gives(stage.s, 0, card, colour) for _kind, card in found.sources]) >= need


@rule("EF-4.34", "EF-4.90")
@pytest.mark.parametrize("boosted", [False, True])
def test_options_and_bots_ask_the_same_whether_something_can_be_paid(boosted: bool) -> None:
    """What is offered is what the one function finds means for, with a Boost or without."""
    stage = Stage("gambler").deck(0, *PLAIN, *PLAIN).dreamer(0, hand=("bulk-a", "bulk-c"), discard=PLAIN)
    stage.tiles("I-02 SETUP 1", "I-02 SETUP 2").stand(a="B2b").dreamer(0, boosted=boosted)
    for need in range(1, 9):
        found = cheapest(stage.s, 0, 0, need, {})
        asked = can_reach(stage.s, 0, 0, need)
        assert (found is not None) is asked
        assert found is None or (found.lack > 0) is (need > card_gives(stage.s, 0, stage.card("bulk-a"), 0))
    stage.s.layer = t.IN_DREAM
    use = next(use for use in GAME.cast.uses if use.id == "m3" and use.source == 6)
    need = use.cost.intent[0]
    offered = stage.dreamer(0, boosted=boosted).dream().dreamer(0, boosted=boosted).begin(Acting()).named()
    assert ("m3" in offered) is can_reach(stage.s, 0, 0, need)


def test_what_lies_open_is_an_errand_and_bells_are_struck_in_their_order() -> None:
    """EF-10.27: of two Dreamers' bells the second is only prepared while the first is not struck."""
    stage = Stage("gambler", "expert").tiles("I-02 SETUP 1", "I-02 SETUP 2", "I-02 C", "I-02 D")
    stage.stand(a="A3b", b="A3b").dream()
    left = {stage.s.cast.uses[errand.use].id: errand.left for errand in errands(stage.s)}
    assert left["m6"] == left["m7"] == 1  # nobody knows the order: all are prepared, none is finished
    stage.s.flags += ("order_known",)
    left = {stage.s.cast.uses[errand.use].id: errand.left for errand in errands(stage.s)}
    assert left["m6"] == 2 and left["m7"] == 1
    assert "m9" not in left


@rule("EF-10.89")
def test_an_errand_on_its_own_space_is_done_with_the_cheapest_cards() -> None:
    stage = Stage("gambler").deck(0, *PLAIN).dreamer(0, hand=("bulk-w", "strong-w", "bulk-a"))
    stage.tiles("I-02 SETUP 1", "I-02 SETUP 2").stand(a="A2d").dream()
    assert "m2" in names(stage)
    assert advised(stage) == "m2"
    stage.say("m2")
    assert advised(stage) == "card bulk-w"


@rule("EF-5.51")
def test_who_can_pay_elsewhere_goes_there_and_keeps_what_pays() -> None:
    stage = Stage("gambler").deck(0, *PLAIN).dreamer(0, hand=("bulk-w", "bulk-c", "strong-c"))
    stage.tiles("I-02 SETUP 1", "I-02 SETUP 2").stand(a="A2c").dream()
    assert advised(stage) == "move"
    stage.say("move")
    assert advised(stage) == "card bulk-c"


@rule("EF-10.89")
@pytest.mark.parametrize(("distress", "answer"), [(0, "pass"), (6, "use")])
def test_the_last_two_distress_are_prevented(distress: int, answer: str) -> None:
    from reverie.games.etherfields.bots.windows import for_distress

    stage = Stage("tough-guy").dreamer(0, distress=distress, hand=("stand-here",))
    use = stage.s.cast.cards[stage.card("stand-here")].uses[0]
    found = for_distress(stage.s, 0, 0, 1, [("use", use)])
    assert ("pass" if found is None else "use") == answer


@rule("EF-4.95")
def test_a_turn_card_threatens_whoever_is_near() -> None:
    """Card 11 has a Basic step only: the Sexton gives 1 Distress within range 1."""
    stage = Stage("gambler").deck(0, *PLAIN).dreamer(0, hand=("bulk-c", "bulk-w"))
    stage.tiles("I-02 SETUP 1", "I-02 SETUP 2").stand(a="A2a")
    stage.entity("I-02 K", "A2a")
    stage.turn_cards(11).dream()
    danger = Danger(stage.s, 0)
    number = stage.s.cast.spaces.number
    assert danger.at(number["A2a"]) > 0 and danger.at(number["A2b"]) > 0
    assert danger.at(number["B2d"]) == 0


@rule("EF-4.1")
@pytest.mark.parametrize(("players", "bot"), [(1, "normal"), (2, "normal"), (4, "normal"), (2, "easy")])
def test_bots_play_whole_sessions(players: int, bot: str) -> None:
    """Awakening, Map, Slumbers, Delta, Dreams, to one of the endings or to where the bots save: never stuck."""
    s = GAME.new(GAME.setup({"scenario": "session", "players": players}), 3)
    played(s, bot)
    assert s.ended in ("called", "kept", "next", "part", "saved")


@pytest.mark.parametrize("scenario", ["I-01", "I-02", "S-01", "S-05"])
@pytest.mark.parametrize("bot", ["easy", "normal"])
def test_bots_reach_the_end_of_every_scenario(scenario: str, bot: str) -> None:
    s = GAME.new(GAME.lab.party_setup(scenario, 3, 5), 5)
    assert played(s, bot) > 0 and s.ended


def test_hard_thinks_in_imagined_worlds_and_answers_what_is_allowed() -> None:
    s = GAME.new(GAME.lab.party_setup("S-01", 2, 1), 1)
    assert played(s, "hard:6") > 0 and s.ended


def test_a_situation_looks_better_when_work_is_done() -> None:
    before = Stage("gambler").tiles("I-02 SETUP 1", "I-02 SETUP 2").stand(a="A2d").dream()
    after = Stage("gambler").tiles("I-02 SETUP 1", "I-02 SETUP 2", "I-02 C").stand(a="A2d").dream()
    assert GAME.bots.evaluate(after.s, 0) > GAME.bots.evaluate(before.s, 0)
    after.dreamer(0, distress=7)
    assert GAME.bots.evaluate(after.s, 0) < GAME.bots.evaluate(before.s, 0)


@rule("EF-4.56")
def test_a_bot_agrees_with_what_another_has_reckoned() -> None:
    stage = Stage("gambler", "expert", agreement="vote")
    for seat in (0, 1):
        stage.deck(seat, *PLAIN).dreamer(seat, hand=("bulk-a",), discard=PLAIN)
    stage.tiles("I-02 SETUP 1").stand(a="A2c", b="A2c")
    stage.s.hours = 2
    stage.dream()
    stage.say("add-turns", 0)
    assert stage.asked(1).kind == "agree"
    assert advised(stage, 1) == "yes"
