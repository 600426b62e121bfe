"""EF-5A to EF-5K: principles, hands and piles, actions and their costs, Basic Actions, the Market, Progress, Staged actions, Luck."""

from __future__ import annotations

import pytest
from tests.etherfields.rules.test_flow import TWO, bells, slumber
from tests.etherfields.stage import PLAIN, Stage, op

from reverie.games.etherfields.game import GAME
from reverie.games.etherfields.rules import atoms
from reverie.games.etherfields.rules import terms as t
from reverie.games.etherfields.rules.force import active_progress
from reverie.games.etherfields.rules.frames import Buying, Drawing, DreamRun, Rolling
from reverie.games.etherfields.rules.paying import card_gives
from reverie.games.etherfields.rules.state import FATE, ITEM_MARKET, MARKET, SLUMBERS, STORAGE
from reverie.testing import rule

# Principles (5A) -------------------------------------------------------------------------------------------------------


@rule("EF-5.1")
@pytest.mark.parametrize("placed", [(), ("house-edge",)])
def test_the_text_of_a_card_beats_the_rule(placed: tuple[str, ...]) -> None:
    stage = bells("gambler", hand=("bulk-w", "bulk-a")).stand(a="A2d").dreamer(0, progress=placed)
    stage.dice(luck=["L-"]).dream()
    stage.say("m2").say("boost")
    assert (stage.asked().kind == "disaster") is not bool(placed)
    assert stage.s.cast.tile_ids["I-02 SETUP 1"] in stage.s.lying


@rule("EF-5.6")
def test_nobody_acts_between_the_effects_of_one_card() -> None:
    stage = bells(*TWO, hand=("straight-face", "bulk-c")).deck(0).dream()
    stage.say("straight-face", 0)
    assert [(choice.seat, choice.kind) for choice in stage.s.pending] == [(0, "penalty")]
    assert [one[0] for one in stage.s.lasting] == [0]


@rule("EF-5.7")
def test_a_deck_is_shuffled_only_when_something_says_so() -> None:
    stage = bells("gambler").pile(FATE, "lost-child", "draught", "soft-chair", "two-doors", "night-bus").dream()
    stage.run(op("add-to", deck="fate", code="I-02 Q", where="bottom"))
    assert stage.lies_in(FATE) == ["lost-child", "draught", "soft-chair", "two-doors", "night-bus", "I-02 Q"]
    stage.dice(fate=[]).run(op("add-to", deck="fate", code="I-02 Y", where="shuffle"))
    assert sorted(stage.lies_in(FATE)) != stage.lies_in(FATE) or stage.lies_in(FATE)[-1] != "I-02 Y"
    assert stage.lies_in(FATE)[:6] != ["lost-child", "draught", "soft-chair", "two-doors", "night-bus", "I-02 Q"]


@rule("EF-5.8", "EF-5.255", "EF-4.110")
def test_what_is_removed_never_comes_back() -> None:
    stage = slumber("gambler", hand=("bulk-a",))
    stage.s.wisdom = (stage.card("W-05"),)
    stage.s.notes = (stage.card("I-02 N"),)
    stage.s.counters = (("ferry_talk", 1),)
    stage.pile(SLUMBERS, "S-04").entity("I-02 S", "B2a")
    stage.slumber("I-02 S").say("i1").say("enough")
    assert stage.asked().kind == "window" and stage.named() == ["pass", "W-05"]
    stage.say("W-05")
    stage.settle("travel")
    codes = [stage.s.cast.entities[tile].code for tile in stage.s.piles[SLUMBERS].cards]
    assert codes == ["S-04", "I-02 T"] and stage.s.count("salvations") == 1
    stage.run(op("add-to", deck="slumber", code="I-02 S", where="bottom"))
    assert len(stage.s.piles[SLUMBERS].cards) == 2


# Hands and piles (5B to 5D) ----------------------------------------------------------------------------------------------


@rule("EF-5.13", "EF-5.14")
def test_a_hand_limit_that_drops_costs_cards_at_once() -> None:
    stage = bells("free-spirit", hand=()).dreamer(0, hand=PLAIN, progress=("inner-weather",)).dream()
    stage.begin(Drawing(0, 4))
    assert len(stage.row().hand) == 7
    stage.run(op("flip", who="actor", amount=1))
    assert stage.asked().kind == "hand" and stage.asked().options.size() == 7
    stage.say((0,))
    assert len(stage.row().hand) == 6 and stage.asked().kind == "act"


