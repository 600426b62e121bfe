"""EF-1 to EF-3: what the game is, its components and codes, setting out, entering Dreams and Slumbers."""

from __future__ import annotations

import pytest
from tests.etherfields.stage import PLAIN, Stage, op

from reverie.games.etherfields.content.legacies import left_by
from reverie.games.etherfields.content.notation import slot_number, space_number
from reverie.games.etherfields.game import GAME
from reverie.games.etherfields.rules import atoms
from reverie.games.etherfields.rules import terms as t
from reverie.games.etherfields.rules.frames import DreamRun, SlumberRun
from reverie.games.etherfields.rules.procedures.play import enter_spaces
from reverie.games.etherfields.rules.state import (
    FATE,
    FLAWS,
    ITEM_MARKET,
    LANDSCAPE,
    MARKET,
    MORPHINGS,
    SLUMBERS,
    STORAGE,
    TURN_DISCARD,
    TURNS,
)
from reverie.kernel.game import LOST, WON, SetupError
from reverie.testing import rule

# What the game is ------------------------------------------------------------------------------------------------------


@rule("EF-1.1", "EF-3.32")
@pytest.mark.parametrize("wishes", [{"players": 0}, {"players": 5}, {"dreamers": ["gambler"] * 5}])
def test_one_to_four_play(wishes: dict[str, object]) -> None:
    """EF-9.102: five want a fifth archetype, which no content brings yet; the table of Hours knows them."""
    with pytest.raises(SetupError, match=r"EF-9\.102"):
        GAME.setup({"scenario": "I-02", **wishes})
    assert t.HOURS[5] == 1


@rule("EF-1.1", "EF-1.9", "EF-1.10", "EF-5.60")
def test_all_lose_together_and_the_gate_stays_open() -> None:
    stage = Stage("gambler", "expert").tiles("I-02 SETUP 1").stand(a="A2c", b="A2c").dreamer(1, distress=7).dream()
    atoms.suffer(stage.s, 1, 1)
    stage.say("done", 0)
    outcome = GAME.outcome(stage.s)
    assert outcome is not None and outcome.result == LOST and outcome.winners == () and stage.s.ended == "died"
    assert stage.s.gate_of(stage.s.cast.dream_ids["I-02"])[1:3] == (1, 1)


@rule("EF-1.8", "EF-5.256", "EF-5.257")
def test_who_does_what_the_slumber_asks_gains_its_loot() -> None:
    stage = Stage("gambler", scenario="S-01").deck(0, *PLAIN).dreamer(0, hand=("bulk-a",), discard=PLAIN)
    stage.tiles("B2", "B3").stand(a="B2d").turn_cards(12, 2)
    stage.entity("S-01", "B2d")
    stage.slumber("S-01").say("i1").say("enough")
    outcome = GAME.outcome(stage.s)
    assert outcome is not None and outcome.result == WON
    assert stage.row().ether == 2 and len(stage.told("slumber-ended")) == 1


@rule("EF-1.5", "EF-3.3", "EF-3.5", "EF-5.200", "EF-9.43", "EF-9.49")
def test_a_campaign_begins_in_the_first_dream_with_nothing() -> None:
    stage = Stage.begun(scenario="I-01", players=4)
    s = stage.s
    assert s.layer == t.IN_DREAM and s.here().id == "I-01" and stage.asked(0).kind == "enter"
    assert [s.cast.archetypes[row.archetype].id for row in s.dreamers.rows] == list(GAME.cast.archetype_ids)
    assert sorted(GAME.cast.archetype_ids) == ["expert", "free-spirit", "gambler", "tough-guy"]
    assert not s.items and not s.wisdom and not s.world and s.location == -1
    assert len(s.piles[MARKET].cards) == 81 and not s.piles[ITEM_MARKET].cards and not s.piles[SLUMBERS].cards
    stage.run(op("gain-mask", who="each", code="own-1"), op("gain-mask", who="each", code="own-2"), seat=0)
    stage.settle("enter", "act")
    assert [len(row.masks) for row in s.dreamers.rows] == [2, 2, 2, 2]


# Components ------------------------------------------------------------------------------------------------------------


