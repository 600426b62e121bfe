"""SS-26: wounds, death, ghosts, resurrection."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.rules.cards.table import card, cool, cooldown, die, hurt, lay, pass_all, skilled
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.rules import atoms, atoms_items, atoms_map
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.force import borne, in_play_count
from reverie.games.sword_and_sorcery.rules.frames import Activation, Activations
from reverie.games.sword_and_sorcery.rules.plan import Loss
from reverie.games.sword_and_sorcery.rules.procedures.battle import BattlePhase
from reverie.games.sword_and_sorcery.rules.procedures.ending import Settlement
from reverie.games.sword_and_sorcery.rules.procedures.time_phase import SoulStep
from reverie.games.sword_and_sorcery.rules.queries import controls, dominates, hp_of, taking_part
from reverie.games.sword_and_sorcery.rules.state import FIRST_COMPANION, KEY, SHRINE, STASH
from reverie.testing import rule


def kill(q: Scene, name: str, by: str = "") -> None:
    """A hero takes as many wounds as are left."""
    left = hp_of(q.s, q[name]) - q.wounds(name)
    atoms.wound(q.s, q[name], left, q[by] if by else atoms.OTHER_CAUSE)


def ghost(q: Scene, name: str) -> bool:
    return q.s.heroes.rows[q[name]].ghost


def shrine(q: Scene, area: str, active: bool = True) -> int:
    return atoms_map.lay(q.s, SHRINE, q.area(area), 0, 1 if active else 0)


# Death -------------------------------------------------------------------------------------------------------------------


@rule("SS-26.1")
def test_as_many_wounds_as_hp_kill_and_one_fewer_does_not() -> None:
    q = scene("14B", Ecarus="white-rose 14B.a", Shae="rogue 14B.b")
    q.turn("Shae")
    atoms.wound(q.s, 0, 9)
    q.do("dash")
    assert not ghost(q, "Ecarus")
    atoms.wound(q.s, 0, 1)
    q.do("go", "14B.a")
    assert ghost(q, "Ecarus")


@rule("SS-26.1", "SS-24.5")
def test_less_hp_may_kill_as_well() -> None:
    q = scene("14B", Ecarus="white-rose 14B.a", Shae="rogue 14B.b")
    hurt(q, "Ecarus", 9)
    q.turn("Shae")
    atoms.keep_critical(q.s, 0, next(one.number for one in q.s.cast.criticals if one.id == "critical-minus-hp-1"))
    q.do("dash")
    assert ghost(q, "Ecarus")


@rule("SS-26.2", "SS-26.3", "SS-10.10")
def test_what_death_takes_and_what_it_leaves() -> None:
    """SS-T53: rank, tokens, backpack, crowns and key; not what is equipped."""
    q = scene("14B", Ecarus="white-rose 14B.a broadsword healing-potion", Shae="rogue 14B.b")
    skilled(q, "Ecarus", 2)
    row = q.s.figures.edit(0)
    row.conditions, row.poison, row.fires, row.extra, row.hidden = t.SLOW | t.BLIND, 2, (1, 1), 2, True
    q.s.heroes.edit(0).crowns = (0, 1, 1)
    q.s.heroes.edit(0).key = True
    atoms.let_last(q.s, 0, 0, 1, t.UNTIL_TIME_PHASE)
    q.turn("Shae")
    kill(q, "Ecarus")
    q.do("dash")
    hero, figure = q.s.heroes.rows[0], q.s.figures.rows[0]
    assert (hero.rank, hero.pack, hero.crowns, hero.key) == (1, (), (0, 0, 0), False)
    assert hero.slots[t.MAIN] == card(q, "broadsword")
    assert (figure.conditions, figure.poison, figure.fires, figure.extra, figure.hidden, figure.wounds) == (
        0, 0, (0, 0), 0, False, 0,
    )  # fmt: skip
    assert q.s.lasting == ()
    assert q.where("Ecarus") == "14B.a"
    laid = [(thing.kind, thing.value) for thing in q.s.things.rows if thing.area == q.area("14B.a")]
    assert laid == [(11, card(q, "healing-potion")), (8, atoms_items.packed((0, 1, 1))), (KEY, 0)]


@rule("SS-26.2", "SS-Q66")
def test_rank_one_is_the_least() -> None:
    q = scene("14B", Ecarus="white-rose 14B.a", Shae="rogue 14B.b")
    atoms.learn(q.s, 0, q.s.cast.power_ids["shield-bash"], 1)
    q.turn("Shae")
    kill(q, "Ecarus")
    q.do("dash")
    assert q.s.heroes.rows[0].rank == 1
    assert len(q.s.heroes.rows[0].powers) == 1


@rule("SS-14.8", "SS-19.2", "SS-26.2")
def test_talents_of_the_lost_rank_go_and_open_picks_with_them() -> None:
    """Ecarus of rank III has a talent of it; a pick that was still open for it is gone as well."""
    q = scene("14B", Ecarus="white-rose 14B.a", Shae="rogue 14B.b")
    skilled(q, "Ecarus", 3)
    for rank, power in ((1, "shield-bash"), (2, "rose-strike"), (3, "lucky")):
        atoms.learn(q.s, 0, q.s.cast.power_ids[power], rank)
    atoms.owe(q.s, 0, (2, -3))
    q.turn("Shae")
    kill(q, "Ecarus")
    q.do("dash")
    row = q.s.heroes.rows[0]
    assert [q.s.cast.powers[one].id for one, _rank, _glasses in row.powers] == ["shield-bash", "rose-strike"]
    assert row.owed == (2,)


@rule("SS-26.4", "SS-28.14", "SS-20.5")
@pytest.mark.parametrize(("foe", "powers"), [("gremlin green 1", 1), ("gremlin blue 1", 1), ("gremlin red 1", 0)])
def test_a_killer_of_low_rank_gets_a_power(foe: str, powers: int) -> None:
    q = scene("14B", Ecarus="white-rose 14B.a", Shae="rogue 14B.b", g=f"{foe} 14B.a")
    row = q.s.piles.edit(10)
    row.cards = tuple([one.number for one in q.s.cast.enemy_powers])
    row.known = (0,) * len(row.cards)
    q.turn("Shae")
    kill(q, "Ecarus", "g")
    q.do("dash")
    assert ghost(q, "Ecarus")
    assert len(q.s.foes.rows[q.foe("g")].powers) == powers


@rule("SS-26.4", "SS-Q73")
def test_fire_and_poison_have_no_killer() -> None:
    q = scene("14B", Ecarus="white-rose 14B.a", Shae="rogue 14B.b", g="gremlin green 1 14B.a")
    row = q.s.piles.edit(10)
    row.cards, row.known = (0, 1, 2), (0, 0, 0)
    hurt(q, "Ecarus", 9)
    atoms.give_fire(q.s, 0, 1)
    q.time_phase()
    assert ghost(q, "Ecarus")
    assert q.s.foes.rows[q.foe("g")].powers == ()


@rule("SS-26.6", "SS-1.7")
def test_when_all_are_ghosts_the_quest_is_lost() -> None:
    """SS-T55: at once, in the middle of whatever goes on."""
    q = scene("14B", Ecarus="white-rose 14B.a", Shae="rogue 14B.b")
    q.s.plan.lost = (Loss("all-ghosts"),)
    q.turn("Shae")
    kill(q, "Ecarus")
    q.do("dash")
    assert q.s.ended == ""
    kill(q, "Shae")
    q.do("go", "14B.a")
    assert q.s.ended == "all-ghosts"


@rule("SS-26.7", "SS-27.9")
def test_a_ghost_at_the_end_loses_a_card_that_is_equipped() -> None:
    """Of sword and hauberk the lot names one; the potion in nobody's hands does not count."""
    q = scene("14B", Ecarus="white-rose 14B.a broadsword", Shae="rogue 14B.b pocket-knife")
    die(q, "Ecarus")
    q.s.ended = "won"
    q.begin(Settlement())
    assert q.s.heroes.rows[0].slots[t.MAIN] == t.NO_ITEM
    assert card(q, "broadsword") in q.s.piles.rows[STASH].cards
    assert q.s.heroes.rows[1].slots[t.MAIN] == card(q, "pocket-knife")


