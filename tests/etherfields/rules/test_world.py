"""EF-5L to EF-5AG: obstacles and icons, Huge Entities, Secrets, the Map, Flaws, quitting, Companions."""

from __future__ import annotations

import pytest
from tests.etherfields.rules.test_flow import TWO, bells, slumber
from tests.etherfields.stage import PLAIN, Stage, op

from reverie.games.etherfields.content.legacies import left_by
from reverie.games.etherfields.content.notation import space_number
from reverie.games.etherfields.game import GAME
from reverie.games.etherfields.rules import atoms_cards as cards
from reverie.games.etherfields.rules import atoms_map as ground
from reverie.games.etherfields.rules import terms as t
from reverie.games.etherfields.rules.frames import DreamRun, Effects, Moving, Rolling, Spawning, Striding
from reverie.games.etherfields.rules.places import far, is_full, terrain_at
from reverie.games.etherfields.rules.procedures.entities import targets
from reverie.games.etherfields.rules.procedures.steps import MorphStep
from reverie.games.etherfields.rules.signs import fitting_signs
from reverie.games.etherfields.rules.state import FIRST_COMPANION, FLAWS, MARKET, MORPHINGS, SLUMBERS
from reverie.testing import rule


def names(stage: Stage, seat: int = 0) -> list[str]:
    """The spaces among the options."""
    return [stage.s.cast.spaces.names[space] for space in stage.options(seat) if isinstance(space, int)]


# Movement and icons (5L, 5M) ---------------------------------------------------------------------------------------------


@rule("EF-5.112", "EF-6.121")
@pytest.mark.parametrize(("mask", "diagonal"), [("clown", False), ("moon", True)])
def test_a_mask_may_allow_one_step_over_a_corner(mask: str, diagonal: bool) -> None:
    stage = bells("free-spirit").dreamer(0, masks=(mask,), mask=mask).dream()
    stage.begin(Moving(0, 3))
    assert ("A2b" in names(stage)) is diagonal
    if diagonal:
        stage.walk("A2b")
        assert "A2c" not in names(stage)  # only one of them is diagonal


@rule("EF-5.113", "EF-5.118", "EF-5.119")
def test_relocation_reaches_what_no_way_leads_to() -> None:
    stage = slumber("gambler").tiles("C4")
    stage.slumber("S-01")
    stage.run(op("relocate", who="actor", place="within:99"))
    assert "B3d" in names(stage) and not [name for name in names(stage) if name.startswith("C4")]
    stage.say(space_number("B3d"))
    assert stage.where() == "B3d" and stage.told("relocated")
    stage.run(op("relocate", who="actor", place="any"))
    assert "C4a" in names(stage)
    stage.say(space_number("C4a"))
    stage.begin(Moving(0, 9))
    assert all([name.startswith("C4") for name in names(stage)])


@rule("EF-5.115", "EF-5.114")
def test_only_edges_with_a_wall_are_closed() -> None:
    stage = bells("gambler").stand(a="A2b").dream()
    assert far(stage.s, space_number("A2b"), space_number("A3a")) == 3
    assert far(stage.s, space_number("A2d"), space_number("A3c")) == 1  # the same border, where the Wall ends
    stage.run(op("unwall", edge="A2b/A3a"))
    assert far(stage.s, space_number("A2b"), space_number("A3a")) == 1
    stage.run(op("wall", edge="A2b/A3a"))
    assert far(stage.s, space_number("A2b"), space_number("A3a")) == 3


@rule("EF-5.116", "EF-9.87")
def test_a_blocked_space_is_gone_round_and_never_entered() -> None:
    stage = bells("gambler").stand(a="A2c").dream()
    stage.run(op("block-space", place="A2d"))
    assert far(stage.s, space_number("A2c"), space_number("A2b")) == 2
    assert far(stage.s, space_number("A2c"), space_number("A3c")) > 4
    stage.begin(Moving(0, 2))
    assert "A2d" not in names(stage)
    stage.walk("stop").run(op("relocate", who="actor", place="within:9"))
    assert "A2d" not in names(stage)
    stage.say(space_number("A2a")).run(op("unblock-space", place="A2d"))
    assert far(stage.s, space_number("A2c"), space_number("A2d")) == 1