@rule("EF-2.4", "EF-2.5", "EF-9.3", "EF-9.6")
@pytest.mark.parametrize("dreamers", [("gambler",), ("gambler", "expert", "tough-guy", "free-spirit")])
def test_pools_hold_so_many_whoever_plays(dreamers: tuple[str, ...]) -> None:
    stage = Stage(*dreamers)
    assert [atoms.in_pool(stage.s, what) for what in range(6)] == [16, 16, 6, 5, 4, 12]
    assert t.TOKEN_POOLS == (16, 20, 10, 1, 4) and t.MARKERS == 4 and t.BLOCKS == 6
    assert sorted(stage.s.cast.morphing_pool) == [0, 0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7]
    assert len(stage.s.cast.turn_cards) == 12 and len(stage.s.piles[MORPHINGS].cards) == 12
    stage.dreamer(0, gems=5).tiles("I-02 SETUP 1").stand(a="A2c")
    assert atoms.gain(stage.s, 0, t.GEM, 3) == 1


@rule("EF-2.30", "EF-2.31", "EF-9.1", "EF-9.2")
def test_dice_have_their_faces() -> None:
    assert [t.LUCK_FACES.count(face) for face in range(5)] == [1, 2, 1, 1, 1]
    assert [t.MOVE_FACES.count(face) for face in range(3)] == [2, 3, 1]


@rule("EF-2.6", "EF-2.8", "EF-8.15")
def test_codes_say_campaign_group_and_letter() -> None:
    codes = [card.code for card in GAME.cast.cards if card.code.startswith("I-")]
    assert "I-02 L" in codes and "I-01 F" in codes
    assert [code for code in GAME.cast.tile_ids if code.endswith("SETUP")] == ["I-01 SETUP"]
    shelf = ["II-23 A", "I-02 B", "I-01 C", "I-02 A", "I-01 A", "I-01 B"]
    assert sorted(shelf, key=lambda code: (len(code.split("-")[0]), code))[:3] == ["I-01 A", "I-01 B", "I-01 C"]


@rule("EF-2.10", "EF-5.55", "EF-9.106", "EF-9.22")
def test_backs_of_secrets_are_known_and_choose_what_may_be_peeked_at() -> None:
    stage = Stage("gambler").deck(0, *PLAIN).dreamer(0, hand=("bulk-a", "bulk-c"), discard=PLAIN)
    stage.tiles("I-02 SETUP 1").stand(a="A2c").dream()
    backs = GAME.view(stage.s, 0)["secrets"]
    assert ("I-02 L", t.KINDS.index("item")) in backs
    stage.say("peek").say((0,))
    assert stage.asked().kind == "peek" and stage.asked().seat == 0
    cards = [option for option in stage.options() if isinstance(option, int)]
    assert {t.KINDS[stage.s.cast.cards[card].kind] for card in cards} == {"influence", "item", "flaw", "fate"}
    assert stage.options()[len(cards) :] == ["I-02 S", "I-02 T"] and ("I-02 S", t.KINDS.index("slumber")) in backs
    stage.say(stage.card("I-02 L"))
    assert stage.told("peeked") == [{"seat": 0, "card": stage.card("I-02 L")}]
    assert stage.ids(stage.row().discard[:1]) == ["bulk-a"]
    assert stage.card("I-02 L") in stage.s.secrets


@rule("EF-5.55")
def test_there_is_nothing_to_peek_at_in_a_slumber() -> None:
    stage = Stage("gambler").deck(0, *PLAIN).dreamer(0, hand=("bulk-a", "bulk-c"), discard=PLAIN)
    stage.tiles("B2", "B3").stand(a="B2a")
    stage.entity("S-01", "B2d")
    stage.slumber("S-01")
    assert "peek" not in stage.named()


@rule("EF-2.11", "EF-5.214", "EF-2.32", "EF-2.33", "EF-9.5")
def test_a_tile_that_is_revealed_lies_in_the_slot_of_its_code() -> None:
    stage = Stage("gambler").deck(0, *PLAIN).tiles("I-02 SETUP 1", "I-02 SETUP 2").stand(a="A2d").dream()
    stage.run(op("place-tile", code="I-02 D"))
    assert stage.s.lying[slot_number("B3")] == stage.s.cast.tile_ids["I-02 D"]
    assert [event["slot"] for event in stage.told("tile-placed")] == [slot_number("B3")]
    assert space_number("B3a") == 4 * slot_number("B3") and len(stage.s.lying) == 12
    assert slot_number("A2") + 1 == slot_number("A3") and slot_number("B2") == slot_number("A2") + 4


