"""SS-14, SS-19, SS-26: ranks, powers, death and resurrection."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.rules import atoms, atoms_map
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.picks import refuse_learn
from reverie.games.sword_and_sorcery.rules.procedures.learning import Learning
from reverie.games.sword_and_sorcery.rules.procedures.setup import Setup, raise_heroes
from reverie.games.sword_and_sorcery.rules.procedures.time_phase import SoulStep
from reverie.games.sword_and_sorcery.rules.queries import combat_actions, hp_of, normal_actions
from reverie.games.sword_and_sorcery.rules.state import SHRINE
from reverie.games.sword_and_sorcery.rules.why import why_not
from reverie.testing import rule


def party() -> Scene:
    return scene("1B", Thorgar="cleric 1B.a", Shae="rogue 1B.a")


@rule("SS-14.3", "SS-14.4")
def test_ranks_cost_their_square() -> None:
    """SS-T22: 13 points take a hero from I to III, once nobody is behind."""
    q = party()
    q.s.soul = 17
    q.begin(SoulStep())
    assert q.offers("rank", 0) or ("rank", 0) in q.options()
    q.do(("rank", 0))
    q.do(q.options()[0])
    assert q.s.soul == 13
    assert ("rank", 0) not in q.options()  # SS-14.5
    q.do(("rank", 1))
    q.do(q.options()[0])
    q.do(("rank", 0))
    assert q.s.heroes.rows[0].rank == 3
    assert q.s.soul == 0


@rule("SS-14.5")
def test_nobody_rises_above_the_weakest() -> None:
    """SS-T23."""
    q = party()
    q.s.heroes.edit(0).rank = 3
    q.s.heroes.edit(1).rank = 2
    q.s.soul = 25
    q.begin(SoulStep())
    assert [deed for deed in q.options() if deed != "stop"] == [("rank", 1)]
    refused = why_not(q.s, q.choice, ("rank", 0))
    assert refused is not None
    assert (refused.rule, refused.why) == ("SS-14.5", "weakest")


@rule("SS-14.7")
def test_half_a_rank_is_rounded_up() -> None:
    """SS-T24."""
    assert [t.half_rank(rank) for rank in range(1, 8)] == [1, 1, 2, 2, 3, 3, 4]


@rule("SS-19.10", "SS-19.11")
@pytest.mark.parametrize(
    ("power", "line", "glasses"), [("heal-wounds", 0, 1), ("call-lightning", 0, 3), ("call-lightning", 1, 4)]
)
def test_hourglasses(power: str, line: int, glasses: int) -> None:
    """SS-T25, SS-T27."""
    q = scene("14B", Thorgar="cleric 14B.c", Shae="rogue 14B.c", g="gremlin green 1 14B.b")
    q.s.heroes.edit(0).rank = 5
    number = q.s.cast.power_ids[power]
    atoms.learn(q.s, 0, number, 1)
    atoms.wound(q.s, 1, 1)
    q.s.happened = []
    q.turn("Thorgar")
    target = "Shae" if power == "heal-wounds" else "g"
    q.do("power", power, line, target, dice="r1 r1 b1 b1" + " r1 b1" * line + " b1")
    while q.choice.kind != "deed":
        q.do(q.options()[-1])
    assert q.s.heroes.rows[0].powers == ((number, 1, glasses),)


@rule("SS-19.5", "SS-19.6")
@pytest.mark.parametrize(
    ("version", "power", "rank", "refused"),
    [
        ("rogue", "backstab", 1, "SS-19.5"),  # SS-T33
        ("rogue", "treasure-huntress", 1, ""),
        ("runemaster", "command", 1, "SS-19.5"),  # SS-T34
        ("runemaster", "rune-of-ruin", 3, ""),
        ("archer", "precise-strike", 1, ""),  # SS-T35
        ("cleric", "call-lightning", 2, "SS-19.6"),  # SS-T36
        ("cleric", "call-lightning", 3, ""),
    ],
)
def test_who_may_learn_what(version: str, power: str, rank: int, refused: str) -> None:
    q = scene("14B", One=f"{version} 14B.c", Ecarus="white-rose 14B.c")
    found = refuse_learn(q.s, 0, q.s.cast.power_ids[power], rank)
    assert (found.rule if found is not None else "") == refused


@rule("SS-26.2", "SS-14.8", "SS-26.3")
def test_death() -> None:
    """SS-T53: Thorgar of rank III loses the power of that rank, and what he carries."""
    q = scene("14B", Thorgar="cleric 14B.b hammer healing-potion", Shae="rogue 14B.a")
    q.s.heroes.edit(0).rank = 3
    for rank, power in ((1, "heal-wounds"), (2, "battle-rune"), (3, "call-lightning")):
        atoms.learn(q.s, 0, q.s.cast.power_ids[power], rank)
    atoms.give_condition(q.s, 0, t.BLIND)
    q.s.heroes.edit(0).crowns = (0, 1, 0)
    q.turn("Shae")
    atoms.wound(q.s, 0, 11)
    q.do("end")
    row = q.s.heroes.rows[0]
    assert row.ghost
    assert row.rank == 2
    assert [power for power, _rank, _cooldown in row.powers] == [
        q.s.cast.power_ids[one] for one in ("heal-wounds", "battle-rune")
    ]
    assert row.pack == ()
    assert row.crowns == (0, 0, 0)
    assert row.slots[t.MAIN] != t.NO_ITEM
    assert q.s.figures.rows[0].conditions == 0
    assert sorted([thing.kind for thing in q.s.things.rows if thing.area == q.area("14B.b")]) == [8, 11]


@rule("SS-26.14")
def test_resurrection() -> None:
    """SS-T54."""
    q = party()
    q.s.heroes.edit(0).rank = 3
    q.s.heroes.edit(1).rank = 3
    atoms.become_ghost(q.s, 0, 3)
    q.s.happened = []
    q.s.soul = 3
    shrine = atoms_map.lay(q.s, SHRINE, q.area("1B.a"))
    q.begin(SoulStep())
    assert q.choice.kind != "soul"
    atoms_map.set_shrine(q.s, shrine, True)
    q.begin(SoulStep())
    q.do(("rise", 0))
    assert q.s.in_play(0)
    assert q.s.soul == 0
    assert q.wounds("Thorgar") == 0


@rule("SS-14.1")
@pytest.mark.parametrize(
    ("version", "rank", "hp", "combat", "normal"),
    [("sorceress", 1, 6, 1, 1), ("sorceress", 4, 10, 2, 2), ("white-rose", 7, 20, 2, 3), ("rogue", 5, 12, 1, 3)],
)
def test_the_gem_gives_hp_and_actions(version: str, rank: int, hp: int, combat: int, normal: int) -> None:
    """SS-G2."""
    q = scene("1B", One=f"{version} 1B.a", Laegon="archer 1B.a")
    q.s.heroes.edit(0).rank = rank
    assert (hp_of(q.s, 0), combat_actions(q.s, 0), normal_actions(q.s, 0)) == (hp, combat, normal)


@rule("SS-14.2", "SS-36.2")
def test_soul_points_of_enemies_go_to_the_common_pool() -> None:
    q = scene("14B", Thorgar="cleric 14B.a", Shae="rogue 14B.b", g="gremlin blue 1 14B.b")
    q.turn("Shae")
    atoms.wound(q.s, q["g"], 5)
    q.do("dash")
    assert q.where("g") == ""
    assert q.s.soul == 1


@rule("SS-14.6", "SS-14.1")
def test_a_new_rank_counts_at_once_and_wounds_stay() -> None:
    q = party()
    atoms.wound(q.s, 0, 2)
    q.s.happened = []
    q.s.soul = 4
    before = hp_of(q.s, 0)
    q.begin(SoulStep())
    q.do(("rank", 0))
    assert q.choice.kind == "learn"
    q.do(q.options()[0])
    assert hp_of(q.s, 0) == before + 1
    assert q.wounds("Thorgar") == 2
    assert [rank for _power, rank, _glasses in q.s.heroes.rows[0].powers] == [2]


@rule("SS-14.5", "SS-Q53")
def test_a_ghost_counts_as_the_weakest() -> None:
    q = party()
    q.s.heroes.edit(0).rank = 2
    q.s.heroes.edit(1).rank = 2
    atoms.become_ghost(q.s, 1, 1)
    q.s.happened = []
    q.s.soul = 20
    q.begin(SoulStep())
    assert q.options() == [("rank", 1), "stop"]


@rule("SS-14.3", "SS-Q67")
def test_a_lost_rank_costs_the_same_again() -> None:
    """The power of that rank is chosen anew."""
    q = party()
    for seat in (0, 1):
        q.s.heroes.edit(seat).rank = 2
    atoms.learn(q.s, 0, q.s.cast.power_ids["battle-rune"], 2)
    q.turn("Shae")
    atoms.wound(q.s, 0, 10)
    q.do("end")
    assert q.s.heroes.rows[0].powers == ()
    q.s.soul = 4
    q.begin(SoulStep())
    q.do(("rank", 0))
    assert q.choice.kind == "learn"
    assert q.s.cast.power_ids["battle-rune"] in q.options()
    assert q.s.soul == 0


@rule("SS-14.3")
def test_the_highest_rank_is_seven() -> None:
    q = party()
    for seat in (0, 1):
        q.s.heroes.edit(seat).rank = 7
    q.s.soul = 100
    q.begin(SoulStep())
    assert q.choice.kind == "deed"


@rule("SS-14.9", "SS-5.19")
def test_who_starts_higher_picks_rank_by_rank() -> None:
    """At III Thorgar picks three times, each pick stored with its rank, each by what was legal at it."""
    q = scene("1B", wishes={"rank": 3}, Thorgar="cleric 1B.a", Shae="rogue 1B.a")
    raise_heroes(q.s, Setup())
    assert q.s.heroes.rows[0].owed == (1, 2, 3)
    assert q.s.heroes.rows[1].owed == (1, 2, -3)
    q.begin(Learning(0))
    for rank in (1, 2, 3):
        assert max([q.s.cast.powers[power].lines[0].rank for power in q.options()]) == rank
        q.do(q.options()[0])
    assert [rank for _power, rank, _glasses in q.s.heroes.rows[0].powers] == [1, 2, 3]
    assert [t.RANK_TOTALS[rank] for rank in range(1, 8)] == [0, 4, 13, 29, 54, 90, 139]