@rule("EF-5.17", "EF-9.99")
def test_nothing_is_drawn_on_the_map_unless_a_text_says_draw() -> None:
    stage = slumber("gambler", hand=()).dreamer(0, hand=()).on_map("SU3").say(("path", 3))
    assert stage.s.cast.locations[stage.s.location].id == "SU4" and stage.row().hand == ()
    stage.run(op("draw", who="each", amount=2))
    assert len(stage.row().hand) == 2


@rule("EF-5.24", "EF-5.61")
def test_a_card_is_played_for_its_effect_or_its_intent_and_may_seal_itself() -> None:
    stage = bells("gambler", hand=("find-the-pattern-a", "palmed-card", "bulk-c")).dream()
    stage.say("find-the-pattern-a")
    assert stage.ids(stage.row().sealed) == ["find-the-pattern-a"] and len(stage.row().hand) == 5
    stage.say("palmed-card").say((0,))
    assert stage.card("palmed-card") in stage.row().discard[:2] and len(stage.row().hand) == 5


@rule("EF-5.41", "EF-5.42")
def test_a_card_that_pays_does_nothing_else() -> None:
    stage = bells("gambler", hand=("palmed-card", "bulk-a")).dream()
    stage.say("move").say("enough")
    assert len(stage.row().hand) == 1 and stage.asked().kind == "walk"
    stage.walk("A2a", "stop")
    assert stage.asked().kind == "act" and "move" not in stage.named()


@rule("EF-5.25")
def test_a_chosen_sealed_card_may_be_any() -> None:
    stage = bells("gambler").dreamer(0, sealed=("bulk-a", "bulk-c", "bulk-w")).dream()
    stage.run(op("unseal-chosen", who="actor", amount=1))
    assert stage.asked().kind == "card" and stage.ids(stage.options()) == ["bulk-a", "bulk-c", "bulk-w"]
    stage.say(stage.card("bulk-w"))
    assert stage.ids(stage.row().sealed) == ["bulk-a", "bulk-c"] and stage.ids(stage.row().discard[:1]) == ["bulk-w"]


@rule("EF-5.32", "EF-5.33", "EF-5.34", "EF-5.287", "EF-8.13", "EF-5.269", "EF-9.113")
@pytest.mark.parametrize(("end", "season"), [("death", "fair-wind"), ("lost", "fog"), ("won", "harvest")])
def test_what_was_gained_in_a_dream_is_kept_and_not_found_again(end: str, season: str) -> None:
    stage = slumber("gambler")
    stage.s.season = stage.s.cast.seasons["fair-wind"]
    stage.s.keys = 2
    dream = stage.s.cast.dream_ids["I-02"]
    stage.on_map("SU1").say(("gate", dream)).settle("act", "discard")
    stage.run(op("gain-item", code="I-02 J")).settle("act", "discard")
    stage.s.flags = (*stage.s.flags, "low")
    stage.run(op("death") if end == "death" else op("end-dream", result=end))
    stage.settle("travel")
    have = (*stage.s.items, *stage.s.piles[STORAGE].cards)
    assert stage.card("I-02 J") in have and stage.ids([stage.s.season]) == [season]
    assert "low" not in stage.s.flags and stage.s.gate_of(dream)[1] == (2 if end == "won" else 1)
    if end == "won":
        assert stage.card("I-02 L") in stage.s.piles[ITEM_MARKET].cards
        assert stage.card("I-02 F") in stage.s.piles[MARKET].cards
        return
    stage.begin(DreamRun(dream, stage.s.location))
    assert stage.card("I-02 J") not in stage.s.secrets and stage.card("I-02 L") in stage.s.secrets
    stage.settle("act", "discard").run(op("gain-item", code="I-02 J"))
    assert (*stage.s.items, *stage.s.piles[STORAGE].cards).count(stage.card("I-02 J")) == 1


@rule("EF-5.150")
def test_items_that_were_not_found_go_to_the_item_market() -> None:
    stage = bells("gambler", scenario="session").pile(ITEM_MARKET).dream()
    stage.run(op("end-dream", result="won"))
    assert stage.lies_in(ITEM_MARKET) == ["I-02 L", "I-02 J"]


@rule("EF-5.35")
@pytest.mark.parametrize(("amount", "left"), [(2, 1), (9, 0)])
def test_healing_returns_markers(amount: int, left: int) -> None:
    stage = bells("gambler").dreamer(0, distress=3).dream()
    stage.run(op("heal", who="actor", amount=amount))
    assert stage.row().distress == left and atoms.in_pool(stage.s, t.DISTRESS) == 16 - left


