"""What bots do in scenes: each judgement in a place of its own."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.prologue import prologue, send
from tests.sword_and_sorcery.scene import Scene, scene

from reverie.games.sword_and_sorcery.bots.advise import uniform
from reverie.games.sword_and_sorcery.bots.judge import Judge
from reverie.games.sword_and_sorcery.bots.lore import exits_of, goal_of
from reverie.games.sword_and_sorcery.bots.turn import Turn
from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import atoms, decisions
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.frames import HeroTurn
from reverie.games.sword_and_sorcery.rules.plan import DOOR, Door
from reverie.kernel.adviser import Advice
from reverie.kernel.agenda import innermost, submit
from reverie.kernel.chance import Stream
from reverie.kernel.choice import Choice
from reverie.kernel.domain import Listed

WORLD = "1B 8B 14B"


def advised(q: Scene) -> Advice:
    """What `normal` would answer now; nothing is changed by asking."""
    before = GAME.plain(q.s)
    found = GAME.bots.advise(q.s, q.choice)
    assert GAME.plain(q.s) == before
    assert q.choice.options.has(found.answer)
    return found


def easily(q: Scene, seed: int = 0) -> Advice:
    return GAME.bots.advise_easily(q.s, q.choice, Stream(seed).streams)


def learn(q: Scene, hero: str, power: str) -> int:
    number = q.s.cast.power_ids[power]
    atoms.learn(q.s, q[hero], number, 1)
    return number


def heads_for(q: Scene, *areas: str) -> None:
    """Objectives for a scene, and time enough."""
    q.s.plan.objectives = tuple([q.area(name) for name in areas])


def who(q: Scene) -> Advice:
    """Who of all heroes would act next."""
    ready = Listed(tuple(range(len(q.s.heroes))))
    return GAME.bots.advise(q.s, Choice(0, decisions.WHO, ready, "SS-7.12"))


# Whom to strike ------------------------------------------------------------------------------------------------------


def test_a_kill_comes_before_a_wound() -> None:
    """Of two equal enemies the one that is nearly dead is struck."""
    q = scene(
        "14B",
        Ecarus="white-rose 14B.b broadsword",
        Thorgar="cleric 14B.b",
        g="gremlin green 1 14B.b",
        h="gremlin green 2 14B.b",
    )
    q.s.figures.edit(q["h"]).wounds = 2
    q.turn("Ecarus")
    found = advised(q)
    while found.answer == "focus":
        q.do("focus")
        found = advised(q)
    assert found.answer == ("attack", t.MAIN, q["h"])
    assert found.reason == "bot-kill"


def test_focus_where_it_raises_the_chance() -> None:
    q = scene("14B", Ecarus="white-rose 14B.b broadsword", Thorgar="cleric 14B.c", r="raider green 1 14B.b")
    q.turn("Ecarus")
    assert advised(q).answer == "focus"
    q.do("focus")
    assert advised(q).answer == ("attack", t.MAIN, q["r"])


def test_whoever_cannot_reach_an_enemy_goes_there_first() -> None:
    q = scene("14B", Ecarus="white-rose 14B.a broadsword", Thorgar="cleric 14B.a", g="gremlin green 1 14B.b")
    q.turn("Ecarus")
    assert advised(q).answer == ("go", q.area("14B.b"))


def test_effects_are_paid_for_by_what_they_do() -> None:
    """A hit more kills; SKILL is spent on it."""
    q = scene("14B", Ecarus="white-rose 14B.b broadsword", Shae="rogue 14B.c", g="gremlin green 1 14B.b")
    q.turn("Ecarus")
    q.do("attack", "main", "g", dice="r2 r4")
    assert q.choice.decision is decisions.EFFECT
    paid = advised(q).answer
    assert isinstance(paid, int)
    assert (t.E_HIT, 1) in q.s.cast.dice_effects[paid].deeds


# Life and limb -------------------------------------------------------------------------------------------------------


def test_the_dying_are_healed() -> None:
    q = scene("14B", Thorgar="cleric 14B.b worn-mace", Ecarus="white-rose 14B.b", r="raider green 1 14B.b")
    heal = learn(q, "Thorgar", "heal-wounds")
    q.s.figures.edit(q["Ecarus"]).wounds = 9
    q.turn("Thorgar")
    assert advised(q).answer == ("attack", t.MAIN, q["r"]), "without Focus: the normal action is for healing"
    q.do("attack", "main", "r", dice="r1 r1")
    q.do("pass")
    found = advised(q)
    assert (found.answer, found.reason) == (("power", heal, 0, q["Ecarus"]), "bot-heal")


def test_who_is_well_is_not_healed() -> None:
    q = scene("14B", Thorgar="cleric 14B.b worn-mace", Ecarus="white-rose 14B.b", r="raider green 1 14B.b")
    learn(q, "Thorgar", "heal-wounds")
    q.turn("Thorgar")
    assert advised(q).reason in ("bot-focus", "bot-strike", "bot-kill")


def test_beginners_heal_nobody_else() -> None:
    q = scene("14B", Thorgar="cleric 14B.b worn-mace", Ecarus="white-rose 14B.b", r="raider green 1 14B.b")
    learn(q, "Thorgar", "heal-wounds")
    q.s.figures.edit(q["Ecarus"]).wounds = 9
    q.turn("Thorgar")
    assert easily(q).answer == "focus"
    q.do("focus")
    assert easily(q).answer == ("attack", t.MAIN, q["r"])


def test_nobody_evades_for_nothing() -> None:
    """Without an attack left a hero who is engaged stays, though the goal lies elsewhere and there is time."""
    q = scene(WORLD, Ecarus="white-rose 1B.c broadsword", Shae="rogue 1B.e", r="raider green 1 1B.c")
    heads_for(q, "1B.d")
    q.turn("Ecarus")
    q.do("attack", "main", "r", dice="r1 r1")
    assert ("go", q.area("1B.d")) in q.options()
    assert advised(q).answer == "end"


def test_a_hero_who_lies_stands_up() -> None:
    q = scene("14B", Ecarus="white-rose 14B.b broadsword", Thorgar="cleric 14B.c", g="gremlin green 1 14B.b")
    atoms.give_condition(q.s, q["Ecarus"], t.DOWN)
    q.turn("Ecarus")
    assert advised(q).answer == "stand"


# Ways ----------------------------------------------------------------------------------------------------------------


def test_the_way_to_the_objective_is_gone() -> None:
    q = scene(WORLD, Ecarus="white-rose 1B.e broadsword", Thorgar="cleric 1B.e")
    heads_for(q, "1B.d")
    assert goal_of(q.s) == q.area("1B.d")
    q.turn("Ecarus")
    assert advised(q).answer == ("go", q.area("1B.c"))
    q.do("go", "1B.c")
    assert advised(q).answer == ("go", q.area("1B.d"))


def test_a_door_on_the_way_is_opened() -> None:
    q = scene(WORLD, Ecarus="white-rose 1B.d broadsword", Thorgar="cleric 1B.d")
    heads_for(q, "14B.a")
    passages = q.layout.between("1B.d", "14B.a")
    q.s.plan.doors = (Door(0, DOOR, passages, q.area("1B.d"), q.area("14B.a"), False),)
    q.s.doors = 1
    q.s.closed |= passages
    q.turn("Ecarus")
    assert advised(q).answer == ("open", 0)


def test_a_door_that_leads_nowhere_stays_shut() -> None:
    q = scene(WORLD, Ecarus="white-rose 1B.d broadsword", Thorgar="cleric 1B.d")
    heads_for(q, "1B.a")
    passages = q.layout.between("1B.d", "14B.a")
    q.s.plan.doors = (Door(0, DOOR, passages, q.area("1B.d"), q.area("14B.a"), False),)
    q.s.doors = 1
    q.s.closed |= passages
    q.turn("Ecarus")
    assert advised(q).answer == ("go", q.area("1B.b"))


def test_the_last_to_come_wins() -> None:
    """All others stand where the quest is won: even past an enemy the last one goes there."""
    q = scene(WORLD, Ecarus="white-rose 8B.e broadsword", Thorgar="cleric 8B.c", r="raider green 1 8B.e")
    heads_for(q, "8B.c")
    q.s.plan.won = GAME.plan("P").won
    assert exits_of(q.s) == [q.area("8B.c")]
    q.turn("Ecarus")
    assert advised(q).answer == ("go", q.area("8B.c"))


# The party -----------------------------------------------------------------------------------------------------------


def test_who_can_kill_acts_first() -> None:
    q = scene(WORLD, Thorgar="cleric 8B.c worn-mace", Ecarus="white-rose 1B.d broadsword", g="gremlin green 1 1B.d")
    q.s.figures.edit(q["g"]).wounds = 2
    found = who(q)
    assert (found.answer, found.reason) == (q["Ecarus"], "bot-killer")


def test_then_who_can_heal() -> None:
    q = scene(WORLD, Ecarus="white-rose 1B.e broadsword", Thorgar="cleric 1B.e worn-mace")
    learn(q, "Thorgar", "heal-wounds")
    q.s.figures.edit(q["Ecarus"]).wounds = 8
    found = who(q)
    assert (found.answer, found.reason) == (q["Thorgar"], "bot-healer")


def test_the_dead_rise_while_there_is_time() -> None:
    q = scene(WORLD, Ecarus="white-rose 1B.a", Thorgar="cleric 1B.e")
    q.s.heroes.edit(q["Ecarus"]).ghost = True
    q.s.soul = 4
    options = Listed((("rank", 1), ("rise", 0), "stop"))
    found = GAME.bots.advise(q.s, Choice(1, decisions.SOUL, options, "SS-7.11"))
    assert found.answer == ("rise", 0)


def test_what_is_decided_for_enemies_is_decided_without_favour() -> None:
    """SS-G23: over many moments each option comes about as often as the next."""
    q = scene("14B", Ecarus="white-rose 14B.b", Thorgar="cleric 14B.b", g="gremlin green 1 14B.b")
    choice = Choice(0, decisions.VICTIM, Listed((0, 1)), "SS-7.19")
    found = []
    for moment in range(400):
        q.s.known = moment
        found.append(uniform(q.s, choice))
    assert 150 < found.count(0) < 250


# The Emporium --------------------------------------------------------------------------------------------------------


def test_everybody_leaves_the_emporium_armed_and_in_armour() -> None:
    heroes = ["white-rose", "cleric", "archer", "sorceress", "rogue"]
    s = GAME.new(GAME.setup({"heroes": heroes}), 1, auto=True)
    asked = 0
    while s.pending and s.round == 0:
        choice = s.pending[0]
        found = GAME.bots.advise(s, choice)
        asked += choice.decision is decisions.VISIT
        assert choice.options.has(found.answer)
        submit(s, choice.seat, found.answer)
    assert asked < 40
    for seat, hero in enumerate(heroes):
        slots = s.heroes.rows[seat].slots
        assert slots[t.MAIN] != t.NO_ITEM, hero
        assert slots[t.ARMOUR] != t.NO_ITEM, hero


@pytest.mark.parametrize(
    ("party", "branch"),
    [(("white-rose", "archer"), 0), (("archer", "white-rose"), 1), (("black-rose", "enchantress"), 2)],
    ids=["lawful", "neutral", "chaotic"],
)
def test_a_fork_is_taken_by_the_own_nature(party: tuple[str, ...], branch: int) -> None:
    """P.3 (SS-7.22): the neutral way is open to all, and neutral heroes may take any."""
    q = prologue(2, party)
    q.s.active = 0
    send(q, "Ann", "14B.a")
    while q.choice.kind != "branch":
        q.do(q.options()[0])
    assert len(q.options()) >= 2
    assert advised(q).answer == branch


# Without evading -----------------------------------------------------------------------------------------------------


def test_who_has_to_get_away_does_so_without_evading() -> None:
    """SS-Q81 `put`: a power spares the attacks of those who would be left; where nobody stands, walking is as good."""
    for beside, used in (("14B.b", True), ("8B.d", False)):
        enemies = {"o": f"orc-warrior blue 1 {beside}", "r": f"raider blue 1 {beside}"}
        q = scene(WORLD, Auriel="sorceress 14B.b", Thorgar="cleric 8B.c", **enemies)
        heads_for(q, "8B.c")
        blink = learn(q, "Auriel", "blink")
        q.s.heroes.edit(q["Auriel"]).rank = 3
        q.s.figures.edit(q["Auriel"]).wounds = 2
        q.turn("Auriel")
        found = advised(q)
        chosen = isinstance(found.answer, tuple) and found.answer[:2] == ("power", blink)
        assert chosen is used, (beside, found.answer)


def test_what_strengthens_is_drunk_before_an_attack_and_not_after_it() -> None:
    """SS-45.18: one HIT more until the Time Phase serves whoever has a combat action left."""
    q = scene(
        "14B",
        Ecarus="white-rose 14B.b broadsword potion-of-strength",
        Thorgar="cleric 14B.c",
        o="orc-warrior blue 1 14B.b",
    )
    q.turn("Ecarus")
    found = advised(q)
    assert isinstance(found.answer, tuple) and found.answer[0] == "item" and found.reason == "bot-use"
    turn = innermost(q.s, HeroTurn)
    assert turn is not None
    turn.combat = 0
    thought = Turn(Judge(q.s), turn, list(q.choice.options))
    assert thought.free is None
