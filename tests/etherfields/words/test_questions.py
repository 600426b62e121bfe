"""What is asked and answered, in words: for what, at what price, with what effect; places and numbers stand for what they mean."""

from __future__ import annotations

import pytest
from tests.etherfields.stage import PLAIN, Stage, op

from reverie.games.etherfields.bots.worth import card_worth
from reverie.games.etherfields.game import GAME
from reverie.games.etherfields.rules import decisions
from reverie.games.etherfields.rules import terms as t
from reverie.games.etherfields.rules.force import companion_of
from reverie.games.etherfields.rules.frames import Buying, FlawDrawn, SlumberRun, Striding, Trimming, Window
from reverie.games.etherfields.rules.procedures.draw import Reshuffling
from reverie.games.etherfields.rules.procedures.steps import RollStep
from reverie.games.etherfields.rules.procedures.tracks import Tracked
from reverie.games.etherfields.rules.signs import next_signs
from reverie.games.etherfields.rules.state import MARKET, OPEN, SLUMBERS, STORAGE
from reverie.games.etherfields.web.placing import spots
from reverie.games.etherfields.words.lines import entity_line
from reverie.games.etherfields.words.words import EtherfieldsPage
from reverie.kernel.choice import Choice
from reverie.kernel.domain import Listed, Subset
from reverie.kernel.events import Event
from reverie.testing import rule

PAGE = EtherfieldsPage("en", GAME.library)


def question(stage: Stage, seat: int = 0) -> str:
    return PAGE.question(stage.s, stage.asked(seat))


def told(stage: Stage, seat: int = 0, page: EtherfieldsPage = PAGE) -> list[str]:
    """Every option, in words."""
    choice = stage.asked(seat)
    return [page.option(stage.s, choice, option) for option in choice.options]


def bells(**changes: object) -> Stage:
    return (
        Stage("expert", "gambler")
        .tiles("I-02 SETUP 1", "I-02 SETUP 2")
        .stand(a="A2c", b="B2b")
        .dream()
        .dreamer(0, **changes)
    )


@rule("EF-5.308", "EF-10.21")
def test_the_continuous_dream_gives_ether_or_a_card_that_is_placed() -> None:
    stage = bells(hand=("field-notes",)).begin(Tracked())
    assert told(stage)[0] == "1 Ether", "it was told with the words of a card and its price"
    assert question(stage).startswith("Do you gain 1 Ether")


@rule("EF-5.15")
@pytest.mark.parametrize(("language", "said"), [("en", "Seal {} cards"), ("pl", "Zablokuj {} karty")])
def test_a_penalty_is_told_as_it_is(language: str, said: str) -> None:
    page = EtherfieldsPage(language, GAME.library)
    cards = ("bulk-a", "bulk-c", "bulk-w", "strong-a", "strong-c")
    for progress, n in (((), 3), (("iron-stomach",), 2)):
        stage = bells(discard=cards, progress=progress).deck(0).begin(Reshuffling(0)).settle("penalty")
        assert told(stage, page=page)[1] == said.format(n)
        before = len(stage.row().sealed)
        stage.say("seal")
        assert len(stage.row().sealed) == before + n


@rule("EF-5.254", "EF-4.48")
def test_to_skip_is_told_with_what_it_costs() -> None:
    """The Slumber ends, not the Turn."""
    stage = Stage("expert").tiles("B2", "B3").stand(a="B2a")
    stage.entity("S-06", "B3c")
    stage.slumber("S-06", "offer_skip")
    assert question(stage) == "Do you play on, or is the Slumber Skipped?"
    assert told(stage) == ["play on", "Skip it: each Dreamer flips 1 Progress card and the Slumber ends"]