# Actions (5E, 5F) --------------------------------------------------------------------------------------------------------


@rule("EF-5.36", "EF-4.101")
def test_where_actions_are_printed() -> None:
    stage = bells("expert", hand=("toolkit", "bulk-a", "strong-w", "bulk-c")).stand(a="A3b").dreamer(0, gems=0)
    stage.dreamer(0, progress=("working-model", "field-notes"), masks=("owl",), mask="owl")
    stage.s.items, stage.s.hours = (stage.card("sugar-cube"),), 1
    stage.entity("I-02 K", "A3d")
    stage.dream()
    found = stage.named()
    for name in (
        "effort",
        "peek",
        "gain-a-gem",
        "toolkit",
        "working-model",
        "sugar-cube",
        "m6",
        "i1",
        "i2",
        "add-turns",
    ):
        assert name in found, name
    assert "m7" not in found and "measured-reply" not in found


@rule("EF-5.37", "EF-5.38")
def test_an_action_wants_its_requirement_and_its_colour() -> None:
    stage = bells("gambler", hand=("bulk-w", "bulk-a")).stand(a="A3b").dream()
    assert "m6" in stage.named()
    stage.say("m6")
    assert stage.named() == ["enough", "boost"]
    stage = bells("gambler", hand=("bulk-w", "bulk-a")).stand(a="A3b")
    stage.s.flags = ("low",)
    assert "m6" not in stage.dream().named()
    stage = bells("gambler", hand=("bulk-a", "bulk-c")).stand(a="A3b").dream()
    assert "m6" not in stage.named()


@rule("EF-5.43", "EF-5.70")
@pytest.mark.parametrize(
    ("cost", "before", "after"),
    [("E1", {"ether": 1}, {"ether": 0}), ("G1", {"gems": 2}, {"gems": 1}), ("D1", {"distress": 2}, {"distress": 3})],
)
def test_costs_besides_intent(cost: str, before: dict[str, int], after: dict[str, int]) -> None:
    stage = bells("gambler").dreamer(0, **before).dream()
    stage.run(op("pay", cost=cost, do=[op("gain", who="team", what="Key", amount=1)]))
    assert stage.options() == ["yes", "no"]
    stage.say("yes")
    assert stage.s.keys == 1 and {name: getattr(stage.row(), name) for name in after} == after
    if cost != "D1":
        stage = bells("gambler").dream()
        stage.run(op("pay", cost=cost, do=[op("gain", who="team", what="Key", amount=1)]))
        assert stage.s.keys == 0


@rule("EF-5.49", "EF-8.62", "EF-9.63")
def test_once_per_turn_is_once_between_two_slumbers_on_the_map() -> None:
    stage = slumber("gambler")
    stage.s.items = (stage.card("season-ticket"),)
    stage.on_map("SU1")
    use = ("use", 0, stage.s.cast.cards[stage.card("season-ticket")].uses[0])
    assert use in stage.options()
    stage.say(use)
    assert use not in stage.options()
    stage.entity("S-01", "B2d")
    stage.slumber("S-01").run(op("end-slumber"))
    stage.s.layer = t.ON_MAP
    assert stage.s.used == ()


@rule("EF-5.52", "EF-5.53", "EF-5.93", "EF-5.170")
@pytest.mark.parametrize(
    ("where", "placed", "reach"),
    [("A2d", (), (True, True)), ("A2b", (), (False, False)), ("A2b", ("long-reach",), (False, True))],
)
def test_assault_and_contact_reach_one_space(where: str, placed: tuple[str, ...], reach: tuple[bool, bool]) -> None:
    stage = bells("tough-guy", hand=("bulk-a", "bulk-w")).stand(a=where).dreamer(0, progress=placed)
    stage.entity("I-02 K", "A2c")
    stage.dream()
    assert ("i1" in stage.named(), "i2" in stage.named()) == reach


@rule("EF-5.56", "EF-5.286")
@pytest.mark.parametrize(("out", "offered"), [(0, True), (6, False)])
def test_three_cards_make_a_gem_while_there_are_any(out: int, offered: bool) -> None:
    stage = bells(*TWO, hand=("bulk-a", "bulk-c", "bulk-w", "strong-a")).dreamer(1, gems=out).dream()
    assert ("gain-a-gem" in stage.named(0)) is offered
    if offered:
        stage.say("gain-a-gem", 0)
        assert stage.asked(0).kind == "hand" and stage.asked(0).options.size() == 4
        stage.say((0, 1, 2), 0)
        assert stage.row().gems == 1 and stage.ids(stage.row().hand) == ["strong-a"]