@rule("EF-5.128", "EF-5.215a", "EF-5.214")
def test_an_instruction_in_a_flying_rule_is_carried_out_when_it_is_revealed() -> None:
    stage = Stage("gambler").deck(0, *PLAIN).dreamer(0, hand=("bulk-w", "bulk-a"), discard=PLAIN)
    stage.tiles("I-02 SETUP 1", "I-02 SETUP 2").stand(a="A2d").dream()
    stage.say("m2").say("enough")
    assert [event["script"] for event in stage.told("read")] == ["s.203"]
    assert stage.s.row_of("I-02 K") != -1


@rule("EF-5.130", "EF-5.175", "EF-5.174")
def test_stairs_are_for_texts_that_name_them_and_never_for_entities() -> None:
    stage = slumber("gambler", hand=("bulk-c", "bulk-a")).tiles("A3", "C4").stand(a="A3a")
    row = stage.entity("S-01", "C4a")
    stage.slumber("S-01")
    stage.begin(Striding(stage.s.figures_of(row)[0]))
    assert not stage.told("movement")  # no way leads to the Dreamer; Map actions are not for it
    stage.say("A3.m").say("enough")
    assert stage.where() == "C4a"


@rule("EF-5.131", "EF-5.132", "EF-9.8")
def test_terrain_of_tiles_and_tokens() -> None:
    stage = bells("gambler").dream()
    assert [terrain_at(stage.s, space_number(f"B1{corner}")) for corner in "abcd"] == [1 << t.DARKNESS] * 4
    assert [terrain_at(stage.s, space_number(f"B3{corner}")) for corner in "abcd"] == [0, 8, 0, 8]
    stage.run(op("terrain", kind="light", place="B1b"), op("terrain", kind="swamp", place="A2c"))
    assert terrain_at(stage.s, space_number("B1b")) == 1 << t.LIGHT
    assert terrain_at(stage.s, space_number("A2c")) == 1 << t.TERRAINS.index("swamp")
    stage.run(op("terrain", kind="light", place="A2a"), op("terrain", kind="light", place="A2b"))
    assert terrain_at(stage.s, space_number("A2b")) == 0  # two tokens of a kind
    stage.run(op("unterrain", kind="light", place="B1b"))
    assert terrain_at(stage.s, space_number("B1b")) == 1 << t.DARKNESS