@rule("EF-5.306", "EF-9.111", "EF-5.241")
def test_ways_on_the_map_tell_what_they_cost() -> None:
    def ways(tries: int, season: str) -> str:
        stage = Stage("expert", "gambler", scenario="session", turbo=True)
        stage.s.hours, stage.s.keys, stage.s.season = 2, 3, stage.s.cast.seasons[season]
        stage.s.gates = ((stage.s.cast.dream_ids["I-02"], OPEN, tries, 0),)
        return " / ".join(told(stage.on_map("SU1")))

    first = ways(0, "fog")
    assert "(each Seals 2 cards)" in first
    assert "look at a hint for “Three Unrung Bells” (1 Hour)" in first
    assert "enter the Dream “Three Unrung Bells” (1 Key)" in first
    again = ways(1, "fair-wind")
    assert "take the Shortcut to Slumber (SU3, Suburbs) (free)" in again
    assert "look at a hint for “Three Unrung Bells” (free)" in again
    assert "enter the Dream “Three Unrung Bells” (free)" in again, (
        "the Turbo-Slumber asks for no Keys after a Dream that was lost"
    )


@rule("EF-4.42")
def test_an_entity_has_dreamers_for_targets_and_bots_name_who_can_bear_it() -> None:
    """The answers are spaces, and were taken for seats."""
    stage = bells(distress=6).stand(a="A2a", b="A2d").dice(movement=["mV"])
    stage.s.setup = {**stage.s.setup, "persons": [0, 0]}
    row = stage.entity("I-02 K", "B2a")
    stage.begin(Striding(stage.s.figures_of(row)[0]))
    assert stage.asked().kind == "nearest"
    assert question(stage) == "The Sexton: who is the target?"
    assert sorted(told(stage)) == ["the Expert, A2a (Porch)", "the Gambler, A2d (Porch)"]
    answer = GAME.bots.advise(stage.s, stage.asked()).answer
    assert answer == stage.s.space_of(1), "the Gambler has no Distress yet"


@rule("EF-2.30", "EF-5.172")
@pytest.mark.parametrize(("language", "said"), [("en", "then another roll"), ("pl", "jeszcze jeden rzut")])
def test_the_third_face_of_the_movement_die_rolls_again(language: str, said: str) -> None:
    page = EtherfieldsPage(language, GAME.library)
    assert said in page.say(f"move-{t.AND_AGAIN}")


@rule("EF-4.35")
def test_a_colour_is_told_with_how_much_is_due() -> None:
    stage = bells(hand=("strong-a", "strong-c")).run(op("pay", cost="any2", do=[op("nothing")])).say("yes")
    assert stage.asked().kind == "colour" and told(stage)[:2] == ["Awareness: 2", "Cunning: 2"]


@rule("EF-6.110")
def test_a_text_says_for_what_it_asks() -> None:
    """Not just "Which Dreamer?" or "Where?"."""
    stage = bells().run(op("heal", who="one", amount=2))
    assert question(stage) == "Which Dreamer? One Dreamer of the Team's choice heals 2 Distress."
    stage = bells().run(op("terrain", kind="light", place="within:1"))
    assert question(stage).startswith("Where? Put a Light token on a space within range 1")
    stage = bells(ether=2).run(op("pay", cost="E1", do=[op("draw", who="actor", amount=2)]))
    assert question(stage) == "Does the Expert pay (1 Ether)? For that: you draw 2 cards."
    stage = bells()
    stage.entity("I-02 K", "B2a")
    stage.run(op("swap"))
    assert question(stage) == "Which two figures change places?"


@rule("EF-5.77", "EF-5.78", "EF-4.40")
def test_a_place_in_the_zone_is_told_and_advised_as_the_card_that_lies_there() -> None:
    """Places were taken for the numbers of cards: bots flipped and displaced whatever had such a number in the library."""
    zone = ("field-notes", "grand-design", "~spare-parts", "~own-rules")
    stage = bells(progress=zone).run(op("flip", who="actor", amount=1))
    assert [one.partition(":")[0] for one in told(stage)] == ["Field Notes", "Grand Design"]
    least = GAME.bots.advise(stage.s, stage.asked()).answer
    assert least == 1, "Field Notes pay more"
    stage = bells(progress=zone).run(op("restore", who="actor", amount=1))
    assert [one.partition(":")[0] for one in told(stage)] == ["Spare Parts (flipped)", "Own Rules (flipped)"]
    assert GAME.bots.advise(stage.s, stage.asked()).answer in (2, 3)


