"""Positions: quests that begin in the middle of things, checked field by field."""

from __future__ import annotations

from typing import Any

import pytest

from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.queries import hp_of, left_of
from reverie.games.sword_and_sorcery.rules.state import (
    BATTLE_PHASE,
    ENCOUNTERS,
    EVENTS,
    FIRST_ENEMY,
    NOWHERE,
    SHADOW,
    Quest,
)
from reverie.kernel.agenda import owed
from reverie.kernel.codec import digest, load, save
from reverie.kernel.game import SetupError
from reverie.kernel.match import Match
from reverie.testing import rule

POSITION: dict[str, Any] = {
    "round": 2,
    "hero": "A",
    "soul": 3,
    "open": [["1B.d", "14B.a"]],
    "shadows": [{"area": "8B.e", "shadow": "enemy"}],
    "decks": {"event": [13, 7], "encounter": ["O", "G"]},
    "A": {
        "area": "14B.c", "rank": 2, "wounds": 4, "crowns": 15, "items": ["longsword", "old-hauberk", "healing-potion"],
        "powers": {"shield-bash": 1}, "conditions": ["slow"],
    },
    "B": {"area": "1B.a", "ghost": True, "acted": True},
    "enemies": [{"enemy": "gremlin green 1", "area": "14B.b", "wounds": 1, "controller": "B", "powers": ["swift"]}],
}  # fmt: skip
WISHES = {"heroes": ["white-rose", "archer"], "position": POSITION, "dice": {"dice A": [2, 6], "enemy dice": [6]}}


@pytest.fixture
def s() -> Quest:
    return GAME.new(GAME.setup(WISHES), 1)


def test_everything_stands_where_the_position_says(s: Quest) -> None:
    names = s.plan.areas.names
    row, figure = s.heroes.rows[0], s.figures.rows[0]
    assert (s.round, s.phase, s.active, s.soul) == (2, BATTLE_PHASE, 0, 3)
    assert (names[figure.area], row.rank, figure.wounds, s.crowns(0)) == ("14B.c", 2, 4, 15)
    assert [s.item(card).id for card in row.slots if card != t.NO_ITEM] == ["longsword", "old-hauberk"]
    assert [s.item(card).id for card in row.pack] == ["healing-potion"]
    assert row.powers == ((s.cast.power_ids["shield-bash"], 2, 1),) and s.has(0, t.SLOW)
    assert s.heroes.rows[1].ghost and s.heroes.rows[1].acted and names[s.figures.rows[1].area] == "1B.a"
    gremlin = next(one for one in range(FIRST_ENEMY, len(s.figures)) if s.figures.rows[one].area != NOWHERE)
    foe = s.foe_of(gremlin)
    assert s.enemy(foe).code == "gremlin green 1" and s.foes.rows[foe].controller == 1
    assert left_of(s, gremlin) == hp_of(s, gremlin) - 1 and len(s.foes.rows[foe].powers) == 1
    assert s.piles.rows[EVENTS].cards[:2] == (13, 7)
    assert [s.cast.encounters[card].id for card in s.piles.rows[ENCOUNTERS].cards[:2]] == ["O", "G"]
    assert [names[thing.area] for thing in s.things.rows if thing.kind == SHADOW] == ["8B.e"]
    assert s.doors.bit_count() == len(s.plan.doors) - 1
    assert owed(s).kind == "deed" and owed(s).seat == 0


def test_a_position_plays_with_the_dice_that_are_laid_down() -> None:
    match = Match(GAME, GAME.setup(WISHES), 1, ["human", "human"])
    area = match.state.plan.areas.number["14B.b"]
    match.submit(0, ("go", area))
    assert match.state.figures.rows[0].area == area
    kinds = [event.kind for _number, event in match.log]
    assert "moved" in kinds


def test_one_hero_is_enough_and_every_phase_may_begin() -> None:
    for phase in ("time", "battle", "event"):
        made = GAME.setup({"heroes": ["white-rose"], "position": {"phase": phase}})
        s = GAME.new(made, 1)
        assert s.pending and GAME.setup(made) == made


