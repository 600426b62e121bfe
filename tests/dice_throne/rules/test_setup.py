"""Sections 1 to 3: what a game is made of, and how it begins. And section 6 of the issue: setups that cannot be."""

from __future__ import annotations

from typing import Any

import pytest
from tests.dice_throne.packs import PACK

from reverie.games.dice_throne import GAME
from reverie.games.dice_throne.game import DiceThroneGame
from reverie.games.dice_throne.rules.cast import FAMILIES, KINDS, POLARITIES, SLOT_KINDS
from reverie.games.dice_throne.rules.state import FACES, DiceThrone, Player, limit_of
from reverie.kernel.agenda import answer_for_nature, pending_for, submit
from reverie.kernel.choice import NATURE
from reverie.kernel.codec import SaveError, load, save
from reverie.kernel.game import SetupError
from reverie.kernel.state import Table
from reverie.testing.dice_throne import side, table
from reverie.testing.rules import rule

CAST = GAME.cast


def begun(seed: int = 1, **wishes: Any) -> DiceThrone:
    """A fresh game, at its first decision of a player."""
    s = GAME.new(GAME.setup(wishes), seed)
    while s.pending and s.pending[0].seat == NATURE:
        answer_for_nature(s)
    return s


# Constants and components --------------------------------------------------------------------------------------------


@rule("DT-2.1", "DT-2.2", "DT-2.3", "DT-2.6", "DT-2.7", "DT-2.8", "DT-2.9", "DT-2.10", "DT-2.11", "DT-2.12", "DT-2.13")
@rule("DT-2.17", "DT-10.1")
def test_the_constants_are_one_configuration() -> None:
    knobs = CAST.knobs
    assert (knobs.dice, knobs.attempts, knobs.defence_attempts) == (5, 3, 1)
    assert (knobs.start_cp, knobs.max_cp, knobs.income_cp, knobs.income_cards) == (2, 15, 1, 1)
    assert (knobs.start_hand, knobs.hand_limit, knobs.sell_value, knobs.deck_size) == (4, 6, 1, 32)
    assert (knobs.small_straight, knobs.large_straight, knobs.heal_above) == (4, 5, 10)


@rule("DT-2.4", "DT-2.5", "DT-2.24", "DT-3.4", "DT-3.20", "DT-3.21", "DT-9.45", "DT-1.6", "DT-3.23")
def test_dials_by_mode() -> None:
    health = {key: mode.health for key, mode in CAST.modes.items()}
    assert health[("duel", 2)] == 50
    assert health[("king-of-the-hill", 3)] == 35
    assert health[("teams", 4)] == 50
    s = begun(mode="teams", heroes=["barbarian", "paladin", "pyromancer", "shadow-thief"])
    assert s.dials == (50, 50)
    assert begun().dials == (50, 50)
    t = table("barbarian", "paladin", "pyromancer", "shadow-thief", mode="teams", A=side(health=58, hand=["lucky"]))
    t.answer(("play", "lucky"))
    t.rolls(4, 4, 4)
    assert t.health("C") == 60  # the cap of the team


@rule("DT-2.13", "DT-2.15", "DT-2.21", "DT-2.22", "DT-2.23", "DT-2.26", "DT-2.27", "DT-2.28", "DT-2.29", "DT-9.50")
@rule("DT-1.1", "DT-6.47", "DT-6.75", "DT-6.78", "DT-6.79", "DT-5.60", "DT-5.80", "DT-10.10", "DT-10.20")
def test_what_a_hero_is_made_of() -> None:
    for hero in [hero for hero in CAST.heroes if not hero.stages]:
        assert 1 <= hero.complexity <= 6
        assert len(hero.die) == len(FACES)
        assert len(hero.deck) == len(set(hero.deck)) == 32
        kinds = [SLOT_KINDS[slot.kind] for slot in hero.slots]
        assert kinds.count("ultimate") == 1
        assert kinds.count("defensive") >= 1
        common = [card for card in hero.deck if CAST.cards[card].hero < 0]
        assert len(common) == 18
        for card in hero.deck:
            assert FAMILIES[CAST.cards[card].family] in ("upgrade", "main", "roll", "instant")
            assert CAST.cards[card].cost >= 0
    assert POLARITIES == ("positive", "negative", "unique")
    assert KINDS == ("normal", "undefendable", "pure", "collateral", "ultimate")