@rule("EF-5.245")
def test_a_card_of_another_dreamer_lies_in_nobody_elses_hand() -> None:
    """On the Map whoever speaks for the Team uses it; the own card at the same place of the hand is another one."""
    stage = Stage("expert", "gambler", scenario="session")
    stage.dreamer(0, hand=("bulk-a",)).dreamer(1, hand=("find-the-pattern-a",)).on_map("SU1")
    choice = stage.asked(0)
    found = [one for one in choice.options if isinstance(one, tuple) and one[:2] == ("use", 1)]
    assert found and not [spot for one in found for spot in spots(stage.s, choice, one) if spot.startswith("hand")]
    stage = Stage("expert", "gambler", scenario="session").dreamer(0, hand=("find-the-pattern-a",)).on_map("SU1")
    choice = stage.asked(0)
    found = [one for one in choice.options if isinstance(one, tuple) and one[:2] == ("use", 0)]
    assert next(spots(stage.s, choice, one) for one in found) == ["hand-0"]


@rule("EF-4.50", "EF-10.89")
def test_bots_put_the_item_into_storage_that_is_missed_least() -> None:
    """Also where an effect recovers one: what is named goes."""
    items = ("book-of-birds", "coat-button", "cold-tea")
    stage = bells()
    stage.s.items = tuple([stage.card(id) for id in items])
    stage.pile(STORAGE, "notebook").run(op("recover-item", amount=1))
    choice = stage.asked()
    assert choice.kind == "item" and question(stage).startswith("All Item slots are taken.")
    worth = {card: card_worth(stage.s, card) for card in choice.options if isinstance(card, int)}
    assert worth[GAME.bots.advise(stage.s, choice).answer] == min(worth.values())  # type: ignore[index]


@rule("EF-4.102", "EF-4.113")
def test_who_may_throw_in_a_rapid_card_is_not_told_to_be_done() -> None:
    stage = bells().dreamer(1, hand=("find-the-pattern-a",))
    stage.s.pending = [Choice(1, decisions.BACK, Listed((("use", 1),)), "EF-4.102", -1)]
    assert question(stage, 1) == "Another Dreamer is acting. Do you throw in a Rapid card?"


@rule("EF-5.67")
def test_what_a_market_sells_is_told_with_intent_price_and_text() -> None:
    stage = bells(ether=5)
    stage.s.markets = True
    stage.pile(MARKET, "nudge", "bulk-a", "nudge").begin(Buying(0, 3))
    singles = [stage.asked().options.at(n) for n in range(stage.asked().options.size())][1:3]
    said = dict(zip(singles, told(stage)[1:3], strict=True))
    assert said[stage.card("nudge"),] == "Nudge (A2, 3 Ether): When a die was rolled, Rapid: reroll any die."
    plain = stage.s.cast.cards[stage.card("bulk-a")]
    assert said[plain.number,] == f"Long Study (A3, {plain.ether} Ether)"


@rule("EF-4.106", "EF-5.9")
def test_a_window_names_the_step_and_a_discard_its_count() -> None:
    stage = bells(hand=("bulk-a", "bulk-c", "strong-a")).run(op("discard-hand", who="actor", amount=2))
    assert question(stage) == "Which 2 cards do you discard?"
    stage = bells()
    stage.s.pending = [Choice(0, decisions.WINDOW, Listed(("pass",)), "EF-4.100", t.STEP)]
    stage.s.agenda.append(Window(t.STEP, -1, 0, 0))
    stage.s.resolved = 0
    steps = stage.s.cast.turn_cards[stage.s.current].steps
    first = PAGE.say(f"step-{t.STEPS[steps[0]]}")
    assert question(stage) == f"Next step of the Turn card: {first}. Do you do something?"
    stage.s.resolved = len(steps)
    assert question(stage).startswith("The steps of the Turn card are over.")


