"""SS-37: master enemies and the threat token; SS-G20: their other side."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.foes import hit_by, into_deck, resting, settle, stand, told, wound
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.content.quests import extended
from reverie.games.sword_and_sorcery.rules import atoms
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.abilities import MODS, Mod
from reverie.games.sword_and_sorcery.rules.effects.foes import formula
from reverie.games.sword_and_sorcery.rules.force import rebuild
from reverie.games.sword_and_sorcery.rules.frames import Activation, FallBack, HeroTurn, Spawn
from reverie.games.sword_and_sorcery.rules.procedures.behaviour import candidates, choose_behaviour
from reverie.games.sword_and_sorcery.rules.procedures.death import HeroDeath
from reverie.games.sword_and_sorcery.rules.queries import hp_of
from reverie.games.sword_and_sorcery.rules.state import EVENTS, NOTHING
from reverie.games.sword_and_sorcery.rules.strike import BY_WEAPON, Attack
from reverie.parts.rules.decks import EVERYBODY, NOBODY
from reverie.testing import rule


def trolls(ann: str, ben: str, troll: str, **more: str) -> Scene:
    """A Troll, two heroes, the threat token with Ann on side I."""
    q = scene("1B 8B 14B", Ann=f"black-rose {ann}", Ben=f"archer {ben}", **more, troll=f"troll {troll}")
    atoms.move_threat(q.s, q["Ann"], 1)
    q.s.listening = True
    return q


def token(q: Scene) -> tuple[str, int]:
    """Who has the threat token, and on which side."""
    names = {number: name for name, number in q.names.items()}
    return names[q.s.threat], q.s.threatened


def plan(q: Scene, foe: str = "troll") -> tuple[int, list[str]]:
    f = Activation(q.foe(foe), figure=q[foe])
    choose_behaviour(q.s, f)
    names = {number: name for name, number in q.names.items()}
    return f.behaviour, [names[victim] for victim in candidates(q.s, f)]


def strike(q: Scene, who: str, focus: int = 4, target: str = "troll") -> None:
    """An attack with bare hands that wounds: armour and resistance take two of four hits, the dice none."""
    q.begin(Attack(q[who], q[target], BY_WEAPON, t.MAIN, focus=focus), "r1 b1 b1")
    settle(q)


# Entry (SS-37.2, SS-37.3) ---------------------------------------------------------------------------------------------------


@rule("SS-37.2", "SS-28.1")
def test_a_master_brings_the_token_to_the_active_player() -> None:
    q = scene("14B", Ann="black-rose 14B.a", Ben="archer 14B.a", troll="troll 14B.c")
    into_deck(q, "troll")
    q.s.active = 1
    q.begin(Spawn(1, q.area("14B.c"), foe=q.foe("troll")))
    assert token(q) == ("Ben", 1)


@rule("SS-37.5", "SS-25.10")
def test_a_master_ignores_stun() -> None:
    q = trolls("1B.c", "1B.c", "1B.c")
    hit_by(q, "troll", t.STUN)
    assert not q.has("troll", t.STUN)
    hit_by(q, "troll", t.SLOW)
    assert q.has("troll", t.SLOW)


@rule("SS-37.14", "SS-30.6")
def test_a_master_is_an_enemy_for_everything_else() -> None:
    q = trolls("1B.c", "1B.c", "1B.c")
    assert formula(q.s, 0) == 1
    hit_by(q, "troll", t.DOWN)
    q.begin(Activation(q.foe("troll")), dice="r1 b1 b1 b1")
    settle(q)
    assert not q.has("troll", t.DOWN)


# Vengeful (SS-37.6, SS-37.13, SS-37.15) ---------------------------------------------------------------------------------------


@rule("SS-37.6", "SS-33.13")
def test_only_the_range_to_the_threatening_hero_counts() -> None:
    """Ben stands beside the Troll and is wounded; the token is with Ann next door."""
    q = trolls("1B.d", "1B.c", "1B.c")
    wound(q, "Ben", 3)
    assert plan(q) == (1, ["Ann"])
    stand(q, "Ann", "14B.a")
    stand(q, "troll", "1B.f")
    assert plan(q) == (2, ["Ann"])


@rule("SS-37.6", "SS-Q75", "SS-33.13")
def test_out_of_sight_the_nearest_hero_of_the_last_line() -> None:
    """Ann is out of sight: `+` names the nearest hero, and that is Ben; companions do not exist for a Vengeful one."""
    q = trolls("1B.e", "1B.g", "1B.d")
    assert plan(q) == (3, ["Ben"])
    atoms.summon(q.s, q["Ben"], 0, 2, q.area("1B.d"))
    assert plan(q) == (3, ["Ben"])


@rule("SS-37.15", "SS-37.1")
def test_the_token_is_kept_though_a_side_is_not_vengeful() -> None:
    """The Hollow King unbound goes for the most wounded; wounds move the token all the same."""
    q = scene("14B", Ann="black-rose 14B.b", Ben="archer 14B.b", k="hollow-king 14B.b")
    atoms.move_threat(q.s, q["Ann"], 1)
    assert plan(q, "k") == (0, ["Ann"])
    atoms.flip_foe(q.s, q.foe("k"))
    wound(q, "Ben", 1)
    assert plan(q, "k") == (0, ["Ben"])
    strike(q, "Ben", 8, "k")
    assert token(q) == ("Ben", 1)


@rule("SS-37.13", "SS-33.12")
def test_what_happens_to_the_token_later_does_not_redirect_the_attack() -> None:
    """The Troll goes for Ann; on its way the token passes to Ben; it strikes Ann."""
    q = trolls("1B.b", "1B.e", "1B.f")
    q.begin(Activation(q.foe("troll")))
    assert q.choice.kind == "path"
    atoms.move_threat(q.s, q["Ben"], 1)
    q.do("1B.c", dice="r1 r1 b1 b1 b1")
    settle(q)
    q.quiet()
    assert [event["target"] for event in told(q, "attack-declared")] == [q["Ann"]]


# The token moves (SS-37.7 to SS-37.12, SS-37.16) ------------------------------------------------------------------------------


@rule("SS-37.7", "SS-37.9", "SS-37.16")
def test_wounds_move_the_token() -> None:
    """The threatening hero's: to II, and no farther. Another's: to I, then to that hero."""
    q = trolls("1B.c", "1B.c", "1B.c")
    strike(q, "Ann")
    assert token(q) == ("Ann", 2)
    strike(q, "Ann")
    assert token(q) == ("Ann", 2)
    strike(q, "Ben")
    assert token(q) == ("Ann", 1)
    strike(q, "Ben")
    assert token(q) == ("Ben", 1)


@rule("SS-37.16", "SS-37.9", "SS-47.6")
def test_one_attack_counts_once_though_it_wounds_twice() -> None:
    """Under Slaughter: a critical wound and the hits of one attack: the token falls to I and stays with Ann."""
    q = trolls("1B.c", "1B.c", "1B.c")
    atoms.move_threat(q.s, q["Ann"], 2)
    row = q.s.piles.edit(EVENTS)
    row.cards, row.known = (9, 7), (EVERYBODY, NOBODY)
    rebuild(q.s)
    q.stack("critical", next(card.number for card in q.s.cast.criticals if card.id == "critical-wound-2"))
    strike(q, "Ben")
    assert q.wounds("troll") == 4 and token(q) == ("Ann", 1)


@rule("SS-37.7", "SS-Q73")
def test_fire_and_poison_move_no_token() -> None:
    q = trolls("1B.c", "1B.c", "1B.c")
    for cause in (atoms.FIRE_CAUSE, atoms.POISON_CAUSE):
        atoms.wound(q.s, q["troll"], 1, cause)
    q.begin(FallBack(q["Ann"], 0, True))
    assert token(q) == ("Ann", 1) and q.wounds("troll") == 2


@rule("SS-37.7", "SS-37.9")
def test_powers_items_and_companions_count_as_their_owners() -> None:
    q = trolls("1B.c", "1B.c", "1B.c")
    atoms.wound(q.s, q["troll"], 1, q["Ann"])
    q.begin(FallBack(q["Ann"], 0, True))
    assert token(q) == ("Ann", 2)
    atoms.summon(q.s, q["Ben"], 0, 2, q.area("1B.c"))
    atoms.wound(q.s, q["troll"], 1, 5)
    q.begin(FallBack(q["Ann"], 0, True))
    assert token(q) == ("Ann", 1)


@rule("SS-37.8", "SS-37.10")
def test_provoking_costs_a_normal_action_and_needs_sight() -> None:
    """Ann turns the token over and back, once a round; Ben lowers it, or takes it."""
    q = trolls("1B.c", "1B.d", "1B.c")
    turn = HeroTurn(q["Ann"])
    q.begin(turn)
    normal = turn.normal
    q.do("provoke")
    assert token(q) == ("Ann", 2) and turn.normal == normal - 1
    assert not q.offers("provoke")
    q.do("end")
    q.turn("Ben")
    q.do("provoke")
    assert token(q) == ("Ann", 1)
    q.do("end")
    q.s.round += 1
    q.turn("Ben")
    q.do("provoke")
    assert token(q) == ("Ben", 1)
    q.do("end")
    q.s.round += 1
    stand(q, "Ann", "1B.g")
    q.turn("Ann")
    assert not q.offers("provoke")


@rule("SS-37.11", "SS-37.13", "SS-33.22")
def test_taunt_brings_the_token_to_the_taunter() -> None:
    """SS-T72: the token is with Laegon; Ecarus taunts: it is his, on side I, and the Troll strikes him."""
    q = scene("1B", Ecarus="white-rose 1B.c", Laegon="ranger 1B.c", troll="troll 1B.c")
    atoms.move_threat(q.s, q["Laegon"], 2)
    q.s.listening = True
    q.begin(Activation(q.foe("troll")))
    assert q.choice.kind == "window" and q.choice.seat == q["Ecarus"]
    q.do(next(answer for answer in q.options() if answer != "pass"), dice="r1 b1 b1 b1")
    settle(q)
    assert token(q) == ("Ecarus", 1)
    assert [event["target"] for event in told(q, "attack-declared")] == [q["Ecarus"]]


@rule("SS-37.12", "SS-37.18", "SS-7.24")
def test_the_token_of_a_dead_hero_passes_on() -> None:
    """The active player, who acts for the master, names another hero; no companion, no ghost, nobody who is hidden."""
    q = trolls("1B.c", "1B.c", "1B.c", Cat="cleric 1B.c", Dan="assassin 1B.c", Eve="sorceress 1B.c")
    atoms.summon(q.s, q["Ben"], 0, 2, q.area("1B.c"))
    atoms.hide(q.s, q["Dan"])
    q.s.heroes.edit(q["Eve"]).ghost = True
    atoms.move_threat(q.s, q["Ann"], 2)
    q.s.active = q["Cat"]
    wound(q, "Ann", 30)
    q.begin(HeroDeath(q["Ann"], q["troll"]))
    assert q.choice.kind == "threat" and q.choice.seat == q["Cat"] and q.options() == [q["Ben"], q["Cat"]]
    q.do("Ben")
    assert token(q) == ("Ben", 1)


@rule("SS-37.12")
def test_who_cannot_be_targeted_gives_the_token_away_if_somebody_can_have_it() -> None:
    q = trolls("1B.c", "1B.c", "1B.c")
    atoms.hide(q.s, q["Ben"])
    atoms.hide(q.s, q["Ann"])
    q.begin(FallBack(q["Ann"], 0, True))
    assert token(q) == ("Ann", 1) and resting(q)
    assert plan(q) == (3, [])
    atoms.show(q.s, q["Ben"])
    atoms.hide(q.s, q["Ann"])
    q.begin(FallBack(q["Ann"], 0, True))
    assert token(q) == ("Ben", 1)


# Bound (SS-37.17) --------------------------------------------------------------------------------------------------------------


def bind(q: Scene, foe: str, to: str) -> None:
    """An enemy may not leave a tile or area."""
    q.s.cast = extended(q.s.cast)
    mod = Mod(len(q.s.cast.mods), MODS.index("bound"))
    mod.name = to
    q.s.cast.mods.append(mod)
    atoms.let_last(q.s, q[foe], mod.number, 0, t.UNTIL_QUEST)
    q.s.happened = []


@rule("SS-37.17", "SS-Q96", "SS-35.2")
def test_a_chained_troll() -> None:
    """SS-T87: Ann two areas away, outside its tile: it goes to the last area of it on its way, and strikes at range."""
    q = trolls("14B.a", "1B.e", "1B.g")
    bind(q, "troll", "1B")
    assert plan(q) == (2, ["Ann"])
    q.begin(Activation(q.foe("troll")), dice="r2 r1 b1 b1 b1")
    q.quiet()
    assert q.where("troll") == "1B.d" and q.wounds("Ann") == 1
    assert [event["target"] for event in told(q, "attack-declared")] == [q["Ann"]]


@rule("SS-37.17")
def test_a_bound_master_is_not_pushed_over_the_bound() -> None:
    q = trolls("14B.a", "1B.e", "14B.a")
    bind(q, "troll", "14B.a")
    q.begin(FallBack(q["troll"], 1, True))
    assert q.where("troll") == "14B.a" and resting(q)


# The other side (SS-37.1, SS-G20) ----------------------------------------------------------------------------------------------


@rule("SS-37.1", "SS-36.2", "SS-28.12")
def test_the_troll_shows_its_other_side() -> None:
    """Side 1 is exhausted: soul points at once, no wounds, conditions or fire, a full charge, area and token stay; it is not dead."""
    q = trolls("1B.c", "1B.d", "1B.c")
    wound(q, "troll", 21)
    hit_by(q, "troll", t.SLOW)
    atoms.give_fire(q.s, q["troll"], 2)
    soul = q.s.soul
    strike(q, "Ann")
    row = q.s.figures.rows[q["troll"]]
    assert q.s.foes.rows[q.foe("troll")].side == 1 and q.s.soul == soul + 5
    assert (row.wounds, row.conditions, row.fires) == (0, 0, (0, 0)) and q.where("troll") == "1B.c"
    assert q.s.foes.rows[q.foe("troll")].charges == 1 and token(q) == ("Ann", 2)
    assert hp_of(q.s, q["troll"]) == 18
    assert all(thing.kind == NOTHING for thing in q.s.things.rows)


@rule("SS-37.1")
def test_the_attack_that_turns_a_master_over_ends() -> None:
    """No follow-up: a Ranger's second blade is not offered against the new side."""
    q = scene("1B", Ann="ranger 1B.c pocket-knife stiletto", Ben="assassin 1B.c", troll="troll 1B.c")
    atoms.move_threat(q.s, q["Ann"], 1)
    q.s.listening = True
    wound(q, "troll", 21)
    q.begin(Attack(q["Ann"], q["troll"], BY_WEAPON, t.MAIN, focus=4), "r1 r1 b1 b1")
    while not resting(q) and q.choice.kind != "window":
        q.do(q.options()[-1])
    assert resting(q) and told(q, "attack-over") == []
    assert q.s.foes.rows[q.foe("troll")].side == 1 and q.wounds("troll") == 0


