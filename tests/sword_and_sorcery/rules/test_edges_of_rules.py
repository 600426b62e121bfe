"""Cases that no worked example has: two deaths at once, hit points that fall, attacks turned back, chests of the dead, companions."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.foes import settle as settle_all
from tests.sword_and_sorcery.rules.cards.table import skilled
from tests.sword_and_sorcery.scene import Scene, scene
from tests.sword_and_sorcery.written import ability, born_with, does, happened, lasts, making, settle

from reverie.games.sword_and_sorcery.rules import atoms, atoms_items, atoms_map
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.effects.attacks import can_follow
from reverie.games.sword_and_sorcery.rules.procedures.opening import OpenChest
from reverie.games.sword_and_sorcery.rules.queries import hp_of
from reverie.games.sword_and_sorcery.rules.state import CHEST, FIRST_COMPANION, FOUND_ITEM, FOUND_LOOT, FOUND_TREASURE
from reverie.games.sword_and_sorcery.rules.strike import BY_HITS, BY_WEAPON, Attack
from reverie.testing import rule


def two(**more: str) -> Scene:
    return scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", **more)


def run(q: Scene) -> None:
    q.s.pending.clear()
    q.s.given.clear()
    q.run()


# Deaths ----------------------------------------------------------------------------------------------------------------


@rule("SS-28.13", "SS-40.5f", "SS-7.5")
def test_a_horde_that_dies_at_once_does_not_run_first() -> None:
    """Both figures fall in one blow: no coward falls back, and the find lies where they stood."""
    q = two(p="gremlin-pack green 1 14B.b")
    q.s.listening = True
    q.begin(Attack(0, -1, BY_HITS, 9, group=(q["p"], q["p"] + 1)), "b1 b1")
    settle_all(q)
    assert happened(q, "pushed", "moved", "ability-used") == []
    lying = [thing.area for thing in q.s.things.rows if thing.kind == FOUND_LOOT]
    assert lying == [q.area("14B.b")]


@rule("SS-26.1", "SS-14.8")
@pytest.mark.parametrize("how", ["lasting", "item"])
def test_hit_points_that_end_kill(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A draught that lent two HP wears off, a belt that gave them is laid down."""
    q = scene("14B", Ecarus="white-rose 14B.b longsword", Shae="rogue 14B.c")
    if how == "lasting":
        lasts(q, "Ecarus", "{mod: hp, by: 2}", t.UNTIL_TIME_PHASE)
    else:
        made = ability(q, "{always: [{mod: hp, by: 2}]}")
        side = q.s.item(q.s.heroes.rows[0].slots[0]).sides[0]
        monkeypatch.setattr(side, "abilities", (*side.abilities, made.number))
        monkeypatch.setattr(side, "bears", (*side.bears, *made.bears))
        q.s.borne[0] = None
        q.s.outdate(1 << FIRST_COMPANION)
    q.s.figures.edit(0).wounds = 11
    assert hp_of(q.s, 0) == 12
    if how == "lasting":
        q.time_phase()
    else:
        atoms_items.unequip(q.s, 0, t.MAIN)
        run(q)
    assert not q.s.in_play(0)


@rule("SS-20.6", "SS-26.2", "SS-26.1")
def test_a_companion_falls_with_the_rank_of_its_owner() -> None:
    """Fenrir has 3 HP and the soul rank: with four wounds he lives beside a hero of rank II, and not beside the ghost of rank I."""
    q = scene("14B", Laegon="archer 14B.b", Shae="rogue 14B.c")
    skilled(q, "Laegon", 2)
    atoms.summon(q.s, 0, 0, 2, q.area("14B.b"))
    q.s.figures.edit(FIRST_COMPANION).wounds = 4
    q.s.happened = []
    does(q, "{op: wound, whose: target, amount: 99}", "", 0)
    settle(q)
    assert q.s.heroes.rows[0].rank == 1
    assert not q.s.companions_in_play()


