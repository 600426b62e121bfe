"""Rules that cross: what one chapter says, in the middle of what another does."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.foes import controlled_by, hit_by, into_deck, resting, told, wound
from tests.sword_and_sorcery.rules.cards.table import hurt, pass_all
from tests.sword_and_sorcery.rules.test_enemies import plan_of
from tests.sword_and_sorcery.scene import scene

from reverie.games.sword_and_sorcery.rules import atoms
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.procedures.spawning import assigned
from reverie.testing import rule


@rule("SS-7.5", "SS-40.5g")
@pytest.mark.parametrize(("wounds", "dice", "struck"), [(0, "b1", 2), (4, "", 0)], ids=["lives", "dies"])
def test_spikes_answer_fire_in_the_time_phase_as_well_unless_it_kills(wounds: int, dice: str, struck: int) -> None:
    q = scene("14B", Ann="white-rose 14B.b", Ben="rogue 14B.c", g="gremlin blue 1 14B.b")
    hurt(q, "g", wounds)
    atoms.give_fire(q.s, q["g"], 1)
    q.time_phase(dice)
    pass_all(q)
    q.quiet()
    assert (q.wounds("Ann"), q.wounds("Ben")) == (struck, 0)


@rule("SS-25.8", "SS-25.9")
def test_an_action_wasted_by_the_blind_is_the_only_one_of_the_slow() -> None:
    q = scene("14B", Ann="white-rose 14B.b longsword", Ben="rogue 14B.c", g="gremlin green 1 14B.b")
    hit_by(q, "Ann", t.SLOW)
    hit_by(q, "Ann", t.BLIND)
    q.turn("Ann")
    assert q.offers("attack", "main", "g") and q.offers("go", "14B.c") and q.offers("dash")
    q.do("attack", "main", "g", dice="b1")
    pass_all(q)
    assert not q.offers("attack", "main", "g") and not q.offers("go", "14B.c") and not q.offers("dash")


@rule("SS-25.12", "SS-26.2", "SS-6.3")
def test_who_has_died_of_fire_rolls_no_save_against_poison() -> None:
    q = scene("14B", Ann="white-rose 14B.b", Ben="rogue 14B.c")
    hurt(q, "Ann", 9)
    atoms.give_poison(q.s, q["Ann"], 1)
    atoms.give_fire(q.s, q["Ann"], 1)
    q.time_phase()
    while q.s.pending and not resting(q):
        q.do(q.options()[0])
    q.quiet()
    assert q.s.heroes.rows[q["Ann"]].ghost


@rule("SS-31.4", "SS-31.2")
def test_who_has_fewest_is_looked_for_from_the_left_of_the_active_player() -> None:
    heroes = {"Ann": "white-rose 14B.a", "Ben": "cleric 14B.a", "Cat": "rogue 14B.a"}
    foes = {"a": "gremlin green 1 14B.b", "b": "raider green 1 14B.b", "c": "orc-warrior green 1 14B.b"}
    q = scene("14B", **heroes, **foes, new="orc-shaman green 1 14B.b")
    into_deck(q, "new")
    found = []
    for owners, active in (("001", 0), ("021", 0), ("112", 0), ("011", 1), ("012", 1)):
        for name, seat in zip(foes, owners, strict=True):
            controlled_by(q, int(seat), name)
        q.s.active = active
        found.append(assigned(q.s, q.foe("new")))
    assert found == [2, 0, 0, 2, 1]


@rule("SS-Q79", "SS-15.9", "SS-15.14")
def test_the_highest_strikes_first_at_one_who_leaves_and_death_ends_the_move() -> None:
    q = scene(
        "14B", Ann="white-rose 14B.b", Ben="rogue 14B.c", g="gremlin green 1 14B.b", o="orc-warrior green 1 14B.b",
        r="raider blue 1 14B.b",
    )  # fmt: skip
    hurt(q, "Ann", 9)
    q.s.listening = True
    q.turn("Ann")
    q.do("go", "14B.c", dice="r2 b2 b2 b1")
    pass_all(q)
    assert q.s.heroes.rows[q["Ann"]].ghost and q.where("Ann") == "14B.b"
    assert [event["attacker"] for event in told(q, "attack-declared")] == [q["r"]]


@rule("SS-33.18", "SS-33.10", "SS-26.5")
def test_the_richest_is_a_title_that_a_ghost_loses() -> None:
    """Cat, out of reach, is the richest: the most wounded is struck at. When she is a ghost, Ann and Ben share the title."""
    q = scene("98A", Ann="white-rose 98A.b", Ben="cleric 98A.b", Cat="rogue 98A.g", g="gremlin green 1 98A.b")
    for name, crowns in (("Ann", (1, 0, 0)), ("Ben", (1, 0, 0)), ("Cat", (0, 2, 0))):
        q.s.heroes.edit(q[name]).crowns = crowns
    wound(q, "Ann", 1)
    wound(q, "Ben", 2)
    assert plan_of(q, "g") == (0, ["Ben"])
    q.s.heroes.edit(q["Ann"]).crowns = (2, 0, 0)
    assert plan_of(q, "g") == (0, ["Ben"])
    atoms.wound(q.s, q["Cat"], 7)
    q.turn("Ben")
    q.do("dash")
    assert plan_of(q, "g") == (0, ["Ann"])