@rule("SS-37.1", "SS-33.12")
def test_its_own_activation_ends_when_it_turns_over() -> None:
    """The Troll is reflected upon itself in the middle of a line that its other side does not have."""
    q = trolls("1B.c", "1B.d", "1B.c")
    wound(q, "troll", 21)
    q.s.active = 0
    activation = Activation(q.foe("troll"), figure=q["troll"], victim=0, behaviour=3, sentence=0)
    activation.step = 5
    q.s.pending.clear()
    q.s.given.clear()
    q.s.agenda.append(activation)
    strike(q, "Ann")
    assert resting(q) and q.s.foes.rows[q.foe("troll")].side == 1


@rule("SS-36.1", "SS-36.3", "SS-36.4", "SS-37.1")
def test_the_second_side_dies_for_good() -> None:
    q = trolls("1B.c", "1B.d", "1B.c")
    atoms.flip_foe(q.s, q.foe("troll"))
    wound(q, "troll", 17)
    strike(q, "Ann")
    assert q.where("troll") == "" and q.s.foes.rows[q.foe("troll")].removed
    assert q.s.threatened == 0
    assert len([thing for thing in q.s.things.rows if thing.kind == 10]) == 2


@pytest.mark.parametrize(("heroes", "hp"), [(3, 22), (4, 30)])
@rule("SS-28.12")
def test_hp_by_the_number_of_heroes(heroes: int, hp: int) -> None:
    party = {"Ann": "black-rose", "Ben": "archer", "Cat": "cleric", "Dan": "assassin"}
    q = scene("14B", **{name: f"{party[name]} 14B.a" for name in list(party)[:heroes]}, troll="troll 14B.b")
    q.s.heroes.edit(0).ghost = True
    assert hp_of(q.s, q["troll"]) == hp