@rule("SS-26.8", "SS-20.3")
def test_with_its_owner_a_companion_stops() -> None:
    """What strikes back kills the owner beside: the activation is over."""
    q = scene("14B", Laegon="archer 14B.b", Shae="rogue 14B.c", g="gremlin blue 1 14B.b")
    q.s.figures.edit(0).wounds = hp_of(q.s, 0) - 1
    does(q, "{op: summon, companion: fenrir, rank: 2}", "Laegon")
    q.do("attack", "g", dice="r2 b2 b1 b1 b1 b1")
    settle(q)
    assert not q.s.in_play(0)
    assert q.options() == ["rest", "wait"]


# Attacks ---------------------------------------------------------------------------------------------------------------


@rule("SS-Q54", "SS-40.5a", "SS-35.5")
def test_an_attack_turned_back_robs_nobody() -> None:
    """The gremlin bites itself: it has damaged no hero."""
    q = two(g="gremlin green 1 14B.b")
    atoms_items.gain_crowns(q.s, 0, 10)
    born_with(q, "Ecarus", "{use: passive, window: hits, target: you, do: [{op: redirect-attack}]}")
    q.s.active = 1
    q.s.listening = True
    q.begin(Attack(q["g"], 0, BY_WEAPON, t.MAIN), "r2 r2 b1")
    q.do(q.options()[0])
    settle(q)
    assert [event.data for event in q.s.events if event.kind == "attack-taken"] == [{"by": q["g"], "instead": 0}]
    assert q.wounds("g") > 0
    assert q.s.crowns(0) == 10


# Companions ------------------------------------------------------------------------------------------------------------


@rule("SS-20.4")
@pytest.mark.parametrize(
    ("whose", "wounds"), [("heroes-here", 2), ("heroes-within 1", 2), ("chosen-ally", 1), ("everyone", 2)]
)
def test_heroes_do_not_heal_companions_but_where_a_card_says_so(whose: str, wounds: int) -> None:
    q = scene("14B", Laegon="archer 14B.b", Shae="rogue 14B.c")
    atoms.summon(q.s, 0, 0, 2, q.area("14B.b"))
    q.s.figures.edit(FIRST_COMPANION).wounds = 2
    q.s.happened = []
    does(q, f"{{op: heal, whose: {whose}, amount: 1}}", "Laegon")
    if q.choice.kind == "target":
        q.do(FIRST_COMPANION)
    assert q.s.figures.rows[FIRST_COMPANION].wounds == wounds


@rule("SS-15.15", "SS-20.4")
def test_a_companion_that_flies_crosses_barriers() -> None:
    q = scene("8B 14B 1B", Laegon="archer 8B.a", Shae="rogue 8B.a")
    walls = [
        (here, there)
        for here in range(len(q.s.plan.areas.names))
        for there in q.s.reach().meets[here]
        if there not in q.s.reach().walks[here]
    ]
    if not walls:
        pytest.skip("these tiles have no barrier")
    here, there = walls[0]
    q.s.figures.edit(0).area = here
    q.names["wolf"] = FIRST_COMPANION
    does(q, "{op: summon, companion: fenrir, rank: 2}", "Laegon")
    assert not q.choice.options.has(("go", there))
    q.do("end")
    lasts(q, "wolf", "{mod: flying}")
    q.s.companions.edit(0).activated = False
    does(q, "{op: summon, companion: fenrir, rank: 2}", "Laegon")
    assert q.choice.options.has(("go", there))


# Chests ----------------------------------------------------------------------------------------------------------------


