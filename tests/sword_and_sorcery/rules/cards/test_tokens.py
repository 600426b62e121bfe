"""SS-G14 to SS-G16: criticals, shadows, loot, chests, searches."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import any_way, critical, hurt, lay, trap
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import atoms, atoms_map
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.frames import Searching
from reverie.games.sword_and_sorcery.rules.procedures.criticals import Critical
from reverie.games.sword_and_sorcery.rules.queries import hp_of
from reverie.games.sword_and_sorcery.rules.state import ENEMIES, ENEMY_POWERS, SHADOW, SOUL_WEAPONS
from reverie.games.sword_and_sorcery.rules.strike import BY_WEAPON, Attack
from reverie.testing import rule


def test_the_pools() -> None:
    cast = GAME.cast
    assert sum([card.copies for card in cast.criticals]) == 15
    assert {card.id: card.copies for card in cast.shadows} == {
        "man": 2, "woman": 2, "enemy": 5, "champion": 2, "two-enemies": 2, "quest-enemy": 2, "quest": 1,
    }  # fmt: skip
    assert sum([card.copies for card in cast.loot]) == 6


# Criticals ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("id", "wounds", "conditions", "poison"),
    [
        ("critical-wound-1", 1, 0, 0), ("critical-wound-2", 2, 0, 0), ("critical-stun", 0, t.STUN, 0), ("critical-slow", 0, t.SLOW, 0),
        ("critical-blind", 0, t.BLIND, 0), ("critical-poison-1", 0, 0, 1), ("critical-knock-down", 0, t.DOWN, 0),
    ],
)  # fmt: skip
@pytest.mark.parametrize("whom", ["Ann", "r"])
@rule("SS-24.3")
def test_green_and_blue_criticals(whom: str, id: str, wounds: int, conditions: int, poison: int) -> None:
    """At once, or as a condition; the token is discarded."""
    q = scene("14B", Ann="black-rose 14B.b", Ben="assassin 14B.a", r="raider red 1 14B.b")
    q.stack("critical", critical(q, id))
    q.begin(Critical(q[whom]))
    row = q.s.figures.rows[q[whom]]
    assert (row.wounds, row.conditions, row.poison, row.criticals) == (wounds, conditions, poison, ())
    assert q.s.piles.rows[13].cards == (critical(q, id),)


def with_red(id: str) -> Scene:
    q = scene("14B", Ann="black-rose 14B.b longsword +old-hauberk", Ben="assassin 14B.a", r="raider red 1 14B.b")
    q.stack("critical", critical(q, id))
    q.begin(Critical(q["Ann"]))
    assert q.s.figures.rows[q["Ann"]].criticals == (critical(q, id),)
    return q


@rule("SS-24.5")
def test_a_hit_less() -> None:
    q = with_red("critical-minus-hit")
    q.turn("Ann")
    q.do("attack", "main", "r", dice="r8 b1 b1")
    q.quiet()
    assert q.wounds("r") == 1 + 2 - 1 - 1


@rule("SS-24.5")
def test_armour_lowered() -> None:
    q = with_red("critical-minus-armour")
    q.begin(Attack(q["r"], q["Ann"], BY_WEAPON, 1), "b1 b1")
    q.quiet()
    assert q.wounds("Ann") == 2


@pytest.mark.parametrize(("id", "less"), [("critical-minus-hp-1", 1), ("critical-minus-hp-2", 2)])
@rule("SS-24.5")
def test_hp_lowered(id: str, less: int) -> None:
    q = with_red(id)
    assert hp_of(q.s, q["Ann"]) == 9 - less


def test_no_skill() -> None:
    """Effects that cost a SKILL cannot be paid, neither in attack nor in defence."""
    q = with_red("critical-no-skill")
    q.turn("Ann")
    q.do("attack", "main", "r", dice="r4 b1 b1")
    assert q.choice.kind == "deed"
    assert q.wounds("r") == 1


# Shadows ----------------------------------------------------------------


def revealed(id: str) -> Scene:
    q = scene(
        "14B",
        Ann="black-rose 14B.b",
        Ben="assassin 14B.b",
        g="gremlin green 1 14B.c",
        r="raider green 1 14B.c",
        z="raider green 2 14B.c",
    )
    for name in ("g", "r", "z"):
        atoms.take_away(q.s, q[name])
        atoms.leave_play(q.s, q.foe(name), False)
    row = q.s.piles.edit(ENEMIES)
    row.cards, row.known = (q.foe("g"), q.foe("r"), q.foe("z")), (0, 0, 0)
    powers = q.s.piles.edit(ENEMY_POWERS)
    powers.cards, powers.known = (0, 5), (0, 0)
    q.s.plan.quest_enemy = q.foe("r")
    number = next(card.number for card in q.s.cast.shadows if card.id == id)
    atoms_map.lay(q.s, SHADOW, q.area("14B.a"), number)
    q.turn("Ann")
    any_way(q)
    return q


@pytest.mark.parametrize(
    ("id", "where"),
    [
        ("man", ("", "")), ("woman", ("", "")), ("enemy", ("14B.a", "")), ("champion", ("14B.a", "")), ("two-enemies", ("14B.a", "14B.a")),
        ("quest-enemy", ("", "14B.a")),
    ],
)  # fmt: skip
@rule("SS-29.3", "SS-29.4", "SS-29.5", "SS-29.7", "SS-29.8")
def test_shadows(id: str, where: tuple[str, str]) -> None:
    q = revealed(id)
    assert (q.where("g"), q.where("r"), q.where("z")) == (*where, "")
    assert len(q.s.piles.rows[15].cards) == 1


@rule("SS-29.6")
def test_a_champion_has_a_power_more() -> None:
    q = revealed("champion")
    assert q.s.foes.rows[q.foe("g")].powers == (0,)
    assert revealed("enemy").s.foes.rows[q.foe("g")].powers == ()


# Loot ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("id", "crowns", "cards", "soul"),
    [
        ("loot-10", 10, 0, 0),
        ("loot-20", 20, 0, 0),
        ("loot-50", 50, 0, 0),
        ("loot-treasure", 0, 1, 0),
        ("loot-soul", 0, 0, 1),
    ],
)
@rule("SS-27.2", "SS-36.3")
def test_loot(id: str, crowns: int, cards: int, soul: int) -> None:
    """It is turned over when it is taken, does what its face says and is discarded."""
    q = scene("14B", Ann="black-rose 14B.b", Ben="assassin 14B.a")
    number = next(card.number for card in q.s.cast.loot if card.id == id)
    thing = lay(q, "loot", "14B.b", number)
    q.turn("Ann")
    q.do("take")
    q.do((thing,))
    assert (q.s.crowns(0), len(q.s.heroes.rows[0].pack), q.s.soul) == (crowns, cards, soul)
    assert q.s.piles.rows[17].cards == (number,)


# Chests ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("back", "cards", "crowns"), [("treasure", 1, 0), ("two-treasures", 2, 0), ("treasure-20", 1, 20)]
)
@rule("SS-10.8")
def test_chests(back: str, cards: int, crowns: int) -> None:
    q = scene("14B", Ann="black-rose 14B.b", Ben="assassin 14B.a")
    deck = q.s.piles.rows[6].cards
    lay(q, "chest", "14B.b", q.s.cast.chests[back])
    q.stack("trap", trap(q, "click"))
    q.turn("Ann")
    q.do(next(deed for deed in q.options() if deed[0] == "chest"))
    assert q.s.heroes.rows[0].pack == deck[:cards]
    assert q.s.crowns(0) == crowns


# Searches ----------------------------------------------------------------


def searched(token: int, face: str, line: int = 0) -> Scene:
    q = scene("14B", Ann="black-rose 14B.b", Ben="assassin 14B.a", g="gremlin green 1 14B.c", h="gremlin green 2 14B.c")
    for name in ("g", "h"):
        atoms.take_away(q.s, q[name])
        atoms.leave_play(q.s, q.foe(name), False)
    row = q.s.piles.edit(ENEMIES)
    row.cards, row.known = (q.foe("g"), q.foe("h")), (0, 0)
    q.s.happened = []
    q.stack("trap", trap(q, "needle"))
    q.stack("loot", next(card.number for card in q.s.cast.loot if card.id == "loot-50"))
    hurt(q, "Ann", 5)
    q.begin(Searching(q["Ann"], token, q.area("14B.b")), face)
    if q.choice.kind == "drawn":
        q.do(q.options()[line])
    any_way(q)
    return q


def found(q: Scene) -> tuple[int, int, int, str]:
    """Crowns, cards, wounds, the enemy's place."""
    assert q.where("h") == ""
    return q.s.crowns(0), len(q.s.heroes.rows[0].pack), q.wounds("Ann"), q.where("g")