@rule("DT-2.60", "DT-2.26")
def test_the_dice_of_the_four_heroes() -> None:
    dice = {hero.id: hero.die for hero in CAST.heroes}
    assert dice["pyromancer"] == ("flame",) * 3 + ("blaze", "fiery-soul", "meteor")
    assert dice["shadow-thief"] == ("dagger", "dagger", "bag", "bag", "card", "shadow")
    assert dice["paladin"] == ("sword", "sword", "helmet", "helmet", "heart", "prayer")
    assert dice["barbarian"] == ("sword",) * 3 + ("heart", "heart", "pow")


@rule("DT-9.4", "DT-2.32", "DT-6.52", "DT-7.41", "DT-7.109", "DT-7.129", "DT-7.149", "DT-7.169")
def test_stack_limits() -> None:
    limits = {token.id: token.limit for token in CAST.tokens}
    assert (limits["shadows"], limits["sneak-attack"], limits["poison"]) == (1, 1, 3)
    assert (limits["knockdown"], limits["burn"], limits["fire-mastery"], limits["stun"]) == (1, 1, 5, 1)
    assert limits["crit"] == limits["accuracy"] == limits["protect"] == limits["retribution"] == 1


# Beginning -----------------------------------------------------------------------------------------------------------


@rule("DT-3.1", "DT-3.2", "DT-3.3", "DT-3.5", "DT-3.6", "DT-3.7", "DT-2.20", "DT-2.25", "DT-2.40", "DT-2.42")
@rule("DT-2.45", "DT-4.80", "DT-5.173")
def test_the_table_at_the_beginning() -> None:
    s = begun(heroes=["pyromancer", "paladin"], first="A")
    for row in s.players.rows:
        assert row.cp == 2
        assert (len(row.hand), len(row.deck), row.discard) == (4, 28, ())
        assert set(row.hand + row.deck) == set(CAST.heroes[row.hero].deck)
        assert row.tokens == ()
        assert set(row.levels) == {0}
        assert row.alive
    assert [CAST.heroes[row.hero].id for row in s.players.rows] == ["pyromancer", "paladin"]
    keeper = begun(heroes=["beast-keeper", "paladin"])
    assert keeper.players[0].companions == tuple(one.start for one in keeper.hero(0).companions) != ()


@rule("DT-3.6", "DT-2.40")
def test_decks_are_shuffled() -> None:
    orders = {begun(seed, heroes=["barbarian", "paladin"]).players[0].deck for seed in range(5)}
    assert len(orders) == 5


@rule("DT-3.8", "DT-9.5")
def test_the_highest_die_begins_and_the_tied_roll_again() -> None:
    setup = GAME.setup({"mode": "king-of-the-hill", "heroes": ["barbarian", "paladin", "pyromancer"]})
    s = GAME.new(setup, 1)
    while s.pending[0].kind == "shuffle":
        answer_for_nature(s)
    assert s.pending[0].kind == "first-player"
    submit(s, NATURE, (5, 2, 5))
    assert s.pending[0].options.plain() == ("roll", 2, FACES)
    submit(s, NATURE, (1, 6))
    assert s.first == s.active == 2


@rule("DT-1.2", "DT-4.1")
def test_a_round_is_over_when_everybody_has_had_a_turn() -> None:
    t = table("barbarian", "pyromancer", "paladin", mode="king-of-the-hill", first="B", active="B", turn=1, round=1)
    course = [(t.state.turn, t.state.round, t.state.active)]
    for seat in ("C", "A", "B", "C", "A", "B"):
        t.skips_to("roll", seat)
        course.append((t.state.turn, t.state.round, t.state.active))
    assert course == [(1, 1, 1), (2, 1, 2), (3, 1, 0), (4, 2, 1), (5, 2, 2), (6, 2, 0), (7, 3, 1)]
    told = [(event.data["turn"], event.data["round"]) for event in t.seen if event.kind == "turn-began"]
    assert told == [(turn, round) for turn, round, _seat in course[1:]]
    assert GAME.view(t.state, None)["round"] == 3