@rule("EF-5.133", "EF-9.118", "EF-8.113")
def test_a_special_space_takes_one_sign_of_its_family(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = bells(*TWO)
    tile = stage.s.cast.tiles[stage.s.cast.tile_ids["I-02 SETUP 1"]]
    assert fitting_signs(stage.s, 0, space_number("A2c")) == []
    monkeypatch.setattr(tile, "special", ((2, t.FAMILIES.index("eye")),))
    stage.s.signs = (stage.card("sun-1"), stage.card("eye-1"), stage.card("eye-2"))
    stage.dreamer(0, signs=(stage.card("gambler-sign-1"),)).dream()
    assert stage.ids(fitting_signs(stage.s, 0, space_number("A2c"))) == ["eye-1", "eye-2", "gambler-sign-1"]
    assert stage.ids(fitting_signs(stage.s, 1, space_number("A2c"))) == ["eye-1", "eye-2"]
    stage.run(op("play-sign"))
    assert stage.asked().kind == "card"
    stage.say(stage.card("eye-1"))
    assert fitting_signs(stage.s, 0, space_number("A2c")) == []
    stage.run(op("end-dream", result="lost")).settle()
    assert stage.card("eye-1") in stage.s.signs and stage.s.played == ()


@rule("EF-5.135", "EF-5.222")
def test_an_overlay_changes_the_map_under_those_who_stand_there() -> None:
    stage = slumber("gambler").stand(a="B2a")
    stage.slumber("S-01")
    below = stage.s.lying[5]
    stage.run(op("overlay", code="I-02 SETUP 2"))
    assert stage.s.lying[5] == stage.s.cast.tile_ids["I-02 SETUP 2"] and stage.where() == "B2a"
    stage.run(op("lift-overlay", code="I-02 SETUP 2"))
    assert stage.s.lying[5] == below and stage.where() == "B2a"


# Occupancy and Entities (5N to 5S) ---------------------------------------------------------------------------------------


@pytest.fixture
def huge(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME.cast.entities[GAME.cast.entity_ids["I-02 K"]], "huge", True)


@rule("EF-5.140", "EF-9.58", "EF-9.32")
@pytest.mark.usefixtures("huge")
def test_a_huge_entity_pushes_everybody_and_stops() -> None:
    stage = bells(*TWO).stand(a="A2a", b="A2a").dice(movement=["mV+"])
    stage.s.figures.edit(FIRST_COMPANION).space = space_number("A2a")
    row = stage.entity("I-02 K", "A2c")
    figure = stage.s.figures_of(row)[0]
    assert is_full(stage.s, space_number("A2c"))
    stage.dream()
    stage.begin(Striding(figure))
    pushed = 0
    while stage.asked().kind == "push":
        assert "A2a" not in names(stage)
        stage.say(stage.options()[0])
        pushed += 1
    assert pushed >= 2 and stage.where(figure) == "A2a" and len(stage.told("movement")) == 1
    assert [1 for row in stage.s.figures.rows if row.space == space_number("A2a")] == [1]
    stage.stand(a="A2b").begin(Moving(0, 2))
    assert "A2a" in names(stage)
    stage.walk("A2a")
    assert "stop" not in stage.options() and "A2c" in names(stage)


@rule("EF-5.140")
@pytest.mark.usefixtures("huge")
def test_two_huge_entities_never_share_a_space() -> None:
    stage = bells("gambler").stand(a="A2b").dice(movement=["mV"])
    row = stage.entity("I-02 K", "A2d", "B2b")
    stage.walls("A2a/A2b", "A2b/A3a", "B2a/B2b", "A3c/A3a", "B2b/B3a", "B2b/B2d", "A2d/A3c")
    stage.dream()
    stage.begin(Striding(stage.s.figures_of(row)[1]))
    assert stage.where(stage.s.figures_of(row)[1]) == "B2b" and stage.where(stage.s.figures_of(row)[0]) == "A2d"


@rule("EF-5.141", "EF-9.30", "EF-5.139")
def test_four_dreamers_behind_walls_keep_an_entity_out() -> None:
    stage = bells("gambler", "expert", "tough-guy", "free-spirit").stand(a="A2a", b="A2a", c="A2a", d="A2a")
    stage.walls("A2a/A2b", "A2a/A2c")
    row = stage.entity("I-02 K")
    stage.dream()
    stage.begin(Spawning(row, 1, space_number("A2a")))
    assert stage.s.figures_of(row) == []


@rule("EF-5.139", "EF-9.31", "EF-8.45")
def test_where_nobody_can_be_pushed_a_spawned_figure_stands_beside() -> None:
    stage = bells(*TWO).stand(a="A3d", b="A2c")
    row = stage.entity("I-02 K", "A3d", "A3d", "A3d")
    stage.dream()
    stage.begin(Spawning(row, 1, space_number("A3d")))
    assert stage.asked(0).kind == stage.asked(1).kind == "lair" and names(stage) == ["A3b", "A3c"]
    stage.say(space_number("A3c"), 1)
    assert stage.where(stage.s.figures_of(row)[3]) == "A3c"


@rule("EF-5.163", "EF-5.166", "EF-9.86")
@pytest.mark.parametrize(("card", "lairs"), [(4, ["B2b"]), (7, ["A3d"]), (1, ["A3d", "B2b"])])
def test_the_colour_of_a_turn_card_calls_to_its_lair(card: int, lairs: list[str]) -> None:
    stage = bells(*TWO).turn_cards(card, 2).dream()
    row = stage.entity("I-02 K")
    stage.begin(Spawning(row, 1))
    found = [stage.where(figure) for figure in stage.s.figures_of(row)] or names(stage)
    assert found == lairs
    empty = Stage("gambler").tiles("I-02 SETUP 1").stand(a="A2c").dreamer(0, hand=("bulk-c",)).dream()
    row = empty.entity("I-02 K")
    empty.begin(Spawning(row, 1))
    assert empty.s.figures_of(row) == [] and empty.asked().kind == "act"


@rule("EF-5.168", "EF-5.286")
def test_there_are_four_human_figures() -> None:
    stage = bells("gambler").dream()
    row = stage.entity("I-02 K")
    stage.begin(Spawning(row, 6)).settle("act")
    assert len(stage.s.figures_of(row)) == 4


@rule("EF-5.167", "EF-5.309", "EF-5.136")
def test_a_companion_is_neither_dreamer_nor_entity_and_takes_its_place() -> None:
    stage = bells("gambler", "expert", "tough-guy").stand(a="A3b", b="A2c", c="A2c")
    stage.s.figures.edit(FIRST_COMPANION).space = space_number("A2c")
    row = stage.entity("I-02 K", "A2c")
    assert is_full(stage.s, space_number("A2c"))
    assert targets(stage.s, stage.s.figures_of(row)[0]) == [space_number("A2c")]
    stage.stand(b="A2a", c="A2a")
    assert targets(stage.s, stage.s.figures_of(row)[0]) == [space_number("A2a")]  # it does not go for the Companion
    stage.dream()
    stage.run(op("state", target="all-entities", name="dazed"))
    assert stage.s.figures[FIRST_COMPANION].states == 0 and stage.s.figures_of(row) != [FIRST_COMPANION]


@rule("EF-5.176")
def test_entities_go_round_walls() -> None:
    stage = bells("gambler").stand(a="B1a").dice(movement=["mV", "mV"])
    row = stage.entity("I-02 K", "B1c")
    figure = stage.s.figures_of(row)[0]
    stage.dream()
    stage.begin(Striding(figure))
    assert [stage.s.cast.spaces.names[event["space"]] for event in stage.told("moved")] == ["B1d", "B1b"]


@rule("EF-5.177", "EF-9.101")
def test_how_an_entity_leaves_stands_on_its_tile() -> None:
    stage = bells("gambler", hand=("bulk-w", "bulk-a")).stand(a="A3b")
    row = stage.entity("I-02 K", "A3d", morphings=("sharper",))
    stage.dream().say("i2").say("enough")
    assert stage.s.figures_of(row) == [] and stage.row().discard[0] == stage.card("I-02 F")
    assert stage.s.entities[row].morphings != () and "i1" not in stage.named()
    stage.begin(Effects(t.BASIC_STEP))
    assert stage.row().distress == 0


@rule("EF-5.183", "EF-9.67", "EF-9.85", "EF-9.27")
def test_each_tile_with_a_figure_gains_a_morphing_while_there_are_any() -> None:
    stage = bells("gambler")
    one = stage.entity("I-02 K", "A3d", "A3b")
    other = stage.entity("I-01 K")
    stage.dream()
    stage.begin(MorphStep())
    assert len(stage.s.entities[one].morphings) == 1 and stage.s.entities[other].morphings == ()
    assert len(stage.s.piles[MORPHINGS].cards) == 11
    stage.run(op("morph", code="I-02 K", amount=20))
    assert len(stage.s.entities[one].morphings) == 12
    stage.begin(MorphStep())
    assert len(stage.s.entities[one].morphings) == 12


@rule("EF-5.198", "EF-9.77", "EF-9.45")
def test_who_is_poisoned_gains_no_morphings_until_the_end() -> None:
    stage = bells("gambler", hand=("bulk-c",)).turn_cards(10, 11, 2)
    row = stage.entity("I-02 K", "A3d", "A3b")
    stage.dream()
    ground.give_state(stage.s, stage.s.figures_of(row)[1], t.STATES.index("poisoned"))
    stage.begin(MorphStep())
    assert stage.s.entities[row].morphings == ()
    stage.say("done").settle("act", "discard")
    assert stage.s.turn == 2 and stage.s.figures[stage.s.figures_of(row)[1]].states


# Secrets (5V) ------------------------------------------------------------------------------------------------------------


@rule("EF-5.216")
def test_every_wisdom_card_is_active() -> None:
    stage = bells("gambler")
    stage.s.items = tuple([stage.card(id) for id in ("notebook", "marble", "blotter")])
    stage.dream().run(op("wisdom", code="W-11"), op("wisdom", code="W-10"))
    stage.run(op("gain-item", code="I-02 L"))
    assert len(stage.s.items) == 4 and stage.asked().kind == "act" and len(stage.s.wisdom) == 6
    stage.dreamer(0, hand=("half-cw-1", "bulk-c", "bulk-a"), gems=1, boosted=True).stand(a="A2d")
    stage.run(op("nothing")).say("m2")
    assert "W-10" in stage.named()


@rule("EF-5.218")
def test_a_note_is_the_teams_and_is_used_in_its_dream_once() -> None:
    stage = bells(*TWO).dream()
    stage.run(op("note", code="I-02 P"), op("note", code="I-02 P"))
    assert stage.ids(stage.s.notes) == ["I-02 P"] and stage.s.count("notes") == 1
    assert "I-02 P" not in stage.named(0)  # it speaks of another Dream
    stage.run(op("use-up", code="I-02 P"), op("note", code="I-02 P"))
    assert stage.s.notes == () and stage.ids(stage.s.used_up) == ["I-02 P"] and stage.s.count("notes") == 1


@rule("EF-5.219", "EF-8.114", "EF-10.74")
def test_a_first_memory_counts_in_one_dream_and_leaves_the_game() -> None:
    stage = slumber("gambler").pile(MARKET, *PLAIN).dreamer(0, memories=(GAME.cast.card_ids["gambler-memory-2"],))
    stage.s.markets = True
    dream = stage.s.cast.dream_ids["I-02"]
    stage.begin(DreamRun(dream, 0)).settle("act").dice(luck=["L3"] * 9)
    for _ in range(2):
        stage.begin(Rolling(0, True))
    assert stage.s.count("l3") == 2
    stage.run(op("end-dream", result="lost")).settle("travel").begin(DreamRun(dream, 0)).settle("act")
    stage.begin(Rolling(0, True))
    assert stage.s.count("l3") == 1 and stage.row().memories
    stage.begin(Rolling(0, True)).begin(Rolling(0, True))
    assert stage.asked().kind == "card" and len(stage.options()) == 3
    stage.say(stage.card("bulk-c"))
    assert stage.row().memories == () and stage.row().discard[0] == stage.card("bulk-c")


@rule("EF-5.221", "EF-9.65", "EF-9.120")
def test_tokens_mean_what_texts_say_and_come_from_a_pool() -> None:
    stage = bells(*TWO).dream()
    stage.run(op("token", kind="story", place="here", amount=30))
    assert stage.s.tokens == ((t.STORY, space_number("A2c"), 10),)
    assert ("pick-up", t.STORY) in stage.options(0)
    stage.say(("pick-up", t.STORY), 0)
    assert stage.row(0).tokens[t.STORY] == 1 and ("hand-over", t.STORY, 1) in stage.options(0)
    stage.say(("hand-over", t.STORY, 1), 0)
    assert [row.tokens[t.STORY] for row in stage.s.dreamers.rows] == [0, 1]
    stage.run(op("end-dream", result="lost"))
    assert stage.row(1).tokens[t.STORY] == 0


@rule("EF-5.229", "EF-5.220", "EF-5.251")
def test_every_order_of_a_conclusion_is_carried_out() -> None:
    stage = slumber("gambler").pile(SLUMBERS, "S-01", "S-04")
    stage.s.keys = 1
    stage.on_map("SU1").say(("gate", stage.s.cast.dream_ids["I-02"])).settle("act", "discard")
    stage.run(op("read", script="s.231"))
    stage.settle("travel")
    s = stage.s
    assert "bells_freed" in s.flags and stage.row().ether == 2 and stage.card("W-05") in s.wisdom
    assert stage.card("I-02 P") in s.notes and stage.card("I-02 M") in stage.row().masks
    assert stage.card("I-02 G") in stage.row().discard
    assert {stage.card(id) for id in ("I-02 H", "I-02 V", "I-02 F")} <= set(s.piles[MARKET].cards)
    assert s.cast.entities[s.piles[SLUMBERS].cards[-1]].code == "I-02 S"
    assert s.shopping == 1 and s.count("won") == 2


# The Map (5Y to 5AD) -----------------------------------------------------------------------------------------------------


@rule("EF-5.242", "EF-10.34")
def test_a_key_location_gives_once_between_two_slumbers() -> None:
    stage = slumber("gambler")
    key = stage.s.cast.location_ids["SU4"]
    stage.s.slept = (key,)
    stage.on_map("SU3").say(("path", key))
    assert stage.s.keys == 1 and stage.s.slept == ()
    stage = slumber("gambler").on_map("SU3").say(("path", key))
    assert stage.s.keys == 0


@rule("EF-5.244")
@pytest.mark.parametrize(("where", "keys", "offered"), [("SU1", 1, True), ("SU1", 0, False), ("LM1", 1, False)])
def test_a_gate_belongs_to_its_district_and_asks_for_keys(where: str, keys: int, offered: bool) -> None:
    stage = slumber("gambler")
    stage.s.keys = keys
    stage.on_map(where)
    assert (("gate", stage.s.cast.dream_ids["I-02"]) in stage.options()) is offered


@rule("EF-5.246", "EF-9.44")
def test_the_team_is_relocated_to_another_location_which_is_resolved() -> None:
    stage = slumber("gambler").on_map("SU1")
    stage.s.slept = (stage.s.cast.location_ids["SU4"],)
    stage.run(op("move-team", place="same-world-tile"))
    ids = [stage.s.cast.locations[number].id for number in stage.options()]
    assert stage.asked().kind == "go" and ids == ["SU2", "SU3", "SU4", "SU5", "SU6", "SU7"]
    stage.say(stage.s.cast.location_ids["SU4"])
    assert stage.s.entered


@rule("EF-5.247")
def test_a_district_that_is_found_stays_on_the_map() -> None:
    stage = slumber("gambler").on_map("SU7")
    to = stage.s.cast.location_ids["CW1"]
    assert ("path", to) not in stage.options()
    stage.run(op("unlock", kind="world", code="CW"))
    assert stage.s.cast.world_ids["CW"] in stage.s.world and "CW" in left_by(stage.s)["world"]
    again = slumber("gambler")
    again.s.world = stage.s.world
    assert ("path", to) in again.on_map("SU7").options()


@rule("EF-5.278")
def test_a_flaw_that_is_gained_lies_on_top_of_the_discard_pile() -> None:
    stage = bells("gambler").pile(FLAWS, "lead-feet", "jelly-legs").dream()
    stage.run(op("gain-flaw", who="actor", amount=1))
    assert stage.ids(stage.row().discard[:1]) == ["lead-feet"] and stage.lies_in(FLAWS) == ["jelly-legs"]
    stage.pile(FLAWS).run(op("gain-flaw", who="actor", amount=1))
    assert len(stage.row().discard) == 7


@rule("EF-5.282", "EF-3.11")
def test_flaws_are_passed_over_by_seals_and_stand_in_every_deck() -> None:
    stage = bells("gambler").deck(0, "lead-feet", "bulk-a")
    assert cards.sealable(stage.s, 0) == 1 and cards.seal(stage.s, 0, 2) == 1
    assert stage.ids(stage.s.deck(0)) == ["lead-feet"]


# Saving and modes (5AE to 5AG) -------------------------------------------------------------------------------------------


@rule("EF-5.293", "EF-8.56")
def test_who_stops_in_a_dream_has_died_in_it() -> None:
    stage = slumber("gambler")
    stage.s.keys = 1
    stage.on_map("SU1").say(("gate", stage.s.cast.dream_ids["I-02"])).settle("act", "discard")
    legacy = left_by(stage.s)
    assert legacy["counters"]["deaths"] == 1 and legacy["gates"]["I-02"] == ["open", 1, 0]
    flaws = [id for id in legacy["dreamers"]["gambler"]["cards"] if id in ("lead-feet", *flaw_ids())]
    assert len(flaws) == 1 and stage.s.count("deaths") == 0 and stage.s.layer == t.IN_DREAM


def flaw_ids() -> list[str]:
    return [GAME.cast.cards[card].id for card in GAME.cast.starting["flaws"]]


@rule("EF-5.295", "EF-9.93", "EF-9.115", "EF-9.114")
def test_the_next_session_may_have_other_dreamers() -> None:
    legacy = left_by(Stage("gambler", "expert", "tough-guy", scenario="session").s)
    stage = Stage.begun(scenario="session", dreamers=["expert", "free-spirit"], legacy=legacy).settle("travel")
    assert stage.s.players() == 2 and stage.s.hours == 4
    assert sorted(left_by(stage.s)["dreamers"]) == sorted(legacy["dreamers"])


@rule("EF-5.301", "EF-4.12", "EF-9.56")
def test_all_act_at_once_in_any_order() -> None:
    stage = bells(*TWO, hand=("bulk-c", "strong-c")).dream()
    assert [(choice.seat, choice.kind) for choice in stage.s.pending] == [(0, "act"), (1, "act")]
    stage.say("move", 1).say("move", 0)
    assert stage.asked(0).kind == stage.asked(1).kind == "pay"
    stage.say("card bulk-c", 1).say("enough", 1)
    assert stage.asked(1).kind == "walk"
    stage.walk("A2a", "stop", seat=1)
    assert stage.asked(0).kind == "pay" and stage.asked(1).kind == "act"


@rule("EF-5.302", "EF-8.64")
def test_an_interaction_is_the_dream_action_of_its_round() -> None:
    stage = bells(*TWO, hand=("bulk-a", "bulk-w", "bulk-c"), rounds=True).stand(a="A2d", b="A2d")
    stage.entity("I-02 K", "A2d")
    stage.dream().say("i1", 0).say("enough", 0)
    assert "m2" not in stage.named(0) and "move" in stage.named(0)
    stage.say("done", 0)
    assert stage.asked(1).kind == "act"
    stage.say("done", 1)
    assert stage.asked(0).kind == "act" and "m2" in stage.named(0)  # the next round
    stage.say("move", 0).say("enough", 0).walk("stop")
    stage.say("done", 0)
    assert stage.asked(1).kind == "act"  # who passed may act again, since another did something
    stage.say("done", 1).say("done", 0)
    assert stage.s.turn == 2


# What others have used, what is capped ------------------------------------------------------------------------------------


@rule("EF-5.45")
def test_a_one_use_action_is_used_up_for_everybody() -> None:
    stage = bells(*TWO, hand=("bulk-w", "bulk-c")).stand(a="A2d", b="A2d").dream()
    assert "m2" in stage.named(1)
    stage.say("m2", 0).say("card bulk-w", 0).say("enough", 0)
    assert "m2" not in stage.named(1)


@rule("EF-6.121", "EF-5.265", "EF-5.93")
@pytest.mark.parametrize(("quirk", "reaches"), [("soft-chair", True), ("draught", False)])
def test_a_cap_comes_after_all_bonuses(quirk: str, reaches: bool) -> None:
    stage = slumber("tough-guy", hand=("bulk-w", "bulk-c")).dreamer(0, progress=("long-reach",)).stand(a="B2a")
    stage.s.quirks = ((space_number("B2c"), stage.card(quirk), 9),)
    stage.entity("S-05", "B2d")
    stage.slumber("S-05")
    assert ("i1" in stage.named()) is reaches


@rule("EF-9.50", "EF-5.196")
def test_stunned_ends_with_its_turn_whenever_it_came() -> None:
    stage = bells("gambler").dream()
    stage.s.phase = t.DREAMSCAPE
    ground.give_state(stage.s, 0, t.STATES.index("stunned"))
    ground.end_states(stage.s, 0, t.STUNNED)
    assert stage.s.figures[0].states == 0