@rule("SS-26.8", "SS-Q31", "SS-6.14")
def test_who_dies_in_the_own_turn_ends_it_and_has_no_enemy_turn() -> None:
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", g="gremlin green 1 14B.b")
    hurt(q, "Ecarus", 9)
    q.begin(BattlePhase())
    q.do(0)
    q.do("go", "14B.a", dice="r2 r2 b1")
    assert ghost(q, "Ecarus")
    assert (q.choice.kind, q.choice.seat) == ("deed", 1)  # no encounter, no ghost actions this turn: Shae is next


@rule("SS-26.8")
def test_a_death_does_not_stop_the_enemy_turn() -> None:
    q = scene(
        "14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.a", g="gremlin green 1 14B.b", h="gremlin green 2 14B.b"
    )
    hurt(q, "Ecarus", 9)
    q.s.active = 0
    q.begin(Activations((q.foe("g"), q.foe("h")), -1), dice="r2 r2 b1 r2 r2 b1")
    while q.choice.kind in ("activate", "window"):
        q.do(q.options()[-1])
    assert ghost(q, "Ecarus")
    assert q.wounds("Shae") > 0  # the other went on to her


@rule("SS-26.9", "SS-6.12", "SS-Q31")
def test_who_dies_before_the_own_turn_takes_a_ghosts_turn() -> None:
    q = scene("14B", Ecarus="white-rose 14B.a", Shae="rogue 14B.b")
    q.begin(BattlePhase())
    q.do(1)
    kill(q, "Ecarus")
    q.do("end")
    assert (q.choice.kind, q.choice.seat) == ("ghost", 0)