@rule("DT-1.2", "DT-5.46")
def test_rounds_go_on_when_the_first_player_is_out() -> None:
    t = table(
        "barbarian", "pyromancer", "paladin", mode="king-of-the-hill", active="C", turn=3, round=1, phase="discard",
        A=side(health=2, tokens={"burn": 1}),
    )  # fmt: skip
    t.skips_to("roll", "B")  # A begins round 2 and falls in Upkeep
    assert (t.player("A").alive, t.state.round) == (False, 2)
    t.skips_to("roll", "C")
    assert t.state.round == 2
    t.skips_to("roll", "B")
    assert t.state.round == 3


@rule("DT-9.31", "DT-3.9", "DT-4.27")
def test_the_first_income_is_skipped_in_every_mode() -> None:
    for mode, players in CAST.modes:
        heroes = ["barbarian", "paladin", "pyromancer", "shadow-thief", "barbarian", "paladin"][:players]
        s = begun(mode=mode, players=players, heroes=heroes, same_hero=True, first="B")
        assert s.active == 1
        assert len(s.players[1].hand) == 4
        assert s.players[1].cp == 2


@rule("DT-4.2", "DT-4.3", "DT-6.50", "DT-6.57", "DT-9.57")
def test_the_phases_of_a_turn() -> None:
    t = table("barbarian", "pyromancer", phase="upkeep")
    t.skips_to("main", "B")
    phases = [event.data["phase"] for event in t.seen if event.kind == "phase-began" and event.data["seat"] == 0]
    assert phases == ["upkeep", "income", "main-1", "offensive", "main-2", "discard", "turn-end"]
    t = table("barbarian", "pyromancer", "paladin", mode="king-of-the-hill")
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.answer("B")
    phases = [event.data["phase"] for event in t.seen if event.kind == "phase-began"]
    assert phases == ["main-1", "offensive", "targeting", "defensive"]


@rule("DT-2.41", "DT-3.22", "DT-5.210", "DT-1.3")
def test_hands_are_open_inside_a_team_only() -> None:
    s = begun(mode="teams", heroes=["barbarian", "paladin", "pyromancer", "shadow-thief"])
    for viewer in (0, 1, 2, 3, None):
        for told in GAME.view(s, viewer)["players"]:
            mine = viewer is not None and told["seat"] % 2 == viewer % 2
            assert ("hand" in told) == mine
            assert told["cards"] >= 4
            assert isinstance(told["deck"], int)


# Lots and drafts -----------------------------------------------------------------------------------------------------


@rule("DT-4.80", "DT-9.46")
def test_heroes_by_lot_are_different() -> None:
    for seed in range(8):
        s = begun(seed, mode="teams")
        assert len({row.hero for row in s.players.rows}) == 4
    s = begun(3, heroes=["barbarian", "random"])
    assert CAST.heroes[s.players[0].hero].id == "barbarian" != CAST.heroes[s.players[1].hero].id


@rule("DT-10.65")
def test_a_draft_bans_and_picks_in_snake_order() -> None:
    pool = ["barbarian", "paladin", "pyromancer", "shadow-thief"]
    s = GAME.new(GAME.setup({"heroes": "draft", "pool": pool}), 1)
    asked = []
    while s.pending and s.pending[0].kind in ("ban", "pick"):
        choice = s.pending[0]
        asked.append((choice.seat, choice.kind, choice.options.size()))
        submit(s, choice.seat, choice.options.at(0))
    assert asked == [(0, "ban", 4), (1, "ban", 3), (1, "pick", 2)]  # the last pick has one hero left
    assert len({row.hero for row in s.players.rows}) == 2