@rule("EF-2.36", "EF-5.239")
def test_the_world_is_a_graph_of_one_way_paths() -> None:
    places = GAME.cast.locations
    ids = GAME.cast.location_ids
    assert [place.id for place in places if t.ICONS[place.icon] == "awakening"] == ["SU1"]
    assert ids["SU2"] in places[ids["SU1"]].paths and ids["SU1"] not in places[ids["SU2"]].paths
    assert ids["SU3"] in places[ids["SU1"]].shortcuts
    stage = Stage("gambler", scenario="session").deck(0, *PLAIN).on_map("SU2")
    assert [option for option in stage.options() if option[0] == "path"] == [("path", ids["SU3"])]
    assert stage.s.turn == 0 and stage.row().hand == ()


@rule("EF-2.37", "EF-5.210", "EF-9.125")
def test_the_clock_holds_twelve_hours() -> None:
    stage = Stage("gambler").tiles("I-02 SETUP 1").stand(a="A2c").dream()
    stage.s.hours = 10
    stage.run(op("gain", who="team", what="Hour", amount=5))
    assert stage.s.hours == 12
    stage.run(op("lose", who="team", what="Hour", amount=3))
    assert stage.s.hours == 9


# Setting out -----------------------------------------------------------------------------------------------------------


@rule("EF-3.2")
def test_every_dreamer_is_led_once_and_begins_with_twenty_two_cards() -> None:
    with pytest.raises(SetupError, match=r"EF-3\.2"):
        GAME.setup({"scenario": "I-01", "dreamers": ["gambler", "gambler"]})
    stage = Stage.begun(scenario="I-01", dreamers=["expert"])
    row = stage.row()
    assert len(stage.s.deck(0)) + len(row.hand) == 22
    names = sorted(stage.ids((*stage.s.deck(0), *row.hand)))
    assert names == sorted(stage.ids(stage.s.cast.archetypes[row.archetype].deck))
    assert list(stage.s.deck(0)) != sorted(stage.s.deck(0))


@rule("EF-3.6", "EF-5.237", "EF-5.249", "EF-5.144", "EF-5.146", "EF-5.149", "EF-4.30")
def test_a_session_is_set_out_step_by_step() -> None:
    stage = Stage.begun(scenario="session", dreamers=["gambler", "expert"])
    s = stage.s
    assert stage.asked(0).kind == "deck" and stage.asked(1).kind == "deck"
    stage.say(tuple(range(22)), 0).say(tuple(range(20)), 1)
    assert stage.asked(0).kind == "mask"
    stage.settle("travel")
    assert len(s.items) == 3 and len(s.piles[STORAGE].cards) == 2
    assert len(s.piles[FATE].cards) == 12 and len(s.piles[FLAWS].cards) == 6
    assert s.cast.entities[s.piles[SLUMBERS].cards[-1]].code == "S-04"
    assert len(s.piles[LANDSCAPE].cards) == 5
    assert [s.cast.tiles[tile].code for tile in s.lying if tile != -1] == ["B2", "B3"]
    assert s.hours == 4 and s.cast.locations[s.location].id == "SU1" and s.layer == t.ON_MAP
    assert all(s.space_of(seat) in enter_spaces(s) for seat in (0, 1))
    assert len(s.deck(1)) == 20 and len(stage.row(1).unused) == 2
    assert s.dream == -1 and len(s.piles[TURN_DISCARD].cards) == 12


@rule("EF-3.8", "EF-9.94")
@pytest.mark.parametrize("kept", [True, False])
def test_a_keepsake_gives_ether_at_the_next_session(kept: bool) -> None:
    legacy = left_by(Stage("gambler", scenario="session").s)
    legacy["keepsake"] = kept
    stage = Stage.begun(scenario="session", dreamers=["gambler", "expert"], legacy=legacy).settle("travel")
    assert [row.ether for row in stage.s.dreamers.rows] == ([1, 1] if kept else [0, 0])
    assert not stage.s.keepsake


@rule("EF-3.12")
def test_outside_of_building_a_deck_may_be_of_any_size() -> None:
    stage = Stage("gambler").deck(0, *PLAIN).dreamer(0, hand=("bulk-c",))
    stage.tiles("I-02 SETUP 1").stand(a="A2c").dream()
    assert stage.s.doomed == -1 and stage.asked().kind == "act"
    assert len(stage.s.deck(0)) == 6


