"""SS-50.7: what happens by itself: every trigger, of heroes, companions, enemies, tokens and the table."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.scene import Scene, scene
from tests.sword_and_sorcery.written import born_with, does, happened, of_table, on_scroll, settle

from reverie.games.sword_and_sorcery.rules import atoms
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.force import rebuild
from reverie.games.sword_and_sorcery.rules.frames import EnemyWalk, Spawn
from reverie.games.sword_and_sorcery.rules.state import FIRST_COMPANION
from reverie.games.sword_and_sorcery.rules.strike import BY_HITS, Attack
from reverie.testing import rule

SOUL = "do: [{op: soul, amount: 1}]"


def two(**more: str) -> Scene:
    return scene("14B", Ecarus="white-rose 14B.b", Shae="rogue 14B.c", **more)


def run(q: Scene) -> None:
    """What has happened is looked at."""
    q.s.pending.clear()
    q.s.given.clear()
    q.run()


# The table -------------------------------------------------------------------------------------------------------------


def happen(q: Scene, trigger: str) -> None:
    """Something happens that sets off this trigger, once, and others perhaps too."""
    if trigger in ("own-attack-over", "own-attack-damages", "takes-damage"):
        q.begin(Attack(0, q["a"], BY_HITS, 3), "b1 b1 b1")
    elif trigger == "attack-declared":
        q.begin(Attack(q["a"], 0, BY_HITS, 0), "b1")
    elif trigger == "shield-lost":
        q.begin(Attack(0, q["o"], BY_HITS, 1))
    elif trigger in ("hero-enters", "moves"):
        atoms.enter(q.s, 1, q.area("14B.b"))
        run(q)
    elif trigger == "enemy-enters":
        atoms.enter(q.s, q["a"], q.area("14B.c"))
        run(q)
    elif trigger == "enters-play":
        atoms.take_away(q.s, q["a"])
        atoms.leave_play(q.s, q.foe("a"), False)
        q.s.happened = []
        q.begin(Spawn(1, q.area("14B.a"), foe=q.foe("a")))
    elif trigger == "dies":
        does(q, "{op: wound, whose: target, amount: 99}", "Ecarus", "a")
    elif trigger == "figure-dies":
        does(q, "{op: wound, whose: target, amount: 99}", "Ecarus", "p")
    else:
        q.time_phase()
    settle(q, "")


@rule("SS-50.7", "SS-50.2")
@pytest.mark.parametrize("trigger", t.TRIGGERS[1:])
def test_a_rule_of_the_quest_by_any_trigger(trigger: str) -> None:
    """Wherever it happens, and to whom; once a round where it says so."""
    q = two(
        a="troll 14B.b" if trigger != "dies" else "raider green 1 14B.b",
        o="orc-shaman green 1 14B.b",
        p="gremlin-pack green 1 14B.a",
    )
    of_table(q, f"{{on: {trigger}, limit: round, {SOUL}}}")
    before = q.s.soul
    happen(q, trigger)
    assert q.s.soul - before == 1
    if trigger not in ("enters-play", "dies", "figure-dies", "time-phase"):
        happen(q, trigger)
        assert q.s.soul - before == 1


@rule("SS-50.7", "SS-50.6")
@pytest.mark.parametrize(("given", "soul"), [("rank: [green]", 1), ("rank: [red]", 0)])
def test_a_rule_of_the_quest_under_its_condition(given: str, soul: int) -> None:
    """Of the enemy that has died."""
    q = two(r="raider green 1 14B.b")
    of_table(q, f"{{on: dies, given: {{{given}}}, do: [{{op: soul, amount: 1}}, {{op: fire, at: here, level: 1}}]}}")
    does(q, "{op: wound, whose: target, amount: 9}", "Ecarus", "r")
    assert q.s.soul == soul
    assert (sum(q.s.figures.rows[0].fires) == 1) == (soul == 1)  # `here` is where it died


@rule("SS-50.7", "SS-38.2")
def test_an_open_event_by_a_trigger_and_only_while_it_lies_there() -> None:
    q = two(g="gremlin green 1 14B.b")
    of_table(q, f"{{on: hero-enters, {SOUL}}}", "night")
    night = next(card.number for card in q.s.cast.events if card.kind == "night")
    for sky, soul in ((0, 0), (night, 1)):
        q.s.sky = sky
        rebuild(q.s)
        atoms.enter(q.s, 1, q.area("14B.b"))
        run(q)
        assert q.s.soul == soul


# Heroes and companions -------------------------------------------------------------------------------------------------


@rule("SS-50.7", "SS-26.2")
def test_what_a_hero_does_in_dying() -> None:
    """Before the backpack is dropped and the card is turned; not if somebody helps."""
    q = scene("14B", Ecarus="black-rose 14B.b", Shae="assassin 14B.b", a="orc-warrior red 1 14B.b")
    q.s.listening = True
    born_with(q, "Ecarus", "{on: dies, do: [{op: wound, whose: enemies-here, amount: 2}]}")
    does(q, "{op: wound, whose: target, amount: 99}", "a", "Ecarus")
    settle(q, "")
    assert q.wounds("a") == 2
    assert happened(q, "died", "wounded") == ["wounded", "wounded", "died"]


@rule("SS-50.7", "SS-20.1", "SS-26.10")
def test_what_a_companion_does_when_it_comes_and_when_it_dies() -> None:
    q = scene("14B", Laegon="archer 14B.b", Shae="rogue 14B.c", a="orc-warrior red 1 14B.c")
    made = q.s.cast.companions[0]
    numbers = [
        born_with(q, "Shae", "{on: enters-play, do: [{op: soul, amount: 1}]}"),
        born_with(q, "Shae", "{on: dies, do: [{op: soul, amount: 5}]}"),
    ]
    made.abilities, before = (*made.abilities, *numbers), made.abilities
    try:
        does(q, "{op: summon, companion: fenrir, rank: 2, waits: true}", "Laegon")
        assert q.s.soul == 1
        atoms.wound(q.s, FIRST_COMPANION, 99, q["a"])
        run(q)
        assert q.s.soul == 6
    finally:
        made.abilities = before


@rule("SS-Q81", "SS-20.4", "SS-40.5h")
@pytest.mark.parametrize("who", ["companion", "ghost", "hero"])
def test_companions_and_ghosts_set_off_nothing(who: str) -> None:
    """Neither Readiness nor a token nor a rule of the quest; a hero all of them."""
    q = scene("14B", Laegon="archer 14B.c", Shae="rogue 14B.c", r="raider blue 1 14B.b")
    q.s.listening = True
    of_table(q, f"{{on: hero-enters, {SOUL}}}")
    does(q, "{op: token, kind: snare, at: 14B.b, on: hero-enters, do: [{op: soul, amount: 5}]}")
    figure = 0
    if who == "companion":
        atoms.summon(q.s, 0, 0, 2, q.area("14B.c"))
        figure = FIRST_COMPANION
    elif who == "ghost":
        q.s.heroes.edit(0).ghost = True
    q.s.happened = []
    atoms.enter(q.s, figure, q.area("14B.b"))
    q.lay_dice("b6" if who == "hero" else "")
    run(q)
    assert q.s.soul == (6 if who == "hero" else 0)
    assert bool(happened(q, "ability-used")) == (who == "hero")


# Enemies ---------------------------------------------------------------------------------------------------------------


@rule("SS-50.7", "SS-7.5")
def test_what_an_enemy_does_when_another_enters_or_attacks() -> None:
    """Of its own area; not about itself."""
    q = two(a="orc-warrior green 1 14B.b", b="raider green 1 14B.c")
    for trigger, amount in (("enemy-enters", 1), ("attack-declared", 10)):
        on_scroll(q, "a", f"{{use: reaction, on: {trigger}, do: [{{op: soul, amount: {amount}}}]}}")
    atoms.enter(q.s, q["a"], q.area("14B.b"))
    run(q)
    assert q.s.soul == 0
    q.begin(EnemyWalk(q.foe("b"), -1, q.area("14B.b")))
    assert q.s.soul == 1
    q.begin(Attack(q["b"], 0, BY_HITS, 0), "b1")
    assert q.s.soul == 11
    q.begin(Attack(q["b"], 1, BY_HITS, 0))
    assert q.s.soul == 11