@rule("SS-10.8")
@pytest.mark.parametrize(
    ("written", "kinds"),
    [
        ("{do: [{op: treasure, whose: opener, draw: 3, keep: 1}]}", [FOUND_TREASURE]),
        ("{do: [{op: soul-weapon, whose: opener}]}", [FOUND_TREASURE, FOUND_TREASURE]),
        ("{do: [{op: loot, whose: opener}]}", [FOUND_LOOT]),
    ],
)
def test_the_chest_of_a_dead_opener(written: str, kinds: list[int]) -> None:
    """Its contents lie on its area, as many as the opener would have kept."""
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c")
    made = ability(q, written)
    chest = atoms_map.lay(q.s, CHEST, q.area("14B.b"), made.number)
    q.stack("trap", [card.id for card in q.s.cast.traps].index("needle"))
    q.s.figures.edit(0).wounds = 9
    q.begin(OpenChest(0, chest))
    settle(q)
    assert not q.s.in_play(0)
    found = [thing.kind for thing in q.s.things.rows if thing.kind in (FOUND_TREASURE, FOUND_ITEM, FOUND_LOOT)]
    assert found == kinds


@rule("SS-24.18", "SS-22.12", "SS-36.5")
def test_all_who_are_hit_at_once_take_their_wounds_at_once() -> None:
    """The first to die would strike back with its last breath; the second has died of the same blow."""
    q = two(a="gremlin green 1 14B.b", b="gremlin green 2 14B.b")
    q.s.listening = True
    q.begin(Attack(0, -1, BY_HITS, 9, group=(q["a"], q["b"])), "b1 b1")
    settle_all(q)
    told = happened(q, "defended", "wounded", "enemy-died")
    assert told == ["defended", "defended", "wounded", "wounded", "enemy-died", "enemy-died"]


@rule("SS-50.3", "SS-35.3")
def test_an_enemy_that_may_strike_two_strikes_two() -> None:
    """Heroes of the area, not enemies; its player says whom, and cannot say nobody."""
    q = scene(
        "14B",
        Ann="black-rose 14B.b",
        Ben="assassin 14B.b",
        Cat="archer 14B.b",
        o="orc-warrior green 1 14B.b",
        r="raider green 1 14B.b",
    )
    extra = making(q).dice_effects(["Targets 2"])
    q.begin(Attack(q["o"], 0, BY_HITS, 2, extra=extra), "b1 b1 b1 b1")
    assert (q.choice.kind, q.options()) == ("beside", [1, 2])
    q.do(2)
    settle(q)
    assert [q.wounds(name) > 0 for name in ("Ann", "Ben", "Cat")] == [True, False, True]


@rule("SS-12.3", "SS-25.8", "SS-50.15")
@pytest.mark.parametrize("why", ["", "blind", "pushed"])
def test_a_further_attack_of_an_enemy_needs_sight(why: str) -> None:
    """Ambidexterity: not against a hero who was driven out of sight, nor by one that was blinded meanwhile."""
    q = scene("14B 1B", Ann="black-rose 14B.b", Ben="assassin 14B.c", r="raider blue 1 14B.b")
    hand = hand_to_hand(q, why)
    assert hand == (why == "")


def hand_to_hand(q: Scene, why: str) -> bool:
    """Whether the raider may strike Ann once more."""
    if why == "blind":
        atoms.give_condition(q.s, q["r"], t.BLIND)
    elif why == "pushed":
        unseen = next(
            area for area in range(len(q.s.plan.areas.names)) if not q.s.reach().sees(q.area("14B.b"), area, 0, t.FOG)
        )
        q.s.figures.edit(0).area = unseen
    return can_follow(q.s, q["r"], t.OFF, 0)


@rule("SS-50.10", "SS-19.10")
def test_a_power_used_out_of_turn_is_the_next_power_too() -> None:
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.b", g="gremlin green 1 14B.b")
    skilled(q, "Ecarus", 2, "guardians-oath")
    lasts(q, "Ecarus", "{mod: any-level}", t.UNTIL_POWER)
    q.s.active = 1
    q.begin(Attack(q["g"], 1, BY_HITS, 2), "b1 b1")
    q.do(next(one for one in q.options() if one[0] == "power"))
    assert not q.s.lasting