@rule("EF-3.20", "EF-5.153", "EF-5.155", "EF-5.258", "EF-9.64")
def test_entering_a_dream_clears_the_slumber_landscape_first() -> None:
    """EF-8.54"""
    stage = Stage("gambler", "expert", scenario="session")
    stage.tiles("B2", "B3", "A2").stand(a="B2a", b="B2a")
    stage.s.quirks = ((space_number("B2c"), stage.card("draught"), 9),)
    fate = len(stage.s.piles[FATE].cards)
    stage.begin(DreamRun(stage.s.cast.dream_ids["I-02"], stage.s.cast.location_ids["SU1"]))
    s = stage.s
    assert [s.cast.tiles[tile].code for tile in s.lying if tile != -1] == ["I-02 SETUP 1", "I-02 SETUP 2"]
    assert s.quirks == () and len(s.piles[FATE].cards) == fate + 1
    assert stage.lies_in(FATE)[-1] == "draught"
    assert s.read[-1] == s.cast.script_ids["s.200"]
    stage.settle("enter")
    assert [s.cast.spaces.names[space] for space in stage.options(0)] == ["A2c", "A2d"]
    assert len(s.piles[TURNS].cards) == 7 and len(s.piles[TURN_DISCARD].cards) == 5
    assert set(s.piles[TURNS].known) == {0}
    stage.settle("discard", "act")
    assert s.current != -1 and len(s.piles[TURNS].cards) == 6 and s.turn == 1


@rule("EF-3.21", "EF-5.227", "EF-5.228", "EF-5.23")
def test_everything_is_carried_over_into_a_dream_and_out_of_it() -> None:
    stage = Stage("free-spirit", scenario="session").deck(0, *PLAIN).tiles("B2", "B3").stand(a="B2a")
    stage.dreamer(0, hand=("kite",), progress=("loose-ends",), gems=2, spirit=3, ether=2, distress=4)
    stage.dreamer(0, sealed=PLAIN, discard=PLAIN[:2])
    kept = ("hand", "progress", "gems", "spirit", "ether", "distress", "sealed", "discard")
    before = [getattr(stage.row(), name) for name in kept]
    deck = stage.s.deck(0)
    stage.begin(DreamRun(stage.s.cast.dream_ids["I-02"], stage.s.cast.location_ids["SU1"]))
    after = [getattr(stage.row(), name) for name in kept]
    assert after[:6] == before[:6] and stage.s.deck(0) == deck
    assert after[6] == before[6][2:]  # the Gate says so: two are Unsealed (s.200)
    before, deck = after, stage.s.deck(0)
    stage.settle("discard")
    stage.run(op("end-dream", result="lost"))
    assert stage.s.layer == t.ON_MAP and stage.s.deck(0) == deck
    assert [getattr(stage.row(), name) for name in kept] == before


@rule("EF-3.22", "EF-8.99", "EF-9.105")
def test_nobody_sees_the_face_of_what_is_hidden() -> None:
    stage = Stage("gambler", "expert", scenario="session").deck(0, *PLAIN)
    for viewer in (0, 1, None):
        told = GAME.view(stage.s, viewer)
        assert set(told["piles"]["fate"]) == {-1} and set(told["piles"]["market"]) == {-1}
        assert set(told["dreamers"][0]["deck"]) == {-1}
        assert told["dreamers"][0]["back"] is not None
    assert GAME.view(stage.s, 0) == GAME.view(stage.s, None)


@rule("EF-3.23", "EF-3.24", "EF-5.169", "EF-5.253", "EF-5.134")
def test_a_slumber_is_entered_where_one_stands() -> None:
    stage = Stage("gambler", scenario="session").deck(0, *PLAIN, *PLAIN).tiles("B2", "B3").stand(a="B3d")
    stage.pile(SLUMBERS, "S-01", "S-04")
    stage.begin(SlumberRun())
    assert stage.asked().kind == "slumber" and stage.options() == ["no", "skip"]
    stage.say("no")
    assert stage.asked().kind == "lair"
    assert [stage.s.cast.spaces.names[space] for space in stage.options()] == ["B2d", "B3a"]
    stage.say(space_number("B3a")).say("no")
    assert stage.where() == "B3d" and stage.s.dealt == 3 and stage.s.layer == t.IN_SLUMBER
    assert stage.where(stage.s.figures_of(1)[0]) == "B3a"