@rule("EF-5.209", "EF-5.244")
def test_keys_and_hours_are_the_teams_in_the_log() -> None:
    """Not of whoever opens the Gate or Adds Turns."""
    stage = bells()
    for kind in (t.KEY, t.HOUR):
        event = Event("lost", "EF-5.43", {"seat": 0, "what": kind, "count": 1})
        assert str(PAGE.event(stage.s, event)).startswith("The Team loses 1 ")
    event = Event("lost", "EF-5.43", {"seat": 0, "what": t.ETHER, "count": 1})
    assert PAGE.event(stage.s, event) == "The Expert loses 1 Ether."


@rule("EF-4.90", "EF-5.51")
def test_a_move_that_fails_is_not_called_a_price() -> None:
    event = Event("failed", "EF-4.90", {"seat": 0, "use": -1})
    assert PAGE.event(bells().s, event) == "The Expert fails: the payment is lost."


@rule("EF-3.24", "EF-4.109")
def test_a_terminal_tells_what_a_slumber_is_before_it_is_played() -> None:
    stage = Stage("expert", scenario="session").deck(0, *PLAIN).tiles("B2", "B3").stand(a="B2a")
    stage.pile(SLUMBERS, "S-05", "S-04").begin(SlumberRun())
    page = GAME.page("en")
    assert stage.asked().kind == "slumber"
    lines = page.status(stage.s, 0)
    assert any("Swat one" in line for line in lines) and lines[0].startswith("The Moths")


@rule("EF-5.172")
def test_entities_that_are_several_agree_with_their_verbs_and_one_of_them_is_one() -> None:
    stage = Stage("expert").tiles("B2", "B3").stand(a="B2a")
    row = stage.entity("S-05", "B3c", "B3d")
    event = Event("despawned", "EF-6.122", {"entity": row, "figure": stage.s.figures_of(row)[0]})
    assert PAGE.event(stage.s, event) == "The Moths leave the map."
    assert PAGE.who(stage.s, stage.s.figures_of(row)[1]) == "the Moth 2"


@rule("EF-5.78")
def test_where_all_cards_are_restored_nobody_is_asked_which() -> None:
    zone = ("~field-notes", "~spare-parts", "~working-model")
    stage = bells(progress=zone).run(op("restore", who="actor", amount="all"))
    assert stage.asked().kind == "act" and not [1 for _card, flipped in stage.row().progress if flipped]
    stage = bells(progress=zone).run(op("restore", who="actor", amount=2))
    assert stage.asked().kind == "card"
    stage.say(0)
    assert stage.asked().kind == "card", "one of the two others"
    stage.say(2)
    assert [flipped for _card, flipped in stage.row().progress] == [False, True, False]


@rule("EF-5.309", "EF-10.76")
def test_a_companion_has_a_name_and_can_be_pointed_at() -> None:
    stage = bells()
    figure = companion_of(stage.s, stage.card("COM-1"))
    stage.s.figures.edit(figure).space = stage.s.space_of(0)
    assert PAGE.who(stage.s, figure) == "Ghost"
    stage.entity("I-02 K", "B3b")
    stage.run(op("push", target="figure-near:1", amount=1))
    choice = stage.asked()
    assert choice.kind == "figure" and spots(stage.s, choice, figure) == [f"figure-{figure}"]


@rule("EF-4.44", "EF-4.96")
def test_who_comes_first_is_pointed_at_on_the_map() -> None:
    stage = bells()
    stage.s.setup = {**stage.s.setup, "persons": [0, 0]}
    row = stage.entity("I-02 K", "B2a", "B2b")
    stage.begin(RollStep(tuple(stage.s.figures_of(row))))
    choice = stage.asked()
    assert question(stage) == "Who moves first?"
    assert [spots(stage.s, choice, one) for one in stage.options()] == [[f"figure-{one}"] for one in stage.options()]