# Ghosts ------------------------------------------------------------------------------------------------------------------


@rule("SS-26.5", "SS-26.15", "SS-9.5", "SS-Q94")
def test_a_ghost_is_not_in_play() -> None:
    q = scene("14B", Ecarus="white-rose 14B.a", Shae="rogue 14B.a", Thorgar="cleric 14B.a", g="gremlin green 1 14B.a")
    area = q.area("14B.a")
    assert dominates(q.s, area, False)
    die(q, "Ecarus")
    die(q, "Shae")
    assert not controls(q.s, area, False)
    assert (in_play_count(q.s), taking_part(q.s)) == (1, 3)
    die(q, "Thorgar")
    assert not dominates(q.s, area, True)  # nobody of the heroes' side is there


@rule("SS-26.5")
def test_nothing_of_the_world_touches_a_ghost() -> None:
    q = scene(
        "14B", Ecarus="white-rose 14B.a plate", Thorgar="cleric 14B.a", Shae="rogue 14B.b", g="gremlin green 1 14B.a"
    )
    skilled(q, "Thorgar", 1, "heal-wounds")
    hurt(q, "Shae", 1)
    die(q, "Ecarus")
    atoms.wound(q.s, 0, 3)
    atoms.give_condition(q.s, 0, t.SLOW)
    atoms.give_poison(q.s, 0, 1)
    atoms.give_fire(q.s, 0, 2)
    figure = q.s.figures.rows[0]
    assert (figure.wounds, figure.conditions, figure.poison, figure.fires) == (0, 0, 0, (0, 0))
    q.turn("Thorgar")
    targets = [deed[3] for deed in q.options() if deed[0] == "power"]
    assert targets == [q["Shae"]]
    q.do("end")
    q.s.figures.edit(q["Thorgar"]).area = q.area("14B.b")
    q.begin(Activation(q.foe("g")), dice="r1 r1 b1")
    pass_all(q)
    assert q.where("g") == "14B.b"  # Ecarus, who is nearer, is nobody


@rule("SS-26.5", "SS-26.11")
def test_a_ghost_has_no_use_of_items() -> None:
    """Plate slows nobody who is dead, and a pouch makes no room."""
    q = scene("14B", Ecarus="white-rose 14B.a plate", Shae="rogue 14B.b")
    die(q, "Ecarus")
    assert borne(q.s, "movement") == ()
    q.turn("Ecarus")
    for _step in range(5):
        q.do(next(deed for deed in q.options() if deed[0] == "go"))
    assert not [deed for deed in q.options() if deed[0] == "go"]  # five points


@rule("SS-26.11", "SS-Q61")
def test_ghost_actions_each_once_in_any_order() -> None:
    q = scene("14B", Thorgar="cleric 14B.a", Shae="rogue 14B.a")
    hurt(q, "Shae", 3)
    die(q, "Thorgar")
    shrine(q, "14B.c")
    shrine(q, "14B.b", False)
    q.turn("Thorgar")
    assert [deed for deed in q.options() if deed[0] == "return"] == [("return", q.area("14B.c"))]
    q.do(next(deed for deed in q.options() if deed[0] == "shout"))
    pass_all(q)
    if q.choice.kind == "target":
        q.do(q.options()[0])
    assert q.wounds("Shae") == 1
    assert not [deed for deed in q.options() if deed[0] == "shout"]
    q.do("return", "14B.c")
    assert q.where("Thorgar") == "14B.c"
    q.do("go", "14B.b")
    assert not [deed for deed in q.options() if deed[0] == "return"]
    q.do("end")
    assert q.choice.options.has("rest")