@rule("EF-3.24", "EF-5.252", "EF-5.250")
@pytest.mark.parametrize(("placed", "drawn", "gone"), [(0, 0, False), (2, 2, False), (3, 0, True)])
def test_a_tile_without_an_entity_is_only_followed(placed: int, drawn: int, gone: bool) -> None:
    stage = Stage("gambler", scenario="session").deck(0, *PLAIN, *PLAIN).tiles("B2", "B3").stand(a="B3d")
    stage.dreamer(0, progress=("against-the-odds",) * placed)
    stage.pile(SLUMBERS, "S-02", "S-04")
    stage.begin(SlumberRun())
    assert len(stage.row().hand) == drawn
    codes = [stage.s.cast.entities[tile].code for tile in stage.s.piles[SLUMBERS].cards]
    assert codes == (["S-04", "S-06"] if gone else ["S-04", "S-02"])
    assert stage.s.layer == t.ON_MAP


@rule("EF-3.30", "EF-5.305", "EF-3.31")
@pytest.mark.parametrize(("players", "hours", "turns"), [(1, 5, 12), (2, 4, 7), (3, 3, 6), (4, 2, 5)])
def test_what_the_number_of_dreamers_changes(players: int, hours: int, turns: int) -> None:
    stage = Stage.begun(scenario="I-02", players=players).settle("discard", "act")
    assert stage.s.dealt == turns and stage.s.players() == players
    assert stage.s.hours == hours


@rule("EF-3.33", "EF-4.13", "EF-4.61")
def test_in_ordered_rounds_the_first_player_begins() -> None:
    stage = Stage("gambler", "expert", "tough-guy", rounds=True).tiles("I-02 SETUP 1")
    stage.stand(a="A2c", b="A2c", c="A2c")
    for seat in range(3):
        stage.dreamer(seat, hand=("bulk-c",))
    stage.s.first = 2
    stage.dream()
    assert [choice.seat for choice in stage.s.pending if choice.kind == "act"] == [2]


@rule("EF-3.34", "EF-5.306")
@pytest.mark.parametrize(("turbo", "tries", "offered"), [(True, 1, True), (True, 0, False), (False, 1, False)])
def test_turbo_slumber_asks_no_keys_for_a_dream_that_was_lost(turbo: bool, tries: int, offered: bool) -> None:
    stage = Stage("gambler", scenario="session", turbo=turbo).deck(0, *PLAIN)
    dream = stage.s.cast.dream_ids["I-02"]
    stage.s.gates = ((0, 2, 0, 0), (dream, 1, tries, 0))
    stage.on_map("SU1")
    assert (("gate", dream) in stage.options()) is offered


@rule("EF-3.36", "EF-5.308", "EF-4.49")
def test_the_continuous_dream_offers_its_tile_three_times() -> None:
    stage = Stage("expert", scenario="session", continuous=True).deck(0, *PLAIN, *PLAIN).tiles("B2", "B3")
    stage.stand(a="B2a").dreamer(0, hand=("field-notes", "bulk-a"))
    stage.pile(SLUMBERS, "S-01", "S-05", "S-04")
    stage.begin(SlumberRun())
    assert stage.options() == ["no", "skip", "track"]
    stage.say("track")
    assert stage.asked().kind == "card" and stage.options() == ["ether", stage.card("field-notes")]
    stage.say("ether")
    assert stage.row().ether == 1 and stage.s.tracks == 1
    assert stage.s.cast.entities[stage.s.piles[SLUMBERS].cards[-1]].code == "S-01"
    stage.s.tracks = 3
    stage.begin(SlumberRun())
    assert stage.options() == ["no", "skip"]


@rule("EF-3.35", "EF-5.307", "EF-9.47")
def test_a_session_may_be_stored_exactly_as_it_is() -> None:
    stage = Stage.begun(scenario="I-02", players=2).settle("act")
    again = GAME.from_plain(GAME.setup_of(stage.s), tuple(stage.s.plain_own()))
    assert again.plain_own() == stage.s.plain_own() and again.layer == t.IN_DREAM
