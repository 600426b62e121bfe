"""What cannot be is refused with a clear message, and nothing has changed: setups, content, saves, answers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.sword_and_sorcery.shelf import changed, troubles

from reverie.games.sword_and_sorcery.game import GAME, SwordAndSorceryGame
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.atoms_items import lay_down
from reverie.games.sword_and_sorcery.rules.frames import HeroTurn
from reverie.games.sword_and_sorcery.rules.state import (
    FIRST_ENEMY,
    FOUND_ITEM,
    NOWHERE,
    SHOP,
    STASH,
    TREASURES,
    Quest,
)
from reverie.kernel.chance import Stream
from reverie.kernel.choice import IllegalAnswer
from reverie.kernel.codec import SaveError, digest, load, save
from reverie.kernel.content import ContentError
from reverie.kernel.game import SetupError
from reverie.kernel.match import Match
from reverie.testing.contract import random_step

# Setups ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wishes", "told"),
    [
        ({"quest": "PP"}, "there is no quest 'PP'"),
        ({"heroes": ["white-rose", "gandalf"]}, "there is no hero 'gandalf'"),
        ({"heroes": ["white-rose", "laegon"]}, "laegon takes part as archer or ranger"),
        ({"heroes": ["white-rose", "archr"]}, "did you mean 'archer'"),
        (
            {"heroes": ["white-rose", "archer", "cleric", "sorceress", "rogue", "ranger"]},
            "2 to 5 heroes take part, not 6 (SS-1.2)",
        ),
        ({"heroes": ["white-rose"]}, "2 to 5 heroes take part, not 1 (SS-1.2)"),
        ({"heroes": ["archer", "ranger"]}, "ranger and archer are both laegon: each hero takes part once (SS-13.7)"),
        ({"heroes": ["white-rose", "runemaster"]}, "not in one party without soul_storm (SS-13.6)"),
        ({"difficulty": "hard"}, "there is no difficulty 'hard'"),
        ({"rank": 8}, "rank is 8; it should be a whole number from 0 to 7"),
        ({"heros": []}, "unknown option 'heros'; did you mean 'heroes'?"),
    ],
)
def test_a_setup_that_cannot_be_played(wishes: dict[str, Any], told: str) -> None:
    with pytest.raises(SetupError) as error:
        GAME.setup(wishes)
    assert told in str(error.value)


@pytest.mark.parametrize(
    ("given", "told"),
    [({0: "gandalf"}, "there is no hero 'gandalf'"), ({0: "shae"}, "shae takes part as assassin or rogue")],
)
def test_a_hero_of_the_command_line_that_there_is_not(given: dict[int, str], told: str) -> None:
    with pytest.raises(SetupError, match=told):
        GAME.lab.wish_sides(given)


def test_heroes_of_the_command_line_are_joined_by_others_who_fit() -> None:
    for given in ({0: "white-rose"}, {1: "runemaster"}, {0: "black-rose", 3: "runemaster"}, {2: "archer"}):
        made = GAME.setup(GAME.lab.wish_sides(given))
        assert len(made["heroes"]) == max(2, *[seat + 1 for seat in given])
        assert all(made["heroes"][seat] == id for seat, id in given.items())


# Content ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "right", "wrong", "told"),
    [
        ("quests/P.yaml", "{face: 8B, at: [2, 0]}", "{face: 8B, at: [7, 0]}", "8B joins nothing"),
        ("quests/P.yaml", "{face: 8B, at: [2, 0]}", "{face: 8B, at: [1, 0]}", "8B overlaps: on 1,0 lies 1B"),
        ("quests/P.yaml", "walls: [[1B.b, 8B.a]]", "walls: [[1B.b, 8B.a], [14B.a, 8B.d], [14B.a, 14B.b]]", "there is no way"),
        ("quests/P.yaml", "read: P.4}", "read: P.44}", "leads to 'P.44', which is nowhere"),
        ("quests/P.yaml", "when: {waypoint: 2}, do", "do", "can never be read"),
        ("tiles/14B.tile", "cccbbb", "ccc.bb", "14B.tile"),
        ("tiles/14B.tile", "mark a 1,2", "mark a 5,5", "14B.tile"),
        ("items.yaml", "kind: weapon, category: hammer", "kind: wepon, category: hammer", "'wepon'"),
        ("enemies/gremlin.yaml", "victim: richest", "victim: rich", "'rich'"),
        ("enemies/gremlin.yaml", "Attack claws", "Atack claws", "Atack"),
    ],
)  # fmt: skip
def test_content_with_a_hole_in_it(file: str, right: str, wrong: str, told: str, tmp_path: Path) -> None:
    """A gap, an overlap, an area that nobody reaches, a paragraph that leads nowhere: file, line, what is wrong."""
    found = troubles(tmp_path, file, (right, wrong))
    assert told in found
    assert f"{tmp_path / file}:" in found


def test_a_pack_without_its_manifest_and_a_thing_that_is_there_twice(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"pack\.yaml"):
        GAME.check_content(tmp_path)
    base = changed(tmp_path / "base", "pack.yaml")
    (base / "pack.yaml").write_text("id: mine\nversion: 1\n")
    with pytest.raises(ContentError, match="is already in"):
        SwordAndSorceryGame((base,)).library


# Saves -----------------------------------------------------------------------------------------------------------------


IN_PLAY = {
    "A": {"area": "14B.c", "items": ["longsword", "old-hauberk"]},
    "enemies": [{"enemy": "gremlin green 1", "area": "14B.b"}, {"enemy": "raider green 1", "area": "14B.b"}],
}


def in_play() -> Quest:
    """A game under way: enemies are on the map, heroes have items."""
    return GAME.new(GAME.setup({"heroes": ["white-rose", "archer", "cleric"], "position": IN_PLAY}), 3)


def armed(s: Quest) -> int:
    return next(seat for seat, row in enumerate(s.heroes.rows) if row.slots[0] != t.NO_ITEM)


def wrong_slot(s: Quest) -> None:
    row = s.heroes.edit(armed(s))
    row.slots = (t.NO_ITEM, row.slots[1], row.slots[0], row.slots[3])


def two_places(s: Quest) -> None:
    seat = armed(s)
    s.heroes.edit(seat).pack += (s.heroes.rows[seat].slots[0],)


def in_a_deck_and_a_hand(s: Quest) -> None:
    pile = s.piles.edit(TREASURES)
    pile.cards += (s.heroes.rows[armed(s)].slots[0],)
    pile.known += (0,)


def on_the_map_and_in_the_shop(s: Quest) -> None:
    pile = SHOP if s.piles.rows[SHOP].cards else STASH
    lay_down(s, FOUND_ITEM, 0, s.piles.rows[pile].cards[0])


def carried_and_worn(s: Quest) -> None:
    s.companions.edit(0).load = (FOUND_ITEM, s.heroes.rows[armed(s)].slots[0])


def off_the_map(s: Quest) -> None:
    s.figures.edit(0).area = 99


def thing_off_the_map(s: Quest) -> None:
    lay_down(s, FOUND_ITEM, 99, 0)


def another_hero(s: Quest) -> None:
    s.heroes.edit(0).version = s.heroes.rows[1].version


def too_high_a_rank(s: Quest) -> None:
    s.heroes.edit(0).rank = 8


def fewer_wounds_than_none(s: Quest) -> None:
    s.figures.edit(0).wounds = -1


def a_power_of_another(s: Quest) -> None:
    s.heroes.edit(0).powers = ((s.cast.power_ids["blink"], 1, 0),)


def a_power_twice(s: Quest) -> None:
    power = s.cast.power_ids["shield-bash"]
    s.heroes.edit(0).powers = ((power, 1, 0), (power, 1, 2))


def nobodys_enemy(s: Quest) -> None:
    s.foes.edit(s.foes_in_play()[0]).controller = 4


def an_enemy_out_of_play_on_the_map(s: Quest) -> None:
    s.foes.edit(s.foes_in_play()[0]).controller = -1


def a_card_that_is_none(s: Quest) -> None:
    s.heroes.edit(0).pack += (len(s.cast.cards),)


def an_event_that_is_none(s: Quest) -> None:
    row = s.piles.edit(0)
    row.cards, row.known = (*row.cards, 99), (*row.known, 0)


def an_enemy_twice_in_the_deck(s: Quest) -> None:
    row = s.piles.edit(8)
    row.cards, row.known = (0, 0), (0, 0)


@pytest.mark.parametrize(
    ("edit", "told"),
    [
        (wrong_slot, "lies in the armour slot of"),
        (two_places, "it can be in one place only"),
        (in_a_deck_and_a_hand, "it can be in one place only"),
        (on_the_map_and_in_the_shop, "it can be in one place only"),
        (carried_and_worn, "what a companion carries"),
        (off_the_map, "figure 0 stands on area 99; the map has areas 0 to 14 (SS-3.2)"),
        (thing_off_the_map, "lies on area 99"),
        (another_hero, "seat A is not white-rose, whom the setup names"),
        (too_high_a_rank, "white-rose (seat A) has soul rank 8; ranks go from 1 to 7 (SS-14.3)"),
        (fewer_wounds_than_none, "has -1 wounds, fewer than none (SS-26.1)"),
        (a_power_of_another, "knows blink, a power of another hero (SS-19.1)"),
        (a_power_twice, "knows shield-bash twice (SS-19.17)"),
        (nobodys_enemy, "is controlled by seat 4, which nobody has (SS-31.1)"),
        (an_enemy_out_of_play_on_the_map, "is not in play, and stands on the map (SS-1.10)"),
        (a_card_that_is_none, "holds an item card"),
        (an_event_that_is_none, "the event pile holds a card 99"),
        (an_enemy_twice_in_the_deck, "that does not exist, or twice"),
    ],
)
def test_an_edited_save_that_no_game_reaches(edit: Callable[[Quest], None], told: str) -> None:
    s = in_play()
    sound = save(GAME, s)
    assert digest(GAME, load(GAME, sound)) == digest(GAME, s)
    edit(s)
    with pytest.raises(SaveError) as error:
        load(GAME, save(GAME, s))
    assert told in str(error.value)


def test_what_a_companion_carries_is_sound() -> None:
    s = in_play()
    shop = s.piles.edit(SHOP)
    s.companions.edit(0).load = (FOUND_ITEM, shop.cards[0])
    shop.cards, shop.known = shop.cards[1:], shop.known[1:]
    assert digest(GAME, load(GAME, save(GAME, s))) == digest(GAME, s)


@pytest.mark.parametrize("seed", range(4))
def test_whatever_a_game_reaches_is_sound(seed: int) -> None:
    s = GAME.new(GAME.sample_setup(seed), seed)
    s.auto = True
    stream = Stream(seed)
    for number in range(400):
        if not s.pending:
            break
        if number % 40 == 0:
            assert digest(GAME, load(GAME, save(GAME, s))) == digest(GAME, s)
        random_step(s, stream)


# Answers ---------------------------------------------------------------------------------------------------------------

POSITION = {
    "hero": "A",
    "A": {"area": "1B.c", "items": ["longsword"]},
    "B": {"area": "1B.a", "ghost": True, "acted": True},
    "enemies": [{"enemy": "gremlin green 1", "area": "14B.b"}],
}


@pytest.mark.parametrize(
    ("seat", "answer", "told"),
    [
        (1, "end", "nothing is asked of seat 1; it is up to seat 0"),  # a ghost who has acted
        (0, ("go", 99), "is no option of 'deed'"),
        (0, ("attack", 0, FIRST_ENEMY), "is no option of 'deed'"),
        (0, ("attack", 0, 1), "is no option of 'deed'"),
        (0, "fly", "is no option of 'deed'"),
        (0, ("power", 3), "is no option of 'deed'"),
        (0, None, "is no option of 'deed'"),
    ],
)
def test_an_answer_that_is_none_is_refused_and_changes_nothing(seat: int, answer: Any, told: str) -> None:
    match = Match(GAME, GAME.setup({"heroes": ["white-rose", "archer"], "position": POSITION}), 1, ["human", "human"])
    before = digest(GAME, match.state)
    with pytest.raises(IllegalAnswer, match=told.replace("(", r"\(")):
        match.submit(seat, answer)
    assert digest(GAME, match.state) == before and match.answers == []


def test_a_turn_ends_with_the_hero_who_dies_in_it() -> None:
    """SS-26.8: whoever is dead is asked nothing but what a ghost is."""
    s = GAME.new(GAME.setup({"heroes": ["white-rose", "archer"], "position": POSITION}), 1)
    assert not any(choice.seat == 1 for choice in s.pending)
    assert s.figures.rows[1].area != NOWHERE and s.heroes.rows[1].ghost
    assert [frame.seat for frame in s.agenda if isinstance(frame, HeroTurn)] == [0]