@rule("EF-5.286", "EF-8.63")
def test_a_pool_that_holds_one_serves_the_first() -> None:
    stage = bells(*TWO).dreamer(0, gems=3).dreamer(1, gems=2).dream()
    stage.run(op("gain", who="each", what="G", amount=1))
    assert [row.gems for row in stage.s.dreamers.rows] == [4, 2]


@rule("EF-5.58", "EF-5.184", "EF-5.70", "EF-9.51")
@pytest.mark.parametrize(("keys", "ether"), [(1, 0), (0, 1), (1, 1)])
def test_a_morphing_near_by_is_removed_for_a_key_or_ether(keys: int, ether: int) -> None:
    stage = bells("gambler").stand(a="A3b").dreamer(0, ether=ether)
    row = stage.entity("I-02 K", "A3d", morphings=("sharper",))
    stage.s.keys = keys
    stage.dream().say("remove-a-morphing")
    if keys and ether:
        assert stage.asked().kind == "price" and stage.options() == [0, 1, "abort"]
        stage.say(1)
    assert stage.s.entities[row].morphings == () and len(stage.s.piles[9].cards) == 12
    assert stage.s.keys + stage.row().ether == keys + ether - 1


@rule("EF-5.58")
def test_a_morphing_out_of_range_cannot_be_removed() -> None:
    stage = bells("gambler").stand(a="A2a").dreamer(0, ether=1)
    stage.entity("I-02 K", "A3d", morphings=("sharper",))
    assert "remove-a-morphing" not in stage.dream().named()


@rule("EF-5.59", "EF-9.11")
@pytest.mark.parametrize(("gems", "deck", "options"), [(0, 6, ["distress", "seal"]), (1, 2, ["distress", "gem"])])
def test_after_a_disaster_only_what_can_be_met_is_offered(gems: int, deck: int, options: list[str]) -> None:
    stage = bells("gambler", hand=("bulk-w", "bulk-a")).stand(a="A2d").dreamer(0, gems=gems).deck(0, *PLAIN[:deck])
    stage.dice(luck=["L-", "L-"]).dream().say("m2").say("boost")
    if gems:
        stage.say("pass")
    assert stage.asked().kind == "disaster" and stage.options() == options


# Cards and the Market (5G) -------------------------------------------------------------------------------------------------


@rule("EF-5.65", "EF-9.52")
def test_a_card_that_is_gained_lies_on_top_of_the_discard_pile() -> None:
    stage = bells(*TWO).dream()
    stage.run(op("gain-card", who="actor", code="I-02 F"), seat=1)
    assert stage.ids(stage.row(1).discard[:1]) == ["I-02 F"] and stage.card("I-02 F") not in stage.s.secrets


@rule("EF-5.66", "EF-5.220")
def test_the_market_grows_by_cards_of_dreams_and_is_not_looked_through() -> None:
    stage = bells("gambler", scenario="session").dream()
    before = len(stage.s.piles[MARKET].cards)
    stage.run(op("add-to", deck="market", code="I-02 H", where="bottom"))
    assert len(stage.s.piles[MARKET].cards) == before + 1 and stage.lies_in(MARKET)[-1] == "I-02 H"
    assert set(GAME.view(stage.s, 0)["piles"]["market"]) == {-1}


@rule("EF-5.67", "EF-9.38", "EF-9.126", "EF-8.58")
@pytest.mark.parametrize(("placed", "seen"), [((), 3), (("advances",), 5)])
def test_advances_show_five_cards_of_the_market(placed: tuple[str, ...], seen: int) -> None:
    stage = slumber("gambler").dreamer(0, progress=placed, ether=9).pile(MARKET, *PLAIN)
    stage.s.markets = True
    stage.begin(Buying(0, 3))
    assert max([len(option) for option in stage.options()]) <= seen
    assert {card for option in stage.options() for card in option} == {stage.card(id) for id in PLAIN[:seen]}
    stage.say(())
    assert len(stage.s.piles[MARKET].cards) == 6