def test_a_whole_position_is_read_the_same_again_and_saved_with_the_game(s: Quest) -> None:
    made = GAME.setup(WISHES)
    assert GAME.setup(made) == made
    assert digest(GAME, load(GAME, save(GAME, s))) == digest(GAME, s)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"phase": "dawn"}, "position: phase: there is no 'dawn'"),
        ({"turn": 3}, "position: unknown field 'turn'"),
        ({"round": 0}, "position: round is 0"),
        ({"hero": "C"}, "position: hero: there is no 'C'"),
        ({"open": [["1B.a", "1B.b"]]}, "there is no door between 1B.a and 1B.b"),
        ({"open": ["1B.a"]}, "should name the areas on both sides"),
        ({"shadows": [{"area": "8B.e", "shadow": "cat"}]}, "there is no 'cat'"),
        ({"decks": {"encounter": ["Z"]}}, "position: decks: encounter: there is no 'Z'"),
        ({"decks": {"cards": []}}, "position: decks: unknown field 'cards'"),
        ({"A": {"area": "9Z.a"}}, "position: A: area: there is no '9Z.a'"),
        ({"A": {"wounds": 10}}, "position: A: wounds is 10; it should be a whole number from 0 to 9"),
        ({"A": {"items": ["long-sword"]}}, "did you mean 'longsword'?"),
        ({"A": {"items": "longsword"}}, "position: A: items should be a list"),
        ({"A": {"items": ["longsword"] * 2}}, "there are not so many cards of 'longsword'"),
        ({"A": {"powers": {"blink": 0}}}, "position: A: powers: unknown field 'blink'"),
        ({"A": {"ghost": 1}}, "position: A: ghost is 1; it should be true or false"),
        ({"enemies": [{"enemy": "dragon", "area": "1B.a"}]}, "position: enemies: enemy: there is no 'dragon'"),
        ({"enemies": [{"enemy": "gremlin green 1", "area": "1B.a"}] * 2}, "'gremlin green 1' stands twice"),
    ],
)
def test_what_is_wrong_with_a_position_is_told(change: dict[str, Any], told: str) -> None:
    with pytest.raises(SetupError, match=told.replace("?", r"\?").replace("(", r"\(")):
        GAME.setup({"heroes": ["white-rose", "archer"], "position": change})


@pytest.mark.parametrize(
    ("dice", "told"),
    [
        ({"dice Z": [1]}, "dice: unknown field 'dice Z'"),
        ({"dice A": [11]}, "dice: dice A is 11"),
        ({"dice A": 3}, "should be a list"),
    ],
)
def test_what_is_wrong_with_dice_is_told(dice: dict[str, Any], told: str) -> None:
    with pytest.raises(SetupError, match=told):
        GAME.setup({"position": {}, "dice": dice})


@rule("SS-37.2", "SS-G20")
def test_a_master_looks_at_its_controller_and_may_show_its_other_side() -> None:
    told = {"enemies": [{"enemy": "troll", "area": "4B.d", "controller": "B", "side": 2}]}
    s = GAME.new(GAME.setup({"quest": "Q4", "heroes": ["white-rose", "archer"], "position": told}), 1)
    assert isinstance(s, Quest)
    (foe,) = s.foes_in_play()
    assert (s.threat, s.threatened, s.foes.rows[foe].side) == (1, 1, 1)
    with pytest.raises(SetupError, match="troll: side"):
        GAME.setup({"quest": "Q4", "position": {"enemies": [{"enemy": "troll", "area": "4B.d", "side": 3}]}})


@rule("SS-36.1")
@pytest.mark.parametrize(("wounds", "fine"), [(2, True), (3, False)])
def test_no_enemy_stands_that_would_be_dead(wounds: int, fine: bool) -> None:
    told = {"enemies": [{"enemy": "gremlin green 1", "area": "1B.a", "wounds": wounds}]}
    wishes = {"heroes": ["white-rose", "cleric"], "position": told}
    if fine:
        assert GAME.setup(wishes)["position"]["enemies"][0]["wounds"] == wounds
        return
    with pytest.raises(SetupError, match="wounds"):
        GAME.setup(wishes)