@rule("EF-4.30", "EF-4.58")
def test_dreamers_and_benefits_are_told_with_what_they_do() -> None:
    stage = bells()
    stage.s.pending = [Choice(0, decisions.DREAMER, Listed((0, 1)), "EF-4.30")]
    assert all(": " in one and "–" in one for one in told(stage))
    choice = Choice(0, decisions.DELTA, Subset(("heal", "mask"), 0, 2), "EF-4.58")
    page = GAME.page("en")
    assert page.pick(stage.s, choice, (), "heal") == "heal: You lose all Distress."


@rule("EF-5.184")
def test_of_morphings_each_is_told_with_what_it_does() -> None:
    stage = bells()
    row = stage.entity("I-02 K", "A2c", morphings=["longer", "sharper"])
    stage.run(op("unmorph", code="any-entity", amount=1))
    assert row and question(stage) == "Which Morphing goes?"
    assert told(stage) == ["Longer: Range of its effects +1.", "Sharper: Its effects give 1 Distress more."]


@rule("EF-5.81a", "EF-5.14")
def test_who_has_too_many_progress_cards_is_told_why_one_goes() -> None:
    zone = ("field-notes", "spare-parts", "working-model", "overclock", "~diagram")
    stage = bells(progress=zone).begin(Trimming(0))
    assert question(stage) == "Fewer Progress cards may lie there now. Which one goes?"


@rule("EF-5.279", "EF-2.23")
def test_a_terminal_tells_what_a_flaw_does_and_how_an_entity_is_dealt_with() -> None:
    stage = bells(ether=1)
    page = GAME.page("en")
    stage.begin(FlawDrawn(0, stage.card("lead-feet")))
    assert "Each step costs 1 more" in page.question(stage.s, stage.asked())
    row = stage.entity("I-02 K", "B3b")
    assert "Ask for the hymn [3 Awareness]" in entity_line(PAGE, stage.s, row)
    assert "The Sexton B3b" in " ".join(page.status(stage.s, 0))


@rule("EF-4.54", "EF-5.272", "EF-10.75")
def test_a_shop_tells_what_its_goods_are() -> None:
    """An Item is drawn at random, a Sign is a certain one."""
    stage = bells(ether=4)
    stage.s.pending = [Choice(0, decisions.SHOP, Listed(("no", "influence", "item", "sign")), "EF-4.54")]
    assert told(stage) == [
        "nothing, and 1 Ether instead",
        "Influence cards: the top ones of the Market, each at its price",
        "an Item for 2 Ether: one of the Item Market, drawn at random",
        f"a Sign for 2 Ether: the {PAGE.card(stage.s, next_signs(stage.s, 4)[0])}, for the Team",
    ]


@rule("EF-5.11", "EF-3.9")
def test_a_terminal_tells_what_cards_do_that_are_discarded_or_put_into_a_deck() -> None:
    page = GAME.page("en")
    stage = bells(hand=("lead-feet", "nudge"), unused=())
    choice = Choice(0, decisions.DISCARD, Subset((0, 1), 0, 2), "EF-4.32")
    assert page.pick(stage.s, choice, (), 1) == "Nudge (A2): When a die was rolled, Rapid: reroll any die."
    stage.s.dreamers.edit(0).unused = (stage.card("nudge"),)
    deck = Choice(0, decisions.DECK, Subset((0,), 1, 1), "EF-3.9")
    assert "reroll any die" in page.pick(stage.s, deck, (), 0)


@rule("EF-5.246", "EF-6.110")
def test_locations_and_slumbers_are_chosen_by_what_they_do() -> None:
    stage = Stage("expert", scenario="session").on_map("SU1").run(op("move-team", place="same-world-tile"))
    assert stage.asked().kind == "go" and "Fate (SU2, Suburbs): a Fate card is drawn" in told(stage)
    stage = bells().pile(SLUMBERS, "S-05", "S-01", "S-04").run(op("look-slumber", amount=2))
    assert told(stage)[0] == "none of them"
    assert told(stage)[1].startswith("the Moths (to the bottom): ") and "Swat one" in told(stage)[1]