# What cannot be ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wishes", "message"),
    [
        ({"heros": []}, "did you mean 'heroes'"),
        ({"mode": "dual"}, "did you mean 'duel'"),
        ({"heroes": ["barbarian", "palladin"]}, "seat B: there is no hero 'palladin'; did you mean 'paladin'"),
        ({"heroes": ["barbarian", "barbarian"]}, "DT-9.46"),
        ({"heroes": ["barbarian"]}, "duel is for 2 players, not for 1"),
        ({"mode": "teams", "heroes": ["barbarian", "paladin"]}, "teams is for 4 players, not for 2"),
        ({"mode": "king-of-the-hill", "players": 7}, "3 or 4 or 5 or 6 players"),
        ({"first": "C"}, "first is 'C'"),
        ({"first": -1}, "first is -1; it should be random or a seat: A, B"),
        ({"first": -1.0}, "first is -1.0"),
        ({"first": True}, "first is True"),
        ({"windows": "none"}, "all or legal"),
        ({"sudden_death": -1}, "sudden_death"),
        ({"same_hero": 1}, "true or false"),
        ({"heroes": "draft", "pool": ["barbarian", "paladin", "pyromancer"]}, "DT-10.65"),
        ({"mode": "teams", "pool": ["barbarian", "paladin", "pyromancer"]}, "too few"),
        ({"pool": ["barbarian", "barbarian"]}, "each once"),
    ],
)
@rule("DT-9.46")
def test_a_setup_that_cannot_be_is_refused(wishes: dict[str, Any], message: str) -> None:
    with pytest.raises(SetupError, match=message):
        GAME.setup(wishes)


@rule("DT-9.46")
def test_the_same_hero_twice_if_wanted() -> None:
    s = begun(heroes=["barbarian", "barbarian"], same_hero=True)
    assert s.players[0].hero == s.players[1].hero


def test_a_full_setup_is_a_setup() -> None:
    for seed in range(30):
        setup = GAME.sample_setup(seed)
        assert GAME.setup(setup) == setup


def spoilt(change: Any) -> bytes:
    s = begun(heroes=["pyromancer", "paladin"])
    s.players = Table([Player(*row.plain()) for row in s.players.rows])
    change(s)
    return save(GAME, s)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda s: setattr(s.players[0], "tokens", ((CAST.token("burn"), 2),)), "2 of burn; its limit is 1"),
        (lambda s: setattr(s.players[0], "tokens", ((99, 1),)), "does not exist"),
        (lambda s: setattr(s.players[1], "cp", 16), "seat B has 16 CP"),
        (lambda s: setattr(s, "dials", (61, 50)), "dial 0 shows 61"),
        (lambda s: setattr(s.players[0], "discard", s.players[0].hand), "twice"),
    ],
)
@rule("DT-5.82", "DT-5.51", "DT-5.40")
def test_a_save_that_cannot_be_is_refused(change: Any, message: str) -> None:
    with pytest.raises(SaveError, match=message):
        load(GAME, spoilt(change))


def test_a_ninth_hero_comes_from_a_pack() -> None:
    game = DiceThroneGame((PACK,))
    s = game.new(game.setup({"heroes": ["tester", "barbarian"]}), 1)
    assert s.hero(0).id == "tester"
    assert s.hero(0).number == len(GAME.cast.heroes)
    assert limit_of(s, 0, s.cast.token("evasive")) >= 1
    with pytest.raises(SetupError, match="there is no hero 'tester'"):
        GAME.setup({"heroes": ["tester", "barbarian"]})
    assert game.content_digest(game.setup({"heroes": ["paladin", "barbarian"]})) == GAME.content_digest(
        GAME.setup({"heroes": ["paladin", "barbarian"]})
    )
    assert pending_for(s, NATURE) is not None


def test_a_whole_setup_is_a_wish_for_itself() -> None:
    """As records keep it: there the seat that the dice say is a number, which alone is no wish."""
    made = GAME.setup({})
    assert made["first"] == -1 and GAME.setup(made) == made