@rule("SS-26.11", "SS-7.23")
def test_a_ghost_chooses_among_shrines() -> None:
    q = scene("14B", Thorgar="cleric 14B.a", Shae="rogue 14B.a")
    die(q, "Thorgar")
    for area in ("14B.b", "14B.c"):
        shrine(q, area)
    q.turn("Thorgar")
    assert [deed for deed in q.options() if deed[0] == "return"] == [
        ("return", q.area(area)) for area in ("14B.b", "14B.c")
    ]


@rule("SS-26.12", "SS-26.11", "SS-Q62")
def test_a_ghost_passes_enemies_and_reveals_nothing() -> None:
    q = scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.b", g="gremlin green 1 14B.b")
    lay(q, "shadow", "14B.c", 0)
    die(q, "Ecarus")
    die(q, "Shae")
    q.turn("Ecarus")
    q.do("go", "14B.c")
    q.quiet()
    assert q.where("Ecarus") == "14B.c"
    assert [thing.kind for thing in q.s.things.rows if thing.area == q.area("14B.c")] == [6]


@rule("SS-19.15", "SS-26.5")
def test_a_ghosts_powers_go_on_turning() -> None:
    q = scene("14B", Thorgar="cleric 14B.a", Shae="rogue 14B.a")
    skilled(q, "Thorgar", 1, "heal-wounds")
    cool(q, "Thorgar", "heal-wounds", 2)
    die(q, "Thorgar")
    q.time_phase()
    assert cooldown(q, "Thorgar", "heal-wounds") == 1


# Resurrection --------------------------------------------------------------------------------------------------------------


@rule("SS-26.14", "SS-26.13", "SS-Q69")
def test_a_ghost_rises_at_an_active_shrine_for_its_rank() -> None:
    """SS-T54."""
    q = scene("14B", Thorgar="cleric 14B.a silk-robe", Shae="rogue 14B.b")
    skilled(q, "Thorgar", 3)
    skilled(q, "Shae", 3)
    die(q, "Thorgar")
    number = shrine(q, "14B.a", False)
    q.s.soul = 3
    q.begin(SoulStep())
    assert q.choice.kind == "deed"  # nothing to decide: the shrine sleeps
    atoms_map.set_shrine(q.s, number, True)
    q.s.soul = 2
    q.begin(SoulStep())
    assert q.choice.kind == "deed"
    q.s.soul = 3
    q.begin(SoulStep())
    assert q.options() == [("rise", 0), "stop"]
    q.do(("rise", 0))
    assert (ghost(q, "Thorgar"), q.s.soul, q.wounds("Thorgar")) == (False, 0, 0)
    assert not q.s.heroes.rows[0].acted


@rule("SS-26.14")
def test_elsewhere_nobody_rises() -> None:
    q = scene("14B", Thorgar="cleric 14B.a", Shae="rogue 14B.b")
    die(q, "Thorgar")
    shrine(q, "14B.b")
    q.s.soul = 3
    q.begin(SoulStep())
    assert q.choice.kind == "deed"


# Companions ----------------------------------------------------------------------------------------------------------------


@rule("SS-26.10", "SS-20.2")
def test_a_companion_leaves_what_it_carried() -> None:
    q = scene("14B", Laegon="ranger 14B.a", Shae="rogue 14B.b")
    skilled(q, "Laegon", 3, "summon-fenrir")
    atoms.summon(q.s, 0, 0, 2, q.area("14B.c"))
    q.s.companions.edit(0).load = (11, card(q, "lucky-coin"))
    q.turn("Shae")
    atoms.wound(q.s, FIRST_COMPANION, 6)
    q.do("dash")
    assert q.s.companions_in_play() == []
    assert [(thing.kind, thing.value) for thing in q.s.things.rows if thing.area == q.area("14B.c")] == [
        (11, card(q, "lucky-coin"))
    ]
    assert cooldown(q, "Laegon", "summon-fenrir") == 3