@rule("EF-5.69", "EF-9.76")
def test_a_card_put_back_lies_under_the_market() -> None:
    stage = bells("gambler", hand=("bulk-a", "kite")).dream()
    stage.run(op("put-back", who="actor", amount=1))
    assert stage.asked().kind == "card" and stage.card("kite") in stage.options()
    stage.say(stage.card("kite"))
    assert stage.lies_in(MARKET)[-1] == "kite" and stage.ids(stage.row().hand) == ["bulk-a"]
    few = bells("gambler", hand=()).deck(0, *PLAIN[:3]).dreamer(0, hand=PLAIN[:3], discard=(), sealed=())
    few.s.dreamers.edit(0).unused = ()
    few.dream().run(op("put-back", who="actor", amount=1))
    assert few.asked().kind == "act"


# Progress (5H) -------------------------------------------------------------------------------------------------------------


@rule("EF-5.77", "EF-5.78", "EF-5.79", "EF-5.80")
def test_flipped_cards_do_nothing_until_they_are_restored() -> None:
    stage = bells("expert").dreamer(0, progress=("working-model", "field-notes")).dream()
    assert "working-model" in stage.named()
    stage.run(op("flip", who="actor", amount=1))
    assert stage.asked().kind == "card" and stage.options() == [0, 1]
    stage.say(0)
    assert "working-model" not in stage.named() and len(stage.row().progress) == 2
    assert len(active_progress(stage.s, 0)) == 1
    stage.run(op("when", given={"progress": "A", "who": "actor", "at_least": 2}, do=[op("flag", name="two")]))
    assert "two" not in stage.s.flags
    stage.run(op("restore", who="actor", amount=1))
    assert [flipped for _card, flipped in stage.row().progress] == [False, False]
    stage.run(op("end-dream", result="lost"))
    assert len(stage.row().progress) == 2


@rule("EF-5.81")
def test_equal_cards_may_lie_side_by_side_and_do_not_double() -> None:
    stage = bells("gambler", hand=("bulk-c", "strong-c", "against-the-odds", "bulk-w", "bulk-a")).stand(a="A2d")
    stage.dreamer(0, progress=("against-the-odds",)).dream()
    stage.say("place against-the-odds").say("card bulk-c").say("enough")
    assert stage.ids([card for card, _flipped in stage.row().progress]) == ["against-the-odds"] * 2
    stage.dice(luck=["L0"]).say("m2").say("boost")
    assert [event["face"] for event in stage.told("face-changed")] in ([2], [2, 2])
    stage2 = slumber("gambler").dreamer(0, progress=("advances", "advances"), ether=9).pile(MARKET, *PLAIN)
    stage2.s.markets = True
    stage2.begin(Buying(0, 3))
    assert {card for option in stage2.options() for card in option} == {stage2.card(id) for id in PLAIN[:5]}


@rule("EF-5.81a", "EF-5.189a")
def test_a_progress_limit_that_drops_costs_cards_at_once() -> None:
    zone = ("field-notes", "field-notes", "working-model", "working-model", "spare-parts")
    stage = bells("expert").dreamer(0, progress=zone, masks=("owl",), mask="owl").dream()
    assert stage.asked().kind == "act"
    stage.run(op("discard-mask", who="actor"))
    assert stage.asked().kind == "room" and stage.options() == [0, 1, 2, 3, 4]
    stage.say(4)
    assert len(stage.row().progress) == 4 and stage.ids(stage.row().discard[:1]) == ["spare-parts"]


# Staged actions (5I) -------------------------------------------------------------------------------------------------------


@rule("EF-5.86")
def test_a_staged_cost_of_several_colours_is_paid_in_one() -> None:
    stage = Stage(*TWO, scenario="I-01")
    for seat in (0, 1):
        stage.deck(seat, *PLAIN, *PLAIN).dreamer(seat, hand=("bulk-a", "bulk-w", "bulk-c"), discard=PLAIN)
    stage.tiles("I-01 SETUP", "I-01 C").stand(a="B2d", b="B2d")
    stage.s.read = (stage.s.cast.script_ids["s.109"],)
    stage.dream("I-01").say("m10", 0)
    assert stage.asked(0).kind == "colour" and stage.options(0) == ["A", "C", "W", "abort"]
    stage.say("W", 0).say("card bulk-w", 0).say("enough", 0)
    assert [one[1:] for one in stage.s.staged] == [(2, 1)]
    stage.say("m10", 1)
    assert stage.asked(1).kind == "pay" and stage.named(1) == ["card bulk-w", "abort"]  # in Wrath, as it was begun
    stage.say("card bulk-w", 1).say("enough", 1)
    assert stage.told("read")[-1]["script"] == "s.110" and stage.ids(stage.row(1).discard[:1]) == ["bulk-w"]