@pytest.mark.parametrize(
    ("token", "face", "result"),
    [
        (1, "r2", (10, 0, 5, "")), (1, "r9", (0, 1, 5, "")), (1, "r1", (0, 0, 6, "")), (1, "r6", (10, 0, 5, "")),
        (2, "r9", (50, 0, 5, "")), (2, "r6", (0, 1, 5, "")), (2, "r1", (0, 0, 5, "14B.b")), (2, "r2", (0, 0, 5, "")),
        (3, "r6", (0, 0, 2, "")), (3, "r10", (0, 2, 5, "")), (3, "r1", (0, 0, 6, "")), (3, "r2", (0, 0, 5, "")),
        (4, "r2", (5, 0, 5, "")), (4, "r9", (0, 0, 5, "")),
    ],
)  # fmt: skip
@rule("SS-10.11")
def test_searches(token: int, face: str, result: tuple[int, int, int, str]) -> None:
    assert found(searched(token, face)) == result


@rule("SS-7.35")
def test_of_two_results_the_searcher_takes_one() -> None:
    assert found(searched(1, "r4", 0)) == (10, 0, 5, "")
    assert found(searched(1, "r4", 1)) == (0, 1, 5, "")


@rule("SS-21.11")
def test_search_three_finds_a_soul_weapon() -> None:
    """Where the deck is in use."""
    q = scene("14B", Ann="black-rose 14B.b", Ben="assassin 14B.a")
    weapon = q.s.cast.items[q.s.cast.item_ids["golden-mirror"]].cards[0]
    row = q.s.piles.edit(SOUL_WEAPONS)
    row.cards, row.known = (weapon,), (0,)
    q.begin(Searching(q["Ann"], 3, q.area("14B.b")), "r10")
    any_way(q)
    assert q.s.heroes.rows[0].pack == (weapon,)