@rule("EF-5.87", "EF-5.288")
@pytest.mark.parametrize("lend", [True, False])
def test_a_missing_marker_is_taken_from_another_action_or_the_payment_is_not_made(lend: bool) -> None:
    stage = bells(*TWO, hand=("bulk-w", "bulk-a")).stand(a="A3b", b="A3b").dream()
    other = next(use.number for use in stage.s.cast.uses if use.id == "i2" and use.cost.staged)
    stage.s.staged = ((other, 2, 4),)
    stage.say("m6", 0).say("card bulk-w", 0).say("enough", 0)
    assert stage.asked(0).kind == stage.asked(1).kind == "marker" and stage.options(0) == ["no", other]
    stage.say(other if lend else "no", 1)
    counts = {use: count for use, _colour, count in stage.s.staged}
    assert counts[other] == (3 if lend else 4) and sum(counts.values()) == 4


@rule("EF-5.90", "EF-8.6")
def test_n_times_k_is_paid_at_once() -> None:
    from reverie.games.etherfields.rules.abilities import Cost
    from reverie.games.etherfields.rules.paying import base_cost, can_pay

    cost = Cost(0)
    cost.colours, cost.intent, cost.times_n = 1, (2, 0, 0), True
    stage = bells("gambler", "expert", "tough-guy", hand=("half-ac-2",) * 3)
    assert base_cost(stage.s, 0, cost, 0) == 6
    stage.dreamer(0, boosted=True).dreamer(1, hand=("half-ac-2",) * 2, boosted=True).dream()
    stage.dreamer(0, boosted=True).dreamer(1, boosted=True)
    assert can_pay(stage.s, 0, cost) and not can_pay(stage.s, 1, cost)


# Luck (5K) -----------------------------------------------------------------------------------------------------------------


@rule("EF-5.98")
@pytest.mark.parametrize(("face", "gained", "hurt"), [("L-", 0, 1), ("L0", 0, 0), ("L1", 1, 0)])
def test_a_face_that_is_not_listed_does_nothing(face: str, gained: int, hurt: int) -> None:
    stage = bells("gambler", hand=("bulk-a", "bulk-c")).stand(a="B3d").dice(luck=[face]).dream()
    stage.s.items = ()
    stage.say("m8").say("enough")
    assert stage.s.items.count(stage.card("I-02 J")) == gained and stage.row().distress == hurt


@rule("EF-5.104", "EF-5.190", "EF-5.191")
@pytest.mark.parametrize(
    ("morphing", "offered"), [("", ["use-a-gem", "second-throw"]), ("dull", ["second-throw"]), ("certain", [])]
)
def test_morphings_forbid_rerolls(morphing: str, offered: list[str]) -> None:
    stage = bells("gambler").dreamer(0, gems=1).deck(0, "side-door", *PLAIN)
    stage.entity("I-02 K", "A3d", morphings=(morphing,) if morphing else ())
    stage.dice(luck=["L-"]).dream()
    stage.begin(Rolling(0, True))
    assert (stage.named()[1:] if stage.asked().kind == "window" else []) == offered


@rule("EF-5.40")
def test_a_card_of_several_colours_gives_one() -> None:
    stage = bells("gambler", hand=("small-change",)).dream()
    assert [card_gives(stage.s, 0, stage.card("small-change"), colour) for colour in range(3)] == [1, 0, 2]


# Alone (EF-5.71) ---------------------------------------------------------------------------------------------------------


@rule("EF-5.71", "EF-5.305")
@pytest.mark.parametrize("removed", [True, False])
def test_alone_a_card_for_others_may_be_replaced(removed: bool) -> None:
    stage = bells("expert", hand=()).dreamer(0, hand=()).deck(0, "diagram", *PLAIN)
    stage.begin(Drawing(0, 1))
    assert stage.asked().kind == "useless" and stage.options() == ["no", "yes"]
    stage.say("yes" if removed else "no")
    assert stage.ids(stage.row().hand) == (["bulk-a"] if removed else ["diagram"])
    assert "diagram" not in stage.ids((*stage.s.deck(0), *stage.row().discard, *stage.row().sealed))
    assert [event["card"] for event in stage.told("card-removed")] == ([stage.card("diagram")] if removed else [])


@rule("EF-5.71")
def test_among_several_nothing_is_replaced() -> None:
    stage = bells(*TWO, hand=()).dreamer(0, hand=()).deck(0, "diagram", *PLAIN)
    stage.begin(Drawing(0, 1))
    assert stage.ids(stage.row().hand) == ["diagram"] and not stage.s.pending
